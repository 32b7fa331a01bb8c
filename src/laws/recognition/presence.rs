//! Boards that do not sense which piece stands where. Of some, only where something stands; what it
//! is follows from the game: from the record, the legal moves, and the pieces that are off the board. What is assumed so
//! goes the same way as what other boards report; but no illegal move, no result, no fault of a
//! start position, no lie of the board and no move that nobody saw is ever concluded from it. Of
//! others, only the finished moves.

use std::collections::BTreeSet;

use crate::recognition::explanation::Outlook;
use crate::recognition::finding::Finding;
use crate::recognition::recognizer::{Recognizer, WatchLevel};
use crate::sensing::Sensing;
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Moment;

impl Recognizer {
    pub(super) fn senses_presence(&self) -> bool {
        self.abilities.is_some_and(|abilities| abilities.sensing == Sensing::Presence)
    }

    /// The whole board was reported.
    pub(super) fn presence(
        &mut self,
        occupied: &BTreeSet<Square>,
        at: Moment,
        out: &mut Vec<Finding>,
    ) {
        let way = self.orientation();
        let occupied = occupied.iter().map(|square| way.square(*square)).collect();
        let assumed = self.assumed(&occupied, None);
        self.board(&way.placement(&assumed), at, out);
    }

    /// One square was reported.
    pub(super) fn occupied(
        &mut self,
        raw: Square,
        is_occupied: bool,
        at: Moment,
        out: &mut Vec<Finding>,
    ) {
        let Some(seen) = self.seen else {
            self.dump_wanted = true;
            return;
        };
        let square = self.orientation().square(raw);
        let mut occupied = squares_of(&seen);
        if is_occupied {
            occupied.insert(square);
        } else {
            occupied.remove(&square);
        }
        let assumed = self.assumed(&occupied, is_occupied.then_some(square));
        // What was assumed of the others may be known better now.
        let mut others = assumed;
        others.set(square, seen.get(square));
        self.take_to_stand(&others);
        self.square(raw, assumed.get(square), at, out);
    }

    /// A finished move was reported, which needs no completion. One that the game does not know is
    /// no illegal move: the board follows another game.
    pub(super) fn moved(&mut self, uci: &Uci, out: &mut Vec<Finding>) {
        if self.watch == WatchLevel::Ended {
            return;
        }
        match self.position().read_uci(uci) {
            Ok(m) => {
                self.commit(m, out);
                self.agree(out);
            }
            Err(_) if !std::mem::replace(&mut self.disagreeing, true) => {
                out.push(Finding::Displaced { squares: squares_in(uci) });
            }
            Err(_) => {}
        }
    }

    /// The record has changed, and with it what may be assumed.
    pub(super) fn assume_again(&mut self) {
        if let Some(seen) = self.seen.filter(|_| self.senses_presence()) {
            let assumed = self.assumed(&squares_of(&seen), None);
            self.take_to_stand(&assumed);
            self.seen = Some(assumed);
        }
    }

    /// What stands there, when something stands on these squares, on one of them since now: the
    /// position of the game, the one move or reply that fits, what was assumed before, a start
    /// position; else the pieces that are off the board stand where no other did.
    fn assumed(&self, occupied: &BTreeSet<Square>, placed: Option<Square>) -> Placement {
        let fits = |placement: &&Placement| squares_of(placement) == *occupied;
        let game = &self.outlook.placement;
        let next = self.candidate.map(|made| Outlook::new(self.position().after(made.m)));
        let start = self.history.first().map(Position::placement);
        let starts = [start, Some(Placement::start())];
        let known = Some(game).filter(fits).copied();
        known
            .or_else(|| only_move(&self.outlook, occupied, placed))
            .or_else(|| only_move(next.as_ref()?, occupied, placed))
            .or_else(|| self.seen.as_ref().filter(fits).copied())
            .or_else(|| starts.iter().flatten().find(fits).copied())
            .unwrap_or_else(|| self.with_pieces_from_the_hand(occupied))
    }

    fn with_pieces_from_the_hand(&self, occupied: &BTreeSet<Square>) -> Placement {
        let mut assumed = self.seen.unwrap_or(self.outlook.placement);
        for square in Square::all().filter(|square| !occupied.contains(square)) {
            assumed.set(square, None);
        }
        for square in occupied {
            if assumed.get(*square).is_some() {
                continue;
            }
            let with = |piece: Piece| {
                let mut with = assumed;
                with.set(*square, Some(piece));
                with
            };
            let hand = self.off_the_board(&assumed);
            let fitting = hand.iter().find(|piece| self.explains(&with(**piece)));
            let any = fitting.or(hand.first()).copied();
            assumed = with(any.unwrap_or(Piece::new(self.outlook.turn(), Kind::Pawn)));
        }
        assumed
    }

    /// The pieces of the game that do not stand there.
    fn off_the_board(&self, standing: &Placement) -> Vec<Piece> {
        let mut there: Vec<Piece> = standing.pieces().map(|(_, piece)| piece).collect();
        let mut missing: Vec<Piece> =
            self.outlook.placement.pieces().map(|(_, piece)| piece).collect();
        missing.retain(|piece| match there.iter().position(|one| one == piece) {
            Some(at) => {
                there.swap_remove(at);
                false
            }
            None => true,
        });
        missing
    }
}

/// What the only move makes of the board that leaves something on these squares. A piece that
/// captures must have been put down just now: before it was, its square is empty and the other still
/// stands there. What a pawn becomes is not sensed, so no promotion is the only move.
fn only_move(
    outlook: &Outlook,
    occupied: &BTreeSet<Square>,
    placed: Option<Square>,
) -> Option<Placement> {
    let mut fitting = outlook.moves().iter().filter(|(m, after)| {
        let in_place = m.capture().is_some_and(|(_, victim)| victim == m.to());
        squares_of(after) == *occupied && (!in_place || placed == Some(m.to()))
    });
    let (_, after) = fitting.next()?;
    fitting.next().is_none().then_some(*after)
}

/// From and to, as they are written.
fn squares_in(uci: &Uci) -> Vec<Square> {
    let named = |at: usize| uci.0.get(at..at + 2).and_then(|name| name.parse().ok());
    [named(0), named(2)].into_iter().flatten().collect()
}

fn squares_of(placement: &Placement) -> BTreeSet<Square> {
    placement.pieces().map(|(square, _)| square).collect()
}
