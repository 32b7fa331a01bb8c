//! `jadoube new`: makes a competition file with its boards.

use crate::args::NewArgs;
use crate::exit::Exit;
use crate::notices;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_core::hall::refusal::Refusal;
use jadoube_desk::choices;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::log_lines::{fault, trouble};
use jadoube_desk::preferences;
use jadoube_desk::request_error::Trouble;
use jadoube_desk::station::Station;
use jadoube_desk::timekeeper::today;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::law;
use jadoube_laws::clock::control::TimeControl;
use jadoube_laws::game::event::Setup;
use jadoube_laws::ids::BoardNo;

/// Makes the file.
#[must_use]
pub fn run(args: &NewArgs, words: &Catalogue) -> Exit {
    let control: TimeControl = match args.control.parse() {
        Ok(control) => control,
        Err(fault) => return Exit::unusable(words.tell(&fault)),
    };
    let desk = match Desk::start(Station::own(&preferences::station()), Box::new(|| {})) {
        Ok(desk) => desk,
        Err(error) => return Exit::failed(words, error),
    };
    let name = args.name.clone().unwrap_or_else(|| {
        args.file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    });
    let (rules, meant) = match args.rules.as_deref().map(choices::rules_in) {
        Some(Ok((rules, edition))) => (Some(rules), Some(edition)),
        Some(Err(faults)) => return Exit::unusable(law::overlay_faults(words, &faults)),
        None => (None, None),
    };
    let newest = || choices::newest().id.clone();
    let edition = args.edition.clone().or(meant).unwrap_or_else(newest);
    let competition = Competition {
        name,
        place: args.place.clone(),
        date: today(),
        edition,
        arbiter: args.arbiter.clone(),
        rules,
        supervision: args.supervision.map(Into::into),
    };
    // In one piece: whoever is cut off here leaves no half of a competition behind.
    let mut commands = vec![Command::Found { competition }];
    commands.extend((1..=args.boards).map(|board| {
        let setup = Setup::new(control.clone());
        Command::SetUpGame { board: BoardNo(board), setup }
    }));
    match desk.ask(Request::NewWith(args.file.clone(), commands)).wait() {
        Ok(_) => {}
        Err(why @ Trouble::Refused(Refusal::NoSuchEdition(_) | Refusal::RulesUnusable(_))) => {
            return Exit::unusable(trouble(words, &why));
        }
        Err(why) => return Exit::refused(trouble(words, &why)),
    }
    notices::tell(&desk, words);
    if let Err(why) = desk.close() {
        return Exit::refused(fault(words, &why));
    }
    Exit::print(&format!("{}\n", args.file.display()))
}
