//! The regulations of an event: fixed at its start, changed only with a reason.

use serde::{Deserialize, Serialize};

use crate::competition::bye::ByeRules;
use crate::competition::entrant::RatingKind;
use crate::competition::prize::Prizes;
use crate::competition::start::StartPosition;
use crate::competition::team::TeamRules;
use jadoube_competition::berger::{Cycles, RoundRobin};
use jadoube_competition::handling::Edition as HandlingEdition;
use jadoube_competition::knockout::bracket::Bracket;
use jadoube_competition::knockout::course::Leg;
use jadoube_competition::knockout::duel::{Length, Stage};
use jadoube_competition::olympiad1972::division::plan;
use jadoube_competition::olympiad1972::regulations::Event as Championship;
use jadoube_competition::points::Scoring;
use jadoube_competition::standing::Ranking;
use jadoube_competition::tiebreak::code;
use jadoube_competition::tiebreak::edition::Edition as TieBreakEdition;
use jadoube_competition::tiebreak::{Kind, unfit};
use jadoube_competition::tournament::Schedule;
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
    /// Who loses a match is out.
    KnockOut {
        /// Whether the third place is played for.
        #[serde(default)]
        third_place: bool,
    },
    /// Two play a match.
    Match,
    /// A team world championship of 1972: preliminary groups and finals by the number of teams.
    #[serde(rename = "olympiad-1972")]
    Olympiad1972 {
        /// That of the men, or that of the women.
        event: Championship,
    },
    /// The arbiter pairs.
    Manual {
        /// So many rounds.
        rounds: u8,
    },
}

impl System {
    /// What kind of tournament it is for tie-breaks.
    #[must_use]
    pub const fn kind(self) -> Kind {
        let schedule = match self {
            Self::RoundRobin { .. } | Self::Olympiad1972 { .. } => Schedule::Fixed,
            Self::Manual { .. } | Self::KnockOut { .. } | Self::Match => Schedule::ByResults,
        };
        Kind { schedule, is_team: false }
    }

    /// The lists of tie-breaks that are proposed for it, the usual one first: that which an edition
    /// prescribes, if it does.
    #[must_use]
    pub fn proposed_tie_breaks(self, edition: TieBreakEdition, is_team: bool) -> Vec<&'static str> {
        let prescribed = edition.rules().list.value;
        let proposed: &[&str] = match self {
            _ if is_team => &["MPTS,GPTS,DE", "GPTS,MPTS,DE", "MPTS,GPTS,EGGSB"],
            Self::RoundRobin { .. } | Self::Olympiad1972 { .. } => {
                &["DE,WIN,SB", "SB,DE,WIN", "DE,KS,SB"]
            }
            // Places follow from the bracket.
            Self::KnockOut { .. } | Self::Match => return Vec::new(),
            Self::Manual { .. } => &["BH/C1,BH,SB,DE", "DE,BH/C1,BH,WIN", "DE,WIN,SB"],
        };
        let is_fit = |code: &code::TieBreak| {
            let kind = Kind { is_team, ..self.kind() };
            unfit(&code.criterion, edition.rules(), kind).is_none()
        };
        let is_fit = code::list(prescribed).is_ok_and(|list| list.iter().all(is_fit));
        let prescribed = (!prescribed.is_empty() && is_fit).then_some(prescribed);
        prescribed.into_iter().chain(proposed.iter().copied()).collect()
    }
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
    /// By which edition it is handled from round to round.
    #[serde(default, skip_serializing_if = "HandlingEdition::is_usual")]
    pub handling: HandlingEdition,
    /// The time control of every game.
    pub control: TimeControl,
    /// Which rating counts.
    #[serde(default)]
    pub rating: RatingKind,
    /// What holds for matches, where teams play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teams: Option<TeamRules>,
    /// The stages of a match, in a knock-out or in a match of two. A stage without a rate has the
    /// time control of the event.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stages: Vec<Stage>,
    /// Those of the final, where they are others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub final_stages: Vec<Stage>,
    /// The number of the first board.
    #[serde(default = "first_board")]
    pub first_board: BoardNo,
    /// Which byes there are.
    #[serde(default, skip_serializing_if = "ByeRules::is_usual")]
    pub byes: ByeRules,
    /// From which position the games begin.
    #[serde(default, skip_serializing_if = "StartPosition::is_usual")]
    pub start: StartPosition,
    /// The prizes.
    #[serde(default, skip_serializing_if = "Prizes::is_none")]
    pub prizes: Prizes,
    /// The federation in which it is held, by its three letters: players of others are foreigners to
    /// norms (B.01 1.4.3). Empty where nobody said.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub host: String,
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
            handling: HandlingEdition::default(),
            control,
            rating: RatingKind::Standard,
            teams: None,
            stages: Vec::new(),
            final_stages: Vec::new(),
            first_board: first_board(),
            byes: ByeRules::default(),
            start: StartPosition::Usual,
            prizes: Prizes::default(),
            host: String::new(),
        }
    }

    /// Those of a team world championship of 1972, with a time control.
    #[must_use]
    pub fn olympiad_1972(event: Championship, control: TimeControl) -> Self {
        let edition = TieBreakEdition::Olympiad1972;
        let boards = u8::try_from(event.regulations().boards).unwrap_or(u8::MAX);
        Self {
            tie_breaks: edition.rules().list.value.to_owned(),
            tie_break_edition: edition,
            withdrawal: WithdrawalEdition::Rulings1970,
            teams: Some(TeamRules::new(boards)),
            ..Self::new(System::Olympiad1972 { event }, control)
        }
    }

    /// How many rounds there are, for so many players, or teams.
    #[must_use]
    pub fn rounds(&self, entrants: usize) -> u8 {
        match self.system {
            System::Manual { rounds } => rounds,
            System::KnockOut { .. } | System::Match => self.games_from(1, entrants),
            System::RoundRobin { cycles, .. } => {
                let players = u16::try_from(entrants).unwrap_or(u16::MAX);
                let rounds = RoundRobin::new(players, cycles).map_or(0, RoundRobin::rounds);
                u8::try_from(rounds).unwrap_or(u8::MAX)
            }
            System::Olympiad1972 { event } => {
                let teams = u16::try_from(entrants).unwrap_or(u16::MAX);
                let rounds = plan(event, teams).map_or(0, |plan| plan.rounds());
                u8::try_from(rounds).unwrap_or(u8::MAX)
            }
        }
    }

    /// The stages of a match; one of two games, where nothing is said of it.
    #[must_use]
    pub fn stages(&self) -> Vec<Stage> {
        match &self.stages[..] {
            [] => vec![Stage::new(Length::Games(2), "")],
            stages => stages.to_vec(),
        }
    }

    /// How many games one after the other the rounds of the bracket have from one on, where every
    /// match is decided in its first stage.
    fn games_from(&self, round: u16, entrants: usize) -> u8 {
        let rounds = u16::try_from(entrants).ok().and_then(|count| Bracket::new(count, false).ok());
        let rounds = rounds.map_or(0, Bracket::rounds);
        let usual = most(self.stages().first());
        let last =
            if self.final_stages.is_empty() { usual } else { most(self.final_stages.first()) };
        let games = (round..=rounds).map(|round| if round == rounds { last } else { usual });
        u8::try_from(games.map(u32::from).sum::<u32>()).unwrap_or(u8::MAX)
    }

    /// How many more games there are after one of a match, at the least that is planned for.
    #[must_use]
    pub fn games_after(&self, leg: Leg, entrants: usize) -> u8 {
        let later = self.games_from(leg.tie.round.saturating_add(1), entrants);
        let is_last = later == 0 && !self.final_stages.is_empty();
        let stages = if is_last { self.final_stages.clone() } else { self.stages() };
        let at = usize::from(leg.stage).saturating_sub(1);
        let length = most(stages.get(at).or(stages.last()));
        let left = u8::try_from(length.saturating_sub(leg.game)).unwrap_or(u8::MAX);
        left.saturating_add(later)
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

    /// Whether the system pairs, and who meets whom follows from the numbers.
    #[must_use]
    pub const fn is_table(&self) -> bool {
        !matches!(self.system, System::Manual { .. })
    }

    /// Whether everybody meets everybody.
    #[must_use]
    pub const fn is_round_robin(&self) -> bool {
        matches!(self.system, System::RoundRobin { .. })
    }

    /// Whether places follow from won and lost matches.
    #[must_use]
    pub const fn is_knockout(&self) -> bool {
        matches!(self.system, System::KnockOut { .. } | System::Match)
    }
}

/// The most games that a stage has; one where nothing limits it.
fn most(stage: Option<&Stage>) -> u16 {
    stage.and_then(Stage::limit).unwrap_or(1)
}
