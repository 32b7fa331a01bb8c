//! Editions of the Laws as values: every parameter comes with the article that sets it. The
//! values themselves are data (`assets/laws/*.ron`, read by `formats::laws`); nothing here knows a
//! particular edition.

pub mod edition;
