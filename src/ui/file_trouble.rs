//! What stands above every screen when something is the matter with the open file: that it was
//! lost while it was open, and where everything is now; that nothing can be written to it, and so
//! nothing is recorded; that it is damaged, and what can be saved; that it is open elsewhere.

use egui::{ScrollArea, Ui};

use crate::actions::{Action, Actions, FilePurpose};
use crate::form::{Check, DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::screens::file;
use crate::screens::stations::hand::{HandAction, HandForm};
use crate::screens::stations::lines;
use crate::tokens::Text;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button, hinder};
use crate::widgets::card::{strip, strip_room};
use crate::widgets::dialog::Column;
use jadoube_core::stations::post::Post;
use jadoube_desk::evidence::HeadStatus;
use jadoube_desk::evidence_lines::salvaged_unlike;
use jadoube_desk::inbox::Request;
use jadoube_desk::last_known::OtherState;
use jadoube_desk::log_lines;
use jadoube_laws::ids::BoardNo;

/// Draws it, if there is anything.
pub fn show(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    hinder(ui.ctx(), scene.hindrance().as_deref());
    own_rows_missing(ui, scene, actions);
    key_used_twice(ui, scene, actions);
    if let Some(fault) = &scene.snap.lost {
        let text = log_lines::fault(scene.words, fault);
        banner(ui, &scene.say("app-file-lost"), &text, |ui| {
            let Some(saved) = scene.snap.saved_as() else {
                return ask_where(ui, scene, FilePurpose::Elsewhere, actions);
            };
            let name = saved.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let label = scene.say_with("app-file-go-on", &[("name", name.into())]);
            let key = Action::GoOnInSaved.key_text(scene.words);
            if button(ui, Weight::Primary, &label, key.as_deref()).clicked() {
                actions.run(Action::GoOnInSaved);
            }
        });
    } else if let Some(fault) = &scene.snap.unwritten {
        let why = ("why", log_lines::fault(scene.words, fault).into());
        let text = scene.say_with("app-file-unwritten-what", &[why]);
        banner(ui, &scene.say("app-file-unwritten"), &text, |ui| {
            ask_where(ui, scene, FilePurpose::Elsewhere, actions);
        });
    } else if scene.snap.damaged().is_some() {
        let text = scene.say("app-file-damaged-what");
        banner(ui, &scene.say("app-file-damaged"), &text, |ui| {
            ask_where(ui, scene, FilePurpose::Salvage, actions);
        });
    } else if let Some(why) = &scene.snap.only_read {
        let elsewhere = scene.snap.is_open_elsewhere();
        let title = if elsewhere { "app-file-open-elsewhere" } else { "app-file-only-read" };
        let mut text = log_lines::fault(scene.words, why);
        let last = scene.snap.history.since(scene.snap.history.len().saturating_sub(1)).pop();
        if let Some(last) = last {
            let at = last.wall.get(11..19).unwrap_or_default();
            text = format!("{text}. {}", scene.say_with("app-file-as-of", &[("at", at.into())]));
        }
        banner(ui, &scene.say(title), &text, |ui| {
            if let Some(path) = scene.snap.path.as_ref().filter(|_| elsewhere)
                && button(ui, Weight::Primary, &scene.say("app-file-again"), None).clicked()
            {
                actions.ask(Request::Open(path.clone()));
            }
        });
    } else if let Some(unlike) = &scene.snap.unlike {
        other_state(ui, scene, unlike, actions);
    }
}

/// Others have more of what this station recorded than this file, which is an older backup then: nothing
/// is recorded until it was taken back.
fn own_rows_missing(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let missing = scene.snap.stations.as_deref().and_then(|all| all.missing_own);
    let (Some(there), Some(own)) = (missing, scene.snap.hall.own) else { return };
    let here = scene.station(own).map_or(0, |own| own.rows);
    let count = |rows: u64| i64::try_from(rows).unwrap_or(i64::MAX).into();
    let args = [("here", count(here)), ("there", count(there.seq))];
    let text = scene.say_with("stations-own-missing-what", &args);
    strip(ui, "own rows", Tone::Bad, |ui| {
        badge(ui, Tone::Bad, &scene.say("stations-own-missing"));
        ui.label(Text::Body.rich(text));
        if button(ui, Weight::Plain, &scene.say("stations-go-on-without"), None).clicked() {
            actions.open(GoOnForm);
        }
    });
}

/// Another laptop records with the key of this station, and nobody has told yet whose record the others have:
/// nothing is recorded until then, or until the arbiter goes on.
fn key_used_twice(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let Some(row) = scene.snap.stations.as_deref().and_then(|all| all.undecided) else { return };
    let text = scene.say_with("stations-key-twice-what", &[("row", row.to_string().into())]);
    strip(ui, "key used twice", Tone::Bad, |ui| {
        badge(ui, Tone::Bad, &scene.say("stations-key-twice"));
        ui.label(Text::Body.rich(text));
        if button(ui, Weight::Plain, &scene.say("stations-go-on-here"), None).clicked() {
            actions.open(GoOnForm);
        }
    });
}

/// A question before this station goes on although others have, or may have, another record of it.
#[derive(Debug)]
struct GoOnForm;

impl DialogForm for GoOnForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let all = scene.snap.stations.as_deref()?;
        let (title, deed, about) = match (all.missing_own, all.undecided) {
            (Some(_), _) => ("stations-go-on-title", "stations-go-on-deed", "stations-go-on-what"),
            (None, Some(_)) => (
                "stations-go-on-here-title",
                "stations-go-on-here-deed",
                "stations-go-on-here-what",
            ),
            (None, None) => return None,
        };
        let head = Head::alarming("go on without", scene.say(title), scene.say(deed));
        Some(head.about(scene.say(about)).width(560.0).waits())
    }

    fn fields(&mut self, _: &mut Ui, _: &mut Fields<'_, '_>, _: Column) {}

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        check.actions.ask(Request::GoOnWithout);
        Some(())
    }
}

/// Above the screens of a board that another station keeps: who that is, and how it is taken.
pub(crate) fn kept_elsewhere(
    ui: &mut Ui,
    scene: &Scene<'_>,
    board: BoardNo,
    actions: &mut Actions,
) {
    let Some(home) = scene.kept_by(board) else { return };
    let given = scene.snap.hall.own.is_some_and(|own| {
        scene.snap.hall.stations.given_to(own).any(|post| post == Post::Board(board))
    });
    let args = [
        ("board", board.0.into()),
        ("letter", home.letter.to_string().into()),
        ("name", home.name.as_str().into()),
        ("heard", lines::heard(scene, home).into()),
    ];
    let (text, label, deed) = match given {
        true => ("stations-board-given", "stations-take-board", HandAction::Take),
        false => ("stations-board-elsewhere", "stations-over-board", HandAction::TakeOver),
    };
    strip(ui, "kept elsewhere", Tone::Info, |ui| {
        ui.horizontal_wrapped(|ui| {
            badge(ui, Tone::Info, &scene.say_with(text, &args));
            let may = scene.may_keep(Post::Board(board));
            if may && button(ui, Weight::Plain, &scene.say(label), None).clicked() {
                actions.open(HandForm::of_board(scene, deed, board));
            }
        });
    });
}

/// An older copy, one that was saved from a damaged file, or one that is not what was worked on here: it
/// stays until that is answered.
fn other_state(ui: &mut Ui, scene: &Scene<'_>, unlike: &OtherState, actions: &mut Actions) {
    let salvaged = salvaged_unlike(scene.words, &unlike.status).filter(|_| unlike.is_salvaged);
    let is_salvaged = salvaged.is_some();
    let (title, todo) = match unlike.status {
        _ if is_salvaged => ("app-saved-part", "app-saved-part-what"),
        HeadStatus::Beyond { .. } => ("app-older-copy", "app-older-copy-what"),
        _ => ("app-other-state", "app-other-state-what"),
    };
    let status = salvaged.unwrap_or_else(|| scene.words.tell(&unlike.status));
    let text = format!("{}. {}", status.trim_end_matches('.'), scene.say(todo));
    banner(ui, &scene.say(title), &text, |ui| {
        // The one that is remembered is the damaged one then, which leads back here.
        if is_salvaged {
            stay_ui(ui, scene, Weight::Primary, actions);
            remembered_ui(ui, scene, (unlike, Weight::Plain), actions);
        } else {
            remembered_ui(ui, scene, (unlike, Weight::Primary), actions);
            stay_ui(ui, scene, Weight::Plain, actions);
        }
    });
}

/// The way to the file that is remembered, or to any where that is not known.
fn remembered_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (unlike, weight): (&OtherState, Weight),
    actions: &mut Actions,
) {
    let (label, newer) = match &unlike.remembered {
        Some(path) => {
            let name = ("name", path.display().to_string().into());
            (scene.say_with("app-other-state-open", &[name]), Some(path))
        }
        None => (scene.say(Action::OpenCompetition.label()), None),
    };
    if button(ui, weight, &label, None).clicked() {
        match newer {
            Some(path) => actions.ask(Request::Open(path.clone())),
            None => actions.run(Action::OpenCompetition),
        }
    }
}

fn stay_ui(ui: &mut Ui, scene: &Scene<'_>, weight: Weight, actions: &mut Actions) {
    if button(ui, weight, &scene.say("app-other-state-stay"), None).clicked() {
        actions.ask(Request::GoOnInThis);
    }
}

/// The button behind which it is asked where something is saved.
fn ask_where(ui: &mut Ui, scene: &Scene<'_>, purpose: FilePurpose, actions: &mut Actions) {
    let label = match purpose {
        FilePurpose::Elsewhere => "app-file-elsewhere",
        _ => "app-file-salvage",
    };
    if button(ui, Weight::Primary, &scene.say(label), None).clicked() {
        let form = file::FileForm::new(scene, purpose);
        actions.open(form);
    }
}

fn banner(ui: &mut Ui, title: &str, text: &str, deeds: impl FnOnce(&mut Ui)) {
    strip(ui, "file trouble", Tone::Bad, |ui| {
        badge(ui, Tone::Bad, title);
        // As in the strip of lost time, the area asks for its height.
        let height = strip_room(ui);
        let area = ScrollArea::vertical().id_salt("file trouble").max_height(height);
        area.min_scrolled_height(height).auto_shrink([false, true]).show(ui, |ui| {
            ui.label(Text::Body.rich(text));
            ui.horizontal_wrapped(deeds);
        });
    });
}
