//! What is wrong with an entry, as data: the slips of the pen that players make, and how an entry
//! compares with the move that it was written for. How likely each is, `error_model` and `align` know.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::board::piece::Kind;
use crate::scoresheet::align::EntryFit;
use crate::scoresheet::cell_text::{Says, Signs};
use crate::scoresheet::error_model::{Evidence, Need, Shape, elsewhere};
use crate::scoresheet::sheet::Cell;
use crate::scoresheet::writing_style::Manner;

/// A slip of the pen.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "scoresheet")]
pub enum Slip {
    /// The file of arrival is another.
    WrongFile,
    /// The rank of arrival is another.
    WrongRank,
    /// The rank of arrival is counted from the other side.
    MirroredRank,
    /// The letter is another piece's.
    WrongPiece,
    /// The letter belongs to another language than the sheet's.
    OtherLanguage,
    /// Castling is written to the other side.
    OtherCastling,
    /// The file or rank of departure is another.
    WrongDeparture,
    /// Part of the square, or the piece's letter, is missing.
    Incomplete,
    /// Several pieces could go there, and it does not say which.
    Ambiguous,
    /// It says which of several pieces, though only one could go there.
    NeedlessDistinction,
    /// The sign of capture, and nothing else, is missing or too much.
    CaptureSign,
    /// The sign of check or mate, and nothing else, is missing or too much.
    CheckSign,
    /// The piece of a promotion is missing or another.
    Promotion,
    /// Cyrillic letters stand where Latin ones look the same.
    LookAlikes,
    /// A mark stands for a move that nobody can read.
    Illegible,
    /// The cell is empty or ticked.
    NotWritten,
    /// The player had stopped writing.
    StoppedWriting,
    /// The half-move is missing, and what follows stands in the other column.
    ColoursShifted,
    /// The whole row is missing.
    MovePairLeftOut,
    /// The move is written twice.
    WrittenTwice,
    /// A cell in front of it belongs to no move.
    ExtraEntry,
    /// The player's two moves stand in the wrong order.
    OrderSwapped,
    /// The text is no move in any form known here.
    Unreadable,
    /// The text is a move, but quite another one.
    OtherMove,
}

impl Slip {
    /// Whether it leaves what was played in doubt; the others are matters of form.
    #[must_use]
    pub const fn is_of_substance(self) -> bool {
        !matches!(
            self,
            Self::NeedlessDistinction
                | Self::CaptureSign
                | Self::CheckSign
                | Self::LookAlikes
                | Self::OtherLanguage
        )
    }
}

/// What is wrong with the place of an entry.
pub(super) const fn of_place(stand: EntryFit) -> Option<Slip> {
    match stand {
        EntryFit::InPlace => None,
        EntryFit::HalfMoveOmitted => Some(Slip::ColoursShifted),
        EntryFit::RowOmitted => Some(Slip::MovePairLeftOut),
        EntryFit::WrittenTwice => Some(Slip::WrittenTwice),
        EntryFit::ExtraCell => Some(Slip::ExtraEntry),
        EntryFit::Swapped => Some(Slip::OrderSwapped),
        EntryFit::Stopped => Some(Slip::StoppedWriting),
    }
}

/// What is wrong with the text of a cell, for the move that it was written for.
pub(super) fn of_text(
    cell: &Cell,
    evidence: &Evidence,
    shape: &Shape,
    need: Need,
    check: bool,
) -> Vec<Slip> {
    let written = match (cell, evidence.written()) {
        (Cell::Illegible, _) => return vec![Slip::Illegible],
        (Cell::Blank | Cell::Tick, _) | (_, None) => return vec![Slip::NotWritten],
        (Cell::Written(_), Some(written)) => written,
    };
    let cheapest = written.readings.iter().min_by_key(|says| evidence.reading(says, shape));
    let mut slips = match (cheapest, shape.castling) {
        (None | Some(Says::Scrawl), _) => return vec![Slip::Unreadable],
        (Some(Says::Castling { short }), Some(castled)) if *short == castled => Vec::new(),
        (Some(Says::Castling { .. }), Some(_)) => vec![Slip::OtherCastling],
        (Some(Says::Castling { .. }), None) => return vec![Slip::OtherMove],
        (Some(Says::Move(signs)), _) => of_signs(signs, evidence.manner(), shape),
    };
    let doubts = slips.iter().filter(|slip| slip.is_of_substance()).count();
    if doubts >= 3 {
        return vec![Slip::OtherMove];
    }
    if let Some(Says::Move(signs)) = cheapest
        && signs.piece.is_some()
        && shape.castling.is_none()
    {
        let told = signs.from_file.is_some() || signs.from_rank.is_some();
        match (need, told) {
            (Need::Needed, false) => slips.push(Slip::Ambiguous),
            (Need::NotNeeded, true) if !signs.is_long() => slips.push(Slip::NeedlessDistinction),
            _ => {}
        }
    }
    let checks = evidence.manner().marks_checks;
    if written.check != check && (written.check || checks) && !slips.contains(&Slip::Incomplete) {
        slips.push(Slip::CheckSign);
    }
    if written.folded && !evidence.manner().is_cyrillic() {
        slips.push(Slip::LookAlikes);
    }
    slips
}

fn of_signs(signs: &Signs, manner: &Manner, shape: &Shape) -> Vec<Slip> {
    let mut slips = Vec::new();
    let meant = signs.piece.and_then(|letter| manner.kind(letter));
    match signs.piece {
        None if shape.kind != Kind::Pawn && !signs.is_long() => slips.push(Slip::Incomplete),
        Some(_) if meant == Some(shape.kind) || (signs.is_long() && meant.is_none()) => {}
        Some(letter) if meant.is_none() && elsewhere(letter, shape.kind) => {
            slips.push(Slip::OtherLanguage);
        }
        Some(_) => slips.push(Slip::WrongPiece),
        None => {}
    }
    let (from_file, from_rank) = shape.from;
    if signs.from_file.is_some_and(|file| file != from_file)
        || signs.from_rank.is_some_and(|rank| rank != from_rank)
    {
        slips.push(Slip::WrongDeparture);
    }
    let (to_file, to_rank) = shape.to;
    if signs.to_file.is_some_and(|file| file != to_file) {
        slips.push(Slip::WrongFile);
    }
    match signs.to_rank {
        Some(rank) if rank == to_rank => {}
        Some(rank) if rank + to_rank == 7 => slips.push(Slip::MirroredRank),
        Some(_) => slips.push(Slip::WrongRank),
        None => {}
    }
    let pawn_takes = shape.kind == Kind::Pawn && shape.captured.is_some();
    let habit = (pawn_takes && manner.short_pawn_captures)
        || (signs.captured.is_some() && manner.names_captured);
    if !signs.is_complete() && !habit {
        slips.push(Slip::Incomplete);
    }
    let marked = signs.takes || (signs.piece.is_none() && signs.from_file.is_some());
    if shape.captured.is_some() != marked
        && (signs.takes || manner.marks_captures)
        && !signs.is_long()
    {
        slips.push(Slip::CaptureSign);
    }
    let promotion = signs.promotion.and_then(|letter| manner.kind(letter));
    if promotion != shape.promotion && (signs.promotion.is_some() || shape.promotion.is_some()) {
        slips.push(Slip::Promotion);
    }
    slips
}
