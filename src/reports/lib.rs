//! Paper: what is printed, as one neutral model ([`document`]), and the one way it becomes a file
//! ([`pdf`]): tagged, so that a screen reader reads what stands there, in the order of the model.
//!
//! A report is a function from values and words to a [`document::Document`]; it opens no file.

pub mod document;
pub mod cover;
pub mod receipt;
pub mod envelope;
pub mod figures;
mod flow;
pub mod pdf;
pub mod plan;
pub mod protocol;
