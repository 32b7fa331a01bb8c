//! Publishing the rows of one strand: one delivery after the other, each only behind the one that was last.
//! What is not acknowledged is sent again, under the same name, until it is.

use std::sync::Arc;
use std::time::Duration;

use async_nats::Client;
use sha2::{Digest as _, Sha256};
use tokio::sync::mpsc;

use crate::event::Event;
use crate::fault::Fault;
use crate::network::jetstream::{self, NotKept};
use crate::network::shared::{ClientWatch, SharedState};
use crate::station::Delivery;
use jadoube_core::evidence::code::hex;
use jadoube_core::evidence::key::PublicKey;

/// How long is waited before the same delivery is tried again.
const PAUSE: Duration = Duration::from_millis(300);

/// Publishes what comes, for ever.
pub(super) async fn run(
    shared: Arc<SharedState>,
    mut line: ClientWatch,
    strand: PublicKey,
    mut queue: mpsc::UnboundedReceiver<Delivery>,
) {
    let subject = shared.subjects.rows(shared.settings.station, strand);
    let mut last: Option<u64> = None;
    while let Some(delivery) = queue.recv().await {
        let (first, bytes) = (delivery.first, delivery.bytes.len());
        let id = name(shared.settings.station, &delivery);
        let mut told: Option<Fault> = None;
        let at = loop {
            shared.is_ready().await;
            let Ok(client) = line.wait_for(Option::is_some).await.map(|found| found.clone()) else {
                return;
            };
            let Some(client) = client else { continue };
            let found = once(&shared, &client, &subject, &id, &mut last, &delivery).await;
            let why = match found {
                Ok(at) => break at,
                Err(NotKept::OtherLast) => {
                    shared.outlet.tell(Event::OtherWriter { strand });
                    continue;
                }
                Err(NotKept::Fault(why)) => why,
            };
            last = None;
            if told.as_ref() != Some(&why) {
                shared.outlet.tell(Event::Stuck { strand, first, why: why.clone() });
                told = Some(why);
            }
            tokio::time::sleep(PAUSE).await;
        };
        // What was in the stream already, under the same name, is not the last there.
        last = Some(last.map_or(at, |last| last.max(at)));
        shared.release(bytes);
        let last = delivery.last;
        shared.outlet.tell(Event::Published { strand, first, last, at });
    }
}

/// One try. [`NotKept::OtherLast`] where somebody else has written, who is behind `last` from now on.
async fn once(
    shared: &SharedState,
    client: &Client,
    subject: &str,
    id: &str,
    last: &mut Option<u64>,
    delivery: &Delivery,
) -> Result<u64, NotKept> {
    let expected = match *last {
        Some(expected) => expected,
        None => {
            let found = jetstream::last(client, &shared.subjects, subject).await;
            let found = found.map_err(NotKept::Fault)?;
            if let Some(kept) = &found
                && kept.id == id
            {
                return Ok(kept.at);
            }
            *last.insert(found.map_or(0, |kept| kept.at))
        }
    };
    let bytes = delivery.bytes.clone();
    match jetstream::append(client, subject.to_owned(), id, expected, bytes).await {
        Err(NotKept::OtherLast) => {
            let found = jetstream::last(client, &shared.subjects, subject).await;
            let found = found.map_err(NotKept::Fault)?;
            *last = Some(found.as_ref().map_or(0, |kept| kept.at));
            match found {
                Some(kept) if kept.id == id => Ok(kept.at),
                Some(kept) if kept.at > expected => Err(NotKept::OtherLast),
                // The stream was begun anew, or is shorter after a power cut, or this server is behind.
                _ => Err(NotKept::Fault(Fault::NoStream)),
            }
        }
        other => other,
    }
}

/// The name of a delivery: the same bytes have the same one, and nobody else's are called so.
fn name(own: PublicKey, delivery: &Delivery) -> String {
    let Delivery { strand, first, last, bytes } = delivery;
    let hash: [u8; 32] = Sha256::digest(bytes).into();
    format!("{own}.{strand}.{first}.{last}.{}", hex(&hash[..8]))
}

/// The last row of a name.
pub(super) fn upto(id: &str) -> Option<u64> {
    id.split('.').nth(3)?.parse().ok()
}
