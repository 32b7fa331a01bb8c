//! The four requests to JetStream that are needed, in its own words. None of them needs a consumer: a
//! consumer sends what is in a stream to a subject of the client's choice, and who may make one could
//! reach more subjects than it may publish to.

use std::time::Duration;

use async_nats::{Client, HeaderMap, Message, RequestErrorKind};
use serde::Deserialize;
use serde_json::json;

use crate::fault::Fault;
use crate::subject::Subjects;

/// How long an answer is waited for.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);
/// Within this time a message is recognised that was sent before.
const DOUBLES: Duration = Duration::from_secs(600);

/// What the server says of the stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Info {
    pub(super) made: String,
    pub(super) first: u64,
    pub(super) last: u64,
}

/// A message of the stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct StoredMessage {
    pub(super) at: u64,
    pub(super) subject: String,
    pub(super) id: String,
    pub(super) bytes: Vec<u8>,
}

#[derive(Deserialize)]
struct Answer {
    error: Option<Refusal>,
    #[serde(default)]
    created: String,
    #[serde(default)]
    state: State,
    #[serde(default)]
    seq: u64,
    /// Who keeps the stream, where several servers do.
    cluster: Option<Keepers>,
}

#[derive(Deserialize)]
struct Keepers {
    #[serde(default)]
    leader: String,
}

#[derive(Deserialize)]
struct Refusal {
    #[serde(default)]
    err_code: u32,
    #[serde(default)]
    description: String,
}

#[derive(Deserialize, Default)]
struct State {
    #[serde(default)]
    first_seq: u64,
    #[serde(default)]
    last_seq: u64,
}

/// Why a message is not in the stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum NotKept {
    /// Another one is the last of its subject than was expected.
    OtherLast,
    /// For another reason.
    Fault(Fault),
}

const NO_STREAM: u32 = 10059;
const WRONG_LAST: [u32; 2] = [10071, 10164];
const FULL: [u32; 4] = [10023, 10028, 10047, 10077];

impl Refusal {
    fn fault(self) -> Fault {
        match self.err_code {
            NO_STREAM => Fault::NoStream,
            code if FULL.contains(&code) => Fault::StoreFull,
            _ => Fault::Refused(self.description),
        }
    }
}

async fn ask(client: &Client, subject: String, body: String) -> Result<Message, Fault> {
    let request = client.request(subject, body.into());
    answer(tokio::time::timeout(PATIENCE, request).await)
}

fn answer(
    got: Result<Result<Message, async_nats::RequestError>, tokio::time::error::Elapsed>,
) -> Result<Message, Fault> {
    match got {
        Ok(Ok(message)) => Ok(message),
        Ok(Err(error)) => Err(match error.kind() {
            RequestErrorKind::NoResponders => Fault::NoStream,
            RequestErrorKind::TimedOut => Fault::TimedOut,
            _ => Fault::NotSent,
        }),
        Err(_) => Err(Fault::TimedOut),
    }
}

fn read(message: &Message) -> Result<Answer, Fault> {
    let read: Answer =
        serde_json::from_slice(&message.payload).map_err(|_| Fault::NotUnderstood)?;
    match read.error {
        Some(refusal) => Err(refusal.fault()),
        None => Ok(read),
    }
}

fn info_of(read: Answer) -> Info {
    let State { first_seq, last_seq } = read.state;
    Info { made: read.created, first: first_seq.max(1), last: last_seq }
}

/// What the server says of the stream. One of three may tell of it when the other two are gone; it takes nothing
/// then, and names nobody who leads.
pub(super) async fn info(client: &Client, subjects: &Subjects) -> Result<Info, Fault> {
    let subject = format!("$JS.API.STREAM.INFO.{}", subjects.stream);
    let found = read(&ask(client, subject, String::new()).await?)?;
    match &found.cluster {
        Some(keepers) if keepers.leader.is_empty() => Err(Fault::NoLeader),
        _ => Ok(info_of(found)),
    }
}

/// Makes the stream. What is in it is neither deleted nor pushed out by what comes.
pub(super) async fn make(
    client: &Client,
    subjects: &Subjects,
    replicas: u8,
) -> Result<Info, Fault> {
    let subject = format!("$JS.API.STREAM.CREATE.{}", subjects.stream);
    let body = json!({
        "name": subjects.stream,
        "subjects": subjects.kept(),
        "retention": "limits",
        "storage": "file",
        "discard": "new",
        "max_consumers": -1,
        "max_msgs": -1,
        "max_bytes": -1,
        "max_msg_size": -1,
        "num_replicas": replicas,
        "duplicate_window": u64::try_from(DOUBLES.as_nanos()).unwrap_or(u64::MAX),
        "allow_direct": true,
        "deny_delete": true,
        "deny_purge": true,
        "republish": { "src": subjects.all(), "dest": subjects.told() },
    });
    read(&ask(client, subject, body.to_string()).await?).map(info_of)
}

/// The message at this place; none if there is none.
pub(super) async fn at(
    client: &Client,
    subjects: &Subjects,
    at: u64,
) -> Result<Option<StoredMessage>, Fault> {
    direct(client, subjects, &json!({ "seq": at })).await
}

/// The last message of a subject.
pub(super) async fn last(
    client: &Client,
    subjects: &Subjects,
    subject: &str,
) -> Result<Option<StoredMessage>, Fault> {
    direct(client, subjects, &json!({ "last_by_subj": subject })).await
}

async fn direct(
    client: &Client,
    subjects: &Subjects,
    which: &serde_json::Value,
) -> Result<Option<StoredMessage>, Fault> {
    let subject = format!("$JS.API.DIRECT.GET.{}", subjects.stream);
    let message = ask(client, subject, which.to_string()).await?;
    if let Some(status) = message.status {
        let refused = || Fault::Refused(message.description.clone().unwrap_or_default());
        return if status.as_u16() == 404 { Ok(None) } else { Err(refused()) };
    }
    kept(message).map(Some).ok_or(Fault::NotUnderstood)
}

/// A message of the stream that was asked for or told. The server writes its headers behind those that the
/// author may have written under the same names.
pub(super) fn kept(message: Message) -> Option<StoredMessage> {
    let headers = message.headers?;
    let header = |name: &str| headers.get_last(name).map(|value| value.as_str().to_owned());
    Some(StoredMessage {
        at: header("Nats-Sequence")?.parse().ok()?,
        subject: header("Nats-Subject").unwrap_or_else(|| message.subject.to_string()),
        id: header("Nats-Msg-Id").unwrap_or_default(),
        bytes: message.payload.to_vec(),
    })
}

/// Puts a message into the stream if `last` is the last of its subject; its place.
pub(super) async fn append(
    client: &Client,
    subject: String,
    id: &str,
    last: u64,
    bytes: Vec<u8>,
) -> Result<u64, NotKept> {
    let mut headers = HeaderMap::new();
    if !id.is_empty() {
        headers.insert("Nats-Msg-Id", id);
    }
    headers.insert("Nats-Expected-Last-Subject-Sequence", last.to_string());
    let request = client.request_with_headers(subject, headers, bytes.into());
    let message = answer(tokio::time::timeout(PATIENCE, request).await).map_err(NotKept::Fault)?;
    let read: Answer = serde_json::from_slice(&message.payload)
        .map_err(|_| NotKept::Fault(Fault::NotUnderstood))?;
    match read.error {
        None => Ok(read.seq),
        Some(refusal) if WRONG_LAST.contains(&refusal.err_code) => Err(NotKept::OtherLast),
        Some(refusal) => Err(NotKept::Fault(refusal.fault())),
    }
}
