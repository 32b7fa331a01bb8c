//! Every step, note, alarm, conflict and refusal has its words in every language.

use crate::adjournment::{guide, line, line_aloud};
use crate::catalogue::Catalogue;
use crate::lang::Lang;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::context::Origin;
use jadoube_core::adjournment::envelope::{
    Appointment, Disagreement, EnvelopeFront, EnvelopeKind, Handover, MissingField, SealedMove,
};
use jadoube_core::adjournment::event::{
    AdjournmentReason, AdjournmentStart, Event, OpeningFailure,
};
use jadoube_core::adjournment::guide::notes::Note;
use jadoube_core::adjournment::guide::{Actor, Step};
use jadoube_core::adjournment::lock::Lock;
use jadoube_core::adjournment::plan::conflicts::Conflict;
use jadoube_core::adjournment::reading::{EnvelopeContents, Judgement};
use jadoube_core::adjournment::refusal::Refusal;
use jadoube_core::adjournment::register::{Adjournments, Alarm};
use jadoube_core::adjournment::state::Adjournment;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::citation::Citation;
use jadoube_laws::game::event::Player;
use jadoube_laws::ids::{BoardNo, EnvelopeNo, GameNo, IncidentNo, LockNo, Role, SessionNo, Who};
use jadoube_laws::laws::adjournment::{EnvelopeField, SealedNotation};

const NO: EnvelopeNo = EnvelopeNo(3);

fn begun() -> Event {
    let beginning = AdjournmentStart {
        board: BoardNo(7),
        round: 2,
        players: BySide::new(Player::default(), Player::default()),
        sealer: Side::White,
        ply: Ply(80),
        why: AdjournmentReason::SessionEnd,
        until: None,
        assistants: BySide::default(),
    };
    Event::Begun { no: NO, beginning: Box::new(beginning) }
}

fn one() -> Adjournment {
    let mut books = Adjournments::default();
    let who = Who { station: "desk".into(), role: Role::Arbiter };
    books.apply(&begun(), Origin { game: Some(GameNo(1)), at: Moment(0), who: &who });
    books[&NO].as_ref().clone()
}

fn lock() -> Lock {
    let persons = vec!["Ilić".into(), "Petrov".into()];
    Lock { public: "age1x".into(), secret: "…".into(), persons }
}

fn uci() -> Uci {
    Uci("g1f3".into())
}

/// Each sentence says something, in words that are there.
fn check(said: impl Fn(&Catalogue) -> String) {
    for lang in Lang::ALL {
        let said = said(&Catalogue::new(lang));
        assert!(said.len() > 2 && !said.contains(['⟦', '{']), "{lang:?}: {said:?}");
    }
}

#[test]
fn the_journal_reads_as_an_arbiter_would_write_it() {
    let at = "2026-11-23T15:00:00+01:00".parse().unwrap();
    let handing =
        Handover { from: "Petrov".into(), to: "Ilić".into(), place: "the safe".into(), at };
    let nowhere = Handover { from: String::new(), place: String::new(), ..handing.clone() };
    let front = EnvelopeFront {
        left: Some(BySide::new(Millis::from_mins(12), Millis::from_mins(61))),
        ..EnvelopeFront::default()
    };
    let contents = EnvelopeContents {
        text: "Nf3".into(),
        system: "san".into(),
        sheets: BySide::new(true, true),
        salt: String::new(),
    };
    let judgement = Judgement::Move { uci: uci(), san: "Nf3".into(), offers_draw: false };
    let (no, which, by) = (NO, EnvelopeKind::Sealed, "Ilić".to_owned());
    for (event, text) in [
        (begun(), "Envelope 3: White is asked to seal, board 7, round 2"),
        (
            Event::LockMade { no: LockNo(2), lock: lock() },
            "Lock 2 for sealed moves created; it can be opened with the passphrase of: Ilić, Petrov",
        ),
        (Event::Written { no, what: SealedMove::Paper }, "Envelope 3: the move is written"),
        (
            Event::Sealed { no, front: Box::new(front), spent: None },
            "Envelope 3: clock stopped, the move is sealed. White 0:12:00, Black 1:01:00",
        ),
        (
            Event::Handed { no, handing },
            "Envelope 3: handed by Petrov to Ilić, 2026-11-23 15:00. Kept: the safe",
        ),
        (Event::Handed { no, handing: nowhere }, "Envelope 3: handed to Ilić, 2026-11-23 15:00"),
        (
            Event::OpeningRefused {
                no,
                which,
                by: by.clone(),
                at: Some(at),
                why: OpeningFailure::Missing,
            },
            "Envelope 3: not opened by Ilić. It is missing",
        ),
        (
            Event::Opened { no, which: EnvelopeKind::Reply, by, at },
            "Envelope 3, reply: opened by Ilić, 2026-11-23 15:00",
        ),
        (Event::Read { no, which, contents, judgement }, "Envelope 3: it reads “Nf3”. That is Nf3"),
    ] {
        assert_eq!(line(&Catalogue::new(Lang::En), &event, None), text);
        check(|words| line(words, &event, None));
    }
    assert_eq!(
        guide::step(&Catalogue::new(Lang::De), Step::Close, &one()),
        "Den Umschlag verschließen"
    );
}

#[test]
fn who_came_and_what_was_settled_reads_as_an_arbiter_would_write_it() {
    let at = "2026-11-23T15:00:00+01:00".parse().unwrap();
    let no = NO;
    for (event, text) in [
        (
            Event::Arrived { no, side: Side::White, at, too_late: true },
            "Envelope 3: White came too late, 2026-11-23 15:00",
        ),
        (
            Event::NotedAbsent { no, side: Side::Black, at, too_late: false },
            "Envelope 3: Black is not there, 2026-11-23 15:00",
        ),
        (
            Event::NotedAbsent { no, side: Side::Black, at, too_late: true },
            "Envelope 3: Black is not there, 2026-11-23 15:00: too late to come",
        ),
        (
            Event::Excused { no, side: Side::White, reason: "snow".into() },
            "Envelope 3: White came too late and plays all the same (snow)",
        ),
        (
            Event::TimesKept { no, reason: "agreed".into() },
            "Envelope 3: the clocks stay as they are, the envelope says otherwise (agreed)",
        ),
        (
            Event::Established { no, agreed: true },
            "Envelope 3: position and times are established, or the players agree on them",
        ),
        (
            Event::Established { no, agreed: false },
            "Envelope 3: position and times cannot be established, and the players do not agree \
             on them",
        ),
        (
            Event::Annulled { no, reason: "A11b".into() },
            "Envelope 3: the game is annulled, a new one is played (A11b)",
        ),
    ] {
        assert_eq!(line(&Catalogue::new(Lang::En), &event, None), text);
        check(|words| line(words, &event, None));
    }
}

#[test]
fn every_step_is_worded() {
    let one = one();
    let sides = Side::BOTH;
    let both = [EnvelopeKind::Sealed, EnvelopeKind::Reply];
    let mut steps = vec![
        Step::Ask,
        Step::Close,
        Step::Stop,
        Step::Front,
        Step::OpponentWrites,
        Step::SignFlap,
        Step::Schedule,
        Step::Keep,
        Step::Wait,
        Step::Resume,
        Step::Presence,
        Step::Establish,
        Step::SetUp,
        Step::State,
        Step::Reply,
        Step::Decide,
        Step::Done,
    ];
    steps.extend([SealedNotation::Full, SealedNotation::Unambiguous].map(Step::Write));
    steps.extend(sides.map(Step::Enclose));
    steps.extend(sides.map(Step::StartClock));
    steps.extend(sides.map(Step::Await));
    steps.extend(both.map(Step::Open));
    steps.extend(both.map(Step::Read));
    steps.extend(both.map(Step::Play));
    for step in steps {
        check(|words| guide::step(words, step, &one));
    }
    for actor in [Actor::Arbiter, Actor::Player(Side::White), Actor::Assistant(Side::Black)] {
        check(|words| words.tell(&actor));
    }
}

#[test]
fn every_note_is_worded() {
    let one = one();
    let (side, left) = (Side::Black, Millis::from_mins(3));
    for note in [
        Note::ClockStands(side),
        Note::MayChange,
        Note::AsMade(uci()),
        Note::EarlyWithoutRule,
        Note::CountsAsUsed(left),
        Note::ShortOfTime { left, moves: 4 },
        Note::ClaimFirst,
        Note::Offered(side),
        Note::FlagDown(side),
        Note::MayConclude,
        Note::Late { side, by: left, limit: None },
        Note::Late { side, by: left, limit: Some(left) },
        Note::FlagBeforeLimit { side, left },
        Note::OpenIncidents(vec![IncidentNo(2), IncidentNo(5)]),
        Note::Granted(BySide::new(Millis::ZERO, left)),
        Note::NotKept,
        Note::BeforeTime(left),
        Note::NoTimeFixed,
        Note::OpenedByStranger("Berg".into()),
        Note::AbsentFlagDown(side),
        Note::NotCharged { side, time: left },
        Note::MayLook,
        Note::Excused(side),
        Note::MaySealReply,
        Note::SheetMissing(side),
        Note::WrongPosition,
        Note::WrongTimes { later: false },
        Note::WrongTimes { later: true },
        Note::Attempts(2),
        Note::ReadAloud(side),
        Note::PrintReceipts,
        Note::AskReceipt(side),
        Note::ReceiptDiffers(side),
    ] {
        check(|words| guide::note(words, &note, &one, None));
    }
}

#[test]
fn alarms_and_conflicts_are_worded() {
    let (no, span) = (NO, Millis::from_mins(7));
    let session = SessionNo(2);
    let field = MissingField::Field(EnvelopeField::Resumption);
    let missing = vec![field, MissingField::FlapSignature, MissingField::Inscription];
    let wrong = vec![Disagreement::Times, Disagreement::Control];
    for alarm in [
        Alarm::Overdue { no, by: span },
        Alarm::AwaitedTooLong { no, side: Side::Black, limit: span },
        Alarm::DueNow { no },
        Alarm::DueSoon { no, left: span },
        Alarm::SealingLong { no, since: span },
        Alarm::NotKept { no },
        Alarm::Flawed { no, missing, wrong },
        Alarm::Missing { no, which: EnvelopeKind::Reply },
        Alarm::SessionEnds { no: session, left: span },
        Alarm::NotAnnounced { no: session },
    ] {
        check(|words| words.tell(&alarm));
    }
    let date = jadoube_laws::wall::Wall::new(0, 0).date();
    let citations = Vec::new();
    for conflict in [
        Conflict::SamePlayer { one: no, other: no, player: "Ilić".into() },
        Conflict::PlaysRound { no, session },
        Conflict::OutOfOrder { earlier: no, later: no },
        Conflict::AfterLastRound { no, citations: citations.clone() },
        Conflict::OverRound { session, round: SessionNo(1) },
        Conflict::DayTooLong {
            player: None,
            date,
            play: span,
            most: span,
            citations: citations.clone(),
        },
        Conflict::DayTooLong {
            player: Some("Ilić".into()),
            date,
            play: span,
            most: span,
            citations,
        },
        Conflict::OutsideSessions { no },
        Conflict::NotAnnounced { session },
        Conflict::NotPlanned { no },
    ] {
        check(|words| words.tell(&conflict));
    }
}

#[test]
fn each_refusal_says_what_to_do() {
    let no = NO;
    let citation = || Box::new(Citation::new("1980", "Int. 16.1"));
    let span = Millis::from_mins(9);
    for why in [
        Refusal::NoSuchEnvelope(no),
        Refusal::NoSuchSession(SessionNo(1)),
        Refusal::NoGame,
        Refusal::LostTimeOpen(BoardNo(4)),
        Refusal::AlreadyBegun(no),
        Refusal::TooEarly { left: span, citation: citation() },
        Refusal::EarlyOversteps { left: span, time: span },
        Refusal::AlreadySealed(no),
        Refusal::NotSealed(no),
        Refusal::NotWritten(no),
        Refusal::SheetMissing(no, Side::White),
        Refusal::NotClosed(no),
        Refusal::NotEncrypted,
        Refusal::MoveIllegal(uci()),
        Refusal::Settled(no),
        Refusal::AlreadyResumed(no),
        Refusal::NotResumed(no),
        Refusal::BoardTaken(BoardNo(4)),
        Refusal::AlreadyThere(Side::White),
        Refusal::Absent(Side::White),
        Refusal::BeforeTime { at: jadoube_laws::wall::Wall::new(0, 0), citation: citation() },
        Refusal::LateUndecided(Side::White),
        Refusal::NotLate(Side::White),
        Refusal::TimesWrong(no),
        Refusal::TimesRight(no),
        Refusal::NotEstablished(no),
        Refusal::NotSetUp(no),
        Refusal::PlayGoesOn(no),
        Refusal::ClockRuns(Side::White),
        Refusal::NoReply(no),
        Refusal::ReplySealed(no),
        Refusal::NoReplyNow,
        Refusal::NotOpened(no),
        Refusal::Opened(no),
        Refusal::AlreadyRead(no),
        Refusal::NothingToPlay(no),
        Refusal::Missing(no),
        Refusal::NotMissing(no),
        Refusal::NotStated { citation: citation() },
        Refusal::Adjourned(no),
        Refusal::NoOffer,
        Refusal::OfferPending,
        Refusal::NoSuchLock(LockNo(1)),
        Refusal::NoSuchNotation("x".into()),
        Refusal::SessionBackwards,
        Refusal::TooLong { most: span, citation: citation() },
        Refusal::ReasonMissing,
        Refusal::NameMissing,
        Refusal::SamePerson("Ilić".into()),
    ] {
        for lang in Lang::ALL {
            let said = Catalogue::new(lang).tell(&why);
            assert!(said.contains(['.', ':']) && !said.contains(['⟦', '{']), "{said}");
        }
    }
}

#[test]
fn what_journals_hold_is_still_read_and_written_the_same() {
    let at = "2026-11-23T15:00:00+01:00".parse().unwrap();
    let (no, which, by) = (NO, EnvelopeKind::Sealed, "A".to_owned());
    let due = Appointment { at, place: "Hall".into(), session: Some(SessionNo(2)) };
    for (event, written) in [
        (
            Event::Written {
                no,
                what: SealedMove::InProgram {
                    lock: LockNo(2),
                    ciphertext: "x".into(),
                    fingerprint: "y".into(),
                },
            },
            r#"{"event":"written","no":3,"what":{"kept":"in-program","lock":2,"ciphertext":"x","fingerprint":"y"}}"#,
        ),
        (
            Event::LockMade { no: LockNo(2), lock: lock() },
            r#"{"event":"lock-made","no":2,"public":"age1x","secret":"…","persons":["Ilić","Petrov"]}"#,
        ),
        (
            Event::Scheduled { no, due },
            r#"{"event":"scheduled","no":3,"due":{"at":"2026-11-23T15:00:00+01:00","place":"Hall","session":2}}"#,
        ),
        (
            Event::OpeningRefused {
                no,
                which,
                by,
                at: None,
                why: OpeningFailure::FingerprintDiffers,
            },
            r#"{"event":"opening-refused","no":3,"which":"sealed","by":"A","why":"fingerprint-differs"}"#,
        ),
        (
            Event::Arrived { no, side: Side::White, at, too_late: false },
            r#"{"event":"arrived","no":3,"side":"white","at":"2026-11-23T15:00:00+01:00"}"#,
        ),
        (
            Event::Played { no, which: EnvelopeKind::Reply, uci: uci() },
            r#"{"event":"played","no":3,"which":"reply","uci":"g1f3"}"#,
        ),
    ] {
        assert_eq!(serde_json::to_string(&event).unwrap(), written);
        assert_eq!(serde_json::from_str::<Event>(written).unwrap(), event);
    }
}

fn read(text: &str, judgement: Judgement) -> Event {
    let contents = EnvelopeContents {
        text: text.into(),
        system: "san".into(),
        sheets: BySide::new(true, true),
        salt: String::new(),
    };
    Event::Read { no: NO, which: EnvelopeKind::Sealed, contents, judgement }
}

#[test]
fn a_text_that_is_a_move_in_other_notations_is_not_called_none() {
    let start = Position::start();
    let unreadable = || Judgement::Unreadable { near: vec![uci()] };
    for (lang, text, told) in [
        (
            Lang::En,
            "Sf3",
            "That is not legal as algebraic notation, English, but it is a move as algebraic notation, German",
        ),
        (
            Lang::De,
            "Sf3",
            "Als algebraische Notation, Englisch ist das kein regelgemäßer Zug, wohl aber als algebraische Notation, Deutsch",
        ),
        (Lang::Mk, "Sf3", "не е правилен потег, но е потег како"),
        // As what it was read is told.
        (Lang::En, "xyz", "it reads “xyz” (algebraic notation, English). That is not a move"),
    ] {
        let said = line(&Catalogue::new(lang), &read(text, unreadable()), Some(&start));
        assert!(said.contains(told), "{said}");
        // Nobody has meant what was typed and was none.
        assert_eq!(said.contains("Possibly meant"), text == "xyz", "{said}");
    }
}

#[test]
fn a_move_out_of_an_envelope_is_told_for_the_ear_as_elsewhere() {
    let (words, start) = (Catalogue::new(Lang::En), Position::start());
    let judgement = Judgement::Move { uci: uci(), san: "Nf3".into(), offers_draw: false };
    let told = line_aloud(&words, &read("Nf3", judgement), Some(&start));
    assert_eq!(told, "Envelope 3: it reads “Nf3”. That is knight g1 f3");
    let played = Event::Played { no: NO, which: EnvelopeKind::Sealed, uci: uci() };
    let told = line_aloud(&words, &played, Some(&start));
    assert!(told.contains("knight g1 f3"), "{told}");
    check(|words| line_aloud(words, &played, Some(&start)));
}
