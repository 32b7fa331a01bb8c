//! What the signs can mean before a position is asked.

use crate::board::piece::Kind;
use crate::notation::descriptive::Manner;
use crate::notation::descriptive::names::{self, Region, Wing};
use crate::notation::descriptive::text::{Body, ParsedText, Sign};

/// One meaning of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Pattern {
    pub(super) kind: Kind,
    /// Of a rook, knight or bishop; a pawn's name is the file that it stands on, in `from`.
    pub(super) wing: Option<Wing>,
    pub(super) from: Region,
    pub(super) act: Action,
    pub(super) promotion: Option<Kind>,
    /// Whether it needs no sign that is not there; others count only when none of these is legal.
    pub(super) literal: bool,
}

/// What the man does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Action {
    Castles(Option<Wing>),
    Goes(Region),
    Takes {
        /// None where only the square is named.
        kind: Option<Kind>,
        wing: Option<Wing>,
        /// Where the captured man stands.
        at: Region,
    },
}

/// The order in which wing and piece, file and rank are named.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// `KN`, the wing first.
    WingFirst,
    /// `CR`, the wing last.
    WingLast,
}

/// All meanings; none when the text is no move.
pub(super) fn patterns(written: &ParsedText, manner: Manner) -> Vec<Pattern> {
    let (signs, length) = match &written.body {
        Body::Castling(wing) => {
            return vec![Pattern {
                kind: Kind::King,
                wing: None,
                from: Region::EVERYWHERE,
                act: Action::Castles(*wing),
                promotion: None,
                literal: true,
            }];
        }
        Body::Signs { signs, length } => (signs, *length),
    };
    let order = match manner {
        Manner::English | Manner::English1972 => Order::WingFirst,
        Manner::Spanish => Order::WingLast,
    };
    let mut found = Patterns { order, literal: true, all: Vec::with_capacity(4) };
    if let Some(signs) = signs.get(..length) {
        found.moves(signs);
    }
    found.all
}

/// A man as it is named.
#[derive(Clone, Copy)]
struct Name {
    kind: Kind,
    wing: Option<Wing>,
    files: u8,
}

struct Patterns {
    order: Order,
    /// Whether what is found now is literal.
    literal: bool,
    all: Vec<Pattern>,
}

impl Patterns {
    fn moves(&mut self, signs: &[Sign]) {
        let names = leading_names(signs);
        let act = signs.iter().position(|sign| matches!(sign, Sign::Dash | Sign::Times));
        let Some(act) = act else {
            // Without a hyphen the names may belong to the man or to the square.
            for cut in 1..=names {
                let (man, square) = signs.split_at(cut);
                if let Some(man) = name(man, self.order) {
                    self.goes(man, Region::EVERYWHERE, square);
                }
            }
            return;
        };
        let (man, from) = signs.split_at(names.min(act));
        let (from, rest) = from.split_at(act.saturating_sub(man.len()));
        let from = match from {
            [] => Some(Region::EVERYWHERE),
            // `R/KN4-KN2`, and `R4KN-2KN` as the Laws of 1972 print it.
            [Sign::Slash, region @ ..] | region => self.region(region),
        };
        let (Some(man), Some(from)) = (name(man, self.order), from) else { return };
        match rest {
            [Sign::Dash, square @ ..] => self.goes(man, from, square),
            [Sign::Times, taken @ ..] => self.takes(man, from, taken),
            _ => {}
        }
    }

    fn goes(&mut self, man: Name, from: Region, signs: &[Sign]) {
        let order = self.order;
        let mut add = |square: Option<Region>, promotion| {
            if let Some(square) = square {
                self.add(man, from, Action::Goes(square), promotion);
            }
        };
        let (square, promotion) = cut_at_slash(signs);
        match promotion {
            Some([Sign::Name(kind)]) => add(arrival(square, order), Some(*kind)),
            Some(_) => {}
            None => {
                add(arrival(square, order), None);
                // `P-K8Q`
                if let [square @ .., Sign::Name(kind)] = square
                    && man.kind == Kind::Pawn
                    && square.contains(&Sign::Rank(7))
                {
                    add(arrival(square, order), Some(*kind));
                }
            }
        }
    }

    fn takes(&mut self, man: Name, from: Region, signs: &[Sign]) {
        let (taken, more) = cut_at_slash(signs);
        let (context, promotion) = more.map_or((None, None), |more| {
            let (context, promotion) = cut_at_slash(more);
            (Some(context), promotion)
        });
        match (context, promotion) {
            (None, _) => {
                self.takes_at(man, from, taken, Region::EVERYWHERE, None);
                self.takes_unpunctuated(man, from, taken);
            }
            // `PxR/Q` is a promotion, `NxB/Q` a bishop on the queen’s file: the board decides.
            (Some(context), None) => {
                if let Some(at) = region(context, self.order) {
                    self.takes_at(man, from, taken, at, None);
                }
                if let [Sign::Name(kind)] = context {
                    self.takes_at(man, from, taken, Region::EVERYWHERE, Some(*kind));
                }
            }
            (Some(context), Some([Sign::Name(kind)])) => {
                if let Some(at) = region(context, self.order) {
                    self.takes_at(man, from, taken, at, Some(*kind));
                }
            }
            (Some(_), Some(_)) => {}
        }
    }

    /// `PxRQ` for a promotion, `RxP6` and `NxKB6` for what stands there.
    fn takes_unpunctuated(&mut self, man: Name, from: Region, signs: &[Sign]) {
        self.literal = false;
        if let [taken @ .., Sign::Name(kind)] = signs {
            self.takes_at(man, from, taken, Region::EVERYWHERE, Some(*kind));
        }
        if let [taken @ .., Sign::Rank(rank)] = signs {
            self.takes_at(man, from, taken, Region::rank(*rank), None);
            if let Some(at) = region(signs, self.order) {
                self.add(man, from, Action::Takes { kind: None, wing: None, at }, None);
            }
        }
    }

    fn takes_at(
        &mut self,
        man: Name,
        from: Region,
        taken: &[Sign],
        at: Region,
        promotion: Option<Kind>,
    ) {
        let Some(taken) = name(taken, self.order) else { return };
        let at = at.and(Region { files: taken.files, ..Region::EVERYWHERE });
        let act = Action::Takes { kind: Some(taken.kind), wing: taken.wing, at };
        self.add(man, from, act, promotion);
    }

    fn add(&mut self, man: Name, from: Region, act: Action, promotion: Option<Kind>) {
        let from = from.and(Region { files: man.files, ..Region::EVERYWHERE });
        let possible = match promotion {
            None => true,
            Some(kind) => man.kind == Kind::Pawn && Kind::PROMOTIONS.contains(&kind),
        };
        let literal = self.literal;
        let pattern = Pattern { kind: man.kind, wing: man.wing, from, act, promotion, literal };
        if possible && !self.all.contains(&pattern) {
            self.all.push(pattern);
        }
    }

    fn region(&self, signs: &[Sign]) -> Option<Region> {
        region(signs, self.order)
    }
}

fn leading_names(signs: &[Sign]) -> usize {
    signs.iter().take_while(|sign| matches!(sign, Sign::Name(_))).count()
}

fn cut_at_slash(signs: &[Sign]) -> (&[Sign], Option<&[Sign]>) {
    match signs.iter().position(|sign| *sign == Sign::Slash) {
        Some(at) => (signs.get(..at).unwrap_or_default(), signs.get(at + 1..)),
        None => (signs, None),
    }
}

/// `N`, `KN`, `QBP`; `C`, `CR`, `PAD`.
fn name(signs: &[Sign], order: Order) -> Option<Name> {
    let (kind, rest) = match (order, signs) {
        (Order::WingFirst, [rest @ .., Sign::Name(kind)])
        | (Order::WingLast, [Sign::Name(kind), rest @ ..]) => (*kind, rest),
        _ => return None,
    };
    match (kind, rest) {
        (_, []) => Some(Name { kind, wing: None, files: 0xff }),
        (Kind::Pawn, file) => Some(Name { kind, wing: None, files: file_of(file, order)? }),
        (Kind::Rook | Kind::Knight | Kind::Bishop, [Sign::Name(side)]) => {
            Some(Name { kind, wing: Some(wing(*side)?), files: 0xff })
        }
        _ => None,
    }
}

const fn wing(kind: Kind) -> Option<Wing> {
    match kind {
        Kind::King => Some(Wing::King),
        Kind::Queen => Some(Wing::Queen),
        _ => None,
    }
}

/// `K`, `B`, `KB`; `R`, `A`, `AR`.
fn file_of(signs: &[Sign], order: Order) -> Option<u8> {
    match (signs, order) {
        ([Sign::Name(kind)], _) => names::files(None, *kind),
        ([Sign::Name(side), Sign::Name(kind)], Order::WingFirst)
        | ([Sign::Name(kind), Sign::Name(side)], Order::WingLast) => {
            names::files(Some(wing(*side)?), *kind)
        }
        _ => None,
    }
}

/// A file, a rank or both in either order: `KB`, `5`, `KB5`, `5KB`.
fn region(signs: &[Sign], order: Order) -> Option<Region> {
    match signs {
        [Sign::Rank(rank)] => Some(Region::rank(*rank)),
        [Sign::Rank(rank), file @ ..] | [file @ .., Sign::Rank(rank)] => {
            let files = file_of(file, order)?;
            Some(Region { files, ranks: 1 << *rank })
        }
        file => Some(Region { files: file_of(file, order)?, ..Region::EVERYWHERE }),
    }
}

/// A square of arrival; where the rank is left out, on the mover's first, as Bird wrote.
fn arrival(signs: &[Sign], order: Order) -> Option<Region> {
    let region = region(signs, order)?;
    let named = signs.iter().any(|sign| matches!(sign, Sign::Name(_)));
    let ranks = if region.ranks == 0xff { 1 } else { region.ranks };
    named.then_some(Region { ranks, ..region })
}
