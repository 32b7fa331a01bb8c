//! What the desk knows of the other stations beside the file.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use crate::exchange::{Exchange, LineState};
use crate::snapshot::NoticeKind;
use crate::station_view::StationsView;
use crate::stations_line::{Door, NoLine, StationsLine};
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
    pub(super) view: Option<Arc<StationsView>>,
    /// What was told of the dismissal of this station.
    pub(super) dismissed: Option<NoticeKind>,
    pub(super) door: Arc<Door>,
    pub(super) way: Box<dyn StationsLine>,
    /// While the others are asked how far they know the own strand.
    pub(super) asking: Option<Asking>,
    /// What is claimed of the server.
    pub(super) claims: Claims,
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
            view: None,
            door: Arc::default(),
            way: Box::new(NoLine),
            asking: None,
            claims: Claims::default(),
            more: false,
        }
    }
}

/// What is known of another station.
#[derive(Debug, Clone)]
pub(super) struct Other {
    pub(super) heard: Instant,
    pub(super) at: Moment,
    pub(super) heads: Heads,
    pub(super) ahead: Option<Millis>,
}
