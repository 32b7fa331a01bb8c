//! The pages of the standings and of the cross-table, by keys and by the names of their controls.

use std::path::PathBuf;
use std::sync::Arc;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::side::{BySide, Side};
use jadoube_competition::berger::Cycles;
use jadoube_competition::tournament::{Date, Sex};
use jadoube_core::adjournment::command::Command as Adjourn;
use jadoube_core::adjournment::envelope::SealedMove;
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, EntrantNo, Rating, RatingKind};
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::competition::result::PairingResult;
use jadoube_core::hall::command::Command;
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::{BoardNo, EnvelopeNo};
use jadoube_ui::actions::Action;

use crate::layout::{faults, unfold};
use crate::stage::{Stage, preferences, settle, window};

/// Asks something of the event behind the window's back.
fn ask(stage: &mut Stage, what: Ask) {
    stage.desk.command(Command::Contest { what }).wait().unwrap();
    settle(&mut stage.window);
}

/// Whoever has an odd number is a woman.
fn entrant(no: u16) -> Entrant {
    let value = 2400 - 10 * no;
    let rating = Rating { kind: RatingKind::Standard, value, list: "FIDE".into(), date: None };
    Entrant {
        ratings: vec![rating],
        sex: Some(if no % 2 == 1 { Sex::Woman } else { Sex::Man }),
        birth: Some(Date::year(1980)),
        federation: "MKD".into(),
        ..Entrant::named(format!("Player {no}"))
    }
}

/// A round robin of so many with their numbers.
fn event_in(lang: Lang, players: u16) -> Stage {
    let mut stage = Stage::with(0, preferences(lang));
    let system = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
    let regulations = Regulations::new(system, "90+30".parse().unwrap());
    let regulations = Regulations { tie_breaks: "DE,SB".into(), ..regulations };
    ask(&mut stage, Ask::Start { regulations: Box::new(regulations) });
    ask(&mut stage, Ask::Enter { entrants: (1..=players).map(entrant).collect() });
    let order = (1..=players).map(EntrantNo).collect();
    ask(&mut stage, Ask::Number { how: Numbering::Arbiter { order }, reason: String::new() });
    stage
}

pub(crate) fn event(players: u16) -> Stage {
    event_in(Lang::En, players)
}

fn publish(stage: &mut Stage, round: u8) {
    ask(stage, Ask::Draft { round, pairings: Vec::new() });
    ask(stage, Ask::Publish { round });
}

fn enter(stage: &mut Stage, round: u8, board: u16, sign: &str, reason: &str) {
    let result = PairingResult::read(sign).unwrap();
    let (board, reason) = (BoardNo(board), reason.to_owned());
    ask(stage, Ask::EnterResult { round: Some(round), board, result, reason });
}

/// Plays a round with these results at its boards.
pub(crate) fn play(stage: &mut Stage, round: u8, signs: &[&str]) {
    publish(stage, round);
    for (board, sign) in (1..).zip(signs) {
        enter(stage, round, board, sign, "");
    }
    ask(stage, Ask::Close { round });
}

/// The rows of the table as they are told.
fn rows(stage: &Stage) -> Vec<String> {
    let rows = stage.window.query_all_by_role(Role::Row);
    rows.filter_map(|row| row.accesskit_node().label()).collect()
}

#[track_caller]
fn begins(row: &str, with: &str) {
    assert!(row.starts_with(with), "{row} does not begin with {with}");
}

fn focused(stage: &Stage, role: Role) -> String {
    let mut all = stage.window.query_all_by_role(role);
    let found = all.find(egui_kittest::Node::is_focused);
    found.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

/// A page of the adjournment: the game at a board is stopped with a sealed move.
fn adjourn(stage: &mut Stage, board: u16) {
    let (board, no) = (BoardNo(board), EnvelopeNo(1));
    stage.ask(board.0, GameCommand::Start);
    let assistants = BySide::default();
    for what in [
        Adjourn::Begin { board, why: AdjournmentReason::SessionEnd, assistants },
        Adjourn::Seal { no, what: SealedMove::Paper },
        Adjourn::Enclose { no, whose: Side::White },
        Adjourn::Enclose { no, whose: Side::Black },
        Adjourn::Close { no },
        Adjourn::StopClock { no },
    ] {
        stage.desk.command(Command::Adjournment { what }).wait().unwrap();
    }
    settle(&mut stage.window);
}

#[test]
fn every_place_is_told_and_opens_with_its_working() {
    let mut stage = event(4);
    play(&mut stage, 1, &["1", "="]);
    stage.run(Action::ShowStandings);
    stage.must_say("Standings after round 1, by C.07 from March 2026");
    let all = rows(&stage);
    assert_eq!(all.len(), 4);
    begins(&all[0], "place 1, number 1, Player 1, MKD, rating 2390, points 1.0");
    begins(&all[1], "place 2, shared, number 2, Player 2, MKD, rating 2380, points 0.5");
    begins(&all[2], "place 2, shared, number 3");
    begins(&all[3], "place 4, number 4");
    // What is tied, and what becomes of it, stands below.
    stage.must_say("Place 2 is shared by 2 Player 2; 3 Player 3");
    stage.must_say("A remaining tie is decided by lot");
    // The keyboard is at the first place.
    assert_eq!(focused(&stage, Role::Row), all[0]);
    stage.key(Key::ArrowDown);
    stage.key(Key::Enter);
    begins(&focused(&stage, Role::ListBoxOption), "No. 2 Player 2: place 2");
    stage.key(Key::ArrowDown);
    begins(&focused(&stage, Role::ListBoxOption), "Placed below the one above by PTS");
    // The notes of the table come last.
    stage.key(Key::End);
    begins(&focused(&stage, Role::ListBoxOption), "A remaining tie is decided by lot");
    for _ in 0..4 {
        stage.key(Key::ArrowUp);
    }
    begins(&focused(&stage, Role::ListBoxOption), "SB = 0.25: Sonneborn-Berger (C.07 9.1)");
    stage.key(Key::ArrowDown);
    begins(&focused(&stage, Role::ListBoxOption), "Round 1 · against 3 Player 3");
    stage.key(Key::Escape);
    assert_eq!(focused(&stage, Role::Row), all[1]);
}

#[test]
fn any_round_is_shown_and_the_keyboard_stays_with_its_player() {
    let mut stage = event(4);
    play(&mut stage, 1, &["1", "="]);
    play(&mut stage, 2, &["1", "0"]);
    stage.run(Action::ShowStandings);
    stage.must_say("Standings after round 2");
    let second = rows(&stage)[1].clone();
    stage.key(Key::ArrowDown);
    assert_eq!(focused(&stage, Role::Row), second);
    let who = second.split(", ").find(|part| part.starts_with("Player")).unwrap().to_owned();
    stage.click("Round before");
    stage.must_say("Standings after round 1");
    stage.must_say("After round 1");
    stage.click("Round before");
    stage.must_say("Before round 1");
    assert!(stage.window.get_by_label("Round before").accesskit_node().is_disabled());
    stage.click("Round after");
    stage.click("Round after");
    stage.run(Action::ShowStandings);
    assert!(focused(&stage, Role::Row).contains(&who), "{}", focused(&stage, Role::Row));
    // A round that is published now is the one that is shown.
    publish(&mut stage, 3);
    stage.must_say("Standings after round 3");
    stage.must_say("Round 3 is not complete: 2 results are missing");
}

#[test]
fn the_standings_are_shown_as_they_were_recorded_at_a_time() {
    let mut stage = event(4);
    play(&mut stage, 1, &["1", "="]);
    stage.run(Action::ShowStandings);
    begins(&rows(&stage)[0], "place 1, number 1");
    stage.click("As it stood at…");
    // It begins with the time that is now.
    stage.key(Key::Enter);
    while !stage.says("As recorded by") {
        stage.window.step();
    }
    stage.must_say("Paper and files of this page have the standings as recorded then");
    enter(&mut stage, 1, 1, "0", "both say so");
    begins(&rows(&stage)[0], "place 1, number 1");
    let list = written(&mut stage, "then.csv");
    assert!(list.contains("1,1,,Player 1,MKD,2390,1.0,"), "{list}");
    let page = written(&mut stage, "then.html");
    assert!(page.contains("As recorded by 20"), "{page}");
    stage.ctrl(Key::P);
    stage.must_say("As recorded by");
    let on_paper = stage.labels().join("\n");
    let first = on_paper.find("Player 1").zip(on_paper.find("Player 4"));
    assert!(first.is_some_and(|(one, four)| one < four), "{on_paper}");
    stage.key(Key::Escape);
    stage.click("Back to now");
    begins(&rows(&stage)[0], "place 1, number 4");
    let list = written(&mut stage, "now.csv");
    assert!(list.contains("1,4,,Player 4,"), "{list}");
    stage.click("As it stood at…");
    stage.rewrite("yesterday");
    stage.key(Key::Enter);
    stage.must_say("Write a day and a time: 24.11.2026 15:00");
    stage.rewrite("1.1.2020 10:00");
    stage.key(Key::Enter);
    while !stage.says("Nothing had been recorded at that time") {
        stage.window.step();
    }
    begins(&rows(&stage)[0], "place 1, number 4");
}

#[test]
fn a_category_has_places_of_its_own() {
    let mut stage = event(4);
    play(&mut stage, 1, &["1", "1"]);
    stage.run(Action::ShowStandings);
    stage.click("Category");
    stage.click("Men");
    let men = rows(&stage);
    assert_eq!(men.len(), 2);
    begins(&men[0], "place 1, number 2, Player 2");
    begins(&men[1], "place 2, number 4, Player 4");
    stage.click("Category");
    stage.click("All");
    assert_eq!(rows(&stage).len(), 4);
}

#[test]
fn of_who_left_both_readings_are_shown_with_the_article() {
    let mut stage = event(4);
    play(&mut stage, 1, &["0", "="]);
    let (no, reason) = (EntrantNo(4), "ill".to_owned());
    ask(&mut stage, Ask::Leave { no, from: 2, expelled: false, reason });
    stage.run(Action::ShowStandings);
    stage.must_say("4 completed 1 of 3 (C.05 6.6): on record, but struck from the standings");
    let places = rows(&stage);
    begins(&places[3], "no place, number 4, Player 4, has left");
    begins(&places[2], "place 3, number 1");
    assert!(places[3].contains("points 0.0"), "{places:?}");
    stage.click("All that were played");
    begins(&rows(&stage)[0], "place 1, number 4, Player 4, has left");
    // The cross-table has his game in brackets.
    stage.run(Action::Palette);
    stage.write("Cross-table");
    stage.key(Key::Enter);
    let row = rows(&stage)[0].clone();
    assert!(row.contains("Player 4 loss, does not count"), "{row}");
}

#[test]
fn rating_changes_and_norms_are_shown_with_their_working() {
    let mut stage = event(4);
    play(&mut stage, 1, &["1", "0"]);
    stage.run(Action::ShowStandings);
    stage.click("Rating changes");
    stage.must_say("Rating changes in standard chess, by B.02 from October 2025");
    assert_eq!(rows(&stage).len(), 4);
    begins(&rows(&stage)[0], "No. 1, Player 1, Rating 2390, K 20, Games 1, Change +9.20, New 2399");
    stage.focus(Role::Row, &rows(&stage)[0].clone());
    stage.key(Key::Enter);
    stage.must_say("K = 20");
    stage.key(Key::Escape);
    stage.click("Title norms");
    stage.must_say("Nobody has a norm");
    begins(&rows(&stage)[1], "number 2, Player 2, GM: ");
    assert!(rows(&stage)[0].contains("WIM: "), "{}", rows(&stage)[0]);
    assert!(!rows(&stage)[1].contains("WIM: "), "{}", rows(&stage)[1]);
    stage.focus(Role::Row, &rows(&stage)[0].clone());
    stage.key(Key::Enter);
    begins(&focused(&stage, Role::ListBoxOption), "GM: ");
}

#[test]
fn the_cross_table_is_shown_by_numbers_by_places_and_by_rounds() {
    let mut stage = event(4);
    publish(&mut stage, 1);
    adjourn(&mut stage, 1);
    enter(&mut stage, 1, 2, "0", "");
    stage.run(Action::ShowCompetition);
    stage.click("Cross-table");
    let told = rows(&stage);
    assert_eq!(told[0], "number 1, Player 1, points 0.0, place 2, Player 4 adjourned");
    let told = |stage: &Stage, row: usize| rows(stage)[row].clone();
    begins(&told(&stage, 2), "number 3, Player 3, points 1.0, place 1, Player 2 win");
    stage.click("By place");
    begins(&told(&stage, 0), "number 3");
    stage.click("Round by round");
    begins(
        &told(&stage, 0),
        "number 1, Player 1, points 0.0, place 2, Round 1: 4 Player 4, White, adjourned",
    );
    stage.focus(Role::Row, &told(&stage, 0));
    stage.key(Key::ArrowDown);
    stage.key(Key::Enter);
    assert_eq!(focused(&stage, Role::ListBoxOption), "Round 1: 3 Player 3, White, loss");
}

#[test]
fn the_event_is_written_as_what_the_ending_says() {
    let mut stage = event(4);
    play(&mut stage, 1, &["1", "="]);
    stage.run(Action::ShowStandings);
    let path = |stage: &Stage, name: &str| -> PathBuf { stage.folder.path().join(name) };
    for (name, parts) in [
        ("cup.trf", &["012 Skopje Open", "001    1", "Player 4"][..]),
        (
            "cup.csv",
            &[
                "Place,No.,Title,Name,Fed.,Rating,PTS,DE,SB,Remarks\r\n",
                "1,1,,Player 1,MKD,2390,1.0,,0.00,\r\n",
            ],
        ),
        ("cup.html", &["<h1>Skopje Open</h1>", "<td>Player 1</td>", "<td>×</td>"]),
    ] {
        stage.click("Export the event…");
        let file = path(&stage, name);
        stage.rewrite(&file.display().to_string());
        stage.key(Key::Enter);
        let text = std::fs::read_to_string(&file).unwrap();
        for part in parts {
            assert!(text.contains(part), "{name}: {part} is not in {text}");
        }
    }
}

/// The text of a file of the event, written from the page that is shown.
fn written(stage: &mut Stage, name: &str) -> String {
    stage.click("Export the event…");
    let file = stage.folder.path().join(name);
    stage.rewrite(&file.display().to_string());
    stage.key(Key::Enter);
    std::fs::read_to_string(&file).unwrap()
}

#[test]
fn a_game_that_is_not_over_counts_nothing_and_is_marked_wherever_a_standing_is_shown() {
    let mut stage = event(4);
    publish(&mut stage, 1);
    adjourn(&mut stage, 1);
    enter(&mut stage, 1, 2, "=", "");
    let (no, reason) = (EntrantNo(2), "ill".to_owned());
    ask(&mut stage, Ask::Leave { no, from: 2, expelled: false, reason });
    stage.run(Action::ShowStandings);
    for games in ["As they count", "All that were played"] {
        stage.click(games);
        let rows = rows(&stage);
        let adjourned = rows.iter().filter(|row| row.contains("round 1 adjourned"));
        let adjourned: Vec<&String> = adjourned.collect();
        assert_eq!(adjourned.len(), 2, "{games}: {rows:?}");
        assert!(adjourned.iter().all(|row| row.contains("points 0.0")), "{games}: {rows:?}");
    }
    let list = written(&mut stage, "cup.csv");
    assert!(list.contains("round 1 adjourned"), "{list}");
    assert!(list.contains(",Player 2,MKD,2380,0.5,") && list.contains(",has left\r\n"), "{list}");
    let page = written(&mut stage, "cup.html");
    assert!(page.contains("<td>Player 1 (round 1 adjourned)</td>"), "{page}");
    assert!(page.contains("<td>Player 2 (has left)</td>"), "{page}");
    assert!(page.contains("no result yet at board 1"), "{page}");
    // A reader of the tournament file would take the sign for a draw.
    stage.click("Export the event…");
    stage.must_say("Results are missing: this is not the final report");
    stage.key(Key::Escape);
    let file = written(&mut stage, "cup.trf");
    let line = |code: &str| file.lines().find(|line| line.starts_with(code)).unwrap_or_default();
    assert!(line("162").contains("X 0.0"), "{file}");
    assert!(line("001    1").contains(" 0.0 ") && line("001    1").ends_with("4 w ?"), "{file}");
    // Where all games are over the file says nothing of such games.
    let mut stage = event(4);
    play(&mut stage, 1, &["1", "="]);
    stage.run(Action::ShowStandings);
    let file = written(&mut stage, "over.trf");
    assert!(!file.lines().any(|line| line.starts_with("162")), "{file}");
}

#[test]
fn what_is_printed_and_written_is_the_standing_that_is_shown() {
    let mut stage = event(4);
    play(&mut stage, 1, &["0", "="]);
    let (no, reason) = (EntrantNo(4), "ill".to_owned());
    ask(&mut stage, Ask::Leave { no, from: 2, expelled: false, reason });
    play(&mut stage, 2, &["1"]);
    stage.run(Action::ShowStandings);
    stage.click("Round before");
    stage.click("All that were played");
    stage.click("Category");
    stage.click("Men");
    let names = |text: &str| -> Vec<String> {
        let all = text.split([',', '<', '>', '|', '\n']).filter(|part| part.starts_with("Player"));
        all.map(str::to_owned).collect()
    };
    let list = written(&mut stage, "men.csv");
    // As the page has it: he won round 1, and has left since.
    assert_eq!(names(&list), ["Player 4", "Player 2"], "{list}");
    assert!(list.contains("1,4,,Player 4,MKD,2360,1.0,"), "{list}");
    let page = written(&mut stage, "men.html");
    assert!(page.contains("Standings after round 1"), "{page}");
    assert!(page.contains("all games that were played · Men"), "{page}");
    stage.ctrl(Key::P);
    stage.must_say("Standings after round 1");
    let path = stage.window.get_by_role_and_label(Role::TextInput, "File");
    let path = path.accesskit_node().value().unwrap_or_default();
    assert!(path.ends_with("standings-1-all-games-category-2.pdf"), "{path}");
    stage.key(Key::Escape);
    stage.click("As they count");
    stage.click("Category");
    stage.click("All");
    stage.ctrl(Key::P);
    let path = stage.window.get_by_role_and_label(Role::TextInput, "File");
    let path = path.accesskit_node().value().unwrap_or_default();
    assert!(path.ends_with("standings-1.pdf"), "{path}");
}

#[test]
fn up_and_down_choose_in_the_list_of_categories_closed_and_open() {
    let mut stage = event(4);
    play(&mut stage, 1, &["1", "1"]);
    stage.run(Action::ShowStandings);
    stage.focus(Role::ComboBox, "Category");
    stage.key(Key::ArrowDown);
    assert_eq!(rows(&stage).len(), 2, "women");
    stage.key(Key::ArrowDown);
    begins(&rows(&stage)[0], "place 1, number 2");
    assert_eq!(focused(&stage, Role::ComboBox), "Category");
    for _ in 0..4 {
        stage.key(Key::ArrowUp);
    }
    assert_eq!(rows(&stage).len(), 4, "all");
    stage.key(Key::Enter);
    assert!(stage.has("Men"), "it is open");
    stage.key(Key::ArrowDown);
    stage.key(Key::Enter);
    assert!(!stage.has("Men"), "it is closed");
    assert_eq!(rows(&stage).len(), 2, "women");
}

#[test]
fn tables_lie_well_at_every_size_of_window_and_text() {
    let mut stage = event(24);
    for round in 1..=3 {
        play(&mut stage, round, &["1"; 12]);
    }
    let (no, reason) = (EntrantNo(24), "ill".to_owned());
    ask(&mut stage, Ask::Leave { no, from: 4, expelled: false, reason });
    let mut found = Vec::new();
    for (scale, (width, height)) in [
        (100, (1280.0, 720.0)),
        (100, (1920.0, 1080.0)),
        (200, (1366.0, 768.0)),
        (400, (1280.0, 720.0)),
    ] {
        let prefs = Preferences { scale_percent: scale, ..preferences(Lang::De) };
        stage.window = window(Arc::clone(&stage.desk), prefs);
        stage.window.set_size(egui::vec2(width, height));
        let mut look = |stage: &mut Stage, page: &str| {
            settle(&mut stage.window);
            let faults = faults(stage).into_iter();
            found.extend(faults.map(|fault| format!("{scale} % {width} {page}: {fault}")));
        };
        stage.run(Action::ShowStandings);
        look(&mut stage, "standings");
        unfold(&mut stage, "Auswahl und Befehle", "Titelnormen");
        look(&mut stage, "standings unfolded");
        stage.click("Titelnormen");
        look(&mut stage, "norms");
        stage.click("Wertungsänderungen");
        look(&mut stage, "ratings");
        stage.click("Kreuztabelle");
        look(&mut stage, "cross-table");
        // The names stand still while the columns scroll.
        stage.focus(Role::Row, &rows(&stage)[0].clone());
        for _ in 0..30 {
            stage.key(Key::ArrowRight);
        }
        let heads = stage.window.query_all_by_role(Role::ColumnHeader);
        let heads: Vec<String> = heads.filter_map(|head| head.accesskit_node().label()).collect();
        assert!(heads.contains(&"Name".to_owned()), "{scale} %: {heads:?}");
        assert!(heads.contains(&"gegen Player 24".to_owned()), "{scale} %: {heads:?}");
        look(&mut stage, "cross-table at its end");
        unfold(&mut stage, "Auswahl und Befehle", "Runde für Runde");
        stage.click("Runde für Runde");
        look(&mut stage, "wall chart");
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn all_of_it_has_words_in_every_language() {
    for lang in Lang::ALL {
        let mut stage = event_in(lang, 4);
        stage.run(Action::ShowStandings);
        stage.lacks_no_words("before the first round");
        play(&mut stage, 1, &["1", "+-"]);
        let (no, reason) = (EntrantNo(4), "ill".to_owned());
        ask(&mut stage, Ask::Leave { no, from: 2, expelled: false, reason });
        let words = jadoube_i18n::catalogue::Catalogue::new(lang);
        for what in
            ["tournament-standings", "tournament-standings-ratings", "tournament-standings-norms"]
        {
            let group = words.say("tournament-standings-what");
            stage.answer(&group, &words.say(what));
            stage.lacks_no_words(what);
            stage.focus(Role::Row, &rows(&stage)[0].clone());
            stage.key(Key::Enter);
            stage.lacks_no_words(what);
            stage.key(Key::Escape);
        }
        stage.click(&words.say("tournament-cross-table"));
        for order in
            ["tournament-cross-numbers", "tournament-cross-places", "tournament-cross-rounds"]
        {
            stage.answer(&words.say("tournament-cross-order"), &words.say(order));
            stage.lacks_no_words(order);
        }
    }
}

#[test]
fn the_heads_of_the_columns_are_told_in_full() {
    let mut stage = event(4);
    stage.run(Action::ShowStandings);
    let heads = stage.window.query_all_by_role(Role::ColumnHeader);
    let heads: Vec<String> = heads.filter_map(|head| head.accesskit_node().label()).collect();
    for name in ["Pairing number", "points", "direct encounter", "Sonneborn-Berger"] {
        assert!(heads.iter().any(|head| head == name), "{name} is not in {heads:?}");
    }
    for code in ["PTS", "DE", "SB"] {
        assert!(!heads.iter().any(|head| head == code), "{code} is a code: {heads:?}");
    }
}

/// The names of the heads of the tables in sight.
fn heads(stage: &Stage) -> Vec<String> {
    let heads = stage.window.query_all_by_role(Role::ColumnHeader);
    heads.filter_map(|head| head.accesskit_node().label()).collect()
}

#[test]
fn no_head_of_a_table_is_told_shortened_in_any_language() {
    for lang in Lang::ALL {
        let words = jadoube_i18n::catalogue::Catalogue::new(lang);
        let mut stage = event_in(lang, 4);
        play(&mut stage, 1, &["1", "="]);
        let mut told = Vec::new();
        stage.run(Action::ShowStandings);
        let group = words.say("tournament-standings-what");
        for what in ["tournament-standings", "tournament-standings-ratings"] {
            stage.answer(&group, &words.say(what));
            told.extend(heads(&stage));
        }
        for page in ["tournament-cross-table", "tournament-players"] {
            let page = words.say(page);
            let tabs = stage.window.query_all_by_role_and_label(Role::Tab, &page);
            tabs.last().expect("a page").click_accesskit();
            settle(&mut stage.window);
            told.extend(heads(&stage));
        }
        let number = words.say("tournament-round-head-number-meaning");
        assert!(told.iter().filter(|head| **head == number).count() >= 3, "{told:?}");
        // “No.”, “K”, “Fed.”
        let short = |head: &&String| head.ends_with('.') || head.chars().count() < 2;
        assert_eq!(told.iter().find(short), None, "{told:?}");
    }
}
