//! Wire bytes made into readings, and back.
