//! Which column is what: by the headings that programs and people write, in the languages in which
//! lists go round, or by what stands below.

use jadoube_message::Message;
use serde::Serialize;

use crate::trf::player::title;

/// What a column is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Message)]
#[message(prefix = "competition-column", name = "column")]
#[serde(rename_all = "kebab-case")]
pub enum Column {
    /// The number for pairing.
    Number,
    /// Surname and given name in one.
    Name,
    /// The surname.
    Surname,
    /// The given name.
    GivenName,
    /// The title.
    Title,
    /// The rating.
    Rating,
    /// The federation.
    Federation,
    /// The number in FIDE's list.
    FideId,
    /// `m` or `w`.
    Sex,
    /// The date of birth or its year.
    Birth,
    /// The club.
    Club,
    /// The rapid rating.
    Rapid,
    /// The blitz rating.
    Blitz,
    /// Whether the rules for blind players hold.
    Blind,
    /// Whether a wheelchair must reach the board.
    Wheelchair,
    /// The board of every game.
    FixedBoard,
}

impl Column {
    /// All of them.
    pub const ALL: [Self; 16] = [
        Self::Number,
        Self::Name,
        Self::Surname,
        Self::GivenName,
        Self::Title,
        Self::Rating,
        Self::Federation,
        Self::FideId,
        Self::Sex,
        Self::Birth,
        Self::Club,
        Self::Rapid,
        Self::Blitz,
        Self::Blind,
        Self::Wheelchair,
        Self::FixedBoard,
    ];
}

/// Headings without blanks and points, in small letters. Keys, not texts: nobody is shown them.
const HEADINGS: [(Column, &[&str]); 16] = [
    (
        Column::Number,
        &[
            "no",
            "nr",
            "number",
            "snr",
            "sno",
            "startno",
            "startnr",
            "tpn",
            "rank",
            "бр",
            "број",
            "реденброј",
            "#",
        ],
    ),
    (
        Column::Name,
        &["name", "player", "spieler", "fullname", "игр", "играч", "имеипрезиме", "nom", "nombre"],
    ),
    (
        Column::Surname,
        &["surname", "lastname", "familyname", "nachname", "familienname", "презиме"],
    ),
    (Column::GivenName, &["givenname", "firstname", "forename", "vorname", "име"]),
    (Column::Title, &["title", "titel", "tit", "титула"]),
    (
        Column::Rating,
        &[
            "rating",
            "rtg",
            "elo",
            "fideelo",
            "elofide",
            "rtgi",
            "irtg",
            "fiderating",
            "ratingint",
            "std",
            "standard",
            "рејтинг",
            "wertungszahl",
        ],
    ),
    (
        Column::Federation,
        &["fed", "federation", "country", "föderation", "verband", "land", "федерација", "nation"],
    ),
    (
        Column::FideId,
        &[
            "fideid",
            "fideno",
            "idfide",
            "fidenumber",
            "id",
            "fidenr",
            "fideнумера",
            "фидеид",
            "fideбр",
        ],
    ),
    (Column::Sex, &["sex", "gender", "geschlecht", "пол", "mw"]),
    (
        Column::Birth,
        &[
            "birth",
            "birthday",
            "born",
            "birthyear",
            "yearofbirth",
            "dateofbirth",
            "bday",
            "year",
            "geburtsjahr",
            "geburtsdatum",
            "geboren",
            "jahrgang",
            "роден",
            "годинанараѓање",
            "датумнараѓање",
        ],
    ),
    (Column::Club, &["club", "clubcity", "verein", "vereinort", "клуб"]),
    (
        Column::Rapid,
        &[
            "rapid",
            "rapidrating",
            "rtgrapid",
            "rpd",
            "elorapid",
            "schnellschach",
            "рапид",
            "забрзаншах",
        ],
    ),
    (
        Column::Blitz,
        &["blitz", "blitzrating", "rtgblitz", "blz", "eloblitz", "блиц", "брзопотезеншах"],
    ),
    (Column::Blind, &["blind", "visuallyimpaired", "sehbehindert", "слеп", "слепа"]),
    (Column::Wheelchair, &["wheelchair", "rollstuhl", "количка", "инвалидскаколичка"]),
    (
        Column::FixedBoard,
        &["fixedboard", "alwaysatboard", "festesbrett", "immeranbrett", "постојанатабла"],
    ),
];

/// What a heading means.
pub(super) fn by_heading(text: &str) -> Option<Column> {
    let kept = |sign: &char| sign.is_alphanumeric() || *sign == '#';
    let key: String = text.to_lowercase().chars().filter(kept).collect();
    let known = HEADINGS.into_iter().find(|(_, headings)| headings.contains(&key.as_str()));
    known.map(|(column, _)| column)
}

/// What columns without headings are, by what stands in most of their cells.
pub(super) fn by_cells(rows: &[(usize, Vec<String>)]) -> Vec<Option<Column>> {
    let width = rows.iter().map(|(_, cells)| cells.len()).max().unwrap_or_default();
    let column = |at: usize| {
        let cells = rows.iter().filter_map(|(_, cells)| cells.get(at));
        let cells: Vec<&str> = cells.map(String::as_str).filter(|cell| !cell.is_empty()).collect();
        let most = |is: &dyn Fn(&str) -> bool| {
            let count = cells.iter().filter(|cell| is(cell)).count();
            count > 0 && count * 10 >= cells.len() * 8
        };
        let number = |cell: &str| cell.parse::<u32>().ok();
        let between = |least: u32, most: u32| {
            move |cell: &str| number(cell).is_some_and(|number| least <= number && number <= most)
        };
        let is_federation =
            |cell: &str| cell.len() == 3 && cell.bytes().all(|sign| sign.is_ascii_uppercase());
        let is_name = |cell: &str| {
            cell.chars().filter(|sign| sign.is_alphabetic()).count() > 3 && number(cell).is_none()
        };
        let is_counted = (1..).zip(&cells).all(|(at, cell)| number(cell) == Some(at));
        if is_counted && !cells.is_empty() {
            Some(Column::Number)
        } else if most(&|cell| title(cell).is_some()) {
            Some(Column::Title)
        } else if most(&is_federation) {
            Some(Column::Federation)
        } else if most(&|cell| ["m", "w", "f"].contains(&cell.to_lowercase().as_str())) {
            Some(Column::Sex)
        } else if most(&between(1900, 2030)) && !most(&between(2031, 2900)) {
            // Years and low ratings look alike: whole columns of ratings reach further.
            Some(if most(&between(1900, 2025)) { Column::Birth } else { Column::Rating })
        } else if most(&between(1000, 2900)) {
            Some(Column::Rating)
        } else if most(&between(10_000, 999_999_999)) {
            Some(Column::FideId)
        } else if most(&is_name) {
            Some(Column::Name)
        } else {
            None
        }
    };
    (0..width).map(column).collect()
}
