//! Appeals through `jadoube play`, where no form of the window stands before the desk: fines and
//! fees, and the time at which an appeal was handed in.

use jadoube_chess::moment::Millis;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::disputes::event::Event as DisputeEvent;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_laws::appeals::deadline::DeadlineStatus;
use jadoube_laws::appeals::filing::{AppealForm, AppellantPlay, FeePayment, Filing, Point};
use jadoube_laws::appeals::verdict::{Effect, FeeFate, Judgement, Verdict};
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::laws::regulations::Capacity;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::FlagFall;
use jadoube_laws::wall::Wall;
use serde_json::Value;

use crate::program::{Program, game};

const NO: IncidentNo = IncidentNo(1);

/// One game, lost as the arbiter has decided; when that was, and when the game had ended.
fn decided(edition: &str) -> (Program, [Wall; 2]) {
    let program = Program::new(edition);
    let case = Case::FlagFall(FlagFall::new(Side::White, false));
    let (board, caller, clocks) = (Some(BoardNo(1)), Caller::Black, Clocks::Stop);
    let open = DisputeCommand::Open { board, case, caller, claim: String::new(), clocks };
    let accept = DisputeCommand::Accept { no: NO, reason: String::new(), lose: None };
    let disputed = [open, accept].map(|what| Command::Dispute { what });
    let outcome = Outcome { score: Score::BlackWins, reason: EndReason::Resignation };
    let end = Command::Game { board: BoardNo(1), what: GameCommand::End(outcome.into()) };
    let commands: Vec<Command> =
        game(1, (1, "40/150"), "").into_iter().chain(disputed).chain([end]).collect();
    let taken = |entry: &Entry| {
        matches!(entry.event, Event::Dispute { what: DisputeEvent::Decided { .. } })
    };
    let entries = entries(&program.must(&commands));
    let wall = |entry: &Entry| entry.wall.parse().unwrap();
    let decision = entries.iter().find(|entry| taken(entry)).map(wall);
    (program, [decision.unwrap(), entries.last().map(wall).unwrap()])
}

fn entries(answers: &[Value]) -> Vec<Entry> {
    let of = |answer: &Value| serde_json::from_value::<Vec<Entry>>(answer["entries"].clone());
    answers.iter().filter_map(|answer| of(answer).ok()).flatten().collect()
}

fn appeal(fee: FeePayment, at: Option<Wall>) -> Command {
    let (capacity, side, form) = (Capacity::Captain, Some(Side::White), AppealForm::Written);
    let filing = Filing { capacity, side, form, fee, play: AppellantPlay::GoesOn, at };
    let (by, text) = ("Novak".to_owned(), "the flag had not fallen".to_owned());
    let what = DisputeCommand::Appeal { no: NO, by, text, filing: Some(filing) };
    Command::Dispute { what }
}

fn decide(verdict: Verdict, fee: FeeFate) -> Command {
    let (reasons, voters) = ("it had fallen".to_owned(), vec!["Chair".to_owned()]);
    let judgement = Judgement { verdict, reasons, voters, fee, effect: Effect::Stays };
    Command::Dispute { what: DisputeCommand::DecideAppeal { no: NO, judgement } }
}

/// Ol. 15 of 1972: a fine of up to 50 Swiss francs, if the appeal was unfounded. 12 of 2006 and C05
/// 10: a fee, given back when the appeal is upheld.
#[test]
fn the_committee_deals_with_fines_and_fees_as_the_regulations_leave_it() {
    use FeeFate::{Fine, Kept, Nothing, Returned};
    use Verdict::{Partly, Rejected, Upheld};
    for (edition, paid, verdict, fee, says) in [
        (
            "1972",
            FeePayment::No,
            Rejected,
            Fine { francs: 80 },
            Some("fine of up to 50 Swiss francs"),
        ),
        ("1972", FeePayment::No, Rejected, Fine { francs: 50 }, None),
        ("1972", FeePayment::No, Rejected, Fine { francs: 20 }, None),
        (
            "1972",
            FeePayment::No,
            Upheld,
            Fine { francs: 20 },
            Some("(Ol. 15). Choose one of them: no fee"),
        ),
        (
            "2001",
            FeePayment::Yes,
            Upheld,
            Kept,
            Some("(Art. 12). Choose one of them: fee refunded"),
        ),
        ("2001", FeePayment::Yes, Upheld, Returned, None),
        ("2001", FeePayment::Yes, Partly, Kept, None),
        ("2001", FeePayment::Yes, Rejected, Returned, None),
        ("2001", FeePayment::No, Upheld, Returned, Some("no fee")),
        ("2023", FeePayment::Yes, Upheld, Nothing, Some("C05 10")),
        (
            "2023",
            FeePayment::Yes,
            Rejected,
            Fine { francs: 1 },
            Some("fee forfeited; fee refunded"),
        ),
    ] {
        let (hall, _) = decided(edition);
        let answers = hall.play(&[appeal(paid, None), decide(verdict, fee)]);
        let [_, decided] = &answers[..] else { panic!("{answers:?}") };
        let why = decided["why"].as_str();
        assert_eq!(decided["ok"], says.is_none(), "{edition} {verdict:?} {fee:?}: {why:?}");
        let told = says.is_none_or(|says| why.unwrap_or_default().contains(says));
        assert!(told, "{edition} {verdict:?} {fee:?}: {why:?}");
    }
}

/// “At once” (Ol. 15 of 1972) and the hour of 2023 are counted to when the appeal was handed in,
/// whenever it is entered, and though no program ran meanwhile.
#[test]
fn the_time_of_handing_in_can_be_told() {
    let minutes = Millis::from_mins;
    for (edition, after, due) in [
        ("1972", 200, DeadlineStatus::AtOnce { since: minutes(200) }),
        ("1972", 0, DeadlineStatus::AtOnce { since: Millis::ZERO }),
        // Told before the decision was entered.
        ("1972", -5, DeadlineStatus::AtOnce { since: Millis::ZERO }),
        ("2023", 20, DeadlineStatus::Running { left: minutes(40) }),
        ("2023", 200, DeadlineStatus::Passed { ago: minutes(140) }),
    ] {
        let (hall, [decided, ended]) = decided(edition);
        // “At once” is after the decision; the hour runs from the end of the round.
        let from = if edition == "1972" { decided } else { ended };
        let at = from.plus(minutes(after));
        let answers = hall.play(&[appeal(FeePayment::Yes, Some(at))]);
        let judged = entries(&answers).into_iter().find_map(|entry| match entry.event {
            Event::Dispute { what: DisputeEvent::Appealed { admissibility, .. } } => admissibility,
            _ => None,
        });
        let found = judged.unwrap().checks.into_iter().find_map(|check| match check.point {
            Point::InTime { due } => Some(due),
            _ => None,
        });
        assert_eq!(found, Some(due), "{edition}, {after} minutes after the decision");
    }
}
