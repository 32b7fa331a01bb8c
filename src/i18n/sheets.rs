//! Scoresheets in words: what was entered, how a sheet is kept, what stands beside a move.

use crate::catalogue::Catalogue;
use crate::chess::Numbering;
use jadoube_laws::game::sheets::{Mark, RecordingMethod, language_name, system_name};

/// The row and column of a cell as moves are numbered: `12.`, `12…`.
#[must_use]
pub fn place(numbering: Numbering, index: u16) -> String {
    let number = numbering.first + u32::from(index / 2);
    let dots = if index.is_multiple_of(2) { "." } else { "…" };
    format!("{number}{dots}")
}

/// What stands beside a cell as it is written there: `(=) 0:12:30`; nothing for nothing.
#[must_use]
pub fn mark_text(words: &Catalogue, mark: Mark) -> String {
    if mark == Mark::default() { String::new() } else { words.value(&mark.beside()) }
}

/// How a sheet is kept: “long algebraic notation, German”.
#[must_use]
pub fn recording_method(words: &Catalogue, kept: &RecordingMethod) -> String {
    let parts = [Some(system(words, &kept.system)), language(words, &kept.language)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The name of a way to write; the name in the record for one that is not known here.
#[must_use]
pub fn system(words: &Catalogue, name: &str) -> String {
    words.value(&system_name(name))
}

/// The languages whose piece letters a sheet can be said to use.
pub const LANGUAGES: [&str; 9] = ["en", "de", "fr", "nl", "es", "it", "pl", "ru", "mk"];

/// The name of a language by its tag; nothing where none is told, the tag for one without a name.
#[must_use]
pub fn language(words: &Catalogue, tag: &str) -> Option<String> {
    (!tag.is_empty()).then(|| words.value(&language_name(tag)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_chess::board::position::Uci;
    use jadoube_chess::moment::Millis;
    use jadoube_chess::scoresheet::sheet::Cell;
    use jadoube_chess::side::Side;
    use jadoube_laws::game::event::Event;
    use jadoube_laws::game::sheets::Origin;

    #[test]
    fn the_log_tells_what_was_entered_and_decided() {
        let whose = Side::White;
        let written = |text: &str| Event::CellWritten { whose, index: 23, cell: Cell::read(text) };
        let mark = |draw_offered, clock| Event::CellMarked {
            whose,
            index: 4,
            mark: Mark { draw_offered, clock },
        };
        let kept = |system: &str, language: &str| Event::SheetKept {
            whose,
            kept: RecordingMethod { system: system.into(), language: language.into() },
        };
        let cells = ["e4", "e5"].map(Cell::read).to_vec();
        let decided =
            Event::Reconstructed { moves: vec![Uci("e2e4".into())], reason: "both".into() };
        for (event, text) in [
            (written("Nf6"), "Scoresheet of White, 12… Nf6"),
            (written(""), "Scoresheet of White, 12… blank"),
            (written("|"), "Scoresheet of White, 12… only ticked"),
            (
                Event::SheetTaken { whose, cells, offers: vec![], from: Origin::Board },
                "Scoresheet of White filled in from the record (2 entries)",
            ),
            (kept("descriptive", ""), "Scoresheet of White is kept in descriptive notation"),
            (kept("algebraic", "de"), "Scoresheet of White is kept in algebraic notation, German"),
            (
                mark(true, Some(Millis::from_secs(754))),
                "Scoresheet of White, 3. beside it: (=) 12:34",
            ),
            (mark(false, None), "Scoresheet of White, 3. nothing beside it"),
            (decided, "Decided from the scoresheets: the game has 1 half-move (both)"),
        ] {
            assert_eq!(Catalogue::new(Lang::En).tell(&event), text);
        }
    }
}
