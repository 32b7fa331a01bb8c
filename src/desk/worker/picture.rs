//! The picture that the user interfaces see: made anew when there is news, and they are woken for it.

use std::path::Path;
use std::sync::{Arc, PoisonError};
use std::time::Instant;

use crate::broadcast::Broadcast;
use crate::cycle::Cycle;
use crate::line_view::LineView;
use crate::snapshot::{Notice, NoticeKind, Snapshot};
use crate::worker::{TICKS, Worker};
use jadoube_core::hall::state::Hall;
use jadoube_i18n::lang::Lang;
use jadoube_laws::library::laws;
use jadoube_voice::voice::Settings;

/// How many notices are kept.
const NOTICES: usize = 50;

impl Worker {
    pub(super) fn notice(&mut self, what: NoticeKind) {
        if self.notices.last().is_some_and(|last| last.what == what) {
            return;
        }
        self.noticed += 1;
        if self.notices.len() >= NOTICES {
            self.notices.remove(0);
        }
        self.notices.push(Notice { number: self.noticed, at: self.now(), what });
    }

    /// Makes a new picture if there is news, and wakes the user interfaces for it.
    pub(super) fn tell(&mut self) {
        let wake = match self.publish() {
            News::None => false,
            News::Ticks => self.last_wake.elapsed() >= TICKS,
            News::Some => true,
        };
        if wake {
            self.wake();
        }
    }

    pub(super) fn wake(&mut self) {
        self.last_wake = Instant::now();
        (self.waker)();
    }

    /// What faces have asked of the desk itself.
    const fn manners(&self) -> (&str, Lang, &Settings) {
        (self.station.name.as_str(), self.lang, &self.voice)
    }

    pub(super) fn publish(&mut self) -> News {
        let stations = self.stations_view();
        let old = self.picture.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let cycle = self.cycle.as_ref();
        let (path, hall, history, keeper) = match (cycle, &self.reading) {
            (Some(cycle), _) => {
                (Some(cycle.path()), cycle.hall().clone(), cycle.history(), cycle.shown_by())
            }
            (None, Some(read)) => {
                (Some(read.path.as_path()), read.hall.clone(), &read.history, &read.keeper)
            }
            (None, None) => (None, Hall::default(), &self.no_history, &self.idle_keeper),
        };
        let unlike = cycle.and_then(Cycle::unlike);
        let lines = self.tables.views();
        let importing = self.imported();
        let record = cycle
            .map(Cycle::record_state)
            .or_else(|| self.reading.as_ref().map(|reading| reading.record));
        // Every entry has a number of its own, so that the state need not be compared.
        let same = hall.seq == old.hall.seq
            && Arc::ptr_eq(keeper, &old.keeper)
            && Arc::ptr_eq(&self.ports, &old.ports)
            && self.live.as_ref().map(Broadcast::live) == old.live_pgn.as_ref()
            && self.lost == old.lost
            && self.unwritten == old.unwritten
            && unlike == old.unlike.as_ref()
            && self.copying.state == old.copies
            && importing == old.importing
            && stations == old.stations
            && Arc::ptr_eq(&self.exchanging.door, &old.door)
            && self.manners() == (old.station.as_str(), old.lang, &old.voice)
            && self.alarms.revision() == old.spoken.revision
            && self.notices == *old.notices;
        let news = match same {
            true if lines == *old.lines => return News::None,
            true if differ_in_ticks_only(&lines, &old.lines) => News::Ticks,
            _ => News::Some,
        };
        let picture = Arc::new(Snapshot {
            revision: old.revision + 1,
            path: path.map(Path::to_owned),
            history: history.as_of(hall.seq),
            hall,
            edition: cycle.map_or_else(laws::newest, Cycle::edition),
            lines: Arc::new(lines),
            ports: self.ports.clone(),
            notices: Arc::new(self.notices.clone()),
            lost: self.lost.clone(),
            unwritten: self.unwritten.clone(),
            unlike: unlike.cloned(),
            only_read: self.reading.as_ref().and_then(|reading| reading.trouble.clone()),
            copies: self.copying.state.clone(),
            live_pgn: self.live.as_ref().map(|live| live.live().clone()),
            station: self.station.name.clone(),
            lang: self.lang,
            voice: self.voice.clone(),
            spoken: self.alarms.state(),
            keeper: keeper.clone(),
            importing,
            stations,
            door: Arc::clone(&self.exchanging.door),
            record,
        });
        *self.picture.lock().unwrap_or_else(PoisonError::into_inner) = picture;
        news
    }
}

/// What is new in a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum News {
    /// Nothing: there is no new picture.
    None,
    /// Only the seconds on clocks on tables.
    Ticks,
    /// Something to look at.
    Some,
}

fn differ_in_ticks_only(new: &[LineView], old: &[LineView]) -> bool {
    let but_for_ticks = |(new, old): (&LineView, &LineView)| {
        let mut new = new.clone();
        if let (Some(now), Some(before)) = (&mut new.clock, &old.clock) {
            now.times = before.times;
        }
        new.clock_since = old.clock_since;
        new == *old
    };
    new.len() == old.len() && new.iter().zip(old).all(but_for_ticks)
}
