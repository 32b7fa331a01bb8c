//! A round in words: how far it has come, what is undecided in it, and what is undone.

use crate::scene::Scene;
use crate::screens::blind::start::hint;
use crate::screens::competition::round::next::comes;
use crate::screens::competition::round::table::Table;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::event::Act;
use jadoube_core::competition::round::Stage;
use jadoube_laws::ids::{BoardNo, IncidentNo};

/// “Round 1: incident 1 (board 3) is open. …”
pub(super) fn undecided_words(
    scene: &Scene<'_>,
    round: u8,
    open: &[(IncidentNo, BoardNo)],
) -> String {
    let each = open.iter().map(|(no, board)| {
        let args = [("no", (*no).into()), ("board", board.0.into())];
        scene.say_with("tournament-round-incident", &args)
    });
    let each: Vec<String> = each.collect();
    let args = [("round", i64::from(round).into()), ("incidents", each.join(", ").into())];
    scene.say_with("tournament-round-undecided", &args)
}

/// “5 boards set up for round 1”, and how the games of its blind players begin.
pub(super) fn published_words(scene: &Scene<'_>, round: u8) -> String {
    let boards = scene.snap.hall.contest.games_of(round).count();
    let args = [("round", i64::from(round).into()), ("boards", boards.into())];
    let published = scene.say_with("tournament-round-published", &args);
    [published].into_iter().chain(blind_hint(scene, round)).collect::<Vec<_>>().join(". ")
}

/// How the games of the blind players of a round begin; nothing, where none plays in it.
fn blind_hint(scene: &Scene<'_>, round: u8) -> Option<String> {
    let boards = scene.snap.hall.contest.boards_of_blind(round);
    hint(scene, &boards)
}

/// “Next: Board 4, …”: whose result is entered next after that of a board; nothing, where none is missing.
pub(super) fn next_words(scene: &Scene<'_>, table: &Table, after: BoardNo) -> Option<String> {
    let next = table.next_open(Some(after)).and_then(|board| table.line(board))?;
    Some(scene.say_with("tournament-round-next", &[("next", next.called(scene.words).into())]))
}

/// How far a round has come.
pub(super) fn stage_words(scene: &Scene<'_>, stage: Option<Stage>) -> String {
    stage.map_or_else(|| scene.say("tournament-round-unpaired"), |stage| scene.words.tell(&stage))
}

/// Why the last act cannot be undone, where something may have followed from it.
pub(super) fn hindered(scene: &Scene<'_>, act: Act) -> Option<String> {
    let may_be =
        matches!(act, Act::Publication { .. } | Act::Changing { .. } | Act::BoardResult { .. });
    let why = may_be.then(|| comes(scene, Ask::Undo).err()).flatten();
    why.map(|why| scene.words.tell(&why))
}

/// What is undone, in a few words, while a round is shown.
pub(super) fn called(scene: &Scene<'_>, shown: u8, act: Act) -> String {
    let of = |id, round: u8| scene.say_with(id, &[("round", i64::from(round).into())]);
    match act {
        Act::Result { board, round } | Act::BoardResult { board, round } if round != shown => {
            let args = [("board", board.0.into()), ("round", round.into())];
            scene.say_with("tournament-round-undo-result-of", &args)
        }
        Act::Result { board, .. } | Act::BoardResult { board, .. } => {
            scene.say_with("tournament-round-undo-result", &[("board", board.0.into())])
        }
        Act::Draft { round } => of("tournament-round-undo-draft", round),
        Act::Publication { round } => of("tournament-round-undo-publication", round),
        Act::Changing { round } => of("tournament-round-undo-changing", round),
        Act::Closing { round } => of("tournament-round-undo-closing", round),
        _ => scene.say("tournament-round-undo-last"),
    }
}
