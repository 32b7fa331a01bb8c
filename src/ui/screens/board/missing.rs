//! Moves that are missing between the record and what stands on the electronic board: the question
//! to the arbiter, and the dialog in which they are entered.

use egui::Ui;

use crate::actions::Actions;
use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::phrases::fault_words;
use crate::scene::Scene;
use crate::screens::board::look::ShownGame;
use crate::screens::board::reading;
use crate::tokens::Text;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{card, soft};
use crate::widgets::dialog::Column;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_laws::game::command::Command;
use jadoube_laws::game::event::MissingAnswer;
use jadoube_laws::game::state::{Game, MissingMoves};
use jadoube_laws::ids::BoardNo;

/// What was typed so far.
#[derive(Debug)]
pub struct MissingMovesForm {
    board: BoardNo,
    text: String,
}

/// Draws the question, if one is open.
pub fn show(ui: &mut Ui, scene: &Scene<'_>, shown: ShownGame<'_>, actions: &mut Actions) {
    let game = shown.present;
    let Some(missing) = &game.missing else { return };
    card(ui, &scene.say("board-missing"), |ui| {
        badge(ui, Tone::Bad, &question(scene, game, missing));
        if !missing.played.is_empty() {
            let played = missing.played.iter();
            let moves: Vec<String> =
                played.map(|ply| chess::localized_san(scene.words, &ply.san)).collect();
            let args = [("moves", moves.join(" ").into())];
            soft(ui, scene.say_with("board-missing-played", &args));
        }
        soft(ui, scene.say("board-missing-by-hand"));
        let close = |how, actions: &mut Actions| {
            actions.game(shown.board, Command::AnswerMissing { how });
        };
        if button(ui, Weight::Primary, &scene.say("board-missing-enter"), None).clicked() {
            let form = MissingMovesForm { board: shown.board, text: String::new() };
            actions.open(form);
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

/// The moves that were typed, and where the position after them still differs from the board.
type EnteredMoves = (Vec<Uci>, Vec<Square>);

impl MissingMovesForm {
    /// The moves that were typed, and the squares on which the position after them differs from the
    /// board. Nothing, where it was answered meanwhile, or the board shows the record again.
    fn read(&self, scene: &Scene<'_>) -> Option<Result<EnteredMoves, String>> {
        let game = scene.snap.game(self.board)?;
        let missing = game.missing.as_ref()?;
        Some(read(scene, game.position(), &self.text).map(|(moves, last)| {
            let there = missing.position.placement();
            (moves, last.placement().differences(&there).map(|(square, ..)| square).collect())
        }))
    }
}

impl DialogForm for MissingMovesForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let game = scene.snap.game(self.board)?;
        let about = question(scene, game, game.missing.as_ref()?);
        let (title, deed) = (scene.say("board-missing-enter"), scene.say("app-record"));
        let reached = self.read(scene)?.is_ok_and(|(_, off)| off.is_empty());
        Some(
            Head::new("missing moves", title, deed)
                .about(about)
                .width(620.0)
                .ready(reached)
                .waits(),
        )
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let Some(read) = self.read(scene) else { return };
        let moves = Field::new("board-missing-moves")
            .example(scene.say("board-missing-moves-example"))
            .fault(read.as_ref().err().cloned());
        fields.text(ui, moves, &mut self.text);
        let said = match read {
            Ok((_, off)) if off.is_empty() => scene.say("board-missing-reached"),
            Ok((_, off)) => {
                let which: Vec<String> = off.iter().map(Square::to_string).collect();
                let args = [("squares", off.len().into()), ("which", which.join(", ").into())];
                scene.say_with("board-missing-not-reached", &args)
            }
            Err(_) => String::new(),
        };
        ui.label(Text::Strong.rich(said));
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let (moves, off) = check.result("board-missing-moves", self.read(check.scene)?)?;
        let how = off.is_empty().then_some(MissingAnswer::Moves(moves))?;
        check.actions.game(self.board, Command::AnswerMissing { how });
        Some(())
    }
}

/// Moves written one behind the other, with or without their numbers, and where they lead.
fn read(scene: &Scene<'_>, start: &Position, text: &str) -> Result<(Vec<Uci>, Position), String> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    for written in reading::words(text) {
        let (m, _) = reading::read(&position, written, scene.words.lang())
            .map_err(|fault| fault_words(scene, &fault))?;
        moves.push(position.uci(m));
        position = position.after(m);
    }
    Ok((moves, position))
}
