//! From an event to the new state. Obeys and cannot fail.
#![deny(clippy::wildcard_enum_match_arm)]

use std::collections::{BTreeMap, BTreeSet};

use crate::competition::context::Origin;
use crate::competition::draw::{DrawnStep, VarmaDraw};
use crate::competition::drawing::drawers;
use crate::competition::entrant::{Entrant, EntrantNo};
use crate::competition::event::{Act, Event, Numbering};
use crate::competition::phase::{DrawMethod, DrawnGroup, Group, Phase};
use crate::competition::result::PairingResult;
use crate::competition::round::{Bout, Byes, EnteredResult, Pairing, Round, Stage};
use crate::competition::state::{
    Before, Contest, Departure, Entry, Numbers, Stay, TeamEntry, TeamNumbers,
};
use crate::competition::team::{LineUp, LineUpSource, Match, Team, TeamNo};
use jadoube_competition::knockout::bracket::Tie;
use jadoube_competition::knockout::course::{Leg, MatchLot};
use jadoube_competition::varma::draw::Step as DrawStep;
use jadoube_competition::varma::rows::Edition as VarmaEdition;
use jadoube_laws::ids::BoardNo;

/// Makes an event part of the state.
pub(in crate::competition) fn apply(contest: &mut Contest, event: &Event, origin: Origin<'_>) {
    note_act(contest, event);
    match event {
        Event::Started { regulations } | Event::RegulationsChanged { regulations, .. } => {
            contest.regulations = Some(regulations.as_ref().clone());
        }
        Event::Entered { no, entrant, .. } => enter(contest, *no, entrant),
        Event::Amended { no, entrant } => {
            contest.with(*no, |entry| entry.entrant = entrant.as_ref().clone());
        }
        Event::Numbered { order, how, reason } => numbered(contest, order, (how, reason)),
        Event::DrawBegun { edition, reason } => draw_begun(contest, *edition, reason),
        Event::Drawn { steps, order } => drawn(contest, steps, order, origin),
        Event::Scheduled { round, starts } => contest.schedule(*round, Some(*starts)),
        Event::RoundsScheduled { starts } => {
            starts.iter().for_each(|(round, at)| contest.schedule(*round, Some(*at)));
        }
        Event::Left { no, from, expelled, reason } => {
            depart(contest, &[*no], &Departure::new(*from, *expelled, reason));
        }
        Event::SeveralLeft { nos, from, expelled, reason } => {
            depart(contest, nos, &Departure::new(*from, *expelled, reason));
        }
        Event::Returned { no, from, .. } => come_back(contest, *no, *from),
        Event::AbsencesNoted { nos, round } => {
            nos.iter().for_each(|no| contest.attend(*no, *round, true, None));
        }
        Event::AbsenceNoted { no, round } => contest.attend(*no, *round, true, None),
        Event::PresenceNoted { no, round } => contest.attend(*no, *round, false, None),
        Event::ByeGranted { no, round, bye } => contest.attend(*no, *round, false, Some(*bye)),
        Event::Drafted { round, pairings, byes, legs } => {
            draft(contest, *round, (pairings, legs), byes);
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
            match_drawn(contest, Tie { round: *round, place: *place }, lot);
        }
        Event::ResultEntered { round, board, result, against, reason } => {
            result_entered(contest, (*round, *board), (*result, *against, reason), origin);
        }
        Event::Undone { act } => contest.undo(*act),
        Event::TeamEntered { no, team } => team_entered(contest, *no, team),
        Event::TeamAmended { no, team } => {
            contest.with_team(*no, |entry| entry.team = team.as_ref().clone());
        }
        Event::TeamLeft { no, from, expelled, reason } => {
            team_left(contest, *no, Departure::new(*from, *expelled, reason));
        }
        Event::TeamReturned { no, from, .. } => team_comes_back(contest, *no, *from),
        Event::TeamsNumbered { order, how, reason } => {
            teams_numbered(contest, order, (how, reason));
        }
        Event::MatchesDrafted { round, matches, byes } => {
            matches_drafted(contest, *round, matches, byes);
        }
        Event::PhaseBegun { phase, .. } => phase_begun(contest, phase),
        Event::GroupsDrawn { drawn, seed, .. } => groups_drawn(contest, drawn, *seed),
        Event::GroupFilled { group, team, .. } => group_filled(contest, *group, *team),
        Event::LineUpHandedIn { round, team, players, reason, .. } => {
            handed_in(contest, (*round, *team), (players, reason), origin);
        }
        Event::Seated { round, pairings } => contest.settle_line_ups(*round, pairings),
    }
}

/// What the arbiter did is on record, with what it changes, so that it can be undone.
fn note_act(contest: &mut Contest, event: &Event) {
    if let Some(act) = act(contest, event) {
        let before = before(contest, event);
        contest.done(act, before);
    }
}

/// One leaves, or several.
fn depart(contest: &mut Contest, nos: &[EntrantNo], departure: &Departure) {
    let published = contest.published();
    for no in nos {
        contest.with(*no, |entry| entry.stay.leave(departure.clone(), published));
    }
}

/// Somebody plays again, which a draft does not know.
fn come_back(contest: &mut Contest, no: EntrantNo, from: u8) {
    contest.with(no, |entry| entry.stay.come_back(from));
    drop_draft(contest);
}

/// A match that stood even has a winner, which a draft does not know.
fn match_drawn(contest: &mut Contest, tie: Tie, lot: MatchLot<EntrantNo>) {
    contest.lots.insert(tie, lot);
    drop_draft(contest);
}

/// The players have their numbers; what was drawn or paired by others is gone.
fn numbered(contest: &mut Contest, order: &[EntrantNo], (how, reason): (&Numbering, &str)) {
    let (order, how, reason) = (order.to_vec(), how.clone(), reason.to_owned());
    let after = contest.published();
    contest.draw = None;
    contest.numbers.push(Numbers { order, how, reason, after, draw: None });
    drop_draft(contest);
}

/// The draw begins, with all who have entered.
fn draw_begun(contest: &mut Contest, edition: VarmaEdition, reason: &str) {
    drop_draft(contest);
    let (reason, drawers) = (reason.to_owned(), drawers(contest));
    contest.draw = Some(VarmaDraw { edition, reason, drawers, steps: Vec::new() });
}

/// A result is known that no board shows.
fn result_entered(
    contest: &mut Contest,
    (round, board): (u8, BoardNo),
    (result, against, reason): (PairingResult, Option<PairingResult>, &str),
    origin: Origin<'_>,
) {
    let Some(bout) = contest.bout_mut(round, board) else { return };
    let (who, wall, reason) = (origin.who.clone(), origin.wall.to_owned(), reason.to_owned());
    bout.entered.push(EnteredResult { result, against, reason, who, wall, undone: false });
}

/// A team is there.
fn team_entered(contest: &mut Contest, no: TeamNo, team: &Team) {
    contest.teams.insert(no, TeamEntry { team: team.clone(), stay: Stay::default() });
}

/// A team plays again, which a draft does not know.
fn team_comes_back(contest: &mut Contest, no: TeamNo, from: u8) {
    contest.with_team(no, |entry| entry.stay.come_back(from));
    drop_draft(contest);
}

/// A team leaves.
fn team_left(contest: &mut Contest, no: TeamNo, departure: Departure) {
    let published = contest.published();
    contest.with_team(no, |entry| entry.stay.leave(departure, published));
}

/// The teams have their numbers, from which their groups follow.
fn teams_numbered(
    contest: &mut Contest,
    order: &[TeamNo],
    (how, reason): (&Numbering<TeamNo>, &str),
) {
    let (order, how, reason) = (order.to_vec(), how.clone(), reason.to_owned());
    contest.team_numbers.push(TeamNumbers { order, how, reason });
    contest.phases.clear();
    drop_draft(contest);
}

/// The teams of a round are paired.
fn matches_drafted(contest: &mut Contest, no: u8, matches: &[Match], byes: &[TeamNo]) {
    draft(contest, no, (&[], &BTreeMap::new()), &Byes::new());
    contest.with_round(no, |round| {
        (round.matches, round.free_teams) = (matches.to_vec(), byes.to_vec());
    });
    contest.seat_draft(no);
}

/// A phase begins, in place of those that would have begun with it or later.
fn phase_begun(contest: &mut Contest, phase: &Phase) {
    contest.phases.retain(|before| before.first_round < phase.first_round);
    contest.phases.push(phase.clone());
    drop_draft(contest);
}

/// The teams of groups have their numbers.
fn groups_drawn(contest: &mut Contest, drawn: &[DrawnGroup], seed: Option<u64>) {
    for one in drawn {
        if let Some(group) = group_mut(contest, one.group) {
            group.teams.clone_from(&one.order);
            group.drawn = Some(seed.map_or(DrawMethod::Hand, |seed| DrawMethod::Lot { seed }));
        }
    }
    drop_draft(contest);
}

/// A team out of competition fills up a group.
fn group_filled(contest: &mut Contest, no: u8, team: TeamNo) {
    if let Some(group) = group_mut(contest, no) {
        group.teams.push(team);
        (group.extra, group.drawn) = (Some(team), None);
    }
    drop_draft(contest);
}

/// A line-up is there.
fn handed_in(
    contest: &mut Contest,
    (no, team): (u8, TeamNo),
    (players, reason): (&[Option<EntrantNo>], &str),
    origin: Origin<'_>,
) {
    let (players, who) = (players.to_vec(), Some(origin.who.clone()));
    let (source, wall) = (LineUpSource::HandedIn, origin.wall.to_owned());
    let line_up = LineUp { players, source, who, wall, reason: reason.to_owned() };
    contest.with_round(no, |round| {
        round.line_ups.insert(team, line_up);
    });
    contest.seat_draft(no);
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
        Event::SeveralLeft { nos, .. } => Some(before_departures(contest, nos)),
        Event::AbsencesNoted { nos, round } => Some(before_absences(contest, nos, *round)),
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
        Event::Started { .. }
        | Event::Entered { joined: false, .. }
        | Event::TeamEntered { .. }
        | Event::Seated { .. }
        | Event::Published { .. }
        | Event::Closed { .. }
        | Event::ResultEntered { .. }
        | Event::Undone { .. } => None,
    };
    known.unwrap_or(Before::Nothing)
}

/// Those of several who have entered.
fn entries<'a>(
    contest: &'a Contest,
    nos: &[EntrantNo],
) -> impl Iterator<Item = (EntrantNo, &'a Entry)> {
    nos.iter().filter_map(move |no| Some((*no, contest.entrants.get(no)?)))
}

/// Whether several have left, as it is now.
fn before_departures(contest: &Contest, nos: &[EntrantNo]) -> Before {
    let known = entries(contest, nos).map(|(no, entry)| (no, entry.stay.left.clone()));
    Before::Departures(known.collect())
}

/// Whether several come to a round, as it is now.
fn before_absences(contest: &Contest, nos: &[EntrantNo], round: u8) -> Before {
    let attends = |(no, entry): (EntrantNo, &Entry)| {
        (no, entry.absent.contains(&round), entry.byes.get(&round).copied())
    };
    Before::Attendances(entries(contest, nos).map(attends).collect())
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

/// A round is paired; what was drawn for it stays when it is paired again.
fn draft(
    contest: &mut Contest,
    round: u8,
    (pairings, legs): (&[Pairing], &BTreeMap<BoardNo, Leg>),
    byes: &Byes,
) {
    let bouts = pairings.iter().map(|pairing| Bout::of(*pairing)).collect();
    let starts = contest.schedule.get(&round).copied();
    let start = contest.rounds.get(&round).and_then(|old| old.start.clone());
    let (stage, byes, legs) = (Stage::Draft, byes.clone(), legs.clone());
    let (matches, free_teams, line_ups) = (Vec::new(), Vec::new(), BTreeMap::new());
    let drafted = Round { stage, starts, bouts, byes, start, matches, legs, free_teams, line_ups };
    contest.rounds.insert(round, drafted);
}
