//! Fixed columns of a line, counted from 1, and what is wrong in them.

use std::str::FromStr;

use jadoube_chess::side::Side;

use crate::points::Points;
use crate::tournament::{Date, Number};
use crate::trf::fault::What;

/// A line as columns.
#[derive(Debug)]
pub(crate) struct Columns<'a> {
    text: &'a str,
    /// Where each column begins, in bytes.
    starts: Vec<usize>,
    /// What is wrong, with its column.
    pub(crate) faults: Vec<(usize, What)>,
}

impl<'a> Columns<'a> {
    /// A column is a letter.
    pub(crate) fn new(text: &'a str) -> Self {
        let starts = text.char_indices().map(|(start, _)| start).collect();
        Self { text, starts, faults: Vec::new() }
    }

    /// A column is a byte, as some programs count.
    pub(crate) fn of_bytes(text: &'a str) -> Self {
        let boundary = |byte: usize| (0..=byte).rev().find(|byte| text.is_char_boundary(*byte));
        let starts = (0..text.len()).filter_map(boundary).collect();
        Self { text, starts, faults: Vec::new() }
    }

    /// How many columns there are.
    pub(crate) fn len(&self) -> usize {
        self.starts.len()
    }

    /// What stands from one column to another, with its blanks.
    pub(crate) fn raw(&self, from: usize, to: usize) -> &'a str {
        let start = |column: usize| {
            self.starts.get(column.saturating_sub(1)).copied().unwrap_or(self.text.len())
        };
        self.text.get(start(from)..start(to.saturating_add(1))).unwrap_or_default()
    }

    /// What stands from one column to another, without the blanks around it.
    pub(crate) fn field(&self, from: usize, to: usize) -> &'a str {
        self.raw(from, to).trim()
    }

    /// What stands from a column to the end of the line.
    pub(crate) fn rest(&self, from: usize) -> &'a str {
        self.raw(from, self.len()).trim()
    }

    /// Words from a column on, each with its column.
    pub(crate) fn words(&self, from: usize) -> Vec<(usize, &'a str)> {
        let mut words = Vec::new();
        let mut begun = None;
        for column in from..=self.len() + 1 {
            let blank = self.raw(column, column).trim().is_empty();
            match (begun, blank) {
                (None, false) => begun = Some(column),
                (Some(start), true) => {
                    words.push((start, self.field(start, column - 1)));
                    begun = None;
                }
                _ => {}
            }
        }
        words
    }

    pub(crate) fn fault(&mut self, column: usize, what: What) {
        self.faults.push((column, what));
    }

    /// A sign of its own column; nothing if it is blank.
    pub(crate) fn sign(&self, column: usize) -> Option<char> {
        self.raw(column, column).chars().next().filter(|sign| !sign.is_whitespace())
    }

    /// A number; nothing if the field is blank.
    pub(crate) fn number<T: FromStr>(&mut self, from: usize, to: usize) -> Option<T> {
        let field = self.field(from, to);
        if field.is_empty() {
            return None;
        }
        let number = field.parse().ok();
        if number.is_none() {
            self.fault(from, What::NotANumber(field.to_owned()));
        }
        number
    }

    /// The number of a player or a team, which is never 0.
    pub(crate) fn tpn(&mut self, from: usize, to: usize) -> Option<Number> {
        self.number(from, to).filter(|number| *number != 0).map(Number)
    }

    /// The number of a player or a team without which the record means nothing.
    pub(crate) fn own_number(&mut self, from: usize, to: usize) -> Option<Number> {
        let faults = self.faults.len();
        let number = self.tpn(from, to);
        if number.is_none() && self.faults.len() == faults {
            self.fault(from, What::NoNumber);
        }
        number
    }

    /// Numbers from a column on to the end of the line; `0000` is nobody.
    pub(crate) fn tpns(&mut self, from: usize) -> Vec<Option<Number>> {
        let mut numbers = Vec::new();
        for (column, word) in self.words(from) {
            match word.parse() {
                Ok(0) => numbers.push(None),
                Ok(number) => numbers.push(Some(Number(number))),
                Err(_) => self.fault(column, What::NotANumber(word.to_owned())),
            }
        }
        numbers
    }

    /// Points; nothing if the field is blank.
    pub(crate) fn points(&mut self, from: usize, to: usize) -> Option<Points> {
        let field = self.field(from, to);
        if field.is_empty() {
            return None;
        }
        let points = points(field);
        if points.is_none() {
            self.fault(from, What::NotPoints(field.to_owned()));
        }
        points
    }

    /// A colour, `w` or `b` in either case; nothing if it is blank or a dash.
    pub(crate) fn colour(&mut self, column: usize) -> Option<Side> {
        match self.sign(column)? {
            'w' | 'W' => Some(Side::White),
            'b' | 'B' => Some(Side::Black),
            '-' => None,
            other => {
                self.fault(column, What::NoSuchColour(other.to_string()));
                None
            }
        }
    }

    /// A date; nothing if the field is blank or no date.
    pub(crate) fn date(&mut self, from: usize, to: usize) -> Option<Date> {
        let field = self.field(from, to);
        if field.is_empty() {
            return None;
        }
        let date = Date::read(field);
        if date.is_none_or(|date| date.to_string() != field) {
            self.fault(from, What::DateForm(field.to_owned()));
        }
        date
    }

    /// A column that should be blank.
    pub(crate) fn blank(&mut self, column: usize) {
        if let Some(sign) = self.sign(column) {
            self.fault(column, What::BetweenFields(sign.to_string()));
        }
    }
}

/// Points as files write them: `6.5`, `.5`, `3`, `6,5`.
pub(crate) fn points(text: &str) -> Option<Points> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest.trim_start()),
        None => (false, text),
    };
    let (whole, tenths) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let tenths = tenths.trim_end_matches('0');
    let well_formed = is_number(whole) && is_number(tenths) && tenths.len() <= 1;
    if !well_formed || digits.is_empty() || digits == "." || whole.len() > 6 {
        return None;
    }
    let number = |text: &str| if text.is_empty() { Some(0) } else { text.parse::<i32>().ok() };
    let all = number(whole)?.checked_mul(10)?.checked_add(number(tenths)?)?;
    Some(Points(if negative { -all } else { all }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_as_programs_write_them() {
        for (text, tenths) in [
            ("6.5", Some(65)),
            (".5", Some(5)),
            ("3", Some(30)),
            ("6,5", Some(65)),
            ("1.00", Some(10)),
            ("-0.5", Some(-5)),
            ("10.", Some(100)),
            ("1.25", None),
            (".", None),
            ("x", None),
            ("½", None),
            ("99999999999", None),
        ] {
            assert_eq!(points(text).map(|points| points.0), tenths, "{text}");
        }
    }

    #[test]
    fn columns_are_letters_or_bytes() {
        let text = "001 Žižka 2000";
        assert_eq!(Columns::new(text).field(11, 14), "2000");
        assert_eq!(Columns::of_bytes(text).field(13, 16), "2000");
        assert_eq!(Columns::new(text).field(11, 99), "2000");
        assert_eq!(Columns::new(text).field(50, 40), "");
        assert_eq!(Columns::new(text).words(5), [(5, "Žižka"), (11, "2000")]);
    }
}
