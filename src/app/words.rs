//! Every sentence the page shows, in three languages.
//!
//! The texts live in `locales/<language>/<topic>.json` and become constants at compile time (`build.rs`). A key that a
//! component asks for and nobody wrote does not compile, nor does one that a language lacks, nor a blank that nobody
//! fills; and a text that nobody asks for is a warning.
//!
//! A sentence about people can have forms for whoever is spoken to. `{{ name / You }}` is the name, or the word after the
//! stroke; `[name|passes|pass]` is the first form for others, the second for you alone, and the third, if there is one, for you
//! with others. What is said so of a blank in one language has to be said so in all of them, or the build stops.
//!
//! A constant says on which line of a language's book its text stands. A browser fetches the book of the language it
//! needs, once for all parts of the app (`public/boot.js`); everywhere else the books are part of the program.
//!
//! Pages are built for one [`Locale`] with `words!` and rebuilt when the reader changes it.

use std::cell::OnceCell;
use std::fmt::Display;

/// What stands before the word for whoever is spoken to, within a blank.
const STROKE: char = '/';
/// What stands between the forms of words.
const BAR: char = '|';

/// A language we speak.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Locale {
    /// English, for everyone whose language we do not speak.
    #[default]
    En,
    /// French.
    Fr,
    /// Italian.
    It,
}

impl Locale {
    /// All of them, in the order in which a text holds them.
    pub const ALL: [Self; 3] = [Self::En, Self::Fr, Self::It];

    /// Its tag, as the page's `lang` says it.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        ["en", "fr", "it"][self as usize]
    }
}

/// A text in all languages. Blanks to be filled stand between double braces, forms of words between brackets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Text {
    /// On which line of every book it stands.
    pub(crate) line: usize,
    /// The names of its blanks, sorted.
    pub(crate) blanks: &'static [&'static str],
}

/// A blank's name and what goes into it.
pub(crate) type Filling<'a> = (&'static str, &'a dyn Fill);

/// What can go into a blank: plain words, or people.
pub(crate) trait Fill {
    /// It in words; `you` stands for whoever is spoken to, where the text has a word for him.
    fn said(&self, locale: Locale, you: Option<&str>) -> String;

    /// Which of the forms of the words around it is the right one.
    fn form(&self) -> usize {
        0
    }
}

impl<T: Display> Fill for T {
    fn said(&self, _: Locale, _: Option<&str>) -> String {
        self.to_string()
    }
}

/// People whom a sentence speaks of, maybe to one of them. They are no words yet: what they are called depends on the text.
#[derive(Clone, Debug)]
pub struct Named {
    /// Their names; whoever is spoken to comes first.
    names: Vec<String>,
    has_you: bool,
}

impl Named {
    /// These people, of whom the first may be the one who is spoken to.
    #[must_use]
    pub const fn new(names: Vec<String>, has_you: bool) -> Self {
        Self { names, has_you }
    }

    /// Is one of them spoken to?
    #[must_use]
    pub const fn has_you(&self) -> bool {
        self.has_you
    }

    /// Their names, in one breath.
    #[must_use]
    pub fn names(&self, locale: Locale) -> String {
        self.said(locale, None)
    }
}

impl Fill for Named {
    fn said(&self, locale: Locale, you: Option<&str>) -> String {
        let mut names = self.names.clone();
        if let (true, Some(you), Some(first)) = (self.has_you, you, names.first_mut()) {
            you.clone_into(first);
        }
        list(locale, names)
    }

    fn form(&self) -> usize {
        match (self.has_you, self.names.len()) {
            (false, _) => 0,
            (true, 1) => 1,
            (true, _) => 2,
        }
    }
}

/// Several things in one breath.
pub(crate) fn list(locale: Locale, mut things: Vec<String>) -> String {
    let Some(last) = things.pop() else { return String::new() };
    if things.is_empty() {
        return last;
    }
    let mut list = format!("{} {} ", things.join(", "), words!(locale, table.and));
    append(locale, &mut list, &last);
    list
}

impl Text {
    /// It in this language.
    pub(crate) fn plain(&self, locale: Locale) -> &'static str {
        thread_local! {
            static BOOKS: [OnceCell<Vec<&'static str>>; 3] = const { [const { OnceCell::new() }; 3] };
        }
        BOOKS.with(|books| {
            let lines = books[locale as usize].get_or_init(|| book(locale).lines().collect());
            lines.get(self.line).copied().unwrap_or_default()
        })
    }

    /// It in this language, with its blanks filled.
    pub(crate) fn filled(&self, locale: Locale, fillings: &[Filling<'_>]) -> String {
        fill(locale, self.plain(locale), fillings)
    }

    /// Are these names exactly its blanks? Asked at compile time.
    pub(crate) const fn takes(&self, names: &[&str]) -> bool {
        let mut place = 0;
        while place < names.len() {
            if !contains(self.blanks, names[place]) {
                return false;
            }
            place += 1;
        }
        names.len() == self.blanks.len()
    }
}

/// The book of a language, in which every text has its line.
#[cfg(target_arch = "wasm32")]
fn book(locale: Locale) -> &'static str {
    super::books::book(locale.tag()).leak()
}

/// The book of a language, in which every text has its line.
#[cfg(not(target_arch = "wasm32"))]
const fn book(locale: Locale) -> &'static str {
    match locale {
        Locale::En => include_str!(concat!(env!("OUT_DIR"), "/en.txt")),
        Locale::Fr => include_str!(concat!(env!("OUT_DIR"), "/fr.txt")),
        Locale::It => include_str!(concat!(env!("OUT_DIR"), "/it.txt")),
    }
}

/// A text with its blanks filled.
fn fill(locale: Locale, text: &str, fillings: &[Filling<'_>]) -> String {
    let mut sentence = String::new();
    go_on(locale, &mut sentence, text, fillings);
    sentence
}

/// Goes on with a text, which has the form that its people want.
fn go_on(locale: Locale, sentence: &mut String, mut text: &str, fillings: &[Filling<'_>]) {
    let find = |blank: &str| fillings.iter().find(|(name, _)| *name == blank.trim()).map(|(_, value)| *value);
    while let Some(place) = text.find(['{', '[']) {
        sentence.push_str(&text[..place]);
        let opened = &text[place..];
        let is_blank = opened.starts_with("{{");
        let (inside, rest) = opened.split_once(if is_blank { "}}" } else { "]" }).unwrap_or((opened, ""));
        let inside = inside.trim_start_matches(['{', '[']);
        let parted = inside.split_once(if is_blank { STROKE } else { BAR });
        let (blank, forms) = parted.map_or((inside, None), |(blank, forms)| (blank, Some(forms)));
        match (find(blank), forms) {
            (Some(value), you) if is_blank => append(locale, sentence, &value.said(locale, you.map(str::trim))),
            (Some(value), Some(forms)) => {
                let form = forms.split(BAR).take(value.form() + 1).last().unwrap_or_default();
                go_on(locale, sentence, form, fillings);
            }
            _ => {}
        }
        text = rest;
    }
    sentence.push_str(text);
}

/// Goes on with these words, as the language wants it where they meet the last one: French says `d’Aiko` and `qu’Aiko`
/// where it says `de Botan` and `que Botan`, Italian `ad Aiko` and `ed Emi` where it says `a Botan` and `e Botan`.
pub(crate) fn append(locale: Locale, sentence: &mut String, next: &str) {
    match locale {
        Locale::En => {}
        Locale::Fr => {
            if [" de ", " que "].iter().any(|word| sentence.ends_with(word)) && next.starts_with(VOWELS) {
                sentence.truncate(sentence.len() - "e ".len());
                sentence.push('’');
            }
        }
        Locale::It => {
            let meets = |word: &str, vowels: &[char]| sentence.ends_with(word) && next.starts_with(vowels);
            if meets(" a ", LIKE_A) || meets(" e ", LIKE_E) {
                sentence.truncate(sentence.len() - " ".len());
                sentence.push_str("d ");
            }
        }
    }
    sentence.push_str(next);
}

/// The capitals and small letters before which French drops an *e*. Names with an *h* or a *y* go either way.
const VOWELS: &[char] = &[
    'A', 'E', 'I', 'O', 'U', 'À', 'Â', 'Ä', 'Æ', 'É', 'È', 'Ê', 'Ë', 'Î', 'Ï', 'Ô', 'Ö', 'Ō', 'Œ', 'Ü', 'a', 'e', 'i',
    'o', 'u', 'à', 'â', 'ä', 'æ', 'é', 'è', 'ê', 'ë', 'î', 'ï', 'ô', 'ö', 'ō', 'œ', 'ü',
];

/// The letters before which the Italian *a* becomes *ad*.
const LIKE_A: &[char] = &['A', 'À', 'Á', 'Â', 'a', 'à', 'á', 'â'];
/// The letters before which the Italian *e* becomes *ed*.
const LIKE_E: &[char] = &['E', 'È', 'É', 'Ê', 'Ë', 'e', 'è', 'é', 'ê', 'ë'];

const fn contains(names: &[&str], wanted: &str) -> bool {
    let mut place = 0;
    while place < names.len() {
        if is_same(names[place].as_bytes(), wanted.as_bytes()) {
            return true;
        }
        place += 1;
    }
    false
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut place = 0;
    while place < one.len() && place < other.len() && one[place] == other[place] {
        place += 1;
    }
    place == one.len() && place == other.len()
}

/// The texts, each under its topic and key.
#[allow(non_upper_case_globals, reason = "named after their keys")]
pub(crate) mod texts {
    use super::Text;
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}

/// A text in a language: `words!(locale, shell.skip)` is a `&'static str`; with blanks to fill, as in
/// `words!(locale, table.hand, name = name)`, a `String`.
macro_rules! words {
    ($locale:expr, $($key:ident).+) => {{
        const TEXT: $crate::app::words::Text = $crate::app::words::texts::$($key)::+;
        const { assert!(TEXT.takes(&[]), "this text has blanks to fill") };
        TEXT.plain($locale)
    }};
    ($locale:expr, $($key:ident).+, $($blank:ident = $value:expr),+ $(,)?) => {{
        const TEXT: $crate::app::words::Text = $crate::app::words::texts::$($key)::+;
        const { assert!(TEXT.takes(&[$(stringify!($blank)),+]), "the blanks of this text are others") };
        TEXT.filled($locale, &[$((stringify!($blank), &$value as &dyn $crate::app::words::Fill)),+])
    }};
}
pub(crate) use words;

#[cfg(test)]
mod tests {
    use super::*;

    const GREETING: Text = Text { line: 0, blanks: &["name", "other"] };

    #[test]
    fn blanks_are_filled_wherever_a_language_has_them() {
        let fillings: [Filling<'_>; 2] = [("name", &"Ai"), ("other", &2)];
        assert_eq!(fill(Locale::En, "{{ name }} meets {{other}}.", &fillings), "Ai meets 2.");
        assert_eq!(fill(Locale::Fr, "« {{ other }} »", &fillings), "« 2 »");
        assert_eq!(fill(Locale::It, "", &fillings), "");
    }

    /// A text with this name in it.
    fn named(locale: Locale, text: &str, name: &str) -> String {
        fill(locale, text, &[("name", &name)])
    }

    #[test]
    fn french_elides_before_a_vowel_and_only_there() {
        let hand = |name| named(Locale::Fr, "La main de {{ name }}", name);
        assert_eq!(hand("Aiko"), "La main d’Aiko");
        assert_eq!(hand("émilie"), "La main d’émilie");
        assert_eq!(hand("Botan"), "La main de Botan");
        assert_eq!(hand("5"), "La main de 5");
        let left = |name| named(Locale::Fr, "Il ne reste que {{ name }}.", name);
        assert_eq!(left("Aiko"), "Il ne reste qu’Aiko.");
        assert_eq!(left("Botan"), "Il ne reste que Botan.");
        assert_eq!(named(Locale::Fr, "{{ name }} regarde {{ name }}", "Aiko"), "Aiko regarde Aiko");
    }

    #[test]
    fn italian_puts_a_d_between_two_of_the_same_vowel() {
        let gives = |name| named(Locale::It, "Dà una carta a {{ name }}.", name);
        assert_eq!(gives("Aiko"), "Dà una carta ad Aiko.");
        assert_eq!(gives("Emi"), "Dà una carta a Emi.");
        assert_eq!(gives("Botan"), "Dà una carta a Botan.");
        let agree = |name| named(Locale::It, "Botan e {{ name }} si accordano.", name);
        assert_eq!(agree("Emi"), "Botan ed Emi si accordano.");
        assert_eq!(agree("Élodie"), "Botan ed Élodie si accordano.");
        assert_eq!(agree("Aiko"), "Botan e Aiko si accordano.");
        assert_eq!(named(Locale::It, "Vince {{ name }}", "Emi"), "Vince Emi");
    }

    #[test]
    fn words_take_the_form_of_those_they_speak_of() {
        let passes = |names: &[&str], has_you| {
            let named = Named::new(names.iter().map(|&name| name.to_owned()).collect(), has_you);
            fill(
                Locale::It,
                "[name|{{ name }} |][name|passa|Passi|{{ name / Tu }} passate] con {{ name / te }}.",
                &[("name", &named)],
            )
        };
        assert_eq!(passes(&["Emi"], false), "Emi passa con Emi.");
        assert_eq!(passes(&["Emi"], true), "Passi con te.");
        assert_eq!(passes(&["Botan", "Emi"], true), "Tu ed Emi passate con te ed Emi.");
        // Whatever is no person has the first form, and no word for you.
        assert_eq!(fill(Locale::En, "[count|is|are] {{ count / you }}", &[("count", &2)]), "is 2");
    }

    #[test]
    fn no_language_follows_the_rules_of_another() {
        assert_eq!(named(Locale::En, "What a {{ name }}", "Akindo"), "What a Akindo");
        assert_eq!(named(Locale::Fr, "La main a {{ name }}", "Aiko"), "La main a Aiko");
        assert_eq!(named(Locale::It, "E poi de {{ name }}", "Aiko"), "E poi de Aiko");
    }

    #[test]
    fn a_text_stands_on_the_same_line_in_every_language() {
        let spoken = Locale::ALL.map(|locale| words!(locale, about.licence_title));
        assert_eq!(spoken, ["Licence", "Licence", "Licenza"]);
        let lines = Locale::ALL.map(|locale| book(locale).lines().count());
        assert_eq!(lines, [lines[0]; 3]);
    }

    #[test]
    fn a_text_takes_its_own_blanks_and_no_others() {
        assert!(GREETING.takes(&["other", "name"]));
        for names in [&["name"][..], &["name", "othe"], &["name", "other", "third"], &[]] {
            assert!(!GREETING.takes(names), "{names:?}");
        }
    }
}
