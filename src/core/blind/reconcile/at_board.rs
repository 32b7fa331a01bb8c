//! What lies on the table of a game that is played.

use crate::blind::present_move;
use crate::blind::reconcile::times::Clocks;
use crate::blind::reconcile::{ReconciliationInput, RecordKind, reconcile};
use crate::blind::state::{Blind, NoticeRecord};
use jadoube_chess::board::position::Move;
use jadoube_chess::moment::Moment;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::game::state::Game;
use jadoube_laws::rulings::case::Case;

/// The sheets, the record and the clocks of a game, and what is known of the two boards.
#[must_use]
pub fn table(game: &Game, blind: &Blind, at: Moment) -> ReconciliationInput {
    let board = |side: Side| blind.placement(game, side);
    let sheet = |side: Side| game.sheets.of(side).sheet();
    let record = game.plies.iter().zip(game.positions());
    let mut record: Vec<Move> =
        record.map_while(|(ply, before)| before.read_uci(&ply.uci).ok()).collect();
    let sheets = BySide::new(sheet(Side::White), sheet(Side::Black));
    let mut recorded = RecordKind::Witness;
    let mut pending = pending_move(game, blind);
    if Side::BOTH.iter().all(|side| sheets.of(*side).cells().is_empty()) {
        recorded = if pending.is_some() { RecordKind::Pending } else { RecordKind::Announced };
        record.extend(pending.take());
    } else if !blind.cycle(game.ply()).is_some_and(present_move::is_repeated) {
        // Against what is written an announcement counts only as it was repeated.
        pending = None;
    }
    ReconciliationInput {
        start: game.start.clone(),
        boards: BySide::new(board(Side::White), board(Side::Black)),
        sheets,
        record,
        pending,
        measured: game.plies.iter().map(|ply| ply.times).collect(),
        clocks: Some(Clocks { left: game.times(at), control: game.setup.control.clone() }),
        recorded,
    }
}

/// The case of what was noticed, with what the scores tell where the boards differ and both are entered.
#[must_use]
pub fn case_of(game: &Game, blind: &Blind, noticed: &NoticeRecord) -> Option<Case> {
    let case = noticed.what.case(&blind.arrangement, noticed.ply)?;
    let Case::BoardsDiffer(mut facts) = case else { return Some(case) };
    facts.by = facts.by.or_else(|| executed_wrongly(game, blind));
    let table = table(game, blind, noticed.at);
    // What was not entered agrees with nothing.
    if table.kept() != BySide::new(true, true) {
        return Some(Case::BoardsDiffer(facts));
    }
    let found = reconcile(&table);
    Some(Case::BoardsDiffer(found.by_scores(&facts)))
}

/// The player on whose board a move was noticed to be executed wrongly and stands so still; nobody, where that is so
/// of both or of none.
fn executed_wrongly(game: &Game, blind: &Blind) -> Option<Side> {
    let before = game.ply().0.saturating_sub(1);
    let is_wrong = |side: Side| {
        let has_stood = blind.known(game, blind.arrangement.board(side)).is_wrong();
        let mut noticed = blind.noticed.iter().filter(|one| one.what.wrong_board() == Some(side));
        let is_noticed = noticed.any(|one| has_stood || one.ply.0 >= before);
        is_noticed && blind.placement(game, side) != present_move::expected(blind, game, side)
    };
    match Side::BOTH.map(is_wrong) {
        [true, false] => Some(Side::White),
        [false, true] => Some(Side::Black),
        _ => None,
    }
}

/// The move that was announced, or that the arbiter said stands, and is executed on a board, but not
/// completed yet.
fn pending_move(game: &Game, blind: &Blind) -> Option<Move> {
    let cycle = blind.cycle(game.ply())?;
    let is_executed = Side::BOTH.iter().any(|side| cycle.executed.of(*side).is_some());
    present_move::announced(cycle, game).filter(|_| is_executed)
}
