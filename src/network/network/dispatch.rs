//! What is asked of the connection, handed to whom it is for.

use std::collections::BTreeMap;
use std::sync::Arc;

use tokio::sync::mpsc;
use tokio::task::JoinSet;

use crate::event::Event;
use crate::fault::Fault;
use crate::network::shared::{ClientWatch, Command, SharedState};
use crate::network::{lease, publisher, talk};
use crate::station::Delivery;
use jadoube_core::evidence::key::PublicKey;

/// Until it is closed. What it has begun ends with it.
pub(super) async fn run(
    shared: &Arc<SharedState>,
    mut commands: mpsc::UnboundedReceiver<Command>,
    line: ClientWatch,
) {
    let mut tasks = JoinSet::new();
    let mut strands: BTreeMap<PublicKey, mpsc::UnboundedSender<Delivery>> = BTreeMap::new();
    let mut answers = talk::Answers::default();
    while let Some(command) = commands.recv().await {
        while tasks.try_join_next().is_some() {}
        let client = line.borrow().clone();
        match command {
            Command::Close => return,
            Command::Publish(delivery) => {
                let strand = delivery.strand;
                let queue = strands.entry(strand).or_insert_with(|| {
                    let (sender, queue) = mpsc::unbounded_channel();
                    tasks.spawn(publisher::run(Arc::clone(shared), line.clone(), strand, queue));
                    sender
                });
                let _ = queue.send(delivery);
            }
            Command::Ask { ask, to, bytes } => match client {
                Some(client) => {
                    tasks.spawn(talk::ask(Arc::clone(shared), client, ask, to, bytes));
                }
                None => {
                    let fault = Some(Fault::Nobody);
                    shared.outlet.tell(Event::Answered { ask, fault });
                }
            },
            Command::Answer { reply, bytes, last } => {
                if let Some(work) = answers.add(reply, bytes, last, client) {
                    tasks.spawn(work);
                }
            }
            Command::Propose { proposal, to, board, bytes } => match client {
                Some(client) => {
                    let shared = Arc::clone(shared);
                    tasks.spawn(talk::propose(shared, client, proposal, (to, board), bytes));
                }
                None => {
                    let outcome = Err(Fault::Nobody);
                    shared.outlet.tell(Event::Replied { proposal, outcome });
                }
            },
            Command::Reply { reply, bytes } => {
                // Whoever proposed hears nothing in time, and knows.
                if let Some(client) = client {
                    let _ = client.publish(reply.0, bytes.into()).await;
                }
            }
            Command::Say { subject, bytes } => {
                // It is said again and again.
                if let Some(client) = client {
                    let _ = client.publish(subject, bytes.into()).await;
                }
            }
            Command::Claim { claim, post, epoch, bytes } => match client {
                Some(client) => {
                    let wanted = lease::wanted(shared, post, epoch, bytes);
                    tasks.spawn(lease::claim(Arc::clone(shared), client, claim, wanted));
                }
                None => {
                    let outcome = Err(Fault::NoStream);
                    shared.outlet.tell(Event::Claimed { claim, outcome });
                }
            },
        }
    }
}
