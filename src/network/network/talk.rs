//! Questions with answers of several messages, and proposals with one. An answer's next part is sent when
//! the one before it has arrived: nobody is flooded.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use async_nats::{Client, HeaderMap, Message, StatusCode};
use futures_util::StreamExt as _;
use tokio::sync::mpsc;

use crate::event::{Event, Reply};
use crate::fault::Fault;
use crate::network::shared::SharedState;
use crate::subject;
use jadoube_core::evidence::key::PublicKey;
use jadoube_laws::ids::BoardNo;

/// How long the next part of an answer, or the answer to a proposal, is waited for.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often a part is sent that does not arrive.
const TRIES: usize = 3;
/// How many answers are given at once.
const ANSWERS_MAX: usize = 64;
/// The number of a part, from 0, and `last` behind that of the last.
const PART: &str = "Jd-Part";

/// Asks, and tells what comes.
pub(super) async fn ask(
    shared: Arc<SharedState>,
    client: Client,
    ask: u64,
    to: PublicKey,
    bytes: Vec<u8>,
) {
    let fault = heard(&shared, &client, ask, to, bytes).await.err();
    shared.outlet.tell(Event::Answered { ask, fault });
}

async fn heard(
    shared: &SharedState,
    client: &Client,
    ask: u64,
    to: PublicKey,
    bytes: Vec<u8>,
) -> Result<(), Fault> {
    let own = client.new_inbox();
    let mut parts = client.subscribe(own.clone()).await.map_err(|_| Fault::NotSent)?;
    let subject = shared.subjects.ask(to, shared.settings.station);
    let sent = client.publish_with_reply(subject, own, bytes.into()).await;
    sent.map_err(|_| Fault::NotSent)?;
    let mut next = 0_u64;
    loop {
        let message = tokio::time::timeout(PATIENCE, parts.next()).await;
        let message = message.map_err(|_| Fault::TimedOut)?.ok_or(Fault::Closed)?;
        if message.status == Some(StatusCode::NO_RESPONDERS) {
            return Err(Fault::Nobody);
        }
        let Some((number, last)) = part(&message) else { continue };
        if number == next {
            let bytes = message.payload.to_vec();
            shared.outlet.tell_in_turn(Event::Answer { ask, bytes }).await;
            next += 1;
        }
        if number < next
            && let Some(reply) = message.reply
        {
            let _ = client.publish(reply, "".into()).await;
            if last {
                // What says that it has arrived must go before the inbox does.
                let _ = client.flush().await;
                return Ok(());
            }
        }
    }
}

fn part(message: &Message) -> Option<(u64, bool)> {
    let text = message.headers.as_ref()?.get(PART)?.as_str();
    let number = text.strip_suffix(" last");
    Some((number.unwrap_or(text).parse().ok()?, number.is_some()))
}

/// The answers that this station gives.
#[derive(Debug, Default)]
pub(super) struct Answers(BTreeMap<String, mpsc::UnboundedSender<(Vec<u8>, bool)>>);

impl Answers {
    /// A part more. What is to be done, when it is the first.
    pub(super) fn add(
        &mut self,
        reply: Reply,
        bytes: Vec<u8>,
        last: bool,
        client: Option<Client>,
    ) -> Option<impl Future<Output = ()> + Send + 'static> {
        self.0.retain(|_, queue| !queue.is_closed());
        if let Some(queue) = self.0.get(&reply.0) {
            let _ = queue.send((bytes, last));
            return None;
        }
        let client = client.filter(|_| self.0.len() < ANSWERS_MAX)?;
        let (queue, parts) = mpsc::unbounded_channel();
        let _ = queue.send((bytes, last));
        self.0.insert(reply.0.clone(), queue);
        Some(give(client, reply, parts))
    }
}

async fn give(client: Client, reply: Reply, mut parts: mpsc::UnboundedReceiver<(Vec<u8>, bool)>) {
    let mut number = 0_u64;
    while let Some((bytes, last)) = parts.recv().await {
        let mut headers = HeaderMap::new();
        headers.insert(PART, if last { format!("{number} last") } else { number.to_string() });
        let mut arrived = false;
        for _ in 0..TRIES {
            let (to, bytes) = (reply.0.clone(), bytes.clone().into());
            let sent = client.request_with_headers(to, headers.clone(), bytes);
            if let Ok(Ok(_)) = tokio::time::timeout(PATIENCE / 3, sent).await {
                arrived = true;
                break;
            }
        }
        if last || !arrived {
            return;
        }
        number += 1;
    }
}

/// Proposes, and tells the answer.
pub(super) async fn propose(
    shared: Arc<SharedState>,
    client: Client,
    proposal: u64,
    (to, board): (PublicKey, Option<BoardNo>),
    bytes: Vec<u8>,
) {
    let own = shared.settings.station;
    let subject = shared.subjects.propose(to, own, subject::board(board));
    let asked = client.request(subject, bytes.into());
    let outcome = match tokio::time::timeout(PATIENCE, asked).await {
        Ok(Ok(message)) => Ok(message.payload.to_vec()),
        Ok(Err(error)) => Err(match error.kind() {
            async_nats::RequestErrorKind::NoResponders => Fault::Nobody,
            async_nats::RequestErrorKind::TimedOut => Fault::TimedOut,
            _ => Fault::NotSent,
        }),
        Err(_) => Err(Fault::TimedOut),
    };
    shared.outlet.tell(Event::Replied { proposal, outcome });
}
