//! Two records of one board in words, side by side: what is in force, and what was put aside because
//! another station had taken the board over. What both stand on is not told twice. And what comes of it,
//! before it is recorded, if an arbiter puts a record together from both.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::judgement::{edition_of, judge};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::parts::{AsideRecord, Parts};
use jadoube_core::hall::records::{Records, follow};
use jadoube_core::hall::refusal::Refusal;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::command::{Command as Asked, Stands};
use jadoube_core::stations::post::Basis;
use jadoube_core::stations::post::{Epoch, Post};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::event::line_after;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

/// In place of the reason, which may still be missing while the outcome is looked at.
const NO_REASON: &str = "…";

/// One of two records, from where they part.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Record {
    /// What was recorded, line by line: moves, times, rulings, incidents.
    pub lines: Vec<RecordLine>,
    /// What the clock shows at its end; none where there is no game.
    pub times: Option<BySide<Millis>>,
    /// How many half-moves the game has at its end.
    pub plies: u16,
}

/// A line of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordLine {
    /// The time of day, by the clock of the station that recorded it.
    pub time: String,
    /// What happened.
    pub text: String,
}

/// Both records.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TwoRecords {
    /// How many half-moves both have.
    pub common: u16,
    /// What is in force.
    pub in_force: Record,
    /// What was put aside.
    pub aside: Record,
    /// What was looked at; none before that.
    pub basis: Option<Basis>,
    /// What the record that was put aside comes to; none where no game is in it.
    pub put_aside: Option<Box<AsideRecord>>,
}

/// The records of a post of which one was put aside with this term, among all entries.
#[must_use]
pub fn two_records(
    words: &Catalogue,
    hall: &Hall,
    entries: Vec<Arc<Entry>>,
    (post, epoch): (Post, Epoch),
) -> TwoRecords {
    let records = Records::of(hall, entries, (post, epoch));
    let put_aside = records.put_aside(post).map(Box::new);
    let (game, basis) = (&records.common, Some(records.basis));
    let in_force = record(words, game.clone(), &records.in_force, post);
    let aside = record(words, game.clone(), &records.aside, post);
    let now = post.board().and_then(|board| hall.game(board));
    let common = match (now, &put_aside) {
        // Both may have gone on alike for some moves.
        (Some(now), Some(aside)) => now.moves_in_common(&aside.game),
        _ => game.as_ref().map_or(Ply(0), Game::ply),
    };
    TwoRecords { common: common.0, in_force, aside, basis, put_aside }
}

fn record(words: &Catalogue, mut game: Option<Game>, entries: &[Arc<Entry>], post: Post) -> Record {
    let (mut lines, mut last) = (Vec::new(), None);
    for entry in entries {
        follow(&mut game, entry, post);
        last = Some(entry.at);
        let Some(text) = line(words, game.as_ref(), &entry.event) else { continue };
        let time = entry.wall.get(11..19).unwrap_or_default().to_owned();
        lines.push(RecordLine { time, text });
    }
    let times = game.as_ref().zip(last).map(|(game, at)| game.times(at));
    Record { lines, times, plies: game.map_or(0, |game| game.ply().0) }
}

/// What happened at a board, which has left its game so.
fn line(words: &Catalogue, game: Option<&Game>, event: &Event) -> Option<String> {
    Some(match event {
        Event::Game { what, .. } => line_after(words, game, what),
        Event::Dispute { what } => words.tell(what),
        Event::Stations { what } => words.tell(what),
        Event::Adjournment { what } => jadoube_i18n::adjournment::line(words, what, None),
        Event::Blind { what, .. } => jadoube_i18n::blind::line(words, what, game),
        _ => return None,
    })
}

/// What a record comes to that is put together from both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// What would be recorded, line by line.
    pub lines: Vec<String>,
    /// The game as it would be then.
    pub game: Game,
    /// What the clock would show.
    pub times: BySide<Millis>,
}

/// The half-move that a text names: `12` is White's of that number, `12…` Black's, `0` the start; nothing
/// where the game has none such.
#[must_use]
pub fn last_move(text: &str, game: &Game) -> Option<Ply> {
    let text = text.trim();
    let number = text.trim_end_matches(['.', '…']);
    let rest = text.get(number.len()..)?;
    let wanted = match rest {
        "" | "." => Side::White,
        "..." | "…" | ".." => Side::Black,
        _ => return None,
    };
    let number: u32 = number.trim_end().parse().ok()?;
    if number == 0 {
        return (wanted == Side::White).then_some(Ply(0));
    }
    (1..=game.ply().0).map(Ply).find(|ply| game.move_label(*ply) == (number, wanted))
}

/// What would be recorded where one of two records counts as a whole, line by line.
///
/// # Errors
/// [`Refusal`]: why it cannot be.
pub fn outcome_of_whole(
    words: &Catalogue,
    hall: &Hall,
    (post, aside): (Post, Epoch),
    stands: Stands,
    at: Moment,
) -> Result<Vec<String>, Refusal> {
    let (reason, ahead) = (NO_REASON.to_owned(), BTreeMap::new());
    let what = Asked::Settle { post, aside, stands, reason, basis: None, ahead };
    let events = judge(hall, &Command::Stations { what }, at, edition_of(hall))?;
    Ok(events.iter().filter_map(|event| line(words, None, event)).collect())
}

/// What of a post is not in force any more where the record counts that was put aside with this term, line by
/// line: moves, results, incidents.
#[must_use]
pub fn dropped(
    words: &Catalogue,
    hall: &Hall,
    entries: Vec<Arc<Entry>>,
    (post, epoch): (Post, Epoch),
) -> Vec<String> {
    let records = Records::of(hall, entries, (post, epoch));
    let (mut game, mut lines) = (records.common, Vec::new());
    for entry in &records.in_force {
        follow(&mut game, entry, post);
        if !matches!(entry.event, Event::Stations { .. }) {
            lines.extend(line(words, game.as_ref(), &entry.event));
        }
    }
    lines
}

/// What comes of putting a record together, without recording anything.
///
/// # Errors
/// [`Refusal`]: why it cannot be.
pub fn outcome(
    words: &Catalogue,
    hall: &Hall,
    (board, aside): (BoardNo, Epoch),
    (parts, reason, record): (&Parts, &str, &AsideRecord),
    at: Moment,
) -> Result<Outcome, Refusal> {
    let reason = if reason.trim().is_empty() { NO_REASON } else { reason };
    let command = Command::SettleInParts {
        board,
        aside,
        parts: parts.clone(),
        reason: reason.to_owned(),
        basis: Some(record.basis),
        record: Some(Box::new(record.clone())),
    };
    let events = judge(hall, &command, at, edition_of(hall))?;
    let now = hall.game(board).ok_or(Refusal::NoGame(board))?;
    let (mut game, mut lines) = (now.as_ref().clone(), Vec::new());
    for event in &events {
        if let Event::Game { what, .. } = event {
            game.apply(what, at);
        }
        lines.extend(line(words, Some(&game), event));
    }
    let times = game.times(at);
    Ok(Outcome { lines, game, times })
}
