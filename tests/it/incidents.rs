//! Incidents from the first word to the changed game: opened, accepted, carried out, all through
//! the commands of the hall. What the rulings are is tested in `core::rulings`.

use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::disputes::refusal::Refusal as DisputeRefusal;
use jadoube_core::disputes::state::Incident;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_core::hall::event::Origin;
use jadoube_core::hall::refusal::Refusal;
use jadoube_core::hall::state::Hall;
use jadoube_core::react::react;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::counter::Counter;
use jadoube_laws::game::event::{Observation, Setup, Source, Timing};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, IncidentNo, Role, Who};
use jadoube_laws::library::appeals;
use jadoube_laws::library::laws;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::claims::facts::FiftyMoves;
use jadoube_laws::rulings::claims::facts::Repetition;
use jadoube_laws::rulings::claims::facts::{DrawOffer, OfferAnswer, OfferMoment};
use jadoube_laws::rulings::clock::facts::FlagFall;
use jadoube_laws::rulings::illegal::facts::ClockNotPressed;
use jadoube_laws::rulings::illegal::facts::IllegalMove;
use jadoube_laws::rulings::illegal::facts::PressedWithoutMove;
use jadoube_laws::rulings::ruling::Remedy;
use jadoube_laws::rulings::touch::facts::TouchedPiece;
use jadoube_laws::sensing::PlayerClocks;

pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
pub(crate) const BOARD: BoardNo = BoardNo(1);
pub(crate) const NO: IncidentNo = IncidentNo(1);

pub(crate) struct Room {
    pub(crate) hall: Hall,
    pub(crate) now: Moment,
}

impl Room {
    pub(crate) fn new(fen: &str, control: &str, timing: Timing) -> Self {
        let mut room = Self { hall: Hall::default(), now: Moment(0) };
        let competition = Competition::new("Cup", "2023");
        room.must(&Command::Found { competition });
        let setup = Setup { fen: fen.into(), timing, ..Setup::new(control.parse().unwrap()) };
        room.must(&Command::SetUpGame { board: BOARD, setup });
        room.game_must(GameCommand::Start);
        room
    }

    pub(crate) fn ask(&mut self, command: &Command) -> Result<(), Refusal> {
        let mut waiting = vec![command.clone()];
        while let Some(command) = waiting.pop() {
            for event in self
                .hall
                .decide(&command, (self.now, appeals::rulebook(None, laws::newest())).into())?
            {
                let who = Who { station: "desk".into(), role: Role::Arbiter };
                let (seq, at) = (self.hall.seq + 1, self.now);
                self.hall.apply(&event, Origin { seq, at, wall: "", who: &who, place: None });
                waiting.extend(react(&self.hall, &event));
            }
        }
        Ok(())
    }

    pub(crate) fn must(&mut self, command: &Command) {
        self.ask(command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
    }

    pub(crate) fn game_must(&mut self, what: GameCommand) {
        self.must(&Command::Game { board: BOARD, what });
    }

    pub(crate) fn dispute(&mut self, what: DisputeCommand) -> Result<(), Refusal> {
        self.ask(&Command::Dispute { what })
    }

    pub(crate) fn play(&mut self, moves: &str) {
        for uci in moves.split_whitespace() {
            self.now = self.now + Millis(1_000);
            self.game_must(GameCommand::Play {
                uci: Uci(uci.into()),
                source: Source::Board,
                times: None,
                spent: None,
                after: AfterMove::Press,
            });
        }
    }

    pub(crate) fn open(&mut self, case: Case, clocks: Clocks) {
        let (board, caller, claim) = (Some(BOARD), Caller::Arbiter, String::new());
        self.dispute(DisputeCommand::Open { board, case, caller, claim, clocks }).unwrap();
    }

    pub(crate) fn accept(&mut self) -> Result<(), Refusal> {
        self.dispute(DisputeCommand::Accept { no: NO, reason: String::new(), lose: None })
    }

    /// Accepts with what is then known to be lost.
    pub(crate) fn accept_knowing(&mut self) -> Result<(), Refusal> {
        match self.accept() {
            Err(Refusal::Dispute(DisputeRefusal::WouldLose { loss, .. })) => {
                let lose = Some(loss);
                self.dispute(DisputeCommand::Accept { no: NO, reason: String::new(), lose })
            }
            done => done,
        }
    }

    pub(crate) fn game(&self) -> &Game {
        self.hall.game(BOARD).unwrap()
    }

    pub(crate) fn incident(&self) -> &Incident {
        &self.hall.incidents[&NO]
    }

    pub(crate) fn shown(&self) -> PlayerClocks {
        PlayerClocks {
            times: BySide::new(Millis(60_000), Millis(60_000)),
            running: true,
            turn: self.game().turn(),
            flags: BySide::new(false, false),
            raised: None,
        }
    }
}

pub(crate) fn made(from: &str, to: &str) -> Option<(Square, Square)> {
    Some((from.parse().unwrap(), to.parse().unwrap()))
}

#[test]
fn every_proposal_can_be_carried_out_on_either_clock() {
    let (w, b) = (Side::White, Side::Black);
    let twice = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
    let illegal = Case::IllegalMove(IllegalMove {
        made: made("e2", "e5"),
        ply: Some(Ply(0)),
        ..IllegalMove::new(w, true)
    });
    let touched = |squares: &[&str]| {
        let squares = squares.iter().map(|name| name.parse().unwrap()).collect();
        Case::TouchedPiece(TouchedPiece::new(w, squares))
    };
    for timing in [Timing::Desk, Timing::Device] {
        for (moves, case) in [
            ("", illegal.clone()),
            ("e2e4 e7e5", illegal.clone()),
            ("", Case::FlagFall(FlagFall::new(w, false))),
            ("", Case::FlagFall(FlagFall::new(w, true))),
            (twice, Case::Repetition(Repetition::proper(b, Some(Uci("f6g8".into()))))),
            (twice, Case::Repetition(Repetition::proper(b, Some(Uci("f6e4".into()))))),
            (twice, Case::Repetition(Repetition::proper(w, None))),
            ("", Case::FiftyMoves(FiftyMoves::proper(w, Some(Uci("e2e4".into()))))),
            (
                "e2e4 e7e5",
                Case::DrawOffer(DrawOffer::plain(w, OfferMoment::OpponentsTime, OfferAnswer::None)),
            ),
            (
                "e2e4 e7e5",
                Case::DrawOffer(DrawOffer::plain(
                    w,
                    OfferMoment::BeforePress,
                    OfferAnswer::Accepted,
                )),
            ),
            ("e2e4", touched(&["g1"])),
            ("", touched(&["g1"])),
            ("e2e4", Case::ClockNotPressed(ClockNotPressed { by: w })),
            ("", Case::PressedWithoutMove(PressedWithoutMove::new(w))),
            ("", Case::Other),
        ] {
            for clocks in [Clocks::Stop, Clocks::Leave] {
                let mut room = Room::new(START, "90+30", timing);
                if timing == Timing::Device {
                    room.game_must(GameCommand::ObserveClock(room.shown()));
                }
                room.play(moves);
                room.open(case.clone(), clocks);
                let done = room.accept_knowing();
                assert_eq!(done, Ok(()), "{case:?} {timing:?} {clocks:?}");
                assert!(!room.incident().is_open());
            }
        }
    }
}

#[test]
fn an_illegal_move_that_the_board_saw_is_waiting_with_its_ruling_and_is_carried_out() {
    let mut room = Room::new(START, "90+30", Timing::Desk);
    room.play("e2e4");
    let standing = "rnbqkbnr/pppp1ppp/8/8/4p3/8/PPPP1PPP/RNBQKBNR".parse().unwrap();
    room.game_must(GameCommand::PressClock { side: Side::Black });
    room.game_must(GameCommand::Observe(Observation::IllegalPosition {
        ply: Ply(1),
        placement: standing,
        made: made("e7", "e4"),
        by: Side::Black,
        completed: true,
    }));
    assert_eq!(room.incident().caller, Caller::Program);
    let before = room.game().times(room.now);
    room.accept().unwrap();
    let game = room.game();
    assert_eq!(game.illegal_moves, BySide::new(0, 1));
    assert_eq!(game.times(room.now).white, before.white + Millis::from_mins(2));
    assert_eq!(game.clock.running(), Some(Side::Black), "Black plays a legal move");
    assert_eq!((game.ply(), game.clock.moves_made(Side::Black)), (Ply(1), 0));
}

#[test]
fn a_flag_that_fell_is_waiting_with_its_ruling_and_ends_the_game() {
    let mut room = Room::new(START, "5", Timing::Desk);
    room.play("e2e4");
    room.now = Moment(302_000);
    room.game_must(GameCommand::NoteFlag { side: Side::Black });
    assert!(room.game().outcome().is_none(), "the arbiter decides, not the program");
    room.accept().unwrap();
    let lost = Outcome { score: Score::WhiteWins, reason: EndReason::Flag };
    assert_eq!(room.game().outcome(), Some(lost));
}

#[test]
fn a_wrong_claim_binds_the_claimant_to_the_move_and_pays_the_opponent() {
    let mut room = Room::new(START, "90+30", Timing::Desk);
    let case = Case::Repetition(Repetition::proper(Side::White, Some(Uci("e2e4".into()))));
    room.open(case, Clocks::Stop);
    assert_eq!(room.game().clock.running(), None);
    let before = room.game().times(room.now).black;
    room.accept().unwrap();
    assert_eq!(room.game().plies[0].san, "e4");
    assert_eq!(room.game().clock.running(), Some(Side::Black));
    assert_eq!(room.game().times(room.now).black, before + Millis::from_mins(2));
}

#[test]
fn an_unpromoted_pawn_becomes_a_queen_and_the_opponent_is_on_move() {
    let mut room = Room::new("7k/P7/8/8/8/8/8/K7 w - - 0 1", "90+30", Timing::Desk);
    let case = Case::IllegalMove(IllegalMove {
        standing: Some("P6k/8/8/8/8/8/8/K7".parse().unwrap()),
        ..IllegalMove::new(Side::White, true)
    });
    room.open(case, Clocks::Stop);
    room.accept().unwrap();
    assert!(room.game().position().fen().starts_with("Q6k/"), "{:?}", room.game().position());
    assert_eq!(room.game().clock.running(), Some(Side::Black));
    assert_eq!(room.game().illegal_moves.white, 1);
}

#[test]
fn a_decision_that_the_game_refuses_changes_nothing_at_all() {
    let mut room = Room::new(START, "90+30", Timing::Desk);
    room.open(Case::Other, Clocks::Leave);
    let before = room.hall.clone();
    let remedies = vec![
        Remedy::CountIllegalMove { by: Side::White },
        Remedy::Play { uci: Uci("e2e5".into()) },
    ];
    let (text, reason) = (String::new(), "as the players agree".to_owned());
    let refused = room.dispute(DisputeCommand::DecideOtherwise {
        no: NO,
        remedies,
        text,
        reason,
        lose: None,
    });
    assert!(matches!(refused, Err(Refusal::Game { board: BOARD, .. })), "{refused:?}");
    assert_eq!(room.hall, before, "not the count, not the decision");
}

#[test]
fn a_decided_incident_is_not_carried_out_twice() {
    let mut room = Room::new(START, "90+30", Timing::Desk);
    room.open(Case::PressedWithoutMove(PressedWithoutMove::new(Side::White)), Clocks::Leave);
    room.accept().unwrap();
    let again = room.accept();
    assert_eq!(again, Err(Refusal::Dispute(DisputeRefusal::AlreadyDecided(NO))));
    assert_eq!(room.game().illegal_moves.white, 1);
}

#[test]
fn an_incident_is_opened_and_its_ruling_carried_out_in_one_go() {
    let mut room = Room::new(START, "90+30", Timing::Desk);
    room.play("e2e4");
    let before = room.game().times(room.now);
    let illegal = IllegalMove::new(Side::Black, true);
    let case = Case::IllegalMove(IllegalMove { made: made("e7", "e4"), ..illegal });
    let (board, caller, claim) = (Some(BOARD), Caller::Arbiter, String::new());
    room.dispute(DisputeCommand::Rule {
        board,
        case,
        caller,
        claim,
        clocks: Clocks::Stop,
        lose: None,
    })
    .unwrap();
    let incident = room.incident();
    assert!(incident.decision.as_ref().is_some_and(|decision| decision.as_proposed));
    assert_eq!(room.game().illegal_moves, BySide::new(0, 1));
    assert_eq!(room.game().times(room.now).white, before.white + Millis::from_mins(2));
    assert_eq!(room.game().clock.running(), Some(Side::Black), "stopped, then set going again");
}

#[test]
fn a_wrong_claim_and_a_warning_are_counted_and_set_right() {
    let mut room = Room::new(START, "90+30", Timing::Desk);
    let of = |room: &Room, what| Side::BOTH.map(|side| room.game().counts.of(what, side));
    room.open(Case::FiftyMoves(FiftyMoves::proper(Side::White, None)), Clocks::Leave);
    room.accept().unwrap();
    assert_eq!(of(&room, Counter::WrongClaims), [1, 0]);
    room.open(Case::Other, Clocks::Leave);
    let no = IncidentNo(2);
    let remedies = vec![Remedy::Warn { side: Side::Black }];
    let (text, reason) = (String::new(), "talked to a spectator".to_owned());
    room.dispute(DisputeCommand::DecideOtherwise { no, remedies, text, reason, lose: None })
        .unwrap();
    assert_eq!(of(&room, Counter::Warnings), [0, 1]);
    let set = |reason: &str| GameCommand::SetCount {
        what: Counter::Warnings,
        by: Side::Black,
        count: 0,
        reason: reason.into(),
    };
    let unsaid = room.ask(&Command::Game { board: BOARD, what: set(" ") });
    assert!(unsaid.is_err(), "why is not said");
    room.game_must(set("it was White"));
    assert_eq!(of(&room, Counter::Warnings), [0, 0]);
}
