//! The command line: the second user interface of the desk, for scripts and checks. Prints text, or
//! JSON with `--json`; exits with 0 when done, 1 when the answer is a refusal, 2 when the input is
//! unusable, and gives the reason on standard error.

pub mod args;
pub mod value;
pub mod help;
pub mod wrong;
pub mod exit;
pub mod notices;
mod tables;
mod caveat;
mod consent;
mod output;
mod work;
pub mod new;
pub mod log;
pub mod verify;
pub mod stations;
pub mod sign;
pub mod print;
pub mod salvage;
pub mod export;
pub mod import;
mod unknown_field;
pub mod reply;
pub mod station;
pub mod play;
pub mod ports;
pub mod rule;
pub mod law;

pub mod watch;
pub mod simulate;
pub mod demo;
pub mod batch;
pub mod progress;
pub mod mate_possible;
pub mod notate;
pub mod read;
pub mod convert;
pub mod competition;
pub mod reconstruct;
pub mod reconcile;
pub mod envelope;
pub mod say;

pub mod shell;

use std::env;
use std::ffi::OsString;
use std::path::Path;

use clap::FromArgMatches as _;

use crate::args::{Args, Command};
use crate::consent::Consent;
use crate::exit::Exit;
use crate::wrong::Wrong;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;

/// Reads the command line of this process.
///
/// # Errors
/// How the program ends: help or version was asked for and printed, or it was told what is wrong.
pub fn parse() -> Result<Args, Exit> {
    let lang = help::lang_of(env::args_os());
    exit::speak(lang);
    let words = Catalogue::new(lang);
    let mut command = help::command(&words);
    let matches = command.try_get_matches_from_mut(env::args_os());
    let args = matches.and_then(|matches| Args::from_arg_matches(&matches));
    let is_read = args.as_ref().is_ok_and(|args| args.command.is_some());
    if let Some(wrong) = mistyped(&command, env::args_os()).filter(|_| !is_read) {
        return Err(wrong::say(&wrong, &help::usage(&command.render_usage(), &words), &words));
    }
    let args = args.map_err(|error| wrong::end(&error, &words))?;
    if let (Some(file), Some(_)) = (&args.file, &args.command) {
        let wrong = Wrong::BeforeCommand { file: file.display().to_string() };
        return Err(wrong::say(&wrong, &help::usage(&command.render_usage(), &words), &words));
    }
    let Args { overwrite, go_on_in_this, .. } = args;
    consent::give(Consent { overwrite, go_on_in_this });
    Ok(args)
}

/// The first word of a command line, if it is no file, but nearly a command.
fn mistyped(command: &clap::Command, args: impl Iterator<Item = OsString>) -> Option<Wrong> {
    let mut args = args.skip(1).map(|arg| arg.to_string_lossy().into_owned());
    let first = loop {
        let arg = args.next()?;
        match arg.as_str() {
            "--lang" => drop(args.next()),
            option if option.starts_with('-') => {}
            _ => break arg,
        }
    };
    let names: Vec<&str> = command.get_subcommands().map(clap::Command::get_name).collect();
    if names.contains(&first.as_str()) || Path::new(&first).exists() {
        return None;
    }
    let like = names.into_iter().map(|name| (steps(&first, name), name)).min()?;
    let near = like.0 <= 1 + first.chars().count() / 4;
    near.then(|| Wrong::Command { command: first, like: Some(like.1.to_owned()) })
}

/// How many letters must be changed, added, taken away, or exchanged with the next, to make one word
/// of another.
fn steps(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let (mut above, mut before) = (Vec::new(), None);
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (down, letter) in one.chars().enumerate() {
        let mut next = vec![down + 1];
        for (place, there) in other.iter().enumerate() {
            let at =
                |row: &[usize], place: usize| row.get(place).copied().unwrap_or(usize::MAX / 2);
            let changed = at(&row, place) + usize::from(letter != *there);
            let mut least = changed.min(at(&row, place + 1) + 1).min(at(&next, place) + 1);
            let last = place.checked_sub(1).and_then(|place| other.get(place));
            if before == Some(*there) && last == Some(&letter) {
                least = least.min(at(&above, place - 1) + 1);
            }
            next.push(least);
        }
        above = std::mem::replace(&mut row, next);
        before = Some(letter);
    }
    row.last().copied().unwrap_or_default()
}

/// Carries out a subcommand.
#[must_use]
pub fn run(command: Command, lang: Lang) -> Exit {
    let words = Catalogue::new(lang);
    match command {
        Command::New(args) => new::run(&args, &words),
        Command::Log(args) => log::run(&args, &words),
        Command::Verify(args) => verify::run(&args, &words),
        Command::Stations(args) => stations::run(&args, &words),
        Command::Sign(args) => sign::run(&args, &words),
        Command::Countersign(args) => sign::countersign(&args, &words),
        Command::Print(args) => print::run(&args, &words),
        Command::Salvage(args) => salvage::run(&args, &words),
        Command::Export(args) => export::run(&args, &words),
        Command::Import(args) => import::run(&args, &words),
        Command::Play(args) => play::run(&args, &words),
        Command::Serve(args) => station::serve(&args, &words),
        Command::Join(args) => station::join(&args, &words),
        Command::Ports(args) => ports::run(&args, &words),
        Command::Rule(args) => rule::run(&args, &words),
        Command::Demo(args) => demo::run(&args, &words),
        Command::Simulate(args) => simulate::run(&args, &words),
        Command::Watch(args) => watch::run(&args, &words),
        Command::MatePossible(args) => mate_possible::run(&args, &words),
        Command::Notate(args) => notate::run(&args, &words),
        Command::Read(args) => read::run(&args, &words),
        Command::Convert(args) => convert::run(&args, &words),
        Command::Competition(args) => competition::run(&args, &words),
        Command::Reconstruct(args) => reconstruct::run(&args, &words),
        Command::Reconcile(args) => reconcile::run(&args, &words),
        Command::Envelope(args) => envelope::run(&args, &words),
        Command::Say(args) => say::run(&args, &words),
        Command::Law(args) => law::run(&args, &words),
        Command::Glossary(args) => law::glossary(&args, &words),
        Command::Completions { shell } => shell::completions(shell, &words),
        Command::Man => shell::man(&words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_is_nearly_a_command_is_taken_for_it() {
        let command = help::command(&Catalogue::new(Lang::En));
        for (line, meant) in [
            ("improt hall.jadoube --pgn games.pgn", Some("import")),
            ("verfy --json", Some("verify")),
            ("--lang de expor hall.jadoube", Some("export")),
            ("lgo", Some("log")),
            ("log hall.jadoube", None),
            ("hall.jadoube", None),
            ("--help", None),
            ("Skopje2026", None),
        ] {
            let args = ["jadoube"].into_iter().chain(line.split(' ')).map(OsString::from);
            let like = match mistyped(&command, args) {
                Some(Wrong::Command { like, .. }) => like,
                _ => None,
            };
            assert_eq!(like.as_deref(), meant, "{line}");
        }
    }
}
