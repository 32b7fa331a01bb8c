//! `jadoube competition draw`: Berger tables, the restricted draw, brackets.

use serde_json::{Value, json};

use crate::competition::answer::{Answer, text_of, told};
use crate::competition::args::{
    BergerArgs, DoubleArgs, DrawArgs, DrawCommand, KnockoutArgs, TablesArg, VarmaArgs,
};
use crate::exit::Exit;
use jadoube_chess::side::Side;
use jadoube_competition::berger::{ARTICLE, Cycles, EXCHANGE_ARTICLE, Joint, RoundRobin};
use jadoube_competition::knockout::bracket::{Bracket, Slot};
use jadoube_competition::pairing::BoardColours;
use jadoube_competition::tournament::Number;
use jadoube_competition::varma::draw::{Draw, DrawFault, Next};
use jadoube_competition::varma::order::read;
use jadoube_competition::varma::rows::Edition;
use jadoube_i18n::catalogue::Words;

pub(super) fn run(args: &DrawArgs, words: &Words) -> Result<Exit, Exit> {
    match &args.what {
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
fn berger(args: &BergerArgs, cycles: Cycles, words: &Words) -> Result<Exit, Exit> {
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
        let colours = (1..=boards).map(|board| match BoardColours::OddBoards.of_first(board) {
            Side::White => words.say("competition-white-short"),
            Side::Black => words.say("competition-black-short"),
        });
        let colours = colours.collect::<Vec<_>>().join(" ");
        let about = [("colours", colours.into())];
        answer.line(format!("# {}", words.say_with("competition-table-boards", &about)));
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
fn varma(args: &VarmaArgs, words: &Words) -> Result<Exit, Exit> {
    let edition = match args.tables {
        TablesArg::Handbook => Edition::Handbook,
        TablesArg::Rules2006 => Edition::Rules2006,
    };
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
    let entrants: Vec<Value> = draw
        .order()
        .map(|one| {
            json!({
                "entry": one.entry,
                "name": one.name,
                "federation": one.federation,
                "envelope": draw.envelope_of(one.entry),
                "number": draw.number_of(one.entry),
            })
        })
        .collect();
    let mut answer = Answer::of(json!({
        "article": edition.article().to_string(),
        "seed": args.seed,
        "drawn": entrants,
        "steps": draw.steps(),
    }));
    let article = edition.article().to_string();
    answer.line(format!(
        "# {}",
        words.say_with("competition-varma-title", &[("article", article.into())])
    ));
    if let Some(seed) = args.seed {
        let about = [("seed", seed.to_string().into())];
        answer.line(format!("# {}", words.say_with("competition-varma-seed", &about)));
    }
    for one in draw.order() {
        let number = draw.number_of(one.entry).map_or_else(|| "–".into(), |one| one.to_string());
        let envelope = draw.envelope_of(one.entry).map_or('–', |letter| letter.0);
        answer.line(format!("{number}\t{envelope}\t{}\t{}", one.federation, one.name));
    }
    next(&draw, &mut answer, words);
    Ok(answer.print(args.json))
}

/// Who draws next, and from what.
fn next(draw: &Draw, answer: &mut Answer, words: &Words) {
    match draw.next() {
        Next::Envelope { entrant, offered, withheld, .. } => {
            let letters: Vec<String> = offered.iter().map(|one| one.0.to_string()).collect();
            let about =
                [("name", (&entrant.name).into()), ("envelopes", letters.join(", ").into())];
            answer.line(format!("# {}", words.say_with("competition-varma-next-envelope", &about)));
            for one in &withheld {
                answer.line(format!("#    {}", words.tell(one)));
            }
            let withheld: Vec<Value> = withheld.iter().map(|one| told(one, words)).collect();
            answer.json["next"] =
                json!({ "entry": entrant.entry, "offered": offered, "withheld": withheld });
        }
        Next::Number { entrant, envelope, numbers } => {
            let list: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            let about = [
                ("name", (&entrant.name).into()),
                ("envelope", envelope.0.to_string().into()),
                ("numbers", list.join(", ").into()),
            ];
            answer.line(format!("# {}", words.say_with("competition-varma-next-number", &about)));
            answer.json["next"] =
                json!({ "entry": entrant.entry, "envelope": envelope, "numbers": numbers });
        }
        Next::Done => {}
    }
}

/// A bracket, a match a line.
fn knockout(args: &KnockoutArgs, words: &Words) -> Result<Exit, Exit> {
    let bracket = Bracket::new(args.players, args.third_place)
        .map_err(|fault| Exit::refused(words.tell(&fault)))?;
    let rows = bracket.rows();
    let mut answer = Answer::of(json!({ "players": args.players, "matches": rows }));
    let of = |slot: Slot| match slot {
        Slot::Seed(number) => number.to_string(),
        Slot::Bye => words.say("competition-bracket-bye"),
        Slot::Winner(tie) => {
            let about = [("match", format!("{}.{}", tie.round, tie.place).into())];
            words.say_with("competition-bracket-winner", &about)
        }
        Slot::Loser(tie) => {
            let about = [("match", format!("{}.{}", tie.round, tie.place).into())];
            words.say_with("competition-bracket-loser", &about)
        }
    };
    for row in &rows {
        let [one, other] = row.slots.map(of);
        let third =
            if row.is_for_third { words.say("competition-bracket-third") } else { String::new() };
        let line = format!("{}.{}\t{one}\t{other}\t{third}", row.tie.round, row.tie.place);
        answer.line(line.trim_end());
    }
    Ok(answer.print(args.json))
}
