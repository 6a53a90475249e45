//! When a game was saved, as people say it, and the date in the name of its file.

use leptos::web_sys::js_sys::{Date, Object, Reflect};

use crate::app::browser;
use crate::app::words::{Locale, words};

const MINUTE: u64 = 60_000;
const DAY: u64 = 24 * 60 * MINUTE;

/// The time it is, and how this browser writes dates.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    /// In milliseconds since 1970.
    pub now: u64,
    /// When today began here.
    pub midnight: u64,
    /// A date in words.
    pub date: fn(u64, Locale) -> String,
}

impl Clock {
    /// That of this browser.
    #[must_use]
    pub fn here() -> Self {
        let now = browser::now();
        let today = date_of(now);
        let midnight = Date::new_with_year_month_day(
            today.get_full_year(),
            today.get_month().cast_signed(),
            today.get_date().cast_signed(),
        );
        Self { now: now as u64, midnight: midnight.get_time() as u64, date: date_in_words }
    }

    /// When something was saved, in words.
    #[must_use]
    pub fn saved(self, saved: u64, locale: Locale) -> String {
        let minutes = self.now.saturating_sub(saved) / MINUTE;
        let hours = minutes / 60;
        let is_today = saved >= self.midnight;
        let when = match minutes {
            // Clocks of two devices may differ.
            _ if saved > self.now.saturating_add(MINUTE) => return self.on_its_date(saved, locale),
            0 => words!(locale, kept.when.now).to_owned(),
            1 => words!(locale, kept.when.minute).to_owned(),
            2..60 => words!(locale, kept.when.minutes, count = minutes),
            60..120 if is_today => words!(locale, kept.when.hour).to_owned(),
            _ if is_today => words!(locale, kept.when.hours, count = hours),
            _ if saved.saturating_add(DAY) >= self.midnight => words!(locale, kept.when.yesterday).to_owned(),
            _ => return self.on_its_date(saved, locale),
        };
        words!(locale, kept.when.saved, when = when)
    }

    fn on_its_date(self, saved: u64, locale: Locale) -> String {
        words!(locale, kept.when.saved_on, date = (self.date)(saved, locale))
    }
}

fn date_of(milliseconds: f64) -> Date {
    Date::new(&milliseconds.into())
}

/// Such as `18 November 2026`, as people write it who speak this language.
fn date_in_words(milliseconds: u64, locale: Locale) -> String {
    let options = Object::new();
    for (name, value) in [("day", "numeric"), ("month", "long"), ("year", "numeric")] {
        let _ = Reflect::set(&options, &name.into(), &value.into());
    }
    let tag = match locale {
        Locale::En => "en-GB",
        Locale::Fr | Locale::It => locale.tag(),
    };
    date_of(milliseconds as f64).to_locale_date_string(tag, &options).into()
}

/// The name of a file with what was saved then.
#[must_use]
pub fn file_name(what: &str, milliseconds: u64) -> String {
    let date = date_of(milliseconds as f64);
    dated(what, [date.get_full_year(), date.get_month() + 1, date.get_date()])
}

fn dated(what: &str, [year, month, day]: [u32; 3]) -> String {
    format!("noren-{what}-{year:04}-{month:02}-{day:02}.noren")
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// Ten past three on some day.
    pub const CLOCK: Clock = Clock {
        now: 100 * DAY + 190 * MINUTE,
        midnight: 100 * DAY,
        date: |saved, locale| format!("{} {}", saved / DAY, locale.tag()),
    };

    fn said(minutes_ago: u64) -> [String; 3] {
        Locale::ALL.map(|locale| CLOCK.saved(CLOCK.now - minutes_ago * MINUTE, locale))
    }

    #[test]
    fn the_time_that_has_passed_is_told_in_each_language() {
        assert_eq!(said(0), ["Saved just now", "Enregistrée à l’instant", "Salvata proprio ora"]);
        assert_eq!(said(1), ["Saved a minute ago", "Enregistrée il y a une minute", "Salvata un minuto fa"]);
        assert_eq!(said(5), ["Saved 5 minutes ago", "Enregistrée il y a 5 minutes", "Salvata 5 minuti fa"]);
        assert_eq!(said(119), ["Saved an hour ago", "Enregistrée il y a une heure", "Salvata un’ora fa"]);
        assert_eq!(said(190), ["Saved 3 hours ago", "Enregistrée il y a 3 heures", "Salvata 3 ore fa"]);
        assert_eq!(said(191), ["Saved yesterday", "Enregistrée hier", "Salvata ieri"]);
        assert_eq!(said(2 * 24 * 60), ["Saved on 98 en", "Enregistrée le 98 fr", "Salvata in data 98 it"]);
    }

    #[test]
    fn minutes_count_across_midnight_and_days_by_the_calendar() {
        let early = Clock { now: CLOCK.midnight + 10 * MINUTE, ..CLOCK };
        let ago = |minutes| early.saved(early.now - minutes * MINUTE, Locale::En);
        assert_eq!([ago(59), ago(60)], ["Saved 59 minutes ago", "Saved yesterday"]);
        assert_eq!([ago(10 + 24 * 60), ago(11 + 24 * 60)], ["Saved yesterday", "Saved on 98 en"]);
    }

    #[test]
    fn what_was_saved_by_a_clock_that_runs_ahead_has_its_date() {
        assert_eq!(CLOCK.saved(CLOCK.now + MINUTE, Locale::En), "Saved just now");
        assert_eq!(CLOCK.saved(CLOCK.now + 2 * DAY, Locale::En), "Saved on 102 en");
        assert!(CLOCK.saved(u64::MAX, Locale::En).starts_with("Saved on"));
    }

    #[test]
    fn files_are_named_by_game_and_date() {
        assert_eq!(dated("oriente", [2026, 11, 8]), "noren-oriente-2026-11-08.noren");
    }
}
