//! How far an import has come, and how it is stopped.

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, AtomicU16, Ordering};

use crate::rating_list::ListFault;

/// How far an import has come, and whether it is to stop.
#[derive(Default)]
pub struct Progress {
    come: AtomicU16,
    stopped: AtomicBool,
    /// Called whenever another hundredth is done.
    wake: Option<Box<dyn Fn() + Send + Sync>>,
}

impl std::fmt::Debug for Progress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Progress").field("come", &self.come).finish_non_exhaustive()
    }
}

impl Progress {
    /// One that calls this whenever another hundredth is done.
    pub(super) fn woken(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self { wake: Some(Box::new(wake)), ..Self::default() }
    }

    /// How far it has come, per cent.
    #[must_use]
    pub fn percent(&self) -> u16 {
        self.come.load(Ordering::Relaxed) / 10
    }

    /// Stops it soon; the old list stays.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// It has come so far, per mille.
    pub(super) fn come(&self, permille: u16) -> Result<(), ListFault> {
        let before = self.come.swap(permille, Ordering::Relaxed);
        if let Some(wake) = self.wake.as_ref().filter(|_| before / 10 != permille / 10) {
            wake();
        }
        if self.stopped.load(Ordering::Relaxed) { Err(ListFault::Stopped) } else { Ok(()) }
    }

    /// Of a part of the work so much is done.
    pub(super) fn of(
        &self,
        part: RangeInclusive<u16>,
        done: usize,
        all: usize,
    ) -> Result<(), ListFault> {
        let span = usize::from(part.end() - part.start());
        let come = span.saturating_mul(done) / all.max(1);
        self.come(part.start() + u16::try_from(come.min(span)).unwrap_or_default())
    }
}
