//! What is drawn is also said: the clocks over the moves beside the score, the hall over the session.

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_i18n::lang::Lang;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_ui::actions::Action;

use crate::stage::{Stage, preferences, settle};

const GAME: &str = "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 \
                    c1g5 b7b5 c3b5 c6b5 c4b5 b8d7 a2a3 h7h6 a3a4 h6h5";

/// A game of thirteen moves; Black's clock was corrected after the second.
fn played() -> Stage {
    let mut stage = Stage::new(1);
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
    let mut stage = played();
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
    let mut stage = played();
    settle(&mut stage.window);
    let score = stage.window.get_by_role_and_label(Role::Group, "Score");
    let edge = score.get_by_role(Role::Slider).rect().top();
    let top = score.get_by_role_and_label(Role::Label, "Score").rect().bottom();
    let rows = score.get_all_by_role(Role::ListBoxOption).filter(|row| {
        let rect = row.rect();
        rect.top() >= top - 1.0 && rect.bottom() <= edge + 1.0
    });
    let rows = rows.count();
    assert!(rows >= 24, "{rows} half-moves are in sight");
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
