//! Who sits at the table.

use std::sync::Arc;

use super::Mon;
use crate::app::markup::Markup;
use crate::game::{Seat, Seats};

/// Somebody at the table, a person or a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// As written at the set-up.
    pub name: String,
    /// The crest: a colour and a shape.
    pub mon: Mon,
    /// A person, or a bot?
    pub is_person: bool,
    /// What the curtain asks for, if anything.
    pub pin: Option<Pin>,
}

impl Player {
    /// The class of the name at a place: one with a long word, or many words, is written smaller where room is scarce.
    #[must_use]
    pub fn name_class(&self) -> &'static str {
        let longest = self.name.split([' ', '-']).map(|word| word.chars().count()).max().unwrap_or(0);
        let is_long = longest > 9 || self.name.chars().count() > 16;
        if is_long { "place-name is-long" } else { "place-name" }
    }

    /// The head of a row of a table: crest and name.
    pub fn head(&self, markup: &mut Markup) {
        markup.open("th").attr("scope", "row").around(|markup| {
            markup.open("span").class("who").around(|markup| {
                self.mon.draw(markup);
                markup.open("span").text(&self.name);
            });
        });
    }
}

/// Four digits that keep the others from raising a curtain. They live as long as the game, in memory only.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pin([u8; 4]);

impl Pin {
    /// How many digits there are.
    pub const DIGITS: usize = 4;

    /// Reads exactly four digits.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let digits: [u8; Self::DIGITS] = text.as_bytes().try_into().ok()?;
        digits.iter().all(u8::is_ascii_digit).then_some(Self(digits))
    }
}

impl std::fmt::Debug for Pin {
    /// Never the digits.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pin")
    }
}

/// Everybody at the table, in seat order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct People(Arc<[Player]>);

impl People {
    /// These players, in seat order.
    #[must_use]
    pub fn new(players: Vec<Player>) -> Self {
        Self(players.into())
    }

    /// Who sits there.
    ///
    /// # Panics
    /// When nobody does: seats come from the game, which has as many.
    #[must_use]
    pub fn at(&self, seat: Seat) -> &Player {
        &self.0[usize::from(seat.number())]
    }

    /// The name of whoever sits there.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        &self.at(seat).name
    }

    /// Each seat with its player.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &Player)> {
        self.0.iter().enumerate().map(|(number, player)| (Seat::new(number as u8), player))
    }

    /// The seats of people; the others are bots'.
    #[must_use]
    pub fn persons(&self) -> Seats {
        self.iter().filter(|(_, player)| player.is_person).map(|(seat, _)| seat).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Pin, Player};
    use crate::app::play::Mon;

    #[test]
    fn a_name_is_long_by_one_word_or_by_all_of_them() {
        let class =
            |name: &str| Player { name: name.to_owned(), mon: Mon::ALL[0], is_person: true, pin: None }.name_class();
        for name in ["Ada", "Jean-Luc", "Ann van der Berg"] {
            assert_eq!(class(name), "place-name", "{name}");
        }
        for name in ["Throckmortons", "Ann van der Bergen", "Bartholomäus W"] {
            assert_eq!(class(name), "place-name is-long", "{name}");
        }
    }

    #[test]
    fn a_pin_is_four_digits_and_nothing_else() {
        assert!(Pin::from_text("0042").is_some());
        for text in ["", "123", "12345", "12a4", "１２３４", "-123"] {
            assert_eq!(Pin::from_text(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_pin_is_never_printed() {
        assert_eq!(format!("{:?}", Pin::from_text("1234")), "Some(Pin)");
    }
}
