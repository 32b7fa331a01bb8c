//! A game as a specification: commands in, events and state out, with the clock as a timetable.

use jadoube::core::board::position::{Form, Uci};
use jadoube::core::clock::control::TimeControl;
use jadoube::core::clock::correction::Correction;
use jadoube::core::game::apply::apply;
use jadoube::core::game::command::{AfterMove, Command};
use jadoube::core::game::decide::decide;
use jadoube::core::game::event::{Event, LostTime, Observation, Player, Setup, Source, Timing};
use jadoube::core::game::outcome::{EndReason, Outcome, Score};
use jadoube::core::game::refusal::Refusal;
use jadoube::core::game::state::{Game, Status};
use jadoube::core::ids::Ply;
use jadoube::core::moment::{Millis, Moment};
use jadoube::core::sensing::ClockShown;
use jadoube::core::side::{BySide, Side};
use jadoube::formats::laws;
use proptest::prelude::*;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A game and the moment it is at: commands are asked of it one after the other.
struct Table {
    game: Game,
    now: Moment,
    events: Vec<(Moment, Event)>,
}

impl Table {
    fn new(fen: &str, control: &str, timing: Timing) -> Self {
        Self::of_form(fen, Form::Standard, control, timing)
    }

    fn of_form(fen: &str, form: Form, control: &str, timing: Timing) -> Self {
        let setup = Setup {
            players: BySide::new(Player::default(), Player::default()),
            round: 1,
            form,
            fen: fen.into(),
            control: control.parse::<TimeControl>().expect("a time control"),
            timing,
        };
        Self { game: Game::new(setup), now: Moment(1_000), events: Vec::new() }
    }

    fn ask(&mut self, command: &Command) -> Result<Vec<Event>, Refusal> {
        let events = decide(&self.game, command, self.now, laws::newest())?;
        for event in &events {
            apply(&mut self.game, event, self.now);
            self.events.push((self.now, event.clone()));
        }
        Ok(events)
    }

    fn play(&mut self, moves: &str) -> &mut Self {
        for uci in moves.split_whitespace() {
            self.ask(&play(uci)).unwrap_or_else(|refusal| panic!("{uci}: {refusal}"));
        }
        self
    }

    fn after(&mut self, ms: i64) -> &mut Self {
        self.now = self.now + Millis(ms);
        self
    }

    fn left(&self) -> (i64, i64) {
        let times = self.game.times(self.now);
        (times.white.0, times.black.0)
    }
}

fn play(uci: &str) -> Command {
    Command::Play {
        uci: Uci(uci.into()),
        source: Source::Arbiter,
        times: None,
        spent: None,
        after: AfterMove::Press,
    }
}

/// Games of thousands of half-moves are imported; what one more costs must not grow with them. The
/// measure is the beginning of the same game.
#[test]
fn a_move_of_a_long_game_costs_no_more_than_one_of_a_short_game() {
    // No edition before 1997 ends a game that nobody ends.
    let edition = laws::edition("1972").expect("the Laws of 1972");
    let mut game = Table::new(START, "90", Timing::Device).game;
    let mut took = Vec::new();
    for _ in 0..16 {
        let begun = std::time::Instant::now();
        for uci in ["g1f3", "g8f6", "f3g1", "f6g8"].iter().cycle().take(400) {
            let now = Moment(1_000);
            for event in decide(&game, &play(uci), now, edition).expect("a legal move") {
                apply(&mut game, &event, now);
            }
        }
        took.push(begun.elapsed());
    }
    assert_eq!(game.ply(), Ply(6_400));
    let (first, last) = (took[0].min(took[1]), took[14].min(took[15]));
    assert!(last < first * 6, "{first:?} for the first 400, {last:?} for the last");
}

fn reason() -> String {
    "because".into()
}

#[test]
fn an_illegal_move_is_refused_with_its_article() {
    let mut table = Table::new(START, "90", Timing::Desk);
    let refusal = table.ask(&play("e2e5")).expect_err("not legal");
    let Refusal::MoveIllegal { uci, ply, citation } = refusal else { panic!("{refusal}") };
    assert_eq!((uci.0.as_str(), ply.0, citation.edition.as_str()), ("e2e5", 0, "2023"));
    assert!(citation.article.starts_with('3'), "{citation}");
}

#[test]
fn a_game_ends_by_itself_only_where_the_laws_say_so() {
    const SHUFFLE: &str = "g1f3 g8f6 f3g1 f6g8 ";
    for (name, fen, moves, expected) in [
        (
            "5.1.1 checkmate",
            START,
            "f2f3 e7e5 g2g4 d8h4".to_owned(),
            Some((Score::BlackWins, EndReason::Checkmate)),
        ),
        (
            "5.2.1 stalemate",
            "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1",
            "f1f7".into(),
            Some((Score::Draw, EndReason::Stalemate)),
        ),
        (
            "5.2.2 dead position",
            "8/8/8/8/3k4/8/4p3/4K3 w - - 0 1",
            "e1e2".into(),
            Some((Score::Draw, EndReason::DeadPosition)),
        ),
        ("9.2 threefold is for the players to claim", START, SHUFFLE.repeat(2), None),
        (
            "9.6.1 fivefold",
            START,
            SHUFFLE.repeat(4),
            Some((Score::Draw, EndReason::FivefoldRepetition)),
        ),
        (
            "9.3 fifty moves are for the players to claim",
            "7k/8/8/8/8/8/R7/K7 w - - 98 80",
            "a2b2 h8g8".into(),
            None,
        ),
        (
            "9.6.2 seventy-five moves",
            "7k/8/8/8/8/8/R7/K7 w - - 148 80",
            "a2b2 h8g8".into(),
            Some((Score::Draw, EndReason::SeventyFiveMoves)),
        ),
        (
            "9.6.2 a mate with the last move wins",
            "7k/8/6K1/8/8/8/8/R7 w - - 149 80",
            "a1a8".into(),
            Some((Score::WhiteWins, EndReason::Checkmate)),
        ),
    ] {
        let mut table = Table::new(fen, "90", Timing::Desk);
        table.play(&moves);
        let ended = table.game.outcome().map(|outcome| (outcome.score, outcome.reason));
        assert_eq!(ended, expected, "{name}");
        if ended.is_some() {
            assert_eq!(table.game.clock.running(), None, "{name}: the clocks stand");
            assert!(matches!(table.ask(&play("a1a2")), Err(Refusal::GameEnded)), "{name}");
        }
    }
}

#[test]
fn the_clock_of_the_desk_goes_with_the_moves_as_a_timetable_says() {
    let mut table = Table::new(START, "3+2", Timing::Desk);
    table.ask(&Command::Start).expect("begins");
    assert_eq!(table.left(), (182_000, 182_000), "the increment of the first move is there");
    table.after(10_000).play("e2e4");
    assert_eq!(table.left(), (174_000, 182_000), "10 s used, 2 s given");
    table.after(4_500).play("e7e5");
    assert_eq!(table.left(), (174_000, 179_500));
    let told: Vec<_> = table.game.plies.iter().map(|ply| (ply.times, ply.spent)).collect();
    assert_eq!(
        told,
        [
            (Some(BySide::new(Millis(174_000), Millis(182_000))), Some(Millis(10_000))),
            (Some(BySide::new(Millis(174_000), Millis(179_500))), Some(Millis(4_500))),
        ]
    );
    table.after(1_000).ask(&Command::StopClock).expect("stops");
    table.after(60_000);
    assert_eq!(table.left(), (173_000, 179_500), "nothing runs while the clocks are stopped");
    assert!(matches!(table.ask(&Command::StopClock), Err(Refusal::ClocksStopped)));
}

#[test]
fn a_clock_on_the_table_is_mirrored_and_never_pressed_from_here() {
    let mut table = Table::new(START, "3+2", Timing::Device);
    let shown = |white, black, turn| ClockShown {
        times: BySide::new(Millis(white), Millis(black)),
        flags: BySide::new(false, false),
        running: true,
        turn,
    };
    table.ask(&Command::ObserveClock(shown(182_000, 182_000, Side::White))).expect("observed");
    assert!(matches!(
        table.ask(&Command::PressClock { side: Side::White }),
        Err(Refusal::ClockOnTable)
    ));
    let passing =
        table.after(1_000).ask(&Command::ObserveClock(shown(181_000, 182_000, Side::White)));
    assert_eq!(passing, Ok(vec![]), "seconds that pass are not worth a row");
    let jumped =
        table.after(1_000).ask(&Command::ObserveClock(shown(120_000, 182_000, Side::White)));
    assert_eq!(jumped.expect("observed").len(), 1, "a time that jumps is");
    let pressed = ClockShown { running: true, ..shown(121_000, 182_000, Side::Black) };
    table
        .ask(&Command::Play {
            uci: Uci("e2e4".into()),
            source: Source::Board,
            times: Some(pressed.times),
            spent: None,
            after: AfterMove::Press,
        })
        .expect("played");
    assert_eq!(table.game.plies[0].times, Some(pressed.times));
    let flag = ClockShown {
        times: BySide::new(Millis(121_000), Millis::ZERO),
        flags: BySide::new(false, true),
        running: false,
        turn: Side::Black,
    };
    let events = table.after(500).ask(&Command::ObserveClock(flag)).expect("observed");
    assert!(events.contains(&Event::FlagFell { side: Side::Black }), "{events:?}");
    assert_eq!(table.game.status, Status::Playing, "6.8, 6.9: the arbiter rules on it");
}

#[test]
fn every_correction_needs_a_reason_and_can_itself_be_undone() {
    let mut table = Table::new(START, "90", Timing::Desk);
    table.play("e2e4 e7e5 g1f3");
    let correct = |reason: &str| Command::CorrectClock {
        correction: Correction::Add { side: Side::Black, time: Millis::from_mins(2) },
        reason: reason.into(),
    };
    assert!(matches!(table.ask(&correct("  ")), Err(Refusal::ReasonMissing)));
    let before = table.left();
    table.ask(&correct("7.5.5")).expect("corrected");
    assert_eq!(table.left(), (before.0, before.1 + 120_000));
    table.after(7_000);
    table.ask(&Command::UndoCorrection { reason: reason() }).expect("undone");
    assert_eq!(table.left(), (before.0, before.1 - 7_000), "what has run since stays run");
    assert!(matches!(
        table.ask(&Command::UndoCorrection { reason: reason() }),
        Err(Refusal::NothingToUndo)
    ));
    assert!(matches!(
        table.ask(&Command::TakeBack { to: Ply(3), reason: reason() }),
        Err(Refusal::NoSuchPly { .. })
    ));
    table.ask(&Command::TakeBack { to: Ply(1), reason: reason() }).expect("taken back");
    assert_eq!((table.game.ply(), table.game.turn()), (Ply(1), Side::Black));
    assert_eq!(table.game.clock.running(), Some(Side::Black), "the player to move is on the clock");
}

#[test]
fn a_move_of_the_record_is_corrected_if_the_later_ones_stay_legal() {
    let mut table = Table::new(START, "90", Timing::Desk);
    table.play("e2e4 e7e5 g1f3 b8c6 f3e5");
    let correct = |ply, uci: &str| Command::CorrectMove {
        ply: Ply(ply),
        uci: Uci(uci.into()),
        reason: reason(),
    };
    let refusal = table.ask(&correct(3, "g1h3")).expect_err("the knight could not take on e5");
    assert!(matches!(refusal, Refusal::LaterMoveIllegal { ply: Ply(5), .. }), "{refusal}");
    table.ask(&correct(4, "d7d6")).expect("fits");
    let sans: Vec<_> = table.game.plies.iter().map(|ply| ply.san.as_str()).collect();
    assert_eq!(sans, ["e4", "e5", "Nf3", "d6", "Nxe5"]);
    assert_eq!(table.game.plies[3].corrected_from, Some(Uci("b8c6".into())));
    assert!(table.game.position().fen().starts_with("rnbqkbnr/ppp2ppp/3p4/4N3/"));
}

#[test]
fn a_draw_offer_is_marked_and_lapses_when_the_opponent_moves() {
    let mut table = Table::new(START, "90", Timing::Desk);
    table.play("e2e4");
    table.ask(&Command::OfferDraw { by: Side::White }).expect("offered");
    assert!(table.game.plies[0].draw_offered, "8.1.5: (=) on the scoresheet");
    assert!(matches!(
        table.ask(&Command::OfferDraw { by: Side::Black }),
        Err(Refusal::OfferPending)
    ));
    let events = table.ask(&play("e7e5")).expect("played");
    assert_eq!(events[0], Event::DrawDeclined, "9.1.2.1: concluding a move rejects it");
    assert!(matches!(table.ask(&Command::DeclineDraw), Err(Refusal::NoOffer)));
}

#[test]
fn an_ended_game_can_be_taken_up_again_with_a_reason() {
    let mut table = Table::new(START, "90", Timing::Desk);
    let resigned = Outcome { score: Score::BlackWins, reason: EndReason::Resignation };
    table.play("e2e4").ask(&Command::End(resigned)).expect("ended");
    assert!(matches!(table.ask(&Command::End(resigned)), Err(Refusal::GameEnded)));
    table.ask(&Command::Reopen { reason: reason() }).expect("reopened");
    table.play("e7e5");
    assert_eq!(table.game.status, Status::Playing);
    table.ask(&Command::End(resigned)).expect("ended");
    table.ask(&Command::TakeBack { to: Ply(1), reason: reason() }).expect("reopens too");
    assert_eq!((table.game.status, table.game.ply()), (Status::Playing, Ply(1)));
}

#[test]
fn chess960_is_castled_by_king_takes_rook_from_any_start() {
    let fen = "1r3k1r/5p2/8/8/8/8/5P2/1R3K1R w HBhb - 0 1";
    let mut table = Table::of_form(fen, Form::Chess960, "90", Timing::Desk);
    table.play("f1h1 f8b8");
    let sans: Vec<_> = table.game.plies.iter().map(|ply| ply.san.as_str()).collect();
    assert_eq!(sans, ["O-O", "O-O-O"]);
    assert!(table.game.position().fen().starts_with("2kr3r/5p2/8/8/8/8/5P2/1R3RK1 w"));
}

#[test]
fn lost_time_is_asked_about_once_and_counted_as_the_arbiter_says() {
    for (how, white, black, running) in [
        (LostTime::NotCounted, 0, 0, None),
        (LostTime::ToPlayerOnMove, 30_000, 0, Some(Side::White)),
        (LostTime::Halved, 15_000, 15_000, None),
    ] {
        let mut table = Table::new(START, "90", Timing::Desk);
        table.ask(&Command::Start).expect("begins");
        table.after(5_000).ask(&Command::Recover { away: Millis(20_000) }).expect("back");
        assert_eq!(table.game.clock.running(), None, "{how:?}: stopped until it is answered");
        let before = table.left();
        table.after(10_000).ask(&Command::CountLostTime { how }).expect("answered");
        assert_eq!(table.left(), (before.0 - white, before.1 - black), "{how:?}");
        assert_eq!(table.game.clock.running(), running, "{how:?}");
        assert!(matches!(table.ask(&Command::CountLostTime { how }), Err(Refusal::NoLostTime)));
    }
}

#[test]
fn the_flag_of_the_desks_clock_is_noted_once_and_lifted_by_a_correction() {
    let mut table = Table::new(START, "1", Timing::Desk);
    table.ask(&Command::Start).expect("begins");
    let note = Command::NoteFlag { side: Side::White };
    assert!(matches!(table.after(59_000).ask(&note), Err(Refusal::FlagNotFallen(Side::White))));
    assert_eq!(table.after(2_000).ask(&note).expect("fallen").len(), 1);
    assert_eq!(table.game.flags.white, Some(Moment(61_000)), "to the millisecond, not when seen");
    assert_eq!(table.ask(&note), Ok(vec![]));
    let correction = Correction::Set { side: Side::White, time: Millis::from_mins(1) };
    table.ask(&Command::CorrectClock { correction, reason: reason() }).expect("set");
    assert_eq!(table.game.flags.white, None);
}

fn any_command() -> impl Strategy<Value = Command> {
    let side = prop_oneof![Just(Side::White), Just(Side::Black)];
    let times = (0i64..7_200_000, 0i64..7_200_000)
        .prop_map(|(white, black)| BySide::new(Millis(white), Millis(black)));
    prop_oneof![
        6 => (0usize..40).prop_map(|nth| play(&format!("{nth}"))),
        1 => Just(Command::Start),
        1 => Just(Command::StopClock),
        1 => side.clone().prop_map(|side| Command::StartClock { side }),
        1 => side.clone().prop_map(|side| Command::PressClock { side }),
        1 => side.clone().prop_map(|by| Command::OfferDraw { by }),
        1 => Just(Command::DeclineDraw),
        1 => (0u16..30).prop_map(|to| Command::TakeBack { to: Ply(to), reason: reason() }),
        1 => (side.clone(), 1i64..600_000).prop_map(|(side, time)| Command::CorrectClock {
            correction: Correction::Subtract { side, time: Millis(time) }, reason: reason() }),
        1 => times.prop_map(|times| Command::CorrectClock {
            correction: Correction::SetBoth { times }, reason: reason() }),
        1 => Just(Command::UndoCorrection { reason: reason() }),
        1 => side.clone().prop_map(|side| Command::NoteFlag { side }),
        1 => (0i64..100_000).prop_map(|away| Command::Recover { away: Millis(away) }),
        1 => Just(Command::CountLostTime { how: LostTime::Halved }),
        1 => side.prop_map(|by| Command::Observe(
            Observation::PressedWithoutMove { ply: Ply(0), by })),
        1 => Just(Command::Reopen { reason: reason() }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// Whatever is asked in whatever order, nothing panics, and the journal's form of the events,
    /// read back and replayed, gives the very same game.
    #[test]
    fn a_replay_of_the_journal_is_the_live_game(
        commands in prop::collection::vec((any_command(), 0i64..90_000), 1..80)
    ) {
        let mut table = Table::new(START, "40/90+30, 30+30", Timing::Desk);
        for (mut command, wait) in commands {
            table.after(wait);
            if let Command::Play { uci, .. } = &mut command {
                let legal = table.game.position().legal_moves();
                let nth: usize = uci.0.parse().expect("a number");
                if let Some(m) = legal.get(nth % legal.len().max(1)) {
                    *uci = table.game.position().uci(*m);
                }
            }
            let _ = table.ask(&command);
        }
        let mut replayed = Game::new(table.game.setup.clone());
        for (at, event) in &table.events {
            let text = serde_json::to_string(event).expect("JSON");
            let read: Event = serde_json::from_str(&text).expect("read back");
            prop_assert_eq!(&read, event);
            apply(&mut replayed, &read, *at);
        }
        prop_assert_eq!(&replayed, &table.game);
    }
}
