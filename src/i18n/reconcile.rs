//! Two boards that differ in words: what differs, since when, whose, and what is done. Every
//! sentence can be printed and spoken.

use crate::catalogue::{Arg, Words};
use crate::chess::{self, Numbering};
use crate::time;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::notation::san::{Style, write};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::blind::reconcile::divergence::{Cause, Departure, Line};
use jadoube_core::blind::reconcile::filled::{FilledFrom, FilledIn};
use jadoube_core::blind::reconcile::procedure::Step;
use jadoube_core::blind::reconcile::reading;
use jadoube_core::blind::reconcile::reversal::Reversal;
use jadoube_core::blind::reconcile::scores::{Agreement, EntryError};
use jadoube_core::blind::reconcile::squares::{Difference, Handling};
use jadoube_core::blind::reconcile::times::Basis;
use jadoube_core::blind::reconcile::{BoardComparison, Doubt, Reconciliation, Source, Verdict};

/// One difference between the boards.
#[must_use]
pub fn difference(words: &Words, difference: &Difference) -> String {
    let piece = |piece| -> Arg<'_> { chess::piece(words, piece).into() };
    match difference {
        Difference::Displaced { piece: moved, white, black } => words.say_with(
            "reconcile-differs-displaced",
            &[
                ("piece", piece(*moved)),
                ("white", white.to_string().into()),
                ("black", black.to_string().into()),
            ],
        ),
        Difference::OtherKind { square, white, black } => words.say_with(
            "reconcile-differs-kind",
            &[
                ("square", square.to_string().into()),
                ("white", piece(*white)),
                ("black", piece(*black)),
            ],
        ),
        Difference::OnlyOn { board, piece: only, square } => words.say_with(
            "reconcile-differs-only",
            &[
                ("piece", piece(*only)),
                ("square", square.to_string().into()),
                ("board", key(*board).into()),
            ],
        ),
    }
}

/// What the scores tell: whether they agree, what one lacks, plain slips, and whether the record has
/// another move.
#[must_use]
pub fn scores(words: &Words, found: &Reconciliation) -> Vec<String> {
    let line = &found.line;
    let count = || ("count", line.moves().len().into());
    let agreement = match found.scores.agreement {
        _ if found.kept == BySide::new(false, false) => {
            let kept = !line.moves().is_empty();
            return kept
                .then(|| words.say_with("reconcile-record-only", &[count()]))
                .into_iter()
                .collect();
        }
        Agreement::Agree => {
            let whole = match (found.kept.white, found.kept.black) {
                (true, false) => "white",
                (false, true) => "black",
                _ if found.filled.is_empty() => "yes",
                _ => "no",
            };
            words.say_with("reconcile-scores-agree", &[count(), ("whole", whole.into())])
        }
        Agreement::Differ { at } => words.say_with(
            "reconcile-scores-differ",
            &[
                ("place", sign(line, at).into()),
                ("after", after(words, line, Ply(at.0.saturating_sub(1))).into()),
            ],
        ),
        Agreement::Open { at } => {
            words.say_with("reconcile-scores-open", &[("place", sign(line, at).into())])
        }
    };
    let slip = |slip: &EntryError| {
        let place = sign(line, slip.ply).into();
        let args = [
            ("score", key(slip.score).into()),
            ("place", place),
            ("text", slip.text.as_str().into()),
        ];
        words.say_with("reconcile-score-slip", &args)
    };
    let off = found
        .off_record
        .map(|ply| words.say_with("reconcile-off-record", &[("place", sign(line, ply).into())]));
    let filled = found.filled.iter().map(|one| filled(words, line, one));
    let slips = found.scores.slips.iter().map(slip);
    [agreement].into_iter().chain(filled).chain(slips).chain(off).collect()
}

/// What a score lacks, move by move, and from where it is filled in.
fn filled(words: &Words, line: &Line, filled: &FilledIn) -> String {
    let by = match filled.from {
        FilledFrom::OtherScore => key(filled.score.other()),
        FilledFrom::Record => "record",
    };
    let moves: Vec<String> = filled.plies.iter().map(|ply| entry(words, line, *ply)).collect();
    words.say_with(
        "reconcile-filled",
        &[
            ("score", key(filled.score).into()),
            ("moves", moves.join(", ").into()),
            ("by", by.into()),
        ],
    )
}

/// The boards that are the wrong way round, and how.
#[must_use]
pub fn reversals(words: &Words, found: &Reconciliation) -> Vec<String> {
    let reversed = |board: Side| {
        let how = (*found.reversed.of(board))?;
        Some(reversal(words, "reconcile-reversal", board, how))
    };
    Side::BOTH.into_iter().filter_map(reversed).collect()
}

fn reversal(words: &Words, id: &str, board: Side, how: Reversal) -> String {
    let how = match how {
        Reversal::TurnedRound => "turned",
        Reversal::ColoursExchanged => "exchanged",
        Reversal::TurnedAndExchanged => "both",
    };
    words.say_with(id, &[("board", key(board).into()), ("how", how.into())])
}

/// How one board stands to one source.
#[must_use]
pub fn board_comparison(
    words: &Words,
    found: &Reconciliation,
    standing: &BoardComparison,
) -> String {
    let by = match standing.by {
        Source::BothScores => "both",
        Source::WhitesScore => "white",
        Source::BlacksScore => "black",
        Source::Record => "record",
    };
    let mut args = vec![("board", Arg::from(key(standing.board))), ("by", by.into())];
    let Some(divergence) = &standing.divergence else {
        return words.say_with("reconcile-board-right", &args);
    };
    let line = found.line_by(standing.by);
    let place = match divergence.since {
        Ply(0) => words.say("reconcile-at-start"),
        since => entry(words, &line, since),
    };
    args.push(("place", place.into()));
    args.push(("causes", causes(words, &line, divergence).into()));
    words.say_with("reconcile-board-departs", &args)
}

fn causes(words: &Words, line: &Line, divergence: &Departure) -> String {
    let joined = |id: &str, all: Vec<String>| {
        let two = |one: String, other: String| {
            words.say_with(id, &[("one", one.into()), ("other", other.into())])
        };
        all.into_iter().reduce(two).unwrap_or_default()
    };
    let together = |all: &Vec<Cause>| {
        joined("reconcile-and", all.iter().map(|one| cause(words, line, one)).collect())
    };
    joined("reconcile-or", divergence.explanations.iter().map(together).collect())
}

/// One cause of a divergence from a line.
#[must_use]
pub fn cause(words: &Words, line: &Line, cause: &Cause) -> String {
    let with_move =
        |id: &str, ply: Ply| words.say_with(id, &[("move", entry(words, line, ply).into())]);
    match cause {
        Cause::Omitted { ply } => with_move("reconcile-omitted", *ply),
        Cause::RookLeft { ply } => with_move("reconcile-rook-left", *ply),
        Cause::PawnLeft { ply } => with_move("reconcile-pawn-left", *ply),
        Cause::Doubled { ply } => with_move("reconcile-doubled", *ply),
        Cause::Transposed { first, second } => words.say_with(
            "reconcile-transposed",
            &[
                ("move", entry(words, line, *first).into()),
                ("other", entry(words, line, *second).into()),
            ],
        ),
        Cause::Otherwise { ply, from, to, promotion } => {
            let becomes = promotion.map(|kind| format!(" ({})", chess::kind(words, kind)));
            let made = format!("{from}–{to}{}", becomes.unwrap_or_default());
            let m = entry(words, line, *ply);
            words.say_with("reconcile-otherwise", &[("move", m.into()), ("made", made.into())])
        }
        Cause::Displaced { piece, from, to, .. } => words.say_with(
            "reconcile-displaced",
            &[
                ("piece", chess::piece(words, *piece).into()),
                ("from", from.to_string().into()),
                ("to", to.to_string().into()),
            ],
        ),
        Cause::Missing { piece, square, .. } => words.say_with(
            "reconcile-missing",
            &[("piece", chess::piece(words, *piece).into()), ("square", square.to_string().into())],
        ),
        Cause::Extra { piece, square, .. } => words.say_with(
            "reconcile-extra",
            &[("piece", chess::piece(words, *piece).into()), ("square", square.to_string().into())],
        ),
    }
}

/// What is to be done with a game that goes so, in one sentence.
#[must_use]
pub fn verdict(words: &Words, line: &Line, verdict: &Verdict) -> String {
    let place = |ply: &Ply| [("place", Arg::from(sign(line, *ply)))];
    match verdict {
        Verdict::Same => words.say("reconcile-same"),
        Verdict::Reversed { boards } => {
            words.say_with("reconcile-reversed", &[("boards", whose(boards).into())])
        }
        Verdict::Behind { board, ply } => words.say_with(
            "reconcile-behind",
            &[("move", entry(words, line, *ply).into()), ("board", key(*board).into())],
        ),
        Verdict::Ahead { board, uci } => {
            let m = made(words, line, line.ply(), uci);
            words.say_with("reconcile-ahead", &[("move", m.into()), ("board", key(*board).into())])
        }
        Verdict::BothAgainstScores => words.say("reconcile-both-against-scores"),
        Verdict::Adjust { boards } => {
            words.say_with("reconcile-adjust", &[("boards", whose(boards).into())])
        }
        Verdict::Retrace { to } => {
            words.say_with("reconcile-retrace", &[("after", after(words, line, *to).into())])
        }
        Verdict::Undecided { doubt: Doubt::NoScores } => words.say("reconcile-no-scores"),
        Verdict::Undecided { doubt: Doubt::Unsettled { ply } } => {
            words.say_with("reconcile-unsettled", &place(ply))
        }
        Verdict::Undecided { doubt: Doubt::OneWitness { ply } } => {
            words.say_with("reconcile-one-witness", &place(ply))
        }
    }
}

/// One step of the procedure for a game that goes so.
#[must_use]
pub fn step(words: &Words, line: &Line, step: &Step) -> String {
    match step {
        Step::StopClocks => words.say("reconcile-stop-clocks"),
        Step::CompleteScores { from } => {
            words.say_with("reconcile-complete-scores", &[("place", sign(line, *from).into())])
        }
        Step::Hear { about: Some(ply) } => {
            words.say_with("reconcile-hear", &[("place", sign(line, *ply).into())])
        }
        Step::Hear { about: None } => words.say("reconcile-hear-all"),
        Step::GoBack { to } => {
            words.say_with("reconcile-go-back", &[("after", after(words, line, *to).into())])
        }
        Step::Reverse { board, how } => reversal(words, "reconcile-reverse", *board, *how),
        Step::Handle { board, hand } => handling(words, *board, *hand),
        Step::Execute { board, uci: last } => {
            let m = made(words, line, Ply(line.ply().0.saturating_sub(1)), last);
            words
                .say_with("reconcile-execute", &[("board", key(*board).into()), ("move", m.into())])
        }
        Step::Announce { made_on, uci: extra } => {
            let m = made(words, line, line.ply(), extra);
            words.say_with(
                "reconcile-announce",
                &[("board", key(*made_on).into()), ("move", m.into())],
            )
        }
        Step::NameDisadvantages { side } => words.say_with(
            "reconcile-name-disadvantages",
            &[("side", chess::side(words, *side).into())],
        ),
        Step::SetClocks { times } => {
            let basis = match times.basis {
                Basis::Measured => "measured",
                Basis::Start => "start",
                Basis::Proportion => "proportion",
            };
            words.say_with(
                "reconcile-set-clocks",
                &[
                    ("white", time::shown(times.left.white).into()),
                    ("black", time::shown(times.left.black).into()),
                    ("basis", basis.into()),
                ],
            )
        }
        Step::JudgeClocks => words.say("reconcile-judge-clocks"),
        Step::SetCounters { moves } => words.say_with(
            "reconcile-set-counters",
            &[("white", moves.white.into()), ("black", moves.black.into())],
        ),
        Step::Compare => words.say("reconcile-compare"),
        Step::StartClock { side } => {
            words.say_with("reconcile-start-clock", &[("side", chess::side(words, *side).into())])
        }
    }
}

/// What a hand does on a board.
#[must_use]
pub fn handling(words: &Words, board: Side, hand: Handling) -> String {
    let (id, piece, from, to) = match hand {
        Handling::Take { piece, from } => ("reconcile-take", piece, Some(from), None),
        Handling::Shift { piece, from, to } => ("reconcile-shift", piece, Some(from), Some(to)),
        Handling::Put { piece, to } => ("reconcile-put", piece, None, Some(to)),
    };
    let mut args =
        vec![("board", Arg::from(key(board))), ("piece", chess::piece(words, piece).into())];
    args.extend(from.map(|from| ("from", Arg::from(from.to_string()))));
    args.extend(to.map(|to| ("to", Arg::from(to.to_string()))));
    words.say_with(id, &args)
}

/// One line of a position that is read aloud: “white rook: a1, f1”.
#[must_use]
pub fn read_line(words: &Words, line: &reading::PieceGroup) -> String {
    let squares: Vec<String> = line.squares.iter().map(ToString::to_string).collect();
    words.say_with(
        "reconcile-read-line",
        &[
            ("piece", chess::piece(words, line.piece).into()),
            ("squares", squares.join(", ").into()),
        ],
    )
}

const fn key(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

const fn whose(boards: &[Side]) -> &'static str {
    match boards {
        [one] => key(*one),
        _ => "both",
    }
}

fn numbering(line: &Line) -> Numbering {
    line.position(Ply(0)).map_or(Numbering::USUAL, Numbering::from_start)
}

/// `12.` or `12…`
fn sign(line: &Line, ply: Ply) -> String {
    numbering(line).sign(ply)
}

/// “after move 12 of White”
fn after(words: &Words, line: &Line, ply: Ply) -> String {
    numbering(line).after(words, ply)
}

/// `12.Rfe1`
fn entry(words: &Words, line: &Line, ply: Ply) -> String {
    let nth = ply.0.saturating_sub(1);
    let written = line
        .moves()
        .get(usize::from(nth))
        .zip(line.position(Ply(nth)))
        .map(|(m, position)| write(position, *m, style(words)));
    format!("{}{}", sign(line, ply), written.unwrap_or_default())
}

/// A move of the line's position after so many half-moves, with its number.
fn made(words: &Words, line: &Line, after: Ply, m: &Uci) -> String {
    line.position(after).map(|position| uci(words, position, m)).unwrap_or_default()
}

fn uci(words: &Words, position: &Position, m: &Uci) -> String {
    let written = position.read_uci(m).map(|m| write(position, m, style(words)));
    let sign = Numbering::from_start(position).sign(Ply(1));
    format!("{sign}{}", written.unwrap_or_else(|_| m.to_string()))
}

fn style(words: &Words) -> Style {
    Style::Fide(PieceLetters::for_language(words.lang().code()))
}
