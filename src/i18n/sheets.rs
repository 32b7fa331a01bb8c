//! Scoresheets in words: what was entered, how a sheet is kept, what stands beside a move.

use crate::catalogue::Words;
use crate::chess::{self, Numbering};
use crate::time;
use jadoube_chess::scoresheet::sheet::Cell;
use jadoube_chess::side::Side;
use jadoube_laws::game::event::Event;
use jadoube_laws::game::sheets::{Mark, OFFER, Origin, RecordingMethod};

/// What was entered in a scoresheet or decided from both, as one line of the log.
#[must_use]
pub(crate) fn line(words: &Words, event: &Event, numbering: Numbering) -> String {
    let side = |side: Side| ("side", chess::side(words, side).into());
    match event {
        Event::CellWritten { whose, index, cell } => {
            let place = ("place", place(numbering, *index).into());
            match cell {
                Cell::Written(text) => {
                    let args = [side(*whose), place, ("cell", text.into())];
                    words.say_with("event-cell-written", &args)
                }
                Cell::Blank => words.say_with("event-cell-left", &[side(*whose), place]),
                Cell::Tick => words.say_with("event-cell-ticked", &[side(*whose), place]),
                Cell::Illegible => words.say_with("event-cell-illegible", &[side(*whose), place]),
            }
        }
        Event::SheetTaken { whose, cells, from, .. } => {
            let id = match from {
                Origin::Text => "event-sheet-taken-text",
                Origin::File => "event-sheet-taken-file",
                Origin::Board => "event-sheet-taken-board",
            };
            words.say_with(id, &[side(*whose), ("cells", cells.len().into())])
        }
        Event::SheetKept { whose, kept } => {
            let system = ("system", system(words, &kept.system).into());
            match language(words, &kept.language) {
                Some(language) => {
                    let args = [side(*whose), system, ("language", language.into())];
                    words.say_with("event-sheet-kept-in", &args)
                }
                None => words.say_with("event-sheet-kept", &[side(*whose), system]),
            }
        }
        Event::CellMarked { whose, index, mark } => {
            let place = ("place", place(numbering, *index).into());
            let beside = mark_text(*mark);
            if beside.is_empty() {
                return words.say_with("event-cell-mark-gone", &[side(*whose), place]);
            }
            words.say_with("event-cell-marked", &[side(*whose), place, ("mark", beside.into())])
        }
        Event::Reconstructed { moves, reason } => {
            let args = [("moves", moves.len().into()), ("reason", reason.into())];
            words.say_with("event-reconstructed", &args)
        }
        _ => String::new(),
    }
}

/// The row and column of a cell as moves are numbered: `12.`, `12…`.
#[must_use]
pub fn place(numbering: Numbering, index: u16) -> String {
    let number = numbering.first + u32::from(index / 2);
    let dots = if index.is_multiple_of(2) { "." } else { "…" };
    format!("{number}{dots}")
}

/// What stands beside a cell as it is written there: `(=) 0:12:30`; nothing for nothing.
#[must_use]
pub fn mark_text(mark: Mark) -> String {
    let offer = mark.draw_offered.then(|| OFFER.to_owned());
    let parts: Vec<String> = offer.into_iter().chain(mark.clock.map(time::shown)).collect();
    parts.join(" ")
}

/// How a sheet is kept: “long algebraic notation, German”.
#[must_use]
pub fn recording_method(words: &Words, kept: &RecordingMethod) -> String {
    let parts = [Some(system(words, &kept.system)), language(words, &kept.language)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The name of a way to write; the name in the record for one that is not known here.
#[must_use]
pub fn system(words: &Words, name: &str) -> String {
    let id = match name {
        "algebraic" => "sheets-system-algebraic",
        "long-algebraic" => "sheets-system-long",
        "descriptive" => "sheets-system-descriptive",
        "electronic" => "sheets-system-electronic",
        "numeric" => "sheets-system-numeric",
        "braille" => "sheets-system-braille",
        other => return other.to_owned(),
    };
    words.say(id)
}

/// The languages whose piece letters a sheet can be said to use.
pub const LANGUAGES: [&str; 9] = ["en", "de", "fr", "nl", "es", "it", "pl", "ru", "mk"];

/// The name of a language by its tag; nothing where none is told, the tag for one without a name.
#[must_use]
pub fn language(words: &Words, tag: &str) -> Option<String> {
    let id = match tag {
        "" => return None,
        "en" => "sheets-language-en",
        "de" => "sheets-language-de",
        "fr" => "sheets-language-fr",
        "nl" => "sheets-language-nl",
        "es" => "sheets-language-es",
        "it" => "sheets-language-it",
        "pl" => "sheets-language-pl",
        "ru" => "sheets-language-ru",
        "mk" => "sheets-language-mk",
        other => return Some(other.to_owned()),
    };
    Some(words.say(id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_chess::board::position::Uci;
    use jadoube_chess::moment::Millis;

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
            assert_eq!(line(&Words::new(Lang::En), &event, Numbering::USUAL), text);
        }
    }
}
