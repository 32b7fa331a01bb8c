//! What a written move can mean before any position is asked, once its marks are taken off
//! (`marks`): as the Laws have it, as people write it, and with letters that only look right.
//! Which of the meanings are legal `san` decides.

use crate::board::piece::Kind;
use crate::board::position::{Move, Variant};
use crate::board::square::Square;
use crate::notation::letters::PieceLetters;
use crate::notation::lookalikes::{after_letter, before_letter, plain};
use crate::notation::marks::Marks;

/// How much good will a meaning takes; only the best that is legal counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Leniency {
    /// Written as the Laws and PGN have it.
    Strict,
    /// As people write it.
    Lax,
    /// The piece's letter is of another alphabet and only looks like the right one.
    Alike,
}

impl Leniency {
    pub(super) const ALL: [Self; 3] = [Self::Strict, Self::Lax, Self::Alike];
}

/// One meaning of a text; what it leaves open is `None`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Pattern {
    kind: Option<Kind>,
    from_file: Option<u8>,
    from_rank: Option<u8>,
    to: Target,
    captures: bool,
    promotion: Option<Kind>,
    pub(super) care: Leniency,
    /// Whether a sign was read as what it only looks like.
    pub(super) lookalike: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Target {
    Square(u8, u8),
    /// `exd`, `ed`, `Bxf`
    File(u8),
    /// `NxN`
    Captured(Kind),
}

/// What an exactly written move names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NamedMove {
    /// The piece; nothing where both squares say it.
    pub(super) kind: Option<Kind>,
    /// Where it begins, as far as that is told.
    pub(super) from_file: Option<u8>,
    pub(super) from_rank: Option<u8>,
    /// Where it ends.
    pub(super) to: Square,
}

/// Whether the text is castling, and if so whether it is the short one. Zeros, capital and small
/// letters O of any alphabet and every dash are understood.
pub(super) fn castling_short(core: &str) -> Option<bool> {
    let as_usual = |c: char| match plain(c) {
        '0' | 'o' => 'O',
        other if is_dash(other) => '-',
        other => other,
    };
    let text: String = core.chars().map(as_usual).collect();
    match text.as_str() {
        "O-O" | "OO" => Some(true),
        "O-O-O" | "OOO" => Some(false),
        _ => None,
    }
}

/// Whether a letter or zero of castling only looks like one.
pub(super) fn has_lookalike(core: &str) -> bool {
    core.chars().any(|c| !c.is_ascii() && plain(c).is_ascii_alphanumeric())
}

const fn is_dash(c: char) -> bool {
    matches!(c, '-' | '–' | '—' | '‐' | '‑' | '−' | '―' | '~' | '_' | '\\' | '/')
}

/// All that the text can mean; empty when it is no move at all.
pub(super) fn patterns(core: &str, letters: &PieceLetters) -> Vec<Pattern> {
    // A printer out of crosses (FIDE Laws 1980, sample game: `5><d4`).
    let core = core.replace("><", "x");
    let found = patterns_as_written(&core, letters);
    if found.is_empty() && has_capital_squares(&core) {
        let lower = core.to_ascii_lowercase();
        return patterns_as_written(&lower, letters)
            .into_iter()
            .map(|pattern| Pattern { care: pattern.care.max(Leniency::Lax), ..pattern })
            .collect();
    }
    found
}

/// Whether files are written as capitals, as some people type and some devices send: throughout,
/// or at least before a rank (`C5xd4`). The C of `Cd4` is no file but a French knight, and must not
/// become the pawn's cxd4.
fn has_capital_squares(core: &str) -> bool {
    let small = core.chars().any(|c| matches!(c, 'a'..='h'));
    let before_rank = |(nth, _): (usize, char)| {
        let next = core.chars().nth(nth + 1);
        next.is_some_and(|c| c.is_ascii_digit())
    };
    let mut capitals = core.chars().enumerate().filter(|(_, c)| matches!(c, 'A'..='H')).peekable();
    capitals.peek().is_some() && (!small || capitals.all(before_rank))
}

fn patterns_as_written(core: &str, letters: &PieceLetters) -> Vec<Pattern> {
    let mut found = Vec::new();
    for (body, promotion, spelt) in promotions(core, letters) {
        for (kind, rest, care) in movers(body, letters) {
            let signs: Option<Vec<(Sign, bool)>> =
                rest.chars().map(|c| Sign::read(c, letters)).collect();
            let Some(signs) = signs else { continue };
            let likened = signs.iter().any(|(_, likened)| *likened);
            let signs: Vec<Sign> = signs.into_iter().map(|(sign, _)| sign).collect();
            let Some(shape) = written(&signs, kind) else { continue };
            // An l for a 1 can as well be a letter that is none here.
            let letter = rest.chars().any(|c| matches!(c, 'l' | 'I' | '|'));
            let drawn = if letter { Leniency::Alike } else { Leniency::Strict };
            let care = shape.care.max(care).max(spelt).max(drawn);
            let lookalike = likened || care == Leniency::Alike;
            let pattern = Pattern { promotion, care, lookalike, ..shape };
            if pattern.makes_sense() && !found.contains(&pattern) {
                found.push(pattern);
            }
        }
    }
    found
}

/// The text whole, and the text without a promotion at its end: `e8=Q`, `e8Q`, `e8(Q)`, `e8/Q`;
/// the small letter counts as much as the capital here, for nothing else can be meant.
fn promotions<'a>(core: &'a str, letters: &PieceLetters) -> Vec<(&'a str, Option<Kind>, Leniency)> {
    let mut found = vec![(core, None, Leniency::Strict)];
    let open = core.trim_end_matches([')', ']']);
    for kind in Kind::PROMOTIONS {
        let likened = before_letter(open, letters.of(kind)).map(|body| (body, Leniency::Alike));
        let spelt = spellings(kind, letters)
            .into_iter()
            .find_map(|spelling| open.strip_suffix(spelling.as_str()))
            .map(|body| (body, Leniency::Strict));
        if let Some((body, care)) = spelt.or(likened) {
            found.push((body.trim_end_matches(['(', '[', '=', '/', '-']), Some(kind), care));
        }
    }
    found
}

/// Which piece the text can begin with, what follows it, and with how much good will.
fn movers<'a>(body: &'a str, letters: &PieceLetters) -> Vec<(Option<Kind>, &'a str, Leniency)> {
    let mut found = vec![(None, body, Leniency::Strict)];
    for kind in Kind::ALL {
        let before = found.len();
        for (nth, letter) in spellings(kind, letters).into_iter().enumerate() {
            if let Some(rest) = body.strip_prefix(letter.as_str()) {
                let own = nth == 0 && kind != Kind::Pawn;
                found.push((Some(kind), rest, if own { Leniency::Strict } else { Leniency::Lax }));
            }
        }
        let letter = letters.of(kind);
        if let (true, false, Some(rest)) =
            (found.len() == before, letter.is_empty(), after_letter(body, letter))
        {
            found.push((Some(kind), rest, Leniency::Alike));
        }
    }
    found
}

/// How a kind may be spelt: the language's letter first, then figurines, then the small letter.
fn spellings(kind: Kind, letters: &PieceLetters) -> Vec<String> {
    let (white, black) = match kind {
        Kind::King => ("♔", "♚"),
        Kind::Queen => ("♕", "♛"),
        Kind::Rook => ("♖", "♜"),
        Kind::Bishop => ("♗", "♝"),
        Kind::Knight => ("♘", "♞"),
        // No P: a Dutch `Pf3` is a knight's move and must not be read as f3.
        Kind::Pawn => ("♙", "♟"),
    };
    let letter = letters.of(kind);
    let mut all: Vec<String> = [letter, white, black].map(str::to_owned).to_vec();
    all.push(letter.to_lowercase());
    all.retain(|spelling| !spelling.is_empty());
    all.dedup();
    all
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sign {
    File(u8),
    Rank(u8),
    Takes,
    Dash,
    Piece(Kind),
}

impl Sign {
    /// The sign, and whether it only looks like it.
    fn read(c: char, letters: &PieceLetters) -> Option<(Self, bool)> {
        let stands_for = |kind: &Kind| {
            let letter = if *kind == Kind::Pawn { letters.pawn() } else { letters.of(*kind) };
            letter.chars().eq([c])
        };
        Self::exact(c)
            .or_else(|| Kind::ALL.into_iter().find(stands_for).map(Self::Piece))
            .map(|sign| (sign, false))
            .or_else(|| Self::exact(plain(c)).map(|sign| (sign, true)))
    }

    fn exact(c: char) -> Option<Self> {
        match c {
            'a'..='h' => Some(Self::File(u8::try_from(c).ok()? - b'a')),
            '1'..='8' => Some(Self::Rank(u8::try_from(c).ok()? - b'1')),
            'x' | 'X' | '×' | ':' => Some(Self::Takes),
            dash if is_dash(dash) => Some(Self::Dash),
            _ => None,
        }
    }
}

/// The meaning of what follows the piece's letter, with a stray dash after the letter (`N-f3`) and
/// a capture that is marked at the end (`Sf3:`).
fn written(signs: &[Sign], kind: Option<Kind>) -> Option<Pattern> {
    match signs {
        [Sign::Dash, rest @ ..] if kind.is_some() => {
            shape(rest, kind).map(|shape| Pattern { care: Leniency::Lax, ..shape })
        }
        [rest @ .., Sign::Takes] => {
            shape(rest, kind).map(|shape| Pattern { captures: true, care: Leniency::Lax, ..shape })
        }
        _ => shape(signs, kind),
    }
}

fn shape(signs: &[Sign], kind: Option<Kind>) -> Option<Pattern> {
    use Sign::{Dash, File, Piece, Rank, Takes};
    let pawn = kind.unwrap_or(Kind::Pawn);
    let plain = Pattern {
        kind: Some(pawn),
        from_file: None,
        from_rank: None,
        to: Target::File(0),
        captures: signs.contains(&Takes),
        promotion: None,
        care: Leniency::Strict,
        lookalike: false,
    };
    let lax = Pattern { care: Leniency::Lax, ..plain };
    // A pawn's capture without its cross, or without its file, is not as the Laws have it.
    let loose = if pawn == Kind::Pawn { lax } else { plain };
    Some(match *signs {
        [File(f), Rank(r)] => Pattern { to: Target::Square(f, r), ..plain },
        [Takes, File(f), Rank(r)] => Pattern { to: Target::Square(f, r), ..loose },
        [File(a), File(f), Rank(r)] => {
            Pattern { from_file: Some(a), to: Target::Square(f, r), ..loose }
        }
        [File(a), Takes | Dash, File(f), Rank(r)] => {
            Pattern { from_file: Some(a), to: Target::Square(f, r), ..plain }
        }
        [Rank(a), File(f), Rank(r)] | [Rank(a), Takes | Dash, File(f), Rank(r)] => {
            Pattern { from_rank: Some(a), to: Target::Square(f, r), ..plain }
        }
        // Both squares in full need no letter: `e2-e4` is a pawn, `g1f3` is what engines write.
        [File(a), Rank(b), File(f), Rank(r)]
        | [File(a), Rank(b), Takes | Dash, File(f), Rank(r)] => Pattern {
            kind,
            from_file: Some(a),
            from_rank: Some(b),
            to: Target::Square(f, r),
            ..plain
        },
        [File(a), File(f)] | [File(a), Takes, File(f)] if pawn == Kind::Pawn => {
            Pattern { from_file: Some(a), to: Target::File(f), captures: true, ..lax }
        }
        [Takes, File(f)] if pawn != Kind::Pawn => Pattern { to: Target::File(f), ..lax },
        [Takes, Piece(k)] => Pattern { to: Target::Captured(k), ..lax },
        [File(a), Takes, Piece(k)] => {
            Pattern { from_file: Some(a), to: Target::Captured(k), ..lax }
        }
        [Rank(a), Takes, Piece(k)] => {
            Pattern { from_rank: Some(a), to: Target::Captured(k), ..lax }
        }
        [File(a), Rank(b), Takes, Piece(k)] => {
            Pattern { kind, from_file: Some(a), from_rank: Some(b), to: Target::Captured(k), ..lax }
        }
        _ => return None,
    })
}

impl Pattern {
    /// What is named, where it is written as the Laws have it and says where the move ends.
    pub(super) fn named(&self) -> Option<NamedMove> {
        let Target::Square(file, rank) = self.to else { return None };
        let (kind, from_file, from_rank) = (self.kind, self.from_file, self.from_rank);
        let named = NamedMove { kind, from_file, from_rank, to: Square::new(file, rank)? };
        (self.care == Leniency::Strict && !self.lookalike).then_some(named)
    }

    fn makes_sense(&self) -> bool {
        let promotes = self.promotion.is_none() || matches!(self.kind, None | Some(Kind::Pawn));
        // A pawn named by its file alone captures: `dd4` must not be read as d4, for it may be a
        // German queen.
        let pawn_by_file = self.kind == Some(Kind::Pawn) && self.from_rank.is_none();
        promotes
            && match (self.to, self.from_file) {
                (Target::Square(to, _) | Target::File(to), Some(from)) if pawn_by_file => {
                    from.abs_diff(to) == 1
                }
                (Target::Captured(kind), _) => kind != Kind::King,
                _ => true,
            }
    }

    /// Whether a legal move is one that the text can mean.
    pub(super) fn fits(&self, m: Move, marks: Marks, form: Variant) -> bool {
        if m.is_castling() {
            return self.fits_castling(m, form);
        }
        let (from, to) = (m.from(), m.to());
        let to_fits = match self.to {
            Target::Square(file, rank) => to.file() == file && to.rank() == rank,
            Target::File(file) => to.file() == file,
            Target::Captured(kind) => m.capture().is_some_and(|(captured, _)| captured == kind),
        };
        // A pawn without origin moves straight ahead: `d5` is never `exd5`.
        let pushes = self.kind == Some(Kind::Pawn) && self.from_file.is_none() && !self.captures;
        to_fits
            && self.kind.is_none_or(|kind| m.kind() == kind)
            && self.from_file.is_none_or(|file| from.file() == file)
            && self.from_rank.is_none_or(|rank| from.rank() == rank)
            && (!self.captures || m.capture().is_some())
            && (!pushes || m.capture().is_none())
            && (self.promotion.is_none() || m.promotion() == self.promotion)
            && (!marks.en_passant || m.is_en_passant())
    }

    /// Castling may be written as the king's own move, but only with both squares and only where
    /// the king cannot walk there.
    fn fits_castling(&self, m: Move, form: Variant) -> bool {
        form == Variant::Standard
            && matches!(self.kind, None | Some(Kind::King))
            && self.from_file == Some(m.from().file())
            && self.from_rank == Some(m.from().rank())
            && self.to == Target::Square(m.to().file(), m.to().rank())
            && !self.captures
            && self.promotion.is_none()
    }
}
