//! `jadoube export`: the games as PGN, or the whole journal as RON.

use crate::args::{ExportArgs, ExportKind};
use crate::exit::Exit;
use jadoube_core::hall::refusal::Refusal;
use jadoube_core::hall::state::Hall;
use jadoube_desk::export::{braille_sheet, to_exact_pgn_text, to_pgn_text, to_ron_text};
use jadoube_desk::library;
use jadoube_desk::live_pgn::replace;
use jadoube_desk::log_lines::{self, complaint, fault};
use jadoube_desk::request_error::Trouble;
use jadoube_i18n::catalogue::Words;
use jadoube_laws::ids::BoardNo;

/// A scoresheet in braille; what the code has no cells for is told.
fn braille(args: &ExportArgs, hall: &Hall, words: &Words) -> Result<String, Exit> {
    let (Some(board), Some(sheet)) = (args.board.map(BoardNo), args.sheet) else {
        return Err(Exit::unusable(words.say("cli-export-braille")));
    };
    let pages = braille_sheet(hall, (board, sheet.into()), args.brf, words).ok_or_else(|| {
        Exit::refused(log_lines::trouble(words, &Trouble::Refused(Refusal::NoGame(board))))
    })?;
    if !pages.lost.is_empty() {
        let letters = pages.lost.iter().collect::<String>();
        let letters = [("letters", letters.into())];
        eprintln!("jadoube: {}", words.say_with("cli-export-no-cells", &letters));
    }
    Ok(pages.text)
}

/// Writes them. A file that is damaged gives what could be read, and says so.
#[must_use]
pub fn run(args: &ExportArgs, words: &Words) -> Exit {
    let record = match library::read(&args.file) {
        Ok(record) => record,
        Err(error) => return Exit::unusable(fault(words, &error)),
    };
    let kind = match (args.pgn, args.ron) {
        (_, true) => ExportKind::Ron,
        (true, _) => ExportKind::Pgn,
        _ => args.kind,
    };
    let text = match kind {
        ExportKind::Pgn if args.exact => to_exact_pgn_text(&record.hall),
        ExportKind::Pgn => to_pgn_text(&record.hall),
        ExportKind::Ron => match to_ron_text(&record.entries) {
            Ok(text) => text,
            Err(error) => return Exit::unusable(error),
        },
        ExportKind::Braille => match braille(args, &record.hall, words) {
            Ok(text) => text,
            Err(exit) => return exit,
        },
    };
    match &args.output {
        None => match Exit::print(&text) {
            Exit::Done => {}
            other => return other,
        },
        Some(path) => {
            if let Err(error) = replace(path, &text) {
                return Exit::of_system(words, path, &error);
            }
        }
    }
    match complaint(words, &record) {
        Some(complaint) => Exit::refused(complaint),
        None => Exit::Done,
    }
}
