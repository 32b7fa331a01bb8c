//! `jadoube competition rounds`: pairings and results.

use serde_json::{Value as Json, json};

use crate::competition::answer::Answer;
use crate::competition::args::RoundsArgs;
use crate::competition::event_file::read;
use crate::exit::Exit;
use jadoube_core::competition::context::Boards;
use jadoube_core::competition::phase::GroupName;
use jadoube_core::competition::result::{BoardResult, PairingResult};
use jadoube_core::competition::round::Bout;
use jadoube_core::competition::state::Contest;
use jadoube_core::competition::team::Match;
use jadoube_core::competition::tournament::Readings;
use jadoube_core::hall::state::Hall;
use jadoube_i18n::bracket::BracketText;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::contest as event;
use jadoube_i18n::why;

/// Shows all rounds.
pub(super) fn run(args: &RoundsArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let looked = read(&args.file, words)?;
    let shown = answer(&looked.hall, (None, args.why), words);
    Ok(looked.print(&shown, args.json))
}

/// Shows one round, or all.
pub(super) fn show(hall: &Hall, only: Option<u8>, as_json: bool, words: &Catalogue) -> Exit {
    answer(hall, (only, false), words).print(as_json)
}

/// The same, with why the two at each board meet, where that is asked for.
fn answer(hall: &Hall, (only, asks_why): (Option<u8>, bool), words: &Catalogue) -> Answer {
    let contest = &hall.contest;
    let boards = hall.pairing_boards();
    let readings = hall.tournament();
    let mut answer = Answer::default();
    let mut rounds = Vec::new();
    for (no, round) in contest.rounds.iter().filter(|(no, _)| only.is_none_or(|it| it == **no)) {
        let stage = words.tell(&round.stage);
        let args = [("round", i64::from(*no).into()), ("stage", stage.into())];
        answer.line(words.say_with("competition-event-round", &args));
        let mut group = Head::default();
        let mut heads = round.matches.iter().map(|one| (one.board, *one)).peekable();
        for bout in &round.bouts {
            while let Some((_, one)) = heads.next_if(|(board, _)| *board <= bout.pairing.board) {
                group.head(contest, (*no, one), &mut answer, words);
                answer.line(match_line(contest, (*no, one), &boards, words));
            }
            answer.line(line(contest, (*no, bout), (&boards, &readings), words));
            let told =
                asks_why.then(|| why_lines(contest, (*no, bout), (&boards, &readings), words));
            told.into_iter().flatten().for_each(|line| answer.line(line));
        }
        for (_, one) in heads {
            group.head(contest, (*no, one), &mut answer, words);
            answer.line(match_line(contest, (*no, one), &boards, words));
        }
        for team in &round.free_teams {
            let args = [("player", contest.team_name(*team).into())];
            answer.line(format!("      {}", words.say_with("competition-table-bye", &args)));
        }
        // A draft says what will be.
        let of_draft = contest.tournament_of_draft(*no, &boards);
        let read = of_draft.as_ref().unwrap_or(&readings);
        for (free, bye) in &round.byes {
            let told = event::without_opponent(words, (contest, read), (*no, *free, *bye));
            answer.line(format!("      {told}"));
        }
        let bouts = round.bouts.iter().map(|bout| data(contest, (*no, asks_why), bout, &boards));
        let bouts: Vec<Json> = bouts.collect();
        let byes: Vec<Option<u16>> = round.byes.keys().map(|bye| contest.number(*bye)).collect();
        let (stage, starts) = (round.stage, round.starts);
        rounds.push(json!({
            "round": no, "stage": stage, "starts": starts, "boards": bouts, "byes": byes,
            "bye_points": round.byes.values().map(|bye| event::bye_key(*bye)).collect::<Vec<_>>(),
            "start": round.start,
            "matches": round.matches.iter().map(|one| match_data(contest, (*no, *one), &boards))
                .collect::<Vec<_>>(),
        }));
    }
    if let Some(course) = contest.bracket(&boards) {
        let text = BracketText { course: &course, record: &readings.record, words };
        let odd = contest.odd_matches(&boards, None).into_iter();
        let odd = odd.filter(|odd| only.is_none_or(|it| it == odd.round));
        odd.for_each(|odd| answer.line(format!("# {}", text.odd_told(&odd))));
    }
    answer.json = Json::Array(rounds);
    answer
}

/// The group of the match that was shown last.
#[derive(Default)]
struct Head(Option<GroupName>);

impl Head {
    /// Names the group of a match, where it is another one than before.
    fn head(&mut self, contest: &Contest, of: (u8, Match), answer: &mut Answer, words: &Catalogue) {
        let group = contest.group_of(of.0, of.1.first);
        if let Some(name) = group.as_ref().filter(|_| group != self.0) {
            answer.line(words.tell(name));
        }
        self.0 = group;
    }
}

/// The teams of a match with the points of their boards so far.
fn match_line(contest: &Contest, of: (u8, Match), boards: &Boards, words: &Catalogue) -> String {
    let points = contest.match_points(of, boards).map(|points| words.decimal(points));
    let teams = of.1.both().map(|team| {
        let number = contest.team_number(team).map_or_else(String::new, |no| no.to_string());
        format!("{number} {}", contest.team_name(team))
    });
    let args = [("teams", teams.join(" – ").into()), ("points", points.join(" : ").into())];
    let mut lines = vec![words.say_with("competition-event-match", &args)];
    for team in of.1.both() {
        let source = words.tell(&contest.line_up(of.0, team).source);
        lines.push(format!("      {}: {source}", contest.team_name(team)));
    }
    lines.join("\n")
}

fn match_data(contest: &Contest, of: (u8, Match), boards: &Boards) -> Json {
    let points = contest.match_points(of, boards).map(|points| points.to_string());
    let line_ups = of.1.both().map(|team| {
        let line_up = contest.line_up(of.0, team);
        let players: Vec<Option<u16>> =
            line_up.players.iter().map(|one| one.and_then(|no| contest.number(no))).collect();
        json!({ "players": players, "source": line_up.source })
    });
    json!({
        "board": of.1.board,
        "group": contest.group_of(of.0, of.1.first),
        "teams": of.1.both().map(|team| contest.team_number(team)),
        "points": points,
        "line_ups": line_ups,
    })
}

fn line(
    contest: &Contest,
    (round, bout): (u8, &Bout),
    (boards, readings): (&Boards, &Readings),
    words: &Catalogue,
) -> String {
    let pairing = bout.pairing;
    let players = [pairing.white, pairing.black].map(|no| contest.called(no)).join(" – ");
    let shown = bout.view(boards).and_then(|view| view.result.ended());
    let is_new = bout.difference(boards).is_some();
    let told = |result: PairingResult| words.tell(&result);
    let of_match = contest.bracket(boards).zip(contest.leg_at(round, pairing.board));
    let of_match = of_match.map(|(course, leg)| {
        let text = BracketText { course: &course, record: &readings.record, words };
        let score = contest.match_score(round, pairing.board, boards).unwrap_or_default();
        format!("  [{}; {}]", text.leg(leg), score.map(|one| words.decimal(one)).join("–"))
    });
    let result = match (bout.result(boards), shown) {
        (Some(result), Some(shown))
            if result != shown && (is_new || !result.is_only_unrated(shown)) =>
        {
            let shown = [("result", told(shown).into())];
            let id = match is_new {
                true => "competition-event-differs",
                false => event::shows(bout.is_shown_by_hand(boards)),
            };
            format!("{}  ({})", told(result), words.say_with(id, &shown))
        }
        (Some(result), _) => told(result),
        (None, _) if bout.is_adjourned(boards) => words.say("competition-event-adjourned"),
        (None, _) => String::new(),
    };
    let of_match = of_match.unwrap_or_default();
    format!("{:>4}  {players}  {result}{of_match}", pairing.board.0).trim_end().to_owned()
}

/// Why the two at a board meet.
fn why_lines(
    contest: &Contest,
    (round, bout): (u8, &Bout),
    (boards, readings): (&Boards, &Readings),
    words: &Catalogue,
) -> Vec<String> {
    let at = (round, bout.pairing.board);
    let lines = why::lines(words, (contest, &readings.record), at, boards);
    lines.into_iter().map(|line| format!("      # {line}")).collect()
}

fn data(contest: &Contest, (round, asks_why): (u8, bool), bout: &Bout, boards: &Boards) -> Json {
    let view = bout.view(boards).map(|view| view.result);
    let entered: Vec<Json> = bout.entered.iter().map(|one| json!(one)).collect();
    let mut row = json!({
        "board": bout.pairing.board,
        "white": contest.number(bout.pairing.white),
        "black": contest.number(bout.pairing.black),
        "game": bout.game,
        "result": bout.result(boards).map(PairingResult::sign),
        "shown": view.and_then(BoardResult::ended).map(PairingResult::sign),
        "differs": bout.difference(boards).is_some(),
        "start": contest.start_at(round, bout.pairing.board),
        "leg": contest.leg_at(round, bout.pairing.board),
        "adjourned": bout.is_adjourned(boards),
        "entered": entered,
    });
    if asks_why {
        row["why"] = json!(contest.why(round, bout.pairing.board, boards));
    }
    row
}
