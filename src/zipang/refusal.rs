//! Why something may not be done in Zipang, by the rule that forbids it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game::Reason;

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

    /// Rule, name and sentence, side by side.
    const fn text(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::GameOver => ("End of the game", "game_over", "the game is over"),
            Self::NotAsked => ("Z-6", "not_asked", "another player is asked now"),
            Self::OtherQuestion => ("A turn", "other_question", "that answers another question than the one asked"),
            Self::NotInHand => ("A turn", "not_in_hand", "that card is not in the player's hand"),
            Self::TakenMustBePlayed => ("Z-5", "taken_must_be_played", "the card that was taken has to be played"),
            Self::NotTwoPeasants => ("A turn", "not_two_peasants", "an ikki takes two Peasants"),
            Self::NamesNobody => ("Z-17", "names_nobody", "this card names nobody"),
            Self::NamesOne => ("Z-2", "names_one", "this card has to name exactly one player"),
            Self::NamesTwo => {
                ("Z-2", "names_two", "a Commander attacks exactly two players while two others are in the campaign")
            }
            Self::NamesHimself => ("Z-3", "names_himself", "a card names another player, never its own"),
            Self::NoSuchPlayer => ("Z-3", "no_such_player", "nobody sits in the seat that is named"),
            Self::OutOfCampaign => ("Z-3", "out_of_campaign", "the player named is out of the campaign"),
            Self::NotInDiscards => ("Z-4", "not_in_discards", "that card does not lie face up in the discard pile"),
            Self::NotHimself => ("Z-4", "not_himself", "the Crazy One may not take himself"),
            Self::NotInThatHand => ("Z-5", "not_in_that_hand", "that card is not in the hand that was looked at"),
            Self::NoMonk => ("Monk", "no_monk", "there is no Monk in the player's hand"),
            Self::CoinOnlyAgainstAttack => {
                ("Attack", "coin_only_against_attack", "only an attack can be blocked with a coin")
            }
            Self::FirstTurnHasCome => {
                ("Z-13", "first_turn_has_come", "a coin blocks only until the player's own first turn of the campaign")
            }
            Self::NoCoin => ("Attack", "no_coin", "the player has no coin to block with"),
        }
    }
}

impl Reason for Refusal {
    fn rule(self) -> &'static str {
        self.text().0
    }

    fn name(self) -> &'static str {
        self.text().1
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text().2)
    }
}

impl std::error::Error for Refusal {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_called_what_it_is_written_as() {
        for reason in Refusal::ALL {
            let written = serde_json::to_string(&reason).expect("a plain word");
            assert_eq!(written, format!("\"{}\"", reason.name()));
        }
    }
}
