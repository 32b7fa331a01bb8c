//! What becomes of the games of somebody who left a round robin, in words.

use crate::catalogue::Catalogue;
use jadoube_competition::withdrawal::{Decision, Fate};

/// How many games he completed, and what follows by which article.
#[must_use]
pub fn decision(words: &Catalogue, player: &str, decision: &Decision) -> String {
    let fate = match decision.fate {
        Fate::Counted => "counted",
        Fate::RecordOnly => "record-only",
        Fate::Annulled => "annulled",
    };
    let about = [
        ("player", player.into()),
        ("completed", i64::from(decision.completed).into()),
        ("to_play", i64::from(decision.to_play).into()),
        ("fate", fate.into()),
        ("article", decision.article.to_string().into()),
    ];
    words.say_with("competition-withdrawal-decision", &about)
}
