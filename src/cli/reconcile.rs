//! `jadoube reconcile`: two boards of a game with a blind player and its two scores, from a file:
//! what differs, since when, whose, and what the edition prescribes, step by step.

use std::path::Path;

use serde_json::{Value, json};

use crate::args::ReconcileArgs;
use crate::exit::Exit;
use crate::rule;
use jadoube_chess::board::position::Position;
use jadoube_core::blind::reconcile::procedure::{Step, procedure};
use jadoube_core::blind::reconcile::reading::read_out;
use jadoube_core::blind::reconcile::{Reconciliation, Verdict, reconcile};
use jadoube_desk::choices;
use jadoube_i18n::case_file::located;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::{reconcile as told, ruling as said_of};
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::rulings::fault::Fault;
use jadoube_laws::rulings::ruling::Ruling;
use jadoube_message::system::SystemReason;

/// Answers: 0 when it is settled what is to be done, 1 when nothing decides it, 2 when the input is
/// unusable.
#[must_use]
pub fn run(args: &ReconcileArgs, words: &Catalogue) -> Exit {
    let editions = match rule::named(args.edition.as_deref(), words) {
        Ok(editions) => editions,
        Err(why) => return Exit::unusable(why),
    };
    let answer = answer(&args.case, &editions, args.json, words);
    match answer {
        Ok((text, settled)) => {
            let printed = Exit::print(&text);
            if settled { printed } else { printed.max(Exit::Refused) }
        }
        Err(why) => Exit::unusable(format!("{}: {why}", args.case.display())),
    }
}

/// What is printed, and whether it is settled what is to be done.
fn answer(
    path: &Path,
    editions: &[&Edition],
    as_json: bool,
    words: &Catalogue,
) -> Result<(String, bool), String> {
    let text = rule::text_of(path).map_err(|error| words.tell(&SystemReason::from(error)))?;
    let told = |fault: Fault| located(words, &fault);
    let paper = choices::boards(&text).map_err(told)?;
    let found = reconcile(&paper.table().map_err(told)?);
    let mut out = String::new();
    for edition in editions {
        let rulings = paper.rulings(&found, edition).map_err(told)?;
        let steps = procedure(&found, edition.rules.blind.wrong_execution.value);
        out += &if as_json {
            format!("{}\n", data(words, edition, &found, &steps, &rulings))
        } else {
            sentences(words, edition, &found, &steps, &rulings)
        };
    }
    Ok((out, !matches!(found.verdict, Verdict::Undecided { .. })))
}

fn sentences(
    words: &Catalogue,
    edition: &Edition,
    found: &Reconciliation,
    steps: &[Step],
    rulings: &[Ruling],
) -> String {
    let mut lines = vec![format!("{}:", edition.id)];
    lines.push(format!("  {}", told::verdict(words, &found.line, &found.verdict)));
    let mut item = |text: String| lines.push(format!("  - {text}"));
    found.differences.iter().for_each(|one| item(words.tell(one)));
    told::reversals(words, found).into_iter().for_each(&mut item);
    told::scores(words, found).into_iter().for_each(&mut item);
    found.standings.iter().for_each(|one| item(told::board_comparison(words, found, one)));
    for (number, step) in (1..).zip(steps) {
        let text = told::step(words, &found.line, step);
        let target = found.target.as_ref().filter(|_| *step == Step::Compare);
        let read = target.map(|target| read_out(&target.placement())).unwrap_or_default();
        if read.is_empty() {
            lines.push(format!("  {number}. {text}"));
        } else {
            lines.push(format!("  {number}. {text}:"));
            lines.extend(read.iter().map(|line| format!("       {}", words.tell(line))));
        }
    }
    for ruling in rulings {
        lines.push(format!("  {}", words.tell(&ruling.finding)));
        lines.push(format!("  {}", said_of::citations(words, &ruling.citations)));
        lines.extend(
            ruling
                .discretion
                .iter()
                .map(|left| format!("  {}: {}", words.say("ruling-left"), words.tell(left))),
        );
    }
    lines.join("\n") + "\n\n"
}

fn data(
    words: &Catalogue,
    edition: &Edition,
    found: &Reconciliation,
    steps: &[Step],
    rulings: &[Ruling],
) -> Value {
    let target = found.target.as_ref();
    json!({
        "edition": edition.id,
        "reversed": found.reversed,
        "differences": found.differences,
        "agreement": found.scores.agreement,
        "agreed": found.line.ply(),
        "filled": found.filled,
        "slips": found.scores.slips,
        "off_record": found.off_record,
        "standings": found.standings,
        "verdict": found.verdict,
        "target": target.map(Position::fen),
        "read_out": target.map(|target| read_out(&target.placement())),
        "times": found.times,
        "steps": steps
            .iter()
            .map(|step| json!({ "step": step, "text": told::step(words, &found.line, step) }))
            .collect::<Vec<_>>(),
        "citations": rulings
            .iter()
            .flat_map(Ruling::articles)
            .collect::<Vec<_>>(),
        "text": told::verdict(words, &found.line, &found.verdict),
    })
}
