//! Tournament files (TRF of 2006, 2016 and 2026, and the dialects of other programs): the text
//! document in which FIDE takes reports and programs exchange tournaments. Every line has a code in
//! its first three columns, and fixed columns behind it.
//!
//! - A [`document::Document`] is the file: every line as it stands, with its end, also lines that
//!   nobody knows. One that nobody touched is written byte for byte.
//! - [`contents::Contents`] is what its lines say, by type, and what is wrong in them by line and
//!   column.
//! - [`dialect`] writes contents as lines of TRF16 or TRF26, into a document or as a new one.
//! - [`import`] and [`export`] lead from contents to a [`crate::tournament::Tournament`] and back.
//! - [`check`] says what is odd across lines, and what a rating report lacks.

pub mod fault;
pub mod encoding;
pub mod document;
pub(crate) mod columns;
pub mod player;
pub mod regulation;
pub mod team;
pub mod contents;
pub mod dialect;
mod writing;
pub mod import;
pub mod export;
pub mod check;
