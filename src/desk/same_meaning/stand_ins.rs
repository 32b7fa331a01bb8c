//! Players whose entry is lost, although they were given a number or an opponent. Without an entry their games
//! would be nobody's, and their opponents' points too: they are entered anew, with the name that their boards
//! were set up with, and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use crate::entries::entry_of;
use jadoube_core::competition::entrant::{Entrant, EntrantNo};
use jadoube_core::competition::event::Event as ContestEvent;
use jadoube_core::competition::round::Pairing;
use jadoube_core::competition::state::Contest;
use jadoube_core::hall::event::Event;
use jadoube_journal::chain::row_hash;
use jadoube_journal::row::Row;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::ids::BoardNo;

/// The name of somebody of whom nothing is known.
const NAMELESS: &str = "?";

/// The names with which the boards of pairings were set up, White first.
#[derive(Debug, Clone, Default)]
pub(super) struct BoardNames(Vec<(Pairing, [String; 2])>);

impl BoardNames {
    /// Those of all rows of a file that are as they were recorded.
    pub(super) fn of(rows: &[Row]) -> Self {
        let mut paired: BTreeMap<(u16, BoardNo), Pairing> = BTreeMap::new();
        let mut names = Vec::new();
        // Most rows tell something else, and are not read for it.
        let may_tell =
            |row: &&Row| row.payload.contains("\"pairings\"") || row.payload.contains("\"set-up\"");
        let sound = rows.iter().filter(may_tell).filter(|row| row_hash(row) == row.hash);
        for entry in sound.filter_map(entry_of) {
            match entry.event {
                Event::Contest {
                    what:
                        ContestEvent::Drafted { round, pairings, .. }
                        | ContestEvent::PairingsChanged { round, pairings, .. }
                        | ContestEvent::Seated { round, pairings },
                } => {
                    let at = |one: &Pairing| (u16::from(round), one.board);
                    paired.extend(pairings.iter().map(|one| (at(one), *one)));
                }
                Event::Game { board, what: GameEvent::SetUp(setup) } => {
                    let players = [setup.players.white.name, setup.players.black.name];
                    let pairing = paired.get(&(setup.round, board));
                    names.extend(pairing.map(|pairing| (*pairing, players)));
                }
                _ => {}
            }
        }
        Self(names)
    }

    /// The entries of those whom an event names and who have not entered.
    pub(super) fn lost_entries(&self, contest: &Contest, event: &Event) -> Vec<Event> {
        let lost: BTreeSet<EntrantNo> =
            named(event).into_iter().filter(|no| !contest.entrants.contains_key(no)).collect();
        let entered = |no: EntrantNo| {
            let name = self.name(contest, no).unwrap_or(NAMELESS);
            let entrant = Box::new(Entrant::named(name));
            Event::Contest { what: ContestEvent::Entered { no, entrant, joined: false } }
        };
        lost.into_iter().map(entered).collect()
    }

    /// The name of somebody at a board where the opponent has the name of his entry: then it was set up for
    /// that pairing.
    fn name(&self, contest: &Contest, no: EntrantNo) -> Option<&str> {
        let at_board = |(pairing, [white, black]): &(Pairing, [String; 2])| {
            let is_white = pairing.white == no;
            let (opponent, of_opponent) =
                if is_white { (pairing.black, black) } else { (pairing.white, white) };
            let is_known = !of_opponent.is_empty() && contest.name(opponent) == of_opponent;
            is_known && pairing.both().contains(&no)
        };
        let is_taken =
            |name: &str| contest.entrants.values().any(|entry| entry.entrant.name == name);
        let mut own = self.0.iter().filter(|one| at_board(one)).map(|(pairing, [white, black])| {
            if pairing.white == no { white.as_str() } else { black.as_str() }
        });
        own.find(|name| !name.is_empty() && !is_taken(name))
    }
}

/// Whom an event numbers or pairs.
fn named(event: &Event) -> Vec<EntrantNo> {
    match event {
        Event::Contest { what: ContestEvent::Numbered { order, .. } } => order.clone(),
        Event::Contest {
            what:
                ContestEvent::Drafted { pairings, .. }
                | ContestEvent::PairingsChanged { pairings, .. }
                | ContestEvent::Seated { pairings, .. },
        } => pairings.iter().flat_map(|one| one.both()).collect(),
        _ => Vec::new(),
    }
}
