//! Results: at the board where it can show them, else entered by the arbiter.

use crate::competition::context::{BoardView, Boards};
use crate::competition::event::Event;
use crate::competition::refusal::Refusal;
use crate::competition::result::{BoardResult, PairingResult};
use crate::competition::round::{Bout, Round, Stage};
use crate::competition::state::Contest;
use crate::competition::step::{CommandResult, Step};
use jadoube_laws::ids::BoardNo;

/// Enters a result. What the board can show becomes its result there; one that contradicts what is
/// known, one of a round that is over, and one of a game in which moves are being made, needs a reason
/// and is kept beside what the board shows.
pub(in crate::competition) fn enter(
    contest: &Contest,
    (round, board): (u8, BoardNo),
    (result, reason): (PairingResult, &str),
    boards: &Boards,
) -> CommandResult {
    let stage = contest.known(round)?.stage;
    let bout = contest.bout(round, board).ok_or(Refusal::NoPairing { round, board })?;
    let difference = bout.difference(boards);
    if bout.result(boards) == Some(result) && difference.is_none() {
        return Ok(Vec::new());
    }
    let view = bout.view(boards);
    let shown = view.map(|view| view.result);
    if shown == Some(BoardResult::Adjourned) {
        return Err(Refusal::Adjourned(board, contest.handling().adjourned));
    }
    let is_open = matches!(shown, Some(BoardResult::Waiting | BoardResult::Playing));
    if let Some(view) = view.filter(|view| view.on_board && is_open && bout.typed().is_none()) {
        return at_board(contest, (round, board), (result, reason), view);
    }
    if shown == Some(BoardResult::Playing) && result.outcome(true).is_none() {
        return Err(Refusal::GameGoesOn(board));
    }
    let is_over = stage == Stage::Closed || round < contest.published();
    let is_known = bout.result(boards).is_some();
    // What the board shows has its reason there: a ruling, a game that was played.
    let is_accepted = difference.is_some_and(|found| found.shown == result);
    if reason.is_empty() && (is_over || is_known) && !is_accepted {
        return Err(Refusal::ReasonMissing(contest.handling().corrections));
    }
    let against = shown.and_then(BoardResult::ended).filter(|shown| *shown != result);
    let reason = reason.to_owned();
    Ok(vec![Step::Here(Event::ResultEntered { round, board, result, against, reason })])
}

/// A result becomes that of the game on the board. What the board cannot show, that a result is not
/// rated, is kept beside it, and so is the reason.
fn at_board(
    contest: &Contest,
    (round, board): (u8, BoardNo),
    (result, reason): (PairingResult, &str),
    view: BoardView,
) -> CommandResult {
    let shown = result.outcome(view.is_moved);
    let end = shown.or_else(|| result.rated().outcome(view.is_moved));
    let end = end.ok_or(Refusal::GameGoesOn(board))?;
    // The program sees the game and would see its end: another board may be meant.
    let goes_on = view.result == BoardResult::Playing && view.is_moved;
    if goes_on && reason.is_empty() {
        return Err(Refusal::ReasonMissing(contest.handling().corrections));
    }
    let mut steps = vec![Step::End(board, end)];
    if shown.is_none() || !reason.is_empty() {
        let against = shown.is_none().then_some(PairingResult::of(end));
        let reason = reason.to_owned();
        steps.push(Step::Here(Event::ResultEntered { round, board, result, against, reason }));
    }
    Ok(steps)
}

/// All results of a round are known, or come later because games are adjourned (C.04.2 3.1); and no
/// board shows another than the one that was entered.
pub(in crate::competition) fn complete(
    contest: &Contest,
    (no, round): (u8, &Round),
    boards: &Boards,
) -> Result<(), Refusal> {
    let open = round.bouts.iter();
    let open = open.filter(|bout| bout.result(boards).is_none() && !bout.is_adjourned(boards));
    let missing: Vec<BoardNo> = open.map(|bout| bout.pairing.board).collect();
    if !missing.is_empty() {
        return Err(Refusal::ResultsMissing { round: no, boards: missing });
    }
    let differ = round.bouts.iter().filter(|bout| bout.difference(boards).is_some());
    let differ: Vec<BoardNo> = differ.map(|bout| bout.pairing.board).collect();
    if !differ.is_empty() {
        return Err(Refusal::ResultsDiffer {
            round: no,
            boards: differ,
            article: contest.handling().corrections,
        });
    }
    Ok(())
}

/// No game was begun, and no result entered but that somebody was known not to come.
pub(in crate::competition) fn untouched(
    contest: &Contest,
    bout: &Bout,
    boards: &Boards,
) -> Result<(), Refusal> {
    let waits = bout.view(boards).is_none_or(|view| view.result == BoardResult::Waiting);
    let is_free = bout.typed().is_none() || bout.game.is_none();
    if waits && is_free {
        Ok(())
    } else {
        Err(Refusal::PlayBegan(bout.pairing.board, contest.handling().grounds.article))
    }
}
