//! The window: screens, widgets and their look, drawn from the desk's snapshot. Nothing here
//! changes the world: views hand back actions. No rule of chess and no text for people lives here.

pub mod tokens;
pub mod widgets;
