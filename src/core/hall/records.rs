//! Two records of one board: what is in force there, what was put aside because another station had taken
//! the board over, and what both stand on. Of the two a third can be put together, part by part
//! ([`Parts`](crate::hall::parts::Parts)).

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::disputes::event::Event as DisputeEvent;
use crate::hall::event::{Entry, Event};
use crate::hall::parts::AsideRecord;
use crate::hall::posts::scope;
use crate::hall::state::Hall;
use crate::stations::event::Event as StationsEvent;
use crate::stations::post::Basis;
use crate::stations::post::{Epoch, Post};
use crate::stations::state::Classification;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::IncidentNo;

/// Two records of a post, from where they part.
#[derive(Debug, Clone)]
pub struct Records {
    /// The game on which both stand; none where there was none.
    pub common: Option<Game>,
    /// What is in force.
    pub in_force: Vec<Arc<Entry>>,
    /// What was put aside.
    pub aside: Vec<Arc<Entry>>,
    /// What was looked at.
    pub basis: Basis,
}

/// Where an entry about a post belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Common,
    InForce,
    Aside,
}

impl Records {
    /// Those of a post of which one was put aside with this term, among the entries of all.
    pub fn of(
        hall: &Hall,
        entries: impl IntoIterator<Item = Arc<Entry>>,
        (post, epoch): (Post, Epoch),
    ) -> Self {
        let (mut common, mut in_force, mut aside) = (None, Vec::new(), Vec::new());
        for entry in entries {
            match part(hall, &entry, (post, epoch)) {
                Some(Part::Common) => follow(&mut common, &entry, post),
                Some(Part::InForce) => in_force.push(entry),
                Some(Part::Aside) => aside.push(entry),
                None => {}
            }
        }
        let count =
            |all: &[Arc<Entry>]| all.iter().filter(|one| is_news(&one.event)).count() as u64;
        let term = hall.stations.home(post).map_or(epoch, |home| home.epoch);
        let basis = Basis { in_force: count(&in_force), aside: count(&aside), term };
        Self { common, in_force, aside, basis }
    }

    /// What the record that was put aside comes to; none where no game is in it.
    #[must_use]
    pub fn put_aside(&self, post: Post) -> Option<AsideRecord> {
        let (mut game, mut is_whole) = (self.common.clone(), false);
        let mut incidents: BTreeMap<IncidentNo, Vec<DisputeEvent>> = BTreeMap::new();
        for entry in &self.aside {
            follow(&mut game, entry, post);
            match &entry.event {
                Event::Game { what: GameEvent::SetUp(_), .. } | Event::Adjournment { .. } => {
                    is_whole = true;
                }
                Event::Dispute { what } => {
                    incidents.entry(what.incident()).or_default().push(what.clone());
                }
                _ => {}
            }
        }
        let (game, last) = (game?, self.aside.last()?);
        let times = game.times(last.at);
        Some(AsideRecord { game, times, incidents, is_whole, basis: self.basis })
    }
}

/// Makes an entry of a record part of its game.
pub fn follow(game: &mut Option<Game>, entry: &Entry, post: Post) {
    match (game.as_mut(), &entry.event) {
        (_, Event::Game { what: GameEvent::SetUp(setup), .. }) => {
            *game = Some(Game::new(setup.clone()));
        }
        (Some(game), Event::Game { what, .. }) => game.apply(what, entry.at),
        (
            Some(game),
            Event::Stations {
                what: StationsEvent::Taken { terms } | StationsEvent::TakenOver { terms, .. },
            },
        ) => {
            terms.iter().filter(|term| term.post == post).for_each(|term| game.go_over(term.ahead));
        }
        _ => {}
    }
}

/// Whether an entry changes what an arbiter decides about: what is only seen does not.
const fn is_news(event: &Event) -> bool {
    !matches!(event, Event::Game { what: GameEvent::ClockObserved(_) | GameEvent::Observed(_), .. })
}

fn part(hall: &Hall, entry: &Entry, (post, epoch): (Post, Epoch)) -> Option<Part> {
    if let Event::Stations {
        what: StationsEvent::Taken { terms } | StationsEvent::TakenOver { terms, .. },
    } = &entry.event
    {
        let term = terms.iter().find(|term| term.post == post)?;
        let begun = Epoch { no: term.no, of: entry.place?.station };
        let is_in_force = hall.stations.in_force(post, begun).is_some();
        return match begun > epoch {
            true if is_in_force => Some(Part::InForce),
            false if is_in_force || begun == epoch => Some(Part::Common),
            _ => None,
        };
    }
    scope(hall, &entry.event).posts().find(|of| *of == post)?;
    // What was recorded before there were several stations is of all.
    let Some(place) = entry.place else { return Some(Part::Common) };
    match hall.stations.classify(post, place) {
        Classification::OlderEpoch(of) if of == epoch => Some(Part::Aside),
        Classification::OlderEpoch(_) => None,
        // Terms that came behind the one that was put aside, or behind its end.
        Classification::Applies if hall.stations.term_of(post, place) > epoch => {
            Some(Part::InForce)
        }
        Classification::Applies => Some(Part::Common),
    }
}
