//! Turns the texts of `src/app/locales` into code, so that the compiler checks every use of them.
//!
//! Nothing to do for the rules alone (no feature `app`). A key or a blank that one language has and another lacks stops
//! the build: nobody gets a page in two languages at once.

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
        let books = [read(LANGUAGES[0])?, read(LANGUAGES[1])?, read(LANGUAGES[2])?];
        let mut code = String::new();
        write_group(&mut code, "", books.each_ref())?;
        let file = Path::new(&env::var("OUT_DIR")?).join("texts.rs");
        Ok(fs::write(file, code)?)
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
    fn write_group(code: &mut String, place: &str, groups: [&Map<String, Value>; 3]) -> Outcome {
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
                    writeln!(code, "pub(crate) mod {key} {{ use super::Text;")?;
                    write_group(code, &format!("{place}."), [one, two, three])?;
                    writeln!(code, "}}")?;
                }
                [Value::String(one), Value::String(two), Value::String(three)] => {
                    write_text(code, &place, key, [one, two, three])?;
                }
                _ => return Err(format!("`{place}` is not a text in every language, nor a group in every one").into()),
            }
        }
        Ok(())
    }

    fn write_text(code: &mut String, place: &str, key: &str, texts: [&String; 3]) -> Outcome {
        let blanks = blanks(texts[0]);
        for (text, language) in texts.iter().zip(LANGUAGES) {
            if self::blanks(text) != blanks {
                return Err(format!("`{place}` has other blanks in {language} than in {}", LANGUAGES[0]).into());
            }
        }
        writeln!(code, "pub(crate) const {key}: Text = Text {{ spoken: {texts:?}, blanks: &{blanks:?} }};")?;
        Ok(())
    }

    /// The names between double braces, sorted, each once.
    fn blanks(text: &str) -> Vec<&str> {
        let mut names: Vec<&str> =
            text.split("{{").skip(1).filter_map(|rest| rest.split_once("}}")).map(|(name, _)| name.trim()).collect();
        names.sort_unstable();
        names.dedup();
        names
    }
}
