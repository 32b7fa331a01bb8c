//! Results: at the board where it can show them, else entered by the arbiter.

use crate::competition::context::Boards;
use crate::competition::event::Event;
use crate::competition::refusal::Refusal;
use crate::competition::result::{BoardResult, PairingResult};
use crate::competition::round::{Round, Stage};
use crate::competition::state::Contest;
use crate::competition::step::{Decided, Step};
use jadoube_laws::ids::BoardNo;

/// Enters a result. What the board can show becomes its result there; one that contradicts what is
/// known, and one of a round that is over, needs a reason and is kept beside what the board shows.
pub(in crate::competition) fn enter(
    contest: &Contest,
    (round, board): (u8, BoardNo),
    (result, reason): (PairingResult, &str),
    boards: &Boards,
) -> Decided {
    let stage = contest.known(round)?.stage;
    let bout = contest.bout(round, board).ok_or(Refusal::NoPairing { round, board })?;
    if bout.result(boards) == Some(result) {
        return Ok(Vec::new());
    }
    let view = bout.view(boards);
    let shown = view.map(|view| view.result);
    match shown {
        Some(BoardResult::Adjourned) => return Err(Refusal::Adjourned(board)),
        Some(BoardResult::Playing) if result.outcome().is_none() => {
            return Err(Refusal::GameGoesOn(board));
        }
        _ => {}
    }
    let on_board = view.is_some_and(|view| view.on_board);
    let is_open = matches!(shown, Some(BoardResult::Waiting | BoardResult::Playing));
    match result.outcome() {
        Some(outcome) if on_board && is_open && bout.typed().is_none() => {
            return Ok(vec![Step::End(board, outcome)]);
        }
        _ => {}
    }
    let is_over = stage == Stage::Closed || round < contest.published();
    let is_known = bout.result(boards).is_some();
    if reason.is_empty() && (is_over || is_known) {
        return Err(Refusal::ReasonMissing);
    }
    let against = shown.and_then(BoardResult::ended).filter(|shown| *shown != result);
    let reason = reason.to_owned();
    Ok(vec![Step::Here(Event::ResultEntered { round, board, result, against, reason })])
}

/// All results of a round are known, or come later because games are adjourned (C.04.2 3.1).
pub(in crate::competition) fn complete(
    no: u8,
    round: &Round,
    boards: &Boards,
) -> Result<(), Refusal> {
    let open = round.bouts.iter();
    let open = open.filter(|bout| bout.result(boards).is_none() && !bout.is_adjourned(boards));
    let missing: Vec<BoardNo> = open.map(|bout| bout.pairing.board).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(Refusal::ResultsMissing { round: no, boards: missing })
}
