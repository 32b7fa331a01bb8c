//! The help: what every key does, read from the actions themselves.

use egui::{Key, Ui};

use crate::actions::{Action, OTHER_KEYS, Screen, key_name};
use crate::form::{DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::screens::board::explore;
use crate::tokens::Text;
use crate::widgets::badge::Tone;
use crate::widgets::dialog::Column;
use crate::widgets::reading::{Reading, ReadingLine, reading_ui};
use jadoube_i18n::catalogue::Catalogue;

/// The title of the dialog, and of the keys that do the same everywhere.
const TITLE: &str = "actions-help-title";

/// What the keys do, those of a screen first.
#[derive(Debug)]
pub struct Help {
    screen: Screen,
    /// Where the keyboard stands in each list.
    at: [Reading; 2],
}

impl Help {
    /// The keys as they are wanted on a screen.
    #[must_use]
    pub const fn new(screen: Screen) -> Self {
        Self { screen, at: [Reading::FIRST, Reading::LATER] }
    }
}

impl DialogForm for Help {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let head = Head::telling("help", scene.say(TITLE));
        Some(head.width(860.0).wide().begin_nowhere())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let mut lists = [(TITLE, everywhere(scene)), ("explore-keys", at_board(scene))];
        if self.screen == Screen::Board {
            lists.reverse();
        }
        for (nth, ((title, lines), at)) in lists.iter().zip(&mut self.at).enumerate() {
            // That of the dialog stands above the first.
            let is_said = nth == 0 && *title == TITLE;
            let title = scene.say(title);
            if !is_said {
                ui.label(Text::Title.rich(&title));
            }
            reading_ui(ui, &title, lines, at);
        }
    }
}

/// The keys of all actions, and those that belong to none.
fn everywhere(scene: &Scene<'_>) -> Vec<ReadingLine> {
    let of_action = |action: &Action| {
        let key = action.key_text(scene.words)?;
        Some(line(&key, scene.say(action.label()), scene.say(action.hint())))
    };
    let others = OTHER_KEYS
        .iter()
        .map(|(key, id)| line(&key_name(key, scene.words), scene.say(id), String::new()));
    Action::ALL.iter().filter_map(of_action).chain(others).collect()
}

/// What helps to explore the board by ear: the keys, and what can be typed.
fn at_board(scene: &Scene<'_>) -> Vec<ReadingLine> {
    let of_board =
        |(key, id): &(&str, &str)| line(&board_key(key, scene.words), scene.say(id), String::new());
    let keys = explore::HELP.iter().map(of_board);
    let typed = line("", explore::known(scene, "explore-known", ""), String::new());
    keys.chain([typed]).collect()
}

/// A key of the board as the keyboards of the language name it. The point has its name: no voice says it.
fn board_key(key: &str, words: &Catalogue) -> String {
    if key == "." {
        return key_name(Key::Period.name(), words);
    }
    key.replace("Shift", &words.say("app-key-shift"))
}

fn line(key: &str, text: String, more: String) -> ReadingLine {
    ReadingLine { tone: Tone::Neutral, head: key.to_owned(), text, more }
}
