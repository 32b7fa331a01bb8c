//! Scores in braille: their lines and pages are a format of their own, and they tell less than
//! other scores.

use crate::converting::chunks::Chunk;
use crate::converting::page::{Page, Sheet};
use crate::converting::reader::{ConvertedGame, read_onto};
use crate::converting::remarks::{LeftOut, Remark, What};
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::braille::{AnnotatedMove, Layout, Score, read, write};
use jadoube_chess::notation::braille::Code;
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::system::System;
use jadoube_chess::pgn::read::single;
use jadoube_chess::pgn::write::heading;
use jadoube_chess::pgn::{PgnGame, PgnPly, PgnResult, quoted};

/// A game turned into braille.
pub(super) fn written(chunk: &Chunk, from: System, code: Code, brf: bool) -> ConvertedGame {
    let (scribe, remarks) = read_onto(Scribe::new(), chunk, from);
    let (score, left) = scribe.finish();
    laid_out(chunk, &score, left, code, brf, remarks)
}

/// A score in braille turned into another notation, or into another code.
pub(super) fn read_back(chunk: &Chunk, code: Code, to: System, brf: bool) -> ConvertedGame {
    let mut remarks = Vec::new();
    if chunk.latin {
        remarks.push(of_game(chunk, What::Latin));
    }
    match (read::read_from(&chunk.text, code, chunk.line), to) {
        (Ok(score), System::Braille(to)) => {
            laid_out(chunk, &score, LeftOut::default(), to, brf, remarks)
        }
        (Ok(score), to) => {
            let page = Page::new(to, chunk.text.len());
            ConvertedGame { text: put_onto(page, score).finish(), remarks }
        }
        (Err(fault), _) => {
            remarks.push(of_game(chunk, What::Braille(fault)));
            let text = format!("{{{}}}\n", chunk.text.replace(['{', '}'], ""));
            ConvertedGame { text, remarks }
        }
    }
}

fn laid_out(
    chunk: &Chunk,
    score: &Score,
    left: LeftOut,
    code: Code,
    brf: bool,
    mut remarks: Vec<Remark>,
) -> ConvertedGame {
    let layout = if brf { Layout::brf(code) } else { Layout::unicode(code) };
    let pages = write::write(score, layout);
    if !left.is_nothing() {
        remarks.push(of_game(chunk, What::LeftOut(left)));
    }
    if !pages.lost.is_empty() {
        let lost = pages.lost.iter().map(char::to_string).collect::<Vec<_>>().join(" ");
        remarks.push(of_game(chunk, What::NoCells(lost)));
    }
    if !pages.left_out.is_empty() {
        let glyphs: Vec<String> = pages.left_out.iter().map(|nag| format!("${nag}")).collect();
        remarks.push(of_game(chunk, What::NoCells(glyphs.join(" "))));
    }
    ConvertedGame { text: pages.text, remarks }
}

fn of_game(chunk: &Chunk, what: What) -> Remark {
    let number = "1.".to_owned();
    Remark { game: chunk.game, number, line: chunk.line, column: 1, what }
}

/// Puts a score on a page of another notation, with the tags that PGN wants.
fn put_onto(mut page: Page, score: Score) -> Page {
    let Score { tags, start, comment, moves, result } = score;
    let mut place = NotationContext::beginning(start.clone());
    heading(&PgnGame { tags, result, ..PgnGame::new(start) })
        .lines()
        .for_each(|line| page.line(line));
    let remarked = |page: &mut Page, words: &str| {
        let comment = quoted(words);
        if comment.starts_with(';') {
            return page.comment(&comment);
        }
        // A line may end between any two words.
        comment.split(' ').for_each(|word| page.comment(word));
    };
    if let Some(comment) = comment {
        remarked(&mut page, &comment);
    }
    for AnnotatedMove { played, nags, draw_offer, comment } in moves {
        page.entry(&place, played);
        place.play(played);
        nags.iter().for_each(|nag| page.word(&format!("${nag}")));
        // PGN has a draw offer in a comment.
        match (draw_offer, comment) {
            (false, None) => {}
            (false, Some(comment)) => remarked(&mut page, &comment),
            (true, None) => remarked(&mut page, "(=)"),
            (true, Some(comment)) => remarked(&mut page, &format!("(=) {comment}")),
        }
    }
    page.word(result.text());
    page
}

/// Makes a score for reading of a game.
struct Scribe {
    score: Score,
    left: LeftOut,
    /// Whether the result was written.
    ended: bool,
    /// How deep in variations.
    depth: usize,
    /// What comments say of the last move.
    beside: PgnPly,
}

impl Scribe {
    const fn beside() -> PgnPly {
        PgnPly::new(None)
    }

    fn new() -> Self {
        Self {
            score: Score::new(Position::start()),
            left: LeftOut::default(),
            ended: false,
            depth: 0,
            beside: Self::beside(),
        }
    }

    /// Takes up what was said of the last move.
    fn end_move(&mut self) {
        let beside = std::mem::replace(&mut self.beside, Self::beside());
        self.left.times +=
            usize::from([beside.clk, beside.emt, beside.egt].iter().any(Option::is_some));
        if let Some(last) = self.score.moves.last_mut() {
            last.draw_offer |= beside.draw_offer;
        }
    }

    fn finish(mut self) -> (Score, LeftOut) {
        self.end_move();
        if !self.ended {
            let tag = self.score.tags.iter().find(|(name, _)| name == "Result");
            let told = tag.and_then(|(_, value)| PgnResult::from_text(value));
            self.score.result = told.unwrap_or(PgnResult::Open);
        }
        (self.score, self.left)
    }
}

impl Sheet for Scribe {
    fn begin(&mut self, start: &NotationContext) {
        self.score.start = start.position().clone();
    }

    fn line(&mut self, text: &str) {
        match single::tag(text) {
            Some((name, value)) => {
                self.score.tags.push((name.to_owned(), value.into_owned()));
            }
            None => self.left.words += 1,
        }
    }

    fn word(&mut self, text: &str) {
        if self.depth > 0 {
            return;
        }
        match (PgnResult::from_text(text), self.score.moves.last_mut()) {
            (Some(result), _) => {
                self.score.result = result;
                self.ended = true;
            }
            (None, Some(last)) if text == "(=)" => last.draw_offer = true,
            (None, Some(last)) => match single::glyph(text) {
                Some(nag) => last.nags.push(nag),
                None => self.left.words += text.split_whitespace().count(),
            },
            (None, None) => self.left.words += text.split_whitespace().count(),
        }
    }

    fn comment(&mut self, text: &str) {
        if self.depth > 0 {
            return;
        }
        if text.starts_with('%') {
            self.left.words += 1;
            return;
        }
        let words = single::comment(text);
        let (said, before) = match self.score.moves.last_mut() {
            Some(last) => (single::understood(words, Some(&mut self.beside)), &mut last.comment),
            None => (single::understood(words, None), &mut self.score.comment),
        };
        match before {
            _ if said.is_empty() => {}
            Some(before) => *before = format!("{before} {said}"),
            None => *before = Some(said.into_owned()),
        }
    }

    fn open(&mut self) {
        self.left.variations += usize::from(self.depth == 0);
        self.depth += 1;
    }

    fn close(&mut self) {
        self.left.words += usize::from(self.depth == 0);
        self.depth = self.depth.saturating_sub(1);
    }

    fn entry(&mut self, _: &NotationContext, m: Move) {
        if self.depth == 0 {
            self.end_move();
            self.score.moves.push(AnnotatedMove::new(m));
        }
    }
}
