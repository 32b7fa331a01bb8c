//! Can a side still mate by any series of legal moves?
