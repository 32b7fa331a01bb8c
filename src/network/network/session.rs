//! Connecting, again and again: a session lasts from the moment a server lets this station in until the
//! connection is cut.

use std::sync::{Arc, PoisonError};
use std::time::{Duration, SystemTime};

use async_nats::Client;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

use crate::dial::{Caller, ServerConnection, dial};
use crate::event::{Event, Why};
use crate::network::shared::{Command, SharedState};
use crate::network::{dispatch, hearing, presence, reader};
use crate::subject::inbox;

/// How long is waited before the next try: doubled up to the second.
const PAUSE: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(2));

/// The whole life of a connection.
pub(super) async fn run(
    shared: Arc<SharedState>,
    commands: mpsc::UnboundedReceiver<Command>,
    heads: watch::Receiver<Vec<u8>>,
) {
    let (line, is_line) = watch::channel(None);
    let mut tasks = JoinSet::new();
    let outlet = Arc::clone(&shared);
    tasks.spawn(async move { outlet.outlet.run().await });
    tasks.spawn(keep_connected(Arc::clone(&shared), line, heads));
    dispatch::run(&shared, commands, is_line).await;
}

async fn keep_connected(
    shared: Arc<SharedState>,
    line: watch::Sender<Option<Client>>,
    heads: watch::Receiver<Vec<u8>>,
) {
    let (mut since, mut told) = (SystemTime::now(), None);
    let mut pause = PAUSE.0;
    loop {
        for address in shared.servers().addresses {
            let settings = &shared.settings;
            let caller =
                Caller { nkey: &settings.nkey, pin: &settings.pin, inbox: inbox(settings.station) };
            let why = match dial(address, &caller).await {
                Ok(ServerConnection { client, cut, seen }) => {
                    *shared.seen.lock().unwrap_or_else(PoisonError::into_inner) = seen;
                    pause = PAUSE.0;
                    shared.outlet.tell(Event::Here);
                    line.send_replace(Some(client.clone()));
                    let why = session(&shared, client, cut, heads.clone()).await;
                    line.send_replace(None);
                    shared.ready.send_replace(false);
                    (since, told) = (SystemTime::now(), None);
                    presence::forget(&shared);
                    why
                }
                Err(why) => why,
            };
            if told.as_ref() != Some(&why) {
                shared.outlet.tell(Event::Away { since, why: why.clone() });
                told = Some(why);
            }
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(PAUSE.1);
    }
}

/// All that is done while a server is reached; why it is not any more.
async fn session(
    shared: &Arc<SharedState>,
    client: Client,
    mut cut: mpsc::UnboundedReceiver<Why>,
    heads: watch::Receiver<Vec<u8>>,
) -> Why {
    let mut tasks = JoinSet::new();
    tasks.spawn(hearing::run(Arc::clone(shared), client.clone()));
    tasks.spawn(reader::run(Arc::clone(shared), client.clone()));
    tasks.spawn(presence::announce(Arc::clone(shared), client.clone(), heads));
    tasks.spawn(presence::watch(Arc::clone(shared)));
    tasks.spawn(presence::measure(Arc::clone(shared), client));
    tokio::select! {
        why = cut.recv() => why.unwrap_or(Why::Cut),
        // A task that ends has found that the server does not answer.
        _ = tasks.join_next() => Why::Mute,
    }
}
