//! The words of `jadoube competition`, told in `cli-help.ftl`.
#![expect(missing_docs, reason = "each argument is explained by its text in cli-help.ftl")]

use std::path::PathBuf;

use clap::{ArgGroup, Subcommand, ValueEnum};

use crate::competition::act_args::{
    AbsentArgs, AmendArgs, ByeArgs, ChangeArgs, EventDrawArgs, ExpelArgs, LotArgs, PublishArgs,
    RegulationsArgs, RulesArg, ScheduleArgs, TablesArg, day, one_category, scoring, wall,
};
use jadoube_competition::points::Scoring;
use jadoube_core::competition::category::Category;
use jadoube_laws::wall::Wall;

/// Arguments of `competition`.
#[derive(Debug, clap::Args)]
pub struct CompetitionArgs {
    #[command(subcommand)]
    pub what: CompetitionCommand,
}

/// What is asked about competitions.
#[derive(Debug, Subcommand)]
pub enum CompetitionCommand {
    Draw(DrawArgs),
    CheckTable(CheckTableArgs),
    Withdrawal(WithdrawalArgs),
    Match(MatchArgs),
    Olympiad(OlympiadArgs),
    Standings(StandingsArgs),
    List(ListArgs),
    New(EventArgs),
    Enter(EnterArgs),
    Number(NumberArgs),
    LineUp(TeamLineUpArgs),
    Groups(GroupsArgs),
    Pair(PairArgs),
    Lot(LotArgs),
    Publish(PublishArgs),
    Change(ChangeArgs),
    Result(ResultArgs),
    Absent(AbsentArgs),
    Bye(ByeArgs),
    Withdraw(WithdrawArgs),
    Expel(ExpelArgs),
    Amend(AmendArgs),
    Regulations(RegulationsArgs),
    Schedule(ScheduleArgs),
    Close(CloseArgs),
    Undo(FileArgs),
    Rounds(RoundsArgs),
    Export(ExportArgs),
    Convert(ConvertFileArgs),
    Check(CheckFileArgs),
    Rating(RatingArgs),
    Norms(NormsArgs),
}

/// Arguments of `competition convert`.
#[derive(Debug, clap::Args)]
pub struct ConvertFileArgs {
    #[command(flatten)]
    pub source: SourceArgs,
    #[arg(long, value_enum)]
    pub to: FileKind,
    #[arg(value_name = "OUT")]
    pub out: Option<PathBuf>,
    #[arg(long, requires = "out")]
    pub json: bool,
}

/// A tournament file, and how its bytes are letters.
#[derive(Debug, clap::Args)]
pub struct SourceArgs {
    pub file: PathBuf,
    #[arg(long, value_enum)]
    pub encoding: Option<EncodingArg>,
}

/// What a file is converted to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum FileKind {
    Trf16,
    Trf26,
    Csv,
}

/// How the bytes of a file are letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum EncodingArg {
    #[value(name = "utf-8")]
    Utf8,
    #[value(name = "windows-1250")]
    Windows1250,
    #[value(name = "windows-1251")]
    Windows1251,
    #[value(name = "windows-1252")]
    Windows1252,
}

/// Arguments of `competition check`.
#[derive(Debug, clap::Args)]
pub struct CheckFileArgs {
    #[command(flatten)]
    pub source: SourceArgs,
    #[arg(long)]
    pub titles: bool,
    #[arg(long)]
    pub all: bool,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition rating`.
#[derive(Debug, clap::Args)]
pub struct RatingArgs {
    #[command(flatten)]
    pub source: SourceArgs,
    #[arg(long, value_name = "NUMBER")]
    pub working: Option<u16>,
    #[arg(long, value_enum)]
    pub rate: Option<RateArg>,
    #[arg(long, value_name = "DAY")]
    pub begun: Option<String>,
    #[arg(long, value_name = "NUMBER=K", value_delimiter = ',')]
    pub k: Vec<String>,
    #[arg(long)]
    pub json: bool,
}

/// The rate of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum RateArg {
    Standard,
    Rapid,
    Blitz,
}

/// Arguments of `competition norms`.
#[derive(Debug, clap::Args)]
pub struct NormsArgs {
    #[command(flatten)]
    pub source: SourceArgs,
    #[arg(long, value_name = "NUMBER")]
    pub working: Option<u16>,
    #[arg(long)]
    pub exempt: bool,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition draw`.
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct DrawArgs {
    #[command(subcommand)]
    pub what: Option<DrawCommand>,
    #[command(flatten)]
    pub event: EventDrawArgs,
}

/// What is drawn, or paired without results.
#[derive(Debug, Subcommand)]
pub enum DrawCommand {
    Berger(BergerArgs),
    Double(DoubleArgs),
    Varma(VarmaArgs),
    Knockout(KnockoutArgs),
}

/// Arguments of `competition draw berger`.
#[derive(Debug, clap::Args)]
pub struct BergerArgs {
    pub players: u16,
    #[arg(long, value_name = "NUMBER")]
    pub match_boards: Option<u16>,
    #[arg(long, value_enum, default_value_t = WhiteArg::Odd, requires = "match_boards")]
    pub first_white: WhiteArg,
    #[arg(long)]
    pub working: bool,
    #[arg(long)]
    pub json: bool,
}

/// On which boards the team named first has White.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum WhiteArg {
    Odd,
    Even,
    All,
}

/// Arguments of `competition draw double`.
#[derive(Debug, clap::Args)]
pub struct DoubleArgs {
    #[command(flatten)]
    pub table: BergerArgs,
    #[arg(long)]
    pub as_tabled: bool,
}

/// Arguments of `competition draw varma`.
#[derive(Debug, clap::Args)]
pub struct VarmaArgs {
    #[arg(value_name = "FILE")]
    pub list: PathBuf,
    #[arg(long, value_delimiter = ',', value_name = "NUMBER")]
    pub numbers: Vec<u16>,
    #[arg(long)]
    pub seed: Option<u64>,
    #[arg(long, value_enum, default_value_t = TablesArg::Handbook)]
    pub tables: TablesArg,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition draw knockout`.
#[derive(Debug, clap::Args)]
pub struct KnockoutArgs {
    pub players: u16,
    #[arg(long)]
    pub third_place: bool,
    #[arg(long, value_name = "MATCH=PLAYER")]
    pub won: Vec<String>,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition check-table`.
#[derive(Debug, clap::Args)]
pub struct CheckTableArgs {
    pub table: PathBuf,
    #[arg(long, value_name = "NUMBER")]
    pub players: Option<u16>,
    #[arg(long)]
    pub own: bool,
    #[arg(long, requires = "own", default_value_t = 1, value_name = "NUMBER")]
    pub meetings: u16,
    #[arg(long, requires = "own", value_name = "FILE")]
    pub teams: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition withdrawal`.
#[derive(Debug, clap::Args)]
pub struct WithdrawalArgs {
    #[arg(value_name = "FILE.trf")]
    pub file: PathBuf,
    #[arg(required = true, value_name = "NUMBER@ROUND")]
    pub leavers: Vec<String>,
    #[arg(long)]
    pub teams: bool,
    #[arg(long, value_enum, default_value_t = RulesArg::Handbook)]
    pub rules: RulesArg,
    #[arg(long, value_name = "FILE")]
    pub schedule: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition match`.
#[derive(Debug, clap::Args)]
pub struct MatchArgs {
    pub games: Vec<String>,
    #[arg(long, value_name = "STAGES")]
    pub stages: Option<String>,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition olympiad`.
#[derive(Debug, clap::Args)]
pub struct OlympiadArgs {
    #[command(subcommand)]
    pub what: OlympiadCommand,
}

/// What is asked about the team world championships of 1972.
#[derive(Debug, Subcommand)]
pub enum OlympiadCommand {
    Entry(EntryArgs),
    Plan(PlanArgs),
    ExtraTeam(ExtraTeamArgs),
    LineUp(LineUpArgs),
    Ranking(RankingArgs),
    Rehearse(RehearseArgs),
}

/// Arguments of `competition olympiad entry`.
#[derive(Debug, clap::Args)]
pub struct EntryArgs {
    #[arg(value_name = "FILE")]
    pub list: PathBuf,
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    pub captain: String,
    #[arg(long)]
    pub women: bool,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition olympiad extra-team`.
#[derive(Debug, clap::Args)]
pub struct ExtraTeamArgs {
    #[arg(value_name = "FINAL")]
    pub letter: char,
    pub teams: u16,
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub against: u16,
    #[arg(long)]
    pub women: bool,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition olympiad plan`.
#[derive(Debug, clap::Args)]
pub struct PlanArgs {
    pub teams: u16,
    #[arg(long)]
    pub women: bool,
    #[arg(long, num_args = 2, value_names = ["TEAM", "TEAM"])]
    pub exchange: Vec<u16>,
    #[arg(long, value_name = "DAY")]
    pub start: Option<String>,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition olympiad line-up`.
#[derive(Debug, clap::Args)]
pub struct LineUpArgs {
    pub places: Vec<u16>,
    #[arg(long, value_name = "NUMBER")]
    pub players: u16,
    #[arg(long, value_name = "MINUTES", default_value_t = 60, allow_negative_numbers = true)]
    pub before: i32,
    #[arg(long)]
    pub force_majeure: bool,
    #[arg(long)]
    pub women: bool,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition olympiad ranking`.
#[derive(Debug, clap::Args)]
pub struct RankingArgs {
    pub results: PathBuf,
    #[arg(long)]
    pub women: bool,
    #[arg(long)]
    pub title: bool,
    #[arg(long, value_name = "TEAM")]
    pub extra: Option<u16>,
    #[arg(long)]
    pub working: bool,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition olympiad rehearse`.
#[derive(Debug, clap::Args)]
pub struct RehearseArgs {
    pub teams: u16,
    #[arg(long)]
    pub women: bool,
    #[arg(long, default_value_t = 1972)]
    pub seed: u64,
    #[arg(long)]
    pub json: bool,
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
    #[arg(long, value_name = "GROUP")]
    pub group: Option<String>,
    #[arg(long, value_name = "CATEGORY", value_parser = one_category, conflicts_with = "group")]
    pub category: Option<Category>,
    #[arg(long, value_name = "TIME", value_parser = wall)]
    pub as_of: Option<Wall>,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition new`.
#[derive(Debug, clap::Args)]
pub struct EventArgs {
    pub file: PathBuf,
    #[arg(long)]
    pub name: Option<String>,
    #[arg(long, default_value = "", hide_default_value = true)]
    pub place: String,
    #[arg(long, default_value = "", hide_default_value = true)]
    pub arbiter: String,
    #[arg(long, value_name = "YEAR")]
    pub laws: Option<String>,
    #[arg(long)]
    pub control: Option<String>,
    #[arg(long, value_enum, default_value_t = SystemArg::Berger)]
    pub system: SystemArg,
    #[arg(long, requires = "system")]
    pub as_tabled: bool,
    #[arg(long, value_name = "STAGES")]
    pub stages: Option<String>,
    #[arg(long, value_name = "STAGES")]
    pub final_stages: Option<String>,
    #[arg(long)]
    pub third_place: bool,
    #[arg(long, default_value_t = 9, value_name = "NUMBER")]
    pub rounds: u8,
    #[arg(long, value_parser = scoring, default_value = "usual")]
    pub scoring: Scoring,
    #[arg(long, value_name = "LIST")]
    pub tie_breaks: Option<String>,
    #[arg(long, value_name = "BOARDS", value_parser = clap::value_parser!(u8).range(1..))]
    pub teams: Option<u8>,
    #[arg(long, value_name = "YEAR")]
    pub edition: Option<u16>,
    #[arg(long, value_enum)]
    pub withdrawal: Option<RulesArg>,
    #[arg(long, value_name = "DAY", value_parser = day)]
    pub date: Option<String>,
    #[arg(
        long,
        num_args = 2,
        value_names = ["1972", "men|women"],
        conflicts_with_all = [
            "system", "rounds", "scoring", "tie_breaks", "teams", "edition", "withdrawal"
        ]
    )]
    pub olympiad: Vec<String>,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition groups`.
#[derive(Debug, clap::Args)]
#[command(group = ArgGroup::new("act").args(["divide", "exchange", "qualify", "play_off", "fill"]))]
pub struct GroupsArgs {
    pub file: PathBuf,
    #[arg(long)]
    pub divide: bool,
    #[arg(long, num_args = 2, value_names = ["TEAM", "TEAM"])]
    pub exchange: Vec<u16>,
    #[arg(long)]
    pub qualify: bool,
    #[arg(long, requires = "qualify", value_delimiter = ',', value_name = "NUMBERS")]
    pub order: Vec<u16>,
    #[arg(long)]
    pub play_off: bool,
    #[arg(long, requires = "play_off")]
    pub double: bool,
    #[arg(long, requires_all = ["team", "list"], value_name = "FINAL")]
    pub fill: Option<String>,
    #[arg(
        long,
        requires = "fill",
        default_value = "",
        hide_default_value = true,
        value_name = "NAME"
    )]
    pub team: String,
    #[arg(
        long,
        requires = "fill",
        default_value = "",
        hide_default_value = true,
        value_name = "NAME"
    )]
    pub captain: String,
    #[arg(long, requires = "fill", default_value_t = 0, value_name = "NUMBER")]
    pub against: u16,
    #[arg(long, requires = "fill", value_name = "FILE")]
    pub list: Option<PathBuf>,
    #[arg(long, default_value = "", hide_default_value = true)]
    pub reason: String,
    #[arg(long)]
    pub json: bool,
}

/// How an event is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SystemArg {
    Berger,
    Double,
    KnockOut,
    Match,
    Manual,
}

/// Arguments of `competition enter`.
#[derive(Debug, clap::Args)]
#[command(group = ArgGroup::new("one").args(["name", "fide"]))]
pub struct EnterArgs {
    pub file: PathBuf,
    #[arg(required_unless_present = "one")]
    pub list: Option<PathBuf>,
    #[arg(long, value_enum, requires = "list")]
    pub encoding: Option<EncodingArg>,
    #[arg(long, requires = "list", value_name = "NAME")]
    pub team: Option<String>,
    #[arg(long, requires = "team", default_value = "", hide_default_value = true)]
    pub captain: String,
    #[arg(long, conflicts_with = "list")]
    pub name: Option<String>,
    #[arg(long, conflicts_with = "list", value_delimiter = ',', value_name = "NUMBER")]
    pub fide: Vec<u32>,
    #[arg(long, requires = "name", default_value = "", hide_default_value = true)]
    pub federation: String,
    #[arg(long, requires = "name", default_value = "", hide_default_value = true)]
    pub title: String,
    #[arg(long, requires = "name", value_name = "NUMBER")]
    pub rating: Option<u16>,
    #[arg(long, requires = "name", value_name = "NUMBER")]
    pub fide_id: Option<u32>,
    #[arg(long, requires = "one", default_value = "", hide_default_value = true)]
    pub club: String,
    #[arg(long, requires = "one")]
    pub blind: bool,
    #[arg(long, requires = "one")]
    pub wheelchair: bool,
    #[arg(long, requires = "one", value_name = "BOARD")]
    pub fixed_board: Option<u16>,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition list`.
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct ListArgs {
    #[command(subcommand)]
    pub what: Option<ListCommand>,
    #[arg(long)]
    pub json: bool,
}

/// What is asked of the rating list.
#[derive(Debug, Subcommand)]
pub enum ListCommand {
    Import(ImportListArgs),
    Find(FindArgs),
}

/// Arguments of `competition list import`.
#[derive(Debug, clap::Args)]
pub struct ImportListArgs {
    pub file: PathBuf,
    #[arg(long, value_name = "MONTH")]
    pub date: Option<String>,
    #[arg(long, value_enum)]
    pub rate: Option<RateArg>,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition list find`.
#[derive(Debug, clap::Args)]
pub struct FindArgs {
    #[arg(required = true)]
    pub text: Vec<String>,
    #[arg(long, default_value = "", hide_default_value = true)]
    pub federation: String,
    #[arg(long, default_value_t = 20, value_name = "NUMBER")]
    pub limit: u16,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition number`.
#[derive(Debug, clap::Args)]
pub struct NumberArgs {
    pub file: PathBuf,
    #[arg(long, conflicts_with = "order", value_name = "NUMBER")]
    pub seed: Option<u64>,
    #[arg(long, value_delimiter = ',', value_name = "NUMBERS")]
    pub order: Vec<u16>,
    #[arg(long, default_value = "", hide_default_value = true)]
    pub reason: String,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition pair`.
#[derive(Debug, clap::Args)]
pub struct PairArgs {
    pub file: PathBuf,
    #[arg(value_name = "PAIRING")]
    pub pairings: Vec<String>,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition result`.
#[derive(Debug, clap::Args)]
pub struct ResultArgs {
    pub file: PathBuf,
    pub board: u16,
    #[arg(allow_hyphen_values = true)]
    pub result: String,
    #[arg(long)]
    pub round: Option<u8>,
    #[arg(long, default_value = "", hide_default_value = true)]
    pub reason: String,
    #[arg(long)]
    pub game_ended: bool,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition line-up`.
#[derive(Debug, clap::Args)]
pub struct TeamLineUpArgs {
    pub file: PathBuf,
    pub team: u16,
    #[arg(allow_hyphen_values = true)]
    pub places: String,
    #[arg(long, default_value = "")]
    pub reason: String,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition withdraw`.
#[derive(Debug, clap::Args)]
pub struct WithdrawArgs {
    pub file: PathBuf,
    #[arg(id = "number", required = true, value_delimiter = ',', value_name = "NUMBERS")]
    pub numbers: Vec<u16>,
    #[arg(long)]
    pub team: bool,
    #[arg(long, value_name = "ROUND")]
    pub from: Option<u8>,
    #[arg(long)]
    pub expelled: bool,
    #[arg(id = "return", long = "return", conflicts_with = "expelled")]
    pub comes_back: bool,
    #[arg(long)]
    pub reason: String,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition close`.
#[derive(Debug, clap::Args)]
pub struct CloseArgs {
    pub file: PathBuf,
    #[arg(long)]
    pub round: Option<u8>,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition undo`.
#[derive(Debug, clap::Args)]
pub struct FileArgs {
    pub file: PathBuf,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition rounds`.
#[derive(Debug, clap::Args)]
pub struct RoundsArgs {
    pub file: PathBuf,
    #[arg(long)]
    pub why: bool,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition export`.
#[derive(Debug, clap::Args)]
#[command(group = ArgGroup::new("kind").args(["trf", "csv", "html"]).required(true))]
pub struct ExportArgs {
    pub file: PathBuf,
    #[arg(long, value_name = "FILE.trf")]
    pub trf: Option<PathBuf>,
    #[arg(long, value_name = "FILE.csv")]
    pub csv: Option<PathBuf>,
    #[arg(long, value_name = "FILE.html")]
    pub html: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}
