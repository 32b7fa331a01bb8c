//! A list that is imported on a thread of its own while the window goes on.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use crate::preferences::Preferences;
use crate::rating_list::options::ListOptions;
use crate::rating_list::progress::Progress;
use crate::rating_list::{About, ListFault, import, place};

/// Imports a list as the one of this machine, and waits.
///
/// # Errors
/// [`ListFault`]; the old list stays then.
pub fn import(
    source: &Path,
    preferences: &Preferences,
    options: &ListOptions,
    progress: &Progress,
) -> Result<About, ListFault> {
    import::import(source, &place(preferences)?, options, progress)
}

/// A list that is being imported.
#[derive(Debug)]
pub struct ListImport {
    progress: Arc<Progress>,
    coming: Receiver<Result<About, ListFault>>,
}

impl ListImport {
    /// Begins; `wake` is called as it goes on, and when it has ended.
    #[must_use]
    pub fn new(
        source: PathBuf,
        preferences: Preferences,
        options: ListOptions,
        wake: impl Fn() + Clone + Send + Sync + 'static,
    ) -> Self {
        let (send, coming) = channel();
        let last = wake.clone();
        let progress = Arc::new(Progress::woken(wake));
        let (own, answer) = (Arc::clone(&progress), send.clone());
        let work = move || {
            // Whoever asked may have gone.
            let _ = answer.send(self::import(&source, &preferences, &options, &own));
            last();
        };
        if let Err(error) = thread::Builder::new().name("rating list".into()).spawn(work) {
            let fault = crate::system_fault::SystemFault::of(Path::new(""), &error);
            let _ = send.send(Err(fault.into()));
        }
        Self { progress, coming }
    }

    /// How far it has come.
    #[must_use]
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// What came of it, once.
    pub fn poll(&mut self) -> Option<Result<About, ListFault>> {
        self.coming.try_recv().ok()
    }
}
