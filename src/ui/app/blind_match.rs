//! What the window does for a blind match outside its screen: says what has happened and what comes
//! next, and draws nothing but a player's own screen while that is locked.

use std::sync::Arc;

use egui::{Context, Ui};

use crate::actions::{Action, Close};
use crate::app::App;
use crate::app::about::About;
use crate::lost_time;
use crate::phrases;
use crate::said_facts::Fact;
use crate::scene::Scene;
use crate::screens::blind::{lock, reported};
use crate::widgets::announcer::Manner;
use crate::widgets::badge::Tone;
use crate::widgets::focus;
use jadoube_chess::board::square::Square;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_core::blind::event::{Actor, Event as BlindEvent};
use jadoube_core::blind::missing;
use jadoube_core::blind::notice::Notice;
use jadoube_core::blind::present_move::read_to_both;
use jadoube_core::blind::reconcile::reading::read_out;
use jadoube_core::blind::state::Blind;
use jadoube_core::blind::utterance::Utterance;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_desk::inbox::Request;
use jadoube_desk::snapshot::Snapshot;
use jadoube_desk::voicing::{self, Earcon, Listener, Priority};
use jadoube_i18n::blind;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::timing;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::ids::{BoardNo, Role};

impl App {
    /// Says what has happened in a blind match: what was noticed to everybody, the rest where the
    /// match is the one at work.
    pub(super) fn hear_blind(&mut self, snap: &Snapshot, board: BoardNo, what: &BlindEvent) {
        let Some(game) = snap.hall.game(board) else { return };
        let line = blind::line(&self.words, what, Some(game));
        match what {
            BlindEvent::Noticed { ply, what } => {
                let line = self.with_remedy(what, line);
                let fact = Fact::Noticed(board, *ply, what.clone());
                let validity = self.said_facts.keep(fact);
                let args = [("board", board.0.into()), ("text", line.into())];
                let tone = if what.is_incident() { Tone::Bad } else { Tone::Warn };
                let text = self.words.say_with("app-at-board", &args);
                self.announcer.alarm(tone, &text);
                if matches!(what, Notice::BoardsDiffer { .. } | Notice::ExecutionDiffers { .. }) {
                    let call = voicing::discrepancy(board, &wrong_at(snap, board));
                    let call = call.while_so(validity);
                    self.ask(Request::Say(Box::new(call)));
                } else {
                    // It cuts off what is read at length, and comes behind the move that it is about.
                    let said = self.utterance(Priority::Alert, &text).at(board);
                    let said = said.while_so(validity);
                    self.ask(Request::Say(Box::new(said)));
                }
            }
            BlindEvent::Announced { ply, by, said }
            | BlindEvent::AnnouncementCorrected { ply, by, said } => {
                self.say_at_work(board, line);
                self.speak_move(snap, (board, *ply), *by, said);
                self.warn_of_alike(snap, board);
            }
            BlindEvent::ClockStarted { .. } => {
                // What the move still lacks on the other board is said again.
                self.end_step();
                self.confirm_at_work(board, line);
                // Who plays by ear hears that the clock was pressed.
                self.ask(Request::Earcon(Listener::Arbiter, Earcon::Press));
            }
            BlindEvent::ClockSetBack { ply, .. } => {
                let again =
                    snap.hall.blind(board).is_some_and(|blind| is_set_back_again(blind, *ply));
                let mut line = if again { self.words.say("match-set-back-again") } else { line };
                if !game.clock_on_table() {
                    // What the clocks show by it is said with it, before their counters.
                    let clocks = phrases::clocks_now(&self.words, game, snap.now());
                    line = format!("{line}. {clocks}");
                }
                self.end_step();
                self.confirm_at_work(board, line);
            }
            BlindEvent::Executed { what, .. } => {
                // What comes next is said after each of the boards, also where it is the same still.
                self.end_step();
                // What an electronic board tells breaks nothing off.
                if what.sensed {
                    self.say_at_work(board, line);
                } else {
                    self.confirm_at_work(board, line);
                }
            }
            // It is answered while the position is read aloud, behind which it would never be said.
            BlindEvent::Compared { .. } => {
                self.end_step();
                self.confirm_at_work(board, line);
            }
            // Who asked has heard the answer, and the arbiter before that.
            BlindEvent::Told { to, what, asked: true, .. } => {
                let what = self.words.tell(what).into();
                let args = [("side", chess::side(&self.words, *to).into()), ("what", what)];
                let told = self.words.say_with("match-told-to", &args);
                self.say_at_work(board, told);
            }
            // The screen says them to all as they are done.
            BlindEvent::Reconciled { .. } => {}
            BlindEvent::StepDone { right, .. } => self.tell_step_done(board, *right),
            BlindEvent::StepSkipped { .. } => {
                self.end_step();
                self.confirm_at_work(board, line);
            }
            _ => self.say_at_work(board, line),
        }
    }

    /// Says which board is right, where the arbiter has decided that. Behind what was recorded with the step, that
    /// which comes next is said.
    fn tell_step_done(&mut self, board: BoardNo, right: Option<Side>) {
        self.end_step();
        if let Some(right) = right {
            let side = ("side", chess::side(&self.words, right).into());
            let decided = self.words.say_with("match-hear-right", &[side]);
            self.confirm_at_work(board, decided);
        }
    }

    /// Says to the arbiter that what was announced can be taken for another move.
    fn warn_of_alike(&mut self, snap: &Snapshot, board: BoardNo) {
        let (Some(game), Some(found)) = (snap.hall.game(board), snap.hall.blind(board)) else {
            return;
        };
        let Some(alike) = missing::caution(found, game) else { return };
        let text = blind::caution(&self.words, &alike, Some(game.position()));
        let text = self.about_board(board, text);
        // Where the board is in sight, so is the warning.
        if self.is_shown(board) {
            self.announcer.announce(Manner::Polite, &text);
        } else {
            self.announcer.alarm(Tone::Warn, &text);
        }
        self.speak_while(Priority::Announcement, &text, Fact::Alike(board, alike));
    }

    /// What was noticed, with what is done about it where one button does it.
    fn with_remedy(&self, what: &Notice, line: String) -> String {
        match what {
            Notice::ClockTooEarly { .. } => {
                let button = self.words.say(Action::SetClockBack.label());
                let key = Action::SetClockBack.key_text(&self.words).unwrap_or_default();
                let args = [("text", line.into()), ("button", button.into()), ("key", key.into())];
                self.words.say_with("match-early-remedy", &args)
            }
            _ => line,
        }
    }

    /// Tells what is to be set up at the boards of a blind match when a decision that has changed its moves is
    /// undone, or stands again: other moves than those of the record stand on them then, and of the move that
    /// was being made nothing is known any more.
    pub(super) fn tell_what_is_set_up(
        &mut self,
        snap: &Snapshot,
        board: BoardNo,
        what: &GameEvent,
    ) {
        let GameEvent::PutBack { incident, standing, .. } = what else { return };
        let (Some(game), Some(blind)) = (snap.hall.game(board), snap.hall.blind(board)) else {
            return;
        };
        let act = snap.hall.incidents.get(incident).and_then(|one| one.act.as_ref());
        let goes_back = act.is_some_and(|act| act.before.ply() > game.ply());
        let is_other = !standing.again.is_empty() || goes_back;
        if !is_other || game.outcome().is_some() {
            return;
        }
        let place = Numbering::from_start(&game.start).after(&self.words, game.ply());
        let position = read_out(&read_to_both(blind, game));
        let position: Vec<String> = position.iter().map(|one| self.words.tell(one)).collect();
        let boards = if blind.arrangement.has_two_boards() { 2_u16 } else { 1 };
        let args = [
            ("board", board.0.into()),
            ("boards", boards.into()),
            ("place", place.into()),
            ("position", position.join("; ").into()),
            ("side", chess::side(&self.words, game.turn()).into()),
        ];
        self.announcer.tell(Tone::Warn, &self.words.say_with("match-set-up-again", &args));
    }

    /// Says what has happened in the match, if it is the one at work.
    fn say_at_work(&mut self, board: BoardNo, line: String) {
        if Some(board) == self.board {
            let line = self.about_board(board, line);
            self.announcer.say(Manner::Polite, &line);
        }
    }

    /// Confirms what was done at the board at work: the own voice breaks off for it a position that it reads, behind
    /// which it would be said too late.
    pub(super) fn confirm_at_work(&mut self, board: BoardNo, line: String) {
        if Some(board) == self.board {
            let line = self.about_board(board, line);
            self.announcer.announce(Manner::Polite, &line);
            if self.announcer.channel.speaks() && self.lock.is_none() {
                self.answer_recorded(board, &line);
            }
        }
    }

    /// What is asked about lost time: first at which boards a flag has fallen if play went on, for who knows that
    /// answers otherwise; behind it the differences that players have reported and that are to be settled then.
    pub(super) fn lost_time_question(&self, snap: &Snapshot) -> String {
        let fallen = snap.hall.on_own_boards().filter_map(|(board, game)| {
            let text = timing::flag(&self.words, game.lost_time.as_ref()?, snap.now())?;
            let args = [("board", board.0.into()), ("text", text.into())];
            Some(self.words.say_with("app-at-board", &args))
        });
        let question = lost_time::question(&self.words, snap);
        let reports = snap.hall.on_own_boards().filter_map(|(board, game)| {
            let report = reported(&self.words, snap.hall.blind(board)?, game)?;
            let args = [("board", board.0.into()), ("text", report.into())];
            Some(self.words.say_with("app-at-board", &args))
        });
        fallen.chain(std::iter::once(question)).chain(reports).collect::<Vec<String>>().join(". ")
    }

    /// Speaks a clear announcement in the agreed words, into the ear of the opponent if that is a
    /// blind player, else into the arbiter's.
    fn speak_move(
        &mut self,
        snap: &Snapshot,
        (board, ply): (BoardNo, Ply),
        by: Actor,
        said: &Utterance,
    ) {
        let (Some(game), Some(blind)) = (snap.hall.game(board), snap.hall.blind(board)) else {
            return;
        };
        let Some(before) = game.position_at(ply) else { return };
        let Some(m) = said.reading.clear().and_then(|uci| before.read_uci(uci).ok()) else {
            return;
        };
        let listener = match before.turn().other() {
            side if !blind.arrangement.is_blind(side) || by == Actor::Player(side) => {
                Listener::Arbiter
            }
            Side::White => Listener::White,
            Side::Black => Listener::Black,
        };
        let words = blind.arrangement.announcing;
        let (lang, text) = blind::aloud(words, self.words.lang(), before, m);
        // The arbiter, who looks at another board, must hear of which game it is.
        let text = match listener {
            Listener::Arbiter if !self.is_shown(board) => {
                let args = [("board", board.0.into()), ("text", text.into())];
                Catalogue::new(lang).say_with("app-at-board", &args)
            }
            Listener::Arbiter | Listener::White | Listener::Black => text,
        };
        let call = voicing::Utterance::text(listener, Priority::Announcement, lang, text).at(board);
        // Who looks at another board asks there first, but a player waits for the move.
        let waits = listener != Listener::Arbiter || self.is_shown(board);
        let call = if waits { call.awaited() } else { call };
        self.ask(Request::Say(Box::new(call)));
    }

    /// What came next is done: whoever waits to hear it hears it no more, and what comes next is said, also where that
    /// is the same still.
    fn end_step(&mut self) {
        self.next.clear();
        self.said_facts.end_step();
    }

    /// Says what comes next on the screen that is shown, once something has happened there and is recorded and
    /// told: what the screen has done already may be under way still. Reading a file takes its own time.
    pub(super) fn tell_what_is_next(&mut self, scene: &Scene<'_>) {
        if self.waiting.iter().any(|one| !matches!(one.about, About::File | About::Import)) {
            return;
        }
        let next = self.screens.view(self.screen).next_step(scene).unwrap_or_default();
        if self.next != next {
            self.said_facts.end_step();
        }
        if self.lock.is_none() && !next.is_empty() && self.next != next {
            self.announcer.say_next_step(&next);
        }
        self.next = next;
    }

    /// Locks the window where the journal says that a player's screen is locked, also when it was
    /// closed meanwhile; a window that is locked is not closed.
    pub(super) fn follow_lock(&mut self, ctx: &Context, snap: &Snapshot) {
        match lock::locked(&snap.hall) {
            None => (self.lock, self.unlocked) = (None, None),
            Some((board, side, kept)) => {
                let known = self.lock.as_ref().is_some_and(|lock| lock.whose() == (board, side));
                if !known && self.unlocked != Some((board, side)) {
                    self.lock = Some(lock::Lock::new(board, side, kept));
                }
            }
        }
        if let Some(lock) = &mut self.lock
            && ctx.input(|input| input.viewport().close_requested())
        {
            ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
            lock.announcer.answer(&self.words.say("match-locked-stays"));
        }
    }

    /// The locked screen of a player: no rail, no messages, no dialog.
    pub(super) fn draw_locked(&mut self, ui: &mut Ui, scene: &Scene<'_>) {
        let ctx = ui.ctx().clone();
        let mut actions = std::mem::take(&mut self.actions);
        self.close_dialogs();
        if let Some(lock) = &mut self.lock {
            lock.announcer.regions_ui(ui);
            if lock::show(ui, scene, lock, &mut actions) == Close::Yes {
                self.unlocked = Some(lock.whose());
                self.lock = None;
                // What was said to the arbiter meanwhile is among the messages.
                self.announcer.forget_said();
            }
        }
        focus::ring_the_focused(&ctx);
        self.actions = actions;
    }
}

/// Whether it cannot wait until a position is read, which goes on behind it: that the clocks are stopped, and that the
/// arbiter has started one.
pub(super) fn cannot_wait(entry: &Entry, what: &GameEvent) -> bool {
    match what {
        GameEvent::ClockStopped => true,
        GameEvent::Started | GameEvent::ClockStarted { .. } => entry.who.role == Role::Arbiter,
        _ => false,
    }
}

/// Whether it follows from a clock that is set back, and is told with that: what both clocks show, and whose runs.
pub(super) fn is_told_with_set_back(entry: &Entry, new: &[Arc<Entry>]) -> bool {
    let Event::Game { board, what } = &entry.event else { return false };
    let shows = |what: &GameEvent| match what {
        GameEvent::ClockStarted { .. } => true,
        GameEvent::ClockCorrected { correction, .. } => {
            matches!(correction, Correction::SetBoth { .. })
        }
        _ => false,
    };
    let sets_back = |one: &Arc<Entry>| match &one.event {
        Event::Blind { board: there, what: BlindEvent::ClockSetBack { .. } } => {
            there == board && one.at == entry.at
        }
        _ => false,
    };
    shows(what) && new.iter().any(sets_back)
}

/// On which squares the boards of the blind match at a board stand wrong now.
fn wrong_at(snap: &Snapshot, board: BoardNo) -> Vec<Square> {
    let of_match = snap.hall.game(board).zip(snap.hall.blind(board));
    of_match.map(|(game, blind)| phrases::wrong_squares(blind, game)).unwrap_or_default()
}

/// Whether the clock has been started too early more than once for the same move: that it is set back is said as
/// often, and would be taken for the same news.
fn is_set_back_again(blind: &Blind, ply: Ply) -> bool {
    let early = blind
        .noticed
        .iter()
        .filter(|one| one.ply == ply && matches!(one.what, Notice::ClockTooEarly { .. }));
    early.count() > 1
}
