//! Whoever plays alone among bots is spoken to, wherever a game says something: tried on whole games of both.

use crate::app::play::story::sentences;
use crate::app::play::{GameUi, Teller};
use crate::app::words::Locale;
use crate::game::{Chance, Game, Moment, Seat, Stream};
use crate::oriente::deals::{legal_replies, random_offer};
use crate::table::model::Selection;
use crate::table::{
    Deed, Host, Journal, Level, Mind, Mon, Pace, People, Player, Screen, SeatPlan, Showing, Table, Waiting, What,
};
use crate::{oriente, zipang};

/// The only person; nothing else that is said has these letters.
const NAME: &str = "Quentin";

/// The words of each language for whoever is spoken to.
const YOU: [&[&str]; 3] =
    [&["you", "your", "yours"], &["vous", "votre", "vos"], &["tu", "te", "ti", "tuo", "tua", "tuoi", "tue", "vi"]];

fn people(players: u8, persons: &[u8]) -> People {
    let names = [NAME, "Aiko", "Emi", "Botan", "Oki", "Chie"];
    let player = |(number, name): (usize, &str)| Player {
        name: name.into(),
        mon: Mon::ALL[number],
        mind: match persons.contains(&(number as u8)) {
            true => Mind::Person,
            false => Mind::Bot(if number % 2 == 0 { Level::Random } else { Level::Steady }),
        },
    };
    People::new(names.into_iter().enumerate().take(players.into()).map(player).collect())
}

/// What somebody does beside his question, by what he sees.
type Aside<G> = fn(&<G as Game>::View, Seat, &mut Stream) -> Option<<G as Game>::Action>;

/// Plays a game with one person, who does anything that he may, and shows every screen on the way.
fn play<G: GameUi>(setup: G::Setup, players: u8, seed: u64, aside: Aside<G>, mut look: impl FnMut(&Showing<G>)) {
    let plan = SeatPlan { people: people(players, &[0]), pins: Vec::new() };
    let journal = Journal::new(setup, plan, Pace::PassTheDevice, seed, seed + 1);
    let mut table = Table::<G>::new(Host::new(journal).expect("a sound journal"));
    let mut luck = Chance::new(seed).stream(Moment { kind: 99, round: 0, index: 0 });
    loop {
        if let Some(asked) = table.host().asked() {
            assert!(table.take(asked.think()), "it was asked for");
            continue;
        }
        let showing = table.showing(0);
        look(&showing);
        let view = showing.view.as_ref().expect("one person has no curtain");
        let what = match showing.screen {
            Screen::Over { .. } => return,
            Screen::Stop { .. } => What::GoOn,
            Screen::Table { waiting: Waiting::Desk, .. } => match aside(view, Seat::new(0), &mut luck) {
                Some(action) if luck.below(3) > 0 => What::Aside { seat: Seat::new(0), action },
                _ => What::CloseDesk,
            },
            _ if showing.desk.is_some() && luck.below(3) == 0 => What::OpenDesk,
            Screen::Table { waiting: Waiting::Moment { .. }, .. } => What::LetItRun,
            _ => {
                let mut answers = Vec::new();
                G::sample(view, &mut luck).legal(Seat::new(0), &mut answers);
                let action = answers.swap_remove(luck.below(answers.len() as u32) as usize);
                What::Answer { seat: Seat::new(0), action }
            }
        };
        table.act(0, Deed { showing: showing.number, what }).unwrap_or_else(|error| panic!("{error}"));
    }
}

/// Everything that is said on this screen in sentences: questions, previews, what is new, headlines.
fn said<G: GameUi>(locale: Locale, showing: &Showing<G>) -> Vec<String> {
    let voice = G::voice(locale, showing);
    let news = sentences::<G>(&voice, showing, showing.events(|line| !line.is_new), |line| line.is_new);
    let mut said: Vec<String> = news.into_iter().map(|sentence| sentence.words).collect();
    let Some(view) = &showing.view else { return said };
    if let Some((seat, question)) = &showing.question {
        said.extend([voice.question(*seat, question), voice.put(*seat, question)]);
        if showing.screen.waiting() == Some(Waiting::Answer(*seat)) {
            said.extend(previews::<G>(&voice, view, *seat));
        }
    }
    match &showing.screen {
        Screen::Stop { stop, is_last } => {
            let page = G::stop(&voice, view, stop, *is_last);
            let called = page.call.map(|call| call.words.into_html());
            said.extend(headlines(&page.content.into_html()));
            said.extend(called.iter().flat_map(|html| headlines(html)));
        }
        Screen::Over { outcome, opened: Some(opened) } => {
            let ended = crate::app::play::Ended { outcome, opened, view, story: &showing.public_story() };
            let page = G::result(&voice, ended);
            said.extend([page.title, page.lead]);
            let whole = sentences::<G>(&voice, showing, Vec::new(), |_| true);
            said.extend(whole.into_iter().map(|sentence| sentence.words));
        }
        _ => {}
    }
    said
}

/// What stands in headings, in what leads on from them, and in the lines of lists that hold nothing else.
fn headlines(html: &str) -> Vec<String> {
    let mut texts = Vec::new();
    for (begin, end) in [("<h1", "</h1>"), ("<p class=\"lead\"", "</p>"), ("<li>", "</li>")] {
        for part in html.split(begin).skip(1) {
            let part = part.split_once(end).map_or(part, |(part, _)| part);
            let text = part.rsplit_once('>').map_or(part, |(_, text)| text);
            texts.extend(Some(text.to_owned()).filter(|text| !text.is_empty() && !part.contains('<')));
        }
    }
    texts
}

/// What each choice would do, whomever it names.
fn previews<G: GameUi>(voice: &G::Voice, view: &G::View, seat: Seat) -> Vec<String> {
    let ways = |choice| G::ways_to_name(view, seat, choice).into_iter().filter(move |named| !named.contains(seat));
    let selections = G::choices(view)
        .into_iter()
        .flat_map(|choice| ways(choice).map(move |named| Selection { choice: Some(choice), named }));
    selections.flat_map(|selection| G::preview(voice, view, seat, selection)).collect()
}

/// Are these words said, as words of their own and in whatever case?
fn says(sentence: &str, words: &[&str]) -> bool {
    let sentence = sentence.to_lowercase();
    sentence.split(|sign: char| !sign.is_alphabetic()).any(|word| words.contains(&word))
}

/// No form, blank or gap is left where something was put in.
fn assert_is_whole(sentence: &str) {
    let faults = ["{", "}", "[", "]", "|", "  ", " .", " ,"];
    assert!(!faults.iter().any(|fault| sentence.contains(fault)), "{sentence:?}");
    assert!(!sentence.is_empty() && sentence.trim() == sentence, "{sentence:?}");
    let first = sentence.chars().next().expect("a sentence");
    assert!(first.is_uppercase() || first.is_numeric(), "{sentence:?}");
}

/// Tells games of these seeds to the only person; then again as if another of them were a person too.
fn tell_games<G: GameUi>(setup: fn(u8) -> G::Setup, sizes: &[u8], aside: Aside<G>) {
    let mut spoken_to = [0; 3];
    for (seed, &players) in sizes.iter().enumerate() {
        play::<G>(setup(players), players, seed as u64, aside, |showing| {
            let mut shared = showing.clone();
            shared.people = people(players, &[0, 1]);
            shared.seats = shared.people.persons();
            for locale in Locale::ALL {
                let you = YOU[locale as usize];
                for sentence in said(locale, showing) {
                    assert!(!sentence.contains(NAME), "{locale:?}: {sentence}");
                    assert_is_whole(&sentence);
                    spoken_to[locale as usize] += usize::from(says(&sentence, you));
                }
                for sentence in said(locale, &shared) {
                    assert!(!says(&sentence, you), "{locale:?}: {sentence}");
                    assert_is_whole(&sentence);
                }
            }
        });
    }
    assert!(spoken_to.iter().all(|&times| times > 20), "{spoken_to:?}");
}

#[test]
fn whole_games_of_oriente_speak_to_the_only_person_and_name_several() {
    tell_games::<oriente::State>(oriente::Setup::plain, &[4, 5, 6, 4, 5, 6, 4, 5], |view, seat, luck| {
        let state = oriente::State::sample(view, luck);
        let mut replies = Vec::new();
        legal_replies(&state, seat, &mut replies);
        match replies.is_empty() || luck.below(3) == 0 {
            true => random_offer(&state, seat, luck),
            false => Some(replies[luck.below(replies.len() as u32) as usize]),
        }
    });
}

#[test]
fn whole_games_of_zipang_speak_to_the_only_person_and_name_several() {
    tell_games::<zipang::State>(zipang::Setup::plain, &[2, 3, 4, 5, 6, 3, 4, 5, 6, 2], |_, _, _| None);
}

/// Holds what is said to each of these seats, if he plays alone, against the file of that name: every sentence that is
/// said otherwise than by name. With `NOREN_BLESS` set, the file is written anew instead, to be read as a change.
pub(crate) fn is_written(file: &str, said: impl Fn(Locale, Option<Seat>) -> Vec<String>) {
    let mut found = String::new();
    for locale in Locale::ALL {
        found.push_str(&format!("# {}\n", locale.tag()));
        let by_name = said(locale, None);
        for seat in 0..3 {
            let spoken = said(locale, Some(Seat::new(seat)));
            let differ = spoken.iter().zip(&by_name).filter(|(spoken, named)| spoken != named);
            differ.for_each(|(spoken, _)| found.push_str(&format!("{spoken}\n")));
        }
    }
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/told").join(file);
    if std::env::var_os("NOREN_BLESS").is_some() {
        std::fs::write(path, found).expect("a file that can be written");
    } else {
        let written = std::fs::read_to_string(path).unwrap_or_default();
        assert_eq!(found, written, "{file} says otherwise; NOREN_BLESS=1 writes it anew");
    }
}

/// A speaker about these people, of whom only the one in this seat is no bot; all are, with nobody there.
pub(crate) fn speaker_to(locale: Locale, names: &[&str], you: Option<Seat>) -> super::Speaker {
    let mind = |seat| if Some(seat) == you { Mind::Person } else { Mind::Bot(Level::Steady) };
    let player = |(number, name): (usize, &&str)| Player {
        name: (*name).into(),
        mon: Mon::ALL[number],
        mind: mind(Seat::new(number as u8)),
    };
    let people = People::new(names.iter().enumerate().map(player).collect());
    let here = people.persons();
    super::Speaker::new(locale, people, here)
}
