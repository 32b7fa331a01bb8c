//! A game is the same wherever it is: on its board, put aside while it is adjourned, back on another
//! board, or over. What is decided in it is decided there, and never in the game that has its board.

use std::sync::Arc;

use super::{Ask, BOARD, NO, START, TestHall, setup};
use crate::adjournment::envelope::{EnvelopeKind, SealedMove};
use crate::adjournment::guide::notes::Note;
use crate::disputes::change::Loss;
use crate::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use crate::disputes::event::Event as DisputeEvent;
use crate::disputes::refusal::Refusal as DisputeRefusal;
use crate::hall::command::Command;
use crate::hall::event::Event;
use crate::hall::refusal::Refusal;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::appeals::verdict::{Effect, EffectStatus, FeeFate, Judgement, Verdict};
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::illegal::facts::PressedWithoutMove;
use jadoube_laws::rulings::ruling::Remedy;
use jadoube_laws::rulings::sealed::facts::SaidBefore;

const FIRST: IncidentNo = IncidentNo(1);
const TWENTY: BoardNo = BoardNo(20);
const DRAWN: Outcome = Outcome { score: Score::Draw, reason: EndReason::Agreement };
const LOST: Outcome = Outcome { score: Score::BlackWins, reason: EndReason::ArbiterDecision };

impl TestHall {
    fn disputes(&mut self, what: DisputeCommand) -> Result<Vec<Event>, Refusal> {
        self.ask(&Command::Dispute { what })
    }

    /// An incident in the game on a board; its number.
    fn incident(&mut self, board: BoardNo, case: Case) -> IncidentNo {
        let (board, caller, claim) = (Some(board), Caller::Arbiter, String::new());
        let clocks = Clocks::Leave;
        self.disputes(DisputeCommand::Open { board, case, caller, claim, clocks }).unwrap();
        *self.hall.incidents.keys().next_back().unwrap()
    }

    /// An incident in a game, wherever that is now; its number.
    fn incident_in(&mut self, game: GameNo, case: Case) -> IncidentNo {
        let (caller, claim) = (Caller::Arbiter, String::new());
        self.disputes(DisputeCommand::OpenInGame { game, case, caller, claim }).unwrap();
        *self.hall.incidents.keys().next_back().unwrap()
    }

    fn decide(&mut self, no: IncidentNo, remedies: &[Remedy]) -> Result<Vec<Event>, Refusal> {
        let (text, reason) = ("seen".to_owned(), "late".to_owned());
        let lose = self.loss(no, remedies);
        let remedies = remedies.to_vec();
        self.disputes(DisputeCommand::DecideOtherwise { no, remedies, text, reason, lose })
    }

    /// What is lost of a game with another result.
    fn loss(&self, no: IncidentNo, remedies: &[Remedy]) -> Option<Loss> {
        let game = self.of(no);
        let ends = remedies.iter().any(|remedy| matches!(remedy, Remedy::End(_)));
        let result = game.outcome().filter(|_| ends)?;
        Some(Loss { to: game.ply(), of: game.ply(), result: Some(result) })
    }

    /// The game of an incident.
    fn of(&self, no: IncidentNo) -> Arc<Game> {
        self.hall.game_of_incident(&self.hall.incidents[&no]).expect("a game").game.clone()
    }

    fn end(&mut self, board: BoardNo) {
        self.must(&Command::Game { board, what: GameCommand::End(DRAWN.into()) });
    }

    /// The first game is resumed, and its sealed move made.
    fn goes_on(&mut self, board: BoardNo) {
        self.resume(board);
        self.arrive(Side::White, "15:00");
        self.arrive(Side::Black, "15:00");
        self.open(EnvelopeKind::Sealed, "15:00");
        self.read(EnvelopeKind::Sealed, "Nf3");
        self.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
    }
}

fn next_round(room: &mut TestHall) {
    room.set_up(BOARD, setup(4, "Marin", "Nikolov", START), "d2d4");
}

/// A place where the game of an incident can be.
type Path = fn(&mut TestHall);

/// Where the game of an incident can be when it is decided, by the round of the game on its board.
const WHERE: [(&str, Option<u16>, Path); 6] = [
    ("on its board", Some(3), |_| {}),
    ("adjourned, another on its board", Some(4), next_round),
    ("back on its board after another", Some(3), |room| {
        next_round(room);
        room.end(BOARD);
        room.goes_on(BOARD);
    }),
    ("back on another board", Some(4), |room| {
        next_round(room);
        room.goes_on(TWENTY);
    }),
    ("over while it was adjourned", Some(4), |room| {
        next_round(room);
        room.note(&Ask::Conclude { no: NO, by: Side::White, said: SaidBefore::Agreed });
    }),
    ("over, and another of the same players in its place", Some(3), |room| {
        room.goes_on(BOARD);
        room.end(BOARD);
        room.set_up(BOARD, setup(3, "Petrov", "Ilić", START), "d2d4");
    }),
];

#[test]
fn an_incident_is_decided_in_its_own_game_wherever_that_is() {
    let counted = Remedy::CountIllegalMove { by: Side::White };
    let more = Remedy::AddTime { side: Side::Black, time: Millis(120_000) };
    for (name, round, path) in WHERE {
        let mut room = TestHall::playing("2023");
        let pressed = Case::PressedWithoutMove(PressedWithoutMove::new(Side::White));
        assert_eq!(room.incident(BOARD, pressed), FIRST);
        room.seal(BOARD, &SealedMove::Paper);
        room.keep(NO);
        path(&mut room);
        let before = room.of(FIRST);
        let others = |room: &TestHall| {
            let own = room.hall.incidents[&FIRST].game;
            room.hall.games.clone().into_iter().filter(move |(no, _)| Some(*no) != own).collect()
        };
        let untouched: Vec<_> = others(&room);
        let there = room.hall.game(BOARD).map(|game| game.setup.round);
        assert_eq!(there, round, "{name}");
        let decided = room.decide(FIRST, &[counted.clone(), more.clone()]);
        let decided = decided.unwrap_or_else(|why| panic!("{name}: {why}"));
        let off_board = !room.hall.is_on_board(room.one().game);
        let away = |event: &&Event| matches!(event, Event::OffBoard { .. });
        assert_eq!(decided.iter().filter(away).count(), if off_board { 2 } else { 0 }, "{name}");
        let after = room.of(FIRST);
        assert_eq!((before.illegal_moves.white, after.illegal_moves.white), (0, 1), "{name}");
        let added = after.times(room.at).black - before.times(room.at).black;
        assert_eq!(added, Millis(120_000), "{name}");
        assert_eq!((before.ply(), before.outcome()), (after.ply(), after.outcome()), "{name}");
        assert_eq!(others(&room), untouched, "{name}: no other game is touched");
        let (reason, time, lose) = ("wrongly seen".to_owned(), None, None);
        let withdraw = DisputeCommand::Withdraw { no: FIRST, reason, time, lose };
        room.disputes(withdraw).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(room.of(FIRST).illegal_moves.white, 0, "{name}: undone");
        assert_eq!(room.of(FIRST).times(room.at), before.times(room.at), "{name}: undone");
        assert_eq!(others(&room), untouched, "{name}: no other game is touched");
    }
}

#[test]
fn a_proposal_is_made_anew_and_accepted_while_the_game_is_put_aside() {
    let mut room = TestHall::playing("2023");
    let pressed = Case::PressedWithoutMove(PressedWithoutMove::new(Side::White));
    room.incident(BOARD, pressed);
    room.seal(BOARD, &SealedMove::Paper);
    room.keep(NO);
    next_round(&mut room);
    let present = room.hall.game(BOARD).cloned();
    room.disputes(DisputeCommand::Propose { no: FIRST }).unwrap();
    let (reason, lose) = (String::new(), None);
    room.disputes(DisputeCommand::Accept { no: FIRST, reason, lose }).unwrap();
    assert_eq!(room.game().illegal_moves.white, 1);
    assert!(room.one().is_adjourned(), "it still waits for its resumption");
    assert_eq!(room.hall.game(BOARD).cloned(), present);
    room.end(BOARD);
    room.goes_on(BOARD);
    assert_eq!((room.game().ply(), room.game().illegal_moves.white), (Ply(3), 1));
}

#[test]
fn a_game_that_is_put_aside_can_be_decided_and_waits_again_when_that_is_undone() {
    let mut room = TestHall::playing("2023");
    room.incident(BOARD, Case::Other);
    room.seal(BOARD, &SealedMove::Paper);
    room.keep(NO);
    next_round(&mut room);
    room.decide(FIRST, &[Remedy::End(LOST)]).unwrap();
    assert_eq!(room.game().outcome(), Some(LOST));
    assert!(!room.one().is_live(), "its envelope has nothing to say any more");
    let (reason, time) = ("a mistake".to_owned(), None);
    let lose = Some(Loss { to: Ply(2), of: Ply(2), result: Some(LOST) });
    room.disputes(DisputeCommand::Withdraw { no: FIRST, reason, time, lose }).unwrap();
    assert!(room.one().is_adjourned() && room.game().outcome().is_none());
    room.goes_on(TWENTY);
    assert_eq!(room.game().ply(), Ply(3));
}

#[test]
fn an_incident_is_opened_and_decided_in_a_game_that_has_left_its_board() {
    let pressed = || Case::PressedWithoutMove(PressedWithoutMove::new(Side::White));
    let mut room = TestHall::playing("2023");
    let first = room.hall.at_board[&BOARD];
    room.end(BOARD);
    next_round(&mut room);
    let present = room.hall.game(BOARD).cloned();
    let no = room.incident_in(first, pressed());
    let opened = &room.hall.incidents[&no];
    assert_eq!((opened.game, opened.board), (Some(first), Some(BOARD)));
    assert_eq!(room.of(no).setup.round, 3);
    let decided = room.decide(no, &[Remedy::CountIllegalMove { by: Side::White }]).unwrap();
    assert!(decided.iter().any(|event| matches!(event, Event::OffBoard { .. })), "{decided:?}");
    assert_eq!(room.of(no).illegal_moves.white, 1);
    assert_eq!(
        room.hall.game(BOARD).cloned(),
        present,
        "the game of the next round is not touched"
    );
    // What an older program would take for the game on the board is of a version that it leaves alone.
    let (caller, claim) = (Caller::Arbiter, String::new());
    let open = DisputeCommand::OpenInGame { game: first, case: Case::Other, caller, claim };
    let versions: Vec<u16> = room.disputes(open).unwrap().iter().map(Event::version).collect();
    assert_eq!(versions, [2]);
    let (claim, game) = (String::new(), GameNo(99));
    let open = DisputeCommand::OpenInGame { game, case: Case::Other, caller, claim };
    assert_eq!(room.disputes(open), Err(Refusal::NoSuchGame));
}

/// A game that is over and has lost its board cannot be played on there.
#[test]
fn what_would_let_a_game_go_on_that_has_no_board_is_refused() {
    let mut room = TestHall::playing("2023");
    let no = room.incident(BOARD, Case::Other);
    room.decide(no, &[Remedy::End(LOST)]).unwrap();
    next_round(&mut room);
    let (reason, time, lose) = ("a mistake".to_owned(), None, None);
    let withdraw = DisputeCommand::Withdraw { no, reason, time, lose };
    let before = room.hall.clone();
    let refused = Err(Refusal::Dispute(DisputeRefusal::OffBoard(no)));
    assert_eq!(room.disputes(withdraw), refused);
    assert_eq!(room.hall, before);
}

/// A set-up that was corrected before anything was played is no game, and nothing is decided in it.
#[test]
fn a_game_that_never_began_leaves_nothing_behind() {
    let mut room = TestHall::new("2023");
    let of = |white: &str| Command::SetUpGame { board: BOARD, setup: setup(1, white, "B", START) };
    room.must(&of("A"));
    let no = room.incident(BOARD, Case::Other);
    room.must(&of("The right name"));
    assert_eq!(room.hall.games.len(), 1);
    let gone = Err(Refusal::Dispute(DisputeRefusal::GameGone(no)));
    assert_eq!(room.decide_without_game(no), gone);
}

impl TestHall {
    fn decide_without_game(&mut self, no: IncidentNo) -> Result<Vec<Event>, Refusal> {
        let (text, reason, lose) = (String::new(), "absent".to_owned(), None);
        let remedies = vec![Remedy::End(LOST)];
        self.disputes(DisputeCommand::DecideOtherwise { no, remedies, text, reason, lose })
    }
}

/// Three rounds on two boards: games are adjourned over rounds, and what is decided about them, and
/// by the committee, comes when others have their boards.
#[test]
fn three_rounds_on_the_same_boards() {
    let (one, two) = (BOARD, TWENTY);
    let mut room = TestHall::new("2023");
    // Round 1: the game on the first board is adjourned, that on the second drawn.
    room.set_up(one, setup(1, "A", "B", START), "e2e4 e7e5");
    room.set_up(two, setup(1, "C", "D", START), "d2d4");
    let in_first = room.incident(one, Case::Other);
    let in_second = room.incident(two, Case::Other);
    room.end(two);
    room.seal(one, &SealedMove::Paper);
    room.keep(NO);
    // Round 2: the same boards, and an incident on each; that on the second board is adjourned.
    room.set_up(one, setup(2, "D", "A", START), "c2c4");
    room.set_up(two, setup(2, "B", "C", START), "g1f3");
    let in_third = room.incident(one, Case::Other);
    let in_fourth = room.incident(two, Case::Other);
    room.decide(in_second, &[Remedy::End(LOST)]).unwrap();
    room.end(one);
    let later = room.seal(two, &SealedMove::Paper);
    room.keep(later);
    // The game of the first round comes back, to the other board.
    room.goes_on(two);
    room.decide(in_first, &[Remedy::CountIllegalMove { by: Side::Black }]).unwrap();
    room.end(two);
    // Round 3.
    room.set_up(one, setup(3, "A", "C", START), "e2e4");
    room.set_up(two, setup(3, "B", "D", START), "e2e4");
    room.decide(in_third, &[Remedy::End(LOST)]).unwrap();
    room.decide(in_fourth, &[Remedy::Warn { side: Side::White }]).unwrap();
    // The committee gives the game of the second round another result than the arbiter.
    let (by, text) = ("D".to_owned(), "unjust".to_owned());
    room.disputes(DisputeCommand::Appeal { no: in_third, by, text, filing: None }).unwrap();
    let effect = |effect| Judgement {
        verdict: Verdict::Upheld,
        reasons: "the board was wrong".into(),
        voters: Vec::new(),
        fee: FeeFate::Returned,
        effect,
    };
    let judgement = effect(Effect::Result { score: Score::WhiteWins });
    let judged = room.disputes(DisputeCommand::DecideAppeal { no: in_third, judgement }).unwrap();
    assert_eq!(carried(&judged), EffectStatus::Out);
    // Of a game that is over and has no board, it can only be told that it is played on.
    let (by, text) = ("C".to_owned(), "unjust".to_owned());
    room.disputes(DisputeCommand::Appeal { no: in_second, by, text, filing: None }).unwrap();
    let judgement = effect(Effect::PlayOn);
    let judged = room.disputes(DisputeCommand::DecideAppeal { no: in_second, judgement }).unwrap();
    assert_eq!(carried(&judged), EffectStatus::ByHand);
    let told: Vec<String> = room
        .hall
        .games
        .iter()
        .map(|(no, game)| {
            let there = if room.hall.is_on_board(*no) { "" } else { " off" };
            let (setup, outcome) = (&game.game.setup, game.game.outcome());
            let [w, b] = [&setup.players.white.name, &setup.players.black.name];
            let score = outcome.map_or("*", |outcome| outcome.score.pgn());
            format!("{} {w}–{b} {}{there} {score}", setup.round, game.board)
        })
        .collect();
    assert_eq!(
        told,
        [
            "1 A–B 20 off 1/2-1/2",
            "1 C–D 20 off 0-1",
            "2 D–A 7 off 1-0",
            "2 B–C 20 off *",
            "3 A–C 7 *",
            "3 B–D 20 *",
        ]
    );
    assert_eq!(room.of(in_first).illegal_moves.black, 1);
    assert!(room.hall.adjournments[&later].is_adjourned());
    let moves = |no| room.of(no).plies.iter().map(|ply| ply.san.clone()).collect::<Vec<_>>();
    assert_eq!(moves(in_first), ["e4", "e5", "Nf3"]);
    assert_eq!(moves(in_fourth), ["Nf3"]);
}

fn carried(events: &[Event]) -> EffectStatus {
    let of = events.iter().find_map(|event| match event {
        Event::Dispute { what: DisputeEvent::AppealDecided { decision, .. } } => {
            Some(decision.carried)
        }
        _ => None,
    });
    of.expect("decided")
}

#[test]
fn what_is_granted_while_the_envelope_is_closed_is_in_the_times_of_the_resumption() {
    let add = |side, secs| Remedy::AddTime { side, time: Millis::from_secs(secs) };
    let take = |side, secs| Remedy::SubtractTime { side, time: Millis::from_secs(secs) };
    let set = |side, mins| Remedy::SetTime { side, time: Millis::from_mins(mins) };
    // What stands on the envelope: 7110 s and 7140 s.
    let rows: [(&str, Vec<Remedy>, (i64, i64)); 4] = [
        ("given", vec![add(Side::Black, 120)], (7_110, 7_260)),
        ("taken", vec![take(Side::White, 60)], (7_050, 7_140)),
        ("set", vec![set(Side::Black, 90)], (7_110, 5_400)),
        ("both", vec![add(Side::White, 30), take(Side::Black, 40)], (7_140, 7_100)),
    ];
    for (name, remedies, left) in rows {
        for after_setting_up in [false, true] {
            let mut room = TestHall::playing("2023");
            room.incident(BOARD, Case::PressedWithoutMove(PressedWithoutMove::new(Side::White)));
            room.seal(BOARD, &SealedMove::Paper);
            let written = room.one().front.left;
            room.keep(NO);
            assert_eq!(
                room.guide("15:00").notes.iter().find_map(|note| match note {
                    Note::OpenIncidents(all) => Some(all.clone()),
                    _ => None,
                }),
                Some(vec![FIRST]),
                "{name}"
            );
            if after_setting_up {
                room.resume(BOARD);
                room.decide(FIRST, &remedies).unwrap();
                assert_eq!(room.left(), left, "{name}");
                room.note(&Ask::SetUp { no: NO, placement: None, times: None });
            } else {
                room.decide(FIRST, &remedies).unwrap();
                room.resume(BOARD);
            }
            assert_eq!(room.left(), left, "{name}");
            assert!(!room.one().has_wrong_times(), "{name}");
            assert_eq!(room.one().front.left, written, "{name}: what is written stays");
            let granted = room.one().granted;
            assert!(room.guide("15:00").notes.contains(&Note::Granted(granted)), "{name}");
            // Withdrawn, it is as if it had not been.
            let (no, reason) = (FIRST, "in error".to_owned());
            let withdrawn = DisputeCommand::Withdraw { no, reason, time: None, lose: None };
            room.disputes(withdrawn).unwrap();
            room.note(&Ask::SetUp { no: NO, placement: None, times: None });
            assert_eq!(room.left(), (7_110, 7_140), "{name}, withdrawn");
            assert_eq!(room.one().granted, BySide::default(), "{name}, withdrawn");
        }
    }
}

#[test]
fn a_ruling_on_an_adjourned_game_starts_no_clock() {
    let starts = |remedies: &[Remedy]| {
        remedies.iter().any(|remedy| matches!(remedy, Remedy::StartClock { .. }))
    };
    let case = || Case::PressedWithoutMove(PressedWithoutMove::new(Side::White));
    for opened_before in [true, false] {
        let mut room = TestHall::playing("2023");
        if opened_before {
            room.incident(BOARD, case());
            assert!(starts(&room.hall.incidents[&FIRST].proposal.remedies));
        }
        room.seal(BOARD, &SealedMove::Paper);
        if opened_before {
            room.disputes(DisputeCommand::Propose { no: FIRST }).unwrap();
        } else {
            room.incident(BOARD, case());
        }
        assert!(!starts(&room.hall.incidents[&FIRST].proposal.remedies), "{opened_before}");
        let accept = DisputeCommand::Accept { no: FIRST, reason: String::new(), lose: None };
        room.disputes(accept).unwrap();
        let decision = room.hall.incidents[&FIRST].decision.clone().unwrap();
        assert!(decision.as_proposed && !starts(&decision.ruling.remedies), "{opened_before}");
        assert_eq!(room.game().clock.running(), None);
    }
}
