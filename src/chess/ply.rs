//! Half-moves, counted.

use serde::{Deserialize, Serialize};

/// A count of half-moves: 0 is the start position, 1 the position after the first move played.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Ply(pub u16);
