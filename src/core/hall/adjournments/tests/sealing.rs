//! The sealing, the inscription, custody, and boards that are needed for the next round.

use super::*;
use crate::adjournment::envelope::{Disagreement, EnvelopeFront, MissingField};
use crate::adjournment::guide::notes::Note as Mind;
use crate::adjournment::guide::{Actor, Step};
use crate::adjournment::lock::newest;
use crate::adjournment::state::Status;
use crate::blind::arrangement::Arrangement;
use crate::blind::command::Command as BlindCommand;
use crate::blind::execution::ExecutionReport;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::ply::Ply;
use jadoube_laws::game::event::LostTime;
use jadoube_laws::game::gap::{Cause, Gap};
use jadoube_laws::laws::adjournment::EnvelopeField;
use jadoube_laws::laws::adjournment::SealedNotation::{Full, Unambiguous};

/// The articles of the steps: writing to stopping, inscription, custody.
const ARTICLES: [(&str, &str, &str, &str); 10] = [
    ("1972", "15.1 Ol. 22.1", "", "15.3 19b Ol. 22.3"),
    ("1980", "15.1", "15.2", "15.3 20.2 Int. 17.3"),
    ("1997", "A1a", "A2a A2b A2c A2d A2e A2f A2g", "A3"),
    ("2001", "A1a", "A2", "A3"),
    ("2005", "A1a", "A2", "A3"),
    ("2009", "G.1.a", "G.2.a G.2.b G.2.c G.2.d G.2.e G.2.f G.2.g", "G.3"),
    ("2014", "E.1a", "E.2a E.2b E.2c E.2d E.2e E.2f E.2g", "E.3"),
    ("2017", "I.1.1", "I.2.1 I.2.2 I.2.3 I.2.4 I.2.5 I.2.6 I.2.7", "I.3"),
    ("2018", "I.1.1", "I.2.1 I.2.2 I.2.3 I.2.4 I.2.5 I.2.6 I.2.7", "I.3"),
    ("2023", "I.1.1", "I.2.1 I.2.2 I.2.3 I.2.4 I.2.5 I.2.6 I.2.7", "I.3"),
];

#[test]
fn every_edition_leads_from_one_step_to_the_next_with_its_articles() {
    for (edition, sealing, inscription, custody) in ARTICLES {
        let mut room = TestHall::playing(edition);
        room.begin(BOARD, AdjournmentReason::SessionEnd);
        let expect = |room: &TestHall, step: &str, articles: &str| {
            assert_eq!(room.next("10:00"), format!("{step} | {articles}"), "{edition}");
        };
        let write = if edition == "1972" { "Write(Full)" } else { "Write(Unambiguous)" };
        expect(&room, write, sealing);
        room.note(&Ask::Seal { no: NO, what: SealedMove::Paper });
        expect(&room, "Enclose(White)", sealing);
        room.note(&Ask::Enclose { no: NO, whose: Side::White });
        expect(&room, "Enclose(Black)", sealing);
        room.note(&Ask::Enclose { no: NO, whose: Side::Black });
        expect(&room, "Close", sealing);
        room.note(&Ask::Close { no: NO });
        expect(&room, "Stop", sealing);
        room.note(&Ask::StopClock { no: NO });
        assert_eq!(room.step("10:00"), "Schedule", "{edition}");
        let nowhere = Appointment { place: String::new(), ..due("15:00") };
        room.note(&Ask::Schedule { no: NO, due: nowhere });
        if !matches!(edition, "1972" | "1980") {
            assert_eq!(room.step("10:00"), "Schedule", "{edition}: where is not told");
            room.note(&Ask::Schedule { no: NO, due: due("15:00") });
            let whole = Box::new(room.one().front.clone());
            let mut nameless = whole.clone();
            nameless.players.white.name.clear();
            room.note(&Ask::WriteFront { no: NO, front: nameless });
            expect(&room, "Front", inscription);
            room.note(&Ask::WriteFront { no: NO, front: whole });
        }
        if edition == "1972" {
            expect(&room, "OpponentWrites", "Ol. 22.1 Ol. 22.2 15.2");
            let front = Box::new(room.one().front.clone());
            room.note(&Ask::WriteFront { no: NO, front });
            expect(&room, "SignFlap", "Ol. 22.3");
            let signature = Signature { by: Signer::AcrossFlap, name: "Controller".into() };
            room.note(&Ask::Sign { no: NO, signature });
        }
        expect(&room, "Keep", custody);
        room.keep(NO);
        assert_eq!(room.step("14:59"), "Wait", "{edition}");
        assert_eq!(room.step("15:00"), "Resume", "{edition}");
    }
}

#[test]
fn who_asks_and_who_writes_the_inscription_is_the_editions() {
    for edition in EDITIONS {
        let mut room = TestHall::playing(edition);
        room.begin(BOARD, AdjournmentReason::SessionEnd);
        let lines = room.guide("10:00").lines;
        let actor = |step| lines.iter().find(|line| line.step == step).unwrap().actor;
        let old = matches!(edition, "1972" | "1980");
        let asks = if old { Actor::Player(Side::White) } else { Actor::Arbiter };
        assert_eq!(actor(Step::Ask), asks, "{edition}");
        let (step, writes) = match edition {
            "1972" => (Step::OpponentWrites, Actor::Player(Side::Black)),
            _ => (Step::Front, Actor::Arbiter),
        };
        assert_eq!(actor(step), writes, "{edition}");
        let notation = if edition == "1972" { Full } else { Unambiguous };
        assert_eq!(actor(Step::Write(notation)), Actor::Player(Side::White), "{edition}");
    }
    // The assistant of a blind player carries out the formalities.
    for (edition, article) in [("1972", "Supp. 4.9"), ("1980", "Supp. 3.9"), ("2023", "D.2.10.6")] {
        let mut room = TestHall::playing(edition);
        let assistants = BySide::new(true, false);
        room.note(&Ask::Begin { board: BOARD, why: AdjournmentReason::SessionEnd, assistants });
        let next = room.guide("10:00").next;
        assert_eq!(next.actor, Actor::Assistant(Side::White));
        assert!(next.citations.iter().any(|one| one.article == article), "{:?}", next.citations);
    }
}

#[test]
fn that_no_clock_runs_while_the_move_is_sealed_is_told_until_one_does() {
    for edition in EDITIONS {
        let mut room = TestHall::playing(edition);
        let stands = Mind::ClockStands(Side::White);
        room.must(&Command::Game { board: BOARD, what: GameCommand::StopClock });
        room.begin(BOARD, AdjournmentReason::SessionEnd);
        assert!(room.guide("10:00").notes.contains(&stands), "{edition}");
        room.note(&Ask::Seal { no: NO, what: SealedMove::Paper });
        let notes = room.guide("10:00").notes;
        assert!(notes.contains(&stands), "{edition}");
        assert!(!notes.contains(&Mind::MayChange), "{edition}: it is stopped");
        let start = GameCommand::StartClock { side: Side::White };
        room.must(&Command::Game { board: BOARD, what: start });
        let notes = room.guide("10:00").notes;
        assert!(!notes.contains(&stands) && notes.contains(&Mind::MayChange), "{edition}");
        // The time for the sealing is White's.
        let (before, _) = room.left();
        room.after(60);
        room.close_with(NO, &SealedMove::Paper);
        room.note(&Ask::StopClock { no: NO });
        assert_eq!(room.left().0, before - 60, "{edition}");
        assert!(!room.guide("10:00").notes.contains(&stands), "{edition}: sealed, it has to stand");
    }
    // What a clock on the table does, the program does not know.
    let mut room = TestHall::new("2023");
    let table = Setup { timing: Timing::Device, ..setup(3, "Petrov", "Ilić", START) };
    room.set_up(BOARD, table, "");
    room.begin(BOARD, AdjournmentReason::SessionEnd);
    assert!(!room.guide("10:00").notes.contains(&Mind::ClockStands(Side::White)));
}

#[test]
fn the_sealers_time_counts_until_the_clock_is_stopped_and_no_other_is_started() {
    let mut room = TestHall::playing("2023");
    room.begin(BOARD, AdjournmentReason::SessionEnd);
    room.after(45);
    room.close_with(NO, &SealedMove::Paper);
    room.after(15);
    room.note(&Ask::StopClock { no: NO });
    room.after(3_600);
    assert_eq!(room.left(), (7_200 - 120, 7_200 - 60));
    assert_eq!(room.game().clock.running(), None);
    let front = &room.one().right;
    assert_eq!(front.left.unwrap().white, Millis::from_secs(7_080));
    assert_eq!(front.used.unwrap(), BySide::new(Millis::from_secs(120), Millis::from_secs(60)));
    assert_eq!((front.sealer, front.move_number), (Some(Side::White), Some(2)));
    assert_eq!(front.position.as_deref(), Some(room.game().position().fen().as_str()));
    assert_eq!(room.one().spent, Some(Millis::from_secs(60)));
}

#[test]
fn the_move_may_be_changed_until_the_clock_is_stopped() {
    for edition in EDITIONS {
        let mut room = TestHall::playing(edition);
        room.begin(BOARD, AdjournmentReason::SessionEnd);
        room.close_with(NO, &in_program("Nf3"));
        assert!(room.guide("10:00").notes.contains(&Mind::MayChange));
        room.note(&Ask::Seal { no: NO, what: in_program("Nc3") });
        assert_eq!(room.one().changes, 1);
        // It is closed again.
        assert_eq!(room.refused(&Ask::StopClock { no: NO }), NotNow::NotClosed(NO));
        room.note(&Ask::Close { no: NO });
        room.note(&Ask::StopClock { no: NO });
        let again = Ask::Seal { no: NO, what: in_program("d2d4") };
        assert_eq!(room.refused(&again), NotNow::AlreadySealed(NO), "{edition}");
    }
}

#[test]
fn a_step_cannot_be_left_out() {
    let mut room = TestHall::playing("2023");
    room.begin(BOARD, AdjournmentReason::SessionEnd);
    assert_eq!(room.refused(&Ask::StopClock { no: NO }), NotNow::NotWritten(NO));
    room.note(&Ask::Seal { no: NO, what: SealedMove::Paper });
    assert_eq!(room.refused(&Ask::Close { no: NO }), NotNow::SheetMissing(NO, Side::White));
    room.note(&Ask::Enclose { no: NO, whose: Side::White });
    assert_eq!(room.refused(&Ask::StopClock { no: NO }), NotNow::SheetMissing(NO, Side::Black));
    room.note(&Ask::Enclose { no: NO, whose: Side::Black });
    assert_eq!(room.refused(&Ask::StopClock { no: NO }), NotNow::NotClosed(NO));
    let again = Ask::Begin {
        board: BOARD,
        why: AdjournmentReason::SessionEnd,
        assistants: BySide::default(),
    };
    assert_eq!(room.refused(&again), NotNow::AlreadyBegun(NO));
    let open = Ask::Sign { no: NO, signature: Signature { by: Signer::White, name: "P".into() } };
    assert_eq!(room.refused(&open), NotNow::NotSealed(NO));
    let plain = SealedMove::InProgram {
        lock: LockNo(1),
        ciphertext: "x".into(),
        fingerprint: "Nf3".into(),
    };
    assert_eq!(room.refused(&Ask::Seal { no: NO, what: plain }), NotNow::NotEncrypted);
    let SealedMove::InProgram { ciphertext, fingerprint, .. } = in_program("Nf3") else { panic!() };
    let under = SealedMove::InProgram { lock: LockNo(2), ciphertext, fingerprint };
    assert_eq!(room.refused(&Ask::Seal { no: NO, what: under }), NotNow::NoSuchLock(LockNo(2)));
    let open = Lock { secret: String::new(), ..lock() };
    assert_eq!(room.refused(&Ask::MakeLock { lock: open }), NotNow::NotEncrypted);
    let nobody = Lock { persons: Vec::new(), ..lock() };
    assert_eq!(room.refused(&Ask::MakeLock { lock: nobody }), NotNow::NameMissing);
    let twice = |one: &str, two: &str| Lock { persons: vec![one.into(), two.into()], ..lock() };
    for lock in [twice("Ann", "Ann"), twice("Ann Lee", " ann  lee ")] {
        let name = lock.persons[1].trim().to_owned();
        assert_eq!(room.refused(&Ask::MakeLock { lock }), NotNow::SamePerson(name));
    }
    room.note(&Ask::MakeLock { lock: twice("Ann", "Anna") });
    let nine = EnvelopeNo(9);
    assert_eq!(room.refused(&Ask::Close { no: nine }), NotNow::NoSuchEnvelope(nine));
    room.note(&Ask::BreakOff { no: NO, reason: "the opponent resigned".into() });
    assert_eq!(room.one().status(), Status::BrokenOff);
    room.must(&Command::Game { board: BOARD, what: play("g1f3") });
    // The next adjournment of the game has its own number.
    room.begin(BOARD, AdjournmentReason::SessionEnd);
    assert_eq!(room.hall.adjournments.len(), 2);
}

#[test]
fn a_move_made_on_the_board_is_the_one_to_be_sealed_and_not_played() {
    for edition in EDITIONS {
        let mut room = TestHall::playing(edition);
        room.begin(BOARD, AdjournmentReason::SessionEnd);
        let events = room.must(&Command::Game { board: BOARD, what: play("g1f3") });
        assert_eq!(*last_note(&events), Note::MovedOnBoard { no: NO, uci: Uci("g1f3".into()) });
        assert_eq!(room.moves(), ["e2e4", "e7e5"]);
        assert!(room.guide("10:00").notes.contains(&Mind::AsMade(Uci("g1f3".into()))));
        let press = GameCommand::PressClock { side: Side::White };
        let pressed = room.ask(&Command::Game { board: BOARD, what: press });
        assert_eq!(pressed, Err(Refusal::Adjournment(NotNow::Adjourned(NO))));
        let illegal = Ask::MoveOnBoard { no: NO, uci: Uci("e1e3".into()) };
        assert_eq!(room.refused(&illegal), NotNow::MoveIllegal(Uci("e1e3".into())));
    }
}

#[test]
fn who_adjourns_early_has_used_the_time_to_the_end_of_the_session_where_the_edition_says_so() {
    let left = Millis::from_mins(40);
    for edition in EDITIONS {
        let mut room = TestHall::playing(edition);
        room.begin(BOARD, AdjournmentReason::Early { left });
        room.close_with(NO, &SealedMove::Paper);
        room.after(60);
        let counts = room
            .guide("10:00")
            .notes
            .iter()
            .any(|note| *note == Mind::CountsAsUsed(Millis::from_mins(39)));
        room.note(&Ask::StopClock { no: NO });
        let old = matches!(edition, "1972" | "1980");
        assert_eq!(counts, !old, "{edition}");
        // One minute for 1.e4, one for sealing, and what was left of the session.
        let used = if old { 2 } else { 41 };
        assert_eq!(room.left().0, 7_200 - 60 * used, "{edition}");
        assert_eq!(room.one().right.left.unwrap().white, Millis::from_mins(120 - used));
    }
}

#[test]
fn too_early_is_too_early() {
    let early = |left| Ask::Begin {
        board: BOARD,
        why: AdjournmentReason::Early { left: Millis::from_mins(left) },
        assistants: BySide::default(),
    };
    // Not more than an hour, says 1980 (Int. 15.1 of 1973); later it counts on the clock.
    let mut room = TestHall::playing("1980");
    assert!(matches!(room.refused(&early(61)), NotNow::TooEarly { .. }));
    room.note(&early(60));
    let mut room = TestHall::playing("2023");
    assert!(matches!(room.refused(&early(119)), NotNow::EarlyOversteps { .. }));
    room.note(&early(118));
    TestHall::playing("1972").note(&early(119));
}

#[test]
fn a_player_short_of_time_seals_all_the_same() {
    let mut room = TestHall::new("1980");
    let mut short = setup(3, "Petrov", "Ilić", START);
    short.control = "40/5".parse().unwrap();
    room.set_up(BOARD, short, "e2e4 e7e5");
    room.after(120);
    room.begin(BOARD, AdjournmentReason::SessionEnd);
    let notes = room.guide("10:00").notes;
    assert!(
        notes.contains(&Mind::ShortOfTime { left: Millis::from_mins(2), moves: 39 }),
        "{notes:?}"
    );
}

#[test]
fn what_is_missing_on_the_envelope_depends_on_the_edition() {
    use EnvelopeField::{Countries, Resumption};
    for edition in EDITIONS {
        let mut room = TestHall::new(edition);
        let mut unnamed = setup(3, "Petrov", "Ilić", START);
        unnamed.players.black.federation = None;
        room.set_up(BOARD, unnamed, "");
        room.seal(BOARD, &SealedMove::Paper);
        let expected = match edition {
            "1972" => {
                let field = MissingField::Field(Countries);
                vec![field, MissingField::Inscription, MissingField::FlapSignature]
            }
            "1980" => vec![],
            _ => vec![MissingField::Field(Resumption)],
        };
        assert_eq!(room.one().missing(room.edition), expected, "{edition}");
    }
}

#[test]
fn the_inscription_is_held_against_the_game() {
    type Slip = fn(&mut EnvelopeFront);
    let rows: [(Slip, Disagreement); 8] = [
        (|front| front.players.white.name = "Petroff".into(), Disagreement::Names),
        (|front| front.round = Some(4), Disagreement::Round),
        (|front| front.board = Some(BoardNo(8)), Disagreement::Board),
        (|front| front.position = Some(START.into()), Disagreement::Position),
        (|front| front.left = Some(BySide::new(Millis(1), Millis(2))), Disagreement::Times),
        (|front| front.sealer = Some(Side::Black), Disagreement::Sealer),
        (|front| front.move_number = Some(3), Disagreement::MoveNumber),
        (|front| front.draw_offer = Some(Side::Black), Disagreement::DrawOffer),
    ];
    for (slip, expected) in rows {
        let mut room = TestHall::sealed("2023");
        let mut front = room.one().front.clone();
        slip(&mut front);
        room.note(&Ask::WriteFront { no: NO, front: Box::new(front) });
        assert_eq!(room.one().disagreements(), [expected]);
        assert_eq!(room.step("10:00"), "Front");
    }
    // Neither an envelope nor a clock shows parts of a second.
    let mut room = TestHall::sealed("2023");
    let mut front = room.one().front.clone();
    front.left = front.left.map(|left| left.map(|time| time + Millis(999)));
    room.note(&Ask::WriteFront { no: NO, front: Box::new(front) });
    assert_eq!(room.one().disagreements(), []);
    // What is left open is missing, not wrong.
    let mut room = TestHall::sealed("2023");
    room.note(&Ask::WriteFront { no: NO, front: Box::default() });
    let missing = room.one().missing(room.edition);
    assert_eq!(missing.len(), 9, "{missing:?}");
    assert_eq!(room.one().disagreements(), [Disagreement::Names]);
}

#[test]
fn an_offer_made_while_sealing_stands_on_the_envelope() {
    let mut room = TestHall::playing("2023");
    let offer = GameCommand::OfferDraw { by: Side::Black };
    room.must(&Command::Game { board: BOARD, what: offer });
    room.seal(BOARD, &SealedMove::Paper);
    assert_eq!(room.one().right.draw_offer, Some(Side::Black));
    assert!(room.guide("10:00").notes.contains(&Mind::Offered(Side::Black)));
}

#[test]
fn an_adjourned_game_makes_room_for_the_next_round_and_comes_back_to_any_board() {
    let mut room = TestHall::sealed("2023");
    let moves = room.moves();
    room.set_up(BOARD, setup(4, "Marin", "Nikolov", START), "d2d4");
    assert!(!room.hall.is_on_board(room.one().game));
    assert_eq!(room.moves(), moves, "the game of the envelope is put aside, not lost");
    assert!(room.hall.earlier().any(|(board, game)| board == BOARD && game.setup.round == 3));
    let taken = Ask::Resume { no: NO, board: BOARD, at: day("15:00") };
    assert_eq!(room.refused(&taken), NotNow::BoardTaken(BOARD));
    room.resume(BoardNo(20));
    assert!(room.hall.is_on_board(room.one().game));
    assert_eq!(room.hall.game(BoardNo(20)).unwrap().setup.round, 3);
    assert_eq!(room.hall.game(BOARD).unwrap().setup.round, 4);
    assert_eq!(room.moves(), moves);
    // A game that is being resumed makes no room.
    let other = setup(5, "A", "B", START);
    let taken = room.ask(&Command::SetUpGame { board: BoardNo(20), setup: other });
    assert_eq!(taken, Err(Refusal::BoardTaken(BoardNo(20))));
}

#[test]
fn the_blind_match_of_an_adjourned_game_makes_room_and_comes_back_with_it() {
    let mut room = TestHall::playing("2023");
    let arrangement = Box::new(Arrangement::of_blind(Side::White));
    let what = BlindCommand::Arrange { arrangement, reason: String::new() };
    room.must(&Command::Blind { board: BOARD, what });
    let arranged = room.hall.blind(BOARD).cloned();
    assert!(arranged.is_some());
    room.seal(BOARD, &SealedMove::Paper);
    room.keep(NO);
    room.set_up(BOARD, setup(4, "Marin", "Nikolov", START), "d2d4");
    assert_eq!(room.hall.blind(BOARD), None, "the other game is no blind match");
    room.resume(BoardNo(20));
    assert_eq!(room.hall.blind(BoardNo(20)).cloned(), arranged);
    assert_eq!(room.hall.blind(BOARD), None);
}

#[test]
fn boards_that_are_set_up_for_the_resumption_are_right_whatever_was_known_of_them() {
    let mut room = TestHall::playing("2023");
    let arrangement = Box::new(Arrangement::of_blind(Side::Black));
    let found: Placement = "rnbqkbnr/pppp1ppp/8/4p3/8/4P3/PPPP1PPP/RNBQKBNR".parse().unwrap();
    for what in [
        BlindCommand::Arrange { arrangement, reason: String::new() },
        BlindCommand::Execute {
            board: Side::Black,
            done: ExecutionReport::Stands(found),
            by: None,
        },
        BlindCommand::Compare,
        BlindCommand::Confirm { side: Side::White, agrees: false },
    ] {
        room.must(&Command::Blind { board: BOARD, what });
    }
    let known = |room: &TestHall| {
        let blind = room.hall.blind(BOARD).unwrap();
        (blind.placement(room.hall.game(BOARD).unwrap(), Side::Black), blind.differing.len())
    };
    room.seal(BOARD, &SealedMove::Paper);
    room.keep(NO);
    assert_eq!(known(&room), (found, 1));
    room.resume(BOARD);
    assert_eq!(known(&room), (room.game().position().placement(), 0));
}

#[test]
fn a_new_lock_is_for_new_envelopes() {
    let mut room = TestHall::playing("2023");
    room.seal(BOARD, &in_program("Nf3"));
    room.note(&Ask::MakeLock { lock: Lock { public: "age1y".into(), ..lock() } });
    assert_eq!(newest(&room.hall.adjournments.locks).map(|(no, _)| no), Some(LockNo(2)));
    assert_eq!(room.hall.adjournments.locks[&LockNo(1)], lock());
    let kept = room.one().cover.as_ref().map(|cover| &cover.sealed);
    assert!(matches!(kept, Some(SealedMove::InProgram { lock: LockNo(1), .. })));
}

#[test]
fn nothing_moves_between_the_sealing_and_the_opening() {
    let mut room = TestHall::sealed("2023");
    for what in [
        play("g1f3"),
        GameCommand::StartClock { side: Side::Black },
        GameCommand::PressClock { side: Side::White },
        GameCommand::TakeBack { to: Ply(1), reason: "a slip".into() },
    ] {
        let barred = room.ask(&Command::Game { board: BOARD, what });
        assert_eq!(barred, Err(Refusal::Adjournment(NotNow::Adjourned(NO))));
    }
}

#[test]
fn every_hand_through_which_an_envelope_goes_is_known() {
    let mut room = TestHall::sealed("2023");
    let handing = Handover {
        from: "Chief arbiter".into(),
        to: " Deputy ".into(),
        place: "the hotel".into(),
        at: wall("2026-11-22T23:00:00+01:00"),
    };
    room.note(&Ask::Hand { no: NO, handing: handing.clone() });
    let hands: Vec<&str> = room.one().custody.iter().map(|one| one.to.as_str()).collect();
    assert_eq!(hands, ["Chief arbiter", "Deputy"]);
    let nobody = Handover { to: " ".into(), ..handing };
    assert_eq!(room.refused(&Ask::Hand { no: NO, handing: nobody }), NotNow::NameMissing);
}

#[test]
fn lost_time_is_answered_before_the_times_are_sealed() {
    let cut = |room: &mut TestHall, away: i64| {
        let gap = Gap { cause: Cause::Cut, from: None, to: None, away: Some(Millis(away)) };
        room.must(&Command::Recover { gap });
    };
    let count = |room: &mut TestHall| {
        let how = LostTime::ToPlayerOnMove;
        let what = GameCommand::CountLostTime { how, gaps: None };
        room.must(&Command::Game { board: BOARD, what });
    };
    let begin = |why| Ask::Begin { board: BOARD, why, assistants: BySide::default() };
    let early = AdjournmentReason::Early { left: Millis::from_mins(5) };
    for edition in EDITIONS {
        // Cut off before the player is asked to seal …
        let mut room = TestHall::playing(edition);
        let before = room.hall.game(BOARD).unwrap().times(room.at);
        cut(&mut room, 20_000);
        for why in [AdjournmentReason::SessionEnd, AdjournmentReason::Arbiter, early] {
            assert_eq!(room.refused(&begin(why)), NotNow::LostTimeOpen(BOARD), "{edition}");
        }
        count(&mut room);
        room.begin(BOARD, AdjournmentReason::SessionEnd);
        // … and once more while the envelope is being closed: the move can be written all the same.
        cut(&mut room, 10_000);
        room.close_with(NO, &SealedMove::Paper);
        let stop = Ask::StopClock { no: NO };
        assert_eq!(room.refused(&stop), NotNow::LostTimeOpen(BOARD), "{edition}");
        count(&mut room);
        room.note(&stop);
        room.keep(NO);
        room.resume(BOARD);
        let lost = before.white - room.game().times(room.at).white;
        assert_eq!(lost, Millis(30_000), "{edition}: none of it is given back");
    }
}
