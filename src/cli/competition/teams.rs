//! Teams on the command line: entered from a list, and `jadoube competition line-up`. A team is named
//! by its number for pairing, a player by his place in the list of his team.

use std::path::Path;

use crate::competition::args::{EnterArgs, PairArgs, TeamLineUpArgs};
use crate::competition::players_file::{listed, read, teams, tell_source};
use crate::competition::rounds;
use crate::exit::Exit;
use crate::work::Work;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, EntrantNo};
use jadoube_core::competition::listed_teams::in_teams;
use jadoube_core::competition::refusal::Refusal;
use jadoube_core::competition::state::Contest;
use jadoube_core::competition::team::{Match, NewTeam, TeamNo};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::ids::BoardNo;

/// What a list enters: one team whose name is told, the teams of a tournament file, or players.
pub(super) fn of_list(list: &Path, args: &EnterArgs, words: &Catalogue) -> Result<Ask, Exit> {
    let read = read(list, args.encoding, words)?;
    tell_source(&read, words);
    if let Some(name) = &args.team {
        let (name, captain) = (name.clone(), args.captain.clone());
        let players = listed(list, read, words)?;
        let teams = vec![NewTeam { name, captain, players, ..NewTeam::default() }];
        return Ok(Ask::EnterTeams { teams });
    }
    let teams = teams(&read);
    if !teams.is_empty() {
        return Ok(Ask::EnterTeams { teams });
    }
    Ok(Ask::Enter { entrants: listed(list, read, words)? })
}

/// The players of a list in the teams that its column for the club names.
pub(super) fn by_club(entrants: &[Entrant], words: &Catalogue) -> Result<Vec<NewTeam>, Exit> {
    const TOLD: usize = 5;
    let (teams, without) = in_teams(entrants, &[], ("", ""));
    if without.is_empty() {
        return Ok(teams);
    }
    let more = if without.len() > TOLD { "…" } else { "" };
    let told = without.iter().take(TOLD).cloned().collect::<Vec<_>>().join("; ");
    let players = [("players", format!("{told}{more}").into())];
    Err(Exit::refused(words.say_with("competition-event-no-teams-in-list", &players)))
}

/// The team with a number for pairing.
pub(super) fn numbered(contest: &Contest, number: u16, words: &Catalogue) -> Result<TeamNo, Exit> {
    let at = usize::from(number).checked_sub(1);
    let found = at.and_then(|at| contest.team_order().get(at).copied());
    found.ok_or_else(|| Exit::refused(words.tell(&Refusal::NoSuchTeam(TeamNo(number)))))
}

/// Pairs the teams of the next round, and shows the draft: pairings are told where no table has them.
pub(super) fn pair(args: &PairArgs, work: &Work<'_>) -> Result<Exit, Exit> {
    let (contest, words) = (work.hall().contest, work.words);
    let rules = contest.team_rules().map_or(1, |rules| u16::from(rules.boards));
    let first = contest.regulations.as_ref().map_or(1, |one| one.first_board.0);
    let mut matches = Vec::new();
    for (text, nth) in args.pairings.iter().zip(0_u16..) {
        let numbers = text.split_once([':', '-']);
        let numbers =
            numbers.and_then(|(one, other)| Some((one.parse().ok()?, other.parse().ok()?)));
        let (one, other) = numbers.ok_or_else(|| {
            let told = [("text", text.into())];
            Exit::unusable(words.say_with("competition-event-no-pairing", &told))
        })?;
        let board = BoardNo(first.saturating_add(nth.saturating_mul(rules)));
        let (first, second) = (numbered(&contest, one, words)?, numbered(&contest, other, words)?);
        matches.push(Match { board, first, second });
    }
    let round = contest.published().saturating_add(1);
    let remarks = contest.match_remarks(round, &matches);
    work.contest(Ask::DraftMatches { round, matches })?;
    remarks.iter().for_each(|remark| eprintln!("{}", words.tell(remark)));
    Ok(rounds::show(&work.hall(), Some(round), args.json, words))
}

/// Nothing is published as long as line-ups are missing, until it is said that their teams play in the
/// order of their lists.
pub(super) fn line_ups_missing(
    contest: &Contest,
    round: u8,
    words: &Catalogue,
) -> Result<(), Exit> {
    let missing = contest.line_ups_missing(round);
    if missing.is_empty() {
        return Ok(());
    }
    let named = missing.iter().map(|team| {
        let number = contest.team_number(*team).unwrap_or(team.0);
        format!("{number} {}", contest.team_name(*team))
    });
    let told = [("teams", named.collect::<Vec<_>>().join(", ").into())];
    Err(Exit::refused(words.say_with("competition-event-no-line-ups", &told)))
}

/// Takes in who sits at which board of the round that is paired: places in the list of the team, `-`
/// for a board that stays empty.
pub(super) fn line_up(args: &TeamLineUpArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.file, words)?;
    let contest = work.hall().contest;
    let team = numbered(&contest, args.team, words)?;
    let next = contest.published().saturating_add(1);
    // Without a draft it is the line-up of the round that is known.
    let round = if contest.rounds.contains_key(&next) { next } else { next - 1 }.max(1);
    let reason = args.reason.clone();
    let list = contest.teams.get(&team).map(|entry| entry.team.players.as_slice());
    let place = |text: &str| -> Result<Option<EntrantNo>, Exit> {
        if text == "-" {
            return Ok(None);
        }
        let at = text.parse::<usize>().ok().and_then(|place| place.checked_sub(1));
        let player = at.and_then(|at| list?.get(at).copied());
        let told = [("place", text.into()), ("team", contest.team_name(team).into())];
        let none = || Exit::unusable(words.say_with("competition-event-no-place", &told));
        player.map(Some).ok_or_else(none)
    };
    let players =
        args.places.split(',').map(str::trim).map(place).collect::<Result<Vec<_>, Exit>>()?;
    work.contest(Ask::HandInLineUp { round, team, players, at: None, reason })?;
    Ok(rounds::show(&work.hall(), Some(round), args.json, words))
}
