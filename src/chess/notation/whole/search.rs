//! The search through the games that a list of entries can mean: first as it is written; where
//! that ends before the last entry, with one repair more in each round, carrying on from the
//! repairs that got furthest.

use std::collections::VecDeque;

use crate::board::position::Move;
use crate::notation::context::NotationContext;
use crate::notation::descriptive;
use crate::notation::reading::{NotationFault, Reading, Remark};
use crate::notation::system::{self, System};
use crate::notation::whole::misprint;
use crate::notation::whole::{
    AlternativeOutcome, AmbiguousEntry, Game, Limits, ReadGames, Repair, UnreadEntry,
};

/// Repaired beginnings that a further round goes on from.
const BEAM: usize = 6;

/// Repaired games that cost so little more than the cheapest are returned too: which misprint is
/// the likelier cannot be told closer.
const MARGIN: u32 = 1;

/// A beginning that a round goes on from.
#[derive(Clone)]
struct Branch {
    context: NotationContext,
    moves: Vec<Move>,
    repairs: Vec<Repair>,
    cost: u32,
    /// The first entry that could not be read.
    reach: usize,
}

/// One way to go on.
struct NextMove {
    m: Move,
    repair: Option<Repair>,
}

/// The repairs that a round makes on one series of moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Repairs {
    /// None: it is read as it is written.
    Never,
    /// One is still to be made.
    Open,
    /// It was made.
    Made,
}

/// A half-move under search.
struct Frame {
    ply: usize,
    context: NotationContext,
    ways: VecDeque<NextMove>,
    repairs: Repairs,
    /// Whether its own repairs are among the ways already.
    widened: bool,
}

/// What a round found.
#[derive(Default)]
struct Round {
    complete: Vec<Branch>,
    broken: Vec<Branch>,
    /// The longest series of moves without a repair in this round.
    furthest: Vec<Move>,
    reach: usize,
    /// What the cheapest complete game costs.
    least: u32,
    more: bool,
}

/// Reads the entries of a game from its beginning: one text for each half-move, without the
/// result.
#[must_use]
pub fn read(
    system: System,
    start: &NotationContext,
    entries: &[&str],
    limits: Limits,
) -> ReadGames {
    // Most games are clear from the first entry to the last.
    let mut context = start.clone();
    let mut game = Game { moves: Vec::with_capacity(entries.len()), ..Game::default() };
    for (ply, text) in entries.iter().enumerate() {
        let Ok(reading) = system::read(system, &context, text) else { break };
        let [only] = reading.moves.as_slice() else { break };
        if reading.remarks.contains(&Remark::OtherByPosition) {
            break;
        }
        game.remarks.extend(reading.remarks.iter().map(|remark| (ply, *remark)));
        game.moves.push(*only);
        context.play(*only);
    }
    if game.moves.len() == entries.len() {
        return ReadGames { games: vec![game], ..ReadGames::default() };
    }
    Search::new(system, entries, limits).games(start, &game, context)
}

struct Search<'a> {
    system: System,
    entries: &'a [&'a str],
    limits: Limits,
    spent: u32,
}

impl<'a> Search<'a> {
    const fn new(system: System, entries: &'a [&'a str], limits: Limits) -> Self {
        Self { system, entries, limits, spent: 0 }
    }

    /// All games from the start; `clear` is their beginning as far as it can be read in one way
    /// only, and `context` where that leads.
    fn games(
        mut self,
        start: &NotationContext,
        clear: &Game,
        context: NotationContext,
    ) -> ReadGames {
        let reach = clear.moves.len();
        let first = Branch { context, moves: clear.moves.clone(), repairs: vec![], cost: 0, reach };
        let mut round = self.round(&first, Repairs::Never, u32::MAX);
        let mut whole = ReadGames::default();
        if round.complete.is_empty() {
            whole.stopped = self.stop(start, &round.furthest);
            let context = start.clone();
            let mut lines =
                vec![Branch { context, moves: vec![], repairs: vec![], cost: 0, reach: 0 }];
            for _ in 0..self.limits.repairs {
                round = self.repairing_round(&lines);
                lines = std::mem::take(&mut round.broken);
                if !round.complete.is_empty() || lines.is_empty() || self.is_spent() {
                    break;
                }
            }
        }
        whole.more = round.more;
        whole.given_up = self.is_spent();
        whole.games = self.told(start, clear, round.complete);
        whole.parting = parting(&whole.games);
        whole
    }

    /// One repair more than the lines have: the complete games that cost least, and the lines that
    /// got furthest.
    fn repairing_round(&mut self, lines: &[Branch]) -> Round {
        let mut all = Round { least: u32::MAX, ..Round::default() };
        for line in lines {
            let round = self.round(line, Repairs::Open, all.least);
            all.least = all.least.min(round.least);
            all.complete.extend(round.complete);
            all.broken.extend(round.broken);
            all.more |= round.more;
        }
        all.complete.sort_by_key(|line| line.cost);
        all.keep(self.limits.games);
        all.broken.sort_by_key(|line| (std::cmp::Reverse(line.reach), line.cost));
        all.broken.truncate(BEAM);
        all
    }

    /// All games from a line on, with at most one repair, none much dearer than `least`.
    fn round(&mut self, line: &Branch, repairs: Repairs, least: u32) -> Round {
        let furthest = line.moves.clone();
        let mut round = Round { reach: furthest.len(), furthest, least, ..Round::default() };
        let mut moves = line.moves.clone();
        let mut stack: Vec<Frame> = Vec::new();
        let mut going_on = Some((line.context.clone(), repairs));
        loop {
            if let Some((context, made)) = going_on.take() {
                let next = self.run_on(context, &mut moves, made);
                if moves.len() == self.entries.len() {
                    round.finish(line, &moves, made);
                    round.keep(self.limits.games);
                    if round.more && repairs == Repairs::Never {
                        break;
                    }
                } else if next.as_ref().is_none_or(|next| next.ways.is_empty()) {
                    round.breaks_off(&moves, made);
                }
                stack.extend(next);
            }
            let Some(top) = stack.pop() else { break };
            moves.truncate(top.ply);
            let Some((way, context, made)) = self.next_way(top, &mut stack) else { continue };
            let cost = line.cost + way.repair.as_ref().map_or(0, |repair| repair.slip.cost());
            if cost > round.least.saturating_add(MARGIN) {
                continue;
            }
            moves.push(way.m);
            if let Some(repair) = way.repair {
                let repairs = line.repairs.iter().cloned().chain([repair]).collect();
                let (context, moves, reach) = (context.clone(), moves.clone(), moves.len());
                round.broken.push(Branch { context, moves, repairs, cost, reach });
            }
            going_on = Some((context, made));
        }
        round
    }

    /// The next way that a half-move offers, the place it leads to, and whether a repair was made
    /// on it; what remains of the half-move goes back on the stack.
    fn next_way(
        &mut self,
        mut frame: Frame,
        stack: &mut Vec<Frame>,
    ) -> Option<(NextMove, NotationContext, Repairs)> {
        let may_widen = frame.repairs == Repairs::Open && !frame.widened;
        if frame.ways.is_empty() && may_widen && !self.is_spent() {
            self.widen(&mut frame);
        }
        let way = frame.ways.pop_front()?;
        let made = if way.repair.is_some() { Repairs::Made } else { frame.repairs };
        let context = frame.context.after(way.m);
        stack.push(frame);
        Some((way, context, made))
    }

    /// Plays on as long as there is one way only. The half-move where there are several or none;
    /// nothing, where the record ends or a dead end cannot be repaired.
    fn run_on(
        &mut self,
        mut context: NotationContext,
        moves: &mut Vec<Move>,
        repairs: Repairs,
    ) -> Option<Frame> {
        let widens = repairs == Repairs::Open;
        while moves.len() < self.entries.len() {
            let found = self.meant(&context, moves.len());
            match found.as_slice() {
                [] if !widens => return None,
                [only] if !widens => {
                    moves.push(*only);
                    context.play(*only);
                }
                several => {
                    let ways = several.iter().map(|m| NextMove { m: *m, repair: None }).collect();
                    return Some(Frame {
                        ply: moves.len(),
                        context,
                        ways,
                        repairs,
                        widened: false,
                    });
                }
            }
        }
        None
    }

    /// The moves that an entry can mean as it is written.
    fn meant(&mut self, context: &NotationContext, ply: usize) -> Vec<Move> {
        match self.entries.get(ply) {
            Some(text) if !self.is_spent() => {
                self.spent += 1;
                meanings(self.system, context, text).map_or_else(|_| vec![], |r| r.moves)
            }
            _ => Vec::new(),
        }
    }

    fn widen(&mut self, frame: &mut Frame) {
        frame.widened = true;
        let ply = frame.ply;
        let Some(text) = self.entries.get(ply) else { return };
        let as_written = self.meant(&frame.context, ply);
        let (system, context) = (self.system, &frame.context);
        let meant = misprint::likely_moves(system, context, text, &as_written, &mut self.spent);
        frame.ways.extend(meant.into_iter().map(|meant| NextMove {
            m: meant.m,
            repair: Some(Repair {
                ply,
                text: (*text).to_owned(),
                read_as: meant.read_as,
                slip: meant.slip,
                taken: meant.m,
            }),
        }));
    }

    const fn is_spent(&self) -> bool {
        self.spent >= self.limits.readings
    }

    fn stop(&self, start: &NotationContext, before: &[Move]) -> Option<UnreadEntry> {
        let mut context = start.clone();
        for m in before {
            context.play(*m);
        }
        let text = (*self.entries.get(before.len())?).to_owned();
        let fault = meanings(self.system, &context, &text).err()?;
        Some(UnreadEntry { ply: before.len(), text, before: before.to_vec(), fault })
    }

    /// The games with their choices, the most literal first.
    fn told(&mut self, start: &NotationContext, clear: &Game, lines: Vec<Branch>) -> Vec<Game> {
        let all: Vec<Vec<Move>> = lines.iter().map(|line| line.moves.clone()).collect();
        let mut games = Vec::new();
        for line in lines {
            // Nothing is to be told of what is clear.
            let begins_so = line.moves.starts_with(&clear.moves);
            let mut game = if begins_so { clear.clone() } else { Game::default() };
            game.repairs = line.repairs;
            let mut context = start.clone();
            for (ply, (m, text)) in line.moves.iter().zip(self.entries).enumerate() {
                if ply >= game.moves.len() {
                    self.tell(&mut game, &context, (ply, *m, text), &all);
                    game.moves.push(*m);
                }
                context.play(*m);
            }
            games.push(game);
        }
        games
    }

    fn tell(
        &mut self,
        game: &mut Game,
        context: &NotationContext,
        (ply, taken, text): (usize, Move, &str),
        all: &[Vec<Move>],
    ) {
        let Ok(reading) = meanings(self.system, context, text) else { return };
        if !reading.moves.contains(&taken) {
            return;
        }
        game.remarks.extend(reading.remarks.iter().map(|remark| (ply, *remark)));
        let mut others = Vec::new();
        for other in reading.moves.into_iter().filter(|m| *m != taken) {
            let series: Vec<Move> = game.moves.iter().copied().chain([other]).collect();
            let fate = if all.iter().any(|moves| moves.starts_with(&series)) {
                AlternativeOutcome::GoesOn
            } else {
                self.fate(context.after(other), series)
            };
            others.push((other, fate));
        }
        if !others.is_empty() {
            game.choices.push(AmbiguousEntry { ply, text: text.to_owned(), taken, others });
        }
    }

    /// What becomes of a series of moves when the rest is read as it is written.
    fn fate(&mut self, context: NotationContext, moves: Vec<Move>) -> AlternativeOutcome {
        if self.is_spent() {
            return AlternativeOutcome::NotTried;
        }
        let reach = moves.len();
        let line = Branch { context, moves, repairs: vec![], cost: 0, reach };
        if reach == self.entries.len() {
            return AlternativeOutcome::GoesOn;
        }
        let round = self.round(&line, Repairs::Never, u32::MAX);
        match (round.complete.is_empty(), self.is_spent()) {
            (false, _) => AlternativeOutcome::GoesOn,
            (true, true) => AlternativeOutcome::NotTried,
            (true, false) => AlternativeOutcome::BreaksOff(round.reach),
        }
    }
}

impl Round {
    /// Takes a complete game in.
    fn finish(&mut self, line: &Branch, moves: &[Move], repairs: Repairs) {
        // Of a repaired one the line is begun already.
        let found = if repairs == Repairs::Made { self.broken.last_mut() } else { None };
        let found = match found {
            Some(begun) => {
                begun.reach = moves.len();
                Branch { moves: moves.to_vec(), ..begun.clone() }
            }
            None => Branch { moves: moves.to_vec(), ..line.clone() },
        };
        self.least = self.least.min(found.cost);
        self.complete.push(found);
    }

    /// Keeps so many games, none much dearer than the cheapest.
    fn keep(&mut self, games: usize) {
        let least = self.least;
        self.complete.retain(|line| line.cost <= least.saturating_add(MARGIN));
        if self.complete.len() > games {
            self.complete.sort_by_key(|line| line.cost);
            self.complete.truncate(games);
            self.more = true;
        }
    }

    fn breaks_off(&mut self, moves: &[Move], repairs: Repairs) {
        if repairs == Repairs::Made {
            if let Some(broken) = self.broken.last_mut() {
                broken.reach = broken.reach.max(moves.len());
            }
        } else if moves.len() > self.furthest.len() {
            self.reach = moves.len();
            self.furthest = moves.to_vec();
        }
    }
}

/// The first half-move in which the games differ.
fn parting(games: &[Game]) -> Option<usize> {
    let (first, rest) = games.split_first()?;
    let differ =
        |game: &Game| first.moves.iter().zip(&game.moves).position(|(one, other)| one != other);
    rest.iter().filter_map(differ).min()
}

/// The moves that a text can mean, the most literal first; where none, what is wrong.
fn meanings(
    system: System,
    context: &NotationContext,
    text: &str,
) -> Result<Reading, NotationFault> {
    let mut reading = match system::read(system, context, text) {
        Err(NotationFault::Ambiguous { text, moves }) => {
            let all = moves.iter().filter_map(|uci| context.position().read_uci(uci).ok());
            let all: Vec<Move> = all.collect();
            if all.is_empty() {
                return Err(NotationFault::Ambiguous { text, moves });
            }
            Reading::of(all)
        }
        other => other?,
    };
    if let System::Descriptive(manner) = system
        && reading.remarks.contains(&Remark::OtherByPosition)
    {
        reading.moves = descriptive::read::read_widely(context, text, manner);
    }
    Ok(reading)
}
