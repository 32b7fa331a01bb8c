//! Claims held against the game: where a position appeared often enough and where enough moves were
//! made without capture or pawn move, with the positions on small boards side by side.

use std::sync::Arc;

use egui::{Ui, vec2};

use crate::scene::Scene;
use crate::screens::board::position::remark;
use crate::tokens::{Text, scale, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::board::{BoardLabels, BoardState, board_ui};
use crate::widgets::board_view::BoardView;
use crate::widgets::card::{card, fact, soft};
use crate::widgets::promotion::PromotionLabels;
use jadoube_chess::ply::Ply;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::ruling as ruling_words;
use jadoube_laws::claims::missed::{Chance, Ground};
use jadoube_laws::game::state::Game;

/// How many positions are shown of one claim.
const BOARDS: usize = 6;

/// The side of a small board, in points of the usual text.
const SIDE: f32 = 150.0;

/// Draws the page: the claims of a game, which may be one that was rebuilt.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, game: &Arc<Game>, chances: &[Chance]) {
    soft(ui, scene.say("sheets-claims-what"));
    if chances.is_empty() {
        badge(ui, Tone::Info, &scene.say("sheets-claims-none"));
    }
    for (nth, chance) in chances.iter().enumerate() {
        ui.push_id(("claim", nth), |ui| chance_ui(ui, scene, game, chance));
        ui.add_space(space::XS);
    }
}

fn chance_ui(ui: &mut Ui, scene: &Scene<'_>, game: &Arc<Game>, chance: &Chance) {
    let numbering = Numbering::from_start(&game.start);
    let after = |ply: Ply| numbering.after(scene.words, ply);
    let title = match chance.ground {
        Ground::Repetition(_) => scene.say("sheets-claim-repetition"),
        Ground::FiftyMoves { .. } => scene.say("sheets-claim-fifty"),
    };
    card(ui, &title, |ui| {
        let by = chess::side(scene.words, chance.by);
        let args = [("side", by.into()), ("place", after(chance.from).into())];
        ui.label(Text::Body.rich(scene.say_with("sheets-claim-from", &args)));
        let plies = match &chance.ground {
            Ground::Repetition(check) => {
                let count = [("count", check.at.len().into())];
                soft(ui, scene.say_with("sheets-claim-appeared", &count));
                if !check.lookalikes.is_empty() {
                    let places: Vec<String> =
                        check.lookalikes.iter().map(|one| after(one.ply)).collect();
                    fact(ui, &scene.say("sheets-claim-lookalikes"), &places.join("; "));
                }
                check.at.iter().map(|one| one.ply).collect::<Vec<_>>()
            }
            Ground::FiftyMoves { after, check } => {
                let args = [
                    ("white", check.moves.white.into()),
                    ("black", check.moves.black.into()),
                    ("needed", check.needed.into()),
                ];
                soft(ui, scene.say_with("sheets-claim-moves", &args));
                vec![*after, chance.from, chance.until]
            }
        };
        boards_ui(ui, scene, game, &plies);
        written_ui(ui, scene, chance, numbering);
        soft(ui, ruling_words::citations(scene.words, &chance.citations));
    });
}

/// Whether the moves that it rests on are written, and whether that matters.
fn written_ui(ui: &mut Ui, scene: &Scene<'_>, chance: &Chance, numbering: Numbering) {
    if chance.unrecorded.is_empty() {
        return;
    }
    let plies: Vec<String> = chance.unrecorded.iter().map(|ply| numbering.sign(*ply)).collect();
    let by = chess::side(scene.words, chance.by);
    let args = [("side", by.into()), ("places", plies.join(" ").into())];
    if chance.unrecorded_count {
        badge(ui, Tone::Info, &scene.say("sheets-claim-counts"));
    } else {
        badge(ui, Tone::Bad, &scene.say("sheets-claim-fails"));
    }
    soft(ui, scene.say_with("sheets-claim-unrecorded", &args));
}

/// The positions after some half-moves, side by side.
fn boards_ui(ui: &mut Ui, scene: &Scene<'_>, game: &Arc<Game>, plies: &[Ply]) {
    let numbering = Numbering::from_start(&game.start);
    let side = scale(ui.ctx()).of(SIDE).min(ui.available_width());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::S, space::S);
        let mut shown = plies.to_vec();
        shown.dedup();
        for ply in shown.into_iter().take(BOARDS) {
            let Some(position) = game.position_at(ply) else { continue };
            ui.push_id(ply.0, |ui| {
                ui.vertical(|ui| {
                    ui.set_width(side);
                    let name = numbering.after(scene.words, ply);
                    soft(ui, name.as_str());
                    let placement = position.placement();
                    let view = BoardView::to_look_at(&placement, jadoube_chess::side::Side::White);
                    let labels = BoardLabels {
                        name: &name,
                        whose: "",
                        square: &|square, piece| chess::square(scene.words, square, piece),
                        remark: &|marks| remark(scene, marks),
                        promotion: PromotionLabels::NONE,
                    };
                    let key = ui.scope_id().with("small board");
                    let mut state =
                        ui.data(|data| data.get_temp::<BoardState>(key)).unwrap_or_default();
                    board_ui(ui, side, &view, &labels, &mut state);
                    ui.data_mut(|data| data.insert_temp(key, state));
                });
            });
        }
    });
}
