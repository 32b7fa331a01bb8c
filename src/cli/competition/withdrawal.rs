//! `jadoube competition withdrawal`: what counts after some have left a round robin.

use std::collections::BTreeMap;

use serde_json::json;

use crate::competition::answer::{Answer, text_of};
use crate::competition::args::WithdrawalArgs;
use crate::exit::Exit;
use jadoube_competition::berger::{Cycles, Joint, RoundRobin};
use jadoube_competition::pairing::Pairing;
use jadoube_competition::tournament::{Number, Tournament};
use jadoube_competition::trf::contents::Reading;
use jadoube_competition::trf::document::Document;
use jadoube_competition::typed;
use jadoube_competition::withdrawal::{Cell, Edition, Leavers, PlayState, Withdrawal, read};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::standing;

pub(super) fn run(args: &WithdrawalArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let bytes = std::fs::read(&args.file);
    let bytes = bytes.map_err(|error| Exit::of_system(words, &args.file, &error))?;
    let tournament = Reading::of(&Document::read(&bytes, None)).tournament().tournament;
    let edition = Edition::from(args.rules);
    let all = args.leavers.iter().map(|text| {
        let wrong = || {
            let about = [("text", text.into())];
            Exit::unusable(words.say_with("competition-withdrawal-no-leaver", &about))
        };
        let (number, round) = text.split_once('@').ok_or_else(wrong)?;
        let number = number.parse().map_err(|_| wrong())?;
        Ok((Number(number), round.parse().map_err(|_| wrong())?))
    });
    let all = all.collect::<Result<BTreeMap<Number, u16>, Exit>>()?;
    let leavers = if args.teams { Leavers::Teams(all) } else { Leavers::Players(all) };
    let schedule = schedule(&tournament, args, words)?;
    let readings = read(&tournament, &schedule, &leavers, edition)
        .map_err(|fault| Exit::refused(words.tell(&fault)))?;
    let mut answer = Answer::default();
    for one in &readings.withdrawn {
        withdrawn_lines(one, &mut answer, words);
    }
    answer.line(format!("# {}", words.say("competition-withdrawal-columns")));
    let mut points = Vec::new();
    for (number, player) in &tournament.players {
        let [record, standing] = [&readings.record, &readings.standing]
            .map(|table| table.points(*number, u8::MAX).to_string());
        answer.line(format!("{number}\t{record}\t{standing}\t{}", player.name));
        let row = json!({ "player": number, "record": record, "standing": standing });
        points.push(row);
    }
    answer.json = json!({ "withdrawn": readings.withdrawn, "points": points });
    Ok(answer.print(args.json))
}

/// The pairings of all rounds: those that are typed, else the Berger table for so many, twice where
/// the file has as many rounds.
fn schedule(
    tournament: &Tournament,
    args: &WithdrawalArgs,
    words: &Catalogue,
) -> Result<Vec<Vec<Pairing>>, Exit> {
    if let Some(path) = &args.schedule {
        let text = text_of(path, words)?;
        return typed::read(&text).map_err(|fault| Exit::unusable(words.tell(&fault)));
    }
    let all = if args.teams { tournament.teams.len() } else { tournament.players.len() };
    let all = u16::try_from(all).unwrap_or(u16::MAX);
    let robin =
        |cycles| RoundRobin::new(all, cycles).map_err(|fault| Exit::unusable(words.tell(&fault)));
    let single = robin(Cycles::Single)?;
    let is_double = u16::from(tournament.rounds) > single.rounds();
    let chosen = if is_double { robin(Cycles::Double(Joint::Exchanged))? } else { single };
    Ok(chosen.all_rounds().map(|round| round.pairings).collect())
}

/// Why somebody's games count or not, and his games.
fn withdrawn_lines(one: &Withdrawal, answer: &mut Answer, words: &Catalogue) {
    answer.line(standing::withdrawal(words, one));
    let cells: Vec<String> = one.cells.iter().map(|cell| cell_text(cell, words)).collect();
    answer.line(format!("  {}", cells.join(", ")));
}

/// `7: 12 –/+`: the round, the opponent, and what stands for a game that was not played.
fn cell_text(cell: &Cell, words: &Catalogue) -> String {
    let what = match cell.played {
        PlayState::Completed => words.say("competition-withdrawal-completed"),
        PlayState::Unfinished => words.say("competition-withdrawal-unfinished"),
        PlayState::Forfeited => words.say("competition-withdrawal-forfeited"),
        PlayState::Not(marks) => format!("{}/{}", marks.leaver.sign(), marks.opponent.sign()),
    };
    format!("{}: {} {what}", cell.round, cell.opponent)
}
