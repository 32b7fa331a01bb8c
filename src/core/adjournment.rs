//! Adjourned games: sealing, the envelope and its custody, sessions and the plan of resumptions,
//! opening.
//!
//! An adjournment and its envelope are one thing with one number. This module never knows the
//! sealed move before the envelope is opened: on paper the program does not know it at all; kept in
//! the program it is a ciphertext, made by the desk, with a fingerprint ([`fingerprint`]). Rulings
//! on what the envelope contains are in `rulings::sealed`; here the next step is found ([`guide`])
//! and its case is offered.
//!
//! A resumption takes place on another day: its times are calendar times ([`jadoube_laws::wall`]),
//! which are part of the commands; all other times are on the competition's own time line.

pub mod fingerprint;
pub mod receipt;
pub mod lock;
pub mod envelope;
pub mod session;
pub mod reading;
pub mod arrival;
pub mod command;
pub mod event;
pub mod refusal;
pub mod state;
pub mod register;
pub mod guide;
pub mod cases;
pub mod plan;
pub mod decide;
pub mod apply;
