//! From an event to the new state. Obeys and cannot fail. Facts of two strands that neither knew of the
//! other come out alike in either order.
#![deny(clippy::wildcard_enum_match_arm)]

use crate::stations::command::Stands;
use crate::stations::difference::Settlement;
use crate::stations::event::Event;
use crate::stations::member::{Role, Station};
use crate::stations::post::{Epoch, Post, Term};
use crate::stations::state::{Claim, Release, Stations};
use crate::stations::station::{EntryId, StationId};
use jadoube_laws::letter::Letter;

/// Makes an event part of the state.
pub(super) fn apply(stations: &mut Stations, event: &Event, place: EntryId) {
    match event {
        Event::Begun { station, name, letter } => {
            if stations.founder.is_some() {
                return;
            }
            stations.founder = Some(*station);
            let said = (Epoch { no: 0, of: *station }, place.number);
            say(stations, *station, (name, *letter, Role::ChiefArbiter), said);
        }
        Event::Admitted { station, name, letter, role } => {
            let said = (stations.term_of(Post::Chief, place), place.number);
            say(stations, *station, (name, *letter, *role), said);
        }
        Event::Dismissed { station, reason, .. } => {
            let said = (stations.term_of(Post::Chief, place), place.number);
            if let Some(known) = stations.members.get_mut(station)
                && known.stood < said
            {
                (known.dismissed, known.stood) = (Some(reason.clone()), said);
            }
        }
        Event::Given { posts, to, .. } => {
            for post in posts {
                let epoch = stations.term_of(*post, place);
                let release = Release { at: place.number, to: *to };
                stations.releases.entry((*post, epoch)).or_insert(release);
            }
        }
        Event::Taken { terms } | Event::TakenOver { terms, .. } => {
            for term in terms {
                take(stations, term, place);
            }
        }
        // The one with the wall time, which only the entry has; the other is for the record alone.
        Event::Refused { .. } | Event::WentOn { .. } => {}
        Event::Settled { post, stands, aside, .. } => {
            for (epoch, upto) in aside {
                let settlement = Settlement { upto: *upto, stands: *stands, at: place };
                let known = stations.settled.entry((*post, *epoch)).or_insert(settlement);
                // Of two the one that has looked at more, then that which left things as they were.
                let rank = |it: &Settlement| (it.upto, it.stands == Stands::InForce, it.at);
                if rank(&settlement) > rank(known) {
                    *known = settlement;
                }
            }
        }
    }
}

fn take(stations: &mut Stations, term: &Term, place: EntryId) {
    let epoch = Epoch { no: term.no, of: place.station };
    let claim = Claim { from: place.number, after: term.after, upto: term.upto };
    stations.claims.entry((term.post, epoch)).or_insert(claim);
}

/// Of what is said of a station the latest holds; whether it takes part is a fact of its own, so that
/// who only dismisses it does not say what it is.
fn say(
    stations: &mut Stations,
    station: StationId,
    (name, letter, role): (&str, Letter, Role),
    said: (Epoch, u64),
) {
    let new =
        || Station { name: name.to_owned(), letter, role, dismissed: None, said, stood: said };
    let known = stations.members.entry(station).or_insert_with(new);
    if known.said < said {
        (known.name, known.letter, known.role, known.said) = (name.to_owned(), letter, role, said);
    }
    if known.stood < said {
        (known.dismissed, known.stood) = (None, said);
    }
}
