//! The way to the other stations, as the user interfaces ask for it and see it: an event that is served,
//! a station that is invited, knocks and is let in, a laptop that joins. Who can do that implements
//! [`StationsLine`]; without one, each wish is answered with [`LineFault::NoLine`].
//!
//! What it comes to is put into the desk's [`Inlet`](crate::inlet::Inlet): the [`Door`] after each
//! change, [`Incoming::Joined`](crate::exchange::Incoming::Joined) once a laptop was let in. Rows and heads
//! go the way of [`Exchange`](crate::exchange::Exchange), which the line gives to the desk when it stands.

use std::fmt;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use jadoube_message::system::SystemReason;
use jadoube_message::{Message, plain};
use serde::Serialize;
use uuid::Uuid;

use crate::station::Station;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::member::Role;
use jadoube_core::stations::state::Stations;
use jadoube_laws::ids::BoardNo;

/// So many signs has each group of a code.
const SIGNS_OF_GROUP: usize = 5;

/// What is asked of the line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineRequest {
    /// Serve the open event to other stations from this laptop, which is called so. Where nobody shares the
    /// event yet, the desk begins that first.
    Serve {
        /// What this station is called; of no account where the event is shared already.
        name: String,
    },
    /// Carry a server beside that of the laptop that leads, so that the event goes on without it.
    ServeBeside,
    /// Carry the server of a hall, which works on by itself when the line to the chief's is cut.
    ServeHall,
    /// Use the server of the hall that this station carries, or none of a hall.
    UseHall(Option<PublicKey>),
    /// Serve it no more.
    StopServing,
    /// Invite a station: a code that is good once and for minutes. One invitation is shown at a time.
    Invite(Invitee),
    /// Take the invitation back, and those from before the program was closed.
    Withdraw,
    /// Let somebody in who waits at the door, as this. The desk admits the station first.
    LetIn(PublicKey, Invitee),
    /// Turn somebody away who waits at the door.
    TurnAway(PublicKey),
    /// Join with a code; once this laptop was let in, the event is in this new file.
    Join {
        /// The code, as it was typed or pasted; one that says where the servers of an event are now makes no
        /// file.
        code: String,
        /// What this laptop is called.
        name: String,
        /// The file.
        file: PathBuf,
    },
    /// Wait at the door no more.
    StopJoining,
}

/// Who is invited.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitee {
    /// What it is to be called; empty where it says that itself.
    pub name: String,
    /// What it is there for.
    pub role: Role,
    /// The boards that it is to keep.
    pub boards: Vec<BoardNo>,
}

/// Where a wish is said.
#[derive(Debug, Clone, Copy)]
pub struct LinePlace<'a> {
    /// The open file and its competition, if one is open.
    pub open: Option<(&'a Path, Uuid)>,
    /// Its state.
    pub hall: &'a Hall,
    /// This machine.
    pub station: &'a Station,
}

/// Does what is asked of the line. It must not keep the desk waiting for the other side: what takes its
/// time is begun, and what comes of it put into the inlet.
pub trait StationsLine: fmt::Debug + Send {
    /// Whether the open event can be served from this laptop at all; asked before anything is recorded for it.
    ///
    /// # Errors
    /// [`LineFault`], above all [`LineFault::NoServer`].
    fn can_serve(&self, place: LinePlace<'_>) -> Result<(), LineFault>;

    /// Does something.
    ///
    /// # Errors
    /// [`LineFault`]; nothing has changed then.
    fn ask(&mut self, wish: &LineRequest, place: LinePlace<'_>) -> Result<(), LineFault>;

    /// Whether the line connects the event that was opened, because that was asked once.
    fn expects(&self, _place: LinePlace<'_>) -> bool {
        false
    }

    /// A file was opened or closed, or who takes part has changed: the line serves it if that was asked
    /// once, and lets in whom the state names.
    fn look(&mut self, _place: LinePlace<'_>) {}
}

/// No line.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoLine;

impl StationsLine for NoLine {
    fn can_serve(&self, _: LinePlace<'_>) -> Result<(), LineFault> {
        Err(LineFault::NoLine)
    }

    fn ask(&mut self, _: &LineRequest, _: LinePlace<'_>) -> Result<(), LineFault> {
        Err(LineFault::NoLine)
    }
}

/// What happens at the door: here, where an event is served, or there, where this laptop joins one.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Door {
    /// Where others reach the server of this laptop, the likeliest address first; empty where it serves
    /// nothing.
    pub served: Vec<String>,
    /// The invitation that is open.
    pub invitation: Option<Invitation>,
    /// Who was invited before the program was closed, with a code that is good yet, and until when. The code
    /// itself is known to nobody but them.
    pub invited_before: Vec<(Invitee, Instant)>,
    /// The code with which a station finds the event again that was away when its servers moved.
    pub renewal: Option<String>,
    /// Whether this laptop carries a server beside that of the laptop that leads, or offers to.
    pub beside: bool,
    /// Who carries the event, or offers to, as far as this laptop knows; the laptop that leads first.
    pub servers: Vec<EventServer>,
    /// Who waits to be let in.
    pub waiting: Vec<Candidate>,
    /// The event that this laptop joins.
    pub joining: Option<Joining>,
}

/// A laptop that carries a server of the event, or offers to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventServer {
    /// Its station.
    pub station: PublicKey,
    /// Where it is reached.
    pub addresses: Vec<String>,
    /// How it is with it.
    pub state: ServerState,
}

/// How it is with a server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "stations-server")]
pub enum ServerState {
    /// It carries the event.
    Carries,
    /// It is to carry the event, and is about to.
    Starts,
    /// It is to carry the event, and is not heard.
    Silent,
    /// It could carry the event; with two of its kind the three would.
    Ready,
    /// It waits for the certificate of the laptop that leads.
    Asked,
    /// It is that of a hall.
    Hall,
    /// It is that of the hall that is used here.
    OwnHall,
}

impl ServerState {
    /// Whether it is the server of a hall.
    #[must_use]
    pub const fn is_of_hall(self) -> bool {
        matches!(self, Self::Hall | Self::OwnHall)
    }
}

/// An invitation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitation {
    /// The code, in groups with a blank between them.
    pub code: String,
    /// Who is invited.
    pub who: Invitee,
    /// Until when it is good.
    pub until: Instant,
}

impl Invitation {
    /// How long it is good yet.
    #[must_use]
    pub fn left(&self) -> Duration {
        self.until.saturating_duration_since(Instant::now())
    }
}

/// Somebody who holds an invitation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The key of its strand.
    pub station: PublicKey,
    /// What it calls itself.
    pub name: String,
    /// What both screens show if it is this one: `314 159`.
    pub number: String,
    /// As what it was invited; the invitation may have been used up by it.
    pub who: Invitee,
}

impl Candidate {
    /// What it is to be called, and let in as: as the chief wrote, else as it says itself; with a number, where
    /// another one is called so.
    #[must_use]
    pub fn called(&self, stations: &Stations) -> Invitee {
        let name = if self.who.name.trim().is_empty() { &self.name } else { &self.who.name };
        let is_taken = |name: &str| {
            stations.members.iter().any(|(id, other)| {
                id.0 != self.station && other.dismissed.is_none() && other.name == name
            })
        };
        Invitee { name: free_name(name, is_taken), ..self.who.clone() }
    }
}

/// A name that is not taken: with the next number behind it, where it is.
fn free_name(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let name = name.trim();
    if !is_taken(name) {
        return name.to_owned();
    }
    let stem = name.trim_end_matches(|sign: char| sign.is_ascii_digit());
    let number: u32 = name.get(stem.len()..).and_then(|digits| digits.parse().ok()).unwrap_or(1);
    let next = number.saturating_add(1);
    let mut all = (next..next.saturating_add(1_000))
        .map(|no| format!("{} {no}", stem.trim_end()).trim_start().to_owned());
    all.find(|other| !is_taken(other)).unwrap_or_else(|| name.to_owned())
}

/// A laptop that wants to be let in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Joining {
    /// The file that it makes.
    pub file: PathBuf,
    /// The code with which it came; one that is turned away may come again with it.
    pub code: String,
    /// What it calls itself.
    pub name: String,
    /// How far it is.
    pub step: JoinStep,
}

/// How far a laptop is that joins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JoinStep {
    /// The other one is looked for; it was not reached so far, for this reason, if it was tried.
    Reaching(Option<LineFault>),
    /// The other one has heard: both screens show this number.
    Compare {
        /// `314 159`
        number: String,
    },
    /// It is not let in.
    TurnedAway(LineFault),
}

/// Why the line does not do something.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "stations-line", error)]
pub enum LineFault {
    /// There is nothing here that could carry anything.
    NoLine,
    /// The server's program is not installed.
    NoServer,
    /// The server's program is too old.
    TooOld {
        /// What it says of itself.
        found: String,
        /// The oldest that will do.
        least: String,
    },
    /// Another program listens at the address.
    PortTaken(#[message(name = "address")] String),
    /// The server did not start, in its own words.
    NotStarted(#[message(name = "text")] String),
    /// The server has ended.
    Ended,
    /// A file of the server or of a key can neither be read nor written.
    File {
        /// Where the file lies.
        path: PathBuf,
        /// What the system says.
        why: SystemReason,
    },
    /// A letter of another alphabet in a code: the keyboard is to be switched.
    OtherAlphabet(#[message(name = "sign")] char),
    /// A sign that is in no code.
    OddSign(#[message(name = "sign")] char),
    /// A group of a code is mistyped.
    Group {
        /// Which, from 1.
        #[message(with = plain)]
        group: usize,
    },
    /// A sign or a group of a code is missing, or one is too many.
    CodeLength,
    /// Each group is right, and they do not belong together.
    CodeWhole,
    /// A code of another kind, or of a later program.
    CodeKind,
    /// The invitation is none, or was taken back.
    NotInvited,
    /// The invitation has expired.
    Expired,
    /// The invitation was used.
    Used,
    /// This laptop is no station of that event.
    NotJoined,
    /// The code says where the servers of an event are now, to a station that has its file; there is none.
    NotInvitation,
    /// Others have a record of this station that is not in the open file: that is older than the sharing, or
    /// was saved without it.
    SharedBefore,
    /// The server has lost what it kept.
    StreamGone,
    /// The chief's station does not want it, or the role does not allow it.
    NotAllowed,
    /// The other laptop is not reached.
    NotReached(#[message(name = "why")] SystemReason),
    /// Something else answers at the address.
    Stranger,
    /// The other laptop is there, and does not answer.
    Mute,
    /// Nobody waits at the door any more.
    NobodyWaits,
    /// Nobody waits at the door with a number.
    NotWaiting {
        /// The number that was asked for.
        number: String,
        /// The numbers that wait, where there are any.
        waiting: Option<String>,
    },
    /// No other station has come since the event was opened on this laptop, which shared it when it was closed.
    NobodyCame,
    /// The station carries no server of a hall.
    NoHall,
    /// So many invitations are open that no more can be made.
    Busy,
    /// Another station is the chief station: only that one shares the event.
    ChiefServes {
        /// The name of the chief station.
        chief: String,
    },
    /// Another station is the chief station: only that one invites and lets others in.
    ChiefInvites {
        /// The name of the chief station.
        chief: String,
    },
    /// This laptop does not serve the event, so that it can invite nobody.
    NotServed,
    /// The server has no room left for what is recorded; the files of the stations have it.
    StoreFull,
    /// The key of this station is used by another program as well.
    OtherWriter,
    /// The address at which this laptop is to listen is none of its own.
    Address {
        /// The address.
        address: String,
        /// What the system says.
        why: SystemReason,
    },
    /// The system gives what the connection needs to no program at the moment.
    System(#[message(name = "why")] SystemReason),
    /// The server has not read its configuration again, in its own words.
    NotReloaded(#[message(name = "text")] String),
    /// A key or a certificate can be neither read nor made.
    Key,
    /// Larger than a message may be.
    TooLarge {
        /// How many bytes it has.
        #[message(with = plain)]
        bytes: usize,
        /// How many it may have.
        #[message(with = plain)]
        most: usize,
    },
    /// The servers have not agreed on one that leads.
    NoLeader,
    /// The server answers something that is not understood.
    NotUnderstood,
    /// A message was not handed to the server.
    NotSent,
    /// The server refuses, in its own words.
    Refused(#[message(name = "text")] String),
    /// The connection was closed on this side.
    Closed,
}

impl LineFault {
    /// Whether it is a code as it was typed that is to be corrected.
    #[must_use]
    pub const fn is_of_code(&self) -> bool {
        matches!(
            self,
            Self::OtherAlphabet(_)
                | Self::OddSign(_)
                | Self::Group { .. }
                | Self::CodeLength
                | Self::CodeWhole
                | Self::CodeKind
        )
    }

    /// Where the slip is in a code as it was typed, from which sign to before which: in that group. Nothing of
    /// it, where the groups do not belong together; none, where the fault is not one of the code.
    #[must_use]
    pub fn slip(&self, code: &str) -> Option<Range<usize>> {
        let is_sign = |sign: char| !sign.is_whitespace() && !"-–.".contains(sign);
        let signs: Vec<(usize, char)> =
            code.chars().enumerate().filter(|(_, sign)| is_sign(*sign)).collect();
        let group = match self {
            Self::Group { group } => group.checked_sub(1)?,
            Self::OddSign(odd) | Self::OtherAlphabet(odd) => {
                signs.iter().position(|(_, sign)| sign == odd)? / SIGNS_OF_GROUP
            }
            Self::CodeLength => signs.len().checked_sub(1)? / SIGNS_OF_GROUP,
            Self::CodeWhole | Self::CodeKind => return Some(0..0),
            _ => return None,
        };
        let group = signs.chunks(SIGNS_OF_GROUP).nth(group)?;
        Some(group.first()?.0..group.last()?.0 + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_lies_in_the_group_that_is_mistyped_however_the_code_was_typed() {
        let group = |group| LineFault::Group { group };
        for (fault, code, slip) in [
            (group(2), "7QK2M 4HT9W 0ABCD", Some("4HT9W")),
            (group(3), "7qk2m-4ht9w\n0a bcd", Some("0a bcd")),
            (group(1), "7QK2M4HT9W", Some("7QK2M")),
            (LineFault::OddSign('U'), "7QK2M 4HU9W 0ABCD", Some("4HU9W")),
            (LineFault::OtherAlphabet('Ж'), "Ж", Some("Ж")),
            (LineFault::CodeLength, "7QK2M 4HT", Some("4HT")),
            (LineFault::CodeWhole, "7QK2M 4HT9W", Some("")),
            (LineFault::CodeLength, "", None),
            (group(9), "7QK2M", None),
            (LineFault::Mute, "7QK2M", None),
        ] {
            let found = fault.slip(code);
            let found = found.map(|at| code.chars().take(at.end).skip(at.start).collect());
            assert_eq!(found, slip.map(str::to_owned), "{fault:?} {code}");
        }
    }

    #[test]
    fn a_second_laptop_of_one_name_gets_the_next_number() {
        let taken = ["Hall", "Hall 2", "Desk 9", "7"];
        for (name, free) in [
            ("Hall", "Hall 3"),
            (" Hall 2", "Hall 3"),
            ("Desk 9", "Desk 10"),
            ("Chief desk ", "Chief desk"),
            ("7", "8"),
        ] {
            assert_eq!(free_name(name, |one| taken.contains(&one)), free, "{name}");
        }
    }
}
