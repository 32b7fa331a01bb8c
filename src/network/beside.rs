//! What laptops say to each other that carry the servers of an event together: three, so that any one of
//! them may go. The laptop that *leads* has the event's authority; it certifies the servers of the others,
//! decides which carry the event, and tells all stations again and again where they are. The key of a server
//! is made where it runs and stays there.
//!
//! All of it is JSON. What cannot be read is not heard.

use std::fs;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;

use rcgen::{KeyPair, PKCS_ECDSA_P256_SHA256, PublicKeyData, SignatureAlgorithm};
use serde::{Deserialize, Serialize};

use crate::certificate::{Authority, Identity, Pin};
use crate::fault::Fault;
use crate::private_file::{write_new, write_whole};
use jadoube_core::evidence::key::PublicKey;

/// So many servers carry an event together.
pub const TOGETHER: usize = 3;

/// No event has more halls with servers of their own.
pub const HALLS: usize = 64;

/// The files of a server that was certified, in its folder.
const KEY: &str = "beside.key";
const CERTIFIED: &str = "beside.pem.json";

/// A point of P-256, not compressed.
const PUBLIC: usize = 65;

/// What one laptop says to another about its server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Word {
    /// It would carry a server, or does; said again and again.
    Offer(Offer),
    /// The answer of the laptop that leads, where a certificate was lacking.
    Certified(ServerCertificate),
    /// To the laptop that leads: the chief station shares the event itself from now on; said again and again.
    Leads(Successor),
}

/// A laptop that leads from now on, with an authority of its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Successor {
    /// Its station.
    pub station: PublicKey,
    /// Where stations reach it, the likeliest first.
    pub addresses: Vec<SocketAddr>,
    /// How its servers are recognised.
    pub pin: Vec<u8>,
}

/// A laptop that would carry a server.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Offer {
    /// The public key of its server.
    pub public: Vec<u8>,
    /// Whether it lacks a certificate for this key and these addresses.
    pub lacks: bool,
    /// Where stations reach it.
    pub addresses: Vec<SocketAddr>,
    /// Where other servers reach it.
    pub routes: Vec<SocketAddr>,
    /// For which agreement its server runs, if it runs.
    pub runs: Option<u64>,
    /// It will carry none any more.
    pub ends: bool,
    /// It is the server of a hall, and not one of three.
    #[serde(default)]
    pub hall: bool,
    /// Where the servers of halls would reach it.
    #[serde(default)]
    pub halls: Vec<SocketAddr>,
}

/// What the event's authority has signed for a server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ServerCertificate {
    certificate: String,
    authority: String,
    /// The addresses that stand in it.
    pub ips: Vec<IpAddr>,
}

/// Where the servers of an event are: said to all by the laptop that leads.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Where {
    /// Grows whenever other laptops carry the event.
    pub agreed: u64,
    /// Who carries it: the laptop that leads first, alone or with [`TOGETHER`] in all.
    pub carriers: Vec<Carrier>,
    /// The public key of each station's connection.
    pub members: Vec<(PublicKey, String)>,
    /// Who carries the server of a hall.
    #[serde(default)]
    pub halls: Vec<Carrier>,
    /// Where the servers of halls reach those who carry the event, the laptop that leads first; nowhere where
    /// there are no halls.
    #[serde(default)]
    pub middle: Vec<SocketAddr>,
    /// Who leads instead from now on: whoever hears it goes there.
    #[serde(default)]
    pub next: Option<Successor>,
}

/// A laptop that carries a server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Carrier {
    /// Its station.
    pub station: PublicKey,
    /// Where stations reach it.
    pub addresses: Vec<SocketAddr>,
    /// Where other servers reach it.
    pub routes: Vec<SocketAddr>,
    /// Where the servers of halls reach it.
    #[serde(default)]
    pub halls: Vec<SocketAddr>,
}

impl Word {
    pub(crate) fn bytes(&self) -> Vec<u8> {
        serde_json::to_vec(self).unwrap_or_default()
    }

    pub(crate) fn read(bytes: &[u8]) -> Option<Self> {
        serde_json::from_slice(bytes).ok()
    }
}

impl Where {
    pub(crate) fn bytes(&self) -> Vec<u8> {
        serde_json::to_vec(self).unwrap_or_default()
    }

    pub(crate) fn read(bytes: &[u8]) -> Option<Self> {
        let read: Self = serde_json::from_slice(bytes).ok()?;
        let is_right = [1, TOGETHER].contains(&read.carriers.len()) && read.halls.len() <= HALLS;
        is_right.then_some(read)
    }

    /// Where stations reach the event, the laptop that leads first.
    #[must_use]
    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.carriers.iter().flat_map(|one| one.addresses.iter().copied()).collect()
    }
}

/// The key of a server that another laptop's authority certifies.
pub struct ServerKey(KeyPair);

impl std::fmt::Debug for ServerKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ServerKey(…)")
    }
}

impl ServerKey {
    /// The key in a folder; makes it when there is none.
    ///
    /// # Errors
    /// What the system says; [`Fault::Key`] for a file that holds none.
    pub fn at(folder: &Path) -> Result<Self, Fault> {
        let path = folder.join(KEY);
        let of_file = |error: &std::io::Error| Fault::file(&path, error);
        if !path.exists() {
            let key = KeyPair::generate().map_err(|error| Fault::key(&error))?;
            write_new(&path, &key.serialize_pem()).map_err(|error| of_file(&error))?;
        }
        let text = fs::read_to_string(&path).map_err(|error| of_file(&error))?;
        KeyPair::from_pem(&text).map(Self).map_err(|error| Fault::key(&error))
    }

    /// What is to be certified.
    #[must_use]
    pub fn public(&self) -> Vec<u8> {
        self.0.public_key_raw().to_vec()
    }

    /// What a server shows that has this key.
    #[must_use]
    pub fn identity(&self, certified: &ServerCertificate) -> Identity {
        let ServerCertificate { certificate, authority, .. } = certified.clone();
        Identity { certificate, key: self.0.serialize_pem(), authority }
    }
}

impl ServerCertificate {
    /// What was kept in a folder.
    #[must_use]
    pub fn at(folder: &Path) -> Option<Self> {
        serde_json::from_slice(&fs::read(folder.join(CERTIFIED)).ok()?).ok()
    }

    /// Keeps it in a folder.
    ///
    /// # Errors
    /// What the system says.
    pub fn keep(&self, folder: &Path) -> Result<(), Fault> {
        let text = serde_json::to_string(self).map_err(|error| Fault::key(&error))?;
        write_whole(&folder.join(CERTIFIED), &text)
    }

    /// Whether it is of the authority of the event.
    #[must_use]
    pub fn is_of(&self, pin: &Pin) -> bool {
        pin.is_of_pem(&self.authority)
    }
}

/// The public key that somebody wants to have certified.
struct Public<'a>(&'a [u8]);

impl PublicKeyData for Public<'_> {
    fn der_bytes(&self) -> &[u8] {
        self.0
    }

    fn algorithm(&self) -> &'static SignatureAlgorithm {
        &PKCS_ECDSA_P256_SHA256
    }
}

impl Authority {
    /// Certifies the server of another laptop, which is reached at these addresses by other servers.
    ///
    /// # Errors
    /// [`Fault::Key`], also for what is no public key.
    pub fn certify(&self, ips: &[IpAddr], public: &[u8]) -> Result<ServerCertificate, Fault> {
        if public.len() != PUBLIC || public.first() != Some(&4) {
            return Err(Fault::Key("no public key of a server".into()));
        }
        let certificate = self.sign(ips, &Public(public))?;
        let authority = self.pem().to_owned();
        Ok(ServerCertificate { certificate, authority, ips: ips.to_vec() })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_key_is_certified_and_never_leaves_its_laptop() {
        let (folder, own) = (tempfile::TempDir::new().unwrap(), tempfile::TempDir::new().unwrap());
        let authority = Authority::at(folder.path()).unwrap();
        let key = ServerKey::at(own.path()).unwrap();
        assert_eq!(ServerKey::at(own.path()).unwrap().public(), key.public());
        let ips = vec!["192.0.2.7".parse().unwrap()];
        let made = authority.certify(&ips, &key.public()).unwrap();
        assert!(made.is_of(&authority.pin()));
        assert!(!made.is_of(&Pin::read(&[1; 32]).unwrap()));
        let text = serde_json::to_string(&made).unwrap();
        assert!(!text.contains("PRIVATE"), "{text}");
        made.keep(own.path()).unwrap();
        assert_eq!(ServerCertificate::at(own.path()), Some(made.clone()));
        assert!(!format!("{key:?}{:?}", key.identity(&made)).contains("PRIVATE"));
        for wrong in [&[][..], &[4; 64], &[3; 65]] {
            assert!(authority.certify(&ips, wrong).is_err());
        }
    }

    #[test]
    fn what_is_said_of_servers_is_read_as_it_was_written() {
        let carrier = Carrier {
            station: PublicKey([1; 32]),
            addresses: vec!["10.0.0.1:4222".parse().unwrap()],
            routes: vec!["[2001:db8::1]:6222".parse().unwrap()],
            halls: vec!["10.0.0.1:7422".parse().unwrap()],
        };
        let next = Some(Successor {
            station: PublicKey([2; 32]),
            addresses: vec!["10.0.0.2:4222".parse().unwrap()],
            pin: vec![7; 32],
        });
        let members = vec![(PublicKey([1; 32]), "U".to_owned())];
        let halls = vec![carrier.clone()];
        let middle = vec!["10.0.0.1:7422".parse().unwrap()];
        let told = Where { agreed: 7, carriers: vec![carrier], members, halls, middle, next };
        assert_eq!(Where::read(&told.bytes()), Some(told.clone()));
        let carriers = [&told.carriers[..], &told.carriers[..]].concat();
        let two = Where { carriers, ..told.clone() };
        assert_eq!(Where::read(&two.bytes()), None, "two are too few to outvote one");
        let offer = Offer {
            public: vec![4; 65],
            lacks: true,
            addresses: Vec::new(),
            routes: Vec::new(),
            runs: Some(7),
            ends: false,
            hall: true,
            halls: Vec::new(),
        };
        let leads = told.next.clone().expect("one");
        for word in [Word::Offer(offer), Word::Leads(leads)] {
            assert_eq!(Word::read(&word.bytes()), Some(word));
        }
    }

    proptest! {
        #[test]
        fn any_bytes_are_read_or_not_heard(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let _ = (Word::read(&bytes), Where::read(&bytes));
        }
    }
}
