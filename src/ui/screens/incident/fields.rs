//! The other questions, as the kind of case asks them: a choice where the answers can be counted,
//! a field where they are written. What the ruling does not depend on is folded away.

use egui::{Id, Ui};

use crate::scene::Scene;
use crate::screens::incident::facts::{Facts, Fault};
use crate::screens::incident::proposal::{Scales, is_written};
use crate::widgets::card::soft;
use crate::widgets::field::{FieldLabels, entered, field_known, is_being_written};
use crate::widgets::focus;
use crate::widgets::pick::pick_with_fault;
use crate::widgets::{choice, said};
use jadoube_chess::ply::Ply;
use jadoube_i18n::cases;
use jadoube_i18n::chess::Numbering;
use jadoube_laws::game::state::Game;
use jadoube_laws::rulings::facts::Question;
use jadoube_laws::rulings::facts::{Fact, FactType, Need, Schema};

/// Whether the labels name the keys that fill in the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keys {
    /// They do.
    Named,
    /// There are none.
    None,
}

/// What the questions are drawn with.
#[derive(Clone, Copy)]
pub struct Asking<'a> {
    /// The game, if there is one.
    pub game: Option<&'a Game>,
    /// What the answers weigh.
    pub scales: &'a Scales,
    /// What is wrong with them.
    pub faults: &'a [Fault],
    /// Whether the labels name keys.
    pub keys: Keys,
    /// What must be told before the ruling can be carried out.
    pub missing: &'a [&'static Fact],
    /// To which question the keyboard shall come.
    pub ask: Option<&'static str>,
}

/// A field in which Enter was pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EnteredField {
    /// The fact that is written in it.
    pub fact: &'static str,
    /// Whether it told already what is wrong with it.
    pub is_wrong: bool,
}

/// Draws the questions; returns the field in which Enter was pressed.
pub fn fields_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    facts: &mut Facts,
    with: Asking<'_>,
) -> Option<EnteredField> {
    let schema = facts.schema()?;
    let (asked, folded): (Vec<&Fact>, Vec<&Fact>) = schema
        .facts
        .iter()
        .partition(|fact| with.scales.asks(facts, fact) || is_wanted(with, fact));
    let (first, last): (Vec<&Fact>, Vec<&Fact>) =
        asked.into_iter().partition(|fact| fact.need == Need::Asked || !is_written(fact.form));
    let mut done = None;
    for fact in first.into_iter().chain(last) {
        done = fact_ui(ui, scene, facts, (schema, fact), with).or(done);
    }
    if !folded.is_empty() {
        let count = ("count", folded.len().into());
        let head = scene.say_with("disputes-more-facts", &[count]);
        let more = egui::CollapsingHeader::new(head).id_salt("more facts");
        let shown = more.show(ui, |ui| {
            soft(ui, scene.say("disputes-more-facts-what"));
            for fact in folded {
                done = fact_ui(ui, scene, facts, (schema, fact), with).or(done);
            }
        });
        focus::follow(&shown.header_response);
    }
    done
}

/// Whether its answer is wrong, or missing.
fn is_wanted(with: Asking<'_>, fact: &Fact) -> bool {
    let named = |name: &str| name == fact.name;
    with.faults.iter().any(|fault| named(fault.fact)) || with.missing.iter().any(|m| named(m.name))
}

fn fact_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    facts: &mut Facts,
    (schema, fact): (&Schema, &Fact),
    with: Asking<'_>,
) -> Option<EnteredField> {
    let question = scene.words.tell(&Question { schema, fact });
    if is_written(fact.form) {
        return written_ui(ui, scene, facts, (&question, fact), with);
    }
    choice_ui(ui, scene, facts, (schema, fact, &question), with);
    None
}

fn choice_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    facts: &mut Facts,
    (schema, fact, question): (&Schema, &Fact, &str),
    with: Asking<'_>,
) {
    let mut answers = cases::answers(scene.words, schema, fact);
    if fact.form == FactType::Side && fact.need == Need::Optional {
        answers.insert(0, ("", scene.say("disputes-not-told")));
    }
    let by_letter = with.keys == Keys::Named && facts.is_who(fact);
    let label = if by_letter {
        scene.say_with("disputes-who-keys", &[("question", question.into())])
    } else {
        question.to_owned()
    };
    let present = facts.text(fact);
    // What nobody has said yet is none of the answers.
    let mut chosen = answers.iter().position(|(key, _)| *key == present);
    let options = answers.iter().enumerate().map(|(at, (_, word))| (Some(at), word.clone()));
    let options: Vec<(Option<usize>, String)> = options.collect();
    // Where letters answer it, the keyboard stays where Enter sends what was answered.
    if with.ask == Some(fact.name) && !by_letter {
        choice::focus(ui, &label);
    }
    // One Enter more than was meant answers nothing that nobody has heard yet: the space bar does, or an arrow.
    let open = chosen.is_none();
    let by_enter =
        with.keys == Keys::Named && open && ui.input(|input| input.key_pressed(egui::Key::Enter));
    let hint = Id::unique("Enter answers nothing").with(fact.name);
    let pass = ui.ctx().cumulative_pass_nr();
    let shown = ui.data(|data| data.get_temp::<u64>(hint)).filter(|at| open && *at + 1 >= pass);
    let told = scene.say("disputes-enter-answers-nothing");
    let picked = pick_with_fault(
        ui,
        (&label, shown.map(|_| told.as_str())),
        (options.as_slice(), &[]),
        &mut chosen,
    );
    if shown.is_some() || picked && by_enter {
        // It stands there until another key has answered.
        ui.data_mut(|data| data.insert_temp(hint, pass));
    }
    if picked && by_enter {
        said::say(ui.ctx(), told);
    } else if picked && let Some((key, _)) = chosen.and_then(|at| answers.get(at)) {
        facts.answer(fact, key);
    }
}

fn written_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    facts: &mut Facts,
    (question, fact): (&str, &Fact),
    with: Asking<'_>,
) -> Option<EnteredField> {
    let mut text = facts.text(fact);
    let fault = with.faults.iter().find(|fault| fault.fact == fact.name);
    let example = example(scene, fact.form);
    // Which questions are asked depends on the answers, letter by letter.
    let id = ui.scope_id().with(("fact", fact.name));
    let fault = fault.filter(|_| !is_being_written(ui, id));
    let labels = FieldLabels {
        label: question,
        example: &example,
        fault: fault.map(|fault| fault.text.as_str()),
    };
    if with.ask == Some(fact.name) {
        // Before it is drawn: what comes in the same pass is written there.
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    let response = field_known(ui, labels, &mut text, id);
    if let (FactType::Ply, Some(game), Ok(ply)) = (fact.form, with.game, text.trim().parse()) {
        soft(ui, Numbering::from_start(&game.start).after(scene.words, Ply(ply)));
    }
    if response.changed() {
        facts.tell(fact.name, text);
    }
    let done = entered(ui, &response);
    if done && with.keys == Keys::None {
        // Nothing is sent with it here: who goes on writing is not led away.
        response.request_focus();
    }
    done.then_some(EnteredField { fact: fact.name, is_wrong: fault.is_some() })
}

/// What an answer looks like.
fn example(scene: &Scene<'_>, form: FactType) -> String {
    match form {
        FactType::Squares => "e2 g1".to_owned(),
        FactType::Square => "e4".to_owned(),
        FactType::FromTo => "e2 e5".to_owned(),
        FactType::Move => scene.say("disputes-example-move"),
        FactType::Time => "2:00".to_owned(),
        FactType::Ply => "24".to_owned(),
        FactType::Number => "1".to_owned(),
        FactType::Placement => scene.say("disputes-example-placement"),
        FactType::Side | FactType::YesNo | FactType::OneOf(_) | FactType::Text => String::new(),
    }
}
