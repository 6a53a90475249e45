//! Addresses: the part of the URL after `#`.
//!
//! Static hosts serve one file, so pages live in the fragment. Pure text in and out; the browser's
//! side of it is [`super::navigation`].

use crate::games::GameId;

/// What is loaded of its own: the pages to read and to set a table, or all that playing a game takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Home, the games introduced, a table set for any of them, credits: what a first visit needs.
    Pages,
    /// Playing this game.
    Game(GameId),
}

/// A page that every game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Page {
    /// The game introduced: its goal, how it goes, who is in it.
    Intro,
    /// A table of it is set: who plays, and how.
    Setup,
    /// The game under way.
    Table,
    /// A game seen again; which one, the rest of the address says.
    Replay,
}

impl Page {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Intro, Self::Setup, Self::Table, Self::Replay];

    /// What follows the game in an address.
    const fn word(self) -> &'static str {
        match self {
            Self::Intro => "",
            Self::Setup => "new",
            Self::Table => "table",
            Self::Replay => "replay",
        }
    }
}

/// A page of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Route {
    /// What this is, and the games.
    Home,
    /// A page of a game.
    Game(GameId, Page),
    /// The games kept in this browser.
    Games,
    /// Credits, licences, privacy.
    About,
    /// An address that leads nowhere.
    Lost,
}

impl Route {
    /// Reads a location's hash, with or without its `#`, in whatever case, forgiving a slash too few or too many.
    ///
    /// Never fails: what is no address of ours is [`Route::Lost`].
    #[must_use]
    pub fn from_hash(hash: &str) -> Self {
        let path = hash.strip_prefix('#').unwrap_or(hash);
        let path = path.split('?').next().unwrap_or_default().trim_matches('/').to_ascii_lowercase();
        match path.split_once('/').unwrap_or((&path, "")) {
            ("", _) => Self::Home,
            ("games", "") => Self::Games,
            ("about", "") => Self::About,
            (id, word) => {
                // What is seen again is told apart by whoever shows it.
                let word = if word.starts_with("replay/") { "replay" } else { word };
                let page = Page::ALL.into_iter().find(|page| page.word() == word);
                GameId::from_id(id).zip(page).map_or(Self::Lost, |(game, page)| Self::Game(game, page))
            }
        }
    }

    /// The link to this page. [`Route::Lost`] has no address of its own and leads home.
    #[must_use]
    pub fn href(self) -> String {
        match self {
            Self::Home | Self::Lost => "#/".to_owned(),
            Self::Game(game, Page::Intro) => format!("#/{}", game.id()),
            Self::Game(game, page) => format!("#/{}/{}", game.id(), page.word()),
            Self::Games => "#/games".to_owned(),
            Self::About => "#/about".to_owned(),
        }
    }

    /// The part of the app that shows this page. `public/boot.js` reads the tables' addresses too: it loads the part.
    #[must_use]
    pub const fn part(self) -> Part {
        match self {
            Self::Game(game, Page::Table | Page::Replay) => Part::Game(game),
            _ => Part::Pages,
        }
    }
}

/// The value of a query parameter in a location's hash, as in `#/zipang/new?seed=7`.
#[must_use]
pub fn query<'a>(hash: &'a str, name: &str) -> Option<&'a str> {
    let (_, parameters) = hash.split_once('?')?;
    parameters.split('&').filter_map(|pair| pair.split_once('=')).find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// What follows the page of a replay in a location's hash, as it was written: a slot, or a game carried along.
#[must_use]
pub fn replayed(hash: &str) -> &str {
    let path = hash.split('?').next().unwrap_or_default().trim_matches(['#', '/']);
    path.splitn(3, '/').nth(2).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Page, Part, Route, query, replayed};
    use crate::games::GameId;

    fn of_games() -> impl Iterator<Item = Route> {
        GameId::ALL.into_iter().flat_map(|game| Page::ALL.map(|page| Route::Game(game, page)))
    }

    #[test]
    fn every_page_is_found_by_its_own_link() {
        for route in [Route::Home, Route::Games, Route::About].into_iter().chain(of_games()) {
            assert_eq!(Route::from_hash(&route.href()), route);
        }
    }

    #[test]
    fn addresses_of_games_follow_from_their_ids() {
        let links: Vec<String> = of_games().map(Route::href).collect();
        let of = |game: &str| ["", "/new", "/table", "/replay"].map(|page| format!("#/{game}{page}"));
        assert_eq!(links, [of("oriente"), of("zipang")].concat());
    }

    #[test]
    fn only_tables_and_replays_belong_to_the_parts_of_games() {
        for route in of_games() {
            let Route::Game(game, page) = route else { continue };
            let is_of_game = matches!(page, Page::Table | Page::Replay);
            let part = if is_of_game { Part::Game(game) } else { Part::Pages };
            assert_eq!(route.part(), part);
        }
        assert_eq!([Route::Games, Route::Lost].map(Route::part), [Part::Pages; 2]);
    }

    #[test]
    fn an_empty_hash_is_the_home_page() {
        for hash in ["", "#", "#/", "/"] {
            assert_eq!(Route::from_hash(hash), Route::Home, "{hash:?}");
        }
    }

    #[test]
    fn a_slash_too_few_or_too_many_and_capitals_are_forgiven() {
        for hash in ["#about", "#/about/", "about", "#/About"] {
            assert_eq!(Route::from_hash(hash), Route::About, "{hash:?}");
        }
        for hash in ["#/ORIENTE/Table", "oriente/table/", "#/oriente/table"] {
            assert_eq!(Route::from_hash(hash), Route::Game(GameId::Oriente, Page::Table), "{hash:?}");
        }
        assert_eq!(Route::from_hash("#/ORIENTE"), Route::Game(GameId::Oriente, Page::Intro));
    }

    #[test]
    fn parameters_do_not_change_the_page() {
        let hash = "#/zipang/new?seed=7&x=";
        assert_eq!(Route::from_hash(hash), Route::Game(GameId::Zipang, Page::Setup));
        assert_eq!((query(hash, "seed"), query(hash, "x"), query(hash, "y")), (Some("7"), Some(""), None));
        assert_eq!(query("#/zipang/table", "seed"), None);
    }

    #[test]
    fn a_replay_says_of_which_game_it_is() {
        for (hash, which) in
            [("#/oriente/replay/5aB-c_?step=3", "5aB-c_"), ("#/oriente/Replay/", ""), ("#/oriente/replay", "")]
        {
            assert_eq!(Route::from_hash(hash), Route::Game(GameId::Oriente, Page::Replay), "{hash}");
            assert_eq!(replayed(hash), which);
        }
    }

    #[test]
    fn anything_else_is_lost_and_leads_home() {
        let strange = [
            "#/orient",
            "#/oriente/2",
            "#/oriente//new",
            "#/table",
            "#/about/new",
            "#/games/new",
            "#main",
            "#/%00",
            "##",
        ];
        for hash in strange {
            assert_eq!(Route::from_hash(hash), Route::Lost, "{hash:?}");
        }
        assert_eq!(Route::from_hash(&Route::Lost.href()), Route::Home);
    }
}
