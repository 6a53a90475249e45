//! Turns the texts of `src/app/locales` into code, so that the compiler checks every use of them: a constant for each,
//! and a book for each language, which holds its texts line by line. `scripts/pack.mjs` prints the same books for the
//! browser, which fetches the one it needs; both follow the order of the keys. The first line of a book names its edition,
//! which is another one as soon as a text moves to another line: a program reads no book but of its own.
//!
//! Nothing to do for the rules alone (no feature `app`). A key, a blank or a form for whoever is spoken to that one
//! language has and another lacks stops the build: nobody gets a page in two languages at once.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "app")]
    if let Err(problem) = texts::generate() {
        println!("cargo::error={problem}");
    }
}

#[cfg(feature = "app")]
mod texts {
    use std::error::Error;
    use std::fmt::Write as _;
    use std::path::Path;
    use std::{env, fs};

    use serde_json::{Map, Value};

    type Outcome<T = ()> = Result<T, Box<dyn Error>>;

    const LOCALES: &str = "src/app/locales";
    /// The order of `Locale::ALL`. The first says which keys there are.
    const LANGUAGES: [&str; 3] = ["en", "fr", "it"];

    pub fn generate() -> Outcome {
        println!("cargo::rerun-if-changed={LOCALES}");
        let texts = [read(LANGUAGES[0])?, read(LANGUAGES[1])?, read(LANGUAGES[2])?];
        let mut output = Output::default();
        write_group(&mut output, "", texts.each_ref())?;
        let place = env::var("OUT_DIR")?;
        let place = Path::new(&place);
        let edition = format!("{:016x}", fnv(output.places.as_bytes()));
        writeln!(output.code, "pub(crate) const EDITION: &str = {edition:?};")?;
        for (book, language) in output.books.iter().zip(LANGUAGES) {
            fs::write(place.join(format!("{language}.txt")), format!("{edition}\n{}", book.join("\n")))?;
        }
        Ok(fs::write(place.join("texts.rs"), output.code)?)
    }

    /// What has been written so far.
    #[derive(Default)]
    struct Output {
        code: String,
        /// The texts of each language, one a line.
        books: [Vec<String>; 3],
        /// Where every text stands, and its blanks.
        places: String,
    }

    /// A number for a text: FNV-1a of 64 bits.
    fn fnv(text: &[u8]) -> u64 {
        text.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3))
    }

    /// All texts of a language: every file is a topic.
    fn read(language: &str) -> Outcome<Map<String, Value>> {
        let mut book = Map::new();
        for file in fs::read_dir(Path::new(LOCALES).join(language))? {
            let path = file?.path();
            let topic = path.file_stem().and_then(|stem| stem.to_str()).ok_or("a topic without a name")?;
            let texts =
                serde_json::from_slice(&fs::read(&path)?).map_err(|fault| format!("{language}/{topic}: {fault}"))?;
            book.insert(topic.to_owned(), texts);
        }
        Ok(book)
    }

    /// Writes a module with a constant for each text and a module for each group below.
    fn write_group(output: &mut Output, place: &str, groups: [&Map<String, Value>; 3]) -> Outcome {
        for (group, language) in groups.iter().zip(LANGUAGES).skip(1) {
            if let Some(key) = group.keys().find(|key| !groups[0].contains_key(*key)) {
                return Err(format!("{language} has a text `{place}{key}` that {} lacks", LANGUAGES[0]).into());
            }
        }
        for key in groups[0].keys() {
            let place = format!("{place}{key}");
            let mut values = [&Value::Null; 3];
            for ((value, group), language) in values.iter_mut().zip(groups).zip(LANGUAGES) {
                *value = group.get(key).ok_or_else(|| format!("{language} lacks the text `{place}`"))?;
            }
            match values {
                [Value::Object(one), Value::Object(two), Value::Object(three)] => {
                    writeln!(output.code, "pub(crate) mod {key} {{ use super::Text;")?;
                    write_group(output, &format!("{place}."), [one, two, three])?;
                    writeln!(output.code, "}}")?;
                }
                [Value::String(one), Value::String(two), Value::String(three)] => {
                    write_text(output, &place, key, [one, two, three])?;
                }
                _ => return Err(format!("`{place}` is not a text in every language, nor a group in every one").into()),
            }
        }
        Ok(())
    }

    fn write_text(output: &mut Output, place: &str, key: &str, texts: [&String; 3]) -> Outcome {
        let (blanks, spoken_to) = blanks(texts[0]);
        for (text, language) in texts.iter().zip(LANGUAGES) {
            let (own_blanks, own_spoken_to) = self::blanks(text);
            if own_blanks != blanks {
                return Err(format!("`{place}` has other blanks in {language} than in {}", LANGUAGES[0]).into());
            }
            if own_spoken_to != spoken_to {
                return Err(format!("`{place}` speaks to others in {language} than in {}", LANGUAGES[0]).into());
            }
        }
        if texts.iter().any(|text| text.contains('\n')) {
            return Err(format!("`{place}` is longer than a line").into());
        }
        writeln!(output.places, "{place} {}", blanks.join(" "))?;
        // The first line of a book is its edition.
        let line = output.books[0].len() + 1;
        for (book, text) in output.books.iter_mut().zip(texts) {
            book.push(text.clone());
        }
        writeln!(output.code, "pub(crate) const {key}: Text = Text {{ line: {line}, blanks: &{blanks:?} }};")?;
        Ok(())
    }

    /// The blanks of a text, and those of them that have a form for whoever is spoken to; sorted, each once. A blank
    /// stands between double braces, or before the forms between brackets.
    fn blanks(text: &str) -> (Vec<&str>, Vec<&str>) {
        let between = |begin, end| text.split(begin).skip(1).filter_map(move |rest| rest.split_once(end));
        let (mut blanks, mut spoken_to) = (Vec::new(), Vec::new());
        for (inside, _) in between("{{", "}}").chain(between("[", "]")) {
            let (name, has_forms) = inside.split_once(['/', '|']).map_or((inside, false), |(name, _)| (name, true));
            blanks.push(name.trim());
            if has_forms {
                spoken_to.push(name.trim());
            }
        }
        for names in [&mut blanks, &mut spoken_to] {
            names.sort_unstable();
            names.dedup();
        }
        (blanks, spoken_to)
    }
}
