//! The list of tie-breaks while it is put together: proposed, typed by codes, or composed from those
//! that there are. One that breaks nothing here is told with its article.

use egui::{ScrollArea, Ui};

use crate::form::{Field, Fields};
use crate::scene::Scene;
use crate::screens::competition::ordering::Ordering;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::card::soft;
use crate::widgets::rows::{self, Row, RowAction, rows_ui, sentence};
use jadoube_competition::tiebreak::code::{self, BadCode, Criterion, TieBreak};
use jadoube_competition::tiebreak::edition::Edition;
use jadoube_competition::tiebreak::{Kind, unfit};
use jadoube_core::competition::regulations::System;

/// How high the list of those that can be added is, in parts of the window.
const PART: f32 = 0.25;

/// The list as it is typed, and where the keyboard stands.
#[derive(Debug, Clone)]
pub(super) struct TieBreakList {
    typed: String,
    /// Whether somebody has put it together: then no other is proposed in its place.
    own: bool,
    at: usize,
    add: usize,
}

impl TieBreakList {
    /// The list that is usual.
    pub(super) fn proposed((system, edition): (System, Edition), is_team: bool) -> Self {
        let proposed =
            system.proposed_tie_breaks(edition, is_team).first().copied().unwrap_or_default();
        Self { typed: proposed.to_owned(), own: false, at: 0, add: 0 }
    }

    /// One that is there.
    pub(super) const fn of(typed: String) -> Self {
        Self { typed, own: true, at: 0, add: 0 }
    }

    /// The usual one of another system, where nobody has chosen.
    pub(super) fn follow(&mut self, of: (System, Edition), is_team: bool) {
        if !self.own {
            *self = Self::proposed(of, is_team);
        }
    }

    /// What stands in it.
    pub(super) fn read(&self) -> Result<Vec<TieBreak>, BadCode> {
        code::list(&self.typed)
    }

    /// As tournament files write it.
    pub(super) fn written(list: &[TieBreak]) -> String {
        list.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
    }

    /// Draws it.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        fields: &mut Fields<'_, '_>,
        ((system, edition), is_team): ((System, Edition), bool),
    ) {
        let scene = fields.scene;
        let list = self.read();
        let written = list.as_ref().map(|list| Self::written(list)).unwrap_or_default();
        let proposals = system.proposed_tie_breaks(edition, is_team);
        let kind = Kind { is_team, ..system.kind() };
        let mut chosen = proposals.iter().position(|one| *one == written);
        let options: Vec<(Option<usize>, String)> = proposals
            .iter()
            .enumerate()
            .map(|(at, list)| (Some(at), list.replace(',', ", ")))
            .collect();
        if fields.pick(ui, "tournament-event-proposals", &options, &mut chosen)
            && let Some(proposal) = chosen.and_then(|at| proposals.get(at))
        {
            (*proposal).clone_into(&mut self.typed);
            self.own = true;
        }
        let fault = list.as_ref().err().map(|bad| scene.words.tell(bad));
        let typed = Field::new("tournament-event-tie-breaks").example("DE, WIN, SB").fault(fault);
        self.own |= fields.text(ui, typed, &mut self.typed).changed();
        let Ok(list) = self.read() else { return };
        self.list_ui(ui, scene, &list);
        for one in &list {
            if let Some(lack) = unfit(&one.criterion, edition.rules(), kind) {
                let args = [
                    ("code", one.to_string().into()),
                    ("why", scene.words.tell(&lack).into()),
                    ("article", lack.article().to_string().into()),
                ];
                badge(ui, Tone::Warn, &scene.say_with("tournament-event-breaks-nothing", &args));
            }
        }
        self.more_ui(ui, scene, list, (kind, edition));
    }

    /// Those of the list, in their order.
    fn list_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, list: &[TieBreak]) {
        let name = scene.say("tournament-event-order");
        soft(ui, &name);
        if list.is_empty() {
            soft(ui, scene.say("tournament-event-no-tie-breaks"));
            return;
        }
        self.at = self.at.min(list.len() - 1);
        let by_key = Ordering::by_key(ui, &name, self.at);
        let texts: Vec<[String; 3]> =
            (1..).zip(list).map(|(at, one)| line(scene, at, one)).collect();
        if let Some(RowAction::Select(at) | RowAction::Open(at)) =
            rows_ui(ui, &name, &rows_of(&texts), self.at)
        {
            self.at = at;
        }
        let about = list.get(self.at).map(ToString::to_string).unwrap_or_default();
        let asked = by_key.or(Ordering::by_button(ui, scene, &about));
        soft(ui, scene.say("tournament-event-order-keys"));
        if let Some(what) = asked {
            self.change(list, what);
            rows::focus(ui, &name, self.at);
        }
    }

    fn change(&mut self, list: &[TieBreak], what: Ordering) {
        let mut list = list.to_vec();
        (self.at, self.own) = (what.carry_out(&mut list, self.at), true);
        self.typed = Self::written(&list);
    }

    /// Those that can be added.
    fn more_ui(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        mut list: Vec<TieBreak>,
        (kind, edition): (Kind, Edition),
    ) {
        let name = scene.say("tournament-event-more");
        soft(ui, &name);
        let fits = |criterion: &&Criterion| {
            let there = list.iter().any(|one| one.criterion == **criterion);
            !there && unfit(criterion, edition.rules(), kind).is_none()
        };
        let of_teams = Criterion::OF_TEAMS.iter().filter(|_| kind.is_team);
        let all = of_teams.chain(&Criterion::OF_PLAYERS);
        let more: Vec<TieBreak> = all.filter(fits).cloned().map(TieBreak::plain).collect();
        let texts: Vec<[String; 3]> = more.iter().map(|one| line(scene, 0, one)).collect();
        let height = ui.ctx().content_rect().height() * PART;
        let area = ScrollArea::vertical().id_salt("more tie-breaks").max_height(height);
        let action = area.show(ui, |ui| rows_ui(ui, &name, &rows_of(&texts), self.add)).inner;
        match action {
            Some(RowAction::Select(at)) => self.add = at,
            Some(RowAction::Open(at)) => {
                list.extend(more.get(at).cloned());
                self.typed = Self::written(&list);
                self.own = true;
            }
            None => {}
        }
    }
}

/// A tie-break by its code and its name, its article, and all as one sentence; with its place in the
/// list, from 1.
fn line(scene: &Scene<'_>, place: usize, one: &TieBreak) -> [String; 3] {
    let name = scene.words.tell(&one.criterion);
    let title = match place {
        0 => format!("{one} · {name}"),
        _ => format!("{place}. {one} · {name}"),
    };
    let article = one.criterion.article().map(|article| article.to_string()).unwrap_or_default();
    let spoken = sentence(&[&title.replace(" ·", ","), &article]);
    [title, article, spoken]
}

fn rows_of(texts: &[[String; 3]]) -> Vec<Row<'_>> {
    texts
        .iter()
        .map(|[title, aside, spoken]| Row { title, detail: "", aside, tone: Tone::Neutral, spoken })
        .collect()
}
