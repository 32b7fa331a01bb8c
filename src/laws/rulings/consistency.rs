//! What a case says that cannot be, though every word of it can be read: a piece where none stands,
//! a sealed move of a player who is not on move, 12 of 11 games. A ruling on it would mislead.

use crate::rulings::case::Case;
use crate::rulings::claims::facts::IntendedTold;
use crate::rulings::fault::{Contradiction, Fault};
use crate::rulings::illegal::facts::IllegalMove;
use crate::rulings::moves::facts::{MoveStage, UnfinishedMove};
use crate::rulings::positions::GamePositions;
use crate::rulings::sealed::facts::SealingMatter;
use crate::rulings::touch::facts::CastlingByHand;
use jadoube_chess::board::piece::Kind as PieceKind;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

type Sense = Result<(), Fault>;

/// Looks for what cannot be.
///
/// # Errors
/// A [`Fault`] for the first such thing.
pub fn check(case: &Case, line: &GamePositions<'_>) -> Sense {
    places(case, line)?;
    numbers(case)?;
    match case {
        Case::TouchedPiece(facts) => {
            let position = if facts.opponents_time { line.now() } else { line.before(facts.by) };
            facts.touched.iter().try_for_each(|at| something("touched", position, *at))
        }
        Case::CastlingByHand(facts) => castling(facts, line),
        Case::PromotionChoice(facts) => pawn(line, facts.by),
        Case::InvertedRook(facts) => {
            let mut all = (0..=line.plies().0).filter_map(|ply| line.at(Ply(ply)));
            let found = all.any(|position| has_pawn(position, facts.by));
            ensure(found, "by", Contradiction::NoPawn { side: facts.by })
        }
        Case::UnfinishedMove(facts) => unfinished(facts, line),
        Case::LastMove(facts) => legal("uci", line, facts.by, Some(&facts.uci)),
        Case::IllegalMove(facts) => illegal(facts, line),
        Case::Repetition(facts) => {
            intended(facts.told, [&facts.intended, &facts.changed_to])?;
            touched(line, facts.touched)
        }
        Case::FiftyMoves(facts) => {
            intended(facts.told, [&facts.intended, &facts.changed_to])?;
            touched(line, facts.touched)
        }
        Case::FlagFall(facts) => {
            ensure(facts.both || facts.first.is_none(), "first", Contradiction::NotTwo)
        }
        Case::Sealing(facts) if facts.matter == SealingMatter::OnBoard => {
            legal("uci", line, facts.by, facts.uci.as_ref())
        }
        Case::SealedMove(facts) => on_move("sealer", line, facts.sealer),
        Case::LostEnvelope(facts) if !facts.reply => {
            on_move("sealer", line, facts.sealer)?;
            legal("uci", line, facts.sealer, facts.uci.as_ref())
        }
        _ => Ok(()),
    }
}

fn ensure(sense: bool, part: &str, otherwise: Contradiction) -> Sense {
    if sense { Ok(()) } else { Err(Fault::nonsense(part, otherwise)) }
}

/// Places in the game are places of the game.
fn places(case: &Case, line: &GamePositions<'_>) -> Sense {
    let of = line.plies();
    let mut told: Vec<(&str, Option<Ply>)> = Vec::new();
    match case {
        Case::IllegalMove(facts) => {
            told.extend([("ply", facts.ply), ("last_known", facts.last_known)]);
        }
        Case::Repetition(facts) => told.push(("stood", facts.stood)),
        Case::RefusedClaim(facts) => told.push(("stood", facts.stood)),
        Case::Displaced(facts) => told.push(("last_known", facts.last_known)),
        Case::ResumedWrong(facts) => told.push(("adjourned", facts.adjourned)),
        Case::BoardsDiffer(facts) => told.push(("ply", Some(facts.ply))),
        _ => {}
    }
    let beyond = told.into_iter().find_map(|(part, ply)| Some((part, ply.filter(|p| *p > of)?)));
    match beyond {
        Some((part, ply)) => Err(Fault::nonsense(part, Contradiction::BeyondRecord { ply, of })),
        None => Ok(()),
    }
}

/// A part is no more than the whole.
fn numbers(case: &Case) -> Sense {
    let (part, told, most) = match case {
        Case::Withdrawal(facts) => ("played", facts.played, facts.total),
        Case::TimesAfterIrregularity(facts) => {
            ("before", facts.before, facts.played.unwrap_or(u16::MAX))
        }
        _ => return Ok(()),
    };
    ensure(told <= most, part, Contradiction::TooMany { told, most })
}

fn something(part: &str, position: &Position, square: Square) -> Sense {
    ensure(position.piece_at(square).is_some(), part, Contradiction::NothingThere { square })
}

fn theirs(part: &str, position: &Position, square: Square, side: Side) -> Sense {
    let own = position.piece_at(square).is_some_and(|piece| piece.side == side);
    ensure(own, part, Contradiction::NotTheirs { square, side })
}

fn touched(line: &GamePositions<'_>, square: Option<Square>) -> Sense {
    square.map_or(Ok(()), |square| something("touched", line.now(), square))
}

/// Who claims the position on the board claims it with no move.
fn intended(told: IntendedTold, moves: [&Option<Uci>; 2]) -> Sense {
    let none = told != IntendedTold::Standing || moves.into_iter().all(Option::is_none);
    ensure(none, "intended", Contradiction::MoveAndNone)
}

fn on_move(part: &str, line: &GamePositions<'_>, side: Side) -> Sense {
    ensure(line.now().turn() == side, part, Contradiction::NotOnMove { side })
}

/// A move that was or will be played.
fn legal(part: &str, line: &GamePositions<'_>, side: Side, uci: Option<&Uci>) -> Sense {
    let Some(uci) = uci else { return Ok(()) };
    let is_legal = line.now().turn() == side && line.now().read_uci(uci).is_ok();
    ensure(is_legal, part, Contradiction::NotLegal { text: uci.to_string(), side })
}

/// The rook of a castling stands in the king's rank, now or before the last move.
fn castling(facts: &CastlingByHand, line: &GamePositions<'_>) -> Sense {
    let (side, square) = (facts.by, facts.rook);
    let before = line.before(side);
    let rook = before.piece_at(square);
    let fits = rook.is_some_and(|piece| piece.side == side && piece.kind == PieceKind::Rook)
        && before.king(side).is_some_and(|king| king.rank() == square.rank());
    ensure(fits, "rook", Contradiction::NoCastlingRook { square, side })
}

fn pawn(line: &GamePositions<'_>, side: Side) -> Sense {
    let found = has_pawn(line.before(side), side) || has_pawn(line.now(), side);
    ensure(found, "by", Contradiction::NoPawn { side })
}

/// Whether a player has a pawn that the next move can promote, or one on the last rank.
fn has_pawn(position: &Position, side: Side) -> bool {
    let near_end = |square: Square| match side {
        Side::White => square.rank() >= 6,
        Side::Black => square.rank() <= 1,
    };
    position.placement().pieces().any(|(square, piece)| {
        piece.side == side && piece.kind == PieceKind::Pawn && near_end(square)
    })
}

const fn last_rank(side: Side) -> u8 {
    match side {
        Side::White => 7,
        Side::Black => 0,
    }
}

fn unfinished(facts: &UnfinishedMove, line: &GamePositions<'_>) -> Sense {
    let (before, side) = (line.before(facts.by), facts.by);
    ensure(before.turn() == side, "by", Contradiction::NotOnMove { side })?;
    theirs("from", before, facts.from, side)?;
    ensure(facts.from != facts.to, "to", Contradiction::SameSquare { square: facts.to })?;
    let kind = before.piece_at(facts.from).map(|piece| piece.kind);
    match facts.stage {
        MoveStage::InHand | MoveStage::Released => Ok(()),
        MoveStage::KingReleased => {
            ensure(kind == Some(PieceKind::King), "stage", Contradiction::NoCastling)
        }
        MoveStage::PawnReleased | MoveStage::PawnLeft | MoveStage::PieceAfterPress => {
            let promotes = kind == Some(PieceKind::Pawn) && facts.to.rank() == last_rank(side);
            ensure(promotes, "stage", Contradiction::NoPawn { side })
        }
        MoveStage::CaptureLeft => {
            let enemy = before.piece_at(facts.to).is_some_and(|piece| piece.side != side);
            let passing = kind == Some(PieceKind::Pawn) && facts.from.file() != facts.to.file();
            ensure(enemy || passing, "stage", Contradiction::NothingTaken { square: facts.to })
        }
    }
}

fn illegal(facts: &IllegalMove, line: &GamePositions<'_>) -> Sense {
    let ply = facts.ply.unwrap_or_else(|| line.turn_of(facts.by));
    let Some(before) = line.at(ply) else { return Ok(()) };
    // Without a place told it is the player's last turn; who has had none was never on move.
    let part = if facts.ply.is_some() { "ply" } else { "by" };
    ensure(before.turn() == facts.by, part, Contradiction::NotOnMove { side: facts.by })?;
    match facts.made {
        Some((from, to)) => {
            theirs("made", before, from, facts.by)?;
            ensure(from != to, "made", Contradiction::SameSquare { square: to })
        }
        None => Ok(()),
    }
}
