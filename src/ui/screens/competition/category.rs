//! The categories of an event, and the list in which one is chosen.

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
    let (label, now) = (scene.say("tournament-standings-category"), scene.words.tell(only));
    let combo = ComboBox::from_id_salt("category").selected_text(Text::Body.rich(&now));
    let shown = combo.height(420.0).show_ui(ui, |ui| {
        for category in categories {
            let text = Text::Body.rich(scene.words.tell(category));
            if ui.selectable_label(category == only, text).clicked() {
                only.clone_from(category);
                ui.close();
            }
        }
    });
    let at = categories.iter().position(|category| category == only);
    let turned = turned(ui, &shown.response, categories.len(), at);
    if let Some(category) = turned.and_then(|to| categories.get(to)) {
        only.clone_from(category);
    }
    name_list(ui, &shown.response, &label, &scene.words.tell(only));
}
