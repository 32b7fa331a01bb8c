//! The notation tables of `../shared/vectors`, read and written as they stand. They are not part of
//! the project; small cases of our own stand beside the code.

use jadoube::core::board::position::{Form, Position, Uci};
use jadoube::core::notation::place::Place;
use jadoube::core::notation::system::{System, read, write};

/// The columns of the truth table that are written as they stand, and read back.
//
// For the lead: with the siblings' branches merged, add "iccf", "uedemann", "desc_en", "desc_es"
// and "phonetic_de".
const WRITTEN: [&str; 11] =
    ["san_pgn", "san_fide", "lan_fide", "alg1972", "figurine", "de", "fr", "nl", "es", "ru", "mk"];

/// The systems of the readings table.
//
// For the lead: likewise "desc_en", "desc_es", "iccf", "uedemann" and "phonetic_de".
const READ: [&str; 9] =
    ["san", "lan", "san_de", "san_es", "san_fig", "san_fr", "san_mk", "san_nl", "san_ru"];

fn vectors(name: &str) -> Option<String> {
    let path =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/vectors").join(name);
    let text = std::fs::read_to_string(&path).ok();
    if text.is_none() {
        eprintln!("skipped: {} is not there", path.display());
    }
    text
}

/// The place of a row: at the end of its history, or as if the game began with the position.
fn place(fen: &str, form: Form, history: &str) -> Place {
    if history.is_empty() {
        return Place::beginning(Position::from_fen(fen, form).unwrap());
    }
    let mut place = Place::beginning(Position::start());
    for uci in history.split(' ') {
        let m = place.position().read_uci(&Uci(uci.to_owned())).unwrap();
        place.play(m);
    }
    let position = Position::from_fen(fen, form).unwrap();
    assert_eq!(place.position().identity(), position.identity(), "{fen} after {history}");
    place
}

fn system(name: &str) -> System {
    System::named(name, None).unwrap_or_else(|| panic!("no system {name}"))
}

/// The moves that a text can mean, sorted and joined by spaces; none when it means none.
fn meanings(system: System, place: &Place, text: &str) -> String {
    let moves = read(system, place, text).map(|reading| reading.moves).unwrap_or_default();
    let mut moves: Vec<String> = moves.into_iter().map(|m| place.position().uci(m).0).collect();
    moves.sort();
    moves.join(" ")
}

#[test]
fn the_truth_table_is_written_as_it_stands_and_read_back() {
    let Some(table) = vectors("truth_dev.tsv") else { return };
    let heads: Vec<&str> = table.lines().next().unwrap().split('\t').collect();
    let mut wrong = Vec::new();
    for row in table.lines().skip(1) {
        let cells: Vec<&str> = row.split('\t').collect();
        let form = if cells[4] == "1" { Form::Chess960 } else { Form::Standard };
        let place = place(cells[3], form, cells[5]);
        let m = place.position().read_uci(&Uci(cells[6].to_owned())).unwrap();
        for (head, cell) in heads.iter().zip(&cells).filter(|(head, _)| WRITTEN.contains(head)) {
            let mut text = String::new();
            write(system(head), &place, m, &mut text);
            if text != *cell {
                wrong.push(format!("{}, {head}: {text} for {cell}", cells[0]));
            }
            let read = meanings(system(head), &place, cell);
            if read != place.position().uci(m).0 {
                wrong.push(format!("{}, {head}: {cell} read as [{read}]", cells[0]));
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_readings_table_is_read_as_it_stands() {
    let Some(table) = vectors("readings_dev.tsv") else { return };
    let (mut rows, mut wrong) = (0, Vec::new());
    for row in table.lines().skip(1) {
        let cells: Vec<&str> = row.split('\t').collect();
        if !READ.contains(&cells[3]) {
            continue;
        }
        rows += 1;
        let place = place(cells[1], Form::Standard, cells[2]);
        let found = meanings(system(cells[3]), &place, cells[4]);
        let mut expected: Vec<&str> = cells[5].split_whitespace().collect();
        expected.sort_unstable();
        if found != expected.join(" ") {
            wrong.push(format!(
                "{}: {} in {}: {found} for {}",
                cells[0], cells[4], cells[1], cells[5]
            ));
        }
    }
    assert!(rows > 1000, "only {rows} rows");
    assert!(wrong.is_empty(), "{} of {rows}:\n{}", wrong.len(), wrong.join("\n"));
}
