//! `jadoube print`: the sheet of an incident, of an appeal, of a round or of a blind match, or a paper
//! of an event, as a PDF file.

use std::sync::Arc;

use crate::args::PrintSheetArgs;
use crate::exit::Exit;
use crate::output;
use jadoube_core::hall::state::Hall;
use jadoube_desk::event_export::Incomplete;
use jadoube_desk::library::Reader;
use jadoube_desk::log_lines::{complaint, fault};
use jadoube_desk::protocols::{
    ProtocolFault, Sheet, SheetSource, is_of_contest, is_of_incident, pdf,
};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::ids::BoardNo;

/// Prints it: 1 when there is nothing that the sheet could be about, and when the file is damaged, which the
/// sheet then says.
#[must_use]
pub fn run(args: &PrintSheetArgs, words: &Catalogue) -> Exit {
    let file = match Reader::of(&args.file) {
        Ok(file) => file,
        Err(why) => return Exit::unusable(fault(words, &why)),
    };
    // What is signed on paper must not be the state of some time ago.
    let (hall, trouble) = file.state();
    if let Some(why) = trouble.as_ref().filter(|why| why.is_of_newer_program()) {
        return Exit::refused(fault(words, why));
    }
    let complaint = complaint(words, &hall, trouble.as_ref());
    let of_game = |no| file.of_game(no);
    let of_incident = |no| {
        file.entries().filter(|entry| is_of_incident(entry, no)).map(Arc::new).collect::<Vec<_>>()
    };
    let of_contest = || file.entries().filter(is_of_contest).map(Arc::new).collect::<Vec<_>>();
    let source = SheetSource {
        hall: &hall,
        record: Some(file.record()),
        as_of: None,
        incomplete: Incomplete::of(&hall, trouble.as_ref()),
        of_game: &of_game,
        of_incident: &of_incident,
        of_contest: &of_contest,
    };
    let sheet = sheet(args, &hall).ok_or(ProtocolFault::Nothing);
    match sheet.and_then(|sheet| pdf(words, source, sheet, hall.last)) {
        // What it would be about may be in what could not be read.
        Err(why @ ProtocolFault::Nothing) => {
            Exit::refused(complaint.unwrap_or_else(|| words.tell(&why)))
        }
        Err(why) => Exit::unusable(words.tell(&why)),
        Ok(bytes) => match output::write(&args.output, words, &bytes) {
            Ok(()) => {
                let printed = Exit::print(&format!("{}\n", args.output.display()));
                match complaint.filter(|_| printed == Exit::Done) {
                    Some(complaint) => Exit::refused(complaint),
                    None => printed,
                }
            }
            Err(exit) => exit,
        },
    }
}

/// Which one is meant. One of them is always said.
fn sheet(args: &PrintSheetArgs, hall: &Hall) -> Option<Sheet> {
    if let Some(board) = args.blind {
        return Sheet::of_blind_match(hall, BoardNo(board), args.round);
    }
    let said = [
        args.incident.map(Sheet::Incident),
        args.appeal.map(Sheet::Appeal),
        args.round.map(Sheet::Round),
        args.pairings.map(Sheet::Pairings),
        args.results.map(Sheet::Results),
        args.cross_table.then_some(Sheet::CrossTable),
        args.players.then_some(Sheet::Players),
        args.board_cards.map(Sheet::BoardCards),
        args.scoresheets.map(Sheet::Scoresheets),
        args.standings.map(Sheet::Standings),
        args.protocol.map(Sheet::RoundProtocol),
        args.line_ups.map(Sheet::LineUpForms),
        args.matches.map(Sheet::MatchProtocols),
        args.clock_sheet.map(Sheet::ClockSheet),
        args.equipment.then_some(Sheet::Equipment),
        args.report.then_some(Sheet::Report),
        args.prizes.then_some(Sheet::Prizes),
        args.norms.map(Sheet::Norms),
    ];
    said.into_iter().flatten().next()
}
