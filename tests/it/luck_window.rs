//! Bad luck at the window: a power cut, a clock on the table that goes its own way, an older copy, keys
//! pressed with something half done. What is asked can be read, and nothing is answered by habit.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect, ViewportCommand, ViewportId, pos2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::board::position::Position;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::Entrant;
use jadoube_core::competition::regulations::{Regulations, System};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::{Assignment, Competition};
use jadoube_core::hall::event::Event;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::request_error::Trouble;
use jadoube_desk::salvage::salvage;
use jadoube_desk::station::Station;
use jadoube_desk::timekeeper::Timekeeper;
use jadoube_devices::simulator::clock::SimClock;
use jadoube_devices::simulator::player::{Options, Simulator};
use jadoube_devices::simulator::script::{Script, Step};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::{Event as GameEvent, LostTime, Setup, Timing};
use jadoube_laws::game::gap::{Cause, Gap};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, PortName};
use jadoube_laws::sensing::{ClockEnd, ClockMapping};
use jadoube_ui::actions::{Action, Screen};

use crate::by_ear::find_a_reader;
use crate::heard::Ear;
use crate::layout::{Control, SCALES, controls, unfold};
use crate::luck::meddle;
use crate::screens::{opened_again, opened_again_with};
use crate::stage::{Stage, file, preferences, rest, settle, setup, window};

/// The window after a power cut at so many boards, in a language and with text of a size.
fn after_a_cut(boards: u16, lang: Lang, percent: u16) -> Stage {
    let mut stage = Stage::new(boards);
    for board in 1..=boards {
        stage.ask(board, GameCommand::Start);
    }
    let prefs = Preferences { scale_percent: percent, voice_offered: true, ..preferences(lang) };
    let mut stage = opened_again_with(stage, prefs);
    stage.window.set_size(vec2(1366.0, 768.0));
    settle(&mut stage.window);
    stage
}

/// Whether all is seen of what has the keyboard.
fn focused_is_whole(stage: &Stage) -> bool {
    let node = stage.window.root().children_recursive().find(|node| node.is_focused());
    let at = node.expect("something has the keyboard").accesskit_node().locate();
    controls(stage).iter().any(|one| one.at == at && one.is_whole())
}

/// What is asked about so many boards, from the first one on.
fn asked_of(lang: Lang, boards: u16) -> String {
    let words = Catalogue::new(lang);
    let boards = i64::from(boards);
    match boards {
        1 => words.say_with("app-recovered-ask-board", &[("board", boards.into())]),
        _ => words.say_with("app-recovered-ask", &[("count", boards.into())]),
    }
}

fn focused(stage: &Stage) -> (String, String) {
    let node = stage.window.root().children_recursive().find(|node| node.is_focused());
    let node = node.expect("something has the keyboard");
    let node = node.accesskit_node();
    (
        node.label().or_else(|| node.value()).unwrap_or_default(),
        node.description().unwrap_or_default(),
    )
}

#[test]
fn the_question_after_a_cut_is_all_in_sight_with_usual_text() {
    for boards in [1, 2] {
        for lang in Lang::ALL {
            let mut stage = after_a_cut(boards, lang, 100);
            let words = Catalogue::new(lang);
            for screen in [Screen::Hall, Screen::Board] {
                stage.run(screen.action());
                let all = controls(&stage);
                let answers = ["app-lost-not-counted", "app-lost-to-player", "app-lost-halved"];
                for id in answers.into_iter().chain(["app-recovered-later"]) {
                    let word = words.say(id);
                    let one = all
                        .iter()
                        .find(|one| one.role == Role::Button && ends_with(&stage, one, &word));
                    let one = one.unwrap_or_else(|| panic!("{word}: {:#?}", stage.labels()));
                    assert!(one.is_whole(), "{lang:?}, {screen:?}: {word} {:?}", one.seen);
                }
                // Which clocks, and how much they have lost, beside the answers.
                let lost = words.say_with(
                    "timing-so-far",
                    &[("time", "".into()), ("white", "".into()), ("black", "".into())],
                );
                let begins = lost.split(':').next().unwrap_or_default().to_owned();
                let shown = in_sight(&stage, &begins);
                assert_eq!(shown, usize::from(boards), "{lang:?}, {screen:?}: {begins}");
            }
        }
    }
}

/// The button of an answer to the question.
fn answer(stage: &Stage, word: &str) -> Control {
    let is_it = |one: &Control| one.role == Role::Button && ends_with(stage, one, word);
    controls(stage).into_iter().find(is_it).unwrap_or_else(|| panic!("{word}"))
}

#[test]
fn with_large_text_the_answers_stand_before_what_explains_the_question() {
    for percent in [200, 400] {
        let stage = after_a_cut(1, Lang::En, percent);
        let text = stage.window.output().shapes.iter().find_map(|one| match &one.shape {
            egui::Shape::Text(text) if text.galley.text().contains("program away for") => {
                Some(text.pos.y)
            }
            _ => None,
        });
        let first = answer(&stage, "Nobody loses time");
        // What is out of sight need not be painted.
        let is_behind = text.is_none_or(|top| top > first.rect.top());
        assert!(is_behind, "{percent} %: {text:?} {:?}", first.rect);
        assert!(percent > 200 || first.is_whole(), "{:?} of {:?}", first.seen, first.rect);
    }
}

#[test]
fn with_large_text_the_keyboard_comes_to_the_question_and_turns_its_pages() {
    for (boards, percent) in [(1, 200), (1, 400), (3, 400)] {
        let mut stage = after_a_cut(boards, Lang::En, percent);
        stage.window.run_steps(20);
        let told = format!("{boards} at {percent} %");
        // At no answer: whoever presses Enter once more must not give one.
        let asked = asked_of(Lang::En, boards);
        assert!(focused(&stage).0.ends_with(&asked), "{told}: {:?}", focused(&stage));
        let first = answer(&stage, "Nobody loses time");
        assert!(first.is_whole(), "{told}: {:?} of {:?}", first.seen, first.rect);
        stage.key(Key::PageDown);
        stage.window.run_steps(20);
        let scrolled = answer(&stage, "Nobody loses time");
        assert!(scrolled.rect.top() < first.rect.top(), "{told}: {:?}", scrolled.rect);
        stage.key(Key::PageUp);
        stage.window.run_steps(20);
        stage.key(Key::Tab);
        stage.window.run_steps(20);
        assert!(focused(&stage).0.ends_with("Nobody loses time"), "{told}: {:?}", focused(&stage));
        assert!(focused_is_whole(&stage), "{told}");
    }
}

#[test]
fn with_large_text_the_question_leaves_the_field_for_the_moves_in_sight() {
    let mut stage = after_a_cut(1, Lang::En, 400);
    stage.run(Screen::Board.action());
    stage.run(Action::TypeMove);
    stage.window.run_steps(40);
    assert!(stage.game(1).lost_time.is_some(), "it is asked still");
    assert!(focused_is_whole(&stage), "{:?}", focused(&stage));
}

#[test]
fn a_key_that_answers_for_all_boards_leads_from_the_answers_of_one_to_what_it_is_about() {
    let mut stage = after_a_cut(3, Lang::En, 400);
    let words = Catalogue::new(Lang::En);
    for _ in 0..60 {
        if focused_or_none(&stage).contains("Board by board") {
            break;
        }
        stage.key(Key::Tab);
    }
    stage.key(Key::Enter);
    for _ in 0..60 {
        if focused_or_none(&stage).contains("Board 2: Half to each player") {
            break;
        }
        stage.key(Key::Tab);
    }
    stage.window.run_steps(20);
    assert_eq!(in_sight(&stage, "Board 2: who loses the time?"), 1, "{:?}", focused(&stage));
    stage.ctrl(Key::Num1);
    stage.window.run_steps(40);
    assert!(stage.game(2).lost_time.is_some(), "nothing is recorded yet");
    let asked = words.say_with("app-recovered-ask", &[("count", 3.into())]);
    assert_eq!(in_sight(&stage, &asked), 1, "{:?}", focused(&stage));
    stage.must_say("(1, 2, 3): Nobody loses time");
}

#[test]
fn the_key_of_an_answer_that_is_out_of_sight_shows_it_and_answers_when_it_is_pressed_again() {
    let mut stage = after_a_cut(1, Lang::En, 400);
    // Who works elsewhere sees of the answers no more than a row.
    stage.window.run_steps(20);
    stage.window.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
    settle(&mut stage.window);
    stage.window.run_steps(20);
    let word = "Half to each player";
    assert!(!answer(&stage, word).seen.is_positive(), "it is below the edge");
    stage.ctrl(Key::Num3);
    stage.window.run_steps(40);
    assert!(stage.game(1).lost_time.is_some(), "nothing is recorded of which nothing is seen");
    let shown = answer(&stage, word);
    assert!(shown.seen.is_positive(), "{:?} of {:?}", shown.seen, shown.rect);
    stage.must_say(" again: Board 1: Half to each player");
    stage.ctrl(Key::Num3);
    assert!(stage.game(1).lost_time.is_none(), "{:#?}", stage.labels());
}

#[test]
fn the_key_of_an_answer_of_which_half_is_in_sight_shows_it_first() {
    let words = Catalogue::new(Lang::En);
    for (key, id) in [
        (Key::Num1, "app-lost-not-counted"),
        (Key::Num2, "app-lost-to-player"),
        (Key::Num3, "app-lost-halved"),
    ] {
        let (mut stage, word) = (after_a_cut(1, Lang::En, 400), words.say(id));
        // The answers were walked through, and the field for moves takes the room that they had.
        stage.key(Key::Tab);
        stage.window.run_steps(20);
        stage.run(Screen::Board.action());
        stage.run(Action::TypeMove);
        stage.window.run_steps(40);
        let before = answer(&stage, &word);
        let is_positive = before.seen.is_positive();
        let part = if is_positive { before.seen.height() / before.rect.height() } else { 0.0 };
        stage.ctrl(key);
        stage.window.run_steps(40);
        let is_asked = stage.game(1).lost_time.is_some();
        assert!(is_asked || part >= 0.9, "{word}: {part} of it was in sight");
        if is_asked {
            stage.ctrl(key);
        }
        assert!(stage.game(1).lost_time.is_none(), "{word}: {:#?}", stage.labels());
    }
}

/// What stands in a window when a screen reader gets to know it is not announced by that.
#[test]
fn the_question_after_a_cut_is_announced_once_the_window_is_known() {
    let (ear, mut stage) = Ear::while_opening(|| after_a_cut(1, Lang::En, 100));
    ear.after(&mut stage);
    find_a_reader(&mut stage);
    let asked = |heard: &[String]| {
        heard.iter().filter(|text| text.starts_with("! ") && text.contains("lost time")).count()
    };
    stage.window.run_steps(150);
    let heard = ear.after(&mut stage);
    assert_eq!(asked(&heard), 1, "{heard:#?}");
    stage.window.run_steps(150);
    assert_eq!(asked(&ear.after(&mut stage)), 0);
}

#[test]
fn the_answers_for_all_boards_name_each_flag_that_would_fall() {
    let mut stage = after_a_cut(2, Lang::En, 100);
    let told = |stage: &Stage, board: u16| {
        stage.shows(&format!("Board {board}: If play went on, White’s flag"))
    };
    assert!(!told(&stage, 1) && !told(&stage, 2));
    let two_hours_later = Moment(stage.desk.snapshot().now().0 + 2 * 60 * 60_000);
    stage.desk.set_timekeeper(Arc::new(Timekeeper::scripted(two_hours_later)));
    stage.desk.ask(Request::ListPorts).wait().unwrap();
    settle(&mut stage.window);
    assert!(stage.has("Board by board"), "it is folded");
    assert!(told(&stage, 1) && told(&stage, 2), "{:#?}", stage.labels());
}

/// Whether a control is named to the end with this word.
fn ends_with(stage: &Stage, one: &Control, word: &str) -> bool {
    let mut nodes = stage.window.root().children_recursive();
    let node = nodes.find(|node| node.accesskit_node().locate() == one.at);
    node.and_then(|node| node.accesskit_node().label()).is_some_and(|name| name.ends_with(word))
}

/// How many lines of text with this are painted whole.
fn in_sight(stage: &Stage, text: &str) -> usize {
    let shapes = stage.window.output().shapes.iter();
    let whole = shapes.filter(|one| match &one.shape {
        egui::Shape::Text(line) => {
            let rect = line.visual_bounding_rect();
            line.galley.text().contains(text) && one.clip_rect.expand(1.5).contains_rect(rect)
        }
        _ => false,
    });
    whole.count()
}

#[test]
fn with_large_text_what_is_asked_stays_in_sight_while_the_answers_scroll() {
    for boards in [1, 3] {
        let mut stage = after_a_cut(boards, Lang::De, 200);
        let asked = asked_of(Lang::De, boards);
        stage.run(Screen::Hall.action());
        for word in ["Niemand verliert Zeit", "Es wurde weitergespielt", "Je die Hälfte", "Später"]
        {
            for _ in 0..60 {
                if focused_or_none(&stage).contains(word) {
                    break;
                }
                stage.key(Key::Tab);
            }
            let (name, told) = focused(&stage);
            assert!(name.contains(word), "{name}");
            assert!(focused_is_whole(&stage), "{name} is scrolled into sight");
            assert_eq!(in_sight(&stage, &asked), 1, "{name}");
            if word != "Später" {
                // Which boards and how much, before it is pressed.
                assert!(name.contains("Brett"), "{name}");
                let each = told.matches("Bis jetzt verloren").count();
                assert_eq!(each, usize::from(boards), "{told}");
            }
        }
    }
}

fn focused_or_none(stage: &Stage) -> String {
    let node = stage.window.root().children_recursive().find(|node| node.is_focused());
    node.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

#[test]
fn the_keys_of_the_question_say_that_they_answer_for_all_boards() {
    let cut = |boards: u16| {
        let mut stage = Stage::new(boards);
        (1..=boards).for_each(|board| stage.ask(board, GameCommand::Start));
        opened_again(stage)
    };
    let mut stage = cut(2);
    stage.must_say("for both boards at once: Ctrl+1 nobody loses time");
    stage.must_say("Both boards at once (1, 2): Nobody loses time");
    stage.ctrl(Key::Num1);
    assert!([1, 2].iter().all(|board| stage.game(*board).lost_time.is_none()));
    let stage = cut(1);
    stage.must_say("counted: Ctrl+1 nobody loses time");
}

#[test]
fn that_the_answers_are_for_all_boards_is_in_sight_with_them_in_text_of_every_size() {
    let mut stage = after_a_cut(6, Lang::En, 100);
    for (lang, asked) in
        [(Lang::En, "All 6 boards: "), (Lang::De, "Alle 6 Bretter: "), (Lang::Mk, "Сите 6 табли: ")]
    {
        let first = Catalogue::new(lang).say("app-lost-not-counted");
        for percent in SCALES {
            let prefs = preferences(lang);
            let prefs = Preferences { scale_percent: percent, voice_offered: true, ..prefs };
            stage.window = window(Arc::clone(&stage.desk), prefs);
            stage.window.set_size(vec2(1366.0, 768.0));
            stage.window.run_steps(20);
            let place = format!("{lang:?} at {percent} %");
            if percent > 100 {
                // It has the keyboard there, and tells as much.
                assert!(focused(&stage).0.starts_with(asked), "{place}: {:?}", focused(&stage));
                let first = answer(&stage, &first);
                assert!(first.is_whole(), "{place}: {:?} of {:?}", first.seen, first.rect);
                stage.key(Key::PageDown);
                stage.window.run_steps(20);
                assert_eq!(in_sight(&stage, asked), 1, "{place}, scrolled");
                stage.key(Key::PageUp);
                stage.window.run_steps(20);
            }
            for screen in [Screen::Hall, Screen::Board] {
                stage.run(screen.action());
                stage.window.run_steps(20);
                let answer = answer(&stage, &first);
                assert!(answer.seen.is_positive(), "{place}, {screen:?}: {:?}", answer.rect);
                assert_eq!(in_sight(&stage, asked), 1, "{place}, {screen:?}");
            }
        }
    }
}

/// How far down something stands that is named with this beginning and this end.
fn top_of(stage: &Stage, role: Role, (begin, end): (&str, &str)) -> f32 {
    let mut all = stage.window.query_all_by_role(role);
    let found = all.find(|node| {
        let node = node.accesskit_node();
        let name = node.label().or_else(|| node.value()).unwrap_or_default();
        name.starts_with(begin) && name.ends_with(end)
    });
    found.unwrap_or_else(|| panic!("{begin}…{end}: {:#?}", stage.labels())).rect().top()
}

#[test]
fn board_by_board_it_stands_before_the_answers_which_board_they_are_for() {
    for percent in SCALES {
        let mut stage = after_a_cut(2, Lang::En, percent);
        unfold(&mut stage, "Board by board", "Count this");
        let tops = |begin: &str| {
            let text = top_of(&stage, Role::Label, (begin, ""));
            [text, top_of(&stage, Role::Button, (begin, ": Nobody loses time"))]
        };
        let order = [tops("Board 1: "), tops("Board 2: ")].concat();
        assert!(order.is_sorted(), "{percent} %: {order:?}");
    }
}

/// With large text no more than one answer of a board may be in sight, and nothing beside it that tells of it.
#[test]
fn board_by_board_it_stands_above_what_has_the_keyboard_which_board_that_is_for() {
    let mut stage = after_a_cut(3, Lang::En, 400);
    unfold(&mut stage, "Board by board", "Count this");
    let mut passed = Vec::new();
    for _ in 0..60 {
        let (name, told) = focused(&stage);
        if name == "Later" {
            break;
        }
        let is_of = |board: &u16| {
            let begins = format!("Board {board}: ");
            name.starts_with(&begins) || (name.ends_with(" loses") && told.starts_with(&begins))
        };
        if let Some(board) = (1..=3).find(is_of) {
            let asked = format!("Board {board}: who loses the time?");
            assert_eq!(in_sight(&stage, &asked), 1, "{name}");
            passed.push(board);
        }
        stage.key(Key::Tab);
        stage.window.run_steps(20);
    }
    // What is told of each, three answers, two fields and their button.
    assert_eq!(passed, [[1_u16; 7], [2; 7], [3; 7]].concat());
    // Who points at an answer reads it there.
    assert!(in_sight(&stage, "All 3 boards: who loses the time?") == 1);
    stage.focus(Role::Button, "Board 2: Half to each player");
    stage.window.run_steps(20);
    assert_eq!(in_sight(&stage, "Board 2: Half to each player"), 1);
}

#[test]
fn after_the_answer_for_one_board_the_keyboard_is_at_the_next_one_and_at_no_answer() {
    for percent in [100, 400] {
        let mut stage = after_a_cut(3, Lang::En, percent);
        unfold(&mut stage, "Board by board", "Count this");
        stage.focus(Role::Button, "Board 1: Nobody loses time");
        stage.key(Key::Enter);
        stage.window.run_steps(20);
        assert!(stage.game(1).lost_time.is_none(), "{percent} %");
        let (name, _) = focused(&stage);
        assert!(name.starts_with("Board 2: "), "{percent} %: {name}");
        assert_eq!(in_sight(&stage, "Board 2: who loses the time?"), 1, "{percent} %");
        stage.key(Key::Enter);
        assert!(stage.game(2).lost_time.is_some(), "{percent} %: {name} is no answer");
        stage.key(Key::Tab);
        assert_eq!(focused(&stage).0, "Board 2: Nobody loses time", "{percent} %");
        stage.key(Key::Enter);
        stage.window.run_steps(20);
        assert!(stage.game(2).lost_time.is_none(), "{percent} %");
        // The last one is asked about alone.
        assert_eq!(focused(&stage).0, "Board 3: who loses the time?", "{percent} %");
    }
}

#[test]
fn the_question_stands_at_its_beginning_when_the_keyboard_comes_and_when_it_has_gone() {
    let first = "Nobody loses time";
    let walk_to_its_end = |stage: &mut Stage| {
        for _ in 0..20 {
            if focused_or_none(stage) == "Later" {
                break;
            }
            stage.key(Key::Tab);
            stage.window.run_steps(20);
        }
        assert_eq!(focused_or_none(stage), "Later");
        assert!(!answer(stage, first).seen.is_positive(), "it is scrolled away");
    };
    let mut stage = after_a_cut(3, Lang::En, 400);
    stage.window.run_steps(20);
    walk_to_its_end(&mut stage);
    stage.key(Key::F3);
    stage.window.run_steps(20);
    assert!(answer(&stage, first).seen.is_positive(), "the keyboard has gone to the board");
    stage.key(Key::F9);
    stage.window.run_steps(20);
    assert!(answer(&stage, first).is_whole(), "it has come");
    walk_to_its_end(&mut stage);
    stage.key(Key::F9);
    stage.window.run_steps(20);
    assert!(answer(&stage, first).is_whole(), "it has come back");
    walk_to_its_end(&mut stage);
    stage.key(Key::Enter);
    assert!(!stage.has("Later"), "it was put aside");
    stage.key(Key::F9);
    stage.window.run_steps(20);
    assert!(answer(&stage, first).is_whole(), "it is asked anew");
}

/// The game at a board has ended, by mistake; and goes on after all.
fn end(stage: &mut Stage, board: u16) {
    let outcome = Outcome { score: Score::BlackWins, reason: EndReason::Resignation };
    stage.ask(board, GameCommand::End(outcome.into()));
}

fn reopen(stage: &mut Stage, board: u16) {
    stage.ask(board, GameCommand::Reopen { reason: "the next board was meant".into() });
}

#[test]
fn a_question_put_aside_stays_so_when_a_game_ends_and_comes_back_when_it_goes_on() {
    let mut stage = after_a_cut(2, Lang::En, 100);
    stage.click("Later");
    assert!(!stage.has("Later"));
    end(&mut stage, 1);
    assert!(!stage.has("Later"), "there is less to answer, and nothing new");
    reopen(&mut stage, 1);
    assert!(stage.has("Later"), "{:#?}", stage.labels());
    stage.must_say("Both boards: who loses the time?");
}

#[test]
fn a_window_that_only_reads_asks_nothing_about_lost_time_and_answers_nothing() {
    let stage = after_a_cut(1, Lang::En, 100);
    let mut second = that_only_reads(&stage);
    second.run(Screen::Hall.action());
    assert!(stage.has("Later") && !second.has("Later"), "{:#?}", second.labels());
    second.ctrl(Key::Num1);
    assert!(stage.game(1).lost_time.is_some());
}

#[test]
fn the_question_of_a_game_that_goes_on_after_all_is_asked_aloud() {
    let (ear, mut stage) = Ear::while_opening(|| after_a_cut(1, Lang::En, 100));
    ear.after(&mut stage);
    end(&mut stage, 1);
    ear.after(&mut stage);
    reopen(&mut stage, 1);
    let heard = ear.after(&mut stage);
    let is_asked = |text: &String| text.starts_with("! ") && text.contains("Say how the lost time");
    assert!(heard.iter().any(is_asked), "{heard:#?}");
}

/// From its end on nobody has lost time, and the arbiter starts the clock anew.
#[test]
fn of_a_game_that_goes_on_after_all_nothing_says_that_more_is_being_lost() {
    let texts = [
        "The time since then counts too",
        "the time until then counts as lost too",
        "The time until your answer counts as lost too",
    ];
    let (ear, mut stage) = Ear::while_opening(|| after_a_cut(1, Lang::En, 100));
    ear.after(&mut stage);
    assert!(stage.shows(texts[0]) && stage.shows(texts[1]), "{:#?}", stage.labels());
    stage.must_say(texts[2]);
    end(&mut stage, 1);
    ear.after(&mut stage);
    reopen(&mut stage, 1);
    let heard = ear.after(&mut stage).concat();
    assert!(heard.contains("Say how the lost time"), "{heard}");
    for text in texts {
        assert!(!stage.shows(text) && !heard.contains(text), "{text}: {heard}");
    }
    assert!(stage.shows("Of the time since then only this counts too: "), "{:#?}", stage.labels());
    assert!(stage.shows("The clocks are stopped until you answer; moves may be entered meanwhile"));
    let game = stage.game(1);
    let asked = game.lost_time.as_ref().expect("asked again");
    assert!(!asked.grows(&game.clock));
}

#[test]
fn the_first_move_entered_while_the_question_of_a_reopened_game_stands_says_when_it_counts() {
    let mut stage = after_a_cut(1, Lang::En, 100);
    stage.key(Key::F3);
    let later = "moves entered now count as soon as a clock is started";
    let enter = |stage: &mut Stage, text: &str| {
        stage.key(Key::F7);
        stage.write(text);
        stage.key(Key::Enter);
    };
    // While it is White’s time it counts at once.
    enter(&mut stage, "e4");
    assert_eq!(stage.game(1).plies.len(), 1);
    assert!(!stage.says(later), "{:#?}", stage.labels());
    end(&mut stage, 1);
    reopen(&mut stage, 1);
    enter(&mut stage, "e5");
    assert_eq!(stage.game(1).plies.len(), 2);
    assert_eq!(stage.game(1).clock.moves_made(Side::Black), 0);
    stage.must_say(later);
    stage.ask(1, GameCommand::CountLostTime { how: LostTime::NotCounted, gaps: None });
    stage.ask(1, GameCommand::StartClock { side: Side::White });
    assert_eq!(stage.game(1).clock.moves_made(Side::Black), 1, "it does");
}

#[test]
fn after_an_answer_it_is_in_sight_that_the_clocks_are_stopped_and_which_key_starts_them() {
    let mut stage = after_a_cut(1, Lang::En, 400);
    stage.window.run_steps(20);
    stage.ctrl(Key::Num1);
    stage.window.run_steps(4);
    assert!(stage.game(1).lost_time.is_none());
    let key = "Ctrl+Shift+F9 starts the stopped clocks";
    assert_eq!(in_sight(&stage, key), 1, "{:#?}", stage.labels());
    stage.run(Action::Messages);
    assert!(stage.shows(key), "it is kept: {:#?}", stage.labels());
    stage.key(Key::Escape);
    stage.run(Screen::Board.action());
    stage.window.run_steps(20);
    let stands = "▮▮ White ";
    assert_eq!(in_sight(&stage, stands), 1);
    stage.ask(1, GameCommand::StartClock { side: Side::White });
    assert_eq!(in_sight(&stage, stands), 0);
}

#[test]
fn who_puts_the_question_aside_is_told_that_the_clocks_stay_stopped_and_which_key_asks_again() {
    let mut stage = after_a_cut(2, Lang::En, 400);
    stage.window.run_steps(20);
    stage.click("Later");
    let told = "The clocks stay stopped until you answer. Ctrl+Shift+F9 asks again";
    assert_eq!(in_sight(&stage, told), 1, "{:#?}", stage.labels());
    // No clock was left stopped by an answer: first there must be one.
    stage.run(Action::ResumeClocks);
    stage.window.run_steps(20);
    stage.must_say("an interruption: say first how the lost time is to be counted");
    assert_eq!(focused(&stage).0, "Both boards: who loses the time?");
}

#[test]
fn an_answer_that_counts_at_some_boards_names_them_and_one_that_counts_at_none_says_why() {
    let mut stage = Stage::new(3);
    for board in 1..=3 {
        stage.ask(board, GameCommand::Start);
        // Of the third it cannot be measured.
        let away = (board < 3).then_some(Millis(60_000));
        let gap = Gap { cause: Cause::Cut, from: None, to: None, away };
        stage.ask(board, GameCommand::Recover { gap });
    }
    let asked = |stage: &Stage| [1, 2, 3].map(|board| stage.game(board).lost_time.is_some());
    assert!(stage.has("All 3 boards at once (1, 2, 3): Nobody loses time"));
    assert!(stage.has("Boards 1, 2: Play went on: count it"), "{:#?}", stage.labels());
    stage.ctrl(Key::Num2);
    assert_eq!(asked(&stage), [false, false, true]);
    let why = "Enter what each player loses, or count no lost time";
    assert!(!stage.says(why));
    stage.ctrl(Key::Num2);
    assert_eq!(asked(&stage), [false, false, true]);
    stage.must_say(why);
}

/// A board with a clock on its table, connected.
fn connect(stage: &mut Stage, clock: SimClock, steps: Vec<Step>) -> Simulator {
    let script = Script { start: Position::start().placement(), clock, steps };
    let link = stage.folder.path().join("line");
    let options = Options { port_link: Some(link.clone()), ..Options::real_time() };
    let board = Simulator::start(script, options).expect("a pseudo-terminal");
    let port = PortName::new(link.to_string_lossy());
    let device = Some(Assignment { port, mapping: ClockMapping::AIsWhite, orientation: None });
    stage.desk.command(Command::AssignDevice { board: BoardNo(1), device }).wait().unwrap();
    board
}

pub(crate) fn until(stage: &mut Stage, what: &str, so: impl Fn(&Stage) -> bool) {
    let deadline = Instant::now() + Duration::from_secs(30);
    while !so(stage) {
        assert!(Instant::now() < deadline, "{what}: {:#?}", stage.labels());
        rest();
        stage.window.step();
    }
    settle(&mut stage.window);
}

fn clock_on_table(stage: &Stage) -> Option<BySide<Millis>> {
    Some(stage.desk.snapshot().line(BoardNo(1))?.clock?.times)
}

/// How often the journal holds what the clock on the table shows.
fn observed(stage: &Stage) -> usize {
    let all = stage.desk.snapshot().history.all();
    let seen = all.iter().filter(|entry| {
        matches!(entry.event, Event::Game { what: GameEvent::ClockObserved(_), .. })
    });
    seen.count()
}

#[test]
fn a_clock_on_the_table_that_shows_other_times_is_told_once_and_set_or_believed() {
    const APART: &str = "The clock on the table shows White 2:29:56";
    let slow = Millis(8_996_000);
    for believed in [false, true] {
        let mut stage = Stage::of("2023", "15+10", preferences(Lang::En));
        stage.begin();
        let clock = SimClock::new(slow, slow, Millis::ZERO, ClockEnd::A);
        let clock = SimClock { running: true, ..clock };
        let _board = connect(&mut stage, clock, vec![Step::Time(Millis(60_000))]);
        until(&mut stage, "the clock", |stage| clock_on_table(stage).is_some());
        stage.must_say("Board 1: The clock on the table shows White 2:29:5");
        stage.must_say("Clock on the table shows other times");
        // Seconds that pass are neither told nor recorded again.
        let told = |stage: &mut Stage| {
            stage.run(Action::Messages);
            let all = stage.labels();
            stage.key(Key::Escape);
            all.iter().filter(|label| label.contains("Which of the two counts")).count()
        };
        let once = told(&mut stage);
        for _ in 0..2 {
            let before = clock_on_table(&stage);
            until(&mut stage, "a second", |stage| clock_on_table(stage) != before);
        }
        let now = told(&mut stage);
        assert!(once > 0 && now <= once, "told {once} times, then {now}");
        assert!(observed(&stage) <= 2, "{} rows", observed(&stage));
        stage.key(Key::F12);
        stage.must_say("Clock on the table shows other times");

        if believed {
            stage.click("Take the times of the clock on the table");
            let white = stage.times().white;
            assert!(white > Millis::from_mins(149), "{white}");
        } else {
            stage.click("Send times to the clock");
            until(&mut stage, "the clock is set", |stage| {
                clock_on_table(stage).is_some_and(|times| times.white < Millis::from_mins(16))
            });
        }
        until(&mut stage, "together", |stage| {
            !stage.has("Take the times of the clock on the table")
        });
        assert!(!stage.says(APART));
    }
}

#[test]
fn a_clock_on_the_table_that_keeps_the_time_is_compared_with_the_time_control() {
    let mut stage = Stage::new(0);
    let setup = Setup { timing: Timing::Device, control: "15+10".parse().unwrap(), ..setup(1) };
    stage.desk.command(Command::SetUpGame { board: BoardNo(1), setup }).wait().unwrap();
    settle(&mut stage.window);
    stage.ask(1, GameCommand::Start);
    stage.key(Key::F3);
    let slow = Millis::from_mins(150);
    let clock = SimClock::new(slow, slow, Millis::ZERO, ClockEnd::A);
    let _board = connect(&mut stage, clock, Vec::new());
    until(&mut stage, "the clock", |stage| clock_on_table(stage).is_some());
    stage.must_say(
        "The clock on the table shows White 2:30:00, Black 2:30:00; the time control gives",
    );
    stage.click("Set the clock on the table to the time control");
    until(&mut stage, "the clock is set", |stage| {
        clock_on_table(stage).is_some_and(|times| times.black < Millis::from_mins(16))
    });
    until(&mut stage, "together", |stage| {
        !stage.has("Set the clock on the table to the time control")
    });
}

#[test]
fn enter_connects_what_stands_in_the_field_now() {
    let mut stage = Stage::new(1);
    stage.run(Screen::Devices.action());
    stage.focus(Role::TextInput, "Path or name");
    stage.write("/tmp/bo");
    // The last letters and Enter come in one pass, as when somebody types fast.
    stage.window.event(egui::Event::Text("ard-of-nobody".into()));
    stage.window.key_press(Key::Enter);
    settle(&mut stage.window);
    let lines =
        stage.desk.snapshot().lines.iter().map(|line| line.port.to_string()).collect::<Vec<_>>();
    assert_eq!(lines, ["/tmp/board-of-nobody"]);
}

#[test]
fn a_window_that_reaches_below_its_screen_fills_it() {
    for (height, fills) in [(768.0, true), (600.0, false)] {
        let mut stage = Stage::new(0);
        let root = stage.window.input_mut().viewports.entry(ViewportId::ROOT).or_default();
        root.monitor_size = Some(vec2(1366.0, 768.0));
        // A title bar above.
        root.outer_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1366.0, height + 28.0)));
        root.maximized = Some(false);
        stage.window.step();
        let commands = &stage.window.output().viewport_output[&ViewportId::ROOT].commands;
        assert_eq!(commands.contains(&ViewportCommand::Maximized(true)), fills, "{commands:?}");
    }
}

#[test]
fn boards_of_a_published_round_are_not_set_up_anew_unasked() {
    let mut stage = crate::competition_round::published(4);
    let players = stage.game(1).players().clone();
    stage.ctrl(Key::G);
    stage.write_in("First board", "1");
    stage.ctrl(Key::Enter);
    stage.must_say("On board 1 a published pairing of the event waits to be played");
    assert_eq!(*stage.game(1).players(), players, "it is asked first");
    stage.ctrl(Key::Enter);
    assert_ne!(*stage.game(1).players(), players);
    // A board that is not of the event needs no question.
    stage.ctrl(Key::G);
    stage.write_in("First board", "9");
    stage.ctrl(Key::Enter);
    assert!(stage.desk.snapshot().hall.at_board.contains_key(&BoardNo(9)));
}

#[test]
fn enter_alone_ends_no_game() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.ctrl(Key::E);
    let chosen = stage.window.root().children_recursive().filter(|node| {
        let node = node.accesskit_node();
        node.role() == Role::RadioButton && node.toggled() == Some(egui::accesskit::Toggled::True)
    });
    assert_eq!(chosen.count(), 0, "nothing is chosen beforehand");
    stage.key(Key::Enter);
    assert!(stage.game(1).outcome().is_none());
    stage.key(Key::Escape);
    stage.ctrl(Key::E);
    stage.ctrl(Key::Enter);
    assert!(stage.game(1).outcome().is_none());
    stage.must_say("Choose the result first");
    stage.key(Key::ArrowRight);
    stage.ctrl(Key::Enter);
    assert!(stage.game(1).outcome().is_some());
}

#[test]
fn a_press_with_a_move_typed_and_not_entered_asks_which() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4"]);
    stage.key(Key::F7);
    stage.write("e5");
    stage.key(Key::F9);
    stage.must_say("“e5” is typed and was not entered");
    assert!(stage.has("Press without it"));
    stage.click("Enter e5 and press");
    assert_eq!(stage.game(1).plies.len(), 2);
    assert_eq!(stage.game(1).clock.running(), Some(Side::White));
    stage.key(Key::F7);
    let field =
        stage.window.get_by_role_and_label(Role::TextInput, "Type a move or a question (F7)");
    assert_eq!(field.accesskit_node().value().unwrap_or_default(), "", "it has done its work");

    // What is no move is not entered, and nothing is pressed by habit.
    stage.write("Qh9");
    stage.key(Key::F9);
    stage.must_say("“Qh9” is typed, was not entered and is not a move");
    stage.key(Key::Enter);
    assert_eq!(stage.game(1).clock.running(), Some(Side::White));
    stage.key(Key::F9);
    stage.click("Press without it");
    assert_eq!((stage.game(1).plies.len(), stage.game(1).clock.running()), (2, Some(Side::Black)));
}

#[test]
fn an_older_copy_says_so_until_it_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("open.jadoube"), folder.path().join("copy.jadoube"));
    let start = |folder: &Path| {
        Arc::new(Desk::start(Station::in_folder("test", folder), Box::new(|| {})).unwrap())
    };
    let desk = start(folder.path());
    let competition = Competition::new("Skopje Open", "2023");
    desk.ask(Request::New(path.clone(), competition)).wait().unwrap();
    drop(desk);
    std::fs::copy(&path, &copy).unwrap();
    let desk = start(folder.path());
    desk.ask(Request::Open(path.clone())).wait().unwrap();
    let (board, setup) = (BoardNo(1), setup(1));
    desk.command(Command::SetUpGame { board, setup }).wait().unwrap();
    drop(desk);

    let open = |path: &Path| {
        let desk = start(path.parent().unwrap());
        desk.ask(Request::Open(path.to_owned())).wait().unwrap();
        let window = window(desk.clone(), preferences(Lang::En));
        Stage { folder: tempfile::tempdir().unwrap(), desk, window }
    };
    // Looked at and closed, it is still the older one.
    drop(open(&copy));
    let mut stage = open(&copy);
    for screen in [Screen::Settings, Screen::Hall] {
        stage.run(screen.action());
        stage.must_say("Older copy");
        stage.must_say("Look for the newer file and go on in that one");
    }
    let (board, setup) = (BoardNo(2), crate::stage::setup(2));
    let refused = stage.desk.command(Command::SetUpGame { board, setup }).wait().unwrap_err();
    assert!(matches!(refused, Trouble::OtherState), "{refused:?}");
    stage.click(&format!("Open {}", path.canonicalize().unwrap().display()));
    assert_eq!(stage.desk.snapshot().hall.at_board.len(), 1, "the newer one");
    assert!(!stage.says("Older copy"));
    drop(stage);
    let mut stage = open(&copy);
    stage.click("Go on in this file");
    assert!(!stage.says("Older copy"));
    drop(stage);
    assert!(!open(&copy).says("Older copy"), "it was answered");
}

#[test]
fn no_clock_is_shown_running_in_a_file_in_which_nothing_is_recorded_yet() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("open.jadoube"), folder.path().join("copy.jadoube"));
    let start = || {
        Arc::new(Desk::start(Station::in_folder("test", folder.path()), Box::new(|| {})).unwrap())
    };
    let set_up = |no| Command::SetUpGame { board: BoardNo(no), setup: setup(no) };
    let desk = start();
    desk.ask(Request::New(path.clone(), Competition::new("Skopje Open", "2023"))).wait().unwrap();
    desk.command(set_up(1)).wait().unwrap();
    desk.command(Command::Game { board: BoardNo(1), what: GameCommand::Start }).wait().unwrap();
    drop(desk);
    std::fs::copy(&path, &copy).unwrap();
    let desk = start();
    desk.ask(Request::Open(path)).wait().unwrap();
    desk.command(set_up(2)).wait().unwrap();
    drop(desk);

    let desk = start();
    desk.ask(Request::Open(copy)).wait().unwrap();
    let window = window(desk.clone(), preferences(Lang::En));
    let mut stage = Stage { folder: tempfile::tempdir().unwrap(), desk, window };
    stage.run(Action::ShowHall);
    stage.must_say("Older copy");
    assert_eq!(stage.game(1).clock.running(), Some(Side::White), "as it was recorded");
    let mut tiles = stage.window.get_all_by_role(Role::ListBoxOption);
    let tile = tiles.next().expect("a tile");
    let told = tile.accesskit_node().description().unwrap_or_default();
    assert!(told.contains("White") && !told.contains("running"), "{told}");
}

/// An event to whose file this was done, and what was saved of it, where that is remembered.
fn saved_of_a_damaged(folder: &Path, sql: &str) -> PathBuf {
    let (file, saved) = (folder.join("open.jadoube"), folder.join("saved.jadoube"));
    let station = Station::in_folder("test", folder);
    let desk = Desk::start(station.clone(), Box::new(|| {})).unwrap();
    desk.ask(Request::New(file.clone(), Competition::new("Skopje Open", "2023"))).wait().unwrap();
    let regulations = Regulations::new(System::Manual { rounds: 5 }, "90+30".parse().unwrap());
    let enter = |name: &str| Ask::Enter { entrants: vec![Entrant::named(name)] };
    for what in [Ask::Start { regulations: Box::new(regulations) }, enter("Ana"), enter("Ben")] {
        desk.command(Command::Contest { what }).wait().unwrap();
    }
    drop(desk);
    meddle(&file, sql);
    let told = salvage(&file, &saved, &station).unwrap();
    assert!(!told.left_out.is_empty(), "{told:?}");
    saved
}

#[test]
fn what_was_saved_of_a_damaged_file_is_no_older_copy_and_says_that_it_may_lack_something() {
    let folder = tempfile::tempdir().unwrap();
    let last = "UPDATE event SET at = at + 1 WHERE seq = (SELECT max(seq) FROM event)";
    let saved = saved_of_a_damaged(folder.path(), last);
    let station = Station::in_folder("test", folder.path());
    let desk = Arc::new(Desk::start(station, Box::new(|| {})).unwrap());
    desk.ask(Request::Open(saved)).wait().unwrap();
    let window = window(desk.clone(), preferences(Lang::En));
    let mut stage = Stage { folder, desk, window };
    stage.run(Action::ShowHall);
    stage.must_say("lacks rows of it");
    let answer = "If there is a whole copy of the damaged file, go on in that copy";
    stage.must_say(answer);
    assert!(!stage.says("Older copy") && !stage.says("Look for the newer file"));
    stage.click("Go on in this file");
    assert!(!stage.says(answer));
    let incomplete =
        "Possibly incomplete: the file of the competition was saved from a damaged one";
    for page in [Action::ShowRound, Action::ShowStandings] {
        stage.run(page);
        assert!(stage.shows(incomplete), "{page:?}: {:#?}", stage.labels());
    }
    stage.run(Action::Messages);
    assert!(stage.shows(incomplete), "it was told, and is kept: {:#?}", stage.labels());
}

#[test]
fn an_event_whose_regulations_are_lost_tells_on_its_pages_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let gone = r#"DELETE FROM event WHERE payload LIKE '%"regulations"%'"#;
    let saved = saved_of_a_damaged(folder.path(), gone);
    let station = Station::in_folder("test", folder.path());
    let desk = Arc::new(Desk::start(station, Box::new(|| {})).unwrap());
    desk.ask(Request::Open(saved)).wait().unwrap();
    let window = window(desk.clone(), preferences(Lang::En));
    let mut stage = Stage { folder, desk, window };
    for page in [Action::ShowCompetition, Action::ShowRound, Action::ShowStandings] {
        stage.run(page);
        let told = stage.shows("The regulations of this event are lost");
        assert!(told && !stage.shows("no event yet"), "{page:?}: {:#?}", stage.labels());
    }
}

#[cfg(unix)]
#[test]
fn who_goes_on_in_what_was_saved_of_a_lost_file_stays_at_the_board_that_is_shown() {
    let mut stage = Stage::new(3);
    stage.run(Action::ShowBoard);
    stage.run(Action::NextBoard);
    let shown = |stage: &Stage| {
        let state = stage.window.state();
        (state.screen, state.board)
    };
    assert_eq!(shown(&stage), (Screen::Board, Some(BoardNo(2))));
    let path = file(&stage.folder);
    std::fs::rename(&path, path.with_extension("moved")).unwrap();
    let (board, what) = (BoardNo(2), GameCommand::Start);
    stage.desk.command(Command::Game { board, what }).wait().unwrap_err();
    settle(&mut stage.window);
    let labels = stage.labels();
    let go_on = labels.iter().find(|label| label.starts_with("Continue in ")).expect("offered");
    stage.click(go_on);
    assert!(!stage.has(go_on), "work goes on");
    assert_eq!(shown(&stage), (Screen::Board, Some(BoardNo(2))));
    stage.key(Key::F9);
    assert!(stage.game(2).is_playing() && !stage.game(1).is_playing());
}

#[cfg(unix)]
#[test]
fn in_what_was_saved_of_a_lost_file_work_goes_on_by_a_key_and_by_the_palette() {
    for by_palette in [false, true] {
        let mut stage = Stage::new(1);
        let path = file(&stage.folder);
        std::fs::rename(&path, path.with_extension("moved")).unwrap();
        let (board, what) = (BoardNo(1), GameCommand::Start);
        stage.desk.command(Command::Game { board, what }).wait().unwrap_err();
        settle(&mut stage.window);
        assert!(stage.desk.snapshot().lost.is_some());
        if by_palette {
            stage.run(Action::Palette);
            stage.write("continue in saved");
            stage.key(Key::Enter);
        } else {
            stage.run(Action::GoOnInSaved);
        }
        let snap = stage.desk.snapshot();
        assert!(snap.lost.is_none() && snap.records(), "{:#?}", stage.labels());
    }
}

#[cfg(unix)]
#[test]
fn saving_elsewhere_is_found_by_its_words_while_nothing_can_be_recorded() {
    for (lang, typed) in
        [(Lang::En, "disk full"), (Lang::De, "Datenträger voll"), (Lang::Mk, "полн диск")]
    {
        let words = Catalogue::new(lang);
        let mut stage = Stage::with(1, preferences(lang));
        let find = |stage: &mut Stage| {
            stage.run(Action::Palette);
            stage.write(typed);
        };
        find(&mut stage);
        stage.must_say(&words.say("palette-why-written"));
        stage.key(Key::Escape);
        // With its folder the file is lost, and a mere name of a station has no other to save it in.
        std::fs::remove_dir_all(stage.folder.path()).unwrap();
        let (board, what) = (BoardNo(1), GameCommand::Start);
        stage.desk.command(Command::Game { board, what }).wait().unwrap_err();
        settle(&mut stage.window);
        assert!(stage.has(&words.say("app-file-elsewhere")), "{:#?}", stage.labels());
        find(&mut stage);
        stage.key(Key::Enter);
        stage.must_say(&words.say("setup-elsewhere-title"));
    }
}

/// Another window on the file of this one, which only reads it.
pub(crate) fn that_only_reads(stage: &Stage) -> Stage {
    let desk = Arc::new(Desk::start("second", Box::new(|| {})).unwrap());
    let _ = desk.ask(Request::Open(file(&stage.folder))).wait();
    let window = window(desk.clone(), preferences(Lang::En));
    Stage { folder: tempfile::tempdir().unwrap(), desk, window }
}

#[test]
fn a_field_of_a_file_that_is_only_read_takes_the_keyboard_says_why_and_lets_its_text_be_copied() {
    let stage = Stage::new(1);
    let mut second = that_only_reads(&stage);
    second.run(Screen::Settings.action());
    // That of the competition; the arbiter has one, too.
    fn field(second: &Stage) -> egui_kittest::Node<'_> {
        second.window.get_all_by_role_and_label(Role::TextInput, "Name").next().expect("a field")
    }
    let name = |second: &Stage| {
        let field = field(second);
        let node = field.accesskit_node();
        (field.is_focused(), node.value().unwrap_or_default(), node.description())
    };
    field(&second).focus();
    settle(&mut second.window);
    let (is_here, text, why) = name(&second);
    assert!(is_here, "the keyboard comes to it");
    assert_eq!(text, "Skopje Open");
    let why = why.expect("it says why it cannot be changed");
    second.window.event(egui::Event::Copy);
    second.window.step();
    let commands = &second.window.output().platform_output.commands;
    let copied = |one: &egui::OutputCommand| matches!(one, egui::OutputCommand::CopyText(text) if text == "Skopje Open");
    assert!(commands.iter().any(copied), "{commands:?}");
    second.write("Bitola");
    second.must_say(&format!("Name: {why}"));
    assert_eq!(name(&second).1, "Skopje Open", "nothing is changed");
    // The keyboard goes on from it.
    second.key(Key::Tab);
    assert!(!name(&second).0);
}

#[test]
fn a_window_that_only_reads_offers_no_clocks() {
    let stage = Stage::new(2);
    let mut second = that_only_reads(&stage);
    second.run(Screen::Hall.action());
    assert!(second.desk.snapshot().only_read.is_some());
    assert!(!second.says("Start all clocks"), "{:#?}", second.labels());
    assert!(stage.says("Start all clocks"));
    second.window.key_press_modifiers(Modifiers::COMMAND, Key::F9);
    settle(&mut second.window);
    assert!(second.window.state().dialog.is_none());
}

#[test]
fn the_key_for_the_next_alarm_says_that_nothing_waits() {
    for boards in [0, 1] {
        let mut stage = Stage::new(boards);
        stage.key(Key::F12);
        assert_eq!(in_sight(&stage, "No board needs you now"), 1, "{boards}: for the eye as well");
    }
}
