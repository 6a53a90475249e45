//! A whole game that is over as a link: letters, digits, `-` and `_` alone.
//!
//! The first character is the version of the format. The others are bytes, six bits each: the checksum of those after it
//! (four), how long the text is (two), how many are still to come (two), and the text, packed.

use std::error::Error;
use std::fmt;

use super::checksum::crc32;
use super::kept::for_all;
use super::pack::{packed, unpacked};
use crate::table::{Host, Playable};

/// The format of today.
const VERSION: char = '1';
/// How many bytes stand before the text.
const HEADER: usize = 8;
/// What six bits are written as.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Why a link is none that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It is something else.
    Foreign,
    /// It was written by a newer Noren, in this format.
    TooNew(char),
    /// Its end is missing.
    CutShort,
    /// Something in it has changed since it was written.
    Damaged,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => write!(f, "the link, first character: expected {VERSION}"),
            Self::TooNew(version) => write!(f, "the link, first character: expected up to {VERSION}, found {version}"),
            Self::CutShort => f.write_str("the link, its end: expected more of it"),
            Self::Damaged => f.write_str("the link, after its first character: the checksum is not that of the rest"),
        }
    }
}

impl Error for LinkError {}

/// A game for anybody, without PINs; `None` while it is not over, or when it is far too long for a link.
#[must_use]
pub fn written<G: Playable>(host: &Host<G>) -> Option<String> {
    link(&for_all(host)?)
}

/// The body that a link holds, to be opened by [`super::Kept::open`].
///
/// # Errors
/// What is wrong with the link.
pub fn read(link: &str) -> Result<String, LinkError> {
    let link = link.trim();
    let version = link.chars().next().filter(|first| ('1'..='9').contains(first)).ok_or(LinkError::Foreign)?;
    if version > VERSION {
        return Err(LinkError::TooNew(version));
    }
    let (bytes, is_whole) = bytes(&link[1..]).ok_or(LinkError::Damaged)?;
    let Some((&[c0, c1, c2, c3, l0, l1, r0, r1], rest)) = bytes.split_first_chunk::<HEADER>() else {
        return Err(LinkError::CutShort);
    };
    if rest.len() < usize::from(u16::from_be_bytes([r0, r1])) {
        return Err(LinkError::CutShort);
    }
    // More than there should be has another checksum as well.
    if !is_whole || crc32(&bytes[4..]) != u32::from_be_bytes([c0, c1, c2, c3]) {
        return Err(LinkError::Damaged);
    }
    let length = usize::from(u16::from_be_bytes([l0, l1]));
    String::from_utf8(unpacked(rest, length)).map_err(|_| LinkError::Damaged)
}

/// A text as a link, if it is short enough.
fn link(text: &str) -> Option<String> {
    let length = u16::try_from(text.len()).ok()?;
    let packed = packed(text.as_bytes());
    let mut rest = length.to_be_bytes().to_vec();
    rest.extend(u16::try_from(packed.len()).ok()?.to_be_bytes());
    rest.extend(packed);
    let mut bytes = crc32(&rest).to_be_bytes().to_vec();
    bytes.extend(rest);
    let mut link = String::from(VERSION);
    for three in bytes.chunks(3) {
        let number = three.iter().fold(0, |number, &byte| number << 8 | usize::from(byte)) << (8 * (3 - three.len()));
        link.extend((0..=three.len()).map(|place| char::from(LETTERS[number >> (18 - 6 * place) & 63])));
    }
    Some(link)
}

/// The bytes that these characters stand for, if each stands for something; and does the last of them end with the last
/// byte?
fn bytes(letters: &str) -> Option<(Vec<u8>, bool)> {
    let mut bytes = Vec::with_capacity(letters.len() / 4 * 3 + 2);
    let (mut number, mut bits) = (0u32, 0);
    for letter in letters.bytes() {
        let six = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'-' => 62,
            b'_' => 63,
            _ => return None,
        };
        (number, bits) = (number << 6 | u32::from(six), bits + 6);
        if bits >= 8 {
            bits -= 8;
            bytes.push((number >> bits) as u8);
            number &= (1 << bits) - 1;
        }
    }
    Some((bytes, number == 0 && bits < 6))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Chance, Moment};

    fn comes_back(text: &str) {
        let link = link(text).expect("it is short enough");
        assert!(link.bytes().all(|letter| LETTERS.contains(&letter)), "{link}");
        assert_eq!(read(&link), Ok(text.to_owned()));
        assert_eq!(read(&format!(" {link}\n")), Ok(text.to_owned()));
    }

    #[test]
    fn a_text_of_any_length_comes_back_and_one_that_is_too_long_makes_no_link() {
        for length in 0..100 {
            comes_back(&"水と米"[..length % 4 * 3].repeat(length));
        }
        comes_back(&"x".repeat(65_535));
        assert_eq!(link(&"x".repeat(65_536)), None);
    }

    #[test]
    fn what_is_wrong_is_told_apart() {
        let link = link("We share the rice").expect("it is short enough");
        for foreign in ["", "0", "{}", "水", "hello"] {
            assert_eq!(read(foreign), Err(LinkError::Foreign), "{foreign:?}");
        }
        assert_eq!(read(&link.replacen('1', "2", 1)), Err(LinkError::TooNew('2')));
        assert_eq!(read(&format!("{link}A")), Err(LinkError::Damaged));
        assert_eq!(read(&format!("{link}!")), Err(LinkError::Damaged));
        for end in 1..link.len() {
            assert_eq!(read(&link[..end]), Err(LinkError::CutShort), "{end}");
        }
    }

    #[test]
    fn every_changed_character_is_found() {
        let link = link("We share the rice").expect("it is short enough");
        for place in 1..link.len() {
            for &letter in LETTERS {
                let mut bytes = link.clone().into_bytes();
                if std::mem::replace(&mut bytes[place], letter) != letter {
                    let changed = String::from_utf8(bytes).expect("letters");
                    assert!(read(&changed).is_err(), "{changed}");
                }
            }
        }
    }

    #[test]
    fn any_text_comes_back() {
        let mut luck = Chance::new(1).stream(Moment { kind: 9, round: 0, index: 0 });
        for _ in 0..60 {
            let (length, letters) = (luck.below(400), [0x60, 0x250, 0x11_0000][luck.below(3) as usize]);
            let text: String = (0..length).filter_map(|_| char::from_u32(luck.below(letters))).collect();
            comes_back(&text);
        }
    }
}
