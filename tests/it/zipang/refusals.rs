//! Every reason for which an action is refused, provoked where its rule forbids it.

use std::collections::BTreeMap;

use noren::game::{Chance, Game, Reason, Rule, Seat};
use noren::learn::{Playing, Scene};
use noren::zipang::{Action, Card, Refusal, State};

use crate::support::scene_files;
use crate::zipang::{scene_text, seats};

fn play(card: Card, targets: &[u8]) -> Action {
    Action::Play { card, targets: seats(targets) }
}

/// The position in which a scene begins.
fn opening(name: &str) -> State {
    let scene: Scene<State> = Scene::from_json(&scene_text(name)).expect("a sound scene");
    Playing::open(&scene).expect("a position that can be").0.game
}

/// The position after the first `steps` of a scene.
fn after(name: &str, steps: usize) -> State {
    let scene: Scene<State> = Scene::from_json(&scene_text(name)).expect("a sound scene");
    let mut playing = Playing::open(&scene).expect("a position that can be").0;
    for step in &scene.script[..steps] {
        playing.step(step).expect("a step that comes out as written");
    }
    playing.game
}

/// One action for each reason, where it stands and who tries it. A match, so that a new reason does not compile without
/// one.
fn provocation(reason: Refusal) -> (State, u8, Action) {
    match reason {
        Refusal::GameOver => (after("z-09-final-draw", 1), 0, play(Card::Monk, &[])),
        Refusal::NotAsked => (opening("captain"), 1, play(Card::Peasant, &[])),
        Refusal::OtherQuestion => (opening("captain"), 0, Action::Stand),
        Refusal::NotInHand => (opening("captain"), 0, play(Card::Warlord, &[1])),
        Refusal::TakenMustBePlayed => (after("z-05-taken-emperor", 3), 0, play(Card::Captain, &[1])),
        Refusal::NotTwoPeasants => (opening("ninja"), 0, Action::Ikki),
        Refusal::NamesNobody => (opening("merchant"), 0, play(Card::Merchant, &[1])),
        Refusal::NamesOne => (opening("captain"), 0, play(Card::Captain, &[1, 2])),
        Refusal::NamesTwo => (opening("commander"), 0, play(Card::Commander, &[1])),
        Refusal::NamesHimself => (opening("captain"), 0, play(Card::Captain, &[0])),
        Refusal::NoSuchPlayer => (opening("captain"), 0, play(Card::Captain, &[3])),
        Refusal::OutOfCampaign => (opening("z-03-names-another-player-still-in"), 0, play(Card::Ninja, &[1])),
        Refusal::NotInDiscards => (after("z-04-crazy-one-takes-a-face-up-card", 1), 0, Action::Take(Card::Ninja)),
        Refusal::NotHimself => (after("z-04-crazy-one-takes-a-face-up-card", 1), 0, Action::Take(Card::CrazyOne)),
        Refusal::NotInThatHand => (after("nobleman", 2), 0, Action::Take(Card::Peasant)),
        Refusal::NoMonk => (after("z-07-asked-without-a-monk", 1), 1, Action::Monk),
        Refusal::CoinOnlyAgainstAttack => (after("bandit", 1), 1, Action::Coin),
        Refusal::FirstTurnHasCome => (after("z-07-asked-without-a-monk", 1), 1, Action::Coin),
        Refusal::NoCoin => (after("q-01-no-coin-to-block", 1), 1, Action::Coin),
    }
}

#[test]
fn every_reason_is_given_where_its_rule_forbids_and_nothing_changes() {
    for reason in Refusal::ALL {
        let (state, seat, action) = provocation(reason);
        let mut tried = state;
        let refused = tried.apply(Seat::new(seat), &action, &mut Chance::new(7)).expect_err("a refusal");
        assert_eq!(refused, reason, "{action:?} by seat {seat}");
        assert_eq!(tried, state, "a refused action changes nothing");
    }
}

#[test]
fn every_reason_is_provoked_in_some_scene() {
    let mut provoked: BTreeMap<String, u32> = BTreeMap::new();
    for (name, text) in scene_files().into_iter().filter(|(name, _)| name.starts_with("zipang-")) {
        let scene: Scene<State> = Scene::from_json(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        for refused in scene.script.into_iter().filter_map(|step| step.expect.refused) {
            *provoked.entry(refused).or_default() += 1;
        }
    }
    let missing: Vec<&str> =
        Refusal::ALL.into_iter().map(Reason::name).filter(|&name| !provoked.contains_key(name)).collect();
    assert!(missing.is_empty(), "no scene provokes {missing:?}");
}

#[test]
fn what_is_listed_is_what_scenes_allow() {
    for (name, text) in scene_files().into_iter().filter(|(name, _)| name.starts_with("zipang-")) {
        let scene: Scene<State> = Scene::from_json(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let mut playing = Playing::open(&scene).expect("a position that can be").0;
        let mut listed = Vec::new();
        for (number, step) in scene.script.iter().enumerate() {
            playing.game.legal(step.seat, &mut listed);
            let allowed = step.expect.refused.is_none();
            assert_eq!(listed.contains(&step.action), allowed, "{name}, step {number}: {listed:?}");
            playing.step(step).expect("a step that comes out as written");
        }
    }
}

#[test]
fn z_2_a_commanders_answers_are_all_pairs_of_rivals_and_else_the_one() {
    let commanders = |name: &str| {
        let mut listed = Vec::new();
        opening(name).legal(Seat::new(0), &mut listed);
        listed.retain(|action| matches!(action, Action::Play { card: Card::Commander, .. }));
        listed
    };
    let pairs = [[1, 2], [1, 3], [2, 3]].map(|pair| play(Card::Commander, &pair));
    assert_eq!(commanders("z-02-commander-names-two"), pairs);
    assert_eq!(commanders("z-02-commander-with-two-rivals"), [play(Card::Commander, &[1, 3])]);
    assert_eq!(commanders("z-02-commander-names-the-only-rival"), [play(Card::Commander, &[2])]);
}

#[test]
fn every_reason_names_its_rule_and_says_a_sentence() {
    let rules_page = ["A turn", "Attack", "Monk", "End of the game"];
    for reason in Refusal::ALL {
        let rule = reason.rule().to_string();
        let number = || rule.strip_prefix("Z-").and_then(|number| number.parse::<u8>().ok());
        let known = match reason.rule() {
            Rule::Ruling(_) => number().is_some_and(|number| (1..=17).contains(&number)),
            Rule::Section(_) => rules_page.contains(&rule.as_str()),
        };
        assert!(known, "{reason:?} names {}, which is no rule", reason.rule());
        assert!(reason.to_string().split(' ').count() > 3, "{reason:?} says why");
    }
}
