//! Signs as words on their way to a screen reader: figurines, arrows and dots that part what stands in
//! one line would be skipped, or read by their names.

use egui::accesskit::{Node, Role};
use egui::{Context, FullOutput};
use jadoube_chess::board::piece::Kind;
use jadoube_i18n::catalogue::Words;
use jadoube_i18n::chess;

/// Gives the tree words for signs; what is drawn keeps them.
#[derive(Debug)]
pub struct SpokenSigns {
    /// In the language of the window.
    pub words: Words,
}

impl egui::Plugin for SpokenSigns {
    fn debug_name(&self) -> &'static str {
        "words for signs"
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        let Some(update) = &mut output.platform_output.accesskit_update else { return };
        for (_, node) in &mut update.nodes {
            self.tell(node);
        }
    }
}

impl SpokenSigns {
    /// What is written in a field stays as it is: the caret counts its characters.
    fn tell(&self, node: &mut Node) {
        use Role::{MultilineTextInput, PasswordInput, TextInput, TextRun};
        if matches!(node.role(), TextInput | MultilineTextInput | PasswordInput | TextRun) {
            return;
        }
        if let Some(text) = node.label().and_then(|text| self.in_words(text)) {
            node.set_label(text);
        }
        if let Some(text) = node.value().and_then(|text| self.in_words(text)) {
            node.set_value(text);
        }
        if let Some(text) = node.description().and_then(|text| self.in_words(text)) {
            node.set_description(text);
        }
    }

    /// A text with words for its signs; nothing, where it has none.
    fn in_words(&self, text: &str) -> Option<String> {
        if !text.chars().any(|c| matches!(c, '·' | '→' | '…' | '☑' | '☐') || figurine(c).is_some())
        {
            return None;
        }
        let text = text.replace(" · ", ", ").replace('→', &self.words.say("app-sign-then"));
        let mut said = String::with_capacity(text.len());
        for c in text.chars() {
            let after = said.chars().next_back();
            match (c, figurine(c)) {
                (_, Some(kind)) => {
                    if after.is_some_and(|c| !c.is_whitespace()) {
                        said.push(' ');
                    }
                    said.push_str(&chess::kind(&self.words, kind));
                    said.push(' ');
                }
                // “12… Nf6”: a move of Black.
                ('…', None) if after.is_some_and(|c| c.is_ascii_digit()) => said.push(','),
                ('·', None) => said.push(','),
                ('☑', None) => said.push_str(&self.words.say("app-sign-done")),
                ('☐', None) => said.push_str(&self.words.say("app-sign-to-do")),
                _ => said.push(c),
            }
        }
        Some(said)
    }
}

fn figurine(c: char) -> Option<Kind> {
    Some(match c {
        '♔' | '♚' => Kind::King,
        '♕' | '♛' => Kind::Queen,
        '♖' | '♜' => Kind::Rook,
        '♗' | '♝' => Kind::Bishop,
        '♘' | '♞' => Kind::Knight,
        '♙' | '♟' => Kind::Pawn,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use egui_kittest::Harness;
    use egui_kittest::kittest::{NodeT, Queryable};
    use jadoube_i18n::lang::Lang;

    use super::*;

    #[test]
    fn a_screen_reader_gets_words_for_signs() {
        for (lang, written, told) in [
            (Lang::En, "Board 4 · Black", "Board 4, Black"),
            (Lang::En, "5… ♗e7", "5, bishop e7"),
            (Lang::En, "☑ 1. the rook", "done: 1. the rook"),
            (Lang::En, "3.♗b5", "3. bishop b5"),
            (Lang::De, "White 0:30 → 0:32", "White 0:30 dann 0:32"),
            (Lang::De, "♞f6", "Springer f6"),
            (Lang::Mk, "♖xd1", "топ xd1"),
            (Lang::En, "Choose folder…", "Choose folder…"),
        ] {
            let mut harness = Harness::new_ui(|ui| drop(ui.button(written)));
            harness.ctx.add_plugin(SpokenSigns { words: Words::new(lang) });
            harness.run();
            let names = harness
                .root()
                .children_recursive()
                .filter_map(|node| node.accesskit_node().label());
            let names: Vec<String> = names.collect();
            assert_eq!(names, [told], "{written}");
        }
    }

    #[test]
    fn what_is_written_in_a_field_stays() {
        let mut text = "3.♗b5 · x".to_owned();
        let mut harness = Harness::new_ui(|ui| drop(ui.text_edit_singleline(&mut text)));
        harness.ctx.add_plugin(SpokenSigns { words: Words::new(Lang::En) });
        harness.run();
        let field = harness.get_by_role(Role::TextInput);
        assert_eq!(field.accesskit_node().value().as_deref(), Some("3.♗b5 · x"));
    }
}
