//! Pieces or board wrong from the start (Art. 9.4, 9.5 of 1972 and 1980, 7.1 of 1997 to 2009, 7.2
//! since 2014; the appendices for rapid and blitz, where it is too late after some moves).

use crate::game::state::Game;
use crate::laws::edition::Edition;
use crate::laws::irregular::WrongKing;
use crate::laws::rule::Rule;
use crate::rulings::rule::{Scene, ended_by, under_either_supervision};
use crate::rulings::ruling::{Finding, NewColours, Remedy, Ruling};
use crate::rulings::sentence::Said;
use crate::rulings::setup::facts::{Wrong, WrongStart};
use jadoube_chess::side::{BySide, Side};

/// What is done when the start was wrong.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &WrongStart) -> Ruling {
    under_either_supervision(scene, &|scene| ruled(scene, facts))
}

fn ruled(scene: &Scene<'_>, facts: &WrongStart) -> Ruling {
    let rules = &scene.edition.rules.setup;
    let rule = if facts.wrong == Wrong::Board { &rules.board } else { &rules.initial };
    if let Some(ruling) = stands(scene, rule) {
        return ruling;
    }
    let made = completed(scene.game, facts.moves);
    let limit = rules.no_claim_after.of(scene.kind);
    if let Some(moves) = limit.value
        && made.white.min(made.black) >= moves
    {
        return too_late(scene, facts.wrong, moves);
    }
    let citations = scene.edition.cite(rule);
    if facts.wrong == Wrong::Board {
        let finding = Finding::Told(Said::new("setup-board-wrong"));
        let transfer = Remedy::Do(Said::new("setup-transfer-position"));
        let remedies =
            vec![Remedy::StopClock, transfer, Remedy::StartClock { side: scene.game.turn() }];
        return Ruling::new(finding, remedies, citations)
            .because(Said::new("setup-only-if-pieces-right"));
    }
    let finding = Finding::Told(Said::new("setup-start-wrong"));
    Ruling::new(finding, vec![Remedy::NewGame { colours: NewColours::Same }], citations)
}

/// The result of a game that has ended stands.
pub(super) fn stands<T>(scene: &Scene<'_>, rule: &Rule<T>) -> Option<Ruling> {
    let outcome = scene.game.outcome()?;
    let edition: &Edition = scene.edition;
    let citations = ended_by(edition, outcome.reason);
    Some(
        Ruling::new(Finding::GameOver { outcome }, vec![Remedy::Continue], citations)
            .citing(edition.cite(&edition.rules.setup.after_the_game))
            .citing(edition.cite(rule)),
    )
}

/// The moves that the players have completed: as told for both, or by the record.
pub(super) fn completed(game: &Game, told: Option<u16>) -> BySide<u16> {
    let plies = game.ply().0;
    let record = if game.start.turn() == Side::White {
        BySide::new(plies.div_ceil(2), plies / 2)
    } else {
        BySide::new(plies / 2, plies.div_ceil(2))
    };
    told.map_or(record, |moves| BySide::new(moves, moves))
}

/// Nobody may ask for it any more; but a king or a rook that stood wrong may not castle.
fn too_late(scene: &Scene<'_>, wrong: Wrong, moves: u16) -> Ruling {
    let rule = &scene.edition.rules.setup.wrong_king;
    let finding = Finding::Told(Said::new("setup-too-late").number("moves", moves));
    let citations = scene.edition.cite(scene.edition.rules.setup.no_claim_after.of(scene.kind));
    let ruling = Ruling::new(finding, vec![Remedy::Continue], citations);
    let barred = match (wrong, rule.value) {
        (Wrong::KingAndQueen, WrongKing::NoCastling | WrongKing::NoCastlingKingOrRook) => {
            "setup-no-castling-with-king"
        }
        (Wrong::Rook, WrongKing::NoCastlingKingOrRook) => "setup-no-castling-with-rook",
        _ => return ruling,
    };
    let mut ruling = ruling.citing(scene.edition.cite(rule));
    ruling.remedies.push(Remedy::Do(Said::new(barred)));
    ruling
}
