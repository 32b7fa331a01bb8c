//! Where a game stands: all that a decision in an incident can change, as a value that is journalled
//! when the decision is undone. Against the record of that moment, so that only the moves that come
//! again are in it.

use serde::{Deserialize, Serialize};

use crate::clock::dual::Standing as ClockStanding;
use crate::game::counter::Counts;
use crate::game::event::Source;
use crate::game::owed::Owed;
use crate::game::state::{Game, MISSING_SAN, Offer, PlyMark, PlyRecord, Status};
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::notation::san;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::BySide;

/// A half-move that stands in the record again, with all that was known of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Again {
    /// The move.
    pub uci: Uci,
    /// Where it came from.
    pub source: Source,
    /// When it was recorded first.
    pub at: Moment,
    /// Both remaining times when it was made, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<BySide<Millis>>,
    /// The time spent on it, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spent: Option<Millis>,
    /// Whether a draw was offered with it.
    #[serde(default)]
    pub draw_offered: bool,
    /// The move as it was first recorded, where it was corrected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corrected_from: Option<Uci>,
    /// Something particular about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<PlyMark>,
    /// The position after it, where it stands for moves that are missing and cannot be played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub found: Option<String>,
}

/// Where a game stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The half-moves of the record that stay.
    pub kept: Ply,
    /// Those that come after them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub again: Vec<Again>,
    /// Whether it is played or has ended.
    pub status: Status,
    /// The open draw offer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Offer>,
    /// What is owed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owed: Option<Owed>,
    /// Illegal moves counted against each player.
    pub illegal_moves: BySide<u8>,
    /// What else is counted.
    pub counts: Counts,
    /// When the flags fell.
    pub flags: BySide<Option<Moment>>,
    /// The clock.
    pub clock: ClockStanding,
    /// The times at which the present turn began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_since: Option<BySide<Millis>>,
}

impl Standing {
    /// Where `game` stands at a moment, against the record of `now`.
    #[must_use]
    pub fn of(game: &Game, now: &Game, at: Moment) -> Self {
        let kept = game.moves_in_common(now);
        let again = game.plies.iter().skip(usize::from(kept.0)).map(|ply| Again {
            uci: ply.uci.clone(),
            source: ply.source,
            at: ply.at,
            times: ply.times,
            spent: ply.spent,
            draw_offered: ply.draw_offered,
            corrected_from: ply.corrected_from.clone(),
            mark: ply.mark,
            found: (ply.mark == Some(PlyMark::Missing)).then(|| ply.position.fen()),
        });
        Self {
            kept,
            again: again.collect(),
            status: game.status,
            offer: game.offer,
            owed: game.owed.clone(),
            illegal_moves: game.illegal_moves,
            counts: game.counts,
            flags: game.flags,
            clock: game.clock.standing(at),
            turn_since: game.turn_since,
        }
    }

    /// Puts a game there.
    pub(in crate::game) fn put(&self, game: &mut Game, at: Moment) {
        game.plies.truncate(usize::from(self.kept.0));
        for ply in &self.again {
            let position = game.position().clone();
            let missing = ply.found.as_deref().map(|fen| {
                let found = Position::from_loose_fen(fen, game.setup.form).ok()?;
                Some((ply.uci.clone(), MISSING_SAN.to_owned(), found))
            });
            let made = missing.unwrap_or_else(|| {
                let m = position.read_uci(&ply.uci).ok()?;
                Some((position.uci(m), san::san(&position, m), position.after(m)))
            });
            let Some((uci, san, position)) = made else { break };
            game.plies.push(PlyRecord {
                uci,
                san,
                position,
                source: ply.source,
                at: ply.at,
                times: ply.times,
                spent: ply.spent,
                draw_offered: ply.draw_offered,
                corrected_from: ply.corrected_from.clone(),
                mark: ply.mark,
            });
        }
        game.status = self.status;
        game.offer = self.offer;
        game.owed.clone_from(&self.owed);
        game.illegal_moves = self.illegal_moves;
        game.counts = self.counts;
        game.flags = self.flags;
        game.clock.put_back(&self.clock, at);
        game.turn_since = self.turn_since;
        game.pressed = game.pressed.min(self.kept);
        game.corrections.clear();
        game.disagreement = None;
        if game.outcome().is_some() {
            game.lost_time = None;
        }
    }
}
