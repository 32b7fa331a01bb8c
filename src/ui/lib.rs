//! The window: screens, widgets and their look, drawn from the desk's snapshot. Views change
//! nothing themselves: they return actions. No rule of chess and no text for people is here.
//!
//! What a person can do is a row of [`actions::table`]; a screen is a [`screens::view::View`]; a
//! dialog is a [`form::DialogForm`], which says what stands in it and what it asks the desk for.

pub mod tokens;
pub mod widgets;
pub mod scene;
pub mod changes;
mod announcements;
pub mod actions;
pub mod phrases;
pub mod icons;
pub mod lost_time;
pub mod shell;
pub mod file_trouble;
pub mod table_clock;
pub mod voice_offer;
pub mod display;
mod screen_reader;
mod shown_game;
mod said_facts;
pub mod spoken_words;
pub mod spoken_tree;
pub mod held_focus;
pub mod form;
pub mod screens;
pub mod screenshots;
pub mod app;
