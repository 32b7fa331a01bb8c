//! What is said when somebody joins, as bytes.
//!
//! The guest says: `K1`, its name (length in 2 bytes), the key of its strand (32 bytes), the public key of
//! its connection (length in 2 bytes). It hears: 0 and the key of the chief's strand; then 1, the
//! competition (16 bytes), the key of the chief's strand, the fingerprint of the authority (its length in 1
//! byte), role, boards and addresses as in an [`invitation`](crate::invitation), and what the chief's
//! program says beside that; or 2 and why not (1 byte).

use std::net::SocketAddr;

use sha2::{Digest as _, Sha256};
use uuid::Uuid;

use crate::certificate::Pin;
use crate::event::{Candidate, Reply};
use crate::fault::Fault;
use crate::nkey::is_public;
use crate::wire::{self, Rest};
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_laws::ids::BoardNo;

const MARK: [u8; 2] = *b"K1";
/// Who wants to join.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Knock {
    /// What it calls itself.
    pub name: String,
    /// The key of its strand.
    pub station: PublicKey,
    /// The public key of its connection.
    pub nkey: String,
}

impl Knock {
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        wire::put_text(&mut bytes, &self.name);
        bytes.extend(self.station.0);
        wire::put_text(&mut bytes, &self.nkey);
        bytes
    }

    pub(crate) fn read(bytes: &[u8]) -> Option<Self> {
        let mut rest = Rest(bytes);
        (rest.array()? == MARK).then_some(())?;
        let name = rest.text()?.to_owned();
        let station = PublicKey(rest.array()?);
        let nkey = rest.text().filter(|nkey| is_public(nkey))?.to_owned();
        rest.0.is_empty().then_some(Self { name, station, nkey })
    }

    pub(crate) fn candidate(
        self,
        invitation: String,
        reply: Reply,
        seen: &[u8; 32],
        chief: PublicKey,
    ) -> Candidate {
        let number = number(&invitation, &self, seen, chief);
        let Self { name, station, nkey } = self;
        Candidate { invitation, name, station, nkey, number, reply }
    }
}

/// Six digits.
pub(crate) fn number(invitation: &str, knock: &Knock, seen: &[u8; 32], chief: PublicKey) -> String {
    let mut hash = Sha256::new();
    let Knock { station, nkey, .. } = knock;
    let fields =
        [b"jadoube number 1", invitation.as_bytes(), &station.0, nkey.as_bytes(), seen, &chief.0];
    for field in fields {
        hash.update((field.len() as u64).to_be_bytes());
        hash.update(field);
    }
    let hash: [u8; 32] = hash.finalize().into();
    let digits = hash.iter().fold(0, |sum: u64, byte| (sum * 256 + u64::from(*byte)) % 1_000_000);
    format!("{:03} {:03}", digits / 1000, digits % 1000)
}

/// All that a station needs that was accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Welcome {
    /// The competition.
    pub competition: Uuid,
    /// The key of the chief's strand.
    pub chief: PublicKey,
    /// How servers of the event are recognised.
    pub pin: Pin,
    /// What the station is there for.
    pub role: Role,
    /// The boards that it is to keep.
    pub boards: Vec<BoardNo>,
    /// Where servers listen.
    pub addresses: Vec<SocketAddr>,
    /// What the chief's program says beside that.
    pub bytes: Vec<u8>,
}

/// What a guest is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Answer {
    Heard { chief: PublicKey },
    Welcome(Box<Welcome>),
    No(Fault),
}

impl Answer {
    pub(crate) fn bytes(&self) -> Vec<u8> {
        match self {
            Self::Heard { chief } => [&[0], &chief.0[..]].concat(),
            Self::Welcome(welcome) => {
                let Welcome { competition, chief, pin, role, boards, addresses, bytes: more } =
                    &**welcome;
                let mut bytes = vec![1];
                bytes.extend(competition.as_bytes());
                bytes.extend(chief.0);
                bytes.push(pin.bytes().len() as u8);
                bytes.extend(pin.bytes());
                wire::put_role(&mut bytes, *role);
                wire::put_boards(&mut bytes, boards);
                wire::put_addresses(&mut bytes, addresses);
                bytes.extend(more);
                bytes
            }
            Self::No(fault) => {
                let why = match fault {
                    Fault::NotInvited => 1,
                    Fault::Expired => 2,
                    Fault::Used => 3,
                    _ => 0,
                };
                vec![2, why]
            }
        }
    }

    pub(crate) fn read(bytes: &[u8]) -> Option<Self> {
        let mut rest = Rest(bytes);
        Some(match rest.byte()? {
            0 => Self::Heard { chief: PublicKey(rest.array()?) },
            1 => {
                let competition = Uuid::from_bytes(rest.array()?);
                let chief = PublicKey(rest.array()?);
                let length = rest.byte()?;
                let pin = Pin::read(rest.take(usize::from(length))?)?;
                let (role, boards) = (rest.role()?, rest.boards()?);
                let (addresses, bytes) = (rest.addresses()?, rest.0.to_vec());
                let welcome = Welcome { competition, chief, pin, role, boards, addresses, bytes };
                Self::Welcome(Box::new(welcome))
            }
            2 => Self::No(match rest.byte()? {
                1 => Fault::NotInvited,
                2 => Fault::Expired,
                3 => Fault::Used,
                _ => Fault::NotAllowed,
            }),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::nkey::Nkey;

    #[test]
    fn what_is_said_at_the_door_is_read_as_it_was_written() {
        let nkey = Nkey::make().unwrap().public().to_owned();
        let knock = Knock { name: "Сала 2".into(), station: PublicKey([1; 32]), nkey };
        assert_eq!(Knock::read(&knock.bytes()), Some(knock.clone()));
        let welcome = Welcome {
            competition: Uuid::from_u128(7),
            chief: PublicKey([2; 32]),
            pin: Pin::read(&[3; 32]).unwrap(),
            role: Role::Assistant(BoardNo(4)),
            boards: vec![BoardNo(4)],
            addresses: vec!["10.0.0.1:4222".parse().unwrap()],
            bytes: b"more".to_vec(),
        };
        for answer in [
            Answer::Heard { chief: PublicKey([2; 32]) },
            Answer::Welcome(Box::new(welcome)),
            Answer::No(Fault::Used),
            Answer::No(Fault::NotAllowed),
        ] {
            assert_eq!(Answer::read(&answer.bytes()), Some(answer));
        }
        let of = |seen: u8| number("U", &knock, &[seen; 32], PublicKey([2; 32]));
        assert_ne!(of(1), of(2), "another certificate, another number");
        assert_eq!(of(1).len(), 7);
    }

    proptest! {
        #[test]
        fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let _ = Knock::read(&bytes);
            let _ = Knock::read(&[&MARK[..], &bytes].concat());
            let _ = Answer::read(&bytes);
        }
    }
}
