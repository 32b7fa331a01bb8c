//! Dialogs in which boards, or the chief's place, go from one station to another, and a station is
//! dismissed.

use std::collections::BTreeMap;

use egui::Ui;

use crate::form::{Check, DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::screens::stations::join::{BOARDS, boards_ui};
use crate::screens::stations::lines::{given, heard, is_away, ranges, read_boards};
use crate::widgets::dialog::Column;
use jadoube_core::hall::command::Command;
use jadoube_core::stations::command::Command as Ask;
use jadoube_core::stations::member::Role;
use jadoube_core::stations::post::Post;
use jadoube_core::stations::station::StationId;
use jadoube_desk::station_view::StationView;
use jadoube_laws::ids::BoardNo;

/// What is done with a station, or what one keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandAction {
    /// Boards of this station are handed to another.
    Give,
    /// What was handed to this station is taken.
    Take,
    /// Boards are taken from a station that does not answer.
    TakeOver,
    /// The chief's place is handed to another.
    HandOverChief,
    /// The chief's place is taken from a station that does not answer.
    TakeOverChief,
    /// A station takes part no more.
    Dismiss,
}

/// Boards as they are chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Which {
    All,
    These,
}

/// The form.
#[derive(Debug)]
pub struct HandForm {
    deed: HandAction,
    station: Option<StationId>,
    which: Which,
    boards: String,
    reason: String,
}

impl HandForm {
    /// With the station that comes into question first, or the one that keeps a board.
    #[must_use]
    pub fn new(scene: &Scene<'_>, deed: HandAction) -> Self {
        let station = first_choice(scene, deed);
        let mut form =
            Self { deed, station, which: Which::All, boards: String::new(), reason: String::new() };
        form.fill(scene);
        form
    }

    /// Taking a board over from the station that keeps it.
    #[must_use]
    pub fn of_board(scene: &Scene<'_>, deed: HandAction, board: BoardNo) -> Self {
        let home = scene.snap.hall.stations.keeper(Post::Board(board));
        let station = if deed == HandAction::TakeOver { home } else { None };
        let boards = board.0.to_string();
        Self { deed, station, which: Which::These, boards, reason: String::new() }
    }

    /// The boards that come into question with the station that is chosen.
    fn fill(&mut self, scene: &Scene<'_>) {
        let all = all_boards(scene, self.deed, self.station);
        self.boards = match self.deed {
            HandAction::Give => String::new(),
            _ => ranges(&all),
        };
    }

    /// Where the keyboard begins: at what is to be chosen. Who works by ear has not heard it yet.
    const fn begins_at(&self) -> Option<&'static str> {
        match self.deed {
            // The board was chosen, and with it the station.
            HandAction::TakeOver if matches!(self.which, Which::These) => Some("app-reason"),
            HandAction::TakeOver => Some("stations-from"),
            HandAction::Give | HandAction::HandOverChief => Some("stations-to"),
            HandAction::Dismiss => Some("stations-whom"),
            HandAction::TakeOverChief => Some("app-reason"),
            // What is taken stands above.
            HandAction::Take => None,
        }
    }

    /// The label of the choice of a station.
    const fn station_label(&self) -> &'static str {
        match self.deed {
            HandAction::TakeOver => "stations-from",
            HandAction::Dismiss => "stations-whom",
            _ => "stations-to",
        }
    }

    const fn asks_for_boards(&self) -> bool {
        matches!(self.deed, HandAction::Give | HandAction::Take | HandAction::TakeOver)
    }

    const fn asks_for_reason(&self) -> bool {
        matches!(self.deed, HandAction::TakeOver | HandAction::TakeOverChief | HandAction::Dismiss)
    }

    const fn asks_for_station(&self) -> bool {
        matches!(
            self.deed,
            HandAction::Give
                | HandAction::TakeOver
                | HandAction::HandOverChief
                | HandAction::Dismiss
        )
    }

    const fn ids(&self) -> (&'static str, &'static str, &'static str) {
        match self.deed {
            HandAction::Give => ("stations-give-title", "stations-give-deed", "stations-give-what"),
            HandAction::Take => ("stations-take-title", "stations-take-deed", "stations-take-what"),
            HandAction::TakeOver => {
                ("stations-over-title", "stations-over-deed", "stations-over-what")
            }
            HandAction::HandOverChief => {
                ("stations-hand-chief-title", "stations-give-deed", "stations-hand-chief-what")
            }
            HandAction::TakeOverChief => {
                ("stations-over-chief-title", "stations-over-deed", "stations-over-chief-what")
            }
            HandAction::Dismiss => {
                ("stations-dismiss-title", "stations-dismiss-deed", "stations-dismiss-what")
            }
        }
    }

    /// From whom it is taken, and since when that station is away; what follows from it.
    fn about(&self, scene: &Scene<'_>) -> String {
        let (.., what) = self.ids();
        let what = scene.say(what);
        let from = match self.deed {
            HandAction::TakeOver => self.station,
            HandAction::TakeOverChief => scene.snap.hall.stations.keeper(Post::Chief),
            HandAction::Take => {
                let own = scene.snap.hall.own.and_then(|own| scene.station(own));
                let posts = own.map(|own| given(scene, &own.given)).unwrap_or_default();
                return format!(
                    "{}\n{what}",
                    scene.say_with("stations-given", &[("posts", posts.into())])
                );
            }
            HandAction::Give | HandAction::HandOverChief | HandAction::Dismiss => return what,
        };
        let Some(one) = from.and_then(|id| scene.station(id)) else { return what };
        let args = [
            ("letter", one.letter.to_string().into()),
            ("name", one.name.as_str().into()),
            ("heard", heard(scene, one).into()),
        ];
        let id = if is_away(scene, one) { "stations-over-away" } else { "stations-over-there" };
        format!("{}\n{what}", scene.say_with(id, &args))
    }

    fn posts(&self, check: &mut Check<'_, '_>) -> Option<Vec<Post>> {
        let all = all_boards(check.scene, self.deed, self.station);
        let boards = match self.which {
            Which::All => all,
            Which::These => {
                check.read(BOARDS, read_boards(&self.boards), "stations-boards-unreadable")?
            }
        };
        let mut posts: Vec<Post> = boards.into_iter().map(Post::Board).collect();
        if self.deed == HandAction::Take && self.which == Which::All {
            let own = check.scene.snap.hall.own;
            let stations = &check.scene.snap.hall.stations;
            let given = own.into_iter().flat_map(|own| stations.given_to(own).collect::<Vec<_>>());
            posts.extend(given.filter(|post| *post == Post::Chief));
        }
        let some = (!posts.is_empty()).then_some(posts);
        check.read(BOARDS, some, "stations-nothing-named")
    }

    fn command(&self, check: &mut Check<'_, '_>) -> Option<Ask> {
        let reason = match self.asks_for_reason() {
            true => check.reason(&self.reason)?,
            false => String::new(),
        };
        let chosen = |check: &mut Check<'_, '_>| {
            check.read(self.station_label(), self.station, "stations-other-not-admitted")
        };
        let ahead = BTreeMap::new();
        Some(match self.deed {
            HandAction::Give => Ask::Give { posts: self.posts(check)?, to: chosen(check)? },
            HandAction::Take => Ask::Take { posts: self.posts(check)?, ahead },
            HandAction::TakeOver => Ask::TakeOver { posts: self.posts(check)?, reason, ahead },
            HandAction::HandOverChief => Ask::Give { posts: vec![Post::Chief], to: chosen(check)? },
            HandAction::TakeOverChief => Ask::TakeOver { posts: vec![Post::Chief], reason, ahead },
            HandAction::Dismiss => Ask::Dismiss { station: chosen(check)?, reason },
        })
    }
}

/// The boards that come into question.
fn all_boards(scene: &Scene<'_>, deed: HandAction, station: Option<StationId>) -> Vec<BoardNo> {
    let own = scene.snap.hall.own.and_then(|own| scene.station(own));
    let boards = |one: Option<&StationView>| one.map(|one| one.boards.clone()).unwrap_or_default();
    match deed {
        HandAction::Give => boards(own),
        HandAction::Take => own
            .map(|own| own.given.iter().filter_map(|post| post.board()).collect())
            .unwrap_or_default(),
        HandAction::TakeOver => boards(station.and_then(|id| scene.station(id))),
        HandAction::HandOverChief | HandAction::TakeOverChief | HandAction::Dismiss => Vec::new(),
    }
}

/// The station that is proposed: one that is there, where something is handed to it; one that is away, where it
/// is taken from it.
fn first_choice(scene: &Scene<'_>, deed: HandAction) -> Option<StationId> {
    let all = others(scene, deed);
    let wants_away = matches!(deed, HandAction::TakeOver | HandAction::Dismiss);
    let fits = |one: &&&StationView| is_away(scene, one) == wants_away;
    all.iter().find(fits).or_else(|| all.first()).map(|one| one.id)
}

/// The other stations that come into question.
fn others<'a>(scene: &Scene<'a>, deed: HandAction) -> Vec<&'a StationView> {
    let all = scene.snap.stations.as_deref().map(|all| all.stations.as_slice()).unwrap_or_default();
    let fits = |one: &&StationView| match deed {
        HandAction::Give => !matches!(one.role, Role::Viewer | Role::ResultsDesk),
        HandAction::HandOverChief => matches!(one.role, Role::ChiefArbiter | Role::SectorArbiter),
        HandAction::TakeOver => !one.boards.is_empty(),
        HandAction::Take | HandAction::TakeOverChief | HandAction::Dismiss => true,
    };
    let part =
        all.iter().filter(|one| !one.own && (!one.dismissed || deed == HandAction::TakeOver));
    part.filter(fits).collect()
}

impl DialogForm for HandForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        scene.snap.stations.as_ref()?;
        let (title, deed, _) = self.ids();
        let head = Head::new("hand over", scene.say(title), scene.say(deed));
        let head = head.about(self.about(scene)).width(640.0).wide().waits();
        Some(match self.begins_at() {
            Some(label) => head.begin_at(label),
            None => head.begin_at_main_button(),
        })
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        if self.asks_for_station() {
            let name = |one: &&StationView| {
                let named = super::lines::named(one);
                // For how long would be read anew each time that it changes.
                let id = if is_away(scene, one) { "stations-row-away" } else { "stations-row" };
                (Some(one.id), scene.say_with(id, &named))
            };
            let all: Vec<_> = others(scene, self.deed).iter().map(name).collect();
            if fields.pick(ui, self.station_label(), &all, &mut self.station) {
                self.fill(scene);
            }
        }
        let all = all_boards(scene, self.deed, self.station);
        if self.asks_for_boards() && (self.deed != HandAction::Take || !all.is_empty()) {
            let id = if all.is_empty() { "stations-all-none" } else { "stations-all-boards" };
            let every = scene.say_with(id, &[("boards", ranges(&all).into())]);
            let these = scene.say("stations-these-boards");
            let which = [(Which::All, every), (Which::These, these)];
            fields.pick(ui, "stations-which", &which, &mut self.which);
            if self.which == Which::These {
                boards_ui(ui, fields, &mut self.boards);
            }
        }
        if self.asks_for_reason() {
            fields.reason(ui, &mut self.reason);
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let what = self.command(check)?;
        check.actions.command(Command::Stations { what });
        Some(())
    }
}
