//! One file or folder per screen. A screen draws from the [`crate::scene::Scene`] and its own small
//! state, and pushes messages on what the user wants; it changes nothing itself.

pub mod view;
pub(crate) mod all;
pub mod hall_session;
pub mod hall;
pub mod board;
pub mod sheets;
pub mod blind;
pub mod envelopes;
pub mod disputes;
pub mod appeals;
pub mod provisions;
pub mod incident;
pub mod ruling;
pub mod laws;
pub mod mate;
pub mod devices;
pub mod settings;
pub mod speech;
pub mod copies;
pub mod welcome;
pub mod founding;
pub mod setup;
pub mod clocks;
pub mod counts;
pub mod file;
pub mod again;
pub mod preview;
pub mod record;
pub mod reason;
pub mod end;
pub mod messages;
pub mod palette;
pub mod help;
