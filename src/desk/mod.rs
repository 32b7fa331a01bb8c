//! The shell: one thread that decides, records and applies, and everything around it that touches
//! files, devices and the time. The faces (`ui`, `cli`) speak to `desk::Desk` and see
//! `snapshot::Snapshot`s; they touch nothing below.

pub mod timekeeper;
