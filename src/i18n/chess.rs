//! Sides, pieces, squares and moves in words, for the accessible tree and the ear. How moves are
//! written in a score is `core::notation`'s.

use crate::catalogue::Catalogue;
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::position::{Move, Position, Uci, Variant};
use jadoube_chess::board::square::Square;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::notation::san::{Style, san, write};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::blind::execution::squares;
use jadoube_core::blind::reconcile::divergence::Line;
use jadoube_laws::game::event::{Player, Setup};
use jadoube_laws::game::state::{Damage, DamageKind, Game};
use jadoube_message::Argument as _;

/// A move as the record holds it, with the letters of the language, “Nf6” is “Sf6” in German, and
/// castling as the Laws write it, “0-0” (Appendix C).
#[must_use]
pub fn localized_san(words: &Catalogue, san: &str) -> String {
    let letters = PieceLetters::for_language(words.lang().code());
    let mut text = String::with_capacity(san.len());
    for sign in san.chars() {
        let kind = PIECES.iter().find(|(letter, _)| *letter == sign).map(|(_, kind)| *kind);
        match kind {
            Some(kind) => text.push_str(letters.of(kind)),
            None => text.push(if sign == 'O' { '0' } else { sign }),
        }
    }
    text
}

/// A text with moves in figurines, in the letters of the language: “♘f3” is “Sf3” in German. On paper it is
/// read by people with their language's letters, and by screen readers that leave figurines out.
#[must_use]
pub fn with_letters(words: &Catalogue, text: &str) -> String {
    let letters = PieceLetters::for_language(words.lang().code());
    PIECES.iter().fold(text.to_owned(), |text, (_, kind)| {
        text.replace(PieceLetters::Figurine.of(*kind), letters.of(*kind))
    })
}

/// A text with figurines for the letters of the language in moves that stand behind their numbers: of “4…Sf6”
/// in German “4…♘f6”. Nothing, where there is none.
#[must_use]
pub fn with_figurines(words: &Catalogue, text: &str) -> Option<String> {
    if !text.contains(['.', '…']) {
        return None;
    }
    let letters = PieceLetters::for_language(words.lang().code());
    let has_square = |text: &str| {
        text.as_bytes().windows(2).any(|pair| matches!(pair, [b'a'..=b'h', b'1'..=b'8']))
    };
    let mut said = String::with_capacity(text.len());
    for word in text.split_inclusive(' ') {
        let behind = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let numbered = behind.strip_prefix(['.', '…']).filter(|_| behind.len() < word.len());
        let found = numbered.and_then(|san| {
            let begun = word.strip_suffix(san)?;
            PIECES.iter().find_map(|(_, kind)| {
                let rest = san.strip_prefix(letters.of(*kind))?;
                has_square(rest).then_some((begun, *kind, rest))
            })
        });
        match found {
            Some((begun, kind, rest)) => {
                said.push_str(begun);
                said.push_str(PieceLetters::Figurine.of(kind));
                said.push_str(rest);
            }
            None => said.push_str(word),
        }
    }
    (said != text).then_some(said)
}

/// The letters of the record.
const PIECES: [(char, Kind); 5] = [
    ('K', Kind::King),
    ('Q', Kind::Queen),
    ('R', Kind::Rook),
    ('B', Kind::Bishop),
    ('N', Kind::Knight),
];

/// “White”
#[must_use]
pub fn side(words: &Catalogue, side: Side) -> String {
    words.tell(&side)
}

/// The name of a player; the side, where no name is known.
#[must_use]
pub fn name(words: &Catalogue, player: &Player, of: Side) -> String {
    let name = player.name.trim();
    if name.is_empty() { side(words, of) } else { name.to_owned() }
}

/// “Novak – Petrova”, “White – Black” of players without names.
#[must_use]
pub fn pairing(words: &Catalogue, players: &BySide<Player>) -> String {
    let [white, black] = Side::BOTH.map(|side| name(words, players.of(side), side));
    format!("{white} – {black}")
}

/// “Nd2” with the letters of the language; “b1-d2” where no position tells what stands there, or
/// where the move is not legal in it.
#[must_use]
pub fn written(words: &Catalogue, uci: &Uci, position: Option<&Position>) -> String {
    let known = position.and_then(|position| Some(san(position, position.read_uci(uci).ok()?)));
    let known = known.map(|known| localized_san(words, &known));
    known.unwrap_or_else(|| match (uci.0.get(..2), uci.0.get(2..4), uci.0.get(4..)) {
        (Some(from), Some(to), Some("")) => format!("{from}-{to}"),
        (Some(from), Some(to), Some(into)) => format!("{from}-{to}={}", into.to_uppercase()),
        _ => uci.to_string(),
    })
}

/// A move that was made and may be illegal: as a score has it where it is legal, and otherwise with the
/// letter of what stands on its first square, “Bf8-d5”.
#[must_use]
pub fn attempted(words: &Catalogue, uci: &Uci, position: Option<&Position>) -> String {
    let written = written(words, uci, position);
    // As a score has it no move begins with the square that the piece leaves.
    let left = uci.0.get(..2).filter(|left| written.starts_with(left));
    let left = left.and_then(|left| left.parse::<Square>().ok());
    match left.zip(position).and_then(|(left, position)| position.piece_at(left)) {
        Some(standing) => {
            let letters = PieceLetters::for_language(words.lang().code());
            format!("{}{written}", letters.of(standing.kind))
        }
        None => written,
    }
}

/// “knight g1 f3” where the position is known, “g1 f3” otherwise.
#[must_use]
pub fn aloud(words: &Catalogue, uci: &Uci, position: Option<&Position>) -> String {
    let known = position.and_then(|position| Some((position, position.read_uci(uci).ok()?)));
    match (known, squares(uci)) {
        (Some((position, m)), _) => move_aloud(words, m, position),
        (None, Some((from, to))) => format!("{from} {to}"),
        (None, None) => uci.to_string(),
    }
}

/// “knight”
#[must_use]
pub fn kind(words: &Catalogue, kind: Kind) -> String {
    words.tell(&kind)
}

/// “white knight”
#[must_use]
pub fn piece(words: &Catalogue, piece: Piece) -> String {
    words.value(&piece.value())
}

/// That the file of a game goes on behind the last move that was read of it, where it does.
#[must_use]
pub fn source_goes_on(words: &Catalogue, setup: &Setup) -> Option<String> {
    let unread = setup.imported.as_ref()?.unread.as_deref()?;
    Some(words.say_with("chess-source-goes-on", &[("words", unread.into())]))
}

/// Where a record can be relied on no further: why.
#[must_use]
pub fn record_break(words: &Catalogue, damage: Damage) -> String {
    let kind = match damage.kind {
        DamageKind::Misfit => "misfit",
        DamageKind::NotUnderstood => "newer",
        DamageKind::RowsLost => "lost",
        DamageKind::TimesLost => "times",
    };
    words.say_with("chess-record-break", &[("kind", kind.into())])
}

/// What stands behind the last move of a game that can be relied on, where it is not the last for sure: that
/// moves are missing there, or why it ends.
#[must_use]
pub fn record_end(words: &Catalogue, game: &Game) -> Option<String> {
    let missing = game.missing.as_ref().map(|_| words.say("board-moves-missing"));
    let told = game.damage.map(|damage| broken_off(words, game, damage));
    let told: Vec<String> = told.into_iter().chain(missing).collect();
    (!told.is_empty()).then(|| told.join("; "))
}

/// Why a record can be relied on no further, and what is recorded behind that, without numbers, which it may
/// not have.
fn broken_off(words: &Catalogue, game: &Game, damage: Damage) -> String {
    let why = record_break(words, damage);
    let (_, behind) = game.certain_plies();
    if behind.is_empty() {
        return why;
    }
    let moves: Vec<String> = behind.iter().map(|ply| localized_san(words, &ply.san)).collect();
    let args = [("why", why.into()), ("moves", moves.join(" ").into())];
    words.say_with("chess-recorded-behind", &args)
}

/// The name of a square with what stands on it: “e4, white knight”, “e5, empty”.
#[must_use]
pub fn square(words: &Catalogue, square: Square, on_it: Option<Piece>) -> String {
    standing(words, &square.to_string(), on_it)
}

/// The same for a square that is called otherwise: “Eva four, white knight”.
#[must_use]
pub fn standing(words: &Catalogue, name: &str, on_it: Option<Piece>) -> String {
    let name = ("square", name.into());
    match on_it {
        Some(standing) => {
            words.say_with("chess-square-with", &[name, ("piece", piece(words, standing).into())])
        }
        None => words.say_with("chess-square-empty", &[name]),
    }
}

/// A move for the ear: “knight g1 f3”, “pawn e5 takes pawn d6, en passant, check”.
#[must_use]
pub fn move_aloud(words: &Catalogue, m: Move, before: &Position) -> String {
    move_aloud_as(words, m, before, &|square| square.to_string())
}

/// The same with other names for the squares: “knight Gustav one Felix three”.
#[must_use]
pub fn move_aloud_as(
    words: &Catalogue,
    m: Move,
    before: &Position,
    name: &dyn Fn(Square) -> String,
) -> String {
    let said = move_aloud_plainly(words, m, name);
    let after = before.after(m);
    if after.is_checkmate() {
        words.say_with("chess-move-mate", &[("move", said.into())])
    } else if after.is_check() {
        words.say_with("chess-move-check", &[("move", said.into())])
    } else {
        said
    }
}

/// The same without check and mate.
#[must_use]
pub fn move_aloud_plainly(words: &Catalogue, m: Move, name: &dyn Fn(Square) -> String) -> String {
    let mut said = if m.is_castling() {
        words.say(if m.is_castling_short() { "chess-castles-short" } else { "chess-castles-long" })
    } else {
        let mut args = vec![
            ("piece", kind(words, m.kind()).into()),
            ("from", name(m.from()).into()),
            ("to", name(m.to()).into()),
        ];
        match m.capture() {
            Some((captured, _)) => {
                args.push(("captured", kind(words, captured).into()));
                words.say_with("chess-move-capture", &args)
            }
            None => words.say_with("chess-move", &args),
        }
    };
    if m.is_en_passant() {
        said = words.say_with("chess-move-en-passant", &[("move", said.into())]);
    }
    if let Some(becomes) = m.promotion() {
        let becomes = kind(words, becomes).into();
        said = words.say_with("chess-move-promotes", &[("move", said.into()), ("piece", becomes)]);
    }
    said
}

/// The move of a line that makes a half-move, with its number: `12.Rfe1`
#[must_use]
pub fn recorded(words: &Catalogue, line: &Line, ply: Ply) -> String {
    let nth = ply.0.saturating_sub(1);
    let written = line
        .moves()
        .get(usize::from(nth))
        .zip(line.position(Ply(nth)))
        .map(|(m, position)| write(position, *m, style(words)));
    let start = line.position(Ply(0));
    let numbering = start.map_or(Numbering::USUAL, Numbering::from_start);
    format!("{}{}", numbering.sign(ply), written.unwrap_or_default())
}

/// A move in a position, with its number: `12…Qh5`
#[must_use]
pub fn numbered(words: &Catalogue, uci: &Uci, position: Option<&Position>) -> String {
    let Some(position) = position else { return written(words, uci, None) };
    let san = position.read_uci(uci).map(|m| write(position, m, style(words)));
    let sign = Numbering::from_start(position).sign(Ply(1));
    format!("{sign}{}", san.unwrap_or_else(|_| written(words, uci, None)))
}

fn style(words: &Catalogue) -> Style {
    Style::Fide(PieceLetters::for_language(words.lang().code()))
}

/// From which move and side a game counts: plies become move numbers with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Numbering {
    /// The number of the first move.
    pub first: u32,
    /// Who makes it.
    pub turn: Side,
}

impl Numbering {
    /// White makes move 1.
    pub const USUAL: Self = Self { first: 1, turn: Side::White };

    /// As the start position of a game has it.
    #[must_use]
    pub fn from_start(position: &Position) -> Self {
        Self { first: position.move_number(), turn: position.turn() }
    }

    /// As a game has it of which a position is known, as FEN, and how many plies came before: each
    /// ply takes half a move off the number.
    #[must_use]
    pub fn then(fen: &str, ply: Ply) -> Self {
        let Ok(position) = Position::from_fen(fen, Variant::Chess960) else { return Self::USUAL };
        let halves = 2 * position.move_number() + u32::from(position.turn() == Side::Black);
        let first = halves.saturating_sub(u32::from(ply.0)).max(2);
        let turn = if first % 2 == 0 { Side::White } else { Side::Black };
        Self { first: first / 2, turn }
    }

    /// The number and side of a ply, 1 being the first; nothing for the start position.
    #[must_use]
    pub fn of(self, ply: Ply) -> Option<(u32, Side)> {
        let before = u32::from(ply.0.checked_sub(1)?);
        let offset = before + u32::from(self.turn == Side::Black);
        let side = if offset % 2 == 0 { Side::White } else { Side::Black };
        Some((self.first + offset / 2, side))
    }

    /// `12.` or `12…`, to stand before a move; empty for the start position.
    #[must_use]
    pub fn sign(self, ply: Ply) -> String {
        match self.of(ply) {
            Some((number, Side::White)) => format!("{number}."),
            Some((number, Side::Black)) => format!("{number}…"),
            None => String::new(),
        }
    }

    /// “after move 12 of White”, “in the start position”.
    #[must_use]
    pub fn after(self, words: &Catalogue, ply: Ply) -> String {
        match self.of(ply) {
            Some((number, mover)) => words.say_with(
                "chess-after-move",
                &[("number", number.into()), ("side", side(words, mover).into())],
            ),
            None => words.say("chess-at-start"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_chess::board::position::Uci;

    #[test]
    fn a_square_is_named_with_what_stands_on_it() {
        let e4 = "e4".parse().unwrap();
        let knight = Piece::new(Side::White, Kind::Knight);
        let queen = Piece::new(Side::Black, Kind::Queen);
        for (lang, on_it, name) in [
            (Lang::En, Some(knight), "e4, white knight"),
            (Lang::En, None, "e4, empty"),
            (Lang::De, Some(knight), "e4, weißer Springer"),
            (Lang::De, Some(queen), "e4, schwarze Dame"),
            (Lang::Mk, Some(queen), "e4, црна дама"),
        ] {
            assert_eq!(square(&Catalogue::new(lang), e4, on_it), name);
        }
    }

    #[test]
    fn a_move_that_was_made_is_written_as_in_a_score_or_with_what_stood_there() {
        let fen = "4k3/8/8/8/8/8/4P3/4K2R w K - 0 1";
        let position = Position::from_fen(fen, Variant::Standard).unwrap();
        for (uci, known, en, de) in [
            ("e1g1", true, "0-0", "0-0"),
            ("e1f1", true, "Kf1", "Kf1"),
            ("h1g3", true, "Rh1-g3", "Th1-g3"),
            ("e2e5", true, "e2-e5", "e2-e5"),
            ("e1g1", false, "e1-g1", "e1-g1"),
        ] {
            let uci = Uci(uci.into());
            let position = Some(&position).filter(|_| known);
            let written = |lang| attempted(&Catalogue::new(lang), &uci, position);
            assert_eq!([Lang::En, Lang::De].map(written), [en, de]);
        }
    }

    #[test]
    fn a_move_of_the_record_has_the_letters_of_the_language() {
        for (san, en, de, mk) in [
            ("Nf6", "Nf6", "Sf6", "Сf6"),
            ("O-O", "0-0", "0-0", "0-0"),
            ("O-O-O+", "0-0-0+", "0-0-0+", "0-0-0+"),
            ("bxa8=Q+", "bxa8=Q+", "bxa8=D+", "bxa8=Д+"),
        ] {
            let written = |lang| localized_san(&Catalogue::new(lang), san);
            assert_eq!([Lang::En, Lang::De, Lang::Mk].map(written), [en, de, mk]);
        }
    }

    #[test]
    fn figurines_become_the_letters_of_the_language() {
        for (lang, written) in [
            (Lang::En, "7… Kh8 8. Qg7# bxa8N"),
            (Lang::De, "7… Kh8 8. Dg7# bxa8S"),
            (Lang::Mk, "7… Кh8 8. Дg7# bxa8С"),
        ] {
            assert_eq!(with_letters(&Catalogue::new(lang), "7… ♔h8 8. ♕g7# bxa8♘"), written);
        }
    }

    #[test]
    fn moves_are_said_with_all_that_belongs_to_them() {
        for (fen, uci, said) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3", "knight g1 f3"),
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "castles short"),
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "pawn e5 takes pawn d6, en passant"),
            ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "pawn a7 a8, becomes a queen, check"),
            ("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "a1a8", "rook a1 a8, checkmate"),
        ] {
            let before = Position::from_fen(fen, Variant::Standard).unwrap();
            let m = before.read_uci(&Uci(uci.into())).unwrap();
            assert_eq!(move_aloud(&Catalogue::new(Lang::En), m, &before), said);
        }
    }

    #[test]
    fn players_without_names_are_called_by_their_sides() {
        let called = |name: &str| Player { name: name.to_owned(), ..Player::default() };
        for (lang, white, black, said) in [
            (Lang::En, "Novak", "Petrova", "Novak – Petrova"),
            (Lang::En, " ", "", "White – Black"),
            (Lang::De, "Novak", "", "Novak – Schwarz"),
        ] {
            let players = BySide::new(called(white), called(black));
            assert_eq!(pairing(&Catalogue::new(lang), &players), said);
        }
    }

    #[test]
    fn plies_become_move_numbers_even_when_black_begins() {
        let black_begins = Numbering { first: 30, turn: Side::Black };
        for (numbering, ply, sign) in [
            (Numbering::USUAL, 0, ""),
            (Numbering::USUAL, 1, "1."),
            (Numbering::USUAL, 24, "12…"),
            (black_begins, 1, "30…"),
            (black_begins, 2, "31."),
        ] {
            assert_eq!(numbering.sign(Ply(ply)), sign, "{numbering:?} {ply}");
        }
    }
}
