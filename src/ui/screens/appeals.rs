//! The appeal of an incident: its deadline as it runs, the dialog in which it is handed in, the
//! committee for the case, and the dialog of the decision. How the competition handles appeals is
//! set in `provisions`.

use egui::{Context, Id, Ui};

use crate::core::appeals::deadline::Due;
use crate::core::appeals::filing::{Admissibility, Answer, Filing, Form as Manner, Paid, Play};
use crate::core::appeals::regulations::{Capacity, Fee, Meanwhile, Rulebook, Stated, Strength};
use crate::core::appeals::sitting::{Flaw, Part, Placed, Sitting, flaws_of_vote};
use crate::core::appeals::verdict::{
    Carried, Decision, Effect, FeeFate, Judgement, Verdict, effect, fees,
};
use crate::core::disputes::command::Command as DisputeCommand;
use crate::core::disputes::state::{Appeal, Incident};
use crate::core::game::outcome::Score;
use crate::core::hall::appeals;
use crate::core::ids::IncidentNo;
use crate::core::moment::Millis;
use crate::core::side::Side;
use crate::desk::catalogue;
use crate::i18n::{appeal, chess, outcome};
use crate::ui::actions::Actions;
use crate::ui::dialogs::{Close, Dialog, Foot, foot};
use crate::ui::scene::Scene;
use crate::ui::tokens::{self, Text, space};
use crate::ui::widgets::badge::{Tone, badge};
use crate::ui::widgets::button::{Enabled, Weight, button};
use crate::ui::widgets::card::{card, fact, soft};
use crate::ui::widgets::dialog::{Dialog as Frame, Urgency};
use crate::ui::widgets::field::{FieldWords, area, field};
use crate::ui::widgets::pick::pick;

/// What appeals are judged by here.
#[must_use]
pub fn rulebook<'a>(scene: &Scene<'a>) -> Rulebook<'a> {
    catalogue::rulebook(&scene.snap.hall, scene.snap.edition)
}

/// How the deadline for an appeal against the decision of an incident stands.
fn due(scene: &Scene<'_>, incident: &Incident) -> Option<Due> {
    appeals::due(&scene.snap.hall, incident, rulebook(scene), scene.now)
}

/// What the list of incidents says of the appeal of one: the deadline as long as it runs, then the
/// appeal.
#[must_use]
pub fn in_the_list(scene: &Scene<'_>, incident: &Incident) -> Option<String> {
    if let Some(appeal) = &incident.appeal {
        let (_, decision) = appeal.decision.as_ref()?;
        let verdict = appeal::verdict(scene.words, decision.judgement.verdict);
        return Some(scene.say_with("appeals-row-decided", &[("verdict", verdict.into())]));
    }
    let stands = due(scene, incident)?;
    let running = matches!(stands, Due::Running { .. } | Due::AfterRound { .. });
    let text = appeal::due(scene.words, stands);
    running.then(|| scene.say_with("appeals-row-due", &[("due", text.into())]))
}

/// Draws anew when the next minute of a deadline begins.
pub fn follow_deadlines(ctx: &Context, scene: &Scene<'_>) {
    let incidents = scene.snap.hall.incidents.values();
    let waits = incidents.filter(|incident| incident.appeal.is_none()).filter_map(|incident| {
        match due(scene, incident)? {
            Due::Running { left } => Some(left.0.rem_euclid(60_000)),
            Due::AtOnce { since: ago } | Due::Passed { ago } => {
                Some(60_000 - ago.0.rem_euclid(60_000))
            }
            Due::Silent | Due::NotFixed | Due::AfterRound { .. } => None,
        }
    });
    if let Some(wait) = waits.min() {
        let wait = u64::try_from(wait).unwrap_or_default();
        ctx.request_repaint_after(std::time::Duration::from_millis(wait + 50));
    }
}

const fn tone(answer: Answer) -> Tone {
    match answer {
        Answer::Yes => Tone::Good,
        Answer::Unclear => Tone::Warn,
        Answer::No => Tone::Bad,
    }
}

/// A line with its state before it, in a word and a sign.
pub fn marked(ui: &mut Ui, mark: Tone, word: &str, text: &str) {
    ui.scope(|ui| {
        // Nothing here is to be clicked: the lines stand close.
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal_wrapped(|ui| {
            badge(ui, mark, word);
            ui.label(Text::Body.rich(text));
        });
    });
}

fn checks_ui(ui: &mut Ui, scene: &Scene<'_>, admissibility: &Admissibility) {
    let stands = admissibility.answer();
    badge(ui, tone(stands), &appeal::admissible(scene.words, admissibility));
    for check in &admissibility.checks {
        let word = appeal::answer(scene.words, check.answer);
        marked(ui, tone(check.answer), &word, &appeal::check(scene.words, check));
    }
}

/// The card on an incident that is decided.
pub fn card_ui(ui: &mut Ui, scene: &Scene<'_>, incident: &Incident, actions: &mut Actions) {
    card(ui, &scene.say("appeals-card"), |ui| {
        ui.set_width(ui.available_width());
        let book = rulebook(scene);
        soft(ui, appeal::regulations(scene.words, &book.regulations.id));
        let Some(appeal) = &incident.appeal else {
            due_ui(ui, scene, incident, book);
            if button(ui, Weight::Plain, &scene.say("appeals-file"), None).clicked() {
                let form = FilingForm::new(incident);
                actions.open(Dialog::Appeal(Box::new(form)));
            }
            return;
        };
        appeal_ui(ui, scene, appeal);
        if let Some((_, decision)) = &appeal.decision {
            decision_ui(ui, scene, decision);
            return;
        }
        let sitting = appeals::sitting(&scene.snap.hall, incident, book);
        ui.label(Text::Strong.rich(scene.say("appeals-committee-of-case")));
        sitting_ui(ui, scene, &sitting);
        if button(ui, Weight::Primary, &scene.say("appeals-decide"), None).clicked() {
            let form = DecisionForm::new(scene, incident, appeal);
            actions.open(Dialog::AppealDecision(Box::new(form)));
        }
    });
}

fn due_ui(ui: &mut Ui, scene: &Scene<'_>, incident: &Incident, book: Rulebook<'_>) {
    let Some(stands) = due(scene, incident) else { return };
    let mark = match stands {
        Due::Running { left } if left <= Millis::from_mins(5) => Tone::Warn,
        Due::Running { .. } | Due::AfterRound { .. } => Tone::Info,
        Due::AtOnce { .. } | Due::NotFixed => Tone::Warn,
        Due::Passed { .. } | Due::Silent => Tone::Neutral,
    };
    let text = appeal::due(scene.words, stands);
    let articles = appeal::articles(scene.words, &book.regulations.term.articles);
    let text = if articles.is_empty() { text } else { format!("{text} ({articles})") };
    marked(ui, mark, &scene.say("appeals-deadline"), &text);
}

fn appeal_ui(ui: &mut Ui, scene: &Scene<'_>, appeal: &Appeal) {
    let by = ("by", appeal.by.as_str().into());
    ui.label(Text::Strong.rich(scene.say_with("appeals-by", &[by])));
    if let Some(filing) = &appeal.filing {
        soft(ui, appeal::filing(scene.words, filing));
    }
    if !appeal.text.is_empty() {
        ui.label(Text::Body.rich(&appeal.text));
    }
    if let Some(admissibility) = &appeal.admissibility {
        soft(ui, scene.say("appeals-as-recorded"));
        checks_ui(ui, scene, admissibility);
    }
}

fn decision_ui(ui: &mut Ui, scene: &Scene<'_>, decision: &Decision) {
    let judgement = &decision.judgement;
    ui.add_space(space::XS);
    ui.label(Text::Strong.rich(scene.say("appeals-decision")));
    let mark = match judgement.verdict {
        Verdict::Upheld | Verdict::Partly => Tone::Good,
        Verdict::Rejected => Tone::Neutral,
    };
    badge(ui, mark, &appeal::verdict(scene.words, judgement.verdict));
    let line = |ui: &mut Ui, label: &str, text: &str| fact(ui, &scene.say(label), text);
    line(ui, "appeals-effect", &appeal::effect(scene.words, judgement.effect));
    line(ui, "appeals-fee-fate", &appeal::fee(scene.words, judgement.fee));
    line(ui, "appeals-voters", &judgement.voters.join(", "));
    line(ui, "appeals-reasons", &judgement.reasons);
    if decision.carried == Carried::ByHand {
        let text = scene.words.say("appeal-by-hand");
        marked(ui, Tone::Warn, &scene.say("appeals-attention"), &text);
    }
    flaws_ui(ui, scene, &decision.flaws);
}

/// Who sits, and why somebody does not.
fn sitting_ui(ui: &mut Ui, scene: &Scene<'_>, sitting: &Sitting) {
    if sitting.placed.is_empty() {
        ui.label(Text::Body.rich(scene.say("appeals-no-committee")));
        return;
    }
    for placed in &sitting.placed {
        let mark = match placed.part {
            Part::Votes | Part::StepsIn(_) => Tone::Good,
            Part::Discusses => Tone::Info,
            Part::StandsDown => Tone::Warn,
            Part::Waits => Tone::Neutral,
        };
        marked(ui, mark, &appeal::part(scene.words, &placed.part), &member_words(scene, placed));
    }
    let votes = sitting.voters().count();
    soft(ui, scene.say_with("appeals-votes", &[("votes", votes.into())]));
    flaws_ui(ui, scene, &sitting.flaws);
}

/// A member with what stands in the way of the vote.
#[must_use]
pub fn member_words(scene: &Scene<'_>, placed: &Placed) -> String {
    let member = &placed.member;
    let mut who = vec![member.name.clone(), appeal::seat(scene.words, member.seat)];
    who.extend(member.federation.clone());
    let who = who.join(" · ");
    let why = placed.conflicts.iter().map(|conflict| appeal::conflict(scene.words, conflict));
    let why: Vec<String> = why.collect();
    if why.is_empty() { who } else { format!("{who} – {}", why.join("; ")) }
}

/// What is not in order with a committee.
pub fn flaws_ui(ui: &mut Ui, scene: &Scene<'_>, flaws: &[Stated<Flaw>]) {
    for flaw in flaws {
        let text = appeal::flaw(scene.words, flaw);
        marked(ui, Tone::Warn, &scene.say("appeals-attention"), &text);
    }
}

/// Yes or no.
fn yes_no(ui: &mut Ui, scene: &Scene<'_>, label: &str, value: &mut bool) {
    let options = [(true, scene.say("app-yes")), (false, scene.say("app-no"))];
    pick(ui, &scene.say(label), &options, value);
}

/// The form of an appeal.
#[derive(Debug)]
pub struct FilingForm {
    no: IncidentNo,
    by: String,
    /// Whether the name was typed and no longer follows the side.
    typed: bool,
    side: Option<Side>,
    capacity: Capacity,
    written: bool,
    paid: bool,
    stopped: bool,
    text: String,
    tried: bool,
}

impl FilingForm {
    /// An appeal of the player whom the case is about.
    #[must_use]
    pub fn new(incident: &Incident) -> Self {
        let side = incident.case.side().unwrap_or(Side::White);
        let mut form = Self {
            no: incident.no,
            by: String::new(),
            typed: false,
            side: incident.circumstances.as_ref().map(|_| side),
            capacity: Capacity::Player,
            written: true,
            paid: false,
            stopped: false,
            text: String::new(),
            tried: false,
        };
        form.follow(incident);
        form
    }

    fn follow(&mut self, incident: &Incident) {
        let players = incident.circumstances.as_ref().map(|then| &then.players);
        let own = self.capacity == Capacity::Player && !self.typed;
        if let (true, Some(side), Some(players)) = (own, self.side, players) {
            self.by.clone_from(&players.of(side).name);
        } else if !self.typed {
            self.by.clear();
        }
    }

    const fn filing(&self) -> Filing {
        Filing {
            capacity: self.capacity,
            side: self.side,
            form: if self.written { Manner::Written } else { Manner::Spoken },
            fee: if self.paid { Paid::Yes } else { Paid::No },
            play: if self.stopped { Play::Stopped } else { Play::GoesOn },
        }
    }
}

/// Draws the form of an appeal.
pub fn show_filing(
    ctx: &Context,
    scene: &Scene<'_>,
    form: &mut FilingForm,
    actions: &mut Actions,
) -> Close {
    let Some(incident) = scene.incident(form.no) else { return Close::Yes };
    follow_deadlines(ctx, scene);
    let title = scene.say_with("appeals-file-title", &[("no", form.no.0.into())]);
    let frame = Frame::new(Id::unique("appeal"), &title, Urgency::Question)
        .width(tokens::scale(ctx).of(1080.0));
    let outcome = frame.show(ctx, |ui, opened| {
        let height = ctx.content_rect().height() * 0.66;
        let two = ui.available_width() > tokens::scale(ctx).of(880.0);
        egui::ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            ui.columns(if two { 2 } else { 1 }, |columns| {
                if let [first, ..] = columns {
                    filing_fields(first, scene, (form, incident), opened);
                }
                if let [.., last] = columns {
                    admissibility_ui(last, scene, (form, incident));
                }
            });
        });
        match foot(ui, scene, &scene.say("appeals-file-deed"), Enabled::Yes) {
            Foot::Cancel => return Close::Yes,
            Foot::Nothing => return Close::No,
            Foot::Done => form.tried = true,
        }
        if form.by.trim().is_empty() {
            return Close::No;
        }
        let (by, text) = (form.by.trim().to_owned(), form.text.trim().to_owned());
        let filing = Some(form.filing());
        actions.dispute(DisputeCommand::Appeal { no: form.no, by, text, filing });
        Close::Yes
    });
    if outcome.cancelled { Close::Yes } else { outcome.inner }
}

/// Whether the appeal would be admissible if it were recorded now.
fn admissibility_ui(ui: &mut Ui, scene: &Scene<'_>, (form, incident): (&FilingForm, &Incident)) {
    let (book, hall, filing) = (rulebook(scene), &scene.snap.hall, form.filing());
    let Some(found) = appeals::admissible(hall, incident, &filing, book, scene.now) else { return };
    ui.add_space(space::S);
    card(ui, &scene.say("appeals-admissibility"), |ui| {
        ui.set_width(ui.available_width());
        soft(ui, appeal::regulations(scene.words, &found.regulations));
        checks_ui(ui, scene, &found);
    });
}

fn filing_fields(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (form, incident): (&mut FilingForm, &Incident),
    opened: bool,
) {
    let capacities = Capacity::ALL.map(|who| (who, appeal::capacity(scene.words, who)));
    let mut changed = pick(ui, &scene.say("appeals-capacity"), &capacities, &mut form.capacity);
    if incident.circumstances.is_some() {
        let [white, black] = Side::BOTH.map(|side| (Some(side), chess::side(scene.words, side)));
        let sides = [white, black, (None, scene.say("appeals-no-side"))];
        changed |= pick(ui, &scene.say("appeals-side"), &sides, &mut form.side);
    }
    if changed {
        form.follow(incident);
    }
    let missing = (form.tried && form.by.trim().is_empty()).then(|| scene.say("app-field-empty"));
    let words =
        FieldWords { label: &scene.say("appeals-who"), example: "", fault: missing.as_deref() };
    let response = field(ui, words, &mut form.by);
    form.typed |= response.changed();
    if opened {
        response.request_focus();
    }
    let words = FieldWords { label: &scene.say("appeals-grounds"), ..FieldWords::default() };
    area(ui, words, &mut form.text, 3);
    yes_no(ui, scene, "appeals-written", &mut form.written);
    let book = rulebook(scene).regulations;
    if book.fee.value == Fee::Deposit {
        let fee = appeals::provisions(&scene.snap.hall, rulebook(scene)).fee;
        yes_no(ui, scene, "appeals-paid", &mut form.paid);
        if !fee.is_empty() {
            soft(ui, scene.say_with("appeals-fee-announced", &[("fee", fee.into())]));
        }
    }
    if book.meanwhile.value == Meanwhile::MayStop {
        yes_no(ui, scene, "appeals-stopped", &mut form.stopped);
    }
}

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
    tried: bool,
}

impl DecisionForm {
    fn new(scene: &Scene<'_>, incident: &Incident, appeal: &Appeal) -> Self {
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
pub fn show_decision(
    ctx: &Context,
    scene: &Scene<'_>,
    form: &mut DecisionForm,
    actions: &mut Actions,
) -> Close {
    let Some(incident) = scene.incident(form.no) else { return Close::Yes };
    let Some(appeal) = &incident.appeal else { return Close::Yes };
    let title = scene.say_with("appeals-decide-title", &[("no", form.no.0.into())]);
    let frame = Frame::new(Id::unique("appeal decision"), &title, Urgency::Question)
        .width(tokens::scale(ctx).of(1080.0));
    let outcome = frame.show(ctx, |ui, opened| {
        let height = ctx.content_rect().height() * 0.66;
        let two = ui.available_width() > tokens::scale(ctx).of(880.0);
        egui::ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            ui.columns(if two { 2 } else { 1 }, |columns| {
                if let [first, ..] = columns {
                    verdict_ui(first, scene, form, appeal);
                    result_now(first, scene, incident);
                }
                if let [.., last] = columns {
                    voters_ui(last, scene, form, incident);
                    reasons_ui(last, scene, form, opened);
                }
            });
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

fn verdict_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut DecisionForm, appeal: &Appeal) {
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
    for score in [Score::WhiteWins, Score::Draw, Score::BlackWins, Score::BothLose] {
        let word = format!("{}  {}", outcome::sign(score), outcome::score(scene.words, score));
        effects.push((Effect::Result { score }, word));
    }
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
    let game = incident.board.and_then(|board| scene.snap.game(board));
    let outcome = game.filter(|game| incident.is_of(game)).and_then(|game| game.outcome());
    if let Some(result) = outcome {
        let text = outcome::outcome(scene.words, result);
        fact(ui, &scene.say("appeals-result-now"), &text);
    }
}

fn voters_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut DecisionForm, incident: &Incident) {
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
        let why: Vec<String> = placed
            .conflicts
            .iter()
            .map(|conflict| appeal::conflict(scene.words, conflict))
            .collect();
        let parts: Vec<String> =
            [format!("{name}, {seat}: {part}")].into_iter().chain(why).collect();
        ui.checkbox(votes, parts.join("; "));
    }
    let names = form.names();
    soft(ui, scene.say_with("appeals-votes", &[("votes", names.len().into())]));
    flaws_ui(ui, scene, &flaws_of_vote(book.regulations, &sitting, &names));
}

fn reasons_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut DecisionForm, opened: bool) {
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
