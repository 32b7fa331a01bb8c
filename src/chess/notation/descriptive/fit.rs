//! Which legal moves fit what a text can mean.

use shakmaty::{MoveList, Position as _};

use crate::board::piece::Kind;
use crate::board::position::Move;
use crate::board::square::Square;
use crate::notation::context::NotationContext;
use crate::notation::descriptive::names::{self, Naming, Wing};
use crate::notation::descriptive::pattern::{Action, Pattern};
use crate::notation::descriptive::text::{Check, Marks};
use crate::notation::reading::Remark;

/// The legal moves that fit one of the patterns, and what is written but not so. The men are
/// called by their origin, as the Laws do; by where they stand only if no move is called that, or
/// none that gives the check that is written.
pub(super) fn fitting(
    context: &NotationContext,
    patterns: &[Pattern],
    marks: Marks,
) -> (Vec<Move>, Vec<Remark>) {
    let (moves, mut remarks) = fitting_by(context, patterns, marks, Naming::Origin);
    if !patterns.iter().any(Pattern::names_a_wing) {
        return (moves, remarks);
    }
    let (others, others_remarks) = fitting_by(context, patterns, marks, Naming::Position);
    let better = others_remarks.len() < remarks.len();
    if moves.is_empty() || (better && !others.is_empty()) {
        return (others, others_remarks);
    }
    if others.iter().any(|m| !moves.contains(m)) {
        remarks.push(Remark::OtherByPosition);
    }
    (moves, remarks)
}

/// The moves that a text can mean if men may be called by their origin or by where they stand:
/// those by origin first.
pub(super) fn fitting_widely(
    context: &NotationContext,
    patterns: &[Pattern],
    marks: Marks,
) -> Vec<Move> {
    at_a_glance(context, patterns, marks).0
}

/// The moves that a text can mean, men called in either way, and whether they give the check that is
/// written.
pub(super) fn at_a_glance(
    context: &NotationContext,
    patterns: &[Pattern],
    marks: Marks,
) -> (Vec<Move>, bool) {
    let (mut moves, remarks) = fitting_by(context, patterns, marks, Naming::Origin);
    let mut checks = moves.is_empty() || remarks.is_empty();
    if patterns.iter().any(Pattern::names_a_wing) {
        let (others, remarks) = fitting_by(context, patterns, marks, Naming::Position);
        checks &= others.is_empty() || remarks.is_empty();
        moves.extend(others.iter().filter(|m| !moves.contains(m)).copied().collect::<Vec<_>>());
    }
    (moves, checks)
}

fn fitting_by(
    context: &NotationContext,
    patterns: &[Pattern],
    marks: Marks,
    naming: Naming,
) -> (Vec<Move>, Vec<Remark>) {
    let mut moves: Vec<Move> = Vec::with_capacity(2);
    let mut captures: Option<MoveList> = None;
    let mut all: Option<MoveList> = None;
    for literal in [true, false] {
        for pattern in patterns.iter().filter(|pattern| pattern.literal == literal) {
            let mut take = |candidates: &MoveList| {
                for m in candidates.iter().map(|m| Move(*m)) {
                    if can_be(pattern, context, m, naming) && !moves.contains(&m) {
                        moves.push(m);
                    }
                }
            };
            let chess = context.position().shakmaty();
            match pattern.act {
                Action::Goes(region) if region.size() <= 2 => {
                    for to in region.squares(context.position().turn()) {
                        take(&chess.san_candidates(pattern.kind.to_shakmaty(), to));
                    }
                }
                Action::Takes { kind: Some(kind), at, .. } if kind != Kind::Pawn => {
                    let them = chess.them() & chess.board().by_role(kind.to_shakmaty());
                    for to in them & at.squares(context.position().turn()) {
                        take(&chess.san_candidates(pattern.kind.to_shakmaty(), to));
                    }
                }
                Action::Takes { .. } => take(captures.get_or_insert_with(|| chess.capture_moves())),
                _ => take(all.get_or_insert_with(|| chess.legal_moves())),
            }
        }
        if !moves.is_empty() {
            break;
        }
    }
    // A promotion that does not say to what counts only where no text is complete.
    let complete = |m: &Move| {
        m.promotion().is_none() || patterns.iter().any(|pattern| pattern.promotion == m.promotion())
    };
    if moves.iter().any(complete) {
        moves.retain(complete);
    }
    if marks.en_passant {
        moves.retain(|m| m.is_en_passant());
    }
    let remarks = hold_to_check(context, &mut moves, marks.check);
    (moves, remarks)
}

impl Pattern {
    fn names_a_wing(&self) -> bool {
        self.wing.is_some() || matches!(self.act, Action::Takes { wing: Some(_), .. })
    }
}

fn can_be(pattern: &Pattern, context: &NotationContext, m: Move, naming: Naming) -> bool {
    let mover = context.position().turn();
    if let Action::Castles(wing) = pattern.act {
        let side = if m.is_castling_short() { Wing::King } else { Wing::Queen };
        return m.is_castling() && wing.is_none_or(|wing| wing == side);
    }
    let promotes = pattern.promotion.is_none() || pattern.promotion == m.promotion();
    pattern.kind == m.kind()
        && !m.is_castling()
        && promotes
        && pattern.from.holds(m.from(), mover)
        && match pattern.act {
            Action::Castles(_) => false,
            Action::Goes(to) => m.capture().is_none() && to.holds(m.to(), mover),
            Action::Takes { kind, wing, at } => m.capture().is_some_and(|(taken, square)| {
                kind.is_none_or(|kind| kind == taken)
                    && at.holds(square, mover)
                    && is_called(context, square, wing, naming)
            }),
        }
        && is_called(context, m.from(), pattern.wing, naming)
}

fn is_called(
    context: &NotationContext,
    square: Square,
    wing: Option<Wing>,
    naming: Naming,
) -> bool {
    wing.is_none() || names::wing(context, square, naming) == wing
}

/// A check that is written can tell moves apart; where none of them gives it, the moves stand and
/// the check is remarked upon.
fn hold_to_check(context: &NotationContext, moves: &mut Vec<Move>, check: Check) -> Vec<Remark> {
    if check == Check::Unsaid || moves.is_empty() {
        return Vec::new();
    }
    for wanted in [check, Check::Any] {
        let given: Vec<Move> =
            moves.iter().copied().filter(|m| gives_check(context, *m, wanted)).collect();
        if !given.is_empty() {
            *moves = given;
            let remark = (check == Check::Mate && wanted != check).then_some(Remark::NotMate);
            return remark.into_iter().collect();
        }
    }
    vec![if check == Check::Mate { Remark::NotMate } else { Remark::NotCheck }]
}

fn gives_check(context: &NotationContext, m: Move, check: Check) -> bool {
    let mut after = context.position().clone();
    after.play(m);
    let checkers = after.shakmaty().checkers();
    match check {
        Check::Unsaid => true,
        Check::Any => checkers.any(),
        Check::Discovered => {
            checkers.into_iter().any(|square| Square::from_shakmaty(square) != m.to())
        }
        Check::Double => checkers.more_than_one(),
        Check::Mate => after.is_checkmate(),
    }
}
