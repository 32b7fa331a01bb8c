//! Why the dispute log refused a command: facts for the arbiter, worded in `i18n`.

use crate::disputes::change::{Change, Loss, Moves};
use jadoube_laws::appeals::verdict::FeeFate;
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::rulings::facts::Fact;
use jadoube_laws::rulings::ruling::Remedy;

/// Why not.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// There is no incident with this number.
    #[error("there is no incident {0}")]
    NoSuchIncident(IncidentNo),
    /// It has been decided already.
    #[error("incident {0} has been decided; take it up again first")]
    AlreadyDecided(IncidentNo),
    /// It has not been decided.
    #[error("incident {0} has not been decided yet")]
    NotDecided(IncidentNo),
    /// An appeal has been recorded already.
    #[error("an appeal in incident {0} has been recorded already")]
    AlreadyAppealed(IncidentNo),
    /// There is no appeal to decide on.
    #[error("there is no appeal in incident {0}")]
    NoAppeal(IncidentNo),
    /// The committee has decided already.
    #[error("the appeal in incident {0} has been decided already")]
    AppealDecided(IncidentNo),
    /// The regulations leave the committee other ways with the fee.
    #[error("the fee of the appeal in incident {no} cannot be dealt with like that ({})", .articles.join(", "))]
    FeeNotSo {
        /// Which incident.
        no: IncidentNo,
        /// What may become of it, the most of a fine with it.
        fates: Vec<FeeFate>,
        /// By which articles.
        articles: Vec<String>,
    },
    /// Another game was set up in the place of its game, which had not begun: there is none any more
    /// on which remedies could be carried out.
    #[error("the game of incident {0} is no longer there; decide without remedies")]
    GameGone(IncidentNo),
    /// The game would go on, and it has left its board.
    #[error("the game of incident {0} would go on, and it is on no board")]
    OffBoard(IncidentNo),
    /// The game has gone on since the ruling was proposed, and another follows now.
    #[error(
        "the ruling of incident {no} was proposed for a game that has changed since; propose it anew"
    )]
    Outdated {
        /// Which incident.
        no: IncidentNo,
        /// What has changed.
        changes: Vec<Change>,
    },
    /// Moves or a result would be lost, and nobody has said that this is known.
    #[error("moves {} to {} or the result would be lost", .loss.to.0, .loss.of.0)]
    WouldLose {
        /// What.
        loss: Loss,
        /// The moves that go.
        moves: Option<Box<Moves>>,
    },
    /// What the case is about has not been told.
    #[error("facts are missing: {}", .facts.iter().map(|fact| fact.name).collect::<Vec<_>>().join(", "))]
    FactsMissing {
        /// The kind of case.
        kind: &'static str,
        /// What must be told.
        facts: Vec<&'static Fact>,
    },
    /// What it was about is no longer so.
    #[error("incident {0} was withdrawn: what it was about is no longer so")]
    Lapsed(IncidentNo),
    /// No decision was withdrawn that could stand again.
    #[error("no decision of incident {0} was withdrawn")]
    NotWithdrawn(IncidentNo),
    /// Two remedies cannot both be decided.
    #[error("two remedies contradict each other")]
    Contradiction(Box<(Remedy, Remedy)>),
    /// There is nothing to write down.
    #[error("there is nothing to write down")]
    TextMissing,
    /// A reason is required.
    #[error("a reason is required")]
    ReasonMissing,
}
