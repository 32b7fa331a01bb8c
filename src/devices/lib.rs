//! Wire bytes made into readings ([`jadoube_laws::sensing`]), and back. A codec is pure (`dgt`);
//! the link opens, reads and writes (`link`); the supervisor is the thread that keeps one device
//! connected; the simulator is the same codec spoken from the other side. What the readings mean
//! for a game is the business of `core::recognition`; words for people are in the locales.

pub mod dgt;
pub mod ports;
pub mod link;
pub mod retry;
pub mod trace;
pub mod request;
pub mod supervisor;
// Pseudo-terminals are a thing of Unix.
#[cfg(unix)]
pub mod simulator;
