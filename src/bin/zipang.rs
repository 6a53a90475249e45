//! Zipang to play, loaded when somebody sets a table of it.

fn main() {
    noren::app::mount(noren::app::playing::<noren::zipang::State>);
}
