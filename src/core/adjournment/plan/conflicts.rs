//! What speaks against the times that are fixed: players who are wanted in two places, rounds that
//! are played meanwhile, what the edition says of the last round and of a day.

use std::collections::{BTreeMap, BTreeSet};

use jadoube_message::Message;

use crate::adjournment::envelope::Appointment;
use crate::adjournment::plan::{PlanInput, meets, names, session_of, waiting};
use crate::adjournment::register::Sessions;
use crate::adjournment::session::{Purpose, Session};
use crate::adjournment::state::Adjournment;
use jadoube_chess::moment::Millis;
use jadoube_laws::citation::Citation;
use jadoube_laws::ids::{EnvelopeNo, SessionNo};
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::wall::{Date, Wall};

/// Something that speaks against a plan.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "adjournment-conflict")]
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
    /// A round is played while a game is resumed.
    PlaysRound {
        /// The game.
        no: EnvelopeNo,
        /// The session of the round.
        session: SessionNo,
    },
    /// A session for adjourned games is held while a round is played.
    OverRound {
        /// The session for adjourned games.
        session: SessionNo,
        /// That of the round.
        round: SessionNo,
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
        /// The envelope of the game.
        no: EnvelopeNo,
        /// By which articles.
        #[message(skip)]
        citations: Vec<Citation>,
    },
    /// A player plays longer on a day than the edition lets be.
    DayTooLong {
        /// Who; none: everybody who plays in the rounds.
        player: Option<String>,
        /// Which day.
        date: Date,
        /// How much play.
        play: Millis,
        /// How much there may be.
        most: Millis,
        /// By which articles.
        #[message(skip)]
        citations: Vec<Citation>,
    },
    /// A game is resumed outside every session.
    OutsideSessions {
        /// The envelope of the game.
        no: EnvelopeNo,
    },
    /// A session in which games are resumed has not been announced.
    NotAnnounced {
        /// Which session.
        session: SessionNo,
    },
    /// It is not fixed when a game is resumed.
    NotPlanned {
        /// The envelope of the game.
        no: EnvelopeNo,
    },
}

/// What speaks against the times that are fixed now; `last_round`: the number of the last round.
#[must_use]
pub fn conflicts(
    book: &PlanInput<'_>,
    edition: &Edition,
    last_round: Option<u16>,
) -> Vec<Conflict> {
    let games = waiting(book.envelopes);
    let mut found = over_rounds(book.sessions);
    for one in &games {
        match one.due() {
            None => found.push(Conflict::NotPlanned { no: one.no }),
            Some(due) => {
                for against in of_one(book, (*one, due), edition, last_round) {
                    // A session that was not announced is told once, not of each game.
                    if !found.contains(&against) {
                        found.push(against);
                    }
                }
            }
        }
    }
    for (nth, one) in games.iter().enumerate() {
        for other in games.iter().skip(nth + 1) {
            found.extend(of_two(book, one, other));
        }
    }
    found.extend(long_days(book, edition));
    found
}

/// Sessions for adjourned games that are held while a round is played: whoever plays in it cannot
/// resume a game.
fn over_rounds(sessions: &Sessions) -> Vec<Conflict> {
    let of = |adjourned: bool| {
        sessions.iter().filter(move |row| (row.1.purpose == Purpose::Adjourned) == adjourned)
    };
    let pairs = of(true).flat_map(|one| of(false).map(move |other| (one, other)));
    let meet = pairs.filter(|(one, other)| meets(span_of(one.1), span_of(other.1)));
    meet.map(|(one, other)| Conflict::OverRound { session: *one.0, round: *other.0 }).collect()
}

const fn span_of(session: &Session) -> (Wall, Wall) {
    (session.starts, session.ends)
}

fn of_one(
    book: &PlanInput<'_>,
    (one, due): (&Adjournment, &Appointment),
    edition: &Edition,
    last_round: Option<u16>,
) -> Vec<Conflict> {
    let (no, sessions) = (one.no, book.sessions);
    let mut found = Vec::new();
    let holding = session_of(due, sessions);
    match holding {
        None => found.push(Conflict::OutsideSessions { no }),
        Some((session, held)) if held.announced.is_none() => {
            found.push(Conflict::NotAnnounced { session });
        }
        Some(_) => {}
    }
    let span = book.span(one, due);
    for (session, round) in sessions.iter().filter(|row| row.1.purpose != Purpose::Adjourned) {
        // That the two sessions meet is told once, not of each game.
        let told = holding.is_some_and(|(_, held)| {
            held.purpose == Purpose::Adjourned && meets(span_of(held), span_of(round))
        });
        if meets(span, span_of(round)) && !told {
            found.push(Conflict::PlaysRound { no, session: *session });
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

fn of_two(book: &PlanInput<'_>, one: &Adjournment, other: &Adjournment) -> Vec<Conflict> {
    let theirs = names(other);
    let shared = names(one).into_iter().find(|name| theirs.contains(name));
    let (Some(player), Some(first), Some(second)) = (shared, one.due(), other.due()) else {
        return Vec::new();
    };
    let together = first.at == second.at || meets(book.span(one, first), book.span(other, second));
    let player = player.to_owned();
    let twice = Conflict::SamePlayer { one: one.no, other: other.no, player };
    // They come in the order of the rounds.
    let order = second.at < first.at && one.round != other.round;
    let turned = Conflict::OutOfOrder { earlier: one.no, later: other.no };
    [together.then_some(twice), order.then_some(turned)].into_iter().flatten().collect()
}

/// When somebody plays on a day.
type PlayingTimes = Vec<(Wall, Wall)>;

/// Players who play longer on a day than the edition lets be: seven hours in FIDE events of 1980. In
/// the rounds everybody plays; in a session for adjourned games who resumes a game there, from its
/// beginning.
fn long_days(book: &PlanInput<'_>, edition: &Edition) -> Vec<Conflict> {
    let rule = &edition.rules.adjournment.longest_day;
    let Some(minutes) = rule.value else { return Vec::new() };
    let most = Millis::from_mins(i64::from(minutes));
    let rounds = rounds(book.sessions);
    let mut resumed: BTreeMap<(Date, &str), PlayingTimes> = BTreeMap::new();
    for one in book.envelopes.values() {
        let began = one.resumption.as_ref().map(|resumption| resumption.at);
        let due = one.due().filter(|_| one.is_adjourned());
        let Some(at) = began.or_else(|| due.map(|due| due.at)) else { continue };
        let at = Appointment {
            at,
            ..due.cloned().unwrap_or(Appointment { at, place: String::new(), session: None })
        };
        for name in names(one) {
            resumed.entry((at.at.date(), name)).or_default().push(book.span(one, &at));
        }
    }
    let days: BTreeSet<Date> =
        rounds.keys().copied().chain(resumed.keys().map(|(date, _)| *date)).collect();
    let long = |date, player: Option<&str>, play: PlayingTimes| {
        let (play, player) = (length(play), player.map(str::to_owned));
        let citations = edition.cite(rule);
        (play > most).then_some(Conflict::DayTooLong { player, date, play, most, citations })
    };
    let mut found = Vec::new();
    for date in days {
        let of_rounds = rounds.get(&date).cloned().unwrap_or_default();
        found.extend(long(date, None, of_rounds.clone()));
        for ((_, name), own) in resumed.iter().filter(|row| row.0.0 == date) {
            let play = of_rounds.iter().chain(own).copied().collect();
            found.extend(long(date, Some(name), play));
        }
    }
    found
}

/// When the rounds are played on each day. A round in several halls is played once.
fn rounds(sessions: &Sessions) -> BTreeMap<Date, PlayingTimes> {
    let mut longest: BTreeMap<(Date, u16), (Wall, Wall)> = BTreeMap::new();
    for session in sessions.values() {
        let Purpose::Round { round } = session.purpose else { continue };
        let span = longest.entry((session.starts.date(), round)).or_insert(span_of(session));
        if session.length() > span.1.since(span.0) {
            *span = span_of(session);
        }
    }
    let mut days: BTreeMap<Date, PlayingTimes> = BTreeMap::new();
    for ((date, _), span) in longest {
        days.entry(date).or_default().push(span);
    }
    days
}

/// How long it is together; what is at a time counts once.
fn length(mut play: PlayingTimes) -> Millis {
    play.sort_unstable();
    let mut sum = Millis::ZERO;
    let mut until: Option<Wall> = None;
    for (from, to) in play {
        let from = until.map_or(from, |until| from.max(until));
        if from < to {
            sum += to.since(from);
            until = Some(to);
        }
    }
    sum
}
