//! J'adoube: a workstation for chess arbiters.

pub mod core;
pub mod formats;
pub mod i18n;
pub mod devices;
pub mod journal;
pub mod voice;
pub mod desk;
pub mod ui;
pub mod cli;
