//! What happens at the doors: of this laptop, where it serves an event, and of another, which it joins.

use std::path::PathBuf;

use crate::serving::Serving;
use jadoube_desk::stations_line::{Candidate, Door, Invitation, Joining};
use jadoube_network::event::Candidate as Knocking;
use jadoube_network::invitation::Invitation as Code;
use jadoube_network::joining::Guest;

/// What happens at the doors.
#[derive(Debug, Default)]
pub(crate) struct AtTheDoor {
    pub(crate) open: Option<(Code, Invitation)>,
    /// What those are to be called who were invited, by the key of the invitation.
    pub(crate) names: Vec<(String, String)>,
    pub(crate) waiting: Vec<(Knocking, Candidate)>,
    pub(crate) guest: Option<(u64, Guest)>,
    pub(crate) joining: Option<(Joining, PathBuf)>,
}

impl AtTheDoor {
    /// As user interfaces see it.
    pub(crate) fn door(&self, serving: Option<&Serving>) -> Door {
        let served = serving.filter(|one| one.server.is_some()).map(|one| &one.reached);
        Door {
            served: served.into_iter().flatten().map(ToString::to_string).collect(),
            invitation: self.open.as_ref().map(|(_, shown)| shown.clone()),
            waiting: self.waiting.iter().map(|(_, shown)| shown.clone()).collect(),
            joining: self.joining.as_ref().map(|(joining, _)| joining.clone()),
        }
    }

    /// The event that was served is closed.
    pub(crate) fn leave(&mut self) {
        self.open = None;
        self.names.clear();
        self.waiting.clear();
    }

    pub(crate) fn stop_joining(&mut self) {
        self.guest = None;
        self.joining = None;
    }
}
