//! Why something may not be done in Zipang, by the rule that forbids it.

use std::fmt;

use crate::game::{Rule, Rulings, reasons};

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

reasons! {
    /// The reason why an action is refused.
    pub enum Refusal of Section;

    /// The game is over.
    GameOver = "game_over", Rule::Section(Section::End), "the game is over";
    /// Another player is asked.
    NotAsked = "not_asked", ruling(6), "another player is asked now";
    /// The answer belongs to another question.
    OtherQuestion = "other_question", Rule::Section(Section::Turn), "that answers another question than the one asked";
    /// The card is not in the hand.
    NotInHand = "not_in_hand", Rule::Section(Section::Turn), "that card is not in the player's hand";
    /// A card was taken: that one has to be played.
    TakenMustBePlayed = "taken_must_be_played", ruling(5), "the card that was taken has to be played";
    /// An ikki takes two Peasants.
    NotTwoPeasants = "not_two_peasants", Rule::Section(Section::Turn), "an ikki takes two Peasants";
    /// This card names nobody.
    NamesNobody = "names_nobody", ruling(17), "this card names nobody";
    /// This card names exactly one player.
    NamesOne = "names_one", ruling(2), "this card has to name exactly one player";
    /// A Commander attacks two players while two others are in the campaign.
    NamesTwo = "names_two", ruling(2), "a Commander attacks exactly two players while two others are in the campaign";
    /// Nobody names himself.
    NamesHimself = "names_himself", ruling(3), "a card names another player, never its own";
    /// There is no such player.
    NoSuchPlayer = "no_such_player", ruling(3), "nobody sits in the seat that is named";
    /// The player named is out of the campaign.
    OutOfCampaign = "out_of_campaign", ruling(3), "the player named is out of the campaign";
    /// That card does not lie face up in the discard pile.
    NotInDiscards = "not_in_discards", ruling(4), "that card does not lie face up in the discard pile";
    /// The Crazy One may not take himself.
    NotHimself = "not_himself", ruling(4), "the Crazy One may not take himself";
    /// That card is not in the hand that was looked at.
    NotInThatHand = "not_in_that_hand", ruling(5), "that card is not in the hand that was looked at";
    /// There is no Monk in the hand.
    NoMonk = "no_monk", Rule::Section(Section::Monk), "there is no Monk in the player's hand";
    /// Only an attack can be blocked by a coin.
    CoinOnlyAgainstAttack = "coin_only_against_attack", Rule::Section(Section::Attack),
        "only an attack can be blocked with a coin";
    /// The first turn has come: no more blocking by coin.
    FirstTurnHasCome = "first_turn_has_come", ruling(13),
        "a coin blocks only until the player's own first turn of the campaign";
    /// There is no coin left to block with.
    NoCoin = "no_coin", Rule::Section(Section::Attack), "the player has no coin to block with";
}
