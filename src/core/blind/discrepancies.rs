//! What does not agree between what was announced, repeated, executed and recorded.

use crate::blind::execution::squares;
use crate::blind::hearing;
use crate::blind::missing::agree;
use crate::blind::notice::Notice;
use crate::blind::state::{Blind, MoveCycle};
use crate::blind::utterance::AnnouncedMove;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_laws::claims::touch;
use jadoube_laws::game::state::Game;
use jadoube_laws::laws::edition::Edition;

/// What does not agree now, of the move after so many plies.
#[must_use]
pub fn discrepancies(blind: &Blind, game: &Game, ply: Ply, edition: &Edition) -> Vec<Notice> {
    let (Some(cycle), Some(position)) = (blind.cycle(ply), game.position_at(ply)) else {
        return Vec::new();
    };
    let record = game.plies.get(usize::from(ply.0)).map(|record| &record.uci);
    let mover = position.turn();
    let own = blind.arrangement.board(mover);
    let mut found: Vec<Notice> = Vec::new();
    found.extend(announced(cycle, mover, edition));
    found.extend(repeated(blind, cycle, position));
    found.extend(executed(cycle, own));
    if blind.arrangement.has_two_boards() {
        found.extend(other_board(cycle, own, position, record));
    }
    found.extend(touched(cycle, own, position, edition));
    found
}

fn announced(cycle: &MoveCycle, by: Side, edition: &Edition) -> Option<Notice> {
    let said = cycle.announcement()?;
    match &said.reading {
        AnnouncedMove::Clear(_) => None,
        AnnouncedMove::Illegal | AnnouncedMove::Unreadable => {
            Some(Notice::AnnouncedIllegal { by, near: said.near.clone() })
        }
        open if open.lacks_promotion() => edition
            .rules
            .blind
            .promotion_announced
            .value
            .then_some(Notice::PromotionNotNamed { by }),
        AnnouncedMove::Open(moves) => Some(Notice::AnnouncedUnclear { by, moves: moves.clone() }),
    }
}

fn repeated(blind: &Blind, cycle: &MoveCycle, position: &Position) -> Option<Notice> {
    // Who repeated what was announced then has repeated nothing wrong: of the correction it is yet to come.
    if cycle.announced.last()?.at > cycle.repeated.last()?.at {
        return None;
    }
    let (said, repeated) = (cycle.announcement()?, cycle.repetition()?);
    if agree(&said.reading, &repeated.reading) {
        return None;
    }
    let (one, other) = (said.reading.clear(), repeated.reading.clear());
    let pairs = hearing::similar_words(blind.arrangement.announcing);
    let alike = match (one, other) {
        (Some(one), Some(other)) => hearing::sound_alike(position, one, other, &pairs),
        (Some(one), None) => repeated.near.contains(one),
        (None, Some(other)) => said.near.contains(other),
        (None, None) => said.near.iter().any(|uci| repeated.near.contains(uci)),
    };
    let (announced, repeated) = (one.cloned(), other.cloned());
    Some(Notice::RepetitionDiffers { by: position.turn().other(), announced, repeated, alike })
}

fn executed(cycle: &MoveCycle, board: Side) -> Option<Notice> {
    let done = cycle.executed.of(board).as_ref().filter(|done| done.rest.is_none())?;
    let announced = cycle.announcement()?.reading.moves();
    let fits = done.uci.as_ref().is_some_and(|uci| announced.contains(uci));
    (!fits && !announced.is_empty() && cycle.settled.is_none()).then(|| Notice::ExecutionDiffers {
        board,
        announced: announced.to_vec(),
        executed: done.uci.clone(),
    })
}

fn other_board(
    cycle: &MoveCycle,
    own: Side,
    position: &Position,
    record: Option<&Uci>,
) -> Option<Notice> {
    let board = own.other();
    let done = cycle.executed.of(board).as_ref().filter(|done| done.rest.is_none())?;
    let made = cycle.executed.of(own).as_ref().and_then(|done| done.uci.as_ref());
    let announced = cycle.announcement().map_or(&[][..], |said| said.reading.moves());
    let should: Vec<&Uci> = match record.or(cycle.settled.as_ref()) {
        Some(stands) => vec![stands],
        None if announced.is_empty() => made.into_iter().collect(),
        None => announced.iter().collect(),
    };
    let fits = done.uci.as_ref().is_some_and(|uci| should.contains(&uci));
    if fits || (should.is_empty() && done.uci.is_some()) {
        return None;
    }
    let wanted = should
        .first()
        .and_then(|uci| position.read_uci(uci).ok())
        .map_or_else(|| position.placement(), |m| position.after(m).placement());
    let squares = done.placement.differences(&wanted).map(|(square, ..)| square).collect();
    Some(Notice::BoardsDiffer { board, squares })
}

fn touched(cycle: &MoveCycle, own: Side, position: &Position, edition: &Edition) -> Option<Notice> {
    let done = cycle.executed.of(own).as_ref()?.uci.as_ref()?;
    let lifted: Vec<Square> = cycle.lifted.of(own).iter().map(|(_, square)| *square).collect();
    // The piece that was moved, and what it took, were lifted last; nothing else is a touch.
    let (from, to) = squares(done)?;
    if lifted.iter().all(|square| [from, to].contains(square)) {
        return None;
    }
    let duty = touch::duty(&edition.rules.touch, position, &lifted);
    (!duty.moves.contains(done)).then_some(Notice::Touched { by: position.turn(), squares: lifted })
}
