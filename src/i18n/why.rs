//! Why two meet at a board, in words.

use crate::bracket::BracketText;
use crate::catalogue::Catalogue;
use jadoube_competition::tournament::Tournament;
use jadoube_core::competition::context::Boards;
use jadoube_core::competition::state::Contest;
use jadoube_core::competition::why::Because;
use jadoube_laws::ids::BoardNo;

/// Why those at a board of a round meet, a line each; nothing, where nobody is paired there.
#[must_use]
pub fn lines(
    words: &Catalogue,
    (contest, record): (&Contest, &Tournament),
    (round, board): (u8, BoardNo),
    boards: &Boards,
) -> Vec<String> {
    let of_bracket = |because: &Because| match because {
        Because::Game { leg, .. } => {
            let course = contest.bracket(boards)?;
            Some(BracketText { course: &course, record, words }.leg(*leg))
        }
        _ => None,
    };
    let found = contest.why(round, board, boards);
    let told = found.iter().map(|because| match of_bracket(because) {
        Some(leg) => format!("{leg}: {}", words.tell(because)),
        None => words.tell(because),
    });
    told.collect()
}
