//! A table: one host, and the devices of the people who play there.

use super::device::{Change, Remembered};
use super::{Deed, DeedError, Device, Errand, Host, Playable, Showing, Thought};
use crate::game::Seats;

/// A game with all its screens.
#[derive(Clone, Debug)]
pub struct Table<G: Playable> {
    host: Host<G>,
    devices: Vec<Device>,
}

impl<G: Playable> Table<G> {
    /// A game around one device that all its people share.
    pub fn new(host: Host<G>) -> Self {
        let people = host.people().persons();
        Self::with_devices(host, &[people])
    }

    /// A game around these devices, each with its people. Before no screen sits a bot.
    pub fn with_devices(host: Host<G>, people: &[Seats]) -> Self {
        let persons = host.people().persons();
        let devices = people.iter().map(|&seats| Device::new(seats.and(persons), &host)).collect();
        Self { host, devices }
    }

    /// A game that is taken up again, around one device that all its people share.
    pub fn resumed(host: Host<G>, remembered: &Remembered) -> Self {
        let device = Device::resumed(host.people().persons(), &host, remembered);
        Self { host, devices: vec![device] }
    }

    /// A game that goes on from a moment that all have seen, around one device that all its people share.
    pub fn taken_up(host: Host<G>) -> Self {
        let remembered = Remembered::all_read(&host);
        Self::resumed(host, &remembered)
    }

    /// What the first device remembers when it is switched off.
    pub fn remembered(&self) -> Remembered {
        self.devices.first().map(Device::remembered).unwrap_or_default()
    }

    /// From now on the table waits, or does not, before others answer what people have at stake: as they like it.
    pub fn wait_for_people(&mut self, waits: bool) {
        for device in &mut self.devices {
            device.wait_for_people(waits);
        }
        self.settle(Change::Device);
    }

    /// The host. It holds every secret: for saving, never for showing.
    pub const fn host(&self) -> &Host<G> {
        &self.host
    }

    /// The devices, in order.
    pub fn devices(&self) -> &[Device] {
        &self.devices
    }

    /// What a device shows now.
    ///
    /// # Panics
    /// When there is no such device.
    pub fn showing(&self, device: usize) -> Showing<G> {
        self.devices[device].showing(&self.host)
    }

    /// Does what somebody before a device does.
    ///
    /// # Errors
    /// Why it is not done; then nothing has changed, and every showing is the same as before.
    ///
    /// # Panics
    /// When there is no such device.
    pub fn act(&mut self, device: usize, deed: Deed<G>) -> Result<(), DeedError<G::Refusal>> {
        let change = self.devices[device].act(&mut self.host, deed)?;
        match change {
            Change::Device => self.devices[device].settle(&self.host, change),
            _ => self.settle(change),
        }
        Ok(())
    }

    /// Takes what a bot has come to; `false` if it comes too late or was never asked for. Nothing has changed then.
    pub fn take(&mut self, thought: Thought<G>) -> bool {
        let (told, inputs) = (self.host.story_len(), self.host.journal().inputs.len());
        let (errand, was_quiet) = (thought.ticket.errand, self.host.is_quiet());
        if !self.host.take(thought) {
            return false;
        }
        let has_said = self.host.journal().inputs.len() > inputs;
        match errand {
            Errand::Answer => self.settle(Change::Bot(told)),
            _ if has_said => self.settle(Change::Talk),
            _ if self.host.is_quiet() != was_quiet => self.settle(Change::Device),
            _ => {}
        }
        true
    }

    fn settle(&mut self, change: Change) {
        for device in &mut self.devices {
            device.settle(&self.host, change);
        }
    }
}
