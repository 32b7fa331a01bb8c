//! What happens in an event beside pairing and results: `jadoube competition absent`, `bye`,
//! `schedule`, `expel`, `amend`, `change` and `regulations`.

use serde_json::json;

use crate::competition::act_args::{
    AbsentArgs, AmendArgs, ByeArg, ByeArgs, ChangeArgs, ExpelArgs, GroundArg, LotArgs,
    RegulationsArgs, ScheduleArgs, StartArg,
};
use crate::competition::answer::Answer;
use crate::competition::event::{numbered, paired, several};
use crate::competition::event_file::read;
use crate::competition::standings::edition;
use crate::exit::Exit;
use crate::work::Work;
use jadoube_competition::handling::Ground;
use jadoube_competition::tournament::{Bye, Date};
use jadoube_core::adjournment::refusal::Refusal as SessionRefusal;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{EventRating, Rating, RatingKind};
use jadoube_core::competition::regulations::{Regulations, System};
use jadoube_core::competition::round::Pairing;
use jadoube_core::competition::start::StartPosition;
use jadoube_desk::round_sessions;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::prizes;
use jadoube_laws::clock::control::TimeControl;
use jadoube_laws::ids::BoardNo;

/// The next round to be published, unless another is told.
fn next(work: &Work<'_>, round: Option<u8>) -> u8 {
    round.unwrap_or_else(|| work.hall().contest.published().saturating_add(1))
}

/// A player does not play a round, or does after all.
pub(super) fn absent(args: &AbsentArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.file, words)?;
    let nos = several(&work.hall().contest, &args.numbers, words)?;
    let round = next(&work, args.round);
    match (&nos[..], args.comes) {
        ([no], false) => work.contest(Ask::NoteAbsent { no: *no, round })?,
        (_, false) => work.contest(Ask::NoteAbsences { nos, round })?,
        (_, true) => {
            nos.iter().try_for_each(|no| work.contest(Ask::NotePresent { no: *no, round }))?;
        }
    }
    work.finished_as(args.json)
}

/// A match that stands even goes to one of the two by lot.
pub(super) fn lot(args: &LotArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.file, words)?;
    let contest = work.hall().contest;
    let no = numbered(&contest, args.number, words)?;
    let winner = args.winner.map(|number| numbered(&contest, number, words)).transpose()?;
    let (seed, reason) = (args.seed, args.reason.clone());
    work.contest(Ask::DrawMatch { no, seed, winner, reason })?;
    work.finished_as(args.json)
}

/// A player has a bye.
pub(super) fn bye(args: &ByeArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.file, words)?;
    let no = numbered(&work.hall().contest, args.number, words)?;
    let round = next(&work, args.round);
    let bye = match args.points {
        ByeArg::Half => Bye::Half,
        ByeArg::Full => Bye::Full,
        ByeArg::Zero => Bye::Zero,
    };
    work.contest(Ask::GrantBye { no, round, bye })?;
    work.finished_as(args.json)
}

/// A round begins then, and is played in these sessions.
pub(super) fn schedule(args: &ScheduleArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.file, words)?;
    let wrong = |fault| Exit::refused(words.tell(&fault));
    let times = round_sessions::typed(args.starts, &args.end, &args.pause).map_err(wrong)?;
    let hall = work.hall();
    // Who fixes only the beginning leaves the sessions as they are.
    let sessions = match times[..] {
        [] if !args.no_sessions => Vec::new(),
        _ => {
            let of = (args.round, &times[..]);
            round_sessions::commands(&hall.adjournments.sessions, of, "", &args.reason)
        }
    };
    if round_sessions::need_reason(&sessions) && args.reason.trim().is_empty() {
        return Err(Exit::refused(words.tell(&SessionRefusal::ReasonMissing)));
    }
    let act = round_sessions::one_act(&hall.contest, (args.round, args.starts), sessions);
    act.into_iter().try_for_each(|command| work.ask(command))?;
    work.finished_as(args.json)
}

/// A player is expelled.
pub(super) fn expel(args: &ExpelArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.file, words)?;
    let no = numbered(&work.hall().contest, args.number, words)?;
    let (from, reason) = (next(&work, args.from), args.reason.clone());
    work.contest(Ask::Leave { no, from, expelled: true, reason })?;
    work.finished_as(args.json)
}

/// The rating for the event with its source; another number without one is an estimate.
fn event_rating(
    args: &AmendArgs,
    known: Option<EventRating>,
    words: &Catalogue,
) -> Result<Option<EventRating>, Exit> {
    let Some(mut rating) = args.event_rating.map(EventRating::estimated).or(known) else {
        return Ok(None);
    };
    if let Some(list) = &args.event_list {
        list.trim().clone_into(&mut rating.list);
    }
    if let Some(day) = &args.event_date {
        rating.date = Some(day_of(day, words)?);
    }
    Ok(Some(rating))
}

fn day_of(text: &str, words: &Catalogue) -> Result<Date, Exit> {
    let wrong = || Exit::unusable(words.say("tournament-players-no-date"));
    Date::read(text).ok_or_else(wrong)
}

/// The official ratings with those that are told, each with the list it came from.
fn official_ratings(
    args: &AmendArgs,
    known: Vec<Rating>,
    words: &Catalogue,
) -> Result<Vec<Rating>, Exit> {
    let list = args.list.as_deref().unwrap_or_default().trim();
    let date = args.list_date.as_deref().map(|day| day_of(day, words)).transpose()?;
    let told = [
        (RatingKind::Standard, args.rating),
        (RatingKind::Rapid, args.rapid),
        (RatingKind::Blitz, args.blitz),
    ];
    let told = told.into_iter().filter_map(|(kind, value)| {
        Some(Rating { kind, value: value?, list: list.to_owned(), date })
    });
    let mut ratings: Vec<Rating> = told.collect();
    let is_told = |kind| ratings.iter().any(|one: &Rating| one.kind == kind);
    let others: Vec<Rating> = known.into_iter().filter(|one| !is_told(one.kind)).collect();
    ratings.extend(others);
    Ok(ratings)
}

/// Corrects what is known of a player.
pub(super) fn amend(args: &AmendArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.file, words)?;
    let contest = work.hall().contest;
    let no = numbered(&contest, args.number, words)?;
    let known = contest.entrants.get(&no).map(|entry| entry.entrant.clone());
    let mut entrant = known.unwrap_or_default();
    let texts = [
        (&mut entrant.name, &args.name),
        (&mut entrant.federation, &args.federation),
        (&mut entrant.title, &args.title),
        (&mut entrant.club, &args.club),
    ];
    for (old, new) in texts {
        if let Some(new) = new {
            old.clone_from(new);
        }
    }
    entrant.ratings = official_ratings(args, entrant.ratings, words)?;
    entrant.event_rating = event_rating(args, entrant.event_rating, words)?;
    entrant.fide_id = args.fide_id.or(entrant.fide_id);
    if let Some(day) = &args.birth {
        entrant.birth = Some(day_of(day, words)?);
    }
    entrant.blind = args.blind.unwrap_or(entrant.blind);
    entrant.wheelchair = args.wheelchair.unwrap_or(entrant.wheelchair);
    entrant.fixed_board = args.fixed_board.map(BoardNo).or(entrant.fixed_board);
    entrant.from_round = args.from_round.or(entrant.from_round);
    if let Some(others) = &args.not_with {
        let others = others.iter().map(|other| numbered(&contest, *other, words));
        entrant.not_with = others.collect::<Result<_, Exit>>()?;
    }
    work.contest(Ask::Amend { no, entrant: Box::new(entrant) })?;
    work.finished_as(args.json)
}

/// Changes published pairings.
pub(super) fn change(args: &ChangeArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.file, words)?;
    let contest = work.hall().contest;
    let one = |text: &String| {
        let wrong = || {
            let told = [("text", text.into())];
            Exit::unusable(words.say_with("competition-event-no-board-pairing", &told))
        };
        let (board, pairing) = text.split_once('=').ok_or_else(wrong)?;
        let board = board.trim().parse().map(BoardNo).map_err(|_| wrong())?;
        let (white, black) = paired(&contest, pairing, words)?;
        Ok(Pairing { board, white, black })
    };
    let pairings = args.pairings.iter().map(one).collect::<Result<Vec<Pairing>, Exit>>()?;
    let ground = match args.ground {
        GroundArg::MetBefore => Ground::MetBefore,
        GroundArg::Rules => Ground::CompetitionRules,
        GroundArg::WithoutOpponents => Ground::WithoutOpponents,
        GroundArg::LateEntry => Ground::LateEntry,
        GroundArg::LastRound => Ground::LastRoundTopBoards,
    };
    let round = args.round.unwrap_or_else(|| contest.published());
    let remarks = contest.remarks_of_change(round, &pairings, &work.hall().pairing_boards());
    let reason = args.reason.clone();
    work.contest(Ask::ChangePairings { round, pairings, ground, reason })?;
    remarks.iter().for_each(|remark| eprintln!("{}", words.tell(remark)));
    work.finished_as(args.json)
}

/// Changes the regulations, or shows them.
pub(super) fn regulations(args: &RegulationsArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let looked = read(&args.file, words)?;
    let contest = &looked.hall.contest;
    let not_started = || Exit::refused(words.tell(&contest.not_started()));
    let old = contest.regulations.clone().ok_or_else(not_started)?;
    let new = changed(args, old.clone(), words)?;
    if new == old {
        return Ok(looked.print(&shown(&old, words), args.json));
    }
    let work = Work::on(&args.file, words)?;
    let (regulations, reason) = (Box::new(new), args.reason.clone());
    work.contest(Ask::ChangeRegulations { regulations, reason })?;
    work.finished_as(args.json)
}

fn changed(
    args: &RegulationsArgs,
    old: Regulations,
    words: &Catalogue,
) -> Result<Regulations, Exit> {
    let mut new = old;
    if let Some(control) = &args.control {
        let control = control.parse::<TimeControl>();
        new.control = control.map_err(|why| Exit::unusable(words.tell(&why)))?;
    }
    if let Some(scoring) = args.scoring {
        new.scoring = scoring;
    }
    new.withdrawal = args.withdrawal.map_or(new.withdrawal, Into::into);
    if let Some(list) = &args.tie_breaks {
        new.tie_breaks.clone_from(list);
    }
    if let Some(year) = args.edition {
        new.tie_break_edition = edition(year, words)?;
    }
    if let (Some(rounds), System::Manual { .. }) = (args.rounds, new.system) {
        new.system = System::Manual { rounds };
    }
    new.first_board = args.first_board.map_or(new.first_board, BoardNo);
    if let Some(host) = &args.host {
        new.host = host.trim().to_uppercase();
    }
    new.byes.half = args.half_point_byes.unwrap_or(new.byes.half);
    new.byes.not_in_last = args.no_byes_in_last.unwrap_or(new.byes.not_in_last);
    new.byes.full = args.full_point_byes.unwrap_or(new.byes.full);
    new.byes.late_half = args.late_half_points.unwrap_or(new.byes.late_half);
    if let Some(start) = args.start {
        new.start = match start {
            StartArg::Usual => StartPosition::Usual,
            StartArg::Chess960 => StartPosition::Chess960,
            StartArg::Chess960EachBoard => StartPosition::Chess960EachBoard,
        };
    }
    let prizes = &mut new.prizes;
    for (of, amounts) in &args.prizes {
        match amounts.is_empty() {
            true => drop(prizes.amounts.remove(of)),
            false => drop(prizes.amounts.insert(of.clone(), amounts.clone())),
        }
    }
    prizes.sharing = args.share_prizes.map_or(prizes.sharing, Into::into);
    prizes.several = args.several_prizes.unwrap_or(prizes.several);
    if let Some(currency) = &args.currency {
        prizes.currency.clone_from(currency);
    }
    Ok(new)
}

/// The regulations as lines.
fn shown(regulations: &Regulations, words: &Catalogue) -> Answer {
    let mut answer = Answer::of(json!(regulations));
    let system = match regulations.system {
        System::RoundRobin { .. } => "competition-event-system-table",
        System::KnockOut { .. } => "tournament-event-knock-out",
        System::Match => "tournament-event-match",
        System::Manual { .. } => "competition-event-system-manual",
        System::Olympiad1972 { .. } => "competition-event-system-olympiad",
    };
    let start = match regulations.start {
        StartPosition::Usual => "competition-event-start-usual",
        StartPosition::Chess960 => "competition-event-start-round",
        StartPosition::Chess960EachBoard => "competition-event-start-board",
    };
    answer.line(words.say(system));
    let control = [("control", regulations.control.to_string().into())];
    answer.line(words.say_with("competition-event-control", &control));
    let list = [
        ("list", (&regulations.tie_breaks).into()),
        ("year", regulations.tie_break_edition.year().to_string().into()),
    ];
    answer.line(words.say_with("competition-event-tie-breaks", &list));
    let byes = regulations.byes;
    if !regulations.is_table() {
        let told = [
            ("half", i64::from(byes.half).into()),
            ("late", i64::from(byes.late_half).into()),
            ("last", i64::from(byes.not_in_last).into()),
            ("full", if byes.full { "yes" } else { "no" }.into()),
            ("article", regulations.handling.rules().half_byes.article.to_string().into()),
        ];
        answer.line(words.say_with("competition-event-byes", &told));
    }
    answer.line(words.say(start));
    if !regulations.host.is_empty() {
        answer.line(format!("{}: {}", words.say("tournament-event-host"), regulations.host));
    }
    if !regulations.prizes.is_none() {
        let offered = prizes::offered(words, &regulations.prizes);
        answer.line(format!("{}: {offered}", words.say("tournament-event-prizes")));
    }
    answer
}
