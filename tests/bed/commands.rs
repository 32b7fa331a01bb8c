//! What a station does at one of its boards: by chance a move, a correction of the clock, an incident, a
//! result, the beginning of an adjournment, or the decision between two records.

use std::collections::BTreeMap;
use std::path::Path;

use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::command::Command as AdjournmentCommand;
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::competition::command::Command as ContestCommand;
use jadoube_core::competition::result::PairingResult;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::command::{Command as StationsCommand, Stands};
use jadoube_core::stations::post::Post;
use jadoube_desk::library;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::Source;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::case::Case;

use crate::plan::Chance;

/// What is done, and what it is called in the line of a run.
pub(crate) type NamedCommand = (&'static str, Command);

/// The clock of a board is corrected, for a reason that is found again.
pub(crate) fn correction(board: u16, nth: usize) -> Command {
    let reason = format!("number {nth} of the bed");
    let correction = Correction::Add { side: Side::White, time: Millis(1) };
    let what = GameCommand::CorrectClock { correction, reason };
    Command::Game { board: BoardNo(board), what }
}

/// Something at a board. Moves and decisions are those that fit the station's own file.
pub(crate) fn at_board(chance: &mut Chance, file: &Path, board: u16, nth: usize) -> NamedCommand {
    match chance.next(20) {
        0..5 => moved(chance, file, board).map(|command| ("moves", command)),
        5..7 => Some(("incidents", incident(board, nth))),
        7 if chance.next(3) == 0 => Some(("adjournments", adjournment(board))),
        8 if chance.next(3) == 0 => Some(("results", result(chance, board))),
        9..11 => decision(chance, file, board).map(|command| ("two records settled", command)),
        _ => None,
    }
    .unwrap_or_else(|| ("corrections", correction(board, nth)))
}

fn hall(file: &Path) -> Option<Hall> {
    Some(library::read(file).ok()?.hall)
}

/// A legal move, where the game goes on.
fn moved(chance: &mut Chance, file: &Path, board: u16) -> Option<Command> {
    let hall = hall(file)?;
    let position = hall.game(BoardNo(board))?.position().clone();
    let moves = position.legal_moves();
    let chosen = moves.get(chance.next(moves.len()))?;
    let what = GameCommand::Play {
        uci: position.uci(*chosen),
        source: Source::Arbiter,
        times: None,
        spent: None,
        after: AfterMove::Leave,
    };
    Some(Command::Game { board: BoardNo(board), what })
}

/// An incident; no two are alike, so that a number which is given twice is found.
fn incident(board: u16, nth: usize) -> Command {
    let what = DisputeCommand::Open {
        board: Some(BoardNo(board)),
        case: Case::Other,
        caller: Caller::Arbiter,
        claim: format!("number {nth} of the bed"),
        clocks: Clocks::Leave,
    };
    Command::Dispute { what }
}

fn adjournment(board: u16) -> Command {
    let (board, why) = (BoardNo(board), AdjournmentReason::SessionEnd);
    let assistants = BySide::new(false, false);
    Command::Adjournment { what: AdjournmentCommand::Begin { board, why, assistants } }
}

/// The result of a board in the round that is played.
pub(crate) fn result(chance: &mut Chance, board: u16) -> Command {
    let results = [PairingResult::WhiteWins, PairingResult::Draw, PairingResult::BlackWins];
    let result = results[chance.next(results.len())];
    let (round, board, reason) = (None, BoardNo(board), String::new());
    Command::Contest { what: ContestCommand::EnterResult { round, board, result, reason } }
}

/// Of two records of a board that wait for an arbiter one is chosen.
fn decision(chance: &mut Chance, file: &Path, board: u16) -> Option<Command> {
    let hall = hall(file)?;
    let post = Post::Board(BoardNo(board));
    let open = hall.stations.open_differences().find(|one| one.post == post)?;
    let stands = if chance.next(2) == 0 { Stands::InForce } else { Stands::Aside };
    let (aside, reason, basis) = (open.epoch, "the bed".to_owned(), None);
    let what =
        StationsCommand::Settle { post, aside, stands, reason, basis, ahead: BTreeMap::new() };
    Some(Command::Stations { what })
}
