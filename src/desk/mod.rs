//! The shell: the one thread that decides, records and applies.
