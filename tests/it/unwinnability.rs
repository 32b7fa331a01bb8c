//! Tables of positions in which mate can still be given or not: no verdict may be wrong. The one of
//! `tests/vectors` was made for the project (by chance, by walls of pawns, by search for what misleads
//! programs); a longer one with positions of others is read where it lies.

use std::time::Instant;

use jadoube::core::board::position::{Form, Position};
use jadoube::core::side::Side;
use jadoube::core::unwinnability::{Budget, Chance, can_mate};

/// FEN, side and what is true.
fn rows(table: &str) -> impl Iterator<Item = (&str, Side, &str)> {
    table.lines().filter(|row| !row.starts_with('#')).filter_map(|row| {
        let mut cells = row.split('\t');
        let (fen, side, label) = (cells.next()?, cells.next()?, cells.next()?);
        Some((fen, if side == "w" { Side::White } else { Side::Black }, label))
    })
}

/// How many positions there are, how many were left undetermined, and how many of these can be won.
fn judged(table: &str) -> (usize, usize, usize) {
    let (mut count, mut unsure, mut missed) = (0, 0, 0);
    for (fen, side, label) in rows(table) {
        // With pawns where no game can have brought them, some are no positions here.
        let Ok(position) = Position::from_fen(fen, Form::Standard) else { continue };
        count += 1;
        match can_mate(&position, side, Budget::Quick) {
            Chance::Can => assert_ne!(label, "unwinnable", "{fen} for {side:?}"),
            Chance::Cannot => assert_ne!(label, "winnable", "{fen} for {side:?}"),
            Chance::Unknown => {
                unsure += 1;
                missed += usize::from(label == "winnable");
            }
        }
    }
    (count, unsure, missed)
}

#[test]
fn no_verdict_on_positions_that_were_decided_otherwise_is_wrong() {
    let (count, unsure, missed) = judged(include_str!("../vectors/mate.tsv"));
    println!("{count} positions, {unsure} unsure ({missed} of them winnable)");
    assert!(count > 1_100 && unsure * 2 < count, "{unsure} of {count} unsure");
    let longer = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/vectors/unwinnability_dev.tsv");
    let Ok(longer) = std::fs::read_to_string(longer) else {
        eprintln!("left out: unwinnability_dev.tsv, which is not part of the project");
        return;
    };
    let (count, unsure, _) = judged(&longer);
    assert!(count > 2_000 && unsure * 6 < count, "{unsure} of {count} unsure");
}

/// Positions found by looking for those that take longest: many men of one side against a knight, so
/// that the net round a king can be made in thousands of ways.
const DEAR: [(&str, Side); 6] = [
    ("K6b/1N3q2/p7/pn4p1/5pp1/1k3p1n/2qp4/8 w - - 0 1", Side::White),
    ("KN3q2/p3n3/7p/p5pp/5pNp/qk2ppp1/r7/8 w - - 0 1", Side::White),
    ("1k6/8/8/NP2K3/1PQ1Q1Pp/2P4P/3PQ1N1/2R2n2 b - - 0 1", Side::Black),
    ("1kNN4/1N6/8/1N6/3KQ1P1/5P1P/3P4/4n3 b - - 0 1", Side::Black),
    ("K7/1N6/p6p/p3n1p1/1N3ppp/1k2pp2/8/3nq3 w - - 0 1", Side::White),
    ("1n6/7K/5pp1/4Np2/1k6/1b4p1/p1qq1n2/8 w - - 0 1", Side::White),
];

/// No time by the clock: the measure is a position that takes the whole budget with few men that
/// move. The dearest took thirty times as long.
#[test]
fn the_quick_answer_is_quick_however_many_men_there_are() {
    let took = |fen: &str, side: Side, times: u32| {
        let position = Position::from_fen(fen, Form::Standard).unwrap();
        let least = (0..times).map(|_| {
            let begun = Instant::now();
            let _ = can_mate(&position, side, Budget::Quick);
            begun.elapsed()
        });
        least.min().unwrap()
    };
    let measure = took("2B1B1B1/pBpBpBpB/P1P1P1P1/4k3/8/8/4K3/8 w - - 0 1", Side::White, 5);
    for (fen, side) in DEAR {
        let taken = took(fen, side, 5);
        assert!(taken < measure * 10, "{fen}: {taken:?}, and {measure:?} for a usual one");
    }
}
