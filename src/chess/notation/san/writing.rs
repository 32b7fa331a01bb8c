//! Moves written: what each style calls for stands in one table, [`Dress`].

use shakmaty::{Position as _, attacks};

use crate::board::piece::Kind;
use crate::board::position::{Move, Position};
use crate::board::square::Square;
use crate::notation::san::{MateSign, Style};

/// What a style writes where.
struct Dress {
    /// Castling short and long.
    castling: [&'static str; 2],
    /// Whether the square of departure is always written.
    full: bool,
    /// Between the origin, where one is written, and the square of arrival.
    quiet: &'static str,
    takes: &'static str,
    promotes: &'static str,
    en_passant: &'static str,
    /// Between `e.p.` and a check.
    gap: &'static str,
    check: &'static str,
    mate: &'static str,
}

const ZEROS: [&str; 2] = ["0-0", "0-0-0"];

const PGN: Dress = Dress {
    castling: ["O-O", "O-O-O"],
    full: false,
    quiet: "",
    takes: "x",
    promotes: "=",
    en_passant: "",
    gap: "",
    check: "+",
    mate: "#",
};

const FIDE: Dress = Dress { castling: ZEROS, promotes: "", en_passant: " e.p.", gap: " ", ..PGN };

const LONG: Dress = Dress { full: true, quiet: "-", ..FIDE };

const SQUARES: Dress = Dress { full: true, takes: "", ..FIDE };

const LAWS_1972: Dress =
    Dress { quiet: "-", takes: ":", gap: "", check: "†", mate: "‡", ..FIDE };

impl Style {
    const fn dress(&self) -> &'static Dress {
        match self {
            Self::Pgn => &PGN,
            Self::Fide(_) => &FIDE,
            Self::Long(_) => &LONG,
            Self::Squares(_) => &SQUARES,
            Self::Laws1972(_) => &LAWS_1972,
        }
    }
}

/// Appends the move in a style, with its marks of check and mate. The move must be one that the
/// position gave out.
pub(in crate::notation) fn write_to(
    position: &Position,
    m: Move,
    style: Style,
    mate: MateSign,
    out: &mut String,
) {
    let dress = style.dress();
    if m.is_castling() {
        let [short, long] = dress.castling;
        out.push_str(if m.is_castling_short() { short } else { long });
    } else {
        plain(position, m, &style, out);
    }
    let mut gap = "";
    if m.is_en_passant() {
        out.push_str(dress.en_passant);
        gap = dress.gap;
    }
    let mut after = position.clone();
    after.play_known(m);
    if after.is_check() {
        out.push_str(gap);
        out.push_str(if after.is_checkmate() { mate_of(&style, mate) } else { dress.check });
    }
}

/// The Laws leave the sign of mate open; PGN and the daggers of 1972 do not.
const fn mate_of(style: &Style, chosen: MateSign) -> &'static str {
    match (style, chosen) {
        (Style::Pgn | Style::Laws1972(_), _) | (_, MateSign::Hash) => style.dress().mate,
        (_, MateSign::DoublePlus) => "++",
    }
}

fn plain(position: &Position, m: Move, style: &Style, out: &mut String) {
    let (dress, letters) = (style.dress(), style.letters());
    let captures = m.0.is_capture();
    out.push_str(letters.of(m.kind()));
    let origin = if dress.full {
        Origin::Square
    } else if m.kind() == Kind::Pawn {
        // A capturing pawn is named by its file (Appendix C.9).
        if captures { Origin::File } else { Origin::Nothing }
    } else {
        distinction(position, m)
    };
    push(m.from(), origin, out);
    if captures {
        out.push_str(dress.takes);
    } else if origin != Origin::Nothing {
        out.push_str(dress.quiet);
    }
    push(m.to(), Origin::Square, out);
    if let Some(kind) = m.promotion() {
        out.push_str(dress.promotes);
        out.push_str(letters.of(kind));
    }
}

/// What is written of a square.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    Nothing,
    File,
    Rank,
    Square,
}

fn push(square: Square, what: Origin, out: &mut String) {
    if matches!(what, Origin::File | Origin::Square) {
        out.push(char::from(b'a' + square.file()));
    }
    if matches!(what, Origin::Rank | Origin::Square) {
        out.push(char::from(b'1' + square.rank()));
    }
}

/// What is written of the square of departure, because another piece of the same kind could make
/// the move: the file, the rank where the file is the same, both where neither is enough
/// (Appendix C.10).
fn distinction(position: &Position, m: Move) -> Origin {
    let chess = position.shakmaty();
    let (board, from, to) = (chess.board(), m.from().to_shakmaty(), m.to().to_shakmaty());
    let piece = shakmaty::Piece { color: chess.turn(), role: m.kind().to_shakmaty() };
    let twins = board.by_piece(piece).without(from);
    if twins.is_empty() || (attacks::attacks(to, piece, board.occupied()) & twins).is_empty() {
        return Origin::Nothing;
    }
    let (mut other, mut same_file, mut same_rank) = (false, false, false);
    for twin in chess.san_candidates(piece.role, to).iter().filter_map(|twin| twin.from()) {
        if twin != from {
            other = true;
            same_file |= twin.file() == from.file();
            same_rank |= twin.rank() == from.rank();
        }
    }
    match (other, same_file, same_rank) {
        (false, ..) => Origin::Nothing,
        (true, false, _) => Origin::File,
        (true, true, false) => Origin::Rank,
        (true, true, true) => Origin::Square,
    }
}
