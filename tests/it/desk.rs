//! The desk as its faces know it: the real thread, real files, requests and pictures.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::notation::braille::{Code, read_text};
use jadoube_chess::pgn::read::{PgnFile, read as read_pgn};
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_desk::broadcast::{Delay, Live};
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::{ImportOptions, Request};
use jadoube_desk::live_pgn::replace;
use jadoube_desk::log_lines::{notice, trouble};
use jadoube_desk::log_reader::LogReader;
use jadoube_desk::request_error::Trouble;
use jadoube_desk::snapshot::NoticeKind;
use jadoube_desk::station::Station;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_journal::fault::Fault;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{Setup, Source};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::state::Game;
use jadoube_laws::game::status::Status;
use jadoube_laws::ids::{BoardNo, GameNo};
use rusqlite::Connection;
use tempfile::TempDir;

const BOARD: BoardNo = BoardNo(1);

/// Invented games: clocks and spent times; a start of Chess960; a fallen flag; no clock at all.
const GAMES: &str = r#"[Event "Club evening"]
[Site "Skopje"]
[Date "2026.11.21"]
[Round "3"]
[White "Ada"]
[Black "Bela"]
[Result "1/2-1/2"]
[BlackElo "2105"]
[WhiteTitle "WFM"]
[TimeControl "5400+30"]
[Termination "normal"]

1. e4 {[%clk 1:30:10] [%emt 0:00:20] a calm start} 1... e5 {[%clk 1:29:00] [%emt 0:01:30]}
2. Nf3 {[%clk 1:30:30] [%emt 0:00:10]} 2... Nc6 {[%clk 1:29:20] [%emt 0:00:10] (=)} 1/2-1/2

[Event "Club evening"]
[Site "Skopje"]
[Date "2026.11.21"]
[Round "3"]
[White "Cyra"]
[Black "Deni"]
[Result "0-1"]
[TimeControl "900+10"]
[Termination "normal"]
[Variant "Chess960"]
[SetUp "1"]
[FEN "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1"]

1. e4 {[%clk 0:15:00]} 1... e5 {[%clk 0:14:50]} 2. O-O {[%clk 0:14:58]} 2... O-O
{[%clk 0:14:30]} 0-1

[Event "Club evening"]
[Site "Skopje"]
[Date "2026.11.21"]
[Round "3"]
[White "Emil"]
[Black "Fana"]
[Result "1-0"]
[TimeControl "40/7200:3600"]
[Termination "time forfeit"]
[SetUp "1"]
[FEN "4k3/8/8/8/8/8/4P3/4K2R w K - 0 40"]

40. O-O {[%clk 0:00:10]} 40... Kd7 {[%clk 0:00:00]} 1-0

[Event "Club evening"]
[Site "Skopje"]
[Date "2026.11.21"]
[Round "3"]
[White "Goran"]
[Black "Hana"]
[Result "*"]

1. d4 d5 *
"#;

struct Bench {
    desk: Desk,
    woken: Arc<AtomicUsize>,
    folder: TempDir,
}

impl Bench {
    fn new() -> Self {
        let woken = Arc::new(AtomicUsize::new(0));
        let counter = woken.clone();
        let waker = Box::new(move || {
            counter.fetch_add(1, Ordering::SeqCst);
        });
        let desk = Desk::start("desk 1", waker).expect("a thread");
        Self { folder: TempDir::new().expect("a folder"), desk, woken }
    }

    fn founded() -> Self {
        let bench = Self::new();
        bench.must(Request::New(bench.path("hall.jadoube"), competition()));
        bench
    }

    fn with_game(control: &str) -> Self {
        let bench = Self::founded();
        bench.command(Command::SetUpGame { board: BOARD, setup: setup(control, 1) });
        bench
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn must(&self, request: Request) {
        let asked = format!("{request:?}");
        self.desk.ask(request).wait().unwrap_or_else(|why| panic!("{asked}: {why}"));
    }

    fn command(&self, command: Command) {
        self.desk.command(command).wait().expect("done");
    }

    fn game(&self, what: GameCommand) {
        self.command(Command::Game { board: BOARD, what });
    }

    fn import(&self, text: &str) {
        let path = self.path("games.pgn");
        std::fs::write(&path, text).expect("written");
        self.must(Request::ImportPgn(path, ImportOptions::default()));
    }

    fn export(&self) -> PgnFile {
        let path = self.path("out.pgn");
        self.must(Request::ExportPgn(path.clone()));
        read_pgn(&std::fs::read_to_string(path).expect("written"))
    }
}

fn competition() -> Competition {
    Competition {
        place: "Skopje".into(),
        date: "2026-11-21".into(),
        ..Competition::new("Club evening", "2023")
    }
}

fn setup(control: &str, round: u16) -> Setup {
    Setup { round, ..Setup::new(control.parse().expect("a time control")) }
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

#[test]
fn games_of_a_file_come_out_of_the_desk_as_they_went_in() {
    let bench = Bench::founded();
    bench.import(GAMES);
    let (given, back) = (read_pgn(GAMES), bench.export());
    assert_eq!((given.complaints.len(), back.complaints.as_slice()), (0, &[][..]));
    assert_eq!(back.games.len(), given.games.len());
    for (given, back) in given.games.iter().zip(&back.games) {
        let white = given.tag("White");
        assert_eq!((&back.start, back.result), (&given.start, given.result), "{white:?}");
        for (before, after) in given.plies().iter().zip(back.plies()) {
            let played = after.played;
            assert_eq!(played, before.played, "{white:?}");
            assert_eq!((after.clk, after.emt), (before.clk, before.emt), "{white:?} {played:?}");
            assert_eq!(after.draw_offer, before.draw_offer, "{white:?} {played:?}");
        }
        assert_eq!((back.ucis(), back.sans()), (given.ucis(), given.sans()), "{white:?}");
        assert_eq!(back.plies().len(), given.plies().len(), "{white:?}");
        for (name, value) in &given.tags {
            assert_eq!(back.tag(name), Some(value.as_str()), "{white:?}: {name}");
        }
    }
    // What was played long ago makes no clock run here.
    let snapshot = bench.desk.snapshot();
    for (board, game) in snapshot.hall.on_boards() {
        assert_eq!(game.clock.running(), None, "board {board}");
    }
    assert_eq!(snapshot.hall.game(BoardNo(4)).unwrap().status, Status::Playing);
}

#[test]
fn a_game_that_went_on_where_the_laws_now_end_it_is_imported_whole() {
    let bench = Bench::founded();
    let shuffle = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 \
8. Ng1 Ng8 9. e4 e5 10. Ke2 1-0";
    bench.import(&format!("[White \"Old\"]\n[Result \"1-0\"]\n\n{shuffle}\n"));
    let back = bench.export();
    assert_eq!(back.games[0].plies().len(), 19);
    assert_eq!(back.games[0].result.text(), "1-0");
}

#[test]
fn the_end_of_a_game_is_told_in_the_words_of_pgn() {
    for (score, reason, result, termination) in [
        (Score::BlackWins, EndReason::Flag, "0-1", "time forfeit"),
        (Score::Draw, EndReason::FlagWithoutMatingMaterial, "1/2-1/2", "time forfeit"),
        (Score::WhiteWins, EndReason::Forfeit, "1-0", "rules infraction"),
        (Score::BothLose, EndReason::Forfeit, "*", "rules infraction"),
        (Score::WhiteWins, EndReason::IllegalMoves, "1-0", "rules infraction"),
        (Score::BothLose, EndReason::ArbiterDecision, "*", "adjudication"),
        (Score::WhiteWins, EndReason::Resignation, "1-0", "normal"),
        (Score::Draw, EndReason::Agreement, "1/2-1/2", "normal"),
    ] {
        let bench = Bench::with_game("90");
        bench.game(GameCommand::End(Outcome { score, reason }.into()));
        let back = bench.export();
        let game = &back.games[0];
        assert_eq!(game.tag("Termination"), Some(termination), "{score:?} {reason:?}");
        assert_eq!((game.tag("Result"), game.result.text()), (Some(result), result), "{reason:?}");
        // PGN has no sign for it, so that it stands there in words.
        let text = std::fs::read_to_string(bench.path("out.pgn")).expect("written");
        let said = text.contains("{both players lose, 0-0}");
        assert_eq!(said, score == Score::BothLose, "{reason:?}");
    }
}

fn at_once(folder: &Path) -> Live {
    Live { folder: folder.to_owned(), delay: Delay::NONE }
}

/// Waits until it is so.
fn wait_for<T>(mut look: impl FnMut() -> Option<T>) -> T {
    let deadline = Instant::now() + Duration::from_secs(20);
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(Instant::now() < deadline, "not in twenty seconds");
        crate::stage::rest();
    }
}

/// Opening a pipe that nobody reads takes as long as a network drive that is gone.
#[cfg(unix)]
fn hang(pipe: &Path) {
    let made = std::process::Command::new("mkfifo").arg(pipe).status();
    assert!(made.expect("mkfifo").success());
}

/// White has a millisecond left, and the flag is seen to fall.
#[cfg(unix)]
fn must_see_a_flag(bench: &Bench) {
    let correction = Correction::Set { side: Side::White, time: Millis(1) };
    bench.game(GameCommand::CorrectClock { correction, reason: "as it was".into() });
    bench.game(GameCommand::Start);
    wait_for(|| bench.desk.snapshot().game(BOARD).expect("a game").flags.white);
}

#[cfg(unix)]
#[test]
fn a_folder_that_hangs_delays_no_flag_no_command_and_no_closing() {
    let bench = Bench::with_game("90");
    let folder = bench.path("live");
    std::fs::create_dir(&folder).expect("a folder");
    for name in ["round-1.pgn", "out.pgn"] {
        hang(&folder.join(name));
    }
    let live = bench.desk.ask(Request::LivePgn(Some(at_once(&folder))));
    let export = bench.desk.ask(Request::ExportPgn(folder.join("out.pgn")));
    must_see_a_flag(&bench);
    assert!(live.poll().is_none() && export.poll().is_none(), "they hang");
    let Bench { folder: kept, desk, .. } = bench;
    desk.close().expect("closed");
    let file = kept.path().join("hall.jadoube");
    assert!(!file.with_extension("jadoube-wal").exists(), "closed as it should be");
    drop(kept);
}

/// What this computer remembers of a competition lies in the folder of its settings.
#[cfg(unix)]
#[test]
fn a_folder_of_settings_that_hangs_delays_no_flag_no_command_and_no_closing() {
    let folder = TempDir::new().expect("a folder");
    let settings = folder.path().join("settings");
    std::fs::create_dir(&settings).expect("a folder");
    hang(&settings.join("heads.lock"));
    let station = Station::in_folder("desk 1", &settings);
    let desk = Desk::start(station, Box::new(|| {})).expect("a thread");
    let bench = Bench { desk, woken: Arc::default(), folder };
    bench.must(Request::New(bench.path("hall.jadoube"), competition()));
    bench.command(Command::SetUpGame { board: BOARD, setup: setup("90", 1) });
    let other = bench.path("other.jadoube");
    bench.must(Request::GoOver(other.clone()));
    must_see_a_flag(&bench);
    assert!(!settings.join("heads.ron").exists(), "it hangs");
    let Bench { folder: kept, desk, .. } = bench;
    desk.close().expect("closed");
    assert!(!other.with_extension("jadoube-wal").exists(), "closed as it should be");
    drop(kept);
}

#[test]
fn the_live_file_is_whole_whenever_it_is_read_and_never_behind_the_board() {
    let bench = Bench::with_game("90");
    let folder = bench.path("live");
    let refused = bench.desk.ask(Request::LivePgn(Some(at_once(&folder)))).wait();
    assert!(matches!(refused, Err(Trouble::Text { .. })), "told at once: {refused:?}");
    std::fs::create_dir(&folder).expect("a folder");
    bench.must(Request::LivePgn(Some(at_once(&folder))));
    let file = folder.join("round-1.pgn");
    assert!(file.exists(), "there before the first move");
    let done = Arc::new(AtomicBool::new(false));
    let (path, until) = (file.clone(), done.clone());
    let reader = std::thread::spawn(move || {
        let mut reads = 0;
        while !until.load(Ordering::SeqCst) {
            let text = std::fs::read_to_string(&path).expect("there at any time");
            let read = read_pgn(&text);
            assert_eq!(read.complaints, [], "{text}");
            assert_eq!(read.games.len(), 1, "{text}");
            reads += 1;
        }
        reads
    });
    for (nth, uci) in "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 d2d3 f8c5".split(' ').enumerate() {
        bench.game(play(uci));
        // Written beside the desk: soon, and without anything else being done.
        let now = wait_for(|| {
            let now = read_pgn(&std::fs::read_to_string(&file).expect("readable"));
            (now.games[0].plies().len() == nth + 1).then_some(now)
        });
        assert!(now.games[0].plies()[nth].clk.is_some(), "{uci}");
    }
    done.store(true, Ordering::SeqCst);
    assert!(reader.join().expect("every read was whole") > 0);
    // Another competition does not write over it.
    let before = std::fs::read(&file).expect("readable");
    bench.must(Request::New(bench.path("other.jadoube"), competition()));
    bench.command(Command::SetUpGame { board: BOARD, setup: setup("90", 1) });
    assert_eq!(std::fs::read(&file).expect("readable"), before);
}

#[test]
fn every_earlier_moment_of_a_game_is_as_it_was_live() {
    let bench = Bench::with_game("3+2");
    let mut live: BTreeMap<u64, Arc<Game>> = BTreeMap::new();
    let reason = || "looked again".to_owned();
    let add = Correction::Add { side: Side::Black, time: Millis(60_000) };
    for what in [
        GameCommand::Start,
        play("e2e4"),
        play("e7e5"),
        GameCommand::CorrectClock { correction: add, reason: reason() },
        play("g1f3"),
        GameCommand::UndoCorrection { reason: reason() },
        GameCommand::OfferDraw { by: Side::White },
        play("b8c6"),
        GameCommand::CorrectMove { ply: Ply(4), uci: Uci("d7d6".into()), reason: reason() },
        GameCommand::TakeBack { to: Ply(1), reason: reason() },
        GameCommand::StopClock,
        GameCommand::End(Outcome { score: Score::Draw, reason: EndReason::Agreement }.into()),
        GameCommand::Reopen { reason: reason() },
    ] {
        // An undo is refused when the move has settled the correction: that is the game's affair.
        let _ = bench.desk.command(Command::Game { board: BOARD, what }).wait();
        let now = bench.desk.snapshot();
        live.insert(now.hall.seq, now.game(BOARD).expect("a game").clone());
    }
    let history = bench.desk.snapshot().history.clone();
    let no = bench.desk.snapshot().hall.at_board[&BOARD];
    for (seq, game) in live {
        let then = history.game_at(no, seq).expect("there");
        assert_eq!(then, *game, "row {seq}");
    }
}

/// Whether a fault is of the expected kind.
type IsIt = fn(&Fault) -> bool;

/// A competition file of its own, closed.
fn closed(folder: &Path, name: &str) -> PathBuf {
    let path = folder.join(name);
    let desk = Desk::start("desk 2", Box::new(|| {})).expect("a thread");
    desk.ask(Request::New(path.clone(), competition())).wait().expect("made");
    for board in 1..=40 {
        let command = Command::SetUpGame { board: BoardNo(board), setup: setup("90", 1) };
        desk.command(command).wait().expect("set up");
    }
    path
}

#[test]
fn a_file_that_cannot_be_opened_is_named_in_every_language_and_the_open_one_stays_open() {
    let bench = Bench::with_game("90");
    bench.game(play("e2e4"));
    let folder = bench.folder.path();
    let text = folder.join("text.jadoube");
    std::fs::write(&text, "Dear arbiter, this is a letter and no competition.").expect("written");
    let newer = closed(folder, "newer.jadoube");
    let database = Connection::open(&newer).expect("opens");
    database.pragma_update(None, "user_version", 99).expect("set");
    database.close().expect("closes");
    let cut = closed(folder, "cut.jadoube");
    let bytes = std::fs::read(&cut).expect("readable");
    std::fs::write(&cut, &bytes[..bytes.len() - 5_000]).expect("written");
    let held = closed(folder, "held.jadoube");
    let holder = Desk::start("desk 2", Box::new(|| {})).expect("a thread");
    holder.ask(Request::Open(held.clone())).wait().expect("opens");
    let before = bench.desk.snapshot();
    let wanted: [(PathBuf, IsIt); 6] = [
        (folder.join("none.jadoube"), |fault| matches!(fault, Fault::NotFound { .. })),
        (folder.to_owned(), |fault| matches!(fault, Fault::Foreign { .. })),
        (text, |fault| matches!(fault, Fault::Foreign { .. })),
        (newer, |fault| matches!(fault, Fault::Newer { .. })),
        (cut, |fault| matches!(fault, Fault::Truncated { .. })),
        (held, |fault| matches!(fault, Fault::Locked { .. })),
    ];
    for (path, is_it) in wanted {
        let why = bench.desk.ask(Request::Open(path.clone())).wait().expect_err("not openable");
        let Trouble::File(fault) = &why else { panic!("{why:?}") };
        assert!(is_it(fault), "{}: {fault:?}", path.display());
        let told: Vec<String> =
            Lang::ALL.iter().map(|lang| trouble(&Catalogue::new(*lang), &why)).collect();
        for text in &told {
            assert!(text.contains(&path.display().to_string()), "{text}");
            assert!(!text.contains('⟦') && text.contains(". "), "what to do next: {text}");
        }
        assert!(told[0] != told[1] && told[1] != told[2], "{told:?}");
        let now = bench.desk.snapshot();
        assert_eq!((&now.path, &now.hall), (&before.path, &before.hall), "{}", path.display());
    }
    bench.game(play("e7e5"));
    assert_eq!(bench.desk.snapshot().game(BOARD).expect("a game").ply(), Ply(2));
}

#[test]
fn what_can_be_read_of_a_file_is_shown_but_cannot_be_changed() {
    let bench = Bench::new();
    let cut = closed(bench.folder.path(), "cut.jadoube");
    let bytes = std::fs::read(&cut).expect("readable");
    std::fs::write(&cut, &bytes[..bytes.len() - 5_000]).expect("written");
    bench.desk.ask(Request::Open(cut.clone())).wait().expect_err("cut off");
    let shown = bench.desk.snapshot();
    assert_eq!(shown.path.as_deref(), Some(cut.as_path()));
    assert!(!shown.hall.at_board.is_empty() && !shown.history.is_empty(), "what could be read");
    let told = &shown.notices.last().expect("told").what;
    assert!(matches!(told, NoticeKind::OnlyRead(Fault::Truncated { .. })), "{told:?}");
    for lang in Lang::ALL {
        let text = notice(&Catalogue::new(lang), told);
        assert!(text.contains(&cut.display().to_string()) && !text.contains('⟦'), "{text}");
    }
    let refused = bench.desk.command(Command::Game { board: BOARD, what: play("e2e4") }).wait();
    assert_eq!(refused, Err(Trouble::OnlyRead));
    assert_eq!(bench.desk.snapshot().hall, shown.hall);
    bench.must(Request::New(bench.path("good.jadoube"), competition()));
    assert!(bench.desk.snapshot().hall.at_board.is_empty(), "work goes on in another file");
}

#[test]
fn the_open_file_may_be_opened_again_and_its_clocks_run_on() {
    let bench = Bench::with_game("90");
    bench.game(GameCommand::Start);
    let path = bench.path("hall.jadoube");
    let rows = bench.desk.snapshot().hall.seq;
    bench.must(Request::Open(path.clone()));
    let now = bench.desk.snapshot();
    assert_eq!((now.path.as_deref(), now.hall.seq), (Some(path.as_path()), rows));
    assert_eq!(now.game(BOARD).expect("a game").clock.running(), Some(Side::White));
    // After another one it is opened again, and then asks about the time between.
    bench.must(Request::New(bench.path("other.jadoube"), competition()));
    bench.must(Request::Open(path));
    let now = bench.desk.snapshot();
    assert!(now.game(BOARD).expect("a game").lost_time.is_some());
}

#[test]
fn a_founding_that_is_refused_leaves_no_file_behind() {
    let bench = Bench::with_game("90");
    let path = bench.path("new.jadoube");
    for wrong in [
        Competition { name: " ".into(), ..competition() },
        Competition { edition: "1066".into(), ..competition() },
    ] {
        let refused = bench.desk.ask(Request::New(path.clone(), wrong)).wait();
        assert!(matches!(refused, Err(Trouble::Refused(_))), "{refused:?}");
        assert!(!path.exists());
        assert_eq!(bench.desk.snapshot().path, Some(bench.path("hall.jadoube")));
    }
    bench.must(Request::New(path, competition()));
}

#[test]
fn a_text_never_takes_the_place_of_a_competition_or_of_a_link() {
    let bench = Bench::with_game("90");
    let own = bench.path("hall.jadoube");
    let before = std::fs::read(&own).expect("readable");
    let refused = bench.desk.ask(Request::ExportPgn(own.clone())).wait();
    assert!(matches!(refused, Err(Trouble::Text { .. })), "{refused:?}");
    assert_eq!(std::fs::read(&own).expect("readable"), before);
    assert!(replace(bench.folder.path(), "x").is_err(), "nor of a folder");
    #[cfg(unix)]
    {
        let (link, target) = (bench.path("link.pgn"), bench.path("target.pgn"));
        std::fs::write(&target, "old").expect("written");
        std::os::unix::fs::symlink(&target, &link).expect("linked");
        replace(&link, "new").expect("written");
        assert!(std::fs::symlink_metadata(&link).expect("there").is_symlink());
        assert_eq!(std::fs::read_to_string(&target).expect("readable"), "new");
    }
}

#[test]
fn a_face_is_not_woken_while_a_clock_merely_runs_but_for_a_flag() {
    let bench = Bench::with_game("90");
    bench.game(GameCommand::Start);
    // 1500 ms: three heartbeats. The flag of the second game is what ends the waiting.
    let short = Setup { control: "1".parse().expect("a time control"), ..setup("1", 1) };
    bench.command(Command::SetUpGame { board: BoardNo(2), setup: short });
    let at = |what| Command::Game { board: BoardNo(2), what };
    bench.command(at(GameCommand::CorrectClock {
        correction: Correction::Set { side: Side::White, time: Millis(1_500) },
        reason: "a short test".into(),
    }));
    bench.command(at(GameCommand::Start));
    let (begun, before) = (Instant::now(), bench.desk.snapshot().revision);
    while bench.woken.load(Ordering::SeqCst) < 6 {
        // The last answer's own wake may come a moment after it.
        std::thread::park_timeout(Duration::from_millis(5));
        assert!(begun.elapsed() < Duration::from_secs(20));
    }
    let deadline = begun + Duration::from_secs(20);
    while bench.desk.snapshot().hall.incidents.is_empty() {
        assert!(Instant::now() < deadline, "the flag was not noticed");
        std::thread::park_timeout(Duration::from_millis(20));
    }
    assert_eq!(bench.desk.snapshot().revision, before + 1, "one picture: the flag");
    let flag = bench.desk.snapshot().hall.game(BoardNo(2)).unwrap().flags.white;
    assert!(flag.is_some());
}

#[test]
fn the_journal_of_a_day_can_be_read_in_every_language() {
    let bench = Bench::founded();
    bench.import(GAMES);
    bench.command(Command::SetUpGame { board: BoardNo(9), setup: setup("90", 3) });
    let at = |what| Command::Game { board: BoardNo(9), what };
    for what in [
        play("e2e4"),
        GameCommand::OfferDraw { by: Side::White },
        GameCommand::DeclineDraw,
        GameCommand::CorrectClock { correction: Correction::SwapSides, reason: "wrong".into() },
        GameCommand::UndoCorrection { reason: "right".into() },
        GameCommand::TakeBack { to: Ply(0), reason: "wrong".into() },
        GameCommand::StopClock,
        GameCommand::SetIllegalMoves { by: Side::White, count: 1, reason: "seen".into() },
        GameCommand::End(
            Outcome { score: Score::BothLose, reason: EndReason::ArbiterDecision }.into(),
        ),
    ] {
        bench.command(at(what));
    }
    let entries = bench.desk.snapshot().history.all();
    for lang in Lang::ALL {
        let (words, mut reader) = (Catalogue::new(lang), LogReader::default());
        for entry in &entries {
            let line = reader.line(&words, entry);
            assert!(!line.trim().is_empty() && !line.contains('⟦'), "{lang:?} {entry:?}: {line}");
        }
    }
}

#[test]
fn the_sheet_of_a_game_that_has_left_its_board_is_written_and_one_of_no_game_is_not() {
    let bench = Bench::with_game("90");
    for uci in ["e2e4", "e7e5"] {
        bench.game(play(uci));
    }
    let first = bench.desk.snapshot().hall.at_board[&BOARD];
    let won = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    bench.game(GameCommand::End(won.into()));
    bench.command(Command::SetUpGame { board: BOARD, setup: setup("90", 2) });
    let path = bench.path("white.txt");
    let write = |no| bench.desk.ask(Request::BrailleSheet(no, Side::White, path.clone())).wait();
    assert!(write(GameNo(99)).is_err());
    assert!(!path.exists());
    write(first).unwrap();
    let written = std::fs::read_to_string(&path).unwrap();
    let print: Vec<String> =
        written.lines().filter_map(|line| read_text(line.trim(), Code::Ueb)).collect();
    assert!(print.contains(&"1. e4 e5".to_owned()), "{print:?}");
}
