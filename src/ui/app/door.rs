//! What happens at the door is told once, wherever the person is: each step of this laptop on its way into
//! the event of another, as what it was let in, a new invitation, and who knocks here.

use std::path::Path;

use crate::actions::{Action, Screen};
use crate::announcements::DoorAnnouncements;
use crate::app::App;
use crate::scene::Scene;
use crate::screens::stations::door::{before_aloud, invited_aloud, server_code_aloud, step, waits};
use crate::screens::stations::lines::given;
use crate::widgets::badge::Tone;
use jadoube_core::hall::event::Entry;
use jadoube_core::stations::station::StationId;
use jadoube_desk::snapshot::Snapshot;
use jadoube_desk::stations_line::{JoinStep, Joining, ServerState};
use jadoube_desk::timekeeper::wall_now;
use jadoube_laws::wall::Wall;

impl DoorAnnouncements {
    /// Whether an entry was recorded before this laptop came into the event.
    pub(super) fn is_old(&self, entry: &Entry) -> bool {
        let at = entry.wall.parse::<Wall>().ok();
        self.opened.zip(at).is_some_and(|(opened, at)| at.utc() < opened.utc())
    }
}

pub(super) fn same_file(one: &Path, other: &Path) -> bool {
    one == other || std::path::absolute(one).ok() == std::path::absolute(other).ok()
}

impl App {
    /// Tells what is new at the door.
    pub(super) fn follow_door(&mut self, snap: &Snapshot) {
        let door = &snap.door;
        let before = std::mem::replace(&mut self.door.joining, door.joining.clone());
        if let Some(now) = door.joining.as_ref().filter(|now| before.as_ref() != Some(*now)) {
            let has_ended = |one: &Joining| matches!(one.step, JoinStep::TurnedAway(_));
            if before.as_ref().is_none_or(has_ended) {
                self.come_to_stations();
            }
            self.door.file = Some(now.file.clone());
            let (tone, text) = step(&self.words, &now.step);
            self.announcer.tell(tone, &text);
        }
        self.follow_servers(snap);
        let code = door.invitation.as_ref().map(|one| one.code.clone());
        let before = std::mem::replace(&mut self.door.code, code);
        if let Some(made) =
            door.invitation.as_ref().filter(|one| before.as_ref() != Some(&one.code))
        {
            self.come_to_stations();
            self.announcer.tell(Tone::Good, &invited_aloud(&self.words, made));
        }
        let count = door.invited_before.len();
        if count > std::mem::replace(&mut self.door.before, count) {
            for (who, _) in &door.invited_before {
                self.announcer.tell(Tone::Info, &before_aloud(&self.words, who));
            }
        }
        let waiting = door.waiting.iter().map(|one| waits(&self.words, one)).collect();
        let before = std::mem::replace(&mut self.door.waiting, waiting);
        let now = self.door.waiting.iter();
        let new: Vec<String> = now.filter(|one| !before.contains(one)).cloned().collect();
        for knocks in new {
            let knocks = ("knocks", knocks.into());
            let key = Action::ShowStations.key_text(&self.words).unwrap_or_default();
            let key = ("key", key.into());
            let text = self.words.say_with("stations-knocks-where", &[knocks, key]);
            self.announcer.tell(Tone::Info, &text);
        }
    }

    /// Shows the screen of the stations, with the keyboard where something has happened. A dialog in which it
    /// was asked for does not give it back to what had it before.
    pub(super) fn come_to_stations(&mut self) {
        self.before_dialog = None;
        self.show(Screen::Stations);
    }

    /// Shows the code with which a station finds the event again that was away when its server moved.
    pub(super) fn show_server_code(&mut self, scene: &Scene<'_>) {
        let Some(code) = &scene.snap.door.renewal else { return };
        self.announcer.tell(Tone::Good, &server_code_aloud(&self.words, code));
        self.screens.stations.show_server_code();
        self.come_to_stations();
    }

    /// Tells how it is with the servers of other laptops, and with that of this one beside them, where it has
    /// changed.
    fn follow_servers(&mut self, snap: &Snapshot) {
        let now = &snap.door.servers;
        let before = std::mem::replace(&mut self.door.servers, now.clone());
        // What is found when a file is opened is no news, and a single server is that of the chief's, or of a hall.
        let of_hall = now.iter().chain(&before).any(|one| one.state.is_of_hall());
        let is_news = !before.is_empty() && (of_hall || now.len().max(before.len()) > 1);
        let was = |station| before.iter().find(|one| one.station == station).map(|one| one.state);
        for one in now.iter().filter(|_| is_news) {
            let (state, was) = (one.state, was(one.station));
            if was == Some(state) || was.is_none() && state == ServerState::Carries {
                continue;
            }
            let station = snap.hall.stations.name(StationId(one.station));
            let args = [("station", station.into()), ("state", self.words.tell(&state).into())];
            let text = self.words.say_with("stations-server-now", &args);
            let tone = if state == ServerState::Silent { Tone::Warn } else { Tone::Info };
            self.announcer.tell(tone, &text);
        }
        for gone in before.iter().filter(|_| is_news && !now.is_empty()) {
            if !now.iter().any(|one| one.station == gone.station) {
                let station = snap.hall.stations.name(StationId(gone.station));
                let text =
                    self.words.say_with("stations-server-ends", &[("station", station.into())]);
                self.announcer.tell(Tone::Warn, &text);
            }
        }
    }

    /// Another file is open: it may be that of an event into which this laptop was let just now.
    pub(super) fn arrive(&mut self, snap: &Snapshot) {
        let awaited = self.door.file.as_deref().zip(snap.path.as_deref());
        let arrives = awaited.is_some_and(|(file, open)| same_file(file, open));
        self.door.arriving = arrives;
        self.door.opened = arrives.then(wall_now);
        if arrives {
            self.door.file = None;
            self.come_to_stations();
        }
    }

    /// Whether an event comes in: of what it holds already nothing is told one by one.
    pub(super) const fn is_arriving(&self) -> bool {
        self.door.arriving
    }

    /// Tells as what this station was let in, and what waits for it, once that has come.
    pub(super) fn tell_arrival(&mut self, scene: &Scene<'_>) {
        let own = scene.snap.hall.own.filter(|_| self.door.arriving);
        let Some(one) = own.and_then(|own| scene.station(own)) else { return };
        self.door.arriving = false;
        let args = [
            ("letter", one.letter.to_string().into()),
            ("name", one.name.as_str().into()),
            ("role", self.words.tell(&one.role).into()),
        ];
        let mut text = self.words.say_with("stations-arrived", &args);
        if !one.given.is_empty() {
            let posts = [("posts", given(scene, &one.given).into())];
            text = format!("{text}. {}", self.words.say_with("stations-given", &posts));
        }
        self.announcer.tell(Tone::Good, &text);
        if self.screen == Screen::Stations && self.dialog.is_none() {
            self.show(Screen::Stations);
        }
    }
}
