//! The keys, as the README lists them.

use std::collections::BTreeSet;

use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_ui::actions::{Action, OTHER_KEYS};
use jadoube_ui::screens::board::explore;

use crate::stage::{Stage, preferences};

/// Where the table begins and ends in the README.
const BEGIN: &str = "| key | what | key | what |\n| --- | --- | --- | --- |\n";

#[test]
fn the_readme_lists_the_keys_that_the_program_has() {
    let words = Catalogue::new(Lang::En);
    let of_actions = Action::ALL.iter().filter_map(|action| {
        let label = words.say(action.label());
        Some(format!("| {} | {} ", action.key_text(&words)?, label.trim_end_matches('…')))
    });
    let others = OTHER_KEYS.into_iter().map(|(key, id)| format!("| {key} | {} ", words.say(id)));
    let cells: Vec<String> = of_actions.chain(others).collect();
    // Two columns, each read from top to bottom.
    let half = cells.len().div_ceil(2);
    let rows = (0..half).map(|row| {
        let right = cells.get(row + half).map_or("| | ", String::as_str);
        format!("{}{right}|\n", cells[row])
    });
    let table = format!("{BEGIN}{}\n", rows.collect::<String>());
    let readme = include_str!("../../README.md");
    assert!(readme.contains(&table), "the table of keys in README.md must be:\n\n{table}");
}

#[test]
fn the_readme_lists_the_single_keys_of_the_board() {
    let readme = include_str!("../../README.md");
    let (_, by_ear) = readme.split_once("### By ear\n").expect("the section");
    let (_, table) = by_ear.split_once("| --- | --- |\n").expect("its table");
    let rows = table.lines().take_while(|line| line.starts_with('|'));
    let cells = rows.filter_map(|row| row.split('|').nth(1));
    let listed: BTreeSet<&str> = cells.flat_map(keys).collect();
    // What is typed in the field for moves is no key of the board.
    let of_board = explore::HELP.iter().filter(|(key, _)| *key != "?");
    let known: BTreeSet<&str> = of_board.flat_map(|(key, _)| keys(key)).collect();
    assert_eq!(listed, known);
}

#[test]
fn the_help_names_the_keys_of_the_board_in_words_of_the_language() {
    let mut stage = Stage::with(1, preferences(Lang::De));
    stage.run(Action::Help);
    for told in ["Punkt", "Umschalt+A, D"] {
        assert!(stage.labels().iter().any(|label| label.starts_with(told)), "{told}");
    }
    assert!(!stage.labels().iter().any(|label| label.starts_with("Shift+")), "an English key");
}

/// The single keys of a cell: `L, C, S`, `K Q R B N P, 1–8`.
fn keys(cell: &str) -> impl Iterator<Item = &str> {
    cell.split([',', ' ']).filter(|key| !key.is_empty())
}
