//! The stations as they are now: the fold of their events, which comes out the same in whatever order
//! the strands arrive. Only `apply` changes it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::stations::attempt::RefusedAttempt;
use crate::stations::difference::{Aside, Difference, Settlement};
use crate::stations::event::Event;
use crate::stations::member::Station;
use crate::stations::post::{Epoch, Post, Term};
use crate::stations::refusal::Refusal;
use crate::stations::station::{EntryId, StationId};
use jadoube_laws::ids::{EnvelopeNo, IncidentNo};
use jadoube_laws::letter::Letter;

/// On what a term stands, and where it begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    /// The entry in the strand of its station with which it begins.
    pub from: u64,
    /// The term on which it stands.
    pub after: Epoch,
    /// The last entry of that term on which it stands.
    pub upto: u64,
}

/// A release.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Release {
    /// The entry in the strand of the station that released.
    pub at: u64,
    /// For whom.
    pub to: StationId,
}

/// Posts that a station took without their being handed over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeOver {
    /// The posts, each with the station that kept it.
    pub posts: Vec<(Post, StationId)>,
    /// What the arbiter gave as the reason.
    pub reason: String,
    /// The wall time at which that was, with its zone.
    pub wall: String,
}

/// Who keeps a post.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Home {
    /// The term; its station keeps the post, or was the last who did.
    pub epoch: Epoch,
    /// For whom the post was released, if nobody has taken it yet.
    pub released: Option<Release>,
}

/// Whether an entry is part of the state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Classification {
    /// It is.
    Applies,
    /// It was recorded in this term, and another record is in force: it is kept and not applied.
    OlderEpoch(Epoch),
}

/// Who takes part, and who keeps what.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Stations {
    /// The station that began with several: it keeps whatever nobody has taken. None while one laptop
    /// is all there is.
    pub founder: Option<StationId>,
    /// All that were ever admitted.
    pub members: BTreeMap<StationId, Station>,
    /// The terms of each post but the first.
    #[serde(with = "crate::pairs")]
    pub claims: BTreeMap<(Post, Epoch), Claim>,
    /// Which terms ended with a release.
    #[serde(with = "crate::pairs")]
    pub releases: BTreeMap<(Post, Epoch), Release>,
    /// The last entry of each strand that is known here.
    pub seen: BTreeMap<StationId, u64>,
    /// What is not in force.
    #[serde(with = "crate::pairs")]
    pub aside: BTreeMap<(Post, Epoch), Aside>,
    /// Which differences were settled.
    #[serde(with = "crate::pairs")]
    pub settled: BTreeMap<(Post, Epoch), Settlement>,
    /// What was tried and refused, by the entry that says so.
    #[serde(default, with = "crate::pairs", skip_serializing_if = "BTreeMap::is_empty")]
    pub refused: BTreeMap<EntryId, RefusedAttempt>,
    /// What was taken over, by the entry that says so.
    #[serde(default, with = "crate::pairs", skip_serializing_if = "BTreeMap::is_empty")]
    pub taken_over: BTreeMap<EntryId, TakeOver>,
}

impl Stations {
    /// Whether several stations keep the event.
    #[must_use]
    pub const fn is_begun(&self) -> bool {
        self.founder.is_some()
    }

    /// A station that takes part.
    #[must_use]
    pub fn member(&self, station: StationId) -> Option<&Station> {
        self.members.get(&station).filter(|one| one.dismissed.is_none())
    }

    /// What a station is called; its shortened key if nobody knows.
    #[must_use]
    pub fn name(&self, station: StationId) -> String {
        self.members.get(&station).map_or_else(|| station.to_string(), |one| one.name.clone())
    }

    /// The letter of the numbers that a station gives; none while one laptop is all there is.
    #[must_use]
    pub fn letter(&self, station: StationId) -> Option<Letter> {
        self.founder?;
        self.members.get(&station).map(|one| one.letter)
    }

    /// Who keeps a post; none while one laptop is all there is.
    #[must_use]
    pub fn home(&self, post: Post) -> Option<Home> {
        let epoch = self.top(post)?;
        Some(Home { epoch, released: self.releases.get(&(post, epoch)).copied() })
    }

    /// Which station keeps the boards and the chief's place, or kept them last.
    #[must_use]
    pub fn keeper(&self, post: Post) -> Option<StationId> {
        self.home(post).map(|home| home.epoch.of)
    }

    /// Whether a station keeps a post now.
    #[must_use]
    pub fn keeps(&self, station: StationId, post: Post) -> bool {
        self.home(post).is_some_and(|home| home.epoch.of == station && home.released.is_none())
    }

    /// Whether a station keeps a post.
    ///
    /// # Errors
    /// [`Refusal`] that says who keeps it.
    pub fn check_home(&self, station: StationId, post: Post) -> Result<(), Refusal> {
        let Some(now) = self.home(post) else { return Ok(()) };
        match now.released {
            None if now.epoch.of == station => Ok(()),
            Some(release) if now.epoch.of == station || release.to == station => {
                Err(Refusal::GivenAway { post, to: self.name(release.to) })
            }
            _ if post == Post::Chief => Err(Refusal::ChiefOnly { chief: self.name(now.epoch.of) }),
            _ => Err(Refusal::KeptElsewhere { post, home: self.name(now.epoch.of) }),
        }
    }

    /// The posts that a station keeps because it has taken them. The one that began with several keeps
    /// all others besides.
    pub fn taken_by(&self, station: StationId) -> impl Iterator<Item = Post> + '_ {
        let mut last = None;
        let posts = self.claims.keys().map(|(post, _)| *post);
        let posts = posts.filter(move |post| last.replace(*post) != Some(*post));
        posts.filter(move |post| self.keeps(station, *post))
    }

    /// The posts that were released for a station and that it has not taken yet.
    pub fn given_to(&self, station: StationId) -> impl Iterator<Item = Post> + '_ {
        let waits = move |post: Post, release: &Release| {
            let now = self.home(post).and_then(|home| home.released);
            release.to == station && now == Some(*release)
        };
        let all = self.releases.iter();
        all.filter(move |((post, _), release)| waits(*post, release)).map(|((post, _), _)| *post)
    }

    /// Whether an entry of a strand about a post is in force.
    #[must_use]
    pub fn classify(&self, post: Post, place: EntryId) -> Classification {
        let epoch = self.term_of(post, place);
        if self.in_force(post, epoch).is_some_and(|upto| place.number <= upto) {
            Classification::Applies
        } else {
            Classification::OlderEpoch(epoch)
        }
    }

    /// The differences, those of one post together; settled ones with them.
    pub fn differences(&self) -> impl Iterator<Item = Difference<'_>> {
        self.aside.iter().filter_map(|((post, epoch), aside)| {
            let instead = self.instead(*post, *epoch)?;
            let settled = self.settled.get(&(*post, *epoch)).copied();
            let settled = settled.filter(|settled| settled.upto >= aside.last);
            Some(Difference { post: *post, epoch: *epoch, aside, instead, settled })
        })
    }

    /// The differences that wait for an arbiter.
    pub fn open_differences(&self) -> impl Iterator<Item = Difference<'_>> {
        self.differences().filter(|one| one.settled.is_none())
    }

    /// What was taken over from stations that did not answer. Where of two records the other one stands, its post
    /// is taken as well; that is no such act.
    pub fn takeovers(&self) -> impl Iterator<Item = (EntryId, &TakeOver)> {
        let is_settling = move |place: EntryId| {
            let before = EntryId { number: place.number.saturating_sub(1), ..place };
            self.settled.values().any(|settled| settled.at == before)
        };
        let all = self.taken_over.iter().map(|(place, one)| (*place, one));
        all.filter(move |(place, _)| !is_settling(*place))
    }

    /// Takes note of an entry of a strand, whatever it is about.
    pub fn see(&mut self, place: EntryId) {
        let seen = self.seen.entry(place.station).or_insert(0);
        *seen = place.number.max(*seen);
    }

    /// Takes note of an entry about a post that is not in force; and of the numbers that it gives.
    pub fn put_aside(
        &mut self,
        (post, epoch): (Post, Epoch),
        number: u64,
        (incident, envelope): (Option<IncidentNo>, Option<EnvelopeNo>),
    ) {
        let aside = self.aside.entry((post, epoch)).or_insert_with(|| Aside::new(number));
        aside.first = number.min(aside.first);
        aside.last = number.max(aside.last);
        aside.count = aside.count.saturating_add(1);
        aside.incidents.extend(incident);
        aside.envelopes.extend(envelope);
    }

    /// The post of an incident that was opened in a record not in force.
    #[must_use]
    pub fn aside_incident(&self, no: IncidentNo) -> Option<Post> {
        let mut of = self.aside.iter().filter(|(_, aside)| aside.incidents.contains(&no));
        of.next().map(|((post, _), _)| *post)
    }

    /// The post of an envelope that was begun in a record not in force.
    #[must_use]
    pub fn aside_envelope(&self, no: EnvelopeNo) -> Option<Post> {
        let mut of = self.aside.iter().filter(|(_, aside)| aside.envelopes.contains(&no));
        of.next().map(|((post, _), _)| *post)
    }

    /// Whether an event changes which of the entries that were taken in before are in force, so that
    /// the state has to be folded anew.
    #[must_use]
    pub fn turns(&self, event: &Event, place: EntryId) -> bool {
        match event {
            Event::Taken { terms } | Event::TakenOver { terms, .. } => {
                terms.iter().any(|term| self.turns_post(term, place))
            }
            // Another role may be one that keeps other posts, and another letter is in its numbers.
            Event::Admitted { station, letter, role, .. } => self
                .members
                .get(station)
                .is_some_and(|known| known.role != *role || known.letter != *letter),
            Event::Begun { .. }
            | Event::Dismissed { .. }
            | Event::Given { .. }
            | Event::Settled { .. }
            | Event::Refused { .. }
            | Event::WentOn { .. } => false,
        }
    }

    /// With the terms and the stations that are known, and nothing of what was folded under them: what
    /// folding anew begins with.
    #[must_use]
    pub fn anew(&self) -> Self {
        Self {
            founder: None,
            seen: BTreeMap::new(),
            aside: BTreeMap::new(),
            refused: BTreeMap::new(),
            taken_over: BTreeMap::new(),
            ..self.clone()
        }
    }

    /// The highest term of a post.
    pub(super) fn top(&self, post: Post) -> Option<Epoch> {
        let base = Epoch { no: 0, of: self.founder? };
        let of_post = self.claims.range((post, Epoch::LOWEST)..=(post, Epoch::HIGHEST));
        let may =
            |epoch: &Epoch| self.members.get(&epoch.of).is_some_and(|one| one.role.may_keep(post));
        Some(of_post.map(|((_, epoch), _)| *epoch).rfind(may).unwrap_or(base))
    }

    /// The last entry of a term that is in force; none where the line of the post leaves it out.
    #[must_use]
    pub fn in_force(&self, post: Post, epoch: Epoch) -> Option<u64> {
        let (mut at, mut upto) = (self.top(post)?, u64::MAX);
        loop {
            if at == epoch {
                let released = self.releases.get(&(post, epoch)).map_or(u64::MAX, |it| it.at);
                return Some(upto.min(released));
            }
            let claim = self.claims.get(&(post, at))?;
            // A term that stands on a later one is no honest one.
            if claim.after >= at {
                return None;
            }
            (at, upto) = (claim.after, claim.upto);
        }
    }

    /// In which term a station wrote an entry about a post. One that never had it there wrote in none:
    /// that stands for itself and is not in force.
    #[must_use]
    pub fn term_of(&self, post: Post, place: EntryId) -> Epoch {
        let of_post = self.claims.range((post, Epoch::LOWEST)..=(post, Epoch::HIGHEST));
        let begun = |((_, epoch), claim): &(&(Post, Epoch), &Claim)| {
            epoch.of == place.station && claim.from <= place.number
        };
        let last = of_post.filter(begun).max_by_key(|(_, claim)| claim.from);
        last.map_or(Epoch { no: 0, of: place.station }, |((_, epoch), _)| *epoch)
    }

    /// Whose record is in force instead of that of a term: of the term that came behind the last one
    /// below it, or behind itself where it is cut short.
    fn instead(&self, post: Post, epoch: Epoch) -> Option<StationId> {
        let mut at = self.top(post)?;
        while let Some(claim) = self.claims.get(&(post, at)) {
            if claim.after <= epoch || claim.after >= at {
                break;
            }
            at = claim.after;
        }
        Some(at.of)
    }

    fn turns_post(&self, term: &Term, place: EntryId) -> bool {
        let epoch = Epoch { no: term.no, of: place.station };
        let Some(top) = self.top(term.post) else { return false };
        let may = self.members.get(&epoch.of).is_some_and(|one| one.role.may_keep(term.post));
        if !may || epoch <= top {
            return false;
        }
        let seen = self.seen.get(&top.of).copied().unwrap_or(0);
        let released = self.releases.get(&(term.post, top)).map_or(u64::MAX, |it| it.at);
        term.after != top || term.upto < seen.min(released)
    }
}
