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

/// Reads entrants from a text, one a line: `Surname, Given name; FED`, or with a tab between. A line
/// that begins with `#` and an empty one are passed over.
#[must_use]
pub fn read(text: &str) -> Vec<Entrant> {
    let lines =
        text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let one = |(line, entry): (&str, u16)| {
        let (name, federation) = line.rsplit_once([';', '\t']).unwrap_or((line, ""));
        let federation = federation.trim().to_owned();
        Entrant { entry: Number(entry), name: name.trim().to_owned(), federation }
    };
    lines.zip(1..).map(one).collect()
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
        let list = "Zeman; CZE\nDahl\tNOR\n# a note\n\nAdam;CZE\nBerg; NOR\nIvanov\nCruz;ESP\n\
                    Ander;\nOde;MKD\nOra;MKD\nOa;MKD\n";
        let entrants = read(list);
        assert_eq!(entrants[2].entry, Number(3));
        let drawn: Vec<String> = order(entrants)
            .into_iter()
            .flat_map(|contingent| contingent.entrants)
            .map(|entrant| entrant.name)
            .collect();
        let wanted =
            ["Oa", "Ode", "Ora", "Adam", "Zeman", "Berg", "Dahl", "Ivanov", "Ander", "Cruz"];
        assert_eq!(drawn, wanted);
    }
}
