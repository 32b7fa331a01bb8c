//! Writing: the first of the manner's forms, shortest first, that no other legal move shares. A
//! check and `e.p.` are part of the form, for what is written can tell moves apart.

use shakmaty::{MoveList, Position as _};

use crate::board::piece::Kind;
use crate::board::position::Move;
use crate::board::square::Square;
use crate::notation::context::NotationContext;
use crate::notation::descriptive::Manner;
use crate::notation::descriptive::names::{self, Naming, Region, Wing};
use crate::side::Side;

/// How closely a man is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Man {
    /// `R`
    Plain,
    /// `KR` by its origin; of a pawn the file without its wing, `BP`.
    Named,
    /// `QBP`
    File,
    /// `R/2`
    OnRank,
    /// `R/B`
    OnFile,
    /// `R/KB2`
    OnSquare,
}

/// How closely a square of arrival is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Arrival {
    /// `B3`
    Short,
    /// `KB3`
    Full,
}

/// To a free square (Laws 1980, Supplement 1): the square in full before the man’s name, the
/// virgule last.
const QUIET: &[(Man, Arrival)] = &[
    (Man::Plain, Arrival::Short),
    (Man::Plain, Arrival::Full),
    (Man::Named, Arrival::Short),
    (Man::Named, Arrival::Full),
    (Man::OnRank, Arrival::Short),
    (Man::OnRank, Arrival::Full),
    (Man::OnFile, Arrival::Short),
    (Man::OnFile, Arrival::Full),
    (Man::OnSquare, Arrival::Short),
    (Man::OnSquare, Arrival::Full),
];

/// A piece captures: first it is told apart itself, then what it takes.
const TAKES: &[(Man, Man)] = &[
    (Man::Plain, Man::Plain),
    (Man::Named, Man::Plain),
    (Man::OnRank, Man::Plain),
    (Man::OnFile, Man::Plain),
    (Man::OnSquare, Man::Plain),
    (Man::Plain, Man::Named),
    (Man::Named, Man::Named),
    (Man::Plain, Man::File),
    (Man::Named, Man::File),
    (Man::Plain, Man::OnRank),
    (Man::Named, Man::OnRank),
    (Man::Plain, Man::OnFile),
    (Man::Named, Man::OnFile),
    (Man::Plain, Man::OnSquare),
    (Man::Named, Man::OnSquare),
    (Man::OnSquare, Man::OnSquare),
];

/// A pawn captures. `P/3xP` tells two pawns on one file apart.
const PAWN_TAKES: &[(Man, Man)] = &[
    (Man::Plain, Man::Plain),
    (Man::Named, Man::Plain),
    (Man::Plain, Man::Named),
    (Man::Named, Man::Named),
    (Man::File, Man::Plain),
    (Man::Plain, Man::File),
    (Man::Named, Man::File),
    (Man::OnRank, Man::Plain),
    (Man::Plain, Man::OnRank),
    (Man::OnRank, Man::Named),
    (Man::File, Man::File),
    (Man::Plain, Man::OnSquare),
    (Man::Named, Man::OnSquare),
    (Man::OnSquare, Man::Plain),
    (Man::OnSquare, Man::OnSquare),
];

/// The Laws of 1972 know one form for what is clear and one for what is not, both squares.
const QUIET_1972: &[(Man, Arrival)] =
    &[(Man::Plain, Arrival::Full), (Man::OnSquare, Arrival::Full)];
const TAKES_1972: &[(Man, Man)] = &[(Man::Plain, Man::Plain), (Man::OnSquare, Man::OnSquare)];

/// Appends the move.
pub(in crate::notation) fn write(
    context: &NotationContext,
    m: Move,
    manner: Manner,
    out: &mut String,
) {
    let check = gives_check(context, m);
    let pen = Pen { manner, mover: context.position().turn() };
    if m.is_castling() {
        out.push_str(pen.castling(m.is_castling_short()));
    } else if let Some((kind, square)) = m.capture() {
        let (man, taken) = capture_form(context, m, (kind, square), manner, check);
        pen.man(m.kind(), m.from(), man, origin_wing(context, m.from()), out);
        out.push('x');
        pen.man(kind, square, taken, origin_wing(context, square), out);
    } else {
        let (man, arrival) = quiet_form(context, m, manner, check);
        pen.man(m.kind(), m.from(), man, origin_wing(context, m.from()), out);
        // `D/22AD` could not be read.
        if manner != Manner::Spanish || man.has_virgule() {
            out.push('-');
        }
        pen.square(m.to(), arrival, out);
    }
    if let Some(kind) = m.promotion() {
        out.push('/');
        out.push(pen.letter(kind));
    }
    pen.marks(m, check, out);
}

fn quiet_form(context: &NotationContext, m: Move, manner: Manner, check: bool) -> (Man, Arrival) {
    let chess = context.position().shakmaty();
    let mover = context.position().turn();
    let role = m.0.role();
    // Only what goes to the same square, or to the one of that name on the other wing, can be
    // written alike.
    let twin = Square::from_shakmaty(m.to().to_shakmaty().flip_horizontal());
    let mut rivals = Rivals::of(m, check);
    for to in [m.to(), twin] {
        if to == m.to() || arrival_files(to, Arrival::Short).count_ones() == 2 {
            rivals.add(&chess.san_candidates(role, to.to_shakmaty()));
        }
    }
    let forms = if manner == Manner::English1972 { QUIET_1972 } else { QUIET };
    let last = (Man::OnSquare, Arrival::Full);
    let alone = |(man, arrival): &&(Man, Arrival)| {
        let Some(from) = NameForm::of(context, m.from(), m.kind(), *man, mover) else {
            return false;
        };
        let to = Region {
            files: arrival_files(m.to(), *arrival),
            ranks: 1 << names::rank_for(m.to(), mover),
        };
        let shares = |other: Move| {
            other.capture().is_none()
                && to.holds(other.to(), mover)
                && from.fits(context, other.from(), mover)
        };
        !rivals.any(context, shares)
    };
    forms.iter().find(alone).copied().unwrap_or(last)
}

fn capture_form(
    context: &NotationContext,
    m: Move,
    (kind, square): (Kind, Square),
    manner: Manner,
    check: bool,
) -> (Man, Man) {
    let mover = context.position().turn();
    let mut rivals = Rivals::of(m, check);
    rivals.add(&context.position().shakmaty().capture_moves());
    let forms = match (manner, m.kind()) {
        (Manner::English1972, _) => TAKES_1972,
        (_, Kind::Pawn) => PAWN_TAKES,
        _ => TAKES,
    };
    let last = (Man::OnSquare, Man::OnSquare);
    let alone = |(man, taken): &&(Man, Man)| {
        let Some(from) = NameForm::of(context, m.from(), m.kind(), *man, mover) else {
            return false;
        };
        let Some(at) = NameForm::of(context, square, kind, *taken, mover) else { return false };
        let shares = |other: Move| {
            other.capture().is_some_and(|(other_kind, other_square)| {
                other_kind == kind
                    && (other.promotion() == m.promotion() || !taken.has_virgule())
                    && at.fits(context, other_square, mover)
                    && from.fits(context, other.from(), mover)
            })
        };
        !rivals.any(context, shares)
    };
    forms.iter().find(alone).copied().unwrap_or(last)
}

fn gives_check(context: &NotationContext, m: Move) -> bool {
    let mut after = context.position().shakmaty().clone();
    after.play_unchecked(m.0);
    after.is_check()
}

fn origin_wing(context: &NotationContext, square: Square) -> Option<Wing> {
    names::wing(context, square, Naming::Origin)
}

/// The other legal moves of such a man that would be written with the same marks.
struct Rivals {
    all: MoveList,
    written: Move,
    check: bool,
}

impl Rivals {
    fn of(written: Move, check: bool) -> Self {
        Self { all: MoveList::new(), written, check }
    }

    fn add(&mut self, moves: &MoveList) {
        let written = self.written;
        let kind = written.0.role();
        let rival = |m: &&shakmaty::Move| {
            m.role() == kind
                && **m != written.0
                && (m.promotion() == written.0.promotion() || reads_as_file(written, Move(**m)))
                && !m.is_castle()
                // What is written `e.p.` is nothing else; without it, it can be a capture of any
                // kind.
                && (m.is_en_passant() || !written.is_en_passant())
        };
        for m in moves.iter().filter(rival) {
            if self.all.remaining_capacity() > 0 {
                self.all.push(*m);
            }
        }
    }

    fn any(&self, context: &NotationContext, shares: impl Fn(Move) -> bool) -> bool {
        let mut rivals = self.all.iter().map(|m| Move(*m));
        rivals.any(|m| shares(m) && (!self.check || gives_check(context, m)))
    }
}

/// Whether what a promotion ends with names the file of the other capture: `PxB/B` can be either.
fn reads_as_file(written: Move, other: Move) -> bool {
    let file = other.capture().map(|(_, square)| names::file_name(square.file()));
    other.promotion().is_none() && file.is_some() && file == written.promotion()
}

/// What is said of a man by a form of its name.
struct NameForm {
    wing: Option<Wing>,
    region: Region,
}

impl NameForm {
    /// None where the man has no such name, or none that is more than a shorter one.
    fn of(
        context: &NotationContext,
        square: Square,
        kind: Kind,
        man: Man,
        mover: Side,
    ) -> Option<Self> {
        let mut call = Self { wing: None, region: Region::EVERYWHERE };
        let rank = 1 << names::rank_for(square, mover);
        match (man, kind) {
            (Man::Plain, _) => {}
            (Man::Named, Kind::Pawn) | (Man::OnFile, _) => {
                call.region.files = arrival_files(square, Arrival::Short);
            }
            (Man::Named, _) => call.wing = Some(origin_wing(context, square)?),
            (Man::File, Kind::Pawn) => call.region.files = 1 << square.file(),
            (Man::File, _) => return None,
            (Man::OnRank, _) => call.region.ranks = rank,
            (Man::OnSquare, _) => call.region = Region { files: 1 << square.file(), ranks: rank },
        }
        Some(call)
    }

    fn fits(&self, context: &NotationContext, square: Square, mover: Side) -> bool {
        self.region.holds(square, mover)
            && (self.wing.is_none() || origin_wing(context, square) == self.wing)
    }
}

impl Man {
    const fn has_virgule(self) -> bool {
        matches!(self, Self::OnRank | Self::OnFile | Self::OnSquare)
    }
}

/// The files that a square's name covers.
fn arrival_files(square: Square, arrival: Arrival) -> u8 {
    let own = 1 << square.file();
    match arrival {
        Arrival::Short => names::files(None, names::file_name(square.file())).unwrap_or(own),
        Arrival::Full => own,
    }
}

/// Writes letters and figures as a manner has them.
#[derive(Clone, Copy)]
struct Pen {
    manner: Manner,
    mover: Side,
}

impl Pen {
    const fn letter(self, kind: Kind) -> char {
        match (self.manner, kind) {
            (Manner::English | Manner::English1972, _) => kind.letter(),
            (Manner::Spanish, Kind::King) => 'R',
            (Manner::Spanish, Kind::Queen) => 'D',
            (Manner::Spanish, Kind::Rook) => 'T',
            (Manner::Spanish, Kind::Bishop) => 'A',
            (Manner::Spanish, Kind::Knight) => 'C',
            (Manner::Spanish, Kind::Pawn) => 'P',
        }
    }

    /// A piece or file and its wing, in the manner's order.
    fn with_wing(self, kind: Kind, wing: Option<Wing>, out: &mut String) {
        let wing = wing.map(|wing| match wing {
            Wing::King => self.letter(Kind::King),
            Wing::Queen => self.letter(Kind::Queen),
        });
        let (before, after) = match self.manner {
            Manner::English | Manner::English1972 => (wing, None),
            Manner::Spanish => (None, wing),
        };
        out.extend(before);
        out.push(self.letter(kind));
        out.extend(after);
    }

    fn file(self, square: Square, arrival: Arrival, out: &mut String) {
        let kind = names::file_name(square.file());
        let wing = match (arrival, kind) {
            (Arrival::Short, _) | (_, Kind::King | Kind::Queen) => None,
            (Arrival::Full, _) => Some(Wing::of_file(square.file())),
        };
        self.with_wing(kind, wing, out);
    }

    fn rank(self, square: Square, out: &mut String) {
        out.push(char::from(b'1' + names::rank_for(square, self.mover)));
    }

    fn square(self, square: Square, arrival: Arrival, out: &mut String) {
        match self.manner {
            Manner::English | Manner::English1972 => {
                self.file(square, arrival, out);
                self.rank(square, out);
            }
            Manner::Spanish => {
                self.rank(square, out);
                self.file(square, arrival, out);
            }
        }
    }

    fn man(self, kind: Kind, square: Square, man: Man, wing: Option<Wing>, out: &mut String) {
        match (man, kind) {
            (Man::Named | Man::File, Kind::Pawn) => {
                let arrival = if man == Man::File { Arrival::Full } else { Arrival::Short };
                let pawn = self.letter(Kind::Pawn);
                match self.manner {
                    Manner::English | Manner::English1972 => {
                        self.file(square, arrival, out);
                        out.push(pawn);
                    }
                    Manner::Spanish => {
                        out.push(pawn);
                        self.file(square, arrival, out);
                    }
                }
            }
            (Man::Named, _) => self.with_wing(kind, wing, out),
            _ => out.push(self.letter(kind)),
        }
        if man.has_virgule() {
            out.push('/');
        }
        match man {
            Man::Plain | Man::Named | Man::File => {}
            Man::OnRank => self.rank(square, out),
            Man::OnFile => self.file(square, Arrival::Short, out),
            Man::OnSquare => self.square(square, Arrival::Full, out),
        }
    }

    const fn castling(self, short: bool) -> &'static str {
        match (self.manner, short) {
            (Manner::English1972, true) => "0-0",
            (Manner::English1972, false) => "0-0-0",
            (_, true) => "O-O",
            (_, false) => "O-O-O",
        }
    }

    fn marks(self, m: Move, check: bool, out: &mut String) {
        let en_passant = m.is_en_passant();
        let (passing, checking) = match (self.manner, en_passant) {
            (Manner::Spanish, _) => (" a.p.", "+"),
            (_, true) => (" e.p.", " ch"),
            (_, false) => ("", "ch"),
        };
        if en_passant {
            out.push_str(passing);
        }
        if check {
            out.push_str(checking);
        }
    }
}
