//! Two records under one key: a laptop was copied with its key, or an older copy of the file was recorded in.
//! What others have of this station proves it. Which of the two goes on follows from what the others say of
//! their own: where they have the other record, nothing more is recorded here, and nothing of the own one is
//! handed on, which would divide them; where they have this one, it goes on. Until somebody has told it, the
//! station waits.

use std::sync::Arc;

use crate::cycle::Cycle;
use crate::cycle::strands::{ExchangeFault, OthersHave, OwnFork};
use crate::request_error::CommandError;
use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::stations::post::Post;
use jadoube_core::stations::station::StationId;
use jadoube_journal::fault::Fault;
use jadoube_journal::strand::{Delivery, Heads};

impl Cycle {
    /// From which own row on there is another record under the key of this station, if there is.
    #[must_use]
    pub fn forked_from(&self) -> Option<u64> {
        self.sharing.forked.map(|fork| fork.row)
    }

    /// The other record under the key of this station, unless the others have the one that is here.
    pub(super) fn set_aside(&self) -> Option<OwnFork> {
        self.sharing.forked.filter(|fork| fork.others_have != OthersHave::Own)
    }

    /// Whether nobody has told yet which of two records under the key of this station it has.
    #[must_use]
    pub fn is_key_undecided(&self) -> bool {
        let is_open = |fork: OwnFork| fork.others_have == OthersHave::Unknown;
        !self.sharing.alone && self.sharing.forked.is_some_and(is_open)
    }

    /// From which own row on others have another record than this one, or may have, so that nothing is recorded
    /// here.
    #[must_use]
    pub fn differs_from(&self) -> Option<u64> {
        let fork = self.set_aside().filter(|_| !self.sharing.alone);
        let missing = || self.missing_own().map(|_| self.journal.last_seq() + 1);
        fork.map(|fork| fork.row).or_else(missing)
    }

    /// Before anything is recorded: whether it is this laptop that records under the key.
    pub(super) fn may_record_under_key(&self) -> Result<(), CommandError> {
        let Some(fork) = self.set_aside().filter(|_| !self.sharing.alone) else { return Ok(()) };
        let (row, folder) = (fork.row, self.sharing.folder.clone());
        Err(match fork.others_have {
            OthersHave::Unknown => CommandError::KeyUndecided { row },
            OthersHave::Own | OthersHave::Other => CommandError::KeyElsewhere { row, folder },
        })
    }

    /// What the arbiter is to be told of two records under the key of this station; once for each change.
    pub fn key_news(&mut self) -> Option<ExchangeFault> {
        let fork = self.sharing.forked.as_mut()?;
        let has = fork.others_have;
        if fork.told.replace(has) == Some(has) {
            return None;
        }
        let row = fork.row;
        Some(match has {
            OthersHave::Unknown => ExchangeFault::KeyUndecided { row },
            OthersHave::Own => ExchangeFault::KeyCopied { row, path: self.path.clone() },
            OthersHave::Other => {
                ExchangeFault::KeyElsewhere { row, folder: self.sharing.folder.clone() }
            }
        })
    }

    /// Whether the file was saved from a damaged one of several stations, and not every own row is as it was:
    /// what the others have of this station it would contradict.
    #[must_use]
    pub fn is_saved_in_part(&self) -> bool {
        let of_stations = |entry: &Arc<Entry>| matches!(entry.event, Event::Stations { .. });
        self.hall.own.is_none() && self.history.all().iter().any(of_stations)
    }

    /// The row that a station has recorded twice, if the file proves it.
    #[must_use]
    pub fn written_twice(&self, station: StationId) -> Option<u64> {
        self.sharing.twice.get(&station).copied()
    }

    /// What the file proves of rows that were recorded twice. Where it cannot be read now, others send it again.
    pub(in crate::cycle) fn note_twice(&mut self) {
        for key in self.journal.others().chain(self.journal.owner()) {
            if let Ok(Some(fork)) = self.journal.fork_of(&key) {
                self.sharing.twice.insert(StationId(key), fork.head.seq);
            }
        }
    }

    /// Own rows came that are other ones than those here: another laptop has recorded them with the same key.
    /// Told once; what of it comes later is passed over.
    pub(super) fn note_fork(
        &mut self,
        delivery: &Delivery,
        row: u64,
    ) -> Result<Option<ExchangeFault>, Fault> {
        let Some(end) = delivery.rows.last() else { return Ok(None) };
        let head = Head { seq: end.seq, hash: end.hash.0 };
        let mut fork = self.sharing.forked.unwrap_or(OwnFork::new(row, head));
        fork.row = fork.row.min(row);
        if head.seq > fork.reached.seq {
            fork.reached = head;
        }
        self.sharing.forked = Some(fork);
        (self.sharing.doubted, self.sharing.missing) = (None, None);
        self.note_twice();
        self.decide_fork()?;
        Ok(self.key_news())
    }

    /// Takes note of how far another station says that it knows the own strand.
    pub(super) fn hear_own_head(&mut self, from: PublicKey, theirs: &Heads) -> Result<(), Fault> {
        let Some(StationId(own)) = self.hall.own.filter(|own| own.0 != from) else {
            return Ok(());
        };
        // Who uses the same key is no witness, and neither is who takes no part.
        let Some(head) = theirs.get(&own).filter(|_| self.takes_part(from)) else {
            return Ok(());
        };
        self.sharing.heads_of_own.insert(from, *head);
        self.decide_fork()
    }

    /// Which of the two records the others have: the chief station's word counts before that of others, whose
    /// order is the same for everybody, so that both laptops find the same.
    fn decide_fork(&mut self) -> Result<(), Fault> {
        let Some(fork) = self.sharing.forked else { return Ok(()) };
        let told = &self.sharing.heads_of_own;
        let chief = self.hall.stations.keeper(Post::Chief);
        let of_chief = chief.and_then(|StationId(key)| told.get(&key));
        let mut others_have = fork.others_have;
        for head in of_chief.into_iter().chain(told.values()) {
            if let Some(found) = self.which_record(fork.row, head)? {
                others_have = found;
                break;
            }
        }
        self.sharing.forked = Some(OwnFork { others_have, ..fork });
        Ok(())
    }

    /// Of which of two records, which differ from a row on, somebody has this row; nothing where it shows
    /// neither.
    fn which_record(&self, from: u64, head: &Head) -> Result<Option<OthersHave>, Fault> {
        if head.seq == 0 {
            return Ok(None);
        }
        let is_here = head.seq <= self.journal.last_seq();
        let here = if is_here { self.journal.hash_at(head.seq)? } else { None };
        let is_behind = head.seq < from;
        Ok(match here {
            Some(hash) if hash.0 != head.hash => Some(OthersHave::Other),
            _ if is_behind => None,
            Some(_) => Some(OthersHave::Own),
            // More rows than there are here: not those of this laptop.
            None => Some(OthersHave::Other),
        })
    }

    /// Takes note that somebody says of an own row that it is another one. Nothing vouches for it yet.
    pub(super) fn doubt(&mut self, said: Option<&Head>) -> Result<(), Fault> {
        let Some(said) = said.filter(|_| self.sharing.forked.is_none()) else { return Ok(()) };
        if said.seq > 0
            && let Some(hash) = self.journal.hash_at(said.seq)?
            && hash.0 != said.hash
        {
            self.sharing.doubted = Some(Head { seq: said.seq, hash: hash.0 });
        }
        Ok(())
    }
}
