//! The dialogs of the groups: two teams exchanged, numbers drawn, the preliminaries closed.

use egui::Ui;

use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::competition::draw::form::{ask, lot, seed};
use crate::widgets::card::soft;
use crate::widgets::dialog::Column;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::phase::GroupDraw;
use jadoube_core::competition::state::Contest;
use jadoube_core::competition::team::TeamNo;

/// The team with a number.
fn numbered(contest: &Contest, typed: &str) -> Option<TeamNo> {
    let at = typed.trim().parse::<usize>().ok()?.checked_sub(1)?;
    contest.team_order().get(at).copied()
}

/// Two teams change places.
#[derive(Debug)]
pub(super) struct ExchangeForm {
    one: String,
    other: String,
    reason: String,
}

impl ExchangeForm {
    /// Nothing is typed yet.
    pub(super) const fn new() -> Self {
        Self { one: String::new(), other: String::new(), reason: String::new() }
    }

    /// The groups with both in each other's places; nothing unless they are of different groups.
    fn groups(&self, contest: &Contest) -> Option<Vec<Vec<TeamNo>>> {
        let phase = contest.phases.first()?;
        let [one, other] = [&self.one, &self.other].map(|typed| numbered(contest, typed));
        let (one, other) = (one?, other?);
        if phase.group_of(one)? == phase.group_of(other)? {
            return None;
        }
        let turned = |team: &TeamNo| match *team {
            team if team == one => other,
            team if team == other => one,
            team => team,
        };
        Some(phase.groups.iter().map(|group| group.teams.iter().map(turned).collect()).collect())
    }
}

impl DialogForm for ExchangeForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let title = scene.say("tournament-groups-exchange-title");
        let deed = scene.say("tournament-groups-exchange-deed");
        let head = Head::new("exchange-teams", title, deed);
        Some(head.about(scene.say("tournament-groups-exchange-what")).width(560.0).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let contest = &scene.snap.hall.contest;
        for (label, typed) in
            [("tournament-groups-one", &mut self.one), ("tournament-groups-other", &mut self.other)]
        {
            fields.text(ui, Field::new(label).example("7"), typed);
            if let Some(team) = numbered(contest, typed) {
                soft(ui, contest.team_name(team));
            }
        }
        fields.reason(ui, &mut self.reason);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let groups = self.groups(&check.scene.snap.hall.contest);
        let groups = check.read("tournament-groups-other", groups, "tournament-groups-same");
        let reason = check.reason(&self.reason)?;
        ask(check, Ask::Divide { groups: groups?, reason });
        Some(())
    }
}

/// A team, its name, and the number typed for it.
type TypedNumber = (TeamNo, String, String);

/// Draws the numbers of groups.
#[derive(Debug)]
pub(super) struct GroupDrawForm {
    /// The group whose numbers are typed; none for a draw by lot.
    group: Option<usize>,
    /// The names of the groups, each with its teams and what is typed for them.
    typed: Vec<(String, Vec<TypedNumber>)>,
    seed: String,
    /// Whether somebody has to say why.
    again: bool,
    reason: String,
}

impl GroupDrawForm {
    /// By lot.
    pub(super) fn new(scene: &Scene<'_>, contest: &Contest) -> Self {
        let phase = contest.phases.last();
        let groups = phase
            .into_iter()
            .flat_map(|phase| phase.groups.iter().zip(0..).map(move |it| (phase, it)));
        let typed = groups.map(|(phase, (group, at))| {
            let team = |team: &TeamNo| (*team, contest.team_called(*team), String::new());
            (scene.words.tell(&phase.name(at)), group.teams.iter().map(team).collect())
        });
        Self {
            group: None,
            typed: typed.collect(),
            seed: seed(),
            again: phase.is_some_and(|phase| phase.groups.iter().any(|it| it.drawn.is_some())),
            reason: String::new(),
        }
    }

    /// The teams of the group in the order of the numbers typed; nothing unless each has one of them.
    fn order(&self, group: usize) -> Option<Vec<TeamNo>> {
        let (_, teams) = self.typed.get(group)?;
        let numbers = teams.iter().map(|(no, _, typed)| Some((typed.trim().parse().ok()?, *no)));
        let mut numbers = numbers.collect::<Option<Vec<(usize, TeamNo)>>>()?;
        numbers.sort_unstable();
        let is_whole = (1..).zip(&numbers).all(|(wanted, (number, _))| wanted == *number);
        is_whole.then(|| numbers.into_iter().map(|(_, no)| no).collect())
    }
}

impl DialogForm for GroupDrawForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let title = scene.say("tournament-groups-draw-title");
        let head = Head::new("group-draw", title, scene.say("tournament-groups-draw-deed"));
        Some(head.about(scene.say("tournament-groups-draw-what")).width(560.0).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let by_lot = (None, fields.scene.say("tournament-groups-by-lot"));
        let groups = self.typed.iter().enumerate().map(|(at, (name, _))| (Some(at), name.clone()));
        let ways: Vec<(Option<usize>, String)> = std::iter::once(by_lot).chain(groups).collect();
        fields.pick(ui, "tournament-groups-way", &ways, &mut self.group);
        match self.group.and_then(|at| self.typed.get_mut(at)) {
            None => drop(fields.text(ui, "tournament-draw-seed", &mut self.seed)),
            Some((_, teams)) => {
                for (_, name, typed) in teams {
                    fields.text(ui, Field::new("tournament-draw-typed").named(name), typed);
                }
            }
        }
        if self.again {
            fields.reason(ui, &mut self.reason);
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let how = match self.group {
            None => lot(check, &self.seed).map(|seed| GroupDraw::Lot { seed }),
            Some(at) => {
                let order = self.order(at);
                let (field, wrong) = ("tournament-draw-typed", "tournament-groups-typed-wrong");
                check.read(field, order, wrong).map(|order| GroupDraw::Hand { order })
            }
        };
        // Of groups that are not drawn yet nobody asks why.
        let reason = self.reason.trim().to_owned();
        let group = self.group.and_then(|at| u8::try_from(at + 1).ok());
        ask(check, Ask::DrawGroups { group, how: how?, reason });
        Some(())
    }
}

/// Closes the preliminaries.
#[derive(Debug)]
pub(super) struct QualifyForm {
    order: String,
    reason: String,
}

impl QualifyForm {
    /// By the places.
    pub(super) const fn new() -> Self {
        Self { order: String::new(), reason: String::new() }
    }
}

impl DialogForm for QualifyForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let title = scene.say("tournament-next-qualify");
        let head = Head::new("qualify", title, scene.say("tournament-groups-qualify-deed"));
        Some(head.about(scene.say("tournament-groups-qualify-what")).width(560.0).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        fields.text(ui, Field::new("tournament-groups-order").example("4, 7, 12"), &mut self.order);
        fields.text(ui, "tournament-groups-order-reason", &mut self.reason);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let contest = &check.scene.snap.hall.contest;
        let order = match self.order.trim() {
            "" => Some(Vec::new()),
            typed => typed.split(',').map(|number| numbered(contest, number)).collect(),
        };
        let order =
            check.read("tournament-groups-order", order, "tournament-groups-order-wrong")?;
        ask(check, Ask::Qualify { order, reason: self.reason.trim().to_owned() });
        Some(())
    }
}
