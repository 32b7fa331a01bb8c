//! What follows from the facts as they are told: the ruling, and on which of the facts it depends.
//! A question whose answer changes nothing need not be asked.

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use egui::Context;
use serde_json::{Map, Value};

use crate::scene::Scene;
use crate::screens::incident::facts::{Facts, Fault};
use jadoube_chess::board::position::Position;
use jadoube_chess::moment::Moment;
use jadoube_chess::side::Side;
use jadoube_chess::unwinnability::Budget;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_core::competition::state::Difference;
use jadoube_desk::choices;
use jadoube_desk::mating::MateSearch;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::GameNo;
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::earlier_moment::{check_since, rule_since};
use jadoube_laws::rulings::facts::{Fact, FactType, Need};
use jadoube_laws::rulings::fault::Fault as Senseless;
use jadoube_laws::rulings::mating::unanswered;
use jadoube_laws::rulings::required_facts::missing;
use jadoube_laws::rulings::rule::{KnownAnswer, Scene as Situation, without_proposal};
use jadoube_laws::rulings::ruling::Ruling;

/// What a ruling rests on; it is made again when this is another.
#[derive(Debug, Clone)]
struct Ground {
    kind: &'static str,
    values: Map<String, Value>,
    game: Option<Arc<Game>>,
    /// The adjournment in which the game is.
    adjourned: Option<Arc<Adjournment>>,
    /// That another result counts in the event than the game has ended with.
    corrected: Option<Difference>,
    /// The game when the incident was opened; that of now for a new one.
    then: Option<Arc<Game>>,
    /// What is known of chances to mate that a quick look leaves open.
    known: Vec<KnownAnswer>,
    edition: &'static Edition,
}

impl Ground {
    /// The ruling of an edition, after a quick look at mates: what that leaves open is asked for
    /// beside, and is known when it is answered.
    fn ruled(&self, case: &Case, edition: &Edition, at: Moment) -> Ruling {
        let (Some(game), Some(then)) = (self.game.as_deref(), self.then.as_deref()) else {
            return without_proposal(edition);
        };
        let scene = Situation::new(game, edition, at);
        let scene = Situation { budget: Budget::Quick, known: &self.known, ..scene };
        let ruling = rule_since(case, then, &scene);
        let ruling = match &self.adjourned {
            Some(adjourned) => adjourned.ruling_now(ruling),
            None => ruling,
        };
        match self.corrected {
            Some(difference) => difference.named_in(ruling),
            None => ruling,
        }
    }

    fn is_same(&self, other: &Self) -> bool {
        let same_game = match (&self.game, &other.game) {
            (Some(one), Some(two)) => Arc::ptr_eq(one, two),
            (None, None) => true,
            _ => false,
        };
        same_game
            && self.kind == other.kind
            && self.values == other.values
            && self.known == other.known
            && self.adjourned == other.adjourned
            && self.corrected == other.corrected
            && self.edition.id == other.edition.id
    }
}

/// A ruling with what it rests on.
#[derive(Debug)]
pub struct RulingProposal {
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

impl RulingProposal {
    /// Whether all is told without which the case would be another.
    #[must_use]
    pub fn can_be_ruled_on(&self) -> bool {
        let missing = missing(&self.case, self.ground.game.as_deref());
        missing.iter().all(|fact| fact.need == Need::Optional)
    }

    /// What the other editions say about the case, where there is a game.
    pub fn others(&self, at: Moment) -> &[(&'static Edition, Ruling)] {
        self.others.get_or_init(|| {
            let ground = &self.ground;
            if ground.game.is_none() {
                return Vec::new();
            }
            let there = |edition: &&'static Edition| edition.id != ground.edition.id;
            let rule = |edition| (edition, ground.ruled(&self.case, edition, at));
            choices::editions().iter().filter(there).map(rule).collect()
        })
    }
}

/// The latest ruling on the facts of a form. It is that of the moment in which they were told: a
/// flag that falls meanwhile makes another game of it.
#[derive(Debug, Default)]
pub struct Scales {
    latest: Option<Arc<RulingProposal>>,
    /// The questions about mates that a quick look leaves open, and their answers when they are
    /// there: those that anybody gets who asks about the position.
    mates: Vec<(Position, MateSearch)>,
}

impl Scales {
    /// The ruling on the facts as they are now.
    ///
    /// # Errors
    /// A [`Fault`] for every answer that cannot be used.
    pub fn weigh(
        &mut self,
        ctx: &Context,
        scene: &Scene<'_>,
        facts: &Facts,
        (game, then): (Option<&Arc<Game>>, Option<&Arc<Game>>),
    ) -> Result<Arc<RulingProposal>, Vec<Fault>> {
        let then = then.or(game);
        let games = (game.map(AsRef::as_ref), then.map(AsRef::as_ref));
        let values = match facts.values(scene, games) {
            Ok(values) => values,
            Err(faults) => {
                self.latest = None;
                return Err(faults);
            }
        };
        let (kind, edition) = (facts.kind(), scene.snap.edition);
        let (game, then) = (game.cloned(), then.cloned());
        let no = game.as_ref().and_then(|game| number_of(scene, game));
        let adjourned = no.and_then(|no| adjourned(scene, no));
        let corrected = no.and_then(|no| scene.snap.hall.corrected(no));
        let known = self.known();
        let ground = Ground { kind, values, game, adjourned, corrected, then, known, edition };
        if let Some(kept) = self.latest.take().filter(|weighed| weighed.ground.is_same(&ground)) {
            return Ok(self.latest.insert(kept).clone());
        }
        let weighed = weighed(scene.words, ground, scene.now)?;
        for (position, _) in unanswered(&weighed.ruling) {
            if !self.mates.iter().any(|(known, _)| *known == position) {
                let wake = ctx.clone();
                let asked = MateSearch::new(&position, move || wake.request_repaint());
                self.mates.push((position, asked));
            }
        }
        Ok(self.latest.insert(Arc::new(weighed)).clone())
    }

    fn known(&mut self) -> Vec<KnownAnswer> {
        let mut known = Vec::new();
        for (position, asked) in &mut self.mates {
            asked.poll();
            for side in Side::BOTH {
                if let Some(answer) = asked.answer(side) {
                    let (position, answer) = (position.clone(), answer.clone());
                    known.push(KnownAnswer { position, side, answer });
                }
            }
        }
        known
    }

    /// Whether the ruling rests on a question that is being answered.
    #[must_use]
    pub fn is_pending(&self) -> bool {
        let Some(weighed) = &self.latest else { return false };
        let pending = |(position, side): (Position, Side)| {
            let asked = self.mates.iter().find(|(known, _)| *known == position);
            asked.is_some_and(|(_, asked)| asked.answer(side).is_none())
        };
        unanswered(&weighed.ruling).any(pending)
    }

    /// What must be told before the ruling can be carried out.
    #[must_use]
    pub fn missing(&self) -> Vec<&'static Fact> {
        let Some(weighed) = &self.latest else { return Vec::new() };
        missing(&weighed.case, weighed.ground.game.as_deref())
    }

    /// Whether a question is worth asking: it was answered, or the ruling depends on it, or there
    /// is no ruling yet.
    #[must_use]
    pub fn asks(&self, facts: &Facts, fact: &Fact) -> bool {
        let folded = matches!(fact.form, FactType::Placement | FactType::Ply | FactType::Text);
        match &self.latest {
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

/// The number of a game of the hall.
fn number_of(scene: &Scene<'_>, game: &Arc<Game>) -> Option<GameNo> {
    let mut games = scene.snap.hall.games.iter();
    games.find(|(_, one)| Arc::ptr_eq(&one.game, game)).map(|(no, _)| *no)
}

/// The adjournment in which a game of the hall is.
fn adjourned(scene: &Scene<'_>, no: GameNo) -> Option<Arc<Adjournment>> {
    let all = &scene.snap.hall.adjournments;
    all.values().find(|one| one.game == no && one.is_adjourned()).cloned()
}

fn weighed(words: &Catalogue, ground: Ground, at: Moment) -> Result<RulingProposal, Vec<Fault>> {
    let case = Case::from_facts(ground.kind, &ground.values)
        .map_err(|fault| vec![Fault { fact: "", text: words.tell(&fault), missing: false }])?;
    if let (Some(game), Some(then)) = (&ground.game, &ground.then) {
        check_since(&case, then, game).map_err(|fault| vec![senseless(words, &case, &fault)])?;
    }
    let edition = ground.edition;
    let others = OnceLock::new();
    let Some(game) = ground.game.clone() else {
        let ruling = without_proposal(edition);
        return Ok(RulingProposal { ground, case, ruling, matter: BTreeSet::new(), others });
    };
    let ruling = ground.ruled(&case, edition, at);
    let asked = case.schema().map(|schema| schema.facts).unwrap_or_default();
    let matters = |fact: &&Fact| {
        let told = ground.values.get(fact.name);
        let mut others = probes(fact, &game).into_iter().filter(|probe| Some(probe) != told);
        others.any(|probe| {
            let mut values = ground.values.clone();
            values.insert(fact.name.to_owned(), probe);
            Case::from_facts(ground.kind, &values)
                .is_ok_and(|other| ground.ruled(&other, edition, at) != ruling)
        })
    };
    let written = |fact: &&Fact| fact.need == Need::Asked && is_written(fact.form);
    let matter = asked.iter().filter(|fact| written(fact) || matters(fact));
    let matter = matter.map(|fact| fact.name).collect();
    Ok(RulingProposal { ground, case, ruling, matter, others })
}

/// What is told and cannot be so, at the question that it answers.
fn senseless(words: &Catalogue, case: &Case, fault: &Senseless) -> Fault {
    let asked = case.schema().map(|schema| schema.facts).unwrap_or_default();
    let fact = asked.iter().find(|fact| fact.name == fault.part).map_or("", |fact| fact.name);
    Fault { fact, text: words.tell(&fault.why), missing: false }
}

/// Whether the answer is written, not chosen.
#[must_use]
pub const fn is_written(form: FactType) -> bool {
    !matches!(form, FactType::Side | FactType::YesNo | FactType::OneOf(_))
}

/// Other answers to a question, to see whether they would change anything: all of them where they
/// can be counted, some where they cannot.
fn probes(fact: &Fact, game: &Game) -> Vec<Value> {
    match fact.form {
        FactType::Side => vec!["white".into(), "black".into()],
        FactType::YesNo => vec![true.into(), false.into()],
        FactType::OneOf(words) => words.iter().map(|word| Value::from(*word)).collect(),
        FactType::Square => vec!["e4".into(), "a1".into()],
        FactType::Squares => vec![vec!["e4"].into(), vec!["a1"].into()],
        FactType::FromTo => vec![vec!["e2", "e4"].into(), vec!["a8", "a1"].into()],
        FactType::Move => {
            let position = game.position();
            let legal = position.legal_moves().into_iter().take(2);
            legal.map(|m| position.uci(m).0.into()).collect()
        }
        FactType::Placement => vec!["8/8/8/8/8/8/8/8".into()],
        FactType::Ply => vec![0.into(), game.ply().0.into()],
        FactType::Number => vec![0.into(), 1.into(), 100.into()],
        FactType::Time => vec![0.into(), 60_000.into()],
        FactType::Text => Vec::new(),
    }
}
