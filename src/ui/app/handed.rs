//! Who handed what to whom, who has taken it, which of two records stands, and who had asked for what was
//! done: told as it concerns this station, with what comes next.

use std::collections::BTreeSet;

use crate::actions::Action;
use crate::screens::stations::lines::posts_told;
use crate::widgets::badge::Tone;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::stations::attempt::Attempt;
use jadoube_core::stations::command::Stands;
use jadoube_core::stations::event::Event as StationsEvent;
use jadoube_core::stations::post::{Post, Term};
use jadoube_core::stations::station::{EntryId, StationId};
use jadoube_desk::log_reader::proposed;
use jadoube_desk::snapshot::Snapshot;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::ids::CommandKey;

/// What is told of an entry among stations; nothing, where another one tells it.
pub(super) fn told(
    words: &Catalogue,
    snap: &Snapshot,
    entry: &Entry,
    what: &StationsEvent,
) -> Option<(Tone, String)> {
    let usual = || Some((Tone::Info, words.tell(what)));
    let (Some(own), Some(place)) = (snap.hall.own, entry.place) else { return usual() };
    let sides = Sides { words, snap, own, by: place.station };
    match what {
        StationsEvent::Given { posts, to, name } => Some(sides.given(posts, (*to, name))),
        StationsEvent::Taken { terms } => Some(sides.taken(terms)),
        StationsEvent::TakenOver { terms, reason } => {
            // That one of two records stands was told: nobody has taken anything over.
            (!is_settled_by(snap, place)).then(|| sides.taken_over(terms, reason))
        }
        StationsEvent::Settled { post, stands, aside, reason, in_parts: false } => {
            let stood_on = match stands {
                Stands::InForce => Some(place.station),
                Stands::Aside => taken_behind(snap, place, *post),
            };
            let lost: BTreeSet<StationId> = aside.iter().map(|(epoch, _)| epoch.of).collect();
            let Some(stands) = stood_on.filter(|stands| !lost.contains(stands)) else {
                return usual();
            };
            let args = [
                ("post", words.tell(post).into()),
                ("stands", snap.hall.stations.name(stands).into()),
                ("lost", sides.names(lost).into()),
                ("reason", reason.as_str().into()),
            ];
            Some((Tone::Info, words.say_with("stations-settled-of", &args)))
        }
        StationsEvent::Refused { what: attempt, .. } => {
            sides.refused(*attempt).then(|| (Tone::Warn, sides.refused_by(words.tell(what))))
        }
        _ => usual(),
    }
}

/// Between whom something went.
struct Sides<'a> {
    words: &'a Catalogue,
    snap: &'a Snapshot,
    own: StationId,
    /// Who has recorded it.
    by: StationId,
}

impl Sides<'_> {
    fn name(&self, of: StationId) -> String {
        self.snap.hall.stations.name(of)
    }

    fn names(&self, of: BTreeSet<StationId>) -> String {
        let names: Vec<String> = of.into_iter().map(|one| self.name(one)).collect();
        names.join(", ")
    }

    /// Whether it is told here that something was refused: the chief hears of all, a station of its own. What
    /// the notice of that moment or the answer to the arbiter says already is not told twice.
    fn refused(&self, what: Attempt) -> bool {
        if self.by == self.own {
            return !what.is_of_rows() && what != Attempt::Knock;
        }
        self.snap.hall.stations.keeps(self.own, Post::Chief)
    }

    fn refused_by(&self, what: String) -> String {
        if self.by == self.own {
            return what;
        }
        let args = [("by", self.name(self.by).into()), ("what", what.into())];
        self.words.say_with("stations-refused-there", &args)
    }

    fn given(&self, posts: &[Post], (to, name): (StationId, &str)) -> (Tone, String) {
        let id = match () {
            () if to == self.own => "stations-given-here",
            () if self.by == self.own => "stations-given-from-here",
            () => "stations-given-there",
        };
        let key = Action::ShowStations.key_text(self.words).unwrap_or_default();
        let args = [
            ("by", self.name(self.by).into()),
            ("name", name.into()),
            ("posts", posts_told(self.words, posts).into()),
            ("key", key.into()),
        ];
        (Tone::Info, self.words.say_with(id, &args))
    }

    fn taken(&self, terms: &[Term]) -> (Tone, String) {
        let id = match () {
            () if self.by == self.own => "stations-taken-here",
            () if is_from(terms, self.own) => "stations-took-from-here",
            () => "stations-taken-there",
        };
        (Tone::Info, self.of_terms(id, terms.iter(), ""))
    }

    fn taken_over(&self, terms: &[Term], reason: &str) -> (Tone, String) {
        if self.by == self.own {
            return (Tone::Info, self.of_terms("stations-taken-over-here", terms.iter(), reason));
        }
        if is_from(terms, self.own) {
            let from_here = terms.iter().filter(|term| term.after.of == self.own);
            return (Tone::Bad, self.of_terms("stations-taken-from-here", from_here, reason));
        }
        (Tone::Info, self.of_terms("stations-taken-over-there", terms.iter(), reason))
    }

    fn of_terms<'t>(
        &self,
        id: &str,
        terms: impl Iterator<Item = &'t Term>,
        reason: &str,
    ) -> String {
        let (posts, from): (Vec<Post>, BTreeSet<StationId>) =
            terms.map(|term| (term.post, term.after.of)).unzip();
        let args = [
            ("by", self.name(self.by).into()),
            ("from", self.names(from).into()),
            ("posts", posts_told(self.words, &posts).into()),
            ("reason", reason.into()),
        ];
        self.words.say_with(id, &args)
    }
}

/// Whether something of it was kept by a station before.
fn is_from(terms: &[Term], station: StationId) -> bool {
    terms.iter().any(|term| term.after.of == station)
}

/// Whether two records were settled with the entry before this one of the same station.
fn is_settled_by(snap: &Snapshot, place: EntryId) -> bool {
    let before = EntryId { number: place.number.saturating_sub(1), ..place };
    let all = snap.history.all();
    let found = all.iter().rev().find(|entry| entry.place == Some(before));
    found.is_some_and(|entry| {
        matches!(&entry.event, Event::Stations { what: StationsEvent::Settled { .. } })
    })
}

/// Whose record a term stands on that was recorded with the entry behind this one.
fn taken_behind(snap: &Snapshot, place: EntryId, post: Post) -> Option<StationId> {
    let behind = EntryId { number: place.number.saturating_add(1), ..place };
    let all = snap.history.all();
    let found = all.iter().rev().find(|entry| entry.place == Some(behind))?;
    let Event::Stations { what: StationsEvent::TakenOver { terms, .. } } = &found.event else {
        return None;
    };
    terms.iter().find(|term| term.post == post).map(|term| term.after.of)
}

/// That what was asked for is done: who asked hears who has done it, and who has done it who had asked.
pub(super) fn done(
    words: &Catalogue,
    snap: &Snapshot,
    entry: &Entry,
    key: CommandKey,
) -> Option<String> {
    let (asker, command) = asked(snap, key)?;
    let (own, by) = (snap.hall.own?, entry.place?.station);
    let (id, who) = match () {
        () if asker == own => ("stations-done-now", by),
        () if by == own => ("stations-done-for", asker),
        () => return None,
    };
    let what = ("what", proposed(words, &snap.hall.contest, &command).into());
    Some(words.say_with(id, &[what, ("by", snap.hall.stations.name(who).into())]))
}

/// Who has asked for what under a key.
fn asked(snap: &Snapshot, key: CommandKey) -> Option<(StationId, Command)> {
    let all = snap.history.all();
    all.iter().rev().find_map(|entry| match &entry.event {
        Event::Proposed { key: of, command, .. } if *of == key => {
            Some((entry.place?.station, (**command).clone()))
        }
        _ => None,
    })
}
