//! Which adjourned game is resumed when: a proposal in the order that the arbiter chooses, and what
//! speaks against a plan.

use std::collections::{BTreeMap, BTreeSet};

use crate::core::adjournment::envelope::Due;
use crate::core::adjournment::register::{Envelopes, Sessions};
use crate::core::adjournment::session::{Purpose, Session};
use crate::core::adjournment::state::Adjournment;
use crate::core::citation::Citation;
use crate::core::ids::{EnvelopeNo, SessionNo};
use crate::core::laws::edition::Edition;
use crate::core::moment::Millis;
use crate::core::side::Side;
use crate::core::wall::{Date, Wall};

/// In which order the games are resumed. Each player's own games come as the tables had them, in
/// either.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Order {
    /// As they were played by the tables: round by round, board by board (Olympiad of 1972, 20).
    Rounds,
    /// Those with the least time left on the clocks first.
    ShortestFirst,
}

/// One line of a plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Planned {
    /// Which envelope.
    pub no: EnvelopeNo,
    /// When and where.
    pub due: Due,
}

/// A plan, and the games for which no session is left.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Plan {
    /// When each game is resumed.
    pub lines: Vec<Planned>,
    /// Those that found no place.
    pub left_over: Vec<EnvelopeNo>,
}

/// Something that speaks against a plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Conflict {
    /// A player has two games at a time.
    SamePlayer {
        /// The one game.
        one: EnvelopeNo,
        /// The other.
        other: EnvelopeNo,
        /// The player.
        player: String,
    },
    /// A player has a game of a round in the session in which a game is resumed.
    PlaysRound {
        /// The game.
        no: EnvelopeNo,
        /// The session.
        session: SessionNo,
    },
    /// A later game is resumed before an earlier one of the same player.
    OutOfOrder {
        /// The earlier game.
        earlier: EnvelopeNo,
        /// The later.
        later: EnvelopeNo,
    },
    /// A game is not resumed before the last round begins.
    AfterLastRound {
        /// Which.
        no: EnvelopeNo,
        /// By which articles.
        citations: Vec<Citation>,
    },
    /// There is more play on a day than the edition lets be.
    DayTooLong {
        /// Which day.
        date: Date,
        /// How much play.
        play: Millis,
        /// How much there may be.
        most: Millis,
        /// By which articles.
        citations: Vec<Citation>,
    },
    /// A game is resumed outside every session.
    OutsideSessions {
        /// Which.
        no: EnvelopeNo,
    },
    /// The session of a game has not been announced.
    NotAnnounced {
        /// Which game.
        no: EnvelopeNo,
        /// Which session.
        session: SessionNo,
    },
    /// It is not fixed when a game is resumed.
    NotPlanned {
        /// Which.
        no: EnvelopeNo,
    },
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
    let left = |one: &Adjournment| one.right.left.map(|left| left.white + left.black);
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
fn taken<'a>(envelopes: &'a Envelopes, sessions: &Sessions) -> BTreeMap<&'a str, Wall> {
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

/// A plan over the sessions for adjourned games that have not ended. In one session no player has
/// two games: the second begins in a later session, and nobody's later game before an earlier one.
#[must_use]
pub fn propose(envelopes: &Envelopes, sessions: &Sessions, order: Order, now: Wall) -> Plan {
    let mut free: Vec<(SessionNo, &Session)> = sessions
        .iter()
        .filter(|(_, session)| session.purpose == Purpose::Adjourned && session.ends > now)
        .map(|(no, session)| (*no, session))
        .collect();
    free.sort_by_key(|(no, session)| (session.starts, *no));
    let mut taken = taken(envelopes, sessions);
    let mut plan = Plan::default();
    let games = match order {
        Order::Rounds => waiting(envelopes),
        Order::ShortestFirst => shortest_first(waiting(envelopes)),
    };
    for one in games {
        let names = names(one);
        let until = names.iter().filter_map(|name| taken.get(name)).max();
        let place = free.iter().find(|(_, session)| until.is_none_or(|end| session.starts >= *end));
        match place {
            None => {
                // What comes after it waits, too.
                take(&mut taken, &names, Wall::new(i64::MAX, 0));
                plan.left_over.push(one.no);
            }
            Some((no, session)) => {
                take(&mut taken, &names, session.ends);
                let at = session.starts.max(now);
                let due = Due { at, place: session.place.clone(), session: Some(*no) };
                plan.lines.push(Planned { no: one.no, due });
            }
        }
    }
    plan
}

/// The names of both players, as far as they are known.
fn names(one: &Adjournment) -> Vec<&str> {
    let name = |side: Side| one.players.of(side).name.trim();
    Side::BOTH.into_iter().map(name).filter(|name| !name.is_empty()).collect()
}

/// What speaks against the times that are fixed now; `last_round`: the number of the last round.
#[must_use]
pub fn conflicts(
    envelopes: &Envelopes,
    sessions: &Sessions,
    edition: &Edition,
    last_round: Option<u16>,
) -> Vec<Conflict> {
    let games = waiting(envelopes);
    let mut found = Vec::new();
    for one in &games {
        match one.due() {
            None => found.push(Conflict::NotPlanned { no: one.no }),
            Some(due) => found.extend(of_one(one, due, sessions, edition, last_round)),
        }
    }
    for (nth, one) in games.iter().enumerate() {
        for other in games.iter().skip(nth + 1) {
            found.extend(of_two(one, other, sessions));
        }
    }
    found.extend(long_days(sessions, edition));
    found
}

fn of_one(
    one: &Adjournment,
    due: &Due,
    sessions: &Sessions,
    edition: &Edition,
    last_round: Option<u16>,
) -> Vec<Conflict> {
    let no = one.no;
    let mut found = Vec::new();
    let holding = session_of(due, sessions);
    match holding {
        None => found.push(Conflict::OutsideSessions { no }),
        Some((session, held)) => {
            if held.announced.is_none() {
                found.push(Conflict::NotAnnounced { no, session });
            }
            if held.purpose != Purpose::Adjourned {
                found.push(Conflict::PlaysRound { no, session });
            }
        }
    }
    let is_last = |session: &&Session| {
        last_round.is_some_and(|round| session.purpose == Purpose::Round { round })
    };
    let last = sessions.values().filter(is_last).map(|session| session.starts).min();
    // A game of the last round itself comes after it.
    if last.is_some_and(|last| due.at >= last) && last_round != Some(one.round) {
        let citations = edition.cite(&edition.rules.adjournment.session);
        found.push(Conflict::AfterLastRound { no, citations });
    }
    found
}

fn session_of<'a>(due: &Due, sessions: &'a Sessions) -> Option<(SessionNo, &'a Session)> {
    let named = due.session.and_then(|no| Some((no, sessions.get(&no)?)));
    let named = named.filter(|(_, session)| session.holds(due.at));
    named.or_else(|| {
        let holds = |row: &(&SessionNo, &Session)| row.1.holds(due.at);
        sessions.iter().find(holds).map(|(no, session)| (*no, session))
    })
}

fn of_two(one: &Adjournment, other: &Adjournment, sessions: &Sessions) -> Option<Conflict> {
    let (first, second) = (one.due()?, other.due()?);
    let theirs = names(other);
    let player = names(one).into_iter().find(|name| theirs.contains(name))?.to_owned();
    // Two halls may be played in at a time.
    let within =
        |due: &Due, at| session_of(due, sessions).is_some_and(|(_, session)| session.holds(at));
    let together = first.at == second.at || within(first, second.at) || within(second, first.at);
    if together {
        return Some(Conflict::SamePlayer { one: one.no, other: other.no, player });
    }
    // They come in the order of the rounds.
    (second.at < first.at && one.round != other.round)
        .then_some(Conflict::OutOfOrder { earlier: one.no, later: other.no })
}

/// Days with more play than the edition lets be: seven hours in FIDE events of 1980.
fn long_days(sessions: &Sessions, edition: &Edition) -> Vec<Conflict> {
    let rule = &edition.rules.adjournment.longest_day;
    let Some(minutes) = rule.value else { return Vec::new() };
    let most = Millis::from_mins(i64::from(minutes));
    let mut days: BTreeMap<Date, Millis> = BTreeMap::new();
    for session in sessions.values() {
        *days.entry(session.starts.date()).or_default() += session.length();
    }
    let long = days.into_iter().filter(|(_, play)| *play > most);
    long.map(|(date, play)| Conflict::DayTooLong {
        date,
        play,
        most,
        citations: edition.cite(rule),
    })
    .collect()
}
