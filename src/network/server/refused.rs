//! Whom a server has refused, read from what it says: it tells nobody else.

use std::time::{Duration, Instant};

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
pub struct Refused {
    /// What.
    pub what: What,
    /// The public key of the connection, if it has shown one.
    pub nkey: Option<String>,
    /// The address from where it came; empty where the server does not say.
    pub from: String,
}

impl Refused {
    /// What a line of the server tells of a refusal, if it tells of one.
    pub(crate) fn of(line: &str) -> Option<Self> {
        let (head, said) = line.split_once("[ERR] ")?.1.split_once(" - ")?;
        let what = match said {
            _ if said.contains("TLS handshake error") => {
                said.contains("first record does not look like").then_some(What::Connection)?
            }
            _ if said.contains("authentication error") => What::Key,
            _ if said.contains(" Violation") => What::Role,
            _ => return None,
        };
        let quoted = said.split_once("Nkey \"").and_then(|(_, rest)| rest.split_once('"'));
        let nkey = quoted.map(|(key, _)| key.to_owned()).filter(|key| !key.is_empty());
        let from = head.rsplit_once(':').map_or(head, |(address, _)| address).to_owned();
        Some(Self { what, nkey, from })
    }
}

/// So many refusals are told in so long: a flood of them is told as its first ones.
const MOST: u32 = 20;
const LASTS: Duration = Duration::from_secs(60);

/// Keeps a flood of refusals from those who hear of them.
#[derive(Debug)]
pub(crate) struct Sieve {
    begun: Instant,
    told: u32,
}

impl Sieve {
    pub(crate) fn new() -> Self {
        Self { begun: Instant::now(), told: 0 }
    }

    /// What a line tells of a refusal, unless too many were told just now.
    pub(crate) fn read(&mut self, line: &str) -> Option<Refused> {
        let refused = Refused::of(line)?;
        if self.begun.elapsed() >= LASTS {
            *self = Self::new();
        }
        self.told += 1;
        (self.told <= MOST).then_some(refused)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_s_words_for_a_refusal_are_read_and_nothing_else() {
        let line = |said: &str| format!("[7] 2026/11/24 15:00:00.000001 [ERR] {said}");
        let refused = |what, nkey: Option<&str>, from: &str| {
            Some(Refused { what, nkey: nkey.map(str::to_owned), from: from.to_owned() })
        };
        for (said, told) in [
            (
                "127.0.0.1:4711 - cid:9 - authentication error - Nkey \"UABC\"",
                refused(What::Key, Some("UABC"), "127.0.0.1"),
            ),
            (
                "[fe80::1]:4711 - cid:9 - authentication error - Nkey \"\"",
                refused(What::Key, None, "[fe80::1]"),
            ),
            (
                "127.0.0.1:4711 - cid:9 - \"v1:rust\" - Publish Violation - Nkey \"UV\", Subject \"jd.x\"",
                refused(What::Role, Some("UV"), "127.0.0.1"),
            ),
            (
                "127.0.0.1:4711 - cid:9 - TLS handshake error: tls: first record does not look like a TLS handshake",
                refused(What::Connection, None, "127.0.0.1"),
            ),
            ("127.0.0.1:4711 - cid:9 - TLS handshake error: EOF", None),
            ("Error trying to connect to route", None),
        ] {
            assert_eq!(Refused::of(&line(said)), told, "{said}");
        }
        let stranger = "[7] [INF] 127.0.0.1:1 - authentication error";
        assert_eq!(Refused::of(stranger), None, "no error");
    }

    #[test]
    fn a_flood_is_told_as_its_first_ones() {
        let mut sieve = Sieve::new();
        let line = "[ERR] 127.0.0.1:4711 - cid:9 - authentication error";
        assert_eq!((0..1_000).filter_map(|_| sieve.read(line)).count(), 20);
    }
}
