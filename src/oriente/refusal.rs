//! Why something may not be done in Oriente, by the rule that forbids it.

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
    /// It takes a disk.
    NeedsDisk,
    /// There is no such player.
    NoSuchPlayer,
    /// Nobody names himself.
    NamesHimself,
    /// Shōgun and Samurai declare no ability.
    NothingToDeclare,
    /// The ability belongs to another lord.
    NotHisAbility,
    /// A face-up Akindo may not be named.
    FaceUpAkindo,
    /// A face-up Ninja may not be named.
    FaceUpNinja,
    /// Another Mahō-tsukai is face up.
    AnotherMahoTsukai,
    /// No Shōgun is to be seen.
    NoVisibleShogun,
    /// The declaration is his own.
    OwnDeclaration,
    /// He is named in the declaration.
    NamedInDeclaration,
    /// The rank is too low.
    RankTooLow,
    /// Equal rank, but not fewer cards.
    EqualRankNotFewerCards,
    /// Below the Revolution's threshold.
    BelowThreshold,
    /// At the threshold, but not fewer cards.
    AtThresholdNotFewerCards,
    /// He has answered this already.
    AlreadyAnswered,
    /// He is attacker or defender.
    FightsHimself,
    /// Only a Nōfu joins.
    NoNofu,
    /// No such lord was taken.
    NotAmongTaken,
    /// The card is not in his stack.
    NotInStack,
    /// No such lord was turned for him.
    NotTurned,
    /// This table does not bargain.
    NoTalk,
    /// This table bargains over cards and help only.
    CardsAndHelpOnly,
    /// An action is being carried out.
    InsideResolution,
    /// A deal takes two.
    OfferToHimself,
    /// Something is needed from both sides.
    GiftForNothing,
    /// A lord can be no part of a deal.
    LordNotTradable,
    /// The cards are not there.
    CardsMissing,
    /// The offer's cards are no longer there.
    CardsGone,
    /// Too many offers are open.
    TooManyOffers,
    /// He has made enough offers for now.
    TooManyOffersBySeat,
    /// The ledger is full of open promises.
    LedgerFull,
    /// There is no such offer.
    NoSuchOffer,
    /// The offer is not his to answer.
    NotHisOffer,
    /// No battle is at hand.
    NoBattle,
    /// No declaration is at hand.
    NoDeclaration,
    /// No revolution is at hand.
    NoRevolution,
    /// The payment names no card.
    NoPayment,
    /// There is no such promise.
    NoSuchPromise,
    /// The promise was not made to him.
    NotHisClaim,
    /// The promise is not his.
    NotHisDebt,
    /// The promise is no payment.
    NotADebt,
    /// It is settled already.
    AlreadySettled,
    /// The rules themselves will tell.
    RulesJudge,
}

impl Refusal {
    /// All reasons there are.
    pub const ALL: [Self; 47] = [
        Self::GameOver,
        Self::NotAsked,
        Self::OtherQuestion,
        Self::NeedsDisk,
        Self::NoSuchPlayer,
        Self::NamesHimself,
        Self::NothingToDeclare,
        Self::NotHisAbility,
        Self::FaceUpAkindo,
        Self::FaceUpNinja,
        Self::AnotherMahoTsukai,
        Self::NoVisibleShogun,
        Self::OwnDeclaration,
        Self::NamedInDeclaration,
        Self::RankTooLow,
        Self::EqualRankNotFewerCards,
        Self::BelowThreshold,
        Self::AtThresholdNotFewerCards,
        Self::AlreadyAnswered,
        Self::FightsHimself,
        Self::NoNofu,
        Self::NotAmongTaken,
        Self::NotInStack,
        Self::NotTurned,
        Self::NoTalk,
        Self::CardsAndHelpOnly,
        Self::InsideResolution,
        Self::OfferToHimself,
        Self::GiftForNothing,
        Self::LordNotTradable,
        Self::CardsMissing,
        Self::CardsGone,
        Self::TooManyOffers,
        Self::TooManyOffersBySeat,
        Self::LedgerFull,
        Self::NoSuchOffer,
        Self::NotHisOffer,
        Self::NoBattle,
        Self::NoDeclaration,
        Self::NoRevolution,
        Self::NoPayment,
        Self::NoSuchPromise,
        Self::NotHisClaim,
        Self::NotHisDebt,
        Self::NotADebt,
        Self::AlreadySettled,
        Self::RulesJudge,
    ];
}

/// The sections of the rules page that forbid something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Section {
    /// How a season goes.
    Season,
    /// What the lords can do.
    Lords,
    /// The privilege.
    Privilege,
    /// The revolution.
    Revolution,
    /// The end.
    End,
}

impl fmt::Display for Section {
    /// Its heading.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Season => "A season",
            Self::Lords => "Lords",
            Self::Privilege => "Privilege",
            Self::Revolution => "Revolution",
            Self::End => "End",
        })
    }
}

/// The rulings of Oriente, O-1 to O-25.
const RULINGS: Rulings = Rulings { letter: 'O', count: 25 };

const fn ruling(number: u8) -> Rule<Section> {
    Rule::Ruling(RULINGS.number(number))
}

/// Rule, name and sentence of every reason, in the order of [`Refusal::ALL`].
const TEXTS: [(Rule<Section>, &str, &str); Refusal::ALL.len()] = [
    (Rule::Section(Section::End), "game_over", "the game is over"),
    (ruling(15), "not_asked", "another player is asked now"),
    (Rule::Section(Section::Season), "other_question", "that answers another question than the one asked"),
    (
        Rule::Section(Section::Season),
        "needs_disk",
        "this takes an action disk, and the player's is spent for this season",
    ),
    (Rule::Section(Section::Season), "no_such_player", "nobody sits in the seat that is named"),
    (Rule::Section(Section::Season), "names_himself", "another player has to be named"),
    (
        Rule::Section(Section::Lords),
        "nothing_to_declare",
        "Shōgun and Samurai declare no ability: theirs works by itself",
    ),
    (Rule::Section(Section::Lords), "not_his_ability", "that is the ability of another lord"),
    (Rule::Section(Section::Lords), "face_up_akindo", "a face-up Akindo may not be named by an Akindo"),
    (Rule::Section(Section::Lords), "face_up_ninja", "a face-up Ninja may not be named by a Ninja"),
    (Rule::Section(Section::Lords), "another_maho_tsukai", "no Transmutation while another Mahō-tsukai lies face up"),
    (ruling(3), "no_visible_shogun", "a Succession needs the Shōgun face up, in play or in a stack"),
    (Rule::Section(Section::Privilege), "own_declaration", "nobody calls the privilege against himself"),
    (ruling(18), "named_in_declaration", "the player named in the declaration may not call the privilege"),
    (Rule::Section(Section::Privilege), "rank_too_low", "his lord's rank is below the declarer's"),
    (ruling(19), "equal_rank_not_fewer_cards", "equal rank, but not fewer cards in the prize stack"),
    (
        Rule::Section(Section::Revolution),
        "below_threshold",
        "against this Revolution a higher rank is needed: one more than the laborers in the square",
    ),
    (
        Rule::Section(Section::Revolution),
        "at_threshold_not_fewer_cards",
        "his rank just reaches the Revolution's threshold, but he has not fewer cards than its Nōfu",
    ),
    (ruling(19), "already_answered", "an answer once given to a declaration is final"),
    (ruling(10), "fights_himself", "attacker and defender are in the battle themselves"),
    (Rule::Section(Section::Revolution), "no_nofu", "only a Nōfu joins a revolution"),
    (ruling(8), "not_among_taken", "no such lord is among those taken"),
    (Rule::Section(Section::Lords), "not_in_stack", "no such card lies in his prize stack"),
    (ruling(4), "not_turned", "no such lord is among the turned ones he may choose from"),
    (ruling(16), "no_talk", "this table plays without bargaining"),
    (ruling(16), "cards_and_help_only", "this table bargains over cards and help only"),
    (ruling(16), "inside_resolution", "no bargaining while an action is being carried out"),
    (ruling(16), "offer_to_himself", "a deal takes two players"),
    (ruling(16), "gift_for_nothing", "points may not be given away: both sides have to bring something"),
    (ruling(16), "lord_not_tradable", "a lord in play can be no part of a deal"),
    (ruling(16), "cards_missing", "those cards do not lie in that prize stack"),
    (ruling(16), "cards_gone", "the cards of this offer are no longer there"),
    (ruling(16), "too_many_offers", "too many offers are open at the table"),
    (ruling(16), "too_many_offers_by_seat", "he has made as many offers as one may for now"),
    (ruling(16), "ledger_full", "the ledger holds as many open promises as it can"),
    (ruling(16), "no_such_offer", "there is no such offer, or it has lapsed"),
    (ruling(16), "not_his_offer", "that offer is for others to answer"),
    (ruling(16), "no_battle", "there is no battle that this promise could speak of"),
    (ruling(16), "no_declaration", "there is no declaration that this promise could speak of"),
    (ruling(16), "no_revolution", "there is no revolution that this promise could speak of"),
    (ruling(16), "no_payment", "a payment names at least one card, and not more than there are"),
    (ruling(16), "no_such_promise", "there is no such promise in the ledger"),
    (ruling(16), "not_his_claim", "that promise was not made to him"),
    (ruling(16), "not_his_debt", "that promise is not his to keep"),
    (ruling(16), "not_a_debt", "that promise is no payment"),
    (ruling(16), "already_settled", "it is settled already what became of that promise"),
    (ruling(16), "rules_judge", "what becomes of that promise follows from play"),
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
