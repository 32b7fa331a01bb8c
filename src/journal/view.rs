//! A competition file that is looked at and not touched, wherever it lies and whoever has it open: its
//! rows are read when they are asked for, so that a long record needs no more memory than a short one.
//! Only what does not stand is read as far as it can be, all at once.

use std::path::Path;

use rusqlite::Connection;

use crate::arrival::{ArrivedRow, Order, Places, first_fault};
use crate::chain::genesis;
use crate::fault::Fault;
use crate::heartbeat::{self, fits};
use crate::laid;
use crate::opening::Passage;
use crate::own_copy::OwnCopy;
use crate::reading::{self, Reading, Verdict};
use crate::row::{Header, Row, row, rows};
use crate::signing::{self, Link, Proof, SignatureRow, signer_of};
use crate::snapshot::{self, Snapshot};
use crate::strands;
use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;

/// A file that is looked at.
#[derive(Debug)]
pub struct View {
    header: Header,
    head: Head,
    signer: Option<PublicKey>,
    trouble: Option<Fault>,
    source: Source,
}

/// Where its rows are.
#[derive(Debug)]
enum Source {
    /// In a file that stands.
    Database(OwnCopy),
    /// What could be read of one that does not.
    Read(Vec<Row>),
}

/// So many rows are read in one go.
const SHARE: usize = 4096;

impl View {
    /// Looks at a file; the chain is checked.
    ///
    /// # Errors
    /// As [`crate::file::Journal::read`].
    pub fn of(path: &Path) -> Result<Self, Fault> {
        Self::found(path, |connection| {
            let found = Passage::<()>::of(connection, None)?;
            let newest = signing::last(connection).ok()?;
            Some((found.header, found.chain.reached(), newest))
        })
    }

    /// Looks at a file of which nothing is checked, and no trouble is looked for: however long the record is,
    /// this takes no longer than for a short one. For who only asks what the file says of itself, and trusts
    /// nothing to it. One that cannot be read so is looked at as by [`View::of`].
    ///
    /// # Errors
    /// As [`View::of`].
    pub fn at_a_glance(path: &Path) -> Result<Self, Fault> {
        Self::found(path, |connection| {
            let (header, last) = laid::newest(connection).ok()?;
            let newest = signing::last(connection).ok()?;
            let head = last.map_or_else(
                || Head { seq: 0, hash: genesis(&header).0 },
                |row| Head { seq: row.seq, hash: row.hash.0 },
            );
            Some((header, head, newest))
        })
    }

    /// The file as a database in which `look` has found its header, its last row and the newest signature, or
    /// what can be read of it.
    fn found(
        path: &Path,
        look: impl Fn(&Connection) -> Option<(Header, Head, Option<SignatureRow>)>,
    ) -> Result<Self, Fault> {
        if let Some((copy, (header, head, newest))) = laid::with(path, look) {
            let signer = signer_of(&header, &head, newest.as_slice());
            return Ok(Self {
                header,
                head,
                signer,
                trouble: None,
                source: Source::Database(copy),
            });
        }
        let Reading { header, rows, trouble, signatures, .. } = reading::read(path)?;
        let head = rows.last().map_or_else(
            || Head { seq: 0, hash: genesis(&header).0 },
            |row| Head { seq: row.seq, hash: row.hash.0 },
        );
        let signer = signer_of(&header, &head, &signatures);
        Ok(Self { header, head, signer, trouble, source: Source::Read(rows) })
    }

    /// The header.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Where the record has come to.
    #[must_use]
    pub const fn head(&self) -> Head {
        self.head
    }

    /// Whose signature stands there, if anybody's does.
    #[must_use]
    pub const fn signer(&self) -> Option<PublicKey> {
        self.signer
    }

    /// What is wrong with the file, if anything: then rows may be missing, and may have been changed.
    #[must_use]
    pub const fn trouble(&self) -> Option<&Fault> {
        self.trouble.as_ref()
    }

    /// How many rows there are.
    #[must_use]
    pub fn count(&self) -> u64 {
        match &self.source {
            Source::Database(_) => self.head.seq,
            Source::Read(rows) => rows.len() as u64,
        }
    }

    /// The rows, whole batches only, in order.
    pub fn rows(&self) -> impl Iterator<Item = Row> + '_ {
        let mut last = 0;
        let shares = std::iter::from_fn(move || {
            let share = match &self.source {
                // They were read a moment ago; what cannot be now is not shown.
                Source::Database(copy) => rows(&copy.connection, last, SHARE).unwrap_or_default(),
                Source::Read(rows) if last == 0 => rows.clone(),
                Source::Read(_) => Vec::new(),
            };
            last = share.last()?.seq;
            Some(share)
        });
        shares.flatten()
    }

    /// Hands on the rows of all strands in the order in which they took effect, up to an entry of that order
    /// and a row of the file's own strand (those of a snapshot, or the last): what is no row of the own
    /// strand with the key of its station. Of a file that does not stand, the own rows only.
    ///
    /// # Errors
    /// What the database says.
    pub fn in_order(
        &self,
        up_to: Option<(u64, u64)>,
        mut each: impl FnMut(Option<&PublicKey>, Row),
    ) -> rusqlite::Result<()> {
        let (seq, arrival) = up_to.unwrap_or((u64::MAX, u64::MAX));
        let order = match &self.source {
            Source::Database(copy) => Order::of(&copy.connection, &self.header)?,
            Source::Read(_) => None,
        };
        let (Source::Database(copy), Some(order)) = (&self.source, order) else {
            self.rows().take_while(|row| row.seq <= seq).for_each(|row| each(None, row));
            return Ok(());
        };
        // One of before the file was one of several strands knows own rows only.
        let order = order.up_to(if arrival == 0 { 1 } else { arrival });
        let hand_on = |no, row: Row| {
            let station = order.key_of(no);
            let within = station.is_some() || row.seq <= seq;
            if within {
                each(station, row);
            }
            within
        };
        order.rows(&copy.connection, None, hand_on).map(drop)
    }

    /// The key of the station to which a file of several strands belongs; none of one of one strand.
    #[must_use]
    pub fn owner(&self) -> Option<PublicKey> {
        match &self.source {
            Source::Database(copy) => strands::owner(&copy.connection).ok().flatten(),
            Source::Read(_) => None,
        }
    }

    /// The rows of all strands in the order in which they took effect. Of a file that does not stand, the
    /// own rows only.
    pub fn arrived(&self) -> impl Iterator<Item = ArrivedRow> + '_ {
        let places = match &self.source {
            Source::Database(copy) => Places::of(&copy.connection).ok(),
            Source::Read(_) => None,
        };
        let mut last = 0;
        let shares = std::iter::from_fn(move || {
            let alone = |row: Row| ArrivedRow { place: row.seq, station: None, row };
            let share: Vec<ArrivedRow> = match (&self.source, &places) {
                (Source::Database(copy), Some(places)) => {
                    places.rows(&copy.connection, last, SHARE).unwrap_or_default()
                }
                (Source::Read(rows), _) if last == 0 => rows.iter().cloned().map(alone).collect(),
                _ => Vec::new(),
            };
            last = share.last()?.place;
            Some(share)
        });
        shares.flatten()
    }

    /// The rows of other stations that have not taken effect, each with the key of its station: what they
    /// follow is not here, or one before them is not understood.
    pub fn waiting(&self) -> impl Iterator<Item = (PublicKey, Row)> + '_ {
        let known = match &self.source {
            Source::Database(copy) => strands::known(&copy.connection, &self.header),
            Source::Read(_) => Ok(Vec::new()),
        };
        let known = (1..).zip(known.unwrap_or_default());
        known.flat_map(move |(no, one)| {
            let (key, mut last) = (one.strand.key, one.arrived);
            let shares = std::iter::from_fn(move || {
                let Source::Database(copy) = &self.source else { return None };
                let to = one.head.seq.min(last.saturating_add(SHARE as u64));
                // They were read a moment ago; what cannot be now is not shown.
                let share = strands::rows(&copy.connection, no, (last + 1, to)).unwrap_or_default();
                last = share.last()?.seq;
                Some(share)
            });
            shares.flatten().map(move |row| (key, row))
        })
    }

    /// The row of a number, if there is one.
    #[must_use]
    pub fn row(&self, seq: u64) -> Option<Row> {
        match &self.source {
            Source::Database(copy) => row(&copy.connection, seq).ok().flatten(),
            Source::Read(rows) => rows.iter().find(|row| row.seq == seq).cloned(),
        }
    }

    /// The snapshot of the state, if there is one in such a form that can be read; none of a file that
    /// does not stand.
    #[must_use]
    pub fn snapshot(&self, wanted: impl Fn(&str) -> bool) -> Option<Snapshot> {
        match &self.source {
            Source::Database(copy) => snapshot::read(&copy.connection, wanted).ok().flatten(),
            Source::Read(_) => None,
        }
    }
}

/// Checks a competition file; see [`crate::file::Journal::verify`].
pub(crate) fn verify(path: &Path) -> Result<Verdict, Fault> {
    let sound = laid::with(path, |connection| {
        let links = Passage::<Vec<Link>>::of(connection, None)?;
        Some((links, Proof::of(connection).ok()?))
    });
    let Some((copy, (found, proof))) = sound else { return reading::verify(path) };
    let examined = proof.examine(&found.header, &found.made);
    let beat = heartbeat::last(&copy.connection).ok().flatten();
    let before = |seq: u64| row(&copy.connection, seq).ok().flatten();
    let Ok(strands) = reading::others(&copy.connection, &found.header) else {
        return reading::verify(path);
    };
    Ok(Verdict {
        own_fork: reading::own_fork(&copy.connection, &found.header),
        unfit: beat.and_then(|beat| fits(&beat, &found.header, before(beat.after).as_ref()).err()),
        rows: found.made.len() as u64,
        head: found.chain.head(),
        runs: examined.runs,
        signable: signing::has_tables(&copy.connection).unwrap_or_default(),
        broken: examined.broken,
        trouble: first_fault(path, &strands),
        strands,
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use jadoube_chess::moment::Moment;
    use jadoube_laws::ids::{CommandKey, Role, Who};
    use uuid::Uuid;

    use super::*;
    use crate::file::Journal;
    use crate::image::wal_path;
    use crate::row::Batch;
    use crate::signing::Signer;

    const WALL: &str = "2026-11-21T09:00:00.250+01:00[Europe/Berlin]";

    fn batch(key: u128, events: Vec<(u16, String)>) -> Batch {
        let who = Who { station: "1".into(), role: Role::Arbiter };
        let key = CommandKey(Uuid::from_u128(key));
        Batch { key, wall: WALL.into(), at: Moment(7), who, events }
    }

    /// A signed file with rows, of which the last are in its side file as long as it is open.
    fn open(path: &Path) -> Journal {
        let header = Header {
            competition: Uuid::from_u128(0x1972),
            created: WALL.into(),
            program: "0.1.0".into(),
        };
        let mut journal = Journal::create(path, &header).unwrap();
        let signer = Signer::make().unwrap();
        let what = format!(r#"{{"event":"key-shown","station":"1","key":"{}"}}"#, signer.public());
        journal.sign_with(signer);
        for nth in 0..20 {
            let events = match nth {
                0 => vec![(1, format!(r#"{{"in":"evidence","what":{what}}}"#))],
                _ => vec![(1, format!("{{\"number\":{nth}}}")), (1, "{}".to_owned())],
            };
            journal.append(&batch(nth, events)).unwrap();
        }
        journal.beat(Moment(8), WALL, "clocks").unwrap();
        journal
    }

    /// Changes a byte of the last row, wherever it stands; also where pages hold what is no longer used.
    fn spoil(path: &Path) {
        let mut bytes = fs::read(path).unwrap();
        let text = b"\"number\":19";
        while let Some(at) = bytes.windows(text.len()).position(|window| window == text) {
            bytes[at + 1] = b'N';
        }
        fs::write(path, bytes).unwrap();
    }

    #[test]
    fn a_file_is_looked_at_row_by_row_as_it_is_all_at_once() {
        // How the file is found, how it comes to be so, and whether it can be read row by row.
        type Case = (&'static str, fn(Journal, &Path, &Path), bool);
        let cases: [Case; 5] = [
            ("closed", |journal, _, _| journal.close().unwrap(), true),
            ("in use", |journal, _, _| std::mem::forget(journal), true),
            (
                "left by a power cut",
                |journal, path, other| {
                    fs::copy(wal_path(path), wal_path(other)).unwrap();
                    fs::copy(path, other).unwrap();
                    drop(journal);
                    fs::rename(wal_path(other), wal_path(path)).unwrap();
                    fs::rename(other, path).unwrap();
                },
                true,
            ),
            (
                "with the side file of an earlier time",
                |journal, path, other| {
                    fs::copy(wal_path(path), other).unwrap();
                    journal.close().unwrap();
                    let (mut again, _) = Journal::open(path).unwrap();
                    again.append(&batch(99, vec![(1, "{}".to_owned())])).unwrap();
                    again.close().unwrap();
                    fs::rename(other, wal_path(path)).unwrap();
                },
                false,
            ),
            (
                "changed",
                |journal, path, _| {
                    journal.close().unwrap();
                    spoil(path);
                },
                false,
            ),
        ];
        for (name, make, stands) in cases {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("hall.jadoube");
            make(open(&path), &path, &folder.path().join("other"));
            let (view, all) = (View::of(&path).unwrap(), reading::read(&path).unwrap());
            assert_eq!(view.trouble(), all.trouble.as_ref(), "{name}");
            assert_eq!(matches!(view.source, Source::Database(_)), stands, "{name}");
            assert!(view.rows().eq(all.rows.iter().cloned()), "{name}");
            assert_eq!(view.count(), all.rows.len() as u64, "{name}");
            assert_eq!(view.header(), &all.header, "{name}");
            let signer = signer_of(&all.header, &view.head(), &all.signatures);
            assert_eq!(view.signer(), signer, "{name}");
            assert!(signer.is_some() || !stands, "{name}");
            for row in &all.rows {
                assert_eq!(view.row(row.seq).as_ref(), Some(row), "{name}");
            }
            assert_eq!(verify(&path), reading::verify(&path), "{name}");
            let glance = View::at_a_glance(&path).unwrap();
            assert_eq!((glance.header(), glance.head()), (&all.header, view.head()), "{name}");
            assert_eq!(glance.row(7), view.row(7), "{name}");
        }
    }

    #[test]
    fn at_a_glance_rows_are_not_checked() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("hall.jadoube");
        open(&path).close().unwrap();
        let sound = View::of(&path).unwrap();
        spoil(&path);
        assert!(View::of(&path).unwrap().trouble().is_some());
        let glance = View::at_a_glance(&path).unwrap();
        assert!(matches!(glance.source, Source::Database(_)), "not read all at once");
        assert_eq!((glance.head(), glance.trouble()), (sound.head(), None));
        assert_eq!((glance.header(), glance.count()), (sound.header(), sound.count()));

        // What is no such file is told as ever.
        fs::write(&path, "1. e4").unwrap();
        let (glance, view) = (View::at_a_glance(&path), View::of(&path));
        assert_eq!(glance.unwrap_err(), view.unwrap_err());
    }
}
