//! What a word among the moves means: a number, a move, a glyph, a result.

use crate::notation::letters::PieceLetters;
use crate::notation::reading::{NotationFault, Remark};
use crate::notation::san;
use crate::notation::strict;
use crate::pgn::fault::PgnFault;
use crate::pgn::read::{Here, Open, Reading};
use crate::pgn::{Note, PgnPly, PgnResult};
use crate::ply::Ply;
use crate::side::Side;

/// A word with its number and its glyph taken off.
struct Parts<'a> {
    /// The digits and dots, such as `12...`.
    number: &'a str,
    text: &'a str,
    glyph: &'a str,
}

impl<'a> Parts<'a> {
    fn of(word: &'a str) -> Self {
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let rest = word.get(digits..).unwrap_or_default();
        let bare = rest.trim_start_matches(['.', '…']);
        let dotted = bare.len() < rest.len();
        // Four digits alone are a move of correspondence chess.
        let numbered = digits == 0 || dotted || (rest.is_empty() && digits < 4);
        let (number, text) =
            if numbered { word.split_at(word.len() - bare.len()) } else { ("", word) };
        let body = match text.as_bytes().last() {
            Some(b'!' | b'?') => text.trim_end_matches(['!', '?']),
            _ => text,
        };
        let (text, glyph) = text.split_at(body.len());
        Self { number, text, glyph }
    }
}

impl Reading {
    pub(super) fn word(&mut self, word: &str, here: Here<'_>) {
        let parts = Parts::of(word);
        if !parts.number.is_empty() && !self.number(parts.number, here) {
            // Kept whole among the words that are not read.
            return self.odd_word(word, &Parts { number: "", text: word, glyph: "" }, here);
        }
        if parts.text.is_empty() && parts.glyph.is_empty() {
            return;
        }
        if let Some(moves) = &mut self.game
            && !moves.ended
        {
            let open = moves.open();
            if !open.stopped
                && let Some(strict) = strict::play(&mut open.position, parts.text)
            {
                open.line.plies.push(PgnPly::new(Some(strict.played)));
                if strict.remark.is_some() {
                    self.remark(PgnFault::WrongSign(parts.text.to_owned()), here);
                }
                if !parts.glyph.is_empty() {
                    self.glyph(parts.glyph, here);
                }
                return;
            }
        }
        self.odd_word(word, &parts, here);
    }

    /// Compares the number of a move with the one that is due; false where words are not read.
    fn number(&mut self, number: &str, here: Here<'_>) -> bool {
        let digits = number.bytes().take_while(u8::is_ascii_digit).count();
        let dots = number.chars().count() - digits;
        let written: Option<i64> = number.get(..digits).and_then(|digits| digits.parse().ok());
        let moves = self.moves(here);
        let again = written == Some(1) && dots <= 1 && here.0.after_empty_line;
        if again && moves.inner.is_empty() && moves.main.line.plies.len() > 1 {
            // A game without tags follows one without a result.
            self.finish(here);
        }
        let moves = self.moves(here);
        let open = moves.open();
        if open.stopped {
            return false;
        }
        let (due, turn) = (i64::from(open.position.move_number()), open.position.turn());
        // Dots alone say nothing that could be wrong; what is too long for a number does.
        let Some(written) = written.or((digits > 0).then_some(i64::from(u32::MAX))) else {
            return true;
        };
        let blacks = match dots {
            0 => turn == Side::Black,
            1 => false,
            _ => true,
        };
        let shift = 2 * (written - due) + i64::from(blacks) - i64::from(turn == Side::Black);
        if shift != moves.shift {
            moves.shift = shift;
            if shift != 0 {
                let due = format!("{due}{}", if turn == Side::White { "." } else { "..." });
                self.remark(PgnFault::Number { written: number.to_owned(), due }, here);
            }
        }
        true
    }

    /// What is not a move in the strict notation.
    fn odd_word(&mut self, word: &str, parts: &Parts<'_>, here: Here<'_>) {
        let result = PgnResult::from_text(parts.text).filter(|_| parts.glyph.is_empty());
        if let Some(result) = result {
            let inside = self.game.as_mut().is_some_and(|moves| {
                !moves.ended && (!moves.inner.is_empty() || moves.main.depth > 0)
            });
            return if inside { self.stray(word, here) } else { self.end(result, here) };
        }
        let open = self.moves(here).open();
        if open.stopped {
            open.line.unread.push(word.to_owned());
        } else if parts.text.is_empty() {
            self.glyph(parts.glyph, here);
        } else if self.beside_a_move(parts.text, here) {
            // Understood.
        } else if is_null(parts.text) || parts.text.contains(char::is_alphanumeric) {
            self.odd_move(parts, here);
        } else {
            // No notation writes a move without a letter or a digit.
            self.stray(word, here);
        }
    }

    /// What stands behind a move, with a blank between: an offer, `e.p.`, a sign, a glyph.
    fn beside_a_move(&mut self, text: &str, here: Here<'_>) -> bool {
        let open = self.moves(here).open();
        let (check, mate) = (open.position.is_check(), open.position.is_checkmate());
        let Some(last) = open.line.plies.last_mut() else { return false };
        let agrees = match text {
            "(=)" => {
                last.draw_offer = true;
                return true;
            }
            "e.p." | "e.p" | "ep" => last.played.is_some_and(|played| played.is_en_passant()),
            "+" | "ch" | "ch." => check,
            "++" => check,
            "#" | "mate" => mate,
            glyph => match nag_of(glyph) {
                Some(nag) => {
                    last.notes.push(Note::Nag(nag));
                    return true;
                }
                None => return false,
            },
        };
        if agrees {
            let san = last.played.map(|played| san::san(&open.before_last(), played));
            let fault = PgnFault::Spelling { text: text.to_owned(), san: san.unwrap_or_default() };
            self.remark(fault, here);
        } else {
            self.stray(text, here);
        }
        true
    }

    fn glyph(&mut self, glyph: &str, here: Here<'_>) {
        match nag_of(glyph) {
            Some(nag) => self.moves(here).open().note(Note::Nag(nag)),
            None => self.stray(glyph, here),
        }
    }

    /// A move in another notation than PGN's, a pass, or nothing that can be read.
    fn odd_move(&mut self, parts: &Parts<'_>, here: Here<'_>) {
        let text = parts.text;
        let moves = self.moves(here);
        let inside = !moves.inner.is_empty();
        let open = moves.open();
        let fault = match san::read_entry(&open.position, text, PieceLetters::English) {
            Ok(entry) => {
                let san = san::san(&open.position, entry.played);
                open.position.play(entry.played);
                let mut ply = PgnPly::new(Some(entry.played));
                ply.draw_offer = entry.draw_offered;
                open.line.plies.push(ply);
                let wrong = |remark: &Remark| matches!(remark, Remark::NotCheck | Remark::NotMate);
                if entry.remarks.iter().any(wrong) {
                    self.remark(PgnFault::WrongSign(text.to_owned()), here);
                }
                let fault = PgnFault::Spelling { text: text.to_owned(), san };
                self.remark(fault, here);
                if !parts.glyph.is_empty() {
                    self.glyph(parts.glyph, here);
                }
                return;
            }
            Err(_) if is_null(text) && pass(open) => {
                let fault = PgnFault::NullMove(text.to_owned());
                let ply = moves.ply();
                match inside {
                    true => self.remark(fault, here),
                    false => self.complain(ply, fault, here),
                }
                return;
            }
            Err(fault) => fault,
        };
        self.stop(parts, fault, here);
    }

    /// From here on the line is only kept.
    fn stop(&mut self, parts: &Parts<'_>, fault: NotationFault, here: Here<'_>) {
        let moves = self.moves(here);
        let main = moves.inner.is_empty();
        let ply = moves.ply().map_or(0, |ply| ply.0);
        let at = if main { ply.saturating_add(1) } else { ply };
        let open = moves.open();
        open.stopped = true;
        open.line.unread.push(format!("{}{}", parts.text, parts.glyph));
        self.complain(Some(Ply(at)), PgnFault::Move(fault), here);
    }
}

/// How a pass is written.
fn is_null(text: &str) -> bool {
    matches!(text, "--" | "Z0" | "@@@@" | "0000" | "null" | "pass")
}

/// Lets the player to move pass, if not in check.
fn pass(open: &mut Open) -> bool {
    let passed = open.position.passed();
    let can = passed.is_some();
    if let Some(passed) = passed {
        open.position = passed;
        open.line.plies.push(PgnPly::new(None));
    }
    can
}

/// The number of a glyph (PGN standard, 10; the signs of the Informator).
pub(super) fn nag_of(glyph: &str) -> Option<u16> {
    const GLYPHS: [(&str, u16); 23] = [
        ("!", 1),
        ("?", 2),
        ("!!", 3),
        ("??", 4),
        ("!?", 5),
        ("?!", 6),
        ("□", 7),
        ("=", 10),
        ("∞", 13),
        ("⩲", 14),
        ("+=", 14),
        ("+/=", 14),
        ("⩱", 15),
        ("=+", 15),
        ("=/+", 15),
        ("±", 16),
        ("+/-", 16),
        ("∓", 17),
        ("-/+", 17),
        ("+-", 18),
        ("-+", 19),
        ("N", 146),
        ("D", 220),
    ];
    GLYPHS.iter().find(|(sign, _)| *sign == glyph).map(|(_, nag)| *nag)
}
