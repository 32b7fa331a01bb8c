//! A test bed of several stations: the chief's laptop with its server, and stations in network namespaces of
//! their own, which work at their boards while stations and servers are killed, paused and cut off, lines are
//! bad, a disk is full, what servers have stored is deleted, and boards are taken over. At the end all are
//! brought together, and every file is looked at: each stands; every command that was acknowledged is in every
//! file, once; all agree.
//!
//! `cargo test --test bed -- --runs 200 --seed 1 --stations 8 --boards 60 --seconds 60 --servers 3` prints a
//! line for each run; without arguments two short ones. It needs `nats-server`, and root or a kernel that gives
//! everybody namespaces of their own. `--delays` and `--catch-up 10000` measure instead, and nothing goes wrong. Several at once need a `--lane` each. `JADOUBE_PROGRAM` names the program that is tested, if
//! it is not the one that was built with the bed.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use laptop::Bed;
use laptops::is_server_installed;
use plan::{Chance, Plan};

mod check;
mod deeds;
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

fn main() -> ExitCode {
    if !is_server_installed() {
        return ExitCode::SUCCESS;
    }
    if !own::is_root() {
        return own::again();
    }
    let mut failed = 0;
    for plan in Plan::read() {
        for seed in plan.seed..plan.seed + plan.runs {
            let Some(mut bed) = Bed::set_up(plan) else {
                eprintln!("no network namespaces can be made here: not tested");
                return ExitCode::SUCCESS;
            };
            if plan.delays {
                println!("{}", figures::delays(&mut bed, plan.seconds));
            } else if plan.catch_up > 0 {
                println!("{}", figures::catch_up(&mut bed, plan.catch_up));
            } else if !run(&mut bed, plan, seed) {
                failed += 1;
            }
        }
    }
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// A run, and a line about it; whether nothing is wrong.
fn run(bed: &mut Bed, plan: Plan, seed: u64) -> bool {
    let (mut chance, end) = (Chance(seed), Instant::now() + Duration::from_secs(plan.seconds));
    let mut nth = 0;
    while Instant::now() < end {
        nth += 1;
        bed.step(&mut chance, nth);
    }
    let wrong = bed.end();
    let told: Vec<String> =
        bed.told.iter().map(|(what, count)| format!("{what} {count}")).collect();
    let verdict = if wrong.is_empty() { "sound" } else { "WRONG" };
    println!(
        "seed {seed}: {verdict}; {} stations, {} boards, {} s, {} server(s): acknowledged {}; {}",
        bed.len(),
        plan.boards,
        plan.seconds,
        plan.servers,
        bed.done.len(),
        told.join(", ")
    );
    if !wrong.is_empty() {
        wrong.iter().take(20).for_each(|one| println!("  {one}"));
        println!("  the files are in {}", bed.keep().display());
    }
    wrong.is_empty()
}
