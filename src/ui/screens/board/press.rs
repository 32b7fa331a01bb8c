//! Asks before the clock is pressed although no move was entered since the last press: the press counts
//! a move, adds what the time control adds, and sets the other clock going. Where a move stands typed and
//! was not entered, it is asked whether that is the one.

use egui::Ui;

use crate::form::{Check, DialogForm, Fields, Head, SubmitButton};
use crate::scene::Scene;
use crate::screens::board::reading::read;
use crate::widgets::dialog::Column;
use jadoube_chess::board::position::Uci;
use jadoube_chess::notation::san;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_i18n::chess;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::{AfterMove, Command};
use jadoube_laws::game::event::Source;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

/// The press that was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PressForm {
    board: BoardNo,
    side: Side,
    ply: Ply,
    typed: Option<PendingMove>,
}

/// What stands in the field for moves and was not entered.
#[derive(Debug, Clone, PartialEq, Eq)]
struct PendingMove {
    text: String,
    /// The move that it is, how it is written, and whether a draw is offered with it.
    read: Option<(Uci, String, bool)>,
}

impl PendingMove {
    fn read(text: &str, game: &Game, lang: Lang) -> Self {
        let position = game.position();
        let read = read(position, text, lang)
            .ok()
            .map(|(m, draw_offered)| (position.uci(m), san::figurine(position, m), draw_offered));
        Self { text: text.to_owned(), read }
    }
}

impl PressForm {
    /// The press of the clock that runs, if a move stands typed or the moves of the game are recorded, and
    /// none was entered since the last press.
    #[must_use]
    pub fn of(board: BoardNo, game: &Game, (typed, lang): (Option<&str>, Lang)) -> Option<Self> {
        let side = game.clock.running()?;
        let typed = typed.map(|text| PendingMove::read(text, game, lang));
        let without = (game.ply() > Ply(0) || typed.is_some()) && !game.completes(side);
        without.then_some(Self { board, side, ply: game.ply(), typed })
    }

    /// The move that stands typed, if it is one.
    #[must_use]
    pub fn typed(&self) -> Option<&Uci> {
        self.typed.as_ref()?.read.as_ref().map(|(uci, ..)| uci)
    }

    fn fits(&self, game: &Game) -> bool {
        let here = (game.clock.running(), game.ply()) == (Some(self.side), self.ply);
        here && !game.completes(self.side)
    }
}

impl DialogForm for PressForm {
    /// It is gone as soon as it no longer fits the game.
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        scene.snap.game(self.board).filter(|game| self.fits(game))?;
        let side = chess::side(scene.words, self.side);
        let args = [("board", self.board.0.into()), ("side", side.into())];
        let press = scene.say("board-press-deed");
        let Some(typed) = &self.typed else {
            let what = scene.say_with("board-press-without-move", &args);
            // Who types ahead means a move, and not that.
            let head = Head::alarming("press", scene.say("board-press-title"), press);
            return Some(head.about(what));
        };
        let [board, side] = args;
        let args = [board, side, ("text", typed.text.as_str().into())];
        let title = scene.say("board-press-typed-title");
        let without = scene.say("board-press-without");
        Some(match &typed.read {
            Some((_, written, _)) => {
                let deed = scene.say_with("board-press-enter", &[("move", written.into())]);
                let head = Head::new("press", title, deed).second(without, None);
                head.about(scene.say_with("board-press-typed", &args)).begin_at_main_button()
            }
            None => {
                let what = scene.say_with("board-press-typed-unread", &args);
                Head::alarming("press", title, without).about(what)
            }
        })
    }

    fn fields(&mut self, _: &mut Ui, _: &mut Fields<'_, '_>, _: Column) {}

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let typed = self.typed.as_ref().and_then(|typed| typed.read.clone());
        match typed.filter(|_| check.sent == SubmitButton::First) {
            Some((uci, _, draw_offered)) => {
                if draw_offered {
                    check.actions.game(self.board, Command::OfferDraw { by: self.side });
                }
                let (source, after) = (Source::Arbiter, AfterMove::Press);
                let what = Command::Play { uci, source, times: None, spent: None, after };
                check.actions.game(self.board, what);
            }
            None => check.actions.game(self.board, Command::PressClock { side: self.side }),
        }
        Some(())
    }
}
