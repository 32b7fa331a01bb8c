//! FIDE's rating list in the window: imported from the settings, and looked into while a player's name
//! is typed, by the names of the controls.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_competition::tournament::{Date, Sex};
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, EntrantNo, Rating, RatingKind};
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::hall::command::Command;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::rating_list::importing::import;
use jadoube_desk::rating_list::options::ListOptions;
use jadoube_desk::rating_list::progress::Progress;
use jadoube_desk::rating_list::{ListFault, RatingList};
use jadoube_i18n::lang::Lang;

use crate::rating_list::small;
use crate::stage::{Stage, preferences, rest, settle};

/// Preferences by which the list lies in a folder.
fn keeping(folder: &Path) -> Preferences {
    Preferences { rating_list: Some(folder.join("fide.ratings")), ..preferences(Lang::En) }
}

/// The page of the players of a round robin, with the list of this text.
fn players(folder: &Path, list: Option<&str>) -> Stage {
    let preferences = keeping(folder);
    if let Some(text) = list {
        let source = folder.join("players_nov26.txt");
        fs::write(&source, text).unwrap();
        import(&source, &preferences, &ListOptions::default(), &Progress::default()).unwrap();
    }
    let mut stage = Stage::with(0, preferences);
    let system = System::RoundRobin { cycles: Default::default(), tables: Tables::Handbook };
    let regulations = Box::new(Regulations::new(system, "90+30".parse().unwrap()));
    for what in [
        Ask::Start { regulations },
        Ask::Enter {
            entrants: vec![Entrant { federation: "MKD".into(), ..Entrant::named("Novak, Ana") }],
        },
    ] {
        stage.desk.command(Command::Contest { what }).wait().unwrap();
    }
    settle(&mut stage.window);
    stage.click("Players");
    stage
}

fn options(stage: &Stage) -> Vec<String> {
    let list =
        stage.window.query_by_role_and_label(Role::ListBox, "FIDE rating list of 2026-11-01");
    list.map(|list| {
        let rows = list.query_all_by_role(Role::ListBoxOption);
        rows.map(|row| row.accesskit_node().label().unwrap_or_default()).collect()
    })
    .unwrap_or_default()
}

const CARLSEN: &str = "Carlsen, Magnus, GM, NOR, 1990, standard 2840";
const CARLOV: &str = "Carlov, Marko, MKD, 1990, without rating";

#[test]
fn a_player_is_found_while_typing_and_taken_with_all_that_the_list_knows() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = players(folder.path(), Some(&small()));
    stage.key(Key::Insert);
    stage.write("c");
    assert_eq!(options(&stage), [""; 0]);
    stage.write("ar");
    // Those of the federation from which most of the others are come first.
    assert_eq!(options(&stage), [CARLOV, CARLSEN]);
    stage.must_say("2 in the rating list, arrow down");
    stage.key(Key::ArrowDown);
    stage.key(Key::ArrowDown);
    stage.key(Key::Enter);
    assert_eq!(options(&stage), [""; 0]);
    // The keyboard is at the button that enters him.
    stage.key(Key::Enter);
    assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
    let entrant = stage.desk.snapshot().hall.contest.entrants[&EntrantNo(2)].entrant.clone();
    let date = Some(Date::new(2026, 11, 1));
    assert_eq!(
        entrant,
        Entrant {
            name: "Carlsen, Magnus".into(),
            federation: "NOR".into(),
            title: "GM".into(),
            ratings: vec![Rating {
                kind: RatingKind::Standard,
                value: 2840,
                list: "FIDE".into(),
                date
            }],
            fide_id: Some(1_503_014),
            sex: Some(Sex::Man),
            birth: Some(Date::year(1990)),
            ..Entrant::default()
        }
    );
}

#[test]
fn one_is_found_by_number_and_by_the_federation_typed_and_a_click_takes_him() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = players(folder.path(), Some(&small()));
    stage.key(Key::Insert);
    stage.write("15030");
    assert_eq!(options(&stage), [CARLSEN]);
    stage.write_in("Federation", "NOR");
    stage.write_in("Name: surname, given name", "carl");
    assert_eq!(options(&stage), [CARLSEN, CARLOV]);
    stage.write_in("Name: surname, given name", "nobody");
    assert_eq!(options(&stage), [""; 0]);
    stage.must_say("nobody in the rating list");
    stage.write_in("Name: surname, given name", "шишк");
    stage.click("Shishkov, Petar, FM, MKD, 1990, standard 2300");
    stage.key(Key::Enter);
    let entrant = stage.desk.snapshot().hall.contest.entrants[&EntrantNo(2)].entrant.clone();
    assert_eq!((entrant.name.as_str(), entrant.fide_id), ("Shishkov, Petar", Some(15_000_005)));
}

#[test]
fn without_a_list_or_with_a_damaged_one_names_are_typed_as_ever() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = players(folder.path(), None);
    stage.key(Key::Insert);
    stage.must_say("A rating list imported in the settings would be searched here");
    stage.write("Carlsen, Magnus");
    stage.ctrl(Key::Enter);
    assert_eq!(stage.desk.snapshot().hall.contest.entrants.len(), 2);

    let folder = tempfile::tempdir().unwrap();
    let mut stage = players(folder.path(), Some(&small()));
    let path = folder.path().join("fide.ratings");
    let mut bytes = fs::read(&path).unwrap();
    bytes[20] ^= 1;
    fs::write(&path, bytes).unwrap();
    stage.key(Key::Insert);
    stage.write("Carlsen, Magnus");
    stage.must_say("is damaged. Import it again");
    stage.ctrl(Key::Enter);
    assert_eq!(stage.desk.snapshot().hall.contest.entrants.len(), 2);
}

/// Waits until the window says something.
fn until(stage: &mut Stage, said: &str) {
    let deadline = Instant::now() + Duration::from_secs(60);
    while !stage.says(said) {
        assert!(Instant::now() < deadline, "{said}: {:#?}", stage.labels());
        rest();
        settle(&mut stage.window);
    }
}

#[test]
fn a_list_is_imported_from_the_settings() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::with(0, keeping(folder.path()));
    stage.key(Key::F6);
    stage.must_say("No rating list has been imported on this machine");
    let source = folder.path().join("players_list_oct26.txt");
    fs::write(&source, small()).unwrap();

    stage.click("Import a list…");
    stage.write(&folder.path().join("nowhere.txt").display().to_string());
    stage.ctrl(Key::Enter);
    stage.must_say("nowhere.txt");
    assert!(stage.window.state().dialog.is_some(), "it stays with what was typed");
    stage.write_in("File", &source.display().to_string());
    // The month is proposed by the name of the file, and can be told.
    assert!(stage.says("2026-10"));
    stage.write_in("Month of the list", "autumn");
    stage.ctrl(Key::Enter);
    stage.must_say("“autumn” is not a month");
    stage.write_in("Month of the list", "2026-11");
    stage.ctrl(Key::Enter);
    until(
        &mut stage,
        "FIDE rating list of 2026-11-01 (as given), from players_list_oct26.txt: 3 players",
    );
    stage.must_say("Without number or name; left out: once, line 5");

    // What is no list is told, and the one there was stays.
    fs::write(&source, "milk, bread").unwrap();
    stage.click("Import a list…");
    stage.write(&source.display().to_string());
    stage.ctrl(Key::Enter);
    until(&mut stage, "is not a rating list");
    assert_eq!(RatingList::own(&keeping(folder.path())).unwrap().about().players, 3);
}

#[test]
fn an_import_is_stopped_in_the_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::with(0, keeping(folder.path()));
    stage.key(Key::F6);
    let line = crate::rating_list::line(7, "Novak, Ana", "MKD", "", "");
    let source = folder.path().join("long.txt");
    // Long enough that it lasts until the button is pressed: numbers that are all the same are read
    // as any others.
    fs::write(&source, small() + &line.repeat(150_000)).unwrap();
    stage.click("Import a list…");
    stage.write(&source.display().to_string());
    stage.ctrl(Key::Enter);
    stage.must_say("Importing the rating list");
    stage.click("Stop the import");
    until(&mut stage, "The import was stopped");
    assert_eq!(RatingList::own(&keeping(folder.path())).err(), Some(ListFault::None));
    assert!(stage.has("Import a list…"));
}
