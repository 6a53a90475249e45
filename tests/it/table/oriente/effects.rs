//! What a selection would bring about, held against what it does.

use noren::game::{Chance, Game, Prompt, Seats};
use noren::oriente::{Action, Destiny, Event, Lord, LordView, Phase, Recruit, Side, State};
use noren::table::model::oriente::{Ability, Choice, Effect, Selection, WherePrize, centre, effects, sides};

use super::{Move, each_move, public, tables};
use crate::oriente::table::{Play, Table, seat};
use crate::shared::seats;
use crate::support::games;

fn selection(action: Action) -> Option<Selection> {
    let picked =
        |choice, target: Option<_>| Some(Selection { choice: Some(choice), named: target.into_iter().collect() });
    match action {
        Action::Help(side) => picked(Choice::Help(side), None),
        Action::Join => picked(Choice::Join, None),
        Action::Declare(Destiny::Attack(seat)) | Action::Call(Destiny::Attack(seat)) => {
            picked(Choice::Attack, Some(seat))
        }
        Action::Declare(destiny) | Action::Call(destiny) => {
            let ability = Ability::ALL.into_iter().find(|ability| ability.destiny(destiny.named()) == Some(destiny));
            picked(Choice::Ability(ability.expect("every ability is listed")), destiny.named())
        }
        _ => None,
    }
}

fn foreseen(play: &Play, number: u8, choice: Choice, target: Option<u8>) -> Vec<Effect> {
    effects(
        &play.view(number),
        Selection { choice: Some(choice), named: target.map_or(Seats::NONE, |target| seats(&[target])) },
    )
}

/// What happens from the fulfilment on if nobody calls; says whether anybody could have called.
fn uncancelled(step: &Move) -> (Vec<Event>, State, bool) {
    let (mut state, mut news, mut callable) = (step.after, step.news.clone(), false);
    let mut legal = Vec::new();
    let mut chance = Chance::new(5);
    while let (Phase::Privilege(_), Prompt::Ask { seat, .. }) = (state.view(None).phase, state.prompt()) {
        state.legal(seat, &mut legal);
        callable |= legal.len() > 1;
        news.extend(public(&state.apply(seat, &Action::Pass, &mut chance).expect("everyone asked may pass")));
    }
    (news, state, callable)
}

/// Does anything come of an action besides its being fulfilled?
fn does_something(news: &[Event], after: &State) -> bool {
    let done = |event: &Event| match *event {
        Event::Collected { count, .. } => count > 0,
        Event::Recruited(_, recruit) => recruit != Recruit::Nowhere,
        Event::BattleDecided { .. }
        | Event::SamuraiTurned(..)
        | Event::Captured { .. }
        | Event::TookPrize(..)
        | Event::TookAnnuity(..)
        | Event::Succeeded { .. }
        | Event::Traded { .. }
        | Event::RevolutionStruck { .. } => true,
        _ => false,
    };
    let phase = after.view(None).phase;
    let goes_on = matches!(phase, Phase::Helping(_) | Phase::Joining(_) | Phase::Giving(_) | Phase::Becoming);
    news.iter().any(done) || goes_on
}

fn a_declaration_does_what_was_foreseen(step: &Move, foreseen: &[Effect]) {
    let (news, after, callable) = uncancelled(step);
    assert!(!callable || foreseen.contains(&Effect::MayBeCancelled), "{foreseen:?}");
    assert_eq!(!does_something(&news, &after), foreseen.contains(&Effect::DoesNothing), "{foreseen:?}: {news:?}");
    let was_up = matches!(step.before.view(None).lords[step.seat], LordView::FaceUp(_));
    let turns_up = foreseen.iter().any(|effect| matches!(effect, Effect::TurnsUp(_)));
    assert_eq!(turns_up, !was_up);
    for effect in foreseen {
        match *effect {
            Effect::Cancels(against) => assert!(news.contains(&Event::Called { by: step.seat, against })),
            Effect::TurnsUp(lord) => assert!(news.contains(&Event::TurnedUp(step.seat, lord))),
            Effect::WinsPrize(cards) => {
                let prize = centre(&after.view(None)).prize;
                let taken = news.iter().any(|e| matches!(e, Event::TookPrize(_, prize) if prize.len() == cards));
                assert!(taken || prize.lies == WherePrize::UnderToken && prize.cards == cards);
            }
            Effect::Collects(count) => {
                assert!(news.iter().any(|e| matches!(e, Event::Collected { count: taken, .. } if *taken == count)));
            }
            Effect::Succeeds(with) => assert!(news.contains(&Event::Succeeded { by: step.seat, with })),
            Effect::Recruits(recruit) => assert!(news.contains(&Event::Recruited(step.seat, recruit))),
            Effect::DrawsAnnuity => assert!(news.iter().any(|event| matches!(event, Event::TookAnnuity(..)))),
            Effect::Transmutes => assert_eq!(after.view(None).phase, Phase::Becoming),
            Effect::StrikesNobody { unless_joined: false } => {
                assert!(!news.iter().any(|event| matches!(event, Event::Looted(..))), "{news:?}");
            }
            Effect::TradesForNothing => {
                assert!(news.iter().any(|event| matches!(event, Event::Traded { given: None, .. })));
            }
            _ => {}
        }
    }
}

#[test]
fn what_a_declaration_would_do_is_what_it_does() {
    let mut warned = 0;
    for (setup, seed) in tables(games(60)) {
        each_move(&setup, seed, |step| {
            let Some(selection) = selection(step.action) else { return };
            let foreseen = effects(&step.before.view(Some(step.seat)), selection);
            assert!(!foreseen.is_empty());
            match step.action {
                Action::Declare(_) | Action::Call(_) => a_declaration_does_what_was_foreseen(step, &foreseen),
                _ => {}
            }
            if let (Some(Effect::Helps { after, .. }), Some(sides)) = (foreseen.last(), sides(&step.after.view(None))) {
                assert_eq!(*after, sides.sums());
            }
            warned += u32::from(foreseen.contains(&Effect::DoesNothing));
        });
    }
    assert!(warned > 0, "some declaration does nothing");
}

#[test]
fn o_2_a_warning_goes_to_all_but_the_first_to_fulfil() {
    let lords = [Lord::Soryo, Lord::Akindo, Lord::Nofu, Lord::Samurai];
    let prayer = Choice::Ability(Ability::Prayer);
    let first = Table::of(&lords).play();
    let turned = Effect::TurnsUp(Lord::Soryo);
    assert_eq!(foreseen(&first, 0, prayer, None), [turned, Effect::MayBeCancelled, Effect::WinsPrize(1)]);
    let later = Table::of(&lords).spent(&[1]).play();
    assert_eq!(foreseen(&later, 0, prayer, None), [turned, Effect::MayBeCancelled, Effect::DoesNothing]);
    let credit = Choice::Ability(Ability::Credit);
    let play = Table::of(&lords).asked(1).spent(&[0]).stack(2, &[Lord::Nofu, Lord::Nofu]).play();
    assert_eq!(foreseen(&play, 1, credit, Some(2)).last(), Some(&Effect::Collects(2)));
    assert_eq!(foreseen(&play, 1, credit, Some(3)).last(), Some(&Effect::DoesNothing));
}

#[test]
fn o_2_a_revolution_in_vain_is_warned_of() {
    let revolution = Choice::Ability(Ability::Revolution);
    let rich = [Lord::Nofu; 3];
    let last = |table: Table| *foreseen(&table.play(), 0, revolution, None).last().expect("an effect");
    let lords = [Lord::Nofu, Lord::Akindo, Lord::Samurai, Lord::Nofu];
    let later = || Table::of(&lords).up(&[1, 2]).spent(&[1]).stack(1, &rich).stack(2, &rich);
    assert_eq!(last(later()), Effect::StrikesNobody { unless_joined: true }, "the last may be a Nōfu");
    assert_eq!(last(later().up(&[1, 2, 3]).spent(&[1, 3])), Effect::StrikesNobody { unless_joined: false });
    assert_eq!(last(later().square(1)), Effect::Revolts { strength: 2 }, "the Akindo is struck");
    let poor = Table::of(&lords).up(&[1, 2]).spent(&[1]).square(4);
    let is_poor = |effect| matches!(effect, Effect::StrikesNobody { unless_joined: false });
    assert!(is_poor(last(poor)), "a stack of one loses nothing");
    let first = Table::of(&lords).up(&[1, 2]).stack(1, &rich);
    assert_eq!(last(first), Effect::WinsPrize(1), "being first is worth it");
}

#[test]
fn before_anybody_is_named_only_what_holds_for_all_is_told() {
    let play = Table::of(&[Lord::Akindo, Lord::Nofu, Lord::Ninja, Lord::Samurai]).play();
    let open = foreseen(&play, 0, Choice::Attack, None);
    assert_eq!(open, [Effect::TurnsUp(Lord::Akindo), Effect::WinsPrize(1)]);
    assert_eq!(effects(&play.view(0), Selection::default()), []);
}

#[test]
fn nobody_can_cancel_what_all_see_to_be_out_of_reach() {
    let lords = [Lord::Daimyo, Lord::Nofu, Lord::Ninja, Lord::Samurai];
    let annuity = Choice::Ability(Ability::Annuity);
    let seen = Table::of(&lords).up(&[0, 1, 2, 3]).play();
    assert_eq!(foreseen(&seen, 0, annuity, None), [Effect::DrawsAnnuity, Effect::WinsPrize(1)]);
    let hidden = Table::of(&lords).up(&[0, 1, 2]).play();
    assert_eq!(foreseen(&hidden, 0, annuity, None)[0], Effect::MayBeCancelled);
    let target = foreseen(&hidden, 0, Choice::Attack, Some(3));
    let fight = Effect::Fight { own: 4, against: None, shogun: false, samurai: false };
    assert_eq!(target, [fight, Effect::WinsPrize(1)], "the one named may not call");
}

#[test]
fn o_3_the_shogun_cannot_cancel_his_own_succession() {
    let lords = [Lord::Daimyo, Lord::Nofu, Lord::Shogun, Lord::Samurai];
    let play = Table::of(&lords).up(&[0, 1, 2, 3]).play();
    let succession = Choice::Ability(Ability::Succession);
    assert_eq!(foreseen(&play, 0, succession, None), [Effect::Succeeds(seat(2)), Effect::WinsPrize(1)]);
    assert_eq!(foreseen(&play, 0, Choice::Attack, Some(1))[0], Effect::MayBeCancelled, "by the Shōgun");
}

#[test]
fn help_and_joining_show_what_they_add() {
    let lords = [Lord::Akindo, Lord::Daimyo, Lord::Samurai, Lord::Nofu];
    let mut play = Table::of(&lords).play();
    play.declare(0, Destiny::Attack(seat(1))).nobody_calls();
    let side = Side::Attacker;
    let helps = Effect::Helps { side, before: (2, 4), after: (5, 4), samurai: true };
    assert_eq!(foreseen(&play, 2, Choice::Help(side), None), [Effect::TurnsUp(Lord::Samurai), helps]);
    assert_eq!(foreseen(&play, 2, Choice::StayOut, None), [Effect::StaysOut]);
    let mut play = Table::of(&[Lord::Nofu, Lord::Nofu, Lord::Nofu, Lord::Akindo]).square(2).play();
    let revolution = Choice::Ability(Ability::Revolution);
    assert!(foreseen(&play, 0, revolution, None).contains(&Effect::Revolts { strength: 3 }));
    play.declare(0, Destiny::Revolution).nobody_calls().act(1, Action::Join);
    assert_eq!(foreseen(&play, 2, Choice::Join, None)[1], Effect::Joins { strength: 5 });
}
