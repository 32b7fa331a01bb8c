//! Printed documents: one neutral model ([`document`]), and its one output format ([`pdf`]):
//! tagged, so that a screen reader reads the content in the order of the model.
//!
//! A report is a function from values and messages to a [`document::Document`]; it opens no file.

pub mod document;
pub mod appeal;
pub mod blind_match;
pub mod competition;
pub mod cover;
pub mod receipt;
pub mod envelope;
pub mod figures;
mod flow;
pub mod layout;
pub mod incident;
pub mod pdf;
pub mod plan;
pub mod protocol;
pub mod right_of_appeal;
