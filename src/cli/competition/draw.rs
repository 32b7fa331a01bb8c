//! `jadoube competition draw`: Berger tables, the restricted draw, brackets.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::competition::answer::{Answer, colours, text_of, told};
use crate::competition::args::{
    BergerArgs, DoubleArgs, DrawArgs, DrawCommand, KnockoutArgs, VarmaArgs, WhiteArg,
};
use crate::competition::event_draw;
use crate::exit::Exit;
use jadoube_competition::berger::{ARTICLE, Cycles, EXCHANGE_ARTICLE, Joint, RoundRobin};
use jadoube_competition::knockout::bracket::{Bracket, Slot, Tie};
use jadoube_competition::pairing::BoardColours;
use jadoube_competition::tournament::Number;
use jadoube_competition::varma::draw::{Draw, DrawFault};
use jadoube_competition::varma::order::read;
use jadoube_i18n::catalogue::Catalogue;

pub(super) fn run(args: &DrawArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let Some(what) = &args.what else { return event_draw::run(&args.event, words) };
    match what {
        DrawCommand::Berger(args) => berger(args, Cycles::Single, words),
        DrawCommand::Double(DoubleArgs { table, as_tabled }) => {
            let joint = if *as_tabled { Joint::AsTabled } else { Joint::Exchanged };
            berger(table, Cycles::Double(joint), words)
        }
        DrawCommand::Varma(args) => varma(args, words),
        DrawCommand::Knockout(args) => knockout(args, words),
    }
}

/// The rounds of a table, one a line as they are typed.
fn berger(args: &BergerArgs, cycles: Cycles, words: &Catalogue) -> Result<Exit, Exit> {
    let robin =
        RoundRobin::new(args.players, cycles).map_err(|fault| Exit::refused(words.tell(&fault)))?;
    let article = if cycles == Cycles::Double(Joint::Exchanged) {
        format!("{ARTICLE}, {EXCHANGE_ARTICLE}")
    } else {
        ARTICLE.to_string()
    };
    let mut answer = Answer::default();
    let about = [
        ("players", i64::from(robin.players()).into()),
        ("rounds", i64::from(robin.rounds()).into()),
        ("article", (&article).into()),
    ];
    answer.line(format!("# {}", words.say_with("competition-table", &about)));
    if let Some(boards) = args.match_boards {
        let white = match args.first_white {
            WhiteArg::Odd => BoardColours::OddBoards,
            WhiteArg::Even => BoardColours::EvenBoards,
            WhiteArg::All => BoardColours::AllBoards,
        };
        answer.line(colours(white, boards, words));
    }
    let mut rounds = Vec::new();
    for round in robin.all_rounds() {
        let pairings: Vec<String> = round.pairings.iter().map(ToString::to_string).collect();
        answer.line(format!("{}. {}", round.round, pairings.join(" ")));
        if let Some(bye) = round.bye {
            let about = [("player", bye.to_string().into())];
            answer.line(format!("#    {}", words.say_with("competition-table-bye", &about)));
        }
        let boards = (1..).zip(&round.pairings).filter(|_| args.working);
        let mut why = Vec::new();
        for (board, pairing) in boards {
            let Some(reason) = robin.reason(round.round, board) else { continue };
            answer.line(format!("#    {pairing}: {}", words.tell(&reason)));
            why.push(told(&reason, words));
        }
        let mut row = json!(round);
        if args.working {
            row["why"] = Value::Array(why);
        }
        rounds.push(row);
    }
    answer.json = json!({ "players": robin.players(), "article": article, "rounds": rounds });
    Ok(answer.print(args.json))
}

/// The draw as far as numbers are typed, the rest by lot where there is a seed; without one, who
/// draws next from what.
fn varma(args: &VarmaArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let edition = event_draw::edition(args.tables);
    let refused = |fault: DrawFault| Exit::refused(words.tell(&fault));
    let entrants = read(&text_of(&args.list, words)?);
    let mut draw = Draw::new(entrants, edition).map_err(refused)?;
    for number in &args.numbers {
        draw.read_number(Number(*number), None).map_err(refused)?;
    }
    if let Some(seed) = args.seed {
        while let Some(step) = draw.lot(seed, None) {
            draw.apply(step);
        }
    }
    Ok(event_draw::show(&draw, edition, args.seed, words).print(args.json))
}

/// A bracket, a match a line, with those who are known to play it.
fn knockout(args: &KnockoutArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let bracket = Bracket::new(args.players, args.third_place)
        .map_err(|fault| Exit::refused(words.tell(&fault)))?;
    let won = |text: &String| {
        let wrong = || {
            let about = [("text", text.into())];
            Exit::unusable(words.say_with("competition-bracket-no-winner", &about))
        };
        tie_of(text).ok_or_else(wrong)
    };
    let winners = args.won.iter().map(won).collect::<Result<BTreeMap<Tie, Number>, Exit>>()?;
    let filled = bracket.filled(&winners).map_err(|fault| Exit::refused(words.tell(&fault)))?;
    let mut answer = Answer::default();
    let mut rows = Vec::new();
    for (row, who) in filled {
        let [one, other] = row.slots.map(|slot| slot_text(slot, words));
        let known = |slot: String, who: Option<Number>| match who {
            Some(number) if number.to_string() != slot => format!("{number} ({slot})"),
            _ => slot,
        };
        let (one, other) = (known(one, who[0]), known(other, who[1]));
        let third =
            if row.is_for_third { words.say("competition-bracket-third") } else { String::new() };
        let line = format!("{}.{}\t{one}\t{other}\t{third}", row.tie.round, row.tie.place);
        answer.line(line.trim_end());
        let mut value = json!(row);
        value["players"] = json!(who);
        rows.push(value);
    }
    answer.json = json!({ "players": args.players, "matches": rows });
    Ok(answer.print(args.json))
}

/// `2.1=5`: 5 has won the first match of the second round.
fn tie_of(text: &str) -> Option<(Tie, Number)> {
    let (tie, number) = text.split_once('=')?;
    let (round, place) = tie.split_once('.')?;
    let tie = Tie { round: round.parse().ok()?, place: place.parse().ok()? };
    Some((tie, Number(number.parse().ok()?)))
}

fn slot_text(slot: Slot, words: &Catalogue) -> String {
    let (id, tie) = match slot {
        Slot::Seed(number) => return number.to_string(),
        Slot::Bye => return words.say("competition-bracket-bye"),
        Slot::Winner(tie) => ("competition-bracket-winner", tie),
        Slot::Loser(tie) => ("competition-bracket-loser", tie),
    };
    words.say_with(id, &[("match", format!("{}.{}", tie.round, tie.place).into())])
}
