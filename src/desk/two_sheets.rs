//! Tables of scoresheets, line by line: the columns found by name, each line answered. Compared
//! with the true games where the table has them.

use jadoube_message::Message;
use jadoube_message::system::SystemReason;

use std::io;
use std::time::{Duration, Instant};

use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::scoresheet::end::{EndPosition, NotAnEnd};
use jadoube_chess::scoresheet::reconstruct::{
    LONGEST, Reconstruction, ReconstructionInput, Verdict, reconstruct,
};
use jadoube_chess::scoresheet::sheet::Sheet;
use jadoube_chess::side::{BySide, Side};

/// The columns of a table, from its header line.
#[derive(Debug, Clone)]
pub struct Columns {
    id: usize,
    white: usize,
    black: usize,
    end: Option<usize>,
    truth: Option<usize>,
    tier: Option<usize>,
}

/// Why a header or a line is no use.
#[derive(Debug, Message)]
#[message(prefix = "cli-line", error)]
pub enum BadLine {
    /// It cannot be read.
    #[message(id = "cli-unreadable", from)]
    Unreadable(#[message(name = "why")] SystemReason),
    /// The header lacks a column.
    NoColumn(#[message(name = "column")] &'static str),
    /// The line ends before a column.
    Short(#[message(name = "column")] usize),
    /// A sheet is longer than any game.
    TooLong(#[message(name = "count")] usize),
    /// The final position is none.
    #[message(transparent, from)]
    End(NotAnEnd),
}

/// An answered line.
#[derive(Debug)]
pub struct Answer {
    /// What the line calls itself.
    pub id: String,
    /// The verdict.
    pub verdict: Verdict,
    /// The moves of the likeliest game.
    pub moves: Vec<Uci>,
    /// The time that it took.
    pub took: Duration,
    /// The true moves, where the table has them: only for comparing.
    pub truth: Option<Vec<Uci>>,
    /// How hard the line is said to be: only for comparing.
    pub tier: String,
}

impl Columns {
    /// Finds the columns in a header line.
    ///
    /// # Errors
    /// [`BadLine::NoColumn`] when one that is needed is missing.
    pub fn find(header: &str) -> Result<Self, BadLine> {
        let names: Vec<&str> = header.trim_end().split('\t').collect();
        let find = |name: &str| names.iter().position(|other| *other == name);
        let need = |name: &'static str| find(name).ok_or(BadLine::NoColumn(name));
        Ok(Self {
            id: need("id")?,
            white: need("white_sheet")?,
            black: need("black_sheet")?,
            end: find("final_fen"),
            truth: find("true_moves_uci"),
            tier: find("tier"),
        })
    }

    /// Answers a line.
    ///
    /// # Errors
    /// [`BadLine`] when the line cannot be read, is too short, or its position is none.
    pub fn answer(&self, line: io::Result<String>) -> Result<Answer, BadLine> {
        let line = line.map_err(SystemReason::from)?;
        let cells: Vec<&str> = line.trim_end_matches(['\r', '\n']).split('\t').collect();
        let cell = |at: usize| cells.get(at).copied().ok_or(BadLine::Short(at + 1));
        let sheets = BySide::new(
            Sheet::from_compact(cell(self.white)?),
            Sheet::from_compact(cell(self.black)?),
        );
        for side in Side::BOTH {
            let cells = sheets.of(side).cells().len();
            if cells > LONGEST {
                return Err(BadLine::TooLong(cells));
            }
        }
        let fen = self.end.map(cell).transpose()?.filter(|fen| !fen.trim().is_empty());
        let end: Option<EndPosition> = fen.map(str::parse).transpose()?;
        let truth = self.truth.and_then(|at| cells.get(at));
        let begun = Instant::now();
        let known = ReconstructionInput { end: end.as_ref(), ..ReconstructionInput::default() };
        let found = reconstruct(&Position::start(), &sheets, known);
        Ok(Answer {
            id: cell(self.id)?.to_owned(),
            verdict: found.verdict,
            took: begun.elapsed(),
            moves: moves(&found),
            truth: truth.map(|truth| truth.split(' ').map(|uci| Uci(uci.to_owned())).collect()),
            tier: self
                .tier
                .and_then(|at| cells.get(at))
                .map(|t| (*t).to_owned())
                .unwrap_or_default(),
        })
    }
}

/// The moves of the likeliest game.
fn moves(found: &Reconstruction) -> Vec<Uci> {
    let mut position = Position::start();
    let mut moves = Vec::new();
    for m in found.games.first().into_iter().flat_map(|game| &game.moves) {
        moves.push(position.uci(*m));
        position = position.after(*m);
    }
    moves
}

/// Counts over answers whose true games are known.
#[derive(Debug, Clone, Copy, Default)]
pub struct Tally {
    /// The number of lines that were answered.
    pub lines: usize,
    /// Every move right.
    pub exact: usize,
    /// Called certain, agreed, likely, open.
    pub verdicts: [usize; 4],
    /// Of these, those with every move right.
    pub right: [usize; 4],
    /// The time of all.
    pub took: Duration,
    /// The longest time of one.
    pub longest: Duration,
}

impl Tally {
    /// Counts an answer in.
    pub fn add(&mut self, answer: &Answer) {
        let is_exact = answer.truth.as_ref() == Some(&answer.moves);
        let row = match answer.verdict {
            Verdict::Certain => 0,
            Verdict::Agreed => 1,
            Verdict::Likely => 2,
            Verdict::Open => 3,
        };
        self.lines += 1;
        self.exact += usize::from(is_exact);
        self.verdicts[row] += 1;
        self.right[row] += usize::from(is_exact);
        self.took += answer.took;
        self.longest = self.longest.max(answer.took);
    }
}
