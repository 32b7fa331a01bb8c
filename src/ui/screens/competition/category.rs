//! The categories of an event, the groups of a championship, and the lists in which one is chosen.

use egui::{ComboBox, Ui};

use crate::scene::Scene;
use crate::tokens::Text;
use crate::widgets::pick::{name_list, turned};
use jadoube_core::competition::category::Category;
use jadoube_desk::event_picture::EventPicture;

/// The categories of an event.
pub(super) fn categories(event: &EventPicture) -> Vec<Category> {
    event.contest.categories(event.year_and_rating().0)
}

/// One of them is chosen.
pub(super) fn category_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    categories: &[Category],
    only: &mut Category,
) {
    let options = categories.iter().map(|one| (one.clone(), scene.words.tell(one)));
    let options: Vec<(Category, String)> = options.collect();
    list_ui(ui, ("category", &scene.say("tournament-standings-category")), &options, only);
}

/// The group that is shown is chosen, phase and group from 0; nothing is drawn where there is none.
pub(super) fn group_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (event, after): (&EventPicture, u8),
    chosen: &mut Option<(usize, usize)>,
) {
    let Some(mut shown) = event.group(*chosen, after) else { return };
    let groups = event.groups(after).into_iter();
    let options: Vec<_> = groups.map(|(of, name)| (of, scene.words.tell(&name))).collect();
    let before = shown;
    list_ui(ui, ("group", &scene.say("tournament-standings-group")), &options, &mut shown);
    if shown != before {
        *chosen = Some(shown);
    }
}

/// A list that drops down, in which one is chosen.
fn list_ui<T: PartialEq + Clone>(
    ui: &mut Ui,
    (id, label): (&str, &str),
    options: &[(T, String)],
    value: &mut T,
) {
    let at = |value: &T| options.iter().position(|(one, _)| one == value);
    let name = |value: &T| {
        at(value).and_then(|at| options.get(at)).map(|(_, name)| name.clone()).unwrap_or_default()
    };
    let combo = ComboBox::from_id_salt(id).selected_text(Text::Body.rich(name(value)));
    let shown = combo.height(420.0).show_ui(ui, |ui| {
        for (one, name) in options {
            if ui.selectable_label(one == value, Text::Body.rich(name)).clicked() {
                value.clone_from(one);
                ui.close();
            }
        }
    });
    let turned = turned(ui, &shown.response, options.len(), at(value));
    if let Some((one, _)) = turned.and_then(|to| options.get(to)) {
        value.clone_from(one);
    }
    name_list(ui, &shown.response, label, &name(value));
}
