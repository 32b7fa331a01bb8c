//! A case on paper: the game so far as far as it matters, the kind of play, and the case. From it
//! the game is built by the same commands that build a game at the board, so that a case can be
//! ruled on without one (`jadoube rule`, `tests/rulings`).

use serde::Deserialize;

use crate::core::board::position::{Form, Position, Uci};
use crate::core::clock::control::TimeControl;
use crate::core::clock::correction::Correction;
use crate::core::game::apply::apply;
use crate::core::game::command::{AfterMove, Command};
use crate::core::game::decide::decide;
use crate::core::game::event::{Player, Setup, Source, Timing};
use crate::core::game::outcome::Outcome;
use crate::core::game::state::Game;
use crate::core::laws::edition::Edition;
use crate::core::laws::kind::Kind;
use crate::core::moment::{Millis, Moment};
use crate::core::notation::san;
use crate::core::rulings::case::Case;
use crate::core::rulings::facts::CaseFault;
use crate::core::rulings::rule::{Scene, rule_on};
use crate::core::rulings::ruling::Ruling;
use crate::core::side::{BySide, Side};

/// The usual start position.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// An hour and a half with half a minute a move.
const CONTROL: &str = "90+30";

/// What is known of the game.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GameSoFar {
    /// The start position; the usual one if left out.
    pub fen: String,
    /// The moves since, blank-separated, in UCI or short algebraic, move numbers allowed.
    pub moves: String,
    /// The time control, `40/90+30,15+30`; an hour and a half with half a minute if left out.
    pub control: String,
    /// What each clock shows, in milliseconds.
    pub clocks: Option<BySide<Millis>>,
    /// Whose flag has fallen; of two the first is named first.
    pub flags: Vec<Side>,
    /// Illegal moves counted before.
    pub illegal_moves: BySide<u8>,
    /// A draw offer that stands.
    pub offer: Option<Side>,
    /// How the game has ended, if it has.
    pub ended: Option<Outcome>,
}

impl Default for GameSoFar {
    fn default() -> Self {
        Self {
            fen: START.to_owned(),
            moves: String::new(),
            control: CONTROL.to_owned(),
            clocks: None,
            flags: Vec::new(),
            illegal_moves: BySide::default(),
            offer: None,
            ended: None,
        }
    }
}

/// A case on paper.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Docket {
    /// The game.
    pub game: GameSoFar,
    /// The kind of play; by the time control if left out.
    pub kind: Option<Kind>,
    /// The case.
    pub case: Case,
}

/// A docket that cannot be ruled on.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DocketFault {
    /// The case is not as its kind asks.
    #[error(transparent)]
    Case(#[from] CaseFault),
    /// A part is missing, unknown or of a wrong form.
    #[error("{0}")]
    Form(String),
    /// The time control cannot be read.
    #[error("the time control “{0}” cannot be read")]
    Control(String),
    /// A move cannot be read or is illegal.
    #[error("move {number}, “{text}”: it cannot be played here")]
    Move {
        /// Which of the moves, from 1.
        number: usize,
        /// As it was written.
        text: String,
    },
    /// The game refuses something.
    #[error("the game cannot be set up so: {0}")]
    Game(String),
}

impl Docket {
    /// Reads a docket from values as a file has them: `case` with its facts, `game` and `kind`.
    ///
    /// # Errors
    /// [`DocketFault`] for the first part that is wrong.
    pub fn read(
        mut parts: serde_json::Map<String, serde_json::Value>,
    ) -> Result<Self, DocketFault> {
        let game = match parts.remove("game") {
            Some(game) => serde_json::from_value(game)
                .map_err(|error| DocketFault::Form(format!("game: {error}")))?,
            None => GameSoFar::default(),
        };
        let kind = match parts.remove("kind") {
            Some(kind) => Some(Self::kind(kind.as_str().unwrap_or_default())?),
            None => None,
        };
        let Some(serde_json::Value::String(name)) = parts.remove("case") else {
            return Err(DocketFault::Form("case: its kind is missing, case: \"flag-fall\"".into()));
        };
        let case = Case::from_facts(&name, &parts)?;
        Ok(Self { game, kind, case })
    }

    /// The kind of play of a name: `standard`, `rapid`, `rapid-supervised`, `blitz`,
    /// `blitz-supervised`.
    ///
    /// # Errors
    /// [`DocketFault::Form`] for any other.
    pub fn kind(name: &str) -> Result<Kind, DocketFault> {
        let same = |kind: &Kind| kind.key() == name.replace('-', "_");
        Kind::ALL.into_iter().find(same).ok_or_else(|| {
            DocketFault::Form(format!(
                "kind: “{name}” is none of standard, rapid, rapid-supervised, blitz, blitz-supervised"
            ))
        })
    }

    /// The ruling of an edition.
    ///
    /// # Errors
    /// [`DocketFault`] when the game cannot be set up.
    pub fn rule(&self, edition: &Edition) -> Result<Ruling, DocketFault> {
        let (game, at) = self.game.played(edition, self.case.pressed_by())?;
        let scene = Scene::new(&game, edition, at);
        let scene = self.kind.map_or(scene, |kind| scene.of_kind(kind));
        Ok(rule_on(&self.case, &scene))
    }
}

impl GameSoFar {
    /// The game with its moves played, one second each, and the moment of the ruling. The clock has
    /// been pressed by a player who did so on move. What it showed at each move is not told.
    ///
    /// # Errors
    /// [`DocketFault`] for what cannot be read or is refused.
    pub fn played(
        &self,
        edition: &Edition,
        pressed_by: Option<Side>,
    ) -> Result<(Game, Moment), DocketFault> {
        let control: TimeControl =
            self.control.parse().map_err(|_| DocketFault::Control(self.control.clone()))?;
        let setup = Setup {
            players: BySide::new(Player::default(), Player::default()),
            round: 1,
            form: Form::Standard,
            fen: self.fen.clone(),
            control,
            timing: Timing::Desk,
        };
        Position::from_fen(&setup.fen, setup.form)
            .map_err(|fault| DocketFault::Game(fault.to_string()))?;
        let mut asked = Asked { game: Game::new(setup), at: Moment(0), edition };
        asked.command(&Command::Start)?;
        for (number, text) in (1..).zip(words(&self.moves)) {
            asked.at = Moment(asked.at.0.saturating_add(1000));
            let uci = read(asked.game.position(), text)
                .ok_or_else(|| DocketFault::Move { number, text: text.to_owned() })?;
            asked.command(&Command::Play {
                uci,
                source: Source::Arbiter,
                times: None,
                spent: None,
                after: AfterMove::Press,
            })?;
        }
        if let Some(side) = pressed_by.filter(|side| *side == asked.game.turn()) {
            asked.at = Moment(asked.at.0.saturating_add(1000));
            asked.command(&Command::PressClock { side })?;
        }
        for record in &mut asked.game.plies {
            record.times = None;
        }
        self.marked(&mut asked)?;
        Ok((asked.game, Moment(asked.at.0.saturating_add(500))))
    }

    fn marked(&self, asked: &mut Asked<'_>) -> Result<(), DocketFault> {
        let reason = String::from("as told");
        if let Some(times) = self.clocks {
            let correction = Correction::SetBoth { times };
            asked.command(&Command::CorrectClock { correction, reason: reason.clone() })?;
        }
        for side in &self.flags {
            asked.at = Moment(asked.at.0.saturating_add(1));
            asked.command(&Command::NoteFlag { side: *side })?;
        }
        for by in Side::BOTH {
            let count = *self.illegal_moves.of(by);
            if count > 0 {
                let reason = reason.clone();
                asked.command(&Command::SetIllegalMoves { by, count, reason })?;
            }
        }
        if let Some(by) = self.offer {
            asked.command(&Command::OfferDraw { by })?;
        }
        if let Some(outcome) = self.ended
            && asked.game.outcome().is_none()
        {
            asked.command(&Command::End(outcome.into()))?;
        }
        Ok(())
    }
}

struct Asked<'a> {
    game: Game,
    at: Moment,
    edition: &'a Edition,
}

impl Asked<'_> {
    fn command(&mut self, command: &Command) -> Result<(), DocketFault> {
        let events = decide(&self.game, command, self.at, self.edition)
            .map_err(|refusal| DocketFault::Game(refusal.to_string()))?;
        for event in &events {
            apply(&mut self.game, event, self.at);
        }
        Ok(())
    }
}

/// The moves of a text without its move numbers.
pub(in crate::core) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace()
        .map(|word| match word.rsplit_once(['.', '…']) {
            Some((_, after)) => after,
            None => word,
        })
        .filter(|word| !word.is_empty())
}

/// A move in UCI or short algebraic.
pub(in crate::core) fn read(position: &Position, text: &str) -> Option<Uci> {
    let uci = Uci(text.to_owned());
    match position.read_uci(&uci) {
        Ok(_) => Some(uci),
        Err(_) => san::read(position, text).ok().map(|m| position.uci(m)),
    }
}
