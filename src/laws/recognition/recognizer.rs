//! The recognizer: takes in what one board and its clock report, in time, and keeps what is known:
//! the accepted position, what stands on the board, what has been touched, the provisional move.
//! When a move is committed and when an alarm is raised is in `judgement`.

use std::collections::VecDeque;

use crate::recognition::evidence::{Handling, StartFault, Touch};
use crate::recognition::explanation::{Outlook, is_king_to_centre};
use crate::recognition::finding::Finding;
use crate::recognition::lever::Lever;
use crate::recognition::orientation;
use crate::sensing::{
    Abilities, ClockMapping, ClockReading, LinkState, Orientation, PlayerClocks, ResultSignal,
    SensorReport,
};
use jadoube_chess::board::piece::Piece;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Move, Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::Side;

/// Touches kept for one move. More are handled only when pieces are set up.
const TOUCHES: usize = 500;
/// A dump that differs in more squares than this is no handling that went unseen but a new state.
const UNSEEN: usize = 8;
/// So many reports of squares are kept, by which the place is found again in the board's memory.
const RECENT: usize = 12;
/// How long the memory of a board may take to come: 8 KB at 9600 baud, asked for behind other
/// questions.
const MEMORY: Millis = Millis(15_000);
/// How long a dump may take to come after bytes were lost, before it is asked for again.
const GAP: Millis = Millis(1000);

/// How a recognizer behaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settings {
    /// How long the board must be quiet before it counts as settled, and how long after a press
    /// the board's last report may come in.
    pub quiet: Millis,
    /// How long an arrangement must stand before it matters without a press.
    pub alarm_without_clock: Millis,
    /// How the board lies, if the arbiter has said so; otherwise it is found.
    pub orientation: Option<Orientation>,
    /// Whose the ends of the clock are.
    pub mapping: ClockMapping,
}

impl Settings {
    /// What suits an ordinary board: settled after 250 ms, alarm after 4 s, the rest found.
    pub const USUAL: Self = Self {
        quiet: Millis(250),
        alarm_without_clock: Millis(4000),
        orientation: None,
        mapping: ClockMapping::Automatic,
    };
}

/// Recognises moves at one board.
///
/// Everything it knows of time comes in as moments: call [`Recognizer::sense`] with every report,
/// and [`Recognizer::elapse`] when the moment of [`Recognizer::wait_until`] has come.
#[derive(Debug, Clone)]
pub struct Recognizer {
    pub(super) settings: Settings,
    /// What the board can tell, once it is known.
    pub(super) abilities: Option<Abilities>,
    /// All accepted positions; the outlook is that of the last.
    pub(super) history: Vec<Position>,
    pub(super) outlook: Outlook,
    /// What stands on the board, in the device's numbering and in the game's.
    raw: Option<Placement>,
    pub(super) seen: Option<Placement>,
    orientation: Orientation,
    oriented: bool,
    pub(super) log: Vec<Touch>,
    pub(super) candidate: Option<Candidate>,
    pub(super) lever: Lever,
    /// The clock was found to stand the other way round than usual.
    pub(super) inverted: bool,
    /// A press has fitted the game: the ends of the clock are surely given to the right players.
    pub(super) ends_proved: bool,
    /// Whose press contradicted the moves last, none having fitted since.
    pub(super) contradicted: Option<Side>,
    /// Plies told since a press has fitted the game.
    pub(super) unproved: u16,
    shown: Option<PlayerClocks>,
    pub(super) presses: Vec<Press>,
    pub(super) changed_at: Option<Moment>,
    pub(super) settled: bool,
    pub(super) stood: bool,
    pub(super) dump_wanted: bool,
    dumped: bool,
    /// The line is cut, and no dump has come since.
    pub(super) away: bool,
    /// The line was cut and the board has not been explained since.
    pub(super) returned: bool,
    /// What was known when the line was cut, the first time since the board was explained.
    pub(super) cut: Option<BeforeGap>,
    /// The latest reports of squares.
    recent: VecDeque<(Square, Option<Piece>)>,
    /// What the board's memory is good for, after reports were lost.
    pub(super) memory: Memory,
    pub(super) memory_wanted: bool,
    /// The record, while what follows from it is missing.
    pub(super) record: Option<Vec<Position>>,
    /// Bytes were lost then, and no dump has come since.
    pub(super) gap: Option<Moment>,
    /// A dump has shown what no report had said, and the board has not been explained since.
    pub(super) lost: bool,
    /// The last turn of the lever.
    pub(super) last_press: Option<Press>,
    /// Whose last move was committed before they pressed.
    pub(super) not_yet_pressed: Option<Side>,
    /// The board has agreed with the game at least once; before that it is being set up.
    pub(super) met: bool,
    /// The board came to a game under way, or came back, with another position, and has not shown since
    /// that it is the board of this game: it accuses nobody.
    pub(super) unmatched: bool,
    /// Who has pressed last, and what stood on the board then.
    pub(super) at_press: Option<(Side, Placement)>,
    /// A game is played on the board that began before the board came to it.
    pub(super) begun_unseen: bool,
    /// The board has shown the accepted position since it was accepted.
    pub(super) agreed_here: bool,
    /// What stood on the board when the record was changed from outside; proves nothing until it
    /// changes.
    pub(super) stale: Option<Placement>,
    pub(super) alarmed: Option<Placement>,
    pub(super) disagreeing: bool,
    pub(super) watch: WatchLevel,
    pub(super) start_told: bool,
    pub(super) fault_told: Option<StartFault>,
    pub(super) result_told: Option<ResultSignal>,
    /// A piece that stands for a result.
    pub(super) result_piece: Option<ResultPiece>,
    /// The same, as it was before the reading of the board that is coming in.
    pub(super) result_before: Option<ResultPiece>,
}

/// What was known of board and clock when the line was cut.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct BeforeGap {
    /// What stood there, as the device numbers the squares.
    pub(super) raw: Placement,
    /// The latest reports of squares before it, oldest first.
    pub(super) recent: Vec<(Square, Option<Piece>)>,
    /// The clock.
    pub(super) reading: Option<ClockReading>,
}

/// Whether the board's own memory was asked for what was not reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Memory {
    /// Not yet.
    Unasked,
    /// It was, at that moment.
    Asked(Moment),
    /// It has not told what was played.
    Useless,
}

/// A piece that stands for a result, as far as it was reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ResultPiece {
    pub(super) signal: ResultSignal,
    /// A reading of the whole board has shown it after it was first reported: no bit that fell over
    /// on the line.
    pub(super) confirmed: bool,
    /// When it was confirmed, or first reported.
    pub(super) at: Moment,
}

/// How closely the board is watched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum WatchLevel {
    /// A game is played.
    Playing,
    /// A result was shown or both kings taken off: no alarms until the board fits the game again.
    Muted,
    /// The game has ended; only a new start position counts.
    Ended,
}

/// The newest legal explanation.
#[derive(Debug, Clone, Copy)]
pub(super) struct Candidate {
    pub(super) m: Move,
    pub(super) since: Moment,
    /// When the board stopped showing it; it may come back, or a reply may build on it.
    pub(super) until: Option<Moment>,
    pub(super) withdrawn: bool,
    /// How many touches had led to it.
    pub(super) touches: usize,
    /// A reply that stood on the board, unless it was the victim of this move going on.
    pub(super) doubtful_reply: Option<Move>,
}

/// A press that no move on the board accounts for yet.
#[derive(Debug, Clone, Copy)]
pub(super) struct Press {
    pub(super) by: Side,
    pub(super) at: Moment,
    /// Whether the press itself was seen, so that it may prove a fault.
    pub(super) seen: bool,
    /// What stood there; follows late reports until the opponent takes up a piece.
    pub(super) standing: Placement,
    pub(super) frozen: bool,
    /// The lever turned back with it after less than the quiet time. A bounce forward again is a
    /// press like any other.
    pub(super) back: bool,
    /// The legal move that stood on the board last, of the player who pressed.
    pub(super) made: Option<Move>,
    /// What the clock showed.
    pub(super) shown: Option<PlayerClocks>,
}

impl Recognizer {
    /// A recognizer for a game in which `position` stands now. Nothing is known of the board.
    #[must_use]
    pub fn new(position: Position, settings: Settings) -> Self {
        Self {
            settings,
            abilities: None,
            history: vec![position.clone()],
            outlook: Outlook::new(position),
            raw: None,
            seen: None,
            orientation: settings.orientation.unwrap_or_default(),
            oriented: settings.orientation.is_some(),
            log: Vec::new(),
            candidate: None,
            lever: Lever::default(),
            inverted: false,
            ends_proved: false,
            contradicted: None,
            unproved: 0,
            shown: None,
            presses: Vec::new(),
            changed_at: None,
            settled: true,
            stood: true,
            dump_wanted: true,
            dumped: false,
            away: false,
            returned: false,
            cut: None,
            recent: VecDeque::new(),
            memory: Memory::Unasked,
            memory_wanted: false,
            record: None,
            gap: None,
            lost: false,
            last_press: None,
            not_yet_pressed: None,
            met: false,
            unmatched: false,
            at_press: None,
            begun_unseen: false,
            agreed_here: false,
            stale: None,
            alarmed: None,
            disagreeing: false,
            watch: WatchLevel::Playing,
            start_told: false,
            fault_told: None,
            result_told: None,
            result_piece: None,
            result_before: None,
        }
    }

    /// Takes in a report of the device.
    pub fn sense(&mut self, sensed: &SensorReport, at: Moment) -> Vec<Finding> {
        self.dump_wanted = false;
        self.memory_wanted = false;
        let mut out = Vec::new();
        self.pass(at, &mut out);
        if !matches!(sensed, SensorReport::ResultPiece(_)) {
            self.result_before = None;
        }
        match sensed {
            SensorReport::Abilities(abilities) => self.abilities = Some(*abilities),
            // What stood there before a change is not known until the whole board is read: on what stood
            // there before the line was cut, it would look like the next move.
            SensorReport::Occupied(..) | SensorReport::Square(..) if self.away => {
                self.dump_wanted = true;
            }
            SensorReport::Board(raw) => self.board(raw, at, &mut out),
            SensorReport::Presence(occupied) => self.presence(occupied, at, &mut out),
            SensorReport::Occupied(square, is) => self.occupied(*square, *is, at, &mut out),
            SensorReport::Moved(uci) => self.moved(uci, &mut out),
            SensorReport::Square(square, piece) => self.square(*square, *piece, at, &mut out),
            SensorReport::ResultPiece(signal) => self.see_result_piece(*signal, at),
            SensorReport::Memory(memory) => self.recall(memory, at, &mut out),
            SensorReport::Clock(reading) => self.read_clock(*reading, at, &mut out),
            SensorReport::NoClock => {
                self.complete_what_stands(&mut out);
                self.lever.forget();
                self.presses.clear();
                self.shown = None;
            }
            SensorReport::Link(state) => self.link(state, &mut out),
            SensorReport::Gap => {
                self.dump_wanted = true;
                self.gap = self.raw.map(|_| at);
            }
            SensorReport::ClockAnswer(_) | SensorReport::Identity(_) | SensorReport::Battery(_) => {
            }
        }
        out
    }

    /// When [`Recognizer::elapse`] should be called next, if nothing is reported before.
    #[must_use]
    pub fn wait_until(&self) -> Option<Moment> {
        if let Some(gap) = self.gap {
            return Some(gap + GAP);
        }
        let press = self.presses.first().filter(|_| !self.away);
        let press = press.map(|press| press.at + self.settings.quiet);
        let settle = self.changed_at.filter(|_| !self.settled).map(|at| at + self.settings.quiet);
        let stand = self.changed_at.filter(|_| !self.stood);
        let stand = stand.map(|at| at + self.settings.alarm_without_clock);
        let memory = match self.memory {
            Memory::Asked(at) => Some(at + MEMORY),
            Memory::Unasked | Memory::Useless => None,
        };
        let result = self.result_piece.filter(|_| self.watch != WatchLevel::Ended);
        let result = result.and_then(|piece| self.result_due(piece));
        [press, settle, stand, memory, result].into_iter().flatten().min()
    }

    /// Time has passed without a report.
    pub fn elapse(&mut self, at: Moment) -> Vec<Finding> {
        self.dump_wanted = false;
        self.memory_wanted = false;
        let mut out = Vec::new();
        self.pass(at, &mut out);
        out
    }

    fn pass(&mut self, at: Moment, out: &mut Vec<Finding>) {
        if let Some(gap) = self.gap {
            // Nothing is judged by an arrangement of which a part is unknown.
            if at >= gap + GAP {
                self.dump_wanted = true;
                self.gap = Some(at);
            }
            return;
        }
        if matches!(self.memory, Memory::Asked(asked) if at >= asked + MEMORY) {
            self.memory_fails(at, out);
        }
        self.look_for_result_pieces(at, out);
        if let Some(changed) = self.changed_at {
            if !self.settled && at >= changed + self.settings.quiet {
                self.settled = true;
                self.dump_wanted |= !self.dumped;
                self.settle(at, out);
            }
            self.resolve(at, out);
            if !self.stood && at >= changed + self.settings.alarm_without_clock {
                self.stood = true;
                self.stand(at, out);
            }
        }
    }

    /// This stands on the board, as the game numbers its squares, without having been touched.
    pub(super) fn take_to_stand(&mut self, placement: &Placement) {
        self.raw = Some(self.orientation.placement(placement));
    }

    /// Whether the board was read whole since its last change.
    pub(super) const fn is_dumped(&self) -> bool {
        self.dumped
    }

    /// What stands on the board, as the device numbers its squares.
    pub(super) const fn raw(&self) -> Option<Placement> {
        self.raw
    }

    /// What stands on the board, as the game numbers its squares; nothing before the first dump.
    #[must_use]
    pub fn physical(&self) -> Option<Placement> {
        self.seen
    }

    /// How the board lies, as far as is known.
    #[must_use]
    pub fn orientation(&self) -> Orientation {
        self.orientation
    }

    /// The accepted position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.outlook.position
    }

    /// The clock's last reading in terms of the players.
    #[must_use]
    pub fn clock(&self) -> Option<PlayerClocks> {
        self.shown
    }

    /// Whether the board should be asked for a dump now: at the beginning, when it has settled after
    /// changes, when a press cannot be explained, when the line is back. To be asked after every
    /// [`Recognizer::sense`] and [`Recognizer::elapse`]: each want is told once.
    #[must_use]
    pub fn wants_dump(&self) -> bool {
        self.dump_wanted
    }

    /// Whether the board should be asked now for what it has kept itself: the line was away, and what
    /// was played meanwhile is not plain. Told once, like [`Recognizer::wants_dump`].
    #[must_use]
    pub fn wants_memory(&self) -> bool {
        self.memory_wanted
    }

    /// Whether moves are made and completed on the board although it has never agreed with the game, which
    /// has no moves yet: it began before the board came to it.
    #[must_use]
    pub const fn has_begun_unseen(&self) -> bool {
        self.begun_unseen
    }

    /// Whether it was told that the board shows another position than the game, with which it has not
    /// agreed since it came to it: nobody knows yet which of the two counts.
    #[must_use]
    pub fn shows_another(&self) -> bool {
        self.unmatched && self.disagreeing && self.watch == WatchLevel::Playing
    }

    /// The move that is made on the board and not completed: it stands there, or had stood there
    /// before the pieces were taken away.
    #[must_use]
    pub fn standing(&self) -> Option<Uci> {
        let candidate = self.candidate.filter(|_| self.watch != WatchLevel::Ended)?;
        let stood = match candidate.until {
            None => true,
            Some(until) => until.since(candidate.since) >= self.settings.quiet,
        };
        stood.then(|| self.position().uci(candidate.m))
    }

    /// Whether a legal move explains this, or one that is on its way.
    pub(super) fn explains(&self, seen: &Placement) -> bool {
        self.outlook.one(seen).is_some() || self.outlook.is_under_way(seen)
    }

    /// The settings with all that was found put down.
    pub(super) fn fixed_settings(&self) -> Settings {
        let mapping = match (self.mapping(), self.orientation) {
            (ClockMapping::Automatic, Orientation::Normal) => ClockMapping::BIsWhite,
            (ClockMapping::Automatic, Orientation::Rotated) => ClockMapping::AIsWhite,
            (found, _) => found,
        };
        Settings { orientation: Some(self.orientation), mapping, ..self.settings }
    }

    /// The clock of this game was found before to stand the other way round than usual.
    pub fn presume_turned(&mut self) {
        self.inverted = true;
    }

    /// The game has ended: no more moves and alarms until the start position stands again.
    pub fn finish(&mut self) {
        if self.watch == WatchLevel::Ended {
            return;
        }
        self.watch = WatchLevel::Ended;
        self.presses.clear();
        self.candidate = None;
        self.log.clear();
        // With no move made, the start position must have gone before it can come again.
        self.start_told = self.history.len() == 1;
    }

    /// The ended game goes on.
    pub fn resume(&mut self) {
        if self.watch == WatchLevel::Ended {
            self.watch = WatchLevel::Playing;
            self.alarmed = None;
        }
    }

    /// Whose the ends of the clock are, as far as is known: as set, or as found.
    #[must_use]
    pub fn mapping(&self) -> ClockMapping {
        match (self.settings.mapping, self.inverted, self.orientation) {
            (ClockMapping::Automatic, true, Orientation::Normal) => ClockMapping::AIsWhite,
            (ClockMapping::Automatic, true, Orientation::Rotated) => ClockMapping::BIsWhite,
            (mapping, _, _) => mapping,
        }
    }

    pub(super) fn board(&mut self, raw: &Placement, at: Moment, out: &mut Vec<Finding>) {
        self.dump_wanted = false;
        self.dumped = true;
        let was_away = std::mem::take(&mut self.away);
        if was_away {
            self.returned = true;
            for press in &mut self.presses {
                press.at = at;
            }
        }
        let before = self.raw.replace(*raw);
        if before.is_some_and(|before| before != *raw) {
            self.lost = true;
            // What was reported before is not all that came before.
            self.recent.clear();
        }
        // If the piece that stands for a result is there, it is reported right after the board.
        self.result_before = self.result_piece.take();
        if before.is_none() && self.history.len() > 1 && !self.met {
            // The program comes to a game that is under way: it has been away until now.
            self.returned = true;
            self.met = true;
            self.unmatched = true;
        }
        let after_gap = self.gap.take().is_some();
        if after_gap {
            // What stood there at the press was not all known, and the opponent has gone on.
            for press in self.presses.iter_mut().filter(|press| press.frozen) {
                press.seen = false;
            }
        }
        if before == Some(*raw) {
            self.resolve(at, out);
            if self.settled && self.watch != WatchLevel::Ended {
                self.look_at_the_kings(at, out);
            }
            return;
        }
        if let Some(before) = before {
            let view = self.orientation;
            let (was, is) = (view.placement(&before), view.placement(raw));
            let changed: Vec<_> = was.differences(&is).collect();
            // So much may be another board, with the cables exchanged.
            self.unmatched |= was_away && changed.len() > UNSEEN;
            // After a gap nobody knows when they were touched, and the order is the evidence.
            if changed.len() <= UNSEEN && !self.returned && !after_gap {
                for (square, here, _) in &changed {
                    self.touch(*here, *square, Handling::Lifted, out);
                }
                for (square, _, there) in &changed {
                    self.touch(*there, *square, Handling::Placed, out);
                }
            }
        }
        self.changed(at, out);
    }

    pub(super) fn square(
        &mut self,
        raw: Square,
        piece: Option<Piece>,
        at: Moment,
        out: &mut Vec<Finding>,
    ) {
        let Some(board) = &mut self.raw else {
            self.dump_wanted = true;
            return;
        };
        let before = board.get(raw);
        if before == piece {
            return;
        }
        board.set(raw, piece);
        self.dumped = false;
        if self.recent.len() >= RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back((raw, piece));
        let square = self.orientation.square(raw);
        self.drop_flicker();
        if let (Some(lifted), None) = (before, piece) {
            self.opponent_lifts(lifted, square, out);
            for press in self.presses.iter_mut().filter(|press| press.by != lifted.side) {
                press.frozen = true;
            }
        }
        self.touch(before, square, Handling::Lifted, out);
        self.touch(piece, square, Handling::Placed, out);
        self.changed(at, out);
    }

    /// Brings everything up to date after the board has changed.
    fn changed(&mut self, at: Moment, out: &mut Vec<Finding>) {
        self.changed_at = Some(at);
        self.settled = false;
        self.stood = false;
        self.orient(out);
        self.seen = self.raw.map(|raw| self.orientation.placement(&raw));
        if let Some(seen) = self.seen {
            for press in self.presses.iter_mut().filter(|press| !press.frozen) {
                press.standing = seen;
            }
        }
        if self.watch != WatchLevel::Ended {
            self.explain(at, out);
            self.resolve(at, out);
        }
    }

    fn touch(
        &mut self,
        piece: Option<Piece>,
        square: Square,
        handling: Handling,
        out: &mut Vec<Finding>,
    ) {
        let Some(piece) = piece.filter(|_| self.watch != WatchLevel::Ended) else { return };
        let touch = Touch { piece, square, handling };
        if self.log.len() < TOUCHES {
            self.log.push(touch);
        }
        out.push(Finding::Touched(touch));
    }

    /// Finds how the board lies, or that it has been turned round.
    fn orient(&mut self, out: &mut Vec<Finding>) {
        if self.senses_presence() {
            return;
        }
        let (Some(raw), None) = (self.raw, self.settings.orientation) else { return };
        let found = if self.oriented {
            let other = match self.orientation {
                Orientation::Normal => Orientation::Rotated,
                Orientation::Rotated => Orientation::Normal,
            };
            let seen = self.orientation.placement(&raw);
            let fits = seen == self.outlook.placement || self.outlook.one(&seen).is_some();
            let turned = other.placement(&raw) == self.outlook.placement;
            (turned && !fits).then_some(other)
        } else {
            let found = orientation::find(&raw, &self.outlook);
            found.or_else(|| orientation::of_earlier(&raw, &self.history))
        };
        if let Some(found) = found {
            self.lie(found, out);
        }
    }

    /// Takes the board to lie this way from now on.
    pub(super) fn lie(&mut self, found: Orientation, out: &mut Vec<Finding>) {
        if self.senses_presence() || (self.oriented && self.orientation == found) {
            return;
        }
        self.oriented = true;
        self.orientation = found;
        self.seen = self.raw.map(|raw| found.placement(&raw));
        self.log.clear();
        out.push(Finding::Orientation(found));
        self.show_clock(out);
    }

    /// Which way round this arrangement lies on the board, if it does.
    pub(super) fn lies(&self, placement: &Placement) -> Option<Orientation> {
        let raw = self.raw?;
        let ways = match self.settings.orientation {
            Some(fixed) => [fixed; 2],
            None => [Orientation::Normal, Orientation::Rotated],
        };
        ways.into_iter().find(|way| way.placement(&raw) == *placement)
    }

    fn read_clock(&mut self, reading: ClockReading, at: Moment, out: &mut Vec<Finding>) {
        let before = self.lever.last();
        let turned = self.lever.read(reading);
        if self.abilities.is_some_and(|abilities| !abilities.lever) {
            return self.show_clock(out);
        }
        self.show_clock_with(turned.and_then(|turned| turned.raised), out);
        if self.lever.contradicts(before, at) {
            out.push(Finding::ClockContradiction);
        }
        if let Some(turned) = turned.filter(|_| self.watch != WatchLevel::Ended) {
            let by = self.mapping().side(self.orientation, turned.from);
            self.press(by, turned.seen, at, out);
        }
    }

    pub(super) fn show_clock(&mut self, out: &mut Vec<Finding>) {
        self.show_clock_with(None, out);
    }

    /// The same of a reading that shows a press, which has raised the time of who pressed by so much.
    fn show_clock_with(&mut self, raised: Option<Millis>, out: &mut Vec<Finding>) {
        let mapping = self.mapping();
        let shown = self.lever.last().map(|reading| reading.shown(self.orientation, mapping));
        if let Some(now) = shown.filter(|_| shown != self.shown) {
            self.shown = shown;
            out.push(Finding::Clock(PlayerClocks { raised, ..now }));
        }
    }

    fn link(&mut self, state: &LinkState, out: &mut Vec<Finding>) {
        match state {
            LinkState::Opening | LinkState::Lost { .. } | LinkState::Closed => {
                self.complete_what_stands(out);
                if let Some(raw) = self.raw.filter(|_| !self.away) {
                    // Cut again before the board was explained: what is not known begins where it was
                    // cut first.
                    if !self.returned {
                        let recent = self.recent.iter().copied().collect();
                        self.cut = Some(BeforeGap { raw, recent, reading: self.lever.last() });
                    }
                    self.memory = Memory::Unasked;
                }
                self.away = self.raw.is_some();
                self.gap = None;
                self.lever.cut_off();
            }
            LinkState::Silent => self.lever.cut_off(),
            LinkState::Connected => self.dump_wanted = true,
        }
    }

    /// The lift of a piece of the player not to move, while a legal move stands on the board and
    /// the clock runs: a reply begins, so the move is committed, unless the mover could be taking
    /// the piece off to capture it in going on, or both kings go to the centre.
    fn opponent_lifts(&mut self, lifted: Piece, square: Square, out: &mut Vec<Finding>) {
        if self.reply_begins(lifted.side, out) {
            return;
        }
        let Some(candidate) = self.candidate.filter(|c| c.until.is_none() && !c.withdrawn) else {
            return;
        };
        let m = candidate.m;
        let ruled_out = self.watch == WatchLevel::Ended
            || !self.lever.is_running()
            || lifted.side == self.outlook.turn()
            || self.is_doubtful(m, square)
            || (is_king_to_centre(m) && orientation::is_king(lifted));
        if !ruled_out && Outlook::new(self.position().after(m)).may_move_from(square) {
            self.commit(m, out);
        }
    }
}
