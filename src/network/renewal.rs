//! A code that tells a station of an event where its servers are now: for whoever was away when that
//! changed, and finds nobody any more. It lets nobody in; the servers know their stations by their keys.
//!
//! The bytes: the mark `J2`; the competition (16 bytes); the number of addresses (1 byte), each as in an
//! [`invitation`](crate::invitation); the number of bytes of the pin (1 byte), and these.

use std::net::SocketAddr;

use uuid::Uuid;

use crate::certificate::{PIN_LEAST, Pin};
use crate::code::{self, CodeFault};
use crate::wire::{self, Rest};

const MARK: [u8; 2] = *b"J2";

/// So many addresses are in a code: people type it.
const ADDRESSES_MAX: usize = 3;

/// Where the servers of an event are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Renewal {
    /// Of which event.
    pub competition: Uuid,
    /// Where its servers listen, the most likely first.
    pub addresses: Vec<SocketAddr>,
    /// How they are recognised.
    pub pin: Pin,
}

impl Renewal {
    /// As a code, with the first addresses.
    #[must_use]
    pub fn code(&self) -> String {
        let mut bytes = MARK.to_vec();
        bytes.extend(self.competition.as_bytes());
        let least = self.addresses.len().min(ADDRESSES_MAX);
        wire::put_addresses(&mut bytes, &self.addresses[..least]);
        bytes.push(PIN_LEAST as u8);
        bytes.extend(&self.pin.bytes()[..PIN_LEAST]);
        code::write(&bytes)
    }

    /// What a code says; an invitation is a code of another kind.
    ///
    /// # Errors
    /// Where it is mistyped.
    pub fn read(text: &str) -> Result<Self, CodeFault> {
        parse(&code::read(text)?).ok_or(CodeFault::Kind)
    }
}

fn parse(bytes: &[u8]) -> Option<Renewal> {
    let mut rest = Rest(bytes);
    (rest.array()? == MARK).then_some(())?;
    let competition = Uuid::from_bytes(rest.array()?);
    let addresses = rest.addresses().filter(|all| !all.is_empty())?;
    let length = usize::from(rest.byte()?);
    let pin = Pin::read(rest.take(length)?)?;
    rest.0.is_empty().then_some(Renewal { competition, addresses, pin })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::invitation::Invitation;

    #[test]
    fn a_code_says_where_the_servers_are_and_is_no_invitation() {
        let made = Renewal {
            competition: Uuid::from_u128(7),
            addresses: vec!["10.0.0.1:4222".parse().unwrap()],
            pin: Pin::read(&[7; PIN_LEAST]).unwrap(),
        };
        let code = made.code();
        assert_eq!(Renewal::read(&code.to_lowercase()), Ok(made));
        assert_eq!(Invitation::read(&code), Err(CodeFault::Kind));
        assert!(code.split(' ').count() <= 18, "{code}");
    }

    proptest! {
        #[test]
        fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..80)) {
            let _ = parse(&bytes);
            let _ = parse(&[&MARK[..], &bytes].concat());
        }
    }
}
