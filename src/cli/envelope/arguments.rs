//! What the words of `jadoube envelope` take that tell of the sealing, of the time between the
//! sessions and of the resumption; the texts are in `cli-help.ftl`.
#![expect(missing_docs, reason = "each argument is explained by its text in cli-help.ftl")]

use std::path::PathBuf;

use clap::ValueEnum;

use crate::envelope::presence::{Sighting, seen};
use crate::envelope::values::{clock, fen, placement, side, system};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::envelope::{EnvelopeKind, Signer};
use jadoube_laws::game::event::LostTime;
use jadoube_laws::ids::EnvelopeNo;

/// An envelope of a file.
#[derive(Debug, clap::Args)]
pub struct EnvelopeAddress {
    pub file: PathBuf,
    pub no: EnvelopeNo,
}

impl EnvelopeAddress {
    /// The number of the envelope.
    #[must_use]
    pub const fn no(&self) -> EnvelopeNo {
        self.no
    }
}

/// Arguments of `envelope seal`.
#[derive(Debug, clap::Args)]
pub struct SealArgs {
    pub file: PathBuf,
    #[arg(long, required_unless_present = "reply")]
    pub board: Option<u16>,
    #[arg(long, value_name = "NO", conflicts_with = "board")]
    pub reply: Option<EnvelopeNo>,
    #[arg(long, conflicts_with_all = ["reply", "paper", "stdin"])]
    pub ask: bool,
    #[arg(long, value_name = "TIME", value_parser = clock, conflicts_with = "reply")]
    pub early: Option<Millis>,
    #[arg(long, conflicts_with_all = ["reply", "early"])]
    pub by_arbiter: bool,
    #[arg(
        long = "assistant",
        value_name = "white|black",
        value_parser = side,
        conflicts_with = "reply"
    )]
    pub assistants: Vec<Side>,
    #[arg(long, value_name = "MOVE", conflicts_with = "reply")]
    pub made: Option<String>,
    #[arg(long, value_enum, value_name = "HOW", conflicts_with = "reply")]
    pub lost_time: Option<HowLost>,
    #[arg(long)]
    pub paper: bool,
    #[arg(long, conflicts_with = "paper")]
    pub stdin: bool,
}

/// How lost time counts, at the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum HowLost {
    NotCounted,
    WentOn,
    Halved,
}

impl From<HowLost> for LostTime {
    fn from(how: HowLost) -> Self {
        match how {
            HowLost::NotCounted => Self::NotCounted,
            HowLost::WentOn => Self::ToPlayerOnMove,
            HowLost::Halved => Self::Halved,
        }
    }
}

/// Which envelope, and a reason.
#[derive(Debug, clap::Args)]
pub struct ReasonArgs {
    #[command(flatten)]
    pub place: EnvelopeAddress,
    #[arg(long)]
    pub reason: String,
}

/// Arguments of `envelope settle`.
#[derive(Debug, clap::Args)]
pub struct SettleArgs {
    #[command(flatten)]
    pub told: ReasonArgs,
    #[arg(long)]
    pub new_game: bool,
}

/// Arguments of `envelope inscribe`.
#[derive(Debug, clap::Args)]
pub struct InscribeArgs {
    #[command(flatten)]
    pub place: EnvelopeAddress,
    #[arg(long)]
    pub as_played: bool,
    #[arg(long, value_name = "COUNTRY")]
    pub white_country: Option<String>,
    #[arg(long, value_name = "COUNTRY")]
    pub black_country: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub white: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub black: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub event: Option<String>,
    #[arg(long)]
    pub round: Option<u16>,
    #[arg(long)]
    pub board: Option<u16>,
    #[arg(long, value_name = "FEN", value_parser = fen)]
    pub position: Option<String>,
    #[arg(long, num_args = 2, value_names = ["WHITE", "BLACK"], value_parser = clock)]
    pub left: Vec<Millis>,
    #[arg(long, num_args = 2, value_names = ["WHITE", "BLACK"], value_parser = clock)]
    pub used: Vec<Millis>,
    #[arg(long, value_name = "white|black", value_parser = side)]
    pub sealer: Option<Side>,
    #[arg(long, value_name = "NUMBER")]
    pub move_number: Option<u32>,
    #[arg(long, value_name = "white|black|none")]
    pub draw_offer: Option<OfferArg>,
}

/// A draw offer on an envelope.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum OfferArg {
    White,
    Black,
    None,
}

impl OfferArg {
    /// Who offers.
    #[must_use]
    pub const fn by(self) -> Option<Side> {
        match self {
            Self::White => Some(Side::White),
            Self::Black => Some(Side::Black),
            Self::None => None,
        }
    }
}

/// Arguments of `envelope sign`.
#[derive(Debug, clap::Args)]
pub struct SignArgs {
    #[command(flatten)]
    pub place: EnvelopeAddress,
    #[arg(long)]
    pub name: String,
    #[arg(long = "as", value_enum, value_name = "CAPACITY")]
    pub capacity: Option<SignerArg>,
}

/// In what capacity an envelope is signed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SignerArg {
    Flap,
    White,
    Black,
    Arbiter,
}

impl From<SignerArg> for Signer {
    fn from(capacity: SignerArg) -> Self {
        match capacity {
            SignerArg::Flap => Self::AcrossFlap,
            SignerArg::White => Self::White,
            SignerArg::Black => Self::Black,
            SignerArg::Arbiter => Self::Arbiter,
        }
    }
}

/// Arguments of `envelope offer`.
#[derive(Debug, clap::Args)]
pub struct OfferArgs {
    #[command(flatten)]
    pub place: EnvelopeAddress,
    #[arg(
        long,
        value_name = "white|black",
        value_parser = side,
        required_unless_present = "rejected",
        conflicts_with = "rejected"
    )]
    pub by: Option<Side>,
    #[arg(long)]
    pub rejected: bool,
}

/// Arguments of `envelope conclude`.
#[derive(Debug, clap::Args)]
pub struct ConcludeArgs {
    #[command(flatten)]
    pub place: EnvelopeAddress,
    #[arg(long, required_unless_present = "resigned", conflicts_with = "resigned")]
    pub agreed: bool,
    #[arg(long, value_name = "white|black", value_parser = side)]
    pub resigned: Option<Side>,
}

/// Arguments of `envelope report`.
#[derive(Debug, clap::Args)]
pub struct ReportArgs {
    #[command(flatten)]
    pub place: EnvelopeAddress,
    #[arg(value_enum)]
    pub what: ReportArg,
    #[arg(long)]
    pub reply: bool,
}

/// What is reported of an envelope.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ReportArg {
    Missing,
    Found,
    Established,
    NotEstablished,
}

/// Which envelope of an adjournment is meant.
#[must_use]
pub const fn which(reply: bool) -> EnvelopeKind {
    if reply { EnvelopeKind::Reply } else { EnvelopeKind::Sealed }
}

/// Who and what is there when a game is resumed.
#[derive(Debug, clap::Args)]
pub struct Coming {
    #[arg(long)]
    pub early: bool,
    #[arg(long)]
    pub board: Option<u16>,
    #[arg(long = "present", value_name = "white|black[=TIME]", value_parser = seen)]
    pub present: Vec<Sighting>,
    #[arg(long = "absent", value_name = "white|black[=TIME]", value_parser = seen)]
    pub absent: Vec<Sighting>,
    #[arg(long, value_name = "REASON")]
    pub excuse: Option<String>,
    #[arg(long, conflicts_with_all = ["clock_white", "board_shows", "keep_times"])]
    pub put_right: bool,
    #[arg(long, value_name = "REASON")]
    pub keep_times: Option<String>,
    #[arg(long, value_name = "H:MM:SS", value_parser = clock, requires = "clock_black")]
    pub clock_white: Option<Millis>,
    #[arg(long, value_name = "H:MM:SS", value_parser = clock, requires = "clock_white")]
    pub clock_black: Option<Millis>,
    #[arg(long, value_name = "FEN", value_parser = placement)]
    pub board_shows: Option<Placement>,
}

/// Arguments of `envelope resume`.
#[derive(Debug, clap::Args)]
pub struct ResumeArgs {
    #[command(flatten)]
    pub place: EnvelopeAddress,
    #[command(flatten)]
    pub coming: Coming,
    #[arg(long)]
    pub start_clock: bool,
}

/// Arguments of `envelope open`.
#[derive(Debug, clap::Args)]
pub struct OpenArgs {
    #[command(flatten)]
    pub place: EnvelopeAddress,
    #[arg(long)]
    pub reply: bool,
    #[arg(long, value_name = "NAME")]
    pub by: String,
    #[command(flatten)]
    pub coming: Coming,
    #[arg(long, default_value = "", hide_default_value = true)]
    pub text: String,
    #[arg(long, value_parser = system)]
    pub system: Option<String>,
    #[arg(long)]
    pub correct: bool,
    #[arg(long, value_name = "white|black", value_parser = side)]
    pub without_sheet: Vec<Side>,
    #[arg(long, value_name = "CODE|none")]
    pub white_receipt: Option<String>,
    #[arg(long, value_name = "CODE|none")]
    pub black_receipt: Option<String>,
    #[arg(long)]
    pub play: bool,
    #[arg(long)]
    pub stdin: bool,
}

/// Arguments of `envelope state`.
#[derive(Debug, clap::Args)]
pub struct StateArgs {
    #[command(flatten)]
    pub place: EnvelopeAddress,
    #[arg(value_name = "MOVE")]
    pub text: String,
    #[arg(long, value_parser = system)]
    pub system: Option<String>,
    #[arg(long)]
    pub play: bool,
}

/// Arguments of `envelope question-times`.
#[derive(Debug, clap::Args)]
pub struct QuestionArgs {
    #[command(flatten)]
    pub place: EnvelopeAddress,
    #[arg(long, value_name = "white|black", value_parser = side)]
    pub by: Side,
    #[arg(long)]
    pub severe: bool,
}
