//! The words of `jadoube competition`, told in `cli-help.ftl`.
#![expect(missing_docs, reason = "each argument is explained by its text in cli-help.ftl")]

use std::path::PathBuf;

use clap::Subcommand;

/// Arguments of `competition`.
#[derive(Debug, clap::Args)]
pub struct CompetitionArgs {
    #[command(subcommand)]
    pub what: CompetitionCommand,
}

/// What is asked.
#[derive(Debug, Subcommand)]
pub enum CompetitionCommand {
    Standings(StandingsArgs),
}

/// Arguments of `competition standings`.
#[derive(Debug, clap::Args)]
pub struct StandingsArgs {
    pub file: PathBuf,
    // `-after` is the text below the options.
    #[arg(id = "after_round", long = "after", value_name = "ROUND")]
    pub after: Option<u8>,
    #[arg(long, value_name = "LIST")]
    pub tie_breaks: Option<String>,
    #[arg(long, value_name = "YEAR")]
    pub edition: Option<u16>,
    #[arg(long, value_name = "RATING")]
    pub unrated: Option<u16>,
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    pub lots: Vec<u16>,
    #[arg(long, value_name = "NUMBER")]
    pub working: Option<u16>,
    #[arg(long)]
    pub json: bool,
}
