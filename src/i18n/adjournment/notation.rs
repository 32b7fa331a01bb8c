//! The notations by their names for people, and what is asked where a sealed text is a move in
//! several of them, or only in others than the player's.

use crate::catalogue::Catalogue;
use crate::chess::localized_san;
use crate::lang::Lang;
use crate::sheets;
use jadoube_chess::notation::system::System;
use jadoube_core::adjournment::reading::MeaningAsPgn;

/// The notations of the list by the name of each, with how a sheet in it is said to be kept and the
/// language of its letters; those that no sheet is said to be kept in have words of their own.
pub const NOTATIONS: [(&str, &str, &str); 16] = [
    ("san", "algebraic", "en"),
    ("de", "algebraic", "de"),
    ("fr", "algebraic", "fr"),
    ("nl", "algebraic", "nl"),
    ("es", "algebraic", "es"),
    ("it", "algebraic", "it"),
    ("pl", "algebraic", "pl"),
    ("ru", "algebraic", "ru"),
    ("mk", "algebraic", "mk"),
    ("desc_en", "descriptive", "en"),
    ("desc_es", "descriptive", "es"),
    ("iccf", "numeric", ""),
    ("uedemann", "", "envelopes-notation-uedemann"),
    ("phonetic_de", "", "envelopes-notation-dictated"),
    ("braille", "braille", ""),
    ("braille_de", "braille", "de"),
];

/// The algebraic notation with the letters of a language.
#[must_use]
pub const fn of_language(lang: Lang) -> &'static str {
    lang.conventions().notation
}

/// The same, to read with.
#[must_use]
pub fn system_of(lang: Lang) -> Option<System> {
    System::named(of_language(lang), None)
}

/// The name of a notation; what is not in the list keeps that of the journal.
#[must_use]
pub fn name(words: &Catalogue, notation: &str) -> String {
    match NOTATIONS.iter().find(|row| row.0 == notation) {
        Some((_, "", own)) => words.say(own),
        Some((_, system, language)) => {
            let parts = [Some(sheets::system(words, system)), sheets::language(words, language)];
            parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
        }
        None => notation.to_owned(),
    }
}

/// How many notations are named for one meaning.
const NAMED: usize = 2;

/// The moves that a text means in notations that its player is not known to use, and that one must
/// be chosen; that of the language first.
#[must_use]
pub fn several(words: &Catalogue, meanings: &[MeaningAsPgn]) -> String {
    let id = match meanings {
        [_] => "envelopes-fault-foreign-notation",
        _ => "envelopes-fault-several-notations",
    };
    words.say_with(id, &[("meanings", listed(words, meanings).into())])
}

/// That a text which is no legal move in its notation is one in others; nothing, where it is in none.
#[must_use]
pub fn elsewhere(words: &Catalogue, notation: &str, meanings: &[MeaningAsPgn]) -> Option<String> {
    if meanings.is_empty() {
        return None;
    }
    let meant = ("meanings", listed(words, meanings).into());
    let args = [("notation", name(words, notation).into()), meant];
    Some(words.say_with("adjournment-judged-elsewhere", &args))
}

/// The notations of each meaning and its moves.
fn listed(words: &Catalogue, meanings: &[MeaningAsPgn]) -> String {
    let said = |meaning: &MeaningAsPgn| {
        let mut systems = meaning.systems.clone();
        systems.sort_by_key(|it| *it != of_language(words.lang()));
        let names = systems.iter().take(NAMED);
        let names: Vec<String> = names.map(|it| name(words, it)).collect();
        let more = if meaning.systems.len() > NAMED { " …" } else { "" };
        let moves: Vec<String> =
            meaning.moves.iter().map(|one| localized_san(words, one)).collect();
        format!("{}{more}: {}", names.join(" / "), moves.join(" / "))
    };
    meanings.iter().map(said).collect::<Vec<_>>().join("; ")
}
