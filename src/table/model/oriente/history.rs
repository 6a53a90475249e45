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
