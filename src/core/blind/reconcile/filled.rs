//! What a score lacks and another source tells: the game goes on with it, and the arbiter is told so.

use std::borrow::Cow;

use jadoube_message::{Message, Value};
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Message)]
#[message(id = "reconcile-filled", with(by = by(score, from)), skip(from))]
pub struct FilledIn {
    /// Whose score lacks them.
    #[message(with = Side::key)]
    pub score: Side,
    /// From where they are taken.
    pub from: FilledFrom,
    /// The half-moves, from 1.
    #[message(name = "moves", with = moves)]
    pub plies: Vec<Ply>,
}

/// The key of what fills a score in: the other score, or the record.
const fn by(score: &Side, from: &FilledFrom) -> Value<'static> {
    match (from, score) {
        (FilledFrom::OtherScore, Side::White) => Value::Text(Cow::Borrowed("black")),
        (FilledFrom::OtherScore, Side::Black) => Value::Text(Cow::Borrowed("white")),
        (FilledFrom::Record, _) => Value::Text(Cow::Borrowed("record")),
    }
}

fn moves(plies: &[Ply]) -> Value<'_> {
    Value::List(plies.iter().map(Ply::recorded).collect(), ", ")
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
