//! The page of a round as an arbiter works with it, by keys and by the names of its controls: pairing,
//! publishing, results, corrections, and the way to the next round.

use std::time::{Duration, Instant};

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_competition::berger::Cycles;
use jadoube_competition::handling::{Edition as HandlingEdition, Ground};
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, EntrantNo};
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::competition::result::PairingResult;
use jadoube_core::competition::round::{Pairing, Stage as RoundStage};
use jadoube_core::hall::command::Command;
use jadoube_desk::inbox::Request;
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::BoardNo;
use jadoube_ui::actions::Action;

use crate::layout::{faults, toast, unfold};
use crate::stage::{Stage, preferences, settle, window};

pub(crate) const TABLE: System =
    System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
pub(crate) const BY_HAND: System = System::Manual { rounds: 5 };

/// Asks something of the event behind the window's back.
fn ask(stage: &mut Stage, what: Ask) {
    stage.desk.command(Command::Contest { what }).wait().unwrap();
    settle(&mut stage.window);
}

/// An event of so many, with their numbers, on the page of its round.
pub(crate) fn event(system: System, players: u16) -> Stage {
    event_with(system, players, preferences(Lang::En))
}

/// The same with certain preferences.
pub(crate) fn event_with(system: System, players: u16, prefs: Preferences) -> Stage {
    let mut stage = Stage::with(0, prefs);
    let regulations = Box::new(Regulations::new(system, "90+30".parse().unwrap()));
    ask(&mut stage, Ask::Start { regulations });
    let entrants = (1..=players).map(|no| Entrant::named(format!("Player {no}"))).collect();
    ask(&mut stage, Ask::Enter { entrants });
    let order = (1..=players).map(EntrantNo).collect();
    ask(&mut stage, Ask::Number { how: Numbering::Arbiter { order }, reason: String::new() });
    stage.run(Action::ShowRound);
    stage
}

/// The same with its first round published.
pub(crate) fn published(players: u16) -> Stage {
    let mut stage = event(TABLE, players);
    stage.ctrl(Key::Enter);
    stage.ctrl(Key::Enter);
    assert_eq!(round(&stage, 1), Some(RoundStage::Published));
    stage
}

fn round(stage: &Stage, no: u8) -> Option<RoundStage> {
    stage.desk.snapshot().hall.contest.rounds.get(&no).map(|round| round.stage)
}

fn result(stage: &Stage, round: u8, board: u16) -> Option<PairingResult> {
    let snap = stage.desk.snapshot();
    let boards = snap.hall.pairing_boards();
    snap.hall.contest.bout(round, BoardNo(board))?.result(&boards)
}

fn of(sign: &str) -> Option<PairingResult> {
    PairingResult::read(sign)
}

/// Types a result, and Enter.
fn enter(stage: &mut Stage, text: &str) {
    stage.write(text);
    stage.key(Key::Enter);
}

#[test]
fn a_round_is_paired_and_published_by_one_key_each_and_its_boards_are_told() {
    let mut stage = event(TABLE, 6);
    stage.must_say("Pair round 1");
    stage.ctrl(Key::Enter);
    stage.must_say("Publish round 1: 3 pairings");
    stage.must_say("draft");
    stage.ctrl(Key::Enter);
    stage.must_say("3 boards set up for round 1");
    assert_eq!(stage.desk.snapshot().hall.at_board.len(), 3);
    // The keyboard is where results are typed, for the first board.
    assert!(stage.window.get_by_role_and_label(Role::TextInput, "Result").is_focused());
    stage.must_say("Board 1: Player 1 – Player 6");
}

#[test]
fn the_clocks_of_a_round_that_is_not_published_are_not_started_and_the_key_says_why() {
    let mut stage = event(TABLE, 6);
    stage.run(Action::StartRoundClocks);
    stage.must_say("no round is published yet");
    stage.ctrl(Key::Enter);
    assert_eq!(round(&stage, 1), Some(RoundStage::Draft));
    stage.run(Action::StartRoundClocks);
    stage.must_say("the pairings of the round are a draft: publish them first");
    stage.ctrl(Key::Enter);
    assert_eq!(round(&stage, 1), Some(RoundStage::Published));
    stage.run(Action::StartRoundClocks);
    stage.must_say("3 clocks are started");
}

#[test]
fn a_blind_player_is_marked_with_the_word_and_the_publication_tells_how_the_game_is_set_up() {
    let mut stage = event(TABLE, 6);
    let entrant = Box::new(Entrant { blind: true, ..Entrant::named("Player 2") });
    ask(&mut stage, Ask::Amend { no: EntrantNo(2), entrant });
    stage.ctrl(Key::Enter);
    stage.ctrl(Key::Enter);
    stage.must_say("A blind player plays at board 2: before the game begins, select the board");
    stage.must_say("2 Player 2 (blind)");
    assert!(!stage.says("Player 1 (blind)"));
    let tab = Catalogue::new(Lang::En).say("tournament-draw");
    stage.window.get_by_role_and_label(Role::Tab, &tab).click_accesskit();
    settle(&mut stage.window);
    stage.must_say("Player 2 (blind)");
    stage.run(Action::ShowHall);
    stage.must_say("Player 2 (blind)");
}

/// Round 1 is published, and board 2, where White is blind, stands on the screen of blind players.
pub(crate) fn at_a_blind_players_board() -> Stage {
    let mut stage = event(TABLE, 6);
    let entrant = Box::new(Entrant { blind: true, ..Entrant::named("Player 2") });
    ask(&mut stage, Ask::Amend { no: EntrantNo(2), entrant });
    stage.ctrl(Key::Enter);
    stage.ctrl(Key::Enter);
    stage.key(Key::ArrowDown);
    stage.run(Action::ShowBlind);
    stage
}

/// White is blind here; the dialog once proposed Black at every board, and was opened for the first board.
#[test]
fn the_game_of_a_blind_player_is_set_up_from_its_pairing_for_the_player_who_is_blind() {
    let mut stage = at_a_blind_players_board();
    stage.alt(Key::Num0);
    let presets = "White (Player 2): blind. Black (Player 5): sighted, hearing";
    stage.must_say("Game with blind players at board 2");
    stage.must_say(presets);
    stage.ctrl(Key::Enter);
    let snap = stage.desk.snapshot();
    let arrangement = &snap.hall.blind(BoardNo(2)).expect("arranged").arrangement;
    assert!(arrangement.is_blind(Side::White) && !arrangement.is_blind(Side::Black));
}

#[test]
fn the_clock_of_a_blind_player_is_not_started_unasked_before_the_game_is_set_up() {
    let mut stage = at_a_blind_players_board();
    let hint =
        "A blind player plays at board 2: before the game begins, select the board and choose";
    stage.run(Action::StartRoundClocks);
    let asked =
        format!("3 clocks are started, each for the player having the move: boards 1–3. {hint}");
    stage.must_say(&asked);
    stage.key(Key::Escape);
    stage.key(Key::F9);
    stage.must_say("Start the clock without setting up the game with blind players?");
    assert_eq!(stage.game(2).clock.running(), None);
    stage.click("Start the clock all the same");
    assert_eq!(stage.game(2).clock.running(), Some(Side::White));
}

/// The keyboard is at the button that starts them, which alone is read.
#[test]
fn that_a_game_is_not_set_up_for_its_blind_player_is_read_where_the_clocks_are_started() {
    let mut stage = at_a_blind_players_board();
    stage.run(Action::StartRoundClocks);
    let here = stage.window.root().children_recursive().find(|node| node.is_focused());
    let told = here.and_then(|node| node.accesskit_node().description()).unwrap_or_default();
    assert!(told.contains("A blind player plays at board 2"), "{told}");
}

#[test]
fn the_keys_of_a_board_act_at_that_of_the_row_that_is_selected_and_say_which_it_is() {
    let mut stage = published(6);
    stage.key(Key::ArrowDown);
    stage.key(Key::F9);
    let running = |stage: &Stage| [1, 2, 3].map(|board| stage.game(board).clock.running());
    assert_eq!(running(&stage), [None, Some(Side::White), None]);
    let told = stage.window.query_all_by_role(Role::Status);
    let told: Vec<String> = told.filter_map(|node| node.accesskit_node().label()).collect();
    assert!(told.iter().any(|text| text.contains("Board 2: ")), "{told:?}");
    stage.key(Key::F10);
    assert_eq!(running(&stage), [None; 3]);
    // What cannot be done there is told of that board as well.
    stage.key(Key::ArrowDown);
    stage.run(Action::OfferDraw);
    stage.must_say("Board 3: Not possible now");
}

#[test]
fn board_and_scoresheets_are_shown_of_the_row_that_is_selected_and_its_number_is_said() {
    for action in [Action::ShowBoard, Action::ShowSheets] {
        let mut stage = published(6);
        stage.key(Key::ArrowDown);
        stage.run(action);
        assert_eq!(stage.window.state().board, Some(BoardNo(2)), "{action:?}");
        let told = stage.window.query_all_by_role(Role::Status);
        let told: Vec<String> = told.filter_map(|node| node.accesskit_node().label()).collect();
        assert!(told.iter().any(|text| text.contains("Board 2: ")), "{action:?}: {told:?}");
    }
}

#[test]
fn the_game_of_a_closed_round_is_shown_where_another_is_on_its_board_now() {
    let mut stage = published(4);
    for board in [1, 2] {
        stage.ask(board, GameCommand::Start);
        stage.play(board, &["e2e4"]);
        let (result, reason) = (PairingResult::WhiteWins, "Black has resigned".to_owned());
        ask(&mut stage, Ask::EnterResult { round: Some(1), board: BoardNo(board), result, reason });
    }
    ask(&mut stage, Ask::Close { round: 1 });
    ask(&mut stage, Ask::Draft { round: 2, pairings: Vec::new() });
    ask(&mut stage, Ask::Publish { round: 2 });
    stage.run(Action::ShowRound);
    stage.key(Key::PageUp);
    stage.must_say("Round 1, closed");
    stage.run(Action::ShowBoard);
    stage.must_say("This game has left its board: here it is only read");
}

#[test]
fn that_a_key_closes_the_round_is_out_of_sight_once_it_is_closed() {
    let mut stage = published(4);
    enter(&mut stage, "1");
    enter(&mut stage, "0");
    let told = "Ctrl+Enter closes it";
    assert!(stage.shows(told), "{:#?}", stage.labels());
    stage.ctrl(Key::Enter);
    assert_eq!(round(&stage, 1), Some(RoundStage::Closed));
    assert!(!stage.shows(told), "{:#?}", stage.labels());
}

#[test]
fn a_result_that_is_only_not_rated_is_told_without_what_the_board_shows() {
    let mut stage = published(4);
    enter(&mut stage, "1");
    let enter = |stage: &mut Stage, board, sign: &str, reason: &str| {
        let (round, result) = (Some(1), of(sign).unwrap());
        ask(
            stage,
            Ask::EnterResult { round, board: BoardNo(board), result, reason: reason.into() },
        );
    };
    enter(&mut stage, 1, "1u", "the control was too short");
    assert_eq!(result(&stage, 1, 1), of("1u"));
    stage.must_say("1–0, not rated");
    assert!(!stage.shows("the board shows"), "{:#?}", stage.labels());
    // Another result than that of the board is told with it.
    enter(&mut stage, 1, "0", "the scoresheets were exchanged");
    assert!(stage.shows("corrected from 1–0"), "{:#?}", stage.labels());
}

#[test]
fn who_holds_the_keys_down_does_one_thing_only() {
    let mut stage = event(TABLE, 4);
    for _ in 0..4 {
        // Pressed again without being released between.
        stage.window.event(egui::Event::Key {
            key: Key::Enter,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: egui::Modifiers::COMMAND,
        });
        settle(&mut stage.window);
    }
    assert_eq!(round(&stage, 1), Some(RoundStage::Draft));
}

#[test]
fn a_draft_is_discarded_by_undo() {
    let mut stage = event(TABLE, 4);
    stage.ctrl(Key::Enter);
    stage.ctrl(Key::Z);
    assert_eq!(round(&stage, 1), None);
    stage.must_say("Undone: pairing of round 1");
}

/// Goes to a page of the event.
fn page(stage: &mut Stage, name: &str) {
    let tabs = stage.window.query_all_by_role_and_label(Role::Tab, name);
    tabs.last().expect("a page").click_accesskit();
    settle(&mut stage.window);
}

/// Round 2 is published, and a result of round 1 was corrected since.
pub(crate) fn corrected() -> Stage {
    let mut stage = published(4);
    enter(&mut stage, "1");
    enter(&mut stage, "=");
    // Closed, and the next round paired and published.
    for _ in 0..3 {
        stage.ctrl(Key::Enter);
    }
    assert_eq!(round(&stage, 2), Some(RoundStage::Published));
    let (round, board) = (Some(1), BoardNo(1));
    let (result, reason) = (PairingResult::BlackWins, "both say so".to_owned());
    ask(&mut stage, Ask::EnterResult { round, board, result, reason });
    stage
}

#[test]
fn an_act_of_another_round_is_named_before_it_is_undone_and_told_afterwards() {
    let mut stage = corrected();
    stage.must_say("Undo: result at board 1, round 1");
    stage.ctrl(Key::Z);
    stage.must_say("Undo the last act?");
    stage.must_say("the result entered at board 1, round 1 (Player 1 – Player 4: 0–1)");
    stage.key(Key::Escape);
    assert_eq!(result(&stage, 1, 1), of("0"), "nothing was agreed to");
    stage.ctrl(Key::Z);
    // Enter alone is no answer: the keyboard is at Cancel.
    stage.click("Undo");
    assert_eq!(result(&stage, 1, 1), of("1"));
    stage.must_say("Undone: the result entered at board 1, round 1");
    // The same from a page that shows no round.
    page(&mut stage, "Players");
    stage.ctrl(Key::Z);
    stage.must_say("Undone: the publication of round 2");
    assert_eq!(round(&stage, 2), Some(RoundStage::Published), "only asked");
    stage.click("Undo");
    assert_eq!(round(&stage, 2), Some(RoundStage::Draft));
}

#[test]
fn the_list_of_all_results_is_opened_and_gone_through_by_the_arrows() {
    let mut stage = published(4);
    let all = Catalogue::new(Lang::En).say("tournament-round-all");
    stage.focus(Role::ComboBox, &all);
    stage.key(Key::ArrowDown);
    assert_eq!(result(&stage, 1, 1), None, "it is only open");
    stage.key(Key::ArrowDown);
    stage.key(Key::ArrowDown);
    stage.key(Key::Enter);
    assert_eq!(result(&stage, 1, 1), of("="), "the second of the list");
}

#[test]
fn what_is_printed_of_a_round_is_chosen_in_the_preview() {
    let mut stage = published(4);
    stage.ctrl(Key::P);
    let file = |stage: &Stage| {
        let field = stage.window.get_by_role_and_label(Role::TextInput, "File");
        field.accesskit_node().value().unwrap_or_default()
    };
    assert!(file(&stage).ends_with("pairings-1.pdf"), "{}", file(&stage));
    for (paper, name) in [
        ("Results", "results-1.pdf"),
        ("Board cards", "round-1-cards.pdf"),
        ("Scoresheets", "scoresheets-1.pdf"),
        ("Round protocol", "round-1-protocol.pdf"),
    ] {
        stage.answer("What is printed", paper);
        assert!(file(&stage).ends_with(name), "{paper}: {}", file(&stage));
    }
    stage.write_in("File", "mine.pdf");
    stage.answer("What is printed", "Results");
    assert_eq!(file(&stage), "mine.pdf", "what was typed stays");
}

#[test]
fn what_comes_next_is_told_on_every_page() {
    let mut stage = event(TABLE, 4);
    stage.run(Action::ShowCompetition);
    for page in ["Players", "Draw", "Round", "Standings", "Cross-table"] {
        self::page(&mut stage, page);
        stage.must_say("Next: pair round 1");
    }
    stage.click("Pair round 1");
    assert_eq!(round(&stage, 1), Some(RoundStage::Draft));
}

#[test]
fn sixty_results_are_sixty_times_a_digit_and_enter() {
    let mut stage = published(120);
    let signs = ["1", "=", "0"];
    let begun = Instant::now();
    let mut keys = 0;
    for board in 0..60 {
        enter(&mut stage, signs[board % 3]);
        keys += 2;
    }
    assert_eq!(keys, 120);
    assert!(begun.elapsed() < Duration::from_secs(90), "{:?}", begun.elapsed());
    for board in 0..60 {
        let no = u16::try_from(board + 1).unwrap();
        assert_eq!(result(&stage, 1, no), of(signs[board % 3]), "board {no}");
    }
    stage.must_say("All results are in");
}

/// A text and Enter in one go, as they come from somebody who types faster than the window draws.
fn at_once(text: &str) -> [egui::Event; 3] {
    let enter = |pressed| egui::Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: egui::Modifiers::NONE,
    };
    [egui::Event::Text(text.into()), enter(true), enter(false)]
}

#[test]
fn results_that_are_typed_faster_than_the_window_draws_are_all_recorded() {
    let signs = ["1", "=", "0", "=", "1", "0"];
    let with_board = |(no, sign): (u16, &str)| format!("{no} {sign}");
    let numbered = (1..).zip(signs).map(with_board).collect::<Vec<_>>();
    for texts in [signs.map(str::to_owned).to_vec(), numbered] {
        for all_in_one_pass in [true, false] {
            let mut stage = published(12);
            for text in &texts {
                stage.window.input_mut().events.extend(at_once(text));
                if !all_in_one_pass {
                    stage.window.step();
                }
            }
            for _ in 0..=signs.len() {
                stage.window.step();
            }
            settle(&mut stage.window);
            for (no, sign) in (1..).zip(signs) {
                let what = format!("board {no} of {texts:?}, in one pass: {all_in_one_pass}");
                assert_eq!(result(&stage, 1, no), of(sign), "{what}");
            }
        }
    }
}

#[test]
fn what_is_typed_behind_a_refused_text_takes_its_place_at_once() {
    let mut stage = published(4);
    for text in ["x", "1"] {
        stage.window.input_mut().events.extend(at_once(text));
        stage.window.step();
    }
    settle(&mut stage.window);
    assert_eq!(result(&stage, 1, 1), of("1"), "{:#?}", stage.labels());
}

/// What stands in the field for results.
fn typed(stage: &Stage) -> String {
    let field = stage.window.get_by_role_and_label(Role::TextInput, "Result");
    field.accesskit_node().value().unwrap_or_default()
}

/// The file is moved: nothing is recorded in it any more.
#[cfg(unix)]
fn lose(stage: &Stage) {
    let path = crate::stage::file(&stage.folder);
    std::fs::rename(&path, path.with_extension("moved")).unwrap();
}

#[cfg(unix)]
#[test]
fn a_result_that_is_refused_brings_the_field_back_to_its_board() {
    let mut stage = published(8);
    enter(&mut stage, "1");
    lose(&stage);
    for _ in 0..2 {
        enter(&mut stage, "=");
        stage.must_say("Not recorded: round 1, board 2: ½–½");
        assert!(stage.shows("Board 2: ") && !stage.shows("Board 3: "), "{:#?}", stage.labels());
        // What is typed takes its place.
        assert_eq!(typed(&stage), "=");
        assert!(stage.window.get_by_role_and_label(Role::TextInput, "Result").is_focused());
    }
    let labels = stage.labels();
    let go_on = labels.iter().find(|label| label.starts_with("Continue in ")).expect("offered");
    stage.click(go_on);
    // It is still the same page, and what was not recorded stands there.
    assert_eq!(typed(&stage), "=");
    stage.focus(Role::TextInput, "Result");
    stage.key(Key::Enter);
    assert_eq!([1, 2, 3].map(|board| result(&stage, 1, board)), [of("1"), of("="), None]);
}

#[cfg(unix)]
#[test]
fn what_is_typed_behind_a_refused_result_is_for_its_own_board() {
    // Two in one breath.
    let mut stage = published(8);
    lose(&stage);
    for text in ["1", "0"] {
        stage.window.input_mut().events.extend(at_once(text));
    }
    settle(&mut stage.window);
    assert_eq!(typed(&stage), "1");
    assert!(stage.shows("Board 1: "), "{:#?}", stage.labels());
    stage.run(Action::Messages);
    for named in ["round 1, board 1: 1–0", "round 1, board 2: 0–1"] {
        stage.must_say(named);
    }
    // One that is typed by half stays where it was begun, until it is entered.
    let mut stage = published(8);
    lose(&stage);
    stage.window.input_mut().events.extend(at_once("1"));
    stage.window.input_mut().events.push(egui::Event::Text("0".into()));
    settle(&mut stage.window);
    stage.must_say("Not recorded: round 1, board 1: 1–0");
    assert_eq!(typed(&stage), "0");
    assert!(stage.shows("Board 2: "), "{:#?}", stage.labels());
    stage.key(Key::Enter);
    stage.must_say("Not recorded: round 1, board 2: 0–1");
    assert_eq!(typed(&stage), "1");
    assert!(stage.shows("Board 1: "), "{:#?}", stage.labels());
}

#[cfg(unix)]
#[test]
fn who_types_on_before_the_field_is_seen_at_another_board_enters_nothing_there() {
    let mut stage = published(8);
    lose(&stage);
    stage.window.input_mut().events.extend(at_once("1"));
    stage.window.step();
    let deadline = Instant::now() + Duration::from_secs(20);
    while !stage.says("Not recorded: round 1, board 1") || typed(&stage) != "1" {
        assert!(Instant::now() < deadline, "{:#?}", stage.labels());
        crate::stage::rest();
        stage.window.step();
    }
    stage.window.input_mut().events.extend(at_once("="));
    settle(&mut stage.window);
    stage.must_say("The field is back at board 1");
    assert!(!stage.says("board 1: ½–½"), "{:#?}", stage.labels());
}

#[test]
fn what_is_typed_behind_the_last_result_corrects_nothing() {
    let mut stage = published(4);
    for text in ["1", "1", "=", "0"] {
        stage.window.input_mut().events.extend(at_once(text));
    }
    settle(&mut stage.window);
    assert_eq!([1, 2].map(|board| result(&stage, 1, board)), [of("1"), of("1")]);
    stage.must_say("Board 2 has 1–0 already. To correct it, type its number too: 2 0");
    assert!(stage.window.query_by_role_and_label(Role::TextInput, "Reason").is_none());
    // With its number it is meant; and a reason says something.
    stage.rewrite("2 =");
    stage.key(Key::Enter);
    stage.must_say("Board 2 has 1–0. Why is it ½–½?");
    enter(&mut stage, "0");
    stage.must_say("Write in words why");
    assert_eq!(result(&stage, 1, 2), of("1"));
    // What was refused gives way to what is typed.
    enter(&mut stage, "the sheet says so");
    assert_eq!(result(&stage, 1, 2), of("="));
    stage.must_say("the sheet says so");
    assert!(!stage.says("0the sheet"), "{:#?}", stage.labels());
}

#[test]
fn another_board_is_reached_by_its_number_and_by_the_arrows() {
    let mut stage = published(12);
    enter(&mut stage, "3 =");
    assert_eq!(result(&stage, 1, 3), of("="));
    // The board after it comes next.
    stage.must_say("Board 4:");
    enter(&mut stage, "5");
    enter(&mut stage, "0");
    assert_eq!(result(&stage, 1, 5), of("0"));
    enter(&mut stage, "1");
    assert_eq!(result(&stage, 1, 6), of("1"));
    // After the last one the first without a result is proposed; the arrow goes to the next.
    stage.key(Key::ArrowDown);
    enter(&mut stage, "1");
    assert_eq!(result(&stage, 1, 2), of("1"));
    assert_eq!(result(&stage, 1, 1), None);
}

#[test]
fn the_arrows_of_the_field_go_along_the_rows_as_they_stand() {
    let mut stage = published(6);
    enter(&mut stage, "1");
    enter(&mut stage, "1");
    // The only board without a result stands first, board 1 below it.
    for (key, board) in [
        (Key::ArrowDown, 1),
        (Key::ArrowDown, 2),
        (Key::ArrowUp, 1),
        (Key::ArrowUp, 3),
        (Key::ArrowUp, 3),
    ] {
        stage.key(key);
        let at = format!("Round 1 · Board {board}:");
        assert!(stage.shows(&at), "{key:?}: {at} is not in {:#?}", stage.labels());
    }
}

#[test]
fn who_comes_back_to_a_round_is_at_the_first_board_without_a_result() {
    let mut stage = published(6);
    assert!(stage.shows("Round 1 · Board 1:"), "{:#?}", stage.labels());
    stage.run(Action::ShowHall);
    let (round, board) = (Some(1), BoardNo(1));
    let (result, reason) = (PairingResult::WhiteWins, String::new());
    ask(&mut stage, Ask::EnterResult { round, board, result, reason });
    stage.run(Action::ShowRound);
    assert!(stage.shows("Round 1 · Board 2:"), "{:#?}", stage.labels());
    enter(&mut stage, "0");
    assert_eq!((self::result(&stage, 1, 1), self::result(&stage, 1, 2)), (of("1"), of("0")));
}

#[test]
fn all_results_of_the_closed_set_are_typed() {
    let mut stage = published(26);
    for (board, (sign, result)) in (1..).zip(PairingResult::SIGNS) {
        enter(&mut stage, sign);
        assert_eq!(self::result(&stage, 1, board), Some(result), "{sign}");
    }
}

#[test]
fn what_is_no_result_stays_in_the_field_with_the_reason() {
    let mut stage = published(4);
    for (typed, why) in [("x", "“x” is not a result"), ("9 1", "Nobody plays at board 9")] {
        stage.rewrite(typed);
        stage.key(Key::Enter);
        stage.must_say(why);
        let field = stage.window.get_by_role_and_label(Role::TextInput, "Result");
        assert_eq!(field.accesskit_node().value().as_deref(), Some(typed));
        assert!(field.is_focused());
    }
    // Who goes elsewhere and comes back writes over it, wherever the keyboard stood.
    for back in [Key::F2, Key::F4] {
        stage.rewrite("4 =3");
        stage.key(Key::Enter);
        stage.must_say("“4 =3” is not a result");
        stage.key(back);
        stage.run(Action::ShowRound);
        stage.write("1");
        let field = stage.window.get_by_role_and_label(Role::TextInput, "Result");
        assert_eq!(field.accesskit_node().value().as_deref(), Some("1"));
    }
    // A game that is being played does not end by forfeit.
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4"]);
    stage.rewrite("1 +");
    stage.key(Key::Enter);
    stage.must_say("The game at board 1 goes on");
    assert_eq!(result(&stage, 1, 1), None);
}

#[test]
fn a_result_that_contradicts_the_board_asks_why_in_its_place() {
    let mut stage = published(4);
    enter(&mut stage, "1");
    enter(&mut stage, "1 0");
    stage.must_say("Board 1 has 1–0. Why is it 0–1?");
    assert_eq!(result(&stage, 1, 1), of("1"));
    assert!(stage.window.get_by_role_and_label(Role::TextInput, "Reason").is_focused());
    stage.key(Key::Enter);
    assert_eq!(result(&stage, 1, 1), of("1"), "a reason is missing");
    enter(&mut stage, "the sheet was read wrongly");
    assert_eq!(result(&stage, 1, 1), of("0"));
    // Its history: who, why, and what it was before; nothing was entered at the board.
    enter(&mut stage, "1");
    enter(&mut stage, "1");
    stage.key(Key::ArrowUp);
    stage.must_say("the sheet was read wrongly");
    stage.must_say("corrected from 1–0");
    assert!(!stage.says("the board show"), "{:#?}", stage.labels());
    // Escape takes the question back.
    enter(&mut stage, "1 =");
    stage.key(Key::Escape);
    assert!(stage.window.query_by_role_and_label(Role::TextInput, "Reason").is_none());
}

#[test]
fn the_last_result_is_undone_where_it_was_entered() {
    let mut stage = published(8);
    enter(&mut stage, "1");
    stage.must_say("Undo: result at board 1");
    stage.ctrl(Key::Z);
    assert_eq!(result(&stage, 1, 1), None);
    enter(&mut stage, "0");
    assert_eq!(result(&stage, 1, 1), of("0"), "the keyboard is at the same board again");
    enter(&mut stage, "+");
    assert_eq!(result(&stage, 1, 2), of("+-"));
    stage.ctrl(Key::Z);
    assert_eq!(result(&stage, 1, 2), None);
}

#[test]
fn a_game_that_goes_on_after_an_undo_says_that_no_clock_runs() {
    let mut stage = published(4);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4"]);
    let (board, result) = (BoardNo(1), PairingResult::BlackWins);
    let reason = "resigned".to_owned();
    ask(&mut stage, Ask::EnterResult { round: None, board, result, reason });
    stage.ctrl(Key::Z);
    stage.must_say("Undone: the result entered at board 1, round 1. The game goes on");
    stage.must_say("Board 1: No clock is running: start one");
}

#[test]
fn what_cannot_be_undone_says_why_on_its_button_and_to_its_key() {
    let mut stage = published(4);
    stage.ask(1, GameCommand::Start);
    stage.ctrl(Key::Z);
    stage.run(Action::Messages);
    stage.must_say("Play at board 1 has begun");
}

#[test]
fn the_hall_shows_the_result_that_counts_and_what_it_was_before() {
    let mut stage = published(4);
    enter(&mut stage, "0");
    let (board, result) = (BoardNo(1), PairingResult::WhiteWins);
    let reason = "wrong board".to_owned();
    ask(&mut stage, Ask::EnterResult { round: None, board, result, reason });
    stage.run(Action::ShowHall);
    stage.must_say("1–0 (corrected from 0–1)");
}

#[test]
fn a_board_that_shows_another_result_later_is_settled_before_the_round_is_closed() {
    let mut stage = published(4);
    enter(&mut stage, "1");
    enter(&mut stage, "1");
    enter(&mut stage, "1 0");
    enter(&mut stage, "the sheet was read wrongly");
    stage.ask(1, GameCommand::Reopen { reason: "appeal".into() });
    let end = Outcome { score: Score::Draw, reason: EndReason::ArbiterDecision };
    stage.ask(1, GameCommand::End(end.into()));
    stage.must_say("to be settled: the board shows ½–½");
    stage.ctrl(Key::Enter);
    assert_eq!(round(&stage, 1), Some(RoundStage::Published));
    stage.must_say("board 1 shows another result than the one entered");
    // What the board shows is taken without another question.
    enter(&mut stage, "1 =");
    assert_eq!(result(&stage, 1, 1), of("="));
    assert!(!stage.says("to be settled"));
    stage.ctrl(Key::Enter);
    assert_eq!(round(&stage, 1), Some(RoundStage::Closed));
}

#[test]
fn from_the_last_result_to_the_printed_pairing_of_the_next_round_are_five_actions() {
    let mut stage = published(4);
    enter(&mut stage, "1");
    enter(&mut stage, "=");
    let actions: [fn(&mut Stage); 5] = [
        |stage| stage.ctrl(Key::Enter),
        |stage| stage.ctrl(Key::Enter),
        |stage| stage.ctrl(Key::Enter),
        |stage| stage.ctrl(Key::P),
        |stage| stage.key(Key::Enter),
    ];
    for action in actions {
        action(&mut stage);
    }
    assert_eq!(round(&stage, 1), Some(RoundStage::Closed));
    assert_eq!(round(&stage, 2), Some(RoundStage::Published));
    assert!(stage.folder.path().join("open.pairings-2.pdf").exists());
}

#[test]
fn a_round_is_not_closed_before_its_results_are_in_and_the_boards_are_named() {
    let mut stage = published(6);
    enter(&mut stage, "1");
    stage.ctrl(Key::Enter);
    assert_eq!(round(&stage, 1), Some(RoundStage::Published));
    stage.must_say("results are missing, at boards 2, 3");
    let close = stage.window.get_by_role_and_label(Role::Button, "Close round 1");
    assert!(close.accesskit_node().is_disabled());
}

#[test]
fn ctrl_and_enter_record_what_is_asked_about_and_do_not_close_the_round_over_it() {
    let mut stage = published(4);
    enter(&mut stage, "1");
    enter(&mut stage, "1");
    stage.must_say("Close round 1");
    enter(&mut stage, "1 0");
    stage.must_say("Board 1 has 1–0. Why is it 0–1?");
    stage.write("the sheet was read wrongly");
    stage.ctrl(Key::Enter);
    assert_eq!(result(&stage, 1, 1), of("0"));
    assert_eq!(round(&stage, 1), Some(RoundStage::Published));
    // Nor over a result that was typed and not entered yet; that is recorded by Enter alone.
    enter(&mut stage, "2 0");
    enter(&mut stage, "read wrongly, too");
    stage.write("2 1");
    stage.ctrl(Key::Enter);
    stage.must_say("First enter the result that is typed");
    assert_eq!((result(&stage, 1, 2), round(&stage, 1)), (of("0"), Some(RoundStage::Published)));
    stage.key(Key::Enter);
    stage.must_say("Board 2 has 0–1. Why is it 1–0?");
    stage.key(Key::Escape);
    stage.key(Key::Escape);
    stage.ctrl(Key::Enter);
    assert_eq!(round(&stage, 1), Some(RoundStage::Closed));
    assert_eq!(result(&stage, 1, 2), of("0"));
}

#[test]
fn a_result_that_was_typed_and_given_up_is_recorded_by_no_key() {
    for give_up in [&[Key::Escape, Key::F4][..], &[Key::F4]] {
        let mut stage = published(4);
        stage.ask(1, GameCommand::Start);
        stage.play(1, &["e2e4"]);
        stage.write("0");
        for key in give_up {
            stage.key(*key);
        }
        stage.run(Action::ShowRound);
        let field = stage.window.get_by_role_and_label(Role::TextInput, "Result");
        assert_eq!(field.accesskit_node().value().unwrap_or_default(), "", "{give_up:?}");
        stage.ctrl(Key::Enter);
        assert_eq!(result(&stage, 1, 1), None, "{give_up:?}");
        assert!(stage.game(1).outcome().is_none(), "{give_up:?}");
    }
}

#[test]
fn an_incident_is_opened_in_the_game_of_the_pairing_that_is_selected() {
    let mut stage = published(4);
    for board in [1, 2] {
        stage.ask(board, GameCommand::Start);
        stage.play(board, &["e2e4"]);
        let (result, reason) = (PairingResult::WhiteWins, "Black has resigned".to_owned());
        ask(&mut stage, Ask::EnterResult { round: Some(1), board: BoardNo(board), result, reason });
    }
    ask(&mut stage, Ask::Close { round: 1 });
    ask(&mut stage, Ask::Draft { round: 2, pairings: Vec::new() });
    ask(&mut stage, Ask::Publish { round: 2 });
    stage.run(Action::ShowRound);
    stage.key(Key::PageDown);
    assert_eq!(round(&stage, 2), Some(RoundStage::Published));
    // The hall is at another board, where another game is played.
    stage.window.state_mut().board = Some(BoardNo(1));
    stage.key(Key::PageUp);
    stage.must_say("Round 1, closed");
    stage.key(Key::F8);
    stage.must_say("New incident at board 1 in round 1: Player 1 – Player 4");
    stage.key(Key::Escape);
    enter(&mut stage, "2");
    stage.key(Key::F8);
    stage.must_say("New incident at board 2 in round 1: Player 2 – Player 3");
    stage.key(Key::Num9);
    stage.key(Key::Enter);
    let hall = &stage.desk.snapshot().hall;
    let incident = hall.incidents.values().next().expect("an incident");
    let then = hall.contest.bout(1, BoardNo(2)).and_then(|bout| bout.game);
    assert!(then.is_some() && incident.game == then);
    assert_ne!(hall.at_board.get(&BoardNo(2)).copied(), then, "another game is there now");
    // In the running round it is the game on the board.
    stage.run(Action::ShowRound);
    stage.key(Key::PageDown);
    stage.key(Key::F8);
    stage.must_say("New incident at board 1 in round 2: ");
}

#[test]
fn no_incident_is_opened_at_a_pairing_that_is_not_published_and_the_key_says_so() {
    let mut stage = event(TABLE, 4);
    let setup = crate::stage::setup(9);
    stage.desk.command(Command::SetUpGame { board: BoardNo(9), setup }).wait().unwrap();
    stage.window.state_mut().board = Some(BoardNo(9));
    stage.key(Key::F8);
    stage.must_say("No game belongs to what is selected here");
    stage.ctrl(Key::Enter);
    stage.key(Key::F8);
    stage.must_say("The game of this round at board 1 is not set up yet");
    assert!(stage.window.state().dialog.is_none());
}

#[test]
fn page_up_and_page_down_turn_the_round_from_among_the_boards_too() {
    let mut stage = corrected();
    stage.focus(Role::Row, &row(&stage, "Board 1"));
    stage.key(Key::PageUp);
    stage.must_say("Round 1, closed");
    let first = row(&stage, "Board 1");
    assert!(stage.window.get_by_role_and_label(Role::Row, &first).is_focused());
    stage.key(Key::PageDown);
    stage.must_say("Close round 2");
}

#[test]
fn a_correction_of_a_closed_round_asks_why_and_tells_what_follows() {
    let mut stage = published(4);
    enter(&mut stage, "1");
    enter(&mut stage, "1");
    stage.ctrl(Key::Enter);
    stage.ctrl(Key::Enter);
    stage.ctrl(Key::Enter);
    assert_eq!(round(&stage, 2), Some(RoundStage::Published));
    let pairings = stage.desk.snapshot().hall.contest.rounds[&2].bouts.clone();
    stage.key(Key::PageUp);
    stage.must_say("Round 1, closed");
    enter(&mut stage, "2 =");
    stage.must_say("The pairings of later rounds stay as they are");
    enter(&mut stage, "both players say so");
    assert_eq!(result(&stage, 1, 2), of("="));
    assert_eq!(stage.desk.snapshot().hall.contest.rounds[&2].bouts, pairings);
    stage.must_say("Go to round 2");
    stage.ctrl(Key::Enter);
    stage.must_say("Close round 2");
    // Points before the round follow from the correction.
    stage.must_say("½ points");
}

#[test]
fn enter_on_a_board_shows_its_game() {
    let mut stage = published(4);
    stage.focus(Role::Row, &row(&stage, "Board 1"));
    stage.key(Key::ArrowDown);
    stage.key(Key::Enter);
    stage.must_say("Board 2 · Player 2 – Player 3");
}

/// The row that begins so.
fn row(stage: &Stage, begin: &str) -> String {
    let found = stage.labels().into_iter().find(|label| label.starts_with(&format!("{begin},")));
    found.unwrap_or_else(|| panic!("{begin} is not in {:#?}", stage.labels()))
}

#[test]
fn a_round_is_paired_by_typing_numbers_and_told_what_is_odd() {
    let mut stage = event(BY_HAND, 4);
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_some());
    for numbers in ["1 2", "3 4"] {
        enter(&mut stage, numbers);
    }
    stage.ctrl(Key::Enter);
    stage.ctrl(Key::Enter);
    enter(&mut stage, "1");
    enter(&mut stage, "1");
    stage.ctrl(Key::Enter);
    stage.ctrl(Key::Enter);
    stage.must_say("Board 1: White and Black");
    for (typed, why) in
        [("1", "Type two numbers"), ("1 9", "Nobody has number 9"), ("2 2", "cannot meet themself")]
    {
        stage.rewrite(typed);
        stage.key(Key::Enter);
        stage.must_say(why);
    }
    stage.rewrite("2 1");
    stage.key(Key::Enter);
    let odd =
        "2 Player 2 and 1 Player 1 met in round 1; nobody meets the same opponent twice (C.04.1)";
    stage.must_say(odd);
    enter(&mut stage, "1 3");
    stage.must_say("1 Player 1 plays at board 1 already");
    stage.rewrite("1 1 3");
    stage.key(Key::Enter);
    assert!(!stage.has(odd), "board 1 was typed again");
    enter(&mut stage, "2 4");
    stage.ctrl(Key::Enter);
    let snap = stage.desk.snapshot();
    let pairings: Vec<Pairing> =
        snap.hall.contest.rounds[&2].bouts.iter().map(|bout| bout.pairing).collect();
    let pairing = |board, white, black| Pairing {
        board: BoardNo(board),
        white: EntrantNo(white),
        black: EntrantNo(black),
    };
    assert_eq!(pairings, [pairing(1, 1, 3), pairing(2, 2, 4)]);
}

#[test]
fn who_is_left_without_an_opponent_is_named_before_a_round_is_published() {
    let mut stage = event(BY_HAND, 4);
    stage.ctrl(Key::Enter);
    enter(&mut stage, "1 2");
    stage.ctrl(Key::Enter);
    stage.ctrl(Key::Enter);
    assert_eq!(round(&stage, 1), Some(RoundStage::Draft));
    stage.must_say("without a bye in round 1: 3 Player 3, 4 Player 4");
    stage.must_say("Publish round 1 all the same");
    let warns = |stage: &Stage| stage.shows("publish once more");
    assert!(warns(&stage), "{:#?}", stage.labels());
    stage.ctrl(Key::Enter);
    assert_eq!(round(&stage, 1), Some(RoundStage::Published));
    assert!(!warns(&stage), "it is done: {:#?}", stage.labels());
}

#[test]
fn who_is_not_paired_yet_stands_there_with_points_and_colours() {
    let mut stage = event(BY_HAND, 4);
    let pairing = |board, white, black| Pairing {
        board: BoardNo(board),
        white: EntrantNo(white),
        black: EntrantNo(black),
    };
    let pairings = vec![pairing(1, 1, 2), pairing(2, 3, 4)];
    ask(&mut stage, Ask::Draft { round: 1, pairings });
    ask(&mut stage, Ask::Publish { round: 1 });
    for (board, sign) in [(1, "1"), (2, "=")] {
        let (board, result, reason) = (BoardNo(board), of(sign).unwrap(), String::new());
        ask(&mut stage, Ask::EnterResult { round: Some(1), board, result, reason });
    }
    ask(&mut stage, Ask::Close { round: 1 });
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_some());
    stage.must_say(
        "1 Player 1 (1 · W 1, B 0), 2 Player 2 (0 · W 0, B 1), 3 Player 3 (½ · W 1, B 0)",
    );
}

#[test]
fn why_two_meet_unfolds_below_the_boards_and_is_said() {
    let mut stage = published(6);
    let head = "Why board 1: Player 1 – Player 6";
    let told = "In round 1 of the table the highest number 6 meets 1";
    assert!(!stage.says(told));
    // Behind the boards by the keyboard.
    let fold = |stage: &Stage| {
        stage.window.get_by_role_and_label(Role::DisclosureTriangle, head).is_focused()
    };
    for _ in 0..40 {
        if fold(&stage) {
            break;
        }
        stage.key(Key::Tab);
    }
    assert!(fold(&stage), "the keyboard comes to it");
    stage.key(Key::Space);
    stage.must_say("Berger table for 6 (C.05 5.1), round 1, as it is in the table, cycle 1");
    stage.must_say(told);
    let shown = stage.labels();
    assert!(shown.iter().any(|label| label.starts_with(told)), "{shown:#?}");
}

#[test]
fn why_the_arbiter_paired_two_tells_what_speaks_against_it() {
    let mut stage = event(BY_HAND, 4);
    let pairing = |board, white, black| Pairing {
        board: BoardNo(board),
        white: EntrantNo(white),
        black: EntrantNo(black),
    };
    for round in [1, 2] {
        let pairings = vec![pairing(1, 1, 2), pairing(2, 3, 4)];
        ask(&mut stage, Ask::Draft { round, pairings });
        ask(&mut stage, Ask::Publish { round });
        if round == 2 {
            break;
        }
        for board in [1, 2] {
            let (board, result) = (BoardNo(board), of("=").unwrap());
            let reason = String::new();
            ask(&mut stage, Ask::EnterResult { round: Some(round), board, result, reason });
        }
        ask(&mut stage, Ask::Close { round });
    }
    unfold(&mut stage, "Why board 1: Player 1 – Player 2", "Paired by the arbiter");
    stage.must_say("Paired by the arbiter. 1 Player 1 and 2 Player 2 met in round 1");
}

#[test]
fn published_pairings_are_changed_on_one_of_five_grounds_with_a_reason() {
    let mut stage = event(BY_HAND, 4);
    let pairings = [(1, 1, 2), (2, 3, 4)]
        .map(|(board, white, black)| Pairing {
            board: BoardNo(board),
            white: EntrantNo(white),
            black: EntrantNo(black),
        })
        .to_vec();
    ask(&mut stage, Ask::Draft { round: 1, pairings });
    ask(&mut stage, Ask::Publish { round: 1 });
    stage.click("Change pairings…");
    stage.write_in("New pairing of a board", "2 1");
    stage.key(Key::Enter);
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_some(), "neither ground nor reason");
    let words = Catalogue::new(Lang::En);
    for ground in HandlingEdition::default().rules().grounds.value {
        assert!(stage.has(&words.tell(ground)), "{ground:?}");
    }
    stage.answer("Reason by C.04.2 4.4", &words.tell(&Ground::CompetitionRules));
    stage.write_in("Reason", "colours were drawn wrongly");
    stage.ctrl(Key::Enter);
    let snap = stage.desk.snapshot();
    let bout = snap.hall.contest.bout(1, BoardNo(1)).unwrap().clone();
    assert_eq!((bout.pairing.white, bout.pairing.black), (EntrantNo(2), EntrantNo(1)));
}

#[test]
fn one_key_starts_the_clocks_of_the_round_and_of_no_other_board() {
    let mut stage = published(4);
    let setup = crate::stage::setup(9);
    stage.desk.command(Command::SetUpGame { board: BoardNo(9), setup }).wait().unwrap();
    settle(&mut stage.window);
    stage.run(Action::StartRoundClocks);
    stage.key(Key::Enter);
    for (board, runs) in [(1, true), (2, true), (9, false)] {
        assert_eq!(stage.game(board).clock.running().is_some(), runs, "board {board}");
    }
}

#[test]
fn a_result_from_the_board_arrives_while_another_is_typed() {
    let mut stage = published(4);
    stage.write("=");
    let end = Outcome { score: Score::BlackWins, reason: EndReason::Resignation };
    stage.ask(1, GameCommand::Start);
    stage.ask(1, GameCommand::End(end.into()));
    assert_eq!(result(&stage, 1, 1), of("0"));
    stage.key(Key::Enter);
    // It contradicts the board now.
    stage.must_say("Board 1 has 0–1. Why is it ½–½?");
    assert_eq!(result(&stage, 1, 1), of("0"));
}

#[test]
fn another_round_never_comes_under_the_hands_of_who_types() {
    let mut stage = published(4);
    enter(&mut stage, "1");
    enter(&mut stage, "1");
    stage.write("1 =");
    // Meanwhile the round is closed, and the next one paired, from another page.
    ask(&mut stage, Ask::Close { round: 1 });
    ask(&mut stage, Ask::Draft { round: 2, pairings: Vec::new() });
    stage.key(Key::Enter);
    stage.must_say("Board 1 has 1–0. Why is it ½–½?");
    stage.must_say("Go to round 2");
    enter(&mut stage, "found later");
    assert_eq!(result(&stage, 1, 1), of("="));
}

#[test]
fn the_projector_shows_pairings_and_standings_and_turns_its_pages_by_key() {
    let mut stage = published(60);
    stage.run(Action::ShowProjector);
    stage.must_say("Skopje Open · Round 1");
    stage.must_say("Board 1, 1 Player 1");
    assert!(!stage.has(&row(&stage, "Board 1").replace("Board 1,", "Board 30,")));
    stage.key(Key::ArrowRight);
    stage.must_say("Page 2 of");
    stage.key(Key::Space);
    stage.must_say("Turn pages");
    stage.click("Show standings");
    stage.must_say("Standings after round 1");
    stage.lacks_no_words("projector");
    stage.key(Key::Escape);
    assert!(stage.window.state().dialog.is_none());
}

#[test]
fn the_projector_turns_its_pages_automatically_until_somebody_stops_them() {
    let mut stage = published(60);
    stage.run(Action::ShowProjector);
    stage.must_say("Page 1 of");
    // A pass of the window is a quarter of a second.
    let wait = |stage: &mut Stage, seconds: usize| stage.window.run_steps(4 * seconds);
    wait(&mut stage, 5);
    stage.must_say("Page 1 of");
    wait(&mut stage, 8);
    stage.must_say("Page 2 of");
    stage.key(Key::Space);
    wait(&mut stage, 13);
    stage.must_say("Page 2 of");
    stage.key(Key::Space);
    wait(&mut stage, 13);
    assert!(!stage.says("Page 2 of"), "it is turned on again");
}

#[test]
fn the_page_its_forms_and_the_projector_stand_at_every_size() {
    let mut stage = event(BY_HAND, 40);
    let pairings = (1..=20).map(|board| Pairing {
        board: BoardNo(board),
        white: EntrantNo(board),
        black: EntrantNo(board + 20),
    });
    ask(&mut stage, Ask::Draft { round: 1, pairings: pairings.collect() });
    ask(&mut stage, Ask::Publish { round: 1 });
    let mut found = Vec::new();
    for (lang, percent, size) in [
        (Lang::En, 100, (1280.0, 720.0)),
        (Lang::De, 200, (1366.0, 768.0)),
        (Lang::Mk, 200, (1280.0, 720.0)),
        (Lang::De, 400, (1280.0, 720.0)),
        (Lang::Mk, 400, (1920.0, 1080.0)),
    ] {
        let words = Catalogue::new(lang);
        let prefs = Preferences { scale_percent: percent, ..preferences(lang) };
        stage.window = window(stage.desk.clone(), prefs);
        stage.window.set_size(egui::vec2(size.0, size.1));
        settle(&mut stage.window);
        let mut look = |stage: &Stage, place: &str| {
            stage.lacks_no_words(place);
            let at = format!("{place} {lang:?} {percent} % {size:?}");
            found.extend(faults(stage).into_iter().map(|what| format!("{at}: {what}")));
        };
        stage.run(Action::ShowRound);
        look(&stage, "page");
        enter(&mut stage, "nothing that is a result");
        look(&stage, "page with a fault");
        stage.rewrite("20 1");
        stage.key(Key::Enter);
        stage.write("1 0");
        stage.key(Key::Enter);
        look(&stage, "page after a result");
        stage.rewrite("20 =");
        stage.key(Key::Enter);
        look(&stage, "page with a question");
        stage.key(Key::Escape);
        let args = [("round", 1.into()), ("count", 5.into())];
        let change = words.say("tournament-round-change");
        unfold(&mut stage, &words.say_with("tournament-round-of", &args), &change);
        stage.click(&change);
        look(&stage, "form for a change");
        stage.key(Key::Escape);
        stage.run(Action::ShowProjector);
        look(&stage, "projector");
        let file = stage.folder.path().join(format!("{percent} {}.pgn", lang.code()));
        stage.desk.ask(Request::ExportPgn(file)).wait().unwrap();
        settle(&mut stage.window);
        // The page makes room for the message in the passes after.
        stage.window.run_steps(3);
        assert!(toast(&stage).is_some(), "a message is in sight");
        look(&stage, "projector with a message");
        stage.key(Key::Escape);
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}
