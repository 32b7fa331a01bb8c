//! What a station asks of another that alone may record it: a result of the chief, say. The asking is an
//! entry in its own strand, so that it outlasts a cut line and a closed file; who keeps the post sees it
//! when that strand arrives, and answers in its own strand, in the same batch as what it leads to. So it
//! is carried out once: an answer that is in force closes it everywhere, and one that is put aside with
//! the record of a station that had lost the post leaves it to the station that keeps it now.

use crate::competition::command::Command::{Amend, Draft, DraftMatches, EnterResult};
use crate::competition::entrant::Entrant;
use crate::hall::command::Command;
use crate::hall::context::Context;
use crate::hall::event::{Event, Origin};
use crate::hall::may::{Route, asked_of, may};
use crate::hall::proposal::Proposal;
use crate::hall::refusal::Refusal;
use crate::hall::state::Hall;
use crate::stations::post::Post;
use crate::stations::refusal::Refusal as StationsRefusal;
use crate::stations::station::StationId;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::ids::CommandKey;

impl Hall {
    /// What waits for an answer.
    pub fn waiting_proposals(&self) -> impl Iterator<Item = (CommandKey, &Proposal)> {
        let waiting = self.proposals.iter().filter(|(_, one)| one.turned_down.is_none());
        waiting.map(|(key, one)| (*key, one))
    }

    /// What a station asks of the chief beside what it records itself: of a result that ended a game on its
    /// board, why, or that it is another than the board can show.
    #[must_use]
    pub fn besides(&self, own: StationId, command: &Command, events: &[Event]) -> Option<Command> {
        let asked = match command {
            Command::CarryOut { key } => &self.proposals.get(key)?.command,
            other => other,
        };
        let Command::Contest { what: EnterResult { reason, .. } } = asked else { return None };
        let ends = events.iter().any(|event| matches!(event, Event::Game { .. }));
        let is_all = reason.trim().is_empty() || self.stations.keeps(own, Post::Chief);
        (self.stations.is_begun() && ends && !is_all).then(|| asked.clone())
    }

    /// Which station answers a proposal; none where nobody has to any more.
    #[must_use]
    pub fn answers(&self, proposal: &Proposal) -> Option<StationId> {
        self.stations.keeper(asked_of(self, &proposal.command)?)
    }

    /// What waits for the answer of a station, in the order in which it came to be.
    #[must_use]
    pub fn to_answer(&self, station: StationId) -> Vec<(CommandKey, &Proposal)> {
        let of = |(_, one): &(CommandKey, &Proposal)| {
            let post = asked_of(self, &one.command);
            post.is_some_and(|post| self.stations.keeps(station, post))
        };
        let mut all: Vec<_> = self.waiting_proposals().filter(of).collect();
        all.sort_by_key(|(key, one)| (one.place, *key));
        all
    }
}

/// To ask another station for something.
pub(in crate::hall) fn propose(
    hall: &Hall,
    (key, command): (CommandKey, &Command),
    ctx: Context<'_>,
) -> Result<Vec<Event>, Refusal> {
    let own = ctx.station.ok_or(StationsRefusal::NoKey)?;
    if !hall.stations.is_begun() {
        return Err(StationsRefusal::NotBegun.into());
    }
    match may(hall, own, command)? {
        Route::Ask(_) if !hall.proposals.contains_key(&key) => {
            let before = known(hall, own, command).cloned().map(Box::new);
            Ok(vec![Event::Proposed { key, command: Box::new(command.clone()), before }])
        }
        Route::Ask(_) | Route::Here => Ok(Vec::new()),
    }
}

/// What another station has asked for is done here, and answered with it.
pub(in crate::hall) fn carry_out(
    hall: &Hall,
    key: CommandKey,
    ctx: Context<'_>,
) -> Result<Vec<Event>, Refusal> {
    let Some((proposal, post)) = pending(hall, key, ctx)? else { return Ok(Vec::new()) };
    // Who asks may have been dismissed since, or be there for something else.
    may(hall, proposal.place.station, &proposal.command)?;
    fits(hall, proposal)?;
    let mut events = hall.decide(&proposal.command, ctx)?;
    events.push(Event::Answered { key, post, refusal: None });
    Ok(events)
}

/// What a station knows of the player whose data a command corrects: with what it has asked for itself.
fn known<'a>(hall: &'a Hall, own: StationId, command: &Command) -> Option<&'a Entrant> {
    let Command::Contest { what: Amend { no: of, .. } } = command else { return None };
    let asked = hall.waiting_proposals().filter_map(|(_, one)| match &one.command {
        Command::Contest { what: Amend { no, entrant } } if no == of => Some((one.place, entrant)),
        _ => None,
    });
    let own = asked.filter(|(place, _)| place.station == own).max_by_key(|(place, _)| *place);
    let recorded = || hall.contest.entrants.get(of).map(|entry| &entry.entrant);
    own.map(|(_, entrant)| &**entrant).or_else(recorded)
}

/// What was asked for while the chief was away would overwrite nothing that was recorded meanwhile.
fn fits(hall: &Hall, proposal: &Proposal) -> Result<(), StationsRefusal> {
    let Command::Contest { what } = &proposal.command else { return Ok(()) };
    match (what, &proposal.before) {
        (Amend { no, .. }, Some(before)) => match hall.contest.entrants.get(no) {
            Some(now) if now.entrant != **before => {
                Err(StationsRefusal::AmendedMeanwhile(now.entrant.name.clone()))
            }
            _ => Ok(()),
        },
        (Draft { round, .. } | DraftMatches { round, .. }, _) => {
            match hall.contest.rounds.contains_key(round) {
                true => Err(StationsRefusal::PairedMeanwhile(*round)),
                false => Ok(()),
            }
        }
        _ => Ok(()),
    }
}

/// What another station has asked for is not done.
pub(in crate::hall) fn turn_down(
    hall: &Hall,
    (key, reason): (CommandKey, &str),
    ctx: Context<'_>,
) -> Result<Vec<Event>, Refusal> {
    let Some((_, post)) = pending(hall, key, ctx)? else { return Ok(Vec::new()) };
    Ok(vec![Event::Answered { key, post, refusal: Some(reason.to_owned()) }])
}

/// What waits for an answer of this station, and as the keeper of which post.
fn pending<'a>(
    hall: &'a Hall,
    key: CommandKey,
    ctx: Context<'_>,
) -> Result<Option<(&'a Proposal, Post)>, Refusal> {
    let own = ctx.station.ok_or(StationsRefusal::NoKey)?;
    let waiting = hall.proposals.get(&key).filter(|one| one.turned_down.is_none());
    let Some((one, post)) = waiting.and_then(|one| Some((one, asked_of(hall, &one.command)?)))
    else {
        return Ok(None);
    };
    hall.stations.check_home(own, post)?;
    Ok(Some((one, post)))
}

/// Somebody has asked.
pub(in crate::hall) fn proposed(
    hall: &mut Hall,
    (key, command, before): (CommandKey, &Command, Option<&Entrant>),
    origin: Origin<'_>,
) {
    let Some(place) = origin.place else { return };
    let (who, wall) = (origin.who.clone(), origin.wall.to_owned());
    let (command, before) = (command.clone(), before.cloned().map(Box::new));
    let proposal = Proposal { place, wall, who, command, before, turned_down: None };
    hall.proposals.entry(key).or_insert(proposal);
}

/// It was answered.
pub(in crate::hall) fn answered(
    hall: &mut Hall,
    key: CommandKey,
    refusal: Option<&String>,
    origin: Origin<'_>,
) {
    match (refusal, origin.place) {
        (Some(why), Some(place)) => {
            if let Some(one) = hall.proposals.get_mut(&key) {
                one.turned_down = Some((place.station, why.clone()));
            }
        }
        _ => drop(hall.proposals.remove(&key)),
    }
}
