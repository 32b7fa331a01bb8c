//! Adjourned games: the sealing, the envelope and who keeps it, the sessions and the plan of the
//! resumptions, the opening.
//!
//! An adjournment and its envelope are one thing with one number. The move in the envelope is never
//! here before the envelope is opened: on paper the program does not know it, kept in the program
//! it is a ciphertext, made by the desk, with a fingerprint ([`fingerprint`]). What follows from
//! what is found is ruled on by `rulings::sealed`; this room finds the step that comes next
//! ([`guide`]) and offers the case.
//!
//! A resumption is on another day: its times are those of a calendar ([`jadoube_laws::wall`]), which come in with
//! the commands; everything else is on the competition's own time line.

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
