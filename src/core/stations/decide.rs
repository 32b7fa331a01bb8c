//! From a command to events or a refusal. What a term stands on is judged here, once, and written into
//! the event.
#![deny(clippy::wildcard_enum_match_arm)]

use std::collections::BTreeSet;

use crate::stations::attempt::Attempt;
use crate::stations::command::{Ahead, Command, Stands};
use crate::stations::event::Event;
use crate::stations::member::{Role, Station};
use crate::stations::post::{Epoch, Post, Term};
use crate::stations::refusal::Refusal;
use crate::stations::state::Stations;
use crate::stations::station::StationId;
use jadoube_chess::moment::Millis;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::letter::Letter;
use jadoube_message::line::on_one_line;

/// So many signs of the name of somebody who was refused are recorded.
const NAME_MOST: usize = 80;

type CommandResult = Result<Vec<Event>, Refusal>;

/// What the command leads to.
pub(super) fn decide(
    stations: &Stations,
    command: &Command,
    station: Option<StationId>,
) -> CommandResult {
    let own = station.ok_or(Refusal::NoKey)?;
    if let Command::Begin { name } = command {
        return begin(stations, own, name);
    }
    if !stations.is_begun() {
        return Err(Refusal::NotBegun);
    }
    stations.member(own).ok_or(Refusal::NotAdmitted)?;
    match command {
        Command::Begin { .. } => Err(Refusal::AlreadyBegun),
        Command::Admit { station, name, role, boards } => {
            admit(stations, own, *station, (name, *role), boards)
        }
        Command::Dismiss { station, reason } => dismiss(stations, own, *station, reason),
        Command::Give { posts, to } => give(stations, own, posts, *to),
        Command::Take { posts, ahead } => {
            let terms = each(posts)?.into_iter().map(|post| given(stations, own, post));
            let terms: Vec<Term> = terms.filter_map(Result::transpose).collect::<Result<_, _>>()?;
            let terms = by_clock(terms, ahead);
            Ok(if terms.is_empty() { Vec::new() } else { vec![Event::Taken { terms }] })
        }
        Command::TakeOver { posts, reason, ahead } => {
            take_over(stations, own, posts, (reason, ahead))
        }
        Command::NoteRefused { what, station, name } => {
            note_refused(stations, own, (*what, *station, name))
        }
        Command::NoteWentOn { row } => recording(stations, own, Event::WentOn { row: *row }),
        // Whether the basis still holds is told by who has the entries.
        Command::Settle { post, aside, stands, reason, ahead, basis: _ } => {
            settle(stations, own, (*post, *aside), (*stands, reason, ahead))
        }
    }
}

fn begin(stations: &Stations, own: StationId, name: &str) -> CommandResult {
    if stations.is_begun() {
        return Err(Refusal::AlreadyBegun);
    }
    let name = named(stations, own, name)?;
    Ok(vec![Event::Begun { station: own, name, letter: Letter::FIRST }])
}

fn admit(
    stations: &Stations,
    own: StationId,
    station: StationId,
    (name, role): (&str, Role),
    boards: &[BoardNo],
) -> CommandResult {
    chief(stations, own)?;
    let name = named(stations, station, name)?;
    let known = stations.members.get(&station);
    let same = |one: &&Station| one.name == name && one.role == role && one.dismissed.is_none();
    let letter = match known {
        Some(known) => known.letter,
        None => next_letter(stations, own)?,
    };
    // In its new role it must be able to keep what it keeps.
    if let Some(post) = kept(stations, station).find(|post| !role.may_keep(*post)) {
        return Err(Refusal::CannotKeep { post, name, role });
    }
    if stations.founder == Some(station) && !role.may_keep(Post::Chief) {
        return Err(Refusal::FounderStays);
    }
    let mut events = Vec::new();
    if !known.as_ref().is_some_and(same) {
        events.push(Event::Admitted { station, name: name.clone(), letter, role });
    }
    let posts: BTreeSet<Post> = boards.iter().map(|board| Post::Board(*board)).collect();
    let posts: Vec<Post> =
        posts.into_iter().filter(|post| !is_kept_by(stations, station, *post)).collect();
    if let Some(post) = posts.iter().find(|post| !role.may_keep(**post)) {
        return Err(Refusal::CannotKeep { post: *post, name, role });
    }
    for post in &posts {
        stations.check_home(own, *post)?;
    }
    if !posts.is_empty() {
        events.push(Event::Given { posts, to: station, name });
    }
    Ok(events)
}

fn dismiss(stations: &Stations, own: StationId, station: StationId, reason: &str) -> CommandResult {
    chief(stations, own)?;
    let reason = reasoned(reason)?;
    if station == own {
        return Err(Refusal::ChiefStays);
    }
    if stations.founder == Some(station) {
        return Err(Refusal::FounderStays);
    }
    let one = stations.members.get(&station).ok_or(Refusal::OtherNotAdmitted)?;
    if one.dismissed.is_some() {
        return Ok(Vec::new());
    }
    let name = one.name.clone();
    if let Some(post) = kept(stations, station).next() {
        return Err(Refusal::StillKeeps { post, name });
    }
    Ok(vec![Event::Dismissed { station, name, reason }])
}

fn give(stations: &Stations, own: StationId, posts: &[Post], to: StationId) -> CommandResult {
    let other = stations.member(to).ok_or(Refusal::OtherNotAdmitted)?;
    let (name, role) = (other.name.clone(), other.role);
    if to == own {
        return Ok(Vec::new());
    }
    let posts: Vec<Post> = each(posts)?.into_iter().collect();
    for post in &posts {
        stations.check_home(own, *post)?;
        if !role.may_keep(*post) {
            return Err(Refusal::CannotKeep { post: *post, name, role });
        }
    }
    Ok(vec![Event::Given { posts, to, name }])
}

/// The term in which a station takes what was given to it; none where it has that already.
fn given(stations: &Stations, own: StationId, post: Post) -> Result<Option<Term>, Refusal> {
    let Some(now) = stations.home(post) else { return Err(Refusal::NotBegun) };
    match now.released {
        None if now.epoch.of == own => Ok(None),
        Some(release) if release.to == own => {
            able(stations, own, post)?;
            Ok(Some(behind(post, now.epoch, (now.epoch, release.at))))
        }
        _ => Err(Refusal::NotGiven { post, home: stations.name(now.epoch.of) }),
    }
}

fn take_over(
    stations: &Stations,
    own: StationId,
    posts: &[Post],
    (reason, ahead): (&str, &Ahead),
) -> CommandResult {
    let reason = reasoned(reason)?;
    let mut terms = Vec::new();
    for post in each(posts)? {
        let Some(now) = stations.home(post) else { return Err(Refusal::NotBegun) };
        if stations.keeps(own, post) {
            continue;
        }
        able(stations, own, post)?;
        let seen = stations.seen.get(&now.epoch.of).copied().unwrap_or(0);
        let upto = now.released.map_or(seen, |release| release.at);
        terms.push(behind(post, now.epoch, (now.epoch, upto)));
    }
    let terms = by_clock(terms, ahead);
    Ok(if terms.is_empty() { Vec::new() } else { vec![Event::TakenOver { terms, reason }] })
}

fn settle(
    stations: &Stations,
    own: StationId,
    (post, aside): (Post, Epoch),
    (stands, reason, ahead): (Stands, &str, &Ahead),
) -> CommandResult {
    let reason = reasoned(reason)?;
    stations.check_home(own, post)?;
    let open = stations.open_differences().find(|one| (one.post, one.epoch) == (post, aside));
    let difference = open.ok_or(Refusal::NoDifference(post))?;
    let upto = difference.aside.last;
    let Some(top) = stations.top(post) else { return Err(Refusal::NotBegun) };
    let settled =
        |aside| Event::Settled { post, stands, aside, reason: reason.clone(), in_parts: false };
    match stands {
        Stands::InForce => Ok(vec![settled(vec![(aside, upto)])]),
        // A new term stands on the other record; with it the terms that were in force instead are out.
        Stands::Aside => {
            let term = behind(post, top.max(aside), (aside, upto));
            let out = stations.given_up(post, aside);
            let terms = by_clock(vec![term], ahead);
            Ok(vec![settled(out), Event::TakenOver { terms, reason }])
        }
    }
}

/// A station that only shows records nothing, not even this.
fn note_refused(
    stations: &Stations,
    own: StationId,
    (what, station, name): (Attempt, Option<StationId>, &str),
) -> CommandResult {
    recording(stations, own, Event::Refused { what, station, name: shown(name) })
}

/// A note for the record, by whoever records at all.
fn recording(stations: &Stations, own: StationId, note: Event) -> CommandResult {
    match stations.member(own).map(|one| one.role) {
        Some(role @ Role::Viewer) => Err(Refusal::NotInRole(role)),
        _ => Ok(vec![note]),
    }
}

/// What a stranger calls itself, on one line and not too long.
fn shown(name: &str) -> String {
    on_one_line(name.trim()).chars().take(NAME_MOST).collect()
}

impl Stations {
    /// The terms that are in force now and will not be, once a term stands on another instead, each
    /// with the last entry of its strand.
    fn given_up(&self, post: Post, instead: Epoch) -> Vec<(Epoch, u64)> {
        let Some(top) = self.top(post) else { return Vec::new() };
        let (in_force, stays) = (self.line_below(post, top), self.line_below(post, instead));
        let seen = |epoch: Epoch| self.seen.get(&epoch.of).copied().unwrap_or(0);
        in_force.difference(&stays).map(|epoch| (*epoch, seen(*epoch))).collect()
    }

    /// The terms on which a term stands, the first of them with it.
    fn line_below(&self, post: Post, from: Epoch) -> BTreeSet<Epoch> {
        let mut line = BTreeSet::from([from]);
        let mut at = from;
        while let Some(claim) = self.claims.get(&(post, at)).filter(|claim| claim.after < at) {
            line.insert(claim.after);
            at = claim.after;
        }
        line
    }
}

/// Terms with what is known of the time lines of the stations on which they stand.
fn by_clock(terms: Vec<Term>, known: &Ahead) -> Vec<Term> {
    let ahead = |term: &Term| known.get(&term.after.of).copied().unwrap_or(Millis::ZERO);
    terms.into_iter().map(|term| Term { ahead: ahead(&term), ..term }).collect()
}

/// A term that is higher than the highest and stands on one.
const fn behind(post: Post, top: Epoch, (after, upto): (Epoch, u64)) -> Term {
    Term { post, no: top.no.saturating_add(1), after, upto, ahead: Millis::ZERO }
}

/// Whether a station keeps a post, or may take it as it was given to it.
fn is_kept_by(stations: &Stations, station: StationId, post: Post) -> bool {
    stations.home(post).is_some_and(|home| match home.released {
        None => home.epoch.of == station,
        Some(release) => release.to == station,
    })
}

/// All that a station keeps, as far as that was taken; of the first station the chief's place only.
fn kept(stations: &Stations, station: StationId) -> impl Iterator<Item = Post> + '_ {
    let chief = Some(Post::Chief).filter(|post| stations.keeps(station, *post));
    chief.into_iter().chain(stations.taken_by(station))
}

fn chief(stations: &Stations, own: StationId) -> Result<(), Refusal> {
    stations.check_home(own, Post::Chief)
}

/// The station may keep the post.
fn able(stations: &Stations, own: StationId, post: Post) -> Result<(), Refusal> {
    let one = stations.member(own).ok_or(Refusal::NotAdmitted)?;
    if one.role.may_keep(post) {
        return Ok(());
    }
    Err(Refusal::CannotKeep { post, name: one.name.clone(), role: one.role })
}

fn next_letter(stations: &Stations, own: StationId) -> Result<Letter, Refusal> {
    let of = stations.letter(own).ok_or(Refusal::NotAdmitted)?;
    let given: BTreeSet<Letter> = stations.members.values().map(|one| one.letter).collect();
    of.stock().find(|letter| !given.contains(letter)).ok_or(Refusal::LettersUsedUp)
}

fn named(stations: &Stations, station: StationId, name: &str) -> Result<String, Refusal> {
    let name = name.trim();
    if name.is_empty() {
        return Err(Refusal::NameMissing);
    }
    let other = |(id, one): (&StationId, &Station)| {
        *id != station && one.dismissed.is_none() && one.name == name
    };
    if stations.members.iter().any(other) {
        return Err(Refusal::NameTaken(name.to_owned()));
    }
    Ok(name.to_owned())
}

fn reasoned(reason: &str) -> Result<String, Refusal> {
    let reason = reason.trim();
    if reason.is_empty() { Err(Refusal::ReasonMissing) } else { Ok(reason.to_owned()) }
}

/// The posts, each once.
fn each(posts: &[Post]) -> Result<BTreeSet<Post>, Refusal> {
    if posts.is_empty() {
        return Err(Refusal::NothingNamed);
    }
    Ok(posts.iter().copied().collect())
}
