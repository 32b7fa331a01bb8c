//! The real program on a competition file of its own.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command as Process, Stdio};

use jadoube_chess::board::position::Uci;
use jadoube_chess::side::BySide;
use jadoube_core::hall::command::Command;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{Player, Setup, Source};
use jadoube_laws::ids::BoardNo;
use serde_json::{Value, json};
use tempfile::TempDir;

/// The folder of `open.jadoube`.
pub(crate) struct Program(TempDir);

impl Program {
    pub(crate) fn new(edition: &str) -> Self {
        let program = Self(TempDir::new().unwrap());
        let new = ["new", "open.jadoube", "--name", "Skopje Open", "--edition", edition];
        let (code, told) = program.run(&new, "");
        assert_eq!(code, 0, "{told}");
        program
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// The exit code, and all that is said.
    pub(crate) fn run(&self, args: &[&str], input: &str) -> (i32, String) {
        let mut process = Process::new(env!("CARGO_BIN_EXE_jadoube"));
        process.args(args).current_dir(self.0.path()).env("JADOUBE_CONFIG", self.path("config"));
        process.env("TZ", "UTC").env("LANG", "en_GB.UTF-8").env("LC_ALL", "en_GB.UTF-8");
        process.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = process.spawn().unwrap();
        // Whoever has ended already reads nothing.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        let done = child.wait_with_output().unwrap();
        let told = [done.stdout, done.stderr].concat();
        (done.status.code().unwrap(), String::from_utf8(told).unwrap())
    }

    /// `jadoube envelope`: what is said, and that it ends so.
    pub(crate) fn envelope(&self, args: &[&str], input: &str, expected: i32) -> String {
        let (word, rest) = args.split_first().unwrap();
        let (code, told) = self.run(&[&["envelope", word, "open.jadoube"], rest].concat(), input);
        assert_eq!(code, expected, "{args:?}: {told}");
        told
    }

    /// What `jadoube play` answers to each command.
    pub(crate) fn play(&self, commands: &[Command]) -> Vec<Value> {
        let lines = commands.iter().map(|command| json!({ "command": command }).to_string() + "\n");
        let (_, told) = self.run(&["play", "open.jadoube"], &lines.collect::<String>());
        let answers = told.lines().filter(|line| line.starts_with('{'));
        answers.map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// The same, and all is done.
    pub(crate) fn must(&self, commands: &[Command]) -> Vec<Value> {
        let answers = self.play(commands);
        assert!(answers.iter().all(|answer| answer["ok"] == true), "{answers:?}");
        assert_eq!(answers.len(), commands.len());
        answers
    }
}

/// A game of Novak and Petrova with the number of the board, begun, and its first moves.
pub(crate) fn game(board: u16, (round, control): (u16, &str), moves: &str) -> Vec<Command> {
    let board_no = BoardNo(board);
    let player = |name: &str| Player { name: format!("{name} {board}"), ..Player::default() };
    let setup = Setup {
        players: BySide::new(player("Novak"), player("Petrova")),
        round,
        ..Setup::new(control.parse().unwrap())
    };
    let play = |uci: &str| {
        let (uci, source, after) = (Uci(uci.into()), Source::Arbiter, AfterMove::Press);
        GameCommand::Play { uci, source, times: None, spent: None, after }
    };
    let begun = [GameCommand::Start].into_iter().chain(moves.split_whitespace().map(play));
    let begun = begun.map(|what| Command::Game { board: board_no, what });
    [Command::SetUpGame { board: board_no, setup }].into_iter().chain(begun).collect()
}
