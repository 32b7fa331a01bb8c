//! What the desk knows of the other stations beside the file.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::exchange::{Exchange, LineState};
use crate::snapshot::NoticeKind;
use crate::station_view::StationsView;
use crate::stations_line::{Door, NoLine, StationsLine};
use crate::worker::attempts::RecentAttempts;
use crate::worker::held::{Asking, Claims};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;
use jadoube_journal::strand::Heads;

/// What the desk knows of the other stations beside the file.
#[derive(Debug)]
pub(super) struct Exchanging {
    pub(super) exchange: Option<Box<dyn Exchange>>,
    pub(super) line: LineState,
    /// How far the own strand was sent.
    pub(super) sent: Option<Head>,
    /// What was last told of how far all strands are known, and when.
    pub(super) told: Option<(Heads, Instant)>,
    /// How many entries had taken effect then.
    pub(super) seq: u64,
    pub(super) others: BTreeMap<PublicKey, Other>,
    /// Since when somebody lacks rows behind this one of a strand whose author is there: who, and of which.
    pub(super) owed: BTreeMap<(PublicKey, PublicKey), (u64, Instant)>,
    pub(super) view: Option<Arc<StationsView>>,
    /// What was told of the dismissal of this station.
    pub(super) dismissed: Option<NoticeKind>,
    pub(super) door: Arc<Door>,
    pub(super) way: Box<dyn StationsLine>,
    /// While the others are asked how far they know the own strand.
    pub(super) asking: Option<Asking>,
    /// What is claimed of the server.
    pub(super) claims: Claims,
    /// Which refusals were recorded of late.
    pub(super) refused: RecentAttempts,
    /// Of whom rows came although nothing here says that they take part, and since when.
    pub(super) strangers: BTreeMap<PublicKey, Instant>,
    /// Whether rows of others wait to be taken.
    pub(super) more: bool,
}

impl Default for Exchanging {
    fn default() -> Self {
        Self {
            exchange: None,
            line: LineState::None,
            sent: None,
            told: None,
            seq: 0,
            dismissed: None,
            others: BTreeMap::new(),
            owed: BTreeMap::new(),
            view: None,
            door: Arc::default(),
            way: Box::new(NoLine),
            asking: None,
            claims: Claims::default(),
            refused: RecentAttempts::default(),
            strangers: BTreeMap::new(),
            more: false,
        }
    }
}

impl Exchanging {
    /// Whether somebody who has a strand up to this row goes on lacking the rest although its author is there:
    /// one whose key was used twice hands on nothing of its own.
    pub(super) fn is_left_waiting(&mut self, who: PublicKey, author: PublicKey, has: u64) -> bool {
        let now = Instant::now();
        let (upto, since) = self.owed.entry((who, author)).or_insert((has, now));
        if *upto != has {
            (*upto, *since) = (has, now);
        }
        since.elapsed() > UNANSWERED
    }
}

/// So long the author of a strand has to answer for it.
const UNANSWERED: Duration = Duration::from_secs(4);

/// What is known of another station.
#[derive(Debug, Clone)]
pub(super) struct Other {
    pub(super) heard: Instant,
    pub(super) at: Moment,
    pub(super) heads: Heads,
    pub(super) ahead: Option<Millis>,
}
