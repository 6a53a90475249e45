//! Bargaining and the ledger (O-16).

use noren::oriente::deals::{
    Due, EntryNumber, Ground, OFFERS_EACH, OPEN_OFFERS, Promise, Promises, Proposal, Sentence, Standing, Terms, Verdict,
};
use noren::oriente::{Action, Card, Destiny, Event, Lord, Phase, Refusal, Side, Stack, Talk};

use super::table::{Play, Table, seat};

pub fn cards(cards: &[Card]) -> Terms {
    Terms { cards: cards.iter().copied().collect::<Stack>(), ..Terms::default() }
}

pub fn promise(promise: Promise) -> Terms {
    Terms { promises: Promises::only(promise), ..Terms::default() }
}

pub fn ground(ground: Ground) -> Terms {
    Terms { ground: Some(ground), ..Terms::default() }
}

pub fn pay(card: Card, due: Due) -> Promise {
    Promise::Pay { card, count: 1, due }
}

/// Seat 0, an Akindo, may declare; seats 1 to 3 hold a Daimyō, a Nōfu and a Nōfu.
pub fn market() -> Table {
    Table::of(&[Lord::Akindo, Lord::Daimyo, Lord::Nofu, Lord::Nofu]).stack(1, &[Lord::Samurai]).prize(&[Lord::Nofu])
}

/// Seat 0 has declared an attack on seat 1, and seat 2 is asked about the privilege.
fn declared() -> Play {
    let mut play = market().play();
    play.declare(0, Destiny::Attack(seat(1)));
    play
}

/// Seat 0 attacks seat 1, and seat 2 is asked for help.
fn battle() -> Play {
    let mut play = declared();
    play.nobody_calls();
    play
}

#[test]
fn o_16_cards_given_now_move_on_acceptance() {
    let mut play = market().play();
    let number = play.offer(1, 3, cards(&[Card::Samurai]), cards(&[Card::Treasure2]));
    assert_eq!((play.count(1, Card::Samurai), play.offers().len()), (1, 1), "nothing moves yet");
    play.act(3, Action::Accept(number));
    assert_eq!((play.count(3, Card::Samurai), play.count(3, Card::Treasure2)), (1, 0));
    assert_eq!((play.count(1, Card::Treasure2), play.offers().len()), (2, 0));
}

#[test]
fn o_16_offers_can_be_made_by_anyone_at_every_prompt_of_declaring_privilege_help_and_joining() {
    let trade = |play: &mut Play| {
        let asked = play.state;
        play.deal(3, 2, promise(Promise::Sentence(Sentence(1))), promise(Promise::Sentence(Sentence(2))));
        assert_eq!(noren::game::Game::prompt(&asked), noren::game::Game::prompt(&play.state));
    };
    trade(&mut market().play());
    trade(&mut declared());
    trade(&mut battle());
    let mut play = market().asked(2).play();
    play.declare(2, Destiny::Revolution).nobody_calls();
    assert!(matches!(play.phase(), Phase::Joining(_)));
    trade(&mut play);
}

#[test]
fn o_16_never_inside_a_resolution() {
    let offer = Action::Offer(Proposal { to: seat(2), gives: ground(Ground::Service), asks: ground(Ground::Service) });
    let mut play = market().stack(0, &[Lord::Nofu]).play();
    play.declare(0, Destiny::Trading(seat(1))).nobody_calls();
    assert!(matches!(play.phase(), Phase::Giving(_)));
    assert_eq!(play.refuses(3, offer), Refusal::InsideResolution);
}

#[test]
fn an_offer_can_be_refused_withdrawn_and_countered() {
    let mut play = market().play();
    let number = play.offer(1, 3, cards(&[Card::Samurai]), cards(&[Card::Treasure2]));
    assert_eq!(play.refuses(2, Action::Accept(number)), Refusal::NotHisOffer);
    play.act(3, Action::Refuse(number));
    assert!(play.offers().is_empty() && play.heard(Event::Refused(number)));
    let number = play.offer(1, 3, cards(&[Card::Samurai]), cards(&[Card::Treasure2]));
    play.act(1, Action::Withdraw(number));
    assert!(play.offers().is_empty());
    let number = play.offer(1, 3, cards(&[Card::Samurai]), cards(&[Card::Treasure2]));
    let counter = Action::Counter { offer: number, gives: ground(Ground::Service), asks: cards(&[Card::Samurai]) };
    play.act(3, counter);
    let countered = play.offers();
    assert_eq!((countered.len(), countered[0].from, countered[0].to), (1, seat(3), seat(1)));
    play.act(1, Action::Accept(countered[0].number));
    assert_eq!(play.count(3, Card::Samurai), 1);
}

#[test]
fn an_offer_lapses_when_its_moment_is_over() {
    let mut play = market().play();
    let number = play.offer(1, 3, cards(&[Card::Samurai]), cards(&[Card::Treasure2]));
    play.declare(0, Destiny::Attack(seat(1)));
    assert!(play.offers().is_empty() && play.heard(Event::Lapsed(number)));
    let number = play.offer(1, 3, cards(&[Card::Samurai]), cards(&[Card::Treasure2]));
    play.act(2, Action::Pass);
    assert_eq!(play.offers().len(), 1, "the declaration stands");
    play.act(3, Action::Pass);
    assert!(play.heard(Event::Lapsed(number)), "it is carried out");
    let number = play.offer(1, 3, cards(&[Card::Samurai]), cards(&[Card::Treasure2]));
    play.nobody_helps();
    assert!(play.heard(Event::Lapsed(number)), "the battle is over");
    assert_eq!(play.refuses(3, Action::Accept(number)), Refusal::NoSuchOffer);
}

#[test]
fn an_offer_lapses_when_it_can_no_longer_be_paid() {
    let mut play = market().play();
    let first = play.offer(1, 3, cards(&[Card::Samurai]), cards(&[Card::Treasure2]));
    play.deal(1, 2, cards(&[Card::Samurai]), ground(Ground::Service));
    assert!(play.heard(Event::Lapsed(first)) && play.offers().is_empty());
}

#[test]
fn o_16_cards_are_checked_again_when_an_offer_is_accepted() {
    let mut play = market().play();
    let number = play.offer(1, 3, cards(&[Card::Samurai]), cards(&[Card::Treasure2]));
    let mut position = play.position();
    position.seats[1].stack.retain(|&card| card != Card::Samurai);
    position.seats[2].stack.push(Card::Samurai);
    let play = Table { position, ..market() }.play();
    assert_eq!(play.refuses(3, Action::Accept(number)), Refusal::CardsGone);
}

#[test]
fn offers_are_bounded_by_seat_and_moment_and_at_the_table() {
    let anything = || (promise(Promise::Sentence(Sentence(0))), ground(Ground::Service));
    let mut play = market().play();
    for _ in 0..OFFERS_EACH {
        let number = play.offer(1, 2, anything().0, anything().1);
        play.act(1, Action::Withdraw(number));
    }
    let offer = |to: u8| Action::Offer(Proposal { to: seat(to), gives: anything().0, asks: anything().1 });
    assert_eq!(play.refuses(1, offer(2)), Refusal::TooManyOffersBySeat);
    let mut open = 0;
    for from in [0, 2, 3] {
        for _ in 0..OFFERS_EACH {
            if open < OPEN_OFFERS {
                play.offer(from, 1, anything().0, anything().1);
                open += 1;
            }
        }
    }
    assert_eq!(play.refuses(3, offer(1)), Refusal::TooManyOffers);
    play.declare(0, Destiny::Attack(seat(1)));
    play.act(1, offer(2));
}

#[test]
fn a_promise_of_help_is_kept_or_broken_by_joining_or_by_the_end_of_the_battle() {
    let mut play = battle();
    play.deal(1, 2, promise(pay(Card::Samurai, Due::ThisSeason)), promise(Promise::Help(Side::Defender)));
    play.deal(0, 3, promise(pay(Card::Nofu, Due::ThisSeason)), promise(Promise::Help(Side::Attacker)));
    play.help(2, Side::Defender);
    assert_eq!(play.standing(2), Standing::Kept);
    play.nobody_helps();
    assert_eq!((play.standing(4), play.entry(4).by), (Standing::Broken, seat(3)));
    assert_eq!(play.seat(3).tally.broken, 1);
}

#[test]
fn a_promise_of_help_to_one_side_is_broken_by_joining_the_other() {
    let mut play = battle();
    play.deal(1, 2, ground(Ground::Service), promise(Promise::Help(Side::Defender))).help(2, Side::Attacker);
    assert_eq!(play.standing(1), Standing::Broken);
}

#[test]
fn a_promise_to_stay_out_is_kept_by_doing_so_and_broken_by_joining() {
    let mut play = battle();
    play.deal(0, 2, cards(&[Card::Treasure2]), promise(Promise::StayOut));
    play.deal(0, 3, ground(Ground::Service), promise(Promise::StayOut));
    play.help(2, Side::Defender);
    assert_eq!((play.standing(1), play.standing(2)), (Standing::Broken, Standing::Open));
    play.nobody_helps();
    assert_eq!(play.standing(2), Standing::Kept);
}

#[test]
fn a_promise_about_a_battle_is_void_when_its_declaration_is_cancelled() {
    let mut play = market()
        .stack(0, &[Lord::Nofu])
        .with(|_, position| position.seats[3].lord = Some(noren::game::Slot::Card(Lord::Soryo)))
        .play();
    play.declare(0, Destiny::Attack(seat(1)));
    play.deal(1, 2, cards(&[Card::Samurai]), promise(Promise::Help(Side::Defender)));
    play.pass(&[2]).call(3, Destiny::Prayer);
    assert_eq!(play.standing(1), Standing::Void);
}

#[test]
fn a_promise_to_call_is_kept_only_by_a_call_with_what_was_promised() {
    let called = |promised: Promise, destiny: Option<Destiny>| {
        let mut play = market().play();
        play.declare(0, Destiny::Attack(seat(3)));
        play.deal(3, 1, cards(&[Card::Treasure2]), promise(promised));
        match destiny {
            Some(destiny) => play.call(1, destiny),
            None => play.pass(&[1]),
        };
        play.standing(1)
    };
    let attack = Promise::Call { attack: Some(seat(0)) };
    assert_eq!(called(attack, Some(Destiny::Attack(seat(0)))), Standing::Kept);
    assert_eq!(called(attack, Some(Destiny::Annuity)), Standing::Broken);
    assert_eq!(called(Promise::Call { attack: None }, Some(Destiny::Annuity)), Standing::Kept);
    assert_eq!(called(Promise::Call { attack: None }, None), Standing::Broken);
    assert_eq!(called(Promise::DoNotCall, None), Standing::Kept);
    assert_eq!(called(Promise::DoNotCall, Some(Destiny::Annuity)), Standing::Broken);
}

#[test]
fn a_promise_about_calling_ends_with_the_declaration() {
    let mut play = market().up(&[3]).play();
    play.declare(0, Destiny::Attack(seat(2)));
    play.deal(2, 3, cards(&[Card::Treasure2]), promise(Promise::Call { attack: None }));
    play.deal(0, 1, cards(&[Card::Treasure2]), promise(Promise::DoNotCall));
    play.pass(&[1]);
    assert_eq!((play.standing(1), play.standing(2)), (Standing::Void, Standing::Kept), "seat 3 was never asked");
}

#[test]
fn a_promise_to_attack_or_to_spare_lasts_a_season() {
    let mut play = market().play();
    play.deal(3, 0, ground(Ground::Service), promise(Promise::Attack(seat(1))));
    play.deal(2, 0, cards(&[Card::Treasure2]), promise(Promise::Spare(seat(2))));
    play.deal(2, 1, ground(Ground::Service), promise(Promise::Attack(seat(0))));
    play.deal(0, 2, ground(Ground::Service), promise(Promise::Spare(seat(0))));
    play.declare(0, Destiny::Attack(seat(1)));
    assert_eq!((play.standing(1), play.standing(2)), (Standing::Kept, Standing::Open));
    play.nobody_calls().nobody_helps().nobody_declares();
    let standings: Vec<Standing> = (1..=4).map(|number| play.standing(number)).collect();
    assert_eq!(standings, [Standing::Kept, Standing::Kept, Standing::Broken, Standing::Kept]);
    let mut play = market().play();
    play.deal(2, 0, cards(&[Card::Treasure2]), promise(Promise::Spare(seat(2)))).declare(0, Destiny::Attack(seat(2)));
    assert_eq!(play.standing(1), Standing::Broken);
}

#[test]
fn a_promise_to_join_or_not_is_judged_by_the_answer() {
    let mut play = market().asked(2).play();
    play.declare(2, Destiny::Revolution);
    play.deal(2, 3, cards(&[Card::Treasure2]), promise(Promise::Join));
    play.deal(2, 0, ground(Ground::Service), promise(Promise::DoNotJoin));
    play.deal(2, 1, ground(Ground::Service), promise(Promise::Join));
    play.nobody_calls();
    play.act(3, Action::Join);
    play.pass(&[0, 1]);
    let standings: Vec<Standing> = (1..=3).map(|number| play.standing(number)).collect();
    assert_eq!(standings, [Standing::Kept, Standing::Kept, Standing::Broken], "who cannot join should not promise it");
}

#[test]
fn a_debt_is_paid_as_promised_without_further_consent() {
    let mut play = market().play();
    play.deal(1, 3, promise(pay(Card::Samurai, Due::NextSeason)), ground(Ground::Service));
    play.nobody_declares();
    assert_eq!(play.standing(1), Standing::Open);
    play.act(1, Action::Settle(EntryNumber(1)));
    assert_eq!((play.count(3, Card::Samurai), play.standing(1), play.seat(1).tally.kept), (1, Standing::Kept, 1));
}

#[test]
fn a_debt_not_paid_in_time_is_a_broken_promise() {
    let mut play = market().play();
    play.deal(1, 3, promise(pay(Card::Samurai, Due::ThisSeason)), ground(Ground::Service));
    play.deal(1, 3, promise(pay(Card::Samurai, Due::NextSeason)), ground(Ground::Service));
    play.deal(2, 3, promise(pay(Card::Samurai, Due::WhenAble)), ground(Ground::Service));
    play.nobody_declares();
    assert_eq!((play.standing(1), play.standing(2)), (Standing::Broken, Standing::Open));
    play.nobody_declares();
    assert_eq!((play.standing(2), play.standing(3)), (Standing::Broken, Standing::Open));
}

#[test]
fn o_16_a_debt_may_be_settled_by_another_deal_and_a_claim_may_be_waived() {
    let mut play = market().play();
    play.deal(1, 3, promise(pay(Card::Nofu, Due::WhenAble)), ground(Ground::Service));
    play.deal(1, 3, cards(&[Card::Samurai]), ground(Ground::Debt(EntryNumber(1))));
    assert_eq!((play.standing(1), play.count(3, Card::Samurai)), (Standing::Kept, 1));
    play.deal(2, 3, promise(pay(Card::Nofu, Due::GameEnd)), ground(Ground::Service));
    play.deal(2, 3, promise(Promise::Spare(seat(3))), ground(Ground::Waiver(EntryNumber(2))));
    assert_eq!((play.standing(2), play.standing(3)), (Standing::Waived, Standing::Open));
    assert_eq!(play.seat(2).tally, Default::default());
}

#[test]
fn what_the_rules_cannot_tell_the_player_to_whom_it_was_promised_judges() {
    let mut play = market().play();
    play.deal(1, 3, promise(Promise::Sentence(Sentence(4))), cards(&[Card::Treasure2]));
    let judge = |verdict| Action::Judge { entry: EntryNumber(1), verdict };
    assert_eq!(play.refuses(1, judge(Verdict::Kept)), Refusal::NotHisClaim);
    play.act(3, judge(Verdict::Broken));
    assert_eq!((play.standing(1), play.seat(1).tally.broken), (Standing::Broken, 1));
    assert_eq!(play.refuses(3, judge(Verdict::Kept)), Refusal::AlreadySettled);
}

#[test]
fn at_the_end_unpaid_debts_are_broken_and_what_could_still_have_been_done_is_void() {
    let mut play = Table::of(&[Lord::Soryo, Lord::Nofu, Lord::Nofu, Lord::Nofu]).prize(&[Lord::Geisha]).play();
    play.deal(1, 2, promise(pay(Card::Samurai, Due::GameEnd)), promise(Promise::Attack(seat(0))));
    play.deal(1, 2, promise(Promise::Sentence(Sentence(0))), promise(Promise::Spare(seat(0))));
    play.declare(0, Destiny::Prayer).nobody_calls();
    let standings: Vec<Standing> = (1..=4).map(|number| play.standing(number)).collect();
    assert_eq!(standings, [Standing::Broken, Standing::Void, Standing::Open, Standing::Kept]);
}

#[test]
fn a_table_may_bargain_over_cards_and_help_only_or_not_at_all() {
    let talk = |talk| market().with(|setup, _| setup.options.talk = talk);
    let mut play = talk(Talk::CardsAndHelp).play();
    play.declare(0, Destiny::Attack(seat(1))).nobody_calls();
    let spare =
        Action::Offer(Proposal { to: seat(2), gives: cards(&[Card::Samurai]), asks: promise(Promise::Spare(seat(1))) });
    assert_eq!(play.refuses(1, spare), Refusal::CardsAndHelpOnly);
    play.deal(1, 2, cards(&[Card::Samurai]), promise(Promise::Help(Side::Defender)));
    let play = talk(Talk::Silent).play();
    let swap = Action::Offer(Proposal { to: seat(2), gives: cards(&[Card::Samurai]), asks: cards(&[Card::Treasure2]) });
    assert_eq!(play.refuses(1, swap), Refusal::NoTalk);
}
