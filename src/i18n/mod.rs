//! Ids and arguments made into words.
