//! The window: each pass takes the desk's picture, draws one screen from it, and carries out what
//! the panels asked for. The desk wakes the window; nothing is drawn while nothing changes.

mod about;
mod blind_match;
mod changed;
mod closing;
mod corrected;
mod deciding;
mod door;
mod following;
mod handed;
mod hearing;
mod keyboard;
mod keys;
mod lost_time_told;
mod moves_told;
mod perform;
mod recorded;
mod results;
mod secret_tasks;
mod set_up;
mod stations;
mod typing;
mod update;
pub(crate) mod window;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::rc::Weak;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use egui::{CentralPanel, Context, Frame, Id, Ui};

use crate::actions::{Actions, Change, Close, Dialog, FileChoice, Screen, UiMessage};
use crate::announcements::{DoorAnnouncements, StationAnnouncements, ToldIncidents};
use crate::app::about::{About, PendingAnswer, ends_a_step, moves_at, steps_of};
use crate::changes::LastPass;
use crate::display;
use crate::file_trouble;
use crate::held_focus::HeldFocus;
use crate::lost_time::{self, LostTimeState};
use crate::said_facts::SaidFacts;
use crate::scene::Scene;
use crate::screen_reader::{self, Reader};
use crate::screens::all::Screens;
use crate::screens::blind::lock::Lock;
use crate::screens::clocks;
use crate::screens::incident::consent;
use crate::screens::silence::Silence;
use crate::screens::welcome::{self, WelcomeState};
use crate::screenshots::Shots;
use crate::shell;
use crate::shown_game::ShownGame;
use crate::spoken_tree::SpokenTree;
use crate::table_clock::TableClocks;
use crate::tokens::{self, TextScale, Theme, space};
use crate::voice_offer;
use crate::widgets::announcer::{self, Announcer, Audience, Manner};
use crate::widgets::badge::Tone;
use crate::widgets::focus;
use crate::widgets::turns::Turns;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::reading::Judgement;
use jadoube_core::disputes::event::Event as DisputeEvent;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::refusal::Refusal;
use jadoube_desk::demo::Demo;
use jadoube_desk::demo::fault::DemoFault;
use jadoube_desk::desk::Desk;
use jadoube_desk::import::GamesLeftOut;
use jadoube_desk::inbox::Request;
use jadoube_desk::log_lines;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::request_error::Trouble;
use jadoube_desk::sealing::SealingFault;
use jadoube_desk::shutdown;
use jadoube_desk::snapshot::Snapshot;
use jadoube_desk::station::Station;
use jadoube_desk::timekeeper::Timekeeper;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::ids::BoardNo;
use jadoube_line::line::DeskLine;
use jadoube_line::options::Options as LineOptions;

/// How many times as fast as real the players of the demonstration play.
const DEMO_SPEED: u32 = 2;

/// With what the window begins.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// A competition to open.
    pub file: Option<PathBuf>,
    /// The language, whatever the preferences say.
    pub lang: Option<Lang>,
    /// A folder for pictures of all screens; the window closes when they are taken.
    pub screenshots: Option<PathBuf>,
    /// Where the demonstration keeps its file and its lines; a temporary folder if nothing is said.
    pub demo_folder: Option<PathBuf>,
    /// Whether the demonstration begins at once.
    pub begin: Begin,
}

/// What is shown first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Begin {
    /// The file, or the welcome.
    #[default]
    Work,
    /// The demonstration.
    Demonstration,
}

/// Whether the preferences are written to this machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keep {
    /// They are.
    OnDisk,
    /// They are forgotten: tests, pictures.
    InMemory,
}

/// Opens the window and works until it is closed.
///
/// # Errors
/// When the system gives no window, or the desk's thread cannot be started.
pub fn run(options: Options) -> eframe::Result {
    let mut prefs = Preferences::load();
    let keep = if options.screenshots.is_some() { Keep::InMemory } else { Keep::OnDisk };
    if options.screenshots.is_some() {
        prefs = Preferences { station: prefs.station, sounds: false, ..Preferences::default() };
    }
    prefs.lang_of_start = options.lang;
    let viewport = window::viewport(&prefs);
    let native = eframe::NativeOptions { viewport, ..eframe::NativeOptions::default() };
    let guard = display::Guard::new(prefs.language());
    let ended = eframe::run_native(
        "jadoube",
        native,
        Box::new(move |creation| {
            let ctx = creation.egui_ctx.clone();
            shutdown::when_asked(move || {
                window::close_without_question(&ctx);
                ctx.send_viewport_cmd(egui::ViewportCommand::Close);
                ctx.request_repaint();
            });
            let ctx = creation.egui_ctx.clone();
            let waker = Box::new(move || ctx.request_repaint());
            let desk = Arc::new(Desk::start(Station::own(&prefs.station), waker)?);
            desk.line(Box::new(DeskLine::start(desk.inlet(), LineOptions::default())?));
            let mut app = App::new(&creation.egui_ctx, desk, prefs, keep);
            let ctx = creation.egui_ctx.clone();
            creation.egui_ctx.add_plugin(SpokenTree::new(app.words.clone()));
            creation.egui_ctx.add_plugin(HeldFocus::default());
            app.follow_reader(screen_reader::watch(move || ctx.request_repaint()));
            app.begin(options);
            Ok(Box::new(app))
        }),
    );
    guard.disarm();
    ended
}

/// The window's state.
pub struct App {
    pub(crate) desk: Arc<Desk>,
    pub(crate) prefs: Preferences,
    pub(crate) keep: Keep,
    pub(crate) words: Catalogue,
    /// The screen that is shown.
    pub screen: Screen,
    /// The board at work.
    pub board: Option<BoardNo>,
    /// The dialog that is open.
    pub dialog: Option<Box<dyn Dialog>>,
    /// The one in which something was asked for that the dialog asks about.
    pub(crate) behind: Option<Box<dyn Dialog>>,
    /// What each screen remembers.
    pub(crate) screens: Screens,
    /// What is done unseen, on threads of its own.
    unseen: Vec<SecretTask>,
    welcome: WelcomeState,
    pub(crate) announcer: Announcer,
    pub(crate) actions: Actions,
    /// The screen of a player, while it is locked: nothing else is drawn then.
    pub(crate) lock: Option<Lock>,
    /// The locked screen whose passphrase was typed, until the journal says that it is unlocked.
    pub(crate) unlocked: Option<(BoardNo, Side)>,
    waiting: Vec<PendingAnswer>,
    pub(crate) files: Option<(FileChoice, Receiver<Option<PathBuf>>)>,
    told: u64,
    heard: usize,
    /// What was told of the other stations.
    stations: StationAnnouncements,
    /// What the move of a blind match needed next when it was last said.
    pub(crate) next: String,
    /// The number of the last utterance that a screen reader was told of.
    announced: u64,
    path: Option<PathBuf>,
    /// The file in which all was saved of the open one, while that is lost.
    saved: Option<PathBuf>,
    /// Whose time line that file has: another one is another competition.
    keeper: Option<Arc<Timekeeper>>,
    /// What the pass before has shown.
    seen: Option<LastPass>,
    /// The game of what is shown in the log or in the list of envelopes.
    shown_game: ShownGame,
    /// What was told last of incidents, in the answer to what was asked here.
    told_incidents: ToldIncidents,
    /// What had the keyboard when the dialog was opened.
    pub(crate) before_dialog: Option<egui::Id>,
    /// What shall have it again, and after how many passes.
    pub(crate) give_back: Option<(egui::Id, u8)>,
    /// For how many passes nothing has had the keyboard; nothing, where a mouse took it away or it was
    /// not to be brought anywhere.
    nowhere: Option<u8>,
    pub(crate) lost_time: LostTimeState,
    /// What the own voice has to say only as long as it is so.
    said_facts: SaidFacts,
    /// The boards at which it was told in this stop of the clocks that a move does not count yet.
    stops_told: BTreeSet<BoardNo>,
    /// The boards at which a move was entered here whose answer came with this pass.
    entered: BTreeSet<BoardNo>,
    /// What was told of the door.
    door: DoorAnnouncements,
    /// The boards that were set up for the form that is open.
    set_up: Vec<BoardNo>,
    table_clocks: TableClocks,
    /// What was left out of the games that were read, in the order in which they were.
    imported: Vec<String>,
    /// The games of the file that was read last which are in the competition already.
    there: Option<GamesLeftOut>,
    demo_folder: Option<PathBuf>,
    /// Whether a screen reader reads the window.
    pub(crate) reader: Reader,
    /// Dropped with the window: the boards of the demonstration then end.
    demo: Option<Sender<()>>,
    demo_fault: Option<Receiver<String>>,
    /// Whether it is asked whether the window shall be closed.
    closing: Weak<()>,
    shots: Option<Shots>,
}

/// What is done unseen, on a thread of its own.
struct SecretTask {
    /// Whether the dialog that is open waits for it.
    here: bool,
    /// What comes of it.
    told: Receiver<Result<Option<Judgement>, SealingFault>>,
}

impl App {
    /// A window on a desk.
    #[must_use]
    pub fn new(ctx: &Context, desk: Arc<Desk>, prefs: Preferences, keep: Keep) -> Self {
        ctx.options_mut(|options| {
            options.zoom_with_keyboard = false;
            options.quit_shortcuts.clear();
        });
        ctx.add_plugin(Turns::default());
        let lang = prefs.language();
        let theme = Theme::of(&prefs.theme);
        tokens::style::apply(ctx, theme, TextScale::from_percent(prefs.scale_percent));
        let mut app = Self {
            desk,
            prefs,
            keep,
            words: Catalogue::new(lang),
            screen: Screen::default(),
            board: None,
            dialog: None,
            behind: None,
            screens: Screens::default(),
            unseen: Vec::new(),
            welcome: WelcomeState::default(),
            announcer: Announcer::default(),
            actions: Actions::default(),
            lock: None,
            unlocked: None,
            waiting: Vec::new(),
            files: None,
            told: 0,
            heard: 0,
            stations: StationAnnouncements::default(),
            next: String::new(),
            announced: 0,
            path: None,
            saved: None,
            keeper: None,
            seen: None,
            shown_game: ShownGame::default(),
            told_incidents: ToldIncidents::default(),
            before_dialog: None,
            give_back: None,
            nowhere: Some(0),
            lost_time: LostTimeState::default(),
            said_facts: SaidFacts::default(),
            stops_told: BTreeSet::new(),
            entered: BTreeSet::new(),
            door: DoorAnnouncements::default(),
            set_up: Vec::new(),
            table_clocks: TableClocks::default(),
            imported: Vec::new(),
            there: None,
            demo_folder: None,
            reader: Reader::default(),
            demo: None,
            demo_fault: None,
            closing: Weak::new(),
            shots: None,
        };
        app.tell_desk();
        app
    }

    /// Lets the desk know how it is to speak, write and sign.
    fn tell_desk(&mut self) {
        self.ask(Request::Language(self.prefs.language()));
        self.ask(Request::Voice(self.voice()));
        self.ask(Request::Station(self.prefs.station.clone()));
        self.ask(Request::Copies(self.prefs.copies.clone()));
    }

    fn begin(&mut self, options: Options) {
        self.demo_folder = options.demo_folder;
        self.shots = options.screenshots.map(Shots::new);
        if let Some(file) = options.file {
            self.open(file);
        }
        if options.begin == Begin::Demonstration {
            self.demonstrate();
        }
    }

    /// Opens a file.
    pub fn open(&mut self, file: PathBuf) {
        self.ask(Request::Open(file));
    }

    /// Shows the demonstration, on a thread that lives as long as the window.
    pub(crate) fn demonstrate(&mut self) {
        if self.demo.is_some() {
            return;
        }
        let folder = self.demo_folder();
        let desk = Arc::downgrade(&self.desk);
        let (stop, stopped) = channel::<()>();
        let (fault, faults) = channel();
        let words = self.words.clone();
        let play = move || {
            let Some(running) = desk.upgrade() else { return };
            let demo = Demo::set_up(&running, &folder, DEMO_SPEED);
            drop(running);
            match demo {
                // Nothing is ever sent: the window's end hangs up.
                Ok(_boards) => drop(stopped.recv()),
                Err(why) => drop(fault.send(words.tell(&why))),
            }
        };
        let made = std::thread::Builder::new().name("demonstration".into()).spawn(play);
        if let Err(why) = made {
            self.announcer.tell(Tone::Bad, &self.words.tell(&DemoFault::from(why)));
        }
        self.demo = Some(stop);
        self.demo_fault = Some(faults);
    }

    /// Where the demonstration keeps its file.
    fn demo_folder(&self) -> PathBuf {
        self.demo_folder.clone().unwrap_or_else(|| {
            std::env::temp_dir().join(format!("jadoube-demo-{}", std::process::id()))
        })
    }

    /// Asks the desk; the answer is looked at in a later pass.
    pub(crate) fn ask(&mut self, request: Request) {
        let about = About::of(&request, &self.desk.snapshot());
        if about == About::Import {
            // What was there in another file is not asked about any more.
            self.there = None;
        }
        self.ask_about(request, about, false);
    }

    /// Asks the desk for the form that is open, which closes with the answer or tells what was refused.
    pub(crate) fn ask_here(&mut self, request: Request) {
        self.ask(request);
        if let Some(waiting) = self.waiting.last_mut() {
            waiting.here = true;
        }
    }

    fn ask_about(&mut self, request: Request, about: About, here: bool) {
        let dispute = match &request {
            Request::Do(Command::Dispute { what }, _) if what.acts_on_a_game() => {
                Some(what.clone())
            }
            _ => None,
        };
        let board = match &request {
            Request::Do(Command::Game { board, .. } | Command::Blind { board, .. }, _) => {
                Some(board.0)
            }
            _ => about.board(),
        };
        let subject = Id::unique((std::mem::discriminant(&about), board));
        let (moves_at, steps_of) = (moves_at(&request), steps_of(&request, &self.desk.snapshot()));
        let pending = self.desk.ask(request);
        let one = PendingAnswer { pending, about, subject, here, dispute, moves_at, steps_of };
        self.waiting.push(one);
    }

    /// Whether an answer of the desk is awaited.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        !self.waiting.is_empty() || !self.unseen.is_empty()
    }

    fn poll(&mut self) {
        if let Some(why) = self.demo_fault.as_ref().and_then(|faults| faults.try_recv().ok()) {
            self.announcer.tell(Tone::Bad, &why);
            self.demo = None;
        }
        self.poll_unseen();
        let (mut still, mut done) = (Vec::new(), false);
        for waiting in std::mem::take(&mut self.waiting) {
            match waiting.pending.poll() {
                None => still.push(waiting),
                Some(Ok(entries)) => {
                    self.set_up.extend(Self::board_alone(&entries));
                    self.entered.extend(waiting.moves_at);
                    self.announcer.dismiss_refused(waiting.subject);
                    if !entries.is_empty() {
                        self.announcer.dismiss_refused(announcer::pressed_again());
                    }
                    if entries.iter().any(ends_a_step) {
                        // What was told once before it could be asked for again.
                        self.announcer.dismiss_refused(Id::unique("refused"));
                        self.announcer.dismiss_refused(announcer::next_step());
                    }
                    self.answered(waiting.about, waiting.here, &entries);
                    done |= waiting.here;
                }
                Some(Err(trouble)) => {
                    if let (Some(what), Trouble::Refused(Refusal::Dispute(why))) =
                        (waiting.dispute, &trouble)
                        && self.asks_for_consent(what, why, waiting.here)
                    {
                        continue;
                    }
                    let text = match (&trouble, &self.desk.snapshot().only_read) {
                        (Trouble::OnlyRead, Some(why)) => log_lines::fault(&self.words, why),
                        _ => log_lines::trouble(&self.words, &trouble),
                    };
                    let text = self.result_refused(&waiting.about, text);
                    let text = self.give_back_held(waiting.moves_at, text);
                    self.refused(waiting.here, waiting.subject, (&trouble, text));
                }
            }
        }
        self.waiting.extend(still);
        // Once all was done that was asked for; the form for which it was may be closed, and this another.
        done &= !self.waiting.iter().any(|one| one.here);
        if done {
            self.tell_set_up();
        }
        if done && self.dialog.as_ref().is_some_and(|one| one.is_asked()) {
            self.behind = None;
            self.actions.push(UiMessage::Close);
        }
    }

    /// What was refused is said where it was asked for.
    fn refused(&mut self, here: bool, what: Id, (trouble, text): (&Trouble, String)) {
        match &mut self.dialog {
            Some(dialog) if here && dialog.is_asked() => {
                let is_at_field = dialog.refuse(trouble, text.clone());
                if is_at_field && self.reader.runs {
                    self.answer(Audience::Fault, &text);
                } else {
                    self.announcer.say(Manner::Assertive, &text);
                    self.announcer.note_wrong(Manner::Assertive);
                }
            }
            _ => self.announcer.refuse(what, &text),
        }
    }

    fn answered(&mut self, about: About, here: bool, entries: &[Entry]) {
        match about {
            About::Founding => {
                self.close_dialogs();
                for entry in entries {
                    if let Event::Founded { competition } = &entry.event {
                        let edition = ("edition", competition.edition.as_str().into());
                        let name = ("name", competition.name.as_str().into());
                        let text = self.words.say_with("desk-founded", &[name, edition]);
                        let path = self.desk.snapshot().path.clone();
                        let path = path.map(|path| log_lines::in_full(&path).display().to_string());
                        let args =
                            [("what", text.into()), ("path", path.unwrap_or_default().into())];
                        let text = self.words.say_with("desk-founded-at", &args);
                        self.announcer.tell(Tone::Good, &text);
                    }
                }
            }
            About::Clocks(act, asked) => {
                let snap = self.desk.snapshot();
                let (tone, text) = clocks::outcome(&self.words, &snap.hall, (act, &asked), entries);
                self.announcer.tell(tone, &text);
            }
            About::Incident => {
                let opened = entries.iter().find_map(|entry| match &entry.event {
                    Event::Dispute { what: DisputeEvent::Opened { no, .. } } => Some(*no),
                    _ => None,
                });
                if let Some(no) = opened {
                    self.screens.disputes.shown = Some(no);
                    self.screens.disputes.focus = true;
                    self.screens.disputes.ask = true;
                    self.screen = Screen::Disputes;
                    // The keyboard goes there, and not back to what had it before the dialog.
                    self.before_dialog = None;
                }
            }
            About::Ruling => {
                // The button that was pressed is gone.
                self.screens.disputes.focus = true;
                // Whose clock runs cannot wait behind all that was decided.
                self.tell_clocks(entries);
                self.tell_ruling(entries);
            }
            About::Anew(what, changes) => {
                let form = consent::ConsentForm::of_changes(*what, changes);
                self.ask_consent(form, here);
            }
            About::File => {
                if let Some(live) = &self.desk.snapshot().live_pgn {
                    self.prefs.live_pgn = Some(live.folder.clone());
                    self.keep_preferences();
                }
            }
            About::TurningAway(name) => {
                let name = ("name", name.as_str().into());
                let text = self.words.say_with("stations-turned-away-now", &[name]);
                self.announcer.tell(Tone::Good, &text);
            }
            About::Import => self.ask_about_games_there(here),
            About::StopInDialog(board) => self.show_stopped(board, entries),
            About::Corrected(board) => self.show_correction(board, entries),
            About::Adjourning if here => self.show_adjourned(entries),
            About::Adjourning | About::LostTime | About::Result(_) | About::Other => {}
        }
    }

    /// Writes the preferences, where they are kept.
    pub(crate) fn keep_preferences(&self) {
        if self.keep == Keep::OnDisk {
            // A disk that refuses them costs nothing but them.
            let _ = self.prefs.save();
        }
    }

    /// Makes a change of the preferences take effect.
    pub fn change(&mut self, ctx: &Context, change: Change) {
        let for_the_desk = matches!(
            change,
            Change::Language(_)
                | Change::Sounds(_)
                | Change::Speak(_)
                | Change::OwnVoice(_)
                | Change::Channel(_)
                | Change::Tuning(..)
                | Change::Station(_)
                | Change::CopyEvery(_)
                | Change::CopiesKept(_)
                | Change::CopyFolder(_)
        );
        let spoke = self.speaks_for_reader();
        match change {
            Change::Language(lang) => {
                self.prefs.lang = lang.map(|lang| lang.code().to_owned());
                self.prefs.lang_of_start = None;
                self.words = Catalogue::new(self.prefs.language());
                if let Some(signs) = ctx.plugin_opt::<SpokenTree>() {
                    *signs.lock() = SpokenTree::new(self.words.clone());
                }
            }
            Change::Theme(theme) => theme.id().clone_into(&mut self.prefs.theme),
            Change::Scale(percent) => self.prefs.scale_percent = percent.clamp(100, 400),
            Change::ClockFace(face) => face.clone_into(&mut self.prefs.clock_face),
            Change::Sounds(on) => self.prefs.sounds = on,
            Change::Speak(on) => self.prefs.speak_alerts = on,
            Change::OwnVoice(on) => self.take_own_voice(ctx, on),
            Change::Channel(channel) => self.prefs.channel = channel,
            Change::Tuning(listener, tuning) => {
                self.prefs.voices.insert(listener, tuning);
            }
            Change::PressWithMove(on) => self.prefs.press_with_move = on,
            Change::ConfirmMoves(on) => self.prefs.confirm_moves = on,
            Change::SquaresAloud(squares) => {
                squares.id().clone_into(&mut self.prefs.squares_aloud);
            }
            Change::LargeBoard(on) => self.prefs.large_board = on,
            Change::Graphs(on) => self.prefs.graphs = on,
            Change::Forget(path) => self.prefs.recent.retain(|known| *known != path),
            Change::Station(station) => self.prefs.station = station,
            Change::CopyEvery(minutes) => self.prefs.copies.minutes = minutes,
            Change::CopiesKept(count) => self.prefs.copies.keep = count,
            Change::CopyFolder(folder) => self.prefs.copies.folder = folder,
        }
        self.looks(ctx);
        if for_the_desk {
            self.tell_desk();
        }
        self.keep_preferences();
        if spoke && !self.speaks_for_reader() {
            self.dialog = Some(Silence.into());
        }
    }

    fn looks(&self, ctx: &Context) {
        let scale = TextScale::from_percent(self.prefs.scale_percent);
        tokens::style::apply(ctx, Theme::of(&self.prefs.theme), scale);
    }

    fn draw(&mut self, ui: &mut Ui, scene: &Scene<'_>) {
        let ctx = ui.ctx().clone();
        let t = tokens::of(&ctx);
        window::name(&ctx, scene);
        if self.lock.is_some() {
            return self.draw_locked(ui, scene);
        }
        let mut actions = std::mem::take(&mut self.actions);
        let views = |screen| self.screens.view(screen);
        shell::rail(ui, scene, (&views, self.screen), &mut actions);
        let open = scene.is_open() || self.screens.view(self.screen).needs_no_file();
        let title = self.screen.action().label();
        let title = if open { scene.say(title) } else { "J'adoube".to_owned() };
        let title = self.numbered(scene, title);
        if !(self.screen == Screen::Board && scene.prefs.large_board) {
            shell::head(ui, scene, &title, &mut actions);
        }
        file_trouble::show(ui, scene, &mut actions);
        let of_board = self.screens.view(self.screen).is_of_a_board();
        if let Some(board) = scene.board.filter(|_| of_board && scene.earlier.is_none()) {
            file_trouble::kept_elsewhere(ui, scene, board, &mut actions);
        }
        if self.reader.is_offered(scene.prefs) {
            voice_offer::show(ui, scene, &mut actions);
        }
        lost_time::show(ui, scene, &mut self.lost_time, &mut actions);
        self.announcer.line_ui(ui);
        let margin = egui::Margin { left: 16, right: 16, top: 4, bottom: 4 };
        let frame = Frame::new().fill(t.canvas).inner_margin(margin);
        CentralPanel::default().frame(frame).show(ui, |ui| {
            self.announcer.regions_ui(ui);
            ui.spacing_mut().item_spacing = egui::vec2(space::S, space::S);
            if !open {
                self.welcome.opens = self.waiting.iter().any(|one| one.about == About::File);
                welcome::show(ui, scene, &mut self.welcome, &mut actions);
                return;
            }
            self.screens.view_mut(self.screen).show(ui, scene, &mut actions);
        });
        if let Some(dialog) = &mut self.dialog
            && dialog.show(&ctx, scene, &mut actions) == Close::Yes
        {
            actions.push(UiMessage::Close);
        }
        self.announcer.messages_ui(&ctx);
        focus::ring_the_focused(&ctx);
        self.actions = actions;
    }

    fn numbered(&self, scene: &Scene<'_>, title: String) -> String {
        match scene.board.filter(|_| self.screens.view(self.screen).is_of_a_board()) {
            Some(board) => {
                let pairing = scene
                    .looked_at()
                    .map(|(_, one)| crate::phrases::pairing(scene.words, &one.game));
                // The screen of the board is named after it; of the others it is said that it is one.
                let title = match self.screen {
                    Screen::Board => format!("{title} {board}"),
                    _ => {
                        let args = [("title", title.into()), ("board", board.0.into())];
                        scene.say_with("app-title-at-board", &args)
                    }
                };
                format!("{title} · {}", pairing.unwrap_or_default())
            }
            None => title,
        }
    }

    /// Whether the present pass is one of those in which a picture is taken.
    fn take_pictures(&mut self, ctx: &Context, snap: &Snapshot) {
        let Some(mut shots) = self.shots.take() else { return };
        let look = shots.step(ctx, snap);
        if let Some(look) = look {
            self.screen = look.screen;
            // Each screen shows a board that has something to show there.
            let mut boards = snap.hall.at_board.keys();
            let shown = match look.screen {
                Screen::Blind => boards.find(|board| snap.hall.blind(**board).is_some()),
                _ => boards.next(),
            };
            self.board = shown.copied();
            self.prefs.theme = look.theme.id().to_owned();
            self.looks(ctx);
        }
        self.shots = Some(shots);
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        window::fit(&ctx);
        self.repeat_what_was_held(&ctx);
        self.poll();
        self.chosen_file();
        self.look_for_reader();
        let snap = self.desk.snapshot();
        self.announcer.channel = self.channel(&snap);
        self.follow_lock(&ctx, &snap);
        self.ask_before_closing(&ctx, &snap);
        self.follow(&snap);
        self.said_facts.follow(&snap.hall, self.lost_time.asks(&snap));
        self.speak_first(&ctx, &snap);
        self.take_pictures(&ctx, &snap);
        let (words, prefs) = (self.words.clone(), self.prefs.clone());
        let scene = self.scene(&snap, &words, &prefs);
        let scene = self.looking_back(scene);
        self.screens.hall.learn(&scene);
        self.tell_what_is_next(&scene);
        self.follow_presence(&ctx, &scene);
        if !snap.hall.adjournments.is_empty() {
            // What becomes due is told although nothing else happens.
            ctx.request_repaint_after(std::time::Duration::from_secs(30));
        }
        let due = self.screens.envelopes.news(&scene).into_iter();
        for text in due.chain(self.table_clocks.news(&scene)) {
            self.announcer.tell(Tone::Warn, &text);
        }
        self.tell_what_changed(&scene);
        self.tell_arrival(&scene);
        self.give_back(&ctx);
        self.hold_keyboard(&ctx);
        focus::stay_at_arrows(&ctx);
        focus::take_alt_signs(&ctx);
        focus::take_alt_enter(&ctx);
        self.note_under_way();
        self.keys(&ctx, &scene);
        self.hold_fault_back(&ctx);
        self.forget_mended(&ctx);
        self.draw(ui, &scene);
        self.refuse_in_dialog(&ctx, &scene);
        self.enter_held(&scene);
        if focus::alt_enter_is_left(&ctx) {
            // A key that does nothing says so.
            let text = scene.say("app-alt-enter-nothing");
            self.announcer.say(Manner::Polite, &text);
            self.announcer.show_refusal(announcer::idle_alt_enter(), &text);
        }
        let messages = self.actions.take();
        let again = !messages.is_empty();
        let alone = self.dialog.is_none();
        for message in messages {
            self.out(&ctx, &scene, message);
        }
        if alone && self.dialog.is_some() {
            self.before_dialog = focus::leave(&ctx);
        }
        if again {
            ctx.request_repaint();
        }
        self.speak_what_was_said(&ctx);
        window::remember(&mut self.prefs, &ctx);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.keep_preferences();
    }
}
