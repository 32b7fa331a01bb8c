//! A whole scoresheet as a text: typed, pasted, or taken from a file; what was understood of it is
//! shown before it is entered.

use egui::{ScrollArea, Ui};

use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::seen_game::GameInQuestion;
use crate::tokens::Text;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::card::soft;
use crate::widgets::dialog::Column;
use crate::widgets::focus::can_come;
use crate::widgets::rows::{self, Row, RowAction, rows_ui};
use jadoube_chess::scoresheet::sheet::{Cell, Sheet};
use jadoube_chess::side::{BySide, Side};
use jadoube_desk::sheet_files::SheetGame;
use jadoube_i18n::{chess, scoresheet};
use jadoube_laws::game::command::Command;
use jadoube_laws::game::sheets::Origin;
use jadoube_laws::ids::BoardNo;

/// How many entries are shown at each end of what was understood.
const ENDS: usize = 6;

/// More games of a file than this are found by a name.
const SEEN: usize = 8;

/// How many games of a file are listed.
const LISTED: usize = 100;

/// What was typed so far.
#[derive(Debug)]
pub struct PasteForm {
    /// The game whose sheet it is, whatever board is at work meanwhile.
    seen: GameInQuestion,
    whose: Side,
    text: String,
    from: Origin,
    /// The games of a file, and which of them is chosen.
    games: Vec<SheetGame>,
    chosen: usize,
    /// Part of a name, to find a game by.
    find: String,
    /// Whether the keyboard has still to be brought to the first control.
    is_new: bool,
    /// Whether something stands in each sheet that would be replaced.
    filled: [bool; 2],
}

impl PasteForm {
    /// An empty form for a player's sheet of the game that is on a board, if one is.
    #[must_use]
    pub fn new(scene: &Scene<'_>, board: BoardNo, whose: Side) -> Option<Self> {
        let seen = GameInQuestion::of(scene, board)?;
        let (_, game) = seen.game(scene)?;
        let filled = Side::BOTH.map(|side| !game.sheets.of(side).is_empty());
        Some(Self {
            seen,
            whose,
            text: String::new(),
            from: Origin::Text,
            games: Vec::new(),
            chosen: 0,
            find: String::new(),
            is_new: true,
            filled,
        })
    }

    /// The same with a text that was pasted.
    #[must_use]
    pub fn with(self, text: String) -> Self {
        Self { text, ..self }
    }

    /// The same with the first of the games of a file.
    #[must_use]
    pub fn of_file(self, games: Vec<SheetGame>) -> Self {
        let text = games.first().map(|game| game.text.clone()).unwrap_or_default();
        Self { text, from: Origin::File, games, ..self }
    }

    /// Takes another game of the file.
    fn choose(&mut self, at: usize) {
        if let Some(game) = self.games.get(at) {
            self.text.clone_from(&game.text);
            self.chosen = at;
        }
    }

    fn cells(&self) -> Vec<Cell> {
        Sheet::from_text(&self.text).cells().to_vec()
    }
}

impl DialogForm for PasteForm {
    /// It is gone as soon as that game is on its board no more.
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        self.seen.game(scene)?;
        let (title, deed) = (scene.say("sheets-paste-title"), scene.say("sheets-take"));
        let head = Head::new("sheet", title, deed).width(640.0).begin_nowhere().enter_nowhere();
        Some(head.ready(!self.cells().is_empty()).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        // The dialog of the file may have gone only now.
        let focus = self.is_new && can_come(ui);
        self.is_new &= !focus;
        let options = Side::BOTH.map(|side| (side, scoresheet::sheet(scene.words, side)));
        fields.pick(ui, "sheets-whose", &options, &mut self.whose);
        let several = self.games.len() > 1;
        if several {
            games_ui(ui, fields, self, focus);
        } else if focus {
            fields.go_to("sheets-text");
        }
        let height = ui.ctx().content_rect().height() * if several { 0.2 } else { 0.4 };
        let room = ScrollArea::vertical().id_salt("text").max_height(height);
        room.show(ui, |ui| {
            let text = Field::new("sheets-text").example(scene.say("sheets-text-example"));
            fields.area(ui, text, &mut self.text, if several { 4 } else { 10 })
        });
        let cells = self.cells();
        let count = [("cells", cells.len().into())];
        ui.label(Text::Strong.rich(scene.say_with("sheets-understood", &count)));
        if !cells.is_empty() {
            soft(ui, ends(&cells));
        }
        if self.filled[usize::from(self.whose == Side::Black)] {
            let side = ("side", chess::side(scene.words, self.whose).into());
            badge(ui, Tone::Warn, &scene.say_with("sheets-replaces", &[side]));
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let (whose, from, cells) = (self.whose, self.from, self.cells());
        let (board, _) = self.seen.game(check.scene)?;
        check.actions.game(board, Command::TakeSheet { whose, cells, from });
        Some(())
    }

    fn gone(&self, scene: &Scene<'_>) -> Option<String> {
        Some(self.seen.told_gone(scene))
    }
}

/// The games of the file, to choose from; by a part of a name where there are many.
fn games_ui(ui: &mut Ui, fields: &mut Fields<'_, '_>, form: &mut PasteForm, focus: bool) {
    let scene = fields.scene;
    let name = scene.say_with("sheets-file-games", &[("count", form.games.len().into())]);
    ui.label(Text::Strong.rich(&name));
    if form.games.len() > SEEN {
        fields.text(ui, "sheets-file-find", &mut form.find);
    }
    let wanted = form.find.trim().to_lowercase();
    let found: Vec<(usize, String, &SheetGame)> = (0..)
        .zip(&form.games)
        .map(|(at, game)| (at, title(scene, at, game), game))
        .filter(|(_, title, game)| {
            let all = format!("{title} {}", game.about).to_lowercase();
            all.contains(&wanted)
        })
        .collect();
    let spoken: Vec<String> = found
        .iter()
        .map(|(_, title, game)| match game.about.as_str() {
            "" => title.clone(),
            about => format!("{title}. {about}"),
        })
        .collect();
    let rows: Vec<Row<'_>> = found
        .iter()
        .zip(&spoken)
        .take(LISTED)
        .map(|((_, title, game), spoken)| Row {
            title,
            detail: &game.about,
            aside: "",
            tone: Tone::Neutral,
            spoken,
        })
        .collect();
    let selected = found.iter().position(|(at, ..)| *at == form.chosen).unwrap_or(0);
    let height = ui.ctx().content_rect().height() * 0.25;
    let list = ScrollArea::vertical().id_salt("games").max_height(height);
    let done = list.show(ui, |ui| {
        if focus {
            rows::focus(ui, &name, selected);
        }
        rows_ui(ui, &name, &rows, selected)
    });
    let more = found.len().saturating_sub(LISTED);
    if more > 0 {
        soft(ui, scene.say_with("sheets-file-more", &[("count", more.into())]));
    }
    let Some(RowAction::Select(nth) | RowAction::Open(nth)) = done.inner else { return };
    if let Some(at) = found.get(nth).map(|(at, ..)| *at) {
        form.choose(at);
    }
}

/// “3. Novak – Petrova”
fn title(scene: &Scene<'_>, at: usize, game: &SheetGame) -> String {
    let BySide { white, black } = &game.players;
    if white.is_empty() && black.is_empty() {
        return scene.say_with("sheets-file-game", &[("number", (at + 1).into())]);
    }
    format!("{}. {white} – {black}", at + 1)
}

/// The first and the last entries, so that a shifted row or a foreign text is seen.
fn ends(cells: &[Cell]) -> String {
    let told = |cells: &[Cell]| {
        let word = |cell: &Cell| match cell {
            Cell::Blank => "–".to_owned(),
            other => other.as_entered().to_owned(),
        };
        cells.iter().map(word).collect::<Vec<_>>().join("  ")
    };
    match cells.len().checked_sub(2 * ENDS) {
        Some(1..) => format!("{}  …  {}", told(&cells[..ENDS]), told(&cells[cells.len() - ENDS..])),
        _ => told(cells),
    }
}
