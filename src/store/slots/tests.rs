use super::super::Memory;
use super::super::save::tests::save;
use super::*;

fn slots() -> (Slots<Memory>, SlotId) {
    (Slots::new(Memory::default()), SlotId::new(0xbeef))
}

#[test]
fn the_name_of_a_slot_is_plain() {
    assert_eq!(SlotId::from_text("beef0"), Some(SlotId("beef0".to_owned())));
    for odd in ["", "Beef", "a.b", "../x", "12345678901234567"] {
        assert_eq!(SlotId::from_text(odd), None, "{odd}");
    }
}

#[test]
fn a_slot_keeps_the_newest_version_and_no_other() {
    let (mut slots, id) = slots();
    for number in 1..=5 {
        slots.import(&id, save(90 + number)).expect("room");
        let kept = slots.open(&id).expect("a storage").expect("a game").expect("a whole one");
        assert_eq!(kept, format!("{{\"secret\":{}}}", 90 + number));
        assert_eq!(slots.storage().keys().map(|keys| keys.len()), Ok(1));
    }
}

#[test]
fn whoever_wrote_last_need_not_read_it_to_write_again() {
    let [mut reading, mut knowing] = [(); 2].map(|()| Slots::new(Memory::default()));
    let (id, mut last) = (SlotId::new(0xbeef), None);
    for moment in 1..=5 {
        let Heading { summary, .. } = save(1).heading;
        let game = Game { id: "zipang", summary, body: format!("{{\"secret\":{moment}}}") };
        let read = reading.keep(&id, game.clone(), moment).expect("room");
        let known = match last {
            Some(last) => knowing.keep_after(last, &id, game, moment),
            None => knowing.keep(&id, game, moment),
        };
        assert_eq!(known, Ok(read));
        assert_eq!(knowing.file(&id), reading.file(&id));
        assert_eq!(knowing.storage().keys().map(|keys| keys.len()), Ok(1));
        last = Some(read);
    }
}

#[test]
fn a_version_that_was_cut_short_leaves_the_one_before() {
    let (mut slots, id) = slots();
    slots.import(&id, save(1)).expect("room");
    let text = save(2).to_text();
    slots.storage.set(&id.key(Side::B), &text[..text.len() / 2]).expect("room");
    assert!(slots.open(&id).is_ok_and(|found| matches!(found, Some(Ok(kept)) if kept.contains('1'))));
    slots.import(&id, save(3)).expect("room");
    assert!(slots.open(&id).is_ok_and(|found| matches!(found, Some(Ok(kept)) if kept.contains('3'))));
}

#[test]
fn what_is_damaged_is_listed_with_what_is_wrong_and_can_be_had_as_it_is() {
    let (mut slots, id) = slots();
    slots.storage.set(&id.key(Side::B), "noren save 1 00000000 3\nabc").expect("room");
    slots.storage.set("noren.oriente.table", "something else").expect("room");
    let listed = slots.list().expect("a storage");
    assert_eq!(listed, [Slot { id: id.clone(), heading: Err(SaveError::Damaged) }]);
    assert_eq!(slots.open(&id), Ok(Some(Err(SaveError::Damaged))));
    assert!(slots.file(&id).is_ok_and(|file| file.is_some_and(|text| text.ends_with("abc"))));
    assert_eq!(slots.open(&SlotId::new(1)), Ok(None));
}

#[test]
fn games_are_named_copied_deleted_and_put_back() {
    let (mut slots, id) = slots();
    slots.import(&id, save(1)).expect("room");
    slots.rename(&id, "  Sunday ").expect("room");
    let copy = SlotId::new(2);
    slots.duplicate(&id, &copy, "Another".to_owned()).expect("room");
    let names = |slots: &Slots<Memory>| {
        let listed = slots.list().expect("a storage").into_iter();
        let mut names: Vec<_> = listed.map(|slot| slot.heading.expect("whole").name.unwrap_or_default()).collect();
        names.sort();
        names
    };
    assert_eq!(names(&slots), ["Another", "Sunday"]);
    let text = slots.delete(&id).expect("a storage").expect("a game");
    assert_eq!(names(&slots), ["Another"]);
    slots.put_back(&id, &text).expect("room");
    assert_eq!(names(&slots), ["Another", "Sunday"]);
    assert_eq!(slots.rename(&SlotId::new(77), "x"), Err(WriteError::Empty));
}
