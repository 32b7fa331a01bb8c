//! The dialog of the committee’s decision on an appeal: verdict, effect, fee, who voted, reasons.

use egui::Ui;

use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::phrases;
use crate::scene::Scene;
use crate::screens::appeals::admissibility::rulebook;
use crate::screens::appeals::committee::{conflicts, flaws_ui};
use crate::screens::end::scores;
use crate::tokens::{self, Text};
use crate::widgets::card::{fact, soft};
use crate::widgets::dialog::Column;
use crate::widgets::tick::tick;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::disputes::state::{Appeal, Incident};
use jadoube_core::hall::appeals;
use jadoube_i18n::appeal;
use jadoube_laws::appeals::filing::FeePayment;
use jadoube_laws::appeals::sitting::flaws_of_vote;
use jadoube_laws::appeals::verdict::{Effect, FeeFate, Judgement, Verdict, effect, fees};
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::laws::edition::Rulebook;
use jadoube_laws::laws::regulations::{Fee, Meanwhile, Strength};

/// The form of the committee's decision.
#[derive(Debug)]
pub struct DecisionForm {
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
}

impl DecisionForm {
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
        };
        form.follow(rulebook(scene), appeal);
        form
    }

    /// What follows from the verdict by the regulations.
    fn follow(&mut self, book: Rulebook<'_>, appeal: &Appeal) {
        let paid = appeal.filing.map_or(FeePayment::No, |filing| filing.fee);
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

impl DialogForm for DecisionForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        scene.incident(self.no)?.appeal.as_ref()?;
        let title = scene.say_with("appeals-decide-title", &[("no", self.no.into())]);
        let head = Head::new("appeal decision", title, scene.say("appeals-decide-deed"));
        Some(head.width(1080.0).columns().begin_at("appeals-reasons").enter_nowhere().waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, column: Column) {
        let Some(incident) = fields.scene.incident(self.no) else { return };
        let Some(appeal) = &incident.appeal else { return };
        match column {
            Column::First => {
                self.verdict_ui(ui, fields, appeal);
                result_now(ui, fields.scene, incident);
            }
            Column::Last => {
                self.voters_ui(ui, fields, incident);
                fields.area(ui, "appeals-reasons", &mut self.reasons, 3);
                duties_ui(ui, fields.scene);
            }
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let book = rulebook(check.scene);
        let fine = self.fine(book).ok_or_else(|| self.most(check.scene));
        let fee = check.result("appeals-francs", fine);
        let reasons = check.given("appeals-reasons", &self.reasons, "appeals-reasons-missing")?;
        let (verdict, effect, voters) = (self.verdict, self.effect, self.names());
        let judgement = Judgement { verdict, reasons, voters, fee: fee?, effect };
        check.actions.dispute(DisputeCommand::DecideAppeal { no: self.no, judgement });
        Some(())
    }
}

impl DecisionForm {
    /// How high a fine may be, in words.
    fn most(&self, scene: &Scene<'_>) -> String {
        let FeeFate::Fine { francs } = self.fee else { return String::new() };
        scene.say_with("appeals-francs-most", &[("francs", francs.into())])
    }

    fn verdict_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, appeal: &Appeal) {
        let scene = fields.scene;
        let book = rulebook(scene);
        let verdicts = [Verdict::Upheld, Verdict::Partly, Verdict::Rejected]
            .map(|verdict| (verdict, scene.words.tell(&verdict)));
        if fields.pick(ui, "appeals-verdict", &verdicts, &mut self.verdict) {
            self.follow(book, appeal);
        }
        let mut effects = vec![
            (Effect::Stays, scene.say("appeals-stays")),
            (Effect::PlayOn, scene.say("appeals-play-on")),
        ];
        effects.extend(scores(scene).map(|(score, word)| (Effect::Result { score }, word)));
        fields.pick(ui, "appeals-effect", &effects, &mut self.effect);
        if book.regulations.meanwhile.value == Meanwhile::MayStop {
            let articles = appeal::articles(scene.words, &book.regulations.meanwhile.articles);
            soft(ui, scene.say_with("appeals-stopped-loses", &[("articles", articles.into())]));
        }
        let paid = appeal.filing.map_or(FeePayment::No, |filing| filing.fee);
        let fates: Vec<(FeeFate, String)> = fees(book.regulations, paid, self.verdict)
            .into_iter()
            .map(|fate| (fate, scene.words.tell(&fate)))
            .collect();
        if fates.len() > 1 || self.fee != FeeFate::Nothing {
            fields.pick(ui, "appeals-fee-fate", &fates, &mut self.fee);
            let articles = appeal::articles(scene.words, &book.regulations.fee.articles);
            if !articles.is_empty() {
                soft(ui, articles);
            }
        }
        if let FeeFate::Fine { francs } = self.fee {
            let wrong = self.fine(book).is_none().then(|| self.most(scene));
            let fine = Field::new("appeals-francs").example(francs.to_string()).fault(wrong);
            fields.text(ui, fine, &mut self.francs);
        }
    }

    fn voters_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, incident: &Incident) {
        let scene = fields.scene;
        let book = rulebook(scene);
        let sitting = appeals::sitting(&scene.snap.hall, incident, book);
        if self.voters.is_empty() {
            let example = scene.say("appeals-who-decided-example");
            let others = Field::new("appeals-who-decided").example(example);
            fields.text(ui, others, &mut self.others);
            return;
        }
        let t = tokens::of(ui.ctx());
        ui.label(Text::Caption.rich(scene.say("appeals-voters")).color(t.ink_soft));
        for ((name, votes), placed) in self.voters.iter_mut().zip(&sitting.placed) {
            let seat = scene.words.tell(&placed.member.seat);
            let part = scene.words.tell(&placed.part);
            let mut parts = vec![format!("{name}, {seat}: {part}")];
            parts.extend(conflicts(scene, placed));
            tick(ui, votes, parts.join("; "));
        }
        let names = self.names();
        soft(ui, scene.say_with("appeals-votes", &[("votes", names.len().into())]));
        flaws_ui(ui, scene, &flaws_of_vote(book.regulations, &sitting, &names));
    }
}

/// What the game stands at, before the decision is carried out.
fn result_now(ui: &mut Ui, scene: &Scene<'_>, incident: &Incident) {
    let outcome = scene.game_of(incident).and_then(|game| game.outcome());
    if let Some(result) = outcome {
        let text = phrases::result_of(scene, incident.game, &result);
        fact(ui, &scene.say("appeals-result-now"), &text);
    }
}

/// What the committee is to do with its reasons.
fn duties_ui(ui: &mut Ui, scene: &Scene<'_>) {
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
