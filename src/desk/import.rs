//! Games of a PGN file onto free boards: what is done, game by game, and what a competition cannot
//! hold and is left out. Nothing is left out without being told.

use std::collections::{BTreeMap, VecDeque};
use std::mem::{Discriminant, discriminant};
use std::path::PathBuf;
use std::sync::Arc;

use crate::event_tags::KEPT;
use crate::export;
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::pgn::fault::{Complaint, PgnFault};
use jadoube_chess::pgn::read::ReadGame;
use jadoube_chess::pgn::{Note, PgnGame};
use jadoube_chess::unwinnability::{Budget, is_dead};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::state::Hall;
use jadoube_laws::clock::control::TimeControl;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::{Player, Setup};
use jadoube_laws::game::outcome::Outcome;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, GameNo};
use jadoube_laws::library::time_controls;
use jadoube_message::Message;
use jadoube_message::{Argument, Value};

/// How many lines of a report are kept; a bigger one is counted only.
const LINES_AT_HAND: usize = 1000;

/// The tags that a game or its competition holds, or that follow from the rest; [`KEPT`] are others.
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

/// A line of a report.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "pgn-import")]
pub enum ReportLine {
    /// Something in the file is wrong or doubtful.
    #[message(transparent, from)]
    Complaint(Complaint),
    /// Several of a kind in one game.
    Several {
        /// The first.
        first: Complaint,
        /// How many more there are.
        more: usize,
    },
    /// Something of a game is not taken over.
    LeftOut {
        /// The game, from 1.
        game: usize,
        /// What it is.
        what: LeftOut,
    },
    /// The game is in the competition already, and is not read again.
    #[message(transparent, from)]
    There(GameThere),
    /// The game cannot be set up and stands on no board; the complaint before it says why.
    NotSetUp {
        /// The game, from 1.
        game: usize,
        /// The line of the file on which it begins, from 1.
        line: usize,
        /// Who plays, as the file has it.
        players: String,
    },
    /// The sign of the result is cut off a game.
    CutOff {
        /// The game, from 1.
        game: usize,
        /// The moves and words.
        moves: String,
    },
}

/// A game of a file that is in the competition already.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(id = "pgn-import-there")]
pub struct GameThere {
    /// The game, from 1.
    pub game: usize,
    /// Who plays, as the file has it.
    pub players: String,
    /// Its board.
    pub board: BoardNo,
}

/// Games of a file that are in the competition already.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GamesLeftOut {
    /// The file.
    pub path: PathBuf,
    /// What became of last moves of kings when it was read.
    pub signs: ResultSigns,
    /// The games.
    pub games: Arc<[GameThere]>,
}

/// In a sentence: how many.
impl Argument for GamesLeftOut {
    const NAME: &'static str = "games";

    fn value(&self) -> Value<'_> {
        Value::Number(i64::try_from(self.games.len()).unwrap_or(i64::MAX))
    }
}

/// What becomes of a last move of a king that may be no more than the sign by which the players
/// showed the result to an electronic board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ResultSigns {
    /// It stays in the game, and is told.
    #[default]
    Kept,
    /// It is cut off, and what was cut is told.
    Cut,
}

/// What of a game a competition does not hold; counts say how many.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "pgn-left-out")]
pub enum LeftOut {
    /// How many comments.
    Comments(usize),
    /// Glyphs, such as `!` and `$6`.
    Glyphs(usize),
    /// How many variations.
    Variations(usize),
    /// Words between the moves that are not understood.
    Stray(usize),
    /// Words at the end that are no moves.
    Unread(usize),
    /// Times of the game so far (`%egt`).
    Elapsed(usize),
    /// Half-moves from a pass on.
    FromPassOn(usize),
    /// Lines among the tags.
    Kept(usize),
    /// Tags, by their names.
    Tags(Vec<String>),
    /// A time control that is not understood.
    Control(String),
}

/// What an import has to say about the games that it read.
#[derive(Debug, Default)]
pub struct Report {
    /// How many games were read.
    pub games: usize,
    /// How many things were wrong in the file.
    pub complaints: usize,
    /// How many things were left out.
    pub left_out: usize,
    /// The games that are in the competition already and were not read again.
    pub there: Vec<GameThere>,
    /// How many games cannot be set up and were left out.
    pub not_set_up: usize,
    /// All this, and what looks doubtful, line by line.
    pub lines: Vec<ReportLine>,
    /// How many lines are not kept.
    pub more: usize,
}

impl Report {
    /// Takes note of a game.
    pub fn take(&mut self, read: &ReadGame, control_known: bool) {
        self.games += 1;
        self.complain(read);
        for line in gathered(&read.remarks) {
            self.say(line);
        }
        for (count, what) in left_out(&read.game, control_known) {
            self.left_out += count;
            self.say(ReportLine::LeftOut { game: read.number, what });
        }
    }

    /// Cuts the sign of the result off a game, and takes note of what was cut.
    pub fn cut(&mut self, read: &mut ReadGame) {
        let plies = read.game.sans();
        let cut = read.game.cut_result_signal();
        let moves = plies.into_iter().skip(read.game.plies().len());
        let words: Vec<String> = moves.chain(cut.words).collect();
        if !words.is_empty() {
            self.say(ReportLine::CutOff { game: read.number, moves: words.join(" ") });
            let is_sign = |fault: &PgnFault| matches!(fault, PgnFault::ResultSignal(_));
            read.remarks.retain(|remark| !is_sign(&remark.fault));
            read.complaints.retain(|complaint| !is_sign(&complaint.fault));
        }
    }

    /// Takes note of a game that is there already.
    pub fn pass_over(&mut self, read: &ReadGame, board: BoardNo) {
        let there = GameThere { game: read.number, players: players(read), board };
        self.there.push(there.clone());
        self.say(there.into());
    }

    /// Takes note of a game that cannot be set up, see [`can_be_set_up`].
    pub fn leave_out(&mut self, read: &ReadGame) {
        self.not_set_up += 1;
        self.complain(read);
        let (game, line, players) = (read.number, read.line, players(read));
        self.say(ReportLine::NotSetUp { game, line, players });
    }

    fn complain(&mut self, read: &ReadGame) {
        self.complaints += read.complaints.len();
        for complaint in &read.complaints {
            self.say(complaint.clone().into());
        }
    }

    /// Whether the file brought nothing.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.games == 0 && self.there.is_empty() && self.not_set_up == 0
    }

    fn say(&mut self, line: ReportLine) {
        if self.lines.len() < LINES_AT_HAND {
            self.lines.push(line);
        } else {
            self.more += 1;
        }
    }
}

/// Who plays, as the file has it.
fn players(read: &ReadGame) -> String {
    let name = |tag| read.game.tag(tag).unwrap_or("?");
    format!("{} – {}", name("White"), name("Black"))
}

/// Whether a game can be set up: one whose initial position or kind of chess is not understood has
/// none of its own, and from the normal one another game would stand on the board.
#[must_use]
pub fn can_be_set_up(read: &ReadGame) -> bool {
    let no_start = |fault: &PgnFault| matches!(fault, PgnFault::Start(_) | PgnFault::Variant(_));
    !read.complaints.iter().any(|complaint| no_start(&complaint.fault))
}

/// The remarks about a game, those of a kind in one line.
fn gathered(remarks: &[Complaint]) -> Vec<ReportLine> {
    let mut kinds: Vec<(Discriminant<PgnFault>, &Complaint, usize)> = Vec::new();
    for remark in remarks {
        let kind = discriminant(&remark.fault);
        match kinds.iter_mut().find(|(known, ..)| *known == kind) {
            Some((.., count)) => *count += 1,
            None => kinds.push((kind, remark, 1)),
        }
    }
    let line = |(_, first, count): (_, &Complaint, usize)| match count {
        1 => first.clone().into(),
        _ => ReportLine::Several { first: first.clone(), more: count - 1 },
    };
    kinds.into_iter().map(line).collect()
}

/// What of a game a competition does not hold: how many, and what.
fn left_out(game: &PgnGame, control_known: bool) -> Vec<(usize, LeftOut)> {
    type Kind = fn(usize) -> LeftOut;
    let line = &game.line;
    let notes = || line.notes.iter().chain(line.plies.iter().flat_map(|ply| &ply.notes));
    let of = |is: fn(&Note) -> bool| notes().filter(|note| is(note)).count();
    let counted: [(usize, Kind); 8] = [
        (of(|note| matches!(note, Note::Comment(_))), LeftOut::Comments),
        (of(|note| matches!(note, Note::Nag(_))), LeftOut::Glyphs),
        (of(|note| matches!(note, Note::Variation(_))), LeftOut::Variations),
        (of(|note| matches!(note, Note::Stray(_))), LeftOut::Stray),
        (line.unread.len(), LeftOut::Unread),
        (line.plies.iter().filter(|ply| ply.egt.is_some()).count(), LeftOut::Elapsed),
        (game.plies().len() - game.played().count(), LeftOut::FromPassOn),
        (game.kept.len(), LeftOut::Kept),
    ];
    let counted = counted.into_iter().filter(|(count, _)| *count > 0);
    let mut out: Vec<_> = counted.map(|(count, what)| (count, what(count))).collect();
    let tags = game.tags.iter().map(|(name, _)| name).filter(|name| {
        let name = name.as_str();
        !HELD.contains(&name) && !KEPT.contains(&name)
    });
    let tags: Vec<String> = tags.cloned().collect();
    if !tags.is_empty() {
        out.push((tags.len(), LeftOut::Tags(tags)));
    }
    let control = game.tag("TimeControl").filter(|_| !control_known);
    out.extend(control.map(|control| (1, LeftOut::Control(control.to_owned()))));
    out
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

/// The games that a competition holds when a file is read: each stands for one game of the file with
/// the same players, event, round, date and moves. A file that was cut off in the middle, or is read
/// twice, brings nothing that is there.
#[derive(Debug, Default)]
pub struct GamesThere(BTreeMap<(String, String, u16), Vec<GameNo>>);

impl GamesThere {
    /// Those of a hall.
    #[must_use]
    pub fn of(hall: &Hall) -> Self {
        let mut all = Self::default();
        for (no, one) in &hall.games {
            all.0.entry(key(&one.game.setup)).or_default().push(*no);
        }
        all
    }

    /// Takes the game out that is the same as one of a file, and says on which board it is.
    pub fn take(&mut self, hall: &Hall, game: &PgnGame) -> Option<BoardNo> {
        let setup = export::setup_of(game, &time_controls::default_control());
        let alike = self.0.get_mut(&key(&setup))?;
        let place = alike.iter().position(|no| {
            hall.games.get(no).is_some_and(|one| is_same(&one.game, &setup, game))
        })?;
        Some(hall.games.get(&alike.remove(place))?.board)
    }
}

fn key(setup: &Setup) -> (String, String, u16) {
    let name = |player: &Player| player.name.clone();
    (name(&setup.players.white), name(&setup.players.black), setup.round)
}

/// Whether a game of the hall is one of a file. Of a game that was not imported, or by an earlier
/// program, the event and the date are those of the competition, and the moves alone tell.
fn is_same(game: &Game, setup: &Setup, read: &PgnGame) -> bool {
    let about = |setup: &Setup| {
        let source = setup.imported.clone().unwrap_or_default();
        (source.event.clone(), source.date.clone())
    };
    let moves = read.played().map(|(before, played, _)| before.uci(played));
    game.setup.fen == setup.fen
        && (game.setup.imported.is_none() || about(&game.setup) == about(setup))
        && game.plies.iter().map(|ply| ply.uci.clone()).eq(moves)
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
    use super::time_controls::default_control;
    use super::*;
    use jadoube_chess::pgn::read::games;
    use jadoube_i18n::catalogue::Catalogue;
    use jadoube_i18n::lang::Lang;

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
        let words = Catalogue::new(Lang::En);
        let lines: Vec<String> = report.lines.iter().map(|line| words.tell(line)).collect();
        let lines = lines.join("\n");
        for told in [
            "left out: 1 comment",
            "left out: 2 glyphs",
            "left out: 1 variation",
            "left out: 2 half-moves from a pass on",
            "left out: 2 words that are not moves",
            "left out: 1 time of the game so far",
            "left out: the tags ECO",
            "left out: the time control “60 mins”",
            "left out: 1 line among the tags",
            "“--” passes a move",
            "“Sc3” is not a move",
            "“Ng1-f3” is not how PGN writes Nf3 (and 1 more of this kind)",
        ] {
            assert!(lines.contains(told), "{told} in:\n{lines}");
        }
        assert_eq!((report.games, report.complaints, report.left_out), (1, 2, 12));
    }
}
