//! The hash chain: how a row is hashed, and what the next row must be. The encoding is written
//! down in [`crate`] and is a promise: it never changes for files of format 1.

use crate::hash::{Fields, Hash};
use crate::row::{Header, Row, role_word};
use jadoube_core::evidence::head::Head;
use jadoube_laws::ids::CommandKey;
use jadoube_message::{Message, Value};

/// How a row fails to stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(prefix = "desk-row")]
pub enum RowFault {
    /// Its contents are not those that were hashed.
    #[message(id = "desk-row-changed")]
    HashMismatch,
    /// It does not follow the row before it: its `previous` is another row's hash.
    #[message(id = "desk-row-chain")]
    ChainBroken,
    /// It is not there, although later rows or the rest of its batch are.
    Missing,
    /// It stands where another row belongs.
    #[message(id = "desk-row-order")]
    OutOfOrder,
    /// It cannot be read.
    Unreadable,
    /// The header of the file is gone, to which the first row is linked.
    #[message(id = "desk-row-header")]
    HeaderGone,
    /// Its signature is not one of the key that stands beside it.
    #[message(id = "evidence-row-signature")]
    SignatureWrong,
    /// It bears no signature, although rows before it do.
    #[message(id = "evidence-row-unsigned")]
    Unsigned,
    /// It tells the key of a station, which signs from there on, and bears no signature.
    #[message(id = "evidence-row-gone")]
    SignatureGone,
    /// It is signed with a key that no row before it tells.
    #[message(id = "evidence-row-key")]
    KeyNotShown,
    /// A second signature in it does not stand.
    #[message(id = "evidence-row-second")]
    SecondWrong,
    /// The snapshot of the state that stands for it is not what the rows make.
    #[message(id = "evidence-row-state")]
    StateOther,
    /// The heartbeat that was left behind it is not the one that was signed.
    #[message(id = "evidence-row-heartbeat")]
    HeartbeatChanged,
}

/// The first row that does not stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
pub struct BrokenRow {
    /// Which row.
    #[message(name = "row", with = place)]
    pub seq: u64,
    /// What is wrong with the row.
    #[message(id)]
    pub how: RowFault,
}

/// The number of a row as it is written; `head`, by which a text selects, for what stands before the first.
#[must_use]
pub fn row_or_head(seq: u64) -> String {
    if seq == 0 { "head".to_owned() } else { seq.to_string() }
}

/// The same, for a message.
#[must_use]
pub fn place(seq: &u64) -> Value<'static> {
    Value::Text(row_or_head(*seq).into())
}

/// The hash that stands for the header, before the first row.
#[must_use]
pub fn genesis(header: &Header) -> Hash {
    Fields::new("jadoube journal 1")
        .with(header.competition.as_bytes())
        .with(header.created.as_bytes())
        .with(header.program.as_bytes())
        .hash()
}

/// The hash of a row, computed from its contents and its `previous`; its `hash` is not read.
#[must_use]
pub fn row_hash(row: &Row) -> Hash {
    Fields::new("jadoube event 1")
        .with(&row.previous.0)
        .with(&row.seq.to_be_bytes())
        .with(row.key.0.as_bytes())
        .with(&row.index.to_be_bytes())
        .with(&row.of.to_be_bytes())
        .with(row.wall.as_bytes())
        .with(&row.at.0.to_be_bytes())
        .with(row.who.station.as_bytes())
        .with(role_word(row.who.role).as_bytes())
        .with(&row.version.to_be_bytes())
        .with(row.payload.as_bytes())
        .hash()
}

/// Where a chain has come to: what the next row must be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Chain {
    next: u64,
    last: Hash,
    /// The batch that is not complete yet: its key, the next index, and how many there are.
    open: Option<(CommandKey, u16, u16)>,
}

impl Chain {
    /// A chain without rows.
    pub(crate) fn new(header: &Header) -> Self {
        Self { next: 1, last: genesis(header), open: None }
    }

    /// A chain that has come to this row, which was the last of a batch.
    pub(crate) fn behind(head: &Head) -> Self {
        Self { next: head.seq + 1, last: Hash(head.hash), open: None }
    }

    /// A chain whose next row this one says that it is; nothing vouches for what stands before it.
    pub(crate) fn before(row: &Row) -> Self {
        Self { next: row.seq, last: row.previous, open: None }
    }

    /// The number of the next row.
    pub(crate) fn next(&self) -> u64 {
        self.next
    }

    /// The hash of the last row, or that of the header.
    pub(crate) fn head(&self) -> Hash {
        self.last
    }

    /// The last row.
    pub(crate) fn reached(&self) -> Head {
        Head { seq: self.next - 1, hash: self.last.0 }
    }

    /// Takes one more row, or says why it does not stand.
    pub(crate) fn accept(&mut self, row: &Row) -> Result<(), BrokenRow> {
        let broken = |seq, how| Err(BrokenRow { seq, how });
        if row.seq > self.next {
            return broken(self.next, RowFault::Missing);
        }
        if row.seq < self.next {
            return broken(row.seq, RowFault::OutOfOrder);
        }
        if row_hash(row) != row.hash {
            return broken(row.seq, RowFault::HashMismatch);
        }
        if row.previous != self.last {
            return broken(row.seq, RowFault::ChainBroken);
        }
        let in_place = match self.open {
            Some((key, index, of)) => (row.key, row.index, row.of) == (key, index, of),
            None => row.index == 0 && row.of > 0,
        };
        if !in_place {
            return broken(row.seq, RowFault::OutOfOrder);
        }
        let index = row.index.saturating_add(1);
        self.open = (index < row.of).then_some((row.key, index, row.of));
        self.next = self.next.saturating_add(1);
        self.last = row.hash;
        Ok(())
    }

    /// Says whether the last batch is whole.
    pub(crate) fn end(&self) -> Result<(), BrokenRow> {
        match self.open {
            Some(_) => Err(BrokenRow { seq: self.next, how: RowFault::Missing }),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use sha2::{Digest as _, Sha256};
    use uuid::Uuid;

    use super::*;
    use jadoube_chess::moment::Moment;
    use jadoube_laws::ids::{Role, Who};

    fn header() -> Header {
        Header {
            competition: Uuid::from_u128(7),
            created: "2026-11-21T09:00:00+01:00[Europe/Berlin]".to_owned(),
            program: "0.1.0".to_owned(),
        }
    }

    fn row(seq: u64, previous: Hash) -> Row {
        let mut row = Row {
            seq,
            key: CommandKey(Uuid::from_u128(u128::from(seq))),
            index: 0,
            of: 1,
            wall: "2026-11-21T09:00:01+01:00[Europe/Berlin]".to_owned(),
            at: Moment(1000),
            who: Who { station: "hall-1".to_owned(), role: Role::Arbiter },
            version: 1,
            payload: "{}".to_owned(),
            previous,
            hash: Hash([0; 32]),
        };
        row.hash = row_hash(&row);
        row
    }

    #[test]
    fn the_encoding_is_the_one_that_is_written_down() {
        // Spelled out byte by byte once more, as another program would.
        let field =
            |bytes: &[u8]| [&u32::try_from(bytes.len()).unwrap().to_be_bytes()[..], bytes].concat();
        let row = row(1, genesis(&header()));
        let text = [
            field(b"jadoube event 1"),
            field(&row.previous.0),
            field(&[0, 0, 0, 0, 0, 0, 0, 1]),
            field(&[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
            field(&[0, 0]),
            field(&[0, 1]),
            field(b"2026-11-21T09:00:01+01:00[Europe/Berlin]"),
            field(&[0, 0, 0, 0, 0, 0, 3, 0xE8]),
            field(b"hall-1"),
            field(b"arbiter"),
            field(&[0, 1]),
            field(b"{}"),
        ]
        .concat();
        assert_eq!(row.hash.0[..], Sha256::digest(text)[..]);
        // Computed once with another program (Python's hashlib). If these change, every file that
        // was ever written is called broken.
        assert_eq!(
            genesis(&header()).to_string(),
            "3feb3823e9dde1801bb9fd22254a452ad90d7caf2c9f50c3428677c1ce3d7e7c"
        );
        assert_eq!(
            row.hash.to_string(),
            "42e9838abecbafe8306a0492e7dc60b71d39e3b62e784c51ff7b03922d530024"
        );
    }

    #[test]
    fn every_field_of_a_row_changes_its_hash() {
        let changes: [fn(&mut Row); 11] = [
            |row| row.seq += 1,
            |row| row.key = CommandKey(Uuid::from_u128(99)),
            |row| row.index += 1,
            |row| row.of += 1,
            |row| row.wall.push('x'),
            |row| row.at = Moment(-1),
            |row| row.who.station.push('x'),
            |row| row.who.role = Role::Device,
            |row| row.version += 1,
            |row| row.payload.push(' '),
            |row| row.previous = Hash([1; 32]),
        ];
        let whole = row(1, genesis(&header()));
        for (number, change) in changes.iter().enumerate() {
            let mut changed = whole.clone();
            change(&mut changed);
            assert_ne!(row_hash(&changed), whole.hash, "change {number}");
        }
    }

    #[test]
    fn a_chain_names_what_is_wrong_with_the_next_row() {
        let first = row(1, genesis(&header()));
        let second = row(2, first.hash);
        let rehashed = |change: fn(&mut Row)| {
            let mut row = second.clone();
            change(&mut row);
            row.hash = row_hash(&row);
            row
        };
        let mut altered = second.clone();
        altered.payload.push(' ');
        for (name, row, verdict) in [
            ("as it was", second.clone(), Ok(())),
            ("altered", altered, Err((2, RowFault::HashMismatch))),
            ("a gap", rehashed(|row| row.seq = 4), Err((2, RowFault::Missing))),
            ("twice", first.clone(), Err((1, RowFault::OutOfOrder))),
            (
                "other link",
                rehashed(|row| row.previous = Hash([1; 32])),
                Err((2, RowFault::ChainBroken)),
            ),
            (
                "half a batch",
                rehashed(|row| (row.index, row.of) = (1, 2)),
                Err((2, RowFault::OutOfOrder)),
            ),
        ] {
            let mut chain = Chain::new(&header());
            chain.accept(&first).unwrap();
            let found = chain.accept(&row).map_err(|broken| (broken.seq, broken.how));
            assert_eq!(found, verdict, "{name}");
        }
        let mut chain = Chain::new(&header());
        chain.accept(&first).unwrap();
        chain.accept(&rehashed(|row| row.of = 2)).unwrap();
        assert_eq!(chain.end(), Err(BrokenRow { seq: 3, how: RowFault::Missing }));
    }
}
