//! How long “can mate still be given?” takes: a few positions of our own one by one, and the whole
//! table of `../shared/vectors` where it is there.

use std::hint::black_box;
use std::path::Path;

use criterion::{Criterion, criterion_group, criterion_main};
use jadoube_chess::board::position::{Position, Variant};
use jadoube_chess::side::Side;
use jadoube_chess::unwinnability::{Budget, decide, is_dead};

/// Kinds of position that differ in the work they take.
const OWN: [(&str, &str); 6] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    ("middlegame", "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NBPN2/PP3PPP/R1BQ1RK1 w - - 0 9"),
    ("rook ending", "8/5pk1/6p1/7p/7P/6P1/r4PK1/1R6 w - - 0 41"),
    ("bare kings", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
    ("wall", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"),
    ("way out of a wall", "4kb2/4p1p1/2pp4/3p2p1/1p1K1pP1/1P1P1P2/8/1B6 b - - 0 1"),
];

fn own(criterion: &mut Criterion) {
    for (name, fen) in OWN {
        let position = Position::from_fen(fen, Variant::Standard).expect("a position");
        criterion.bench_function(&format!("{name}, dead?"), |bench| {
            bench.iter(|| is_dead(black_box(&position), Budget::Quick));
        });
        criterion.bench_function(&format!("{name}, full"), |bench| {
            bench.iter(|| decide(black_box(&position), Side::White, Budget::Full));
        });
    }
}

fn table(criterion: &mut Criterion) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../../shared/vectors")
        .join("unwinnability_dev.tsv");
    let Ok(table) = std::fs::read_to_string(&path) else {
        println!("skipped: {} is not there", path.display());
        return;
    };
    let questions: Vec<(Position, Side)> = table
        .lines()
        .skip(1)
        .filter_map(|row| {
            let mut cells = row.split('\t');
            let position = Position::from_fen(cells.next()?, Variant::Standard).ok()?;
            Some((position, if cells.next()? == "w" { Side::White } else { Side::Black }))
        })
        .collect();
    let mut group = criterion.benchmark_group("table");
    // Whole passes, and a full one takes a minute.
    group.sample_size(10);
    for (name, budget) in [("quick", Budget::Quick), ("full", Budget::Full)] {
        group.bench_function(name, |bench| {
            bench.iter(|| {
                for (position, side) in &questions {
                    black_box(decide(position, *side, budget));
                }
            });
        });
    }
}

criterion_group!(benches, own, table);
criterion_main!(benches);
