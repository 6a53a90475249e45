//! Addresses: the part of the URL after `#`.
//!
//! Static hosts serve one file, so pages live in the fragment. Pure text in and out; the browser's
//! side of it is [`super::navigation`].

/// What is loaded of its own: the pages to read and to set a table, or all that playing a game takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Home, the two games introduced, a table set for either, credits: what a first visit needs.
    Pages,
    /// Playing Oriente.
    Oriente,
    /// Playing Zipang.
    Zipang,
}

/// A page of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Route {
    /// What this is, and the two games.
    Home,
    /// Oriente introduced: goal, season, lords.
    Oriente,
    /// Zipang introduced: goal, campaign, characters.
    Zipang,
    /// A table of Oriente is set: who plays, and how.
    OrienteSetup,
    /// A table of Zipang is set.
    ZipangSetup,
    /// The game of Oriente under way.
    OrienteTable,
    /// The game of Zipang under way.
    ZipangTable,
    /// Credits, licences, privacy.
    About,
    /// An address that leads nowhere.
    Lost,
}

impl Route {
    /// Reads a location's hash, with or without its `#`, forgiving a slash too few or too many.
    ///
    /// Never fails: what is no address of ours is [`Route::Lost`].
    #[must_use]
    pub fn from_hash(hash: &str) -> Self {
        let path = hash.strip_prefix('#').unwrap_or(hash);
        let path = path.split('?').next().unwrap_or_default();
        match path.trim_matches('/') {
            "" => Self::Home,
            "oriente" => Self::Oriente,
            "zipang" => Self::Zipang,
            "oriente/new" => Self::OrienteSetup,
            "zipang/new" => Self::ZipangSetup,
            "oriente/table" => Self::OrienteTable,
            "zipang/table" => Self::ZipangTable,
            "about" => Self::About,
            _ => Self::Lost,
        }
    }

    /// The link to this page. [`Route::Lost`] has no address of its own and leads home.
    #[must_use]
    pub const fn href(self) -> &'static str {
        match self {
            Self::Home | Self::Lost => "#/",
            Self::Oriente => "#/oriente",
            Self::Zipang => "#/zipang",
            Self::OrienteSetup => "#/oriente/new",
            Self::ZipangSetup => "#/zipang/new",
            Self::OrienteTable => "#/oriente/table",
            Self::ZipangTable => "#/zipang/table",
            Self::About => "#/about",
        }
    }

    /// The part of the app that shows this page. `public/boot.js` knows the tables' addresses too: it loads the part.
    #[must_use]
    pub const fn part(self) -> Part {
        match self {
            Self::OrienteTable => Part::Oriente,
            Self::ZipangTable => Part::Zipang,
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

#[cfg(test)]
mod tests {
    use super::{Route, query};

    #[test]
    fn every_page_is_found_by_its_own_link() {
        let playing = [Route::OrienteSetup, Route::OrienteTable, Route::ZipangSetup, Route::ZipangTable];
        for route in [Route::Home, Route::Oriente, Route::Zipang, Route::About].into_iter().chain(playing) {
            assert_eq!(Route::from_hash(route.href()), route);
        }
    }

    #[test]
    fn an_empty_hash_is_the_home_page() {
        for hash in ["", "#", "#/", "/"] {
            assert_eq!(Route::from_hash(hash), Route::Home, "{hash:?}");
        }
    }

    #[test]
    fn a_slash_too_few_or_too_many_is_forgiven() {
        for hash in ["#about", "#/about/", "about"] {
            assert_eq!(Route::from_hash(hash), Route::About, "{hash:?}");
        }
    }

    #[test]
    fn parameters_do_not_change_the_page() {
        let hash = "#/zipang/new?seed=7&x=";
        assert_eq!(Route::from_hash(hash), Route::ZipangSetup);
        assert_eq!((query(hash, "seed"), query(hash, "x"), query(hash, "y")), (Some("7"), Some(""), None));
        assert_eq!(query("#/zipang/table", "seed"), None);
    }

    #[test]
    fn anything_else_is_lost_and_leads_home() {
        for hash in ["#/orient", "#/oriente/2", "#/table", "#/About", "#main", "#/%00", "##"] {
            assert_eq!(Route::from_hash(hash), Route::Lost, "{hash:?}");
        }
        assert_eq!(Route::from_hash(Route::Lost.href()), Route::Home);
    }
}
