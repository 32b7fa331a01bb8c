//! What comes of a decision that was asked for in the window: the question before something is lost,
//! and how the clocks stand afterwards; and which moves the start of a clock has counted.

use std::sync::Arc;

use crate::actions::{Screen, UiMessage};
use crate::app::App;
use crate::app::about::About;
use crate::phrases;
use crate::scene::Scene;
use crate::screens::disputes::done::carried_out;
use crate::screens::incident::consent;
use crate::screens::ruling;
use crate::widgets::announcer::{self, Manner};
use crate::widgets::badge::Tone;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::event::Event as AdjournmentEvent;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::disputes::event::Event as DisputeEvent;
use jadoube_core::disputes::refusal::Refusal as DisputeRefusal;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::state::Hall;
use jadoube_desk::desk::fresh_key;
use jadoube_desk::inbox::Request;
use jadoube_desk::snapshot::Snapshot;
use jadoube_i18n::{chess, time};
use jadoube_laws::clock::control::Bonus;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::ids::IncidentNo;

/// Whether a decision is undone or restored by it.
const fn undoes(event: &Event) -> bool {
    let Event::Dispute { what } = event else { return false };
    matches!(what, DisputeEvent::Withdrawn { .. } | DisputeEvent::Reinstated { .. })
}

impl App {
    /// A ruling that is out of date is proposed again, and what would be lost is asked about.
    pub(super) fn asks_for_consent(
        &mut self,
        what: DisputeCommand,
        why: &DisputeRefusal,
        here: bool,
    ) -> bool {
        match why {
            DisputeRefusal::Outdated { no, changes } => {
                let anew = Command::Dispute { what: DisputeCommand::Propose { no: *no } };
                let key = fresh_key();
                self.ask_about(
                    Request::Do(anew, key),
                    About::Anew(Box::new(what), changes.clone()),
                    here,
                );
            }
            DisputeRefusal::WouldLose { loss, moves } => {
                let form = consent::ConsentForm::of_loss(what, *loss, moves.as_deref().cloned());
                self.ask_consent(form, here);
            }
            _ => return false,
        }
        true
    }

    /// Asks before something is lost. The dialog in which it was asked for waits behind, with all that
    /// was typed, for the case that the answer is no.
    pub(super) fn ask_consent(&mut self, form: consent::ConsentForm, here: bool) {
        let before = self.dialog.replace(form.into()).filter(|one| here && one.is_asked());
        if let (Some(mut before), None) = (before, &self.behind) {
            before.come_back();
            self.behind = Some(before);
        }
    }

    /// Shows the envelope of the game that was adjourned in a dialog.
    pub(super) fn show_adjourned(&mut self, entries: &[Entry]) {
        let begun = entries.iter().find_map(|entry| match &entry.event {
            Event::Adjournment { what: AdjournmentEvent::Begun { no, .. } } => Some(*no),
            _ => None,
        });
        if let Some(no) = begun {
            self.actions.push(UiMessage::ShowEnvelope(no));
        }
    }

    /// Closes what is open, whatever waits behind it.
    pub(crate) fn close_dialogs(&mut self) {
        if self.dialog.is_some() {
            self.forget_said_by_dialog();
        }
        (self.dialog, self.behind) = (None, None);
    }

    /// Whether a decision is told by the answer to who asked for it in this window.
    pub(super) fn is_told_as_answer(&self, hall: &Hall, entry: &Entry) -> bool {
        let is_own = entry.place.is_none_or(|place| Some(place.station) == hall.own);
        let is_asked = self.waiting.iter().any(|one| matches!(one.about, About::Ruling));
        is_own && (is_asked || self.told_incidents.decided == Some(entry.at))
    }

    /// Whether it tells that a game was put back, which the answer to who undid or restored a decision says.
    pub(super) fn is_put_back_by_answer(&self, hall: &Hall, entry: &Entry) -> bool {
        let puts_back = matches!(&entry.event, Event::Game { what: GameEvent::PutBack { .. }, .. });
        puts_back && self.is_told_as_answer(hall, entry)
    }

    /// Says what was decided; of an incident that was opened with it, that first.
    pub(super) fn tell_ruling(&mut self, entries: &[Entry]) {
        let snap = self.desk.snapshot();
        let mut whats = entries.iter().filter_map(|entry| match &entry.event {
            Event::Dispute { what } => Some(what),
            _ => None,
        });
        let opened = whats.find(|what| matches!(what, DisputeEvent::Opened { .. }));
        let is_new = opened.is_some();
        let told = &mut self.told_incidents;
        let opened = opened.filter(|what| told.opened != Some(what.incident()));
        let decided = entries.iter().find_map(|entry| {
            let Event::Dispute { what } = &entry.event else { return None };
            let text = carried_out(&self.words, &snap.hall, what)?;
            Some((entry.at, what.incident(), text))
        });
        let Some((at, no, text)) = decided else { return };
        self.announcer.dismiss_refused(announcer::incident_there());
        // What the game is now by an act that was undone, or done again, stands in no remedy.
        let is_undoing = entries.iter().any(|entry| undoes(&entry.event));
        let one = snap.hall.incidents.get(&no).filter(|_| is_undoing);
        let one = one.and_then(|one| snap.hall.game_of_incident(one));
        let text = match one {
            Some(one) => {
                format!("{text}. {}", phrases::game_now(&self.words, &one.game, snap.now()))
            }
            None => text,
        };
        let opening = opened.map(|what| self.words.tell(what));
        let text = opening.map_or_else(|| text.clone(), |opening| format!("{opening}. {text}"));
        told.opened = opened.map(DisputeEvent::incident).or(told.opened);
        told.decided = Some(at);
        self.screens.disputes.shown = Some(no);
        let next = if !is_new && !is_undoing { self.turn_to_next(&snap.hall, no) } else { None };
        let text = next.map_or_else(|| text.clone(), |next| format!("{text}. {next}"));
        self.announcer.tell(Tone::Good, &text);
    }

    /// Turns to the incident that waits next in the log in which one was decided; what is said of it.
    fn turn_to_next(&mut self, hall: &Hall, decided: IncidentNo) -> Option<String> {
        let next = self.screens.disputes.next_open(hall, decided);
        let next = next.filter(|_| self.screen == Screen::Disputes)?;
        self.screens.disputes.turn_to(next);
        self.told_incidents.turned = Some((decided, next));
        // The keyboard comes there, and not back to what had it before a dialog.
        self.before_dialog = None;
        let incident = hall.incidents.get(&next)?;
        let board = incident
            .board
            .map(|board| self.words.say_with("disputes-at-board", &[("board", board.0.into())]));
        let case = self.words.value_of(&incident.case);
        let what: Vec<String> = board.into_iter().chain([case]).collect();
        let args = [("no", next.into()), ("what", what.join(", ").into())];
        Some(self.words.say_with("disputes-next", &args))
    }

    /// Says which ruling is proposed once the facts of the incident that is shown were put differently: its key
    /// accepts it.
    pub(super) fn tell_proposal(&mut self, snap: &Snapshot, no: IncidentNo) {
        let is_shown = self.screen == Screen::Disputes && self.screens.disputes.shown == Some(no);
        let incident = snap.hall.incidents.get(&no).filter(|_| is_shown);
        let Some(incident) = incident else { return };
        let (words, prefs) = (self.words.clone(), self.prefs.clone());
        let scene = self.scene(snap, &words, &prefs);
        if let Some(text) = phrases::new_proposal_aloud(&scene, incident) {
            self.announcer.say(Manner::Polite, &text);
        }
    }

    /// Says how the clocks stand after something was done to the game of an incident.
    pub(super) fn tell_clocks(&mut self, entries: &[Entry]) {
        let snap = self.desk.snapshot();
        let no = entries.iter().find_map(|entry| match &entry.event {
            Event::Dispute { what } => Some(what.incident()),
            _ => None,
        });
        let Some(incident) = no.and_then(|no| snap.hall.incidents.get(&no)) else { return };
        let Some(one) = snap.hall.game_of_incident(incident) else { return };
        let (board, game) = (one.board, &one.game);
        let away = incident.game.is_none_or(|no| !snap.hall.is_on_board(no));
        let annulled = incident.game.and_then(|no| snap.hall.annulled_by(no));
        // In the place of one that is annulled is the new one.
        let replaced = incident.decision.is_some() && annulled == Some(incident.no);
        if (away && !replaced) || game.outcome().is_some() {
            // At its board is another. That it has ended is told anyway, and on the screen of the
            // incident.
            return;
        }
        let (words, prefs) = (self.words.clone(), self.prefs.clone());
        let scene = Scene { earlier: None, chosen: None, ..self.scene(&snap, &words, &prefs) };
        let text = ruling::clock_words(&scene, incident, game, incident.decision.as_ref());
        let args = [("board", board.0.into()), ("text", text.as_str().into())];
        let text = words.say_with("app-at-board", &args);
        let stopped = game.clock.running().is_none();
        self.announcer.tell(if stopped { Tone::Warn } else { Tone::Good }, &text);
    }

    /// Whose move at the board at work an entry counts because the opponent's clock was started with it: the
    /// move was entered while the clocks stood. A press that is one is followed by that start, or by another.
    pub(super) fn counted_by_start(
        &self,
        entry: &Entry,
        next: Option<&Arc<Entry>>,
    ) -> Option<Side> {
        let Event::Game { board, what: GameEvent::ClockPressed { side } } = &entry.event else {
            return None;
        };
        let next = next.filter(|next| next.at == entry.at)?;
        let Event::Game { board: there, what } = &next.event else { return None };
        let (GameEvent::ClockStarted { side: other } | GameEvent::ClockPressed { side: other }) =
            what
        else {
            return None;
        };
        let is_here = board == there && Some(*board) == self.board;
        (is_here && *other == side.other()).then_some(*side)
    }

    /// Says which moves were counted by the start of a clock, and what they have added together; nothing, where
    /// none was.
    pub(super) fn tell_counted(&mut self, snap: &Snapshot, counted: &[Side]) {
        let Some(board) = self.board.filter(|_| !counted.is_empty()) else { return };
        let Some(game) = snap.hall.game(board) else { return };
        let added = |side: Side| {
            let moves = counted.iter().filter(|one| **one == side).count();
            let has_time = *game.times(snap.now()).of(side) > Millis::ZERO;
            match game.clock.bonus(side) {
                Bonus::Increment(Millis(each)) if has_time => {
                    Millis(each.saturating_mul(i64::try_from(moves).unwrap_or_default()))
                }
                _ => Millis::ZERO,
            }
        };
        let all = Side::BOTH.map(|side| (side, added(side)));
        let all = all.into_iter().filter(|(_, added)| *added > Millis::ZERO);
        let added: Vec<String> = all
            .map(|(side, added)| {
                let side = ("side", chess::side(&self.words, side).into());
                let time = ("time", time::brief(&self.words, added).into());
                self.words.say_with("board-counted-side", &[side, time])
            })
            .collect();
        let text = match counted {
            [side] => {
                let side = ("side", chess::side(&self.words, *side).into());
                self.words.say_with("board-counted", &[side])
            }
            _ => self.words.say_with("board-counted-many", &[("count", counted.len().into())]),
        };
        let text = if added.is_empty() { text } else { format!("{text}: {}", added.join(", ")) };
        let args = [("board", board.0.into()), ("text", text.into())];
        let text = self.words.say_with("app-at-board", &args);
        self.announcer.tell_recorded(board, Tone::Info, &text);
    }
}
