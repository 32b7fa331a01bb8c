//! Rating changes and first ratings (B.02 of FIDE's Handbook), by edition, each with its working.
//!
//! What a tournament file does not say comes from the list of players: the factor K, or what it
//! follows from. Nothing is rounded before the end.

pub mod edition;
pub mod factor;
pub mod change;
pub mod first;

use std::collections::BTreeMap;

use serde::Serialize;

use crate::rating::change::{Change, RatedRounds, change, played};
use crate::rating::edition::{Rate, Regulations};
use crate::rating::factor::Holder;
use crate::rating::first::{First, first};
use crate::tournament::{Number, Tournament};

/// What a tournament does to the rating of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// A rated player's rating changes.
    Change(Change),
    /// A player without a rating may get one.
    First(First),
}

/// What a tournament does to all its players' ratings.
#[must_use]
pub fn effects(
    tournament: &Tournament,
    regulations: &Regulations,
    rate: Rate,
    holder: impl Fn(Number) -> Holder,
) -> BTreeMap<Number, Effect> {
    let players = tournament.players.iter();
    players
        .map(|(number, player)| {
            let played: RatedRounds = played(tournament, *number, regulations, rate);
            let effect = match player.rating {
                Some(rating) => {
                    Effect::Change(change(rating, played, &holder(*number), regulations))
                }
                None => Effect::First(first(played, regulations)),
            };
            (*number, effect)
        })
        .collect()
}
