//! Claims and offers of a draw, and draws without a claim.

pub mod facts;
mod claim;
pub mod draw_offer;
pub mod automatic_draw;
pub mod refused_claim;
pub(in crate::rulings) mod overstepped;
mod bars;
mod wrong_claim;
pub mod draw_claim;
