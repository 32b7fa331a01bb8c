//! The rows of a journal as entries, as far as this program understands them; and of those that it
//! does not, which games they may concern.

use std::collections::BTreeMap;
use std::path::Path;

use crate::lifting::lifted;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::state::Hall;
use jadoube_core::hall::version::NEWEST;
use jadoube_core::stations::station::{EntryId, StationId};
use jadoube_journal::arrival::ArrivedRow;
use jadoube_journal::fault::Fault;
use jadoube_journal::file::Journal;
use jadoube_journal::row::Row;
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// So many rows are not understood.
pub(crate) fn not_understood(path: &Path, first: u64, rows: usize) -> Fault {
    let by = Journal::keeper(path).map(|keeper| keeper.program);
    Fault::NotUnderstood { path: path.to_owned(), first, rows, by }
}

/// The entry of a row. A row of a version of events that is later than [`NEWEST`] is not understood, even
/// where it seems to be: its words may mean more. Nor is one that says something in a field that this
/// program does not know.
pub(crate) fn entry_of(row: &Row) -> Option<Entry> {
    if row.version > NEWEST {
        return None;
    }
    let payload = lifted(row.version, &row.payload);
    let event = serde_json::from_str::<Event>(&payload).ok()?;
    if !says_all(&event, &payload) {
        return None;
    }
    let (wall, who) = (row.wall.clone(), row.who.clone());
    Some(Entry { seq: row.seq, at: row.at, wall, who, event, place: None })
}

/// What stands behind the last field of an event in its row, with what it follows.
const FOLLOWS: &str = r#","after":{"#;

/// Whether an event is all that its row says. Nearly every row is written again letter for letter; of the
/// others each field is looked for.
fn says_all(event: &Event, payload: &str) -> bool {
    let Ok(again) = serde_json::to_string(event) else { return false };
    let own = again.strip_suffix('}').and_then(|body| payload.strip_prefix(body));
    // Behind its own fields nothing stands, or what it follows.
    let follows = own.and_then(|rest| rest.strip_prefix(FOLLOWS)?.strip_suffix("}}"));
    if own == Some("}") || follows.is_some_and(|after| !after.contains(['{', '}'])) {
        return true;
    }
    match (serde_json::from_str(payload), serde_json::from_str(&again)) {
        (Ok(Value::Object(mut written)), Ok(again)) => {
            written.remove("after");
            is_known(&Value::Object(written), &again)
        }
        _ => false,
    }
}

/// Whether every field that says something is among those that are written again. One that is empty says
/// what a program takes for granted that does not know it.
fn is_known(written: &Value, again: &Value) -> bool {
    match (written, again) {
        (Value::Object(written), Value::Object(again)) => written.iter().all(|(key, value)| {
            again.get(key).map_or_else(|| is_empty(value), |again| is_known(value, again))
        }),
        (Value::Array(written), Value::Array(again)) => {
            written.iter().zip(again).all(|(written, again)| is_known(written, again))
        }
        // Values have forms that they are read from and not written in.
        _ => true,
    }
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(is_so) => !is_so,
        Value::Number(number) => number.as_i64() == Some(0),
        Value::String(text) => text.is_empty(),
        Value::Array(values) => values.is_empty(),
        Value::Object(fields) => fields.is_empty(),
    }
}

/// The entry of a row at its place in the order in which the rows of all stations took effect.
pub(crate) fn entry_at(one: &ArrivedRow) -> Option<Entry> {
    let entry = entry_of(&one.row)?;
    let place = one.station.map(|key| EntryId { station: StationId(key), number: one.row.seq });
    Some(Entry { seq: one.place, place, ..entry })
}

/// How far a station knew the strands of others when it recorded something: of each the last row that had
/// taken effect there. Only what is new since its last command is told: the rest was told before.
pub(crate) type After = BTreeMap<StationId, u64>;

/// What a row follows; nothing in a file that one station has written alone.
pub(crate) fn after_of(row: &Row) -> After {
    #[derive(Deserialize)]
    struct Payload {
        #[serde(default)]
        after: After,
    }
    let told = serde_json::from_str::<Payload>(&row.payload);
    told.map(|told| told.after).unwrap_or_default()
}

/// An event as the journal keeps it, with what it follows.
///
/// # Errors
/// When something in it has no such form.
pub(crate) fn payload(event: &Event, after: &After) -> serde_json::Result<String> {
    #[derive(Serialize)]
    struct Payload<'a> {
        #[serde(flatten)]
        event: &'a Event,
        after: &'a After,
    }
    if after.is_empty() {
        return serde_json::to_string(event);
    }
    serde_json::to_string(&Payload { event, after })
}

/// What may rest on a row that is not understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reach {
    /// What follows in this game.
    Game(GameNo),
    /// No game that is known.
    None,
    /// All that follows.
    All,
}

/// The part of an event that says where it happened, which every version writes alike.
#[derive(Deserialize)]
#[serde(tag = "in", rename_all = "kebab-case")]
enum EntrySubject {
    Game { board: BoardNo },
    Blind { board: BoardNo },
    OffBoard { incident: IncidentNo },
}

/// What may rest on a row that is not understood, given the state before it.
pub(crate) fn reach(hall: &Hall, row: &Row) -> Reach {
    let game = match serde_json::from_str(&row.payload) {
        Ok(EntrySubject::Game { board } | EntrySubject::Blind { board }) => {
            hall.at_board.get(&board).copied()
        }
        Ok(EntrySubject::OffBoard { incident }) => {
            hall.incidents.get(&incident).and_then(|one| one.game)
        }
        Err(_) => return Reach::All,
    };
    game.map_or(Reach::None, Reach::Game)
}
