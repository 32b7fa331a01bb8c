//! Where what comes from other stations is put in.

use std::sync::mpsc::Sender;

use crate::exchange::{Exchange, Incoming};
use crate::inbox::Message;

/// Where what comes from the others is put in.
#[derive(Debug, Clone)]
pub struct Inlet(pub(crate) Sender<Message>);

impl Inlet {
    /// Puts something in; whether the desk is still there.
    #[must_use]
    pub fn put(&self, incoming: Incoming) -> bool {
        self.0.send(Message::Incoming(incoming)).is_ok()
    }

    /// From now on this carries things to the other stations; or nothing does.
    pub fn exchange(&self, exchange: Option<Box<dyn Exchange>>) {
        // A desk that has ended has nothing to send.
        let _ = self.0.send(Message::Exchange(exchange));
    }
}
