//! Where the columns of a list stand, by its heading: the combined list of today, the one without
//! titles of online play, the lists of one rate of play, and those of twenty years ago.

use super::month_in;
use crate::rating::edition::Rate;
use crate::tournament::Date;

/// What stands in a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// FIDE's number.
    Number,
    /// The name.
    Name,
    /// The federation.
    Federation,
    /// `M` or `F`.
    Sex,
    /// The highest title.
    Title,
    /// The women's title.
    WomensTitle,
    /// A rating.
    Rating(Rate),
    /// How many games, or K: a number that is not kept.
    Figure,
    /// The year of birth.
    Birth,
    /// `i`, `w`, `wi`.
    Flag,
    /// Something else.
    Other,
}

/// The words of the headings, old and new.
const HEADINGS: [(&str, Field); 26] = [
    ("ID", Field::Number),
    ("NAME", Field::Name),
    ("FED", Field::Federation),
    ("COUNTRY", Field::Federation),
    ("SEX", Field::Sex),
    ("TIT", Field::Title),
    ("TITL", Field::Title),
    ("TITLE", Field::Title),
    ("WTIT", Field::WomensTitle),
    ("OTIT", Field::Other),
    ("FOA", Field::Other),
    ("SRTNG", Field::Rating(Rate::Standard)),
    ("RRTNG", Field::Rating(Rate::Rapid)),
    ("BRTNG", Field::Rating(Rate::Blitz)),
    ("SGM", Field::Figure),
    ("RGM", Field::Figure),
    ("BGM", Field::Figure),
    ("GMS", Field::Figure),
    ("GAMES", Field::Figure),
    ("SK", Field::Figure),
    ("RK", Field::Figure),
    ("BK", Field::Figure),
    ("K", Field::Figure),
    ("B-DAY", Field::Birth),
    ("BORN", Field::Birth),
    ("FLAG", Field::Flag),
];

/// How wide the last column is at least, as its heading `Flag` is.
const LAST: usize = 4;

/// The columns of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Columns {
    /// What stands in each, and where it begins, from 0; in the order of the line.
    pub(super) fields: Vec<(Field, usize)>,
    /// How long a line is.
    pub(super) width: usize,
    /// The month in the heading of a list of one rate of play.
    pub date: Option<Date>,
}

impl Columns {
    /// Reads the heading; nothing where it is none. `single` is the rate of play of a list that has
    /// but one rating: its heading tells the month in that place.
    #[must_use]
    pub fn read(heading: &str, single: Rate) -> Option<Self> {
        if !heading.is_ascii() {
            return None;
        }
        let mut columns = Self { fields: Vec::new(), width: heading.len(), date: None };
        let mut end = 0;
        for word in heading.split([' ', '\t']) {
            let start = end;
            end = start + word.len() + 1;
            if !word.is_empty() {
                columns.take(word, start, single);
            }
        }
        let has = |field| columns.fields.iter().any(|(one, _)| *one == field);
        let is_list = has(Field::Number) && has(Field::Name) && has(Field::Federation);
        // The first column begins with the line, wherever its heading stands.
        let (_, first) = columns.fields.first_mut()?;
        *first = 0;
        is_list.then_some(columns)
    }

    fn take(&mut self, word: &str, start: usize, single: Rate) {
        let upper = word.to_ascii_uppercase();
        if upper == "NUMBER" && self.fields.last().is_some_and(|(one, _)| *one == Field::Number) {
            return;
        }
        if let Some(field) = self.field(&upper, single) {
            self.fields.push((field, start));
            return;
        }
        // Old headings run into one another: `TitlFed`, `GamesBorn`.
        let glued = (1..upper.len()).find_map(|at| {
            let (left, right) = upper.split_at_checked(at)?;
            let known = |word: &str| HEADINGS.iter().find(|(name, _)| *name == word);
            Some((known(left)?.1, known(right)?.1, at))
        });
        match glued {
            Some((left, right, at)) => {
                self.fields.extend([(left, start), (right, start + at)]);
            }
            None => self.fields.push((Field::Other, start)),
        }
    }

    fn field(&mut self, upper: &str, single: Rate) -> Option<Field> {
        if let Some((_, field)) = HEADINGS.iter().find(|(name, _)| *name == upper) {
            return Some(*field);
        }
        let date = (upper.len() == 5).then(|| month_in(upper)).flatten()?;
        self.date = Some(date);
        Some(Field::Rating(single))
    }

    /// For which rates of play it has ratings.
    pub fn rates(&self) -> impl Iterator<Item = Rate> + '_ {
        self.fields.iter().filter_map(|(field, _)| match field {
            Field::Rating(rate) => Some(*rate),
            _ => None,
        })
    }

    /// Where the last column ends.
    pub(super) fn full_width(&self) -> usize {
        let last = self.fields.last().map_or(0, |(_, start)| start + LAST);
        self.width.max(last)
    }
}
