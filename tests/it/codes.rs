//! The columns of `../shared/vectors` for the codes: the numeric and the telegraph code, German
//! announcements, braille. They are not part of the project; small cases of our own stand beside
//! the code.

use jadoube::core::board::position::{Form, Position, Uci};
use jadoube::core::notation::braille::{self, Code, cells};
use jadoube::core::notation::iccf::Promotion;
use jadoube::core::notation::place::Place;
use jadoube::core::notation::spoken::Scheme;
use jadoube::core::notation::system::{System, read, write};
use jadoube::core::notation::uedemann::Extension;

/// The systems by their column in `truth_dev.tsv` and their name in `readings_dev.tsv`.
const SYSTEMS: [(usize, &str, System); 3] = [
    (18, "iccf", System::Iccf(Promotion::Laws1980)),
    (19, "uedemann", System::Uedemann(Extension::Laws)),
    (22, "phonetic_de", System::Spoken(Scheme::GERMAN)),
];

fn vectors(name: &str) -> Option<String> {
    let path =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/vectors").join(name);
    let text = std::fs::read_to_string(&path).ok();
    if text.is_none() {
        eprintln!("skipped: {} is not there", path.display());
    }
    text
}

#[test]
fn the_truth_table_is_written_as_it_stands() {
    let Some(table) = vectors("truth_dev.tsv") else { return };
    let mut rows = [0; SYSTEMS.len()];
    for row in table.lines().skip(1) {
        let cells: Vec<&str> = row.split('\t').collect();
        let form = if cells[4] == "1" { Form::Chess960 } else { Form::Standard };
        let place = Place::beginning(Position::from_fen(cells[3], form).unwrap());
        let m = place.position().read_uci(&Uci(cells[6].to_owned())).unwrap();
        for (nth, (column, name, system)) in SYSTEMS.into_iter().enumerate() {
            // Some systems have no text for castling in Chess960.
            if cells[column].is_empty() {
                continue;
            }
            let mut text = String::new();
            write(system, &place, m, &mut text);
            assert_eq!(text, cells[column], "{name}, row {}", cells[0]);
            let moves = read(system, &place, &text).unwrap().moves;
            assert!(moves.contains(&m), "{name}, row {}: {moves:?}", cells[0]);
            rows[nth] += 1;
        }
    }
    assert!(rows.iter().all(|rows| *rows > 2800), "{rows:?}");
    eprintln!("written: {rows:?}");
}

#[test]
fn the_readings_table_is_read_as_it_stands() {
    let Some(table) = vectors("readings_dev.tsv") else { return };
    let mut rows = [0; SYSTEMS.len()];
    for row in table.lines().skip(1) {
        let cells: Vec<&str> = row.split('\t').collect();
        let named = |(_, name, _): &(usize, &str, System)| *name == cells[3];
        let Some(nth) = SYSTEMS.iter().position(named) else { continue };
        let place = Place::beginning(Position::from_fen(cells[1], Form::Standard).unwrap());
        let moves = read(SYSTEMS[nth].2, &place, cells[4]).map(|r| r.moves).unwrap_or_default();
        let mut found: Vec<String> = moves.iter().map(|m| place.position().uci(*m).0).collect();
        found.sort();
        let mut expected: Vec<&str> = cells[5].split_whitespace().collect();
        expected.sort_unstable();
        assert_eq!(found, expected, "row {}, {}: {}", cells[0], cells[3], cells[4]);
        rows[nth] += 1;
    }
    assert!(rows.iter().all(|rows| *rows > 500), "{rows:?}");
    eprintln!("read: {rows:?}");
}

#[test]
fn the_braille_table_is_written_and_read_as_it_stands() {
    let Some(table) = vectors("braille_vectors.json") else { return };
    let table: serde_json::Value = serde_json::from_str(&table).unwrap();
    for (name, rows) in table.as_object().unwrap() {
        let code = Code::from_name(name).unwrap_or_else(|| panic!("no code is called {name}"));
        let rows = rows.as_array().unwrap();
        for row in rows {
            let [print, unicode, ascii] = [0, 1, 2].map(|nth| row[nth].as_str().unwrap());
            let mut text = String::new();
            let lost = braille::write_text(print, code, &mut text);
            assert!(lost.is_empty(), "{print}: {lost:?}");
            assert_eq!(text, unicode, "{name}: {print}");
            assert_eq!(cells::to_ascii(&text), ascii, "{name}: {print}");
            // German has no capitals.
            let back = if code == Code::German { print.to_lowercase() } else { print.to_owned() };
            for form in [unicode, ascii] {
                assert_eq!(
                    braille::read_text(form, code).as_deref(),
                    Some(back.as_str()),
                    "{form}"
                );
            }
        }
        eprintln!("{name}: {} rows", rows.len());
    }
}
