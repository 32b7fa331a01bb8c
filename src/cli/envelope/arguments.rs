//! What the words of `jadoube envelope` take that tell of the sealing, of the time between the
//! sessions and of the resumption.

use std::path::PathBuf;

use clap::ValueEnum;

use crate::envelope::presence::{Seen, seen};
use crate::envelope::values::{clock, fen, placement, side, system};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::envelope::{EnvelopeKind, Signer};
use jadoube_laws::game::event::LostTime;
use jadoube_laws::ids::EnvelopeNo;

/// An envelope of a file.
#[derive(Debug, clap::Args)]
pub struct Place {
    /// The competition file
    pub file: PathBuf,
    /// The number of the envelope
    pub no: u32,
}

impl Place {
    /// The number of the envelope.
    #[must_use]
    pub const fn no(&self) -> EnvelopeNo {
        EnvelopeNo(self.no)
    }
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
    /// Only ask the player to seal; call again once the move is written
    #[arg(long, conflicts_with_all = ["reply", "paper", "stdin"])]
    pub ask: bool,
    /// The player adjourns early, with so much left of the session, like 40m or 0:40:00
    #[arg(long, value_name = "TIME", value_parser = clock, conflicts_with = "reply")]
    pub early: Option<Millis>,
    /// The arbiter interrupts the game, not the end of the session
    #[arg(long, conflicts_with_all = ["reply", "early"])]
    pub by_arbiter: bool,
    /// Whose assistant carries out the formalities, in play with a blind player; may be given twice
    /// [default: those of the blind match]
    #[arg(
        long = "assistant",
        value_name = "white|black",
        value_parser = side,
        conflicts_with = "reply"
    )]
    pub assistants: Vec<Side>,
    /// The player has made this move on the board: it is the one that must be sealed
    #[arg(long, value_name = "MOVE", conflicts_with = "reply")]
    pub made: Option<String>,
    /// How lost time counts at this board, if that is asked: it must be said before the sealing
    #[arg(long, value_enum, value_name = "HOW", conflicts_with = "reply")]
    pub lost_time: Option<HowLost>,
    /// The move is written on paper
    #[arg(long)]
    pub paper: bool,
    /// Read the move from standard input
    #[arg(long, conflicts_with = "paper")]
    pub stdin: bool,
}

/// How lost time counts, at the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum HowLost {
    /// Nobody loses time
    NotCounted,
    /// Play went on, so did the clocks
    WentOn,
    /// Each player loses half of it
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
    /// Which envelope.
    #[command(flatten)]
    pub place: Place,
    /// Why, and what was decided; it stays in the journal
    #[arg(long)]
    pub reason: String,
}

/// Arguments of `envelope settle`.
#[derive(Debug, clap::Args)]
pub struct SettleArgs {
    /// Which envelope, and why.
    #[command(flatten)]
    pub told: ReasonArgs,
    /// The envelope is lost, position and times cannot be established: the game is annulled and a
    /// new one played. Before: jadoube envelope report FILE NO not-established
    #[arg(long)]
    pub new_game: bool,
}

/// Arguments of `envelope inscribe`.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "What is not given stays as it stands. What the edition wants and is missing, and \
what is not as in the game, is told. When and where the game is resumed: jadoube envelope keep \
--due\n\n  jadoube envelope inscribe open.jadoube 1 --white-country SRB --black-country MKD"
)]
pub struct InscribeArgs {
    /// Which envelope.
    #[command(flatten)]
    pub place: Place,
    /// First write everything as the game has it; countries and resumption stay
    #[arg(long)]
    pub as_played: bool,
    /// The country of White
    #[arg(long, value_name = "COUNTRY")]
    pub white_country: Option<String>,
    /// The country of Black
    #[arg(long, value_name = "COUNTRY")]
    pub black_country: Option<String>,
    /// The name of White
    #[arg(long, value_name = "NAME")]
    pub white: Option<String>,
    /// The name of Black
    #[arg(long, value_name = "NAME")]
    pub black: Option<String>,
    /// The competition
    #[arg(long, value_name = "NAME")]
    pub event: Option<String>,
    /// The round
    #[arg(long)]
    pub round: Option<u16>,
    /// The board
    #[arg(long)]
    pub board: Option<u16>,
    /// The position immediately before the sealed move
    #[arg(long, value_name = "FEN", value_parser = fen)]
    pub position: Option<String>,
    /// The times left, like 0:12:30 0:09:05
    #[arg(long, num_args = 2, value_names = ["WHITE", "BLACK"], value_parser = clock)]
    pub left: Vec<Millis>,
    /// The times used
    #[arg(long, num_args = 2, value_names = ["WHITE", "BLACK"], value_parser = clock)]
    pub used: Vec<Millis>,
    /// Who sealed
    #[arg(long, value_name = "white|black", value_parser = side)]
    pub sealer: Option<Side>,
    /// The number of the sealed move on the scoresheets
    #[arg(long, value_name = "NUMBER")]
    pub move_number: Option<u32>,
    /// Whose draw offer stands there
    #[arg(long, value_name = "white|black|none")]
    pub draw_offer: Option<OfferArg>,
}

/// A draw offer on an envelope.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum OfferArg {
    /// White has offered
    White,
    /// Black has offered
    Black,
    /// None
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
    /// Which envelope.
    #[command(flatten)]
    pub place: Place,
    /// Whose signature it is
    #[arg(long)]
    pub name: String,
    /// In what capacity [default: across the flap where the edition asks for it, else arbiter]
    #[arg(long = "as", value_enum, value_name = "CAPACITY")]
    pub capacity: Option<SignerArg>,
}

/// In what capacity an envelope is signed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SignerArg {
    /// The arbiter, across the flap
    Flap,
    /// The player of the white pieces
    White,
    /// The player of the black pieces
    Black,
    /// The arbiter, on the front
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
#[command(after_help = "An offer that is accepted: jadoube envelope conclude FILE NO --agreed")]
pub struct OfferArgs {
    /// Which envelope.
    #[command(flatten)]
    pub place: Place,
    /// Who offers a draw
    #[arg(
        long,
        value_name = "white|black",
        value_parser = side,
        required_unless_present = "rejected",
        conflicts_with = "rejected"
    )]
    pub by: Option<Side>,
    /// The offer that stands is rejected
    #[arg(long)]
    pub rejected: bool,
}

/// Arguments of `envelope conclude`.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "The result stands whatever lies in the envelope, which may still be opened for the \
record."
)]
pub struct ConcludeArgs {
    /// Which envelope.
    #[command(flatten)]
    pub place: Place,
    /// The players agree on a draw
    #[arg(long, required_unless_present = "resigned", conflicts_with = "resigned")]
    pub agreed: bool,
    /// This player resigns
    #[arg(long, value_name = "white|black", value_parser = side)]
    pub resigned: Option<Side>,
}

/// Arguments of `envelope report`.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "After the resumption has begun (jadoube envelope resume), the player who sealed \
states the move of a lost envelope, where the edition says so: jadoube envelope state"
)]
pub struct ReportArgs {
    /// Which envelope.
    #[command(flatten)]
    pub place: Place,
    /// What is reported
    #[arg(value_enum)]
    pub what: ReportArg,
    /// Of the envelope with the reply
    #[arg(long)]
    pub reply: bool,
}

/// What is reported of an envelope.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ReportArg {
    /// It is not to be found
    Missing,
    /// It has turned up
    Found,
    /// Position and times of the lost envelope are established, or the players agree on them
    Established,
    /// They cannot be established, and the players do not agree
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
    /// Begin although the time of the resumption has not come; that cannot be taken back
    #[arg(long)]
    pub early: bool,
    /// At which board the game is resumed [default: where it was adjourned]
    #[arg(long)]
    pub board: Option<u16>,
    /// A player who is there, since now or since a time, like white or black=15:20; may be given
    /// twice, and again when the time was wrong
    #[arg(long = "present", value_name = "white|black[=TIME]", value_parser = seen)]
    pub present: Vec<Seen>,
    /// A player who was looked for and is not there, now or at a time; may be given twice
    #[arg(long = "absent", value_name = "white|black[=TIME]", value_parser = seen)]
    pub absent: Vec<Seen>,
    /// Whoever came too late plays all the same, as the arbiter decides, for this reason
    #[arg(long, value_name = "REASON")]
    pub excuse: Option<String>,
    /// Board and clocks, told to be wrong before, were put right
    #[arg(long, conflicts_with_all = ["clock_white", "board_shows", "keep_times"])]
    pub put_right: bool,
    /// The clocks, told to be wrong, stay as they are, for this reason
    #[arg(long, value_name = "REASON")]
    pub keep_times: Option<String>,
    /// What the clock on the table shows for White, like 1:29:30
    #[arg(long, value_name = "H:MM:SS", value_parser = clock, requires = "clock_black")]
    pub clock_white: Option<Millis>,
    /// What the clock on the table shows for Black
    #[arg(long, value_name = "H:MM:SS", value_parser = clock, requires = "clock_white")]
    pub clock_black: Option<Millis>,
    /// What stands on the board, compared with the adjourned position [default: that position]
    #[arg(long, value_name = "FEN", value_parser = placement)]
    pub board_shows: Option<Placement>,
}

/// Arguments of `envelope resume`.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "May be called again: when another player comes, or when board and clocks were \
put right (--put-right). The times of the envelope are set on a clock that the program keeps; of a clock on the \
table it is told what it shows.\n\nExit codes: 1 if board or clocks are told to be wrong."
)]
pub struct ResumeArgs {
    /// Which envelope.
    #[command(flatten)]
    pub place: Place,
    /// Who and what is there.
    #[command(flatten)]
    pub coming: Coming,
    /// Start the clock of the player who must reply and is absent; the envelope stays closed
    #[arg(long)]
    pub start_clock: bool,
}

/// Arguments of `envelope open`.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Takes the steps that the guide orders, one after the other, and stops where \
a decision is needed or a player is waited for. Passphrases are asked for without echo; with --stdin \
they are the lines of the input.\n\nWhere a decision is needed, what the edition says is printed; it is \
taken in the window, or by jadoube play.\n\nExit codes: 1 if the envelope \
stays closed, also because board or clocks were told to be wrong and nothing was settled since, or, \
with --play, because it is not decided what becomes of a player who came too late."
)]
pub struct OpenArgs {
    /// Which envelope.
    #[command(flatten)]
    pub place: Place,
    /// Open the envelope with the reply
    #[arg(long)]
    pub reply: bool,
    /// Who opens it
    #[arg(long, value_name = "NAME")]
    pub by: String,
    /// Who and what is there.
    #[command(flatten)]
    pub coming: Coming,
    /// The move as it is written on the paper
    #[arg(long, default_value = "", hide_default_value = true)]
    pub text: String,
    /// Its notation [default: the one in which it means something]; see jadoube read --help
    #[arg(long, value_parser = system)]
    pub system: Option<String>,
    /// Put right what was taken down before: a slip in reading the paper, or the notation
    #[arg(long)]
    pub correct: bool,
    /// A scoresheet that is not in the envelope
    #[arg(long, value_name = "white|black", value_parser = side)]
    pub without_sheet: Vec<Side>,
    /// The code on White's receipt, typed or scanned; none, if White shows none
    #[arg(long, value_name = "CODE|none")]
    pub white_receipt: Option<String>,
    /// The code on Black's receipt, typed or scanned; none, if Black shows none
    #[arg(long, value_name = "CODE|none")]
    pub black_receipt: Option<String>,
    /// Make the move on the board, if it is clear
    #[arg(long)]
    pub play: bool,
    /// Read the passphrases from standard input, one a line
    #[arg(long)]
    pub stdin: bool,
}

/// Arguments of `envelope state`.
#[derive(Debug, clap::Args)]
pub struct StateArgs {
    /// Which envelope.
    #[command(flatten)]
    pub place: Place,
    /// The move, as the player states it
    #[arg(value_name = "MOVE")]
    pub text: String,
    /// Its notation [default: the one in which it means something]; see jadoube read --help
    #[arg(long, value_parser = system)]
    pub system: Option<String>,
    /// Make it on the board
    #[arg(long)]
    pub play: bool,
}

/// Arguments of `envelope question-times`.
#[derive(Debug, clap::Args)]
pub struct QuestionArgs {
    /// Which envelope.
    #[command(flatten)]
    pub place: Place,
    /// Who says so
    #[arg(long, value_name = "white|black", value_parser = side)]
    pub by: Side,
    /// The consequences would be too severe, the arbiter finds
    #[arg(long)]
    pub severe: bool,
}
