//! An open file that is lost, or to which nothing can be written: it is noticed, everything is saved as
//! a new file, and the work goes on in that.

use std::path::Path;

use rusqlite::config::DbConfig;

use crate::database::leave_word;
use crate::fault::Fault;
use crate::file::Journal;
use crate::file_watch::Look;
use crate::loss::Loss;
use crate::new_file;
use crate::opening;
use crate::others::Others;
use crate::publish::{folder_of, try_room};
use crate::rescue;
use crate::row::Row;
use crate::signing::SignatureRow;
use jadoube_core::evidence::head::Head;

/// So much has to fit on the disk before the file counts as one that can be written again.
const ROOM: usize = 1024 * 1024;

/// The rows of the file's own strand, their signatures, and the other strands.
type AllRows = (Vec<Row>, Vec<SignatureRow>, Option<Others>);

impl Journal {
    /// Looks whether the name of the file still stands for what was written to it. If it does not,
    /// everything is saved at once as a new file, and nothing is written to this one any more.
    ///
    /// # Errors
    /// [`Fault::Lost`], with the name of the new file.
    pub fn check(&mut self) -> Result<(), Fault> {
        if let Some(Fault::Lost { how, saved: None, .. }) = &self.lost {
            // There was no room; perhaps there is now.
            let how = how.clone();
            return Err(self.lose(how));
        }
        if let Some(lost) = &self.lost {
            return Err(lost.clone());
        }
        let look = self.standing.look(&self.held);
        self.judge(look, self.head())
    }

    /// What was changed stands if all of it is there up to the head.
    fn judge(&mut self, look: Result<Look, Loss>, head: Head) -> Result<(), Fault> {
        match look {
            Ok(Look::AsLeft) => Ok(()),
            // Another form of the same record is no loss.
            Ok(Look::Changed)
                if opening::ends_with(&self.path, head) && self.standing.note(&self.held) =>
            {
                Ok(())
            }
            Ok(Look::Changed) => Err(self.lose(Loss::Overwritten)),
            Err(how) => Err(self.lose(how)),
        }
    }

    /// The file is lost: what is in memory is saved.
    fn lose(&mut self, how: Loss) -> Fault {
        // Closing must not write into what may be another's file now.
        let _ = self.connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true);
        let saved = self.all().and_then(|(rows, signatures, others)| {
            let saved = rescue::RescuedContents {
                header: &self.header,
                rows: &rows,
                signatures: &signatures,
                others: others.as_ref(),
                beat: self.beat.as_ref(),
                signer: self.signer.as_ref(),
            };
            rescue::save(&self.path, &how, self.refuge.as_deref(), &saved)
        });
        let saved = saved.ok();
        let fault = Fault::Lost { path: self.path.clone(), how, saved };
        self.lost = Some(fault.clone());
        // Whatever has the name now may be opened again.
        self.keep = None;
        fault
    }

    /// Saves everything as a new file, and goes on in that: for when nothing can be written to this
    /// one any more.
    ///
    /// # Errors
    /// As for [`Journal::create`]. This file is the open one still, and there is no new one.
    pub fn go_over(&mut self, path: &Path) -> Result<(), Fault> {
        let (rows, signatures, others) = self.all()?;
        new_file::make(path, &self.header, &rows, &signatures, others.as_ref())?;
        let opened = Self::open(path).and_then(|(mut next, _)| {
            next.signer.clone_from(&self.signer);
            next.refuge.clone_from(&self.refuge);
            if let Some(beat) = self.beat.as_ref().filter(|beat| beat.after == next.last_seq()) {
                next.beat(beat.at, &beat.wall, &beat.state)?;
            }
            Ok(next)
        });
        // The one that is left is closed as far as it can be: all of it stands in the new one.
        *self = opened.inspect_err(|_| new_file::remove(path))?;
        Ok(())
    }

    /// Tries whether something can be written again, without recording anything. That one page can
    /// be is not enough: the next command would fail again.
    ///
    /// # Errors
    /// The faults of the disk; [`Fault::Lost`].
    pub fn try_writing(&mut self) -> Result<(), Fault> {
        self.check()?;
        // On the disk of the file, not of a link that leads to it.
        let path = self.path.canonicalize().unwrap_or_else(|_| self.path.clone());
        try_room(folder_of(&path), ROOM).map_err(|error| Fault::of_writing(&self.path, &error))?;
        leave_word(&self.connection).map_err(|error| Fault::of_sqlite(&self.path, &error))?;
        self.written(self.head())
    }

    /// Looks at the file after something was written to it, and notes what stands there now. What
    /// was written last is not counted among what has to be there if that is lost.
    pub(super) fn written(&mut self, head: Head) -> Result<(), Fault> {
        let look = self.standing.look_after_writing(&self.held);
        self.judge(look, head)?;
        if self.standing.note(&self.held) { Ok(()) } else { Err(self.lose(Loss::Gone)) }
    }

    /// All rows, who signed them, and what other stations have recorded.
    fn all(&self) -> Result<AllRows, Fault> {
        let fault = |error| Fault::of_sqlite(&self.path, &error);
        let mut rows = self.base.rows(0, usize::MAX >> 1).map_err(fault)?;
        rows.extend(self.memory.rows(self.base.head()));
        let mut signatures = self.base.signatures().map_err(fault)?;
        signatures.extend_from_slice(self.memory.signatures());
        let Some(owner) = self.owner else { return Ok((rows, signatures, None)) };
        let others = self.base.others(owner, &self.others, &self.arrivals).map_err(fault)?;
        Ok((rows, signatures, Some(others)))
    }
}
