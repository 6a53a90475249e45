//! Mounts the app into the page in place of the static shell.

use leptos::prelude::*;
use noren::app::{App, browser};

fn main() {
    browser::report_panics();
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
    mount_to_body(App);
}
