//! The page of the players as an arbiter meets it, by the names of its controls.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Event, Key};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, EntrantNo, RatingKind};
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::competition::state::Contest;
use jadoube_core::hall::command::Command;
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_ui::actions::Action;

use crate::layout::{controls, faults, unfold};
use crate::layout_event::come;
use crate::stage::{Stage, preferences, settle, window};

/// Goes to a page; a screen on the rail may have the same name.
fn tab(stage: &mut Stage, name: &str) {
    let tabs = stage.window.query_all_by_role_and_label(Role::Tab, name);
    tabs.last().expect("a page").click_accesskit();
    settle(&mut stage.window);
}

fn contest(stage: &Stage) -> Contest {
    Contest::clone(&stage.desk.snapshot().hall.contest)
}

fn ask(stage: &mut Stage, what: Ask) {
    stage.desk.command(Command::Contest { what }).wait().unwrap();
    settle(&mut stage.window);
}

/// The page of a round robin in which these have entered.
fn with(names: &[&str], lang: Lang) -> Stage {
    let mut stage = Stage::with(0, preferences(lang));
    let system = System::RoundRobin { cycles: Default::default(), tables: Tables::Handbook };
    let regulations = Box::new(Regulations::new(system, "90+30".parse().unwrap()));
    ask(&mut stage, Ask::Start { regulations });
    if !names.is_empty() {
        let entrants = names.iter().map(|name| Entrant::named(*name)).collect();
        ask(&mut stage, Ask::Enter { entrants });
    }
    tab(&mut stage, &Catalogue::new(lang).say("tournament-players"));
    stage
}

pub(crate) fn of(names: &[&str]) -> Stage {
    with(names, Lang::En)
}

fn rows(stage: &Stage) -> Vec<String> {
    let rows = stage.window.query_all_by_role(Role::Row);
    rows.map(|row| row.accesskit_node().label().unwrap_or_default()).collect()
}

#[test]
fn one_enters_with_all_that_is_known_and_is_amended() {
    let mut stage = of(&[]);
    stage.key(Key::Insert);
    stage.write("Novak, Ana");
    for (label, text) in [
        ("Federation", "mkd"),
        ("Title", "wgm"),
        ("FIDE number", "15000001"),
        ("Date or year of birth", "1987"),
        ("Club", "Alfa"),
        ("Standard rating", "2350"),
        ("List of the standard rating", "FIDE"),
        ("Date of that list", "2026-11-01"),
        ("Rating for this event", "2380"),
        ("List of that rating; empty if you estimate it", "MKD"),
        ("Date of that rating", "2026-10-01"),
        ("Always at board", "4"),
        ("Plays from round", "2"),
    ] {
        stage.write_in(label, text);
    }
    stage.answer("Sex", "female");
    stage.answer("Wheelchair", "Yes");
    stage.ctrl(Key::Enter);
    let entrant = contest(&stage).entrants[&EntrantNo(1)].entrant.clone();
    assert_eq!((entrant.federation.as_str(), entrant.title.as_str()), ("MKD", "WGM"));
    assert_eq!(
        (entrant.fide_id, entrant.rating(RatingKind::Standard)),
        (Some(15_000_001), Some(2380))
    );
    assert_eq!((entrant.ratings[0].value, entrant.ratings[0].list.as_str()), (2350, "FIDE"));
    assert_eq!(entrant.event_rating.map(|rating| rating.list), Some("MKD".to_owned()));
    assert_eq!((entrant.fixed_board.map(|board| board.0), entrant.from_round), (Some(4), Some(2)));
    assert!(entrant.wheelchair && !entrant.blind);
    let spoken = "Novak, Ana, no pairing number yet, WGM, MKD, rating 2380, Alfa, born 1987, \
                  plays from round 2 on, rating for this event 2380, MKD, 2026-10-01, wheelchair, always board 4";
    assert_eq!(rows(&stage), [spoken]);
    stage.focus(Role::Row, spoken);
    stage.key(Key::Enter);
    stage.write_in("Club", "Beta");
    stage.write_in("Plays from round", "soon");
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_some(), "soon is no number");
    stage.ctrl(Key::A);
    stage.key(Key::Delete);
    stage.ctrl(Key::Enter);
    let entrant = contest(&stage).entrants[&EntrantNo(1)].entrant.clone();
    assert_eq!((entrant.club.as_str(), entrant.from_round), ("Beta", None));
}

#[test]
fn nobody_is_born_after_this_year_or_before_1900() {
    let mut stage = of(&[]);
    stage.key(Key::Insert);
    stage.write("Novak, Ana");
    for year in ["2100", "1899"] {
        stage.write_in("Date or year of birth", year);
        stage.ctrl(Key::Enter);
        stage.must_say("Write a year of birth from 1900 to ");
        assert!(contest(&stage).entrants.is_empty(), "{year}");
    }
    stage.write_in("Date or year of birth", "1987");
    stage.ctrl(Key::Enter);
    assert_eq!(contest(&stage).entrants.len(), 1, "{:#?}", stage.labels());
}

#[test]
fn who_has_entered_does_not_enter_again() {
    let mut stage = of(&["Novak, Ana"]);
    stage.key(Key::Insert);
    stage.write("Novak, Ana");
    stage.ctrl(Key::Enter);
    stage.must_say("Novak, Ana has entered already");
    assert_eq!(contest(&stage).entrants.len(), 1);
}

#[test]
fn the_list_is_sorted_and_searched_while_typing() {
    let mut stage = of(&[]);
    let rated = |name: &str, value| {
        let player = jadoube_competition::tournament::Player {
            name: name.into(),
            rating: Some(value),
            ..Default::default()
        };
        Entrant::listed(player, &Default::default())
    };
    let entrants = vec![rated("Petrova", 2100), rated("Novak", 2300), rated("Angelov", 2200)];
    ask(&mut stage, Ask::Enter { entrants });
    let names = |stage: &Stage| -> Vec<String> {
        rows(stage).iter().map(|row| row.split(',').next().unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(names(&stage), ["Petrova", "Novak", "Angelov"]);
    stage.answer("Order", "Name");
    assert_eq!(names(&stage), ["Angelov", "Novak", "Petrova"]);
    stage.answer("Order", "Rating");
    assert_eq!(names(&stage), ["Novak", "Angelov", "Petrova"]);
    stage.focus(Role::TextInput, "Search");
    stage.write("ov");
    assert_eq!(names(&stage), ["Novak", "Angelov", "Petrova"]);
    stage.write("a");
    assert_eq!(names(&stage), ["Novak", "Petrova"]);
    stage.must_say("2 of 3 players");
}

#[test]
fn who_leaves_is_told_what_becomes_of_the_games_and_it_is_undone() {
    let mut stage = of(&["One", "Two", "Three", "Four"]);
    ask(&mut stage, Ask::Number { how: Numbering::Rating, reason: String::new() });
    stage.focus(Role::Row, &rows(&stage)[1].clone());
    stage.key(Key::Delete);
    stage.must_say("completed 0 of 3 (C.05 6.6): on record, but struck from the standings");
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_some(), "a reason is missing");
    stage.answer("What happened", "Expelled");
    stage.write_in("Reason", "no show");
    stage.ctrl(Key::Enter);
    let left = |stage: &Stage| {
        let contest = contest(stage);
        contest.entrants.values().filter_map(|entry| entry.stay.left.clone()).next()
    };
    assert_eq!(left(&stage).map(|left| (left.from, left.expelled)), Some((1, true)));
    stage.must_say("expelled from round 1 on");
    stage.ctrl(Key::Z);
    assert_eq!(left(&stage), None);
}

#[test]
fn who_left_by_mistake_comes_back_with_a_reason() {
    let mut stage = of(&["One", "Two", "Three", "Four"]);
    ask(&mut stage, Ask::Number { how: Numbering::Rating, reason: String::new() });
    let no = contest(&stage).order()[1];
    let (name, reason) = (contest(&stage).name(no).to_owned(), "a namesake".to_owned());
    ask(&mut stage, Ask::Leave { no, from: 1, expelled: false, reason });
    stage.focus(Role::Row, &rows(&stage)[1].clone());
    let comes = format!("Comes back…: {name}");
    stage.click(&comes);
    stage.must_say("Rounds that were played meanwhile stay as they are");
    stage.write_in("Reason", "another player left");
    stage.ctrl(Key::Enter);
    assert_eq!(contest(&stage).entrants[&no].stay.left, None);
    assert!(!stage.has(&comes));
}

#[test]
fn several_leave_or_are_absent_with_one_act_that_is_undone_as_one() {
    let mut stage = of(&["One", "Two", "Three", "Four"]);
    ask(&mut stage, Ask::Number { how: Numbering::Rating, reason: String::new() });
    let left = |stage: &Stage| {
        contest(stage).entrants.values().filter(|entry| entry.stay.left.is_some()).count()
    };
    let others = "Numbers of others, for whom the same holds";
    // In the order of their names they are numbers 2, 4, 3 and 1.
    stage.focus(Role::Row, &rows(&stage)[1].clone());
    stage.key(Key::Delete);
    stage.write_in(others, "1, 9");
    stage.write_in("Reason", "ill");
    stage.ctrl(Key::Enter);
    stage.must_say("Write numbers of other players");
    assert_eq!(left(&stage), 0);
    stage.rewrite("1, 3");
    stage.ctrl(Key::Enter);
    assert_eq!(left(&stage), 3);
    stage.must_say("withdrawn from round 1 on (3 players): ill");
    stage.ctrl(Key::Z);
    assert_eq!(left(&stage), 0);
    stage.must_say("Undone: 3 players play on");
    stage.focus(Role::Row, &rows(&stage)[1].clone());
    stage.click("In one round…: One");
    stage.write_in("Round", "2");
    stage.write_in(others, "1");
    stage.ctrl(Key::Enter);
    let absent = |stage: &Stage| {
        contest(stage).entrants.values().filter(|entry| entry.absent.contains(&2)).count()
    };
    assert_eq!(absent(&stage), 2);
    stage.ctrl(Key::Z);
    assert_eq!(absent(&stage), 0);
}

#[test]
fn a_list_is_undone_as_one_and_what_cannot_be_imported_says_why() {
    let mut stage = of(&["One"]);
    stage.click("Import a list…");
    stage.must_say("Choose a file or paste a list");
    stage.key(Key::Escape);
    stage.window.event(Event::Paste("Name\nTwo\nThree\nFour\n".into()));
    settle(&mut stage.window);
    stage.ctrl(Key::Enter);
    assert_eq!(contest(&stage).entrants.len(), 4);
    stage.ctrl(Key::Z);
    assert_eq!(contest(&stage).entrants.len(), 1);
    stage.must_say("Undone: the entry of 3 players");
    stage.window.event(Event::Paste("Name\nOne\n".into()));
    settle(&mut stage.window);
    stage.must_say("The list has nobody who can be entered");
    stage.must_say("One has entered already");
}

/// What the command line leaves out of a list the page leaves out, too, and says so of whom.
#[test]
fn titles_that_there_are_not_are_left_out_of_a_list_and_all_of_it_enter() {
    let table = "Name;Elo;Title;Fed\nNovak, Ana;2350;KING;QQQQ\nPetrova, Maja;2200;GM;BUL\n";
    let trf = "012 Cup\n001    1    ’ Novak, Ana                        2105 MKD    12345678 \
               1987/03/00  0.0    1\n";
    for (list, count, told) in [
        (table, 2, &["“KING” is not a title of FIDE", "QQQQ"][..]),
        (trf, 1, &["“’” is not a title of FIDE"]),
    ] {
        let mut stage = of(&[]);
        stage.window.event(Event::Paste(list.into()));
        settle(&mut stage.window);
        for told in told {
            let named = |label: &String| label.contains(told) && label.starts_with("Novak, Ana: ");
            assert!(stage.labels().iter().any(named), "{told}: {:#?}", stage.labels());
        }
        stage.ctrl(Key::Enter);
        assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
        let entrants = contest(&stage).entrants;
        assert_eq!(entrants.len(), count);
        let titles: Vec<&str> = entrants.values().map(|one| one.entrant.title.as_str()).collect();
        assert_eq!(titles, &["", "GM"][..count]);
    }
}

#[test]
fn of_a_list_that_lacks_a_quotation_mark_nobody_enters_and_it_says_so() {
    let mut stage = of(&[]);
    stage.window.event(Event::Paste("Name,Rating\n\"Novak,2000\nPetrova,1900\n".into()));
    settle(&mut stage.window);
    stage.must_say("Nobody new can enter");
    stage.must_say("a quotation mark may be missing");
    stage.ctrl(Key::Enter);
    stage.must_say("The list has nobody who can be entered");
    assert!(contest(&stage).entrants.is_empty());
}

#[test]
fn a_bye_is_granted_where_the_arbiter_pairs_and_what_is_refused_says_why() {
    let mut stage = of(&["One", "Two", "Three"]);
    let system = System::Manual { rounds: 4 };
    let regulations = contest(&stage).regulations.unwrap();
    let regulations = Box::new(Regulations { system, ..regulations });
    ask(&mut stage, Ask::ChangeRegulations { regulations, reason: "a club event".into() });
    for (round, refused) in [("2", None), ("3", Some("has had all half-point byes"))] {
        stage.focus(Role::Row, &rows(&stage)[0].clone());
        stage.click("In one round…: One");
        stage.write_in("Round", round);
        stage.answer("What is noted", "Half-point bye");
        stage.ctrl(Key::Enter);
        assert_eq!(stage.window.state().dialog.is_some(), refused.is_some(), "round {round}");
        if let Some(refused) = refused {
            stage.must_say(refused);
            stage.must_say("C.05 6.7");
        }
    }
    stage.key(Key::Escape);
    stage.must_say("round 2: Half-point bye");
}

#[test]
fn an_absence_is_noted_for_a_round_that_is_not_published() {
    let mut stage = of(&["One", "Two", "Three"]);
    stage.focus(Role::Row, &rows(&stage)[0].clone());
    stage.click("In one round…: One");
    stage.rewrite("2");
    stage.ctrl(Key::Enter);
    assert!(contest(&stage).entrants[&EntrantNo(1)].absent.contains(&2));
    stage.must_say("absent in round 2");
    stage.click("Undo last act");
    assert!(contest(&stage).entrants[&EntrantNo(1)].absent.is_empty());
}

const LIST: &str = "Who;Elo;Land\nNovak, Ana;2350;MKD\nPetrova, Maja;x;BUL\n;1900;SRB\n\
                    Angelov, Ivo;2200;BUL\n";

#[test]
fn a_list_that_is_pasted_is_shown_corrected_and_entered_with_one_act() {
    let mut stage = of(&["Angelov, Ivo"]);
    stage.focus(Role::Row, &rows(&stage)[0].clone());
    stage.window.event(Event::Paste(LIST.into()));
    settle(&mut stage.window);
    // The names are not recognised by their heading.
    stage.must_say("Column 1: Who (Novak, Ana; Petrova, Maja; Angelov, Ivo)");
    stage.must_say("Nobody new can enter");
    stage.must_say("Understood: 0 players; not understood: 4 lines");
    let column = "Column 1: Who (Novak, Ana; Petrova, Maja; Angelov, Ivo)";
    stage.window.get_by_role_and_label(Role::ComboBox, column).click_accesskit();
    settle(&mut stage.window);
    stage.click("name");
    stage.must_say("2 players enter");
    stage.must_say("Understood: 3 players; not understood: 1 line");
    stage.must_say("Left out: 3 entries");
    stage.must_say("Line 3, cell 2: “x” is not a number");
    stage.must_say("Line 4, cell 1: A line without a name; it was skipped");
    stage.must_say("Angelov, Ivo has entered already");
    stage.write_in("Name of the rating list", "FIDE");
    stage.write_in("Date of the rating list", "2026-11-01");
    let rows_before = stage.desk.snapshot().history.len();
    stage.ctrl(Key::Enter);
    assert_eq!(stage.desk.snapshot().history.len(), rows_before + 2, "one act");
    let contest = contest(&stage);
    let novak = &contest.entrants[&EntrantNo(2)].entrant;
    assert_eq!((novak.name.as_str(), novak.ratings[0].list.as_str()), ("Novak, Ana", "FIDE"));
    assert_eq!(contest.entrants.len(), 3);
}

#[test]
fn what_a_list_leaves_out_is_counted_where_it_is_told_how_much_is_understood() {
    let mut stage = of(&["Angelov, Ivo"]);
    stage.focus(Role::Row, &rows(&stage)[0].clone());
    // The comma of the name parts it: what stands behind it is in a column of its own.
    stage.window.event(Event::Paste("Berg, Bo, 2250, SWE".into()));
    settle(&mut stage.window);
    stage.must_say("Understood: 1 player; not understood: 0 lines. Left out: 1 ");
}

#[test]
fn a_list_is_read_from_a_file() {
    let mut stage = of(&[]);
    let path = stage.folder.path().join("players.csv");
    std::fs::write(&path, "Name,Rating,Club\n\"Novak, Ana\",2350,Alfa\n\"Petrova, Maja\",2100,\n")
        .unwrap();
    stage.click("Import a list…");
    stage.write("nowhere.csv");
    stage.key(Key::Enter);
    stage.must_say("nowhere.csv");
    assert!(contest(&stage).entrants.is_empty());
    stage.rewrite(&path.display().to_string());
    stage.key(Key::Enter);
    stage.must_say("2 players enter");
    // The keyboard is on the button: Enter enters all.
    stage.key(Key::Enter);
    let contest = contest(&stage);
    assert_eq!(contest.entrants.len(), 2);
    assert_eq!(contest.entrants[&EntrantNo(1)].entrant.club, "Alfa");
}

#[test]
fn nobody_enters_a_table_that_is_published_and_the_page_says_so() {
    let mut stage = of(&["One", "Two", "Three"]);
    ask(&mut stage, Ask::Number { how: Numbering::Rating, reason: String::new() });
    ask(&mut stage, Ask::Draft { round: 1, pairings: Vec::new() });
    ask(&mut stage, Ask::Publish { round: 1 });
    stage.must_say("Nobody can enter any more");
    let new = stage.window.get_by_role_and_label(Role::Button, "New player…");
    assert!(new.accesskit_node().is_disabled());
    stage.key(Key::Insert);
    assert!(stage.window.state().dialog.is_none());
}

#[test]
fn the_forms_have_their_words_in_every_language() {
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        let mut stage = with(&["One", "Two", "Three"], lang);
        stage.lacks_no_words("players");
        stage.key(Key::Insert);
        stage.lacks_no_words("a new player");
        stage.key(Key::Escape);
        stage.click(&words.say("tournament-players-import"));
        stage.lacks_no_words("a list");
        stage.key(Key::Escape);
        stage.focus(Role::Row, &rows(&stage)[0].clone());
        stage.key(Key::Delete);
        stage.lacks_no_words("somebody leaves");
    }
}

#[test]
fn the_screen_is_reached_by_its_key_and_ctrl_z_is_that_of_the_event_there() {
    let mut stage = of(&["One"]);
    stage.run(Action::ShowHall);
    stage.run(Action::ShowCompetition);
    stage.ctrl(Key::Z);
    assert!(contest(&stage).entrants.is_empty(), "the entry is undone");
}

#[test]
fn pages_and_forms_lie_well_at_every_size_of_window_and_text() {
    let names: Vec<String> = (1..=20).map(|no| format!("Christodoulopoulou-{no}, Anna")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut stage = with(&names, Lang::De);
    let (no, reason) = (EntrantNo(20), "ill".to_owned());
    ask(&mut stage, Ask::Leave { no, from: 4, expelled: false, reason });
    let words = Catalogue::new(Lang::De);
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
        let mut look = |stage: &mut Stage, place: &str| {
            settle(&mut stage.window);
            let faults = faults(stage).into_iter();
            found.extend(
                faults.map(|fault| format!("{place}, {width}×{height}, {scale} %: {fault}")),
            );
        };
        stage.run(Action::ShowCompetition);
        look(&mut stage, "the event");
        for form in ["tournament-event-change", "tournament-event-fill"] {
            stage.click(&words.say(form));
            look(&mut stage, form);
            stage.key(Key::Escape);
        }
        tab(&mut stage, &words.say("tournament-players"));
        look(&mut stage, "the players");
        stage.key(Key::Insert);
        look(&mut stage, "a new player");
        stage.key(Key::Escape);
        let row = rows(&stage)[0].clone();
        stage.focus(Role::Row, &row);
        stage.key(Key::Delete);
        look(&mut stage, "somebody leaves");
        stage.key(Key::Escape);
        stage.focus(Role::Row, &row);
        stage.window.event(Event::Paste(LIST.into()));
        look(&mut stage, "a list");
        stage.key(Key::Escape);
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn the_fields_of_a_rating_stand_in_one_line_though_a_label_takes_two() {
    for lang in Lang::ALL {
        let mut stage = with(&[], lang);
        stage.key(Key::Insert);
        let words = Catalogue::new(lang);
        for kind in ["standard", "rapid", "blitz"] {
            let tops = ["", "-list", "-date"].map(|part| {
                let label = words.say(&format!("tournament-players-{kind}{part}"));
                stage.window.get_by_role_and_label(Role::TextInput, &label).rect().top()
            });
            let apart = tops.iter().fold(0.0_f32, |most, top| most.max((top - tops[0]).abs()));
            assert!(apart < 1.5, "{lang:?} {kind}: {tops:?}");
        }
    }
}

/// The page of twenty players in text of twice its size, in a window of 1366 by 768 points.
fn twice_as_large(lang: Lang) -> Stage {
    let names: Vec<String> = (1..=20).map(|no| format!("Player {no}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut stage = with(&names, lang);
    let prefs = Preferences { scale_percent: 200, ..preferences(lang) };
    stage.window = window(Arc::clone(&stage.desk), prefs);
    stage.window.set_size(egui::vec2(1366.0, 768.0));
    come(&mut stage, lang, Action::ShowPlayers);
    stage.window.run_steps(20);
    stage
}

/// The rows that are in sight as a whole, and what has the keyboard, where that is in sight as a whole.
fn in_sight(stage: &Stage) -> (Vec<String>, Option<String>) {
    let at = stage.window.ctx.memory(|memory| memory.focused()).map(|id| id.value());
    let all = controls(stage).into_iter();
    let seen: Vec<_> = all.filter(|one| one.seen.is_positive() && one.is_whole()).collect();
    let rows = seen.iter().filter(|one| one.role == Role::Row).map(|one| one.what.clone());
    let here = seen.iter().find(|one| Some(one.at.0.0) == at).map(|one| one.what.clone());
    (rows.collect(), here)
}

#[test]
fn in_large_text_four_rows_are_in_sight_with_the_row_and_the_field_that_have_the_keyboard() {
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        let mut stage = twice_as_large(lang);
        let (rows, here) = in_sight(&stage);
        assert!(rows.len() >= 4, "{lang:?}: {rows:#?}");
        assert!(here.is_some_and(|row| row.contains("Player 1")), "{lang:?}: at the first row");
        let new = words.say("tournament-players-new");
        assert!(!stage.has(&new), "{lang:?}: what is done with the players is folded");
        unfold(&mut stage, &words.say("hall-controls"), &new);
        let search = words.say("tournament-players-search");
        stage.focus(Role::TextInput, &search);
        stage.window.run_steps(20);
        for typed in ["", "Player"] {
            if !typed.is_empty() {
                stage.write(typed);
                stage.window.run_steps(5);
            }
            let (rows, here) = in_sight(&stage);
            assert!(rows.len() >= 4, "{lang:?}, “{typed}” in the field: {rows:#?}");
            assert!(here.is_some_and(|field| field.contains(&search)), "{lang:?}: the field");
        }
    }
}

#[test]
fn who_was_entered_is_selected_and_in_sight_whatever_was_looked_for() {
    let write = |stage: &mut Stage, name: &str| {
        stage.write(name);
        stage.ctrl(Key::Enter);
        stage.window.run_steps(40);
        assert!(stage.window.state().dialog.is_none(), "{name}: {:#?}", stage.labels());
    };
    let mut stage = twice_as_large(Lang::En);
    for name in ["Novak, Ana", "Adam, Eva"] {
        stage.key(Key::Insert);
        write(&mut stage, name);
        let (rows, here) = in_sight(&stage);
        assert!(here.is_some_and(|row| row.contains(name)), "{name}: {rows:#?}");
        assert!(rows.len() >= 4, "{name}: {rows:#?}");
    }
    unfold(&mut stage, "Filters and actions", "New player…");
    stage.write_in("Search", "Player 1");
    stage.click("New player…");
    write(&mut stage, "Petrova, Maja");
    let (rows, here) = in_sight(&stage);
    assert!(here.is_some_and(|row| row.contains("Petrova, Maja")), "{rows:#?}");
    // Who comes from elsewhere moves nothing under the hands.
    let entrants = vec![Entrant::named("Zajac, Jan")];
    ask(&mut stage, Ask::Enter { entrants });
    stage.window.run_steps(40);
    let (_, here) = in_sight(&stage);
    assert!(here.is_some_and(|row| row.contains("Petrova, Maja")), "the row stays");
}

#[test]
fn in_large_text_the_box_for_a_list_shows_three_lines_and_how_much_is_understood_stands_below() {
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        let mut stage = twice_as_large(lang);
        stage.window.event(Event::Paste(LIST.into()));
        settle(&mut stage.window);
        stage.window.run_steps(20);
        let args = [("players", 0_u8.into()), ("lines", 4_u8.into())];
        let told = words.say_with("tournament-import-understood", &args);
        let paste = words.say("tournament-players-paste");
        stage.focus(Role::MultilineTextInput, &paste);
        stage.window.run_steps(20);
        let (mut lines, mut is_told) = (0, false);
        for one in &stage.window.output().shapes {
            let egui::Shape::Text(text) = &one.shape else { continue };
            // What is left out follows.
            is_told |= text.galley.text().starts_with(&told)
                && one.clip_rect.expand(2.0).contains_rect(one.shape.visual_bounding_rect());
            if text.galley.text() == LIST {
                let rows = text.galley.rows.iter();
                let places = rows.map(|row| row.rect().translate(text.pos.to_vec2()));
                let seen = |place: &egui::Rect| one.clip_rect.expand(2.0).contains_rect(*place);
                lines = places.filter(seen).count();
            }
        }
        assert!(lines >= 3, "{lang:?}: {lines} lines of the list are in sight");
        assert!(is_told, "{lang:?}: {told}");
    }
}
