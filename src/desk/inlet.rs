//! Where what comes from other stations is put in.

use std::sync::mpsc::Sender;

use crate::exchange::Incoming;
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
}
