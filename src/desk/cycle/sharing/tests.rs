//! Several stations with files of their own, in memory between them: cut, delayed, doubled, killed and
//! opened again; in the end all know the same.

mod room;
mod asking;
mod trust;
mod going_on;
mod whatever;
mod parts;
mod compared;
mod clones;
