//! The board explored by ear: the keys that work while the board has the focus, the questions typed
//! in the field for moves, and the one way that all answers take. Keys are the habit of the sites
//! where blind people play, whatever the language.

use std::collections::BTreeMap;

use egui::{Event, Key, Modifiers, Ui};

use crate::actions::{Action, Actions};
use crate::phrases::{self, speaker};
use crate::scene::Scene;
use crate::screens::board::look::ShownGame;
use crate::tokens::Text;
use crate::widgets::announcer::Audience;
use crate::widgets::board::{self, BoardState};
use jadoube_chess::board::explore::{
    Answer, Directions, Exploration as Record, PieceFilter, Question, RankOrFile, SearchDirection,
    next,
};
use jadoube_chess::board::piece::Kind;
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;
use jadoube_desk::inbox::Request;
use jadoube_desk::voicing::{Earcon, Listener};
use jadoube_i18n::explore::request::{self, TypedCommand, TypedRequest};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

/// What was asked and answered so far.
#[derive(Debug, Default)]
pub struct Explore {
    /// The moves that had been played on a board when it was last asked what is new.
    told: BTreeMap<BoardNo, Vec<Uci>>,
    /// The directions that are being gone through, from where, and the one that was told last.
    ray: Option<(Directions, Square, usize)>,
    last: String,
    /// The answer that stands below the board, for whoever reads it.
    shown: String,
}

impl Explore {
    /// Another board, or another position: what is in sight no longer holds.
    pub fn forget_answer(&mut self) {
        self.ray = None;
        self.shown.clear();
    }

    /// Says what is wrong with a text; it stands at the field already.
    pub fn hear_fault(&mut self, actions: &mut Actions, ears: Audience, text: String) {
        self.last.clone_from(&text);
        self.shown.clear();
        actions.hear(ears, text);
    }

    /// Gives an answer.
    pub fn hear(&mut self, actions: &mut Actions, text: String) {
        self.last.clone_from(&text);
        self.shown.clone_from(&text);
        actions.hear(Audience::All, text);
    }

    /// Says the square to which the keyboard has gone.
    pub fn look(&mut self, scene: &Scene<'_>, game: &Game, at: Square, actions: &mut Actions) {
        self.tell(scene, (game, at), Audience::OwnVoice, actions);
    }

    /// Says what stands on a square.
    pub fn tell(
        &mut self,
        scene: &Scene<'_>,
        (game, at): (&Game, Square),
        ears: Audience,
        actions: &mut Actions,
    ) {
        let text = speaker(scene).standing(at, game.position().piece_at(at));
        self.last.clone_from(&text);
        self.shown.clear();
        actions.hear(ears, text);
    }

    /// Draws the last answer.
    pub fn show(&self, ui: &mut Ui) {
        if !self.shown.is_empty() {
            ui.label(Text::Body.rich(&self.shown));
        }
    }

    /// Takes the keys of this pass, if the board has the focus. To be called before it is drawn.
    pub fn keys(
        &mut self,
        ui: &Ui,
        scene: &Scene<'_>,
        widget: &mut BoardState,
        shown: ShownGame<'_>,
        actions: &mut Actions,
    ) {
        if !board::has_focus(ui, widget) {
            return;
        }
        for (key, modifiers) in strokes(ui) {
            let here = widget.cursor;
            if let Some(nth) = DIGITS.iter().position(|digit| *digit == key) {
                let nth = u8::try_from(nth).unwrap_or_default();
                let to = match modifiers.shift {
                    true => Square::new(nth, here.rank()),
                    false => Square::new(here.file(), nth),
                };
                let to = to.unwrap_or(here);
                board::go(ui, widget, to);
                self.look(scene, shown.game, to, actions);
            } else if key == AGAIN {
                self.answer(scene, shown, TypedRequest::Repeat, actions);
            } else if let Some((_, plain, shifted)) = KEYS.iter().find(|row| row.0 == key) {
                let does = if modifiers.shift { *shifted } else { *plain };
                match does {
                    KeyAction::Find(kind) => {
                        let found = self.find(scene, here, kind, shown, modifiers, actions);
                        if let Some(to) = found {
                            board::go(ui, widget, to);
                            self.look(scene, shown.game, to, actions);
                        }
                    }
                    KeyAction::At(ask) => {
                        self.answer(scene, shown, TypedRequest::Board(ask(here)), actions);
                    }
                    KeyAction::Ask(asked) => self.answer(scene, shown, asked, actions),
                    KeyAction::Rays => self.ray(scene, here, shown, modifiers, actions),
                    KeyAction::Run(action) => actions.run(action),
                }
            }
        }
    }

    /// The next man of a kind from a square; where there is none, that is said.
    fn find(
        &mut self,
        scene: &Scene<'_>,
        here: Square,
        kind: Kind,
        shown: ShownGame<'_>,
        modifiers: Modifiers,
        actions: &mut Actions,
    ) -> Option<Square> {
        let search = if modifiers.shift { SearchDirection::Back } else { SearchDirection::Onward };
        let found = next(&shown.game.position().placement(), here, kind, search);
        match found {
            Some((_, true)) => actions.hear(Audience::All, scene.say("explore-round")),
            Some((_, false)) => {}
            None => self.hear(actions, speaker(scene).no_such(kind)),
        }
        found.map(|(square, _)| square)
    }

    /// The next of the lines from the square on which something stands.
    fn ray(
        &mut self,
        scene: &Scene<'_>,
        here: Square,
        shown: ShownGame<'_>,
        modifiers: Modifiers,
        actions: &mut Actions,
    ) {
        let directions = if modifiers.alt { Directions::Straights } else { Directions::Diagonals };
        let record = record(shown.game, &[]);
        let Answer::Rays(_, rays) = record.answer(Question::Rays(directions, here)) else { return };
        let before = self.ray.filter(|(d, at, _)| (*d, *at) == (directions, here));
        let count = rays.len().max(1);
        let nth = match (before, modifiers.shift) {
            (None, false) => 0,
            (None, true) => count - 1,
            (Some((_, _, nth)), false) => (nth + 1) % count,
            (Some((_, _, nth)), true) => (nth + count - 1) % count,
        };
        self.ray = Some((directions, here, nth));
        let told = rays.into_iter().skip(nth).take(1).collect();
        let text = speaker(scene).answer(&Answer::Rays(here, told));
        self.hear(actions, text);
    }

    /// Answers a question, or does what was typed.
    pub fn answer(
        &mut self,
        scene: &Scene<'_>,
        shown: ShownGame<'_>,
        asked: TypedRequest,
        actions: &mut Actions,
    ) {
        let text = match asked {
            TypedRequest::Board(Question::Since) => self.since(scene, shown),
            TypedRequest::Board(Question::Turn) if shown.game.outcome().is_some() => {
                phrases::status(scene.words, shown.game)
            }
            TypedRequest::Board(question) => {
                speaker(scene).answer(&record(shown.game, &[]).answer(question))
            }
            TypedRequest::Clocks => clocks(scene, shown),
            TypedRequest::Players => {
                let of = |side| {
                    speaker(scene).of_side(side, phrases::player(scene.words, shown.game, side))
                };
                Side::BOTH.map(of).join(". ")
            }
            TypedRequest::Repeat if self.last.is_empty() => scene.say("explore-nothing-said"),
            TypedRequest::Repeat => self.last.clone(),
            TypedRequest::Help => known(scene, "explore-known", ""),
            TypedRequest::Command(command) => {
                let action = match command {
                    TypedCommand::TakeBack => Action::TakeBack,
                    TypedCommand::OfferDraw => Action::OfferDraw,
                    TypedCommand::Resign => Action::Resign,
                };
                if action.is_available(scene) && !shown.past {
                    actions.run(action);
                    return;
                }
                action.not_now(scene)
            }
        };
        self.hear(actions, text);
    }

    /// What is new; whoever asks for the first time is told the last move.
    fn since(&mut self, scene: &Scene<'_>, shown: ShownGame<'_>) -> String {
        let now = record(shown.game, &[]).told();
        let told = self.told.insert(shown.board, now.clone());
        let told =
            told.unwrap_or_else(|| now.split_last().map_or(Vec::new(), |(_, rest)| rest.into()));
        speaker(scene).answer(&record(shown.game, &told).answer(Question::Since))
    }
}

/// The keyboard stands at the edge of a board: a tone for who knows it, and the words.
pub fn edge(scene: &Scene<'_>, actions: &mut Actions) {
    actions.ask(Request::Earcon(Listener::Arbiter, Earcon::Edge));
    actions.hear(Audience::All, scene.say("explore-edge"));
}

/// What a key does.
#[derive(Clone, Copy)]
enum KeyAction {
    /// Goes to the next man of a kind, with Shift to the one before.
    Find(Kind),
    /// Asks about the square under the cursor.
    At(fn(Square) -> Question),
    /// The key asks this question.
    Ask(TypedRequest),
    /// Goes through what stands on the lines from the square under the cursor.
    Rays,
    /// Runs an action.
    Run(Action),
}

const fn ask(question: Question) -> KeyAction {
    KeyAction::Ask(TypedRequest::Board(question))
}

/// The keys, and what they do alone and with Shift.
const KEYS: [(Key, KeyAction, KeyAction); 21] = [
    (Key::K, KeyAction::Find(Kind::King), KeyAction::Find(Kind::King)),
    (Key::Q, KeyAction::Find(Kind::Queen), KeyAction::Find(Kind::Queen)),
    (Key::R, KeyAction::Find(Kind::Rook), KeyAction::Find(Kind::Rook)),
    (Key::B, KeyAction::Find(Kind::Bishop), KeyAction::Find(Kind::Bishop)),
    (Key::N, KeyAction::Find(Kind::Knight), KeyAction::Find(Kind::Knight)),
    (Key::P, KeyAction::Find(Kind::Pawn), KeyAction::Find(Kind::Pawn)),
    (Key::O, KeyAction::At(Question::Square), KeyAction::At(Question::Square)),
    (Key::L, ask(Question::LastMove), ask(Question::LastMove)),
    (Key::C, ask(Question::LastCapture), ask(Question::Captured)),
    (Key::T, KeyAction::Ask(TypedRequest::Clocks), KeyAction::Ask(TypedRequest::Clocks)),
    (Key::X, KeyAction::Rays, KeyAction::Rays),
    (Key::A, KeyAction::At(Question::Attackers), KeyAction::Run(Action::LookBack)),
    (Key::D, KeyAction::Run(Action::LookOn), KeyAction::Run(Action::LookOn)),
    (Key::M, KeyAction::At(Question::Moves), KeyAction::At(Question::Captures)),
    (Key::W, ask(Question::Turn), KeyAction::Ask(TypedRequest::Players)),
    (Key::F, ask(Question::Material), ask(Question::Material)),
    (
        Key::Y,
        KeyAction::At(|at| Question::Line(RankOrFile::Rank(at.rank()))),
        KeyAction::At(|at| Question::Line(RankOrFile::File(at.file()))),
    ),
    (Key::Z, ask(ALL), ask(ALL)),
    (Key::S, ask(Question::Since), ask(Question::Since)),
    (Key::I, KeyAction::Run(Action::TypeMove), KeyAction::Run(Action::TypeMove)),
    (Key::H, KeyAction::Run(Action::Help), KeyAction::Run(Action::Help)),
];

const ALL: Question = Question::Where(PieceFilter { side: None, kind: None });

/// The key that says the last answer again; it has no capital.
const AGAIN: Key = Key::Period;

/// The keys as the help explains them.
pub const HELP: [(&str, &str); 19] = [
    ("K Q R B N P", "explore-key-man"),
    ("1–8", "explore-key-rank"),
    ("O", "explore-key-here"),
    ("L", "explore-key-last"),
    ("C", "explore-key-capture"),
    ("T", "explore-key-clocks"),
    ("X", "explore-key-rays"),
    ("A", "explore-key-attackers"),
    ("M", "explore-key-moves"),
    ("Y", "explore-key-line"),
    ("Z", "explore-key-board"),
    ("W", "explore-key-turn"),
    ("F", "explore-key-material"),
    ("S", "explore-key-since"),
    (".", "explore-key-repeat"),
    ("Shift+A, D", "explore-key-look"),
    ("I", "explore-key-type"),
    ("H", "explore-key-help"),
    ("?", "explore-key-typed"),
];

const DIGITS: [Key; 8] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8];

/// The keys without Ctrl that were pressed in this pass and are ours.
fn strokes(ui: &Ui) -> Vec<(Key, Modifiers)> {
    let mut strokes = Vec::new();
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Key { key, physical_key, pressed: true, modifiers, .. } = event else {
                return true;
            };
            // With Shift a digit is another sign on each keyboard; the key itself stays.
            let digit = physical_key.filter(|key| DIGITS.contains(key));
            let key = digit.unwrap_or(*key);
            let known =
                KEYS.iter().any(|row| row.0 == key) || DIGITS.contains(&key) || key == AGAIN;
            let alone = !modifiers.command && !modifiers.ctrl && (!modifiers.alt || key == Key::X);
            if known && alone {
                strokes.push((key, *modifiers));
            }
            !(known && alone)
        });
    });
    strokes
}

fn record<'a>(game: &'a Game, told: &'a [Uci]) -> Record<'a> {
    let plies = game.plies.iter().map(|ply| (&ply.uci, &ply.position));
    Record::new(&game.start, plies, told)
}

/// The last move in words.
#[must_use]
pub fn last_move(scene: &Scene<'_>, game: &Game) -> String {
    speaker(scene).answer(&record(game, &[]).answer(Question::LastMove))
}

/// What can be asked, in a sentence about a text.
#[must_use]
pub fn known(scene: &Scene<'_>, id: &str, text: &str) -> String {
    let questions = request::examples(scene.words).join(", ");
    scene.say_with(id, &[("text", text.into()), ("questions", questions.into())])
}

fn clocks(scene: &Scene<'_>, shown: ShownGame<'_>) -> String {
    let mut view = phrases::clock_in(scene, shown.game, shown.at);
    if shown.past {
        view.running = None;
    }
    phrases::clocks_aloud(scene, shown.game, &view)
}
