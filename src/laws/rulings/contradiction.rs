//! Remedies that cannot stand in one decision: a result that stands and a game that goes on, two
//! results, two positions, and time for a game that is over by it.

use crate::rulings::ruling::Remedy;

/// What a remedy says about how it goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Continuation {
    /// The result of before stands.
    Stands,
    /// The game ends.
    Ends,
    /// The players go on, or begin again.
    Goes,
}

const fn course(remedy: &Remedy) -> Option<Continuation> {
    match remedy {
        Remedy::ResultStands => Some(Continuation::Stands),
        Remedy::End(_) => Some(Continuation::Ends),
        Remedy::Continue
        | Remedy::NewGame { .. }
        | Remedy::StartClock { .. }
        | Remedy::AnyLegalMove { .. }
        | Remedy::ObligeToMove { .. }
        | Remedy::ObligeToCapture { .. }
        | Remedy::ObligeToCastle { .. } => Some(Continuation::Goes),
        _ => None,
    }
}

/// Whether a remedy is worth nothing but to players who go on.
const fn is_time(remedy: &Remedy) -> bool {
    matches!(remedy, Remedy::AddTime { .. } | Remedy::SubtractTime { .. } | Remedy::SetTime { .. })
}

/// Whether the game is over by a remedy.
const fn is_over(remedy: &Remedy) -> bool {
    matches!(course(remedy), Some(Continuation::Stands | Continuation::Ends))
}

impl Remedy {
    /// Whether a decision cannot have both.
    #[must_use]
    pub fn contradicts(&self, other: &Self) -> bool {
        let moves = |one: &Self| matches!(one, Self::Restore { .. } | Self::Play { .. });
        if is_over(self) && is_time(other) || is_time(self) && is_over(other) {
            return true;
        }
        match (self, other) {
            (Self::End(one), Self::End(two)) => one != two,
            (Self::Restore { ply: one }, Self::Restore { ply: two }) => one != two,
            (Self::ResultStands, other) | (other, Self::ResultStands) if moves(other) => true,
            _ => match (course(self), course(other)) {
                (Some(one), Some(two)) => one != two,
                _ => false,
            },
        }
    }
}

/// The first two remedies of a decision that contradict each other.
#[must_use]
pub fn contradiction(remedies: &[Remedy]) -> Option<(&Remedy, &Remedy)> {
    remedies.iter().enumerate().find_map(|(nth, one)| {
        let later = remedies.iter().skip(nth + 1);
        later.into_iter().find(|other| one.contradicts(other)).map(|other| (one, other))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::outcome::{EndReason, Outcome};
    use jadoube_chess::moment::Millis;
    use jadoube_chess::ply::Ply;
    use jadoube_chess::result::Score;
    use jadoube_chess::side::Side;

    #[test]
    fn a_decision_says_one_thing() {
        let end = |score| Remedy::End(Outcome { score, reason: EndReason::ArbiterDecision });
        let restore = |ply| Remedy::Restore { ply: Ply(ply) };
        let start = || Remedy::StartClock { side: Side::White };
        let warn = || Remedy::Warn { side: Side::White };
        let (side, time) = (Side::Black, Millis(60_000));
        let count = || Remedy::CountIllegalMove { by: Side::White };
        for (remedies, expected) in [
            (vec![Remedy::ResultStands, restore(4)], true),
            (vec![warn(), Remedy::ResultStands, end(Score::Draw)], true),
            (vec![end(Score::Draw), end(Score::BothLose)], true),
            (vec![end(Score::Draw), Remedy::Continue], true),
            (vec![restore(2), restore(4)], true),
            (vec![count(), end(Score::WhiteWins), Remedy::AddTime { side, time }], true),
            (vec![Remedy::SubtractTime { side, time }, end(Score::Draw)], true),
            (vec![end(Score::Draw), start()], true),
            (vec![Remedy::ResultStands, Remedy::AddTime { side, time }], true),
            (vec![Remedy::SetTime { side, time }, Remedy::ResultStands], true),
            (vec![count(), warn(), end(Score::WhiteWins)], false),
            (vec![restore(2), Remedy::SetTime { side, time }, Remedy::Continue], false),
            (vec![Remedy::AddTime { side, time }, warn()], false),
            (vec![warn(), Remedy::ResultStands], false),
            (vec![restore(2), warn(), start(), Remedy::Continue], false),
            (vec![restore(2), end(Score::Draw), Remedy::StopClock], false),
            (vec![start(), Remedy::StartClock { side: Side::Black }], false),
        ] {
            assert_eq!(contradiction(&remedies).is_some(), expected, "{remedies:?}");
        }
    }
}
