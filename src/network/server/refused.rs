//! Whom a server has refused, read from what it says: it tells nobody else. Each version says it in its own
//! words; `refused/2.9.log` and `refused/2.15.log` have what two of them said.

use std::time::{Duration, Instant};

use crate::subject::{guest_inbox, inbox};

/// What a server has refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    /// A connection with a key that is not admitted, or without one.
    Key,
    /// A connection of something that does not speak TLS as stations do.
    Connection,
    /// A message or an asking for messages that the role of the station does not allow.
    Role,
}

/// Whom a server has refused, and what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefusedConnection {
    /// Whether it was refused as a whole, or one thing that it wanted.
    pub what: What,
    /// The public key of the connection, if it has shown one.
    pub nkey: Option<String>,
    /// The address from where it came; empty where the server does not say.
    pub from: String,
}

impl RefusedConnection {
    /// What a line of the server tells of a refusal, if it tells of one. An answer that it does not pass on is
    /// none: what a station may because it was asked is forgotten when the server reads its configuration again,
    /// and the answers that are on their way then are those of honest stations.
    pub(crate) fn of(line: &str) -> Option<Self> {
        let error = line.split_once("[ERR] ").or_else(|| line.split_once("[DBG] "));
        let (head, said) = error?.1.split_once(" - ")?;
        let what = match said {
            // A newer server says this for those who look for what is wrong with it, and nothing else.
            _ if said.contains("TLS handshake error") => {
                said.contains("first record does not look like").then_some(What::Connection)?
            }
            _ if !line.contains("[ERR] ") => return None,
            _ if said.contains("authentication error") => What::Key,
            _ if said.contains("Publish Violation") && is_answer(said) => return None,
            _ if said.contains(" Violation") => What::Role,
            _ => return None,
        };
        let from = head.rsplit_once(':').map_or(head, |(address, _)| address).to_owned();
        Some(Self { what, nkey: nkey(said), from })
    }
}

/// The key of a connection: `Nkey "U…"` in the words of 2.9, `"EVENT/nkey:U…"` before what was tried in those of
/// 2.15. What stands in quotes before that is what the other side calls itself.
fn nkey(said: &str) -> Option<String> {
    let key = match said.split_once("Nkey \"") {
        Some((_, rest)) => rest.split_once('"')?.0,
        None => {
            let before =
                said.split(" - ").take_while(|part| !part.contains(" Violation")).last()?;
            let user = before.strip_prefix('"')?.strip_suffix('"')?;
            user.split_once("/nkey:")?.1
        }
    };
    (!key.is_empty()).then(|| key.to_owned())
}

/// Whether a message was to go to the inbox of somebody who has asked.
fn is_answer(said: &str) -> bool {
    let subject = said.rsplit_once("Subject \"").map(|(_, subject)| subject);
    subject.is_some_and(|subject| {
        subject.starts_with(&inbox("")) || subject.starts_with(&guest_inbox(""))
    })
}

/// So many refusals are told in so long: a flood of them is told as its first ones.
const MOST: u32 = 20;
const LASTS: Duration = Duration::from_secs(60);

/// Keeps a flood of refusals from those who hear of them, and what is none.
#[derive(Debug)]
pub(crate) struct Sieve {
    begun: Instant,
    told: u32,
    /// The server reads its configuration again.
    reloads: bool,
}

impl Sieve {
    pub(crate) fn new() -> Self {
        Self { begun: Instant::now(), told: 0, reloads: false }
    }

    /// What a line tells of a refusal, unless too many were told just now.
    pub(crate) fn read(&mut self, line: &str) -> Option<RefusedConnection> {
        if line.contains("[INF] Reloaded: ") {
            self.reloads = true;
        } else if line.contains("Reloaded server configuration")
            || line.contains("Failed to reload")
        {
            self.reloads = false;
        }
        let refused = RefusedConnection::of(line)?;
        // Then it ends each connection that has not come to show its key, and honest ones come again.
        if self.reloads && refused.what == What::Key && refused.nkey.is_none() {
            return None;
        }
        if self.begun.elapsed() >= LASTS {
            (self.begun, self.told) = (Instant::now(), 0);
        }
        self.told += 1;
        (self.told <= MOST).then_some(refused)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What two versions said when the same was tried: a wrong key, no key, no TLS, an end before TLS, a strange
    /// certificate, and what a role may not.
    const SAMPLES: [&str; 2] = [include_str!("refused/2.9.log"), include_str!("refused/2.15.log")];
    const STRANGER: &str = "UCVH5RYSF6P6ICEZ33KBRWM3CPN3ZVECRM3ABFPLMOPSONYJ4F42Z2R7";
    const MEMBER: &str = "UAF4VLSG5ZXAWZXYX6TDBZHGXW2EU5QYLOSHV3ODRKSZM5THLO65D7MC";

    #[test]
    fn of_the_words_of_each_version_refusals_are_read_and_nothing_else() {
        for sample in SAMPLES {
            let all: Vec<RefusedConnection> =
                sample.lines().filter_map(RefusedConnection::of).collect();
            let told: Vec<_> = all.iter().map(|one| (one.what, one.nkey.as_deref())).collect();
            let expected = [
                (What::Key, Some(STRANGER)),
                (What::Key, None),
                (What::Connection, None),
                (What::Role, Some(MEMBER)),
                (What::Role, Some(MEMBER)),
                (What::Role, Some(MEMBER)),
                (What::Role, Some(MEMBER)),
            ];
            assert_eq!(told, expected, "{sample}");
            assert!(all.iter().all(|one| one.from == "127.0.0.1"), "{all:?}");
        }
    }

    #[test]
    fn a_server_s_words_for_a_refusal_are_read_and_nothing_else() {
        let line = |said: &str| format!("[7] 2026/11/24 15:00:00.000001 [ERR] {said}");
        let from = "[fe80::1]".to_owned();
        let said = "[fe80::1]:4711 - cid:9 - authentication error - Nkey \"\"";
        assert_eq!(
            RefusedConnection::of(&line(said)),
            Some(RefusedConnection { what: What::Key, nkey: None, from })
        );
        // Who calls himself as another one does not pass for him.
        let named = "127.0.0.1:4711 - cid:9 - \"v1:rust:EVENT/nkey:UX\" - \"EVENT/nkey:UV\" - Publish Violation \
                     - Subject \"jd.x\"";
        assert_eq!(
            RefusedConnection::of(&line(named)).and_then(|one| one.nkey).as_deref(),
            Some("UV")
        );
        assert_eq!(RefusedConnection::of(&line("Error trying to connect to route")), None);
        let stranger = "[7] [INF] 127.0.0.1:1 - authentication error";
        assert_eq!(RefusedConnection::of(stranger), None, "no error");
        let looking = "[7] [DBG] 127.0.0.1:1 - cid:1 - authentication error";
        assert_eq!(RefusedConnection::of(looking), None, "said once more where it is an error");
    }

    #[test]
    fn who_has_shown_no_key_yet_while_the_configuration_is_read_again_is_not_refused() {
        let mut sieve = Sieve::new();
        let mut read = |said: &str| sieve.read(&format!("[7] 2026/11/24 15:00:00.000001 {said}"));
        let nobody = "[ERR] 127.0.0.1:4711 - cid:9 - authentication error - Nkey \"\"";
        let somebody = "[ERR] 127.0.0.1:4711 - cid:9 - authentication error - Nkey \"UABC\"";
        assert!(read(nobody).is_some());
        assert_eq!(read("[INF] Reloaded: authorization nkey users"), None);
        assert_eq!(read("[INF] Reloaded: accounts"), None);
        assert_eq!(read(nobody), None);
        assert!(read(somebody).is_some(), "a key that is not admitted any more");
        assert_eq!(read("[INF] Reloaded server configuration"), None);
        assert!(read(nobody).is_some());
    }

    #[test]
    fn a_flood_is_told_as_its_first_ones() {
        let mut sieve = Sieve::new();
        let line = "[ERR] 127.0.0.1:4711 - cid:9 - authentication error";
        assert_eq!((0..1_000).filter_map(|_| sieve.read(line)).count(), 20);
    }
}
