//! What is put on record on paper: the sheet of an incident with its ruling, and the sheet of a
//! round with all its boards. Both bear the head of the record, in words and for a camera: kept on
//! paper, it shows later whether the file still says the same.

use crate::document::{Block, Diagram, Document};
use crate::envelope::read_aloud;
use crate::flow::pages;
use jadoube_chess::board::position::{Position, Variant};
use jadoube_chess::moment::Moment;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_core::disputes::state::Incident;
use jadoube_core::evidence::head::RecordState;
use jadoube_core::hall::competition::Competition;
use jadoube_i18n::catalogue::Words;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::{cases, dispute, outcome, ruling, time};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::ruling::Ruling;

/// The side of a diagram and of a code, millimetres.
const DIAGRAM: f32 = 60.0;
const CODE: f32 = 32.0;

/// What every sheet says beside its own matter.
#[derive(Debug, Clone, Copy)]
pub struct About<'a> {
    /// The competition.
    pub competition: Option<&'a Competition>,
    /// Where the record stands.
    pub record: Option<RecordState>,
    /// When it is printed, by the wall clock.
    pub printed: &'a str,
}

/// The sheet of an incident.
#[must_use]
pub fn incident(words: &Words, about: &About<'_>, incident: &Incident) -> Document {
    let case = ruling::case_of(words, &incident.case);
    let no = ("no", incident.no.0.into());
    let title = words.say_with("protocol-incident", &[no, ("case", case.into())]);
    let mut blocks =
        vec![Block::Heading(1, title.clone()), Block::Facts(facts(words, about, incident))];
    let then = incident.circumstances.as_ref();
    let numbering = then.map_or(Numbering::USUAL, |then| Numbering::then(&then.fen, then.ply));
    if let Some(position) =
        then.and_then(|then| Position::from_fen(&then.fen, Variant::Chess960).ok())
    {
        let (placement, side) = (position.placement(), DIAGRAM);
        let alt = read_aloud(words, &placement);
        blocks.push(Block::Diagram(Diagram { placement, bottom: Side::White, alt, side }));
    }
    match &incident.decision {
        None => {
            let lapsed = incident.lapsed.is_some();
            let state = if lapsed { "disputes-state-lapsed" } else { "protocol-open" };
            blocks.push(Block::Heading(2, words.say("disputes-proposal")));
            blocks.push(Block::Text(words.say(state)));
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
    let evidence: Vec<String> =
        incident.evidence.iter().map(|piece| dispute::evidence(words, piece, numbering)).collect();
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
    blocks.extend(
        ["paper-signed-arbiter", "paper-signed-white", "paper-signed-black"]
            .map(|id| Block::Signature(words.say(id))),
    );
    blocks.extend(head(words, about));
    document(words, title, blocks)
}

/// The sheet of a round: its boards in their order, each with its game.
#[must_use]
pub fn round(
    words: &Words,
    about: &About<'_>,
    (round, games): (u16, &[(BoardNo, &Game)]),
    at: Moment,
) -> Document {
    let title = words.say_with("protocol-round", &[("round", round.into())]);
    let mut blocks = vec![Block::Heading(1, title.clone())];
    blocks.push(Block::Facts(common(words, about)));
    if games.is_empty() {
        blocks.push(Block::Text(words.say("protocol-no-games")));
    }
    for (board, game) in games {
        let pairing = chess::pairing(words, &game.setup.players);
        let args = [("board", board.0.into()), ("game", pairing.into())];
        blocks.push(Block::Heading(2, words.say_with("protocol-board", &args)));
        blocks.push(Block::Facts(move_rows(words, game, at)));
    }
    blocks.push(Block::Signature(words.say("paper-signed-arbiter")));
    blocks.extend(head(words, about));
    document(words, title, blocks)
}

fn document(words: &Words, title: String, blocks: Vec<Block>) -> Document {
    Document { title, lang: words.lang().code().to_owned(), pages: pages(blocks) }
}

fn common(words: &Words, about: &About<'_>) -> Vec<(String, String)> {
    let competition = about.competition;
    [
        ("paper-event", competition.map(|one| one.name.clone())),
        ("protocol-place", competition.map(|one| one.place.clone())),
        ("protocol-arbiter", competition.map(|one| one.arbiter.clone())),
        ("protocol-printed", Some(about.printed.to_owned())),
    ]
    .into_iter()
    .filter_map(|(id, value)| {
        Some((words.say(id), value.filter(|value| !value.trim().is_empty())?))
    })
    .collect()
}

fn facts(words: &Words, about: &About<'_>, incident: &Incident) -> Vec<(String, String)> {
    let mut rows = common(words, about);
    let mut add = |id: &str, value: String| {
        if !value.trim().is_empty() {
            rows.push((words.say(id), value));
        }
    };
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
    add("disputes-fact-caller", dispute::caller(words, incident.caller));
    add("disputes-fact-stopped", dispute::clocks(words, incident.clocks));
    add("disputes-fact-claim", incident.claim.clone());
    add("disputes-fact-station", incident.opened_by.station.clone());
    rows
}

fn ruled(words: &Words, what: &Ruling, numbering: Numbering) -> Vec<Block> {
    let mut blocks = vec![Block::Text(ruling::finding(words, &what.finding))];
    blocks.extend(
        what.explanation.iter().map(|step| Block::Text(cases::said(words, step, numbering))),
    );
    blocks.extend(what.remedies.iter().zip(1..).map(|(remedy, nth)| {
        Block::Text(format!("{nth}. {}", ruling::remedy(words, remedy, numbering)))
    }));
    blocks.extend(text(&ruling::citations(words, &what.citations)));
    blocks.extend(what.assumed().map(|one| Block::Text(ruling::assumed(words, one))));
    blocks.extend(ruling::certainty(words, what).into_iter().map(Block::Text));
    let left = |left| format!("{}: {}", words.say("ruling-left"), ruling::discretion(words, left));
    blocks.extend(what.discretion.iter().map(|one| Block::Text(left(one))));
    blocks
}

fn move_rows(words: &Words, game: &Game, at: Moment) -> Vec<(String, String)> {
    let result = game.outcome().map_or_else(
        || {
            words.say(if game.plies.is_empty() {
                "protocol-not-begun"
            } else {
                "protocol-going-on"
            })
        },
        |outcome| outcome::outcome(words, outcome),
    );
    let shown = game.times(at);
    let times = Side::BOTH
        .map(|side| format!("{} {}", chess::side(words, side), time::shown(*shown.of(side))));
    let rows = [
        ("protocol-result", result),
        ("disputes-fact-clocks", times.join(" · ")),
        ("protocol-moves", moves(game)),
    ];
    let given = rows.into_iter().filter(|(_, value)| !value.is_empty());
    given.map(|(id, value)| (words.say(id), value)).collect()
}

/// `1. e4 e5 2. Nf3`
fn moves(game: &Game) -> String {
    let numbering = Numbering::from_start(&game.start);
    let mut texts = Vec::with_capacity(game.plies.len());
    for (ply, nth) in game.plies.iter().zip(1_u16..) {
        match numbering.of(Ply(nth)) {
            Some((number, Side::White)) => texts.push(format!("{number}. {}", ply.san)),
            Some((number, Side::Black)) if nth == 1 => {
                texts.push(format!("{number}... {}", ply.san));
            }
            _ => texts.push(ply.san.clone()),
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
fn head(words: &Words, about: &About<'_>) -> Vec<Block> {
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

#[cfg(test)]
mod tests;
