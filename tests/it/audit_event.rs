//! The pages of an event through the accessibility bus, as `audit` goes through the screens: names and
//! roles, and Tab that comes to everything and back.

use std::fs;

use crate::audit::Audit;
use crate::stand::Stand;

/// Makes an event of six in a file: its first round is over, the second is being played.
pub(crate) fn event(stand: &Stand) -> std::path::PathBuf {
    let file = stand.path("cup.jadoube");
    let path = file.display().to_string();
    let list = stand.path("players.csv");
    let rows = (1..=6).map(|no| format!("Player {no},{},MKD,{}\n", 2400 - no, 1980 + no));
    fs::write(&list, format!("Name,Rating,Fed,Birth\n{}", rows.collect::<String>())).unwrap();
    let list = list.display().to_string();
    let run = |what: &[&str]| {
        stand.run(&[&["competition", what[0], path.as_str()], &what[1..]].concat());
    };
    run(&["new", "--name", "Cup", "--tie-breaks", "DE,SB"]);
    run(&["enter", &list]);
    run(&["number"]);
    run(&["regulations", "--prize", "all=500,300", "--reason", "a sponsor"]);
    for round in 1..=2 {
        run(&["pair"]);
        run(&["publish"]);
        if round == 1 {
            for board in ["1", "2", "3"] {
                run(&["result", board, "="]);
            }
            run(&["close"]);
        }
    }
    file
}

#[test]
fn every_page_of_an_event_can_be_worked_with_by_ear_and_keyboard() {
    let Some(stand) = Stand::new() else { return };
    stand.open(&event(&stand));
    stand.find("heading", ".+");
    let mut audit = Audit::new(&stand);
    stand.keys(&["ctrl+shift+k"]);
    stand.find("button", "Prizes….*");
    audit.place("Event");
    // What stands on one page alone tells that it is shown, or that it is left.
    stand.press("page-tab", "Players");
    stand.find("button", "Import a list….*");
    audit.place("Players");
    stand.press("page-tab", "Draw");
    stand.gone("Import a list….*");
    audit.place("Draw");
    stand.press("page-tab", "Round");
    stand.find("button", "Change pairings….*");
    audit.place("Round");
    stand.press("page-tab", "Cross-table");
    stand.find("radio-button", "By place");
    audit.place("Cross-table");
    stand.press("page-tab", "Standings");
    stand.find("button", "As it stood at….*");
    audit.place("Standings");
    stand.press("radio-button", "Rating changes");
    stand.gone("Round before");
    audit.place("Rating changes");
    stand.press("radio-button", "Title norms");
    stand.find("button", "Print certificate….*");
    audit.place("Title norms");
    stand.press("radio-button", "Prizes");
    stand.gone("Print certificate….*");
    audit.place("Prizes");
    audit.end();
}
