//! `jadoube print`: the sheet of an incident, of a round or of a blind match as a PDF file.

use std::sync::Arc;

use crate::args::PrintSheetArgs;
use crate::exit::Exit;
use jadoube_core::hall::state::Hall;
use jadoube_desk::library::Reader;
use jadoube_desk::live_pgn::replace;
use jadoube_desk::log_lines::fault;
use jadoube_desk::protocols::{ProtocolFault, Sheet, SheetSource, is_of_incident, pdf};
use jadoube_i18n::catalogue::Words;
use jadoube_laws::ids::{BoardNo, IncidentNo};

/// Prints it: 1 when there is no such incident, no game of that round or no blind match at that board.
#[must_use]
pub fn run(args: &PrintSheetArgs, words: &Words) -> Exit {
    let file = match Reader::of(&args.file) {
        Ok(file) => file,
        Err(why) => return Exit::unusable(fault(words, &why)),
    };
    // What is signed on paper must not be the state of some time ago.
    let (hall, trouble) = file.state();
    if let Some(why) = trouble.as_ref().filter(|why| why.is_of_newer_program()) {
        return Exit::refused(fault(words, why));
    }
    let of_game = |no| file.of_game(no);
    let of_incident = |no| {
        file.entries().filter(|entry| is_of_incident(entry, no)).map(Arc::new).collect::<Vec<_>>()
    };
    let record = Some(file.record());
    let source = SheetSource { hall: &hall, record, of_game: &of_game, of_incident: &of_incident };
    let sheet = sheet(args, &hall).ok_or(ProtocolFault::Nothing);
    match sheet.and_then(|sheet| pdf(words, source, sheet, hall.last)) {
        Err(why @ ProtocolFault::Nothing) => Exit::refused(words.tell(&why)),
        Err(why) => Exit::unusable(words.tell(&why)),
        Ok(bytes) => match replace(&args.output, bytes) {
            Ok(()) => Exit::print(&format!("{}\n", args.output.display())),
            Err(error) => Exit::of_system(words, &args.output, &error),
        },
    }
}

/// Which one is meant. One of them is always said.
fn sheet(args: &PrintSheetArgs, hall: &Hall) -> Option<Sheet> {
    match (args.blind, args.incident) {
        (Some(board), _) => Sheet::of_blind_match(hall, BoardNo(board), args.round),
        (None, Some(no)) => Some(Sheet::Incident(IncidentNo(no))),
        (None, None) => args.round.map(Sheet::Round),
    }
}
