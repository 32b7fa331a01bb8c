//! All that a person can do, from one table: [`table`]. What a panel wants is pushed into
//! [`Actions`]; only the app carries it out.

#![expect(clippy::pub_use, reason = "the macro of the table writes the enums beside their rows")]

pub mod table;

use egui::KeyboardShortcut;

pub use crate::actions::table::{Action, Screen};
use crate::dialogs::Dialog;
use crate::scene::Scene;
use crate::screens::settings::Change;
use crate::widgets::announcer::{Audience, Manner};
use jadoube_chess::scoresheet::end::EndPosition;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::envelope::EnvelopeKind;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::hall::command::Command;
use jadoube_desk::inbox::Request;
use jadoube_desk::sealing::SealingTask;
use jadoube_desk::sheet_files::SheetGame;
use jadoube_laws::citation::Citation;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::{BoardNo, CommandKey, EnvelopeNo, GameNo, IncidentNo};

impl Action {
    /// The id of its label.
    #[must_use]
    pub const fn label(self) -> &'static str {
        self.row().label
    }

    /// The id of its explanation.
    #[must_use]
    pub const fn hint(self) -> &'static str {
        self.row().hint
    }

    /// Its key.
    #[must_use]
    pub fn shortcut(self) -> Option<KeyboardShortcut> {
        self.row().keys.first().copied()
    }

    /// Its key as people write it.
    #[must_use]
    pub fn key_text(self) -> Option<String> {
        let shortcut = self.shortcut()?;
        Some(shortcut.format(&egui::ModifierNames::NAMES, false))
    }

    /// Whether it can be done now. What the Laws say to it is the desk's affair.
    #[must_use]
    pub fn is_available(self, scene: &Scene<'_>) -> bool {
        (self.row().available)(scene)
    }
}

/// The keys that belong to no action, as people write them, with the ids of what they do.
pub const OTHER_KEYS: [(&str, &str); 5] = [
    ("Space", "actions-help-space"),
    ("←↑↓→", "actions-help-arrows"),
    ("Enter", "actions-help-enter"),
    ("Tab", "actions-help-tab"),
    ("Esc", "actions-help-escape"),
];

/// Something that a panel wants done.
#[derive(Debug)]
pub enum UiMessage {
    /// An action.
    Run(Action),
    /// Show a board.
    ShowBoard(BoardNo),
    /// Show a game: on its board, or to be read where it was played.
    ShowGame(GameNo),
    /// Make a board the one at work, without showing it.
    SelectBoard(BoardNo),
    /// Show an incident.
    ShowIncident(IncidentNo),
    /// Show an envelope.
    ShowEnvelope(EnvelopeNo),
    /// Read an envelope that is open, which could not be read as it was told: why not.
    ReadEnvelope(EnvelopeNo, EnvelopeKind, String),
    /// Do what must be unseen and is slow.
    Unseen(Box<SealingTask>),
    /// Tell of something that went well.
    Tell(String),
    /// Show an article of the Laws.
    ShowArticle(Citation),
    /// Take these rules for the competition's own, and the edition that they change, in the form of
    /// the settings.
    LayOver {
        /// The text of their file.
        rules: String,
        /// The edition.
        edition: String,
    },
    /// Put one of these games, which were read from a file, into the form for a player's
    /// scoresheet.
    ReadSheet {
        /// The player whose sheet is read.
        whose: Side,
        /// The games, at least one.
        games: Vec<SheetGame>,
    },
    /// Take this for the final position of the game that is put together from its sheets.
    TakeEnd(Box<EndPosition>),
    /// Open a dialog.
    Open(Box<Dialog>),
    /// Close the dialog.
    Close,
    /// Ask the desk.
    Ask(Box<Request>),
    /// Ask the desk for the form that is open, which waits for the answer.
    AskHere(Box<Request>),
    /// Change what is kept between two days.
    Change(Change),
    /// Choose a file.
    Choose(FileChoice),
    /// Show the demonstration.
    Demonstrate,
    /// Say something to a screen reader.
    Say(Manner, String),
    /// Answer somebody who explores the board by ear.
    Hear(Audience, String),
}

/// What a file is chosen for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileChoice {
    /// The place of a new competition.
    New,
    /// Where what is printed is written, as PDF.
    Print,
    /// What the dialog for a file is about.
    For(FilePurpose),
}

/// What is done with a file or a folder that is there or will be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FilePurpose {
    /// A competition to open.
    Open,
    /// Games to read.
    ImportPgn,
    /// Where games are written.
    ExportPgn,
    /// The folder of the live files.
    LivePgn,
    /// The folder of the automatic copies.
    Copies,
    /// Where the readable part of a damaged competition is saved.
    Salvage,
    /// Where everything is saved, and work goes on, when nothing can be written any more.
    Elsewhere,
    /// The competition's own rules.
    Rules,
    /// What stands on a player's scoresheet.
    Sheet(Side),
    /// Where a player's scoresheet is written in braille.
    Braille(BoardNo, Side),
}

/// What the panels want, in the order in which they said so.
#[derive(Debug, Default)]
pub struct Actions(Vec<UiMessage>);

impl Actions {
    /// Adds a message.
    pub fn push(&mut self, message: UiMessage) {
        self.0.push(message);
    }

    /// Adds an action.
    pub fn run(&mut self, action: Action) {
        self.push(UiMessage::Run(action));
    }

    /// Asks the desk.
    pub fn ask(&mut self, request: Request) {
        self.push(UiMessage::Ask(Box::new(request)));
    }

    /// Asks for a command under a fresh key.
    pub fn command(&mut self, command: Command) {
        self.ask(Request::Do(command, CommandKey(uuid::Uuid::now_v7())));
    }

    /// Asks something of a game.
    pub fn game(&mut self, board: BoardNo, what: GameCommand) {
        self.command(Command::Game { board, what });
    }

    /// Asks something of the dispute log.
    pub fn dispute(&mut self, what: DisputeCommand) {
        self.command(Command::Dispute { what });
    }

    /// Answers somebody who explores the board by ear. All answers go this way.
    pub fn hear(&mut self, ears: Audience, text: String) {
        self.push(UiMessage::Hear(ears, text));
    }

    /// Opens a dialog.
    pub fn open(&mut self, dialog: impl Into<Dialog>) {
        self.push(UiMessage::Open(Box::new(dialog.into())));
    }

    /// Takes them all out.
    pub fn take(&mut self) -> Vec<UiMessage> {
        std::mem::take(&mut self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_i18n::catalogue::Words;
    use jadoube_i18n::lang::Lang;

    #[test]
    fn no_two_actions_share_a_key_and_each_has_a_label_and_an_explanation() {
        let mut keys = Vec::new();
        for action in Action::ALL {
            for key in action.row().keys {
                assert!(!keys.contains(key), "{action:?} shares {key:?}");
                keys.push(*key);
            }
        }
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let mut labels: Vec<String> =
                Action::ALL.iter().map(|action| words.say(action.label())).collect();
            labels.sort();
            labels.dedup();
            assert_eq!(labels.len(), Action::ALL.len(), "{lang:?}: two actions have one label");
            for action in Action::ALL {
                assert!(!words.say(action.hint()).contains('⟦'), "{action:?} is not explained");
            }
        }
    }
}
