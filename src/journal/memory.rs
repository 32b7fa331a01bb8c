//! The rows that were recorded since the file was opened, in memory and packed: when the file is taken
//! away under us, they are what there still is, behind those of [`crate::base`]. A handle of the file
//! would give them back where it was only moved or deleted, but not where it was overwritten or its
//! disk fails. A hash is not kept: it follows from the rest. So
//! a row takes about the bytes of its payload and fifty more, and a hundred and four with its
//! signature: 100,000 moves some thirty megabytes.

use crate::chain::row_hash;
use crate::hash::Hash;
use crate::row::{Row, role_of, role_word};
use crate::signing::SignatureRow;
use jadoube_chess::moment::Moment;
use jadoube_core::evidence::head::Head;
use jadoube_laws::ids::{CommandKey, Role, Who};

/// The rows behind a row.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Memory {
    packed: Vec<u8>,
    count: u64,
    /// The texts that most rows share with the row before: wall time and station.
    last: [String; 2],
    signatures: Vec<SignatureRow>,
}

/// Stands for the length of a text that is that of the row before.
const SAME: u32 = u32::MAX;

impl Memory {
    /// Keeps the signature of the last row.
    pub(crate) fn sign(&mut self, signature: Option<SignatureRow>) {
        self.signatures.extend(signature);
    }

    /// The signatures, in the order of the rows.
    pub(crate) fn signatures(&self) -> &[SignatureRow] {
        &self.signatures
    }

    /// Keeps the next row.
    pub(crate) fn push(&mut self, row: &Row) {
        // Number and hashes are given back by the order. A new field of a row has to be kept, too.
        let Row { seq: _, key, index, of, wall, at, who, version, payload, previous: _, hash: _ } =
            row;
        self.packed.extend_from_slice(key.0.as_bytes());
        self.packed.extend(index.to_le_bytes());
        self.packed.extend(of.to_le_bytes());
        self.packed.extend(at.0.to_le_bytes());
        self.packed.extend(version.to_le_bytes());
        let role = role_word(who.role);
        for (place, text) in [wall, &who.station].into_iter().enumerate() {
            if self.count > 0 && self.last[place] == *text {
                self.packed.extend(SAME.to_le_bytes());
            } else {
                self.last[place].clone_from(text);
                self.text(text);
            }
        }
        self.text(role);
        self.text(payload);
        self.count += 1;
    }

    fn text(&mut self, text: &str) {
        // SQLite holds no value of 2 GiB, so the length always fits.
        let length = u32::try_from(text.len()).unwrap_or(SAME - 1);
        self.packed.extend(length.to_le_bytes());
        self.packed.extend_from_slice(text.as_bytes());
    }

    /// The rows, chained again to that row.
    pub(crate) fn rows(&self, behind: Head) -> Vec<Row> {
        let mut unpack = Unpack { rest: &self.packed, last: Default::default() };
        let mut previous = Hash(behind.hash);
        let mut rows = Vec::new();
        while let Some(mut row) = unpack.row() {
            row.seq = behind.seq + rows.len() as u64 + 1;
            row.previous = previous;
            row.hash = row_hash(&row);
            previous = row.hash;
            rows.push(row);
        }
        rows
    }
}

struct Unpack<'a> {
    rest: &'a [u8],
    last: [String; 2],
}

impl Unpack<'_> {
    fn bytes<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (bytes, rest) = self.rest.split_first_chunk::<N>()?;
        self.rest = rest;
        Some(*bytes)
    }

    fn text(&mut self, place: Option<usize>) -> Option<String> {
        let length = u32::from_le_bytes(self.bytes()?);
        if let (SAME, Some(place)) = (length, place) {
            return Some(self.last[place].clone());
        }
        let (bytes, rest) = self.rest.split_at_checked(length as usize)?;
        self.rest = rest;
        let text = String::from_utf8_lossy(bytes).into_owned();
        if let Some(place) = place {
            self.last[place].clone_from(&text);
        }
        Some(text)
    }

    fn row(&mut self) -> Option<Row> {
        let key = CommandKey(uuid::Uuid::from_bytes(self.bytes()?));
        let index = u16::from_le_bytes(self.bytes()?);
        let of = u16::from_le_bytes(self.bytes()?);
        let at = Moment(i64::from_le_bytes(self.bytes()?));
        let version = u16::from_le_bytes(self.bytes()?);
        let wall = self.text(Some(0))?;
        let station = self.text(Some(1))?;
        let role: Role = role_of(&self.text(None)?)?;
        let payload = self.text(None)?;
        let none = Hash([0; 32]);
        let who = Who { station, role };
        let (previous, hash) = (none, none);
        Some(Row { seq: 0, key, index, of, wall, at, who, version, payload, previous, hash })
    }
}
