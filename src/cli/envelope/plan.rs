//! `jadoube envelope plan`: the sessions, the times that are fixed, those that are proposed, and
//! what speaks against it all.

use std::collections::BTreeMap;

use crate::envelope::args::PlanArgs;
use crate::envelope::session::Picture;
use crate::exit::Exit;
use crate::output;
use crate::work::Work;
use jadoube_chess::moment::Millis;
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::plan::conflicts::{Conflict, conflicts};
use jadoube_core::adjournment::plan::{Plan, PlanInput, ResumptionOrder, propose};
use jadoube_core::adjournment::refusal::Refusal;
use jadoube_core::adjournment::session::{Purpose, Session};
use jadoube_desk::envelopes;
use jadoube_desk::sealing::now;
use jadoube_i18n::adjournment::date_time;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::ids::{EnvelopeNo, SessionNo};

/// A session is planned, changed or removed; one was announced.
fn sessions(work: &Work<'_>, args: &PlanArgs) -> Result<(), Exit> {
    if let Some(no) = args.change.map(SessionNo) {
        let snap = work.picture();
        let before = snap.hall.adjournments.sessions.get(&no);
        let before = before
            .ok_or_else(|| Exit::unusable(work.words.tell(&Refusal::NoSuchSession(no))))?
            .clone();
        let (starts, ends) = match args.session[..] {
            [starts, ends] => (starts, ends),
            _ => (before.starts, args.until.unwrap_or(before.ends)),
        };
        let place = args.place.clone().unwrap_or_else(|| before.place.clone());
        let purpose = args.for_round.map_or(before.purpose, |round| Purpose::Round { round });
        let session = Session { starts, ends, place, purpose, ..before };
        let reason = args.reason.clone().unwrap_or_default();
        work.adjourn(Ask::ChangeSession { no, session, reason, joined: false })?;
    } else if let [starts, ends] = args.session[..] {
        let place = args.place.clone().unwrap_or_default();
        let purpose = args.for_round.map_or(Purpose::Adjourned, |round| Purpose::Round { round });
        let session = Session::new((starts, ends), purpose, place);
        work.adjourn(Ask::PlanSession { session, joined: false })?;
    }
    if let Some(no) = args.remove.map(SessionNo) {
        let reason = args.reason.clone().unwrap_or_default();
        work.adjourn(Ask::RemoveSession { no, reason, joined: false })?;
    }
    if let Some(no) = args.restore.map(SessionNo) {
        work.adjourn(Ask::RestoreSession { no })?;
    }
    if let Some(no) = args.announced.map(SessionNo) {
        work.adjourn(Ask::AnnounceSession { no, at: now() })?;
    }
    Ok(())
}

/// Whether something is to be recorded, and not only shown.
fn records(args: &PlanArgs) -> bool {
    let about = [args.change, args.remove, args.restore, args.announced];
    args.fix || !args.session.is_empty() || about.iter().any(Option::is_some)
}

/// Records what is asked for: the lines of the journal, and the state behind them.
fn recorded(
    args: &PlanArgs,
    order: ResumptionOrder,
    words: &Catalogue,
) -> Result<(Vec<String>, Picture), Exit> {
    let work = Work::on(&args.file, words)?;
    sessions(&work, args)?;
    let lines = work.recorded();
    if args.fix {
        for line in proposed(&work.picture(), order).lines {
            work.adjourn(Ask::Schedule { no: line.no, due: line.due })?;
        }
    }
    Ok((lines, work.picture()))
}

pub(super) fn run(args: &PlanArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let order =
        if args.shortest_first { ResumptionOrder::ShortestFirst } else { ResumptionOrder::Rounds };
    let (mut lines, snap) = match records(args) {
        true => recorded(args, order, words)?,
        // An older copy, or a file that is open elsewhere, may be looked at.
        false => (Vec::new(), Picture::read(&args.file, words)?),
    };
    lines.extend(written(&snap, &proposed(&snap, order), words));
    let hall = &snap.hall;
    let play = hall.play_left();
    let against = conflicts(&book(&snap, &play), snap.edition, args.last_round);
    // What is not fixed stands among what is proposed, or has no session.
    let told = against.iter().filter(|one| !matches!(one, Conflict::NotPlanned { .. }));
    lines.extend(told.map(|one| format!("! {}", words.tell(one))));
    for path in args.pdf.iter().chain(&args.ics) {
        output::free(path, words)?;
    }
    if let Some(path) = &args.pdf {
        envelopes::print_plan(words, hall, path).map_err(|why| Exit::unusable(words.tell(&why)))?;
    }
    if let Some(path) = &args.ics {
        envelopes::write_calendar(words, hall, snap.record, path)
            .map_err(|why| Exit::unusable(words.tell(&why)))?;
    }
    Ok(snap.print(&(lines.join("\n") + "\n")))
}

fn book<'a>(snap: &'a Picture, play: &'a BTreeMap<EnvelopeNo, Millis>) -> PlanInput<'a> {
    PlanInput {
        envelopes: &snap.hall.adjournments,
        sessions: &snap.hall.adjournments.sessions,
        play,
    }
}

fn proposed(snap: &Picture, order: ResumptionOrder) -> Plan {
    let play = snap.hall.play_left();
    propose(&book(snap, &play), order, now())
}

/// The sessions; then the games: first what is fixed, then what is proposed.
fn written(snap: &Picture, plan: &Plan, words: &Catalogue) -> Vec<String> {
    let hall = &snap.hall;
    let sessions = hall.adjournments.sessions.iter();
    let sessions = sessions.map(|(no, session)| envelopes::session(words, *no, session)).collect();
    let games = || envelopes::waiting(hall);
    let fixed = games().filter(|one| one.due().is_some());
    let fixed = fixed.map(|one| envelopes::planned(words, one, one.due())).collect();
    let of = |no| hall.adjournments.get(no).map(AsRef::as_ref);
    let proposed = plan
        .lines
        .iter()
        .filter_map(|line| Some(envelopes::planned(words, of(&line.no)?, Some(&line.due))));
    let left = plan.left_over.iter();
    let left = left.filter_map(|no| Some(envelopes::planned(words, of(no)?, None))).collect();
    let parts: [(&str, Vec<String>); 4] = [
        ("paper-plan-sessions", sessions),
        ("paper-plan-fixed", fixed),
        ("paper-plan-proposed", proposed.collect()),
        ("paper-plan-left-over", left),
    ];
    let issued = words.say_with("paper-plan-issued", &[("at", date_time(words, now()).into())]);
    let mut lines = vec![format!("{}. {issued}", words.say("paper-plan"))];
    for (head, rows) in parts.into_iter().filter(|part| !part.1.is_empty()) {
        lines.push(words.say(head));
        lines.extend(rows.into_iter().map(|row| format!("  {row}")));
    }
    lines
}
