//! Addresses: the part of the URL after `#`.
//!
//! Static hosts serve one file, so pages live in the fragment. Pure text in and out; the browser's
//! side of it is [`super::navigation`].

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
    /// The game under way.
    Table,
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
            "table" => Self::Table,
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
            Self::Table => "#/table",
            Self::About => "#/about",
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
        let setups = [Route::OrienteSetup, Route::ZipangSetup];
        for route in [Route::Home, Route::Oriente, Route::Zipang, Route::Table, Route::About].into_iter().chain(setups)
        {
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
        assert_eq!(query("#/table", "seed"), None);
    }

    #[test]
    fn anything_else_is_lost_and_leads_home() {
        for hash in ["#/orient", "#/oriente/2", "#/About", "#main", "#/%00", "##"] {
            assert_eq!(Route::from_hash(hash), Route::Lost, "{hash:?}");
        }
        assert_eq!(Route::from_hash(Route::Lost.href()), Route::Home);
    }
}
