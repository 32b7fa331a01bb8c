//! What others send to this station, told or answered.

use std::sync::{Arc, PoisonError};

use async_nats::{Client, Message};
use futures_util::{StreamExt as _, stream};

use crate::beside::{Where, Word};
use crate::door::Knock;
use crate::event::{Event, Reply};
use crate::network::presence;
use crate::network::shared::SharedState;
use crate::subject::{Subject, Subjects, join};
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;

/// Hears until the connection is cut.
pub(super) async fn run(shared: Arc<SharedState>, client: Client) {
    let mut heard = Vec::new();
    for subject in subjects(&shared.subjects, shared.settings.station, shared.settings.role) {
        match client.subscribe(subject).await {
            Ok(one) => heard.push(one),
            Err(_) => return,
        }
    }
    let mut heard = stream::select_all(heard);
    while let Some(message) = heard.next().await {
        hear(&shared, &client, message).await;
    }
}

fn subjects(subjects: &Subjects, own: PublicKey, role: Role) -> Vec<String> {
    let mut all = vec![
        subjects.heads("*"),
        subjects.ask(own, "*"),
        subjects.propose(own, "*", "*"),
        subjects.time(own, "*"),
        subjects.beside(own, "*"),
        subjects.whereabouts("*"),
    ];
    if role == Role::ChiefArbiter {
        all.push(join("*"));
    }
    all
}

async fn hear(shared: &SharedState, client: &Client, message: Message) {
    let Some(subject) = shared.subjects.read(&message.subject) else { return };
    let bytes = message.payload.to_vec();
    let reply = message.reply.map(|reply| Reply(reply.to_string()));
    match (subject, reply) {
        (Subject::Heads(station), _) => presence::heard(shared, station, bytes),
        (Subject::Ask(by), Some(reply)) => {
            shared.outlet.tell(Event::Asked { by, bytes, reply });
        }
        (Subject::Propose { by, board }, Some(reply)) => {
            shared.outlet.tell(Event::Proposed { by, board, bytes, reply });
        }
        (Subject::Time(_), Some(reply)) => {
            let _ = client.publish(reply.0, presence::stamps(&bytes).into()).await;
        }
        (Subject::Beside(by), _) => {
            if let Some(word) = Word::read(&bytes) {
                shared.outlet.tell(Event::Beside { by, word });
            }
        }
        (Subject::Where(by), _) if by != shared.settings.station => {
            if let Some(told) = Where::read(&bytes) {
                shared.outlet.tell(Event::Where { by, told });
            }
        }
        (Subject::Join(invitation), Some(reply)) => {
            let seen = *shared.seen.lock().unwrap_or_else(PoisonError::into_inner);
            let (Some(knock), Some(seen)) = (Knock::read(&bytes), seen) else { return };
            let candidate = knock.candidate(invitation, reply, &seen, shared.settings.station);
            shared.outlet.tell(Event::WantsToJoin(candidate));
        }
        _ => {}
    }
}
