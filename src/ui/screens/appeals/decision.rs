//! The dialog of the committee’s decision on an appeal: verdict, effect, fee, who voted, reasons.

use egui::{Context, Id, Ui};

use crate::actions::Actions;
use crate::dialogs::{Close, Foot, foot, scores};
use crate::scene::Scene;
use crate::screens::appeals::{conflicts, flaws_ui, rulebook};
use crate::tokens::{self, Text};
use crate::widgets::button::Enabled;
use crate::widgets::card::{fact, soft};
use crate::widgets::dialog::{Column, Dialog as Frame, Urgency, two_columns};
use crate::widgets::field::{FieldWords, area, field};
use crate::widgets::pick::pick;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::disputes::state::{Appeal, Incident};
use jadoube_core::hall::appeals;
use jadoube_i18n::{appeal, outcome};
use jadoube_laws::appeals::filing::Paid;
use jadoube_laws::appeals::sitting::flaws_of_vote;
use jadoube_laws::appeals::verdict::{Effect, FeeFate, Judgement, Verdict, effect, fees};
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::laws::edition::Rulebook;
use jadoube_laws::laws::regulations::{Fee, Meanwhile, Strength};

/// The form of the committee's decision.
#[derive(Debug)]
pub struct Form {
    no: IncidentNo,
    verdict: Verdict,
    effect: Effect,
    /// The members with whether they vote.
    voters: Vec<(String, bool)>,
    /// Who decided, where the competition has no committee.
    others: String,
    fee: FeeFate,
    francs: String,
    reasons: String,
    tried: bool,
}

impl Form {
    /// A form that rejects the appeal, with who may vote.
    #[must_use]
    pub fn new(scene: &Scene<'_>, incident: &Incident, appeal: &Appeal) -> Self {
        let sitting = appeals::sitting(&scene.snap.hall, incident, rulebook(scene));
        let voters = sitting.placed.iter();
        let voters = voters.map(|placed| (placed.member.name.clone(), placed.votes())).collect();
        let mut form = Self {
            no: incident.no,
            verdict: Verdict::Rejected,
            effect: Effect::Stays,
            voters,
            others: String::new(),
            fee: FeeFate::Nothing,
            francs: String::new(),
            reasons: String::new(),
            tried: false,
        };
        form.follow(rulebook(scene), appeal);
        form
    }

    /// What follows from the verdict by the regulations.
    fn follow(&mut self, book: Rulebook<'_>, appeal: &Appeal) {
        let paid = appeal.filing.map_or(Paid::No, |filing| filing.fee);
        let fates = fees(book.regulations, paid, self.verdict);
        self.fee = fates.first().copied().unwrap_or(FeeFate::Nothing);
        let follows =
            appeal.filing.and_then(|filing| effect(book.regulations, &filing, self.verdict));
        self.effect = follows.unwrap_or(Effect::Stays);
    }

    fn names(&self) -> Vec<String> {
        let chosen = self.voters.iter().filter(|(_, votes)| *votes).map(|(name, _)| name.as_str());
        let others = self.others.split([',', ';']).map(str::trim).filter(|name| !name.is_empty());
        chosen.chain(others).map(str::to_owned).collect()
    }

    /// The fine as typed, within what the regulations allow.
    fn fine(&self, book: Rulebook<'_>) -> Option<FeeFate> {
        let FeeFate::Fine { francs } = self.fee else { return Some(self.fee) };
        let most = match book.regulations.fee.value {
            Fee::Fine { francs_max } => francs_max,
            Fee::Silent | Fee::Deposit => francs,
        };
        let typed = self.francs.trim();
        let francs = if typed.is_empty() { francs } else { typed.parse().ok()? };
        (francs <= most).then_some(FeeFate::Fine { francs })
    }
}

/// Draws the form of the committee's decision.
pub fn show(ctx: &Context, scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) -> Close {
    let Some(incident) = scene.incident(form.no) else { return Close::Yes };
    let Some(appeal) = &incident.appeal else { return Close::Yes };
    let title = scene.say_with("appeals-decide-title", &[("no", form.no.0.into())]);
    let frame = Frame::new(Id::unique("appeal decision"), &title, Urgency::Question)
        .width(tokens::scale(ctx).of(1080.0));
    let outcome = frame.show(ctx, |ui, opened| {
        two_columns(ui, 0.66, |ui, column| match column {
            Column::First => {
                verdict_ui(ui, scene, form, appeal);
                result_now(ui, scene, incident);
            }
            Column::Last => {
                voters_ui(ui, scene, form, incident);
                reasons_ui(ui, scene, form, opened);
            }
        });
        match foot(ui, scene, &scene.say("appeals-decide-deed"), Enabled::Yes) {
            Foot::Cancel => return Close::Yes,
            Foot::Nothing => return Close::No,
            Foot::Done => form.tried = true,
        }
        let (reasons, voters) = (form.reasons.trim().to_owned(), form.names());
        let Some(fee) = form.fine(rulebook(scene)).filter(|_| !reasons.is_empty()) else {
            return Close::No;
        };
        let (verdict, effect) = (form.verdict, form.effect);
        let judgement = Judgement { verdict, reasons, voters, fee, effect };
        actions.dispute(DisputeCommand::DecideAppeal { no: form.no, judgement });
        Close::Yes
    });
    if outcome.cancelled { Close::Yes } else { outcome.inner }
}

fn verdict_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form, appeal: &Appeal) {
    let book = rulebook(scene);
    let verdicts = [Verdict::Upheld, Verdict::Partly, Verdict::Rejected]
        .map(|verdict| (verdict, appeal::verdict(scene.words, verdict)));
    if pick(ui, &scene.say("appeals-verdict"), &verdicts, &mut form.verdict) {
        form.follow(book, appeal);
    }
    let mut effects = vec![
        (Effect::Stays, scene.say("appeals-stays")),
        (Effect::PlayOn, scene.say("appeals-play-on")),
    ];
    effects.extend(scores(scene).map(|(score, word)| (Effect::Result { score }, word)));
    pick(ui, &scene.say("appeals-effect"), &effects, &mut form.effect);
    if book.regulations.meanwhile.value == Meanwhile::MayStop {
        let articles = appeal::articles(scene.words, &book.regulations.meanwhile.articles);
        soft(ui, scene.say_with("appeals-stopped-loses", &[("articles", articles.into())]));
    }
    let paid = appeal.filing.map_or(Paid::No, |filing| filing.fee);
    let fates: Vec<(FeeFate, String)> = fees(book.regulations, paid, form.verdict)
        .into_iter()
        .map(|fate| (fate, appeal::fee(scene.words, fate)))
        .collect();
    if fates.len() > 1 || form.fee != FeeFate::Nothing {
        pick(ui, &scene.say("appeals-fee-fate"), &fates, &mut form.fee);
        let articles = appeal::articles(scene.words, &book.regulations.fee.articles);
        if !articles.is_empty() {
            soft(ui, articles);
        }
    }
    if let FeeFate::Fine { francs } = form.fee {
        let wrong = form.fine(book).is_none();
        let most = scene.say_with("appeals-francs-most", &[("francs", francs.into())]);
        let words = FieldWords {
            label: &scene.say("appeals-francs"),
            example: &francs.to_string(),
            fault: wrong.then_some(most.as_str()),
        };
        field(ui, words, &mut form.francs);
    }
}

/// What the game stands at, before the decision is carried out.
fn result_now(ui: &mut Ui, scene: &Scene<'_>, incident: &Incident) {
    let outcome = scene.game_of(incident).and_then(|game| game.outcome());
    if let Some(result) = outcome {
        let text = outcome::outcome(scene.words, result);
        fact(ui, &scene.say("appeals-result-now"), &text);
    }
}

fn voters_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form, incident: &Incident) {
    let book = rulebook(scene);
    let sitting = appeals::sitting(&scene.snap.hall, incident, book);
    if form.voters.is_empty() {
        let words = FieldWords {
            label: &scene.say("appeals-who-decided"),
            example: &scene.say("appeals-who-decided-example"),
            fault: None,
        };
        field(ui, words, &mut form.others);
        return;
    }
    let t = tokens::of(ui.ctx());
    ui.label(Text::Caption.rich(scene.say("appeals-voters")).color(t.ink_soft));
    for ((name, votes), placed) in form.voters.iter_mut().zip(&sitting.placed) {
        let seat = appeal::seat(scene.words, placed.member.seat);
        let part = appeal::part(scene.words, &placed.part);
        let mut parts = vec![format!("{name}, {seat}: {part}")];
        parts.extend(conflicts(scene, placed));
        ui.checkbox(votes, parts.join("; "));
    }
    let names = form.names();
    soft(ui, scene.say_with("appeals-votes", &[("votes", names.len().into())]));
    flaws_ui(ui, scene, &flaws_of_vote(book.regulations, &sitting, &names));
}

fn reasons_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form, opened: bool) {
    let missing = form.tried && form.reasons.trim().is_empty();
    let missing = missing.then(|| scene.say("appeals-reasons-missing"));
    let words =
        FieldWords { label: &scene.say("appeals-reasons"), example: "", fault: missing.as_deref() };
    let response = area(ui, words, &mut form.reasons, 3);
    if opened {
        response.request_focus();
    }
    let regulations = rulebook(scene).regulations;
    let mut after = Vec::new();
    if regulations.reasons.value == Strength::Must {
        let articles = appeal::articles(scene.words, &regulations.reasons.articles);
        after.push(scene.say_with("appeals-publish", &[("articles", articles.into())]));
    }
    if let Some(days) = regulations.report_days.value {
        let articles = appeal::articles(scene.words, &regulations.report_days.articles);
        let args = [("days", days.into()), ("articles", articles.into())];
        after.push(scene.say_with("appeals-report", &args));
    }
    for text in after {
        soft(ui, text);
    }
}
