//! Who has seen what he holds. Where people speak up, nobody is asked openly about secrets that he has not seen: before the
//! question a round of looks goes from one to the next.
//!
//! Rule of the module: it follows from what all may know: who got new secrets, and who stood before the screen since.

use serde::{Deserialize, Serialize};

use super::Device;
use crate::game::{Seat, Seats};
use crate::table::{Host, Playable, Round, Screen};

/// Who has seen the secrets that he holds now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Looks {
    /// Who has.
    pub(super) looked: Seats,
    /// Who does without.
    pub(super) waived: Seats,
}

impl Looks {
    /// All of them have looked.
    pub(super) const fn all(seats: Seats) -> Self {
        Self { looked: seats, waived: Seats::NONE }
    }

    /// Takes in what was told from there on: whoever gets new secrets has not seen them.
    pub(super) fn hear<G: Playable>(&mut self, host: &Host<G>, from: usize) {
        let news = host.told().skip(from).filter(|(_, told)| told.to.includes(None));
        for event in news.filter_map(|(_, told)| told.event.of_game()) {
            let new = G::new_secrets(event, host.game.players());
            *self = Self { looked: self.looked.minus(new), waived: self.waived.minus(new) };
        }
    }
}

impl Device {
    /// Those of these who hold secrets that they have neither seen nor done without.
    fn unseen<G: Playable>(&self, host: &Host<G>, seats: Seats) -> Seats {
        let holders: Seats = seats.iter().filter(|&seat| host.game.has_secrets(seat)).collect();
        holders.minus(self.looks.looked).minus(self.looks.waived)
    }

    /// Who of these has to look before the question is put to them: the one asked first, then clockwise.
    pub(super) fn next_to_look<G: Playable>(&self, host: &Host<G>, seats: Seats) -> Option<Seat> {
        let unseen = self.unseen(host, seats);
        let asked = host.prompt().seat()?;
        if unseen.contains(asked) { Some(asked) } else { unseen.next_after(asked) }
    }

    /// The round of looks that this curtain belongs to, if it does.
    pub(super) fn round<G: Playable>(&self, host: &Host<G>, screen: &Screen<G>) -> Option<Round> {
        let is_curtain = matches!(screen, Screen::Curtain { question: None, .. });
        let seats = self.open_question(host).filter(|_| is_curtain && self.looking.is_none())?;
        Some(Round { looked: seats.and(self.looks.looked), left: self.unseen(host, seats) })
    }
}
