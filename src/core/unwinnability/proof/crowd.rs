//! All positions of the men that matter, with the others wherever they could be.
//!
//! Men that are free to go make most of the positions, and seldom matter. Here they are a *crowd*:
//! each has a region as long as the pawns stand as they do, and nobody knows where in it it stands
//! nor whether it is still there. One of the crowd may move, take, be taken, stand in the way or
//! next to the king wherever that helps a mate, and need not where it does not; the winner's guard
//! all that they could. All other men are followed move by move, so every game is among the ones
//! followed here. A pawn that the loser promotes joins the crowd.

use std::collections::BTreeMap;
use std::rc::Rc;

use shakmaty::attacks::{attacks, knight_attacks, pawn_attacks, queen_attacks};
use shakmaty::{Bitboard, Board, ByColor, ByRole, Chess, Color, Piece, Position as _};
use shakmaty::{Rank, Role, Square};

use crate::core::unwinnability::proof::material;
use crate::core::unwinnability::proof::phases::flood;
use crate::core::unwinnability::proof::state::{State, States};

/// One of the crowd.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Member {
    white: bool,
    /// None of a pawn that promoted: it goes like all of them.
    role: Option<Role>,
    /// Where it could stand as long as the pawns stand as they do.
    region: Bitboard,
}

impl Member {
    fn reach(&self, pawns: Bitboard) -> Bitboard {
        let over = |all, at| {
            all | match self.role {
                Some(role) => attacks(at, role.of(Color::White), pawns),
                None => queen_attacks(at, pawns) | knight_attacks(at),
            }
        };
        self.region.into_iter().fold(Bitboard::EMPTY, over)
    }
}

/// The men that are not followed.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Crowd {
    /// With these on the board.
    pawns: Bitboard,
    members: Vec<Member>,
}

impl Crowd {
    /// Lets everyone go where the pawns leave room.
    fn settle(&self, pawns: Bitboard) -> Self {
        let go = |member: &Member| {
            let reach = |region| Member { region, ..*member }.reach(pawns) & !pawns;
            let region = flood(member.region & !pawns, reach);
            region.any().then_some(Member { region, ..*member })
        };
        let mut members: Vec<Member> = self.members.iter().filter_map(go).collect();
        members.sort_unstable();
        Self { pawns, members }
    }
}

/// A crowd with what is asked of it often.
#[derive(Debug)]
struct Known {
    number: usize,
    crowd: Crowd,
    /// Where somebody could stand.
    squares: ByColor<Bitboard>,
    /// Where somebody could take something.
    reach: ByColor<Bitboard>,
    /// Whether somebody of a side could move.
    moves: ByColor<bool>,
}

impl Known {
    fn new(number: usize, crowd: Crowd) -> Self {
        let of = |color: Color| {
            crowd.members.iter().filter(move |member| member.white == color.is_white())
        };
        let squares = |color| of(color).fold(Bitboard::EMPTY, |all, member| all | member.region);
        let reach =
            |color| of(color).fold(Bitboard::EMPTY, |all, member| all | member.reach(crowd.pawns));
        Self {
            number,
            squares: ByColor::new_with(squares),
            reach: ByColor::new_with(reach),
            moves: ByColor::new_with(|color| of(color).any(|member| member.region.more_than_one())),
            crowd,
        }
    }

    fn all(&self) -> Bitboard {
        self.squares.white | self.squares.black
    }

    /// Whether members of a side could stand on all of these squares at once.
    fn fills(&self, color: Color, squares: Bitboard) -> bool {
        let members = self.crowd.members.iter().filter(|man| man.white == color.is_white());
        let mut places: Vec<_> =
            members.map(|man| Place { region: man.region, on: None }).collect();
        squares.into_iter().all(|square| stand(square, &mut places, &mut Vec::new()))
    }
}

/// A member that may have to stand on a square.
struct Place {
    region: Bitboard,
    on: Option<Square>,
}

/// Finds somebody for a square, if need be by sending others to theirs anew (H. W. Kuhn).
fn stand(square: Square, places: &mut [Place], asked: &mut Vec<usize>) -> bool {
    for index in 0..places.len() {
        let Some(place) = places.get(index) else { continue };
        if !place.region.contains(square) || asked.contains(&index) {
            continue;
        }
        asked.push(index);
        let free = place.on.is_none_or(|other| stand(other, places, asked));
        if let Some(place) = places.get_mut(index).filter(|_| free) {
            place.on = Some(square);
            return true;
        }
    }
    false
}

#[derive(Debug, Clone)]
struct Node {
    /// The men outside the crowd.
    board: Board,
    turn: Color,
    /// A square that the last move left, so that nobody stands there; told when it matters.
    left: Bitboard,
    crowd: Rc<Known>,
    /// Where the last move put one of the crowd for certain: it took a pawn, or joined.
    arrived: Option<Square>,
}

/// A move by a man outside the crowd.
struct Step {
    next: Node,
    from: Square,
    way: Way,
}

/// When a move can be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    /// Wherever the crowd stands.
    Free,
    /// Unless one of the crowd stands there.
    To(Square),
    /// Unless the crowd stands in the way, or is not where it would have to be.
    Perhaps,
}

/// What it costs to take up a new crowd, in positions.
const CROWD_COST: usize = 16;

/// A mate looks possible, or the limit was met.
struct Open;

/// Which pieces that can go far join the crowd at the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Joining {
    loser: &'static [Role],
    winner: &'static [Role],
}

impl Joining {
    /// The largest crowd first: the fewest positions, but the likeliest to look like a mate.
    pub(super) const ALL: [Self; 4] = {
        let all = &[Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        let bishops = &[Role::Bishop];
        [
            Self { loser: all, winner: bishops },
            Self { loser: bishops, winner: bishops },
            Self { loser: all, winner: &[] },
            Self { loser: &[], winner: &[] },
        ]
    };
}

/// All that was looked at.
pub(super) struct Walk {
    winner: Color,
    limit: usize,
    pub(super) nodes: usize,
    pub(super) positions: usize,
    crowds: BTreeMap<Crowd, usize>,
    known: Vec<(Rc<Known>, States)>,
    todo: Vec<(State, usize)>,
}

impl Walk {
    pub(super) const fn new(winner: Color, limit: usize) -> Self {
        Self {
            winner,
            limit,
            nodes: 0,
            positions: 0,
            crowds: BTreeMap::new(),
            known: Vec::new(),
            todo: Vec::new(),
        }
    }

    /// Whether it is proved that no mate by `winner` can arise.
    pub(super) fn proves(&mut self, start: &Chess, joining: Joining) -> bool {
        if start.castles().any() || start.legal_ep_square().is_some() {
            return false;
        }
        self.run(start, joining).is_ok()
    }

    fn run(&mut self, start: &Chess, joining: Joining) -> Result<(), Open> {
        for root in roots(start, self.winner)? {
            let mut board = root.board().clone();
            let crowd = gather(&mut board, self.winner, joining);
            let crowd = self.know(crowd.settle(board.pawns()));
            let left = Bitboard::EMPTY;
            self.visit(Node { board, turn: root.turn(), left, crowd, arrived: None })?;
        }
        while let Some((state, number)) = self.todo.pop() {
            let (crowd, _) = self.known.get(number).ok_or(Open)?;
            let node = Node::of(state, crowd.clone()).ok_or(Open)?;
            for next in node.followers(self.winner) {
                self.visit(next)?;
            }
        }
        Ok(())
    }

    fn know(&mut self, crowd: Crowd) -> Rc<Known> {
        let new = self.known.len();
        let number = *self.crowds.entry(crowd.clone()).or_insert(new);
        if let Some((known, _)) = self.known.get(number) {
            return known.clone();
        }
        self.nodes += CROWD_COST;
        let known = Rc::new(Known::new(number, crowd));
        self.known.push((known.clone(), States::new()));
        known
    }

    fn visit(&mut self, mut node: Node) -> Result<(), Open> {
        if node.is_hopeless(self.winner) {
            return Ok(());
        }
        if node.board.pawns() != node.crowd.crowd.pawns {
            let mut crowd = node.crowd.crowd.clone();
            // Nobody takes a pawn there.
            let ends = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
            crowd.members.extend(node.arrived.filter(|at| ends.contains(*at)).map(|at| Member {
                white: self.winner.is_black(),
                role: None,
                region: Bitboard::from_square(at),
            }));
            node.crowd = self.know(crowd.settle(node.board.pawns()));
        }
        let state = node.state();
        let number = node.crowd.number;
        if !self.known.get_mut(number).is_some_and(|(_, seen)| seen.insert(state)) {
            return Ok(());
        }
        self.nodes += 1;
        self.positions += 1;
        if self.nodes > self.limit || node.may_be_mate(self.winner) {
            return Err(Open);
        }
        self.todo.push((state, number));
        Ok(())
    }
}

/// The positions to begin from: after the first moves, for they may be forced.
fn roots(start: &Chess, winner: Color) -> Result<Vec<Chess>, Open> {
    const PLIES: usize = 4;
    const MANY: usize = 40;
    let mut roots = vec![start.clone()];
    for _ in 0..PLIES {
        let mut next = Vec::new();
        for root in &roots {
            if root.is_checkmate() && root.turn() != winner {
                return Err(Open);
            }
            next.extend(root.legal_moves().into_iter().map(|m| {
                let mut after = root.clone();
                after.play_unchecked(m);
                after
            }));
        }
        if next.len() > MANY || next.iter().any(|after| after.legal_ep_square().is_some()) {
            break;
        }
        roots = next;
    }
    Ok(roots)
}

/// Takes those that join the crowd from the board.
fn gather(board: &mut Board, winner: Color, joining: Joining) -> Crowd {
    let joins = |(at, man): &(Square, Piece)| {
        let roles = if man.color == winner { joining.winner } else { joining.loser };
        roles.contains(&man.role) && goes_far(board, *at, *man)
    };
    let joined: Vec<(Square, Piece)> = board.clone().into_iter().filter(joins).collect();
    let mut crowd = Crowd { pawns: board.pawns(), members: Vec::new() };
    for (at, man) in joined {
        board.discard_piece_at(at);
        let region = Bitboard::from_square(at);
        crowd.members.push(Member { white: man.color.is_white(), role: Some(man.role), region });
    }
    crowd
}

fn goes_far(board: &Board, at: Square, man: Piece) -> bool {
    /// Squares.
    const FAR: usize = 10;
    let still = board.pawns() | board.kings();
    let region = flood(Bitboard::from_square(at), |fresh| {
        let over = |all, from| all | attacks(from, man, still);
        fresh.into_iter().fold(Bitboard::EMPTY, over) & !still
    });
    region.count() >= FAR
}

impl Node {
    fn of(State(planes): State, crowd: Rc<Known>) -> Option<Self> {
        let [low, middle, high, colour] = planes.map(Bitboard);
        let left = low & middle & high;
        let roles = ByRole {
            pawn: low & !middle & !high,
            knight: middle & !low & !high,
            bishop: low & middle & !high,
            rook: high & !low & !middle,
            queen: low & high & !middle,
            king: middle & high & !low,
        };
        let occupied = (low | middle | high) & !left;
        let turn = if (colour & !occupied).is_empty() { Color::White } else { Color::Black };
        let colours = ByColor { black: colour & occupied, white: occupied & !colour };
        let board = Board::try_from_bitboards(roles, colours).ok()?;
        Some(Self { board, turn, left, crowd, arrived: None })
    }

    /// The role that no man has marks the square that was left.
    fn state(&self) -> State {
        let board = &self.board;
        let low = board.pawns() | board.bishops() | board.queens() | self.left;
        let middle = board.knights() | board.bishops() | board.kings() | self.left;
        let high = board.rooks() | board.queens() | board.kings() | self.left;
        let turn = if self.turn.is_white() { Bitboard::EMPTY } else { !board.occupied() };
        State([low.0, middle.0, high.0, (board.black() | turn).0])
    }

    /// Whether the winner is left with nothing that mates.
    fn is_hopeless(&self, winner: Color) -> bool {
        if self.crowd.squares.get(winner).any() {
            return false;
        }
        let own = self.board.by_color(winner) & !self.board.kings();
        let alone = self.crowd.crowd.members.is_empty() && self.arrived.is_none();
        own.is_empty() || alone && material::cannot_mate(&self.board, winner).is_some()
    }

    /// Whether a king is in check wherever the others stand, if nobody stands on `left`.
    fn is_surely_checked(&self, king: Color, left: Bitboard) -> bool {
        let crowd = self.crowd.all() & !left | self.arrived.map_or(Bitboard::EMPTY, Into::into);
        let full = self.board.occupied() | crowd;
        let at = self.board.king_of(king);
        at.is_some_and(|at| self.board.attacks_to(at, !king, full).any())
    }

    /// Where the crowd of a side could take something; a pawn that went may have opened a line.
    fn reach(&self, color: Color) -> Bitboard {
        let pawns = self.board.pawns();
        if pawns == self.crowd.crowd.pawns {
            return *self.crowd.reach.get(color);
        }
        let members = self.crowd.crowd.members.iter();
        let own = members.filter(|member| member.white == color.is_white());
        own.fold(Bitboard::EMPTY, |all, member| all | member.reach(pawns))
    }

    /// Whether the loser's king could be in check.
    fn may_be_checked(&self, winner: Color) -> bool {
        let at = self.board.king_of(!winner);
        at.is_some_and(|at| {
            let board = &self.board;
            self.reach(winner).contains(at) || board.attacks_to(at, winner, board.occupied()).any()
        })
    }

    fn may_be_mate(&self, winner: Color) -> bool {
        if self.turn == winner || !self.may_be_checked(winner) {
            return false;
        }
        let mut steps = Vec::new();
        self.steps(winner, &mut steps);
        let mut needed = Bitboard::EMPTY;
        for step in steps.iter().filter(|step| !step.next.may_be_checked(winner)) {
            match step.way {
                Way::Free => return false,
                Way::To(square) => needed.add(square),
                Way::Perhaps => {}
            }
        }
        self.crowd.fills(!winner, needed)
    }

    fn followers(&self, winner: Color) -> Vec<Self> {
        let mut steps = Vec::new();
        self.steps(winner, &mut steps);
        let mut next: Vec<Self> = steps
            .into_iter()
            .filter_map(|Step { mut next, from, .. }| {
                if next.is_surely_checked(self.turn, self.left.with(from)) {
                    return None;
                }
                let from = Bitboard::from_square(from);
                let tells = self.turn != winner
                    && next.is_surely_checked(winner, from)
                    && !next.is_surely_checked(winner, Bitboard::EMPTY);
                next.left = if tells { from } else { Bitboard::EMPTY };
                Some(next)
            })
            .collect();
        self.in_passing(&mut next);
        self.dim_moves(&mut next);
        next
    }

    fn then(&self) -> Self {
        let left = Bitboard::EMPTY;
        let (board, crowd) = (self.board.clone(), self.crowd.clone());
        Self { board, turn: !self.turn, left, crowd, arrived: None }
    }

    /// Men that are not followed move, or take something.
    fn dim_moves(&self, next: &mut Vec<Self>) {
        let reach = *self.crowd.squares.get(self.turn) | *self.crowd.reach.get(self.turn);
        let prey = self.board.by_color(!self.turn) & !self.board.kings() & reach;
        let pawns = self.board.pawns();
        let taken = prey.into_iter().map(|at| {
            let mut then = self.then();
            then.board.discard_piece_at(at);
            then.arrived = Some(at).filter(|at| pawns.contains(*at));
            then
        });
        let pass = self.crowd.moves.get(self.turn).then(|| self.then());
        let all = taken.chain(pass);
        next.extend(all.filter(|then| !then.is_surely_checked(self.turn, Bitboard::EMPTY)));
    }

    /// Two steps by a pawn with its capture in passing, as one move.
    fn in_passing(&self, next: &mut Vec<Self>) {
        let color = self.turn;
        let occupied = self.board.occupied();
        let home = Bitboard::from_rank(color.relative_rank(Rank::Second));
        for from in self.board.pawns() & self.board.by_color(color) & home {
            let ahead = |at: Square| at.offset(if color.is_white() { 8 } else { -8 });
            let Some(single) = ahead(from) else { continue };
            let Some(double) = ahead(single) else { continue };
            if occupied.contains(single) || occupied.contains(double) {
                continue;
            }
            let theirs = self.board.pawns() & self.board.by_color(!color);
            for taker in pawn_attacks(color, single) & theirs {
                let mut then = self.then();
                then.turn = color;
                then.board.discard_piece_at(from);
                then.board.discard_piece_at(taker);
                then.board.set_piece_at(single, Role::Pawn.of(!color));
                next.push(then);
            }
        }
    }

    fn steps(&self, winner: Color, steps: &mut Vec<Step>) {
        let own = self.board.by_color(self.turn);
        let closed = own | self.board.kings();
        let occupied = self.board.occupied();
        let crowd = *self.crowd.squares.get(self.turn) & !occupied;
        for from in own {
            let Some(man) = self.board.piece_at(from) else { continue };
            if man.role == Role::Pawn {
                self.pawn_steps(winner, from, steps);
                continue;
            }
            let free = attacks(from, man, occupied | self.crowd.all());
            for to in attacks(from, man, occupied) & !closed {
                let way = match (free.contains(to), crowd.contains(to)) {
                    (true, false) => Way::Free,
                    (true, true) => Way::To(to),
                    (false, _) => Way::Perhaps,
                };
                steps.push(Step { next: self.moved(from, to, man), from, way });
            }
        }
    }

    fn pawn_steps(&self, winner: Color, from: Square, steps: &mut Vec<Step>) {
        let color = self.turn;
        let occupied = self.board.occupied();
        let theirs = self.board.by_color(!color) & !self.board.kings();
        let unseen = *self.crowd.squares.get(!color);
        let dim = self.crowd.all();
        for to in pawn_attacks(color, from) & (theirs | unseen & !occupied) {
            let way = if theirs.contains(to) { Way::Free } else { Way::Perhaps };
            self.arrive(winner, (from, to, way), steps);
        }
        let ahead = |at: Square| {
            let to = at.offset(if color.is_white() { 8 } else { -8 })?;
            (!occupied.contains(to)).then_some(to)
        };
        let Some(single) = ahead(from) else { return };
        let way = |bare: bool| if bare { Way::Free } else { Way::Perhaps };
        self.arrive(winner, (from, single, way(!dim.contains(single))), steps);
        let home = color.relative_rank(Rank::Second);
        if let Some(double) = ahead(single).filter(|_| from.rank() == home) {
            let bare = !dim.contains(single) && !dim.contains(double);
            self.arrive(winner, (from, double, way(bare)), steps);
        }
    }

    fn arrive(&self, winner: Color, (from, to, way): (Square, Square, Way), steps: &mut Vec<Step>) {
        let color = self.turn;
        if to.rank() != color.relative_rank(Rank::Eighth) {
            steps.push(Step { next: self.moved(from, to, Role::Pawn.of(color)), from, way });
        } else if color == winner {
            for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                steps.push(Step { next: self.moved(from, to, role.of(color)), from, way });
            }
        } else {
            let mut next = self.moved(from, to, Role::Pawn.of(color));
            next.board.discard_piece_at(to);
            next.arrived = Some(to);
            // Whether the new man stands in a check's way is not followed: no sure reply.
            steps.push(Step { next, from, way: Way::Perhaps });
        }
    }

    fn moved(&self, from: Square, to: Square, man: Piece) -> Self {
        let mut next = self.then();
        next.board.discard_piece_at(from);
        next.board.set_piece_at(to, man);
        next
    }
}
