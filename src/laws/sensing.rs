//! Sensor reports of boards and clocks, independent of make and protocol. A report is not an event:
//! [`crate::recognition`] turns reports into proposals, and only a command makes one a fact.

use jadoube_message::{Message, Value};

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::line::LineFault;
use jadoube_chess::board::piece::Piece;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};

/// One report of a device. Squares are in the device's own numbering, as if White sat where the
/// maker's drawing has White; [`Orientation`] turns them round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SensorReport {
    /// What boards of this make can sense; reported whenever the line is opened.
    Abilities(Abilities),
    /// The whole board.
    Board(Placement),
    /// One square changed: what stands there now.
    Square(Square, Option<Piece>),
    /// The whole board, where only presence is sensed: on these squares stands something.
    Presence(BTreeSet<Square>),
    /// One square changed, where only presence is sensed: whether something stands there now.
    Occupied(Square, bool),
    /// A finished move, where nothing else is sensed.
    Moved(Uci),
    /// A piece that stands for a result was put on the board.
    ResultPiece(ResultSignal),
    /// The clock's times and lever.
    Clock(ClockReading),
    /// No clock is connected to the board.
    NoClock,
    /// The clock answered a command.
    ClockAnswer(ClockAnswer),
    /// The board named itself.
    Identity(DeviceIdentity),
    /// The board's battery.
    Battery(Battery),
    /// What the board has kept of what happened on it, oldest first.
    Memory(Vec<MemoryRecord>),
    /// Bytes were lost on the line: what stands on the board is not known until it is next
    /// reported whole.
    Gap,
    /// The line: opened, silent, lost.
    Link(LinkState),
}

/// What a make of board can tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Abilities {
    /// What it senses of the pieces.
    pub sensing: Sensing,
    /// Whether a clock can be plugged into it.
    pub clock: bool,
    /// Whether that clock tells who has pressed.
    pub lever: bool,
}

/// What a board senses of the pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Sensing {
    /// Which piece stands where.
    Pieces,
    /// Where something stands. Which piece it is follows from the game, as far as the moves are
    /// legal; so no illegal move, no result and no lie of the board is ever found by it.
    Presence,
    /// Nothing but finished moves, and those only that the board itself takes for legal.
    Moves,
}

/// One thing that a board has kept in its own memory, without the time of day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MemoryRecord {
    /// What came to stand on a square.
    Square {
        /// Which, as the device numbers them.
        square: Square,
        /// The piece; none for an empty square.
        piece: Option<Piece>,
        /// Within about 250 ms of what was before it.
        soon: bool,
    },
    /// The lever was pressed, which halted this end of the clock.
    Halted {
        /// The end that the press halted.
        end: ClockEnd,
        /// What it showed then.
        time: Millis,
    },
}

/// How the physical board lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, Message)]
#[serde(rename_all = "lowercase")]
#[message(prefix = "observation-orientation")]
pub enum Orientation {
    /// As the maker intends: connector on White's left.
    #[default]
    Normal,
    /// Turned round by 180°.
    Rotated,
}

impl Orientation {
    /// A square of the device as a square of the game (and back: turning twice changes nothing).
    #[must_use]
    pub const fn square(self, square: Square) -> Square {
        match self {
            Self::Normal => square,
            Self::Rotated => square.rotated(),
        }
    }

    /// An arrangement of the device as one of the game.
    #[must_use]
    pub fn placement(self, placement: &Placement) -> Placement {
        match self {
            Self::Normal => *placement,
            Self::Rotated => placement.rotated(),
        }
    }
}

/// The two ends of a clock, not yet players, named as seen from its front.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ClockEnd {
    /// On the right.
    A,
    /// On the left.
    B,
}

/// How the clock's ends belong to the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockMapping {
    /// By the board: not turned, B is White's; turned, A is White's.
    #[default]
    Automatic,
    /// The arbiter says that A is White's.
    AIsWhite,
    /// The arbiter says that B is White's.
    BIsWhite,
}

impl ClockMapping {
    /// Whose an end of the clock is.
    #[must_use]
    pub const fn side(self, orientation: Orientation, end: ClockEnd) -> Side {
        let a_is_white = match (self, orientation) {
            (Self::AIsWhite, _) | (Self::Automatic, Orientation::Rotated) => true,
            (Self::BIsWhite, _) | (Self::Automatic, Orientation::Normal) => false,
        };
        match (end, a_is_white) {
            (ClockEnd::A, true) | (ClockEnd::B, false) => Side::White,
            (ClockEnd::A, false) | (ClockEnd::B, true) => Side::Black,
        }
    }
}

/// One end of a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EndReading {
    /// The time shown, to the second.
    pub time: Millis,
    /// The flag sign is shown.
    pub flag: bool,
    /// The clock has blocked itself at zero on this end.
    pub blocked: bool,
}

/// The times and the lever of a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ClockReading {
    /// End A.
    pub a: EndReading,
    /// End B.
    pub b: EndReading,
    /// Whether the clock runs.
    pub running: bool,
    /// Whose turn the lever shows.
    pub turn: ClockEnd,
    /// The clock's battery is low.
    pub battery_low: bool,
}

/// The same reading in terms of the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[message(
    id = "event-clock-observed",
    with(white = BySide::white_clock(times), black = BySide::black_clock(times)),
    skip(times, flags, running, turn, raised)
)]
pub struct PlayerClocks {
    /// The times shown.
    pub times: BySide<Millis>,
    /// The flag signs shown.
    pub flags: BySide<bool>,
    /// Whether the clock runs.
    pub running: bool,
    /// Whose turn the lever shows.
    pub turn: Side,
    /// By how much the press that is shown with this has raised the time of who pressed: an increment, and
    /// nothing or less where none was added. None where no press is shown, or nobody saw what it raised.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub raised: Option<Millis>,
}

impl ClockReading {
    /// The reading with its ends given to the players.
    #[must_use]
    pub const fn shown(&self, orientation: Orientation, mapping: ClockMapping) -> PlayerClocks {
        let turn = mapping.side(orientation, self.turn);
        let (white, black) = match mapping.side(orientation, ClockEnd::A) {
            Side::White => (self.a, self.b),
            Side::Black => (self.b, self.a),
        };
        PlayerClocks {
            times: BySide::new(white.time, black.time),
            flags: BySide::new(white.flag, black.flag),
            running: self.running,
            turn,
            raised: None,
        }
    }
}

/// What a clock answered to a command.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "device-clock")]
pub enum ClockAnswer {
    /// The command was carried out.
    Accepted,
    /// Refused: the clock is in an option in which only its own buttons set it.
    Refused {
        /// The code of the answer, for the trace.
        code: u8,
    },
    /// What clock it is.
    #[message(transparent)]
    Version(ClockVersion),
    /// A button of the clock was pressed.
    Button(#[message(name = "button")] u8),
    /// No answer came, however often it was asked.
    Silent,
}

/// What a clock says about itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(
    id = "device-clock-version",
    with(version = dotted(major, minor)),
    skip(major, minor)
)]
pub struct ClockVersion {
    /// The maker's name for such clocks, if it is a known one.
    pub model: Option<&'static str>,
    /// Its version before the dot.
    pub major: u8,
    /// And after it.
    pub minor: u8,
}

fn dotted<'a>(major: &u8, minor: &u8) -> Value<'a> {
    Value::Text(format!("{major}.{minor}").into())
}

/// What a board says about itself; parts come one by one.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DeviceIdentity {
    /// The make.
    pub make: Option<String>,
    /// The serial number.
    pub serial: Option<String>,
    /// The version, both numbers as sent.
    pub version: Option<(u8, u8)>,
}

/// A battery.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Battery {
    /// Charge left, per cent.
    pub percent: u8,
    /// Whether it is being charged.
    pub charging: bool,
}

/// The state of the line to a device.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "device-link")]
pub enum LinkState {
    /// Opened, the first questions are asked.
    Opening,
    /// Answers come.
    Connected,
    /// Nothing has come for longer than it should.
    Silent,
    /// The cable is out or the other side has gone; it is being tried again.
    Lost {
        /// What has become of it.
        reason: LineFault,
    },
    /// The supervisor was told to let go.
    Closed,
}

/// A result shown on the board by pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "observation-result")]
pub enum ResultSignal {
    /// White has won.
    #[message(id = "observation-result-white")]
    WhiteWins,
    /// Black has won.
    #[message(id = "observation-result-black")]
    BlackWins,
    /// The game is drawn.
    Draw,
}
