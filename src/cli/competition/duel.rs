//! `jadoube competition match`: how it stands in a match of stages, and who has White next.

use serde_json::json;

use crate::competition::answer::Answer;
use crate::competition::args::MatchArgs;
use crate::exit::Exit;
use jadoube_competition::knockout::duel::{ARTICLE, Seat, ladder, standing};
use jadoube_competition::knockout::written::{games, stages};
use jadoube_i18n::catalogue::Catalogue;

pub(super) fn run(args: &MatchArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let stages = match &args.stages {
        Some(text) => stages(text).map_err(|fault| Exit::unusable(words.tell(&fault)))?,
        None => ladder(),
    };
    let games = args.games.iter().map(|text| games(text)).collect::<Result<Vec<_>, _>>();
    let games = games.map_err(|fault| Exit::unusable(words.tell(&fault)))?;
    if games.len() > stages.len() {
        return Err(Exit::unusable(words.say("competition-match-too-many")));
    }
    let standing = standing(&stages, &games);
    let name = |seat: Seat| match seat {
        Seat::First => words.say("competition-match-first"),
        Seat::Second => words.say("competition-match-second"),
    };
    let mut answer = Answer::of(json!({ "article": ARTICLE.to_string(), "standing": standing }));
    for ((score, stage), no) in standing.stages.iter().zip(&stages).zip(1_i64..) {
        let [first, second] = score.points.map(|points| points.to_string());
        let why = score.decided.map(|one| words.tell(&one.why)).unwrap_or_default();
        let line = format!("{no}\t{}\t{first}:{second}\t{why}", stage.rate);
        answer.line(line.trim_end());
        if score.after > 0 {
            let about = [("games", i64::from(score.after).into())];
            answer.line(words.say_with("competition-match-after", &about));
        }
    }
    // What was typed for stages that the match no longer needed.
    let needed = standing.stages.len();
    let surplus: usize = games.iter().skip(needed).map(Vec::len).sum();
    if surplus > 0 {
        let about = [("games", i64::try_from(surplus).unwrap_or(i64::MAX).into())];
        answer.line(words.say_with("competition-match-after", &about));
    }
    if let Some(winner) = standing.winner {
        let about = [("who", name(winner).into())];
        answer.line(words.say_with("competition-match-won", &about));
    } else if let Some(next) = standing.next {
        let about = [
            ("stage", i64::from(next.stage).into()),
            ("game", i64::from(next.game).into()),
            ("who", name(next.white).into()),
        ];
        answer.line(words.say_with("competition-match-next", &about));
    } else {
        answer.line(words.say("competition-match-undecided"));
    }
    Ok(answer.print(args.json))
}
