//! A printed score cut into its entries. Books put blanks inside moves (`P - K 4`, `R - Q 8 mate`),
//! so that a blank alone says nothing. Where it is to be cut is told by the moves themselves, which
//! must be legal one after the other, by the move numbers, and by the layout: the blanks between two
//! entries are no fewer than those inside of one. `ways` knows what a stretch of words can be.

mod ways;

use std::ops::Range;

use crate::board::position::Move;
use crate::notation::context::NotationContext;
use crate::notation::descriptive::Manner;
use crate::notation::descriptive::entries::ways::Way;
use crate::notation::descriptive::fit;
use crate::notation::descriptive::lexer::{Number, Token, Word, words};
use crate::side::Side;

/// What a part of a run is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RunPartKind {
    /// What should be a move.
    Entry,
    /// A move number, or a sign in the place of White's move.
    Number,
    /// Words of the author’s.
    Prose,
}

/// A part of a run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RunPart {
    /// What it is.
    pub kind: RunPartKind,
    /// Its bytes in the run.
    pub range: Range<usize>,
}

/// A run that can be cut otherwise just as well, and leads to another legal game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Doubt {
    /// The token.
    pub token: usize,
    /// How it was cut.
    pub taken: Vec<RunPart>,
    /// How else it can be.
    pub other: Vec<RunPart>,
}

/// A score that was cut.
#[derive(Debug, Clone, Default)]
pub struct CutScore {
    /// The parts of each token.
    pub tokens: Vec<Vec<RunPart>>,
    /// The moves of the entries, as far as they could be played.
    pub moves: Vec<Move>,
    /// What remains in doubt.
    pub doubts: Vec<Doubt>,
}

/// The entries of a score in print, move numbers left out, without asking for a position. What is
/// no move stands as an entry for itself, so that nothing is lost.
#[must_use]
pub fn entries(score: &str, manner: Manner) -> Vec<&str> {
    let cut = cut(&[Token::Run(score)], None, manner);
    let pieces = cut.tokens.into_iter().flatten().filter(|piece| piece.kind == RunPartKind::Entry);
    pieces.filter_map(|piece| score.get(piece.range)).collect()
}

/// Cuts a score that begins from a place, if that is known. Where no cut leads on by legal moves,
/// the rest is cut by its look alone.
#[must_use]
pub fn cut(tokens: &[Token<'_>], start: Option<&NotationContext>, manner: Manner) -> CutScore {
    let words = words(tokens);
    if let Some(cut) = start.is_none().then(|| plainly(tokens.len(), &words, manner)).flatten() {
        return cut;
    }
    let mut cutter = Cutter { words: &words, manner, ways: vec![None; words.len()] };
    let mut all = cutter.layers(0, start.cloned());
    let reached = all.iter().rposition(|layer| !layer.is_empty()).unwrap_or(0);
    let mut taken = steps(&all, (reached, 0));
    let moves = taken.iter().filter_map(|step| step.played).collect();
    let mut doubts = Vec::new();
    if reached == words.len() {
        doubts = in_doubt(&words, &all, &taken);
    } else {
        all = cutter.layers(reached, None);
        taken.extend(steps(&all, (words.len(), 0)));
    }
    CutScore {
        tokens: (0..tokens.len()).map(|token| pieces(&words, &taken, token)).collect(),
        moves,
        doubts,
    }
}

/// One word in a run, or two that are moves each by itself: so a score in numbered moves is printed
/// mostly, and two moves are never one (`P4A DxP` is not `P4AD x P`).
fn plainly(tokens: usize, words: &[Word<'_>], manner: Manner) -> Option<CutScore> {
    let taken = match words {
        [only] => {
            vec![Step::over(
                0,
                if only.number.is_some() { RunPartKind::Number } else { RunPartKind::Entry },
            )]
        }
        [white, black] => {
            // No move has two dashes or crosses, but castling, which nothing can be added to.
            let acts = |word: &str| word.trim_matches(['-', 'x']).contains(['-', 'x']);
            let is_one = |word: &str| ways::is_move(word, manner);
            let one = (acts(white.text) && acts(black.text))
                || (is_one(white.text) && is_one(black.text));
            one.then(|| vec![Step::over(0, RunPartKind::Entry), Step::over(1, RunPartKind::Entry)])?
        }
        _ => return None,
    };
    let tokens = (0..tokens).map(|token| pieces(words, &taken, token)).collect();
    Some(CutScore { tokens, ..CutScore::default() })
}

/// What some words were taken for.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Step {
    from: usize,
    to: usize,
    kind: RunPartKind,
    played: Option<Move>,
}

impl Step {
    const fn over(word: usize, kind: RunPartKind) -> Self {
        Self { from: word, to: word + 1, kind, played: None }
    }
}

/// The score read so far, in one way.
#[derive(Clone)]
struct State {
    /// None where it is cut by its look.
    context: Option<NotationContext>,
    /// What numbers, layout and check signs have against it.
    against: u32,
    /// How unusual its entries are.
    unusual: u32,
    /// Where it comes from, and the words read last; none at the beginning.
    last: Option<((usize, usize), Step)>,
}

impl State {
    const fn cost(&self) -> u32 {
        self.against + self.unusual
    }
}

/// Ways of reading that are followed from word to word.
const BEAM: usize = 48;

/// A word of the author’s costs more than any odd layout.
const PROSE: u32 = 40;
/// More than that costs what is nothing at all.
const STRANGE: u32 = 100;
/// A check is written where none is.
const NO_CHECK: u32 = 2;

struct Cutter<'a> {
    words: &'a [Word<'a>],
    manner: Manner,
    /// What begins with each word, once it was asked for.
    ways: Vec<Option<Vec<Way>>>,
}

impl Cutter<'_> {
    /// For each word the ways to read what stands before it, the best first.
    fn layers(&mut self, from: usize, start: Option<NotationContext>) -> Vec<Vec<State>> {
        let mut all: Vec<Vec<State>> = vec![Vec::new(); self.words.len() + 1];
        if let Some(layer) = all.get_mut(from) {
            layer.push(State { context: start, against: 0, unusual: 0, last: None });
        }
        for at in from..self.words.len() {
            let Some(layer) = all.get_mut(at) else { break };
            keep_best(layer);
            for (nth, state) in layer.clone().iter().enumerate() {
                for (step, mut next) in self.followers(at, state) {
                    next.last = Some(((at, nth), step));
                    if let Some(layer) = all.get_mut(step.to) {
                        layer.push(next);
                    }
                }
            }
        }
        if let Some(layer) = all.last_mut() {
            keep_best(layer);
        }
        all
    }

    fn followers(&mut self, at: usize, state: &State) -> Vec<(Step, State)> {
        let mut found = Vec::new();
        let Some(word) = self.words.get(at) else { return found };
        let mut skip = |kind, against| {
            let next = State { against: state.against + against, ..state.clone() };
            found.push((Step::over(at, kind), next));
        };
        if let Some(number) = word.number {
            skip(RunPartKind::Number, number.against(state.context.as_ref()));
        }
        if word.is_whole_token() && word.number.is_some() {
            return found;
        }
        if word.stands_for_white() {
            let due = state
                .context
                .as_ref()
                .is_none_or(|context| context.position().turn() == Side::Black);
            skip(RunPartKind::Number, if due { 0 } else { PROSE });
        }
        if word.is_prose() && state.context.is_some() {
            skip(RunPartKind::Prose, PROSE);
        } else if state.context.is_none() {
            skip(RunPartKind::Entry, STRANGE);
        }
        let (words, manner) = (self.words, self.manner);
        let Some(slot) = self.ways.get_mut(at) else { return found };
        for way in slot.get_or_insert_with(|| ways::ways(words, at, manner)).iter() {
            let step = Step { from: at, to: way.to, kind: RunPartKind::Entry, played: None };
            let next = State {
                against: state.against + way.against,
                unusual: state.unusual + way.unusual,
                ..state.clone()
            };
            let Some(context) = &state.context else {
                found.push((step, next));
                continue;
            };
            let (moves, checks) = fit::at_a_glance(context, &way.patterns, way.marks);
            for m in moves {
                let against = next.against + if checks { 0 } else { NO_CHECK };
                let next = State { context: Some(context.after(m)), against, ..next.clone() };
                found.push((Step { played: Some(m), ..step }, next));
            }
        }
        found
    }
}

/// The best of the states, and of equal places the best.
fn keep_best(layer: &mut Vec<State>) {
    layer.sort_by_key(State::cost);
    let mut kept: Vec<State> = Vec::new();
    for state in layer.drain(..) {
        if kept.len() == BEAM {
            break;
        }
        if !kept.iter().any(|other| other.context == state.context) {
            kept.push(state);
        }
    }
    *layer = kept;
}

/// The steps that lead to a state.
fn steps(all: &[Vec<State>], (layer, nth): (usize, usize)) -> Vec<Step> {
    let mut found = Vec::new();
    let mut at = all.get(layer).and_then(|layer| layer.get(nth));
    while let Some((before, step)) = at.and_then(|state| state.last) {
        found.push(step);
        at = all.get(before.0).and_then(|layer| layer.get(before.1));
    }
    found.reverse();
    found
}

/// The parts of a token; words of the author's that follow each other are one.
fn pieces(words: &[Word<'_>], taken: &[Step], token: usize) -> Vec<RunPart> {
    let mut found: Vec<RunPart> = Vec::new();
    for step in taken {
        let own = words.get(step.from..step.to).unwrap_or_default();
        let (Some(first), Some(last)) = (own.first(), own.last()) else { continue };
        if first.token != token {
            continue;
        }
        match found.last_mut() {
            Some(before)
                if step.kind == RunPartKind::Prose && before.kind == RunPartKind::Prose =>
            {
                before.range.end = last.range.end;
            }
            _ => found.push(RunPart { kind: step.kind, range: first.range.start..last.range.end }),
        }
    }
    found
}

/// Most doubts that are told of one score.
const DOUBTS: usize = 4;

/// Where the score can be cut otherwise with nothing more against it, and is another game then.
fn in_doubt(words: &[Word<'_>], all: &[Vec<State>], taken: &[Step]) -> Vec<Doubt> {
    let Some(ends) = all.last() else { return Vec::new() };
    let least = ends.first().map_or(0, |state| state.against);
    let mut found: Vec<Doubt> = Vec::new();
    for (nth, _) in ends.iter().enumerate().skip(1).filter(|(_, state)| state.against <= least) {
        let other = steps(all, (words.len(), nth));
        let parts = |pair: &(&Step, &Step)| (pair.0.from, pair.0.to) != (pair.1.from, pair.1.to);
        let Some((own, _)) = taken.iter().zip(&other).find(parts) else { continue };
        let Some(word) = words.get(own.from) else { continue };
        let token = word.token;
        let (taken, other) = (pieces(words, taken, token), pieces(words, &other, token));
        let doubt = Doubt { token, taken, other };
        if found.len() < DOUBTS && !found.contains(&doubt) {
            found.push(doubt);
        }
    }
    found
}

impl Number {
    /// What the place has against a number.
    fn against(self, context: Option<&NotationContext>) -> u32 {
        /// Numbers are seldom misprinted.
        const WRONG: u32 = 12;
        let Some(position) = context.map(NotationContext::position) else { return 1 };
        let black = position.turn() == Side::Black;
        match self {
            Self::Dots => {
                if black {
                    0
                } else {
                    WRONG
                }
            }
            Self::Of(value) if value != position.move_number() => WRONG,
            // `12. ... P-K4`
            Self::Of(_) => u32::from(black),
            Self::OfBlack(value) if value == position.move_number() && black => 0,
            Self::OfBlack(_) => WRONG,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_printed_score_is_cut_between_its_moves() {
        for (score, cut) in [
            ("1. P-K4 P-K4 2. Kt-KB3 Kt-QB3", "P-K4|P-K4|Kt-KB3|Kt-QB3"),
            ("1 P - K 4 P - K 4 2 Kt - K B 3", "P - K 4|P - K 4|Kt - K B 3"),
            ("1.P-K4 P-K4", "1.P-K4|P-K4"),
            ("20. R - Q 8 ch K x R 21. Q - K 8 mate", "R - Q 8 ch|K x R|Q - K 8 mate"),
            ("P x B P - K 4", "P x B|P - K 4"),
            ("P x B P P - K 4", "P x B P|P - K 4"),
            ("Kt x Kt P x Kt", "Kt x Kt|P x Kt"),
            ("P x P e. p. dis. ch. K - R 1", "P x P e. p. dis. ch.|K - R 1"),
            ("P x P Q R - K 1", "P x P|Q R - K 1"),
            ("P - B 8 (Q) Castles Q R", "P - B 8 (Q)|Castles Q R"),
            ("R (K 1) - K 2 Kt - K 4.", "R (K 1) - K 2|Kt - K 4."),
            ("R to K square B takes Kt", "R to K square|B takes Kt"),
            ("12... Castles 13. R-K1", "Castles|R-K1"),
            ("Castles K-R1", "Castles|K-R1"),
            ("P-K4 resigns 1-0", "P-K4|resigns|1-0"),
            ("", ""),
        ] {
            assert_eq!(entries(score, Manner::English).join("|"), cut, "{score}");
        }
        assert_eq!(entries("1 P4R P4R 2 C3AR", Manner::Spanish), ["P4R", "P4R", "C3AR"]);
        // Not a rook on R3A or AD that takes a queen.
        assert_eq!(entries("R3A DxD", Manner::Spanish), ["R3A", "DxD"]);
    }
}
