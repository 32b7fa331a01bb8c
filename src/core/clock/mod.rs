//! The dual clock: what a time control is (`control`), what an arbiter may do to a clock
//! (`correction`), and the clock itself as a value that never ticks (`dual`).

pub mod control;
pub mod correction;
mod half;
pub mod dual;
