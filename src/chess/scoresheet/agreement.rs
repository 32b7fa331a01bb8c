//! What rests on both sheets alone: two players who copy from each other, or look at the same
//! board, write the same slip. Where one slip made alike on both would leave another legal game to
//! the same end, the sheets settle it only because both say so.

use shakmaty::Position as _;

use crate::board::position::{Move, Position};
use crate::board::square::Square;
use crate::scoresheet::align::Track;
use crate::scoresheet::error_model::{Need, Shape};
use crate::scoresheet::fit::{Entry, Fit};
use crate::scoresheet::goal::Goal;
use crate::scoresheet::shared_squares::SharedSquares;
use crate::scoresheet::sheet::Sheet;
use crate::scoresheet::slips;
use crate::side::{BySide, Side};

/// A half-move that is so because both sheets say so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Agreement {
    /// Which one, counted from 0.
    pub ply: usize,
    /// What may have been played instead, if both players wrote it down wrongly in the same way.
    pub other: Move,
}

/// Half-moves of other games that are looked at.
const STEPS: usize = 60_000;

/// For each half-move the first other move, if there is one, that one slip made alike on both sheets
/// would make of what is written, with all later moves as they are and the same end.
pub(super) fn agreements(
    game: &Fit,
    start: &Position,
    sheets: &BySide<Sheet>,
    tracks: &BySide<Track>,
    goal: Option<&Goal>,
) -> Vec<Agreement> {
    let mut found = Vec::new();
    let mut steps = 0;
    let mut position = start.clone();
    for (ply, (played, entry)) in game.moves.iter().zip(&game.entries).enumerate() {
        let rest = game.moves.get(ply + 1..).unwrap_or_default();
        let legal = position.legal_moves();
        let shared_squares = SharedSquares::of(&legal);
        let alike = |other: &Move| {
            let need = shared_squares.need(*other);
            let one_slip = |side| slips_of(entry, sheets, tracks, side, &position, *other, need);
            one_slip(Side::White) && one_slip(Side::Black)
        };
        // What was not looked at is not certain either.
        let leads_on = |other: &Move, steps: &mut usize| {
            *steps > STEPS || leads_on(&position, (*played, *other), rest, goal, steps)
        };
        let others = legal.iter().filter(|other| *other != played && told(entry, sheets));
        let mut others = others.filter(|other| alike(other));
        if let Some(other) = others.find(|other| leads_on(other, &mut steps)) {
            found.push(Agreement { ply, other: *other });
        }
        position = position.after(*played);
    }
    found
}

/// Whether both sheets have words for a half-move, without a slip of substance.
fn told(entry: &BySide<Entry>, sheets: &BySide<Sheet>) -> bool {
    Side::BOTH.into_iter().all(|side| {
        let Entry { cell, slips } = entry.of(side);
        let cell = cell.and_then(|cell| sheets.of(side).cell(cell));
        cell.is_some_and(|cell| cell.text().is_some())
            && !slips.iter().any(|slip| slip.is_of_substance())
    })
}

/// Whether what a sheet says is one slip away from another move.
fn slips_of(
    entry: &BySide<Entry>,
    sheets: &BySide<Sheet>,
    tracks: &BySide<Track>,
    side: Side,
    position: &Position,
    other: Move,
    need: Need,
) -> bool {
    let cell = entry.of(side).cell;
    let evidence = cell
        .and_then(|cell| u16::try_from(cell).ok())
        .and_then(|cell| tracks.of(side).evidence(cell));
    let text = cell.and_then(|cell| sheets.of(side).cell(cell));
    let (Some(evidence), Some(text)) = (evidence, text) else { return false };
    let Some(written) = evidence.written() else { return false };
    let shape = Shape::of(other, position.turn());
    let found = slips::of_text(text, evidence, &shape, need, written.check);
    let of_substance = |slip: &&slips::Slip| slip.is_of_substance();
    found.iter().filter(of_substance).count() == 1 && !found.contains(&slips::Slip::OtherMove)
}

/// Whether the later moves are legal after another move as well, and come to the same end. The man
/// that went elsewhere may make its next move from there.
fn leads_on(
    position: &Position,
    (played, other): (Move, Move),
    rest: &[Move],
    goal: Option<&Goal>,
    steps: &mut usize,
) -> bool {
    let mut at = position.after(other);
    // Where the man should stand, and where it stands.
    let mut astray = (played.kind() == other.kind()).then_some((played.to(), other.to()));
    for wanted in rest {
        *steps += 1;
        let from = match astray {
            Some((should, stands)) if should == wanted.from() => stands,
            _ => wanted.from(),
        };
        let Some(m) = same_move(&at, *wanted, from) else { return false };
        if from != wanted.from() {
            astray = None;
        }
        at = at.after(m);
    }
    goal.is_none_or(|goal| goal.is(at.shakmaty()))
}

/// The move by the man on a square that is written like another one.
fn same_move(position: &Position, wanted: Move, from: Square) -> Option<Move> {
    let chess = position.shakmaty();
    let same = |m: &Move| {
        m.from() == from
            && m.to() == wanted.to()
            && m.promotion() == wanted.promotion()
            && m.is_castling() == wanted.is_castling()
            && m.capture().is_some() == wanted.capture().is_some()
    };
    if wanted.is_castling() {
        return position.legal_moves().into_iter().find(same);
    }
    let to = wanted.to().to_shakmaty();
    chess.san_candidates(wanted.kind().to_shakmaty(), to).into_iter().map(Move).find(same)
}
