//! Zipang Portable.

mod properties;
mod secrecy;
