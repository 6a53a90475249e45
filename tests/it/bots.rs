//! Bots play legally, never stall, and the steady one knows better than chance.

use noren::bots::{Bot, RandomBot, SteadyBot};
use noren::game::{Chance, Game, Moment, Prompt, Seat, Silence, Stream};
use noren::zipang::{Action, Setup, State};

fn luck(seed: u64) -> Stream {
    Chance::new(seed).stream(Moment { kind: 7, round: 0, index: 0 })
}

/// Plays a game of these bots; returns who won.
fn winner(bots: &[&dyn Bot<State>], seed: u64) -> Seat {
    let mut chance = Chance::new(seed);
    let mut luck = luck(seed);
    let mut game = State::new(&Setup::plain(bots.len() as u8), &mut chance, &mut Silence).expect("a sound set-up");
    loop {
        let seat = match game.prompt() {
            Prompt::Over(outcome) => return outcome.winner,
            Prompt::Ask { seat, .. } => seat,
        };
        let action = bots[usize::from(seat.number())].choose(seat, &game.view(Some(seat)), &mut luck);
        game.apply(seat, &action, &mut chance).expect("bots play by the rules");
    }
}

#[test]
fn the_steady_bot_beats_random_ones() {
    for players in [2, 4, 6] {
        let mut bots: Vec<&dyn Bot<State>> = vec![&RandomBot; players];
        bots[0] = &SteadyBot;
        let games = 300;
        let won = (0..games).filter(|&seed| winner(&bots, seed) == Seat::new(0)).count();
        let fair = games as usize / players;
        assert!(
            won * 2 > fair * 3,
            "of {games} games with {players} players it won {won}, by chance it would be {fair}"
        );
    }
}

/// All moves of a game of steady bots, dealt from one seed, with luck from another.
fn moves(seed: u64, luck_seed: u64) -> Vec<(Seat, Action)> {
    let (mut chance, mut luck) = (Chance::new(seed), luck(luck_seed));
    let mut game = State::new(&Setup::plain(4), &mut chance, &mut Silence).expect("a sound set-up");
    let mut moves = Vec::new();
    while let Prompt::Ask { seat, .. } = game.prompt() {
        let action = Bot::<State>::choose(&SteadyBot, seat, &game.view(Some(seat)), &mut luck);
        game.apply(seat, &action, &mut chance).expect("bots play by the rules");
        moves.push((seat, action));
    }
    moves
}

#[test]
fn the_same_luck_gives_the_same_game_and_other_luck_sometimes_another() {
    assert_eq!(moves(3, 11), moves(3, 11));
    assert!((0..20).any(|other| moves(3, other) != moves(3, 11)), "nobody is read like a book");
}
