//! Knock-outs and matches: in the window from the regulations to the winner, and by the commands of the
//! real program.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use jadoube_competition::handling::Edition as HandlingEdition;
use jadoube_competition::knockout::bracket::Tie;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, EntrantNo};
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::regulations::{Regulations, System};
use jadoube_core::hall::command::Command;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_ui::actions::Action;
use serde_json::Value;

use crate::cli::{Shell, code, text};
use crate::stage::{Stage, settle};

const FILE: &str = "hall.jadoube";

fn ask(stage: &mut Stage, what: Ask) {
    stage.desk.command(Command::Contest { what }).wait().unwrap();
    settle(&mut stage.window);
}

/// Closes the round where it is played, pairs the next one and publishes it.
fn next_round(stage: &mut Stage) {
    let round = stage.desk.snapshot().hall.contest.published();
    for _ in 0..3 {
        if stage.desk.snapshot().hall.contest.published() == round {
            stage.ctrl(Key::Enter);
        }
    }
    assert_eq!(stage.desk.snapshot().hall.contest.published(), round + 1, "{:#?}", stage.labels());
}

fn results(stage: &mut Stage, signs: &[&str]) {
    for sign in signs {
        stage.write(sign);
        stage.key(Key::Enter);
    }
}

fn winner(stage: &Stage, round: u16, place: u16) -> Option<u16> {
    let hall = &stage.desk.snapshot().hall;
    let course = hall.contest.bracket(&hall.pairing_boards())?;
    course.of(Tie { round, place })?.winner().map(|number| number.0)
}

/// A match of two that stands even, on the page of its bracket.
pub(crate) fn tied() -> Stage {
    let mut stage = Stage::new(0);
    let regulations = Regulations::new(System::Match, "90+30".parse().unwrap());
    ask(&mut stage, Ask::Start { regulations: Box::new(regulations) });
    let entrants = (1..=2).map(|no| Entrant::named(format!("Player {no}"))).collect();
    ask(&mut stage, Ask::Enter { entrants });
    let order = (1..=2).map(EntrantNo).collect();
    ask(&mut stage, Ask::Number { how: Numbering::Arbiter { order }, reason: String::new() });
    stage.run(Action::ShowRound);
    for _ in 0..2 {
        next_round(&mut stage);
        results(&mut stage, &["="]);
    }
    stage.click("Cross-table");
    stage
}

#[test]
fn a_match_that_stands_even_is_decided_by_lot_in_the_window_and_undone() {
    let mut stage = tied();
    let lot = "Decide by lot…: Player 1 – Player 2";
    stage.click(lot);
    stage.answer("How the lot is drawn", "Drawn in the hall: 2 Player 2");
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_some(), "a reason is missing");
    stage.write_in("Reason", "regulations 7");
    stage.ctrl(Key::Enter);
    assert_eq!(winner(&stage, 1, 1), Some(2));
    let told = "2 Player 2 goes on by lot (drawn in the hall): the match was tied; regulations 7";
    stage.must_say(told);
    assert!(!stage.has(lot));
}

/// Six players, two of them free at first; a match is tied, and Black wins its Armageddon game with a
/// draw.
#[test]
fn six_play_a_knock_out_in_the_window_to_the_winner() {
    let mut stage = Stage::new(0);
    stage.click("Fix the regulations…");
    stage.answer("Pairing system", "Knock-out");
    stage.write_in("Stages of a match, separated by semicolons", "2; a@fast");
    stage.ctrl(Key::Enter);
    assert!(stage.desk.snapshot().hall.contest.regulations.is_none(), "no such rate");
    stage.write_in("Stages of a match, separated by semicolons", "2; a@5|4");
    stage.ctrl(Key::Enter);
    let fixed = stage.desk.snapshot().hall.contest.regulations.clone().expect("fixed");
    assert_eq!((fixed.system, fixed.stages.len()), (System::KnockOut { third_place: false }, 2));
    stage.must_say("Armageddon: a draw wins for Black");
    let entrants = (1..=6).map(|no| Entrant::named(format!("Player {no}"))).collect();
    ask(&mut stage, Ask::Enter { entrants });
    let order = (1..=6).map(EntrantNo).collect();
    ask(&mut stage, Ask::Number { how: Numbering::Arbiter { order }, reason: String::new() });
    stage.run(Action::ShowRound);
    next_round(&mut stage);
    stage.must_say("quarter-final 2, stage 1, game 1: 0–0");
    results(&mut stage, &["=", "1"]);
    next_round(&mut stage);
    stage.must_say("quarter-final 4, stage 1, game 2: 0–1");
    results(&mut stage, &["=", "0"]);
    assert_eq!(
        [1, 2, 3, 4].map(|place| winner(&stage, 1, place)),
        [Some(1), None, Some(2), Some(3)]
    );
    next_round(&mut stage);
    stage.must_say("quarter-final 2, stage 2, game 1: 0–0");
    results(&mut stage, &["="]);
    assert_eq!(winner(&stage, 1, 2), Some(5), "a draw wins for Black");
    for signs in [["1", "1"], ["=", "="]] {
        next_round(&mut stage);
        results(&mut stage, &signs);
    }
    for sign in ["0", "="] {
        next_round(&mut stage);
        results(&mut stage, &[sign]);
    }
    assert_eq!(winner(&stage, 3, 1), Some(2));
    stage.ctrl(Key::Enter);
    stage.click("Cross-table");
    let told = "quarter-final 2: 4 Player 4 against 5 Player 5, 1–1, ½–½, 5 Player 5 goes on";
    stage.must_say(told);
    stage.must_say("final: 1 Player 1 against 2 Player 2, ½–1½, 2 Player 2 has won");
    assert!(stage.window.query_all_by_role_and_label(Role::Grid, "Bracket").count() > 0);
    stage.run(Action::ShowStandings);
    stage.must_say("Place 1: 2 Player 2, winner");
    stage.must_say("Place 5–6: 4 Player 4, lost in: quarter-final");
}

/// Who goes on is corrected once the semi-final is paired: the question names both, the match is marked
/// until its pairing is changed.
#[test]
fn a_correction_that_changes_who_goes_on_names_the_later_match_until_it_is_settled() {
    let mut stage = Stage::new(0);
    let system = System::KnockOut { third_place: false };
    let stages = jadoube_competition::knockout::written::stages("1; a@5|4").unwrap();
    let control = "90+30".parse().unwrap();
    let regulations = Box::new(Regulations { stages, ..Regulations::new(system, control) });
    ask(&mut stage, Ask::Start { regulations });
    let entrants = (1..=4).map(|no| Entrant::named(format!("Player {no}"))).collect();
    ask(&mut stage, Ask::Enter { entrants });
    let order = (1..=4).map(EntrantNo).collect();
    ask(&mut stage, Ask::Number { how: Numbering::Arbiter { order }, reason: String::new() });
    stage.run(Action::ShowRound);
    next_round(&mut stage);
    results(&mut stage, &["1", "1"]);
    next_round(&mut stage);
    let known = |stage: &Stage| {
        let hall = stage.desk.snapshot().hall.clone();
        hall.contest.odd_matches(&hall.pairing_boards(), None).len()
    };
    assert_eq!(known(&stage), 0);
    stage.key(Key::PageUp);
    results(&mut stage, &["1 0"]);
    let plays = "plays here, though by the results 4 Player 4 has come here";
    stage.must_say("This changes who goes on (C.07 3); check the pairings after it. final:");
    stage.must_say(plays);
    stage.must_say("Change pairings");
    stage.must_say("C.04.2 4.4");
    stage.write("the sheet was read wrongly");
    stage.key(Key::Enter);
    settle(&mut stage.window);
    assert_eq!(known(&stage), 1);
    stage.key(Key::PageDown);
    assert!(stage.shows(plays), "{:#?}", stage.labels());
    stage.click("Cross-table");
    assert!(stage.shows(plays), "{:#?}", stage.labels());
    stage.run(Action::ShowStandings);
    stage.must_say("has come to final by the results, but 1 Player 1 plays there");
    stage.must_say("plays in final without having come there by the results");
    stage.run(Action::ShowRound);
    stage.click("Change pairings…");
    stage.answer(
        "Reason by C.04.2 4.4",
        &Catalogue::new(Lang::En).tell(&HandlingEdition::default().rules().grounds.value[0]),
    );
    stage.write_in("Reason", "the result of the semi-final was corrected");
    stage.ctrl(Key::Enter);
    stage.must_say("There are no pairings");
    // Ctrl+Enter takes what stands in the field.
    stage.focus(Role::TextInput, "New pairing of a board");
    stage.write("1 4 2");
    stage.ctrl(Key::Enter);
    settle(&mut stage.window);
    assert_eq!(known(&stage), 0, "{:#?}", stage.labels());
    assert!(!stage.shows(plays), "{:#?}", stage.labels());
}

fn done(shell: &Shell, line: &[&str]) -> String {
    let output = shell.run(&[&["competition"], line].concat());
    assert_eq!(code(&output), 0, "{line:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn data(shell: &Shell, line: &[&str]) -> Value {
    serde_json::from_str(&done(shell, line)).expect("one JSON value")
}

fn event(players: usize, more: &[&str]) -> Shell {
    let shell = Shell::new();
    done(&shell, &[&["new", FILE, "--name", "Cup"], more].concat());
    let rows = (1..=players).map(|no| format!("P{no},{},MKD\n", 2500 - no));
    let list = format!("Name,Rating,Fed\n{}", rows.collect::<String>());
    std::fs::write(shell.path("players.csv"), list).expect("written");
    done(&shell, &["enter", FILE, "players.csv"]);
    done(&shell, &["number", FILE]);
    shell
}

#[test]
fn a_knock_out_goes_by_commands_from_the_draw_to_the_places() {
    let stages = ["--system", "knock-out", "--third-place", "--stages", "1; a@5|4"];
    let shell = event(3, &stages);
    let bracket = done(&shell, &["draw", FILE]);
    assert!(bracket.contains("semi-final 1\t1 P1\tbye"), "{bracket}");
    for (pairing, sign) in [("2 P2 – 3 P3", "="), ("3 P3 – 2 P2", "="), ("1 P1 – 2 P2", "0")]
    {
        let shown = done(&shell, &["pair", FILE]);
        assert!(shown.contains(pairing), "{shown}");
        done(&shell, &["publish", FILE]);
        done(&shell, &["result", FILE, "1", sign]);
    }
    let rounds = data(&shell, &["rounds", FILE, "--json"]);
    assert_eq!(rounds[1]["boards"][0]["leg"]["stage"], 2, "{rounds}");
    assert!(done(&shell, &["rounds", FILE]).contains("[semi-final 2, stage 2, game 1; 0.0–0.0]"));
    let standing = done(&shell, &["standings", FILE]);
    assert!(standing.starts_with("1\t2\tP2\twinner"), "{standing}");
    done(&shell, &["export", FILE, "--trf", "cup.trf"]);
    let trf = std::fs::read_to_string(shell.path("cup.trf")).expect("written");
    assert!(trf.contains("192 CUSTOM_KNOCKOUT"), "{trf}");
    let too_many = shell.run(&["competition", "pair", FILE]);
    assert_eq!(code(&too_many), 1, "all is played");
    // Another would have come to the final: it is marked, and stays.
    done(&shell, &["result", FILE, "1", "1", "--round", "2", "--reason", "the sheet says so"]);
    let odd = "final: 2 P2 plays here, though by the results 3 P3 has come here";
    assert!(done(&shell, &["rounds", FILE]).contains(odd), "{}", done(&shell, &["rounds", FILE]));
    let standing = done(&shell, &["standings", FILE]);
    assert!(standing.contains(odd) && standing.contains("has come to final by the results"));
}

#[test]
fn a_match_of_two_ends_when_one_cannot_be_caught_up_with() {
    let shell = event(2, &["--system", "match", "--stages", "4"]);
    for sign in ["1", "=", "1"] {
        done(&shell, &["pair", FILE]);
        done(&shell, &["publish", FILE]);
        done(&shell, &["result", FILE, "1", sign]);
    }
    assert_eq!(code(&shell.run(&["competition", "pair", FILE])), 1, "nobody plays the fourth game");
    let standing = data(&shell, &["standings", FILE, "--json"]);
    let end = &standing["matches"][0]["end"];
    assert_eq!((&end["end"], &end["winner"]), (&"won".into(), &1.into()), "{standing}");
}

/// A Scheveningen of two against two, typed round by round: what speaks against a pairing is said.
#[test]
fn rounds_that_are_typed_are_checked() {
    let shell = event(4, &["--system", "manual", "--rounds", "4"]);
    let complaints = |pairings: &[&str]| {
        let output = shell.run(&[&["competition", "pair", FILE], pairings].concat());
        assert_eq!(code(&output), 0, "{}", text(&output.stderr));
        text(&output.stderr)
    };
    for pairings in [["1:3", "4:2"], ["1:4", "3:2"]] {
        assert_eq!(complaints(&pairings), "");
        done(&shell, &["publish", FILE]);
        done(&shell, &["result", FILE, "1", "1"]);
        done(&shell, &["result", FILE, "2", "1"]);
    }
    let found = complaints(&["1:3", "2:4"]);
    for part in ["met", "third", "C.04"] {
        assert!(found.contains(part), "{part}: {found}");
    }
}
