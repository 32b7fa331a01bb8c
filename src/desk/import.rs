//! Games of a PGN file onto free boards: what is done, game by game, and what a competition cannot
//! hold and is left out. Nothing is left out without being told.

use std::collections::{BTreeMap, VecDeque};
use std::mem::{Discriminant, discriminant};

use crate::export;
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::pgn::fault::{Complaint, PgnFault};
use jadoube_chess::pgn::read::ReadGame;
use jadoube_chess::pgn::{Note, PgnGame, Variation};
use jadoube_chess::unwinnability::{Budget, is_dead};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::state::Hall;
use jadoube_laws::clock::control::TimeControl;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::outcome::Outcome;
use jadoube_laws::ids::BoardNo;

/// How many lines of a report are kept; a bigger one is counted only.
const LINES_AT_HAND: usize = 1000;

/// The tags that a game or its competition holds, or that follow from the rest.
const HELD: [&str; 20] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "Board",
    "WhiteTitle",
    "BlackTitle",
    "WhiteElo",
    "BlackElo",
    "WhiteFederation",
    "BlackFederation",
    "TimeControl",
    "Termination",
    "Variant",
    "SetUp",
    "FEN",
    "PlyCount",
];

/// What an import has to say about the games that it read.
#[derive(Debug, Default)]
pub struct Report {
    /// How many games were read.
    pub games: usize,
    /// How many things were wrong in the file.
    pub complaints: usize,
    /// How many things were left out.
    pub left_out: usize,
    /// Both, and what looks doubtful, line by line.
    pub lines: Vec<String>,
    /// How many lines are not kept.
    pub more: usize,
}

impl Report {
    /// Takes note of a game.
    pub fn take(&mut self, read: &ReadGame, control_known: bool) {
        self.games += 1;
        self.complaints += read.complaints.len();
        for complaint in &read.complaints {
            self.say(complaint.to_string());
        }
        for line in gathered(&read.remarks) {
            self.say(line);
        }
        for (count, what) in left_out(&read.game, control_known) {
            self.left_out += count;
            self.say(format!("game {}: left out: {what}", read.number));
        }
    }

    /// Cuts the sign of the result off a game, and takes note of what was cut.
    pub fn cut(&mut self, read: &mut ReadGame) {
        let plies = read.game.sans();
        let cut = read.game.cut_result_signal();
        let moves = plies.into_iter().skip(read.game.plies().len());
        let words: Vec<String> = moves.chain(cut.words).collect();
        if !words.is_empty() {
            let what = words.join(" ");
            self.say(format!("game {}: cut off as the sign of the result: {what}", read.number));
            let is_sign = |fault: &PgnFault| matches!(fault, PgnFault::ResultSignal(_));
            read.remarks.retain(|remark| !is_sign(&remark.fault));
            read.complaints.retain(|complaint| !is_sign(&complaint.fault));
        }
    }

    fn say(&mut self, line: String) {
        if self.lines.len() < LINES_AT_HAND {
            self.lines.push(line);
        } else {
            self.more += 1;
        }
    }
}

/// The remarks about a game, those of a kind in one line.
fn gathered(remarks: &[Complaint]) -> Vec<String> {
    let mut kinds: Vec<(Discriminant<PgnFault>, &Complaint, usize)> = Vec::new();
    for remark in remarks {
        let kind = discriminant(&remark.fault);
        match kinds.iter_mut().find(|(known, ..)| *known == kind) {
            Some((.., count)) => *count += 1,
            None => kinds.push((kind, remark, 1)),
        }
    }
    let line = |(_, first, count): (_, &Complaint, usize)| match count {
        1 => first.to_string(),
        _ => format!("{first} (and {} more of this kind)", count - 1),
    };
    kinds.into_iter().map(line).collect()
}

/// What of a game a competition does not hold: how many, and what.
fn left_out(game: &PgnGame, control_known: bool) -> Vec<(usize, String)> {
    let mut counts = BTreeMap::new();
    count(&game.line, &mut counts);
    let played = game.played().count();
    let not_played = game.plies().len() - played;
    if not_played > 0 {
        counts.insert("half-moves from a pass on", not_played);
    }
    let mut out: Vec<(usize, String)> =
        counts.into_iter().map(|(what, count)| (count, format!("{count} {what}"))).collect();
    let tags: Vec<&str> = game
        .tags
        .iter()
        .map(|(name, _)| name.as_str())
        .filter(|name| !HELD.contains(name))
        .collect();
    if !tags.is_empty() {
        out.push((tags.len(), format!("the tags {}", tags.join(", "))));
    }
    if let Some(control) = game.tag("TimeControl").filter(|_| !control_known) {
        out.push((1, format!("the time control “{control}”, which is not understood")));
    }
    out.extend(
        (!game.kept.is_empty())
            .then(|| (game.kept.len(), format!("{} lines among the tags", game.kept.len()))),
    );
    out
}

fn count(line: &Variation, counts: &mut BTreeMap<&'static str, usize>) {
    let mut add = |what, more: usize| {
        if more > 0 {
            *counts.entry(what).or_default() += more;
        }
    };
    add("words that are no moves", line.unread.len());
    add("times of the game so far", line.plies.iter().filter(|ply| ply.egt.is_some()).count());
    for note in line.notes.iter().chain(line.plies.iter().flat_map(|ply| &ply.notes)) {
        match note {
            Note::Nag(_) => add("glyphs", 1),
            Note::Comment(_) => add("comments", 1),
            Note::Variation(_) => add("variations", 1),
            Note::Stray(_) => add("words that are not understood", 1),
        }
    }
}

/// The time control of a game and whether it is the file's own.
#[must_use]
pub fn control_of(game: &PgnGame, default: &TimeControl) -> (TimeControl, bool) {
    match game.tag("TimeControl").map(TimeControl::from_pgn_tag) {
        Some(Ok(control)) => (control, true),
        Some(Err(_)) => (default.clone(), false),
        None => (default.clone(), true),
    }
}

/// The commands that bring a game onto a board, one after the other, given the hall after those
/// before; see [`crate::batch`].
#[derive(Debug)]
pub struct Commands {
    board: BoardNo,
    setup: Option<Command>,
    moves: VecDeque<GameCommand>,
    outcome: Option<Outcome>,
    origin: String,
}

impl Commands {
    /// Those of a game; the origin is the reason why a game goes on that the Laws in force end.
    #[must_use]
    pub fn of(game: &PgnGame, board: BoardNo, default: &TimeControl, origin: &str) -> Self {
        let setup = export::setup_of(game, default);
        Self {
            board,
            setup: Some(Command::SetUpGame { board, setup }),
            moves: export::replay_commands(game).into(),
            outcome: export::outcome_of(game),
            origin: origin.to_owned(),
        }
    }

    /// The next; nothing when the game is there.
    pub fn next(&mut self, hall: &Hall) -> Option<Command> {
        if let Some(setup) = self.setup.take() {
            return Some(setup);
        }
        let board = self.board;
        let of_board = |what| Some(Command::Game { board, what });
        let ended = hall.game(board).is_some_and(|game| game.outcome().is_some());
        while let Some(next) = self.moves.front() {
            let is_move = matches!(next, GameCommand::Play { .. });
            if ended && is_move {
                // An edition of its time, or nobody at the board, let this game go on where the
                // one now in force ends it: it is shown as it was played.
                return of_board(GameCommand::Reopen { reason: self.origin.clone() });
            }
            let next = self.moves.pop_front();
            if !ended {
                return next.and_then(of_board);
            }
        }
        let outcome = self.outcome.take().filter(|_| !ended);
        outcome.and_then(|outcome| of_board(GameCommand::End(outcome.into())))
    }
}

/// So many half-moves of a game can be played without a look whether the position is dead: after
/// them mate is still possible, so it was all along. Looked for by halves, for nothing that follows
/// a dead position is alive.
#[must_use]
pub fn alive_plies(game: &PgnGame) -> usize {
    let played: Vec<(Position, Move)> = game.played().map(|(at, m, _)| (at, m)).collect();
    let alive_after = |plies: usize| {
        let last = plies.checked_sub(1).and_then(|last| played.get(last));
        last.is_some_and(|(before, m)| is_dead(&before.after(*m), Budget::Quick) == Some(false))
    };
    let (mut alive, mut doubtful) = (0, played.len() + 1);
    let mut look = played.len();
    while alive < look {
        if alive_after(look) {
            alive = look;
        } else {
            doubtful = look;
        }
        look = alive.midpoint(doubtful);
    }
    alive
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::pgn::read::games;
    use jadoube_laws::library::time_controls::default_control;

    #[test]
    fn a_dead_position_is_looked_for_only_behind_the_last_that_is_surely_alive() {
        let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(300);
        // From here on nobody can mate; the kings go on.
        let dead = "[SetUp \"1\"]\n[FEN \"7k/8/8/8/8/8/6q1/R6K w - - 0 1\"]\n\n1. Kxg2 Kg7 2. Ra7+ \
                    Kf6 3. Ra6+ Kf5 4. Rf6+ Kxf6 5. Kf2 Kf5 *";
        for (text, alive) in [
            (format!("\n{shuffle}*"), 1200),
            (dead.to_owned(), 7),
            ("\n*".to_owned(), 0),
            ("\n1. f3 e5 2. g4 Qh4# 0-1".to_owned(), 4),
        ] {
            let text = format!("[White \"a\"]\n{text}\n");
            let read = games(text.as_bytes()).next().unwrap().unwrap();
            assert_eq!(alive_plies(&read.game), alive, "{text}");
        }
    }

    #[test]
    fn everything_that_a_competition_does_not_hold_is_told() {
        let text = "[Event \"x\"]\n[White \"y\"]\n[ECO \"C50\"]\n[TimeControl \"60 mins\"]\n\
            % for a program\n\n1. e4! {best} {[%clk 1:00:00] [%egt 0:00:05]} e5 $1 (1... c5 {sharp} \
            (1... e6)) 2. Ng1-f3 Ng8-f6 3. -- d5 4. Sc3 Lg4 *\n";
        let mut report = Report::default();
        for read in games(text.as_bytes()) {
            let read = read.unwrap();
            let (_, known) = control_of(&read.game, &default_control());
            report.take(&read, known);
        }
        let lines = report.lines.join("\n");
        for told in [
            "left out: 1 comments",
            "left out: 2 glyphs",
            "left out: 1 variations",
            "left out: 2 half-moves from a pass on",
            "left out: 2 words that are no moves",
            "left out: 1 times of the game so far",
            "left out: the tags ECO",
            "left out: the time control “60 mins”",
            "left out: 1 lines among the tags",
            "a move is passed with “--”",
            "“Sc3” is not a move",
            "“Ng1-f3” is not PGN's way of writing Nf3 (and 1 more of this kind)",
        ] {
            assert!(lines.contains(told), "{told} in:\n{lines}");
        }
        assert_eq!((report.games, report.complaints, report.left_out), (1, 2, 12));
    }
}
