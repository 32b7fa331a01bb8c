//! The text formats of a competition: parsing and writing; opens no file. Texts of games are in
//! `jadoube_chess`, those of the Laws in `jadoube_laws`.

pub mod document;
pub mod sheet;
pub mod letters;
pub mod case_file;
pub mod ics;
