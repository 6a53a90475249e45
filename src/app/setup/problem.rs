//! What is wrong with a table, at its field and in words.

use leptos::prelude::*;

use crate::app::words::{Locale, words};
use crate::game::{NAME_LIMIT, SetupError};
use crate::setup::{Draft, Problem};

/// The ids of the fields that are wrong, each with why, once somebody has tried to begin.
pub type WrongFields = Signal<Vec<(String, String)>>;

/// What marks a field for those who listen, if it is wrong.
pub fn mark(wrong: WrongFields, id: &str) -> impl Fn() -> Option<&'static str> + Send + Sync + 'static + use<> {
    let id = id.to_owned();
    move || wrong.with(|wrong| wrong.iter().any(|(field, _)| *field == id).then_some("true"))
}

/// The id of the field to mend.
pub fn field(problem: &Problem) -> String {
    match problem {
        Problem::Setup(SetupError::EmptyName(seat) | SetupError::LongName(seat) | SetupError::DoubledName(seat, _)) => {
            format!("name-{}", seat.number())
        }
        Problem::Setup(SetupError::FirstPlayer { .. }) => "first".to_owned(),
        // An option's field has the name of the option, whatever is wrong within it.
        Problem::Setup(SetupError::OptionRange { option, .. }) => {
            option.split('.').next().unwrap_or_default().to_owned()
        }
        Problem::Pin(seat) => format!("pin-{}", seat.number()),
        Problem::Setup(SetupError::PlayerCount { .. }) | Problem::Nobody => "players".to_owned(),
    }
}

/// What is wrong, in words.
pub fn in_words(problem: &Problem, locale: Locale, draft: &Draft) -> String {
    match problem {
        Problem::Setup(SetupError::PlayerCount { expected, .. }) => {
            words!(locale, setup.refusal.count, low = expected.start(), high = expected.end())
        }
        Problem::Setup(SetupError::EmptyName(_)) => words!(locale, setup.refusal.empty).to_owned(),
        Problem::Setup(SetupError::LongName(_)) => words!(locale, setup.refusal.long, count = NAME_LIMIT),
        Problem::Setup(SetupError::DoubledName(_, first)) => {
            let name = &draft.seats[usize::from(first.number())].name;
            words!(locale, setup.refusal.doubled, name = name)
        }
        Problem::Setup(SetupError::FirstPlayer { .. }) => words!(locale, setup.refusal.first).to_owned(),
        Problem::Setup(SetupError::OptionRange { expected, .. }) => {
            words!(locale, setup.refusal.option, low = expected.start(), high = expected.end())
        }
        Problem::Pin(_) => words!(locale, setup.refusal.pin).to_owned(),
        Problem::Nobody => words!(locale, setup.refusal.nobody).to_owned(),
    }
}

/// What is wrong with a field, under it.
#[component]
pub fn Wrong(
    /// The field's id.
    #[prop(into)]
    id: String,
    /// The fields that are wrong, and why.
    wrong: WrongFields,
) -> impl IntoView {
    let field = id.clone();
    view! {
        <p class="wrong" id=format!("{id}-wrong")>
            {move || wrong.get().into_iter().find(|(wrong, _)| *wrong == field).map(|(_, words)| words)}
        </p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::LANGUAGES;
    use crate::games::{GameId, GameOptions};
    use crate::zipang::{Options, Show};

    #[test]
    fn every_problem_is_told_at_its_field_in_each_language() {
        type Change = fn(&mut Draft);
        let changed = |change: Change| {
            let mut draft = Draft::usual(GameId::Zipang);
            change(&mut draft);
            draft
        };
        let cases: [(&str, Change); 7] = [
            ("name-1", |draft| draft.seats[1].name = "  ".into()),
            ("name-2", |draft| draft.seats[2].name = "aiko ".into()),
            ("name-0", |draft| draft.seats[0].name = "x".repeat(25)),
            ("pin-1", |draft| {
                draft.seats[1].is_person = true;
                draft.seats[1].pin = "12".into();
            }),
            ("players", |draft| draft.seats[0].is_person = false),
            ("players", |draft| draft.players = 1),
            ("show", |draft| {
                draft.options = GameOptions::Zipang(Options { show: Show::Seconds(1), ..Options::default() });
            }),
        ];
        for (id, change) in cases {
            let draft = changed(change);
            let [problem] = &draft.problems()[..] else { panic!("one thing is wrong") };
            assert_eq!(field(problem), id);
            for (locale, _) in LANGUAGES {
                assert!(in_words(problem, locale, &draft).len() > 5);
            }
        }
    }
}
