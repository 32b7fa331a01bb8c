//! The screen of a player, locked: the own and the opponent's clock on request, what was announced
//! and what the player was told; no moves, no search, no other screen, until the arbiter's
//! passphrase unlocks it. The lock is in the journal, with that by which its passphrase is known
//! again: it holds until then, whatever becomes of the window.

use egui::{CentralPanel, Frame as Ground, ScrollArea, Ui};

use crate::actions::{Actions, Close};
use crate::form::{Check, DialogForm, Fields, Head};
use crate::phrases;
use crate::scene::Scene;
use crate::screens::blind::people::{announced_ui, line_words};
use crate::tokens::{self, Text, space};
use crate::widgets::announcer::{Announcer, Audience};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::card;
use crate::widgets::dialog::Column;
use crate::widgets::focus;
use crate::widgets::secret::secret_ui;
use jadoube_chess::side::Side;
use jadoube_core::blind::command::Command;
use jadoube_core::blind::event::{Actor, Inquiry};
use jadoube_core::hall::command::Command as HallCommand;
use jadoube_core::hall::state::Hall;
use jadoube_desk::inbox::Request;
use jadoube_desk::sealing::{SealingFault, Secret, is_passphrase, keep_passphrase, sealing_fault};
use jadoube_desk::voicing::{Listener, Priority, Utterance};
use jadoube_i18n::announcement::answer;
use jadoube_i18n::chess;
use jadoube_laws::ids::BoardNo;

/// A locked screen.
#[derive(Debug)]
pub struct Lock {
    board: BoardNo,
    side: Side,
    /// By what the passphrase is known again.
    kept: String,
    typed: Secret,
    wrong: bool,
    /// Whether the keyboard shall come to the first button.
    focus: bool,
    /// What the player's screen says: the arbiter's messages are not for it.
    pub(crate) announcer: Announcer,
}

/// What a player may have told by the program (Laws 2023, D.2.10.4).
const ASKED: [Inquiry; 4] =
    [Inquiry::OwnTime, Inquiry::OpponentTime, Inquiry::Moves, Inquiry::LastMove];

/// Which screen is locked, and by what the passphrase is known again.
#[must_use]
pub fn locked(hall: &Hall) -> Option<(BoardNo, Side, &str)> {
    hall.at_board.keys().find_map(|board| {
        let blind = hall.blind(*board)?;
        let of = |side: Side| {
            let kept = blind.locked.of(side).as_deref().filter(|kept| !kept.is_empty())?;
            Some((*board, side, kept))
        };
        Side::BOTH.into_iter().find_map(of)
    })
}

impl Lock {
    /// The locked screen of a player.
    #[must_use]
    pub fn new(board: BoardNo, side: Side, kept: &str) -> Self {
        Self {
            board,
            side,
            kept: kept.to_owned(),
            typed: Secret::empty(),
            wrong: false,
            focus: true,
            announcer: Announcer::default(),
        }
    }

    /// Whose screen it is.
    #[must_use]
    pub const fn whose(&self) -> (BoardNo, Side) {
        (self.board, self.side)
    }

    fn ask(&self, what: Command, actions: &mut Actions) {
        actions.command(HallCommand::Blind { board: self.board, what });
    }
}

/// Draws the locked screen, and nothing else; returns whether it was unlocked.
pub fn show(ui: &mut Ui, scene: &Scene<'_>, lock: &mut Lock, actions: &mut Actions) -> Close {
    let t = tokens::of(ui.ctx());
    let ground = Ground::new().fill(t.canvas).inner_margin(space::XL);
    let panel = CentralPanel::default().frame(ground).show(ui, |ui| {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| content(ui, scene, lock, actions))
            .inner
    });
    panel.inner
}

fn content(ui: &mut Ui, scene: &Scene<'_>, lock: &mut Lock, actions: &mut Actions) -> Close {
    let side = chess::side(scene.words, lock.side);
    ui.label(Text::Heading.rich(scene.say_with("match-locked", &[("side", side.into())])));
    let hall = &scene.snap.hall;
    if let (Some(game), Some(blind)) = (hall.game(lock.board), hall.blind(lock.board)) {
        ui.label(Text::Body.rich(phrases::pairing(scene.words, game)));
        ui.horizontal_wrapped(|ui| {
            for what in ASKED {
                let response = button(ui, Weight::Plain, &scene.words.tell(&what), None);
                if lock.focus && focus::can_come(ui) {
                    lock.focus = false;
                    response.request_focus();
                }
                if !response.clicked() {
                    continue;
                }
                let when = (scene.now, blind.arrangement.announcing);
                let (lang, text) = answer(scene.words, game, when, (lock.side, what));
                lock.ask(Command::Ask { by: lock.side, what }, actions);
                let (by, to) = (Actor::Program, lock.side);
                lock.ask(Command::Tell { by, to, what, text: text.clone() }, actions);
                let ear = Listener::player(lock.side);
                let said = Utterance::text(ear, Priority::Answer, lang, text.clone());
                actions.ask(Request::Say(Box::new(said)));
                actions.hear(Audience::Window, text);
            }
        });
        card(ui, &scene.say("match-told"), |ui| {
            let own = blind.told.iter().rev().filter(|line| line.player == lock.side);
            for line in own {
                ui.label(Text::Body.rich(line_words(scene, line)));
            }
        });
        card(ui, &scene.say("match-announcements"), |ui| {
            announced_ui(ui, scene, blind);
        });
    }
    unlock_ui(ui, scene, lock, actions)
}

fn unlock_ui(ui: &mut Ui, scene: &Scene<'_>, lock: &mut Lock, actions: &mut Actions) -> Close {
    ui.add_space(space::L);
    let told = scene.say_with("envelopes-typed", &[("count", lock.typed.count().into())]);
    let fault = lock.wrong.then(|| scene.say("match-passphrase-wrong"));
    let label = scene.say("match-passphrase");
    let field = secret_ui(ui, &label, (&told, fault.as_deref()), &mut lock.typed);
    let entered = field.has_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    let pressed = button(ui, Weight::Plain, &scene.say("match-unlock"), None).clicked();
    if !(pressed || entered) {
        return Close::No;
    }
    let typed = std::mem::replace(&mut lock.typed, Secret::empty());
    lock.wrong = !is_passphrase(&lock.kept, &typed);
    if lock.wrong {
        actions.hear(Audience::Window, scene.say("match-passphrase-wrong"));
        return Close::No;
    }
    lock.ask(Command::Unlock { side: lock.side }, actions);
    Close::Yes
}

/// The form that locks a screen.
#[derive(Debug)]
pub struct LockForm {
    board: BoardNo,
    side: Side,
    passphrase: Secret,
    /// The same once more: a slip would lock the arbiter out.
    again: Secret,
}

impl LockForm {
    /// For the blind player of a board; for the player on move, where neither is.
    #[must_use]
    pub fn of(scene: &Scene<'_>, board: BoardNo, turn: Side) -> Self {
        let blind = scene.snap.hall.blind(board);
        let is_blind =
            |side: &Side| blind.is_some_and(|arranged| arranged.arrangement.is_blind(*side));
        Self::new(board, Side::BOTH.into_iter().find(is_blind).unwrap_or(turn))
    }

    /// For a player of a board.
    #[must_use]
    pub fn new(board: BoardNo, side: Side) -> Self {
        Self { board, side, passphrase: Secret::empty(), again: Secret::empty() }
    }
}

impl DialogForm for LockForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let head = Head::new("lock", scene.say("match-lock"), scene.say("match-lock-deed"));
        Some(head.about(scene.say("match-lock-what")))
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        fields.side(ui, "match-lock-whose", &mut self.side);
        fields.secret(ui, "match-passphrase", &mut self.passphrase);
        fields.secret(ui, "envelopes-again", &mut self.again);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let same = self.passphrase.reveal() == self.again.reveal();
        let wrong = match (self.passphrase.is_blank(), same) {
            (true, _) => Some("app-field-empty"),
            (_, false) => Some("envelopes-fault-not-the-same"),
            (false, true) => None,
        };
        if let Some(wrong) = wrong {
            // Nobody can see which of the two is wrong: both are written again.
            (self.passphrase, self.again) = (Secret::empty(), Secret::empty());
            check.read::<()>("match-passphrase", None, wrong)?;
        }
        let kept = keep_passphrase(&self.passphrase)
            .map_err(|why| sealing_fault(check.scene.words, &SealingFault::from(why)));
        let passphrase = check.result("match-passphrase", kept)?;
        let what = Command::Lock { side: self.side, passphrase };
        check.actions.command(HallCommand::Blind { board: self.board, what });
        Some(())
    }
}
