//! The words of the command line.

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

use crate::envelope::args::EnvelopeArgs;
use jadoube_chess::scoresheet::end::EndPosition;
use jadoube_chess::scoresheet::length::Counter;
use jadoube_chess::side::Side;
use jadoube_i18n::lang::Lang;
use jadoube_i18n::spoken::Style;
use jadoube_laws::laws::kind::Supervision;

/// A workstation for chess arbiters: board, dual clock and dispute log in one window.
///
/// Without a subcommand the window opens: on FILE, or on the choice of a competition.
#[derive(Debug, Parser)]
#[command(name = "jadoube", version, about, max_term_width = 100, subcommand_negates_reqs = true)]
#[command(
    after_help = "Exit codes: 0 done; 1 refused (the Laws or the state forbid it, or a check \
failed); 2 the input is unusable.\n\nTry it: jadoube demo"
)]
pub struct Args {
    /// The competition file to open (NAME.jadoube)
    pub file: Option<PathBuf>,
    /// The language of window and output: en, de or mk [default: the desktop's]
    #[arg(long, global = true, value_name = "LANG", value_parser = lang)]
    pub lang: Option<String>,
    #[command(subcommand)]
    #[expect(missing_docs, reason = "clap would print it")]
    pub command: Option<Command>,
}

/// A language that is not there must not silently become another.
fn lang(code: &str) -> Result<String, String> {
    let known = Lang::ALL.map(Lang::code).join(", ");
    Lang::from_code(code)
        .map(|lang| lang.code().to_owned())
        .ok_or_else(|| format!("not one of {known}"))
}

/// The subcommands.
#[derive(Debug, Subcommand)]
#[expect(missing_docs, reason = "each holds the arguments of its own file")]
pub enum Command {
    /// Show a demonstration competition: boards on simulated serial lines, a blind match, an adjourned game
    Demo(DemoArgs),
    /// Make a new competition file
    New(NewArgs),
    /// Print the journal of a competition
    Log(LogArgs),
    /// Check the chain of a competition's journal
    Verify(VerifyArgs),
    /// Sign the head of a record on another machine
    Sign(SignArgs),
    /// Add the signature of another machine to a competition
    Countersign(CountersignArgs),
    /// Print the sheet of an incident or of a round into a PDF file
    Print(PrintSheetArgs),
    /// Save what can be read of a damaged competition file as a new one
    Salvage(SalvageArgs),
    /// Write games as PGN or everything as RON
    Export(ExportArgs),
    /// Read games from a PGN file onto free boards
    Import(ImportArgs),
    /// Carry out commands from standard input, one JSON object a line
    Play(PlayArgs),
    /// List the serial lines of this machine
    Ports(PortsArgs),
    /// Be an electronic board with a clock, on a pseudo-terminal
    Simulate(SimulateArgs),
    /// Watch an electronic board: what it says, which moves were recognised
    Watch(WatchArgs),
    /// Say whether mate can still be given, with the evidence
    MatePossible(MatePossibleArgs),
    /// Write a move in every notation
    Notate(NotateArgs),
    /// Say what a written move can mean, in any notation
    Read(ReadArgs),
    /// Find the game behind two scoresheets with slips and gaps
    Reconstruct(ReconstructArgs),
    /// Find out what is wrong when the two boards of a game with a blind player differ
    Reconcile(ReconcileArgs),
    /// Adjourned games: their envelopes, the sealing, the opening, the plan of resumptions
    Envelope(EnvelopeArgs),
    /// Write whole scores in another notation
    Convert(ConvertArgs),
    /// Announce moves as players without sight hear them, printed or aloud
    Say(SayArgs),
    /// Rule on a case that is written in a file
    Rule(RuleArgs),
    /// Look up the Laws: editions, articles, words; side by side with --across
    Law(LawArgs),
    /// Look up terms in English, German, Macedonian, Russian, Spanish and French
    Glossary(GlossaryArgs),
    /// Print completions for a shell
    Completions { shell: Shell },
    /// Print the manual page
    Man,
}

/// Arguments of `demo`.
#[derive(Debug, clap::Args)]
pub struct DemoArgs {
    /// Run to the end without a window, print what happened; exit 0 only if all came out right
    #[arg(long)]
    pub headless: bool,
    /// Where to keep the competition file [default: a temporary folder]
    #[arg(long, value_name = "FOLDER")]
    pub keep: Option<PathBuf>,
    /// Draw every screen into PNG files in this folder, and end
    #[arg(long, value_name = "FOLDER")]
    pub screenshots: Option<PathBuf>,
}

/// Arguments of `new`.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: jadoube new cup.jadoube --name \"Winter Cup\" --boards 8 \
--control 15+10")]
pub struct NewArgs {
    /// The file to make
    pub file: PathBuf,
    /// The name of the competition [default: the file's name]
    #[arg(long)]
    pub name: Option<String>,
    /// Where it is played
    #[arg(long, default_value = "", hide_default_value = true)]
    pub place: String,
    /// The arbiter who answers for it
    #[arg(long, default_value = "", hide_default_value = true)]
    pub arbiter: String,
    /// The edition of the Laws in force [default: that of the rules, else 2023]
    #[arg(long)]
    pub edition: Option<String>,
    /// The competition's own rules: a RON file, laid over their edition (see assets/laws/overlays), or
    /// 2006 for the FIDE Tournament Rules of 2006
    #[arg(long, value_name = "FILE.ron")]
    pub rules: Option<PathBuf>,
    /// How closely rapid and blitz games are watched [default: left open, which a ruling says]
    #[arg(long, value_name = "HOW")]
    pub supervision: Option<SupervisionArg>,
    /// How many boards to set up
    #[arg(long, default_value_t = 1)]
    pub boards: u16,
    /// The time control of the boards: 40/90+30, 30+30; 3+2; 90 d5
    #[arg(long, default_value = "90+30")]
    pub control: String,
}

/// Arguments of `rule`.
#[derive(Debug, clap::Args)]
#[command(after_help = "A case is a RON or JSON file; all words stand in quotes:\n\n  (\n    \
game: (moves: \"e4 e5 Nf3\", clocks: (white: 600000, black: 590000)),\n    kind: \"rapid\",\n    \
case: \"illegal-move\", by: \"black\", completed: true, made: (\"b8\", \"b6\"),\n  )\n\n\
jadoube rule --topics tells the kinds of case and what each asks for.\n\
Exit codes: 0 ruled; 2 the case cannot be read, or cannot be so.")]
pub struct RuleArgs {
    /// The file of the case; - reads standard input
    #[arg(required_unless_present = "topics")]
    pub case: Option<PathBuf>,
    /// The edition of the Laws, all of them, or 2006: the FIDE Tournament Rules of 2006 with the Laws
    /// of their time [default: the newest]
    #[arg(long)]
    pub edition: Option<String>,
    /// The kind of play: standard, rapid, rapid-supervised, blitz, blitz-supervised [default: the
    /// case's own, else by its time control]
    #[arg(long)]
    pub kind: Option<String>,
    /// A competition's own rules: a RON file, or 2006 for the FIDE Tournament Rules of 2006; laid
    /// over the edition [default: the one that they name]
    #[arg(long, value_name = "FILE")]
    pub rules: Option<PathBuf>,
    /// List the kinds of case and the facts that each needs
    #[arg(long)]
    pub topics: bool,
    /// Print one JSON object an edition
    #[arg(long, conflicts_with = "brief")]
    pub json: bool,
    /// Print one line an edition: remedies, then articles
    #[arg(long)]
    pub brief: bool,
}

/// Arguments of `reconcile`.
#[derive(Debug, clap::Args)]
#[command(after_help = "The file, in RON or JSON; all but the boards may be left out:\n\
(\n\
\x20 boards: (white: \"rnbqkbnr/…\", black: \"…\"),   what stands on each player's board\n\
\x20 scores: (white: \"1. e4 e5 2. Nf3 …\", black: \"…\"), as typed, with slips and gaps\n\
\x20 record: \"e4 e5 Nf3\",                         moves announced or sensed\n\
\x20 measured: [(ply: 3, white: 5000000, black: 5100000)],  milliseconds left then\n\
\x20 clocks: (white: 600000, black: 590000), control: \"90+30\", fen: \"start position\",\n\
)\n\nExit code: 0 when it is settled what is to be done, 1 when nothing decides it.")]
pub struct ReconcileArgs {
    /// The file of the case; - reads standard input
    pub case: PathBuf,
    /// The edition of the Laws, or all [default: the newest]
    #[arg(long)]
    pub edition: Option<String>,
    /// Print one JSON object an edition
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `log`.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "What is damaged is shown as far as it can be read; the exit code is then 1."
)]
pub struct LogArgs {
    /// The competition file
    pub file: PathBuf,
    /// Print one JSON object a line
    #[arg(long)]
    pub json: bool,
    /// Only what happened at this board
    #[arg(long)]
    pub board: Option<u16>,
}

/// Arguments of `verify`.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Nothing is written. What is shown: that nobody without the key of a station has \
changed anything. The owner of that key could write the record anew, and rows can be cut off its \
end together with their signatures: against both stands the head on paper.\n\
Example: jadoube verify cup.jadoube --head 1284:7K3QF-9WX2M-D04TB-ZZ8AH-5C\n\
Exit codes: 0 sound; 1 the first row that is not is named, or the head is not part of the file, or \
another key has signed; 2 nothing can be read, or the head was mistyped."
)]
pub struct VerifyArgs {
    /// The competition file
    pub file: PathBuf,
    /// A head that was written down: is that state part of this file? N:CODE, N:HASH, or scanned text
    #[arg(long, value_name = "N:HASH")]
    pub head: Option<String>,
    /// Every row must be signed with this key, told by its fingerprint of 30 digits
    #[arg(long, value_name = "FINGERPRINT")]
    pub signed_by: Option<String>,
    /// Print the answer as one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `sign`.
#[derive(Debug, clap::Args)]
#[command(after_help = "On your own machine: jadoube sign 'JADOUBE HEAD …' --by 'N. Ilić' \
prints a signature; on the machine with the competition: jadoube countersign cup.jadoube \
'JADOUBE SIGNATURE …' adds it to the record. --key alone prints the fingerprint of this machine’s \
key.")]
pub struct SignArgs {
    /// The whole text of the head, as the other machine shows it; - reads standard input
    #[arg(required_unless_present = "key")]
    pub head: Option<String>,
    /// Who signs
    #[arg(long, value_name = "NAME", required_unless_present = "key")]
    pub by: Option<String>,
    /// Print the fingerprint of this machine's key, for others to compare
    #[arg(long, conflicts_with_all = ["head", "by"])]
    pub key: bool,
}

/// Arguments of `countersign`.
#[derive(Debug, clap::Args)]
#[command(after_help = "What was signed must be part of the file. Exit codes: 0 added; 1 the \
signature is not of this file, or was changed; 2 the text is no signature.")]
pub struct CountersignArgs {
    /// The competition file
    pub file: PathBuf,
    /// The line that the other machine printed; - reads standard input
    pub signature: String,
}

/// Arguments of `print`.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Both sheets bear the head of the record, to be checked later with jadoube \
verify --head. Envelopes and receipts: jadoube envelope print."
)]
pub struct PrintSheetArgs {
    /// The competition file
    pub file: PathBuf,
    /// The sheet of this incident
    #[arg(long, value_name = "NUMBER", required_unless_present = "round")]
    pub incident: Option<u32>,
    /// The sheet of this round: every board with its result, moves and clocks
    #[arg(long, conflicts_with = "incident")]
    pub round: Option<u16>,
    /// The PDF file to write
    #[arg(short, long)]
    pub output: PathBuf,
}

/// Arguments of `salvage`.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "The damaged file stays as it is. Rows that are missing or were changed are left \
out and named.\nExit codes: 0 everything is in the new file; 1 something was left out or cut off; \
2 nothing can be read, or the new file cannot be made."
)]
pub struct SalvageArgs {
    /// The damaged competition file
    pub file: PathBuf,
    /// The file to make
    pub new: PathBuf,
}

/// Arguments of `export`.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: jadoube export cup.jadoube --pgn -o cup.pgn")]
pub struct ExportArgs {
    /// The competition file
    pub file: PathBuf,
    /// What to write
    #[arg(long = "as", value_enum, default_value_t = ExportKind::Pgn, conflicts_with_all = ["pgn", "ron"])]
    pub kind: ExportKind,
    /// Short for --as pgn
    #[arg(long, conflicts_with = "ron")]
    pub pgn: bool,
    /// Short for --as ron
    #[arg(long)]
    pub ron: bool,
    /// Write the times of PGN with their decimals, which not every program reads
    #[arg(long, conflicts_with = "ron")]
    pub exact: bool,
    /// The board, for a scoresheet in braille
    #[arg(long, required_if_eq("kind", "braille"))]
    pub board: Option<u16>,
    /// Whose scoresheet in braille
    #[arg(long, value_enum, required_if_eq("kind", "braille"))]
    pub sheet: Option<SheetOf>,
    /// For embossers: ASCII braille with pages
    #[arg(long)]
    pub brf: bool,
    /// Where to [default: standard output]
    #[arg(short, long)]
    pub output: Option<PathBuf>,
}

/// A player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SheetOf {
    /// The player of the white pieces
    White,
    /// The player of the black pieces
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
    /// Close enough that the competition rules hold in full
    Adequate,
    /// Not so close
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
    /// The games
    Pgn,
    /// The whole journal
    Ron,
    /// A player's scoresheet, in braille; with --board and --sheet
    Braille,
}

/// Arguments of `import`.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Moves, times, draw offers, players and results are taken over. Comments, glyphs, \
variations and other tags are not; each is told, and so is everything in the file that is wrong or \
doubtful, such as a last king move that may only be the sign of the result."
)]
pub struct ImportArgs {
    /// The competition file
    pub file: PathBuf,
    /// The PGN file
    #[arg(long, value_name = "GAMES")]
    pub pgn: PathBuf,
    /// Cut off last moves of the kings that only showed the result to an electronic board; without
    /// it they stay, and are told
    #[arg(long)]
    pub cut_result_signs: bool,
}

/// Arguments of `play`.
#[derive(Debug, clap::Args)]
#[command(after_help = "Each line: {\"key\": UUID, \"command\": {…}}. The key may be left out; \
sent twice, it is recorded once.\nEach answer: {\"ok\": true, \"entries\": […]}, written when it is \
recorded, or {\"ok\": false, \"why\": …}.\n\nExample: {\"command\": {\"to\": \"game\", \"board\": 1, \
\"what\": {\"command\": \"start\"}}}")]
pub struct PlayArgs {
    /// The competition file
    pub file: PathBuf,
}

/// Arguments of `ports`.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "A port need not be listed to be used: a path can be typed wherever a port is \
asked for, and so can tcp://host:port, for a board whose bytes a box on the network carries as they \
are (ser2net, socat)."
)]
pub struct PortsArgs {
    /// Print one JSON object a line
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `simulate`.
#[derive(Debug, clap::Args)]
#[group(required = false)]
pub struct SimulateArgs {
    /// Play the first game of this PGN file
    #[arg(long, value_name = "FILE", conflicts_with = "replay")]
    pub pgn: Option<PathBuf>,
    /// Send the messages recorded in this file (hex, one message a line)
    #[arg(long, value_name = "FILE.hex")]
    pub replay: Option<PathBuf>,
    /// What goes wrong, separated by commas: illegal@9, flag@20, takeback@12, touch@7, forget@5,
    /// unpressed@16 (the game ends so), clock-turned (and first pressed at rest),
    /// kings (they show the result) at the board; split, glue, noise, unplug@12, unplug@12+4 (for
    /// four half-moves, which the board keeps), no-memory, lost-ack, no-clock and others on the line
    #[arg(long, default_value = "", hide_default_value = true)]
    pub faults: String,
    /// Make a link with this name to the pseudo-terminal; or tcp://host:port, to be found there
    #[arg(long, value_name = "PATH")]
    pub port: Option<PathBuf>,
    /// How fast: 1 is real time, 10 ten times as fast, instant as fast as the line takes it
    #[arg(long, default_value = "1")]
    pub speed: String,
    /// Turn the board round by 180°
    #[arg(long)]
    pub rotated: bool,
    /// Refuse to be set: a clock in an option of its own
    #[arg(long)]
    pub read_only_clock: bool,
    /// Record what the board sends to this file (hex, one message a line)
    #[arg(long, value_name = "FILE.hex")]
    pub record: Option<PathBuf>,
}

/// Arguments of `watch`.
#[derive(Debug, clap::Args)]
pub struct WatchArgs {
    /// The serial line, or tcp://host:port for a board behind a network
    #[arg(long, value_name = "PORT")]
    pub port: String,
    /// Write the game to this file when the other side has hung up
    #[arg(long, value_name = "FILE")]
    pub pgn: Option<PathBuf>,
    /// Print one JSON object a line
    #[arg(long)]
    pub json: bool,
    /// The start position, as FEN
    #[arg(long)]
    pub fen: Option<String>,
    /// Chess960
    #[arg(long)]
    pub chess960: bool,
    /// Which end of the clock is White's
    #[arg(long, value_enum, default_value_t = ClockSide::Auto)]
    pub white: ClockSide,
    /// Seconds to wait for a lost line before it is taken to have gone for good
    #[arg(long, default_value_t = 5)]
    pub patience: u64,
    /// How much of the traffic to print
    #[arg(long, value_enum, default_value_t = Traffic::None)]
    pub trace: Traffic,
}

/// Which end of the clock is White's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ClockSide {
    /// By the way the board lies
    Auto,
    /// End A, on the right seen from the front
    A,
    /// End B, on the left seen from the front
    B,
}

/// How much traffic to print.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Traffic {
    /// None
    None,
    /// What the messages mean
    Messages,
    /// The messages, byte by byte
    Frames,
    /// Every byte on the line as it comes
    Bytes,
}

/// Many lines to answer in place of one.
#[derive(Debug, clap::Args)]
pub struct BatchArgs {
    /// Answer for every line of this file; - is standard input
    #[arg(long, value_name = "FILE")]
    pub batch: Option<PathBuf>,
    /// How many threads work on a batch [default: one for each core]
    #[arg(long, value_name = "N", requires = "batch")]
    pub threads: Option<usize>,
}

/// Arguments of `mate-possible`.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Each line of a batch: FEN, a tab, w or b (the side that should mate); blank \
lines and lines that begin with # are passed over.\nEach answer, tab-separated: winnable, unwinnable, \
undetermined or error; positions looked at; microseconds; the moves to mate, or the reason.\n\n\
Example: jadoube mate-possible \"4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1\""
)]
pub struct MatePossibleArgs {
    /// The position
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    pub fen: Vec<String>,
    /// Only as much work as after every move of a game: milliseconds at worst, not seconds
    #[arg(long)]
    pub quick: bool,
    /// Ask for this player only [default: both]
    #[arg(long, value_enum, conflicts_with = "batch")]
    pub by: Option<Player>,
    /// Chess960
    #[arg(long, conflicts_with = "batch")]
    pub chess960: bool,
    /// Many instead of one
    #[command(flatten)]
    pub many: BatchArgs,
}

/// Arguments of `notate`.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Each line of a batch: FEN, a tab, the move as engines write it and, after \
another tab, the moves from the start that led there, which names such as KR and QN depend on; \
blank lines and lines that begin with # are passed over.\nEach answer: a JSON object with the \
systems, or with the error.\n\nExample: jadoube notate start g1f3"
)]
pub struct NotateArgs {
    /// The position, in quotes; start is that of the game
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    pub fen: Option<String>,
    /// The move as engines write it: e2e4, e7e8q
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    pub uci: Option<String>,
    /// The moves from the start to the position, as engines write them, in quotes
    #[arg(long, default_value = "", hide_default_value = true, conflicts_with = "batch")]
    pub history: String,
    /// Letters of the pieces that are not known here: a RON file, (king: "K", queen: "D",
    /// rook: "V", bishop: "S", knight: "J"); the system is then called own
    #[arg(long, value_name = "FILE")]
    pub letters: Option<PathBuf>,
    /// Print the answer as JSON
    #[arg(long)]
    pub json: bool,
    /// Many instead of one
    #[command(flatten)]
    pub many: BatchArgs,
}

/// Arguments of `say`.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Moves stand in any notation, each in quotes if it has blanks, and each is \
made before the next.\n\nExamples:\n  jadoube say --lang de e4 e5 Nf3\n  jadoube say --scheme \
anna-local --lang en \"Springer Gustav eins Felix drei\"\n\nExit codes: 0 announced; 1 it could not be \
spoken; 2 the position or a move is none."
)]
pub struct SayArgs {
    /// The moves
    #[arg(required = true, value_name = "MOVE")]
    pub moves: Vec<String>,
    /// The position before the first move [default: the start]
    #[arg(long)]
    pub fen: Option<String>,
    /// The words: fide-german (Springer Gustav eins - Felix drei), local (the same in the language
    /// of --lang), anna-local (knight felix 3, as chess sites have it) [default: fide-german with
    /// German, else local]
    #[arg(long, value_parser = scheme)]
    pub scheme: Option<Style>,
    /// zwo for two, where the words are German
    #[arg(long)]
    pub zwo: bool,
    /// Captures, check and mate too, for which the Laws do not ask
    #[arg(long)]
    pub full: bool,
    /// Speak them through the voice that the preferences ask for, and wait for the end
    #[arg(long)]
    pub aloud: bool,
}

fn scheme(name: &str) -> Result<Style, String> {
    let known = Style::ALL.map(Style::name).join(", ");
    Style::from_name(name).ok_or_else(|| format!("not one of {known}"))
}

/// Arguments of `read`.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Systems: san, lan, squares, alg1972, each alone or with a language (san_de, \
lan_mk; en de fr nl es it pl ru mk, fig for figurines, own for letters of a file), figurine, uci, \
iccf, uedemann, desc_en, desc_es, phonetic_de, braille.\n\nEach line of a batch: FEN, system, text and \
possibly the moves from the start that led there, with tabs between; blank lines and lines that \
begin with # are passed over.\nEach answer: the moves that the text can mean, sorted, or illegal, \
unreadable or error.\n\nExamples: jadoube read start san_de Sf3; jadoube read start --guess e4 e5 \
Sf3 Sc6"
)]
pub struct ReadArgs {
    /// The position, in quotes; start is that of the game
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    pub fen: Option<String>,
    /// The system, and the text in it; with --guess, the moves of a score
    #[arg(value_name = "SYSTEM TEXT", required_unless_present = "batch", conflicts_with = "batch")]
    pub text: Vec<String>,
    /// Say in which languages' letters the moves can be written
    #[arg(long, conflicts_with = "batch")]
    pub guess: bool,
    /// The moves from the start to the position, as engines write them, in quotes
    #[arg(long, default_value = "", hide_default_value = true, conflicts_with = "batch")]
    pub history: String,
    /// Letters of the pieces that are not known here: a RON file, see notate --help
    #[arg(long, value_name = "FILE")]
    pub letters: Option<PathBuf>,
    /// Many instead of one
    #[command(flatten)]
    pub many: BatchArgs,
}

/// A player, as written on the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Player {
    /// White
    White,
    /// Black
    Black,
}

/// Arguments of `law`.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples: jadoube law; jadoube law 2018; jadoube law 2018 7.5; \
jadoube law 1972 Int. 15; jadoube law both flags; jadoube law illegal move --across\nStatements \
are in our words. Nothing found: exit code 1.")]
pub struct LawArgs {
    /// An edition (2023) [default: the newest], then an article (7.5.5, A.4.2, Int. 15), a topic
    /// (T05) or words; all words must occur
    #[arg(value_name = "EDITION] [ARTICLE|WORDS")]
    pub asked: Vec<String>,
    /// Lay the topic side by side across all editions
    #[arg(long)]
    pub across: bool,
    /// Print the answer as JSON
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `glossary`.
#[derive(Debug, clap::Args)]
pub struct GlossaryArgs {
    /// Words of a term, in any of the languages [default: all terms]
    pub words: Vec<String>,
    /// Print the terms as JSON
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `convert`.
#[derive(Debug, clap::Args)]
#[command(after_help = "Reads PGN and plain scores, with move numbers, comments, variations and \
results; writes to standard output. Where an entry can mean several moves, the rest of the game \
decides; choices, repaired misprints and the first entry that cannot be read are told with game, \
move, line and column, and what was not read stays in the output as a comment.\n\nExit codes: 1 \
if something was left open or unread.\n\nSystems: see jadoube read --help")]
pub struct ConvertArgs {
    /// The system in which the scores are written [default: found from the moves of the first games,
    /// and told; where several fit, it must be given]
    #[arg(long, value_name = "SYSTEM")]
    pub from: Option<String>,
    /// The system in which to write them
    #[arg(long, value_name = "SYSTEM")]
    pub to: String,
    /// The scores; - is standard input
    pub file: PathBuf,
    /// Print a table for people, a row for each move
    #[arg(long)]
    pub table: bool,
    /// Write braille in the ASCII characters that embossers take, in pages of 25 lines
    #[arg(long)]
    pub brf: bool,
    /// Letters of the pieces that are not known here: a RON file, see notate --help
    #[arg(long, value_name = "LETTERS.ron")]
    pub letters: Option<PathBuf>,
    /// How many threads work [default: one for each core]
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
}

/// Arguments of `reconstruct`.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "A sheet is a text with one row a line: 12. Nf3 d6; ... for a move that is missing, \
| for a tick, ? for what nobody can read. Language and manner are found from the sheet.\n\
Of the final position, the pieces are enough, or the pieces and who is on move, as they stand on a \
board. From its third field on a FEN is taken at its word, - for nobody may castle; where no game \
comes to it so, castling or the counters are left out of account, and that is told.\n\
Certain: no other game comes near the sheets, not even with a slip that both players made alike. \
Agreed: such a game is possible, but both sheets say otherwise. Sheets of more than 1,200 \
half-moves are refused.\nA batch is a table with tabs and a header line; its columns are found by name: id, white_sheet, \
black_sheet, final_fen (rows divided by semicolons, cells by commas). Each answer, tab-separated: \
id; certain, agreed, likely or open; the moves as coordinates.\n--report compares with the column \
true_moves_uci and prints figures for each value of the column tier."
)]
pub struct ReconstructArgs {
    /// The file of White's sheet
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    pub white: Option<PathBuf>,
    /// The file of Black's sheet
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    pub black: Option<PathBuf>,
    /// The final position, or as much of its FEN as is known: the pieces, or the pieces and who is on
    /// move
    #[arg(long = "final", value_name = "FEN", conflicts_with = "batch")]
    pub end: Option<EndPosition>,
    /// How many moves White's clock shows; 40+ for 40 or more, where the next period has begun
    #[arg(long, value_name = "N", conflicts_with = "batch")]
    pub moves_white: Option<Counter>,
    /// How many moves Black's clock shows
    #[arg(long, value_name = "N", conflicts_with = "batch")]
    pub moves_black: Option<Counter>,
    /// How many moves the player whose flag fell says were made
    #[arg(long, value_name = "N", conflicts_with = "batch")]
    pub moves_claimed: Option<usize>,
    /// Print the answer as one JSON object
    #[arg(long, conflicts_with = "batch")]
    pub json: bool,
    /// Many instead of one
    #[command(flatten)]
    pub many: BatchArgs,
    /// Compare the answers of a batch with the true games, and print figures only
    #[arg(long, requires = "batch")]
    pub report: bool,
}
