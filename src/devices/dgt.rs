//! The DGT electronic board's protocol in single-board mode, as pure functions of bytes: what the
//! host sends (`command`), what the board sends (`message`, `eeprom`), where a message begins and
//! ends (`frame`), what it means (`sensed`), when to say what (`conversation`), and all of it as a make of
//! board (`driver`). Bus mode, with
//! many boards on one line, is another protocol and not here; nor are ports and threads.

pub mod occupant;
pub mod command;
pub mod segments;
pub mod eeprom;
pub mod message;
pub mod frame;
pub mod sensed;
pub mod conversation;
pub mod driver;
