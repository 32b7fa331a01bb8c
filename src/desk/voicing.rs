//! What the faces need of the voice: what they may ask to be said, by what it is said, what became of
//! it. Utterances are handed over with
//! [`Request::Say`](crate::desk::inbox::Request::Say); the state stands in
//! [`Snapshot::spoken`](crate::desk::snapshot::Snapshot::spoken).

pub use crate::voice::earcon::Earcon;
pub use crate::voice::engine::{Dead, EngineKind, Tuning};
pub use crate::voice::history::{Fate, Heard, Mouth, VoiceState};
pub use crate::voice::listener::{Listener, Priority};
pub use crate::voice::queue::Delivery;
pub use crate::voice::told;
pub use crate::voice::utterance::{Said, Utterance, discrepancy};
pub use crate::voice::voice::{Channel, Settings, Switch, Voice};
