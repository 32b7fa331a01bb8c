//! A game as it is now: the fold of its events. Only `apply` changes it.

use serde::{Deserialize, Serialize};

use crate::clock::control::Bonus;
use crate::clock::correction::Correction;
use crate::clock::dual::DualClock;
use crate::game::counter::Counts;
use crate::game::event::{Observation, Player, Setup, Source, Timing};
use crate::game::gap::LostTimeQuestion;
use crate::game::outcome::Outcome;
use crate::game::plies::{Plies, PlyRecord};
use crate::game::sheets::{Arrears, Record};
use crate::game::status::{Offer, PlyMark, Status};
use crate::game::touch_duty::TouchDuty;
use crate::sensing::PlayerClocks;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};

/// Moves are missing, and what becomes of them is not yet said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MissingMoves {
    /// What stood on the board when they were found missing.
    pub position: Position,
    /// What was played on from there.
    pub played: Plies,
}

impl MissingMoves {
    /// The positions from the one that was found on.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &Position> {
        std::iter::once(&self.position).chain(self.played.iter().map(|ply| &ply.position))
    }

    /// The present one.
    #[must_use]
    pub fn now(&self) -> &Position {
        self.played.last().map_or(&self.position, |ply| &ply.position)
    }
}

/// An event of the journal that does not fit the game as the events before it make it: a move that
/// is not legal, a ply that is not there. `decide` writes none; a damaged or forged journal has one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Damage {
    /// The entry with that event.
    pub seq: u64,
    /// How far the record can be relied on; none when not even the start position could be read.
    pub sound: Option<Ply>,
    /// What is wrong with it.
    #[serde(default, skip_serializing_if = "DamageKind::is_misfit")]
    pub kind: DamageKind,
}

/// What is wrong with an event from which on a record cannot be relied on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DamageKind {
    /// It does not fit the game.
    #[default]
    Misfit,
    /// It is not understood, or rests on one that is not: a newer program wrote it.
    NotUnderstood,
    /// Rows of the file were lost, and nothing shows that no move of the game was among them: what
    /// follows fits, and moves may be missing before it.
    RowsLost,
    /// Rows of the file were lost, and something shows that no move of the game was among them: what was
    /// done with its clock may have been, and its times may be wrong.
    TimesLost,
}

/// In place of the plies before lost rows: no move can be among those, but what was done with the clock.
pub const MOVES_WHOLE: Ply = Ply(u16::MAX);

impl DamageKind {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    const fn is_misfit(&self) -> bool {
        matches!(self, Self::Misfit)
    }
}

impl Damage {
    /// An event that does not fit; the number of its entry is told later.
    #[must_use]
    pub const fn misfit(sound: Option<Ply>) -> Self {
        Self { seq: 0, sound, kind: DamageKind::Misfit }
    }

    /// Whether nothing is wrong but that rows of the file were lost: all that is there fits.
    #[must_use]
    pub const fn is_of_lost_rows(&self) -> bool {
        matches!(self.kind, DamageKind::RowsLost | DamageKind::TimesLost)
    }
}

/// A correction of the clock that can be undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct DoneCorrection {
    /// What was done.
    pub correction: Correction,
    /// The remaining times before.
    pub before: BySide<Millis>,
    /// The move counters before.
    pub counters_before: BySide<u16>,
    /// The remaining times after.
    pub after: BySide<Millis>,
    /// Before and after on the clock as it would be if play had gone on, while that is a question.
    pub went_on: Option<(BySide<Millis>, BySide<Millis>)>,
}

/// An observation with its moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimedObservation {
    /// The time by the wall clock; now, if absent.
    pub at: Moment,
    /// The observation.
    pub what: Observation,
}

/// A clock on the table adds less than the increment that is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct IncrementLack {
    /// With how many presses of the player in succession, up to the last.
    pub presses: u16,
    /// What it adds with each.
    pub added: Millis,
    /// Whether it shows the press first and what is added with the next reading.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_late: bool,
}

/// A game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// What it began from.
    pub setup: Setup,
    /// The start position.
    pub start: Position,
    /// The moves played.
    pub plies: Plies,
    /// The clock.
    pub clock: DualClock,
    /// Where it stands.
    pub status: Status,
    /// The open draw offer.
    pub offer: Option<Offer>,
    /// What was last decided to be owed; whether it still is tells [`Game::owed`].
    pub owed: Option<TouchDuty>,
    /// Illegal moves counted against each player.
    pub illegal_moves: BySide<u8>,
    /// What else is counted for each player.
    pub counts: Counts,
    /// Flags noticed, with the moment.
    pub flags: BySide<Option<Moment>>,
    /// What the clock on the table last showed, and when.
    pub shown: Option<(PlayerClocks, Moment)>,
    /// What that clock lacks of the increment, as the last presses of each player show.
    #[serde(default, skip_serializing_if = "is_without_lack")]
    pub lacking: BySide<IncrementLack>,
    /// The latest observations; the older ones are in the journal.
    pub seen: Vec<TimedObservation>,
    /// A position that stands on the board and not in the record.
    pub disagreement: Option<Observation>,
    /// Corrections of the clock since the last move, latest last.
    pub corrections: Vec<DoneCorrection>,
    /// The move on the board that is made and not completed, as known when the end was asked for.
    pub standing: Option<Uci>,
    /// The question about missing moves.
    pub missing: Option<MissingMoves>,
    /// The question about lost time; the clock stands until it is answered, or started by hand.
    pub lost_time: Option<LostTimeQuestion>,
    /// The question that was open when the game ended: it is asked again if the game goes on after all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unanswered: Option<LostTimeQuestion>,
    /// Whether the clock, which had been running, was left standing: by the answer to that question, or
    /// because the game had ended and goes on after all.
    pub left_standing: bool,
    /// How far the record had come when the clock was last pressed: what was played since is not
    /// completed by a press yet.
    pub pressed: Ply,
    /// When the running player's turn began, to know the time spent.
    pub turn_since: Option<BySide<Millis>>,
    /// The scoresheets of the players, as far as they have been entered.
    pub sheets: BySide<Record>,
    /// The first event that does not fit, until the arbiter has put the record right: until then no
    /// further move is taken.
    pub damage: Option<Damage>,
}

fn is_without_lack(lacking: &BySide<IncrementLack>) -> bool {
    *lacking == BySide::default()
}

/// How many observations a game keeps at hand.
pub const SEEN_AT_HAND: usize = 64;

impl Game {
    /// The clock goes on by another time line, which is ahead by so much of the one so far: another machine
    /// keeps the board from now on.
    pub fn go_over(&mut self, ahead: Millis) {
        self.clock.go_over(ahead);
        for flag in [&mut self.flags.white, &mut self.flags.black] {
            *flag = flag.map(|at| at + ahead);
        }
        if let Some((_, at)) = &mut self.shown {
            *at = *at + ahead;
        }
        for question in self.lost_time.iter_mut().chain(&mut self.unanswered) {
            question.go_over(ahead);
        }
    }

    /// The game just set up. A start position that cannot be read is replaced by the usual one:
    /// `decide` refuses such setups, so this happens only to damaged journals.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let (start, damage) = match Position::from_fen(&setup.fen, setup.form) {
            Ok(start) => (start, None),
            Err(_) => (Position::start(), Some(Damage::misfit(None))),
        };
        let clock = DualClock::new(&setup.control);
        Self {
            setup,
            plies: Plies::from(start.clone()),
            start,
            clock,
            status: Status::Waiting,
            offer: None,
            owed: None,
            illegal_moves: BySide::default(),
            counts: Counts::default(),
            flags: BySide::default(),
            shown: None,
            lacking: BySide::default(),
            seen: Vec::new(),
            disagreement: None,
            standing: None,
            missing: None,
            corrections: Vec::new(),
            lost_time: None,
            unanswered: None,
            left_standing: false,
            pressed: Ply::default(),
            turn_since: None,
            sheets: BySide::default(),
            damage,
        }
    }

    /// An event does not fit: from here on the record cannot be relied on. Its number is told by who
    /// knows it.
    pub(in crate::game) fn mark_damaged(&mut self) {
        let damage = Damage::misfit(Some(self.ply()));
        self.damage_with(damage);
    }

    /// Marks the record damaged. The first damage stays, and that rows were lost gives way to what is worse:
    /// the record can then be relied on only as far as both say.
    pub fn damage_with(&mut self, damage: Damage) {
        match self.damage {
            None => self.damage = Some(damage),
            Some(Damage { sound, kind: DamageKind::RowsLost | DamageKind::TimesLost, .. }) => {
                self.damage = Some(Damage { sound: sound.min(damage.sound), ..damage });
            }
            Some(Damage { kind: DamageKind::Misfit | DamageKind::NotUnderstood, .. }) => {}
        }
    }

    /// Which entry it was, if its event did not fit.
    pub const fn number_damage(&mut self, entry: u64) {
        if let Some(damage) = &mut self.damage
            && damage.seq == 0
        {
            damage.seq = entry;
        }
    }

    /// Behind so many plies rows of the file were lost, as this entry tells: moves may be missing there, or,
    /// behind [`MOVES_WHOLE`], only the times may be wrong. What is wrong with the record beside that stays told.
    pub fn note_lost_rows(&mut self, sound: Ply, entry: u64) {
        let is_of_moves = |damage: &&mut Damage| damage.kind != DamageKind::TimesLost;
        if let Some(damage) = self.damage.as_mut().filter(is_of_moves) {
            damage.sound = damage.sound.map(|known| known.min(sound));
            return;
        }
        let is_whole = sound == MOVES_WHOLE;
        let kind = if is_whole { DamageKind::TimesLost } else { DamageKind::RowsLost };
        self.damage = Some(Damage { seq: entry, sound: Some(sound), kind });
    }

    /// The record was corrected up to this ply, the last that is there. That says nothing of its times.
    pub(in crate::game) fn mend(&mut self) {
        let ply = self.ply();
        self.damage.take_if(|damage| {
            let is_before = damage.sound.is_some_and(|sound| ply <= sound);
            is_before && damage.kind != DamageKind::TimesLost
        });
    }

    /// The players.
    #[must_use]
    pub const fn players(&self) -> &BySide<Player> {
        &self.setup.players
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.position)
    }

    /// The position after so many plies.
    #[must_use]
    pub fn position_at(&self, ply: Ply) -> Option<&Position> {
        match usize::from(ply.0) {
            0 => Some(&self.start),
            n => self.plies.get(n - 1).map(|record| &record.position),
        }
    }

    /// All positions from the start to the present one.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &Position> {
        std::iter::once(&self.start).chain(self.plies.iter().map(|ply| &ply.position))
    }

    /// The position on the board: the present one, or, while moves are missing, the one to which was
    /// played on.
    #[must_use]
    pub fn on_board(&self) -> &Position {
        self.missing.as_ref().map_or_else(|| self.position(), MissingMoves::now)
    }

    /// The positions since moves were last missing from the record, of what is on the board: that is
    /// as far as one follows from the other.
    #[must_use]
    pub fn connected(&self) -> Vec<Position> {
        match &self.missing {
            Some(missing) => missing.positions().cloned().collect(),
            None => self.connected_record(),
        }
    }

    /// The positions of the record since moves were last missing from it.
    #[must_use]
    pub fn connected_record(&self) -> Vec<Position> {
        let missing = |ply: &PlyRecord| ply.mark == Some(PlyMark::Missing);
        // The last of the missing has the position that was found.
        let from = self.plies.iter().rposition(missing).map_or(0, |last| last + 1);
        self.positions().skip(from).cloned().collect()
    }

    /// The record as far as it can be relied on, and what is recorded behind that: nothing, unless it is
    /// damaged. What fits there by chance would together be a game that nobody has played.
    #[must_use]
    pub fn certain_plies(&self) -> (&[PlyRecord], &[PlyRecord]) {
        let all = self.plies.as_slice();
        let sound = |damage: Damage| damage.sound.map_or(0, |ply| usize::from(ply.0));
        all.split_at(self.damage.map_or(all.len(), sound).min(all.len()))
    }

    /// The number of plies played.
    #[must_use]
    pub fn ply(&self) -> Ply {
        Ply(u16::try_from(self.plies.len()).unwrap_or(u16::MAX))
    }

    /// The player to move.
    #[must_use]
    pub fn turn(&self) -> Side {
        self.position().turn()
    }

    /// The number that the scoresheet gives to the move of a ply (1 is the first), and whose it is.
    #[must_use]
    pub fn move_label(&self, ply: Ply) -> (u32, Side) {
        let before = Ply(ply.0.saturating_sub(1));
        let position = self.position_at(before).unwrap_or(&self.start);
        (position.move_number(), position.turn())
    }

    /// Whether the time is kept by a clock on the table.
    #[must_use]
    pub fn clock_on_table(&self) -> bool {
        self.setup.timing == Timing::Device
    }

    /// The remaining times now.
    #[must_use]
    pub fn times(&self, now: Moment) -> BySide<Millis> {
        self.clock.reading(now)
    }

    /// Whether the times are known: where the file of an imported game says no time control, they are a
    /// stopgap until a move has its times, or the clock shows more than what that control gives.
    #[must_use]
    pub fn knows_times(&self, now: Moment) -> bool {
        self.setup.known_control().is_some()
            || self.clock.running().is_some()
            || self.plies.iter().any(|ply| ply.times.is_some())
            || self.clock.given(now) != Some(self.times(now))
    }

    /// Whether the game was read from a file and no move was made here since.
    #[must_use]
    pub fn is_only_read(&self) -> bool {
        let read = |ply: &PlyRecord| ply.source == Source::Import;
        self.setup.imported.is_some() && self.plies.last().is_none_or(read)
    }

    /// Sets the move counters to what the record holds.
    pub(in crate::game) fn count_moves(&mut self) {
        let first = self.start.turn();
        let plies = self.ply().0;
        let went_on = self.lost_time.as_mut().map(|question| &mut question.went_on);
        for clock in std::iter::once(&mut self.clock).chain(went_on) {
            clock.set_moves(first, plies.div_ceil(2));
            clock.set_moves(first.other(), plies / 2);
        }
    }

    /// Whose time it is: whose clock runs, or would run if play has gone on while it is not yet said
    /// how lost time counts.
    #[must_use]
    pub fn whose_time(&self) -> Option<Side> {
        let question = self.lost_time.as_ref();
        self.clock.running().or_else(|| question.and_then(|asked| asked.went_on.running()))
    }

    /// Whose time passes while nobody sees the program's clock. A player whose flag is down has none
    /// left, and once the game is over nobody has.
    #[must_use]
    pub fn time_to_lose(&self, now: Moment) -> Option<Side> {
        let ours = self.outcome().is_none() && !self.clock_on_table();
        let down = |side: &Side| self.clock.flag(*side, now).is_some();
        self.whose_time().filter(|side| ours && !down(side))
    }

    /// Whether no clock runs although the game goes on, because the question about lost time was
    /// answered so, or the game had ended and goes on after all, and nobody has set a clock going
    /// since: play goes on only when the arbiter starts a clock. While it is a question it is told by that.
    #[must_use]
    pub fn waits_for_clock(&self) -> bool {
        let is_asked = self.lost_time.is_some();
        self.left_standing && self.is_playing() && self.whose_time().is_none() && !is_asked
    }

    /// Whether a press of this player completes the last move of the record: they made it, and nobody
    /// has pressed since.
    #[must_use]
    pub fn completes(&self, side: Side) -> bool {
        self.turn() != side && self.pressed < self.ply()
    }

    /// What the press of the last move has added to the program's clock, and whose: an increment. None
    /// where nobody has pressed here, and where the arbiter has left the player no more than it since.
    #[must_use]
    pub fn increment_of_last_press(&self, at: Moment) -> Option<(Side, Millis)> {
        let mover = self.turn().other();
        let is_played_here = self.plies.last().is_some_and(|ply| ply.source != Source::Import);
        // Where the press came before the move was entered, the counter tells.
        let is_counted = self.clock.moves_made(mover) >= self.ply().0.div_ceil(2);
        let is_pressed = is_counted || self.pressed == self.ply();
        let Bonus::Increment(time) = self.clock.bonus(mover) else { return None };
        let is_there = time > Millis::ZERO && *self.times(at).of(mover) > time;
        let given = !self.clock_on_table() && is_played_here && is_pressed && is_there;
        given.then_some((mover, time))
    }

    /// Both times as they would be at that moment if the last move had not been pressed on the program's
    /// clock: the opponent has what ran since, and the mover has used it and has no increment for the press.
    ///
    /// None where it cannot be known: the move was not entered by the arbiter or was pressed before that,
    /// another press followed, a time was corrected or a period ended since, the mover has a delay, or would
    /// have no time left.
    #[must_use]
    pub fn times_without_last_press(&self, at: Moment) -> Option<BySide<Millis>> {
        let mover = self.turn().other();
        let opponent = mover.other();
        let plies = self.ply().0;
        let then = self.plies.last().filter(|ply| ply.source == Source::Arbiter)?.times?;
        let is_last_press = self.clock.moves_made(mover) == plies.div_ceil(2)
            && self.clock.moves_made(opponent) == plies / 2
            && self.pressed == self.ply();
        let is_undisturbed = self.corrections.is_empty() && self.lost_time.is_none();
        let increment = match self.clock.bonus(mover) {
            Bonus::Increment(time) => time,
            Bonus::None => Millis::ZERO,
            Bonus::Delay(_) | Bonus::Bronstein(_) => return None,
        };
        let now = self.times(at);
        let ran = *then.of(opponent) - *now.of(opponent);
        // Whatever else has changed a time, the clock would not say the same of what was used: since the press,
        // or since the move behind it was taken back, which left the opponent with all that had run.
        let since = *self.turn_since?.of(opponent) - *now.of(opponent);
        let is_all = ran >= Millis::ZERO
            && since == self.clock.used(opponent, at)
            && now.of(mover) == then.of(mover);
        let left = *now.of(mover) - increment - ran;
        let is_known = !self.clock_on_table() && is_last_press && is_undisturbed && is_all;
        let mut times = then;
        *times.of_mut(mover) = left;
        Some(times).filter(|_| is_known && left > Millis::ZERO)
    }

    /// The outcome, if the game has ended.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.status {
            Status::Ended(outcome) => Some(outcome),
            Status::Waiting | Status::Playing => None,
        }
    }

    /// How many half-moves two records have in common from the start.
    #[must_use]
    pub fn moves_in_common(&self, other: &Self) -> Ply {
        let same = self.plies.iter().zip(&other.plies).take_while(|(a, b)| a.uci == b.uci);
        Ply(u16::try_from(same.count()).unwrap_or(u16::MAX))
    }

    /// Whether two records have the same moves.
    #[must_use]
    pub fn has_moves_of(&self, other: &Self) -> bool {
        self.plies.len() == other.plies.len() && self.moves_in_common(other) == self.ply()
    }

    /// Whether it is being played.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.status == Status::Playing
    }

    /// What the player on move owes now, as long as a legal move fulfils it.
    #[must_use]
    pub fn owed(&self) -> Option<&TouchDuty> {
        let owed = self.owed.as_ref()?;
        let now = owed.ply == self.ply() && owed.by == self.turn() && self.outcome().is_none();
        let position = self.position();
        let legal = || owed.moves.iter().any(|uci| position.read_uci(uci).is_ok());
        (now && legal()).then_some(owed)
    }

    /// Keeps the time spent on the present move true when the clock was changed in the middle of it.
    pub(in crate::game) fn shift_turn(&mut self, before: BySide<Millis>, after: BySide<Millis>) {
        if let Some(since) = &mut self.turn_since {
            for side in Side::BOTH {
                *since.of_mut(side) += *after.of(side) - *before.of(side);
            }
        }
    }

    /// The cell in which a half-move of the record belongs: 0 is the first half-move. In a game that
    /// Black begins, White's first cell stays empty.
    #[must_use]
    pub fn cell_of(&self, ply: u16) -> u16 {
        ply.saturating_add(u16::from(self.start.turn() == Side::Black))
    }

    /// Where a player's sheet is behind the record of the game.
    #[must_use]
    pub fn sheet_behind(&self, whose: Side) -> Arrears {
        let sheet = self.sheets.of(whose);
        let mut behind = Arrears { from: None, cells: 0, own: 0 };
        for ply in 0..self.ply().0 {
            let index = self.cell_of(ply);
            if !sheet.cell(index).is_unwritten() {
                continue;
            }
            behind.from.get_or_insert(index);
            behind.cells += 1;
            let column = if index.is_multiple_of(2) { Side::White } else { Side::Black };
            behind.own += u16::from(column == whose);
        }
        behind
    }
}
