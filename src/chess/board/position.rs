//! A legal position with the side to move, castling rights and en passant, and the moves that
//! the Laws allow in it (FIDE Laws 2023, Art. 3; Chess960: Guidelines II).

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use jadoube_message::{Argument, Message, Value, plain};
use serde::{Deserialize, Serialize};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{
    CastlingMode, Chess, EnPassantMode, FromSetup, Position as _, PositionError, PositionErrorKinds,
};

use crate::board::piece::{self, Kind, Piece};
use crate::board::placement::Placement;
use crate::board::square::Square;
use crate::side::Side;

/// Which game is played: it decides how castling is written and between which squares it goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, Message)]
#[serde(rename_all = "lowercase")]
#[message(keys)]
pub enum Variant {
    /// Chess from the usual start position.
    #[default]
    Standard,
    /// Chess960, also called Fischer random chess.
    Chess960,
}

impl Variant {
    const fn mode(self) -> CastlingMode {
        match self {
            Self::Standard => CastlingMode::Standard,
            Self::Chess960 => CastlingMode::Chess960,
        }
    }
}

/// A move in the notation of the engines' protocol, `e2e4`, `e7e8q`; castling is the king's own
/// two squares in chess and king takes rook in Chess960. Readable, but not yet known to be legal.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Uci(pub String);

impl fmt::Display for Uci {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Argument for Uci {
    const NAME: &'static str = "move";

    fn value(&self) -> Value<'_> {
        Value::Move(&self.0)
    }
}

impl Uci {
    /// As a value of a message: as it is, `g1f3`.
    #[must_use]
    pub const fn as_is(&self) -> Value<'_> {
        Value::Text(Cow::Borrowed(self.0.as_str()))
    }

    /// As a value of a message: with its number, “12…Qh5”.
    #[must_use]
    pub const fn numbered(&self) -> Value<'_> {
        Value::Numbered(self.0.as_str())
    }
}

impl fmt::Debug for Uci {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A move that is legal in the position that gave it out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(pub(crate) shakmaty::Move);

impl Move {
    /// Where the moving piece stood; the king's square in castling.
    #[must_use]
    pub fn from(self) -> Square {
        // A drop is the only move without an origin, and chess has none.
        self.0.from().map_or_else(|| Square::from_shakmaty(self.0.to()), Square::from_shakmaty)
    }

    /// Where the moving piece arrives; the king's new square in castling.
    #[must_use]
    pub fn to(self) -> Square {
        match self.0 {
            shakmaty::Move::Castle { .. } => self.castled_king().unwrap_or_else(|| self.from()),
            other => Square::from_shakmaty(other.to()),
        }
    }

    /// What moves; the king in castling, the pawn in a promotion.
    #[must_use]
    pub fn kind(self) -> Kind {
        Kind::from_shakmaty(self.0.role())
    }

    /// What is captured, and where it stood (not on the arrival square in an en passant capture).
    #[must_use]
    pub fn capture(self) -> Option<(Kind, Square)> {
        match self.0 {
            shakmaty::Move::EnPassant { from, to } => {
                let (from, to) = (Square::from_shakmaty(from), Square::from_shakmaty(to));
                Square::new(to.file(), from.rank()).map(|square| (Kind::Pawn, square))
            }
            other => other
                .capture()
                .map(|role| (Kind::from_shakmaty(role), Square::from_shakmaty(other.to()))),
        }
    }

    /// Whether the capture is en passant.
    #[must_use]
    pub const fn is_en_passant(self) -> bool {
        self.0.is_en_passant()
    }

    /// What the pawn becomes.
    #[must_use]
    pub fn promotion(self) -> Option<Kind> {
        self.0.promotion().map(Kind::from_shakmaty)
    }

    /// In castling: the rook's square before, and its square after.
    #[must_use]
    pub fn castling_rook(self) -> Option<(Square, Square)> {
        let shakmaty::Move::Castle { rook, .. } = self.0 else { return None };
        let side = self.0.castling_side()?;
        let before = Square::from_shakmaty(rook);
        let file = if side == shakmaty::CastlingSide::KingSide { 5 } else { 3 };
        Some((before, Square::new(file, before.rank())?))
    }

    /// Whether castling goes to the king's side.
    #[must_use]
    pub fn is_castling_short(self) -> bool {
        self.0.castling_side() == Some(shakmaty::CastlingSide::KingSide)
    }

    /// Whether the move is castling.
    #[must_use]
    pub const fn is_castling(self) -> bool {
        self.0.is_castle()
    }

    fn castled_king(self) -> Option<Square> {
        let (rook, _) = self.castling_rook()?;
        Square::new(if self.is_castling_short() { 6 } else { 2 }, rook.rank())
    }
}

/// A position in which play is possible. Written as its FEN and the form.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "(String, Variant)", try_from = "(String, Variant)")]
pub struct Position {
    chess: Chess,
    form: Variant,
}

impl From<Position> for (String, Variant) {
    fn from(position: Position) -> Self {
        (position.fen(), position.form)
    }
}

impl TryFrom<(String, Variant)> for Position {
    type Error = PositionFault;

    fn try_from((fen, form): (String, Variant)) -> Result<Self, PositionFault> {
        Self::from_loose_fen(&fen, form)
    }
}

/// Which rights of a FEN count.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rights {
    /// All, or the FEN is refused.
    AsWritten,
    /// Those that the position confirms.
    Possible,
}

/// What makes two positions the same for the claim of repetition (FIDE Laws 2023, Art. 9.2.3):
/// the pieces, the player to move, the castling rights, and an en passant capture that is legal.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Identity(String);

/// A position could not be made from the text.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "desk", error)]
pub enum PositionFault {
    /// The text is not a FEN.
    NotFen(#[message(name = "fen")] String),
    /// The FEN is readable but no game can go on from it.
    Unplayable {
        /// The FEN.
        fen: String,
        /// Why not.
        reason: PositionFlaw,
    },
    /// Chess960 start positions are numbered 0 to 959.
    NoSuchStart(#[message(name = "number")] u16),
}

/// Why no game can be played from a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(keys)]
pub enum PositionFlaw {
    /// A player has no king.
    NoKing,
    /// A player has more than one king.
    SeveralKings,
    /// A pawn is on the first or on the eighth rank.
    PawnOnLastRank,
    /// The player who does not have the move is in check.
    OpponentInCheck,
    /// The rights to castle do not fit the pieces.
    CastlingRights,
    /// The square for capturing en passant does not fit the pieces.
    EnPassant,
    /// Something else.
    Other,
}

impl PositionFlaw {
    /// The first of several.
    fn of(kinds: PositionErrorKinds) -> Self {
        let flaws = [
            (PositionErrorKinds::EMPTY_BOARD, Self::NoKing),
            (PositionErrorKinds::MISSING_KING, Self::NoKing),
            (PositionErrorKinds::TOO_MANY_KINGS, Self::SeveralKings),
            (PositionErrorKinds::PAWNS_ON_BACKRANK, Self::PawnOnLastRank),
            (PositionErrorKinds::OPPOSITE_CHECK, Self::OpponentInCheck),
            (PositionErrorKinds::INVALID_CASTLING_RIGHTS, Self::CastlingRights),
            (PositionErrorKinds::INVALID_EP_SQUARE, Self::EnPassant),
        ];
        let found = flaws.into_iter().find(|(kind, _)| kinds.contains(*kind));
        found.map_or(Self::Other, |(_, flaw)| flaw)
    }
}

/// The move is not legal in the position.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(id = "cli-move-not-legal", error)]
pub struct IllegalMove(#[message(with = plain)] pub Uci);

impl Position {
    /// The usual start position.
    #[must_use]
    pub fn start() -> Self {
        Self { chess: Chess::default(), form: Variant::Standard }
    }

    /// The Chess960 start position with a number from 0 to 959 (Guidelines II; 518 is the usual
    /// one).
    ///
    /// # Errors
    /// [`PositionFault::NoSuchStart`] for another number.
    pub fn chess960(number: u16) -> Result<Self, PositionFault> {
        let row = chess960_row(number).ok_or(PositionFault::NoSuchStart(number))?;
        let placement = Placement::chess960_back_rank(row);
        Self::from_fen(&format!("{placement} w KQkq - 0 1"), Variant::Chess960)
    }

    /// Reads a FEN (Shredder-FEN and X-FEN castling fields too). Positions that no game could
    /// have led to but from which one can be played are accepted.
    ///
    /// # Errors
    /// [`PositionFault`] when the text is no FEN, or when play is impossible: no king, the side
    /// not to move in check, a pawn on a last rank.
    pub fn from_fen(text: &str, form: Variant) -> Result<Self, PositionFault> {
        Self::read_fen(text, form, Rights::AsWritten)
    }

    /// Reads a FEN as [`Self::from_fen`] does, and leaves out rights to castle or to capture en
    /// passant that the position does not confirm.
    ///
    /// # Errors
    /// [`PositionFault`] as there.
    pub fn from_loose_fen(text: &str, form: Variant) -> Result<Self, PositionFault> {
        Self::read_fen(text, form, Rights::Possible)
    }

    fn read_fen(text: &str, form: Variant, rights: Rights) -> Result<Self, PositionFault> {
        let fen = Fen::from_str(text.trim()).map_err(|_| PositionFault::NotFen(text.to_owned()))?;
        let mut read = Chess::from_setup(fen.into_setup(), form.mode())
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check);
        if rights == Rights::Possible {
            read = read
                .or_else(PositionError::ignore_invalid_castling_rights)
                .or_else(PositionError::ignore_invalid_ep_square);
        }
        read.map(|chess| Self { chess, form }).map_err(|error| PositionFault::Unplayable {
            fen: text.to_owned(),
            reason: PositionFlaw::of(error.kinds()),
        })
    }

    /// The FEN, with an en passant square only where such a capture is legal.
    #[must_use]
    pub fn fen(&self) -> String {
        Fen::from_position(&self.chess, EnPassantMode::Legal).to_string()
    }

    /// Chess or Chess960.
    #[must_use]
    pub const fn form(&self) -> Variant {
        self.form
    }

    /// The player to move.
    #[must_use]
    pub fn turn(&self) -> Side {
        piece::side_from_shakmaty(self.chess.turn())
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let found = self.chess.board().piece_at(square.to_shakmaty())?;
        Some(Piece::new(piece::side_from_shakmaty(found.color), Kind::from_shakmaty(found.role)))
    }

    /// The arrangement of the pieces.
    #[must_use]
    pub fn placement(&self) -> Placement {
        let mut placement = Placement::EMPTY;
        for square in Square::all() {
            placement.set(square, self.piece_at(square));
        }
        placement
    }

    /// All legal moves.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        self.chess.legal_moves().into_iter().map(Move).collect()
    }

    /// The position after a move that this position gave out; an alien move changes nothing.
    #[must_use]
    pub fn after(&self, m: Move) -> Self {
        match self.chess.clone().play(m.0) {
            Ok(chess) => Self { chess, form: self.form },
            Err(_) => self.clone(),
        }
    }

    /// Plays a move that this position gave out; an alien move changes nothing and gives false.
    pub fn play(&mut self, m: Move) -> bool {
        let legal = self.chess.is_legal(m.0);
        if legal {
            self.chess.play_unchecked(m.0);
        }
        legal
    }

    /// Plays a move that was just found among the legal ones of this position.
    pub(crate) fn play_known(&mut self, m: Move) {
        self.chess.play_unchecked(m.0);
    }

    /// The position after the player to move has passed, which the Laws do not know but analyses
    /// do (`--`); `None` in check, where passing would leave a king to be taken.
    #[must_use]
    pub fn passed(&self) -> Option<Self> {
        let mut setup = self.chess.to_setup(EnPassantMode::Legal);
        if setup.turn.is_black() {
            setup.fullmoves = setup.fullmoves.saturating_add(1);
        }
        setup.halfmoves = setup.halfmoves.saturating_add(1);
        setup.swap_turn();
        let chess = Chess::from_setup(setup, self.form.mode())
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .ok()?;
        Some(Self { chess, form: self.form })
    }

    /// The legal move that a text such as `e2e4`, `e7e8q` or `e1g1` means; castling is also
    /// understood as king takes own rook.
    ///
    /// # Errors
    /// [`IllegalMove`] when the text is no such move or the move is not legal here.
    pub fn read_uci(&self, uci: &Uci) -> Result<Move, IllegalMove> {
        let illegal = || IllegalMove(uci.clone());
        let read = UciMove::from_str(&uci.0).map_err(|_| illegal())?;
        read.to_move(&self.chess).map(Move).map_err(|_| illegal())
    }

    /// The move as the engines' protocol writes it.
    #[must_use]
    pub fn uci(&self, m: Move) -> Uci {
        Uci(m.0.to_uci(self.form.mode()).to_string())
    }

    /// Whether the player to move is in check (Art. 3.9.1).
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.chess.is_check()
    }

    /// Whether the player to move is checkmated (Art. 5.1.1).
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.chess.is_checkmate()
    }

    /// Whether the player to move is stalemated (Art. 5.2.1).
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        self.chess.is_stalemate()
    }

    /// Half-moves since the last capture or pawn move.
    #[must_use]
    pub fn quiet_plies(&self) -> u32 {
        self.chess.halfmoves()
    }

    /// The number of the move to be played, from 1 (more after a FEN that says so).
    #[must_use]
    pub fn move_number(&self) -> u32 {
        self.chess.fullmoves().get()
    }

    /// The identity of the position for repetition claims.
    #[must_use]
    pub fn identity(&self) -> Identity {
        let fen = self.fen();
        Identity(fen.split(' ').take(4).collect::<Vec<_>>().join(" "))
    }

    /// The king's square of a side.
    #[must_use]
    pub fn king(&self, side: Side) -> Option<Square> {
        self.chess.board().king_of(piece::side_to_shakmaty(side)).map(Square::from_shakmaty)
    }

    /// Whether the same pieces stand on the same squares with the same side to move. Castling and en
    /// passant are not compared: [`Self::identity`] does that.
    #[must_use]
    pub fn is_arranged_as(&self, other: &Self) -> bool {
        self.turn() == other.turn() && self.shakmaty().board() == other.shakmaty().board()
    }

    pub(crate) const fn shakmaty(&self) -> &Chess {
        &self.chess
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.fen())
    }
}

/// The back rank with a number, by the usual scheme: bishops by remainders of 4, the queen by a
/// remainder of 6, the knights by the ten pairs, then rook, king, rook.
fn chess960_row(number: u16) -> Option<[Kind; 8]> {
    if number >= 960 {
        return None;
    }
    let mut row: [Option<Kind>; 8] = [None; 8];
    let number = usize::from(number);
    *row.get_mut(number % 4 * 2 + 1)? = Some(Kind::Bishop);
    *row.get_mut(number / 4 % 4 * 2)? = Some(Kind::Bishop);
    let mut put = |nth: usize, kind: Kind| -> Option<()> {
        let file = (0..8).filter(|file| row.get(*file) == Some(&None)).nth(nth)?;
        *row.get_mut(file)? = Some(kind);
        Some(())
    };
    put(number / 16 % 6, Kind::Queen)?;
    let pairs = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];
    let (first, second) = *pairs.get(number / 96)?;
    put(first, Kind::Knight)?;
    put(second - 1, Kind::Knight)?;
    put(0, Kind::Rook)?;
    put(0, Kind::King)?;
    put(0, Kind::Rook)?;
    let mut kinds = [Kind::Pawn; 8];
    for (kind, slot) in kinds.iter_mut().zip(row) {
        *kind = slot?;
    }
    Some(kinds)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Position {
        Position::from_fen(fen, Variant::Standard).unwrap()
    }

    #[test]
    fn the_960_start_positions_are_all_different_and_518_is_the_usual_one() {
        let all: std::collections::BTreeSet<String> =
            (0..960).map(|n| Position::chess960(n).unwrap().fen()).collect();
        assert_eq!(all.len(), 960);
        assert_eq!(Position::chess960(518).unwrap().placement(), Placement::start(), "number 518");
        assert!(Position::chess960(0).unwrap().fen().starts_with("bbqnnrkr/"));
        assert!(Position::chess960(959).unwrap().fen().starts_with("rkrnnqbb/"));
        assert_eq!(Position::chess960(960), Err(PositionFault::NoSuchStart(960)));
    }

    #[test]
    fn castling_tells_both_squares_of_king_and_rook() {
        let pos = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        for (uci, king, rook) in [("e1g1", "g1", ("h1", "f1")), ("e1c1", "c1", ("a1", "d1"))] {
            let m = pos.read_uci(&Uci(uci.into())).unwrap();
            assert_eq!(m.to().to_string(), king);
            let (before, after) = m.castling_rook().unwrap();
            assert_eq!((before.to_string().as_str(), after.to_string().as_str()), rook);
            assert_eq!(pos.uci(m).0, uci);
        }
    }

    #[test]
    fn an_en_passant_right_that_cannot_be_used_does_not_make_another_position() {
        // The pawn on d5 is pinned to its king: exd6 is not legal, so the positions are the same.
        let with = position("8/8/8/r2pP2K/8/8/8/7k w - d6 0 1");
        let without = position("8/8/8/r2pP2K/8/8/8/7k w - - 0 1");
        assert_eq!(with.identity(), without.identity());
    }

    #[test]
    fn rights_that_cannot_be_are_left_out_where_that_is_asked_for() {
        let fen = "4k3/8/8/8/8/8/8/4K2R w KQkq e6 0 1";
        assert!(Position::from_fen(fen, Variant::Standard).is_err());
        let loose = Position::from_loose_fen(fen, Variant::Standard).unwrap();
        assert_eq!(loose.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    }

    #[test]
    fn a_position_from_which_no_game_can_be_played_is_refused_with_its_reason() {
        for (fen, why) in [
            ("8/8/8/8/8/8/8/8 w - - 0 1", PositionFlaw::NoKing),
            ("8/8/8/8/8/8/8/K7 w - - 0 1", PositionFlaw::NoKing),
            ("7k/8/8/8/8/8/8/KK6 w - - 0 1", PositionFlaw::SeveralKings),
            ("P6k/8/8/8/8/8/8/K7 w - - 0 1", PositionFlaw::PawnOnLastRank),
            ("8/8/8/8/8/5k2/8/6NK w - - 0 1", PositionFlaw::OpponentInCheck),
            ("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", PositionFlaw::CastlingRights),
            ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", PositionFlaw::EnPassant),
        ] {
            let fault = Position::from_fen(fen, Variant::Standard).unwrap_err();
            let reason = match fault {
                PositionFault::Unplayable { reason, .. } => Some(reason),
                PositionFault::NotFen(_) | PositionFault::NoSuchStart(_) => None,
            };
            assert_eq!(reason, Some(why), "{fen}");
        }
        let fault = Position::from_fen("nonsense", Variant::Standard).unwrap_err();
        assert!(matches!(fault, PositionFault::NotFen(_)), "{fault}");
    }
}
