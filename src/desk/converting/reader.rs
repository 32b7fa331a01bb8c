//! A score read move by move onto a sheet of another notation, with what is to be told of it.

use crate::converting::chunks::Chunk;
use crate::converting::cutting::{Doubt, parts_of};
use crate::converting::page::{Sheet, numbered};
use crate::converting::parts::{end_of_variation, main_line, start};
use crate::converting::remarks::{Remark, What};
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::reading::NotationFault;
use jadoube_chess::notation::system::{self as notation, System};
use jadoube_chess::notation::whole::{
    self, AlternativeOutcome, Limits, ReadGames, Repair, Slip, UnreadEntry,
};
use jadoube_chess::score::{Part, PlacedPart};

/// A game in the other notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConvertedGame {
    /// The text; what could not be read stands in a comment at its place.
    pub text: String,
    /// What is to be told about it.
    pub remarks: Vec<Remark>,
}

/// Puts a game on a sheet as it is read, and what there is to tell of it.
pub(super) fn read_onto<S: Sheet>(sheet: S, chunk: &Chunk, from: System) -> (S, Vec<Remark>) {
    let (parts, doubts) = parts_of(&chunk.text, from);
    let mut work = Work {
        from,
        chunk,
        parts: &parts,
        doubts,
        sheet,
        remarks: Vec::new(),
        moves: None,
        marks: Vec::new(),
        varies: false,
    };
    if chunk.latin {
        work.tell(&NotationContext::beginning(Position::start()), 0, What::Latin);
    }
    work.run();
    (work.sheet, work.remarks)
}

/// Books in the descriptive notation are old and misprinted; elsewhere nothing is read otherwise
/// than it is written.
fn limits(system: System) -> Limits {
    match system {
        System::Descriptive(_) => Limits::default(),
        // One game is taken, and of the others only whether they go on is told.
        _ => Limits { repairs: 0, games: 1, ..Limits::default() },
    }
}

/// The line of moves at hand: where it stands, and where it stood before its last move, for a
/// variation begins there.
#[derive(Clone)]
struct Strand {
    place: NotationContext,
    before: Option<NotationContext>,
}

struct Work<'a, S> {
    from: System,
    chunk: &'a Chunk,
    parts: &'a [PlacedPart<'a>],
    doubts: Vec<Doubt>,
    sheet: S,
    remarks: Vec<Remark>,
    /// The moves of the game, where they had to be looked for as a whole.
    moves: Option<std::vec::IntoIter<Move>>,
    /// What is marked in the score: the part, and what its move was guessed from.
    marks: Vec<(usize, String)>,
    /// Whether there are variations.
    varies: bool,
}

impl<S: Sheet> Work<'_, S> {
    fn run(&mut self) {
        let start = match start(self.parts) {
            Ok(start) => NotationContext::beginning(start),
            Err(fault) => {
                let at = self.parts.iter().position(|placed| !matches!(placed.part, Part::Tag(_)));
                self.tell(
                    &NotationContext::beginning(Position::start()),
                    at.unwrap_or(0),
                    What::Start(fault),
                );
                return self.keep(0);
            }
        };
        self.sheet.begin(&start);
        let mut strand = Strand { place: start.clone(), before: None };
        let mut outer: Vec<Strand> = Vec::new();
        self.varies = self.parts.iter().any(|placed| placed.part == Part::Open);
        // A variation that cannot be read is a comment up to its end.
        let mut passed = 0;
        for (at, placed) in self.parts.iter().enumerate() {
            if at < passed {
                continue;
            }
            match placed.part {
                Part::Number(_) => {}
                Part::Tag(text) => self.sheet.line(text),
                // Words are no result for programs.
                Part::Result(text) if text.contains(char::is_alphabetic) => {
                    self.sheet.comment(&commented(text));
                }
                Part::Glyph(text) | Part::Result(text) => self.sheet.word(text),
                Part::Comment(text) => self.sheet.comment(text),
                Part::Prose(text) => self.sheet.comment(&commented(text)),
                Part::Offer => self.sheet.word("(=)"),
                Part::Open => {
                    let before = strand.before.clone();
                    let Some(before) = before.filter(|place| self.begins_with_a_move(at, place))
                    else {
                        passed = end_of_variation(self.parts, at + 1) + 1;
                        self.sheet.comment(&commented(&self.plain(at, passed)));
                        continue;
                    };
                    outer.push(std::mem::replace(
                        &mut strand,
                        Strand { place: before, before: None },
                    ));
                    self.sheet.open();
                }
                Part::Close => {
                    if let Some(around) = outer.pop() {
                        strand = around;
                    }
                    self.sheet.close();
                }
                Part::Entry(text) => {
                    let read = self.entry(at, text, &start, &mut strand, outer.len());
                    if !read && outer.is_empty() {
                        return self.keep(at);
                    }
                    if !read {
                        passed = end_of_variation(self.parts, at);
                        self.sheet.comment(&commented(&self.plain(at, passed)));
                    }
                }
            }
        }
    }

    /// Whether an entry was read and written.
    fn entry(
        &mut self,
        at: usize,
        text: &str,
        start: &NotationContext,
        strand: &mut Strand,
        depth: usize,
    ) -> bool {
        let known = if depth == 0 { self.moves.as_mut().and_then(Iterator::next) } else { None };
        let played = match known {
            Some(played) => played,
            None => match self.single(text, strand) {
                Ok(played) => played,
                Err(fault) => {
                    let found = if depth == 0 { self.whole(start, at) } else { None };
                    let Some(played) = found else {
                        let what =
                            if depth == 0 { What::Unread(fault) } else { What::Variation(fault) };
                        self.tell(&strand.place, at, what);
                        return false;
                    };
                    played
                }
            },
        };
        self.sheet.entry(&strand.place, played);
        self.mark(at, &strand.place);
        if self.varies {
            strand.before = Some(strand.place.clone());
        }
        strand.place.play(played);
        true
    }

    /// Puts behind a move what it was guessed from.
    fn mark(&mut self, at: usize, place: &NotationContext) {
        for nth in 0..self.marks.len() {
            if let Some((_, text)) = self.marks.get(nth).filter(|(part, _)| *part == at) {
                self.sheet.comment(&commented(text));
            }
        }
        for nth in 0..self.doubts.len() {
            let Some(doubt) = self.doubts.get(nth).filter(|doubt| doubt.part == at) else {
                continue;
            };
            let Doubt { text, taken, other, .. } = doubt.clone();
            self.sheet.comment(&commented(&format!("“{text}”? {other}")));
            self.tell(place, at, What::Cut { text, taken, other });
        }
    }

    /// Whether a bracket holds moves, and no words; moves that cannot be read are told.
    fn begins_with_a_move(&mut self, open: usize, before: &NotationContext) -> bool {
        let end = end_of_variation(self.parts, open + 1);
        let inside = self.parts.get(open + 1..end).unwrap_or_default();
        let first = inside.iter().position(|placed| matches!(placed.part, Part::Entry(_)));
        let Some(first) = first else { return false };
        let text = inside.get(first).map_or("", |placed| placed.part.text());
        // Names alone are no move: `(the King's Gambit)`.
        if !text.contains(|c: char| c.is_ascii_digit() || "-–—x×:".contains(c)) {
            let words = matches!(self.from, System::Descriptive(_));
            if words && notation::read(self.from, before, text).is_err() {
                return false;
            }
        }
        let read = notation::read(self.from, before, text);
        read.map_err(|fault| self.tell(before, open + 1 + first, What::Variation(fault))).is_ok()
    }

    /// Parts as they stand, without braces.
    fn plain(&self, from: usize, to: usize) -> String {
        let parts = self.parts.get(from..to).unwrap_or_default();
        let end = parts.last().map_or(0, |last| last.at + last.part.text().len());
        let begin = parts.first().map_or(0, |first| first.at);
        self.chunk.text.get(begin..end).unwrap_or_default().to_owned()
    }

    /// The move of an entry that can mean only one.
    fn single(&self, text: &str, strand: &Strand) -> Result<Move, NotationFault> {
        notation::read(self.from, &strand.place, text)?.only(&strand.place, text)
    }

    /// Reads all of the game's moves together; what had to be chosen or repaired is told. The move
    /// of the entry at hand, if there is a game; the moves after it are kept for their turns.
    fn whole(&mut self, start: &NotationContext, at: usize) -> Option<Move> {
        let (indices, entries) = main_line(self.parts);
        let due = indices.iter().position(|index| *index == at)?;
        let read = whole::search::read(self.from, start, &entries, limits(self.from));
        let game = read.games.first()?.clone();
        // Any legal move would do: that is no reading.
        let is_guess = |repair: &Repair| {
            repair.slip == Slip::Nothing && !others_at(&read, repair.ply).is_empty()
        };
        if let Some(stop) = read.stopped.as_ref().filter(|_| game.repairs.iter().any(is_guess)) {
            return self.until(start, &indices, due, stop);
        }
        self.tell_blocked(start, &indices, &read);
        self.tell_choices(start, &indices, &read);
        let mut rest = game.moves.into_iter().skip(due).collect::<Vec<_>>().into_iter();
        let played = rest.next();
        self.moves = Some(rest);
        played
    }

    /// Reads as it is written up to where that ends.
    fn until(
        &mut self,
        start: &NotationContext,
        indices: &[usize],
        due: usize,
        stop: &UnreadEntry,
    ) -> Option<Move> {
        let texts: Vec<&str> = indices
            .iter()
            .take(stop.ply)
            .filter_map(|at| self.parts.get(*at))
            .map(|placed| placed.part.text())
            .collect();
        let read = whole::search::read(self.from, start, &texts, limits(self.from));
        self.tell_choices(start, indices, &read);
        let mut rest = stop.before.iter().skip(due).copied().collect::<Vec<_>>().into_iter();
        let played = rest.next();
        self.moves = Some(rest);
        played
    }

    /// Tells where reading as written ends, if what was repaired stands before it.
    fn tell_blocked(&mut self, start: &NotationContext, indices: &[usize], read: &ReadGames) {
        let (Some(stop), Some(game)) = (&read.stopped, read.games.first()) else { return };
        let is_repaired = |repair: &Repair| repair.ply == stop.ply;
        if game.repairs.is_empty() || game.repairs.iter().any(is_repaired) {
            return;
        }
        let place = stop.before.iter().fold(start.clone(), |place, m| place.after(*m));
        let index = indices.get(stop.ply).copied().unwrap_or_default();
        self.tell(&place, index, What::Blocked(stop.fault.clone()));
    }

    fn tell_choices(&mut self, start: &NotationContext, indices: &[usize], read: &ReadGames) {
        let Some(game) = read.games.first() else { return };
        let mut place = start.clone();
        for (ply, played) in game.moves.iter().enumerate() {
            let index = indices.get(ply).copied().unwrap_or_default();
            let uci = |m| place.position().uci(m).to_string();
            for choice in game.choices.iter().filter(|choice| choice.ply == ply) {
                let (text, taken) = (choice.text.clone(), uci(choice.taken));
                let others = |open: bool| -> Vec<String> {
                    let is_open = |fate: &AlternativeOutcome| {
                        !matches!(fate, AlternativeOutcome::BreaksOff(_))
                    };
                    let of = choice.others.iter().filter(|(_, fate)| is_open(fate) == open);
                    of.map(|(m, _)| uci(*m)).collect()
                };
                let what = if choice.is_decided() {
                    What::Chosen { text, taken, others: others(false).join(", ") }
                } else {
                    let others = others(true).join(", ");
                    self.marks.push((index, format!("“{text}”? {others}")));
                    What::Open { text, taken, others }
                };
                self.tell(&place, index, what);
            }
            for repair in game.repairs.iter().filter(|repair| repair.ply == ply) {
                let (text, read_as) = (repair.text.clone(), repair.read_as.clone());
                let others: Vec<String> = others_at(read, ply).into_iter().map(uci).collect();
                let others = others.join(", ");
                self.marks.push((index, format!("“{text}”? {others}")));
                let slip = repair.slip;
                self.tell(&place, index, What::Repaired { text: text.clone(), read_as, slip });
                if !others.is_empty() {
                    self.tell(&place, index, What::Open { text, taken: uci(repair.taken), others });
                }
            }
            place.play(*played);
        }
    }

    fn tell(&mut self, place: &NotationContext, at: usize, what: What) {
        let Some(placed) = self.parts.get(at) else { return };
        let (line, column) = placed.place(&self.chunk.text, self.chunk.line);
        let game = self.chunk.game;
        self.remarks.push(Remark { game, number: numbered(place), line, column, what });
    }

    /// Keeps what could not be read, and all that follows, as a comment; the result stays one.
    fn keep(&mut self, from: usize) {
        let mut kept = String::new();
        for placed in self.parts.iter().skip(from) {
            match placed.part {
                Part::Tag(text) => self.sheet.line(text),
                Part::Number(text)
                | Part::Entry(text)
                | Part::Glyph(text)
                | Part::Prose(text)
                | Part::Comment(text) => {
                    kept.push_str(&text.replace(['{', '}'], ""));
                    kept.push(' ');
                }
                Part::Offer => kept.push_str("(=) "),
                Part::Open => kept.push_str("( "),
                Part::Close => kept.push_str(") "),
                Part::Result(text) => {
                    self.sheet.comment(&format!("{{{}}}", kept.trim_end()));
                    kept.clear();
                    self.sheet.word(text);
                }
            }
        }
        if !kept.is_empty() {
            self.sheet.comment(&format!("{{{}}}", kept.trim_end()));
        }
    }
}

/// Words as a comment.
fn commented(words: &str) -> String {
    let words: Vec<&str> = words.split(['{', '}', ' ', '\n', '\r', '\t']).collect();
    let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
    format!("{{{}}}", words.join(" "))
}

/// The other moves that the games have at a half-move after which they could go on as well.
fn others_at(read: &ReadGames, ply: usize) -> Vec<Move> {
    let Some((first, rest)) = read.games.split_first() else { return Vec::new() };
    let taken = first.moves.get(ply);
    let mut others: Vec<Move> = Vec::new();
    for m in rest.iter().filter(|game| game.moves.get(..ply) == first.moves.get(..ply)) {
        others.extend(m.moves.get(ply).filter(|m| Some(*m) != taken && !others.contains(m)));
    }
    others
}
