//! All boards of a competition: the sum types that the desk records and decides on.
//!
//! A [`event::Event`] here is what a journal row holds; a [`command::Command`] is all that anyone
//! may ask for. Games and incidents decide for themselves; this room only brings them together,
//! above all where an accepted ruling is carried out on a game.
//!
//! A game has a number of its own ([`jadoube_laws::ids::GameNo`]), and a board is where it is played:
//! incidents, envelopes and blind matches belong to a game and go with it, from board to board and
//! when it is on none. An event names the board of its game; only what is decided in a game that has
//! left its board is an event that names the incident instead ([`event::Event::OffBoard`]).

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
