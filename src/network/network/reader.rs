//! Reading the stream. The server tells again what it has kept, with its number; what is missing between
//! two numbers, or was kept while this station was away, is fetched by number.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use async_nats::{Client, Subscriber};
use futures_util::{StreamExt as _, stream};

use crate::event::Event;
use crate::fault::Fault;
use crate::network::jetstream::{self, Info, StoredMessage};
use crate::network::shared::SharedState;
use crate::network::{lease, publisher};
use crate::permission::may_publish;
use crate::station::Position;
use crate::subject::Subject;
use jadoube_core::stations::member::Role;

/// How often is looked whether something was missed, or the stream is gone.
const LOOK: Duration = Duration::from_secs(3);
/// How long is waited for a stream that is not there.
const PAUSE: Duration = Duration::from_millis(250);
/// So often in a row the stream is found shorter than what was read before that is believed: of three
/// servers, the one that leads next may be behind for a moment.
const SHORTER: u32 = 8;
/// So often in a row it refuses to tell until that is believed: servers choose again who leads.
const REFUSED: u32 = 40;
/// How many are fetched at once.
const AT_ONCE: usize = 64;

/// What was found in this session.
#[derive(Debug, Default)]
struct ReadingProgress {
    greeted: bool,
    answered: bool,
    shorter: u32,
}

impl ReadingProgress {
    fn answers(&mut self, shared: &SharedState) {
        if !self.answered {
            self.answered = true;
            shared.outlet.tell(Event::Answers);
        }
    }
}

/// Reads until the server does not answer.
pub(super) async fn run(shared: Arc<SharedState>, client: Client) {
    let Ok(mut told) = client.subscribe(shared.subjects.told()).await else { return };
    let mut looked = ReadingProgress::default();
    let (mut mute, mut refused) = (0, 0);
    loop {
        match look(&shared, &client, &mut looked).await {
            Ok(()) => (mute, refused) = (0, 0),
            Err(Fault::TimedOut) if mute >= 1 => return,
            Err(Fault::TimedOut) => mute += 1,
            Err(why) => {
                // Not there yet: the chief's station makes it.
                refused = if why == Fault::NoStream { 0 } else { refused + 1 };
                if looked.answered && refused >= REFUSED {
                    return;
                }
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        }
        if follow(&shared, &client, &mut told).await.is_none() {
            return;
        }
    }
}

/// Hands on what is told until it is time to look; none when nothing will be told any more.
async fn follow(shared: &SharedState, client: &Client, told: &mut Subscriber) -> Option<()> {
    let until = tokio::time::Instant::now() + LOOK;
    loop {
        let message = match tokio::time::timeout_at(until, told.next()).await {
            Ok(message) => message?,
            Err(_) => return Some(()),
        };
        let Some(kept) = jetstream::kept(message) else { continue };
        let next = next(shared);
        if kept.at < next {
            // Told late, or a new stream: looking will say which.
            if kept.at == 1 {
                return Some(());
            }
            continue;
        }
        if kept.at > next && fetch(shared, client, kept.at - 1).await.is_err() {
            return Some(());
        }
        hand(shared, kept).await;
    }
}

/// Compares with what the server says of the stream, and fetches what is missing.
async fn look(
    shared: &SharedState,
    client: &Client,
    looked: &mut ReadingProgress,
) -> Result<(), Fault> {
    let found = match jetstream::info(client, &shared.subjects).await {
        // Whoever does not know yet on how many servers it is kept leaves it to others to make it.
        Err(Fault::NoStream)
            if shared.settings.role == Role::ChiefArbiter && shared.servers().replicas > 0 =>
        {
            jetstream::make(client, &shared.subjects, shared.servers().replicas).await
        }
        other => other,
    };
    if matches!(found, Err(Fault::NoStream)) {
        looked.answers(shared);
    }
    let found = found?;
    shared.ready.send_replace(true);
    let is_new = {
        let mut position = shared.position.lock().unwrap_or_else(PoisonError::into_inner);
        let other = position.as_ref().is_none_or(|known| known.made != found.made);
        let upto = found.last.saturating_add(1);
        let shorter = !other && position.as_ref().is_some_and(|known| known.next > upto);
        looked.shorter = if shorter { looked.shorter + 1 } else { 0 };
        if shorter && looked.shorter < SHORTER {
            return Err(Fault::NoStream);
        }
        let is_new = other || shorter;
        if is_new {
            *position = Some(Position { made: found.made.clone(), next: found.first });
        }
        is_new
    };
    if is_new {
        shared.outlet.tell(Event::StreamIsNew { made: found.made.clone() });
    }
    if is_new || !looked.greeted {
        let own = shared.settings.station;
        let last =
            jetstream::last(client, &shared.subjects, &shared.subjects.rows(own, own)).await?;
        // Only now: who tells of the stream need not hand anything out.
        looked.answers(shared);
        if may_publish(shared.settings.role) {
            let upto = last.and_then(|kept| publisher::upto(&kept.id)).unwrap_or(0);
            shared.outlet.tell(Event::Reaches { upto });
        }
    }
    looked.greeted = true;
    let Info { last, .. } = found;
    fetch(shared, client, last).await
}

/// Fetches what is missing up to a place.
async fn fetch(shared: &SharedState, client: &Client, upto: u64) -> Result<(), Fault> {
    let from = next(shared);
    let one = |at| async move { (at, jetstream::at(client, &shared.subjects, at).await) };
    let mut found = stream::iter(from..=upto).map(one).buffered(AT_ONCE);
    while let Some((at, kept)) = found.next().await {
        match kept? {
            Some(kept) => hand(shared, kept).await,
            None => {
                shared.outlet.tell_in_turn(Event::Lost { at }).await;
                advance(shared, at);
            }
        }
    }
    Ok(())
}

async fn hand(shared: &SharedState, kept: StoredMessage) {
    let StoredMessage { at, subject, bytes, .. } = kept;
    let event = match shared.subjects.read(&subject) {
        Some(Subject::Rows { by, strand }) => Some(Event::Rows { at, by, strand, bytes }),
        Some(Subject::Lease(post)) => {
            lease::read(post, &bytes).map(|claim| Event::Lease { at, claim })
        }
        _ => None,
    };
    if let Some(event) = event {
        shared.outlet.tell_in_turn(event).await;
    }
    advance(shared, at);
}

fn next(shared: &SharedState) -> u64 {
    let position = shared.position.lock().unwrap_or_else(PoisonError::into_inner);
    position.as_ref().map_or(1, |known| known.next)
}

fn advance(shared: &SharedState, at: u64) {
    let mut position = shared.position.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = position.as_mut() {
        known.next = at.saturating_add(1);
    }
}
