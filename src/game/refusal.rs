//! Why an action is not allowed, and the rule that says so.

use std::fmt::{self, Display};

use super::{Data, Plain};

/// The rule that something comes from: a ruling, or a section of the rules page. Its `Display` is the ruling's id or the
/// section's heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule<S> {
    /// An answer of ours to a question that the rulebook leaves open.
    Ruling(Ruling),
    /// A section of the rules page.
    Section(S),
}

impl<S: Display> Display for Rule<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ruling(ruling) => ruling.fmt(f),
            Self::Section(section) => section.fmt(f),
        }
    }
}

/// A ruling that exists: only a game's [`Rulings`] make one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ruling {
    letter: char,
    number: u8,
}

impl Display for Ruling {
    /// Its id, such as `Z-2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.letter, self.number)
    }
}

/// All rulings of one game.
#[derive(Clone, Copy, Debug)]
pub struct Rulings {
    /// The letter of their ids.
    pub letter: char,
    /// How many there are, counted from 1.
    pub count: u8,
}

impl Rulings {
    /// The ruling of this number.
    ///
    /// # Panics
    /// When there is none: tables of reasons are constants, so there a wrong number does not compile.
    pub const fn number(self, number: u8) -> Ruling {
        assert!(number > 0 && number <= self.count, "there is no such ruling");
        Ruling { letter: self.letter, number }
    }
}

/// A typed reason why an action is refused. Its `Display` is a plain English sentence, for tools and tests; people
/// read it in their own language, chosen by its value.
pub trait Reason: Data + Copy + Display {
    /// The sections of the game's rules page.
    type Section: Plain + Copy + Display;

    /// The rule it comes from.
    fn rule(self) -> Rule<Self::Section>;

    /// Its own short name, as scenes write it.
    fn name(self) -> &'static str;
}

/// All reasons of a game, each written once: what it is, its name, its rule and its sentence. What a reason is called
/// is also what it is written as.
macro_rules! reasons {
    (
        $(#[$about:meta])*
        pub enum $reason:ident of $section:ty;
        $($(#[$doc:meta])* $variant:ident = $name:literal, $rule:expr, $sentence:literal;)+
    ) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::serde::Serialize, ::serde::Deserialize,
        )]
        pub enum $reason {
            $($(#[$doc])* #[serde(rename = $name)] $variant,)+
        }

        impl $reason {
            /// All reasons there are.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$variant),+];
        }

        impl $crate::game::Reason for $reason {
            type Section = $section;

            fn rule(self) -> $crate::game::Rule<$section> {
                match self {
                    $(Self::$variant => const { $rule },)+
                }
            }

            fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }
        }

        impl ::std::fmt::Display for $reason {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(match self {
                    $(Self::$variant => $sentence,)+
                })
            }
        }

        impl ::std::error::Error for $reason {}
    };
}

pub(crate) use reasons;
