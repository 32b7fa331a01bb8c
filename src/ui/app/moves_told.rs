//! What is told with a move that the arbiter enters, beside the move: that the game has begun with it, that it does not
//! count yet because the clocks are stopped, that the record is shown again after it was corrected from the past, and that
//! the move which is taken back was a sealed one.

use crate::app::App;
use crate::widgets::badge::Tone;
use jadoube_chess::board::explore::PlayedMove;
use jadoube_chess::board::position::Uci;
use jadoube_chess::ply::Ply;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_desk::snapshot::Snapshot;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::event;
use jadoube_i18n::explore::{BoardReader, Squares};
use jadoube_laws::game::event::{Event as GameEvent, Source};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, Role};

/// The board at which a game begins with a move that the arbiter enters, and the move: one act, of which the entry is
/// the beginning and `next` the move.
pub(super) fn begun_with<'a>(
    entry: &Entry,
    next: Option<&'a Entry>,
) -> Option<(BoardNo, &'a GameEvent)> {
    let Event::Game { board, what: GameEvent::Started } = &entry.event else { return None };
    let next = next.filter(|next| next.at == entry.at && next.who.role != Role::Device)?;
    let Event::Game { board: there, what } = &next.event else { return None };
    let is_entered = matches!(what, GameEvent::MovePlayed { source: Source::Arbiter, .. });
    (is_entered && board == there).then_some((*board, what))
}

impl App {
    /// Whether a move that was recorded just now at a board was entered in this window.
    fn is_entered_here(&self, board: BoardNo) -> bool {
        let waits = self.waiting.iter().any(|one| one.moves_at == Some(board));
        waits || self.entered.contains(&board)
    }

    /// Says that a game has begun with a move, and whose clock runs; who entered it here sees it as well.
    pub(super) fn tell_begun(&mut self, snap: &Snapshot, (board, what): (BoardNo, &GameEvent)) {
        let GameEvent::MovePlayed { uci, .. } = what else { return };
        let Some(game) = snap.hall.game(board).filter(|_| Some(board) == self.board) else {
            return;
        };
        let played = self.move_aloud(game, uci);
        let played = played.unwrap_or_else(|| chess::aloud(&self.words, uci, Some(&game.start)));
        let mut line = self.words.say_with("board-begun-with", &[("move", played.into())]);
        if let Some(side) = game.clock.running() {
            let context = event::Context { numbering: Numbering::USUAL, written: None };
            let clock = event::line(&self.words, &GameEvent::ClockStarted { side }, context);
            line = format!("{line}. {clock}");
        }
        if self.is_entered_here(board) {
            // It stays in sight while another board comes to be shown.
            let args = [("board", board.0.into()), ("text", line.into())];
            self.announcer.tell(Tone::Info, &self.words.say_with("app-at-board", &args));
        } else {
            let line = self.about_board(board, line);
            self.announcer.say_recorded(board, &line);
        }
    }

    /// Tells who enters a move while the clocks of the program are stopped what it counts by: once in a stop.
    pub(super) fn tell_stop(&mut self, snap: &Snapshot, entry: &Entry) {
        let Event::Game { board, what } = &entry.event else { return };
        match what {
            GameEvent::SetUp(_)
            | GameEvent::Started
            | GameEvent::ClockStarted { .. }
            | GameEvent::ClockPressed { .. } => {
                self.stops_told.remove(board);
            }
            GameEvent::MovePlayed { source: Source::Arbiter, .. }
                if self.is_entered_here(*board) =>
            {
                let Some(game) = snap.hall.game(*board) else { return };
                // While it is asked about lost time, a move counts at once if it is somebody's time.
                let stands = game.whose_time().is_none();
                let by_program = !game.clock_on_table() && snap.hall.blind(*board).is_none();
                let is_played = snap.hall.is_under_way(*board) && by_program;
                let starts = snap.hall.clock_to_start(*board, game.turn());
                if starts.is_some() && stands && is_played && self.stops_told.insert(*board) {
                    // Whose clock is started is another one a move later.
                    let text = self.words.say("board-counts-later");
                    let text = self.about_board(*board, text);
                    self.announcer.tell(Tone::Warn, &text);
                }
            }
            _ => {}
        }
    }

    /// Says and shows that an envelope is open again because its move was taken back, wherever that was done: no
    /// clock runs, and the game stands at its resumption.
    pub(super) fn tell_reopened(&mut self, snap: &Snapshot, entry: &Entry) {
        let Event::Game { board, what: GameEvent::TakenBack { to, .. } } = &entry.event else {
            return;
        };
        let is_open =
            |one: &&Adjournment| one.is_adjourned() && one.resumption.is_some() && one.ply == *to;
        let Some(one) = snap.hall.adjournment_at(*board).filter(is_open) else { return };
        let text = self.words.say_with("board-sealed-again", &[("no", one.no.into())]);
        let text = self.about_board(*board, text);
        self.announcer.tell(Tone::Warn, &text);
    }

    /// What was corrected here while an earlier moment was shown is seen in the record as it is now: that moment stays
    /// in the log as it was.
    pub(super) fn show_corrected(&mut self, entry: &Entry) {
        let Event::Game { board, what } = &entry.event else { return };
        let corrects =
            matches!(what, GameEvent::MoveCorrected { .. } | GameEvent::TakenBack { .. });
        let is_past = self.screens.game.look.is_past() && self.is_shown(*board);
        if corrects && is_past && self.is_entered_here(*board) {
            self.screens.game.look.present();
            self.announcer.tell(Tone::Info, &self.words.say("board-corrected-from-past"));
        }
    }

    /// The last move of a game for the ear, as it is said where the board is explored; nothing, where it
    /// is not this one. A mate is told by the end of the game.
    pub(super) fn move_aloud(&self, game: &Game, uci: &Uci) -> Option<String> {
        let before = game.plies.len().checked_sub(1)?;
        let before = game.position_at(Ply(u16::try_from(before).ok()?))?;
        let last = game.plies.last().filter(|ply| ply.uci == *uci)?;
        let m = before.read_uci(&last.uci).ok()?;
        let reader = BoardReader::new(&self.words, Squares::of_id(&self.prefs.squares_aloud));
        Some(if before.after(m).is_checkmate() {
            reader.played_plainly(m)
        } else {
            reader.played(&PlayedMove { before, m })
        })
    }
}
