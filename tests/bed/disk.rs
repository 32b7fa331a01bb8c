//! A small disk for a laptop, which is filled and freed.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command as Process;

/// So much is on it.
const SIZE: &str = "size=64m";

/// A small disk.
pub(crate) struct Disk {
    folder: PathBuf,
}

impl Disk {
    /// None where this user may mount nothing.
    pub(crate) fn make(folder: &Path) -> Option<Self> {
        fs::create_dir_all(folder).expect("a folder");
        let mut mount = Process::new("mount");
        mount.args(["-t", "tmpfs", "-o", SIZE, "bed"]).arg(folder);
        let done = mount.output().ok()?;
        done.status.success().then(|| Self { folder: folder.to_owned() })
    }

    fn ballast(&self) -> PathBuf {
        self.folder.join("ballast")
    }

    /// Takes what room there is.
    pub(crate) fn fill(&self) {
        let Ok(mut file) = File::create(self.ballast()) else { return };
        for size in [65_536, 512, 1] {
            let block = vec![7; size];
            while file.write_all(&block).is_ok() {}
        }
    }

    /// Gives it back.
    pub(crate) fn free(&self) {
        let _ = fs::remove_file(self.ballast());
    }

    /// Keeps what is on it in a folder.
    pub(crate) fn keep(&self, to: &Path) {
        let _ = Process::new("cp").arg("-a").arg(&self.folder).arg(to).status();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Process::new("umount").arg("-l").arg(&self.folder).status();
    }
}
