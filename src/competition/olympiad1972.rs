//! The team world championships of 1972 for men and women: who may enter, who sits where, groups and
//! finals, colours, and the ranking by articles 11.1 to 11.4.
//!
//! - [`regulations`]: what the regulations say, and the table of groups.
//! - [`entry`]: the list of players in order of strength, and the line-up of a round.
//! - [`division`]: teams into preliminary groups, and from there into finals.
//! - [`matches`](mod@matches): the result of a match.
//! - [`ranking`]: the places in a group, each with its working.
//! - [`rehearsal`]: a whole event with results by lot.

pub mod regulations;
pub mod entry;
pub mod division;
pub mod matches;
pub mod ranking;
pub mod rehearsal;
