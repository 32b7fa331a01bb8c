//! A whole scoresheet as a text: typed, pasted, or taken from a file; what was understood of it is
//! shown before it is entered.

use egui::{Context, Id, ScrollArea};

use crate::core::game::command::Command;
use crate::core::game::sheets::{Origin, text_of};
use crate::core::game::state::Game;
use crate::core::ids::BoardNo;
use crate::core::scoresheet::sheet::{Cell, Sheet};
use crate::core::side::Side;
use crate::i18n::{chess, scoresheet};
use crate::ui::actions::Actions;
use crate::ui::dialogs::{Close, Foot, foot};
use crate::ui::scene::Scene;
use crate::ui::tokens::{self, Text};
use crate::ui::widgets::badge::{Tone, badge};
use crate::ui::widgets::button::Enabled;
use crate::ui::widgets::card::soft;
use crate::ui::widgets::dialog::{Dialog as Frame, Urgency};
use crate::ui::widgets::field::{FieldWords, area};
use crate::ui::widgets::pick::pick;

/// How many entries are shown at each end of what was understood.
const ENDS: usize = 6;

/// What was typed so far.
#[derive(Debug)]
pub struct Form {
    board: BoardNo,
    whose: Side,
    text: String,
    from: Origin,
    /// Whether something stands in each sheet that would be replaced.
    filled: [bool; 2],
}

impl Form {
    /// An empty form for a player's sheet.
    #[must_use]
    pub fn new(board: BoardNo, whose: Side, game: &Game) -> Self {
        let filled = Side::BOTH.map(|side| !game.sheets.of(side).is_empty());
        Self { board, whose, text: String::new(), from: Origin::Text, filled }
    }

    /// The same with a text that was pasted.
    #[must_use]
    pub fn with(self, text: String) -> Self {
        Self { text, ..self }
    }

    /// The same with the text of a file.
    #[must_use]
    pub fn of_file(self, text: String) -> Self {
        Self { text, from: Origin::File, ..self }
    }

    fn cells(&self) -> Vec<Cell> {
        Sheet::from_text(&self.text).cells().to_vec()
    }
}

/// Draws the form.
pub fn show(ctx: &Context, scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) -> Close {
    let title = scene.say("sheets-paste-title");
    let frame = Frame::new(Id::unique("sheet"), &title, Urgency::Question)
        .width(tokens::scale(ctx).of(640.0));
    let outcome = frame.show(ctx, |ui, opened| {
        let options = Side::BOTH.map(|side| (side, scoresheet::sheet(scene.words, side)));
        pick(ui, &scene.say("sheets-whose"), &options, &mut form.whose);
        let height = ctx.content_rect().height() * 0.4;
        let label = scene.say("sheets-text");
        let example = scene.say("sheets-text-example");
        let room = ScrollArea::vertical().id_salt("text").max_height(height);
        let response = room
            .show(ui, |ui| {
                let words = FieldWords { label: &label, example: &example, fault: None };
                area(ui, words, &mut form.text, 10)
            })
            .inner;
        if opened {
            response.request_focus();
        }
        let cells = form.cells();
        let count = [("cells", cells.len().into())];
        ui.label(Text::Strong.rich(scene.say_with("sheets-understood", &count)));
        if !cells.is_empty() {
            soft(ui, ends(&cells));
        }
        if form.filled[usize::from(form.whose == Side::Black)] {
            let side = ("side", chess::side(scene.words, form.whose).into());
            badge(ui, Tone::Warn, &scene.say_with("sheets-replaces", &[side]));
        }
        let enabled = if cells.is_empty() { Enabled::No } else { Enabled::Yes };
        match foot(ui, scene, &scene.say("sheets-take"), enabled) {
            Foot::Done => {
                let (whose, from) = (form.whose, form.from);
                actions.game(form.board, Command::TakeSheet { whose, cells, from });
                Close::Yes
            }
            Foot::Cancel => Close::Yes,
            Foot::Nothing => Close::No,
        }
    });
    if outcome.cancelled { Close::Yes } else { outcome.inner }
}

/// The first and the last entries, so that a shifted row or a foreign text is seen.
fn ends(cells: &[Cell]) -> String {
    let told = |cells: &[Cell]| {
        let word = |cell: &Cell| match cell {
            Cell::Blank => "–".to_owned(),
            other => text_of(other),
        };
        cells.iter().map(word).collect::<Vec<_>>().join("  ")
    };
    match cells.len().checked_sub(2 * ENDS) {
        Some(1..) => format!("{}  …  {}", told(&cells[..ENDS]), told(&cells[cells.len() - ENDS..])),
        _ => told(cells),
    }
}
