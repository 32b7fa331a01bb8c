//! A case and an edition, made into a ruling.
