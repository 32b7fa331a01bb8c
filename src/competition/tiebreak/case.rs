//! What tie-breaks are computed from, and what they give.

use std::collections::BTreeMap;

use crate::record::{Records, Reference};
use crate::tiebreak::code::TieBreak;
use crate::tiebreak::edition::Rules;
use crate::tiebreak::working::{Evaluation, Lack};
use crate::tournament::Number;

/// What a tie-break makes of each of them.
pub type Evaluations = BTreeMap<Number, Evaluation>;

/// The ratings of all.
pub(super) type Ratings = BTreeMap<Number, i64>;

/// What tie-breaks are computed from.
#[derive(Debug, Clone, Copy)]
pub struct Case<'a> {
    /// What everybody did.
    pub records: &'a Records,
    /// What the edition says.
    pub rules: &'a Rules,
    /// The rating that the competition announced for players without one, if it did (C.07 10).
    pub unrated: Option<u16>,
}

impl Case<'_> {
    /// By which points a tie-break is made.
    pub(super) fn reference(&self, code: &TieBreak) -> Reference {
        match code.reference {
            Some(reference) if self.records.is_team => reference,
            _ => self.records.primary,
        }
    }

    /// The ratings; why not, where somebody has none.
    pub(super) fn ratings(&self) -> Result<Ratings, Lack> {
        if self.records.is_team {
            return Err(Lack::PlayersOnly);
        }
        let each = self.records.all.iter().map(|(number, record)| {
            let rating = record.rating.or(self.unrated).ok_or(Lack::Unrated)?;
            Ok((*number, i64::from(rating)))
        });
        each.collect()
    }
}
