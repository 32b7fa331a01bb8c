//! A printed score cut into its entries. Books put blanks inside moves (`P - K 4`, `R - Q 8 mate`),
//! so that a blank alone says nothing: it is cut where both sides are moves.

use std::ops::Range;

use crate::core::notation::descriptive::{Manner, pattern, text};

/// No move is printed with more blanks: `Q Kt P x K R P e. p. dis. ch.`
const WORDS: usize = 14;

/// The entries of a score in print, move numbers left out. What is no move stands as an entry for
/// itself, so that nothing is lost.
#[must_use]
pub fn entries(score: &str, manner: Manner) -> Vec<&str> {
    if let Some(entries) = word_by_word(score, manner) {
        return entries;
    }
    let words = words(score);
    let part = |from: usize, to: usize| -> &str {
        let begin = words.get(from).map_or(0, |word| word.start);
        let end = to.checked_sub(1).and_then(|last| words.get(last)).map_or(0, |word| word.end);
        score.get(begin..end).unwrap_or_default()
    };
    // From the last word back: the cut with the fewest words that are no moves, then the fewest
    // entries.
    let mut best: Vec<Cut> = vec![Cut::default(); words.len() + 1];
    for from in (0..words.len()).rev() {
        let mut found: Option<Cut> = None;
        for to in from + 1..=words.len().min(from + WORDS) {
            let Some(rest) = best.get(to).copied() else { break };
            let what = part(from, to);
            let alone = to == from + 1;
            let kind = match () {
                () if alone && is_number(what) => What::Number,
                () if is_number(part(from, from + 1)) => continue,
                () if is_move(what, manner) => What::Move,
                () if alone => What::Other,
                () => continue,
            };
            let cut = Cut {
                strange: rest.strange + usize::from(kind == What::Other),
                parts: rest.parts + 1,
                to,
                is_number: kind == What::Number,
            };
            if found.is_none_or(|found| (cut.strange, cut.parts) < (found.strange, found.parts)) {
                found = Some(cut);
            }
        }
        if let (Some(slot), Some(found)) = (best.get_mut(from), found) {
            *slot = found;
        }
    }
    let mut entries = Vec::new();
    let mut from = 0;
    while let Some(cut) = best.get(from).filter(|cut| cut.to > from) {
        if !cut.is_number {
            entries.push(part(from, cut.to));
        }
        from = cut.to;
    }
    entries
}

/// The best way to cut what begins at a word.
#[derive(Clone, Copy, Default)]
struct Cut {
    strange: usize,
    parts: usize,
    to: usize,
    is_number: bool,
}

/// One word, or two that are moves each by itself: so a score in numbered moves is printed mostly,
/// and two moves are never one (`P4A DxP` is not `P4AD x P`).
fn word_by_word(score: &str, manner: Manner) -> Option<Vec<&str>> {
    let mut words = score.split_whitespace();
    match (words.next(), words.next(), words.next()) {
        (Some(only), None, _) => Some(if is_number(only) { vec![] } else { vec![only] }),
        (Some(white), Some(black), None) => {
            // No move has two dashes or crosses, but castling, which nothing can be added to.
            let acts = |word: &str| word.trim_matches(['-', 'x']).contains(['-', 'x']);
            let is_one = |word: &str| is_spanish(word, manner) || is_move(word, manner);
            let apart = (acts(white) && acts(black)) || (is_one(white) && is_one(black));
            apart.then(|| vec![white, black])
        }
        _ => None,
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    Move,
    Number,
    Other,
}

fn words(score: &str) -> Vec<Range<usize>> {
    let mut words: Vec<Range<usize>> = Vec::new();
    let mut inside = false;
    for (at, c) in score.char_indices() {
        if c.is_whitespace() {
            inside = false;
            continue;
        }
        let end = at + c.len_utf8();
        match words.last_mut() {
            Some(word) if inside => word.end = end,
            _ => words.push(at..end),
        }
        inside = true;
    }
    words
}

/// `P4R`, `C3AR`: a man, a rank and a file, as most moves of the Spanish manner are written.
fn is_spanish(word: &str, manner: Manner) -> bool {
    let [b'R' | b'D' | b'T' | b'A' | b'C' | b'P', b'1'..=b'8', file @ ..] = word.as_bytes() else {
        return false;
    };
    let is_file =
        matches!(file, [b'T' | b'A' | b'C', b'R' | b'D'] | [b'R' | b'D' | b'T' | b'A' | b'C']);
    manner == Manner::Spanish && is_file
}

fn is_move(part: &str, manner: Manner) -> bool {
    text::read(part, manner).is_some_and(|read| !pattern::patterns(&read, manner).is_empty())
}

/// `12`, `12.`, `12…`
fn is_number(word: &str) -> bool {
    let figures = word.trim_end_matches(['.', '…']);
    !figures.is_empty() && figures.chars().all(|c| c.is_ascii_digit())
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
