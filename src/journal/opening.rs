//! How a record is read when its file is opened: once, row by row, each checked as a link of the
//! chain and handed on; from the snapshot of the state on, where there is one that this station has
//! signed. Then the rows under it are not read: its own row is looked at, with its hash, and so are all
//! behind it and the newest signature, which vouches for what the chain leads to. That the rows under
//! it are still what they were is looked at beside the work ([`examine`]), and by `verify`.

use std::path::Path;

use rusqlite::Connection;

use crate::arrival::Order;
use crate::base::Base;
use crate::chain::{BrokenRow, Chain, RowFault};
use crate::fault::{Fault, Flaw};
use crate::heartbeat;
use crate::laid;
use crate::reading::{self, complaint};
use crate::row::{COLUMNS, Header, Row, from_sql, header};
use crate::schema;
use crate::signing::{self, Link, SignatureReport};
use crate::snapshot::{self, Snapshot};
use crate::strands;
use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;

/// What a reader makes of a record.
pub trait Fold: Sized {
    /// Before the first row.
    fn begin() -> Self;
    /// The file is one of several strands, and belongs to the station with this key; told before the first
    /// row, and behind a snapshot before those that follow it.
    fn shared(&mut self, _owner: &PublicKey) {}
    /// The next row of the file's own strand.
    fn row(&mut self, row: Row);
    /// The next row of another station's strand: between those before and behind which it took effect.
    fn foreign(&mut self, _station: &PublicKey, _row: Row) {}
    /// Whether a snapshot in this form can be gone on from.
    #[must_use]
    fn knows(_form: &str) -> bool {
        false
    }
    /// Behind the rows of a snapshot; none where it cannot be read.
    #[must_use]
    fn resume(_snapshot: &Snapshot) -> Option<Self> {
        None
    }
    /// Why a file with these rows is not to be opened, if it is not.
    fn refusal(&self, _path: &Path) -> Option<Fault> {
        None
    }
}

/// Nothing but whether they stand.
impl Fold for () {
    fn begin() -> Self {}

    fn row(&mut self, _: Row) {}
}

impl Fold for Vec<Row> {
    fn begin() -> Self {
        Self::new()
    }

    fn row(&mut self, row: Row) {
        self.push(row);
    }
}

/// What signatures are about.
impl Fold for Vec<Link> {
    fn begin() -> Self {
        Self::new()
    }

    fn row(&mut self, row: Row) {
        self.push(Link::from(&row));
    }
}

/// A record that was read.
#[derive(Debug)]
pub(crate) struct Passage<F> {
    pub(crate) header: Header,
    pub(crate) chain: Chain,
    pub(crate) made: F,
    /// The row of the snapshot that was gone on from; 0 without one.
    pub(crate) resumed: u64,
    /// How much there is of other stations, see [`strands::extent`].
    pub(crate) extent: (u64, u64),
}

impl<F: Fold> Passage<F> {
    /// Reads a file without touching it.
    ///
    /// # Errors
    /// [`Fault`] when it does not stand or cannot be read.
    pub(crate) fn read(path: &Path, key: Option<&PublicKey>) -> Result<Self, Fault> {
        if let Some((_, passage)) = laid::with(path, |connection| Self::of(connection, key)) {
            return Ok(passage);
        }
        // Something is wrong: all of it is looked at.
        let look = reading::look(path)?;
        match look.scan.trouble {
            Some(trouble) => Err(trouble),
            None => Self::again(path, &look.connection),
        }
    }

    /// Reads an open file in which nothing is wrong that could be named.
    pub(crate) fn again(path: &Path, connection: &Connection) -> Result<Self, Fault> {
        Self::of(connection, None).ok_or_else(|| Fault::Damaged {
            path: path.to_owned(),
            broken: None,
            flaw: Flaw::NotAsRecorded,
        })
    }

    /// Reads an open file; nothing where anything is wrong with it.
    pub(crate) fn of(connection: &Connection, key: Option<&PublicKey>) -> Option<Self> {
        let header = header(connection).ok()?;
        let snapshot = key.and_then(|key| trusted::<F>(connection, &header, key));
        let resumed = snapshot.as_ref().and_then(|snapshot| {
            let place = (snapshot.head.seq, snapshot.arrival());
            Some((F::resume(snapshot)?, Chain::behind(&snapshot.head), place))
        });
        drop(snapshot);
        let (mut made, mut chain, place) =
            resumed.unwrap_or_else(|| (F::begin(), Chain::new(&header), (0, 0)));
        let resumed = place.0;
        match Order::of(connection, &header).ok()? {
            Some(order) => {
                made.shared(&strands::owner(connection).ok()??);
                let verdicts = order.examine(connection, false).ok()?;
                if verdicts.iter().any(|one| one.broken.is_some())
                    || !order.is_whole(connection).ok()?
                {
                    return None;
                }
                let each = |no, row| match order.key_of(no) {
                    Some(station) => {
                        made.foreign(station, row);
                        true
                    }
                    None => chain.accept(&row).is_ok_and(|()| {
                        made.row(row);
                        true
                    }),
                };
                order.rows(connection, Some(place), each).ok()?.then_some(())?;
            }
            None => own_rows(connection, resumed, |row| {
                chain.accept(&row).ok()?;
                made.row(row);
                Some(())
            })?,
        }
        chain.end().ok()?;
        let stands = if resumed == 0 {
            complaint(connection).ok()?.is_none()
        } else {
            schema::is_intact(connection).ok()?
        };
        let signed = signing::newest(connection, &header, chain.next()).ok()?.is_none();
        let beat = heartbeat::last(connection).ok().flatten().map_or(0, |beat| beat.after);
        let extent = strands::extent(connection).ok()?;
        let sound = stands && signed && beat < chain.next();
        sound.then_some(Self { header, chain, made, resumed, extent })
    }
}

/// The rows of a file of one strand behind one of them; nothing where one does not stand.
fn own_rows(
    connection: &Connection,
    after: u64,
    mut each: impl FnMut(Row) -> Option<()>,
) -> Option<()> {
    let sql = format!("SELECT {COLUMNS} FROM event WHERE seq > ?1 ORDER BY seq");
    let mut query = connection.prepare(&sql).ok()?;
    let mut rows = query.query([after]).ok()?;
    while let Some(raw) = rows.next().ok()? {
        each(from_sql(raw).ok()?)?;
    }
    Some(())
}

/// The snapshot of a file, where it is in a form that is known, signed with this key, and stands for a
/// row of the file as that is.
fn trusted<F: Fold>(connection: &Connection, header: &Header, key: &PublicKey) -> Option<Snapshot> {
    let snapshot = snapshot::read(connection, F::knows).ok().flatten()?;
    let stands = snapshot.is_by(header, key) && snapshot::is_of_row(connection, &snapshot).ok()?;
    stands.then_some(snapshot)
}

/// Whether a file stands and its last row is this one, which vouches for every row before it.
pub(crate) fn ends_with(path: &Path, head: Head) -> bool {
    Passage::<()>::read(path, None).is_ok_and(|found| found.chain.reached() == head)
}

/// So many rows are looked at in one go, so that who looks something up meanwhile need not wait.
const SHARE: usize = 4096;

/// Looks at every row and every signature of a record as it was when it was opened; slow. Who signed
/// which rows, and the first thing that does not stand.
#[must_use]
pub fn examine(base: &Base) -> SignatureReport {
    let unreadable = |seq| {
        let broken = Some(BrokenRow { seq, how: RowFault::Unreadable });
        SignatureReport { broken, ..SignatureReport::default() }
    };
    let mut chain = Chain::new(base.header());
    let mut links: Vec<Link> = Vec::new();
    loop {
        let Ok(rows) = base.rows(chain.next() - 1, SHARE) else { return unreadable(chain.next()) };
        if rows.is_empty() {
            break;
        }
        for row in rows {
            if let Err(broken) = chain.accept(&row) {
                return SignatureReport { broken: Some(broken), ..SignatureReport::default() };
            }
            links.push(Link::from(&row));
        }
    }
    if let Err(broken) = chain.end() {
        return SignatureReport { broken: Some(broken), ..SignatureReport::default() };
    }
    match base.proof() {
        Ok(proof) => proof.examine(base.header(), &links),
        Err(_) => unreadable(chain.next()),
    }
}
