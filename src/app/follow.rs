//! Effects of one kind only. Every kind of its own brings its own copy of the machinery that runs it, and all copies are
//! downloaded.

use leptos::prelude::*;

/// Runs this now, and whenever something that it reads changes.
pub fn follow(run: impl FnMut() + 'static) {
    erased(Box::new(run));
}

fn erased(mut run: Box<dyn FnMut()>) {
    Effect::new(move |_: Option<()>| run());
}
