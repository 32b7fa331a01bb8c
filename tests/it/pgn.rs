//! Files of games, read, written and read again: one of our own, and the real games of
//! `../shared/corpora` where they lie; they are not part of the project.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};

use jadoube_chess::pgn::fault::{Complaint, PgnFault};
use jadoube_chess::pgn::read::{ReadGame, games, read};
use jadoube_chess::pgn::write::write_exact;

/// A file, its games, its half-moves, and what is wrong or odd in it, by kind: `!` before what is
/// wrong, `?` before what was understood or looks doubtful.
type Row = (&'static str, usize, usize, &'static [(&'static str, usize)]);

/// A file with clocks, a variation, a position set up, Chess960, other spellings, and a move that is
/// not legal.
const OWN: Row = (
    "tests/vectors/games.pgn",
    5,
    32,
    &[("! Move", 1), ("? Escape", 1), ("? Spelling", 4), ("? TagsMissing", 1)],
);

const FILES: &[Row] = &[
    ("otb_dev.pgn", 3391, 328_224, &[("? ResultSignal", 61)]),
    (
        "clk_broadcast_dev.pgn",
        48,
        4607,
        // Three end with an illegal move of a king: two to the middle, one that is none of it.
        &[("! Move", 1), ("! ResultSignal", 2), ("? ResultSignal", 1), ("? TimeBroken", 996)],
    ),
    // “NAME won by resignation”.
    ("clk_chesscom_dev.pgn", 50, 2804, &[("? TagValue", 50)]),
    ("emt_fics_dev.pgn", 50, 2873, &[("? TagsMissing", 50)]),
    ("threefold_traps.pgn", 5, 345, &[]),
    ("chess960_dev.pgn", 52, 5422, &[("? TagValue", 2)]),
    ("quirks/3fold.pgn", 2, 20, &[("? Escape", 5)]),
    ("quirks/50.pgn", 1, 110, &[]),
    ("quirks/50halfmoves.pgn", 1, 91, &[]),
    ("quirks/annotated_comments.pgn", 17, 498, &[]),
    ("quirks/bilbao.pgn", 1, 348, &[]),
    ("quirks/insufficient_material.pgn", 1, 56, &[]),
    ("quirks/pychess_anastasian-lewis.pgn", 1, 84, &[("! NullMove", 1)]),
    ("quirks/pychess_chessbase-empty-line.pgn", 1, 134, &[("? TagsMissing", 1)]),
    ("quirks/pychess_kasparov-deep-blue-1997.pgn", 6, 519, &[]),
    ("quirks/pychess_molinari-bordais-1979.pgn", 1, 10, &[]),
    ("quirks/pychess_nepomniachtchi-liren-game1.pgn", 1, 97, &[]),
    ("quirks/pychess_uci-moves.pgn", 1, 113, &[("? Spelling", 113)]),
    ("quirks/pychess_utf8-bom.pgn", 2, 0, &[]),
    (
        "quirks/scalachess_assorted.pgn",
        15,
        982,
        // A game without its end, and one of Crazyhouse.
        &[
            ("! NoEnd", 1),
            ("! Variant", 1),
            ("? Adjourned", 2),
            ("? NoSetUp", 2),
            ("? ResultSignal", 1),
            ("? TagValue", 3),
            ("? TagsMissing", 4),
            ("? TimeBroken", 12),
        ],
    ),
];

fn corpora() -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpora");
    if path.is_dir() {
        return Some(path);
    }
    eprintln!("left out: the real games, which are not part of the project");
    None
}

fn kind(complaint: &Complaint, sign: &str) -> String {
    let fault = format!("{:?}", complaint.fault);
    format!("{sign} {}", fault.split(['(', ' ']).next().unwrap_or_default())
}

/// What a file holds, and its games as far as they are to be looked at more closely.
fn read_file(path: &Path) -> (usize, usize, BTreeMap<String, usize>, Vec<ReadGame>) {
    let (mut plies, mut kinds, mut all) = (0, BTreeMap::new(), Vec::new());
    for read in games(BufReader::new(File::open(path).unwrap())) {
        let read = read.unwrap();
        plies += read.game.plies().len();
        let wrong = read.complaints.iter().map(|complaint| kind(complaint, "!"));
        for kind in wrong.chain(read.remarks.iter().map(|remark| kind(remark, "?"))) {
            *kinds.entry(kind).or_default() += 1;
        }
        all.push(read);
    }
    (all.len(), plies, kinds, all)
}

/// A game that was read and written is the same value, whatever was wrong with it.
fn check_rewritten(read: &ReadGame, path: &Path) {
    let place = format!("{}, game {}", path.display(), read.number);
    let game = read.game.in_export_form();
    let text = write_exact(&game).unwrap();
    let long = text.lines().find(|line| line.chars().count() >= 80 && !line.starts_with('['));
    assert_eq!(long, None, "{place}");
    let again = self::read(&text);
    assert_eq!(again.games.as_slice(), [game], "{place}");
    // All spellings are the standard's now; what is wrong is still told.
    let odd = |complaint: &&Complaint| matches!(complaint.fault, PgnFault::Spelling { .. });
    assert_eq!(again.remarks.iter().find(odd), None, "{place}");
    let told = |complaints: &[Complaint]| {
        let moves =
            |c: &&Complaint| matches!(c.fault, PgnFault::Move(_) | PgnFault::ResultSignal(_));
        complaints.iter().filter(moves).count()
    };
    assert_eq!(told(&again.complaints), told(&read.complaints), "{place}");
    assert_eq!(write_exact(&again.games[0]).unwrap(), text, "{place}");
}

#[test]
fn real_games_are_read_whole_and_written_again() {
    check_file(Path::new(env!("CARGO_MANIFEST_DIR")), OWN);
    let Some(corpora) = corpora() else { return };
    for row in FILES {
        check_file(&corpora, *row);
    }
}

fn check_file(folder: &Path, (name, games, plies, kinds): Row) {
    let path = folder.join(name);
    let (found_games, found_plies, found, all) = read_file(&path);
    let expected: BTreeMap<String, usize> =
        kinds.iter().map(|(kind, count)| ((*kind).to_owned(), *count)).collect();
    assert_eq!((found_games, found_plies), (games, plies), "{name}");
    assert_eq!(found, expected, "{name}");
    // Enough of a big file to meet everything in it, without a minute's wait.
    for read in all.iter().step_by(1 + all.len() / 300) {
        check_rewritten(read, &path);
    }
}

#[test]
fn no_file_of_the_corpora_is_missing_in_the_table() {
    let Some(corpora) = corpora() else { return };
    for folder in ["", "quirks/"] {
        for entry in std::fs::read_dir(corpora.join(folder)).unwrap() {
            let name = format!("{folder}{}", entry.unwrap().file_name().to_string_lossy());
            let known = FILES.iter().any(|row| row.0 == name);
            assert!(known || !name.ends_with(".pgn"), "{name}");
        }
    }
}

/// A stream of games without end that notes how far ahead of the games it was read.
struct Endless {
    game: &'static [u8],
    given: usize,
}

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let at = self.given % self.game.len();
        let rest = &self.game[at..];
        let length = rest.len().min(buffer.len());
        buffer[..length].copy_from_slice(&rest[..length]);
        self.given += length;
        Ok(length)
    }
}

#[test]
fn a_stream_without_end_is_read_game_by_game() {
    let game = b"[Event \"x\"]\n[Result \"*\"]\n\n1. e4 e5 {a comment} 2. Nf3 (2. f4) Nc6 *\n\n";
    let stream = Endless { game, given: 0 };
    for read in games(BufReader::new(stream)).take(100_000).enumerate() {
        let (nth, read) = (read.0, read.1.unwrap());
        assert_eq!((read.number, read.line), (nth + 1, 5 * nth + 1));
        assert_eq!(read.game.plies().len(), 4);
    }
}
