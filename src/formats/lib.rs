//! Text made into values and back; opens no file.

mod shipped;
pub mod laws;
pub mod overlay;
pub mod appeals;
pub mod topics;
pub mod interpretations;
pub mod glossary;
pub mod time_controls;
pub mod letters;
pub mod pgn;
pub mod score;
pub mod braille;
pub mod document;
pub mod docket;
pub mod ics;
