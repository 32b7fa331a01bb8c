//! Strands as values: whose a record is, what one station hands to another of it, how far each has come,
//! and why what was sent is not taken. What of it can be judged without a file is judged here.
//!
//! A strand is known by the *key* of its station. Its name is no part of that: nothing signs a name beside a
//! strand, so that whoever passes rows on could exchange it. The name stands in the strand's own rows
//! (`key-shown`) and where the station was admitted, and both are signed.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;
use jadoube_message::{Message, plain};

use crate::chain::{BrokenRow, Chain, RowFault, place};
use crate::fault::{Fault, fingerprint};
use crate::row::{Header, Row};
use crate::signing::SignatureRow;

/// The record of one station.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Strand {
    /// The key of the station, which signs it.
    pub key: PublicKey,
    /// The header of the station's own file: the beginning of the chain.
    pub header: Header,
}

/// Rows of one strand that a station hands to another: whole commands, with every signature that its
/// station has given in them. Who passes on what another station has recorded hands on the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Delivery {
    /// Of which strand.
    pub strand: Strand,
    /// The rows, one behind the other.
    pub rows: Vec<Row>,
    /// The signatures of the strand's own key, in the order of the rows; the last is of the last row and
    /// vouches for all.
    pub signatures: Vec<SignatureRow>,
}

/// How far a station knows each strand: the last row.
pub type Heads = BTreeMap<PublicKey, Head>;

/// What a delivery brought.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DeliveryOutcome {
    /// The rows that were not there yet; they are on the disk.
    pub rows: Vec<Row>,
    /// The rows of the strand that took effect with it, perhaps some that had waited; none if the others
    /// wait.
    pub effective: Option<RangeInclusive<u64>>,
}

/// Why nothing of a delivery was taken.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "desk-strand", error)]
pub enum StrandFault {
    /// It is of another competition.
    #[message(skip(competition))]
    Competition {
        /// Whose strand it is said to be.
        #[message(with = fingerprint)]
        station: PublicKey,
        /// Of which competition.
        competition: uuid::Uuid,
    },
    /// A row or a signature is not as it was recorded.
    Broken {
        /// Whose strand it is said to be.
        #[message(with = fingerprint)]
        station: PublicKey,
        /// The first that is not.
        broken: BrokenRow,
    },
    /// It is signed with the key of somebody else.
    OtherKey {
        /// Whose strand it is said to be.
        #[message(with = fingerprint)]
        station: PublicKey,
        /// Whose signature it bears.
        #[message(with = fingerprint)]
        other: PublicKey,
    },
    /// It does not begin where the strand as it is here ends.
    Gap {
        /// Whose strand it is.
        #[message(with = fingerprint)]
        station: PublicKey,
        /// The last row that is here.
        #[message(with = place)]
        have: u64,
        /// The first row that was sent, or the row that was asked for.
        #[message(with = plain)]
        got: u64,
    },
    /// The station has recorded and signed this row twice, with different contents.
    Fork {
        /// Whose strand it is.
        #[message(with = fingerprint)]
        station: PublicKey,
        /// The row as it is here.
        #[message(with = plain)]
        have: Head,
        /// The row as it was sent.
        #[message(with = plain)]
        got: Head,
    },
    /// It is said to begin with another file than the strand that is here.
    OtherBeginning {
        /// Whose strand it is said to be.
        #[message(with = fingerprint)]
        station: PublicKey,
    },
    /// The file that should take it belongs to no station: nobody signs it.
    NoKey,
}

/// Nothing was taken: because of what was sent, or of the file that should take it.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "desk-strand", error)]
pub enum TakeFault {
    /// What was sent.
    #[message(transparent, from)]
    Strand(StrandFault),
    /// The file or its disk.
    #[message(transparent, from)]
    File(Fault),
}

impl Delivery {
    /// Whether it stands by itself: the competition, the hashes, one row linked to the next, whole commands,
    /// every signature one of the strand's key, the last row signed.
    ///
    /// # Errors
    /// [`StrandFault`].
    pub fn check(&self, competition: uuid::Uuid) -> Result<(), StrandFault> {
        let Strand { key: station, header } = &self.strand;
        let station = *station;
        if header.competition != competition {
            return Err(StrandFault::Competition { station, competition: header.competition });
        }
        let broken = |broken| StrandFault::Broken { station, broken };
        let (Some(first), Some(last)) = (self.rows.first(), self.rows.last()) else {
            return Ok(());
        };
        let mut chain = match first.seq {
            // A file counts from 1.
            0 => Err(broken(BrokenRow { seq: 0, how: RowFault::OutOfOrder })),
            1 => Ok(Chain::new(header)),
            _ => Ok(Chain::before(first)),
        }?;
        let mut signatures = self.signatures.iter().peekable();
        for row in &self.rows {
            chain.accept(row).map_err(broken)?;
            let Some(one) = signatures.next_if(|one| one.seq == row.seq) else { continue };
            if one.key != station {
                return Err(StrandFault::OtherKey { station, other: one.key });
            }
            if row.index + 1 != row.of || !one.stands(header, row.hash) {
                return Err(broken(BrokenRow { seq: row.seq, how: RowFault::SignatureWrong }));
            }
        }
        chain.end().map_err(broken)?;
        if let Some(left) = signatures.next() {
            // Out of order, twice, or of a row that was not sent.
            return Err(broken(BrokenRow { seq: left.seq, how: RowFault::SignatureWrong }));
        }
        let signed = self.signatures.last().is_some_and(|one| one.seq == last.seq);
        if signed {
            Ok(())
        } else {
            Err(broken(BrokenRow { seq: last.seq, how: RowFault::Unsigned }))
        }
    }

    /// Adds what comes right behind it in the same strand, so that both are taken in one go; what is in it
    /// already adds nothing. Handed back is what does not fit, and what would be refused by itself: a command
    /// torn in two, a last row without its signature.
    #[must_use]
    pub fn join(&mut self, next: Self) -> Option<Self> {
        if self.strand != next.strand || !self.is_closed() || !next.is_closed() {
            return Some(next);
        }
        if self.holds(&next) {
            return None;
        }
        let (Some(last), Some(first)) = (self.rows.last(), next.rows.first()) else {
            return Some(next);
        };
        if last.seq.checked_add(1) != Some(first.seq) || first.previous != last.hash {
            return Some(next);
        }
        self.rows.extend(next.rows);
        self.signatures.extend(next.signatures);
        None
    }

    /// Whether it ends with a whole command, and a signature of that.
    fn is_closed(&self) -> bool {
        let signed = self.signatures.last().map(|one| one.seq);
        self.rows.last().is_some_and(|row| row.index + 1 == row.of && signed == Some(row.seq))
    }

    /// Whether all of another one is in it, letter for letter.
    fn holds(&self, other: &Self) -> bool {
        let begin = self.rows.first().zip(other.rows.first());
        let begin = begin.and_then(|(own, first)| first.seq.checked_sub(own.seq));
        let begin = begin.and_then(|begin| usize::try_from(begin).ok());
        let rows = begin.and_then(|begin| self.rows.get(begin..)?.get(..other.rows.len()));
        rows.is_some_and(|rows| rows == other.rows)
            && other.signatures.iter().all(|one| {
                let at = self.signatures.binary_search_by_key(&one.seq, |own| own.seq);
                at.ok().and_then(|at| self.signatures.get(at)) == Some(one)
            })
    }

    /// The end of the last whole command up to a row.
    pub(crate) fn whole_up_to(&self, seq: u64) -> Option<u64> {
        let ends = |row: &&Row| row.index + 1 == row.of && row.seq <= seq;
        self.rows.iter().rev().find(ends).map(|row| row.seq)
    }
}
