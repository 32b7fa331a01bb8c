//! Everybody against everybody, in the order of their numbers or of their places; and round by round, as
//! a wall chart.

mod asked;
mod lot;
mod made;
mod teams;

use egui::Ui;

use crate::actions::Actions;
use crate::scene::Scene;
use crate::screens::competition::category::group_ui;
use crate::screens::competition::cross_table::asked::{CrossTableContent, Order};
use crate::screens::competition::cross_table::lot::MatchLotForm;
use crate::screens::competition::folding::{page_area, tools_ui};
use crate::screens::competition::headings::grid_labels;
use crate::screens::competition::standings::notes_told;
use crate::screens::competition::working::WorkingDialog;
use crate::tokens::{Text, space};
use crate::widgets::button::{Weight, button_about};
use crate::widgets::card::{all_ui, item, list, soft};
use crate::widgets::grid::{Grid, GridState, grid_ui};
use crate::widgets::pick::pick;
use crate::widgets::rows::RowAction;

use jadoube_desk::event_picture::EventPicture;

/// What the page remembers.
#[derive(Debug, Default)]
pub(super) struct CrossTablePage {
    /// As it was chosen; till then that which suits the system.
    order: Option<Order>,
    /// Of a championship: the group, phase and group from 0; the first at work, while none is chosen.
    group: Option<(usize, usize)>,
    event: Option<EventPicture>,
    made: Option<CrossTableContent>,
    grid: GridState,
}

impl CrossTablePage {
    /// Brings the keyboard to the table, with the next pass.
    pub(super) const fn take_focus(&mut self) {
        self.grid.take_focus();
    }

    /// Draws it.
    pub(super) fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        let entries = scene.snap.history.len();
        let is_new = EventPicture::follow(&mut self.event, &scene.snap.hall, entries);
        let Some(event) = self.event.as_ref().filter(|event| event.is_begun()) else {
            all_ui(ui, &scene.say("tournament-standings-nothing"));
            return;
        };
        let room = ui.available_height();
        page_area("cross-table").show(ui, |ui| {
            let top = ui.cursor().top();
            let options = Order::ALL.map(|order| (order, scene.say(order.label())));
            let regulations = event.contest.regulations.as_ref();
            let is_table = regulations.is_some_and(|one| one.is_table());
            let usual = if is_table { Order::Numbers } else { Order::Rounds };
            let mut order = self.order.unwrap_or(usual);
            let after = event.contest.published();
            // A knock-out has its bracket instead.
            let has_orders = event.bracket.is_none();
            if has_orders || event.group(self.group, after).is_some() {
                tools_ui(ui, scene, |ui| {
                    if has_orders
                        && pick(ui, &scene.say("tournament-cross-order"), &options, &mut order)
                    {
                        self.order = Some(order);
                    }
                    group_ui(ui, scene, (event, after), &mut self.group);
                });
            }
            let asked = (order, event.group(self.group, after), scene.words.lang());
            if is_new || self.made.as_ref().is_none_or(|made| made.asked != asked) {
                let before = self.made.as_ref().and_then(|made| made.who(self.grid.row));
                let made = CrossTableContent::new(event, asked, scene.words);
                // The keyboard stays with the one at whom it was.
                if let Some(row) = before.and_then(|who| made.row_of(who)) {
                    self.grid.row = row;
                }
                self.made = Some(made);
            }
            let Some(made) = &self.made else { return };
            let used = ui.cursor().top() - top;
            let labels = grid_labels(scene);
            let below = 2.0 * Text::Caption.font(ui).size * 1.6 + 2.0 * space::L;
            let grid = Grid {
                name: &made.title,
                table: &made.table,
                height: room - used - below,
                labels: &labels,
            };
            let done = grid_ui(ui, &grid, &mut self.grid);
            if let Some(RowAction::Open(row)) = done
                && let Some(who) = made.who(row)
            {
                let mut lines = made::rounds(event, (who, made.asked.1), scene.words);
                lines.extend(notes_told(scene, &made.notes));
                actions.open(WorkingDialog::new(event.participant(who).to_owned(), lines));
            }
            if let Some(two) = event.tied(self.grid.row).filter(|_| scene.can_change()) {
                let lot = scene.say("tournament-match-lot");
                let of = two.map(|no| event.contest.name(no)).join(" – ");
                if button_about(ui, Weight::Plain, &lot, &of).clicked() {
                    actions.open(MatchLotForm::new(two));
                }
            }
            ui.add_space(space::S);
            list(ui, &scene.say("tournament-standings-notes"), |ui| {
                for note in &made.notes {
                    item(ui, note, |ui| soft(ui, note));
                }
            });
        });
    }
}
