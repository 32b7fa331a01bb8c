//! Dialogs before a station is there: sharing the event, inviting, joining.

use std::ops::Range;
use std::path::{Path, PathBuf};

use egui::Ui;

use crate::actions::{Change, FileChoice, UiMessage};
use crate::form::{Check, DialogForm, Field, Fields, FormOutcome, Head};
use crate::scene::Scene;
use crate::screens::founding;
use crate::screens::stations::lines::read_boards;
use crate::widgets::button::{Weight, button};
use crate::widgets::dialog::Column;
use jadoube_core::stations::member::Role;
use jadoube_core::stations::station::StationId;
use jadoube_desk::inbox::Request;
use jadoube_desk::preferences::station as name_of_machine;
use jadoube_desk::request_error::Trouble;
use jadoube_desk::stations_line::{Invitee, JoinStep, Joining, LineFault, LineRequest};
use jadoube_laws::ids::BoardNo;

/// Sharing the event, or serving it again.
#[derive(Debug)]
pub struct ShareForm {
    name: String,
}

impl ShareForm {
    /// With the name under which this machine records, where a person has given it one.
    #[must_use]
    pub fn new(scene: &Scene<'_>) -> Self {
        Self { name: proposed_name(scene, "stations-name-chief") }
    }
}

/// The name of another station whose laptop shares the event now, as far as that is known here.
fn leads(scene: &Scene<'_>) -> Option<String> {
    let (hall, first) = (&scene.snap.hall, scene.snap.door.servers.first()?);
    let station = StationId(first.station);
    let is_other = !first.state.is_of_hall() && hall.own.is_some_and(|own| own != station);
    is_other.then(|| hall.stations.name(station))
}

impl DialogForm for ShareForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let begun = scene.snap.hall.stations.is_begun();
        let about = match leads(scene) {
            Some(name) => scene.say_with("stations-serve-instead-what", &[("name", name.into())]),
            None if begun => scene.say("stations-serve-what"),
            None => scene.say("stations-share-what"),
        };
        let (title, deed) = (scene.say("stations-share-title"), scene.say("stations-share-deed"));
        let head = Head::new("share", title, deed).about(about);
        let head = if begun { head.begin_at_main_button() } else { head };
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

/// A name for this station: the one that a person has given to this machine, else a word. What the system
/// calls it says nothing to anybody.
fn proposed_name(scene: &Scene<'_>, word: &str) -> String {
    let given = scene.prefs.station.trim();
    if given.is_empty() || given == name_of_machine() { scene.say(word) } else { given.to_owned() }
}

/// Joining an event.
#[derive(Debug)]
pub struct JoinForm {
    code: String,
    name: String,
    /// What was proposed as its name.
    proposed: String,
    path: String,
    /// Whether the code is that of before, with which the chief station has turned this laptop away.
    again: bool,
}

impl JoinForm {
    /// With the name under which this machine records, where a person has given it one. Whom the chief
    /// station has turned away knocks again with the same code.
    #[must_use]
    pub fn new(scene: &Scene<'_>) -> Self {
        let name = proposed_name(scene, "stations-name-hall");
        let path = founding::place_of(&scene.say("stations-join-file-name"));
        let proposed = name.clone();
        let path = path.display().to_string();
        let before = scene
            .snap
            .door
            .joining
            .as_ref()
            .filter(|one| matches!(one.step, JoinStep::TurnedAway(LineFault::NotAllowed)));
        match before {
            Some(Joining { code, name, file, .. }) => Self {
                code: code.clone(),
                name: name.clone(),
                proposed,
                path: file.display().to_string(),
                again: true,
            },
            None => Self { code: String::new(), name, proposed, path, again: false },
        }
    }
}

impl DialogForm for JoinForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let (title, deed) = (scene.say("stations-join-title"), scene.say("stations-join-deed"));
        let about = if self.again { "stations-join-again" } else { "stations-join-what" };
        let head = Head::new("join", title, deed).about(scene.say(about));
        let head = head.width(640.0).wide().enter_nowhere().waits();
        Some(if self.again { head.begin_at_main_button() } else { head })
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
        if name != check.scene.prefs.station && name != self.proposed {
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

    fn part_to_correct(&self, trouble: &Trouble) -> Option<Range<usize>> {
        match trouble {
            Trouble::Line(fault) => fault.slip(&self.code),
            _ => None,
        }
    }

    fn chosen(&mut self, what: FileChoice, path: &Path) -> FormOutcome {
        if what == FileChoice::New {
            let named = path.extension().is_some();
            let path = if named { path.to_owned() } else { path.with_extension("jadoube") };
            self.path = path.display().to_string();
        }
        FormOutcome::Stays
    }
}
