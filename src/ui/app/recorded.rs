//! What an act of the arbiter has changed in the record stands among the messages, in the words of the log. Who works
//! by ear is told of it as of all that happens; here it is shown to who sees, and kept.

use crate::actions::Screen;
use crate::app::App;
use crate::app::following::is_told_as_undone;
use crate::tokens::TextScale;
use crate::widgets::badge::Tone;
use jadoube_core::adjournment::event::Event as AdjournmentEvent;
use jadoube_core::disputes::event::Event as DisputeEvent;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_desk::snapshot::Snapshot;
use jadoube_i18n::dispute::change;
use jadoube_i18n::{adjournment, event};
use jadoube_laws::game::event::{Event as GameEvent, UNDONE};
use jadoube_laws::ids::Role;

impl App {
    /// Shows what was recorded here by the arbiter, unless that is told otherwise or seen at once.
    pub(super) fn show_recorded(&mut self, snap: &Snapshot, entry: &Entry) {
        let is_own = entry.place.is_none_or(|place| Some(place.station) == snap.hall.own);
        if !is_own || entry.who.role != Role::Arbiter || !is_shown(&entry.event) {
            return;
        }
        let text = match &entry.event {
            Event::Game { board, what } => {
                let game = snap.hall.game(*board).map(AsRef::as_ref);
                let line = event::line_after(&self.words, game, what);
                let args = [("board", board.0.into()), ("text", line.into())];
                self.words.say_with("app-at-board", &args)
            }
            Event::Dispute { what } => {
                let incident = snap.hall.incidents.get(&what.incident());
                change::line(&self.words, what, incident, entry.at)
            }
            Event::Adjournment { what } => {
                let sealed = what.sealed_in();
                let position = sealed.and_then(|(no, which)| snap.hall.position_of(no, which));
                adjournment::line(&self.words, what, position)
            }
            _ => return,
        };
        // In large text a message takes the room of the steps, in whose list the same stands.
        let is_listed = matches!(entry.event, Event::Adjournment { .. })
            && self.screen == Screen::Envelopes
            && TextScale::from_percent(self.prefs.scale_percent).is_large();
        if !is_listed {
            self.announcer.show(Tone::Good, &text);
        }
    }
}

/// Whether it is shown as a message. A move, a press and what is written on a scoresheet are seen where they are made,
/// as the facts of an incident are; decisions, counts, corrections of the clock and what is undone are told with more
/// than the log says of them.
fn is_shown(event: &Event) -> bool {
    match event {
        Event::Game { what: GameEvent::Reopened { reason }, .. } => reason != UNDONE,
        Event::Game { what, .. } => matches!(
            what,
            GameEvent::TakenBack { .. }
                | GameEvent::MoveCorrected { .. }
                | GameEvent::CorrectionUndone { .. }
                | GameEvent::Reconstructed { .. }
        ),
        Event::Dispute { what } => matches!(
            what,
            DisputeEvent::StatementTaken { .. }
                | DisputeEvent::Corrected { .. }
                | DisputeEvent::Reopened { .. }
                | DisputeEvent::Appealed { .. }
                | DisputeEvent::AppealDecided { .. }
        ),
        Event::Adjournment { what } => {
            !matches!(what, AdjournmentEvent::LockMade { .. }) && !is_told_as_undone(what)
        }
        _ => false,
    }
}
