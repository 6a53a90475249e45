//! What can be done with the kept games, and what is said of it.

use leptos::prelude::*;
use leptos::web_sys::{File, FileList};

use super::chronicle::finished;
use super::deleted::{self, Deleted, PutBack, back_in_words, gone_in_words, put_back, use_bin};
use super::entry::{Entry, entries_here};
use super::import::{Brought, free_slot, text_of};
use super::trouble::Trouble;
use super::when::{Clock, file_name};
use crate::app::words::{Locale, words};
use crate::app::{browser, kept};
use crate::store::{NAME_LIMIT, SlotId, StorageError, WriteError};

/// The kept games on their page.
#[derive(Clone, Copy, Debug)]
pub struct Shelf {
    /// In which language.
    pub locale: Locale,
    /// All of them, or why there are none.
    pub entries: RwSignal<Result<Vec<Entry>, StorageError>>,
    /// The time at which they were read.
    pub clock: RwSignal<Clock>,
    /// Which one gets another name.
    pub renaming: RwSignal<Option<SlotId>>,
    /// What was done last, in sentences.
    pub news: RwSignal<Vec<String>>,
    /// What was deleted last, and can be put back as long as nothing else is done.
    pub deleted: RwSignal<Vec<Deleted>>,
}

impl Shelf {
    /// What is kept here now.
    #[must_use]
    pub fn here(locale: Locale) -> Self {
        let deleted = use_bin();
        let news = deleted.with_untracked(|deleted| gone_in_words(deleted, locale));
        Self {
            locale,
            entries: RwSignal::new(entries_here()),
            clock: RwSignal::new(Clock::here()),
            renaming: RwSignal::new(None),
            news: RwSignal::new(news.into_iter().collect()),
            deleted,
        }
    }

    /// Reads all of them again.
    pub fn refresh(self) {
        self.clock.set(Clock::here());
        self.entries.set(entries_here());
    }

    /// Does what a button says with the game in a slot.
    pub fn act(self, action: &str, id: &SlotId) {
        match action {
            "rename" => self.begin_renaming(id),
            "leave" => self.stop_renaming(),
            "duplicate" => self.duplicate(id),
            "delete" => self.delete(std::slice::from_ref(id)),
            "file" => self.save_as_file(id),
            _ => {}
        }
    }

    fn begin_renaming(self, id: &SlotId) {
        self.renaming.set(Some(id.clone()));
        focus("#kept-name".to_owned());
    }

    /// Leaves the old name.
    pub fn stop_renaming(self) {
        if let Some(id) = self.renaming.get_untracked() {
            self.renaming.set(None);
            focus_in(&id, "[data-do=rename]");
        }
    }

    /// Gives the game being renamed this name.
    pub fn rename(self, name: &str) {
        let Some(id) = self.renaming.get_untracked() else { return };
        let done = kept::slots().rename(&id, name).map_err(Trouble::from);
        self.refresh();
        self.tell(done.map(|()| words!(self.locale, kept.done.renamed, name = self.title(&id))));
        self.stop_renaming();
    }

    fn duplicate(self, id: &SlotId) {
        let name = copy_name(&self.title(id), self.locale);
        let mut slots = kept::slots();
        let done = free_slot(&slots, kept::new_slot)
            .and_then(|copy| slots.duplicate(id, &copy, name.clone()).map_err(Trouble::from));
        self.tell(done.map(|()| words!(self.locale, kept.done.copied, name = name)));
        self.refresh();
        focus_in(id, "[data-do=duplicate]");
    }

    fn delete(self, ids: &[SlotId]) {
        ids.iter().for_each(kept::tell_of_deletion);
        let (deleted, trouble) = deleted::delete(&mut kept::slots(), ids);
        self.tell_all(gone_in_words(&deleted, self.locale), trouble);
        let can_undo = !deleted.is_empty();
        self.deleted.set(deleted);
        self.renaming.set(None);
        self.refresh();
        focus(if can_undo { "[data-testid=undo-delete]" } else { "#kept-list" }.to_owned());
    }

    /// Deletes every game that is over.
    pub fn empty_chronicle(self) {
        let ids = self.entries.with_untracked(|entries| entries.as_deref().map(finished).unwrap_or_default());
        self.delete(&ids);
    }

    /// Puts back what was deleted.
    pub fn undo(self) {
        let PutBack { back, left, trouble } = put_back(&mut kept::slots(), self.deleted.get_untracked());
        self.tell_all(back_in_words(&back, self.locale), trouble);
        let first = back.into_iter().next().filter(|_| left.is_empty());
        self.deleted.set(left);
        self.refresh();
        if let Some(Deleted { id, .. }) = first {
            focus_in(&id, "h3");
        }
    }

    fn save_as_file(self, id: &SlotId) {
        let found = self.with(id, |entry| (entry.word(), entry.found.as_ref().ok().map(|kept| kept.heading.saved)));
        let (word, saved) = found.unwrap_or(("unreadable", None));
        let saved = saved.unwrap_or_else(|| self.clock.get_untracked().now);
        match kept::slots().file(id) {
            Ok(Some(text)) => self.download(&file_name(word, saved), &text),
            Ok(None) => self.tell(Err(WriteError::Empty.into())),
            Err(error) => self.tell(Err(error.into())),
        }
    }

    /// Lets people have all games that can be opened as one file.
    pub fn save_all(self) {
        let whole = |entry: &Entry| entry.found.is_ok().then(|| kept::slots().file(&entry.id).ok().flatten()).flatten();
        let text: String = self.entries.with_untracked(|entries| entries.iter().flatten().filter_map(whole).collect());
        self.download(&file_name("games", browser::now() as u64), &text);
    }

    fn download(self, name: &str, text: &str) {
        let is_given = kept::download(name, text);
        let said = if is_given {
            words!(self.locale, kept.done.filed, file = name)
        } else {
            words!(self.locale, kept.done.not_filed).to_owned()
        };
        self.tell(Ok(said));
    }

    /// Brings in the games of these files.
    pub fn bring_in(self, files: &FileList) {
        let files: Vec<File> = (0..files.length()).filter_map(|place| files.get(place)).collect();
        if files.is_empty() {
            return;
        }
        leptos::task::spawn_local(async move {
            let mut brought = Brought::default();
            for file in files {
                let text = text_of(&file).await;
                brought.bring_in(&mut kept::slots(), kept::new_slot, &file.name(), text, self.locale);
            }
            self.deleted.set(Vec::new());
            self.news.set(brought.in_words(self.locale));
            self.refresh();
        });
    }

    /// Says what was done, or why it was not.
    fn tell(self, done: Result<String, Trouble>) {
        let sentence = done.unwrap_or_else(|trouble| trouble.in_words(self.locale));
        self.deleted.set(Vec::new());
        self.news.set(vec![sentence]);
    }

    /// Says what was done, and what was not.
    fn tell_all(self, done: Option<String>, trouble: Option<Trouble>) {
        let trouble = trouble.map(|trouble| trouble.in_words(self.locale));
        self.news.set(done.into_iter().chain(trouble).collect());
    }

    fn with<T>(self, id: &SlotId, read: impl FnOnce(&Entry) -> T) -> Option<T> {
        self.entries.with_untracked(|entries| entries.iter().flatten().find(|entry| entry.id == *id).map(read))
    }

    fn title(self, id: &SlotId) -> String {
        self.with(id, |entry| entry.title(self.locale)).unwrap_or_default()
    }
}

/// What a copy is called: the end that says so is never cut.
fn copy_name(name: &str, locale: Locale) -> String {
    let room = NAME_LIMIT.saturating_sub(words!(locale, kept.copy, name = "").chars().count());
    let name: String = name.chars().take(room).collect();
    words!(locale, kept.copy, name = name.trim_end())
}

/// Moves the keyboard's place there, once the page has changed.
fn focus(selector: String) {
    request_animation_frame(move || browser::focus(&selector));
}

fn focus_in(id: &SlotId, selector: &str) {
    focus(format!("[data-slot=\"{}\"] {selector}", id.as_str()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_says_that_it_is_one_however_long_the_name() {
        assert_eq!(copy_name("Sunday", Locale::En), "Sunday (copy)");
        for locale in Locale::ALL {
            let name = copy_name(&"long ".repeat(20), locale);
            assert!(name.ends_with(')') && name.chars().count() <= NAME_LIMIT, "{name}");
        }
    }
}
