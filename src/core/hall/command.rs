//! All that can be asked of a competition.

use serde::{Deserialize, Serialize};

use crate::adjournment::command::Command as AdjournmentCommand;
use crate::blind::command::Command as BlindCommand;
use crate::competition::command::Command as ContestCommand;
use crate::disputes::command::Command as DisputeCommand;
use crate::evidence::record::Command as EvidenceCommand;
use crate::hall::all_clocks::AllClocks;
use crate::hall::competition::{Assignment, Competition};
use crate::hall::parts::{AsideRecord, Parts};
use crate::hall::timing::TimeNote;
use crate::stations::command::Command as StationsCommand;
use crate::stations::post::Basis;
use crate::stations::post::Epoch;
use jadoube_chess::side::Side;
use jadoube_laws::appeals::provisions::Provisions;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Setup;
use jadoube_laws::game::gap::Gap;
use jadoube_laws::ids::{BoardNo, CommandKey, GameNo};

/// A request to the competition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "to", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Command {
    /// Found the competition; once per file.
    Found {
        /// What it is.
        competition: Competition,
    },
    /// Correct something about it.
    ChangeCompetition {
        /// What it shall be.
        competition: Competition,
        /// Why; may not be empty.
        reason: String,
    },
    /// Fix how appeals are handled: the regulations, the fee, the deadline, the committee.
    ProvideForAppeals {
        /// What shall hold.
        provisions: Provisions,
    },
    /// Set up a game on a board that is free.
    SetUpGame {
        board: BoardNo,
        /// What it begins from.
        setup: Setup,
    },
    /// Ask something of a game.
    Game {
        /// On which board.
        board: BoardNo,
        what: GameCommand,
    },
    /// Start or stop the clocks of all boards at once.
    Clocks {
        /// What is done with them.
        what: AllClocks,
        /// The games that are meant; all that can take part, if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        games: Option<Vec<GameNo>>,
    },
    /// Ask something of the dispute log.
    Dispute { what: DisputeCommand },
    /// Ask something of the blind match at a board.
    Blind { board: BoardNo, what: BlindCommand },
    /// Ask something about adjourned games.
    Adjournment { what: AdjournmentCommand },
    /// Give an electronic board to a table, or take it away.
    AssignDevice {
        /// The table.
        board: BoardNo,
        /// The device, or none.
        device: Option<Assignment>,
    },
    /// Give an electronic board to one player of a blind match with two boards, or take it away.
    AssignOwnBoard {
        /// The table.
        board: BoardNo,
        /// Whose board.
        side: Side,
        /// The device, or none.
        device: Option<Assignment>,
    },
    /// Ask something of the event: its players, rounds and results.
    Contest { what: ContestCommand },
    /// Say by whom the record is signed.
    Evidence { what: EvidenceCommand },
    /// The program is back after a time in which it saw no clock.
    Recover {
        /// That time.
        gap: Gap,
    },
    /// Note something about time itself.
    NoteTime { what: TimeNote },
    /// Ask something about the stations that keep the event.
    Stations { what: StationsCommand },
    /// Settle two records of a board part by part.
    SettleInParts {
        board: BoardNo,
        /// The term whose record was put aside.
        aside: Epoch,
        /// What stands.
        parts: Parts,
        /// Why; may not be empty.
        reason: String,
        /// What was looked at; refused where something was recorded since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        basis: Option<Basis>,
        /// The record that was put aside, as the entries tell it: the desk fills it in.
        #[serde(skip)]
        record: Option<Box<AsideRecord>>,
    },
    /// Ask the station that alone may record it to do something.
    Propose {
        /// By which it is answered, and carried out once.
        key: CommandKey,
        /// The command that it is asked to carry out.
        command: Box<Self>,
    },
    /// Do what another station has asked for.
    CarryOut { key: CommandKey },
    /// Turn down what another station has asked for.
    TurnDown {
        key: CommandKey,
        /// The reason that is given.
        reason: String,
    },
}
