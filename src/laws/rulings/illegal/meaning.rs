//! What was done on the board: a legal move after all, a promotion left half done, nothing, or an
//! illegal move. What follows from it is not here.

use crate::rulings::illegal::facts::IllegalMove;
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Move, Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;

/// What was done.
pub(super) enum Meaning {
    /// A legal move.
    Legal(Move),
    /// A pawn was left on the last rank; the move with a queen.
    Unpromoted(Uci),
    /// Nothing was moved.
    NotMoved,
    /// An illegal move.
    Illegal,
}

/// What was done from this position, as far as the facts tell.
pub(super) fn meaning(before: &Position, facts: &IllegalMove) -> Meaning {
    if before.turn() != facts.by {
        return Meaning::Illegal;
    }
    let legal = before.legal_moves();
    let Some(standing) = facts.standing else {
        let Some((from, to)) = facts.made else { return Meaning::Illegal };
        return match legal.into_iter().find(|m| m.from() == from && m.to() == to) {
            Some(m) if m.promotion().is_some() => Meaning::Unpromoted(queening(before, m)),
            Some(m) => Meaning::Legal(m),
            None => Meaning::Illegal,
        };
    };
    if standing == before.placement() {
        return Meaning::NotMoved;
    }
    for m in legal {
        let mut after = before.after(m).placement();
        if after == standing {
            return Meaning::Legal(m);
        }
        if m.promotion() == Some(Kind::Queen) {
            after.set(m.to(), Some(Piece::new(facts.by, Kind::Pawn)));
            if after == standing {
                return Meaning::Unpromoted(before.uci(m));
            }
        }
    }
    Meaning::Illegal
}

fn queening(before: &Position, like: Move) -> Uci {
    let queen = before.legal_moves().into_iter().find(|m| {
        m.from() == like.from() && m.to() == like.to() && m.promotion() == Some(Kind::Queen)
    });
    before.uci(queen.unwrap_or(like))
}

/// All promotions of the pawn that this one promotes, to the same square.
pub(super) fn promotions(before: &Position, queen: &Uci) -> Option<(Square, Vec<Uci>)> {
    let meant = before.read_uci(queen).ok()?;
    let same = |m: &Move| m.from() == meant.from() && m.to() == meant.to();
    let all = before.legal_moves().into_iter().filter(same).map(|m| before.uci(m)).collect();
    Some((meant.from(), all))
}

/// From where to where a piece was moved: as told, or as what stands on the board tells, if one
/// piece alone has left its square for another.
pub(super) fn made(before: &Position, facts: &IllegalMove) -> Option<(Square, Square)> {
    facts.made.or_else(|| moved(&before.placement(), &facts.standing?, facts.by))
}

fn moved(before: &Placement, after: &Placement, by: Side) -> Option<(Square, Square)> {
    let own = |piece: &Option<Piece>| piece.is_some_and(|piece| piece.side == by);
    let left: Vec<(Square, Piece)> = before
        .pieces()
        .filter(|(square, piece)| piece.side == by && !own(&after.get(*square)))
        .collect();
    let come: Vec<(Square, Piece)> = after
        .pieces()
        .filter(|(square, piece)| piece.side == by && before.get(*square) != Some(*piece))
        .collect();
    match (left.as_slice(), come.as_slice()) {
        ([(from, piece)], [(to, same)]) if piece == same => Some((*from, *to)),
        _ => None,
    }
}

/// Whether the move took the king.
pub(super) fn takes_king(before: &Position, facts: &IllegalMove) -> bool {
    let on = made(before, facts).and_then(|(_, to)| before.piece_at(to));
    on.is_some_and(|piece| piece.kind == Kind::King && piece.side != facts.by)
}
