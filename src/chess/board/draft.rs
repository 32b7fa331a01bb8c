//! A position while somebody sets it up, square by square: not yet one from which can be played,
//! and with a word for what it lacks.

use crate::board::piece::{Kind, Piece};
use crate::board::placement::{NotAPlacement, Placement};
use crate::board::position::{Position, Variant};
use crate::board::square::Square;
use crate::side::Side;
use jadoube_message::Message;

/// The rights to castle as a FEN names them.
pub const RIGHTS: [char; 4] = ['K', 'Q', 'k', 'q'];

/// The counters of a position of which only the pieces are known.
const NO_COUNTERS: &str = "0 1";

/// A position that is being set up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    placement: Placement,
    /// Who is on move, if that is known.
    turn: Option<Side>,
    /// Which of [`RIGHTS`] there are, if that is known.
    rights: Option<Vec<char>>,
    counters: String,
    form: Variant,
}

/// Why no position can be made of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(prefix = "sheets-end", error)]
pub enum DraftFault {
    /// A side has no king, or several.
    King(Side),
    /// A pawn stands where none can stand.
    Pawn,
    /// The king of the player who has just moved can be taken.
    Check(Side),
}

impl Draft {
    /// A draft that begins as a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let fen = position.fen();
        let mut fields = fen.split(' ').skip(2);
        let rights = fields.next().unwrap_or_default();
        Self {
            placement: position.placement(),
            turn: Some(position.turn()),
            rights: Some(of_fen(rights)),
            counters: fields.skip(1).collect::<Vec<_>>().join(" "),
            form: position.form(),
        }
    }

    /// An arrangement of pieces of which nothing else is known but, perhaps, who is on move.
    #[must_use]
    pub fn arranged(placement: Placement, turn: Option<Side>, form: Variant) -> Self {
        Self { placement, turn, rights: None, counters: NO_COUNTERS.to_owned(), form }
    }

    /// Reads a FEN of which only the first field is needed; what the others say is not known where
    /// they are not there.
    ///
    /// # Errors
    /// [`NotAPlacement`] when the first field is none.
    pub fn read(text: &str, form: Variant) -> Result<Self, NotAPlacement> {
        let mut fields = text.split_whitespace();
        let placement = fields.next().unwrap_or_default().parse()?;
        let turn =
            fields.next().map(|letter| if letter == "b" { Side::Black } else { Side::White });
        let rights = fields.next().map(of_fen);
        let whole = rights.as_ref().and_then(|_| Position::from_loose_fen(text, form).ok());
        let part = || Self { rights, ..Self::arranged(placement, turn, form) };
        Ok(whole.map_or_else(part, |position| Self::of(&position)))
    }

    /// What stands where.
    #[must_use]
    pub const fn placement(&self) -> &Placement {
        &self.placement
    }

    /// Who is on move, if that is known.
    #[must_use]
    pub const fn turn(&self) -> Option<Side> {
        self.turn
    }

    /// Puts a piece on a square, or empties it. Counters that were known no longer hold.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.placement.set(square, piece);
        self.counters = NO_COUNTERS.to_owned();
    }

    /// Says who is on move, or that it is not known.
    pub fn set_turn(&mut self, turn: Option<Side>) {
        self.turn = turn;
        self.counters = NO_COUNTERS.to_owned();
    }

    /// Whether it is known who may still castle.
    #[must_use]
    pub const fn tells_castling(&self) -> bool {
        self.rights.is_some()
    }

    /// Says that it is known who may still castle, nobody so far, or that it is not.
    pub fn tell_castling(&mut self, known: bool) {
        self.rights = known.then(|| self.rights.take().unwrap_or_default());
    }

    /// Whether one of [`RIGHTS`] is there.
    #[must_use]
    pub fn has(&self, right: char) -> bool {
        self.rights.as_ref().is_some_and(|rights| rights.contains(&right))
    }

    /// Gives one of [`RIGHTS`], or takes it away.
    pub fn give(&mut self, right: char, given: bool) {
        let rights = self.rights.get_or_insert_default();
        rights.retain(|known| *known != right);
        if given {
            rights.push(right);
        }
    }

    /// Which of [`RIGHTS`] are possible as the pieces stand.
    pub fn possible(&self) -> impl Iterator<Item = char> + '_ {
        let stands = |right: char, turn| {
            let fen = self.fields(turn, &right.to_string(), NO_COUNTERS);
            Position::from_fen(&fen, self.form).is_ok()
        };
        RIGHTS.into_iter().filter(move |right| self.turns().any(|turn| stands(*right, turn)))
    }

    /// The position as a FEN, or as much of one as is known: without the fields behind the first one
    /// that is not.
    #[must_use]
    pub fn fen(&self) -> String {
        match (self.turn, &self.rights) {
            (None, _) => self.placement.to_string(),
            (Some(turn), None) => format!("{} {}", self.placement, letter(turn)),
            (Some(turn), Some(_)) => self.whole(turn),
        }
    }

    /// The position; where it is not known, White is on move if that can be, and nobody may castle.
    ///
    /// # Errors
    /// [`DraftFault`]: the first thing for which nobody can go on playing from it.
    pub fn position(&self) -> Result<Position, DraftFault> {
        let kings = |side| {
            let king = Piece::new(side, Kind::King);
            self.placement.pieces().filter(|(_, piece)| *piece == king).count()
        };
        if let Some(side) = Side::BOTH.into_iter().find(|side| kings(*side) != 1) {
            return Err(DraftFault::King(side));
        }
        let mut pieces = self.placement.pieces();
        if pieces.any(|(at, piece)| piece.kind == Kind::Pawn && [0, 7].contains(&at.rank())) {
            return Err(DraftFault::Pawn);
        }
        let read = |turn| Position::from_loose_fen(&self.whole(turn), self.form);
        let mut found =
            self.turns().map(|turn| read(turn).map_err(|_| DraftFault::Check(turn.other())));
        let first = found.next().unwrap_or(Err(DraftFault::Check(Side::White)));
        first.or_else(|lack| found.next().unwrap_or(Err(lack)))
    }

    /// Who can be on move.
    fn turns(&self) -> impl Iterator<Item = Side> {
        let turn = self.turn;
        Side::BOTH.into_iter().filter(move |side| turn.is_none_or(|turn| turn == *side))
    }

    fn whole(&self, turn: Side) -> String {
        let rights: String = self.possible().filter(|right| self.has(*right)).collect();
        let rights = if rights.is_empty() { "-" } else { rights.as_str() };
        self.fields(turn, rights, &self.counters)
    }

    fn fields(&self, turn: Side, rights: &str, counters: &str) -> String {
        format!("{} {} {rights} - {counters}", self.placement, letter(turn))
    }
}

const fn letter(turn: Side) -> char {
    match turn {
        Side::White => 'w',
        Side::Black => 'b',
    }
}

/// Which of [`RIGHTS`] a field of a FEN names.
fn of_fen(field: &str) -> Vec<char> {
    RIGHTS.into_iter().filter(|right| field.contains(*right)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(text: &str) -> Draft {
        Draft::read(text, Variant::Standard).unwrap()
    }

    #[test]
    fn what_is_read_comes_out_again_as_far_as_the_pieces_bear_it_out() {
        for (text, fen) in [
            ("r3k2r/8/8/8/8/8/8/R3K2R b Kq - 3 41", Ok("r3k2r/8/8/8/8/8/8/R3K2R b Kq - 3 41")),
            ("4k3/8/8/8/8/8/8/4K3", Ok("4k3/8/8/8/8/8/8/4K3 w - - 0 1")),
            ("4k3/8/8/8/8/8/8/4K3 b", Ok("4k3/8/8/8/8/8/8/4K3 b - - 0 1")),
            ("4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1", Ok("4k3/8/8/8/8/8/8/4K2R w K - 0 1")),
            ("8/8/8/8/8/8/8/4K3 w - - 0 1", Err(DraftFault::King(Side::Black))),
            ("4kk2/8/8/8/8/8/8/4K3 w", Err(DraftFault::King(Side::Black))),
            ("4k3/8/8/8/8/8/8/P3K3 w", Err(DraftFault::Pawn)),
            ("4k3/8/8/8/8/8/8/K3R3 w", Err(DraftFault::Check(Side::Black))),
            ("4k3/8/8/8/8/8/8/K3R3 b", Ok("4k3/8/8/8/8/8/8/K3R3 b - - 0 1")),
        ] {
            let found = draft(text).position();
            assert_eq!(found.map(|position| position.fen()), fen.map(str::to_owned), "{text}");
        }
        assert!(Draft::read("e4 e5", Variant::Standard).is_err());
    }

    #[test]
    fn a_square_or_turn_that_is_changed_makes_the_counters_unknown() {
        let mut draft = draft("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 41");
        draft.give('Q', false);
        assert_eq!(draft.fen(), "r3k2r/8/8/8/8/8/8/R3K2R w Kkq - 3 41");
        draft.put("h1".parse().unwrap(), None);
        assert_eq!(draft.fen(), "r3k2r/8/8/8/8/8/8/R3K3 w kq - 0 1");
        assert_eq!(draft.possible().collect::<String>(), "Qkq");
        draft.set_turn(Some(Side::Black));
        draft.give('Q', true);
        assert_eq!(draft.fen(), "r3k2r/8/8/8/8/8/8/R3K3 b Qkq - 0 1");
    }
    #[test]
    fn what_is_not_known_is_not_written() {
        let mut draft = draft("r3k2r/8/8/8/8/8/8/R3K2R");
        for (change, fen) in [
            ((|_| {}) as fn(&mut Draft), "r3k2r/8/8/8/8/8/8/R3K2R"),
            (|draft| draft.set_turn(Some(Side::Black)), "r3k2r/8/8/8/8/8/8/R3K2R b"),
            (|draft| draft.tell_castling(true), "r3k2r/8/8/8/8/8/8/R3K2R b - - 0 1"),
            (|draft| draft.give('q', true), "r3k2r/8/8/8/8/8/8/R3K2R b q - 0 1"),
            (|draft| draft.tell_castling(false), "r3k2r/8/8/8/8/8/8/R3K2R b"),
            (|draft| draft.give('K', true), "r3k2r/8/8/8/8/8/8/R3K2R b K - 0 1"),
            (|draft| draft.set_turn(None), "r3k2r/8/8/8/8/8/8/R3K2R"),
        ] {
            change(&mut draft);
            assert_eq!(draft.fen(), fen);
        }
        assert_eq!(draft.possible().collect::<String>(), "KQkq");
    }
}
