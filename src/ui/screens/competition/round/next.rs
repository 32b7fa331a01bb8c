//! What comes next in the event: the one thing that the main button of the page does.

use crate::actions::Action;
use crate::scene::Scene;
use jadoube_core::competition::command::Command as ContestCommand;
use jadoube_core::competition::next::NextStep;
use jadoube_core::hall::event::Event;
use jadoube_core::hall::refusal::Refusal;
use jadoube_core::hall::state::Hall;
use jadoube_desk::judgement::foreseen;
use jadoube_laws::ids::{BoardNo, IncidentNo};

/// What comes next, with the round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screens::competition) enum Next {
    /// Something that is done on another page.
    Elsewhere(Action),
    /// The start positions of its games are drawn.
    DrawStart(u8),
    /// It is paired.
    Pair(u8),
    /// Its pairings are made known.
    Publish(u8),
    /// Its results come in.
    Results(u8),
    /// All its results are in.
    Close(u8),
    /// Nothing: this was the last one.
    Over(u8),
}

impl Next {
    /// What comes next in an event.
    pub(in crate::screens::competition) fn of(hall: &Hall) -> Self {
        match hall.next_step() {
            NextStep::FixRegulations => Self::Elsewhere(Action::ShowCompetition),
            NextStep::EnterPlayers { .. } => Self::Elsewhere(Action::ShowPlayers),
            NextStep::EnterTeams { .. } => Self::Elsewhere(Action::ShowTeams),
            NextStep::GiveNumbers
            | NextStep::DivideTeams
            | NextStep::DrawGroups
            | NextStep::Qualify
            | NextStep::PlayOff { .. } => Self::Elsewhere(Action::ShowDraw),
            NextStep::Pair { round } => Self::Pair(round),
            NextStep::Publish { round } => Self::Publish(round),
            NextStep::DrawStart { round } => Self::DrawStart(round),
            NextStep::Results { round, .. } | NextStep::Settle { round, .. } => {
                Self::Results(round)
            }
            NextStep::Close { round } => Self::Close(round),
            NextStep::Resume { .. } | NextStep::Standings => Self::Over(hall.contest.published()),
        }
    }

    /// The round that it is about; none, where it is about none yet.
    pub(in crate::screens::competition) const fn round(self) -> Option<u8> {
        match self {
            Self::Elsewhere(_) => None,
            Self::Pair(no)
            | Self::DrawStart(no)
            | Self::Publish(no)
            | Self::Results(no)
            | Self::Close(no)
            | Self::Over(no) => Some(no),
        }
    }

    /// The round with which the page begins: the one that is played, or else the next.
    pub(in crate::screens::competition) fn begins_with(self) -> u8 {
        match self {
            // Who has closed a round sees it still, with the way on.
            Self::Pair(no) if no > 1 => no - 1,
            other => other.round().unwrap_or(1).max(1),
        }
    }

    /// What is asked of the desk for it, where the system pairs.
    pub(in crate::screens::competition) const fn command(self) -> Option<ContestCommand> {
        Some(match self {
            Self::Pair(round) => ContestCommand::Draft { round, pairings: Vec::new() },
            Self::Publish(round) => ContestCommand::Publish { round },
            Self::Close(round) => ContestCommand::Close { round },
            Self::Elsewhere(_) | Self::DrawStart(_) | Self::Results(_) | Self::Over(_) => {
                return None;
            }
        })
    }
}

/// What would come of a command about the event as things stand.
pub(in crate::screens::competition) fn comes(
    scene: &Scene<'_>,
    what: ContestCommand,
) -> Result<Vec<Event>, Refusal> {
    foreseen(&scene.snap.hall, what, scene.now, scene.snap.edition)
}

/// The incidents in games of a round that wait for their decision, each with its board.
pub(in crate::screens::competition) fn undecided(
    scene: &Scene<'_>,
    round: u8,
) -> Vec<(IncidentNo, BoardNo)> {
    let hall = &scene.snap.hall;
    let bouts = hall.contest.rounds.get(&round).map_or(&[][..], |round| &round.bouts);
    let board = |game| bouts.iter().find(|bout| bout.game == Some(game));
    let open = hall.incidents.values().filter(|incident| incident.is_open());
    open.filter_map(|one| Some((one.no, board(one.game?)?.pairing.board))).collect()
}
