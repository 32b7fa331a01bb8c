//! A test bed of several stations: the chief's laptop with its server, and stations in network namespaces of
//! their own, which work at their boards while stations and servers are killed, paused and cut off, lines are
//! bad, a disk is full, what servers have stored is deleted, and boards are taken over. At the end all are
//! brought together, and every file is looked at: each stands; every command that was acknowledged is in every
//! file, once; all agree.
//!
//! `cargo test --test bed -- --runs 200 --seed 1 --stations 8 --boards 60 --seconds 60 --servers 3` prints a
//! line for each run; without arguments one short run. It needs the right to make namespaces, and
//! `nats-server`. `--delays` and `--catch-up 10000` measure instead, and nothing goes wrong. Several at once need a `--lane` each. `JADOUBE_PROGRAM` names the program that is tested, if
//! it is not the one that was built with the bed.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use laptop::Bed;
use laptops::is_server_installed;
use plan::{Chance, Plan};

mod check;
mod disk;
#[path = "../it/ended.rs"]
mod ended;
mod figures;
mod laptop;
#[path = "../laptops.rs"]
mod laptops;
mod lines;
mod plan;

fn main() -> ExitCode {
    let plan = Plan::read();
    if !is_server_installed() {
        return ExitCode::SUCCESS;
    }
    let mut failed = 0;
    for seed in plan.seed..plan.seed + plan.runs {
        let Some(mut bed) = Bed::set_up(plan) else {
            eprintln!("no network namespaces can be made here: not tested");
            return ExitCode::SUCCESS;
        };
        if plan.delays {
            println!("{}", figures::delays(&mut bed, plan.seconds));
            continue;
        }
        if plan.catch_up > 0 {
            println!("{}", figures::catch_up(&mut bed, plan.catch_up));
            continue;
        }
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
            plan.stations + 1,
            plan.boards,
            plan.seconds,
            plan.servers,
            bed.done.len(),
            told.join(", ")
        );
        if !wrong.is_empty() {
            failed += 1;
            wrong.iter().take(20).for_each(|one| println!("  {one}"));
            println!("  the files are in {}", bed.keep().display());
        }
    }
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
