//! The words of `jadoube envelope`, told in `cli-help.ftl`. What the words of the sealing, of the time
//! between the sessions and of the resumption take is in `arguments`.
#![expect(missing_docs, reason = "each argument is explained by its text in cli-help.ftl")]

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};

use crate::envelope::arguments::{
    ConcludeArgs, InscribeArgs, OfferArgs, OpenArgs, QuestionArgs, ReasonArgs, ReportArgs,
    ResumeArgs, SealArgs, SettleArgs, SignArgs, StateArgs,
};
use crate::envelope::values::{span, wall};
use jadoube_desk::envelopes::Paper;
use jadoube_laws::ids::EnvelopeNo;
use jadoube_laws::wall::Wall;

/// Arguments of `envelope`.
#[derive(Debug, clap::Args)]
pub struct EnvelopeArgs {
    #[command(subcommand)]
    pub what: EnvelopeCommand,
}

/// What is done with envelopes.
#[derive(Debug, Subcommand)]
pub enum EnvelopeCommand {
    List(ListArgs),
    Show(ShowArgs),
    Print(PrintArgs),
    Lock(LockArgs),
    Seal(SealArgs),
    BreakOff(ReasonArgs),
    Inscribe(Box<InscribeArgs>),
    Sign(SignArgs),
    Keep(KeepArgs),
    Offer(OfferArgs),
    Conclude(ConcludeArgs),
    Report(ReportArgs),
    Resume(ResumeArgs),
    Open(OpenArgs),
    State(StateArgs),
    QuestionTimes(QuestionArgs),
    Settle(SettleArgs),
    Plan(PlanArgs),
}

/// Arguments of `envelope list`.
#[derive(Debug, clap::Args)]
pub struct ListArgs {
    pub file: PathBuf,
    #[arg(long)]
    pub round: Option<u16>,
    #[arg(long, default_value = "", hide_default_value = true)]
    pub player: String,
    #[arg(long = "status", value_name = "STATUS")]
    pub statuses: Vec<StatusArg>,
    #[arg(long)]
    pub today: bool,
    #[arg(long, value_name = "TIME", value_parser = span)]
    pub due: Option<(Wall, Wall)>,
    #[arg(long)]
    pub json: bool,
}

/// Where an envelope stands, as it is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum StatusArg {
    Sealing,
    Sealed,
    InCustody,
    Missing,
    Resuming,
    Opened,
    BrokenOff,
    Settled,
}

/// Arguments of `envelope show`.
#[derive(Debug, clap::Args)]
pub struct ShowArgs {
    pub file: PathBuf,
    pub no: EnvelopeNo,
}

/// Arguments of `envelope print`.
#[derive(Debug, clap::Args)]
pub struct PrintArgs {
    pub file: PathBuf,
    pub nos: Vec<EnvelopeNo>,
    #[arg(long, value_enum, default_value_t = PaperArg::C5)]
    pub paper: PaperArg,
    #[arg(short, long)]
    pub output: PathBuf,
}

/// What is printed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum PaperArg {
    C5,
    Dl,
    Labels,
    Receipts,
}

impl From<PaperArg> for Paper {
    fn from(paper: PaperArg) -> Self {
        match paper {
            PaperArg::C5 => Self::C5,
            PaperArg::Dl => Self::Dl,
            PaperArg::Labels => Self::Labels,
            PaperArg::Receipts => Self::Receipts,
        }
    }
}

/// Arguments of `envelope lock`.
#[derive(Debug, clap::Args)]
pub struct LockArgs {
    pub file: PathBuf,
    #[arg(long = "person", required = true, value_name = "NAME")]
    pub persons: Vec<String>,
    #[arg(long)]
    pub stdin: bool,
}

/// Arguments of `envelope keep`.
#[derive(Debug, clap::Args)]
pub struct KeepArgs {
    pub file: PathBuf,
    pub no: EnvelopeNo,
    #[arg(long, value_name = "TIME", value_parser = wall)]
    pub due: Option<Wall>,
    #[arg(long, default_value = "", hide_default_value = true, requires = "due")]
    pub venue: String,
    #[arg(long, default_value = "", hide_default_value = true)]
    pub from: String,
    #[arg(long, value_name = "NAME")]
    pub to: Option<String>,
    #[arg(long, default_value = "", hide_default_value = true)]
    pub place: String,
}

/// Arguments of `envelope plan`.
#[derive(Debug, clap::Args)]
pub struct PlanArgs {
    pub file: PathBuf,
    #[arg(long, num_args = 2, value_names = ["START", "END"], value_parser = wall)]
    pub session: Vec<Wall>,
    #[arg(long, value_name = "PLACE")]
    pub place: Option<String>,
    #[arg(long, value_name = "ROUND")]
    pub for_round: Option<u16>,
    #[arg(long, value_name = "SESSION", requires = "reason", group = "altered")]
    pub change: Option<u16>,
    #[arg(
        long,
        value_name = "SESSION",
        requires = "reason",
        group = "altered",
        conflicts_with = "session"
    )]
    pub remove: Option<u16>,
    #[arg(long, value_name = "SESSION")]
    pub restore: Option<u16>,
    #[arg(
        long,
        value_name = "TIME",
        value_parser = wall,
        requires = "change",
        conflicts_with = "session"
    )]
    pub until: Option<Wall>,
    #[arg(long, requires = "altered")]
    pub reason: Option<String>,
    #[arg(long, value_name = "SESSION")]
    pub announced: Option<u16>,
    #[arg(long)]
    pub fix: bool,
    #[arg(long)]
    pub shortest_first: bool,
    #[arg(long)]
    pub last_round: Option<u16>,
    #[arg(long, value_name = "FILE.pdf")]
    pub pdf: Option<PathBuf>,
    #[arg(long, value_name = "FILE.ics")]
    pub ics: Option<PathBuf>,
}
