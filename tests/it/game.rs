//! A game as a specification: commands in, events and state out, with the clock as a timetable.

use jadoube_chess::board::position::{Uci, Variant};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_desk::export::{pgn_text, to_pgn};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess::record_end;
use jadoube_i18n::lang::Lang;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::clock::control::TimeControl;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::{AfterMove, Command, Ending, LastMove};
use jadoube_laws::game::event::{
    Event, LostTime, MissingAnswer, Observation, Setup, Source, Timing,
};
use jadoube_laws::game::gap::{Cause, Gap};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::plies::PlyRecord;
use jadoube_laws::game::refusal::Refusal;
use jadoube_laws::game::state::Game;
use jadoube_laws::game::status::{PlyMark, Status};
use jadoube_laws::ids::BoardNo;
use jadoube_laws::library::laws;
use jadoube_laws::rulings::ruling::Remedy;
use jadoube_laws::sensing::{ClockMapping, PlayerClocks};
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
        Self::of_form(fen, Variant::Standard, control, timing)
    }

    fn of_form(fen: &str, form: Variant, control: &str, timing: Timing) -> Self {
        let setup = Setup {
            form,
            fen: fen.into(),
            timing,
            ..Setup::new(control.parse::<TimeControl>().expect("a time control"))
        };
        Self { game: Game::new(setup), now: Moment(1_000), events: Vec::new() }
    }

    fn ask(&mut self, command: &Command) -> Result<Vec<Event>, Refusal> {
        let events = self.game.obey(command, (self.now, laws::newest()))?;
        self.events.extend(events.iter().map(|event| (self.now, event.clone())));
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

/// A gap after a power cut.
fn cut(away: i64) -> Gap {
    Gap { cause: Cause::Cut, from: None, to: None, away: Some(Millis(away)) }
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
fn only_the_press_that_completes_a_move_tells_its_times() {
    let mut table = Table::new(START, "90+30", Timing::Desk);
    table.ask(&Command::Start).expect("begins");
    table.after(60_000).play("e2e4").after(60_000).play("e7e5");
    let times = table.game.plies[1].times;
    for (nth, side) in [Side::White, Side::Black, Side::White, Side::Black].into_iter().enumerate()
    {
        table.after(10_000).ask(&Command::PressClock { side }).expect("it runs");
        assert_eq!(table.game.plies[1].times, times, "press {nth} without a move");
    }
    // A move that waits for its press has the times of that press, and of no later one.
    let leave = Command::Play {
        uci: Uci("g1f3".into()),
        source: Source::Arbiter,
        times: None,
        spent: None,
        after: AfterMove::Leave,
    };
    table.ask(&leave).expect("legal");
    assert!(table.game.completes(Side::White));
    table.after(5_000).ask(&Command::PressClock { side: Side::White }).expect("it runs");
    let pressed = table.game.plies[2].times;
    assert_eq!(pressed, Some(table.game.times(table.now)));
    assert!(!table.game.completes(Side::White));
    table.after(5_000).ask(&Command::PressClock { side: Side::Black }).expect("it runs");
    table.after(5_000).ask(&Command::PressClock { side: Side::White }).expect("it runs");
    assert_eq!(table.game.plies[2].times, pressed);
    // Taken back and played again, it is a new move.
    table.ask(&Command::TakeBack { to: Ply(2), reason: reason() }).expect("taken back");
    table.after(5_000).play("b1c3");
    assert_eq!(table.game.plies[2].times, Some(table.game.times(table.now)));
}

#[test]
fn a_game_that_has_ended_keeps_its_clock() {
    let mut table = Table::new(START, "90", Timing::Device);
    let shows = |white: i64, black: i64, running| {
        Command::ObserveClock(PlayerClocks {
            times: BySide::new(Millis(white), Millis(black)),
            turn: Side::Black,
            running,
            flags: BySide::default(),
            raised: None,
        })
    };
    table.ask(&Command::Start).expect("begins");
    table.ask(&shows(5_000_000, 5_100_000, true)).expect("read");
    let outcome = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    table.ask(&Command::End(outcome.into())).expect("ended");
    let ended = table.game.clone();
    // Somebody sets the clock for the next round, and an older program wrote that down.
    assert_eq!(table.after(60_000).ask(&shows(7_200_000, 7_200_000, true)), Ok(vec![]));
    let Command::ObserveClock(shown) = shows(7_200_000, 7_200_000, true) else { return };
    table.game.apply(&Event::ClockObserved(shown), table.now);
    assert_eq!(table.game, ended);
    // Taken up again, it is heard again.
    table.ask(&Command::Reopen { reason: reason() }).expect("taken up");
    table.ask(&shows(4_000_000, 4_100_000, true)).expect("read");
    assert_eq!(table.left(), (4_000_000, 4_100_000));
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
    let shown = |white, black, turn| PlayerClocks {
        times: BySide::new(Millis(white), Millis(black)),
        flags: BySide::new(false, false),
        running: true,
        turn,
        raised: None,
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
    let pressed = PlayerClocks { running: true, ..shown(121_000, 182_000, Side::Black) };
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
    let flag = PlayerClocks {
        times: BySide::new(Millis(121_000), Millis::ZERO),
        flags: BySide::new(false, true),
        running: false,
        turn: Side::Black,
        raised: None,
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
    table.play("e2e4").ask(&Command::End(resigned.into())).expect("ended");
    assert!(matches!(table.ask(&Command::End(resigned.into())), Err(Refusal::GameEnded)));
    table.ask(&Command::Reopen { reason: reason() }).expect("reopened");
    table.play("e7e5");
    assert_eq!(table.game.status, Status::Playing);
    table.ask(&Command::End(resigned.into())).expect("ended");
    table.ask(&Command::TakeBack { to: Ply(1), reason: reason() }).expect("reopens too");
    assert_eq!((table.game.status, table.game.ply()), (Status::Playing, Ply(1)));
}

/// The end by resignation of White, with what is said of the last move.
fn ended(last_move: Option<LastMove>) -> Command {
    let outcome = Outcome { score: Score::BlackWins, reason: EndReason::Resignation };
    Command::End(Ending { outcome, last_move })
}

#[test]
fn a_move_made_and_not_completed_is_asked_about_at_the_end() {
    let include = |uci: &str| Some(LastMove::Include(Uci(uci.into())));
    let leave_out = |uci: &str| Some(LastMove::LeaveOut(Uci(uci.into())));
    let none: Option<&str> = None;
    // What stands on the board, what is said, and the moves of the record then; 4.7 makes the move,
    // 6.2.1 completes it.
    for (stands, said, record) in [
        (Some("d8h4"), None, None),
        (Some("b8c6"), None, None),
        (Some("b8c6"), include("g8f6"), None),
        (Some("b8c6"), leave_out("g8f6"), None),
        (Some("b8c6"), include("b8c6"), Some("e2e4 e7e5 g1f3 b8c6?")),
        (Some("b8c6"), leave_out("b8c6"), Some("e2e4 e7e5 g1f3")),
        (none, None, Some("e2e4 e7e5 g1f3")),
        (none, include("b8c6"), Some("e2e4 e7e5 g1f3 b8c6?")),
        (none, include("b8b6"), None),
        (none, leave_out("b8c6"), Some("e2e4 e7e5 g1f3")),
    ] {
        let mut table = Table::new(START, "90", Timing::Device);
        table.play("e2e4 e7e5 g1f3");
        if let Some(uci) = stands {
            let (ply, uci) = (table.game.ply(), Some(Uci(uci.into())));
            table.ask(&Command::Observe(Observation::Standing { ply, uci })).expect("seen");
        }
        let answered = table.ask(&ended(said.clone()));
        let case = format!("{stands:?} {said:?}");
        assert_eq!(answered.is_ok(), record.is_some(), "{case}: {answered:?}");
        let Some(record) = record else { continue };
        let mark = |ply: &PlyRecord| if ply.mark.is_some() { "?" } else { "" };
        let moves = table.game.plies.iter().map(|ply| format!("{}{}", ply.uci, mark(ply)));
        assert_eq!(moves.collect::<Vec<_>>().join(" "), record, "{case}");
        assert!(table.game.outcome().is_some(), "{case}");
    }
}

#[test]
fn a_ruling_that_ends_the_game_includes_what_stands_on_the_board() {
    let mut table = Table::new(START, "90", Timing::Device);
    table.play("e2e4");
    let outcome = Outcome { score: Score::BlackWins, reason: EndReason::Resignation };
    let commands = |game: &Game| Remedy::End(outcome).commands(game, "");
    assert_eq!(commands(&table.game), [ended(None)]);
    let (ply, uci) = (table.game.ply(), Some(Uci("e7e5".into())));
    table.ask(&Command::Observe(Observation::Standing { ply, uci })).expect("seen");
    let included = ended(Some(LastMove::Include(Uci("e7e5".into()))));
    assert_eq!(commands(&table.game), [included]);
}

#[test]
fn a_last_move_that_mates_ends_the_game_with_its_own_result() {
    let mut table = Table::new(START, "90", Timing::Device);
    table.play("f2f3 e7e5 g2g4");
    let mate = || Uci("d8h4".into());
    let (ply, uci) = (table.game.ply(), Some(mate()));
    table.ask(&Command::Observe(Observation::Standing { ply, uci })).expect("seen");
    let flag = Outcome { score: Score::WhiteWins, reason: EndReason::Flag };
    let last_move = Some(LastMove::Include(mate()));
    let wrong = table.ask(&Command::End(Ending { outcome: flag, last_move: last_move.clone() }));
    assert!(matches!(wrong, Err(Refusal::LastMoveEnds { .. })), "{wrong:?}");
    table.ask(&ended(last_move)).expect("the same result");
    let mated = Outcome { score: Score::BlackWins, reason: EndReason::Checkmate };
    assert_eq!(table.game.outcome(), Some(mated), "5.1.1: it ended the game, nobody resigned");
    assert_eq!(table.game.plies[3].mark, None, "and needs no press");
}

#[test]
fn the_end_is_written_as_before_and_with_what_becomes_of_the_last_move() {
    let plain = r#"{"command":"end","score":"black-wins","reason":"resignation"}"#;
    let told = r#"{"command":"end","score":"black-wins","reason":"resignation","last_move":{"include":"b8c6"}}"#;
    for (text, said) in [(plain, None), (told, Some(LastMove::Include(Uci("b8c6".into()))))] {
        let read: Command = serde_json::from_str(text).expect("a command");
        assert_eq!(read, ended(said));
        assert_eq!(serde_json::to_string(&read).expect("written"), text);
    }
}

/// After 1.e4 e5 the line was away; on the board stands the Spanish game, and Black has replied.
fn with_a_gap() -> Table {
    let mut table = Table::new(START, "90", Timing::Device);
    table.play("e2e4 e7e5");
    let fen = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 3";
    let missing = Observation::MovesMissing { ply: Ply(2), fen: fen.into() };
    table.ask(&Command::Observe(missing)).expect("seen");
    for uci in ["a7a6", "b5a4", "b7b5"] {
        let played = Observation::PlayedOn { uci: Uci(uci.into()), times: None };
        table.ask(&Command::Observe(played)).expect("seen");
    }
    table.ask(&Command::Observe(Observation::WentBack { remain: 2 })).expect("seen");
    table
}

#[test]
fn the_arbiter_says_what_becomes_of_missing_moves_and_play_goes_on_meanwhile() {
    let moves = |text: &str| {
        MissingAnswer::Moves(text.split_whitespace().map(|uci| Uci(uci.into())).collect())
    };
    let whole = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4";
    for (how, record) in [
        (moves("g1f3 b8c6 f1b5"), Some(whole)),
        (moves("f1b5 b8c6 g1f3"), Some("e2e4 e7e5 f1b5 b8c6 g1f3 a7a6 b5a4")),
        (moves("g1f3 b8c6"), None),
        (moves("g1f3 b8c6 f1b6"), None),
        (MissingAnswer::Marked, Some("e2e4 e7e5 0000 a7a6 b5a4")),
        (MissingAnswer::NoneMissing, Some("e2e4 e7e5")),
    ] {
        let mut table = with_a_gap();
        assert_eq!(table.game.ply(), Ply(2), "the record waits");
        let answered = table.ask(&Command::AnswerMissing { how: how.clone() });
        assert_eq!(answered.is_ok(), record.is_some(), "{how:?}: {answered:?}");
        let Some(record) = record else { continue };
        let played: Vec<&str> = table.game.plies.iter().map(|ply| ply.uci.0.as_str()).collect();
        assert_eq!(played.join(" "), record, "{how:?}");
        assert_eq!(table.game.missing, None);
        let again = table.ask(&Command::AnswerMissing { how: MissingAnswer::Marked });
        assert!(matches!(again, Err(Refusal::NothingMissing)), "{again:?}");
    }
    let mut table = with_a_gap();
    table.play("g1f3 b8c6 f1b5");
    assert_eq!(table.game.ply(), Ply(7), "entered one by one, what was played on follows");
    let mut table = with_a_gap();
    table.ask(&ended(None)).expect("ended");
    assert_eq!(table.game.ply(), Ply(5), "the end keeps what was played on, behind a marked gap");
    let mut table = with_a_gap();
    table.ask(&Command::AnswerMissing { how: MissingAnswer::Marked }).expect("marked");
    table.play("g8f6");
    let marked = |ply: &&PlyRecord| ply.mark == Some(PlyMark::Missing);
    assert_eq!(table.game.plies.iter().filter(marked).count(), 1, "White's, so that turns go on");
    assert_eq!(table.game.turn(), Side::White);
}

#[test]
fn a_score_says_in_every_language_that_moves_are_missing_while_nobody_has_said_which() {
    let game = with_a_gap().game;
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        let pgn = pgn_text(&to_pgn(None, BoardNo(1), &game, 0, &words));
        let pgn = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
        let told = format!("{}}} *", words.say("pgn-moves-open"));
        assert!(pgn.contains("1. e4") && pgn.contains(&told), "{pgn}");
        assert_eq!(record_end(&words, &game), Some(words.say("board-moves-missing")));
    }
}

#[test]
fn behind_the_last_missing_move_runs_the_clock_of_the_player_who_has_the_move() {
    // White was to move before them.
    for (missing, played_on, running) in [
        ("g1f3 b8c6 f1b5", &["a7a6", "b5a4", "g8f6"][..], Side::White),
        ("g1f3 b8c6 f1b5", &["a7a6", "b5a4"], Side::Black),
        ("g1f3 b8c6 f1b5", &[], Side::Black),
    ] {
        let mut table = Table::new(START, "90", Timing::Desk);
        table.play("e2e4 e7e5");
        let fen = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 3";
        table
            .ask(&Command::Observe(Observation::MovesMissing { ply: Ply(2), fen: fen.into() }))
            .expect("seen");
        for uci in played_on {
            let played = Observation::PlayedOn { uci: Uci((*uci).into()), times: None };
            table.ask(&Command::Observe(played)).expect("seen");
        }
        let before = table.game.clock.running();
        table.play(missing);
        assert_eq!(table.game.missing, None);
        assert_eq!(table.game.clock.running(), Some(running), "{before:?}");
        let played = table.game.ply().0;
        let counted = Side::BOTH.map(|side| table.game.clock.moves_made(side));
        assert_eq!(counted, [played.div_ceil(2), played / 2], "each move once");
    }
}

#[test]
fn in_a_journal_the_answer_about_missing_moves_is_called_what_it_always_was() {
    let event = Event::MissingAnswered { how: MissingAnswer::NoneMissing };
    let written = r#"{"event":"gap-closed","how":"none-missing"}"#;
    assert_eq!(serde_json::to_string(&event).expect("written"), written);
    assert_eq!(serde_json::from_str::<Event>(written).expect("read"), event);
}

#[test]
fn nobody_measured_the_times_of_moves_that_were_only_found() {
    let secs = Millis::from_secs;
    let shown = |white, black| Some(BySide::new(secs(white), secs(black)));
    for (timing, of_now) in [(Timing::Device, shown(70, 50)), (Timing::Desk, None)] {
        let mut table = Table::new(START, "90", timing);
        table.play("e2e4 e7e5");
        let on_table = timing == Timing::Device;
        let mut made = |uci: &str, source, times: Option<BySide<Millis>>| {
            let (uci, after) = (Uci(uci.into()), AfterMove::Press);
            let times = times.filter(|_| on_table);
            table.ask(&Command::Play { uci, source, times, spent: None, after }).expect("played");
            let last = table.game.plies.last().expect("a move").clone();
            (last.times, last.spent)
        };
        assert_eq!(made("g1f3", Source::Found, None), (None, None), "{timing:?}");
        assert_eq!(made("b8c6", Source::Found, None), (None, None), "{timing:?}");
        let (times, spent) = made("f1b5", Source::Board, shown(80, 60));
        assert!(times.is_some() && spent.is_none(), "{timing:?}: its beginning is not known");
        // The last one was pressed where it could be seen.
        assert_eq!(made("a7a6", Source::Found, of_now), (of_now, None), "{timing:?}");
        let (_, spent) = made("b5a4", Source::Board, shown(65, 50));
        assert_eq!(spent, on_table.then_some(secs(5)), "{timing:?}");
    }
}

#[test]
fn moves_made_in_a_break_have_no_times_of_the_programs_clock_and_the_pgn_marks_them() {
    const MARK: &str = "made while the electronic board was disconnected";
    for source in [Source::Found, Source::Kept] {
        let mut table = Table::new(START, "5+3", Timing::Desk);
        table.play("e2e4 e7e5").after(30_000);
        // The memory of the board tells how long the second took.
        let spent = (source == Source::Kept).then_some(Millis(4_000));
        for (uci, spent) in [("g1f3", None), ("b8c6", spent)] {
            let (uci, after) = (Uci(uci.into()), AfterMove::Press);
            table.ask(&Command::Play { uci, source, times: None, spent, after }).expect("played");
        }
        table.after(4_000).play("f1b5 a7a6");
        let known = |ply: &PlyRecord| (ply.times.is_some(), ply.spent.is_some());
        let known: Vec<_> = table.game.plies.iter().map(known).collect();
        let (both, last) = ((true, true), (false, spent.is_some()));
        assert_eq!(known, [both, both, (false, false), last, (true, false), both], "{source:?}");
        let words = Catalogue::new(Lang::En);
        let pgn = pgn_text(&to_pgn(None, BoardNo(1), &table.game, 0, &words));
        let pgn = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(pgn.matches(MARK).count(), 1, "{pgn}");
        let order = ["Nc6", MARK, "Bb5"].map(|text| pgn.find(text));
        assert!(order.iter().all(Option::is_some) && order.is_sorted(), "{pgn}");
    }
}

#[test]
fn the_times_of_a_clock_found_turned_are_exchanged_for_the_plies_it_told_wrongly() {
    let mut table = Table::new(START, "90", Timing::Device);
    for (uci, white) in [("e2e4", 100), ("e7e5", 90), ("g1f3", 80)] {
        let times = BySide::new(Millis::from_secs(white), Millis::from_secs(50));
        let (uci, source, after) = (Uci(uci.into()), Source::Board, AfterMove::Leave);
        let made = Command::Play { uci, source, times: Some(times), spent: None, after };
        table.ask(&made).expect("played");
    }
    let turned = Observation::ClockTurned { since: Ply(1), mapping: ClockMapping::AIsWhite };
    table.ask(&Command::Observe(turned)).expect("seen");
    let white = |ply: &PlyRecord| ply.times.map(|times| times.white.0 / 1000);
    let times: Vec<_> = table.game.plies.iter().filter_map(white).collect();
    assert_eq!(times, [100, 50, 50]);
}

#[test]
fn chess960_is_castled_by_king_takes_rook_from_any_start() {
    let fen = "1r3k1r/5p2/8/8/8/8/5P2/1R3K1R w HBhb - 0 1";
    let mut table = Table::of_form(fen, Variant::Chess960, "90", Timing::Desk);
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
        table.after(5_000).ask(&Command::Recover { gap: cut(20_000) }).expect("back");
        assert_eq!(table.game.clock.running(), None, "{how:?}: stopped until it is answered");
        let before = table.left();
        let answer = Command::CountLostTime { how, gaps: None };
        table.after(10_000).ask(&answer).expect("answered");
        assert_eq!(table.left(), (before.0 - white, before.1 - black), "{how:?}");
        assert_eq!(table.game.clock.running(), running, "{how:?}");
        assert!(matches!(table.ask(&answer), Err(Refusal::NoLostTime)));
    }
}

/// As files of an earlier version have it: one event took the place of another, the one whose clock
/// ran was charged with everything, and the clock went on for that player.
#[test]
fn lost_time_in_a_file_of_an_earlier_version_is_what_it_was() {
    let recovered = |away| Event::Recovered { away: Millis(away), running: Some(Side::White) };
    let counted = |how| Event::LostTimeCounted { how, time: Millis(30_000), taken: None };
    let moved = Event::MovePlayed {
        uci: Uci("e2e4".into()),
        source: Source::Arbiter,
        times: None,
        spent: None,
    };
    for (how, white, black, running) in [
        (LostTime::NotCounted, 5_000, 0, None),
        (LostTime::ToPlayerOnMove, 35_000, 0, Some(Side::White)),
        (LostTime::Halved, 20_000, 15_000, None),
    ] {
        let mut game = Table::new(START, "90", Timing::Desk).game;
        for (at, event) in [
            (1_000, Event::Started),
            (6_000, recovered(4_000)),
            (6_000, recovered(20_000)),
            (9_000, moved.clone()),
            (16_000, counted(how)),
        ] {
            game.apply(&event, Moment(at));
            if let (9_000, Some(question)) = (at, &game.lost_time) {
                assert_eq!(question.away(), Some(Millis(20_000)), "the latest alone");
            }
        }
        let left = game.times(Moment(16_000));
        let all = 90 * 60_000;
        assert_eq!((all - left.white.0, all - left.black.0), (white, black), "{how:?}");
        assert_eq!((game.clock.running(), game.lost_time), (running, None), "{how:?}");
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

#[test]
fn a_move_entered_while_the_clocks_stand_is_counted_once_the_opponents_clock_is_started() {
    let (white, black) = (Side::White, Side::Black);
    let start = |side| Command::StartClock { side };
    let counted = |table: &Table| Side::BOTH.map(|side| table.game.clock.moves_made(side));
    let stopped = || {
        let mut table = Table::new(START, "90+30", Timing::Desk);
        table.ask(&Command::Start).expect("begins");
        table.after(5_000).ask(&Command::StopClock).expect("stopped");
        table
    };
    let full = 90 * 60_000 + 30_000;
    let mut table = stopped();
    table.play("d2d4").after(9_000);
    let both = [Event::ClockPressed { side: white }, Event::ClockStarted { side: black }];
    assert_eq!(table.ask(&start(black)).expect("started"), both);
    assert_eq!((table.left(), counted(&table)), ((full - 5_000 + 30_000, full), [1, 0]));
    // As any press it can be taken back, with its increment.
    let without = table.game.times_without_last_press(table.now).expect("known");
    assert_eq!(without.white, Millis(full - 5_000));
    // It is counted once.
    table.after(1_000).ask(&Command::StopClock).expect("stopped");
    assert_eq!(table.ask(&start(black)).expect("started"), [both[1].clone()]);
    // Of two moves each is counted.
    let mut table = stopped();
    table.play("d2d4 g8f6");
    table.ask(&start(white)).expect("started");
    assert_eq!((table.left(), counted(&table)), ((full + 25_000, full + 30_000), [1, 1]));
    assert_eq!(table.game.clock.running(), Some(white));
}

#[test]
fn the_start_of_a_clock_counts_no_move_twice_and_leaves_a_time_that_the_arbiter_has_set() {
    let (white, black) = (Side::White, Side::Black);
    let add = |side| Command::CorrectClock {
        correction: Correction::Add { side, time: Millis(30_000) },
        reason: reason(),
    };
    let (shown, plus) = (90 * 60_000 + 27_000, 30_000);
    let set = Command::CorrectClock {
        correction: Correction::Set { side: white, time: Millis(shown + plus) },
        reason: reason(),
    };
    for (name, before, since, starts, expected, left) in [
        ("pressed first", Some(Command::PressClock { side: white }), None, black, [1, 0], None),
        ("the mover was given time", None, Some(add(white)), black, [1, 0], Some(shown + 2 * plus)),
        // What the arbiter set has the increment in it.
        ("the mover's time was set", None, Some(set), black, [1, 0], Some(shown + plus)),
        ("the opponent's was", None, Some(add(black)), black, [1, 0], Some(shown + plus)),
        ("the mover's clock is started", None, None, white, [0, 0], None),
    ] {
        let mut table = Table::new(START, "90+30", Timing::Desk);
        table.ask(&Command::Start).expect("begins");
        if let Some(command) = before {
            table.after(2_000).ask(&command).expect(name);
        }
        table.after(3_000).ask(&Command::StopClock).expect("stopped");
        table.play("d2d4");
        if let Some(command) = since {
            table.ask(&command).expect(name);
        }
        table.after(4_000).ask(&Command::StartClock { side: starts }).expect("started");
        let counted = Side::BOTH.map(|side| table.game.clock.moves_made(side));
        assert_eq!((counted, table.game.clock.running()), (expected, Some(starts)), "{name}");
        if let Some(left) = left {
            assert_eq!(table.game.times(table.now).white, Millis(left), "{name}");
        }
    }
}

#[test]
fn of_the_moves_of_one_stop_those_before_a_correction_are_counted_too() {
    let (white, black) = (Side::White, Side::Black);
    let start = |side| Command::StartClock { side };
    let counted = |table: &Table| Side::BOTH.map(|side| table.game.clock.moves_made(side));
    let (full, plus, hour) = (90 * 60_000 + 30_000, 30_000, 3_600_000);
    let stopped = || {
        let mut table = Table::new(START, "90+30", Timing::Desk);
        table.ask(&Command::Start).expect("begins");
        table.after(3_000).ask(&Command::StopClock).expect("stopped");
        table.play("d2d4");
        table
    };
    for (name, correction, left) in [
        (
            "the mover was given time",
            Correction::Add { side: white, time: Millis(plus) },
            (full - 3_000 + 2 * plus, full + plus),
        ),
        // What the arbiter set has the increment in it.
        (
            "the mover's time was set",
            Correction::Set { side: white, time: Millis(hour) },
            (hour, full + plus),
        ),
        // The opponent has made his move since.
        (
            "the opponent's was",
            Correction::Set { side: black, time: Millis(hour) },
            (full - 3_000 + plus, hour + plus),
        ),
    ] {
        let mut table = stopped();
        table.ask(&Command::CorrectClock { correction, reason: reason() }).expect(name);
        table.after(2_000).play("d7d5");
        table.after(4_000).ask(&start(white)).expect("started");
        assert_eq!((table.left(), counted(&table)), (left, [1, 1]), "{name}");
        assert_eq!(table.game.clock.running(), Some(white), "{name}");
        // Each once.
        table.ask(&Command::StopClock).expect("stopped");
        table.ask(&start(white)).expect("started");
        assert_eq!((table.left(), counted(&table)), (left, [1, 1]), "{name}");
    }
    // That a clock has run since tells nothing of a press.
    let mut table = stopped();
    table.ask(&start(white)).expect("started");
    table.after(2_000).ask(&Command::StopClock).expect("stopped");
    table.play("d7d5");
    table.ask(&start(white)).expect("started");
    assert_eq!(counted(&table), [0, 0]);
}

#[test]
fn of_several_moves_entered_in_one_stop_each_has_its_own_time_and_increment() {
    let (white, black) = (Side::White, Side::Black);
    let (left, full) = (90 * 60_000 + 25_000, 90 * 60_000 + 30_000);
    let add = Command::CorrectClock {
        correction: Correction::Add { side: black, time: Millis(60_000) },
        reason: reason(),
    };
    for (name, given) in [("as they are", 0), ("a correction between them", 60_000)] {
        let mut table = Table::new(START, "90+30", Timing::Desk);
        table.ask(&Command::Start).expect("begins");
        table.after(5_000).ask(&Command::StopClock).expect("stopped");
        table.play("e2e4 e7e5 g1f3");
        if given > 0 {
            table.ask(&add).expect(name);
        }
        table.after(8_000).play("b8c6");
        let spent: Vec<_> = table.game.plies.iter().map(|ply| ply.spent).collect();
        assert_eq!(spent, [5_000, 0, 0, 0].map(|ms| Some(Millis(ms))), "{name}");
        table.ask(&Command::StartClock { side: white }).expect("started");
        let times = |ply: &PlyRecord| ply.times.map(|times| (times.white.0, times.black.0));
        let shown: Vec<_> = table.game.plies.iter().filter_map(times).collect();
        let (black, plus) = (full + given, 30_000);
        let expected = [
            (left + plus, black),
            (left + plus, black + plus),
            (left + 2 * plus, black + plus),
            (left + 2 * plus, black + 2 * plus),
        ];
        assert_eq!(shown, expected, "{name}");
        assert_eq!(table.left(), expected[3], "{name}");
    }
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
        2 => (0i64..100_000).prop_map(|away| Command::Recover { gap: cut(away) }),
        1 => prop_oneof![
            Just(LostTime::Halved),
            Just(LostTime::ToPlayerOnMove),
            Just(LostTime::NotCounted),
            (0i64..6_000_000, 0i64..6_000_000).prop_map(|(white, black)| LostTime::Counted {
                times: BySide::new(Millis(white), Millis(black)) }),
        ].prop_map(|how| Command::CountLostTime { how, gaps: None }),
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
            replayed.apply(&read, *at);
        }
        prop_assert_eq!(&replayed, &table.game);
    }
}
