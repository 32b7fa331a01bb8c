//! The append-only record: one SQLite file per competition.
