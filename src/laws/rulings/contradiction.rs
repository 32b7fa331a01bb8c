//! Remedies that cannot stand in one decision: a result that stands and a game that goes on, two
//! results, two positions.

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

impl Remedy {
    /// Whether a decision cannot have both.
    #[must_use]
    pub fn contradicts(&self, other: &Self) -> bool {
        let moves = |one: &Self| matches!(one, Self::Restore { .. } | Self::Play { .. });
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
    use jadoube_chess::ply::Ply;
    use jadoube_chess::result::Score;
    use jadoube_chess::side::Side;

    #[test]
    fn a_decision_says_one_thing() {
        let end = |score| Remedy::End(Outcome { score, reason: EndReason::ArbiterDecision });
        let restore = |ply| Remedy::Restore { ply: Ply(ply) };
        let start = || Remedy::StartClock { side: Side::White };
        let warn = || Remedy::Warn { side: Side::White };
        for (remedies, expected) in [
            (vec![Remedy::ResultStands, restore(4)], true),
            (vec![warn(), Remedy::ResultStands, end(Score::Draw)], true),
            (vec![end(Score::Draw), end(Score::BothLose)], true),
            (vec![end(Score::Draw), Remedy::Continue], true),
            (vec![restore(2), restore(4)], true),
            (vec![warn(), Remedy::ResultStands], false),
            (vec![restore(2), warn(), start(), Remedy::Continue], false),
            (vec![restore(2), end(Score::Draw), Remedy::StopClock], false),
            (vec![start(), Remedy::StartClock { side: Side::Black }], false),
        ] {
            assert_eq!(contradiction(&remedies).is_some(), expected, "{remedies:?}");
        }
    }
}
