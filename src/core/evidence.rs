//! The record as evidence: the state of a journal as a short text that fits on paper, the keys of
//! the stations that sign it, and second signatures. What lives here knows no file and no
//! cryptography but SHA-256: signatures are made and checked by the journal.

pub mod code;
pub mod key;
pub mod head;
pub mod record;
