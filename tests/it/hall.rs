//! A competition with its journal, one command after the other: what is recorded, by whom, in
//! which batch; and that what stands in the file makes the same competition again.

use std::path::PathBuf;
use std::sync::Arc;

use jadoube_chess::board::position::{Position, Uci, Variant};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::disputes::change::Loss;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::disputes::event::Event as DisputeEvent;
use jadoube_core::disputes::refusal::Refusal as DisputeRefusal;
use jadoube_core::disputes::state::{EarlierVersion, Incident};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::{Assignment, Competition};
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::refusal::Refusal;
use jadoube_desk::cycle::Cycle;
use jadoube_desk::export::to_pgn_text;
use jadoube_desk::library;
use jadoube_desk::request_error::CommandError;
use jadoube_desk::timekeeper::{Timekeeper, wall};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_journal::file::Journal;
use jadoube_journal::row::Batch;
use jadoube_laws::clock::control::TimeControl;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{
    Event as GameEvent, LostTime, Observation, Player, Setup, Source, Timing,
};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, CommandKey, IncidentNo, PortName, Role, Who};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::claims::facts::Repetition;
use jadoube_laws::rulings::clock::facts::FlagFall;
use jadoube_laws::rulings::ruling::Remedy;
use jadoube_laws::sensing::{ClockMapping, PlayerClocks};
use tempfile::TempDir;
use uuid::Uuid;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const BOARD: BoardNo = BoardNo(1);
const NO: IncidentNo = IncidentNo(1);

/// A competition in a temporary folder, at a time that stands still until it is told to go on.
struct Room {
    cycle: Cycle,
    keeper: Arc<Timekeeper>,
    folder: TempDir,
}

impl Room {
    fn unfounded() -> Self {
        let folder = TempDir::new().expect("a folder");
        let mut cycle =
            Cycle::create(&folder.path().join("hall.jadoube"), "desk 1").expect("a new file");
        let keeper = Arc::new(Timekeeper::scripted(Moment(1_000)));
        cycle.set_timekeeper(keeper.clone());
        Self { folder, cycle, keeper }
    }

    fn founded() -> Self {
        let mut room = Self::unfounded();
        room.must(&found("2023"));
        room
    }

    /// With a game on board 1.
    fn with_game(control: &str) -> Self {
        let mut room = Self::founded();
        room.must(&set_up(BOARD, setup(control, 1, "")));
        room
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("hall.jadoube")
    }

    fn ask(&mut self, command: &Command) -> Result<Vec<Entry>, Refusal> {
        match self.cycle.submit(command, Role::Arbiter, key()) {
            Ok(entries) => Ok(entries),
            Err(CommandError::Refused(refusal)) => Err(refusal),
            Err(fault) => panic!("{fault}"),
        }
    }

    fn must(&mut self, command: &Command) -> Vec<Entry> {
        self.ask(command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"))
    }

    fn play(&mut self, moves: &str) {
        for uci in moves.split_whitespace() {
            self.must(&game(play(uci)));
        }
    }

    fn after(&self, ms: i64) -> &Self {
        self.keeper.advance(Millis(ms));
        self
    }

    fn game(&self) -> &Game {
        self.cycle.hall().game(BOARD).expect("a game")
    }

    fn left(&self) -> (i64, i64) {
        let times = self.game().times(self.keeper.now());
        (times.white.0, times.black.0)
    }

    fn incident(&self) -> &Incident {
        &self.cycle.hall().incidents[&NO]
    }

    /// What the file holds makes the very same competition.
    fn check_file(&self) {
        let record = library::read(&self.path()).expect("readable");
        assert_eq!(record.trouble, None);
        assert_eq!(record.hall, *self.cycle.hall());
    }

    /// How the last rows were written together: how many rows the last batch has.
    fn last_batch(&self) -> usize {
        let rows = Journal::read(&self.path()).expect("readable").rows;
        let last = rows.last().expect("rows").key;
        rows.iter().filter(|row| row.key == last).count()
    }
}

fn key() -> CommandKey {
    CommandKey(Uuid::now_v7())
}

fn competition(name: &str, edition: &str) -> Competition {
    Competition {
        place: "Скопје".into(),
        date: "2026-11-21".into(),
        ..Competition::new(name, edition)
    }
}

fn found(edition: &str) -> Command {
    Command::Found { competition: competition("Cup", edition) }
}

fn setup(control: &str, round: u16, name: &str) -> Setup {
    let player = || Player { name: name.into(), ..Player::default() };
    Setup {
        players: BySide::new(player(), player()),
        round,
        ..Setup::new(control.parse().expect("a time control"))
    }
}

fn set_up(board: BoardNo, setup: Setup) -> Command {
    Command::SetUpGame { board, setup }
}

fn game(what: GameCommand) -> Command {
    Command::Game { board: BOARD, what }
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

fn end(score: Score, reason: EndReason) -> Command {
    game(GameCommand::End(Outcome { score, reason }.into()))
}

fn dispute(what: DisputeCommand) -> Command {
    Command::Dispute { what }
}

fn open(board: Option<BoardNo>, case: Case, clocks: Clocks) -> Command {
    dispute(DisputeCommand::Open {
        board,
        case,
        caller: Caller::White,
        claim: "look!".into(),
        clocks,
    })
}

fn accept() -> Command {
    dispute(DisputeCommand::Accept { no: NO, reason: String::new(), lose: None })
}

fn device(board: u16, port: &str) -> Command {
    let device = Assignment {
        port: PortName(port.into()),
        mapping: ClockMapping::Automatic,
        orientation: None,
    };
    Command::AssignDevice { board: BoardNo(board), device: Some(device) }
}

#[test]
fn several_commands_in_one_batch_become_true_together_or_not_at_all() {
    let mut room = Room::founded();
    let all = |moves: &str| {
        let moves = moves.split_whitespace().map(|uci| game(play(uci)));
        std::iter::once(set_up(BOARD, setup("300", 1, ""))).chain(moves).collect::<Vec<_>>()
    };
    let before = room.cycle.hall().clone();
    let mut ahead = room.cycle.ahead(Role::Arbiter);
    let edition = room.cycle.edition();
    let illegal = all("e2e4 e7e5 e4e5");
    let judged: Result<(), _> =
        illegal.iter().try_for_each(|command| ahead.judge(command, edition));
    assert!(judged.is_err(), "{judged:?}");
    assert_eq!(ahead.hall().game(BOARD).map(|game| game.plies.len()), Some(2));
    assert_eq!(*room.cycle.hall(), before, "only ahead");
    room.check_file();

    let key = key();
    let mut ahead = room.cycle.ahead(Role::Arbiter);
    let mut plies = Vec::new();
    for command in all("e2e4 e7e5 g1f3") {
        plies.push(ahead.hall().game(BOARD).map(|game| game.plies.len()));
        ahead.judge(&command, edition).expect("legal");
    }
    let entries = room.cycle.submit_ahead(ahead, Role::Arbiter, key).expect("recorded");
    assert_eq!(plies, [None, Some(0), Some(1), Some(2)], "each sees those before it");
    assert_eq!(room.last_batch(), entries.len());
    assert_eq!(room.game().plies.len(), 3);
    room.check_file();
    // Sent twice, it is recorded once.
    let ahead = room.cycle.ahead(Role::Arbiter);
    let again = room.cycle.submit_ahead(ahead, Role::Arbiter, key).expect("known");
    assert_eq!(again, entries);
}

#[test]
fn a_flag_opens_an_incident_and_to_accept_its_ruling_ends_the_game_in_one_batch() {
    let mut room = Room::with_game("1");
    room.must(&game(GameCommand::Start));
    room.after(61_000);
    let note = game(GameCommand::NoteFlag { side: Side::White });
    let entries = room.cycle.submit(&note, Role::Program, key()).expect("noted");
    let [flag, opened] = entries.as_slice() else { panic!("{entries:?}") };
    assert!(matches!(flag.event, Event::Game { what: GameEvent::FlagFell { .. }, .. }));
    assert!(matches!(opened.event, Event::Dispute { what: DisputeEvent::Opened { .. } }));
    assert_eq!((opened.who.role, opened.who.station.as_str()), (Role::Program, "desk 1"));
    assert_eq!(room.incident().caller, Caller::Program);
    let lost = Outcome { score: Score::BlackWins, reason: EndReason::Flag };
    assert!(room.incident().proposal.remedies.contains(&Remedy::End(lost)));
    assert!(room.game().outcome().is_none(), "6.8, 6.9: the arbiter decides, not the program");
    let entries = room.must(&accept());
    assert_eq!(room.game().outcome(), Some(lost));
    assert!(entries.len() >= 2, "{entries:?}");
    assert_eq!(room.last_batch(), entries.len(), "decision and result stand or fall together");
    room.check_file();
}

#[test]
fn the_second_flag_belongs_to_the_incident_of_the_first() {
    let mut room = Room::with_game("1");
    room.must(&game(GameCommand::Start));
    room.after(61_000);
    room.must(&game(GameCommand::NoteFlag { side: Side::White }));
    room.must(&game(GameCommand::StartClock { side: Side::Black }));
    room.after(61_000);
    room.must(&game(GameCommand::NoteFlag { side: Side::Black }));
    assert_eq!(room.cycle.hall().incidents.len(), 1);
    assert_eq!(room.incident().case, Case::FlagFall(FlagFall::new(Side::White, true)));
    room.check_file();
}

/// What waits of round 1 is no reason to open nothing in round 2 at the same board.
#[test]
fn a_flag_of_an_earlier_game_that_waits_hides_none_of_the_next_game_at_its_board() {
    let mut room = Room::with_game("1");
    let (mut games, mut held) = (Vec::new(), Vec::new());
    for round in 1..=2 {
        if round == 2 {
            room.must(&end(Score::Draw, EndReason::Agreement));
            room.must(&set_up(BOARD, setup("1", round, "")));
        }
        games.push(room.cycle.hall().at_board[&BOARD]);
        room.must(&game(GameCommand::Start));
        room.play("e2e4 e7e5");
        room.after(61_000);
        let entries = room.must(&game(GameCommand::NoteFlag { side: Side::White }));
        held.push(entries.len());
    }
    assert_ne!(games[0], games[1]);
    assert_eq!(held, [2, 2], "each flag with its incident");
    let incidents = room.cycle.hall().incidents.values();
    let found: Vec<_> = incidents.map(|one| (one.game, one.is_open())).collect();
    assert_eq!(found, [(Some(games[0]), true), (Some(games[1]), true)]);
    // The other flag belongs to the incident of its own game.
    room.must(&game(GameCommand::StartClock { side: Side::Black }));
    room.after(61_000);
    room.must(&game(GameCommand::NoteFlag { side: Side::Black }));
    let cases: Vec<_> = room.cycle.hall().incidents.values().map(|one| one.case.clone()).collect();
    let flag = |both| Case::FlagFall(FlagFall::new(Side::White, both));
    assert_eq!(cases, [flag(false), flag(true)]);
    room.check_file();
}

#[test]
fn the_first_illegal_move_gives_two_minutes_and_the_second_loses() {
    let mut room = Room::with_game("90");
    room.must(&game(GameCommand::Start));
    let illegal = |fen: &str, ply: u16, from: &str, to: &str| {
        let standing = Position::from_fen(fen, Variant::Standard).expect("a FEN").placement();
        game(GameCommand::Observe(Observation::IllegalPosition {
            ply: Ply(ply),
            placement: standing,
            made: Some((from.parse().expect("a square"), to.parse().expect("a square"))),
            by: Side::White,
            completed: true,
        }))
    };
    let first =
        illegal("rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", 0, "e2", "e5");
    assert_eq!(room.must(&first).len(), 2, "the observation and its incident");
    assert_eq!(room.must(&first).len(), 0, "seen twice, told once");
    let before = room.left();
    room.must(&accept());
    assert_eq!(room.left(), (before.0, before.1 + 120_000), "7.5.5");
    assert_eq!(room.game().illegal_moves.white, 1);
    room.must(&game(GameCommand::Observe(Observation::Agreed { ply: Ply(0) })));
    room.play("e2e4 e7e5");
    let second =
        illegal("rnbqkbnr/pppp1ppp/8/4p3/4P3/5B2/PPPP1PPP/RNBQK1NR w KQkq - 0 2", 2, "f1", "f3");
    room.must(&second);
    room.must(&dispute(DisputeCommand::Accept {
        no: IncidentNo(2),
        reason: "seen".into(),
        lose: None,
    }));
    let lost = Outcome { score: Score::BlackWins, reason: EndReason::IllegalMoves };
    assert_eq!(room.game().outcome(), Some(lost));
    assert_eq!(room.game().illegal_moves.white, 2);
    room.check_file();
}

#[test]
fn a_claim_of_repetition_draws_if_right_and_gives_the_opponent_time_if_wrong() {
    const ROUND: &str = "g1f3 g8f6 f3g1 f6g8 ";
    let claim =
        || open(Some(BOARD), Case::Repetition(Repetition::proper(Side::White, None)), Clocks::Stop);
    let mut right = Room::with_game("90");
    right.play(&ROUND.repeat(2));
    right.must(&claim());
    assert_eq!(right.game().clock.running(), None, "stopped with the incident");
    right.must(&accept());
    let drawn = Outcome { score: Score::Draw, reason: EndReason::Repetition };
    assert_eq!(right.game().outcome(), Some(drawn));
    right.check_file();

    let mut wrong = Room::with_game("90");
    wrong.play(ROUND);
    wrong.must(&claim());
    let before = wrong.left();
    wrong.must(&accept());
    assert_eq!(wrong.left(), (before.0, before.1 + 120_000), "9.5.3");
    assert!(wrong.game().outcome().is_none());
    assert_eq!(wrong.game().clock.running(), Some(Side::White), "the claimant's clock goes on");
    wrong.check_file();
}

#[test]
fn a_ruling_that_can_no_longer_be_carried_out_changes_nothing_at_all() {
    let mut room = Room::with_game("90");
    room.play("g1f3 g8f6");
    // A wrong claim with an intended move: time for Black, and then the move must be played.
    let case = Case::Repetition(Repetition::proper(Side::White, Some(Uci("f3g1".into()))));
    room.must(&open(Some(BOARD), case, Clocks::Leave));
    room.play("b1c3 b8c6");
    let (hall, rows) = (room.cycle.hall().clone(), room.cycle.history().len());
    let times = room.left();
    room.play("f3e5 c6e5");
    let now = (room.cycle.hall().clone(), room.cycle.history().len());
    assert_ne!((hall, rows), now);
    let refused = room.ask(&accept()).expect_err("no knight stands on f3 any more");
    let outdated = |why: &DisputeRefusal| matches!(why, DisputeRefusal::Outdated { .. });
    assert!(matches!(&refused, Refusal::Dispute(why) if outdated(why)), "{refused}");
    assert_eq!((room.cycle.hall().clone(), room.cycle.history().len()), now, "not even the time");
    assert_eq!(room.left(), times);
    room.check_file();

    let otherwise = dispute(DisputeCommand::DecideOtherwise {
        no: NO,
        remedies: vec![
            Remedy::AddTime { side: Side::Black, time: Millis::from_mins(1) },
            Remedy::Warn { side: Side::White },
        ],
        text: "a minute and a warning".into(),
        reason: "found out too late".into(),
        lose: None,
    });
    room.must(&otherwise);
    assert_eq!(room.left(), (times.0, times.1 + 60_000));
    let decision = room.incident().decision.as_ref().expect("decided");
    assert!(!decision.as_proposed);
    room.check_file();
}

#[test]
fn what_was_decided_is_appealed_corrected_and_taken_up_again_and_all_of_it_stays() {
    let mut room = Room::with_game("90");
    room.play("e2e4");
    room.must(&open(Some(BOARD), Case::Other, Clocks::Leave));
    let decide = |text: &str| {
        dispute(DisputeCommand::DecideOtherwise {
            no: NO,
            remedies: vec![],
            text: text.into(),
            reason: "heard both".into(),
            lose: None,
        })
    };
    room.must(&decide("play goes on"));
    room.must(&dispute(DisputeCommand::Appeal {
        no: NO,
        by: "Black".into(),
        text: "no!".into(),
        filing: None,
    }));
    room.must(&dispute(DisputeCommand::Correct {
        no: NO,
        text: "it was Black who called".into(),
        reason: "misheard".into(),
    }));
    room.must(&dispute(DisputeCommand::Reopen { no: NO, reason: "the committee says so".into() }));
    room.must(&decide("a draw was agreed"));
    let incident = room.incident();
    assert_eq!(incident.claim, "look!");
    assert_eq!(incident.corrections.len(), 1);
    let [EarlierVersion::Decision { decision, appeal: Some(appeal), .. }] =
        incident.earlier.as_slice()
    else {
        panic!("{:?}", incident.earlier)
    };
    assert_eq!((decision.text.as_str(), appeal.by.as_str()), ("play goes on", "Black"));
    assert_eq!(incident.decision.as_ref().expect("decided").text, "a draw was agreed");
    room.check_file();
}

#[test]
fn an_undone_decision_is_read_back_from_the_file_as_it_was() {
    let mut room = Room::with_game("90");
    room.play("e2e4");
    room.must(&open(Some(BOARD), Case::Other, Clocks::Leave));
    let lose = Some(Loss { to: Ply(0), of: Ply(1), result: None });
    room.must(&dispute(DisputeCommand::DecideOtherwise {
        no: NO,
        remedies: vec![
            Remedy::Restore { ply: Ply(0) },
            Remedy::CountIllegalMove { by: Side::White },
            Remedy::Warn { side: Side::Black },
        ],
        text: String::new(),
        reason: "as both say".into(),
        lose,
    }));
    room.after(3);
    let (time, lose) = (None, None);
    let reason = String::from("the next board was meant");
    room.must(&dispute(DisputeCommand::Withdraw { no: NO, reason: reason.clone(), time, lose }));
    room.check_file();
    room.must(&dispute(DisputeCommand::Reinstate { no: NO, reason, time, lose }));
    room.check_file();
    assert!(!room.incident().is_open());
}

#[test]
fn a_ruling_hits_its_own_game_and_never_the_next_on_the_board_not_even_of_the_same_names() {
    let mut room = Room::with_game("90");
    room.play("e2e4");
    let add = |no| {
        dispute(DisputeCommand::DecideOtherwise {
            no,
            remedies: vec![Remedy::AddTime { side: Side::Black, time: Millis(60_000) }],
            text: String::new(),
            reason: "late".into(),
            lose: None,
        })
    };
    room.must(&open(Some(BOARD), Case::Other, Clocks::Leave));
    room.must(&end(Score::Draw, EndReason::Agreement));
    room.after(5);
    room.must(&set_up(BOARD, setup("90", 1, "")));
    let before = room.left();
    room.must(&add(NO));
    let one = room.cycle.hall().game_of_incident(&room.cycle.hall().incidents[&NO]).unwrap();
    assert_eq!(one.game.outcome().unwrap().score, Score::Draw);
    assert_eq!(one.game.clock.reading(room.keeper.now()).black.0, 90 * 60_000 + 60_000);
    assert_eq!(room.left(), before);
    room.must(&open(Some(BOARD), Case::Other, Clocks::Leave));
    room.must(&add(IncidentNo(2)));
    assert_eq!(room.left(), (before.0, before.1 + 60_000));
}

#[test]
fn an_ended_game_gives_way_and_stays_in_the_archive_even_without_a_move() {
    let mut room = Room::with_game("90");
    room.must(&set_up(BOARD, setup("90", 1, "Set up anew before it began")));
    assert!(room.cycle.hall().earlier().next().is_none(), "a game that was never there");
    room.play("e2e4");
    room.must(&end(Score::Draw, EndReason::Agreement));
    room.must(&set_up(BOARD, setup("90", 2, "Absent")));
    room.must(&end(Score::WhiteWins, EndReason::Forfeit));
    room.must(&set_up(BOARD, setup("90", 3, "Third")));
    let rounds: Vec<u16> = room.cycle.hall().earlier().map(|(_, game)| game.setup.round).collect();
    assert_eq!(rounds, [1, 2], "a forfeit is a result of the competition");
    let text = to_pgn_text(room.cycle.hall(), &Catalogue::new(Lang::En));
    assert!(text.contains("[Round \"2\"]") && text.contains("1-0"), "{text}");
    // Each game can be looked back at, the earlier ones too.
    let hall = room.cycle.hall();
    assert_eq!(hall.games.len(), 3);
    for (no, one) in &hall.games {
        let then = room.cycle.history().game_at(*no, hall.seq);
        assert_eq!(then.as_ref(), Some(one.game.as_ref()), "game {no}");
        assert_eq!(room.cycle.history().game_at(*no, no.0 - 1), None, "not yet set up");
    }
    room.check_file();
}

#[test]
fn an_electronic_board_is_at_one_table_only() {
    let mut room = Room::with_game("90");
    room.must(&device(1, "/dev/ttyUSB0"));
    assert_eq!(room.must(&device(1, "/dev/ttyUSB0")).len(), 0, "so already");
    assert_eq!(room.ask(&device(2, "/dev/ttyUSB0")), Err(Refusal::DeviceTaken(BOARD)));
    room.must(&device(2, "/dev/ttyUSB1"));
    room.must(&Command::AssignDevice { board: BOARD, device: None });
    room.must(&device(2, "/dev/ttyUSB0"));
    let held: Vec<_> =
        room.cycle.hall().devices.iter().map(|(board, d)| (board.0, d.port.0.as_str())).collect();
    assert_eq!(held, [(2, "/dev/ttyUSB0")]);
    room.check_file();
}

#[test]
fn the_same_key_is_carried_out_once_even_when_it_would_now_be_refused() {
    let mut room = Room::with_game("90");
    let key = key();
    let command = game(play("e2e4"));
    let first = room.cycle.submit(&command, Role::Arbiter, key).expect("played");
    let again = room.cycle.submit(&command, Role::Arbiter, key).expect("answered");
    assert_eq!(first, again);
    assert_eq!(room.game().ply(), Ply(1));
    room.play("e7e5");
    assert_eq!(room.cycle.submit(&command, Role::Arbiter, key).expect("answered"), first);
    let path = room.path();
    let (hall, rows) = (room.cycle.hall().clone(), room.cycle.history().len());
    drop(room.cycle);
    let (mut cycle, _) = Cycle::open(&path, "desk 1").expect("opens");
    assert_eq!(cycle.submit(&command, Role::Arbiter, key).expect("answered"), first);
    assert_eq!(cycle.hall().game(BOARD).map(|game| game.ply()), Some(Ply(2)));
    assert_eq!(cycle.history().len(), rows + 1, "only that the clock was cut off is new");
    assert!(hall.game(BOARD).expect("a game").lost_time.is_none());
}

#[test]
fn a_refusal_names_what_is_wrong_and_the_same_done_right_is_accepted() {
    let change = |name: &str, reason: &str| Command::ChangeCompetition {
        competition: competition(name, "2023"),
        reason: reason.into(),
    };
    let of_edition = |edition: &str| Command::ChangeCompetition {
        competition: competition("Cup", edition),
        reason: "the invitation".into(),
    };
    let with_fen = |fen: &str| set_up(BOARD, Setup { fen: fen.into(), ..setup("90", 1, "") });
    let with = |control: TimeControl| set_up(BOARD, Setup { control, ..setup("90", 1, "") });
    let named = |name: &str| Command::Found { competition: competition(name, "2023") };
    let founded = || vec![found("2023")];
    let ready = || vec![found("2023"), set_up(BOARD, setup("90", 1, ""))];
    let playing = || [ready(), vec![game(play("e2e4"))]].concat();
    let statement = |no: u32| {
        let (who, text) = ("White".into(), "I pressed".into());
        dispute(DisputeCommand::State { no: IncidentNo(no), who, text })
    };
    let incident = || [ready(), vec![open(None, Case::Other, Clocks::Leave)]].concat();
    let cases = [
        ("NotFounded", vec![], set_up(BOARD, setup("90", 1, "")), found("2023")),
        ("NotFounded", vec![], change("Open", "renamed"), found("2023")),
        ("AlreadyFounded", founded(), found("2023"), change("Open", "renamed")),
        ("NameMissing", vec![], named("  "), named("Cup")),
        ("NameMissing", founded(), change("", "renamed"), change("Open", "renamed")),
        ("NoSuchEdition", vec![], found("1066"), found("2018")),
        ("NoSuchEdition", founded(), of_edition("2O23"), of_edition("2018")),
        ("ReasonMissing", founded(), change("Open", " "), change("Open", "renamed")),
        ("NoGame", founded(), game(play("e2e4")), set_up(BOARD, setup("90", 1, ""))),
        (
            "NoGame",
            ready(),
            open(Some(BoardNo(9)), Case::Other, Clocks::Leave),
            open(Some(BOARD), Case::Other, Clocks::Leave),
        ),
        (
            "BoardTaken",
            playing(),
            set_up(BOARD, setup("90", 2, "")),
            set_up(BoardNo(2), setup("90", 2, "")),
        ),
        ("NoBoardZero", founded(), set_up(BoardNo(0), setup("90", 1, "")), device(1, "COM3")),
        ("NoBoardZero", founded(), device(0, "COM3"), device(1, "COM3")),
        ("LineNameless", founded(), device(1, " "), device(1, "COM3")),
        (
            "DeviceTaken",
            vec![found("2023"), device(1, "COM3")],
            device(2, "COM3"),
            device(2, "COM4"),
        ),
        ("Position", founded(), with_fen("nonsense"), with_fen(START)),
        ("Position", founded(), with_fen("8/8/8/8/8/8/8/8 w - - 0 1"), with_fen(START)),
        (
            "Control",
            founded(),
            with(TimeControl::equal(vec![])),
            with("3+2".parse().expect("a time control")),
        ),
        ("Game", ready(), game(play("e2e5")), game(play("e2e4"))),
        ("Dispute", incident(), statement(2), statement(1)),
    ];
    for (name, before, wrong, right) in cases {
        check_refusal(name, &before, &wrong, &right);
    }
}

fn check_refusal(name: &str, before: &[Command], wrong: &Command, right: &Command) {
    let mut room = Room::unfounded();
    for command in before {
        room.must(command);
    }
    let (hall, rows) = (room.cycle.hall().clone(), room.cycle.history().len());
    let refusal = room.ask(wrong).expect_err(name);
    assert!(format!("{refusal:?}").starts_with(name), "{name}: {refusal:?}");
    assert_eq!(*room.cycle.hall(), hall, "{name}: a refusal changes nothing");
    assert_eq!(room.cycle.history().len(), rows, "{name}");
    room.must(right);
    assert!(room.cycle.history().len() > rows, "{name}: the same done right");
    room.check_file();
}

#[test]
fn after_an_absence_only_the_clocks_of_the_program_are_asked_about() {
    let mut room = Room::with_game("90");
    room.must(&game(GameCommand::Start));
    room.must(&set_up(BoardNo(2), setup("90", 1, "")));
    let on_table = Setup { timing: Timing::Device, ..setup("90", 1, "") };
    room.must(&set_up(BoardNo(3), on_table));
    let shown = PlayerClocks {
        times: BySide::new(Millis(5_000_000), Millis(5_000_000)),
        flags: BySide::new(false, false),
        running: true,
        turn: Side::White,
        raised: None,
    };
    let observe = GameCommand::ObserveClock(shown);
    room.must(&Command::Game { board: BoardNo(3), what: GameCommand::Start });
    room.must(&Command::Game { board: BoardNo(3), what: observe });
    let path = room.path();
    drop(room.cycle);
    let (mut cycle, recovery) = Cycle::open(&path, "desk 1").expect("opens");
    assert_eq!(recovery.clocks, 1, "the clock on the table was never cut off");
    let asked: Vec<u16> = cycle
        .hall()
        .on_boards()
        .filter(|(_, game)| game.lost_time.is_some())
        .map(|(board, _)| board.0)
        .collect();
    assert_eq!(asked, [1]);
    let answer = game(GameCommand::CountLostTime { how: LostTime::NotCounted, gaps: None });
    cycle.submit(&answer, Role::Arbiter, key()).expect("answered");
    assert!(cycle.submit(&answer, Role::Arbiter, key()).is_err(), "asked once");
}

#[test]
fn a_flag_whose_incident_the_power_cut_prevented_gets_it_at_the_next_start_and_once() {
    let mut room = Room::with_game("1");
    room.must(&game(GameCommand::Start));
    let path = room.path();
    drop(room.cycle);
    // The row that a program leaves which dies between the flag and what follows from it.
    let (mut journal, _) = Journal::open(&path).expect("opens");
    let event = Event::Game { board: BOARD, what: GameEvent::FlagFell { side: Side::White } };
    let batch = Batch {
        key: key(),
        wall: wall(),
        at: Moment(90_000),
        who: Who { station: "desk 1".into(), role: Role::Program },
        events: vec![(event.version(), serde_json::to_string(&event).expect("JSON"))],
    };
    journal.append(&batch).expect("written");
    drop(journal);
    for time in 0..3 {
        let (cycle, _) = Cycle::open(&path, "desk 1").expect("opens");
        let incidents: Vec<_> = cycle.hall().incidents.values().map(|i| i.case.clone()).collect();
        let flag = Case::FlagFall(FlagFall::new(Side::White, false));
        assert_eq!(incidents, [flag], "start {time}");
    }
}
