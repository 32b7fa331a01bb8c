//! Says what concerns the stations: who takes part, who keeps what, what was asked and turned down, how the
//! line is, and what was recorded twice.

use std::time::Duration;

use egui::Context;

use crate::announcements::StationAnnouncements;
use crate::app::{App, handed};
use crate::scene::Scene;
use crate::screens::stations::lines;
use crate::widgets::badge::Tone;
use jadoube_chess::moment::Moment;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::stations::station::EntryId;
use jadoube_desk::exchange::LineState;
use jadoube_desk::log_reader::proposed;
use jadoube_desk::snapshot::Snapshot;

/// How often it is looked who is silent.
const LOOK: Duration = Duration::from_secs(5);

impl App {
    /// Says what an entry means among stations.
    pub(super) fn hear_stations(&mut self, snap: &Snapshot, entry: &Entry) {
        let own = |place: EntryId| snap.hall.own == Some(place.station);
        match &entry.event {
            Event::Stations { what } => {
                if let Some((tone, text)) = handed::told(&self.words, snap, entry, what) {
                    self.announcer.tell(tone, &text);
                }
            }
            Event::Proposed { command, .. } if entry.place.is_some_and(own) => {
                let what = ("what", proposed(&self.words, &snap.hall.contest, command).into());
                let text = self.words.say_with("stations-asked-now", &[what]);
                self.announcer.tell(Tone::Info, &text);
            }
            Event::Answered { key, refusal: Some(why), .. } => {
                let asked = snap.hall.proposals.get(key).filter(|one| own(one.place));
                if let Some(one) = asked {
                    let what =
                        ("what", proposed(&self.words, &snap.hall.contest, &one.command).into());
                    let why = ("why", why.as_str().into());
                    let text = self.words.say_with("stations-refused-now", &[what, why]);
                    self.announcer.alarm(Tone::Bad, &text);
                }
            }
            Event::Answered { key, refusal: None, .. } => {
                if let Some(text) = handed::done(&self.words, snap, entry, *key) {
                    self.announcer.tell(Tone::Good, &text);
                }
            }
            _ => {}
        }
    }

    /// Says that the line went or came back, and what was recorded twice, once each.
    pub(super) fn follow_stations(&mut self, snap: &Snapshot) {
        let Some(all) = snap.stations.as_deref() else {
            self.stations = StationAnnouncements::default();
            return;
        };
        if self.lock.is_some() {
            return;
        }
        let before = self.stations.line.replace(all.line.clone());
        match (&before, &all.line) {
            (Some(LineState::Connecting), LineState::Down(why)) => {
                let why = ("why", self.words.tell(why).into());
                let text = self.words.say_with("stations-line-down", &[why]);
                self.announcer.tell(Tone::Bad, &text);
            }
            (Some(LineState::Up), LineState::Down(why)) => {
                let why = ("why", self.words.tell(why).into());
                let text = self.words.say_with("stations-line-lost", &[why]);
                self.announcer.tell(Tone::Bad, &text);
            }
            (Some(LineState::Down(_) | LineState::Connecting), LineState::Up) => {
                // Who has just shared the event is alone in it.
                if all.stations.iter().any(|one| !one.own && !one.dismissed) {
                    let text = self.words.say("stations-line-back");
                    self.announcer.tell(Tone::Good, &text);
                }
                self.stations.back = Some(snap.keeper.now());
            }
            _ => {}
        }
        for one in snap.hall.stations.open_differences() {
            if self.stations.twice.insert((one.post, one.epoch)) {
                let entries = i64::try_from(one.aside.count).unwrap_or(i64::MAX);
                let args = [
                    ("post", self.words.tell(&one.post).into()),
                    ("station", snap.hall.stations.name(one.epoch.of).into()),
                    ("entries", entries.into()),
                ];
                let text = self.words.say_with("stations-recorded-twice", &args);
                self.announcer.tell(Tone::Bad, &text);
            }
        }
    }

    /// Says who does not answer any more, and who is there again, while the line stands.
    pub(super) fn follow_presence(&mut self, ctx: &Context, scene: &Scene<'_>) {
        let Some(all) = scene.snap.stations.as_deref() else { return };
        if all.line != LineState::Up || self.lock.is_some() {
            return;
        }
        // Nothing comes from who is silent: it is looked for.
        ctx.request_repaint_after(LOOK);
        self.stations.back = self.stations.back.filter(|back| is_just_back(*back, scene.now));
        for one in all.stations.iter().filter(|one| !one.own && one.heard.is_some()) {
            let heard = &mut self.stations;
            let is_away = lines::is_away(scene, one);
            if is_away && heard.back.is_some() {
                continue;
            }
            let id = if is_away {
                let was_there = heard.present.remove(&one.id);
                (was_there && heard.away.insert(one.id)).then_some("stations-went-away")
            } else {
                heard.present.insert(one.id);
                heard.away.remove(&one.id).then_some("stations-came-back")
            };
            if let Some(id) = id {
                let tone = if id == "stations-went-away" { Tone::Warn } else { Tone::Good };
                let text = self.words.say_with(id, &lines::named(one));
                self.announcer.tell(tone, &text);
            }
        }
    }
}

/// Whether the line stands again since so short a time that who was not heard meanwhile may still be.
fn is_just_back(back: Moment, now: Moment) -> bool {
    now.since(back) <= lines::AWAY
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::moment::Millis;

    #[test]
    fn who_was_not_heard_while_the_line_was_gone_has_as_long_as_anybody() {
        let back = Moment::START + Millis::from_mins(3);
        for (after, is_just) in
            [(Millis(0), true), (lines::AWAY, true), (lines::AWAY + Millis(1), false)]
        {
            assert_eq!(is_just_back(back, back + after), is_just, "{after:?}");
        }
    }
}
