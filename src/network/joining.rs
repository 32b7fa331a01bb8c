//! Joining with an invitation. A guest connects with the key of the invitation and may do one thing: say who it
//! is. Both screens show a number then, which follows from both keys and from the certificate that each
//! has seen: if it is the same, nobody stands between, and it is this laptop that asks. When the chief has
//! accepted, the guest hears all that it needs to connect as a station with its own key.
//!
//! The guest says: `K1`, its name (length in 2 bytes), the key of its strand (32 bytes), the public key of
//! its connection (length in 2 bytes). It hears: 0 and the key of the chief's strand; then 1, the
//! competition (16 bytes), the key of the chief's strand, the fingerprint of the authority (32 bytes), role,
//! boards and addresses as in an [`invitation`](crate::invitation), and what the chief's program says
//! beside that; or 2 and why not (1 byte).

use std::net::SocketAddr;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use futures_util::StreamExt as _;
use sha2::{Digest as _, Sha256};
use tokio::sync::oneshot;
use uuid::Uuid;

use crate::certificate::Pin;
use crate::dial::{Caller, Dialled, dial};
use crate::event::{Candidate, Reply, Why};
use crate::fault::Fault;
use crate::invitation::Invitation;
use crate::network::Network;
use crate::nkey::{Nkey, is_public};
use crate::subject::{guest_inbox, join};
use crate::wire::{self, Rest};
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use jadoube_laws::ids::BoardNo;

const MARK: [u8; 2] = *b"K1";
/// How long the chief's program may take to say that it has heard.
const HEARD: Duration = Duration::from_secs(5);
/// How long is waited before the next try.
const PAUSE: Duration = Duration::from_millis(500);

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
    fn bytes(&self) -> Vec<u8> {
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
fn number(invitation: &str, knock: &Knock, seen: &[u8; 32], chief: PublicKey) -> String {
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

impl Network {
    /// Tells a candidate that it is in.
    ///
    /// # Errors
    /// [`Fault::TooLarge`], [`Fault::Closed`].
    pub fn welcome(&self, candidate: &Candidate, welcome: Welcome) -> Result<(), Fault> {
        self.reply(&candidate.reply, Answer::Welcome(Box::new(welcome)).bytes())
    }

    /// Tells a candidate that it is not let in: [`Fault::NotInvited`], [`Fault::Expired`],
    /// [`Fault::Used`], or because the chief does not want it.
    ///
    /// # Errors
    /// [`Fault::Closed`].
    pub fn turn_away(&self, candidate: &Candidate, why: Fault) -> Result<(), Fault> {
        self.reply(&candidate.reply, Answer::No(why).bytes())
    }
}

/// What happens to a guest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GuestEvent {
    /// The chief's program has heard, and shows this number.
    Compare {
        /// `314 159`
        number: String,
    },
    /// The server is not reached; it is tried again.
    Away(Why),
    /// The guest is a station now.
    Welcome(Box<Welcome>),
    /// The guest is not let in.
    TurnedAway(Fault),
}

/// Somebody who waits to be let in. It gives up when it is dropped.
#[derive(Debug)]
pub struct Guest {
    close: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Guest {
    /// Says who it is, and waits.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn knock(
        invitation: Invitation,
        knock: Knock,
    ) -> Result<(Self, Receiver<GuestEvent>), Fault> {
        let key = invitation.guest()?;
        let (events, receiver) = channel();
        let (close, closed) = oneshot::channel::<()>();
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| Fault::Refused(error.to_string()))?;
        let work = async move {
            tokio::select! {
                _ = closed => {}
                () = wait(&invitation, &key, &knock, &events) => {}
            }
        };
        let thread = std::thread::Builder::new()
            .name("guest".into())
            .spawn(move || runtime.block_on(work))
            .map_err(|error| Fault::Refused(error.to_string()))?;
        Ok((Self { close: Some(close), thread: Some(thread) }, receiver))
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.close.take();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

async fn wait(invitation: &Invitation, key: &Nkey, knock: &Knock, events: &Sender<GuestEvent>) {
    let mut told = None;
    loop {
        for address in &invitation.addresses {
            let caller =
                Caller { nkey: key, pin: &invitation.pin, inbox: guest_inbox(key.public()) };
            let why = match dial(*address, &caller).await {
                Ok(dialled) => match at_the_door(dialled, key, knock, events).await {
                    Ok(last) => {
                        let _ = events.send(last);
                        return;
                    }
                    Err(why) => why,
                },
                Err(Why::NotLetIn) => {
                    // It was never given, or is not good any more.
                    let _ = events.send(GuestEvent::TurnedAway(Fault::NotInvited));
                    return;
                }
                Err(why) => why,
            };
            if told.as_ref() != Some(&why) {
                let _ = events.send(GuestEvent::Away(why.clone()));
                told = Some(why);
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// The last that happens to a guest, or why it has to begin anew.
async fn at_the_door(
    mut dialled: Dialled,
    key: &Nkey,
    knock: &Knock,
    events: &Sender<GuestEvent>,
) -> Result<GuestEvent, Why> {
    let Dialled { client, seen, .. } = &dialled;
    let seen = seen.ok_or(Why::Stranger)?;
    let own = client.new_inbox();
    let mut answers = client.subscribe(own.clone()).await.map_err(|_| Why::Cut)?;
    let sent = client.publish_with_reply(join(key.public()), own, knock.bytes().into()).await;
    sent.map_err(|_| Why::Cut)?;
    let mut heard = false;
    loop {
        let message = tokio::select! {
            why = dialled.cut.recv() => return Err(why.unwrap_or(Why::Cut)),
            () = tokio::time::sleep(HEARD), if !heard => return Err(Why::Mute),
            message = answers.next() => message.ok_or(Why::Cut)?,
        };
        match Answer::read(&message.payload) {
            Some(Answer::Heard { chief }) => {
                heard = true;
                let number = number(key.public(), knock, &seen, chief);
                let _ = events.send(GuestEvent::Compare { number });
            }
            Some(Answer::Welcome(welcome)) => return Ok(GuestEvent::Welcome(welcome)),
            Some(Answer::No(why)) => return Ok(GuestEvent::TurnedAway(why)),
            // Nobody is there who could have heard it.
            None => return Err(Why::Mute),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

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
