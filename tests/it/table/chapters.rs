//! The story in chapters, and what of it is news.

use noren::game::{RandomGame, Seat, Seats, Told};
use noren::table::model::{Chapter, oriente as court, zipang as table};
use noren::table::{Pace, Playable, Screen, Waiting, What};
use noren::{oriente, zipang};

use crate::shared::{Shared, answers, journal, seats};

/// What all were told in a whole game at random.
fn played<G: Playable>(setup: &G::Setup, seed: u64) -> Vec<G::Event> {
    let mut told: Vec<Told<G::Event>> = Vec::new();
    let mut game = RandomGame::<G>::new(setup, seed, &mut told).expect("a sound set-up");
    while game.step(&mut told).is_some() {}
    told.into_iter().filter(|told| told.to.includes(None)).map(|told| told.event).collect()
}

#[test]
fn each_turn_of_zipang_is_a_chapter_that_begins_with_its_card() {
    use zipang::Event::{CampaignBegan, Drew, Played, RoseInIkki, Took};
    for seed in 0..60 {
        let story = played::<zipang::State>(&zipang::Setup::plain(2 + (seed % 5) as u8), seed);
        let chapters = table::chapters(&story);
        for (place, event) in story.iter().enumerate() {
            let begins = chapters.iter().find(|chapter| chapter.at == place).map(|chapter| chapter.turn);
            let now = chapters.iter().rfind(|chapter| chapter.at <= place).copied();
            match *event {
                CampaignBegan { .. } => assert_eq!(begins, Some(None)),
                Drew(seat) => assert!(matches!(begins, None | Some(Some(_))), "{seat}"),
                Played { seat, .. } | RoseInIkki(seat) => {
                    let Some(Chapter { at, turn }) = now else { panic!("no turn has begun") };
                    assert_eq!((turn, story[at]), (Some(seat), Drew(seat)), "{story:?}");
                    // Whatever is played besides was taken first.
                    let card = |event: &&zipang::Event| matches!(event, Played { .. } | RoseInIkki(_));
                    let taken = story[at..place].iter().filter(|event| matches!(event, Took { .. })).count();
                    assert_eq!(story[at..place].iter().filter(card).count(), taken, "{story:?}");
                }
                _ => assert_eq!(begins, None),
            }
        }
    }
}

#[test]
fn a_card_drawn_for_one_given_up_begins_no_turn() {
    use zipang::Event::{Drew, LaidMonk, Stood};
    let (ada, ben) = (Seat::new(0), Seat::new(1));
    let story = [Drew(ada), LaidMonk(ben), Drew(ben), Stood(ada), Drew(ben)];
    assert_eq!(table::chapters(&story), [Chapter::turn(0, ada), Chapter::turn(4, ben)]);
}

#[test]
fn each_declaration_of_oriente_is_a_chapter_and_whoever_calls_against_it_is_in_it() {
    let mut called = 0;
    for seed in 0..40 {
        let story = played::<oriente::State>(&oriente::Setup::plain(6), seed);
        let chapters = court::chapters(&story);
        let count = |is: fn(&oriente::Event) -> bool| story.iter().filter(|event| is(event)).count();
        let seasons = count(|event| matches!(event, oriente::Event::SeasonBegan { .. }));
        let declared = count(|event| matches!(event, oriente::Event::Declared(..)));
        let calls = count(|event| matches!(event, oriente::Event::Called { .. }));
        assert_eq!(chapters.iter().filter(|chapter| chapter.turn.is_none()).count(), seasons);
        assert_eq!(chapters.iter().filter(|chapter| chapter.turn.is_some()).count(), declared - calls);
        called += calls;
    }
    assert!(called > 0);
}

#[test]
fn what_somebody_did_himself_is_no_news_to_him_but_what_came_of_it_is() {
    let mut own = 0;
    for seed in 0..10 {
        let setup = zipang::Setup { first: Some(0), ..zipang::Setup::plain(4) };
        let mut shared = Shared::<zipang::State>::new(journal(setup, 4, seats(&[0]), Pace::PassTheDevice, seed));
        for _ in 0..200 {
            let showing = shared.showing();
            let ada = Seat::new(0);
            if showing.screen.eyes() == Some(Some(ada)) {
                let new = showing.events(|line| line.is_new);
                assert!(!new.iter().any(|event| zipang::State::is_deed_of(event, ada)), "{new:?}");
                let old = showing.events(|line| !line.is_new);
                own += old.iter().filter(|event| zipang::State::is_deed_of(event, ada)).count();
            }
            match showing.screen {
                Screen::Over { .. } => break,
                Screen::Stop { .. } => shared.does(What::GoOn),
                Screen::Table { waiting: Waiting::Answer(seat), .. } => {
                    let answer = answers::<zipang::State>(&shared.view(), seat)[0];
                    shared.answer(seat, answer)
                }
                _ => shared.move_bot(),
            };
        }
    }
    assert!(own > 0, "it stands in the story all the same");
    let open = Shared::<zipang::State>::new(journal(zipang::Setup::plain(3), 3, Seats::all(3), Pace::PassTheDevice, 1));
    assert!(open.showing().story.is_empty(), "the curtain is down");
}
