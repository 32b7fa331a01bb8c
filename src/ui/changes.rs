//! What the eye sees change by itself and nobody says: another board at work, another moment of the
//! game, another look of the window. Told to screen readers by comparing two passes, so that it is
//! told once, whichever key, button or search led there.

use crate::actions::{Action, Screen};
use crate::phrases;
use crate::scene::Scene;
use crate::screens::board::BoardScreen;
use crate::screens::board::clocks::DIAL;
use crate::shell::board_name;
use crate::tokens::Theme;
use jadoube_chess::side::Side;
use jadoube_laws::ids::{BoardNo, EnvelopeNo, GameNo, IncidentNo};

/// What a pass has shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastPass {
    screen: Screen,
    board: Option<BoardNo>,
    earlier: Option<GameNo>,
    /// The same, whatever is taken for told, with the incident that the keys of decisions are about, and the
    /// envelope whose step has its key.
    place: (Screen, Option<IncidentNo>, Option<EnvelopeNo>),
    bottom: Side,
    moment: Option<usize>,
    theme: String,
    percent: u16,
    face: String,
    large: bool,
    graphs: bool,
    speaks: bool,
}

impl LastPass {
    /// What this pass shows.
    #[must_use]
    pub fn of(
        scene: &Scene<'_>,
        (screen, envelope): (Screen, Option<EnvelopeNo>),
        game: &BoardScreen,
    ) -> Self {
        Self {
            screen,
            board: scene.board,
            earlier: scene.earlier,
            place: (screen, scene.shown, envelope),
            bottom: game.input.bottom,
            moment: game.look.moment(),
            theme: scene.prefs.theme.clone(),
            percent: scene.prefs.scale_percent,
            face: scene.prefs.clock_face.clone(),
            large: scene.prefs.large_board,
            graphs: scene.prefs.graphs,
            speaks: scene.prefs.speaks(),
        }
    }

    /// Takes it for told that a board has come to be the one at work.
    pub const fn come_to(&mut self, board: BoardNo) {
        (self.screen, self.board) = (Screen::Board, Some(board));
        (self.earlier, self.moment) = (None, None);
    }

    /// Takes it for told that this board is the one at work, and which earlier game of it is looked at.
    pub const fn work_at(&mut self, board: BoardNo, earlier: Option<GameNo>) {
        (self.board, self.earlier) = (Some(board), earlier);
    }

    /// Whether another screen is shown than in another pass, or another incident or envelope.
    #[must_use]
    pub fn is_elsewhere(&self, before: &Self) -> bool {
        self.place != before.place
    }

    /// Whether another game is at work than in another pass, and nobody was told of it as the way there began.
    #[must_use]
    pub fn is_of_another_game(&self, before: &Self) -> bool {
        (self.board, self.earlier) != (before.board, before.earlier)
    }

    /// The words for what is new since another pass.
    #[must_use]
    pub fn since(&self, before: &Self, scene: &Scene<'_>, game: &BoardScreen) -> Vec<String> {
        let mut told = self.of_the_board(before, scene, game);
        // There the control says it itself.
        if self.screen != Screen::Settings {
            told.extend(self.of_the_looks(before, scene));
        }
        told
    }

    fn of_the_board(&self, before: &Self, scene: &Scene<'_>, game: &BoardScreen) -> Vec<String> {
        let stays = self.screen == before.screen;
        let mut told = Vec::new();
        let another = (self.board, self.earlier) != (before.board, before.earlier);
        // In the hall the keyboard goes to the board, and its name says all.
        let is_told = stays && self.screen != Screen::Hall || self.screen == Screen::Sheets;
        let chosen = another && before.board.is_some() && is_told;
        let come_to = !stays && self.screen == Screen::Board;
        if chosen || come_to {
            told.extend(at_work(scene));
        } else if self.moment != before.moment {
            let present = || scene.say(Action::LookAtPresent.hint());
            told.push(game.look.words(scene).unwrap_or_else(present));
        }
        if self.bottom != before.bottom
            && let Some(board) = self.board
        {
            told.push(board_name(scene, board, self.bottom));
        }
        told
    }

    fn of_the_looks(&self, before: &Self, scene: &Scene<'_>) -> Vec<String> {
        let theme = match Theme::of(&self.theme) {
            Theme::Light => "settings-theme-light",
            Theme::Dark => "settings-theme-dark",
            Theme::Contrast => "settings-theme-contrast",
        };
        let face =
            if self.face == DIAL { "settings-face-analogue" } else { "settings-face-digital" };
        let yes_no = |yes| if yes { "app-yes" } else { "app-no" };
        let told = [
            (self.theme != before.theme, "settings-theme", scene.say(theme)),
            (self.percent != before.percent, "settings-scale", format!("{} %", self.percent)),
            (self.face != before.face, "settings-face", scene.say(face)),
            (self.large != before.large, "settings-large-board", scene.say(yes_no(self.large))),
            (self.graphs != before.graphs, "settings-graphs", scene.say(yes_no(self.graphs))),
            (self.speaks != before.speaks, "settings-speak", scene.say(yes_no(self.speaks))),
        ];
        let new = told.into_iter().filter(|(new, ..)| *new);
        new.map(|(_, what, how)| format!("{}: {how}", scene.say(what))).collect()
    }
}

/// The board at work, what is the matter there, who plays, and how it stands.
fn at_work(scene: &Scene<'_>) -> Option<String> {
    let (no, one) = scene.looked_at()?;
    let name = scene.say_with("disputes-at-board", &[("board", one.board.0.into())]);
    let status = phrases::status_of(scene, no, &one.game);
    Some(match scene.earlier {
        Some(_) => {
            let pairing = phrases::of_round(scene, &one.game);
            let (only, present) = (scene.why_only_read(), Action::LookAtPresent.label());
            let (only, present) = (scene.say(only), scene.say(present));
            format!("{name}: {pairing}, {status}. {only}. Esc: {present}")
        }
        None => {
            let concerns = phrases::concerns(scene, one.board, &one.game, 0);
            phrases::called(scene, one.board, &concerns)
        }
    })
}
