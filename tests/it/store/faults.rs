//! A storage that fails at any one moment, in any way, loses nothing that was reported as kept.

use std::cell::Cell;

use noren::game::Seats;
use noren::oriente::{Setup, State};
use noren::store::{Game, Kept, Memory, Save, SlotId, Slots, Storage, StorageError, WriteError, written};
use noren::table::{Journal, Pace, Screen, Waiting, What};

use crate::shared::{Shared, answers, journal, luck};

/// How many inputs the game has that is saved after each of them.
const INPUTS: usize = 64;

/// What happens at the call that goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// It is refused, and changes nothing.
    Refused,
    /// Half of the text is there afterwards, and that it went wrong is said.
    Torn,
    /// Half of the text is there afterwards, and nothing is said.
    TornInSilence,
    /// Half of the text is there afterwards, and nothing works ever after.
    TornAndDead,
    /// It is done, and nothing works ever after.
    DoneAndDead,
    /// Nothing works, from this call on.
    Dead,
}

impl Fault {
    const ALL: [Self; 6] =
        [Self::Refused, Self::Torn, Self::TornInSilence, Self::TornAndDead, Self::DoneAndDead, Self::Dead];

    const fn is_fatal(self) -> bool {
        matches!(self, Self::TornAndDead | Self::DoneAndDead | Self::Dead)
    }
}

/// What a single call does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Call {
    Done,
    Refused,
    Torn,
    TornInSilence,
}

/// Memory of which one call goes wrong.
#[derive(Clone, Debug, Default)]
struct Faulty {
    kept: Memory,
    /// How many calls there were.
    calls: Cell<usize>,
    /// Which call goes wrong, counted from 0, and how.
    fault: Option<(usize, Fault)>,
}

impl Faulty {
    fn new(kept: Memory, call: usize, fault: Fault) -> Self {
        Self { kept, calls: Cell::new(0), fault: Some((call, fault)) }
    }

    /// Has the fault come up?
    fn has_failed(&self) -> bool {
        self.fault.is_some_and(|(call, _)| self.calls.get() > call)
    }

    fn call(&self) -> Call {
        let call = self.calls.replace(self.calls.get() + 1);
        match self.fault {
            Some((at, fault)) if at == call => match fault {
                Fault::Refused | Fault::Dead => Call::Refused,
                Fault::Torn | Fault::TornAndDead => Call::Torn,
                Fault::TornInSilence => Call::TornInSilence,
                Fault::DoneAndDead => Call::Done,
            },
            Some((at, fault)) if at < call && fault.is_fatal() => Call::Refused,
            _ => Call::Done,
        }
    }

    /// Leaves the first half of a text under a key.
    fn tear(&mut self, key: &str, text: &str) {
        let middle = (0..=text.len() / 2).rev().find(|&place| text.is_char_boundary(place)).unwrap_or(0);
        self.kept.set(key, &text[..middle]).expect("memory takes anything");
    }

    /// What is read is had whole or not at all.
    fn read<T>(&self, result: Result<T, StorageError>) -> Result<T, StorageError> {
        if self.call() == Call::Done { result } else { Err(StorageError::Denied) }
    }
}

impl Storage for Faulty {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        self.read(self.kept.get(key))
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        let call = self.call();
        match call {
            Call::Done => return self.kept.set(key, text),
            Call::Refused => {}
            Call::Torn | Call::TornInSilence => self.tear(key, text),
        }
        if call == Call::TornInSilence { Ok(()) } else { Err(StorageError::Full) }
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        let call = self.call();
        match call {
            Call::Done => return self.kept.remove(key),
            Call::Refused => {}
            Call::Torn | Call::TornInSilence => {
                let text = self.kept.get(key)?.unwrap_or_default();
                self.tear(key, &text);
            }
        }
        if call == Call::TornInSilence { Ok(()) } else { Err(StorageError::Denied) }
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        self.read(self.kept.keys())
    }
}

/// The game at one moment: as it is saved, and as it is.
struct At {
    game: Game,
    journal: Journal<State>,
}

/// A game of two people and three bots, after each of its inputs.
fn played() -> Vec<At> {
    let people = Seats::all(2);
    let mut shared = Shared::<State>::new(journal(Setup::plain(5), 5, people, Pace::PassTheDevice, 11));
    let mut luck = luck(11);
    let mut moments: Vec<At> = Vec::new();
    while moments.len() < INPUTS {
        let inputs = shared.table.host().journal().inputs.len();
        match shared.screen() {
            _ if !shared.table.host().is_quiet() => {
                shared.ask();
            }
            Screen::Stop { .. } => {
                shared.does(What::GoOn);
            }
            Screen::Curtain { .. } => {
                shared.raise_curtain();
            }
            Screen::Table { waiting: Waiting::Answer(seat), .. } => {
                let mut answers = answers::<State>(&shared.view(), seat);
                let place = luck.below(answers.len() as u32) as usize;
                shared.answer(seat, answers.swap_remove(place));
            }
            Screen::Table { waiting: Waiting::Desk, .. } => {
                shared.does(What::CloseDesk);
            }
            Screen::Table { waiting: Waiting::Moment { .. }, .. } => {
                shared.does(What::LetItRun);
            }
            Screen::Table { .. } => {
                shared.ask();
            }
            Screen::Over { .. } => panic!("the game is over after {} inputs", moments.len()),
        }
        let journal = shared.table.host().journal().clone();
        if journal.inputs.len() > inputs {
            moments.push(At { game: written(&shared.table), journal });
        }
    }
    moments
}

fn slot() -> SlotId {
    SlotId::new(0xcafe)
}

fn keep<S: Storage>(slots: &mut Slots<S>, moments: &[At], place: usize) -> Result<(), WriteError> {
    slots.keep(&slot(), moments[place].game.clone(), 1_000 + place as u64).map(drop)
}

/// The save that a slot gives as a file, if it is a whole one.
fn in_slot(slots: &Slots<Memory>, id: &SlotId) -> Option<Save> {
    Save::read(&slots.file(id).expect("memory can be read")?).ok()
}

/// What is in the slot once the storage works again, with its contents as they were left.
fn found(storage: &Faulty) -> Option<Save> {
    let slots = Slots::new(storage.kept.clone());
    let listed = slots.list().expect("memory can be read");
    let body = slots.open(&slot()).expect("memory can be read").and_then(Result::ok);
    let save = in_slot(&slots, &slot());
    assert_eq!(body, save.as_ref().map(|save| save.body.clone()), "the file says the same");
    let headings: Vec<_> = listed.into_iter().filter_map(|slot| slot.heading.ok()).collect();
    assert_eq!(headings, Vec::from_iter(save.as_ref().map(|save| save.heading.clone())), "and so does the list");
    save
}

/// The save is that of this moment, and makes the table of it again.
fn assert_is(save: &Save, at: &At) {
    assert!(save.body == at.game.body, "another moment: {save:?}");
    assert_eq!(save.heading.summary, at.game.summary);
    let kept = Kept::<State>::open(&save.body).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(kept.refused, None);
    assert_eq!(kept.table.host().journal(), &at.journal);
}

/// Saves the game after each input while one call goes wrong, and looks at what is there after that and at the end.
fn saved_with(moments: &[At], call: usize, fault: Fault) {
    let mut slots = Slots::new(Faulty::new(Memory::default(), call, fault));
    // The newest moment that was reported as kept, and the one that was being written when it went wrong.
    let (mut reported, mut attempted) = (None, None);
    for place in 0..moments.len() {
        let had_failed = slots.storage().has_failed();
        let result = keep(&mut slots, moments, place);
        let fails_now = slots.storage().has_failed() && !had_failed;
        match result {
            Ok(()) => {
                assert!(!(had_failed && fault.is_fatal()), "a dead storage keeps nothing");
                (reported, attempted) = (Some(place), None);
            }
            Err(error) => {
                assert!(fails_now || fault.is_fatal(), "{error} at {place}, long after {fault:?} at call {call}");
                attempted = attempted.or(Some(place));
            }
        }
        if fails_now || place + 1 == moments.len() {
            let save = found(slots.storage());
            let is_newest = |at: Option<usize>| {
                at.is_some_and(|at| save.as_ref().is_some_and(|save| save.body == moments[at].game.body))
            };
            match [attempted, reported].into_iter().find(|&at| is_newest(at)).flatten() {
                Some(at) => assert_is(save.as_ref().expect("it was found"), &moments[at]),
                None => assert!(
                    reported.is_none() && save.is_none(),
                    "{reported:?} was kept, and after {fault:?} at call {call} {save:?} is there"
                ),
            }
        }
    }
    assert!(slots.storage().has_failed(), "call {call} never came");
    if !fault.is_fatal() {
        let last = moments.len() - 1;
        assert_eq!(keep(&mut slots, moments, last), Ok(()), "saving goes on after {fault:?} at call {call}");
        assert_is(&found(slots.storage()).expect("it was kept"), &moments[last]);
    }
}

#[test]
#[allow(clippy::print_stdout, reason = "how much was tried is part of the result")]
fn whichever_call_goes_wrong_in_whatever_way_the_newest_save_that_was_kept_is_there() {
    let moments = played();
    assert!(moments.len() >= 50);
    let mut slots = Slots::new(Faulty::default());
    for place in 0..moments.len() {
        keep(&mut slots, &moments, place).expect("nothing goes wrong");
        assert_is(&found(slots.storage()).expect("it was kept"), &moments[place]);
    }
    let calls = slots.storage().calls.get();
    let mut points = 0;
    for call in 0..calls {
        for fault in Fault::ALL {
            saved_with(&moments, call, fault);
            points += 1;
        }
    }
    println!("{calls} calls for {} saves, {points} points at which something went wrong", moments.len());
    assert!(points > 1_000, "{points}");
}

/// Does something to slots whose storage fails at each of its calls in turn, in every way.
fn at_every_call(kept: &Memory, deed: impl Fn(&mut Slots<Faulty>), check: impl Fn(&Slots<Faulty>, Fault, usize)) {
    let mut slots = Slots::new(Faulty { kept: kept.clone(), ..Faulty::default() });
    deed(&mut slots);
    let calls = slots.storage().calls.get();
    assert!(calls > 0);
    for call in 0..calls {
        for fault in Fault::ALL {
            let mut slots = Slots::new(Faulty::new(kept.clone(), call, fault));
            deed(&mut slots);
            check(&slots, fault, call);
        }
    }
}

/// Storages as saving leaves them: a whole game, one beside what was left of another, and only what was left of one.
fn left(moments: &[At]) -> [Memory; 3] {
    let mut whole = Slots::new(Faulty::default());
    keep(&mut whole, moments, 0).expect("room");
    let after = |call, fault| {
        let mut slots = Slots::new(Faulty::new(whole.storage().kept.clone(), call, fault));
        assert!(keep(&mut slots, moments, 1).is_err());
        slots.storage().kept.clone()
    };
    let torn = after(2, Fault::Torn);
    assert_eq!(torn.keys().map(|keys| keys.len()), Ok(2), "both sides are taken");
    let mut nothing = Slots::new(Faulty::new(Memory::default(), 2, Fault::Torn));
    assert!(keep(&mut nothing, moments, 0).is_err());
    [whole.storage().kept.clone(), torn, nothing.storage().kept.clone()]
}

#[test]
fn lists_and_files_are_right_or_refused_whatever_goes_wrong_and_change_nothing() {
    let moments = played();
    for kept in left(&moments) {
        let sound = Slots::new(kept.clone());
        let (list, file, open) = (sound.list(), sound.file(&slot()), sound.open(&slot()));
        let look = |slots: &mut Slots<Faulty>| {
            let dead = StorageError::Denied;
            assert!([&list, &Err(dead)].contains(&&slots.list()));
            assert!([&file, &Err(dead)].contains(&&slots.file(&slot())));
            assert!([&open, &Err(dead)].contains(&&slots.open(&slot())));
        };
        at_every_call(&kept, look, |slots, fault, call| {
            let again = Slots::new(slots.storage().kept.clone());
            let found = (again.list(), again.file(&slot()), again.open(&slot()));
            assert_eq!(found, (list.clone(), file.clone(), open.clone()), "{fault:?} at call {call}");
        });
    }
}

#[test]
fn a_game_survives_whatever_goes_wrong_while_it_is_named_or_copied() {
    let moments = played();
    let copy = SlotId::new(2);
    let [whole, torn, _] = left(&moments);
    for kept in [whole, torn] {
        let name = |slots: &mut Slots<Faulty>| {
            let _ = slots.rename(&slot(), "Sunday");
            let _ = slots.duplicate(&slot(), &copy, "Monday".to_owned());
        };
        at_every_call(&kept, name, |slots, fault, call| {
            let slots = Slots::new(slots.storage().kept.clone());
            let open = |id: &SlotId| in_slot(&slots, id);
            let save = open(&slot()).unwrap_or_else(|| panic!("{fault:?} at call {call} lost the game"));
            assert_is(&save, &moments[0]);
            if let Some(copy) = open(&copy) {
                assert_is(&copy, &moments[0]);
            }
        });
    }
}
