//! Claims and offers of a draw.

pub mod facts;
pub mod draw_claim;
pub mod draw_offer;
