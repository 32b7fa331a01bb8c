//! The dual clock: what a time control is (`control`), how it is written (`short`, `tag`) and
//! classified (`pace`), what an arbiter may do to a clock (`correction`), and the clock itself as
//! a value that never ticks (`dual`).

pub mod control;
pub mod short;
pub mod tag;
pub mod pace;
pub mod correction;
mod half;
pub mod dual;
