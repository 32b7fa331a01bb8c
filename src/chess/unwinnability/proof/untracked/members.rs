//! The untracked men: they that stand anywhere in their regions, or nowhere any more.

use shakmaty::attacks::{knight_attacks, queen_attacks};
use shakmaty::{Bitboard, ByColor, Color, Role, Square};

use crate::unwinnability::proof::reach::{flood, reach};

/// An untracked man.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Member {
    pub(super) white: bool,
    /// None of a pawn that promoted: it goes like all of them.
    pub(super) role: Option<Role>,
    /// Where it could stand as long as the pawns stand as they do.
    pub(super) region: Bitboard,
}

impl Member {
    /// What it could attack, at most: nothing but pawns is sure to be in its way.
    pub(super) fn reach(&self, pawns: Bitboard) -> Bitboard {
        let go = |all, at| all | queen_attacks(at, pawns) | knight_attacks(at);
        match self.role {
            Some(role) => reach(self.region, role.of(Color::White), pawns),
            None => self.region.into_iter().fold(Bitboard::EMPTY, go),
        }
    }
}

/// The men that are not followed.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct UntrackedMen {
    /// With these on the board.
    pub(super) pawns: Bitboard,
    pub(super) members: Vec<Member>,
}

impl UntrackedMen {
    /// Lets everyone go where the pawns leave room, after a move of a pawn or the capture of one.
    ///
    /// A region holds the squares of its member before that move, and the one after it as well: a
    /// man that took a pawn reached that square from its old region over lines that only opened.
    /// Who has no square left was taken.
    pub(super) fn settle(&self, pawns: Bitboard) -> Self {
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

/// An untracked set with what is asked of it often.
#[derive(Debug)]
pub(super) struct UntrackedFacts {
    pub(super) number: usize,
    pub(super) untracked: UntrackedMen,
    /// Where somebody could stand.
    pub(super) squares: ByColor<Bitboard>,
    /// Where somebody could take something.
    pub(super) reach: ByColor<Bitboard>,
    /// Whether somebody of a side could move. Who has one square only can take pawns at most: other
    /// men that it reaches stand on squares of its region.
    pub(super) moves: ByColor<bool>,
}

impl UntrackedFacts {
    pub(super) fn new(number: usize, untracked: UntrackedMen) -> Self {
        let of = |color: Color| {
            untracked.members.iter().filter(move |member| member.white == color.is_white())
        };
        let squares = |color| of(color).fold(Bitboard::EMPTY, |all, member| all | member.region);
        let reach = |color| {
            of(color).fold(Bitboard::EMPTY, |all, member| all | member.reach(untracked.pawns))
        };
        Self {
            number,
            squares: ByColor::new_with(squares),
            reach: ByColor::new_with(reach),
            moves: ByColor::new_with(|color| of(color).any(|member| member.region.more_than_one())),
            untracked,
        }
    }

    pub(super) fn all(&self) -> Bitboard {
        self.squares.white | self.squares.black
    }

    /// Whether members of a side could stand on all of these squares at once.
    pub(super) fn fills(&self, color: Color, squares: Bitboard) -> bool {
        let members = self.untracked.members.iter().filter(|man| man.white == color.is_white());
        let mut places: Vec<_> =
            members.map(|man| Assignee { region: man.region, on: None }).collect();
        squares.into_iter().all(|square| stand(square, &mut places, &mut Vec::new()))
    }
}

/// A member that may have to stand on a square.
struct Assignee {
    region: Bitboard,
    on: Option<Square>,
}

/// Finds somebody for a square, if need be by sending others to theirs again (H. W. Kuhn).
fn stand(square: Square, places: &mut [Assignee], asked: &mut Vec<usize>) -> bool {
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
