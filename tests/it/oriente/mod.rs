//! Oriente.

mod properties;
