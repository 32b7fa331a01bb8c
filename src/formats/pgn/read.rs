//! PGN text made into games. A damaged game never costs the games after it: what is wrong becomes
//! a [`Complaint`], with its line, and the moves from there on are left out.

use crate::core::board::position::{Form, Position, Uci};
use crate::core::ids::Ply;
use crate::core::notation::letters::PieceLetters;
use crate::core::notation::san;
use crate::formats::pgn::times;
use crate::formats::pgn::tokens::{Token, Tokens};
use crate::formats::pgn::{Complaint, PgnFault, PgnFile, PgnGame, PgnPly, PgnResult};

/// Reads a file's bytes: UTF-8 with or without its mark, else ISO 8859-1.
#[must_use]
pub fn read_bytes(bytes: &[u8]) -> PgnFile {
    match std::str::from_utf8(bytes) {
        Ok(text) => read(text),
        Err(error) => {
            let text: String = bytes.iter().copied().map(char::from).collect();
            let mut file = read(&text);
            let before = bytes.get(..error.valid_up_to()).unwrap_or_default();
            let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
            let fault = PgnFault::NotUtf8;
            file.complaints.insert(0, Complaint { game: 1, ply: None, line, fault });
            file
        }
    }
}

/// Reads the text of a file.
#[must_use]
pub fn read(text: &str) -> PgnFile {
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace('\r', "\n");
    let mut reading = Reading::default();
    let mut tokens = Tokens::new(&text);
    for (line, token) in tokens.by_ref() {
        reading.line = line;
        reading.take(token);
    }
    reading.line = tokens.line();
    reading.finish();
    reading.file
}

#[derive(Default)]
struct Reading {
    file: PgnFile,
    line: usize,
    tags: Vec<(String, String)>,
    /// Comments before the tags.
    heading: Option<String>,
    /// From the first token of the moves on.
    game: Option<Moves>,
}

struct Moves {
    game: PgnGame,
    position: Position,
    /// Whether moves are still taken; not after a fault.
    taken: bool,
    /// How deep in variations.
    depth: usize,
}

impl Reading {
    fn complain(&mut self, fault: PgnFault) {
        self.complain_of(None, fault);
    }

    fn complain_of(&mut self, ply: Option<Ply>, fault: PgnFault) {
        let game = self.file.games.len() + 1;
        self.file.complaints.push(Complaint { game, ply, line: self.line, fault });
    }

    fn take(&mut self, token: Token<'_>) {
        match token {
            Token::Tag(name, value) => self.tag(name, value),
            Token::NotATag(text) => self.complain(PgnFault::Tag(text.trim().to_owned())),
            Token::Comment(text) => self.comment(text),
            Token::OpenComment(text) => {
                self.complain(PgnFault::CommentOpen);
                self.comment(text);
            }
            Token::Open => self.moves().depth += 1,
            Token::Close => match self.moves().depth.checked_sub(1) {
                Some(depth) => self.moves().depth = depth,
                None => self.complain(PgnFault::Brackets),
            },
            Token::Nag(nag) => self.nag(nag),
            Token::Word(word) => self.word(word),
        }
    }

    fn tag(&mut self, name: &str, value: String) {
        let next = name == "Event" && self.tags.iter().any(|(known, _)| known == name);
        if self.game.is_some() || next {
            self.finish();
        }
        match self.tags.iter().find(|(known, _)| known == name) {
            None => self.tags.push((name.to_owned(), value)),
            Some((_, old)) if *old == value => {}
            Some(_) => self.complain(PgnFault::TagTwice(name.to_owned())),
        }
    }

    /// The moves being read; they begin with the first token that is no tag.
    fn moves(&mut self) -> &mut Moves {
        if self.game.is_none() {
            let tags = std::mem::take(&mut self.tags);
            let (start, taken) = match start(&tags) {
                Ok(start) => (start, true),
                Err(fault) => {
                    self.complain(fault);
                    (Position::start(), false)
                }
            };
            let comment = self.heading.take();
            let game = PgnGame { tags, comment, ..PgnGame::new(start.clone()) };
            self.game = Some(Moves { game, position: start, taken, depth: 0 });
        }
        // Set just above; the fallback is never used.
        self.game.get_or_insert_with(|| Moves {
            game: PgnGame::new(Position::start()),
            position: Position::start(),
            taken: false,
            depth: 0,
        })
    }

    fn comment(&mut self, text: &str) {
        if self.game.is_none() && self.tags.is_empty() {
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            // Behind a result it still belongs to that game.
            match self.file.games.last_mut().and_then(|game| game.plies.last_mut()) {
                Some(last) => join(&mut last.comment, &text),
                None => join(&mut self.heading, &text),
            }
            return;
        }
        let moves = self.moves();
        // After a fault the comments belong to moves that are not there.
        if moves.depth > 0 || !moves.taken {
            return;
        }
        let (ply, unreadable) = match moves.game.plies.last_mut() {
            Some(last) => {
                let said = times::understand(text);
                last.clk = said.clk.or(last.clk);
                last.emt = said.emt.or(last.emt);
                last.draw_offer |= said.draw_offer;
                join(&mut last.comment, &said.text);
                (ply(moves.game.plies.len()), said.unreadable)
            }
            None => {
                let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
                join(&mut moves.game.comment, &text);
                (None, Vec::new())
            }
        };
        for text in unreadable {
            self.complain_of(ply, PgnFault::Time(text));
        }
    }

    fn nag(&mut self, nag: u16) {
        let moves = self.moves();
        if let (0, true, Some(last)) = (moves.depth, moves.taken, moves.game.plies.last_mut()) {
            last.nags.push(nag);
        }
    }

    fn word(&mut self, word: &str) {
        if self.game.as_ref().is_some_and(|moves| moves.depth > 0) {
            return;
        }
        if let Some(result) = PgnResult::from_text(word) {
            self.end(result);
            return;
        }
        let numberless = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let dotless = numberless.trim_start_matches(['.', '…']);
        let numbered = numberless.len() < word.len()
            && (dotless.len() < numberless.len() || numberless.is_empty());
        let text = if numbered { dotless } else { word.trim_start_matches(['.', '…']) };
        let moves = self.moves();
        if text.is_empty() || !moves.taken {
            return;
        }
        match (moves.game.plies.last_mut(), text) {
            (Some(last), "(=)") => last.draw_offer = true,
            (Some(_), "e.p." | "e.p" | "ep" | "+" | "#" | "++") => {}
            (Some(last), glyph) if nag_of(glyph).is_some() => last.nags.extend(nag_of(glyph)),
            _ => self.ply(text),
        }
    }

    fn ply(&mut self, text: &str) {
        let moves = self.moves();
        let bare = text.trim_end_matches(['!', '?']);
        let nag = nag_of(text.get(bare.len()..).unwrap_or_default());
        let fault = match san::read_entry(&moves.position, bare, PieceLetters::English) {
            Ok(entry) => {
                let uci: Uci = moves.position.uci(entry.played);
                let mut ply = PgnPly::new(uci, san::san(&moves.position, entry.played));
                ply.draw_offer = entry.draw_offered;
                ply.nags.extend(nag);
                moves.position = moves.position.after(entry.played);
                moves.game.plies.push(ply);
                return;
            }
            Err(_) if matches!(bare, "--" | "Z0" | "@@@@" | "0000") => PgnFault::NullMove,
            Err(fault) => PgnFault::Move(fault),
        };
        moves.taken = false;
        let at = ply(moves.game.plies.len() + 1);
        self.complain_of(at, fault);
    }

    /// The result after the moves ends the game.
    fn end(&mut self, result: PgnResult) {
        let nothing_new = self.game.is_none() && self.tags.is_empty();
        if nothing_new && self.file.games.last().is_some_and(|last| last.result == result) {
            return;
        }
        let moves = self.moves();
        moves.game.result = result;
        let tag = moves.game.tag("Result").unwrap_or(result.text()).to_owned();
        if PgnResult::from_text(&tag) != Some(result) {
            self.complain(PgnFault::TwoResults { tag, end: result.text() });
        }
        self.file.games.extend(self.game.take().map(|moves| moves.game));
    }

    /// The text or the game ends without a result.
    fn finish(&mut self) {
        if self.game.is_none() && self.tags.is_empty() {
            return;
        }
        if self.moves().depth > 0 {
            self.complain(PgnFault::Brackets);
        }
        self.complain(PgnFault::NoEnd);
        let moves = self.moves();
        let tag = moves.game.tag("Result").and_then(PgnResult::from_text);
        moves.game.result = tag.unwrap_or(PgnResult::Open);
        self.file.games.extend(self.game.take().map(|moves| moves.game));
    }
}

fn ply(number: usize) -> Option<Ply> {
    u16::try_from(number).ok().map(Ply)
}

fn join(comment: &mut Option<String>, more: &str) {
    match comment {
        _ if more.is_empty() => {}
        Some(text) => *text = format!("{text} {more}"),
        None => *comment = Some(more.to_owned()),
    }
}

fn nag_of(glyph: &str) -> Option<u16> {
    match glyph {
        "!" => Some(1),
        "?" => Some(2),
        "!!" => Some(3),
        "??" => Some(4),
        "!?" => Some(5),
        "?!" => Some(6),
        "=" => Some(10),
        _ => None,
    }
}

/// The start position that the tags tell. Some programs write FEN without SetUp, some Chess960
/// castling without Variant.
fn start(tags: &[(String, String)]) -> Result<Position, PgnFault> {
    let tag = |name: &str| tags.iter().find(|(known, _)| known == name).map(|(_, v)| v.as_str());
    let variant = tag("Variant").unwrap_or_default();
    let plain: String =
        variant.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase();
    let form = match plain.as_str() {
        "" | "standard" | "normal" | "chess" | "fromposition" => Form::Standard,
        "chess960" | "960" | "fischerandom" | "fischerrandom" | "fischerrandomchess"
        | "freestyle" | "freestylechess" => Form::Chess960,
        _ => return Err(PgnFault::Variant(variant.to_owned())),
    };
    let Some(fen) = tag("FEN") else {
        return match form {
            Form::Standard => Ok(Position::start()),
            Form::Chess960 => Position::chess960(518).map_err(PgnFault::Start),
        };
    };
    Position::from_fen(fen, form)
        .or_else(|fault| Position::from_fen(fen, Form::Chess960).map_err(|_| fault))
        .map_err(PgnFault::Start)
}
