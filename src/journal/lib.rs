//! The append-only record: one SQLite file per competition, `NAME.jadoube`.
//!
//! What lives here: the file, its rows, the hash chain, and disk faults. What does not: the meaning
//! of an event. A payload is text that the desk writes and reads; the journal keeps it, in order
//! and in whole batches, and can show who signed it and that nobody else has changed it since.
//!
//! # The file
//! An SQLite 3 database with `application_id` 0x4A646265 (`Jdbe`) and `user_version` 1 to 3, in WAL
//! mode. While a desk has it open, there is a second file, `NAME.jadoube-wal`, which belongs to
//! it; a clean close folds it into the first and removes it, so that there is one file to copy.
//! Who copies a file in use, or after a power cut, copies both: the newest rows are in the second.
//!
//! | table | holds | may change |
//! |---|---|---|
//! | `header` | one row: `competition` (UUID, 16 bytes), `created` (wall time with zone), `program` (version that made the file) | never |
//! | `event` | the record, one row per event, `seq` 1, 2, 3 … without a gap | grows only |
//! | `signature` | signatures of the record: `seq` (the row that was the last), `key` (32 bytes), `signature` (64 bytes) | grows only |
//! | `heartbeat` | one row at most: `at`, `wall`, `state` (a seal and text of the desk, see [`heartbeat`]), `after` (the last `seq` at that time) | yes |
//! | `heartbeat_signature` | one row at most, that of the heartbeat: `key`, `signature` | yes |
//! | `snapshot` | one row at most, see below: `seq`, `hash`, `form`, `key`, `signature` | yes |
//! | `snapshot_part` | the bytes of the snapshot of row `seq`, in the order of `part` from `seq` × 2²⁰ on, fewer than 2²⁰ of them; other numbers are of one that is being written, or was when the program was cut off | yes |
//! | `keeper` | one row at most: which `program` (`jadoube 0.1.0@MACHINE`) and process (`pid`) last opened the file for writing | yes |
//!
//! `heartbeat` and `keeper` are no part of the record; what keeps a heartbeat from being made up is in
//! [`heartbeat`]: a seal over the row it follows (`after`), `at`, `wall` and `state`, and the bound
//! that the wall times set; where a station signs, its signature as well. One whose row is not
//! there shows that rows were cut off. Triggers refuse every UPDATE and DELETE on
//! `header`, `event` and `signature`, and every INSERT into `event` that is not the next link of the
//! chain, or into `signature` that is not of the last row. A file of format 1 (`user_version` 1) has
//! neither table of signatures; it is given them, with the new number, in the transaction of the
//! first batch that is signed. A file of format 3 has the tables of the snapshot as well; it is given
//! them, with the new number, with its first snapshot, which comes after 10,000 rows. So a shorter
//! file stays one that a program of format 2 opens; of a longer one such a program says that a newer
//! program has written it, and opens nothing. The tables of the record are the same in all three.
//!
//! Columns of `event`: `seq`; `key` (UUID of the command, 16 bytes), `part` (from 0) and `parts`
//! (how many events the command gave), unique together; `wall` (RFC 9557, zoned); `at`
//! (milliseconds on the competition's own time line); `station`, `role` (`chief-arbiter`,
//! `arbiter`, `device`, `program`); `version` of the payload; `payload` (JSON); `previous` and
//! `hash` (32 bytes each). The rows of one command are written in one transaction: all or none.
//!
//! # The chain
//! A *field* is its length in bytes as an unsigned 32-bit number, big-endian, and then its bytes.
//! Integers are big-endian two's complement: `seq`, `after` and `at` of 8 bytes, `part`, `parts` and
//! `version` of 2. Texts are UTF-8 as stored, without a terminator. SHA-256 over the fields:
//!
//! - genesis: `jadoube journal 1`, `competition`, `created`, `program`
//! - a row: `jadoube event 1`, `previous`, `seq`, `key`, `part`, `parts`, `wall`, `at`, `station`,
//!   `role`, `version`, `payload`
//!
//! `previous` of row 1 is the genesis hash; of every other row it is the `hash` of the row before.
//!
//! # The signatures
//! A chain shows any change, gap or exchange, but by itself not that the newest rows were cut off,
//! nor that somebody computed it all again. Therefore each station has an Ed25519 key (RFC 8032),
//! and signs, in the same transaction, the last row of every batch that it records: with it, all
//! rows up to there. Before the first row of a station stands one whose payload tells its key:
//! `{"in":"evidence","what":{"event":"key-shown","station":NAME,"key":64 hexadecimal digits}}`.
//! What is signed is always 32 bytes, SHA-256 over the fields:
//!
//! - a row: `jadoube head 1`, `competition`, `seq`, `hash`
//! - the heartbeat: `jadoube heartbeat 1`, `competition`, `at`, `wall`, `state`, `after`, and the
//!   `hash` of row `after` (of the genesis for 0)
//! - a second signature, by somebody else: `jadoube second signature 1`, `competition`, `seq`,
//!   `hash`, `by` (their name). It is an event of its own, whose payload is
//!   `{"in":"evidence","what":{"event":"countersigned","signature":{"head":seq,"hash":…,"by":…,"key":…,"signature":…}}}`,
//!   the bytes in hexadecimal digits.
//!
//! A reader calls a file sound when the chain stands, every signature is one of its key (strictly,
//! without malleable or small-order ones) and of the last row of a batch, every key was told in that
//! row or before, every batch that tells a key is signed (else signatures were taken away, be it to
//! pass the file off as one of format 1), no batch without a signature follows one that has one, the
//! heartbeat is signed where the row before it is, and every second signature stands and names a row
//! of this file as it is.
//!
//! What that shows: nobody without a station's key has changed, added or exchanged anything. What it
//! does not: the owner of the key can write everything again, and anybody can cut rows off the end
//! together with their signatures and the heartbeat, or begin a file again under another key.
//! Against these stands the *head* (the number and hash of the last row) on paper
//! ([`jadoube_core::evidence::head`]), the fingerprint of the key
//! ([`jadoube_core::evidence::key`]), and the second signature; on the computer that had the file open
//! also what that remembers of it (`heads.ron`, see the desk).
//!
//! # The snapshot
//! So that a long record need not be read from its beginning, the desk leaves the state that its rows
//! make, after every 10,000 of them and in place of the one before: `seq` and `hash` of the last row
//! that it knows, the `form` in which the bytes are written (the version of the program and of the
//! state: any other program reads the rows), and the signature of the station over the fields
//! `jadoube snapshot 1`, `competition`, `seq`, `hash`, `form` and the bytes.
//!
//! It is made on a thread and written in parts, each in a transaction of its own between what is
//! recorded; the row of `snapshot` comes with the last of them. Who is killed or closes the file before
//! that leaves the snapshot before, and parts that nobody reads and the next one clears away.
//!
//! It is no part of the record, and every file is whole without it. A desk goes on from it when it
//! opens a file if the form is its own, the signature is one of its *own* key, and row `seq` has that
//! hash, computed again from its contents, and ends a batch. Whoever could make one up has the key
//! of the station and could sign rows as well; that of a station without a key is never used, nor is
//! another station's, although the record tells its key: that is the file's own word, and whoever wrote
//! a file again under a key of his own could add any state to it. To find that out the rows have to be
//! read, and what an arbiter did meanwhile would rest on what they deny. All rows behind it are then
//! checked as links of the chain, and so are the newest signature, the heartbeat, and the tables and
//! guards. **What opening leaves out then:** the hashes of the rows under the snapshot, their
//! signatures, and SQLite's own check of its pages. The first two are looked at beside the work, in a copy of the file as it was when it was
//! opened, and what does not stand is told ([`opening::examine`]); `verify` checks everything,
//! makes the state again from the rows and compares. A file without a snapshot that can be used is
//! checked in full before it is opened, as ever.
//!
//! A station's journal is one strand. When several stations share a competition, each will keep a
//! chain like this one, signed with its own key, and a file will hold several; nothing of what is
//! signed here has to change for that.

pub mod loss;
pub mod hash;
pub mod row;
pub mod chain;
pub mod holder;
pub mod fault;
pub mod heartbeat;
pub mod signing;
mod schema;
pub mod strand;
pub mod strands;
mod arrival;
mod others;
mod publish;
mod image;
pub mod file_watch;
mod own_copy;
mod laid;
pub mod snapshot;
pub mod reading;
mod memory;
pub mod fresh;
pub mod base;
pub mod opening;
pub mod view;
mod database;
mod new_file;
pub mod salvage;
pub mod file;
pub mod rescue;
pub mod copies;
pub mod sealed;
pub mod passphrase;
#[cfg(test)]
mod tests;
