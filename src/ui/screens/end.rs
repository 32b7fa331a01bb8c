//! The dialog for the end of a game: its result, why, and whether the move that stands on the board
//! belongs to the record.

use egui::Ui;

use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::seen_game::{GameInQuestion, SameGame, with_players};
use crate::tokens::{Text, space};
use crate::widgets::dialog::Column;
use jadoube_chess::board::position::Uci;
use jadoube_chess::notation::san;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_i18n::chess::Numbering;
use jadoube_laws::game::command::{Command as GameCommand, Ending, LastMove};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::BoardNo;
use jadoube_laws::sensing::ResultSignal;

/// A draw by agreement.
pub(crate) const AGREED: Outcome = Outcome { score: Score::Draw, reason: EndReason::Agreement };

/// The label of the choice among the results.
const SCORE: &str = "board-end-score";

/// The form of the end of a game.
#[derive(Debug)]
pub struct EndForm {
    board: BoardNo,
    /// The result; none as long as nobody has chosen one.
    score: Option<Score>,
    reason: EndReason,
    /// The move on the board that was not completed, and whether it belongs to the record.
    last: Option<(Uci, bool)>,
    /// The game that ends.
    seen: Option<GameInQuestion>,
}

impl EndForm {
    /// A form that begins with a result.
    #[must_use]
    pub fn new(scene: &Scene<'_>, board: BoardNo, score: Score, reason: EndReason) -> Self {
        let seen = GameInQuestion::of(scene, board);
        Self { board, score: Some(score), reason, last: None, seen }
    }

    /// A form that begins with the result that the players have shown on the board; else with none.
    #[must_use]
    pub fn of(scene: &Scene<'_>, board: BoardNo) -> Self {
        let shown = scene.snap.line(board).and_then(|line| line.result_shown);
        match shown.map(usual) {
            Some((score, reason)) => Self::new(scene, board, score, reason),
            None => Self { score: None, ..Self::agreed(scene, board) },
        }
    }

    /// Asks whether the move that is made on the board and not completed belongs to the record. It may
    /// come to stand there, or become another, while the dialog is open.
    fn last_move_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        let standing = scene.snap.line(self.board).and_then(|line| line.standing.clone());
        let known = self.last.take().filter(|(known, _)| Some(known) == standing.as_ref());
        self.last = known.or_else(|| Some((standing?, true)));
        let game = scene.snap.game(self.board);
        let (Some(game), Some((uci, include))) = (game, &mut self.last) else { return };
        let position = game.on_board();
        let written =
            position.read_uci(uci).map_or_else(|_| uci.0.clone(), |m| san::figurine(position, m));
        let sign = Numbering::from_start(&game.start).sign(Ply(game.ply().0.saturating_add(1)));
        let label =
            scene.say_with("board-end-last", &[("move", format!("{sign}{written}").into())]);
        let options = [(true, "board-end-include"), (false, "board-end-leave-out")];
        fields.choose(ui, Field::new("board-end-last").named(&label), &options, include);
    }

    /// The form that begins with a draw by agreement.
    #[must_use]
    pub fn agreed(scene: &Scene<'_>, board: BoardNo) -> Self {
        Self::new(scene, board, AGREED.score, AGREED.reason)
    }
}

impl DialogForm for EndForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        if self.seen.as_ref().is_some_and(|seen| !seen.is_there(scene)) {
            return None;
        }
        let title = scene.say_with("board-end-title", &[("board", self.board.0.into())]);
        let head = Head::new("end", title, scene.say("board-end-deed")).width(620.0).waits();
        let head = with_players(scene, self.board, head);
        // As long as nothing is chosen Enter ends nothing.
        Some(if self.score.is_some() { head.begin_at_main_button() } else { head.begin_at(SCORE) })
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let options = scores(scene).map(|(score, word)| (Some(score), word));
        let chosen = fields.pick(ui, SCORE, &options, &mut self.score);
        let Some(score) = self.score else {
            ui.label(Text::Body.rich(fields.say("board-end-choose")));
            return self.last_move_ui(ui, fields);
        };
        let all = reasons(score);
        if chosen {
            self.reason = all[0];
        }
        if !all.contains(&self.reason) {
            self.reason = all[0];
        }
        let options: Vec<_> =
            all.iter().map(|reason| (*reason, scene.words.tell(reason))).collect();
        fields.pick(ui, "board-end-reason", &options, &mut self.reason);
        self.last_move_ui(ui, fields);
        ui.add_space(space::S);
        let result = Outcome { score, reason: self.reason };
        ui.label(Text::Strong.rich(scene.words.tell(&result)));
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let score = check.read(SCORE, self.score, "board-end-choose")?;
        let outcome = Outcome { score, reason: self.reason };
        if let Some(seen) = &mut self.seen
            && !seen.holds(check, SameGame::Record, "")
        {
            return None;
        }
        let last_move = self.last.clone().map(|(uci, include)| {
            if include { LastMove::Include(uci) } else { LastMove::LeaveOut(uci) }
        });
        check.actions.game(self.board, GameCommand::End(Ending { outcome, last_move }));
        Some(())
    }
}

/// The result that players show on the board, for the reason that is usual.
#[must_use]
pub const fn usual(signal: ResultSignal) -> (Score, EndReason) {
    match signal {
        ResultSignal::WhiteWins => (Score::WhiteWins, EndReason::Resignation),
        ResultSignal::BlackWins => (Score::BlackWins, EndReason::Resignation),
        ResultSignal::Draw => (Score::Draw, EndReason::Agreement),
    }
}

/// The reasons that fit a score; the one that is usual comes first.
const fn reasons(score: Score) -> &'static [EndReason] {
    match score {
        Score::WhiteWins | Score::BlackWins => &[
            EndReason::Resignation,
            EndReason::Flag,
            EndReason::Forfeit,
            EndReason::IllegalMoves,
            EndReason::ArbiterDecision,
            EndReason::Checkmate,
        ],
        Score::Draw => &[
            EndReason::Agreement,
            EndReason::Repetition,
            EndReason::FiftyMoves,
            EndReason::FlagWithoutMatingMaterial,
            EndReason::Stalemate,
            EndReason::DeadPosition,
            EndReason::ArbiterDecision,
        ],
        Score::BothLose => &[EndReason::Forfeit, EndReason::ArbiterDecision],
        Score::HalfForWhite | Score::HalfForBlack => &[EndReason::ArbiterDecision],
    }
}

/// The scores that a game can end with, each with its sign and its words.
#[must_use]
pub fn scores(scene: &Scene<'_>) -> [(Score, String); 6] {
    [
        Score::WhiteWins,
        Score::Draw,
        Score::BlackWins,
        Score::BothLose,
        Score::HalfForWhite,
        Score::HalfForBlack,
    ]
    .map(|score| (score, format!("{}  {}", score.sign(), scene.words.tell(&score))))
}
