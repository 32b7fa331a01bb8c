//! How long a whole championship of 1972 takes, from the division to the last place, with draws and
//! results by lot: `cargo bench -p jadoube-competition --bench olympiad`. 72 teams are the last row of
//! the table. On a busy machine of two cores (2026-11): 1.1 ms for 60 teams, 1.4 ms for 72.

use criterion::{Criterion, criterion_group, criterion_main};
use jadoube_competition::olympiad1972::regulations::Event;
use jadoube_competition::olympiad1972::rehearsal::rehearse;
use jadoube_competition::tournament::Number;

fn championships(criterion: &mut Criterion) {
    for teams in [60, 72] {
        let all: Vec<Number> = (1..=teams).map(Number).collect();
        criterion.bench_function(&format!("{teams} teams"), |bench| {
            let mut seed = 0;
            bench.iter(|| {
                seed += 1;
                rehearse(Event::Men, &all, seed).map(|played| played.finals.len())
            });
        });
    }
}

criterion_group!(benches, championships);
criterion_main!(benches);
