//! A clock on the table that adds no increment though the time control has one: what is recorded of each
//! move, whichever clock counts, and what the arbiter is told.

use egui::Key;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::{BySide, Side};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Assignment;
use jadoube_desk::desk::Desk;
use jadoube_desk::export::{pgn_text, to_pgn};
use jadoube_devices::simulator::player::{Options, Pace, Simulator};
use jadoube_devices::simulator::script::{Script, Times};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{Setup, Source, Timing};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, PortName};
use jadoube_laws::library::laws;
use jadoube_laws::sensing::{ClockMapping, PlayerClocks};
use jadoube_ui::actions::{Action, Screen};

use crate::luck_window::until;
use crate::stage::{Stage, preferences, setup};

const LACKS: &str = "The clock on the table adds no increment (10 s are due after each move)";
const INCIDENT: &str = "Clock wrongly set: stop both clocks and open incident";
const TAKE: &str = "Take the times of the clock on the table";

/// A game of ninety minutes by a clock on the table.
struct OnTable {
    game: Game,
    now: Moment,
    left: BySide<i64>,
}

impl OnTable {
    fn new() -> Self {
        Self::with("90+30")
    }

    fn with(control: &str) -> Self {
        let setup =
            Setup { timing: Timing::Device, ..Setup::new(control.parse().expect("a control")) };
        let left = BySide::new(5_400, 5_400);
        let mut table = Self { game: Game::new(setup), now: Moment(1_000), left };
        table.observe(Side::White, None);
        table.ask(&GameCommand::Start);
        table
    }

    fn ask(&mut self, command: &GameCommand) {
        self.game.obey(command, (self.now, laws::newest())).expect("done");
    }

    fn times(&self) -> BySide<Millis> {
        self.left.map(Millis::from_secs)
    }

    fn observe(&mut self, turn: Side, raised: Option<i64>) {
        let raised = raised.map(Millis::from_secs);
        let (times, flags) = (self.times(), BySide::new(false, false));
        let shown = PlayerClocks { times, flags, running: true, turn, raised };
        self.ask(&GameCommand::ObserveClock(shown));
    }

    /// A move that takes so many seconds, with whose press the clock adds so many.
    fn play(&mut self, uci: &str, secs: i64, added: i64, raised: Option<i64>) {
        let mover = self.game.turn();
        self.now = self.now + Millis::from_secs(secs);
        *self.left.of_mut(mover) += added - secs;
        self.observe(mover.other(), raised);
        let (uci, times) = (Uci(uci.into()), Some(self.times()));
        let (source, after) = (Source::Board, AfterMove::Press);
        self.ask(&GameCommand::Play { uci, source, times, spent: None, after });
    }

    fn spent(&self) -> Vec<Option<i64>> {
        self.game.plies.iter().map(|ply| ply.spent.map(|spent| spent.0 / 1_000)).collect()
    }
}

#[test]
fn a_move_takes_what_its_readings_differ_by_where_the_clock_on_the_table_adds_nothing() {
    let none_of_30 = Some((Millis::ZERO, Millis::from_secs(30)));
    let mut table = OnTable::new();
    table.play("e2e4", 10, 0, Some(0));
    table.play("e7e5", 20, 0, Some(-1));
    assert_eq!(table.game.lacking_increment(), None, "once may be a slip of the lever");
    table.play("g1f3", 5, 0, Some(0));
    assert_eq!(table.game.lacking_increment(), none_of_30);
    // Somebody sets the option.
    table.play("b8c6", 15, 30, Some(29));
    table.play("f1b5", 10, 30, Some(30));
    assert_eq!(table.game.lacking_increment(), None);
    assert_eq!(table.spent(), [10, 20, 5, 15, 10].map(Some));

    let words = Catalogue::new(Lang::En);
    let pgn = pgn_text(&to_pgn(None, BoardNo(1), &table.game, 0, &words));
    let pgn = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
    for told in ["[%clk 1:29:50] [%emt 0:00:10]", "[%clk 1:29:45] [%emt 0:00:05]"] {
        assert!(pgn.contains(told), "{told}: {pgn}");
    }
}

#[test]
fn a_clock_in_another_option_adds_what_its_presses_show() {
    let mut table = OnTable::new();
    // A second may pass between two readings.
    for (uci, secs, raised) in [("e2e4", 10, 5), ("e7e5", 20, 5), ("g1f3", 40, 4)] {
        table.play(uci, secs, 5, Some(raised));
    }
    assert_eq!(table.spent(), [10, 20, 40].map(Some));
    let known = (Millis::from_secs(5), Millis::from_secs(30));
    assert_eq!(table.game.lacking_increment(), Some(known));
}

#[test]
fn a_single_press_that_is_read_late_costs_its_move_no_short_increment() {
    for added in [2, 3] {
        let mut table = OnTable::with(&format!("90+{added}"));
        // As many seconds pass between the two readings as the press adds.
        for (uci, secs, raised) in [("e2e4", 10, 0), ("e7e5", 20, added), ("g1f3", 40, added)] {
            table.play(uci, secs, added, Some(raised));
        }
        assert_eq!(table.spent(), [10, 20, 40].map(Some), "{added} s");
        assert_eq!(table.game.lacking_increment(), None, "{added} s");
    }
}

#[test]
fn a_clock_that_shows_the_lever_before_the_increment_lacks_none() {
    // What a single press does not show of a short increment is counted with the first move.
    for (added, first) in [(30, [10, 20]), (2, [12, 22])] {
        let mut table = OnTable::with(&format!("90+{added}"));
        for (uci, secs) in [("e2e4", 10), ("e7e5", 20), ("g1f3", 40), ("b8c6", 50)] {
            let mover = table.game.turn();
            table.play(uci, secs, 0, Some(0));
            *table.left.of_mut(mover) += added;
            table.observe(mover.other(), None);
            assert_eq!(table.game.lacking_increment(), None, "{added} s: {uci}");
        }
        let spent = [first[0], first[1], 40, 50].map(Some);
        assert_eq!(table.spent(), spent, "{added} s");
    }
}

#[test]
fn the_increment_counts_where_nobody_saw_what_a_press_adds() {
    let mut table = OnTable::new();
    for (uci, secs) in [("e2e4", 10), ("e7e5", 20), ("g1f3", 40), ("b8c6", 50)] {
        table.play(uci, secs, 30, None);
    }
    assert_eq!(table.spent(), [10, 20, 40, 50].map(Some), "as files of before have it");
    assert_eq!(table.game.lacking_increment(), None);
}

#[test]
fn nothing_is_added_for_the_move_that_mates_before_the_clock_is_pressed() {
    let mut table = OnTable::new();
    for (uci, secs) in [("f2f3", 10), ("e7e5", 20), ("g2g4", 40)] {
        table.play(uci, secs, 30, Some(30));
    }
    // The clock still runs for who mates.
    table.now = table.now + Millis::from_secs(7);
    table.left.black -= 7;
    let (uci, times) = (Uci("d8h4".into()), Some(table.times()));
    let (source, after) = (Source::Board, AfterMove::Press);
    table.ask(&GameCommand::Play { uci, source, times, spent: None, after });
    assert!(table.game.outcome().is_some());
    assert_eq!(table.spent(), [10, 20, 40, 7].map(Some));
}

#[test]
fn whoever_has_corrected_the_clock_is_told_again_only_by_its_next_presses() {
    let mut table = OnTable::new();
    for (uci, raised) in [("e2e4", 0), ("e7e5", 0), ("g1f3", 0)] {
        table.play(uci, 10, 0, Some(raised));
    }
    assert!(table.game.lacking_increment().is_some());
    let times = BySide::new(Millis(5_460_000), Millis(5_460_000));
    let correction = Correction::SetBoth { times };
    table.ask(&GameCommand::CorrectClock { correction, reason: "option 12".into() });
    assert_eq!(table.game.lacking_increment(), None);
}

/// An electronic board at which three moves are played, with a clock that begins at two hours and a half
/// and adds nothing.
fn connect(stage: &Stage) -> Simulator {
    let link = stage.folder.path().join("line");
    let moves = ["e2e4", "e7e5", "g1f3"].map(|uci| Uci(uci.into()));
    let start = Millis::from_mins(150);
    let times = Times { start: BySide::new(start, start), increment: Millis::ZERO };
    let script = Script::from_moves(&Position::start(), &moves, &[], times).expect("legal");
    let options =
        Options { port_link: Some(link.clone()), pace: Pace::Times(10), ..Options::real_time() };
    let board = Simulator::start(script, options).expect("a pseudo-terminal");
    let port = PortName::new(link.to_string_lossy());
    let device = Some(Assignment { port, mapping: ClockMapping::Automatic, orientation: None });
    let command = Command::AssignDevice { board: BoardNo(1), device };
    stage.desk.command(command).wait().expect("assigned");
    board
}

#[test]
fn the_moves_have_the_times_of_the_clock_that_counts_and_the_arbiter_is_told_what_it_lacks() {
    for timing in [Timing::Desk, Timing::Device] {
        let setup = Setup { timing, control: "15+10".parse().expect("a control"), ..setup(1) };
        let desk = Desk::start("test", Box::new(|| {})).expect("a thread");
        let mut stage = Stage::on(desk, "2023", [setup], preferences(Lang::En));
        stage.ask(1, GameCommand::Start);
        let _board = connect(&stage);
        until(&mut stage, "three moves", |stage| stage.game(1).plies.len() == 3);
        let game = stage.game(1);
        let by_table = timing == Timing::Device;
        for (index, ply) in game.plies.iter().enumerate() {
            let times = ply.times.expect("told");
            let is_of_table = times.white > Millis::from_mins(100);
            assert_eq!(is_of_table, by_table, "{timing:?}, move {index}: {times:?}");
            let mover = ply.position.turn().other();
            let before = index.checked_sub(1).and_then(|last| game.plies[last].times);
            // Before the first move nobody has read the clock on the table.
            let Some(before) = before else { continue };
            let added = if by_table { Millis::ZERO } else { Millis::from_secs(10) };
            let spent = *before.of(mover) + added - *times.of(mover);
            assert_eq!(ply.spent, Some(spent), "{timing:?}, move {index}");
        }
        until(&mut stage, "the word", |stage| stage.game(1).lacking_increment().is_some());
        stage.run(Action::Messages);
        stage.must_say(&format!("Board 1: {LACKS}"));
        stage.key(Key::Escape);
        stage.must_say("Increment lacking on the clock on the table");
        stage.key(Key::F3);
        stage.must_say(LACKS);
        stage.must_say("6.10.2");
        assert_eq!((stage.has(INCIDENT), stage.has(TAKE)), (by_table, !by_table), "{timing:?}");
        if by_table {
            stage.click(INCIDENT);
            let hall = stage.desk.snapshot().hall.clone();
            assert_eq!(hall.incidents.len(), 1);
            stage.must_say("The wrong increment was set");
            // A second press would open another, and stop the clocks once more.
            stage.key(Key::F3);
            assert!(!stage.has(INCIDENT), "{:#?}", stage.labels());
            stage.click("Incident 1 about this clock is open: show it");
            assert_eq!(stage.window.state().screen, Screen::Disputes);
        }
    }
}
