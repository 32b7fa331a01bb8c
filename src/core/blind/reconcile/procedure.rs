//! What is done when the two boards differ, step by step, as the edition has it.

use jadoube_message::{Message, Value};
use serde::{Deserialize, Serialize};

use crate::blind::reconcile::reversal::Reversal;
use crate::blind::reconcile::squares::{Handling, handlings};
use crate::blind::reconcile::times::Times;
use crate::blind::reconcile::{Doubt, Reconciliation, RecordKind, Verdict};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::laws::adjournment::WrongExecution;

/// One step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(tag = "step", rename_all = "kebab-case")]
#[message(prefix = "reconcile")]
pub enum Step {
    /// The arbiter stops both clocks.
    StopClocks,
    /// Both players complete their scores, together and with the arbiter, up to this half-move.
    CompleteScores {
        /// Which, from 1.
        #[message(name = "place", with = Ply::recorded)]
        from: Ply,
    },
    /// The arbiter hears players and assistants about this half-move, and decides.
    Hear {
        /// Which, from 1; nothing where there are no scores at all.
        #[message(name = "place", with = recorded)]
        about: Option<Ply>,
    },
    /// The game goes back to the position after so many half-moves.
    GoBack {
        /// The half-moves that remain.
        #[message(name = "after")]
        to: Ply,
    },
    /// A board that is the wrong way round is put the right way round.
    Reverse {
        /// Whose board.
        #[message(with = Side::key)]
        board: Side,
        /// How it is the wrong way round.
        how: Reversal,
    },
    /// A hand does something on a board.
    Handle {
        /// On whose board.
        #[message(with = Side::key)]
        board: Side,
        /// What the hand does with the piece.
        #[message(id)]
        hand: Handling,
    },
    /// The last move is executed on a board where it has not been.
    Execute {
        /// On whose board.
        #[message(with = Side::key)]
        board: Side,
        /// The move.
        #[message(name = "move", with = Uci::numbered)]
        uci: Uci,
    },
    /// A move that was made on one board only is announced and repeated, then executed on the other.
    Announce {
        /// On whose board it was made.
        #[message(name = "board", with = Side::key)]
        made_on: Side,
        /// The move.
        #[message(name = "move", with = Uci::numbered)]
        uci: Uci,
    },
    /// The arbiter names the disadvantages that the player has to accept (1972 and 1980).
    NameDisadvantages {
        /// The player who has to accept them.
        side: Side,
    },
    /// Both clocks are set.
    SetClocks {
        /// To what, and where that comes from.
        times: Times,
    },
    /// Both clocks are set by the arbiter's judgement: nothing is known of the times.
    JudgeClocks,
    /// The move counters are set.
    SetCounters {
        /// Moves made.
        moves: BySide<u16>,
    },
    /// Both boards are read aloud and compared square by square.
    Compare,
    /// The clock is started again.
    StartClock {
        /// For whom.
        side: Side,
    },
}

/// The move that is heard about, if it is about one, with its number.
fn recorded(about: &Option<Ply>) -> Value<'_> {
    about.as_ref().map_or(Value::NONE, Ply::recorded)
}

/// The steps in their order; none when the boards show the same.
#[must_use]
pub fn procedure(found: &Reconciliation, rule: WrongExecution) -> Vec<Step> {
    let steps = match &found.verdict {
        Verdict::Same => return Vec::new(),
        Verdict::Reversed { .. } => Vec::new(),
        Verdict::Behind { board, .. } => execute_last(found, *board),
        Verdict::Ahead { board, uci } => {
            vec![Step::Announce { made_on: *board, uci: uci.clone() }]
        }
        // The Laws have a rule for boards that differ; where they are the same nobody is blamed.
        Verdict::BothAgainstScores => adjust(found, &[], rule),
        Verdict::Adjust { boards } => adjust(found, boards, rule),
        // The announcement alone says which board is right: nobody is blamed.
        Verdict::AsAnnounced { .. } => adjust(found, &[], rule),
        Verdict::Retrace { to } => retrace(found, *to),
        Verdict::Undecided { doubt } => return hearing_steps(found, *doubt),
    };
    let turn = found.target.as_ref().map(Position::turn);
    // Who has not completed the move presses the clock afterwards.
    let pending = found.recorded == RecordKind::Pending;
    let turn = turn.map(|side| if pending { side.other() } else { side });
    beginning(found)
        .chain(steps)
        .chain([Step::Compare])
        .chain(turn.map(|side| Step::StartClock { side }))
        .collect()
}

/// The steps where a player finds a difference and the boards are not known to differ: nothing proves
/// which board is right.
#[must_use]
pub fn steps_on_report(found: &Reconciliation) -> Vec<Step> {
    beginning(found).chain([Step::Hear { about: None }]).collect()
}

/// The clocks are stopped, and the boards are put the right way round.
fn beginning(found: &Reconciliation) -> impl Iterator<Item = Step> {
    let reverse = |board: Side| Some(Step::Reverse { board, how: (*found.reversed.of(board))? });
    [Step::StopClocks].into_iter().chain(Side::BOTH.into_iter().filter_map(reverse))
}

fn execute_last(found: &Reconciliation, board: Side) -> Vec<Step> {
    let before = Ply(found.line.ply().0.saturating_sub(1));
    let last = found.line.moves().last();
    let uci = last.and_then(|m| Some(found.line.position(before)?.uci(*m)));
    uci.into_iter().map(|uci| Step::Execute { board, uci }).collect()
}

/// The acts that bring a board to the position that it should show.
fn handle(found: &Reconciliation, board: Side, target: &Placement) -> Vec<Step> {
    let hands = handlings(found.boards.of(board), target);
    hands.into_iter().map(|hand| Step::Handle { board, hand }).collect()
}

fn adjust(found: &Reconciliation, at_fault: &[Side], rule: WrongExecution) -> Vec<Step> {
    let Some(target) = found.target.as_ref().map(Position::placement) else { return Vec::new() };
    let mut steps = Vec::new();
    for board in Side::BOTH {
        // A board that is a move behind or ahead comes to the same position, without a reproach.
        steps.extend(handle(found, board, &target));
        if at_fault.contains(&board) && rule == WrongExecution::CertainDisadvantages {
            steps.push(Step::NameDisadvantages { side: board });
        }
    }
    steps
}

fn retrace(found: &Reconciliation, to: Ply) -> Vec<Step> {
    let mut steps = vec![Step::GoBack { to }];
    if let Some(target) = found.target.as_ref().map(Position::placement) {
        steps.extend(Side::BOTH.into_iter().flat_map(|board| handle(found, board, &target)));
    }
    steps.push(match found.times {
        Some(times) => Step::SetClocks { times },
        None => Step::JudgeClocks,
    });
    let made = |side: Side| found.moves_made(side, to);
    steps.push(Step::SetCounters { moves: BySide::new(made(Side::White), made(Side::Black)) });
    steps
}

fn hearing_steps(found: &Reconciliation, doubt: Doubt) -> Vec<Step> {
    let about = match doubt {
        Doubt::NoScores => None,
        Doubt::Unsettled { ply } | Doubt::OneWitness { ply } => Some(ply),
    };
    let complete = about.map(|from| Step::CompleteScores { from });
    beginning(found).chain(complete).chain([Step::Hear { about }]).collect()
}
