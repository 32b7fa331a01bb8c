//! A window without a display on a real desk, and the hands and eyes of who works with it: keys,
//! labels, what is said.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Key, Modifiers, ViewportId};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::BySide;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::voicing::SpokenItem;
use jadoube_i18n::lang::Lang;
use jadoube_laws::clock::control::TimeControl;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{Player, Setup, Source};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;
use jadoube_ui::actions::Action;
use jadoube_ui::app::{App, Keep};

/// Where announcements stand.
const REGIONS: [Role; 2] = [Role::Status, Role::Alert];

/// In so many passes, of a quarter of a second each, somebody has heard what comes next.
const HEARD: usize = 4;

/// A window on a desk with a few boards.
pub(crate) struct Stage {
    pub(crate) window: Harness<'static, App>,
    pub(crate) desk: Arc<Desk>,
    /// Dropped last: a desk whose file is gone says so.
    pub(crate) folder: tempfile::TempDir,
}

pub(crate) fn file(folder: &tempfile::TempDir) -> PathBuf {
    folder.path().join("open.jadoube")
}

/// A competition of which no more is known than its name and the edition of its Laws.
pub(crate) fn setup(board: u16) -> Setup {
    let player = |name: &str| Player { name: format!("{name} {board}"), ..Player::default() };
    Setup {
        players: BySide::new(player("Novak"), player("Petrova")),
        round: 3,
        ..Setup::new("90+30".parse::<TimeControl>().unwrap())
    }
}

pub(crate) fn preferences(lang: Lang) -> Preferences {
    Preferences {
        lang: Some(lang.code().to_owned()),
        station: "test".into(),
        sounds: false,
        // Whatever lies on this machine.
        rating_list: Some("none.ratings".into()),
        ..Preferences::default()
    }
}

impl Stage {
    pub(crate) fn new(boards: u16) -> Self {
        Self::with(boards, preferences(Lang::En))
    }

    pub(crate) fn with(boards: u16, prefs: Preferences) -> Self {
        Self::under("2023", (1..=boards).map(setup), prefs)
    }

    /// One board under an edition of the Laws and with a time control.
    pub(crate) fn of(edition: &str, control: &str, prefs: Preferences) -> Self {
        let control = control.parse().unwrap();
        Self::under(edition, [Setup { control, ..setup(1) }], prefs)
    }

    fn under(edition: &str, games: impl IntoIterator<Item = Setup>, prefs: Preferences) -> Self {
        let desk = Desk::start("test", Box::new(|| {})).unwrap();
        Self::on(desk, edition, games, prefs)
    }

    /// On a desk of a certain kind.
    pub(crate) fn on(
        desk: Desk,
        edition: &str,
        games: impl IntoIterator<Item = Setup>,
        prefs: Preferences,
    ) -> Self {
        Self::within(tempfile::tempdir().unwrap(), desk, edition, games, prefs)
    }

    /// The same with the file in a folder in which more lies of the desk: its key, the files of others.
    pub(crate) fn within(
        folder: tempfile::TempDir,
        desk: Desk,
        edition: &str,
        games: impl IntoIterator<Item = Setup>,
        prefs: Preferences,
    ) -> Self {
        let desk = Arc::new(desk);
        let competition = Competition {
            place: "Skopje".into(),
            date: "2026-11-21".into(),
            arbiter: "A. Biter".into(),
            ..Competition::new("Skopje Open", edition)
        };
        desk.ask(Request::New(file(&folder), competition)).wait().unwrap();
        for (board, setup) in (1..).map(BoardNo).zip(games) {
            desk.command(Command::SetUpGame { board, setup }).wait().unwrap();
        }
        let window = window(desk.clone(), prefs);
        Self { folder, desk, window }
    }

    pub(crate) fn game(&self, board: u16) -> Arc<Game> {
        self.desk.snapshot().hall.game(BoardNo(board)).expect("a game").clone()
    }

    pub(crate) fn ask(&mut self, board: u16, what: GameCommand) {
        self.desk.command(Command::Game { board: BoardNo(board), what }).wait().unwrap();
        settle(&mut self.window);
    }

    pub(crate) fn play(&mut self, board: u16, moves: &[&str]) {
        for uci in moves {
            self.ask(board, played(uci));
        }
    }

    /// The same at once: the window sees what came of all the moves, and draws none of them by itself.
    pub(crate) fn play_unseen(&mut self, board: u16, moves: &[&str]) {
        for uci in moves {
            let (board, what) = (BoardNo(board), played(uci));
            self.desk.command(Command::Game { board, what }).wait().unwrap();
        }
        settle(&mut self.window);
    }

    pub(crate) fn key(&mut self, key: Key) {
        self.window.key_press(key);
        settle(&mut self.window);
    }

    pub(crate) fn ctrl(&mut self, key: Key) {
        self.window.key_press_modifiers(Modifiers::COMMAND, key);
        settle(&mut self.window);
    }

    pub(crate) fn alt(&mut self, key: Key) {
        if key == Key::Enter {
            self.hear_step();
        }
        self.window.key_press_modifiers(Modifiers::ALT, key);
        settle(&mut self.window);
    }

    /// Who takes a step with its key has heard of it: what is shown has stood for so long as the guide asks for. The
    /// passes after an answer alone are more or fewer, as the answer comes later or sooner.
    pub(crate) fn hear_step(&mut self) {
        loop {
            let recorded = self.desk.snapshot().hall.seq;
            self.window.run_steps(HEARD);
            if self.desk.snapshot().hall.seq == recorded {
                break;
            }
        }
    }

    /// Both clocks are stopped after whoever is to move has pressed without a move that was recorded.
    pub(crate) fn stop_after_a_press(&mut self, board: u16) {
        let side = self.game(board).turn().other();
        self.ask(board, GameCommand::StartClock { side });
        self.ask(board, GameCommand::StopClock);
    }

    /// Presses the keys of an action.
    pub(crate) fn run(&mut self, action: Action) {
        let shortcut = action.shortcut().unwrap();
        self.window.key_press_modifiers(shortcut.modifiers, shortcut.logical_key);
        settle(&mut self.window);
    }

    pub(crate) fn write(&mut self, text: &str) {
        self.window.event(egui::Event::Text(text.to_owned()));
        settle(&mut self.window);
    }

    /// Writes in place of what stands in the field with the keyboard.
    pub(crate) fn rewrite(&mut self, text: &str) {
        self.ctrl(Key::A);
        self.write(text);
    }

    pub(crate) fn focus(&mut self, role: Role, label: &str) {
        self.window.get_by_role_and_label(role, label).focus();
        settle(&mut self.window);
    }

    /// Writes in a field in place of what stands there.
    pub(crate) fn write_in(&mut self, label: &str, text: &str) {
        self.focus(Role::TextInput, label);
        self.rewrite(text);
    }

    /// Chooses one of the answers to a question.
    pub(crate) fn answer(&mut self, question: &str, answer: &str) {
        let answers = self.window.get_by_role_and_label(Role::RadioGroup, question);
        answers.get_by_label(answer).click_accesskit();
        settle(&mut self.window);
    }

    /// Board 1 is on the screen and its game has begun.
    pub(crate) fn begin(&mut self) {
        self.key(Key::F3);
        self.key(Key::F9);
    }

    /// White plays 1. e2–e5, and an incident is made of it.
    pub(crate) fn play_illegally(&mut self) {
        self.begin();
        self.click("e2, white pawn");
        self.click("e5, empty");
        self.click("Played on the board: record illegal move…");
    }

    /// What the clocks of board 1 show.
    pub(crate) fn times(&self) -> BySide<Millis> {
        self.game(1).times(self.desk.snapshot().now())
    }

    /// What the voice was asked to say so far, newest last. The window waits for no answer to that; but the desk does
    /// one thing after the other.
    pub(crate) fn said_aloud(&self) -> Vec<SpokenItem> {
        self.desk.ask(Request::ListPorts).wait().unwrap();
        self.desk.snapshot().spoken.heard.to_vec()
    }

    pub(crate) fn click(&mut self, label: &str) {
        self.window.get_by_label(label).click_accesskit();
        settle(&mut self.window);
    }

    pub(crate) fn has(&self, label: &str) -> bool {
        self.window.query_all_by_label(label).next().is_some()
    }

    /// Every label in the accessible tree.
    pub(crate) fn labels(&self) -> Vec<String> {
        labels(&self.window.root(), &|_| true)
    }

    /// Whether a label has this in it.
    pub(crate) fn says(&self, text: &str) -> bool {
        self.labels().iter().any(|label| label.contains(text))
    }

    /// The same of what stands there now: what was announced stays in its region until something else is.
    pub(crate) fn shows(&self, text: &str) -> bool {
        let root = self.window.root();
        labels(&root, &|node| !REGIONS.contains(&node.accesskit_node().role()))
            .iter()
            .any(|label| label.contains(text))
    }

    #[track_caller]
    pub(crate) fn must_say(&self, text: &str) {
        assert!(self.says(text), "{text} is not in {:#?}", self.labels());
    }

    /// Nothing in sight lacks its words.
    #[track_caller]
    pub(crate) fn lacks_no_words(&self, place: &str) {
        let missing = |label: &String| label.contains('⟦') || label.contains("{$");
        let missing: Vec<String> = self.labels().into_iter().filter(missing).collect();
        assert!(missing.is_empty(), "{place}: {missing:?}");
    }
}

fn played(uci: &str) -> GameCommand {
    GameCommand::Play {
        uci: Uci(uci.into()),
        source: Source::Arbiter,
        times: None,
        spent: None,
        after: AfterMove::Press,
    }
}

pub(crate) fn window(desk: Arc<Desk>, prefs: Preferences) -> Harness<'static, App> {
    let mut window = Harness::builder()
        .with_size([1366.0, 768.0])
        .with_max_steps(64)
        .build_eframe(move |creation| App::new(&creation.egui_ctx, desk, prefs, Keep::InMemory));
    crate::heard::attach(&window.ctx);
    settle(&mut window);
    window
}

/// Passes until the desk has answered everything and nothing more is to be drawn. While the desk is waited for the
/// window's time stands: on a slow machine no message goes and no haste ends that does not on a fast one.
pub(crate) fn settle(window: &mut Harness<'static, App>) {
    let deadline = Instant::now() + Duration::from_secs(20);
    passes(window, 3);
    let stands = window.ctx.input(|input| input.time);
    let mut looked = 0;
    while window.state().is_waiting() {
        assert!(Instant::now() < deadline, "the desk does not answer");
        // Most answers are there at the next look; who works at one for longer is not kept from it.
        if looked >= 2 {
            rest();
        }
        looked += 1;
        window.input_mut().time = Some(stands);
        window.step();
    }
    window.input_mut().time = None;
    passes(window, 3);
}

/// Lets others work for a moment, between two looks whether something has come: who looks without a break
/// takes a processor from those who are waited for.
pub(crate) fn rest() {
    std::thread::park_timeout(Duration::from_millis(10));
}

/// Passes as long as the window asks for another one at once: one at least, and no more than so many.
pub(crate) fn passes(window: &mut Harness<'static, App>, most: usize) {
    for _ in 0..most {
        window.step();
        let root = window.output().viewport_output.get(&ViewportId::ROOT);
        if root.is_none_or(|root| root.repaint_delay > Duration::ZERO) {
            break;
        }
    }
}

/// The labels of a node and of those in it, as far as they are wanted.
fn labels(node: &Node<'_>, wanted: &dyn Fn(&Node<'_>) -> bool) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    if !wanted(node) {
        return found;
    }
    let own = node.accesskit_node();
    found.extend(own.label());
    found.extend(own.value());
    for child in node.children() {
        found.extend(labels(&child, wanted));
    }
    found
}
