//! Whether what waits to be said is still so. Who has something said that may be over before its turn
//! keeps one of a pair, and takes it back when it is over: it is not begun then, and not said once more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether something is still so; the clones are the same one.
#[derive(Debug, Clone, Default)]
pub struct Validity {
    is_over: Arc<AtomicBool>,
}

impl Validity {
    /// It is not so any more.
    pub fn end(&self) {
        self.is_over.store(true, Ordering::SeqCst);
    }

    /// Whether it is still so.
    #[must_use]
    pub fn holds(&self) -> bool {
        !self.is_over.load(Ordering::SeqCst)
    }

    /// Whether somebody else keeps it: what it is of waits, or can be repeated.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        Arc::strong_count(&self.is_over) > 1
    }
}

/// What is over is not what is so: the same alert said anew does not give way to one that is over.
impl PartialEq for Validity {
    fn eq(&self, other: &Self) -> bool {
        self.holds() == other.holds()
    }
}

impl Eq for Validity {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_over_is_over_for_all_who_keep_it() {
        let kept = Validity::default();
        assert!(kept.holds() && !kept.is_shared());
        let said = kept.clone();
        assert!(kept.is_shared());
        assert_eq!(kept, Validity::default());
        kept.end();
        assert!(!said.holds());
        assert_ne!(said, Validity::default());
    }
}
