//! All boards of a competition: the sum types that the desk records and decides on.
//!
//! A [`event::Event`] here is what a journal row holds; a [`command::Command`] is all that anyone
//! may ask for. Games and incidents decide for themselves; this room only brings them together,
//! above all where an accepted ruling is carried out on a game.

pub mod competition;
pub mod timing;
pub mod event;
pub mod command;
pub mod refusal;
pub mod games;
pub mod state;
pub mod appeals;
pub mod adjournments;
pub mod decide;
