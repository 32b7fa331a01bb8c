//! Lines in which a clock runs: the eye sees them run, and a screen reader is told them as they were when
//! the keyboard came to where it is. A text that changes each second is never read to its end.

use egui::{Id, RichText, Ui};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::time;

/// What a line was told to be.
#[derive(Debug, Clone)]
struct SpokenLine {
    /// What it depends on beside the time.
    facts: String,
    /// What had the keyboard.
    at: Option<Id>,
    text: String,
    /// The pass in which it was last drawn.
    pass: u64,
}

/// A line with a clock in it that runs; `facts` is what it depends on beside the time: as soon as that is
/// other, or the keyboard goes elsewhere, it is told anew, with its times in words.
pub fn running_line(ui: &mut Ui, words: &Catalogue, line: RichText, facts: &str) {
    let now = line.text().to_owned();
    let now = time::all_times_aloud(words, &now).unwrap_or(now);
    let label = ui.label(line);
    let told = as_it_was_told(ui, label.id, facts, now);
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_value(told));
}

/// What is told of a text in which a clock runs: what was told of it before, while the keyboard stays and
/// the facts do.
pub(crate) fn as_it_was_told(ui: &Ui, text: Id, facts: &str, now: String) -> String {
    let (key, pass) = (text.with("as it was told"), ui.ctx().cumulative_pass_nr());
    let at = ui.memory(egui::Memory::focused);
    ui.data_mut(|data| {
        let before = data.get_temp::<SpokenLine>(key);
        let stays = before.filter(|old| old.facts == facts && old.at == at && old.pass + 1 >= pass);
        let text = stays.map_or(now, |old| old.text);
        data.insert_temp(key, SpokenLine { facts: facts.to_owned(), at, text: text.clone(), pass });
        text
    })
}
