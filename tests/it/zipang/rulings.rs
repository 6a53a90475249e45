//! Each ruling Z-1 to Z-17, worked through scenes. What a scene cannot tell stands below them.

use crate::support::scene_files;
use crate::zipang::told_by_scenes;

told_by_scenes! {
    z_1_a_defender_who_stands_is_compared_and_only_the_attacker_sees_a_blocking_hand: "z-01-hand-blocks";
    z_1_one_point_short_is_eliminated: "z-01-one-point-short";
    z_1_a_monk_may_be_laid_although_the_hand_would_block: "z-01-monk-although-the-hand-blocks";
    z_1_a_coin_may_be_paid_although_the_hand_would_block: "z-01-coin-although-the-hand-blocks";
    z_2_a_commander_attacks_exactly_two_while_two_others_are_in: "z-02-commander-names-two";
    z_2_a_commander_attacks_both_of_two_rivals: "z-02-commander-with-two-rivals";
    z_2_a_commander_attacks_the_only_rival: "z-02-commander-names-the-only-rival";
    z_2_an_attack_card_must_attack_and_a_bandit_must_name_someone: "z-02-an-attack-card-must-attack";
    z_2_a_player_with_two_peasants_may_play_just_one: "z-02-one-of-two-peasants";
    z_3_attacks_and_takers_name_another_player_still_in:
        "z-03-names-another-player-still-in", "z-03-nobleman-warlord-and-bandit-name-another";
    z_3_of_an_empty_hand_nothing_is_taken:
        "z-03-empty-hand-named-by-a-nobleman", "z-03-empty-hand-named-by-a-tea-master";
    z_3_a_player_without_coins_loses_nothing_to_a_bandit: "z-03-bandit-on-a-coinless-player";
    z_4_the_crazy_one_takes_neither_himself_nor_the_face_down_card: "z-04-crazy-one-takes-a-face-up-card";
    z_4_the_crazy_one_does_nothing_with_nothing_to_take: "z-04-crazy-one-finds-nothing";
    z_4_the_crazy_one_may_join_a_peasant_from_the_hand: "z-04-crazy-one-joins-a-peasant";
    z_4_never_two_peasants_from_the_pile: "z-04-never-two-peasants-from-the-pile";
    z_4_whoever_takes_a_peasant_is_asked_whether_he_joins_one: "z-04-always-asked-about-a-taken-peasant";
    z_5_a_taken_emperor_must_be_played: "z-05-taken-emperor";
    z_5_the_crazy_one_too_must_play_an_emperor_he_takes: "z-05-the-crazy-one-takes-an-emperor";
    z_5_a_taken_monk_does_nothing: "z-05-taken-monk";
    z_5_a_taken_card_works_in_full_even_when_it_takes_another: "z-05-taken-card-takes-another";
    z_5_a_monk_keeps_nobleman_and_tea_master_from_looking_and_taking:
        "z-05-monk-cancels-a-nobleman", "z-05-monk-cancels-a-tea-master";
    z_6_answers_come_clockwise_and_before_anything_happens:
        "z-06-all-answers-before-the-attack", "z-06-nobody-leaves-before-all-have-answered";
    z_6_a_merchant_and_a_shrine_maiden_wait_for_all_answers_too:
        "z-06-merchant-is-paid-at-once", "z-06-shrine-maiden-shows-at-once";
    z_6_two_who_pay_for_one_card_pay_together: "z-06-two-payers-one-card";
    z_7_a_player_is_asked_whether_or_not_he_holds_a_monk: "z-07-asked-without-a-monk";
    z_7_nobody_is_asked_once_all_monks_lie_face_up:
        "z-07-not-asked-when-all-monks-lie-open", "z-07-not-asked-by-other-effects-either";
    z_7_a_coin_block_is_asked_for_in_any_case:
        "z-07-asked-for-the-coin-block-alone", "z-07-one-with-a-coin-block-is-asked-among-others";
    z_7_a_face_down_monk_is_not_seen: "z-07-a-face-down-monk-keeps-the-question";
    z_7_it_is_judged_as_each_answer_comes_due: "z-07-judged-as-each-answer-comes-due";
    z_7_a_coinless_player_is_not_asked_by_a_merchant: "z-07-coinless-players-are-not-asked";
    z_8_a_monk_drawn_for_a_monk_answers_only_the_next_effect: "z-08-a-monk-drawn-so-answers-the-next-effect";
    z_8_a_monk_drawn_by_a_robbed_player_answers_the_taken_card: "z-08-the-drawn-monk-answers-the-taken-card";
    z_8_a_monk_answers_no_emperor_princess_crazy_one_or_monk:
        "z-08-no-answer-to-emperor",
        "z-08-no-answer-to-princess",
        "z-08-no-answer-to-crazy-one",
        "z-08-no-answer-to-monk";
    z_9_the_tied_draw_for_victory_until_one_has_the_most_honor: "z-09-final-draw", "z-09-cards-without-honor-tie-too";
    z_9_lower_places_with_equal_coins_are_shared: "z-09-equal-coins-share-lower-places";
    z_10_a_drawn_campaign_with_a_coinless_player_ends_the_game: "z-10-drawn-campaign-with-a-coinless-player";
    z_10_equal_best_hands_are_a_draw_empty_ones_included:
        "z-10-a-tie-for-the-most-honor-is-a-draw", "z-10-empty-hands-draw";
    z_10_at_an_ending_by_honor_the_remaining_hands_are_laid_open:
        "z-10-only-the-remaining-hands-are-laid-open", "z-10-the-last-one-in-shows-nothing";
    z_11_what_was_rightly_seen_is_noted: "z-11-a-blocking-hand-is-noted", "z-11-a-noblemans-look-is-noted";
    z_11_a_played_card_strikes_one_note_of_its_kind:
        "z-11-the-real-hand-is-not-consulted",
        "z-11-an-unnoted-card-strikes-nothing",
        "z-11-an-ikki-strikes-both-peasants",
        "z-11-a-laid-monk-is-struck";
    z_11_a_taken_card_strikes_notes_about_the_robbed_not_about_the_taker:
        "z-11-a-robbed-card-is-struck",
        "z-11-a-taken-card-strikes-no-note-about-its-taker",
        "z-11-a-joined-peasant-strikes-one-note";
    z_11_elimination_or_a_ninja_strikes_all_notes_about_a_hand:
        "z-11-a-ninja-strikes-all-notes", "z-11-elimination-strikes-all-notes";
    z_11_a_new_look_replaces_the_old_and_a_new_deal_clears_all:
        "z-11-a-new-look-replaces-the-old", "z-11-a-new-deal-clears-the-notes";
    z_11_those_out_of_the_campaign_see_the_show_too: "z-11-those-out-of-the-campaign-see-the-show";
    z_12_the_rules_do_not_wait_for_the_screen: "z-12-the-rules-do-not-wait", "z-12-a-longer-show";
    z_13_the_first_turn_comes_with_its_draw: "z-13-the-first-turn-comes-with-its-draw";
    z_13_each_attack_before_the_first_turn_may_be_paid_for: "z-13-once-for-each-attack";
    z_13_a_new_campaign_gives_the_coin_block_back: "z-13-a-new-campaign-gives-the-block-back";
    z_14_an_ikkis_player_refills_before_any_answer: "z-14-an-ikki-refills-before-any-answer";
    z_14_each_monk_player_refills_as_he_answers: "z-14-each-monk-player-refills-as-he-answers";
    z_14_a_robbed_player_refills_before_the_card_is_played: "z-14-a-robbed-player-refills-before-the-card-is-played";
    z_14_an_empty_supply_ends_nothing_until_somebody_has_to_draw:
        "z-14-the-supply-runs-out-in-mid-turn", "z-14-the-last-card-is-still-played";
    z_15_a_ninjas_victim_discards_face_up_and_draws_what_there_is:
        "z-15-a-ninjas-victim-draws-two", "z-15-a-ninjas-victim-draws-what-there-is";
    z_15_a_player_without_cards_is_still_in: "z-15-without-cards-still-in", "z-15-without-cards-a-coin-still-blocks";
    z_16_one_coin_of_each_campaigns_antes_leaves_the_game: "z-16-a-coin-leaves-each-campaign";
    z_16_is_off_by_default: "z-16-by-default-no-coin-leaves";
    z_17_a_card_and_its_targets_are_one_answer: "z-17-a-card-and-its-targets-are-one-answer";
    z_17_a_taken_card_is_a_new_question: "z-17-a-taken-card-is-a-new-question";
}

/// What each test of this file is called.
const OURS: &str = include_str!("rulings.rs");

#[test]
fn every_ruling_has_a_test_that_is_named_by_it() {
    for ruling in 1..=17 {
        assert!(OURS.contains(&format!("\n    z_{ruling}_")), "Z-{ruling} has no test");
    }
}

#[test]
fn every_scene_of_zipang_is_told_by_a_test() {
    let tests = [OURS, include_str!("characters.rs"), include_str!("questions.rs"), include_str!("end.rs")].concat();
    for (file, _) in scene_files() {
        if let Some(name) = file.strip_prefix("zipang-").and_then(|name| name.strip_suffix(".json")) {
            assert!(tests.contains(&format!("\"{name}\"")), "no test is told by {file}");
        }
    }
}

#[test]
fn every_scene_says_in_its_title_what_it_shows() {
    for (file, text) in scene_files() {
        let scene: serde_json::Value = serde_json::from_str(&text).expect("a scene");
        let title = scene["title"].as_str().unwrap_or_default();
        assert!(title.ends_with('.') && title.split(' ').count() > 4, "{file}: {title:?} is no sentence");
        let number = |kind: &str| file.strip_prefix(kind).and_then(|rest| rest[..2].parse::<u8>().ok());
        if let Some(ruling) = number("zipang-z-") {
            assert!(title.starts_with(&format!("Z-{ruling}: ")), "{file}: {title:?}");
        }
        if let Some(question) = number("zipang-q-") {
            assert!(title.starts_with(&format!("Question {question}: ")), "{file}: {title:?}");
        }
    }
}
