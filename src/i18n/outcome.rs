//! How a game ended, in words.

use crate::catalogue::Words;
use jadoube_chess::result::Score;
use jadoube_laws::game::outcome::{EndReason, Outcome};

/// “White wins”
#[must_use]
pub fn score(words: &Words, score: Score) -> String {
    words.tell(&score)
}

/// “checkmate”
#[must_use]
pub fn reason(words: &Words, reason: EndReason) -> String {
    words.tell(&reason)
}

/// “White wins (1–0): checkmate”
#[must_use]
pub fn outcome(words: &Words, outcome: Outcome) -> String {
    words.tell(&outcome)
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
