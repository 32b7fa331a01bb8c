//! The door: the invitation that is open, as a code to read, to hear and for a camera; who waits to be let
//! in; and how far this laptop is when it joins an event itself.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use egui::{Context, Key, Modifiers, Response, Sense, Ui};

use crate::actions::{Actions, UiMessage};
use crate::scene::Scene;
use crate::screens::stations::turn_away::TurnAwayForm;
use crate::tokens::{self, Text, space};
use crate::widgets::announcer::Audience;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_about};
use crate::widgets::camera_code::camera_code;
use crate::widgets::card::{card, soft};
use crate::widgets::focus;
use jadoube_desk::evidence;
use jadoube_desk::inbox::Request;
use jadoube_desk::stations_line::{
    Candidate, Door, Invitation, Invitee, JoinStep, Joining, LineRequest,
};
use jadoube_i18n::catalogue::Catalogue;

/// What is remembered of it.
#[derive(Debug, Default)]
pub(super) struct DoorState {
    /// Which group of the code is read out next, and of which code.
    next: (String, usize),
    /// To which code the keyboard has come.
    seen: String,
    /// Whether the keyboard shall come to what is at the door.
    focus: bool,
    /// Whether the code is shown with which a station finds the event again.
    server_code: bool,
}

/// The code that is in sight: that for a station which has lost the server, where it was asked for, else
/// that of the invitation.
fn code_in_sight(door: &Door, server_code: bool) -> Option<&String> {
    let renewal = door.renewal.as_ref().filter(|_| server_code);
    renewal.or_else(|| door.invitation.as_ref().map(|one| &one.code))
}

impl DoorState {
    /// Whether the keyboard comes here first, which then takes it: to how far this laptop is on its way, to
    /// who waits, or to a code that nobody has read yet.
    pub(super) fn takes_focus(&mut self, scene: &Scene<'_>) -> bool {
        let door = &scene.snap.door;
        let code = code_in_sight(door, self.server_code);
        let is_new = code.is_some_and(|code| *code != self.seen);
        self.focus = door.joining.is_some() || !door.waiting.is_empty() || is_new;
        self.focus
    }

    /// Brings the keyboard to the first of what is drawn.
    fn come_to(&mut self, ui: &Ui, response: &Response) {
        if self.focus && focus::can_come(ui) {
            self.focus = false;
            response.request_focus();
        }
    }

    /// Draws what there is.
    pub(super) fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        let door = &scene.snap.door;
        if let Some(joining) = &door.joining {
            let way = joining_ui(ui, scene, joining, actions);
            self.come_to(ui, &way);
        }
        if let Some(code) = door.renewal.as_ref().filter(|_| self.server_code) {
            self.server_code_ui(ui, scene, code, actions);
        }
        for one in &door.waiting {
            let number = candidate_ui(ui, scene, one, actions);
            self.come_to(ui, &number);
        }
        if let Some(invitation) = &door.invitation {
            self.invitation_ui(ui, scene, invitation, actions);
        }
        if !door.invited_before.is_empty() {
            before_ui(ui, scene, &door.invited_before, actions);
        }
    }

    /// The key that reads the code out.
    pub(super) fn keys(&mut self, ctx: &Context, scene: &Scene<'_>, actions: &mut Actions) {
        let Some(code) = code_in_sight(&scene.snap.door, self.server_code) else { return };
        if ctx.input_mut(|input| input.consume_key(Modifiers::ALT, Key::C)) {
            self.spell(scene, code, actions);
        }
    }

    /// Shows the code with which a station finds the event again; the keyboard comes to it.
    pub(super) fn show_server_code(&mut self) {
        self.server_code = true;
        self.seen.clear();
    }

    /// Reads the next group of the code out, sign by sign; after the last comes the first.
    fn spell(&mut self, scene: &Scene<'_>, code: &str, actions: &mut Actions) {
        let groups: Vec<&str> = code.split_whitespace().collect();
        if self.next.0 != code {
            self.next = (code.to_owned(), 0);
        }
        let at = self.next.1 % groups.len().max(1);
        self.next.1 = at + 1;
        let Some(group) = groups.get(at) else { return };
        actions.hear(Audience::All, group_aloud(scene, group, (at + 1, groups.len())));
    }

    /// Reads the code out, and copies it.
    fn code_buttons(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        code: &String,
        actions: &mut Actions,
    ) {
        // The key is for the code that is in sight.
        let is_keyed = code_in_sight(&scene.snap.door, self.server_code) == Some(code);
        let spell = scene.say("stations-code-spell");
        let spell = button(ui, Weight::Primary, &spell, is_keyed.then_some("Alt+C"));
        if spell.clicked() {
            self.spell(scene, code, actions);
        }
        self.come_to(ui, &spell);
        if spell.has_focus() && is_keyed {
            self.seen.clone_from(code);
        }
        if button(ui, Weight::Plain, &scene.say("stations-code-copy"), None).clicked() {
            ui.ctx().copy_text(code.clone());
            actions.push(UiMessage::Tell(scene.say("stations-code-copied")));
        }
    }

    fn server_code_ui(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        code: &String,
        actions: &mut Actions,
    ) {
        card(ui, &scene.say("stations-server-code"), |ui| {
            soft(ui, scene.say("stations-server-code-what"));
            code_ui(ui, scene, code, "stations-server-code");
            ui.horizontal_wrapped(|ui| {
                self.code_buttons(ui, scene, code, actions);
                if button(ui, Weight::Plain, &scene.say("stations-server-code-hide"), None)
                    .clicked()
                {
                    self.server_code = false;
                }
            });
            camera_ui(ui, scene, code);
        });
    }

    fn invitation_ui(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        invitation: &Invitation,
        actions: &mut Actions,
    ) {
        let title = scene.say("stations-invitation");
        card(ui, &title, |ui| {
            ui.label(Text::Body.rich(invited(scene.words, &invitation.who)));
            let minutes = invitation.left().as_secs().div_ceil(60);
            let left = [("minutes", i64::try_from(minutes).unwrap_or(i64::MAX).into())];
            let (tone, left) = match minutes {
                0 => (Tone::Bad, scene.say("stations-invitation-over")),
                _ => (Tone::Info, scene.say_with("stations-invitation-left", &left)),
            };
            badge(ui, tone, &left);
            // The minutes go by although nothing else happens.
            ui.ctx().request_repaint_after(Duration::from_secs(5));
            code_ui(ui, scene, &invitation.code, "stations-code");
            ui.horizontal_wrapped(|ui| {
                self.code_buttons(ui, scene, &invitation.code, actions);
                if button(ui, Weight::Plain, &scene.say("stations-withdraw"), None).clicked() {
                    actions.ask(Request::Line(LineRequest::Withdraw));
                }
            });
            camera_ui(ui, scene, &invitation.code);
            soft(ui, scene.say("stations-invitation-what"));
        });
    }
}

/// Who was invited before the program was closed: the codes are good yet, and nobody here knows them.
fn before_ui(ui: &mut Ui, scene: &Scene<'_>, all: &[(Invitee, Instant)], actions: &mut Actions) {
    card(ui, &scene.say("stations-invited-before"), |ui| {
        for (who, until) in all {
            let left = until.saturating_duration_since(Instant::now()).as_secs().div_ceil(60);
            let left = [("minutes", i64::try_from(left).unwrap_or(i64::MAX).into())];
            ui.label(Text::Body.rich(invited(scene.words, who)));
            badge(ui, Tone::Info, &scene.say_with("stations-invitation-left", &left));
        }
        ui.ctx().request_repaint_after(Duration::from_secs(5));
        soft(ui, scene.say("stations-invited-before-what"));
        if button(ui, Weight::Plain, &scene.say("stations-withdraw-all"), None).clicked() {
            actions.ask(Request::Line(LineRequest::Withdraw));
        }
    });
}

/// The same for who works by ear, when it is found.
pub(crate) fn before_aloud(words: &Catalogue, who: &Invitee) -> String {
    let args = [("invited", invited(words, who).into())];
    words.say_with("stations-invited-before-aloud", &args)
}

/// A group as it is read out: each letter with its word of the radio alphabet, for letters alone are mistaken
/// for one another.
fn group_aloud(scene: &Scene<'_>, group: &str, (at, of): (usize, usize)) -> String {
    let words = scene.say("stations-code-letters");
    let words: BTreeMap<char, &str> = ('A'..='Z').zip(words.split_whitespace()).collect();
    let sign = |sign: char| match words.get(&sign.to_ascii_uppercase()) {
        Some(word) => format!("{sign} {word}"),
        None => sign.to_string(),
    };
    let signs: Vec<String> = group.chars().map(sign).collect();
    let args = [("at", at.into()), ("of", of.into()), ("signs", signs.join(", ").into())];
    scene.say_with("stations-code-group", &args)
}

/// As what somebody was invited.
fn invited(words: &Catalogue, who: &Invitee) -> String {
    let role = ("role", words.tell(&who.role).into());
    let boards = ("boards", super::lines::ranges(&who.boards).into());
    let name = ("name", who.name.as_str().into());
    let id = match (who.name.is_empty(), who.boards.is_empty()) {
        (true, true) => "stations-invited",
        (true, false) => "stations-invited-boards",
        (false, true) => "stations-invited-name",
        (false, false) => "stations-invited-name-boards",
    };
    words.say_with(id, &[role, boards, name])
}

/// The code, large enough to be read across a table; the keyboard comes to it. Its groups describe it: as its
/// name they would be read with the card as well.
fn code_ui(ui: &mut Ui, scene: &Scene<'_>, code: &str, name: &str) {
    let text = egui::RichText::new(code).size(Text::Heading.font(ui).size).monospace();
    let label = egui::Label::new(text).wrap().sense(Sense::focusable_noninteractive());
    let response = ui.add(label);
    focus::follow(&response);
    let groups: Vec<&str> = code.split_whitespace().collect();
    let aloud = groups.iter().enumerate();
    let aloud = aloud.map(|(at, group)| group_aloud(scene, group, (at + 1, groups.len())));
    let (name, said) = (scene.say(name), aloud.collect::<Vec<_>>().join(". "));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(egui::accesskit::Role::Label);
        node.set_value(name);
        node.set_description(said);
        node.add_action(egui::accesskit::Action::Focus);
    });
}

/// A line to which the keyboard comes.
fn reachable(ui: &mut Ui, text: egui::RichText) -> Response {
    let label = egui::Label::new(text).wrap().sense(Sense::focusable_noninteractive());
    let response = ui.add(label);
    focus::follow(&response);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(egui::accesskit::Role::Label);
        node.add_action(egui::accesskit::Action::Focus);
    });
    response
}

fn camera_ui(ui: &mut Ui, scene: &Scene<'_>, code: &str) {
    let text: String = code.split_whitespace().collect();
    if let Some((dark, side)) = evidence::code_squares(&text) {
        let edge = tokens::scale(ui.ctx()).of(220.0).min(300.0);
        camera_code(ui, (&dark, side), edge, &scene.say("stations-code-camera"));
    }
}

/// Who waits, in one sentence.
pub(crate) fn waits(words: &Catalogue, one: &Candidate) -> String {
    let invited = one.who.name.trim();
    let args = [
        ("name", one.name.as_str().into()),
        ("number", one.number.as_str().into()),
        ("invited", invited.into()),
    ];
    let is_called_so = invited.is_empty() || invited == one.name.trim();
    words.say_with(if is_called_so { "stations-knocks" } else { "stations-knocks-as" }, &args)
}

/// An invitation, and how its code is heard.
pub(crate) fn invited_aloud(words: &Catalogue, invitation: &Invitation) -> String {
    let groups = invitation.code.split_whitespace().count();
    let args = [("invited", invited(words, &invitation.who).into()), ("groups", groups.into())];
    words.say_with("stations-invited-aloud", &args)
}

/// The code with which a station finds the event again, and how it is heard.
pub(crate) fn server_code_aloud(words: &Catalogue, code: &str) -> String {
    let groups = code.split_whitespace().count();
    words.say_with("stations-server-code-aloud", &[("groups", groups.into())])
}

/// Returns the number, which is compared first.
fn candidate_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    one: &Candidate,
    actions: &mut Actions,
) -> Response {
    let number = card(ui, &waits(scene.words, one), |ui| {
        let number = reachable(ui, Text::Heading.rich(&one.number));
        soft(ui, scene.say("stations-knocks-what"));
        ui.horizontal_wrapped(|ui| {
            let label = scene.say("stations-let-in");
            if button_about(ui, Weight::Primary, &label, &one.name).clicked() {
                let called = one.called(&scene.snap.hall.stations);
                actions.ask(Request::Line(LineRequest::LetIn(one.station, called)));
            }
            let label = scene.say("stations-turn-away");
            if button_about(ui, Weight::Plain, &label, &one.name).clicked() {
                actions.open(TurnAwayForm::new(one));
            }
        });
        number
    });
    ui.add_space(space::S);
    number
}

/// How far this laptop is on its way, in one sentence.
pub(crate) fn step(words: &Catalogue, step: &JoinStep) -> (Tone, String) {
    match step {
        JoinStep::Reaching(None) => (Tone::Info, words.say("stations-joining-reaching")),
        JoinStep::Reaching(Some(why)) => {
            let why = ("why", words.tell(why).into());
            (Tone::Warn, words.say_with("stations-joining-not-reached", &[why]))
        }
        JoinStep::Compare { number } => {
            let number = ("number", number.as_str().into());
            (Tone::Info, words.say_with("stations-joining-compare", &[number]))
        }
        JoinStep::TurnedAway(why) => {
            let why = ("why", words.tell(why).into());
            (Tone::Bad, words.say_with("stations-joining-turned-away", &[why]))
        }
    }
}

/// Each step is told by the window, once, wherever the person is. Returns the line with the file, which stays
/// what it is: a screen reader reads again what changes where the keyboard is.
fn joining_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    joining: &Joining,
    actions: &mut Actions,
) -> Response {
    card(ui, &scene.say("stations-joining"), |ui| {
        let path = ("path", joining.file.display().to_string().into());
        let ink = tokens::of(ui.ctx()).ink_soft;
        let file = Text::Caption.rich(scene.say_with("stations-joining-file", &[path])).color(ink);
        let file = reachable(ui, file);
        let (tone, text) = step(scene.words, &joining.step);
        if let JoinStep::Compare { number } = &joining.step {
            ui.label(Text::Heading.rich(number));
        }
        badge(ui, tone, &text);
        if button(ui, Weight::Plain, &scene.say("stations-joining-stop"), None).clicked() {
            actions.ask(Request::Line(LineRequest::StopJoining));
        }
        file
    })
}
