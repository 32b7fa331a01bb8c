//! In whose letters a score is written, found from its moves: how many entries each language
//! explains. Languages that explain as many are all named (Spanish and Italian write the same
//! letters), and what is to be taken then is not decided here.

use crate::board::position::Position;
use crate::notation::context::NotationContext;
use crate::notation::letters::PieceLetters;
use crate::notation::reading::Remark;
use crate::notation::san::{self, MateSign, Style};
use crate::notation::system::{self, System};

/// How far a language explains a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LanguageFit {
    /// The letters.
    pub letters: PieceLetters,
    /// How many entries from the first on are legal moves in them.
    pub legal: usize,
    /// How many entries of all are moves in them, legal or not: they still tell languages apart
    /// behind a slip of the pen.
    pub written: usize,
}

/// Positions that are followed at once where entries leave several moves open; further ones are
/// let go, which can only make a count too small.
const FOLLOWED: usize = 64;

/// The languages, best first: those that explain the most entries as legal moves from the start,
/// then those in which the most entries are moves at all. The order of the candidates decides
/// only where they stand in the list, never which is [`best`].
#[must_use]
pub fn rank(start: &Position, entries: &[&str], candidates: &[PieceLetters]) -> Vec<LanguageFit> {
    let mut ranked: Vec<LanguageFit> = candidates
        .iter()
        .map(|letters| LanguageFit {
            letters: *letters,
            legal: legal(start, entries, letters),
            written: entries.iter().filter(|entry| san::is_move(entry, letters)).count(),
        })
        .collect();
    ranked.sort_by_key(|explained| std::cmp::Reverse(explained.merit()));
    ranked
}

/// The languages that explain a score better than the others: one, or several that tie.
#[must_use]
pub fn best(ranked: &[LanguageFit]) -> &[LanguageFit] {
    let top = ranked.first().map(LanguageFit::merit);
    let ties = ranked.iter().take_while(|explained| Some(explained.merit()) == top).count();
    ranked.get(..ties).unwrap_or_default()
}

impl LanguageFit {
    const fn merit(&self) -> (usize, usize) {
        (self.legal, self.written)
    }
}

fn legal(start: &Position, entries: &[&str], letters: &PieceLetters) -> usize {
    let system = System::Algebraic(Style::Fide(*letters), MateSign::Hash);
    explained(system, &NotationContext::beginning(start.clone()), entries)
}

/// How many entries from the first on are legal moves in a system. A letter of another alphabet
/// speaks for another system.
#[must_use]
pub fn explained(system: System, start: &NotationContext, entries: &[&str]) -> usize {
    let mut followed = vec![start.clone()];
    for (nth, entry) in entries.iter().enumerate() {
        let mut next: Vec<NotationContext> = Vec::new();
        for context in &followed {
            let Ok(reading) = system::read(system, context, entry) else { continue };
            if reading.remarks.contains(&Remark::Lookalike) {
                continue;
            }
            for m in reading.moves {
                let after = context.after(m);
                if next.len() < FOLLOWED && !next.contains(&after) {
                    next.push(after);
                }
            }
        }
        if next.is_empty() {
            return nth;
        }
        followed = next;
    }
    entries.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The languages that explain the most, with their counts.
    fn found(score: &str) -> (Vec<&'static str>, usize, usize) {
        let entries: Vec<&str> = score.split(' ').collect();
        let ranked = rank(&Position::start(), &entries, &PieceLetters::LANGUAGES);
        let best = best(&ranked);
        let tags = best.iter().map(|explained| explained.letters.tag()).collect();
        (tags, best[0].legal, best[0].written)
    }

    #[test]
    fn the_language_of_a_score_is_the_one_that_explains_most_of_it() {
        for (score, tags, legal) in [
            ("e4 e5 Nf3 Nc6 Bb5", vec!["en"], 5),
            ("e4 e5 Sf3 Sc6 Lb5", vec!["de"], 5),
            ("e4 e5 Pf3 Pc6 Lb5", vec!["nl"], 5),
            ("e4 e5 Cf3 Cc6 Fb5", vec!["fr"], 5),
            ("e4 e5 Sf3 Sc6 Gb5", vec!["pl"], 5),
            // К is a knight in Russian and a king in Macedonian, С a bishop and a knight.
            ("e4 e5 Кf3 Кc6 Сb5", vec!["ru"], 5),
            ("e4 e5 Сf3 Сc6 Лb5", vec!["mk"], 5),
            // The same letters, and no letters at all.
            ("e4 e5 Cf3 Cc6 Ab5", vec!["es", "it"], 5),
            ("e4 e5 d4", vec!["en", "de", "fr", "nl", "es", "it", "pl", "ru", "mk"], 3),
            // A slip in the first move: what is written afterwards still tells.
            ("e5 e5 Sf3 Sc6 Lb5", vec!["de"], 0),
            // An entry that leaves two knights open is followed both ways.
            ("d4 d5 Sf3 Sf6 Sd2 e6 S1f3", vec!["de", "pl"], 6),
        ] {
            let (best, explained, _) = found(score);
            assert_eq!((best, explained), (tags, legal), "{score}");
        }
    }

    #[test]
    fn entries_behind_a_slip_are_still_counted_as_written() {
        assert_eq!(found("e4 e5 Sf3 Sc6 Lb6 a6 La4"), (vec!["de"], 4, 7));
    }
}
