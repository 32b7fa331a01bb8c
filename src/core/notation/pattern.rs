//! What a written move can mean before any position is asked: its marks taken off, its letters
//! understood. Which of the meanings is legal, and whether only one is, `san` decides.

use crate::core::board::piece::Kind;
use crate::core::board::position::{Form, Move};
use crate::core::notation::letters::PieceLetters;

/// What is written round a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Marks {
    /// `(=)`
    pub(super) draw_offer: bool,
    /// `+`, `ch` or `†`
    pub(super) check: bool,
    /// `#`, `mate` or `‡`; `++` is no more than a check, for once it meant a double one.
    pub(super) mate: bool,
    /// `e.p.`
    pub(super) en_passant: bool,
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
    /// Whether it is written as the Laws and PGN have it; other meanings count only when no
    /// strict one is legal.
    pub(super) strict: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Target {
    Square(u8, u8),
    /// `exd`, `ed`
    File(u8),
    /// `NxN`
    Captured(Kind),
}

/// Takes the marks, the move number and the spaces off.
pub(super) fn strip(text: &str) -> (String, Marks) {
    let mut marks = Marks::default();
    let mut rest = without_number(text.trim());
    while let Some(shorter) = without_mark(rest, &mut marks) {
        rest = shorter.trim_end();
    }
    (rest.chars().filter(|c| !c.is_whitespace()).collect(), marks)
}

fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let after = rest.trim_start_matches(['.', '…']);
    if rest.len() < text.len() && after.len() < rest.len() { after.trim_start() } else { text }
}

fn without_mark<'a>(text: &'a str, marks: &mut Marks) -> Option<&'a str> {
    let strip = |suffixes: &[&str]| suffixes.iter().find_map(|s| text.strip_suffix(s));
    if let Some(rest) = strip(&["(=)"]) {
        marks.draw_offer = true;
        Some(rest)
    } else if let Some(rest) = strip(&["e.p.", "e.p", "ep"]) {
        marks.en_passant = true;
        Some(rest)
    } else if let Some(rest) = strip(&["#", "‡", "mate"]) {
        marks.mate = true;
        Some(rest)
    } else if let Some(rest) = strip(&["+", "†", "ch"]) {
        marks.check = true;
        Some(rest)
    } else {
        strip(&["!", "?", "."])
    }
}

/// Whether the text is castling, and if so whether it is the short one. Zeros, capital and small
/// letters O (Latin or Cyrillic) and every dash are understood.
pub(super) fn castling_short(core: &str) -> Option<bool> {
    let plain: String = core
        .chars()
        .map(|c| match c {
            '0' | 'o' | 'О' | 'о' => 'O',
            '–' | '—' | '‐' | '‑' | '−' => '-',
            other => other,
        })
        .collect();
    match plain.as_str() {
        "O-O" | "OO" => Some(true),
        "O-O-O" | "OOO" => Some(false),
        _ => None,
    }
}

/// All that the text can mean; empty when it is no move at all.
pub(super) fn patterns(core: &str, letters: PieceLetters) -> Vec<Pattern> {
    let found = patterns_as_written(core, letters);
    if found.is_empty() && core.chars().any(|c| c.is_ascii_uppercase()) {
        // Capitals throughout, as some people type and some devices send.
        let lower = core.to_ascii_lowercase();
        return patterns_as_written(&lower, letters)
            .into_iter()
            .map(|pattern| Pattern { strict: false, ..pattern })
            .collect();
    }
    found
}

fn patterns_as_written(core: &str, letters: PieceLetters) -> Vec<Pattern> {
    let mut found = Vec::new();
    for (body, promotion) in promotions(core, letters) {
        for (kind, rest, strict) in movers(body, letters) {
            let signs: Option<Vec<Sign>> = rest.chars().map(|c| Sign::read(c, letters)).collect();
            let Some(shape) = signs.as_deref().and_then(|signs| shape(signs, kind)) else {
                continue;
            };
            let pattern = Pattern { promotion, strict: shape.strict && strict, ..shape };
            if pattern.makes_sense() && !found.contains(&pattern) {
                found.push(pattern);
            }
        }
    }
    found
}

/// The text whole, and the text without a promotion at its end: `e8=Q`, `e8Q`, `e8(Q)`, `e8/Q`.
fn promotions(core: &str, letters: PieceLetters) -> Vec<(&str, Option<Kind>)> {
    let mut found = vec![(core, None)];
    let open = core.strip_suffix(')').unwrap_or(core);
    for kind in Kind::PROMOTIONS {
        for letter in spellings(kind, letters) {
            let Some(body) = open.strip_suffix(letter.as_str()) else { continue };
            let bare = body.strip_suffix('=').unwrap_or(body);
            let body = if open.len() < core.len() {
                let Some(body) = bare.strip_suffix('(') else { continue };
                body
            } else {
                bare.strip_suffix('/').unwrap_or(bare)
            };
            found.push((body, Some(kind)));
        }
    }
    found
}

/// Which piece the text can begin with, what follows it, and whether it is strictly written.
fn movers(body: &str, letters: PieceLetters) -> Vec<(Option<Kind>, &str, bool)> {
    let mut found = vec![(None, body, true)];
    for kind in Kind::ALL {
        for (nth, letter) in spellings(kind, letters).into_iter().enumerate() {
            if let Some(rest) = body.strip_prefix(letter.as_str()) {
                found.push((Some(kind), rest, nth == 0 && kind != Kind::Pawn));
            }
        }
    }
    found
}

/// How a kind may be spelt: the language's letter first, then figurines, then the small letter.
fn spellings(kind: Kind, letters: PieceLetters) -> Vec<String> {
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
    fn read(c: char, letters: PieceLetters) -> Option<Self> {
        match c {
            'a'..='h' => Some(Self::File(u8::try_from(c).ok()? - b'a')),
            '1'..='8' => Some(Self::Rank(u8::try_from(c).ok()? - b'1')),
            // Cyrillic letters that look like the Latin ones: a keyboard set to Macedonian.
            'а' => Some(Self::File(0)),
            'с' => Some(Self::File(2)),
            'е' => Some(Self::File(4)),
            'x' | 'X' | '×' | ':' | 'х' => Some(Self::Takes),
            '-' | '–' | '—' | '‐' | '‑' | '−' => Some(Self::Dash),
            _ => Kind::ALL
                .into_iter()
                .find(|kind| {
                    let letter = if *kind == Kind::Pawn && letters == PieceLetters::English {
                        "P"
                    } else {
                        letters.of(*kind)
                    };
                    letter.chars().eq([c])
                })
                .map(Self::Piece),
        }
    }
}

/// The meaning of what follows the piece's letter.
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
        strict: true,
    };
    let lax = Pattern { strict: false, ..plain };
    Some(match *signs {
        [File(f), Rank(r)] => Pattern { to: Target::Square(f, r), ..plain },
        [Takes, File(f), Rank(r)] => {
            Pattern { to: Target::Square(f, r), strict: pawn != Kind::Pawn, ..plain }
        }
        [File(a), File(f), Rank(r)] => Pattern {
            from_file: Some(a),
            to: Target::Square(f, r),
            strict: pawn != Kind::Pawn,
            ..plain
        },
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
        [Takes, Piece(k)] => Pattern { to: Target::Captured(k), ..lax },
        [File(a), Takes, Piece(k)] => {
            Pattern { from_file: Some(a), to: Target::Captured(k), ..lax }
        }
        [Rank(a), Takes, Piece(k)] => {
            Pattern { from_rank: Some(a), to: Target::Captured(k), ..lax }
        }
        _ => return None,
    })
}

impl Pattern {
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
    pub(super) fn fits(&self, m: Move, marks: Marks, form: Form) -> bool {
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
    fn fits_castling(&self, m: Move, form: Form) -> bool {
        form == Form::Standard
            && matches!(self.kind, None | Some(Kind::King))
            && self.from_file == Some(m.from().file())
            && self.from_rank == Some(m.from().rank())
            && self.to == Target::Square(m.to().file(), m.to().rank())
            && !self.captures
            && self.promotion.is_none()
    }
}
