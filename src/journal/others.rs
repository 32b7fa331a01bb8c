//! What a file holds of other stations, taken out of it whole, to be put into another: when a file is lost,
//! or nothing can be written to it any more.

use rusqlite::{Connection, TransactionBehavior};

use crate::row::{Header, Row};
use crate::signing::SignatureRow;
use crate::strand::Strand;
use crate::strands::{self, Arrival, Fork, Known};
use jadoube_core::evidence::key::PublicKey;

/// The strands of other stations, and the order of arrival of all.
#[derive(Debug)]
pub(crate) struct Others {
    /// To whom the file belongs.
    owner: PublicKey,
    strands: Vec<(Strand, Vec<Row>, Vec<SignatureRow>)>,
    arrivals: Vec<Arrival>,
    forks: Vec<(u64, Fork)>,
}

impl Others {
    /// What a file held when it was opened, and what has come since.
    pub(crate) fn of(
        base: &Connection,
        owner: PublicKey,
        known: &[Known],
        arrivals: &[Arrival],
    ) -> rusqlite::Result<Self> {
        let was_one = !strands::has_tables(base)?;
        let (mut all, mut forks) = (Vec::new(), Vec::new());
        for (no, one) in (1..).zip(known) {
            let (mut rows, mut signatures) = (Vec::new(), Vec::new());
            if one.base.seq > 0 {
                let range = (1, one.base.seq);
                rows = strands::rows(base, no, range)?;
                signatures = strands::signatures(base, (no, one.strand.key), range)?;
                forks.extend(strands::fork(base, no, &one.strand)?.map(|fork| (no, fork)));
            }
            rows.extend(one.memory.rows(one.base));
            signatures.extend_from_slice(one.memory.signatures());
            all.push((one.strand.clone(), rows, signatures));
        }
        let mut order: Vec<Arrival> = Vec::new();
        if !was_one {
            order.extend(strands::arrivals(base)?.into_iter().map(|(_, one)| one));
        }
        order.extend_from_slice(arrivals);
        Ok(Self { owner, strands: all, arrivals: order, forks })
    }

    /// Puts all of it into a new file that has its own rows already.
    pub(crate) fn fill(
        &self,
        connection: &mut Connection,
        header: &Header,
    ) -> rusqlite::Result<()> {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        strands::tables(&transaction, header, &self.owner)?;
        for (no, (strand, rows, signatures)) in (1..).zip(&self.strands) {
            strands::add_strand(&transaction, no, strand)?;
            strands::add_rows(&transaction, no, rows, signatures)?;
        }
        for arrival in &self.arrivals {
            strands::add_arrival(&transaction, *arrival)?;
        }
        for (no, fork) in &self.forks {
            strands::keep_fork(&transaction, *no, fork)?;
        }
        transaction.commit()
    }
}
