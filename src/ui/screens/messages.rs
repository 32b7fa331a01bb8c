//! The dialog with what the window has said.

use egui::Ui;

use crate::form::{DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::tokens::Text;
use crate::widgets::announcer::Message;
use crate::widgets::badge::Tone;
use crate::widgets::dialog::Column;
use crate::widgets::reading::{Reading, ReadingLine, reading_ui};

/// What the window has said.
#[derive(Debug)]
pub struct Messages {
    /// The messages with their times, the newest first.
    said: Vec<ReadingLine>,
    /// What was left out, wrong or doubtful in the games that were read from files.
    imported: Vec<ReadingLine>,
    /// Where the keyboard stands in each.
    at: [Reading; 2],
}

impl Messages {
    /// The messages, the newest first, and the lines about games that were read.
    pub(crate) fn new<'a>(said: impl Iterator<Item = &'a Message>, imported: &[String]) -> Self {
        let message = |message: &Message| {
            let (hour, minute, second) = message.at.time();
            let head = format!("{hour:02}:{minute:02}:{second:02}");
            ReadingLine {
                tone: message.tone,
                head,
                text: message.text.clone(),
                more: String::new(),
            }
        };
        let line = |text: &String| {
            let (head, more) = (String::new(), String::new());
            ReadingLine { tone: Tone::Neutral, head, text: text.clone(), more }
        };
        let (said, imported) = (said.map(message).collect(), imported.iter().map(line).collect());
        Self { said, imported, at: [Reading::FIRST, Reading::LATER] }
    }
}

impl DialogForm for Messages {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let head = Head::telling("said", scene.say("actions-messages")).width(680.0).wide();
        Some(if self.said.is_empty() { head } else { head.begin_nowhere() })
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let Self { said, imported, at: [at, at_imported] } = self;
        if said.is_empty() {
            ui.label(fields.say("actions-messages-none"));
        }
        reading_ui(ui, &fields.say("actions-messages"), said, at);
        if !imported.is_empty() {
            let title = fields.say("actions-messages-imported");
            ui.label(Text::Title.rich(&title));
            reading_ui(ui, &title, imported, at_imported);
        }
    }
}
