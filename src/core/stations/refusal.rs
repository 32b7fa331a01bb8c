//! Why something about stations, or of a station, is refused.

use jadoube_message::Message;

use crate::stations::member::Role;
use crate::stations::post::Post;
use jadoube_laws::ids::IncidentNo;

/// Why not.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "stations", error)]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Refusal {
    /// This computer has no key, by which others could know it.
    NoKey,
    /// The file was saved from a damaged one without all that its station had recorded there: others have
    /// another record of it.
    SavedInPart,
    /// Only one station keeps the event.
    NotBegun,
    /// Several stations keep it already.
    AlreadyBegun,
    /// This station was not admitted, or was dismissed.
    NotAdmitted,
    /// The other station was not admitted, or was dismissed.
    OtherNotAdmitted,
    /// A station needs a name that no other has.
    NameMissing,
    /// Another station has that name.
    NameTaken(#[message(name = "name")] String),
    /// That needs a reason.
    ReasonMissing,
    /// No post was named.
    NothingNamed,
    /// Only the chief station records it.
    ChiefOnly {
        /// Which station that is.
        chief: String,
    },
    /// The post is kept by another station.
    KeptElsewhere { post: Post, home: String },
    /// The post was released and nobody has taken it yet.
    GivenAway { post: Post, to: String },
    /// The post was not given to this station.
    NotGiven { post: Post, home: String },
    /// A station in that role does not keep such a post.
    CannotKeep { post: Post, name: String, role: Role },
    /// A station is dismissed once it keeps nothing.
    StillKeeps { post: Post, name: String },
    /// The chief station cannot dismiss itself.
    ChiefStays,
    /// The station with which the event began keeps what nobody has taken.
    FounderStays,
    /// There are no letters left that this station can give.
    LettersUsedUp,
    /// No such difference is open.
    NoDifference(Post),
    /// Another station takes it over at this moment.
    JustTaken {
        post: Post,
        /// The name of that station.
        by: String,
    },
    /// Something was recorded since the records were looked at.
    RecordsChanged(Post),
    /// Another game was set up, or one adjourned: one of the records stands as a whole.
    OnlyWhole(Post),
    /// What the clocks showed at the last move that stands is not known.
    TimesNotKnown(Post),
    /// The record that was put aside tells nothing of that incident.
    NotInRecord { post: Post, no: IncidentNo },
    /// A station in that role does not do this; another can be asked.
    AskStation {
        /// The name of the station to ask.
        home: String,
    },
    /// The chief has changed what is known of this player since the correction was asked for.
    AmendedMeanwhile(#[message(name = "name")] String),
    /// The chief has paired this round.
    PairedMeanwhile(#[message(name = "round")] u8),
    /// A station in that role does not do this.
    NotInRole(Role),
}
