//! Two boards, one truth: what is wrong when the boards of a game with a blind player differ (FIDE
//! Laws 2023, D.2.9; supplements of 1972 and 1980, 7 and 8), and how they become one game again.
//!
//! `scores` reads the two scores against each other, `filled` says what one lacks, `reversal` finds
//! a board that is the wrong way round, `divergence` how a board came to diverge from them (`hand`
//! executes moves on a wrong board), `squares` and `reading` put a position into
//! acts of a hand and into words of a reader, `times` are those of the move to which a game goes
//! back, `procedure` is what the edition prescribes, step by step, `acts` what its steps ask of
//! the game, `at_board` the table of a game in the hall, `paper` a case without one. This file
//! judges.
//!
//! Nobody is blamed for a board unless two of three witnesses (either score, the record of the
//! game) tell each half-move that was executed wrongly.

pub mod squares;
pub mod reading;
mod hand;
pub mod at_board;
pub mod divergence;
pub mod filled;
pub mod reversal;
pub mod scores;
pub mod times;
pub mod procedure;
pub mod acts;
pub mod paper;

use jadoube_message::{Message, Value};
use serde::{Deserialize, Serialize};

use crate::blind::reconcile::divergence::{CAUSES, Divergence, Line, divergence};
use crate::blind::reconcile::filled::{FilledIn, filled_in};
use crate::blind::reconcile::reversal::Reversal;
use crate::blind::reconcile::scores::{Agreement, Scores};
use crate::blind::reconcile::squares::{Difference, Handling, differences, handlings};
use crate::blind::reconcile::times::{Clocks, Times, moves_made, times_at};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Move, Position, Uci};
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::scoresheet::sheet::Sheet;
use jadoube_chess::side::{BySide, Side};

/// Everything that lies on the table.
#[derive(Debug, Clone)]
pub struct ReconciliationInput {
    /// The position from which the game began.
    pub start: Position,
    /// What stands on each player's board.
    pub boards: BySide<Placement>,
    /// Each player's score.
    pub sheets: BySide<Sheet>,
    /// The moves that are on record besides: announced, or sensed. Empty if there are none.
    pub record: Vec<Move>,
    /// Where scores were kept: the move after the record that was announced, repeated as it was announced
    /// and executed on a board, and is not completed yet.
    pub pending: Option<Move>,
    /// What the players had left after each half-move, where it was measured.
    pub measured: Vec<Option<BySide<Millis>>>,
    /// The clocks, if they are known.
    pub clocks: Option<Clocks>,
    /// What the record is where nobody kept a score.
    pub recorded: RecordKind,
}

/// What the record of a game is, where nobody kept a score or where the scores end before its last move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum RecordKind {
    /// One witness, which proves nothing alone.
    #[default]
    Witness,
    /// What was announced at the boards, and played.
    Announced,
    /// The same, with a last move that was announced and is not completed.
    Pending,
}

impl ReconciliationInput {
    /// Which players kept a score.
    #[must_use]
    pub fn kept(&self) -> BySide<bool> {
        let kept = |side: Side| !self.sheets.of(side).cells().is_empty();
        BySide::new(kept(Side::White), kept(Side::Black))
    }
}

/// By what a board is judged.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(rename_all = "kebab-case")]
#[message(keys)]
pub enum Source {
    /// Both scores, which agree.
    BothScores,
    /// White's score.
    WhitesScore,
    /// Black's score.
    BlacksScore,
    /// The record of the game: nobody kept a score.
    Record,
}

/// How one board stands to one source.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardComparison {
    /// Whose board.
    pub board: Side,
    /// By what it is judged.
    pub by: Source,
    /// How it diverges; nothing if it shows what it should.
    #[serde(rename = "departure")]
    pub divergence: Option<Divergence>,
}

/// Why nothing can be decided yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(tag = "doubt", rename_all = "kebab-case")]
#[message(prefix = "reconcile")]
pub enum Doubt {
    /// There are no scores.
    NoScores,
    /// What the scores tell does not settle this half-move.
    Unsettled {
        /// Which, from 1.
        #[message(name = "place", with = Ply::recorded)]
        ply: Ply,
    },
    /// Only one witness tells this half-move, which was executed wrongly on a board.
    OneWitness {
        /// Which, from 1.
        #[message(name = "place", with = Ply::recorded)]
        ply: Ply,
    },
}

/// What is to be done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
#[message(prefix = "reconcile")]
pub enum Verdict {
    /// The boards show the same.
    Same,
    /// Nothing is wrong but that these players' boards are the wrong way round.
    Reversed {
        /// The players whose boards are.
        #[message(with = whose)]
        boards: Vec<Side>,
    },
    /// Nothing is wrong but that the last move has not been executed on a board.
    Behind {
        /// On whose.
        #[message(with = Side::key)]
        board: Side,
        /// The half-move, from 1.
        #[message(name = "move", with = Ply::recorded)]
        ply: Ply,
    },
    /// Nothing is wrong but that a move that is on no score was made on a board.
    Ahead {
        /// On whose.
        #[message(with = Side::key)]
        board: Side,
        /// The move.
        #[message(name = "move", with = Uci::numbered)]
        uci: Uci,
    },
    /// The boards show the same, but not what both scores have: both are adjusted to the scores.
    BothAgainstScores,
    /// The scores agree: these boards are adjusted to them.
    Adjust {
        /// The players whose boards are wrong.
        #[message(with = whose)]
        boards: Vec<Side>,
    },
    /// No score has the last move, and what was announced counts: these boards are adjusted to it.
    AsAnnounced {
        /// The players whose boards are wrong.
        #[message(with = whose)]
        boards: Vec<Side>,
    },
    /// The scores differ: the game goes back to where they agree.
    Retrace {
        /// The half-moves that remain.
        #[message(name = "after")]
        to: Ply,
    },
    /// Nothing decides it.
    #[message(transparent)]
    Undecided {
        /// The reason why nothing can be decided.
        doubt: Doubt,
    },
}

/// The key of these boards: that of the one player, or `both`.
fn whose(boards: &[Side]) -> Value<'_> {
    match boards {
        [one] => one.key(),
        _ => Value::Text("both".into()),
    }
}

/// What is wrong, since when, whose, and what is to be done.
#[derive(Debug, Clone)]
pub struct Reconciliation {
    /// How the boards differ.
    pub differences: Vec<Difference>,
    /// What the scores tell.
    pub scores: Scores,
    /// Which players kept a score.
    pub kept: BySide<bool>,
    /// What a score lacks and another source tells.
    pub filled: Vec<FilledIn>,
    /// The game by the scores: to its end, or to where they differ or leave it open.
    pub line: Line,
    /// How each board stands to each source.
    pub standings: Vec<BoardComparison>,
    /// The first half-move, from 1, in which the scores have another move than the record.
    pub off_record: Option<Ply>,
    /// What is to be done.
    pub verdict: Verdict,
    /// The position that both boards are to show, where that is settled.
    pub target: Option<Position>,
    /// The times to set where the game goes back.
    pub times: Option<Times>,
    /// How each board was found to be the wrong way round, if it was.
    pub reversed: BySide<Option<Reversal>>,
    /// The boards as they were found, but the right way round.
    pub boards: BySide<Placement>,
    /// What the record is where nobody kept a score.
    pub recorded: RecordKind,
}

/// Finds out what is wrong and what is to be done.
#[must_use]
pub fn reconcile(table: &ReconciliationInput) -> Reconciliation {
    let scores = scores::read(&table.start, &table.sheets, &table.record);
    let announced = announced_after(table, &scores);
    let line = Line::of(&table.start, &[scores.moves.as_slice(), announced.as_slice()].concat());
    let reversed = table.boards.map(|board| Reversal::of(&board, &ends(table, &scores, &line)));
    let mut righted = righted(table, reversed);
    if !announced.is_empty() {
        righted.recorded = RecordKind::Pending;
    }
    let table = &righted;
    let standings = compare_boards(table, &scores, &line);
    let differences = differences(&table.boards);
    let verdict = match judge(table, &scores, &line, &standings) {
        judged if !differences.is_empty() => judged,
        // A last move that both boards lack, or have before the scores, is no error.
        Verdict::Adjust { .. } if !both_ahead(table, &line) => Verdict::BothAgainstScores,
        _ if reversed == BySide::default() => Verdict::Same,
        _ => {
            let boards = Side::BOTH.into_iter().filter(|side| reversed.of(*side).is_some());
            Verdict::Reversed { boards: boards.collect() }
        }
    };
    let target = match &verdict {
        Verdict::Adjust { .. }
        | Verdict::AsAnnounced { .. }
        | Verdict::BothAgainstScores
        | Verdict::Behind { .. } => line.position(line.ply()).cloned(),
        Verdict::Ahead { uci, .. } => line
            .position(line.ply())
            .and_then(|position| Some(position.after(position.read_uci(uci).ok()?))),
        Verdict::Retrace { to } => line.position(*to).cloned(),
        Verdict::Reversed { .. } => {
            line.position(line.ply()).filter(|end| end.placement() == table.boards.white).cloned()
        }
        Verdict::Same | Verdict::Undecided { .. } => None,
    };
    let times = match &verdict {
        Verdict::Retrace { to } => {
            let began = table.start.turn();
            times_at(
                *to,
                plies_played(table, &scores),
                began,
                &table.measured,
                table.clocks.as_ref(),
            )
        }
        _ => None,
    };
    Reconciliation {
        off_record: off_record(&scores, &table.record),
        kept: table.kept(),
        filled: filled_in(&scores, table.kept()),
        boards: table.boards,
        recorded: table.recorded,
        reversed,
        differences,
        scores,
        line,
        standings,
        verdict,
        target,
        times,
    }
}

/// The move that both boards are to show beyond the scores: the one that was announced and repeated after
/// all that the scores hold, where the boards differ. Where they do not, nothing is to be decided by it.
fn announced_after(table: &ReconciliationInput, scores: &Scores) -> Vec<Move> {
    let to_it = scores.agreement == Agreement::Agree && scores.moves == table.record;
    let proved = scores.witnesses.iter().all(|told| told.prove());
    let counts = to_it && proved && !differences(&table.boards).is_empty();
    table.pending.into_iter().filter(|_| counts).collect()
}

/// What a board should show, by the scores together or by either alone.
fn ends(table: &ReconciliationInput, scores: &Scores, line: &Line) -> Vec<Placement> {
    let own = scores.own.iter().flat_map(|own| [&own.white, &own.black]);
    let own = own.map(|own| Line::of(&table.start, own).placement());
    [line.placement()].into_iter().chain(own).collect()
}

/// The table with the boards the right way round.
fn righted(table: &ReconciliationInput, reversed: BySide<Option<Reversal>>) -> ReconciliationInput {
    let mut table = table.clone();
    for side in Side::BOTH {
        if let Some(how) = reversed.of(side) {
            let board = table.boards.of_mut(side);
            *board = how.reverse(board);
        }
    }
    table
}

/// How many half-moves have been played as far as anything tells.
fn plies_played(table: &ReconciliationInput, scores: &Scores) -> Ply {
    let own = scores.own.as_ref().map_or(0, |own| own.white.len().max(own.black.len()));
    let most = own.max(scores.moves.len()).max(table.record.len());
    Ply(u16::try_from(most).unwrap_or(u16::MAX))
}

fn off_record(scores: &Scores, record: &[Move]) -> Option<Ply> {
    let parts = scores.moves.iter().zip(record).position(|(one, other)| one != other)?;
    u16::try_from(parts + 1).ok().map(Ply)
}

/// Each board against both scores where they agree, against either where they differ, against what
/// there is where one is missing or both are.
fn compare_boards(
    table: &ReconciliationInput,
    scores: &Scores,
    line: &Line,
) -> Vec<BoardComparison> {
    let against = |by: Source, line: &Line| {
        Side::BOTH.map(|board| BoardComparison {
            board,
            by,
            divergence: divergence(line, table.boards.of(board)),
        })
    };
    match (&scores.own, scores.agreement) {
        (Some(own), _) => {
            let [white, black] = [&own.white, &own.black].map(|own| Line::of(&table.start, own));
            let [white, black] = [(Source::WhitesScore, white), (Source::BlacksScore, black)]
                .map(|(by, line)| against(by, &line));
            white.into_iter().chain(black).collect()
        }
        // No score has the last move.
        (None, Agreement::Agree) if table.recorded == RecordKind::Pending => {
            against(Source::Record, line).into()
        }
        (None, Agreement::Agree) => match (table.kept().white, table.kept().black) {
            (true, true) => against(Source::BothScores, line).into(),
            (true, false) => against(Source::WhitesScore, line).into(),
            (false, true) => against(Source::BlacksScore, line).into(),
            // No score and no record: there is nothing to judge a board by.
            (false, false) if line.moves().is_empty() => Vec::new(),
            (false, false) => against(Source::Record, line).into(),
        },
        (None, _) => Vec::new(),
    }
}

fn judge(
    table: &ReconciliationInput,
    scores: &Scores,
    line: &Line,
    standings: &[BoardComparison],
) -> Verdict {
    let undecided = |doubt: Doubt| Verdict::Undecided { doubt };
    let no_scores = table.kept() == BySide::new(false, false);
    if no_scores && (table.recorded == RecordKind::Witness || line.moves().is_empty()) {
        return undecided(Doubt::NoScores);
    }
    match scores.agreement {
        Agreement::Differ { at } => return Verdict::Retrace { to: Ply(at.0.saturating_sub(1)) },
        Agreement::Open { at } => return undecided(Doubt::Unsettled { ply: at }),
        Agreement::Agree => {}
    }
    let by_announcement = no_scores || table.recorded == RecordKind::Pending;
    let end = line.ply();
    let (mut at_fault, mut behind, mut ahead) = (Vec::new(), None, None);
    for standing in standings {
        let Some(divergence) = &standing.divergence else { continue };
        if divergence.is_behind(end) {
            behind = Some(standing.board);
        } else if let Some(uci) = extra_move(line, standing.board, table.boards.of(standing.board))
        {
            ahead = Some((standing.board, uci));
        } else {
            if let Some(ply) = unproved(scores, divergence, end).filter(|_| !by_announcement) {
                return undecided(Doubt::OneWitness { ply });
            }
            at_fault.push(standing.board);
        }
    }
    match (at_fault.is_empty(), behind, ahead) {
        (false, _, _) if by_announcement => Verdict::AsAnnounced { boards: at_fault },
        (false, _, _) => Verdict::Adjust { boards: at_fault },
        (true, Some(board), _) => Verdict::Behind { board, ply: end },
        (true, None, Some((board, uci))) => Verdict::Ahead { board, uci },
        (true, None, None) => Verdict::Same,
    }
}

/// The first half-move on which it depends whether the board diverges, and which too few tell. Up
/// to three causes depend on their own half-moves; what nothing explains, on all.
fn unproved(scores: &Scores, divergence: &Divergence, end: Ply) -> Option<Ply> {
    let explained = divergence.explanations.iter().all(|causes| causes.len() <= CAUSES);
    let depends = |ply: &Ply| {
        let mut causes = divergence.explanations.iter().flatten();
        !explained || causes.any(|cause| cause.plies().contains(ply))
    };
    (1..=end.0).map(Ply).filter(depends).find(|ply| !scores.prove(*ply))
}

/// Whether a move that is on no score was made on both boards.
fn both_ahead(table: &ReconciliationInput, line: &Line) -> bool {
    let mover = line.position(line.ply()).map(Position::turn);
    mover.is_some_and(|mover| extra_move(line, mover, &table.boards.white).is_some())
}

/// The move of its owner, who is on move, after which a line's end looks like a board. That a
/// player has just made it there is simpler than anything else.
fn extra_move(line: &Line, owner: Side, board: &Placement) -> Option<Uci> {
    let position = line.position(line.ply()).filter(|position| position.turn() == owner)?;
    let mut moves = position.legal_moves().into_iter();
    let made = moves.find(|m| position.after(*m).placement() == *board)?;
    Some(position.uci(made))
}

/// Whether the boards are as they should be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verification {
    /// How they differ from each other.
    pub differences: Vec<Difference>,
    /// What a hand still has to do on each of them; nothing where no position is prescribed.
    pub left: BySide<Vec<Handling>>,
}

impl Verification {
    /// Whether both boards show the same, and what they should.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.differences.is_empty() && self.left.white.is_empty() && self.left.black.is_empty()
    }
}

/// Checks two boards square by square, against each other and against what they should show.
#[must_use]
pub fn verify(boards: &BySide<Placement>, target: Option<&Placement>) -> Verification {
    let left = |board: &Placement| target.map_or_else(Vec::new, |target| handlings(board, target));
    Verification {
        differences: differences(boards),
        left: BySide::new(left(&boards.white), left(&boards.black)),
    }
}

impl Reconciliation {
    /// The game as a source has it.
    #[must_use]
    pub fn line_by(&self, by: Source) -> Line {
        let start = self.line.position(Ply(0));
        match (by, &self.scores.own, start) {
            (Source::WhitesScore, Some(own), Some(start)) => Line::of(start, &own.white),
            (Source::BlacksScore, Some(own), Some(start)) => Line::of(start, &own.black),
            _ => self.line.clone(),
        }
    }

    /// How many moves a player has made after so many half-moves.
    #[must_use]
    pub fn moves_made(&self, side: Side, ply: Ply) -> u16 {
        let began = self.line.position(Ply(0)).map_or(Side::White, Position::turn);
        moves_made(began, side, ply)
    }
}

#[cfg(test)]
mod tests;
