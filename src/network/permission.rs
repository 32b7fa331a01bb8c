//! What each role may send and hear, subject by subject. The server holds it; that a station *does* only
//! what its role is there for is decided once more where commands are decided.

use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role;
use serde::Serialize;
use uuid::Uuid;

use crate::subject::{Subjects, board, guest_inbox, inbox, join};

/// A user of the server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct User {
    nkey: String,
    permissions: Permissions,
}

/// Nothing is allowed that is not named.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Permissions {
    publish: Vec<String>,
    subscribe: Vec<String>,
    allow_responses: Responses,
}

/// A message that was received may be answered so often, and so long.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct Responses {
    max: u32,
    expires: &'static str,
}

const RESPONSES: Responses = Responses { max: 100_000, expires: "10m" };

/// A station that takes part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// The key with which it signs its strand; its subjects bear it.
    pub station: PublicKey,
    /// The public key of its connection.
    pub nkey: String,
    /// What it is there for.
    pub role: Role,
}

impl Member {
    pub(crate) fn user(&self, competition: Uuid) -> User {
        let subjects = Subjects::of(competition);
        User { nkey: self.nkey.clone(), permissions: of_member(&subjects, self.station, self.role) }
    }
}

/// Whether a station in this role publishes rows of its own strand: what it records, or asks others for.
pub(crate) fn may_publish(role: Role) -> bool {
    role != Role::Viewer
}

/// Whether a station in this role publishes rows of other strands, claims posts, and may carry a server.
#[must_use]
pub fn may_lead(role: Role) -> bool {
    matches!(role, Role::ChiefArbiter | Role::SectorArbiter)
}

/// What a station may.
pub(crate) fn of_member(subjects: &Subjects, own: PublicKey, role: Role) -> Permissions {
    let stream = &subjects.stream;
    let mut publish = vec![
        subjects.heads(own),
        subjects.ask("*", own),
        subjects.time("*", own),
        format!("$JS.API.DIRECT.GET.{stream}"),
        format!("$JS.API.STREAM.INFO.{stream}"),
    ];
    let mut subscribe = vec![
        format!("{}.>", inbox(own)),
        subjects.told(),
        subjects.heads("*"),
        subjects.ask(own, "*"),
        subjects.propose(own, "*", "*"),
        subjects.time(own, "*"),
        subjects.beside(own, "*"),
        subjects.whereabouts("*"),
    ];
    if may_lead(role) {
        publish.extend([subjects.rows(own, "*"), subjects.lease("*"), subjects.beside("*", own)]);
    } else if may_publish(role) {
        publish.push(subjects.rows(own, own));
    }
    match role {
        Role::ChiefArbiter | Role::SectorArbiter | Role::ResultsDesk => {
            publish.push(subjects.propose("*", own, "*"));
        }
        Role::Assistant(at) => publish.push(subjects.propose("*", own, board(Some(at)))),
        Role::Viewer => {}
    }
    if role == Role::ChiefArbiter {
        publish.push(format!("$JS.API.STREAM.CREATE.{stream}"));
        publish.push(subjects.whereabouts(own));
        publish.push(guest_inbox(">"));
        subscribe.push(join("*"));
    }
    Permissions { publish, subscribe, allow_responses: RESPONSES }
}

/// What somebody may who holds an invitation, and nothing else: say so, and hear the answer.
pub(crate) fn guest(nkey: &str) -> User {
    let permissions = Permissions {
        publish: vec![join(nkey)],
        subscribe: vec![format!("{}.>", guest_inbox(nkey))],
        allow_responses: Responses { max: 10, expires: "1m" },
    };
    User { nkey: nkey.to_owned(), permissions }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_laws::ids::BoardNo;

    #[test]
    fn only_arbiters_publish_rows_of_others_and_nobody_deletes_a_stream() {
        let subjects = Subjects::of(Uuid::from_u128(7));
        let own = PublicKey([1; 32]);
        for role in [
            Role::ChiefArbiter,
            Role::SectorArbiter,
            Role::ResultsDesk,
            Role::Viewer,
            Role::Assistant(BoardNo(4)),
        ] {
            let all = of_member(&subjects, own, role).publish;
            let has = |word: &str| all.iter().any(|subject| subject.contains(word));
            assert_eq!(has(".rows."), may_publish(role), "{role:?}");
            assert_eq!(has(".lease."), may_lead(role), "{role:?}");
            let any = all.iter().any(|subject| subject == &subjects.rows(own, "*"));
            assert_eq!(any, may_lead(role), "{role:?}");
            let other = subjects.rows(own, PublicKey([2; 32]));
            assert!(!all.contains(&other), "{role:?}");
            assert_eq!(has(".propose."), role != Role::Viewer, "{role:?}");
            assert_eq!(has("STREAM.CREATE"), role == Role::ChiefArbiter, "{role:?}");
            assert_eq!(has(".where."), role == Role::ChiefArbiter, "{role:?}");
            assert_eq!(has(".beside."), may_lead(role), "{role:?}");
            assert!(!has("DELETE") && !has("PURGE") && !has("CONSUMER") && !has("told"));
            let foreign =
                |subject: &String| subject.contains(".rows.") && subject.contains("rows.*");
            assert!(!all.iter().any(foreign), "{role:?}");
        }
    }
}
