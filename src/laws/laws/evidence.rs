//! Whether a score proves anything, by the notation that it is kept in.

use crate::citation::Citation;
use crate::laws::edition::Edition;
use crate::laws::score::SheetNotation;
use jadoube_chess::notation::system::System;

/// What a score in a notation is worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Evidence {
    /// The edition recognises the notation.
    Accepted(Vec<Citation>),
    /// Only until the end of a year; then it is worth nothing.
    UntilEndOf {
        /// The year.
        year: u16,
        /// The articles.
        citations: Vec<Citation>,
    },
    /// Only a blind player keeps the score so.
    OfBlindPlayers(Vec<Citation>),
    /// It proves nothing.
    NotEvidence {
        /// Whether the arbiter who sees it warns the player.
        warned: bool,
        /// The articles.
        citations: Vec<Citation>,
    },
}

/// How a scoresheet may be kept.
enum RecordingMethod {
    Sheet(SheetNotation),
    /// In braille, or spoken on a tape.
    Blind,
    /// In a code, which no edition has on a scoresheet.
    Code,
}

const fn recording_method(system: System) -> RecordingMethod {
    match system {
        System::Algebraic(..) => RecordingMethod::Sheet(SheetNotation::Algebraic),
        System::Descriptive(_) => RecordingMethod::Sheet(SheetNotation::Descriptive),
        System::Braille(_) | System::Spoken(_) => RecordingMethod::Blind,
        System::Coordinates | System::Iccf(_) | System::Uedemann(_) => RecordingMethod::Code,
    }
}

impl Edition {
    /// What a score in the notation is worth.
    #[must_use]
    pub fn evidence(&self, system: System) -> Evidence {
        let score = &self.rules.score;
        match recording_method(system) {
            RecordingMethod::Sheet(notation) => {
                let passing = score.passing_notations.value.as_ref();
                if score.notations.value.contains(&notation) {
                    return Evidence::Accepted(self.cite(&score.notations));
                }
                if let Some(passing) = passing.filter(|one| one.notations.contains(&notation)) {
                    let citations = self.cite(&score.passing_notations);
                    return Evidence::UntilEndOf { year: passing.until_end_of, citations };
                }
            }
            RecordingMethod::Blind if self.rules.blind.score_kept.value => {
                return Evidence::OfBlindPlayers(self.cite(&self.rules.blind.score_kept));
            }
            RecordingMethod::Blind | RecordingMethod::Code => {}
        }
        let warned = score.notation_warning.value;
        let mut citations = self.cite(&score.notations);
        if warned {
            citations.extend(self.cite(&score.notation_warning));
        }
        Evidence::NotEvidence { warned, citations }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::laws;
    use jadoube_chess::notation::descriptive::Manner;
    use jadoube_chess::notation::letters::PieceLetters;
    use jadoube_chess::notation::san::{MateSign, Style};
    use jadoube_chess::notation::uedemann::Extension;

    #[test]
    fn a_descriptive_score_counts_where_its_edition_recognises_it() {
        let descriptive = System::Descriptive(Manner::English);
        for (edition, worth) in [
            ("1972", "accepted 13.1"),
            ("1980", "until 1980: 13.1 Supp. 1"),
            ("1997", "nothing, warned: 8.1 E"),
            ("2001", "nothing, warned: 8.1 E"),
            ("2009", "nothing, warned: 8.1 C"),
            ("2018", "nothing, warned: 8.1.1 C"),
            ("2023", "nothing, warned: 8.1.1.1 8.1.1.2 C"),
        ] {
            assert_eq!(said(edition, descriptive), worth, "{edition}");
        }
    }

    #[test]
    fn algebraic_counts_everywhere_and_a_code_nowhere() {
        for edition in laws::editions() {
            let id = edition.id.as_str();
            let algebraic =
                System::Algebraic(Style::Fide(PieceLetters::Macedonian), MateSign::Hash);
            assert!(said(id, algebraic).starts_with("accepted"), "{id}");
            assert!(said(id, System::Uedemann(Extension::Laws)).starts_with("nothing"), "{id}");
        }
    }

    fn said(edition: &str, system: System) -> String {
        let edition = laws::editions().iter().find(|one| one.id == edition).unwrap();
        let articles = |citations: &[Citation]| -> String {
            citations.iter().map(|one| one.article.as_str()).collect::<Vec<_>>().join(" ")
        };
        match edition.evidence(system) {
            Evidence::Accepted(citations) => format!("accepted {}", articles(&citations)),
            Evidence::UntilEndOf { year, citations } => {
                format!("until {year}: {}", articles(&citations))
            }
            Evidence::OfBlindPlayers(citations) => format!("blind {}", articles(&citations)),
            Evidence::NotEvidence { warned: true, citations } => {
                format!("nothing, warned: {}", articles(&citations))
            }
            Evidence::NotEvidence { warned: false, citations } => {
                format!("nothing: {}", articles(&citations))
            }
        }
    }
}
