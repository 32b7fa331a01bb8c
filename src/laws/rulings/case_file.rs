//! A case on paper: the game so far as far as it matters, the kind of play, and the case. From it
//! the game is built by the same commands that build a game at the board, so that a case can be
//! ruled on without one (`jadoube rule`, `tests/rulings`).

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::clock::control::TimeControl;
use crate::clock::correction::Correction;
use crate::game::command::{AfterMove, Command};
use crate::game::event::{Setup, Source};
use crate::game::outcome::{EndReason, Outcome};
use crate::game::state::Game;
use crate::laws::edition::Edition;
use crate::laws::kind::Kind;
use crate::rulings::case::{Case, rule_on};
use crate::rulings::effect;
use crate::rulings::fault::{Contradiction, Fault, FaultReason, near};
use crate::rulings::parsing;
use crate::rulings::positions::GamePositions;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::Ruling;
use jadoube_chess::board::position::{Position, Uci, Variant};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::notation::any;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::notation::reading::NotationFault;
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};

/// The usual start position.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// An hour and a half with half a minute a move.
pub const CONTROL: &str = "90+30";

/// What is known of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameSoFar {
    /// The start position; the usual one if left out.
    pub fen: String,
    /// The moves since, blank-separated, in any notation, move numbers allowed.
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
pub struct CaseFile {
    /// The game.
    pub game: GameSoFar,
    /// The kind of play; by the time control if left out.
    pub kind: Option<Kind>,
    /// The case.
    pub case: Case,
}

/// A ruling with what follows for the clocks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseRuling {
    /// The ruling.
    pub ruling: Ruling,
    /// What each clock shows when the remedies are carried out, where the case tells what they show
    /// and that changes.
    pub times: Option<BySide<Millis>>,
}

/// So many milliseconds after what is told the arbiter rules.
const RULED_AFTER: i64 = 500;

/// The kinds of play as a file names them.
const KINDS: [&str; 5] = ["standard", "rapid", "rapid-supervised", "blitz", "blitz-supervised"];

/// The parts of a game with how each is written.
const PARTS: [(&str, &str); 8] = [
    ("fen", "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\""),
    ("moves", "\"e4 e5 d4\""),
    ("control", "\"90+30\", \"40/90+30,15+30\""),
    ("clocks", "(white: \"1:00:00\", black: \"0:59:30\")"),
    ("flags", "[\"white\"]"),
    ("illegal_moves", "(white: 1, black: 0)"),
    ("offer", "\"white\""),
    ("ended", "(score: \"draw\", reason: \"agreement\")"),
];

impl CaseFile {
    /// Reads a case file from values as a file has them: `case` with its facts, `game` and `kind`.
    ///
    /// # Errors
    /// A [`Fault`] for the first part that is wrong.
    pub fn read(mut parts: Map<String, Value>) -> Result<Self, Fault> {
        let game = match parts.remove("game") {
            Some(game) => GameSoFar::told(&game).map_err(|fault| fault.inside("game"))?,
            None => GameSoFar::default(),
        };
        let kind = match parts.remove("kind") {
            Some(kind) => Some(Self::kind(kind.as_str().unwrap_or_default())?),
            None => None,
        };
        let Some(Value::String(name)) = parts.remove("case") else {
            let example = "\"flag-fall\"".to_owned();
            return Err(Fault::new("case", FaultReason::Missing { example }));
        };
        let (start, after) = game.positions().map_err(|fault| fault.inside("game"))?;
        let case = Case::told(&name, &parts, &GamePositions::new(&start, &after))?;
        Ok(Self { game, kind, case })
    }

    /// The kind of play of a name: `standard`, `rapid`, `rapid-supervised`, `blitz`,
    /// `blitz-supervised`.
    ///
    /// # Errors
    /// A [`Fault`] for any other.
    pub fn kind(name: &str) -> Result<Kind, Fault> {
        let same = |kind: &Kind| kind.key() == name.replace('-', "_");
        Kind::ALL.into_iter().find(same).ok_or_else(|| {
            let (told, example) = (name.to_owned(), KINDS.join(" | "));
            Fault::new("kind", FaultReason::Unreadable { told, example, near: near(name, KINDS) })
        })
    }

    /// The ruling of an edition.
    ///
    /// # Errors
    /// A [`Fault`] when the game cannot be set up.
    pub fn rule(&self, edition: &Edition) -> Result<Ruling, Fault> {
        self.judge(edition).map(|judged| judged.ruling)
    }

    /// The ruling of an edition, and what the clocks show by it.
    ///
    /// # Errors
    /// A [`Fault`] when the game cannot be set up.
    pub fn judge(&self, edition: &Edition) -> Result<CaseRuling, Fault> {
        let (game, at) = self.game.played(edition, self.case.pressed_by())?;
        let scene = Scene::new(&game, edition, at);
        let scene = self.kind.map_or(scene, |kind| scene.of_kind(kind));
        let ruling = rule_on(&self.case, &scene);
        // Times that nobody told have no result.
        let told = Moment(at.0.saturating_sub(RULED_AFTER));
        let times = self.game.clocks.and_then(|_| {
            let before = game.times(told);
            let after = effect::after(&ruling.remedies, &game, told, edition).ok()?.times(told);
            (after != before).then_some(after)
        });
        Ok(CaseRuling { ruling, times })
    }
}

/// A value that a part cannot have.
fn unreadable(name: &str, told: &Value) -> Fault {
    let example = PARTS.iter().find(|part| part.0 == name).map_or("", |part| part.1).to_owned();
    let told = told.as_str().map_or_else(|| told.to_string(), str::to_owned);
    Fault::new(name, FaultReason::Unreadable { told, example, near: Vec::new() })
}

/// What each clock shows, in milliseconds or as `2:30:00`.
fn clocks(told: &Value) -> Result<BySide<Millis>, Fault> {
    let wrong = || unreadable("clocks", told);
    let of = |side: &str| -> Result<Millis, Fault> {
        let told = told.get(side).ok_or_else(wrong)?;
        let read = parsing::time(told).map_err(|why| Fault::new(side, why).inside("clocks"))?;
        read.as_i64().map(Millis).ok_or_else(wrong)
    };
    match told.as_object() {
        Some(both) if both.len() == 2 => Ok(BySide::new(of("white")?, of("black")?)),
        _ => Err(wrong()),
    }
}

/// How a game has ended: the score by its word or by the sign of a result list.
fn ended(told: &Value) -> Result<Outcome, Fault> {
    let mut parts = told.as_object().ok_or_else(|| unreadable("ended", told))?.clone();
    if let Some(score) = parts.get_mut("score") {
        let sign = score.as_str().map(|text| text.replace(['–', '−', ':', ' '], "-"));
        let word = match sign.as_deref() {
            Some("1-0") => Score::WhiteWins,
            Some("0-1") => Score::BlackWins,
            Some("½-½" | "1/2-1/2" | "0.5-0.5" | "½") => Score::Draw,
            Some("0-0") => Score::BothLose,
            Some("½-0" | "1/2-0") => Score::HalfForWhite,
            Some("0-½" | "0-1/2") => Score::HalfForBlack,
            _ => read_word(score).map_err(|why| Fault::new("ended.score", why))?,
        };
        *score = serde_json::to_value(word).unwrap_or_default();
    }
    if let Some(reason) = parts.get("reason") {
        let _: EndReason = read_word(reason).map_err(|why| Fault::new("ended.reason", why))?;
    }
    serde_json::from_value(parts.into()).map_err(|_| unreadable("ended", told))
}

/// A value that is one of a few words; otherwise what they are.
fn read_word<T: DeserializeOwned>(told: &Value) -> Result<T, FaultReason> {
    serde_json::from_value(told.clone()).map_err(|_| {
        let none: Result<T, _> = serde_json::from_value(Value::from("?"));
        let named = none.err().map(|error| error.to_string()).unwrap_or_default();
        // “unknown variant `?`, expected one of `white-wins`, `black-wins`”
        let words: Vec<&str> = named.split('`').skip(3).step_by(2).collect();
        let told = told.as_str().map_or_else(|| told.to_string(), str::to_owned);
        let near = near(&told, words.iter().copied());
        FaultReason::Unreadable { told, example: words.join(" | "), near }
    })
}

/// A part of a game; what holds otherwise where it is left out.
fn part<T: DeserializeOwned>(
    parts: &Map<String, Value>,
    name: &str,
    otherwise: T,
) -> Result<T, Fault> {
    match parts.get(name).filter(|told| !told.is_null()) {
        None => Ok(otherwise),
        Some(told) => serde_json::from_value(told.clone()).map_err(|_| unreadable(name, told)),
    }
}

impl GameSoFar {
    /// Reads a game from values as a file has them.
    fn told(told: &Value) -> Result<Self, Fault> {
        let Some(parts) = told.as_object() else {
            let (told, example) = (told.to_string(), "(moves: \"e4 e5\")".to_owned());
            return Err(Fault::new(
                "",
                FaultReason::Unreadable { told, example, near: Vec::new() },
            ));
        };
        let known = || PARTS.iter().map(|part| part.0);
        if let Some(name) = parts.keys().find(|name| known().all(|known| known != *name)) {
            return Err(Fault::new(name, FaultReason::NoSuchPart { near: near(name, known()) }));
        }
        let usual = Self::default();
        let game = Self {
            fen: part(parts, "fen", usual.fen)?,
            moves: part(parts, "moves", usual.moves)?,
            control: part(parts, "control", usual.control)?,
            clocks: parts.get("clocks").filter(|told| !told.is_null()).map(clocks).transpose()?,
            flags: part(parts, "flags", usual.flags)?,
            illegal_moves: part(parts, "illegal_moves", usual.illegal_moves)?,
            offer: part(parts, "offer", usual.offer)?,
            ended: parts.get("ended").filter(|told| !told.is_null()).map(ended).transpose()?,
        };
        game.control()?;
        match game.ended {
            Some(outcome) if !outcome.is_consistent() => {
                Err(Fault::nonsense("ended", Contradiction::ResultAndReason))
            }
            _ => Ok(game),
        }
    }

    fn control(&self) -> Result<TimeControl, Fault> {
        self.control.parse().map_err(|_| unreadable("control", &self.control.as_str().into()))
    }

    fn start(&self) -> Result<Position, Fault> {
        Position::from_fen(&self.fen, Variant::Standard)
            .map_err(|_| unreadable("fen", &self.fen.as_str().into()))
    }

    /// The start position, and what stood after each move.
    fn positions(&self) -> Result<(Position, Vec<Position>), Fault> {
        let start = self.start()?;
        let mut position = start.clone();
        let mut after = Vec::new();
        for (number, text) in (1..).zip(words(&self.moves)) {
            let m = any::read(&position, text, PieceLetters::English)
                .map_err(|why| Fault::new("moves", FaultReason::MoveOfGame { number, why }))?;
            position.play(m);
            after.push(position.clone());
        }
        Ok((start, after))
    }

    /// The game with its moves played, one second each, and the moment of the ruling. The clock has
    /// been pressed by a player who did so on move. What it showed at each move is not told.
    ///
    /// # Errors
    /// A [`Fault`] for what cannot be read or is refused.
    pub fn played(
        &self,
        edition: &Edition,
        pressed_by: Option<Side>,
    ) -> Result<(Game, Moment), Fault> {
        let inside = |fault: Fault| fault.inside("game");
        let control = self.control().map_err(inside)?;
        self.start().map_err(inside)?;
        let setup = Setup { fen: self.fen.clone(), ..Setup::new(control) };
        let mut asked = CaseGame { game: Game::new(setup), at: Moment(0), edition };
        asked.command(&Command::Start)?;
        for (number, text) in (1..).zip(words(&self.moves)) {
            asked.at = Moment(asked.at.0.saturating_add(1000));
            let uci = read(asked.game.position(), text)
                .map_err(|why| Fault::new("game.moves", FaultReason::MoveOfGame { number, why }))?;
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
        Ok((asked.game, Moment(asked.at.0.saturating_add(RULED_AFTER))))
    }

    fn marked(&self, asked: &mut CaseGame<'_>) -> Result<(), Fault> {
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

struct CaseGame<'a> {
    game: Game,
    at: Moment,
    edition: &'a Edition,
}

impl CaseGame<'_> {
    fn command(&mut self, command: &Command) -> Result<(), Fault> {
        let obeyed = self.game.obey(command, (self.at, self.edition)).map(|_| ());
        obeyed.map_err(|refusal| Fault::new("game", FaultReason::Game(refusal)))
    }
}

/// The moves of a text without its move numbers.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace()
        .map(|word| match word.rsplit_once(['.', '…']) {
            Some((_, after)) => after,
            None => word,
        })
        .filter(|word| !word.is_empty())
}

/// A move in any notation.
///
/// # Errors
/// [`NotationFault`] when the text is no move, no legal move, or more than one.
pub fn read(position: &Position, text: &str) -> Result<Uci, NotationFault> {
    any::read(position, text, PieceLetters::English).map(|m| position.uci(m))
}
