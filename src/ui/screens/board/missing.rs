//! Moves that are missing between the record and what stands on the electronic board: the question
//! to the arbiter, and the dialog in which they are entered.

use egui::{Context, Id, Ui};

use crate::actions::Actions;
use crate::dialogs::{Close, Dialog, Foot, entered, foot};
use crate::scene::Scene;
use crate::screens::board::Shown;
use crate::screens::board::entry::fault_words;
use crate::tokens::{self, Text};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Enabled, Weight, button};
use crate::widgets::card::{card, soft};
use crate::widgets::dialog::{Dialog as Frame, Urgency};
use crate::widgets::field::{FieldWords, field};
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::notation::san;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_laws::game::command::Command;
use jadoube_laws::game::event::MissingAnswer;
use jadoube_laws::game::state::{Game, MissingMoves};
use jadoube_laws::ids::BoardNo;

/// What was typed so far.
#[derive(Debug)]
pub struct Form {
    board: BoardNo,
    text: String,
}

/// Draws the question, if one is open.
pub fn show(ui: &mut Ui, scene: &Scene<'_>, shown: Shown<'_>, actions: &mut Actions) {
    let game = shown.present;
    let Some(missing) = &game.missing else { return };
    card(ui, &scene.say("board-missing"), |ui| {
        ui.set_width(ui.available_width());
        badge(ui, Tone::Bad, &question(scene, game, missing));
        if !missing.played.is_empty() {
            let moves: Vec<&str> = missing.played.iter().map(|ply| ply.san.as_str()).collect();
            let args = [("moves", moves.join(" ").into())];
            soft(ui, scene.say_with("board-missing-played", &args));
        }
        soft(ui, scene.say("board-missing-by-hand"));
        let close = |how, actions: &mut Actions| {
            actions.game(shown.board, Command::AnswerMissing { how });
        };
        if button(ui, Weight::Primary, &scene.say("board-missing-enter"), None).clicked() {
            let form = Form { board: shown.board, text: String::new() };
            actions.open(Dialog::Missing(form));
        }
        if button(ui, Weight::Plain, &scene.say("board-missing-mark"), None).clicked() {
            close(MissingAnswer::Marked, actions);
        }
        if button(ui, Weight::Plain, &scene.say("board-missing-none"), None).clicked() {
            close(MissingAnswer::NoneMissing, actions);
        }
    });
}

/// What is on the board, and since when moves are missing.
fn question(scene: &Scene<'_>, game: &Game, missing: &MissingMoves) -> String {
    let place = Numbering::from_start(&game.start).after(scene.words, game.ply());
    let off = game.position().placement().differences(&missing.position.placement()).count();
    let args = [
        ("place", place.into()),
        ("squares", off.into()),
        ("side", chess::side(scene.words, missing.position.turn()).into()),
    ];
    scene.say_with("board-missing-what", &args)
}

/// Draws the dialog.
pub fn dialog(ctx: &Context, scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) -> Close {
    let game = scene.snap.game(form.board);
    let Some((game, missing)) = game.and_then(|game| Some((game, game.missing.as_ref()?))) else {
        // It was answered meanwhile, or the board shows the record again.
        return Close::Yes;
    };
    let title = scene.say("board-missing-enter");
    let about = question(scene, game, missing);
    let frame = Frame::new(Id::unique("missing moves"), &title, Urgency::Question).text(&about);
    let frame = frame.width(tokens::scale(ctx).of(620.0));
    let outcome = frame.show(ctx, |ui, opened| {
        let read = read(scene, game.position(), &form.text);
        let (fault, off) = match &read {
            Ok((_, last)) => {
                let off = last.placement().differences(&missing.position.placement()).count();
                (None, off)
            }
            Err(fault) => (Some(fault.as_str()), usize::MAX),
        };
        let (label, example) =
            (scene.say("board-missing-moves"), scene.say("board-missing-moves-example"));
        let words = FieldWords { label: &label, example: &example, fault };
        let response = field(ui, words, &mut form.text);
        if opened {
            response.request_focus();
        }
        let said = match off {
            0 => scene.say("board-missing-reached"),
            usize::MAX => String::new(),
            off => scene.say_with("board-missing-not-reached", &[("squares", off.into())]),
        };
        ui.label(Text::Strong.rich(said));
        let enabled = if off == 0 { Enabled::Yes } else { Enabled::No };
        let done = entered(ui, &response) && off == 0;
        match foot(ui, scene, &scene.say("app-record"), enabled) {
            Foot::Cancel => return Close::Yes,
            Foot::Nothing if !done => return Close::No,
            Foot::Done | Foot::Nothing => {}
        }
        if let Ok((moves, _)) = read {
            actions.game(form.board, Command::AnswerMissing { how: MissingAnswer::Moves(moves) });
        }
        Close::Yes
    });
    if outcome.cancelled { Close::Yes } else { outcome.inner }
}

/// Moves written one behind the other, with or without their numbers, and where they lead.
fn read(scene: &Scene<'_>, start: &Position, text: &str) -> Result<(Vec<Uci>, Position), String> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    let number = |c: char| c.is_ascii_digit() || c == '.' || c == '…';
    for word in text.split_whitespace() {
        // `12.Nf3`, but not the noughts of castling.
        let after = word.trim_start_matches(number);
        let numbered = word.contains(['.', '…']);
        let written = if numbered || after.is_empty() { after } else { word };
        if written.is_empty() {
            continue;
        }
        let m = san::read(&position, written).map_err(|fault| fault_words(scene, &fault))?;
        moves.push(position.uci(m));
        position = position.after(m);
    }
    Ok((moves, position))
}
