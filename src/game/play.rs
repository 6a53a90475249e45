//! Random play: the same loop for benchmarks, property tests and the referee.

use super::{Chance, Game, Listener, Moment, Prompt, Seat, SetupError, Stream};

/// A game in which every answer is drawn at random from the allowed ones.
#[derive(Debug)]
pub struct RandomGame<G: Game> {
    /// The position now.
    pub game: G,
    /// Where the game's own luck comes from.
    pub chance: Chance,
    choices: Stream,
    answers: Vec<G::Action>,
}

/// The kind of [`Moment`] no game uses: the choices of random players.
const CHOICES: Moment = Moment { kind: u16::MAX, round: 0, index: 0 };

impl<G: Game> RandomGame<G> {
    /// A game about to be played at random. The seed fixes both its luck and its choices.
    ///
    /// # Errors
    /// When the set-up is nonsense.
    pub fn new(setup: &G::Setup, seed: u64, listener: &mut impl Listener<G::Event>) -> Result<Self, SetupError> {
        let mut chance = Chance::new(seed);
        let game = G::new(setup, &mut chance, listener)?;
        Ok(Self { game, choices: chance.stream(CHOICES), chance, answers: Vec::with_capacity(64) })
    }

    /// Draws the next answer, or nothing when the game is over.
    #[inline]
    pub fn choose(&mut self) -> Option<(Seat, G::Action)> {
        let Prompt::Ask { seat, .. } = self.game.prompt() else { return None };
        self.game.legal(seat, &mut self.answers);
        let choice = self.choices.below(self.answers.len() as u32) as usize;
        Some((seat, self.answers[choice].clone()))
    }

    /// Plays one answer; says what it was, or nothing when the game is over.
    #[inline]
    pub fn step(&mut self, listener: &mut impl Listener<G::Event>) -> Option<(Seat, G::Action)> {
        let (seat, action) = self.choose()?;
        self.game.apply_unchecked(seat, &action, &mut self.chance, listener);
        Some((seat, action))
    }
}

/// Plays a whole game at random; returns its last position and the number of answers it took.
///
/// # Errors
/// When the set-up is nonsense.
pub fn random_game<G: Game>(
    setup: &G::Setup,
    seed: u64,
    listener: &mut impl Listener<G::Event>,
) -> Result<(G, u64), SetupError> {
    let mut table = RandomGame::<G>::new(setup, seed, listener)?;
    let mut steps = 0;
    while table.step(listener).is_some() {
        steps += 1;
    }
    Ok((table.game, steps))
}
