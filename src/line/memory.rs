//! What this machine remembers of the line of each event, in a file beside its key: nothing of it is part of
//! the event.

use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_desk::own_files;
use jadoube_desk::station::Station;
use jadoube_formats::document;
use jadoube_network::beside::Where;
use jadoube_network::certificate::Pin;
use jadoube_network::renewal::Renewal;
use jadoube_network::server::settings::KeptInvitation;
use jadoube_network::station::Position;

/// The file.
const LINES: &str = "line.ron";

/// How many events are remembered; the one whose line stood longest ago is forgotten first.
const MOST: usize = 100;

/// So many laptops that led an event before are remembered.
const LEADERS: usize = 4;

/// The line of one event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct EventLine {
    pub(crate) competition: Uuid,
    /// Where this machine serves it, if it does.
    #[serde(default)]
    pub(crate) served: Option<SocketAddr>,
    /// Where its server listens for other servers.
    #[serde(default)]
    pub(crate) routes: Option<SocketAddr>,
    /// Whether it is carried beside that of the laptop that leads.
    #[serde(default)]
    pub(crate) beside: bool,
    /// Whose hall's server is used, if one is: that of this station where it carries it itself.
    #[serde(default)]
    pub(crate) hall: Option<PublicKey>,
    /// Where the server listens for those of halls.
    #[serde(default)]
    pub(crate) halls: Option<SocketAddr>,
    /// Which laptop leads, where that is another one that was heard.
    #[serde(default)]
    pub(crate) lead: Option<PublicKey>,
    /// With which station the event began, as was said where this one was let in.
    #[serde(default)]
    pub(crate) founder: Option<PublicKey>,
    /// Who carries the event, as far as that is known.
    #[serde(default)]
    pub(crate) servers: Where,
    /// Where its server is reached.
    pub(crate) addresses: Vec<SocketAddr>,
    /// How that is recognised.
    pub(crate) pin: Vec<u8>,
    /// What this station was invited as.
    pub(crate) role: Role,
    /// The keys of the connections of those who were let in here.
    #[serde(default)]
    pub(crate) nkeys: BTreeMap<String, String>,
    /// Who is invited here, each with the name that it is to have: nothing of it opens the door.
    #[serde(default)]
    pub(crate) invitations: Vec<(KeptInvitation, String)>,
    /// The stream that was read, and how far.
    #[serde(default)]
    pub(crate) stream: Option<(String, u64)>,
    /// Who led before, as far as they may not know yet that another laptop does; the latest first.
    #[serde(default)]
    pub(crate) before: Vec<Leader>,
}

/// A laptop that led an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Leader {
    pub(crate) station: PublicKey,
    /// Where its servers were reached.
    pub(crate) addresses: Vec<SocketAddr>,
    /// How those are recognised.
    pub(crate) pin: Vec<u8>,
}

impl EventLine {
    /// A line of which nothing more is known.
    pub(crate) fn of(
        competition: Uuid,
        addresses: Vec<SocketAddr>,
        pin: Vec<u8>,
        role: Role,
    ) -> Self {
        Self {
            competition,
            served: None,
            routes: None,
            beside: false,
            hall: None,
            halls: None,
            lead: None,
            founder: None,
            servers: Where::default(),
            addresses,
            pin,
            role,
            nkeys: BTreeMap::new(),
            invitations: Vec::new(),
            stream: None,
            before: Vec::new(),
        }
    }

    /// Who leads, where that is another laptop, and who led before.
    pub(crate) fn leaders(&self) -> Vec<Leader> {
        let (addresses, pin) = (self.addresses.clone(), self.pin.clone());
        let now = self.lead.map(|station| Leader { station, addresses, pin });
        let before = self.before.iter().filter(|one| Some(one.station) != self.lead).cloned();
        now.into_iter().chain(before).take(LEADERS).collect()
    }

    /// Its servers are there now.
    pub(crate) fn renew(&mut self, renewal: &Renewal) {
        let pin = renewal.pin.bytes();
        if !self.pin.starts_with(pin) {
            // Another laptop leads the event. Whoever led stays known with the addresses of before.
            self.before = self.leaders();
            self.pin = pin.to_vec();
            (self.served, self.routes, self.beside) = (None, None, false);
            (self.hall, self.halls) = (None, None);
            self.invitations.clear();
            (self.lead, self.servers, self.stream) = (None, Where::default(), None);
        }
        self.addresses.clone_from(&renewal.addresses);
    }

    pub(crate) fn pin(&self) -> Option<Pin> {
        Pin::read(&self.pin)
    }

    pub(crate) fn position(&self) -> Option<Position> {
        let (made, next) = self.stream.clone()?;
        Some(Position { made, next })
    }

    pub(crate) fn nkey(&self, station: PublicKey) -> Option<&String> {
        self.nkeys.get(&station.to_string())
    }
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct Lines(Vec<EventLine>);

/// Whether this machine knows a line for an event.
#[must_use]
pub fn is_known(station: &Station, competition: Uuid) -> bool {
    station.folder().is_some_and(|folder| of(folder, competition).is_some())
}

/// Whether this machine has shared an event with another laptop, or joined it there.
#[must_use]
pub(crate) fn has_others(station: &Station, competition: Uuid) -> bool {
    let known = station.folder().and_then(|folder| of(folder, competition));
    // Who shares an event knows the own key first; who joins knows none.
    known.is_some_and(|known| known.nkeys.len() != 1)
}

/// Who carries an event, as far as this machine knows: each station with where it is reached, the one
/// that leads first, those of halls last.
#[must_use]
pub fn carriers(station: &Station, competition: Uuid) -> Vec<(PublicKey, Vec<SocketAddr>)> {
    let known = station.folder().and_then(|folder| of(folder, competition));
    let servers = known.map(|known| known.servers).unwrap_or_default();
    let all = servers.carriers.into_iter().chain(servers.halls);
    all.map(|one| (one.station, one.addresses)).collect()
}

/// The line of an event.
pub(crate) fn of(folder: &Path, competition: Uuid) -> Option<EventLine> {
    let Lines(lines) = read(&file(folder));
    lines.into_iter().find(|known| known.competition == competition)
}

/// Remembers the line of an event.
pub(crate) fn keep(folder: &Path, known: EventLine) -> io::Result<()> {
    let file = file(folder);
    let Lines(mut lines) = read(&file);
    if lines.first() == Some(&known) {
        return Ok(());
    }
    lines.retain(|other| other.competition != known.competition);
    lines.insert(0, known);
    lines.truncate(MOST);
    own_files::write(&file, &document::write(&Lines(lines)).map_err(io::Error::other)?)
}

/// Nothing is remembered where the file is not there or cannot be read.
fn read(file: &Path) -> Lines {
    let text = own_files::read(file).unwrap_or_default();
    document::read(&text).unwrap_or_default()
}

fn file(folder: &Path) -> PathBuf {
    folder.join(LINES)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn known(nth: u128) -> EventLine {
        let addresses = vec!["127.0.0.1:4222".parse().unwrap()];
        let role = Role::Assistant(jadoube_laws::ids::BoardNo(4));
        EventLine {
            served: Some("0.0.0.0:4222".parse().unwrap()),
            nkeys: BTreeMap::from([(PublicKey([1; 32]).to_string(), "U".to_owned())]),
            stream: Some(("made".to_owned(), 12)),
            before: Vec::new(),
            ..EventLine::of(Uuid::from_u128(nth), addresses, vec![7; 32], role)
        }
    }

    #[test]
    fn lines_are_remembered_by_their_event_and_the_oldest_is_forgotten() {
        let folder = tempfile::TempDir::new().unwrap();
        let station = Station::in_folder("desk", folder.path());
        assert!(!is_known(&station, Uuid::from_u128(1)));
        for nth in 1..=MOST as u128 + 1 {
            keep(folder.path(), known(nth)).unwrap();
        }
        assert_eq!(of(folder.path(), Uuid::from_u128(1)), None);
        let found = of(folder.path(), Uuid::from_u128(2)).unwrap();
        assert_eq!(found, known(2));
        assert_eq!(found.nkey(PublicKey([1; 32])), Some(&"U".to_owned()));
        assert!(found.pin().is_some() && found.position().is_some());
        fs::write(file(folder.path()), "a letter").unwrap();
        assert!(!is_known(&station, Uuid::from_u128(2)));
        keep(folder.path(), known(3)).unwrap();
        assert!(is_known(&station, Uuid::from_u128(3)));
    }

    #[test]
    fn who_has_shared_an_event_with_others_or_joined_it_is_known() {
        let folder = tempfile::TempDir::new().unwrap();
        let station = Station::in_folder("desk", folder.path());
        let own = known(1);
        let mut shared = known(2);
        shared.nkeys.insert(PublicKey([2; 32]).to_string(), "U2".to_owned());
        let joined = EventLine { nkeys: BTreeMap::new(), served: None, ..known(3) };
        for one in [own, shared, joined] {
            keep(folder.path(), one).unwrap();
        }
        let others = [1, 2, 3, 4].map(|nth| has_others(&station, Uuid::from_u128(nth)));
        assert_eq!(others, [false, true, true, false]);
    }

    #[test]
    fn who_led_before_is_remembered_until_the_place_has_come_back() {
        let [a, b] = [1, 2].map(|number| PublicKey([number; 32]));
        let at = |last: u8| vec![SocketAddr::from(([10, 0, 0, last], 4222))];
        let mut line = EventLine::of(Uuid::from_u128(1), at(1), vec![1; 32], Role::SectorArbiter);
        line.lead = Some(a);
        let first = Leader { station: a, addresses: at(1), pin: vec![1; 32] };
        let renewal = |last: u8| Renewal {
            competition: Uuid::from_u128(1),
            addresses: at(last),
            pin: Pin::read(&[last; 32]).unwrap(),
        };
        line.renew(&renewal(1));
        assert_eq!((&line.before, line.leaders()), (&Vec::new(), vec![first.clone()]));
        line.renew(&renewal(2));
        assert_eq!(line.before, std::slice::from_ref(&first));
        line.lead = Some(b);
        let second = Leader { station: b, addresses: at(2), pin: vec![2; 32] };
        assert_eq!(line.leaders(), [second.clone(), first]);
        line.renew(&renewal(1));
        line.lead = Some(a);
        let stations: Vec<PublicKey> = line.leaders().iter().map(|one| one.station).collect();
        assert_eq!(stations, [a, b], "each once");
        for last in 3..9 {
            line.renew(&renewal(last));
            line.lead = Some(PublicKey([last; 32]));
        }
        assert_eq!(line.leaders().len(), LEADERS);
    }

    #[test]
    fn a_line_of_an_older_program_is_read_and_is_renewed_by_a_code() {
        let folder = tempfile::TempDir::new().unwrap();
        let text = document::write(&Lines(vec![known(4)])).unwrap();
        let without = |text: String, name: &str| {
            text.lines()
                .filter(|line| !line.trim().starts_with(name))
                .collect::<Vec<_>>()
                .join("\n")
        };
        let older = ["routes", "beside", "lead", "hall", "invitations", "before"]
            .into_iter()
            .fold(text, without);
        fs::write(file(folder.path()), older).unwrap();
        let mut found = of(folder.path(), Uuid::from_u128(4)).unwrap();
        assert_eq!(found, known(4));
        let addresses = vec!["10.0.0.9:4222".parse().unwrap()];
        let competition = found.competition;
        let same = Pin::read(&[7; 8]).unwrap();
        found.renew(&Renewal { competition, addresses: addresses.clone(), pin: same });
        assert_eq!((&found.addresses, &found.pin), (&addresses, &vec![7; 32]));
        assert!(found.served.is_some() && found.stream.is_some());
        let pin = Pin::read(&[8; 8]).unwrap();
        found.renew(&Renewal { competition, addresses, pin });
        assert_eq!((found.pin, found.served, found.stream), (vec![8; 8], None, None));
    }
}
