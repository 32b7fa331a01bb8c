//! What the window makes of what happens at the desk: another file, notices, entries of the journal;
//! and how it says so to eye and ear.

use std::path::Path;
use std::sync::Arc;

use crate::actions::Screen;
use crate::announcements::{StationAnnouncements, ToldIncidents};
use crate::app::App;
use crate::app::blind_match::{cannot_wait, is_told_with_set_back};
use crate::app::door::same_file;
use crate::app::moves_told::begun_with;
use crate::lost_time::{CountedTime, LostTimeState};
use crate::phrases;
use crate::scene::{Scene, ViewedMoment};
use crate::screens::again::AgainForm;
use crate::shown_game::ShownItem;
use crate::spoken_words::aloud;
use crate::widgets::announcer::{Audience, Manner};
use crate::widgets::badge::Tone;
use jadoube_chess::moment::Moment;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::event::Event as AdjournmentEvent;
use jadoube_core::blind::state::asks_for_lost_time;
use jadoube_core::competition::event::{Act, Event as ContestEvent};
use jadoube_core::disputes::command::Caller;
use jadoube_core::disputes::event::Event as DisputeEvent;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::post::Post;
use jadoube_desk::contest_lines;
use jadoube_desk::import::GamesLeftOut;
use jadoube_desk::inbox::Request;
use jadoube_desk::log_lines;
use jadoube_desk::log_reader::laws_of;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::snapshot::{NoticeKind, Snapshot};
use jadoube_desk::voicing::{self, Listener, Priority, Utterance};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::dispute::change;
use jadoube_i18n::{adjournment, event};
use jadoube_laws::game::event::{Event as GameEvent, Source, UNDONE};
use jadoube_laws::game::outcome::EndReason;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo, Role};
use jadoube_laws::rulings::case::Case;

/// How urgently a notice is told.
const fn tone_of(what: &NoticeKind) -> Tone {
    match what {
        NoticeKind::Trouble(..)
        | NoticeKind::Lost(_)
        | NoticeKind::NoneSigned
        | NoticeKind::NotAsRemembered(_)
        | NoticeKind::Unwritten(_)
        | NoticeKind::CopyFailed(_)
        | NoticeKind::Doubtful(_)
        | NoticeKind::LivePgnFailed(..) => Tone::Bad,
        NoticeKind::Recovered(_)
        | NoticeKind::Time(_)
        | NoticeKind::OnlyRead(_)
        | NoticeKind::NoCells(..)
        | NoticeKind::NotSigned(_)
        | NoticeKind::NotTaken(_)
        | NoticeKind::Dismissed { .. }
        | NoticeKind::Salvaged(..)
        | NoticeKind::PossiblyIncomplete { .. }
        | NoticeKind::SetByHand { .. } => Tone::Warn,
        NoticeKind::Imported { complaints: 1.., .. } => Tone::Warn,
        NoticeKind::Imported { .. }
        | NoticeKind::Written(_)
        | NoticeKind::Recording(_)
        | NoticeKind::Renewed
        | NoticeKind::Led { .. }
        | NoticeKind::RenewedOfOther => Tone::Good,
    }
}

/// Whether what is the matter at a board is this station's affair: it keeps it, or it is the chief's.
fn is_concerned(hall: &Hall, board: BoardNo) -> bool {
    let chief = |own| hall.stations.keeps(own, Post::Chief);
    hall.is_kept_here(board) || hall.own.is_some_and(chief)
}

impl App {
    /// Takes note of another file, of new notices and of what has happened on the boards.
    pub(super) fn follow(&mut self, snap: &Snapshot) {
        self.follow_door(snap);
        if self.path != snap.path {
            self.path.clone_from(&snap.path);
            if let Some(path) = &snap.path {
                self.prefs.remember(path);
                self.keep_preferences();
            }
            // One that goes on in another file keeps what is being entered.
            let same = self.keeper.as_ref().is_some_and(|keeper| Arc::ptr_eq(keeper, &snap.keeper));
            self.keeper = Some(snap.keeper.clone());
            if !same {
                self.start_over(snap);
                self.arrive(snap);
            }
        }
        self.saved = snap.saved_as().map(Path::to_owned);
        // Who starts again finds what was saved of a file that is lost.
        let saved = snap.saved_as().and_then(|saved| std::path::absolute(saved).ok());
        if let Some(saved) = saved.filter(|saved| !self.prefs.recent.contains(saved)) {
            self.prefs.remember(&saved);
            self.keep_preferences();
        }
        let gone = self.board.is_none_or(|board| !snap.hall.at_board.contains_key(&board));
        if gone && self.chosen(snap).is_none() {
            self.board = snap.hall.at_board.keys().next().copied();
        }
        self.follow_shown(snap);
        if let Some((tone, told)) = self.screens.settings.rating_list.ended(&self.words) {
            self.announcer.tell(tone, &told);
        }
        let mut asks = None;
        for notice in snap.notices.iter().filter(|notice| notice.number > self.told) {
            let tone = tone_of(&notice.what);
            let mut told = log_lines::notice(&self.words, &notice.what);
            let lines = log_lines::imported(&self.words, &notice.what);
            if !lines.is_empty() {
                told = self.words.say_with("actions-messages-list", &[("told", told.into())]);
            }
            self.imported.extend(lines);
            self.there = games_there(&notice.what).cloned().or_else(|| self.there.take());
            if matches!(&notice.what, NoticeKind::Recovered(found) if found.asks()) {
                self.announcer.alarm(tone, &told);
                asks = Some(told);
            } else {
                self.announcer.tell(tone, &told);
            }
        }
        if let Some(told) = asks {
            let question = self.lost_time_question(snap);
            self.announcer.announce(Manner::Assertive, &question);
            // What is asked and what happened are one sentence: neither comes late, behind the answer.
            self.reader.recovered = Some(format!("{question}. {told}"));
            self.reader.asked_at = None;
        }
        if let Some(last) = snap.notices.last()
            && last.number > self.told
        {
            self.told = last.number;
            // They are kept in the announcer's history from now on.
            self.desk.ask(Request::Dismiss(last.number));
        }
        let count = snap.history.len();
        self.note_newest(snap);
        if count > self.heard && self.lock.is_none() && !self.is_arriving() {
            self.hear_new(snap);
        }
        self.heard = count;
        self.tell_lost_time_counted(snap);
        self.follow_stations(snap);
        self.announce(snap);
    }

    /// Says what has happened since the window last looked.
    fn hear_new(&mut self, snap: &Snapshot) {
        let mut moved = None;
        let mut new = snap.history.since(self.heard);
        new.retain(|entry| !self.door.is_old(entry));
        let entered = new.iter().filter(|entry| enters(&entry.event)).count();
        let is_part =
            |one: &Entry| one.place.is_none_or(|place| snap.hall.is_part(&one.event, place));
        // What was undone at once is told with one sentence, where the first of it comes.
        let undone = new.iter().filter(|one| is_part(one)).filter_map(|one| act_undone(&one.event));
        let mut undone: Vec<Act> = undone.collect();
        let teams = new.iter().filter(|entry| is_team(&entry.event)).count();
        // How the clocks stand after a decision, and what a player must do by it, is told with it.
        let decided: Vec<Moment> =
            new.iter().filter(|entry| decides(entry)).map(|e| e.at).collect();
        let mut counted = Vec::new();
        for (nth, entry) in new.iter().enumerate() {
            let with_decision = decided.contains(&entry.at) && is_told_with_decision(&entry.event);
            if with_decision || is_told_with_set_back(entry, &new) {
                continue;
            }
            if entered > 1 && enters(&entry.event) {
                continue;
            }
            if let Some(side) = self.counted_by_start(entry, new.get(nth + 1)) {
                counted.push(side);
                continue;
            }
            if act_undone(&entry.event).is_some() {
                self.hear_undone(snap, &std::mem::take(&mut undone));
            }
            if is_part(entry) && begun_with(entry, new.get(nth + 1).map(AsRef::as_ref)).is_some() {
                // That the game has begun is told with the move.
                continue;
            }
            let before = nth.checked_sub(1).and_then(|before| new.get(before));
            let before = before.filter(|before| is_part(before));
            match before.and_then(|before| begun_with(before, Some(entry.as_ref()))) {
                Some(begun) => self.tell_begun(snap, begun),
                None => self.hear(snap, entry, moved),
            }
            if is_part(entry) {
                self.show_recorded(snap, entry);
            }
            self.tell_stop(snap, entry);
            self.show_corrected(entry);
            self.tell_reopened(snap, entry);
            self.take_end_for_told(snap, entry);
            moved = mover(snap, entry);
        }
        // Behind whose clock runs, which cannot wait.
        self.tell_counted(snap, &counted);
        if new.iter().any(|entry| is_asked_by(&snap.hall, entry)) {
            self.ask_about_lost_time(snap);
        }
        // A list of players is told with one sentence.
        if entered > 1 {
            let count = [("count", entered.into()), ("teams", teams.into())];
            let id = if teams > 1 { "tournament-teams-many" } else { "tournament-players-many" };
            let told = self.words.say_with(id, &count);
            self.announcer.tell(Tone::Good, &told);
        }
        if new.iter().any(|entry| leads_on(&entry.event) && is_part(entry)) {
            let step = [("step", self.words.tell(&snap.hall.next_step()).into())];
            let line = self.words.say_with("tournament-next", &step);
            self.announcer.say(Manner::Polite, &line);
        }
    }

    /// Asks whether games are read once more that are in the competition already, where the dialog that
    /// read the file is open still.
    pub(super) fn ask_about_games_there(&mut self, here: bool) {
        let snap = self.desk.snapshot();
        let new = snap.notices.iter().filter(|notice| notice.number > self.told);
        let there = new.filter_map(|notice| games_there(&notice.what)).next_back().cloned();
        let there = there.or_else(|| self.there.take());
        self.there = None;
        if let Some(there) = there
            && here
            && self.dialog.as_ref().is_some_and(|one| one.is_asked())
        {
            self.dialog = Some(AgainForm::new(there).into());
        }
    }

    /// The game that has left the board at work and is looked at: on one of the screens of a board, or in
    /// what is shown of it elsewhere.
    pub(super) fn earlier(&self, snap: &Snapshot) -> Option<GameNo> {
        let chosen = self.chosen(snap).filter(|_| self.screens.view(self.screen).is_of_a_board());
        chosen.or_else(|| self.left_board(snap))
    }

    /// The game that has left the board at work and was chosen to be looked at.
    pub(super) fn chosen(&self, snap: &Snapshot) -> Option<GameNo> {
        let no = self.screens.game.chosen?;
        let one = snap.hall.games.get(&no)?;
        (Some(one.board) == self.board && !snap.hall.is_on_board(no)).then_some(no)
    }

    /// The board of what is shown becomes the board at work when it comes to be shown.
    fn follow_shown(&mut self, snap: &Snapshot) {
        let hall = &snap.hall;
        let shown = match self.screen {
            Screen::Disputes => self.screens.disputes.shown.map(ShownItem::Incident),
            Screen::Envelopes => self.screens.envelopes.shown().map(ShownItem::Envelope),
            _ => None,
        };
        let arrives = !self.shown_game.is_showing();
        let chosen = self.shown_game.follow(shown, hall);
        let Some(one) = chosen.and_then(|no| hall.games.get(&no)) else { return };
        if self.board != Some(one.board) {
            if arrives && self.board.is_some() {
                // Who only looks comes back to another board than before.
                let args = [("board", one.board.0.into())];
                self.announcer.show(Tone::Info, &self.words.say_with("app-board-selected", &args));
            }
            self.board = Some(one.board);
            self.screens.game.chosen = None;
        }
        let earlier = self.left_board(snap);
        if let Some(seen) = &mut self.seen {
            // The row that is read names the board.
            seen.work_at(one.board, earlier);
        }
    }

    /// The game of what is shown, if it has left the board at work: nothing is done at that board from there.
    fn left_board(&self, snap: &Snapshot) -> Option<GameNo> {
        let no = self.shown_game.game()?;
        let one = snap.hall.games.get(&no)?;
        (Some(one.board) == self.board && !snap.hall.is_on_board(no)).then_some(no)
    }

    /// The incident that the keys of decisions are about: that which the log shows. On a screen of a board one
    /// of its game, where it has any: one that waits for its decision before the others, then the newest.
    fn incident_at_hand(&self, snap: &Snapshot) -> Option<IncidentNo> {
        let shown = self.screens.disputes.shown;
        if !self.screens.view(self.screen).is_of_a_board() {
            return shown;
        }
        let on_board = || snap.hall.at_board.get(&self.board?).copied();
        let game = self.earlier(snap).or_else(on_board);
        let all = snap.hall.incidents.values();
        let here = all.filter(|one| game.is_some() && one.game == game);
        let first = here.max_by_key(|one| (one.is_open(), Some(one.no) == shown, one.no));
        first.map(|one| one.no).or(shown)
    }

    /// What the present pass draws from.
    pub(super) fn scene<'a>(
        &self,
        snap: &'a Snapshot,
        words: &'a Catalogue,
        prefs: &'a Preferences,
    ) -> Scene<'a> {
        let shown = self.incident_at_hand(snap);
        let at_event = self.screen == Screen::Competition;
        Scene {
            snap,
            words,
            prefs,
            now: snap.now(),
            board: self.board,
            earlier: self.earlier(snap),
            chosen: self.chosen(snap),
            viewed: ViewedMoment::Present,
            shown,
            decided_before: self.told_incidents.before(shown),
            unsaved: shown.is_some() && self.screens.disputes.unsaved() == shown,
            pairing: self.screens.competition.selected().filter(|_| at_event),
        }
    }

    /// The scene with the moment of the game at work that the Board shows.
    pub(super) fn looking_back<'a>(&mut self, scene: Scene<'a>) -> Scene<'a> {
        let viewed = match self.screen {
            Screen::Board => self.screens.game.look.viewed(&scene),
            _ => scene.viewed,
        };
        Scene { viewed, ..scene }
    }

    /// Another competition: nothing that was shown of the one before is left.
    fn leave_screens(&mut self, snap: &Snapshot) {
        self.board = None;
        for screen in Screen::ALL {
            self.screens.view_mut(screen).start_over();
        }
        // In a file in which nothing is yet the event comes first.
        let hall = &snap.hall;
        let is_empty = hall.competition.is_some()
            && hall.games.is_empty()
            && hall.contest.regulations.is_none();
        // The demonstration has no event: its boards come at once.
        let is_empty = is_empty && !self.shows_demonstration(snap);
        self.screen = if is_empty { Screen::Competition } else { Screen::Hall };
        self.screens.view_mut(self.screen).take_focus();
    }

    /// Another file: what was asked and told of the one before is over.
    fn start_over(&mut self, snap: &Snapshot) {
        // What was saved of a file that is lost is the same competition: what is shown stays.
        let saved = self.saved.as_deref().zip(snap.path.as_deref());
        if !saved.is_some_and(|(saved, open)| same_file(saved, open)) {
            self.leave_screens(snap);
        }
        self.lost_time = LostTimeState::default();
        self.told_incidents = ToldIncidents::default();
        self.heard = snap.history.len();
        self.stations = StationAnnouncements::default();
        self.stops_told.clear();
    }

    /// Whether the question about lost time has to be answered before the clock of a game is
    /// started again: it is brought back then, and said.
    pub(crate) fn asks_first(
        &mut self,
        (board, game): (BoardNo, &Game),
        scene: &Scene<'_>,
    ) -> bool {
        let asks = asks_for_lost_time(game);
        if asks {
            self.lost_time.ask_again();
            let text = scene.say_with("app-recovered-first", &[("board", board.0.into())]);
            self.announcer.tell(Tone::Bad, &text);
        }
        asks
    }

    /// Has the own voice say to the arbiter what a screen reader is told by the window.
    pub(super) fn speak(&self, priority: Priority, text: &str) {
        let said = self.utterance(priority, text);
        self.desk.ask(Request::Say(Box::new(said)));
    }

    /// What the own voice says then.
    pub(super) fn utterance(&self, priority: Priority, text: &str) -> Utterance {
        let (ear, lang) = (Listener::Arbiter, self.words.lang());
        Utterance::text(ear, priority, lang, aloud(&self.words, text)).shown()
    }

    /// Tells a screen reader what was said to the arbiter, if that is how they want to hear it.
    fn announce(&mut self, snap: &Snapshot) {
        let heard = &snap.spoken.heard;
        let new = heard.iter().filter(|heard| heard.number > self.announced);
        for heard in new.filter(|heard| heard.listener == Listener::Arbiter && !heard.is_shown) {
            if self.lock.is_none() && self.prefs.channel.announces() {
                let urgent = heard.priority == Priority::Alert;
                let manner = if urgent { Manner::Assertive } else { Manner::Polite };
                self.announcer.announce(manner, &heard.text);
            }
        }
        self.announced = heard.last().map_or(self.announced, |last| last.number);
    }

    /// Says what has happened to those who do not see it; `moved` is who has moved just before.
    fn hear(&mut self, snap: &Snapshot, entry: &Entry, moved: Option<(BoardNo, Side)>) {
        self.hear_stations(snap, entry);
        // What is not in force has not happened at the board; that it lies there is told once.
        if entry.place.is_some_and(|place| !snap.hall.is_part(&entry.event, place)) {
            return;
        }
        if let Event::Dispute { what } = &entry.event {
            let no = what.incident();
            let line = change::line(&self.words, what, snap.hall.incidents.get(&no), entry.at);
            let is_opening = matches!(what, DisputeEvent::Opened { .. });
            let is_told = is_opening && self.told_incidents.opened.replace(no) == Some(no);
            if is_said_otherwise(what) {
                if !(decides(entry) && self.is_told_as_answer(&snap.hall, entry)) {
                    self.announcer.announce(Manner::Polite, &line);
                }
            } else if !is_told {
                self.announcer.say(Manner::Polite, &line);
            }
            if matches!(what, DisputeEvent::CaseRestated { .. }) {
                self.tell_proposal(snap, no);
            }
        }
        if let Event::CompetitionChanged { competition, reason } = &entry.event {
            let name = ("name", (&competition.name).into());
            let edition = ("edition", laws_of(&self.words, competition).into());
            let args = [name, edition, ("reason", reason.into())];
            self.announcer.tell(Tone::Good, &self.words.say_with("desk-changed", &args));
        }
        if let Event::Contest { what } = &entry.event
            && act_undone(&entry.event).is_none()
        {
            let line = contest_lines::contest(&self.words, &snap.hall.contest, what);
            self.announcer.say(Manner::Polite, &line);
        }
        if let Event::Blind { board, what } = &entry.event {
            return self.hear_blind(snap, *board, what);
        }
        if let Event::Adjournment { what } = &entry.event
            && !is_told_as_undone(what)
        {
            let sealed = what.sealed_in();
            let position = sealed.and_then(|(no, which)| snap.hall.position_of(no, which));
            let line = adjournment::line_aloud(&self.words, what, position);
            self.announcer.say(Manner::Polite, &line);
            if let AdjournmentEvent::Played { no, .. } = what
                && let Some(side) = snap.hall.game_of(*no).and_then(|game| game.clock.running())
            {
                let side = ("side", chess::side(&self.words, side).into());
                let line = self.words.say_with("envelopes-clock-runs", &[side]);
                self.announcer.say(Manner::Polite, &line);
            }
        }
        if let Event::OffBoard { incident, what } = &entry.event {
            let numbering = Numbering::USUAL;
            let line = event::aloud(&self.words, what, event::Context { numbering, written: None });
            let args = [("no", (*incident).into()), ("text", line.as_str().into())];
            let text = self.words.say_with("desk-in-game-of-incident", &args);
            self.announcer.say(Manner::Polite, &text);
        }
        if let Event::Game { board, what } = &entry.event
            && (is_concerned(&snap.hall, *board) || Some(*board) == self.board)
        {
            if !self.is_put_back_by_answer(&snap.hall, entry) {
                self.hear_game(snap, entry, (*board, what), moved);
            }
            self.tell_what_is_set_up(snap, *board, what);
        }
    }

    /// How a game has ended was told: it is not told once more as what comes next.
    fn take_end_for_told(&mut self, snap: &Snapshot, entry: &Entry) {
        if let Event::Game { board, what: GameEvent::Ended(_) } = &entry.event
            && self.is_shown(*board)
            && let Some(game) = snap.hall.game(*board)
        {
            self.next = phrases::status(&self.words, game);
            self.said_facts.end_step();
        }
    }

    /// Says once to who works by ear that the arbiter's own move has pressed the clock.
    fn tell_press(&mut self, board: BoardNo, entry: &Entry) {
        let by_ear = self.reader.runs || self.prefs.speaks();
        let is_new = !self.reader.press_told && entry.who.role == Role::Arbiter;
        if by_ear && self.prefs.press_with_move && is_new {
            self.reader.press_told = true;
            self.announcer.say_recorded(board, &self.words.say("board-move-presses"));
        }
    }

    /// Says what was undone, and that a game goes on of which no clock runs.
    fn hear_undone(&mut self, snap: &Snapshot, acts: &[Act]) {
        if acts.is_empty() {
            return;
        }
        let told = contest_lines::undone(&self.words, (&snap.hall.contest, &snap.history), acts);
        self.announcer.tell(Tone::Info, &told);
        for act in acts {
            if let Act::BoardResult { board, .. } = *act
                && snap.hall.waits_for_clock(board)
            {
                let text = self.words.say("app-concern-clocks-stand").into();
                let args = [("board", board.0.into()), ("text", text)];
                let text = self.words.say_with("app-at-board", &args);
                self.announcer.tell(Tone::Bad, &text);
            }
        }
    }

    fn hear_game(
        &mut self,
        snap: &Snapshot,
        entry: &Entry,
        (board, what): (BoardNo, &GameEvent),
        moved: Option<(BoardNo, Side)>,
    ) {
        let Some(game) = snap.hall.game(board) else { return };
        let numbering = Numbering::from_start(&game.start);
        let written = written(&self.words, game, what);
        let context = event::Context { numbering, written: written.as_deref() };
        let line = match what {
            GameEvent::MovePlayed { uci, .. } => self.move_aloud(game, uci),
            _ => None,
        };
        let line = line.unwrap_or_else(|| event::aloud(&self.words, what, context));
        let line = match (what, game.clock.running()) {
            (GameEvent::Started, Some(side)) => {
                let clock = event::line(&self.words, &GameEvent::ClockStarted { side }, context);
                format!("{line}. {clock}")
            }
            _ => line,
        };
        let text = self
            .words
            .say_with("app-at-board", &[("board", board.0.into()), ("text", line.as_str().into())]);
        if voicing::is_alarm(&snap.hall, entry) {
            return match what {
                GameEvent::FlagFell { .. } => self.announcer.alarm(Tone::Bad, &text),
                // It stands on the board's tile, and beside the position.
                GameEvent::Observed(_) => self.announcer.announce(Manner::Assertive, &text),
                _ => self.announcer.alarm(Tone::Info, &text),
            };
        }
        match what {
            GameEvent::Observed(seen) if seen.is_of_play() => self.announcer.tell(Tone::Bad, &text),
            GameEvent::FlagFell { .. } => self.announcer.tell(Tone::Bad, &text),
            // A file of games is told with one sentence, once it is read.
            GameEvent::Ended(_) if ended_in_its_file(game, entry) => {}
            GameEvent::Ended(_) => self.announcer.tell(Tone::Info, &text),
            GameEvent::DrawOffered { .. } => self.announcer.tell(Tone::Info, &text),
            // That the game goes on is told with the result that was undone.
            GameEvent::Reopened { reason } if reason == UNDONE => {}
            // What is asked about all own boards is said once, behind the rest.
            GameEvent::Interrupted { .. } if snap.hall.is_kept_here(board) => {}
            GameEvent::Interrupted { .. } => self.announcer.say_recorded(board, &text),
            // What is answered here cannot wait; what others have answered comes behind that it was asked.
            GameEvent::LostTimeCounted { how, .. } if snap.hall.is_kept_here(board) => {
                self.lost_time.note_counted(CountedTime { board, how: *how, text });
            }
            GameEvent::LostTimeCounted { .. } => self.announcer.say_recorded(board, &text),
            // That is told by what happened in the match, which is over once the clock is set back.
            GameEvent::ClockPressed { .. } if snap.hall.blind(board).is_some() => {}
            // Who hears of a move takes it that the clock was pressed, once that is known.
            GameEvent::ClockPressed { side } if moved == Some((board, *side)) => {
                self.tell_press(board, entry);
            }
            _ if cannot_wait(entry, what) => self.confirm_at_work(board, line),
            // Who looks at another screen would hear every move that a board sends.
            GameEvent::MovePlayed { source, .. }
                if *source != Source::Arbiter && !self.is_shown(board) => {}
            // What ends the game says the move as well.
            GameEvent::MovePlayed { .. } if is_told_with_its_mate(entry, game) => {}
            GameEvent::MovePlayed { .. }
            | GameEvent::TakenBack { .. }
            | GameEvent::MoveCorrected { .. }
            | GameEvent::Started
            | GameEvent::ClockStarted { .. }
            | GameEvent::ClockPressed { .. }
            | GameEvent::ClockCorrected { .. }
            | GameEvent::CorrectionUndone { .. }
            | GameEvent::DrawDeclined
            | GameEvent::Counted { .. }
            | GameEvent::CountSet { .. }
            | GameEvent::IllegalMoveCounted { .. }
            | GameEvent::IllegalMovesSet { .. }
            | GameEvent::Obliged { .. }
            | GameEvent::Reopened { .. }
            | GameEvent::PutBack { .. }
                if Some(board) == self.board =>
            {
                let line = self.about_board(board, line);
                self.announcer.say_recorded(board, &line);
            }
            _ => {}
        }
    }

    /// A sentence about a board, with its number unless one of its screens is shown: who hears the
    /// sentence alone must know which board is meant.
    pub(super) fn about_board(&self, board: BoardNo, text: String) -> String {
        if self.is_shown(board) {
            return text;
        }
        let args = [("board", board.0.into()), ("text", text.into())];
        self.words.say_with("app-at-board", &args)
    }

    /// Whether one of the screens of a board is shown, and is about this one.
    pub(super) fn is_shown(&self, board: BoardNo) -> bool {
        self.screens.view(self.screen).is_of_a_board() && self.board == Some(board)
    }

    /// Answers somebody who explores the board by ear: the one place that every answer passes, for
    /// screen readers and for the own voice, which says it where it is switched on.
    pub(crate) fn answer(&mut self, ears: Audience, text: &str) {
        if self.reader.runs && matches!(ears, Audience::Described | Audience::Fault) {
            if ears == Audience::Fault {
                self.say_fault(text);
            }
            return;
        }
        if ears != Audience::OwnVoice {
            let announcer = self.lock.as_mut().map(|lock| &mut lock.announcer);
            let announcer = announcer.unwrap_or(&mut self.announcer);
            announcer.answer(text);
            if ears == Audience::Fault {
                announcer.note_wrong(Manner::Polite);
            }
        }
        let by_own_voice = self.announcer.channel.speaks() && self.lock.is_none();
        if ears == Audience::Window && !by_own_voice {
            return;
        }
        // Where a screen reader runs it reads what the keyboard comes to.
        if ears == Audience::All || ears == Audience::Window {
            self.speak(Priority::Answer, text);
        } else if ears != Audience::OwnVoice || !self.reader.runs {
            self.speak_of_here(Priority::Answer, text);
        }
    }
}

/// Whether the own voice says it in other words: a flag and what was noticed in a blind match as an alarm, a
/// decision with the answer to it. That boards differ is no incident by itself: that one is opened is said.
fn is_said_otherwise(what: &DisputeEvent) -> bool {
    match what {
        DisputeEvent::Opened { opening, .. } => {
            let is_told = matches!(
                opening.case,
                Case::FlagFall(..) | Case::BlindSlip(..) | Case::BlindAssistant(..)
            );
            opening.caller == Caller::Program && is_told
        }
        DisputeEvent::Decided { .. }
        | DisputeEvent::Withdrawn { .. }
        | DisputeEvent::Reinstated { .. } => true,
        _ => false,
    }
}

/// Whether a move mates, and the alarm that the game has ended says which it was: what the arbiter enters
/// is none.
fn is_told_with_its_mate(entry: &Entry, game: &Game) -> bool {
    let mated = game.outcome().is_some_and(|outcome| outcome.reason == EndReason::Checkmate);
    mated && entry.who.role != Role::Arbiter
}

/// The games of a file that are in the competition already, where there are any.
fn games_there(what: &NoticeKind) -> Option<&GamesLeftOut> {
    match what {
        NoticeKind::Imported { there, .. } => Some(there).filter(|there| !there.games.is_empty()),
        _ => None,
    }
}

/// The move that an event of a game tells, as the score has it.
fn written(words: &Catalogue, game: &Game, what: &GameEvent) -> Option<String> {
    match what {
        GameEvent::MovePlayed { uci, .. } => {
            let last = game.plies.last().filter(|ply| ply.uci == *uci);
            last.map(|ply| chess::localized_san(words, &ply.san))
        }
        _ => event::played_instead(words, game, what),
    }
}

/// Whether a game was read from a file with its end, and not ended here: what is read of a game is recorded
/// at once, its last move at the moment of its end.
fn ended_in_its_file(game: &Game, entry: &Entry) -> bool {
    let last = game.plies.last();
    last.is_some_and(|ply| ply.source == Source::Import && ply.at == entry.at)
}

/// Whether an arbiter of this window decides an incident, or undoes or restores its decision.
fn decides(entry: &Entry) -> bool {
    let what = match &entry.event {
        Event::Dispute { what } => what,
        _ => return false,
    };
    entry.who.role == Role::Arbiter
        && matches!(
            what,
            DisputeEvent::Decided { .. }
                | DisputeEvent::Withdrawn { .. }
                | DisputeEvent::Reinstated { .. }
        )
}

/// Whether it follows from a decision and is told with it: the clock of a game is started or stopped, a
/// player must move a piece, the new game is set up.
const fn is_told_with_decision(event: &Event) -> bool {
    let Event::Game { what, .. } = event else { return false };
    matches!(
        what,
        GameEvent::Started
            | GameEvent::ClockStarted { .. }
            | GameEvent::ClockStopped
            | GameEvent::Obliged { .. }
            | GameEvent::SetUp(_)
    )
}

/// Whether another step of the event comes next by it, which nobody who works by ear sees.
const fn leads_on(event: &Event) -> bool {
    let Event::Contest { what } = event else { return false };
    matches!(
        what,
        ContestEvent::Started { .. }
            | ContestEvent::Entered { .. }
            | ContestEvent::TeamEntered { .. }
            | ContestEvent::Numbered { .. }
            | ContestEvent::TeamsNumbered { .. }
            | ContestEvent::Published { .. }
    )
}

/// Whether somebody enters the event.
const fn enters(event: &Event) -> bool {
    matches!(event, Event::Contest { what: ContestEvent::Entered { .. } })
}

/// Whether a team is entered.
const fn is_team(event: &Event) -> bool {
    matches!(event, Event::Contest { what: ContestEvent::TeamEntered { .. } })
}

/// Whether a session is gone because its planning was undone, which is told as such.
pub(super) fn is_told_as_undone(what: &AdjournmentEvent) -> bool {
    matches!(what, AdjournmentEvent::SessionRemoved { reason, .. } if reason == UNDONE)
}

/// What was undone, if that is what an event says.
const fn act_undone(event: &Event) -> Option<Act> {
    match event {
        Event::Contest { what: ContestEvent::Undone { act } } => Some(*act),
        _ => None,
    }
}

/// Whether the game of an own board was interrupted, or goes on after all, and it is not yet answered how the lost
/// time counts.
fn is_asked_by(hall: &Hall, entry: &Entry) -> bool {
    let Event::Game { board, what } = &entry.event else { return false };
    let asks = matches!(
        what,
        GameEvent::Interrupted { .. } | GameEvent::Reopened { .. } | GameEvent::PutBack { .. }
    );
    let game = hall.game(*board).filter(|_| asks && hall.is_kept_here(*board));
    game.is_some_and(|game| game.lost_time.is_some())
}

/// Who has made a move with this entry; the record has grown since, but not by more than that.
fn mover(snap: &Snapshot, entry: &Entry) -> Option<(BoardNo, Side)> {
    let Event::Game { board, what: GameEvent::MovePlayed { .. } } = &entry.event else {
        return None;
    };
    Some((*board, snap.hall.game(*board)?.turn().other()))
}
