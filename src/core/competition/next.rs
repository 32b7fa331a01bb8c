//! What comes next in the event as a whole, from its regulations to its last standings.

use jadoube_message::{Message, Value, listed};

use crate::competition::context::Boards;
use crate::competition::phase::PhaseKind;
use crate::competition::regulations::{Regulations, System};
use crate::competition::round::{Bout, Round, Stage};
use crate::competition::state::Contest;
use crate::competition::team::TeamNo;
use jadoube_competition::berger::{BergerFault, RoundRobin};
use jadoube_laws::ids::BoardNo;

/// The fewest who can be paired where there is no table.
const A_PAIR: usize = 2;

/// The fewest who can meet in a group.
const A_GROUP: usize = 3;

/// The next thing that the arbiter does.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "contest-next")]
pub enum NextStep {
    /// The regulations are fixed.
    FixRegulations,
    /// More players are entered.
    EnterPlayers {
        /// How many there are.
        entered: usize,
        /// How many there must be.
        least: usize,
    },
    /// More teams are entered.
    EnterTeams {
        /// How many there are.
        entered: usize,
        /// How many there must be.
        least: usize,
    },
    /// Everybody gets a number for pairing.
    GiveNumbers,
    /// The teams go to their groups.
    DivideTeams,
    /// The teams of the groups draw their numbers.
    DrawGroups,
    /// The preliminaries are closed: the teams go to the finals.
    Qualify,
    /// Those who share the first place play for the title.
    #[message(with(count = count_of(teams)), skip(teams))]
    PlayOff {
        /// Which teams.
        teams: Vec<TeamNo>,
    },
    /// A round is paired.
    Pair {
        /// The number of the round.
        round: u8,
    },
    /// Its pairings are made known.
    Publish {
        /// Of which round.
        round: u8,
    },
    /// Results come in.
    #[message(with(boards = few(boards), count = count(boards)), skip(boards))]
    Results {
        /// Of which round.
        round: u8,
        /// From which boards.
        boards: Vec<BoardNo>,
    },
    /// Boards show other results than those that were entered: one of the two is right.
    #[message(with(boards = few(boards), count = count(boards)), skip(boards))]
    Settle {
        /// Of which round.
        round: u8,
        /// At which boards.
        boards: Vec<BoardNo>,
    },
    /// The start positions of Chess960 are drawn.
    DrawStart {
        /// For which round.
        round: u8,
    },
    /// A round is closed.
    Close {
        /// The number of the round.
        round: u8,
    },
    /// Games are still adjourned after the last round.
    #[message(with(boards = few(boards), count = count(boards)), skip(boards))]
    Resume {
        /// Of which round.
        round: u8,
        /// At which boards they were begun.
        boards: Vec<BoardNo>,
    },
    /// All is played: the standings are final.
    Standings,
}

/// As many boards are named in a line; of more only their number is told.
const NAMED: usize = 12;

fn few(boards: &[BoardNo]) -> Value<'_> {
    if boards.len() > NAMED { Value::NONE } else { listed(boards, ", ") }
}

fn count_of(teams: &[TeamNo]) -> Value<'_> {
    Value::Number(i64::try_from(teams.len()).unwrap_or(i64::MAX))
}

fn count(boards: &[BoardNo]) -> Value<'_> {
    Value::Number(i64::try_from(boards.len()).unwrap_or(i64::MAX))
}

impl Contest {
    /// What comes next. Results come before everything else; a round that is drafted waits for
    /// nothing but them.
    #[must_use]
    pub fn next_step(&self, boards: &Boards) -> NextStep {
        let Some(regulations) = &self.regulations else { return NextStep::FixRegulations };
        let known = || self.rounds.iter().filter(|(_, round)| round.stage != Stage::Draft);
        let missing = |bout: &&Bout| bout.result(boards).is_none() && !bout.is_adjourned(boards);
        if let Some((round, boards)) = known().find_map(|one| at_boards(one, missing)) {
            return NextStep::Results { round, boards };
        }
        // A closed round was settled, or something came later, which its page tells.
        let mut open = known().filter(|(_, round)| round.stage != Stage::Closed);
        let differs = |bout: &&Bout| bout.difference(boards).is_some();
        if let Some((round, boards)) = open.find_map(|one| at_boards(one, differs)) {
            return NextStep::Settle { round, boards };
        }
        let published = self.published();
        if published == 0
            && let Some(least) = self.too_few(regulations)
        {
            let entered = self.field();
            return match self.team_rules() {
                Some(_) => NextStep::EnterTeams { entered, least },
                None => NextStep::EnterPlayers { entered, least },
            };
        }
        if !self.are_numbered() && self.can_be_numbered(regulations) {
            return NextStep::GiveNumbers;
        }
        let next = published.saturating_add(1);
        if let Some(step) = self.before_phase(next) {
            return step;
        }
        if let Some(draft) = self.rounds.get(&next).filter(|round| round.stage == Stage::Draft) {
            return match draft.start {
                None if !regulations.start.is_usual() => NextStep::DrawStart { round: next },
                _ => NextStep::Publish { round: next },
            };
        }
        if let Some((round, _)) = known().find(|(_, round)| round.stage != Stage::Closed) {
            return NextStep::Close { round: *round };
        }
        let phase_ends = self.phases.last().is_some_and(|phase| phase.last_round() == published);
        let is_left = match self.bracket(boards) {
            Some(course) => !course.due().is_empty(),
            None => next <= self.planned() && !phase_ends,
        };
        if is_left {
            return NextStep::Pair { round: next };
        }
        let adjourned = |bout: &&Bout| bout.is_adjourned(boards);
        match known().find_map(|one| at_boards(one, adjourned)) {
            Some((round, boards)) => NextStep::Resume { round, boards },
            None => self.after_phase(boards),
        }
    }

    /// What is to be done before the first round of a phase.
    fn before_phase(&self, next: u8) -> Option<NextStep> {
        self.championship()?;
        match self.phases.last() {
            _ if self.published() == 0 && !self.is_divided() => Some(NextStep::DivideTeams),
            Some(phase) if phase.first_round == next && !phase.is_drawn() => {
                Some(NextStep::DrawGroups)
            }
            _ => None,
        }
    }

    /// What follows once everything of a phase is played.
    fn after_phase(&self, boards: &Boards) -> NextStep {
        match self.phases.last().map(|phase| phase.kind) {
            Some(PhaseKind::Preliminaries) => NextStep::Qualify,
            Some(PhaseKind::Finals) => match self.rivals(boards) {
                none if none.is_empty() => NextStep::Standings,
                teams => NextStep::PlayOff { teams },
            },
            Some(PhaseKind::PlayOff) | None => NextStep::Standings,
        }
    }

    /// How many there must be at least, where there are fewer.
    fn too_few(&self, regulations: &Regulations) -> Option<usize> {
        let entered = self.field();
        match regulations.system {
            System::Manual { .. } | System::KnockOut { .. } | System::Match => {
                (entered < A_PAIR).then_some(A_PAIR)
            }
            System::Olympiad1972 { .. } => (entered < A_GROUP).then_some(A_GROUP),
            System::RoundRobin { cycles, .. } => {
                let players = u16::try_from(entered).unwrap_or(u16::MAX);
                match RoundRobin::new(players, cycles) {
                    Err(BergerFault::TooFew { least, .. }) => Some(usize::from(least)),
                    Ok(_) | Err(BergerFault::TooMany { .. }) => None,
                }
            }
        }
    }

    /// Whether everybody who has entered has a number, and nobody else.
    #[must_use]
    pub fn are_numbered(&self) -> bool {
        if self.team_rules().is_some() {
            return self.team_numbers.last().is_some_and(|numbers| {
                let mut order = numbers.order.clone();
                order.sort_unstable();
                order.into_iter().eq(self.competitors())
            });
        }
        self.numbers.last().is_some_and(|numbers| {
            let mut order = numbers.order.clone();
            order.sort_unstable();
            order.iter().eq(self.entrants.keys())
        })
    }
}

/// The boards of a round whose pairings are so; nothing, where there are none.
fn at_boards(
    (no, round): (&u8, &Round),
    so: impl Fn(&&Bout) -> bool,
) -> Option<(u8, Vec<BoardNo>)> {
    let boards: Vec<BoardNo> =
        round.bouts.iter().filter(so).map(|bout| bout.pairing.board).collect();
    (!boards.is_empty()).then_some((*no, boards))
}
