//! How a campaign is dealt, how it goes round, and how campaigns and games end.

use crate::zipang::told_by_scenes;

told_by_scenes! {
    cards_are_dealt_from_seat_0_then_one_lies_face_down_then_the_first_player_draws: "deal-order";
    two_players_are_dealt_their_game: "deal-two-players";
    six_players_are_dealt_their_game: "deal-six-players";
    a_turn_plays_one_of_three_cards: "a-turn-plays-one-of-three-cards";
    a_turn_passes_clockwise_over_those_who_are_out: "turn-passes-clockwise-over-those-out";
    the_last_one_in_takes_the_pile_and_begins_the_next_campaign: "campaign-end-the-last-one-in-takes-the-pile";
    the_most_honor_takes_the_pile_and_begins_the_next_campaign: "campaign-end-the-winner-begins-the-next";
    a_coinless_player_ends_the_game_and_the_others_are_ranked: "game-end-a-coinless-player-ends-the-game";
    who_wins_the_pile_has_coins_again: "game-end-the-winner-of-the-pile-is-not-out";
}
