//! `jadoube envelope`: adjourned games without the window.

pub mod args;
mod typed;
mod open;
mod seal;

use std::path::Path;

use serde_json::json;

use crate::cli::envelope::args::{
    Doing, EnvelopeArgs, KeepArgs, ListArgs, LockArgs, PlanArgs, PrintArgs, ShowArgs, StatusArg,
};
use crate::cli::envelope::typed::Source;
use crate::cli::exit::Exit;
use crate::core::adjournment::command::Command as Ask;
use crate::core::adjournment::envelope::{Due, Handing, Which};
use crate::core::adjournment::guide::{Guide, View, guide};
use crate::core::adjournment::plan::{Order, conflicts, propose};
use crate::core::adjournment::register::{Wanted, alarms, find};
use crate::core::adjournment::session::{Purpose, Session};
use crate::core::adjournment::state::{Adjournment, Status};
use crate::core::hall::command::Command;
use crate::core::hall::state::Hall;
use crate::core::ids::{EnvelopeNo, SessionNo};
use crate::core::laws::edition::Edition;
use crate::core::moment::Millis;
use crate::desk::desk::Desk;
use crate::desk::envelopes;
use crate::desk::inbox::Request;
use crate::desk::sealing::{self, Secret, now};
use crate::desk::words::{fault, trouble};
use crate::desk::{catalogue, library, preferences};
use crate::i18n::adjournment::{self as said, guide as told};
use crate::i18n::ruling;
use crate::i18n::words::Words;

/// Does it: 0 when done, 1 when the answer is a refusal, 2 when the input is unusable.
#[must_use]
pub fn run(args: &EnvelopeArgs, words: &Words) -> Exit {
    let done = match &args.what {
        Doing::List(args) => list(args, words),
        Doing::Show(args) => show(args, words),
        Doing::Print(args) => print(args, words),
        Doing::Lock(args) => lock(args, words),
        Doing::Seal(args) => seal::run(args, words),
        Doing::Keep(args) => keep(args, words),
        Doing::Open(args) => open::run(args, words),
        Doing::Plan(args) => plan(args, words),
    };
    done.unwrap_or_else(|exit| exit)
}

/// The state that is shown.
struct Picture {
    hall: Hall,
    edition: &'static Edition,
}

impl Picture {
    fn of(desk: &Desk) -> Self {
        let snap = desk.snapshot();
        Self { hall: snap.hall.clone(), edition: snap.edition }
    }
}

/// The file, opened to work on.
fn at_work(file: &Path, words: &Words) -> Result<Desk, Exit> {
    let desk = Desk::start(&preferences::station(), Box::new(|| {})).map_err(Exit::unusable)?;
    let opened = desk.ask(Request::Open(file.to_owned())).wait();
    opened.map_err(|why| Exit::unusable(trouble(words, &why)))?;
    Ok(desk)
}

/// The state of a file that is only looked at.
fn read(file: &Path, words: &Words) -> Result<Picture, Exit> {
    let record = library::read(file).map_err(|why| Exit::unusable(fault(words, &why)))?;
    let edition = record.hall.competition.as_ref();
    let edition = edition.and_then(|one| catalogue::in_force(one).ok());
    let edition = edition.unwrap_or_else(catalogue::newest);
    Ok(Picture { hall: record.hall, edition })
}

/// Asks something about an adjournment.
fn ask(desk: &Desk, words: &Words, what: Ask) -> Result<(), Exit> {
    let asked = desk.command(Command::Adjournment { what }).wait();
    asked.map(drop).map_err(|why| Exit::refused(trouble(words, &why)))
}

fn one(snap: &Picture, no: u32) -> Result<&Adjournment, Exit> {
    let found = snap.hall.adjournments.get(&EnvelopeNo(no));
    found.map(AsRef::as_ref).ok_or_else(|| Exit::unusable(format!("there is no envelope {no}")))
}

fn guide_of(snap: &Picture, of: &Adjournment) -> Guide {
    let game = snap.hall.game_of(of.no);
    let (edition, at) = (snap.edition, snap.hall.last);
    guide(&View { adjournment: of, game, edition, at, now: now() })
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

fn list(args: &ListArgs, words: &Words) -> Result<Exit, Exit> {
    let snap = read(&args.file, words)?;
    let wanted = Wanted {
        statuses: args.statuses.iter().copied().map(status).collect(),
        round: args.round,
        player: args.player.clone(),
        due_on: args.today.then(|| now().date()),
        ..Wanted::default()
    };
    let found = find(&snap.hall.adjournments, &wanted);
    let line = |one: &&Adjournment| {
        if args.json {
            let due = one.due();
            return json!({
                "no": one.no,
                "round": one.round,
                "board": one.board,
                "white": one.players.white.name,
                "black": one.players.black.name,
                "sealer": one.sealer,
                "status": said::status(words, one.status()),
                "due": due,
                "keeper": one.custody.last().map(|handing| &handing.to),
            })
            .to_string();
        }
        let due = one.due().map(|due| said::when(due.at)).unwrap_or_default();
        let pairing = format!("{} – {}", one.players.white.name, one.players.black.name);
        let cells = [
            one.no.to_string(),
            said::status(words, one.status()),
            due,
            format!("{}.{}", one.round, one.board),
            pairing,
        ];
        cells.join("\t")
    };
    let mut text: String = found.iter().map(|one| line(one) + "\n").collect();
    if !args.json {
        let books = (&snap.hall.adjournments, &snap.hall.sessions);
        for alarm in alarms(books.0, books.1, snap.edition, (snap.hall.last, now())) {
            text += &format!("! {}\n", told::alarm(words, &alarm));
        }
    }
    Ok(Exit::print(&text))
}

fn show(args: &ShowArgs, words: &Words) -> Result<Exit, Exit> {
    let snap = read(&args.file, words)?;
    let of = one(&snap, args.no)?;
    Ok(Exit::print(&sheet(&snap, of, words)))
}

/// All that is to be known of an envelope.
fn sheet(snap: &Picture, of: &Adjournment, words: &Words) -> String {
    let mut lines = vec![format!(
        "{}: {}",
        said::envelope(words, of.no, Which::Sealed),
        said::status(words, of.status())
    )];
    let facts = envelopes::facts(words, snap.edition, of);
    lines.extend(facts.into_iter().map(|(name, value)| format!("  {name}: {value}")));
    lines.extend(of.custody.iter().map(|handing| {
        format!(
            "  {} → {}, {} ({})",
            handing.from,
            handing.to,
            handing.place,
            said::when(handing.at)
        )
    }));
    let guide = guide_of(snap, of);
    for line in &guide.lines {
        let mark = if line.done { 'x' } else { ' ' };
        lines.push(format!("  [{mark}] {}", told::step(words, line.step, of)));
    }
    let step = told::step(words, guide.next.step, of);
    let actor = told::actor(words, guide.next.actor);
    let cited = ruling::citations(words, &guide.next.citations);
    lines.push(format!("=> {step} ({actor}). {cited}"));
    lines.extend(guide.notes.iter().map(|note| format!("  ! {}", told::note(words, note, of))));
    lines.join("\n") + "\n"
}

fn print(args: &PrintArgs, words: &Words) -> Result<Exit, Exit> {
    let snap = read(&args.file, words)?;
    let waits = |one: &&Adjournment| one.is_adjourned() && one.resumption.is_none();
    let mut nos: Vec<EnvelopeNo> = args.nos.iter().copied().map(EnvelopeNo).collect();
    if nos.is_empty() {
        let all = snap.hall.adjournments.values().map(AsRef::as_ref);
        nos = all.filter(waits).map(|one| one.no).collect();
    }
    if nos.is_empty() {
        return Err(Exit::refused("no envelope waits for its resumption; nothing was printed"));
    }
    let place = (args.paper.into(), args.output.as_path());
    envelopes::print(words, (&snap.hall, snap.edition), &nos, place).map_err(Exit::unusable)?;
    Ok(Exit::print(&format!("{}\n", args.output.display())))
}

fn lock(args: &LockArgs, words: &Words) -> Result<Exit, Exit> {
    let source = Source::of(args.stdin);
    let passphrases = passphrases(source, &args.persons)?;
    if source == Source::Terminal {
        let again = self::passphrases(source, &args.persons)?;
        let same = |(one, other): (&Secret, &Secret)| one.reveal() == other.reveal();
        if !passphrases.iter().zip(&again).all(same) {
            return Err(Exit::refused("the passphrases are not the same twice; no lock was made"));
        }
    }
    let command = sealing::make_lock(args.persons.clone(), &passphrases).map_err(Exit::refused)?;
    let desk = at_work(&args.file, words)?;
    let made = desk.command(command).wait();
    made.map_err(|why| Exit::refused(trouble(words, &why)))?;
    Ok(Exit::Done)
}

/// The passphrase of each person, in their order.
fn passphrases(source: Source, persons: &[String]) -> Result<Vec<Secret>, Exit> {
    let ask = |name: &String| {
        let typed = source.ask(&format!("Passphrase of {name}")).map_err(Exit::unusable)?;
        typed.ok_or_else(|| Exit::unusable(format!("the passphrase of {name} is missing")))
    };
    persons.iter().map(ask).collect()
}

fn keep(args: &KeepArgs, words: &Words) -> Result<Exit, Exit> {
    let desk = at_work(&args.file, words)?;
    let no = EnvelopeNo(args.no);
    if let Some(at) = args.due {
        let snap = Picture::of(&desk);
        let holds = snap.hall.sessions.iter().find(|(_, session)| session.holds(at));
        let due = Due { at, place: args.venue.clone(), session: holds.map(|(no, _)| *no) };
        ask(&desk, words, Ask::Schedule { no, due })?;
    }
    if let Some(to) = &args.to {
        let (from, to, place) = (args.from.clone(), to.clone(), args.place.clone());
        let handing = Handing { from, to, place, at: now() };
        ask(&desk, words, Ask::Hand { no, handing })?;
    }
    let snap = Picture::of(&desk);
    Ok(Exit::print(&sheet(&snap, one(&snap, args.no)?, words)))
}

fn plan(args: &PlanArgs, words: &Words) -> Result<Exit, Exit> {
    let desk = at_work(&args.file, words)?;
    if let [starts, ends] = args.session[..] {
        let (place, purpose) = (args.place.clone(), Purpose::Adjourned);
        let session =
            Session { starts, ends, purpose, place, announced: None, extended: Millis::ZERO };
        ask(&desk, words, Ask::PlanSession { session })?;
    }
    if let Some(no) = args.announced.map(SessionNo) {
        ask(&desk, words, Ask::AnnounceSession { no, at: now() })?;
    }
    let snap = Picture::of(&desk);
    let order = if args.shortest_first { Order::ShortestFirst } else { Order::Rounds };
    let plan = propose(&snap.hall.adjournments, &snap.hall.sessions, order, now());
    let mut text = String::new();
    for line in plan.lines {
        let at = said::when(line.due.at);
        text += &format!("{}\t{at}\t{}\n", line.no, line.due.place);
        if args.fix {
            ask(&desk, words, Ask::Schedule { no: line.no, due: line.due })?;
        }
    }
    text += &plan.left_over.iter().map(|no| format!("{no}\t-\n")).collect::<String>();
    let snap = Picture::of(&desk);
    let hall = &snap.hall;
    let against = conflicts(&hall.adjournments, &hall.sessions, snap.edition, args.last_round);
    text += &against
        .iter()
        .map(|conflict| format!("! {}\n", told::conflict(words, conflict)))
        .collect::<String>();
    if let Some(path) = &args.pdf {
        envelopes::print_plan(words, hall, path).map_err(Exit::unusable)?;
    }
    if let Some(path) = &args.ics {
        envelopes::write_calendar(words, hall, path).map_err(Exit::unusable)?;
    }
    Ok(Exit::print(&text))
}
