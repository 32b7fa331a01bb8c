//! Which adjourned game is resumed when: a proposal in the order that the arbiter chooses. What
//! speaks against a plan is in `conflicts`.

pub mod conflicts;

use std::collections::{BTreeMap, BTreeSet};

use crate::adjournment::envelope::Appointment;
use crate::adjournment::register::{Envelopes, Sessions};
use crate::adjournment::session::{Purpose, Session};
use crate::adjournment::state::Adjournment;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_laws::ids::{EnvelopeNo, SessionNo};
use jadoube_laws::wall::Wall;

/// What a plan is made of.
#[derive(Debug, Clone, Copy)]
pub struct PlanInput<'a> {
    /// The adjourned games.
    pub envelopes: &'a Envelopes,
    /// The sessions.
    pub sessions: &'a Sessions,
    /// How long each game that waits may yet be played; one that is not among them takes its whole
    /// session.
    pub play: &'a BTreeMap<EnvelopeNo, Millis>,
}

impl PlanInput<'_> {
    /// From when until when players are taken by a game that is resumed then: as long as it may be
    /// played, and no longer than its session.
    fn span(&self, one: &Adjournment, due: &Appointment) -> (Wall, Wall) {
        let session = session_of(due, self.sessions).map(|(_, session)| session.ends);
        let left = one.recorded_times().map(|left| left.white + left.black);
        let play = self.play.get(&one.no).copied();
        let until = |play| due.at.plus(play);
        let to = match (session, play) {
            (Some(ends), Some(play)) => ends.min(until(play)),
            (Some(ends), None) => ends,
            (None, play) => until(play.or(left).unwrap_or_default()),
        };
        (due.at, to)
    }
}

/// In which order the games are resumed. Each player's own games come as the tables had them, in
/// either.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ResumptionOrder {
    /// As they were played by the tables: round by round, board by board (Olympiad of 1972, 20).
    Rounds,
    /// Those with the least time left on the clocks first.
    ShortestFirst,
}

/// One line of a plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlannedGame {
    /// Which envelope.
    pub no: EnvelopeNo,
    /// When and where.
    pub due: Appointment,
}

/// A plan, and the games for which no session is left.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Plan {
    /// When each game is resumed.
    pub lines: Vec<PlannedGame>,
    /// Those that found no place.
    pub left_over: Vec<EnvelopeNo>,
}

/// The adjourned games that wait for their resumption, as the tables had them.
fn waiting(envelopes: &Envelopes) -> Vec<&Adjournment> {
    let mut all: Vec<&Adjournment> = envelopes
        .values()
        .map(AsRef::as_ref)
        .filter(|one| one.is_adjourned() && one.resumption.is_none())
        .collect();
    all.sort_by_key(|one| (one.round, one.board, one.no));
    all
}

/// Those with the least time left first, but nobody's later game before an earlier one.
fn shortest_first(mut games: Vec<&Adjournment>) -> Vec<&Adjournment> {
    let left = |one: &Adjournment| one.recorded_times().map(|left| left.white + left.black);
    let mut all = Vec::with_capacity(games.len());
    while let Some((nth, _)) = nearest(&games).min_by_key(|(_, one)| left(one)) {
        all.push(games.remove(nth));
    }
    all
}

/// Those among games in the order of the tables that are the next of both their players.
fn nearest<'a>(games: &[&'a Adjournment]) -> impl Iterator<Item = (usize, &'a Adjournment)> {
    let mut met = BTreeSet::new();
    games.iter().enumerate().filter_map(move |(nth, one)| {
        let names = names(one);
        let next = names.iter().all(|name| !met.contains(name));
        met.extend(names);
        next.then_some((nth, *one))
    })
}

/// Until when players are taken by the session in which a game of theirs was resumed.
fn busy_until<'a>(envelopes: &'a Envelopes, sessions: &Sessions) -> BTreeMap<&'a str, Wall> {
    let mut taken = BTreeMap::new();
    for one in envelopes.values() {
        let began = one.resumption.as_ref().map(|resumption| resumption.at);
        let holding = sessions.values().filter(|session| began.is_some_and(|at| session.holds(at)));
        if let Some(end) = holding.map(|session| session.ends).max() {
            take(&mut taken, &names(one), end);
        }
    }
    taken
}

fn take<'a>(taken: &mut BTreeMap<&'a str, Wall>, names: &[&'a str], end: Wall) {
    for name in names {
        let until = taken.entry(name).or_insert(end);
        *until = end.max(*until);
    }
}

/// Second games begin at times that can be announced.
const STEP: Millis = Millis::from_mins(5);

/// A plan over the sessions for the adjourned games whose time is not fixed; what is fixed stays.
/// Nobody has two games at a time, and nobody's later game comes before an earlier one: the second
/// begins in a later session, or in the same when there is time for all of it.
#[must_use]
pub fn propose(book: &PlanInput<'_>, order: ResumptionOrder, now: Wall) -> Plan {
    let free = free(book.sessions, now);
    let games = match order {
        ResumptionOrder::Rounds => waiting(book.envelopes),
        ResumptionOrder::ShortestFirst => shortest_first(waiting(book.envelopes)),
    };
    let fixed: Vec<(&Adjournment, (Wall, Wall))> =
        games.iter().filter_map(|one| Some((*one, book.span(one, one.due()?)))).collect();
    let mut taken = busy_until(book.envelopes, book.sessions);
    let mut plan = Plan::default();
    for one in games {
        let names = names(one);
        if let Some(due) = one.due() {
            take(&mut taken, &names, book.span(one, due).1);
            continue;
        }
        let until = names.iter().filter_map(|name| taken.get(name)).max().copied();
        let shared = |other: &Adjournment| self::names(other).iter().any(|it| names.contains(it));
        let clear = |due: &Appointment| {
            let span = book.span(one, due);
            !fixed.iter().any(|(other, fixed)| meets(span, *fixed) && shared(other))
        };
        let dues = free.iter().filter_map(|(no, session)| {
            let at = begins(book, one, session, (until, now))?;
            Some(Appointment { at, place: session.place.clone(), session: Some(*no) })
        });
        match dues.into_iter().find(clear) {
            None => {
                // What comes after it waits, too.
                take(&mut taken, &names, Wall::new(i64::MAX, 0));
                plan.left_over.push(one.no);
            }
            Some(due) => {
                take(&mut taken, &names, book.span(one, &due).1);
                plan.lines.push(PlannedGame { no: one.no, due });
            }
        }
    }
    plan
}

/// The sessions in which games may be resumed, the next first: not while a round is played.
fn free(sessions: &Sessions, now: Wall) -> Vec<(SessionNo, &Session)> {
    let in_round = |session: &Session| {
        let rounds = sessions.values().filter(|one| one.purpose != Purpose::Adjourned);
        let mut met =
            rounds.map(|one| meets((session.starts, session.ends), (one.starts, one.ends)));
        met.any(|met| met)
    };
    let mut free: Vec<(SessionNo, &Session)> = sessions
        .iter()
        .filter(|(_, one)| one.purpose == Purpose::Adjourned && one.ends > now && !in_round(one))
        .map(|(no, session)| (*no, session))
        .collect();
    free.sort_by_key(|(no, session)| (session.starts, *no));
    free
}

/// When a game begins in a session, if it may: at its beginning, or as a second game of a player,
/// who is taken until then, when there is time for all of it.
fn begins(
    book: &PlanInput<'_>,
    one: &Adjournment,
    session: &Session,
    (until, now): (Option<Wall>, Wall),
) -> Option<Wall> {
    let first = session.starts.max(now);
    let Some(until) = until.filter(|until| session.starts < *until) else { return Some(first) };
    let since = until.max(first).since(session.starts);
    let steps = since.0.saturating_add(STEP.0 - 1).div_euclid(STEP.0);
    let at = session.starts.plus(Millis(steps.saturating_mul(STEP.0)));
    let ends = at.plus(*book.play.get(&one.no)?);
    (ends <= session.ends).then_some(at)
}

/// The names of both players, as far as they are known.
fn names(one: &Adjournment) -> Vec<&str> {
    let name = |side: Side| one.players.of(side).name.trim();
    Side::BOTH.into_iter().map(name).filter(|name| !name.is_empty()).collect()
}

fn meets(one: (Wall, Wall), other: (Wall, Wall)) -> bool {
    one.0 < other.1 && other.0 < one.1
}

/// The session in which a game is resumed: the one that was named, or one for adjourned games before
/// one of a round.
fn session_of<'a>(due: &Appointment, sessions: &'a Sessions) -> Option<(SessionNo, &'a Session)> {
    let named = due.session.and_then(|no| Some((no, sessions.get(&no)?)));
    let named = named.filter(|(_, session)| session.holds(due.at));
    named.or_else(|| {
        let holding = sessions.iter().filter(|row| row.1.holds(due.at));
        let held = holding.min_by_key(|row| row.1.purpose != Purpose::Adjourned);
        held.map(|(no, session)| (*no, session))
    })
}
