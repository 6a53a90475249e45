//! Bargaining on the open table.

use noren::game::{Game, Seat};
use noren::oriente::deals::{Due, EntryNumber, Ground, Promise, Promises, Sentence, Terms};
use noren::oriente::{Action, Card, Destiny, Lord, Refusal, Side, Stack, Talk};
use noren::table::model::oriente::{
    Common, Composing, Offered, Party, common_deals, grounds, ledger, offers, partners,
};

use crate::oriente::table::{Play, Table, seat};

const LORDS: [Lord; 4] = [Lord::Akindo, Lord::Nofu, Lord::Soryo, Lord::Nofu];

fn check(play: &Play) -> impl Fn(Seat, Action) -> Result<(), Refusal> + Copy {
    |seat, action| play.state.check(seat, &action)
}

fn service() -> Terms {
    Terms { ground: Some(Ground::Service), ..Terms::default() }
}

fn cards(card: Card) -> Terms {
    Terms { cards: Stack::only(card), ..Terms::default() }
}

fn promising(promise: Promise) -> Terms {
    Terms { promises: Promises::only(promise), ..Terms::default() }
}

fn composing(from: u8, to: u8, gives: Terms, asks: Terms) -> Composing {
    Composing { from: seat(from), to: seat(to), counters: None, gives, asks }
}

fn why_not(play: &Play, composing: Composing, party: Party, promise: Promise) -> Option<Refusal> {
    let all: Vec<Offered<Promise>> = composing.promises(&play.state.view(None), party, check(play));
    all.iter().find(|offered| offered.what == promise).expect("every kind is shown").why_not
}

#[test]
fn what_can_be_promised_follows_what_is_at_hand() {
    let mut play = Table::of(&LORDS).play();
    let offer = composing(2, 3, Terms::default(), Terms::default());
    assert_eq!(why_not(&play, offer, Party::Maker, Promise::Help(Side::Attacker)), Some(Refusal::NoBattle));
    assert_eq!(why_not(&play, offer, Party::Maker, Promise::DoNotCall), Some(Refusal::NoDeclaration));
    assert_eq!(why_not(&play, offer, Party::Maker, Promise::Join), Some(Refusal::NoRevolution));
    assert_eq!(why_not(&play, offer, Party::Maker, Promise::Attack(seat(0))), None);
    play.declare(0, Destiny::Attack(seat(1)));
    assert_eq!(why_not(&play, offer, Party::Maker, Promise::Help(Side::Attacker)), None);
    assert_eq!(why_not(&play, offer, Party::Partner, Promise::Call { attack: Some(seat(0)) }), None);
    let with_declarer = composing(2, 0, Terms::default(), Terms::default());
    assert_eq!(why_not(&play, with_declarer, Party::Partner, Promise::StayOut), Some(Refusal::FightsHimself));
    assert_eq!(why_not(&play, with_declarer, Party::Partner, Promise::DoNotCall), Some(Refusal::OwnDeclaration));
    let pay = Promise::Pay { card: Card::Nofu, count: 1, due: Due::ThisSeason };
    assert_eq!(why_not(&play, offer, Party::Maker, pay), None);
    assert_eq!(why_not(&play, offer, Party::Maker, Promise::Sentence(Sentence::default())), None);
}

#[test]
fn a_table_of_few_words_says_so() {
    let few = Table::of(&LORDS).with(|setup, _| setup.options.talk = Talk::CardsAndHelp).play();
    let offer = composing(0, 1, Terms::default(), Terms::default());
    assert_eq!(why_not(&few, offer, Party::Maker, Promise::Spare(seat(1))), Some(Refusal::CardsAndHelpOnly));
    let silent = Table::of(&LORDS).with(|setup, _| setup.options.talk = Talk::Silent).play();
    let reasons = partners(&silent.state.view(None), seat(0), check(&silent));
    assert!(reasons.len() == 3 && reasons.iter().all(|offered| offered.why_not == Some(Refusal::NoTalk)));
}

#[test]
fn an_offer_is_put_together_and_made() {
    let mut play = Table::of(&LORDS).play();
    let view = play.state.view(None);
    assert_eq!(composing(0, 1, cards(Card::Treasure2), Terms::default()).offered(&view, check(&play)).why_not, {
        Some(Refusal::GiftForNothing)
    });
    let offer =
        composing(0, 1, cards(Card::Treasure2), promising(Promise::Spare(seat(0)))).offered(&view, check(&play));
    assert_eq!(offer.why_not, None);
    play.act(0, offer.what);
    let rows = offers(&play.state.view(None), check(&play));
    let [row] = rows[..] else { panic!("one offer: {rows:?}") };
    assert_eq!([row.accept, row.refuse, row.withdraw].map(|offered| offered.why_not), [None; 3]);
    let counter = Composing { counters: Some(row.offer.number), ..composing(1, 0, service(), cards(Card::Treasure2)) };
    let countered = counter.offered(&play.state.view(None), check(&play));
    assert_eq!(countered.why_not, None);
    play.act(1, countered.what);
    assert_eq!(offers(&play.state.view(None), check(&play))[0].offer.from, seat(1));
}

#[test]
fn the_desk_does_not_tell_which_lord_lies_face_down() {
    let play = Table::of(&LORDS).play();
    let own_lord = composing(0, 1, cards(Card::Akindo), service());
    assert_eq!(play.state.check(seat(0), &own_lord.action()), Err(Refusal::CardsMissing), "nor do the rules");
    assert_eq!(own_lord.offered(&play.state.view(None), check(&play)).why_not, Some(Refusal::CardsMissing));
}

#[test]
fn a_debt_can_be_paid_and_a_sentence_judged_while_they_are_open() {
    let mut play = Table::of(&LORDS).play();
    let debt = Promise::Pay { card: Card::Nofu, count: 1, due: Due::GameEnd };
    play.deal(1, 2, promising(debt), service());
    play.deal(3, 2, promising(Promise::Sentence(Sentence(0))), service());
    let rows = |play: &Play| ledger(&play.state.view(None), check(play));
    assert_eq!(rows(&play)[0].settle.expect("a debt").why_not, Some(Refusal::CardsMissing));
    assert_eq!((rows(&play)[0].judge, rows(&play)[1].settle), (None, None));
    let broken = rows(&play)[1].judge.expect("his to judge").broken;
    assert_eq!(broken.why_not, None);
    play.act(2, broken.what);
    assert_eq!(rows(&play)[1].judge, None, "it is settled");
}

#[test]
fn an_open_promise_can_be_paid_off_or_let_go() {
    let mut play = Table::of(&LORDS).play();
    play.deal(1, 2, promising(Promise::Spare(seat(0))), service());
    let claim = EntryNumber(1);
    let view = play.state.view(None);
    assert_eq!(grounds(&view, seat(2), seat(1)), [Ground::Service, Ground::Debt(claim), Ground::Waiver(claim)]);
    assert_eq!(grounds(&view, seat(1), seat(2)), [Ground::Service]);
}

fn common(play: &Play, from: u8) -> Vec<(Common, Composing)> {
    let deals = common_deals(&play.state.view(None), seat(from), check(play));
    assert!(deals.iter().all(|(_, draft)| draft.offered(&play.state.view(None), check(play)).why_not.is_none()));
    deals
}

fn kinds(play: &Play, from: u8) -> Vec<Common> {
    common(play, from).into_iter().map(|(common, _)| common).collect()
}

#[test]
fn deals_that_make_sense_lie_ready_to_be_offered() {
    let mut play = Table::of(&[Lord::Akindo, Lord::Nofu, Lord::Nofu, Lord::Soryo]).up(&[3]).play();
    assert_eq!(kinds(&play, 0), [], "nothing is declared");
    play.declare(0, Destiny::Attack(seat(1)));
    assert_eq!(kinds(&play, 0), [Common::BuySilence, Common::AskForHelp, Common::BuyPeace]);
    assert_eq!(kinds(&play, 1), [Common::BuyCall, Common::AskForHelp, Common::BuyPeace]);
    let sides = [Common::OfferHelp(Side::Attacker), Common::OfferHelp(Side::Defender)];
    assert_eq!(kinds(&play, 2), [&[Common::OfferSilence][..], &sides].concat());
    let (_, silence) = common(&play, 0)[0];
    assert_eq!((silence.to, silence.gives), (seat(3), cards(Card::Treasure2)), "the strongest, for the least");
    play.nobody_calls();
    assert_eq!(kinds(&play, 0), [Common::AskForHelp, Common::BuyPeace]);
    let (_, help) = common(&play, 0)[0];
    assert_eq!((help.to, help.asks), (seat(3), promising(Promise::Help(Side::Attacker))));
    assert_eq!(kinds(&play, 2), sides);
    let (_, sold) = common(&play, 2)[0];
    assert_eq!((sold.to, sold.asks), (seat(0), cards(Card::Treasure2)));
}

#[test]
fn whoever_has_no_card_leaves_the_other_in_peace_for_it() {
    let mut play = Table::of(&LORDS).treasure_to(0, 1).play();
    play.declare(0, Destiny::Attack(seat(1)));
    let (_, silence) = common(&play, 0)[0];
    assert_eq!(silence.gives, promising(Promise::Spare(silence.to)));
    let another = silence.to_another(&play.state.view(None), seat(3));
    assert_eq!((another.to, another.gives), (seat(3), promising(Promise::Spare(seat(3)))));
    assert_eq!(another.asks, silence.asks, "the same is asked of him");
    let mut few = Table::of(&LORDS).treasure_to(0, 1).with(|setup, _| setup.options.talk = Talk::CardsAndHelp).play();
    few.declare(0, Destiny::Attack(seat(1)));
    assert_eq!(kinds(&few, 0), [], "there is nothing to pay with");
}

#[test]
fn of_an_offer_put_together_earlier_is_left_what_can_still_be_brought() {
    let mut play = Table::of(&LORDS).play();
    play.declare(0, Destiny::Attack(seat(1)));
    let help = Promise::Help(Side::Attacker);
    let both = Promises::from_slice(&[help, Promise::Spare(seat(0))]).expect("two promises");
    let asks = Terms { promises: both, ..cards(Card::Shogun) };
    let draft = composing(0, 2, cards(Card::Treasure2), asks);
    let renewed = |play: &Play| draft.renewed(&play.state.view(None), check(play));
    assert_eq!(renewed(&play), Composing { asks: Terms { promises: both, ..Terms::default() }, ..draft });
    play.nobody_calls().nobody_helps();
    assert_eq!(renewed(&play).asks, promising(Promise::Spare(seat(0))), "the battle is over");
}
