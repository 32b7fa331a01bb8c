//! The append-only record: one SQLite file per competition, `NAME.jadoube`.
//!
//! What lives here: the file, its rows, the hash chain, and disk faults. What does not: the meaning
//! of an event. A payload is text that the desk writes and reads; the journal keeps it, in order
//! and in whole batches, and can show who signed it and that nobody else has changed it since.
//!
//! # The file
//! An SQLite 3 database with `application_id` 0x4A646265 (`Jdbe`) and `user_version` 1 to 4, in WAL
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
//! | `strand` | whose records there are: `no` (0 for the file's own), `key` (32 bytes), `created` and `program` of that station's file | grows only |
//! | `strand_event` | the records of other stations: `strand`, and the columns of `event` | grows only |
//! | `strand_signature` | their signatures: `strand`, `seq`, `signature` (64 bytes, of the strand's key) | grows only |
//! | `arrival` | the order in which the rows of all strands took effect: `n` 1, 2, 3 …, `strand`, `first` and `last` row | grows only |
//! | `fork` | a proof that a station has written a row twice, at most one for each strand: `strand`, `seq`, `hash`, `signature` | grows only |
//! | `snapshot_arrival` | one row at most: `n`, the entry of `arrival` up to which the snapshot knows | yes |
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
//! program has written it, and opens nothing. A file of format 4 has the tables from `strand` to
//! `snapshot_arrival` as well, and all those before; it is given them, with the new number, in the transaction
//! of the first rows that it takes from another station, or before it sends its own. So the file of a single
//! laptop never becomes one. The tables of a file's own record are the same in all four.
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
//! # Several stations
//! The record of one station is a *strand*: a chain like the one above, begun by the header of that station's
//! own file and signed with its key. A competition is a set of strands, and a file of format 4 holds all that
//! its station has seen, its own in `event` and the others' in `strand_event`. So whoever is left has what a
//! dead laptop had sent, and hands it on.
//!
//! **Whose it is.** A strand is known by its key, and its beginning by `created` and `program` (the competition
//! is that of the file); no name stands beside it, since nothing would vouch for it. A file belongs to
//! the station with the key of strand 0, which is the one that signed when it became one of format 4: when it
//! took the first rows of another, or began to share its own ([`file::Journal::begin_sharing`]). Who
//! opens it with another key can read it and hand on what is in it, but records nothing there: his rows would
//! go out under that station's name. He makes a file of his own and takes over what is in this one.
//!
//! **What is sent** ([`strand::Delivery`]): rows of one strand that follow one another, whole commands, with all
//! signatures of its key on them; the last row bears one. Where a station lacks something is told by the last
//! row that it has of each strand, with its hash ([`strand::Heads`]). Rows of before the key was first
//! used, or signed with another key, are vouched for by the next signature of the strand's. [`wire`] has both
//! as bytes.
//!
//! **What is taken** ([`file::Journal::take`]): first the delivery is looked at by itself (competition, hashes,
//! links, signatures), so that nobody is accused by what somebody else made up; then it is compared with what
//! is there. Equal rows are passed over, a gap is refused, and so is a *fork*: a row that the same station
//! has signed with other contents. Two heads of one number under one key are a proof of that, which anybody
//! can check; the first is kept in `fork`, and the strand goes on as it is here. All of a delivery is taken in
//! one transaction and is on the disk before it is acknowledged, or nothing is. Who takes part in the event
//! is not asked here.
//!
//! A station whose file was lost gets its own rows back in the same way, since they are signed with its key;
//! it then goes on where it was. Whoever puts an old copy in the place of a file must let it take them before
//! it records again: otherwise it makes a fork.
//!
//! **What takes effect.** That rows are there does not mean that the state knows them: what they rest on may
//! not be there yet. That is told by their payload and judged by the desk. `arrival` is what came of it
//! here: each entry says that rows of a strand took effect together, behind all entries before. The rows of
//! a strand take effect in their order, each once; those behind the last entry *wait*. Own rows take
//! effect in the transaction that records them; all those of before the file became one of format 4 are its
//! first entry. The state of a file is made by reading in this order ([`opening::Fold`]), which is that of
//! this file alone: another station has its own, and comes to the same where the payloads say so.
//!
//! **The snapshot** of such a file is of an entry of `arrival`, and of the last own row up to there. What is signed
//! is then `jadoube snapshot 2`, `n`, a hash over all that was known, and the fields of `jadoube snapshot 1`
//! behind its name; the hash is of `jadoube arrival 1` and, for each strand in the order of `no` of which
//! anything had taken effect, `key`, the last such row, and that row's `hash`. One that was made before, or
//! begun before, knows own rows only and stays what it was. The strands of others are looked at in full,
//! with their newest signatures, whenever a file is opened; only own rows are left out for a snapshot.
//!
//! `verify` looks at every signature of every strand, and says whose strand does not stand; and whether the
//! order of arrival has each row once, the file's own all, and tears no command in two. What that does not
//! show: nobody signs `arrival`. Who can write the file can put strands that say nothing of each other in
//! another order, or let the newest rows of another station wait again; the own rows tell in their payloads
//! what they followed. And as with the own strand, that rows are cut off the end together with all that
//! speaks of them is known only to others: their heads show it.
//!
//! A file that is lost while it is open is saved with all its strands. The readable part of a damaged one has
//! those of others only where its own rows all stand, and is otherwise given them again by the stations.

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
pub mod wire;
pub mod arrival;
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
mod file_end;
pub mod salvage;
pub mod file;
pub mod rescue;
pub mod copies;
pub mod sealed;
pub mod passphrase;
#[cfg(test)]
mod tests;
