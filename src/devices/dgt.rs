//! The protocol of DGT electronic boards in single-board mode, as pure functions of bytes: commands
//! of the host (`command`), messages of the board (`message`, `eeprom`), framing (`frame`), the
//! meaning of messages (`report`), and the order of requests (`conversation`). Bus mode, with many
//! boards on one line, is another protocol and not implemented; ports and threads are elsewhere.

pub mod occupant;
pub mod segments;
pub mod command;
pub mod eeprom;
pub mod message;
pub mod frame;
pub mod report;
pub mod conversation;
pub mod driver;
