//! `jadoube print`: the sheet of an incident or of a round as a PDF file.

use crate::args::PrintSheetArgs;
use crate::exit::Exit;
use jadoube_desk::library::Reader;
use jadoube_desk::live_pgn::replace;
use jadoube_desk::log_lines::fault;
use jadoube_desk::protocols::{ProtocolFault, Sheet, pdf};
use jadoube_i18n::catalogue::Words;
use jadoube_laws::ids::IncidentNo;

/// Prints it: 1 when there is no such incident, or no game of that round.
#[must_use]
pub fn run(args: &PrintSheetArgs, words: &Words) -> Exit {
    let sheet = match (args.incident, args.round) {
        (Some(no), _) => Sheet::Incident(IncidentNo(no)),
        (None, Some(round)) => Sheet::Round(round),
        (None, None) => return Exit::unusable(words.say("cli-print-what")),
    };
    let file = match Reader::of(&args.file) {
        Ok(file) => file,
        Err(why) => return Exit::unusable(fault(words, &why)),
    };
    // What is signed on paper must not be the state of some time ago.
    let (hall, trouble) = file.state();
    if let Some(why) = trouble.as_ref().filter(|why| why.is_of_newer_program()) {
        return Exit::refused(fault(words, why));
    }
    match pdf(words, (&hall, Some(file.record())), sheet, hall.last) {
        Err(why @ ProtocolFault::Nothing) => Exit::refused(words.tell(&why)),
        Err(why) => Exit::unusable(words.tell(&why)),
        Ok(bytes) => match replace(&args.output, bytes) {
            Ok(()) => Exit::print(&format!("{}\n", args.output.display())),
            Err(error) => Exit::of_system(words, &args.output, &error),
        },
    }
}
