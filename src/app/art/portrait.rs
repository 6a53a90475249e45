//! The people on the cards, and the two other pictures cards have: each a drawing of its own, known by its colours and
//! at a glance by its outline.
//!
//! A drawing is a file beside this one, which `style/pictures.css` knows under the same name: a browser fetches it
//! once, when a face is first seen, and keeps it; code and pages carry the name alone.

use leptos::prelude::*;

use crate::app::markup::Markup;

/// Every portrait with the name of its drawing.
macro_rules! portraits {
    ($($portrait:ident = $name:literal),+ $(,)?) => {
        /// Whose portrait. Both games share the Ninja's.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the names are those on the cards")]
        pub enum Portrait {
            $($portrait,)+
        }

        impl Portrait {
            /// Under which classes the style sheet knows it.
            const fn classes(self) -> &'static str {
                match self {
                    $(Self::$portrait => concat!("portrait ", $name),)+
                }
            }
        }

        #[cfg(test)]
        const DRAWINGS: &[(&str, &str)] = &[$(($name, include_str!(concat!("pictures/", $name, ".svg"))),)+];
    };
}

portraits! {
    Shogun = "shogun",
    Soryo = "soryo",
    MahoTsukai = "maho-tsukai",
    Daimyo = "daimyo",
    Samurai = "samurai",
    Akindo = "akindo",
    Nofu = "nofu",
    Ninja = "ninja",
    Geisha = "geisha",
    Treasure = "treasure",
    Emperor = "emperor",
    Peasant = "peasant",
    Bandit = "bandit",
    Merchant = "merchant",
    Princess = "princess",
    Captain = "captain",
    Monk = "monk",
    ShrineMaiden = "shrine-maiden",
    Commander = "commander",
    TeaMaster = "tea-master",
    CrazyOne = "crazy-one",
    Nobleman = "nobleman",
    Warlord = "warlord",
}

impl Portrait {
    /// The portrait, as decoration: the name stands beside it.
    pub fn draw(self, markup: &mut Markup) {
        markup.open("span").class(self.classes()).decoration().empty();
    }
}

/// A portrait, as decoration: the name stands beside it.
#[component]
pub fn PortraitPicture(
    /// Whose.
    portrait: Portrait,
) -> impl IntoView {
    view! { <span class=portrait.classes() aria-hidden="true"></span> }
}

#[cfg(test)]
mod tests {
    use super::DRAWINGS;

    const STYLE: &str = include_str!("../../../style/pictures.css");

    #[test]
    fn the_style_sheet_knows_every_portrait() {
        for (name, _) in DRAWINGS {
            assert!(STYLE.contains(&format!(".{name} {{\n  background-image: url(\"pictures/{name}.svg\")")), "{name}");
        }
    }

    #[test]
    fn every_portrait_fills_a_card_and_is_shapes_alone() {
        for (name, svg) in DRAWINGS {
            assert!(svg.contains(r#"viewBox="0 0 120 160""#), "{name}");
            for foreign in ["<script", "<style", "<image", "<text", "href", "style=", "url("] {
                assert!(!svg.contains(foreign), "{name} contains {foreign}");
            }
        }
    }
}
