//! Which way round the board lies, what is wrong with a start position, and what kings in the
//! centre mean. Arrangements only: no time, no memory.

use crate::recognition::evidence::StartFault;
use crate::recognition::explanation::{Outlook, is_centre};
use crate::sensing::{Orientation, ResultSignal};
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Position;
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;

const BOTH: [Orientation; 2] = [Orientation::Normal, Orientation::Rotated];

/// How the board lies, when what it reports leaves no doubt: the expected arrangement, one a legal
/// move away, or a faulty start stands there one way round and not the other.
pub(crate) fn find(raw: &Placement, outlook: &Outlook) -> Option<Orientation> {
    only(raw, |seen| *seen == outlook.placement)
        .or_else(|| only(raw, |seen| outlook.one(seen).is_some()))
        .or_else(|| faulty_start(raw, &outlook.placement))
}

/// How the board lies, when a position that was accepted before stands on it.
pub(crate) fn of_earlier(raw: &Placement, past: &[Position]) -> Option<Orientation> {
    only(raw, |seen| past.iter().any(|position| position.placement() == *seen))
}

/// The only way round in which what the board reports fits.
fn only(raw: &Placement, fits: impl Fn(&Placement) -> bool) -> Option<Orientation> {
    let mut fitting = BOTH.into_iter().filter(|way| fits(&way.placement(raw)));
    let found = fitting.next()?;
    fitting.next().is_none().then_some(found)
}

/// How the board lies when a faulty start stands on it: White at the bottom. But colours reversed
/// look just like a board turned round with both queens and kings exchanged; then the board is
/// taken to lie as the maker intends.
fn faulty_start(raw: &Placement, expected: &Placement) -> Option<Orientation> {
    if !is_start(expected) {
        return None;
    }
    if is_start(raw) || *raw == recoloured(expected) {
        return Some(Orientation::Normal);
    }
    is_start(&raw.rotated()).then_some(Orientation::Rotated)
}

/// What is wrong when a start position stands on the board, but not the expected one. Nothing
/// while pieces are still being set up, or when it is right.
pub(crate) fn start_fault(seen: &Placement, expected: &Placement) -> Option<StartFault> {
    if seen == expected || !is_start(expected) {
        return None;
    }
    if *seen == expected.rotated() || *seen == recoloured(expected) {
        return Some(StartFault::ColoursReversed);
    }
    if !is_start(seen) {
        return None;
    }
    let mut exchanged = true;
    for (_, here, there) in expected.differences(seen) {
        let royal = |piece: Option<Piece>| {
            piece.is_some_and(|piece| matches!(piece.kind, Kind::King | Kind::Queen))
        };
        exchanged &= royal(here) && royal(there);
    }
    Some(if exchanged { StartFault::KingAndQueenExchanged } else { StartFault::Other })
}

/// Whether all pawns are on their ranks and sixteen pieces behind them, White's at the bottom.
pub(crate) fn is_start(placement: &Placement) -> bool {
    Square::all().all(|square| {
        let piece = placement.get(square);
        let (side, is_pawn) = match square.rank() {
            0 => (Side::White, false),
            1 => (Side::White, true),
            6 => (Side::Black, true),
            7 => (Side::Black, false),
            _ => return piece.is_none(),
        };
        piece.is_some_and(|piece| piece.side == side && (piece.kind == Kind::Pawn) == is_pawn)
    })
}

/// Every piece in the other colour, kings and queens on their files: ranks mirrored.
fn recoloured(placement: &Placement) -> Placement {
    let mut other = Placement::EMPTY;
    for (square, piece) in placement.pieces() {
        if let Some(mirrored) = Square::new(square.file(), 7 - square.rank()) {
            other.set(mirrored, Some(piece));
        }
    }
    other
}

/// The result that both kings in the centre show: light squares White, dark squares Black, one of
/// each a draw. No legal position has both there.
pub(crate) fn kings_show(seen: &Placement) -> Option<ResultSignal> {
    let king = |side: Side| {
        let mut kings = seen.pieces().filter(|(_, p)| *p == Piece::new(side, Kind::King));
        let (square, _) = kings.next()?;
        (is_centre(square) && kings.next().is_none()).then_some(square)
    };
    let (white, black) = (king(Side::White)?, king(Side::Black)?);
    Some(match (white.is_light(), black.is_light()) {
        (true, true) => ResultSignal::WhiteWins,
        (false, false) => ResultSignal::BlackWins,
        _ => ResultSignal::Draw,
    })
}

/// Whether neither king is on the board: the pieces are being set up.
pub(crate) fn both_kings_are_off(seen: &Placement) -> bool {
    !seen.pieces().any(|(_, piece)| piece.kind == Kind::King)
}

pub(crate) const fn is_king(piece: Piece) -> bool {
    matches!(piece.kind, Kind::King)
}
