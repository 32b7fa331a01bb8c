//! Recognition told as a table: what the hands did, what was found; then recorded games, and
//! anything at all.

mod table;
mod moves;
mod alarms;
mod gaps;
mod games;
mod recorded;
mod presence;
mod anything;
