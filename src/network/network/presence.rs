//! Who is there, how far each has come, and how far the clocks differ.

use std::collections::VecDeque;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use async_nats::Client;
use tokio::sync::watch;

use crate::event::Event;
use crate::network::shared::{SharedState, StationPresence};
use jadoube_core::evidence::key::PublicKey;

/// How often a station says that it is there.
const BEAT: Duration = Duration::from_secs(2);
/// Changes are told at once, but not more often than this.
const SOON: Duration = Duration::from_millis(20);
/// A station of which nothing was heard for so long is silent.
const SILENT: Duration = Duration::from_secs(7);
/// How often is looked who is silent.
const LOOK: Duration = Duration::from_millis(500);
/// How often clocks are compared with one station each.
const MEASURE: Duration = Duration::from_millis(250);
/// How many comparisons are remembered.
const SAMPLES: usize = 8;
/// By so many microseconds two clocks may drift apart between two comparisons.
const DRIFT: i64 = 200_000;
/// How long an answer about time is waited for: a late one says little.
const PATIENCE: Duration = Duration::from_secs(1);
/// More stations than this are none: somebody makes them up.
const STATIONS_MAX: usize = 10_000;

/// Says that this station is there, and how far it has come.
pub(super) async fn announce(
    shared: Arc<SharedState>,
    client: Client,
    mut heads: watch::Receiver<Vec<u8>>,
) {
    let subject = shared.subjects.heads(shared.settings.station);
    loop {
        let bytes = heads.borrow_and_update().clone();
        if client.publish(subject.clone(), bytes.into()).await.is_err() {
            return;
        }
        tokio::time::sleep(SOON).await;
        // When nobody announces any more, the beat goes on until the end.
        if let Ok(Err(_)) = tokio::time::timeout(BEAT, heads.changed()).await {
            tokio::time::sleep(BEAT).await;
        }
    }
}

/// A station has said that it is there.
pub(super) fn heard(shared: &SharedState, station: PublicKey, bytes: Vec<u8>) {
    if station == shared.settings.station {
        return;
    }
    let mut all = shared.present.lock().unwrap_or_else(PoisonError::into_inner);
    if all.len() >= STATIONS_MAX && !all.contains_key(&station) {
        return;
    }
    let now = StationPresence {
        heads: bytes.clone(),
        heard: Instant::now(),
        wall: SystemTime::now(),
        silent: false,
    };
    let before = all.insert(station, now);
    drop(all);
    if before.as_ref().is_none_or(|before| before.silent) {
        shared.outlet.tell(Event::Present { station });
    }
    if before.is_none_or(|before| before.heads != bytes) {
        shared.outlet.tell(Event::Heads { station, bytes });
    }
}

/// Looks who is silent.
pub(super) async fn watch(shared: Arc<SharedState>) {
    loop {
        tokio::time::sleep(LOOK).await;
        let mut all = shared.present.lock().unwrap_or_else(PoisonError::into_inner);
        for (station, present) in all.iter_mut() {
            if !present.silent && present.heard.elapsed() >= SILENT {
                present.silent = true;
                let (station, since) = (*station, present.wall);
                shared.outlet.tell(Event::Silent { station, since });
            }
        }
    }
}

/// Without a server nothing is known of anybody.
pub(super) fn forget(shared: &SharedState) {
    shared.present.lock().unwrap_or_else(PoisonError::into_inner).clear();
}

/// Compares clocks with one station after the other.
pub(super) async fn measure(shared: Arc<SharedState>, client: Client) {
    let mut turn = 0_usize;
    loop {
        tokio::time::sleep(MEASURE).await;
        let there: Vec<PublicKey> = {
            let all = shared.present.lock().unwrap_or_else(PoisonError::into_inner);
            all.iter().filter(|(_, one)| !one.silent).map(|(key, _)| *key).collect()
        };
        let Some(station) = there.get(turn % there.len().max(1)).copied() else { continue };
        turn = turn.wrapping_add(1);
        let subject = shared.subjects.time(station, shared.settings.station);
        let sent = now();
        let asked = client.request(subject, sent.to_be_bytes().to_vec().into());
        let Ok(Ok(answer)) = tokio::time::timeout(PATIENCE, asked).await else { continue };
        if let Some(sample) = sample(&answer.payload, sent, now()) {
            compare(&shared, station, sample);
        }
    }
}

fn compare(shared: &SharedState, station: PublicKey, sample: (i64, i64)) {
    let mut clocks = shared.clocks.lock().unwrap_or_else(PoisonError::into_inner);
    let found = better(clocks.entry(station).or_default(), sample);
    drop(clocks);
    if let Some((took, ahead)) = found {
        let uncertain = u64::try_from(took).unwrap_or_default().div_ceil(2);
        shared.outlet.tell(Event::Clock { station, ahead, uncertain });
    }
}

/// Takes note of a comparison; the best that is known now, if it is another than before. A difference that the
/// ways of question and answer do not explain shows that one of the two clocks was set: what was compared before
/// is out of date.
fn better(samples: &mut VecDeque<(i64, i64)>, sample: (i64, i64)) -> Option<(i64, i64)> {
    let best = |samples: &VecDeque<(i64, i64)>| samples.iter().min().copied();
    let before = best(samples);
    let is_set = before.is_some_and(|(took, ahead)| {
        let explained = (took / 2).saturating_add(sample.0 / 2).saturating_add(DRIFT);
        sample.1.abs_diff(ahead) > explained.unsigned_abs()
    });
    if is_set {
        samples.clear();
    }
    samples.push_back(sample);
    if samples.len() > SAMPLES {
        samples.pop_front();
    }
    best(samples).filter(|after| before != Some(*after))
}

/// How long it took, and how far the other clock is ahead: the question left at `sent` and the answer
/// came at `came` by this clock; by the other clock the question came and the answer left as told.
fn sample(bytes: &[u8], sent: i64, came: i64) -> Option<(i64, i64)> {
    let (asked, rest) = bytes.split_first_chunk::<8>()?;
    let (there, rest) = rest.split_first_chunk::<8>()?;
    let left = rest.first_chunk::<8>()?;
    if i64::from_be_bytes(*asked) != sent {
        return None;
    }
    let (there, left) = (i64::from_be_bytes(*there), i64::from_be_bytes(*left));
    let took = came.checked_sub(sent)?.checked_sub(left.checked_sub(there)?)?;
    let ahead = there.checked_sub(sent)?.checked_add(left.checked_sub(came)?)? / 2;
    (took >= 0).then_some((took, ahead))
}

/// The answer to a question about time.
pub(super) fn stamps(asked: &[u8]) -> Vec<u8> {
    let there = now().to_be_bytes();
    let mut bytes = asked.get(..8).unwrap_or_default().to_vec();
    bytes.extend(there);
    bytes.extend(now().to_be_bytes());
    bytes
}

/// Microseconds by the clock of this machine.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_micros()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_difference_of_clocks_is_found_when_both_ways_are_alike() {
        let answer = |sent: i64, there: i64, left: i64| {
            [sent.to_be_bytes(), there.to_be_bytes(), left.to_be_bytes()].concat()
        };
        // 300 there and 300 back, 50 of work, and the other clock 5000 ahead.
        assert_eq!(sample(&answer(1000, 6300, 6350), 1000, 1650), Some((600, 5000)));
        assert_eq!(sample(&answer(1000, -3700, -3650), 1000, 1650), Some((600, -5000)));
        for wrong in
            [&[][..], &[0; 23], &answer(999, 6300, 6350), &answer(1000, i64::MIN, i64::MAX)]
        {
            assert_eq!(sample(wrong, 1000, 1650), None);
        }
        assert_eq!(stamps(&[]).len(), 16);
    }

    #[test]
    fn a_clock_that_was_set_is_known_with_the_next_comparison() {
        let mut samples = VecDeque::new();
        assert_eq!(better(&mut samples, (600, 5_000)), Some((600, 5_000)));
        assert_eq!(better(&mut samples, (900, 5_100)), None, "a slower one says less");
        assert_eq!(better(&mut samples, (400, 4_950)), Some((400, 4_950)));
        // Two seconds on the way explain a second.
        assert_eq!(better(&mut samples, (2_000_000, 1_000_000)), None);
        let minutes = 120_000_000;
        assert_eq!(better(&mut samples, (900, minutes)), Some((900, minutes)), "it was set");
        assert_eq!(better(&mut samples, (950, minutes + 40)), None);
        assert_eq!(better(&mut samples, (1_000, -70)), Some((1_000, -70)), "and back again");
        for extreme in [(i64::MAX, i64::MIN), (0, i64::MAX), (i64::MAX, i64::MAX)] {
            let _ = better(&mut samples, extreme);
        }
    }
}
