//! Games of a file onto free boards, one of them between two messages: a big file takes minutes,
//! and clocks, boards and arbiters do not wait for it.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Sender;

use crate::core::hall::event::Entry;
use crate::core::ids::{BoardNo, Role};
use crate::desk::import::{self, Report};
use crate::desk::inbox::{Answer, ResultSigns};
use crate::desk::pgn_file::GameFile;
use crate::desk::snapshot::NoticeKind;
use crate::desk::trouble::Trouble;
use crate::desk::worker::serve::text_trouble;
use crate::desk::worker::{TICKS, Worker};
use crate::formats::time_controls;

/// By the Laws of today no game can be longer (8848 moves and a half, Art. 9.6.2); what is, is
/// refused at once instead of after minutes.
const LONGEST: usize = 17_697;

/// A file that is being read.
pub(super) struct Import {
    path: PathBuf,
    games: GameFile,
    signs: ResultSigns,
    report: Report,
    entries: Vec<Entry>,
    answer: Option<Sender<Answer>>,
}

impl Import {
    /// A file of which nothing is read yet.
    pub(super) fn open(path: PathBuf, signs: ResultSigns) -> Result<Self, Trouble> {
        let games = GameFile::open(&path)?;
        let (report, entries) = (Report::default(), Vec::new());
        Ok(Self { path, games, signs, report, entries, answer: None })
    }

    /// Who waits for the end of it.
    pub(super) fn answers(&mut self, to: Option<Sender<Answer>>) {
        self.answer = to;
    }
}

impl Worker {
    /// How many games of the files that are being read are on their boards already; nothing when
    /// none is read.
    pub(super) fn imported(&self) -> Option<usize> {
        self.imports.front().map(|import| import.report.games)
    }

    /// Brings the next game onto its board, or ends an import.
    pub(super) fn go_on_importing(&mut self) {
        let Some(mut import) = self.imports.pop_front() else { return };
        match self.import_game(&mut import) {
            Ok(true) => {
                self.imports.push_front(import);
                if self.last_wake.elapsed() >= TICKS {
                    self.tell();
                }
            }
            Ok(false) if import.report.games == 0 => {
                self.reply(Err(Trouble::NoGames(import.path)), import.answer);
            }
            ended => {
                self.tell_imported(import.report);
                self.reply(ended.map(|_| import.entries), import.answer);
            }
        }
    }

    /// Reads to the end what is being read; the games being played keep their heartbeat.
    pub(super) fn finish_imports(&mut self) {
        while !self.imports.is_empty() {
            self.go_on_importing();
            self.keep_time();
        }
    }

    /// Lets go of what is being read: somebody wants the program to end now. What stands on boards
    /// already is told.
    pub(super) fn stop_imports(&mut self) {
        for import in std::mem::take(&mut self.imports) {
            let games = import.report.games;
            self.tell_imported(import.report);
            self.reply(Err(Trouble::Stopped { path: import.path, games }), import.answer);
        }
    }

    /// Records the next game as a whole; whether there was one.
    fn import_game(&mut self, import: &mut Import) -> Result<bool, Trouble> {
        let Some(read) = import.games.next() else { return Ok(false) };
        let mut read = read.map_err(|error| text_trouble(&import.path, &error))?;
        let plies = read.game.plies().len();
        if plies > LONGEST {
            return Err(Trouble::GameTooLong { path: import.path.clone(), plies, most: LONGEST });
        }
        if import.signs == ResultSigns::Cut {
            import.report.cut(&mut read);
        }
        let board = self.free_board()?;
        let default = time_controls::default_control();
        let (control, known) = import::control_of(&read.game, &default);
        let origin = file_name(&import.path);
        let commands = import::commands(&read.game, board, &control, &origin);
        import.entries.extend(self.submit_all(commands, Role::Arbiter)?);
        import.report.take(&read, known);
        Ok(true)
    }

    /// What was read, also where the rest could not be.
    fn tell_imported(&mut self, report: Report) {
        if report.games == 0 {
            return;
        }
        self.notice(NoticeKind::Imported {
            games: report.games,
            complaints: report.complaints,
            left_out: report.left_out,
            lines: Arc::new(report.lines),
            more: report.more,
        });
    }

    /// The lowest number of a board on which nothing stands.
    fn free_board(&self) -> Result<BoardNo, Trouble> {
        let hall = self.hall()?;
        let free = (1..u16::MAX).map(BoardNo).find(|board| !hall.games.contains_key(board));
        Ok(free.unwrap_or(BoardNo(u16::MAX)))
    }
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use uuid::Uuid;

    use super::*;
    use crate::core::game::command::Command as GameCommand;
    use crate::core::game::event::{Player, Setup, Timing};
    use crate::core::hall::command::Command;
    use crate::core::hall::competition::Competition;
    use crate::core::ids::CommandKey;
    use crate::core::side::{BySide, Side};
    use crate::desk::inbox::{Message, Request};

    fn competition(name: &str) -> Request {
        let competition = Competition {
            name: name.into(),
            place: String::new(),
            date: "2026-11-22".into(),
            edition: "2023".into(),
            arbiter: String::new(),
            rules: None,
            supervision: None,
        };
        Request::New(PathBuf::from(name), competition)
    }

    fn command(command: Command) -> Request {
        Request::Do(command, CommandKey(Uuid::now_v7()))
    }

    /// What a desk answers to requests that all lie in its inbox before it begins.
    fn answers(requests: Vec<Request>) -> Vec<Answer> {
        let (inbox, messages) = channel();
        let worker = Worker::new("test".into(), inbox.clone(), Box::new(|| {}));
        let pending: Vec<_> = requests
            .into_iter()
            .map(|request| {
                let (answer, pending) = channel();
                inbox.send(Message::Face(request, Some(answer))).unwrap();
                pending
            })
            .collect();
        inbox.send(Message::Quit).unwrap();
        worker.run(&messages).unwrap();
        pending.into_iter().map(|pending| pending.recv().unwrap()).collect()
    }

    #[test]
    fn a_game_longer_than_any_can_be_is_refused_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let (hall, file) = (folder.path().join("hall.jadoube"), folder.path().join("long.pgn"));
        let four = "Nf3 Nf6 Ng1 Ng8 ";
        std::fs::write(&file, format!("[White \"a\"]\n\n{}*\n", four.repeat(4_425))).unwrap();
        let long = Request::ImportPgn(file.clone(), ResultSigns::Kept);
        let answered = answers(vec![competition(hall.to_str().unwrap()), long]);
        let told = answered[1].as_ref().map(Vec::len);
        assert!(
            matches!(told, Err(Trouble::NoGames(_) | Trouble::GameTooLong { plies: 17_700, .. })),
            "{told:?}"
        );
    }

    #[test]
    fn a_clock_is_pressed_between_two_games_of_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let (hall, other) = (folder.path().join("hall.jadoube"), folder.path().join("2.jadoube"));
        let games = folder.path().join("games.pgn");
        std::fs::write(&games, "[White \"a\"]\n\n1. e4 e5 *\n\n".repeat(20)).unwrap();
        let board = BoardNo(1);
        let setup = Setup {
            players: BySide::new(Player::default(), Player::default()),
            round: 1,
            form: crate::core::board::position::Form::Standard,
            fen: crate::core::board::position::Position::start().fen(),
            control: "90+30".parse().unwrap(),
            timing: Timing::Desk,
        };
        let of_game = |what| command(Command::Game { board, what });
        let answered = answers(vec![
            competition(hall.to_str().unwrap()),
            command(Command::SetUpGame { board, setup }),
            Request::ImportPgn(games.clone(), ResultSigns::Kept),
            Request::ImportPgn(games, ResultSigns::Kept),
            of_game(GameCommand::Start),
            of_game(GameCommand::PressClock { side: Side::White }),
            competition(other.to_str().unwrap()),
        ]);
        let seqs: Vec<Vec<u64>> = answered
            .iter()
            .map(|answer| answer.as_ref().unwrap().iter().map(|entry| entry.seq).collect())
            .collect();
        let [_, _, first, second, started, pressed, founded] = seqs.as_slice() else {
            panic!("{seqs:?}")
        };
        assert!(first[0] < started[0] && pressed[0] < *first.last().unwrap(), "{seqs:?}");
        // The second file comes after the first, and another competition after both.
        assert!(second[0] > *first.last().unwrap(), "{seqs:?}");
        assert_eq!((first.len(), second.len(), founded.as_slice()), (100, 100, &[1][..]));
    }
}
