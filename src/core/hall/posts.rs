//! About which posts an event is, and whether it is in force there.

use std::sync::Arc;

use crate::adjournment::event::Event as AdjournmentEvent;
use crate::disputes::event::Event as DisputeEvent;
use crate::hall::event::Event;
use crate::hall::state::Hall;
use crate::stations::post::{Epoch, Post};
use crate::stations::state::Classification;
use crate::stations::station::EntryId;
use jadoube_laws::ids::{BoardNo, EnvelopeNo, IncidentNo};

/// Where something is recorded, if several stations keep the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// At one post.
    Post(Post),
    /// At two boards, both of the same station: a game is resumed at another than it was adjourned at.
    Boards(BoardNo, BoardNo),
    /// In every strand: it touches no post.
    Anywhere,
    /// It is about an incident or an envelope that is not known.
    Unknown,
}

impl Scope {
    /// The posts.
    pub fn posts(self) -> impl Iterator<Item = Post> {
        let (one, other) = match self {
            Self::Post(post) => (Some(post), None),
            Self::Boards(one, other) => (Some(Post::Board(one)), Some(Post::Board(other))),
            Self::Anywhere | Self::Unknown => (None, None),
        };
        one.into_iter().chain(other)
    }

    const fn at(board: BoardNo) -> Self {
        Self::Post(Post::Board(board))
    }
}

/// About which posts an event is, given the state before it.
#[must_use]
pub fn scope(hall: &Hall, event: &Event) -> Scope {
    match event {
        Event::Game { board, .. }
        | Event::Blind { board, .. }
        | Event::DeviceAssigned { board, .. }
        | Event::OwnBoardAssigned { board, .. } => Scope::at(*board),
        Event::OffBoard { incident, .. } => of_incident(hall, *incident),
        Event::Dispute { what: DisputeEvent::Opened { opening, .. } } => {
            opening.board.map_or(Scope::Post(Post::Chief), Scope::at)
        }
        Event::Dispute { what } => of_incident(hall, what.incident()),
        Event::Adjournment { what: AdjournmentEvent::Begun { beginning, .. } } => {
            Scope::at(beginning.board)
        }
        Event::Adjournment { what: AdjournmentEvent::Resumed { no, board, .. } } => {
            match of_envelope(hall, *no) {
                Scope::Post(Post::Board(one)) if one != *board => Scope::Boards(one, *board),
                other => other,
            }
        }
        Event::Adjournment { what } => match what.envelope() {
            Some(no) => of_envelope(hall, no),
            None => Scope::Post(Post::Chief),
        },
        Event::Founded { .. }
        | Event::CompetitionChanged { .. }
        | Event::AppealsProvided { .. }
        | Event::Contest { .. } => Scope::Post(Post::Chief),
        Event::Answered { post, .. } => Scope::Post(*post),
        Event::Time { .. }
        | Event::Evidence { .. }
        | Event::Stations { .. }
        | Event::Proposed { .. } => Scope::Anywhere,
    }
}

impl Hall {
    /// Whether an entry of a strand is part of the state that was made with it.
    #[must_use]
    pub fn is_part(&self, event: &Event, place: EntryId) -> bool {
        let scope = scope(self, event);
        !self.stations.is_begun() || scope != Scope::Unknown && aside(self, scope, place).is_none()
    }
}

/// An incident belongs to the board where it was opened, and to the chief where it was at none.
pub(in crate::hall) fn of_incident(hall: &Hall, no: IncidentNo) -> Scope {
    match hall.incidents.get(&no) {
        Some(one) => one.board.map_or(Scope::Post(Post::Chief), Scope::at),
        None => hall.stations.aside_incident(no).map_or(Scope::Unknown, Scope::Post),
    }
}

/// An envelope belongs to the board where its game was adjourned, or is resumed.
pub(in crate::hall) fn of_envelope(hall: &Hall, no: EnvelopeNo) -> Scope {
    match hall.adjournments.get(&no) {
        Some(one) => Scope::at(one.board),
        None => hall.stations.aside_envelope(no).map_or(Scope::Unknown, Scope::Post),
    }
}

/// At which of its posts an entry is put aside, and of which epoch it is there.
fn aside(hall: &Hall, scope: Scope, place: EntryId) -> Option<(Post, Epoch)> {
    scope.posts().find_map(|post| match hall.stations.classify(post, place) {
        Classification::Applies => None,
        Classification::OlderEpoch(epoch) => Some((post, epoch)),
    })
}

/// Whether an entry of a strand becomes part of the state; if not, it is put aside.
pub(in crate::hall) fn is_in_force(hall: &mut Hall, event: &Event, place: EntryId) -> bool {
    if !hall.stations.is_begun() {
        return true;
    }
    let scope = scope(hall, event);
    let older = aside(hall, scope, place);
    if let Some(older) = older {
        let numbers = match event {
            Event::Dispute { what: DisputeEvent::Opened { no, .. } } => (Some(*no), None),
            Event::Adjournment { what: AdjournmentEvent::Begun { no, .. } } => (None, Some(*no)),
            _ => (None, None),
        };
        Arc::make_mut(&mut hall.stations).put_aside(older, place.number, numbers);
    }
    older.is_none() && scope != Scope::Unknown
}
