//! What each of the 14 characters does, with a Monk in answer where there may be one.

use noren::zipang::Card;

use crate::zipang::told_by_scenes;

told_by_scenes! {
    the_emperor_ends_the_campaign_at_once_and_cannot_be_cancelled:
        "z-08-no-answer-to-emperor", "campaign-end-the-winner-begins-the-next";
    one_peasant_does_nothing: "z-02-one-of-two-peasants";
    two_peasants_attack_every_other_player_with_5_and_each_may_answer_with_a_monk: "peasants-in-ikki";
    a_bandit_steals_a_coin: "bandit";
    a_bandit_is_cancelled_by_a_monk: "bandit-cancelled-by-a-monk";
    a_bandit_robs_the_eliminated_too: "bandit-robs-the-eliminated";
    a_merchant_makes_all_others_pay_but_those_with_a_monk_or_no_coin: "merchant";
    a_merchant_finds_nobody_with_a_coin: "merchant-finds-nobody-with-a-coin";
    the_princess_takes_half_the_pile_rounded_down: "princess", "princess-and-a-single-coin";
    the_princess_cannot_be_cancelled: "z-08-no-answer-to-princess";
    a_captain_attacks_one_with_3_and_is_cancelled_by_a_monk: "captain";
    a_monk_on_the_own_turn_does_nothing_and_is_not_cancelled: "z-08-no-answer-to-monk";
    the_shrine_maiden_shows_all_hands_but_those_of_monk_players: "shrine-maiden";
    a_commander_attacks_two_with_4_and_a_monk_cancels_one_of_them: "commander";
    a_commander_is_blocked_by_4: "commander-is-blocked-by-four";
    the_ninja_makes_another_player_draw_a_new_hand: "ninja";
    the_ninja_is_cancelled_by_a_monk: "ninja-cancelled-by-a-monk";
    the_tea_master_takes_a_random_card_that_is_played_at_once:
        "tea-master-takes-the-captain", "tea-master-takes-the-bandit";
    the_tea_master_is_cancelled_by_a_monk: "z-05-monk-cancels-a-tea-master";
    the_crazy_one_takes_a_face_up_card_that_is_played_at_once: "z-04-crazy-one-takes-a-face-up-card";
    the_crazy_one_cannot_be_cancelled_but_what_he_takes_can: "z-08-no-answer-to-crazy-one";
    the_nobleman_looks_at_a_hand_and_takes_the_card_he_chooses: "nobleman";
    the_nobleman_is_cancelled_by_a_monk: "z-05-monk-cancels-a-nobleman";
    the_warlord_attacks_one_with_5_and_is_cancelled_by_a_monk: "warlord";
    the_warlord_is_blocked_by_5: "warlord-is-blocked-by-five";
}

/// Characters, battle, honor, copies: as the rules page has them.
const PRINTED: [(Card, u8, u8, u8); 14] = [
    (Card::Emperor, 0, 5, 1),
    (Card::Peasant, 1, 0, 6),
    (Card::Bandit, 2, 1, 3),
    (Card::Merchant, 1, 0, 2),
    (Card::Princess, 0, 3, 1),
    (Card::Captain, 3, 1, 5),
    (Card::Monk, 1, 2, 3),
    (Card::ShrineMaiden, 0, 4, 1),
    (Card::Commander, 4, 2, 3),
    (Card::Ninja, 2, 0, 1),
    (Card::TeaMaster, 1, 3, 1),
    (Card::CrazyOne, 2, 3, 1),
    (Card::Nobleman, 1, 4, 1),
    (Card::Warlord, 5, 3, 1),
];

#[test]
fn every_character_has_the_points_and_copies_of_the_rules_page() {
    for (card, battle, honor, copies) in PRINTED {
        assert_eq!((card.battle(), card.honor(), card.copies(6)), (battle, honor, copies), "{card:?}");
    }
}
