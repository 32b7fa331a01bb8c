//! What goes from the desk to the desks of other stations and comes from them, as bytes. Who carries it –
//! a network, or a test – implements [`Exchange`] and puts what it receives into an
//! [`Inlet`](crate::inlet::Inlet).
//!
//! It may be lost, doubled, delayed and come in any order: what is missing is told by the heads, which
//! every station sends again and again, and whoever hears that somebody lacks something answers. What a
//! station asks of another is an entry of its own strand, so that it needs no message of its own.

use std::fmt;
use std::path::PathBuf;

use uuid::Uuid;

use crate::stations_line::{Door, LineFault};
use jadoube_chess::moment::Millis;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::attempt::Attempt;
use jadoube_core::stations::post::Post;
use jadoube_journal::strand::Delivery;
use jadoube_journal::wire::delivery_bytes;
use jadoube_message::system::SystemReason;

/// Rows of a strand on their way, in the form of [`jadoube_journal::wire`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parcel {
    /// Whose strand.
    pub station: PublicKey,
    /// The number of the first row.
    pub first: u64,
    /// The number of the last.
    pub last: u64,
    /// The delivery.
    pub bytes: Vec<u8>,
}

impl Parcel {
    /// A delivery, if there is anything in it.
    #[must_use]
    pub fn of(delivery: &Delivery) -> Option<Self> {
        let (first, last) = (delivery.rows.first()?.seq, delivery.rows.last()?.seq);
        let (station, bytes) = (delivery.strand.key, delivery_bytes(delivery));
        Some(Self { station, first, last, bytes })
    }
}

/// What the desk has for the others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outgoing {
    /// This station has recorded it: for all.
    Recorded(Parcel),
    /// A station lacks it, of whatever strand: for that one, and of use to all who lack it.
    Answer {
        /// Who lacks it.
        to: PublicKey,
        /// The rows that it lacks.
        parcel: Parcel,
    },
    /// This station is about to take posts over, each with the number of its term: of all who claim them one
    /// has them. It is answered with [`Incoming::Claimed`].
    Claim {
        /// By which the answer is told from others.
        number: u64,
        /// The posts, each with the number of its term.
        posts: Vec<(Post, u32)>,
    },
    /// How far this station knows each strand ([`jadoube_journal::wire::heads_bytes`]): for all. Only the
    /// latest counts; it is sent again from time to time.
    Heads(Vec<u8>),
}

/// What comes from the others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Incoming {
    /// A delivery.
    Delivery(Vec<u8>),
    /// How far a station knows each strand.
    Heads {
        /// Which station.
        from: PublicKey,
        /// How far.
        bytes: Vec<u8>,
    },
    /// A station was heard; by so much the clock on its wall is ahead of the one here, as far as that was
    /// measured.
    Heard {
        /// Which station.
        station: PublicKey,
        /// By how much.
        ahead: Option<Millis>,
    },
    /// The server has answered a claim.
    Claimed {
        /// The number that the claim was given.
        number: u64,
        /// The post with which another station was quicker, and which station; none where all are this one's,
        /// and where the server cannot tell.
        by: Option<(Post, PublicKey)>,
    },
    /// The line stands anew, and has the own strand up to this row: what is behind it is sent again.
    Wanted {
        /// The row; 0 where it has nothing of it.
        behind: u64,
    },
    /// Somebody was refused at the door or by the server of this laptop.
    Refused {
        /// What was tried.
        what: Attempt,
        /// The key of the station that tried it, if there was one.
        station: Option<PublicKey>,
        /// What it calls itself, or from where it came.
        name: String,
    },
    /// The line does not do something.
    Trouble(LineFault),
    /// How the line is.
    Line(LineState),
    /// What happens at the door, after each change there.
    Door(Box<Door>),
    /// A code said where the servers of an event are: they are looked for there.
    Renewed {
        /// Whether that event is open; else it is used once its file is.
        open: bool,
    },
    /// The laptop of another station shares the event from now on, instead of the one before.
    Led {
        /// That station.
        by: PublicKey,
    },
    /// This laptop was let in: it makes the file of the event and opens it.
    Joined {
        /// The file.
        file: PathBuf,
        /// The competition.
        competition: Uuid,
        /// The station with which the event began, whose strand is taken on trust.
        trusted: PublicKey,
    },
    /// The line of an event is known, and with which station that began: a file that has nothing of it yet
    /// takes its strand on trust, as it did when it was made.
    Founder {
        /// The competition.
        competition: Uuid,
        /// That station.
        station: PublicKey,
    },
}

/// How the line to the other stations is.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum LineState {
    /// There is none: nobody has asked for one.
    #[default]
    None,
    /// It is tried for the first time: nothing is known of it yet.
    Connecting,
    /// It stands.
    Up,
    /// It does not, for this reason; it is tried again without end.
    Down(SystemReason),
}

/// Carries things to the other stations. It must not keep the desk waiting: what cannot be sent now is
/// kept or dropped, and told again by the heads.
pub trait Exchange: fmt::Debug + Send {
    /// Sends something.
    fn send(&mut self, outgoing: Outgoing);
}

#[cfg(test)]
mod tests;
