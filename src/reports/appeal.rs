//! The sheet of an appeal: who appeals, against which decision, on what grounds, whether it is
//! admissible, who decides, and the judgement. What nobody has recorded yet is left blank, so it is
//! also the form on which an appeal is handed in.

use crate::document::{Block, Column, ColumnKind, Document, Table};
use crate::incident::{IncidentTimes, ruled};
use crate::protocol::{About, common, document, head, text};
use crate::right_of_appeal::{Appeals, fee, right_of_appeal};
use jadoube_chess::moment::Moment;
use jadoube_core::disputes::state::{Appeal, Decision, Incident};
use jadoube_core::hall::appeals;
use jadoube_i18n::adjournment::date_time;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::dispute;
use jadoube_laws::appeals::sitting::Sitting;
use jadoube_laws::appeals::verdict::{self, EffectStatus};
use jadoube_laws::laws::regulations::{Fee, Strength};

/// How high a row is in which somebody writes a name, and one for whole sentences.
const ROW: f32 = 9.0;
const SENTENCES: f32 = 40.0;
const TICK: f32 = 30.0;
/// How many sit on a committee that is not named yet.
const SEATS: u8 = 3;

/// The sheet of an appeal against the decision of an incident; none, where it is not decided.
#[must_use]
pub fn appeal(
    words: &Catalogue,
    about: &About<'_>,
    on: Appeals<'_>,
    (incident, times): (&Incident, &IncidentTimes),
) -> Option<Document> {
    let decision = incident.decision.as_ref()?;
    let appeal = incident.appeal.as_ref();
    let sitting = appeals::sitting(on.hall, incident, on.book);
    let no = [("no", incident.no.into())];
    let title = words.say_with("appeals-file-title", &no);
    let mut blocks =
        vec![Block::Heading(1, title.clone()), Block::Facts(facts(words, about, incident, times))];
    blocks.extend(attacked(words, incident, decision));
    blocks.extend(right_of_appeal(words, about, on, incident));
    blocks.push(Block::Heading(2, words.say("appeals-card")));
    blocks.push(Block::Table(handed_in(words, on, incident)));
    blocks.extend(grounds(words, appeal));
    blocks.push(Block::Heading(2, words.say("appeals-admissibility")));
    blocks.push(Block::Table(checks(words, on, appeal)));
    blocks.push(Block::Heading(2, words.say("appeals-committee-of-case")));
    blocks.push(Block::Table(committee(words, on, &sitting)));
    blocks.extend(judgement(words, appeal, times));
    blocks.push(Block::Signature(words.say("protocol-appeal-signed-appellant")));
    blocks.push(Block::Signature(words.say("protocol-appeal-signed-received")));
    let most = usize::from(on.book.regulations.seats.value.votes_min.max(SEATS));
    for nth in 0..most.max(sitting.voters().count()) {
        let id = if nth == 0 { "protocol-appeal-signed-chair" } else { "protocol-appeal-signed" };
        blocks.push(Block::Signature(words.say(id)));
    }
    blocks.extend(head(words, about));
    Some(document(words, title, blocks))
}

/// What it is about: the competition, the incident, the game.
fn facts(
    words: &Catalogue,
    about: &About<'_>,
    incident: &Incident,
    times: &IncidentTimes,
) -> Vec<(String, String)> {
    let wall = |at: Option<_>| at.map(|at| date_time(words, at));
    let then = incident.circumstances.as_ref();
    let more = [
        ("protocol-opened", wall(times.opened)),
        ("protocol-decided", wall(times.decided)),
        ("disputes-fact-board", incident.board.map(|board| board.to_string())),
        ("disputes-fact-round", then.map(|then| then.round.to_string())),
        ("disputes-fact-players", then.map(|then| chess::pairing(words, &then.players))),
    ];
    let more = more.into_iter().filter_map(|(id, value)| Some((words.say(id), value?)));
    common(words, about).into_iter().chain(more).collect()
}

/// The decision against which it is, with its articles and reason.
fn attacked(words: &Catalogue, incident: &Incident, decision: &Decision) -> Vec<Block> {
    let then = incident.circumstances.as_ref();
    let numbering = then.map_or(Numbering::USUAL, |then| Numbering::then(&then.fen, then.ply));
    let mut blocks = vec![
        Block::Heading(2, words.say("protocol-appeal-attacked")),
        Block::Text(words.value_of(&incident.case)),
    ];
    blocks.extend(ruled(words, &decision.ruling, (dispute::ground(incident), numbering)));
    blocks.extend(text(&decision.text));
    if !decision.as_proposed {
        blocks.push(Block::Text(dispute::as_proposed(words, incident, decision)));
    }
    if !decision.reason.is_empty() {
        let reason = [("reason", decision.reason.as_str().into())];
        blocks.push(Block::Text(words.say_with("disputes-because", &reason)));
    }
    blocks
}

/// Names in the first column, and beside each what is recorded or room to write it.
fn form(words: &Catalogue, rows: Vec<(String, String)>, height: f32) -> Table {
    let columns = vec![
        Column::new(words.say("protocol-appeal-what"), ColumnKind::Words),
        Column::new(words.say("protocol-norm-to-write"), ColumnKind::Words),
    ];
    let rows = rows.into_iter().map(|(name, value)| vec![name, value]).collect();
    Table { columns, rows, boxes: Some(height) }
}

/// Who appeals, in what capacity and how.
fn handed_in(words: &Catalogue, on: Appeals<'_>, incident: &Incident) -> Table {
    let appeal = incident.appeal.as_ref();
    let filing = appeal.and_then(|appeal| appeal.filing.as_ref());
    let side = filing.map(|filing| match filing.side {
        Some(side) => chess::side(words, side),
        None => words.say("appeals-no-side"),
    });
    let paid = filing.filter(|_| !matches!(on.book.regulations.fee.value, Fee::Fine { .. }));
    let paid = paid.map(|filing| words.tell(&filing.fee));
    let deposit: Vec<String> = [Some(fee(words, on)), paid].into_iter().flatten().collect();
    let rows = [
        ("protocol-appeal-appellant", appeal.map(|appeal| appeal.by.clone())),
        ("protocol-appeal-capacity", filing.map(|filing| words.tell(&filing.capacity))),
        ("appeals-side", side),
        ("protocol-appeal-form", filing.map(|filing| words.tell(&filing.form))),
        (
            "protocol-appeal-handed-in",
            filing.and_then(|filing| filing.at).map(|at| date_time(words, at)),
        ),
        ("protocol-appeal-deposit", Some(deposit.join(" · "))),
    ];
    let rows = rows.map(|(id, value)| (words.say(id), value.unwrap_or_default()));
    form(words, rows.into(), ROW)
}

/// On what grounds: as recorded, else room for them.
fn grounds(words: &Catalogue, appeal: Option<&Appeal>) -> Vec<Block> {
    let grounds = appeal.map(|appeal| appeal.text.clone()).unwrap_or_default();
    let rows = vec![(words.say("appeals-grounds"), grounds)];
    vec![Block::Table(form(words, rows, SENTENCES))]
}

/// What was checked when it was recorded, each with its articles; else what is to be checked, to be
/// ticked off.
fn checks(words: &Catalogue, on: Appeals<'_>, appeal: Option<&Appeal>) -> Table {
    let columns = vec![
        Column::new(words.say("protocol-appeal-point"), ColumnKind::Words),
        Column::wide(words.say("protocol-appeal-answer"), ColumnKind::Words, TICK * 1.5),
    ];
    let found = appeal.and_then(|appeal| appeal.admissibility.as_ref());
    let rows = match found {
        Some(found) => {
            let checks = found.checks.iter();
            let rows = checks.map(|one| vec![words.value_of(one), words.tell(&one.answer)]);
            let whole = vec![words.value_of(found), words.tell(&found.answer())];
            rows.chain([whole]).collect()
        }
        None => {
            let regulations = on.book.regulations;
            let asked = [
                ("protocol-appeal-point-right", true),
                ("protocol-appeal-point-appellant", true),
                ("protocol-appeal-point-party", regulations.party.value != Strength::Silent),
                ("protocol-appeal-point-written", regulations.writing.value != Strength::Silent),
                ("protocol-appeal-point-time", true),
                ("protocol-appeal-point-fee", regulations.fee.value == Fee::Deposit),
                ("protocol-appeal-point-all", true),
            ];
            let asked = asked.into_iter().filter(|(_, asked)| *asked);
            asked.map(|(id, _)| vec![words.say(id), String::new()]).collect()
        }
    };
    Table { columns, rows, boxes: Some(ROW) }
}

/// Who sits on the case and what each does there; room for as many as must, where nobody is named.
fn committee(words: &Catalogue, on: Appeals<'_>, sitting: &Sitting) -> Table {
    let columns = vec![
        Column::new(words.say("appeals-member-name"), ColumnKind::Words),
        Column::new(words.say("appeals-member-seat"), ColumnKind::Words),
        Column::new(words.say("protocol-appeal-part"), ColumnKind::Words),
    ];
    let named = sitting.placed.iter().map(|one| {
        let why = one.conflicts.iter().map(|why| words.value_of(why));
        let part = [words.tell(&one.part)].into_iter().chain(why).collect::<Vec<_>>();
        vec![one.member.name.clone(), words.tell(&one.member.seat), part.join("; ")]
    });
    let mut rows: Vec<Vec<String>> = named.collect();
    if rows.is_empty() {
        let seats = on.book.regulations.seats.value.votes_min.max(SEATS);
        rows.extend((0..seats).map(|_| vec![String::new(); 3]));
    }
    Table { columns, rows, boxes: Some(ROW) }
}

/// What the committee decided and when; else room for it, with what it can decide.
fn judgement(words: &Catalogue, appeal: Option<&Appeal>, times: &IncidentTimes) -> Vec<Block> {
    let decided = appeal.and_then(|appeal| appeal.decision.as_ref());
    let judged = decided.map(|(_, decision)| &decision.judgement);
    let when = |at: &Moment| times.recorded.get(at).map(|wall| date_time(words, *wall));
    let rows = [
        ("protocol-appeal-verdict", judged.map(|one| words.tell(&one.verdict))),
        ("appeals-effect", judged.map(|one| words.tell(&one.effect))),
        ("appeals-fee-fate", judged.map(|one| words.tell(&one.fee))),
        ("appeals-voters", judged.map(|one| one.voters.join(", "))),
        ("protocol-decided", decided.and_then(|(at, _)| when(at))),
    ];
    let rows = rows.map(|(id, value)| (words.say(id), value.unwrap_or_default()));
    let reasons = judged.map(|one| one.reasons.clone()).unwrap_or_default();
    let mut blocks = vec![
        Block::Heading(2, words.say("appeals-decision")),
        Block::Table(form(words, rows.into(), ROW)),
        Block::Table(form(words, vec![(words.say("appeals-reasons"), reasons)], SENTENCES)),
    ];
    if let Some((_, decision)) = decided {
        blocks.extend(noted(words, decision).into_iter().map(Block::Text));
    }
    blocks
}

/// What was not in order with a vote, and what is left to be done by hand.
fn noted(words: &Catalogue, decision: &verdict::Decision) -> Vec<String> {
    let by_hand = (decision.carried == EffectStatus::ByHand).then(|| words.say("appeal-by-hand"));
    let flaws = decision.flaws.iter().map(|flaw| words.value_of(flaw));
    by_hand.into_iter().chain(flaws).collect()
}
