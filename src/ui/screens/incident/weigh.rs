//! What follows from the facts as they are told: the ruling, and on which of the facts it depends.
//! A question whose answer changes nothing need not be asked.

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use serde_json::{Map, Value};

use crate::core::game::state::Game;
use crate::core::laws::edition::Edition;
use crate::core::moment::Moment;
use crate::core::rulings::case::Case;
use crate::core::rulings::facts::{Fact, Form, Need};
use crate::core::rulings::fault::Fault as Senseless;
use crate::core::rulings::rule::{Scene as Situation, rule_on, without_proposal};
use crate::core::rulings::ruling::Ruling;
use crate::core::rulings::sense::check;
use crate::core::rulings::telling::Line;
use crate::core::unwinnability::Budget;
use crate::desk::catalogue;
use crate::i18n::docket;
use crate::i18n::words::Words;
use crate::ui::scene::Scene;
use crate::ui::screens::incident::facts::{Facts, Fault};

/// What a ruling rests on; it is made anew when this is another.
#[derive(Debug, Clone)]
struct Ground {
    kind: &'static str,
    values: Map<String, Value>,
    game: Option<Arc<Game>>,
    edition: &'static Edition,
}

impl Ground {
    fn is_same(&self, other: &Self) -> bool {
        let same_game = match (&self.game, &other.game) {
            (Some(one), Some(two)) => Arc::ptr_eq(one, two),
            (None, None) => true,
            _ => false,
        };
        same_game
            && self.kind == other.kind
            && self.values == other.values
            && self.edition.id == other.edition.id
    }
}

/// A ruling with what it rests on.
#[derive(Debug)]
pub struct Weighed {
    ground: Ground,
    /// The case.
    pub case: Case,
    /// The ruling on it.
    pub ruling: Ruling,
    /// The facts on which it depends.
    matter: BTreeSet<&'static str>,
    /// The rulings of the other editions, once somebody wants to see them.
    others: OnceLock<Vec<(&'static Edition, Ruling)>>,
}

impl Weighed {
    /// What the other editions say about the case, where there is a game.
    pub fn others(&self, at: Moment) -> &[(&'static Edition, Ruling)] {
        self.others.get_or_init(|| {
            let Some(game) = &self.ground.game else { return Vec::new() };
            let there = |edition: &&'static Edition| edition.id != self.ground.edition.id;
            let rule = |edition| (edition, ruled(&self.case, game, edition, at));
            catalogue::editions().iter().filter(there).map(rule).collect()
        })
    }
}

/// The latest ruling on the facts of a form. It is that of the moment in which they were told: a
/// flag that falls meanwhile makes another game of it.
#[derive(Debug, Clone, Default)]
pub struct Scales(Option<Arc<Weighed>>);

impl Scales {
    /// The ruling on the facts as they are now.
    ///
    /// # Errors
    /// A [`Fault`] for every answer that cannot be used.
    pub fn weigh(
        &mut self,
        scene: &Scene<'_>,
        facts: &Facts,
        game: Option<&Arc<Game>>,
    ) -> Result<Arc<Weighed>, Vec<Fault>> {
        let values = match facts.values(scene, game.map(AsRef::as_ref)) {
            Ok(values) => values,
            Err(faults) => {
                self.0 = None;
                return Err(faults);
            }
        };
        let (kind, edition) = (facts.kind(), scene.snap.edition);
        let ground = Ground { kind, values, game: game.cloned(), edition };
        if let Some(kept) = self.0.take().filter(|weighed| weighed.ground.is_same(&ground)) {
            return Ok(self.0.insert(kept).clone());
        }
        let weighed = weighed(scene.words, ground, scene.now)?;
        Ok(self.0.insert(Arc::new(weighed)).clone())
    }

    /// Whether a question is worth asking: it was answered, or the ruling depends on it, or there
    /// is no ruling yet.
    #[must_use]
    pub fn asks(&self, facts: &Facts, fact: &Fact) -> bool {
        let folded = matches!(fact.form, Form::Placement | Form::Ply | Form::Text);
        match &self.0 {
            _ if facts.is_told(fact) => true,
            Some(weighed) if weighed.ground.game.is_some() => {
                // Nobody types what stands on a board while two players wait.
                let typed = fact.need == Need::Optional && folded;
                weighed.matter.contains(fact.name) && !typed
            }
            _ => fact.need == Need::Asked,
        }
    }
}

fn weighed(words: &Words, ground: Ground, at: Moment) -> Result<Weighed, Vec<Fault>> {
    let case = Case::from_facts(ground.kind, &ground.values)
        .map_err(|fault| vec![Fault { fact: "", text: fault.to_string(), missing: false }])?;
    if let Some(game) = &ground.game {
        check(&case, &Line::of_game(game))
            .map_err(|fault| vec![senseless(words, &case, &fault)])?;
    }
    let edition = ground.edition;
    let others = OnceLock::new();
    let Some(game) = ground.game.clone() else {
        let ruling = without_proposal(edition);
        return Ok(Weighed { ground, case, ruling, matter: BTreeSet::new(), others });
    };
    let ruling = ruled(&case, &game, edition, at);
    let asked = case.schema().map(|schema| schema.facts).unwrap_or_default();
    let matters = |fact: &&Fact| {
        let told = ground.values.get(fact.name);
        let mut others = probes(fact, &game).into_iter().filter(|probe| Some(probe) != told);
        others.any(|probe| {
            let mut values = ground.values.clone();
            values.insert(fact.name.to_owned(), probe);
            Case::from_facts(ground.kind, &values)
                .is_ok_and(|other| ruled(&other, &game, edition, at) != ruling)
        })
    };
    let written = |fact: &&Fact| fact.need == Need::Asked && is_written(fact.form);
    let matter = asked.iter().filter(|fact| written(fact) || matters(fact));
    let matter = matter.map(|fact| fact.name).collect();
    Ok(Weighed { ground, case, ruling, matter, others })
}

/// What is told and cannot be so, at the question that it answers.
fn senseless(words: &Words, case: &Case, fault: &Senseless) -> Fault {
    let asked = case.schema().map(|schema| schema.facts).unwrap_or_default();
    let fact = asked.iter().find(|fact| fact.name == fault.part).map_or("", |fact| fact.name);
    Fault { fact, text: docket::why(words, &fault.why), missing: false }
}

/// The ruling of an edition, without long thought about mates: the desk thinks longer when the
/// incident is opened.
#[must_use]
pub fn ruled(case: &Case, game: &Game, edition: &Edition, at: Moment) -> Ruling {
    let situation = Situation { budget: Budget::Quick, ..Situation::new(game, edition, at) };
    rule_on(case, &situation)
}

/// Whether the answer is written, not chosen.
#[must_use]
pub const fn is_written(form: Form) -> bool {
    !matches!(form, Form::Side | Form::YesNo | Form::OneOf(_))
}

/// Other answers to a question, to see whether they would change anything: all of them where they
/// can be counted, some where they cannot.
fn probes(fact: &Fact, game: &Game) -> Vec<Value> {
    match fact.form {
        Form::Side => vec!["white".into(), "black".into()],
        Form::YesNo => vec![true.into(), false.into()],
        Form::OneOf(words) => words.iter().map(|word| Value::from(*word)).collect(),
        Form::Square => vec!["e4".into(), "a1".into()],
        Form::Squares => vec![vec!["e4"].into(), vec!["a1"].into()],
        Form::FromTo => vec![vec!["e2", "e4"].into(), vec!["a8", "a1"].into()],
        Form::Move => {
            let position = game.position();
            let legal = position.legal_moves().into_iter().take(2);
            legal.map(|m| position.uci(m).0.into()).collect()
        }
        Form::Placement => vec!["8/8/8/8/8/8/8/8".into()],
        Form::Ply => vec![0.into(), game.ply().0.into()],
        Form::Number => vec![0.into(), 1.into(), 100.into()],
        Form::Time => vec![0.into(), 60_000.into()],
        Form::Text => Vec::new(),
    }
}
