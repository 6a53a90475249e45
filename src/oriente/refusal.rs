//! Why something may not be done in Oriente, by the rule that forbids it.

use std::fmt;

use crate::game::{Rule, Rulings, reasons};

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

reasons! {
    /// The reason why an action is refused.
    pub enum Refusal of Section;

    /// The game is over.
    GameOver = "game_over", Rule::Section(Section::End), "the game is over";
    /// Another player is asked.
    NotAsked = "not_asked", ruling(15), "another player is asked now";
    /// The answer belongs to another question.
    OtherQuestion = "other_question", Rule::Section(Section::Season),
        "that answers another question than the one asked";
    /// It takes a disk.
    NeedsDisk = "needs_disk", Rule::Section(Section::Season),
        "this takes an action disk, and the player's is spent for this season";
    /// There is no such player.
    NoSuchPlayer = "no_such_player", Rule::Section(Section::Season), "nobody sits in the seat that is named";
    /// Nobody names himself.
    NamesHimself = "names_himself", Rule::Section(Section::Season), "another player has to be named";
    /// Shōgun and Samurai declare no ability.
    NothingToDeclare = "nothing_to_declare", Rule::Section(Section::Lords),
        "Shōgun and Samurai declare no ability: theirs works by itself";
    /// The ability belongs to another lord.
    NotHisAbility = "not_his_ability", Rule::Section(Section::Lords), "that is the ability of another lord";
    /// A face-up Akindo may not be named.
    FaceUpAkindo = "face_up_akindo", Rule::Section(Section::Lords), "a face-up Akindo may not be named by an Akindo";
    /// A face-up Ninja may not be named.
    FaceUpNinja = "face_up_ninja", Rule::Section(Section::Lords), "a face-up Ninja may not be named by a Ninja";
    /// Another Mahō-tsukai is face up.
    AnotherMahoTsukai = "another_maho_tsukai", Rule::Section(Section::Lords),
        "no Transmutation while another Mahō-tsukai lies face up";
    /// No Shōgun is to be seen.
    NoVisibleShogun = "no_visible_shogun", ruling(3), "a Succession needs the Shōgun face up, in play or in a stack";
    /// The declaration is his own.
    OwnDeclaration = "own_declaration", Rule::Section(Section::Privilege), "nobody calls the privilege against himself";
    /// He is named in the declaration.
    NamedInDeclaration = "named_in_declaration", ruling(18),
        "the player named in the declaration may not call the privilege";
    /// The rank is too low.
    RankTooLow = "rank_too_low", Rule::Section(Section::Privilege), "his lord's rank is below the declarer's";
    /// Equal rank, but not fewer cards.
    EqualRankNotFewerCards = "equal_rank_not_fewer_cards", ruling(19),
        "equal rank, but not fewer cards in the prize stack";
    /// Below the Revolution's threshold.
    BelowThreshold = "below_threshold", Rule::Section(Section::Revolution),
        "against this Revolution a higher rank is needed: one more than the laborers in the square";
    /// At the threshold, but not fewer cards.
    AtThresholdNotFewerCards = "at_threshold_not_fewer_cards", Rule::Section(Section::Revolution),
        "his rank just reaches the Revolution's threshold, but he has not fewer cards than its Nōfu";
    /// He has answered this already.
    AlreadyAnswered = "already_answered", ruling(19), "an answer once given to a declaration is final";
    /// He is attacker or defender.
    FightsHimself = "fights_himself", ruling(10), "attacker and defender are in the battle themselves";
    /// Only a Nōfu joins.
    NoNofu = "no_nofu", Rule::Section(Section::Revolution), "only a Nōfu joins a revolution";
    /// No such lord was taken.
    NotAmongTaken = "not_among_taken", ruling(8), "no such lord is among those taken";
    /// The card is not in his stack.
    NotInStack = "not_in_stack", Rule::Section(Section::Lords), "no such card lies in his prize stack";
    /// No such lord was turned for him.
    NotTurned = "not_turned", ruling(4), "no such lord is among the turned ones he may choose from";
    /// This table does not bargain.
    NoTalk = "no_talk", ruling(16), "this table plays without bargaining";
    /// This table bargains over cards and help only.
    CardsAndHelpOnly = "cards_and_help_only", ruling(16), "this table bargains over cards and help only";
    /// An action is being carried out.
    InsideResolution = "inside_resolution", ruling(16), "no bargaining while an action is being carried out";
    /// A deal takes two.
    OfferToHimself = "offer_to_himself", ruling(16), "a deal takes two players";
    /// Something is needed from both sides.
    GiftForNothing = "gift_for_nothing", ruling(16), "points may not be given away: both sides have to bring something";
    /// A lord can be no part of a deal.
    LordNotTradable = "lord_not_tradable", ruling(16), "a lord in play can be no part of a deal";
    /// The cards are not there.
    CardsMissing = "cards_missing", ruling(16), "those cards do not lie in that prize stack";
    /// The offer's cards are no longer there.
    CardsGone = "cards_gone", ruling(16), "the cards of this offer are no longer there";
    /// Too many offers are open.
    TooManyOffers = "too_many_offers", ruling(16), "too many offers are open at the table";
    /// He has made enough offers for now.
    TooManyOffersBySeat = "too_many_offers_by_seat", ruling(16), "he has made as many offers as one may for now";
    /// The ledger is full of open promises.
    LedgerFull = "ledger_full", ruling(16), "the ledger holds as many open promises as it can";
    /// There is no such offer.
    NoSuchOffer = "no_such_offer", ruling(16), "there is no such offer, or it has lapsed";
    /// The offer is not his to answer.
    NotHisOffer = "not_his_offer", ruling(16), "that offer is for others to answer";
    /// No battle is at hand.
    NoBattle = "no_battle", ruling(16), "there is no battle that this promise could speak of";
    /// No declaration is at hand.
    NoDeclaration = "no_declaration", ruling(16), "there is no declaration that this promise could speak of";
    /// No revolution is at hand.
    NoRevolution = "no_revolution", ruling(16), "there is no revolution that this promise could speak of";
    /// The payment names no card.
    NoPayment = "no_payment", ruling(16), "a payment names at least one card, and not more than there are";
    /// There is no such promise.
    NoSuchPromise = "no_such_promise", ruling(16), "there is no such promise in the ledger";
    /// The promise was not made to him.
    NotHisClaim = "not_his_claim", ruling(16), "that promise was not made to him";
    /// The promise is not his.
    NotHisDebt = "not_his_debt", ruling(16), "that promise is not his to keep";
    /// The promise is no payment.
    NotADebt = "not_a_debt", ruling(16), "that promise is no payment";
    /// It is settled already.
    AlreadySettled = "already_settled", ruling(16), "it is settled already what became of that promise";
    /// The rules themselves will tell.
    RulesJudge = "rules_judge", ruling(16), "what becomes of that promise follows from play";
}
