//! What was told of the door, of the other stations and of incidents so far.

use std::collections::BTreeSet;
use std::path::PathBuf;

use jadoube_chess::moment::Moment;
use jadoube_core::stations::post::{Epoch, Post};
use jadoube_core::stations::station::StationId;
use jadoube_desk::exchange::LineState;
use jadoube_desk::stations_line::{EventServer, Joining};
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::wall::Wall;

/// What was told of it.
#[derive(Debug, Default)]
pub(crate) struct DoorAnnouncements {
    /// How far this laptop was on its way.
    pub(crate) joining: Option<Joining>,
    /// The file in which the event of the other will be.
    pub(crate) file: Option<PathBuf>,
    /// Whether that is open, and it is not known yet as what this station was let in.
    pub(crate) arriving: bool,
    /// When it was opened: what was recorded before is no news.
    pub(crate) opened: Option<Wall>,
    /// The code of the invitation.
    pub(crate) code: Option<String>,
    /// How many are invited from before the program was closed.
    pub(crate) before: usize,
    /// Who carries the event, and how it is with them.
    pub(crate) servers: Vec<EventServer>,
    /// Who waits, as it was told.
    pub(crate) waiting: Vec<String>,
}

/// What was told of the others so far.
#[derive(Debug, Default)]
pub(crate) struct StationAnnouncements {
    /// How the line was; none before it was looked at.
    pub(crate) line: Option<LineState>,
    /// Since when the line stands again; none where that was told too long ago to matter.
    pub(crate) back: Option<Moment>,
    /// Who was there.
    pub(crate) present: BTreeSet<StationId>,
    /// Who was there and does not answer any more.
    pub(crate) away: BTreeSet<StationId>,
    /// What was recorded twice.
    pub(crate) twice: BTreeSet<(Post, Epoch)>,
}

/// What was told of incidents: entries of the journal come by two ways, with the answer to what was asked
/// for here and with all that happens, in either order.
#[derive(Debug, Default)]
pub(crate) struct ToldIncidents {
    /// The one of which it was told last that it was opened.
    pub(crate) opened: Option<IncidentNo>,
    /// When the decision was made that the answer told.
    pub(crate) decided: Option<Moment>,
    /// The incident that was decided last, and the one to which the log has turned with that.
    pub(crate) turned: Option<(IncidentNo, IncidentNo)>,
}

impl ToldIncidents {
    /// The incident with whose decision the log has turned to the one that is shown.
    pub(crate) fn before(&self, shown: Option<IncidentNo>) -> Option<IncidentNo> {
        self.turned.filter(|(_, next)| Some(*next) == shown).map(|(decided, _)| decided)
    }
}
