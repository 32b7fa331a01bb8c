//! The final position, set up by hand: piece by piece with the mouse or the keyboard, as a FEN, or
//! taken from the record or the electronic board and corrected.

use egui::{Event, Key, Modifiers, Ui};

use crate::actions::{Actions, UiMessage};
use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::board::position::remark;
use crate::tokens::{self, Text, space};
use crate::widgets::announcer::Manner;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::board::{BoardAction, BoardLabels, BoardState, board_ui, has_focus};
use crate::widgets::board_view::BoardView;
use crate::widgets::button::{Weight, button};
use crate::widgets::card::soft;
use crate::widgets::dialog::Column;
use crate::widgets::palette::palette_ui;
use crate::widgets::pick::pick;
use crate::widgets::promotion::PromotionLabels;
use crate::widgets::tick::tick;
use jadoube_chess::board::draft::{Draft, DraftFault};
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Position;
use jadoube_chess::board::square::Square;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::scoresheet::end::EndPosition;
use jadoube_chess::side::Side;
use jadoube_i18n::chess;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, GameNo};
use jadoube_laws::sensing::LinkState;

/// The side of the board, in points of the usual text.
const SIDE: f32 = 340.0;

/// Castling as a FEN names it, and in words.
const CASTLING: [(char, &str); 4] = [
    ('K', "sheets-end-white-short"),
    ('Q', "sheets-end-white-long"),
    ('k', "sheets-end-black-short"),
    ('q', "sheets-end-black-long"),
];

/// What was set up so far.
#[derive(Debug)]
pub struct EndPositionForm {
    /// The game that is put together, and its board.
    of: (GameNo, BoardNo),
    draft: Draft,
    /// The position of the record.
    record: Position,
    /// The text in the field; what it says stands on the board, where it says something.
    fen: String,
    unread: bool,
    /// What is put on a square.
    hand: Option<Piece>,
    widget: BoardState,
}

impl EndPositionForm {
    /// A form that begins with a position; with the one of the record where none is known.
    #[must_use]
    pub fn new(of: (GameNo, BoardNo), game: &Game, known: Option<&EndPosition>) -> Self {
        let record = game.position().clone();
        let draft = known.map_or_else(|| Draft::of(&record), |known| known.draft(record.form()));
        let hand = Some(Piece::new(Side::White, Kind::King));
        let fen = draft.fen();
        let mut widget = BoardState::default();
        widget.take_focus();
        Self { of, draft, record, fen, unread: false, hand, widget }
    }

    /// Shows what was changed otherwise than by the text in it, too.
    fn changed(&mut self) {
        self.fen = self.draft.fen();
        self.unread = false;
    }

    fn become_draft(&mut self, draft: Draft) {
        self.draft = draft;
        self.changed();
    }

    fn put(&mut self, scene: &Scene<'_>, at: Square, piece: Option<Piece>, actions: &mut Actions) {
        self.draft.put(at, piece);
        self.changed();
        let said = chess::square(scene.words, at, piece);
        actions.push(UiMessage::Say(Manner::Polite, said));
    }
}

impl DialogForm for EndPositionForm {
    /// It is gone as soon as the sheets that are shown are those of another game.
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        scene.looked_at().filter(|(no, _)| *no == self.of.0)?;
        let (title, deed) = (scene.say("sheets-end-title"), scene.say("sheets-end-take"));
        let head = Head::new("end position", title, deed).width(780.0).wide();
        let fits = EndPosition::of(&self.draft).is_ok() && !self.unread;
        Some(head.begin_nowhere().enter_nowhere().ready(fits))
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let (scene, actions) = (fields.scene, &mut *fields.actions);
        soft(ui, scene.say("sheets-end-help"));
        let side = tokens::scale(ui.ctx()).of(SIDE);
        if ui.available_width() < side * 2.0 {
            board_column(ui, scene, self, side.min(ui.available_width()), actions);
            pieces_column(ui, scene, self, actions);
        } else {
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(side);
                    board_column(ui, scene, self, side, actions);
                });
                ui.add_space(space::M);
                ui.vertical(|ui| pieces_column(ui, scene, self, actions));
            });
        }
        self.fen_ui(ui, fields);
    }

    fn below(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        if let Err(lack) = EndPosition::of(&self.draft) {
            badge(ui, Tone::Warn, &lack_words(fields.scene, lack));
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let end = EndPosition::of(&self.draft).ok()?;
        check.actions.push(UiMessage::TakeEnd(Box::new(end)));
        Some(())
    }

    fn gone(&self, scene: &Scene<'_>) -> Option<String> {
        Some(scene.say_with("board-game-gone", &[("board", self.of.1.0.into())]))
    }
}

fn lack_words(scene: &Scene<'_>, lack: DraftFault) -> String {
    scene.words.tell(&lack)
}

fn board_column(
    ui: &mut Ui,
    scene: &Scene<'_>,
    form: &mut EndPositionForm,
    side: f32,
    actions: &mut Actions,
) {
    let placement = *form.draft.placement();
    let view = BoardView::to_look_at(&placement, Side::White);
    let labels = BoardLabels {
        name: &scene.say("sheets-end-title"),
        whose: "",
        square: &|square, piece| chess::square(scene.words, square, piece),
        remark: &|marks| remark(scene, marks),
        promotion: PromotionLabels::NONE,
    };
    let done = board_ui(ui, side, &view, &labels, &mut form.widget);
    if let Some(BoardAction::Touch(square)) = done {
        // The same piece once more takes it away again.
        let piece = form.hand.filter(|_| placement.get(square) != form.hand);
        form.put(scene, square, piece, actions);
    }
    if has_focus(ui, &form.widget) {
        let letters = PieceLetters::for_language(scene.words.lang().code());
        if let Some(piece) = typed(ui, &letters) {
            form.put(scene, form.widget.cursor, piece, actions);
        }
    }
}

/// What was typed on a square: the letter of a piece, or a key that takes away.
fn typed(ui: &Ui, letters: &PieceLetters) -> Option<Option<Piece>> {
    let away = [Key::Delete, Key::Backspace];
    if away.iter().any(|key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, *key))) {
        return Some(None);
    }
    let text = ui.input(|input| {
        input.events.iter().find_map(|event| match event {
            Event::Text(text) => Some(text.clone()),
            _ => None,
        })
    })?;
    piece_of(text.trim(), letters).map(Some)
}

/// The piece of a letter in the language of the window, else in English: a capital is White's.
fn piece_of(text: &str, letters: &PieceLetters) -> Option<Piece> {
    let capital = text.to_uppercase();
    let side = if text == capital { Side::White } else { Side::Black };
    let own = |kind: &Kind| {
        let letter = if *kind == Kind::Pawn { letters.pawn() } else { letters.of(*kind) };
        !letter.is_empty() && letter.to_uppercase() == capital
    };
    let english = |kind: &Kind| kind.letter().to_string() == capital;
    let kind = Kind::ALL.into_iter().find(own).or_else(|| Kind::ALL.into_iter().find(english))?;
    Some(Piece::new(side, kind))
}

fn pieces_column(
    ui: &mut Ui,
    scene: &Scene<'_>,
    form: &mut EndPositionForm,
    actions: &mut Actions,
) {
    let hand = scene.say("sheets-end-hand");
    ui.label(Text::Caption.rich(&hand));
    let word = |piece: Option<Piece>| match piece {
        Some(piece) => chess::piece(scene.words, piece),
        None => scene.say("sheets-end-nothing"),
    };
    palette_ui(ui, &hand, &word, &mut form.hand);
    let mut turn = form.draft.turn();
    let side = |side| (Some(side), chess::side(scene.words, side));
    let sides = [side(Side::White), side(Side::Black), (None, scene.say("sheets-end-unknown"))];
    if pick(ui, &scene.say("sheets-end-turn"), &sides, &mut turn) {
        form.draft.set_turn(turn);
        form.changed();
    }
    let possible: Vec<char> = form.draft.possible().collect();
    if !possible.is_empty() {
        ui.label(Text::Caption.rich(scene.say("sheets-end-castling")));
        let mut unknown = !form.draft.tells_castling();
        if tick(ui, &mut unknown, scene.say("sheets-end-castling-unknown")).changed() {
            form.draft.tell_castling(!unknown);
            form.changed();
        }
    }
    for (right, id) in CASTLING.iter().filter(|(right, _)| possible.contains(right)) {
        let mut given = form.draft.has(*right);
        if tick(ui, &mut given, scene.say(id)).changed() {
            form.draft.give(*right, given);
            form.changed();
        }
    }
    ui.add_space(space::XS);
    sources_ui(ui, scene, form, actions);
}

/// Where the whole position can be taken from.
fn sources_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut EndPositionForm, actions: &mut Actions) {
    let rules = form.record.form();
    let line = scene.current_line().filter(|line| line.link == LinkState::Connected);
    let table = line.and_then(|line| line.physical);
    // Who is on move does not stand on a board.
    let of = |placement| Draft::arranged(placement, None, rules);
    let sources = [
        ("sheets-end-record", Some(Draft::of(&form.record))),
        ("sheets-end-table", table.map(of)),
        ("sheets-end-empty", Some(of(Placement::EMPTY))),
    ];
    for (id, draft) in sources {
        let Some(draft) = draft else { continue };
        let label = scene.say(id);
        if button(ui, Weight::Plain, &label, None).clicked() {
            form.become_draft(draft);
            actions.push(UiMessage::Say(Manner::Polite, label));
        }
    }
}

impl EndPositionForm {
    fn fen_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let fault = self.unread.then(|| fields.say("sheets-end-unread"));
        ui.spacing_mut().text_edit_width = ui.available_width() / 2.0;
        let fen = Field::new("setup-fen").example("4k3/8/8/8/8/8/4P3/4K3 w").fault(fault);
        if fields.text(ui, fen, &mut self.fen).changed() {
            let read = Draft::read(&self.fen, self.record.form());
            self.unread = read.is_err();
            if let Ok(draft) = read {
                // The text stays as it is while it is being written.
                self.draft = draft;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_those_of_the_window_and_else_the_english_ones() {
        for (tag, text, piece) in [
            ("en", "N", Some('N')),
            ("en", "n", Some('n')),
            ("en", "P", Some('P')),
            ("de", "S", Some('N')),
            ("de", "d", Some('q')),
            ("de", "B", Some('P')),
            ("de", "N", Some('N')),
            ("mk", "Л", Some('B')),
            ("mk", "п", Some('p')),
            ("en", "x", None),
            ("en", "", None),
        ] {
            let letters = PieceLetters::for_language(tag);
            let found = piece_of(text, &letters).map(Piece::fen_letter);
            assert_eq!(found, piece, "{tag} {text}");
        }
    }
}
