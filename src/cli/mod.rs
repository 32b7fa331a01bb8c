//! The command line: the second face of the desk.
