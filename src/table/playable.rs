//! What a game brings to a device beside its rules: moments to stop for, and bots.

use std::convert::Infallible;

use super::model;
use super::model::motion::Movement;
use crate::bots::{Bargainer, Because, Bot, SteadyBot};
use crate::game::{Hosted, Plain, Seat, Stream};
use crate::{oriente, zipang};

/// A game that is played by people at one device, with bots on the empty seats.
pub trait Playable: Hosted {
    /// A moment at which everybody looks before the game goes on.
    type Interlude: Plain;
    /// Why a bot answers an offer as it does.
    type Remark: Plain + Copy;

    /// Everything to stop for in the public story from its `from`-th event on. `before` is the open table before that
    /// event.
    fn interludes(before: &Self::View, story: &[Self::Event], from: usize) -> Vec<Self::Interlude>;

    /// What moved in the public story from its `from`-th event on. `now` is the open table after it.
    fn movements(now: &Self::View, story: &[Self::Event], from: usize) -> Vec<Movement>;

    /// Is a public event what everybody has been waiting for?
    fn is_decisive(event: &Self::Event) -> bool;

    /// The answer of the bot on this seat, which is asked.
    fn bot_answers(seat: Seat, view: &Self::View, luck: &mut Stream) -> Self::Action;

    /// What the bot on this seat has to say though nobody asks it.
    fn bot_speaks(_seat: Seat, _view: &Self::View, _luck: &mut Stream) -> Option<Self::Action> {
        None
    }

    /// What the bot on this seat answers to an offer that waits for it.
    fn bot_replies(_seat: Seat, _view: &Self::View, _luck: &mut Stream) -> Option<(Self::Action, Self::Remark)> {
        None
    }
}

impl Playable for zipang::State {
    type Interlude = model::zipang::Interlude;
    type Remark = Infallible;

    fn interludes(_: &zipang::View, story: &[zipang::Event], from: usize) -> Vec<Self::Interlude> {
        model::zipang::interludes(story, from)
    }

    fn movements(now: &zipang::View, story: &[zipang::Event], from: usize) -> Vec<Movement> {
        model::zipang::movements(now, story, from)
    }

    fn is_decisive(event: &zipang::Event) -> bool {
        model::zipang::is_decisive(event)
    }

    fn bot_answers(seat: Seat, view: &zipang::View, luck: &mut Stream) -> zipang::Action {
        Bot::<Self>::choose(&SteadyBot, seat, view, luck)
    }
}

impl Playable for oriente::State {
    type Interlude = model::oriente::Interlude;
    type Remark = Because;

    fn interludes(before: &oriente::View, story: &[oriente::Event], from: usize) -> Vec<Self::Interlude> {
        model::oriente::interludes(before, story.get(from..).unwrap_or_default())
    }

    fn movements(now: &oriente::View, story: &[oriente::Event], from: usize) -> Vec<Movement> {
        model::oriente::movements(now, story, from)
    }

    fn is_decisive(event: &oriente::Event) -> bool {
        model::oriente::is_decisive(event)
    }

    fn bot_answers(seat: Seat, view: &oriente::View, luck: &mut Stream) -> oriente::Action {
        Bot::<Self>::choose(&SteadyBot, seat, view, luck)
    }

    fn bot_speaks(seat: Seat, view: &oriente::View, luck: &mut Stream) -> Option<oriente::Action> {
        SteadyBot.speak(seat, view, luck)
    }

    fn bot_replies(seat: Seat, view: &oriente::View, luck: &mut Stream) -> Option<(oriente::Action, Because)> {
        let offer = view.bargains.offers.as_slice().iter().find(|offer| offer.to == seat)?;
        Some(SteadyBot.reply(seat, view, offer.number, luck))
    }
}
