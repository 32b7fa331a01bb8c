//! What a screen may read while it draws: one snapshot, one language, one moment. Read-only; what
//! a person wants is pushed into [`crate::actions::Actions`].

use std::sync::Arc;

use egui::Ui;

use crate::widgets::button::hindered_ui;
use jadoube_chess::moment::Moment;
use jadoube_chess::ply::Ply;
use jadoube_core::disputes::state::Incident;
use jadoube_core::hall::games::HallGame;
use jadoube_core::stations::post::Post;
use jadoube_core::stations::refusal::Refusal;
use jadoube_core::stations::station::StationId;
use jadoube_desk::line_view::LineView;
use jadoube_desk::log_lines;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::snapshot::Snapshot;
use jadoube_desk::station_view::StationView;
use jadoube_desk::voicing::{Listener, Switch};
use jadoube_i18n::catalogue::{Arg, Catalogue};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, EnvelopeNo, GameNo, IncidentNo};
use jadoube_laws::wall::Wall;

/// Which moment of the game at work is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ViewedMoment {
    /// The present one.
    Present,
    /// An earlier one: after so many half-moves of the record, or one that is no longer in it.
    Past(Option<Ply>),
}

/// A way from one thing to another of its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// To the one before.
    Back,
    /// To the one after.
    On,
}

/// What is selected on the page of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SelectedPairing {
    /// The board of the pairing; none, where no pairing is selected.
    pub board: Option<BoardNo>,
    /// Its game; none before the pairings are published.
    pub game: Option<GameNo>,
}

/// Everything that one pass draws from.
#[derive(Debug, Clone, Copy)]
pub struct Scene<'a> {
    /// The picture of the desk.
    pub snap: &'a Snapshot,
    /// The words of the window's language.
    pub words: &'a Catalogue,
    /// What the person has chosen.
    pub prefs: &'a Preferences,
    /// The moment of this pass.
    pub now: Moment,
    /// The board at work.
    pub board: Option<BoardNo>,
    /// A game that has left that board and is looked at; none while it is the one that is there.
    pub earlier: Option<GameNo>,
    /// A game that has left that board and was looked at last, on whichever screen.
    pub chosen: Option<GameNo>,
    /// Which moment of the game at work is shown.
    pub viewed: ViewedMoment,
    /// The incident that the log shows.
    pub shown: Option<IncidentNo>,
    /// The incident with whose decision the log has turned to that one.
    pub decided_before: Option<IncidentNo>,
    /// Whether the facts of that incident stand in its form otherwise than they are saved.
    pub unsaved: bool,
    /// What is selected on the page of a round, while that is shown.
    pub pairing: Option<SelectedPairing>,
}

impl<'a> Scene<'a> {
    /// The time of day of this pass.
    #[must_use]
    pub fn wall(&self) -> Wall {
        self.snap.keeper.wall()
    }

    /// Whether the own voice says alarms, and can: one that is dead says nothing.
    #[must_use]
    pub fn own_voice_says_alarms(&self) -> bool {
        let voice = &self.snap.voice;
        let lives = self.snap.spoken.of(Listener::Arbiter).dead_because.is_none();
        lives && voice.speech == Switch::On && voice.channel.speaks()
    }

    /// The text of an id.
    #[must_use]
    pub fn say(&self, id: &str) -> String {
        self.words.say(id)
    }

    /// The text of an id, filled in.
    #[must_use]
    pub fn say_with(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say_with(id, args)
    }

    /// The game at the board at work, with its number; none while an earlier one is looked at, or an
    /// earlier moment: in those nothing can be done.
    #[must_use]
    pub fn current(&self) -> Option<(BoardNo, &'a Arc<Game>)> {
        self.at_work().filter(|_| self.viewed == ViewedMoment::Present)
    }

    /// The game at the board at work, whichever moment of it is shown.
    #[must_use]
    pub fn at_work(&self) -> Option<(BoardNo, &'a Arc<Game>)> {
        let board = self.board.filter(|_| self.earlier.is_none())?;
        Some((board, self.snap.hall.game(board)?))
    }

    /// After how many half-moves of the record the earlier moment is that is shown; none in the present, and
    /// where the moment is no longer in the record.
    #[must_use]
    pub const fn moment_of_record(&self) -> Option<Ply> {
        match self.viewed {
            ViewedMoment::Present => None,
            ViewedMoment::Past(ply) => ply,
        }
    }

    /// The same at the pairing that is selected on the page of a round: at its board, and at its game where
    /// that has left it. No game is at work where that pairing has none.
    #[must_use]
    pub fn at_pairing(&self) -> Self {
        let Some(pairing) = self.pairing else { return *self };
        let hall = &self.snap.hall;
        let found = pairing.game.and_then(|no| Some((no, hall.games.get(&no)?.board)));
        let earlier = found.map(|(no, _)| no).filter(|no| !hall.is_on_board(*no));
        Self {
            board: found.map(|(_, board)| board),
            earlier,
            viewed: ViewedMoment::Present,
            ..*self
        }
    }

    /// What is taken back: the last move of the game at work; what follows the moment that is shown,
    /// where that is an earlier one. The half-move after which the game then stands.
    #[must_use]
    pub fn to_take_back(&self) -> Option<(BoardNo, Ply)> {
        let (board, game) = self.at_work().filter(|_| self.can_change())?;
        let to = match self.viewed {
            ViewedMoment::Present => Ply(game.ply().0.checked_sub(1)?),
            ViewedMoment::Past(ply) => ply.filter(|ply| *ply < game.ply())?,
        };
        Some((board, to))
    }

    /// Which half-move is corrected: the last one of the game at work, or the one that led to the
    /// moment that is shown.
    #[must_use]
    pub fn to_correct(&self) -> Option<(BoardNo, Ply)> {
        let (board, game) = self.at_work().filter(|_| self.can_change())?;
        let ply = match self.viewed {
            ViewedMoment::Present => Some(game.ply()),
            ViewedMoment::Past(ply) => ply,
        };
        Some((board, ply.filter(|ply| ply.0 > 0)?))
    }

    /// The game that is looked at: an earlier one of the board at work, or that which is there.
    #[must_use]
    pub fn looked_at(&self) -> Option<(GameNo, &'a HallGame)> {
        let hall = &self.snap.hall;
        let no = self.earlier.or_else(|| hall.at_board.get(&self.board?).copied())?;
        Some((no, hall.games.get(&no)?))
    }

    /// Whether the game that is looked at is only read: it has left its board, or nothing in the file
    /// can be changed.
    #[must_use]
    pub const fn is_only_read(&self) -> bool {
        self.earlier.is_some() || !self.can_change()
    }

    /// The id of the text that says why it is.
    #[must_use]
    pub const fn why_only_read(&self) -> &'static str {
        if self.earlier.is_some() { "board-earlier-game" } else { "app-file-only-read" }
    }

    /// Whether anything can be changed in the open file.
    #[must_use]
    pub const fn can_change(&self) -> bool {
        self.snap.only_read.is_none()
    }

    /// Draws what changes something in the file: out of use where nothing can be changed.
    pub fn changing<R>(&self, ui: &mut Ui, draw: impl FnOnce(&mut Ui) -> R) -> R {
        hindered_ui(ui, self.hindrance().as_deref(), draw)
    }

    /// Why nothing can be changed in the open file, if it is so.
    #[must_use]
    pub fn hindrance(&self) -> Option<String> {
        self.snap.only_read.as_ref().map(|why| log_lines::fault(self.words, why))
    }

    /// Why there is no way back or on from here, if there is none.
    #[must_use]
    pub fn no_way(&self, way: Way, is_there: bool) -> Option<String> {
        let id = match way {
            Way::Back => "app-why-nothing-before",
            Way::On => "app-why-nothing-after",
        };
        (!is_there).then(|| self.say(id))
    }

    /// The electronic board of the table at work.
    #[must_use]
    pub fn current_line(&self) -> Option<&'a LineView> {
        self.snap.line(self.current()?.0)
    }

    /// The number that the next envelope gets.
    #[must_use]
    pub fn next_envelope(&self) -> EnvelopeNo {
        let hall = &self.snap.hall;
        let letter = hall.own.and_then(|own| hall.stations.letter(own));
        EnvelopeNo::after(hall.adjournments.keys(), letter)
    }

    /// Where the competition is played.
    #[must_use]
    pub fn venue(&self) -> String {
        let competition = self.snap.hall.competition.as_ref();
        competition.map(|it| it.place.clone()).unwrap_or_default()
    }

    /// An incident.
    #[must_use]
    pub fn incident(&self, no: IncidentNo) -> Option<&'a Incident> {
        self.snap.hall.incidents.get(&no)
    }

    /// The incident that the log shows; none while an earlier moment of a game is shown, or where
    /// nothing can be changed.
    fn incident_at_work(&self) -> Option<&'a Incident> {
        let here = self.viewed == ViewedMoment::Present && self.can_change();
        self.incident(self.shown.filter(|_| here)?)
    }

    /// The incident that the log shows, if it waits for its decision.
    #[must_use]
    pub fn to_decide(&self) -> Option<&'a Incident> {
        self.incident_at_work().filter(|incident| incident.is_open())
    }

    /// The incident that the log shows, if its decision can be undone.
    #[must_use]
    pub fn decided(&self) -> Option<&'a Incident> {
        self.incident_at_work().filter(|incident| incident.decision.is_some())
    }

    /// The incident whose decision is undone by its key: that which the log shows, or that with whose decision it has
    /// turned to one that waits.
    #[must_use]
    pub fn to_undo(&self) -> Option<&'a Incident> {
        self.decided().or_else(|| {
            self.incident_at_work()?;
            let before = self.incident(self.decided_before?)?;
            before.decision.is_some().then_some(before)
        })
    }

    /// The incident that the log shows, if its decision was undone and can be restored.
    #[must_use]
    pub fn undone(&self) -> Option<&'a Incident> {
        self.incident_at_work().filter(|incident| incident.withdrawn.is_some())
    }

    /// The game in which an incident happened, wherever it is now.
    #[must_use]
    pub fn game_of(&self, incident: &Incident) -> Option<&'a Arc<Game>> {
        self.snap.hall.game_of_incident(incident).map(|one| &one.game)
    }

    /// The incidents of the game on a board that wait for a decision.
    pub fn open_incidents(&self, board: BoardNo) -> impl Iterator<Item = &'a Incident> {
        let game = self.snap.hall.at_board.get(&board).copied();
        let all = self.snap.hall.incidents.values();
        all.filter(move |incident| incident.game == game && game.is_some() && incident.is_open())
    }

    /// Now, for the clocks of a board: on the time line of the station that keeps it.
    #[must_use]
    pub fn now_at(&self, board: BoardNo) -> Moment {
        let all = self.snap.stations.as_deref();
        let there = all.and_then(|all| all.now_at(&self.snap.hall, board, &self.snap.keeper));
        there.unwrap_or(self.now)
    }

    /// A station.
    #[must_use]
    pub fn station(&self, id: StationId) -> Option<&'a StationView> {
        self.snap.stations.as_deref()?.station(id)
    }

    /// Whether this station may keep a post in its role.
    #[must_use]
    pub fn may_keep(&self, post: Post) -> bool {
        let own = self.snap.hall.own.and_then(|own| self.snap.hall.stations.member(own));
        own.is_some_and(|own| own.role.may_keep(post))
    }

    /// The stations beside this one that take part.
    pub fn other_stations(&self) -> impl Iterator<Item = &'a StationView> {
        let all = self.snap.stations.as_deref().into_iter().flat_map(|all| &all.stations);
        all.filter(|one| !one.own && !one.dismissed)
    }

    /// Whether this laptop records what belongs to the whole event: it alone, or as the chief's station.
    #[must_use]
    pub fn is_chief(&self) -> bool {
        let stations = &self.snap.hall.stations;
        !stations.is_begun()
            || self.snap.hall.own.is_some_and(|own| stations.keeps(own, Post::Chief))
    }

    /// The station that keeps a board, where that is another one.
    #[must_use]
    pub fn kept_by(&self, board: BoardNo) -> Option<&'a StationView> {
        if self.snap.hall.is_kept_here(board) {
            return None;
        }
        self.station(self.snap.hall.stations.keeper(Post::Board(board))?).filter(|one| !one.own)
    }

    /// Why nothing is recorded here at the board at work, where another station keeps it.
    #[must_use]
    pub fn kept_elsewhere(&self) -> Option<Refusal> {
        let hall = &self.snap.hall;
        let own = hall.own.filter(|_| hall.stations.is_begun())?;
        hall.stations.check_home(own, Post::Board(self.board?)).err()
    }

    /// Whether what is the matter at a board is this station's affair: it keeps it, or it is the chief's.
    #[must_use]
    pub fn is_concerned(&self, board: BoardNo) -> bool {
        self.snap.hall.is_kept_here(board) || self.is_chief()
    }

    /// Whether a competition is open.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.snap.hall.competition.is_some()
    }
}
