//! Which entry, which moment and which report of a device alarms the arbiter. How it is heard is
//! the voice's. As long as no face has asked for the voice nothing is watched and nothing started:
//! the command line stays silent.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::time::Instant;

use crate::inbox::{Message, Request};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::{BySide, Side};
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::state::Hall;
use jadoube_devices::supervisor::Report;
use jadoube_laws::clock::pace::Pace;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, PortName, Role};
use jadoube_laws::sensing::{LinkState, SensorReport};
use jadoube_voice::alarm::{Alarm, Call, Detail};
use jadoube_voice::history::VoiceState;
use jadoube_voice::listener::{Listener, Priority};
use jadoube_voice::low_time::{LowTimeWatch, Reading};
use jadoube_voice::utterance::Utterance;
use jadoube_voice::validity::Validity;
use jadoube_voice::voice::{Settings, Voice};

/// The alarms of the desk, and its voice for whatever else is said.
pub(crate) struct Alarms {
    voice: Option<Voice>,
    /// What a user interface has asked for; nothing is started before.
    settings: Option<Settings>,
    lookout: ClockWatch,
    /// Of whom it was told that little time is left.
    low: Vec<LowTime>,
    /// Where it was told that a game is played of which no move is recorded.
    begun_unseen: BTreeSet<BoardNo>,
    /// Where it was told that the board shows another position than the game.
    another: BTreeSet<BoardNo>,
    inbox: Sender<Message>,
    /// Whether the desk has been told that the state of the voice has changed.
    told: Arc<AtomicBool>,
}

impl Alarms {
    /// Silent until a user interface asks; the desk is told through its inbox what becomes of what
    /// was said.
    pub(crate) fn new(inbox: Sender<Message>) -> Self {
        let (lookout, told) = (ClockWatch::default(), Arc::default());
        let (low, begun_unseen, another) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
        let (voice, settings) = (None, None);
        Self { voice, settings, lookout, low, begun_unseen, another, inbox, told }
    }

    /// Starts the voice, if a user interface has asked for it.
    fn voice(&mut self) -> Option<&mut Voice> {
        if self.voice.is_none() {
            let settings = self.settings.clone()?;
            let (inbox, told) = (self.inbox.clone(), self.told.clone());
            let on_change = move || {
                // A desk that is gone does not want to know.
                if !told.swap(true, Ordering::SeqCst) {
                    let _ = inbox.send(Message::Voice);
                }
            };
            self.voice = Some(Voice::start(settings, Arc::new(on_change)));
        }
        self.voice.as_mut()
    }

    /// Carries out what a user interface asks of the voice; anything else is not for it.
    pub(crate) fn serve(&mut self, request: Request) {
        let Some(voice) = self.voice() else { return };
        match request {
            Request::Say(utterance) => voice.say(*utterance),
            Request::DialogClosed => voice.dialog_closed(),
            Request::Repeat(listener, delivery) => voice.repeat(listener, delivery),
            Request::Sample(listener) => voice.sample(listener),
            Request::Earcon(listener, earcon) => voice.earcon(listener, earcon),
            Request::LookForVoices => voice.look_around(),
            _ => {}
        }
    }

    /// Has the own voice say that the competition is closed, where it speaks; whether it does.
    pub(crate) fn say_closed(&mut self) -> bool {
        let (listener, priority) = (Listener::Arbiter, Priority::Announcement);
        let closed = Utterance::message(listener, priority, "voice-closed", Vec::new());
        self.voice.as_mut().is_some_and(|voice| voice.say_last(closed))
    }

    /// Waits until that is said, no longer than until then.
    pub(crate) fn wait_for_last(&self, until: Instant) {
        if let Some(voice) = &self.voice {
            voice.wait_for_last(until);
        }
    }

    /// The desk looks at the state of the voice now, and wants to be told of the next change.
    pub(crate) fn heard(&self) {
        self.told.store(false, Ordering::SeqCst);
    }

    /// What speaks, and what was said.
    pub(crate) fn state(&self) -> VoiceState {
        self.voice.as_ref().map(Voice::state).unwrap_or_default()
    }

    /// Grows with every change of the state.
    pub(crate) fn revision(&self) -> u64 {
        self.voice.as_ref().map_or(0, Voice::revision)
    }

    /// Switches sounds and speech.
    pub(crate) fn set(&mut self, settings: Settings) {
        if !self.is_on() {
            // What was seen of the clocks before it was switched off is out of date.
            self.forget();
        }
        self.settings = Some(settings.clone());
        match &mut self.voice {
            Some(voice) => voice.set(settings),
            None if settings.is_on() => _ = self.voice(),
            None => {}
        }
    }

    /// Another file is open: its clocks are seen for the first time.
    pub(crate) fn forget(&mut self) {
        self.lookout.watches.clear();
        self.low.drain(..).for_each(|low| low.validity.end());
    }

    /// Looks at what was recorded and at the clocks after it.
    pub(crate) fn recorded(&mut self, hall: &Hall, entries: &[Entry], now: Moment) {
        if self.is_on() {
            let calls = entries.iter().filter_map(|entry| call_of(hall, entry)).collect();
            self.raise(calls);
            self.time_passed(hall, now);
        }
    }

    /// Looks at the clocks.
    pub(crate) fn time_passed(&mut self, hall: &Hall, now: Moment) {
        self.low.retain(|low| low.follow(hall, now));
        if self.is_on() {
            let calls = self.lookout.look(hall, now);
            self.raise(calls);
        }
    }

    /// Looks at the state of a line.
    pub(crate) fn reported(&mut self, hall: &Hall, report: &Report) {
        let calls = self.lookout.link(hall, report).into_iter().collect();
        self.raise(calls);
    }

    /// Looks at which boards games are played that began before the board came to them.
    pub(crate) fn begun_unseen(&mut self, boards: BTreeSet<BoardNo>) {
        let new = boards.difference(&self.begun_unseen).copied();
        let calls = new.map(Call::moves_missing).collect();
        self.begun_unseen = boards;
        self.raise(calls);
    }

    /// Looks at which boards show another position than their games, since they came to them.
    pub(crate) fn showing_another(&mut self, boards: BTreeSet<BoardNo>) {
        let new = boards.difference(&self.another).copied();
        let calls = new.map(Call::another_position).collect();
        self.another = boards;
        self.raise(calls);
    }

    /// When the clocks must be looked at again, if nothing happens before.
    pub(crate) fn next(&self, hall: &Hall, now: Moment) -> Option<Moment> {
        if self.is_on() { self.lookout.next(hall, now) } else { None }
    }

    fn is_on(&self) -> bool {
        self.voice.as_ref().is_some_and(|voice| voice.settings().is_on())
    }

    fn raise(&mut self, calls: Vec<Call>) {
        if let Some(voice) = &mut self.voice {
            for call in calls {
                match LowTime::of(&call) {
                    Some(low) => {
                        voice.low_time(call, low.validity.clone(), low.clock.clone());
                        self.low.push(low);
                    }
                    None => voice.alarm(call),
                }
            }
        }
    }
}

/// The alarm that an entry calls for. What the arbiter has entered is no news to them, but for a
/// flag or an illegal move that came to light with it.
pub(crate) fn call_of(hall: &Hall, entry: &Entry) -> Option<Call> {
    let Event::Game { board, what } = &entry.event else { return None };
    let mut call = Call::at(*board, what)?;
    if let GameEvent::Ended(Outcome { reason: EndReason::Checkmate, .. }) = what {
        call.detail = hall.game(*board).and_then(mating_move).unwrap_or(call.detail);
    }
    let news = entry.who.role != Role::Arbiter || call.alarm >= Alarm::Illegal;
    news.then_some(call)
}

/// The move that mated: it is said before the word for it.
fn mating_move(game: &Arc<Game>) -> Option<Detail> {
    let last = game.plies.last()?;
    let before = game.positions().rev().nth(1)?;
    let m = before.read_uci(&last.uci).ok()?;
    Some(Detail::Mated(m.kind(), m.from(), m.to()))
}

/// A player of whom it was told that little time is left, and how long that is so.
struct LowTime {
    board: BoardNo,
    side: Side,
    left: Millis,
    validity: Validity,
    /// Whether the clock runs as it did then.
    clock: Validity,
}

impl LowTime {
    fn of(call: &Call) -> Option<Self> {
        let (Detail::Left(left), Some(side)) = (call.detail, call.side) else { return None };
        let (validity, clock) = (Validity::default(), Validity::default());
        Some(Self { board: call.board, side, left, validity, clock })
    }

    /// Takes back what is not so any more; whether there is something left to be taken back.
    fn follow(&self, hall: &Hall, now: Moment) -> bool {
        let game = hall.game(self.board).filter(|game| game.outcome().is_none());
        let Some(game) = game.filter(|game| game.clock.remaining(self.side, now) <= self.left)
        else {
            self.validity.end();
            return false;
        };
        if game.clock.running() != Some(self.side) {
            self.clock.end();
        }
        self.validity.is_shared()
    }
}

/// What has been seen of the clocks and the lines so far.
#[derive(Debug, Default)]
struct ClockWatch {
    watches: BTreeMap<BoardNo, BySide<LowTimeWatch>>,
    connected: BTreeSet<PortName>,
}

impl ClockWatch {
    fn look(&mut self, hall: &Hall, now: Moment) -> Vec<Call> {
        self.watches
            .retain(|board, _| hall.game(*board).is_some_and(|game| game.outcome().is_none()));
        let mut calls = Vec::new();
        for (board, game) in in_play(hall) {
            let watches = self.watches.entry(board).or_default();
            for side in Side::BOTH {
                let read = reading(game, side, now);
                let crossed = watches.of_mut(side).look(read);
                // A clock that stands is low only by a correction, and that is no news.
                if crossed.is_some() && game.clock.running() == Some(side) {
                    // A clock that was looked at late has less left than the level that it has crossed.
                    calls.push(Call::low_time(board, side, read.left));
                }
            }
        }
        calls
    }

    fn next(&self, hall: &Hall, now: Moment) -> Option<Moment> {
        in_play(hall)
            .filter_map(|(board, game)| {
                let side = game.clock.running()?;
                let watch = self.watches.get(&board)?.of(side);
                let left = watch.until_next(reading(game, side, now))?;
                Some(now + game.clock.delay_left(side, now) + left)
            })
            .min()
    }

    /// A line that was connected and is lost, while a game is played on its board. It is tried
    /// again and again, but told once.
    fn link(&mut self, hall: &Hall, report: &Report) -> Option<Call> {
        let Report::Sensed { port, sensed: SensorReport::Link(state) } = report else {
            return None;
        };
        let port = PortName(port.as_str().to_owned());
        match state {
            LinkState::Connected => {
                self.connected.insert(port);
                None
            }
            LinkState::Closed => {
                self.connected.remove(&port);
                None
            }
            LinkState::Lost { .. } => {
                let was_connected = self.connected.remove(&port);
                let board = hall.table_of(&port)?;
                let is_played = hall.game(board).is_some_and(|game| game.is_playing());
                (was_connected && is_played).then(|| Call::lost(board))
            }
            LinkState::Opening | LinkState::Silent => None,
        }
    }
}

fn in_play(hall: &Hall) -> impl Iterator<Item = (BoardNo, &Game)> {
    let games = hall.on_own_boards().map(|(board, game)| (board, game.as_ref()));
    games.filter(|(_, game)| game.is_playing())
}

fn reading(game: &Game, side: Side, now: Moment) -> Reading {
    Reading {
        left: game.clock.remaining(side, now),
        bonus: game.clock.bonus(side).time(),
        pace: Pace::of(&game.setup.control),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_laws::line::LineFault;
    use std::sync::mpsc::channel;

    use jadoube_chess::board::piece::Kind;
    use jadoube_chess::board::position::Uci;
    use jadoube_chess::notation::san;
    use jadoube_chess::result::Score;
    use jadoube_core::hall::competition::Assignment;
    use jadoube_laws::aggregate::Aggregate;
    use jadoube_laws::clock::control::{Bonus, Period, TimeControl};
    use jadoube_laws::game::event::{Setup, Source, Timing};
    use jadoube_laws::game::plies::PlyRecord;
    use jadoube_laws::ids::Who;
    use jadoube_laws::sensing::ClockMapping;

    const BOARD: BoardNo = BoardNo(4);

    fn entry(seq: u64, at: Moment, role: Role, what: GameEvent) -> Entry {
        let who = Who { station: "desk".into(), role };
        Entry {
            seq,
            at,
            wall: String::new(),
            who,
            event: Event::Game { board: BOARD, what },
            place: None,
        }
    }

    fn playing(control: TimeControl, timing: Timing) -> Hall {
        let setup = Setup { timing, ..Setup::new(control) };
        let mut hall = Hall::default();
        for (seq, what) in [
            (1, GameEvent::SetUp(setup)),
            (2, GameEvent::Started),
            (3, GameEvent::ClockStarted { side: Side::White }),
        ] {
            let entry = entry(seq, Moment::START, Role::Program, what);
            hall.apply(&entry.event, entry.origin());
        }
        hall
    }

    fn rapid() -> TimeControl {
        TimeControl::equal(vec![Period::rest(Millis::from_mins(15))])
    }

    #[test]
    fn the_desk_wakes_for_each_crossing_and_tells_it_once() {
        let delayed = Period::rest(Millis::from_mins(15));
        let delayed = delayed.with_bonus(Bonus::Delay(Millis::from_secs(5)));
        for (case, control, wakes) in [
            ("no bonus", rapid(), [840, 890]),
            ("a delay runs first", TimeControl::equal(vec![delayed]), [845, 895]),
        ] {
            let hall = playing(control, Timing::Desk);
            let mut lookout = ClockWatch::default();
            assert_eq!(lookout.look(&hall, Moment::START), [], "{case}");
            let mut now = Moment::START;
            for (wake, level) in wakes.into_iter().zip([60, 10]) {
                let next = lookout.next(&hall, now);
                assert_eq!(next, Some(Moment(wake * 1000)), "{case}");
                now = next.unwrap();
                let call = Call::low_time(BOARD, Side::White, Millis::from_secs(level));
                assert_eq!(lookout.look(&hall, now), [call], "{case}");
                assert_eq!(lookout.look(&hall, now), [], "{case}: told once");
            }
            assert_eq!(lookout.next(&hall, now), None, "{case}");
        }
    }

    #[test]
    fn a_clock_that_is_looked_at_late_is_told_with_what_is_left_and_followed_until_that_is_over() {
        let mut hall = playing(rapid(), Timing::Desk);
        let mut lookout = ClockWatch::default();
        lookout.look(&hall, Moment(880_000));
        let late = Moment(893_000);
        let call = Call::low_time(BOARD, Side::White, Millis::from_secs(7));
        assert_eq!(lookout.look(&hall, late), [call]);
        let low = LowTime::of(&call).expect("a time that is left");
        let said = (low.validity.clone(), low.clock.clone());
        assert!(low.follow(&hall, late));
        assert!(said.0.holds() && said.1.holds());
        // The clock that stands has what it had; one that was set has more.
        let stopped = entry(4, Moment(894_000), Role::Program, GameEvent::ClockStopped);
        hall.apply(&stopped.event, stopped.origin());
        assert!(low.follow(&hall, Moment(895_000)));
        assert!(said.0.holds() && !said.1.holds());
        let hall = playing(rapid(), Timing::Desk);
        assert!(!low.follow(&hall, Moment::START));
        assert!(!said.0.holds());
    }

    #[test]
    fn a_game_that_has_ended_or_stands_wakes_nobody() {
        let mut hall = playing(rapid(), Timing::Desk);
        let mut lookout = ClockWatch::default();
        lookout.look(&hall, Moment::START);
        let stopped = entry(4, Moment(5_000), Role::Program, GameEvent::ClockStopped);
        hall.apply(&stopped.event, stopped.origin());
        assert_eq!(lookout.next(&hall, Moment(6_000)), None);
        assert_eq!(lookout.look(&hall, Moment(890_000)), []);
    }

    #[test]
    fn what_the_arbiter_does_is_no_news_but_a_flag_is() {
        let offered = GameEvent::DrawOffered { by: Side::White };
        let fell = GameEvent::FlagFell { side: Side::Black };
        for (role, what, alarm) in [
            (Role::Device, offered.clone(), Some(Alarm::DrawOffer)),
            (Role::Arbiter, offered, None),
            (Role::Arbiter, fell.clone(), Some(Alarm::Flag)),
            (Role::Program, fell, Some(Alarm::Flag)),
            (Role::Program, GameEvent::ClockStopped, None),
        ] {
            let entry = entry(9, Moment::START, role, what);
            assert_eq!(
                call_of(&Hall::default(), &entry).map(|call| call.alarm),
                alarm,
                "{entry:?}"
            );
        }
    }

    #[test]
    fn the_move_that_mates_is_told_before_the_mate() {
        let mut hall = playing(rapid(), Timing::Desk);
        let no = hall.at_board[&BOARD];
        let mut game = Game::clone(&hall.games[&no].game);
        for uci in ["f2f3", "e7e5", "g2g4", "d8h4"] {
            let uci = Uci(uci.to_owned());
            let before = game.position().clone();
            let m = before.read_uci(&uci).unwrap();
            let san = san::san(&before, m);
            game.plies.push(PlyRecord {
                uci,
                san,
                position: before.after(m),
                source: Source::Arbiter,
                at: Moment::START,
                times: None,
                spent: None,
                draw_offered: false,
                corrected_from: None,
                mark: None,
            });
        }
        hall.games.get_mut(&no).unwrap().game = Arc::new(game);
        let outcome = Outcome { score: Score::BlackWins, reason: EndReason::Checkmate };
        let ended = entry(9, Moment::START, Role::Program, GameEvent::Ended(outcome));
        let call = call_of(&hall, &ended).unwrap();
        let told = match call.detail {
            Detail::Mated(Kind::Queen, from, to) => format!("{from}{to}"),
            other => panic!("{other:?}"),
        };
        assert_eq!(told, "d8h4");
    }

    #[test]
    fn a_board_that_is_lost_in_play_is_told_once() {
        let mut hall = playing(rapid(), Timing::Device);
        let port = PortName("line-1".into());
        let device =
            Assignment { port: port.clone(), orientation: None, mapping: ClockMapping::default() };
        hall.devices.insert(BOARD, device);
        let lost = || LinkState::Lost { reason: LineFault::NotFound("COM3".into()) };
        let mut lookout = ClockWatch::default();
        for (state, told) in [
            (lost(), false),
            (LinkState::Connected, false),
            (LinkState::Silent, false),
            (lost(), true),
            (lost(), false),
            (LinkState::Connected, false),
            (lost(), true),
        ] {
            let port = PortName::new(port.0.clone());
            let report = Report::Sensed { port, sensed: SensorReport::Link(state.clone()) };
            assert_eq!(lookout.link(&hall, &report).is_some(), told, "{state:?}");
        }
        let one = hall.games.get_mut(&hall.at_board[&BOARD]).unwrap();
        one.game = Arc::new(Game::new(one.game.setup.clone()));
        lookout.connected.insert(port.clone());
        let report =
            Report::Sensed { port: PortName::new(port.0), sensed: SensorReport::Link(lost()) };
        assert_eq!(lookout.link(&hall, &report), None, "no game is played there");
    }

    #[test]
    fn unless_a_face_asks_nothing_is_started() {
        let hall = playing(rapid(), Timing::Desk);
        let mut alarms = Alarms::new(channel().0);
        let fell = GameEvent::FlagFell { side: Side::White };
        alarms.recorded(&hall, &[entry(9, Moment::START, Role::Program, fell)], Moment::START);
        alarms.set(Settings::default());
        alarms.time_passed(&hall, Moment(890_000));
        assert!(alarms.voice.is_none());
        assert_eq!(alarms.next(&hall, Moment::START), None);
    }
}
