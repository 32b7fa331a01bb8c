//! What was heard of the others, and given to them.

use std::collections::BTreeMap;
use std::time::Instant;

use crate::faults::reason;
use jadoube_core::evidence::key::PublicKey;
use jadoube_desk::exchange::LineState;
use jadoube_network::event::Why;

/// What was heard of the others.
#[derive(Debug, Default)]
pub(crate) struct PeerState {
    /// Whether a server is reached.
    pub(crate) is_up: bool,
    /// As how bad it was told that there is no line, until there is one again.
    pub(crate) down: Option<u8>,
    /// Who is there, with what they said last of how far they are.
    pub(crate) there: BTreeMap<PublicKey, Vec<u8>>,
    /// The stream, and what is read next of it.
    pub(crate) stream: Option<(String, u64)>,
}

impl PeerState {
    /// A server answers: there is a line.
    pub(crate) fn answers(&mut self) -> LineState {
        self.down = None;
        LineState::Up
    }

    /// A server is not reached, or does not answer. Told once until there is a line again, however many are
    /// tried; only what somebody has to do something about is told besides.
    pub(crate) fn away(&mut self, why: &Why) -> Option<LineState> {
        self.is_up = false;
        self.there.clear();
        let bad = match why {
            Why::NotYet | Why::NotReached(_) | Why::Cut | Why::Mute => 0,
            Why::NotLetIn => 1,
            Why::Stranger => 2,
        };
        if self.down.is_some_and(|told| told >= bad) {
            return None;
        }
        self.down = Some(bad);
        Some(LineState::Down(reason(why)))
    }
}

/// Which rows were given to whom by hand: up to which number of which strand, and when.
pub(crate) type AnswerLog = BTreeMap<(PublicKey, PublicKey), (u64, Instant)>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_away_is_told_once_whatever_comes_of_each_try_until_there_is_one_again() {
        let mut heard = PeerState::default();
        assert!(heard.away(&Why::Cut).is_some());
        // Two of three servers are gone, each in its own way; the third does not answer.
        for _ in 0..3 {
            heard.is_up = true;
            for why in [Why::Mute, Why::NotReached("refused".into()), Why::Cut] {
                assert_eq!(heard.away(&why), None);
                assert!(!heard.is_up, "nothing is given by hand meanwhile");
            }
        }
        assert!(heard.away(&Why::NotLetIn).is_some(), "somebody has to do something");
        assert!(heard.away(&Why::Stranger).is_some());
        assert_eq!(heard.away(&Why::Mute), None);
        assert_eq!(heard.answers(), LineState::Up);
        assert!(heard.away(&Why::Mute).is_some());
    }
}
