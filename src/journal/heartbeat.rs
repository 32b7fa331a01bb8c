//! Whether a heartbeat fits the entries that it was left behind. It lies outside the chain, since
//! it is replaced twice a second; who could change it unseen could give a running clock half an hour
//! or take it away. So it is bound to the row that it follows, and is believed only as far as the
//! wall times of both allow.
//!
//! The seal is a hash without a key: it shows a slip, and a hand that does not know how it is made.
//! Who does can make it again, as they can the chain; that ends where the bytes of [`sealed_bytes`]
//! are signed.

use rusqlite::{Connection, OptionalExtension as _};
use sha2::{Digest, Sha256};

use crate::chain::genesis;
use crate::hash::Hash;
use crate::row::{Header, Heartbeat, Row};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_core::hall::timing::HeartbeatFault;
use jadoube_laws::wall::Wall;

/// How far the time line and the wall clock may be apart at a heartbeat, as far as nobody
/// notes that one of the clocks jumped; over a long time a five-hundredth of it more.
const DRIFT: Millis = Millis(5_000);

/// What stands before a seal in the column `state`, and what behind it.
const SEAL: (&str, char) = ("seal ", '\n');

/// Everything that a heartbeat says and the row it follows (`head`: that row's hash; the
/// header's, if there is no row), each after its length: what is hashed, and can be signed.
#[must_use]
pub fn sealed_bytes(head: Hash, beat: &Heartbeat) -> Vec<u8> {
    let mut bytes = Vec::new();
    for field in [
        &b"jadoube heartbeat 1"[..],
        &head.0,
        &beat.after.to_be_bytes(),
        &beat.at.0.to_be_bytes(),
        beat.wall.as_bytes(),
        beat.state.as_bytes(),
    ] {
        bytes.extend(u32::try_from(field.len()).unwrap_or(u32::MAX).to_be_bytes());
        bytes.extend(field);
    }
    bytes
}

fn seal(head: Hash, beat: &Heartbeat) -> Hash {
    Hash(Sha256::digest(sealed_bytes(head, beat)).into())
}

/// What goes into the column `state`: the seal and the words of the desk.
pub(crate) fn with_seal(head: Hash, beat: &Heartbeat) -> String {
    format!("{}{}{}{}", SEAL.0, seal(head, beat), SEAL.1, beat.state)
}

/// The seal and the words of the desk; without a seal in files of an earlier version.
pub(crate) fn split_seal(state: &str) -> (Option<&str>, &str) {
    let sealed = state.strip_prefix(SEAL.0).and_then(|rest| rest.split_once(SEAL.1));
    sealed.map_or((None, state), |(seal, words)| (Some(seal), words))
}

/// The last heartbeat of an open file.
pub(crate) fn last(connection: &Connection) -> rusqlite::Result<Option<Heartbeat>> {
    connection
        .query_row("SELECT at, wall, state, after FROM heartbeat", [], |row| {
            let column: String = row.get(2)?;
            let (seal, state) = split_seal(&column);
            Ok(Heartbeat {
                at: Moment(row.get(0)?),
                wall: row.get(1)?,
                state: state.to_owned(),
                after: row.get(3)?,
                seal: seal.map(str::to_owned),
            })
        })
        .optional()
}

/// Whether a heartbeat fits the row behind which it was left, as far as there is one.
///
/// # Errors
/// [`HeartbeatFault`] when it does not. That rows are missing behind which it was left is no matter
/// of the heartbeat: [`crate::reading`] says so.
pub fn fits(beat: &Heartbeat, header: &Header, row: Option<&Row>) -> Result<(), HeartbeatFault> {
    if let Some(written) = &beat.seal
        && *written != seal(row.map_or_else(|| genesis(header), |row| row.hash), beat).to_string()
    {
        return Err(HeartbeatFault::Altered);
    }
    let (at, wall) = row.map_or((Moment::START, &header.created), |row| (row.at, &row.wall));
    if beat.at < at {
        return Err(HeartbeatFault::Before);
    }
    let wall_of = |text: &str| text.parse::<Wall>().map_err(|_| HeartbeatFault::Unreadable);
    let (passed, by_wall) = (beat.at.since(at), wall_of(&beat.wall)?.since(wall_of(wall)?));
    let drift = DRIFT + Millis(passed.max(by_wall).0 / 500);
    if passed > by_wall + drift {
        return Err(HeartbeatFault::TooLate);
    }
    // An earlier version of the program did not note that the machine slept.
    if beat.seal.is_some() && passed < by_wall - drift {
        return Err(HeartbeatFault::TooEarly);
    }
    Ok(())
}
