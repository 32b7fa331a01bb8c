//! All that a person can do: one enum that owns the label, the explanation and the key of each
//! action, and when it is to be had. Menus, buttons, the palette and the help read it. What a
//! panel wants is pushed into [`Actions`]; only the app carries it out.

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::dialogs::Dialog;
use crate::scene::Scene;
use crate::screens::settings::Change;
use crate::widgets::announcer::{Ears, Manner};
use jadoube_chess::scoresheet::end::EndPosition;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::envelope::Which;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::hall::command::Command;
use jadoube_desk::inbox::Request;
use jadoube_desk::protocols::Sheet;
use jadoube_desk::sealing::Deed;
use jadoube_desk::sheet_files::SheetGame;
use jadoube_laws::citation::Citation;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::{BoardNo, CommandKey, EnvelopeNo, IncidentNo};

/// The screens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// All boards.
    #[default]
    Hall,
    /// One game.
    Board,
    /// The scoresheets of one game.
    Sheets,
    /// The blind match at one board.
    Blind,
    /// The envelopes of adjourned games.
    Envelopes,
    /// The dispute log.
    Disputes,
    /// The Laws, edition by edition.
    Laws,
    /// Electronic boards and clocks.
    Devices,
    /// What the person chooses.
    Settings,
}

impl Screen {
    /// All screens, in the order of their keys.
    pub const ALL: [Self; 9] = [
        Self::Hall,
        Self::Board,
        Self::Sheets,
        Self::Blind,
        Self::Envelopes,
        Self::Disputes,
        Self::Laws,
        Self::Devices,
        Self::Settings,
    ];

    /// The action that shows it.
    #[must_use]
    pub const fn action(self) -> Action {
        match self {
            Self::Hall => Action::ShowHall,
            Self::Board => Action::ShowBoard,
            Self::Sheets => Action::ShowSheets,
            Self::Blind => Action::ShowBlind,
            Self::Envelopes => Action::ShowEnvelopes,
            Self::Disputes => Action::ShowDisputes,
            Self::Laws => Action::ShowLaws,
            Self::Devices => Action::ShowDevices,
            Self::Settings => Action::ShowSettings,
        }
    }
}

const fn plain(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers::NONE, key))
}

const fn ctrl(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers::COMMAND, key))
}

const fn ctrl_shift(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key))
}

const fn alt(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers::ALT, key))
}

/// Something that can be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Explains the keys.
    Help,
    /// Shows all boards.
    ShowHall,
    /// Shows the board at work.
    ShowBoard,
    /// Shows the scoresheets of the game at work.
    ShowSheets,
    /// Shows the blind match at the board at work.
    ShowBlind,
    /// Practises with a scripted match.
    Rehearse,
    /// Locks the screen for a player of a blind match.
    LockScreen,
    /// Arranges how the game at work is played as a blind match.
    ArrangeBlind,
    /// Shows the envelopes of adjourned games.
    ShowEnvelopes,
    /// Shows the dispute log.
    ShowDisputes,
    /// Shows the Laws.
    ShowLaws,
    /// Shows the devices.
    ShowDevices,
    /// Shows the settings.
    ShowSettings,
    /// Finds an action or a board by its name.
    Palette,
    /// Shows what the window has said.
    Messages,
    /// Opens an incident at the board at work.
    NewIncident,
    /// Undoes the decision of the incident that is shown.
    UndoDecision,
    /// Restores the decision of the incident that is shown.
    RestoreDecision,
    /// Counts something for a player, or sets a count right.
    Count,
    /// Sets the program's clock going or presses it.
    PressClock,
    /// Stops both clocks.
    StopClocks,
    /// Corrects the clock.
    AdjustClock,
    /// Undoes the last correction of the clock.
    UndoCorrection,
    /// Brings the keyboard to the field for moves.
    TypeMove,
    /// Brings the keyboard to the board.
    FocusBoard,
    /// Confirms the move that the electronic board shows.
    ConfirmMove,
    /// Takes back the last move.
    TakeBack,
    /// Replaces a move of the record.
    CorrectMove,
    /// Records a draw offer of the player on move.
    OfferDraw,
    /// Records that the offer was accepted.
    AcceptDraw,
    /// Records that the offer was rejected.
    DeclineDraw,
    /// Records that the player on move resigns.
    Resign,
    /// Ends the game with any result.
    EndGame,
    /// Takes an ended game up again.
    Reopen,
    /// Asks whether mate can still be given in the position that is shown.
    MateChances,
    /// Shows the entry before.
    LookBack,
    /// Shows the entry after.
    LookOn,
    /// Goes back to the present.
    LookAtPresent,
    /// Turns the picture of the board round.
    TurnBoard,
    /// Shows board and clock as large as the window allows.
    LargeBoard,
    /// Shows the other kind of clock.
    ClockFace,
    /// Goes to the board before.
    PreviousBoard,
    /// Goes to the next board.
    NextBoard,
    /// Goes to the next board that needs the arbiter.
    NextConcern,
    /// Reads the electronic board again.
    ReadBoard,
    /// Sends the times to the clock on the table.
    SetTableClock,
    /// Asks the player on move at the board at work to seal.
    Adjourn,
    /// Shows the plan of resumptions.
    PlanResumptions,
    /// Sets up games on boards.
    SetUp,
    /// Makes a competition.
    NewCompetition,
    /// Opens a competition.
    OpenCompetition,
    /// Reads games from a file.
    ImportPgn,
    /// Writes all games to a file.
    ExportPgn,
    /// Shows the record as evidence: its head, who signs it, a check of what is on paper.
    ShowRecord,
    /// Prints the sheet of the round at work.
    PrintRound,
    /// The next theme.
    NextTheme,
    /// Larger text.
    LargerText,
    /// Smaller text.
    SmallerText,
    /// Says the last thing again.
    SayAgain,
    /// Says it again, slower.
    SaySlower,
    /// Says it again, letter by letter.
    Spell,
}

impl Action {
    /// All actions, in the order of the palette.
    pub const ALL: &[Self] = &[
        Self::ShowHall,
        Self::ShowBoard,
        Self::ShowSheets,
        Self::ShowBlind,
        Self::ShowEnvelopes,
        Self::ShowDisputes,
        Self::ShowLaws,
        Self::ShowDevices,
        Self::ShowSettings,
        Self::NewIncident,
        Self::UndoDecision,
        Self::RestoreDecision,
        Self::Count,
        Self::ArrangeBlind,
        Self::Rehearse,
        Self::LockScreen,
        Self::NextConcern,
        Self::PressClock,
        Self::StopClocks,
        Self::AdjustClock,
        Self::UndoCorrection,
        Self::TypeMove,
        Self::FocusBoard,
        Self::ConfirmMove,
        Self::TakeBack,
        Self::CorrectMove,
        Self::OfferDraw,
        Self::AcceptDraw,
        Self::DeclineDraw,
        Self::Resign,
        Self::EndGame,
        Self::Reopen,
        Self::MateChances,
        Self::LookBack,
        Self::LookOn,
        Self::LookAtPresent,
        Self::TurnBoard,
        Self::LargeBoard,
        Self::ClockFace,
        Self::PreviousBoard,
        Self::NextBoard,
        Self::ReadBoard,
        Self::SetTableClock,
        Self::Adjourn,
        Self::PlanResumptions,
        Self::SetUp,
        Self::NewCompetition,
        Self::OpenCompetition,
        Self::ImportPgn,
        Self::ExportPgn,
        Self::ShowRecord,
        Self::PrintRound,
        Self::NextTheme,
        Self::LargerText,
        Self::SmallerText,
        Self::SayAgain,
        Self::SaySlower,
        Self::Spell,
        Self::Messages,
        Self::Palette,
        Self::Help,
    ];

    /// The id of its label.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Help => "actions-help",
            Self::ShowHall => "actions-hall",
            Self::ShowBoard => "actions-board",
            Self::ShowSheets => "actions-sheets",
            Self::ShowBlind => "actions-blind",
            Self::ArrangeBlind => "actions-arrange-blind",
            Self::Rehearse => "actions-rehearse",
            Self::LockScreen => "actions-lock-screen",
            Self::ShowEnvelopes => "actions-envelopes",
            Self::Adjourn => "actions-adjourn",
            Self::PlanResumptions => "actions-plan-resumptions",
            Self::ShowDisputes => "actions-disputes",
            Self::ShowLaws => "actions-laws",
            Self::ShowDevices => "actions-devices",
            Self::ShowSettings => "actions-settings",
            Self::Palette => "actions-palette",
            Self::Messages => "actions-messages",
            Self::NewIncident => "actions-new-incident",
            Self::UndoDecision => "actions-undo-decision",
            Self::RestoreDecision => "actions-restore-decision",
            Self::Count => "actions-count",
            Self::PressClock => "actions-press-clock",
            Self::StopClocks => "actions-stop-clocks",
            Self::AdjustClock => "actions-adjust-clock",
            Self::UndoCorrection => "actions-undo-correction",
            Self::TypeMove => "actions-type-move",
            Self::FocusBoard => "actions-focus-board",
            Self::ConfirmMove => "actions-confirm-move",
            Self::TakeBack => "actions-take-back",
            Self::CorrectMove => "actions-correct-move",
            Self::OfferDraw => "actions-offer-draw",
            Self::AcceptDraw => "actions-accept-draw",
            Self::DeclineDraw => "actions-decline-draw",
            Self::Resign => "actions-resign",
            Self::EndGame => "actions-end-game",
            Self::Reopen => "actions-reopen",
            Self::MateChances => "actions-mate-chances",
            Self::LookBack => "actions-look-back",
            Self::LookOn => "actions-look-on",
            Self::LookAtPresent => "actions-look-at-present",
            Self::TurnBoard => "actions-turn-board",
            Self::LargeBoard => "actions-large-board",
            Self::ClockFace => "actions-clock-face",
            Self::PreviousBoard => "actions-previous-board",
            Self::NextBoard => "actions-next-board",
            Self::NextConcern => "actions-next-concern",
            Self::ReadBoard => "actions-read-board",
            Self::SetTableClock => "actions-set-table-clock",
            Self::SetUp => "actions-set-up",
            Self::NewCompetition => "actions-new-competition",
            Self::OpenCompetition => "actions-open-competition",
            Self::ImportPgn => "actions-import-pgn",
            Self::ExportPgn => "actions-export-pgn",
            Self::ShowRecord => "actions-record",
            Self::PrintRound => "actions-print-round",
            Self::NextTheme => "actions-next-theme",
            Self::LargerText => "actions-larger-text",
            Self::SmallerText => "actions-smaller-text",
            Self::SayAgain => "actions-say-again",
            Self::SaySlower => "actions-say-slower",
            Self::Spell => "actions-spell",
        }
    }

    /// The id of its explanation.
    #[must_use]
    pub const fn hint(self) -> &'static str {
        match self {
            Self::Help => "actions-help-hint",
            Self::ShowHall => "actions-hall-hint",
            Self::ShowBoard => "actions-board-hint",
            Self::ShowSheets => "actions-sheets-hint",
            Self::ShowBlind => "actions-blind-hint",
            Self::ArrangeBlind => "actions-arrange-blind-hint",
            Self::Rehearse => "actions-rehearse-hint",
            Self::LockScreen => "actions-lock-screen-hint",
            Self::ShowEnvelopes => "actions-envelopes-hint",
            Self::Adjourn => "actions-adjourn-hint",
            Self::PlanResumptions => "actions-plan-resumptions-hint",
            Self::ShowDisputes => "actions-disputes-hint",
            Self::ShowLaws => "actions-laws-hint",
            Self::ShowDevices => "actions-devices-hint",
            Self::ShowSettings => "actions-settings-hint",
            Self::Palette => "actions-palette-hint",
            Self::Messages => "actions-messages-hint",
            Self::NewIncident => "actions-new-incident-hint",
            Self::UndoDecision => "actions-undo-decision-hint",
            Self::RestoreDecision => "actions-restore-decision-hint",
            Self::Count => "actions-count-hint",
            Self::PressClock => "actions-press-clock-hint",
            Self::StopClocks => "actions-stop-clocks-hint",
            Self::AdjustClock => "actions-adjust-clock-hint",
            Self::UndoCorrection => "actions-undo-correction-hint",
            Self::TypeMove => "actions-type-move-hint",
            Self::FocusBoard => "actions-focus-board-hint",
            Self::ConfirmMove => "actions-confirm-move-hint",
            Self::TakeBack => "actions-take-back-hint",
            Self::CorrectMove => "actions-correct-move-hint",
            Self::OfferDraw => "actions-offer-draw-hint",
            Self::AcceptDraw => "actions-accept-draw-hint",
            Self::DeclineDraw => "actions-decline-draw-hint",
            Self::Resign => "actions-resign-hint",
            Self::EndGame => "actions-end-game-hint",
            Self::Reopen => "actions-reopen-hint",
            Self::MateChances => "actions-mate-chances-hint",
            Self::LookBack => "actions-look-back-hint",
            Self::LookOn => "actions-look-on-hint",
            Self::LookAtPresent => "actions-look-at-present-hint",
            Self::TurnBoard => "actions-turn-board-hint",
            Self::LargeBoard => "actions-large-board-hint",
            Self::ClockFace => "actions-clock-face-hint",
            Self::PreviousBoard => "actions-previous-board-hint",
            Self::NextBoard => "actions-next-board-hint",
            Self::NextConcern => "actions-next-concern-hint",
            Self::ReadBoard => "actions-read-board-hint",
            Self::SetTableClock => "actions-set-table-clock-hint",
            Self::SetUp => "actions-set-up-hint",
            Self::NewCompetition => "actions-new-competition-hint",
            Self::OpenCompetition => "actions-open-competition-hint",
            Self::ImportPgn => "actions-import-pgn-hint",
            Self::ExportPgn => "actions-export-pgn-hint",
            Self::ShowRecord => "actions-record-hint",
            Self::PrintRound => "actions-print-round-hint",
            Self::NextTheme => "actions-next-theme-hint",
            Self::LargerText => "actions-larger-text-hint",
            Self::SmallerText => "actions-smaller-text-hint",
            Self::SayAgain => "actions-say-again-hint",
            Self::SaySlower => "actions-say-slower-hint",
            Self::Spell => "actions-spell-hint",
        }
    }

    /// Its key.
    #[must_use]
    pub const fn shortcut(self) -> Option<KeyboardShortcut> {
        match self {
            Self::Help => plain(Key::F1),
            Self::ShowHall => plain(Key::F2),
            Self::ShowBoard => plain(Key::F3),
            Self::ShowSheets => ctrl(Key::S),
            Self::ShowBlind => ctrl(Key::I),
            Self::ShowEnvelopes => ctrl(Key::U),
            Self::Adjourn => ctrl_shift(Key::U),
            Self::ShowDisputes => plain(Key::F4),
            Self::ShowLaws => ctrl(Key::L),
            Self::ShowDevices => plain(Key::F5),
            Self::ShowSettings => plain(Key::F6),
            Self::TypeMove => plain(Key::F7),
            Self::NewIncident => plain(Key::F8),
            Self::PressClock => plain(Key::F9),
            Self::StopClocks => plain(Key::F10),
            Self::NextConcern => plain(Key::F12),
            Self::Palette => ctrl(Key::K),
            Self::Messages => plain(Key::F11),
            Self::AdjustClock => ctrl(Key::T),
            Self::UndoCorrection => ctrl_shift(Key::Z),
            Self::TakeBack => ctrl(Key::Z),
            Self::CorrectMove => ctrl_shift(Key::C),
            Self::ConfirmMove => ctrl(Key::Enter),
            Self::OfferDraw => ctrl(Key::D),
            Self::EndGame => ctrl(Key::E),
            Self::UndoDecision => ctrl_shift(Key::W),
            Self::RestoreDecision => ctrl_shift(Key::Y),
            Self::Count => ctrl(Key::J),
            Self::MateChances => ctrl(Key::M),
            Self::FocusBoard => ctrl(Key::B),
            Self::LookBack => alt(Key::ArrowLeft),
            Self::LookOn => alt(Key::ArrowRight),
            Self::TurnBoard => ctrl(Key::F),
            Self::LargeBoard => ctrl_shift(Key::L),
            Self::PreviousBoard => ctrl(Key::PageUp),
            Self::NextBoard => ctrl(Key::PageDown),
            Self::ReadBoard => ctrl(Key::R),
            Self::SetUp => ctrl(Key::G),
            Self::NewCompetition => ctrl(Key::N),
            Self::OpenCompetition => ctrl(Key::O),
            Self::ShowRecord => ctrl_shift(Key::H),
            Self::NextTheme => ctrl_shift(Key::T),
            Self::LargerText => ctrl(Key::Plus),
            Self::SmallerText => ctrl(Key::Minus),
            Self::SayAgain => ctrl(Key::Period),
            Self::SaySlower => ctrl(Key::Comma),
            Self::Spell => ctrl_shift(Key::B),
            Self::AcceptDraw
            | Self::DeclineDraw
            | Self::Resign
            | Self::Reopen
            | Self::LookAtPresent
            | Self::ClockFace
            | Self::ArrangeBlind
            | Self::Rehearse
            | Self::LockScreen
            | Self::SetTableClock
            | Self::PlanResumptions
            | Self::ImportPgn
            | Self::PrintRound
            | Self::ExportPgn => None,
        }
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
        let game = scene.current().map(|(_, game)| game);
        let going = game.is_some_and(|game| game.outcome().is_none());
        let playing = game.is_some_and(|game| game.is_playing());
        let own_clock = game.is_some_and(|game| !game.clock_on_table());
        let line = scene.current_line();
        let blind = scene.board.and_then(|board| scene.snap.hall.blind(board));
        match self {
            Self::LockScreen => blind.is_some(),
            Self::UndoDecision => scene.decided().is_some(),
            Self::RestoreDecision => scene.undone().is_some(),
            Self::ShowBoard
            | Self::ShowSheets
            | Self::ShowBlind
            | Self::ArrangeBlind
            | Self::NewIncident
            | Self::TurnBoard
            | Self::LargeBoard
            | Self::LookBack => game.is_some(),
            Self::LookOn | Self::LookAtPresent | Self::FocusBoard | Self::MateChances => {
                game.is_some()
            }
            Self::PressClock | Self::StopClocks => going && own_clock,
            Self::TypeMove => game.is_some(),
            Self::AdjustClock | Self::Count => game.is_some(),
            Self::UndoCorrection => game.is_some_and(|game| !game.corrections.is_empty()),
            Self::ConfirmMove => line.is_some_and(|line| line.provisional.is_some()),
            Self::TakeBack | Self::CorrectMove => game.is_some_and(|game| !game.plies.is_empty()),
            Self::OfferDraw => playing && game.is_some_and(|game| game.offer.is_none()),
            Self::AcceptDraw | Self::DeclineDraw => game.is_some_and(|game| game.offer.is_some()),
            Self::Resign => playing,
            Self::Adjourn => {
                let adjourned = |board| scene.snap.hall.adjournment_at(board).is_some();
                playing && !scene.board.is_some_and(adjourned)
            }
            Self::EndGame => going,
            Self::Reopen => game.is_some_and(|game| game.outcome().is_some()),
            Self::PreviousBoard | Self::NextBoard | Self::NextConcern => {
                !scene.snap.hall.at_board.is_empty()
            }
            Self::ReadBoard => line.is_some(),
            Self::SetTableClock => line.is_some_and(|line| line.has_clock),
            Self::SetUp
            | Self::ImportPgn
            | Self::ExportPgn
            | Self::ShowRecord
            | Self::PlanResumptions => scene.is_open(),
            Self::PrintRound => game.is_some(),
            Self::SayAgain | Self::SaySlower | Self::Spell => !scene.snap.spoken.heard.is_empty(),
            Self::Help
            | Self::ShowHall
            | Self::ShowEnvelopes
            | Self::ShowDisputes
            | Self::ShowLaws
            | Self::ShowDevices
            | Self::ShowSettings
            | Self::Palette
            | Self::Messages
            | Self::ClockFace
            | Self::Rehearse
            | Self::NewCompetition
            | Self::OpenCompetition
            | Self::NextTheme
            | Self::LargerText
            | Self::SmallerText => true,
        }
    }
}

/// Something that a panel wants done.
#[derive(Debug)]
pub enum Wish {
    /// An action.
    Run(Action),
    /// Show a board.
    ShowBoard(BoardNo),
    /// Make a board the one at work, without showing it.
    SelectBoard(BoardNo),
    /// Show an incident.
    ShowIncident(IncidentNo),
    /// Show an envelope.
    ShowEnvelope(EnvelopeNo),
    /// Read an envelope that is open, which could not be read as it was told: why not.
    ReadEnvelope(EnvelopeNo, Which, String),
    /// Do what must be unseen and is slow.
    Unseen(Box<Deed>),
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
        /// Whose.
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
    /// Change what is kept between two days.
    Change(Change),
    /// Choose a file.
    Choose(FileChoice),
    /// Show the demonstration.
    Demonstrate,
    /// Say something to a screen reader.
    Say(Manner, String),
    /// Answer somebody who explores the board by ear.
    Hear(Ears, String),
}

/// What a file is chosen for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileChoice {
    /// The place of a new competition.
    New,
    /// What the dialog for a file is about.
    For(Errand),
}

/// What is done with a file or a folder that is there or will be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Errand {
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
    /// The sheet of an incident or of a round, into a PDF file.
    Paper(Sheet),
}

/// What the panels want, in the order in which they said so.
#[derive(Debug, Default)]
pub struct Actions(Vec<Wish>);

impl Actions {
    /// Adds a wish.
    pub fn push(&mut self, wish: Wish) {
        self.0.push(wish);
    }

    /// Adds an action.
    pub fn run(&mut self, action: Action) {
        self.push(Wish::Run(action));
    }

    /// Asks the desk.
    pub fn ask(&mut self, request: Request) {
        self.push(Wish::Ask(Box::new(request)));
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
    pub fn hear(&mut self, ears: Ears, text: String) {
        self.push(Wish::Hear(ears, text));
    }

    /// Opens a dialog.
    pub fn open(&mut self, dialog: Dialog) {
        self.push(Wish::Open(Box::new(dialog)));
    }

    /// Takes them all out.
    pub fn take(&mut self) -> Vec<Wish> {
        std::mem::take(&mut self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_actions_share_a_key_and_none_is_left_out_of_the_list() {
        let mut seen = Vec::new();
        for action in Action::ALL {
            if let Some(shortcut) = action.shortcut() {
                assert!(!seen.contains(&shortcut), "{action:?} shares {shortcut:?}");
                seen.push(shortcut);
            }
        }
        let labels: std::collections::BTreeSet<_> =
            Action::ALL.iter().map(|action| action.label()).collect();
        assert_eq!(labels.len(), Action::ALL.len());
        for screen in Screen::ALL {
            assert!(Action::ALL.contains(&screen.action()));
        }
    }
}
