//! Which adjourned game is resumed when: a proposal in the order that the arbiter chooses, and what
//! speaks against a plan.

use std::collections::BTreeMap;

use crate::core::adjournment::envelope::Due;
use crate::core::adjournment::register::{Envelopes, Sessions};
use crate::core::adjournment::session::{Purpose, Session};
use crate::core::adjournment::state::Adjournment;
use crate::core::adjournment::wall::{Date, Wall};
use crate::core::citation::Citation;
use crate::core::ids::{EnvelopeNo, SessionNo};
use crate::core::laws::edition::Edition;
use crate::core::moment::Millis;
use crate::core::side::Side;

/// In which order the games are resumed.
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

/// The adjourned games that wait for their resumption, in an order.
fn waiting(envelopes: &Envelopes, order: Order) -> Vec<&Adjournment> {
    let mut all: Vec<&Adjournment> = envelopes
        .values()
        .map(AsRef::as_ref)
        .filter(|one| one.is_adjourned() && one.resumption.is_none())
        .collect();
    let left = |one: &Adjournment| one.right.left.map(|left| left.white + left.black);
    match order {
        Order::Rounds => all.sort_by_key(|one| (one.round, one.board, one.no)),
        Order::ShortestFirst => {
            all.sort_by_key(|one| (left(one), one.round, one.board, one.no));
        }
    }
    all
}

/// A plan over the sessions for adjourned games that have not ended. In one session no player has
/// two games at a time: the second begins in the next session.
#[must_use]
pub fn propose(envelopes: &Envelopes, sessions: &Sessions, order: Order, now: Wall) -> Plan {
    let mut free: Vec<(SessionNo, &Session)> = sessions
        .iter()
        .filter(|(_, session)| session.purpose == Purpose::Adjourned && session.ends > now)
        .map(|(no, session)| (*no, session))
        .collect();
    free.sort_by_key(|(no, session)| (session.starts, *no));
    let mut busy: BTreeMap<SessionNo, Vec<&str>> = BTreeMap::new();
    let mut plan = Plan::default();
    for one in waiting(envelopes, order) {
        let names = names(one);
        let place = free.iter().find(|(no, _)| {
            busy.get(no).is_none_or(|busy| names.iter().all(|name| !busy.contains(name)))
        });
        match place {
            None => plan.left_over.push(one.no),
            Some((no, session)) => {
                busy.entry(*no).or_default().extend(names);
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
    let games = waiting(envelopes, Order::Rounds);
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
    let session = |due| session_of(due, sessions).map(|(no, _)| no);
    let together = first.at == second.at
        || matches!((session(first), session(second)), (Some(a), Some(b)) if a == b);
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
