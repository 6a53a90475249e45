//! Why something may not be done, in words of the rule.

use crate::app::words::{Locale, words};
use crate::oriente::Refusal;

/// Why something may not be done.
#[must_use]
pub fn refusal(locale: Locale, refusal: Refusal) -> &'static str {
    macro_rules! reasons {
        ($($reason:ident: $key:ident),+ $(,)?) => {
            match refusal {
                $(Refusal::$reason => words!(locale, oriente_story.refusal.$key),)+
            }
        };
    }
    reasons! {
        GameOver: game_over,
        NotAsked: not_asked,
        OtherQuestion: other_question,
        NeedsDisk: needs_disk,
        NoSuchPlayer: no_such_player,
        NamesHimself: names_himself,
        NothingToDeclare: nothing_to_declare,
        NotHisAbility: not_his_ability,
        FaceUpAkindo: face_up_akindo,
        FaceUpNinja: face_up_ninja,
        AnotherMahoTsukai: another_maho_tsukai,
        NoVisibleShogun: no_visible_shogun,
        OwnDeclaration: own_declaration,
        NamedInDeclaration: named_in_declaration,
        RankTooLow: rank_too_low,
        EqualRankNotFewerCards: equal_rank_not_fewer_cards,
        BelowThreshold: below_threshold,
        AtThresholdNotFewerCards: at_threshold_not_fewer_cards,
        AlreadyAnswered: already_answered,
        FightsHimself: fights_himself,
        NoNofu: no_nofu,
        NotAmongTaken: not_among_taken,
        NotInStack: not_in_stack,
        NotTurned: not_turned,
        NoTalk: no_talk,
        CardsAndHelpOnly: cards_and_help_only,
        InsideResolution: inside_resolution,
        OfferToHimself: offer_to_himself,
        GiftForNothing: gift_for_nothing,
        LordNotTradable: lord_not_tradable,
        CardsMissing: cards_missing,
        CardsGone: cards_gone,
        TooManyOffers: too_many_offers,
        TooManyOffersBySeat: too_many_offers_by_seat,
        LedgerFull: ledger_full,
        NoSuchOffer: no_such_offer,
        NotHisOffer: not_his_offer,
        NoBattle: no_battle,
        NoDeclaration: no_declaration,
        NoRevolution: no_revolution,
        NoPayment: no_payment,
        NoSuchPromise: no_such_promise,
        NotHisClaim: not_his_claim,
        NotHisDebt: not_his_debt,
        NotADebt: not_a_debt,
        AlreadySettled: already_settled,
        RulesJudge: rules_judge,
    }
}
