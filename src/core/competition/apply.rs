//! From an event to the new state. Obeys and cannot fail.

use std::collections::{BTreeMap, BTreeSet};

use crate::competition::context::Origin;
use crate::competition::draw::{DrawnStep, VarmaDraw};
use crate::competition::drawing::drawers;
use crate::competition::entrant::{Entrant, EntrantNo};
use crate::competition::event::{Act, Event, Numbering};
use crate::competition::phase::{Drawn, Group};
use crate::competition::round::{Bout, Byes, Entered, Pairing, Round, Stage};
use crate::competition::state::{
    Before, Contest, Departure, Entry, Numbers, Stay, TeamEntry, TeamNumbers,
};
use crate::competition::team::{LineUp, LineUpSource};
use jadoube_competition::knockout::bracket::Tie;
use jadoube_competition::knockout::course::MatchLot;
use jadoube_competition::varma::draw::Step as DrawStep;

/// Makes an event part of the state.
pub(in crate::competition) fn apply(contest: &mut Contest, event: &Event, origin: Origin<'_>) {
    if let Some(act) = act(contest, event) {
        let before = before(contest, event);
        contest.done(act, before);
    }
    match event {
        Event::Started { regulations } | Event::RegulationsChanged { regulations, .. } => {
            contest.regulations = Some(regulations.as_ref().clone());
        }
        Event::Entered { no, entrant, .. } => enter(contest, *no, entrant),
        Event::Amended { no, entrant } => {
            contest.with(*no, |entry| entry.entrant = entrant.as_ref().clone());
        }
        Event::Numbered { order, how, reason } => {
            let (order, how, reason) = (order.clone(), how.clone(), reason.clone());
            let after = contest.published();
            contest.draw = None;
            contest.numbers.push(Numbers { order, how, reason, after, draw: None });
            drop_draft(contest);
        }
        Event::DrawBegun { edition, reason } => {
            drop_draft(contest);
            let (edition, reason, drawers) = (*edition, reason.clone(), drawers(contest));
            contest.draw = Some(VarmaDraw { edition, reason, drawers, steps: Vec::new() });
        }
        Event::Drawn { steps, order } => drawn(contest, steps, order, origin),
        Event::Scheduled { round, starts } => contest.schedule(*round, Some(*starts)),
        Event::RoundsScheduled { starts } => {
            starts.iter().for_each(|(round, at)| contest.schedule(*round, Some(*at)));
        }
        Event::Left { no, from, expelled, reason } => {
            let (from, expelled, reason) = (*from, *expelled, reason.clone());
            depart(contest, *no, Departure { from, expelled, reason });
        }
        Event::Returned { .. } | Event::SeveralLeft { .. } | Event::AbsencesNoted { .. } => {
            of_several(contest, event);
        }
        Event::AbsenceNoted { no, round } => contest.attend(*no, *round, true, None),
        Event::PresenceNoted { no, round } => contest.attend(*no, *round, false, None),
        Event::ByeGranted { no, round, bye } => contest.attend(*no, *round, false, Some(*bye)),
        Event::Drafted { round, pairings, byes, legs } => {
            draft(contest, *round, pairings, byes);
            contest.with_round(*round, |round| round.legs.clone_from(legs));
        }
        Event::StartDrawn { round, how } => {
            contest.with_round(*round, |round| round.start = Some(how.clone()));
        }
        Event::PairingsChanged { round, pairings, .. } => {
            contest.with_round(*round, |round| round.change(pairings));
        }
        Event::Published { round } => contest.stage(*round, Stage::Published),
        Event::Closed { round } => contest.stage(*round, Stage::Closed),
        Event::MatchDrawn { round, place, winner, seed, reason } => {
            let lot = MatchLot { winner: *winner, seed: *seed, reason: reason.clone() };
            contest.lots.insert(Tie { round: *round, place: *place }, lot);
            drop_draft(contest);
        }
        Event::ResultEntered { round, board, result, against, reason } => {
            if let Some(bout) = contest.bout_mut(*round, *board) {
                let (who, wall) = (origin.who.clone(), origin.wall.to_owned());
                let (result, against, reason) = (*result, *against, reason.clone());
                bout.entered.push(Entered { result, against, reason, who, wall, undone: false });
            }
        }
        Event::Undone { act } => contest.undo(*act),
        team_event => of_teams(contest, team_event, origin),
    }
}

/// Somebody leaves.
fn depart(contest: &mut Contest, no: EntrantNo, departure: Departure) {
    let published = contest.published();
    contest.with(no, |entry| entry.stay.leave(departure, published));
}

/// Makes an event of several who leave, or are absent, or of one who comes back, part of the state.
fn of_several(contest: &mut Contest, event: &Event) {
    match event {
        Event::SeveralLeft { nos, from, expelled, reason } => {
            for no in nos {
                let (from, expelled, reason) = (*from, *expelled, reason.clone());
                depart(contest, *no, Departure { from, expelled, reason });
            }
        }
        Event::Returned { no, from, .. } => {
            contest.with(*no, |entry| entry.stay.come_back(*from));
            drop_draft(contest);
        }
        Event::AbsencesNoted { nos, round } => {
            nos.iter().for_each(|no| contest.attend(*no, *round, true, None));
        }
        _ => {}
    }
}

/// Makes an event of teams part of the state.
fn of_teams(contest: &mut Contest, event: &Event, origin: Origin<'_>) {
    match event {
        Event::TeamEntered { no, team } => {
            let team = team.as_ref().clone();
            contest.teams.insert(*no, TeamEntry { team, stay: Stay::default() });
        }
        Event::TeamAmended { no, team } => {
            contest.with_team(*no, |entry| entry.team = team.as_ref().clone());
        }
        Event::TeamLeft { no, from, expelled, reason } => {
            let departure = Departure { from: *from, expelled: *expelled, reason: reason.clone() };
            let published = contest.published();
            contest.with_team(*no, |entry| entry.stay.leave(departure, published));
        }
        Event::TeamReturned { no, from, .. } => {
            contest.with_team(*no, |entry| entry.stay.come_back(*from));
            drop_draft(contest);
        }
        Event::TeamsNumbered { order, how, reason } => {
            let (order, how, reason) = (order.clone(), how.clone(), reason.clone());
            contest.team_numbers.push(TeamNumbers { order, how, reason });
            // The groups follow from the numbers.
            contest.phases.clear();
            drop_draft(contest);
        }
        Event::MatchesDrafted { round, matches, byes } => {
            draft(contest, *round, &[], &Byes::new());
            contest.with_round(*round, |round| {
                (round.matches, round.free_teams) = (matches.clone(), byes.clone());
            });
            contest.seat_draft(*round);
        }
        Event::PhaseBegun { phase, .. } => {
            contest.phases.retain(|before| before.first_round < phase.first_round);
            contest.phases.push(phase.as_ref().clone());
            drop_draft(contest);
        }
        Event::GroupsDrawn { drawn, seed, .. } => {
            for one in drawn {
                if let Some(group) = group_mut(contest, one.group) {
                    group.teams.clone_from(&one.order);
                    group.drawn = Some(seed.map_or(Drawn::Hand, |seed| Drawn::Lot { seed }));
                }
            }
            drop_draft(contest);
        }
        Event::GroupFilled { group, team, .. } => {
            if let Some(group) = group_mut(contest, *group) {
                group.teams.push(*team);
                (group.extra, group.drawn) = (Some(*team), None);
            }
            drop_draft(contest);
        }
        Event::LineUpHandedIn { round, team, players, reason, .. } => {
            let (players, who) = (players.clone(), Some(origin.who.clone()));
            let (source, wall) = (LineUpSource::HandedIn, origin.wall.to_owned());
            let reason = reason.clone();
            contest.with_round(*round, |round| {
                round.line_ups.insert(*team, LineUp { players, source, who, wall, reason });
            });
            contest.seat_draft(*round);
        }
        Event::Seated { round, pairings } => contest.settle_line_ups(*round, pairings),
        _ => {}
    }
}

/// A group of the latest phase, from 1.
fn group_mut(contest: &mut Contest, no: u8) -> Option<&mut Group> {
    contest.phases.last_mut()?.groups.get_mut(usize::from(no).checked_sub(1)?)
}

/// What the arbiter did, if it can be undone.
fn act(contest: &Contest, event: &Event) -> Option<Act> {
    let act = match event {
        // Seats are taken with the publication, and left with it.
        Event::Started { .. } | Event::Undone { .. } | Event::Seated { .. } => return None,
        Event::TeamEntered { no, .. } => Act::TeamEntry { no: *no },
        Event::TeamAmended { no, .. } => Act::TeamAmendment { no: *no },
        Event::TeamLeft { no, .. } => Act::TeamDeparture { no: *no },
        Event::TeamReturned { no, .. } => Act::TeamReturn { no: *no },
        Event::TeamsNumbered { .. } => Act::TeamNumbers,
        Event::LineUpHandedIn { round, team, .. } => Act::LineUp { round: *round, team: *team },
        Event::PhaseBegun { phase, .. } => Act::Phase { kind: phase.kind },
        Event::GroupsDrawn { .. } => Act::GroupDraw,
        Event::GroupFilled { team, .. } => Act::GroupFilling { team: *team },
        Event::RegulationsChanged { .. } => Act::Regulations,
        Event::Entered { no, .. } => Act::Entry { no: *no },
        Event::Amended { no, .. } => Act::Amendment { no: *no },
        Event::Left { no, .. } => Act::Departure { no: *no },
        Event::Returned { no, .. } => Act::Return { no: *no },
        Event::SeveralLeft { nos, .. } => Act::Departures { count: count(nos) },
        Event::AbsencesNoted { nos, round } => Act::Absences { round: *round, count: count(nos) },
        Event::AbsenceNoted { no, round } => Act::Absence { no: *no, round: *round },
        Event::PresenceNoted { no, round } => Act::Presence { no: *no, round: *round },
        Event::ByeGranted { no, round, .. } => Act::Bye { no: *no, round: *round },
        Event::Numbered { .. } => Act::Numbers,
        Event::DrawBegun { .. } => Act::Drawing,
        Event::Drawn { .. } => Act::Drawn,
        Event::Scheduled { round, .. } => Act::Schedule { round: *round },
        Event::RoundsScheduled { .. } => Act::Schedules,
        Event::Drafted { round, .. } | Event::MatchesDrafted { round, .. } => {
            Act::Draft { round: *round }
        }
        Event::StartDrawn { round, .. } => Act::Start { round: *round },
        Event::Published { round } => Act::Publication { round: *round },
        Event::PairingsChanged { round, .. } => Act::Changing { round: *round },
        Event::ResultEntered { round, board, .. } => {
            // Whom a publication finds absent has lost by it, and by no act of its own.
            let is_first = contest
                .bout(*round, *board)
                .is_some_and(|bout| bout.game.is_none() && bout.entered.is_empty());
            if is_first {
                return None;
            }
            Act::Result { round: *round, board: *board }
        }
        Event::Closed { round } => Act::Closing { round: *round },
        Event::MatchDrawn { round, place, .. } => Act::MatchLot { round: *round, place: *place },
    };
    Some(act)
}

fn count(nos: &[EntrantNo]) -> u16 {
    u16::try_from(nos.len()).unwrap_or(u16::MAX)
}

/// What an event changes, as it is now.
fn before(contest: &Contest, event: &Event) -> Before {
    let entry = |no: &EntrantNo| contest.entrants.get(no);
    let round = |no: &u8| contest.rounds.get(no);
    let known = match event {
        Event::RegulationsChanged { .. } => {
            contest.regulations.clone().map(|old| Before::Regulations(Box::new(old)))
        }
        Event::Amended { no, .. } => {
            entry(no).map(|entry| Before::Entrant(Box::new(entry.entrant.clone())))
        }
        Event::Left { no, .. } => entry(no).map(|entry| Before::Departure(entry.stay.left.clone())),
        Event::Returned { no, .. } => {
            entry(no).map(|entry| Before::Return(entry.stay.left.clone(), drafted(contest)))
        }
        Event::Entered { joined: true, .. } => Some(Before::Joined),
        Event::SeveralLeft { .. } | Event::AbsencesNoted { .. } => {
            Some(before_of_several(contest, event))
        }
        Event::AbsenceNoted { no, round }
        | Event::PresenceNoted { no, round }
        | Event::ByeGranted { no, round, .. } => entry(no).map(|entry| {
            let is_absent = entry.absent.contains(round);
            Before::Attendance(is_absent, entry.byes.get(round).copied())
        }),
        Event::TeamAmended { no, .. } | Event::TeamLeft { no, .. } => {
            contest.teams.get(no).map(|entry| Before::Team(Box::new(entry.clone())))
        }
        Event::TeamReturned { no, .. } => contest
            .teams
            .get(no)
            .map(|entry| Before::TeamReturn(Box::new(entry.clone()), drafted(contest))),
        Event::LineUpHandedIn { round: no, team, .. } => {
            round(no).map(|it| Before::LineUp(it.line_ups.get(team).cloned()))
        }
        Event::TeamsNumbered { .. }
        | Event::PhaseBegun { .. }
        | Event::GroupsDrawn { .. }
        | Event::GroupFilled { .. } => {
            Some(Before::Phases(contest.phases.clone(), drafted(contest)))
        }
        Event::Numbered { .. }
        | Event::DrawBegun { .. }
        | Event::MatchDrawn { .. }
        | Event::Drafted { .. }
        | Event::MatchesDrafted { .. } => {
            Some(Before::Draft(drafted(contest), contest.draw.clone().map(Box::new)))
        }
        Event::Drawn { .. } => contest.draw.as_ref().map(|draw| Before::Steps(draw.steps.len())),
        Event::Scheduled { round, .. } => Some(Before::Schedule(contest.begins(*round))),
        Event::RoundsScheduled { starts } => {
            let known = starts.iter().map(|(round, _)| (*round, contest.begins(*round)));
            Some(Before::Schedules(known.collect()))
        }
        Event::StartDrawn { round: no, .. } => round(no).map(|it| Before::Start(it.start.clone())),
        Event::PairingsChanged { round: no, .. } => round(no).map(|it| {
            let pairings = it.bouts.iter().map(|bout| bout.pairing).collect();
            Before::Pairings(pairings, it.byes.clone())
        }),
        _ => None,
    };
    known.unwrap_or(Before::Nothing)
}

/// What an event of several changes, as it is now.
fn before_of_several(contest: &Contest, event: &Event) -> Before {
    let known = event.entrants().iter();
    let known = known.filter_map(|no| Some((*no, contest.entrants.get(no)?)));
    match event {
        Event::SeveralLeft { .. } => {
            Before::Departures(known.map(|(no, entry)| (no, entry.stay.left.clone())).collect())
        }
        Event::AbsencesNoted { round, .. } => {
            let attends = |(no, entry): (EntrantNo, &Entry)| {
                (no, entry.absent.contains(round), entry.byes.get(round).copied())
            };
            Before::Attendances(known.map(attends).collect())
        }
        _ => Before::Nothing,
    }
}

/// The round that is only paired.
fn drafted(contest: &Contest) -> Option<(u8, Box<Round>)> {
    let mut drafts = contest.rounds.iter();
    let draft = drafts.find(|(_, round)| round.stage == Stage::Draft);
    draft.map(|(no, round)| (*no, Box::new(round.clone())))
}

fn enter(contest: &mut Contest, no: EntrantNo, entrant: &Entrant) {
    let (stay, absent, byes) = (Stay::default(), BTreeSet::new(), BTreeMap::new());
    contest.entrants.insert(no, Entry { entrant: entrant.clone(), stay, absent, byes });
}

/// What was only paired is paired again, by other numbers.
fn drop_draft(contest: &mut Contest) {
    contest.rounds.retain(|_, round| round.stage != Stage::Draft);
}

/// The draw goes on; once everybody has drawn, the numbers are those that were drawn.
fn drawn(contest: &mut Contest, steps: &[DrawStep], order: &[EntrantNo], origin: Origin<'_>) {
    let Some(draw) = &mut contest.draw else { return };
    draw.steps.extend(steps.iter().map(|step| {
        let (who, wall) = (origin.who.clone(), origin.wall.to_owned());
        DrawnStep { step: *step, who, wall }
    }));
    if order.is_empty() {
        return;
    }
    let after = contest.published();
    if let Some(draw) = contest.draw.take() {
        let (how, reason) = (Numbering::Varma { edition: draw.edition }, draw.reason.clone());
        let order = order.to_vec();
        contest.numbers.push(Numbers { order, how, reason, after, draw: Some(draw) });
    }
}

fn draft(contest: &mut Contest, round: u8, pairings: &[Pairing], byes: &Byes) {
    let bouts = pairings.iter().map(|pairing| Bout::of(*pairing)).collect();
    let starts = contest.schedule.get(&round).copied();
    // What was drawn for the round stays when it is paired again.
    let start = contest.rounds.get(&round).and_then(|old| old.start.clone());
    let (stage, byes) = (Stage::Draft, byes.clone());
    let (matches, free_teams, line_ups) = (Vec::new(), Vec::new(), BTreeMap::new());
    let legs = BTreeMap::new();
    let drafted = Round { stage, starts, bouts, byes, start, matches, legs, free_teams, line_ups };
    contest.rounds.insert(round, drafted);
}
