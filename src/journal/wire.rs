//! What one station sends another, as bytes, and back. Any bytes at all may come: what is no message is
//! `None`, and takes no more memory than it is long. Whether a message is true is judged by
//! [`Delivery::check`].
//!
//! Integers are big-endian; a text or a list is its length as an unsigned 32-bit number, and then its
//! bytes or members.
//!
//! - a delivery: the text `jadoube delivery 1`, `competition` (16 bytes), `created`, `program`, the key of
//!   the strand (32 bytes), the number of the first row (8 bytes), the hash before it (32 bytes); the list
//!   of rows: `key` (16 bytes), `part` and `parts` (2 bytes each), `wall`, `at` (8 bytes), `station`,
//!   `role`, `version` (2 bytes), `payload`; the list of signatures: `seq` (8 bytes), 64 bytes. Numbers and
//!   hashes of the rows are not sent: they follow from the rest.
//! - how far somebody knows the strands: the text `jadoube heads 1`; the list of heads: the key (32
//!   bytes), `seq` (8 bytes), `hash` (32 bytes), in the order of the keys, each once

use uuid::Uuid;

use crate::chain::row_hash;
use crate::hash::Hash;
use crate::row::{Header, Row, role_of, role_word};
use crate::signing::SignatureRow;
use crate::strand::{Delivery, Heads, Strand};
use jadoube_chess::moment::Moment;
use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;
use jadoube_laws::ids::{CommandKey, Who};

const DELIVERY: &str = "jadoube delivery 1";
const HEADS: &str = "jadoube heads 1";

/// A delivery as bytes.
#[must_use]
pub fn delivery_bytes(delivery: &Delivery) -> Vec<u8> {
    let Delivery { strand, rows, signatures } = delivery;
    let mut bytes = Vec::new();
    put(&mut bytes, DELIVERY);
    bytes.extend(strand.header.competition.as_bytes());
    put(&mut bytes, &strand.header.created);
    put(&mut bytes, &strand.header.program);
    bytes.extend(strand.key.0);
    let first = rows.first().map_or((0, Hash([0; 32])), |row| (row.seq, row.previous));
    bytes.extend(first.0.to_be_bytes());
    bytes.extend(first.1.0);
    put_count(&mut bytes, rows.len());
    for row in rows {
        bytes.extend(row.key.0.as_bytes());
        bytes.extend(row.index.to_be_bytes());
        bytes.extend(row.of.to_be_bytes());
        put(&mut bytes, &row.wall);
        bytes.extend(row.at.0.to_be_bytes());
        put(&mut bytes, &row.who.station);
        put(&mut bytes, role_word(row.who.role));
        bytes.extend(row.version.to_be_bytes());
        put(&mut bytes, &row.payload);
    }
    put_count(&mut bytes, signatures.len());
    for one in signatures {
        bytes.extend(one.seq.to_be_bytes());
        bytes.extend(one.signature);
    }
    bytes
}

/// The delivery that these bytes are, if they are one.
#[must_use]
pub fn read_delivery(bytes: &[u8]) -> Option<Delivery> {
    let mut rest = Reader(bytes);
    rest.is_marked(DELIVERY)?;
    let competition = Uuid::from_bytes(rest.array()?);
    let (created, program) = (rest.text()?, rest.text()?);
    let key = PublicKey(rest.array()?);
    let first = u64::from_be_bytes(rest.array()?);
    let mut previous = Hash(rest.array()?);
    let mut rows = Vec::new();
    for place in 0..rest.count()? {
        let row = rest.row(first.checked_add(place)?, previous)?;
        previous = row.hash;
        rows.push(row);
    }
    let mut signatures = Vec::new();
    for _ in 0..rest.count()? {
        let (seq, signature) = (u64::from_be_bytes(rest.array()?), rest.array()?);
        signatures.push(SignatureRow { seq, key, signature });
    }
    let strand = Strand { key, header: Header { competition, created, program } };
    rest.0.is_empty().then_some(Delivery { strand, rows, signatures })
}

/// How far somebody knows the strands, as bytes.
#[must_use]
pub fn heads_bytes(heads: &Heads) -> Vec<u8> {
    let mut bytes = Vec::new();
    put(&mut bytes, HEADS);
    put_count(&mut bytes, heads.len());
    for (key, head) in heads {
        bytes.extend(key.0);
        bytes.extend(head.seq.to_be_bytes());
        bytes.extend(head.hash);
    }
    bytes
}

/// How far somebody knows the strands, if that is what these bytes are.
#[must_use]
pub fn read_heads(bytes: &[u8]) -> Option<Heads> {
    let mut rest = Reader(bytes);
    rest.is_marked(HEADS)?;
    let mut heads = Heads::new();
    for _ in 0..rest.count()? {
        let key = PublicKey(rest.array()?);
        let head = Head { seq: u64::from_be_bytes(rest.array()?), hash: rest.array()? };
        if heads.last_key_value().is_some_and(|(last, _)| *last >= key) {
            return None;
        }
        heads.insert(key, head);
    }
    rest.0.is_empty().then_some(heads)
}

fn put(bytes: &mut Vec<u8>, text: &str) {
    put_count(bytes, text.len());
    bytes.extend_from_slice(text.as_bytes());
}

fn put_count(bytes: &mut Vec<u8>, count: usize) {
    // SQLite holds no value of 2 GiB, and no delivery has so many rows.
    bytes.extend(u32::try_from(count).unwrap_or(u32::MAX).to_be_bytes());
}

/// What is left to be read.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (found, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*found)
    }

    fn count(&mut self) -> Option<u64> {
        Some(u64::from(u32::from_be_bytes(self.array()?)))
    }

    fn text(&mut self) -> Option<String> {
        let length = usize::try_from(self.count()?).ok()?;
        let (found, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        std::str::from_utf8(found).ok().map(str::to_owned)
    }

    fn is_marked(&mut self, mark: &str) -> Option<()> {
        (self.text()? == mark).then_some(())
    }

    fn row(&mut self, seq: u64, previous: Hash) -> Option<Row> {
        let key = CommandKey(Uuid::from_bytes(self.array()?));
        let index = u16::from_be_bytes(self.array()?);
        let of = u16::from_be_bytes(self.array()?);
        let wall = self.text()?;
        let at = Moment(i64::from_be_bytes(self.array()?));
        let station = self.text()?;
        let who = Who { station, role: role_of(&self.text()?)? };
        let version = u16::from_be_bytes(self.array()?);
        let (payload, hash) = (self.text()?, previous);
        let mut row = Row { seq, key, index, of, wall, at, who, version, payload, previous, hash };
        row.hash = row_hash(&row);
        Some(row)
    }
}
