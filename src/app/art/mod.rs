//! Our own drawings. Each is an SVG file beside this one, coloured by `style/art.css` so that one
//! drawing serves light and dark; all are decoration, and hidden from screen readers.

mod portrait;

use leptos::prelude::*;

pub use portrait::{Portrait, PortraitPicture};

use super::markup::Markup;

/// A game's picture.
#[component]
pub fn ScenePicture(
    /// The drawing.
    drawing: &'static str,
) -> impl IntoView {
    view! { <div class="scene" aria-hidden="true" inner_html=drawing></div> }
}

/// The split curtain over the door, with the name of the house in three signs.
#[component]
pub fn Curtain() -> impl IntoView {
    view! { <div class="curtain" aria-hidden="true" inner_html=include_str!("curtain.svg")></div> }
}

/// The house's crest: a split curtain in a ring.
pub const CREST: &str = include_str!("crest.svg");

/// The house's crest, as decoration.
pub fn draw_crest(markup: &mut Markup) {
    markup.open("span").class("crest").decoration().around(|markup| markup.drawing(CREST));
}
