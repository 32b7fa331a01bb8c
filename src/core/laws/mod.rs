//! Editions of the Laws as values, with the article of every parameter.
