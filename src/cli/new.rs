//! `jadoube new`: makes a competition file with its boards.

use crate::cli::args::NewArgs;
use crate::cli::exit::Exit;
use crate::core::board::position::{Form, Position};
use crate::core::clock::control::TimeControl;
use crate::core::game::event::{Player, Setup, Timing};
use crate::core::hall::command::Command;
use crate::core::hall::competition::Competition;
use crate::core::hall::refusal::Refusal;
use crate::core::ids::BoardNo;
use crate::core::side::BySide;
use crate::desk::catalogue;
use crate::desk::desk::Desk;
use crate::desk::inbox::Request;
use crate::desk::preferences;
use crate::desk::station::Station;
use crate::desk::timekeeper::today;
use crate::desk::trouble::Trouble;
use crate::desk::words::{fault, trouble};
use crate::i18n::law;
use crate::i18n::words::Words;

/// Makes the file.
#[must_use]
pub fn run(args: &NewArgs, words: &Words) -> Exit {
    let control: TimeControl = match args.control.parse() {
        Ok(control) => control,
        Err(error) => return Exit::unusable(error),
    };
    let desk = match Desk::start(Station::own(&preferences::station()), Box::new(|| {})) {
        Ok(desk) => desk,
        Err(error) => return Exit::unusable(error),
    };
    let name = args.name.clone().unwrap_or_else(|| {
        args.file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    });
    let (rules, meant) = match args.rules.as_deref().map(catalogue::rules_in) {
        Some(Ok((rules, edition))) => (Some(rules), Some(edition)),
        Some(Err(faults)) => return Exit::unusable(law::overlay_faults(words, &faults)),
        None => (None, None),
    };
    let newest = || catalogue::newest().id.clone();
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
        let setup = Setup {
            players: BySide::new(Player::default(), Player::default()),
            round: 1,
            form: Form::Standard,
            fen: Position::start().fen(),
            control: control.clone(),
            timing: Timing::Desk,
        };
        Command::SetUpGame { board: BoardNo(board), setup }
    }));
    match desk.ask(Request::NewWith(args.file.clone(), commands)).wait() {
        Ok(_) => {}
        Err(why @ Trouble::Refused(Refusal::NoSuchEdition(_) | Refusal::RulesUnusable(_))) => {
            return Exit::unusable(trouble(words, &why));
        }
        Err(why) => return Exit::refused(trouble(words, &why)),
    }
    if let Err(why) = desk.close() {
        return Exit::refused(fault(words, &why));
    }
    Exit::print(&format!("{}\n", args.file.display()))
}
