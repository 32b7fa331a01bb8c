//! What the board and the clock have to say about an incident; attached by itself when it is
//! opened. What people say is a statement, not evidence.

use std::borrow::Cow;

use jadoube_message::{Message, Value, plain};
use serde::{Deserialize, Serialize};

use jadoube_chess::board::placement::Placement;
use jadoube_chess::moment::Moment;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::BySide;
use jadoube_laws::game::event::Observation;
use jadoube_laws::game::state::Game;
use jadoube_laws::sensing::PlayerClocks;

/// One piece of evidence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(tag = "evidence", rename_all = "kebab-case")]
#[message(prefix = "dispute-evidence")]
pub enum Evidence {
    /// Something the board saw: pieces lifted and placed, a press without a move, a result.
    Seen {
        /// The moment on the competition's time line.
        #[message(skip)]
        at: Moment,
        /// The observation.
        #[message(id)]
        what: Observation,
    },
    /// What stands on the electronic board and not in the record.
    Standing {
        /// What stands there.
        #[message(with = plain)]
        placement: Placement,
    },
    /// What the clock on the table showed last.
    #[message(id = "dispute-evidence-clock", with(white = white(shown), black = black(shown)))]
    ClockOnTable {
        /// The moment on the competition's time line.
        #[message(skip)]
        at: Moment,
        /// The times and the lever of the clock.
        #[message(skip)]
        shown: PlayerClocks,
    },
    /// When the flags fell.
    Flags {
        /// Each player's.
        #[message(with = order)]
        fell: BySide<Option<Moment>>,
    },
    /// The illegal moves counted so far.
    IllegalMoves {
        /// Each player's.
        counts: BySide<u8>,
    },
}

const fn white(shown: &PlayerClocks) -> Value<'_> {
    shown.times.white_clock()
}

const fn black(shown: &PlayerClocks) -> Value<'_> {
    shown.times.black_clock()
}

/// The key of whose flags fell, and whose first.
fn order(fell: &BySide<Option<Moment>>) -> Value<'_> {
    Value::Text(Cow::Borrowed(match (fell.white, fell.black) {
        (Some(white), Some(black)) if white < black => "white-first",
        (Some(white), Some(black)) if white > black => "black-first",
        (Some(_), None) => "white",
        (None, Some(_)) => "black",
        _ => "both",
    }))
}

/// How many observations are attached at most; the journal holds all.
const LATEST: usize = 12;

impl Evidence {
    /// Whether it is what was touched, or owed by it.
    pub(in crate::disputes) const fn is_touch(&self) -> bool {
        matches!(
            self,
            Self::Seen {
                what: Observation::Touched { .. } | Observation::OwedNotPlayed { .. },
                ..
            }
        )
    }
}

/// All that the game holds about its last move and the present one.
#[must_use]
pub fn gather(game: &Game) -> Vec<Evidence> {
    let since = Ply(game.ply().0.saturating_sub(1));
    let recent: Vec<Evidence> = game
        .seen
        .iter()
        .filter(|seen| ply_of(&seen.what).is_none_or(|ply| ply >= since))
        .map(|seen| Evidence::Seen { at: seen.at, what: seen.what.clone() })
        .collect();
    let mut found: Vec<Evidence> =
        recent.iter().skip(recent.len().saturating_sub(LATEST)).cloned().collect();
    if let Some(Observation::IllegalPosition { placement, .. }) = &game.disagreement {
        found.push(Evidence::Standing { placement: *placement });
    }
    if let Some((shown, at)) = game.shown {
        found.push(Evidence::ClockOnTable { at, shown });
    }
    if game.flags.white.is_some() || game.flags.black.is_some() {
        found.push(Evidence::Flags { fell: game.flags });
    }
    if game.illegal_moves.white > 0 || game.illegal_moves.black > 0 {
        found.push(Evidence::IllegalMoves { counts: game.illegal_moves });
    }
    found
}

const fn ply_of(observation: &Observation) -> Option<Ply> {
    match observation {
        Observation::Touched { ply, .. }
        | Observation::IllegalPosition { ply, .. }
        | Observation::Agreed { ply }
        | Observation::PressedWithoutMove { ply, .. }
        | Observation::Standing { ply, .. }
        | Observation::OwedNotPlayed { ply, .. }
        | Observation::MovesMissing { ply, .. } => Some(*ply),
        Observation::Orientation { .. }
        | Observation::ResultShown { .. }
        | Observation::WrongStart { .. }
        | Observation::ClockTurned { .. }
        | Observation::PlayedOn { .. }
        | Observation::WentBack { .. } => None,
    }
}
