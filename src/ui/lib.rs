//! The window: screens, widgets and their look, drawn from the desk's snapshot. Nothing here
//! changes the world: views hand back actions. No rule of chess and no text for people lives here.

pub mod tokens;
pub mod widgets;
pub mod scene;
pub mod seen;
pub mod actions;
pub mod phrases;
pub mod icons;
pub mod lost_time;
pub mod shell;
pub mod file_trouble;
pub mod display;
pub mod dialogs;
pub mod palette;
pub mod help;
pub mod screens;
pub mod carry;
pub mod screenshots;
mod blind_match;
pub mod app;
