//! The program: takes the arguments and hands them to a face. Nothing is decided here.

fn main() {}
