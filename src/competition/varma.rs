//! The restricted draw: players of one federation do not meet in the last three rounds of a round
//! robin. The numbers lie in small envelopes, those of a group in a large one, and no two numbers of
//! a group meet in the last three rounds (Varma tables).
//!
//! - [`rows`]: the groups, by edition, and what is wrong with a row.
//! - [`order`]: who draws when.
//! - [`draw`]: the draw, step by step.

pub mod rows;
pub mod order;
pub mod draw;
