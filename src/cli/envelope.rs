//! `jadoube envelope`: adjourned games without the window.

mod values;
mod presence;
pub mod arguments;
pub mod args;
mod secret_input;
mod session;
mod sheet;
mod between;
mod plan;
mod resume;
mod seal;
mod open;

use serde_json::json;

use crate::envelope::args::{
    EnvelopeArgs, EnvelopeCommand, KeepArgs, ListArgs, LockArgs, PrintArgs, ShowArgs, StatusArg,
};
use crate::envelope::secret_input::{Source, passphrases};
use crate::envelope::session::Picture;
use crate::envelope::sheet::sheet;
use crate::exit::Exit;
use crate::output;
use crate::work::Work;
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::{Appointment, Handover};
use jadoube_core::adjournment::register::{EnvelopeFilter, alarms, find};
use jadoube_core::adjournment::state::{Adjournment, Status};
use jadoube_desk::envelopes;
use jadoube_desk::log_lines::trouble;
use jadoube_desk::sealing::{self, Secret, now};
use jadoube_i18n::adjournment::{self as said};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess::pairing;
use jadoube_laws::ids::EnvelopeNo;

/// Does it: 0 when done, 1 when the answer is a refusal, 2 when the input is unusable.
#[must_use]
pub fn run(args: &EnvelopeArgs, words: &Catalogue) -> Exit {
    let done = match &args.what {
        EnvelopeCommand::List(args) => list(args, words),
        EnvelopeCommand::Show(args) => show(args, words),
        EnvelopeCommand::Print(args) => print(args, words),
        EnvelopeCommand::Lock(args) => lock(args, words),
        EnvelopeCommand::Seal(args) => seal::run(args, words),
        EnvelopeCommand::BreakOff(args) => between::break_off(args, words),
        EnvelopeCommand::Inscribe(args) => between::inscribe(args, words),
        EnvelopeCommand::Sign(args) => between::sign(args, words),
        EnvelopeCommand::Keep(args) => keep(args, words),
        EnvelopeCommand::Offer(args) => between::offer(args, words),
        EnvelopeCommand::Conclude(args) => between::conclude(args, words),
        EnvelopeCommand::Report(args) => between::report(args, words),
        EnvelopeCommand::Resume(args) => resume::run(args, words),
        EnvelopeCommand::Open(args) => open::run(args, words),
        EnvelopeCommand::State(args) => resume::state(args, words),
        EnvelopeCommand::QuestionTimes(args) => resume::question_times(args, words),
        EnvelopeCommand::Settle(args) => between::settle(args, words),
        EnvelopeCommand::Plan(args) => plan::run(args, words),
    };
    done.unwrap_or_else(|exit| exit)
}

const fn status(asked: StatusArg) -> Status {
    match asked {
        StatusArg::Sealing => Status::Sealing,
        StatusArg::Sealed => Status::Sealed,
        StatusArg::InCustody => Status::InCustody,
        StatusArg::Missing => Status::Missing,
        StatusArg::Resuming => Status::Resuming,
        StatusArg::Opened => Status::Opened,
        StatusArg::BrokenOff => Status::BrokenOff,
        StatusArg::Settled => Status::Settled,
    }
}

fn list(args: &ListArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let snap = Picture::read(&args.file, words)?;
    let wanted = EnvelopeFilter {
        no: None,
        statuses: args.statuses.iter().copied().map(status).collect(),
        round: args.round,
        player: args.player.clone(),
        due_on: args.today.then(|| now().date()),
        due_from: args.due.map(|(from, _)| from),
        due_before: args.due.map(|(_, before)| before),
    };
    let found = find(&snap.hall.adjournments, &wanted);
    if args.json {
        let text: String = found.iter().map(|one| object(one, words) + "\n").collect();
        return Ok(snap.ended(Exit::print(&text)));
    }
    let mut text = table(&found, words);
    let books = (&snap.hall.adjournments.envelopes, &snap.hall.adjournments.sessions);
    for alarm in alarms(books.0, books.1, snap.edition, (snap.hall.last, now())) {
        text += &format!("! {}\n", words.tell(&alarm));
    }
    Ok(snap.print(&text))
}

/// An envelope for machines.
fn object(one: &Adjournment, words: &Catalogue) -> String {
    json!({
        "no": one.no.written(),
        "round": one.round,
        "board": one.board,
        "white": one.players.white.name,
        "black": one.players.black.name,
        "sealer": one.sealer,
        "status": words.tell(&one.status()),
        "due": one.due(),
        "keeper": one.custody.last().map(|handing| &handing.to),
    })
    .to_string()
}

/// The heads of the list's columns.
const COLUMNS: [&str; 7] = [
    "cli-envelope-no",
    "cli-envelope-status",
    "cli-envelope-due",
    "cli-envelope-round",
    "cli-envelope-board",
    "cli-envelope-game",
    "cli-envelope-keeper",
];

/// The envelopes for people: a head, then a line for each, a column under its head, so that a line
/// can be read by itself. What is not known is a dash.
fn table(envelopes: &[&Adjournment], words: &Catalogue) -> String {
    if envelopes.is_empty() {
        return words.say("envelopes-none") + "\n";
    }
    let row = |one: &&Adjournment| {
        [
            one.no.to_string(),
            words.tell(&one.status()),
            one.due().map(|due| said::date_time(words, due.at)).unwrap_or_default(),
            one.round.to_string(),
            one.board.to_string(),
            pairing(words, &one.players),
            one.custody.last().map(|handing| handing.to.clone()).unwrap_or_default(),
        ]
    };
    let head = COLUMNS.map(|id| words.say(id));
    let rows: Vec<[String; 7]> = std::iter::once(head).chain(envelopes.iter().map(row)).collect();
    let wide = |text: &String| text.chars().count().max(1);
    let width = |nth: usize| rows.iter().filter_map(|row| row.get(nth)).map(wide).max();
    let line = |row: &[String; 7]| {
        let cells = row.iter().enumerate().map(|(nth, cell)| {
            let cell = if cell.is_empty() { "–" } else { cell };
            format!("{cell:<width$}", width = width(nth).unwrap_or_default())
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}

fn show(args: &ShowArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let snap = Picture::read(&args.file, words)?;
    let text = sheet(&snap, snap.one(args.no)?, words);
    Ok(snap.print(&text))
}

fn print(args: &PrintArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let snap = Picture::read(&args.file, words)?;
    let waits = |one: &&Adjournment| one.is_adjourned() && one.resumption.is_none();
    let mut nos: Vec<EnvelopeNo> = args.nos.clone();
    if nos.is_empty() {
        let all = snap.hall.adjournments.values().map(AsRef::as_ref);
        nos = all.filter(waits).map(|one| one.no).collect();
    }
    if nos.is_empty() {
        return Err(Exit::refused(words.say("cli-envelope-none-waits")));
    }
    output::free(&args.output, words)?;
    let place = (args.paper.into(), args.output.as_path());
    envelopes::print(words, (&snap.hall, snap.edition, snap.record), &nos, place)
        .map_err(|why| Exit::unusable(words.tell(&why)))?;
    Ok(snap.ended(Exit::print(&format!("{}\n", args.output.display()))))
}

fn lock(args: &LockArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let source = Source::of(args.stdin);
    let refused = |why| Exit::refused(trouble(words, &why));
    sealing::distinct(&args.persons).map_err(refused)?;
    let secrets = passphrases(words, source, &args.persons)?;
    if source == Source::Terminal {
        let again = passphrases(words, source, &args.persons)?;
        let same = |(one, other): (&Secret, &Secret)| one.reveal() == other.reveal();
        if !secrets.iter().zip(&again).all(same) {
            return Err(Exit::unusable(words.say("cli-passphrases-differ")));
        }
    }
    let command = sealing::make_lock(args.persons.clone(), &secrets)
        .map_err(|why| Exit::unusable(words.tell(&why)))?;
    let desk = Work::on(&args.file, words)?.desk;
    let made = desk.command(command).wait();
    made.map_err(refused)?;
    Ok(Exit::Done)
}

fn keep(args: &KeepArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.file, words)?;
    let no = args.no;
    if let Some(at) = args.due {
        let snap = work.picture();
        let holds = snap.hall.adjournments.sessions.iter().find(|(_, session)| session.holds(at));
        // Another hour is no word about another place.
        let before = snap.one(no)?.due().map(|due| due.place.clone());
        let place = Some(args.venue.clone()).filter(|told| !told.is_empty()).or(before);
        let place = place.unwrap_or_default();
        let due = Appointment { at, place, session: holds.map(|(no, _)| *no) };
        work.adjourn(Ask::Schedule { no, due })?;
        // It is recorded as told, for it may be what was announced; a slip is seen at once.
        let now = now();
        if at < now {
            let [at, now] = [at, now].map(|time| said::date_time(words, time));
            let args = [("no", no.into()), ("at", at.into()), ("now", now.into())];
            eprintln!("{}", words.say_with("cli-keep-past", &args));
        }
    }
    if let Some(to) = &args.to {
        let (from, to, place) = (args.from.clone(), to.clone(), args.place.clone());
        let handing = Handover { from, to, place, at: now() };
        work.adjourn(Ask::Hand { no, handing })?;
    }
    let snap = work.picture();
    Ok(Exit::print(&sheet(&snap, snap.one(no)?, words)))
}
