//! Two records of one board, side by side: what is in force, and what was put aside because another
//! station had taken the board over. What both stand on is not told twice.

use std::sync::Arc;

use crate::history::History;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::BySide;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::posts::scope;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::post::{Epoch, Post};
use jadoube_core::stations::state::Classification;
use jadoube_i18n::catalogue::Words;
use jadoube_i18n::event::line_after;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;

/// One of two records, from where they part.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Record {
    /// What was recorded, line by line: moves, times, rulings, incidents.
    pub lines: Vec<RecordLine>,
    /// What the clock shows at its end; none where there is no game.
    pub times: Option<BySide<Millis>>,
    /// How many half-moves the game has at its end.
    pub plies: u16,
}

/// A line of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordLine {
    /// The time of day, by the clock of the station that recorded it.
    pub time: String,
    /// What happened.
    pub text: String,
}

/// Both records.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TwoRecords {
    /// How many half-moves both have.
    pub common: u16,
    /// What is in force.
    pub in_force: Record,
    /// What was put aside.
    pub aside: Record,
}

/// Where an entry about a post belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Common,
    InForce,
    Aside,
}

/// The records of a post of which one was put aside with this term.
#[must_use]
pub fn two_records(
    words: &Words,
    hall: &Hall,
    history: &History,
    (post, epoch): (Post, Epoch),
) -> TwoRecords {
    let of_post: Vec<(Part, Arc<Entry>)> = history
        .all()
        .into_iter()
        .filter_map(|entry| Some((part(hall, &entry, (post, epoch))?, entry)))
        .collect();
    let of = |wanted: Part| {
        of_post.iter().filter(move |(part, _)| *part == wanted).map(|(_, entry)| entry.as_ref())
    };
    let mut game = None;
    of(Part::Common).for_each(|entry| follow(&mut game, entry));
    let common = game.as_ref().map_or(0, |game| game.ply().0);
    let in_force = record(words, game.clone(), of(Part::InForce));
    TwoRecords { common, in_force, aside: record(words, game, of(Part::Aside)) }
}

fn part(hall: &Hall, entry: &Entry, (post, epoch): (Post, Epoch)) -> Option<Part> {
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

fn follow(game: &mut Option<Game>, entry: &Entry) {
    match (game.as_mut(), &entry.event) {
        (_, Event::Game { what: GameEvent::SetUp(setup), .. }) => {
            *game = Some(Game::new(setup.clone()));
        }
        (Some(game), Event::Game { what, .. }) => game.apply(what, entry.at),
        _ => {}
    }
}

fn record<'e>(
    words: &Words,
    mut game: Option<Game>,
    entries: impl Iterator<Item = &'e Entry>,
) -> Record {
    let (mut lines, mut last) = (Vec::new(), None);
    for entry in entries {
        follow(&mut game, entry);
        last = Some(entry.at);
        let text = match &entry.event {
            Event::Game { what, .. } => line_after(words, game.as_ref(), what),
            Event::Dispute { what } => words.tell(what),
            Event::Stations { what } => words.tell(what),
            Event::Adjournment { what } => jadoube_i18n::adjournment::line(words, what, None),
            Event::Blind { what, .. } => jadoube_i18n::blind::line(words, what, game.as_ref()),
            _ => continue,
        };
        let time = entry.wall.get(11..19).unwrap_or_default().to_owned();
        lines.push(RecordLine { time, text });
    }
    let times = game.as_ref().zip(last).map(|(game, at)| game.times(at));
    Record { lines, times, plies: game.map_or(0, |game| game.ply().0) }
}
