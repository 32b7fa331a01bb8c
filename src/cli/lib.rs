//! The command line: the second user interface of the desk, for scripts and checks. Prints text, or
//! JSON with `--json`; exits with 0 when done, 1 when the answer is a refusal, 2 when the input is
//! unusable, and gives the reason on standard error.

pub mod args;
pub mod value;
pub mod help;
pub mod wrong;
pub mod exit;
pub mod notices;
pub mod new;
pub mod log;
pub mod verify;
pub mod sign;
pub mod print;
pub mod salvage;
pub mod export;
pub mod import;
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
pub mod reconstruct;
pub mod reconcile;
pub mod envelope;
pub mod say;

pub mod shell;

use std::env;

use clap::FromArgMatches as _;

use crate::args::{Args, Command};
use crate::exit::Exit;
use crate::wrong::Wrong;
use jadoube_i18n::catalogue::Words;
use jadoube_i18n::lang::Lang;

/// Reads the command line of this process.
///
/// # Errors
/// How the program ends: help or version was asked for and printed, or it was told what is wrong.
pub fn parse() -> Result<Args, Exit> {
    let words = Words::new(help::lang_of(env::args_os()));
    let mut command = help::command(&words);
    let matches = command.try_get_matches_from_mut(env::args_os());
    let args = matches
        .and_then(|matches| Args::from_arg_matches(&matches))
        .map_err(|error| wrong::end(&error, &words))?;
    if let (Some(file), Some(_)) = (&args.file, &args.command) {
        let wrong = Wrong::BeforeCommand { file: file.display().to_string() };
        return Err(wrong::say(&wrong, &help::usage(&command.render_usage(), &words), &words));
    }
    Ok(args)
}

/// Carries out a subcommand.
#[must_use]
pub fn run(command: Command, lang: Lang) -> Exit {
    let words = Words::new(lang);
    exit::speak(&words);
    match command {
        Command::New(args) => new::run(&args, &words),
        Command::Log(args) => log::run(&args, &words),
        Command::Verify(args) => verify::run(&args, &words),
        Command::Sign(args) => sign::run(&args, &words),
        Command::Countersign(args) => sign::countersign(&args, &words),
        Command::Print(args) => print::run(&args, &words),
        Command::Salvage(args) => salvage::run(&args, &words),
        Command::Export(args) => export::run(&args, &words),
        Command::Import(args) => import::run(&args, &words),
        Command::Play(args) => play::run(&args, &words),
        Command::Ports(args) => ports::run(&args, &words),
        Command::Rule(args) => rule::run(&args, &words),
        Command::Demo(args) => demo::run(&args, &words),
        Command::Simulate(args) => simulate::run(&args, &words),
        Command::Watch(args) => watch::run(&args, &words),
        Command::MatePossible(args) => mate_possible::run(&args, &words),
        Command::Notate(args) => notate::run(&args, &words),
        Command::Read(args) => read::run(&args, &words),
        Command::Convert(args) => convert::run(&args, &words),
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
