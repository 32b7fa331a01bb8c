//! What is odd in a tournament file across its lines, and what it lacks as a rating report. What is
//! wrong in single lines stands in [`Reading::faults`].

use std::collections::{BTreeMap, BTreeSet};

use crate::tournament::Number;
use crate::trf::contents::{Contents, Reading, Text};
use crate::trf::fault::{Fault, Field, What};
use crate::trf::player::{Cell, PlayerLine, Sign, column_of};

impl Reading {
    /// All that is wrong or odd, by line and column.
    #[must_use]
    pub fn check(&self) -> Vec<Fault> {
        let import = self.tournament();
        let mut faults = self.faults.clone();
        faults.extend(import.faults);
        let players: BTreeMap<Number, (&PlayerLine, usize)> = self
            .contents
            .players
            .iter()
            .zip(&self.player_lines)
            .rev()
            .map(|(line, place)| (line.number, (line, *place)))
            .collect();
        for (line, place) in players.values() {
            let odd = pairings(line, &players);
            faults.extend(odd.map(|(column, what)| Fault { line: *place, column, what }));
            let counted = import.tournament.points(line.number, import.tournament.rounds);
            // Byes of rounds that have not begun may be left out.
            let begun = import.tournament.points(line.number, self.contents.begun_rounds());
            let stated = line.points.filter(|stated| *stated != counted && *stated != begun);
            if let Some(stated) = stated.filter(|_| self.contents.abnormal.is_empty()) {
                let what = What::PointsDiffer { stated, counted };
                faults.push(Fault { line: *place, column: 81, what });
            }
        }
        faults.extend(self.teams());
        faults.sort_by_key(|fault| (fault.line, fault.column));
        faults
    }

    /// Players of teams who are nowhere, and numbers of teams that stand twice.
    fn teams(&self) -> Vec<Fault> {
        let known: BTreeSet<Number> =
            self.contents.players.iter().map(|line| line.number).collect();
        let mut seen: BTreeMap<Number, usize> = BTreeMap::new();
        let mut faults = Vec::new();
        for (team, line) in self.contents.teams.iter().zip(&self.team_lines) {
            let nobody = team.players.iter().filter(|number| !known.contains(number));
            faults.extend(nobody.map(|number| Fault {
                line: *line,
                column: 74,
                what: What::NobodyOfThatNumber { number: number.0 },
            }));
            if let Some(first) = seen.get(&team.number) {
                let what = What::NumberTwice { number: team.number.0, first: *first };
                faults.push(Fault { line: *line, column: 5, what });
            }
            seen.entry(team.number).or_insert(*line);
        }
        faults
    }

    /// What a rating report lacks: records that must be there, and what a player's line must have or
    /// should have (TRF26, columns “R”). A tournament for titles must say more.
    #[must_use]
    pub fn report(&self, is_for_titles: bool) -> Vec<Fault> {
        let mut faults: Vec<Fault> = self.contents.missing(is_for_titles).collect();
        for (line, place) in self.contents.players.iter().zip(&self.player_lines) {
            let number = line.number.0;
            let lacks = |lacks: bool, column: usize, field: Field| {
                let what = What::Without { number, field };
                lacks.then_some(Fault { line: *place, column, what })
            };
            faults.extend(
                [
                    lacks(line.sex.is_none(), 10, Field::Sex),
                    lacks(line.name.is_empty(), 15, Field::Name),
                    lacks(line.federation.is_empty(), 54, Field::Federation),
                    lacks(line.list_number.trim_matches('0').is_empty(), 58, Field::FideNumber),
                    lacks(line.birth.is_none(), 70, Field::Birth),
                    lacks(line.rank.is_none(), 86, Field::Rank),
                ]
                .into_iter()
                .flatten(),
            );
        }
        faults
    }
}

impl Contents {
    fn missing(&self, is_for_titles: bool) -> impl Iterator<Item = Fault> {
        let always =
            [Text::Name, Text::City, Text::Federation, Text::Start, Text::End, Text::ChiefArbiter];
        let for_titles = [Text::PairingProgram, Text::TypeCode];
        let texts = always.into_iter().chain([Text::RateCode]);
        let texts = texts.chain(for_titles.into_iter().filter(move |_| is_for_titles));
        let mut lacks: Vec<What> = texts.filter_map(|text| self.lacks(text)).collect();
        let dated = self.round_dates.iter().filter(|date| !date.is_empty()).count();
        if dated < usize::from(self.begun_rounds()).max(1) {
            let code = "132";
            lacks.push(if dated == 0 { What::Missing { code } } else { What::Empty { code } });
        }
        if is_for_titles && self.lacks(Text::StandingOrder).is_some() {
            lacks.extend(self.lacks(Text::TieBreaks));
        }
        lacks.into_iter().map(|what| Fault { line: 0, column: 1, what })
    }

    fn lacks(&self, text: Text) -> Option<What> {
        let (_, code) = Text::ALL.into_iter().find(|(known, _)| *known == text)?;
        match self.texts.get(&text) {
            None => Some(What::Missing { code }),
            Some(all) if all.iter().all(String::is_empty) => Some(What::Empty { code }),
            Some(_) => None,
        }
    }
}

/// What of a player's pairings his opponents' lines do not bear out.
fn pairings<'a>(
    line: &'a PlayerLine,
    players: &'a BTreeMap<Number, (&PlayerLine, usize)>,
) -> impl Iterator<Item = (usize, What)> + 'a {
    let cells = (1..=u8::MAX).zip(&line.cells);
    cells.filter_map(|(round, cell)| {
        let opponent = cell.opponent?;
        let what = if opponent == line.number {
            What::AgainstHimself { round }
        } else if let Some((other, _)) = players.get(&opponent) {
            let blank = Cell::default();
            let theirs = other.cells.get(usize::from(round - 1)).unwrap_or(&blank);
            let told = (line.number, cell);
            // Said once: in the line of the lower number, unless the other does not know of it.
            let is_mutual = theirs.opponent == Some(line.number);
            if fits(told, theirs) || (is_mutual && opponent < line.number) {
                return None;
            }
            What::PairingDiffers { round, opponent: opponent.0 }
        } else {
            What::NobodyOfThatNumber { number: opponent.0 }
        };
        Some((column_of(round), what))
    })
}

/// Whether two cells tell of the same game.
fn fits((number, mine): (Number, &Cell), theirs: &Cell) -> bool {
    let colours = match (mine.colour, theirs.colour) {
        (Some(mine), Some(theirs)) => mine != theirs,
        _ => true,
    };
    theirs.opponent == Some(number) && colours && results_fit(mine.result, theirs.result)
}

fn results_fit(mine: Option<Sign>, theirs: Option<Sign>) -> bool {
    use Sign::{
        Draw, ForfeitLoss, ForfeitWin, Loss, Unknown, UnratedDraw, UnratedLoss, UnratedWin, Win,
    };
    let (Some(mine), Some(theirs)) = (mine, theirs) else { return mine == theirs };
    match mine {
        Win => theirs == Loss,
        Draw => matches!(theirs, Draw | Loss),
        Loss => matches!(theirs, Win | Draw | Loss),
        UnratedWin => theirs == UnratedLoss,
        UnratedDraw => matches!(theirs, UnratedDraw | UnratedLoss),
        UnratedLoss => matches!(theirs, UnratedWin | UnratedDraw | UnratedLoss),
        ForfeitWin => theirs == ForfeitLoss,
        ForfeitLoss => matches!(theirs, ForfeitWin | ForfeitLoss),
        Unknown => theirs == Unknown,
        // A bye with an opponent is told of already.
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::points::Points;
    use crate::trf::document::Document;

    fn read(text: &str) -> Reading {
        Reading::of(&Document::read(text.as_bytes(), None))
    }

    fn line(number: u16, points: &str, cells: &str) -> String {
        format!("001 {number:>4} m    {:66}{points:>4} {number:>4}  {cells}\n", "Name")
    }

    #[test]
    fn what_does_not_fit_together_is_told_with_line_and_column() {
        let found = |lines: &[(&str, &str)]| {
            let text: String =
                (1..).zip(lines).map(|(at, (points, cells))| line(at, points, cells)).collect();
            let faults = read(&text).check().into_iter();
            faults.map(|fault| (fault.line, fault.column, fault.what)).collect::<Vec<_>>()
        };
        let differs = |opponent| What::PairingDiffers { round: 1, opponent };
        let nobody = What::NobodyOfThatNumber { number: 9 };
        let (stated, counted) = (Points(15), Points(10));
        for (lines, faults) in [
            (&[("1.0", "   2 w 1"), ("0.0", "   1 b 0")][..], vec![]),
            (&[("0.5", "   2 w ="), ("0.0", "   1 b 0")], vec![]),
            (&[("1.0", "   2 w 1"), ("1.0", "   1 b 1")], vec![(1, 92, differs(2))]),
            (&[("1.0", "   2 w 1"), ("0.0", "   1 w 0")], vec![(1, 92, differs(2))]),
            (&[("1.0", "   2 w +"), ("0.0", "   1 b 0")], vec![(1, 92, differs(2))]),
            (&[("1.0", "   2 w 1"), ("0.0", "0000 - Z")], vec![(1, 92, differs(2))]),
            (&[("1.0", "   9 w 1")], vec![(1, 92, nobody)]),
            (&[("1.0", "   1 w 1")], vec![(1, 92, What::AgainstHimself { round: 1 })]),
            (
                &[("1.5", "   2 w 1"), ("0.0", "   1 b 0")],
                vec![(1, 81, What::PointsDiffer { stated, counted })],
            ),
        ] {
            assert_eq!(found(lines), faults, "{lines:?}");
        }
    }

    #[test]
    fn a_rating_report_lacks_what_it_must_have() {
        let whole = "012 A\n022 B\n032 MKD\n042 2026/11/01\n052 2026/11/09\n102 C\n222 5400+30\n";
        let dates = format!("132{:88}26/11/01\n", "");
        let player =
            format!("001    1 m    {:33} 2000 MKD    12345678 1990/00/00  0.0    1\n", "Name");
        let lacks = |text: &str, is_for_titles| {
            let faults = read(text).report(is_for_titles).into_iter();
            faults.map(|fault| fault.what).collect::<Vec<_>>()
        };
        let all = format!("{whole}{dates}{player}");
        assert_eq!(lacks(&all, false), []);
        let codes: Vec<What> = ["182", "192", "202"].map(|code| What::Missing { code }).into();
        assert_eq!(lacks(&all, true), codes);
        assert_eq!(lacks(&all.replace("102 C", "102"), false), [What::Empty { code: "102" }]);
        assert_eq!(lacks(&format!("{whole}{player}"), false), [What::Missing { code: "132" }]);
        let blank = format!("{whole}{dates}{}", line(1, "", ""));
        let fields = [Field::Federation, Field::FideNumber, Field::Birth];
        let without = fields.map(|field| What::Without { number: 1, field });
        assert_eq!(lacks(&blank, false), without);
    }
}
