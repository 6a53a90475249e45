//! What the table stops for.

use noren::game::{Game, Seats, Staged};
use noren::oriente::Action::{Call, Declare, Pass};
use noren::oriente::{Destiny, Event, Lord, LordView, Phase, Side, State};
use noren::table::model::oriente::{BattleReport, Interlude, NewLord, interludes, ladder, sides};

use super::{each_move, opening_story, public, tables};
use crate::oriente::properties::Market;
use crate::oriente::table::{Play, Table, seat};
use crate::support::games;

/// What the last action made the table stop for.
fn stops(play: &mut Play, act: impl FnOnce(&mut Play)) -> Vec<Interlude> {
    let before = play.state.view(None);
    act(play);
    interludes(&before, &public(&play.told))
}

fn battle(stops: &[Interlude]) -> &BattleReport {
    match stops {
        [Interlude::Battle(report)] => report,
        other => panic!("no battle: {other:?}"),
    }
}

#[test]
fn every_battle_revolution_and_season_is_reported_once_with_the_sums_that_decided() {
    let mut found = [0u32; 4];
    for (setup, seed) in tables(games(80)) {
        each_move(&setup, seed, |step| {
            let stops = interludes(&step.before.view(None), &step.news);
            let mut reports = stops.iter();
            for event in &step.news {
                match *event {
                    Event::BattleDecided { attacker, defender, winner } => {
                        let Some(Interlude::Battle(report)) = reports.next() else { panic!("no report of a battle") };
                        assert_eq!((report.sides.sums(), report.winner), ((attacker, defender), Some(winner)));
                        the_loser_is_replaced_as_reported(report, &step.news, &step.after);
                        found[0] += 1;
                    }
                    Event::SamuraiTurned(_, Lord::Geisha) => {
                        let Some(Interlude::Battle(report)) = reports.next() else { panic!("no report of a battle") };
                        assert_eq!((report.winner, report.captured, report.new_lord), (None, None, NewLord::Nobody));
                        found[1] += 1;
                    }
                    Event::RevolutionStruck { strength, struck } => {
                        let Some(Interlude::Revolution(report)) = reports.next() else { panic!("no report") };
                        assert_eq!((report.strength, report.struck), (strength, struck));
                        let laborers = step.before.view(None).square;
                        assert_eq!(report.rebels.len() + laborers, strength);
                        assert_eq!(report.shared.iter().map(|share| share.0).collect::<Seats>(), report.rebels);
                        found[2] += 1;
                    }
                    Event::SeasonBegan { number, prize } => {
                        let Some(Interlude::Season(report)) = reports.next() else { panic!("no report of a season") };
                        let view = step.after.view(None);
                        let points: Vec<u8> = view.stacks.as_slice(view.players).iter().map(|s| s.points()).collect();
                        assert_eq!((report.ended + 1, report.prize, &report.points), (number, prize, &points));
                        found[3] += 1;
                    }
                    _ => {}
                }
            }
            assert_eq!(reports.next(), None);
        });
    }
    assert!(found.iter().all(|&count| count > 0), "{found:?}");
}

fn the_loser_is_replaced_as_reported(report: &BattleReport, news: &[Event], after: &State) {
    let captured = news.iter().find_map(|event| match *event {
        Event::Captured { lord, .. } => Some(lord),
        _ => None,
    });
    assert_eq!(report.captured, captured);
    let loser = if report.winner == Some(Side::Attacker) { report.defender } else { report.attacker };
    let view = after.view(None);
    match report.new_lord {
        NewLord::ToBeChosen => assert!(matches!(view.phase, Phase::Replacing(_))),
        NewLord::Turned(lord) => assert_eq!(view.lords[loser], LordView::FaceUp(lord)),
        NewLord::FaceDown => assert!(!matches!(view.lords[loser], LordView::FaceUp(_) | LordView::None)),
        NewLord::Nobody => assert!(matches!(view.phase, Phase::Over(_)) && view.lords[loser] == LordView::None),
    }
}

#[test]
fn a_battle_is_reported_with_its_helpers_and_what_samurai_turned() {
    let lords = [Lord::Samurai, Lord::Daimyo, Lord::Nofu, Lord::Akindo];
    let mut play = Table::of(&lords).deck(&[Lord::Akindo]).play();
    play.declare(0, Destiny::Attack(seat(1))).nobody_calls();
    let alone = sides(&play.state.view(None)).expect("a battle");
    assert_eq!((alone.sums(), alone.attacker.samurai, alone.defender.samurai), ((3, 4), 1, 0));
    play.help(2, Side::Defender);
    // With the last helper nobody is left to be asked, and the battle is fought.
    let stops = stops(&mut play, |play| {
        play.help(3, Side::Attacker);
    });
    let report = battle(&stops);
    assert_eq!((report.sides.sums(), report.winner), ((7, 5), Some(Side::Attacker)));
    assert_eq!(report.sides.attacker.turned, [(seat(0), Lord::Akindo)]);
    let fighters: Vec<_> = report.sides.camp(Side::Defender).fighters.iter().map(|fighter| fighter.lord).collect();
    assert_eq!(fighters, [Lord::Daimyo, Lord::Nofu]);
    assert_eq!((report.captured, report.new_lord), (Some(Lord::Daimyo), NewLord::Turned(Lord::Akindo)));
}

#[test]
fn the_ladder_shows_the_chain_until_the_next_declaration() {
    let mut play = Table::of(&[Lord::Nofu, Lord::Akindo, Lord::Daimyo, Lord::Ninja]).play();
    let mut story = Vec::new();
    let mut act = |play: &mut Play, number, action| {
        play.act(number, action);
        story.extend(public(&play.told));
        ladder(&story).iter().map(|rung| (rung.seat.number(), rung.destiny, rung.is_cancelled)).collect::<Vec<_>>()
    };
    act(&mut play, 0, Declare(Destiny::Recruitment));
    act(&mut play, 1, Call(Destiny::Attack(seat(3))));
    let chain = act(&mut play, 2, Call(Destiny::Annuity));
    let (nofu, akindo) = ((0, Destiny::Recruitment, true), (1, Destiny::Attack(seat(3)), true));
    assert_eq!(chain, [nofu, akindo, (2, Destiny::Annuity, false)]);
    assert_eq!(act(&mut play, 3, Pass), chain, "it stands while the action is carried out and after");
    assert_eq!(act(&mut play, 3, Declare(Destiny::Attack(seat(0)))).len(), 1);
}

#[test]
fn laying_the_table_stops_for_nothing() {
    for (setup, seed) in tables(9) {
        let fresh = Market::open(&setup, seed).game;
        let mut story = opening_story(&setup, seed);
        story.retain(|event| matches!(event, Event::SeasonBegan { .. }));
        assert_eq!((interludes(&fresh.view(None), &story), fresh.to_position().season), (vec![], 1));
    }
}
