//! Why the dispute log refused a command: facts for the arbiter, worded in `i18n`.

use crate::core::ids::IncidentNo;

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
    /// The board has another game now: remedies would hit the wrong one.
    #[error("the game of incident {0} is no longer on its board; decide without remedies")]
    GameGone(IncidentNo),
    /// There is nothing to write down.
    #[error("there is nothing to write down")]
    TextMissing,
    /// A reason is required.
    #[error("a reason is required")]
    ReasonMissing,
}
