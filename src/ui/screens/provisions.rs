//! How the competition handles appeals: the regulations, the fee, the deadline, the committee. A
//! card of the settings, and the dialog in which it is changed.

use egui::Ui;

use crate::actions::Actions;
use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::appeals::admissibility::rulebook;
use crate::screens::appeals::committee::{flaws_ui, member_words};
use crate::tokens::{Text, space};
use crate::widgets::badge::{Tone, marked};
use crate::widgets::button::{Weight, button, button_about, button_hindered};
use crate::widgets::card::{card, fact, soft};
use crate::widgets::dialog::Column;
use jadoube_core::hall::appeals;
use jadoube_core::hall::command::Command;
use jadoube_desk::choices;
use jadoube_i18n::appeal;
use jadoube_laws::appeals::committee::{BanStatus, Member, Seat};
use jadoube_laws::appeals::provisions::{Contest, Provisions};
use jadoube_laws::appeals::sitting::{Sitting, compose};
use jadoube_laws::laws::regulations::{Fee, OtherRole, Term};

/// The card of the settings.
pub fn card_ui(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    if scene.snap.hall.competition.is_none() {
        return;
    }
    card(ui, &scene.say("appeals-settings"), |ui| {
        let book = rulebook(scene);
        let provisions = appeals::provisions(&scene.snap.hall, book);
        let name = appeal::regulations(scene.words, &book.regulations.id);
        fact(ui, &scene.say("appeals-regulations"), &name);
        if scene.snap.hall.appeals.is_none() {
            soft(ui, scene.say("appeals-proposed"));
        }
        if !provisions.fee.is_empty() {
            fact(ui, &scene.say("appeals-fee"), &provisions.fee);
        }
        if let Some(minutes) = provisions.minutes {
            fact(ui, &scene.say("appeals-minutes"), &minutes.to_string());
        }
        composition_ui(ui, scene, &compose(book.regulations, &provisions.members, None));
        let change = scene.say("appeals-change");
        if ui.horizontal_wrapped(|ui| button(ui, Weight::Plain, &change, None)).inner.clicked() {
            actions.open(ProvisionsForm::new(&provisions));
        }
    });
}

/// The committee before any case.
fn composition_ui(ui: &mut Ui, scene: &Scene<'_>, sitting: &Sitting) {
    if sitting.placed.is_empty() {
        soft(ui, scene.say("appeals-no-committee-yet"));
        return;
    }
    for placed in &sitting.placed {
        let text = member_words(scene, placed);
        if placed.conflicts.is_empty() {
            ui.label(Text::Body.rich(text));
        } else {
            marked(ui, Tone::Warn, &scene.say("appeals-attention"), &text);
        }
    }
    let votes = sitting.voters().count();
    soft(ui, scene.say_with("appeals-votes", &[("votes", votes.into())]));
    flaws_ui(ui, scene, &sitting.flaws);
}

/// What is typed about a member.
#[derive(Debug, Default)]
struct Draft {
    /// Which member is changed; none for a new one.
    at: Option<usize>,
    name: String,
    federation: String,
    age: String,
    seat: Seat,
    office: OtherRole,
    banned: bool,
}

impl Draft {
    fn of(at: usize, member: &Member) -> Self {
        Self {
            at: Some(at),
            name: member.name.clone(),
            federation: member.federation.clone().unwrap_or_default(),
            age: member.age.map(|age| age.to_string()).unwrap_or_default(),
            seat: member.seat,
            office: member.office,
            banned: member.standing == BanStatus::Banned,
        }
    }

    fn member(&self) -> Option<Member> {
        let name = self.name.trim();
        let age = match self.age.trim() {
            "" => None,
            age => Some(age.parse().ok()?),
        };
        (!name.is_empty()).then(|| Member {
            name: name.to_owned(),
            seat: self.seat,
            office: self.office,
            federation: Some(self.federation.trim().to_uppercase()).filter(|text| !text.is_empty()),
            age,
            standing: if self.banned { BanStatus::Banned } else { BanStatus::Good },
        })
    }
}

/// The form of the provisions.
#[derive(Debug)]
pub struct ProvisionsForm {
    regulations: String,
    contest: Contest,
    fee: String,
    minutes: String,
    members: Vec<Member>,
    draft: Draft,
}

impl ProvisionsForm {
    fn new(provisions: &Provisions) -> Self {
        let mut form = Self {
            regulations: provisions.regulations.clone(),
            contest: provisions.contest,
            fee: provisions.fee.clone(),
            minutes: provisions.minutes.map(|minutes| minutes.to_string()).unwrap_or_default(),
            members: provisions.members.clone(),
            draft: Draft::default(),
        };
        form.next_draft();
        form
    }

    /// An empty draft for the seat that is still to be filled.
    fn next_draft(&mut self) {
        let chaired = self.members.iter().any(|member| member.seat == Seat::Chairman);
        let voting = self.members.iter().filter(|member| member.seat != Seat::Reserve).count();
        let seat = match (chaired, voting) {
            (false, _) => Seat::Chairman,
            (true, 0..3) => Seat::Member,
            (true, _) => Seat::Reserve,
        };
        self.draft = Draft { seat, ..Draft::default() };
    }

    /// Takes what is typed over into the committee.
    fn take_draft(&mut self) {
        let Some(member) = self.draft.member() else { return };
        match self.draft.at.and_then(|at| self.members.get_mut(at)) {
            Some(old) => *old = member,
            None => self.members.push(member),
        }
        self.next_draft();
    }

    /// The provisions; none while a number cannot be read.
    fn provisions(&self) -> Option<Provisions> {
        let minutes = match self.minutes.trim() {
            "" => None,
            minutes => Some(minutes.parse().ok()?),
        };
        Some(Provisions {
            regulations: self.regulations.clone(),
            contest: self.contest,
            fee: self.fee.trim().to_owned(),
            minutes,
            members: self.members.clone(),
        })
    }
}

impl DialogForm for ProvisionsForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let (title, deed) = (scene.say("appeals-settings"), scene.say("app-record"));
        let head = Head::new("appeal provisions", title, deed).width(1080.0).columns();
        Some(head.begin_at("appeals-member-name").enter_nowhere().waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, column: Column) {
        match column {
            Column::First => {
                self.rules_ui(ui, fields);
                ui.add_space(space::S);
            }
            Column::Last => {
                members_ui(ui, fields.scene, self);
                self.draft_ui(ui, fields);
            }
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        self.take_draft();
        // A name that is still there could not be taken over.
        let taken = self.draft.name.trim().is_empty().then_some(());
        let taken = check.read("appeals-member-age", taken, "board-not-a-count");
        let provisions = check.read("appeals-minutes", self.provisions(), "board-not-a-count");
        let (provisions, ()) = (provisions?, taken?);
        check.actions.command(Command::ProvideForAppeals { provisions });
        Some(())
    }
}

impl ProvisionsForm {
    fn rules_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        let all = choices::appeal_regulations();
        let options: Vec<(&str, String)> = all
            .iter()
            .map(|found| (found.id.as_str(), appeal::regulations(scene.words, &found.id)))
            .collect();
        let mut id = self.regulations.as_str();
        if fields.pick(ui, "appeals-regulations", &options, &mut id) {
            self.regulations = id.to_owned();
        }
        let contests = [Contest::Individual, Contest::Team]
            .map(|contest| (contest, scene.words.tell(&contest)));
        fields.pick(ui, "appeals-contest", &contests, &mut self.contest);
        let Some(regulations) = all.iter().find(|found| found.id == self.regulations) else {
            return;
        };
        if regulations.fee.value == Fee::Deposit {
            fields.text(ui, Field::new("appeals-fee").example("100 EUR"), &mut self.fee);
        }
        if matches!(regulations.term.value, Term::FixedBefore | Term::Minutes(_)) {
            let wrong = self.provisions().is_none().then(|| scene.say("board-not-a-count"));
            let minutes = Field::new("appeals-minutes").example("60").fault(wrong);
            fields.text(ui, minutes, &mut self.minutes);
        }
        if let Term::Minutes(minutes) = &regulations.term.value {
            let articles = appeal::articles(scene.words, &regulations.term.articles);
            let args = [
                ("standard", minutes.standard.into()),
                ("rapid", minutes.rapid.into()),
                ("blitz", minutes.blitz.into()),
                ("articles", articles.into()),
            ];
            soft(ui, scene.say_with("appeals-minutes-usual", &args));
        }
    }

    fn draft_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        let new = self.draft.at.is_none();
        let title = if new { "appeals-member-new" } else { "appeals-member-edit" };
        card(ui, &scene.say(title), |ui| {
            let draft = &mut self.draft;
            fields.text(ui, "appeals-member-name", &mut draft.name);
            let federation = Field::new("appeals-member-federation").example("MKD");
            fields.text(ui, federation, &mut draft.federation);
            let typed = draft.age.trim();
            let wrong = !typed.is_empty() && typed.parse::<u8>().is_err();
            let wrong = wrong.then(|| scene.say("board-not-a-count"));
            fields.text(ui, Field::new("appeals-member-age").fault(wrong), &mut draft.age);
            let seats = Seat::ALL.map(|seat| (seat, scene.words.tell(&seat)));
            fields.pick(ui, "appeals-member-seat", &seats, &mut draft.seat);
            let offices = OtherRole::ALL.map(|office| (office, scene.words.tell(&office)));
            fields.pick(ui, "appeals-member-office", &offices, &mut draft.office);
            let banned = [(false, "app-no"), (true, "app-yes")];
            fields.choose(ui, "appeals-member-banned", &banned, &mut draft.banned);
            let label = if new { "appeals-member-add" } else { "appeals-member-keep" };
            let missing = draft.member().is_none().then(|| scene.say("app-why-incomplete"));
            let why = missing.as_deref();
            if button_hindered(ui, Weight::Plain, &scene.say(label), None, why).clicked() {
                self.take_draft();
            }
        });
    }
}

fn members_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut ProvisionsForm) {
    ui.label(Text::Title.rich(scene.say("appeals-committee")));
    let mut gone = None;
    for (at, member) in form.members.iter().enumerate() {
        ui.horizontal_wrapped(|ui| {
            ui.label(Text::Strong.rich(&member.name));
            let mut parts = vec![scene.words.tell(&member.seat)];
            parts.extend(member.federation.clone());
            parts.extend(member.age.map(|age| age.to_string()));
            if member.office != OtherRole::None {
                parts.push(scene.words.tell(&member.office));
            }
            soft(ui, parts.join(" · "));
            let mut named =
                |id: &str| button_about(ui, Weight::Quiet, &scene.say(id), &member.name).clicked();
            if named("appeals-member-change") {
                form.draft = Draft::of(at, member);
            }
            if named("appeals-member-remove") {
                gone = Some(at);
            }
        });
    }
    if let Some(at) = gone {
        form.members.remove(at);
        form.next_draft();
    }
    let all = choices::appeal_regulations();
    if let Some(regulations) = all.iter().find(|found| found.id == form.regulations) {
        flaws_ui(ui, scene, &compose(regulations, &form.members, None).flaws);
    }
}
