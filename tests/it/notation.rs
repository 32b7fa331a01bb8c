//! Tables of notations, read and written as they stand. Those of `tests/vectors` were made for the
//! project: positions of games by lot and by hand, their short algebraic form and what a text leaves
//! open from another program. Longer ones over games that may not be shipped are read where they lie.

use jadoube_chess::board::position::{Position, Uci, Variant};
use jadoube_chess::notation::braille::{self, Code, cells};
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::spoken::Scheme;
use jadoube_chess::notation::system::{System, read, write};
use jadoube_chess::notation::whole::{self, Limits};
use jadoube_desk::converting::Conversion;
use jadoube_desk::converting::chunks::Chunk;
use jadoube_desk::notating::announced_all;

/// The columns of the truth table that are written as they stand and read back as the move alone.
const ALONE: [&str; 11] =
    ["san_pgn", "san_fide", "lan_fide", "alg1972", "figurine", "de", "fr", "nl", "es", "ru", "mk"];

/// Those whose texts may mean another move as well: a promotion without its piece, a man named by
/// its wing. Some have no text for Chess960.
const AMONG: [&str; 5] = ["iccf", "uedemann", "desc_en", "desc_es", "phonetic_de"];

/// The systems of the readings table.
const READ: [&str; 14] = [
    "san",
    "lan",
    "san_de",
    "san_es",
    "san_fig",
    "san_fr",
    "san_mk",
    "san_nl",
    "san_ru",
    "desc_en",
    "desc_es",
    "iccf",
    "uedemann",
    "phonetic_de",
];

/// A table of the project, and the longer one of its kind where it is there.
fn tables(own: &str, longer: &str) -> Vec<String> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = vec![std::fs::read_to_string(root.join("tests/vectors").join(own)).unwrap()];
    match std::fs::read_to_string(root.join("../shared/vectors").join(longer)) {
        Ok(text) => all.push(text),
        Err(_) => eprintln!("left out: {longer}, which is not part of the project"),
    }
    all
}

/// The place of a row: at the end of its history, or as if the game began with the position.
fn place(fen: &str, form: Variant, history: &str) -> NotationContext {
    if history.is_empty() {
        return NotationContext::beginning(Position::from_fen(fen, form).unwrap());
    }
    let mut place = NotationContext::beginning(Position::start());
    for uci in history.split(' ') {
        let m = place.position().read_uci(&Uci(uci.to_owned())).unwrap();
        place.play(m);
    }
    let position = Position::from_fen(fen, form).unwrap();
    assert_eq!(place.position().identity(), position.identity(), "{fen} after {history}");
    place
}

fn system(name: &str) -> System {
    System::named(name, None).unwrap_or_else(|| panic!("no system {name}"))
}

/// The moves that a text can mean, sorted and joined by spaces; none when it means none.
fn meanings(system: System, place: &NotationContext, text: &str) -> String {
    let moves = read(system, place, text).map(|reading| reading.moves).unwrap_or_default();
    let mut moves: Vec<String> = moves.into_iter().map(|m| place.position().uci(m).0).collect();
    moves.sort();
    moves.join(" ")
}

#[test]
fn the_truth_table_is_written_as_it_stands_and_read_back() {
    for (table, least) in tables("moves.tsv", "truth_dev.tsv").into_iter().zip([3_000, 45_000]) {
        check_written(&table, least);
    }
}

fn check_written(table: &str, least: usize) {
    let heads: Vec<&str> = table.lines().next().unwrap().split('\t').collect();
    let (mut written, mut wrong) = (0, Vec::new());
    for row in table.lines().skip(1) {
        let cells: Vec<&str> = row.split('\t').collect();
        let form = if cells[4] == "1" { Variant::Chess960 } else { Variant::Standard };
        let place = place(cells[3], form, cells[5]);
        let m = place.position().read_uci(&Uci(cells[6].to_owned())).unwrap();
        for (head, cell) in heads.iter().zip(&cells) {
            let alone = ALONE.contains(head);
            if !alone && (!AMONG.contains(head) || cell.is_empty()) {
                continue;
            }
            written += 1;
            let mut text = String::new();
            write(system(head), &place, m, &mut text);
            if text != *cell {
                wrong.push(format!("{}, {head}: {text} for {cell}", cells[0]));
            }
            let read = meanings(system(head), &place, cell);
            let uci = place.position().uci(m).0;
            if if alone { read != uci } else { !read.split(' ').any(|one| one == uci) } {
                wrong.push(format!("{}, {head}: {cell} read as [{read}]", cells[0]));
            }
        }
    }
    assert!(written > least, "only {written} cells");
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_readings_table_is_read_as_it_stands() {
    for (table, least) in tables("readings.tsv", "readings_dev.tsv").into_iter().zip([90, 6_000]) {
        check_read(&table, least);
    }
}

fn check_read(table: &str, least: usize) {
    let (mut rows, mut wrong) = (0, Vec::new());
    for row in table.lines().skip(1) {
        let cells: Vec<&str> = row.split('\t').collect();
        if !READ.contains(&cells[3]) {
            continue;
        }
        rows += 1;
        let place = place(cells[1], Variant::Standard, cells[2]);
        let found = meanings(system(cells[3]), &place, cells[4]);
        let mut expected: Vec<&str> = cells[5].split_whitespace().collect();
        expected.sort_unstable();
        if found != expected.join(" ") {
            wrong.push(format!(
                "{}: {} in {}: {found} for {}",
                cells[0], cells[4], cells[1], cells[5]
            ));
        }
    }
    assert!(rows >= least, "only {rows} rows");
    assert!(wrong.is_empty(), "{} of {rows}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_braille_table_is_written_and_read_as_it_stands() {
    let table: serde_json::Value =
        serde_json::from_str(include_str!("../vectors/braille.json")).unwrap();
    for (name, rows) in table.as_object().unwrap() {
        let code = Code::from_name(name).unwrap_or_else(|| panic!("no code is called {name}"));
        let rows = rows.as_array().unwrap();
        for row in rows {
            let [print, unicode, ascii] = [0, 1, 2].map(|nth| row[nth].as_str().unwrap());
            let mut text = String::new();
            let lost = braille::write_text(print, code, &mut text);
            assert!(lost.is_empty(), "{print}: {lost:?}");
            assert_eq!(text, unicode, "{name}: {print}");
            assert_eq!(cells::to_ascii(&text), ascii, "{name}: {print}");
            // German has no capitals.
            let back = if code == Code::German { print.to_lowercase() } else { print.to_owned() };
            for form in [unicode, ascii] {
                assert_eq!(
                    braille::read_text(form, code).as_deref(),
                    Some(back.as_str()),
                    "{form}"
                );
            }
        }
        eprintln!("{name}: {} rows", rows.len());
    }
}

#[test]
fn real_games_written_in_both_manners_are_read_as_they_were_played() {
    let tables = tables("moves.tsv", "truth_dev.tsv");
    let rows =
        tables.iter().zip([3, 9]).flat_map(|(table, each)| table.lines().skip(1).step_by(each));
    for row in rows {
        let cells: Vec<&str> = row.split('\t').collect();
        if cells[5].is_empty() || cells[4] == "1" {
            continue;
        }
        for system in [system("desc_en"), system("desc_es")] {
            let start = NotationContext::beginning(Position::start());
            let (mut place, mut moves, mut entries) = (start.clone(), Vec::new(), Vec::new());
            for uci in cells[5].split_whitespace() {
                let m = place.position().read_uci(&Uci(uci.to_owned())).unwrap();
                let mut text = String::new();
                write(system, &place, m, &mut text);
                entries.push(text);
                moves.push(m);
                place.play(m);
            }
            let entries: Vec<&str> = entries.iter().map(String::as_str).collect();
            let whole = whole::search::read(system, &start, &entries, Limits::default());
            assert_eq!(whole.games[0].moves, moves, "row {}", cells[0]);
            assert!(whole.games[0].repairs.is_empty(), "row {}", cells[0]);
        }
    }
}

/// Games in which everything happens that is announced: castling to both sides, en passant, every
/// promotion, check and mate.
const ANNOUNCED: [&str; 3] = [
    "e2e4 e7e5 g1f3 b8c6 f1c4 d7d6 e1g1 c8g4 b1c3 d8d7 a2a3 e8c8 c4f7 g4f3 d1f3 c6d4",
    "e2e4 a7a6 e4e5 d7d5 e5d6 a6a5 d6c7 a5a4 c7d8q e8d8 b2b4 a4b3 a2a3 b3c2 a3a4 c2b1n",
    "f2f4 e7e5 g2g4 d8h4",
];

/// A move said just as it is written here is read by a short way; the same words with more blanks
/// or a full stop are read patiently. Both must come to the same.
#[test]
fn announcements_mean_the_same_said_closely_and_loosely() {
    let announced = announced_all().into_iter().map(|(_, system)| system);
    let whole = announced.chain([system("phonetic_de")]);
    let bare = whole.clone().filter_map(|system| match system {
        System::Spoken(scheme) => Some(System::Spoken(Scheme::of(scheme.words))),
        _ => None,
    });
    for system in whole.chain(bare) {
        for game in ANNOUNCED {
            let mut place = NotationContext::beginning(Position::start());
            for uci in game.split(' ') {
                for m in place.position().legal_moves() {
                    let mut text = String::new();
                    write(system, &place, m, &mut text);
                    let closely = read(system, &place, &text);
                    assert!(closely.as_ref().is_ok_and(|found| found.moves == [m]), "{text}");
                    for loosely in [text.replace(' ', "  "), format!("{text}.")] {
                        assert_eq!(read(system, &place, &loosely), closely, "{loosely}");
                    }
                }
                let m = place.position().read_uci(&Uci(uci.to_owned())).unwrap();
                place.play(m);
            }
        }
    }
}

/// What is announced in full has commas inside a move, and `convert` reads it back.
#[test]
fn a_score_of_announcements_comes_back_in_every_language() {
    let san = system("san");
    for (name, system) in announced_all() {
        for game in ANNOUNCED {
            let mut place = NotationContext::beginning(Position::start());
            let mut text = String::new();
            for uci in game.split(' ') {
                let m = place.position().read_uci(&Uci(uci.to_owned())).unwrap();
                text.extend((!text.is_empty()).then_some(' '));
                write(san, &place, m, &mut text);
                place.play(m);
            }
            let converted = |from, to, text: &str| {
                let chunk =
                    Chunk { game: 1, line: 1, text: text.to_owned(), read: 0, latin: false };
                let done = Conversion { from, to, brf: false }.convert(&chunk);
                assert_eq!(done.remarks, [], "{name}: {text}");
                done.text
            };
            let plain = converted(san, san, &text);
            let there = converted(san, system, &plain);
            assert_eq!(converted(system, san, &there), plain, "{name}: {there}");
        }
    }
}
