//! Good sense at Oriente: weigh every answer by the points it is likely to bring and to cost, over ways the hidden lords
//! could lie; bargain where something is at stake; keep one's word mostly.

mod answers;
mod battles;
mod deals;
mod dues;
mod foresight;
mod offers;
mod replies;
mod thoughts;
mod wishes;
mod worth;

use super::{Bargainer, Because, Bot, SteadyBot, whim};
use crate::game::{Seat, Stream};
use crate::oriente::deals::OfferNumber;
use crate::oriente::{Action, State, View};
use thoughts::{Thoughts, imagine};

impl Bot<State> for SteadyBot {
    fn choose(&self, seat: Seat, view: &View, luck: &mut Stream) -> Action {
        let answers = super::answers::<State>(seat, view, luck);
        if let [only] = answers.as_slice() {
            return *only;
        }
        let worlds = imagine(view, luck);
        let thoughts = Thoughts::new(seat, view, &worlds);
        let honour = answers::honour(luck);
        let mut best = (f32::NEG_INFINITY, Action::Pass);
        for answer in answers {
            let worth = thoughts.worth(answer) + thoughts.word(answer, honour) + whim(luck);
            if worth > best.0 {
                best = (worth, answer);
            }
        }
        best.1
    }
}

impl Bargainer for SteadyBot {
    fn speak(&self, seat: Seat, view: &View, luck: &mut Stream) -> Option<Action> {
        offers::speak(seat, view, luck)
    }

    fn reply(&self, seat: Seat, view: &View, offer: OfferNumber, luck: &mut Stream) -> (Action, Because) {
        replies::reply(seat, view, offer, luck)
    }
}
