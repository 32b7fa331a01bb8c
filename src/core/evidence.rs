//! The record as evidence: the head of a journal as a short text for paper, the keys of the
//! stations that sign it, and countersignatures. This module knows no file and no cryptography but
//! SHA-256: the journal signs and verifies.

pub mod code;
pub mod key;
pub mod head;
pub mod record;
