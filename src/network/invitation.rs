//! An invitation: all that a laptop needs to find the event and to be let in once, as a code for a picture
//! (QR) or for the voice. It is good once and for minutes; who holds it may only say so
//! ([`crate::joining`]).
//!
//! The bytes: the mark `J1`; the role (1 byte, of an assistant with its board, 2 bytes); until when
//! (minutes since 1970, 4 bytes); the number of ranges of boards (1 byte), each first and last (2 bytes
//! each); the number of addresses (1 byte), each 4 or 6 (1 byte), the address and the port (2 bytes); the
//! number of bytes of the pin (1 byte), and these; the secret (8 bytes). The competition is not in it: the
//! subject on which a guest speaks follows from the key that follows from the secret.

use std::fmt;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use sha2::{Digest as _, Sha256};

use crate::certificate::{PIN_LEAST, Pin};
use crate::code::{self, CodeFault};
use crate::fault::Fault;
use crate::nkey::Nkey;
use crate::server::Server;
use crate::server::settings::{InvitedUser, seconds};
use crate::wire::{self, Rest};
use jadoube_core::stations::member::Role;
use jadoube_laws::ids::BoardNo;

const MARK: [u8; 2] = *b"J1";
const SECRET: usize = 8;

/// An invitation.
#[derive(Clone, PartialEq, Eq)]
pub struct Invitation {
    /// Where the server listens.
    pub addresses: Vec<SocketAddr>,
    /// How it is recognised.
    pub pin: Pin,
    /// What whoever joins is there for.
    pub role: Role,
    /// The boards that it is to keep.
    pub boards: Vec<BoardNo>,
    /// Until when it is good, by the clock of who invites: minutes since 1970.
    pub until: u32,
    secret: [u8; SECRET],
}

impl fmt::Debug for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { addresses, role, boards, until, .. } = self;
        write!(f, "Invitation({addresses:?} {role:?} {boards:?} {until})")
    }
}

/// To what somebody is invited.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// Where the server is reached by others, the most likely address first.
    pub addresses: Vec<SocketAddr>,
    /// How it is recognised ([`Authority::pin`](crate::certificate::Authority::pin)).
    pub pin: Pin,
    /// What whoever joins is there for.
    pub role: Role,
    /// The boards that it is to keep.
    pub boards: Vec<BoardNo>,
    /// How long the invitation is good.
    pub lasts: Duration,
}

impl Invitation {
    /// As a code, for a picture and for the voice.
    #[must_use]
    pub fn code(&self) -> String {
        let mut bytes = MARK.to_vec();
        wire::put_role(&mut bytes, self.role);
        bytes.extend(self.until.to_be_bytes());
        wire::put_boards(&mut bytes, &self.boards);
        wire::put_addresses(&mut bytes, &self.addresses);
        bytes.push(PIN_LEAST as u8);
        bytes.extend(&self.pin.bytes()[..PIN_LEAST]);
        bytes.extend(self.secret);
        code::write(&bytes)
    }

    /// The invitation that a code is.
    ///
    /// # Errors
    /// Where it is mistyped.
    pub fn read(text: &str) -> Result<Self, CodeFault> {
        parse(&code::read(text)?).ok_or(CodeFault::Kind)
    }

    /// Whether it is past its time by the clock of this machine, which may be wrong: the server decides.
    #[must_use]
    pub fn seems_expired(&self) -> bool {
        u64::from(self.until) * 60 < seconds()
    }

    /// The key with which a guest connects.
    ///
    /// # Errors
    /// [`Fault::Key`], which does not come about.
    pub fn guest(&self) -> Result<Nkey, Fault> {
        let mut hash = Sha256::new();
        hash.update(b"jadoube invitation 1");
        hash.update(self.secret);
        Nkey::of(hash.finalize().into())
    }
}

impl Server {
    /// Invites somebody: from now on, for as long as offered, and once.
    ///
    /// # Errors
    /// As of [`Server::admit`]; [`Fault::Busy`] when too many invitations are open.
    pub fn make_invitation(&self, offer: Offer) -> Result<Invitation, Fault> {
        let Offer { mut addresses, pin, role, mut boards, lasts } = offer;
        let mut secret = [0; SECRET];
        getrandom::fill(&mut secret).map_err(|error| Fault::key(&error))?;
        addresses.truncate(wire::ADDRESSES_MAX);
        boards.sort_unstable();
        boards.dedup();
        let until = u32::try_from((seconds() + lasts.as_secs()).div_ceil(60)).unwrap_or(u32::MAX);
        let made = Invitation { addresses, pin, role, boards: boards.clone(), until, secret };
        let nkey = made.guest()?.public().to_owned();
        let (ends, until) = (seconds() + lasts.as_secs(), Instant::now() + lasts);
        self.invite(InvitedUser { nkey, role, boards, until, ends, used: None })?;
        Ok(made)
    }

    /// Takes an invitation back.
    ///
    /// # Errors
    /// As of [`Server::admit`].
    pub fn withdraw_invitation(&self, invitation: &Invitation) -> Result<(), Fault> {
        self.withdraw(invitation.guest()?.public())
    }
}

fn parse(bytes: &[u8]) -> Option<Invitation> {
    let mut rest = Rest(bytes);
    (rest.array()? == MARK).then_some(())?;
    let role = rest.role()?;
    let until = u32::from_be_bytes(rest.array()?);
    let boards = rest.boards()?;
    let addresses = rest.addresses()?;
    let length = usize::from(rest.byte()?);
    let pin = Pin::read(rest.take(length)?)?;
    let secret = rest.array()?;
    rest.0.is_empty().then_some(Invitation { addresses, pin, role, boards, until, secret })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn invitation() -> Invitation {
        Invitation {
            addresses: vec!["192.168.1.20:4222".parse().unwrap()],
            pin: Pin::read(&[7; 32]).unwrap(),
            role: Role::SectorArbiter,
            boards: (5..=8).chain([12]).map(BoardNo).collect(),
            until: 29_000_000,
            secret: [9; SECRET],
        }
    }

    #[test]
    fn an_invitation_survives_being_read_aloud() {
        let made = invitation();
        let code = made.code();
        let read = Invitation::read(&code.to_lowercase()).unwrap();
        assert_eq!(read.pin.bytes(), &made.pin.bytes()[..PIN_LEAST]);
        let cut = Invitation { pin: read.pin.clone(), ..made.clone() };
        assert_eq!(read, cut);
        assert_eq!(read.guest().unwrap().public(), made.guest().unwrap().public());
        assert!(code.split(' ').count() <= 21, "{code}");
        assert!(!format!("{made:?}").contains("9, 9"), "the secret is not told");
    }

    #[test]
    fn boards_and_addresses_of_every_kind_are_carried() {
        for role in
            [Role::ChiefArbiter, Role::Viewer, Role::ResultsDesk, Role::Assistant(BoardNo(3))]
        {
            let addresses =
                vec!["[2001:db8::1]:4222".parse().unwrap(), "10.0.0.1:1".parse().unwrap()];
            let pin = Pin::read(&[7; PIN_LEAST]).unwrap();
            let made = Invitation { role, addresses, boards: Vec::new(), pin, ..invitation() };
            assert_eq!(Invitation::read(&made.code()), Ok(made));
        }
    }

    proptest! {
        #[test]
        fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..80)) {
            let _ = parse(&bytes);
            let _ = parse(&[&MARK[..], &bytes].concat());
        }
    }
}
