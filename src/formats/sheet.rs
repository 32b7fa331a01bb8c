//! One player's scoresheet in braille, as it was written: its own notation and letters, its gaps and
//! ticks, its draw offers and times. Nothing is read into it: what a cell says is what stands there.
//! A whole game made into a score is `write`.

use std::collections::{BTreeMap, BTreeSet};

use jadoube_chess::braille::write::{Page, Pages};
use jadoube_chess::braille::{COMMENT, CONTINUED, Layout};
use jadoube_chess::notation::braille::{self, Code};
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::scoresheet::sheet::Cell;
use jadoube_chess::side::Side;
use jadoube_laws::game::sheets::{OFFER, Record};

/// What stands for a move that was not written.
const BLANK: &str = "...";
/// What stands for a move that was only ticked: not every code has cells for a vertical stroke.
const TICK: &str = "-";

/// The code that suits a sheet: German Basisschrift for German letters, else Unified English
/// Braille.
#[must_use]
pub fn code_of(record: &Record) -> Code {
    if record.letters() == PieceLetters::German { Code::German } else { Code::Ueb }
}

/// A sheet in braille below its heading; its first row has this number. Some cells have a remark,
/// which stands below their row.
#[must_use]
pub fn sheet(
    heading: &[String],
    record: &Record,
    remarks: &BTreeMap<u16, String>,
    first: u32,
    layout: Layout,
) -> Pages {
    let mut page = Page::new(layout);
    for line in heading {
        page.print(line, 0, CONTINUED);
    }
    page.end_line();
    for (row, number) in (0..record.cells.len().div_ceil(2)).zip(first..) {
        let mut line = String::new();
        let mut below: Vec<&String> = Vec::new();
        braille::write_number(number, Side::White, layout.code, &mut line);
        for column in 0..2 {
            let index = u16::try_from(2 * row + column).unwrap_or(u16::MAX);
            if usize::from(index) >= record.cells.len() {
                break;
            }
            let lost = cell(record, index, layout.code, &mut line);
            page.lose(lost);
            line.push(' ');
            below.extend(remarks.get(&index));
        }
        page.words(&line, 0, CONTINUED);
        for remark in below {
            page.print(remark, COMMENT, COMMENT);
        }
    }
    page.finish()
}

/// Appends a cell with what stands beside it; gives back what the code has no cells for.
fn cell(record: &Record, index: u16, code: Code, line: &mut String) -> BTreeSet<char> {
    let text = match record.cell(index) {
        Cell::Blank => BLANK,
        Cell::Tick => TICK,
        cell @ (Cell::Written(_) | Cell::Illegible) => cell.as_entered(),
    };
    let mut lost: BTreeSet<char> = braille::write_text(text, code, line).into_iter().collect();
    let mark = record.mark(index);
    let clock = mark.clock.map(|time| {
        let minutes = time.0 / 60_000;
        format!("({}:{:02})", minutes / 60, minutes % 60)
    });
    for beside in mark.draw_offered.then(|| OFFER.to_owned()).into_iter().chain(clock) {
        line.push(' ');
        lost.extend(braille::write_text(&beside, code, line));
    }
    lost
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::braille::Script;
    use jadoube_chess::moment::Millis;
    use jadoube_chess::scoresheet::sheet::Sheet;
    use jadoube_laws::game::sheets::{Mark, RecordingMethod};

    fn record(text: &str, language: &str) -> Record {
        let kept =
            RecordingMethod { system: "algebraic".to_owned(), language: language.to_owned() };
        Record::of(Sheet::from_text(text).cells(), Some(kept))
    }

    fn print(pages: &Pages, code: Code) -> Vec<String> {
        let read = |line| braille::read_text(line, code).expect("what was written is read");
        pages.text.lines().map(read).collect()
    }

    #[test]
    fn a_sheet_is_told_as_it_was_written_with_its_gaps_and_marks() {
        let mut record = record("1. e4 e5\n2. Sf3 ...\n3. | ?\n4. Lb5 ", "de");
        record.marks.insert(2, Mark { draw_offered: true, clock: None });
        record.marks.insert(6, Mark { draw_offered: false, clock: Some(Millis::from_mins(83)) });
        let code = code_of(&record);
        assert_eq!(code, Code::German);
        let heading = ["Runde 3, Brett 1".to_owned()];
        let remarks = BTreeMap::from([(3, "moves are missing here".to_owned())]);
        let pages = sheet(&heading, &record, &remarks, 1, Layout::unicode(code));
        assert!(pages.lost.is_empty(), "{:?}", pages.lost);
        let told = print(&pages, code);
        let missing = "moves are missing here";
        let rows = ["1. e4 e5", "2. sf3 (=) ...", missing, "3. - ?", "4. lb5 (1:23)"];
        assert_eq!(told[2..], rows, "{told:?}");
    }

    #[test]
    fn an_english_sheet_keeps_its_capitals_and_an_embosser_gets_ascii() {
        let record = record("1. e4 Nf6\n2. e5", "en");
        let code = code_of(&record);
        let none = BTreeMap::new();
        let pages = sheet(&[], &record, &none, 1, Layout::brf(code));
        assert!(pages.text.is_ascii() && pages.text.ends_with('\u{c}'), "{}", pages.text);
        assert!(pages.text.contains(",NF#F"), "{}", pages.text);
        let unicode =
            sheet(&[], &record, &none, 1, Layout { script: Script::Unicode, ..Layout::brf(code) });
        assert!(!unicode.text.is_ascii());
    }

    #[test]
    fn what_a_code_has_no_cells_for_is_told() {
        let (heading, none) = (["Бојков".to_owned()], BTreeMap::new());
        let pages = sheet(&heading, &record("1. e4", "en"), &none, 1, Layout::unicode(Code::Ueb));
        assert!(pages.lost.contains(&'Б'));
    }
}
