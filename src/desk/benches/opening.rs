//! What a long competition costs: to open it for play, to keep its state, to check, print and export it;
//! time, and memory at its most. Takes minutes and some disk, and so is done only when it is asked for
//! by name: `JADOUBE_CONFIG=/tmp/key cargo bench -p jadoube-desk --bench opening -- make 1000000
//! /tmp/long.jadoube`, then the same with `open`, `verify`, `log`, `export` in the place of `make
//! 1000000`: at the first opening all rows are read and a snapshot is left, at the second it is gone on
//! from.
//!
//! Wanted: 1,000,000 events opened in 2 s and 200 MB, 100,000 in 0.4 s; the rest in 200 MB.
//! Measured on two cores with others at work on them (November 2026): 1,000,000 events (398 MB) from a
//! snapshot 1.1 s and 98 MB, all rows read 7.9 to 11 s and 257 MB; 100,000 events 0.2 s and 93 MB, all
//! rows 0.7 s. A snapshot of 1,000,000 is made beside the desk in 0.6 s and written in 141 parts, of
//! which the desk waits for 0.16 s at most; closing takes 0.07 s. `verify` 40 s (its signatures) and
//! 294 MB, `export` 13.5 s and 277 MB: of that 250 MB are the state, however the rows are read.

use std::io::BufWriter;
use std::path::Path;
use std::time::{Duration, Instant};

use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::evidence::record::Event as EvidenceEvent;
use jadoube_core::hall::competition::Competition;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_desk::cycle::Cycle;
use jadoube_desk::evidence::examine;
use jadoube_desk::export::to_pgn_text;
use jadoube_desk::exported::write_ron;
use jadoube_desk::library::Reader;
use jadoube_desk::log_reader::{LogReader, entry_line};
use jadoube_desk::station::Station;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_journal::file::Journal;
use jadoube_journal::row::{Batch, Header};
use jadoube_laws::game::event::{Event as GameEvent, Player, Setup, Source};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, CommandKey, Role, Who};
use uuid::Uuid;

const WALL: &str = "2026-11-22T09:00:00.250+01:00[Europe/Berlin]";
/// So many boards play at once, and so many half-moves each.
const BOARDS: u16 = 60;
const PLIES: u16 = 80;
const MOVES: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let station = Station::own("bench");
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["make", events, path, ..] => make(events.parse().expect("a number"), path, &station),
        ["open", path, ..] => open(path, station),
        ["verify", path, ..] => {
            timed("verified", || examine(Path::new(path)).expect("read").is_sound().to_string());
        }
        ["log", path, ..] => timed("printed", || log(path)),
        ["export", path, ..] => timed("exported", || export(path)),
        _ => println!("left out: see the head of benches/opening.rs"),
    }
}

fn make(events: usize, path: &str, station: &Station) {
    let signer = station.signer().expect("a key").expect("a key");
    let header = Header {
        competition: Uuid::now_v7(),
        created: WALL.to_owned(),
        program: env!("CARGO_PKG_VERSION").to_owned(),
    };
    let key = signer.public().to_string();
    let what = EvidenceEvent::KeyShown { station: "bench".into(), key };
    let competition = Competition::new("Festival", "2023");
    let mut batches =
        vec![batch(0, &[Event::Evidence { what }]), batch(0, &[Event::Founded { competition }])];
    let mut count = 2;
    for round in 1.. {
        for (board, what) in round_of(round) {
            if count >= events {
                let begun = Instant::now();
                let made = Journal::found(Path::new(path), &header, &batches, Some(&signer));
                made.expect("made").close().expect("closed");
                return println!("{count} events, made: {:?}", begun.elapsed());
            }
            let events: Vec<Event> =
                what.into_iter().map(|what| Event::Game { board, what }).collect();
            count += events.len();
            batches.push(batch(count, &events));
        }
    }
}

/// What happens in a round, in order: the moves of all boards between each other.
fn round_of(round: u16) -> impl Iterator<Item = (BoardNo, Vec<GameEvent>)> {
    let boards = || (1..=BOARDS).map(BoardNo);
    let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
    let setup = move |board: BoardNo| Setup {
        players: BySide::new(
            player(&format!("White, Player {round}-{}", board.0)),
            player(&format!("Black, Player {round}-{}", board.0)),
        ),
        round,
        ..Setup::new("90+30".parse().expect("a time control"))
    };
    let set_up = boards().map(move |board| (board, vec![GameEvent::SetUp(setup(board))]));
    let started = boards().map(|board| (board, vec![GameEvent::Started]));
    let moves = (0..PLIES).flat_map(move |ply| {
        boards().map(move |board| {
            let played = GameEvent::MovePlayed {
                uci: Uci(MOVES[usize::from(ply % 4)].to_owned()),
                source: Source::Board,
                times: Some(BySide::new(Millis(5_400_000), Millis(5_399_000))),
                spent: Some(Millis(1_000)),
            };
            let side = if ply % 2 == 0 { Side::White } else { Side::Black };
            (board, vec![played, GameEvent::ClockPressed { side }])
        })
    });
    let drawn = Outcome { score: Score::Draw, reason: EndReason::Agreement };
    let ended = boards().map(move |board| (board, vec![GameEvent::Ended(drawn)]));
    set_up.chain(started).chain(moves).chain(ended)
}

fn batch(nth: usize, events: &[Event]) -> Batch {
    let write = |event: &Event| (event.version(), serde_json::to_string(event).expect("written"));
    Batch {
        key: CommandKey(Uuid::now_v7()),
        wall: WALL.to_owned(),
        at: Moment(i64::try_from(nth).expect("small") * 10),
        who: Who { station: "bench".to_owned(), role: Role::Arbiter },
        events: events.iter().map(write).collect(),
    }
}

fn open(path: &str, station: Station) {
    let begun = Instant::now();
    let (mut cycle, recovery) = Cycle::open(Path::new(path), station).expect("opened");
    println!("{} events, opened: {:?}, {}", recovery.entries, begun.elapsed(), most());
    let begun = Instant::now();
    let no = cycle.hall().at_board[&BoardNo(7)];
    let game = cycle.history().of_game(no, 0).len();
    println!("the {game} entries of a game: {:?}", begun.elapsed());
    if let Some(state) = cycle.state_to_keep() {
        let begun = Instant::now();
        let snapshot = state.snapshot().expect("written");
        println!("a snapshot made beside the desk: {:?}", begun.elapsed());
        cycle.keep(snapshot);
        let (mut parts, mut longest) = (0, Duration::ZERO);
        while cycle.is_keeping() {
            let begun = Instant::now();
            cycle.keep_part().expect("written");
            (parts, longest) = (parts + 1, longest.max(begun.elapsed()));
        }
        println!("written in {parts} parts, of which the desk waits for one: {longest:?} at most");
    }
    let begun = Instant::now();
    cycle.close().expect("closed");
    println!("closed: {:?}, {}", begun.elapsed(), most());
}

fn timed(what: &str, done: impl FnOnce() -> String) {
    let begun = Instant::now();
    let said = done();
    println!("{what}: {said}, {:?}, {}", begun.elapsed(), most());
}

/// As `jadoube log` does.
fn log(path: &str) -> String {
    let (words, mut reader) = (Catalogue::new(Lang::En), LogReader::default());
    let file = Reader::of(Path::new(path)).expect("read");
    let mut line = |entry: Entry| entry_line(&words, &entry, &reader.line(&words, &entry)).len();
    let bytes: usize = file.entries().map(&mut line).sum();
    drop(reader);
    format!("{bytes} bytes, complaint: {}", file.state().1.is_some())
}

/// As `jadoube export` does, both kinds.
fn export(path: &str) -> String {
    let file = Reader::of(Path::new(path)).expect("read");
    let games = to_pgn_text(&file.state().0, &Catalogue::new(Lang::En)).len();
    write_ron(file.exported(), BufWriter::new(std::io::sink())).expect("written");
    format!("{games} bytes of games, and the journal")
}

/// The memory at its most, where the system tells it.
fn most() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    status.lines().find(|line| line.starts_with("VmHWM")).unwrap_or("memory: not told").to_owned()
}
