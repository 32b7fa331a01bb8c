//! `jadoube competition check-table`: a typed table against the Berger table, or pairings of one's own
//! against good custom.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::competition::answer::{Answer, text_of, told};
use crate::competition::args::CheckTableArgs;
use crate::exit::Exit;
use jadoube_competition::berger::Cycles;
use jadoube_competition::check::{PairingRequirements, check};
use jadoube_competition::misprints::compare;
use jadoube_competition::pairing::Pairing;
use jadoube_competition::tournament::Number;
use jadoube_competition::typed::read;
use jadoube_i18n::catalogue::Catalogue;

pub(super) fn run(args: &CheckTableArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let text = text_of(&args.table, words)?;
    let rounds = read(&text).map_err(|fault| Exit::unusable(words.tell(&fault)))?;
    if args.own { own(args, &rounds, words) } else { tabled(args, &rounds, words) }
}

/// Ends with 1 when something was found.
fn ended(answer: &Answer, args: &CheckTableArgs, is_right: bool) -> Exit {
    let printed = answer.print(args.json);
    if is_right { printed } else { printed.max(Exit::Refused) }
}

fn tabled(args: &CheckTableArgs, rounds: &[Vec<Pairing>], words: &Catalogue) -> Result<Exit, Exit> {
    let compared =
        compare(rounds, args.players).map_err(|fault| Exit::unusable(words.tell(&fault)))?;
    let meetings = if compared.robin.cycles() == Cycles::Single { 1 } else { 2 };
    let expected = PairingRequirements::of_round_robin(compared.robin.players(), meetings);
    // What follows from the misprints; a table without any is right as it is.
    let found = if compared.misprints.is_empty() { Vec::new() } else { check(rounds, &expected) };
    let values: Vec<Value> = compared.misprints.iter().map(|one| told(one, words)).collect();
    let mut answer = Answer::of(json!({
        "players": compared.robin.players(),
        "rounds": compared.robin.rounds(),
        "misprints": values,
        "findings": found.iter().map(|one| told(one, words)).collect::<Vec<_>>(),
    }));
    let count = i64::try_from(compared.misprints.len()).unwrap_or(i64::MAX);
    let about = [("players", i64::from(compared.robin.players()).into()), ("count", count.into())];
    answer.line(words.say_with("competition-table-checked", &about));
    for misprint in &compared.misprints {
        answer.line(words.tell(misprint));
    }
    if !found.is_empty() {
        answer.line(words.say("competition-table-follows"));
        for finding in &found {
            answer.line(format!("  {}", words.tell(finding)));
        }
    }
    Ok(ended(&answer, args, compared.misprints.is_empty()))
}

fn own(args: &CheckTableArgs, rounds: &[Vec<Pairing>], words: &Catalogue) -> Result<Exit, Exit> {
    let numbers = rounds.iter().flatten().flat_map(|pairing| pairing.both());
    let highest = numbers.map(|number| number.0).max().unwrap_or_default();
    let players = args.players.unwrap_or(highest);
    let teams = args.teams.as_ref().map(|path| text_of(path, words)).transpose()?;
    let teams = teams.map(|text| teams_of(&text)).unwrap_or_default();
    let expected =
        PairingRequirements { meetings: args.meetings, teams, ..PairingRequirements::of(players) };
    let found = check(rounds, &expected);
    let values: Vec<Value> = found.iter().map(|one| told(one, words)).collect();
    let mut answer = Answer::of(json!({ "players": players, "findings": values }));
    let about = [("count", i64::try_from(found.len()).unwrap_or(i64::MAX).into())];
    answer.line(words.say_with("competition-own-checked", &about));
    for finding in &found {
        answer.line(words.tell(finding));
    }
    Ok(ended(&answer, args, found.is_empty()))
}

/// The teams of players: a team a line, the numbers of its players between spaces or commas.
fn teams_of(text: &str) -> BTreeMap<Number, Number> {
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    let of_team = |(line, team): (&str, u16)| {
        let numbers = line.split(|sign: char| !sign.is_ascii_digit());
        let numbers: Vec<u16> = numbers.filter_map(|number| number.parse().ok()).collect();
        numbers.into_iter().map(move |number| (Number(number), Number(team)))
    };
    lines.zip(1..).flat_map(of_team).collect()
}
