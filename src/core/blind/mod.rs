//! Play with blind and visually disabled players (FIDE Laws 2023, Appendix D): what is wrong when
//! the two boards of a game differ, and how they become one game again.

pub mod reconcile;
