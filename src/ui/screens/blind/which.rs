//! The question which move was executed on a board on which the one before stands wrong or half made: the
//! new move, or the correction of that one. Nobody but who is at the board knows.

use egui::Ui;

use crate::form::{Check, DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::screens::blind::at_work::Match;
use crate::widgets::dialog::Column;
use jadoube_chess::board::position::Uci;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_core::blind::command::Command as BlindCommand;
use jadoube_core::blind::event::Actor;
use jadoube_core::blind::execution::ExecutionReport;
use jadoube_core::blind::missing::missing;
use jadoube_core::hall::command::Command;
use jadoube_i18n::chess;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

/// Which of the two was executed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Move {
    New,
    Correction,
}

/// The form of the question.
#[derive(Debug)]
pub(super) struct WhichMove {
    board: BoardNo,
    /// On whose board.
    on: Side,
    by: Option<Actor>,
    /// The new move, as it was announced.
    announced: Uci,
    /// After how many half-moves, and which move was to be made there.
    before: (Ply, Uci),
    chosen: Move,
}

impl WhichMove {
    /// The question, where both can be meant.
    pub(super) fn of(
        scene: &Scene<'_>,
        at: &Match<'_>,
        (on, by): (Side, Option<Actor>),
    ) -> Option<Self> {
        let (game, now) = (at.game, at.game.ply());
        let earlier = now.0.checked_sub(1).map(Ply)?;
        let wrong = missing(at.blind, game, scene.snap.edition)
            .iter()
            .any(|one| one.ply == earlier && one.lack.amiss_on() == Some(on));
        let announced = at.blind.cycle(now)?.announcement()?.reading.clear()?.clone();
        let recorded = game.plies.get(usize::from(earlier.0))?.uci.clone();
        let before = (earlier, recorded);
        let form = Self { board: at.board, on, by, announced, before, chosen: Move::New };
        wrong.then_some(form)
    }
}

/// A move in words.
fn named(scene: &Scene<'_>, game: &Game, (ply, uci): (Ply, &Uci)) -> String {
    let Some(position) = game.position_at(ply) else { return uci.0.clone() };
    let read = position.read_uci(uci);
    read.map_or_else(|_| uci.0.clone(), |m| chess::move_aloud(scene.words, m, position))
}

impl DialogForm for WhichMove {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let side = chess::side(scene.words, self.on);
        let title = scene.say_with("match-which-title", &[("side", side.into())]);
        Some(
            Head::new("which move", title, scene.say("app-record")).begin_at("match-which").waits(),
        )
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let Some(game) = scene.snap.game(self.board) else { return };
        let (ply, recorded) = &self.before;
        let option = |chosen, id, of| {
            (chosen, scene.say_with(id, &[("move", named(scene, game, of).into())]))
        };
        let options = [
            option(Move::New, "match-which-new", (Ply(ply.0 + 1), &self.announced)),
            option(Move::Correction, "match-which-correction", (*ply, recorded)),
        ];
        fields.pick(ui, "match-which", &options, &mut self.chosen);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let uci = match self.chosen {
            Move::New => self.announced.clone(),
            Move::Correction => self.before.1.clone(),
        };
        let done = ExecutionReport::Move(uci);
        let what = BlindCommand::Execute { board: self.on, done, by: self.by };
        check.actions.command(Command::Blind { board: self.board, what });
        Some(())
    }
}
