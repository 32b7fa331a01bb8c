//! The log of a game with blind players on paper: every announcement as it was spoken, its repetition
//! and what was wrong with it, what was executed, the clocks, what was noticed and corrected, each
//! with its time; move by move.

use std::collections::BTreeMap;

use crate::document::{Block, Document};
use crate::protocol::{
    About, RoundBoard, adjourned, clocks, common, decided, document, head, move_rows, signatures,
};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_core::blind::arrangement::{Arrangement, BoardKind, BoardTracking};
use jadoube_core::blind::event::Event as BlindEvent;
use jadoube_core::blind::missing::agree;
use jadoube_core::blind::state::BlindMatch;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::{blind as told, event};
use jadoube_laws::aggregate::Aggregate as _;
use jadoube_laws::game::event::{Event as GameEvent, Observation};
use jadoube_laws::game::state::{DamageKind, Game};
use jadoube_laws::game::status::Status;

type Row = (String, String);

/// The log of a match, from all that was recorded in its game and in the match, oldest first.
#[must_use]
pub fn blind_match<'a>(
    words: &Catalogue,
    about: &About<'_>,
    (one, arrangement): (&RoundBoard<'_>, &Arrangement),
    entries: impl IntoIterator<Item = &'a Entry>,
) -> Document {
    let game = one.game;
    let args = [("board", one.board.0.into()), ("round", game.setup.round.into())];
    let title = words.say_with("protocol-blind", &args);
    let mut course = Course {
        words,
        game: None,
        blind: BlindMatch::default(),
        day: String::new(),
        moves: BTreeMap::new(),
    };
    let mut last = None;
    for entry in entries {
        course.take(entry);
        last = Some(entry.at);
    }
    let mut rows = common(words, about);
    rows.push((words.say("disputes-fact-players"), chess::pairing(words, &game.setup.players)));
    rows.extend(arranged(words, arrangement));
    rows.extend(last.into_iter().flat_map(|last| move_rows(words, (game, one.corrected), last)));
    rows.extend(one.adjournments.iter().map(|one| adjourned(words, one)));
    rows.extend(one.incidents.iter().map(|one| decided(words, one)));
    let mut blocks = vec![Block::Heading(1, title.clone()), Block::Facts(rows)];
    blocks.extend(game.damage.map(|damage| {
        let row = damage.seq.to_string();
        let place = damage.sound.unwrap_or_default();
        let place = Numbering::from_start(&game.start).after(words, place);
        let args = [("board", one.board.0.into()), ("row", row.into()), ("place", place.into())];
        let id = match damage.kind {
            DamageKind::Misfit => "desk-game-damaged",
            DamageKind::NotUnderstood => "board-newer",
            DamageKind::RowsLost => "board-lost-what",
            DamageKind::TimesLost => "board-times-lost-what",
        };
        Block::Text(words.say_with(id, &args))
    }));
    blocks.push(Block::Heading(2, words.say("protocol-blind-course")));
    for (ply, rows) in course.moves {
        blocks.push(Block::Heading(3, move_title(words, game, ply)));
        blocks.push(Block::Facts(rows));
    }
    blocks.extend(signatures(words));
    blocks.extend(head(words, about));
    document(words, title, blocks)
}

/// What was agreed before the match.
fn arranged(words: &Catalogue, arrangement: &Arrangement) -> Vec<Row> {
    let boards = if arrangement.has_two_boards() { "match-boards-two" } else { "match-boards-one" };
    let mut rows = vec![
        (words.say("protocol-blind-who"), told::pairing(words, arrangement)),
        (words.say("match-boards"), words.say(boards)),
    ];
    for side in Side::BOTH.into_iter().filter(|side| arrangement.board(*side) == *side) {
        let board = arrangement.own_board(side);
        let kind = match board.kind {
            BoardKind::Ordinary => "match-board-ordinary",
            BoardKind::Special => "match-board-special",
        };
        let kept = match board.keeping {
            BoardTracking::ByHand => "match-kept-by-hand",
            BoardTracking::Electronic => "match-kept-electronic",
        };
        let name = match arrangement.has_two_boards() {
            true => words.say_with("match-board-of", &[side_arg(words, side)]),
            false => words.say("match-board"),
        };
        rows.push((name, format!("{}, {}", words.say(kind), words.say(kept))));
    }
    for (side, assistant) in
        Side::BOTH.into_iter().filter_map(|side| Some((side, arrangement.assistant(side)?)))
    {
        let duties: Vec<String> = assistant.duties.iter().map(|duty| words.tell(duty)).collect();
        let parts = [assistant.name.clone(), duties.join("; ")];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        let name = words.say_with("protocol-blind-assistant", &[side_arg(words, side)]);
        rows.push((name, parts.join(": ")));
    }
    rows.push((words.say("match-scheme"), words.tell(&arrangement.announcing.scheme)));
    rows.push((words.say("match-clock-after"), words.tell(&arrangement.clock_after)));
    if !arrangement.adapted.trim().is_empty() {
        rows.push((words.say("match-adapted"), arrangement.adapted.clone()));
    }
    rows
}

/// What stands above what belongs to a move: the move as the score has it; nothing of the score before
/// play has begun, and behind the last move of a game that has ended.
fn move_title(words: &Catalogue, game: &Game, ply: Option<Ply>) -> String {
    let Some(ply) = ply else { return words.say("protocol-blind-before") };
    let nth = Ply(ply.0.saturating_add(1));
    let numbering = Numbering::from_start(&game.start);
    let mover = numbering.of(nth).map_or(Side::White, |(_, mover)| mover);
    let sign = numbering.sign(nth);
    match game.plies.get(usize::from(ply.0)) {
        Some(record) => {
            let written = format!("{sign}{}", chess::localized_san(words, &record.san));
            let args = [side_arg(words, mover), ("move", written.into())];
            words.say_with("protocol-blind-move", &args)
        }
        None if game.outcome().is_some() && game.ply() == ply => words.say("protocol-blind-after"),
        None => {
            let args = [side_arg(words, mover), ("move", sign.into())];
            words.say_with("protocol-blind-not-made", &args)
        }
    }
}

fn side_arg(
    words: &Catalogue,
    side: Side,
) -> (&'static str, jadoube_i18n::catalogue::Arg<'static>) {
    ("side", chess::side(words, side).into())
}

/// The match as far as it is told.
struct Course<'a> {
    words: &'a Catalogue,
    game: Option<Game>,
    blind: BlindMatch,
    /// The day of the last row.
    day: String,
    /// By the plies before the move that each row is about; none before play began.
    moves: BTreeMap<Option<Ply>, Vec<Row>>,
}

impl Course<'_> {
    fn take(&mut self, entry: &Entry) {
        let told = match &entry.event {
            Event::Game { what, .. } | Event::OffBoard { what, .. } => self.in_game(entry, what),
            Event::Blind { what, .. } => Some(self.in_match(entry, what)),
            _ => None,
        };
        let Some((ply, text)) = told else { return };
        let row = (self.time_of(entry), text);
        self.moves.entry(ply).or_default().push(row);
    }

    /// `14:03:07`, and the day where it is another one than before.
    fn time_of(&mut self, entry: &Entry) -> String {
        let part =
            |range: std::ops::Range<usize>| entry.wall.get(range).unwrap_or_default().to_owned();
        let (day, time) = (part(0..10), part(11..19));
        match self.day == day {
            true => time,
            false => {
                let told = format!("{day} {time}");
                self.day = day;
                told
            }
        }
    }

    fn in_match(&mut self, entry: &Entry, what: &BlindEvent) -> (Option<Ply>, String) {
        self.blind.apply(what, entry.at);
        let text = told::line(self.words, what, self.game.as_ref());
        let begun = self.game.as_ref().filter(|game| game.status != Status::Waiting);
        let ply = what.ply().or_else(|| begun.map(Game::ply));
        match self.is_wrong_repetition(what) {
            true => (ply, self.words.say_with("protocol-blind-wrong", &[("line", text.into())])),
            false => (ply, text),
        }
    }

    /// Whether something was repeated that is not what was announced.
    fn is_wrong_repetition(&self, what: &BlindEvent) -> bool {
        let BlindEvent::Repeated { ply, said, .. } = what else { return false };
        let cycle = self.blind.arranged().and_then(|blind| blind.cycle(*ply));
        let announced = cycle.and_then(|cycle| cycle.announcement());
        announced.is_some_and(|announced| !agree(&announced.reading, &said.reading))
    }

    /// What happened in the game, with the clocks. The press of the clock and what boards and
    /// scoresheets showed are left out: the match tells them, or they are not said there.
    fn in_game(&mut self, entry: &Entry, what: &GameEvent) -> Option<(Option<Ply>, String)> {
        let Some(game) = &mut self.game else {
            let GameEvent::SetUp(setup) = what else { return None };
            let game = self.game.insert(Game::new(setup.clone()));
            return Some((None, event::line_after(self.words, Some(game), what)));
        };
        let before = game.ply();
        game.apply(what, entry.at);
        game.number_damage(entry.seq);
        self.blind.follow(what, game, before);
        let silent = matches!(
            what,
            GameEvent::ClockPressed { .. }
                | GameEvent::ClockObserved(_)
                | GameEvent::Observed(Observation::Touched { .. } | Observation::Agreed { .. })
                | GameEvent::CellWritten { .. }
                | GameEvent::CellMarked { .. }
                | GameEvent::SheetKept { .. }
        );
        let clocks = clocks(self.words, game, entry.at);
        let text = event::line_after(self.words, Some(game), what);
        let ply = match what {
            GameEvent::MoveCorrected { ply, .. } => Ply(ply.0.saturating_sub(1)),
            _ => before.min(game.ply()),
        };
        let ply = Some(ply).filter(|_| game.status != Status::Waiting);
        (!silent).then(|| (ply, format!("{text} ({clocks})")))
    }
}

#[cfg(test)]
mod tests;
