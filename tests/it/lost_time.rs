//! The time line of cuts, sleep and clocks that are set: who was on move when, what happened while
//! nobody watched, what the arbiter answers, and what each clock then shows. One table, then the
//! attacks on what is remembered between two runs.

use std::path::PathBuf;
use std::sync::Arc;

use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::disputes::command::{Caller, Clocks as Stops, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::refusal::Refusal;
use jadoube_core::hall::timing::{HeartbeatFault, TimeNote};
use jadoube_desk::cycle::Cycle;
use jadoube_desk::library;
use jadoube_desk::recovery::{FileLeftAs, Recovery};
use jadoube_desk::request_error::CommandError;
use jadoube_desk::timekeeper::Clocks;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_i18n::timing;
use jadoube_journal::chain::{BrokenRow, RowFault};
use jadoube_journal::fault::Fault;
use jadoube_laws::appeals::deadline::DeadlineStatus;
use jadoube_laws::appeals::filing::{
    AppealForm as Manner, AppellantPlay, FeePayment, Filing, Point,
};
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{LostTime, Player, Setup, Source};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::refusal::Refusal as GameRefusal;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, CommandKey, IncidentNo, Role};
use jadoube_laws::laws::regulations::Capacity;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::FlagFall;
use jadoube_laws::rulings::ruling::Remedy;
use tempfile::TempDir;
use uuid::Uuid;

const BOARD: BoardNo = BoardNo(1);
const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;

/// A file with a game on board 1, White's clock running, and the clocks of a machine.
struct Room {
    clocks: Arc<Clocks>,
    cycle: Option<Cycle>,
    recovery: Option<Recovery>,
    folder: TempDir,
}

impl Room {
    fn new(control: &str) -> Self {
        let folder = TempDir::new().expect("a folder");
        let clocks = Clocks::scripted();
        let path = folder.path().join("hall.jadoube");
        let cycle = Cycle::create_by(&path, "desk 1", clocks.clone()).expect("a new file");
        let mut room = Self { folder, clocks, cycle: Some(cycle), recovery: None };
        let competition = Competition::new("Cup", "2023");
        room.must(&Command::Found { competition });
        let player = |name: &str| Player { name: name.into(), ..Player::default() };
        let setup = Setup {
            players: BySide::new(player("Novak"), player("Kolar")),
            ..Setup::new(control.parse().expect("a time control"))
        };
        room.must(&Command::SetUpGame { board: BOARD, setup });
        room.game(GameCommand::Start);
        room
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("hall.jadoube")
    }

    fn cycle(&mut self) -> &mut Cycle {
        self.cycle.as_mut().expect("open")
    }

    fn ask(&mut self, command: &Command) -> Result<Vec<Entry>, Refusal> {
        let key = CommandKey(Uuid::now_v7());
        match self.cycle().submit(command, Role::Arbiter, key) {
            Ok(entries) => Ok(entries),
            Err(CommandError::Refused(refusal)) => Err(refusal),
            Err(fault) => panic!("{fault}"),
        }
    }

    fn must(&mut self, command: &Command) -> Vec<Entry> {
        self.ask(command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"))
    }

    fn game(&mut self, what: GameCommand) -> Vec<Entry> {
        self.must(&Command::Game { board: BOARD, what })
    }

    fn refused(&mut self, what: GameCommand) -> GameRefusal {
        match self.ask(&Command::Game { board: BOARD, what }) {
            Err(Refusal::Game { why, .. }) => why,
            other => panic!("{other:?}"),
        }
    }

    fn state(&mut self) -> Game {
        self.cycle().hall().game(BOARD).expect("a game").as_ref().clone()
    }

    /// The time passes with the desk awake: it leaves its heartbeats.
    fn wait(&mut self, ms: i64) {
        self.clocks.advance(Millis(ms));
        self.watch();
    }

    fn watch(&mut self) {
        self.cycle().watch_clocks().expect("recorded");
        if self.cycle().hall().is_any_clock_running() {
            self.cycle().beat().expect("written");
        }
    }

    fn cut(&mut self) {
        self.cycle = None;
    }

    fn back(&mut self) {
        let opened = Cycle::open_by(&self.path(), "desk 1", self.clocks.clone());
        let (cycle, recovery) = opened.expect("opens");
        (self.cycle, self.recovery) = (Some(cycle), Some(recovery));
    }

    fn away(&mut self, ms: i64) {
        self.cut();
        self.clocks.advance(Millis(ms));
        self.back();
    }

    fn notes(&mut self) -> Vec<TimeNote> {
        let mut notes = Vec::new();
        for entry in self.cycle().history().all() {
            if let Event::Time { what } = &entry.event {
                notes.push(what.clone());
            }
        }
        notes
    }

    /// Changes the file as somebody with the right program could.
    fn meddle(&mut self, sql: &str) {
        self.cut();
        let connection = rusqlite::Connection::open(self.path()).expect("opens");
        connection.execute_batch(sql).expect("done");
    }
}

fn play(uci: &str) -> GameCommand {
    GameCommand::Play {
        uci: Uci(uci.into()),
        source: Source::Arbiter,
        times: None,
        spent: None,
        after: AfterMove::Press,
    }
}

fn answer(how: LostTime) -> GameCommand {
    GameCommand::CountLostTime { how, gaps: None }
}

fn part(white: i64, black: i64) -> LostTime {
    LostTime::Counted { times: BySide::new(Millis(white), Millis(black)) }
}

/// What happens, one after the other; times in milliseconds.
#[derive(Debug, Clone, Copy)]
enum Do {
    /// The program runs.
    Wait(i64),
    /// Nobody is there.
    Away(i64),
    /// The lid is closed.
    Sleep(i64),
    /// The wall clock is set.
    SetWall(i64),
    Play(&'static str),
    TakeBack(u16),
    Start(Side),
    Stop,
    Add(Side, i64),
    UndoCorrection,
    Answer(LostTime),
}

impl Room {
    fn follow(&mut self, step: Do) {
        let reason = || "because".to_owned();
        match step {
            Do::Wait(ms) => self.wait(ms),
            Do::Away(ms) => self.away(ms),
            Do::Sleep(ms) => {
                self.clocks.sleep(Millis(ms));
                self.watch();
            }
            Do::SetWall(by) => {
                self.clocks.set_wall(Millis(by));
                self.watch();
            }
            Do::Play(uci) => drop(self.game(play(uci))),
            Do::TakeBack(to) => {
                drop(self.game(GameCommand::TakeBack { to: Ply(to), reason: reason() }));
            }
            Do::Start(side) => drop(self.game(GameCommand::StartClock { side })),
            Do::Stop => drop(self.game(GameCommand::StopClock)),
            Do::Add(side, ms) => {
                let correction = Correction::Add { side, time: Millis(ms) };
                drop(self.game(GameCommand::CorrectClock { correction, reason: reason() }));
            }
            Do::UndoCorrection => {
                drop(self.game(GameCommand::UndoCorrection { reason: reason() }));
            }
            Do::Answer(how) => drop(self.game(answer(how))),
        }
    }
}

/// In each case White has thought for five seconds of ninety minutes when the first thing happens.
/// Then: what both clocks have lost in seconds, and whose runs.
type Line = (&'static str, &'static [Do], (i64, i64), Option<Side>);

const NONE: LostTime = LostTime::NotCounted;
const ALL: LostTime = LostTime::ToPlayerOnMove;
const HALF: LostTime = LostTime::Halved;
const W: Option<Side> = Some(Side::White);
const B: Option<Side> = Some(Side::Black);

const LINES: [Line; 24] = {
    use Do::{
        Add, Answer, Away, Play, SetWall, Sleep, Start, Stop, TakeBack, UndoCorrection, Wait,
    };
    [
        ("a cut", &[Away(10_000)], (5, 0), None),
        ("… play had stopped", &[Away(10_000), Wait(3_000), Answer(NONE)], (5, 0), None),
        ("… play went on", &[Away(10_000), Wait(3_000), Answer(ALL)], (18, 0), W),
        ("… half to each", &[Away(10_000), Wait(3_000), Answer(HALF)], (11, 6), None),
        // The arbiter enters what was played before answering.
        (
            "a move before the answer",
            &[Away(10_000), Wait(2_000), Play("e2e4"), Wait(10_000), Answer(ALL)],
            (17, 10),
            B,
        ),
        (
            "… play had stopped",
            &[Away(10_000), Wait(2_000), Play("e2e4"), Wait(10_000), Answer(NONE)],
            (5, 0),
            None,
        ),
        (
            "two moves before the answer",
            &[Away(10_000), Play("e2e4"), Wait(4_000), Play("e7e5"), Wait(3_000), Answer(ALL)],
            (18, 4),
            W,
        ),
        (
            "a move taken back before the answer",
            &[Away(10_000), Play("e2e4"), Wait(4_000), TakeBack(0), Wait(3_000), Answer(ALL)],
            (18, 4),
            W,
        ),
        (
            "a part of it, for both",
            &[
                Away(10_000),
                Play("e2e4"),
                Wait(9_000),
                Answer(LostTime::Counted { times: BySide::new(Millis(7_000), Millis(1_000)) }),
            ],
            (12, 1),
            None,
        ),
        // Cut off again while the question waits.
        ("two cuts", &[Away(2_000), Away(8_000), Answer(ALL)], (15, 0), W),
        ("… not counted", &[Away(2_000), Away(8_000), Answer(NONE)], (5, 0), None),
        ("… half to each", &[Away(2_000), Away(8_000), Answer(HALF)], (10, 5), None),
        (
            "two cuts, a move between them",
            &[Away(2_000), Play("e2e4"), Away(8_000), Answer(ALL)],
            (7, 8),
            B,
        ),
        ("a cut after the answer", &[Away(2_000), Answer(ALL), Away(8_000)], (7, 0), None),
        ("… that is answered", &[Away(2_000), Answer(ALL), Away(8_000), Answer(ALL)], (15, 0), W),
        // The arbiter sets the clock going, or stops it, and answers later.
        (
            "set going before the answer",
            &[
                Away(10_000),
                Start(Side::White),
                Wait(4_000),
                Play("e2e4"),
                Wait(3_000),
                Answer(ALL),
            ],
            (19, 3),
            B,
        ),
        (
            "… play had stopped",
            &[
                Away(10_000),
                Start(Side::White),
                Wait(4_000),
                Play("e2e4"),
                Wait(3_000),
                Answer(NONE),
            ],
            (9, 3),
            B,
        ),
        (
            "stopped before the answer",
            &[Away(10_000), Wait(2_000), Stop, Wait(9_000), Answer(ALL)],
            (17, 0),
            None,
        ),
        (
            "stopped, and cut off again",
            &[Away(10_000), Wait(2_000), Stop, Away(9_000), Answer(ALL)],
            (17, 0),
            None,
        ),
        // A correction holds whatever is answered, and is undone alike.
        (
            "a correction before the answer",
            &[Away(10_000), Add(Side::White, 60_000), Answer(ALL)],
            (-45, 0),
            W,
        ),
        (
            "… undone",
            &[Away(10_000), Add(Side::White, 60_000), UndoCorrection, Answer(ALL)],
            (15, 0),
            W,
        ),
        // The machine slept; and its wall clock was set, which costs nobody anything.
        ("asleep", &[Sleep(600_000), Wait(2_000), Answer(ALL)], (607, 0), W),
        ("asleep, then cut off", &[Sleep(600_000), Away(60_000), Answer(NONE)], (5, 0), None),
        ("the wall clock is set", &[SetWall(600_000), Wait(2_000), SetWall(-3_600_000)], (7, 0), W),
    ]
};

#[test]
fn time_that_nobody_saw_is_charged_to_the_player_whose_time_it_was() {
    for (name, steps, lost, running) in LINES {
        let mut room = Room::new("90");
        room.wait(5_000);
        for step in steps {
            room.follow(*step);
        }
        let now = room.cycle().keeper().now();
        let game = room.state();
        let left = game.times(now);
        let found = ((90 * MINUTE - left.white.0) / SECOND, (90 * MINUTE - left.black.0) / SECOND);
        assert_eq!((found, game.clock.running()), (lost, running), "{name}: {steps:?}");
        // What was recorded makes the same state again.
        let read = library::read(&room.path()).expect("readable");
        assert_eq!(read.hall, *room.cycle().hall(), "{name}");
        assert_eq!(game.lost_time.is_some(), game.whose_time() != game.clock.running(), "{name}");
    }
}

#[test]
fn the_question_names_the_player_and_both_wall_times() {
    let mut room = Room::new("90");
    room.wait(5_000);
    let from = room.cycle().keeper().wall();
    room.away(10 * SECOND);
    room.game(play("e2e4"));
    let to = room.cycle().keeper().wall();
    room.follow(Do::Sleep(7 * SECOND));
    let question = room.state().lost_time.expect("asked");
    let gaps: Vec<_> = question
        .gaps
        .iter()
        .map(|missed| (missed.side, missed.gap.from, missed.gap.to, missed.gap.away))
        .collect();
    let seven = to.plus(Millis(7_000));
    assert_eq!(
        gaps,
        [
            (Side::White, Some(from), Some(to), Some(Millis(10_000))),
            (Side::Black, Some(to), Some(seven), Some(Millis(7_000))),
        ]
    );
    // What was shown is answered, and not another gap besides.
    let stale = GameCommand::CountLostTime { how: ALL, gaps: Some(1) };
    assert_eq!(room.refused(stale), GameRefusal::LostTimeChanged);
    room.game(GameCommand::CountLostTime { how: ALL, gaps: Some(2) });
    assert_eq!(room.refused(answer(ALL)), GameRefusal::NoLostTime);
}

#[test]
fn a_second_cut_while_the_question_waits_interrupts_no_clock_that_stood() {
    let words = Catalogue::new(Lang::En);
    let mut room = Room::new("90");
    room.wait(5_000);
    let since = room.cycle().keeper().wall();
    room.away(10 * SECOND);
    let rows = room.cycle().history().len();
    for seconds in [6, 20] {
        room.away(seconds * SECOND);
        let found = room.recovery.clone().expect("opened");
        assert_eq!((found.clocks, found.stood, found.left), (0, 1, FileLeftAs::Asked));
        assert_eq!(found.since, Some(since));
        let told = words.tell(&found);
        assert!(told.contains("one clock was stopped already, since "), "{told}");
        assert!(!told.contains("running"), "{told}");
        assert_eq!(room.cycle().history().len(), rows, "after {seconds} seconds");
    }
    // All the same, all of it is lost time.
    let (game, now) = (room.state(), room.cycle().keeper().now());
    let question = game.lost_time.as_ref().expect("asked");
    assert_eq!((question.gaps.len(), question.away()), (1, Some(Millis(10_000))));
    assert_eq!(question.total(&game.clock, now), Some(Millis(36_000)));
    // From when to when nobody was there for longer, the arbiter must know.
    room.away(6 * MINUTE);
    let (game, now) = (room.state(), room.cycle().keeper().now());
    let question = game.lost_time.as_ref().expect("asked");
    assert_eq!(question.total(&game.clock, now), Some(Millis(36_000 + 6 * MINUTE)));
    let told = timing::question(&words, question, (&game.clock, now));
    assert_eq!(told.matches("was running").count(), 1, "{told}");
    assert!(told.contains(". then program away for 6 minutes 26 seconds"), "{told}");
}

#[test]
fn a_move_entered_before_the_answer_is_completed_whatever_is_answered() {
    for how in [NONE, ALL, HALF, part(1_000, 0)] {
        let mut room = Room::new("2/90+30, 30+30");
        room.wait(5_000);
        room.away(10_000);
        for uci in ["e2e4", "e7e5", "g1f3"] {
            room.game(play(uci));
        }
        assert_eq!(room.state().clock.running(), None, "nothing is set going by entering moves");
        room.game(answer(how));
        let (game, now) = (room.state(), room.cycle().keeper().now());
        let lost = match how {
            LostTime::ToPlayerOnMove => 10,
            LostTime::Halved => 5,
            LostTime::Counted { .. } => 1,
            LostTime::NotCounted => 0,
        };
        let white = 90 * 60 + 3 * 30 + 30 * 60 - 5 - lost;
        assert_eq!(game.times(now).white, Millis(white * SECOND), "{how:?}");
        let moves = Side::BOTH.map(|side| game.clock.moves_made(side));
        assert_eq!(moves, [2, 1], "{how:?}");
        assert_eq!(game.clock.period(Side::White), 1, "{how:?}");
        let spent = game.plies[0].spent.expect("known");
        let expected = if how == ALL { 15_000 } else { 5_000 };
        assert_eq!(spent, Millis(expected), "{how:?}: spent on the first move");
        room.wait(2_000);
        if game.clock.running().is_none() {
            room.game(GameCommand::StartClock { side: Side::Black });
        }
        room.game(play("b8c6"));
        let spent = room.state().plies[3].spent.expect("known");
        assert!(spent <= Millis(2_000), "{how:?}: lost on a move that was over, {spent}");
    }
}

#[test]
fn after_the_answer_the_clocks_stand_until_one_is_set_going() {
    let waits = |room: &mut Room| room.cycle().hall().waits_for_clock(BOARD);
    for (how, stands) in [(NONE, true), (HALF, true), (part(1_000, 0), true), (ALL, false)] {
        let mut room = Room::new("90");
        room.wait(5_000);
        assert!(!waits(&mut room), "{how:?}: White's clock runs");
        room.away(10_000);
        assert!(!waits(&mut room), "{how:?}: that is told by the question");
        room.game(answer(how));
        assert_eq!(waits(&mut room), stands, "{how:?}");
        room.game(play("e2e4"));
        assert_eq!(waits(&mut room), stands, "{how:?}: a move sets nothing going");
        room.cut();
        room.back();
        assert_eq!(waits(&mut room), stands, "{how:?}: it is in the record");
        if stands {
            room.game(GameCommand::StartClock { side: Side::Black });
        }
        assert!(!waits(&mut room), "{how:?}");
        // What the arbiter has stopped stands as it should.
        room.game(GameCommand::StopClock);
        assert!(!waits(&mut room), "{how:?}");
    }
}

#[test]
fn away_for_longer_than_there_was_time_the_arbiter_chooses_and_the_flag_is_told() {
    for (how, left, fallen) in [
        (ALL, 0, true),
        (NONE, 55, false),
        (part(10_000, 0), 45, false),
        (part(55_000, 0), 0, true),
        (part(90_000, 0), 0, true),
        (HALF, 0, true),
    ] {
        let mut room = Room::new("1");
        room.wait(5_000);
        let fell = room.cycle().keeper().wall().plus(Millis(55_000));
        room.away(120_000);
        let question = room.state().lost_time.expect("asked");
        let now = room.cycle().keeper().now();
        assert_eq!(question.flag(now), Some((Side::White, Some(fell))), "told before the answer");
        room.game(answer(how));
        let (game, now) = (room.state(), room.cycle().keeper().now());
        assert_eq!(game.times(now).white, Millis(left * SECOND), "{how:?}");
        assert_eq!(game.flags.white.is_some(), fallen, "{how:?}");
        let case = Case::FlagFall(FlagFall::new(Side::White, how == HALF));
        let incidents: Vec<_> =
            room.cycle().hall().incidents.values().map(|one| one.case.clone()).collect();
        let expected = if fallen { vec![case] } else { vec![] };
        assert_eq!(incidents, expected, "{how:?}: the ruling is prepared");
    }
    let mut room = Room::new("1");
    room.away(120_000);
    for (white, black, too_much) in
        [(120_001, 0, true), (60_000, 61_000, true), (90_000, 30_000, false)]
    {
        let (asked, lost) = (Millis(white + black), Millis(120_000));
        let what = Command::Game { board: BOARD, what: answer(part(white, black)) };
        let why = GameRefusal::LostTimeTooMuch { asked, lost };
        let refused = Err(Refusal::Game { board: BOARD, why });
        if too_much {
            assert_eq!(room.ask(&what), refused, "more than was lost");
        } else {
            room.must(&what);
        }
    }
    let mut room = Room::new("1");
    room.away(120_000);
    let negative = room.refused(answer(part(-1, 0)));
    assert!(matches!(negative, GameRefusal::Correction(_)), "{negative:?}");
}

impl Room {
    /// An incident is decided so, whatever is proposed.
    fn decide(&mut self, remedy: Remedy) {
        let (caller, claim) = (Caller::Black, String::from("look!"));
        let (board, case, clocks) = (Some(BOARD), Case::Other, Stops::Leave);
        let (no, remedies, lose) = (IncidentNo(1), vec![remedy], None);
        let (text, reason) = (String::new(), String::from("heard both"));
        let open = DisputeCommand::Open { board, case, caller, claim, clocks };
        let decide = DisputeCommand::DecideOtherwise { no, remedies, text, reason, lose };
        for what in [open, decide] {
            self.must(&Command::Dispute { what });
        }
    }

    /// That decision is undone.
    fn withdraw(&mut self) {
        let (no, time, lose) = (IncidentNo(1), None, None);
        let reason = String::from("the next board was meant");
        let what = DisputeCommand::Withdraw { no, reason, time, lose };
        self.must(&Command::Dispute { what });
    }

    /// What both clocks have lost of ninety minutes, in seconds.
    fn lost(&mut self) -> (i64, i64) {
        let now = self.cycle().keeper().now();
        let left = self.state().times(now);
        ((90 * MINUTE - left.white.0) / SECOND, (90 * MINUTE - left.black.0) / SECOND)
    }

    /// What was recorded makes the same state again.
    fn is_read_as_it_is(&mut self) -> bool {
        let read = library::read(&self.path()).expect("readable");
        read.hall == *self.cycle().hall()
    }
}

#[test]
fn a_decision_undone_while_the_question_waits_is_undone_whatever_is_answered() {
    let two_minutes = || Remedy::AddTime { side: Side::Black, time: Millis(120_000) };
    for was_decided_before in [false, true] {
        for (how, lost) in
            [(NONE, (5, 0)), (ALL, (15, 0)), (HALF, (10, 5)), (part(1_000, 0), (6, 0))]
        {
            let name = format!("{how:?}, decided before the cut: {was_decided_before}");
            let mut room = Room::new("90");
            room.wait(5_000);
            if was_decided_before {
                room.decide(two_minutes());
                room.away(10_000);
            } else {
                room.away(10_000);
                room.decide(two_minutes());
            }
            assert_eq!(room.lost(), (5, -120), "{name}");
            room.withdraw();
            assert_eq!(room.lost(), (5, 0), "{name}");
            room.game(answer(how));
            assert_eq!(room.lost(), lost, "{name}");
            assert!(room.is_read_as_it_is(), "{name}");
        }
    }
}

#[test]
fn a_game_that_ended_by_mistake_and_goes_on_is_asked_about_again() {
    let outcome = Outcome { score: Score::BlackWins, reason: EndReason::Resignation };
    for by_decision in [false, true] {
        for (how, lost) in [(NONE, (5, 0)), (ALL, (18, 0)), (HALF, (11, 6))] {
            let name = format!("{how:?}, ended by a decision: {by_decision}");
            let mut room = Room::new("90");
            room.wait(5_000);
            room.away(10_000);
            room.wait(3_000);
            if by_decision {
                room.decide(Remedy::End(outcome));
            } else {
                room.game(GameCommand::End(outcome.into()));
            }
            assert_eq!(
                room.state().lost_time,
                None,
                "{name}: nobody is asked about a game that is over"
            );
            room.wait(60_000);
            if by_decision {
                room.withdraw();
            } else {
                room.game(GameCommand::Reopen { reason: "the next board was meant".into() });
            }
            let (game, now) = (room.state(), room.cycle().keeper().now());
            let question = game.lost_time.as_ref().expect("asked again");
            let total = question.total(&game.clock, now);
            assert_eq!(total, Some(Millis(13_000)), "{name}: nobody lost time while it was over");
            assert!(!game.waits_for_clock(), "{name}: that is told by the question");
            room.game(answer(how));
            assert_eq!((room.lost(), room.state().clock.running()), (lost, None), "{name}");
            assert!(room.state().waits_for_clock(), "{name}: until the arbiter starts a clock");
            assert!(room.is_read_as_it_is(), "{name}");
        }
    }
}

#[test]
fn the_question_goes_over_to_the_time_line_of_another_machine_with_its_board() {
    let mut room = Room::new("90");
    room.wait(5_000);
    room.away(10_000);
    room.wait(3_000);
    let (here, now) = (room.state(), room.cycle().keeper().now());
    for ahead in [180 * MINUTE, -MINUTE] {
        let (mut there, then) = (here.clone(), now + Millis(ahead + 2_000));
        there.go_over(Millis(ahead));
        let question = there.lost_time.as_ref().expect("asked there");
        assert_eq!(question.total(&there.clock, then), Some(Millis(15_000)), "{ahead}");
        assert_eq!(question.lost(&there.clock, then), BySide::new(Millis(15_000), Millis::ZERO));
    }
}

/// The first of two boards is answered, and the program is killed before the second is.
#[test]
fn a_cut_between_the_answers_for_two_boards_costs_the_same_at_both() {
    let other = BoardNo(2);
    let mut room = Room::new("90");
    let setup = Setup::new("90".parse().expect("a time control"));
    room.must(&Command::SetUpGame { board: other, setup });
    let at = |board: BoardNo, what: GameCommand| Command::Game { board, what };
    room.must(&at(other, GameCommand::Start));
    room.wait(5_000);
    room.away(10_000);
    room.wait(2_000);
    room.game(answer(ALL));
    room.wait(3_000);
    room.away(8_000);
    let now = room.cycle().keeper().now();
    for (board, gaps, total) in [(BOARD, 1, 8_000), (other, 2, 23_000)] {
        let game = room.cycle().hall().game(board).expect("a game").as_ref().clone();
        let question = game.lost_time.as_ref().expect("asked");
        let found = (question.gaps.len(), question.total(&game.clock, now));
        assert_eq!(found, (gaps, Some(Millis(total))), "{board}");
    }
    // Who answers what was asked before the second cut reads it again first.
    let stale = GameCommand::CountLostTime { how: ALL, gaps: Some(1) };
    let why = GameRefusal::LostTimeChanged;
    assert_eq!(room.ask(&at(other, stale)), Err(Refusal::Game { board: other, why }));
    for board in [BOARD, other] {
        room.must(&at(board, answer(ALL)));
        let game = room.cycle().hall().game(board).expect("a game").as_ref().clone();
        let left = game.times(room.cycle().keeper().now());
        assert_eq!(left, BySide::new(Millis(90 * MINUTE - 28_000), Millis(90 * MINUTE)), "{board}");
    }
}

#[test]
fn a_flag_that_falls_while_the_question_stands_is_noted_once_whatever_is_answered() {
    for how in [NONE, ALL, HALF, part(1_000, 0)] {
        let mut room = Room::new("1");
        room.wait(5_000);
        room.away(10_000);
        room.game(GameCommand::StartClock { side: Side::White });
        room.wait(56_000);
        room.game(GameCommand::NoteFlag { side: Side::White });
        let flags = room.state().flags;
        assert!(flags.white.is_some(), "{how:?}");
        // It is nobody's time any more that passes here.
        room.away(20_000);
        let question = room.state().lost_time.expect("asked still");
        assert_eq!(question.away(), Some(Millis(10_000)), "{how:?}");
        room.game(answer(how));
        assert_eq!(room.state().flags, flags, "{how:?}");
        assert_eq!(room.cycle().hall().incidents.len(), 1, "{how:?}");
    }
}

/// The machine was switched off meanwhile, so that the wall clock alone can tell.
#[test]
fn what_the_wall_clock_cannot_tell_is_never_nothing() {
    for (name, by, noted) in [
        ("set back", -60 * MINUTE, true),
        ("the battery is dead", -20 * 365 * 24 * 60 * MINUTE, true),
        ("three days later", 3 * 24 * 60 * MINUTE, false),
    ] {
        let mut room = Room::new("90");
        room.wait(5_000);
        let before = room.cycle().keeper().wall();
        room.cut();
        room.clocks.reboot("second");
        room.clocks.set_wall(Millis(by));
        room.back();
        let after = room.cycle().keeper().wall();
        assert_eq!(room.recovery.as_ref().map(|found| found.away), Some(None), "{name}");
        let question = room.state().lost_time.expect("asked");
        let gap = question.gaps[0].gap;
        assert_eq!((gap.from, gap.to, gap.away), (Some(before), Some(after), None), "{name}");
        let note = TimeNote::WallChanged { from: before, to: after };
        assert_eq!(room.notes(), if noted { vec![note] } else { vec![] }, "{name}");
        for how in [ALL, HALF] {
            assert_eq!(room.refused(answer(how)), GameRefusal::LostTimeUnknown, "{name}");
        }
        room.game(answer(part(600_000, 0)));
        let now = room.cycle().keeper().now();
        assert_eq!(room.state().times(now).white, Millis(80 * MINUTE - 5_000), "{name}");
    }
    // Left on, the machine knows how long it was, whatever was done to its wall clock.
    let mut room = Room::new("90");
    room.wait(5_000);
    room.cut();
    room.clocks.advance(Millis(10_000));
    room.clocks.set_wall(Millis(-60 * MINUTE));
    room.back();
    let question = room.state().lost_time.expect("asked");
    assert_eq!(question.gaps[0].gap.away, Some(Millis(10_000)));
    assert!(matches!(room.notes()[..], [TimeNote::WallChanged { .. }]));
}

#[test]
fn sleep_and_a_clock_that_is_set_stand_in_the_record() {
    let mut room = Room::new("90");
    room.wait(5_000);
    let before = room.cycle().keeper().wall();
    room.follow(Do::Sleep(10 * MINUTE));
    let slept = TimeNote::Slept {
        from: before,
        to: before.plus(Millis(10 * MINUTE)),
        away: Millis(10 * MINUTE),
    };
    room.follow(Do::SetWall(-60 * MINUTE));
    let (from, to) = (before.plus(Millis(10 * MINUTE)), before.plus(Millis(-50 * MINUTE)));
    assert_eq!(room.notes(), [slept, TimeNote::WallChanged { from, to }]);
    assert_eq!(room.state().lost_time.expect("asked").gaps.len(), 1, "setting a clock is no gap");
    room.watch();
    assert_eq!(room.notes().len(), 2, "noted once");
    // With no clock running, sleep asks nothing and is noted all the same.
    room.game(answer(NONE));
    room.follow(Do::Sleep(10 * MINUTE));
    assert_eq!((room.notes().len(), room.state().lost_time), (3, None));
    assert!(library::verify(&room.path()).expect("readable").is_sound());
}

#[test]
fn a_sign_of_life_gives_nobody_time_and_takes_none() {
    let row = "(SELECT at FROM event ORDER BY seq DESC LIMIT 1)";
    for (name, change, why) in [
        ("half an hour more", "UPDATE heartbeat SET at = at + 1800000", HeartbeatFault::Altered),
        ("some time less", "UPDATE heartbeat SET at = at - 60000", HeartbeatFault::Altered),
        ("another state", "UPDATE heartbeat SET state = state || ' '", HeartbeatFault::Altered),
        // Without the seal, as an earlier version of the program left them.
        (
            "half an hour more, unsealed",
            "UPDATE heartbeat SET at = at + 1800000, state = ''",
            HeartbeatFault::TooLate,
        ),
        (
            "before its row",
            &format!("UPDATE heartbeat SET at = {row} - 1, state = ''"),
            HeartbeatFault::Before,
        ),
        (
            "no wall time",
            "UPDATE heartbeat SET wall = 'noon', state = ''",
            HeartbeatFault::Unreadable,
        ),
    ] {
        let mut room = Room::new("90");
        room.wait(100_000);
        let last = room.cycle().history().all().last().expect("an entry").at;
        room.meddle(change);
        let verdict = library::verify(&room.path()).expect("readable");
        assert_eq!((verdict.unfit, verdict.is_sound()), (Some(why), false), "{name}");
        room.clocks.advance(Millis(20_000));
        room.back();
        let notes = room.notes();
        assert!(
            matches!(&notes[..], [TimeNote::BeatRefused { why: found, .. }] if *found == why),
            "{name}: {notes:?}"
        );
        assert_eq!(room.recovery.as_ref().map(|found| found.notes.clone()), Some(notes));
        // Nothing is charged behind the arbiter's back; all of it is asked about.
        let game = room.state();
        assert_eq!(game.times(last).white, Millis(90 * MINUTE), "{name}");
        let question = game.lost_time.expect("asked");
        assert_eq!(question.away(), Some(Millis(120_000)), "{name}");
        let verdict = library::verify(&room.path()).expect("readable");
        assert_eq!(verdict.unfit, Some(why), "{name}: as long as no other takes its place");
        room.back_to_work();
    }
}

impl Room {
    fn back_to_work(&mut self) {
        self.game(answer(ALL));
        self.wait(1_000);
        assert!(library::verify(&self.path()).expect("readable").is_sound(), "a new sign of life");
    }
}

#[test]
fn a_sign_of_life_of_an_earlier_version_is_believed_as_before() {
    let mut room = Room::new("90");
    room.wait(100_000);
    room.meddle("UPDATE heartbeat SET state = ''");
    assert!(library::verify(&room.path()).expect("readable").is_sound());
    room.clocks.advance(Millis(20_000));
    room.back();
    assert_eq!(room.notes(), []);
    let now = room.cycle().keeper().now();
    let game = room.state();
    assert_eq!(game.times(now).white, Millis(90 * MINUTE - 100_000));
    assert_eq!(game.lost_time.expect("asked").away(), Some(Millis(20_000)));
}

#[test]
fn rows_cut_off_behind_a_sign_of_life_are_missed() {
    let mut room = Room::new("90");
    room.wait(5_000);
    room.game(play("e2e4"));
    room.wait(5_000);
    let rows = room.cycle().history().len() as u64;
    room.meddle(
        "DROP TRIGGER event_delete;
         DELETE FROM event WHERE seq = (SELECT max(seq) FROM event);
         DELETE FROM event WHERE seq = (SELECT max(seq) FROM event);
         CREATE TRIGGER event_delete BEFORE DELETE ON event
    BEGIN SELECT RAISE(ABORT, 'an event cannot be deleted'); END;",
    );
    let missing = BrokenRow { seq: rows - 1, how: RowFault::Missing };
    let verdict = library::verify(&room.path()).expect("readable");
    assert_eq!((verdict.broken, verdict.is_sound()), (Some(missing), false));
    let fault = Cycle::open_by(&room.path(), "desk 1", room.clocks.clone()).expect_err("noticed");
    assert!(matches!(fault, Fault::Damaged { broken, .. } if broken == Some(missing)), "{fault}");
    let read = library::read(&room.path()).expect("readable");
    assert_eq!(read.entries.len() as u64, rows - 2, "what is there can be looked at");
}

/// An hour for appeals after the round, by the regulations of 2023; the file was closed meanwhile.
#[test]
fn an_appeal_is_late_by_the_wall_clock_though_no_program_ran() {
    let minutes = |count| Millis(count * MINUTE);
    for (closed, stands) in [
        (30, DeadlineStatus::Running { left: minutes(30) }),
        (200, DeadlineStatus::Passed { ago: minutes(140) }),
    ] {
        let mut room = Room::new("90");
        let case = Case::FlagFall(FlagFall::new(Side::White, false));
        let (caller, claim, clocks) = (Caller::Black, String::new(), Stops::Stop);
        let open = DisputeCommand::Open { board: Some(BOARD), case, caller, claim, clocks };
        let (no, reason) = (IncidentNo(1), String::new());
        let accept = DisputeCommand::Accept { no, reason, lose: None };
        for what in [open, accept] {
            room.must(&Command::Dispute { what });
        }
        if room.state().outcome().is_none() {
            let outcome = Outcome { score: Score::BlackWins, reason: EndReason::Resignation };
            room.game(GameCommand::End(outcome.into()));
        }
        room.away(closed * MINUTE);
        let filing = Filing {
            capacity: Capacity::Player,
            side: Some(Side::White),
            form: Manner::Written,
            fee: FeePayment::Yes,
            play: AppellantPlay::GoesOn,
            at: None,
        };
        let (by, text) = ("Novak".to_owned(), "the flag had not fallen".to_owned());
        let no = IncidentNo(1);
        let what = DisputeCommand::Appeal { no, by, text, filing: Some(filing) };
        room.must(&Command::Dispute { what });
        let incidents = room.cycle().hall().incidents.clone();
        let appeal = incidents[&no].appeal.as_ref().expect("entered");
        let judged = appeal.admissibility.as_ref().expect("judged");
        let in_time = judged.checks.iter().find_map(|check| match check.point {
            Point::InTime { due } => Some(due),
            _ => None,
        });
        assert_eq!(in_time, Some(stands), "{closed} minutes");
    }
}

#[test]
fn nothing_is_asked_about_a_clock_that_had_no_time_left_or_a_game_that_was_over() {
    // The flag is down before the line is cut.
    let mut room = Room::new("1");
    room.wait(MINUTE + SECOND);
    room.game(GameCommand::NoteFlag { side: Side::White });
    room.away(10 * MINUTE);
    assert_eq!(room.recovery.as_ref().expect("opened").clocks, 0);
    let game = room.state();
    assert!(game.lost_time.is_none(), "{:?}", game.lost_time);
    assert_eq!(game.flags.white.map(|at| at.0), Some(MINUTE));
    // The game had ended.
    let mut room = Room::new("90+30");
    room.wait(SECOND);
    let outcome = Outcome { score: Score::BlackWins, reason: EndReason::Resignation };
    room.game(GameCommand::End(outcome.into()));
    room.away(MINUTE);
    assert_eq!(room.recovery.as_ref().expect("opened").clocks, 0);
    assert!(room.state().lost_time.is_none());
    // One that runs is asked about all the same.
    let mut room = Room::new("90+30");
    room.wait(SECOND);
    room.away(MINUTE);
    assert_eq!(room.recovery.as_ref().expect("opened").clocks, 1);
    assert!(room.state().lost_time.is_some());
}
