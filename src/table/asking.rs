//! Bots are asked, never called: the host says who is asked what and gives a ticket, somebody thinks about it wherever he
//! likes, and the answer comes back with the ticket. One that comes too late changes nothing.

use serde::{Deserialize, Serialize};

use super::{Host, Input, Level, Mind, Playable};
use crate::game::{Chance, Moment, Seat, Seats, Stream};

/// The kind of [`Moment`] that the bots' luck is drawn from; no game uses it.
const BOTS: u16 = u16::MAX - 1;

/// What a bot is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Errand {
    /// Its answer to the question that the game puts to it.
    Answer,
    /// What it has to say though nobody asks it, if anything.
    Speak,
    /// Its answer to an offer that waits for it.
    Reply,
}

/// Which asking an answer belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ticket {
    /// The moment of the game at which it was asked.
    pub moment: u64,
    /// Who is asked.
    pub seat: Seat,
    /// What for.
    pub errand: Errand,
}

/// A bot is asked. This is all that whoever thinks for it gets to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Asked<G: Playable> {
    /// To be handed back with the answer.
    pub ticket: Ticket,
    /// How well the bot plays.
    pub level: Level,
    /// What its seat may know.
    pub view: G::View,
    /// Where its whims come from: the same at the same moment, however often that is taken back.
    pub luck: u64,
}

/// What a bot has come to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Thought<G: Playable> {
    /// The ticket of the asking.
    pub ticket: Ticket,
    /// What it does; nothing, if it has nothing to say.
    pub action: Option<G::Action>,
    /// Why, in its words.
    pub because: Option<G::Remark>,
}

impl<G: Playable> Asked<G> {
    /// Thinks about it: a function of what is asked and nothing else, so it can be done anywhere.
    #[must_use]
    pub fn think(&self) -> Thought<G> {
        let Ticket { seat, errand, .. } = self.ticket;
        let mut luck = Chance::new(self.luck).stream(Moment { kind: BOTS, round: 0, index: 0 });
        let (action, because) = match errand {
            Errand::Answer => (Some(G::bot_answers(self.level, seat, &self.view, &mut luck)), None),
            Errand::Speak => (G::bot_speaks(self.level, seat, &self.view, &mut luck), None),
            Errand::Reply => match G::bot_replies(self.level, seat, &self.view, &mut luck) {
                Some((action, because)) => (Some(action), Some(because)),
                None => (None, None),
            },
        };
        Thought { ticket: self.ticket, action, because }
    }
}

impl<G: Playable> Host<G> {
    /// Which bot is asked now, if any: first those who were offered something, then whoever has not had his say at this
    /// moment, each once, and last the one to whom the game puts its question. So talk always comes to an end.
    pub fn ticket(&self) -> Option<Ticket> {
        let ticket = |seat, errand| Ticket { moment: self.journal.moment(), seat, errand };
        let bots = self.people().bots();
        if self.game.may_bargain() {
            let replies = self.offered_to().and(bots).minus(self.journal.speechless).iter().next();
            let speaks = bots.minus(self.journal.spoken).iter().next();
            let talk = replies.map(|seat| ticket(seat, Errand::Reply));
            if let Some(ticket) = talk.or_else(|| speaks.map(|seat| ticket(seat, Errand::Speak))) {
                return Some(ticket);
            }
        }
        let asked = self.game.prompt().seat().filter(|&seat| bots.contains(seat))?;
        Some(ticket(asked, Errand::Answer))
    }

    /// The bot that is asked now, with all that whoever thinks for it may know.
    pub fn asked(&self) -> Option<Asked<G>> {
        let ticket = self.ticket()?;
        let Mind::Bot(level) = self.people().at(ticket.seat).mind else { return None };
        let view = self.game.view(Some(ticket.seat));
        Some(Asked { ticket, level, view, luck: self.luck(ticket.seat).number() })
    }

    /// Have all bots said what they have to say at this moment, and answered what they were offered?
    pub fn is_quiet(&self) -> bool {
        self.ticket().is_none_or(|ticket| ticket.errand == Errand::Answer)
    }

    /// To whom an offer was made that waits for an answer.
    pub(super) fn offered_to(&self) -> Seats {
        self.game.open_offers().into_iter().collect()
    }

    fn luck(&self, bot: Seat) -> Stream {
        let round = self.journal.inputs.len() as u32;
        Chance::new(self.journal.bot_seed).stream(Moment { kind: BOTS, round, index: u16::from(bot.number()) })
    }

    /// Takes what a bot has come to; `false` if it comes too late, or was never asked for. Nothing has changed then.
    pub fn take(&mut self, thought: Thought<G>) -> bool {
        if self.ticket() != Some(thought.ticket) {
            return false;
        }
        let Ticket { seat, errand, .. } = thought.ticket;
        let fits = |action: &G::Action| {
            G::is_aside(action) == (errand != Errand::Answer) && self.game.check(seat, action).is_ok()
        };
        let action = thought.action.filter(fits);
        let action = match errand {
            // A bot at its wits' end does anything that is allowed: the table never waits for ever.
            Errand::Answer => action.or_else(|| {
                let mut answers = Vec::new();
                self.game.legal(seat, &mut answers);
                answers.into_iter().next()
            }),
            Errand::Speak | Errand::Reply => action,
        };
        if errand == Errand::Speak {
            self.journal.spoken.insert(seat);
        }
        let is_said = action.is_some_and(|action| {
            let taken = self.put_in(Input::Act { seat, action, because: thought.because });
            debug_assert!(taken.is_ok(), "what is allowed is taken");
            taken.is_ok()
        });
        if !is_said && errand == Errand::Reply {
            self.journal.speechless.insert(seat);
        }
        true
    }
}
