//! What is drawn is also said: the clocks over the moves beside the score, the hall over the session.

use std::sync::Arc;
use std::time::Instant;

use egui::accesskit::Role;
use egui::{Key, Rect, Shape};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Assignment;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::timekeeper::Timekeeper;
use jadoube_devices::simulator::clock::SimClock;
use jadoube_devices::simulator::player::{Options, Simulator};
use jadoube_devices::simulator::script::Script;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{Setup, Source, Timing};
use jadoube_laws::ids::{BoardNo, PortName};
use jadoube_laws::sensing::{ClockEnd, ClockMapping};
use jadoube_ui::actions::Action;

use crate::layout::unfold;
use crate::stage::{Stage, preferences, rest, settle, setup};

const GAME: &str = "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 \
                    c1g5 b7b5 c3b5 c6b5 c4b5 b8d7 a2a3 h7h6 a3a4 h6h5";

/// A game of thirteen moves; Black's clock was corrected after the second.
fn played(lang: Lang) -> Stage {
    let mut stage = Stage::with(1, preferences(lang));
    stage.begin();
    let moves: Vec<&str> = GAME.split_whitespace().collect();
    stage.play(1, &moves[..4]);
    let correction = Correction::Add { side: Side::Black, time: Millis::from_mins(2) };
    stage.ask(1, GameCommand::CorrectClock { correction, reason: "agreed".into() });
    stage.play(1, &moves[4..]);
    stage
}

#[test]
fn the_clocks_over_the_moves_are_a_list_of_sentences_and_lead_to_each_move() {
    let mut stage = played(Lang::En);
    let graph = |stage: &Stage| {
        let lists = stage.window.query_all_by_role(Role::ListBox);
        let named = |node: &egui_kittest::Node<'_>| {
            node.accesskit_node().label().as_deref() == Some("Clocks over the moves")
        };
        let found = lists.into_iter().find(named);
        found.map(|node| node.accesskit_node().description().unwrap_or_default())
    };
    let summary = graph(&stage).expect("the graph");
    assert!(summary.contains("clock corrected: Black +2:00"), "{summary}");
    assert!(summary.contains("Longest: "), "{summary}");
    stage.must_say("13… pawn h6 h5: Black used ");
    let second = "2… pawn d7 d6: Black used";
    let told = stage.labels().into_iter().find(|label| label.starts_with(second));
    let told = told.expect("a sentence for the move");
    assert!(told.ends_with("clock corrected: Black +2:00"), "{told}");
    let times = told.strip_prefix(second).and_then(|rest| rest.split(';').next());
    assert!(times.is_some_and(|times| !times.contains(':')), "told in words: {told}");
    stage.click(&told);
    stage.must_say("Earlier position");
    stage.run(Action::Graphs);
    assert_eq!(graph(&stage), None, "hidden by its key");
    stage.run(Action::Graphs);
    assert!(graph(&stage).is_some(), "and shown by it");
}

#[test]
fn the_graph_tells_which_moves_no_board_reported() {
    for (lang, told) in [
        (Lang::En, "board disconnected: 1… pawn e7 e5 to 2. knight g1 f3 were not reported"),
        (Lang::De, "Bauer e7 e5"),
        (Lang::Mk, "e7 e5"),
    ] {
        let mut stage = Stage::with(1, preferences(lang));
        stage.begin();
        for (uci, source) in [
            ("e2e4", Source::Board),
            ("e7e5", Source::Found),
            ("g1f3", Source::Found),
            ("b8c6", Source::Board),
        ] {
            let (uci, after) = (Uci(uci.into()), AfterMove::Press);
            stage.ask(1, GameCommand::Play { uci, source, times: None, spent: None, after });
        }
        let words = Catalogue::new(lang);
        let name = words.say("clock-graph-name");
        let graph = stage.window.get_by_role_and_label(Role::ListBox, &name);
        let summary = graph.accesskit_node().description().unwrap_or_default();
        // In the tree “…” after a number is a comma.
        let told = [told.to_owned(), told.replace('…', ",")];
        assert!(told.iter().any(|told| summary.contains(told)), "{lang:?}: {summary}");
        stage.lacks_no_words(lang.code());
    }
}

/// The texts that are painted.
pub(crate) fn painted(stage: &Stage) -> Vec<String> {
    fn gather(shape: &Shape, texts: &mut Vec<String>) {
        match shape {
            Shape::Vec(several) => several.iter().for_each(|one| gather(one, texts)),
            Shape::Text(text) => texts.push(text.galley.text().to_owned()),
            _ => {}
        }
    }
    let mut texts = Vec::new();
    stage.window.output().shapes.iter().for_each(|one| gather(&one.shape, &mut texts));
    texts
}

#[test]
fn the_sentences_tell_moves_in_words_and_write_them_in_the_letters_of_the_language() {
    for (lang, knight, castled, written) in [
        (Lang::En, "3… knight g8 f6: ", "4. castles short: ", "3… Nf6: "),
        (Lang::De, "3… Springer g8 f6: ", "4. kurze Rochade: ", "3… Sf6: "),
        (Lang::Mk, "3… скокач g8 f6: ", "4. мала рокада: ", "3… Сf6: "),
    ] {
        let mut stage = Stage::with(1, preferences(lang));
        stage.begin();
        stage.play(1, &["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "g8f6", "e1g1"]);
        // In the tree “…” after a number is a comma.
        let labels = stage.labels();
        let in_tree: Vec<String> = labels.iter().map(|label| label.replace(',', "…")).collect();
        for sentence in [knight, castled] {
            let told = in_tree.iter().any(|label| label.starts_with(sentence));
            assert!(told, "{lang:?}: {sentence} is not in {in_tree:#?}");
        }
        let here = in_tree.iter().position(|label| label.starts_with(knight)).expect("told");
        stage.click(&labels[here]);
        let texts = painted(&stage);
        assert!(texts.iter().any(|text| text.starts_with(written)), "{lang:?}: {texts:#?}");
    }
}

/// How many half-moves of the score are in sight.
fn in_sight(stage: &Stage, name: &str) -> usize {
    let score = stage.window.get_by_role_and_label(Role::Group, name);
    let edge = score.get_by_role(Role::Slider).rect().top();
    let top = score.get_by_role_and_label(Role::Label, name).rect().bottom();
    let rows = score.get_all_by_role(Role::ListBoxOption).filter(|row| {
        let rect = row.rect();
        rect.top() >= top - 1.0 && rect.bottom() <= edge + 1.0
    });
    rows.count()
}

/// An electronic board at board 1 that shows the position of the game.
fn connected(stage: &mut Stage) -> Simulator {
    let link = stage.folder.path().join("line");
    let start = stage.game(1).position().placement();
    let (hour, none) = (Millis::from_mins(60), Millis::ZERO);
    let clock = SimClock::new(hour, hour, none, ClockEnd::A);
    let script = Script { start, clock, steps: Vec::new() };
    let options = Options { port_link: Some(link.clone()), ..Options::real_time() };
    let board = Simulator::start(script, options).expect("a pseudo-terminal");
    let port = PortName::new(link.to_string_lossy());
    let device = Some(Assignment { port, mapping: ClockMapping::AIsWhite, orientation: None });
    let command = Command::AssignDevice { board: BoardNo(1), device };
    stage.desk.command(command).wait().expect("assigned");
    let begun = Instant::now();
    while stage.desk.snapshot().line(BoardNo(1)).is_none_or(|line| line.physical != Some(start)) {
        assert!(begun.elapsed().as_secs() < 30, "the board does not answer");
        rest();
    }
    settle(&mut stage.window);
    board
}

#[test]
fn the_score_keeps_twelve_rows_beside_the_graph() {
    for lang in Lang::ALL {
        let mut stage = played(lang);
        let name = Catalogue::new(lang).say("board-score");
        for offered in [false, true] {
            if offered {
                stage.ask(1, GameCommand::OfferDraw { by: Side::Black });
            }
            settle(&mut stage.window);
            let rows = in_sight(&stage, &name);
            assert!(rows >= 24, "{lang:?}, offered {offered}: {rows} half-moves are in sight");
        }
    }
}

#[test]
fn with_an_electronic_board_the_score_keeps_as_many_rows() {
    for lang in Lang::ALL {
        for timing in [Timing::Desk, Timing::Device] {
            let setup = Setup { timing, ..setup(1) };
            let desk = Desk::start("test", Box::new(|| {})).unwrap();
            let mut stage = Stage::on(desk, "2023", [setup], preferences(lang));
            stage.ask(1, GameCommand::Start);
            stage.play_unseen(1, &GAME.split_whitespace().collect::<Vec<_>>());
            stage.key(Key::F3);
            let board = connected(&mut stage);
            stage.ask(1, GameCommand::OfferDraw { by: Side::White });
            let rows = in_sight(&stage, &Catalogue::new(lang).say("board-score"));
            assert!(rows >= 24, "{lang:?}, {timing:?}: {rows} half-moves are in sight");
            drop(board);
        }
    }
}

#[test]
fn the_answers_to_an_offer_have_their_whole_names_where_the_captions_are_short() {
    let mut stage = played(Lang::Mk);
    stage.ask(1, GameCommand::OfferDraw { by: Side::Black });
    assert!(stage.has("Прифатено реми"));
    stage.click("Одбиено реми");
    assert!(stage.game(1).offer.is_none());
}

/// The times that stand in the score, with where each of them ends.
fn times_in_the_score(stage: &Stage) -> Vec<(String, i32)> {
    fn gather(shape: &Shape, place: Rect, found: &mut Vec<(String, i32)>) {
        match shape {
            Shape::Vec(several) => several.iter().for_each(|one| gather(one, place, found)),
            Shape::Text(one) if place.contains(one.pos) => {
                let text = one.galley.text();
                let is_time =
                    text.contains(':') && text.chars().all(|c| c == ':' || c.is_ascii_digit());
                if is_time {
                    let right = one.pos.x + one.galley.size().x;
                    found.push((text.to_owned(), right.round() as i32));
                }
            }
            _ => {}
        }
    }
    let score = stage.window.get_by_role_and_label(Role::Group, "Score");
    let rows = score.get_all_by_role(Role::ListBoxOption).map(|row| row.rect());
    let place = rows.reduce(|all, row| all | row).expect("a move");
    let mut found = Vec::new();
    for one in &stage.window.output().shapes {
        gather(&one.shape, place, &mut found);
    }
    found
}

#[test]
fn the_times_of_the_moves_stay_where_they_are_while_clocks_run_and_one_looks_back() {
    let mut stage = Stage::new(1);
    let keeper = Arc::new(Timekeeper::scripted(stage.desk.snapshot().now()));
    stage.desk.set_timekeeper(Arc::clone(&keeper));
    stage.desk.ask(Request::ListPorts).wait().unwrap();
    stage.begin();
    stage.play(1, &["e2e4", "e7e5", "g1f3"]);
    let before = times_in_the_score(&stage);
    assert_eq!(before.len(), 3, "each move has its time: {before:?}");
    let stay = |stage: &Stage, count: usize, when: &str| {
        let now = times_in_the_score(stage);
        assert_eq!(now.len(), count, "{when}: {now:?}");
        assert_eq!(now[..3], before[..], "{when}");
    };
    for _ in 0..3 {
        keeper.advance(Millis(7_300));
        stage.desk.ask(Request::ListPorts).wait().unwrap();
        settle(&mut stage.window);
        stay(&stage, 3, "while a clock runs");
    }
    stage.ask(1, GameCommand::StopClock);
    stay(&stage, 3, "while the clocks stand");
    stage.key(Key::F9);
    stage.key(Key::F7);
    stage.write("Nc6");
    stay(&stage, 3, "while a move is typed");
    stage.key(Key::Enter);
    stay(&stage, 4, "after a move");
    for _ in 0..4 {
        stage.alt(Key::ArrowLeft);
        stay(&stage, 4, "looking back");
    }
    stage.key(Key::Escape);
    stay(&stage, 4, "back in the present");
    // In the narrowest window as well.
    stage.window.set_size(egui::vec2(1280.0, 720.0));
    settle(&mut stage.window);
    assert_eq!(times_in_the_score(&stage).len(), 4);
}

#[test]
fn no_move_of_the_score_is_the_chosen_one_while_the_keyboard_is_elsewhere() {
    let mut stage = played(Lang::En);
    stage.key(Key::F7);
    stage.ask(1, GameCommand::TakeBack { to: Ply(25), reason: "a trial".into() });
    stage.play(1, &["h6h5"]);
    let score = stage.window.get_by_role_and_label(Role::Group, "Score");
    let rows = score.get_all_by_role(Role::ListBoxOption);
    let chosen = rows.filter(|row| row.accesskit_node().is_selected() == Some(true)).count();
    assert_eq!(chosen, 0, "Orca would read it over what is listened to");
}

#[test]
fn with_large_text_the_hall_over_the_session_stands_as_text_among_the_controls() {
    for (lang, scale) in Lang::ALL.into_iter().flat_map(|lang| [(lang, 200), (lang, 400)]) {
        let prefs = Preferences { scale_percent: scale, ..preferences(lang) };
        let mut stage = Stage::of("2023", "4", prefs);
        stage.begin();
        stage.run(Action::ShowHall);
        let words = Catalogue::new(lang);
        let sentence = words.say_with(
            "session-out",
            &[("minutes", 10.into()), ("count", 0.into()), ("boards", "".into())],
        );
        let name = words.say("session-chart");
        for (width, height) in [(1280.0, 720.0), (1366.0, 768.0)] {
            stage.window.set_size(egui::vec2(width, height));
            settle(&mut stage.window);
            unfold(&mut stage, &words.say("hall-controls"), &name);
            let list = stage.window.get_by_role_and_label(Role::List, &name);
            let told = list.get_all_by_role(Role::ListItem).count();
            assert!(told >= 4, "{lang:?} {scale} % {width}: {told} sentences");
            let texts = list.children_recursive();
            let texts = texts.filter(|node| node.accesskit_node().role() == Role::Label).count();
            assert_eq!(texts, told, "{lang:?} {scale} % {width}: each is text as well");
        }
        stage.ask(1, GameCommand::StopClock);
        stage.must_say(&sentence);
        stage.lacks_no_words(lang.code());
    }
}

#[test]
fn the_hall_over_the_session_tells_what_was_and_whose_time_runs_out() {
    for (lang, name, stood, runs_out, nobodys) in [
        (
            Lang::En,
            "The hall over the session",
            "1 in progress, 0 with an alarm",
            "Within 5 minutes time runs out at Board 1: White ",
            "Within 5 minutes no time runs out",
        ),
        (
            Lang::De,
            "Der Saal über die Spielsitzung",
            "1 im Gang, 0 mit Alarm",
            "Binnen 5 Minuten läuft die Zeit ab an Brett 1: Weiß ",
            "Binnen 5 Minuten läuft keine Zeit ab",
        ),
        (
            Lang::Mk,
            "Салата низ сесијата",
            "1 во тек, 0 со аларм",
            "За 5 минути истекува времето: Табла 1: Белиот ",
            "За 5 минути не истекува ничие време",
        ),
    ] {
        let mut stage = Stage::of("2023", "4", preferences(lang));
        stage.begin();
        stage.run(Action::ShowHall);
        stage.lacks_no_words(lang.code());
        stage.must_say(name);
        stage.must_say(stood);
        stage.must_say(runs_out);
        stage.ask(1, GameCommand::StopClock);
        stage.must_say(nobodys);
        stage.run(Action::Graphs);
        assert!(!stage.says(name), "{lang:?}: hidden by its key");
    }
}
