//! In which notation a score is written, found from its moves: the system that explains the most of
//! them from the first on. Where several explain as much, none is taken.

use jadoube_message::Message;

use crate::converting::chunks::{Chunk, Chunks};
use crate::converting::cutting::{parts_of, wording};
use crate::converting::parts::{main_line, start};
use jadoube_chess::board::piece::Kind;
use jadoube_chess::braille::read::read_from;
use jadoube_chess::notation::braille::Code;
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::descriptive::Manner;
use jadoube_chess::notation::language::explained;
use jadoube_chess::notation::letters::{OwnLetters, PieceLetters};
use jadoube_chess::notation::san::{MateSign, Style};
use jadoube_chess::notation::system::System;
use jadoube_chess::notation::{iccf, uedemann};
use jadoube_chess::score::parts;

/// Games that are looked at; more tell nothing new.
const GAMES: usize = 8;

/// What a score was found to be written in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guess {
    /// The system.
    pub system: System,
    /// Its name, as `--from` takes it.
    pub name: String,
    /// How many entries it explains.
    pub legal: usize,
    /// How many entries there are in the games looked at.
    pub entries: usize,
}

/// Why no system was found.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "cli-guess", error)]
pub enum NoGuess {
    /// No known system explains even the first move.
    Nothing,
    /// Several explain as much.
    Tie(#[message(name = "names")] Vec<String>),
}

/// A system that explains so many bytes and entries.
struct Candidate {
    name: String,
    system: System,
    bytes: usize,
    legal: usize,
    entries: usize,
}

/// The system of the beginning of a file. `announced` are the ways of announcing moves, with their
/// names; letters that were brought along are tried with the others.
///
/// # Errors
/// [`NoGuess`] where none explains a move, or several explain as much.
pub fn guess(
    sample: &str,
    announced: &[(&str, System)],
    own: Option<OwnLetters>,
) -> Result<Guess, NoGuess> {
    let mut candidates: Vec<Candidate> = candidates(sample, announced, own)
        .into_iter()
        .map(|(name, system)| weighed(sample, name, system))
        .collect();
    candidates.sort_by_key(|one| std::cmp::Reverse(one.bytes));
    let most = candidates.first().map_or(0, |best| best.bytes);
    let ties = candidates.iter().take_while(|one| one.bytes == most).count();
    match candidates.get(..ties).unwrap_or_default() {
        _ if most == 0 => Err(NoGuess::Nothing),
        [Candidate { name, system, legal, entries, .. }] => {
            Ok(Guess { system: *system, name: name.clone(), legal: *legal, entries: *entries })
        }
        several => Err(NoGuess::Tie(several.iter().map(|one| one.name.clone()).collect())),
    }
}

/// The systems that can be told apart by reading; each stands for those that are read alike.
fn candidates(
    sample: &str,
    announced: &[(&str, System)],
    own: Option<OwnLetters>,
) -> Vec<(String, System)> {
    let of = |systems: &[System]| systems.iter().map(|one| (one.name(), *one)).collect();
    let algebraic = |letters| System::Algebraic(Style::Fide(letters), MateSign::DoublePlus);
    if sample.chars().any(|c| ('\u{2801}'..='\u{283f}').contains(&c)) {
        return of(&Code::ALL.map(System::Braille));
    }
    // Every language reads coordinates and figurines.
    if sample.chars().any(|c| ('\u{2654}'..='\u{265f}').contains(&c)) {
        return of(&[algebraic(PieceLetters::Figurine)]);
    }
    if is_coordinates(sample) {
        return of(&[System::Coordinates]);
    }
    let spelt = |letters: &PieceLetters| Kind::ALL.map(|kind| letters.of(kind).to_owned());
    let mut languages: Vec<PieceLetters> = Vec::new();
    for letters in PieceLetters::LANGUAGES.into_iter().chain(own.map(PieceLetters::Own)) {
        // Italian has the letters of Spanish.
        if !languages.iter().any(|known| spelt(known) == spelt(&letters)) {
            languages.push(letters);
        }
    }
    let mut all: Vec<System> = languages.into_iter().map(algebraic).collect();
    all.extend([
        System::Descriptive(Manner::English),
        System::Descriptive(Manner::Spanish),
        System::Iccf(iccf::Promotion::Laws1980),
        System::Uedemann(uedemann::Extension::Laws),
    ]);
    all.extend(Code::ALL.map(System::Braille));
    let mut named: Vec<(String, System)> = of(&all);
    named.extend(announced.iter().map(|(name, system)| ((*name).to_owned(), *system)));
    named
}

/// Whether the moves are what engines write, and nothing else.
fn is_coordinates(sample: &str) -> bool {
    let is_one = |text: &&str| {
        matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8', b'a'..=b'h', b'1'..=b'8', rest @ ..]
            if matches!(rest, [] | [b'q' | b'r' | b'b' | b'n']))
    };
    let mut chunks = Chunks::new(sample.as_bytes(), System::Coordinates).filter_map(Result::ok);
    let Some(first) = chunks.next() else { return false };
    let parts = parts(&first.text, wording(System::Coordinates));
    let (_, entries) = main_line(&parts);
    !entries.is_empty() && entries.iter().all(is_one)
}

fn weighed(sample: &str, name: String, system: System) -> Candidate {
    let mut found = Candidate { name, system, bytes: 0, legal: 0, entries: 0 };
    let chunks = Chunks::new(sample.as_bytes(), system).filter_map(Result::ok);
    for chunk in chunks.take(GAMES) {
        match system {
            System::Braille(code) => found.braille(&chunk, code),
            _ => found.score(&chunk),
        }
    }
    found
}

impl Candidate {
    fn score(&mut self, chunk: &Chunk) {
        let (parts, _) = parts_of(&chunk.text, self.system);
        let (_, entries) = main_line(&parts);
        self.entries += entries.len();
        let Ok(start) = start(&parts) else { return };
        let legal = explained(self.system, &NotationContext::beginning(start), &entries);
        self.legal += legal;
        self.bytes += entries.iter().take(legal).map(|entry| entry.len()).sum::<usize>();
    }

    /// A score in braille is read whole or not at all.
    fn braille(&mut self, chunk: &Chunk, code: Code) {
        if let Ok(score) = read_from(&chunk.text, code, chunk.line) {
            self.legal += score.moves.len();
            self.entries += score.moves.len();
            self.bytes += if score.moves.is_empty() { 0 } else { chunk.text.len() };
        }
    }
}
