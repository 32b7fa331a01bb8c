//! What the board sensed, made into what the player meant.

pub mod evidence;
