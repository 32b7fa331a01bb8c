//! One claim or irregularity per file.
