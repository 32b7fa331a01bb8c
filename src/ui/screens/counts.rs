//! What is counted for each player, as a line of the board screen, and the dialog that counts one
//! more or sets a count right.

use egui::Ui;

use crate::actions::{Action, Actions, UiMessage};
use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::seen_game::with_players;
use crate::tokens::Text;
use crate::widgets::button::{Availability, Weight, button_about};
use crate::widgets::dialog::Column;
use jadoube_chess::side::Side;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::counter::Counter;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

/// The label of the choice of the player.
const WHOSE: &str = "counts-whose";
/// The label of the choice of what is counted.
const WHAT: &str = "counts-what";

/// What can be counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CountKind {
    IllegalMoves,
    Other(Counter),
}

impl CountKind {
    const ALL: [Self; 4] = [
        Self::IllegalMoves,
        Self::Other(Counter::Warnings),
        Self::Other(Counter::WrongClaims),
        Self::Other(Counter::SheetRequests),
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::IllegalMoves => "counts-illegal-moves",
            Self::Other(Counter::Warnings) => "counts-warnings",
            Self::Other(Counter::WrongClaims) => "counts-wrong-claims",
            Self::Other(Counter::SheetRequests) => "counts-sheet-requests",
        }
    }

    const fn counted(self) -> &'static str {
        match self {
            Self::IllegalMoves => "counts-so-many-illegal-moves",
            Self::Other(Counter::Warnings) => "counts-so-many-warnings",
            Self::Other(Counter::WrongClaims) => "counts-so-many-wrong-claims",
            Self::Other(Counter::SheetRequests) => "counts-so-many-sheet-requests",
        }
    }

    const fn of(self, game: &Game, by: Side) -> u8 {
        match self {
            Self::IllegalMoves => *game.illegal_moves.of(by),
            Self::Other(what) => game.counts.of(what, by),
        }
    }

    /// How often it was counted for a player: “White: 2 warnings”.
    fn line(self, words: &Catalogue, game: &Game, by: Side) -> String {
        let counted = words.say_with(self.counted(), &[("count", self.of(game, by).into())]);
        format!("{}: {counted}", chess::side(words, by))
    }
}

/// Whether one is added or the count is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CountMode {
    OneMore,
    SetTo,
}

/// The counts of a player in words: “White: 1 illegal move, 2 warnings”; what is nothing is left
/// out, but for illegal moves.
#[must_use]
pub fn line(scene: &Scene<'_>, game: &Game, by: Side) -> String {
    let said: Vec<String> = CountKind::ALL
        .into_iter()
        .filter(|what| *what == CountKind::IllegalMoves || what.of(game, by) > 0)
        .map(|what| scene.say_with(what.counted(), &[("count", what.of(game, by).into())]))
        .collect();
    format!("{}: {}", chess::side(scene.words, by), said.join(", "))
}

/// What was counted at a board or set right, if that is what an event says, and how it is undone.
#[must_use]
pub fn told(
    words: &Catalogue,
    (board, game): (BoardNo, &Game),
    what: &GameEvent,
) -> Option<[String; 2]> {
    let (what, by) = match what {
        GameEvent::IllegalMoveCounted { by, .. } | GameEvent::IllegalMovesSet { by, .. } => {
            (CountKind::IllegalMoves, *by)
        }
        GameEvent::Counted { what, by, .. } | GameEvent::CountSet { what, by, .. } => {
            (CountKind::Other(*what), *by)
        }
        _ => return None,
    };
    let args = [("board", board.0.into()), ("text", what.line(words, game, by).into())];
    let done = words.say_with("app-at-board", &args);
    let (how, key) = (words.say("counts-set-right"), Action::Count.key_text(words));
    let args = [("how", how.into()), ("key", key.unwrap_or_default().into())];
    Some([done, words.say_with("counts-undo", &args)])
}

/// The lines of both players with the way to change them.
pub fn lines_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (board, game): (BoardNo, &Game),
    change: Availability,
    actions: &mut Actions,
) {
    for side in Side::BOTH {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = Text::Body.font(ui).size * 1.3;
            ui.label(Text::Body.rich(line(scene, game, side)));
            if change == Availability::No {
                return;
            }
            let label = scene.say("counts-change");
            let side_word = chess::side(scene.words, side);
            if button_about(ui, Weight::Quiet, &label, &side_word).clicked() {
                actions.open(CountForm::new(board, Some(side)));
            }
        });
    }
}

/// What is counted, for whom, and how.
#[derive(Debug)]
pub struct CountForm {
    board: BoardNo,
    what: CountKind,
    /// The player; none as long as nobody has chosen one.
    by: Option<Side>,
    how: CountMode,
    count: String,
    reason: String,
}

impl CountForm {
    /// A form that counts one more warning, for this player or for one who is still to be chosen.
    #[must_use]
    pub const fn new(board: BoardNo, by: Option<Side>) -> Self {
        Self {
            board,
            what: CountKind::Other(Counter::Warnings),
            by,
            how: CountMode::OneMore,
            count: String::new(),
            reason: String::new(),
        }
    }
}

impl DialogForm for CountForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let title = scene.say_with("counts-title", &[("board", self.board.0.into())]);
        let head = Head::new("counts", title, scene.say("app-record"));
        let head = with_players(scene, self.board, head);
        // It begins at what nobody has chosen yet: Enter alone records nothing.
        let first = if self.by.is_some() { WHAT } else { WHOSE };
        Some(head.width(560.0).wide().begin_at(first).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let words = fields.scene.words;
        let sides = Side::BOTH.map(|side| (Some(side), chess::side(words, side)));
        let (mut by, enter) = (self.by, ui.input(|input| input.key_pressed(egui::Key::Enter)));
        let picked = fields.pick(ui, WHOSE, &sides, &mut by);
        if picked && enter && self.by.is_none() {
            // One Enter more than was meant chooses nobody.
            fields.actions.push(UiMessage::Refuse(words.say("disputes-enter-answers-nothing")));
        } else if picked {
            self.by = by;
            fields.actions.push(UiMessage::TriedAnew);
        }
        let what = CountKind::ALL.map(|what| (what, what.name()));
        fields.choose(ui, WHAT, &what, &mut self.what);
        let how = [(CountMode::OneMore, "counts-one-more"), (CountMode::SetTo, "counts-set-right")];
        fields.choose(ui, "counts-how", &how, &mut self.how);
        if let Some(game) = fields.scene.snap.game(self.board) {
            let shown = Side::BOTH.into_iter().filter(|side| self.by.is_none_or(|by| by == *side));
            for side in shown {
                ui.label(Text::Body.rich(self.what.line(words, game, side)));
            }
        }
        if self.how == CountMode::SetTo {
            fields.text(ui, Field::new("counts-right-count").example("0"), &mut self.count);
            fields.reason(ui, &mut self.reason);
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let by = check.read(WHOSE, self.by, "counts-no-player");
        let command = if self.how == CountMode::OneMore {
            let by = by?;
            match self.what {
                CountKind::IllegalMoves => GameCommand::CountIllegalMove { by },
                CountKind::Other(what) => GameCommand::Count { what, by },
            }
        } else {
            let count = self.count.trim().parse().ok();
            let count = check.read("counts-right-count", count, "board-not-a-count");
            let (reason, count, by) = (check.reason(&self.reason)?, count?, by?);
            match self.what {
                CountKind::IllegalMoves => GameCommand::SetIllegalMoves { by, count, reason },
                CountKind::Other(what) => GameCommand::SetCount { what, by, count, reason },
            }
        };
        check.actions.game(self.board, command);
        Some(())
    }
}
