//! Tables of positions in which mate can still be given or not: no verdict may be wrong. The one of
//! `tests/vectors` was made for the project (by chance, by walls of pawns, by search for what misleads
//! programs); a longer one with positions of others is read where it lies.

use jadoube_chess::board::position::{Position, Variant};
use jadoube_chess::side::Side;
use jadoube_chess::unwinnability::{Budget, Chance, can_mate, decide};

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
        let Ok(position) = Position::from_fen(fen, Variant::Standard) else { continue };
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

/// The most work that a quick answer may take, in positions: a proof by structures (2,000), by four
/// crowds (500 each) and by looking at all positions (2,000), then the search (1,500), and what each
/// may be over its limit by, for a step is counted as a whole and a position with all its moves.
const QUICK: usize = 8_000;

/// What many men cost is counted in positions too, so a bound on these is one on the time.
#[test]
fn the_quick_answer_looks_at_a_bounded_number_of_positions_however_many_men_there_are() {
    let usual = [("2B1B1B1/pBpBpBpB/P1P1P1P1/4k3/8/8/4K3/8 w - - 0 1", Side::White)];
    let looked_at = |fen: &str, side: Side| {
        let position = Position::from_fen(fen, Variant::Standard).ok()?;
        Some(decide(&position, side, Budget::Quick).nodes)
    };
    for (fen, side) in DEAR.into_iter().chain(usual) {
        let nodes = looked_at(fen, side).unwrap();
        assert!((1..=QUICK).contains(&nodes), "{fen}: {nodes}");
    }
    for (fen, side, _) in rows(include_str!("../vectors/mate.tsv")) {
        let Some(nodes) = looked_at(fen, side) else { continue };
        assert!(nodes <= QUICK, "{fen}: {nodes}");
    }
}
