//! The strands of other stations in an open file: how far each is known, what is handed to others, what is
//! taken from them, and what takes effect.

use std::ops::RangeInclusive;

use rusqlite::TransactionBehavior;

use crate::chain::{BrokenRow, RowFault};
use crate::database::add_own;
use crate::fault::Fault;
use crate::file::Journal;
use crate::row::Row;
use crate::signing::SignatureRow;
use crate::strand::{Delivery, DeliveryOutcome, Heads, Strand, StrandFault, TakeFault};
use crate::strands::{self, Arrival, Fork, OWN, OpenStrand};
use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;

/// What is new in a delivery, and where it belongs.
struct Addition<'a> {
    no: u64,
    /// Whether nothing of the strand was there before.
    new: bool,
    rows: &'a [Row],
    signatures: Vec<SignatureRow>,
    arrival: Option<Arrival>,
}

impl Journal {
    /// The key of the station to which the file belongs: who has made it one of several strands, or else
    /// who signs it now.
    #[must_use]
    pub fn owner(&self) -> Option<PublicKey> {
        self.owner.or_else(|| Some(self.signer.as_ref()?.public()))
    }

    /// Whether the file is one of several strands: it has taken rows of another station, or shares its own.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        self.owner.is_some()
    }

    /// The stations of which there are strands here, the file's own not among them.
    pub fn others(&self) -> impl Iterator<Item = PublicKey> + '_ {
        self.others.iter().map(|one| one.strand.key)
    }

    /// The last row of a station's strand that is here, whether it took effect or waits.
    #[must_use]
    pub fn known_to(&self, station: &PublicKey) -> u64 {
        let found = self.others.iter().find(|one| one.strand.key == *station);
        let own = || if self.owner() == Some(*station) { self.last_seq() } else { 0 };
        found.map_or_else(own, |one| one.head.seq)
    }

    /// How far each strand is known here, as far as others would take it: the last row that its station
    /// has signed.
    ///
    /// # Errors
    /// The faults of the disk.
    pub fn heads(&self) -> Result<Heads, Fault> {
        let mut heads: Heads = self.others.iter().map(|one| (one.strand.key, one.head)).collect();
        if let Some(key) = self.owner()
            && let Some(seq) = self.deliverable(OWN, key, 1, u64::MAX)?
            && let Some(hash) = self.hash_at(seq)?
        {
            heads.insert(key, Head { seq, hash: hash.0 });
        }
        Ok(heads)
    }

    /// What somebody lacks who knows the strands so far, of every strand that is here: of each about so many
    /// rows (so that one of which somebody takes nothing does not keep the others back), but at least one
    /// command; whole commands, and each delivery so that its last row is signed. Who knows another row than
    /// the one here is given the command of that one, so that they can see it.
    ///
    /// # Errors
    /// The faults of the disk.
    pub fn since(&self, known: &Heads, most: u64) -> Result<Vec<Delivery>, Fault> {
        let fault = |error| Fault::of_sqlite(&self.path, &error);
        let mut deliveries = Vec::new();
        for (no, strand) in self.strands() {
            let (first, forked) = self.lacking(no, known.get(&strand.key))?;
            let most = if forked { 1 } else { most };
            let Some(last) = self.deliverable(no, strand.key, first, most)? else { continue };
            let (database, range) = (&self.connection, (first, last));
            let rows = strands::rows(database, no, range).map_err(fault)?;
            let signatures =
                strands::signatures(database, (no, strand.key), range).map_err(fault)?;
            deliveries.push(Delivery { strand, rows, signatures });
        }
        Ok(deliveries)
    }

    /// Makes the file one of several strands before anything of another station is there, and its own strand
    /// that of the key that signs now. To be done before its rows are first sent: were the file carried
    /// on under another key after that, they would go out as two strands.
    ///
    /// # Errors
    /// [`StrandFault::NoKey`]; [`Fault::OtherStation`]; the faults of the disk.
    pub fn begin_sharing(&mut self) -> Result<(), TakeFault> {
        self.check()?;
        let owner = self.recording()?.ok_or(StrandFault::NoKey)?;
        if self.owner.is_none() {
            let done = self.write_tables(&owner);
            self.done(done)?;
            self.begun(owner);
        }
        Ok(())
    }

    fn write_tables(&mut self, owner: &PublicKey) -> rusqlite::Result<()> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        strands::begin(&transaction, &self.header, owner)?;
        transaction.commit()
    }

    /// Takes what another station has sent, in one transaction; it is on the disk when this returns. What is
    /// there already is passed over. Its rows up to `effective` (whole commands) take effect at once, with
    /// those of the strand that waited; the others wait for [`Journal::enter`]. Rows of this file's own
    /// strand, which another station has kept when this file was lost, are taken like any other, and all
    /// take effect, so that what they rest on is to be taken before. A file of one strand becomes one of
    /// several with the first.
    ///
    /// Whether the station takes part in the event is asked before, by whoever calls this.
    ///
    /// # Errors
    /// [`StrandFault`]: nothing of it is taken; [`Fault`]: nothing could be.
    pub fn take(
        &mut self,
        delivery: &Delivery,
        effective: u64,
    ) -> Result<DeliveryOutcome, TakeFault> {
        self.check()?;
        delivery.check(self.header.competition)?;
        let (Some(first), Some(last)) = (delivery.rows.first(), delivery.rows.last()) else {
            return Ok(DeliveryOutcome::default());
        };
        let station = delivery.strand.key;
        let owner = self.recording()?.ok_or(StrandFault::NoKey)?;
        let no = self.number_of(&station, &owner);
        let have = self.last_of(no);
        if first.seq > have + 1 {
            return Err(StrandFault::Gap { station, have, got: first.seq }.into());
        }
        self.compare(no, delivery, have)?;
        let known = usize::try_from(have + 1 - first.seq).unwrap_or(usize::MAX);
        let rows = delivery.rows.get(known..).unwrap_or_default();
        if rows.is_empty() {
            let up_to = effective.min(last.seq);
            let effective = self.entered(no, delivery.whole_up_to(up_to).unwrap_or(0))?;
            return Ok(DeliveryOutcome { rows: Vec::new(), effective });
        }
        let new = |one: &&SignatureRow| one.seq > have;
        let signatures: Vec<SignatureRow> =
            delivery.signatures.iter().filter(new).copied().collect();
        if no == OWN {
            self.all_signed(station, rows, &signatures)?;
        }
        let effective = if no == OWN { last.seq } else { effective };
        let up_to = delivery.whole_up_to(effective).unwrap_or(0);
        let arrival = self.arrival(no, up_to);
        let new = no != OWN && have == 0;
        self.add(&delivery.strand, &owner, &Addition { no, new, rows, signatures, arrival })?;
        let effective = arrival.map(|one| one.first..=one.last);
        Ok(DeliveryOutcome { rows: rows.to_vec(), effective })
    }

    /// Lets the rows of a strand that wait take effect up to one, which ends a command; which ones did. It is
    /// on the disk when this returns.
    ///
    /// # Errors
    /// [`StrandFault::Gap`] for rows that are not here; [`StrandFault::Broken`] for a command torn in two;
    /// the faults of the disk.
    pub fn enter(
        &mut self,
        station: &PublicKey,
        up_to: u64,
    ) -> Result<Option<RangeInclusive<u64>>, TakeFault> {
        self.check()?;
        let (station, owner) = (*station, self.recording()?.ok_or(StrandFault::NoKey)?);
        let no = self.number_of(&station, &owner);
        let have = self.last_of(no);
        if up_to > have {
            return Err(StrandFault::Gap { station, have, got: up_to }.into());
        }
        if no != OWN && up_to > 0 {
            let row = strands::rows(&self.connection, no, (up_to, up_to))
                .map_err(|error| Fault::of_sqlite(&self.path, &error))?;
            if row.first().is_none_or(|row| row.index + 1 != row.of) {
                let broken = BrokenRow { seq: up_to + 1, how: RowFault::Missing };
                return Err(StrandFault::Broken { station, broken }.into());
            }
        }
        Ok(self.entered(no, up_to)?)
    }

    /// Lets rows of other stations that wait take effect, in this order and in one transaction: of each
    /// station all up to a row, which ends a command. They are on the disk when this returns.
    ///
    /// # Errors
    /// [`StrandFault::Gap`] for rows that are not here, and the faults of the disk; none took effect then.
    pub fn enter_each(&mut self, steps: &[(PublicKey, u64)]) -> Result<(), TakeFault> {
        self.check()?;
        let owner = self.recording()?.ok_or(StrandFault::NoKey)?;
        let (mut entries, mut reached) = (Vec::new(), std::collections::BTreeMap::new());
        for (station, up_to) in steps {
            let no = self.number_of(station, &owner);
            let have = self.last_of(no);
            if *up_to > have || no == OWN {
                return Err(StrandFault::Gap { station: *station, have, got: *up_to }.into());
            }
            let arrived = self.other(no).map_or(0, |one| one.arrived);
            let after = reached.insert(no, *up_to).unwrap_or(arrived);
            if *up_to > after {
                entries.push(Arrival { strand: no, first: after + 1, last: *up_to });
            }
        }
        let done = self.write_arrivals(&entries);
        self.done(done)?;
        entries.into_iter().for_each(|one| self.note(one));
        Ok(())
    }

    fn write_arrivals(&mut self, entries: &[Arrival]) -> rusqlite::Result<()> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for one in entries {
            strands::add_arrival(&transaction, *one)?;
        }
        transaction.commit()
    }

    /// The rows of other stations that have not taken effect yet, of each strand at most so many.
    ///
    /// # Errors
    /// The faults of the disk.
    pub fn waiting(&self, most: u64) -> Result<Vec<(PublicKey, Vec<Row>)>, Fault> {
        let mut waiting = Vec::new();
        for (no, one) in (1..).zip(&self.others).filter(|(_, one)| one.arrived < one.head.seq) {
            let range = (one.arrived + 1, one.arrived.saturating_add(most).min(one.head.seq));
            let rows = strands::rows(&self.connection, no, range)
                .map_err(|error| Fault::of_sqlite(&self.path, &error))?;
            waiting.push((one.strand.key, rows));
        }
        Ok(waiting)
    }

    /// How far the strand of a station has taken effect; 0 for one of which nothing is here.
    #[must_use]
    pub fn effective(&self, station: &PublicKey) -> u64 {
        let found = self.others.iter().find(|one| one.strand.key == *station);
        let own = || if self.owner() == Some(*station) { self.last_seq() } else { 0 };
        found.map_or_else(own, |one| one.arrived)
    }

    /// The rows of a strand from one to another, as far as they are here.
    ///
    /// # Errors
    /// The faults of the disk.
    pub fn strand_rows(
        &self,
        station: &PublicKey,
        range: RangeInclusive<u64>,
    ) -> Result<Vec<Row>, Fault> {
        let Some((no, _)) = self.strands().find(|(_, strand)| strand.key == *station) else {
            return Ok(Vec::new());
        };
        let most = i64::MAX.unsigned_abs();
        let range = ((*range.start()).min(most), (*range.end()).min(most));
        strands::rows(&self.connection, no, range)
            .map_err(|error| Fault::of_sqlite(&self.path, &error))
    }

    /// The proof that the owner of a strand has recorded a row twice, if there is one.
    ///
    /// # Errors
    /// The faults of the disk.
    pub fn fork_of(&self, station: &PublicKey) -> Result<Option<Fork>, Fault> {
        let Some((no, strand)) = self.strands().find(|(_, strand)| strand.key == *station) else {
            return Ok(None);
        };
        strands::fork(&self.connection, no, &strand)
            .map_err(|error| Fault::of_sqlite(&self.path, &error))
    }

    /// The key that records here; none where nobody signs.
    ///
    /// # Errors
    /// [`Fault::OtherStation`] when the file is another's.
    pub(super) fn recording(&self) -> Result<Option<PublicKey>, Fault> {
        let key = self.signer.as_ref().map(super::Signer::public);
        match self.owner {
            Some(station) if key != Some(station) => {
                Err(Fault::OtherStation { path: self.path.clone(), station })
            }
            _ => Ok(key),
        }
    }

    /// All strands of the file with their numbers, its own first.
    fn strands(&self) -> impl Iterator<Item = (u64, Strand)> + '_ {
        let own = self.owner().map(|key| Strand { key, header: self.header.clone() });
        let others = (1..).zip(self.others.iter().map(|one| one.strand.clone()));
        own.map(|own| (OWN, own)).into_iter().chain(others)
    }

    /// The number that the strand of a station has, or would have.
    fn number_of(&self, station: &PublicKey, owner: &PublicKey) -> u64 {
        if station == owner {
            return OWN;
        }
        let place = self.others.iter().position(|one| one.strand.key == *station);
        place.unwrap_or(self.others.len()) as u64 + 1
    }

    fn other(&self, no: u64) -> Option<&OpenStrand> {
        self.others.get(usize::try_from(no).ok()?.checked_sub(1)?)
    }

    /// The last row that is here.
    fn last_of(&self, no: u64) -> u64 {
        match no {
            OWN => self.last_seq(),
            _ => self.other(no).map_or(0, |one| one.head.seq),
        }
    }

    fn deliverable(
        &self,
        no: u64,
        key: PublicKey,
        first: u64,
        most: u64,
    ) -> Result<Option<u64>, Fault> {
        strands::deliverable(&self.connection, (no, key), (first, most))
            .map_err(|error| Fault::of_sqlite(&self.path, &error))
    }

    /// The first row that somebody lacks who knows a strand so far, and whether they know another.
    fn lacking(&self, no: u64, known: Option<&Head>) -> Result<(u64, bool), Fault> {
        let Some(known) = known.filter(|known| known.seq > 0) else { return Ok((1, false)) };
        let fault = |error| Fault::of_sqlite(&self.path, &error);
        let seq = known.seq.min(i64::MAX.unsigned_abs() - 1);
        match strands::rows(&self.connection, no, (seq, seq)).map_err(fault)?.first() {
            // They have another row: the command is sent again.
            Some(row) if row.hash.0 != known.hash => Ok((seq - u64::from(row.index), true)),
            _ => Ok((seq + 1, false)),
        }
    }

    /// Whether what is sent agrees with what is here.
    fn compare(&mut self, no: u64, delivery: &Delivery, have: u64) -> Result<(), TakeFault> {
        let Strand { key: station, header } = &delivery.strand;
        let station = *station;
        let here = if no == OWN { Some(&self.header) } else { self.header_of(no) };
        if here.is_some_and(|here| here != header) {
            return Err(StrandFault::OtherBeginning { station }.into());
        }
        let Some(first) = delivery.rows.first() else { return Ok(()) };
        let before = first.seq - 1;
        if before > 0
            && let Some(hash) = self.strand_hash(no, before)?
            && hash != first.previous
        {
            let have = Head { seq: before, hash: hash.0 };
            let got = Head { seq: before, hash: first.previous.0 };
            return Err(StrandFault::Fork { station, have, got }.into());
        }
        for row in delivery.rows.iter().take_while(|row| row.seq <= have) {
            let Some(hash) = self.strand_hash(no, row.seq)?.filter(|hash| *hash != row.hash) else {
                continue;
            };
            let have = Head { seq: row.seq, hash: hash.0 };
            let got = Head { seq: row.seq, hash: row.hash.0 };
            self.keep_proof(no, delivery, row.seq)?;
            return Err(StrandFault::Fork { station, have, got }.into());
        }
        Ok(())
    }

    fn header_of(&self, no: u64) -> Option<&crate::row::Header> {
        self.other(no).map(|one| &one.strand.header)
    }

    fn strand_hash(&self, no: u64, seq: u64) -> Result<Option<crate::hash::Hash>, Fault> {
        strands::hash_at(&self.connection, no, seq)
            .map_err(|error| Fault::of_sqlite(&self.path, &error))
    }

    /// Keeps the first signature behind a row that was sent with other contents, where it is of a row that is
    /// here: two heads with one number, signed by one key. A file of one strand has no place for it.
    fn keep_proof(&mut self, no: u64, delivery: &Delivery, from: u64) -> Result<(), Fault> {
        let Some(one) = delivery.signatures.iter().find(|one| one.seq >= from) else {
            return Ok(());
        };
        let Some(row) = delivery.rows.iter().find(|row| row.seq == one.seq) else {
            return Ok(());
        };
        let here = self.strand_hash(no, row.seq)?;
        if self.owner.is_none() || here.is_none_or(|hash| hash == row.hash) {
            return Ok(());
        }
        let head = Head { seq: row.seq, hash: row.hash.0 };
        let fork = Fork { head, signature: one.signature };
        strands::keep_fork(&self.connection, no, &fork)
            .map_err(|error| Fault::of_sqlite(&self.path, &error))?;
        self.written(self.head())
    }

    /// In a file's own strand every command has its signature behind the first that has one.
    fn all_signed(
        &self,
        station: PublicKey,
        rows: &[Row],
        signatures: &[SignatureRow],
    ) -> Result<(), StrandFault> {
        let mut begun = self.is_signed();
        let mut signatures = signatures.iter().peekable();
        for row in rows.iter().filter(|row| row.index + 1 == row.of) {
            let signed = signatures.next_if(|one| one.seq == row.seq).is_some();
            if begun && !signed {
                let broken = BrokenRow { seq: row.seq, how: RowFault::Unsigned };
                return Err(StrandFault::Broken { station, broken });
            }
            begun |= signed;
        }
        Ok(())
    }

    /// The entry that rows of a strand up to one make; none if they took effect already.
    fn arrival(&self, no: u64, up_to: u64) -> Option<Arrival> {
        let arrived = match no {
            OWN => self.last_seq(),
            _ => self.other(no).map_or(0, |one| one.arrived),
        };
        (up_to > arrived).then_some(Arrival { strand: no, first: arrived + 1, last: up_to })
    }

    /// Lets rows that are here take effect.
    fn entered(&mut self, no: u64, up_to: u64) -> Result<Option<RangeInclusive<u64>>, Fault> {
        let Some(arrival) = self.arrival(no, up_to) else { return Ok(None) };
        let done = strands::add_arrival(&self.connection, arrival);
        self.done(done)?;
        self.note(arrival);
        Ok(Some(arrival.first..=arrival.last))
    }

    /// Writes what is new, all of it or nothing.
    fn add(
        &mut self,
        strand: &Strand,
        owner: &PublicKey,
        addition: &Addition<'_>,
    ) -> Result<(), Fault> {
        let done = self.write(strand, owner, addition);
        self.done(done)?;
        let Addition { no, rows, signatures, arrival, .. } = addition;
        self.begun(*owner);
        if *no == OWN {
            self.recorded_own(rows, signatures);
        } else {
            self.keep(*no, strand, rows, signatures);
        }
        arrival.iter().for_each(|one| self.note(*one));
        self.fold_grown();
        Ok(())
    }

    fn write(
        &mut self,
        strand: &Strand,
        owner: &PublicKey,
        addition: &Addition<'_>,
    ) -> rusqlite::Result<()> {
        let Addition { no, new, rows, signatures, arrival } = addition;
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        strands::begin(&transaction, &self.header, owner)?;
        if *no == OWN {
            add_own(&transaction, rows, signatures)?;
        } else {
            if *new {
                strands::add_strand(&transaction, *no, strand)?;
            }
            strands::add_rows(&transaction, *no, rows, signatures)?;
        }
        if let Some(arrival) = arrival {
            strands::add_arrival(&transaction, *arrival)?;
        }
        transaction.commit()
    }

    /// Only what stands in the file of that name is acknowledged.
    fn done(&mut self, done: rusqlite::Result<()>) -> Result<(), Fault> {
        if let Err(error) = done {
            // A stick that was pulled out answers with errors first.
            self.check()?;
            return Err(Fault::of_sqlite(&self.path, &error));
        }
        self.written(self.head())
    }

    /// The file is one of several strands from now on.
    fn begun(&mut self, owner: PublicKey) {
        if self.owner.is_none() {
            self.owner = Some(owner);
            let first = Arrival { strand: OWN, first: 1, last: self.last_seq() };
            self.arrivals.extend((first.last > 0).then_some(first));
        }
    }

    /// Remembers the rows of another station.
    fn keep(&mut self, no: u64, strand: &Strand, rows: &[Row], signatures: &[SignatureRow]) {
        let Some(place) = usize::try_from(no).ok().and_then(|no| no.checked_sub(1)) else { return };
        if place == self.others.len() {
            self.others.push(OpenStrand::new(strand.clone()));
        }
        let Some(one) = self.others.get_mut(place) else { return };
        rows.iter().for_each(|row| one.memory.push(row));
        signatures.iter().for_each(|signature| one.memory.sign(Some(*signature)));
        if let Some(row) = rows.last() {
            one.head = Head { seq: row.seq, hash: row.hash.0 };
        }
    }

    /// Remembers what took effect.
    pub(super) fn note(&mut self, arrival: Arrival) {
        let place = usize::try_from(arrival.strand).ok().and_then(|no| no.checked_sub(1));
        if let Some(one) = place.and_then(|place| self.others.get_mut(place)) {
            one.arrived = arrival.last;
        }
        self.arrivals.push(arrival);
    }
}
