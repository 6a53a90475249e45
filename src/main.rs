//! The pages to read, which every first visit loads.

fn main() {
    noren::app::mount(noren::app::reading);
}
