//! The real games of `../shared/corpora`, read, written and read again. They are not part of the
//! project; small games of our own stand beside the code.

use std::path::{Path, PathBuf};

use jadoube::formats::pgn::read::{read, read_bytes};
use jadoube::formats::pgn::write::write_exact;
use jadoube::formats::pgn::{Complaint, PgnFault, PgnFile};

/// How many games each file has, and how many complaints are right.
const FILES: [(&str, usize, usize); 5] = [
    ("otb_dev.pgn", 3391, 0),
    // Three end with an illegal move of a king to the middle: the sign of the result.
    ("clk_broadcast_dev.pgn", 48, 3),
    ("clk_chesscom_dev.pgn", 50, 0),
    ("emt_fics_dev.pgn", 50, 0),
    ("threefold_traps.pgn", 5, 0),
];

fn corpora() -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpora");
    if path.is_dir() {
        return Some(path);
    }
    eprintln!("skipped: {} is not there", path.display());
    None
}

fn read_file(path: &Path) -> PgnFile {
    let file = read_bytes(&std::fs::read(path).unwrap());
    let plies: usize = file.games.iter().map(|game| game.plies.len()).sum();
    println!(
        "{}: {} games, {plies} plies, {} complaints",
        path.display(),
        file.games.len(),
        file.complaints.len()
    );
    for complaint in &file.complaints {
        println!("  {complaint}");
    }
    file
}

/// A game whose start was refused holds nothing worth writing.
fn check_rewritten(file: &PgnFile, path: &Path) {
    // Enough of a big file to meet everything in it, without a minute's wait.
    let step = 1 + file.games.len() / 300;
    for (number, game) in file.games.iter().enumerate().step_by(step) {
        let place = format!("{}, game {}", path.display(), number + 1);
        let text = write_exact(game).unwrap();
        let again = read(&text);
        let sound = |complaint: &Complaint| matches!(complaint.fault, PgnFault::Variant(_));
        assert!(again.complaints.iter().all(sound), "{place}: {:?}", again.complaints);
        let back = again.games.first().unwrap();
        assert_eq!(back.plies, game.plies, "{place}");
        assert_eq!(back.start, game.start, "{place}");
        assert_eq!(back.result, game.result, "{place}");
        assert_eq!(back.comment, game.comment, "{place}");
        let kept = |name: &str| !matches!(name, "Result" | "Variant" | "FEN" | "SetUp");
        for (name, value) in game.tags.iter().filter(|(name, _)| kept(name)) {
            assert_eq!(back.tag(name), Some(value.as_str()), "{place}: {name}");
        }
        assert_eq!(write_exact(back).unwrap(), text, "{place}");
    }
}

#[test]
fn real_games_are_read_whole_and_written_again() {
    let Some(corpora) = corpora() else { return };
    for (name, games, complaints) in FILES {
        let path = corpora.join(name);
        let file = read_file(&path);
        assert_eq!(file.games.len(), games, "{name}");
        assert_eq!(file.complaints.len(), complaints, "{name}: {:?}", file.complaints);
        check_rewritten(&file, &path);
    }
}

#[test]
fn chess960_games_are_read_whole_and_written_again() {
    let Some(corpora) = corpora() else { return };
    let path = corpora.join("chess960_dev.pgn");
    let file = read_file(&path);
    assert_eq!(file.games.len(), 52);
    assert_eq!(file.complaints, [], "{}", path.display());
    check_rewritten(&file, &path);
}

#[test]
fn odd_files_are_read_and_written_again() {
    let Some(corpora) = corpora() else { return };
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(corpora.join("quirks")).unwrap().map(|e| e.unwrap().path()).collect();
    paths.sort();
    let mut complaints = 0;
    for path in paths {
        let file = read_file(&path);
        assert!(!file.games.is_empty(), "{}", path.display());
        complaints += file.complaints.len();
        check_rewritten(&file, &path);
    }
    // A null move, a game of Crazyhouse, a game without its end.
    assert_eq!(complaints, 3);
}
