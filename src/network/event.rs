//! What the connection tells those who look at it.

use std::time::SystemTime;

use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::post::Post;
use jadoube_laws::ids::BoardNo;

use crate::beside::{Where, Word};
use crate::fault::Fault;

/// What has happened. Bytes are handed on as they came: any may come, and what they are is for others to
/// judge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A server is reached: what stations say to each other goes over it.
    Here,
    /// It answers what is asked of the stream, too. Of three servers of which two are gone, the third does not.
    Answers,
    /// The server is not reached any more, or not yet. It is tried again for ever.
    Away {
        /// Since when.
        since: SystemTime,
        /// Why, at the last try.
        why: Why,
    },
    /// The stream is another one than this station knew, or the first that it knows: what it has is
    /// published (again) by its author, and by others what nobody's heads show after a while.
    StreamIsNew {
        /// Names this stream, for [`Position`](crate::station::Position).
        made: String,
    },
    /// How far the stream has the own strand, as this station published it; told when the server is
    /// reached and when the stream is new.
    Reaches {
        /// The last row, 0 if it has none.
        upto: u64,
    },
    /// Rows that somebody has published; in the order of the stream, without gaps and once.
    Rows {
        /// Their place in the stream.
        at: u64,
        /// Who published them: the author, or who had them of the author.
        by: PublicKey,
        /// Of which strand they are said to be.
        strand: PublicKey,
        /// The bytes.
        bytes: Vec<u8>,
    },
    /// Something in the stream is not to be read any more: whoever lacks it asks for it.
    Lost {
        /// Its place in the stream.
        at: u64,
    },
    /// A delivery of this station is in the stream.
    Published {
        /// Of which strand.
        strand: PublicKey,
        /// Its first row.
        first: u64,
        /// Its last row.
        last: u64,
        /// Its place in the stream.
        at: u64,
    },
    /// A delivery is not in the stream yet; it is tried again for ever. Told once for each reason.
    Stuck {
        /// Of which strand.
        strand: PublicKey,
        /// Its first row.
        first: u64,
        /// What went wrong.
        why: Fault,
    },
    /// Somebody else has published with the key of this station: it is used in two programs.
    OtherWriter {
        /// Of which strand.
        strand: PublicKey,
    },
    /// A station is there.
    Present {
        /// The key of the station.
        station: PublicKey,
    },
    /// A station says nothing any more.
    Silent {
        /// The key of the station.
        station: PublicKey,
        /// Since when.
        since: SystemTime,
    },
    /// A station says how far it knows the strands.
    Heads {
        /// The key of the station.
        station: PublicKey,
        /// What it says.
        bytes: Vec<u8>,
    },
    /// A station asks for what it lacks; answered with [`Network::answer`](crate::network::Network::answer).
    Asked {
        /// The key of the station that says it.
        by: PublicKey,
        /// What it says.
        bytes: Vec<u8>,
        /// Where the answer goes.
        reply: Reply,
    },
    /// A part of an answer.
    Answer {
        /// To which question.
        ask: u64,
        /// Its bytes.
        bytes: Vec<u8>,
    },
    /// No more of an answer comes.
    Answered {
        /// To which question.
        ask: u64,
        /// Why not all of it came, if not.
        fault: Option<Fault>,
    },
    /// A station proposes something; replied to with [`Network::reply`](crate::network::Network::reply).
    Proposed {
        /// The key of the station that says it.
        by: PublicKey,
        /// At which board; none for what belongs to the whole event.
        board: Option<BoardNo>,
        /// The proposal, as its desk wrote it.
        bytes: Vec<u8>,
        /// Where the answer goes.
        reply: Reply,
    },
    /// The answer to a proposal.
    Replied {
        /// To which.
        proposal: u64,
        /// The answer.
        outcome: Result<Vec<u8>, Fault>,
    },
    /// How far the clock of a station is ahead of this one.
    Clock {
        /// The key of the station.
        station: PublicKey,
        /// By how many microseconds.
        ahead: i64,
        /// How many microseconds that may be wrong.
        uncertain: u64,
    },
    /// A post was claimed, by this station or another one; in the order of the stream.
    Lease {
        /// Its place in the stream.
        at: u64,
        /// The claim.
        claim: Claim,
    },
    /// What became of a claim of this station.
    Claimed {
        /// The number that this station gave to its claim.
        claim: u64,
        /// The claim that stands now, where that is another one; why none could be made.
        outcome: Result<Outcome, Fault>,
    },
    /// A station says something about its server, or about that of this one.
    Beside {
        /// The key of the station that says it.
        by: PublicKey,
        /// What it says of the server.
        word: Word,
    },
    /// The laptop that leads says where servers are.
    Where {
        /// The key of the station that says it.
        by: PublicKey,
        /// What it says.
        told: Where,
    },
    /// Somebody holds an invitation and wants to join.
    WantsToJoin(Candidate),
}

/// A post claimed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// The post.
    pub post: Post,
    /// For which epoch.
    pub epoch: u32,
    /// For which station; said by whoever claims.
    pub station: PublicKey,
    /// What it says beside that.
    pub bytes: Vec<u8>,
}

/// What became of a claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// It stands.
    Stands,
    /// Another one of the same or a newer epoch stands.
    Other(Claim),
}

/// Somebody who wants to join.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The invitation that it holds.
    pub invitation: String,
    /// What it calls itself.
    pub name: String,
    /// The key of its strand.
    pub station: PublicKey,
    /// The public key of its connection.
    pub nkey: String,
    /// What both screens show if it is this one: `314 159`.
    pub number: String,
    /// Where the answer goes.
    pub reply: Reply,
}

/// Where an answer goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply(pub(crate) String);

/// Why a server is not reached.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why {
    /// It has not been tried yet.
    NotYet,
    /// There is nothing at the address, in the words of the system.
    NotReached(String),
    /// It shows no certificate of the event.
    Stranger,
    /// It does not let this station in.
    NotLetIn,
    /// The connection was cut.
    Cut,
    /// It is there, and does not answer.
    Mute,
}
