//! Dialogs before a station is there: sharing the event, inviting, joining.

use std::path::{Path, PathBuf};

use egui::Ui;

use crate::actions::{Change, FileChoice, UiMessage};
use crate::form::{Check, Chosen, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::founding;
use crate::screens::stations::lines::read_boards;
use crate::widgets::button::{Weight, button};
use crate::widgets::dialog::Column;
use jadoube_core::stations::member::Role;
use jadoube_desk::inbox::Request;
use jadoube_desk::request_error::Trouble;
use jadoube_desk::stations_line::{Invitee, LineRequest};
use jadoube_laws::ids::BoardNo;

/// Sharing the event, or serving it again.
#[derive(Debug)]
pub struct ShareForm {
    name: String,
}

impl ShareForm {
    /// With the name under which this machine records.
    #[must_use]
    pub fn new(scene: &Scene<'_>) -> Self {
        Self { name: scene.prefs.station.clone() }
    }
}

impl DialogForm for ShareForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let begun = scene.snap.hall.stations.is_begun();
        let about = if begun { "stations-serve-what" } else { "stations-share-what" };
        let (title, deed) = (scene.say("stations-share-title"), scene.say("stations-share-deed"));
        let head = Head::new("share", title, deed).about(scene.say(about));
        let head = if begun { head.begin_at_deed() } else { head };
        Some(head.width(600.0).wide().waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        if !fields.scene.snap.hall.stations.is_begun() {
            fields.text(ui, "stations-name", &mut self.name);
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let begun = check.scene.snap.hall.stations.is_begun();
        let name = match begun {
            true => String::new(),
            false => check.given("stations-name", &self.name, "stations-name-missing")?,
        };
        check.actions.ask(Request::Line(LineRequest::Serve { name }));
        Some(())
    }
}

/// A role as it is chosen: the board of an assistant is asked for beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RoleChoice {
    Sector,
    Chief,
    Results,
    Viewer,
    Assistant,
}

const ROLES: [(RoleChoice, &str); 5] = [
    (RoleChoice::Sector, "stations-choose-sector"),
    (RoleChoice::Chief, "stations-choose-chief"),
    (RoleChoice::Results, "stations-choose-results"),
    (RoleChoice::Viewer, "stations-choose-viewer"),
    (RoleChoice::Assistant, "stations-choose-assistant"),
];

/// Inviting a station.
#[derive(Debug)]
pub struct InviteForm {
    name: String,
    role: RoleChoice,
    boards: String,
}

impl Default for InviteForm {
    fn default() -> Self {
        Self { name: String::new(), role: RoleChoice::Sector, boards: String::new() }
    }
}

impl InviteForm {
    const fn keeps_boards(&self) -> bool {
        matches!(self.role, RoleChoice::Sector | RoleChoice::Chief | RoleChoice::Assistant)
    }

    fn invitee(&self, check: &mut Check<'_, '_>) -> Option<Invitee> {
        let text = if self.keeps_boards() { self.boards.as_str() } else { "" };
        let boards = check.read(BOARDS, read_boards(text), "stations-boards-unreadable")?;
        let role = match self.role {
            RoleChoice::Sector => Role::SectorArbiter,
            RoleChoice::Chief => Role::ChiefArbiter,
            RoleChoice::Results => Role::ResultsDesk,
            RoleChoice::Viewer => Role::Viewer,
            RoleChoice::Assistant => {
                let only: Option<BoardNo> = match boards[..] {
                    [only] => Some(only),
                    _ => None,
                };
                Role::Assistant(check.read(BOARDS, only, "stations-one-board")?)
            }
        };
        Some(Invitee { name: self.name.trim().to_owned(), role, boards })
    }
}

/// The label of the field for boards.
pub(super) const BOARDS: &str = "stations-boards-field";

impl DialogForm for InviteForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let (title, deed) = (scene.say("stations-invite-title"), scene.say("stations-invite-deed"));
        let about = match next_letter(scene) {
            Some(letter) => scene.say_with("stations-invite-what", &[("letter", letter.into())]),
            None => scene.say("stations-letters-used-up"),
        };
        let unserved = scene.snap.door.served.is_empty();
        let why = unserved.then(|| scene.say("stations-not-served"));
        Some(
            Head::new("invite", title, deed).about(about).width(600.0).wide().hindered(why).waits(),
        )
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let example = fields.say("stations-invite-name-example");
        fields.text(ui, Field::new("stations-invite-name").example(example), &mut self.name);
        fields.choose(ui, "stations-role", &ROLES, &mut self.role);
        if self.keeps_boards() {
            boards_ui(ui, fields, &mut self.boards);
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let invitee = self.invitee(check)?;
        check.actions.ask(Request::Line(LineRequest::Invite(invitee)));
        Some(())
    }
}

/// The field for boards, with what is wrong already while it is written.
pub(super) fn boards_ui(ui: &mut Ui, fields: &mut Fields<'_, '_>, boards: &mut String) {
    let example = fields.say("stations-boards-example");
    let wrong = read_boards(boards).is_none().then(|| fields.say("stations-boards-unreadable"));
    fields.text(ui, Field::new(BOARDS).example(example).fault(wrong), boards);
}

/// The letter that the next station gets from this one.
fn next_letter(scene: &Scene<'_>) -> Option<String> {
    let stations = &scene.snap.hall.stations;
    let own = stations.letter(scene.snap.hall.own?)?;
    let given = |letter| stations.members.values().any(|one| one.letter == letter);
    own.stock().find(|letter| !given(*letter)).map(|letter| letter.to_string())
}

/// Joining an event.
#[derive(Debug)]
pub struct JoinForm {
    code: String,
    name: String,
    path: String,
}

impl JoinForm {
    /// With the name under which this machine records.
    #[must_use]
    pub fn new(scene: &Scene<'_>) -> Self {
        let name = scene.prefs.station.clone();
        let path = founding::place_of(&scene.say("stations-join-file-name"));
        Self { code: String::new(), name, path: path.display().to_string() }
    }
}

impl DialogForm for JoinForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let (title, deed) = (scene.say("stations-join-title"), scene.say("stations-join-deed"));
        let head = Head::new("join", title, deed).about(scene.say("stations-join-what"));
        Some(head.width(640.0).wide().enter_nowhere().waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        fields.area(ui, "stations-code-field", &mut self.code, 3);
        fields.text(ui, "stations-name", &mut self.name);
        fields.text(ui, "setup-file", &mut self.path);
        if button(ui, Weight::Plain, &fields.say("setup-choose-file"), None).clicked() {
            fields.actions.push(UiMessage::Choose(FileChoice::New));
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let code = check.given("stations-code-field", &self.code, "stations-code-missing");
        let name = check.given("stations-name", &self.name, "stations-name-missing");
        let file = check.given("setup-file", &self.path, "app-field-empty");
        let (code, name, file) = (code?, name?, PathBuf::from(file?));
        if name != check.scene.prefs.station {
            // Who joins once more finds it here.
            check.actions.push(UiMessage::Change(Change::Station(name.clone())));
        }
        check.actions.ask(Request::Line(LineRequest::Join { code, name, file }));
        Some(())
    }

    fn to_correct(&self, trouble: &Trouble) -> Option<&'static str> {
        match trouble {
            Trouble::Line(fault) => fault.is_of_code().then_some("stations-code-field"),
            _ => None,
        }
    }

    fn chosen(&mut self, what: FileChoice, path: &Path) -> Chosen {
        if what == FileChoice::New {
            let named = path.extension().is_some();
            let path = if named { path.to_owned() } else { path.with_extension("jadoube") };
            self.path = path.display().to_string();
        }
        Chosen::Stays
    }
}
