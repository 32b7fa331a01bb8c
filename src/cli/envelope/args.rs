//! The words of `jadoube envelope`.

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};

use crate::core::adjournment::wall::Wall;
use crate::core::side::Side;
use crate::desk::envelopes::Paper;

/// Arguments of `envelope`.
#[derive(Debug, clap::Args)]
pub struct EnvelopeArgs {
    /// What is done
    #[command(subcommand)]
    pub what: Doing,
}

/// What is done with envelopes.
#[derive(Debug, Subcommand)]
pub enum Doing {
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
    /// Fix when and where a game is resumed, and hand its envelope over
    Keep(KeepArgs),
    /// Resume a game: set up, open the envelope, read the move, play it
    Open(OpenArgs),
    /// Sessions and the plan of resumptions: propose, check, print
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
}

impl From<PaperArg> for Paper {
    fn from(paper: PaperArg) -> Self {
        match paper {
            PaperArg::C5 => Self::C5,
            PaperArg::Dl => Self::Dl,
            PaperArg::Labels => Self::Labels,
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
    /// Whose passphrase opens it; two persons open it together
    #[arg(long = "person", required = true, value_name = "NAME")]
    pub persons: Vec<String>,
    /// Read the passphrases from standard input, one a line
    #[arg(long)]
    pub stdin: bool,
}

/// Arguments of `envelope seal`.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "The player types the move twice, without echo; with --stdin a move is one \
line of the input, and each further line changes it, until the input ends. Then the scoresheets go \
in, the envelope is closed, and only then the clock is stopped.\n\nA move that the program keeps \
needs a lock: jadoube envelope lock --help"
)]
pub struct SealArgs {
    /// The competition file
    pub file: PathBuf,
    /// The board of the game
    #[arg(long, required_unless_present = "reply")]
    pub board: Option<u16>,
    /// Seal the reply to the sealed move of this envelope instead
    #[arg(long, value_name = "NO", conflicts_with = "board")]
    pub reply: Option<u32>,
    /// The move is written on paper
    #[arg(long)]
    pub paper: bool,
    /// Read the move from standard input
    #[arg(long, conflicts_with = "paper")]
    pub stdin: bool,
}

/// Arguments of `envelope keep`.
#[derive(Debug, clap::Args)]
pub struct KeepArgs {
    /// The competition file
    pub file: PathBuf,
    /// The number of the envelope
    pub no: u32,
    /// When the game is resumed, like 2026-11-23T15:00+01:00
    #[arg(long, value_name = "TIME")]
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

/// Arguments of `envelope open`.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Takes the steps that the guide orders, one after the other, and stops where \
a decision is needed or a player is waited for. Passphrases are asked for without echo; with --stdin \
they are the lines of the input.\n\nExit codes: 1 if the envelope stays closed."
)]
pub struct OpenArgs {
    /// The competition file
    pub file: PathBuf,
    /// The number of the envelope
    pub no: u32,
    /// Open the envelope with the reply
    #[arg(long)]
    pub reply: bool,
    /// Who opens it
    #[arg(long, value_name = "NAME")]
    pub by: String,
    /// At which board the game is resumed [default: where it was adjourned]
    #[arg(long)]
    pub board: Option<u16>,
    /// A player who is there; may be given twice
    #[arg(long = "present", value_name = "SIDE", value_parser = side)]
    pub present: Vec<Side>,
    /// The move as it is written on the paper
    #[arg(long, default_value = "", hide_default_value = true)]
    pub text: String,
    /// Its notation [default: the one in which it means something]; see jadoube read --help
    #[arg(long)]
    pub system: Option<String>,
    /// Put right what was taken down before: a slip in reading the paper, or the notation
    #[arg(long)]
    pub correct: bool,
    /// A scoresheet that is not in the envelope
    #[arg(long, value_name = "SIDE", value_parser = side)]
    pub without_sheet: Vec<Side>,
    /// Make the move on the board, if it is clear
    #[arg(long)]
    pub play: bool,
    /// Read the passphrases from standard input, one a line
    #[arg(long)]
    pub stdin: bool,
}

/// Arguments of `envelope plan`.
#[derive(Debug, clap::Args)]
pub struct PlanArgs {
    /// The competition file
    pub file: PathBuf,
    /// Plan a session for adjourned games
    #[arg(long, num_args = 2, value_names = ["START", "END"])]
    pub session: Vec<Wall>,
    /// Where that session is
    #[arg(long, default_value = "", hide_default_value = true)]
    pub place: String,
    /// Start and end of this session were announced
    #[arg(long, value_name = "SESSION")]
    pub announced: Option<u16>,
    /// Fix the times that are proposed for all games that wait
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

fn side(text: &str) -> Result<Side, String> {
    match text {
        "white" => Ok(Side::White),
        "black" => Ok(Side::Black),
        _ => Err("not white or black".to_owned()),
    }
}
