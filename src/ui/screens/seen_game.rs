//! The game that a dialog is about, as it stood when the dialog was opened. A move may come in from the electronic
//! board or the clock while somebody reads and writes: it is named and asked about before anything is done.

use std::sync::Arc;

use crate::form::{Check, Head};
use crate::phrases::pairing;
use crate::scene::Scene;
use jadoube_chess::board::position::Uci;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_i18n::chess::{self, Numbering};
use jadoube_laws::game::outcome::Outcome;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, GameNo};

/// Of so many half-moves each is named; of more, the first and the last.
const NAMED: usize = 10;

/// A game as it was when it was last asked about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameInQuestion {
    board: BoardNo,
    no: GameNo,
    moves: Vec<Uci>,
    /// The same as the score has them.
    written: Vec<String>,
    outcome: Option<Outcome>,
    corrections: usize,
    clock: ClockCount,
}

/// Which clock ran, and how many moves were counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct ClockCount {
    running: Option<Side>,
    counted: BySide<u16>,
}

impl ClockCount {
    fn of(game: &Game) -> Self {
        let counted = |side| game.clock.moves_made(side);
        let counted = BySide::new(counted(Side::White), counted(Side::Black));
        Self { running: game.clock.running(), counted }
    }
}

/// Text of this size leaves no room for more than is filled in, in percent of the usual one.
const VERY_LARGE: u16 = 200;

/// A head whose title names the board, with who plays there. In the largest text only who hears is told: how the
/// clocks stand would be out of sight below it.
pub(crate) fn with_players(scene: &Scene<'_>, board: BoardNo, head: Head) -> Head {
    let Some(game) = scene.snap.game(board) else { return head };
    let players = pairing(scene.words, game);
    match scene.prefs.scale_percent > VERY_LARGE {
        true => head.told(players),
        false => head.about(players),
    }
}

/// What must be as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SameGame {
    /// The record of the game.
    Record,
    /// That, and what its clock has counted.
    RecordAndClock,
}

impl GameInQuestion {
    /// The game that is on a board now, if one is.
    #[must_use]
    pub fn of(scene: &Scene<'_>, board: BoardNo) -> Option<Self> {
        let no = *scene.snap.hall.at_board.get(&board)?;
        let game = scene.snap.game(board)?;
        let written = |san: &str| chess::localized_san(scene.words, san);
        Some(Self {
            board,
            no,
            moves: game.plies.iter().map(|ply| ply.uci.clone()).collect(),
            written: game.plies.iter().map(|ply| written(&ply.san)).collect(),
            outcome: game.outcome(),
            corrections: game.corrections.len(),
            clock: ClockCount::of(game),
        })
    }

    /// Whether the game is on its board still: nothing is done to the one that took its place.
    #[must_use]
    pub fn is_there(&self, scene: &Scene<'_>) -> bool {
        scene.snap.hall.at_board.get(&self.board) == Some(&self.no)
    }

    /// The game with its board, while it is there still.
    #[must_use]
    pub fn game<'a>(&self, scene: &Scene<'a>) -> Option<(BoardNo, &'a Arc<Game>)> {
        let game = scene.snap.hall.game(self.board).filter(|_| self.is_there(scene))?;
        Some((self.board, game))
    }

    /// That a dialog has closed because this game cannot be acted on at its board any more.
    #[must_use]
    pub fn told_gone(&self, scene: &Scene<'_>) -> String {
        scene.say_with("board-game-gone", &[("board", self.board.0.into())])
    }

    /// The moves behind a half-move, with their numbers; none, where nothing is behind it.
    #[must_use]
    pub fn moves_after(&self, scene: &Scene<'_>, ply: Ply) -> Option<String> {
        let game = scene.snap.game(self.board)?;
        let numbering = Numbering::from_start(&game.start);
        let from = usize::from(ply.0);
        let mut all: Vec<String> = (1..)
            .map(Ply)
            .zip(&self.written)
            .skip(from)
            .enumerate()
            .map(|(nth, (ply, written))| match numbering.of(ply) {
                Some((_, Side::Black)) if nth > 0 => written.clone(),
                _ => format!("{}{written}", numbering.sign(ply)),
            })
            .collect();
        if all.len() > NAMED {
            let behind = all.split_off(all.len() - NAMED / 2);
            all.truncate(NAMED / 2);
            all.push("…".to_owned());
            all.extend(behind);
        }
        (!all.is_empty()).then(|| all.join(" "))
    }

    /// Whether the game is as it was when it was asked about. Where it is not, what came in is told at a field, and
    /// it is asked about as it is now.
    pub fn holds(&mut self, check: &mut Check<'_, '_>, same: SameGame, at: &'static str) -> bool {
        let scene = check.scene;
        let Some(now) = Self::of(scene, self.board).filter(|now| now.no == self.no) else {
            // The dialog goes with the game.
            return false;
        };
        let before = std::mem::replace(self, now);
        let is_same =
            before.has_record_of(self) && (same == SameGame::Record || before.clock == self.clock);
        if !is_same {
            check.fault(at, self.told_since(scene, &before));
        }
        is_same
    }

    fn has_record_of(&self, other: &Self) -> bool {
        (&self.moves, self.outcome, self.corrections)
            == (&other.moves, other.outcome, other.corrections)
    }

    /// What came in since it was asked about before.
    fn told_since(&self, scene: &Scene<'_>, before: &Self) -> String {
        let goes_on = self.moves.starts_with(&before.moves) && self.outcome == before.outcome;
        let known = Ply(u16::try_from(before.moves.len()).unwrap_or(u16::MAX));
        match self.moves_after(scene, known).filter(|_| goes_on) {
            Some(moves) => scene.say_with("board-gone-on-since", &[("moves", moves.into())]),
            None => scene.say("board-changed-since"),
        }
    }
}
