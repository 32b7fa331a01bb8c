//! The process is killed in the middle of its work, many times. Whatever it acknowledged is there
//! afterwards, nothing is there by half, and the clocks are back to within a second.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command as Process, Stdio};
use std::time::Instant;

use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_desk::cycle::Cycle;
use jadoube_desk::library;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{Event as GameEvent, Source};
use jadoube_laws::ids::{BoardNo, CommandKey};
use serde_json::{Value, json};
use uuid::Uuid;

const BOARD: BoardNo = BoardNo(1);

fn game(what: GameCommand) -> Command {
    Command::Game { board: BOARD, what }
}

fn line(key: CommandKey, command: &Command) -> String {
    format!("{}\n", json!({ "key": key, "command": command }))
}

/// Moves that never end a game: the kings walk round the board while the clock is pressed.
fn command(nth: usize) -> Command {
    const OPENING: [&str; 4] = ["e2e4", "e7e5", "e1e2", "e8e7"];
    const WALK: [&str; 8] = ["e2d3", "e7d6", "d3c3", "d6c5", "c3d3", "c5d6", "d3e2", "d6e7"];
    if nth % 3 == 2 {
        return game(GameCommand::CorrectClock {
            correction: Correction::Add { side: Side::White, time: Millis(1) },
            reason: format!("number {nth}"),
        });
    }
    let ply = nth / 3 * 2 + nth % 3;
    let uci = match ply {
        0..4 => OPENING[ply],
        // The fifth appearance of a position would end the game: take back and begin again.
        _ if (ply - 4) % 16 == 15 => return take_back(),
        _ => WALK[(ply - 4) % 16 % 8],
    };
    game(GameCommand::Play {
        uci: Uci(uci.into()),
        source: Source::Arbiter,
        times: None,
        spent: None,
        after: AfterMove::Press,
    })
}

fn take_back() -> Command {
    game(GameCommand::TakeBack {
        to: jadoube_chess::ply::Ply(4),
        reason: "the test goes round".into(),
    })
}

/// The program, with its settings in the folder of the file.
fn jadoube(file: &Path) -> Process {
    let mut process = Process::new(env!("CARGO_BIN_EXE_jadoube"));
    process.env("JADOUBE_CONFIG", file.with_file_name("config"));
    process
}

fn start(file: &Path) -> Child {
    jadoube(file)
        .arg("play")
        .arg(file)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts")
}

struct Killed {
    /// The entries that were acknowledged.
    acknowledged: Vec<Entry>,
    /// The command that had been sent when the process died, and its key.
    last: (CommandKey, Command),
}

/// Streams commands until so many were acknowledged, sends one more, and kills without waiting.
fn work_and_kill(file: &Path, from: usize, count: usize) -> Killed {
    let mut child = start(file);
    let mut input = child.stdin.take().expect("piped");
    let mut output = BufReader::new(child.stdout.take().expect("piped")).lines();
    let mut acknowledged = Vec::new();
    for nth in from..from + count {
        let key = CommandKey(Uuid::now_v7());
        input.write_all(line(key, &command(nth)).as_bytes()).expect("the process reads");
        let reply = output.next().expect("an answer").expect("text");
        let reply: Value = serde_json::from_str(&reply).expect("JSON");
        assert_eq!(reply["ok"], true, "command {nth}: {reply}");
        let entries: Vec<Entry> =
            serde_json::from_value(reply["entries"].clone()).expect("entries");
        acknowledged.extend(entries);
    }
    let last = (CommandKey(Uuid::now_v7()), command(from + count));
    input.write_all(line(last.0, &last.1).as_bytes()).expect("the process reads");
    child.kill().expect("SIGKILL");
    child.wait().expect("it has died");
    Killed { acknowledged, last }
}

#[test]
fn what_was_acknowledged_survives_any_kill_and_nothing_is_there_by_half() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("hall.jadoube");
    let mut new = jadoube(&file);
    let made = new.arg("new").arg(&file).args(["--control", "90"]).output().expect("runs");
    assert!(made.status.success(), "{made:?}");
    let mut sent = 0;
    let mut started = false;
    for round in 0..12 {
        // Different lengths, so that the kill meets different places of the work.
        let count = 3 + round * 5 % 17;
        let killed = work_and_kill(&file, sent, count);
        sent += count;
        let record = library::read(&file).expect("readable after a kill");
        assert_eq!(record.trouble, None, "round {round}");
        assert!(library::verify(&file).expect("readable").is_sound(), "round {round}");
        for entry in &killed.acknowledged {
            assert!(record.entries.contains(entry), "round {round}: {entry:?} is gone");
        }
        assert_whole(&record.entries);
        // The last command may have been recorded or not; sent again it is there exactly once.
        let answered = resend(&file, &killed.last);
        assert_eq!(answered["ok"], true, "{answered}");
        sent += 1;
        let after = library::read(&file).expect("readable");
        let played =
            |entries: &[Entry]| entries.iter().filter(|entry| is_work(&entry.event)).count();
        assert_eq!(played(&after.entries), sent, "round {round}: each command once");
        started = true;
    }
    assert!(started);
}

/// Sends one command in a fresh process and ends it in peace.
fn resend(file: &Path, (key, command): &(CommandKey, Command)) -> Value {
    let mut child = start(file);
    let mut input = child.stdin.take().expect("piped");
    input.write_all(line(*key, command).as_bytes()).expect("the process reads");
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    let text = String::from_utf8(output.stdout).expect("text");
    serde_json::from_str(text.lines().next().expect("an answer")).expect("JSON")
}

fn is_work(event: &Event) -> bool {
    matches!(
        event,
        Event::Game {
            what: GameEvent::MovePlayed { .. }
                | GameEvent::ClockCorrected { .. }
                | GameEvent::TakenBack { .. },
            ..
        }
    )
}

/// A move and the press that belongs to it are one batch: neither stands alone while the clock
/// runs for the player who moved.
fn assert_whole(entries: &[Entry]) {
    for pair in entries.windows(2) {
        if let [first, second] = pair
            && matches!(&second.event, Event::Game { what: GameEvent::ClockPressed { .. }, .. })
        {
            let moved =
                matches!(&first.event, Event::Game { what: GameEvent::MovePlayed { .. }, .. });
            assert!(moved, "a press without its move: {first:?}");
        }
    }
    for (nth, entry) in (1..).zip(entries) {
        assert_eq!(entry.seq, nth, "rows are numbered without a gap");
    }
}

#[test]
fn clocks_come_back_to_within_a_second_and_the_lost_time_is_asked_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("hall.jadoube");
    let mut new = jadoube(&file);
    let made = new.arg("new").arg(&file).args(["--control", "90"]).output().expect("runs");
    assert!(made.status.success(), "{made:?}");
    let mut child = start(&file);
    let mut input = child.stdin.take().expect("piped");
    let mut output = BufReader::new(child.stdout.take().expect("piped")).lines();
    let begun = Instant::now();
    input
        .write_all(line(CommandKey(Uuid::now_v7()), &game(GameCommand::Start)).as_bytes())
        .expect("the process reads");
    output.next().expect("an answer").expect("text");
    let answered = Instant::now();
    // The heartbeat must come by itself: nothing is sent while White thinks.
    while answered.elapsed() < std::time::Duration::from_millis(2_600) {
        std::thread::park_timeout(std::time::Duration::from_millis(50));
    }
    // Somewhere between question and answer the clock was started, and somewhere in its end it stood.
    let at_least = answered.elapsed();
    child.kill().expect("SIGKILL");
    let at_most = begun.elapsed();
    child.wait().expect("it has died");

    let (mut cycle, recovery) = Cycle::open(&file, "after").expect("opens");
    assert_eq!(recovery.clocks, 1);
    let now = cycle.keeper().now();
    let game_now = cycle.hall().game(BOARD).expect("set up").clone();
    assert_eq!(game_now.clock.running(), None, "stopped until the arbiter has answered");
    assert!(game_now.lost_time.is_some(), "the question is put");
    let left = game_now.times(now).white;
    let after = |ran: std::time::Duration| {
        Millis::from_mins(90) - Millis(i64::try_from(ran.as_millis()).expect("short"))
    };
    let (least, most) = (after(at_most) - Millis(1_000), after(at_least) + Millis(1_000));
    assert!((least..=most).contains(&left), "{left} left, {least} to {most} expected");

    let how = jadoube_laws::game::event::LostTime::ToPlayerOnMove;
    let command = game(GameCommand::CountLostTime { how, gaps: None });
    cycle
        .submit(&command, jadoube_laws::ids::Role::Arbiter, CommandKey(Uuid::now_v7()))
        .expect("answered");
    let game_now = cycle.hall().game(BOARD).expect("set up");
    assert_eq!(game_now.clock.running(), Some(Side::White), "play had gone on, so does the clock");
    assert!(game_now.times(cycle.keeper().now()).white <= left);
    assert_eq!(game_now.lost_time, None);
}
