//! The clocks of all boards at once, and the competition that is left while some run: it is asked
//! before, with the boards that are meant. What changes between the question and the answer is left
//! as it is, and said.

use std::collections::BTreeSet;
use std::rc::{Rc, Weak};

use egui::Ui;

use crate::actions::UiMessage;
use crate::form::{Check, DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::screens::blind::start::hint;
use crate::tokens::Text;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::dialog::Column;
use jadoube_chess::moment::Moment;
use jadoube_core::hall::all_clocks::AllClocks;
use jadoube_core::hall::clocks::{BoardClock, boards, lacks_blind_match};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::Entry;
use jadoube_core::hall::state::Hall;
use jadoube_desk::choices::rulebook;
use jadoube_desk::inbox::Request;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::clocks;
use jadoube_laws::ids::{BoardNo, GameNo};

/// The question before something is done with the clocks of all boards.
#[derive(Debug)]
pub struct AllClocksForm {
    act: AllClocks,
    /// Only those of this round of the event.
    round: Option<u8>,
    /// The boards that are meant, with their games.
    asked: Vec<(BoardNo, GameNo)>,
}

impl AllClocksForm {
    /// The question about the boards that can take part now.
    #[must_use]
    pub fn new(scene: &Scene<'_>, act: AllClocks) -> Self {
        Self { act, round: None, asked: able(&concerned(scene, act, None)) }
    }

    /// The question about the boards of the round of the event that was published last.
    #[must_use]
    pub fn of_the_round(scene: &Scene<'_>, act: AllClocks) -> Self {
        let round = Some(scene.snap.hall.contest.published());
        Self { act, round, asked: able(&concerned(scene, act, round)) }
    }

    /// The boards of blind players at which nothing is set up for them, where clocks are started.
    fn not_set_up(&self, scene: &Scene<'_>) -> Vec<BoardNo> {
        let starts = self.act == AllClocks::Start;
        let asked = boards_of(&self.asked).into_iter();
        asked.filter(|board| starts && lacks_blind_match(&scene.snap.hall, *board)).collect()
    }

    fn say(&self, scene: &Scene<'_>, id: &str) -> String {
        clocks::told(scene.words, id, self.act, &boards_of(&self.asked))
    }
}

impl DialogForm for AllClocksForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let title = scene.say(match self.act {
            AllClocks::Start => "clocks-title-start",
            AllClocks::Stop => "clocks-title-stop",
            AllClocks::Resume => "clocks-title-resume",
        });
        if self.asked.is_empty() {
            // Why a clock that was left stopped is not started is what is asked for.
            let why = clocks::obstacles(scene.words, &concerned(scene, self.act, self.round));
            let nothing = match why.is_empty() {
                true => self.say(scene, "clocks-nothing"),
                false => why.join(". "),
            };
            return Some(Head::telling("clocks", title).about(nothing));
        }
        let head = Head::new("clocks", title, self.say(scene, "clocks-deed"));
        let ask = self.say(scene, "clocks-ask");
        let head = match hint(scene, &self.not_set_up(scene)) {
            Some(hint) => head.about(format!("{ask}. {hint}")).heard(),
            None => head.about(ask),
        };
        Some(head.begin_at_main_button().waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let now = concerned(scene, self.act, self.round);
        if !self.asked.is_empty() {
            for line in clocks::obstacles(scene.words, &now) {
                ui.label(Text::Body.rich(line));
            }
        }
        let now = able(&now);
        for (id, changed) in [
            ("clocks-changed-gone", without(&self.asked, &now)),
            ("clocks-changed-new", without(&now, &self.asked)),
        ] {
            if !changed.is_empty() {
                badge(ui, Tone::Warn, &clocks::told(scene.words, id, self.act, &changed));
            }
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let games = Some(self.asked.iter().map(|(_, game)| *game).collect());
        check.actions.command(Command::Clocks { what: self.act, games });
        Some(())
    }
}

/// What was done, and what was left as it is because it had changed since it was asked.
#[must_use]
pub fn outcome(
    words: &Catalogue,
    hall: &Hall,
    (act, asked): (AllClocks, &[GameNo]),
    entries: &[Entry],
) -> (Tone, String) {
    let mut done: Vec<BoardNo> = entries.iter().filter_map(|entry| entry.event.board()).collect();
    done.dedup();
    let meant = asked.iter().filter_map(|no| hall.games.get(no)).map(|one| one.board);
    let mut left: Vec<BoardNo> = meant.filter(|board| !done.contains(board)).collect();
    left.sort_unstable();
    let text = clocks::told(words, "clocks-done", act, &done);
    if left.is_empty() {
        return (Tone::Good, text);
    }
    let left = clocks::told(words, "clocks-changed-gone", act, &left);
    (Tone::Warn, format!("{text}. {left}"))
}

/// What ends the work at the open competition.
#[derive(Debug)]
pub enum Leaving {
    /// The window is closed.
    Window,
    /// The demonstration begins.
    Demonstration,
    /// Another file takes its place.
    File(Box<Request>),
}

/// Whether something was typed that is not recorded yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Draft {
    /// Nothing was.
    None,
    /// Something was.
    Typed,
}

/// What is lost with the open competition.
#[derive(Debug)]
pub struct LossOnClosing {
    /// The boards whose clocks run.
    pub clocks: Vec<BoardNo>,
    /// What was typed.
    pub draft: Draft,
}

/// The question before the open competition is left while clocks run, or with what is typed.
#[derive(Debug)]
pub struct CloseForm {
    lost: LossOnClosing,
    leaving: Leaving,
    _open: Rc<()>,
}

/// The boards on which a clock of the program runs down.
#[must_use]
pub fn running(hall: &Hall, now: Moment) -> Vec<BoardNo> {
    let runs = |board: &BoardNo| {
        let game = hall.game(*board);
        game.is_some_and(|game| game.clock.running().is_some() && game.time_to_lose(now).is_some())
    };
    let own = hall.at_board.keys().copied().filter(|board| hall.is_kept_here(*board));
    own.filter(runs).collect()
}

impl CloseForm {
    /// The question, if anything is lost; and what tells whether it is open still.
    #[must_use]
    pub fn of(lost: LossOnClosing, leaving: Leaving) -> Option<(Self, Weak<()>)> {
        let open = Rc::new(());
        let known = Rc::downgrade(&open);
        let asks = !lost.clocks.is_empty() || lost.draft == Draft::Typed;
        asks.then_some((Self { lost, leaving, _open: open }, known))
    }
}

impl DialogForm for CloseForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let LossOnClosing { clocks: boards, draft } = &self.lost;
        let [title, what, deed] = match self.leaving {
            Leaving::Window if boards.is_empty() => {
                ["clocks-close-draft-title", "clocks-close-what", "clocks-close-deed"]
            }
            Leaving::Window => ["clocks-close-title", "clocks-close-what", "clocks-close-deed"],
            Leaving::Demonstration | Leaving::File(_) => {
                ["clocks-leave-title", "clocks-leave-what", "clocks-leave-deed"]
            }
        };
        let clocks =
            (!boards.is_empty()).then(|| clocks::told(scene.words, what, AllClocks::Stop, boards));
        let draft = (*draft == Draft::Typed).then(|| scene.say("clocks-close-draft"));
        let what: Vec<String> = [draft, clocks].into_iter().flatten().collect();
        let head = Head::alarming("close", scene.say(title), scene.say(deed));
        Some(head.about(what.join(". ")).waits())
    }

    fn fields(&mut self, _: &mut Ui, _: &mut Fields<'_, '_>, _: Column) {}

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        match &self.leaving {
            Leaving::Window => check.actions.push(UiMessage::CloseWindow),
            Leaving::Demonstration => check.actions.push(UiMessage::Demonstrate),
            Leaving::File(request) => check.actions.ask((**request).clone()),
        }
        Some(())
    }
}

fn concerned(scene: &Scene<'_>, act: AllClocks, round: Option<u8>) -> Vec<BoardClock> {
    let hall = &scene.snap.hall;
    let mut all = boards(hall, act, (scene.now, rulebook(hall, scene.snap.edition)));
    // Each station sets its own clocks going.
    all.retain(|one| hall.is_kept_here(one.board));
    if let Some(round) = round {
        let games: BTreeSet<GameNo> = hall.contest.games_of(round).collect();
        all.retain(|one| games.contains(&one.game));
    }
    all
}

/// The boards that can take part.
fn able(all: &[BoardClock]) -> Vec<(BoardNo, GameNo)> {
    all.iter().filter(|one| one.comes.is_ok()).map(|one| (one.board, one.game)).collect()
}

fn boards_of(all: &[(BoardNo, GameNo)]) -> Vec<BoardNo> {
    all.iter().map(|(board, _)| *board).collect()
}

fn without(all: &[(BoardNo, GameNo)], others: &[(BoardNo, GameNo)]) -> Vec<BoardNo> {
    all.iter().filter(|one| !others.contains(one)).map(|(board, _)| *board).collect()
}
