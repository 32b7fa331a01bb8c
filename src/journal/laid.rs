//! A competition file as a database to look at row by row, however long it is: as it lies there, or,
//! where it is in use or was left by a power cut, a copy over which its side file is laid.

use std::io;
use std::path::Path;

use rusqlite::{Connection, OptionalExtension as _};

use crate::chain::row_hash;
use crate::image::{copy_main, lay_over, open_plain, plain, read_side, start, wal_path};
use crate::own_copy::OwnCopy;
use crate::row::{COLUMNS, Header, Row, from_sql, header, row};

/// How often it is tried while another program folds the side file.
const TRIES: u32 = 20;

/// What `look` finds in the file, and the database; nothing where that finds nothing, or where something
/// is wrong with the bytes. Who wants to know what it is looks at all of it in memory.
pub(crate) fn with<T>(
    path: &Path,
    look: impl Fn(&Connection) -> Option<T>,
) -> Option<(OwnCopy, T)> {
    let seek = |copy: OwnCopy| look(&copy.connection).map(|found| (copy, found));
    plain(path).map(OwnCopy::of).and_then(seek).or_else(|| seek(laid(path)?))
}

/// A copy with the side file laid over it.
fn laid(path: &Path) -> Option<OwnCopy> {
    let path = path.canonicalize().ok().filter(|path| path.is_file())?;
    for _ in 0..TRIES {
        let begun = read_side(&wal_path(&path)).ok()?;
        let (copy, bare) = OwnCopy::in_file(|file, name| {
            let length = copy_main(&path, file)?;
            let bare = open_plain(name).map(|connection| newest(&connection));
            // The side file is read after the file, so that whatever is folded meanwhile is laid over it.
            let wal = read_side(&wal_path(&path)).map_err(io::Error::other)?;
            let same = start(&begun) == start(&wal);
            let stands = lay_over(file, length, &wal)?;
            if stands { Ok((same, bare)) } else { Err(io::ErrorKind::InvalidData.into()) }
        })
        .ok()?;
        match bare {
            (false, _) => {}
            (true, bare) => return is_its_own(&copy.connection, bare).then_some(copy),
        }
    }
    None
}

type Newest = rusqlite::Result<(Header, Option<Row>)>;

/// The header and the last row, as they stand there.
pub(crate) fn newest(connection: &Connection) -> Newest {
    let sql = format!("SELECT {COLUMNS} FROM event ORDER BY seq DESC LIMIT 1");
    let last = connection.query_row(&sql, [], from_sql).optional()?;
    Ok((header(connection)?, last))
}

/// Whether what a file knows without its side file is there with it, too. The record only grows: else
/// the side file is not its own.
fn is_its_own(both: &Connection, bare: Option<Newest>) -> bool {
    let there = |last: &Row| row(both, last.seq).is_ok_and(|found| found.as_ref() == Some(last));
    match bare {
        None => true,
        Some(Err(_)) => false,
        Some(Ok((head, last))) => {
            let stands = last.filter(|row| row_hash(row) == row.hash);
            header(both).is_ok_and(|found| found == head) && stands.as_ref().is_none_or(there)
        }
    }
}
