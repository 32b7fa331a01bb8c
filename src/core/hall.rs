//! All boards of a competition, and the sum types of commands and events that the desk records.
//!
//! An [`event::Event`] is the content of a journal row; a [`command::Command`] is everything that a
//! user or device may request. Games and incidents decide for themselves; this module combines
//! them, mainly where an accepted ruling is carried out on a game.
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
