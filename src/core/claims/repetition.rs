//! The claim of repetition (FIDE Laws 2023, Art. 9.2): how often the position has appeared, with
//! the intended move or as it stands. Fivefold repetition, which needs no claim, is in
//! `game::automatic`.

use serde::{Deserialize, Serialize};

use crate::core::board::position::{Move, Position, Uci};
use crate::core::game::state::Game;
use crate::core::ids::Ply;
use crate::core::laws::edition::Edition;
use crate::core::notation::san;
use crate::core::side::Side;

/// Why a claim cannot even be looked into.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAdmissible {
    /// Only the player on move may claim (Art. 9.2, 9.3).
    #[error("{0:?} is not on move")]
    NotOnMove(Side),
    /// The intended move is not legal.
    #[error("{0} is not legal")]
    IntendedIllegal(Uci),
}

/// One appearance of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Appearance {
    /// The plies played when it stood.
    pub ply: Ply,
    /// The number of the move that led to it, and who made it; none for the start position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<(u32, Side)>,
}

/// What was found about a claim of repetition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RepetitionCheck {
    /// How often the edition wants it.
    pub needed: u8,
    /// Where the position appeared, in order; the intended move included.
    pub at: Vec<Appearance>,
    /// The position, as FEN.
    pub fen: String,
    /// The intended move as a scoresheet has it.
    pub intended: Option<String>,
}

impl RepetitionCheck {
    /// Whether the claim is correct.
    #[must_use]
    pub fn is_correct(&self) -> bool {
        self.at.len() >= usize::from(self.needed)
    }
}

/// Looks into a claim by a player, before the intended move or after the position has appeared.
///
/// # Errors
/// [`NotAdmissible`] when the player is not on move or the intended move is not legal.
pub fn check(
    game: &Game,
    by: Side,
    intended: Option<&Uci>,
    edition: &Edition,
) -> Result<RepetitionCheck, NotAdmissible> {
    let intended = intended_move(game, by, intended)?;
    let claimed = match intended {
        Some(m) => game.position().after(m),
        None => game.position().clone(),
    };
    let identity = claimed.identity();
    let mut at: Vec<Appearance> = (0..=game.ply().0)
        .map(Ply)
        .filter(|ply| game.position_at(*ply).is_some_and(|found| found.identity() == identity))
        .map(|ply| appearance(game, ply))
        .collect();
    if intended.is_some() {
        let ply = Ply(game.ply().0.saturating_add(1));
        at.push(Appearance { ply, after: Some((game.position().move_number(), by)) });
    }
    Ok(RepetitionCheck {
        needed: edition.rules.claims.repetition.value,
        at,
        fen: claimed.fen(),
        intended: intended.map(|m| san::san(game.position(), m)),
    })
}

/// The intended move of a claimant, if there is one.
///
/// # Errors
/// [`NotAdmissible`] when the player is not on move or the move is not legal.
pub fn intended_move(
    game: &Game,
    by: Side,
    intended: Option<&Uci>,
) -> Result<Option<Move>, NotAdmissible> {
    if game.turn() != by {
        return Err(NotAdmissible::NotOnMove(by));
    }
    let read = |uci: &Uci| {
        let position: &Position = game.position();
        position.read_uci(uci).map_err(|illegal| NotAdmissible::IntendedIllegal(illegal.0))
    };
    intended.map(read).transpose()
}

fn appearance(game: &Game, ply: Ply) -> Appearance {
    let after = (ply.0 > 0).then(|| game.move_label(ply));
    Appearance { ply, after }
}
