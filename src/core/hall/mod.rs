//! All boards of a competition.
