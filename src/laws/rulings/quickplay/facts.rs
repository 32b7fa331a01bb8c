//! What the quickplay finish asks for.

use crate::rulings::facts::{answers, facts};
use jadoube_chess::side::Side;

answers! {
    /// Whether the quickplay finish was announced for the event.
    Announced {
        /// It was.
        Yes = "announced",
        /// It was not.
        No = "not-announced",
    }
}

answers! {
    /// How the arbiter sees a claim.
    Judgement {
        /// It cannot be won by normal means, or the opponent makes no effort to win: a draw.
        Agree = "agree",
        /// Not clear yet.
        Postpone = "postpone",
        /// The claim is not justified.
        Reject = "reject",
    }
}

answers! {
    /// How the arbiter decides a claim that was postponed.
    Verdict {
        /// It could not be won by normal means, or the opponent did not try enough.
        Draw = "draw",
        /// The opponent made real attempts.
        NoDraw = "no-draw",
    }
}

answers! {
    /// On which ground it is claimed.
    Ground {
        /// The opponent cannot win by normal means.
        CannotWin = "cannot-win",
        /// The opponent makes no effort to win by normal means.
        NoEffort = "no-effort",
    }
}

answers! {
    /// What became of the request for an increment.
    RequestAnswer {
        /// The opponent takes it for the offer that it is, and accepts a draw.
        Draw = "accepts-draw",
        /// The opponent refuses, the arbiter grants the request.
        Granted = "refused-and-granted",
        /// The opponent refuses, the arbiter too.
        Refused = "refused",
    }
}

facts! {
    /// A player with little time claims a draw in a quickplay finish.
    QuickplayClaim of by asks {
        /// The claimant.
        by: Side,
        /// How the arbiter sees it.
        judgement: Judgement,
    } may {
        /// Whether the quickplay finish was announced for the event.
        announced: Announced,
        /// Whether the clock can be set with an increment and one could be asked for instead.
        increment_possible: bool,
        /// Whether the opponent agrees to a draw.
        accepted: bool,
    }
}

facts! {
    /// The arbiter decides a claim that was postponed.
    QuickplayDecision of by asks {
        /// The claimant.
        by: Side,
        /// The decision.
        verdict: Verdict,
    } may {}
}

facts! {
    /// A player with little time asks for an increment.
    IncrementRequest of by asks {
        /// Who asks.
        by: Side,
        /// What became of it.
        answer: RequestAnswer,
    } may {
        /// Whether the quickplay finish was announced for the event.
        announced: Announced,
    }
}

facts! {
    /// A claim in a quickplay finish where no arbiter is present.
    QuickplayNoArbiter of by asks {
        /// The claimant.
        by: Side,
        /// On which ground.
        ground: Ground,
        /// Whether the claimant has written down the final position.
        position_written: bool,
        /// Whether the opponent has verified it.
        position_verified: bool,
    } may {
        /// Whether the claimant hands in a scoresheet that is up to date, verified by the opponent.
        sheet_complete: bool,
        /// Whether the quickplay finish was announced for the event.
        announced: Announced,
    }
}
