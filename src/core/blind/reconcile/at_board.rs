//! What lies on the table of a game that is played.

use crate::blind::reconcile::ReconciliationInput;
use crate::blind::reconcile::times::Clocks;
use crate::blind::state::Blind;
use jadoube_chess::moment::Moment;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::game::state::Game;

/// The sheets, the record and the clocks of a game, and what is known of the two boards.
#[must_use]
pub fn table(game: &Game, blind: &Blind, at: Moment) -> ReconciliationInput {
    let board = |side: Side| blind.placement(game, side);
    let sheet = |side: Side| game.sheets.of(side).sheet();
    let record = game.plies.iter().zip(game.positions());
    ReconciliationInput {
        start: game.start.clone(),
        boards: BySide::new(board(Side::White), board(Side::Black)),
        sheets: BySide::new(sheet(Side::White), sheet(Side::Black)),
        record: record.map_while(|(ply, before)| before.read_uci(&ply.uci).ok()).collect(),
        measured: game.plies.iter().map(|ply| ply.times).collect(),
        clocks: Some(Clocks { left: game.times(at), control: game.setup.control.clone() }),
    }
}
