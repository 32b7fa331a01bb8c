//! The judgement of `core` on a command, with what only the desk knows: the editions and regulations
//! that there are, and the time of day.

use crate::choices;
use jadoube_chess::moment::Moment;
use jadoube_core::competition::command::Command as ContestCommand;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::context::Context;
use jadoube_core::hall::event::Event;
use jadoube_core::hall::may::{Route, may};
use jadoube_core::hall::refusal::Refusal;
use jadoube_core::hall::state::Hall;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::library::{appeals, laws};
use jadoube_laws::wall::Wall;

/// An appeal, or a line-up, is handed in when it is entered, where nothing else is told.
pub(crate) fn stamped(command: &Command, now: Wall) -> Option<Command> {
    let is_open = match command {
        Command::Dispute { what: DisputeCommand::Appeal { filing, .. } } => {
            filing.as_ref().is_some_and(|filing| filing.at.is_none())
        }
        Command::Contest { what: ContestCommand::HandInLineUp { at, .. } } => at.is_none(),
        _ => false,
    };
    let mut command = is_open.then(|| command.clone())?;
    match &mut command {
        Command::Dispute { what: DisputeCommand::Appeal { filing: Some(filing), .. } } => {
            filing.at = Some(now);
        }
        Command::Contest { what: ContestCommand::HandInLineUp { at, .. } } => *at = Some(now),
        _ => {}
    }
    Some(command)
}

/// The judgement of `core`, after what only the desk knows: which editions of the Laws and which
/// regulations there are.
///
/// # Errors
/// [`Refusal`] when the Laws or the state forbid it.
pub fn judge(
    hall: &Hall,
    command: &Command,
    at: Moment,
    edition: &Edition,
) -> Result<Vec<Event>, Refusal> {
    if let Command::Found { competition } | Command::ChangeCompetition { competition, .. } = command
    {
        if laws::edition(&competition.edition).is_none() {
            return Err(Refusal::NoSuchEdition(competition.edition.clone()));
        }
        choices::in_force(competition).map_err(Refusal::RulesUnusable)?;
    }
    if let Command::ProvideForAppeals { provisions } = command
        && appeals::regulations(&provisions.regulations).is_none()
    {
        return Err(Refusal::NoSuchRegulations(provisions.regulations.clone()));
    }
    let context = Context::from((at, choices::rulebook(hall, edition)));
    hall.decide(command, context.of(hall.own))
}

/// What would come of a command about the event as things stand: here, or at the station that is asked
/// for it.
///
/// # Errors
/// [`Refusal`] as it would be told.
pub fn foreseen(
    hall: &Hall,
    what: ContestCommand,
    at: Moment,
    edition: &Edition,
) -> Result<Vec<Event>, Refusal> {
    let command = Command::Contest { what };
    let own = hall.own.filter(|_| hall.stations.is_begun());
    let station = match own.map(|own| may(hall, own, &command)) {
        Some(Ok(Route::Ask(home))) => Some(home),
        _ => hall.own,
    };
    let context = Context::from((at, choices::rulebook(hall, edition)));
    hall.decide(&command, context.of(station))
}

/// The edition of the Laws in force in a competition.
pub(crate) fn edition_of(hall: &Hall) -> &'static Edition {
    hall.competition
        .as_ref()
        .and_then(|competition| {
            // Rules that a later version of the program cannot read leave the edition.
            let changed = choices::in_force(competition).ok();
            changed.or_else(|| laws::edition(&competition.edition))
        })
        .unwrap_or_else(laws::newest)
}
