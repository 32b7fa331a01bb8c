//! A few of the scrambled sheets of `../shared/vectors`: no wrong game may be called certain. The
//! whole set takes minutes: `jadoube reconstruct --batch … --report`, figures in
//! `tests/reports/scoresheets.md`. Cases of our own stand beside the code.

use std::path::Path;

use jadoube::core::scoresheet::reconstruct::Verdict;
use jadoube::desk::two_sheets::Columns;

/// Every so many lines are tried: some of each tier.
const EACH: usize = 45;

#[test]
fn of_the_shared_sheets_no_wrong_game_is_certain_and_most_are_found() {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/vectors").join("scramble_dev.tsv");
    let Ok(table) = std::fs::read_to_string(&path) else {
        eprintln!("skipped: {} is not there", path.display());
        return;
    };
    let mut lines = table.lines();
    let columns = Columns::find(lines.next().expect("a header")).expect("its columns");
    let (mut tried, mut right) = (0, 0);
    for line in lines.step_by(EACH) {
        let answer = columns.answer(Ok(line.to_owned())).expect("a line");
        let is_right = answer.truth.as_ref() == Some(&answer.moves);
        assert!(
            is_right || answer.verdict != Verdict::Certain,
            "{}: wrong, yet certain",
            answer.id
        );
        tried += 1;
        right += usize::from(is_right);
    }
    assert!(right * 3 >= tried * 2, "{right} of {tried}");
}
