//! The sessions of a round as they are typed: its end, and the break that divides it.

use crate::times;
use jadoube_core::adjournment::command::Command;
use jadoube_core::adjournment::register::{Sessions, of_round};
use jadoube_core::adjournment::session::{Purpose, Session};
use jadoube_core::competition::command::Command as ContestCommand;
use jadoube_core::competition::state::Contest;
use jadoube_core::hall::command::Command as HallCommand;
use jadoube_laws::wall::Wall;
use jadoube_message::Message;

/// Why no sessions follow from what is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(prefix = "tournament-sessions", error)]
pub enum SessionsFault {
    /// The end is no time after the beginning.
    NoEnd,
    /// The break is not two times between beginning and end.
    NoBreak,
}

/// From when to when each session lasts: none where neither end nor break is typed, two where there is a
/// break, `17:00–18:00`. A time without a day is of the day on which the round begins.
///
/// # Errors
/// What cannot be read, or is not in its order.
pub fn typed(starts: Wall, ends: &str, pause: &str) -> Result<Vec<(Wall, Wall)>, SessionsFault> {
    let (ends, pause) = (ends.trim(), pause.trim());
    if ends.is_empty() && pause.is_empty() {
        return Ok(Vec::new());
    }
    let end = times::typed(ends, starts).filter(|end| starts < *end);
    let end = end.ok_or(SessionsFault::NoEnd)?;
    if pause.is_empty() {
        return Ok(vec![(starts, end)]);
    }
    let both = pause.split_once(['–', '-']).and_then(|(from, to)| {
        Some((times::typed(from.trim(), starts)?, times::typed(to.trim(), starts)?))
    });
    let both = both.filter(|(from, to)| starts < *from && from < to && *to < end);
    let (from, to) = both.ok_or(SessionsFault::NoBreak)?;
    Ok(vec![(starts, from), (to, end)])
}

/// What brings the sessions of a round to these times: those that are planned are changed, or
/// removed where there are fewer, which needs a reason; others are planned.
#[must_use]
pub fn commands(
    sessions: &Sessions,
    (round, times): (u8, &[(Wall, Wall)]),
    place: &str,
    reason: &str,
) -> Vec<Command> {
    let planned = of_round(sessions, round);
    let reason = || reason.to_owned();
    let purpose = Purpose::Round { round: u16::from(round) };
    let each = times.iter().enumerate().filter_map(|(at, (starts, ends))| {
        let (starts, ends) = (*starts, *ends);
        let Some((no, before)) = planned.get(at) else {
            let session = Session::new((starts, ends), purpose, place.to_owned());
            return Some(Command::PlanSession { session, joined: false });
        };
        let is_other = (before.starts, before.ends) != (starts, ends);
        let session = Session { starts, ends, ..(*before).clone() };
        let (no, reason) = (*no, reason());
        is_other.then_some(Command::ChangeSession { no, session, reason, joined: false })
    });
    let spare = planned.iter().skip(times.len());
    let spare = spare.map(|(no, _)| {
        let (no, reason) = (*no, reason());
        Command::RemoveSession { no, reason, joined: false }
    });
    each.chain(spare).collect()
}

/// Whether what is done to the sessions needs a reason.
#[must_use]
pub fn need_reason(sessions: &[Command]) -> bool {
    sessions
        .iter()
        .any(|what| matches!(what, Command::ChangeSession { .. } | Command::RemoveSession { .. }))
}

/// That a round begins then, and what becomes of its sessions: one act, which is undone as one.
#[must_use]
pub fn one_act(
    contest: &Contest,
    (round, starts): (u8, Wall),
    sessions: Vec<Command>,
) -> Vec<HallCommand> {
    // A beginning that is known is no act that anything could be one with.
    let is_other = contest.begins(round) != Some(starts);
    let begin = HallCommand::Contest { what: ContestCommand::Schedule { round, starts } };
    let sessions = sessions.into_iter().enumerate().map(|(nth, mut what)| {
        if let Command::PlanSession { joined, .. }
        | Command::ChangeSession { joined, .. }
        | Command::RemoveSession { joined, .. } = &mut what
        {
            *joined = is_other || nth > 0;
        }
        HallCommand::Adjournment { what }
    });
    [begin].into_iter().chain(sessions).collect()
}
