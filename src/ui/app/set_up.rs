//! Boards that are set up by hand: all that a form has set up are told with one sentence.

use crate::actions::Screen;
use crate::app::App;
use crate::widgets::badge::Tone;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::ids::BoardNo;

impl App {
    /// The board that was set up, where nothing else was done.
    pub(super) fn board_alone(entries: &[Entry]) -> Option<BoardNo> {
        match entries {
            [one] => match one.event {
                Event::Game { board, what: GameEvent::SetUp(_) } => Some(board),
                _ => None,
            },
            _ => None,
        }
    }

    /// Confirms the boards that were set up by hand, all with one sentence, and shows where they are.
    pub(super) fn tell_set_up(&mut self) {
        let boards = std::mem::take(&mut self.set_up);
        if let (Some(first), Some(last)) = (boards.iter().min(), boards.iter().max()) {
            let count = ("count", boards.len().into());
            let args = [count, ("first", first.0.into()), ("last", last.0.into())];
            let text = self.words.say_with("setup-done", &args);
            self.announcer.tell(Tone::Good, &text);
            // Whoever sets boards up by hand wants no event: on its screen nothing of them is to be seen.
            let is_event = self.desk.snapshot().hall.contest.regulations.is_some();
            if self.screen == Screen::Competition && !is_event {
                self.show(Screen::Hall);
            }
        }
    }
}
