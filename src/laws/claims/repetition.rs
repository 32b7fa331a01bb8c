//! The claim of repetition (FIDE Laws 2023, Art. 9.2): how often the position has appeared, with
//! the intended move or as it stands. Fivefold repetition, which needs no claim, is in
//! `game::automatic`.
//!
//! What makes positions the same is said by all editions in much the same words; where the pieces
//! and the player on move are the same, a right to castle can differ only for good. The exception is
//! a player who has touched a rook or another piece: for this one move castling is barred. From 1997
//! to 2005 a right that is lost for a time makes a difference; since 2009 it is lost by moving only.

use jadoube_message::{Argument, Value};
use serde::{Deserialize, Serialize};

use crate::claims::touch;
use crate::game::state::Game;
use crate::laws::draws::Identity;
use crate::laws::edition::Edition;
use jadoube_chess::board::position::{Move, Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::notation::san;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

/// Why a claim cannot even be looked into.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum NotAdmissible {
    /// Only the player on move may claim (Art. 9.2, 9.3).
    NotOnMove(Side),
    /// The intended move is not legal.
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

/// `12.`, `16…`, or the start position.
impl Argument for Appearance {
    const NAME: &'static str = "place";

    fn value(&self) -> Value<'_> {
        match self.after {
            Some((number, side)) => {
                let dots = if side == Side::White { "." } else { "…" };
                Value::Text(format!("{number}{dots}").into())
            }
            None => Value::Said("chess-at-start".into(), Vec::new()),
        }
    }
}

/// What was found about a claim of repetition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RepetitionCheck {
    /// How often the edition wants it.
    pub needed: u8,
    /// Where the position appeared, in order; the intended move included.
    pub at: Vec<Appearance>,
    /// Where the same pieces stood on the same squares with the same player to move, and yet the
    /// position was another: a right to castle or to capture en passant has gone.
    pub lookalikes: Vec<Appearance>,
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

/// Whether the present position has appeared three times by now: so often every edition wants it.
#[must_use]
pub fn has_appeared(game: &Game) -> bool {
    let now = game.position().identity();
    game.positions().filter(|position| position.identity() == now).count() >= 3
}

/// What is claimed.
#[derive(Debug, Clone, Copy)]
pub struct ClaimInput<'a> {
    /// By whom.
    pub by: Side,
    /// With this move, which is not played yet.
    pub intended: Option<&'a Uci>,
    /// After having touched the piece on this square.
    pub touched: Option<Square>,
}

/// Looks into a claim by a player, before the intended move or after the position has appeared.
///
/// # Errors
/// [`NotAdmissible`] when the player is not on move or the intended move is not legal.
pub fn check(
    game: &Game,
    claimed: &ClaimInput<'_>,
    edition: &Edition,
) -> Result<RepetitionCheck, NotAdmissible> {
    let intended = intended_move(game, claimed.by, claimed.intended)?;
    let position = match intended {
        Some(m) => game.position().after(m),
        None => game.position().clone(),
    };
    let apart = intended.is_none() && stands_apart(game.position(), claimed.touched, edition);
    let now = game.ply().0;
    let (mut at, mut lookalikes) = (Vec::new(), Vec::new());
    for ply in (0..=now).map(Ply) {
        let Some(found) = game.position_at(ply) else { continue };
        if found.identity() == position.identity() && (!apart || ply.0 == now) {
            at.push(appearance(game, ply));
        } else if found.turn() == position.turn() && found.placement() == position.placement() {
            lookalikes.push(appearance(game, ply));
        }
    }
    if intended.is_some() {
        let ply = Ply(now.saturating_add(1));
        let after = Some((game.position().move_number(), claimed.by));
        at.push(Appearance { ply, after });
    }
    Ok(RepetitionCheck {
        needed: edition.rules.claims.repetition.value,
        at,
        lookalikes,
        fen: position.fen(),
        intended: intended.map(|m| san::san(game.position(), m)),
    })
}

/// Whether the position is unlike all earlier ones because a touched piece bars castling on this
/// move, in an edition in which a right that is lost for a time makes positions different.
fn stands_apart(position: &Position, touched: Option<Square>, edition: &Edition) -> bool {
    let temporary = edition.rules.claims.same_position.value == Identity::TemporaryLoss;
    let Some(touched) = touched.filter(|_| temporary) else { return false };
    let owed = touch::duty(&edition.rules.touch, position, &[touched]).moves;
    let castling = position.legal_moves().into_iter().filter(|m| m.is_castling());
    castling.map(|m| position.uci(m)).any(|uci| !owed.contains(&uci))
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
