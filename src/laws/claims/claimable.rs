//! What the player on move could claim now: shown to the arbiter, never decided for the players
//! (FIDE Laws 2023, Art. 9.2, 9.3).

use jadoube_message::{Message, Value, count};

use crate::citation::Citation;
use crate::claims::fifty;
use crate::claims::repetition::{self, Appearance, ClaimInput};
use crate::game::state::Game;
use crate::laws::edition::Edition;
use jadoube_chess::board::position::{Identity, Position, Uci};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::BySide;

/// One claim that would be correct.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "claim")]
pub enum Claimable {
    /// The position on the board has appeared often enough.
    #[message(with(count = count(at)))]
    Repetition {
        /// Every appearance of the position, the earliest first.
        #[message(name = "places", with = places)]
        at: Vec<Appearance>,
        /// The article.
        citation: Citation,
    },
    /// It would have, after a move.
    RepetitionAfter {
        /// The move; the first of them if there are several.
        #[message(name = "move")]
        uci: Uci,
        /// How often the position would have appeared.
        #[message(name = "count")]
        appearances: usize,
        /// The article.
        citation: Citation,
    },
    /// Enough moves without capture or pawn move have been made.
    FiftyMoves {
        /// By each player.
        moves: BySide<u32>,
        /// The article.
        citation: Citation,
    },
    /// They would have, after a move of the player on move that is no capture or pawn move.
    FiftyMovesAfter {
        /// Such a move; the first of them.
        #[message(name = "move")]
        uci: Uci,
        /// The article.
        citation: Citation,
    },
}

/// Where the position stood: “start, 2…, 4…”.
fn places(at: &[Appearance]) -> Value<'_> {
    let place = |one: &Appearance| match one.ply {
        Ply(0) => Value::Said("claim-start".into(), Vec::new()),
        Ply(ply) => Value::Sign(ply),
    };
    Value::List(at.iter().map(place).collect(), ", ")
}

impl Claimable {
    /// The move with which it would be claimed.
    #[must_use]
    pub const fn uci(&self) -> Option<&Uci> {
        match self {
            Self::RepetitionAfter { uci, .. } | Self::FiftyMovesAfter { uci, .. } => Some(uci),
            Self::Repetition { .. } | Self::FiftyMoves { .. } => None,
        }
    }
}

/// The claims that the player on move could make now.
#[must_use]
pub fn claimable(game: &Game, edition: &Edition) -> Vec<Claimable> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    repetition_now(game, edition)
        .or_else(|| repetition_after(game, edition))
        .into_iter()
        .chain(fifty_moves(game, edition))
        .collect()
}

fn repetition_now(game: &Game, edition: &Edition) -> Option<Claimable> {
    let claimed = ClaimInput { by: game.turn(), intended: None, touched: None };
    let check = repetition::check(game, &claimed, edition).ok()?;
    let citation = edition.telling(&edition.rules.claims.repetition_appeared);
    check.is_correct().then_some(Claimable::Repetition { at: check.at, citation })
}

fn repetition_after(game: &Game, edition: &Edition) -> Option<Claimable> {
    let needed = usize::from(edition.rules.claims.repetition.value);
    let position = game.position();
    // Four quiet plies lie between two appearances; with fewer no move can be the last of them.
    let quiet = usize::try_from(position.quiet_plies()).unwrap_or(usize::MAX);
    if quiet.saturating_add(1) < needed.saturating_sub(1).saturating_mul(4) {
        return None;
    }
    let before: Vec<Identity> =
        game.positions().rev().take(quiet.saturating_add(1)).map(|p| p.identity()).collect();
    position.legal_moves().into_iter().find_map(|m| {
        let identity = position.after(m).identity();
        let appearances = before.iter().filter(|earlier| **earlier == identity).count() + 1;
        (appearances >= needed).then(|| Claimable::RepetitionAfter {
            uci: position.uci(m),
            appearances,
            citation: edition.telling(&edition.rules.claims.repetition_intended),
        })
    })
}

fn fifty_moves(game: &Game, edition: &Edition) -> Option<Claimable> {
    let position = game.position();
    let needed = |position: &Position| 2 * u32::from(fifty::needed(position, edition, None).moves);
    if position.quiet_plies() >= needed(position) {
        let citation = edition.telling(&edition.rules.claims.fifty_appeared);
        return Some(Claimable::FiftyMoves { moves: fifty::quiet_moves(position), citation });
    }
    let intended = &edition.rules.claims.fifty_intended;
    if !intended.value || position.quiet_plies() + 1 < needed(position) {
        return None;
    }
    let enough = |after: &Position| after.quiet_plies() >= needed(after);
    let quiet = position.legal_moves().into_iter().find(|m| enough(&position.after(*m)))?;
    let citation = edition.telling(intended);
    Some(Claimable::FiftyMovesAfter { uci: position.uci(quiet), citation })
}
