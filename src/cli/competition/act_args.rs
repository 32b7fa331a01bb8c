//! The words of `jadoube competition` for what happens beside pairing and results: absences, byes,
//! corrections, changes, the draw. They are told in `cli-help.ftl`.

use std::path::PathBuf;

use clap::{ArgGroup, ValueEnum};

use crate::value::ValueFault;
use jadoube_competition::points::{Points, Scoring};
use jadoube_competition::prize::Sharing;
use jadoube_competition::tournament::Date;
use jadoube_competition::varma::rows::Letter;
use jadoube_competition::withdrawal::Edition as WithdrawalEdition;
use jadoube_core::competition::category::Category;
use jadoube_core::competition::prize::amounts;
use jadoube_desk::sealing::now;
use jadoube_desk::times;
use jadoube_laws::wall::Wall;

/// What results are worth: `usual`, or what a win, a draw, a loss and an absence are.
pub(super) fn scoring(text: &str) -> Result<Scoring, ValueFault> {
    if text == "usual" {
        return Ok(Scoring::USUAL);
    }
    let worth: Option<Vec<Points>> = text.split('-').map(Points::read).collect();
    let (win, draw, loss, absence) = match worth.as_deref() {
        Some([win, draw, loss]) => (*win, *draw, *loss, Points::ZERO),
        Some([win, draw, loss, absence]) => (*win, *draw, *loss, *absence),
        _ => return Err(ValueFault::NotScoring),
    };
    let scoring = Scoring { win, draw, loss, absence, pairing_bye: win, unknown: draw };
    scoring.check()?;
    Ok(scoring)
}

/// A whole date, as files have it.
pub(super) fn day(text: &str) -> Result<String, ValueFault> {
    let date = Date::read(text).and_then(|date| Some((date.year, date.month?, date.day?)));
    let (year, month, day) = date.ok_or(ValueFault::NotDay)?;
    Ok(format!("{year:04}-{month:02}-{day:02}"))
}

pub(super) fn wall(text: &str) -> Result<Wall, ValueFault> {
    times::typed(text, now()).ok_or(ValueFault::NotTime)
}

/// Arguments of `competition absent`.
#[derive(Debug, clap::Args)]
pub struct AbsentArgs {
    pub file: PathBuf,
    #[arg(id = "number", required = true, value_delimiter = ',', value_name = "NUMBERS")]
    pub numbers: Vec<u16>,
    #[arg(long, value_name = "ROUND")]
    pub round: Option<u8>,
    #[arg(long)]
    pub comes: bool,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition bye`.
#[derive(Debug, clap::Args)]
pub struct ByeArgs {
    pub file: PathBuf,
    pub number: u16,
    #[arg(long, value_name = "ROUND")]
    pub round: Option<u8>,
    #[arg(long, value_enum, default_value_t = ByeArg::Half)]
    pub points: ByeArg,
    #[arg(long)]
    pub json: bool,
}

/// What a bye is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ByeArg {
    Half,
    Full,
    Zero,
}

/// Arguments of `competition schedule`.
#[derive(Debug, clap::Args)]
pub struct ScheduleArgs {
    pub file: PathBuf,
    pub round: u8,
    #[arg(value_name = "START", value_parser = wall)]
    pub starts: Wall,
    #[arg(long, value_name = "TIME", default_value = "", hide_default_value = true)]
    pub end: String,
    #[arg(
        id = "pause",
        long = "break",
        value_name = "FROM-TO",
        default_value = "",
        hide_default_value = true
    )]
    pub pause: String,
    #[arg(long, conflicts_with_all = ["end", "pause"])]
    pub no_sessions: bool,
    #[arg(long, default_value = "", hide_default_value = true)]
    pub reason: String,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition expel`.
#[derive(Debug, clap::Args)]
pub struct ExpelArgs {
    pub file: PathBuf,
    pub number: u16,
    #[arg(long, value_name = "ROUND")]
    pub from: Option<u8>,
    #[arg(long)]
    pub reason: String,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition amend`.
#[derive(Debug, clap::Args)]
pub struct AmendArgs {
    pub file: PathBuf,
    pub number: u16,
    #[arg(long)]
    pub name: Option<String>,
    #[arg(long)]
    pub federation: Option<String>,
    #[arg(long)]
    pub title: Option<String>,
    #[arg(long, value_name = "NUMBER")]
    pub rating: Option<u16>,
    #[arg(long, value_name = "NUMBER")]
    pub rapid: Option<u16>,
    #[arg(long, value_name = "NUMBER")]
    pub blitz: Option<u16>,
    #[arg(long, value_name = "LIST")]
    pub list: Option<String>,
    #[arg(long, value_name = "DATE")]
    pub list_date: Option<String>,
    #[arg(long, value_name = "NUMBER")]
    pub event_rating: Option<u16>,
    #[arg(long, value_name = "LIST")]
    pub event_list: Option<String>,
    #[arg(long, value_name = "DATE")]
    pub event_date: Option<String>,
    #[arg(long, value_name = "NUMBER")]
    pub fide_id: Option<u32>,
    #[arg(long, value_name = "DATE")]
    pub birth: Option<String>,
    #[arg(long)]
    pub club: Option<String>,
    #[arg(long, value_name = "YES")]
    pub blind: Option<bool>,
    #[arg(long, value_name = "YES")]
    pub wheelchair: Option<bool>,
    #[arg(long, value_name = "BOARD")]
    pub fixed_board: Option<u16>,
    #[arg(long, value_delimiter = ',', value_name = "NUMBERS")]
    pub not_with: Option<Vec<u16>>,
    #[arg(long, value_name = "ROUND")]
    pub from_round: Option<u8>,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition change`.
#[derive(Debug, clap::Args)]
pub struct ChangeArgs {
    pub file: PathBuf,
    #[arg(required = true, value_name = "BOARD=PAIRING")]
    pub pairings: Vec<String>,
    #[arg(long, value_name = "ROUND")]
    pub round: Option<u8>,
    #[arg(long, value_enum)]
    pub ground: GroundArg,
    #[arg(long)]
    pub reason: String,
    #[arg(long)]
    pub json: bool,
}

/// The grounds on which published pairings change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum GroundArg {
    MetBefore,
    Rules,
    WithoutOpponents,
    LateEntry,
    LastRound,
}

/// Arguments of `competition regulations`.
#[derive(Debug, clap::Args)]
pub struct RegulationsArgs {
    pub file: PathBuf,
    #[arg(long)]
    pub control: Option<String>,
    #[arg(long, value_parser = scoring)]
    pub scoring: Option<Scoring>,
    #[arg(long, value_enum)]
    pub withdrawal: Option<RulesArg>,
    #[arg(long, value_name = "LIST")]
    pub tie_breaks: Option<String>,
    #[arg(long, value_name = "YEAR")]
    pub edition: Option<u16>,
    #[arg(long, value_name = "NUMBER")]
    pub rounds: Option<u8>,
    #[arg(long, value_name = "BOARD")]
    pub first_board: Option<u16>,
    #[arg(long, value_name = "FEDERATION")]
    pub host: Option<String>,
    #[arg(long, value_name = "NUMBER")]
    pub half_point_byes: Option<u8>,
    #[arg(long, value_name = "NUMBER")]
    pub no_byes_in_last: Option<u8>,
    #[arg(long, value_name = "YES")]
    pub full_point_byes: Option<bool>,
    #[arg(long, value_name = "NUMBER")]
    pub late_half_points: Option<u8>,
    #[arg(long, value_enum)]
    pub start: Option<StartArg>,
    #[arg(long = "prize", value_name = "CATEGORY=AMOUNTS", value_parser = prize)]
    pub prizes: Vec<(Category, Vec<u32>)>,
    #[arg(long, value_enum)]
    pub share_prizes: Option<SharingArg>,
    #[arg(long, value_name = "YES")]
    pub several_prizes: Option<bool>,
    #[arg(long, value_name = "MONEY")]
    pub currency: Option<String>,
    #[arg(long, default_value = "", hide_default_value = true)]
    pub reason: String,
    #[arg(long)]
    pub json: bool,
}

/// How prizes are divided among those with the same points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SharingArg {
    ByPlace,
    Equal,
    Hort,
}

impl From<SharingArg> for Sharing {
    fn from(told: SharingArg) -> Self {
        match told {
            SharingArg::ByPlace => Self::ByPlace,
            SharingArg::Equal => Self::Equal,
            SharingArg::Hort => Self::Hort,
        }
    }
}

/// The forms in which categories are written.
const CATEGORIES: &str = "women men u18 o65 unrated title:FM federation:MKD club:Name";

/// The forms in which prizes of a category are written.
const PRIZES: &str =
    "all=500,300 women= men= u18= o65= unrated= title:FM= federation:MKD= club:Name=";

/// The prizes of a category.
fn prize(text: &str) -> Result<(Category, Vec<u32>), ValueFault> {
    let read = || {
        let (of, money) = text.rsplit_once('=')?;
        Some((category(of)?, amounts(money)?))
    };
    read().ok_or_else(|| ValueFault::Unlisted { known: PRIZES.to_owned() })
}

/// A category whose standing is asked for: a board has prizes, and no standing.
pub(super) fn one_category(text: &str) -> Result<Category, ValueFault> {
    let known = category(text).filter(|known| !matches!(known, Category::Board(_)));
    known.ok_or_else(|| ValueFault::Unlisted { known: CATEGORIES.to_owned() })
}

fn category(text: &str) -> Option<Category> {
    Some(match text.split_once(':') {
        Some(("title", title)) => Category::Title(title.to_owned()),
        Some(("federation", federation)) => Category::Federation(federation.to_owned()),
        Some(("club", club)) => Category::Club(club.to_owned()),
        Some(("board", board)) => Category::Board(board.parse().ok()?),
        Some(_) => return None,
        None => match (text, text.split_at_checked(1)?) {
            ("all", _) => Category::All,
            ("women", _) => Category::Women,
            ("men", _) => Category::Men,
            (_, ("u", age)) if text != "unrated" => Category::Juniors(age.parse().ok()?),
            (_, ("o", age)) => Category::Seniors(age.parse().ok()?),
            ("unrated", _) => Category::Unrated,
            _ => return None,
        },
    })
}

/// From which position the games begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum StartArg {
    Usual,
    Chess960,
    Chess960EachBoard,
}

/// Arguments of `competition lot`.
#[derive(Debug, clap::Args)]
#[command(group = ArgGroup::new("how").args(["seed", "winner"]).required(true))]
pub struct LotArgs {
    pub file: PathBuf,
    pub number: u16,
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    #[arg(long, value_name = "NUMBER")]
    pub winner: Option<u16>,
    #[arg(long)]
    pub reason: String,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition publish`.
#[derive(Debug, clap::Args)]
pub struct PublishArgs {
    pub file: PathBuf,
    #[arg(long, value_name = "MEANS:NUMBERS")]
    pub chess960: Option<String>,
    #[arg(long)]
    pub basic_order: bool,
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `competition draw` on an event.
#[derive(Debug, clap::Args)]
pub struct EventDrawArgs {
    #[arg(required = true)]
    pub file: Option<PathBuf>,
    #[arg(long, value_name = "LETTER", value_parser = letter)]
    pub envelope: Option<Letter>,
    #[arg(long, conflicts_with = "envelope")]
    pub number: Option<u16>,
    #[arg(long, value_name = "SEED", conflicts_with_all = ["envelope", "number"])]
    pub lot: Option<u64>,
    #[arg(long, requires = "lot")]
    pub one: bool,
    #[arg(long, value_name = "GROUP")]
    pub group: Option<String>,
    #[arg(long, value_delimiter = ',', value_name = "NUMBERS", conflicts_with = "lot")]
    pub order: Vec<u16>,
    #[arg(long, value_enum, default_value_t = TablesArg::Handbook)]
    pub tables: TablesArg,
    #[arg(long, default_value = "", hide_default_value = true)]
    pub reason: String,
    #[arg(long)]
    pub json: bool,
}

fn letter(text: &str) -> Result<Letter, ValueFault> {
    let mut letters = text.trim().chars();
    match (letters.next(), letters.next()) {
        (Some(one), None) => Ok(Letter(one.to_ascii_uppercase())),
        _ => Err(ValueFault::NotLetter),
    }
}

/// Which Varma tables are drawn by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum TablesArg {
    Handbook,
    #[value(name = "2006")]
    Rules2006,
}

/// Which rules on withdrawals hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum RulesArg {
    #[value(name = "1958")]
    Y1958,
    #[value(name = "1970")]
    Y1970,
    #[value(name = "2006")]
    Y2006,
    Handbook,
}

impl From<RulesArg> for WithdrawalEdition {
    fn from(told: RulesArg) -> Self {
        match told {
            RulesArg::Y1958 => Self::Custom1958,
            RulesArg::Y1970 => Self::Rulings1970,
            RulesArg::Y2006 => Self::Rules2006,
            RulesArg::Handbook => Self::Handbook,
        }
    }
}
