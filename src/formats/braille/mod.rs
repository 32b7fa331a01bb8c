//! Scores in braille.
