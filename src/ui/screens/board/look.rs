//! Looking back: any earlier entry of the game, with its position, both clocks and what happened.
//! What changes the present is off meanwhile; what is corrected is the moment that is shown.

use std::sync::Arc;

use egui::{Slider, Ui};

use crate::actions::{Action, Actions};
use crate::scene::{Scene, ViewedMoment};
use crate::shell::action_button;
use crate::tokens::Text;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::tinted;
use crate::widgets::focus;
use jadoube_chess::moment::Moment;
use jadoube_core::hall::event::Entry;
use jadoube_desk::history::what_of_game;
use jadoube_i18n::chess::Numbering;
use jadoube_i18n::event;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, GameNo};

/// The game that is shown: the present one, or an earlier moment of it; or one that has left its
/// board, which is only read.
#[derive(Clone, Copy)]
pub struct ShownGame<'a> {
    /// Which game.
    pub no: GameNo,
    /// On which board.
    pub board: BoardNo,
    /// The game as it is now.
    pub present: &'a Game,
    /// The game as it is shown.
    pub game: &'a Game,
    /// The moment that is shown.
    pub at: Moment,
    /// Whether that is the past, where nothing is done.
    pub past: bool,
}

impl ShownGame<'_> {
    /// The half-move of the present record after which the shown moment is, from 0; none before the first, and
    /// where the moves that led there were taken back.
    #[must_use]
    pub fn marked_ply(&self, scene: &Scene<'_>) -> Option<usize> {
        let is_gone = scene.viewed == ViewedMoment::Past(None);
        self.game.plies.len().checked_sub(1).filter(|_| !is_gone)
    }
}

/// Which earlier moment is shown, and the entries of the game.
#[derive(Debug, Default)]
pub struct Look {
    at: Option<usize>,
    entries: Vec<Arc<Entry>>,
    known: Option<(GameNo, usize)>,
    folded: Option<(u64, Arc<Game>)>,
}

impl Look {
    /// Whether the past is shown.
    #[must_use]
    pub const fn is_past(&self) -> bool {
        self.at.is_some()
    }

    /// Goes back to the present.
    pub fn present(&mut self) {
        self.at = None;
    }

    /// Fetches the entries when there are new ones.
    pub fn follow(&mut self, scene: &Scene<'_>, no: GameNo) {
        let count = scene.snap.history.len();
        if self.known == Some((no, count)) {
            return;
        }
        let seen = match self.known.replace((no, count)) {
            Some((known, seen)) if known == no && seen < count => seen,
            _ => {
                *self = Self { known: self.known, ..Self::default() };
                0
            }
        };
        self.entries.extend(scene.snap.history.of_game(no, seen));
        if self.at.is_some_and(|at| at >= self.entries.len()) {
            self.at = None;
        }
    }

    /// The entries of the game, oldest first.
    #[must_use]
    pub fn entries(&self) -> &[Arc<Entry>] {
        &self.entries
    }

    /// One entry back.
    pub fn back(&mut self) {
        let last = self.entries.len().saturating_sub(1);
        self.at = match self.at {
            None if last > 0 => Some(last - 1),
            None => None,
            Some(at) => Some(at.saturating_sub(1)),
        };
    }

    /// One entry on; from the last one to the present.
    pub fn on(&mut self) {
        let last = self.entries.len().saturating_sub(1);
        self.at = self.at.map(|at| at + 1).filter(|at| *at < last);
    }

    /// To the entry after which so many plies were on the record; the latest one to the present.
    pub fn to_ply(&mut self, scene: &Scene<'_>, ply: usize) {
        let Some(game) = scene.looked_at().map(|(_, one)| &one.game) else { return };
        if ply == game.plies.len() {
            self.at = None;
            return;
        }
        // Taken-back moves are in the journal too: walk through it and remember where the ply
        // was last reached on the way to the present record.
        let mut count = 0_usize;
        let mut reached = Vec::new();
        for (index, entry) in self.entries.iter().enumerate() {
            let Some(what) = what_of_game(&entry.event) else { continue };
            match what {
                GameEvent::MovePlayed { .. } => {
                    count += 1;
                    reached.truncate(count.saturating_sub(1));
                    reached.push(index);
                }
                GameEvent::TakenBack { to, .. } => {
                    count = usize::from(to.0);
                    reached.truncate(count);
                }
                _ => {}
            }
        }
        self.at = match ply {
            0 => Some(0),
            ply => reached.get(ply - 1).copied(),
        };
    }

    /// The game as it was at the moment that is shown; nothing in the present.
    pub fn game(&mut self, scene: &Scene<'_>, no: GameNo) -> Option<(Arc<Game>, Moment)> {
        let entry = self.entries.get(self.at?)?;
        let (seq, at) = (entry.seq, entry.at);
        if let Some((folded, game)) = &self.folded
            && *folded == seq
        {
            return Some((game.clone(), at));
        }
        let game = Arc::new(scene.snap.history.game_at(no, seq)?);
        self.folded = Some((seq, game.clone()));
        Some((game, at))
    }

    /// Which moment of the game at work is shown.
    pub fn viewed(&mut self, scene: &Scene<'_>) -> ViewedMoment {
        let Some((no, one)) = scene.looked_at() else { return ViewedMoment::Present };
        // Of another board nothing was shown yet.
        if self.known.is_none_or(|(known, _)| known != no) {
            return ViewedMoment::Present;
        }
        let Some((game, _)) = self.game(scene, no) else { return ViewedMoment::Present };
        let moves = |game: &Game| game.plies.iter().map(|ply| ply.uci.clone()).collect::<Vec<_>>();
        ViewedMoment::Past(moves(&one.game).starts_with(&moves(&game)).then(|| game.ply()))
    }

    /// Which entry is shown; nothing in the present.
    #[must_use]
    pub const fn moment(&self) -> Option<usize> {
        self.at
    }

    /// The entry that is shown, in words; nothing in the present.
    #[must_use]
    pub fn words(&self, scene: &Scene<'_>) -> Option<String> {
        let game = &scene.looked_at()?.1.game;
        Some(entry_words(scene, self.entry()?, Numbering::from_start(&game.start)))
    }

    fn entry(&self) -> Option<&Entry> {
        self.entries.get(self.at?).map(AsRef::as_ref)
    }
}

/// One entry in words.
#[must_use]
pub fn entry_words(scene: &Scene<'_>, entry: &Entry, numbering: Numbering) -> String {
    let Some(what) = what_of_game(&entry.event) else { return String::new() };
    event::line(scene.words, what, event::Context { numbering, written: None })
}

/// What says that the past is shown, or a game that has left its board, above everything.
pub fn banner(
    ui: &mut Ui,
    scene: &Scene<'_>,
    look: &mut Look,
    shown: ShownGame<'_>,
    actions: &mut Actions,
) {
    let numbering = Numbering::from_start(&shown.present.start);
    tinted(ui, Tone::Warn, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            let id = match look.is_past() {
                true if Action::CorrectMove.is_available(scene) => "board-looking-back-corrects",
                true => "board-looking-back",
                false => scene.why_only_read(),
            };
            badge(ui, Tone::Warn, &scene.say(id));
            action_button(ui, scene, Action::LookBack, Weight::Plain, actions);
            action_button(ui, scene, Action::LookOn, Weight::Plain, actions);
            let present = scene.say(Action::LookAtPresent.label());
            if button(ui, Weight::Primary, &present, Some("Esc")).clicked() {
                actions.run(Action::LookAtPresent);
            }
        });
        if let Some(entry) = look.entry() {
            let wall = entry.wall.get(11..19).unwrap_or_default();
            let text = format!("{wall}  {}", entry_words(scene, entry, numbering));
            ui.label(Text::Body.rich(text));
        }
    });
}

/// The slider through all entries.
pub fn slider(ui: &mut Ui, scene: &Scene<'_>, look: &mut Look) {
    let last = look.entries.len().saturating_sub(1);
    if last == 0 {
        return;
    }
    let mut at = look.at.unwrap_or(last);
    ui.horizontal(|ui| {
        let label = ui.label(Text::Caption.rich(scene.say("board-look-slider")));
        ui.spacing_mut().slider_width = (ui.available_width() - 20.0).max(80.0);
        let slider = Slider::new(&mut at, 0..=last).show_value(false);
        let response = ui.add(slider).labelled_by(label.id);
        focus::follow(&response);
        if response.changed() {
            look.at = (at < last).then_some(at);
        }
    });
}
