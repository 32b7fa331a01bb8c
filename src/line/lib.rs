//! The line between the desks of several stations, over the engine of `jadoube-network`: it serves an event,
//! invites and lets in, joins, and carries what the desks record. The desk knows it as
//! [`StationsLine`](jadoube_desk::stations_line::StationsLine) and
//! [`Exchange`](jadoube_desk::exchange::Exchange); the engine knows nothing of the desk.
//!
//! - [`mod@line`]: what the desk asks; everything is done on a thread of the line
//! - `engine`: that thread: which event is open, and what is to be done ([`options`] says how); on the state
//!   of `state` with `place`, `heard`, `serving`, `doors`, by each `order`
//! - `hosting`: the server of this laptop; `connecting`: the connection; `carrying`: rows and heads on their way
//! - `beside`: three servers that carry the event together, and where they are
//! - `passing`: the lead goes from the laptop that led to that of another chief station; `former`: a laptop that
//!   led and was off meanwhile is looked for
//! - `door`: invitations, who knocks, who is let in, and this laptop at the door of another
//! - [`memory`]: what this machine remembers of the line of each event, beside its key
//!
//! # What goes which way
//! What a station records it publishes into the stream, under its own key. When the server is reached, it
//! hears how far the stream has its strand, and publishes the rest. What a station lacks of whatever
//! strand it is given by hand, by the author or, where he is silent, by anybody: that is a message from
//! one to the other and stays in no stream. A viewer publishes nothing.
//!
//! # What lies where
//! Beside the key of the station, and never in the file of the event: the key of the connection, for each
//! event the addresses of its server and by which certificate that is recognised, whether this machine
//! serves it, who carries it beside that, who may connect, and how far the stream was read (`line.ron`); the server's own files in
//! `servers`, the event's authority in `authorities`. A machine that served an event when it was closed
//! serves it again when its file is opened.

pub mod memory;
pub mod options;
mod faults;
mod open_event;
mod order;
mod peer_state;
mod listen;
mod serving;
mod doors;
mod state;
mod connecting;
mod hosting;
mod beside;
mod passing;
mod former;
mod carrying;
mod door;
mod refusing;
mod engine;
pub mod line;
