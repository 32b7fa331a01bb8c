//! The claim of fifty moves (FIDE Laws 2023, Art. 9.3): the moves of each player since the last
//! capture or pawn move, with the intended move or as the game stands. The 75 moves, which need no
//! claim, are in `game::automatic`. Some endings were allowed more: two knights against a pawn in
//! 1980 (Art. 12.4), and whatever an event announces where the edition lets it.

use crate::claims::repetition::{NotAdmissible, intended_move};
use crate::game::state::Game;
use crate::laws::draws::FiftyExtension;
use crate::laws::edition::Edition;
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::notation::san;
use jadoube_chess::side::{BySide, Side};

/// Why a claim takes so many moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RequirementReason {
    /// It is the usual number.
    Usual,
    /// The edition or the overlay allows more for this ending.
    Ending,
    /// The pawn of this ending stands too far on or is not safely blocked: it is the usual number.
    EndingNotSo,
    /// More was announced before the game for this ending.
    Announced,
    /// More was announced, and the edition knows no such thing: it is the usual number.
    AnnouncedInVain,
}

/// How many moves by each player a claim takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MovesRequired {
    /// So many.
    pub moves: u16,
    /// For this reason.
    pub because: RequirementReason,
}

/// What was found about a claim of fifty moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FiftyCheck {
    /// How many moves by each player it takes.
    pub needed: u16,
    /// Why so many.
    pub because: RequirementReason,
    /// How many each has made without capture or pawn move, the intended one included.
    pub moves: BySide<u32>,
    /// The intended move as a scoresheet has it.
    pub intended: Option<String>,
}

impl FiftyCheck {
    /// Whether the claim is correct.
    #[must_use]
    pub fn is_correct(&self) -> bool {
        let needed = u32::from(self.needed);
        self.moves.white >= needed && self.moves.black >= needed
    }
}

/// Looks into a claim by a player, before the intended move or after the moves are completed;
/// `announced` is the number that was announced before the game for this ending.
///
/// # Errors
/// [`NotAdmissible`] when the player is not on move or the intended move is not legal.
pub fn check(
    game: &Game,
    by: Side,
    (intended, announced): (Option<&Uci>, Option<u16>),
    edition: &Edition,
) -> Result<FiftyCheck, NotAdmissible> {
    let intended = intended_move(game, by, intended)?;
    let position = match intended {
        Some(m) => game.position().after(m),
        None => game.position().clone(),
    };
    let MovesRequired { moves: needed, because } = needed(&position, edition, announced);
    Ok(FiftyCheck {
        needed,
        because,
        moves: quiet_moves(&position),
        intended: intended.map(|m| san::san(game.position(), m)),
    })
}

/// How many moves by each player a claim takes in a position.
#[must_use]
pub fn needed(position: &Position, edition: &Edition, announced: Option<u16>) -> MovesRequired {
    let rules = &edition.rules.claims;
    let usual = |because| MovesRequired { moves: rules.fifty.value, because };
    match announced {
        Some(moves) if rules.fifty_raised.value => {
            return MovesRequired { moves, because: RequirementReason::Announced };
        }
        Some(_) => return usual(RequirementReason::AnnouncedInVain),
        None => {}
    }
    let extensions = &rules.fifty_extensions.value;
    let Some((extension, stronger)) =
        extensions.iter().find_map(|one| Some((one, stronger_side(position, &one.ending)?)))
    else {
        return usual(RequirementReason::Usual);
    };
    let blocked = extension.pawn_not_past.is_none() || is_blocked(position, stronger, extension);
    if blocked {
        MovesRequired { moves: extension.moves, because: RequirementReason::Ending }
    } else {
        usual(RequirementReason::EndingNotSo)
    }
}

/// The side that has the first men of an ending, `KNN v KP`, if these are on the board.
fn stronger_side(position: &Position, ending: &str) -> Option<Side> {
    let (first, second) = ending.split_once(" v ")?;
    let men = |side: Side| -> Vec<char> {
        let mut letters: Vec<char> = Square::all()
            .filter_map(|square| position.piece_at(square))
            .filter(|piece| piece.side == side)
            .map(|piece| piece.kind.letter())
            .collect();
        letters.sort_unstable();
        letters
    };
    let named = |names: &str| -> Vec<char> {
        let mut letters: Vec<char> = names.trim().chars().collect();
        letters.sort_unstable();
        letters
    };
    let (first, second) = (named(first), named(second));
    Side::BOTH.into_iter().find(|side| men(*side) == first && men(side.other()) == second)
}

/// Whether the only pawn stands not past the squares of the extension and is safely blocked by a
/// knight: the knight stands before it, and the king cannot take it there.
fn is_blocked(position: &Position, stronger: Side, extension: &FiftyExtension) -> bool {
    let weaker = stronger.other();
    let pawn = Piece::new(weaker, Kind::Pawn);
    let Some(square) = Square::all().find(|square| position.piece_at(*square) == Some(pawn)) else {
        return false;
    };
    let lines = extension.pawn_not_past.as_ref();
    let line = lines.map(|(black, white)| if weaker == Side::Black { black } else { white });
    let limit = line.into_iter().flatten().filter_map(|name| name.parse::<Square>().ok());
    let ahead = |rank: u8| if weaker == Side::Black { 7 - rank } else { rank };
    let not_past = limit
        .into_iter()
        .any(|l| l.file() == square.file() && ahead(square.rank()) <= ahead(l.rank()));
    let forward = if weaker == Side::White { 1 } else { -1 };
    let Some(before) = square.offset(0, forward) else { return false };
    let knight = Piece::new(stronger, Kind::Knight);
    not_past && position.piece_at(before) == Some(knight) && !king_takes(position, weaker, before)
}

/// Whether a king can take a knight of the other side, which has knights and a king: it is next to
/// it, and no other knight and no king guards the square.
fn king_takes(position: &Position, side: Side, square: Square) -> bool {
    let apart = |other: Square| {
        let (files, ranks) =
            (other.file().abs_diff(square.file()), other.rank().abs_diff(square.rank()));
        (files.min(ranks), files.max(ranks))
    };
    let guards = |from: Square| match position.piece_at(from) {
        Some(piece) if piece.side == side => false,
        Some(Piece { kind: Kind::Knight, .. }) => apart(from) == (1, 2),
        Some(Piece { kind: Kind::King, .. }) => apart(from).1 == 1,
        _ => false,
    };
    position.king(side).is_some_and(|king| apart(king).1 == 1) && !Square::all().any(guards)
}

/// The moves of each player since the last capture or pawn move.
#[must_use]
pub fn quiet_moves(position: &Position) -> BySide<u32> {
    let plies = position.quiet_plies();
    let mut moves = BySide::new(plies / 2, plies / 2);
    // Of an odd number of plies, the player who moved last made one more.
    *moves.of_mut(position.turn().other()) = plies.div_ceil(2);
    moves
}
