//! Pairs of sheets with slips by chance: no wrong game may be called certain. Those of `tests/vectors`
//! are famous games with slips made for the project; of a longer table of games that may not be
//! shipped a few lines are tried where it lies. The whole of it takes minutes: `jadoube reconstruct
//! --batch … --report`, figures in `tests/reports/scoresheets.md`.

use jadoube_desk::two_sheets::Columns;

/// Every so many lines of the longer table are tried: of each tier one or two.
const EACH: usize = 121;

/// How many lines were tried, and how many of the games are the true ones.
fn tried(table: &str, each: usize) -> (usize, usize) {
    let mut lines = table.lines();
    let columns = Columns::find(lines.next().expect("a header")).expect("its columns");
    let (mut tried, mut right) = (0, 0);
    for line in lines.step_by(each) {
        let answer = columns.answer(Ok(line.to_owned())).expect("a line");
        let is_right = answer.truth.as_ref() == Some(&answer.moves);
        assert!(is_right || !answer.verdict.is_settled(), "{}: wrong, yet certain", answer.id);
        tried += 1;
        right += usize::from(is_right);
    }
    (tried, right)
}

#[test]
fn of_sheets_with_slips_no_wrong_game_is_certain_and_most_are_found() {
    let (count, right) = tried(include_str!("../vectors/sheets.tsv"), 1);
    assert!(count >= 10 && right * 3 >= count * 2, "{right} of {count}");
    let longer = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/vectors/scramble_dev.tsv");
    let Ok(longer) = std::fs::read_to_string(longer) else {
        eprintln!("left out: scramble_dev.tsv, which is not part of the project");
        return;
    };
    let (count, right) = tried(&longer, EACH);
    assert!(right * 3 >= count * 2, "{right} of {count}");
}
