//! The frame that every game stands in.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Chance, Listener, Prompt, Reason, Seat, SetupError, Stream, Told};

/// What everything in a game is: values without identity that can be kept, compared and handed on.
pub trait Plain: Clone + Eq + Debug + Send + Sync + 'static {}

impl<T: Clone + Eq + Debug + Send + Sync + 'static> Plain for T {}

/// What goes from the host to a device and back, or into a file: written down and read again, it is the same value.
/// Text that cannot be such a value is refused, never taken for another.
pub trait Data: Plain + Serialize + DeserializeOwned {}

impl<T: Plain + Serialize + DeserializeOwned> Data for T {}

/// A game with hidden information. A value of this type is one full position: plain data without a heap, holding
/// neither seed nor generator, cheap to copy. Only the host of a table owns one; everybody else gets a [`Game::View`].
pub trait Game: Plain + Hash {
    /// The name scenes, records and routes know it by.
    const NAME: &'static str;

    /// Who plays, and with which options: plain data that may be nonsense until [`Game::new`] has accepted it.
    type Setup: Data;
    /// An answer to a question.
    type Action: Data + Ord + Hash;
    /// What an answer brought about.
    type Event: Data;
    /// Why an action is not allowed.
    type Refusal: Reason;
    /// What a seat can be asked.
    type Question: Data;
    /// How a game ended.
    type Outcome: Data;
    /// What one seat, or a bystander, may know.
    type View: Data + Hash;

    /// The position at the first question.
    ///
    /// # Errors
    /// When the set-up is nonsense; the refusal names the field.
    fn new(
        setup: &Self::Setup,
        chance: &mut Chance,
        listener: &mut impl Listener<Self::Event>,
    ) -> Result<Self, SetupError>;

    /// How many play.
    fn players(&self) -> u8;

    /// Who is asked what, or how it ended: a function of public knowledge.
    fn prompt(&self) -> Prompt<Self::Question, Self::Outcome>;

    /// May this seat do this now?
    ///
    /// # Errors
    /// The reason why not.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Replaces what is in `answers` by this seat's allowed answers to the question, sorted and each once: none unless
    /// the seat is asked, else at least one. It takes a list to fill so that playing by the million allocates nothing.
    fn legal(&self, seat: Seat, answers: &mut Vec<Self::Action>);

    /// Carries out an action that [`Game::check`] allows. With any other action the position that results is
    /// unspecified, and it may panic: only search and [`Game::apply`] call this.
    fn apply_unchecked(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut Chance,
        listener: &mut impl Listener<Self::Event>,
    );

    /// Carries out an action and tells what happened.
    ///
    /// # Errors
    /// The reason why it is not allowed; then nothing has changed.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut Chance,
    ) -> Result<Vec<Told<Self::Event>>, Self::Refusal> {
        self.check(seat, action)?;
        let mut told = Vec::new();
        self.apply_unchecked(seat, action, chance, &mut told);
        Ok(told)
    }

    /// What this seat, or a bystander, may know, with what it has rightly seen before.
    fn view(&self, eyes: Option<Seat>) -> Self::View;

    /// Some full position that the view cannot tell from the real one. It gets nothing but the view, so it cannot peek;
    /// the stream goes on, so that asking again gives another.
    fn sample(view: &Self::View, stream: &mut Stream) -> Self;
}
