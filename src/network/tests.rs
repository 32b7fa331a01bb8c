//! The whole against real servers: the one of the variable and the one on the path. Without any, nothing is
//! tested, and a word says so. Nothing sleeps; what is waited for comes within a limit.

mod bed;
mod bad_people;
mod flow;
mod joining;
mod loss;
mod several;
