//! The live PGN: the file of each round as the public may see it now. It can stay behind the games by
//! minutes and by moves, so that nobody at a board is helped by what is shown outside; the delay holds
//! for moves, clocks and results alike. How a file is replaced as a whole is in [`live_pgn`].
//!
//! What is shown is the fold of the entries that are old enough. How old they are is counted on the
//! time line of the journal; while the program was closed and the machine slept that one stood still,
//! and what passed meanwhile is added where it was measured. The wall clock alone is not asked: it can
//! be set, and the delay is never shorter than was said.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use crate::history::History;
use crate::live_pgn;
use crate::recovery::TimeAway;
use crate::timekeeper::Timekeeper;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_core::adjournment::event::Event as AdjournmentEvent;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::state::Hall;
use jadoube_core::hall::timing::TimeNote;
use jadoube_core::stations::station::StationId;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::clock::pace::Pace;
use jadoube_laws::game::event::{Event as GameEvent, Observation};
use jadoube_laws::wall::Wall;
use jadoube_message::system::SystemReason;

/// How far the files stay behind.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Delay {
    /// Minutes since the entry was recorded.
    pub minutes: u16,
    /// The last moves of both players that are held back of a game that goes on. With its result a
    /// game is shown to its end: nobody at the board can be helped any more.
    pub moves: u16,
}

impl Delay {
    /// No delay.
    pub const NONE: Self = Self { minutes: 0, moves: 0 };

    /// What is proposed for a competition: a quarter of an hour where standard chess is played.
    #[must_use]
    pub fn proposed(hall: &Hall) -> Self {
        let standard =
            hall.on_boards().any(|(_, game)| Pace::of(&game.setup.control) == Pace::Standard);
        if standard { Self { minutes: 15, moves: 0 } } else { Self::NONE }
    }

    fn time(self) -> Millis {
        Millis::from_mins(i64::from(self.minutes))
    }
}

/// Where the live PGN goes, and how far behind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Live {
    /// The folder, with one file for each round.
    pub folder: PathBuf,
    /// The delay.
    pub delay: Delay,
}

/// The live PGN of the open competition, as far as it may be shown.
#[derive(Debug)]
pub(crate) struct Broadcast {
    live: Live,
    /// The competition as of the delay.
    shown: Hall,
    /// How many entries that took.
    seen: usize,
    /// When the next entry may be shown, if one waits.
    next: Option<Moment>,
    /// When the file was closed, before it was opened.
    closed: Option<TimeAway>,
    /// The rounds whose files do not have yet what may be shown.
    stale: BTreeSet<u16>,
    /// Those that could not be written, until the next change.
    failed: BTreeSet<u16>,
}

/// Live files to be written, as of one moment.
#[derive(Debug)]
pub(crate) struct Work {
    /// Where, and how far behind.
    pub(crate) live: Live,
    shown: Hall,
    rounds: BTreeSet<u16>,
    /// The language of what they say beside the moves.
    lang: Lang,
}

/// Live files that could not be written.
#[derive(Debug)]
pub struct BroadcastFault {
    /// Of these rounds.
    pub rounds: BTreeSet<u16>,
    /// What the system says.
    pub error: SystemReason,
}

impl Work {
    /// Writes them; slow where the folder is.
    ///
    /// # Errors
    /// The rounds that are left; their old files are still there, whole.
    pub(crate) fn write(mut self) -> Result<(), BroadcastFault> {
        let words = Catalogue::new(self.lang);
        while let Some(round) = self.rounds.first().copied() {
            let (folder, moves) = (&self.live.folder, self.live.delay.moves);
            if let Err(error) = live_pgn::rewrite(folder, &self.shown, (round, moves), &words) {
                return Err(BroadcastFault { rounds: self.rounds, error: error.into() });
            }
            self.rounds.remove(&round);
        }
        Ok(())
    }
}

/// When something happened at another station, on the time line here: by the clocks on both walls.
fn elsewhere(entry: &Entry, by: &Timekeeper) -> Moment {
    let ago = entry.wall.parse::<Wall>().map_or(Millis::ZERO, |wall| by.wall().since(wall));
    Moment(by.now().0 - ago.0.max(0))
}

impl Broadcast {
    /// For a competition as it is. Every round has its file from the beginning, and none keeps what an
    /// earlier, shorter delay had written.
    pub(crate) fn new(live: Live, hall: &Hall, closed: Option<TimeAway>) -> Self {
        let stale = live_pgn::rounds_of(hall);
        Self {
            live,
            shown: Hall::default(),
            seen: 0,
            next: None,
            closed,
            stale,
            failed: BTreeSet::new(),
        }
    }

    pub(crate) const fn live(&self) -> &Live {
        &self.live
    }

    /// When [`Self::advance`] has something to do next.
    pub(crate) const fn next(&self) -> Option<Moment> {
        self.next
    }

    /// Whether every file has what may be shown.
    pub(crate) fn is_up_to_date(&self) -> bool {
        self.stale.is_empty()
    }

    /// The files to be written now, if there are any. What could not be written before is tried
    /// again with them.
    pub(crate) fn work(&mut self, lang: Lang) -> Option<Work> {
        if self.stale.is_empty() {
            return None;
        }
        let mut rounds = std::mem::take(&mut self.stale);
        rounds.append(&mut self.failed);
        Some(Work { live: self.live.clone(), shown: self.shown.clone(), rounds, lang })
    }

    /// These could not be written.
    pub(crate) fn put_back(&mut self, mut rounds: BTreeSet<u16>) {
        self.failed.append(&mut rounds);
    }

    /// Shows what has become old enough; which files that changes tells [`Self::work`].
    pub(crate) fn advance(&mut self, history: &History, own: Option<StationId>, by: &Timekeeper) {
        let waiting = history.since(self.seen);
        self.shown.own = own;
        let mut due = self.due(&waiting, by);
        // Where several stations keep the event, none is shown before one that came earlier.
        let mut latest = Moment(i64::MIN);
        for one in due.iter_mut().filter(|_| own.is_some()) {
            latest = latest.max(*one);
            *one = latest;
        }
        let now = by.now();
        let ready = due.partition_point(|due| *due <= now);
        self.next = due.get(ready).copied();
        let mut turns = false;
        for entry in waiting.iter().take(ready) {
            turns |= entry.place.is_some_and(|place| self.shown.turns(&entry.event, place));
            self.shown.apply(&entry.event, entry.origin());
            self.note(entry);
        }
        self.seen += ready;
        if turns {
            history.as_of(self.seen as u64).fold_into(&mut self.shown);
            self.stale.extend(live_pgn::rounds_of(&self.shown));
        }
    }

    /// When each of these entries, of which there are no later ones, may be shown.
    fn due(&self, entries: &[Arc<Entry>], by: &Timekeeper) -> Vec<Moment> {
        let mut slept = Millis::ZERO;
        let mut due: Vec<Moment> = Vec::with_capacity(entries.len());
        for entry in entries.iter().rev() {
            let closed = self.closed.filter(|closed| entry.seq <= closed.last);
            if entry.place.is_some_and(|place| self.shown.own != Some(place.station)) {
                due.push(elsewhere(entry, by) + self.live.delay.time());
                continue;
            }
            let unseen = slept + closed.map_or(Millis::ZERO, |closed| closed.away);
            due.push(entry.at + self.live.delay.time() - unseen);
            if let Event::Time { what: TimeNote::Slept { away, .. } } = &entry.event {
                slept += *away;
            }
        }
        due.reverse();
        due
    }

    /// Which files an entry changes.
    fn note(&mut self, entry: &Entry) {
        match &entry.event {
            Event::Game { board, what } if changes_record(what) => {
                self.stale.extend(self.shown.game(*board).map(|game| game.setup.round));
            }
            Event::OffBoard { incident, what } if changes_record(what) => {
                let incident = self.shown.incidents.get(incident);
                let game = incident.and_then(|incident| self.shown.game_of_incident(incident));
                self.stale.extend(game.map(|one| one.game.setup.round));
            }
            Event::Adjournment { what: AdjournmentEvent::Concluded { no, .. } } => {
                self.stale.extend(self.shown.adjournments.get(no).map(|one| one.round));
            }
            // Its name and place stand in every file.
            Event::CompetitionChanged { .. } => {
                self.stale.extend(live_pgn::rounds_of(&self.shown));
            }
            _ => {}
        }
    }
}

/// Whether a game's PGN is another one after this.
const fn changes_record(event: &GameEvent) -> bool {
    matches!(
        event,
        GameEvent::SetUp(_)
            | GameEvent::MovePlayed { .. }
            | GameEvent::NotCompleted { .. }
            | GameEvent::MissingAnswered { .. }
            | GameEvent::TakenBack { .. }
            | GameEvent::MoveCorrected { .. }
            | GameEvent::ClockPressed { .. }
            | GameEvent::DrawOffered { .. }
            | GameEvent::Ended(_)
            | GameEvent::Reopened { .. }
            | GameEvent::PutBack { .. }
            | GameEvent::Observed(Observation::MovesMissing { .. })
    )
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;
    use crate::cycle::Cycle;
    use crate::timekeeper::Timekeeper;
    use jadoube_chess::board::position::Uci;
    use jadoube_chess::ply::Ply;
    use jadoube_chess::result::Score;
    use jadoube_core::hall::command::Command;
    use jadoube_core::hall::competition::Competition;
    use jadoube_laws::clock::control::TimeControl;
    use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
    use jadoube_laws::game::event::{Setup, Source};
    use jadoube_laws::game::outcome::{EndReason, Outcome};
    use jadoube_laws::ids::{BoardNo, CommandKey, Role};

    const BOARD: BoardNo = BoardNo(1);

    /// A competition with one game, at a time that stands still until it is told to go on.
    struct TestCompetition {
        cycle: Cycle,
        keeper: Arc<Timekeeper>,
        folder: tempfile::TempDir,
    }

    impl TestCompetition {
        fn new() -> Self {
            let folder = tempfile::TempDir::new().unwrap();
            let mut cycle = Cycle::create(&folder.path().join("hall.jadoube"), "desk").unwrap();
            let keeper = Arc::new(Timekeeper::scripted(Moment(1_000)));
            cycle.set_timekeeper(keeper.clone());
            let mut room = Self { folder, cycle, keeper };
            let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
            room.must(&Command::Found {
                competition: Competition {
                    name: "Skopje".into(),
                    place: String::new(),
                    date: String::new(),
                    edition: "2023".into(),
                    arbiter: String::new(),
                    rules: None,
                    supervision: None,
                },
            });
            room.must(&Command::SetUpGame {
                board: BOARD,
                setup: Setup {
                    fen: fen.into(),
                    ..Setup::new("90+30".parse::<TimeControl>().unwrap())
                },
            });
            room
        }

        fn must(&mut self, command: &Command) {
            self.cycle.submit(command, Role::Arbiter, CommandKey(Uuid::now_v7())).unwrap();
        }

        fn game(&mut self, what: GameCommand) {
            self.must(&Command::Game { board: BOARD, what });
        }

        fn play(&mut self, moves: &str) {
            for uci in moves.split(' ') {
                self.game(GameCommand::Play {
                    uci: Uci(uci.to_owned()),
                    source: Source::Arbiter,
                    times: None,
                    spent: None,
                    after: AfterMove::Press,
                });
            }
        }

        fn live(&self, minutes: u16, moves: u16) -> Broadcast {
            let folder = self.folder.path().to_owned();
            let delay = Delay { minutes, moves };
            Broadcast::new(Live { folder, delay }, self.cycle.hall(), self.cycle.closed())
        }

        fn pass(&self, minutes: i64) {
            self.keeper.advance(Millis::from_mins(minutes));
        }

        fn file(&self, live: &mut Broadcast) -> String {
            live.advance(self.cycle.history(), None, &self.keeper);
            if let Some(work) = live.work(Lang::En) {
                work.write().unwrap();
            }
            std::fs::read_to_string(live_pgn::path_of(self.folder.path(), 1)).unwrap()
        }
    }

    #[test]
    fn nothing_is_shown_before_its_time_neither_move_nor_clock_nor_result() {
        let mut room = TestCompetition::new();
        room.pass(20);
        room.game(GameCommand::Start);
        room.play("e2e4 e7e5");
        let mut live = room.live(15, 0);
        let text = room.file(&mut live);
        assert!(text.contains("[Round \"1\"]") && !text.contains("e4"), "{text}");
        assert_eq!(live.next(), Some(room.keeper.now() + Millis::from_mins(15)));

        room.pass(10);
        room.play("g1f3");
        let outcome = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
        room.game(GameCommand::End(outcome.into()));
        room.pass(5);
        let text = room.file(&mut live);
        assert!(text.contains("e5") && text.contains("%clk"), "old enough: {text}");
        assert!(!text.contains("Nf3") && text.contains("[Result \"*\"]"), "{text}");

        room.pass(9);
        assert!(!room.file(&mut live).contains("Nf3"), "a minute before");
        room.pass(1);
        let text = room.file(&mut live);
        assert!(text.contains("Nf3") && text.contains("[Result \"1-0\"]"), "{text}");
        assert_eq!(live.next(), None);
    }

    #[test]
    fn what_passed_while_the_file_was_closed_or_the_machine_slept_counts() {
        for (name, away, shown) in
            [("closed", 5, true), ("not long enough", 4, false), ("not measured", 0, false)]
        {
            let mut room = TestCompetition::new();
            room.game(GameCommand::Start);
            room.play("e2e4");
            let last = room.cycle.history().len() as u64;
            room.play("e7e5");
            room.pass(10);
            let mut live = room.live(15, 0);
            let away = Millis::from_mins(away);
            live.closed = (away > Millis::ZERO).then_some(TimeAway { last, away });
            let text = room.file(&mut live);
            assert_eq!(text.contains("e4"), shown, "{name}: {text}");
            assert!(!text.contains("e5"), "{name}: recorded since: {text}");
        }
        let mut room = TestCompetition::new();
        room.game(GameCommand::Start);
        room.play("e2e4");
        room.pass(10);
        let (wall, away) = (room.keeper.wall(), Millis::from_mins(5));
        let what = TimeNote::Slept { from: wall, to: wall.plus(away), away };
        room.must(&Command::NoteTime { what });
        room.play("e7e5");
        let text = room.file(&mut room.live(15, 0));
        assert!(text.contains("e4") && !text.contains("e5"), "asleep: {text}");
    }

    #[test]
    fn that_moves_are_missing_is_told_as_soon_as_it_is_seen() {
        let mut room = TestCompetition::new();
        room.game(GameCommand::Start);
        room.play("e2e4 e7e5");
        let mut live = room.live(0, 0);
        assert!(!room.file(&mut live).contains("moves are missing"));
        let fen = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 3".into();
        room.game(GameCommand::Observe(Observation::MovesMissing { ply: Ply(2), fen }));
        let text = room.file(&mut live);
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains("moves are missing here"), "{text}");
    }

    #[test]
    fn the_last_moves_are_held_back_until_the_game_has_ended() {
        let mut room = TestCompetition::new();
        room.game(GameCommand::Start);
        let mut live = room.live(0, 2);
        room.play("e2e4 e7e5 g1f3");
        assert!(!room.file(&mut live).contains("e4"), "three plies of four held back");
        room.play("b8c6 f1b5");
        let text = room.file(&mut live);
        assert!(text.contains("e4") && !text.contains("e5"), "{text}");
        let outcome = Outcome { score: Score::Draw, reason: EndReason::Agreement };
        room.game(GameCommand::End(outcome.into()));
        assert!(room.file(&mut live).contains("Bb5"), "to its end");
    }

    #[test]
    fn what_a_shorter_delay_had_written_is_taken_away() {
        let mut room = TestCompetition::new();
        room.game(GameCommand::Start);
        room.play("e2e4");
        assert!(room.file(&mut room.live(0, 0)).contains("e4"));
        assert!(!room.file(&mut room.live(15, 0)).contains("e4"));
    }

    #[test]
    fn a_quarter_of_an_hour_is_proposed_for_standard_chess() {
        let room = TestCompetition::new();
        assert_eq!(Delay::proposed(room.cycle.hall()), Delay { minutes: 15, moves: 0 });
        assert_eq!(Delay::proposed(&Hall::default()), Delay::NONE);
    }
}
