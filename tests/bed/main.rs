//! A test bed of several stations: the chief's laptop with its server, and stations in network namespaces of
//! their own, which work at their boards while stations and servers are killed, paused and cut off, lines are
//! bad, a disk is full, what servers have stored is deleted or set back to what it was, and boards are taken over. At the end all are
//! brought together, and every file is looked at (`check`): each stands; every command that was acknowledged is
//! in every file, once; all have the same and agree.
//!
//! `cargo test --test bed -- --runs 200 --seed 1 --stations 8 --boards 60 --seconds 60 --servers 3` tells a
//! line of each run; without arguments there are two short ones. With `--by-seed` the sizes follow from the seed,
//! and with `--row` a run is a row of the table in `tests/reports/bed.md` (`--runs 0 --row`: the head of that).
//! It needs `nats-server`, and root or a kernel that gives everybody namespaces of their own. Each bed has its own
//! network, so that any number may run at once; of one that is killed no process and no namespace stays, and its
//! folder is removed by the next. `--delays` and `--catch-up 10000` measure instead, and nothing goes wrong.
//! `JADOUBE_PROGRAM` names the program that is tested, if it is not the one that was built with the bed.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use laptop::Bed;
use laptops::is_server_installed;
use plan::{Chance, Plan};

mod check;
mod commands;
mod disk;
#[path = "../it/ended.rs"]
mod ended;
mod figures;
mod laptop;
#[path = "../laptops.rs"]
mod laptops;
mod lines;
mod own;
mod plan;
mod told;

fn main() -> ExitCode {
    if !is_server_installed() {
        return ExitCode::SUCCESS;
    }
    if !own::is_within() {
        return own::again();
    }
    let mut failed = 0;
    for plan in Plan::read() {
        if plan.row && plan.runs == 0 {
            println!("{}", told::head());
        }
        for seed in plan.seed..plan.seed + plan.runs {
            let plan = plan.of(seed);
            // Something that never came ends this run, and not those behind it.
            match catch_unwind(AssertUnwindSafe(|| one(plan))) {
                Ok(Some(true)) => {}
                Ok(Some(false)) => failed += 1,
                Ok(None) => {
                    eprintln!("no network namespaces can be made here: not tested");
                    return ExitCode::SUCCESS;
                }
                Err(_) => {
                    println!("{}", told::broken_off(plan));
                    failed += 1;
                }
            }
        }
    }
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// One bed: whether nothing is wrong; none where no namespaces can be made.
fn one(plan: Plan) -> Option<bool> {
    let mut bed = Bed::set_up(plan)?;
    if plan.delays {
        println!("{}", figures::delays(&mut bed, plan.seconds));
    } else if plan.catch_up > 0 {
        println!("{}", figures::catch_up(&mut bed, plan.catch_up));
    } else {
        return Some(run(&mut bed, plan));
    }
    Some(true)
}

/// A run, and a line about it; whether nothing is wrong.
fn run(bed: &mut Bed, plan: Plan) -> bool {
    let (mut chance, end) = (Chance(plan.seed), Instant::now() + Duration::from_secs(plan.seconds));
    let mut nth = 0;
    while Instant::now() < end {
        nth += 1;
        bed.step(&mut chance, nth);
    }
    let wrong = bed.end();
    let is_sound = wrong.is_empty();
    println!("{}", told::told(plan, &bed.told, bed.done.len(), is_sound));
    if !is_sound {
        // Beside the rows, which may go into a table.
        eprintln!("seed {}:", plan.seed);
        wrong.iter().take(20).for_each(|one| eprintln!("  {one}"));
        eprintln!("  the files are in {}", bed.keep().display());
    }
    is_sound
}
