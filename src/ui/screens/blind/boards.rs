//! Both boards side by side, each from its player's side. Where they differ is marked on the squares
//! and said below them. A move made on a board that is kept by hand is made here as well, when it is
//! another than was announced.

use egui::{Layout, Ui, vec2};

use crate::actions::Actions;
use crate::phrases;
use crate::scene::Scene;
use crate::screens::blind::at_work::Match;
use crate::screens::board::explore;
use crate::screens::board::position::remark;
use crate::tokens::{Text, scale, space};
use crate::widgets::announcer::Audience;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::board::{BoardAction, BoardLabels, BoardState, board_ui};
use crate::widgets::board_view::{BoardView, SquareMarks};
use crate::widgets::promotion::PromotionLabels;
use jadoube_chess::board::piece::Kind;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::blind::command::Command;
use jadoube_core::blind::execution::ExecutionReport;
use jadoube_core::blind::missing::missing;
use jadoube_core::blind::missing_duty::Lack;
use jadoube_core::blind::reconcile::squares::differences;
use jadoube_desk::own_boards::is_going;
use jadoube_i18n::chess;

/// Draws them.
pub(super) fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    (widgets, hindered): (&mut BySide<BoardState>, Option<&str>),
    actions: &mut Actions,
) {
    let boards = at.placements();
    let shown: Vec<Side> = at.boards().collect();
    let count = if shown.len() == 2 { 2.0 } else { 1.0 };
    let width = (ui.available_width() - space::S * (count - 1.0)) / count;
    let narrow = width < scale(ui.ctx()).of(200.0);
    let width = if narrow { ui.available_width() } else { width };
    let most = ui.ctx().content_rect().height() * 0.62;
    let side = width.min(most).max(180.0);
    let layout = if narrow {
        Layout::top_down(egui::Align::Min)
    } else {
        Layout::left_to_right(egui::Align::Min)
    };
    ui.with_layout(layout, |ui| {
        for own in shown {
            let room = vec2(side.min(width), side);
            ui.allocate_ui_with_layout(room, Layout::top_down(egui::Align::Min), |ui| {
                ui.set_width(side);
                ui.push_id(("board", own), |ui| {
                    let state = widgets.of_mut(own);
                    let moved = one(ui, scene, at, (own, &boards, side), state, actions);
                    let Some(uci) = moved else { return };
                    state.release();
                    if let Some(why) = hindered {
                        return actions.hear(Audience::All, why.to_owned());
                    }
                    let done = ExecutionReport::Move(uci);
                    at.ask(Command::Execute { board: own, done, by: None }, actions);
                });
            });
        }
    });
    if at.blind.arrangement.has_two_boards() {
        let is_open = hindered.is_some() || at.blind.is_found_different(at.game);
        said_ui(ui, scene, &boards, is_open);
    }
}

/// The differences in words. While the boards are being corrected it is the steps that say whether all is
/// done, and what a player has found the program need not know.
fn said_ui(ui: &mut Ui, scene: &Scene<'_>, boards: &BySide<Placement>, is_open: bool) {
    let all = differences(boards);
    if all.is_empty() && is_open {
        return;
    }
    if all.is_empty() {
        badge(ui, Tone::Good, &scene.say("match-boards-same"));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        badge(
            ui,
            Tone::Warn,
            &scene.say_with("match-boards-differ", &[("count", all.len().into())]),
        );
        for one in &all {
            ui.label(Text::Body.rich(scene.words.tell(one)));
        }
    });
}

/// Of which move a piece would be moved on this board now.
fn ply_of(scene: &Scene<'_>, at: &Match<'_>, own: Side) -> Ply {
    let missing = missing(at.blind, at.game, scene.snap.edition);
    let is_here =
        |lack: Lack| lack == Lack::Execution { board: own } || lack.amiss_on() == Some(own);
    let here = missing.into_iter().find(|one| is_here(one.lack));
    here.map_or_else(|| at.game.ply(), |one| one.ply)
}

/// Draws one of them; returns the move that was made on it.
fn one(
    ui: &mut Ui,
    scene: &Scene<'_>,
    at: &Match<'_>,
    (own, boards, side): (Side, &BySide<Placement>, f32),
    state: &mut BoardState,
    actions: &mut Actions,
) -> Option<Uci> {
    let name = scene.say_with("match-board-of", &[("side", chess::side(scene.words, own).into())]);
    let kept = crate::screens::blind::arrange::kept(scene, at.blind.arrangement.own_board(own));
    ui.label(Text::Strong.rich(format!("{name} · {kept}")));
    let placement = boards.of(own);
    let position = at.game.position_at(ply_of(scene, at, own)).unwrap_or(at.game.position());
    let stands = position.placement() == *placement && is_going(at.game);
    let legal = if stands { position.legal_moves() } else { Vec::new() };
    let other = at.blind.arrangement.has_two_boards().then(|| boards.of(own.other()));
    let view = BoardView {
        placement,
        bottom: own,
        legal: &legal,
        last_move: None,
        provisional: None,
        check: None,
        physical: other,
        structure: None,
    };
    let speaker = phrases::speaker(scene);
    // The squares of both boards have the same names.
    let whose = match other {
        Some(_) => {
            scene.say_with("match-square-of", &[("side", chess::side(scene.words, own).into())])
        }
        None => String::new(),
    };
    let letters = PieceLetters::for_language(scene.words.lang().code());
    let labels = BoardLabels {
        name: &name,
        whose: &whose,
        square: &|square, piece| speaker.standing(square, piece),
        remark: &|marks| marked(scene, marks),
        promotion: PromotionLabels {
            title: &scene.say("board-promote"),
            kind: &|kind| chess::kind(scene.words, kind),
            letter: &|kind: Kind| letters.of(kind).chars().next().unwrap_or(kind.letter()),
        },
    };
    let dropped = |from: Square, to: Square, actions: &mut Actions| {
        actions.hear(Audience::All, speaker.standing(to, placement.get(from)));
    };
    match board_ui(ui, side, &view, &labels, state) {
        Some(BoardAction::Play(m)) => {
            dropped(m.from(), m.to(), actions);
            Some(position.uci(m))
        }
        Some(BoardAction::Attempt { from, to }) => {
            dropped(from, to, actions);
            Some(Uci(format!("{from}{to}")))
        }
        Some(BoardAction::Look(square)) => {
            actions.hear(Audience::OwnVoice, speaker.standing(square, placement.get(square)));
            None
        }
        Some(BoardAction::Edge) => {
            explore::edge(scene, actions);
            None
        }
        Some(BoardAction::Touch(square)) => {
            nothing_to_move(scene, (square, placement), position.turn(), actions);
            None
        }
        Some(BoardAction::Select(_) | BoardAction::Deselect) | None => None,
    }
}

/// Of a square without a piece of who is on move nothing is moved.
fn nothing_to_move(
    scene: &Scene<'_>,
    (square, placement): (Square, &Placement),
    turn: Side,
    actions: &mut Actions,
) {
    let square = phrases::speaker(scene).standing(square, placement.get(square));
    let side = chess::side(scene.words, turn);
    let args = [("square", square.into()), ("side", side.into())];
    actions.hear(Audience::All, scene.say_with("board-nothing-to-move", &args));
}

/// What else is to be said of a square: what stands there on the other board.
fn marked(scene: &Scene<'_>, marks: &SquareMarks) -> String {
    let own = remark(scene, &SquareMarks { physically: None, ..*marks });
    let Some(there) = marks.physically else { return own };
    let piece = match there {
        Some(piece) => chess::piece(scene.words, piece),
        None => scene.say("board-square-nothing"),
    };
    let differs = scene.say_with("match-square-differs", &[("piece", piece.into())]);
    if own.is_empty() { differs } else { format!("{own}, {differs}") }
}
