//! An event from its regulations to its results: `jadoube competition new`, `enter`, `number`, `pair`,
//! `publish`, `result`, `withdraw`, `close` and `undo`. A player is named by the number for pairing.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::json;

use crate::competition::act_args::PublishArgs;
use crate::competition::answer::Answer;
use crate::competition::args::{
    CloseArgs, EnterArgs, EventArgs, FileArgs, NumberArgs, PairArgs, ResultArgs, SystemArg,
    WithdrawArgs,
};
use crate::competition::list;
use crate::competition::rounds;
use crate::competition::standings::edition;
use crate::competition::teams;
use crate::exit::Exit;
use crate::notices;
use crate::work::Work;
use jadoube_competition::berger::{Cycles, Joint};
use jadoube_competition::knockout::duel::Stage as MatchStage;
use jadoube_competition::knockout::written;
use jadoube_competition::olympiad1972::regulations::{
    CONTROL as CONTROL_1972, Event as Championship,
};
use jadoube_competition::tiebreak::edition::Edition;
use jadoube_competition::tournament::Player;
use jadoube_competition::withdrawal::Edition as WithdrawalEdition;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, EntrantNo, RatingSource};
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::refusal::Refusal;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::competition::result::{BoardResult, PairingResult};
use jadoube_core::competition::round::{Pairing, Stage};
use jadoube_core::competition::start::{Means, StartDraw};
use jadoube_core::competition::state::Contest;
use jadoube_core::competition::team::{TeamNo, TeamRules};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_core::hall::event::Event;
use jadoube_desk::choices;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::log_lines::{fault, trouble};
use jadoube_desk::preferences;
use jadoube_desk::station::Station;
use jadoube_desk::timekeeper::today;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::contest::entry_warnings;
use jadoube_laws::clock::control::TimeControl;
use jadoube_laws::ids::BoardNo;

/// Makes the file with the regulations in it.
pub(super) fn found(args: &EventArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let championship = championship(&args.olympiad, words)?;
    let date = args.date.clone().unwrap_or_else(today);
    let regulations = Box::new(regulations(args, championship, &date, words)?);
    let folder = args.file.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        let path = [("path", folder.display().to_string().into())];
        return Err(Exit::unusable(words.say_with("competition-event-no-folder", &path)));
    }
    let name = args.name.clone().unwrap_or_else(|| {
        args.file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    });
    let edition = args.laws.clone().unwrap_or_else(|| match championship {
        Some(_) => "1972".to_owned(),
        None => choices::newest().id.clone(),
    });
    let competition = Competition {
        place: args.place.clone(),
        arbiter: args.arbiter.clone(),
        date,
        ..Competition::new(&name, &edition)
    };
    let path = args.file.display().to_string();
    let made = json!({ "file": path, "competition": competition, "regulations": regulations });
    let mut answer = Answer::of(made);
    answer.line(&path);
    let start = Command::Contest { what: Ask::Start { regulations } };
    let commands = vec![Command::Found { competition }, start];
    let desk = Desk::start(Station::own(&preferences::station()), Box::new(|| {}))
        .map_err(|error| Exit::failed(words, error))?;
    let made = desk.ask(Request::NewWith(args.file.clone(), commands)).wait();
    made.map_err(|why| Exit::refused(trouble(words, &why)))?;
    notices::tell(&desk, words);
    desk.close().map_err(|why| Exit::refused(fault(words, &why)))?;
    Ok(answer.print(args.json))
}

/// The regulations of an event that begins on that day.
fn regulations(
    args: &EventArgs,
    championship: Option<Championship>,
    date: &str,
    words: &Catalogue,
) -> Result<Regulations, Exit> {
    let control = args.control.as_deref().unwrap_or(match championship {
        Some(_) => CONTROL_1972,
        None => CONTROL,
    });
    let control = control.parse::<TimeControl>();
    let control = control.map_err(|why| Exit::unusable(words.tell(&why)))?;
    let tables = Tables::Handbook;
    let joint = if args.as_tabled { Joint::AsTabled } else { Joint::Exchanged };
    let system = match args.system {
        SystemArg::Berger => System::RoundRobin { cycles: Cycles::Single, tables },
        SystemArg::Double => System::RoundRobin { cycles: Cycles::Double(joint), tables },
        SystemArg::KnockOut => System::KnockOut { third_place: args.third_place },
        SystemArg::Match => System::Match,
        SystemArg::Manual => System::Manual { rounds: args.rounds },
    };
    let tie_break_edition = match args.edition {
        Some(year) => edition(year, words)?,
        None => Edition::on_day(date),
    };
    let usual = match system {
        // Places follow from the bracket.
        System::KnockOut { .. } | System::Match => "",
        _ if args.teams.is_some() => "MPTS,GPTS,DE",
        _ => "DE,WIN,SB",
    };
    if args.tie_breaks.as_ref().is_some_and(|list| list.trim().is_empty()) {
        // It can be meant, but nobody shall find it out at the end.
        eprintln!("{}", words.say("competition-standings-no-list"));
    }
    if let Some(event) = championship {
        return Ok(Regulations::olympiad_1972(event, control));
    }
    Ok(Regulations {
        scoring: args.scoring,
        withdrawal: args.withdrawal.map_or(WithdrawalEdition::Handbook, Into::into),
        tie_breaks: args.tie_breaks.clone().unwrap_or_else(|| usual.to_owned()),
        tie_break_edition,
        teams: args.teams.map(TeamRules::new),
        stages: stages(args.stages.as_deref(), words)?,
        final_stages: stages(args.final_stages.as_deref(), words)?,
        ..Regulations::new(system, control)
    })
}

/// Stages as they are typed; none where nothing is.
fn stages(typed: Option<&str>, words: &Catalogue) -> Result<Vec<MatchStage>, Exit> {
    let read = typed.map(written::stages).transpose();
    Ok(read.map_err(|fault| Exit::unusable(words.tell(&fault)))?.unwrap_or_default())
}

/// The rate of play of an event where none is told.
const CONTROL: &str = "90+30";

/// Which championship is meant: `1972 men`.
fn championship(told: &[String], words: &Catalogue) -> Result<Option<Championship>, Exit> {
    match told {
        [] => Ok(None),
        [year, which] if year == "1972" && which == "men" => Ok(Some(Championship::Men)),
        [year, which] if year == "1972" && which == "women" => Ok(Some(Championship::Women)),
        told => {
            let text = [("text", told.join(" ").into())];
            Err(Exit::unusable(words.say_with("competition-groups-no-olympiad", &text)))
        }
    }
}

/// With what no list knows.
fn with_own(known: Entrant, args: &EnterArgs) -> Entrant {
    Entrant {
        club: args.club.clone(),
        blind: args.blind,
        wheelchair: args.wheelchair,
        fixed_board: args.fixed_board.map(BoardNo),
        ..known
    }
}

/// Enters the players of a file, those with numbers of the rating list, or one.
pub(super) fn enter(args: &EnterArgs, words: &Catalogue) -> Result<Exit, Exit> {
    if let Some(list) = &args.list {
        let what = teams::of_list(list, args, words)?;
        let work = Work::on(&args.file, words)?;
        // Who enters from a list plays for a team, where teams play.
        let is_of_teams = work.hall().contest.team_rules().is_some();
        let known: BTreeSet<TeamNo> = work.hall().contest.teams.keys().copied().collect();
        work.contest(match what {
            Ask::Enter { entrants } if is_of_teams => {
                Ask::EnterTeams { teams: teams::by_club(&entrants, words)? }
            }
            what => what,
        })?;
        let contest = work.hall().contest;
        let entered = contest.teams.keys().copied().filter(|team| !known.contains(team));
        let warnings = entered.flat_map(|team| entry_warnings(words, &contest, team));
        warnings.for_each(|told| eprintln!("{told}"));
        return work.finished_as(args.json);
    }
    let entrants = match &args.name {
        None => {
            let known = list::entrants(&args.fide, words)?;
            known.into_iter().map(|known| with_own(known, args)).collect()
        }
        Some(name) => {
            let player = Player {
                name: name.clone(),
                federation: args.federation.clone(),
                title: args.title.clone(),
                rating: args.rating,
                fide_id: args.fide_id,
                ..Player::default()
            };
            vec![with_own(Entrant::listed(player, &RatingSource::default()), args)]
        }
    };
    asked(&args.file, Ask::Enter { entrants }, args.json, words)
}

/// Asks something, and prints what came of it.
fn asked(file: &Path, what: Ask, as_json: bool, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(file, words)?;
    work.contest(what)?;
    work.finished_as(as_json)
}

/// Gives the numbers: typed, by lot from a seed, or by rating.
pub(super) fn number(args: &NumberArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let order: Vec<EntrantNo> = args.order.iter().copied().map(EntrantNo).collect();
    let how = match (args.seed, order.is_empty()) {
        (Some(seed), _) => Numbering::Lot { seed },
        (None, true) => Numbering::Rating,
        (None, false) => Numbering::Arbiter { order },
    };
    let work = Work::on(&args.file, words)?;
    if let (Numbering::Arbiter { order }, true) = (&how, work.hall().contest.team_rules().is_some())
    {
        let order = order.iter().map(|no| TeamNo(no.0)).collect();
        let how = Numbering::Arbiter { order };
        work.contest(Ask::NumberTeams { how, reason: args.reason.clone() })?;
        return work.finished_as(args.json);
    }
    drop(work);
    asked(&args.file, Ask::Number { how, reason: args.reason.clone() }, args.json, words)
}

/// The entrant with a number for pairing.
pub(super) fn numbered(
    contest: &Contest,
    number: u16,
    words: &Catalogue,
) -> Result<EntrantNo, Exit> {
    let at = usize::from(number).checked_sub(1);
    let found = at.and_then(|at| contest.order().get(at).copied());
    found.ok_or_else(|| {
        // Who entered after the numbers were given has none yet.
        let is_late = number > 0 && usize::from(number) <= contest.entrants.len();
        let number = EntrantNo(number);
        let args = [("no", number.0.into())];
        Exit::refused(match is_late {
            true => words.say_with("competition-event-not-numbered", &args),
            false => words.tell(&Refusal::NoSuchEntrant(number)),
        })
    })
}

/// Those with these numbers.
pub(super) fn several(
    contest: &Contest,
    numbers: &[u16],
    words: &Catalogue,
) -> Result<Vec<EntrantNo>, Exit> {
    numbers.iter().map(|number| numbered(contest, *number, words)).collect()
}

/// The two of a pairing as it is typed: `1:4`.
pub(super) fn paired(
    contest: &Contest,
    text: &str,
    words: &Catalogue,
) -> Result<(EntrantNo, EntrantNo), Exit> {
    let numbers = text.split_once([':', '-']);
    let numbers = numbers.and_then(|(one, other)| Some((one.parse().ok()?, other.parse().ok()?)));
    let (white, black) = numbers.ok_or_else(|| {
        let args = [("text", text.into())];
        Exit::unusable(words.say_with("competition-event-no-pairing", &args))
    })?;
    Ok((numbered(contest, white, words)?, numbered(contest, black, words)?))
}

/// Pairs the next round, and shows the draft.
pub(super) fn pair(args: &PairArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.file, words)?;
    let contest = work.hall().contest;
    if contest.team_rules().is_some() {
        return teams::pair(args, &work);
    }
    let mut pairings = Vec::new();
    for (board, text) in (1..).map(BoardNo).zip(&args.pairings) {
        let (white, black) = paired(&contest, text, words)?;
        pairings.push(Pairing { board, white, black });
    }
    let round = contest.published().saturating_add(1);
    let remarks = contest.remarks(round, &pairings, &work.hall().pairing_boards());
    work.contest(Ask::Draft { round, pairings })?;
    remarks.iter().for_each(|remark| eprintln!("{}", words.tell(remark)));
    Ok(rounds::show(&work.hall(), Some(round), args.json, words))
}

/// Makes the draft known, and sets its boards up; with the start positions of Chess960 where they are
/// told.
pub(super) fn publish(args: &PublishArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let how = args.chess960.as_ref().map(|text| start_draw(text, words)).transpose()?;
    let work = Work::on(&args.file, words)?;
    let contest = work.hall().contest;
    let round = contest.published().saturating_add(1);
    if !args.basic_order && contest.uses_line_ups(round) {
        teams::line_ups_missing(&contest, round, words)?;
    }
    if let Some(how) = how {
        work.contest(Ask::DrawStart { round, how })?;
    }
    work.contest(Ask::Publish { round })?;
    Ok(rounds::show(&work.hall(), Some(round), args.json, words))
}

/// How start positions were drawn: `lot:17`, `dice:357`, `cards:12,700,31`.
fn start_draw(text: &str, words: &Catalogue) -> Result<StartDraw, Exit> {
    let wrong = || {
        let told = [("text", text.into())];
        Exit::unusable(words.say_with("competition-event-no-start", &told))
    };
    let (means, numbers) = text.split_once(':').ok_or_else(wrong)?;
    if means == "lot" {
        return numbers.parse().map(|seed| StartDraw::Lot { seed }).map_err(|_| wrong());
    }
    let means = Means::ALL.into_iter().find(|known| known.key() == means).ok_or_else(wrong)?;
    let positions = numbers.split(',').map(|number| number.trim().parse::<u16>());
    let positions = positions.collect::<Result<Vec<u16>, _>>().map_err(|_| wrong())?;
    Ok(StartDraw::Hand { means, positions })
}

/// Enters a result, or corrects one.
pub(super) fn result(args: &ResultArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let result = PairingResult::read(&args.result).ok_or_else(|| {
        let signs = PairingResult::SIGNS.map(|(sign, _)| sign).join("  ");
        let told = [("text", (&args.result).into()), ("signs", signs.into())];
        Exit::unusable(words.say_with("competition-event-no-result", &told))
    })?;
    let (board, mut reason) = (BoardNo(args.board), args.reason.clone());
    let work = Work::on(&args.file, words)?;
    let hall = work.hall();
    let round = args.round.or_else(|| hall.contest.latest_at(board));
    let bout = round.and_then(|round| hall.contest.bout(round, board));
    // The round and the players: the number of a board is soon mistyped.
    let about = |result: String| {
        let called = |no| hall.contest.called(no);
        [
            ("round", round.map_or(0, i64::from).into()),
            ("board", board.0.into()),
            ("white", bout.map(|bout| called(bout.pairing.white)).unwrap_or_default().into()),
            ("black", bout.map(|bout| called(bout.pairing.black)).unwrap_or_default().into()),
            ("result", result.into()),
        ]
    };
    let shown = bout.and_then(|bout| bout.view(&hall.pairing_boards())).map(|view| view.result);
    if shown == Some(BoardResult::Playing) && reason.trim().is_empty() {
        if !args.game_ended {
            let why = words.say_with("competition-event-goes-on", &about(String::new()));
            return Err(Exit::refused(why));
        }
        reason = words.say("competition-event-game-ended");
    }
    work.contest(Ask::EnterResult { round, board, result, reason })?;
    if args.json {
        return work.finished_as(true);
    }
    let result = words.tell(&result);
    // What another station is asked for does not stand yet.
    let is_asked = work.entries().iter().any(|entry| matches!(entry.event, Event::Proposed { .. }));
    let stands = bout.filter(|_| !is_asked);
    let line = stands.map(|_| words.say_with("competition-event-result-of", &about(result)));
    work.finished_with(line)
}

/// A player or a team plays no more, or does again.
pub(super) fn withdraw(args: &WithdrawArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.file, words)?;
    let contest = work.hall().contest;
    let from = args.from.unwrap_or_else(|| contest.published().saturating_add(1));
    let (expelled, reason) = (args.expelled, args.reason.clone());
    if args.team {
        let nos = args.numbers.iter().map(|number| teams::numbered(&contest, *number, words));
        for no in nos.collect::<Result<Vec<_>, Exit>>()? {
            let reason = reason.clone();
            work.contest(match args.comes_back {
                true => Ask::ReturnTeam { no, from, reason },
                false => Ask::LeaveTeam { no, from, expelled, reason },
            })?;
        }
        return work.finished_as(args.json);
    }
    let nos = several(&contest, &args.numbers, words)?;
    if args.comes_back {
        for no in nos {
            work.contest(Ask::Return { no, from, reason: reason.clone() })?;
        }
        return work.finished_as(args.json);
    }
    work.contest(match nos[..] {
        [no] => Ask::Leave { no, from, expelled, reason },
        _ => Ask::LeaveTogether { nos, from, expelled, reason },
    })?;
    work.finished_as(args.json)
}

/// Closes a round: the earliest that is open, unless another is told.
pub(super) fn close(args: &CloseArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let work = Work::on(&args.file, words)?;
    let contest = work.hall().contest;
    let open = || {
        let mut rounds = contest.rounds.iter();
        rounds.find(|(_, round)| round.stage == Stage::Published).map(|(no, _)| *no)
    };
    let round = args.round.or_else(open).unwrap_or_else(|| contest.published());
    work.contest(Ask::Close { round })?;
    work.finished_as(args.json)
}

/// Undoes the last act.
pub(super) fn undo(args: &FileArgs, words: &Catalogue) -> Result<Exit, Exit> {
    asked(&args.file, Ask::Undo, args.json, words)
}
