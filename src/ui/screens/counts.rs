//! What is counted for each player, as a line of the board screen, and the dialog that counts one
//! more or sets a count right.

use egui::Ui;

use crate::actions::Actions;
use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::seen_game::with_players;
use crate::tokens::Text;
use crate::widgets::button::{Availability, Weight, button_about};
use crate::widgets::dialog::Column;
use jadoube_chess::side::Side;
use jadoube_i18n::chess;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::counter::Counter;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

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
                actions.open(CountForm::new(board, side));
            }
        });
    }
}

/// What is counted, for whom, and how.
#[derive(Debug)]
pub struct CountForm {
    board: BoardNo,
    what: CountKind,
    by: Side,
    how: CountMode,
    count: String,
    reason: String,
}

impl CountForm {
    /// A form that counts one more warning.
    #[must_use]
    pub const fn new(board: BoardNo, by: Side) -> Self {
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
        Some(head.width(560.0).wide().begin_at_main_button().waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let what = CountKind::ALL.map(|what| (what, what.name()));
        fields.choose(ui, "counts-what", &what, &mut self.what);
        fields.side(ui, "counts-whose", &mut self.by);
        let how = [(CountMode::OneMore, "counts-one-more"), (CountMode::SetTo, "counts-set-right")];
        fields.choose(ui, "counts-how", &how, &mut self.how);
        if let Some(game) = fields.scene.snap.game(self.board) {
            ui.label(Text::Body.rich(line(fields.scene, game, self.by)));
        }
        if self.how == CountMode::SetTo {
            fields.text(ui, Field::new("counts-right-count").example("0"), &mut self.count);
            fields.reason(ui, &mut self.reason);
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let by = self.by;
        let command = if self.how == CountMode::OneMore {
            match self.what {
                CountKind::IllegalMoves => GameCommand::CountIllegalMove { by },
                CountKind::Other(what) => GameCommand::Count { what, by },
            }
        } else {
            let count = self.count.trim().parse().ok();
            let count = check.read("counts-right-count", count, "board-not-a-count");
            let (reason, count) = (check.reason(&self.reason)?, count?);
            match self.what {
                CountKind::IllegalMoves => GameCommand::SetIllegalMoves { by, count, reason },
                CountKind::Other(what) => GameCommand::SetCount { what, by, count, reason },
            }
        };
        check.actions.game(self.board, command);
        Some(())
    }
}
