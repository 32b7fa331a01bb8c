//! `jadoube competition rounds`: pairings and results.

use serde_json::{Value as Json, json};

use crate::competition::answer::Answer;
use crate::competition::args::RoundsArgs;
use crate::competition::event_file::read;
use crate::exit::Exit;
use jadoube_core::competition::context::Boards;
use jadoube_core::competition::entrant::EntrantNo;
use jadoube_core::competition::result::{BoardResult, PairingResult};
use jadoube_core::competition::round::Bout;
use jadoube_core::competition::state::Contest;
use jadoube_core::hall::state::Hall;
use jadoube_i18n::catalogue::Words;

/// Shows all rounds.
pub(super) fn run(args: &RoundsArgs, words: &Words) -> Result<Exit, Exit> {
    Ok(show(&read(&args.file, words)?, None, args.json, words))
}

/// Shows one round, or all.
pub(super) fn show(hall: &Hall, only: Option<u8>, as_json: bool, words: &Words) -> Exit {
    let contest = &hall.contest;
    let boards = hall.pairing_boards();
    let mut answer = Answer::default();
    let mut rounds = Vec::new();
    for (no, round) in contest.rounds.iter().filter(|(no, _)| only.is_none_or(|it| it == **no)) {
        let stage = words.tell(&round.stage);
        let args = [("round", i64::from(*no).into()), ("stage", stage.into())];
        answer.line(words.say_with("competition-event-round", &args));
        for bout in &round.bouts {
            answer.line(line(contest, bout, &boards, words));
        }
        for bye in round.byes.keys() {
            let args = [("player", called(contest, *bye).into())];
            answer.line(format!("      {}", words.say_with("competition-table-bye", &args)));
        }
        let bouts: Vec<Json> =
            round.bouts.iter().map(|bout| data(contest, bout, &boards)).collect();
        let byes: Vec<Option<u16>> = round.byes.keys().map(|bye| contest.number(*bye)).collect();
        let (stage, starts) = (round.stage, round.starts);
        rounds.push(json!({
            "round": no, "stage": stage, "starts": starts, "boards": bouts, "byes": byes,
        }));
    }
    answer.json = Json::Array(rounds);
    answer.print(as_json)
}

/// A player by number and name.
fn called(contest: &Contest, no: EntrantNo) -> String {
    let number = contest.number(no).map_or_else(String::new, |number| number.to_string());
    format!("{number} {}", contest.name(no))
}

fn line(contest: &Contest, bout: &Bout, boards: &Boards, words: &Words) -> String {
    let pairing = bout.pairing;
    let players = [pairing.white, pairing.black].map(|no| called(contest, no)).join(" – ");
    let shown = bout.view(boards).and_then(|view| view.result.ended());
    let told = |result: PairingResult| words.tell(&result);
    let result = match (bout.result(boards), shown) {
        (Some(result), Some(shown)) if result != shown => {
            let shown = [("result", told(shown).into())];
            format!(
                "{}  ({})",
                told(result),
                words.say_with("competition-event-board-shows", &shown)
            )
        }
        (Some(result), _) => told(result),
        (None, _) if bout.is_adjourned(boards) => words.say("competition-event-adjourned"),
        (None, _) => String::new(),
    };
    format!("{:>4}  {players}  {result}", pairing.board.0).trim_end().to_owned()
}

fn data(contest: &Contest, bout: &Bout, boards: &Boards) -> Json {
    let view = bout.view(boards).map(|view| view.result);
    let entered: Vec<Json> = bout.entered.iter().map(|one| json!(one)).collect();
    json!({
        "board": bout.pairing.board,
        "white": contest.number(bout.pairing.white),
        "black": contest.number(bout.pairing.black),
        "game": bout.game,
        "result": bout.result(boards).map(PairingResult::sign),
        "shown": view.and_then(BoardResult::ended).map(PairingResult::sign),
        "adjourned": bout.is_adjourned(boards),
        "entered": entered,
    })
}
