//! The resumption in every combination: who is there, what is found, what is lost.

use super::*;
use crate::adjournment::cases;
use crate::adjournment::event::OpeningFailure;
use crate::adjournment::guide::notes::Note as Mind;
use crate::adjournment::reading::Judgement;
use crate::adjournment::state::{AdjournmentEnd, Status};
use crate::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_chess::result::Score;
use jadoube_laws::game::gap::{Cause, Gap};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::rulings::case::{Case, rule};
use jadoube_laws::rulings::one_line::brief;
use jadoube_laws::rulings::sealed::facts::{SaidBefore, SealingMatter};

/// 1…Qh4 is mate after these.
const BEFORE_MATE: &str = "f2f3 e7e5 g2g4";

impl TestHall {
    /// The case that the guide puts before the arbiter, and what the edition rules on it.
    fn ruling(&self, time: &str) -> String {
        let case = self.guide(time).next.case.expect("a case");
        let ruling = rule(&case, self.game(), self.edition, self.at);
        format!("{}: {}", case.kind(), brief(&ruling))
    }

    /// The incident of the case, decided as proposed.
    fn decide_case(&mut self, time: &str) {
        let case = self.guide(time).next.case.expect("a case");
        self.open_incident(case);
        let no = IncidentNo(u32::try_from(self.hall.incidents.len()).unwrap());
        self.must(&Command::Dispute {
            what: DisputeCommand::Accept { no, reason: String::new(), lose: None },
        });
    }

    fn open_incident(&mut self, case: Case) {
        let board = Some(self.one().board);
        let (caller, claim) = (Caller::Arbiter, String::new());
        let what = DisputeCommand::Open { board, case, caller, claim, clocks: Clocks::Leave };
        self.must(&Command::Dispute { what });
    }

    fn not_opened(&mut self, which: EnvelopeKind, time: &str) -> OpeningFailure {
        let by = "Chief arbiter".to_owned();
        let events = self.note(&Ask::Open { no: NO, which, by, at: day(time) });
        match last_note(&events) {
            Note::OpeningRefused { why, .. } => *why,
            other => panic!("{other:?}"),
        }
    }
}

/// Articles: opening; the clock of the absent replier; the reply to the absent sealer.
const ARTICLES: [(&str, &str, &str, &str); 10] = [
    ("1972", "16.2 16.3", "16.2 16.3", "16.4"),
    ("1980", "16.2 16.3", "16.2 16.3", "16.4 Int. 16.4"),
    ("1997", "A7 A9a A9b", "A7 A9a A9b", "A9c"),
    ("2001", "A7 A9a A9b", "A7 A9a A9b", "A9c"),
    ("2005", "A7 A9a A9b", "A7 A9a A9b", "A9c"),
    ("2009", "G.7 G.9.a G.9.b", "G.7 G.9.a G.9.b", "G.9.c"),
    ("2014", "E.7 E.9a E.9b", "E.7 E.9a E.9b", "E.9c"),
    ("2017", "I.7 I.9.1 I.9.2", "I.11", "I.9.3"),
    ("2018", "I.7 I.9.1 I.9.2", "I.11", "I.9.3"),
    ("2023", "I.7 I.9.1 I.9.2", "I.11", "I.9.3"),
];

#[test]
fn both_are_there_the_envelope_is_opened_the_move_made_and_the_other_clock_runs() {
    for (edition, opening, _, _) in ARTICLES {
        let mut room = TestHall::resumed(edition);
        room.arrive(Side::Black, "14:50");
        room.arrive(Side::White, "14:55");
        assert_eq!(room.next("15:00"), format!("Open(Sealed) | {opening}"));
        room.open(EnvelopeKind::Sealed, "15:00");
        assert_eq!(room.step("15:00"), "Read(Sealed)");
        room.read(EnvelopeKind::Sealed, "Nf3");
        assert_eq!(room.step("15:00"), "Play(Sealed)");
        room.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
        assert_eq!(room.moves(), ["e2e4", "e7e5", "g1f3"]);
        room.after(10);
        assert_eq!(room.left(), (7_200 - 90, 7_200 - 60 - 10), "{edition}");
        assert_eq!(room.game().clock.moves_made(Side::White), 2);
        assert_eq!(room.one().end, Some(AdjournmentEnd::WentOn));
        assert_eq!(room.step("15:01"), "Done");
        room.must(&Command::Game { board: BOARD, what: play("b8c6") });
        assert_eq!(room.game().plies[2].spent, Some(Millis::from_secs(30)), "while sealing");
    }
}

#[test]
fn the_replier_is_absent_the_clock_runs_and_the_envelope_stays_closed() {
    for (edition, opening, _, _) in ARTICLES {
        let mut room = TestHall::resumed(edition);
        room.arrive(Side::White, "14:55");
        assert_eq!(room.step("15:00"), "Presence");
        room.absent(Side::Black, "15:00");
        assert_eq!(room.next("15:00"), format!("StartClock(Black) | {opening}"));
        room.note(&Ask::StartClock { no: NO });
        room.after(300);
        assert_eq!(room.left(), (7_200 - 90, 7_200 - 60 - 300));
        assert_eq!(room.step("15:00"), "Await(Black)");
        assert_eq!(room.not_opened(EnvelopeKind::Sealed, "15:00"), OpeningFailure::ReplierAbsent);
        // On arrival the clock is stopped, and goes on once the move is made.
        room.arrive(Side::Black, "15:05");
        room.after(60);
        assert_eq!(room.left().1, 7_200 - 60 - 300);
        room.excuse(Side::Black);
        room.open(EnvelopeKind::Sealed, "15:06");
        room.read(EnvelopeKind::Sealed, "d2-d4");
        room.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
        room.after(7);
        assert_eq!(room.left().1, 7_200 - 60 - 307, "{edition}");
        assert_eq!(room.one().status(), Status::Settled);
    }
}

/// What the program did not see, after a power cut or between two commands from the command line.
fn unseen(away: Option<Millis>) -> Command {
    let gap = Gap { cause: Cause::Cut, from: None, to: None, away };
    Command::Recover { gap }
}

#[test]
fn the_clock_of_an_absent_player_runs_though_no_program_does() {
    const MINUTES: i64 = 60;
    for (edition, ..) in ARTICLES {
        let mut room = TestHall::resumed(edition);
        room.arrive(Side::White, "14:55");
        room.note(&Ask::StartClock { no: NO });
        room.after(60);
        // Twice away: nothing of it is forgotten, and nobody need be asked.
        for _ in 0..2 {
            room.must(&unseen(Some(Millis::from_mins(20))));
            assert_eq!(room.game().lost_time, None, "{edition}");
            assert_eq!(room.game().clock.running(), Some(Side::Black), "{edition}");
        }
        assert_eq!(room.left(), (7_200 - 90, 7_200 - 60 - 60 - 40 * MINUTES), "{edition}");
        room.arrive(Side::Black, "15:41");
        assert_eq!(room.game().clock.running(), None, "{edition}: on arrival it is stopped");
        // Present and waiting for the opening: nobody's clock runs, and nothing is asked.
        room.must(&unseen(Some(Millis::from_mins(20))));
        assert_eq!(room.game().lost_time, None, "{edition}");
    }
    // The flag fell before the hour was over, and before anybody was there to see it.
    let mut room = TestHall::resumed("2001");
    room.arrive(Side::White, "14:55");
    room.note(&Ask::StartClock { no: NO });
    room.must(&unseen(Some(Millis::from_mins(150))));
    assert!(room.game().flags.black.is_some());
    assert_eq!(room.left().1, 0);
    // What cannot be measured is asked about also here.
    let mut room = TestHall::resumed("2001");
    room.note(&Ask::StartClock { no: NO });
    room.must(&unseen(None));
    let question = room.game().lost_time.clone().expect("asked");
    assert_eq!((question.gaps[0].side, question.away()), (Side::Black, None));
    // Once both are there and play goes on, it is as in any game.
    let mut room = TestHall::resumed("2001");
    room.arrive(Side::White, "15:00");
    room.arrive(Side::Black, "15:00");
    room.open(EnvelopeKind::Sealed, "15:00");
    room.read(EnvelopeKind::Sealed, "Nf3");
    room.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
    room.must(&unseen(Some(Millis::from_mins(20))));
    assert!(room.game().lost_time.is_some());
}

#[test]
fn both_are_absent() {
    for (edition, _, both, _) in ARTICLES {
        let mut room = TestHall::resumed(edition);
        room.absent(Side::White, "15:00");
        room.absent(Side::Black, "15:00");
        assert_eq!(room.next("15:00"), format!("StartClock(Black) | {both}"));
        room.note(&Ask::StartClock { no: NO });
        assert_eq!(room.step("15:00"), "Await(Black)");
        assert_eq!(room.refused(&Ask::StartClock { no: NO }), NotNow::ClockRuns(Side::Black));
    }
}

#[test]
fn the_sealer_is_absent_and_the_reply_is_sealed_in_a_fresh_envelope() {
    for (edition, _, _, reply) in ARTICLES {
        let mut room = TestHall::resumed(edition);
        room.arrive(Side::Black, "15:00");
        room.open(EnvelopeKind::Sealed, "15:00");
        room.read(EnvelopeKind::Sealed, "Nf3");
        room.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
        assert_eq!(room.next("15:00"), format!("Reply | {reply}"));
        assert!(room.guide("15:00").notes.contains(&Mind::MaySealReply));
        room.after(20);
        room.note(&Ask::SealReply { no: NO, what: in_program("Nc6") });
        room.after(40);
        // The absent player's clock runs now.
        assert_eq!(room.left(), (7_200 - 90 - 40, 7_200 - 60 - 20), "{edition}");
        assert_eq!(room.step("15:00"), "Await(White)");
        assert_eq!(room.not_opened(EnvelopeKind::Reply, "15:00"), OpeningFailure::SealerAbsent);
        assert_eq!(
            room.refused(&Ask::SealReply { no: NO, what: SealedMove::Paper }),
            NotNow::ReplySealed(NO)
        );
        room.arrive(Side::White, "15:00");
        assert_eq!(room.next("15:00"), format!("Open(Reply) | {reply}"));
        room.open(EnvelopeKind::Reply, "15:00");
        room.read(EnvelopeKind::Reply, "Nc6");
        room.note(&Ask::Play { no: NO, which: EnvelopeKind::Reply });
        assert_eq!(room.moves(), ["e2e4", "e7e5", "g1f3", "b8c6"]);
        assert_eq!(room.game().clock.running(), Some(Side::White));
        assert_eq!(room.game().clock.moves_made(Side::Black), 2);
        assert_eq!(room.one().end, Some(AdjournmentEnd::WentOn), "{edition}");
    }
}

#[test]
fn the_sealer_is_absent_and_the_reply_is_made_on_the_board() {
    let mut room = TestHall::resumed("2023");
    room.arrive(Side::Black, "15:00");
    room.open(EnvelopeKind::Sealed, "15:00");
    room.read(EnvelopeKind::Sealed, "Nf3");
    room.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
    room.must(&Command::Game { board: BOARD, what: play("b8c6") });
    assert_eq!(room.one().end, Some(AdjournmentEnd::WentOn));
}

#[test]
fn every_attempt_to_open_an_envelope_is_recorded() {
    use OpeningFailure::*;
    let mut room = TestHall::playing("2023");
    room.begin(BOARD, AdjournmentReason::SessionEnd);
    assert_eq!(room.not_opened(EnvelopeKind::Sealed, "15:00"), NotSealed);
    room.note(&Ask::BreakOff { no: NO, reason: "x".into() });
    let mut room = TestHall::sealed("2023");
    assert_eq!(room.not_opened(EnvelopeKind::Sealed, "15:00"), NotResumed);
    room.note(&Ask::Resume { no: NO, board: BOARD, at: day("15:00") });
    assert_eq!(room.not_opened(EnvelopeKind::Sealed, "15:00"), NotSetUp);
    room.note(&Ask::SetUp { no: NO, placement: None, times: None });
    assert_eq!(room.not_opened(EnvelopeKind::Sealed, "15:00"), ReplierAbsent);
    room.note(&Ask::ReportMissing { no: NO, which: EnvelopeKind::Sealed });
    assert_eq!(room.not_opened(EnvelopeKind::Sealed, "15:00"), Missing);
    room.note(&Ask::ReportFound { no: NO, which: EnvelopeKind::Sealed });
    room.arrive(Side::Black, "15:00");
    room.open(EnvelopeKind::Sealed, "15:00");
    assert_eq!(room.not_opened(EnvelopeKind::Sealed, "15:00"), OpenedBefore);
    let by = "Deputy".to_owned();
    let why = WrongPassphrase;
    room.note(&Ask::FailToOpen { no: NO, which: EnvelopeKind::Sealed, by, at: day("15:01"), why });
    assert_eq!(room.one().attempts.len(), 6);
    // Those of before it was asked for, and of an envelope that is open, are no failed attempts.
    assert!(room.guide("15:00").notes.contains(&Mind::Attempts(3)));
    room.note(&Ask::Settle { no: NO, reason: "annulled".into() });
    assert_eq!(room.not_opened(EnvelopeKind::Sealed, "15:00"), Settled);
    assert_eq!(room.one().attempts.len(), 7, "an attempt after the end too");
}

/// What is written, what it is, and how each edition rules on it.
const WRITTEN: [(&str, &str, [&str; 3]); 4] = [
    (
        "Nc4",
        "illegal",
        [
            "sealed-move: end 0-1 SealedMove | 17.3 Int. 10 Int. 12 Int. 32 ?",
            "sealed-move: end 0-1 SealedMove | 17.3 Int. 17.3 ?",
            "sealed-move: end 0-1 SealedMove | I.8.1 I.8.2 I.8.3",
        ],
    ),
    (
        "§$%",
        "unreadable",
        [
            "sealed-move: end 0-1 SealedMove | 17.3 Int. 10 Int. 12 Int. 32 ?",
            "sealed-move: end 0-1 SealedMove | 17.3 Int. 17.3 ?",
            "sealed-move: end 0-1 SealedMove | I.8.1 I.8.2 I.8.3",
        ],
    ),
    (
        "",
        "nothing",
        [
            "sealed-move: end 0-1 SealedMove | 17.3 Int. 10 Int. 12 Int. 32 15.3 19b Ol. 22.3 ?",
            "sealed-move: end 0-1 SealedMove | 17.3 Int. 17.3 15.3 20.2 ?",
            "sealed-move: end 0-1 SealedMove | I.8.1 I.8.2 I.8.3 I.3",
        ],
    ),
    (
        "e2 or d2",
        "unreadable",
        [
            "sealed-move: end 0-1 SealedMove | 17.3 Int. 10 Int. 12 Int. 32 ?",
            "sealed-move: end 0-1 SealedMove | 17.3 Int. 17.3 ?",
            "sealed-move: end 0-1 SealedMove | I.8.1 I.8.2 I.8.3",
        ],
    ),
];

#[test]
fn what_is_no_clear_legal_move_goes_to_the_arbiter_with_its_case() {
    for (text, kind, rulings) in WRITTEN {
        for (edition, expected) in ["1972", "1980", "2023"].into_iter().zip(rulings) {
            let mut room = TestHall::resumed(edition);
            room.arrive(Side::Black, "15:00");
            room.open(EnvelopeKind::Sealed, "15:00");
            room.read(EnvelopeKind::Sealed, text);
            let (_, judged) = room.one().cover.as_ref().unwrap().read.as_ref().unwrap();
            let word = format!("{judged:?}").to_lowercase();
            assert!(word.starts_with(kind), "{text}: {word}");
            assert_eq!(
                room.ruling("15:00").trim_end_matches(" ?"),
                expected.trim_end_matches(" ?"),
                "{edition}: {text}"
            );
            let play = Ask::Play { no: NO, which: EnvelopeKind::Sealed };
            assert_eq!(room.refused(&play), NotNow::NothingToPlay(NO));
            room.decide_case("15:00");
            assert_eq!(room.one().end, Some(AdjournmentEnd::GameOver), "{edition}: {text}");
            assert_eq!(room.moves().len(), 2);
        }
    }
}

#[test]
fn where_the_edition_asks_for_reasonable_doubt_the_one_reading_may_be_played() {
    let mut room = TestHall::resumed("1980");
    room.arrive(Side::White, "15:00");
    room.arrive(Side::Black, "15:00");
    room.open(EnvelopeKind::Sealed, "15:00");
    room.read(EnvelopeKind::Sealed, "Nf4");
    let Some(Case::SealedMove(facts)) = room.guide("15:00").next.case else { panic!() };
    // The arbiter is told what one slip of the pen away is, and says what was meant.
    let (_, judged) = room.one().cover.as_ref().unwrap().read.clone().unwrap();
    assert!(
        matches!(&judged, Judgement::Illegal { near } if near.contains(&Uci("g1f3".into()))),
        "{judged:?}"
    );
    let meant = jadoube_laws::rulings::sealed::facts::SealedMove {
        uci: Some(Uci("g1f3".into())),
        intent_clear: Some(true),
        ..facts
    };
    room.open_incident(Case::SealedMove(meant));
    let accept = DisputeCommand::Accept { no: IncidentNo(1), reason: String::new(), lose: None };
    room.must(&Command::Dispute { what: accept });
    assert_eq!(room.moves(), ["e2e4", "e7e5", "g1f3"]);
    assert_eq!(room.game().clock.running(), Some(Side::Black));
    assert_eq!(room.one().end, Some(AdjournmentEnd::WentOn));
}

#[test]
fn a_decision_plays_no_move_out_of_a_closed_envelope() {
    let mut room = TestHall::resumed("1980");
    let sealed = jadoube_laws::rulings::sealed::facts::SealedMove {
        sealer: Side::White,
        found: jadoube_laws::rulings::sealed::facts::SealedFound::Clear,
        uci: Some(Uci("g1f3".into())),
        intent_clear: Some(true),
    };
    room.open_incident(Case::SealedMove(sealed));
    let accept = DisputeCommand::Accept { no: IncidentNo(1), reason: String::new(), lose: None };
    let refused = room.ask(&Command::Dispute { what: accept });
    assert_eq!(refused, Err(Refusal::Adjournment(NotNow::Adjourned(NO))));
}

#[test]
fn the_sealed_move_is_not_the_one_made_on_the_board() {
    let mut room = TestHall::playing("2023");
    room.begin(BOARD, AdjournmentReason::SessionEnd);
    room.note(&Ask::MoveOnBoard { no: NO, uci: Uci("g1f3".into()) });
    room.close_with(NO, &SealedMove::Paper);
    room.note(&Ask::StopClock { no: NO });
    room.keep(NO);
    room.resume(BOARD);
    room.arrive(Side::Black, "15:00");
    room.open(EnvelopeKind::Sealed, "15:00");
    room.read(EnvelopeKind::Sealed, "Nc3");
    let (_, judged) = room.one().cover.as_ref().unwrap().read.clone().unwrap();
    let (written, made) = (Uci("b1c3".into()), Uci("g1f3".into()));
    assert_eq!(judged, Judgement::NotAsMade { written, made });
    assert_eq!(room.step("15:00"), "Decide sealed-move");
}

#[test]
fn the_envelope_is_lost() {
    for (edition, expected) in [
        ("1972", "Decide lost-envelope"),
        ("1980", "Decide lost-envelope"),
        ("2001", "Await(White)"),
        ("2023", "Await(White)"),
    ] {
        let mut room = TestHall::sealed(edition);
        room.note(&Ask::ReportMissing { no: NO, which: EnvelopeKind::Sealed });
        assert_eq!(room.one().status(), Status::Missing);
        room.resume(BOARD);
        room.absent(Side::White, "15:00");
        room.absent(Side::Black, "15:00");
        assert_eq!(room.step("15:00"), "Establish", "the players are asked, in {edition}");
        room.note(&Ask::Establish { no: NO, agreed: true });
        assert_eq!(room.step("15:00"), expected, "{edition}");
        let state = Ask::StateMove { no: NO, uci: Uci("g1f3".into()) };
        if edition < "1997" {
            assert!(matches!(room.refused(&state), NotNow::NotStated { .. }));
            assert!(room.ruling("15:00").starts_with("lost-envelope: do "));
            // Position and times are known: the arbiter lets the game go on without the move.
            room.note(&Ask::Settle { no: NO, reason: "16.5: the game goes on".into() });
            room.must(&Command::Game { board: BOARD, what: play("d2d4") });
            continue;
        }
        assert_eq!(room.refused(&state), NotNow::Absent(Side::White));
        room.arrive(Side::White, "15:00");
        room.arrive(Side::Black, "15:00");
        assert_eq!(room.step("15:00"), "State");
        room.note(&state);
        assert_eq!(room.step("15:00"), "Play(Sealed)");
        room.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
        assert_eq!(room.moves(), ["e2e4", "e7e5", "g1f3"]);
        assert_eq!(room.one().end, Some(AdjournmentEnd::WentOn));
    }
}

#[test]
fn the_lost_envelope_with_the_reply_goes_to_the_arbiter() {
    let mut room = TestHall::resumed("1980");
    room.arrive(Side::Black, "15:00");
    room.open(EnvelopeKind::Sealed, "15:00");
    room.read(EnvelopeKind::Sealed, "Nf3");
    room.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
    room.note(&Ask::SealReply { no: NO, what: SealedMove::Paper });
    room.note(&Ask::ReportMissing { no: NO, which: EnvelopeKind::Reply });
    assert_eq!(
        room.ruling("15:00"),
        "lost-envelope: do sealed-back-to-adjournment | 16.5 Int. 16.5"
    );
}

/// Too late: who is absent, and the ruling.
const TOO_LATE: [(&str, &str, &str); 4] = [
    ("1972", "16:01", "17.2 Int. 11 Int. 31"),
    ("1980", "16:01", "17.2 Int. 17.2"),
    ("2001", "16:01", "A10 ?"),
    ("2023", "15:01", "I.10 6.7.1 ?"),
];

#[test]
fn a_replier_who_comes_too_late_loses_and_the_envelope_shows_whether_the_game_was_over() {
    for (edition, time, articles) in TOO_LATE {
        let mut room = TestHall::resumed(edition);
        room.arrive(Side::White, "15:00");
        room.absent(Side::Black, "15:00");
        room.note(&Ask::StartClock { no: NO });
        // That the time is over tells nothing of who is in the hall.
        assert_eq!(room.not_opened(EnvelopeKind::Sealed, time), OpeningFailure::ReplierAbsent);
        assert_eq!(room.step(time), "Presence", "{edition}");
        room.absent(Side::Black, time);
        assert_eq!(room.ruling(time), format!("resumption: end 1-0 Forfeit | {articles}"));
        let looks = room.guide(time).notes.contains(&Mind::MayLook);
        assert_eq!(looks, edition == "2023", "by the others it saves only the sealer: {edition}");
        room.open(EnvelopeKind::Sealed, time);
        room.read(EnvelopeKind::Sealed, "Nf3");
        let play = Ask::Play { no: NO, which: EnvelopeKind::Sealed };
        assert_eq!(room.refused(&play), NotNow::LateUndecided(Side::Black));
        assert_eq!(room.ruling(time), format!("resumption: end 1-0 Forfeit | {articles}"));
        room.decide_case(time);
        assert_eq!(room.one().end, Some(AdjournmentEnd::GameOver));
    }
}

#[test]
fn a_sealed_move_that_mates_stands_though_the_replier_never_came() {
    for (edition, time, _) in TOO_LATE {
        let mut room = TestHall::new(edition);
        room.set_up(BOARD, setup(3, "Petrov", "Ilić", START), BEFORE_MATE);
        room.seal(BOARD, &SealedMove::Paper);
        room.keep(NO);
        room.resume(BOARD);
        room.absent(Side::White, time);
        room.absent(Side::Black, time);
        assert_eq!(room.step(time), "Decide resumption", "{edition}");
        assert!(room.guide(time).notes.contains(&Mind::MayLook), "{edition}");
        room.open(EnvelopeKind::Sealed, time);
        room.read(EnvelopeKind::Sealed, "Qh4#");
        assert_eq!(room.step(time), "Play(Sealed)", "{edition}");
        room.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
        let mate = Outcome { score: Score::BlackWins, reason: EndReason::Checkmate };
        assert_eq!(room.game().outcome(), Some(mate));
        assert_eq!(room.one().end, Some(AdjournmentEnd::GameOver));
    }
}

/// White stalemates with Qf7.
const BEFORE_STALEMATE: &str = "7k/8/8/8/8/8/8/K4Q2 w - - 0 60";

#[test]
fn a_sealed_stalemate_saves_a_replier_who_comes_too_late_only_by_the_later_editions() {
    for (edition, time, articles) in TOO_LATE {
        let mut room = TestHall::new(edition);
        room.set_up(BOARD, setup(3, "Petrov", "Ilić", BEFORE_STALEMATE), "");
        room.seal(BOARD, &SealedMove::Paper);
        room.keep(NO);
        room.resume(BOARD);
        room.arrive(Side::White, "15:00");
        room.absent(Side::Black, time);
        room.open(EnvelopeKind::Sealed, time);
        room.read(EnvelopeKind::Sealed, "Qf7");
        let play = Ask::Play { no: NO, which: EnvelopeKind::Sealed };
        if edition == "2023" {
            assert_eq!(room.step(time), "Play(Sealed)", "{edition}");
            room.note(&play);
            let stalemate = Outcome { score: Score::Draw, reason: EndReason::Stalemate };
            assert_eq!(room.game().outcome(), Some(stalemate));
        } else {
            assert_eq!(room.refused(&play), NotNow::LateUndecided(Side::Black), "{edition}");
            assert_eq!(room.ruling(time), format!("resumption: end 1-0 Forfeit | {articles}"));
            room.decide_case(time);
        }
        assert_eq!(room.one().end, Some(AdjournmentEnd::GameOver), "{edition}");
    }
}

#[test]
fn a_sealer_who_comes_too_late_loses_after_the_move_was_made() {
    for (edition, time, articles) in TOO_LATE {
        let mut room = TestHall::resumed(edition);
        room.arrive(Side::Black, "15:00");
        room.open(EnvelopeKind::Sealed, "15:00");
        room.read(EnvelopeKind::Sealed, "Nf3");
        room.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
        room.note(&Ask::SealReply { no: NO, what: SealedMove::Paper });
        assert_eq!(room.step(time), "Presence", "{edition}");
        room.absent(Side::White, time);
        assert_eq!(room.ruling(time), format!("resumption: end 0-1 Forfeit | {articles}"));
    }
}

#[test]
fn the_time_left_may_be_less_than_the_time_to_wait() {
    let mut room = TestHall::new("2001");
    let mut short = setup(3, "Petrov", "Ilić", START);
    short.control = "30+0".parse().unwrap();
    room.set_up(BOARD, short, "e2e4 e7e5");
    room.seal(BOARD, &SealedMove::Paper);
    room.keep(NO);
    room.resume(BOARD);
    room.note(&Ask::StartClock { no: NO });
    let left = Millis::from_mins(29);
    let notes = room.guide("15:05").notes;
    assert!(notes.contains(&Mind::FlagBeforeLimit { side: Side::Black, left }), "{notes:?}");
}

#[test]
fn a_wrong_position_is_seen_before_the_envelope_is_opened() {
    let mut room = TestHall::sealed("2023");
    room.note(&Ask::Resume { no: NO, board: BOARD, at: day("15:00") });
    room.arrive(Side::White, "15:00");
    room.arrive(Side::Black, "15:00");
    let wrong = "rnbqkbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBQKBNR".parse().unwrap();
    room.note(&Ask::SetUp { no: NO, placement: Some(wrong), times: None });
    assert!(room.guide("15:00").notes.contains(&Mind::WrongPosition));
    assert_eq!(room.step("15:00"), "SetUp");
    assert_eq!(room.not_opened(EnvelopeKind::Sealed, "15:00"), OpeningFailure::NotSetUp);
    let right = room.game().position().placement();
    room.note(&Ask::SetUp { no: NO, placement: Some(right), times: None });
    assert_eq!(room.step("15:00"), "Open(Sealed)");
    // Found later, the case is prepared.
    let Case::ResumedWrong(facts) = cases::wrong_position(&arc(&room)) else { panic!() };
    assert_eq!(facts.adjourned, Some(room.one().ply));
}

#[test]
fn wrong_times_are_corrected_before_the_first_move_and_later_by_the_edition() {
    for (edition, later, ruled) in [
        ("1972", false, "continue | 16.6"),
        ("1980", true, "continue | 16.6 Int. 16.6"),
        ("2023", true, "continue | I.13"),
    ] {
        let mut room = TestHall::playing(edition);
        room.seal(BOARD, &SealedMove::Paper);
        room.keep(NO);
        // Somebody has played with the clock in the night.
        let correction = jadoube_laws::clock::correction::Correction::Set {
            side: Side::Black,
            time: Millis::from_mins(5),
        };
        let what = GameCommand::CorrectClock { correction, reason: "x".into() };
        room.must(&Command::Game { board: BOARD, what });
        room.resume(BOARD);
        assert_eq!(room.left(), (7_200 - 90, 7_200 - 60), "the times of the envelope are set");
        room.arrive(Side::White, "15:00");
        room.arrive(Side::Black, "15:00");
        room.open(EnvelopeKind::Sealed, "15:00");
        room.read(EnvelopeKind::Sealed, "Nf3");
        room.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
        let asked = room.note(&Ask::QuestionTimes { no: NO, by: Side::Black });
        assert_eq!(
            *last_note(&asked),
            Note::TimesQuestioned { no: NO, by: Side::Black, moved: false }
        );
        room.must(&Command::Game { board: BOARD, what: play("b8c6") });
        let asked = room.note(&Ask::QuestionTimes { no: NO, by: Side::Black });
        assert_eq!(
            *last_note(&asked),
            Note::TimesQuestioned { no: NO, by: Side::Black, moved: true }
        );
        let case = cases::times(&arc(&room), Side::Black, true);
        let ruling = rule(&case, room.game(), room.edition, room.at);
        assert_eq!(brief(&ruling), ruled, "{edition}");
        assert_eq!(ruling.discretion.is_empty(), !later, "{edition}");
    }
}

#[test]
fn agreed_or_resigned_before_the_opening_the_game_is_over_wherever_it_is() {
    for (said, outcome) in [
        (SaidBefore::Agreed, Outcome { score: Score::Draw, reason: EndReason::Agreement }),
        (SaidBefore::Resigned, Outcome { score: Score::BlackWins, reason: EndReason::Resignation }),
    ] {
        for parked in [false, true] {
            let mut room = TestHall::sealed("2023");
            if parked {
                room.set_up(BOARD, setup(4, "Marin", "Nikolov", START), "d2d4");
            }
            room.note(&Ask::Conclude { no: NO, by: Side::White, said });
            assert_eq!(room.one().end, Some(AdjournmentEnd::GameOver));
            assert_eq!(room.game().outcome(), Some(outcome), "shelved: {parked}");
            assert_eq!(room.hall.is_on_board(room.one().game), !parked);
            if parked {
                assert_eq!(room.hall.game(BOARD).unwrap().outcome(), None);
            }
            let again = Ask::Conclude { no: NO, by: Side::White, said };
            assert_eq!(room.refused(&again), NotNow::Settled(NO));
            // It stays so, even if the move turns out illegal: the envelope may be opened, and
            // nothing can be played.
            room.open(EnvelopeKind::Sealed, "15:00");
            room.read(EnvelopeKind::Sealed, "Ke5");
            let (_, judgement) = room.one().cover.as_ref().unwrap().read.clone().unwrap();
            assert!(matches!(judgement, Judgement::Illegal { .. }), "{judgement:?}");
            assert_eq!(room.not_opened(EnvelopeKind::Sealed, "15:01"), OpeningFailure::Settled);
            let play = Ask::Play { no: NO, which: EnvelopeKind::Sealed };
            assert_eq!(room.refused(&play), NotNow::Settled(NO));
            assert_eq!(room.game().outcome(), Some(outcome));
            assert_eq!(room.one().status(), Status::Settled);
        }
    }
}

#[test]
fn an_offer_made_after_the_sealing_stays_open_until_it_is_answered() {
    let mut room = TestHall::sealed("2023");
    room.note(&Ask::OfferDraw { no: NO, by: Side::Black });
    assert_eq!(room.refused(&Ask::OfferDraw { no: NO, by: Side::White }), NotNow::OfferPending);
    assert!(room.guide("10:00").notes.contains(&Mind::Offered(Side::Black)));
    room.resume(BOARD);
    room.arrive(Side::Black, "15:00");
    room.open(EnvelopeKind::Sealed, "15:00");
    room.read(EnvelopeKind::Sealed, "Nf3");
    room.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
    // The sealed move was made before the offer, and does not reject it.
    assert_eq!(room.game().offer.map(|offer| offer.by), Some(Side::Black));
    let mut room = TestHall::sealed("2023");
    room.note(&Ask::OfferDraw { no: NO, by: Side::Black });
    room.note(&Ask::RejectDraw { no: NO });
    assert_eq!(room.refused(&Ask::RejectDraw { no: NO }), NotNow::NoOffer);
}

#[test]
fn an_offer_made_before_the_sealing_is_rejected_wherever_its_game_is() {
    for parked in [false, true] {
        // White offers a draw and seals.
        let mut room = TestHall::playing("2023");
        let offer = GameCommand::OfferDraw { by: Side::White };
        room.must(&Command::Game { board: BOARD, what: offer });
        room.seal(BOARD, &SealedMove::Paper);
        room.keep(NO);
        if parked {
            room.set_up(BOARD, setup(4, "Marin", "Nikolov", START), "d2d4");
        }
        assert_eq!(room.one().standing_offer(), Some(Side::White));
        assert_eq!(room.refused(&Ask::OfferDraw { no: NO, by: Side::Black }), NotNow::OfferPending);
        room.note(&Ask::RejectDraw { no: NO });
        assert_eq!(room.one().standing_offer(), None, "shelved: {parked}");
        assert_eq!(room.one().disagreements(), []);
        assert_eq!(room.refused(&Ask::RejectDraw { no: NO }), NotNow::NoOffer);
        let board = if parked { BoardNo(9) } else { BOARD };
        room.resume(board);
        room.arrive(Side::Black, "15:00");
        room.open(EnvelopeKind::Sealed, "15:00");
        room.read(EnvelopeKind::Sealed, "Nf3");
        room.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
        assert_eq!(room.game().offer, None, "shelved: {parked}");
    }
}

#[test]
fn an_offer_written_with_the_sealed_move_is_made_with_it() {
    let mut room = TestHall::resumed("2023");
    room.arrive(Side::Black, "15:00");
    room.open(EnvelopeKind::Sealed, "15:00");
    room.read(EnvelopeKind::Sealed, "Nf3 (=)");
    room.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
    assert_eq!(room.game().offer.map(|offer| offer.by), Some(Side::White));
}

#[test]
fn a_flag_found_fallen_after_the_sealing_comes_first() {
    let mut room = TestHall::playing("2023");
    room.after(7_200);
    room.seal(BOARD, &SealedMove::Paper);
    assert!(room.guide("10:00").notes.contains(&Mind::FlagDown(Side::White)));
    assert_eq!(room.ruling("10:00"), "flag-fall: end 0-1 Flag | 6.9 6.8");
}

#[test]
fn a_repetition_is_claimed_before_the_move_is_sealed() {
    for (edition, articles) in [("1997", "9.2 9.2a"), ("2023", "8.1.2 9.2.1")] {
        let mut room = TestHall::playing(edition);
        room.begin(BOARD, AdjournmentReason::SessionEnd);
        let case = cases::sealing(&arc(&room), SealingMatter::Claim, room.at);
        let found = brief(&rule(&case, room.game(), room.edition, room.at));
        let expected = format!("do sealed-claim-first white | {articles}");
        assert_eq!(found, expected, "{edition}");
        let first = room.guide("10:00").notes.contains(&Mind::ClaimFirst);
        assert_eq!(first, edition == "1997");
    }
}

#[test]
fn only_one_scoresheet_was_in_the_envelope() {
    let mut room = TestHall::resumed("1980");
    room.arrive(Side::Black, "15:00");
    room.open(EnvelopeKind::Sealed, "15:00");
    let without = EnvelopeContents { sheets: BySide::new(false, true), ..contents("") };
    room.note(&Ask::Read { no: NO, which: EnvelopeKind::Sealed, contents: without });
    assert!(room.guide("15:00").notes.contains(&Mind::SheetMissing(Side::White)));
    // The sealer loses, and the arbiter is to blame (interpretation of 1975).
    assert!(room.ruling("15:00").contains("Int. 17.3"), "{}", room.ruling("15:00"));
}

#[test]
fn what_was_misread_is_put_right_until_the_move_is_made() {
    let mut room = TestHall::resumed("2023");
    room.arrive(Side::Black, "15:00");
    room.open(EnvelopeKind::Sealed, "15:00");
    room.read(EnvelopeKind::Sealed, "Nf6");
    assert_eq!(room.step("15:00"), "Decide sealed-move");
    let again = |text| Ask::Read { no: NO, which: EnvelopeKind::Sealed, contents: contents(text) };
    assert_eq!(room.refused(&again("Nf6")), NotNow::AlreadyRead(NO));
    room.read(EnvelopeKind::Sealed, "Nf3");
    assert_eq!(room.step("15:00"), "Play(Sealed)");
    room.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
    assert_eq!(room.refused(&again("Nc3")), NotNow::PlayGoesOn(NO));
    // Both readings stand in the journal.
    assert!(room.journal.contains("Nf6") && room.journal.contains("Nf3"));
}

#[test]
fn the_incident_about_a_reading_lapses_once_the_reading_is_corrected() {
    let mut room = TestHall::resumed("2023");
    room.arrive(Side::Black, "15:00");
    room.open(EnvelopeKind::Sealed, "15:00");
    room.read(EnvelopeKind::Sealed, "Nf6");
    let case = room.guide("15:00").next.case.expect("a case");
    room.open_incident(case);
    let no = IncidentNo(1);
    assert!(room.hall.incidents[&no].is_open());
    // Another reading that is no move either is another case.
    room.read(EnvelopeKind::Sealed, "Nf5");
    assert!(!room.hall.incidents[&no].is_open());
    let case = room.guide("15:00").next.case.expect("a case");
    room.open_incident(case);
    room.read(EnvelopeKind::Sealed, "Nf3");
    assert!(!room.hall.incidents[&IncidentNo(2)].is_open());
    assert_eq!(room.step("15:00"), "Play(Sealed)");
    let notes = room.guide("15:00").notes;
    assert!(!notes.iter().any(|note| matches!(note, Mind::OpenIncidents(_))), "{notes:?}");
}

#[test]
fn a_blind_players_envelope_is_read_aloud() {
    let mut room = TestHall::playing("2023");
    let assistants = BySide::new(false, true);
    room.note(&Ask::Begin { board: BOARD, why: AdjournmentReason::SessionEnd, assistants });
    room.close_with(NO, &SealedMove::Paper);
    room.note(&Ask::StopClock { no: NO });
    room.keep(NO);
    room.resume(BOARD);
    room.arrive(Side::Black, "15:00");
    room.open(EnvelopeKind::Sealed, "15:00");
    room.read(EnvelopeKind::Sealed, "Nf3");
    assert!(room.guide("15:00").notes.contains(&Mind::ReadAloud(Side::Black)));
}
