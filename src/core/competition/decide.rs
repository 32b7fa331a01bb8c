//! From a command to events, boards and games, or a refusal.
#![deny(clippy::wildcard_enum_match_arm)]

use std::collections::BTreeSet;

use crate::competition::byes;
use crate::competition::command::Command;
use crate::competition::context::{Boards, Context};
use crate::competition::drawing;
use crate::competition::entering;
use crate::competition::entrant::{Entrant, EntrantNo};
use crate::competition::entries::{enter, entry, said, usable};
use crate::competition::event::Event;
use crate::competition::knockout;
use crate::competition::line_up;
use crate::competition::numbers;
use crate::competition::pairing;
use crate::competition::phases;
use crate::competition::refusal::Refusal;
use crate::competition::regulations::{Regulations, System};
use crate::competition::round::Stage;
use crate::competition::starting;
use crate::competition::state::Contest;
use crate::competition::step::{CommandResult, Step};
use crate::competition::team_pairing;
use crate::competition::teams;
use crate::competition::undo;
use jadoube_competition::olympiad1972::division::System as GroupSystem;
use jadoube_competition::tiebreak::code;
use jadoube_competition::tournament::{Bye, RoundResult};
use jadoube_laws::clock::control::TimeControl;
use jadoube_laws::wall::Wall;

/// What the command leads to.
pub(in crate::competition) fn decide(
    contest: &Contest,
    command: &Command,
    context: Context<'_>,
) -> CommandResult {
    let boards = context.boards;
    match command {
        Command::Start { regulations } => start(contest, regulations),
        Command::ChangeRegulations { regulations, reason } => {
            change_regulations(contest, regulations, reason)
        }
        Command::Enter { entrants } => enter(contest, entrants),
        Command::Amend { no, entrant } => amend(contest, *no, entrant),
        Command::Number { how, reason } => numbers::number(contest, how, reason),
        Command::BeginDraw { edition, reason } => drawing::begin(contest, *edition, reason),
        Command::Draw { what } => drawing::draw(contest, *what),
        Command::DrawMatch { no, seed, winner, reason } => {
            knockout::draw(contest, *no, (*seed, *winner, reason), boards)
        }
        Command::DrawStart { round, how } => starting::draw(contest, *round, how),
        Command::Schedule { round, starts } => schedule(contest, *round, *starts),
        Command::ScheduleRounds { starts } => schedule_rounds(contest, starts),
        Command::Draft { round, pairings } => pairing::draft(contest, *round, pairings, boards),
        Command::Publish { round } => pairing::publish(contest, *round, boards),
        Command::ChangePairings { round, pairings, ground, reason } => {
            pairing::change(contest, *round, pairings, (*ground, said(contest, reason)?), boards)
        }
        Command::EnterResult { round, board, result, reason } => {
            let round = round.or_else(|| contest.latest_at(*board));
            let round = round.unwrap_or_else(|| contest.published());
            entering::enter(contest, (round, *board), (*result, reason.trim()), boards)
        }
        Command::Close { round } => close(contest, *round, boards),
        Command::Leave { no, from, expelled, reason } => {
            leave(contest, (*no, *from), (*expelled, reason), boards)
        }
        Command::Return { no, from, reason } => come_back(contest, (*no, *from), reason),
        Command::NoteAbsent { no, round } => note_absent(contest, *no, *round),
        Command::NotePresent { no, round } => note_present(contest, *no, *round),
        Command::GrantBye { no, round, bye } => grant_bye(contest, *no, *round, *bye),
        Command::LeaveTogether { nos, from, expelled, reason } => {
            leave_together(contest, (nos, *from), (*expelled, reason), boards)
        }
        Command::NoteAbsences { nos, round } => note_absences(contest, nos, *round),
        Command::EnterTeams { teams } => teams::enter(contest, teams),
        Command::AmendTeam { no, team, newcomers } => teams::amend(contest, (*no, team), newcomers),
        Command::NumberTeams { how, reason } => teams::number(contest, how, reason),
        Command::LeaveTeam { no, from, expelled, reason } => {
            teams::leave(contest, (*no, *from), (*expelled, reason), boards)
        }
        Command::ReturnTeam { no, from, reason } => teams::come_back(contest, (*no, *from), reason),
        Command::HandInLineUp { round, team, players, at, reason } => {
            line_up::hand_in(contest, (*round, *team), (players, *at, reason.trim()), boards)
        }
        Command::DraftMatches { round, matches } => team_pairing::draft(contest, *round, matches),
        Command::Divide { groups, reason } => phases::divide(contest, groups, reason),
        Command::DrawGroups { group, how, reason } => phases::draw(contest, *group, how, reason),
        Command::Qualify { order, reason } => phases::qualify(contest, order, reason, boards),
        Command::FillGroup { group, team, against } => {
            phases::fill(contest, *group, team, *against)
        }
        Command::PlayOff => phases::play_off(contest, GroupSystem::RoundRobin, boards),
        Command::PlayOffTwice => phases::play_off(contest, GroupSystem::DoubleRoundRobin, boards),
        Command::Undo => undo::decide(contest, boards),
    }
}

/// The regulations are fixed; once.
fn start(contest: &Contest, regulations: &Regulations) -> CommandResult {
    if contest.regulations.is_some() {
        return Err(Refusal::AlreadyStarted);
    }
    here(Event::Started { regulations: readable(regulations)? })
}

/// What is known of an entrant is corrected.
fn amend(contest: &Contest, no: EntrantNo, entrant: &Entrant) -> CommandResult {
    entry(contest, no)?;
    usable(contest, Some(no), entrant)?;
    here(Event::Amended { no, entrant: Box::new(entrant.clone()) })
}

/// It is fixed when a round begins; nothing, where that is known.
fn schedule(contest: &Contest, round: u8, starts: Wall) -> CommandResult {
    contest.started()?;
    if contest.begins(round) == Some(starts) {
        return Ok(Vec::new());
    }
    here(Event::Scheduled { round, starts })
}

/// It is fixed when several rounds begin.
fn schedule_rounds(contest: &Contest, starts: &[(u8, Wall)]) -> CommandResult {
    contest.started()?;
    if starts.is_empty() {
        return Ok(Vec::new());
    }
    here(Event::RoundsScheduled { starts: starts.to_vec() })
}

/// All results of a round are in.
fn close(contest: &Contest, round: u8, boards: &Boards) -> CommandResult {
    let known = contest.known(round)?;
    if known.stage == Stage::Closed {
        return Err(Refusal::ClosedBefore(round, contest.handling().corrections));
    }
    entering::complete(contest, (round, known), boards)?;
    here(Event::Closed { round })
}

/// Other regulations from now on; the system and its stages only while nothing is published.
fn change_regulations(contest: &Contest, regulations: &Regulations, reason: &str) -> CommandResult {
    let old = contest.started()?;
    let is_other = old.system != regulations.system || old.stages != regulations.stages;
    if is_other && contest.published() > 0 {
        return Err(Refusal::SystemFixed);
    }
    let (regulations, reason) = (readable(regulations)?, said(contest, reason)?);
    teams::stay(contest, old.teams.as_ref(), regulations.teams.as_ref())?;
    here(Event::RegulationsChanged { regulations, reason })
}

/// Who comes to a round is known until its pairings are.
fn unpublished(contest: &Contest, round: u8) -> Result<(), Refusal> {
    match round <= contest.published() {
        true => Err(Refusal::PublishedBefore(round, contest.handling().grounds.article)),
        false => Ok(()),
    }
}

/// An entrant will not play a round; nothing, where that is known.
fn note_absent(contest: &Contest, no: EntrantNo, round: u8) -> CommandResult {
    if entry(contest, no)?.absent.contains(&round) {
        return Ok(Vec::new());
    }
    unpublished(contest, round)?;
    here(Event::AbsenceNoted { no, round })
}

/// He plays it after all; nothing, where nobody thought otherwise.
fn note_present(contest: &Contest, no: EntrantNo, round: u8) -> CommandResult {
    let entry = entry(contest, no)?;
    if entry.stay.has_left(round) {
        return Err(Refusal::HasLeft {
            name: contest.name(no).to_owned(),
            article: contest.handling().departed,
        });
    }
    if !entry.absent.contains(&round) && !entry.byes.contains_key(&round) {
        return Ok(Vec::new());
    }
    unpublished(contest, round)?;
    here(Event::PresenceNoted { no, round })
}

/// An entrant gets the bye that he asked for; nothing, where he has it.
fn grant_bye(contest: &Contest, no: EntrantNo, round: u8, bye: Bye) -> CommandResult {
    let entry = entry(contest, no)?;
    byes::grant(contest, no, round, bye)?;
    if entry.byes.get(&round) == Some(&bye) {
        return Ok(Vec::new());
    }
    here(Event::ByeGranted { no, round, bye })
}

#[expect(clippy::unnecessary_wraps, reason = "what comes of a command")]
fn here(event: Event) -> CommandResult {
    Ok(vec![Step::Here(event)])
}

/// Several leave, in one act.
fn leave_together(
    contest: &Contest,
    (nos, from): (&[EntrantNo], u8),
    (expelled, reason): (bool, &str),
    boards: &Boards,
) -> CommandResult {
    let leaves = |no: &EntrantNo| -> Result<_, Refusal> {
        let steps = leave(contest, (*no, from), (expelled, reason), boards)?;
        Ok((!steps.is_empty()).then_some(*no))
    };
    let nos = nos.iter().map(leaves).collect::<Result<Vec<_>, Refusal>>()?;
    let reason = said(contest, reason)?;
    several(nos, |nos| Event::SeveralLeft { nos, from, expelled, reason })
}

/// It becomes known that several will not play a round, in one act.
fn note_absences(contest: &Contest, nos: &[EntrantNo], round: u8) -> CommandResult {
    let absent = |no: &EntrantNo| -> Result<_, Refusal> {
        let is_known = entry(contest, *no)?.absent.contains(&round);
        Ok((!is_known).then_some(*no))
    };
    let nos = nos.iter().map(absent).collect::<Result<Vec<_>, Refusal>>()?;
    unpublished(contest, round)?;
    several(nos, |nos| Event::AbsencesNoted { nos, round })
}

/// What happens to those of several for whom it is new, each named once; nothing, where it is new for
/// nobody.
fn several(
    nos: Vec<Option<EntrantNo>>,
    event: impl FnOnce(Vec<EntrantNo>) -> Event,
) -> CommandResult {
    let nos: BTreeSet<EntrantNo> = nos.into_iter().flatten().collect();
    if nos.is_empty() { Ok(Vec::new()) } else { here(event(nos.into_iter().collect())) }
}

/// From which round somebody plays no more: one of the rounds there are, and none that he has played.
fn leave(
    contest: &Contest,
    (no, from): (EntrantNo, u8),
    (expelled, reason): (bool, &str),
    boards: &Boards,
) -> CommandResult {
    let known = entry(contest, no)?;
    let reason = said(contest, reason)?;
    let mut planned = contest.planned();
    if contest.started()?.is_knockout() {
        planned = planned.max(contest.published().saturating_add(1));
    }
    if from == 0 {
        return Err(Refusal::NoRoundZero);
    }
    if planned > 0 && from > planned {
        return Err(Refusal::NotPlanned {
            round: from,
            planned,
            article: contest.handling().basics,
        });
    }
    let has_played =
        |round: &u8| matches!(contest.in_round(no, *round, boards), Some(RoundResult::Game { .. }));
    if let Some(round) = (from..=contest.published()).find(has_played) {
        let name = contest.name(no).to_owned();
        return Err(Refusal::PlayedThen { name, round, article: contest.handling().departed });
    }
    if known.stay.left.as_ref().is_some_and(|left| left.from == from && left.expelled == expelled) {
        return Ok(Vec::new());
    }
    here(Event::Left { no, from, expelled, reason })
}

/// Somebody who had left plays again, from a round whose pairings nobody knows yet.
fn come_back(contest: &Contest, (no, from): (EntrantNo, u8), reason: &str) -> CommandResult {
    let entry = entry(contest, no)?;
    let reason = said(contest, reason)?;
    let Some(left) = &entry.stay.left else { return Ok(Vec::new()) };
    if from <= contest.published() {
        return Err(Refusal::PublishedBefore(from, contest.handling().grounds.article));
    }
    let planned = contest.planned().max(left.from);
    if planned > 0 && from > planned {
        return Err(Refusal::NotPlanned {
            round: from,
            planned,
            article: contest.handling().basics,
        });
    }
    here(Event::Returned { no, from, reason })
}

fn readable(regulations: &Regulations) -> Result<Box<Regulations>, Refusal> {
    if !regulations.tie_breaks.is_empty() {
        let list = code::list(&regulations.tie_breaks)?;
        if let Some(twice) = code::twice(&list) {
            return Err(Refusal::TieBreakTwice(twice.to_string()));
        }
    }
    regulations.scoring.check()?;
    for stage in regulations.stages.iter().chain(&regulations.final_stages) {
        if !stage.rate.is_empty() {
            stage.rate.parse::<TimeControl>()?;
        }
    }
    if regulations.is_knockout() && regulations.teams.is_some() {
        return Err(Refusal::KnockOutOfTeams);
    }
    if let System::Olympiad1972 { event } = regulations.system {
        let boards = event.regulations().boards;
        if regulations.teams.as_ref().map(|teams| u16::from(teams.boards)) != Some(boards) {
            return Err(Refusal::MatchBoards { boards });
        }
    }
    Ok(Box::new(regulations.clone()))
}
