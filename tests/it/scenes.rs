//! Every scene file plays through with the results it states.

use noren::learn::{Eyes, referee};

use crate::support::scene_files;

#[test]
fn every_scene_plays_through() {
    let files = scene_files();
    assert!(!files.is_empty(), "there are scenes to play");
    for (name, text) in files {
        let mut lines = 0;
        if let Err(fault) = referee(&text, Eyes::All, &mut |_| lines += 1) {
            panic!("{name}: {fault}");
        }
        assert!(lines > 1, "{name} has a script");
    }
}
