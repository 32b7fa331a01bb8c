//! The line of a player: record 001, and the national records that have its first columns.

use jadoube_chess::side::Side;

use crate::points::Points;
use crate::tournament::{Date, Number, Sex};
use crate::trf::columns::Columns;
use crate::trf::fault::What;

/// The column of the first round; each takes ten.
const FIRST_ROUND: usize = 92;
/// How many columns a round takes.
const ROUND_WIDTH: usize = 10;

/// A player's line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerLine {
    /// His starting rank.
    pub number: Number,
    /// As the file has it.
    pub sex: Option<Sex>,
    /// `GM`, `IM`, `WGM` … as the file spells it; in a national record his class there.
    pub title: String,
    /// “Surname, Given name”.
    pub name: String,
    /// The rating; 0 in a file is none.
    pub rating: Option<u16>,
    /// The federation; in a national record where he comes from.
    pub federation: String,
    /// The number in FIDE's list or the national one, as it stands there.
    pub list_number: String,
    /// The date of birth.
    pub birth: Option<Date>,
    /// His points.
    pub points: Option<Points>,
    /// His rank, of the end in a report.
    pub rank: Option<u16>,
    /// What he did in round 1, 2, …
    pub cells: Vec<Cell>,
}

/// What stands in the ten columns of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cell {
    /// Whom he met or was to meet.
    pub opponent: Option<Number>,
    /// Whether `0000` says that it was nobody, and not just blanks.
    pub is_nobody: bool,
    /// The colour of his pieces.
    pub colour: Option<Side>,
    /// Whether a dash says that there was no colour.
    pub has_dash: bool,
    /// The result.
    pub result: Option<Sign>,
}

/// The sign of a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// `1`
    Win,
    /// `=`
    Draw,
    /// `0`
    Loss,
    /// `W`: not rated, nobody or only one made a move.
    UnratedWin,
    /// `D`
    UnratedDraw,
    /// `L`
    UnratedLoss,
    /// `+`
    ForfeitWin,
    /// `-`
    ForfeitLoss,
    /// `H`
    HalfBye,
    /// `F`
    FullBye,
    /// `U`
    PairingBye,
    /// `Z`
    ZeroBye,
    /// `?`: not known yet, as programs write an adjourned game among themselves.
    Unknown,
}

impl Sign {
    /// Whether it stands for a round without an opponent.
    #[must_use]
    pub const fn is_bye(self) -> bool {
        matches!(self, Self::HalfBye | Self::FullBye | Self::PairingBye | Self::ZeroBye)
    }

    const ALL: [(Self, char); 13] = [
        (Self::Win, '1'),
        (Self::Draw, '='),
        (Self::Loss, '0'),
        (Self::UnratedWin, 'W'),
        (Self::UnratedDraw, 'D'),
        (Self::UnratedLoss, 'L'),
        (Self::ForfeitWin, '+'),
        (Self::ForfeitLoss, '-'),
        (Self::HalfBye, 'H'),
        (Self::FullBye, 'F'),
        (Self::PairingBye, 'U'),
        (Self::ZeroBye, 'Z'),
        (Self::Unknown, '?'),
    ];

    /// The result of a sign, in either case.
    #[must_use]
    pub fn read(sign: char) -> Option<Self> {
        let sign = sign.to_ascii_uppercase();
        Self::ALL.into_iter().find(|(_, letter)| *letter == sign).map(|(result, _)| result)
    }

    /// Its sign.
    #[must_use]
    pub fn letter(self) -> char {
        Self::ALL.into_iter().find(|(result, _)| *result == self).map_or(' ', |(_, letter)| letter)
    }
}

/// The titles in the forms of today and in those of old files.
const TITLES: [(&str, &[&str]); 8] = [
    ("GM", &["g", "gm"]),
    ("IM", &["m", "im"]),
    ("FM", &["f", "fm"]),
    ("CM", &["c", "cm"]),
    ("WGM", &["wg", "wgm"]),
    ("WIM", &["wm", "wim"]),
    ("WFM", &["wf", "wfm"]),
    ("WCM", &["wc", "wcm"]),
];

/// A title as FIDE writes it today; nothing for one that it does not know.
#[must_use]
pub fn title(text: &str) -> Option<&'static str> {
    let text = text.trim().to_lowercase();
    TITLES.into_iter().find(|(_, forms)| forms.contains(&text.as_str())).map(|(title, _)| title)
}

impl PlayerLine {
    /// Reads a player's line, 001 with its rounds or a national one without, and says what is wrong
    /// in which column. Nothing if it has no number.
    ///
    /// Columns are letters. Where they are no good and the name has letters of several bytes, they
    /// are tried as bytes.
    pub(super) fn read(text: &str, is_national: bool) -> (Option<Self>, Vec<(usize, What)>) {
        let (line, faults) = Self::from_columns(Columns::new(text), is_national);
        if faults.is_empty() || text.is_ascii() {
            return (line, faults);
        }
        let (other, mut others) = Self::from_columns(Columns::of_bytes(text), is_national);
        if others.len() >= faults.len() {
            return (line, faults);
        }
        others.insert(0, (1, What::CountedInBytes));
        (other, others)
    }

    fn from_columns(mut at: Columns<'_>, is_national: bool) -> (Option<Self>, Vec<(usize, What)>) {
        let Some(number) = at.own_number(5, 8) else { return (None, at.faults) };
        for column in [9, 14, 48, 53, 57, 69] {
            at.blank(column);
        }
        let sex = at.sign(10).and_then(|sign| match sign {
            'm' | 'M' => Some(Sex::Man),
            'w' | 'W' | 'f' | 'F' => Some(Sex::Woman),
            '-' => None,
            _ => {
                at.fault(10, What::NoSuchLetter(sign.to_string()));
                None
            }
        });
        let spelt = at.field(11, 13);
        if !is_national && !spelt.is_empty() && title(spelt) != Some(spelt) {
            at.fault(11, What::TitleForm(spelt.to_owned()));
        }
        let mut line = Self {
            number,
            sex,
            title: spelt.to_owned(),
            name: at.field(15, 47).to_owned(),
            rating: at.number(49, 52).filter(|rating| *rating > 0),
            federation: at.field(54, 56).to_owned(),
            list_number: at.field(58, 68).to_owned(),
            birth: at.date(70, 79),
            points: None,
            rank: None,
            cells: Vec::new(),
        };
        if !is_national {
            at.blank(80);
            at.blank(85);
            line.points = at.points(81, 84);
            line.rank = at.number(86, 89);
            line.cells = cells(&mut at);
        }
        (Some(line), at.faults)
    }
}

fn cells(at: &mut Columns<'_>) -> Vec<Cell> {
    let mut cells = Vec::new();
    let mut column = FIRST_ROUND;
    while !at.rest(column).is_empty() {
        cells.push(cell(at, column));
        column += ROUND_WIDTH;
    }
    cells
}

fn cell(at: &mut Columns<'_>, column: usize) -> Cell {
    let opponent = at.number(column, column + 3);
    let colour = at.colour(column + 5);
    let result = at.sign(column + 7).and_then(|sign| {
        let result = Sign::read(sign);
        if result.is_none() {
            at.fault(column + 7, What::NoSuchResult(sign));
        }
        result
    });
    for blank in [4, 6, 8, 9] {
        at.blank(column + blank);
    }
    Cell {
        opponent: opponent.filter(|number| *number > 0).map(Number),
        is_nobody: opponent == Some(0),
        colour,
        has_dash: at.sign(column + 5) == Some('-'),
        result,
    }
}

/// The column in which the ten of a round begin, from round 1.
pub(super) const fn column_of(round: u8) -> usize {
    FIRST_ROUND + (round as usize).saturating_sub(1) * ROUND_WIDTH
}

impl PlayerLine {
    /// The line as it is written: record 001, or a national record without rounds.
    pub(super) fn write(&self, code: &str) -> String {
        let sex = match self.sex {
            Some(Sex::Man) => "m",
            Some(Sex::Woman) => "w",
            None => "",
        };
        let rating = self.rating.map(|rating| rating.to_string()).unwrap_or_default();
        let birth = self.birth.map(|birth| birth.to_string()).unwrap_or_default();
        let mut line = format!(
            "{code} {:>4} {sex:<1}{:>3} {:<33} {rating:>4} {:<3} {:>11} {birth:<10}",
            self.number.0,
            cut(&self.title, 3),
            cut(&self.name, 33),
            cut(&self.federation, 3),
            cut(&self.list_number, 11),
        );
        if code != "001" {
            return line.trim_end().to_owned();
        }
        let points = self.points.map(|points| points.to_string()).unwrap_or_default();
        let rank = self.rank.map(|rank| rank.to_string()).unwrap_or_default();
        line.push_str(&format!(" {points:>4} {rank:>4}"));
        for cell in &self.cells {
            line.push_str("  ");
            line.push_str(&cell.write());
        }
        line.trim_end().to_owned()
    }
}

impl Cell {
    fn write(&self) -> String {
        let opponent = match self.opponent {
            Some(number) => number.0.to_string(),
            None if self.is_nobody => "0000".to_owned(),
            None => String::new(),
        };
        let colour = match self.colour {
            Some(Side::White) => "w",
            Some(Side::Black) => "b",
            None if self.has_dash => "-",
            None => "",
        };
        let result = self.result.map_or(' ', Sign::letter);
        format!("{opponent:>4} {colour:<1} {result}")
    }
}

/// So many letters of a text, as fixed columns hold no more.
pub(super) fn cut(text: &str, letters: usize) -> String {
    text.chars().take(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "001    1 m GM Žižka, Jan                        2851 CZE     4100018 \
        1963/04/13  4.0    1     2 w 1  0000 - H               3 b =";

    #[test]
    fn a_line_is_read_by_its_columns_and_written_so() {
        let (line, faults) = PlayerLine::read(LINE, false);
        let line = line.expect("a number");
        assert_eq!(faults, []);
        assert_eq!((line.name.as_str(), line.rating), ("Žižka, Jan", Some(2851)));
        assert_eq!((line.points, line.rank), (Some(Points(40)), Some(1)));
        let results: Vec<Option<Sign>> = line.cells.iter().map(|cell| cell.result).collect();
        assert_eq!(results, [Some(Sign::Win), Some(Sign::HalfBye), None, Some(Sign::Draw)]);
        assert_eq!(line.write("001"), LINE);
    }

    #[test]
    fn columns_that_were_counted_in_bytes_are_seen() {
        let counted = LINE.replacen("Žižka, Jan  ", "Žižka, Jan", 1);
        let (line, faults) = PlayerLine::read(&counted, false);
        assert_eq!(faults, [(1, What::CountedInBytes)]);
        assert_eq!(line, PlayerLine::read(LINE, false).0);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_column() {
        for (from, to, column, what) in [
            ("2851", "28S1", 49, What::NotANumber("28S1".into())),
            (" 4.0", "4..0", 81, What::NotPoints("4..0".into())),
            ("2 w 1", "2 x 1", 97, What::NoSuchColour("x".into())),
            ("2 w 1", "2 w 7", 99, What::NoSuchResult('7')),
            ("001    1", "001     ", 5, What::NoNumber),
            (" m GM ", " m gm ", 11, What::TitleForm("gm".into())),
            ("1963/04/13", "1963.04.13", 70, What::DateForm("1963.04.13".into())),
        ] {
            let line = LINE.replacen(from, to, 1);
            assert_eq!(PlayerLine::read(&line, false).1, [(column, what)], "{line}");
        }
    }
}
