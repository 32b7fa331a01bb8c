//! The moves along which a scoresheet is looked at while it is entered: the record of the game as
//! far as it goes, then what the sheet itself says, then what the other one says, up to the first
//! entry that cannot be followed. What a cell means is asked in the position that it stands at;
//! sheets with shifted rows belong to `scoresheet`.

use crate::game::sheets::{CELLS_MAX, Record};
use crate::game::state::Game;
use crate::game::status::PlyMark;
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::reading::NotationFault;
use jadoube_chess::notation::san;
use jadoube_chess::notation::system;
use jadoube_chess::scoresheet::sheet::{Cell, Sheet};
use jadoube_chess::side::{BySide, Side};

/// The moves of a game as far as they are known to somebody who looks at a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownMoves {
    /// The moves.
    pub moves: Vec<Move>,
    /// The place before the first move and after each.
    pub places: Vec<NotationContext>,
    /// How many of the moves stand in the record of the game.
    pub recorded: usize,
}

/// How an entry stands to the move that is known otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EntryAgreement {
    /// Nothing is written, or nothing is known to hold it against.
    Open,
    /// It is that move.
    Same,
    /// It can be that move and others too.
    Among,
    /// It is another legal move.
    Other,
    /// No legal move is called that.
    NoMove,
}

impl KnownMoves {
    /// The course of a game as a player's sheet tells it.
    #[must_use]
    pub fn of(game: &Game, whose: Side) -> Self {
        let mut course = Self::along(&game.start, &[]);
        for ply in &game.plies {
            let Some(m) = course.end().and_then(|end| end.position().read_uci(&ply.uci).ok())
            else {
                break;
            };
            course.play(m);
        }
        course.recorded = course.moves.len();
        while let Ok(ply) = u16::try_from(course.moves.len())
            && ply < CELLS_MAX
            && let Some(m) = course.next(game, whose, game.cell_of(ply))
        {
            course.play(m);
        }
        course
    }

    /// The course of moves that are known otherwise, such as those of a reconstructed game.
    #[must_use]
    pub fn along(start: &Position, moves: &[Move]) -> Self {
        let places = vec![NotationContext::beginning(start.clone())];
        let mut course = Self { moves: Vec::new(), places, recorded: 0 };
        for m in moves {
            course.play(*m);
        }
        course
    }

    /// Where it ends.
    #[must_use]
    pub fn end(&self) -> Option<&NotationContext> {
        self.places.last()
    }

    fn play(&mut self, m: Move) {
        let after = self.end().map(|place| place.after(m));
        self.moves.push(m);
        self.places.extend(after);
    }

    /// What the sheet itself says next, or the other one where it says nothing that can be followed.
    fn next(&self, game: &Game, whose: Side, index: u16) -> Option<Move> {
        let place = self.end()?;
        [whose, whose.other()].into_iter().find_map(|side| {
            let record = game.sheets.of(side);
            resolve_cell(record, place, record.cell(index)).ok()
        })
    }

    /// Where a half-move is made, counted from 0; nothing beyond what is known.
    #[must_use]
    pub fn before(&self, ply: usize) -> Option<&NotationContext> {
        self.places.get(ply)
    }
}

/// The one legal move that a cell means, in the notation of its sheet.
///
/// # Errors
/// [`NotationFault`] when it holds no text, or one that is no move, no legal move, or several.
pub fn resolve_cell(
    record: &Record,
    place: &NotationContext,
    cell: &Cell,
) -> Result<Move, NotationFault> {
    let text = cell.text().unwrap_or_default();
    system::read(record.system(), place, text)?.only(place, text)
}

/// A player's sheet as one that is compared with the other: in algebraic notation, whatever it is
/// kept in. What cannot be followed in another notation is as good as illegible.
#[must_use]
pub fn sheet(game: &Game, whose: Side) -> Sheet {
    let record = game.sheets.of(whose);
    if record.is_algebraic() {
        return record.sheet();
    }
    let course = KnownMoves::of(game, whose);
    let first = usize::from(game.cell_of(0));
    let cells = record.cells.iter().enumerate().map(|(index, cell)| {
        let Cell::Written(_) = cell else { return cell.clone() };
        let place = index.checked_sub(first).and_then(|ply| course.before(ply));
        let read = place.and_then(|place| {
            let m = resolve_cell(record, place, cell).ok()?;
            Some(Cell::Written(san::san(place.position(), m)))
        });
        read.unwrap_or(Cell::Illegible)
    });
    Sheet::new(cells.collect())
}

/// A move as a sheet would have it, in its notation.
#[must_use]
pub fn written(record: &Record, place: &NotationContext, m: Move) -> String {
    let mut text = String::new();
    system::write(record.system(), place, m, &mut text);
    text
}

/// Where a half-move of the record is made, counted from 0.
#[must_use]
pub fn place_in(game: &Game, ply: usize) -> Option<NotationContext> {
    let mut place = NotationContext::beginning(game.start.clone());
    for played in game.plies.get(..ply)? {
        if played.mark == Some(PlyMark::Missing) {
            place = NotationContext::beginning(played.position.clone());
            continue;
        }
        let m = place.position().read_uci(&played.uci).ok()?;
        place.play(m);
    }
    Some(place)
}

/// How the entries of both sheets stand to each other and to the record: of every half-move, from
/// the first, as far as one of the sheets or the record goes.
#[must_use]
pub fn entry_agreements(game: &Game, courses: &BySide<KnownMoves>) -> Vec<BySide<EntryAgreement>> {
    let cells = Side::BOTH.map(|side| game.sheets.of(side).cells.len());
    let most = cells.into_iter().max().unwrap_or_default().max(game.plies.len());
    let most = u16::try_from(most).unwrap_or(CELLS_MAX);
    (0..most)
        .map(|ply| {
            let index = game.cell_of(ply);
            let of =
                |side| entry_agreement(game, courses.of(side), side, (usize::from(ply), index));
            BySide::new(of(Side::White), of(Side::Black))
        })
        .collect()
}

fn entry_agreement(
    game: &Game,
    course: &KnownMoves,
    side: Side,
    (ply, index): (usize, u16),
) -> EntryAgreement {
    let record = game.sheets.of(side);
    let other = game.sheets.of(side.other());
    let (Cell::Written(_), Some(place)) = (record.cell(index), course.before(ply)) else {
        return EntryAgreement::Open;
    };
    let known = if ply < course.recorded {
        course.moves.get(ply).copied()
    } else {
        resolve_cell(other, place, other.cell(index)).ok()
    };
    match (resolve_cell(record, place, record.cell(index)), known) {
        (Ok(m), Some(known)) if m == known => EntryAgreement::Same,
        (Ok(_), Some(_)) => EntryAgreement::Other,
        (Ok(_), None) if matches!(other.cell(index), Cell::Written(_)) => EntryAgreement::Other,
        (Ok(_), None) => EntryAgreement::Open,
        (Err(NotationFault::Ambiguous { moves, .. }), known) => {
            let among = known.is_none_or(|known| moves.contains(&place.position().uci(known)));
            if among { EntryAgreement::Among } else { EntryAgreement::Other }
        }
        (Err(_), _) => EntryAgreement::NoMove,
    }
}

/// How an entry stands to a half-move of a game, counted from 0: the one for which it was read.
#[must_use]
pub fn in_game(game: &Game, ply: usize, record: &Record, cell: &Cell) -> EntryAgreement {
    let (Some(place), Some(played)) = (place_in(game, ply), game.plies.get(ply)) else {
        return EntryAgreement::Other;
    };
    match resolve_cell(record, &place, cell) {
        Ok(m) if place.position().uci(m) == played.uci => EntryAgreement::Same,
        Ok(_) => EntryAgreement::Other,
        Err(NotationFault::Ambiguous { moves, .. }) if moves.contains(&played.uci) => {
            EntryAgreement::Among
        }
        Err(NotationFault::Ambiguous { .. }) => EntryAgreement::Other,
        Err(_) => EntryAgreement::NoMove,
    }
}

/// What is expected in a cell: the move of the record, or what the other sheet has there, written
/// as this sheet is kept.
#[must_use]
pub fn expected(game: &Game, course: &KnownMoves, whose: Side, index: u16) -> Option<String> {
    let ply = usize::from(index).checked_sub(usize::from(game.cell_of(0)))?;
    let place = course.before(ply)?;
    let other = game.sheets.of(whose.other());
    let m = if ply < course.recorded {
        *course.moves.get(ply)?
    } else {
        resolve_cell(other, place, other.cell(index)).ok()?
    };
    Some(written(game.sheets.of(whose), place, m))
}

/// The moves of the record as a sheet has them, with the draw offers, as far as it can be relied on; where
/// moves are missing, the cells are blank.
#[must_use]
pub fn filled(game: &Game, whose: Side) -> Vec<Cell> {
    let record = game.sheets.of(whose);
    let mut place = NotationContext::beginning(game.start.clone());
    let mut cells = vec![Cell::Blank; usize::from(game.cell_of(0))];
    for ply in game.certain_plies().0 {
        if ply.mark == Some(PlyMark::Missing) {
            cells.push(Cell::Blank);
            place = NotationContext::beginning(ply.position.clone());
            continue;
        }
        let Ok(m) = place.position().read_uci(&ply.uci) else { break };
        let mut text = written(record, &place, m);
        if ply.draw_offered {
            text.push_str(super::sheets::OFFER);
        }
        cells.push(Cell::Written(text));
        place.play(m);
    }
    cells
}
