//! Appeals from the arbiter's decision to the changed result, through the desk and its journal.
//! What the regulations are is tested in `core::appeals`.

use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::disputes::refusal::Refusal as DisputeRefusal;
use jadoube_core::disputes::state::Appeal;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_core::hall::refusal::Refusal;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::log_reader::LogReader;
use jadoube_desk::request_error::Trouble;
use jadoube_desk::{choices, library};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::appeals::committee::{Member, Seat};
use jadoube_laws::appeals::deadline::DeadlineStatus;
use jadoube_laws::appeals::filing::{
    AppealForm, AppellantPlay, FeePayment, Filing, Point, PointStatus,
};
use jadoube_laws::appeals::provisions::Provisions;
use jadoube_laws::appeals::sitting::Flaw;
use jadoube_laws::appeals::verdict::{Decision, Effect, EffectStatus, FeeFate, Judgement, Verdict};
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::{Player, Setup};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::laws::regulations::{Capacity, OtherRole};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::FlagFall;

const BOARD: BoardNo = BoardNo(1);
const NO: IncidentNo = IncidentNo(1);
const LOST: Outcome = Outcome { score: Score::BlackWins, reason: EndReason::Flag };

/// A desk with one game, lost by White on time, as the arbiter has decided.
struct Bench {
    desk: Desk,
    folder: tempfile::TempDir,
}

fn setup(round: u16) -> Setup {
    let player = |name: &str, federation: &str| Player {
        name: name.into(),
        federation: Some(federation.into()),
        ..Player::default()
    };
    Setup {
        players: BySide::new(player("Novak", "SRB"), player("Rossi", "ITA")),
        round,
        ..Setup::new("90+30".parse().unwrap())
    }
}

fn member(name: &str, seat: Seat, federation: &str) -> Member {
    let federation = Some(federation.to_owned());
    Member {
        name: name.into(),
        seat,
        federation,
        age: Some(50),
        office: OtherRole::None,
        ..Member::default()
    }
}

fn provisions(regulations: &str) -> Provisions {
    Provisions {
        fee: "100 EUR".into(),
        members: vec![
            member("Chair", Seat::Chairman, "SRB"),
            member("Second", Seat::Member, "GRE"),
            member("Third", Seat::Member, "bul"),
            member("First reserve", Seat::Reserve, "ALB"),
            member("Second reserve", Seat::Reserve, "ROU"),
        ],
        ..Provisions::of(regulations)
    }
}

fn appeal() -> DisputeCommand {
    let filing = Filing {
        capacity: Capacity::Player,
        side: Some(Side::White),
        form: AppealForm::Written,
        fee: FeePayment::Yes,
        play: AppellantPlay::GoesOn,
        at: None,
    };
    let (by, text) = ("Novak".to_owned(), "the increment was missing".to_owned());
    DisputeCommand::Appeal { no: NO, by, text, filing: Some(filing) }
}

fn judgement(effect: Effect) -> Judgement {
    Judgement {
        verdict: Verdict::Upheld,
        reasons: "the clock was set without increment".into(),
        voters: vec!["Second".into(), "Third".into(), "First reserve".into()],
        fee: FeeFate::Returned,
        effect,
    }
}

impl Bench {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let desk = Desk::start("test", Box::new(|| {})).unwrap();
        let competition =
            Competition { date: "2026-11-21".into(), ..Competition::new("Open", "2023") };
        let file = folder.path().join("open.jadoube");
        desk.ask(Request::New(file, competition)).wait().unwrap();
        let bench = Self { folder, desk };
        bench.must(Command::SetUpGame { board: BOARD, setup: setup(1) });
        bench.game(GameCommand::Start);
        let (board, case) = (Some(BOARD), Case::FlagFall(FlagFall::new(Side::White, false)));
        let (caller, claim, clocks) = (Caller::Black, String::new(), Clocks::Stop);
        bench.dispute(DisputeCommand::Open { board, case, caller, claim, clocks }).unwrap();
        bench
            .dispute(DisputeCommand::Accept { no: NO, reason: String::new(), lose: None })
            .unwrap();
        bench
    }

    fn must(&self, command: Command) {
        self.desk.command(command).wait().unwrap();
    }

    fn game(&self, what: GameCommand) {
        self.must(Command::Game { board: BOARD, what });
    }

    fn dispute(&self, what: DisputeCommand) -> Result<(), Trouble> {
        self.desk.command(Command::Dispute { what }).wait().map(|_| ())
    }

    fn appeal_now(&self) -> Appeal {
        self.desk.snapshot().hall.incidents[&NO].appeal.clone().unwrap()
    }

    fn decided(&self) -> Decision {
        *self.appeal_now().decision.unwrap().1
    }

    fn outcome(&self) -> Option<Outcome> {
        self.desk.snapshot().hall.game(BOARD).unwrap().outcome()
    }

    fn end(&self) {
        if self.outcome().is_none() {
            self.game(GameCommand::End(LOST.into()));
        }
    }
}

#[test]
fn an_appeal_upheld_changes_the_result_and_the_journal_tells_it() {
    let bench = Bench::new();
    bench.end();
    bench.must(Command::ProvideForAppeals { provisions: provisions("2023") });
    bench.dispute(appeal()).unwrap();
    let admissibility = bench.appeal_now().admissibility.unwrap();
    assert_eq!(
        (admissibility.regulations.as_str(), admissibility.answer()),
        ("2023", PointStatus::Yes)
    );
    let in_time = |point| matches!(point, Point::InTime { due: DeadlineStatus::Running { .. } });
    assert!(admissibility.checks.iter().any(|check| in_time(check.point)), "{admissibility:?}");
    let drawn = judgement(Effect::Result { score: Score::Draw });
    bench.dispute(DisputeCommand::DecideAppeal { no: NO, judgement: drawn }).unwrap();
    assert_eq!((bench.decided().carried, bench.decided().flaws), (EffectStatus::Out, vec![]));
    let drawn = Outcome { score: Score::Draw, reason: EndReason::AppealsCommittee };
    assert_eq!(bench.outcome(), Some(drawn));

    let record = library::read(&bench.folder.path().join("open.jadoube")).unwrap();
    let now = bench.desk.snapshot();
    assert_eq!(record.hall, now.hall, "read again from the file");
    assert_eq!(record.hall.appeals.unwrap().members[2].federation.as_deref(), Some("BUL"));
    let (mut reader, words) = (LogReader::default(), Catalogue::new(Lang::En));
    let log: Vec<String> = record.entries.iter().map(|entry| reader.line(&words, entry)).collect();
    let log = log.join("\n");
    for told in [
        "Incident 1: Novak appeals. the increment was missing (Player, in writing, fee paid, \
         handed in 20",
        "). Admissible",
        "Incident 1: the appeal is upheld; new result: Draw (½–½); fee refunded. Decided by: \
         Second, Third, First reserve. Reasons: the clock was set without increment",
    ] {
        assert!(log.contains(told), "{told}\n\nis not in\n\n{log}");
    }
}

#[test]
fn what_the_decision_does_to_the_game() {
    let result = |score| Effect::Result { score };
    let by_committee = |score| Outcome { score, reason: EndReason::AppealsCommittee };
    for (effect, carried, outcome) in [
        (Effect::Stays, EffectStatus::Nothing, Some(LOST)),
        (result(Score::BlackWins), EffectStatus::Nothing, Some(LOST)),
        (result(Score::WhiteWins), EffectStatus::Out, Some(by_committee(Score::WhiteWins))),
        (Effect::PlayOn, EffectStatus::Out, None),
    ] {
        let bench = Bench::new();
        bench.end();
        bench.dispute(appeal()).unwrap();
        let what = DisputeCommand::DecideAppeal { no: NO, judgement: judgement(effect) };
        bench.dispute(what).unwrap();
        assert_eq!((bench.decided().carried, bench.outcome()), (carried, outcome), "{effect:?}");
    }
}

#[test]
fn the_committee_decides_its_own_game_and_not_the_next_on_the_board() {
    let bench = Bench::new();
    bench.end();
    bench.dispute(appeal()).unwrap();
    // The same players once more: a replay of the same round.
    bench.must(Command::SetUpGame { board: BOARD, setup: setup(1) });
    let drawn = judgement(Effect::Result { score: Score::Draw });
    bench.dispute(DisputeCommand::DecideAppeal { no: NO, judgement: drawn }).unwrap();
    assert_eq!((bench.decided().carried, bench.outcome()), (EffectStatus::Out, None));
    let hall = bench.desk.snapshot().hall.clone();
    let own = hall.game_of_incident(&hall.incidents[&NO]).unwrap();
    let by_committee = Outcome { score: Score::Draw, reason: EndReason::AppealsCommittee };
    assert_eq!(own.game.outcome(), Some(by_committee), "its own has it");
}

#[test]
fn who_should_not_have_voted_is_written_into_the_decision() {
    let bench = Bench::new();
    bench.end();
    bench.must(Command::ProvideForAppeals { provisions: provisions("2023") });
    bench.dispute(appeal()).unwrap();
    let voters = vec!["Chair".to_owned(), "Second".to_owned()];
    let judgement = Judgement { voters, ..judgement(Effect::Stays) };
    bench.dispute(DisputeCommand::DecideAppeal { no: NO, judgement }).unwrap();
    let flaws: Vec<Flaw> = bench.decided().flaws.into_iter().map(|flaw| flaw.value).collect();
    assert!(flaws.contains(&Flaw::Voted { name: "Chair".into() }), "of White's federation");
    assert!(flaws.contains(&Flaw::TooFew { votes: 2, least: 3 }), "{flaws:?}");
}

#[test]
fn each_refusal_has_its_own_fault() {
    let bench = Bench::new();
    let decide = |reasons: &str| {
        let judgement = Judgement { reasons: reasons.into(), ..judgement(Effect::Stays) };
        bench.dispute(DisputeCommand::DecideAppeal { no: NO, judgement })
    };
    let refused = |why: DisputeRefusal| Err(Trouble::Refused(Refusal::Dispute(why)));
    assert_eq!(decide("x"), refused(DisputeRefusal::NoAppeal(NO)));
    bench.dispute(appeal()).unwrap();
    assert_eq!(decide(" "), refused(DisputeRefusal::ReasonMissing));
    decide("x").unwrap();
    assert_eq!(decide("x"), refused(DisputeRefusal::AppealDecided(NO)));
    let provide = |provisions| {
        bench.desk.command(Command::ProvideForAppeals { provisions }).wait().map(|_| ())
    };
    let unknown = Refusal::NoSuchRegulations("1066".into());
    assert_eq!(provide(Provisions::of("1066")), Err(Trouble::Refused(unknown)));
    let twice = vec![member("A", Seat::Member, "SRB"), member(" A", Seat::Member, "GRE")];
    let provisions = Provisions { members: twice, ..Provisions::of("2006") };
    assert_eq!(provide(provisions), Err(Trouble::Refused(Refusal::MemberNameless)));
}

#[test]
fn without_provisions_the_regulations_of_the_edition_hold() {
    let bench = Bench::new();
    bench.dispute(appeal()).unwrap();
    let admissibility = bench.appeal_now().admissibility.unwrap();
    assert_eq!(admissibility.regulations, "2023");
    let snapshot = bench.desk.snapshot();
    let book = choices::rulebook(&snapshot.hall, snapshot.edition);
    assert_eq!(book.regulations.id, "2023");
}
