//! The lines of the text form, with columns of fixed width. A line that is too long is read by what
//! can stand in its columns; letters beyond ASCII count as one column each, or as many as they have
//! bytes, whichever fits.

use super::ListedPlayer;
use super::columns::{Columns, Field};
use super::odd::Oddity;
use crate::tournament::Sex;
use crate::trf::encoding::Encoding;
use crate::trf::player::title;

/// By how many columns a line may be too long and still be read as one.
const EXTRA: usize = 4;

/// Reads a line, without its end. What is odd in it is told, also where somebody was read.
#[must_use]
pub fn read(columns: &Columns, line: &[u8]) -> (Option<ListedPlayer>, Option<Oddity>) {
    let is_long = line.len() > columns.full_width();
    if let (true, false, Ok(text)) = (line.is_ascii(), is_long, std::str::from_utf8(line)) {
        return player(&Row::cut(columns, text, Letters::AsBytes, None), text);
    }
    let decoded = match std::str::from_utf8(line) {
        Ok(text) => Some(text.to_owned()),
        Err(_) => Encoding::Windows1252.decode(line),
    };
    let Some(text) = decoded else { return (None, Some(Oddity::Nobody)) };
    let row = best(columns, &text);
    let (player, odd) = player(&row, &text);
    let told = if text.is_ascii() { Oddity::TooLong } else { Oddity::NotAscii };
    match (player, odd) {
        (None, odd) => (None, odd),
        (player, Some(odd)) => (player, Some(odd)),
        (player, None) => (player, Some(told)),
    }
}

/// How columns are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Letters {
    AsOne,
    AsBytes,
}

/// A column from which on everything stands further right, and by how much.
#[derive(Debug, Clone, Copy)]
struct Shift {
    from: usize,
    by: usize,
}

/// The cut that leaves the fewest fields which cannot stand where they do; of equal ones the first.
fn best<'a>(columns: &'a Columns, text: &'a str) -> Row<'a> {
    let mut best = Row::cut(columns, text, Letters::AsOne, None);
    let mut least = best.misfits();
    let length = text.chars().count().max(text.len());
    let extra = length.saturating_sub(columns.full_width()).min(EXTRA);
    for letters in [Letters::AsOne, Letters::AsBytes] {
        let shifts = (1..=extra).rev().flat_map(|by| {
            // From the right: what is too long is the field before.
            (1..columns.fields.len()).rev().map(move |from| Some(Shift { from, by }))
        });
        for shift in shifts.chain([None]) {
            if least == 0 {
                return best;
            }
            let row = Row::cut(columns, text, letters, shift);
            let misfits = row.misfits();
            if misfits < least {
                (best, least) = (row, misfits);
            }
        }
    }
    best
}

/// A line cut at its columns.
struct Row<'a> {
    columns: &'a Columns,
    text: &'a str,
    /// Where each column begins, in bytes of the text.
    cuts: Vec<usize>,
}

impl<'a> Row<'a> {
    fn cut(columns: &'a Columns, text: &'a str, letters: Letters, shift: Option<Shift>) -> Self {
        let place = |(nth, (_, start)): (usize, &(Field, usize))| {
            let by = shift.filter(|shift| nth >= shift.from).map_or(0, |shift| shift.by);
            place(text, start + by, letters)
        };
        Self { columns, text, cuts: columns.fields.iter().enumerate().map(place).collect() }
    }

    fn cells(&self) -> impl Iterator<Item = (Field, &'a str)> + '_ {
        let ends = self.cuts.iter().skip(1).copied().chain([self.text.len()]);
        let cells = self.cuts.iter().zip(ends);
        let fields = self.columns.fields.iter().map(|(field, _)| *field);
        fields.zip(cells).map(|(field, (start, end))| {
            (field, self.text.get(*start..end).unwrap_or_default().trim())
        })
    }

    fn misfits(&self) -> usize {
        self.cells().filter(|(field, cell)| !field.takes(cell)).count()
    }
}

/// Where a column begins in the bytes of a text.
fn place(text: &str, column: usize, letters: Letters) -> usize {
    if text.is_ascii() {
        return column.min(text.len());
    }
    match letters {
        Letters::AsOne => text.char_indices().nth(column).map_or(text.len(), |(at, _)| at),
        Letters::AsBytes => {
            let at = (column..text.len()).find(|at| text.is_char_boundary(*at));
            at.unwrap_or(text.len())
        }
    }
}

impl Field {
    /// Whether that can stand in it.
    pub(super) fn takes(self, cell: &str) -> bool {
        let is_number = || cell.bytes().all(|byte| byte.is_ascii_digit());
        match self {
            Self::Number => !cell.is_empty() && is_number(),
            Self::Name => !cell.is_empty(),
            Self::Federation => {
                cell.is_empty()
                    || (cell.len() == 3 && cell.bytes().all(|b| b.is_ascii_alphabetic()))
            }
            Self::Sex => matches!(cell, "" | "M" | "F" | "W" | "m" | "f" | "w"),
            Self::Title | Self::WomensTitle => cell.is_empty() || title(cell).is_some(),
            Self::Rating(_) | Self::Figure => is_number() && cell.len() <= 4,
            Self::Birth => cell.is_empty() || year(cell).is_some(),
            Self::Flag => cell.len() <= 4 && cell.bytes().all(|byte| byte.is_ascii_alphabetic()),
            Self::Other => true,
        }
    }
}

/// The year of a date of birth; 0 for one that is told as unknown: `0000`, `00.00.00`.
pub(super) fn year(cell: &str) -> Option<u16> {
    if cell.bytes().all(|byte| matches!(byte, b'0' | b'.' | b'-' | b'/')) {
        return Some(0);
    }
    crate::tournament::Date::read(cell).map(|date| date.year)
}

/// What stands in a row.
fn player(row: &Row<'_>, text: &str) -> (Option<ListedPlayer>, Option<Oddity>) {
    let mut player = ListedPlayer::default();
    let mut odd = None;
    for (field, cell) in row.cells() {
        if field.takes(cell) {
            player.take(field, cell);
        } else if odd.is_none() && !cell.is_empty() {
            odd = Some(Oddity::Unreadable);
        }
    }
    if player.number == 0 || player.name.is_empty() {
        let is_blank = text.trim().is_empty();
        return (None, (!is_blank).then_some(Oddity::Nobody));
    }
    // Flags and years of birth may be missing; before them stand numbers, if only zeros and K.
    let needed = row.columns.fields.iter().filter(|(field, _)| !field.may_end_a_line());
    let needed = needed.map(|(_, start)| start + 1).max().unwrap_or_default();
    if odd.is_none() && text.len() < needed {
        odd = Some(Oddity::TooShort);
    }
    (Some(player), odd)
}

impl Field {
    /// Whether a line may end before it because nothing stands in it.
    const fn may_end_a_line(self) -> bool {
        matches!(self, Self::Rating(_) | Self::Figure | Self::Birth | Self::Flag | Self::Other)
    }
}

impl ListedPlayer {
    /// Takes over what stands in a field, if it can stand there.
    pub(super) fn take(&mut self, field: Field, cell: &str) {
        match field {
            Field::Number => self.number = cell.parse().unwrap_or_default(),
            Field::Name => self.name = clean(cell),
            Field::Federation => self.federation = cell.to_ascii_uppercase(),
            Field::Sex => self.sex = sex(cell),
            Field::Title | Field::WomensTitle if self.title.is_empty() => {
                self.title = title(cell).unwrap_or_default().to_owned();
            }
            Field::Title | Field::WomensTitle | Field::Figure | Field::Other => {}
            Field::Rating(rate) => {
                *self.ratings.of_mut(rate) = cell.parse().ok().filter(|rating| *rating > 0);
            }
            Field::Birth => self.birth = year(cell).filter(|year| *year > 0),
            Field::Flag => self.is_inactive = cell.contains(['i', 'I']),
        }
    }
}

fn sex(cell: &str) -> Option<Sex> {
    match cell {
        "M" | "m" => Some(Sex::Man),
        "F" | "f" | "W" | "w" => Some(Sex::Woman),
        _ => None,
    }
}

/// A name without what cannot be seen, and with single spaces.
fn clean(name: &str) -> String {
    let is_clean = name.bytes().all(|byte| (b' '..=b'~').contains(&byte)) && !name.contains("  ");
    if is_clean {
        return name.to_owned();
    }
    let seen = name.chars().map(|sign| if sign.is_control() { ' ' } else { sign });
    seen.collect::<String>().split_whitespace().collect::<Vec<&str>>().join(" ")
}
