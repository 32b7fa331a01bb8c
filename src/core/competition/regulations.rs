//! The regulations of an event: fixed at its start, changed only with a reason.

use serde::{Deserialize, Serialize};

use crate::competition::entrant::RatingKind;
use jadoube_competition::berger::{Cycles, RoundRobin};
use jadoube_competition::points::Scoring;
use jadoube_competition::standing::Ranking;
use jadoube_competition::tiebreak::code;
use jadoube_competition::tiebreak::edition::Edition as TieBreakEdition;
use jadoube_competition::withdrawal::Edition as WithdrawalEdition;
use jadoube_laws::clock::control::TimeControl;
use jadoube_laws::ids::BoardNo;

/// The edition of the tables by which a round robin is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tables {
    /// The Berger tables of the Handbook (C.05).
    #[default]
    Handbook,
}

/// How it is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// Everybody meets everybody.
    RoundRobin {
        /// How often.
        #[serde(default)]
        cycles: Cycles,
        /// By which tables.
        #[serde(default)]
        tables: Tables,
    },
    /// The arbiter pairs.
    Manual {
        /// So many rounds.
        rounds: u8,
    },
}

/// What holds for all rounds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Regulations {
    /// How it is paired.
    pub system: System,
    /// What results are worth.
    #[serde(default)]
    pub scoring: Scoring,
    /// The tie-breaks in their order, as tournament files write them: `DE,SB,WIN`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub tie_breaks: String,
    /// By which edition they are reckoned.
    #[serde(default)]
    pub tie_break_edition: TieBreakEdition,
    /// By which edition it is decided what counts of somebody who leaves.
    pub withdrawal: WithdrawalEdition,
    /// The time control of every game.
    pub control: TimeControl,
    /// Which rating counts.
    #[serde(default)]
    pub rating: RatingKind,
    /// The number of the first board.
    #[serde(default = "first_board")]
    pub first_board: BoardNo,
}

const fn first_board() -> BoardNo {
    BoardNo(1)
}

impl Regulations {
    /// A system and a time control, all else as FIDE has it today.
    #[must_use]
    pub fn new(system: System, control: TimeControl) -> Self {
        Self {
            system,
            scoring: Scoring::USUAL,
            tie_breaks: String::new(),
            tie_break_edition: TieBreakEdition::default(),
            withdrawal: WithdrawalEdition::Handbook,
            control,
            rating: RatingKind::Standard,
            first_board: first_board(),
        }
    }

    /// How many rounds there are, for so many entrants.
    #[must_use]
    pub fn rounds(&self, entrants: usize) -> u8 {
        match self.system {
            System::Manual { rounds } => rounds,
            System::RoundRobin { cycles, .. } => {
                let players = u16::try_from(entrants).unwrap_or(u16::MAX);
                let rounds = RoundRobin::new(players, cycles).map_or(0, RoundRobin::rounds);
                u8::try_from(rounds).unwrap_or(u8::MAX)
            }
        }
    }

    /// How places are found. A list that this program cannot read breaks no tie.
    #[must_use]
    pub fn ranking(&self) -> Ranking {
        let mut ranking = Ranking::by(self.tie_break_edition);
        if let (false, Ok(list)) = (self.tie_breaks.is_empty(), code::list(&self.tie_breaks)) {
            ranking.list = list;
        }
        ranking
    }

    /// Whether who meets whom is fixed before the first round.
    #[must_use]
    pub const fn is_table(&self) -> bool {
        matches!(self.system, System::RoundRobin { .. })
    }
}
