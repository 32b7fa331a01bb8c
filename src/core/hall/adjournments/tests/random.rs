//! Whatever is asked in whatever order: no envelope is lost, and no move is made that was not
//! opened, stated or decided.

use proptest::prelude::*;

use super::*;
use crate::adjournment::event::OpeningFailure;
use jadoube_laws::rulings::sealed::facts::SaidBefore;

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::White), Just(Side::Black)]
}

fn which() -> impl Strategy<Value = EnvelopeKind> {
    prop_oneof![3 => Just(EnvelopeKind::Sealed), 1 => Just(EnvelopeKind::Reply)]
}

fn time() -> impl Strategy<Value = &'static str> {
    prop_oneof![Just("14:50"), Just("15:00"), Just("15:40"), Just("17:00")]
}

fn text() -> impl Strategy<Value = &'static str> {
    prop_oneof![4 => Just("Nf3"), 1 => Just("Nc6"), 1 => Just("Ke3"), 1 => Just(""), 1 => Just("??")]
}

fn sealed() -> impl Strategy<Value = SealedMove> {
    prop_oneof![Just(SealedMove::Paper), text().prop_map(in_program)]
}

fn ask() -> impl Strategy<Value = Command> {
    let no = NO;
    let note = |what: Ask| Command::Adjournment { what };
    let steps = prop_oneof![
        3 => sealed().prop_map(move |what| Ask::Seal { no, what }),
        4 => side().prop_map(move |whose| Ask::Enclose { no, whose }),
        4 => Just(Ask::Close { no }),
        4 => Just(Ask::StopClock { no }),
        1 => Just(Ask::MoveOnBoard { no, uci: Uci("g1f3".into()) }),
        2 => Just(Ask::Schedule { no, due: due("15:00") }),
        2 => time().prop_map(move |at| Ask::Hand {
            no,
            handing: Handover {
                from: String::new(),
                to: "Arbiter".into(),
                place: "safe".into(),
                at: day(at),
            },
        }),
        1 => side().prop_map(move |by| Ask::OfferDraw { no, by }),
    ];
    let opening = prop_oneof![
        3 => (1_u16..9, time()).prop_map(move |(board, at)| Ask::Resume {
            no,
            board: BoardNo(board),
            at: day(at)
        }),
        4 => (side(), time()).prop_map(move |(side, at)| Ask::Arrive { no, side, at: day(at) }),
        2 => (side(), time()).prop_map(move |(side, at)| Ask::NoteAbsent { no, side, at: day(at) }),
        2 => side().prop_map(move |side| Ask::Excuse { no, side, reason: "snow".into() }),
        1 => side().prop_map(move |side| Ask::GiveBack { no, side, time: Millis::from_mins(5) }),
        1 => any::<bool>().prop_map(move |agreed| Ask::Establish { no, agreed }),
        4 => Just(Ask::SetUp { no, placement: None, times: None }),
        1 => Just(Ask::StartClock { no }),
        4 => (which(), time()).prop_map(move |(which, at)| Ask::Open {
            no,
            which,
            by: "Arbiter".into(),
            at: day(at)
        }),
        4 => (which(), text()).prop_map(move |(which, text)| Ask::Read {
            no,
            which,
            contents: contents(text)
        }),
        4 => which().prop_map(move |which| Ask::Play { no, which }),
        2 => sealed().prop_map(move |what| Ask::SealReply { no, what }),
        1 => which().prop_map(move |which| Ask::ReportMissing { no, which }),
        1 => which().prop_map(move |which| Ask::ReportFound { no, which }),
        1 => Just(Ask::StateMove { no, uci: Uci("g1f3".into()) }),
        1 => (which(), time()).prop_map(move |(which, at)| Ask::FailToOpen {
            no,
            which,
            by: "Arbiter".into(),
            at: day(at),
            why: OpeningFailure::WrongPassphrase,
        }),
    ];
    let rare = prop_oneof![
        Just(Command::Game { board: BOARD, what: play("g1f3") }),
        Just(Command::Game { board: BOARD, what: play("b8c6") }),
        Just(Command::Game { board: BOARD, what: GameCommand::StopClock }),
        (4_u16..7).prop_map(|round| Command::SetUpGame {
            board: BOARD,
            setup: setup(round, "Marin", "Nikolov", START)
        }),
        Just(note(Ask::Conclude { no, by: Side::White, said: SaidBefore::Agreed })),
    ];
    prop_oneof![5 => steps.prop_map(note), 8 => opening.prop_map(note), 1 => rare]
}

fn check(room: &TestHall, before: &Hall) {
    for (no, one) in &before.adjournments.envelopes {
        let now = &room.hall.adjournments[no];
        assert!(now.custody.len() >= one.custody.len());
        assert!(now.attempts.len() >= one.attempts.len());
        assert!(one.cover.is_none() || now.cover.is_some(), "an envelope is not lost");
        assert_eq!((now.sealer, now.ply, now.round), (one.sealer, one.ply, one.round));
        if let (Some(stopped), Some(cover)) = (one.stopped, &one.cover) {
            assert_eq!(now.stopped, Some(stopped));
            assert_eq!(now.cover.as_ref().unwrap().sealed, cover.sealed, "nobody changes it");
        }
        // Wherever the game is, it is somewhere, with all its moves.
        let game = room.hall.game_of(*no).expect("the game is there");
        assert!(game.ply() >= now.ply);
        let went_on = game.ply() > now.ply;
        let cover = now.cover.as_ref();
        let known = cover.is_some_and(|cover| cover.opened.is_some() || cover.stated.is_some())
            || now.established == Some(true);
        if went_on && now.stopped.is_some() {
            assert!(known, "a move was made that was not opened: {now:?}");
        }
        if now.is_adjourned() && now.resumption.is_none() {
            assert_eq!(game.clock.running(), None, "no clock runs between the sessions");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, ..ProptestConfig::default() })]

    #[test]
    fn no_order_of_commands_loses_an_envelope_or_plays_what_was_not_opened(
        edition in prop_oneof![Just("1972"), Just("1980"), Just("2001"), Just("2023")],
        asked in prop::collection::vec((ask(), 0_i64..400), 0..80),
    ) {
        let mut room = TestHall::playing(edition);
        room.begin(BOARD, AdjournmentReason::SessionEnd);
        for (command, secs) in asked {
            room.after(secs);
            let before = room.hall.clone();
            if room.ask(&command).is_err() {
                prop_assert_eq!(&room.hall, &before, "a refusal changes nothing");
            }
            check(&room, &before);
            // The guide always has a next step.
            let _ = room.guide("15:00");
        }
    }
}
