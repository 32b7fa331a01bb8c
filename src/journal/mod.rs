//! The append-only record: one SQLite file per competition, `NAME.jadoube`.
//!
//! What lives here: the file, its rows, the hash chain, and the faults of disks. What does not:
//! the meaning of an event. A payload is text that the desk writes and reads; the journal keeps
//! it, in order, whole batches only, and can show that nobody has changed it since.
//!
//! # The file
//! An SQLite 3 database with `application_id` 0x4A646265 (`Jdbe`) and `user_version` 1, in WAL
//! mode. While a desk has it open, there is a second file, `NAME.jadoube-wal`, which belongs to
//! it; a clean close folds it into the first and removes it, so that there is one file to copy.
//! Who copies a file in use, or after a power cut, copies both: the newest rows are in the second.
//!
//! | table | holds | may change |
//! |---|---|---|
//! | `header` | one row: `competition` (UUID, 16 bytes), `created` (wall time with zone), `program` (version that made the file) | never |
//! | `event` | the record, one row per event, `seq` 1, 2, 3 … without a gap | grows only |
//! | `heartbeat` | one row at most: `at`, `wall`, `state` (text of the desk), `after` (the last `seq` at that time) | yes |
//! | `keeper` | one row at most: which `program` (`jadoube 0.1.0@MACHINE`) and process (`pid`) last opened the file for writing | yes |
//!
//! `heartbeat` and `keeper` are no part of the record. Triggers refuse every UPDATE and DELETE on
//! `header` and `event`, and every INSERT into `event` that is not the next link of the chain.
//!
//! Columns of `event`: `seq`; `key` (UUID of the command, 16 bytes), `part` (from 0) and `parts`
//! (how many events the command gave), unique together; `wall` (RFC 9557, zoned); `at`
//! (milliseconds on the competition's own time line); `station`, `role` (`chief-arbiter`,
//! `arbiter`, `device`, `program`); `version` of the payload; `payload` (JSON); `previous` and
//! `hash` (32 bytes each). The rows of one command are written in one transaction: all or none.
//!
//! # The chain
//! A *field* is its length in bytes as an unsigned 32-bit number, big-endian, and then its bytes.
//! Integers are big-endian two's complement: `seq` and `at` of 8 bytes, `part`, `parts` and
//! `version` of 2. Texts are UTF-8 as stored, without a terminator. SHA-256 over the fields:
//!
//! - genesis: `jadoube journal 1`, `competition`, `created`, `program`
//! - a row: `jadoube event 1`, `previous`, `seq`, `key`, `part`, `parts`, `wall`, `at`, `station`,
//!   `role`, `version`, `payload`
//!
//! `previous` of row 1 is the genesis hash; of every other row it is the `hash` of the row before.
//! A chain shows any change, gap or exchange, but by itself not that the newest rows were cut
//! off, nor that somebody computed it all anew. Who needs that writes down the last hash, which
//! [`reading::Verdict`] tells.

pub mod fault;
pub mod chain;
pub mod row;
mod schema;
mod place;
pub mod standing;
pub mod holder;
mod image;
pub mod reading;
mod memory;
pub mod rescue;
pub mod file;
pub mod copies;
pub mod sealed;
#[cfg(test)]
mod tests;
