//! What a bot takes, what it refuses and why, and what it offers by itself.

use noren::bots::{Bargainer, Because, Bot, SteadyBot};
use noren::oriente::deals::{
    Due, EntryNumber, OfferNumber, Promise, Promises, Proposal, Sentence, Tally, Terms, Verdict,
};
use noren::oriente::{Action, Card, Destiny, Lord, Side, State};

use super::bots::luck;
use super::deals::{cards, market, pay, promise};
use super::table::{Play, Table, seat};

/// What the bot at `to` says to an offer, by many different whims.
fn replies(play: &Play, from: u8, to: u8, gives: Terms, asks: Terms) -> Vec<(Action, Because)> {
    let mut play = play.clone();
    let number = play.offer(from, to, gives, asks);
    (0..20).map(|seed| SteadyBot.reply(seat(to), &play.view(to), number, &mut luck(seed))).collect()
}

fn accepts(replies: &[(Action, Because)]) -> usize {
    replies.iter().filter(|(action, _)| matches!(action, Action::Accept(_))).count()
}

fn reasons(replies: &[(Action, Because)]) -> Vec<Because> {
    let mut reasons: Vec<_> = replies.iter().map(|(_, because)| *because).collect();
    reasons.sort_unstable();
    reasons.dedup();
    reasons
}

/// Seat 0, a Daimyō, attacks seat 1, a Mahō-tsukai, and seat 2, another Daimyō for all to see, is asked for help.
fn battle() -> Play {
    let lords = [Lord::Daimyo, Lord::MahoTsukai, Lord::Daimyo, Lord::Nofu];
    let table = Table::of(&lords).stack(0, &[Lord::Nofu]).stack(1, &[Lord::Nofu, Lord::Samurai]);
    let mut play = table.up(&[2]).prize(&[Lord::Nofu]).play();
    play.declare(0, Destiny::Attack(seat(1))).nobody_calls();
    play
}

#[test]
fn a_generous_offer_is_taken_gladly_and_a_hopeless_one_refused() {
    let play = market().play();
    let generous = replies(&play, 1, 3, cards(&[Card::Samurai, Card::Treasure2]), cards(&[Card::Treasure2]));
    assert_eq!((accepts(&generous), reasons(&generous)), (20, vec![Because::Gladly]));
    let hopeless = replies(&play, 3, 1, promise(Promise::Spare(seat(1))), cards(&[Card::Samurai, Card::Treasure2]));
    assert_eq!(accepts(&hopeless), 0);
    assert!(hopeless.iter().all(|(action, _)| matches!(action, Action::Refuse(_))), "{hopeless:?}");
}

#[test]
fn help_is_sold_for_a_fair_price_only() {
    let play = battle();
    let help = promise(Promise::Help(Side::Defender));
    let paid = replies(&play, 1, 2, cards(&[Card::Samurai]), help);
    assert_eq!(accepts(&paid), 20, "{paid:?}");
    let unpaid = replies(&play, 1, 2, promise(Promise::Sentence(Sentence(1))), help);
    assert_eq!(accepts(&unpaid), 0, "words that it cannot read are worth nothing");
    assert!(reasons(&unpaid).contains(&Because::TooLittle), "{unpaid:?}");
}

#[test]
fn for_a_little_more_it_would() {
    // The attacker is the weaker one, so that help is worth a card to him.
    let (words, help) = (promise(Promise::Sentence(Sentence(1))), promise(Promise::Help(Side::Attacker)));
    let offered = replies(&battle(), 0, 2, words, help);
    let counters = offered.iter().filter(|(_, because)| *because == Because::RatherThis);
    let mut asked = 0;
    for (action, _) in counters {
        let Action::Counter { asks, .. } = action else { panic!("{action:?} counters nothing") };
        assert!(!asks.cards.is_empty());
        asked += 1;
    }
    assert!((1..20).contains(&asked), "now and then: {asked} of 20");
}

#[test]
fn a_counter_offer_asks_for_what_it_is_worth() {
    // He wants help, and has a dear card and a cheap one.
    let lords = [Lord::Daimyo, Lord::MahoTsukai, Lord::Daimyo, Lord::Nofu];
    let table = Table::of(&lords).stack(1, &[Lord::Soryo, Lord::Samurai]).up(&[2]).prize(&[Lord::Nofu]);
    let mut play = table.play();
    play.declare(0, Destiny::Attack(seat(1))).nobody_calls();
    let (help, words) = (promise(Promise::Help(Side::Defender)), promise(Promise::Sentence(Sentence(1))));
    for (action, _) in replies(&play, 1, 2, words, help) {
        if let Action::Counter { asks, .. } = action {
            assert!(asks.cards.points() <= 3, "for one helper: {:?}", asks.cards);
        }
    }
    // He sells his help for a card, and has nothing but dearer ones: nobody helps and pays as well.
    let sold = |price: Lord, own: Lord| {
        let mut play = Table::of(&lords).stack(2, &[own]).stack(1, &[price]).treasure_to(2, 3).up(&[2]).play();
        play.declare(0, Destiny::Attack(seat(1))).nobody_calls();
        replies(&play, 2, 1, help, cards(&[price.into()]))
    };
    let mut countered = 0;
    for (price, own) in [(Lord::Samurai, Lord::Daimyo), (Lord::Akindo, Lord::Samurai), (Lord::Daimyo, Lord::Daimyo)] {
        for (action, _) in sold(price, own) {
            if let Action::Counter { gives, asks, .. } = action {
                countered += 1;
                assert!(asks.cards.points() <= gives.cards.points(), "{asks:?} for {gives:?}");
            }
        }
    }
    assert!(countered < 60);
}

#[test]
fn who_has_made_an_offer_in_this_moment_does_not_haggle_over_the_next() {
    let mut play = battle();
    let (words, help) = (promise(Promise::Sentence(Sentence(1))), promise(Promise::Help(Side::Defender)));
    let number = play.offer(2, 1, help, cards(&[Card::Samurai]));
    play.act(1, Action::Refuse(number));
    let refused = replies(&play, 1, 2, words, help);
    assert!(refused.iter().all(|(action, _)| matches!(action, Action::Refuse(_))), "{refused:?}");
}

#[test]
fn nobody_gives_his_word_on_words_or_on_what_he_cannot_do() {
    let play = market().play();
    let words = replies(&play, 1, 3, cards(&[Card::Samurai]), promise(Promise::Sentence(Sentence(1))));
    let debt = replies(&play, 1, 3, cards(&[Card::Samurai]), promise(pay(Card::Soryo, Due::ThisSeason)));
    for refused in [words, debt] {
        assert_eq!((accepts(&refused), reasons(&refused)), (0, vec![Because::WillNotPromise]));
    }
}

/// Seat 1 offers to pay this card later in the season for seat 3's treasure; seat 1 has broken his word so many times.
fn on_credit(card: Lord, broken: u16) -> Vec<(Action, Because)> {
    let tally = Tally { kept: 0, broken };
    let play = market().stack(1, &[card]).with(|_, position| position.seats[1].tally = tally).play();
    replies(&play, 1, 3, promise(pay(card.into(), Due::ThisSeason)), cards(&[Card::Treasure2]))
}

#[test]
fn who_broke_his_word_is_trusted_less() {
    let (stranger, liar) = (on_credit(Lord::Soryo, 0), on_credit(Lord::Soryo, 4));
    assert_eq!((accepts(&stranger), accepts(&liar)), (20, 0));
    assert!(reasons(&liar).contains(&Because::DoesNotTrustYou), "{liar:?}");
}

#[test]
fn the_leader_pays_more() {
    let refused = on_credit(Lord::Daimyo, 0);
    assert_eq!(accepts(&refused), 0);
    assert!(reasons(&refused).contains(&Because::HelpsTheLeader), "{refused:?}");
}

#[test]
fn o_12_a_collector_of_ninja_keeps_them() {
    let play = market().stack(3, &[Lord::Ninja, Lord::Ninja]).play();
    let refused = replies(&play, 1, 3, cards(&[Card::Treasure2]), cards(&[Card::Ninja, Card::Treasure2]));
    assert_eq!(accepts(&refused), 0);
    assert!(reasons(&refused).contains(&Because::NeedsThatCard), "{refused:?}");
}

#[test]
fn an_offer_that_is_gone_is_not_for_now() {
    let play = battle();
    let (action, because) = SteadyBot.reply(seat(2), &play.view(2), OfferNumber(9), &mut luck(1));
    assert_eq!((action, because), (Action::Refuse(OfferNumber(9)), Because::NotNow));
}

/// What the bot at a seat says unasked, by many different whims.
fn said(play: &Play, number: u8) -> Vec<Action> {
    (0..20).filter_map(|seed| SteadyBot.speak(seat(number), &play.view(number), &mut luck(seed))).collect()
}

#[test]
fn who_is_weaker_pays_for_help_and_who_is_stronger_for_staying_out() {
    let mut play = battle();
    for (number, wanted) in [(0, Promise::Help(Side::Attacker)), (1, Promise::StayOut)] {
        let asked = |action: &Action| match action {
            Action::Offer(Proposal { to, gives, asks }) => {
                *to == seat(2) && !gives.cards.is_empty() && asks.promises == Promises::only(wanted)
            }
            _ => false,
        };
        let offers = said(&play, number);
        let offer = *offers.iter().find(|action| asked(action)).expect("an offer to the strongest");
        play.act(number, offer);
        assert_eq!(said(&play, number), [], "one offer at a time");
    }
}

#[test]
fn what_is_agreed_is_not_asked_for_again() {
    let mut play = battle();
    play.deal(2, 0, promise(Promise::Help(Side::Attacker)), cards(&[Card::Nofu]));
    let again = |action: &Action| matches!(action, Action::Offer(Proposal { to, .. }) if *to == seat(2));
    assert!(!said(&play, 0).iter().any(again));
}

#[test]
fn who_is_asked_for_help_may_sell_it() {
    let sells = |action: &Action| matches!(action, Action::Offer(Proposal { gives, .. }) if !gives.promises.is_empty());
    let play = battle();
    assert!(said(&play, 2).iter().any(sells));
    assert_eq!(said(&play, 3), [], "it is not his turn");
}

#[test]
fn debts_are_paid_and_none_is_paid_twice() {
    let mut play = market().play();
    play.deal(1, 3, promise(pay(Card::Samurai, Due::GameEnd)), cards(&[Card::Treasure2]));
    let entry = EntryNumber(1);
    assert_eq!(said(&play, 1), [Action::Settle(entry); 20]);
    play.act(1, Action::Settle(entry));
    assert!(!said(&play, 1).contains(&Action::Settle(entry)));
}

#[test]
fn words_are_judged_when_their_season_is_over() {
    let mut play = market().play();
    play.deal(1, 3, promise(Promise::Sentence(Sentence(1))), cards(&[Card::Treasure2]));
    let judged = |play: &Play| said(play, 3).into_iter().find(|action| matches!(action, Action::Judge { .. }));
    assert_eq!(judged(&play), None);
    play.nobody_declares();
    assert_eq!(judged(&play), Some(Action::Judge { entry: EntryNumber(1), verdict: Verdict::Kept }));
}

#[test]
fn a_debtor_who_could_pay_is_given_two_seasons() {
    let mut play = market().play();
    play.deal(1, 3, promise(pay(Card::Samurai, Due::WhenAble)), cards(&[Card::Treasure2]));
    let broken = Action::Judge { entry: EntryNumber(1), verdict: Verdict::Broken };
    for _ in 0..2 {
        assert!(!said(&play, 3).contains(&broken));
        play.nobody_declares();
    }
    assert!(said(&play, 3).contains(&broken));
}

#[test]
fn a_bot_keeps_its_word_mostly() {
    let mut play = battle();
    play.deal(1, 2, cards(&[Card::Nofu]), promise(Promise::Help(Side::Defender)));
    let helps = |seed: &u64| {
        let answer = Bot::<State>::choose(&SteadyBot, seat(2), &play.view(2), &mut luck(*seed));
        answer == Action::Help(Side::Defender)
    };
    let kept = (0..100).filter(helps).count();
    assert!((75..100).contains(&kept), "{kept} times of 100");
}
