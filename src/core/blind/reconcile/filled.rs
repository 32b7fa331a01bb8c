//! What a score lacks and another source tells: the game goes on with it, and the arbiter is told so.

use serde::Serialize;

use crate::blind::reconcile::scores::Scores;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};

/// From where half-moves are taken that a score lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FilledFrom {
    /// The score of the other player.
    OtherScore,
    /// The record of the game: neither score tells them.
    Record,
}

/// Half-moves that a score lacks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FilledIn {
    /// Whose score lacks them.
    pub score: Side,
    /// From where they are taken.
    pub from: FilledFrom,
    /// The half-moves, from 1.
    pub plies: Vec<Ply>,
}

/// What each score that was kept lacks of the game that is told. An entry that tells something else
/// is not lacking: it is an error of its own.
#[must_use]
pub fn filled_in(scores: &Scores, kept: BySide<bool>) -> Vec<FilledIn> {
    let lacks = |score: Side, from: FilledFrom| {
        let told = (1..).map(Ply).zip(&scores.witnesses);
        let lacking = told.filter(|(ply, told)| {
            let by = if *told.scores.of(score.other()) {
                FilledFrom::OtherScore
            } else {
                FilledFrom::Record
            };
            let errs = scores.slips.iter().any(|slip| slip.score == score && slip.ply == *ply);
            !told.scores.of(score) && !errs && by == from
        });
        FilledIn { score, from, plies: lacking.map(|(ply, _)| ply).collect() }
    };
    Side::BOTH
        .into_iter()
        .filter(|score| *kept.of(*score))
        .flat_map(|score| [FilledFrom::OtherScore, FilledFrom::Record].map(|by| lacks(score, by)))
        .filter(|filled| !filled.plies.is_empty())
        .collect()
}
