//! The words of the command line. What each of them means is told in `cli-help.ftl` under its name,
//! in the reader's language (`help`), and not here.
#![expect(missing_docs, reason = "each argument is explained by its text in cli-help.ftl")]

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{ArgGroup, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

use crate::competition::args::CompetitionArgs;
use crate::envelope::args::EnvelopeArgs;
use crate::value::{counter, end, lang, post, scheme};
use jadoube_chess::scoresheet::end::EndPosition;
use jadoube_chess::scoresheet::length::Counter;
use jadoube_chess::side::Side;
use jadoube_core::stations::post::Post;
use jadoube_i18n::spoken::Style;
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::laws::kind::Supervision;

/// A workstation for chess arbiters: board, dual clock and dispute log in one window.
///
/// Without a subcommand the window opens: on FILE, or on the choice of a competition.
#[derive(Debug, Parser)]
#[command(name = "jadoube", version, max_term_width = 100, subcommand_negates_reqs = true)]
pub struct Args {
    pub file: Option<PathBuf>,
    #[arg(long, global = true, value_name = "LANG", value_parser = lang)]
    pub lang: Option<String>,
    #[arg(long, global = true)]
    pub overwrite: bool,
    #[arg(long, global = true)]
    pub go_on_in_this: bool,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub enum Command {
    Demo(DemoArgs),
    New(NewArgs),
    Log(LogArgs),
    Verify(VerifyArgs),
    Stations(StationsArgs),
    Sign(SignArgs),
    Countersign(CountersignArgs),
    Print(PrintSheetArgs),
    Salvage(SalvageArgs),
    Export(ExportArgs),
    Import(ImportArgs),
    Play(PlayArgs),
    Serve(ServeArgs),
    Join(JoinArgs),
    Ports(PortsArgs),
    Simulate(SimulateArgs),
    Watch(WatchArgs),
    MatePossible(MatePossibleArgs),
    Notate(NotateArgs),
    Read(ReadArgs),
    Reconstruct(ReconstructArgs),
    Reconcile(ReconcileArgs),
    Envelope(EnvelopeArgs),
    Convert(ConvertArgs),
    Competition(CompetitionArgs),
    Say(SayArgs),
    Rule(RuleArgs),
    Law(LawArgs),
    Glossary(GlossaryArgs),
    Completions { shell: Shell },
    Man,
}

/// Arguments of `demo`.
#[derive(Debug, clap::Args)]
pub struct DemoArgs {
    #[arg(long)]
    pub headless: bool,
    #[arg(long, value_name = "FOLDER")]
    pub keep: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER")]
    pub screenshots: Option<PathBuf>,
}

/// Arguments of `new`.
#[derive(Debug, clap::Args)]
pub struct NewArgs {
    pub file: PathBuf,
    #[arg(long)]
    pub name: Option<String>,
    #[arg(long, default_value = "", hide_default_value = true)]
    pub place: String,
    #[arg(long, default_value = "", hide_default_value = true)]
    pub arbiter: String,
    #[arg(long)]
    pub edition: Option<String>,
    #[arg(long, value_name = "FILE.ron")]
    pub rules: Option<PathBuf>,
    #[arg(long, value_name = "HOW")]
    pub supervision: Option<SupervisionArg>,
    #[arg(long, default_value_t = 1)]
    pub boards: u16,
    #[arg(long, default_value = "90+30")]
    pub control: String,
}

/// Arguments of `rule`.
#[derive(Debug, clap::Args)]
pub struct RuleArgs {
    #[arg(required_unless_present = "topics")]
    pub case: Option<PathBuf>,
    #[arg(long)]
    pub edition: Option<String>,
    #[arg(long)]
    pub kind: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub rules: Option<PathBuf>,
    #[arg(long)]
    pub topics: bool,
    #[arg(long, conflicts_with = "brief")]
    pub json: bool,
    #[arg(long)]
    pub brief: bool,
}

/// Arguments of `reconcile`.
#[derive(Debug, clap::Args)]
pub struct ReconcileArgs {
    pub case: PathBuf,
    #[arg(long)]
    pub edition: Option<String>,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `log`.
#[derive(Debug, clap::Args)]
pub struct LogArgs {
    pub file: PathBuf,
    #[arg(long)]
    pub json: bool,
    #[arg(long)]
    pub board: Option<u16>,
}

/// Arguments of `verify`.
#[derive(Debug, clap::Args)]
pub struct VerifyArgs {
    pub file: PathBuf,
    #[arg(long, value_name = "N:HASH")]
    pub head: Option<String>,
    #[arg(long, value_name = "FINGERPRINT")]
    pub signed_by: Option<String>,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `stations`.
#[derive(Debug, clap::Args)]
#[command(subcommand_precedence_over_arg = true)]
pub struct StationsArgs {
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    #[arg(long)]
    pub json: bool,
    #[command(subcommand)]
    pub what: Option<StationsCommand>,
}

/// What is asked of the station to which a file belongs.
#[derive(Debug, Subcommand)]
pub enum StationsCommand {
    Give {
        station: String,
        #[arg(required = true, value_name = "POST", value_parser = post)]
        posts: Vec<Post>,
    },
    Take {
        #[arg(required = true, value_name = "POST", value_parser = post)]
        posts: Vec<Post>,
    },
    TakeOver {
        #[arg(required = true, value_name = "POST", value_parser = post)]
        posts: Vec<Post>,
        #[arg(long)]
        reason: String,
    },
    Settle {
        #[arg(value_parser = post)]
        post: Post,
        station: String,
        stands: StandsArg,
        #[arg(long, required_unless_present = "preview")]
        reason: Option<String>,
        #[command(flatten)]
        parts: Box<PartsArgs>,
    },
}

/// What of two records stands, with `parts`.
#[derive(Debug, clap::Args)]
pub struct PartsArgs {
    #[arg(long, value_name = "STANDS")]
    pub moves: Option<RecordArg>,
    #[arg(long, value_name = "MOVE")]
    pub upto: Option<String>,
    #[arg(long, value_name = "CLOCK")]
    pub clock: Option<ClockArg>,
    #[arg(long, value_name = "STANDS")]
    pub result: Option<RecordArg>,
    #[arg(long, value_name = "STANDS")]
    pub counts: Option<RecordArg>,
    #[arg(long = "incident", value_name = "NO")]
    pub incidents: Vec<IncidentNo>,
    #[arg(long)]
    pub preview: bool,
}

/// One of two records.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum RecordArg {
    InForce,
    Aside,
}

/// From where the times on the clocks are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ClockArg {
    InForce,
    Aside,
    LastMove,
}

/// Which of two records stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum StandsArg {
    InForce,
    Aside,
    Parts,
}

/// Arguments of `sign`.
#[derive(Debug, clap::Args)]
pub struct SignArgs {
    #[arg(required_unless_present = "key")]
    pub head: Option<String>,
    #[arg(long, value_name = "NAME", required_unless_present = "key")]
    pub by: Option<String>,
    #[arg(long, conflicts_with_all = ["head", "by"])]
    pub key: bool,
}

/// Arguments of `countersign`.
#[derive(Debug, clap::Args)]
pub struct CountersignArgs {
    pub file: PathBuf,
    pub signature: String,
}

/// Arguments of `print`: one sheet, which all but `round` say alone; beside `blind` it says which game.
#[derive(Debug, clap::Args)]
#[command(group = ArgGroup::new("sheet").required(true).multiple(true).args(SHEETS).arg("round"))]
#[command(group = ArgGroup::new("one").multiple(false).args(SHEETS))]
pub struct PrintSheetArgs {
    pub file: PathBuf,
    #[arg(long, value_name = "NUMBER")]
    pub incident: Option<IncidentNo>,
    #[arg(long, value_name = "NUMBER")]
    pub appeal: Option<IncidentNo>,
    #[arg(long, conflicts_with_all = SHEETS.iter().filter(|sheet| **sheet != "blind"))]
    pub round: Option<u16>,
    #[arg(long, value_name = "BOARD")]
    pub blind: Option<u16>,
    #[arg(long, value_name = "ROUND")]
    pub pairings: Option<u8>,
    #[arg(long, value_name = "ROUND")]
    pub results: Option<u8>,
    #[arg(long, value_name = "ROUND")]
    pub standings: Option<Option<u8>>,
    #[arg(long)]
    pub cross_table: bool,
    #[arg(long)]
    pub players: bool,
    #[arg(long, value_name = "ROUND")]
    pub board_cards: Option<u8>,
    #[arg(long, value_name = "ROUND")]
    pub scoresheets: Option<u8>,
    #[arg(long, value_name = "ROUND")]
    pub protocol: Option<u8>,
    #[arg(long, value_name = "ROUND")]
    pub line_ups: Option<u8>,
    #[arg(long, value_name = "ROUND")]
    pub matches: Option<u8>,
    #[arg(long, value_name = "ROUND")]
    pub clock_sheet: Option<u8>,
    #[arg(long)]
    pub equipment: bool,
    #[arg(long)]
    pub report: bool,
    #[arg(long)]
    pub prizes: bool,
    #[arg(long, value_name = "NUMBER")]
    pub norms: Option<u16>,
    #[arg(short, long)]
    pub output: PathBuf,
}

/// The options of `print` that name a sheet.
const SHEETS: [&str; 18] = [
    "incident",
    "appeal",
    "blind",
    "pairings",
    "results",
    "standings",
    "cross_table",
    "players",
    "board_cards",
    "scoresheets",
    "protocol",
    "line_ups",
    "matches",
    "clock_sheet",
    "equipment",
    "report",
    "prizes",
    "norms",
];

/// Arguments of `salvage`.
#[derive(Debug, clap::Args)]
pub struct SalvageArgs {
    pub file: PathBuf,
    pub new: PathBuf,
}

/// Arguments of `export`.
#[derive(Debug, clap::Args)]
pub struct ExportArgs {
    pub file: PathBuf,
    #[arg(long = "as", value_enum, default_value_t = ExportKind::Pgn, conflicts_with_all = ["pgn", "ron"])]
    pub kind: ExportKind,
    #[arg(long, conflicts_with = "ron")]
    pub pgn: bool,
    #[arg(long)]
    pub ron: bool,
    #[arg(long, conflicts_with = "ron")]
    pub exact: bool,
    #[arg(long, required_if_eq("kind", "braille"))]
    pub board: Option<u16>,
    #[arg(long, requires = "board")]
    pub round: Option<u16>,
    #[arg(long, value_enum, required_if_eq("kind", "braille"))]
    pub sheet: Option<SheetOf>,
    #[arg(long)]
    pub brf: bool,
    #[arg(short, long)]
    pub output: Option<PathBuf>,
}

/// A player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SheetOf {
    White,
    Black,
}

impl From<SheetOf> for Side {
    fn from(told: SheetOf) -> Self {
        match told {
            SheetOf::White => Self::White,
            SheetOf::Black => Self::Black,
        }
    }
}

/// The supervision of rapid and blitz games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SupervisionArg {
    Adequate,
    Lacking,
}

impl From<SupervisionArg> for Supervision {
    fn from(told: SupervisionArg) -> Self {
        match told {
            SupervisionArg::Adequate => Self::Adequate,
            SupervisionArg::Lacking => Self::Lacking,
        }
    }
}

/// What `export` can write.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ExportKind {
    Pgn,
    Ron,
    Braille,
}

/// Arguments of `import`.
#[derive(Debug, clap::Args)]
pub struct ImportArgs {
    pub file: PathBuf,
    #[arg(long, value_name = "GAMES")]
    pub pgn: PathBuf,
    #[arg(long)]
    pub cut_result_signs: bool,
    #[arg(long)]
    pub again: bool,
}

/// Arguments of `play`.
#[derive(Debug, clap::Args)]
pub struct PlayArgs {
    pub file: PathBuf,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `serve`.
#[derive(Debug, clap::Args)]
pub struct ServeArgs {
    pub file: PathBuf,
    #[arg(long, value_name = "ADDRESS")]
    pub listen: Option<SocketAddr>,
    #[arg(long, conflicts_with = "name")]
    pub beside: bool,
    #[arg(long, conflicts_with_all = ["name", "beside"])]
    pub hall: bool,
    #[arg(long)]
    pub name: Option<String>,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `join`.
#[derive(Debug, clap::Args)]
pub struct JoinArgs {
    pub code: String,
    pub file: PathBuf,
    #[arg(long)]
    pub name: Option<String>,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `ports`.
#[derive(Debug, clap::Args)]
pub struct PortsArgs {
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `simulate`.
#[derive(Debug, clap::Args)]
#[group(required = false)]
pub struct SimulateArgs {
    #[arg(long, value_name = "FILE", conflicts_with = "replay")]
    pub pgn: Option<PathBuf>,
    #[arg(long, value_name = "FILE.hex")]
    pub replay: Option<PathBuf>,
    #[arg(long, default_value = "", hide_default_value = true)]
    pub faults: String,
    #[arg(long, value_name = "PATH")]
    pub port: Option<PathBuf>,
    #[arg(long, default_value = "1")]
    pub speed: String,
    #[arg(long)]
    pub rotated: bool,
    #[arg(long)]
    pub read_only_clock: bool,
    #[arg(long, value_name = "FILE.hex")]
    pub record: Option<PathBuf>,
}

/// Arguments of `watch`.
#[derive(Debug, clap::Args)]
pub struct WatchArgs {
    #[arg(long, value_name = "PORT")]
    pub port: String,
    #[arg(long, value_name = "FILE")]
    pub pgn: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
    #[arg(long)]
    pub fen: Option<String>,
    #[arg(long)]
    pub chess960: bool,
    #[arg(long, value_enum, default_value_t = ClockSide::Auto)]
    pub white: ClockSide,
    #[arg(long, default_value_t = 5)]
    pub patience: u64,
    #[arg(long, value_enum, default_value_t = Traffic::None)]
    pub trace: Traffic,
}

/// Which end of the clock is White's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ClockSide {
    Auto,
    A,
    B,
}

/// How much traffic to print.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Traffic {
    None,
    Messages,
    Frames,
    Bytes,
}

/// Many lines to answer in place of one.
#[derive(Debug, clap::Args)]
pub struct BatchArgs {
    #[arg(long, value_name = "FILE")]
    pub batch: Option<PathBuf>,
    #[arg(long, value_name = "N", requires = "batch")]
    pub threads: Option<usize>,
}

/// Arguments of `mate-possible`.
#[derive(Debug, clap::Args)]
pub struct MatePossibleArgs {
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    pub fen: Vec<String>,
    #[arg(long)]
    pub quick: bool,
    #[arg(long, value_enum, conflicts_with = "batch")]
    pub by: Option<Player>,
    #[arg(long, conflicts_with = "batch")]
    pub chess960: bool,
    #[command(flatten)]
    pub many: BatchArgs,
}

/// Arguments of `notate`.
#[derive(Debug, clap::Args)]
pub struct NotateArgs {
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    pub fen: Option<String>,
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    pub uci: Option<String>,
    #[arg(long, default_value = "", hide_default_value = true, conflicts_with = "batch")]
    pub history: String,
    #[arg(long, value_name = "FILE")]
    pub letters: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub many: BatchArgs,
}

/// Arguments of `say`.
#[derive(Debug, clap::Args)]
pub struct SayArgs {
    #[arg(required = true, value_name = "MOVE")]
    pub moves: Vec<String>,
    #[arg(long)]
    pub fen: Option<String>,
    #[arg(long, value_parser = scheme)]
    pub scheme: Option<Style>,
    #[arg(long)]
    pub zwo: bool,
    #[arg(long)]
    pub full: bool,
    #[arg(long)]
    pub aloud: bool,
}

/// Arguments of `read`.
#[derive(Debug, clap::Args)]
pub struct ReadArgs {
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    pub fen: Option<String>,
    #[arg(value_name = "SYSTEM TEXT", required_unless_present = "batch", conflicts_with = "batch")]
    pub text: Vec<String>,
    #[arg(long, conflicts_with = "batch")]
    pub guess: bool,
    #[arg(long, default_value = "", hide_default_value = true, conflicts_with = "batch")]
    pub history: String,
    #[arg(long, value_name = "FILE")]
    pub letters: Option<PathBuf>,
    #[command(flatten)]
    pub many: BatchArgs,
}

/// A player, as written on the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Player {
    White,
    Black,
}

/// Arguments of `law`.
#[derive(Debug, clap::Args)]
pub struct LawArgs {
    #[arg(value_name = "EDITION] [ARTICLE|WORDS")]
    pub asked: Vec<String>,
    #[arg(long)]
    pub across: bool,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `glossary`.
#[derive(Debug, clap::Args)]
pub struct GlossaryArgs {
    pub words: Vec<String>,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `convert`.
#[derive(Debug, clap::Args)]
pub struct ConvertArgs {
    #[arg(long, value_name = "SYSTEM")]
    pub from: Option<String>,
    #[arg(long, value_name = "SYSTEM")]
    pub to: String,
    pub file: PathBuf,
    #[arg(long)]
    pub table: bool,
    #[arg(long)]
    pub brf: bool,
    #[arg(long, value_name = "LETTERS.ron")]
    pub letters: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
}

/// Arguments of `reconstruct`.
#[derive(Debug, clap::Args)]
pub struct ReconstructArgs {
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    pub white: Option<PathBuf>,
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    pub black: Option<PathBuf>,
    #[arg(long = "final", value_name = "FEN", value_parser = end, conflicts_with = "batch")]
    pub end: Option<EndPosition>,
    #[arg(long, value_name = "N", value_parser = counter, conflicts_with = "batch")]
    pub moves_white: Option<Counter>,
    #[arg(long, value_name = "N", value_parser = counter, conflicts_with = "batch")]
    pub moves_black: Option<Counter>,
    #[arg(long, value_name = "N", conflicts_with = "batch")]
    pub moves_claimed: Option<usize>,
    #[arg(long, conflicts_with = "batch")]
    pub json: bool,
    #[command(flatten)]
    pub many: BatchArgs,
    #[arg(long, requires = "batch")]
    pub report: bool,
}
