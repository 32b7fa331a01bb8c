//! Practice for assistants and arbiters: a scripted match in which somebody makes a slip, step by
//! step. It is a match of its own beside the competition; nothing of it is recorded.

use egui::Ui;

use crate::actions::Actions;
use crate::form::{DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::tokens::Text;
use crate::widgets::announcer::Audience;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button};
use crate::widgets::dialog::Column;
use crate::widgets::focus;
use jadoube_core::blind::rehearsal::scripts::{Script, all};
use jadoube_core::blind::rehearsal::{Reaction, Rehearsal};
use jadoube_desk::choices;
use jadoube_i18n::blind as told;
use jadoube_laws::game::event::Setup;
use jadoube_laws::game::state::Game;

/// A rehearsal that is chosen or going on.
#[derive(Debug)]
pub struct RehearsalForm {
    rehearsal: Option<Rehearsal>,
    lines: Vec<(Tone, String)>,
    over: bool,
    /// Whether the keyboard shall come to the buttons.
    focus: bool,
}

impl Default for RehearsalForm {
    fn default() -> Self {
        Self { rehearsal: None, lines: Vec::new(), over: false, focus: true }
    }
}

/// The name of a script.
fn script(scene: &Scene<'_>, id: &str) -> String {
    scene.say(match id {
        "misheard" => "match-script-misheard",
        "wrong-execution" => "match-script-wrong-execution",
        "mix-up" => "match-script-mix-up",
        "early-clock" => "match-script-early-clock",
        "tongue" => "match-script-tongue",
        "late-tongue" => "match-script-late-tongue",
        "unasked" => "match-script-unasked",
        _ => "match-script-several",
    })
}

fn reaction(scene: &Scene<'_>, reaction: Reaction) -> String {
    scene.say(match reaction {
        Reaction::GoOn => "match-react-go-on",
        Reaction::AnnounceAgain => "match-react-announce",
        Reaction::RepeatAgain => "match-react-repeat",
        Reaction::PutRight => "match-react-put-right",
        Reaction::ClockTooEarly => "match-react-clock",
        Reaction::CallArbiter => "match-react-arbiter",
    })
}

fn game() -> Game {
    Game::new(Setup::new(choices::default_time_control()))
}

impl RehearsalForm {
    fn tell(&mut self, tone: Tone, text: String, actions: &mut Actions) {
        actions.hear(Audience::All, text.clone());
        self.lines.push((tone, text));
    }

    fn begin(&mut self, scene: &Scene<'_>, script: &Script, actions: &mut Actions) {
        self.lines.clear();
        match Rehearsal::begin(script, game(), scene.snap.edition) {
            Ok(rehearsal) => {
                self.rehearsal = Some(rehearsal);
                self.go_on(scene, actions);
            }
            // The edition of the competition may not allow the arrangement of the script.
            Err(fault) => self.tell(Tone::Bad, scene.words.tell(&fault), actions),
        }
    }

    fn go_on(&mut self, scene: &Scene<'_>, actions: &mut Actions) {
        self.focus = true;
        loop {
            let Some(rehearsal) = &mut self.rehearsal else { return };
            match rehearsal.step(scene.snap.edition) {
                Ok(Some(events)) => {
                    let game = &rehearsal.scratch.game;
                    let say = |event| told::line(scene.words, event, Some(game));
                    let lines: Vec<String> = events.iter().map(say).collect();
                    let asking = rehearsal.is_asking();
                    for line in lines {
                        self.tell(Tone::Neutral, line, actions);
                    }
                    if asking {
                        return;
                    }
                }
                Ok(None) => {
                    self.over = true;
                    return;
                }
                Err(fault) => {
                    self.over = true;
                    return self.tell(Tone::Bad, scene.words.tell(&fault), actions);
                }
            }
        }
    }

    fn answer(&mut self, scene: &Scene<'_>, given: Reaction, actions: &mut Actions) {
        let Some(rehearsal) = &mut self.rehearsal else { return };
        let Ok(judged) = rehearsal.answer(given) else { return };
        let right: Vec<String> = judged.right.iter().map(|one| reaction(scene, *one)).collect();
        let noticed: Vec<String> =
            judged.noticed.iter().map(|one| told::notice(scene.words, one, None)).collect();
        let (tone, text) = if judged.is_right() {
            (Tone::Good, scene.say("match-judged-right"))
        } else {
            let args = [("right", right.join(", ").into())];
            (Tone::Bad, scene.say_with("match-judged-wrong", &args))
        };
        self.tell(tone, text, actions);
        for line in noticed {
            self.tell(Tone::Warn, line, actions);
        }
        self.go_on(scene, actions);
    }
}

impl DialogForm for RehearsalForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let head = Head::telling("rehearsal", scene.say("match-rehearsal")).width(820.0);
        Some(head.begin_nowhere().wide())
    }

    fn fields(&mut self, ui: &mut Ui, _: &mut Fields<'_, '_>, _: Column) {
        for (tone, line) in self.lines.iter().rev() {
            ui.horizontal_wrapped(|ui| match tone {
                Tone::Neutral => drop(ui.label(Text::Body.rich(line))),
                tone => drop(badge(ui, *tone, line)),
            });
        }
    }

    fn below(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        if self.rehearsal.is_none() {
            scripts_ui(ui, fields.scene, self, fields.actions);
        } else if self.over {
            over_ui(ui, fields.scene, self);
        } else {
            answers_ui(ui, fields.scene, self, fields.actions);
        }
    }
}

fn scripts_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut RehearsalForm, actions: &mut Actions) {
    ui.label(Text::Body.rich(scene.say("match-rehearsal-what")));
    for one in all() {
        let response = button(ui, Weight::Plain, &script(scene, one.id), None);
        if form.focus && focus::can_come(ui) {
            form.focus = false;
            response.request_focus();
        }
        if response.clicked() {
            form.begin(scene, &one, actions);
        }
    }
}

fn answers_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut RehearsalForm, actions: &mut Actions) {
    ui.label(Text::Strong.rich(scene.say("match-what-now")));
    let mut given = None;
    ui.horizontal_wrapped(|ui| {
        for one in Reaction::ALL {
            let response = button(ui, Weight::Plain, &reaction(scene, one), None);
            if form.focus && focus::can_come(ui) {
                form.focus = false;
                response.request_focus();
            }
            if response.clicked() {
                given = Some(one);
            }
        }
    });
    if let Some(given) = given {
        form.answer(scene, given, actions);
    }
}

fn over_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut RehearsalForm) {
    let judged = form.rehearsal.as_ref().map(|one| one.judged.as_slice()).unwrap_or_default();
    let right = judged.iter().filter(|one| one.is_right()).count();
    let args = [("right", right.into()), ("count", judged.len().into())];
    ui.label(Text::Strong.rich(scene.say_with("match-rehearsal-over", &args)));
    let again = button(ui, Weight::Primary, &scene.say("match-rehearsal-again"), None);
    if form.focus && focus::can_come(ui) {
        form.focus = false;
        again.request_focus();
    }
    if again.clicked() {
        *form = RehearsalForm::default();
    }
}
