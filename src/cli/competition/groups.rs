//! The groups of a championship on the command line: `jadoube competition groups`, their draw, and
//! their places. A group is named by its sign: `3` in the preliminaries, `A` in the finals.

use serde_json::{Value as Json, json};

use crate::competition::act_args::EventDrawArgs;
use crate::competition::answer::{Answer, told};
use crate::competition::args::{GroupsArgs, StandingsArgs};
use crate::competition::event_file::{read, read_at};
use crate::competition::players_file::{listed, read as read_list};
use crate::competition::teams;
use crate::exit::Exit;
use crate::work::Work;
use jadoube_competition::olympiad1972::division::System;
use jadoube_competition::olympiad1972::ranking::RankedTeam;
use jadoube_competition::olympiad1972::regulations::{GROUPS, RANKING};
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::group_standing::GroupStanding;
use jadoube_core::competition::phase::{DrawMethod, GroupDraw, Phase, PhaseKind};
use jadoube_core::competition::refusal::Refusal;
use jadoube_core::competition::state::Contest;
use jadoube_core::competition::team::{NewTeam, TeamNo};
use jadoube_core::hall::state::Hall;
use jadoube_i18n::catalogue::Catalogue;

/// Divides, qualifies, fills up a group, begins the play-off; then, or told nothing, shows the groups.
pub(super) fn run(args: &GroupsArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let acts = args.divide
        || !args.exchange.is_empty()
        || args.qualify
        || args.play_off
        || args.fill.is_some();
    if !acts {
        let looked = read(&args.file, words)?;
        let shown = show(&looked.hall, words)?;
        return Ok(looked.print(&shown, args.json));
    }
    let work = Work::on(&args.file, words)?;
    let contest = work.hall().contest;
    let reason = args.reason.clone();
    if args.divide || !args.exchange.is_empty() {
        let groups = exchanged(&contest, &args.exchange, words)?;
        work.contest(Ask::Divide { groups, reason })?;
    } else if args.qualify {
        let order = args.order.iter().map(|number| teams::numbered(&contest, *number, words));
        let order = order.collect::<Result<Vec<TeamNo>, Exit>>()?;
        work.contest(Ask::Qualify { order, reason })?;
    } else if args.play_off {
        work.contest(if args.double { Ask::PlayOffTwice } else { Ask::PlayOff })?;
    } else if let (Some(sign), Some(list)) = (&args.fill, &args.list) {
        let group = signed(&contest, sign, words)?;
        let (name, captain) = (args.team.clone(), args.captain.clone());
        let players = listed(list, read_list(list, None, words)?, words)?;
        let team = Box::new(NewTeam { name, captain, players, ..NewTeam::default() });
        work.contest(Ask::FillGroup { group, team, against: args.against })?;
    }
    Ok(show(&work.hall(), words)?.print(args.json))
}

/// The groups as they are, or as they are proposed, with two teams in each other's places.
fn exchanged(contest: &Contest, pair: &[u16], words: &Catalogue) -> Result<Vec<Vec<TeamNo>>, Exit> {
    let [one, other] = *pair else { return Ok(Vec::new()) };
    let (one, other) =
        (teams::numbered(contest, one, words)?, teams::numbered(contest, other, words)?);
    let groups = match contest.phases.first() {
        Some(phase) => phase.groups.iter().map(|group| group.teams.clone()).collect(),
        None => contest.proposed_groups().map_err(|why| Exit::refused(words.tell(&why)))?,
    };
    let turned = |team: TeamNo| match team {
        team if team == one => other,
        team if team == other => one,
        team => team,
    };
    Ok(groups.into_iter().map(|group| group.into_iter().map(turned).collect()).collect())
}

/// The number of a group of the latest phase, from 1, by its sign.
fn signed(contest: &Contest, sign: &str, words: &Catalogue) -> Result<u8, Exit> {
    let none = || {
        let told = [("group", sign.into())];
        Exit::unusable(words.say_with("competition-groups-none", &told))
    };
    let phase = contest.phases.last().ok_or_else(none)?;
    let mut all = 0..phase.groups.len();
    let at = all.find(|at| phase.sign(*at).eq_ignore_ascii_case(sign)).ok_or_else(none)?;
    u8::try_from(at + 1).map_err(|_| none())
}

/// The teams of groups draw their numbers: by lot, or as they are typed.
pub(super) fn draw(args: &EventDrawArgs, work: &Work<'_>) -> Result<Exit, Exit> {
    let (contest, words) = (work.hall().contest, work.words);
    let group = args.group.as_ref().map(|sign| signed(&contest, sign, words)).transpose()?;
    let order = args.order.iter().map(|number| teams::numbered(&contest, *number, words));
    let order = order.collect::<Result<Vec<TeamNo>, Exit>>()?;
    let reason = args.reason.clone();
    match args.lot {
        Some(seed) => {
            work.contest(Ask::DrawGroups { group, how: GroupDraw::Lot { seed }, reason })?;
        }
        None if order.is_empty() => {}
        None => work.contest(Ask::DrawGroups { group, how: GroupDraw::Hand { order }, reason })?,
    }
    Ok(show(&work.hall(), words)?.print(args.json))
}

/// A team with its number.
fn called(contest: &Contest, team: TeamNo) -> String {
    let number = contest.team_number(team).map_or_else(String::new, |no| no.to_string());
    format!("{number}\t{}", contest.team_name(team))
}

/// All phases with their groups and teams, and what comes next.
fn show(hall: &Hall, words: &Catalogue) -> Result<Answer, Exit> {
    let contest = &hall.contest;
    if contest.championship().is_none() {
        return Err(Exit::refused(words.tell(&Refusal::NoGroups)));
    }
    let next = hall.next_step();
    let phases: Vec<Json> = contest.phases.iter().map(|phase| phase_data(contest, phase)).collect();
    let mut answer = Answer::of(json!({
        "article": GROUPS.to_string(),
        "phases": phases,
        "planned": contest.planned(),
        "next": words.tell(&next),
    }));
    for phase in &contest.phases {
        phase_lines(contest, phase, &mut answer, words);
    }
    let captainless = contest.teams.values().filter(|entry| entry.team.captain.trim().is_empty());
    let captainless: Vec<&str> = captainless.map(|entry| entry.team.name.as_str()).collect();
    if !captainless.is_empty() {
        let about = [("teams", captainless.join(", ").into())];
        answer.line(format!("! {}", words.say_with("competition-groups-no-captain", &about)));
    }
    let about = [("step", words.tell(&next).into())];
    answer.line(format!("# {}", words.say_with("tournament-next", &about)));
    Ok(answer)
}

fn phase_lines(contest: &Contest, phase: &Phase, answer: &mut Answer, words: &Catalogue) {
    for (at, group) in phase.groups.iter().enumerate() {
        let rounds = group.rounds(phase.kind);
        let about = [
            ("group", words.tell(&phase.name(at)).into()),
            ("first", phase.first_round.into()),
            ("last", phase.first_round.saturating_add(rounds).saturating_sub(1).into()),
        ];
        answer.line(words.say_with("competition-groups-title", &about));
        if let System::Swiss { rounds } = group.system {
            let about = [("rounds", i64::from(rounds).into())];
            answer.line(format!("#    {}", words.say_with("competition-olympiad-swiss", &about)));
        }
        for (team, number) in group.teams.iter().zip(1_u16..) {
            let number = group.drawn.map_or_else(|| "–".into(), |_| number.to_string());
            let extra = match group.extra == Some(*team) {
                true => format!("\t{}", words.say("competition-groups-extra")),
                false => String::new(),
            };
            answer.line(format!("{number}\t{}{extra}", called(contest, *team)));
        }
        let drawn = match group.drawn {
            None => words.say("competition-groups-not-drawn"),
            Some(DrawMethod::Hand) => words.say("competition-groups-drawn-hand"),
            Some(DrawMethod::Lot { seed }) => {
                words.say_with("competition-groups-drawn-lot", &[("seed", seed.to_string().into())])
            }
        };
        answer.line(format!("# {drawn}"));
    }
}

fn phase_data(contest: &Contest, phase: &Phase) -> Json {
    let groups = phase.groups.iter().enumerate().map(|(at, group)| {
        let teams = group.teams.iter().map(|team| {
            json!({ "number": contest.team_number(*team), "name": contest.team_name(*team) })
        });
        json!({
            "group": phase.sign(at),
            "system": group.system,
            "rounds": group.rounds(phase.kind),
            "drawn": group.drawn,
            "extra": group.extra.map(|team| contest.team_number(team)),
            "teams": teams.collect::<Vec<Json>>(),
        })
    });
    json!({
        "phase": phase.kind,
        "first_round": phase.first_round,
        "last_round": phase.last_round(),
        "groups": groups.collect::<Vec<Json>>(),
    })
}

/// The places of one group of the phase, or of all and of the whole championship.
pub(super) fn standings(args: &StandingsArgs, words: &Catalogue) -> Result<Option<Exit>, Exit> {
    let is_event = args.file.extension().is_some_and(|end| end == "jadoube");
    if !is_event || args.tie_breaks.is_some() {
        return Ok(None);
    }
    let looked = read_at((&args.file, args.as_of), words)?;
    let hall = &looked.hall;
    if hall.contest.championship().is_none() {
        return match args.group {
            Some(_) => Err(Exit::refused(words.tell(&Refusal::NoGroups))),
            None => Ok(None),
        };
    }
    let mut answer = Answer::of(json!({ "article": RANKING.to_string() }));
    let chosen = chosen(&hall.contest, args.group.as_deref(), words)?;
    looked.past(words).into_iter().for_each(|line| answer.line(format!("# {line}")));
    answer.line(format!("# {}", words.say("competition-groups-columns")));
    let boards = hall.pairing_boards();
    let mut groups = Vec::new();
    for of in chosen {
        let Some(standing) = hall.contest.group_standing(of, &boards) else { continue };
        standing_lines(&hall.contest, &standing, args.working, &mut answer, words);
        groups.push(standing_data(&hall.contest, &standing, words));
    }
    answer.json["groups"] = Json::Array(groups);
    let places = hall.contest.event_places(&boards);
    if args.group.is_none() && !places.is_empty() {
        answer.line(words.say("competition-groups-whole"));
        for one in &places {
            let place = one.place.map_or_else(|| "–".into(), |place| place.to_string());
            answer.line(format!("{place}\t{}", called(&hall.contest, one.team)));
        }
        let data = places.iter().map(|one| {
            let (number, name) =
                (hall.contest.team_number(one.team), hall.contest.team_name(one.team));
            json!({ "place": one.place, "number": number, "name": name, "in_group": one.in_group })
        });
        answer.json["places"] = Json::Array(data.collect());
    }
    Ok(Some(looked.print(&answer, args.json)))
}

/// Which groups are shown: that of a sign, the latest where several have it; or all of the preliminaries
/// until the finals begin, and those of the finals from then on.
fn chosen(
    contest: &Contest,
    sign: Option<&str>,
    words: &Catalogue,
) -> Result<Vec<(usize, usize)>, Exit> {
    let phases = contest.phases.iter().enumerate().rev();
    let mut phases = phases.filter(|(_, phase)| phase.kind != PhaseKind::PlayOff);
    let Some(sign) = sign else {
        let nth = contest.standing_phase();
        let groups = nth.and_then(|nth| contest.phases.get(nth)).map_or(0, |it| it.groups.len());
        return Ok(nth.into_iter().flat_map(|nth| (0..groups).map(move |at| (nth, at))).collect());
    };
    let found = phases.find_map(|(no, phase)| {
        let mut all = 0..phase.groups.len();
        all.find(|at| phase.sign(*at).eq_ignore_ascii_case(sign)).map(|at| (no, at))
    });
    let about = [("group", sign.into())];
    let found =
        found.ok_or_else(|| Exit::unusable(words.say_with("competition-groups-none", &about)))?;
    Ok(vec![found])
}

fn standing_lines(
    contest: &Contest,
    standing: &GroupStanding,
    working: Option<u16>,
    answer: &mut Answer,
    words: &Catalogue,
) {
    answer.line(words.tell(&standing.name));
    for place in &standing.ranking.places {
        answer.line(place_line(contest, place, words));
        let number = contest.team_number(TeamNo(place.team.0));
        for term in place.terms.iter().filter(|_| working.is_some() && working == number) {
            let about = [
                ("opponent", contest.team_name(TeamNo(term.opponent.0)).into()),
                ("points", words.decimal(term.points).into()),
                ("own", words.decimal(term.own).into()),
                ("adds", words.decimal(term.adds).into()),
            ];
            answer.line(format!("#    {}", words.say_with("competition-ranking-term", &about)));
        }
    }
    for (team, decision) in &standing.left {
        let about = [
            ("team", contest.team_name(*team).into()),
            ("played", decision.completed.into()),
            ("of", decision.to_play.into()),
            ("article", decision.article.to_string().into()),
        ];
        answer.line(format!("# {}", words.say_with("competition-groups-left", &about)));
    }
    if !standing.ranking.play_off.is_empty() {
        let rivals = standing.ranking.play_off.iter();
        let rivals: Vec<&str> = rivals.map(|team| contest.team_name(TeamNo(team.0))).collect();
        let about = [("teams", rivals.join(", ").into())];
        answer.line(format!("# {}", words.say_with("competition-ranking-play-off", &about)));
    }
}

fn place_line(contest: &Contest, place: &RankedTeam, words: &Catalogue) -> String {
    let no = place.place.map_or_else(|| "–".into(), |place| place.to_string());
    let above = place.above_by.map(|by| words.tell(&by)).unwrap_or_default();
    let (points, match_points) = (place.game_points, place.match_points);
    let (quota, team) = (place.sonneborn_berger, called(contest, TeamNo(place.team.0)));
    format!("{no}\t{team}\t{points}\t{match_points}\t{quota}\t{above}").trim_end().to_owned()
}

fn standing_data(contest: &Contest, standing: &GroupStanding, words: &Catalogue) -> Json {
    let team = |no: TeamNo| contest.team_number(no);
    let places = standing.ranking.places.iter().map(|place| {
        json!({
            "place": place.place,
            "number": team(TeamNo(place.team.0)),
            "name": contest.team_name(TeamNo(place.team.0)),
            "game_points": place.game_points.to_string(),
            "match_points": place.match_points.to_string(),
            "sonneborn_berger": place.sonneborn_berger.to_string(),
            "above_by": place.above_by,
        })
    });
    let play_off = standing.ranking.play_off.iter().map(|no| team(TeamNo(no.0)));
    json!({
        "group": told(&standing.name, words),
        "places": places.collect::<Vec<Json>>(),
        "play_off": play_off.collect::<Vec<_>>(),
        "left": standing.left.iter().map(|(no, decision)| {
            json!({ "number": team(*no), "decision": decision })
        }).collect::<Vec<Json>>(),
    })
}
