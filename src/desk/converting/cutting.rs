//! A score cut into its parts. A printed one in the descriptive notation is cut into its entries
//! line by line, for a variation begins where the move before it stood.

use std::collections::BTreeMap;

use crate::converting::parts::{end_of_variation, start};
use jadoube_chess::board::position::Position;
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::descriptive::Manner;
use jadoube_chess::notation::descriptive::entries::{CutScore, RunPart, RunPartKind, cut, entries};
use jadoube_chess::notation::descriptive::lexer::Token;
use jadoube_chess::notation::descriptive::text::{is_bracket_of_move, is_mark};
use jadoube_chess::notation::system::System;
use jadoube_chess::notation::uedemann;
use jadoube_chess::score::{self, Part, PlacedPart, PrintRules, Wording};

/// A stretch of print that can be cut into other moves as well.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Doubt {
    /// The part with the first of its entries.
    pub(super) part: usize,
    /// The words.
    pub(super) text: String,
    /// The entries that they were cut into, and into which others they can be.
    pub(super) taken: String,
    pub(super) other: String,
}

/// The parts of a score, and what is in doubt about where its entries begin and end.
pub(super) fn parts_of(text: &str, from: System) -> (Vec<PlacedPart<'_>>, Vec<Doubt>) {
    match from {
        System::Descriptive(manner) => cut_parts(text, manner),
        _ => (score::parts(text, wording(from)), Vec::new()),
    }
}

/// How the program itself writes.
pub(super) const fn wording(system: System) -> Wording {
    match system {
        System::Descriptive(Manner::Spanish) => Wording::Cut(|text| entries(text, Manner::Spanish)),
        System::Descriptive(_) => Wording::Cut(|text| entries(text, Manner::English)),
        System::Spoken(scheme) => Wording::Phrase(scheme.words),
        System::Uedemann(_) => Wording::Cut(uedemann::split),
        System::Algebraic(..) | System::Coordinates | System::Iccf(_) | System::Braille(_) => {
            Wording::Word
        }
    }
}

/// The parts of a score, each entry one, and what is in doubt about them.
fn cut_parts(text: &str, manner: Manner) -> (Vec<PlacedPart<'_>>, Vec<Doubt>) {
    let whole = score::parts(text, Wording::Print(print(manner)));
    let start = start(&whole).unwrap_or_else(|_| Position::start());
    let mut book = Book { parts: &whole, manner, cuts: BTreeMap::new(), doubts: Vec::new() };
    book.line(0, Some(&NotationContext::beginning(start)));
    let Book { cuts, doubts, .. } = book;
    let mut all = Vec::with_capacity(whole.len() * 2);
    let mut begins = BTreeMap::new();
    for (at, placed) in whole.iter().enumerate() {
        begins.insert(at, all.len());
        let (Part::Entry(run), Some(pieces)) = (placed.part, cuts.get(&at)) else {
            all.push(*placed);
            continue;
        };
        for piece in pieces {
            let Some(text) = run.get(piece.range.clone()) else { continue };
            let part = match piece.kind {
                RunPartKind::Entry => Part::Entry(text),
                RunPartKind::Number => Part::Number(text),
                RunPartKind::Prose => Part::Prose(text),
            };
            all.push(PlacedPart { part, at: placed.at + piece.range.start });
        }
    }
    let first_entry = |doubt: Doubt| {
        let begin = begins.get(&doubt.part).copied().unwrap_or_default();
        let mut behind = all.iter().enumerate().skip(begin);
        let part = behind.find(|(_, placed)| matches!(placed.part, Part::Entry(_)));
        Doubt { part: part.map_or(begin, |(at, _)| at), ..doubt }
    };
    let doubts = doubts.into_iter().map(first_entry).collect();
    (all, doubts)
}

fn print(manner: Manner) -> PrintRules {
    let is_bracket_of_move: fn(&str, &str, &str) -> bool = match manner {
        Manner::Spanish => {
            |inner, before, behind| is_bracket_of_move(inner, before, behind, Manner::Spanish)
        }
        Manner::English | Manner::English1972 => {
            |inner, before, behind| is_bracket_of_move(inner, before, behind, Manner::English)
        }
    };
    PrintRules { is_bracket_of_move, is_mark }
}

struct Book<'a> {
    parts: &'a [PlacedPart<'a>],
    manner: Manner,
    /// The pieces of each run.
    cuts: BTreeMap<usize, Vec<RunPart>>,
    doubts: Vec<Doubt>,
}

impl Book<'_> {
    /// Cuts a line of moves, from a part to the end of its variation; then the variations in it.
    fn line(&mut self, from: usize, start: Option<&NotationContext>) {
        let mut tokens = Vec::new();
        let mut indices = Vec::new();
        let mut inner = Vec::new();
        let mut at = from;
        while let Some(placed) = self.parts.get(at) {
            match placed.part {
                Part::Number(text) => {
                    tokens.push(Token::Number(text));
                    indices.push(at);
                }
                Part::Entry(text) => {
                    tokens.push(Token::Run(text));
                    indices.push(at);
                }
                Part::Open => {
                    inner.push((at + 1, tokens.len()));
                    at = end_of_variation(self.parts, at + 1);
                }
                Part::Close => break,
                _ => {}
            }
            at += 1;
        }
        let found = cut(&tokens, start, self.manner);
        for (begin, before) in inner {
            let place = start.and_then(|start| place_before(start, &found, before));
            self.line(begin, place.as_ref());
        }
        self.take(&tokens, &indices, found);
    }

    fn take(&mut self, tokens: &[Token<'_>], indices: &[usize], found: CutScore) {
        for doubt in found.doubts {
            let Some(Token::Run(run)) = tokens.get(doubt.token) else { continue };
            let told = |pieces: &[RunPart]| {
                let entries = pieces.iter().filter(|piece| piece.kind == RunPartKind::Entry);
                let entries: Vec<&str> =
                    entries.filter_map(|piece| run.get(piece.range.clone())).collect();
                entries.join(" | ")
            };
            self.doubts.push(Doubt {
                part: indices.get(doubt.token).copied().unwrap_or_default(),
                text: (*run).to_owned(),
                taken: told(&doubt.taken),
                other: told(&doubt.other),
            });
        }
        let runs = tokens.iter().zip(indices).zip(found.tokens);
        for ((token, index), pieces) in runs {
            if matches!(token, Token::Run(_)) {
                self.cuts.insert(*index, pieces);
            }
        }
    }
}

/// The place before the last move of so many tokens.
fn place_before(
    start: &NotationContext,
    found: &CutScore,
    tokens: usize,
) -> Option<NotationContext> {
    let pieces = found.tokens.iter().take(tokens).flatten();
    let entries = pieces.filter(|piece| piece.kind == RunPartKind::Entry).count();
    let before = found.moves.get(..entries.checked_sub(1)?)?;
    Some(before.iter().fold(start.clone(), |place, m| place.after(*m)))
}
