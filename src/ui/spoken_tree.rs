//! The accessible tree on its way to a screen reader. Signs become words: figurines, arrows and dots that
//! part what stands in one line would be skipped, or read by their names. What only captions a
//! control is its name and nothing else: a screen reader that reads a dialog would read it twice.

use std::collections::HashMap;

use egui::accesskit::{Node, NodeId, Role};
use egui::{Context, FullOutput};
use jadoube_i18n::catalogue::Catalogue;

use crate::spoken_words::SpokenWords;

/// Makes the tree fit to be heard; what is drawn stays.
#[derive(Debug)]
pub struct SpokenTree {
    words: Catalogue,
    /// First what is told as it stands, then what is told with its times in full.
    told: [ToldTexts; 2],
}

/// What texts of the tree become. The tree is told with every frame, and hardly a text differs from those of the
/// frame before.
#[derive(Debug, Default)]
struct ToldTexts {
    now: HashMap<String, Option<String>>,
    before: HashMap<String, Option<String>>,
}

impl ToldTexts {
    /// What a text became in this frame or in the one before.
    fn known(&mut self, text: &str) -> Option<Option<String>> {
        if let Some((text, told)) = self.before.remove_entry(text) {
            self.now.insert(text, told);
        }
        self.now.get(text).cloned()
    }

    /// What this frame does not tell is forgotten with the next.
    fn next_frame(&mut self) {
        self.before = std::mem::take(&mut self.now);
    }
}

impl egui::Plugin for SpokenTree {
    fn debug_name(&self) -> &'static str {
        "the tree as it is told"
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        let Some(update) = &mut output.platform_output.accesskit_update else { return };
        hide_captions(&mut update.nodes);
        self.told.iter_mut().for_each(ToldTexts::next_frame);
        for (_, node) in &mut update.nodes {
            self.tell(node);
        }
    }
}

/// Hides the labels that a control has for its name, and those that repeat the name of what holds them
/// or stands beside them. The bridge to AT-SPI does not tell which label is whose.
fn hide_captions(nodes: &mut [(NodeId, Node)]) {
    let index: HashMap<NodeId, usize> =
        nodes.iter().enumerate().map(|(at, (id, _))| (*id, at)).collect();
    let mut above: HashMap<NodeId, usize> = HashMap::new();
    for (at, (_, node)) in nodes.iter().enumerate() {
        above.extend(node.children().iter().map(|child| (*child, at)));
    }
    let get = |id: &NodeId| index.get(id).map(|at| &nodes[*at].1);
    let named = nodes.iter().enumerate().filter(|(_, (_, node))| node.label().is_none());
    let names: Vec<(usize, usize, String)> = named
        .filter_map(|(at, (_, node))| {
            let caption = index.get(node.labelled_by().first()?)?;
            Some((at, *caption, nodes[*caption].1.value()?.to_owned()))
        })
        .collect();
    let repeats = |(id, node): &(NodeId, Node)| {
        let text = node.value().filter(|_| node.role() == Role::Label)?;
        let parent = above.get(id)?;
        let beside = nodes[*parent].1.children().iter().filter(|child| *child != id);
        let is_beside = beside.filter_map(get).any(|one| one.label() == Some(text));
        let mut holders =
            std::iter::successors(Some(*parent), |at| above.get(&nodes[*at].0).copied());
        let holder = holders.find_map(|at| nodes[at].1.label());
        Some(is_beside || holder == Some(text))
    };
    let repeated: Vec<usize> = nodes
        .iter()
        .enumerate()
        .filter_map(|(at, one)| repeats(one).is_some_and(|so| so).then_some(at))
        .collect();
    for (control, caption, name) in names {
        nodes[control].1.set_label(name);
        nodes[control].1.clear_labelled_by();
        nodes[caption].1.set_hidden();
    }
    for caption in repeated {
        nodes[caption].1.set_hidden();
    }
}

impl SpokenTree {
    /// In the language of these messages, which is that of the window.
    #[must_use]
    pub fn new(words: Catalogue) -> Self {
        Self { words, told: Default::default() }
    }

    /// A text of a node; nothing, where it is told as it is written.
    fn told(&mut self, text: &str, is_whole: bool) -> Option<String> {
        if let Some(known) = self.told[usize::from(is_whole)].known(text) {
            return known;
        }
        let spoken = SpokenWords::of(&self.words);
        let told = if is_whole { spoken.as_message(text) } else { spoken.in_words(text) };
        self.told[usize::from(is_whole)].now.insert(text.to_owned(), told.clone());
        told
    }

    /// What is written in a field stays as it is: the caret counts its characters. The example in an empty
    /// one is told as such: a screen reader would read it as if it had been written there.
    fn tell(&mut self, node: &mut Node) {
        use Role::{MultilineTextInput, PasswordInput, TextInput, TextRun};
        let mut is_example = false;
        if let Some(example) = node.placeholder().map(str::to_owned) {
            node.clear_placeholder();
            // While something is marked egui tells the example of a field in which something stands, too.
            let example =
                if node.value().unwrap_or_default().is_empty() { example } else { String::new() };
            // That a reason goes into the journal is no example of one, nor is that there are no own rules.
            let told = ["app-reason-example", "setup-rules-none"];
            if node.description().is_none() && told.iter().any(|id| self.words.say(id) == example) {
                node.set_description(example);
            } else if node.description().is_none() && !example.trim().is_empty() {
                let example = [("example", example.into())];
                node.set_description(self.words.say_with("app-field-example", &example));
                is_example = true;
            }
        }
        if matches!(node.role(), TextInput | MultilineTextInput | PasswordInput | TextRun) {
            // How days and times are typed must stay to be heard.
            let told = node.description().filter(|_| !is_example);
            if let Some(text) = told.and_then(|text| SpokenWords::of(&self.words).in_signs(text)) {
                node.set_description(text);
            }
            return;
        }
        self.name_region(node);
        if node.role() == Role::ScrollBar && node.label().is_none() {
            let is_upright = node.bounds().is_none_or(|bounds| bounds.height() >= bounds.width());
            let id = if is_upright { "app-scroll-upright" } else { "app-scroll-lying" };
            node.set_label(self.words.say(id));
        }
        let is_whole = matches!(
            node.role(),
            Role::Status | Role::Alert | Role::ListBoxOption | Role::ListItem
        );
        if let Some(text) = node.label().and_then(|text| self.told(text, is_whole)) {
            node.set_label(text);
        }
        if let Some(text) = node.value().and_then(|text| self.told(text, false)) {
            node.set_value(text);
        }
        if let Some(text) = node.description().and_then(|text| self.told(text, false)) {
            node.set_description(text);
        }
        if let Some(text) = node.keyboard_shortcut().and_then(|text| self.told(text, false)) {
            node.set_keyboard_shortcut(text);
        }
    }

    /// The name of a live region is what was said last. Where nothing was, it has one of its own, which is
    /// no news: it is no live region until then.
    fn name_region(&self, node: &mut Node) {
        let id = match node.role() {
            Role::Status => "app-region-messages",
            Role::Alert => "app-region-alarms",
            _ => return,
        };
        if node.label().is_none_or(|said| said.trim().is_empty()) {
            node.set_label(self.words.say(id));
            node.clear_live();
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::accesskit::Live;
    use egui_kittest::Harness;
    use egui_kittest::kittest::{NodeT, Queryable};
    use jadoube_i18n::lang::Lang;

    use super::*;
    use crate::spoken_words::aloud;
    use crate::tokens::{self, TextScale, Theme};
    use crate::widgets::announcer::{Announcer, Manner};
    use crate::widgets::card::card;
    use crate::widgets::field::{FieldLabels, field};
    use crate::widgets::pick::pick;

    /// A window on which the tree is made fit to be heard in a language.
    fn window<'a>(lang: Lang, draw: impl FnMut(&mut egui::Ui) + 'a) -> Harness<'a> {
        let looks = |ctx: &Context| {
            tokens::style::apply(ctx, Theme::Light, TextScale::from_percent(100));
        };
        let mut harness = Harness::builder().with_context_setup(looks).build_ui(draw);
        harness.ctx.add_plugin(SpokenTree::new(Catalogue::new(lang)));
        harness.run();
        harness
    }

    #[test]
    fn a_screen_reader_gets_words_for_signs() {
        for (lang, written, told) in [
            (Lang::En, "Board 4 · Black", "Board 4, Black"),
            (Lang::En, "5… ♗e7", "5, Black bishop e7"),
            (Lang::En, "5…♗e7", "5, Black bishop e7"),
            (Lang::En, "4…Nfd7", "4, Black knight fd7"),
            (
                Lang::En,
                "taken back: 4…Nf6 to 6.Bxd7+",
                "taken back: 4, Black knight f6 to 6. bishop takes d7, check",
            ),
            (Lang::De, "4.Sf3; 1.Karl; 2.e4", "4. Springer f3; 1.Karl; 2.e4"),
            (Lang::En, "☑ 1. the rook", "done: 1. the rook"),
            (Lang::En, "3.♗b5", "3. bishop b5"),
            (Lang::De, "White 1:30 → 1:32", "White 1:30 dann 1:32"),
            (Lang::En, "White 0:01 → 0:32", "White 1 second then 32 seconds"),
            (Lang::De, "0:00, 10:05, 1:00:30", "0 Sekunden, 10:05, 1:00:30"),
            (Lang::En, "White −1:05", "White minus 1:05"),
            (Lang::En, "5 +/−; 3 −", "5 win for White without play; 3 −"),
            (Lang::De, "(−/−)", "(kampfloser Verlust für beide)"),
            (Lang::En, "Ctrl+↑ and Ctrl+↓ move a player", "Ctrl+Up and Ctrl+Down move a player"),
            (Lang::De, "Alt+←", "Alt+Links"),
            (Lang::De, "→", "Rechts"),
            (Lang::En, "←↑↓→", "Left, Up, Down, Right"),
            (Lang::En, "2.5 × share of 3 = 7.5", "2.5 times share of 3 = 7.5"),
            (Lang::En, "×", "×"),
            (Lang::En, "Draw (½–½)", "Draw (half–half)"),
            (Lang::En, "2½ : 1½", "2 and a half : 1 and a half"),
            (Lang::De, "½ · 1½", "einhalb, 1 einhalb"),
            (Lang::Mk, "0–½, 2½", "0–половина, 2 и пол"),
            (Lang::En, "“f8d6” is not a legal move", "“f8 d6” is not a legal move"),
            (Lang::En, "6  Touched piece", "6, Touched piece"),
            (Lang::En, "e7e8q, xf8d6", "e7 e8 q, xf8d6"),
            (Lang::De, "♞f6", "Springer f6"),
            (Lang::En, "White 1:30 ▶ · Black 1:40", "White 1:30, clock running, Black 1:40"),
            (Lang::De, "Weiß 1:30 ▶", "Weiß 1:30, Uhr läuft"),
            (Lang::Mk, "Бели 1:30 ▶", "Бели 1:30, часовникот работи"),
            (Lang::Mk, "♖xd1", "топ зема d1"),
            (Lang::En, "12.♕xh4#", "12. queen takes h4, checkmate"),
            (Lang::En, "♘bxd2+ x", "knight b takes d2, check x"),
            (
                Lang::De,
                "Hängepartie · 2026-11-25 10:00",
                "Hängepartie, 25. November 2026, 10:00 Uhr",
            ),
            (Lang::En, "Choose folder…", "Choose folder…"),
            (Lang::En, "White receives 1 min", "White receives 1 minute"),
            (Lang::En, "#2 Illegal move", "Incident 2: Illegal move"),
            (Lang::De, "#A2 Flagge", "Vorfall A2: Flagge"),
            (Lang::En, "#1 · Art. 9", "#1, Art. 9"),
            (Lang::En, "No. 3, Ada", "Number 3, Ada"),
            (Lang::Mk, "* Бр. 10", "* Број 10"),
            (Lang::En, "Nr. 3; Casino. 3", "Nr. 3; Casino. 3"),
            (Lang::De, "Einfg", "Einfügen"),
            (Lang::De, "Strg+⏎", "Strg+Eingabetaste"),
            (Lang::En, "Ctrl+⏎", "Ctrl+Enter"),
            (Lang::De, "Ins Archiv", "Ins Archiv"),
            (Lang::En, "Empty the field (Esc)", "Empty the field (Escape)"),
            (Lang::En, "Press without a move?. Board 1", "Press without a move? Board 1"),
            (Lang::En, "From where to where?: w", "From where to where? w"),
        ] {
            let harness = window(lang, |ui| drop(ui.button(written)));
            let names = harness
                .root()
                .children_recursive()
                .filter_map(|node| node.accesskit_node().label());
            let names: Vec<String> = names.collect();
            assert_eq!(names, [told], "{written}");
        }
    }

    /// A window with the live regions alone.
    fn regions(lang: Lang) -> Harness<'static, Announcer> {
        let looks = |ctx: &Context| {
            tokens::style::apply(ctx, Theme::Light, TextScale::from_percent(100));
        };
        let builder = Harness::builder().with_context_setup(looks);
        let draw = |ui: &mut egui::Ui, announcer: &mut Announcer| announcer.regions_ui(ui);
        let mut harness = builder.build_ui_state(draw, Announcer::default());
        harness.ctx.add_plugin(SpokenTree::new(Catalogue::new(lang)));
        harness.run();
        harness
    }

    #[test]
    fn what_is_said_once_has_its_times_in_full() {
        let written = "White 1:05 → −1:29:05 · due 2026-11-25 10:00";
        for (lang, told) in [
            (
                Lang::En,
                "White 1 minute 5 seconds then minus 1 hour 29 minutes 5 seconds, due 25 November 2026, 10:00",
            ),
            (
                Lang::De,
                "White 1 Minute 5 Sekunden dann minus 1 Stunde 29 Minuten 5 Sekunden, due 25. November 2026, 10:00 Uhr",
            ),
        ] {
            assert_eq!(aloud(&Catalogue::new(lang), written), told);
            let mut harness = regions(lang);
            harness.state_mut().say(Manner::Polite, written);
            harness.run();
            harness.get_by_role_and_label(Role::Status, told);
        }
    }

    #[test]
    fn a_line_of_a_list_has_its_times_in_full() {
        // One that is chosen from, and one on paper.
        for role in [Role::ListBoxOption, Role::ListItem] {
            let harness = window(Lang::En, move |ui| {
                let line = ui.label("Clocks");
                ui.ctx().accesskit_node_builder(line.id, |node| {
                    node.set_role(role);
                    node.set_label("Clocks, White 5:51 · Black 1:05:00");
                });
            });
            let told = "Clocks, White 5 minutes 51 seconds, Black 1 hour 5 minutes";
            harness.get_by_role_and_label(role, told);
        }
    }

    #[test]
    fn a_caption_is_the_name_of_its_control_and_nothing_else() {
        let mut text = String::new();
        let mut chosen = 1;
        let harness = window(Lang::En, |ui| {
            let labels = FieldLabels { label: "Person", ..FieldLabels::default() };
            field(ui, labels, &mut text);
            let options = [(1, "Light".to_owned()), (2, "Dark".to_owned())];
            pick(ui, "Theme", &options, &mut chosen);
            card(ui, "Clocks", |ui| ui.label("Both stand"));
        });
        let labels = harness.root().children_recursive().filter_map(|node| {
            let node = node.accesskit_node();
            (node.role() == Role::Label && !node.is_hidden())
                .then(|| node.value().unwrap_or_default())
        });
        assert_eq!(labels.collect::<Vec<_>>(), ["Both stand"]);
        for (role, name) in
            [(Role::TextInput, "Person"), (Role::RadioGroup, "Theme"), (Role::Group, "Clocks")]
        {
            harness.get_by_role_and_label(role, name);
        }
    }

    #[test]
    fn an_example_in_an_empty_field_is_told_as_one() {
        let mut text = String::new();
        let harness = window(Lang::En, |ui| {
            let labels = FieldLabels { label: "Name", example: "Open 2026", fault: None };
            field(ui, labels, &mut text);
        });
        let node = harness.get_by_role(Role::TextInput);
        let node = node.accesskit_node();
        assert_eq!(node.data().placeholder(), None);
        assert_eq!(node.description().as_deref(), Some("Empty; for example Open 2026"));
    }

    #[test]
    fn what_is_wrong_with_a_field_has_words_for_its_signs_and_days_as_they_are_typed() {
        let mut text = "f8d6".to_owned();
        let harness = window(Lang::En, |ui| {
            let fault = Some("“f8d6” · write it like 2026-11-25 10:00");
            field(ui, FieldLabels { label: "Move", example: "e2e4", fault }, &mut text);
        });
        let node = harness.get_by_role(Role::TextInput);
        let told = node.accesskit_node().description();
        assert_eq!(told.as_deref(), Some("“f8 d6”, write it like 2026-11-25 10:00"));
        assert_eq!(node.accesskit_node().value().as_deref(), Some("f8d6"));
    }

    #[test]
    fn of_a_field_in_which_something_stands_no_example_is_told() {
        let mut text = "Open".to_owned();
        let mut harness = window(Lang::En, |ui| {
            let labels = FieldLabels { label: "Name", example: "Open 2026", fault: None };
            field(ui, labels, &mut text);
        });
        harness.get_by_role(Role::TextInput).focus();
        harness.run();
        // While the caret goes through it as well.
        for key in [egui::Key::Home, egui::Key::ArrowRight, egui::Key::End] {
            harness.key_press(key);
            harness.step();
            let node = harness.get_by_role(Role::TextInput);
            assert_eq!(node.accesskit_node().description(), None, "{key:?}");
        }
    }

    #[test]
    fn a_live_region_that_has_said_nothing_has_a_name_and_is_not_told_for_it() {
        for (lang, names) in [
            (Lang::En, ["Messages", "Alarms"]),
            (Lang::De, ["Meldungen", "Alarme"]),
            (Lang::Mk, ["Пораки", "Аларми"]),
        ] {
            let mut harness = regions(lang);
            for (role, name) in [Role::Status, Role::Alert].into_iter().zip(names) {
                let region = harness.get_by_role_and_label(role, name);
                assert_eq!(region.accesskit_node().data().live(), None, "{name}");
            }
            harness.state_mut().say(Manner::Polite, "e4");
            harness.run();
            let region = harness.get_by_role_and_label(Role::Status, "e4");
            assert_eq!(region.accesskit_node().data().live(), Some(Live::Polite));
        }
    }

    #[test]
    fn what_is_written_in_a_field_stays() {
        let mut text = "3.♗b5 · x".to_owned();
        let harness = window(Lang::En, |ui| {
            let name = ui.label("Move");
            ui.text_edit_singleline(&mut text).labelled_by(name.id);
        });
        let field = harness.get_by_role(Role::TextInput);
        assert_eq!(field.accesskit_node().value().as_deref(), Some("3.♗b5 · x"));
    }
}
