//! An event from its regulations to its results: `jadoube competition new`, `enter`, `number`, `pair`,
//! `publish`, `result`, `withdraw`, `close` and `undo`. A player is named by the number for pairing.

use std::path::Path;

use crate::competition::answer::text_of;
use crate::competition::args::{
    EnterArgs, EventArgs, FileArgs, NumberArgs, PairArgs, ResultArgs, ScoringArg, SystemArg,
    WithdrawArgs,
};
use crate::competition::event_file::Work;
use crate::competition::file::reading;
use crate::competition::rounds;
use crate::exit::Exit;
use jadoube_competition::berger::{Cycles, Joint};
use jadoube_competition::csv::Table;
use jadoube_competition::points::Scoring;
use jadoube_competition::tiebreak::edition::Edition;
use jadoube_competition::tournament::Player;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, EntrantNo, Rating, RatingKind};
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::refusal::Refusal;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::competition::result::PairingResult;
use jadoube_core::competition::round::Pairing;
use jadoube_core::competition::state::Contest;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_desk::choices;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::log_lines::{fault, trouble};
use jadoube_desk::preferences;
use jadoube_desk::station::Station;
use jadoube_desk::timekeeper::today;
use jadoube_i18n::catalogue::Words;
use jadoube_laws::clock::control::TimeControl;
use jadoube_laws::ids::BoardNo;

/// Makes the file with the regulations in it.
pub(super) fn found(args: &EventArgs, words: &Words) -> Result<Exit, Exit> {
    let control = args.control.parse::<TimeControl>();
    let control = control.map_err(|why| Exit::unusable(words.tell(&why)))?;
    let tables = Tables::Handbook;
    let system = match args.system {
        SystemArg::Berger => System::RoundRobin { cycles: Cycles::Single, tables },
        SystemArg::Double => {
            System::RoundRobin { cycles: Cycles::Double(Joint::Exchanged), tables }
        }
        SystemArg::Manual => System::Manual { rounds: args.rounds },
    };
    let scoring = match args.scoring {
        ScoringArg::Usual => Scoring::USUAL,
        ScoringArg::ThreeOne => Scoring::THREE_ONE,
    };
    let tie_break_edition = Edition::of_year(args.edition).ok_or_else(|| {
        let known: Vec<String> = Edition::ALL.map(|edition| edition.year().to_string()).into();
        let told = [("year", args.edition.to_string().into()), ("known", known.join(", ").into())];
        Exit::unusable(words.say_with("competition-standings-no-edition", &told))
    })?;
    let regulations = Box::new(Regulations {
        scoring,
        tie_breaks: args.tie_breaks.clone(),
        tie_break_edition,
        ..Regulations::new(system, control)
    });
    let name = args.name.clone().unwrap_or_else(|| {
        args.file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    });
    let edition = args.laws.clone().unwrap_or_else(|| choices::newest().id.clone());
    let competition = Competition {
        place: args.place.clone(),
        arbiter: args.arbiter.clone(),
        date: today(),
        ..Competition::new(&name, &edition)
    };
    let start = Command::Contest { what: Ask::Start { regulations } };
    let commands = vec![Command::Found { competition }, start];
    let desk = Desk::start(Station::own(&preferences::station()), Box::new(|| {}))
        .map_err(|error| Exit::failed(words, error))?;
    let made = desk.ask(Request::NewWith(args.file.clone(), commands)).wait();
    made.map_err(|why| Exit::refused(trouble(words, &why)))?;
    desk.close().map_err(|why| Exit::refused(fault(words, &why)))?;
    Ok(Exit::print(&format!("{}\n", args.file.display())))
}

fn entrant(player: Player) -> Entrant {
    let rating = player.rating.map(|value| Rating {
        kind: RatingKind::Standard,
        value,
        list: String::new(),
        date: None,
    });
    Entrant {
        name: player.name,
        federation: player.federation,
        title: player.title,
        ratings: rating.into_iter().collect(),
        fide_id: player.fide_id,
        sex: player.sex,
        birth: player.birth,
        ..Entrant::default()
    }
}

/// The players of a list: a tournament file by its name, else a table.
fn listed(list: &Path, words: &Words) -> Result<Vec<Entrant>, Exit> {
    let is_trf = list.extension().is_some_and(|end| end.eq_ignore_ascii_case("trf"));
    let players = if is_trf {
        reading(list, words)?.tournament().tournament.players
    } else {
        let (players, faults) = Table::read(&text_of(list, words)?).players();
        faults.iter().for_each(|fault| eprintln!("{}", words.tell(fault)));
        players
    };
    Ok(players.into_values().map(entrant).collect())
}

/// Enters the players of a list, or one.
pub(super) fn enter(args: &EnterArgs, words: &Words) -> Result<Exit, Exit> {
    let entrants = match (&args.list, &args.name) {
        (Some(list), _) => listed(list, words)?,
        (None, name) => vec![Entrant {
            club: args.club.clone(),
            blind: args.blind,
            wheelchair: args.wheelchair,
            fixed_board: args.fixed_board.map(BoardNo),
            ..entrant(Player {
                name: name.clone().unwrap_or_default(),
                federation: args.federation.clone(),
                title: args.title.clone(),
                rating: args.rating,
                fide_id: args.fide_id,
                ..Player::default()
            })
        }],
    };
    asked(&args.file, Ask::Enter { entrants }, words)
}

/// Asks something, and prints what came of it.
fn asked(file: &Path, what: Ask, words: &Words) -> Result<Exit, Exit> {
    let work = Work::on(file, words)?;
    work.ask(what)?;
    work.recorded()
}

/// Gives the numbers: typed, by lot from a seed, or by rating.
pub(super) fn number(args: &NumberArgs, words: &Words) -> Result<Exit, Exit> {
    let order: Vec<EntrantNo> = args.order.iter().copied().map(EntrantNo).collect();
    let how = match (args.seed, order.is_empty()) {
        (Some(seed), _) => Numbering::Lot { seed },
        (None, true) => Numbering::Rating,
        (None, false) => Numbering::Arbiter { order },
    };
    asked(&args.file, Ask::Number { how, reason: args.reason.clone() }, words)
}

/// The entrant with a number for pairing.
fn numbered(contest: &Contest, number: u16, words: &Words) -> Result<EntrantNo, Exit> {
    let at = usize::from(number).checked_sub(1);
    let found = at.and_then(|at| contest.order().get(at).copied());
    found.ok_or_else(|| Exit::refused(words.tell(&Refusal::NoSuchEntrant(EntrantNo(number)))))
}

/// Pairs the next round, and shows the draft.
pub(super) fn pair(args: &PairArgs, words: &Words) -> Result<Exit, Exit> {
    let work = Work::on(&args.file, words)?;
    let contest = work.hall().contest;
    let mut pairings = Vec::new();
    for (board, text) in (1..).map(BoardNo).zip(&args.pairings) {
        let numbers = text.split_once([':', '-']);
        let numbers =
            numbers.and_then(|(one, other)| Some((one.parse().ok()?, other.parse().ok()?)));
        let (white, black) = numbers.ok_or_else(|| {
            let args = [("text", text.into())];
            Exit::unusable(words.say_with("competition-event-no-pairing", &args))
        })?;
        let (white, black) = (numbered(&contest, white, words)?, numbered(&contest, black, words)?);
        pairings.push(Pairing { board, white, black });
    }
    let round = contest.published().saturating_add(1);
    work.ask(Ask::Draft { round, pairings })?;
    Ok(rounds::show(&work.hall(), Some(round), args.json, words))
}

/// Makes the draft known, and sets its boards up.
pub(super) fn publish(args: &FileArgs, words: &Words) -> Result<Exit, Exit> {
    let work = Work::on(&args.file, words)?;
    let round = work.hall().contest.published().saturating_add(1);
    work.ask(Ask::Publish { round })?;
    Ok(rounds::show(&work.hall(), Some(round), false, words))
}

/// Enters a result, or corrects one.
pub(super) fn result(args: &ResultArgs, words: &Words) -> Result<Exit, Exit> {
    let result = PairingResult::read(&args.result).ok_or_else(|| {
        let signs = PairingResult::SIGNS.map(|(sign, _)| sign).join("  ");
        let told = [("text", (&args.result).into()), ("signs", signs.into())];
        Exit::unusable(words.say_with("competition-event-no-result", &told))
    })?;
    let (round, board, reason) = (args.round, BoardNo(args.board), args.reason.clone());
    asked(&args.file, Ask::EnterResult { round, board, result, reason }, words)
}

/// A player plays no more.
pub(super) fn withdraw(args: &WithdrawArgs, words: &Words) -> Result<Exit, Exit> {
    let work = Work::on(&args.file, words)?;
    let contest = work.hall().contest;
    let no = numbered(&contest, args.number, words)?;
    let from = args.from.unwrap_or_else(|| contest.published().saturating_add(1));
    let (expelled, reason) = (args.expelled, args.reason.clone());
    work.ask(Ask::Leave { no, from, expelled, reason })?;
    work.recorded()
}

/// Closes the latest round.
pub(super) fn close(args: &FileArgs, words: &Words) -> Result<Exit, Exit> {
    let work = Work::on(&args.file, words)?;
    let round = work.hall().contest.published();
    work.ask(Ask::Close { round })?;
    work.recorded()
}

/// Undoes the last act.
pub(super) fn undo(args: &FileArgs, words: &Words) -> Result<Exit, Exit> {
    asked(&args.file, Ask::Undo, words)
}
