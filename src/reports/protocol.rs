//! What is put on record on paper: the sheet of a round with all its boards, and what it has in common
//! with the sheets of an incident and of an appeal. All bear the head of the record, in words and for a
//! camera: kept on paper, it shows later whether the file still says the same.

use crate::cover::due;
use crate::document::{Area, Block, Document, Page, Size};
use crate::flow::pages;
use jadoube_chess::moment::Moment;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::envelope::EnvelopeKind;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_core::competition::state::Difference;
use jadoube_core::disputes::state::{EarlierVersion, Incident};
use jadoube_core::evidence::head::RecordState;
use jadoube_core::hall::competition::Competition;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::{adjournment, contest, dispute, ruling, time};
use jadoube_laws::game::state::Game;
use jadoube_laws::game::status::Status;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::wall::Wall;

/// The side of a code, millimetres.
const CODE: f32 = 32.0;
const SMALL_GAP: f32 = 2.0;
const SMALL_TEXT: f32 = 7.0;

/// What every sheet says beside its own matter.
#[derive(Debug, Clone, Copy)]
pub struct About<'a> {
    /// The competition.
    pub competition: Option<&'a Competition>,
    /// Where the record stands.
    pub record: Option<RecordState>,
    /// When it is printed, by the wall clock.
    pub printed: Wall,
    /// As of which earlier time, where it is not as it stands now.
    pub as_of: Option<Wall>,
    /// The name that this computer has of its own, which says nothing on paper; empty where several
    /// stations keep the event, each with a name.
    pub here: &'a str,
}

impl About<'_> {
    /// Where something was recorded: at a station with a name, or at this computer.
    #[must_use]
    pub fn recorded_at(&self, words: &Catalogue, station: &str) -> String {
        match station == self.here {
            true => words.say("protocol-this-computer"),
            false => station.to_owned(),
        }
    }
}

/// A board of a round.
#[derive(Debug, Clone)]
pub struct RoundBoard<'a> {
    /// The board.
    pub board: BoardNo,
    /// Its game.
    pub game: &'a Game,
    /// That another result counts in the event than the game shows.
    pub corrected: Option<Difference>,
    /// The adjournments of the game.
    pub adjournments: Vec<&'a Adjournment>,
    /// Its incidents.
    pub incidents: Vec<&'a Incident>,
}

/// How an incident without a decision stands.
pub(crate) fn undecided(incident: &Incident) -> &'static str {
    let before = |one: &EarlierVersion| matches!(one, EarlierVersion::Decision { .. });
    match incident.lapsed {
        Some(_) => "disputes-state-lapsed",
        None if incident.earlier.iter().any(before) => "protocol-open-again",
        None => "protocol-open",
    }
}

/// Lines for the arbiter and both players to sign on.
pub(crate) fn signatures(words: &Catalogue) -> [Block; 3] {
    ["paper-signed-arbiter", "paper-signed-white", "paper-signed-black"]
        .map(|id| Block::Signature(words.say(id)))
}

/// The sheet of a round: its boards in their order, each with its game, its adjournments and the
/// decisions in it.
#[must_use]
pub fn round(
    words: &Catalogue,
    about: &About<'_>,
    (round, games): (u16, &[RoundBoard<'_>]),
    at: Moment,
) -> Document {
    let title = words.say_with("protocol-round", &[("round", round.into())]);
    let mut blocks = vec![Block::Heading(1, title.clone())];
    blocks.push(Block::Facts(common(words, about)));
    if games.is_empty() {
        blocks.push(Block::Text(words.say("protocol-no-games")));
    }
    for one in games {
        let (board, game) = (one.board, one.game);
        let pairing = chess::pairing(words, &game.setup.players);
        let args = [("board", board.0.into()), ("game", pairing.into())];
        blocks.push(Block::Heading(2, words.say_with("protocol-board", &args)));
        let mut rows = move_rows(words, (game, one.corrected), at);
        rows.extend(one.adjournments.iter().map(|one| adjourned(words, one)));
        rows.extend(one.incidents.iter().map(|one| decided(words, one)));
        blocks.push(Block::Facts(rows));
    }
    blocks.push(Block::Signature(words.say("paper-signed-arbiter")));
    blocks.extend(head(words, about));
    document(words, title, blocks)
}

/// Where an adjournment stands, and when the game is resumed.
pub(crate) fn adjourned(words: &Catalogue, one: &Adjournment) -> (String, String) {
    let status = words.tell(&one.status());
    let due = one.due().filter(|_| one.is_adjourned()).map(|at| due(words, at));
    let due = due.map(|due| format!("{} {due}", words.say("paper-resumption")));
    let line = [Some(status), due].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    (adjournment::envelope(words, one.no, EnvelopeKind::Sealed), line)
}

/// How an incident was decided, and what became of the appeal.
pub(crate) fn decided(words: &Catalogue, one: &Incident) -> (String, String) {
    let case = ("case", words.value_of(&one.case).into());
    let title = words.say_with("protocol-incident", &[("no", one.no.into()), case]);
    let Some(decision) = &one.decision else {
        return (title, words.say(undecided(one)));
    };
    let found = Some(words.tell(&decision.ruling.finding));
    let then = one.circumstances.as_ref();
    let numbering = then.map_or(Numbering::USUAL, |then| Numbering::then(&then.fen, then.ply));
    let place = (dispute::ground(one), numbering);
    let remedies = ruling::remedies(words, &decision.ruling.remedies, place);
    let text = Some(decision.text.clone()).filter(|text| !text.trim().is_empty());
    let otherwise = (!decision.as_proposed).then(|| dispute::as_proposed(words, one, decision));
    let reason = Some(decision.reason.trim()).filter(|reason| !reason.is_empty());
    let reason = reason.map(|why| words.say_with("disputes-because", &[("reason", why.into())]));
    let verdict = one.appeal.as_ref().map(|appeal| match &appeal.decision {
        None => words.say_with("appeals-by", &[("by", (&appeal.by).into())]),
        Some((_, decision)) => {
            let verdict = words.tell(&decision.judgement.verdict);
            words.say_with("appeals-row-decided", &[("verdict", verdict.into())])
        }
    });
    let lines = found.into_iter().chain(text).chain(remedies).chain(otherwise);
    let lines = lines.chain(reason).chain(verdict);
    (title, lines.collect::<Vec<_>>().join(". "))
}

pub(crate) fn document(words: &Catalogue, title: String, blocks: Vec<Block>) -> Document {
    bound(words, title, pages(blocks))
}

/// Sheets that belong together: where there are several, each says at its foot which one it is.
pub(crate) fn bound(words: &Catalogue, title: String, mut pages: Vec<Page>) -> Document {
    let count = pages.len();
    for (page, nth) in pages.iter_mut().zip(1_usize..).filter(|_| count > 1) {
        let args = [("title", (&title).into()), ("page", nth.into()), ("pages", count.into())];
        page.foot = Some(words.say_with("protocol-page", &args));
    }
    Document { title, lang: words.lang().code().to_owned(), pages }
}

pub(crate) fn common(words: &Catalogue, about: &About<'_>) -> Vec<(String, String)> {
    let competition = about.competition;
    [
        ("paper-event", competition.map(|one| one.name.clone())),
        ("protocol-place", competition.map(|one| one.place.clone())),
        ("protocol-arbiter", competition.map(|one| one.arbiter.clone())),
        ("protocol-as-of", about.as_of.map(|at| adjournment::date_time_exact(words, at))),
        ("protocol-printed", Some(adjournment::date_time(words, about.printed))),
    ]
    .into_iter()
    .filter_map(|(id, value)| {
        Some((words.say(id), value.filter(|value| !value.trim().is_empty())?))
    })
    .collect()
}

/// The result that counts, the clocks and the moves of a game.
pub(crate) fn move_rows(
    words: &Catalogue,
    (game, corrected): (&Game, Option<Difference>),
    at: Moment,
) -> Vec<(String, String)> {
    let result = game.outcome().map_or_else(
        || {
            words.say(if game.status == Status::Waiting && game.plies.is_empty() {
                "protocol-not-begun"
            } else {
                "protocol-going-on"
            })
        },
        |outcome| match corrected {
            Some(difference) => contest::corrected(words, difference),
            None => words.tell(&outcome),
        },
    );
    let clocks = if game.knows_times(at) { clocks(words, game, at) } else { String::new() };
    let rows = [
        ("protocol-result", result),
        ("disputes-fact-clocks", clocks),
        ("protocol-moves", moves(words, game)),
        ("chess-source-name", chess::source_goes_on(words, &game.setup).unwrap_or_default()),
    ];
    let given = rows.into_iter().filter(|(_, value)| !value.is_empty());
    given.map(|(id, value)| (words.say(id), value)).collect()
}

/// “White 1:29:05 · Black 1:30:00”.
pub(crate) fn clocks(words: &Catalogue, game: &Game, at: Moment) -> String {
    let shown = game.times(at);
    let of = |side| format!("{} {}", chess::side(words, side), time::shown(*shown.of(side)));
    Side::BOTH.map(of).join(" · ")
}

/// `1. e4 e5 2. Nf3`, and where the record can be relied on no further, that it is so.
fn moves(words: &Catalogue, game: &Game) -> String {
    let numbering = Numbering::from_start(&game.start);
    let (certain, _) = game.certain_plies();
    let mut texts = Vec::with_capacity(certain.len() + 1);
    for (ply, nth) in certain.iter().zip(1_u16..) {
        let san = chess::localized_san(words, &ply.san);
        match numbering.of(Ply(nth)) {
            Some((number, Side::White)) => texts.push(format!("{number}. {san}")),
            Some((number, Side::Black)) if nth == 1 => {
                texts.push(format!("{number}... {san}"));
            }
            _ => texts.push(san),
        }
    }
    texts.extend(chess::record_end(words, game).map(|end| format!("[{end}]")));
    texts.join(" ")
}

pub(crate) fn text(text: &str) -> Option<Block> {
    Some(text.trim()).filter(|text| !text.is_empty()).map(|text| Block::Text(text.to_owned()))
}

/// The head of the record, and the key that signs it.
pub(crate) fn head(words: &Catalogue, about: &About<'_>) -> Vec<Block> {
    let Some(record) = about.record else { return Vec::new() };
    let key = record.key.map_or_else(|| words.say("protocol-unsigned"), |key| key.fingerprint());
    let rows = vec![
        (words.say("protocol-head"), record.head.to_string()),
        (words.say("protocol-key"), key),
    ];
    let (alt, side) = (words.say("protocol-head-camera"), CODE);
    vec![
        Block::Heading(2, words.say("paper-record")),
        Block::Facts(rows),
        Block::Code { text: record.scanned(), alt, side },
        Block::Text(words.say("protocol-head-what")),
    ]
}

/// The same in small, for a sheet that two sign at its foot: the code at its right end, and the head
/// below the lines to sign on.
pub(crate) fn small_head(
    words: &Catalogue,
    about: &About<'_>,
    (left, top): (f32, f32),
    (width, high): (f32, f32),
) -> Vec<Area> {
    let Some(record) = about.record else { return Vec::new() };
    let (alt, side) = (words.say("protocol-head-camera"), high - 2.0 * SMALL_GAP);
    let code = Block::Code { text: record.scanned(), alt, side };
    let head = vec![(words.say("paper-record"), record.head.to_string())];
    let at = |left, top, size, blocks| Area { left, top, size, text: SMALL_TEXT, blocks };
    let room = Size { width: width - high, height: high / 2.0 };
    vec![
        at(left, top + high / 2.0, room, vec![Block::Facts(head)]),
        at(left + width - side, top + SMALL_GAP, Size { width: side, height: side }, vec![code]),
    ]
}

#[cfg(test)]
mod tests;
