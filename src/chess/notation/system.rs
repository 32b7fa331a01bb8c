//! The systems by name, and the one interface that all of them have.

use crate::board::position::Move;
use crate::notation::context::NotationContext;
use crate::notation::letters::{OwnLetters, PieceLetters};
use crate::notation::reading::{NotationFault, Reading};
use crate::notation::san::{self, MateSign, Style};
use crate::notation::{braille, descriptive, iccf, spoken, uedemann};

/// A way to write moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    /// The algebraic notations, short and long.
    Algebraic(Style, MateSign),
    /// What engines write: `e2e4`, `e7e8q`.
    Coordinates,
    /// By the names of the files and men.
    Descriptive(descriptive::Manner),
    /// The digits of correspondence chess.
    Iccf(iccf::Promotion),
    /// The telegraph code of the Laws of 1972 and 1980.
    Uedemann(uedemann::Extension),
    /// As it is announced.
    Spoken(spoken::Scheme),
    /// In braille.
    Braille(braille::Code),
}

const fn algebraic(style: Style) -> System {
    // As FIDE's own sample games print mate; PGN has a sign of its own.
    System::Algebraic(style, MateSign::DoublePlus)
}

/// The systems and their names; where a system has two, the first is [`System::name`].
const NAMES: [(&str, System); 28] = [
    ("san_pgn", algebraic(Style::Pgn)),
    ("san", algebraic(Style::Pgn)),
    ("san_fide", algebraic(Style::Fide(PieceLetters::English))),
    ("lan_fide", algebraic(Style::Long(PieceLetters::English))),
    ("lan", algebraic(Style::Long(PieceLetters::English))),
    ("squares", algebraic(Style::Squares(PieceLetters::English))),
    ("alg1972", algebraic(Style::Laws1972(PieceLetters::English))),
    ("figurine", algebraic(Style::FIGURINE)),
    ("san_fig", algebraic(Style::FIGURINE)),
    ("de", algebraic(Style::Fide(PieceLetters::German))),
    ("fr", algebraic(Style::Fide(PieceLetters::French))),
    ("nl", algebraic(Style::Fide(PieceLetters::Dutch))),
    ("es", algebraic(Style::Fide(PieceLetters::Spanish))),
    ("it", algebraic(Style::Fide(PieceLetters::Italian))),
    ("pl", algebraic(Style::Fide(PieceLetters::Polish))),
    ("ru", algebraic(Style::Fide(PieceLetters::Russian))),
    ("mk", algebraic(Style::Fide(PieceLetters::Macedonian))),
    ("uci", System::Coordinates),
    ("iccf", System::Iccf(iccf::Promotion::Laws1980)),
    ("uedemann", System::Uedemann(uedemann::Extension::Laws)),
    ("uedemann_nores", System::Uedemann(uedemann::Extension::Nores)),
    ("desc_en", System::Descriptive(descriptive::Manner::English)),
    ("desc_en1972", System::Descriptive(descriptive::Manner::English1972)),
    ("desc_es", System::Descriptive(descriptive::Manner::Spanish)),
    ("phonetic_de", System::Spoken(spoken::Scheme::GERMAN)),
    ("braille", System::Braille(braille::Code::Ueb)),
    ("braille_de", System::Braille(braille::Code::German)),
    ("braille_compact", System::Braille(braille::Code::Compact)),
];

/// A form that any letters can be put into.
type StyleOf = fn(PieceLetters) -> Style;

/// The algebraic forms by the name that stands before a language: `lan_de`, `squares_ru`.
const FORMS: [(&str, StyleOf); 4] = [
    ("san", Style::Fide),
    ("lan", Style::Long),
    ("squares", Style::Squares),
    ("alg1972", Style::Laws1972),
];

impl System {
    /// Every system that has a name of its own, once, with its name.
    pub fn all() -> impl Iterator<Item = (&'static str, Self)> {
        let is_first = |(nth, row): &(usize, (&str, Self))| {
            NAMES.iter().position(|other| other.1 == row.1) == Some(*nth)
        };
        NAMES.into_iter().enumerate().filter(is_first).map(|(_, row)| row)
    }

    /// The system with a name: `san`, `lan_fide`, `de`, `desc_en`, …; an algebraic form and a
    /// language together (`san_de`, `lan_mk`, `squares_fr`, `alg1972_de`), where `fig` stands for
    /// figurines and `own` for letters that were brought along.
    #[must_use]
    pub fn named(name: &str, own: Option<OwnLetters>) -> Option<Self> {
        let fixed = NAMES.iter().find(|row| row.0 == name).map(|row| row.1);
        fixed.or_else(|| {
            let (form, language) = name.split_once('_').unwrap_or(("san", name));
            let style = FORMS.iter().find(|row| row.0 == form)?.1;
            let letters = match language {
                "fig" => PieceLetters::Figurine,
                "own" => PieceLetters::Own(own?),
                tag => PieceLetters::LANGUAGES.into_iter().find(|known| known.tag() == tag)?,
            };
            Some(algebraic(style(letters)))
        })
    }

    /// The name of the system, which [`Self::named`] understands. It does not tell which sign of
    /// mate is in use.
    #[must_use]
    pub fn name(&self) -> String {
        let plain = match self {
            Self::Algebraic(style, _) => algebraic(*style),
            other => *other,
        };
        if let Some((name, _)) = NAMES.iter().find(|row| row.1 == plain) {
            return (*name).to_owned();
        }
        match self {
            Self::Algebraic(style, _) => {
                let letters = style.letters();
                let form = FORMS.iter().find(|row| row.1(letters) == *style);
                format!("{}_{}", form.map_or("san", |row| row.0), letters.tag())
            }
            Self::Iccf(_) => "iccf".to_owned(),
            // Those have one row each.
            _ => String::new(),
        }
    }
}

/// The legal moves that a text can mean.
///
/// # Errors
/// [`NotationFault::Unreadable`] when the text is no move of the system, and
/// [`NotationFault::Illegal`] when no legal move is called that. A text with several meanings is
/// no fault here: the reading holds them all.
pub fn read(
    system: System,
    context: &NotationContext,
    text: &str,
) -> Result<Reading, NotationFault> {
    match system {
        System::Algebraic(style, _) => san::read_all(context.position(), text, style.letters()),
        System::Coordinates => san::read_all(context.position(), text, PieceLetters::English),
        System::Descriptive(manner) => descriptive::read::read(context, text, manner),
        System::Iccf(_) => iccf::read(context.position(), text),
        System::Uedemann(_) => uedemann::read(context.position(), text),
        System::Spoken(scheme) => spoken::read(context.position(), text, scheme),
        System::Braille(code) => braille::read(context.position(), text, code),
    }
}

/// Appends the move in the system's best form.
pub fn write(system: System, context: &NotationContext, m: Move, out: &mut String) {
    match system {
        System::Algebraic(style, mate) => {
            san::write_to(context.position(), m, style, mate, out);
        }
        System::Coordinates => out.push_str(&context.position().uci(m).0),
        System::Descriptive(manner) => descriptive::spell::write(context, m, manner, out),
        System::Iccf(promotion) => iccf::write(m, promotion, out),
        System::Uedemann(extension) => uedemann::write(context.position(), m, extension, out),
        System::Spoken(scheme) => spoken::write(context.position(), m, scheme, out),
        System::Braille(code) => braille::write(context.position(), m, code, out),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_system_is_found_by_its_name() {
        for (name, system) in System::all() {
            assert_eq!(System::named(name, None), Some(system), "{name}");
            assert_eq!(system.name(), name);
        }
        assert_eq!(System::all().count(), 25);
    }

    #[test]
    fn a_form_and_a_language_together_name_a_system() {
        let czech = OwnLetters::new(["K", "D", "V", "S", "J"]).unwrap();
        for (name, style, canonical) in [
            ("san", Style::Pgn, "san_pgn"),
            ("san_de", Style::Fide(PieceLetters::German), "de"),
            ("san_fig", Style::FIGURINE, "figurine"),
            ("lan", Style::Long(PieceLetters::English), "lan_fide"),
            ("lan_mk", Style::Long(PieceLetters::Macedonian), "lan_mk"),
            ("squares_fr", Style::Squares(PieceLetters::French), "squares_fr"),
            ("alg1972_de", Style::Laws1972(PieceLetters::German), "alg1972_de"),
            ("san_own", Style::Fide(PieceLetters::Own(czech)), "san_own"),
            ("own", Style::Fide(PieceLetters::Own(czech)), "san_own"),
        ] {
            let system = System::named(name, Some(czech)).unwrap();
            assert_eq!(system, algebraic(style), "{name}");
            assert_eq!(system.name(), canonical);
        }
        for name in ["own", "san_own", "san_xx", "xx", "desc_de", ""] {
            assert_eq!(System::named(name, None), None, "{name}");
        }
    }
}
