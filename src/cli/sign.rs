//! `jadoube sign` and `jadoube countersign`: a second signature of a record, made on one machine and
//! added to the competition on another.

use std::io::Read as _;

use crate::args::{CountersignArgs, SignArgs};
use crate::exit::Exit;
use crate::notices;
use jadoube_desk::evidence::{EvidenceFault, countersign as check, sign};
use jadoube_desk::evidence_lines::fault_told;
use jadoube_desk::log_lines::trouble;
use jadoube_desk::log_reader::LogReader;
use jadoube_desk::preferences;
use jadoube_desk::station::Station;
use jadoube_i18n::catalogue::Catalogue;

fn typed(text: &str) -> std::io::Result<String> {
    if text != "-" {
        return Ok(text.to_owned());
    }
    let mut read = String::new();
    std::io::stdin().take(64 * 1024).read_to_string(&mut read)?;
    Ok(read)
}

/// Signs a head with the key of this machine, and prints the signature.
#[must_use]
pub fn run(args: &SignArgs, words: &Catalogue) -> Exit {
    let station = Station::own(&preferences::station());
    let done = match (&args.head, &args.by) {
        (Some(head), Some(by)) => match typed(head) {
            Ok(head) => sign(&station, &head, by),
            Err(error) => return Exit::of_system(words, "-".as_ref(), &error),
        },
        _ => match station.signer() {
            Ok(Some(signer)) => Ok(signer.public().fingerprint()),
            Ok(None) => Err(EvidenceFault::NoKey(None)),
            Err(error) => Err(EvidenceFault::NoKey(Some(error.into()))),
        },
    };
    match done {
        Ok(line) => Exit::print(&(line + "\n")),
        Err(why) => Exit::unusable(fault_told(words, &why)),
    }
}

/// Adds a signature to a competition.
#[must_use]
pub fn countersign(args: &CountersignArgs, words: &Catalogue) -> Exit {
    let text = match typed(&args.signature) {
        Ok(text) => text,
        Err(error) => return Exit::of_system(words, "-".as_ref(), &error),
    };
    let command = match check(&args.file, &text) {
        Ok(command) => command,
        Err(why @ (EvidenceFault::Wrong | EvidenceFault::NotPart(_))) => {
            return Exit::refused(fault_told(words, &why));
        }
        Err(why) => return Exit::unusable(fault_told(words, &why)),
    };
    let desk = match notices::open(&args.file, words) {
        Ok(desk) => desk,
        Err(exit) => return exit,
    };
    match desk.command(command).wait() {
        Ok(entries) => {
            let mut reader = LogReader::default();
            let lines: Vec<String> =
                entries.iter().map(|entry| reader.line(words, entry) + "\n").collect();
            Exit::print(&lines.concat())
        }
        Err(why) => Exit::refused(trouble(words, &why)),
    }
}
