//! The two scores of a game taken at their word, half-move by half-move: the game that they tell
//! together, where they first differ, and which entries are plain slips of the pen.
//!
//! An entry is a plain slip when its own sheet proves it: what follows there does not go with the
//! entry, but goes with the other score's. Where both sheets confirm their own entry the scores
//! differ. Sheets on which rows or half-moves are missing go to `core::scoresheet`.

use jadoube_message::{Message, Value};
use serde::{Deserialize, Serialize};

use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::ply::Ply;
use jadoube_chess::scoresheet::compare::compare;
use jadoube_chess::scoresheet::fit::Entry;
use jadoube_chess::scoresheet::literal::{CellMeaning, Telling};
use jadoube_chess::scoresheet::reconstruct::{ReconstructionInput, reconstruct};
use jadoube_chess::scoresheet::sheet::Sheet;
use jadoube_chess::scoresheet::slips::Slip;
use jadoube_chess::side::{BySide, Side};

/// Whether the scores agree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(tag = "scores", rename_all = "kebab-case")]
#[message(prefix = "reconcile-scores")]
pub enum Agreement {
    /// They tell one game. How far is not known here.
    #[message(skip)]
    Agree,
    /// They differ in a half-move, and each confirms its own entry. Plies count from 1.
    #[message(with(after = before(at)))]
    Differ {
        /// The half-move, counted from 1.
        #[message(name = "place", with = Ply::sign)]
        at: Ply,
    },
    /// What they tell does not settle a half-move.
    Open {
        /// The half-move, counted from 1.
        #[message(name = "place", with = Ply::sign)]
        at: Ply,
    },
}

/// How far the scores agree that differ at a half-move.
const fn before(at: &Ply) -> Value<'_> {
    Value::After(at.0.saturating_sub(1))
}

/// An entry that is not the move that was played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(id = "reconcile-score-slip")]
pub struct EntryError {
    /// On whose score.
    #[message(with = Side::key)]
    pub score: Side,
    /// At which half-move, from 1.
    #[message(name = "place", with = Ply::sign)]
    pub ply: Ply,
    /// What is written there.
    pub text: String,
}

/// Who tells a half-move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Witnesses {
    /// Which scores.
    pub scores: BySide<bool>,
    /// The record of the game.
    pub record: bool,
}

impl Witnesses {
    /// Whether two of them tell it.
    #[must_use]
    pub fn prove(self) -> bool {
        [self.scores.white, self.scores.black, self.record].into_iter().filter(|told| *told).count()
            >= 2
    }
}

/// What the two scores tell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scores {
    /// Whether they agree.
    pub agreement: Agreement,
    /// The game that they tell together: to its end, or to the half-move before they differ.
    pub moves: Vec<Move>,
    /// Who tells each half-move of it.
    pub witnesses: Vec<Witnesses>,
    /// Where they differ: the whole game as each score has it.
    pub own: Option<BySide<Vec<Move>>>,
    /// Entries that are plain slips.
    pub slips: Vec<EntryError>,
}

impl Scores {
    /// Whether a half-move, counted from 1, is told by two witnesses. The start position needs none.
    #[must_use]
    pub fn prove(&self, ply: Ply) -> bool {
        match usize::from(ply.0).checked_sub(1) {
            Some(nth) => self.witnesses.get(nth).is_some_and(|all| all.prove()),
            None => true,
        }
    }
}

/// How many doubtful entries are settled by looking ahead.
const DOUBTS: usize = 12;
/// So many entries of one sheet that do not go with the game are more than slips of the pen.
const TANGLED: usize = 3;

/// Reads the two scores of a game from a position, with the record of it as far as there is one.
#[must_use]
pub fn read(start: &Position, sheets: &BySide<Sheet>, record: &[Move]) -> Scores {
    let telling = |side: Side| Telling::of(sheets.of(side), side);
    let reader = Reader {
        sheets: BySide::new(telling(Side::White), telling(Side::Black)),
        record,
        known: record_line(start, record),
    };
    reader
        .settle(start)
        .or_else(|| reader.beside(start, sheets))
        .unwrap_or_else(|| aligned(start, sheets, record))
}

/// How much of the record is legal.
fn record_line(start: &Position, record: &[Move]) -> usize {
    let mut position = start.clone();
    record.iter().take_while(|m| position.play(**m)).count()
}

/// One way through the game.
#[derive(Clone)]
struct Playthrough {
    position: Position,
    moves: Vec<Move>,
    witnesses: Vec<Witnesses>,
    /// The half-moves, from 0, at which a score says something else.
    against: BySide<Vec<usize>>,
    /// The first half-move that nothing settles.
    open: Option<usize>,
    /// Whether the record goes along so far.
    on_record: bool,
    end: End,
}

/// Why a walk ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    /// It has not.
    Going,
    /// There are no more entries.
    Over,
    /// Neither score tells the half-move, though entries follow.
    Gap,
    /// No score has a legal move there.
    Lost,
}

/// A walk that has not begun.
fn beginning(start: &Position) -> Playthrough {
    Playthrough {
        position: start.clone(),
        moves: Vec::new(),
        witnesses: Vec::new(),
        against: BySide::default(),
        open: None,
        on_record: true,
        end: End::Going,
    }
}

struct Reader<'a> {
    sheets: BySide<Telling>,
    record: &'a [Move],
    /// How much of the record is legal.
    known: usize,
}

impl Reader<'_> {
    /// Follows both scores until they agree or differ; nothing when they are tangled.
    fn settle(&self, start: &Position) -> Option<Scores> {
        let mut common = beginning(start);
        for _ in 0..DOUBTS {
            common = self.together(common);
            let walks = BySide::new(Side::White, Side::Black)
                .map(|authority| self.walk(common.clone(), authority, DOUBTS));
            let parting =
                walks.white.moves.iter().zip(&walks.black.moves).position(|(x, y)| x != y);
            let Some(at) = parting else {
                let [longer, shorter] = by_length(walks);
                return self.told_as_one(longer, &shorter);
            };
            let choice = BySide::new(*walks.white.moves.get(at)?, *walks.black.moves.get(at)?);
            let before = self.rewound(start, &walks.white, at)?;
            let slip = |side: Side| {
                let other = self.forced(before.clone(), *choice.of(side.other()), side);
                self.is_slip(side, at, walks.of(side), &other)
            };
            common = match (slip(Side::White)?, slip(Side::Black)?) {
                (true, false) => self.played(before, choice.black),
                (false, true) => self.played(before, choice.white),
                _ => return Some(self.parted(before, walks)),
            };
        }
        None
    }

    /// Lays one score beside the game that the other tells from the first entry to the last, however
    /// its entries are shifted; nothing unless it tells that game, too.
    fn beside(&self, start: &Position, sheets: &BySide<Sheet>) -> Option<Scores> {
        Side::BOTH.into_iter().find_map(|author| {
            let walk = self.walk(beginning(start), author, DOUBTS);
            let whole =
                walk.end == End::Over && walk.witnesses.iter().all(|all| *all.scores.of(author));
            let compared = if whole { compare(start, sheets, &walk.moves) } else { None };
            let (witnesses, slips) =
                from_entries(&compared?.entries, sheets, &walk.moves, self.record);
            let agree = slips.is_empty() && walk.open.is_none();
            let (agreement, moves) = (Agreement::Agree, walk.moves);
            agree.then_some(Scores { agreement, moves, witnesses, own: None, slips })
        })
    }

    /// Whether a score's entry is a plain slip: with it its own later entries do not go, with the
    /// other score's they do. Nothing when they go with neither.
    fn is_slip(
        &self,
        side: Side,
        at: usize,
        own: &Playthrough,
        other: &Playthrough,
    ) -> Option<bool> {
        let (with_own, with_other) = (self.later(side, at, own), self.later(side, at, other));
        if with_own.min(with_other) >= TANGLED {
            return None;
        }
        Some(with_own > with_other && (with_other == 0 || with_own - with_other > 1))
    }

    /// How many entries of a score behind a half-move do not go with a walk. What the player heard
    /// and wrote last may never have been possible on the player's board. A walk that comes to
    /// nothing though the score goes on is as bad as can be.
    fn later(&self, side: Side, at: usize, walk: &Playthrough) -> usize {
        let last = self.sheets.of(side).len();
        if walk.end == End::Lost && walk.moves.len() + 1 < last {
            return TANGLED;
        }
        let proves = |ply: usize| ply > at && (ply + 1 < last || self.mover(walk, ply) == side);
        walk.against.of(side).iter().filter(|ply| proves(**ply)).count()
    }

    fn mover(&self, walk: &Playthrough, ply: usize) -> Side {
        let turn = walk.position.turn();
        if (walk.moves.len() + ply).is_multiple_of(2) { turn } else { turn.other() }
    }

    /// The scores tell one game.
    fn told_as_one(&self, longer: Playthrough, shorter: &Playthrough) -> Option<Scores> {
        let tangled = Side::BOTH.into_iter().any(|side| {
            longer.against.of(side).len().max(shorter.against.of(side).len()) >= TANGLED
        });
        let last = self.sheets.white.len().max(self.sheets.black.len());
        let stray = longer.end == End::Lost && longer.moves.len() + 1 >= last;
        if tangled || (longer.end == End::Lost && !stray) {
            return None;
        }
        let open = longer.open.or(shorter.open);
        let open = open.or_else(|| (longer.end == End::Gap).then_some(longer.moves.len()));
        let agreement = match open {
            Some(at) => Agreement::Open { at: number(at + 1) },
            None => Agreement::Agree,
        };
        Some(Scores {
            agreement,
            slips: self.slips(&longer),
            moves: longer.moves,
            witnesses: longer.witnesses,
            own: None,
        })
    }

    /// The scores differ behind this walk.
    fn parted(&self, before: Playthrough, walks: BySide<Playthrough>) -> Scores {
        let at = number(before.moves.len() + 1);
        Scores {
            agreement: Agreement::Differ { at },
            slips: self.slips(&before),
            moves: before.moves,
            witnesses: before.witnesses,
            own: Some(walks.map(|walk| walk.moves)),
        }
    }

    fn slips(&self, walk: &Playthrough) -> Vec<EntryError> {
        let mut all: Vec<EntryError> = Vec::new();
        for score in Side::BOTH {
            for ply in walk.against.of(score) {
                let text = self.sheets.of(score).text(*ply).unwrap_or_default().to_owned();
                all.push(EntryError { score, ply: number(ply + 1), text });
            }
        }
        all.sort_by_key(|slip| (slip.ply, slip.score));
        all
    }

    /// A walk on from here as long as it does not matter which score is believed.
    fn together(&self, mut walk: Playthrough) -> Playthrough {
        loop {
            let here = self.here(&walk);
            let next = |authority| Self::next(&here, authority);
            match (next(Side::White), next(Side::Black)) {
                (NextMove::Play(one), NextMove::Play(other)) if one == other => {
                    walk = self.onward(walk, &here, one);
                }
                _ => return walk,
            }
        }
    }

    /// A walk on from here, believing one score where it speaks.
    fn walk(&self, mut walk: Playthrough, authority: Side, doubts: usize) -> Playthrough {
        while walk.end == End::Going {
            let here = self.here(&walk);
            match Self::next(&here, authority) {
                NextMove::Play(m) => walk = self.onward(walk, &here, m),
                NextMove::OneOf(all) => return self.best(&walk, all, authority, doubts),
                NextMove::End(end) => {
                    walk.end = end;
                    if end == End::Lost {
                        here.against(walk.moves.len(), &mut walk.against);
                    }
                }
            }
        }
        walk
    }

    /// What is told where a walk stands.
    fn here(&self, walk: &Playthrough) -> HalfMoveEvidence {
        let ply = walk.moves.len();
        let legal = walk.position.legal_moves();
        let told = |side: Side| self.sheets.of(side).told(ply, &walk.position, &legal);
        let recorded = (walk.on_record && ply < self.known).then(|| self.record.get(ply).copied());
        let rests = Side::BOTH.into_iter().any(|side| self.sheets.of(side).len() > ply);
        HalfMoveEvidence {
            told: BySide::new(told(Side::White), told(Side::Black)),
            recorded: recorded.flatten(),
            rests,
        }
    }

    /// The walk with whichever of several moves the rest of both scores goes best with.
    fn best(
        &self,
        walk: &Playthrough,
        mut all: Vec<Move>,
        authority: Side,
        doubts: usize,
    ) -> Playthrough {
        all.truncate(4);
        let Some(fewer) = doubts.checked_sub(all.len()) else {
            let mut ended = walk.clone();
            ended.open.get_or_insert(walk.moves.len());
            ended.end = End::Gap;
            return ended;
        };
        let mut ways: Vec<(usize, Playthrough)> = all
            .iter()
            .map(|m| self.walk(self.played(walk.clone(), *m), authority, fewer))
            .map(|way| (cost(&way), way))
            .collect();
        ways.sort_by_key(|(cost, _)| *cost);
        let settled = match ways.as_slice() {
            [(one, _), (other, _), ..] => one < other,
            _ => true,
        };
        let Some((_, mut way)) = ways.into_iter().next() else { return walk.clone() };
        if !settled {
            way.open = Some(walk.moves.len());
        }
        way
    }

    /// What comes next on a walk, believing one score where it speaks.
    fn next(here: &HalfMoveEvidence, authority: Side) -> NextMove {
        let (own, other) = (here.told.of(authority), here.told.of(authority.other()));
        let speaks = match own {
            CellMeaning::Move(_) | CellMeaning::OneOf(_) => narrowed(own, other),
            CellMeaning::Silent | CellMeaning::NoMove => other.clone(),
        };
        match speaks {
            CellMeaning::Move(m) => return NextMove::Play(m),
            CellMeaning::OneOf(all) => {
                return match here.recorded.filter(|m| all.contains(m)) {
                    Some(m) => NextMove::Play(m),
                    None => NextMove::OneOf(all),
                };
            }
            CellMeaning::Silent | CellMeaning::NoMove => {}
        }
        if let Some(m) = here.recorded {
            return NextMove::Play(m);
        }
        match (own, other) {
            (CellMeaning::Silent, CellMeaning::Silent) if here.rests => NextMove::End(End::Gap),
            (CellMeaning::Silent, CellMeaning::Silent) => NextMove::End(End::Over),
            _ => NextMove::End(End::Lost),
        }
    }

    /// A walk one half-move further.
    fn played(&self, walk: Playthrough, m: Move) -> Playthrough {
        let here = self.here(&walk);
        self.onward(walk, &here, m)
    }

    fn onward(&self, mut walk: Playthrough, here: &HalfMoveEvidence, m: Move) -> Playthrough {
        let ply = walk.moves.len();
        let mut witnesses = Witnesses { record: here.recorded == Some(m), ..Witnesses::default() };
        for side in Side::BOTH {
            let told = here.told.of(side);
            *witnesses.scores.of_mut(side) = told.admits(m) && *told != CellMeaning::Silent;
            if !told.admits(m) {
                walk.against.of_mut(side).push(ply);
            }
        }
        walk.on_record &= witnesses.record || ply >= self.known;
        walk.witnesses.push(witnesses);
        walk.moves.push(m);
        walk.position.play(m);
        walk
    }

    /// A walk with one move forced, on to its end.
    fn forced(&self, before: Playthrough, m: Move, authority: Side) -> Playthrough {
        if !before.position.legal_moves().contains(&m) {
            return Playthrough { end: End::Lost, ..before };
        }
        self.walk(self.played(before, m), authority, DOUBTS)
    }

    /// The beginning of a walk.
    fn rewound(&self, start: &Position, walk: &Playthrough, plies: usize) -> Option<Playthrough> {
        let recorded = plies.min(self.known);
        let mut before = Playthrough {
            position: start.clone(),
            moves: Vec::new(),
            witnesses: walk.witnesses.get(..plies)?.to_vec(),
            against: walk.against.clone().map(|mut all| {
                all.retain(|ply| *ply < plies);
                all
            }),
            open: walk.open.filter(|ply| *ply < plies),
            on_record: walk.moves.get(..recorded) == self.record.get(..recorded),
            end: End::Going,
        };
        for m in walk.moves.get(..plies)? {
            before.position.play(*m);
            before.moves.push(*m);
        }
        Some(before)
    }
}

/// What is told at one half-move.
struct HalfMoveEvidence {
    told: BySide<CellMeaning>,
    recorded: Option<Move>,
    /// Whether a sheet has an entry here or further on.
    rests: bool,
}

impl HalfMoveEvidence {
    /// Notes the scores whose text is no move here.
    fn against(&self, ply: usize, against: &mut BySide<Vec<usize>>) {
        for side in Side::BOTH {
            if *self.told.of(side) == CellMeaning::NoMove {
                against.of_mut(side).push(ply);
            }
        }
    }
}

/// What comes next.
#[derive(Debug, Clone, PartialEq, Eq)]
enum NextMove {
    Play(Move),
    OneOf(Vec<Move>),
    End(End),
}

/// What one score leaves open, narrowed by the other.
fn narrowed(own: &CellMeaning, other: &CellMeaning) -> CellMeaning {
    let CellMeaning::OneOf(all) = own else { return own.clone() };
    let both: Vec<Move> = match other {
        CellMeaning::Move(_) | CellMeaning::OneOf(_) => {
            all.iter().copied().filter(|m| other.admits(*m)).collect()
        }
        CellMeaning::Silent | CellMeaning::NoMove => Vec::new(),
    };
    match both.as_slice() {
        [] => own.clone(),
        [one] => CellMeaning::Move(*one),
        _ => CellMeaning::OneOf(both),
    }
}

/// How badly both scores go with a walk.
fn cost(walk: &Playthrough) -> usize {
    let lost = if walk.end == End::Lost { 1 } else { 0 };
    walk.against.white.len() + walk.against.black.len() + lost
}

fn by_length(walks: BySide<Playthrough>) -> [Playthrough; 2] {
    let BySide { white, black } = walks;
    if white.moves.len() < black.moves.len() { [black, white] } else { [white, black] }
}

fn number(plies: usize) -> Ply {
    Ply(u16::try_from(plies).unwrap_or(u16::MAX))
}

/// Sheets that do not run beside each other, laid together by everything that is known of how
/// people write.
fn aligned(start: &Position, sheets: &BySide<Sheet>, record: &[Move]) -> Scores {
    let found = reconstruct(start, sheets, ReconstructionInput::default());
    let sure = found.verdict.is_settled();
    let parts = found.parts_at().filter(|_| !sure);
    let Some(game) = found.games.into_iter().next() else {
        return Scores {
            agreement: Agreement::Open { at: Ply(1) },
            moves: Vec::new(),
            witnesses: Vec::new(),
            own: None,
            slips: Vec::new(),
        };
    };
    let settled = if sure { game.moves.len() } else { parts.unwrap_or_default() };
    let moves: Vec<Move> = game.moves.iter().copied().take(settled).collect();
    let (witnesses, slips) = from_entries(&game.entries, sheets, &moves, record);
    let agreement = match parts {
        None if sure => Agreement::Agree,
        _ => Agreement::Open { at: number(settled + 1) },
    };
    Scores { agreement, moves, witnesses, own: None, slips }
}

/// Who tells each of these half-moves, and which entries tell another.
fn from_entries(
    entries: &[BySide<Entry>],
    sheets: &BySide<Sheet>,
    moves: &[Move],
    record: &[Move],
) -> (Vec<Witnesses>, Vec<EntryError>) {
    let (mut all, mut slips) = (Vec::new(), Vec::new());
    for (nth, entries) in entries.iter().take(moves.len()).enumerate() {
        let on_record = moves.get(..=nth) == record.get(..=nth);
        let mut witnesses = Witnesses { record: on_record, ..Witnesses::default() };
        for score in Side::BOTH {
            let entry = entries.of(score);
            let text = entry.cell.and_then(|cell| sheets.of(score).cell(cell)?.text());
            let doubtful = entry.slips.iter().any(|slip| is_another_move(*slip));
            *witnesses.scores.of_mut(score) = text.is_some() && !doubtful;
            if let Some(text) = text.filter(|_| doubtful) {
                slips.push(EntryError { score, ply: number(nth + 1), text: text.to_owned() });
            }
        }
        all.push(witnesses);
    }
    (all, slips)
}

/// Whether an entry with this slip does not tell the move by itself. Where the entry stands on the
/// sheet does not matter.
const fn is_another_move(slip: Slip) -> bool {
    slip.is_of_substance()
        && !matches!(
            slip,
            Slip::Ambiguous
                | Slip::ColoursShifted
                | Slip::MovePairLeftOut
                | Slip::WrittenTwice
                | Slip::ExtraEntry
                | Slip::OrderSwapped
        )
}
