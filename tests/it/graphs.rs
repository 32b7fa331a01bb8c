//! What is drawn is also said: the clocks over the moves beside the score, the hall over the session.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::catalogue::Words;
use jadoube_i18n::lang::Lang;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_ui::actions::Action;

use crate::layout::unfold;
use crate::stage::{Stage, preferences, settle};

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
    stage.must_say("13… h5: Black used ");
    let told = stage.labels().into_iter().find(|label| label.starts_with("2… d6: Black used"));
    let told = told.expect("a sentence for the move");
    assert!(told.ends_with("clock corrected: Black +2:00"), "{told}");
    stage.click(&told);
    stage.must_say("Earlier position");
    stage.run(Action::Graphs);
    assert_eq!(graph(&stage), None, "hidden by its key");
    stage.run(Action::Graphs);
    assert!(graph(&stage).is_some(), "and shown by it");
}

#[test]
fn the_sentences_write_moves_as_the_language_does() {
    for (lang, knight, castled) in [
        (Lang::En, "3… Nf6: ", "4. 0-0: "),
        (Lang::De, "3… Sf6: ", "4. 0-0: "),
        (Lang::Mk, "3… Сf6: ", "4. 0-0: "),
    ] {
        let mut stage = Stage::with(1, preferences(lang));
        stage.begin();
        stage.play(1, &["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "g8f6", "e1g1"]);
        // In the tree “…” after a number is a comma.
        let labels: Vec<String> =
            stage.labels().iter().map(|label| label.replace(',', "…")).collect();
        for sentence in [knight, castled] {
            let told = labels.iter().any(|label| label.starts_with(sentence));
            assert!(told, "{lang:?}: {sentence} is not in {labels:#?}");
        }
    }
}

#[test]
fn the_score_keeps_twelve_rows_beside_the_graph() {
    for lang in Lang::ALL {
        let mut stage = played(lang);
        let name = Words::new(lang).say("board-score");
        for offered in [false, true] {
            if offered {
                stage.ask(1, GameCommand::OfferDraw { by: Side::Black });
            }
            settle(&mut stage.window);
            let score = stage.window.get_by_role_and_label(Role::Group, &name);
            let edge = score.get_by_role(Role::Slider).rect().top();
            let top = score.get_by_role_and_label(Role::Label, &name).rect().bottom();
            let rows = score.get_all_by_role(Role::ListBoxOption).filter(|row| {
                let rect = row.rect();
                rect.top() >= top - 1.0 && rect.bottom() <= edge + 1.0
            });
            let rows = rows.count();
            // In Macedonian the answers to an offer still take a line more.
            let least = if offered && lang == Lang::Mk { 22 } else { 24 };
            assert!(rows >= least, "{lang:?}, offered {offered}: {rows} half-moves are in sight");
        }
    }
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
        let words = Words::new(lang);
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
    for lang in Lang::ALL {
        let mut stage = Stage::of("2023", "4", preferences(lang));
        stage.begin();
        stage.run(Action::ShowHall);
        stage.lacks_no_words(lang.code());
        if lang != Lang::En {
            continue;
        }
        stage.must_say("The hall over the session");
        stage.must_say("1 in progress, 0 with an alarm");
        stage.must_say("Within 5 minutes time runs out at Board 1: White ");
        stage.ask(1, GameCommand::StopClock);
        stage.must_say("Within 5 minutes no time runs out");
        stage.run(Action::Graphs);
        assert!(!stage.says("The hall over the session"), "hidden by its key");
    }
}
