//! Why something may not be done in Zipang, by the rule that forbids it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game::{Reason, Rule, Rulings};

/// The reason why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another player is asked.
    NotAsked,
    /// The answer belongs to another question.
    OtherQuestion,
    /// The card is not in the hand.
    NotInHand,
    /// A card was taken: that one has to be played.
    TakenMustBePlayed,
    /// An ikki takes two Peasants.
    NotTwoPeasants,
    /// This card names nobody.
    NamesNobody,
    /// This card names exactly one player.
    NamesOne,
    /// A Commander attacks two players while two others are in the campaign.
    NamesTwo,
    /// Nobody names himself.
    NamesHimself,
    /// There is no such player.
    NoSuchPlayer,
    /// The player named is out of the campaign.
    OutOfCampaign,
    /// That card does not lie face up in the discard pile.
    NotInDiscards,
    /// The Crazy One may not take himself.
    NotHimself,
    /// That card is not in the hand that was looked at.
    NotInThatHand,
    /// There is no Monk in the hand.
    NoMonk,
    /// Only an attack can be blocked by a coin.
    CoinOnlyAgainstAttack,
    /// The first turn has come: no more blocking by coin.
    FirstTurnHasCome,
    /// There is no coin left to block with.
    NoCoin,
}

impl Refusal {
    /// All reasons there are.
    pub const ALL: [Self; 19] = [
        Self::GameOver,
        Self::NotAsked,
        Self::OtherQuestion,
        Self::NotInHand,
        Self::TakenMustBePlayed,
        Self::NotTwoPeasants,
        Self::NamesNobody,
        Self::NamesOne,
        Self::NamesTwo,
        Self::NamesHimself,
        Self::NoSuchPlayer,
        Self::OutOfCampaign,
        Self::NotInDiscards,
        Self::NotHimself,
        Self::NotInThatHand,
        Self::NoMonk,
        Self::CoinOnlyAgainstAttack,
        Self::FirstTurnHasCome,
        Self::NoCoin,
    ];
}

/// The sections of the rules page that forbid something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Section {
    /// How a turn goes.
    Turn,
    /// The attack.
    Attack,
    /// The Monk.
    Monk,
    /// The end.
    End,
}

impl fmt::Display for Section {
    /// Its heading.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Turn => "A turn",
            Self::Attack => "Attack",
            Self::Monk => "Monk",
            Self::End => "End of the game",
        })
    }
}

/// The rulings of Zipang, Z-1 to Z-17.
const RULINGS: Rulings = Rulings { letter: 'Z', count: 17 };

const fn ruling(number: u8) -> Rule<Section> {
    Rule::Ruling(RULINGS.number(number))
}

/// Rule, name and sentence of every reason, in the order of [`Refusal::ALL`].
const TEXTS: [(Rule<Section>, &str, &str); Refusal::ALL.len()] = [
    (Rule::Section(Section::End), "game_over", "the game is over"),
    (ruling(6), "not_asked", "another player is asked now"),
    (Rule::Section(Section::Turn), "other_question", "that answers another question than the one asked"),
    (Rule::Section(Section::Turn), "not_in_hand", "that card is not in the player's hand"),
    (ruling(5), "taken_must_be_played", "the card that was taken has to be played"),
    (Rule::Section(Section::Turn), "not_two_peasants", "an ikki takes two Peasants"),
    (ruling(17), "names_nobody", "this card names nobody"),
    (ruling(2), "names_one", "this card has to name exactly one player"),
    (ruling(2), "names_two", "a Commander attacks exactly two players while two others are in the campaign"),
    (ruling(3), "names_himself", "a card names another player, never its own"),
    (ruling(3), "no_such_player", "nobody sits in the seat that is named"),
    (ruling(3), "out_of_campaign", "the player named is out of the campaign"),
    (ruling(4), "not_in_discards", "that card does not lie face up in the discard pile"),
    (ruling(4), "not_himself", "the Crazy One may not take himself"),
    (ruling(5), "not_in_that_hand", "that card is not in the hand that was looked at"),
    (Rule::Section(Section::Monk), "no_monk", "there is no Monk in the player's hand"),
    (Rule::Section(Section::Attack), "coin_only_against_attack", "only an attack can be blocked with a coin"),
    (ruling(13), "first_turn_has_come", "a coin blocks only until the player's own first turn of the campaign"),
    (Rule::Section(Section::Attack), "no_coin", "the player has no coin to block with"),
];

impl Reason for Refusal {
    type Section = Section;

    fn rule(self) -> Rule<Section> {
        TEXTS[self as usize].0
    }

    fn name(self) -> &'static str {
        TEXTS[self as usize].1
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(TEXTS[*self as usize].2)
    }
}

impl std::error::Error for Refusal {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_called_what_it_is_written_as() {
        for (place, reason) in Refusal::ALL.into_iter().enumerate() {
            assert_eq!(reason as usize, place);
            let written = serde_json::to_string(&reason).expect("a plain word");
            assert_eq!(written, format!("\"{}\"", reason.name()));
        }
    }
}
