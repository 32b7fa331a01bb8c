//! Texts of a competition made into values and back; opens no file. Texts of games are in
//! `jadoube_chess`, those of the Laws in `jadoube_laws`.

pub mod document;
pub mod sheet;
pub mod letters;
pub mod docket;
pub mod ics;
