//! All that a person can do, from one table: [`table`]. What a panel wants is pushed into
//! [`Actions`]; only the app carries it out.

mod conditions;
pub mod group;
pub mod table;

use std::fmt::Debug;
use std::path::{Path, PathBuf};

use egui::{Context, Key, KeyboardShortcut, Modifiers};

// Each row of the table names one of them.
use crate::actions::conditions::*;
use crate::actions::group::Group;
use crate::actions::table::rows;
use crate::phrases;
use crate::scene::Scene;
use crate::tokens::Theme;
use crate::widgets::announcer::{Audience, Manner};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::scoresheet::end::EndPosition;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::command::Command as AdjournmentCommand;
use jadoube_core::competition::command::Command as ContestCommand;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_desk::desk::fresh_key;
use jadoube_desk::inbox::Request;
use jadoube_desk::rating_list::options::ListOptions;
use jadoube_desk::request_error::Trouble;
use jadoube_desk::sealing::{SealingFault, SealingTask};
use jadoube_desk::sheet_files::SheetGame;
use jadoube_desk::voicing::{Channel, Listener, Tuning};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::explore::Squares;
use jadoube_i18n::lang::Lang;
use jadoube_laws::citation::Citation;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::{BoardNo, EnvelopeNo, GameNo, IncidentNo};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::wall::Wall;

/// A row of the table, as far as it is known here.
struct Row {
    /// The id of its label.
    label: &'static str,
    /// The id of its explanation.
    hint: &'static str,
    /// What it has in common with others.
    group: Group,
    /// Its keys; the first is the one that is shown.
    keys: &'static [KeyboardShortcut],
    /// Whether it can be done now.
    available: fn(&Scene<'_>) -> bool,
    /// Whether it records something at the board at work.
    at_board: bool,
}

/// The mark of a row that records something at the board at work.
const AT_BOARD: bool = true;

/// Writes [`Screen`] and [`Action`] from the rows.
macro_rules! names {
    (
        screens { $(
            #[doc = $screen_doc:literal]
            $screen:ident $show:ident $screen_id:literal $screen_group:ident [$($screen_key:expr),*] $screen_when:expr,
                $field:ident: $state:ty;
        )+ }
        others { $(
            #[doc = $doc:literal]
            $action:ident $id:literal $group:ident [$($key:expr),*] $when:expr $(, $at_board:expr)? => $does:expr;
        )+ }
    ) => {
        /// The screens.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub enum Screen { #[default] $(#[doc = $screen_doc] $screen),+ }

        impl Screen {
            /// All screens, in the order of the rail.
            pub const ALL: [Self; [$($screen_id),+].len()] = [$(Self::$screen),+];

            /// The action that shows it.
            #[must_use]
            pub const fn action(self) -> Action {
                match self { $(Self::$screen => Action::$show),+ }
            }
        }

        /// Something that can be done.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Action {
            $(#[doc = concat!("Shows the screen:", $screen_doc)] $show,)+
            $(#[doc = $doc] $action,)+
        }

        impl Action {
            /// All actions, in the order of the palette.
            pub const ALL: &[Self] = &[$(Self::$show,)+ $(Self::$action),+];

            const fn row(self) -> Row {
                match self {
                    $(Self::$show => Row {
                        label: $screen_id,
                        hint: concat!($screen_id, "-hint"),
                        group: Group::$screen_group,
                        keys: const { &[$($screen_key),*] },
                        available: $screen_when,
                        at_board: false,
                    },)+
                    $(Self::$action => Row {
                        label: $id,
                        hint: concat!($id, "-hint"),
                        group: Group::$group,
                        keys: const { &[$($key),*] },
                        available: $when,
                        at_board: false $(|| $at_board)?,
                    },)+
                }
            }
        }
    };
}

rows!(names);

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

    /// The group to which it belongs.
    #[must_use]
    pub const fn group(self) -> Group {
        self.row().group
    }

    /// Its keys; the first is the one that is shown.
    #[must_use]
    pub const fn keys(self) -> &'static [KeyboardShortcut] {
        self.row().keys
    }

    /// Its key.
    #[must_use]
    pub fn shortcut(self) -> Option<KeyboardShortcut> {
        self.keys().first().copied()
    }

    /// Its key as people write it in their language.
    #[must_use]
    pub fn key_text(self, words: &Catalogue) -> Option<String> {
        Some(key_text(self.shortcut()?, words))
    }

    /// That it cannot be done now, for whom has asked for it all the same; without a competition, what
    /// is to be done first.
    #[must_use]
    pub fn not_now(self, scene: &Scene<'_>) -> String {
        let what = scene.say(self.label());
        let told =
            scene.say_with("explore-not-now", &[("what", what.trim_end_matches('…').into())]);
        match scene.is_open() {
            true => told,
            false => format!("{told}. {}", scene.say("tournament-no-file")),
        }
    }

    /// Whether it leads to a page of the event.
    #[must_use]
    pub const fn shows_page(self) -> bool {
        use Action::{ShowDraw, ShowPlayers, ShowRound, ShowStandings, ShowTeams};
        matches!(self, ShowPlayers | ShowTeams | ShowDraw | ShowRound | ShowStandings)
    }

    /// Whether it records something at the board at work, which only the station that keeps it does.
    #[must_use]
    pub const fn records_at_board(self) -> bool {
        self.row().at_board
    }

    /// Whether it shows one game on a screen of its own.
    #[must_use]
    pub const fn shows_game(self) -> bool {
        matches!(self, Self::ShowBoard | Self::ShowSheets)
    }

    /// The scene with the board at which it would record something, or which it would show: on the page of a round
    /// that of the row that is selected, where that has one.
    #[must_use]
    pub fn at_its_board<'a>(self, scene: &Scene<'a>) -> Scene<'a> {
        let has_board = scene.pairing.is_some_and(|pairing| pairing.board.is_some());
        let there = scene.at_pairing();
        let at_row = self == Self::NewIncident
            || self.records_at_board() && has_board
            || self.shows_game() && there.board.is_some();
        if at_row { there } else { *scene }
    }

    /// Whether it can be done now. What the Laws say to it is the desk's affair.
    #[must_use]
    pub fn is_available(self, scene: &Scene<'_>) -> bool {
        let scene = &self.at_its_board(scene);
        let elsewhere = self.records_at_board() && scene.kept_elsewhere().is_some();
        !elsewhere && (self.row().available)(scene)
    }
}

/// The keys that are named by a word, with its id.
const KEYS_IN_WORDS: [(Key, &str); 11] = [
    (Key::ArrowUp, "app-key-up"),
    (Key::ArrowDown, "app-key-down"),
    (Key::ArrowLeft, "app-key-left"),
    (Key::ArrowRight, "app-key-right"),
    (Key::PageUp, "app-key-page-up"),
    (Key::PageDown, "app-key-page-down"),
    (Key::Comma, "app-key-comma"),
    (Key::Period, "app-key-period"),
    (Key::Enter, "app-key-enter"),
    (Key::Backspace, "app-key-backspace"),
    (Key::Insert, "app-key-insert-cap"),
];

/// A key by its name in egui, as the keyboards of the language name it: “Einfg” for “Insert”. What has no
/// name of its own there keeps it.
#[must_use]
pub fn key_name(name: &str, words: &Catalogue) -> String {
    let word = KEYS_IN_WORDS.iter().find(|(key, _)| key.name() == name);
    word.map_or_else(|| name.to_owned(), |(_, id)| words.say(id))
}

/// A key as people write it in their language: German keyboards have “Strg” and “Umschalt”.
#[must_use]
pub fn key_text(key: KeyboardShortcut, words: &Catalogue) -> String {
    let names = egui::ModifierNames::NAMES;
    let named = |name: &str| match name {
        _ if name == names.ctrl => words.say("app-key-control"),
        _ if name == names.shift => words.say("app-key-shift"),
        _ => key_name(name, words),
    };
    let text = key.format(&names, false);
    text.split(names.concat).map(named).collect::<Vec<String>>().join(names.concat)
}

const fn key(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

const fn alt(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::ALT, key)
}

/// The keys that belong to no action, as people write them, with the ids of what they do.
pub const OTHER_KEYS: [(&str, &str); 6] = [
    ("Space", "actions-help-space"),
    ("←↑↓→", "actions-help-arrows"),
    ("Enter", "actions-help-enter"),
    ("T", "actions-help-times"),
    ("Tab", "actions-help-tab"),
    ("Esc", "actions-help-escape"),
];

/// A change of what is kept between two days.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// Another language, or the desktop's.
    Language(Option<Lang>),
    /// Another theme.
    Theme(Theme),
    /// Larger or smaller text, per cent.
    Scale(u16),
    /// The mechanical clock or the digital one.
    ClockFace(&'static str),
    /// Whether alarms sound.
    Sounds(bool),
    /// Whether alarms are spoken.
    Speak(bool),
    /// Whether the own voice says what a screen reader would be told.
    OwnVoice(bool),
    /// Through what the words reach the arbiter.
    Channel(Channel),
    /// The voice of a listener.
    Tuning(Listener, Tuning),
    /// Whether a move entered by hand presses the clock.
    PressWithMove(bool),
    /// Whether a move entered by hand waits to be confirmed.
    ConfirmMoves(bool),
    /// How squares are spoken.
    SquaresAloud(Squares),
    /// Whether the Board shows only board and clock, as large as possible.
    LargeBoard(bool),
    /// Whether graphs are shown.
    Graphs(bool),
    /// The name of this machine.
    Station(String),
    /// A copy of the competition every so many minutes; 0 for none.
    CopyEvery(u16),
    /// How many copies are kept.
    CopiesKept(u16),
    /// A competition goes out of the list of those opened last.
    Forget(PathBuf),
    /// The folder for copies, or beside the competition.
    CopyFolder(Option<PathBuf>),
}

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
    /// Lead to the first fact that an incident lacks.
    AnswerMissing(IncidentNo),
    /// Show an envelope.
    ShowEnvelope(EnvelopeNo),
    /// Do what must be unseen and is slow.
    Unseen(Box<SealingTask>),
    /// Tell of something that went well.
    Tell(String),
    /// Tell what is done next with the round, until that is done.
    TellNext(String),
    /// Tell why what was asked for cannot be done.
    Refuse(String),
    /// Take that out of sight: it was tried anew.
    TriedAnew,
    /// Show an article of the Laws.
    ShowArticle(Citation),
    /// Import a rating list as the one of this machine.
    ImportRatingList {
        /// Its file.
        path: PathBuf,
        /// What it does not tell of itself.
        options: ListOptions,
    },
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
        /// The game.
        no: GameNo,
        /// The player whose sheet is read.
        whose: Side,
        /// The games, at least one.
        games: Vec<SheetGame>,
    },
    /// Show a round of the event.
    ShowRound {
        /// The number of the round.
        no: u8,
        /// What was asked of it just now, so that its page tells what comes of it.
        asked: Option<Box<ContestCommand>>,
    },
    /// Show the standings as they were recorded at a time.
    StandingsAt(Wall),
    /// Take this for the final position of the game that is put together from its sheets.
    TakeEnd(Box<EndPosition>),
    /// Open a dialog.
    Open(Box<dyn Dialog>),
    /// Open a dialog above the one that is open, which comes back when it is cancelled.
    OpenAbove(Box<dyn Dialog>),
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
    /// Close the window, whatever runs.
    CloseWindow,
    /// Say something to a screen reader.
    Say(Manner, String),
    /// What a key does was out of sight and comes there, or Enter alone is too little for it: nothing is done before
    /// that key is pressed.
    PressAgain {
        /// What it does, for who does not see that.
        told: String,
        /// That it is to be pressed again, or which key instead.
        again: String,
    },
    /// Show why Alt+Enter, the key of an envelope's next step, did nothing.
    ShowIdleAltEnter(String),
    /// Show that no more: the step is another one.
    ForgetIdleAltEnter,
    /// The step is taken: show that no more, and say no more what came next.
    TakeStep,
    /// Answer somebody who explores the board by ear.
    Hear(Audience, String),
    /// The same in words of a language of their own, which the own voice says as such; of a position that is
    /// compared, at which board, which one it is, and the parts in which it is read: as long as that is compared.
    HearIn(Lang, String, Option<(BoardNo, Placement, Vec<String>)>),
}

/// A dialog that is open; [`crate::form`] makes one of every form.
pub trait Dialog: Debug {
    /// Draws it.
    fn show(&mut self, ctx: &Context, scene: &Scene<'_>, actions: &mut Actions) -> Close;

    /// Takes a path that was chosen in a file dialog of the system.
    fn chosen(&mut self, what: FileChoice, path: &Path);

    /// Whether the desk was asked and has not answered yet.
    fn is_asked(&self) -> bool;

    /// Whether something was typed that stands nowhere else, and is not recorded.
    fn holds_a_draft(&self) -> bool {
        false
    }

    /// The desk did not do it: why, also in words. Tells whether that describes now what gets the
    /// keyboard.
    fn refuse(&mut self, trouble: &Trouble, why: String) -> bool;

    /// What was done unseen for it came to nothing: why, also in words. Tells the same.
    fn fail(&mut self, fault: &SealingFault, why: String) -> bool;

    /// Before the desk does it a question is asked, behind which the dialog waits.
    fn come_back(&mut self);
}

/// Whether a dialog is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Close {
    /// It is.
    Yes,
    /// It stays.
    No,
}

/// What a file is chosen for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileChoice {
    /// The place of a new competition.
    New,
    /// Where what is printed is written, as PDF.
    Print,
    /// A list of players to read.
    Players,
    /// A rating list to import.
    RatingList,
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
    /// Where the event is written.
    ExportEvent,
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
    /// What stands on a player's scoresheet of a game.
    Sheet(GameNo, Side),
    /// Where a player's scoresheet is written in braille.
    Braille(GameNo, Side),
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
        self.ask(Request::Do(command, fresh_key()));
    }

    /// Asks something of a game.
    pub fn game(&mut self, board: BoardNo, what: GameCommand) {
        self.command(Command::Game { board, what });
    }

    /// Asks something of the dispute log.
    pub fn dispute(&mut self, what: DisputeCommand) {
        self.command(Command::Dispute { what });
    }

    /// Has the arbiter open an incident at a board.
    pub fn open_incident(&mut self, board: BoardNo, case: Case, clocks: Clocks) {
        let (board, caller, claim) = (Some(board), Caller::Arbiter, String::new());
        self.dispute(DisputeCommand::Open { board, case, caller, claim, clocks });
    }

    /// Asks something of an adjournment.
    pub fn adjournment(&mut self, what: AdjournmentCommand) {
        self.command(Command::Adjournment { what });
    }

    /// Answers somebody who explores the board by ear. All answers go this way.
    pub fn hear(&mut self, ears: Audience, text: String) {
        self.push(UiMessage::Hear(ears, text));
    }

    /// Opens a dialog.
    pub fn open(&mut self, dialog: impl Into<Box<dyn Dialog>>) {
        self.push(UiMessage::Open(dialog.into()));
    }

    /// Takes them all out.
    pub fn take(&mut self) -> Vec<UiMessage> {
        std::mem::take(&mut self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arrows_of_a_key_are_named_in_the_language() {
        for (lang, back) in
            [(Lang::En, "Alt+Left"), (Lang::De, "Alt+Links"), (Lang::Mk, "Alt+лево")]
        {
            assert_eq!(Action::LookBack.key_text(&Catalogue::new(lang)).as_deref(), Some(back));
        }
    }

    #[test]
    fn the_keys_of_stop_and_comma_are_named_in_each_language() {
        for (lang, again, slower) in [
            (Lang::En, "Ctrl+Period", "Ctrl+Comma"),
            (Lang::De, "Strg+Punkt", "Strg+Komma"),
            (Lang::Mk, "Ctrl+точка", "Ctrl+запирка"),
        ] {
            let words = Catalogue::new(lang);
            let keys = [Action::SayAgain, Action::SaySlower].map(|action| action.key_text(&words));
            assert_eq!(keys, [again, slower].map(|key| Some(key.to_owned())));
        }
    }

    #[test]
    fn a_key_by_itself_has_the_name_of_the_keyboards_of_the_language() {
        for (lang, enter, insert) in [
            (Lang::En, "Enter", "Insert"),
            (Lang::De, "Eingabetaste", "Einfg"),
            (Lang::Mk, "Enter", "Insert"),
        ] {
            let words = Catalogue::new(lang);
            let named = [Key::Enter, Key::Insert].map(|key| key_name(key.name(), &words));
            assert_eq!(named, [enter, insert]);
            assert_eq!(key_name("T", &words), "T");
        }
    }

    #[test]
    fn no_two_actions_share_a_key_and_each_has_a_label_and_an_explanation() {
        let mut keys = Vec::new();
        for action in Action::ALL {
            for key in action.keys() {
                assert!(!keys.contains(key), "{action:?} shares {key:?}");
                keys.push(*key);
            }
        }
        for lang in Lang::ALL {
            let words = Catalogue::new(lang);
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
