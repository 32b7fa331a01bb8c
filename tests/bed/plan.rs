//! What is asked for on the command line, and the numbers that follow from a seed.

/// What is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Plan {
    pub(crate) runs: u64,
    pub(crate) seed: u64,
    pub(crate) stations: u16,
    pub(crate) boards: u16,
    pub(crate) seconds: u64,
    /// How many servers carry the event: 1 or 3.
    pub(crate) servers: u16,
    /// The sizes follow from the seed, too.
    pub(crate) by_seed: bool,
    /// Each run is told as a row of the table in `tests/reports/bed.md`.
    pub(crate) row: bool,
    /// The server that is installed is used, and not the one that `JADOUBE_NATS_SERVER` names.
    pub(crate) installed: bool,
    /// Nothing goes wrong, and delays are measured.
    pub(crate) delays: bool,
    /// Nothing goes wrong, and somebody who was away catches up so many entries.
    pub(crate) catch_up: usize,
}

impl Plan {
    /// What the command line asks for; if that is nothing, a short run with one server and one with three.
    pub(crate) fn read() -> Vec<Self> {
        let asked = Self::asked();
        if asked == Self::usual() {
            return vec![asked, Self { seed: 2, servers: 3, installed: true, ..asked }];
        }
        vec![asked]
    }

    /// The same for one seed of it.
    pub(crate) fn of(self, seed: u64) -> Self {
        if !self.by_seed {
            return Self { seed, ..self };
        }
        let (stations, boards) = (4 + (seed % 3) as u16, 10 + (seed % 11) as u16);
        let (seconds, servers) = (10 + seed % 6, if seed % 2 == 1 { 1 } else { 3 });
        Self { seed, stations, boards, seconds, servers, ..self }
    }

    fn usual() -> Self {
        let (runs, seed, stations, boards) = (1, 1, 3, 8);
        let (seconds, servers, installed) = (12, 1, false);
        let (by_seed, row, delays, catch_up) = (false, false, false, 0);
        Self {
            runs,
            seed,
            stations,
            boards,
            seconds,
            servers,
            by_seed,
            row,
            installed,
            delays,
            catch_up,
        }
    }

    fn asked() -> Self {
        let mut plan = Self::usual();
        let mut args = std::env::args().skip(1);
        while let Some(arg) = args.next() {
            let mut value = || args.next().and_then(|value| value.parse::<u64>().ok()).unwrap_or(1);
            match arg.as_str() {
                "--runs" => plan.runs = value(),
                "--seed" => plan.seed = value(),
                "--stations" => plan.stations = value() as u16,
                "--boards" => plan.boards = value() as u16,
                "--seconds" => plan.seconds = value(),
                "--servers" => plan.servers = value() as u16,
                "--by-seed" => plan.by_seed = true,
                "--row" => plan.row = true,
                "--installed" => plan.installed = true,
                "--delays" => plan.delays = true,
                "--catch-up" => plan.catch_up = value() as usize,
                // What other tests are asked.
                _ => {}
            }
        }
        plan
    }
}

/// Numbers that follow from a seed.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn next(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % below.max(1) as u64) as usize
    }
}
