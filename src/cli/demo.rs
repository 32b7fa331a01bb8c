//! `jadoube demo --headless`: the demonstration without a window. Every ruling that is proposed is
//! accepted; what happened is printed, and compared with what should have.

use std::path::PathBuf;
use std::time::Duration;

use crate::args::DemoArgs;
use crate::exit::Exit;
use jadoube_desk::demo::{Demo, arbitrate, complaints};
use jadoube_desk::desk::Desk;
use jadoube_desk::library;
use jadoube_desk::log_lines::fault;
use jadoube_desk::log_reader::{LogReader, entry_line};
use jadoube_desk::preferences;
use jadoube_desk::shutdown;
use jadoube_desk::station::Station;
use jadoube_i18n::catalogue::Catalogue;

/// How many times as fast as real the players play. Not faster: the recogniser's quiet times are
/// real ones.
const SPEED: u32 = 4;

/// How long it may take at most.
const LIMIT: Duration = Duration::from_secs(150);

/// The folder in which the demonstration lives, and whether it is taken away afterwards.
#[must_use]
pub fn folder(args: &DemoArgs) -> (PathBuf, FolderAfter) {
    match &args.keep {
        Some(folder) => (folder.clone(), FolderAfter::Yes),
        None => {
            let name = format!("jadoube-demo-{}", std::process::id());
            (std::env::temp_dir().join(name), FolderAfter::No)
        }
    }
}

/// Whether the folder of the demonstration is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FolderAfter {
    /// It is.
    Yes,
    /// It is taken away.
    No,
}

/// Runs it to its end: 0 only if everything came out as it should.
#[must_use]
pub fn run(args: &DemoArgs, words: &Catalogue) -> Exit {
    shutdown::look_by_oneself();
    let (folder, keep) = folder(args);
    let exit = run_in(&folder, words);
    if keep == FolderAfter::No {
        // A folder that cannot be taken away lies among other temporary files.
        let _ = std::fs::remove_dir_all(&folder);
    }
    exit
}

fn run_in(folder: &std::path::Path, words: &Catalogue) -> Exit {
    let desk = match Desk::start(Station::own(&preferences::station()), Box::new(|| {})) {
        Ok(desk) => desk,
        Err(error) => return Exit::failed(words, error),
    };
    let demo = match Demo::set_up(&desk, folder, SPEED) {
        Ok(demo) => demo,
        Err(why) => return Exit::unusable(words.tell(&why)),
    };
    let ended = arbitrate(&desk, LIMIT);
    let file = demo.file().to_owned();
    let wrong = complaints(&desk.snapshot().hall);
    let mut wrong: Vec<String> = wrong.iter().map(|one| words.tell(one)).collect();
    drop(demo);
    drop(desk);
    if !ended {
        wrong.push(words.say("cli-demo-not-ended"));
    }
    match library::read(&file) {
        Ok(record) => {
            let mut reader = LogReader::default();
            for entry in &record.entries {
                let text = reader.line(words, entry);
                println!("{}", entry_line(words, entry, &text));
            }
        }
        Err(error) => wrong.push(fault(words, &error)),
    }
    if !library::verify(&file).is_ok_and(|verdict| verdict.is_sound()) {
        wrong.push(words.say("cli-demo-journal"));
    }
    if wrong.is_empty() {
        println!("{}", words.say("cli-demo-right"));
        Exit::Done
    } else {
        Exit::refused(wrong.join("\njadoube: "))
    }
}
