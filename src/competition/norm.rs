//! Title norms (B.01 of FIDE's Handbook, 2024): each requirement as met or missed, with its values,
//! and what is still needed while rounds remain.
//!
//! Games may be left out: those that were won, and in tournaments whose pairings depend on results
//! those after the norm. Whether any choice of games is a norm is tried out ([`audit`]). Not here: the
//! requirements for the tournament itself, such as its registration, its rate and its arbiters.

pub mod edition;
pub mod games;
pub mod audit;
pub mod exemption;
pub mod forecast;
pub mod titles;
