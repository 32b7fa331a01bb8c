//! The claim of fifty moves (FIDE Laws 2023, Art. 9.3): the moves of each player since the last
//! capture or pawn move, with the intended move or as the game stands. The 75 moves, which need no
//! claim, are in `game::automatic`.

use crate::core::board::position::{Position, Uci};
use crate::core::claims::repetition::{NotAdmissible, intended_move};
use crate::core::game::state::Game;
use crate::core::laws::edition::Edition;
use crate::core::notation::san;
use crate::core::side::{BySide, Side};

/// What was found about a claim of fifty moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FiftyCheck {
    /// How many moves by each player the edition wants.
    pub needed: u16,
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

/// Looks into a claim by a player, before the intended move or after the moves are completed.
///
/// # Errors
/// [`NotAdmissible`] when the player is not on move or the intended move is not legal.
pub fn check(
    game: &Game,
    by: Side,
    intended: Option<&Uci>,
    edition: &Edition,
) -> Result<FiftyCheck, NotAdmissible> {
    let intended = intended_move(game, by, intended)?;
    let moves = match intended {
        Some(m) => quiet_moves(&game.position().after(m)),
        None => quiet_moves(game.position()),
    };
    Ok(FiftyCheck {
        needed: edition.rules.claims.fifty.value,
        moves,
        intended: intended.map(|m| san::san(game.position(), m)),
    })
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
