//! Editions of the Laws as values: every parameter has the article that sets it and a note on how
//! far its text is known. The values themselves are data (`assets/laws/*.ron`, read by
//! `formats::laws`); no code here depends on a particular edition.

pub mod kind;
pub mod regulations;
pub mod overlay;
pub mod rule;
pub mod touch;
pub mod play;
pub mod irregular;
pub mod draws;
pub mod clock;
pub mod quickplay;
pub mod score;
pub mod conduct;
pub mod adjournment;
pub mod events;
pub mod edition;
pub mod evidence;
pub mod topic;
pub mod interpretation;
pub mod number;
pub mod index;
pub mod glossary;
