//! A file of games as far as it is read, and the game of it that is not recorded yet.

use std::path::PathBuf;
use std::sync::mpsc::Sender;

use crate::batch::Ahead;
use crate::import::{Commands, GamesThere, Report};
use crate::inbox::{Again, Answer, ImportOptions};
use crate::pgn_file::GameFile;
use crate::request_error::Trouble;
use jadoube_chess::pgn::read::ReadGame;
use jadoube_core::hall::event::Entry;
use jadoube_core::hall::refusal::Refusal;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::laws::edition::Edition;

/// A file that is being read.
pub(super) struct Import {
    pub(super) path: PathBuf,
    pub(super) games: GameFile,
    pub(super) options: ImportOptions,
    /// The games that are there and are not read again.
    pub(super) there: GamesThere,
    pub(super) report: Report,
    pub(super) entries: Vec<Entry>,
    pub(super) answer: Option<Sender<Answer>>,
    pub(super) draft: Option<Draft>,
}

/// A game of the file that is read and not recorded yet.
pub(super) struct Draft {
    pub(super) read: ReadGame,
    pub(super) plies: usize,
    /// So many half-moves need not be looked at for a dead position.
    pub(super) alive: usize,
    pub(super) judged: CheckedGame,
}

/// A game as far as it is judged, on the board where it is going to stand.
pub(super) struct CheckedGame {
    pub(super) board: BoardNo,
    pub(super) control_known: bool,
    pub(super) edition: &'static Edition,
    /// The same, as if no dead position could arise.
    pub(super) all_alive: Box<Edition>,
    pub(super) commands: Commands,
    pub(super) ahead: Ahead,
}

impl CheckedGame {
    /// How many half-moves are judged.
    pub(super) fn plies(&self) -> usize {
        self.ahead.hall().game(self.board).map_or(0, |game| game.plies.len())
    }

    /// Judges the next command; whether there was one.
    pub(super) fn go_on(&mut self, alive: usize) -> Result<bool, Refusal> {
        let Some(command) = self.commands.next(self.ahead.hall()) else { return Ok(false) };
        let edition = if self.plies() < alive { &*self.all_alive } else { self.edition };
        self.ahead.judge(&command, edition).map(|()| true)
    }
}

/// How far the import of a game has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// There is more to do.
    More,
    /// The file is read.
    End,
}

impl Import {
    /// A file of which nothing is read yet.
    pub(super) fn open(
        path: PathBuf,
        options: ImportOptions,
        there: GamesThere,
    ) -> Result<Self, Trouble> {
        let games = match options.piped {
            true => GameFile::piped(&path)?,
            false => GameFile::open(&path)?,
        };
        let there = if options.again == Again::None { there } else { GamesThere::default() };
        let (report, entries) = (Report::default(), Vec::new());
        Ok(Self { path, games, options, there, report, entries, answer: None, draft: None })
    }

    /// Whether a game of the file is wanted.
    pub(super) fn wants(&self, game: usize) -> bool {
        match &self.options.again {
            // They come in their order.
            Again::These(games) => games.binary_search(&game).is_ok(),
            Again::None | Again::All => true,
        }
    }

    /// Who waits for the end of it.
    pub(super) fn answers(&mut self, to: Option<Sender<Answer>>) {
        self.answer = to;
    }
}
