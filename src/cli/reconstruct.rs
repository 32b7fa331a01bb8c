//! `jadoube reconstruct`: the game behind two scoresheets, for one pair in words or as JSON, for
//! many in a table, and the figures of such a table against the true games.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::{self, BufRead as _, Read as _};
use std::path::Path;

use serde_json::{Value, json};

use crate::args::ReconstructArgs;
use crate::batch;
use crate::exit::Exit;
use crate::progress::slowly;
use jadoube_chess::board::position::Position;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::notation::san::{Style, san};
use jadoube_chess::ply::Ply;
use jadoube_chess::scoresheet::agreement::Agreement;
use jadoube_chess::scoresheet::fit::{Entry, Fit};
use jadoube_chess::scoresheet::reconstruct::{
    LONGEST, Reconstruction, ReconstructionInput, Verdict, reconstruct,
};
use jadoube_chess::scoresheet::sheet::{Cell, Sheet};
use jadoube_chess::side::{BySide, Side};
use jadoube_desk::system_fault::SystemFault;
use jadoube_desk::two_sheets::{Answer, BadLine, Columns, Tally};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess::{Numbering, localized_san};
use jadoube_i18n::{mate, scoresheet};

/// Answers: 0 when a game was found, 1 when none fits, 2 when the input is unusable.
#[must_use]
pub fn run(args: &ReconstructArgs, words: &Catalogue) -> Exit {
    match (&args.many.batch, &args.white, &args.black) {
        (Some(path), _, _) => table(path, args, words),
        (None, Some(white), Some(black)) => one(white, black, args, words),
        // The words of the command line demand one or the other.
        (None, _, _) => Exit::unusable(words.say("cli-reconstruct-two")),
    }
}

fn one(white: &Path, black: &Path, args: &ReconstructArgs, words: &Catalogue) -> Exit {
    let sheets = match (sheet(white, words), sheet(black, words)) {
        (Ok(white), Ok(black)) => BySide::new(white, black),
        (Err(why), _) | (_, Err(why)) => return Exit::unusable(why),
    };
    for (side, path) in [(Side::White, white), (Side::Black, black)] {
        let cells = sheets.of(side).cells().len();
        if cells > LONGEST {
            return Exit::unusable(too_long(path, cells, words));
        }
    }
    let clocks = BySide::new(args.moves_white, args.moves_black);
    let known = ReconstructionInput { end: args.end.as_ref(), plies: None, clocks };
    let found = slowly(words.lang(), |_| None, || reconstruct(&Position::start(), &sheets, known));
    let printed = if args.json {
        Exit::print(&format!("{}\n", as_json(&found, &sheets, args.moves_claimed)))
    } else {
        Exit::print(&as_text(&found, &sheets, args.moves_claimed, words))
    };
    match found.verdict {
        Verdict::Open => printed.max(Exit::refused(words.say("scoresheet-none"))),
        Verdict::Certain | Verdict::Agreed | Verdict::Likely => printed,
    }
}

/// More half-moves than any game over the board has had, twice over: what is longer is no scoresheet,
/// and would be searched for hours.
const MOST_ENTRIES: usize = 1200;

fn sheet(path: &Path, words: &Catalogue) -> Result<Sheet, String> {
    let told = |error: io::Error| words.tell(&SystemFault::of(path, &error));
    let mut text = String::new();
    batch::open(path).map_err(told)?.read_to_string(&mut text).map_err(told)?;
    let sheet = Sheet::from_text(&text);
    match sheet.cells().len() {
        entries if entries > MOST_ENTRIES => Err(too_long(path, entries, words)),
        _ => Ok(sheet),
    }
}

fn too_long(path: &Path, entries: usize, words: &Catalogue) -> String {
    let what = words.say_with("cli-line-too-long", &[("count", entries.into())]);
    format!("{}: {what}", path.display())
}

fn as_text(
    found: &Reconstruction,
    sheets: &BySide<Sheet>,
    claimed: Option<usize>,
    words: &Catalogue,
) -> String {
    let mut lines = vec![scoresheet::verdict(words, found)];
    lines.extend(scoresheet::disregarded(words, found));
    let Some(first) = found.games.first() else { return lines.join("\n") + "\n" };
    let letters = PieceLetters::for_language(words.lang().code());
    lines.push(mate::score(&Position::start(), &first.moves, Style::Fide(letters)));
    if found.verdict != Verdict::Open {
        lines.push(scoresheet::proved(words, found));
    }
    lines.extend(claimed.map(|count| scoresheet::claimed(words, found, count)));
    let mut list = |id: &str, plies: Vec<usize>| {
        if !plies.is_empty() {
            let places = plies.into_iter().map(place).collect::<Vec<_>>().join(", ");
            lines.push(words.say_with(id, &[("places", places.into())]));
        }
    };
    let gaps = |filled: bool| {
        found.gaps.iter().filter(|gap| gap.is_filled == filled).map(|gap| gap.ply).collect()
    };
    list(scoresheet::parts(found.verdict), found.open.clone());
    list("scoresheet-agreed-at", found.agreed.iter().map(|one| one.ply).collect());
    list("scoresheet-gaps-filled", gaps(true));
    list("scoresheet-gaps-open", gaps(false));
    for other in found.games.iter().skip(1).take(OTHERS) {
        let bits = other.cost.less(first.cost).0 / 100;
        let moves = differing(words, first, other).join(" ");
        let arguments = [("bits", bits.into()), ("moves", moves.into())];
        lines.push(words.say_with("scoresheet-other-game", &arguments));
    }
    lines.extend(slips(first, sheets, words));
    lines.join("\n") + "\n"
}

/// How many of the other games are told.
const OTHERS: usize = 5;

/// `12.` or `12…`
fn place(ply: usize) -> String {
    Numbering::USUAL.sign(Ply(u16::try_from(ply + 1).unwrap_or(u16::MAX)))
}

/// The moves of another game that differ from the first.
fn differing(words: &Catalogue, first: &Fit, other: &Fit) -> Vec<String> {
    let mut position = Position::start();
    let mut told = Vec::new();
    for (ply, m) in other.moves.iter().enumerate() {
        if first.moves.get(ply) != Some(m) {
            told.push(format!("{}{}", place(ply), localized_san(words, &san(&position, *m))));
        }
        position = position.after(*m);
    }
    told
}

/// The slips of both sheets, in the order of the moves.
fn slips(game: &Fit, sheets: &BySide<Sheet>, words: &Catalogue) -> Vec<String> {
    let mut told = Vec::new();
    for (ply, entries) in game.entries.iter().enumerate() {
        for side in Side::BOTH {
            let entry = entries.of(side);
            if entry.slips.is_empty() {
                continue;
            }
            let slips: Vec<String> = entry.slips.iter().map(|slip| words.tell(slip)).collect();
            let cell = entry.cell.and_then(|cell| sheets.of(side).cell(cell));
            let text = cell.map(written).unwrap_or_default();
            let arguments = [
                ("sheet", scoresheet::sheet(words, side).into()),
                ("place", place(ply).into()),
                ("text", text.into()),
                ("slips", slips.join(", ").into()),
            ];
            told.push(words.say_with("scoresheet-slip", &arguments));
        }
    }
    told
}

fn written(cell: &Cell) -> String {
    match cell {
        Cell::Written(text) => text.clone(),
        Cell::Blank => String::new(),
        Cell::Tick => "|".into(),
        Cell::Illegible => "?".into(),
    }
}

fn as_json(found: &Reconstruction, sheets: &BySide<Sheet>, claimed: Option<usize>) -> Value {
    let games: Vec<Value> = found.games.iter().map(game_json).collect();
    let entries = found.games.first().map(|game| entries_json(game, sheets)).unwrap_or_default();
    json!({
        "verdict": key(found.verdict),
        "games": games,
        "entries": entries,
        "open": found.open,
        "agreed": agreed_json(found),
        "gaps": found.gaps.iter()
            .map(|gap| json!({ "ply": gap.ply, "filled": gap.is_filled }))
            .collect::<Vec<_>>(),
        "proved": {
            "plies": found.proved_plies,
            "white": found.moves_proved(Side::White),
            "black": found.moves_proved(Side::Black),
        },
        "claimed": claimed.map(|count| json!({ "moves": count, "proved": found.proves(count) })),
        "counters_disregarded": found.counters_disregarded,
        "castling_disregarded": found.castling_disregarded,
        "clocks_disregarded": found.clocks_disregarded,
        "final_disregarded": found.end_disregarded,
    })
}

/// Where another move would fit too, if both players made the same slip.
fn agreed_json(found: &Reconstruction) -> Vec<Value> {
    let moves = found.games.first().map(|game| game.moves.as_slice()).unwrap_or_default();
    let other = |one: &Agreement| {
        let before = moves.iter().take(one.ply);
        let position = before.fold(Position::start(), |position, m| position.after(*m));
        json!({ "ply": one.ply, "other": position.uci(one.other).to_string() })
    };
    found.agreed.iter().map(other).collect()
}

fn game_json(game: &Fit) -> Value {
    let mut position = Position::start();
    let mut moves = Vec::new();
    for m in &game.moves {
        moves.push(position.uci(*m).to_string());
        position = position.after(*m);
    }
    json!({ "moves": moves, "cost_centibits": game.cost.0, "fen": position.fen() })
}

fn entries_json(game: &Fit, sheets: &BySide<Sheet>) -> Vec<Value> {
    let entry = |entries: &BySide<Entry>, side: Side| {
        let entry = entries.of(side);
        let text = entry.cell.and_then(|cell| sheets.of(side).cell(cell)).map(written);
        json!({ "cell": entry.cell, "text": text, "slips": entry.slips })
    };
    game.entries
        .iter()
        .enumerate()
        .map(|(ply, entries)| {
            json!({
                "ply": ply,
                "white_sheet": entry(entries, Side::White),
                "black_sheet": entry(entries, Side::Black),
            })
        })
        .collect()
}

/// The verdict for programs: the same in every language.
const fn key(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Certain => "certain",
        Verdict::Agreed => "agreed",
        Verdict::Likely => "likely",
        Verdict::Open => "open",
    }
}

fn table(path: &Path, args: &ReconstructArgs, words: &Catalogue) -> Exit {
    let mut header = String::new();
    let lines = batch::open(path).and_then(|mut lines| {
        lines.read_line(&mut header)?;
        Ok(lines)
    });
    let lines = match lines {
        Ok(lines) => lines,
        Err(error) => return Exit::of_system(words, path, &error),
    };
    let columns = match Columns::find(&header) {
        Ok(columns) => columns,
        Err(fault) => {
            return Exit::unusable(format!("{}: {}", path.display(), words.tell(&fault)));
        }
    };
    // An empty line in the place of the header, so that the lines keep their numbers.
    let lines = Box::new(io::Cursor::new("\n").chain(lines));
    let answer = |line| columns.answer(line);
    if !args.report {
        return batch::run_lines(words, lines, args.many.threads, answer, row);
    }
    let tallies = RefCell::new(BTreeMap::new());
    let exit = batch::tell_lines(words, lines, args.many.threads, answer, |found| {
        count(found, &mut tallies.borrow_mut());
        None
    });
    exit.max(Exit::print(&report(&tallies.into_inner())))
}

/// One line of the answer.
fn row(found: &Result<Answer, BadLine>) -> String {
    let Ok(answer) = found else { return "\topen\t".into() };
    let moves: Vec<&str> = answer.moves.iter().map(|uci| uci.0.as_str()).collect();
    format!("{}\t{}\t{}", answer.id, key(answer.verdict), moves.join(" "))
}

fn count(found: &Result<Answer, BadLine>, tallies: &mut BTreeMap<String, Tally>) {
    let Ok(answer) = found else { return };
    for tier in [answer.tier.as_str(), ALL] {
        tallies.entry(tier.to_owned()).or_default().add(answer);
    }
}

/// The row of all lines, behind those of the tiers.
const ALL: &str = "~all";

fn report(tallies: &BTreeMap<String, Tally>) -> String {
    let mut text = String::from(
        "| tier | games | exact | certain | wrong among certain | agreed | wrong among agreed \
         | likely | right among likely | open | ms a game | longest ms |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    for (tier, tally) in tallies {
        let [certain, agreed, likely, open] = tally.verdicts;
        let [right_certain, right_agreed, right_likely, _] = tally.right;
        let share = tally.exact * 1000 / tally.lines.max(1);
        let games = u32::try_from(tally.lines).unwrap_or(u32::MAX).max(1);
        text.push_str(&format!(
            "| {} | {} | {} ({}.{} %) | {certain} | {} | {agreed} | {} | {likely} | {right_likely} \
             | {open} | {} | {} |\n",
            tier.trim_start_matches('~'),
            tally.lines,
            tally.exact,
            share / 10,
            share % 10,
            certain - right_certain,
            agreed - right_agreed,
            (tally.took / games).as_millis(),
            tally.longest.as_millis(),
        ));
    }
    text
}
