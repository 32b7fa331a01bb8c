//! `jadoube verify`: checks the chain of a journal and its signatures, names the first row that
//! does not stand, and answers whether a head that was written down is part of the file.

use serde::Serialize;

use crate::args::VerifyArgs;
use crate::exit::Exit;
use jadoube_core::evidence::key::PublicKey;
use jadoube_desk::evidence::{Examination, HeadStatus, examine, stands};
use jadoube_desk::evidence_lines::{fault_of_checked, fault_told, salvaged_unlike, signed_told};
use jadoube_desk::log_lines::{broken_row, fault, game_damaged, unfit};
use jadoube_desk::station::Station;
use jadoube_desk::{last_known, preferences};
use jadoube_i18n::catalogue::Catalogue;

#[derive(Serialize)]
struct VerifyAnswer {
    sound: bool,
    rows: u64,
    /// Those of all stations.
    all_rows: u64,
    head: String,
    short_head: String,
    signed: Vec<SignedRows>,
    second: Vec<SecondSignature>,
    head_is_part: Option<bool>,
    answer: Option<String>,
    broken_row: Option<u64>,
    trouble: Option<String>,
    not_understood: Option<String>,
}

#[derive(Serialize)]
struct SignedRows {
    from: u64,
    to: u64,
    station: Option<String>,
    key: Option<String>,
    fingerprint: Option<String>,
}

#[derive(Serialize)]
struct SecondSignature {
    row: u64,
    by: String,
    key: String,
}

/// Checks it: 0 when every row stands, 1 when one does not or the file was saved from a damaged one without all
/// of its rows, 2 when nothing can be read.
#[must_use]
pub fn run(args: &VerifyArgs, words: &Catalogue) -> Exit {
    if let Some(typed) = args.signed_by.as_deref().filter(|typed| !PublicKey::is_form(typed)) {
        let typed = ("typed", typed.into());
        return Exit::unusable(words.say_with("evidence-no-fingerprint", &[typed]));
    }
    let examined = match examine(&args.file) {
        Ok(examined) => examined,
        Err(error) => return Exit::unusable(fault_of_checked(words, &args.file, &error)),
    };
    let asked = match args.head.as_deref().map(|typed| stands(&args.file, typed)).transpose() {
        Ok(asked) => asked,
        Err(why) => return Exit::unusable(fault_told(words, &why)),
    };
    let own = Station::own(&preferences::station());
    let unlike = last_known::look(&own, &args.file).ok().flatten();
    let unlike = unlike.map(|(known, standing)| {
        let salvaged = !examined.salvaged.is_empty();
        let salvaged = salvaged_unlike(words, &standing).filter(|_| salvaged);
        // An older copy is what it is; the file itself must have grown, and no copy is empty.
        let is_older = matches!(standing, HeadStatus::Beyond { rows, .. } if rows > 0);
        let is_copy = is_older && !known.is_at(&args.file);
        let told = salvaged.map_or_else(
            || words.say_with("evidence-remembered", &[("what", words.tell(&standing).into())]),
            |what| words.say_with("cli-verify-salvaged", &[("what", what.into())]),
        );
        (told, is_copy)
    });
    let verdict = &examined.verdict;
    let stranger = args.signed_by.as_deref().and_then(|expected| examined.not_by(expected));
    let trouble = match (&verdict.broken, &verdict.trouble, verdict.unfit, stranger) {
        (Some(broken), ..) => Some(broken_row(words, broken)),
        (None, Some(trouble), ..) => Some(fault_of_checked(words, &args.file, trouble)),
        (None, None, Some(why), _) => Some(unfit(words, why)),
        (None, None, None, Some(run)) => Some(words.say_with(
            "evidence-other-key",
            &[("from", run.from.to_string().into()), ("to", run.to.to_string().into())],
        )),
        (None, None, None, None) => None,
    };
    let meddled = unlike.clone().filter(|(_, is_copy)| !is_copy).map(|(text, _)| text);
    let trouble = trouble.or(meddled).or_else(|| wanting(words, &examined));
    let part = asked.as_ref().map(|asked| matches!(asked, HeadStatus::Part { .. }));
    let told = asked.as_ref().map(|asked| words.tell(asked));
    let sound = examined.is_sound();
    let mut printed = Exit::Done;
    if args.json {
        let newer = examined.newer.as_ref().map(|why| fault(words, why));
        let answer = answer(&examined, (part, told), (trouble.clone(), newer));
        match serde_json::to_string(&answer) {
            Ok(line) => printed = Exit::print(&(line + "\n")),
            Err(error) => return Exit::failed(words, error),
        }
    } else {
        let mut lines = Vec::new();
        if sound {
            lines.extend(sound_told(words, &examined));
        }
        lines.extend(unlike.filter(|(_, is_copy)| *is_copy).map(|(text, _)| text));
        lines.extend(told.filter(|_| part == Some(true)));
        if !lines.is_empty() {
            printed = Exit::print(&(lines.join("\n") + "\n"));
        }
        let no = asked.filter(|_| part == Some(false));
        let no = no.map(|asked| words.tell(&asked));
        if let Some(why) = trouble.clone().or(no) {
            return Exit::refused(why);
        }
    }
    if trouble.is_none() && part != Some(false) { printed } else { Exit::Refused }
}

/// What is said of a record that stands.
fn sound_told(words: &Catalogue, examined: &Examination) -> Vec<String> {
    let verdict = &examined.verdict;
    if verdict.all_rows() == 0 {
        return vec![words.say("cli-verify-empty")];
    }
    let head = verdict.head.to_string();
    let args = [("rows", verdict.rows.to_string().into()), ("head", head.as_str().into())];
    let mut lines = vec![words.say_with("cli-verify-sound", &args)];
    if !verdict.strands.is_empty() {
        let others: u64 = verdict.all_rows() - verdict.rows;
        let args =
            [("rows", others.to_string().into()), ("all", verdict.all_rows().to_string().into())];
        lines.push(words.say_with("cli-verify-others", &args));
    }
    let short = ("head", examined.head.to_string().into());
    lines.push(words.say_with("evidence-short", &[short]));
    lines.extend(signed_told(words, examined));
    lines
}

/// What the record of a file that stands is not: rows do not fit their games, or it lacks rows of the damaged
/// file from which it was saved. However far it has come since, those do not come back.
fn wanting(words: &Catalogue, examined: &Examination) -> Option<String> {
    let lacks = || (!examined.salvaged.is_empty()).then(|| words.say("cli-verify-lacks"));
    misfits(words, examined).or_else(lacks)
}

/// The games to which a row does not fit; nothing where all do.
fn misfits(words: &Catalogue, examined: &Examination) -> Option<String> {
    let damaged = examined.damaged.iter();
    let lines: Vec<_> = damaged.map(|(board, row)| game_damaged(words, *board, *row)).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

fn answer(
    examined: &Examination,
    (head_is_part, answer): (Option<bool>, Option<String>),
    (trouble, not_understood): (Option<String>, Option<String>),
) -> VerifyAnswer {
    let verdict = &examined.verdict;
    let signed = verdict.runs.iter().map(|run| SignedRows {
        from: run.from,
        to: run.to,
        station: run.key.map(|key| examined.station(&key).to_owned()),
        key: run.key.map(|key| key.to_string()),
        fingerprint: run.key.map(|key| key.fingerprint()),
    });
    let second = examined.signers.seconds.iter().map(|(_, second)| SecondSignature {
        row: second.head,
        by: second.by.clone(),
        key: second.key.clone(),
    });
    VerifyAnswer {
        sound: examined.is_sound(),
        rows: verdict.rows,
        all_rows: verdict.all_rows(),
        head: verdict.head.to_string(),
        short_head: examined.head.to_string(),
        signed: signed.collect(),
        second: second.collect(),
        head_is_part,
        answer,
        broken_row: verdict.broken.map(|broken| broken.seq),
        trouble,
        not_understood,
    }
}
