//! A game that is annulled, the new one in its place, and the way back.

use super::*;
use crate::blind::arrangement::Arrangement;
use crate::blind::command::Command as BlindCommand;
use crate::competition::command::Command as Ask;
use crate::competition::result::PairingResult;
use crate::disputes::command::{Caller, Clocks};
use crate::hall::command::Command;
use crate::hall::refusal::Refusal;
use crate::hall::testing::{ask, contest, event, found};
use jadoube_chess::board::position::Uci;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_laws::clock::dual::DualClock;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::Source;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::ruling::NewColours;
use jadoube_laws::rulings::setup::facts::{Wrong, WrongStart};

const BOARD: BoardNo = BoardNo(1);
const NO: IncidentNo = IncidentNo(1);

struct TestHall {
    hall: Hall,
    now: Moment,
}

impl TestHall {
    /// The first round of four players, the game of board 1 begun and those moves made.
    fn new(moves: &[&str]) -> Self {
        let mut room = Self { hall: Hall::default(), now: Moment(0) };
        room.must(&found());
        for command in event(2) {
            room.must(&command);
        }
        room.must(&contest(Ask::Draft { round: 1, pairings: Vec::new() }));
        room.must(&contest(Ask::Publish { round: 1 }));
        room.game(GameCommand::Start);
        for uci in moves {
            room.play(uci);
        }
        room
    }

    /// Asks for something a second later.
    fn ask(&mut self, command: &Command) -> Result<(), Refusal> {
        self.now = Moment(self.now.0 + 1_000);
        ask(&mut self.hall, self.now, command).map(|_| ())
    }

    fn must(&mut self, command: &Command) {
        self.ask(command).unwrap_or_else(|why| panic!("{command:?}: {why}"));
    }

    fn game(&mut self, what: GameCommand) {
        self.must(&Command::Game { board: BOARD, what });
    }

    fn play(&mut self, uci: &str) {
        let (uci, source, after) = (Uci(uci.into()), Source::Arbiter, AfterMove::Press);
        self.game(GameCommand::Play { uci, source, times: None, spent: None, after });
    }

    fn dispute(&mut self, what: DisputeCommand) -> Result<(), Refusal> {
        self.ask(&Command::Dispute { what })
    }

    /// The pieces stood wrong at the start: the ruling is carried out.
    fn annul(&mut self) {
        let case = Case::WrongStart(WrongStart { wrong: Wrong::Pieces, moves: None });
        let (board, caller, claim) = (Some(BOARD), Caller::Arbiter, String::new());
        let clocks = Clocks::Leave;
        self.dispute(DisputeCommand::Open { board, case, caller, claim, clocks }).unwrap();
        self.dispute(DisputeCommand::Accept { no: NO, reason: String::new(), lose: None }).unwrap();
    }

    fn withdraw(&mut self) -> Result<(), Refusal> {
        let reason = "it was the next table".to_owned();
        self.dispute(DisputeCommand::Withdraw { no: NO, reason, time: None, lose: None })
    }

    /// The game at the board, which is that of the pairing.
    fn at_board(&self) -> GameNo {
        let no = self.hall.at_board[&BOARD];
        assert_eq!(self.hall.contest.bout(1, BOARD).unwrap().game, Some(no));
        no
    }
}

#[test]
fn an_annulled_game_leaves_its_board_and_its_pairing_to_the_new_one() {
    for moves in [&["e2e4", "e7e5"][..], &[]] {
        let mut room = TestHall::new(moves);
        let old = room.at_board();
        room.annul();
        let new = room.at_board();
        assert_ne!(new, old, "{moves:?}");
        let [before, after] = [old, new].map(|no| room.hall.games[&no].game.clone());
        assert_eq!(after.setup, before.setup);
        assert_eq!((after.status, after.ply().0), (Status::Waiting, 0));
        let control = &after.setup.control;
        let full = DualClock::new(control).reading(room.now);
        assert_eq!(after.times(room.now), full);
        // The old one is kept as it was, without a result, and nothing in it runs.
        assert_eq!((before.plies.len(), before.outcome()), (moves.len(), None));
        assert_eq!(before.clock.running(), None);
        assert_eq!(room.hall.annulled_by(old), Some(NO));
        assert_eq!(room.hall.annulled_by(new), None);
        assert_eq!(room.hall.every_game().count(), 2, "no export has the annulled game");
        // What is played now counts in the round.
        room.game(GameCommand::Start);
        room.play("d2d4");
        let lost = Outcome { score: Score::BlackWins, reason: EndReason::Resignation };
        room.game(GameCommand::End(lost.into()));
        let boards = room.hall.pairing_boards();
        let result = room.hall.contest.bout(1, BOARD).unwrap().result(&boards);
        assert_eq!(result, Some(PairingResult::of(lost)));
        assert_eq!(room.hall.games[&old].game.outcome(), None);
    }
}

#[test]
fn a_decision_that_is_withdrawn_brings_the_game_back_until_the_new_one_begins() {
    for moves in [&["e2e4", "e7e5"][..], &[]] {
        let mut room = TestHall::new(moves);
        let old = room.at_board();
        room.annul();
        room.withdraw().unwrap();
        assert_eq!(room.at_board(), old, "{moves:?}");
        assert_eq!(room.hall.games.len(), 2, "the new one is forgotten");
        assert_eq!(room.hall.annulled_by(old), None);
        assert_eq!(room.hall.game(BOARD).unwrap().plies.len(), moves.len());
        let reason = "it was this one".to_owned();
        room.dispute(DisputeCommand::Reinstate { no: NO, reason, time: None, lose: None }).unwrap();
        assert_ne!(room.at_board(), old);
        assert_eq!(room.hall.annulled_by(old), Some(NO));
        room.game(GameCommand::Start);
        let refused = room.withdraw();
        assert_eq!(refused, Err(Refusal::Dispute(DisputeRefusal::NewGameBegun(NO))));
    }
}

#[test]
fn an_annulled_game_does_not_come_back_to_a_board_that_has_the_game_of_another_round() {
    let mut room = TestHall::new(&["e2e4"]);
    room.annul();
    assert_eq!(room.hall.may_be_undone(NO), Ok(()));
    let mut setup = room.hall.game(BOARD).unwrap().setup.clone();
    setup.round += 1;
    room.must(&Command::SetUpGame { board: BOARD, setup });
    let refused = room.withdraw();
    assert_eq!(refused, Err(Refusal::Dispute(DisputeRefusal::OtherGameAtBoard(NO))));
}

#[test]
fn the_new_game_of_a_blind_player_is_arranged_as_the_annulled_one_was() {
    let mut room = TestHall::new(&[]);
    let arrangement = Box::new(Arrangement::of_blind(Side::Black));
    let what = BlindCommand::Arrange { arrangement, reason: String::new() };
    room.must(&Command::Blind { board: BOARD, what });
    let before = room.hall.blind(BOARD).unwrap().arrangement.clone();
    let old = room.at_board();
    room.annul();
    assert_ne!(room.at_board(), old);
    assert_eq!(room.hall.blind(BOARD).unwrap().arrangement, before);
}

#[test]
fn what_was_decided_before_the_new_game_came_with_the_decision_is_read_as_it_was() {
    // An older program left the game at its board: it was ended, and another set up in its place later.
    let mut room = TestHall::new(&["e2e4", "e7e5"]);
    let old = room.at_board();
    let lost = Outcome { score: Score::BlackWins, reason: EndReason::Resignation };
    room.game(GameCommand::End(lost.into()));
    let case = Case::Other;
    let (board, caller, claim) = (Some(BOARD), Caller::Arbiter, String::new());
    let clocks = Clocks::Leave;
    room.dispute(DisputeCommand::Open { board, case, caller, claim, clocks }).unwrap();
    let remedies = vec![Remedy::NewGame { colours: NewColours::Same }];
    let (text, reason) = (String::new(), "agreed".to_owned());
    let otherwise = DisputeCommand::DecideOtherwise { no: NO, remedies, text, reason, lose: None };
    room.dispute(otherwise).unwrap();
    assert_eq!(room.at_board(), old, "a result stands");
    let setup = room.hall.game(BOARD).unwrap().setup.clone();
    room.must(&Command::SetUpGame { board: BOARD, setup });
    assert_eq!(room.hall.contest.bout(1, BOARD).unwrap().game, Some(old));
    assert_eq!(room.hall.annulled_by(old), None, "it has a result");
    room.withdraw().unwrap();
    assert_ne!(room.hall.at_board[&BOARD], old);
}
