//! Every cell of the tables: computed by us after the articles, and by FIDE's server. A cell with `!`
//! is the server's value where the article reads otherwise; `-0` an average of nothing.

use std::collections::BTreeMap;

use super::*;
use crate::fraction::Fraction;
use crate::tiebreak::code;
use crate::tiebreak::working::{Value, Why};
use crate::trf::contents::Reading;
use crate::trf::document::Document;

mod articles;
mod order;

/// A file of the vectors.
#[expect(clippy::disallowed_methods, reason = "a test reads its vectors")]
fn vector(path: &str) -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/vectors/competitions/");
    std::fs::read_to_string(format!("{root}{path}")).unwrap()
}

fn tournament(name: &str) -> Tournament {
    let folder = match name.split_once('-').unwrap().0 {
        "tec" => "tec",
        "rr" => "roundrobin",
        "team" => "team",
        _ => "dutch",
    };
    read(&vector(&format!("{folder}/{name}.trf")))
}

fn read(text: &str) -> Tournament {
    let import = Reading::of(&Document::read(text.as_bytes(), None)).tournament();
    assert_eq!(import.faults, []);
    import.tournament
}

/// A table: its head, then its rows.
fn table(text: &str) -> (Vec<&str>, Vec<Vec<&str>>) {
    let mut lines = text.lines().map(|line| line.split('\t').collect());
    (lines.next().unwrap(), lines.collect())
}

/// A value as the tables write it; a tie that was not broken is 0.
fn written(code: &TieBreak, value: Option<&Value>) -> String {
    match value {
        Some(Value::Number(number)) => number.to_decimals(code.decimals()),
        Some(Value::Place(place)) => place.to_string(),
        Some(Value::InTurn(_)) => "in turn".into(),
        Some(Value::Nothing(Lack::NoOrder)) | None => "0".into(),
        Some(Value::Nothing(lack)) => format!("{lack:?}"),
    }
}

/// What came out of a table.
#[derive(Debug, Default, PartialEq, Eq)]
struct Count {
    equal: usize,
    /// Equal to the other reading, by its kind and by whether the table marks the cell.
    read_otherwise: BTreeMap<(String, bool), usize>,
    different: Vec<String>,
}

impl Count {
    fn cell(&mut self, name: &str, code: &TieBreak, line: &StandingLine, index: usize, cell: &str) {
        let evaluation = line.values[index].as_ref();
        let value = written(code, evaluation.map(|evaluation| &evaluation.value));
        let reading = evaluation.and_then(|evaluation| evaluation.reading.as_ref());
        let (cell, is_marked) = cell.strip_suffix('!').map_or((cell, false), |cell| (cell, true));
        let is_none = cell == "-0" && value.trim_end_matches(['0', '.']).is_empty();
        match reading {
            _ if (value == cell || is_none) && !is_marked => self.equal += 1,
            Some(reading) if written(code, Some(&reading.value)) == cell => {
                let why = format!("{:?}", reading.why);
                *self.read_otherwise.entry((why, is_marked)).or_default() += 1;
            }
            _ => {
                let number = line.number.0;
                self.different.push(format!("{name} {number} {code}: {value}, table {cell}"));
            }
        }
    }

    /// All cells of a table whose codes begin in this column.
    fn all(text: &str, first: usize, edition: Edition) -> Self {
        let (head, rows) = table(text);
        let list: Vec<TieBreak> = head[first..].iter().map(|code| code.parse().unwrap()).collect();
        let mut count = Self::default();
        for rows in rows.chunk_by(|a, b| a[0] == b[0]) {
            let tournament = tournament(rows[0][0]);
            let ranking = Ranking { edition, list: list.clone(), ..Ranking::default() };
            let standing = ranking.standing(&tournament, tournament.rounds);
            assert_eq!(standing.list, list);
            assert_eq!(standing.lines.len(), rows.len(), "{}", rows[0][0]);
            for row in rows {
                let line = standing.of(Number(row[first - 1].parse().unwrap())).unwrap();
                for (index, cell) in row[first..].iter().enumerate() {
                    count.cell(row[0], &list[index], line, index, cell);
                }
            }
        }
        count
    }
}

fn otherwise(rows: &[(Why, bool, usize)]) -> BTreeMap<(String, bool), usize> {
    rows.iter().map(|(why, marked, count)| ((format!("{why:?}"), *marked), *count)).collect()
}

#[test]
fn players_of_2024() {
    let count = Count::all(&vector("tiebreaks_2024.tsv"), 3, Edition::August2024);
    assert_eq!(count.different, Vec::<String>::new());
    assert_eq!(count.read_otherwise, otherwise(&[(Why::DoubleForfeitIsNothing, true, 24)]));
    assert_eq!(count.equal, 1601 * 24 - 24);
}

#[test]
fn players_of_2026() {
    let count = Count::all(&vector("tiebreaks_2026.tsv"), 3, Edition::March2026);
    assert_eq!(count.different, Vec::<String>::new());
    let readings = [(Why::DoubleForfeitIsNothing, true, 24), (Why::VoluntaryByOpponent, true, 1)];
    assert_eq!(count.read_otherwise, otherwise(&readings));
    assert_eq!(count.equal, 1601 * 24 - 25);
}

#[test]
fn marked_cells_have_both_values() {
    let text = vector("tiebreaks_differences.tsv");
    let (_, rows) = table(&text);
    let mut marked = 0;
    for row in rows {
        let [name, year, number, code, server, article] = row[..] else { panic!("{row:?}") };
        let edition = Edition::of_year(year.parse().unwrap()).unwrap();
        let ranking = Ranking { edition, list: code::list(code).unwrap(), ..Ranking::default() };
        let tournament = tournament(name);
        let standing = ranking.standing(&tournament, tournament.rounds);
        let line = standing.of(Number(number.parse().unwrap())).unwrap();
        let evaluation = line.values[1].as_ref().unwrap();
        let code = &standing.list[1];
        assert_eq!(written(code, Some(&evaluation.value)), article, "{name} {number}");
        let reading = evaluation.reading.as_ref().unwrap();
        assert_eq!(written(code, Some(&reading.value)), server, "{name} {number}");
        marked += 1;
    }
    assert_eq!(marked, 49);
}

#[test]
fn round_robins() {
    let count = Count::all(&vector("roundrobin.tsv"), 2, Edition::March2026);
    assert_eq!(count.different, Vec::<String>::new());
    assert_eq!(count.read_otherwise, BTreeMap::new());
    assert_eq!(count.equal, 56 * 14);
}

#[test]
fn teams() {
    let count = Count::all(&vector("team_tiebreaks.tsv"), 2, Edition::March2026);
    assert_eq!(count.different, Vec::<String>::new());
    assert_eq!(count.read_otherwise, BTreeMap::new());
    assert_eq!(count.equal, 78 * 14);
}

#[test]
fn the_exercise_of_16_players() {
    // TEC's exercise, with the values that the limits of 2026 changed.
    for (number, code, of_2024, of_2026) in [
        (4, "BH", "15.0", "14.0"),
        (11, "BH", "13.5", "12.5"),
        (6, "BH", "12.0", "11.5"),
        (4, "SB/C1", "8.00", "7.75"),
    ] {
        for (edition, value) in [(Edition::August2024, of_2024), (Edition::March2026, of_2026)] {
            assert_eq!(shown("tec-swiss", edition, code, number), value, "{number} {code}");
        }
    }
}

/// A value as it is shown.
fn shown(name: &str, edition: Edition, code: &str, number: u16) -> String {
    let ranking = Ranking { edition, list: code::list(code).unwrap(), ..Ranking::default() };
    let tournament = tournament(name);
    let standing = ranking.standing(&tournament, tournament.rounds);
    let index = standing.list.len() - 1;
    let line = standing.of(Number(number)).unwrap();
    written(&standing.list[index], line.values[index].as_ref().map(|evaluation| &evaluation.value))
}

#[test]
fn sums_are_what_their_terms_add_up_to() {
    let list = code::list("BH/C1,SB,PS/C1,STD,BH/M2,KS,FB").unwrap();
    for name in ["messy-01", "g_byes-01", "football-01"] {
        let tournament = tournament(name);
        let ranking = Ranking { list: list.clone(), ..Ranking::default() };
        for line in ranking.standing(&tournament, tournament.rounds).lines {
            for evaluation in line.values.into_iter().flatten() {
                let sum: Fraction = evaluation.terms.iter().filter_map(|term| term.counted()).sum();
                assert_eq!(evaluation.value, Value::Number(sum), "{name}");
                for term in &evaluation.terms {
                    let factor = term.factor.unwrap_or(Fraction::whole(1));
                    let product = term.score * factor;
                    assert_eq!(term.amount, product, "{name} {term:?}");
                    assert!(!term.article.number.is_empty());
                }
            }
        }
    }
}

#[test]
fn places_are_those_of_the_files() {
    // Their maker ranked players by points and number, teams by both kinds of points and number.
    let mut places = 0;
    for (folder, name) in [
        ("dutch", "late-01"),
        ("dutch", "messy-01"),
        ("dutch", "football-01"),
        ("roundrobin", "rr-v4-14"),
        ("team", "team-v1"),
        ("team", "team-v2"),
        ("team", "team-v3"),
        ("team", "team-v4"),
        ("team", "team-v5"),
        ("team", "team-v6"),
        ("team", "team-v7"),
        ("team", "team-v8"),
    ] {
        let text = vector(&format!("{folder}/{name}.trf"));
        let reading = Reading::of(&Document::read(text.as_bytes(), None));
        let contents = &reading.contents;
        let (list, ranks): (_, BTreeMap<Number, Option<u16>>) = match contents.teams.is_empty() {
            true => ("TPN", contents.players.iter().map(|line| (line.number, line.rank)).collect()),
            false => {
                ("MPvGP,TPN", contents.teams.iter().map(|line| (line.number, line.rank)).collect())
            }
        };
        let ranking = Ranking { list: code::list(list).unwrap(), ..Ranking::default() };
        let tournament = reading.tournament().tournament;
        for line in ranking.standing(&tournament, tournament.rounds).lines {
            assert_eq!(ranks[&line.number], Some(line.place), "{name} {:?}", line.number);
            places += 1;
        }
    }
    assert_eq!(places, 37 + 43 + 42 + 14 + 78);
}
