//! The chess clock: the time control (`control`), its short form and its PGN tag (`short`, `tag`),
//! its classification (`pace`), corrections by the arbiter (`correction`), and the dual clock
//! itself as a value that never ticks (`dual`).

pub mod control;
pub mod short;
pub mod tag;
pub mod pace;
pub mod correction;
mod half;
pub mod dual;
