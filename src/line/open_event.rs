//! The open event as the line sees it.

use std::path::PathBuf;

use uuid::Uuid;

use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_core::stations::post::Post;
use jadoube_core::stations::station::StationId;
use jadoube_desk::stations_line::LinePlace;

/// The file of the key of the connection, beside that of the station.
pub(crate) const CONNECTION: &str = "connection.key";

/// The open event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OpenEvent {
    pub(crate) path: PathBuf,
    pub(crate) competition: Uuid,
    /// Where this machine keeps its key.
    pub(crate) folder: PathBuf,
    /// The key of this station's strand; none in a file of one strand.
    pub(crate) own: Option<PublicKey>,
    /// What this station is there for, if that is known already.
    pub(crate) role: Option<Role>,
    /// With whom the event began.
    pub(crate) founder: Option<PublicKey>,
    /// Who keeps the chief's place.
    pub(crate) chief: Option<PublicKey>,
    /// Who takes part.
    pub(crate) members: Vec<(PublicKey, Role)>,
}

impl OpenEvent {
    /// The event that is open, if this machine has a key.
    pub(crate) fn of(place: LinePlace<'_>) -> Option<Self> {
        let LinePlace { open, hall, station } = place;
        let (path, competition) = open?;
        let stations = &hall.stations;
        let members = stations.members.iter().filter(|(_, one)| one.dismissed.is_none());
        Some(Self {
            path: path.to_owned(),
            competition,
            folder: station.folder()?.to_owned(),
            own: hall.own.map(|StationId(own)| own),
            role: hall.own.and_then(|own| stations.member(own)).map(|one| one.role),
            founder: stations.founder.map(|StationId(key)| key),
            chief: stations.keeper(Post::Chief).map(|StationId(key)| key),
            members: members.map(|(StationId(key), one)| (*key, one.role)).collect(),
        })
    }

    /// Whether it is the same file of the same event.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        self.path == other.path && self.competition == other.competition && self.own == other.own
    }
}
