//! Reaching a server once: TLS, the certificate of the event, the own key.

use std::net::SocketAddr;
use std::time::Duration;

use async_nats::{Client, ConnectError, ConnectErrorKind, ConnectOptions, Event, ServerError};
use tokio::sync::mpsc;

use crate::certificate::{self, Pin};
use crate::event::Why;
use crate::nkey::Nkey;

/// How long a server may take to let somebody in.
const PATIENCE: Duration = Duration::from_secs(5);
/// How many messages of one subscription wait.
const WAITING: usize = 2048;

/// Who wants to be let in.
pub(crate) struct Caller<'a> {
    pub(crate) nkey: &'a Nkey,
    pub(crate) pin: &'a Pin,
    pub(crate) inbox: String,
}

/// A server that was reached.
pub(crate) struct ServerConnection {
    pub(crate) client: Client,
    /// Says when it is not reached any more.
    pub(crate) cut: mpsc::UnboundedReceiver<Why>,
    /// The whole fingerprint of its authority.
    pub(crate) seen: Option<[u8; 32]>,
}

/// One try.
pub(crate) async fn dial(
    address: SocketAddr,
    caller: &Caller<'_>,
) -> Result<ServerConnection, Why> {
    let seen = certificate::PresentedKey::default();
    let tls = certificate::client(caller.pin, seen.clone())
        .map_err(|error| Why::NotReached(error.to_string()))?;
    let (sender, cut) = mpsc::unbounded_channel();
    let options = ConnectOptions::new()
        .nkey(caller.nkey.seed().to_owned())
        .tls_client_config(tls)
        .require_tls(true)
        .custom_inbox_prefix(&caller.inbox)
        .connection_timeout(PATIENCE)
        .ping_interval(PATIENCE)
        .subscription_capacity(WAITING)
        .ignore_discovered_servers()
        // Connecting again is done here, with everything that follows from it.
        .max_reconnects(1)
        .event_callback(move |event| {
            let why = match event {
                Event::Disconnected | Event::Closed => Some(Why::Cut),
                Event::ServerError(ServerError::AuthorizationViolation) => Some(Why::NotLetIn),
                _ => None,
            };
            if let Some(why) = why {
                let _ = sender.send(why);
            }
            std::future::ready(())
        });
    let url = format!("tls://{address}");
    match tokio::time::timeout(PATIENCE, options.connect(url)).await {
        Ok(Ok(client)) => Ok(ServerConnection { client, cut, seen: seen.get().copied() }),
        Ok(Err(error)) => Err(why_not(&error)),
        Err(_) => Err(Why::Mute),
    }
}

fn why_not(error: &ConnectError) -> Why {
    let mut text = error.to_string();
    let mut inner = std::error::Error::source(error);
    while let Some(one) = inner {
        let more = one.to_string();
        // Most of them say again what the one below says.
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        inner = one.source();
    }
    match error.kind() {
        ConnectErrorKind::AuthorizationViolation | ConnectErrorKind::Authentication => {
            Why::NotLetIn
        }
        ConnectErrorKind::TimedOut => Why::Mute,
        // The library tells it in words only.
        _ if text.contains("certificate") => Why::Stranger,
        _ => Why::NotReached(text),
    }
}
