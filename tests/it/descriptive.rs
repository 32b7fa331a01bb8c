//! The descriptive columns of `../shared/vectors` and the games of `../shared/corpora`, read and
//! written as they stand. They are not part of the project; small cases of our own stand beside
//! the code.

use std::path::Path;

use jadoube::core::board::position::{Form, Position, Uci};
use jadoube::core::notation::descriptive::Manner;
use jadoube::core::notation::place::Place;
use jadoube::core::notation::system::{self, System};
use jadoube::core::notation::whole::{self, Limits};

const ENGLISH: System = System::Descriptive(Manner::English);
const SPANISH: System = System::Descriptive(Manner::Spanish);

fn shared(name: &str) -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared").join(name);
    let text = std::fs::read_to_string(&path).ok();
    if text.is_none() {
        eprintln!("skipped: {} is not there", path.display());
    }
    text
}

/// The place after a history; without one, the position itself.
fn place(fen: &str, history: &str) -> Place {
    if history.is_empty() {
        return Place::beginning(Position::from_fen(fen, Form::Standard).unwrap());
    }
    let mut place = Place::beginning(Position::start());
    for uci in history.split_whitespace() {
        let m = place.position().read_uci(&Uci(uci.to_owned())).unwrap();
        place.play(m);
    }
    place
}

#[test]
fn the_truth_table_is_written_as_it_stands() {
    let Some(table) = shared("vectors/truth_dev.tsv") else { return };
    for row in table.lines().skip(1) {
        let cells: Vec<&str> = row.split('\t').collect();
        // The names of the files of Chess960 are nobody's.
        if cells[20].is_empty() {
            continue;
        }
        let place = place(cells[3], cells[5]);
        let m = place.position().read_uci(&Uci(cells[6].to_owned())).unwrap();
        for (system, column) in [(ENGLISH, 20), (SPANISH, 21)] {
            let mut text = String::new();
            system::write(system, &place, m, &mut text);
            assert_eq!(text, cells[column], "row {}", cells[0]);
        }
    }
}

#[test]
fn every_text_means_the_moves_that_the_table_says() {
    let Some(table) = shared("vectors/readings_dev.tsv") else { return };
    for row in table.lines().skip(1) {
        let cells: Vec<&str> = row.split('\t').collect();
        let system = match cells[3] {
            "desc_en" => ENGLISH,
            "desc_es" => SPANISH,
            _ => continue,
        };
        let place = place(cells[1], cells[2]);
        let mut moves: Vec<String> = system::read(system, &place, cells[4])
            .map(|reading| reading.moves.iter().map(|m| place.position().uci(*m).0).collect())
            .unwrap_or_default();
        moves.sort();
        assert_eq!(moves.join(" "), cells[5], "row {}: {}", cells[0], cells[4]);
    }
}

#[test]
fn real_games_written_in_both_manners_are_read_as_they_were_played() {
    let Some(table) = shared("vectors/truth_dev.tsv") else { return };
    for row in table.lines().skip(1).step_by(9) {
        let cells: Vec<&str> = row.split('\t').collect();
        if cells[5].is_empty() || cells[4] == "1" {
            continue;
        }
        for system in [ENGLISH, SPANISH] {
            let start = Place::beginning(Position::start());
            let (mut place, mut moves, mut entries) = (start.clone(), Vec::new(), Vec::new());
            for uci in cells[5].split_whitespace() {
                let m = place.position().read_uci(&Uci(uci.to_owned())).unwrap();
                let mut text = String::new();
                system::write(system, &place, m, &mut text);
                entries.push(text);
                moves.push(m);
                place.play(m);
            }
            let entries: Vec<&str> = entries.iter().map(String::as_str).collect();
            let whole = whole::read(system, &start, &entries, Limits::default());
            assert_eq!(whole.games[0].moves, moves, "row {}", cells[0]);
            assert!(whole.games[0].repairs.is_empty(), "row {}", cells[0]);
        }
    }
}
