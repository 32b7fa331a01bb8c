//! What needs the arbiter is told in the tile of its board and led to by F12, the most urgent first;
//! and what stands in a tile is written as on the board, in every language.

use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Key, Shape};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::board::position::{Position, Uci, Variant};
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::Appointment;
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::blind::command::Command as Match;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Assignment;
use jadoube_desk::sealing::now;
use jadoube_devices::simulator::clock::SimClock;
use jadoube_devices::simulator::player::{Options, Simulator};
use jadoube_devices::simulator::script::{Game, Script, Step, Times};
use jadoube_i18n::lang::Lang;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Observation;
use jadoube_laws::ids::{BoardNo, EnvelopeNo, PortName};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::illegal::facts::ClockNotPressed;
use jadoube_laws::sensing::{ClockEnd, ClockMapping, LinkState};
use jadoube_ui::actions::{Action, Screen};

use crate::blind_screen::with_an_older_difference;
use crate::envelope_changes::{ask, seal};
use crate::heard::Ear;
use crate::names::scripted;
use crate::stage::{Stage, preferences, rest, settle};

/// Passes until something is so.
fn until(stage: &mut Stage, what: &str, so: impl Fn(&Stage) -> bool) {
    let deadline = Instant::now() + Duration::from_secs(30);
    while !so(stage) {
        assert!(Instant::now() < deadline, "waited in vain for {what}");
        rest();
    }
    settle(&mut stage.window);
}

/// Assigns an electronic board at a line.
fn assign(stage: &mut Stage, board: u16, port: &str) {
    let (port, mapping) = (PortName::new(port), ClockMapping::Automatic);
    let device = Some(Assignment { port, mapping, orientation: None });
    let command = Command::AssignDevice { board: BoardNo(board), device };
    stage.desk.command(command).wait().expect("assigned");
}

/// An incident that waits for its decision at a board.
fn open_at(stage: &mut Stage, board: u16) {
    let case = Case::ClockNotPressed(ClockNotPressed { by: Side::White });
    let (caller, claim, clocks) = (Caller::Black, String::new(), Clocks::Leave);
    let board = Some(BoardNo(board));
    let what = DisputeCommand::Open { board, case, caller, claim, clocks };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
    settle(&mut stage.window);
}

/// What is told of the tile of a board: its name, and what goes on there.
fn tile(stage: &Stage, board: u16) -> (String, Option<String>) {
    let tiles = stage.window.get_all_by_role(Role::ListBoxOption);
    let tiles = tiles.map(|tile| {
        let tile = tile.accesskit_node();
        (tile.label().unwrap_or_default(), tile.description())
    });
    let numbered = |name: &str| {
        let mut words = name.split([' ', ',']).skip(1);
        words.next() == Some(&board.to_string())
    };
    let all: Vec<_> = tiles.collect();
    all.iter().find(|(name, _)| numbered(name)).cloned().unwrap_or_else(|| panic!("{all:#?}"))
}

/// What is told of a clock beside its name.
fn told(clock: &Node<'_>) -> String {
    let clock = clock.accesskit_node();
    clock.description().or_else(|| clock.value()).unwrap_or_default()
}

#[test]
fn what_is_told_of_the_tile_with_the_keyboard_follows_each_move_and_no_clock() {
    let mut stage = Stage::new(2);
    stage.ask(1, GameCommand::Start);
    stage.run(Action::ShowHall);
    let tiles = stage.window.get_all_by_role(Role::ListBoxOption);
    let first = tiles.into_iter().next().expect("a tile");
    first.focus();
    settle(&mut stage.window);
    let begun = tile(&stage, 1).1.expect("what goes on");
    assert!(begun.contains("0 moves made"), "{begun}");
    stage.play(1, &["e2e4"]);
    let moved = tile(&stage, 1).1.expect("what goes on");
    assert!(moved.contains("1 move made"), "{moved}");
    // The clock runs, and nothing in it.
    let keeper = scripted(&stage.desk);
    settle(&mut stage.window);
    let (first, before) = (tile(&stage, 1).1, stage.times());
    keeper.advance(Millis::from_secs(70));
    stage.window.run_steps(4);
    assert_eq!(stage.times().black, before.black - Millis::from_secs(70));
    assert_eq!(tile(&stage, 1).1, first);
    // Nor in a clock of the board at which the keyboard stops.
    stage.run(Action::ShowBoard);
    let is_running = |one: &Node<'_>| told(one).contains("running");
    let mut clocks: Vec<Node<'_>> = stage.window.query_all_by_role(Role::Timer).collect();
    clocks.retain(is_running);
    clocks.pop().expect("a clock that runs").focus();
    drop(clocks);
    settle(&mut stage.window);
    let clock = |stage: &Stage| {
        let clocks = stage.window.query_all_by_role(Role::Timer);
        clocks.filter(Node::is_focused).map(|one| told(&one)).collect::<String>()
    };
    let when_it_came = clock(&stage);
    assert!(when_it_came.contains("running"), "it has the keyboard: {when_it_came}");
    keeper.advance(Millis::from_secs(70));
    stage.window.run_steps(4);
    assert_eq!(stage.times().black, before.black - Millis::from_secs(140));
    assert_eq!(clock(&stage), when_it_came);
}

#[test]
fn boards_that_differ_a_lost_line_and_a_flag_are_led_to_and_stand_in_the_tile() {
    let mut stage = Stage::new(4);
    stage.arrange_a_match();
    stage.say_and_do("Eva vier", [Key::Num3, Key::Num4]);
    stage.found_on_blacks_board("e3");
    for board in 2..=4 {
        stage.ask(board, GameCommand::Start);
    }
    // Nothing is at the end of this line.
    assign(&mut stage, 2, "/dev/jadoube-none");
    until(&mut stage, "the loss", |stage| {
        let snap = stage.desk.snapshot();
        snap.line(BoardNo(2)).is_some_and(|line| matches!(line.link, LinkState::Lost { .. }))
    });
    let correction = Correction::Set { side: Side::White, time: Millis(1) };
    stage.ask(3, GameCommand::CorrectClock { correction, reason: "a trial".into() });
    until(&mut stage, "the flag", |stage| stage.game(3).flags.white.is_some());
    stage.run(Action::ShowHall);
    for (board, concern) in [
        (1, Some("The two boards differ")),
        (2, Some("Board not connected")),
        (3, Some("Flag of White fallen")),
        (4, None),
    ] {
        let (name, _) = tile(&stage, board);
        let told = concern.map(|concern| name.contains(&format!("; {concern}")));
        assert!(told.unwrap_or(!name.contains(';')), "{board}: {name}");
    }
    let went = |stage: &mut Stage| {
        stage.run(Action::NextConcern);
        stage.window.state().board.map(|board| board.0)
    };
    assert_eq!(went(&mut stage), Some(1));
    stage.must_say("Board 1: The two boards differ");
    assert_eq!(stage.window.state().screen, Screen::Blind, "there they are put right");
    assert_eq!(went(&mut stage), Some(3), "what is worse goes before what is nearer");
    stage.must_say("Board 3: Flag of White fallen");
    assert_eq!(went(&mut stage), Some(2));
    stage.must_say("Board 2: Board not connected");
    assert_eq!(went(&mut stage), Some(1), "board 4 needs nobody");
}

/// Whether the tile of board 1 has the alarm that the two boards differ; the hall is shown.
fn has_alarm(stage: &mut Stage) -> bool {
    stage.run(Action::ShowHall);
    tile(stage, 1).0.contains("; The two boards differ")
}

#[test]
fn a_board_that_stands_wrong_is_an_alarm_with_its_steps_through_the_next_moves() {
    let mut stage = with_an_older_difference();
    // The new move is what is chosen at first.
    stage.ctrl(Key::Enter);
    stage.alt(Key::Num5);
    stage.alt(Key::Num3);
    for (text, keys) in [
        ("Springer Gustav eins Felix drei", [Key::Num3, Key::Num4]),
        ("Springer Bella acht Cesar sechs", [Key::Num4, Key::Num3]),
    ] {
        stage.run(Action::TypeMove);
        stage.say_and_do(text, keys);
    }
    assert_eq!(stage.game(1).plies.len(), 4);
    stage.must_say("The boards differ");
    stage.must_say("The board of Black has to be corrected");
    assert!(has_alarm(&mut stage));
    stage.run(Action::NextConcern);
    stage.must_say("Board 1: The two boards differ: e3, e4");
    assert_eq!(stage.window.state().screen, Screen::Blind);
    stage.click("Correct step by step");
    stage.do_steps();
    stage.must_say("The boards show the same");
    let game = stage.game(1);
    let boards = Side::BOTH.map(|side| stage.blind().placement(&game, side));
    assert_eq!(boards, [game.position().placement(); 2]);
    assert!(!has_alarm(&mut stage));
}

#[test]
fn a_difference_that_a_player_has_found_is_an_alarm_until_the_player_finds_that_the_board_agrees() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [Key::Num3, Key::Num4]);
    stage.alt(Key::Num7);
    stage.click("The board differs: Black");
    settle(&mut stage.window);
    stage.click("Exit step by step");
    stage.run(Action::TypeMove);
    stage.say_and_do("Eva fuenf", [Key::Num4, Key::Num3]);
    assert_eq!(stage.game(1).plies.len(), 2);
    assert!(stage.has("Correct step by step"), "{:#?}", stage.labels());
    assert!(has_alarm(&mut stage));
    let board = BoardNo(1);
    for what in [Match::Compare, Match::Confirm { side: Side::Black, agrees: true }] {
        assert!(has_alarm(&mut stage), "before {what:?}");
        stage.desk.command(Command::Blind { board, what }).wait().expect("told");
        settle(&mut stage.window);
    }
    assert!(!has_alarm(&mut stage));
    stage.run(Action::ShowBlind);
    assert!(!stage.has("Correct step by step"), "{:#?}", stage.labels());
}

#[test]
fn where_castling_is_half_made_it_is_asked_which_move_was_executed() {
    let mut stage = Stage::with_a_match(Lang::En);
    let (on_whites, on_blacks) = (Key::Num3, Key::Num4);
    for (nth, text) in [
        "Eva vier",
        "Eva fuenf",
        "Springer Gustav eins Felix drei",
        "Springer Gustav acht Felix sechs",
        "Laeufer Felix eins Cesar vier",
        "Laeufer Felix acht Cesar fuenf",
    ]
    .into_iter()
    .enumerate()
    {
        let keys = if nth % 2 == 0 { [on_whites, on_blacks] } else { [on_blacks, on_whites] };
        stage.say_and_do(text, keys);
    }
    stage.hear("Kurze Rochade");
    stage.hear("Kurze Rochade");
    stage.alt(on_whites);
    stage.alt(Key::Num5);
    assert_eq!(stage.game(1).plies.len(), 7);
    let [rook, aside]: [Square; 2] = ["h1", "f1"].map(|square| square.parse().expect(square));
    let mut half = stage.game(1).position().placement();
    half.set(rook, half.get(aside));
    half.set(aside, None);
    stage.stands_on_blacks_board(half);
    stage.run(Action::TypeMove);
    stage.hear("David sieben David sechs");
    stage.hear("David sieben David sechs");
    stage.alt(on_blacks);
    stage.must_say("Which move was executed on the board of Black?");
    stage.ctrl(Key::Enter);
    let stands = stage.blind().placement(&stage.game(1), Side::Black);
    assert_eq!((stands.get(rook), stands.get(aside)), (half.get(rook), None));
    let made = stage.blind().executed(Ply(7), Side::Black).and_then(|done| done.uci.clone());
    assert_eq!(made, Some(Uci("d7d6".into())));
}

#[test]
fn a_flag_is_led_to_before_a_player_short_of_time_and_that_one_before_all_else() {
    let mut stage = Stage::new(4);
    let correct = |stage: &mut Stage, board, side, time| {
        let correction = Correction::Set { side, time };
        stage.ask(board, GameCommand::CorrectClock { correction, reason: "a trial".into() });
    };
    for board in 1..=4 {
        stage.ask(board, GameCommand::Start);
        open_at(&mut stage, board);
    }
    // The clock of White runs: this one stays as it is.
    correct(&mut stage, 3, Side::Black, Millis::from_secs(40));
    correct(&mut stage, 4, Side::White, Millis(1));
    until(&mut stage, "the flag", |stage| stage.game(4).flags.white.is_some());
    stage.run(Action::ShowHall);
    let went = |stage: &mut Stage| {
        stage.run(Action::NextConcern);
        stage.window.state().board.map(|board| board.0)
    };
    assert_eq!(went(&mut stage), Some(4), "the flag");
    assert_eq!(went(&mut stage), Some(3), "forty seconds are left to Black");
    assert_eq!(went(&mut stage), Some(1), "an incident, as at board 2");
    // A flag that falls meanwhile comes next, though its board would have come later.
    correct(&mut stage, 2, Side::White, Millis(1));
    until(&mut stage, "another flag", |stage| stage.game(2).flags.white.is_some());
    assert_eq!(went(&mut stage), Some(2), "the flag that has just fallen");
    // And where this has led before.
    correct(&mut stage, 1, Side::White, Millis(1));
    until(&mut stage, "the third flag", |stage| stage.game(1).flags.white.is_some());
    assert_eq!(went(&mut stage), Some(1), "more is the matter there now");
    assert_eq!(went(&mut stage), Some(2), "round again: the first flag that is elsewhere");
}

#[test]
fn the_hall_with_its_alarms_first_and_the_key_for_the_next_one_have_one_order() {
    let mut stage = Stage::new(5);
    let correct = |stage: &mut Stage, board, side, time| {
        let correction = Correction::Set { side, time };
        stage.ask(board, GameCommand::CorrectClock { correction, reason: "a trial".into() });
    };
    for board in 1..=4 {
        stage.ask(board, GameCommand::Start);
    }
    // As grave as a flag, and the game is not lost by it.
    stage.play(1, &["e2e4", "e7e5"]);
    let fen = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 3";
    let missing = Observation::MovesMissing { ply: Ply(2), fen: fen.into() };
    stage.ask(1, GameCommand::Observe(missing));
    for board in [2, 3] {
        open_at(&mut stage, board);
    }
    correct(&mut stage, 3, Side::Black, Millis::from_secs(40));
    correct(&mut stage, 4, Side::White, Millis(1));
    until(&mut stage, "the flag", |stage| stage.game(4).flags.white.is_some());
    stage.run(Action::ShowHall);
    let led: Vec<String> = (0..4)
        .map(|_| {
            stage.run(Action::NextConcern);
            stage.window.state().board.map(|board| board.0.to_string()).unwrap_or_default()
        })
        .collect();
    assert_eq!(led, ["4", "3", "1", "2"]);
    stage.run(Action::ShowHall);
    stage.click("Alarms first");
    let tiles = stage.window.query_all_by_role(Role::ListBoxOption);
    let names = tiles.filter_map(|tile| tile.accesskit_node().label());
    let boards = names.filter_map(|name| {
        let number = name.strip_prefix("Board ")?.split([' ', ',']).next()?;
        Some(number.to_owned())
    });
    let shown: Vec<String> = boards.collect();
    assert_eq!(shown, [led.as_slice(), &["5".to_owned()]].concat(), "the board at peace is last");
}

#[test]
fn an_envelope_that_is_overdue_is_led_to_in_its_turn_and_round_again() {
    let mut stage = Stage::new(3);
    for board in 1..=3 {
        stage.ask(board, GameCommand::Start);
    }
    let (why, assistants) = (AdjournmentReason::SessionEnd, BySide::default());
    ask(&stage, Ask::Begin { board: BoardNo(3), why, assistants });
    seal(&stage, EnvelopeNo(1));
    let at = now().plus(-Millis::from_mins(20));
    let due = Appointment { at, place: "Hall".into(), session: None };
    ask(&stage, Ask::Schedule { no: EnvelopeNo(1), due });
    open_at(&mut stage, 2);
    stage.run(Action::ShowHall);
    stage.must_say("2 with an alarm");
    let ear = Ear::at(&mut stage);
    for _ in 0..2 {
        ear.after(&mut stage);
        stage.run(Action::NextConcern);
        let told = ear.after(&mut stage).join(" | ");
        assert!(told.contains("Envelope 1: overdue by"), "{told}");
        assert!(told.contains("(board 3, Novak 3 – Petrova 3)"), "{told}");
        let app = stage.window.state();
        assert_eq!((app.screen, app.board), (Screen::Envelopes, Some(BoardNo(3))));
        assert!(stage.shows("Envelope 1, board 3"), "{:#?}", stage.labels());
        stage.run(Action::NextConcern);
        let app = stage.window.state();
        assert_eq!((app.screen, app.board), (Screen::Board, Some(BoardNo(2))));
        assert!(stage.shows("F4: incident 1"), "{:#?}", stage.labels());
    }
}

#[test]
fn the_key_of_the_incident_that_waits_is_told_only_at_the_board_to_which_the_arbiter_was_led() {
    let mut stage = Stage::new(2);
    for board in [1, 2] {
        stage.ask(board, GameCommand::Start);
    }
    open_at(&mut stage, 1);
    stage.run(Action::ShowHall);
    stage.run(Action::NextConcern);
    assert!(stage.shows("F4: incident 1"), "{:#?}", stage.labels());
    stage.run(Action::NextBoard);
    assert_eq!(stage.window.state().board, Some(BoardNo(2)));
    assert!(!stage.shows("F4: incident 1"), "{:#?}", stage.labels());
}

#[test]
fn where_nothing_else_needs_the_arbiter_the_key_pressed_again_says_so() {
    let mut stage = Stage::new(2);
    stage.ask(1, GameCommand::Start);
    open_at(&mut stage, 1);
    stage.run(Action::ShowHall);
    stage.run(Action::NextConcern);
    stage.must_say("Board 1: Incident open");
    assert!(!stage.says("No other alarm"), "the window has come here: {:#?}", stage.labels());
    stage.run(Action::NextConcern);
    let again = "No other alarm. Board 1: Incident open";
    assert!(stage.shows(again), "{:#?}", stage.labels());
    // A second one is led to, and nothing is said of the only one.
    stage.ask(2, GameCommand::Start);
    open_at(&mut stage, 2);
    stage.run(Action::NextConcern);
    assert_eq!(stage.window.state().board, Some(BoardNo(2)));
    assert!(stage.shows("F4: incident 2"), "{:#?}", stage.labels());
}

#[test]
fn every_square_on_which_board_and_record_differ_is_listed() {
    let mut stage = Stage::new(1);
    // Thirteen pawns stand one square on.
    let fen = "rnbqkbnr/6pp/pppppp2/8/8/PPPPPPP1/7P/RNBQKBNR w KQkq - 0 1";
    let start = Position::from_fen(fen, Variant::Standard).unwrap().placement();
    let link = stage.folder.path().join("line");
    let options = Options { port_link: Some(link.clone()), ..Options::real_time() };
    let (hour, none) = (Millis::from_mins(60), Millis::ZERO);
    let clock = SimClock::new(hour, hour, none, ClockEnd::A);
    let script = Script { start, clock, steps: Vec::new() };
    let _board = Simulator::start(script, options).expect("a pseudo-terminal");
    stage.begin();
    assign(&mut stage, 1, &link.to_string_lossy());
    until(&mut stage, "the board", |stage| {
        let snap = stage.desk.snapshot();
        snap.line(BoardNo(1)).is_some_and(|line| line.physical == Some(start))
    });
    stage.must_say("26 squares differ");
    let listed = stage.labels().iter().filter(|label| label.contains(": record ")).count();
    assert_eq!(listed, 26, "{:#?}", stage.labels());
}

#[test]
fn a_game_that_began_before_its_board_was_assigned_is_an_alarm_of_the_hall() {
    let mut stage = Stage::new(2);
    let fen = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";
    let start = Position::from_fen(fen, Variant::Standard).unwrap();
    let moves = ["g8f6", "f3g5", "d7d5"].map(|uci| Uci(uci.into())).to_vec();
    let hour = Millis::from_mins(60);
    let times = Times { start: BySide::new(hour, hour), increment: Millis::ZERO };
    let thinks = vec![Millis::from_secs(2), Millis(500), Millis(500)];
    let game = Game { thinks, ..Game::new(start, moves, times) };
    let script = Script::from_game(&game).expect("legal");
    let link = stage.folder.path().join("line");
    let options = Options { port_link: Some(link.clone()), ..Options::real_time() };
    let _board = Simulator::start(script, options).expect("a pseudo-terminal");
    assign(&mut stage, 1, &link.to_string_lossy());
    until(&mut stage, "the alarm", |stage| {
        stage.desk.snapshot().line(BoardNo(1)).is_some_and(|line| line.begun_unseen)
    });
    assert_eq!(stage.game(1).ply().0, 0, "which moves were made nobody knows");
    stage.run(Action::ShowHall);
    let (name, _) = tile(&stage, 1);
    assert!(name.contains("; Moves missing"), "{name}");
    stage.run(Action::NextConcern);
    stage.must_say("Board 1: Moves missing");
    stage.must_say("This game began before the board was connected");
    stage.must_say("Enter the moves from the scoresheets up to the position on the board");
}

#[test]
fn a_board_that_comes_with_another_position_asks_which_counts_and_accuses_nobody() {
    let mut stage = Stage::new(2);
    stage.begin();
    stage.play(1, &["e2e4"]);
    // White's pawn stands on e3: from the position of the record no legal move leads there.
    let fen = "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let start = Position::from_fen(fen, Variant::Standard).unwrap().placement();
    let link = stage.folder.path().join("line");
    let options = Options { port_link: Some(link.clone()), ..Options::real_time() };
    let (hour, none) = (Millis::from_mins(60), Millis::ZERO);
    let clock = SimClock::new(hour, hour, none, ClockEnd::A);
    let script = Script { start, clock, steps: vec![Step::Time(Millis::from_secs(30))] };
    let _board = Simulator::start(script, options).expect("a pseudo-terminal");
    assign(&mut stage, 1, &link.to_string_lossy());
    until(&mut stage, "the question", |stage| {
        stage.desk.snapshot().line(BoardNo(1)).is_some_and(|line| line.another)
    });
    let game = stage.game(1);
    assert_eq!((&game.disagreement, &game.missing, game.ply().0), (&None, &None, 1));
    stage.run(Action::ShowHall);
    let (name, _) = tile(&stage, 1);
    assert!(name.contains("; Board shows another position"), "{name}");
    assert!(!name.contains("Pieces displaced"), "it is said once: {name}");
    stage.run(Action::NextConcern);
    stage.must_say("Board 1: Board shows another position");
    stage.must_say("The board shows another position than the record: which one counts?");
    stage.must_say("No moves are recorded from this board until both agree");
    // The arbiter enters what was played: the record has come to what the board shows.
    let (to, reason) = (Ply(0), "another move".to_owned());
    stage.ask(1, GameCommand::TakeBack { to, reason });
    stage.play(1, &["e2e3"]);
    until(&mut stage, "the agreement", |stage| {
        stage.desk.snapshot().line(BoardNo(1)).is_some_and(|line| !line.another)
    });
    stage.run(Action::ShowBoard);
    assert!(!stage.shows("The board shows another position than the record"));
    stage.must_say("Board and record agree");
}

/// The texts that are painted.
fn painted(shape: &Shape, texts: &mut Vec<String>) {
    match shape {
        Shape::Vec(several) => several.iter().for_each(|one| painted(one, texts)),
        Shape::Text(text) => texts.push(text.galley.text().to_owned()),
        _ => {}
    }
}

#[test]
fn moves_in_a_tile_have_figures_for_the_eye_and_words_for_the_ear() {
    for (lang, knight, castled) in [
        (Lang::De, "Springer g8 f6", "kurze Rochade"),
        (Lang::Mk, "скокач g8 f6", "рокада"),
        (Lang::En, "knight g8 f6", "castles short"),
    ] {
        let mut stage = Stage::with(2, preferences(lang));
        stage.ask(1, GameCommand::Start);
        stage.play(1, &["e2e4", "e7e5", "g1f3", "b8c6", "f1c4"]);
        stage.run(Action::ShowHall);
        for (uci, drawn, told) in [("g8f6", "3… ♘f6", knight), ("e1g1", "4. 0-0", castled)] {
            stage.play(1, &[uci]);
            // What goes on in a tile is told anew when the keyboard comes.
            stage.key(Key::ArrowRight);
            stage.key(Key::ArrowLeft);
            let mut texts = Vec::new();
            for one in &stage.window.output().shapes {
                painted(&one.shape, &mut texts);
            }
            assert!(texts.iter().any(|text| text == drawn), "{lang:?}: {texts:#?}");
            let (_, passing) = tile(&stage, 1);
            let passing = passing.unwrap_or_default();
            assert!(passing.to_lowercase().contains(&told.to_lowercase()), "{lang:?}: {passing}");
        }
        // The file goes last.
        let Stage { folder, desk, window } = stage;
        drop((window, desk));
        drop(folder);
    }
}

#[test]
fn what_is_said_of_a_board_that_is_not_shown_names_it() {
    let mut stage = Stage::new(2);
    stage.run(Action::ShowHall);
    stage.key(Key::F9);
    stage.must_say("Board 1: Play began");
    stage.key(Key::F10);
    stage.must_say("Board 1: Both clocks stopped");
    // Where the board is shown, that is known.
    stage.key(Key::F3);
    stage.key(Key::F9);
    assert!(!stage.says("Board 1: Clock of "), "{:?}", stage.labels());
    stage.must_say("Clock of White started");
}
