//! Every act over boards that stand as differently as they can.

use super::*;
use crate::blind::arrangement::Arrangement;
use crate::blind::command::Command as BlindCommand;
use crate::blind::event::Actor;
use crate::blind::execution::ExecutionReport;
use crate::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use crate::hall::competition::Competition;
use crate::hall::testing::ask;
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::result::Score;
use jadoube_chess::side::BySide;
use jadoube_laws::game::command::AfterMove;
use jadoube_laws::game::event::{LostTime, Setup, Source, Timing};
use jadoube_laws::game::gap::{Cause, Gap};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::library::{appeals, laws};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::illegal::facts::IllegalMove;

/// The boards, each standing in its own way.
const UNBEGUN: BoardNo = BoardNo(1);
const RUNS: BoardNo = BoardNo(2);
const STOPPED: BoardNo = BoardNo(3);
const ENDED: BoardNo = BoardNo(4);
const ON_TABLE: BoardNo = BoardNo(5);
const FLAG: BoardNo = BoardNo(6);
const INCIDENT: BoardNo = BoardNo(7);
const LEFT_STANDING: BoardNo = BoardNo(8);
const ASKED: BoardNo = BoardNo(9);

struct TestHall {
    hall: Hall,
    at: Moment,
}

impl TestHall {
    fn ask(&mut self, command: &Command) -> Result<Vec<Event>, Refusal> {
        ask(&mut self.hall, self.at, command)
    }

    fn must(&mut self, command: &Command) {
        self.ask(command).unwrap_or_else(|why| panic!("{command:?}: {why}"));
    }

    fn game(&mut self, board: BoardNo, what: GameCommand) {
        self.must(&Command::Game { board, what });
    }

    /// All boards as their names say.
    fn mixed() -> Self {
        let mut room = Self { hall: Hall::default(), at: Moment(0) };
        let competition = Competition::new("Open", "2023");
        room.must(&Command::Found { competition });
        for board in (1..=9).map(BoardNo) {
            let control = if board == FLAG { "1+0" } else { "90+30" };
            let setup = Setup {
                timing: if board == ON_TABLE { Timing::Device } else { Timing::Desk },
                ..Setup::new(control.parse().unwrap())
            };
            room.must(&Command::SetUpGame { board, setup });
        }
        for board in [RUNS, STOPPED, ENDED, ON_TABLE, FLAG, INCIDENT] {
            room.game(board, GameCommand::Start);
        }
        let (uci, source) = (Uci("e2e4".into()), Source::Arbiter);
        let after = AfterMove::Press;
        room.game(STOPPED, GameCommand::Play { uci, source, times: None, spent: None, after });
        let outcome = Outcome { score: Score::Draw, reason: EndReason::Agreement };
        room.game(ENDED, GameCommand::End(outcome.into()));
        room.at = room.at + Millis::from_secs(70);
        for board in [STOPPED, FLAG, INCIDENT] {
            room.game(board, GameCommand::StopClock);
        }
        let open = DisputeCommand::Open {
            board: Some(INCIDENT),
            case: Case::IllegalMove(IllegalMove::new(Side::White, true)),
            caller: Caller::Arbiter,
            claim: String::new(),
            clocks: Clocks::Leave,
        };
        room.must(&Command::Dispute { what: open });
        // Two clocks ran unseen; at one it was said how that counts.
        for board in [LEFT_STANDING, ASKED] {
            room.game(board, GameCommand::Start);
            let gap = Gap { cause: Cause::Cut, from: None, to: None, away: Some(Millis(1_000)) };
            room.game(board, GameCommand::Recover { gap });
        }
        let how = LostTime::NotCounted;
        room.game(LEFT_STANDING, GameCommand::CountLostTime { how, gaps: None });
        room
    }

    /// Which boards can take part, and which cannot and why.
    fn boards(&self, act: AllClocks) -> (Vec<u16>, Vec<(u16, Obstacle)>) {
        let book = appeals::rulebook(None, laws::newest());
        let (mut can, mut cannot) = (Vec::new(), Vec::new());
        for one in boards(&self.hall, act, (self.at, book)) {
            match one.comes {
                Ok(_) => can.push(one.board.0),
                Err(why) => cannot.push((one.board.0, why)),
            }
        }
        (can, cannot)
    }

    fn running(&self) -> Vec<u16> {
        let runs = |(board, game): (BoardNo, _)| {
            let game: &Game = game;
            game.clock.running().map(|_| board.0)
        };
        self.hall.on_boards().filter_map(|(board, game)| runs((board, game.as_ref()))).collect()
    }

    fn all(&mut self, what: AllClocks, games: Option<Vec<GameNo>>) -> Result<Vec<Event>, Refusal> {
        self.ask(&Command::Clocks { what, games })
    }
}

#[test]
fn every_act_takes_the_boards_it_is_about_and_names_those_that_cannot() {
    let open = Obstacle::Incident(IncidentNo(1));
    let lost = Obstacle::LostTime;
    let table = [
        (
            AllClocks::Start,
            vec![1, 3, 8],
            vec![
                (5, Obstacle::OnTable),
                (6, Obstacle::FlagDown(Side::White)),
                (7, open),
                (9, lost.clone()),
            ],
            vec![1, 2, 3, 8],
        ),
        (AllClocks::Stop, vec![2], vec![], vec![]),
        (AllClocks::Resume, vec![8], vec![(9, lost)], vec![2, 8]),
    ];
    for (act, can, cannot, running) in table {
        let mut room = TestHall::mixed();
        assert_eq!(room.boards(act), (can, cannot), "{act:?}");
        room.all(act, None).unwrap();
        assert_eq!(room.running(), running, "{act:?}");
        // What is done is done: nothing is recorded twice.
        assert_eq!(room.all(act, None), Err(Refusal::NoClocks(act)), "{act:?}");
    }
}

#[test]
fn each_clock_runs_for_the_player_on_move_and_a_game_that_waits_begins() {
    let mut room = TestHall::mixed();
    room.all(AllClocks::Start, None).unwrap();
    let of = |board| room.hall.game(board).unwrap();
    assert_eq!(of(UNBEGUN).clock.running(), Some(Side::White));
    assert!(of(UNBEGUN).is_playing());
    assert_eq!(of(STOPPED).clock.running(), Some(Side::Black));
}

#[test]
fn what_has_changed_since_it_was_asked_is_left_alone() {
    let mut room = TestHall::mixed();
    let book = appeals::rulebook(None, laws::newest());
    let asked = boards(&room.hall, AllClocks::Start, (room.at, book));
    let games: Vec<GameNo> = asked.iter().map(|one| one.game).collect();
    // One game ends, and at another board a new one is set up in the place of the one that waited.
    let outcome = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    room.game(STOPPED, GameCommand::End(outcome.into()));
    let setup = room.hall.game(UNBEGUN).unwrap().setup.clone();
    room.must(&Command::SetUpGame { board: UNBEGUN, setup });
    let events = room.all(AllClocks::Start, Some(games)).unwrap();
    let boards: Vec<Option<BoardNo>> = events.iter().map(Event::board).collect();
    assert_eq!(boards, [Some(LEFT_STANDING)]);
}

/// Something happens in the blind match at the board whose clock runs.
const fn blind(what: BlindCommand) -> Command {
    Command::Blind { board: RUNS, what }
}

/// Boards of all kinds; where the clock runs, Black is blind.
fn with_a_blind_player() -> TestHall {
    let mut room = TestHall::mixed();
    let arrangement = Box::new(Arrangement::of_blind(Side::Black));
    room.must(&blind(BlindCommand::Arrange { arrangement, reason: String::new() }));
    room
}

#[test]
fn in_a_blind_match_starting_the_movers_clock_again_sets_an_early_press_back() {
    let mut room = with_a_blind_player();
    let before = room.hall.game(RUNS).unwrap().times(room.at);
    room.must(&blind(BlindCommand::PressClock { by: Actor::Player(Side::White) }));
    let times = |room: &TestHall| room.hall.game(RUNS).unwrap().times(room.at);
    assert_eq!(times(&room).white, before.white + Millis::from_secs(30));
    room.at = room.at + Millis(1_234);
    room.game(RUNS, GameCommand::StopClock);
    room.game(RUNS, GameCommand::StartClock { side: Side::White });
    assert_eq!(times(&room), BySide::new(before.white - Millis(1_234), before.black));
    // The press that completes the move adds what the time control says.
    let stands = ExecutionReport::Move(Uci("e2e4".into()));
    let execute = BlindCommand::Execute { board: Side::White, done: stands, by: None };
    room.must(&blind(execute));
    room.must(&blind(BlindCommand::PressClock { by: Actor::Player(Side::White) }));
    let added = Millis::from_secs(30) - Millis(1_234);
    assert_eq!(times(&room), BySide::new(before.white + added, before.black));
    assert_eq!(room.hall.game(RUNS).unwrap().plies.len(), 1);
}

#[test]
fn in_a_blind_match_an_early_press_is_set_back_after_the_move_by_the_clock_of_its_player_alone() {
    let mut room = with_a_blind_player();
    let before = room.hall.game(RUNS).unwrap().times(room.at);
    let press = || blind(BlindCommand::PressClock { by: Actor::Player(Side::White) });
    room.must(&press());
    let stands = ExecutionReport::Move(Uci("e2e4".into()));
    room.must(&blind(BlindCommand::Execute { board: Side::White, done: stands, by: None }));
    assert_eq!(room.hall.game(RUNS).unwrap().plies.len(), 1);
    room.at = room.at + Millis(1_234);
    let times = |room: &TestHall| room.hall.game(RUNS).unwrap().times(room.at);
    let running = |room: &TestHall| room.hall.game(RUNS).unwrap().clock.running();
    let increment = Millis::from_secs(30);
    room.game(RUNS, GameCommand::StopClock);
    room.game(RUNS, GameCommand::StartClock { side: Side::Black });
    let pressed = BySide::new(before.white + increment, before.black - Millis(1_234));
    assert_eq!((times(&room), running(&room)), (pressed, Some(Side::Black)));
    room.game(RUNS, GameCommand::StopClock);
    room.game(RUNS, GameCommand::StartClock { side: Side::White });
    let set_back = BySide::new(before.white - Millis(1_234), before.black);
    assert_eq!((times(&room), running(&room)), (set_back, Some(Side::White)));
    // After a stop of all clocks it is his that goes on, and his press completes the move.
    room.game(RUNS, GameCommand::StopClock);
    let games: Vec<GameNo> = room.hall.at_board.get(&RUNS).copied().into_iter().collect();
    room.all(AllClocks::Start, Some(games)).unwrap();
    assert_eq!(running(&room), Some(Side::White));
    room.must(&press());
    assert_eq!(
        (times(&room).white, running(&room)),
        (set_back.white + increment, Some(Side::Black))
    );
}

#[test]
fn a_game_read_from_a_file_is_not_started_with_the_others_until_it_is_played_on() {
    let mut room = TestHall::mixed();
    let read = BoardNo(10);
    let setup = Setup {
        imported: Some(Box::default()),
        timing: Timing::Desk,
        ..room.hall.game(UNBEGUN).unwrap().setup.clone()
    };
    room.must(&Command::SetUpGame { board: read, setup });
    let play = |uci: &str, source| {
        let (uci, after) = (Uci(uci.into()), AfterMove::Press);
        GameCommand::Play { uci, source, times: None, spent: None, after }
    };
    let only_read = (10, Obstacle::OnlyRead);
    assert!(room.boards(AllClocks::Start).1.contains(&only_read), "no move in the file");
    room.game(read, GameCommand::Start);
    room.game(read, play("e2e4", Source::Import));
    room.game(read, GameCommand::StopClock);
    assert!(room.boards(AllClocks::Start).1.contains(&only_read));
    room.all(AllClocks::Start, None).unwrap();
    assert!(!room.running().contains(&10));
    room.game(read, GameCommand::StartClock { side: Side::Black });
    room.game(read, play("e7e5", Source::Arbiter));
    room.game(read, GameCommand::StopClock);
    assert!(room.boards(AllClocks::Start).0.contains(&10), "played on here");
}

#[test]
fn a_move_entered_while_the_clocks_stand_is_counted_by_the_start_of_all() {
    let mut room = TestHall::mixed();
    let (uci, source, after) = (Uci("e7e5".into()), Source::Arbiter, AfterMove::Press);
    room.game(STOPPED, GameCommand::Play { uci, source, times: None, spent: None, after });
    room.all(AllClocks::Start, None).unwrap();
    let game = room.hall.game(STOPPED).unwrap();
    assert_eq!(Side::BOTH.map(|side| game.clock.moves_made(side)), [1, 1]);
    assert_eq!(game.clock.running(), Some(Side::White));
}
