//! Tournament files as whole files: every vector of the project read, written and read again, and a
//! thousand damaged ones.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use jadoube_competition::tournament::{Number, Tournament};
use jadoube_competition::trf::contents::{Contents, Reading, Text};
use jadoube_competition::trf::dialect::{Dialect, convert};
use jadoube_competition::trf::document::Document;
use jadoube_competition::trf::fault::What;
use proptest::prelude::*;
use proptest::sample::Index;

/// The vectors, by the name of their file.
fn vectors() -> Vec<(String, Vec<u8>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors/competitions");
    let folders = ["dutch", "roundrobin", "team", "tec"].map(|name| root.join(name));
    let files = |folder: &PathBuf| fs::read_dir(folder).expect("the vectors").flatten();
    let mut paths: Vec<PathBuf> =
        folders.iter().flat_map(files).map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "trf"));
    paths.sort();
    let named = |path: PathBuf| {
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        (name, fs::read(&path).expect("a vector"))
    };
    paths.into_iter().map(named).collect()
}

fn reading(bytes: &[u8]) -> Reading {
    Reading::of(&Document::read(bytes, None))
}

fn ranks(contents: &Contents) -> BTreeMap<Number, Option<u16>> {
    contents.players.iter().map(|line| (line.number, line.rank)).collect()
}

#[test]
fn every_vector_is_written_byte_for_byte_and_nothing_in_it_is_wrong() {
    let vectors = vectors();
    assert!(vectors.len() >= 80, "{}", vectors.len());
    for (name, bytes) in vectors {
        let document = Document::read(&bytes, None);
        assert!(document.write().is_ok_and(|written| written == bytes), "{name}");
        let reading = Reading::of(&document);
        let wrong: Vec<_> = reading.check();
        assert_eq!(wrong, [], "{name}");
    }
}

/// The tournament files of other programs in `../shared/corpora`, which are not part of the project.
fn corpora() -> Option<Vec<(String, Vec<u8>)>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/corpora/trf");
    let Ok(entries) = fs::read_dir(folder) else {
        eprintln!("left out: the tournament files of other programs, not part of the project");
        return None;
    };
    let paths = entries.flatten().map(|entry| entry.path());
    let files = paths.filter(|path| path.extension().is_some_and(|end| end == "trf"));
    Some(files.map(|path| (path.display().to_string(), fs::read(&path).expect("a file"))).collect())
}

#[test]
fn a_file_of_another_program_is_the_same_value_after_it_is_read_written_and_read() {
    let Some(files) = corpora() else { return };
    assert!(files.len() >= 11, "{}", files.len());
    for (name, bytes) in files {
        let document = Document::read(&bytes, None);
        let written = document.write().expect("its own letters");
        assert_eq!(written, bytes, "{name}");
        let again = Document::read(&written, None);
        assert_eq!(again, document, "{name}");
        let reading = Reading::of(&document);
        assert!(!reading.contents.players.is_empty(), "{name}: it is understood");
        assert_eq!(Reading::of(&again).contents, reading.contents, "{name}");
    }
}

#[test]
fn contents_that_are_written_anew_are_the_same_contents() {
    for (name, bytes) in vectors() {
        let contents = reading(&bytes).contents;
        let written = contents.document(Dialect::Trf26).write().expect("UTF-8");
        assert_eq!(reading(&written).contents, contents, "{name}");
        let document = Document::read(&bytes, None);
        let converted = convert(&document, Dialect::Trf26);
        assert_eq!(Reading::of(&converted.document).contents, contents, "{name}");
        assert_eq!(converted.left_out, BTreeMap::new(), "{name}");
    }
}

#[test]
fn a_tournament_survives_both_dialects() {
    for (name, bytes) in vectors() {
        let read = reading(&bytes);
        let tournament = read.tournament().tournament;
        let ranks = ranks(&read.contents);
        let mut contents = Contents::default();
        contents.set(Text::Type, read.contents.text(Text::Type));
        contents.set(Text::TypeCode, read.contents.text(Text::TypeCode));
        contents.set_tournament(&tournament, |number| ranks.get(&number).copied().flatten());
        for dialect in [Dialect::Trf16, Dialect::Trf26] {
            let written = contents.document(dialect).write().expect("UTF-8");
            let again = reading(&written);
            assert_eq!(again.tournament().tournament, tournament, "{name} {dialect:?}");
            let players = |contents: &Contents| contents.players.clone();
            if dialect == Dialect::Trf26 {
                assert_eq!(players(&again.contents), players(&contents), "{name}");
            }
        }
        let there = convert(&Document::read(&bytes, None), Dialect::Trf16);
        let back = convert(&there.document, Dialect::Trf26);
        assert_eq!(same_but_for_words(&back.document), same_but_for(&tournament), "{name}");
    }
}

/// The players and what results are worth: a file of 2016 has no code of the type, and counts teams.
fn same_but_for(tournament: &Tournament) -> (u8, BTreeMap<Number, Vec<String>>) {
    let rounds = tournament.players.iter().map(|(number, player)| {
        let results = player.rounds.iter().map(|result| format!("{result:?}"));
        (*number, results.collect())
    });
    (tournament.rounds, rounds.collect())
}

fn same_but_for_words(document: &Document) -> (u8, BTreeMap<Number, Vec<String>>) {
    same_but_for(&Reading::of(document).tournament().tournament)
}

/// A way to damage a file.
#[derive(Debug, Clone)]
enum Damage {
    Replace(Index, u8),
    Insert(Index, u8),
    Remove(Index),
    Cut(Index),
    CutFront(Index),
    Repeat(Index, Index),
    SwapLines(Index, Index),
}

fn damage() -> impl Strategy<Value = Damage> {
    // Mostly signs that mean something in some column.
    let sign = prop_oneof![
        3 => prop::sample::select(b" 0159wWbB-+=HFUZ?.,/\r\n\t#".to_vec()),
        1 => any::<u8>(),
    ];
    let at = any::<Index>;
    prop_oneof![
        4 => (at(), sign.clone()).prop_map(|(at, sign)| Damage::Replace(at, sign)),
        2 => (at(), sign).prop_map(|(at, sign)| Damage::Insert(at, sign)),
        2 => at().prop_map(Damage::Remove),
        1 => at().prop_map(Damage::Cut),
        1 => at().prop_map(Damage::CutFront),
        1 => (at(), at()).prop_map(|(from, to)| Damage::Repeat(from, to)),
        1 => (at(), at()).prop_map(|(one, other)| Damage::SwapLines(one, other)),
    ]
}

fn damaged(mut bytes: Vec<u8>, damages: &[Damage]) -> Vec<u8> {
    for damage in damages {
        if bytes.is_empty() {
            break;
        }
        let length = bytes.len();
        match damage {
            Damage::Replace(at, sign) => bytes[at.index(length)] = *sign,
            Damage::Insert(at, sign) => bytes.insert(at.index(length), *sign),
            Damage::Remove(at) => drop(bytes.remove(at.index(length))),
            Damage::Cut(at) => bytes.truncate(at.index(length)),
            Damage::CutFront(at) => drop(bytes.drain(..at.index(length))),
            Damage::Repeat(from, to) => {
                let (from, to) = (from.index(length), to.index(length));
                let piece = bytes[from.min(to)..from.max(to)].to_vec();
                bytes.extend(piece.into_iter().take(2000));
            }
            Damage::SwapLines(one, other) => {
                let mut lines: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').collect();
                let (one, other) = (one.index(lines.len()), other.index(lines.len()));
                lines.swap(one, other);
                bytes = lines.join(&b'\n');
            }
        }
    }
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, ..ProptestConfig::default() })]

    /// Nothing panics, what is wrong has its line and column, and the file is written as it was.
    #[test]
    fn a_damaged_file_is_told_of_by_line_and_column(
        at in any::<Index>(),
        damages in prop::collection::vec(damage(), 1..20),
    ) {
        let mut vectors = vectors();
        vectors.retain(|(_, bytes)| bytes.len() < 12_000);
        let bytes = damaged(at.get(&vectors).1.clone(), &damages);
        let document = Document::read(&bytes, None);
        prop_assert_eq!(&document.write().expect("its own letters"), &bytes);
        let reading = Reading::of(&document);
        let mut faults = reading.check();
        faults.extend(reading.report(true));
        for fault in faults {
            prop_assert!(fault.line <= document.lines.len(), "{}", fault);
            prop_assert!(fault.line > 0 || !fault.what.is_error(), "{}", fault);
            prop_assert!(fault.column >= 1, "{}", fault);
        }
        for dialect in [Dialect::Trf16, Dialect::Trf26] {
            let converted = convert(&document, dialect).document.write().expect("UTF-8");
            let again = Reading::of(&Document::read(&converted, None)).tournament();
            prop_assert!(again.tournament.players.len() <= document.lines.len());
        }
    }
}

/// One fault planted in each of many files is found where it is.
#[test]
fn a_planted_fault_is_found_in_its_line_and_column() {
    let mut planted = 0;
    for (name, bytes) in vectors() {
        let text = String::from_utf8(bytes).expect("UTF-8");
        let first = text.split(['\r', '\n']).filter(|line| !line.is_empty()).position(|line| {
            let is_game = line.get(98..99).is_some_and(|sign| "1=0".contains(sign));
            line.starts_with("001") && is_game
        });
        let Some(first) = first else { continue };
        let end = if text.contains('\n') { "\n" } else { "\r" };
        let mut lines: Vec<String> = text.split(end).map(str::to_owned).collect();
        for (column, sign, what) in [
            (99, "8", What::NoSuchResult('8')),
            (97, "q", What::NoSuchColour("q".into())),
            (52, "x", What::NotANumber(String::new())),
            (84, "x", What::NotPoints(String::new())),
        ] {
            let whole = lines[first].clone();
            lines[first].replace_range(column - 1..column, sign);
            let faults = reading(lines.join(end).as_bytes()).faults;
            let kind = std::mem::discriminant(&what);
            let found = faults.iter().any(|fault| {
                let near = fault.column <= column && column < fault.column + 4;
                fault.line == first + 1 && near && std::mem::discriminant(&fault.what) == kind
            });
            assert!(found, "{name} {what}: {faults:?}");
            planted += 1;
            lines[first] = whole;
        }
    }
    assert!(planted >= 300, "{planted}");
}
