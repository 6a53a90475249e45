//! The rulebook's ten questions. The fifth is a courtesy among people: what the app does for it is that notes stay
//! private, which stands here as a test of views.

use noren::learn::Eyes;
use serde_json::json;

use crate::zipang::told_by_scenes;
use crate::zipang::{report, scene_text};

told_by_scenes! {
    q_1_without_a_coin_there_is_no_coin_block_but_hand_and_monk_still_defend:
        "q-01-no-coin-to-block", "q-01-no-coin-but-a-hand", "q-01-no-coin-but-a-monk";
    q_2_who_cannot_refill_goes_on_with_what_he_holds: "q-02-fewer-cards-than-two";
    q_3_who_loses_his_last_coin_in_mid_campaign_stays_in: "q-03-out-of-coins-in-mid-campaign";
    q_4_eliminated_players_pay_bandits_and_merchants: "q-04-eliminated-players-pay", "bandit-robs-the-eliminated";
    q_6_a_played_emperors_honor_does_not_count: "q-06-a-played-emperor-does-not-count";
    q_7_a_peasant_taken_by_tea_master_or_nobleman_may_be_joined:
        "q-07-tea-master-joins-a-peasant", "q-07-nobleman-joins-a-peasant";
    q_8_a_monk_may_be_played_on_the_own_turn_and_nothing_happens: "z-08-no-answer-to-monk";
    q_9_an_emperor_cannot_be_cancelled_an_ikki_or_a_show_only_for_oneself:
        "z-08-no-answer-to-emperor", "peasants-in-ikki", "shrine-maiden";
    q_10_two_peasants_are_no_defence_of_5: "q-10-two-peasants-are-no-defence";
}

#[test]
fn q_5_what_a_player_has_seen_is_in_nobody_elses_view() {
    let text = scene_text("z-11-a-blocking-hand-is-noted");
    for (eyes, knows) in [(0, true), (1, false), (2, false)] {
        let lines = report(&text, Eyes::Seat(eyes)).expect("a scene that plays through");
        let notes = &lines[2]["view"]["notes"];
        let expected = if knows { json!([[], ["captain", "captain"], []]) } else { json!([[], [], []]) };
        assert_eq!(notes, &expected, "the notes of seat {eyes}");
        let heard = lines[2]["events"].as_array().expect("a list").iter().any(|told| told["event"]["saw"].is_object());
        assert_eq!(heard, knows, "seat {eyes} hears what was seen");
    }
}
