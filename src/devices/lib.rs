//! Wire bytes made into readings ([`jadoube_laws::sensing`]), and back. A make of board is a
//! [`driver::Driver`]: a codec and a conversation, pure (`dgt`); which makes there are is listed in `makes`. A line is a
//! [`transport::Transport`]: it reads and writes (`serial`, `tcp`, and `memory` for a device in this
//! program), and `line` opens it by its `address`. The supervisor is the thread that keeps one device
//! connected, whatever its make and its line; the simulator is a board at the other end of any of them. What the readings mean for a game is
//! the business of [`jadoube_laws::recognition`]; words for people are in the locales.

pub mod address;
pub mod transport;
pub mod retry;
pub mod trace;
pub mod request;
pub mod driver;
pub mod dgt;
pub mod makes;
pub mod ports;
pub mod serial;
pub mod tcp;
pub mod memory;
pub mod line;
pub mod supervisor;
pub mod simulator;
