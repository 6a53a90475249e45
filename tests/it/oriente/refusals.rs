//! Every reason to refuse something, met at a table.

use std::collections::BTreeSet;

use noren::game::{Game, Reason, Rule};
use noren::oriente::deals::{
    Due, Entry, EntryNumber, Ground, LEDGER_LIMIT, OFFERS_EACH, OPEN_OFFERS, OfferNumber, Promise, Proposal, Sentence,
    Standing, Terms, Verdict,
};
use noren::oriente::{Action, Card, Destiny, Lord, Refusal, Side, Talk};

use super::deals::{cards, ground, market, pay, promise};
use super::table::{Play, Table, seat};

fn offer(to: u8, gives: Terms, asks: Terms) -> Action {
    Action::Offer(Proposal { to: seat(to), gives, asks })
}

fn promised(by: Promise) -> Action {
    offer(3, promise(by), ground(Ground::Service))
}

/// Questions of declaring, privilege, help, joining, becoming, giving and replacing.
fn answers() -> Vec<(Refusal, Play, u8, Action)> {
    let lords = [Lord::Daimyo, Lord::Akindo, Lord::Ninja, Lord::MahoTsukai, Lord::Samurai, Lord::Akindo];
    let start = Table::of(&lords).up(&[1]).play();
    let attack = |target: u8| Destiny::Attack(seat(target));
    let mut declared = Table::of(&lords).up(&[3]).spent(&[2]).stack(0, &[Lord::Nofu]).play();
    declared.declare(0, attack(1));
    let mut equal = Table::of(&[Lord::Daimyo, Lord::Daimyo, Lord::Nofu, Lord::Soryo]).play();
    equal.declare(0, Destiny::Annuity);
    let mut answered = Table::of(&[Lord::Nofu, Lord::Akindo, Lord::Nofu, Lord::Nofu]).play();
    answered.declare(0, Destiny::Recruitment).pass(&[1]);
    let mut revolt = Table::of(&[Lord::Nofu, Lord::Samurai, Lord::Akindo, Lord::Soryo]).square(2).play();
    revolt.declare(0, Destiny::Revolution);
    let mut joining = revolt.clone();
    joining.nobody_calls();
    let mut becoming = Table::of(&[Lord::MahoTsukai, Lord::Nofu, Lord::Nofu, Lord::Nofu]).play();
    becoming.declare(0, Destiny::Transmutation).nobody_calls();
    let mut giving = Table::of(&[Lord::Akindo, Lord::Nofu, Lord::Nofu, Lord::Nofu]).stack(0, &[Lord::Nofu]).play();
    giving.declare(0, Destiny::Trading(seat(1))).nobody_calls();
    let mut replacing =
        Table::of(&[Lord::Samurai, Lord::Nofu, Lord::Samurai, Lord::Nofu]).deck(&[Lord::Nofu, Lord::Akindo]).play();
    replacing.declare(0, attack(1)).nobody_calls().help(2, Side::Attacker).nobody_helps();
    let mut helping = declared.clone();
    helping.nobody_calls();
    let mut over = Table::of(&[Lord::Soryo, Lord::Nofu, Lord::Nofu, Lord::Nofu]).prize(&[Lord::Geisha]).play();
    over.declare(0, Destiny::Prayer).nobody_calls();
    let akindo = Table::of(&[Lord::Akindo, Lord::Akindo, Lord::Nofu, Lord::Nofu]).up(&[1]).play();
    let ninja = Table::of(&[Lord::Ninja, Lord::Ninja, Lord::Nofu, Lord::Nofu]).up(&[1]).play();
    let maho = Table::of(&[Lord::MahoTsukai, Lord::MahoTsukai, Lord::Nofu, Lord::Nofu]).up(&[1]).play();
    let samurai = Table::of(&[Lord::Samurai, Lord::Nofu, Lord::Nofu, Lord::Nofu]).play();
    let declare = Action::Declare;
    vec![
        (Refusal::GameOver, over, 0, Action::Pass),
        (Refusal::NotAsked, start.clone(), 1, declare(attack(0))),
        (Refusal::OtherQuestion, start.clone(), 0, Action::Join),
        (Refusal::NeedsDisk, declared.clone(), 2, Action::Call(attack(0))),
        (Refusal::NoSuchPlayer, start.clone(), 0, declare(attack(9))),
        (Refusal::NamesHimself, start.clone(), 0, declare(attack(0))),
        (Refusal::NothingToDeclare, samurai, 0, declare(Destiny::Prayer)),
        (Refusal::NotHisAbility, start.clone(), 0, declare(Destiny::Prayer)),
        (Refusal::FaceUpAkindo, akindo, 0, declare(Destiny::Credit(seat(1)))),
        (Refusal::FaceUpNinja, ninja, 0, declare(Destiny::Assassination(seat(1)))),
        (Refusal::AnotherMahoTsukai, maho, 0, declare(Destiny::Transmutation)),
        (Refusal::NoVisibleShogun, start, 0, declare(Destiny::Succession)),
        (Refusal::OwnDeclaration, declared.clone(), 0, Action::Call(attack(3))),
        (Refusal::NamedInDeclaration, declared.clone(), 1, Action::Call(attack(0))),
        (Refusal::RankTooLow, declared, 4, Action::Call(attack(0))),
        (Refusal::EqualRankNotFewerCards, equal.clone(), 1, Action::Call(Destiny::Annuity)),
        (Refusal::BelowThreshold, revolt.clone(), 2, Action::Call(attack(0))),
        (Refusal::AtThresholdNotFewerCards, revolt, 1, Action::Call(attack(0))),
        (Refusal::AlreadyAnswered, answered, 1, Action::Call(attack(0))),
        (Refusal::FightsHimself, helping, 1, Action::Help(Side::Defender)),
        (Refusal::NoNofu, joining, 1, Action::Join),
        (Refusal::NotAmongTaken, becoming, 0, Action::Become(Lord::Soryo)),
        (Refusal::NotInStack, giving, 0, Action::Give(Card::Soryo)),
        (Refusal::NotTurned, replacing, 1, Action::Replace(Lord::Soryo)),
    ]
}

/// Moves in bargaining, at seat 0's first question unless it says otherwise.
fn bargaining() -> Vec<(Refusal, Play, u8, Action)> {
    let open = market().play();
    let sentence = || promise(Promise::Sentence(Sentence(0)));
    let service = || ground(Ground::Service);
    let mut helping = market().play();
    helping.declare(0, Destiny::Attack(seat(1))).nobody_calls();
    let mut giving = market().stack(0, &[Lord::Nofu]).play();
    giving.declare(0, Destiny::Trading(seat(1))).nobody_calls();
    let mut busy = open.clone();
    (0..OPEN_OFFERS).for_each(|number| {
        busy.offer((number / usize::from(OFFERS_EACH)) as u8, 3, sentence(), service());
    });
    let mut made = open.clone();
    (0..OFFERS_EACH).for_each(|_| {
        let number = made.offer(1, 3, sentence(), service());
        made.act(3, Action::Refuse(number));
    });
    let mut ledger = open.clone();
    ledger.deal(1, 3, promise(pay(Card::Nofu, Due::GameEnd)), sentence());
    let mut settled = ledger.clone();
    settled.act(1, Action::Judge { entry: EntryNumber(2), verdict: Verdict::Kept });
    let mut gone = open.clone();
    let swapped = gone.offer(1, 3, cards(&[Card::Samurai]), service());
    let gone = {
        let mut position = gone.position();
        position.seats[1].stack.retain(|&card| card != Card::Samurai);
        position.seats[2].stack.push(Card::Samurai);
        Table { position, ..market() }.play()
    };
    let entry = |number| Entry {
        number: EntryNumber(number),
        by: seat(1),
        to: seat(2),
        promise: Promise::Sentence(Sentence(0)),
        season: 1,
        standing: Standing::Open,
    };
    let mut full = market().with(|_, position| position.ledger = (1..=LEDGER_LIMIT as u16).map(entry).collect()).play();
    let too_much = full.offer(1, 3, sentence(), service());
    let talk = |talk| market().with(|setup, _| setup.options.talk = talk).play();
    let judge = |entry| Action::Judge { entry: EntryNumber(entry), verdict: Verdict::Kept };
    vec![
        (Refusal::NoTalk, talk(Talk::Silent), 1, promised(Promise::StayOut)),
        (Refusal::CardsAndHelpOnly, talk(Talk::CardsAndHelp), 1, promised(Promise::Spare(seat(0)))),
        (Refusal::InsideResolution, giving, 1, promised(Promise::Spare(seat(0)))),
        (Refusal::OfferToHimself, open.clone(), 3, promised(Promise::Spare(seat(0)))),
        (Refusal::GiftForNothing, open.clone(), 1, offer(3, cards(&[Card::Samurai]), Terms::default())),
        (Refusal::GiftForNothing, open.clone(), 1, offer(3, Terms::default(), service())),
        // His Daimyō lies face down, and all read the reason.
        (Refusal::CardsMissing, open.clone(), 1, offer(3, cards(&[Card::Daimyo]), service())),
        (Refusal::LordNotTradable, helping.clone(), 1, offer(3, cards(&[Card::Daimyo]), service())),
        (Refusal::CardsMissing, open.clone(), 1, offer(3, cards(&[Card::Shogun]), service())),
        (Refusal::CardsMissing, open.clone(), 0, offer(1, service(), cards(&[Card::Daimyo]))),
        (Refusal::LordNotTradable, helping.clone(), 3, offer(1, service(), cards(&[Card::Daimyo]))),
        (Refusal::CardsGone, gone, 3, Action::Accept(swapped)),
        (Refusal::TooManyOffers, busy, 3, offer(1, sentence(), service())),
        (Refusal::TooManyOffersBySeat, made, 1, promised(Promise::Spare(seat(0)))),
        (Refusal::LedgerFull, full, 3, Action::Accept(too_much)),
        (Refusal::NoSuchOffer, open.clone(), 1, Action::Accept(OfferNumber(5))),
        (Refusal::NotHisOffer, with_offer(), 1, Action::Refuse(OfferNumber(1))),
        (Refusal::NotHisOffer, with_offer(), 3, Action::Withdraw(OfferNumber(1))),
        (Refusal::NoBattle, open.clone(), 1, promised(Promise::Help(Side::Attacker))),
        (Refusal::FightsHimself, helping.clone(), 1, promised(Promise::StayOut)),
        (Refusal::NoDeclaration, open.clone(), 1, promised(Promise::Call { attack: None })),
        (Refusal::NoRevolution, helping, 2, promised(Promise::Join)),
        (Refusal::NoPayment, open.clone(), 1, promised(Promise::Pay { card: Card::Nofu, count: 0, due: Due::GameEnd })),
        (Refusal::NoPayment, open.clone(), 1, promised(pay(Card::Geisha, Due::GameEnd))),
        (Refusal::NamesHimself, open.clone(), 1, promised(Promise::Attack(seat(1)))),
        (Refusal::NoSuchPromise, open, 1, Action::Settle(EntryNumber(1))),
        (Refusal::NotHisClaim, ledger.clone(), 2, judge(2)),
        (Refusal::NotHisDebt, ledger.clone(), 3, Action::Settle(EntryNumber(1))),
        (Refusal::NotHisDebt, ledger.clone(), 2, offer(3, sentence(), ground(Ground::Debt(EntryNumber(1))))),
        (Refusal::NotADebt, ledger.clone(), 3, Action::Settle(EntryNumber(2))),
        (Refusal::CardsMissing, ledger.clone(), 1, Action::Settle(EntryNumber(1))),
        (Refusal::RulesJudge, ledger, 3, judge(1)),
        (Refusal::AlreadySettled, settled, 1, judge(2)),
    ]
}

fn with_offer() -> Play {
    let mut play = market().play();
    play.offer(1, 3, promise(Promise::Sentence(Sentence(0))), ground(Ground::Service));
    play
}

#[test]
fn every_reason_to_refuse_comes_up_and_leaves_the_position_as_it_was() {
    let mut met = BTreeSet::new();
    for (reason, mut play, number, action) in answers().into_iter().chain(bargaining()) {
        let before = play.state;
        let refused = play.state.apply(seat(number), &action, &mut play.chance);
        assert_eq!(refused.expect_err("a refusal"), reason, "{action:?} by seat {number}");
        assert_eq!(play.state, before);
        met.insert(reason);
    }
    let missing: Vec<Refusal> = Refusal::ALL.into_iter().filter(|reason| !met.contains(reason)).collect();
    assert!(missing.is_empty(), "never met: {missing:?}");
}

#[test]
fn a_reason_names_its_rule_and_says_why() {
    let rulings: Vec<String> = (1..=25).map(|number| format!("O-{number}")).collect();
    let headings = ["A season", "Privilege", "Attack", "Lords", "Revolution", "Agreements", "End"];
    for reason in Refusal::ALL {
        let rule = reason.rule().to_string();
        let known = match reason.rule() {
            Rule::Ruling(_) => rulings.contains(&rule),
            Rule::Section(_) => headings.contains(&rule.as_str()),
        };
        assert!(known, "{rule}");
        assert!(reason.to_string().len() > 10);
    }
    assert_eq!(Refusal::EqualRankNotFewerCards.to_string(), "equal rank, but not fewer cards in the prize stack");
}
