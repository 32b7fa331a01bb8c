//! `jadoube export`: the games as PGN, or the whole journal as RON.

use std::io::{BufWriter, Write};

use crate::args::{ExportArgs, ExportKind};
use crate::exit::Exit;
use crate::output;
use jadoube_core::hall::refusal::Refusal;
use jadoube_core::hall::state::Hall;
use jadoube_desk::event_export::Incomplete;
use jadoube_desk::export::{braille_sheet, to_exact_pgn_text, to_pgn_text};
use jadoube_desk::exported::write_ron;
use jadoube_desk::library::Reader;
use jadoube_desk::log_lines::{self, complaint, fault};
use jadoube_desk::request_error::Trouble;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::ids::BoardNo;

/// A scoresheet in braille; what the code has no cells for is told.
fn braille(args: &ExportArgs, hall: &Hall, words: &Catalogue) -> Result<String, Exit> {
    let (Some(board), Some(sheet)) = (args.board.map(BoardNo), args.sheet) else {
        return Err(Exit::unusable(words.say("cli-export-braille")));
    };
    let played_in = |round: u16| {
        let found =
            hall.games.iter().rfind(|(_, one)| (one.board, one.game.setup.round) == (board, round));
        found.map(|(no, _)| *no)
    };
    let no = args.round.map_or_else(|| hall.at_board.get(&board).copied(), played_in);
    let pages = no.and_then(|no| braille_sheet(hall, (no, sheet.into()), args.brf, words));
    let pages = pages.ok_or_else(|| {
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
pub fn run(args: &ExportArgs, words: &Catalogue) -> Exit {
    let file = match Reader::of(&args.file) {
        Ok(file) => file,
        Err(error) => return Exit::unusable(fault(words, &error)),
    };
    let (hall, trouble) = file.state();
    let kind = match (args.pgn, args.ron) {
        (_, true) => ExportKind::Ron,
        (true, _) => ExportKind::Pgn,
        _ => args.kind,
    };
    let games = || file.doubted().unwrap_or_else(|| hall.clone());
    let text = match kind {
        ExportKind::Pgn if args.exact => to_exact_pgn_text(&games(), words),
        ExportKind::Pgn => to_pgn_text(&games(), words),
        ExportKind::Ron => String::new(),
        ExportKind::Braille => match braille(args, &hall, words) {
            Ok(text) => text,
            Err(exit) => return exit,
        },
    };
    let write = |to: &mut dyn Write| match kind {
        ExportKind::Ron => write_ron(file.exported(), BufWriter::new(to)),
        _ => to.write_all(text.as_bytes()),
    };
    let written = match &args.output {
        None => Exit::print_with(write),
        Some(path) => match output::write_with(path, words, write) {
            Ok(()) => Exit::Done,
            Err(exit) => exit,
        },
    };
    if let Some(saved @ Incomplete::Salvaged { .. }) = Incomplete::of(&hall, trouble.as_ref()) {
        eprintln!("jadoube: {}", saved.told(words));
    }
    match complaint(words, &hall, trouble.as_ref()).filter(|_| written == Exit::Done) {
        Some(complaint) => Exit::refused(complaint),
        None => written,
    }
}
