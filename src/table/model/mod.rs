//! Render models: what to draw, and what may be tapped or why not, as plain data.
//!
//! Rule of the module: a model is made from a view and what is selected, and holds no words for people.

pub mod zipang;
