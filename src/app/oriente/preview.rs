//! What a choice would do, before it is confirmed.

use super::voice::Voice;
use crate::app::words::{Named, words};
use crate::game::{Seat, Seats};
use crate::oriente::{Card, Phase, Recruit, View};
use crate::table::model::oriente::{Ability, Choice, Effect, Selection, effects};

/// What the selection would bring about, in the order in which it would happen; what to pick next, if nothing is
/// complete.
#[must_use]
pub fn preview(voice: &Voice, view: &View, seat: Seat, selection: Selection) -> Vec<String> {
    let locale = voice.locale;
    let Some(choice) = selection.choice else {
        return vec![match view.phase {
            Phase::Declaring(_) | Phase::Privilege(_) => words!(locale, oriente_table.table.choose).to_owned(),
            _ => words!(locale, oriente_table.table.choose_answer).to_owned(),
        }];
    };
    let mut sentences: Vec<String> = Vec::new();
    if choice.names_somebody() && selection.named.is_empty() {
        sentences.push(words!(locale, oriente_table.table.choose_target).to_owned());
    }
    let teller = Teller { voice, view, seat, selection };
    sentences.extend(effects(view, selection).into_iter().map(|effect| teller.tell(effect)));
    sentences
}

/// Tells what one selection would bring about.
struct Teller<'a> {
    voice: &'a Voice,
    view: &'a View,
    seat: Seat,
    selection: Selection,
}

impl Teller<'_> {
    fn name(&self) -> Named {
        self.voice.name(self.seat)
    }

    /// Whom it is done to.
    fn other(&self) -> Named {
        self.voice.names(self.selection.named)
    }

    fn tell(&self, effect: Effect) -> String {
        let locale = self.voice.locale;
        let name = self.name();
        match effect {
            Effect::LetsPass => words!(locale, oriente_table.preview.pass, name = name),
            Effect::StaysOut => words!(locale, oriente_table.preview.stay_out, name = name),
            Effect::Cancels(against) => words!(locale, oriente_table.preview.cancels, other = self.voice.name(against)),
            Effect::TurnsUp(lord) => {
                words!(locale, oriente_table.preview.shows, name = name, lord = self.voice.card(lord))
            }
            Effect::MayBeCancelled => words!(locale, oriente_table.preview.cancellable).to_owned(),
            Effect::WinsPrize(count) => self.prize(count),
            Effect::DoesNothing => words!(locale, oriente_table.preview.no_effect).to_owned(),
            Effect::Fight { .. } => self.fight(effect),
            Effect::Transmutes => words!(locale, oriente_table.preview.transmutation, name = name),
            Effect::DrawsAnnuity => words!(locale, oriente_table.preview.annuity, name = name),
            Effect::Succeeds(holder) if holder == self.seat => {
                words!(locale, oriente_table.preview.succession_own, name = name)
            }
            Effect::Succeeds(holder) => {
                words!(locale, oriente_table.preview.succession, name = name, other = self.voice.name(holder))
            }
            Effect::Collects(count) => {
                let cards = super::cards::several(locale, crate::oriente::Lord::Nofu, count);
                words!(locale, oriente_table.preview.credit, name = name, cards = cards, other = self.other())
            }
            Effect::Trades => words!(locale, oriente_table.preview.trading, name = name, other = self.other()),
            Effect::TradesForNothing => {
                words!(locale, oriente_table.preview.trading_free, name = name, other = self.other())
            }
            Effect::Recruits(recruit) => self.recruit(recruit),
            Effect::Revolts { strength } => words!(locale, oriente_table.preview.revolution, strength = strength),
            Effect::StrikesNobody { unless_joined: true } => {
                words!(locale, oriente_table.preview.strikes_if_joined).to_owned()
            }
            Effect::StrikesNobody { unless_joined: false } => {
                words!(locale, oriente_table.preview.strikes_nobody).to_owned()
            }
            Effect::Assassinates(Some(lord)) => {
                let lord = self.voice.card(lord);
                words!(locale, oriente_table.preview.assassination, name = name, other = self.other(), lord = lord)
            }
            Effect::Assassinates(None) => {
                words!(locale, oriente_table.preview.assassination_hidden, name = name, other = self.other())
            }
            Effect::Helps { .. } => self.help(effect),
            Effect::Joins { strength } => words!(locale, oriente_table.preview.join, name = name, strength = strength),
            Effect::Becomes(lord) => {
                words!(locale, oriente_table.preview.becoming, name = name, lord = self.voice.card(lord))
            }
            Effect::Gives(card) => self.give(card),
            Effect::Replaces(lord) => {
                words!(locale, oriente_table.preview.take, name = name, lord = self.voice.card(lord))
            }
        }
    }

    /// The prize, which a Prayer takes by its own effect and everything else by being first.
    fn prize(&self, count: u8) -> String {
        let (locale, name) = (self.voice.locale, self.name());
        let prays = self.selection.choice == Some(Choice::Ability(Ability::Prayer));
        match (prays, count) {
            (true, 1) => words!(locale, oriente_table.preview.prayer_one, name = name),
            (true, _) => words!(locale, oriente_table.preview.prayer, name = name, count = count),
            (false, 1) => words!(locale, oriente_table.preview.first_one).to_owned(),
            (false, _) => words!(locale, oriente_table.preview.first, count = count),
        }
    }

    fn fight(&self, effect: Effect) -> String {
        let Effect::Fight { own, against, shogun, samurai } = effect else { return String::new() };
        let (locale, name, other) = (self.voice.locale, self.name(), self.other());
        let mut sentence = match against {
            _ if shogun => words!(locale, oriente_table.preview.attack_shogun, name = name, other = other),
            Some(rank) => {
                words!(locale, oriente_table.preview.attack, name = name, other = other, own = own, others = rank)
            }
            None => words!(locale, oriente_table.preview.attack_hidden, name = name, other = other, own = own),
        };
        if samurai {
            sentence.push(' ');
            sentence.push_str(words!(locale, oriente_table.preview.help_samurai));
        }
        sentence
    }

    /// The card that is given, and what that leaves in the stack.
    fn give(&self, card: Card) -> String {
        let (locale, name) = (self.voice.locale, self.name());
        let to = match self.view.phase {
            Phase::Giving(to) => Seats::only(to),
            _ => Seats::NONE,
        };
        let (given, other) = (self.voice.card(card), self.voice.names(to));
        let left = match self.view.stacks[self.seat].points().saturating_sub(card.points()) {
            0 => words!(locale, oriente_table.preview.left_none, name = name),
            1 => words!(locale, oriente_table.preview.left_one, name = name),
            points => words!(locale, oriente_table.preview.left, name = name, count = points),
        };
        let give = words!(locale, oriente_table.preview.give, name = name, card = given, other = other);
        format!("{give} {left}")
    }

    fn recruit(&self, recruit: Recruit) -> String {
        let locale = self.voice.locale;
        match recruit {
            Recruit::ToSquare if self.view.square == 0 => {
                words!(locale, oriente_table.preview.recruit_first).to_owned()
            }
            Recruit::ToSquare => words!(locale, oriente_table.preview.recruit_square, count = self.view.square + 1),
            Recruit::ToHut => words!(locale, oriente_table.preview.recruit_hut).to_owned(),
            Recruit::FromHutToSquare => words!(locale, oriente_table.preview.recruit_from_hut).to_owned(),
            Recruit::Nowhere => words!(locale, oriente_table.preview.recruit_none).to_owned(),
        }
    }

    fn help(&self, effect: Effect) -> String {
        let Effect::Helps { before, after, samurai, .. } = effect else { return String::new() };
        let locale = self.voice.locale;
        let sums = |(attack, defence): (u8, u8)| format!("{attack}\u{a0}:\u{a0}{defence}");
        let mut sentence =
            words!(locale, oriente_table.preview.help, name = self.name(), before = sums(before), after = sums(after));
        if samurai {
            sentence.push(' ');
            sentence.push_str(words!(locale, oriente_table.preview.help_samurai));
        }
        sentence
    }
}
