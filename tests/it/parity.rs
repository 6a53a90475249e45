//! Records replay to the positions that were written down, here as in the browser (`tests/web.rs`).

use crate::fingerprints;
use crate::support::blessed;

#[test]
fn a_hundred_records_of_zipang_end_as_written_down() {
    blessed("parity/zipang.txt", &fingerprints::zipang(), fingerprints::ZIPANG);
}
