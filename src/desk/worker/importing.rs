//! Games of a file onto free boards, a slice of one of them between two messages: a big file takes
//! minutes and a long game seconds, and clocks, boards and arbiters do not wait for it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::import::{self, Commands, GamesLeftOut, Report, ResultSigns};
use crate::request_error::{CommandError, Trouble};
use crate::snapshot::{Importing, NoticeKind};
use crate::worker::draft::{CheckedGame, Draft, Import, Step};
use crate::worker::serve::text_trouble;
use crate::worker::{TICKS, Worker};
use jadoube_chess::pgn::read::ReadGame;
use jadoube_journal::fresh;
use jadoube_laws::ids::{BoardNo, CommandKey, Role};
use jadoube_laws::library::time_controls;

/// By the Laws of today no game can be longer (8848 moves and a half, Art. 9.6.2); what is, is
/// refused at once instead of after minutes.
const LONGEST: usize = 17_697;

/// So many half-moves are judged between two messages; some milliseconds.
const SLICE: usize = 64;

impl Worker {
    /// How far the file that is being read has come; nothing when none is read.
    pub(super) fn imported(&self) -> Option<Importing> {
        let import = self.imports.front()?;
        let draft = import.draft.as_ref();
        Some(Importing {
            games: import.report.games,
            plies: draft.map_or(0, |draft| draft.judged.plies()),
            of: draft.map_or(0, |draft| draft.plies),
        })
    }

    /// Brings a game of the file nearer to its board, or ends an import.
    pub(super) fn go_on_importing(&mut self) {
        let Some(mut import) = self.imports.pop_front() else { return };
        match self.import_slice(&mut import) {
            Ok(Step::More) => {
                self.imports.push_front(import);
                if self.last_wake.elapsed() >= TICKS {
                    self.tell();
                }
            }
            Ok(Step::End) if import.report.is_empty() => {
                self.reply(Err(Trouble::NoGames(import.path)), import.answer);
            }
            ended => {
                self.tell_imported((import.path, import.options.signs), import.report);
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
            let (games, path) = (import.report.games, import.path);
            self.tell_imported((path.clone(), import.options.signs), import.report);
            self.reply(Err(Trouble::Stopped { path, games }), import.answer);
        }
    }

    /// Reads the next game, judges a part of it, or records it as a whole.
    fn import_slice(&mut self, import: &mut Import) -> Result<Step, Trouble> {
        let Some(mut draft) = import.draft.take() else { return self.begin_game(import) };
        for _ in 0..SLICE {
            if draft.judged.go_on(draft.alive).map_err(CommandError::from)? {
                continue;
            }
            if !self.is_up_to_date(&draft.judged)? {
                // What it was judged for has changed meanwhile.
                draft.judged = self.judge_anew(&draft.read, &import.path)?;
                break;
            }
            let Draft { read, judged, .. } = draft;
            let key = CommandKey(fresh::id());
            let submitted = self.recording()?.submit_ahead(judged.ahead, Role::Arbiter, key);
            import.entries.extend(self.took(submitted)?);
            import.report.take(&read, judged.control_known);
            return Ok(Step::More);
        }
        import.draft = Some(draft);
        Ok(Step::More)
    }

    /// Reads the next game, if there is one.
    fn begin_game(&self, import: &mut Import) -> Result<Step, Trouble> {
        let Some(read) = import.games.next() else { return Ok(Step::End) };
        let mut read = read.map_err(|error| text_trouble(&import.path, &error))?;
        if !import.wants(read.number) {
            return Ok(Step::More);
        }
        if !import::can_be_set_up(&read) {
            import.report.leave_out(&read);
            return Ok(Step::More);
        }
        let plies = read.game.plies().len();
        if plies > LONGEST {
            return Err(Trouble::GameTooLong { path: import.path.clone(), plies, most: LONGEST });
        }
        if import.options.signs == ResultSigns::Cut {
            import.report.cut(&mut read);
        }
        if let Some(board) = import.there.take(&self.hall()?, &read.game) {
            import.report.pass_over(&read, board);
            return Ok(Step::More);
        }
        let judged = self.judge_anew(&read, &import.path)?;
        let (plies, alive) = (read.game.played().count(), import::alive_plies(&read.game));
        import.draft = Some(Draft { read, plies, alive, judged });
        Ok(Step::More)
    }

    /// Begins to judge a game for the first free board.
    fn judge_anew(&self, read: &ReadGame, path: &Path) -> Result<CheckedGame, Trouble> {
        let cycle = self.cycle.as_ref().ok_or_else(|| self.none_open())?;
        let board = self.free_board()?;
        let default = time_controls::default_control();
        let (control, control_known) = import::control_of(&read.game, &default);
        let commands = Commands::of(&read.game, board, &control, &file_name(path));
        let edition = cycle.edition();
        let mut all_alive = Box::new(edition.clone());
        all_alive.rules.play.dead_position.value = false;
        let ahead = cycle.ahead(Role::Arbiter);
        Ok(CheckedGame { board, control_known, edition, all_alive, commands, ahead })
    }

    /// Whether the board is free all the same, and the Laws the same.
    fn is_up_to_date(&self, judged: &CheckedGame) -> Result<bool, Trouble> {
        let same = self.cycle.as_ref().is_some_and(|cycle| *cycle.edition() == *judged.edition);
        Ok(same && !self.hall()?.at_board.contains_key(&judged.board))
    }

    /// What was read, also where the rest could not be.
    fn tell_imported(&mut self, (path, signs): (PathBuf, ResultSigns), report: Report) {
        if report.is_empty() {
            return;
        }
        self.notice(NoticeKind::Imported {
            games: report.games,
            there: GamesLeftOut { path, signs, games: report.there.into() },
            complaints: report.complaints,
            left_out: report.left_out,
            not_set_up: report.not_set_up,
            lines: Arc::new(report.lines),
            more: report.more,
        });
    }

    /// The lowest number of a board on which nothing stands.
    fn free_board(&self) -> Result<BoardNo, Trouble> {
        let hall = self.hall()?;
        let free = (1..u16::MAX).map(BoardNo).find(|board| !hall.at_board.contains_key(board));
        Ok(free.unwrap_or(BoardNo(u16::MAX)))
    }
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;
    use crate::inbox::{Again, Answer, ImportOptions, Message, Request};
    use crate::log_lines::importing;
    use jadoube_chess::side::Side;
    use jadoube_core::hall::command::Command;
    use jadoube_core::hall::competition::Competition;
    use jadoube_core::hall::event::{Entry, Event};
    use jadoube_i18n::catalogue::Catalogue;
    use jadoube_i18n::lang::Lang;
    use jadoube_laws::game::command::Command as GameCommand;
    use jadoube_laws::game::event::{Event as GameEvent, Setup};

    fn competition(name: &str) -> Request {
        let competition = Competition::new(name, "2023");
        Request::New(PathBuf::from(name), competition)
    }

    fn command(command: Command) -> Request {
        Request::Do(command, CommandKey(fresh::id()))
    }

    fn setup() -> Setup {
        Setup::new("90+30".parse().unwrap())
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
        let long = Request::ImportPgn(file.clone(), ImportOptions::default());
        let answered = answers(vec![competition(hall.to_str().unwrap()), long]);
        let told = answered[1].as_ref().map(Vec::len);
        assert!(
            matches!(told, Err(Trouble::NoGames(_) | Trouble::GameTooLong { plies: 17_700, .. })),
            "{told:?}"
        );
    }

    #[test]
    fn a_clock_is_pressed_in_the_middle_of_one_long_game_and_its_board_may_be_taken_meanwhile() {
        let folder = tempfile::tempdir().unwrap();
        let hall = folder.path().join("hall.jadoube");
        let file = folder.path().join("long.pgn");
        let plies = SLICE * 8;
        let four = "Nf3 Nf6 Ng1 Ng8 ".repeat(plies / 4);
        std::fs::write(&file, format!("[White \"a\"]\n\n{four}*\n")).unwrap();
        let setup = |board| command(Command::SetUpGame { board: BoardNo(board), setup: setup() });
        let of_game = |what| command(Command::Game { board: BoardNo(1), what });
        let answered = answers(vec![
            competition(hall.to_str().unwrap()),
            setup(1),
            Request::ImportPgn(file, ImportOptions::default()),
            of_game(GameCommand::Start),
            setup(2),
            of_game(GameCommand::PressClock { side: Side::White }),
        ]);
        let seqs = |nth: usize| -> Vec<u64> {
            answered[nth].as_ref().unwrap().iter().map(|entry| entry.seq).collect()
        };
        let imported = answered[2].as_ref().unwrap();
        assert!(seqs(5)[0] < imported[0].seq, "pressed before the game was there");
        let on_third = |entry: &Entry| matches!(entry.event, Event::Game { board: BoardNo(3), .. });
        assert!(imported.iter().all(on_third), "board 2 was taken meanwhile");
        let is_move = |entry: &&Entry| {
            matches!(entry.event, Event::Game { what: GameEvent::MovePlayed { .. }, .. })
        };
        assert_eq!(imported.iter().filter(is_move).count(), plies);
    }

    #[test]
    fn what_is_told_meanwhile_counts_games_and_half_moves() {
        let come = Importing { games: 3, plies: 1200, of: 17_000 };
        assert_eq!(
            importing(&Catalogue::new(Lang::En), come),
            "3 games are read, and 1200 of 17000 half-moves of the next"
        );
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("long.pgn");
        let plies = SLICE * 4;
        let four = "Nf3 Nf6 Ng1 Ng8 ".repeat(plies / 4);
        std::fs::write(&file, format!("[White \"a\"]\n\n{four}*\n")).unwrap();
        let (inbox, _messages) = channel();
        let mut worker = Worker::new("test".into(), inbox, Box::new(|| {}));
        let hall = folder.path().join("hall.jadoube");
        let Request::New(path, founded) = competition(hall.to_str().unwrap()) else { panic!() };
        worker.serve(Request::New(path, founded), &mut None).unwrap();
        worker.serve(Request::ImportPgn(file, ImportOptions::default()), &mut None).unwrap();
        let mut seen = Vec::new();
        while let Some(come) = worker.imported() {
            seen.push((come.games, come.plies, come.of));
            worker.go_on_importing();
        }
        assert_eq!(seen[..2], [(0, 0, 0), (0, 0, plies)], "{seen:?}");
        assert!(seen.is_sorted() && seen.contains(&(1, 0, 0)), "{seen:?}");
        let steps = seen.windows(2).map(|two| two[1].1.saturating_sub(two[0].1));
        assert!(steps.max() <= Some(SLICE), "{seen:?}");
    }

    #[test]
    fn a_clock_is_pressed_between_two_games_of_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let (hall, other) = (folder.path().join("hall.jadoube"), folder.path().join("2.jadoube"));
        let games = folder.path().join("games.pgn");
        std::fs::write(&games, "[White \"a\"]\n\n1. e4 e5 *\n\n".repeat(20)).unwrap();
        let board = BoardNo(1);
        let setup = setup();
        let of_game = |what| command(Command::Game { board, what });
        let answered = answers(vec![
            competition(hall.to_str().unwrap()),
            command(Command::SetUpGame { board, setup }),
            Request::ImportPgn(games.clone(), ImportOptions::default()),
            Request::ImportPgn(
                games,
                ImportOptions { again: Again::All, ..ImportOptions::default() },
            ),
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
