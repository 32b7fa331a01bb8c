//! How long an appeal can still be handed in: by the wall clock, which also goes while no program
//! runs.

use jadoube_message::{Message, Value};
use serde::{Deserialize, Serialize};

use crate::appeals::provisions::Provisions;
use crate::laws::kind::Pace;
use crate::laws::regulations::{Regulations, Term};
use crate::wall::Wall;
use jadoube_chess::moment::Millis;

/// From when the time counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeadlineStart {
    /// The incident belongs to no round.
    None,
    /// Games of the round are still being played.
    GoesOn,
    /// The last game of the round ended then.
    Ended(Wall),
}

fn minutes_begun(span: &Millis) -> Value<'_> {
    Value::Number(span.0.saturating_add(59_999).div_euclid(60_000))
}

fn minutes_over(span: &Millis) -> Value<'_> {
    Value::Number(span.0.div_euclid(60_000))
}

/// How a deadline stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(tag = "due", rename_all = "kebab-case")]
#[message(prefix = "appeal-due")]
pub enum DeadlineStatus {
    /// The regulations name no deadline.
    Silent,
    /// At once; so much time has passed since the decision.
    AtOnce {
        /// How much.
        #[message(name = "minutes", with = minutes_over)]
        since: Millis,
    },
    /// The competition should have fixed a deadline and has not.
    NotFixed,
    /// It begins to run when the round is over.
    AfterRound {
        /// For how long it will run, in minutes.
        minutes: u16,
    },
    /// It runs.
    Running {
        /// What is left.
        #[message(name = "minutes", with = minutes_begun)]
        left: Millis,
    },
    /// It has passed.
    Passed {
        /// How long ago.
        #[message(name = "minutes", with = minutes_begun)]
        ago: Millis,
    },
}

/// How the deadline stands at a time. It counts from the end of the round or from the decision,
/// whichever is later: nobody can appeal before there is a decision.
#[must_use]
pub fn due(
    regulations: &Regulations,
    provisions: &Provisions,
    pace: Pace,
    (decided, round): (Wall, DeadlineStart),
    at: Wall,
) -> DeadlineStatus {
    let minutes = match &regulations.term.value {
        Term::Silent => return DeadlineStatus::Silent,
        // A decision may be entered after it was announced.
        Term::AtOnce => {
            return DeadlineStatus::AtOnce { since: at.since(decided).max(Millis::ZERO) };
        }
        Term::FixedBefore | Term::Minutes(_) => {
            provisions.minutes.or_else(|| regulations.term.value.minutes(pace))
        }
    };
    let Some(minutes) = minutes else { return DeadlineStatus::NotFixed };
    let from = match round {
        DeadlineStart::GoesOn => return DeadlineStatus::AfterRound { minutes },
        DeadlineStart::None => decided,
        DeadlineStart::Ended(ended) => ended.max(decided),
    };
    let left = Millis::from_mins(i64::from(minutes)) - at.since(from);
    if left.0 < 0 {
        DeadlineStatus::Passed { ago: -left }
    } else {
        DeadlineStatus::Running { left }
    }
}
