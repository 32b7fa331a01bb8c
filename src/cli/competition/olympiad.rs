//! `jadoube competition olympiad`: the team world championships of 1972: groups and finals, line-ups,
//! the ranking of a group, a whole championship by lot.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::competition::answer::{Answer, colours, text_of, told};
use crate::competition::args::{
    EntryArgs, ExtraTeamArgs, LineUpArgs, OlympiadArgs, OlympiadCommand, PlanArgs, RankingArgs,
    RehearseArgs,
};
use crate::exit::Exit;
use jadoube_competition::olympiad1972::division::{
    Division, ExtraTeam, Plan, System, extra_team, plan,
};
use jadoube_competition::olympiad1972::entry::{HandedIn, TeamList, line_up};
use jadoube_competition::olympiad1972::matches::read;
use jadoube_competition::olympiad1972::ranking::{Group, RankedTeam, Ranking, rank};
use jadoube_competition::olympiad1972::regulations::{
    COLOURS, Event, GROUPS, LINE_UPS, RANKING, deadlines, minutes,
};
use jadoube_competition::olympiad1972::rehearsal::{PlayedGroup, rehearse};
use jadoube_competition::tournament::Number;
use jadoube_i18n::catalogue::Catalogue;

pub(super) fn run(args: &OlympiadArgs, words: &Catalogue) -> Result<Exit, Exit> {
    match &args.what {
        OlympiadCommand::Entry(args) => entered(args, words),
        OlympiadCommand::Plan(args) => planned(args, words),
        OlympiadCommand::ExtraTeam(args) => extra(args, words),
        OlympiadCommand::LineUp(args) => lined_up(args, words),
        OlympiadCommand::Ranking(args) => ranked(args, words),
        OlympiadCommand::Rehearse(args) => rehearsed(args, words),
    }
}

const fn event(women: bool) -> Event {
    if women { Event::Women } else { Event::Men }
}

fn list<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
    all.into_iter().map(|one| one.to_string()).collect::<Vec<_>>().join(" ")
}

/// Groups and finals for so many teams, and where teams numbered by strength would play.
fn planned(args: &PlanArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let event = event(args.women);
    let plan = plan(event, args.teams).map_err(|fault| Exit::refused(words.tell(&fault)))?;
    let strength: Vec<Number> = (1..=args.teams).map(Number).collect();
    let mut division = Division::snake(&strength, &plan.groups);
    if let [one, other] = args.exchange[..] {
        division = division
            .exchanged(Number(one), Number(other))
            .map_err(|fault| Exit::refused(words.tell(&fault)))?;
    }
    let mut answer = Answer::of(json!({
        "article": GROUPS.to_string(),
        "plan": plan,
        "groups": division.groups,
    }));
    plan_lines(&plan, &division, &mut answer, words);
    answer.line(colours(COLOURS, event.regulations().boards, words));
    let about = [("days", i64::from(event.regulations().days).into())];
    answer.line(format!("# {}", words.say_with("competition-olympiad-days", &about)));
    if let Some(day) = &args.start {
        let day = day.parse();
        let day = day.map_err(|_| Exit::unusable(words.say("competition-olympiad-no-day")))?;
        let mut due = Vec::new();
        for (task, day) in deadlines(day) {
            answer.line(format!("{day}\t{}", words.tell(&task)));
            due.push(json!({ "task": task, "day": day.to_string(), "text": words.tell(&task) }));
        }
        answer.json["deadlines"] = Value::Array(due);
    }
    Ok(answer.print(args.json))
}

fn plan_lines(plan: &Plan, division: &Division, answer: &mut Answer, words: &Catalogue) {
    let teams = i64::from(plan.teams);
    if plan.groups.is_empty() {
        answer.line(words.say_with("competition-olympiad-one-group", &[("teams", teams.into())]));
        return;
    }
    for misprint in &plan.misprints {
        answer.line(format!("# {}", words.tell(misprint)));
    }
    for (group, no) in division.groups.iter().zip(1_i64..) {
        let about = [("group", no.into()), ("teams", list(group).into())];
        answer.line(words.say_with("competition-olympiad-group", &about));
    }
    for one in &plan.finals {
        let about = [
            ("final", one.letter.to_string().into()),
            ("size", i64::from(one.size()).into()),
            ("qualify", list(&one.qualify).into()),
        ];
        answer.line(words.say_with("competition-olympiad-final", &about));
        if let System::Swiss { rounds } = one.system {
            let about = [("rounds", i64::from(rounds).into())];
            answer.line(format!("#    {}", words.say_with("competition-olympiad-swiss", &about)));
        }
    }
}

/// A team's list of players, in order of strength.
fn entered(args: &EntryArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let text = text_of(&args.list, words)?;
    let lines =
        text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let list =
        TeamList { players: lines.map(str::to_owned).collect(), captain: args.captain.clone() };
    let faults = list.faults(event(args.women));
    let found: Vec<Value> = faults.iter().map(|fault| told(fault, words)).collect();
    let mut answer = Answer::of(json!({ "list": list, "faults": found }));
    for (name, place) in list.players.iter().zip(1..) {
        answer.line(format!("{place}\t{name}"));
    }
    for fault in &faults {
        answer.line(format!("! {}", words.tell(fault)));
    }
    let printed = answer.print(args.json);
    Ok(if faults.is_empty() { printed } else { printed.max(Exit::Refused) })
}

/// Whether the organiser's second team plays in an odd consolation group.
fn extra(args: &ExtraTeamArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let letter = args.letter.to_ascii_uppercase();
    let decided = extra_team(event(args.women), letter, args.teams, args.against)
        .map_err(|fault| Exit::refused(words.tell(&fault)))?;
    let mut answer = Answer::of(json!({ "article": GROUPS.to_string(), "extra_team": decided }));
    answer.line(words.say(match decided {
        ExtraTeam::May => "competition-olympiad-extra-may",
        ExtraTeam::Shall => "competition-olympiad-extra-shall",
    }));
    Ok(answer.print(args.json))
}

/// The line-up that counts.
fn lined_up(args: &LineUpArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let handed_in = HandedIn {
        places: &args.places,
        minutes_before: args.before,
        force_majeure: args.force_majeure,
    };
    let handed_in = (!args.places.is_empty()).then_some(handed_in);
    let line_up = line_up(event(args.women), args.players, handed_in)
        .map_err(|fault| Exit::refused(words.tell(&fault)))?;
    let mut answer = Answer::of(json!({ "article": LINE_UPS.to_string(), "line_up": line_up }));
    answer.line(list(&line_up.places));
    answer.line(format!("# {} ({LINE_UPS})", words.tell(&line_up.source)));
    let about = [("minutes", i64::from(minutes().posted).into())];
    answer.line(format!("# {}", words.say_with("competition-line-up-posted", &about)));
    Ok(answer.print(args.json))
}

/// The ranking of a group whose results are typed.
fn ranked(args: &RankingArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let boards = event(args.women).regulations().boards;
    let typed = read(&text_of(&args.results, words)?, boards)
        .map_err(|fault| Exit::unusable(words.tell(&fault)))?;
    let teams: BTreeSet<Number> = typed.group.iter().flat_map(|one| one.teams).collect();
    let teams: Vec<Number> = teams.into_iter().collect();
    let ranking = rank(&Group {
        teams: &teams,
        matches: &typed.group,
        boards,
        title: args.title.then_some(&typed.play_off[..]),
        extra: args.extra.map(Number),
    });
    let mut answer = Answer::of(json!({ "article": RANKING.to_string(), "ranking": ranking }));
    answer.line(format!("# {}", words.say("competition-ranking-columns")));
    ranking_lines(&ranking, args.working, &mut answer, words);
    Ok(answer.print(args.json))
}

fn ranking_lines(ranking: &Ranking, working: bool, answer: &mut Answer, words: &Catalogue) {
    for place in &ranking.places {
        answer.line(place_line(place, words));
        for term in place.terms.iter().filter(|_| working) {
            let about = [
                ("opponent", term.opponent.to_string().into()),
                ("points", words.decimal(term.points).into()),
                ("own", words.decimal(term.own).into()),
                ("adds", words.decimal(term.adds).into()),
            ];
            answer.line(format!("#    {}", words.say_with("competition-ranking-term", &about)));
        }
    }
    if !ranking.play_off.is_empty() {
        let about = [("teams", list(&ranking.play_off).into())];
        answer.line(format!("# {}", words.say_with("competition-ranking-play-off", &about)));
    }
}

fn place_line(place: &RankedTeam, words: &Catalogue) -> String {
    let no = place.place.map_or_else(|| "–".into(), |place| place.to_string());
    let above = place.above_by.map(|by| words.tell(&by)).unwrap_or_default();
    let (points, match_points) = (place.game_points, place.match_points);
    let quota = place.sonneborn_berger;
    format!("{no}\t{}\t{points}\t{match_points}\t{quota}\t{above}", place.team)
        .trim_end()
        .to_owned()
}

/// A championship by lot, from the preliminary groups to the last place.
fn rehearsed(args: &RehearseArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let strength: Vec<Number> = (1..=args.teams).map(Number).collect();
    let played = rehearse(event(args.women), &strength, args.seed)
        .map_err(|fault| Exit::refused(words.tell(&fault)))?;
    let mut answer = Answer::of(json!({ "seed": args.seed, "played": played }));
    let mut groups = |title: String, group: &PlayedGroup| {
        answer.line(format!("# {title}"));
        ranking_lines(&group.ranking, false, &mut answer, words);
    };
    for (group, no) in played.preliminaries.iter().zip(1_i64..) {
        let about = [("group", no.into()), ("teams", list(&group.teams).into())];
        groups(words.say_with("competition-olympiad-group", &about), group);
    }
    for (at, group) in played.finals.iter().enumerate() {
        let title = match played.plan.finals.get(at) {
            Some(one) => {
                let about = [
                    ("final", one.letter.to_string().into()),
                    ("size", i64::from(one.size()).into()),
                    ("qualify", list(&one.qualify).into()),
                ];
                words.say_with("competition-olympiad-final", &about)
            }
            None => {
                let about = [("teams", i64::from(args.teams).into())];
                words.say_with("competition-olympiad-one-group", &about)
            }
        };
        groups(title, group);
    }
    Ok(answer.print(args.json))
}
