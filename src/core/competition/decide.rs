//! From a command to events, boards and games, or a refusal.

use std::collections::BTreeSet;

use crate::competition::byes;
use crate::competition::command::Command;
use crate::competition::context::{Boards, Context};
use crate::competition::drawing;
use crate::competition::entering;
use crate::competition::entrant::EntrantNo;
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
use crate::competition::state::{Contest, Entry};
use crate::competition::step::{Decided, Step};
use crate::competition::team_pairing;
use crate::competition::teams;
use crate::competition::undo;
use jadoube_competition::tiebreak::code;
use jadoube_competition::tournament::RoundResult;
use jadoube_laws::clock::control::TimeControl;

/// What the command leads to.
pub(in crate::competition) fn decide(
    contest: &Contest,
    command: &Command,
    context: Context<'_>,
) -> Decided {
    match command {
        Command::Start { regulations } => {
            if contest.regulations.is_some() {
                return Err(Refusal::AlreadyStarted);
            }
            here(Event::Started { regulations: readable(regulations)? })
        }
        Command::ChangeRegulations { regulations, reason } => {
            change_regulations(contest, regulations, reason)
        }
        Command::Enter { entrants } => enter(contest, entrants),
        Command::Amend { no, entrant } => {
            entry(contest, *no)?;
            usable(contest, Some(*no), entrant)?;
            here(Event::Amended { no: *no, entrant: entrant.clone() })
        }
        Command::Number { how, reason } => numbers::number(contest, how, reason),
        Command::BeginDraw { .. }
        | Command::Draw { .. }
        | Command::DrawMatch { .. }
        | Command::DrawStart { .. } => draws(contest, command, context.boards),
        Command::Schedule { round, starts } => {
            contest.started()?;
            here(Event::Scheduled { round: *round, starts: *starts })
        }
        Command::ScheduleRounds { starts } => {
            contest.started()?;
            match starts.is_empty() {
                true => Ok(Vec::new()),
                false => here(Event::RoundsScheduled { starts: starts.clone() }),
            }
        }
        Command::Draft { round, pairings } => {
            pairing::draft(contest, *round, pairings, context.boards)
        }
        Command::Publish { round } => pairing::publish(contest, *round, context.boards),
        Command::ChangePairings { round, pairings, ground, reason } => {
            let reason = said(reason)?;
            pairing::change(contest, *round, pairings, (*ground, reason), context.boards)
        }
        Command::EnterResult { round, board, result, reason } => {
            let round = round.or_else(|| contest.latest_at(*board));
            let round = round.unwrap_or_else(|| contest.published());
            entering::enter(contest, (round, *board), (*result, reason.trim()), context.boards)
        }
        Command::Close { round } => {
            let known = contest.known(*round)?;
            if known.stage == Stage::Closed {
                return Err(Refusal::ClosedBefore(*round));
            }
            entering::complete(*round, known, context.boards)?;
            here(Event::Closed { round: *round })
        }
        Command::Leave { no, .. }
        | Command::Return { no, .. }
        | Command::NoteAbsent { no, .. }
        | Command::NotePresent { no, .. }
        | Command::GrantBye { no, .. } => {
            attendance(contest, entry(contest, *no)?, (command, context.boards))
        }
        Command::LeaveTogether { .. } | Command::NoteAbsences { .. } => {
            together(contest, command, context.boards)
        }
        Command::Undo => undo::decide(contest, context.boards),
        of_teams => teams_or_phases(contest, of_teams, context.boards),
    }
}

/// What the command leads to, where something is drawn.
fn draws(contest: &Contest, command: &Command, boards: &Boards) -> Decided {
    match command {
        Command::BeginDraw { edition, reason } => drawing::begin(contest, *edition, reason),
        Command::Draw { what } => drawing::draw(contest, *what),
        Command::DrawMatch { no, seed, winner, reason } => {
            knockout::draw(contest, *no, (*seed, *winner, reason), boards)
        }
        Command::DrawStart { round, how } => {
            starting::check(contest, *round, how)?;
            here(Event::StartDrawn { round: *round, how: how.clone() })
        }
        _ => Ok(Vec::new()),
    }
}

/// Other regulations from now on; the system and its stages only while nothing is published.
fn change_regulations(contest: &Contest, regulations: &Regulations, reason: &str) -> Decided {
    let old = contest.started()?;
    let is_other = old.system != regulations.system || old.stages != regulations.stages;
    if is_other && contest.published() > 0 {
        return Err(Refusal::SystemFixed);
    }
    let (regulations, reason) = (readable(regulations)?, said(reason)?);
    teams::stay(contest, old.teams.as_ref(), regulations.teams.as_ref())?;
    here(Event::RegulationsChanged { regulations, reason })
}

/// What the command leads to, where it is about teams or their groups.
fn teams_or_phases(contest: &Contest, command: &Command, boards: &Boards) -> Decided {
    phases::fits(contest, command)?;
    match command {
        Command::Divide { .. }
        | Command::DrawGroups { .. }
        | Command::Qualify { .. }
        | Command::FillGroup { .. }
        | Command::PlayOff
        | Command::PlayOffTwice => phases::decide(contest, command, boards),
        Command::HandInLineUp { round, team, players, at, reason } => {
            let who = (*round, *team);
            line_up::hand_in(contest, who, (players, *at, reason.trim()), boards)
        }
        Command::DraftMatches { round, matches } => team_pairing::draft(contest, *round, matches),
        _ => teams::decide(contest, command),
    }
}

/// What the command leads to, where it is about whether an entrant plays.
fn attendance(contest: &Contest, entry: &Entry, (command, boards): (&Command, &Boards)) -> Decided {
    let unpublished = |round: u8| match round <= contest.published() {
        true => Err(Refusal::PublishedBefore(round)),
        false => Ok(()),
    };
    match command {
        Command::Leave { no, from, expelled, reason } => {
            leave(contest, (*no, *from), (*expelled, reason), boards)
        }
        Command::Return { no, from, reason } => come_back(contest, (*no, *from), reason),
        Command::NotePresent { no, round } if entry.stay.has_left(*round) => {
            Err(Refusal::HasLeft { name: contest.name(*no).to_owned() })
        }
        Command::NoteAbsent { no, round } if !entry.absent.contains(round) => {
            unpublished(*round)?;
            here(Event::AbsenceNoted { no: *no, round: *round })
        }
        Command::NotePresent { no, round }
            if entry.absent.contains(round) || entry.byes.contains_key(round) =>
        {
            unpublished(*round)?;
            here(Event::PresenceNoted { no: *no, round: *round })
        }
        Command::GrantBye { no, round, bye } => {
            byes::grant(contest, *no, *round, *bye)?;
            if entry.byes.get(round) == Some(bye) {
                return Ok(Vec::new());
            }
            here(Event::ByeGranted { no: *no, round: *round, bye: *bye })
        }
        // It is known.
        _ => Ok(Vec::new()),
    }
}

#[expect(clippy::unnecessary_wraps, reason = "what comes of a command")]
fn here(event: Event) -> Decided {
    Ok(vec![Step::Here(event)])
}

/// What the command leads to, where several leave or are absent.
fn together(contest: &Contest, command: &Command, boards: &Boards) -> Decided {
    match command {
        Command::LeaveTogether { nos, from, expelled, reason } => {
            let leaves = |no: &EntrantNo| -> Result<_, Refusal> {
                let how = (*expelled, reason.as_str());
                let steps = leave(contest, (*no, *from), how, boards)?;
                Ok((!steps.is_empty()).then_some(*no))
            };
            let nos = nos.iter().map(leaves).collect::<Result<Vec<_>, Refusal>>()?;
            let (from, expelled, reason) = (*from, *expelled, said(reason)?);
            several(nos, |nos| Event::SeveralLeft { nos, from, expelled, reason })
        }
        Command::NoteAbsences { nos, round } => {
            let absent = |no: &EntrantNo| -> Result<_, Refusal> {
                let is_known = entry(contest, *no)?.absent.contains(round);
                Ok((!is_known).then_some(*no))
            };
            let nos = nos.iter().map(absent).collect::<Result<Vec<_>, Refusal>>()?;
            if *round <= contest.published() {
                return Err(Refusal::PublishedBefore(*round));
            }
            several(nos, |nos| Event::AbsencesNoted { nos, round: *round })
        }
        _ => Ok(Vec::new()),
    }
}

/// What happens to those of several for whom it is new, each named once; nothing, where it is new for
/// nobody.
fn several(nos: Vec<Option<EntrantNo>>, event: impl FnOnce(Vec<EntrantNo>) -> Event) -> Decided {
    let nos: BTreeSet<EntrantNo> = nos.into_iter().flatten().collect();
    if nos.is_empty() { Ok(Vec::new()) } else { here(event(nos.into_iter().collect())) }
}

/// From which round somebody plays no more: one of the rounds there are, and none that he has played.
fn leave(
    contest: &Contest,
    (no, from): (EntrantNo, u8),
    (expelled, reason): (bool, &str),
    boards: &Boards,
) -> Decided {
    let known = entry(contest, no)?;
    let reason = said(reason)?;
    let mut planned = contest.planned();
    if contest.started()?.is_knockout() {
        planned = planned.max(contest.published().saturating_add(1));
    }
    if from == 0 {
        return Err(Refusal::NoRoundZero);
    }
    if planned > 0 && from > planned {
        return Err(Refusal::NotPlanned { round: from, planned });
    }
    let has_played =
        |round: &u8| matches!(contest.in_round(no, *round, boards), Some(RoundResult::Game { .. }));
    if let Some(round) = (from..=contest.published()).find(has_played) {
        let name = contest.name(no).to_owned();
        return Err(Refusal::PlayedThen { name, round });
    }
    if known.stay.left.as_ref().is_some_and(|left| left.from == from && left.expelled == expelled) {
        return Ok(Vec::new());
    }
    here(Event::Left { no, from, expelled, reason })
}

/// Somebody who had left plays again, from a round whose pairings nobody knows yet.
fn come_back(contest: &Contest, (no, from): (EntrantNo, u8), reason: &str) -> Decided {
    let entry = entry(contest, no)?;
    let reason = said(reason)?;
    let Some(left) = &entry.stay.left else { return Ok(Vec::new()) };
    if from <= contest.published() {
        return Err(Refusal::PublishedBefore(from));
    }
    let planned = contest.planned().max(left.from);
    if planned > 0 && from > planned {
        return Err(Refusal::NotPlanned { round: from, planned });
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
