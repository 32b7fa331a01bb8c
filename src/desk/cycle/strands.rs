//! What a cycle knows beside the state where the file is one of several strands, and what comes of what
//! another station sends.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use jadoube_message::{Message, plain};

use crate::entries::After;
use crate::station_view::Anchor;
use jadoube_chess::moment::Millis;
use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::Entry;
use jadoube_core::stations::station::StationId;
use jadoube_i18n::lang::Lang;
use jadoube_journal::fault::{Fault, fingerprint};
use jadoube_journal::strand::{StrandFault, TakeFault};

/// What a cycle knows beside the state when the file is one of several strands.
#[derive(Debug)]
pub(super) struct Sharing {
    /// How far other strands were known by what own rows have told since the file was opened.
    pub(super) told: After,
    /// Whose strand is taken although nothing here says yet that it takes part: who has invited.
    pub(super) trusted: Option<PublicKey>,
    /// An own row that others have and that is not here: it is taken back before anything is recorded.
    pub(super) missing: Option<Head>,
    /// So far somebody says that there are own rows, which nothing vouches for.
    pub(super) claimed: u64,
    /// The record that another laptop writes with the own key.
    pub(super) forked: Option<OwnFork>,
    /// How far each of the others has said that it knows the own strand.
    pub(super) heads_of_own: BTreeMap<PublicKey, Head>,
    /// An own row of which somebody says that it is another one, with its hash here: they are asked for theirs.
    pub(super) doubted: Option<Head>,
    /// Whether the arbiter goes on although others do not take what is recorded.
    pub(super) alone: bool,
    /// The row that each station has recorded twice, as far as the file proves it.
    pub(super) twice: BTreeMap<StationId, u64>,
    /// Where this machine keeps its key.
    pub(super) folder: PathBuf,
    /// Up to this own row the arbiter goes on without those that are not here.
    pub(super) without: u64,
    /// The stations whose next row is not understood.
    pub(super) stuck: BTreeSet<StationId>,
    /// Whether nothing is recorded yet because others are asked first how far they know the own strand.
    pub(super) asking: bool,
    /// What the opening calls for, until then.
    pub(super) deferred: Vec<Command>,
    /// In which words others are told why something was turned down.
    pub(super) lang: Lang,
    /// The latest that is known of the clocks of other stations.
    pub(super) anchors: BTreeMap<StationId, Anchor>,
    /// By how much clocks on other walls are ahead, as far as that was measured.
    pub(super) walls: BTreeMap<StationId, Millis>,
}

impl Default for Sharing {
    fn default() -> Self {
        Self {
            told: After::new(),
            trusted: None,
            missing: None,
            claimed: 0,
            without: 0,
            forked: None,
            heads_of_own: BTreeMap::new(),
            doubted: None,
            alone: false,
            twice: BTreeMap::new(),
            folder: PathBuf::new(),
            stuck: BTreeSet::new(),
            asking: false,
            deferred: Vec::new(),
            lang: Lang::detect(),
            anchors: BTreeMap::new(),
            walls: BTreeMap::new(),
        }
    }
}

/// Which of two records under the own key the others have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum OthersHave {
    /// Nobody has told it yet.
    Unknown,
    /// The one that is here.
    Own,
    /// The one of the other laptop.
    Other,
}

/// A second record under the own key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct OwnFork {
    /// From which row on it is another one.
    pub(super) row: u64,
    /// How far it has come.
    pub(super) reached: Head,
    /// Which of the two the others have.
    pub(super) others_have: OthersHave,
    /// What of that the arbiter was told.
    pub(super) told: Option<OthersHave>,
}

impl OwnFork {
    /// One of which nobody has told yet which of the two it has.
    pub(super) const fn new(row: u64, reached: Head) -> Self {
        Self { row, reached, others_have: OthersHave::Unknown, told: None }
    }
}

/// What came of a delivery of another station.
#[derive(Debug, Default)]
pub struct Change {
    /// The entries that took effect with it, in their order: of others, and own ones that were taken
    /// back.
    pub taken: Vec<Entry>,
    /// What this station has recorded because of them.
    pub recorded: Vec<Entry>,
    /// Whether what was in force before is so no more somewhere.
    pub anew: bool,
}

impl Change {
    /// Whether nothing has changed.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.taken.is_empty() && self.recorded.is_empty()
    }
}

/// Why what another station sent was not taken.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "desk-exchange", error)]
pub enum ExchangeFault {
    /// It is no message.
    Unreadable,
    /// It is of a station of which nothing here says that it takes part.
    Stranger {
        /// Whose strand it is said to be.
        #[message(with = fingerprint)]
        station: PublicKey,
    },
    /// Somebody says that this station has recorded more than is here, and has not shown it.
    OwnRowsClaimed {
        /// The last own row that is here.
        #[message(with = plain)]
        have: u64,
        /// The last that there is said to be.
        #[message(with = plain)]
        there: u64,
    },
    /// Another laptop records with the key of this station: there are two records under it.
    KeyElsewhere {
        /// The row that there is twice.
        #[message(with = plain)]
        row: u64,
        /// Where this laptop keeps its key.
        folder: PathBuf,
    },
    /// Another laptop records with the key of this station, and no other station has told yet which of the
    /// two records it has.
    KeyUndecided {
        /// The row that there is twice.
        #[message(with = plain)]
        row: u64,
    },
    /// Another laptop records with the key of this station; the others have the record that is here.
    KeyCopied {
        /// The row that there is twice.
        #[message(with = plain)]
        row: u64,
        /// The file with the proof.
        path: PathBuf,
    },
    /// Another station, whose name is known, has recorded and signed a row twice.
    RecordedTwice {
        /// Which station.
        station: String,
        /// The row as it is here.
        #[message(with = plain)]
        have: Head,
        /// The row as it was sent.
        #[message(with = plain)]
        got: Head,
    },
    /// What the journal says.
    #[message(transparent, from)]
    Take(TakeFault),
}

impl From<Fault> for ExchangeFault {
    fn from(fault: Fault) -> Self {
        Self::Take(fault.into())
    }
}

/// How what somebody knows compares with what is here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct StrandComparison {
    /// They have rows that are not here.
    pub lacking: bool,
    /// They lack rows that are here.
    pub owing: bool,
    /// They say for the first time that they have own rows of this station up to there which are not here.
    pub claimed: Option<u64>,
}

impl From<StrandFault> for ExchangeFault {
    fn from(fault: StrandFault) -> Self {
        Self::Take(fault.into())
    }
}
