//! What has happened at a board, in the past tense. Events are journalled: their serde tags are a
//! promise to every file that exists, so a variant is never renamed, only joined by another.

use jadoube_message::{Argument, Message, Value, clauses, count};
use serde::{Deserialize, Serialize};

use crate::clock::control::TimeControl;
use crate::clock::correction::Correction;
use crate::clock::dual::ClockSnapshot as ClockStanding;
use crate::game::counter::{Counter, Counts};
use crate::game::gap::Gap;
use crate::game::outcome::Outcome;
use crate::game::sheets::{Mark, Origin, RecordingMethod};
use crate::game::status::{Offer, PlyMark, Status};
use crate::game::touch_duty::{Obligation, TouchDuty};
use crate::ids::IncidentNo;
use crate::recognition::evidence::{StartFault, Touch};
use crate::sensing::{ClockMapping, Orientation, PlayerClocks, ResultSignal};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Position, Uci, Variant};
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::scoresheet::sheet::Cell;
use jadoube_chess::side::{BySide, Side};

/// The reason for what follows from an act that was undone in the event: that a game goes on whose result
/// it was, that a session is not planned. A sign that is the same in every language.
pub const UNDONE: &str = "↶";

/// The reason as it is told, or the key of its own words where an act was undone.
#[must_use]
pub fn undone_or(reason: &str) -> Value<'_> {
    Value::Text(if reason == UNDONE { "undone" } else { reason }.into())
}

/// A player as the pairing list has them.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Player {
    /// The name as PGN writes it: `Surname, First name`.
    pub name: String,
    /// The title, `GM`, or nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The federation, `MKD`, or nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The rating, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
}

/// What a game begins from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(
    id = "event-set-up",
    with(white = white_name(players), black = black_name(players)),
    skip(players, fen, control, timing, imported)
)]
pub struct Setup {
    /// The players.
    pub players: BySide<Player>,
    /// The round, from 1.
    pub round: u16,
    /// Chess or Chess960.
    pub form: Variant,
    /// The start position as FEN.
    pub fen: String,
    /// The time control.
    pub control: TimeControl,
    /// Who keeps the time.
    pub timing: Timing,
    /// What its file says of it, of a game that was imported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imported: Option<Box<SourceTags>>,
}

impl Setup {
    /// A game of the first round from the usual start, whose players nobody has named, on the program's
    /// clock.
    #[must_use]
    pub fn new(control: TimeControl) -> Self {
        let start = Position::start();
        Self {
            players: BySide::default(),
            round: 1,
            form: start.form(),
            fen: start.fen(),
            control,
            timing: Timing::Desk,
            imported: None,
        }
    }

    /// The time control, unless nobody knows it: that of an imported game of which its file says none
    /// is only a stopgap.
    #[must_use]
    pub fn known_control(&self) -> Option<&TimeControl> {
        let known = self.imported.as_ref().is_none_or(|source| source.control == ControlTag::Read);
        known.then_some(&self.control)
    }
}

/// What the file of an imported game says of the game and its event, word for word. What it does not
/// say is not known, whatever the competition into which it came is called.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SourceTags {
    /// The event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// The place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,
    /// The date.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// The round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<String>,
    /// The time control.
    #[serde(default)]
    pub control: ControlTag,
    /// Other tags of the event, its teams and players, each with its name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<(String, String)>,
    /// The words with which it goes on behind the last move that was read; none where all was read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unread: Option<String>,
}

/// What the file of an imported game says of the time control.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ControlTag {
    /// It says nothing of it.
    #[default]
    Absent,
    /// That of the game.
    Read,
    /// Something that is not understood.
    Unread(String),
}

fn white_name(players: &BySide<Player>) -> Value<'_> {
    players.white.name.value()
}

fn black_name(players: &BySide<Player>) -> Value<'_> {
    players.black.name.value()
}

/// Who keeps the time of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// The program's own clock.
    Desk,
    /// A clock on the table, which the program mirrors.
    Device,
}

/// Where a move came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "event-move")]
pub enum Source {
    /// The electronic board.
    Board,
    /// The arbiter, with the mouse or the keyboard.
    Arbiter,
    /// A file.
    Import,
    /// Searched for, where reports of the electronic board were lost: the only moves that lead to
    /// what stands there. Nobody saw when they were made.
    Found,
    /// The memory of the electronic board, in a game that is played by the program's clock: it was made while
    /// the board could not report it, and that clock says nothing of when.
    Kept,
}

impl Source {
    /// Whether nobody saw when the move was made, though it was made here.
    #[must_use]
    pub const fn is_unseen(self) -> bool {
        matches!(self, Self::Found | Self::Kept)
    }
}

/// Something seen that is evidence, not yet a fact of the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(tag = "seen", rename_all = "kebab-case")]
#[message(prefix = "observation")]
pub enum Observation {
    /// Pieces were handled while the position after `ply` plies stood, in this order.
    Touched {
        /// The plies played before.
        #[message(name = "place")]
        ply: Ply,
        /// What was touched, in order.
        #[message(with = clauses)]
        touches: Vec<Touch>,
    },
    /// A position stands on the board that no legal move leads to.
    IllegalPosition {
        /// The plies played before.
        #[message(name = "place")]
        ply: Ply,
        /// What stands there.
        #[message(skip)]
        placement: Placement,
        /// The move as it was made, where it is that plain: from and to.
        made: Option<(Square, Square)>,
        /// Who made it.
        #[message(name = "side")]
        by: Side,
        /// Whether the clock was pressed with it: only then it is completed (Art. 7.5.1).
        completed: bool,
    },
    /// The board and the game agree again.
    Agreed {
        /// The plies played.
        #[message(name = "place")]
        ply: Ply,
    },
    /// The clock was pressed but no move had been made.
    PressedWithoutMove {
        /// The plies played before.
        #[message(name = "place")]
        ply: Ply,
        /// Who pressed.
        #[message(name = "side")]
        by: Side,
    },
    /// The board was found lying this way round.
    #[message(transparent)]
    Orientation {
        /// Which way.
        orientation: Orientation,
    },
    /// The players showed a result with the kings or with special pieces.
    #[message(transparent)]
    ResultShown {
        /// The result that the kings show.
        signal: ResultSignal,
    },
    /// The start position does not stand as it should.
    #[message(transparent)]
    WrongStart {
        /// The difference from the start position.
        fault: StartFault,
    },
    /// When the end of the game was asked for, this move stood on the board, made and not completed
    /// by a press; or none does any more.
    Standing {
        /// The plies played before.
        #[message(name = "place")]
        ply: Ply,
        /// The move.
        #[message(name = "move", with = as_is)]
        uci: Option<Uci>,
    },
    /// The moves contradict the presses: the clock stands the other way round than it was taken to.
    ClockTurned {
        /// The times of the plies after this one were given to the wrong players until now.
        #[message(skip)]
        since: Ply,
        /// Whose the ends are.
        #[message(skip)]
        mapping: ClockMapping,
    },
    /// Moves were made that nobody reported, and what they were cannot be told: this position
    /// stands on the board.
    MovesMissing {
        /// The plies of the record.
        #[message(name = "place")]
        ply: Ply,
        /// The position, the player to move as far as is known.
        #[message(name = "position")]
        fen: String,
    },
    /// While moves are missing, play went on with this one.
    PlayedOn {
        /// The move.
        #[message(name = "move", with = Uci::as_is)]
        uci: Uci,
        /// The times then shown.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[message(skip)]
        times: Option<BySide<Millis>>,
    },
    /// While moves are missing, so many of those that were played on remain.
    WentBack {
        /// How many.
        #[message(name = "plies")]
        remain: u16,
    },
    /// By a decision the player owed another move than the one that was made.
    OwedNotPlayed {
        /// The plies played before.
        #[message(name = "place")]
        ply: Ply,
        /// The player who owed another move.
        #[message(name = "side")]
        by: Side,
        /// The pieces by whose touch it was owed.
        #[message(name = "squares")]
        touched: Vec<Square>,
        /// The move that was made.
        #[message(name = "move")]
        uci: Uci,
    },
}

fn as_is(uci: &Option<Uci>) -> Value<'_> {
    uci.as_ref().map_or(Value::NONE, Uci::as_is)
}

impl Observation {
    /// Whether it is about what was played, seen without an electronic board: it is told as soon as it
    /// is in the record.
    #[must_use]
    pub const fn is_of_play(&self) -> bool {
        matches!(self, Self::OwedNotPlayed { .. })
    }
}

/// What becomes of the moves that are missing between the record and what stands on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "event-missing")]
pub enum MissingAnswer {
    /// These they were.
    #[message(id = "event-missing-filled")]
    Moves(#[message(name = "moves", with = count)] Vec<Uci>),
    /// The record goes on with the position that stands there, and the gap is marked.
    Marked,
    /// None are missing: the record is right, and the board is to be set as it says.
    #[message(id = "event-missing-none")]
    NoneMissing,
}

/// How the seconds are counted that passed while the program was not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(keys)]
pub enum LostTime {
    /// The clock had stood still: nobody loses anything.
    NotCounted,
    /// The clock had gone on: all of it is lost by the player whose time it was.
    ToPlayerOnMove,
    /// Each player loses half.
    Halved,
    /// Each player loses so much, as the arbiter says.
    Counted {
        /// How much.
        times: BySide<Millis>,
    },
}

/// How lost time was counted, as a key: what each clock loses was not always journalled.
fn counted<'a>(how: &'a LostTime, taken: &Option<BySide<Millis>>) -> Value<'a> {
    match (how, taken) {
        (LostTime::ToPlayerOnMove, Some(_)) => Value::Text("went-on".into()),
        (how, _) => how.value(),
    }
}

fn white_lost(taken: &Option<BySide<Millis>>) -> Value<'_> {
    Value::Clock(taken.unwrap_or_default().white.0)
}

/// Seconds are rounded up; the parts are shown so that they are the whole.
fn black_lost<'a>(time: &Millis, taken: &Option<BySide<Millis>>) -> Value<'a> {
    let BySide { white, black } = taken.unwrap_or_default();
    let split = white + black == *time && black >= Millis::ZERO;
    let rest = Millis::from_secs(time.secs_ceil() - white.secs_ceil());
    Value::Clock(if split { rest.0 } else { black.0 })
}

/// The move that takes the place of one of the record: `12…d8h4`.
fn corrected<'a>(ply: &Ply, uci: &'a Uci) -> Value<'a> {
    Value::List(vec![Value::Sign(ply.0), uci.as_is()], "")
}

const fn cell(index: &u16) -> Value<'_> {
    Value::Cell(*index)
}

fn text_of(cell: &Cell) -> Value<'_> {
    cell.as_entered().value()
}

/// A half-move that stands in the record again, with all that was known of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RestoredMove {
    /// The move.
    pub uci: Uci,
    /// Where it came from.
    pub source: Source,
    /// When it was recorded first.
    pub at: Moment,
    /// Both remaining times when it was made, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<BySide<Millis>>,
    /// The time spent on it, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spent: Option<Millis>,
    /// Whether a draw was offered with it.
    #[serde(default)]
    pub draw_offered: bool,
    /// The move as it was first recorded, where it was corrected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corrected_from: Option<Uci>,
    /// Something particular about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<PlyMark>,
    /// The position after it, where it stands for moves that are missing and cannot be played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub found: Option<String>,
}

/// Where a game stands: all that a decision in an incident can change, as a value that is journalled
/// when the decision is undone. Against the record of that moment, so that only the moves that come
/// again are in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RestoredGame {
    /// The half-moves of the record that stay.
    pub kept: Ply,
    /// Those that come after them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub again: Vec<RestoredMove>,
    /// Whether it is played or has ended.
    pub status: Status,
    /// The open draw offer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Offer>,
    /// What is owed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owed: Option<TouchDuty>,
    /// Illegal moves counted against each player.
    pub illegal_moves: BySide<u8>,
    /// What else is counted.
    pub counts: Counts,
    /// When the flags fell.
    pub flags: BySide<Option<Moment>>,
    /// The clock.
    pub clock: ClockStanding,
    /// The times at which the present turn began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_since: Option<BySide<Millis>>,
}

facts!(crate::events);
