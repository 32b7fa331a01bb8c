//! PGN text made into games, one at a time. A damaged game never costs the games after it: what
//! is wrong becomes a [`Complaint`], with its place, and what could not be read stays in the game
//! as words.

pub(super) mod start;
mod lexer;
pub mod single;

use std::collections::VecDeque;
use std::io::{self, BufRead};

use crate::board::position::Position;
use crate::pgn::fault::{Complaint, PgnFault};
use crate::pgn::source::Source;
use crate::pgn::times;
use crate::pgn::tokens::{Cursor, Token};
use crate::pgn::{Note, PgnGame, PgnPly, PgnResult, Variation, quoted};
use crate::ply::Ply;

/// How deep variations may stand inside each other; nobody writes ten.
const DEEPEST: usize = 64;

/// A game longer than this is read by nobody: the longest of all, with a comment on each move, is
/// not a tenth of it.
const LARGEST_GAME: usize = 64 * 1024 * 1024;

/// A file: its games, and everything in it that could not be taken as it stands.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct PgnFile {
    /// The games, in order; one that is damaged holds what came before the damage as moves and
    /// the rest as words.
    pub games: Vec<PgnGame>,
    /// What is wrong; empty for a sound file.
    pub complaints: Vec<Complaint>,
    /// What was understood although PGN writes it otherwise, and what looks doubtful.
    pub remarks: Vec<Complaint>,
}

/// One game of a file as it was read.
#[derive(Debug, Clone, PartialEq)]
pub struct ReadGame {
    /// Its number in the file, from 1.
    pub number: usize,
    /// The line on which it begins, from 1.
    pub line: usize,
    /// The game.
    pub game: PgnGame,
    /// What is wrong with it.
    pub complaints: Vec<Complaint>,
    /// What was understood although PGN writes it otherwise, and what looks doubtful.
    pub remarks: Vec<Complaint>,
}

/// The games of a file, read one after the other: the memory of one game is enough for any file.
/// UTF-8, UTF-16, Windows-1252 and Windows-1251 are told apart, line ends of every kind are taken.
pub fn games<R: BufRead>(input: R) -> Games<R> {
    Games {
        source: Source::new(input),
        text: String::new(),
        cursor: Cursor::new(),
        reading: Reading::default(),
        size: 0,
        over: false,
    }
}

/// Reads the bytes of a whole file, see [`games`].
#[must_use]
pub fn read_bytes(bytes: &[u8]) -> PgnFile {
    let mut file = PgnFile::default();
    // Bytes in memory give no error.
    for read in games(bytes).map_while(Result::ok) {
        file.games.push(read.game);
        file.complaints.extend(read.complaints);
        file.remarks.extend(read.remarks);
    }
    file
}

/// Reads the text of a file.
#[must_use]
pub fn read(text: &str) -> PgnFile {
    read_bytes(text.as_bytes())
}

/// The games of a file, see [`games`].
///
/// After an error of the input no game follows; those before it are sound.
pub struct Games<R> {
    source: Source<R>,
    text: String,
    cursor: Cursor,
    reading: Reading,
    /// How much has been read since the last game was whole.
    size: usize,
    over: bool,
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = io::Result<ReadGame>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(read) = self.reading.done.pop_front() {
                self.size = 0;
                return Some(Ok(read));
            }
            if self.over {
                return None;
            }
            let token = self.cursor.next(&self.text, self.source.ended());
            match token {
                Token::End if self.source.ended() => {
                    self.over = true;
                    self.reading.finish(Here(&self.cursor, &self.text));
                }
                Token::End | Token::More => {
                    self.cursor.drop_done(&mut self.text);
                    let before = self.text.len();
                    let appended = self.source.append(&mut self.text);
                    self.size += self.text.len() - before;
                    if let Err(error) = appended.and_then(|()| bearable(self.size)) {
                        self.over = true;
                        return Some(Err(error));
                    }
                }
                token => {
                    self.reading.take(token, Here(&self.cursor, &self.text));
                    while self.source.odd.front().is_some_and(|odd| odd.0 <= self.cursor.line()) {
                        let odd = self.source.odd.pop_front();
                        self.reading.encoding(odd);
                    }
                }
            }
        }
    }
}

/// A file without an end, or one that is all one game, must not fill the memory.
fn bearable(size: usize) -> io::Result<()> {
    if size <= LARGEST_GAME {
        return Ok(());
    }
    let mebibytes = LARGEST_GAME / 1024 / 1024;
    let what = format!("a game of more than {mebibytes} MiB; split the file, or correct it");
    Err(io::Error::new(io::ErrorKind::FileTooLarge, what))
}

/// The place of the token that is being taken.
#[derive(Clone, Copy)]
struct Here<'a>(&'a Cursor, &'a str);

#[derive(Default)]
struct Reading {
    done: VecDeque<ReadGame>,
    finished: usize,
    /// The line on which the game begins.
    line: usize,
    tags: Vec<(String, String)>,
    kept: Vec<String>,
    /// Comments before the tags.
    heading: Vec<Note>,
    complaints: Vec<Complaint>,
    remarks: Vec<Complaint>,
    /// The encoding that was complained about in this game.
    told: Option<PgnFault>,
    /// From the first token of the moves on.
    game: Option<Moves>,
}

/// The moves of a game being read.
struct Moves {
    game: PgnGame,
    /// The game's own line.
    main: Open,
    /// The variations that are open, each inside the one before.
    inner: Vec<Open>,
    /// The half-moves by which the numbers were last seen to be wrong.
    shift: i64,
    /// Whether the result has been read: only comments may follow.
    ended: bool,
}

/// A line being read.
struct Open {
    start: Position,
    position: Position,
    line: Variation,
    /// Whether words are only kept, after one that could not be read.
    stopped: bool,
    /// How deep in brackets among those words.
    depth: usize,
}

impl Open {
    const fn new(start: Position, position: Position) -> Self {
        let line = Variation { notes: Vec::new(), plies: Vec::new(), unread: Vec::new() };
        Self { start, position, line, stopped: false, depth: 0 }
    }

    /// The position before the last move.
    fn before_last(&self) -> Position {
        let mut position = self.start.clone();
        let (_, earlier) = self.line.plies.split_last().unwrap_or((&NO_PLY, &[]));
        for ply in earlier {
            match ply.played {
                Some(played) => {
                    position.play(played);
                }
                None => position = position.passed().unwrap_or(position),
            }
        }
        position
    }

    fn note(&mut self, note: Note) {
        match self.line.plies.last_mut() {
            Some(last) => last.notes.push(note),
            None => self.line.notes.push(note),
        }
    }
}

const NO_PLY: PgnPly = PgnPly::new(None);

impl Moves {
    /// The innermost line.
    fn open(&mut self) -> &mut Open {
        self.inner.last_mut().unwrap_or(&mut self.main)
    }

    fn ply(&self) -> Option<Ply> {
        u16::try_from(self.main.line.plies.len()).ok().filter(|ply| *ply > 0).map(Ply)
    }

    /// Whether nothing but comments has been read.
    fn is_untouched(&self) -> bool {
        let line = &self.main.line;
        let empty = line.plies.is_empty() && line.unread.is_empty();
        empty && self.inner.is_empty() && !self.ended
    }
}

impl Reading {
    fn complaint(&self, ply: Option<Ply>, fault: PgnFault, here: Here<'_>) -> Complaint {
        let Here(cursor, text) = here;
        let (line, column) = (cursor.line(), cursor.column(text));
        Complaint { game: self.finished + 1, ply, line, column, fault }
    }

    fn complain(&mut self, ply: Option<Ply>, fault: PgnFault, here: Here<'_>) {
        let complaint = self.complaint(ply, fault, here);
        self.complaints.push(complaint);
    }

    fn remark(&mut self, fault: PgnFault, here: Here<'_>) {
        let ply = self.game.as_ref().and_then(Moves::ply);
        let remark = self.complaint(ply, fault, here);
        self.remarks.push(remark);
    }

    /// Each encoding is told once in a game.
    fn encoding(&mut self, odd: Option<(usize, PgnFault)>) {
        let Some((line, fault)) = odd else { return };
        if self.told.as_ref() == Some(&fault) {
            return;
        }
        self.told = Some(fault.clone());
        let game = self.finished + 1;
        self.complaints.push(Complaint { game, ply: None, line, column: 1, fault });
    }

    fn take(&mut self, token: Token<'_>, here: Here<'_>) {
        match token {
            Token::Word(word) => self.word(word, here),
            Token::Tag(name, value) => self.tag(name, value.into_owned(), here),
            Token::NotATag(text) => self.not_a_tag(text, here),
            Token::Escape(text) => {
                self.remark(PgnFault::Escape(text.trim_end().to_owned()), here);
                self.keep(text);
            }
            Token::Comment(text) | Token::LineComment(text) => self.comment(text, here),
            Token::Nested(text) => {
                self.comment(text, here);
                self.remark(PgnFault::CommentNested, here);
            }
            Token::OpenComment(text) => {
                self.comment(text, here);
                self.complain(None, PgnFault::CommentOpen, here);
            }
            Token::Open => self.open_variation(here),
            Token::Close => self.close_variation(here),
            Token::Nag(text) => self.nag(text, here),
            Token::More | Token::End => {}
        }
    }

    /// A line that is not understood stays with its game.
    fn keep(&mut self, line: &str) {
        let line = line.trim_end().to_owned();
        match &mut self.game {
            Some(moves) if !moves.ended => moves.game.kept.push(line),
            _ => self.kept.push(line),
        }
    }

    fn not_a_tag(&mut self, text: &str, here: Here<'_>) {
        if self.game.as_ref().is_some_and(|moves| !moves.is_untouched() && !moves.ended) {
            self.stray(text.trim_end(), here);
            return;
        }
        self.complain(None, PgnFault::Tag(text.trim().to_owned()), here);
        self.keep(text);
    }

    fn tag(&mut self, name: &str, value: String, here: Here<'_>) {
        let next = name == "Event" && self.tags.iter().any(|(known, _)| known == name);
        match self.game.take_if(|moves| name != "Event" && moves.is_untouched()) {
            // A comment among the tags.
            Some(moves) => {
                self.heading = moves.main.line.notes;
                (self.tags, self.kept) = (moves.game.tags, moves.game.kept);
            }
            None if self.game.is_some() || next => self.finish(here),
            None => {}
        }
        if self.tags.is_empty() {
            self.line = here.0.line();
        }
        match self.tags.iter().find(|(known, _)| known == name) {
            Some((_, old)) if *old == value => {
                return self.remark(PgnFault::TagTwice(name.to_owned()), here);
            }
            Some(_) => self.complain(None, PgnFault::TagTwice(name.to_owned()), here),
            None => {}
        }
        self.tags.push((name.to_owned(), value));
    }

    /// The moves being read; they begin with the first token that is no tag.
    fn moves(&mut self, here: Here<'_>) -> &mut Moves {
        if self.game.as_ref().is_some_and(|moves| moves.ended) {
            self.finish(here);
        }
        if self.game.is_none() {
            let moves = self.begun(here);
            self.game = Some(moves);
        }
        // Set just above; the fallback is never used.
        self.game.get_or_insert_with(|| Moves {
            game: PgnGame::new(Position::start()),
            main: Open::new(Position::start(), Position::start()),
            inner: Vec::new(),
            shift: 0,
            ended: false,
        })
    }

    fn begun(&mut self, here: Here<'_>) -> Moves {
        if self.tags.is_empty() {
            self.line = here.0.line();
        }
        let (tags, kept) = (std::mem::take(&mut self.tags), std::mem::take(&mut self.kept));
        let found = start::start(&tags);
        let stopped = found.is_err();
        let start = match found {
            Ok((start, None)) => start,
            Ok((start, Some(doubt))) => {
                self.remark(doubt, here);
                start
            }
            Err(fault) => {
                self.complain(None, fault, here);
                Position::start()
            }
        };
        let mut open = Open::new(start.clone(), start.clone());
        open.stopped = stopped;
        open.line.notes = std::mem::take(&mut self.heading);
        let game = PgnGame { tags, kept, ..PgnGame::new(start) };
        Moves { game, main: open, inner: Vec::new(), shift: 0, ended: false }
    }

    fn comment(&mut self, text: &str, here: Here<'_>) {
        if self.game.is_none() && self.tags.is_empty() {
            let text = times::plain(text);
            self.heading.extend((!text.is_empty()).then(|| Note::Comment(text.into_owned())));
            return;
        }
        // Behind a result it still belongs to that game.
        let moves = match &mut self.game {
            Some(moves) => moves,
            None => self.moves(here),
        };
        let open = moves.open();
        if open.stopped {
            open.line.unread.push(quoted(&times::plain(text)));
            return;
        }
        let mut odd = Vec::new();
        let rest = match open.line.plies.last_mut() {
            Some(last) => times::understand(text, last, &mut odd),
            None => times::plain(text),
        };
        if !rest.is_empty() {
            open.note(Note::Comment(rest.into_owned()));
        }
        let ply = moves.ply();
        for fault in odd {
            match fault {
                PgnFault::TimeBroken(_) => self.remark(fault, here),
                _ => self.complain(ply, fault, here),
            }
        }
    }

    fn open_variation(&mut self, here: Here<'_>) {
        let moves = self.moves(here);
        let deep = moves.inner.len() >= DEEPEST;
        let open = moves.open();
        if open.stopped || deep {
            let told = open.stopped;
            open.stopped = true;
            open.depth += 1;
            open.line.unread.push("(".to_owned());
            if !told {
                self.complain(None, PgnFault::TooDeep(DEEPEST), here);
            }
            return;
        }
        let empty = open.line.plies.is_empty();
        let before = open.before_last();
        moves.inner.push(Open::new(before.clone(), before));
        if empty {
            let ply = moves.ply();
            self.complain(ply, PgnFault::Brackets, here);
        }
    }

    fn close_variation(&mut self, here: Here<'_>) {
        let moves = self.moves(here);
        let innermost = moves.inner.is_empty();
        let open = moves.open();
        if open.stopped && (open.depth > 0 || innermost) {
            let matching = open.depth > 0;
            open.depth = open.depth.saturating_sub(1);
            open.line.unread.push(")".to_owned());
            if !matching {
                self.complain(None, PgnFault::Brackets, here);
            }
        } else if innermost {
            open.note(Note::Stray(")".to_owned()));
            self.complain(None, PgnFault::Brackets, here);
        } else {
            moves.close();
        }
    }

    fn nag(&mut self, text: &str, here: Here<'_>) {
        let open = self.moves(here).open();
        match text.trim_start_matches('$').parse() {
            _ if open.stopped => open.line.unread.push(text.to_owned()),
            Ok(nag) => open.note(Note::Nag(nag)),
            Err(_) => self.stray(text, here),
        }
    }

    /// Keeps a word that says nothing to us beside the last move.
    fn stray(&mut self, word: &str, here: Here<'_>) {
        let moves = self.moves(here);
        let open = moves.open();
        if open.stopped {
            open.line.unread.push(word.to_owned());
            return;
        }
        open.note(Note::Stray(word.to_owned()));
        let ply = moves.ply();
        self.complain(ply, PgnFault::Stray(word.to_owned()), here);
    }

    /// The result after the moves ends the game; comments may still follow.
    fn end(&mut self, result: PgnResult, here: Here<'_>) {
        if let Some(moves) = &self.game
            && moves.ended
            && moves.game.result == result
        {
            self.remark(PgnFault::Stray(result.text().to_owned()), here);
            return;
        }
        let moves = self.moves(here);
        moves.game.result = result;
        moves.ended = true;
        let tag = moves.game.tag("Result").unwrap_or(result.text()).to_owned();
        if PgnResult::from_text(&tag) != Some(result) {
            self.complain(None, PgnFault::TwoResults { tag, end: result.text() }, here);
        }
    }

    /// The game is complete, or the text ends without its result.
    fn finish(&mut self, here: Here<'_>) {
        let nothing = self.tags.is_empty() && self.heading.is_empty() && self.kept.is_empty();
        if self.game.is_none() && nothing {
            return;
        }
        let ended = self.game.as_ref().is_some_and(|moves| moves.ended);
        if !ended {
            if !self.moves(here).inner.is_empty() {
                self.complain(None, PgnFault::Brackets, here);
            }
            self.complain(None, PgnFault::NoEnd, here);
        }
        let Some(mut moves) = self.game.take() else { return };
        while !moves.inner.is_empty() {
            moves.close();
        }
        moves.game.line = moves.main.line;
        if !ended {
            let tag = moves.game.tag("Result").and_then(PgnResult::from_text);
            moves.game.result = tag.unwrap_or(PgnResult::Open);
        }
        self.look_over(&moves.game, here);
        self.finished += 1;
        self.told = None;
        self.done.push_back(ReadGame {
            number: self.finished,
            line: self.line,
            game: moves.game,
            complaints: std::mem::take(&mut self.complaints),
            remarks: std::mem::take(&mut self.remarks),
        });
    }

    /// What only the whole game shows.
    fn look_over(&mut self, game: &PgnGame, here: Here<'_>) {
        for fault in start::odd_tags(&game.tags) {
            let at = Complaint { line: self.line, column: 1, ..self.complaint(None, fault, here) };
            self.remarks.push(at);
        }
        let Some(signal) = game.result_signal() else { return };
        let plies = u16::try_from(game.line.plies.len()).unwrap_or(u16::MAX);
        let illegal = self.complaints.iter_mut().find(|complaint| {
            matches!(complaint.fault, PgnFault::Move(_))
                && complaint.ply == Some(Ply(plies.saturating_add(1)))
        });
        match illegal {
            // The sign explains the illegal move.
            Some(complaint) => complaint.fault = PgnFault::ResultSignal(signal),
            None => {
                let remark = self.complaint(Some(Ply(plies)), PgnFault::ResultSignal(signal), here);
                self.remarks.push(remark);
            }
        }
    }
}

impl Moves {
    /// Ends the innermost variation.
    fn close(&mut self) {
        if let Some(inner) = self.inner.pop() {
            self.open().note(Note::Variation(inner.line));
        }
    }
}
