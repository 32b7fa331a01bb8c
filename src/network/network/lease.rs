//! Claiming a post: compare and append on the subject of the post, so that of all who claim it for one
//! epoch one does. A claim: the epoch (4 bytes), the station (32 bytes), and whatever it says.

use std::sync::Arc;

use async_nats::Client;

use crate::event::{Claim, Event, Outcome};
use crate::fault::Fault;
use crate::network::jetstream::{self, NotKept};
use crate::network::shared::SharedState;
use crate::subject;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::post::Post;

/// How often a claim is tried that others are quicker with.
const TRIES: usize = 16;

pub(super) fn wanted(shared: &SharedState, post: Post, epoch: u32, bytes: Vec<u8>) -> Claim {
    Claim { post, epoch, station: shared.settings.station, bytes }
}

/// Claims it, and tells what became of it.
pub(super) async fn claim(shared: Arc<SharedState>, client: Client, claim: u64, wanted: Claim) {
    let outcome = try_to(&shared, &client, &wanted).await;
    shared.outlet.tell(Event::Claimed { claim, outcome });
}

async fn try_to(shared: &SharedState, client: &Client, wanted: &Claim) -> Result<Outcome, Fault> {
    let ready = tokio::time::timeout(jetstream::PATIENCE, shared.is_ready()).await;
    ready.map_err(|_| Fault::NoStream)?;
    let subject = shared.subjects.lease(subject::post(wanted.post));
    for _ in 0..TRIES {
        let last = jetstream::last(client, &shared.subjects, &subject).await?;
        let stands = last.as_ref().and_then(|kept| read(wanted.post, &kept.bytes));
        match stands {
            Some(stands) if stands == *wanted => return Ok(Outcome::Stands),
            Some(stands) if stands.epoch >= wanted.epoch => return Ok(Outcome::Other(stands)),
            _ => {}
        }
        let expected = last.map_or(0, |kept| kept.at);
        match jetstream::append(client, subject.clone(), "", expected, write(wanted)).await {
            Ok(_) => return Ok(Outcome::Stands),
            Err(NotKept::OtherLast) => {}
            // Whether it was kept is not known: looking says it.
            Err(NotKept::Fault(Fault::TimedOut)) => {}
            Err(NotKept::Fault(fault)) => return Err(fault),
        }
    }
    Err(Fault::TimedOut)
}

fn write(claim: &Claim) -> Vec<u8> {
    let mut bytes = claim.epoch.to_be_bytes().to_vec();
    bytes.extend(claim.station.0);
    bytes.extend(&claim.bytes);
    bytes
}

/// The claim that these bytes are.
pub(super) fn read(post: Post, bytes: &[u8]) -> Option<Claim> {
    let (epoch, rest) = bytes.split_first_chunk::<4>()?;
    let (station, rest) = rest.split_first_chunk::<32>()?;
    let (epoch, station) = (u32::from_be_bytes(*epoch), PublicKey(*station));
    Some(Claim { post, epoch, station, bytes: rest.to_vec() })
}
