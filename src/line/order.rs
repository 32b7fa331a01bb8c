//! What the thread of a line is to do.

use std::path::PathBuf;
use std::sync::mpsc::Sender;

use crate::open_event::OpenEvent;
use jadoube_desk::exchange::{Exchange, Outgoing};
use jadoube_desk::stations_line::LineRequest;
use jadoube_desk::waiting_room::Reservation;
use jadoube_network::door::Knock;
use jadoube_network::event::Event;
use jadoube_network::invitation::Invitation;
use jadoube_network::joining::GuestEvent;
use jadoube_network::renewal::Renewal;
use jadoube_network::server::ServerEvent;

/// What the thread is to do.
#[derive(Debug)]
pub(crate) enum Order {
    /// This event is open now, or none.
    Look(Option<OpenEvent>),
    /// The desk asks for something.
    Request(LineRequest, Option<OpenEvent>),
    /// This laptop joins an event.
    Knock { invitation: Invitation, knock: Knock, file: PathBuf, folder: PathBuf },
    /// The servers of an event are elsewhere.
    Renew { renewal: Renewal, folder: PathBuf },
    /// The desk has something for the others.
    Send(Outgoing),
    /// The connection with this number tells something; rows that it has read have their room at the desk.
    Network(u64, Event, Option<Reservation>),
    /// The server tells something.
    Server(ServerEvent),
    /// What happens to this laptop at the door of another.
    Guest(u64, GuestEvent),
    /// The desk has ended.
    Quit,
}

/// The desk's end.
#[derive(Debug)]
pub(crate) struct Carrier(pub(crate) Sender<Order>);

impl Exchange for Carrier {
    fn send(&mut self, outgoing: Outgoing) {
        // A line that has ended carries nothing more.
        let _ = self.0.send(Order::Send(outgoing));
    }
}
