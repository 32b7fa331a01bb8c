//! Moves that are typed faster than the desk records them: each waits for the one before it, and what is done to the
//! game by a key waits for all of them.

use egui::{Context, Event};

use crate::actions::{Action, Screen};
use crate::app::App;
use crate::scene::{Scene, ViewedMoment};
use crate::screens::board::InSight;
use crate::widgets::turns;
use jadoube_laws::ids::BoardNo;

impl App {
    /// Takes note of the boards of which it is not known yet what the position is, and of the games of whose steps
    /// something is asked; what was recorded before this pass has been told.
    pub(super) fn note_under_way(&mut self) {
        self.entered.clear();
        let under_way = self.waiting.iter().filter_map(|one| one.moves_at).collect();
        self.screens.game.input.held.follow(under_way);
        let steps = self.waiting.iter().filter_map(|one| one.steps_of).collect();
        self.screens.blind.note_under_way(&steps);
    }

    /// What was typed while a move was under way is entered in the position to which that has led.
    pub(super) fn enter_held(&mut self, scene: &Scene<'_>) {
        if self.lock.is_some() {
            return;
        }
        let is_covered = self.dialog.is_some() || scene.viewed != ViewedMoment::Present;
        let sight = match self.screen {
            Screen::Board if is_covered => InSight::Covered,
            Screen::Board => InSight::Board,
            _ => InSight::Other,
        };
        self.screens.game.enter_held(scene, sight, &mut self.actions);
    }

    /// Why something was refused; where that was a move, with those that were typed behind it: none of them is
    /// entered in another position than was meant.
    pub(super) fn give_back_held(&mut self, board: Option<BoardNo>, why: String) -> String {
        let Some(board) = board else { return why };
        self.screens.game.give_back(&self.words, board, why)
    }

    /// What a key does to the game at work waits for the moves that were typed before, and on the squares all keys
    /// do: they are about the position to which these lead.
    pub(super) fn wait_for_moves(&self, ctx: &Context, scene: &Scene<'_>) {
        let screen = &self.screens.game;
        if !scene.board.is_some_and(|board| screen.enters_first(board, self.is_waiting())) {
            return;
        }
        let at_squares = screen.input.at_squares && self.screen == Screen::Board;
        let keys: Vec<_> = Action::ALL
            .iter()
            .filter(|action| action.records_at_board())
            .flat_map(|action| action.keys())
            .collect();
        turns::put_off(ctx, |event| match event {
            Event::Key { key, pressed: true, modifiers, .. } => {
                let of_game = |one: &&egui::KeyboardShortcut| {
                    one.logical_key == *key && modifiers.matches_exact(one.modifiers)
                };
                at_squares || keys.iter().any(of_game)
            }
            Event::Text(_) => at_squares,
            _ => false,
        });
    }
}
