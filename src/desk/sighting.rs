//! What is seen on a board that is watched without a competition. What consists of several texts,
//! or of none, is put together in `log_lines`.

use jadoube_message::{Message, Value, plain};
use serde::Serialize;

use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Uci;
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_devices::trace::TraceLine;
use jadoube_laws::game::outcome::EndReason;
use jadoube_laws::line::LineFault;
use jadoube_laws::recognition::evidence::{StartFault, Touch};
use jadoube_laws::sensing::{ClockMapping, LinkState, Orientation, Sensing};

/// One thing seen; with `--json` one object a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Message)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[message(prefix = "desk-watch")]
pub enum Sighting {
    /// A move was recognised and completed.
    #[message(skip)]
    Move {
        /// Its number among all half-moves, from 1.
        ply: u16,
        /// The move.
        uci: Uci,
        /// The move as PGN writes it.
        san: String,
        /// White's time in ms, if a clock told it.
        white_ms: Option<i64>,
        /// Black's time in ms, if a clock told it.
        black_ms: Option<i64>,
    },
    /// At the end a move stood on the board that no press had completed. It is in the game.
    #[message(skip)]
    NotCompleted {
        /// Its number among all half-moves, from 1.
        ply: u16,
        /// The move.
        uci: Uci,
        /// The move as PGN writes it.
        san: String,
    },
    /// Moves were made that nobody reported and that cannot be found out. The game goes on from what
    /// stands on the board.
    MovesMissing {
        /// The plies known before.
        #[message(name = "place", with = after)]
        ply: u16,
        /// The position that stands on the board.
        #[message(name = "position")]
        fen: String,
    },
    /// At the end the line was lost in the middle of the game: what was played then is not in it.
    Unfinished {
        /// The plies known.
        #[message(name = "place", with = after)]
        ply: u16,
    },
    /// The clock stands the other way round than usual, as the moves show.
    #[message(id = "observation-clock-turned", skip(since, mapping))]
    ClockTurned {
        /// The times of the plies after this one were told exchanged.
        since: u16,
        /// Whose its ends are.
        mapping: ClockMapping,
    },
    /// A piece was lifted or placed.
    #[message(skip)]
    Touched(Touch),
    /// The moves after this ply were taken back.
    TakenBack {
        /// The plies that remain.
        #[message(name = "place", with = after)]
        ply: u16,
    },
    /// An earlier position of the game stands on the board: pieces are set up for another game, or
    /// moves were taken back. The record stays as it is.
    Earlier {
        /// The plies played up to there.
        #[message(name = "place", with = after)]
        ply: u16,
    },
    /// A position stands that no legal move leads to.
    #[message(skip(ply, made))]
    Illegal {
        /// The plies played before.
        ply: u16,
        /// The player who made the illegal move.
        #[message(name = "side")]
        by: Side,
        /// Whether the clock was pressed with it.
        completed: bool,
        /// What stands on the board.
        #[message(with = plain)]
        placement: Placement,
        /// From and to, where it is that plain.
        made: Option<(String, String)>,
    },
    /// Board and game agree again.
    Agreed,
    /// Pieces stand where they should not, without being a move.
    Displaced {
        /// On these squares.
        squares: Vec<String>,
    },
    /// The clock was pressed without a move.
    #[message(id = "desk-watch-pressed")]
    PressedWithoutMove {
        /// By whom.
        #[message(name = "side")]
        by: Side,
    },
    /// What the clock shows.
    #[message(skip)]
    Clock {
        /// White's time in ms.
        white_ms: i64,
        /// Black's time in ms.
        black_ms: i64,
        /// Whether it runs.
        running: bool,
        /// Whose turn its lever shows.
        turn: Side,
        /// The flags shown.
        flags: BySide<bool>,
    },
    /// A flag is down.
    Flag {
        /// The player whose flag has fallen.
        side: Side,
    },
    /// The game has a result: by the moves, or shown by the players with the kings or with special
    /// pieces, which leaves the reason open.
    #[message(skip)]
    Result {
        /// The score.
        score: Score,
        /// The same as PGN writes it.
        pgn: &'static str,
        /// The reason for the result.
        reason: EndReason,
    },
    /// How the board lies.
    #[message(transparent)]
    Orientation {
        /// Which way.
        orientation: Orientation,
    },
    /// The start position stands.
    Start,
    /// The start position does not stand as it should.
    #[message(transparent)]
    WrongStart {
        /// The difference from the start position.
        fault: StartFault,
    },
    /// The board named itself.
    Device {
        /// The serial number.
        #[message(with = known)]
        serial: Option<String>,
        /// The version.
        #[message(with = numbers)]
        version: Option<(u8, u8)>,
    },
    /// The board does not sense which piece stands where.
    #[message(skip)]
    Senses {
        /// What it does sense.
        what: Sensing,
    },
    /// The line.
    #[message(transparent)]
    Link {
        /// Its state: `opening`, `connected`, `silent`, `lost`, `closed`.
        #[serde(serialize_with = "link_name")]
        state: LinkState,
    },
    /// Something is wrong with the device.
    #[message(skip)]
    Fault {
        /// The fault; for programs a sentence that stays the same.
        #[serde(serialize_with = "fault_name")]
        what: DeviceFault,
    },
    /// A line of the traffic trace.
    #[message(skip)]
    Trace {
        /// The line.
        #[serde(serialize_with = "by_meaning")]
        line: TraceLine,
    },
}

const fn after(ply: &u16) -> Value<'static> {
    Value::After(*ply)
}

fn known(serial: &Option<String>) -> Value<'_> {
    Value::Text(serial.as_deref().unwrap_or("–").into())
}

fn numbers(version: &Option<(u8, u8)>) -> Value<'static> {
    let written = version.map_or_else(|| "–".into(), |(a, b)| format!("{a}/{b}").into());
    Value::Text(written)
}

/// What can be wrong with a device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeviceFault {
    /// The line was lost; why.
    Lost(LineFault),
    /// The clock refused a command with this code.
    Refused(u8),
    /// The clock does not answer.
    Silent,
    /// No clock is connected.
    NoClock,
    /// The lever and the clock that runs contradict each other.
    LeverContradicts,
    /// A move that was recognised is not legal.
    NotLegal,
}

/// A line of the trace for programs: ids and values in place of words.
fn by_meaning<S: serde::Serializer>(line: &TraceLine, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(line)
}

/// As scripts read it, in every language.
fn fault_name<S: serde::Serializer>(fault: &DeviceFault, to: S) -> Result<S::Ok, S::Error> {
    let name = match fault {
        DeviceFault::Lost(why) => why.to_string(),
        DeviceFault::Refused(code) => {
            format!("the clock refused a command (code {code:02x}): read-only")
        }
        DeviceFault::Silent => "the clock does not answer".to_owned(),
        DeviceFault::NoClock => "no clock is connected to the board".to_owned(),
        DeviceFault::LeverContradicts => "lever and running clock contradict each other".to_owned(),
        DeviceFault::NotLegal => "a recognised move was not legal".to_owned(),
    };
    to.serialize_str(&name)
}

fn link_name<S: serde::Serializer>(state: &LinkState, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(name_of(state))
}

const fn name_of(state: &LinkState) -> &'static str {
    match state {
        LinkState::Opening => "opening",
        LinkState::Connected => "connected",
        LinkState::Silent => "silent",
        LinkState::Lost { .. } => "lost",
        LinkState::Closed => "closed",
    }
}
