//! A case and an edition make a ruling: what was found, how it is put right, by which articles,
//! how certain that is, and what is left to the arbiter. One case per file. Nothing is changed
//! here: an accepted ruling is carried out by `hall` with the commands that its remedies name.
//!
//! | Articles of 2018 and 2023 | |
//! |---|---|
//! | 4.2–4.5, 4.8 touched pieces | ✓ except the choice of a promoted piece (4.4.4) |
//! | 6.2 pressing the clock | ✓ |
//! | 6.8, 6.9 flag fall; III.3.1 both flags | ✓ |
//! | 7.2–7.4 wrong start, displaced pieces | ✗ |
//! | 7.5.1–7.5.5 illegal moves | ✓ except two hands (7.5.4), which no board sees |
//! | 9.1 draw offers, 9.2 repetition, 9.3 fifty moves, 9.5 procedure | ✓ |
//! | Appendices A and B: minutes, illegal moves that stand | ✓ supervision is asked of the arbiter |

pub mod case;
pub mod ruling;
pub mod rule;
pub mod illegal_move;
pub mod flag_fall;
pub mod draw_claim;
pub mod draw_offer;
pub mod touched_piece;
pub mod clock_press;

#[cfg(test)]
pub(in crate::core) mod scenario;
