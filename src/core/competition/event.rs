//! What has happened in the event, in the past tense. The tags are a promise to every journal that
//! exists.

use std::collections::BTreeMap;

use jadoube_message::{Argument, Message, Value, count};
use serde::{Deserialize, Serialize};

use crate::competition::bye;
use crate::competition::entrant::{Entrant, EntrantNo};
use crate::competition::phase::{Divider, DrawnGroup, Phase, PhaseKind};
use crate::competition::regulations::Regulations;
use crate::competition::result::PairingResult;
use crate::competition::round::{Byes, Pairing};
use crate::competition::start::{self, StartDraw};
use crate::competition::team::{Match, Team, TeamNo};
use jadoube_competition::handling::{Edition as HandlingEdition, Ground};
use jadoube_competition::knockout::course::Leg;
use jadoube_competition::tournament::Bye;
use jadoube_competition::varma::draw::Step as DrawStep;
use jadoube_competition::varma::rows::Edition as VarmaEdition;
use jadoube_laws::ids::{BoardNo, SessionNo};
use jadoube_laws::wall::Wall;

/// How the numbers for pairing are given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum Numbering<No = EntrantNo> {
    /// By rating, title and name (C.04.2 2.2).
    Rating,
    /// By lot, which can be drawn again from its seed.
    Lot {
        /// The seed.
        seed: u64,
    },
    /// As the arbiter says: numbers drawn from real envelopes.
    Arbiter {
        /// Who gets number 1, 2, …
        order: Vec<No>,
    },
    /// By the restricted draw with envelopes, which the event holds step by step.
    Varma {
        /// By which tables.
        edition: VarmaEdition,
    },
}

/// An act of the arbiter that can be undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(tag = "act", rename_all = "kebab-case")]
#[message(prefix = "contest-undone")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Act {
    /// Somebody was entered.
    Entry {
        #[message(skip)]
        no: EntrantNo,
    },
    /// Somebody left.
    Departure {
        #[message(skip)]
        no: EntrantNo,
    },
    /// Somebody who had left came back.
    Return {
        #[message(skip)]
        no: EntrantNo,
    },
    /// Several left.
    Departures { count: u16 },
    /// The absence of several was noted.
    Absences { round: u8, count: u16 },
    /// An absence was noted.
    Absence {
        #[message(skip)]
        no: EntrantNo,
        round: u8,
    },
    /// A bye was given.
    Bye {
        #[message(skip)]
        no: EntrantNo,
        round: u8,
    },
    /// Somebody was noted to play after all.
    Presence {
        #[message(skip)]
        no: EntrantNo,
        round: u8,
    },
    /// A team was entered.
    TeamEntry {
        #[message(skip)]
        no: TeamNo,
    },
    /// What is known of a team was corrected.
    TeamAmendment {
        #[message(skip)]
        no: TeamNo,
    },
    /// A team left.
    TeamDeparture {
        #[message(skip)]
        no: TeamNo,
    },
    /// A team that had left came back.
    TeamReturn {
        #[message(skip)]
        no: TeamNo,
    },
    /// The teams got their numbers.
    TeamNumbers,
    /// A line-up was handed in.
    LineUp {
        round: u8,
        #[message(skip)]
        team: TeamNo,
    },
    /// A phase began.
    Phase { kind: PhaseKind },
    /// The teams of groups drew their numbers.
    GroupDraw,
    /// A group was filled up with a team out of competition.
    GroupFilling {
        #[message(skip)]
        team: TeamNo,
    },
    /// The regulations were changed.
    Regulations,
    /// What is known of somebody was corrected.
    Amendment {
        #[message(skip)]
        no: EntrantNo,
    },
    /// The numbers were given.
    Numbers,
    /// The draw began.
    Drawing,
    /// Something was drawn.
    Drawn,
    /// A match that stood even was drawn by lot.
    MatchLot {
        #[message(skip)]
        round: u16,
        #[message(skip)]
        place: u16,
    },
    /// It was fixed when a round begins.
    Schedule { round: u8 },
    /// It was fixed when several rounds begin.
    Schedules,
    /// A session of a round was planned.
    SessionPlan {
        round: u8,
        #[message(skip)]
        session: SessionNo,
    },
    /// A session of a round was changed.
    SessionChange {
        round: u8,
        #[message(skip)]
        session: SessionNo,
    },
    /// A session of a round was removed.
    SessionRemoval {
        round: u8,
        #[message(skip)]
        session: SessionNo,
    },
    /// The start positions of a round were drawn.
    Start { round: u8 },
    /// A round was paired.
    Draft { round: u8 },
    /// The pairings of a round were made known.
    Publication { round: u8 },
    /// Pairings that were known already were changed.
    Changing { round: u8 },
    /// A result was entered that no board shows.
    Result { round: u8, board: BoardNo },
    /// A result was entered that the board shows.
    BoardResult { round: u8, board: BoardNo },
    /// A round was closed.
    Closing { round: u8 },
}

/// Rounds with their beginnings, as a message tells them.
fn beginnings(starts: &[(u8, Wall)]) -> Value<'_> {
    let each = starts.iter().map(|(round, at)| {
        let (hour, minute, _) = at.time();
        format!("{round}: {} {hour:02}:{minute:02}", at.date())
    });
    Value::Text(each.collect::<Vec<_>>().join(", ").into())
}

fn boards_of(pairings: &[Pairing]) -> Value<'_> {
    let boards: Vec<String> = pairings.iter().map(|one| one.board.to_string()).collect();
    Value::Text(boards.join(", ").into())
}

/// The key by which a locale says which of the two it was.
const fn expelled_or_withdrawn(expelled: &bool) -> Value<'_> {
    Value::Text(std::borrow::Cow::Borrowed(if *expelled { "expelled" } else { "withdrawn" }))
}

fn article(edition: &VarmaEdition) -> Value<'static> {
    Value::Text(edition.article().to_string().into())
}

/// Where the grounds stand on which published pairings change.
fn of_grounds(edition: &HandlingEdition) -> Value<'static> {
    Value::Text(edition.rules().grounds.article.to_string().into())
}

/// The key by which a locale says which phase it is.
fn kind(phase: &Phase) -> Value<'_> {
    phase.kind.value()
}

fn drawn_groups(drawn: &[DrawnGroup]) -> Value<'_> {
    let groups: Vec<String> = drawn.iter().map(|one| one.group.to_string()).collect();
    Value::Text(groups.join(", ").into())
}

fn seed_of(seed: &Option<u64>) -> Value<'static> {
    seed.map_or(Value::NONE, |seed| Value::Text(seed.to_string().into()))
}

fn if_any(text: &str) -> Value<'_> {
    if text.is_empty() { Value::NONE } else { Value::Text(text.into()) }
}

facts!(jadoube_laws::events);

impl Event {
    /// Who it is about, if it is about one.
    #[must_use]
    pub fn entrant(&self) -> Option<EntrantNo> {
        match self {
            // One step, of one who draws.
            Self::Drawn { steps, .. } => match steps[..] {
                [one] => Some(EntrantNo(one.entry().0)),
                _ => None,
            },
            Self::Entered { no, .. }
            | Self::Amended { no, .. }
            | Self::Left { no, .. }
            | Self::Returned { no, .. }
            | Self::AbsenceNoted { no, .. }
            | Self::PresenceNoted { no, .. }
            | Self::ByeGranted { no, .. }
            | Self::MatchDrawn { winner: no, .. }
            | Self::Undone {
                act:
                    Act::Entry { no }
                    | Act::Departure { no }
                    | Act::Return { no }
                    | Act::Absence { no, .. }
                    | Act::Bye { no, .. }
                    | Act::Presence { no, .. }
                    | Act::Amendment { no },
            } => Some(*no),
            _ => None,
        }
    }

    /// Whether it says all of whom it is about, so that it means the same where other events of its command are
    /// not there.
    #[must_use]
    pub const fn stands_alone(&self) -> bool {
        matches!(self, Self::Entered { .. } | Self::TeamEntered { .. } | Self::TeamAmended { .. })
    }

    /// Who it is about, if it is about several.
    #[must_use]
    pub fn entrants(&self) -> &[EntrantNo] {
        match self {
            Self::SeveralLeft { nos, .. } | Self::AbsencesNoted { nos, .. } => nos,
            _ => &[],
        }
    }

    /// Which team it is about, if it is about one.
    #[must_use]
    pub const fn team(&self) -> Option<TeamNo> {
        match self {
            Self::TeamEntered { no, .. }
            | Self::TeamAmended { no, .. }
            | Self::TeamLeft { no, .. }
            | Self::TeamReturned { no, .. }
            | Self::LineUpHandedIn { team: no, .. }
            | Self::GroupFilled { team: no, .. }
            | Self::Undone {
                act:
                    Act::TeamEntry { no }
                    | Act::TeamAmendment { no }
                    | Act::TeamDeparture { no }
                    | Act::TeamReturn { no }
                    | Act::LineUp { team: no, .. }
                    | Act::GroupFilling { team: no },
            } => Some(*no),
            _ => None,
        }
    }
}
