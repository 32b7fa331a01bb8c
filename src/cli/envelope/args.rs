//! The words of `jadoube envelope`. What the words of the sealing, of the time between the sessions
//! and of the resumption take is in `words`.

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};

use crate::envelope::arguments::{
    ConcludeArgs, InscribeArgs, OfferArgs, OpenArgs, QuestionArgs, ReasonArgs, ReportArgs,
    ResumeArgs, SealArgs, SettleArgs, SignArgs, StateArgs,
};
use crate::envelope::values::{span, wall};
use jadoube_desk::envelopes::Paper;
use jadoube_laws::wall::Wall;

/// Arguments of `envelope`.
#[derive(Debug, clap::Args)]
pub struct EnvelopeArgs {
    /// What is done
    #[command(subcommand)]
    pub what: EnvelopeCommand,
}

/// What is done with envelopes.
#[derive(Debug, Subcommand)]
pub enum EnvelopeCommand {
    /// List the envelopes, those to be resumed first in front
    List(ListArgs),
    /// Show one envelope: what stands on it, what comes next, what must be kept in mind
    Show(ShowArgs),
    /// Print envelopes into a PDF file
    Print(PrintArgs),
    /// Make the lock for moves that the program keeps
    Lock(LockArgs),
    /// Adjourn a game and seal the move, on paper or in the program
    Seal(SealArgs),
    /// Leave off sealing: the game goes on
    BreakOff(ReasonArgs),
    /// Say what stands on an envelope: the countries, and whatever else is missing or wrong there
    Inscribe(Box<InscribeArgs>),
    /// Say who has signed an envelope, across its flap or as a player or arbiter
    Sign(SignArgs),
    /// Fix when and where a game is resumed, and hand its envelope over
    Keep(KeepArgs),
    /// Offer a draw after the sealing, or reject the offer that stands
    Offer(OfferArgs),
    /// Decide a game before its envelope is opened: a draw is agreed, a player resigns
    Conclude(ConcludeArgs),
    /// Say that an envelope is not to be found, or that it has turned up
    Report(ReportArgs),
    /// Begin a resumption: who is there, what stands on the board, what the clocks show
    Resume(ResumeArgs),
    /// Resume a game: set up, open the envelope, read the move, play it
    Open(OpenArgs),
    /// Take down the move that the player who sealed states, once the envelope is lost
    State(StateArgs),
    /// A player says that the clocks were set wrongly: what the edition says of it
    QuestionTimes(QuestionArgs),
    /// Settle an adjournment otherwise, as by a decision
    Settle(SettleArgs),
    /// Sessions and the plan of resumptions: propose, check, change, print
    Plan(PlanArgs),
}

/// Arguments of `envelope list`.
#[derive(Debug, clap::Args)]
pub struct ListArgs {
    /// The competition file
    pub file: PathBuf,
    /// Only of this round
    #[arg(long)]
    pub round: Option<u16>,
    /// Only with this in the name of a player
    #[arg(long, default_value = "", hide_default_value = true)]
    pub player: String,
    /// Only those that stand like this; may be given several times
    #[arg(long = "status", value_name = "STATUS")]
    pub statuses: Vec<StatusArg>,
    /// Only those to be resumed on the day of today
    #[arg(long)]
    pub today: bool,
    /// Only those to be resumed on this day or at this time: 2026-11-23, 15:00, 2026-11-23 15:00
    #[arg(long, value_name = "TIME", value_parser = span)]
    pub due: Option<(Wall, Wall)>,
    /// Print one JSON object a line
    #[arg(long)]
    pub json: bool,
}

/// Where an envelope stands, as it is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum StatusArg {
    /// Being sealed
    Sealing,
    /// Sealed, not handed over
    Sealed,
    /// Kept by somebody
    InCustody,
    /// Not to be found
    Missing,
    /// Being resumed
    Resuming,
    /// Opened, not yet settled
    Opened,
    /// Left off while sealing
    BrokenOff,
    /// Settled
    Settled,
}

/// Arguments of `envelope show`.
#[derive(Debug, clap::Args)]
pub struct ShowArgs {
    /// The competition file
    pub file: PathBuf,
    /// The number of the envelope
    pub no: u32,
}

/// Arguments of `envelope print`.
#[derive(Debug, clap::Args)]
pub struct PrintArgs {
    /// The competition file
    pub file: PathBuf,
    /// The numbers of the envelopes [default: all that wait for their resumption]
    pub nos: Vec<u32>,
    /// What is printed on
    #[arg(long, value_enum, default_value_t = PaperArg::C5)]
    pub paper: PaperArg,
    /// The PDF file to write
    #[arg(short, long)]
    pub output: PathBuf,
}

/// What is printed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum PaperArg {
    /// Envelopes C5
    C5,
    /// Envelopes DL
    Dl,
    /// Sheets A4 of four labels
    Labels,
    /// A receipt for each player, of moves that the program keeps
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
#[command(
    after_help = "The passphrases are asked for on the terminal, without echo; with --stdin \
they are the lines of the input. An envelope that is sealed keeps the lock that it was sealed with. \
A passphrase that is forgotten cannot be found again: the sealed move is then as lost as an \
envelope."
)]
pub struct LockArgs {
    /// The competition file
    pub file: PathBuf,
    /// Whose passphrase opens it: that of one person alone, who can then also copy the file and read
    /// the move early; of two, neither alone learns anything
    #[arg(long = "person", required = true, value_name = "NAME")]
    pub persons: Vec<String>,
    /// Read the passphrases from standard input, one a line
    #[arg(long)]
    pub stdin: bool,
}

/// Arguments of `envelope keep`.
#[derive(Debug, clap::Args)]
pub struct KeepArgs {
    /// The competition file
    pub file: PathBuf,
    /// The number of the envelope
    pub no: u32,
    /// When the game is resumed, like 2026-11-23T15:00+01:00, or here 2026-11-23 15:00
    #[arg(long, value_name = "TIME", value_parser = wall)]
    pub due: Option<Wall>,
    /// Where the game is resumed
    #[arg(long, default_value = "", hide_default_value = true, requires = "due")]
    pub venue: String,
    /// Who hands the envelope over
    #[arg(long, default_value = "", hide_default_value = true)]
    pub from: String,
    /// Who takes it
    #[arg(long, value_name = "NAME")]
    pub to: Option<String>,
    /// Where it is kept
    #[arg(long, default_value = "", hide_default_value = true)]
    pub place: String,
}

/// Arguments of `envelope plan`.
#[derive(Debug, clap::Args)]
pub struct PlanArgs {
    /// The competition file
    pub file: PathBuf,
    /// Plan a session, for adjourned games unless --for-round is given
    #[arg(long, num_args = 2, value_names = ["START", "END"], value_parser = wall)]
    pub session: Vec<Wall>,
    /// Where that session is
    #[arg(long, value_name = "PLACE")]
    pub place: Option<String>,
    /// That session is for this round
    #[arg(long, value_name = "ROUND")]
    pub for_round: Option<u16>,
    /// Change this session instead: give what becomes different, and a reason
    #[arg(long, value_name = "SESSION", requires = "reason")]
    pub change: Option<u16>,
    /// The new end of that session; of one that was announced it is an extension
    #[arg(
        long,
        value_name = "TIME",
        value_parser = wall,
        requires = "change",
        conflicts_with = "session"
    )]
    pub until: Option<Wall>,
    /// Why the session is changed
    #[arg(long, requires = "change")]
    pub reason: Option<String>,
    /// Start and end of this session were announced
    #[arg(long, value_name = "SESSION")]
    pub announced: Option<u16>,
    /// Fix the times that are proposed for the games that wait; what is fixed already stays, see
    /// jadoube envelope keep --due
    #[arg(long)]
    pub fix: bool,
    /// Those with the least time left first, not round by round
    #[arg(long)]
    pub shortest_first: bool,
    /// The number of the last round, before which all must be finished
    #[arg(long)]
    pub last_round: Option<u16>,
    /// Print the plan into this PDF file
    #[arg(long, value_name = "FILE.pdf")]
    pub pdf: Option<PathBuf>,
    /// Write the plan as a calendar
    #[arg(long, value_name = "FILE.ics")]
    pub ics: Option<PathBuf>,
}
