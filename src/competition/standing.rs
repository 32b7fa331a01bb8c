//! Who stands where: by points, then by each tie-break for those still tied (C.07 4.2); who is still
//! tied then shares his place, unless lots were drawn.

pub mod file;

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::record::{Records, Reference};
use crate::tiebreak;
use crate::tiebreak::case::{Case, Evaluations};
use crate::tiebreak::code::{Criterion, TieBreak};
use crate::tiebreak::edition::{Edition, Provision, Rest};
use crate::tiebreak::working::{Evaluation, Lack};
use crate::tournament::{Number, Tournament};

/// How a competition ranks.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Ranking {
    /// The edition of the regulations.
    pub edition: Edition,
    /// The tie-breaks in their order; where the first is not for points, points come before it.
    pub list: Vec<TieBreak>,
    /// The rating that was announced for players without one.
    pub unrated: Option<u16>,
    /// Those for whom lots were drawn, in the order of the lots.
    pub lots: Vec<Number>,
}

/// What put somebody below the one above him.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// The tie-break of the list with this index; 0 are the points.
    TieBreak(usize),
    /// Lots.
    Lots,
}

/// One of them in the standing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StandingLine {
    /// The place; those still tied share the best of theirs. 0 for who has none: his games are struck
    /// from the standing.
    pub place: u16,
    /// The player, or the team.
    pub number: Number,
    /// What the tie-breaks of the list make of him; nothing where one depends on who is tied, and he
    /// was not tied when its turn came.
    pub values: Vec<Option<Evaluation>>,
    /// What put him below the one above; nothing for the first, and for who shares a place.
    pub decided_by: Option<Decision>,
}

/// A standing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// After how many rounds.
    pub rounds: u8,
    /// The edition of the regulations.
    pub edition: Edition,
    /// The tie-breaks in their order, points first.
    pub list: Vec<TieBreak>,
    /// What the edition does with ties that are left.
    pub rest: Provision<Rest>,
    /// Everybody, the best first.
    pub lines: Vec<StandingLine>,
}

/// Some who are tied, and what put them below those above.
type Group = (Vec<Number>, Option<Decision>);

impl Ranking {
    /// By an edition, with the list that it prescribes, if it does.
    #[must_use]
    pub fn by(edition: Edition) -> Self {
        let list = tiebreak::code::list(edition.rules().list.value).unwrap_or_default();
        Self { edition, list, ..Self::default() }
    }

    /// The standing after so many rounds; of teams where teams play.
    #[must_use]
    pub fn standing(&self, tournament: &Tournament, rounds: u8) -> Standing {
        let list = self.list_from_points();
        let records = Records::new(tournament, rounds, primary(&list));
        let rules = self.edition.rules();
        let case = Case { records: &records, rules, unrated: self.unrated };
        let mut columns: Vec<Evaluations> = Vec::new();
        let mut groups: Vec<Group> = vec![(records.all.keys().copied().collect(), None)];
        for (index, code) in list.iter().enumerate() {
            let mut column = match code.is_among_the_tied() {
                true => Evaluations::new(),
                false => tiebreak::of_all(&case, code),
            };
            let parts = groups.iter().flat_map(|(tied, above)| {
                match tied.as_slice() {
                    [_, _, ..] if code.is_among_the_tied() => {
                        column.extend(tiebreak::among(&case, code, tied));
                    }
                    _ => refuse_unequal(&records, code, tied, &mut column),
                }
                parted(tied, *above, Decision::TieBreak(index), |one, other| {
                    order(code, column.get(&one), column.get(&other))
                })
            });
            groups = parts.collect();
            columns.push(column);
        }
        let lot = |number: Number| self.lots.iter().position(|drawn| *drawn == number);
        let drawn = groups.iter().flat_map(|(tied, above)| {
            // Lots count only where all of those tied drew one.
            let all_drew = tied.iter().all(|number| lot(*number).is_some());
            parted(tied, *above, Decision::Lots, |one, other| match all_drew {
                true => lot(one).cmp(&lot(other)),
                false => Ordering::Equal,
            })
        });
        let lines = lines(drawn.collect(), &columns);
        Standing { rounds, edition: self.edition, list, rest: rules.rest, lines }
    }

    /// Says which points of teams count first, where the list does not.
    pub fn put_points_first(&mut self, points: Reference) {
        let says = self.list.first().is_some_and(TieBreak::is_points);
        if points == Reference::Game && !says {
            self.list.insert(0, TieBreak::plain(Criterion::GamePoints));
        }
    }

    fn list_from_points(&self) -> Vec<TieBreak> {
        let has_points = self.list.first().is_some_and(TieBreak::is_points);
        let points = (!has_points).then(|| TieBreak::plain(Criterion::Points));
        points.into_iter().chain(self.list.iter().cloned()).collect()
    }
}

/// Which points of teams count first.
fn primary(list: &[TieBreak]) -> Reference {
    match list.first() {
        Some(TieBreak { criterion: Criterion::GamePoints, .. }) => Reference::Game,
        Some(TieBreak { reference: Some(reference), .. }) => *reference,
        _ => Reference::Match,
    }
}

/// Board count is only for those with the same game points (C.07 12.1).
fn refuse_unequal(records: &Records, code: &TieBreak, tied: &[Number], column: &mut Evaluations) {
    let mut points = tied.iter().map(|number| records.points(*number, Reference::Game));
    let first = points.next();
    if code.criterion == Criterion::BoardCount && points.any(|other| Some(other) != first) {
        let nothing =
            Evaluation::nothing(Lack::UnequalGamePoints, Lack::UnequalGamePoints.article());
        column.extend(tied.iter().map(|number| (*number, nothing.clone())));
    }
}

fn order(code: &TieBreak, one: Option<&Evaluation>, other: Option<&Evaluation>) -> Ordering {
    let (Some(one), Some(other)) = (one, other) else { return Ordering::Equal };
    let rising = one.value.order(&other.value);
    if code.is_less_better() { rising } else { rising.reverse() }
}

/// Some who were tied in parts, the best first; inside a part by number.
fn parted(
    tied: &[Number],
    above: Option<Decision>,
    by: Decision,
    order: impl Fn(Number, Number) -> Ordering,
) -> Vec<Group> {
    let mut sorted = tied.to_vec();
    sorted.sort_by(|one, other| order(*one, *other).then(one.cmp(other)));
    let parts = sorted.chunk_by(|one, other| order(*one, *other) == Ordering::Equal);
    let above = std::iter::once(above).chain(std::iter::repeat(Some(by)));
    parts.map(<[Number]>::to_vec).zip(above).collect()
}

fn lines(groups: Vec<Group>, columns: &[Evaluations]) -> Vec<StandingLine> {
    let mut lines = Vec::new();
    for (tied, above) in groups {
        let place = u16::try_from(lines.len() + 1).unwrap_or(u16::MAX);
        let above = std::iter::once(above).chain(std::iter::repeat(None));
        lines.extend(tied.into_iter().zip(above).map(|(number, decided_by)| StandingLine {
            place,
            number,
            values: columns.iter().map(|column| column.get(&number).cloned()).collect(),
            decided_by,
        }));
    }
    lines
}

impl StandingLine {
    /// The place as a table shows it: a dash for who has none.
    #[must_use]
    pub fn shown_place(&self) -> String {
        if self.place == 0 { "–".to_owned() } else { self.place.to_string() }
    }
}

impl Standing {
    /// Some of them, with their places among themselves.
    #[must_use]
    pub fn among(&self, belongs: impl Fn(Number) -> bool) -> Self {
        let mut lines: Vec<StandingLine> = Vec::new();
        // The place here and there of the one above; how many have one; the first that parts them.
        let (mut above, mut count, mut parted) = ((0, 0), 0_u16, None);
        for line in &self.lines {
            let decided = [parted, line.decided_by].into_iter().flatten().min();
            if !belongs(line.number) {
                parted = decided;
                continue;
            }
            let is_shared = count > 0 && above.0 == line.place;
            let (place, decided_by) = match line.place {
                0 => (0, None),
                _ if is_shared => (above.1, None),
                _ => (count + 1, decided.filter(|_| count > 0)),
            };
            if place > 0 {
                (above, parted) = ((line.place, place), None);
                count = count.saturating_add(1);
            }
            lines.push(StandingLine { place, decided_by, ..line.clone() });
        }
        Self { lines, ..self.clone() }
    }

    /// The same, with those whose games are struck from it behind all others, without a place.
    #[must_use]
    pub fn without_places(&self, struck: &BTreeSet<Number>) -> Self {
        if struck.is_empty() {
            return self.clone();
        }
        let mut ranked = self.among(|number| !struck.contains(&number));
        let out = self.lines.iter().filter(|line| struck.contains(&line.number));
        ranked.lines.extend(out.map(|line| StandingLine {
            place: 0,
            decided_by: None,
            ..line.clone()
        }));
        ranked
    }

    /// The line of one of them.
    #[must_use]
    pub fn of(&self, number: Number) -> Option<&StandingLine> {
        self.lines.iter().find(|line| line.number == number)
    }

    /// Those who share a place, by place.
    #[must_use]
    pub fn shared(&self) -> Vec<(u16, Vec<Number>)> {
        let mut places: BTreeMap<u16, Vec<Number>> = BTreeMap::new();
        for line in self.lines.iter().filter(|line| line.place > 0) {
            places.entry(line.place).or_default().push(line.number);
        }
        places.into_iter().filter(|(_, numbers)| numbers.len() > 1).collect()
    }
}

#[cfg(test)]
mod tests;
