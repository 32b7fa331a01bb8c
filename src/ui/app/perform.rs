//! Actions are performed: what each does stands in the rows of [`crate::actions::table`].

use egui::Context;

use crate::actions::table::rows;
use crate::actions::{Action, Change, Dialog, FilePurpose, Screen};
use crate::app::App;
use crate::app::update::{Step, larger_text, next_theme, other_face, smaller_text};
use crate::scene::Scene;
use crate::screens::blind::{arrange, lock, rehearse};
use crate::screens::board::correction;
use crate::screens::clocks::AllClocksForm;
use crate::screens::competition::projector::Projector;
use crate::screens::competition::tab::Tab;
use crate::screens::edition::EditionForm;
use crate::screens::end::EndForm;
use crate::screens::envelopes::plan;
use crate::screens::help::Help;
use crate::screens::incident::undo::UndoKind;
use crate::screens::palette::Palette;
use crate::screens::reason::{Reason, ReasonFor};
use crate::screens::record::RecordDialog;
use crate::screens::stations::hall::UseHallForm;
use crate::screens::stations::hand::{HandAction, HandForm};
use crate::screens::stations::join::{InviteForm, JoinForm, ShareForm};
use crate::screens::{counts, file, founding, incident, setup};
use crate::widgets::announcer::Audience;
use crate::widgets::turns;
use jadoube_chess::result::Score;
use jadoube_core::blind::command::Command as BlindCommand;
use jadoube_core::hall::all_clocks::AllClocks;
use jadoube_core::hall::command::Command;
use jadoube_desk::desk::fresh_key;
use jadoube_desk::inbox::Request;
use jadoube_desk::protocols::Sheet;
use jadoube_desk::stations_line::LineRequest;
use jadoube_desk::voicing::{Delivery, Priority};
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::outcome::EndReason;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

/// What an action does.
pub(crate) enum Effect {
    /// Shows a screen.
    Show(Screen),
    /// Opens a dialog.
    Open(fn(&Scene<'_>) -> Box<dyn Dialog>),
    /// Opens a dialog about the game at work.
    OpenAt(fn(&Scene<'_>, BoardNo, &Game) -> Box<dyn Dialog>),
    /// Asks something of the game at work.
    Play(fn(&Game) -> GameCommand),
    /// Asks something of the desk about the board at work.
    Ask(fn(BoardNo) -> Request),
    /// Changes the looks.
    Change(fn(&Scene<'_>) -> Change),
    /// Anything else.
    Run(fn(&mut App, &egui::Context, &Scene<'_>)),
}

/// Writes what each action does from the rows.
macro_rules! effects {
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
        impl Action {
            /// What it does.
            pub(crate) const fn effect(self) -> Effect {
                match self {
                    $(Self::$show => Effect::Show(Screen::$screen),)+
                    $(Self::$action => $does,)+
                }
            }
        }
    };
}

use Effect::{Ask, Change as Looks, Open, OpenAt, Play, Run};

rows!(effects);

fn why(scene: &Scene<'_>, what: ReasonFor) -> Box<dyn Dialog> {
    Reason::at(scene, what).into()
}

impl App {
    /// Where it records something at the board of the row that is selected on the page of a round, or shows it, that
    /// becomes the board at work, which is said: what happens there is told as of any other.
    fn at_its_board<'a>(&mut self, scene: &Scene<'a>, action: Action) -> Scene<'a> {
        // An incident is opened in what is selected, and leaves the board at work as it is.
        if action == Action::NewIncident {
            return *scene;
        }
        let there = action.at_its_board(scene);
        if there.board != scene.board && there.board.is_some() {
            self.board = there.board;
            self.screens.game.chosen = None;
        }
        there
    }

    /// Has the own voice say which screen was asked for, and what it shows: a screen reader begins with what has the
    /// keyboard, and says nothing of where it is. The board that is shown is said with its number.
    fn say_screen(&self, scene: &Scene<'_>, (screen, action): (Screen, Action), again: bool) {
        let shown = self.screens.view(screen).shown_aloud(scene);
        // Who is there already hears where that is, if nothing else.
        let is_named = screen != Screen::Board && !(again && shown.is_some());
        let name = is_named.then(|| scene.say(action.label()));
        let told: Vec<String> = name.into_iter().chain(shown).collect();
        if !told.is_empty() {
            self.speak(Priority::Hint, &told.join(". "));
        }
    }

    /// Does what an action is for.
    pub(super) fn run(&mut self, ctx: &Context, scene: &Scene<'_>, action: Action) {
        let was_free = self.dialog.is_none();
        let scene = &self.at_its_board(scene, action);
        match (action.effect(), scene.current()) {
            (Effect::Show(screen), _) => {
                let again = self.screen == screen;
                let paired = scene.at_pairing();
                if screen == Screen::Blind && scene.pairing.is_some() && paired.earlier.is_none() {
                    // On the page of a round the pairing that is selected is meant.
                    self.board = paired.board.or(self.board);
                }
                let is_shown = scene.is_open() || self.screens.view(screen).needs_no_file();
                if !is_shown {
                    // The welcome stays in sight.
                    self.answer(Audience::All, &action.not_now(scene));
                }
                let is_at_board = self.screens.view(self.screen).is_of_a_board();
                self.show(screen);
                if action.shows_game() && scene.pairing.is_some() {
                    // The game of the row that is selected may have left its board.
                    self.screens.game.chosen = scene.earlier;
                }
                let of_board = is_at_board && screen == Screen::Disputes;
                if !(of_board && self.screens.disputes.meet_of_game(scene)) {
                    self.screens.view_mut(screen).asked_for(scene, again);
                }
                if is_shown && self.speaks_for_reader() {
                    self.say_screen(scene, (screen, action), again);
                }
            }
            (Effect::Open(dialog), _) => self.dialog = Some(dialog(scene)),
            (Effect::Change(change), _) => self.change(ctx, change(scene)),
            (Effect::Run(run), _) => run(self, ctx, scene),
            (Effect::OpenAt(dialog), Some((board, game))) => {
                self.dialog = Some(dialog(scene, board, game));
            }
            (Effect::Play(command), Some((board, game))) => self.play(board, command(game)),
            (Effect::Ask(request), Some((board, _))) => self.ask(request(board)),
            (Effect::OpenAt(_) | Effect::Play(_) | Effect::Ask(_), None) => {}
        }
        let leads_to_a_field = matches!(action, Action::TypeMove | Action::ShowRound);
        if leads_to_a_field || was_free && self.dialog.is_some() {
            // What is filled in there is typed in one go with the key that leads there.
            turns::wait(ctx);
        }
    }
}
