//! What a choice would do, before it is confirmed.

use super::voice::Voice;
use crate::app::words::words;
use crate::game::Seat;
use crate::oriente::{Phase, Recruit, View};
use crate::table::model::oriente::{Ability, Choice, Effect, Selection, effects};

/// What the selection would bring about, in the order in which it would happen; what to pick next, if nothing is
/// complete.
#[must_use]
pub fn preview(voice: &Voice, view: &View, seat: Seat, selection: Selection) -> Vec<String> {
    let locale = voice.locale;
    let Some(choice) = selection.choice else {
        return vec![match view.phase {
            Phase::Declaring(_) | Phase::Privilege(_) => words!(locale, court.table.choose).to_owned(),
            _ => words!(locale, court.table.choose_answer).to_owned(),
        }];
    };
    let mut sentences: Vec<String> = Vec::new();
    if choice.names_somebody() && selection.named.is_empty() {
        sentences.push(words!(locale, court.table.choose_target).to_owned());
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
    fn name(&self) -> String {
        self.voice.name(self.seat)
    }

    /// Whom it is done to.
    fn other(&self) -> String {
        self.selection.named.iter().next().map(|seat| self.voice.name(seat)).unwrap_or_default()
    }

    fn tell(&self, effect: Effect) -> String {
        let locale = self.voice.locale;
        let name = self.name();
        match effect {
            Effect::LetsPass => words!(locale, court.preview.pass, name = name),
            Effect::StaysOut => words!(locale, court.preview.stay_out, name = name),
            Effect::Cancels(against) => words!(locale, court.preview.cancels, other = self.voice.name(against)),
            Effect::TurnsUp(lord) => words!(locale, court.preview.shows, name = name, lord = self.voice.card(lord)),
            Effect::MayBeCancelled => words!(locale, court.preview.cancellable).to_owned(),
            Effect::WinsPrize(count) => self.prize(count),
            Effect::DoesNothing => words!(locale, court.preview.no_effect).to_owned(),
            Effect::Fight { .. } => self.fight(effect),
            Effect::Transmutes => words!(locale, court.preview.transmutation, name = name),
            Effect::DrawsAnnuity => words!(locale, court.preview.annuity, name = name),
            Effect::Succeeds(holder) if holder == self.seat => {
                words!(locale, court.preview.succession_own, name = name)
            }
            Effect::Succeeds(holder) => {
                words!(locale, court.preview.succession, name = name, other = self.voice.name(holder))
            }
            Effect::Collects(count) => {
                let cards = super::cards::several(locale, crate::oriente::Lord::Nofu, count);
                words!(locale, court.preview.credit, name = name, cards = cards, other = self.other())
            }
            Effect::Trades => words!(locale, court.preview.trading, name = name, other = self.other()),
            Effect::TradesForNothing => words!(locale, court.preview.trading_free, name = name, other = self.other()),
            Effect::Recruits(recruit) => self.recruit(recruit),
            Effect::Revolts { strength } => words!(locale, court.preview.revolution, strength = strength),
            Effect::Assassinates(Some(lord)) => {
                let lord = self.voice.card(lord);
                words!(locale, court.preview.assassination, name = name, other = self.other(), lord = lord)
            }
            Effect::Assassinates(None) => {
                words!(locale, court.preview.assassination_hidden, name = name, other = self.other())
            }
            Effect::Helps { .. } => self.help(effect),
            Effect::Joins { strength } => words!(locale, court.preview.join, name = name, strength = strength),
            Effect::Becomes(lord) => words!(locale, court.preview.becoming, name = name, lord = self.voice.card(lord)),
            Effect::Gives(card) => {
                let to = match self.view.phase {
                    Phase::Giving(to) => self.voice.name(to),
                    _ => String::new(),
                };
                words!(locale, court.preview.give, name = name, card = self.voice.card(card), other = to)
            }
            Effect::Replaces(lord) => words!(locale, court.preview.take, name = name, lord = self.voice.card(lord)),
        }
    }

    /// The prize, which a Prayer takes by its own effect and everything else by being first.
    fn prize(&self, count: u8) -> String {
        let (locale, name) = (self.voice.locale, self.name());
        let prays = self.selection.choice == Some(Choice::Ability(Ability::Prayer));
        match (prays, count) {
            (true, 1) => words!(locale, court.preview.prayer_one, name = name),
            (true, _) => words!(locale, court.preview.prayer, name = name, count = count),
            (false, 1) => words!(locale, court.preview.first_one).to_owned(),
            (false, _) => words!(locale, court.preview.first, count = count),
        }
    }

    fn fight(&self, effect: Effect) -> String {
        let Effect::Fight { own, against, shogun, samurai } = effect else { return String::new() };
        let (locale, name, other) = (self.voice.locale, self.name(), self.other());
        let mut sentence = match against {
            _ if shogun => words!(locale, court.preview.attack_shogun, name = name, other = other),
            Some(rank) => {
                words!(locale, court.preview.attack, name = name, other = other, own = own, others = rank)
            }
            None => words!(locale, court.preview.attack_hidden, name = name, other = other, own = own),
        };
        if samurai {
            sentence.push(' ');
            sentence.push_str(words!(locale, court.preview.help_samurai));
        }
        sentence
    }

    fn recruit(&self, recruit: Recruit) -> String {
        let locale = self.voice.locale;
        match recruit {
            Recruit::ToSquare if self.view.square == 0 => words!(locale, court.preview.recruit_first).to_owned(),
            Recruit::ToSquare => words!(locale, court.preview.recruit_square, count = self.view.square + 1),
            Recruit::ToHut => words!(locale, court.preview.recruit_hut).to_owned(),
            Recruit::FromHutToSquare => words!(locale, court.preview.recruit_from_hut).to_owned(),
            Recruit::Nowhere => words!(locale, court.preview.recruit_none).to_owned(),
        }
    }

    fn help(&self, effect: Effect) -> String {
        let Effect::Helps { before, after, samurai, .. } = effect else { return String::new() };
        let locale = self.voice.locale;
        let sums = |(attack, defence): (u8, u8)| format!("{attack}\u{a0}:\u{a0}{defence}");
        let mut sentence =
            words!(locale, court.preview.help, name = self.name(), before = sums(before), after = sums(after));
        if samurai {
            sentence.push(' ');
            sentence.push_str(words!(locale, court.preview.help_samurai));
        }
        sentence
    }
}
