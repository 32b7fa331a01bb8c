//! What is put on record on paper: the sheet of an incident with its ruling, and the sheet of a
//! round with all its boards. Both bear the head of the record, in words and for a camera: kept on
//! paper, it shows later whether the file still says the same.

use std::collections::BTreeMap;

use crate::cover::due;
use crate::document::{Area, Block, Diagram, Document, Page, Size};
use crate::envelope::read_aloud;
use crate::flow::pages;
use jadoube_chess::board::position::{Position, Variant};
use jadoube_chess::moment::Moment;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::envelope::EnvelopeKind;
use jadoube_core::adjournment::state::Adjournment;
use jadoube_core::competition::state::Difference;
use jadoube_core::disputes::event::decided as decided_on;
use jadoube_core::disputes::state::{Decision, EarlierVersion, Incident, UndoneStatus};
use jadoube_core::evidence::head::RecordState;
use jadoube_core::hall::competition::Competition;
use jadoube_i18n::catalogue::Words;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::message;
use jadoube_i18n::{adjournment, cases, contest, dispute, ruling, time};
use jadoube_laws::game::state::Game;
use jadoube_laws::game::status::Status;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::ruling::Ruling;
use jadoube_laws::wall::Wall;

/// The side of a diagram and of a code, millimetres.
const DIAGRAM: f32 = 60.0;
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
    pub fn recorded_at(&self, words: &Words, station: &str) -> String {
        match station == self.here {
            true => words.say("protocol-this-computer"),
            false => station.to_owned(),
        }
    }
}

/// When an incident was opened and decided, by the wall clock.
#[derive(Debug, Clone, Default)]
pub struct IncidentTimes {
    /// When something was recorded of it, where a decision of it was undone.
    pub recorded: BTreeMap<Moment, Wall>,
    /// When it was opened.
    pub opened: Option<Wall>,
    /// When it was decided last.
    pub decided: Option<Wall>,
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

/// The sheet of an incident.
#[must_use]
pub fn incident(
    words: &Words,
    about: &About<'_>,
    (incident, times): (&Incident, &IncidentTimes),
) -> Document {
    let case = words.value_of(&incident.case);
    let no = ("no", incident.no.into());
    let title = words.say_with("protocol-incident", &[no, ("case", case.into())]);
    let mut blocks =
        vec![Block::Heading(1, title.clone()), Block::Facts(facts(words, about, incident, times))];
    let then = incident.circumstances.as_ref();
    let numbering = then.map_or(Numbering::USUAL, |then| Numbering::then(&then.fen, then.ply));
    if let Some(position) =
        then.and_then(|then| Position::from_fen(&then.fen, Variant::Chess960).ok())
    {
        let (placement, side) = (position.placement(), DIAGRAM);
        let alt = read_aloud(words, &placement);
        blocks.push(Block::Diagram(Diagram { placement, bottom: Side::White, alt, side }));
    }
    let told = cases::told(words, &incident.case);
    if !told.is_empty() {
        blocks.push(Block::Heading(2, words.say("disputes-facts")));
        blocks.push(Block::Facts(told));
    }
    match &incident.decision {
        None => {
            blocks.push(Block::Heading(2, words.say("disputes-proposal")));
            blocks.push(Block::Text(words.say(undecided(incident))));
            blocks.extend(ruled(words, &incident.proposal, numbering));
        }
        Some(decision) => {
            blocks.push(Block::Heading(2, words.say("disputes-decision")));
            blocks.extend(ruled(words, &decision.ruling, numbering));
            let how = if decision.as_proposed {
                "disputes-as-proposed"
            } else {
                "disputes-not-as-proposed"
            };
            blocks.push(Block::Text(words.say(how)));
            blocks.extend(text(&decision.text));
            blocks.extend(dispute::waits_for(words, &decision.waits_for).map(Block::Text));
            if !decision.reason.is_empty() {
                let reason = ("reason", decision.reason.as_str().into());
                blocks.push(Block::Text(words.say_with("disputes-because", &[reason])));
            }
        }
    }
    blocks.extend(appealed(words, incident));
    let rows = course(words, incident, &times.recorded);
    if !rows.is_empty() {
        blocks.push(Block::Heading(2, words.say("protocol-course")));
        blocks.push(Block::Facts(rows));
    }
    let evidence: Vec<String> = incident
        .evidence
        .iter()
        .map(|piece| words.tell_in(piece, message::Context::of(numbering)))
        .collect();
    blocks.extend(listed(words, "disputes-evidence", &evidence));
    let said = |(who, text): (&String, &String)| {
        if who.is_empty() { text.clone() } else { format!("{who}: {text}") }
    };
    let statements: Vec<String> =
        incident.statements.iter().map(|one| said((&one.who, &one.text))).collect();
    blocks.extend(listed(words, "disputes-statements", &statements));
    let corrections = incident.corrections.iter().map(|one| {
        let reason = ("reason", one.reason.as_str().into());
        format!("{} {}", one.text, words.say_with("disputes-because", &[reason]))
    });
    blocks.extend(listed(words, "protocol-corrections", &corrections.collect::<Vec<_>>()));
    blocks.extend(signatures(words));
    blocks.extend(head(words, about));
    document(words, title, blocks)
}

/// How an incident without a decision stands.
fn undecided(incident: &Incident) -> &'static str {
    let before = |one: &EarlierVersion| matches!(one, EarlierVersion::Decision { .. });
    match incident.lapsed {
        Some(_) => "disputes-state-lapsed",
        None if incident.earlier.iter().any(before) => "protocol-open-again",
        None => "protocol-open",
    }
}

/// What was decided before, undone and restored, each with its time and reason.
fn course(
    words: &Words,
    incident: &Incident,
    recorded: &BTreeMap<Moment, Wall>,
) -> Vec<(String, String)> {
    let time = |at: &Moment| recorded.get(at).map(|wall| adjournment::date_time(words, *wall));
    let then = incident.circumstances.as_ref();
    let numbering = then.map_or(Numbering::USUAL, |then| Numbering::then(&then.fen, then.ply));
    let (mut rows, mut told) = (Vec::new(), None);
    let mut add = |at: &Moment, text: String| rows.push((time(at).unwrap_or_default(), text));
    for one in &incident.earlier {
        match one {
            EarlierVersion::Decision { until, decision, reason, undone, .. } => {
                // One that stood again was told when it was made.
                if told.replace(decision.at) != Some(decision.at) {
                    let made = ("decision", words_of(words, decision, numbering).into());
                    add(&decision.at, words.say_with("protocol-was-decided", &[made]));
                }
                let id = match undone {
                    UndoneStatus::Wholly => "disputes-earlier-undone",
                    UndoneStatus::No => "disputes-earlier-decision",
                };
                add(until, words.say_with(id, &[("reason", reason.as_str().into())]));
            }
            EarlierVersion::Withdrawal { until, reason } => {
                let reason = ("reason", reason.as_str().into());
                add(until, words.say_with("disputes-earlier-restored", &[reason]));
            }
            EarlierVersion::Case { .. } | EarlierVersion::Proposal { .. } => {}
        }
    }
    rows
}

/// A decision in a few sentences: what was found, the remedies, the text and the reason.
fn words_of(words: &Words, decision: &Decision, numbering: Numbering) -> String {
    let remedies = decision.ruling.remedies.iter();
    let remedies = remedies.map(|remedy| ruling::remedy(words, remedy, numbering));
    let reason = Some(&decision.reason)
        .filter(|reason| !reason.is_empty())
        .map(|reason| words.say_with("disputes-because", &[("reason", reason.as_str().into())]));
    let text = Some(decision.text.clone()).filter(|text| !text.trim().is_empty());
    let found = std::iter::once(words.tell(&decision.ruling.finding));
    found.chain(remedies).chain(text).chain(reason).collect::<Vec<_>>().join(". ")
}

/// Lines for the arbiter and both players to sign on.
pub(crate) fn signatures(words: &Words) -> [Block; 3] {
    ["paper-signed-arbiter", "paper-signed-white", "paper-signed-black"]
        .map(|id| Block::Signature(words.say(id)))
}

/// The appeal against the decision, and what the committee decided.
fn appealed(words: &Words, incident: &Incident) -> Vec<Block> {
    let Some(appeal) = &incident.appeal else { return Vec::new() };
    let by = words.say_with("appeals-by", &[("by", (&appeal.by).into())]);
    let mut blocks = vec![Block::Heading(2, words.say("appeals-card")), Block::Text(by)];
    blocks.extend(text(&appeal.text));
    let filing = appeal.filing.as_ref().map(|filing| words.value_of(filing));
    let admissible = appeal.admissibility.as_ref().map(|one| words.value_of(one));
    blocks.extend([filing, admissible].into_iter().flatten().filter_map(|line| text(&line)));
    let decided = appeal.decision.as_ref();
    let decided = decided.map(|(_, decision)| words.value(&decided_on(&incident.no, decision)));
    blocks.extend(decided.and_then(|line| text(&line)));
    blocks
}

/// The sheet of a round: its boards in their order, each with its game, its adjournments and the
/// decisions in it.
#[must_use]
pub fn round(
    words: &Words,
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
pub(crate) fn adjourned(words: &Words, one: &Adjournment) -> (String, String) {
    let status = words.tell(&one.status());
    let due = one.due().filter(|_| one.is_adjourned()).map(due);
    let due = due.map(|due| format!("{} {due}", words.say("paper-resumption")));
    let line = [Some(status), due].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    (adjournment::envelope(words, one.no, EnvelopeKind::Sealed), line)
}

/// How an incident was decided, and what became of the appeal.
pub(crate) fn decided(words: &Words, one: &Incident) -> (String, String) {
    let case = ("case", words.value_of(&one.case).into());
    let title = words.say_with("protocol-incident", &[("no", one.no.into()), case]);
    let Some(decision) = &one.decision else {
        return (title, words.say(undecided(one)));
    };
    let found = Some(words.tell(&decision.ruling.finding));
    let then = one.circumstances.as_ref();
    let numbering = then.map_or(Numbering::USUAL, |then| Numbering::then(&then.fen, then.ply));
    let remedies = decision.ruling.remedies.iter();
    let remedies = remedies.map(|remedy| ruling::remedy(words, remedy, numbering));
    let text = Some(decision.text.clone()).filter(|text| !text.trim().is_empty());
    let reason = Some(decision.reason.trim()).filter(|reason| !reason.is_empty());
    let reason = reason.map(|why| words.say_with("disputes-because", &[("reason", why.into())]));
    let verdict = one.appeal.as_ref().map(|appeal| match &appeal.decision {
        None => words.say_with("appeals-by", &[("by", (&appeal.by).into())]),
        Some((_, decision)) => {
            let verdict = words.tell(&decision.judgement.verdict);
            words.say_with("appeals-row-decided", &[("verdict", verdict.into())])
        }
    });
    let lines = found.into_iter().chain(text).chain(remedies).chain(reason).chain(verdict);
    (title, lines.collect::<Vec<_>>().join(". "))
}

pub(crate) fn document(words: &Words, title: String, blocks: Vec<Block>) -> Document {
    bound(words, title, pages(blocks))
}

/// Sheets that belong together: where there are several, each says at its foot which one it is.
pub(crate) fn bound(words: &Words, title: String, mut pages: Vec<Page>) -> Document {
    let count = pages.len();
    for (page, nth) in pages.iter_mut().zip(1_usize..).filter(|_| count > 1) {
        let args = [("title", (&title).into()), ("page", nth.into()), ("pages", count.into())];
        page.foot = Some(words.say_with("protocol-page", &args));
    }
    Document { title, lang: words.lang().code().to_owned(), pages }
}

pub(crate) fn common(words: &Words, about: &About<'_>) -> Vec<(String, String)> {
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

fn facts(
    words: &Words,
    about: &About<'_>,
    incident: &Incident,
    times: &IncidentTimes,
) -> Vec<(String, String)> {
    let mut rows = common(words, about);
    let mut add = |id: &str, value: String| {
        if !value.trim().is_empty() {
            rows.push((words.say(id), value));
        }
    };
    let wall =
        |at: Option<Wall>| at.map(|at| adjournment::date_time(words, at)).unwrap_or_default();
    add("protocol-opened", wall(times.opened));
    add("protocol-decided", wall(times.decided.filter(|_| incident.decision.is_some())));
    add("disputes-fact-board", incident.board.map(|board| board.to_string()).unwrap_or_default());
    if let Some(then) = &incident.circumstances {
        add("disputes-fact-round", then.round.to_string());
        add("disputes-fact-players", chess::pairing(words, &then.players));
        let last = then.last_move.map(|(number, side)| {
            let side = ("side", chess::side(words, side).into());
            words.say_with("chess-after-move", &[("number", number.into()), side])
        });
        add("disputes-fact-move", last.unwrap_or_else(|| words.say("chess-at-start")));
        let times = Side::BOTH.map(|side| {
            format!("{} {}", chess::side(words, side), time::shown(*then.times.of(side)))
        });
        add("disputes-fact-clocks", times.join(" · "));
        add("protocol-position", then.fen.clone());
    }
    add("disputes-fact-caller", words.tell(&incident.caller));
    add("disputes-fact-stopped", words.tell(&incident.clocks));
    add("disputes-fact-claim", incident.claim.clone());
    add("protocol-recorded-at", about.recorded_at(words, &incident.opened_by.station));
    rows
}

fn ruled(words: &Words, what: &Ruling, numbering: Numbering) -> Vec<Block> {
    let mut blocks = vec![Block::Text(words.tell(&what.finding))];
    blocks.extend(
        what.explanation.iter().map(|step| Block::Text(cases::said(words, step, numbering))),
    );
    blocks.extend(what.remedies.iter().zip(1..).map(|(remedy, nth)| {
        Block::Text(format!("{nth}. {}", ruling::remedy(words, remedy, numbering)))
    }));
    blocks.extend(text(&ruling::citations(words, &what.citations)));
    blocks.extend(what.assumed().map(|one| Block::Text(ruling::assumed(words, one))));
    blocks.extend(ruling::certainty(words, what).into_iter().map(Block::Text));
    let left = |left| format!("{}: {}", words.say("ruling-left"), words.tell(left));
    blocks.extend(what.discretion.iter().map(|one| Block::Text(left(one))));
    blocks
}

/// The result that counts, the clocks and the moves of a game.
pub(crate) fn move_rows(
    words: &Words,
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
pub(crate) fn clocks(words: &Words, game: &Game, at: Moment) -> String {
    let shown = game.times(at);
    let of = |side| format!("{} {}", chess::side(words, side), time::shown(*shown.of(side)));
    Side::BOTH.map(of).join(" · ")
}

/// `1. e4 e5 2. Nf3`
fn moves(words: &Words, game: &Game) -> String {
    let numbering = Numbering::from_start(&game.start);
    let mut texts = Vec::with_capacity(game.plies.len());
    for (ply, nth) in game.plies.iter().zip(1_u16..) {
        let san = chess::localized_san(words, &ply.san);
        match numbering.of(Ply(nth)) {
            Some((number, Side::White)) => texts.push(format!("{number}. {san}")),
            Some((number, Side::Black)) if nth == 1 => {
                texts.push(format!("{number}... {san}"));
            }
            _ => texts.push(san),
        }
    }
    texts.join(" ")
}

fn text(text: &str) -> Option<Block> {
    Some(text.trim()).filter(|text| !text.is_empty()).map(|text| Block::Text(text.to_owned()))
}

fn listed(words: &Words, id: &str, texts: &[String]) -> Vec<Block> {
    if texts.is_empty() {
        return Vec::new();
    }
    let heading = Block::Heading(2, words.say(id));
    [heading].into_iter().chain(texts.iter().filter_map(|one| text(one))).collect()
}

/// The head of the record, and the key that signs it.
pub(crate) fn head(words: &Words, about: &About<'_>) -> Vec<Block> {
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
    words: &Words,
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
