//! Whose hall's server this station uses first.

use egui::Ui;

use crate::form::{Check, DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::widgets::dialog::Column;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::station::StationId;
use jadoube_desk::inbox::Request;
use jadoube_desk::stations_line::{LineRequest, ServerState};

/// The choice.
#[derive(Debug)]
pub struct UseHallForm {
    hall: Option<PublicKey>,
}

impl UseHallForm {
    /// With the one that is used now; where none is, with the first that there is.
    #[must_use]
    pub fn new(scene: &Scene<'_>) -> Self {
        let halls = || scene.snap.door.servers.iter().filter(|one| one.state.is_of_hall());
        let used = halls().find(|one| one.state == ServerState::OwnHall);
        Self { hall: used.or_else(|| halls().next()).map(|one| one.station) }
    }
}

impl DialogForm for UseHallForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let (title, deed) =
            (scene.say("stations-use-hall-title"), scene.say("stations-use-hall-deed"));
        let head = Head::new("use hall", title, deed).about(scene.say("stations-use-hall-what"));
        Some(head.begin_at("stations-use-hall").waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let halls = scene.snap.door.servers.iter().filter(|one| one.state.is_of_hall());
        let name = |station| scene.snap.hall.stations.name(StationId(station));
        let mut options: Vec<(Option<PublicKey>, String)> =
            halls.map(|one| (Some(one.station), name(one.station))).collect();
        options.push((None, scene.say("stations-use-hall-none")));
        fields.pick(ui, "stations-use-hall", &options, &mut self.hall);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        check.actions.ask(Request::Line(LineRequest::UseHall(self.hall)));
        Some(())
    }
}
