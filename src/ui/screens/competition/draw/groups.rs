//! The groups of a championship of teams: where each team plays, the numbers that were drawn, and what
//! is done with them next.

use egui::Ui;

use crate::actions::Actions;
use crate::scene::Scene;
use crate::screens::competition::draw::group_forms::{ExchangeForm, GroupDrawForm, QualifyForm};
use crate::screens::competition::teams::form::TeamForm;
use crate::tokens::Text;
use crate::widgets::badge::Tone;
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{card, soft};
use crate::widgets::rows::{RowTexts, list_ui, sentence};
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::phase::{Phase, PhaseKind};
use jadoube_core::competition::state::Contest;
use jadoube_core::hall::command::Command;

/// What the part of the page remembers.
#[derive(Debug, Default)]
pub(super) struct Groups {
    /// At which team the keyboard stands.
    row: usize,
}

/// What can be done with the groups now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum GroupAction {
    Divide,
    Exchange,
    /// The organiser's second team plays out of competition.
    FillUp,
    Draw,
    Qualify,
    PlayOff,
    /// The same where each of more than two meets each twice.
    PlayOffTwice,
}

impl GroupAction {
    const fn label(self) -> &'static str {
        match self {
            Self::Divide => "tournament-groups-divide",
            Self::Exchange => "tournament-groups-exchange",
            Self::FillUp => "tournament-groups-fill",
            Self::Draw => "tournament-groups-draw",
            Self::Qualify => "tournament-groups-qualify",
            Self::PlayOff => "tournament-groups-play-off",
            Self::PlayOffTwice => "tournament-groups-play-off-twice",
        }
    }
}

impl Groups {
    /// Draws them, where the event has groups.
    pub(super) fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        let contest = &scene.snap.hall.contest;
        if contest.championship().is_none() {
            return;
        }
        let name = scene.say("tournament-groups");
        card(ui, &name, |ui| {
            let mut taken = None;
            let deeds = deeds(scene, contest);
            ui.horizontal_wrapped(|ui| {
                scene.changing(ui, |ui| {
                    for deed in deeds {
                        if button(ui, Weight::Plain, &scene.say(deed.label()), None).clicked() {
                            taken = Some(deed);
                        }
                    }
                });
            });
            match contest.phases.last() {
                None => soft(ui, scene.say("tournament-groups-none")),
                Some(phase) => {
                    let args =
                        [("first", phase.first_round.into()), ("last", phase.last_round().into())];
                    let rounds = scene.say_with("tournament-groups-rounds", &args);
                    ui.label(Text::Body.rich(rounds));
                    let texts = rows(scene, contest, phase);
                    if let Some(row) = list_ui(ui, &name, &texts, self.row, &mut false) {
                        self.row = row;
                    }
                }
            }
            if let Some(deed) = taken {
                carry_out(scene, contest, deed, actions);
            }
        });
    }
}

fn deeds(scene: &Scene<'_>, contest: &Contest) -> Vec<GroupAction> {
    let published = contest.published();
    let Some(phase) = contest.phases.last() else {
        return if contest.are_numbered() { vec![GroupAction::Divide] } else { Vec::new() };
    };
    let is_over = published >= phase.last_round();
    let mut found = Vec::new();
    if published == 0 && phase.groups.len() > 1 {
        found.push(GroupAction::Exchange);
    }
    // Before the draw: with another team its group draws again.
    if !contest.fillable_groups().is_empty() {
        found.push(GroupAction::FillUp);
    }
    if published < phase.first_round {
        found.push(GroupAction::Draw);
    }
    match phase.kind {
        PhaseKind::Preliminaries if is_over => found.push(GroupAction::Qualify),
        PhaseKind::Finals if is_over => {
            let boards = scene.snap.hall.pairing_boards();
            let rivals = contest.rivals(&boards).len();
            found.extend((rivals > 0).then_some(GroupAction::PlayOff));
            found.extend((rivals > 2).then_some(GroupAction::PlayOffTwice));
        }
        _ => {}
    }
    found
}

fn carry_out(scene: &Scene<'_>, contest: &Contest, deed: GroupAction, actions: &mut Actions) {
    match deed {
        GroupAction::Divide => {
            let what = Ask::Divide { groups: Vec::new(), reason: String::new() };
            actions.command(Command::Contest { what });
        }
        GroupAction::Exchange => actions.open(ExchangeForm::new()),
        GroupAction::FillUp => actions.open(TeamForm::out_of_competition(scene, contest)),
        GroupAction::Draw => actions.open(GroupDrawForm::new(scene, contest)),
        GroupAction::Qualify => actions.open(QualifyForm::new()),
        GroupAction::PlayOff => actions.command(Command::Contest { what: Ask::PlayOff }),
        GroupAction::PlayOffTwice => actions.command(Command::Contest { what: Ask::PlayOffTwice }),
    }
}

/// Every team with its group and its number, group by group.
fn rows(scene: &Scene<'_>, contest: &Contest, phase: &Phase) -> Vec<RowTexts> {
    let mut texts = Vec::new();
    for (at, group) in phase.groups.iter().enumerate() {
        let name = scene.words.tell(&phase.name(at));
        for (team, number) in group.teams.iter().zip(1_u16..) {
            let number = group.drawn.map(|_| {
                scene.say_with("tournament-groups-number", &[("number", number.to_string().into())])
            });
            let number = number.unwrap_or_default();
            let strength = contest.team_number(*team).map(|number| {
                let number = [("number", number.to_string().into())];
                scene.say_with("tournament-groups-strength", &number)
            });
            let extra = (group.extra == Some(*team)).then(|| scene.say("tournament-groups-extra"));
            let more = extra.or(strength).unwrap_or_default();
            let title = contest.team_name(*team).to_owned();
            let detail = sentence(&[&name, &more]);
            let spoken = sentence(&[&title, &detail, &number]);
            texts.push((Tone::Neutral, [title, detail, number, spoken]));
        }
    }
    texts
}
