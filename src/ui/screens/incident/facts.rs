//! The facts of a case while they are being told: an answer to each question of its kind, as the
//! schema of the kind asks it. What the game and its board know is filled in; a case is made of
//! them as of those in a file.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use crate::scene::Scene;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_i18n::time;
use jadoube_laws::game::event::Observation;
use jadoube_laws::game::state::Game;
use jadoube_laws::recognition::evidence::Handling;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::facts::{Fact, FactType, Need, Question, Schema};
use jadoube_laws::rulings::parsing::written;
use jadoube_laws::rulings::positions::GamePositions;

/// What is none of the kinds.
pub const OTHER: &str = "other";

/// Whether the clock was pressed after an illegal move.
const PRESSED: (&str, &str) = ("illegal-move", "completed");
/// The kind with which a form begins, where the board shows nothing else.
const USUAL: &str = "illegal-move";

/// What a clock shows by itself.
pub const FLAG_FALL: &str = "flag-fall";

/// The flag of who claims a draw, where it is known to have fallen.
const FLAG_NOTICED: (&str, &str) = ("flag", "fell-noticed");

/// Questions that are answered with yes unless somebody says otherwise.
const USUALLY: [(&str, &str); 2] = [PRESSED, ("touched-piece", "deliberate")];

/// The question that has no usual answer: who has not compared the scoresheets does not know it.
const UNKNOWN: (&str, &str) = ("boards-differ", "scores_agree");

/// Chapters whose cases are not about a move: the game does not know which player they are about.
const OFF_THE_BOARD: [&str; 1] = ["conduct"];

/// What a kind of case asks for; nothing for [`OTHER`].
#[must_use]
pub fn schema_of(kind: &str) -> Option<&'static Schema> {
    Case::KINDS.iter().find(|schema| schema.kind == kind)
}

/// An answer that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// To which question; empty where it is the case as a whole.
    pub fact: &'static str,
    /// What is wrong.
    pub text: String,
    /// Whether nothing was written where something must be.
    pub missing: bool,
}

/// The questions after how many half-moves it was.
const MOMENT: [&str; 2] = ["ply", "stood"];

/// The facts as they are told so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facts {
    kind: &'static str,
    /// The player it is about: the first that a kind asks for.
    who: Side,
    /// Whether somebody has said so: a kind may be about nobody.
    accused: bool,
    /// Who is on move with the clock running, after so many half-moves: that player has not pressed it
    /// since. A clock that stands does not tell what was done before it was stopped; see
    /// [`Self::stopped_at`].
    on_clock: Option<(Side, Ply)>,
    /// Whose flag has fallen, and nobody has decided on it.
    fallen: BySide<bool>,
    /// The answers by the name of the fact, so that they outlive a change of the kind.
    told: BTreeMap<&'static str, String>,
}

impl Facts {
    /// What the game and its board know already.
    #[must_use]
    pub fn of_game(game: Option<&Game>, now: Moment) -> Self {
        let who = game.map_or(Side::White, Game::turn);
        let told = BTreeMap::new();
        let fallen = BySide::default();
        let mut facts = Self { kind: OTHER, who, accused: false, on_clock: None, fallen, told };
        let Some(game) = game else { return facts };
        let running = game.clock.running().filter(|side| *side == game.turn());
        facts.on_clock = running.map(|side| (side, game.ply()));
        facts.kind = USUAL;
        let down = |side| game.clock.flag(side, now).is_some() || game.flags.of(side).is_some();
        facts.fallen = BySide::new(down(Side::White), down(Side::Black));
        if let Some(Observation::IllegalPosition { ply, placement, made, by, completed }) =
            &game.disagreement
        {
            facts.who = *by;
            facts.tell("completed", completed.to_string());
            facts.tell("standing", placement.to_string());
            facts.tell("ply", ply.0.to_string());
            if let Some((from, to)) = made {
                facts.tell("made", format!("{from} {to}"));
            }
        } else if down(Side::White) || down(Side::Black) {
            facts.kind = FLAG_FALL;
            facts.who = if down(Side::White) { Side::White } else { Side::Black };
            facts.tell("both", (down(Side::White) && down(Side::Black)).to_string());
        }
        facts.tell("touched", touched(game));
        facts
    }

    /// What is known of an earlier moment of the record: after how many half-moves it was, and who was to move.
    #[must_use]
    pub fn at_moment(game: &Game, ply: Ply) -> Self {
        let who = game.position_at(ply).map_or(Side::White, Position::turn);
        let told = MOMENT.map(|fact| (fact, ply.0.to_string())).into();
        let fallen = BySide::default();
        Self { kind: USUAL, who, accused: false, on_clock: None, fallen, told }
    }

    /// The questions about the moment that have no answer are about this one.
    pub fn stay_at(&mut self, ply: Ply) {
        for fact in MOMENT {
            self.told.entry(fact).or_insert_with(|| ply.0.to_string());
        }
    }

    /// The clock of this player was running when the arbiter stopped both: that was no press.
    pub fn stopped_at(&mut self, side: Side, game: &Game) {
        self.on_clock = self.on_clock.or((side == game.turn()).then(|| (side, game.ply())));
    }

    /// Those of a case. Where it tells nothing of a flag, none had fallen then.
    #[must_use]
    pub fn of_case(case: &Case, game: Option<&Game>, now: Moment) -> Self {
        let (told, fallen) = (BTreeMap::new(), BySide::default());
        let mut facts = Self { kind: case.kind(), told, fallen, ..Self::of_game(game, now) };
        let Some(schema) = case.schema() else { return facts };
        let values = case.facts();
        for fact in schema.facts {
            let Some(value) = values.get(fact.name) else { continue };
            let text = text_of(fact.form, value);
            facts.answer(fact, &text);
        }
        if let Some(game) = game {
            facts.end_with(game);
        }
        facts
    }

    /// How far the scoresheets agree is as far as the record goes, until somebody has compared them: one from which
    /// moves have been taken back since is shorter.
    fn end_with(&mut self, game: &Game) {
        let (kind, compared) = UNKNOWN;
        let is_beyond = self.ply().is_some_and(|ply| Ply(ply) > game.ply());
        if self.kind == kind && !self.told.contains_key(compared) && is_beyond {
            self.tell("ply", game.ply().0.to_string());
        }
    }

    /// Lets what stands filled in as in the beginning follow a record from which moves have been taken back.
    pub fn follow_record(&mut self, begun: &mut Self, game: &Game) {
        let before = begun.ply();
        begun.end_with(game);
        if before != begun.ply()
            && self.kind == begun.kind
            && self.ply() == before
            && let Some(ply) = begun.ply()
        {
            self.tell("ply", ply.to_string());
        }
    }

    /// The kind of case.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        self.kind
    }

    /// The player it is about.
    #[must_use]
    pub const fn who(&self) -> Side {
        self.who
    }

    /// Begins as if no flag had fallen, with the player to move: that flag has been decided.
    pub const fn pass_over_flag(&mut self, turn: Side) {
        self.kind = USUAL;
        self.who = turn;
        self.fallen = BySide::new(false, false);
    }

    /// What it asks for.
    #[must_use]
    pub fn schema(&self) -> Option<&'static Schema> {
        schema_of(self.kind)
    }

    /// Chooses another kind; the answers that it has in common with this one stay.
    pub const fn choose(&mut self, kind: &'static str) {
        self.kind = kind;
    }

    /// Says which player it is about.
    pub const fn accuse(&mut self, who: Side) {
        self.who = who;
        self.accused = true;
    }

    /// Whether the kind asks for a player.
    #[must_use]
    pub fn names_a_player(&self) -> bool {
        let facts = self.schema().map(|schema| schema.facts).unwrap_or_default();
        facts.iter().any(|fact| fact.form == FactType::Side)
    }

    /// The question of this name.
    #[must_use]
    pub fn question(&self, name: Option<&str>) -> Option<&'static Fact> {
        self.schema()?.facts.iter().find(|fact| Some(fact.name) == name)
    }

    /// Whether a fact is the player that it is about.
    #[must_use]
    pub fn is_who(&self, fact: &Fact) -> bool {
        let sides = self.schema().map(|schema| schema.facts).unwrap_or_default();
        sides.iter().find(|fact| fact.form == FactType::Side).is_some_and(|first| first == fact)
    }

    /// Whether a fact is that player and there is an answer: where the kind may be about nobody, or
    /// the board cannot tell about whom, one that was given.
    fn names_who(&self, fact: &Fact) -> bool {
        self.is_who(fact) && (self.accused || self.is_presumed(fact))
    }

    /// Whether a player is taken for granted until somebody says otherwise: the one to move, where a
    /// kind is about a move. Whose telephone rang has nothing to do with whose move it is.
    fn is_presumed(&self, fact: &Fact) -> bool {
        fact.need == Need::Asked
            && self.schema().is_some_and(|schema| !OFF_THE_BOARD.contains(&schema.chapter))
    }

    /// Answers a question; nothing takes the answer away.
    pub fn tell(&mut self, fact: &'static str, text: String) {
        if text.is_empty() {
            self.told.remove(fact);
        } else {
            self.told.insert(fact, text);
        }
    }

    /// Answers a question of the kind by one of its words.
    pub fn answer(&mut self, fact: &Fact, word: &str) {
        match (self.is_who(fact), word) {
            (true, "black") => self.accuse(Side::Black),
            (true, "white") => self.accuse(Side::White),
            (true, _) => self.accused = false,
            (false, _) => self.tell(fact.name, word.to_owned()),
        }
    }

    /// Whether somebody or the board has answered.
    #[must_use]
    pub fn is_told(&self, fact: &Fact) -> bool {
        self.names_who(fact) || self.told_of(fact).is_some() || self.on_record(fact).is_some()
    }

    /// The answer that the record gives, where nobody has given another.
    fn on_record(&self, fact: &Fact) -> Option<&'static str> {
        let FactType::OneOf(words) = fact.form else { return None };
        let (name, noticed) = FLAG_NOTICED;
        let is_so = fact.name == name && words.contains(&noticed) && *self.fallen.of(self.who);
        is_so.then_some(noticed)
    }

    /// Whether nobody can be taken to have answered a question that nobody has answered.
    fn is_unknown(&self, fact: &Fact) -> bool {
        (self.kind, fact.name) == UNKNOWN && self.told_of(fact).is_none()
    }

    /// The answer that was given, if it fits the question.
    fn told_of(&self, fact: &Fact) -> Option<&str> {
        let text = self.told.get(fact.name)?.as_str();
        let fits = match fact.form {
            FactType::Side => ["white", "black"].contains(&text),
            FactType::YesNo => ["true", "false"].contains(&text),
            FactType::OneOf(words) => words.contains(&text),
            _ => true,
        };
        fits.then_some(text)
    }

    /// The answer as it stands: what was told, or what is taken for granted.
    #[must_use]
    pub fn text(&self, fact: &Fact) -> String {
        if self.names_who(fact) {
            return side_word(self.who).to_owned();
        }
        if let Some(text) = self.told_of(fact).or_else(|| self.on_record(fact)) {
            return text.to_owned();
        }
        match fact.form {
            FactType::Side if self.is_presumed(fact) => side_word(self.who).to_owned(),
            FactType::YesNo if self.is_unknown(fact) => String::new(),
            FactType::YesNo => {
                let asked = (self.kind, fact.name);
                let usual = USUALLY.contains(&asked);
                (usual && !(asked == PRESSED && self.is_unpressed())).to_string()
            }
            FactType::OneOf(words) => words.first().copied().unwrap_or_default().to_owned(),
            _ => String::new(),
        }
    }

    /// Whether the player it is about has not pressed the clock since the turn that it is about began.
    fn is_unpressed(&self) -> bool {
        let of_now = |(side, now): (Side, Ply)| {
            side == self.who && self.ply().is_none_or(|ply| Ply(ply) == now)
        };
        self.on_clock.is_some_and(of_now)
    }

    /// After how many half-moves what it is about was done, if that was told.
    fn ply(&self) -> Option<u16> {
        let asked = self.schema().map(|schema| schema.facts).unwrap_or_default();
        let fact = asked.iter().find(|fact| matches!(fact.name, "ply" | "stood"))?;
        self.told_of(fact)?.trim().parse().ok()
    }

    /// The facts as a file has them, read in the game as it was when the incident was opened; what
    /// is told of a later turn, in that of now.
    ///
    /// # Errors
    /// A [`Fault`] for every answer that cannot be read or is missing.
    pub fn values(
        &self,
        scene: &Scene<'_>,
        (now, then): (Option<&Game>, Option<&Game>),
    ) -> Result<Map<String, Value>, Vec<Fault>> {
        let game = self.game_told_of(now, then);
        let mut values = Map::new();
        let mut faults = Vec::new();
        for fact in self.schema().map(|schema| schema.facts).unwrap_or_default() {
            if fact.need == Need::Optional && !self.is_told(fact) || self.is_unknown(fact) {
                continue;
            }
            let text = self.text(fact);
            match value_of(scene, game, (self.who, self.ply()), (fact, text.trim())) {
                Ok(value) => {
                    values.insert(fact.name.to_owned(), value);
                }
                Err(said) => faults.push(Fault {
                    fact: fact.name,
                    text: said,
                    missing: text.trim().is_empty(),
                }),
            }
        }
        if faults.is_empty() { Ok(values) } else { Err(faults) }
    }

    /// The game in which the facts are read.
    fn game_told_of<'g>(&self, now: Option<&'g Game>, then: Option<&'g Game>) -> Option<&'g Game> {
        let later = |then: &&Game| self.ply().is_some_and(|ply| Ply(ply) > then.ply());
        then.filter(|then| !later(then)).or(now)
    }

    /// “From where to where?: f1 f5”: an answer as it was taken, behind its question; nothing, where there is none
    /// that can be used.
    #[must_use]
    pub fn taken(
        &self,
        scene: &Scene<'_>,
        (now, then): (Option<&Game>, Option<&Game>),
        name: &str,
    ) -> Option<String> {
        let schema = self.schema()?;
        let fact = schema.facts.iter().find(|fact| fact.name == name)?;
        let text = self.text(fact);
        let told = text.trim();
        if told.is_empty() {
            return None;
        }
        let game = self.game_told_of(now, then);
        let value = value_of(scene, game, (self.who, self.ply()), (fact, told)).ok()?;
        let question = scene.words.tell(&Question { schema, fact });
        Some(format!("{question}: {}", text_of(fact.form, &value)))
    }
}

const fn side_word(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// A written answer as a value of a file, or the words of what is wrong.
fn value_of(
    scene: &Scene<'_>,
    game: Option<&Game>,
    (who, ply): (Side, Option<u16>),
    (fact, text): (&Fact, &str),
) -> Result<Value, String> {
    let missing = || scene.say("app-field-empty");
    let squares = |text: &str| -> Result<Vec<Value>, String> {
        let parts = text.split([' ', ',', ';', '-', '–']).filter(|part| !part.is_empty());
        parts.map(|part| square(scene, part)).collect()
    };
    match fact.form {
        FactType::YesNo => Ok((text == "true").into()),
        FactType::Squares => squares(text).map(Value::from),
        FactType::Placement if text.is_empty() => {
            let game = game.ok_or_else(missing)?;
            Ok(game.position().placement().to_string().into())
        }
        FactType::Ply if text.is_empty() => Ok(game.ok_or_else(missing)?.ply().0.into()),
        _ if text.is_empty() => Err(missing()),
        FactType::Side | FactType::OneOf(_) | FactType::Text => Ok(text.into()),
        FactType::Square => square(scene, text),
        FactType::FromTo => match squares(text).as_deref() {
            Ok([from, to]) => Ok(vec![from.clone(), to.clone()].into()),
            _ => {
                let Uci(uci) = moved(scene, game, (fact.form, who, ply), text)?;
                match (uci.get(0..2), uci.get(2..4)) {
                    (Some(from), Some(to)) => Ok(vec![from, to].into()),
                    _ => Err(scene.say("disputes-not-from-to")),
                }
            }
        },
        FactType::Move => moved(scene, game, (fact.form, who, ply), text).map(|uci| uci.0.into()),
        FactType::Placement => {
            let first = text.split_whitespace().next().unwrap_or_default();
            let placement: Result<Placement, _> = first.parse();
            match placement {
                Ok(placement) => Ok(placement.to_string().into()),
                Err(fault) => Err(scene.words.tell(&fault)),
            }
        }
        FactType::Ply | FactType::Number => match text.parse::<u16>() {
            Ok(number) => Ok(number.into()),
            Err(_) => Err(scene.say("board-not-a-count")),
        },
        FactType::Time => match time::read(text) {
            Some(time) => Ok(time.0.into()),
            None => Err(scene.say("board-not-a-time")),
        },
    }
}

fn square(scene: &Scene<'_>, text: &str) -> Result<Value, String> {
    match text.parse::<Square>() {
        Ok(square) => Ok(square.to_string().into()),
        Err(_) => Err(scene.say_with("disputes-not-a-square", &[("text", text.into())])),
    }
}

/// A move as it was written down, in any notation or by its squares. It need not be legal: whether
/// the case asks for a legal one is looked at with the case as a whole.
fn moved(
    scene: &Scene<'_>,
    game: Option<&Game>,
    (form, who, ply): (FactType, Side, Option<u16>),
    text: &str,
) -> Result<Uci, String> {
    let start = Position::start();
    let line = game.map_or_else(|| GamePositions::new(&start, []), GamePositions::of_game);
    let then = ply.map(Ply).and_then(|ply| line.at(ply));
    let position = match form {
        FactType::FromTo => then.unwrap_or_else(|| line.before(who)),
        _ => then.unwrap_or_else(|| line.now()),
    };
    let own = PieceLetters::for_language(scene.words.lang().code());
    written(position, who, text, own).map_err(|why| scene.words.tell(&why))
}

/// A value of a file as it is written in a field.
fn text_of(form: FactType, value: &Value) -> String {
    match (form, value) {
        (FactType::Time, Value::Number(time)) => {
            Millis(time.as_i64().unwrap_or_default()).to_string()
        }
        (_, Value::String(text)) => text.clone(),
        (_, Value::Array(parts)) => {
            let parts: Vec<&str> = parts.iter().filter_map(Value::as_str).collect();
            parts.join(" ")
        }
        (_, Value::Null) => String::new(),
        (_, other) => other.to_string(),
    }
}

/// The squares from which pieces were lifted in the present position.
fn touched(game: &Game) -> String {
    let now = game.ply();
    let mut squares: Vec<String> = Vec::new();
    for seen in &game.seen {
        let Observation::Touched { ply, touches } = &seen.what else { continue };
        if *ply != now {
            continue;
        }
        for touch in touches.iter().filter(|touch| touch.handling == Handling::Lifted) {
            let square = touch.square.to_string();
            if !squares.contains(&square) {
                squares.push(square);
            }
        }
    }
    squares.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_answer_stays_at_a_moment_and_what_has_one_is_left_alone() {
        let mut facts = Facts::of_game(None, Moment(0));
        facts.tell("ply", "3".into());
        facts.stay_at(Ply(12));
        facts.stay_at(Ply(14));
        let told = MOMENT.map(|fact| facts.told.get(fact).map(String::as_str));
        assert_eq!(told, [Some("3"), Some("12")]);
    }
}
