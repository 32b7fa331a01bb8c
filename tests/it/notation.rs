//! The notation tables of `../shared/vectors`, read and written as they stand. They are not part of
//! the project; small cases of our own stand beside the code.

use jadoube::core::board::position::{Form, Position, Uci};
use jadoube::core::notation::letters::PieceLetters;
use jadoube::core::notation::san::{NotationFault, Style, read_entry, write};

/// The moves that a text can mean, sorted and joined by spaces.
fn meanings(fen: &str, text: &str, letters: PieceLetters) -> String {
    let position = Position::from_fen(fen, Form::Standard).unwrap();
    match read_entry(&position, text, letters) {
        Ok(entry) => position.uci(entry.played).0,
        Err(NotationFault::Unreadable { .. } | NotationFault::Illegal { .. }) => String::new(),
        Err(NotationFault::Ambiguous { moves, .. }) => {
            let mut moves: Vec<String> = moves.into_iter().map(|uci| uci.0).collect();
            moves.sort();
            moves.join(" ")
        }
    }
}

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
    for row in table.lines().skip(1) {
        let cells: Vec<&str> = row.split('\t').collect();
        let form = if cells[4] == "1" { Form::Chess960 } else { Form::Standard };
        let position = Position::from_fen(cells[3], form).unwrap();
        let m = position.read_uci(&Uci(cells[6].to_owned())).unwrap();
        for (column, style) in [
            (7, Style::Pgn),
            (8, Style::Fide(PieceLetters::English)),
            (9, Style::Long(PieceLetters::English)),
            (11, Style::FIGURINE),
            (12, Style::Fide(PieceLetters::German)),
            (13, Style::Fide(PieceLetters::French)),
            (14, Style::Fide(PieceLetters::Dutch)),
            (15, Style::Fide(PieceLetters::Spanish)),
            (16, Style::Fide(PieceLetters::Russian)),
            (17, Style::Fide(PieceLetters::Macedonian)),
        ] {
            // The table writes mate `++`, we `#`; the Laws allow both.
            let text = cells[column].replace("++", "#");
            assert_eq!(write(&position, m, style), text, "row {}, column {column}", cells[0]);
            let read = read_entry(&position, cells[column], style.letters());
            assert_eq!(read.map(|e| e.played), Ok(m), "row {}, {}", cells[0], cells[column]);
        }
    }
}

#[test]
fn the_readings_table_is_read_as_it_stands() {
    let Some(table) = vectors("readings_dev.tsv") else { return };
    let (mut rows, mut wrong) = (0, Vec::new());
    for row in table.lines().skip(1) {
        let cells: Vec<&str> = row.split('\t').collect();
        let letters = match cells[3] {
            "san" | "lan" => PieceLetters::English,
            "san_fig" => PieceLetters::Figurine,
            system => match system.strip_prefix("san_") {
                Some(tag) => PieceLetters::for_language(tag),
                None => continue,
            },
        };
        rows += 1;
        let found = meanings(cells[1], cells[4], letters);
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
