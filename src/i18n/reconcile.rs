//! Two boards that differ in words: what differs, since when, whose, and what is done. Every
//! sentence can be printed and spoken.

use jadoube_message::Message;

use crate::catalogue::{Arg, Catalogue};
use crate::chess::{Numbering, recorded};
use crate::message::{Context, Moves};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::blind::reconcile::divergence::{Cause, Divergence, Line};
use jadoube_core::blind::reconcile::procedure::Step;
use jadoube_core::blind::reconcile::scores::Agreement;
use jadoube_core::blind::reconcile::{BoardComparison, Reconciliation, Verdict};

/// What the scores tell: whether they agree, what one lacks, plain slips, and whether the record has
/// another move.
#[must_use]
pub fn scores(words: &Catalogue, found: &Reconciliation) -> Vec<String> {
    let line = &found.line;
    let count = ("count", found.scores.moves.len().into());
    if found.kept == BySide::new(false, false) {
        let kept = !line.moves().is_empty();
        return kept
            .then(|| words.say_with("reconcile-record-only", &[count]))
            .into_iter()
            .collect();
    }
    let tell = |what: &dyn Message| words.tell_in(what, about(line, line.ply()));
    let agreement = match found.scores.agreement {
        Agreement::Agree => {
            let whole = match (found.kept.white, found.kept.black) {
                (true, false) => "white",
                (false, true) => "black",
                _ if found.filled.is_empty() => "yes",
                _ => "no",
            };
            words.say_with("reconcile-scores-agree", &[count, ("whole", whole.into())])
        }
        differ => tell(&differ),
    };
    let off = found.off_record.map(|ply| {
        let place = numbering(line).sign(ply);
        words.say_with("reconcile-off-record", &[("place", place.into())])
    });
    let filled = found.filled.iter().map(|one| tell(one));
    let slips = found.scores.slips.iter().map(|one| tell(one));
    [agreement].into_iter().chain(filled).chain(slips).chain(off).collect()
}

/// The boards that are the wrong way round, and how.
#[must_use]
pub fn reversals(words: &Catalogue, found: &Reconciliation) -> Vec<String> {
    let reversed = |board: Side| {
        let how = (*found.reversed.of(board))?;
        let args = [("board", key(words, board)), ("how", words.value_of(&how).into())];
        Some(words.say_with("reconcile-reversal", &args))
    };
    Side::BOTH.into_iter().filter_map(reversed).collect()
}

/// How one board stands to one source.
#[must_use]
pub fn board_comparison(
    words: &Catalogue,
    found: &Reconciliation,
    standing: &BoardComparison,
) -> String {
    let by = words.value_of(&standing.by);
    let mut args = vec![("board", key(words, standing.board)), ("by", by.into())];
    let Some(divergence) = &standing.divergence else {
        return words.say_with("reconcile-board-right", &args);
    };
    let line = found.line_by(standing.by);
    let place = match divergence.since {
        Ply(0) => words.say("reconcile-at-start"),
        since => recorded(words, &line, since),
    };
    args.push(("place", place.into()));
    args.push(("causes", causes(words, &line, divergence).into()));
    words.say_with("reconcile-board-departs", &args)
}

fn causes(words: &Catalogue, line: &Line, divergence: &Divergence) -> String {
    let joined = |id: &str, all: Vec<String>| {
        let two = |one: String, other: String| {
            words.say_with(id, &[("one", one.into()), ("other", other.into())])
        };
        all.into_iter().reduce(two).unwrap_or_default()
    };
    let cause = |cause: &Cause| words.tell_in(cause, about(line, line.ply()));
    let together = |all: &Vec<Cause>| joined("reconcile-and", all.iter().map(cause).collect());
    joined("reconcile-or", divergence.explanations.iter().map(together).collect())
}

/// What is to be done with a game that goes so, in one sentence.
#[must_use]
pub fn verdict(words: &Catalogue, line: &Line, verdict: &Verdict) -> String {
    words.tell_in(verdict, about(line, line.ply()))
}

/// One step of the procedure for a game that goes so.
#[must_use]
pub fn step(words: &Catalogue, line: &Line, step: &Step) -> String {
    let at = match step {
        // The last move, which one board lacks.
        Step::Execute { .. } => Ply(line.ply().0.saturating_sub(1)),
        _ => line.ply(),
    };
    words.tell_in(step, about(line, at))
}

/// A text about a line; moves that are not in it are made after so many half-moves.
fn about(line: &Line, at: Ply) -> Context<'_> {
    let (numbering, position) = (numbering(line), line.position(at));
    Context { numbering, position, line: Some(line), moves: Moves::Written }
}

fn numbering(line: &Line) -> Numbering {
    line.position(Ply(0)).map_or(Numbering::USUAL, Numbering::from_start)
}

fn key(words: &Catalogue, side: Side) -> Arg<'static> {
    words.value(&side.key()).into()
}
