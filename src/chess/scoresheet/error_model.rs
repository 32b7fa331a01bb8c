//! How unlikely it is that a move was written as a text: wrong file or rank by confusion in
//! handwriting, the rank seen from the other side, the wrong letter, half a square, left-out
//! distinctions. The costs come from counts over real handwritten sheets and the development set
//! of scrambled ones; they are rounded, for other hands err otherwise.

use crate::board::piece::Kind;
use crate::board::position::Move;
use crate::scoresheet::cell_text::{self, CellReading, Says, Signs};
use crate::scoresheet::cost::Cost;
use crate::scoresheet::sheet::Cell;
use crate::scoresheet::writing_style::{LANGUAGES, Manner, kind_in};
use crate::side::Side;

/// A move as far as the text of a cell can tell it, without the position round it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Shape {
    /// Whose move it is.
    pub(super) mover: Side,
    pub(super) kind: Kind,
    pub(super) from: (u8, u8),
    pub(super) to: (u8, u8),
    pub(super) captured: Option<Kind>,
    pub(super) promotion: Option<Kind>,
    /// Castling, and whether to the king's side.
    pub(super) castling: Option<bool>,
}

impl Shape {
    pub(super) fn of(m: Move, mover: Side) -> Self {
        Self {
            mover,
            kind: m.kind(),
            from: (m.from().file(), m.from().rank()),
            to: (m.to().file(), m.to().rank()),
            captured: m.capture().map(|(kind, _)| kind),
            promotion: m.promotion(),
            castling: m.is_castling().then(|| m.is_castling_short()),
        }
    }
}

/// Nothing a person writes is less likely than this: they may have thought of anything.
const ANYTHING: Cost = Cost(1900);
const ILLEGIBLE: Cost = Cost(650);
/// A cell left out where the player was still writing.
const LEFT_BLANK: Cost = Cost(750);
const OTHER_CASTLING: Cost = Cost(900);
const CASTLING_AS_KINGS_MOVE: Cost = Cost(500);

const OTHER_LETTER: Cost = Cost(800);
const STRANGE_LETTER: Cost = Cost(850);
const FOREIGN_LETTER: Cost = Cost(400);
const LETTER_LEFT_OUT: Cost = Cost(850);
const LETTER_FOR_PAWN: Cost = Cost(900);

const OTHER_FILE: Cost = Cost(1050);
const OTHER_RANK: Cost = Cost(1100);
const MIRRORED_RANK: Cost = Cost(800);
const NO_RANK: Cost = Cost(660);
const NO_FILE: Cost = Cost(900);
const NO_SQUARE: Cost = Cost(1000);
/// Where the player usually writes so.
const HABIT: Cost = Cost(30);
const AGAINST_HABIT: Cost = Cost(350);

const OTHER_FROM_FILE: Cost = Cost(1000);
const OTHER_FROM_RANK: Cost = Cost(1000);
const PAWN_FILE_LEFT_OUT: Cost = Cost(800);

const TAKES_NOTHING: Cost = Cost(900);
const TAKES_NOT_MARKED: Cost = Cost(650);
const OTHER_CAPTURED: Cost = Cost(900);
const PROMOTION_LEFT_OUT: Cost = Cost(450);
const UNDERPROMOTION_LEFT_OUT: Cost = Cost(1000);
const OTHER_PROMOTION: Cost = Cost(900);

/// What a slip costs in an entry for the opponent's move, in per cent.
const OPPONENTS: u32 = 94;

/// File meant, file written, cost: what a hand makes of it.
const FILES: &[(u8, &[(u8, u32)])] = &[
    (0, &[(2, 670), (6, 640), (4, 660), (3, 630)]),
    (1, &[(3, 630), (7, 630), (6, 660), (5, 630)]),
    (2, &[(0, 660), (4, 540)]),
    (3, &[(0, 610), (1, 630), (2, 640)]),
    (4, &[(2, 540), (5, 660)]),
    (5, &[(1, 630), (6, 640), (4, 630)]),
    (6, &[(7, 650), (0, 640), (5, 620), (1, 650)]),
    (7, &[(6, 630), (5, 650), (1, 640)]),
];

/// Rank meant, rank written, cost.
const RANKS: &[(u8, &[(u8, u32)])] = &[
    (0, &[(6, 650), (1, 700)]),
    (1, &[(6, 680), (2, 650), (0, 680)]),
    (2, &[(4, 640), (1, 740)]),
    (3, &[(4, 700), (5, 690), (8, 660)]),
    (4, &[(5, 720), (3, 690), (2, 660)]),
    (5, &[(4, 670), (3, 650)]),
    (6, &[(0, 680), (1, 680), (3, 670)]),
    (7, &[(2, 690), (4, 700), (5, 740)]),
];

fn confusion(table: &[(u8, &[(u8, u32)])], meant: u8, written: u8) -> Option<Cost> {
    let (_, row) = table.iter().find(|(row, _)| *row == meant)?;
    row.iter().find(|(other, _)| *other == written).map(|(_, cost)| Cost(*cost))
}

fn file(meant: u8, written: u8) -> Cost {
    if meant == written {
        return Cost::ZERO;
    }
    confusion(FILES, meant, written).unwrap_or(OTHER_FILE)
}

fn rank(meant: u8, written: u8) -> Cost {
    if meant == written {
        return Cost::ZERO;
    }
    let hand = confusion(RANKS, meant, written).unwrap_or(OTHER_RANK);
    if meant + written == 7 { hand.min(MIRRORED_RANK) } else { hand }
}

/// What a cell tells about the move that it was written for.
#[derive(Debug, Clone)]
pub(super) struct Evidence {
    said: EntryContent,
    manner: Manner,
    /// Whose sheet it is.
    writer: Side,
}

#[derive(Debug, Clone)]
enum EntryContent {
    /// The same for every move.
    Nothing(Cost),
    Text(CellReading),
}

impl Evidence {
    /// The evidence of a cell; `stopped` says that the player had stopped writing all moves there.
    pub(super) fn of(cell: &Cell, writer: Side, manner: Manner, stopped: Option<Cost>) -> Self {
        let said = match cell {
            Cell::Written(text) => EntryContent::Text(cell_text::read(text)),
            Cell::Blank | Cell::Tick => EntryContent::Nothing(stopped.unwrap_or(LEFT_BLANK)),
            Cell::Illegible => EntryContent::Nothing(ILLEGIBLE),
        };
        Self { said, manner, writer }
    }

    /// The cost of the cell for a move, before the position is asked about distinctions and check.
    pub(super) fn cost(&self, shape: &Shape) -> Cost {
        match &self.said {
            EntryContent::Nothing(cost) => *cost,
            EntryContent::Text(written) => written
                .readings
                .iter()
                .map(|says| self.reading(says, shape))
                .min()
                .map_or(ANYTHING, |cost| self.by_writer(cost, shape.mover))
                .min(ANYTHING),
        }
    }

    /// Players write their own moves with fewer slips than their opponent's: in the development
    /// set with seven for every twelve.
    fn by_writer(&self, cost: Cost, mover: Side) -> Cost {
        let percent = if mover == self.writer { 106 } else { OPPONENTS };
        Cost(cost.0 * percent / 100)
    }

    /// The cost of a left-out or needless distinction; `needed` where another piece of the kind
    /// could go there too.
    pub(super) fn distinction(&self, needed: Need) -> Cost {
        let EntryContent::Text(written) = &self.said else { return Cost::ZERO };
        let Some(Says::Move(signs)) = written.readings.first() else { return Cost::ZERO };
        let given = signs.from_file.is_some() || signs.from_rank.is_some();
        match (needed, given) {
            (Need::Needed, false) => Cost(250),
            (Need::Needed, true) => Cost(30),
            (Need::NotNeeded, true) if signs.piece.is_some() && !signs.is_long() => Cost(500),
            _ => Cost::ZERO,
        }
    }

    /// The cost of the mark of check, or of its lack.
    pub(super) fn check(&self, gives_check: bool) -> Cost {
        let EntryContent::Text(written) = &self.said else { return Cost::ZERO };
        let complete = match written.readings.first() {
            Some(Says::Move(signs)) => signs.is_complete(),
            Some(Says::Castling { .. }) => true,
            _ => false,
        };
        match (written.check, gives_check) {
            (true, false) => Cost(900),
            (false, true) if self.manner.marks_checks && complete => Cost(650),
            _ => Cost::ZERO,
        }
    }

    /// What is written, where something is.
    pub(super) const fn written(&self) -> Option<&CellReading> {
        match &self.said {
            EntryContent::Text(written) => Some(written),
            EntryContent::Nothing(_) => None,
        }
    }

    /// How the player writes.
    pub(super) const fn manner(&self) -> &Manner {
        &self.manner
    }

    /// The cost of one reading of the cell.
    pub(super) fn reading(&self, says: &Says, shape: &Shape) -> Cost {
        match (says, shape.castling) {
            (Says::Scrawl, _) => Cost(1200),
            (Says::Castling { short }, Some(castles_short)) if *short == castles_short => {
                Cost::ZERO
            }
            (Says::Castling { .. }, Some(_)) => OTHER_CASTLING,
            (Says::Castling { .. }, None) => ANYTHING,
            (Says::Move(signs), Some(_)) => CASTLING_AS_KINGS_MOVE + self.signs(signs, shape),
            (Says::Move(signs), None) => self.signs(signs, shape),
        }
    }

    fn signs(&self, signs: &Signs, shape: &Shape) -> Cost {
        self.mover(signs, shape)
            + self.divergence(signs, shape)
            + self.arrival(signs, shape)
            + self.capture(signs, shape)
            + self.promotion(signs, shape)
    }

    fn mover(&self, signs: &Signs, shape: &Shape) -> Cost {
        let Some(letter) = signs.piece else {
            let free = shape.kind == Kind::Pawn || signs.is_long();
            return if free && shape.kind == Kind::Pawn { Cost::ZERO } else { LETTER_LEFT_OUT };
        };
        match (self.manner.kind(letter), shape.kind) {
            (Some(meant), kind) if meant == kind => Cost::ZERO,
            (_, Kind::Pawn) => LETTER_FOR_PAWN,
            (Some(_), _) => OTHER_LETTER,
            (None, kind) if elsewhere(letter, kind) => FOREIGN_LETTER,
            (None, _) => STRANGE_LETTER,
        }
    }

    fn divergence(&self, signs: &Signs, shape: &Shape) -> Cost {
        let (from_file, from_rank) = shape.from;
        let wrong_file = signs.from_file.is_some_and(|written| written != from_file);
        let wrong_rank = signs.from_rank.is_some_and(|written| written != from_rank);
        let mut cost = Cost::ZERO;
        if wrong_file {
            cost += OTHER_FROM_FILE;
        }
        if wrong_rank {
            cost += OTHER_FROM_RANK;
        }
        // A capturing pawn is named by its file.
        if shape.kind == Kind::Pawn && signs.from_file.is_none() && shape.captured.is_some() {
            cost += PAWN_FILE_LEFT_OUT;
        }
        if signs.is_long() || !self.manner.long || shape.castling.is_some() {
            return cost;
        }
        cost + Cost(300)
    }

    fn arrival(&self, signs: &Signs, shape: &Shape) -> Cost {
        let (to_file, to_rank) = shape.to;
        let habit = |holds: bool| if holds { HABIT } else { NO_RANK };
        let pawn_takes = shape.kind == Kind::Pawn && shape.captured.is_some();
        match (signs.to_file, signs.to_rank) {
            (Some(f), Some(r)) => {
                let against = pawn_takes && self.manner.short_pawn_captures;
                file(to_file, f)
                    + rank(to_rank, r)
                    + if against { AGAINST_HABIT } else { Cost::ZERO }
            }
            (Some(f), None) => {
                file(to_file, f) + habit(pawn_takes && self.manner.short_pawn_captures)
            }
            (None, Some(r)) => rank(to_rank, r) + NO_FILE,
            (None, None) if signs.captured.is_some() => habit(self.manner.names_captured),
            (None, None) => NO_SQUARE,
        }
    }

    fn capture(&self, signs: &Signs, shape: &Shape) -> Cost {
        let marked = signs.takes || (signs.piece.is_none() && signs.from_file.is_some());
        match (shape.captured, marked) {
            (None, true) if signs.takes => TAKES_NOTHING,
            (Some(captured), true) => match signs.captured {
                None => Cost::ZERO,
                Some('P' | 'B') if captured == Kind::Pawn => Cost::ZERO,
                Some(letter) if self.manner.kind(letter) == Some(captured) => Cost::ZERO,
                Some(_) => OTHER_CAPTURED,
            },
            (Some(_), false) if self.manner.marks_captures => TAKES_NOT_MARKED,
            _ => Cost::ZERO,
        }
    }

    fn promotion(&self, signs: &Signs, shape: &Shape) -> Cost {
        match (shape.promotion, signs.promotion) {
            (None, None) => Cost::ZERO,
            (Some(Kind::Queen), None) => PROMOTION_LEFT_OUT,
            (Some(_), None) => UNDERPROMOTION_LEFT_OUT,
            (Some(kind), Some(letter)) if self.manner.kind(letter) == Some(kind) => Cost::ZERO,
            _ => OTHER_PROMOTION,
        }
    }
}

/// What a cell costs at least, by what moves and where to; for two cells to be laid beside each
/// other without a board.
#[derive(Debug, Clone, Copy)]
pub(super) struct Floor {
    base: Cost,
    kinds: [Cost; 6],
    files: [Cost; 8],
    ranks: [Cost; 8],
    /// For castling to the king's and to the queen's side.
    castling: [Cost; 2],
    /// For the move that it suits best.
    pub(super) least: Cost,
}

impl Floor {
    /// The least cost of both for the same move.
    pub(super) fn with(&self, other: &Self) -> Cost {
        let least = |one: &[Cost], two: &[Cost]| -> Cost {
            one.iter().zip(two).map(|(a, b)| *a + *b).min().unwrap_or_default()
        };
        let moved = self.base
            + other.base
            + least(&self.kinds, &other.kinds)
            + least(&self.files, &other.files)
            + least(&self.ranks, &other.ranks);
        moved
            .min(least(&self.castling, &other.castling))
            .min(self.least + ANYTHING)
            .min(other.least + ANYTHING)
    }
}

impl Evidence {
    /// What it costs at least.
    pub(super) fn floor(&self) -> Floor {
        let mut floor = Floor {
            base: Cost::ZERO,
            kinds: [Cost::ZERO; 6],
            files: [Cost::ZERO; 8],
            ranks: [Cost::ZERO; 8],
            castling: [Cost::ZERO; 2],
            least: Cost::ZERO,
        };
        let written = match &self.said {
            EntryContent::Nothing(cost) => {
                return Floor { base: *cost, castling: [*cost; 2], least: *cost, ..floor };
            }
            EntryContent::Text(written) => written,
        };
        let each = |cost: &dyn Fn(&Says) -> Cost| {
            let least = written.readings.iter().map(cost).min().unwrap_or(ANYTHING).min(ANYTHING);
            Cost(least.0 * OPPONENTS / 100)
        };
        for (kind, slot) in Kind::ALL.into_iter().zip(&mut floor.kinds) {
            *slot = each(&|says| self.kind_floor(says, kind));
        }
        for (at, slot) in (0..8).zip(&mut floor.files) {
            *slot = each(&|says| match says {
                Says::Move(Signs { to_file: Some(written), .. }) => file(at, *written),
                _ => Cost::ZERO,
            });
        }
        for (at, slot) in (0..8).zip(&mut floor.ranks) {
            *slot = each(&|says| match says {
                Says::Move(Signs { to_rank: Some(written), .. }) => rank(at, *written),
                _ => Cost::ZERO,
            });
        }
        for (short, slot) in [true, false].into_iter().zip(&mut floor.castling) {
            *slot = each(&|says| match says {
                Says::Castling { short: written } if *written == short => Cost::ZERO,
                Says::Castling { .. } => OTHER_CASTLING,
                Says::Move(_) => CASTLING_AS_KINGS_MOVE,
                Says::Scrawl => Cost::ZERO,
            });
        }
        floor.base = each(&|says| self.base_floor(says));
        let all = |costs: &[Cost]| costs.iter().copied().min().unwrap_or_default();
        floor.least = (floor.base + all(&floor.kinds) + all(&floor.files) + all(&floor.ranks))
            .min(all(&floor.castling));
        floor
    }

    fn kind_floor(&self, says: &Says, kind: Kind) -> Cost {
        let Says::Move(signs) = says else { return Cost::ZERO };
        let shape = Shape {
            mover: self.writer,
            kind,
            from: (0, 0),
            to: (0, 0),
            captured: None,
            promotion: None,
            castling: None,
        };
        self.mover(signs, &shape)
    }

    fn base_floor(&self, says: &Says) -> Cost {
        match says {
            Says::Scrawl => Cost(1200),
            Says::Castling { .. } => ANYTHING,
            Says::Move(signs) => match (signs.to_file, signs.to_rank) {
                (Some(_), Some(_)) => Cost::ZERO,
                (Some(_), None) if self.manner.short_pawn_captures => HABIT,
                (Some(_), None) => NO_RANK,
                (None, Some(_)) => NO_FILE,
                (None, None) if signs.captured.is_some() => HABIT,
                (None, None) => NO_SQUARE,
            },
        }
    }
}

/// Whether a distinction is needed, because another piece of the kind could go there too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Need {
    /// Another piece could go there.
    Needed,
    /// No other piece could, or the move is a pawn's or castling.
    NotNeeded,
}

/// Whether some other language means the kind by the letter.
pub(super) fn elsewhere(letter: char, kind: Kind) -> bool {
    LANGUAGES.into_iter().any(|language| kind_in(language, letter) == Some(kind))
}
