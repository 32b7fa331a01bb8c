//! The phases of a championship of teams: preliminary groups, finals, the play-off for the title. Every
//! group has its own table, and the numbers that its teams drew.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::competition::team::TeamNo;
use jadoube_competition::berger::{Cycles, Joint, RoundRobin};
use jadoube_competition::olympiad1972::division::System;
use jadoube_competition::olympiad1972::regulations::Row;
use jadoube_competition::tournament::Number;

/// Which phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(keys)]
pub enum PhaseKind {
    /// The preliminary groups.
    Preliminaries,
    /// The finals, the first of which is for the title; the only group, where there are no others.
    Finals,
    /// The match, or the match tournament, for the title (regulations of 1972, article 11.4).
    PlayOff,
}

/// Who put the teams into their groups.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(keys)]
pub enum Divider {
    /// They stand as they were proposed: by strength, or by the places of the preliminaries.
    Proposal,
    /// The committee decided (regulations of 1972, article 19).
    Committee,
}

/// How the numbers of a group are drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum GroupDraw {
    /// By lot, which can be drawn again from its seed.
    Lot {
        /// The seed.
        seed: u64,
    },
    /// By the teams in the hall.
    Hand {
        /// Which team drew 1, 2, …
        order: Vec<TeamNo>,
    },
}

/// How the numbers of a group were drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum DrawMethod {
    /// By lot.
    Lot {
        /// From this seed.
        seed: u64,
    },
    /// In the hall.
    Hand,
}

/// The numbers that the teams of a group drew.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawnGroup {
    /// The group, from 1.
    pub group: u8,
    /// Which team drew 1, 2, …
    pub order: Vec<TeamNo>,
}

/// A group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group {
    /// How it is played.
    pub system: System,
    /// Its teams, in the order of their numbers once they are drawn.
    pub teams: Vec<TeamNo>,
    /// How these were drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<DrawMethod>,
    /// The organiser's second team, which plays out of competition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extra: Option<TeamNo>,
}

/// Who meets in a group, the team that is named first before the other, and who is free.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GroupRound {
    /// The pairs in the order of the table.
    pub pairs: Vec<[TeamNo; 2]>,
    /// The team without an opponent.
    pub free: Option<TeamNo>,
}

/// What a group is called.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Message)]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[message(prefix = "contest-group")]
pub enum GroupName {
    /// A preliminary group: 1, 2, …
    Preliminary {
        /// Its number.
        group: String,
    },
    /// A final: A, B, …
    Final {
        /// Its letter.
        group: String,
    },
    /// The only group.
    Only,
    /// The play-off for the title.
    PlayOff,
}

/// A phase.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Phase {
    /// What is played in it.
    pub kind: PhaseKind,
    /// Its first round in the event.
    pub first_round: u8,
    /// Its groups.
    pub groups: Vec<Group>,
}

impl Group {
    /// A group of these teams, not drawn yet.
    #[must_use]
    pub const fn new(system: System, teams: Vec<TeamNo>) -> Self {
        Self { system, teams, drawn: None, extra: None }
    }

    /// How many rounds it plays. Two who play for the title meet twice; of more each meets each, once or
    /// twice.
    #[must_use]
    pub fn rounds(&self, kind: PhaseKind) -> u8 {
        let rounds = match (self.system, self.teams.len()) {
            (System::Swiss { rounds }, _) => rounds,
            (System::RoundRobin, 2) => 1 + u16::from(kind == PhaseKind::PlayOff),
            (System::RoundRobin | System::DoubleRoundRobin, _) => {
                self.table().map_or(0, RoundRobin::rounds)
            }
        };
        u8::try_from(rounds).unwrap_or(u8::MAX)
    }

    /// Its table; none of two teams, and none of a group that is paired by hand.
    pub(in crate::competition) fn table(&self) -> Option<RoundRobin> {
        let size = u16::try_from(self.teams.len()).ok()?;
        let cycles = match self.system {
            System::RoundRobin => Cycles::Single,
            System::DoubleRoundRobin => Cycles::Double(Joint::Exchanged),
            System::Swiss { .. } => return None,
        };
        RoundRobin::new(size, cycles).ok()
    }

    /// A round of its table; none after the last, and none of a group that is paired by hand.
    #[must_use]
    pub fn round(&self, kind: PhaseKind, nth: u8) -> Option<GroupRound> {
        if matches!(self.system, System::Swiss { .. }) || nth == 0 || nth > self.rounds(kind) {
            return None;
        }
        if let [one, other] = self.teams[..] {
            let pair = if nth % 2 == 1 { [one, other] } else { [other, one] };
            return Some(GroupRound { pairs: vec![pair], free: None });
        }
        let round = self.table()?.round(u16::from(nth))?;
        let team = |number: Number| {
            let at = usize::from(number.0).checked_sub(1)?;
            self.teams.get(at).copied()
        };
        let pairs =
            round.pairings.iter().filter_map(|one| Some([team(one.white)?, team(one.black)?]));
        Some(GroupRound { pairs: pairs.collect(), free: round.bye.and_then(team) })
    }
}

impl Phase {
    /// How many rounds it has: as many as its largest group.
    #[must_use]
    pub fn rounds(&self) -> u8 {
        self.groups.iter().map(|group| group.rounds(self.kind)).max().unwrap_or(0)
    }

    /// Its last round in the event.
    #[must_use]
    pub fn last_round(&self) -> u8 {
        self.first_round.saturating_add(self.rounds()).saturating_sub(1)
    }

    /// Whether a round of the event is one of its own.
    #[must_use]
    pub fn has(&self, round: u8) -> bool {
        (self.first_round..=self.last_round()).contains(&round)
    }

    /// Which of its own rounds a round of the event is, from 1; 0 before the first.
    #[must_use]
    pub const fn nth(&self, round: u8) -> u8 {
        round.saturating_add(1).saturating_sub(self.first_round)
    }

    /// Where a team plays, from 0.
    #[must_use]
    pub fn group_of(&self, team: TeamNo) -> Option<usize> {
        self.groups.iter().position(|group| group.teams.contains(&team))
    }

    /// What a group is called, from 0.
    #[must_use]
    pub fn name(&self, at: usize) -> GroupName {
        match self.kind {
            PhaseKind::Preliminaries => GroupName::Preliminary { group: self.sign(at) },
            PhaseKind::Finals if self.groups.len() == 1 => GroupName::Only,
            PhaseKind::Finals => GroupName::Final { group: self.sign(at) },
            PhaseKind::PlayOff => GroupName::PlayOff,
        }
    }

    /// By which sign a group is asked for: the number of a preliminary group, else its letter.
    #[must_use]
    pub fn sign(&self, at: usize) -> String {
        match self.kind {
            PhaseKind::Preliminaries => (at + 1).to_string(),
            PhaseKind::Finals | PhaseKind::PlayOff => Row::letter(at).to_string(),
        }
    }

    /// Whether everybody has drawn a number.
    #[must_use]
    pub fn is_drawn(&self) -> bool {
        self.groups.iter().all(|group| group.drawn.is_some())
    }
}
