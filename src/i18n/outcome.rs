//! How a game ended, in words.

use crate::words::Words;
use jadoube_chess::result::Score;
use jadoube_laws::game::outcome::{EndReason, Outcome};

/// `1–0`, as it stands on a result sheet; the same in every language.
#[must_use]
pub const fn sign(score: Score) -> &'static str {
    match score {
        Score::WhiteWins => "1–0",
        Score::BlackWins => "0–1",
        Score::Draw => "½–½",
        Score::BothLose => "0–0",
    }
}

/// “White wins”
#[must_use]
pub fn score(words: &Words, score: Score) -> String {
    words.say(match score {
        Score::WhiteWins => "outcome-white-wins",
        Score::BlackWins => "outcome-black-wins",
        Score::Draw => "outcome-draw",
        Score::BothLose => "outcome-both-lose",
    })
}

/// “checkmate”
#[must_use]
pub fn reason(words: &Words, reason: EndReason) -> String {
    words.say(match reason {
        EndReason::Checkmate => "outcome-by-checkmate",
        EndReason::Resignation => "outcome-by-resignation",
        EndReason::Stalemate => "outcome-by-stalemate",
        EndReason::DeadPosition => "outcome-by-dead-position",
        EndReason::Agreement => "outcome-by-agreement",
        EndReason::Repetition => "outcome-by-repetition",
        EndReason::FiftyMoves => "outcome-by-fifty-moves",
        EndReason::FivefoldRepetition => "outcome-by-fivefold-repetition",
        EndReason::SeventyFiveMoves => "outcome-by-seventy-five-moves",
        EndReason::QuickplayFinish => "outcome-by-quickplay-finish",
        EndReason::Flag => "outcome-by-flag",
        EndReason::FlagWithoutMatingMaterial => "outcome-by-flag-without-mating-material",
        EndReason::IllegalMoves => "outcome-by-illegal-moves",
        EndReason::SealedMove => "outcome-by-sealed-move",
        EndReason::Forfeit => "outcome-by-forfeit",
        EndReason::ArbiterDecision => "outcome-by-arbiter-decision",
        EndReason::AppealsCommittee => "outcome-by-appeals-committee",
        EndReason::AsRecorded => "outcome-as-recorded",
    })
}

/// “White wins (1–0): checkmate”
#[must_use]
pub fn outcome(words: &Words, outcome: Outcome) -> String {
    words.say_with(
        "outcome-result",
        &[
            ("score", score(words, outcome.score).into()),
            ("sign", sign(outcome.score).into()),
            ("reason", reason(words, outcome.reason).into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;

    #[test]
    fn a_result_is_told_with_its_reason() {
        let mate = Outcome { score: Score::WhiteWins, reason: EndReason::Checkmate };
        assert_eq!(outcome(&Words::new(Lang::En), mate), "White wins (1–0): checkmate");
        assert_eq!(outcome(&Words::new(Lang::De), mate), "Weiß gewinnt (1–0): Schachmatt");
    }
}
