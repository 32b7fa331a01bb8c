//! The page of the draw, by keys and by the names of its controls.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_competition::berger::Cycles;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::Entrant;
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::competition::start::StartPosition;
use jadoube_core::hall::command::Command;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_ui::actions::Action;

use crate::stage::{Stage, preferences, settle};

/// Asks something of the event behind the window's back.
fn ask(stage: &mut Stage, what: Ask) {
    stage.desk.command(Command::Contest { what }).wait().unwrap();
    settle(&mut stage.window);
}

/// A round robin of so many, of whom the first three are of one federation; the page is open.
fn page_in(lang: Lang, players: u16, start: StartPosition) -> Stage {
    let mut stage = Stage::with(0, preferences(lang));
    let system = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
    let regulations = Regulations::new(system, "90+30".parse().unwrap());
    let regulations = Box::new(Regulations { start, ..regulations });
    ask(&mut stage, Ask::Start { regulations });
    let entrant = |no: u16| Entrant {
        federation: if no <= 3 { "MKD".into() } else { String::new() },
        ..Entrant::named(format!("Player {no:02}"))
    };
    ask(&mut stage, Ask::Enter { entrants: (1..=players).map(entrant).collect() });
    open(&mut stage, lang);
    stage
}

/// Opens the page.
fn open(stage: &mut Stage, lang: Lang) {
    stage.run(Action::ShowCompetition);
    let tab = Catalogue::new(lang).say("tournament-draw");
    stage.window.get_by_role_and_label(Role::Tab, &tab).click_accesskit();
    settle(&mut stage.window);
}

pub(crate) fn page(players: u16) -> Stage {
    page_in(Lang::En, players, StartPosition::Usual)
}

fn options(stage: &Stage) -> Vec<String> {
    let rows = stage.window.query_all_by_role(Role::ListBoxOption);
    rows.filter_map(|row| row.accesskit_node().label()).collect()
}

fn focused(stage: &Stage) -> String {
    let mut all = stage.window.query_all_by_role(Role::ListBoxOption);
    let found = all.find(egui_kittest::Node::is_focused);
    found.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

fn numbers(stage: &Stage) -> Option<(Vec<u16>, Numbering)> {
    let contest = stage.desk.snapshot().hall.contest.clone();
    let last = contest.numbers.last()?;
    Some((last.order.iter().map(|no| no.0).collect(), last.how.clone()))
}

#[test]
fn numbers_are_given_by_rating_by_lot_and_as_they_were_drawn() {
    let mut stage = page(4);
    stage.must_say("No pairing numbers have been given yet");
    stage.click("Give numbers…");
    stage.click("Give numbers");
    settle(&mut stage.window);
    assert_eq!(numbers(&stage), Some((vec![1, 2, 3, 4], Numbering::Rating)));
    stage.must_say("By rating, title and name (C.04.2 2.2)");
    let who =
        |order: [u16; 4]| (1..).zip(order).map(|(no, of)| format!("Number {no}, Player 0{of}"));
    assert!(options(&stage).into_iter().eq(who([1, 2, 3, 4])), "{:?}", options(&stage));
    // Another time a reason is needed, and what was typed stays until it is there.
    stage.click("Give numbers…");
    stage.click("by lot");
    stage.write_in("Seed, which repeats the draw", "17");
    stage.click("Give numbers");
    assert!(matches!(numbers(&stage), Some((_, Numbering::Rating))));
    stage.write_in("Reason", "announced");
    stage.click("Give numbers");
    settle(&mut stage.window);
    assert!(matches!(numbers(&stage), Some((_, Numbering::Lot { seed: 17 }))));
    stage.must_say("By lot, seed 17");
    // As drawn from real envelopes.
    stage.click("Give numbers…");
    stage.click("as drawn");
    for (player, number) in [(1, "2"), (2, "1"), (3, "4"), (4, "4")] {
        stage.write_in(&format!("Player {player:02}"), number);
    }
    stage.write_in("Reason", "drawn at the opening");
    stage.click("Give numbers");
    stage.must_say("Every player needs one number");
    stage.write_in("Player 04", "3");
    stage.click("Give numbers");
    settle(&mut stage.window);
    assert_eq!(numbers(&stage).map(|(order, _)| order), Some(vec![2, 1, 4, 3]));
    let (given, told): (Vec<_>, Vec<_>) =
        options(&stage).into_iter().partition(|told| told.starts_with("Number "));
    assert!(given.iter().cloned().eq(who([2, 1, 4, 3])), "{given:?}");
    assert!(told[0].starts_with("As the arbiter entered them, drawn at the opening"), "{told:?}");
    assert_eq!(told.len(), 3, "the history of the numbers");
}

#[test]
fn the_restricted_draw_goes_by_keys_and_only_what_may_be_drawn_is_offered() {
    let mut stage = page(10);
    stage.click("Restricted draw…");
    stage.click("Begin the draw");
    settle(&mut stage.window);
    stage.must_say("Player 01 (MKD) takes a large envelope with at least 3 numbers");
    stage.must_say("Envelope C is too small: 2 numbers for 3 players");
    // The keyboard is at what can be drawn.
    assert_eq!(focused(&stage), "Envelope A");
    assert_eq!(&options(&stage)[..2], ["Envelope A", "Envelope B"]);
    stage.key(Key::ArrowDown);
    stage.key(Key::Enter);
    settle(&mut stage.window);
    stage.must_say("Player 01 draws a number from envelope B");
    assert_eq!(&options(&stage)[..3], ["Number 5", "Number 7", "Number 9"]);
    assert_eq!(focused(&stage), "Number 5");
    stage.key(Key::Enter);
    settle(&mut stage.window);
    stage.must_say("Player 02 draws a number from envelope B");
    let drawn = options(&stage);
    assert!(drawn.iter().any(|row| row == "Player 01, MKD, Envelope B, Number 5"), "{drawn:?}");
    // The rest by lot.
    stage.click("By lot…");
    stage.click("all that are left");
    stage.write_in("Seed, which repeats the draw", "1972");
    stage.click("Draw lots");
    settle(&mut stage.window);
    stage.must_say("By the restricted draw (C.06)");
    let (order, _) = numbers(&stage).unwrap();
    assert_eq!((order.len(), order[4]), (10, 1), "number 5 is the first player's");
}

/// A round of Chess960 that is paired, and not published.
pub(crate) fn with_a_start_to_draw() -> Stage {
    let mut stage = page_in(Lang::En, 4, StartPosition::Chess960);
    ask(&mut stage, Ask::Number { how: Numbering::Rating, reason: String::new() });
    assert!(!stage.says("Start position, Chess960"), "nothing is paired");
    ask(&mut stage, Ask::Draft { round: 1, pairings: Vec::new() });
    stage
}

#[test]
fn the_start_position_of_chess960_is_drawn_for_the_round() {
    let mut stage = with_a_start_to_draw();
    stage.must_say("Not drawn yet");
    stage.click("Draw the position…");
    stage.click("with dice");
    stage.write_in("Number of the position, 0 to 959; several with commas", "357");
    stage.click("Record the position");
    settle(&mut stage.window);
    stage.must_say("Board 2: position 357");
}

#[test]
fn no_word_is_missing_on_the_page_in_any_language() {
    for lang in Lang::ALL {
        let mut stage = Stage::with(0, preferences(lang));
        let system = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
        let regulations = Regulations::new(system, "90+30".parse().unwrap());
        ask(&mut stage, Ask::Start { regulations: Box::new(regulations) });
        let entrants = (1..=10).map(|no| Entrant::named(format!("P{no}"))).collect();
        ask(&mut stage, Ask::Enter { entrants });
        open(&mut stage, lang);
        stage.lacks_no_words("draw");
    }
}
