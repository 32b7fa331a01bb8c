//! A team's list of players in order of strength, which is kept strictly, and its line-up in a round
//! (article 24.1): reserves move the others down, never up.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::olympiad1972::regulations::{Event, minutes};

/// What is wrong with a team's list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Message)]
#[message(prefix = "competition-entry")]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum EntryFault {
    /// Too few players, or too many.
    Players {
        /// How many there are.
        players: u16,
        /// The fewest.
        least: u16,
        /// The most.
        most: u16,
    },
    /// Nobody is named as captain.
    NoCaptain,
    /// A player stands in the list twice.
    Twice {
        /// The name.
        name: String,
    },
}

/// A team's list: the players in order of strength.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamList {
    /// Names of the players, strongest first. The order is kept through the event.
    pub players: Vec<String>,
    /// The captain.
    pub captain: String,
}

impl TeamList {
    /// What is wrong with it.
    #[must_use]
    pub fn faults(&self, event: Event) -> Vec<EntryFault> {
        let (least, most) = event.regulations().players;
        let players = u16::try_from(self.players.len()).unwrap_or(u16::MAX);
        let mut found = Vec::new();
        if !(least..=most).contains(&players) {
            found.push(EntryFault::Players { players, least, most });
        }
        if self.captain.trim().is_empty() {
            found.push(EntryFault::NoCaptain);
        }
        let again = self
            .players
            .iter()
            .enumerate()
            .filter(|(at, name)| self.players.iter().take(*at).any(|before| before == *name));
        found.extend(again.map(|(_, name)| EntryFault::Twice { name: name.clone() }));
        found
    }
}

/// What is wrong with a line-up. Places are those of the list, from 1.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Message)]
#[message(prefix = "competition-line-up", error)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum LineUpFault {
    /// Not as many players as boards.
    Boards {
        /// The players named.
        players: u16,
        /// The boards.
        boards: u16,
    },
    /// Nobody stands at this place of the list.
    Nobody {
        /// The place.
        place: u16,
    },
    /// Somebody sits below one who is not stronger.
    Order {
        /// The board of the weaker one above.
        board: u16,
        /// His place.
        above: u16,
        /// The place of the one below.
        below: u16,
    },
}

/// How a line-up came to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(prefix = "competition-line-up-source")]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// It was handed in in time.
    HandedIn,
    /// None came in time: the first of the list play in their order.
    BasicOrder,
    /// It was changed later because of force majeure; the chief arbiter decided so.
    ForceMajeure,
}

/// Who sits at which board: places in the team's list, from 1, board by board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineUp {
    /// The places.
    pub places: Vec<u16>,
    /// How it came to be.
    pub source: Source,
}

/// A list that a captain hands in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HandedIn<'a> {
    /// The places in the team's list, board by board.
    pub places: &'a [u16],
    /// How many minutes before the round.
    pub minutes_before: i32,
    /// Whether the chief arbiter lets it in for force majeure, although it is late.
    pub force_majeure: bool,
}

/// A team's line-up in a round: what was handed in, or the first of the list if nothing came in time.
///
/// # Errors
/// What is wrong with what was handed in, or when the list is shorter than the boards.
///
/// # Example
/// ```
/// use jadoube_competition::olympiad1972::entry::{HandedIn, Source, line_up};
/// use jadoube_competition::olympiad1972::regulations::Event;
///
/// let list = |minutes_before| HandedIn { places: &[1, 3, 4, 6], minutes_before, force_majeure: false };
/// assert_eq!(line_up(Event::Men, 6, Some(list(60))).unwrap().places, [1, 3, 4, 6]);
/// let late = line_up(Event::Men, 6, Some(list(59))).unwrap();
/// assert_eq!((late.places, late.source), (vec![1, 2, 3, 4], Source::BasicOrder));
/// ```
pub fn line_up(
    event: Event,
    players: u16,
    handed_in: Option<HandedIn<'_>>,
) -> Result<LineUp, LineUpFault> {
    let boards = event.regulations().boards;
    let in_time = |one: &HandedIn<'_>| one.minutes_before >= i32::from(minutes().handed_in);
    let counts = handed_in.filter(|one| in_time(one) || one.force_majeure);
    let (places, source) = match counts {
        Some(one) if in_time(&one) => (one.places.to_vec(), Source::HandedIn),
        Some(one) => (one.places.to_vec(), Source::ForceMajeure),
        None => ((1..=boards).collect(), Source::BasicOrder),
    };
    let named = u16::try_from(places.len()).unwrap_or(u16::MAX);
    if named != boards {
        return Err(LineUpFault::Boards { players: named, boards });
    }
    if let Some(place) = places.iter().find(|place| !(1..=players).contains(*place)) {
        return Err(LineUpFault::Nobody { place: *place });
    }
    for (pair, board) in places.windows(2).zip(1..) {
        if let [above, below] = pair
            && above >= below
        {
            return Err(LineUpFault::Order { board, above: *above, below: *below });
        }
    }
    Ok(LineUp { places, source })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn men(
        places: &[u16],
        minutes_before: i32,
        force_majeure: bool,
    ) -> Result<(Vec<u16>, Source), LineUpFault> {
        let handed_in = HandedIn { places, minutes_before, force_majeure };
        line_up(Event::Men, 6, Some(handed_in)).map(|one| (one.places, one.source))
    }

    #[test]
    fn reserves_move_the_others_down_and_never_up() {
        for (places, wanted) in [
            (&[1, 2, 3, 4][..], Ok(())),
            (&[1, 2, 3, 6], Ok(())),
            (&[3, 4, 5, 6], Ok(())),
            (&[1, 2, 4, 3], Err(LineUpFault::Order { board: 3, above: 4, below: 3 })),
            (&[5, 1, 2, 3], Err(LineUpFault::Order { board: 1, above: 5, below: 1 })),
            (&[1, 1, 2, 3], Err(LineUpFault::Order { board: 1, above: 1, below: 1 })),
            (&[1, 2, 3], Err(LineUpFault::Boards { players: 3, boards: 4 })),
            (&[1, 2, 3, 7], Err(LineUpFault::Nobody { place: 7 })),
            (&[0, 2, 3, 4], Err(LineUpFault::Nobody { place: 0 })),
        ] {
            let wanted = wanted.map(|()| (places.to_vec(), Source::HandedIn));
            assert_eq!(men(places, 90, false), wanted, "{places:?}");
        }
    }

    #[test]
    fn what_comes_too_late_is_the_basic_order_unless_by_force_majeure() {
        let basic = Ok((vec![1, 2, 3, 4], Source::BasicOrder));
        assert_eq!(men(&[1, 2, 3, 5], 60, false), Ok((vec![1, 2, 3, 5], Source::HandedIn)));
        assert_eq!(men(&[1, 2, 3, 5], 59, false), basic);
        assert_eq!(men(&[1, 2, 3, 5], -5, true), Ok((vec![1, 2, 3, 5], Source::ForceMajeure)));
        // A late list that is wrong is not looked at.
        assert_eq!(men(&[4, 3, 2, 1], 10, false), basic);
        let nothing = line_up(Event::Women, 3, None).unwrap();
        assert_eq!(nothing.places, [1, 2]);
        assert_eq!(line_up(Event::Men, 3, None), Err(LineUpFault::Nobody { place: 4 }));
    }

    #[test]
    fn a_list_has_so_many_players_and_a_captain() {
        let list = |players: &[&str], captain: &str| TeamList {
            players: players.iter().map(|name| (*name).to_owned()).collect(),
            captain: captain.into(),
        };
        let four = ["A", "B", "C", "D"];
        assert_eq!(list(&four, "E").faults(Event::Men), []);
        assert_eq!(
            list(&four, "E").faults(Event::Women),
            [EntryFault::Players { players: 4, least: 2, most: 3 }]
        );
        let found = list(&["A", "B", "A"], " ").faults(Event::Men);
        let few = EntryFault::Players { players: 3, least: 4, most: 6 };
        assert_eq!(found, [few, EntryFault::NoCaptain, EntryFault::Twice { name: "A".into() }]);
    }
}
