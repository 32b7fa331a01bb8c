//! Leaf widgets: each takes read-only data and its own small state, draws, and returns what the
//! user did. Every text they show or speak is an argument; none of them knows the desk.

pub mod sign;
pub mod elide;
pub mod focus;
pub mod sight;
pub mod said;
pub mod pieces;
pub mod areas;
pub mod board_view;
pub mod board_paint;
pub mod promotion;
pub mod board;
pub mod palette;
pub mod clock_face;
pub mod dial;
pub mod button;
pub mod badge;
pub mod hint;
pub mod field;
pub mod tile;
pub mod tick;
pub mod choice;
pub mod pick;
pub mod card;
pub mod columns;
pub mod dialog;
pub mod turns;
pub mod announcer;
pub mod rows;
pub mod running_line;
pub mod grid;
pub mod lines;
pub mod reading;
pub mod move_list;
pub mod sheet_table;
pub mod paper;
pub mod camera_code;
pub mod clock_graph;
pub mod session_chart;
pub mod secret;

#[cfg(test)]
mod tests;
