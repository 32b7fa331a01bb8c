//! All envelopes of a competition: searched, and watched. Overdue is what is so now; nothing of it
//! is written down.

use jadoube_message::{Argument, Message, Value};
use std::collections::BTreeMap;
use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::adjournment::envelope::{Disagreement, EnvelopeKind, MissingField};
use crate::adjournment::lock::Locks;
use crate::adjournment::session::{Purpose, Session};
use crate::adjournment::state::{Adjournment, Status};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::Side;
use jadoube_laws::ids::{EnvelopeNo, SessionNo};
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::rulings::sealed::resumption::limit;
use jadoube_laws::wall::{Date, Wall};

/// All envelopes by their number.
pub type Envelopes = BTreeMap<EnvelopeNo, Arc<Adjournment>>;

/// All sessions by their number.
pub type Sessions = BTreeMap<SessionNo, Session>;

/// The sessions in which a round is played, the earliest first: a break lies between two of them.
#[must_use]
pub fn of_round(sessions: &Sessions, round: u8) -> Vec<(SessionNo, &Session)> {
    let purpose = Purpose::Round { round: u16::from(round) };
    let of = sessions.iter().filter(|(_, session)| session.purpose == purpose);
    let mut of: Vec<_> = of.map(|(no, session)| (*no, session)).collect();
    of.sort_by_key(|(no, session)| (session.starts, *no));
    of
}

/// All that belongs to the adjournments of a competition; what it is asked for most are the
/// envelopes.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Adjournments {
    /// The adjourned games with their envelopes.
    pub envelopes: Envelopes,
    /// The sessions of play.
    pub sessions: Sessions,
    /// Those that were removed, and can be planned again.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub removed: Sessions,
    /// The locks of what is sealed in the program.
    pub locks: Locks,
}

impl Adjournments {
    /// A game that is to be resumed in a session, if there is one.
    #[must_use]
    pub fn waiting_in(&self, session: SessionNo) -> Option<EnvelopeNo> {
        let waits = |one: &&Adjournment| {
            let is_here = one.due().is_some_and(|due| due.session == Some(session));
            is_here && one.is_live() && one.resumption.is_none()
        };
        self.envelopes.values().map(AsRef::as_ref).find(waits).map(|one| one.no)
    }
}

impl Deref for Adjournments {
    type Target = Envelopes;

    fn deref(&self) -> &Envelopes {
        &self.envelopes
    }
}

/// What is looked for; what is left open fits every envelope.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EnvelopeFilter {
    /// With this number.
    pub no: Option<EnvelopeNo>,
    /// Standing in one of these ways.
    pub statuses: Vec<Status>,
    /// Of this round.
    pub round: Option<u16>,
    /// With this in the name of a player, in capitals or small letters.
    pub player: String,
    /// To be resumed on this day, where the game is resumed.
    pub due_on: Option<Date>,
    /// To be resumed not before this.
    pub due_from: Option<Wall>,
    /// To be resumed before this.
    pub due_before: Option<Wall>,
}

impl EnvelopeFilter {
    /// Whether an envelope is one of those.
    #[must_use]
    pub fn fits(&self, one: &Adjournment) -> bool {
        let due = one.due().map(|due| due.at);
        let name = self.player.trim().to_lowercase();
        let named = |player: &str| player.to_lowercase().contains(&name);
        (self.statuses.is_empty() || self.statuses.contains(&one.status()))
            && self.no.is_none_or(|no| no == one.no)
            && self.round.is_none_or(|round| round == one.round)
            && (name.is_empty() || named(&one.players.white.name) || named(&one.players.black.name))
            && self.due_on.is_none_or(|day| due.is_some_and(|due| due.date() == day))
            && self.due_from.is_none_or(|from| due.is_some_and(|due| due >= from))
            && self.due_before.is_none_or(|before| due.is_some_and(|due| due < before))
    }
}

/// The envelopes that fit, those to be resumed first in front, those without a time last.
#[must_use]
pub fn find<'a>(envelopes: &'a Envelopes, wanted: &EnvelopeFilter) -> Vec<&'a Adjournment> {
    let mut all: Vec<&Adjournment> =
        envelopes.values().map(AsRef::as_ref).filter(|one| wanted.fits(one)).collect();
    all.sort_by_key(|one| {
        let due = one.due().map(|due| due.at);
        (due.is_none(), due, one.round, one.no)
    });
    all
}

/// Something that should not stay as it is.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "adjournment-alarm")]
pub enum Alarm {
    /// The game should have been resumed.
    Overdue {
        /// Which envelope.
        no: EnvelopeNo,
        /// Since when.
        #[message(name = "time", with = whole_minutes)]
        by: Millis,
    },
    /// A player has not come to the resumption, and the time in which that was to be is over.
    AwaitedTooLong {
        /// Which envelope.
        no: EnvelopeNo,
        /// Who has not come.
        #[message(name = "side")]
        side: Side,
        /// How late one may come.
        #[message(name = "limit", with = whole_minutes)]
        limit: Millis,
    },
    /// The game is to be resumed in this minute, within which nobody is late.
    DueNow {
        /// Which envelope.
        no: EnvelopeNo,
    },
    /// The game is to be resumed soon.
    DueSoon {
        /// Which envelope.
        no: EnvelopeNo,
        /// In what time.
        #[message(name = "time", with = whole_minutes)]
        left: Millis,
    },
    /// A player was asked to seal and the clock has not been stopped for long.
    SealingLong {
        /// Which envelope.
        no: EnvelopeNo,
        /// For how long.
        #[message(name = "time", with = whole_minutes)]
        since: Millis,
    },
    /// Nobody has taken the sealed envelope.
    NotKept {
        /// Which envelope.
        no: EnvelopeNo,
    },
    /// Something is missing on the envelope, or wrong.
    #[message(with(between = between(missing, wrong)))]
    Flawed {
        /// Which envelope.
        no: EnvelopeNo,
        /// What is missing.
        missing: Vec<MissingField>,
        /// What is wrong.
        wrong: Vec<Disagreement>,
    },
    /// An envelope is not to be found.
    Missing {
        /// Which envelope.
        no: EnvelopeNo,
        /// Which of the two.
        which: EnvelopeKind,
    },
    /// A session ends soon, and games may have to be adjourned.
    SessionEnds {
        /// The session's number.
        no: SessionNo,
        /// In what time.
        #[message(name = "time", with = whole_minutes)]
        left: Millis,
    },
    /// A session starts soon and has not been announced.
    NotAnnounced {
        /// The session's number.
        no: SessionNo,
    },
}

/// To whole minutes, from the first: what is told of a calendar does not change every second.
pub(in crate::adjournment) fn whole_minutes(span: &Millis) -> Value<'_> {
    let minutes = span.0 / 60_000;
    if minutes > 0 { Value::Span(minutes * 60_000) } else { span.value() }
}

/// What stands between two sentences, where there are two.
fn between<'a>(missing: &[MissingField], wrong: &[Disagreement]) -> Value<'a> {
    let both = !missing.is_empty() && !wrong.is_empty();
    Value::Text(if both { ". " } else { "" }.into())
}

/// How long before a resumption, and before the end of a session, it is told.
pub const SOON: Millis = Millis::from_mins(30);

/// How long a player may take to seal before it is told.
pub const SEALING_LONG: Millis = Millis::from_mins(10);

/// How long before a session it should have been announced.
pub const ANNOUNCED_BEFORE: Millis = Millis::from_mins(60);

/// All that should not stay as it is at a moment, which is `now` by the arbiter's timepiece.
#[must_use]
pub fn alarms(
    envelopes: &Envelopes,
    sessions: &Sessions,
    edition: &Edition,
    (at, now): (Moment, Wall),
) -> Vec<Alarm> {
    let live = envelopes.values().filter(|one| one.is_live());
    let of_envelopes = live.flat_map(|one| of_envelope(one, edition, at, now));
    let of_sessions = sessions.iter().filter_map(|(no, session)| of_session(*no, session, now));
    of_envelopes.chain(of_sessions).collect()
}

fn of_envelope(one: &Adjournment, edition: &Edition, at: Moment, now: Wall) -> Vec<Alarm> {
    let no = one.no;
    let mut all = Vec::new();
    match one.status() {
        Status::Sealing => {
            let since = at.since(one.begun_at);
            if since > SEALING_LONG {
                all.push(Alarm::SealingLong { no, since });
            }
            return all;
        }
        Status::Sealed => all.push(Alarm::NotKept { no }),
        Status::Missing => {
            let lost = |which| one.cover(which).is_some_and(|cover| cover.missing && !cover.played);
            let lost = [EnvelopeKind::Sealed, EnvelopeKind::Reply]
                .into_iter()
                .filter(|which| lost(*which));
            all.extend(lost.map(|which| Alarm::Missing { no, which }));
        }
        _ => {}
    }
    let (missing, wrong) = (one.missing(edition), one.disagreements());
    if !(missing.is_empty() && wrong.is_empty()) {
        all.push(Alarm::Flawed { no, missing, wrong });
    }
    if let (Some(due), None) = (one.due(), &one.resumption) {
        let (left, by) = (due.at.since(now), one.late(now));
        if by > Millis::ZERO {
            all.push(Alarm::Overdue { no, by });
        } else if left <= Millis::ZERO {
            all.push(Alarm::DueNow { no });
        } else if left <= SOON {
            all.push(Alarm::DueSoon { no, left });
        }
    }
    let over = limit(edition).filter(|_| one.is_over(edition, now));
    if let (Some(limit), Some(resumption)) = (over, &one.resumption) {
        // Who was found to be too late, or may play all the same, is waited for no more.
        let is_judged = |side| *resumption.too_late.of(side) || *resumption.excused.of(side);
        let awaited = Side::BOTH.into_iter().filter(|side| one.is_awaited(*side));
        let awaited = awaited.filter(|side| !is_judged(*side));
        all.extend(awaited.map(|side| Alarm::AwaitedTooLong { no, side, limit }));
    }
    all
}

fn of_session(no: SessionNo, session: &Session, now: Wall) -> Option<Alarm> {
    if let (Some(left), Purpose::Round { .. }) = (session.left(now), session.purpose) {
        return (left <= SOON).then_some(Alarm::SessionEnds { no, left });
    }
    let ahead = session.starts.since(now);
    let soon = (Millis::ZERO..=ANNOUNCED_BEFORE).contains(&ahead);
    (soon && session.announced.is_none()).then_some(Alarm::NotAnnounced { no })
}
