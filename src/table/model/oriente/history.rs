//! How the points went, told again from the public story.

use super::stacks::Stacks;
use crate::oriente::Event;

/// What everybody's stack was worth, in seat order: at the start, with nothing but the treasures; at each season's end;
/// and at the very end, with the lords that count then.
pub fn points_over_seasons(players: u8, story: &[Event]) -> Vec<Vec<u8>> {
    let mut stacks = Stacks::default();
    let mut lords = vec![0; usize::from(players)];
    let mut rows = Vec::new();
    for event in story {
        stacks.hear(event);
        match *event {
            Event::SeasonBegan { .. } => rows.push(stacks.points(players)),
            Event::ShowedLord(seat, lord) => lords[usize::from(seat.number())] = lord.rank(),
            Event::GameEnded { .. } => {
                rows.push(stacks.points(players).iter().zip(&lords).map(|(stack, lord)| stack + lord).collect());
            }
            _ => {}
        }
    }
    rows
}

/// What of the public story has come about in the declaration or battle at hand: who declared what, against whom, who has
/// turned up and who helps. Nothing, where nothing is declared.
pub fn lately(story: &[Event]) -> Vec<Event> {
    let Some(declared) = story.iter().rposition(|event| matches!(event, Event::Declared(..))) else {
        return Vec::new();
    };
    let is_finished = |event: &Event| matches!(event, Event::SeasonBegan { .. } | Event::BattleDecided { .. });
    if story[declared..].iter().any(is_finished) {
        return Vec::new();
    }
    // A call and the lord turned up for it come before what is declared by it.
    let before =
        story[..declared].iter().rev().take_while(|event| matches!(event, Event::Called { .. } | Event::TurnedUp(..)));
    let from = declared - before.count();
    let is_told = |event: &&Event| {
        matches!(event, Event::Called { .. } | Event::TurnedUp(..) | Event::Declared(..) | Event::Helped(..))
    };
    story[from..].iter().filter(is_told).copied().collect()
}
