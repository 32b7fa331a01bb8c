//! The door: the invitation that is open, as a code to read, to hear and for a camera; who waits to be let
//! in; and how far this laptop is when it joins an event itself.

use std::time::Duration;

use egui::{Context, Key, Modifiers, Sense, Ui};

use crate::actions::{Actions, UiMessage};
use crate::scene::Scene;
use crate::tokens::{self, Text, space};
use crate::widgets::announcer::Audience;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, button_about};
use crate::widgets::camera_code::camera_code;
use crate::widgets::card::{card, soft};
use crate::widgets::focus;
use jadoube_desk::evidence;
use jadoube_desk::inbox::Request;
use jadoube_desk::stations_line::{Candidate, Invitation, Invitee, JoinStep, Joining, LineWish};

/// What is remembered of it.
#[derive(Debug, Default)]
pub(super) struct DoorState {
    /// Which group of the code is read out next, and of which code.
    next: (String, usize),
    /// Who was told to be waiting.
    told: Vec<String>,
}

impl DoorState {
    /// Draws what there is.
    pub(super) fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        let door = &scene.snap.door;
        if let Some(joining) = &door.joining {
            joining_ui(ui, scene, joining, actions);
        }
        let waiting: Vec<String> = door.waiting.iter().map(|one| waits(scene, one)).collect();
        for text in waiting.iter().filter(|text| !self.told.contains(text)) {
            actions.hear(Audience::All, text.clone());
        }
        self.told = waiting;
        for one in &door.waiting {
            candidate_ui(ui, scene, one, actions);
        }
        if let Some(invitation) = &door.invitation {
            self.invitation_ui(ui, scene, invitation, actions);
        }
    }

    /// The key that reads the code out.
    pub(super) fn keys(&mut self, ctx: &Context, scene: &Scene<'_>, actions: &mut Actions) {
        let Some(invitation) = &scene.snap.door.invitation else { return };
        if ctx.input_mut(|input| input.consume_key(Modifiers::ALT, Key::C)) {
            self.spell(scene, &invitation.code, actions);
        }
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

    fn invitation_ui(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        invitation: &Invitation,
        actions: &mut Actions,
    ) {
        let title = scene.say("stations-invitation");
        card(ui, &title, |ui| {
            ui.label(Text::Body.rich(invited(scene, &invitation.who)));
            let minutes = invitation.left().as_secs().div_ceil(60);
            let left = [("minutes", i64::try_from(minutes).unwrap_or(i64::MAX).into())];
            let (tone, left) = match minutes {
                0 => (Tone::Bad, scene.say("stations-invitation-over")),
                _ => (Tone::Info, scene.say_with("stations-invitation-left", &left)),
            };
            badge(ui, tone, &left);
            // The minutes go by although nothing else happens.
            ui.ctx().request_repaint_after(Duration::from_secs(5));
            code_ui(ui, scene, &invitation.code);
            ui.horizontal_wrapped(|ui| {
                let spell = scene.say("stations-code-spell");
                if button(ui, Weight::Primary, &spell, Some("Alt+C")).clicked() {
                    self.spell(scene, &invitation.code, actions);
                }
                if button(ui, Weight::Plain, &scene.say("stations-code-copy"), None).clicked() {
                    ui.ctx().copy_text(invitation.code.clone());
                    actions.push(UiMessage::Tell(scene.say("stations-code-copied")));
                }
                if button(ui, Weight::Plain, &scene.say("stations-withdraw"), None).clicked() {
                    actions.ask(Request::Line(LineWish::Withdraw));
                }
            });
            camera_ui(ui, scene, &invitation.code);
            soft(ui, scene.say("stations-invitation-what"));
        });
    }
}

/// A group as it is read out.
fn group_aloud(scene: &Scene<'_>, group: &str, (at, of): (usize, usize)) -> String {
    let signs: Vec<String> = group.chars().map(String::from).collect();
    let args = [("at", at.into()), ("of", of.into()), ("signs", signs.join(", ").into())];
    scene.say_with("stations-code-group", &args)
}

/// As what somebody was invited.
fn invited(scene: &Scene<'_>, who: &Invitee) -> String {
    let role = ("role", scene.words.tell(&who.role).into());
    let boards = ("boards", super::lines::ranges(&who.boards).into());
    let name = ("name", who.name.as_str().into());
    let id = match (who.name.is_empty(), who.boards.is_empty()) {
        (true, true) => "stations-invited",
        (true, false) => "stations-invited-boards",
        (false, true) => "stations-invited-name",
        (false, false) => "stations-invited-name-boards",
    };
    scene.say_with(id, &[role, boards, name])
}

/// The code, large enough to be read across a table; the keyboard comes to it.
fn code_ui(ui: &mut Ui, scene: &Scene<'_>, code: &str) {
    let text = egui::RichText::new(code).size(Text::Heading.font(ui).size).monospace();
    let label = egui::Label::new(text).wrap().sense(Sense::focusable_noninteractive());
    let response = ui.add(label);
    focus::follow(&response);
    let groups: Vec<&str> = code.split_whitespace().collect();
    let aloud = groups.iter().enumerate();
    let aloud = aloud.map(|(at, group)| group_aloud(scene, group, (at + 1, groups.len())));
    let said = format!("{}: {}", scene.say("stations-code"), aloud.collect::<Vec<_>>().join(". "));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(egui::accesskit::Role::Label);
        node.set_value(said);
        node.add_action(egui::accesskit::Action::Focus);
    });
}

fn camera_ui(ui: &mut Ui, scene: &Scene<'_>, code: &str) {
    let text: String = code.split_whitespace().collect();
    if let Some((dark, side)) = evidence::code_squares(&text) {
        let edge = tokens::scale(ui.ctx()).of(220.0).min(300.0);
        camera_code(ui, (&dark, side), edge, &scene.say("stations-code-camera"));
    }
}

/// Who waits, in one sentence.
fn waits(scene: &Scene<'_>, one: &Candidate) -> String {
    let args = [("name", one.name.as_str().into()), ("number", one.number.as_str().into())];
    scene.say_with("stations-knocks", &args)
}

/// What a candidate is to be called: as the chief wrote, else as it says itself.
fn called(one: &Candidate) -> Invitee {
    let name = if one.who.name.trim().is_empty() { &one.name } else { &one.who.name };
    Invitee { name: name.trim().to_owned(), ..one.who.clone() }
}

fn candidate_ui(ui: &mut Ui, scene: &Scene<'_>, one: &Candidate, actions: &mut Actions) {
    card(ui, &waits(scene, one), |ui| {
        ui.label(Text::Heading.rich(&one.number));
        soft(ui, scene.say("stations-knocks-what"));
        ui.horizontal_wrapped(|ui| {
            let label = scene.say("stations-let-in");
            if button_about(ui, Weight::Primary, &label, &one.name).clicked() {
                actions.ask(Request::Line(LineWish::LetIn(one.station, called(one))));
            }
            let label = scene.say("stations-turn-away");
            if button_about(ui, Weight::Plain, &label, &one.name).clicked() {
                actions.ask(Request::Line(LineWish::TurnAway(one.station)));
            }
        });
    });
    ui.add_space(space::S);
}

fn joining_ui(ui: &mut Ui, scene: &Scene<'_>, joining: &Joining, actions: &mut Actions) {
    card(ui, &scene.say("stations-joining"), |ui| {
        let file = joining.file.display().to_string();
        soft(ui, scene.say_with("stations-joining-file", &[("path", file.into())]));
        let (tone, text) = match &joining.step {
            JoinStep::Reaching(None) => (Tone::Info, scene.say("stations-joining-reaching")),
            JoinStep::Reaching(Some(why)) => {
                let why = ("why", scene.words.tell(why).into());
                (Tone::Warn, scene.say_with("stations-joining-not-reached", &[why]))
            }
            JoinStep::Compare { number } => {
                let number = ("number", number.as_str().into());
                (Tone::Info, scene.say_with("stations-joining-compare", &[number]))
            }
            JoinStep::TurnedAway(why) => {
                let why = ("why", scene.words.tell(why).into());
                (Tone::Bad, scene.say_with("stations-joining-turned-away", &[why]))
            }
        };
        if let JoinStep::Compare { number } = &joining.step {
            ui.label(Text::Heading.rich(number));
        }
        badge(ui, tone, &text);
        crate::widgets::said::page(ui.ctx(), "joining", &text);
        if button(ui, Weight::Plain, &scene.say("stations-joining-stop"), None).clicked() {
            actions.ask(Request::Line(LineWish::StopJoining));
        }
    });
}
