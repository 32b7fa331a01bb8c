//! Line-ups: handed in for a round that is paired, and changed once it is known, by a decision of the
//! chief arbiter (regulations of 1972, article 24.1).

use std::collections::BTreeSet;

use crate::competition::context::Boards;
use crate::competition::entering::untouched;
use crate::competition::entrant::EntrantNo;
use crate::competition::event::Event;
use crate::competition::pairing::set_up;
use crate::competition::refusal::Refusal;
use crate::competition::regulations::System;
use crate::competition::round::{Pairing, Round, Stage};
use crate::competition::state::Contest;
use crate::competition::step::{CommandResult, Step};
use crate::competition::team::{LineUpSource, ListOrder, TeamNo};
use crate::competition::teams::{entry, pairings, rules};
use jadoube_competition::handling::Ground;
use jadoube_laws::wall::Wall;

impl Contest {
    /// The teams that have handed in no line-up for a round that is only paired: for them the first of
    /// their lists play in their order.
    #[must_use]
    pub fn line_ups_missing(&self, no: u8) -> Vec<TeamNo> {
        let draft = self.rounds.get(&no).filter(|round| round.stage == Stage::Draft);
        let teams =
            draft.into_iter().flat_map(|round| round.matches.iter().flat_map(|it| it.both()));
        teams.filter(|team| self.line_up(no, *team).source == LineUpSource::BasicOrder).collect()
    }

    /// Whether it is asked for line-ups before a round is published: where the regulations demand them
    /// (1972, article 24.1), or one was handed in for this round or for one before it.
    #[must_use]
    pub fn uses_line_ups(&self, no: u8) -> bool {
        let is_handed_in = |round: &Round| {
            round.line_ups.values().any(|line_up| line_up.source == LineUpSource::HandedIn)
        };
        let system = self.regulations.as_ref().map(|one| &one.system);
        matches!(system, Some(System::Olympiad1972 { .. }))
            || self.rounds.range(..=no).any(|(_, round)| is_handed_in(round))
    }

    /// Until when a line-up had to be handed in that comes at a time; nothing, if it is in time, or no
    /// time is fixed.
    #[must_use]
    pub fn line_up_was_due(&self, round: u8, at: Wall) -> Option<Wall> {
        self.line_ups_due(round).filter(|due| *due < at)
    }
}

/// A captain hands in who sits at which board of a round that is paired; late, or once the round is
/// known, only with the reason for which that is decided.
pub(in crate::competition) fn hand_in(
    contest: &Contest,
    (no, team): (u8, TeamNo),
    (players, at, reason): (&[Option<EntrantNo>], Option<Wall>, &str),
    boards: &Boards,
) -> CommandResult {
    rules(contest)?;
    entry(contest, team)?;
    let round = contest.rounds.get(&no).ok_or(Refusal::NoSuchRound(no))?;
    match round.stage {
        Stage::Draft => {}
        Stage::Published if !reason.is_empty() => {}
        Stage::Published => {
            return Err(Refusal::PublishedBefore(no, contest.handling().grounds.article));
        }
        Stage::Closed => return Err(Refusal::ClosedBefore(no, contest.handling().corrections)),
    }
    if !round.matches.iter().any(|one| one.both().contains(&team)) {
        return Err(Refusal::NoMatch { round: no, team: contest.team_called(team) });
    }
    let due = at.and_then(|at| contest.line_up_was_due(no, at));
    if let Some(due) = due.filter(|_| reason.is_empty()) {
        return Err(Refusal::LineUpLate { due });
    }
    fits(contest, (no, team), players)?;
    let (players, reason) = (players.to_vec(), reason.to_owned());
    let handed_in = Event::LineUpHandedIn { round: no, team, players, at, reason };
    let mut steps = vec![Step::Here(handed_in.clone())];
    if round.stage == Stage::Published {
        steps.extend(seated(contest, (no, round), &handed_in, boards)?);
    }
    Ok(steps)
}

/// Whether these can sit so: of the team, as many as a match has boards, in the order of the list.
fn fits(
    contest: &Contest,
    (round, no): (u8, TeamNo),
    players: &[Option<EntrantNo>],
) -> Result<(), Refusal> {
    let rules = rules(contest)?;
    let list = &entry(contest, no)?.team.players;
    if players.len() != usize::from(rules.boards) {
        return Err(Refusal::LineUpLength { boards: rules.boards });
    }
    let mut last = None;
    let mut seen = BTreeSet::new();
    for player in players.iter().flatten() {
        let name = || contest.name(*player).to_owned();
        let place = list.iter().position(|one| one == player);
        let place = place.ok_or_else(|| Refusal::NotInTeam(name()))?;
        if !seen.insert(*player) {
            return Err(Refusal::PairedTwice(*player));
        }
        if contest.entrants.get(player).is_some_and(|entry| entry.stay.has_left(round)) {
            return Err(Refusal::Departed(*player, contest.handling().departed));
        }
        if rules.order == ListOrder::Kept && last.is_some_and(|above| above > place) {
            return Err(Refusal::LineUpOrder(name()));
        }
        last = Some(place);
    }
    Ok(())
}

/// The boards of a published round at which somebody else sits now: set up anew, where play has not
/// begun. A board at which somebody sat stays taken: who does not come loses there.
fn seated(
    contest: &Contest,
    (no, round): (u8, &Round),
    handed_in: &Event,
    boards: &Boards,
) -> CommandResult {
    let Event::LineUpHandedIn { team, players, reason, .. } = handed_in else {
        return Ok(Vec::new());
    };
    let mut after = contest.clone();
    if let Some(line_up) = after.rounds.get_mut(&no).and_then(|it| it.line_ups.get_mut(team)) {
        line_up.players.clone_from(players);
    }
    let seats = after.rounds.get(&no).map(|round| pairings(&after, no, round)).unwrap_or_default();
    for bout in &round.bouts {
        let board = bout.pairing.board;
        match seats.iter().find(|seat| seat.board == board) {
            None => return Err(Refusal::SeatEmptied(board, contest.handling().grounds.article)),
            Some(seat) if *seat != bout.pairing => untouched(contest, bout, boards)?,
            Some(_) => {}
        }
    }
    let is_new = |seat: &Pairing| !round.bouts.iter().any(|bout| bout.pairing == *seat);
    let pairings: Vec<Pairing> = seats.into_iter().filter(is_new).collect();
    if pairings.is_empty() {
        return Ok(Vec::new());
    }
    let set_up = pairings.iter().map(|one| set_up(contest, no, *one));
    let set_up = set_up.collect::<Result<Vec<Step>, Refusal>>()?;
    let (ground, reason) = (Ground::CompetitionRules, reason.clone());
    let edition = contest.started()?.handling;
    let changed = Event::PairingsChanged { round: no, pairings, ground, edition, reason };
    Ok(std::iter::once(Step::Here(changed)).chain(set_up).collect())
}
