//! A line with the board at its end: what was found out of its reports, as commands for its game.

use crate::line_view::LineView;
use crate::own_boards::{CommandFromBoard, WatchedBoard, is_going, pressed, sense};
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::hall::state::Hall;
use jadoube_devices::request::Request;
use jadoube_devices::supervisor::Supervisor;
use jadoube_laws::game::command::{AfterMove, Command};
use jadoube_laws::game::event::{MissingAnswer, Observation, Source};
use jadoube_laws::game::state::{Game, TimedObservation};
use jadoube_laws::ids::BoardNo;
use jadoube_laws::recognition::finding::{Finding, MoveEvidence};
use jadoube_laws::recognition::recognizer::{Recognizer, Settings};
use jadoube_laws::sensing::{ClockMapping, PlayerClocks};

/// A line with what recognises the moves on its board.
pub(crate) struct DeviceLine {
    pub(crate) supervisor: Supervisor,
    pub(crate) recognizer: Option<Recognizer>,
    /// In a blind match: what is on this board, which makes no moves of itself.
    pub(crate) watch: Option<WatchedBoard>,
    pub(crate) mapping: ClockMapping,
    /// The times to which its clock was last asked to be set.
    pub(crate) wanted: Option<BySide<Millis>>,
    pub(crate) view: LineView,
}

/// What a device calls for, with the board it is meant for.
pub(crate) type DeviceCall = (BoardNo, CommandFromBoard);

/// What recognises the moves of a game on its board.
pub(crate) fn recognizer(game: &Game, settings: Settings) -> Recognizer {
    let known = game.connected();
    let last = known.last().unwrap_or(&game.start).clone();
    let mut recognizer = Recognizer::new(last, settings);
    let _ = recognizer.accept(&known, Moment::START);
    behind_missing_moves(&mut recognizer, game);
    let turned = |seen: &TimedObservation| matches!(seen.what, Observation::ClockTurned { .. });
    if game.seen.iter().filter(|seen| turned(seen)).count() % 2 == 1 {
        recognizer.presume_turned();
    }
    if game.outcome().is_some() {
        recognizer.finish();
    }
    recognizer
}

/// While moves are missing, what is recognised does not follow from the record.
pub(crate) fn behind_missing_moves(recognizer: &mut Recognizer, game: &Game) {
    if game.missing.is_some() {
        recognizer.behind_missing_moves(game.connected_record());
    }
}

/// Where a move comes from that the recogniser knows so, where the clock on the table keeps the time.
pub(crate) const fn source_of(known: MoveEvidence) -> Source {
    match known {
        MoveEvidence::Seen | MoveEvidence::Kept { .. } => Source::Board,
        MoveEvidence::Found => Source::Found,
    }
}

/// How a line's findings count while they are turned into commands.
struct Course {
    /// The plies of the record.
    ply: Ply,
    /// While moves are missing: the plies that were played on.
    played_on: Option<u16>,
    /// Whether the clock on the table keeps the time. What it shows says nothing of the times of a game that
    /// is played by the program's.
    on_table: bool,
    /// What the clock on the table adds with each press.
    added: BySide<Millis>,
}

impl Course {
    /// A move that a board shows: the next of the record, or of what is played on.
    fn go_on(&mut self, uci: Uci, shown: Option<PlayerClocks>, known: MoveEvidence) -> Command {
        let times = shown.map(|shown| shown.times).filter(|_| self.on_table);
        match &mut self.played_on {
            Some(played) => {
                *played = played.saturating_add(1);
                Command::Observe(Observation::PlayedOn { uci, times })
            }
            None => {
                self.ply.0 = self.ply.0.saturating_add(1);
                let after = AfterMove::Press;
                let (source, spent) = match known {
                    MoveEvidence::Kept { since } if !self.on_table => {
                        (Source::Kept, self.taken(since, shown))
                    }
                    MoveEvidence::Seen | MoveEvidence::Found | MoveEvidence::Kept { .. } => {
                        (source_of(known), None)
                    }
                };
                Command::Play { uci, source, times, spent, after }
            }
        }
    }

    /// What a move took that the board has kept: by what its clock showed when the turn began and what it showed
    /// when it was pressed.
    fn taken(&self, since: Option<PlayerClocks>, shown: Option<PlayerClocks>) -> Option<Millis> {
        let (since, shown) = (since?, shown?);
        let mover = since.turn;
        let taken = *since.times.of(mover) + *self.added.of(mover) - *shown.times.of(mover);
        Some(taken).filter(|taken| shown.turn != mover && *taken >= Millis::ZERO)
    }

    /// Moves that were taken back on the board.
    fn go_back(&mut self, plies: u16, reason: &str) -> Command {
        if let Some(played) = &mut self.played_on {
            *played = played.saturating_sub(plies);
            return Command::Observe(Observation::WentBack { remain: *played });
        }
        self.ply.0 = self.ply.0.saturating_sub(plies);
        Command::TakeBack { to: self.ply, reason: reason.to_owned() }
    }

    fn of(game: &Game) -> Self {
        let played = game.missing.as_ref().map(|missing| missing.played.len());
        let played_on = played.map(|played| u16::try_from(played).unwrap_or(u16::MAX));
        let on_table = game.clock_on_table();
        let [white, black] = Side::BOTH.map(|side| game.added_on_table(side));
        Self { ply: game.ply(), played_on, on_table, added: BySide::new(white, black) }
    }
}

impl DeviceLine {
    /// When this line wants to be asked again.
    pub(crate) fn wait_until(&self) -> Option<Moment> {
        let recognizer = self.recognizer.as_ref().and_then(Recognizer::wait_until);
        let watch = self.watch.as_ref().and_then(WatchedBoard::wait_until);
        recognizer.into_iter().chain(watch).min()
    }

    /// What findings call for.
    pub(crate) fn take(
        &mut self,
        findings: Vec<Finding>,
        hall: &Hall,
        reason: &str,
        at: Moment,
    ) -> Vec<DeviceCall> {
        if let Some(recognizer) = &self.recognizer {
            self.view.physical = recognizer.physical();
            self.view.orientation = recognizer.orientation();
            if self.view.clock != recognizer.clock() {
                (self.view.clock, self.view.clock_since) = (recognizer.clock(), at);
            }
            if recognizer.wants_dump() {
                self.supervisor.send(Request::Dump);
            }
            if self.watch.is_none() {
                self.view.standing = recognizer.standing();
                self.view.begun_unseen = recognizer.has_begun_unseen();
                self.view.another = recognizer.shows_another();
                if recognizer.wants_memory() {
                    self.supervisor.send(Request::Memory);
                }
            }
        }
        let Some(board) = self.view.board else { return Vec::new() };
        let Some(game) = hall.game(board) else { return Vec::new() };
        if self.watch.is_some() {
            let calls = self.watched(findings, game, at);
            return calls.into_iter().map(|call| (board, call)).collect();
        }
        let mut course = Course::of(game);
        let mut asked = Vec::new();
        for finding in findings {
            let commands = self.meant(finding, &mut course, reason).into_iter();
            asked.extend(commands.map(|command| (board, CommandFromBoard::Game(command))));
        }
        asked
    }

    /// What the board of a blind match asks of it: what stands there, and the lever of its clock.
    fn watched(
        &mut self,
        findings: Vec<Finding>,
        game: &Game,
        at: Moment,
    ) -> Vec<CommandFromBoard> {
        let Some(watch) = &mut self.watch else { return Vec::new() };
        let mut calls = Vec::new();
        let (whose, physical) = (self.view.whose, self.view.physical);
        if let (Some(side), Some(placement)) = (whose, physical) {
            let seen = watch.see(placement, at).or_else(|| watch.elapse(at));
            // Before the game and after it pieces are only set up.
            let seen = seen.filter(|_| is_going(game));
            calls.extend(seen.map(|told| sense(side, told)));
        }
        for finding in findings {
            match finding {
                Finding::Clock(shown) => {
                    self.view.contradiction = false;
                    let by = watch.press(shown);
                    calls.push(CommandFromBoard::Game(Command::ObserveClock(shown)));
                    if let Some(press) = by.and_then(|by| pressed(by, game)) {
                        // What was done before the press must be known before it.
                        let done = whose.and_then(|side| Some(sense(side, watch.tell()?)));
                        calls.extend(done.into_iter().chain([press]));
                    }
                }
                Finding::ClockContradiction => self.view.contradiction = true,
                _ => {}
            }
        }
        calls
    }

    /// What a finding asks of the game.
    fn meant(&mut self, finding: Finding, course: &mut Course, reason: &str) -> Vec<Command> {
        let ply = course.ply;
        let view = &mut self.view;
        let observe = |observation| vec![Command::Observe(observation)];
        match finding {
            Finding::Provisional { uci } => view.provisional = Some(uci),
            Finding::Withdrawn => view.provisional = None,
            Finding::Move { uci, touches, shown, known } => {
                view.provisional = None;
                view.displaced.clear();
                view.earlier = None;
                let made = course.go_on(uci, shown, known);
                return vec![Command::Observe(Observation::Touched { ply, touches }), made];
            }
            Finding::Illegal { placement, made, by, completed, touches } => {
                view.provisional = None;
                let touched = Observation::Touched { ply, touches };
                let illegal = Observation::IllegalPosition { ply, placement, made, by, completed };
                return vec![Command::Observe(touched), Command::Observe(illegal)];
            }
            Finding::Agreed => {
                view.displaced.clear();
                view.earlier = None;
                return observe(Observation::Agreed { ply });
            }
            Finding::Displaced { squares } => view.displaced = squares,
            Finding::PressedWithoutMove { by } => {
                return observe(Observation::PressedWithoutMove { ply, by });
            }
            Finding::Result(signal) => {
                view.result_shown = Some(signal);
                return observe(Observation::ResultShown { signal });
            }
            Finding::Orientation(orientation) => {
                return observe(Observation::Orientation { orientation });
            }
            Finding::WrongStart(fault) => return observe(Observation::WrongStart { fault }),
            // The recogniser has gone back already, and the record follows.
            Finding::TakenBack { to_back } => {
                view.earlier = None;
                return vec![course.go_back(to_back, reason)];
            }
            Finding::Earlier { back } => view.go_back(Some(back)),
            Finding::Clock(shown) => {
                view.contradiction = false;
                return vec![Command::ObserveClock(shown)];
            }
            Finding::ClockContradiction => view.contradiction = true,
            Finding::ClockTurned { plies, mapping } => {
                let since = Ply(ply.0.saturating_sub(plies));
                return observe(Observation::ClockTurned { since, mapping });
            }
            Finding::Missing { position } => {
                view.displaced.clear();
                course.played_on = Some(0);
                return observe(Observation::MovesMissing { ply, fen: position.fen() });
            }
            Finding::Restored => {
                course.played_on = None;
                return vec![Command::AnswerMissing { how: MissingAnswer::NoneMissing }];
            }
            Finding::StartPosition | Finding::NewGame => {
                // The pieces are set up, and nobody has said how the game ended.
                view.go_back(Some(course.ply.0).filter(|played| *played > 0));
                view.result_shown = None;
            }
            Finding::Touched(_) => {}
        }
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shows(white: i64, black: i64, turn: Side) -> PlayerClocks {
        PlayerClocks {
            times: BySide::new(Millis::from_secs(white), Millis::from_secs(black)),
            flags: BySide::new(false, false),
            running: true,
            turn,
            raised: None,
        }
    }

    #[test]
    fn of_a_move_that_the_board_has_kept_the_clock_on_the_table_tells_what_it_took() {
        let (since, shown) = (shows(298, 301, Side::Black), shows(298, 299, Side::White));
        let took = Some(Millis::from_secs(5));
        for (on_table, since, expected) in [
            (false, Some(since), (Source::Kept, None, took)),
            (false, None, (Source::Kept, None, None)),
            // There the times themselves are recorded.
            (true, Some(since), (Source::Board, Some(shown.times), None)),
        ] {
            let added = BySide::new(Millis::from_secs(3), Millis::from_secs(3));
            let mut course = Course { ply: Ply(3), played_on: None, on_table, added };
            let (uci, known) = (Uci("b8c6".into()), MoveEvidence::Kept { since });
            let made = course.go_on(uci.clone(), Some(shown), known);
            let (source, times, spent) = expected;
            let after = AfterMove::Press;
            assert_eq!(made, Command::Play { uci, source, times, spent, after });
            assert_eq!(course.ply, Ply(4));
        }
    }
}
