//! Written moves: one system per file, each reads and writes.
