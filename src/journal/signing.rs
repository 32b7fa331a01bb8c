//! Signatures (Ed25519): the key of a station, what it signs, and whether a signature stands. A
//! chain without signatures shows that nobody has changed a row *and left the rest*; with them,
//! nobody can compute the chain again who has not the key. What is signed is written down in
//! [`crate`] and is a promise.

use std::fmt;
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;
use std::thread;
use std::time::Duration;

use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};
use rusqlite::{Connection, OptionalExtension as _};
use uuid::Uuid;

use crate::chain::{BrokenRow, RowFault, genesis};
use crate::fresh;
use crate::hash::{Fields, Hash};
use crate::heartbeat;
use crate::row::{Header, Heartbeat, Row};
use jadoube_core::evidence::code::{hex, unhex};
use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;

/// The secret key of a station. Says nothing of itself; wiped when it is dropped.
#[derive(Clone)]
pub struct Signer(SigningKey);

impl fmt::Debug for Signer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signer({})", self.public())
    }
}

/// How the file of a key begins.
const MARK: &str = "JADOUBE STATION KEY 1";
/// How often, and how long each time, a key file is waited for that another program is writing.
const TRIES: u32 = 20;
const PAUSE: Duration = Duration::from_millis(25);

impl Signer {
    /// A new key.
    ///
    /// # Errors
    /// When the system gives no random numbers.
    pub fn make() -> io::Result<Self> {
        let mut secret = age::secrecy::zeroize::Zeroizing::new([0_u8; 32]);
        getrandom::fill(&mut *secret).map_err(io::Error::other)?;
        Ok(Self(SigningKey::from_bytes(&secret)))
    }

    /// The key in a file; makes both when there is no such file. Of several programs that do so at
    /// once all get the same key.
    ///
    /// # Errors
    /// What the system says; [`io::ErrorKind::InvalidData`] for a file that holds no key. Such a
    /// file is never overwritten.
    pub fn at(path: &Path) -> io::Result<Self> {
        match Self::load(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                if let Some(folder) = path.parent() {
                    fs::create_dir_all(folder)?;
                }
                Self::make()?.keep(path)?;
                // Perhaps another program was faster: then its key is the one.
                Self::load(path)
            }
            other => other,
        }
    }

    fn load(path: &Path) -> io::Result<Self> {
        let mut tries = 0;
        loop {
            // At a pipe it would be waited for without end.
            if !fs::metadata(path)?.is_file() {
                return Err(io::Error::new(io::ErrorKind::InvalidData, "no file is there"));
            }
            let text = age::secrecy::zeroize::Zeroizing::new(fs::read_to_string(path)?);
            let secret = text.trim().strip_prefix(MARK).and_then(|rest| unhex(rest.trim()));
            if let Some(secret) = secret {
                only_for_the_owner(path);
                return Ok(Self(SigningKey::from_bytes(&secret)));
            }
            tries += 1;
            if tries > TRIES || text.trim().len() > MARK.len() + 64 {
                return Err(io::Error::new(io::ErrorKind::InvalidData, "no key is in it"));
            }
            thread::sleep(PAUSE);
        }
    }

    /// Writes the key into a file that is not there yet; leaves one alone that is.
    fn keep(&self, path: &Path) -> io::Result<()> {
        let text =
            age::secrecy::zeroize::Zeroizing::new(format!("{MARK} {}\n", hex(self.0.as_bytes())));
        let unfinished = path.with_extension(format!("{}.new", fresh::id().simple()));
        let written = write_new(&unfinished, &text).and_then(|()| {
            match fs::hard_link(&unfinished, path) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
                // Not every disk knows links; there a reader may meet half a key, and waits.
                Err(_) => match write_new(path, &text) {
                    Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
                    other => other,
                },
                Ok(()) => Ok(()),
            }
        });
        let _ = fs::remove_file(&unfinished);
        written
    }

    /// The public half.
    #[must_use]
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key().to_bytes())
    }

    /// Signs a statement.
    #[must_use]
    pub fn sign(&self, statement: &Statement) -> [u8; 64] {
        self.0.sign(&statement.0.0).to_bytes()
    }
}

fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// A key that was copied may have come with the rights of a letter.
fn only_for_the_owner(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        // Best effort: on a disk without rights there are none to take.
        let _ = fs::set_permissions(path, fs::Permissions::from_mode(0o600));
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// What is signed: a hash over what is stated, of a kind of its own for each kind of statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement(Hash);

impl Statement {
    /// A station: the record of this competition has come to this row.
    #[must_use]
    pub fn of_head(competition: Uuid, head: &Head) -> Self {
        let fields = Fields::new("jadoube head 1")
            .with(competition.as_bytes())
            .with(&head.seq.to_be_bytes())
            .with(&head.hash);
        Self(fields.hash())
    }

    /// Somebody else, under their name: the record of this competition that was shown to me has come
    /// to this row.
    #[must_use]
    pub fn of_second(competition: Uuid, head: &Head, by: &str) -> Self {
        let fields = Fields::new("jadoube second signature 1")
            .with(competition.as_bytes())
            .with(&head.seq.to_be_bytes())
            .with(&head.hash)
            .with(by.as_bytes());
        Self(fields.hash())
    }

    /// A station: this was its last heartbeat, behind a row of that hash.
    #[must_use]
    pub fn of_beat(competition: Uuid, beat: &Heartbeat, after: &Hash) -> Self {
        let fields = Fields::new("jadoube heartbeat 1")
            .with(competition.as_bytes())
            .with(&beat.at.0.to_be_bytes())
            .with(beat.wall.as_bytes())
            .with(beat.state.as_bytes())
            .with(&beat.after.to_be_bytes())
            .with(&after.0);
        Self(fields.hash())
    }

    /// Something else that is stated.
    pub(crate) fn of_fields(fields: Fields) -> Self {
        Self(fields.hash())
    }

    /// Whether somebody with this key has signed it.
    #[must_use]
    pub fn is_signed(&self, key: &PublicKey, signature: &[u8; 64]) -> bool {
        VerifyingKey::from_bytes(&key.0).is_ok_and(|key| {
            key.verify_strict(&self.0.0, &Signature::from_bytes(signature)).is_ok()
        })
    }
}

/// Rows that follow one another and were signed with the same key, or with none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Run {
    /// The first row.
    pub from: u64,
    /// The last row.
    pub to: u64,
    /// The key, or none.
    pub key: Option<PublicKey>,
}

/// A row of the table `signature`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SignatureRow {
    /// The row that was the last.
    pub seq: u64,
    /// Whose it is.
    pub key: PublicKey,
    /// The signature.
    pub signature: [u8; 64],
}

impl SignatureRow {
    /// The signature of a head.
    #[must_use]
    pub fn of(competition: Uuid, head: &Head, signer: &Signer) -> Self {
        let signature = signer.sign(&Statement::of_head(competition, head));
        Self { seq: head.seq, key: signer.public(), signature }
    }

    pub(crate) fn stands(&self, header: &Header, hash: Hash) -> bool {
        let head = Head { seq: self.seq, hash: hash.0 };
        Statement::of_head(header.competition, &head).is_signed(&self.key, &self.signature)
    }
}

/// Whose signature stands at the head of a record that was read, if anybody's does.
#[must_use]
pub fn signer_of(header: &Header, head: &Head, signed: &[SignatureRow]) -> Option<PublicKey> {
    let at_head = |one: &&SignatureRow| one.seq == head.seq && one.stands(header, Hash(head.hash));
    signed.iter().rev().find(at_head).map(|one| one.key)
}

/// Whether a file has the tables for signatures.
pub(crate) fn has_tables(connection: &Connection) -> rusqlite::Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'signature')";
    connection.query_row(sql, [], |row| row.get(0))
}

/// All signatures, in the order of the rows.
pub(crate) fn all(connection: &Connection) -> rusqlite::Result<Vec<SignatureRow>> {
    signed(connection, "ORDER BY seq")
}

/// The newest signature.
pub(crate) fn last(connection: &Connection) -> rusqlite::Result<Option<SignatureRow>> {
    Ok(signed(connection, "ORDER BY seq DESC LIMIT 1")?.pop())
}

/// A signature, if there is any.
pub(crate) fn any(connection: &Connection) -> rusqlite::Result<Option<SignatureRow>> {
    Ok(signed(connection, "LIMIT 1")?.pop())
}

fn signed(connection: &Connection, which: &str) -> rusqlite::Result<Vec<SignatureRow>> {
    if !has_tables(connection)? {
        return Ok(Vec::new());
    }
    connection
        .prepare(&format!("SELECT seq, key, signature FROM signature {which}"))?
        .query_map([], |row| {
            Ok(SignatureRow {
                seq: row.get(0)?,
                key: PublicKey(row.get(1)?),
                signature: row.get(2)?,
            })
        })?
        .collect()
}

/// What is wrong with the newest signature, if anything: it vouches for every row up to its own.
/// The quick look at opening a file whose next row is `next`; [`Proof::examine`] looks at all.
pub(crate) fn newest(
    connection: &Connection,
    header: &Header,
    next: u64,
) -> rusqlite::Result<Option<BrokenRow>> {
    let Some(one) = last(connection)? else { return Ok(None) };
    let sql = "SELECT hash FROM event WHERE seq = ?1";
    let hash = connection.query_row(sql, [one.seq], |row| row.get(0).map(Hash)).optional()?;
    Ok(match hash {
        // A signature outlived its row.
        None => Some(BrokenRow { seq: next, how: RowFault::Missing }),
        Some(hash) if one.stands(header, hash) => None,
        Some(_) => Some(BrokenRow { seq: one.seq, how: RowFault::SignatureWrong }),
    })
}

/// A row as far as signatures are about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Link {
    /// Its number.
    pub seq: u64,
    /// Its hash.
    pub hash: Hash,
    /// Whether it is the last of its batch.
    pub ends: bool,
}

impl From<&Row> for Link {
    fn from(row: &Row) -> Self {
        Self { seq: row.seq, hash: row.hash, ends: row.index + 1 == row.of }
    }
}

fn fault_of(one: &SignatureRow, header: &Header, rows: &[Link]) -> Option<BrokenRow> {
    let place = usize::try_from(one.seq).ok()?.checked_sub(1);
    match place.and_then(|place| rows.get(place)) {
        // A signature outlived its row.
        None => Some(BrokenRow { seq: rows.len() as u64 + 1, how: RowFault::Missing }),
        Some(row) if row.seq == one.seq && one.stands(header, row.hash) => None,
        Some(_) => Some(BrokenRow { seq: one.seq, how: RowFault::SignatureWrong }),
    }
}

/// Who signed which rows, and the first thing that does not stand.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SignatureReport {
    /// Who signed which rows.
    pub runs: Vec<Run>,
    /// The first thing that does not stand.
    pub broken: Option<BrokenRow>,
}

/// The key and the signature of a heartbeat.
type BeatSignature = (PublicKey, [u8; 64]);

/// All that a file holds beside its rows of who has signed them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    signed: Vec<SignatureRow>,
    beat: Option<(Heartbeat, Option<BeatSignature>)>,
}

impl Proof {
    /// That of an open file.
    pub(crate) fn of(connection: &Connection) -> rusqlite::Result<Self> {
        let beat = match heartbeat::last(connection)? {
            Some(beat) => Some((beat, beat_signature(connection)?)),
            None => None,
        };
        Ok(Self { signed: all(connection)?, beat })
    }

    /// Looks at every signature of a file whose chain stands, and at that of the heartbeat. A batch
    /// without a signature behind one that has one is a fault: it may have been put there by
    /// anybody.
    #[must_use]
    pub fn examine(&self, header: &Header, rows: &[Link]) -> SignatureReport {
        let mut broken: Vec<BrokenRow> = faults(&self.signed, header, rows);
        let mut runs: Vec<Run> = Vec::new();
        let mut signatures = self.signed.iter().peekable();
        let mut from = 1;
        for row in rows.iter().filter(|row| row.ends) {
            let own = signatures.next_if(|one| one.seq == row.seq);
            if own.is_none() && signatures.peek().is_some_and(|one| one.seq < row.seq) {
                // Inside a batch nothing is signed by this program.
                let seq = signatures.next().map_or(row.seq, |one| one.seq);
                broken.push(BrokenRow { seq, how: RowFault::SignatureWrong });
            }
            let key = own.map(|one| one.key);
            let first_unsigned = key.is_none() && runs.last().is_some_and(|run| run.key.is_some());
            if first_unsigned {
                broken.push(BrokenRow { seq: from, how: RowFault::Unsigned });
            }
            match runs.last_mut() {
                Some(run) if run.key == key => run.to = row.seq,
                _ => runs.push(Run { from, to: row.seq, key }),
            }
            from = row.seq + 1;
        }
        broken.extend(self.beat_fault(header, rows, &runs));
        SignatureReport { runs, broken: broken.into_iter().min_by_key(|one| one.seq) }
    }

    /// What is wrong with the heartbeat: it knows of rows that are not there, or is not the one that
    /// was signed.
    fn beat_fault(&self, header: &Header, rows: &[Link], runs: &[Run]) -> Option<BrokenRow> {
        let (beat, signature) = self.beat.as_ref()?;
        let last = rows.len() as u64;
        if beat.after > last {
            return Some(BrokenRow { seq: last + 1, how: RowFault::Missing });
        }
        let after = usize::try_from(beat.after).unwrap_or_default().checked_sub(1);
        let hash = after.and_then(|place| rows.get(place)).map(|row| row.hash);
        let hash = hash.unwrap_or_else(|| genesis(header));
        let stands = match signature {
            Some((key, signature)) => {
                Statement::of_beat(header.competition, beat, &hash).is_signed(key, signature)
            }
            // Who signs rows signs the heartbeat behind them, too.
            None => !runs
                .iter()
                .any(|run| run.key.is_some() && (run.from..=run.to).contains(&beat.after)),
        };
        (!stands).then_some(BrokenRow { seq: beat.after, how: RowFault::HeartbeatChanged })
    }
}

/// All signatures, on all processors: a festival has hundreds of thousands.
fn faults(signed: &[SignatureRow], header: &Header, rows: &[Link]) -> Vec<BrokenRow> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let share = signed.len().div_ceil(threads).max(64);
    thread::scope(|scope| {
        let look = |part: &'_ [SignatureRow]| -> Vec<BrokenRow> {
            part.iter().filter_map(|one| fault_of(one, header, rows)).collect()
        };
        let parts: Vec<_> =
            signed.chunks(share).map(|part| scope.spawn(move || look(part))).collect();
        // A thread that panicked has found nothing: then nothing may be called sound.
        let lost = || vec![BrokenRow { seq: 1, how: RowFault::SignatureWrong }];
        parts.into_iter().flat_map(|part| part.join().unwrap_or_else(|_| lost())).collect()
    })
}

fn beat_signature(connection: &Connection) -> rusqlite::Result<Option<(PublicKey, [u8; 64])>> {
    if !has_tables(connection)? {
        return Ok(None);
    }
    connection
        .query_row("SELECT key, signature FROM heartbeat_signature", [], |row| {
            Ok((PublicKey(row.get(0)?), row.get(1)?))
        })
        .optional()
}

#[cfg(test)]
mod tests {
    use sha2::{Digest as _, Sha256};
    use tempfile::TempDir;

    use super::*;
    use jadoube_chess::moment::Moment;

    #[test]
    fn what_is_signed_is_what_is_written_down() {
        let field =
            |bytes: &[u8]| [&u32::try_from(bytes.len()).unwrap().to_be_bytes()[..], bytes].concat();
        let competition = Uuid::from_u128(7);
        let head = Head { seq: 3, hash: [9; 32] };
        let beat =
            Heartbeat { at: Moment(-1), wall: "w".into(), state: "s".into(), after: 3, seal: None };
        for (statement, fields) in [
            (
                Statement::of_head(competition, &head),
                vec![
                    &b"jadoube head 1"[..],
                    competition.as_bytes(),
                    &[0, 0, 0, 0, 0, 0, 0, 3],
                    &[9; 32],
                ],
            ),
            (
                Statement::of_second(competition, &head, "Ilić"),
                vec![
                    b"jadoube second signature 1",
                    competition.as_bytes(),
                    &[0, 0, 0, 0, 0, 0, 0, 3],
                    &[9; 32],
                    "Ilić".as_bytes(),
                ],
            ),
            (
                Statement::of_beat(competition, &beat, &Hash([9; 32])),
                vec![
                    b"jadoube heartbeat 1",
                    competition.as_bytes(),
                    &[0xFF; 8],
                    b"w",
                    b"s",
                    &[0, 0, 0, 0, 0, 0, 0, 3],
                    &[9; 32],
                ],
            ),
        ] {
            let text: Vec<u8> = fields.into_iter().flat_map(field).collect();
            assert_eq!(statement.0.0[..], Sha256::digest(text)[..]);
        }
    }

    #[test]
    fn a_signature_stands_for_its_statement_and_key_only() {
        let (one, other) = (Signer::make().unwrap(), Signer::make().unwrap());
        let competition = Uuid::from_u128(7);
        let statement = |seq| Statement::of_head(competition, &Head { seq, hash: [9; 32] });
        let signature = one.sign(&statement(3));
        assert!(statement(3).is_signed(&one.public(), &signature));
        assert!(!statement(4).is_signed(&one.public(), &signature));
        assert!(!statement(3).is_signed(&other.public(), &signature));
        assert!(!statement(3).is_signed(&PublicKey([0; 32]), &[0; 64]), "a key of small order");
        assert!(!format!("{one:?}").contains(&hex(one.0.as_bytes())), "says nothing");
    }

    #[test]
    fn programs_that_make_the_key_at_once_get_the_same_one() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("new").join("station.key");
        let keys: Vec<PublicKey> = thread::scope(|scope| {
            let all: Vec<_> =
                (0..16).map(|_| scope.spawn(|| Signer::at(&path).unwrap().public())).collect();
            all.into_iter().map(|one| one.join().unwrap()).collect()
        });
        assert!(keys.windows(2).all(|two| two[0] == two[1]));
        let names = fs::read_dir(path.parent().unwrap()).unwrap().count();
        assert_eq!(names, 1, "nothing unfinished stays");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
            assert_eq!(mode(), 0o600);
            fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
            assert_eq!(Signer::at(&path).unwrap().public(), keys[0]);
            assert_eq!(mode(), 0o600, "a copy that others could read is closed to them");
        }
    }

    #[test]
    fn a_file_that_holds_no_key_is_left_alone() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("station.key");
        let text = "a letter that somebody keeps under this name, longer than any key could ever \
                    be, however it is counted";
        fs::write(&path, text).unwrap();
        assert_eq!(Signer::at(&path).unwrap_err().kind(), io::ErrorKind::InvalidData);
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}
