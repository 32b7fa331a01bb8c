//! The table of `../shared/vectors` on whether mate can still be given: no verdict may be wrong.
//! It is not part of the project; cases of our own stand beside the code.

use std::path::Path;
use std::time::Instant;

use jadoube::core::board::position::{Form, Position};
use jadoube::core::side::Side;
use jadoube::core::unwinnability::{Budget, Chance, can_mate};

fn vectors(name: &str) -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/vectors").join(name);
    let text = std::fs::read_to_string(&path).ok();
    if text.is_none() {
        eprintln!("skipped: {} is not there", path.display());
    }
    text
}

#[test]
fn positions_that_misled_other_programs_are_not_called_unwinnable() {
    let Some(table) = vectors("unwinnability_counterexamples.tsv") else { return };
    for row in table.lines().filter(|row| !row.starts_with('#')) {
        let cells: Vec<&str> = row.split('\t').collect();
        let side = if cells[1] == "w" { Side::White } else { Side::Black };
        let Ok(position) = Position::from_fen(cells[0], Form::Standard) else { continue };
        assert_eq!(cells[2], "winnable", "{row}");
        assert_ne!(can_mate(&position, side, Budget::Quick), Chance::Cannot, "{row}");
    }
}

#[test]
fn no_verdict_on_the_shared_positions_is_wrong() {
    let Some(table) = vectors("unwinnability_dev.tsv") else { return };
    let begun = Instant::now();
    let (mut rows, mut unsure, mut missed) = (0, 0, 0);
    for row in table.lines().skip(1) {
        let cells: Vec<&str> = row.split('\t').collect();
        let (fen, label) = (cells[0], cells[2]);
        let side = if cells[1] == "w" { Side::White } else { Side::Black };
        let Ok(position) = Position::from_fen(fen, Form::Standard) else {
            println!("not playable: {fen}");
            continue;
        };
        rows += 1;
        match can_mate(&position, side, Budget::Quick) {
            Chance::Can => assert_ne!(label, "unwinnable", "{fen} for {side:?}"),
            Chance::Cannot => assert_ne!(label, "winnable", "{fen} for {side:?}"),
            Chance::Unknown => {
                unsure += 1;
                missed += usize::from(label == "winnable");
            }
        }
    }
    println!(
        "{rows} positions, {unsure} unsure ({missed} of them winnable), {:?}",
        begun.elapsed()
    );
    assert!(rows > 2000 && unsure * 2 < rows, "{unsure} of {rows} unsure");
}
