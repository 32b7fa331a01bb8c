//! The order of drawing: the federation with most players first, federations of one size by their
//! codes, players of a federation by their surnames (C.06; Tournament Rules 2006, 9(h) 2-4).

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::tournament::Number;

/// A player who draws.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// His number in the list of entries, by which he is known until he has drawn.
    pub entry: Number,
    /// “Surname, Given name”.
    pub name: String,
    /// The code of his federation; empty where he has none. Such players are of no one federation.
    pub federation: String,
}

/// Players of a federation, in the order in which they draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contingent {
    /// The code; empty for a player without one.
    pub federation: String,
    /// The players.
    pub entrants: Vec<Entrant>,
}

impl Contingent {
    /// How many they are.
    #[must_use]
    pub fn size(&self) -> usize {
        self.entrants.len()
    }
}

/// The federations in the order in which they draw.
#[must_use]
pub fn order(entrants: Vec<Entrant>) -> Vec<Contingent> {
    let mut by_federation: BTreeMap<(String, Option<Number>), Vec<Entrant>> = BTreeMap::new();
    for entrant in entrants {
        let alone = entrant.federation.is_empty().then_some(entrant.entry);
        by_federation.entry((entrant.federation.clone(), alone)).or_default().push(entrant);
    }
    let mut contingents: Vec<Contingent> = by_federation
        .into_iter()
        .map(|((federation, _), mut entrants)| {
            entrants.sort_by(|one, other| (&one.name, one.entry).cmp(&(&other.name, other.entry)));
            Contingent { federation, entrants }
        })
        .collect();
    // Stable: those of one size stay in the order of their codes.
    contingents.sort_by_key(|contingent| Reverse(contingent.size()));
    contingents
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_federation_draws_first_then_codes_then_surnames() {
        let list = [
            "Zeman CZE",
            "Dahl NOR",
            "Adam CZE",
            "Berg NOR",
            "Ivanov",
            "Cruz ESP",
            "Ander",
            "Ode MKD",
            "Ora MKD",
            "Oa MKD",
        ];
        let entrants = list.iter().zip(1..).map(|(text, entry)| {
            let (name, federation) = text.split_once(' ').unwrap_or((text, ""));
            Entrant { entry: Number(entry), name: name.into(), federation: federation.into() }
        });
        let drawn: Vec<String> = order(entrants.collect())
            .into_iter()
            .flat_map(|contingent| contingent.entrants)
            .map(|entrant| entrant.name)
            .collect();
        let wanted =
            ["Oa", "Ode", "Ora", "Adam", "Zeman", "Berg", "Dahl", "Ivanov", "Ander", "Cruz"];
        assert_eq!(drawn, wanted);
    }
}
