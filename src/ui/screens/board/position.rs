//! The position: the board widget with the words it needs, and what is said when somebody tries a
//! move that is not legal.

use egui::Ui;

use crate::actions::{Actions, UiMessage};
use crate::phrases;
use crate::scene::Scene;
use crate::screens::board::entry::{self, MoveInput, Proposal};
use crate::screens::board::explore;
use crate::screens::board::look::ShownGame;
use crate::screens::board::typed_at_squares::not_entered;
use crate::shell::board_name;
use crate::tokens::Text;
use crate::widgets::announcer::Manner;
use crate::widgets::badge::Tone;
use crate::widgets::board::{self, BoardAction, BoardLabels, board_ui};
use crate::widgets::board_view::{BoardView, SquareMarks, from_to};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::tinted;
use crate::widgets::promotion::PromotionLabels;
use jadoube_chess::board::piece::Kind;
use jadoube_chess::board::position::Position;
use jadoube_chess::board::square::Square;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::unwinnability::proof::Area;
use jadoube_core::disputes::command::Clocks;
use jadoube_i18n::chess;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::illegal::facts::IllegalMove;
use jadoube_laws::sensing::LinkState;

/// Draws the board.
pub fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut MoveInput,
    shown: ShownGame<'_>,
    side: f32,
    actions: &mut Actions,
) {
    let position = shown.game.position();
    let placement = position.placement();
    let may_play = can_play(shown);
    let legal = if may_play { position.legal_moves() } else { Vec::new() };
    let last = shown.game.plies.last().and_then(|ply| from_to(&ply.uci));
    let line = scene.current_line().filter(|line| !shown.past && line.link == LinkState::Connected);
    let provisional = line.and_then(|line| line.provisional.as_ref()).and_then(from_to);
    // While a move is under way the board differs as it should; only what stands wrong is marked.
    let wrong =
        shown.present.disagreement.is_some() || line.is_some_and(|line| !line.displaced.is_empty());
    let physical = line.and_then(|line| line.physical.as_ref()).filter(|_| wrong);
    let view = BoardView {
        placement: &placement,
        bottom: state.bottom,
        legal: &legal,
        last_move: last,
        provisional,
        check: position.is_check().then(|| position.king(position.turn())).flatten(),
        physical,
        structure: None,
    };
    let typed = state.typed_at_squares.follow(ui, &state.widget);
    state.explore.keys(ui, scene, &mut state.widget, shown, actions);
    let speaker = phrases::speaker(scene);
    let name = board_name(scene, shown.board, state.bottom);
    let letters = PieceLetters::for_language(scene.words.lang().code());
    let labels = BoardLabels {
        name: &name,
        whose: "",
        square: &|square, piece| speaker.standing(square, piece),
        remark: &|marks| remark(scene, marks),
        promotion: PromotionLabels {
            title: &scene.say("board-promote"),
            kind: &|kind| chess::kind(scene.words, kind),
            letter: &|kind: Kind| letters.of(kind).chars().next().unwrap_or(kind.letter()),
        },
    };
    let done = board_ui(ui, side, &view, &labels, &mut state.widget);
    tell_square(ui, scene, state, shown, actions);
    let typed = typed.filter(|_| may_play);
    if let Some(told) = typed.and_then(|text| not_entered(scene, position, &text, done)) {
        // Enter was to end the moves, and not to take up what stands on the square.
        state.widget.release();
        return state.explore.hear(actions, told);
    }
    if let Some(done) = done {
        answer(scene, state, shown, done, actions);
    }
}

/// What comes of what was done on the board.
fn answer(
    scene: &Scene<'_>,
    state: &mut MoveInput,
    shown: ShownGame<'_>,
    done: BoardAction,
    actions: &mut Actions,
) {
    let position = shown.game.position();
    let may_play = can_play(shown);
    let speaker = phrases::speaker(scene);
    match done {
        BoardAction::Play(m) => {
            state.attempt = None;
            entry::propose(scene, state, shown, Proposal::at_the_board(m), actions);
        }
        BoardAction::Attempt { from, to } => {
            state.attempt = may_play.then_some((from, to));
            if let Some(text) = attempt_words(scene, position, (from, to)) {
                actions.push(UiMessage::Say(Manner::Polite, text));
            }
        }
        BoardAction::Select(_) => state.attempt = None,
        BoardAction::Look(at) => state.explore.look(scene, shown.game, at, actions),
        BoardAction::Edge => explore::edge(scene, actions),
        BoardAction::Touch(at) if may_play => {
            let square = speaker.standing(at, position.piece_at(at));
            let side = chess::side(scene.words, position.turn());
            let args = [("square", square.into()), ("side", side.into())];
            state.explore.hear(actions, scene.say_with("board-nothing-to-move", &args));
        }
        BoardAction::Touch(at) => {
            let square = speaker.standing(at, position.piece_at(at));
            let why = match shown.past {
                true => scene.say("board-nothing-in-past"),
                false => phrases::status(scene.words, shown.present),
            };
            state.explore.hear(actions, format!("{square}. {why}"));
        }
        BoardAction::Deselect => {}
    }
}

/// Whether a move can be made in what is shown.
fn can_play(shown: ShownGame<'_>) -> bool {
    !shown.past && shown.present.outcome().is_none()
}

/// Says the square at which the keyboard stands, where that was asked for.
fn tell_square(
    ui: &Ui,
    scene: &Scene<'_>,
    state: &mut MoveInput,
    shown: ShownGame<'_>,
    actions: &mut Actions,
) {
    state.at_squares = board::has_focus(ui, &state.widget);
    if let Some(ears) = state.tell_square.take() {
        let at = state.widget.cursor;
        state.explore.tell(scene, (shown.game, at), ears, actions);
    }
}

/// What else is to be said of a square.
pub(in crate::screens) fn remark(scene: &Scene<'_>, marks: &SquareMarks) -> String {
    let mut said = Vec::new();
    let mut add = |holds: bool, id: &str| {
        if holds {
            said.push(scene.say(id));
        }
    };
    add(marks.selected, "board-square-selected");
    add(marks.target, "board-square-target");
    add(marks.last_move, "board-square-last-move");
    add(marks.provisional, "board-square-provisional");
    add(marks.check, "board-square-check");
    for area in Area::ALL {
        let id = match area {
            Area::Fixed => "mate-square-fixed",
            Area::Hunted => "mate-square-hunted",
            Area::Hunter => "mate-square-hunter",
            Area::Pieces => "mate-square-pieces",
        };
        add(marks.areas.iter().any(|on| on == area), id);
    }
    if let Some(there) = marks.physically {
        let piece = match there {
            Some(piece) => chess::piece(scene.words, piece),
            None => scene.say("board-square-nothing"),
        };
        said.push(scene.say_with("board-square-differs", &[("piece", piece.into())]));
    }
    said.join(", ")
}

fn attempt_words(
    scene: &Scene<'_>,
    position: &Position,
    (from, to): (Square, Square),
) -> Option<String> {
    let piece = position.piece_at(from)?;
    let args = [
        ("piece", chess::piece(scene.words, piece).into()),
        ("from", from.to_string().into()),
        ("to", to.to_string().into()),
    ];
    Some(scene.say_with("board-attempt", &args))
}

/// A move that is not legal was tried: was it really made on the board?
pub fn attempt_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    shown: ShownGame<'_>,
    (from, to): (Square, Square),
    actions: &mut Actions,
) {
    let Some(text) = attempt_words(scene, shown.game.position(), (from, to)) else { return };
    tinted(ui, Tone::Warn, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(Text::Body.rich(text));
            let label = scene.say("board-attempt-record");
            if button(ui, Weight::Plain, &label, None).clicked() {
                let case = Case::IllegalMove(IllegalMove {
                    made: Some((from, to)),
                    ply: Some(shown.game.ply()),
                    ..IllegalMove::new(shown.game.turn(), true)
                });
                actions.open_incident(shown.board, case, Clocks::Stop);
                actions.run(crate::actions::Action::ShowDisputes);
            }
        });
    });
}
