//! The games played here, each on one line. Whatever needs all of them goes through [`GameId::ALL`]; addresses, storage
//! keys and names of files come from [`GameId::id`].
//!
//! Rule of the module: it knows set-ups, never positions or cards.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::game::{Game, SetupError};
use crate::{oriente, zipang};

/// A game on the list.
pub trait Listed: Game {
    /// Which of the games it is.
    const ID: GameId;
}

/// What is known of a game before anybody plays it.
struct GameInfo {
    id: &'static str,
    name: &'static str,
    short_name: &'static str,
    players: RangeInclusive<usize>,
    usual_players: usize,
}

macro_rules! games {
    // A dollar sign is handed in, since a macro cannot write one.
    ($dollar:tt $($game:ident: $rules:ident, $name:literal, $short_name:literal, usually $usual_players:literal;)+) => {
        /// One of the games played here.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum GameId {
            $(#[doc = $name] $game,)+
        }

        /// The game that is played at a table, with what the table decides for itself.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum GameOptions {
            $(#[doc = concat!("A table of ", $name, ".")] $game($rules::Options),)+
        }

        /// A table of one of the games, written just as that game reads it.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[serde(untagged)]
        pub enum GameSetup {
            $(#[doc = concat!("A table of ", $name, ".")] $game($rules::Setup),)+
        }

        impl GameId {
            /// All of them, in the order in which they are offered.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$game),+];

            const fn info(self) -> GameInfo {
                match self {
                    $(Self::$game => GameInfo {
                        id: <$rules::State as Game>::NAME,
                        name: $name,
                        short_name: $short_name,
                        players: $rules::MIN_PLAYERS..=$rules::MAX_PLAYERS,
                        usual_players: $usual_players,
                    },)+
                }
            }

            /// What a table of it plays that has not decided anything.
            #[must_use]
            pub fn default_options(self) -> GameOptions {
                match self {
                    $(Self::$game => GameOptions::$game($rules::Options::default()),)+
                }
            }
        }

        impl GameOptions {
            /// Whose they are.
            #[must_use]
            pub const fn game(self) -> GameId {
                match self {
                    $(Self::$game(_) => GameId::$game,)+
                }
            }

            /// A table of these players with these options.
            #[must_use]
            pub fn setup(self, names: Vec<String>, first: Option<u8>) -> GameSetup {
                match self {
                    $(Self::$game(options) => GameSetup::$game($rules::Setup { names, first, options }),)+
                }
            }
        }

        impl GameSetup {
            /// Does its game accept the table?
            ///
            /// # Errors
            /// The field that is wrong, and what was expected there.
            pub fn check(&self) -> Result<(), SetupError> {
                match self {
                    $(Self::$game(setup) => setup.check().map(|_| ()),)+
                }
            }
        }

        /// Does something with the rules of a game that is known by its [`GameId`] only: in it, the name given stands for
        /// the type of its positions.
        macro_rules! with_rules {
            ($dollar id:expr, $dollar Rules:ident => $dollar what:expr) => {
                match $dollar id {
                    $($crate::games::GameId::$game => {
                        type $dollar Rules = $crate::$rules::State;
                        $dollar what
                    })+
                }
            };
        }

        $(
            impl Listed for $rules::State {
                const ID: GameId = GameId::$game;
            }
        )+
    };
}

games! {
    $
    Oriente: oriente, "Oriente", "Oriente", usually 5;
    Zipang: zipang, "Zipang Portable", "Zipang", usually 3;
}

pub(crate) use with_rules;

impl GameId {
    /// The word that stands for it in addresses, names of files and storage: its [`Game::NAME`].
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.info().id
    }

    /// The game of this id, in whatever case.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.id().eq_ignore_ascii_case(id))
    }

    /// The name on the box.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.info().name
    }

    /// The name where there is little room.
    #[must_use]
    pub const fn short_name(self) -> &'static str {
        self.info().short_name
    }

    /// For how many players it is.
    #[must_use]
    pub const fn players(self) -> RangeInclusive<usize> {
        self.info().players
    }

    /// For how many players it is, as a box says it.
    #[must_use]
    pub fn players_label(self) -> String {
        let players = self.players();
        format!("{}–{}", players.start(), players.end())
    }

    /// How many sit at a table that nobody has changed yet.
    #[must_use]
    pub const fn usual_players(self) -> usize {
        self.info().usual_players
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_found_by_its_id_in_whatever_case() {
        for game in GameId::ALL {
            assert_eq!(GameId::from_id(game.id()), Some(game));
            assert_eq!(GameId::from_id(&game.id().to_uppercase()), Some(game));
        }
        assert_eq!((GameId::from_id("zip"), GameId::from_id("")), (None, None));
    }

    #[test]
    fn ids_are_single_words_that_no_page_of_its_own_has() {
        for game in GameId::ALL {
            assert!(game.id().bytes().all(|letter| letter.is_ascii_lowercase()), "{}", game.id());
            assert!(!["pages", "games", "about", "pictures"].contains(&game.id()));
        }
    }

    #[test]
    fn the_page_and_the_package_have_a_program_for_every_game_and_no_other() {
        let linked = include_str!("../index.html").matches("data-type=\"worker\"").count();
        assert_eq!(linked, GameId::ALL.len());
        for game in GameId::ALL {
            let link = format!("data-bin=\"{}\" data-type=\"worker\"", game.id());
            assert!(include_str!("../index.html").contains(&link), "index.html lacks {link}");
            let program = format!("[[bin]]\nname = \"{}\"", game.id());
            assert!(include_str!("../Cargo.toml").contains(&program), "Cargo.toml lacks {}", game.id());
        }
    }

    #[test]
    fn options_belong_to_their_own_game_and_are_written_under_its_id() {
        for game in GameId::ALL {
            let options = game.default_options();
            assert_eq!(options.game(), game);
            let text = serde_json::to_string(&options).expect("plain data");
            assert!(text.starts_with(&format!("{{\"{}\":", game.id())), "{text}");
        }
    }

    #[test]
    fn a_table_is_written_as_its_game_reads_it() {
        let names = vec!["Ai".to_owned(), "Bo".to_owned()];
        let setup = GameId::Zipang.default_options().setup(names.clone(), Some(1));
        assert_eq!(setup.check(), Ok(()));
        let text = serde_json::to_string(&setup).expect("plain data");
        let read: zipang::Setup = serde_json::from_str(&text).expect("a table of this game");
        assert_eq!((read.names, read.first), (names.clone(), Some(1)));
        assert!(GameId::Oriente.default_options().setup(names, None).check().is_err());
    }

    #[test]
    fn a_usual_table_has_as_many_players_as_the_game_is_for() {
        for game in GameId::ALL {
            assert!(game.players().contains(&game.usual_players()));
        }
        assert_eq!(GameId::ALL.map(GameId::players_label), ["4–12", "2–6"]);
    }
}
