//! What a file holds of other stations, taken out of it whole, to be put into another: when a file is lost,
//! or nothing can be written to it any more.

use rusqlite::{Connection, TransactionBehavior};

use crate::row::{Header, Row, header};
use crate::signing::SignatureRow;
use crate::strand::Strand;
use crate::strands::{self, Arrival, Fork, Intact, OWN, OpenStrand};
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
        known: &[OpenStrand],
        arrivals: &[Arrival],
    ) -> rusqlite::Result<Self> {
        let was_one = !strands::has_tables(base)?;
        let own = Strand { key: owner, header: header(base)? };
        let mut all = Vec::new();
        let mut forks: Vec<(u64, Fork)> =
            strands::fork(base, OWN, &own)?.map(|fork| (OWN, fork)).into_iter().collect();
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

    /// What a damaged file holds of other stations, as far as it stands. Its own rows stand, so many. All that
    /// is kept took effect in this order, but for what is left out; where the order does not stand, the own
    /// rows come first, and the others wait until they take effect.
    pub(crate) fn saved(
        file: &Connection,
        (owner, header): (PublicKey, &Header),
        own: u64,
        parts: Vec<Intact>,
    ) -> Self {
        let kept: Vec<&[Row]> = parts.iter().map(|one| one.rows.as_slice()).collect();
        let order = strands::arrivals(file).unwrap_or_default();
        let order = order.into_iter().map(|(_, one)| one);
        let all_own = Arrival { strand: OWN, first: 1, last: own };
        let all_own = || if own > 0 { vec![all_own] } else { Vec::new() };
        let arrivals = kept_order(order, own, &kept).unwrap_or_else(all_own);
        let own = Strand { key: owner, header: header.clone() };
        let all = std::iter::once((&own, u64::MAX))
            .chain(parts.iter().map(|one| (&one.strand, one.rows.len() as u64)));
        let forks = (OWN..).zip(all).filter_map(|(no, (strand, kept))| {
            let fork = strands::fork(file, no, strand).ok().flatten();
            fork.filter(|fork| fork.head.seq <= kept).map(|fork| (no, fork))
        });
        // One of which nothing is left is none, and those behind it move up.
        let left = |no: u64| parts.iter().take(no as usize).filter(|one| !one.rows.is_empty());
        let moved = |no: u64| left(no).count() as u64;
        let forks: Vec<_> = forks.map(|(no, fork)| (moved(no), fork)).collect();
        let arrivals = arrivals.into_iter();
        let arrivals = arrivals.map(|one| Arrival { strand: moved(one.strand), ..one }).collect();
        let strands = parts.into_iter().filter(|one| !one.rows.is_empty());
        let strands = strands.map(|one| (one.strand, one.rows, one.signatures)).collect();
        Self { owner, strands, arrivals, forks }
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

/// The order of arrival without the rows that are left out; none if it does not stand: every own row has one
/// place in it, those of each other strand follow each other, and no command is torn in two.
fn kept_order(
    order: impl Iterator<Item = Arrival>,
    own: u64,
    kept: &[&[Row]],
) -> Option<Vec<Arrival>> {
    let (mut all, mut reached) = (Vec::new(), vec![0; kept.len() + 1]);
    for one in order {
        let no = usize::try_from(one.strand).ok()?;
        let place = reached.get_mut(no)?;
        if one.first != *place + 1 || one.last < one.first {
            return None;
        }
        *place = one.last;
        let rows = no.checked_sub(1).and_then(|no| kept.get(no));
        let there = rows.map_or(own, |rows| rows.len() as u64);
        let last = one.last.min(there);
        let ends = |row: &Row| row.index + 1 == row.of;
        let end = rows.and_then(|rows| rows.get(usize::try_from(last).ok()?.checked_sub(1)?));
        if last < one.first {
            continue;
        }
        if end.is_some_and(|row| !ends(row)) {
            return None;
        }
        all.push(Arrival { last, ..one });
    }
    (reached.first() == Some(&own)).then_some(all)
}
