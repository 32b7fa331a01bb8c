//! Pawns and kings exactly, the other pieces at most.
//!
//! Between two moves that cannot be undone (a move by a pawn, the capture of a man that does not
//! get away) the pawns stand still, and every piece stays within a region that it could reach over
//! squares that nothing blocks for good. Such a *phase* stands for all positions with these pawns
//! and with pieces in these regions. Within it only the kings and the turn are followed move by
//! move; a side with a piece that can move may always pass. What a piece could do from anywhere in
//! its region, it may do, so every game is among the ones followed here.

use std::collections::BTreeMap;

use shakmaty::attacks::{attacks, between, king_attacks, pawn_attacks};
use shakmaty::{Bitboard, ByColor, Chess, Color, Piece, Position as _, Rank, Role, Square};

use crate::unwinnability::proof::net::{Man, Scene, mate_at};
use crate::unwinnability::proof::reach::{ahead, flood, reach};
use crate::unwinnability::proof::work::{Open, Work};

/// A piece, neither king nor pawn, and where it could be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Roamer {
    white: bool,
    role: Role,
    region: Bitboard,
    /// It could move at some time; so it could have been taken as well, and nothing relies on it.
    loose: bool,
}

impl Roamer {
    const fn new(piece: Piece, region: Bitboard) -> Self {
        Self { white: piece.color.is_white(), role: piece.role, region, loose: false }
    }

    const fn color(&self) -> Color {
        Color::from_white(self.white)
    }

    const fn piece(&self) -> Piece {
        Piece { color: self.color(), role: self.role }
    }

    fn reach(&self, blocks: Bitboard) -> Bitboard {
        reach(self.region, self.piece(), blocks)
    }
}

/// What stays as it is until a move that cannot be undone.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Phase {
    white: Bitboard,
    black: Bitboard,
    roamers: Vec<Roamer>,
    /// Where the kings could go without capturing: White's, Black's.
    kings: [Bitboard; 2],
}

impl Phase {
    fn of(chess: &Chess) -> Self {
        let board = chess.board();
        let roamers = board
            .iter()
            .filter(|(_, piece)| !matches!(piece.role, Role::Pawn | Role::King))
            .map(|(at, piece)| Roamer::new(piece, Bitboard::from_square(at)))
            .collect();
        let (white, black) = (board.white() & board.pawns(), board.black() & board.pawns());
        let kings = [Color::White, Color::Black].map(|color| board.kings() & board.by_color(color));
        Self { white, black, roamers, kings }
    }

    const fn pawns(&self, color: Color) -> Bitboard {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    const fn king(&self, color: Color) -> Bitboard {
        let [white, black] = self.kings;
        if color.is_white() { white } else { black }
    }

    fn move_king(&mut self, color: Color, to: Bitboard) {
        let [white, black] = &mut self.kings;
        *if color.is_white() { white } else { black } = to;
    }

    fn all_pawns(&self) -> Bitboard {
        self.white | self.black
    }

    fn move_pawn(&self, color: Color, from: Square, to: Option<Square>) -> Self {
        let mut next = self.clone();
        let pawns = if color.is_white() { &mut next.white } else { &mut next.black };
        pawns.discard(from);
        pawns.extend(to);
        next
    }

    /// With what stands still on a square taken off.
    fn without(&self, at: Square) -> Self {
        let mut next = self.clone();
        next.white.discard(at);
        next.black.discard(at);
        next.roamers.retain(|man| man.loose || man.region != Bitboard::from_square(at));
        next
    }

    fn stuck(&self, color: Color) -> Bitboard {
        let own = self.roamers.iter().filter(|man| man.color() == color && !man.loose);
        own.fold(Bitboard::EMPTY, |all, man| all | man.region)
    }

    fn blocks(&self) -> Bitboard {
        let held = self.kings.into_iter().filter(|king| !king.more_than_one());
        let stuck = self.stuck(Color::White) | self.stuck(Color::Black);
        held.fold(self.all_pawns() | stuck, |all, king| all | king)
    }

    fn pawn_attacks(&self, color: Color) -> Bitboard {
        reach(self.pawns(color), Role::Pawn.of(color), Bitboard::EMPTY)
    }

    /// Squares attacked as long as the phase lasts, by others than the king.
    fn guarded(&self, color: Color) -> Bitboard {
        let own = self.roamers.iter().filter(|man| man.color() == color && !man.loose);
        // As if every square were occupied: a line may be closed by any man.
        own.fold(self.pawn_attacks(color), |all, man| all | man.reach(Bitboard::FULL))
    }

    /// Lets every piece go where it can; in an order of its own, so that equals are found equal.
    fn settle(mut self) -> Self {
        let pawns = self.all_pawns();
        self.kings = self.kings.map(|king| king & !pawns);
        for man in &mut self.roamers {
            man.region &= !pawns;
        }
        self.roamers.retain(|man| man.region.any());
        loop {
            let blocks = self.blocks();
            let mut grown = false;
            for color in Color::ALL {
                let before = self.king(color);
                let closed = blocks | self.guarded(!color);
                let region =
                    flood(before, |fresh| reach(fresh, Role::King.of(color), blocks) & !closed);
                grown |= region != before;
                self.move_king(color, region);
            }
            for man in &mut self.roamers {
                let before = man.region;
                let reach = |region: Bitboard| Roamer { region, ..*man }.reach(blocks) & !blocks;
                let region = flood(before, reach);
                grown |= region != before;
                man.loose |= region != before;
                man.region = region;
            }
            if !grown {
                break;
            }
        }
        self.roamers.sort_unstable();
        self
    }

    /// Whether the material left to `winner` excludes a mate.
    fn is_hopeless(&self, winner: Color) -> bool {
        let own = || self.roamers.iter().filter(|man| man.color() == winner);
        let theirs = || self.roamers.iter().filter(|man| man.color() != winner);
        if self.pawns(winner).any() {
            return false;
        }
        let no_pawns = self.pawns(!winner).is_empty();
        let lone_knight = own().count() == 1
            && own().all(|man| man.role == Role::Knight)
            && theirs().all(|man| man.role == Role::Queen);
        let bishops = || self.roamers.iter().filter(|man| man.role == Role::Bishop);
        let one_colour = [Bitboard::LIGHT_SQUARES, Bitboard::DARK_SQUARES]
            .into_iter()
            .any(|colour| bishops().all(|man| man.region.is_subset(colour)));
        let bishops_only = one_colour
            && own().all(|man| man.role == Role::Bishop)
            && theirs().all(|man| man.role != Role::Knight);
        own().count() == 0 || no_pawns && (lone_knight || bishops_only)
    }
}

/// The last move, as far as it says who could give check: the man that moved, or one behind it.
#[derive(Debug, Clone, Copy)]
enum Last {
    /// The game begins here, and it is no mate: `proof` has looked.
    Start,
    /// A king.
    King { from: Square },
    /// A pawn that stays one.
    Pawn { from: Square, to: Square },
    /// A piece that may stand anywhere in its region.
    Piece,
}

/// A move that cannot be undone, by anything but a king.
struct Event {
    to: usize,
    /// Squares where no king may stand.
    clear: Bitboard,
    /// Who moves after it: the same side again when the reply, a capture in passing, is part of it.
    turn: Color,
    last: Last,
}

/// A phase with all that is asked of it often.
struct PhaseFacts {
    phase: Phase,
    blocks: Bitboard,
    stuck: ByColor<Bitboard>,
    /// Squares attacked as long as the phase lasts.
    guarded: ByColor<Bitboard>,
    /// Whether the side has a piece that can move.
    passes: ByColor<bool>,
    /// Where `winner` could give check.
    checks: Bitboard,
    pawn_attacks: Bitboard,
    events: Option<ByColor<Vec<Event>>>,
    /// For the turn and White's king: the squares of Black's king that were seen.
    seen: Vec<Bitboard>,
    /// For the square of the king that could be mated: those of the other where it is not.
    safe: Vec<Bitboard>,
}

#[derive(Debug, Clone, Copy)]
struct Node {
    phase: usize,
    kings: ByColor<Square>,
    turn: Color,
}

/// What it costs to let the pieces of a phase go where they can, and then to take the phase up if
/// it is new; in positions.
const SETTLE_COST: usize = 8;
const PHASE_COST: usize = 16;
/// So many men make a test for mate cost as much as another position.
const MEN_FOR_A_POSITION: usize = 6;

/// All that was looked at.
pub(super) struct PhaseSearch {
    winner: Color,
    /// The positions are those of the kings, each with its phase.
    pub(super) work: Work,
    index: BTreeMap<Phase, Option<usize>>,
    known: Vec<PhaseFacts>,
    todo: Vec<Node>,
}

impl PhaseSearch {
    pub(super) const fn new(winner: Color, limit: usize) -> Self {
        Self {
            winner,
            work: Work::new(limit),
            index: BTreeMap::new(),
            known: Vec::new(),
            todo: Vec::new(),
        }
    }

    /// The number of phases that can arise.
    pub(super) fn phases(&self) -> usize {
        self.known.len()
    }

    /// Whether it is proved that no mate by `winner` can arise.
    pub(super) fn proves(&mut self, start: &Chess) -> bool {
        self.run(start).is_ok()
    }

    fn run(&mut self, start: &Chess) -> Result<(), Open> {
        let board = start.board();
        let (Some(white), Some(black)) = (board.king_of(Color::White), board.king_of(Color::Black))
        else {
            return Err(Open);
        };
        if start.castles().any() {
            return Err(Open);
        }
        let kings = ByColor { white, black };
        let (phase, turn) = (Phase::of(start), start.turn());
        if let Some(target) = start.legal_ep_square() {
            self.pass_by(&phase, kings, turn, target)?;
        }
        if let Some(phase) = self.enter(phase)? {
            self.visit(Node { phase, kings, turn }, Last::Start)?;
        }
        while let Some(node) = self.todo.pop() {
            self.expand(node)?;
        }
        Ok(())
    }

    /// The captures in passing that are possible at the start.
    fn pass_by(
        &mut self,
        phase: &Phase,
        kings: ByColor<Square>,
        turn: Color,
        target: Square,
    ) -> Result<(), Open> {
        let Some(victim) = ahead(!turn, target) else { return Ok(()) };
        for from in pawn_attacks(!turn, target) & phase.pawns(turn) {
            let next = phase.without(victim).move_pawn(turn, from, Some(target));
            if let Some(phase) = self.enter(next)? {
                self.visit(Node { phase, kings, turn: !turn }, Last::Piece)?;
            }
        }
        Ok(())
    }

    /// The number of a phase; `None` for one in which the material excludes a mate.
    fn enter(&mut self, phase: Phase) -> Result<Option<usize>, Open> {
        self.work.pay(SETTLE_COST)?;
        let phase = phase.settle();
        if let Some(known) = self.index.get(&phase) {
            return Ok(*known);
        }
        self.work.pay(PHASE_COST)?;
        let number = (!phase.is_hopeless(self.winner)).then_some(self.known.len());
        self.index.insert(phase.clone(), number);
        if number.is_some() {
            self.known.push(PhaseFacts::new(phase, self.winner));
        }
        Ok(number)
    }

    /// Takes a position up if it is new and can arise.
    fn visit(&mut self, node: Node, last: Last) -> Result<(), Open> {
        let Some(known) = self.known.get_mut(node.phase) else { return Ok(()) };
        let (own, other) = (*node.kings.get(!node.turn), *node.kings.get(node.turn));
        // Who moved has not left the king attacked.
        let attacked = *known.guarded.get(node.turn) | king_attacks(other);
        if attacked.contains(own) {
            return Ok(());
        }
        // Many men make a test dear.
        if known.is_tested(node, last, self.winner) {
            self.work.pay(known.phase.roamers.len() / MEN_FOR_A_POSITION)?;
            if known.may_be_mate(node, self.winner) {
                return Err(Open);
            }
        }
        if !known.is_new(node) {
            return Ok(());
        }
        self.work.take_up()?;
        self.todo.push(node);
        Ok(())
    }

    fn expand(&mut self, node: Node) -> Result<(), Open> {
        let Node { phase, kings, turn } = node;
        self.find_events(phase)?;
        let Some(known) = self.known.get(phase) else { return Ok(()) };
        let (own, other) = (*kings.get(turn), *kings.get(!turn));
        let still = known.phase.pawns(turn) | *known.stuck.get(turn);
        let taken = known.phase.pawns(!turn) | *known.stuck.get(!turn);
        let steps = king_attacks(own) & !still & !*known.guarded.get(!turn) & !king_attacks(other);
        let both = Bitboard::from_square(own) | Bitboard::from_square(other);
        let events: Vec<(usize, Color, Last)> = known
            .events
            .iter()
            .flat_map(|events| events.get(turn))
            .filter(|event| (event.clear & both).is_empty())
            .map(|event| (event.to, event.turn, event.last))
            .collect();
        let passes = *known.passes.get(turn);
        let source = (steps & taken).any().then(|| known.phase.clone());
        for (to, turn, last) in events {
            self.visit(Node { phase: to, kings, turn }, last)?;
        }
        for to in steps {
            let mut kings = kings;
            *kings.get_mut(turn) = to;
            let phase = match &source {
                Some(source) if taken.contains(to) => {
                    let mut next = source.without(to);
                    next.move_king(turn, Bitboard::from_square(to));
                    self.enter(next)?
                }
                _ => Some(phase),
            };
            if let Some(phase) = phase {
                self.visit(Node { phase, kings, turn: !turn }, Last::King { from: own })?;
            }
        }
        if passes {
            self.visit(Node { phase, kings, turn: !turn }, Last::Piece)?;
        }
        Ok(())
    }

    fn find_events(&mut self, number: usize) -> Result<(), Open> {
        let Some(known) = self.known.get(number) else { return Ok(()) };
        if known.events.is_some() {
            return Ok(());
        }
        let phase = known.phase.clone();
        let mut all = ByColor::<Vec<Event>>::default();
        for color in Color::ALL {
            let mut found = Vec::new();
            captures(&phase, color, &mut found);
            for from in phase.pawns(color) {
                pushes(&phase, color, from, &mut found);
                takings(&phase, color, from, &mut found);
            }
            for Draft { to, clear, turn, last } in found {
                if let Some(to) = self.enter(to)? {
                    all.get_mut(color).push(Event { to, clear, turn, last });
                }
            }
        }
        if let Some(known) = self.known.get_mut(number) {
            known.events = Some(all);
        }
        Ok(())
    }
}

impl PhaseFacts {
    fn new(phase: Phase, winner: Color) -> Self {
        let blocks = phase.blocks();
        let passes =
            |color: Color| phase.roamers.iter().any(|man| man.color() == color && man.loose);
        let own = phase.roamers.iter().filter(|man| man.color() == winner);
        Self {
            checks: own.fold(phase.pawn_attacks(winner), |all, man| all | man.reach(blocks)),
            pawn_attacks: phase.pawn_attacks(winner),
            blocks,
            stuck: ByColor::new_with(|color| phase.stuck(color)),
            guarded: ByColor::new_with(|color| phase.guarded(color)),
            passes: ByColor::new_with(passes),
            events: None,
            seen: vec![Bitboard::EMPTY; 128],
            safe: vec![Bitboard::EMPTY; 64],
            phase,
        }
    }

    fn is_new(&mut self, node: Node) -> bool {
        let row = node.kings.white.to_usize() * 2 + usize::from(node.turn.is_white());
        self.seen.get_mut(row).is_some_and(|seen| seen.insert(node.kings.black))
    }

    /// Whether a check could come from the last move: there was none before it.
    fn may_check(&self, king: Square, last: Last, winner: Color) -> bool {
        let (from, direct) = match last {
            Last::Start => return false,
            Last::Piece => return self.checks.contains(king),
            Last::King { from } => (from, false),
            Last::Pawn { from, to } => (from, pawn_attacks(winner, to).contains(king)),
        };
        let mut own = self.phase.roamers.iter().filter(|man| man.color() == winner);
        let uncovers = |man: &Roamer| {
            let sources = man.region & attacks(king, man.piece(), self.blocks);
            sources.into_iter().any(|source| between(source, king).contains(from))
        };
        direct || own.any(uncovers)
    }

    /// The hunted king's square and the other's; one far away is all the same.
    fn test(node: Node, winner: Color) -> (Square, Square) {
        let (hunted, hunter) = (*node.kings.get(!winner), *node.kings.get(winner));
        (hunted, if hunter.distance(hunted) > 2 { hunted } else { hunter })
    }

    /// Whether it has to be found out whether a position could be a mate.
    fn is_tested(&self, node: Node, last: Last, winner: Color) -> bool {
        let (hunted, place) = Self::test(node, winner);
        let is_safe = || self.safe.get(hunted.to_usize()).is_some_and(|safe| safe.contains(place));
        node.turn != winner && self.may_check(hunted, last, winner) && !is_safe()
    }

    fn may_be_mate(&mut self, node: Node, winner: Color) -> bool {
        let hunter = *node.kings.get(winner);
        let (hunted, place) = Self::test(node, winner);
        let scene = Scene {
            king: hunted,
            loser: !winner,
            blocks: self.blocks,
            attacked: self.pawn_attacks | king_attacks(hunter),
            taken: self.phase.pawns(!winner),
        };
        let men = self.phase.roamers.iter();
        let mate = mate_at(&scene, men.map(|man| Man { piece: man.piece(), region: man.region }));
        if let Some(safe) = self.safe.get_mut(hunted.to_usize()).filter(|_| !mate) {
            safe.add(place);
        }
        mate
    }
}

/// An event before its phase has a number.
struct Draft {
    to: Phase,
    clear: Bitboard,
    turn: Color,
    last: Last,
}

/// Captures by pieces of what does not get away.
fn captures(phase: &Phase, color: Color, found: &mut Vec<Draft>) {
    let blocks = phase.blocks();
    let prey = phase.pawns(!color) | phase.stuck(!color);
    for man in phase.roamers.iter().filter(|man| man.color() == color) {
        for at in man.reach(blocks) & prey {
            let mut to = phase.without(at);
            if let Some(taker) = to.roamers.iter_mut().find(|other| *other == man) {
                *taker = Roamer::new(man.piece(), Bitboard::from_square(at));
            }
            let clear = Bitboard::from_square(at);
            found.push(Draft { to, clear, turn: !color, last: Last::Piece });
        }
    }
}

fn pushes(phase: &Phase, color: Color, from: Square, found: &mut Vec<Draft>) {
    let blocks = phase.blocks();
    let step = |at| ahead(color, at).filter(|to| !blocks.contains(*to));
    let Some(single) = step(from) else { return };
    arrive(phase, color, from, single, Bitboard::from_square(single), found);
    let home = color.relative_rank(Rank::Second);
    let Some(double) = step(single).filter(|_| from.rank() == home) else { return };
    let clear = Bitboard::from_square(single) | Bitboard::from_square(double);
    arrive(phase, color, from, double, clear, found);
    for taker in pawn_attacks(color, single) & phase.pawns(!color) {
        let to = phase.move_pawn(color, from, None).move_pawn(!color, taker, Some(single));
        found.push(Draft { to, clear, turn: color, last: Last::Piece });
    }
}

/// Captures by a pawn, of pawns and of pieces that could be there.
fn takings(phase: &Phase, color: Color, from: Square, found: &mut Vec<Draft>) {
    for at in pawn_attacks(color, from) {
        let clear = Bitboard::from_square(at);
        if phase.pawns(!color).contains(at) {
            arrive(&phase.without(at), color, from, at, clear, found);
        }
        let mut last = None;
        for (index, man) in phase.roamers.iter().enumerate() {
            // Equals stand side by side: one of them is enough.
            if man.color() == color || !man.region.contains(at) || last == Some(man) {
                continue;
            }
            last = Some(man);
            let mut next = phase.clone();
            next.roamers.remove(index);
            arrive(&next, color, from, at, clear, found);
        }
    }
}

/// A pawn's arrival, with promotion on the last rank.
fn arrive(
    phase: &Phase,
    color: Color,
    from: Square,
    to: Square,
    clear: Bitboard,
    found: &mut Vec<Draft>,
) {
    let turn = !color;
    if to.rank() != color.relative_rank(Rank::Eighth) {
        let last = Last::Pawn { from, to };
        found.push(Draft { to: phase.move_pawn(color, from, Some(to)), clear, turn, last });
        return;
    }
    for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
        let mut next = phase.move_pawn(color, from, None);
        next.roamers.push(Roamer::new(role.of(color), Bitboard::from_square(to)));
        found.push(Draft { to: next, clear, turn, last: Last::Piece });
    }
}

#[cfg(test)]
mod tests;
