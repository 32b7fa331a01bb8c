//! Text made into values and back; opens no file.

pub mod laws;
pub mod overlay;
pub mod appeals;
pub mod topics;
pub mod interpretations;
pub mod glossary;
pub mod time_controls;
pub mod pgn;
pub mod score;
pub mod document;
pub mod docket;
