//! Of which envelope and which game something is: a dialog with the list behind it may be taken for that of another
//! one, and a number alone tells nobody who plays.

use crate::form::Head;
use crate::phrases::pairing;
use crate::scene::Scene;
use jadoube_core::adjournment::envelope::EnvelopeKind;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_i18n::adjournment::envelope;
use jadoube_i18n::chess;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, EnvelopeNo};

/// “Envelope 4, board 6”
pub(super) fn at_board(scene: &Scene<'_>, one: &Adjournment, which: EnvelopeKind) -> String {
    let envelope = envelope(scene.words, one.no, which);
    let args = [("envelope", envelope.into()), ("board", one.board.0.into())];
    scene.say_with("envelopes-at-board", &args)
}

/// A head with the envelope and its board before the title, and the players before all else. It stays as it is where
/// the envelope has gone.
pub(super) fn of_envelope(
    scene: &Scene<'_>,
    (no, which): (EnvelopeNo, EnvelopeKind),
    head: Head,
) -> Head {
    let hall = &scene.snap.hall;
    let Some(one) = hall.adjournments.get(&no) else { return head };
    let players = hall.game_of(no).map(|game| pairing(scene.words, game)).unwrap_or_default();
    head.concerning(&at_board(scene, one, which), &players)
}

/// The same, with the players.
pub(super) fn in_full(scene: &Scene<'_>, one: &Adjournment) -> String {
    let players = chess::pairing(scene.words, &one.players);
    format!("{}, {players}", at_board(scene, one, EnvelopeKind::Sealed))
}

/// The same of a game on a board, which has no envelope yet.
pub(super) fn of_game(scene: &Scene<'_>, (board, game): (BoardNo, &Game), head: Head) -> Head {
    let board = scene.say_with("disputes-at-board", &[("board", board.0.into())]);
    head.concerning(&board, &pairing(scene.words, game))
}
