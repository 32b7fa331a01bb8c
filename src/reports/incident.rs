//! The sheet of an incident: the edition of the Laws, the facts, the clocks before and after, the
//! ruling with its articles, who was told, until when and to whom there is an appeal, and who signs.

use std::collections::BTreeMap;

use crate::document::{Block, Column, ColumnKind, Diagram, Document, Table};
use crate::envelope::read_aloud;
use crate::protocol::{About, common, document, head, signatures, text, undecided};
use crate::right_of_appeal::{Appeals, right_of_appeal};
use jadoube_chess::board::position::{Position, Variant};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::{BySide, Side};
use jadoube_core::disputes::event::decided as decided_on;
use jadoube_core::disputes::state::{Decision, EarlierVersion, Incident, UndoneStatus};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::message;
use jadoube_i18n::{adjournment, cases, dispute, ruling, time};
use jadoube_laws::game::state::Game;
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::rulings::effect;
use jadoube_laws::rulings::ruling::Ruling;
use jadoube_laws::wall::Wall;

/// The side of a diagram, millimetres.
const DIAGRAM: f32 = 60.0;
/// How high a row is in which somebody writes, and how wide the places for a tick and a time are.
const ROW: f32 = 9.0;
const TICK: f32 = 16.0;
const TIME: f32 = 24.0;

/// When an incident was opened and decided, by the wall clock.
#[derive(Debug, Clone, Default)]
pub struct IncidentTimes {
    /// When something was recorded of it, where a decision of it was undone.
    pub recorded: BTreeMap<Moment, Wall>,
    /// When it was opened.
    pub opened: Option<Wall>,
    /// When it was decided last.
    pub decided: Option<Wall>,
    /// When a clock was started after that, and whose.
    pub restarted: Option<(Wall, Side)>,
}

/// The sheet of an incident.
#[must_use]
pub fn incident(
    words: &Catalogue,
    about: &About<'_>,
    appeals: Appeals<'_>,
    (incident, times): (&Incident, &IncidentTimes),
) -> Document {
    let case = words.value_of(&incident.case);
    let no = ("no", incident.no.into());
    let title = words.say_with("protocol-incident", &[no, ("case", case.into())]);
    let edition = appeals.book.edition;
    let rows = facts(words, (about, edition), incident, times);
    let mut blocks = vec![Block::Heading(1, title.clone()), Block::Facts(rows)];
    let then = incident.circumstances.as_ref();
    let numbering = then.map_or(Numbering::USUAL, |then| Numbering::then(&then.fen, then.ply));
    if let Some(position) =
        then.and_then(|then| Position::from_fen(&then.fen, Variant::Chess960).ok())
    {
        let (placement, side) = (position.placement(), DIAGRAM);
        let alt = read_aloud(words, &placement);
        blocks.push(Block::Diagram(Diagram { placement, bottom: Side::White, alt, side }));
    }
    let game = incident.ground.as_deref().or(incident.then.as_deref());
    let told = cases::told(words, &incident.case, game);
    if !told.is_empty() {
        blocks.push(Block::Heading(2, words.say("disputes-facts")));
        blocks.push(Block::Facts(told));
    }
    match &incident.decision {
        None => {
            blocks.push(Block::Heading(2, words.say("disputes-proposal")));
            blocks.push(Block::Text(words.say(undecided(incident))));
            blocks.extend(ruled(words, &incident.proposal, (dispute::ground(incident), numbering)));
        }
        Some(decision) => {
            blocks.push(Block::Heading(2, words.say("disputes-decision")));
            blocks.extend(ruled(words, &decision.ruling, (dispute::ground(incident), numbering)));
            blocks.push(Block::Text(dispute::as_proposed(words, incident, decision)));
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
    blocks.extend(recorded(words, incident, numbering));
    blocks.extend(right_of_appeal(words, about, appeals, incident));
    blocks.push(Block::Heading(2, words.say("protocol-told")));
    blocks.push(Block::Table(told_to(words, appeals.teams_play())));
    blocks.extend(signatures(words));
    blocks.extend(head(words, about));
    document(words, title, blocks)
}

/// What is kept with it: the evidence, what was said, what was corrected.
fn recorded(words: &Catalogue, incident: &Incident, numbering: Numbering) -> Vec<Block> {
    let mut blocks = Vec::new();
    let evidence: Vec<String> = incident
        .evidence
        .iter()
        .map(|piece| dispute::evidence(words, (incident, piece), numbering))
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
    blocks
}

/// Who is told of the decision, to be ticked and signed: the players, and where teams play their
/// captains.
fn told_to(words: &Catalogue, teams: bool) -> Table {
    let players = ["paper-signed-white", "paper-signed-black"];
    let captains = ["protocol-told-captain-white", "protocol-told-captain-black"];
    let who = players.into_iter().chain(captains.into_iter().filter(|_| teams));
    let row = |id| vec![words.say(id), String::new(), String::new(), String::new()];
    let sign = |id, width| Column::wide(words.say(id), ColumnKind::Sign, width);
    let columns = vec![
        Column::new(words.say("protocol-told-who"), ColumnKind::Words),
        sign("protocol-told-tick", TICK),
        sign("protocol-told-time", TIME),
        Column::new(words.say("protocol-told-signature"), ColumnKind::Words),
    ];
    Table { columns, rows: who.map(row).collect(), boxes: Some(ROW) }
}

/// What both clocks showed once the decision was carried out; none, where it has not been or is about
/// no game.
fn times_after(incident: &Incident, edition: &Edition) -> Option<BySide<Millis>> {
    let (decision, act) = (incident.decision.as_ref()?, incident.act.as_ref()?);
    match &act.after {
        Some(game) => Some(game.times(act.at)),
        None => effect::after(&decision.ruling.remedies, &act.before, act.at, edition)
            .ok()
            .map(|game| game.times(act.at)),
    }
}

/// “White 1:29:05 · Black 1:30:00”
fn both(words: &Catalogue, times: &BySide<Millis>) -> String {
    let of = |side| format!("{} {}", chess::side(words, side), time::shown(*times.of(side)));
    Side::BOTH.map(of).join(" · ")
}

/// What was decided before, undone and restored, each with its time and reason.
fn course(
    words: &Catalogue,
    incident: &Incident,
    recorded: &BTreeMap<Moment, Wall>,
) -> Vec<(String, String)> {
    let time = |at: &Moment| recorded.get(at).map(|wall| adjournment::date_time(words, *wall));
    let then = incident.circumstances.as_ref();
    let numbering = then.map_or(Numbering::USUAL, |then| Numbering::then(&then.fen, then.ply));
    let game = incident.ground.as_deref().or(incident.then.as_deref());
    let (mut rows, mut told) = (Vec::new(), None);
    let mut add = |at: &Moment, text: String| rows.push((time(at).unwrap_or_default(), text));
    for one in &incident.earlier {
        match one {
            EarlierVersion::Decision { until, decision, reason, undone, .. } => {
                // One that stood again was told when it was made.
                if told.replace(decision.at) != Some(decision.at) {
                    let made = ("decision", words_of(words, decision, (game, numbering)).into());
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
fn words_of(words: &Catalogue, decision: &Decision, place: (Option<&Game>, Numbering)) -> String {
    let remedies = ruling::remedies(words, &decision.ruling.remedies, place);
    let reason = Some(&decision.reason)
        .filter(|reason| !reason.is_empty())
        .map(|reason| words.say_with("disputes-because", &[("reason", reason.as_str().into())]));
    let text = Some(decision.text.clone()).filter(|text| !text.trim().is_empty());
    let found = std::iter::once(words.tell(&decision.ruling.finding));
    found.chain(remedies).chain(text).chain(reason).collect::<Vec<_>>().join(". ")
}

/// The appeal against the decision, and what the committee decided.
fn appealed(words: &Catalogue, incident: &Incident) -> Vec<Block> {
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

fn facts(
    words: &Catalogue,
    (about, edition): (&About<'_>, &Edition),
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
    let laws = [("edition", edition.id.as_str().into())];
    add("protocol-laws-name", words.say_with("protocol-laws", &laws));
    add("protocol-opened", wall(times.opened));
    add("protocol-decided", wall(times.decided.filter(|_| incident.decision.is_some())));
    let restarted = times.restarted.filter(|_| incident.decision.is_some());
    let restarted = restarted.map(|(at, side)| {
        let at = ("at", adjournment::date_time(words, at).into());
        words.say_with("protocol-restarted-side", &[at, ("side", chess::side(words, side).into())])
    });
    add("protocol-restarted", restarted.unwrap_or_default());
    add("disputes-fact-board", incident.board.map(|board| board.to_string()).unwrap_or_default());
    if let Some(then) = &incident.circumstances {
        add("disputes-fact-round", then.round.to_string());
        add("disputes-fact-players", chess::pairing(words, &then.players));
        let last = then.last_move.map(|(number, side)| {
            let side = ("side", chess::side(words, side).into());
            words.say_with("chess-after-move", &[("number", number.into()), side])
        });
        add("disputes-fact-move", last.unwrap_or_else(|| words.say("chess-at-start")));
        add("protocol-clocks-before", both(words, &then.times));
        let after = times_after(incident, edition).map(|times| both(words, &times));
        let unknown = if incident.decision.is_some() { "paper-open" } else { "protocol-open" };
        add("protocol-clocks-after", after.unwrap_or_else(|| words.say(unknown)));
        add("protocol-position", then.fen.clone());
    }
    add("disputes-fact-caller", words.tell(&incident.caller));
    add("disputes-fact-stopped", words.tell(&incident.clocks));
    add("disputes-fact-claim", incident.claim.clone());
    add("protocol-recorded-at", about.recorded_at(words, &incident.opened_by.station));
    rows
}

/// What a ruling finds, does and rests on.
pub(crate) fn ruled(
    words: &Catalogue,
    what: &Ruling,
    (game, numbering): (Option<&Game>, Numbering),
) -> Vec<Block> {
    let context =
        message::Context { position: game.map(Game::position), ..message::Context::of(numbering) };
    let mut blocks = vec![Block::Text(words.tell(&what.finding))];
    blocks.extend(
        what.explanation.iter().map(|step| Block::Text(cases::printed(words, step, context))),
    );
    let remedies = ruling::remedies(words, &what.remedies, (game, numbering));
    blocks.extend(
        remedies.iter().zip(1..).map(|(remedy, nth)| Block::Text(format!("{nth}. {remedy}"))),
    );
    blocks.extend(text(&ruling::citations(words, &what.citations)));
    blocks.extend(what.assumed().map(|one| Block::Text(ruling::assumed(words, one))));
    blocks.extend(ruling::certainty(words, what).into_iter().map(Block::Text));
    let left = |left| format!("{}: {}", words.say("ruling-left"), words.tell(left));
    blocks.extend(what.discretion.iter().map(|one| Block::Text(left(one))));
    blocks
}

fn listed(words: &Catalogue, id: &str, texts: &[String]) -> Vec<Block> {
    if texts.is_empty() {
        return Vec::new();
    }
    let heading = Block::Heading(2, words.say(id));
    [heading].into_iter().chain(texts.iter().filter_map(|one| text(one))).collect()
}
