//! Games of all rounds in the window: those that have left their board are read there, and nothing
//! is done in them.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use jadoube_chess::board::position::Uci;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::blind::arrangement::Arrangement;
use jadoube_core::blind::command::Command as BlindCommand;
use jadoube_core::blind::event::{Actor, Inquiry};
use jadoube_core::blind::execution::ExecutionReport;
use jadoube_core::blind::state::CYCLES_AT_HAND;
use jadoube_core::blind::utterance::Utterance;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Setup;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::score::result::is_corrected;
use jadoube_laws::rulings::setup::facts::{Wrong, WrongStart};
use jadoube_ui::actions::Action;

use crate::competition_round::corrected;
use crate::stage::{Stage, settle, setup};

const LIST: &str = "Games on this board";
const READ: &str = "This game has left its board: here it is only read";
const ROUND_3: &str = "Round 3: Novak 1 – Petrova 1 · 1–0 · resignation";

/// Board 1 in the fourth round; in the third White had won there after an incident.
pub(crate) fn two_rounds() -> Stage {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    let (board, case) = (Some(BoardNo(1)), Case::Other);
    let (caller, claim, clocks) = (Caller::Arbiter, String::new(), Clocks::Leave);
    let what = DisputeCommand::Open { board, case, caller, claim, clocks };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
    let won = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    stage.ask(1, GameCommand::End(won.into()));
    let setup = Setup { round: 4, ..setup(1) };
    stage.desk.command(Command::SetUpGame { board: BoardNo(1), setup }).wait().unwrap();
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["d2d4"]);
    stage
}

#[test]
fn a_finished_game_is_chosen_by_keyboard_and_only_read() {
    let mut stage = two_rounds();
    stage.must_say("d4, white pawn");
    stage.focus(Role::ComboBox, LIST);
    stage.key(Key::Enter);
    let entry = stage.labels().into_iter().find(|label| label.starts_with("Round 3:")).unwrap();
    stage.window.get_by_label(&entry).focus();
    settle(&mut stage.window);
    stage.key(Key::Enter);
    stage.must_say(READ);
    stage.must_say("e5, black pawn");
    // Nothing of it can be changed, nor does a key reach the game that is played meanwhile.
    let before = (stage.game(1), stage.desk.snapshot().hall.seq);
    for action in [Action::StopClocks, Action::TakeBack, Action::OfferDraw, Action::Adjourn] {
        stage.run(action);
    }
    assert_eq!((stage.game(1), stage.desk.snapshot().hall.seq), before);
    // Its moments are looked back at.
    stage.run(Action::LookBack);
    stage.must_say("Earlier position");
    assert!(!stage.has("Take back to here…"), "{:?}", stage.labels());
    stage.key(Key::Escape);
    assert!(!stage.says(READ));
    stage.run(Action::StopClocks);
    assert!(stage.game(1).clock.running().is_none(), "the present game is at work again");
}

#[test]
fn an_incident_leads_to_its_game_and_not_to_the_board_where_another_is() {
    let mut stage = two_rounds();
    stage.run(Action::ShowDisputes);
    stage.click("Go to an earlier game of board 1");
    stage.must_say(READ);
    stage.must_say(ROUND_3);
    // Its list of incidents has it; that of the present game has none.
    assert!(stage.says("#1 "), "{:?}", stage.labels());
    stage.key(Key::Escape);
    assert!(!stage.says("#1 "), "{:?}", stage.labels());
    assert_eq!(stage.game(1).ply(), Ply(1));
}

/// Two half-moves were made at board 1, and the game is annulled: the pieces stood wrong at the start.
fn annulled() -> Stage {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    let case = Case::WrongStart(WrongStart { wrong: Wrong::Pieces, moves: None });
    let (board, caller, claim) = (Some(BoardNo(1)), Caller::Arbiter, String::new());
    let what = DisputeCommand::Open { board, case, caller, claim, clocks: Clocks::Stop };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
    stage.run(Action::ShowDisputes);
    stage.run(Action::AcceptProposal);
    stage
}

#[test]
fn an_annulled_game_is_marked_beside_the_new_one_that_is_at_its_board() {
    let mut stage = annulled();
    assert!(!stage.desk.snapshot().hall.incidents[&IncidentNo(1)].is_open());
    stage.must_say("the new game is set up");
    assert_eq!(stage.game(1).ply(), Ply(0), "the new game is at the board");
    stage.run(Action::ShowBoard);
    stage.focus(Role::ComboBox, LIST);
    stage.key(Key::Enter);
    let entry = stage.labels().into_iter().find(|it| it.contains("annulled by incident 1"));
    stage.window.get_by_label(&entry.expect("it is marked")).focus();
    settle(&mut stage.window);
    stage.key(Key::Enter);
    stage.must_say(READ);
    stage.must_say("e5, black pawn");
    stage.key(Key::Escape);
    // The key to which the decision points begins the new game.
    stage.key(Key::F9);
    stage.play(1, &["d2d4"]);
    assert_eq!(stage.game(1).ply(), Ply(1));
}

#[test]
fn whether_an_annulled_game_can_come_back_is_said_before_anything_is_asked_for() {
    let mut stage = annulled();
    let comes = "comes back to its board as it was before the decision, in place of the new one";
    stage.run(Action::UndoDecision);
    assert!(stage.shows(comes), "{:#?}", stage.labels());
    stage.key(Key::Escape);
    stage.run(Action::ShowBoard);
    stage.key(Key::F9);
    stage.run(Action::ShowDisputes);
    stage.run(Action::UndoDecision);
    assert!(stage.shows("because the new one has begun"), "{:#?}", stage.labels());
    assert!(stage.shows("add a correction to the incident"), "what can be done instead");
    assert!(!stage.shows(comes), "nothing is promised that is refused");
    for label in ["Undo decision", "Reason"] {
        assert!(!stage.has(label), "{label}: {:#?}", stage.labels());
    }
    stage.ctrl(Key::Enter);
    assert!(stage.desk.snapshot().hall.incidents[&IncidentNo(1)].decision.is_some());
}

#[test]
fn the_palette_finds_an_earlier_game_by_its_round() {
    let mut stage = two_rounds();
    stage.run(Action::ShowHall);
    stage.run(Action::Palette);
    stage.write("Round 3");
    stage.key(Key::Enter);
    stage.must_say(READ);
    // Who comes back to the Board finds the game that is there.
    stage.run(Action::ShowHall);
    stage.run(Action::ShowBoard);
    assert!(!stage.says(READ));
}

/// Chooses the game of the third round on the Board.
fn choose_round_3(stage: &mut Stage) {
    stage.run(Action::Palette);
    stage.write("Round 3");
    stage.key(Key::Enter);
    stage.must_say(READ);
}

#[test]
fn an_incident_is_opened_in_a_game_of_an_earlier_round() {
    let mut stage = two_rounds();
    choose_round_3(&mut stage);
    stage.key(Key::F8);
    stage.must_say("New incident at board 1 in round 3: Novak 1 – Petrova 1");
    stage.key(Key::Num6);
    stage.click("Open incident");
    let hall = &stage.desk.snapshot().hall;
    let [of_then, new] = [1, 2].map(|no| hall.incidents[&IncidentNo(no)].game);
    assert!(new.is_some() && new == of_then, "it is in the game of the incident of that round");
    assert_ne!(new, hall.at_board.get(&BoardNo(1)).copied());
    // It stands on the page of that game, and not on that of the present one.
    stage.run(Action::ShowHall);
    stage.run(Action::ShowBoard);
    assert!(!stage.says("#2 "), "{:?}", stage.labels());
    choose_round_3(&mut stage);
    stage.must_say("#2 ");
}

#[test]
fn a_ruling_on_an_earlier_game_names_the_result_that_counts_in_the_event() {
    let mut stage = corrected();
    stage.run(Action::Palette);
    stage.write("Round 1: Player 1 – Player 4");
    stage.key(Key::Enter);
    stage.must_say(READ);
    // What counts, and beside it what was on the record.
    stage.must_say("0–1 (corrected from White wins (1–0): as recorded)");
    stage.key(Key::F8);
    stage.must_say("New incident at board 1 in round 1");
    stage.key(Key::Num1);
    let ruled = "Its result is 0–1, corrected from: White wins (1–0): as recorded";
    stage.must_say(ruled);
    stage.ctrl(Key::Enter);
    let hall = &stage.desk.snapshot().hall;
    let decision = hall.incidents[&IncidentNo(1)].decision.as_ref().expect("a decision");
    assert!(decision.as_proposed && is_corrected(&decision.ruling), "{decision:?}");
}

#[test]
fn the_sheets_of_a_game_that_has_left_its_board_are_read_and_not_written() {
    let mut stage = two_rounds();
    choose_round_3(&mut stage);
    stage.run(Action::ShowSheets);
    stage.must_say(READ);
    stage.must_say("White’s sheet");
    let before = (stage.game(1), stage.desk.snapshot().hall.seq);
    stage.write("Nf3");
    stage.key(Key::Enter);
    stage.key(Key::Delete);
    assert!(!stage.has("Paste…"), "{:#?}", stage.labels());
    assert_eq!((stage.game(1), stage.desk.snapshot().hall.seq), before);
    // To the present game and its sheets, and back to the board of the one that was chosen never.
    stage.click("Current position");
    assert!(!stage.says(READ));
    stage.run(Action::ShowBoard);
    stage.must_say("d4, white pawn");
}

#[test]
fn the_record_of_a_blind_match_stays_readable_when_its_game_has_left_the_board() {
    let mut stage = Stage::new(1);
    let board = BoardNo(1);
    let blind = |stage: &Stage, what| {
        stage.desk.command(Command::Blind { board, what }).wait().unwrap();
    };
    let arrangement = Box::new(Arrangement::of_blind(Side::Black));
    blind(&stage, BlindCommand::Arrange { arrangement, reason: String::new() });
    stage.begin();
    blind(&stage, BlindCommand::Ask { by: Side::Black, what: Inquiry::OwnTime });
    // More moves than the state has at hand.
    let moves =
        ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7", "f1e1"];
    assert!(moves.len() > CYCLES_AT_HAND);
    for (uci, mover) in moves.into_iter().zip([Side::White, Side::Black].into_iter().cycle()) {
        let said = || Utterance::of_move(format!("spoken {uci}"), Uci(uci.into()));
        let done = || ExecutionReport::Move(Uci(uci.into()));
        let (by, other) = (Actor::Player(mover), Actor::Player(mover.other()));
        blind(&stage, BlindCommand::Announce { by, said: said() });
        blind(&stage, BlindCommand::Repeat { by: other, said: said() });
        for board in Side::BOTH {
            blind(&stage, BlindCommand::Execute { board, done: done(), by: None });
        }
        blind(&stage, BlindCommand::PressClock { by });
    }
    let won = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    stage.ask(1, GameCommand::End(won.into()));
    let setup = Setup { round: 4, ..setup(1) };
    stage.desk.command(Command::SetUpGame { board, setup }).wait().unwrap();
    settle(&mut stage.window);
    stage.run(Action::ShowBlind);
    stage.must_say("No game with a blind player has been set up at this board");
    stage.run(Action::ShowBoard);
    choose_round_3(&mut stage);
    stage.run(Action::ShowBlind);
    stage.must_say(READ);
    stage.must_say("Black asks for the player’s own time");
    let told =
        |label: &&String| label.starts_with("White: spoken") || label.starts_with("Black: spoken");
    let said: Vec<String> = stage.labels().iter().filter(told).cloned().collect();
    for uci in moves {
        assert!(said.iter().any(|line| line.ends_with(uci)), "{uci}: {said:#?}");
    }
    let before = stage.desk.snapshot().hall.seq;
    for key in [Key::Num1, Key::Num3, Key::Num5, Key::Num8, Key::Num0] {
        stage.alt(key);
    }
    assert_eq!(stage.desk.snapshot().hall.seq, before);
    assert!(!stage.has("Announce"), "{:#?}", stage.labels());
}

#[test]
fn the_dispute_log_is_filtered_by_the_game_or_by_the_board() {
    let mut stage = two_rounds();
    stage.run(Action::ShowDisputes);
    for (filter, shown) in [("All", true), ("This game", false), ("This board, all games", true)] {
        stage.answer("Show", filter);
        // The board has another game by now: the round tells them apart.
        let listed = stage.says("#1 Something else, Board 1, round 3");
        assert_eq!(listed, shown, "{filter}: {:#?}", stage.labels());
    }
}
