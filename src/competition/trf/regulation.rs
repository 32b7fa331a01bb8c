//! Records that say how a tournament is paired and counted: points, byes, acceleration, prohibited
//! pairings, points out of the usual.

use crate::points::{Points, Scoring};
use crate::tournament::{Number, RoundResult, Score};
use crate::trf::columns::{Columns, points};
use crate::trf::fault::What;

/// Byes of a round (240).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Byes {
    /// `F`, `H` or `Z`.
    pub kind: ByeKind,
    /// The round.
    pub round: u8,
    /// Who gets them.
    pub numbers: Vec<Number>,
}

/// A bye that is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ByeKind {
    /// With the points of a win; deprecated.
    Full,
    /// With the points of a draw.
    Half,
    /// Without points.
    Zero,
}

impl ByeKind {
    pub(super) const ALL: [(Self, char); 3] =
        [(Self::Full, 'F'), (Self::Half, 'H'), (Self::Zero, 'Z')];
}

/// Points that count for pairing only (250).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Acceleration {
    /// Match points; of teams only.
    pub match_points: Option<Points>,
    /// Points of players, game points of teams.
    pub points: Option<Points>,
    /// The first round and the last.
    pub rounds: (u8, u8),
    /// The first number and the last.
    pub numbers: (Number, Number),
}

/// Who may not meet (260).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProhibitedPairings {
    /// The first round and the last; every one where the file does not say.
    pub rounds: Option<(u8, u8)>,
    /// None of them may meet another of them.
    pub numbers: Vec<Number>,
}

/// Points out of the usual (299).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Abnormal {
    /// `W D L F H Z + -`: for what; a penalty or bonus where there is none.
    pub kind: Option<char>,
    /// Match points; of teams only.
    pub match_points: Option<Points>,
    /// Points of players, game points of teams.
    pub points: Option<Points>,
    /// The round; all where there is none.
    pub round: Option<u8>,
    /// Whom it concerns.
    pub numbers: Vec<Number>,
}

impl Abnormal {
    /// The letter for what somebody did; nothing for a game without a result, and for a bye.
    #[must_use]
    pub const fn kind_of(result: &RoundResult) -> Option<char> {
        match result {
            RoundResult::Game { score: Some(Score::Win), .. } => Some('W'),
            RoundResult::Game { score: Some(Score::Draw), .. } => Some('D'),
            RoundResult::Game { score: Some(Score::Loss), .. } => Some('L'),
            RoundResult::Forfeit { won: true, .. } => Some('+'),
            RoundResult::Forfeit { won: false, .. } => Some('-'),
            RoundResult::Game { score: None, .. } | RoundResult::Bye(_) => None,
        }
    }

    /// Whether it says that what somebody did in a round is worth nothing.
    pub(super) fn strikes(&self, who: Number, round: u8, result: &RoundResult) -> bool {
        self.round == Some(round)
            && self.points == Some(Points::ZERO)
            && self.kind.is_some()
            && self.kind == Self::kind_of(result)
            && self.numbers.contains(&who)
    }
}

/// How players are ranked at the start where they have national ratings (172).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankingMethod {
    /// The federation whose ratings they are.
    pub federation: String,
    /// `FIDE`, `NRO`, `FIDON`, `NIDOF`, `HBFN`, `LBFN`, `OTHER`.
    pub method: String,
}

impl Byes {
    pub(super) fn read(at: &mut Columns<'_>) -> Option<Self> {
        let sign = at.sign(5).unwrap_or(' ');
        let kind = ByeKind::ALL.into_iter().find(|(_, one)| sign.eq_ignore_ascii_case(one));
        if kind.is_none() {
            at.fault(5, What::NoSuchLetter(sign.to_string()));
        }
        let round = required(at, 7, 9);
        let numbers = at.tpns(11).into_iter().flatten().collect();
        Some(Self { kind: kind?.0, round: round?, numbers })
    }

    pub(super) fn write(&self) -> String {
        let letter = ByeKind::ALL.into_iter().find(|(kind, _)| *kind == self.kind);
        let letter = letter.map_or(' ', |(_, letter)| letter);
        format!("240 {letter} {:>3}{}", self.round, numbers(&self.numbers))
    }
}

impl Acceleration {
    pub(super) fn read(at: &mut Columns<'_>) -> Option<Self> {
        let match_points = at.points(5, 8);
        let points = at.points(10, 13);
        let (first, last) = (required(at, 15, 17), required(at, 19, 21));
        let (from, to) = (at.own_number(23, 26), at.own_number(28, 31));
        Some(Self { match_points, points, rounds: (first?, last?), numbers: (from?, to?) })
    }

    pub(super) fn write(&self) -> String {
        let [first, last] = [self.rounds.0, self.rounds.1];
        let [from, to] = [self.numbers.0.0, self.numbers.1.0];
        format!(
            "250 {:>4} {:>4} {first:>3} {last:>3} {from:>4} {to:>4}",
            optional(self.match_points),
            optional(self.points),
        )
    }
}

impl ProhibitedPairings {
    pub(super) fn read(at: &mut Columns<'_>) -> Option<Self> {
        let (first, last) = (required(at, 5, 7), required(at, 9, 11));
        let numbers = at.tpns(13).into_iter().flatten().collect();
        Some(Self { rounds: Some((first?, last?)), numbers })
    }

    pub(super) fn write(&self, rounds: u8) -> String {
        let (first, last) = self.rounds.unwrap_or((1, rounds));
        format!("260 {first:>3} {last:>3}{}", numbers(&self.numbers))
    }
}

impl Abnormal {
    pub(super) fn read(at: &mut Columns<'_>) -> Self {
        let kind = at.sign(5).map(|sign| sign.to_ascii_uppercase());
        if let Some(sign) = kind.filter(|sign| !"WDLFHZ+-".contains(*sign)) {
            at.fault(5, What::NoSuchLetter(sign.to_string()));
        }
        Self {
            kind: kind.filter(|sign| "WDLFHZ+-".contains(*sign)),
            match_points: at.points(7, 11),
            points: at.points(13, 17),
            round: at.number(20, 22).filter(|round| *round > 0),
            numbers: at.tpns(24).into_iter().flatten().collect(),
        }
    }

    pub(super) fn write(&self) -> String {
        let kind = self.kind.unwrap_or(' ');
        let round = self.round.map(|round| round.to_string()).unwrap_or_default();
        let (match_points, points) = (optional(self.match_points), optional(self.points));
        let all = numbers(&self.numbers);
        format!("299 {kind} {match_points:>5} {points:>5}  {round:>3}{all}")
    }
}

impl RankingMethod {
    pub(super) fn read(at: &Columns<'_>) -> Self {
        Self { federation: at.field(5, 7).to_owned(), method: at.rest(9).to_owned() }
    }

    pub(super) fn write(&self) -> String {
        format!("172 {:<3} {}", self.federation, self.method)
    }
}

/// A number without which the record means nothing.
pub(super) fn required(at: &mut Columns<'_>, from: usize, to: usize) -> Option<u8> {
    let faults = at.faults.len();
    let number = at.number(from, to);
    if number.is_none() && at.faults.len() == faults {
        at.fault(from, What::NoNumber);
    }
    number
}

/// Points, or nothing.
pub(super) fn optional(points: Option<Points>) -> String {
    points.map(|points| points.to_string()).unwrap_or_default()
}

/// Numbers in columns of five.
pub(super) fn numbers(all: &[Number]) -> String {
    all.iter().map(|number| format!(" {:>4}", number.0)).collect()
}

/// What results are worth, as far as a file says: by the letters of record 162.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Worth {
    /// `W`
    pub win: Option<Points>,
    /// `D`
    pub draw: Option<Points>,
    /// `L`
    pub loss: Option<Points>,
    /// `A`
    pub absence: Option<Points>,
    /// `P`
    pub pairing_bye: Option<Points>,
    /// `X`
    pub unknown: Option<Points>,
}

impl Worth {
    /// What every result is worth: where the file is silent a bye of the pairing is a win, and a
    /// result that is not known yet is a draw.
    #[must_use]
    pub fn scoring(&self) -> Scoring {
        let usual = Scoring::USUAL;
        let win = self.win.unwrap_or(usual.win);
        let draw = self.draw.unwrap_or(usual.draw);
        Scoring {
            win,
            draw,
            loss: self.loss.unwrap_or(usual.loss),
            absence: self.absence.unwrap_or(usual.absence),
            pairing_bye: self.pairing_bye.unwrap_or(win),
            unknown: self.unknown.unwrap_or(draw),
        }
    }

    /// What a file must say, so that the results are worth so much.
    #[must_use]
    pub fn of(scoring: &Scoring) -> Self {
        Self {
            win: Some(scoring.win),
            draw: Some(scoring.draw),
            loss: Some(scoring.loss),
            absence: Some(scoring.absence).filter(|points| *points != Points::ZERO),
            pairing_bye: Some(scoring.pairing_bye).filter(|points| *points != scoring.win),
            unknown: Some(scoring.unknown).filter(|points| *points != scoring.draw),
        }
    }

    /// Record 162: letters, each with its points.
    pub(super) fn read(&mut self, at: &mut Columns<'_>) {
        for (column, letters, points) in pairs(at) {
            match self.slot(&letters) {
                Some(slot) => *slot = Some(points),
                None => at.fault(column, What::NoSuchLetter(letters)),
            }
        }
    }

    fn slot(&mut self, letters: &str) -> Option<&mut Option<Points>> {
        match letters {
            "W" => Some(&mut self.win),
            "D" => Some(&mut self.draw),
            "L" => Some(&mut self.loss),
            "A" => Some(&mut self.absence),
            "P" => Some(&mut self.pairing_bye),
            "X" => Some(&mut self.unknown),
            _ => None,
        }
    }

    /// Record XXS of JaVaFo: `W=3 D=1 PAB=1`. Where nothing is said of the bye of the pairing, it is
    /// worth one point there, whatever a win is.
    pub(super) fn read_javafo(&mut self, at: &mut Columns<'_>) {
        if self.pairing_bye.is_none() {
            self.pairing_bye = Some(Points::ONE);
        }
        for (column, word) in at.words(5) {
            let pair = word.split_once('=').and_then(|(code, text)| Some((code, points(text)?)));
            let Some((code, points)) = pair else {
                at.fault(column, What::NotPoints(word.to_owned()));
                continue;
            };
            let slot = match code {
                "W" | "WW" | "BW" | "FW" | "FPB" => &mut self.win,
                "D" | "WD" | "BD" | "HPB" => &mut self.draw,
                "L" | "WL" | "BL" => &mut self.loss,
                "ZPB" | "FL" => &mut self.absence,
                "PAB" => &mut self.pairing_bye,
                _ => {
                    at.fault(column, What::NoSuchLetter(code.to_owned()));
                    continue;
                }
            };
            if slot.is_some_and(|there| there != points) && code.len() > 1 && code != "PAB" {
                at.fault(column, What::UnequalPoints(word.to_owned()));
            }
            *slot = Some(points);
        }
    }

    /// Records BBW, BBD, BBL, BBZ, BBF and BBU of bbpPairings.
    pub(super) fn read_bbp(&mut self, letter: char, at: &mut Columns<'_>) {
        let points = at.points(5, 8);
        match letter {
            'W' => self.win = points,
            'D' => self.draw = points,
            'L' => self.loss = points,
            'U' => self.pairing_bye = points,
            _ => self.absence = points,
        }
    }

    pub(super) fn all(&self) -> [(&'static str, Option<Points>); 6] {
        [
            ("W", self.win),
            ("D", self.draw),
            ("L", self.loss),
            ("A", self.absence),
            ("P", self.pairing_bye),
            ("X", self.unknown),
        ]
    }
}

/// Letters with points behind them, from column 5: ` W 3.0    D 1.0`, `TW 2.0   TD 1.0`.
pub(super) fn pairs(at: &mut Columns<'_>) -> Vec<(usize, String, Points)> {
    let mut pairs = Vec::new();
    let mut open: Option<(usize, String)> = None;
    for (column, word) in at.words(5) {
        let digits = word.find(|sign: char| !sign.is_ascii_alphabetic()).unwrap_or(word.len());
        let (letters, number) = word.split_at(digits);
        if !letters.is_empty() {
            open = Some((column, letters.to_uppercase()));
        }
        if number.is_empty() {
            continue;
        }
        match (points(number), open.take()) {
            (Some(points), Some((column, letters))) => pairs.push((column, letters, points)),
            _ => at.fault(column, What::NotPoints(word.to_owned())),
        }
    }
    if let Some((column, letters)) = open {
        at.fault(column, What::NotPoints(letters));
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(lines: &[&str]) -> Scoring {
        let mut worth = Worth::default();
        for line in lines {
            let mut at = Columns::new(line);
            match line.get(..3) {
                Some("162") => worth.read(&mut at),
                Some("XXS") => worth.read_javafo(&mut at),
                _ => worth.read_bbp(line.chars().nth(2).unwrap_or(' '), &mut at),
            }
            assert_eq!(at.faults, [], "{line}");
        }
        worth.scoring()
    }

    #[test]
    fn what_results_are_worth_is_read_in_three_dialects() {
        let half_bye = Scoring { pairing_bye: Points::HALF, ..Scoring::USUAL };
        let three = Scoring { pairing_bye: Points::ONE, ..Scoring::THREE_ONE };
        let four = Scoring {
            win: Points(30),
            draw: Points(20),
            loss: Points(10),
            absence: Points(10),
            pairing_bye: Points(20),
            unknown: Points(20),
        };
        for (lines, scoring) in [
            (&["162  W 3.0    D 1.0    L 0.0"][..], Scoring::THREE_ONE),
            (&["162  W3.0     D1.0"], Scoring::THREE_ONE),
            (&["162  P 0.5"], half_bye),
            (&["XXS PAB=3 D=1 W=3"], Scoring::THREE_ONE),
            (&["XXS W=3", "XXS D=1"], three),
            (&["XXS W=3 D=2 PAB=2 WL=1 BL=1 ZPB=1 FL=1"], four),
            (&["BBW  3.0", "BBD  1.0"], Scoring::THREE_ONE),
        ] {
            assert_eq!(worth(lines), scoring, "{lines:?}");
        }
    }

    #[test]
    fn records_are_written_in_the_columns_in_which_they_are_read() {
        for line in [
            "240 H   3   26   47",
            "250       0.5   3   4    1   16",
            "250  2.0  1.0   1   3    1   90",
            "260   1   7    3    6    9   11",
            "299 W   1.0   2.5    3    1    2",
            "299    -1.0              12",
        ] {
            let mut at = Columns::new(line);
            let written = match line.get(..3) {
                Some("240") => Byes::read(&mut at).map(|byes| byes.write()),
                Some("250") => Acceleration::read(&mut at).map(|one| one.write()),
                Some("260") => ProhibitedPairings::read(&mut at).map(|one| one.write(9)),
                _ => Some(Abnormal::read(&mut at).write()),
            };
            assert_eq!(at.faults, [], "{line}");
            assert_eq!(written.as_deref(), Some(line));
        }
    }

    #[test]
    fn letters_that_nobody_knows_are_told_with_their_column() {
        for (line, column, what) in [
            ("162  W 1.0    Q 0.5", 15, What::NoSuchLetter("Q".into())),
            ("162  W 1.0    D", 15, What::NotPoints("D".into())),
            ("240 X   3   26", 5, What::NoSuchLetter("X".into())),
            ("260   1        3", 9, What::NoNumber),
            ("250  1.0        1       1", 19, What::NoNumber),
        ] {
            let mut at = Columns::new(line);
            match line.get(..3) {
                Some("162") => Worth::default().read(&mut at),
                Some("240") => drop(Byes::read(&mut at)),
                Some("250") => drop(Acceleration::read(&mut at)),
                _ => drop(ProhibitedPairings::read(&mut at)),
            }
            assert!(at.faults.contains(&(column, what)), "{line}: {:?}", at.faults);
        }
    }
}
