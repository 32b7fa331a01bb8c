//! What is shown while no competition is open: begin one, open one, or look at the demonstration.

use std::path::PathBuf;

use egui::{Key, Modifiers, Ui};

use crate::actions::{Action, Actions, Change, UiMessage};
use crate::scene::Scene;
use crate::shell::action_button;
use crate::tokens::{Text, scale, space, target};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::board_paint::paint_small;
use crate::widgets::button::{Weight, button, button_about};
use crate::widgets::card::{card, soft};
use crate::widgets::field::{FieldLabels, field};
use crate::widgets::focus;
use crate::widgets::hint::hint;
use crate::widgets::said;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::side::Side;
use jadoube_desk::demo::{BOARDS, ELECTRONIC};
use jadoube_desk::inbox::Request;

/// What the screen remembers.
#[derive(Debug, Default)]
pub struct WelcomeState {
    path: String,
    /// Whether a file is being opened, which takes its place at once.
    pub(crate) opens: bool,
    /// Which of the competitions opened last are there, as it was when the list was drawn first.
    there: Vec<(PathBuf, bool)>,
}

/// Draws the screen.
pub fn show(ui: &mut Ui, scene: &Scene<'_>, state: &mut WelcomeState, actions: &mut Actions) {
    egui::ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        // In a low window a row is no higher than its text wants.
        ui.spacing_mut().interact_size.y = target(ui.ctx());
        let width = ui.available_width().min(scale(ui.ctx()).of(780.0));
        let margin = (ui.available_width() - width) * 0.5;
        ui.add_space(space::XL * 1.5);
        ui.horizontal_top(|ui| {
            ui.add_space(margin.max(0.0));
            ui.vertical(|ui| {
                ui.set_width(width);
                greeting(ui, scene, state.opens);
                ui.add_space(space::L);
                // Most often work goes on where it was left, after a power cut at once.
                if scene.prefs.recent.is_empty() {
                    begin(ui, scene, state, actions);
                    recent(ui, scene, state, actions);
                } else {
                    recent(ui, scene, state, actions);
                    begin(ui, scene, state, actions);
                }
            });
        });
    });
}

fn greeting(ui: &mut Ui, scene: &Scene<'_>, opens: bool) {
    ui.horizontal(|ui| {
        let side = scale(ui.ctx()).of(120.0);
        let size = egui::Vec2::splat(side);
        let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
        paint_small(ui, rect, &Placement::start(), Side::White, None);
        ui.add_space(space::L);
        ui.vertical(|ui| {
            ui.add_space(space::S);
            ui.label(Text::Heading.rich(scene.say("welcome-title")));
            let what = scene.say("welcome-what");
            ui.label(Text::Body.rich(&what));
            let told = format!("{}: {what}", scene.say("welcome-title"));
            // What is told of the file would be broken off by it, or come behind it.
            if !opens {
                said::page(ui.ctx(), "welcome", &told);
            }
        });
    });
}

fn begin(ui: &mut Ui, scene: &Scene<'_>, state: &mut WelcomeState, actions: &mut Actions) {
    card(ui, &scene.say("welcome-begin"), |ui| {
        ui.horizontal_wrapped(|ui| {
            let goes_on = state.there.first().is_some_and(|(_, there)| *there);
            let weight = if goes_on { Weight::Plain } else { Weight::Primary };
            let new = action_button(ui, scene, Action::NewCompetition, weight, actions);
            if !state.opens {
                focus::begin_at(&new);
            }
            action_button(ui, scene, Action::OpenCompetition, Weight::Plain, actions);
            let label = scene.say("welcome-demonstration");
            let response = button(ui, Weight::Plain, &label, None);
            let counts = [("boards", BOARDS.into()), ("electronic", ELECTRONIC.into())];
            let what = scene.say_with("welcome-demonstration-what", &counts);
            if hint(response, &what).clicked() {
                actions.push(UiMessage::Demonstrate);
            }
        });
        let labels = FieldLabels {
            label: &scene.say("welcome-path"),
            example: &scene.say("welcome-path-example"),
            fault: None,
        };
        let response = field(ui, labels, &mut state.path);
        let path = state.path.trim();
        if crate::widgets::field::entered(ui, &response) && !path.is_empty() {
            actions.ask(Request::Open(PathBuf::from(path)));
        }
    });
}

fn recent(ui: &mut Ui, scene: &Scene<'_>, state: &mut WelcomeState, actions: &mut Actions) {
    if !state.there.iter().map(|(path, _)| path).eq(&scene.prefs.recent) {
        let recent = scene.prefs.recent.iter();
        state.there = recent.map(|path| (path.clone(), path.exists())).collect();
    }
    card(ui, &scene.say("welcome-recent"), |ui| {
        if scene.prefs.recent.is_empty() {
            soft(ui, scene.say("welcome-recent-none"));
        }
        for (at, (path, there)) in state.there.iter().enumerate() {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let folder = path.parent().map(|folder| folder.display().to_string());
            ui.horizontal_wrapped(|ui| {
                let goes_on = at == 0 && *there;
                let weight = if goes_on { Weight::Primary } else { Weight::Plain };
                let open = button(ui, weight, &name, None);
                if goes_on && !state.opens {
                    focus::begin_at(&open);
                }
                if open.clicked() {
                    actions.ask(Request::Open(path.clone()));
                }
                soft(ui, folder.unwrap_or_default());
                if *there {
                    return;
                }
                let gone = scene.say("welcome-recent-gone");
                badge(ui, Tone::Warn, &gone);
                ui.ctx().accesskit_node_builder(open.id, |node| node.set_description(gone));
                let remove = scene.say("welcome-recent-remove");
                let remove = button_about(ui, Weight::Quiet, &remove, &name);
                let delete =
                    |ui: &Ui| ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Delete));
                if remove.clicked() || open.has_focus() && delete(ui) {
                    actions.push(UiMessage::Change(Change::Forget(path.clone())));
                }
            });
        }
    });
}
