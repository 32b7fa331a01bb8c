//! A blind match in a competition: one file, one record, incidents and lines of the log.

use std::process::Command as Process;
use std::sync::Arc;

use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::blind::arrangement::Arrangement;
use jadoube_core::blind::command::Command as BlindCommand;
use jadoube_core::blind::event::{Actor, Inquiry};
use jadoube_core::blind::execution::ExecutionReport;
use jadoube_core::blind::notice::Notice;
use jadoube_core::blind::refusal::Refusal as BlindRefusal;
use jadoube_core::blind::state::Blind;
use jadoube_core::blind::utterance::Utterance;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_core::hall::event::Entry;
use jadoube_core::hall::refusal::Refusal;
use jadoube_desk::cycle::Cycle;
use jadoube_desk::library::{self, Reader};
use jadoube_desk::log_reader::LogReader;
use jadoube_desk::protocols::{self, Sheet, SheetSource};
use jadoube_desk::request_error::CommandError;
use jadoube_desk::timekeeper::Timekeeper;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Setup;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, CommandKey, IncidentNo, Role};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::ruling::Remedy;
use tempfile::TempDir;
use uuid::Uuid;

const BOARD: BoardNo = BoardNo(1);

/// A competition with a game on board 1, at a time that stands still.
struct Room {
    cycle: Cycle,
    folder: TempDir,
}

impl Room {
    fn new(edition: &str) -> Self {
        let folder = TempDir::new().expect("a folder");
        let mut cycle =
            Cycle::create(&folder.path().join("hall.jadoube"), "desk 1").expect("a new file");
        cycle.set_timekeeper(Arc::new(Timekeeper::scripted(Moment(1_000))));
        let mut room = Self { folder, cycle };
        let competition = Competition::new("Open", edition);
        room.must(&Command::Found { competition });
        let setup = Setup::new("100+30".parse().expect("a time control"));
        room.must(&Command::SetUpGame { board: BOARD, setup });
        room
    }

    fn ask(&mut self, command: &Command) -> Result<Vec<Entry>, Refusal> {
        let key = CommandKey(Uuid::now_v7());
        match self.cycle.submit(command, Role::Arbiter, key) {
            Ok(entries) => Ok(entries),
            Err(CommandError::Refused(refusal)) => Err(refusal),
            Err(fault) => panic!("{fault}"),
        }
    }

    fn must(&mut self, command: &Command) -> Vec<Entry> {
        self.ask(command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"))
    }

    fn blind(&mut self, what: BlindCommand) -> Vec<Entry> {
        self.must(&Command::Blind { board: BOARD, what })
    }

    fn arrange(&mut self, arrangement: Arrangement, reason: &str) {
        let arrangement = Box::new(arrangement);
        self.blind(BlindCommand::Arrange { arrangement, reason: reason.into() });
    }

    /// A move in the usual order, up to the clock.
    fn play(&mut self, mover: Side, uci: &str) -> Vec<Entry> {
        self.make(mover, uci, &[mover, mover.other()]);
        self.blind(BlindCommand::PressClock { by: Actor::Player(mover) })
    }

    /// A move that is announced, repeated and executed on these boards.
    fn make(&mut self, mover: Side, uci: &str, boards: &[Side]) {
        let said = || Utterance::of_move(uci, Uci(uci.into()));
        let done = || ExecutionReport::Move(Uci(uci.into()));
        self.blind(BlindCommand::Announce { by: Actor::Player(mover), said: said() });
        self.blind(BlindCommand::Repeat { by: Actor::Player(mover.other()), said: said() });
        for board in boards {
            self.blind(BlindCommand::Execute { board: *board, done: done(), by: None });
        }
    }

    fn state(&self) -> &Blind {
        self.cycle.hall().blind(BOARD).expect("a blind match")
    }

    /// What the file holds makes the very same competition.
    fn check_file(&self) {
        let record = library::read(&self.folder.path().join("hall.jadoube")).expect("readable");
        assert_eq!(record.trouble, None);
        assert_eq!(record.hall, *self.cycle.hall());
    }
}

#[test]
fn a_move_of_the_match_and_of_the_game_are_one_batch_and_the_file_holds_both() {
    let mut room = Room::new("2023");
    let none = Command::Blind { board: BOARD, what: BlindCommand::Compare };
    let why = BlindRefusal::NotArranged;
    assert_eq!(room.ask(&none), Err(Refusal::Blind { board: BOARD, why }));
    room.arrange(Arrangement::of_blind(Side::Black), "");
    room.must(&Command::Game { board: BOARD, what: GameCommand::Start });
    let pressed = room.play(Side::White, "e2e4");
    let kinds: Vec<String> = pressed
        .iter()
        .map(|entry| serde_json::to_value(&entry.event).expect("json")["what"]["event"].to_string())
        .collect();
    assert_eq!(kinds, ["\"clock-started\"", "\"move-played\"", "\"clock-pressed\""]);
    room.play(Side::Black, "e7e5");
    assert_eq!(room.cycle.hall().game(BOARD).expect("a game").plies.len(), 2);
    assert!(room.state().noticed.is_empty());
    room.check_file();
    // The next game at the board is no blind match until one is arranged.
    room.must(&Command::Game {
        board: BOARD,
        what: GameCommand::End(Outcome { score: Score::Draw, reason: EndReason::Agreement }.into()),
    });
    let setup = room.cycle.hall().game(BOARD).expect("a game").setup.clone();
    room.must(&Command::SetUpGame { board: BOARD, setup: Setup { round: 2, ..setup } });
    assert_eq!(room.cycle.hall().blind(BOARD), None);
    room.check_file();
}

#[test]
fn a_slip_corrected_too_late_opens_an_incident_and_leaves_the_clocks() {
    let mut room = Room::new("2023");
    room.arrange(Arrangement::of_blind(Side::Black), "");
    room.must(&Command::Game { board: BOARD, what: GameCommand::Start });
    room.play(Side::White, "g1h3");
    let said = Utterance::of_move("Springer Gustav eins - Felix drei", Uci("g1f3".into()));
    let by = Actor::Player(Side::White);
    room.blind(BlindCommand::CorrectAnnouncement { by, said });
    let hall = room.cycle.hall();
    let incident = hall.incidents.values().next().expect("an incident");
    assert_eq!((incident.case.kind(), incident.is_open()), ("blind-slip", true));
    let articles: Vec<&str> =
        incident.proposal.citations.iter().map(|one| one.article.as_str()).collect();
    assert_eq!(articles, ["D.2.8"]);
    assert_eq!(hall.game(BOARD).expect("a game").clock.running(), Some(Side::Black));
    assert_eq!(room.state().noticed[0].what, Notice::SlipTooLate { by: Side::White });
    room.check_file();
}

#[test]
fn against_a_deaf_player_play_does_not_begin_without_an_assistant() {
    for (edition, begins) in [("2009", true), ("2023", false)] {
        let mut room = Room::new(edition);
        let mut arrangement = Arrangement::of_blind(Side::Black);
        arrangement.players.white.deaf = true;
        room.arrange(arrangement, "");
        let start = Command::Game { board: BOARD, what: GameCommand::Start };
        assert_eq!(room.ask(&start).is_ok(), begins, "{edition}");
    }
}

#[test]
fn the_log_says_what_was_said_and_what_was_told_to_whom() {
    let mut room = Room::new("2023");
    room.arrange(Arrangement::of_blind(Side::Black), "");
    room.must(&Command::Game { board: BOARD, what: GameCommand::Start });
    room.play(Side::White, "e2e4");
    room.blind(BlindCommand::Ask { by: Side::Black, what: Inquiry::Moves });
    let by = Actor::Program;
    let (to, what, text) = (Side::Black, Inquiry::Moves, "1".into());
    room.blind(BlindCommand::Tell { by, to, what, text });
    let unasked = Command::Blind {
        board: BOARD,
        what: BlindCommand::Tell { by, to, what, text: "1".into() },
    };
    let why = BlindRefusal::NotAsked(Side::Black);
    assert_eq!(room.ask(&unasked), Err(Refusal::Blind { board: BOARD, why }));
    let entries =
        library::read(&room.folder.path().join("hall.jadoube")).expect("readable").entries;
    let words = Catalogue::new(Lang::En);
    let mut reader = LogReader::default();
    let lines: Vec<String> = entries.iter().map(|entry| reader.line(&words, entry)).collect();
    let said = |text: &str| lines.iter().any(|line| line.contains(text));
    for text in [
        "Game with blind players set up: Black is blind, the opponent sees",
        "Announced by White: “e2e4” (pawn e2 e4)",
        "Executed on the board of Black: pawn e2 e4",
        "Black asks for the number of moves",
        "Told to Black by program: the number of moves – 1",
    ] {
        assert!(said(text), "{text} is missing in\n{}", lines.join("\n"));
    }
}

#[test]
fn the_announcement_log_of_each_match_at_a_board_is_printed_from_its_file() {
    let mut room = Room::new("2023");
    let mut second = room.cycle.hall().game(BOARD).expect("a game").setup.clone();
    second.round = 2;
    for (round, uci) in [(1, "e2e4"), (2, "d2d4")] {
        if round == 2 {
            let drawn = Outcome { score: Score::Draw, reason: EndReason::Agreement };
            room.must(&Command::Game { board: BOARD, what: GameCommand::End(drawn.into()) });
            room.must(&Command::SetUpGame { board: BOARD, setup: second.clone() });
        }
        room.arrange(Arrangement::of_blind(Side::Black), "");
        room.must(&Command::Game { board: BOARD, what: GameCommand::Start });
        room.play(Side::White, uci);
    }
    let file = room.folder.path().join("hall.jadoube");
    let reader = Reader::of(&file).expect("readable");
    let (hall, _) = reader.state();
    let of_game = |no| reader.of_game(no);
    let (record, none) = (Some(reader.record()), |_| Vec::new());
    let source = SheetSource {
        hall: &hall,
        record,
        as_of: None,
        incomplete: None,
        of_game: &of_game,
        of_incident: &none,
        of_contest: &Vec::new,
    };
    for (board, round, said) in [
        (1, None, Some("d2d4")),
        (1, Some(1), Some("e2e4")),
        (1, Some(2), Some("d2d4")),
        (1, Some(3), None),
        (2, None, None),
    ] {
        let sheet = Sheet::of_blind_match(&hall, BoardNo(board), round);
        let words = Catalogue::new(Lang::En);
        let printed = sheet.and_then(|sheet| protocols::document(&words, source, sheet, hall.last));
        let printed = printed.map(|document| format!("{document:?}"));
        let names = |uci: &str| printed.as_ref().is_some_and(|text| text.contains(uci));
        let found = ["e2e4", "d2d4"].into_iter().filter(|uci| names(uci)).collect::<Vec<_>>();
        assert_eq!(found, said.into_iter().collect::<Vec<_>>(), "board {board}, {round:?}");
        assert_eq!(printed.is_some(), said.is_some());
        // The same by the command line.
        let pdf = room.folder.path().join(format!("{board}-{round:?}.pdf"));
        let mut process = Process::new(env!("CARGO_BIN_EXE_jadoube"));
        process.arg("print").arg(&file).args(["--blind", &board.to_string()]);
        process.arg("-o").arg(&pdf).env("JADOUBE_CONFIG", room.folder.path().join("config"));
        if let Some(round) = round {
            process.args(["--round", &round.to_string()]);
        }
        let output = process.output().expect("the program starts");
        let code = if said.is_some() { 0 } else { 1 };
        assert_eq!(output.status.code(), Some(code), "{output:?}");
        let is_pdf = std::fs::read(&pdf).is_ok_and(|bytes| bytes.starts_with(b"%PDF"));
        assert_eq!(is_pdf, said.is_some());
    }
}

#[test]
fn the_move_that_is_being_made_is_there_after_a_decision_that_took_nothing_back_was_undone() {
    let mut room = Room::new("2023");
    room.arrange(Arrangement::of_blind(Side::Black), "");
    room.must(&Command::Game { board: BOARD, what: GameCommand::Start });
    room.play(Side::White, "e2e4");
    room.make(Side::Black, "e7e5", &[Side::Black]);
    let before = room.state().cycles.clone();

    let dispute = |what| Command::Dispute { what };
    let no = IncidentNo(1);
    let (case, claim) = (Case::Other, String::new());
    let (board, caller, clocks) = (Some(BOARD), Caller::Arbiter, Clocks::Stop);
    room.must(&dispute(DisputeCommand::Open { board, case, caller, claim, clocks }));
    let remedies = vec![Remedy::AddTime { side: Side::Black, time: Millis::from_mins(2) }];
    let (text, reason) = (String::new(), "heard both".to_owned());
    room.must(&dispute(DisputeCommand::DecideOtherwise { no, remedies, text, reason, lose: None }));
    let (reason, time) = ("the wrong board".to_owned(), None);
    room.must(&dispute(DisputeCommand::Withdraw { no, reason, time, lose: None }));
    assert_eq!(room.state().cycles, before);
    room.check_file();
    // Where moves go, what was known of them and of the next goes with them.
    room.must(&Command::Game {
        board: BOARD,
        what: GameCommand::TakeBack { to: Ply(0), reason: "slip".into() },
    });
    assert!(room.state().cycles.is_empty());
    room.check_file();
}
