//! What is signed on paper, sheet by sheet and in every language: that the sheets of an incident and of an
//! appeal have all that the arbiter, the players and the committee need, as it was recorded or as room to
//! write it; that the sheet for checking clocks is filled in as far as the clocks are known; and that
//! whatever is signed bears the head of the record.

use std::sync::Arc;

use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::{BySide, Side};
use jadoube_competition::berger::Cycles;
use jadoube_core::blind::arrangement::Arrangement;
use jadoube_core::blind::command::Command as BlindCommand;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::Entrant;
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::competition::team::{NewTeam, TeamNo, TeamRules};
use jadoube_core::competition::tournament::Games;
use jadoube_core::disputes::command::{Caller, Clocks, Command as Dispute};
use jadoube_core::evidence::head::{Head, RecordState};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::state::Hall;
use jadoube_desk::choices;
use jadoube_desk::protocols::{Sheet, SheetSource, document};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::aggregate::Aggregate as _;
use jadoube_laws::appeals::committee::{Member, Seat};
use jadoube_laws::appeals::filing::{AppealForm, AppellantPlay, FeePayment, Filing};
use jadoube_laws::appeals::provisions::{Contest, Provisions};
use jadoube_laws::appeals::verdict::{Effect, FeeFate, Judgement, Verdict};
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::{Player, Setup};
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo, Role, Who};
use jadoube_laws::laws::regulations::Capacity;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::FlagFall;
use jadoube_laws::rulings::illegal::facts::ClockNotPressed;
use jadoube_laws::rulings::ruling::Remedy;
use jadoube_reports::document::{Block, Document};
use jadoube_reports::pdf::render;
use uuid::Uuid;

const NO: IncidentNo = IncidentNo(1);
const BOARD: BoardNo = BoardNo(1);

/// An event as it is recorded, all of it at three o'clock.
struct Record {
    hall: Hall,
    entries: Vec<Arc<Entry>>,
    edition: &'static str,
}

impl Record {
    fn of(edition: &'static str) -> Self {
        let mut record = Self { hall: Hall::default(), entries: Vec::new(), edition };
        record.ask(&Command::Found { competition: Competition::new("Cup", edition) });
        record
    }

    fn ask(&mut self, command: &Command) {
        let edition = choices::edition(self.edition).unwrap();
        let book = choices::rulebook(&self.hall, edition);
        for event in self.hall.decide(command, (Moment(0), book).into()).unwrap() {
            let who = Who { station: "Desk 2".into(), role: Role::Arbiter };
            let (seq, wall) = (self.hall.seq + 1, "2026-11-23T15:00:00+01:00".into());
            let entry = Entry { seq, at: Moment(0), wall, who, event, place: None };
            self.hall.apply(&entry.event, entry.origin());
            self.entries.push(Arc::new(entry));
        }
    }

    fn dispute(&mut self, what: Dispute) {
        self.ask(&Command::Dispute { what });
    }

    fn contest(&mut self, what: Ask) {
        self.ask(&Command::Contest { what });
    }

    fn sheet(&self, words: &Catalogue, sheet: Sheet, at: Moment) -> Option<Document> {
        let of_game = |no: GameNo| {
            let board = self.hall.games.get(&no).map(|one| one.board);
            let is_here = |entry: &&Arc<Entry>| match &entry.event {
                Event::Game { board: here, .. } => Some(*here) == board,
                _ => false,
            };
            self.entries.iter().filter(is_here).cloned().collect::<Vec<_>>()
        };
        let source = SheetSource {
            hall: &self.hall,
            record: Some(record()),
            as_of: None,
            incomplete: None,
            of_game: &of_game,
            of_incident: &|_| self.entries.clone(),
            of_contest: &|| self.entries.clone(),
        };
        document(words, source, sheet, at)
    }

    /// That a sheet says these in each language, and some whichever it is.
    fn says(&self, (sheet, at): (Sheet, Moment), everywhere: &[&str], each: [&[&str]; 3]) {
        for (lang, told) in Lang::ALL.into_iter().zip(each) {
            let document = self.sheet(&Catalogue::new(lang), sheet, at).unwrap();
            render(&document).unwrap();
            let text = format!("{:?}", document.pages);
            assert!(!text.contains('⟦'), "{lang:?}: {text}");
            for part in everywhere.iter().chain(told) {
                assert!(text.contains(part), "{lang:?}: {part}\n\nis not in\n\n{text}");
            }
            let head = [record().head.to_string(), record().scanned()];
            assert!(head.iter().all(|part| text.contains(part)), "{lang:?}: the head");
        }
    }
}

fn record() -> RecordState {
    let head = Head { seq: 1284, hash: [0xA5; 32] };
    RecordState { competition: Uuid::from_u128(7), head, key: None }
}

/// Black has claimed something; nothing is decided yet.
fn claimed(edition: &'static str, contest: Contest) -> Record {
    let mut event = Record::of(edition);
    let member =
        |name: &str, seat| Member { name: name.into(), seat, age: Some(50), ..Member::default() };
    let members = vec![member("Chair", Seat::Chairman), member("Second", Seat::Member)];
    let regulations =
        choices::rulebook(&event.hall, choices::edition(edition).unwrap()).regulations;
    let provisions = Provisions { contest, members, ..Provisions::of(regulations.id.as_str()) };
    event.ask(&Command::ProvideForAppeals { provisions });
    let player = |name: &str| Player { name: name.into(), ..Player::default() };
    let players = BySide::new(player("Novak"), player("Rossi"));
    let setup = Setup { players, round: 3, ..Setup::new("90+30".parse().unwrap()) };
    event.ask(&Command::SetUpGame { board: BOARD, setup });
    event.ask(&Command::Game { board: BOARD, what: GameCommand::Start });
    let case = Case::ClockNotPressed(ClockNotPressed { by: Side::White });
    let (board, claim) = (Some(BOARD), "he does not press".to_owned());
    let (caller, clocks) = (Caller::Black, Clocks::Stop);
    event.dispute(Dispute::Open { board, case, caller, claim, clocks });
    event
}

/// What is proposed is done, and Black gets two minutes.
fn decided(edition: &'static str, contest: Contest) -> Record {
    let mut event = claimed(edition, contest);
    let more = Remedy::AddTime { side: Side::Black, time: Millis::from_mins(2) };
    let proposed = event.hall.incidents[&NO].proposal.remedies.clone();
    let remedies = [more].into_iter().chain(proposed).collect();
    let (text, reason) = ("two minutes for Black".to_owned(), "the clock stood".to_owned());
    event.dispute(Dispute::DecideOtherwise { no: NO, remedies, text, reason, lose: None });
    event
}

fn file_appeal(event: &mut Record) {
    let filing = Filing {
        capacity: Capacity::Captain,
        side: Some(Side::White),
        form: AppealForm::Written,
        fee: FeePayment::Yes,
        play: AppellantPlay::GoesOn,
        at: Some("2026-11-23T15:20:00+01:00".parse().unwrap()),
    };
    let (by, text) = ("Novak".to_owned(), "the increment was missing".to_owned());
    event.dispute(Dispute::Appeal { no: NO, by, text, filing: Some(filing) });
}

const INCIDENT: (Sheet, Moment) = (Sheet::Incident(NO), Moment(0));
const APPEAL: (Sheet, Moment) = (Sheet::Appeal(NO), Moment(0));

#[test]
fn the_sheet_of_an_incident_has_every_field_in_every_language() {
    let event = decided("2023", Contest::Team);
    // Edition, article, facts, both clocks before and after, decision, who was told, until when and to
    // whom there is an appeal, who signs.
    event.says(
        INCIDENT,
        &["2023", "Novak", "two minutes for Black", "the clock stood", "Chair, Second", "11.10"],
        [
            &[
                "(\"Laws of Chess\", \"edition of 2023\")",
                "(Laws of 2023)\")",
                "(\"Clocks before\", \"White 1:30:30 · Black 1:30:30\")",
                "(\"Clocks after the decision\", \"White 1:30:30 · Black 1:32:30\")",
                "Heading(2, \"What happened\")",
                "Heading(2, \"Decision\")",
                "Heading(2, \"Told to\")",
                "[\"White\", \"\", \"\", \"\"]",
                "[\"Black\", \"\", \"\", \"\"]",
                "[\"Captain of White’s team\", \"\", \"\", \"\"]",
                "[\"Captain of Black’s team\", \"\", \"\", \"\"]",
                "head: \"Time\"",
                "head: \"Signature\"",
                "Heading(2, \"Right of appeal\")",
                "60 minutes after the end of the round or the decision, whichever is later (C11 3)",
                "the appeals committee (Chair, Second), through the arbiter",
                "Signature(\"Arbiter\")",
                "Signature(\"White\")",
                "Signature(\"Black\")",
            ],
            &[
                "(\"Schachregeln\", \"Fassung von 2023\")",
                "(\"Uhren vorher\", \"Weiß 1:30:30 · Schwarz 1:30:30\")",
                "(\"Uhren nach der Entscheidung\", \"Weiß 1:30:30 · Schwarz 1:32:30\")",
                "Heading(2, \"Entscheidung\")",
                "Heading(2, \"Mitgeteilt\")",
                "Mannschaftsführer von Weiß",
                "head: \"Uhrzeit\"",
                "Heading(2, \"Recht auf Berufung\")",
                "60 Minuten nach dem Ende der Runde",
                "das Turniergericht (Chair, Second), über den Schiedsrichter",
                "Signature(\"Schiedsrichter\")",
            ],
            &[
                "(\"Часовници пред одлуката\", \"Белиот 1:30:30 · Црниот 1:30:30\")",
                "(\"Часовници по одлуката\", \"Белиот 1:30:30 · Црниот 1:32:30\")",
                "Heading(2, \"Соопштено\")",
                "Капитен на екипата на Белиот",
                "head: \"Време\"",
                "Heading(2, \"Право на жалба\")",
                "60 минути по крајот на колото",
                "комисијата за жалби (Chair, Second), преку судијата",
                "Signature(\"Судија\")",
            ],
        ],
    );
}

#[test]
fn every_paper_about_a_decision_says_that_it_was_decided_otherwise_and_what_was_proposed() {
    let event = decided("2023", Contest::Individual);
    let proposal = &event.hall.incidents[&NO].proposal;
    for sheet in [INCIDENT, APPEAL, (Sheet::Round(3), Moment(0))] {
        event.says(
            sheet,
            &["two minutes for Black", "the clock stood"],
            [
                &["Decided otherwise than proposed. The proposal was: "],
                &["Anders entschieden als vorgeschlagen. Vorgeschlagen war: "],
                &["Решено поинаку од предлогот. Предлогот беше: "],
            ],
        );
        let words = Catalogue::new(Lang::En);
        let text = format!("{:?}", event.sheet(&words, sheet.0, sheet.1).unwrap().pages);
        let told = format!("The proposal was: {}", words.tell(&proposal.finding));
        assert!(text.contains(&told), "{told} is not in {text}");
    }
}

#[test]
fn the_right_of_appeal_is_that_of_its_regulations_also_before_the_decision() {
    let undecided: [&[&str]; 3] = [
        &["(\"Clocks after the decision\", \"Not decided yet\")", "60 minutes after the end"],
        &["Noch nicht entschieden", "60 Minuten nach dem Ende"],
        &["Сѐ уште не е одлучено", "60 минути по крајот"],
    ];
    claimed("2023", Contest::Individual).says(INCIDENT, &["11.10"], undecided);
    let old = decided("1972", Contest::Individual);
    let at_once: [&[&str]; 3] = [&["At once (Ol. 15)"], &["Sofort (Ol. 15)"], &["Веднаш (Ol. 15)"]];
    old.says(INCIDENT, &[], at_once);
    let sheet = old.sheet(&Catalogue::new(Lang::En), INCIDENT.0, INCIDENT.1).unwrap();
    let text = format!("{:?}", sheet.pages);
    assert!(!text.contains("Captain of"), "nobody has a captain where players compete: {text}");
}

#[test]
fn without_an_appeal_its_sheet_is_the_form_for_one() {
    let open = claimed("2023", Contest::Individual);
    let sheet = open.sheet(&Catalogue::new(Lang::En), APPEAL.0, APPEAL.1);
    assert!(sheet.is_none(), "there is nothing to appeal against");
    let event = decided("2023", Contest::Individual);
    event.says(
        APPEAL,
        &["two minutes for Black", "2023", "Chair", "Second"],
        [
            &[
                "Appeal against the decision of incident 1",
                "Heading(2, \"Decision under appeal\")",
                "[\"Appellant\", \"\"]",
                "[\"Capacity\", \"\"]",
                "[\"Handed in\", \"\"]",
                "[\"Deposit\", \"none was announced (C05 10)\"]",
                "[\"On what grounds\", \"\"]",
                "[\"The decision can be appealed\", \"\"]",
                "[\"The fee is paid\", \"\"]",
                "[\"Admissible\", \"\"]",
                "[\"The appeal is (upheld, upheld in part, rejected)\", \"\"]",
                "[\"Reasons\", \"\"]",
                "Signature(\"Appellant\")",
                "Signature(\"Chairman of the appeals committee\")",
            ],
            &["[\"Wer Berufung einlegt\", \"\"]", "[\"Zulässig\", \"\"]"],
            &["[\"Подносител на жалбата\", \"\"]", "[\"Допуштена\", \"\"]"],
        ],
    );
}

#[test]
fn the_sheet_of_an_appeal_has_all_that_is_recorded_in_every_language() {
    let mut event = decided("2023", Contest::Team);
    file_appeal(&mut event);
    let judgement = Judgement {
        verdict: Verdict::Upheld,
        reasons: "the clock was set without increment".into(),
        voters: vec!["Chair".into(), "Second".into()],
        fee: FeeFate::Returned,
        effect: Effect::Stays,
    };
    event.dispute(Dispute::DecideAppeal { no: NO, judgement });
    event.says(
        APPEAL,
        &["the increment was missing", "the clock was set without increment", "Chair, Second"],
        [
            &[
                "[\"Appellant\", \"Novak\"]",
                "[\"Capacity\", \"Captain\"]",
                "[\"For which player\", \"White\"]",
                "[\"Handed in\", \"2026-11-23 15:20\"]",
                "fee paid",
                "Captain: may appeal",
                "In writing (",
                "60 minutes from the end of the round, which is still being played (C11 3)",
                "[\"Admissible",
                "upheld\"]",
                "the game stays as it is",
                "fee refunded",
                "[\"Decided\", \"2026-11-23 15:00\"]",
                "decides",
            ],
            &["[\"Eigenschaft\", \"Mannschaftsführer\"]", "stattgegeben\"]"],
            &["[\"Својство\", \"Капитен\"]", "уважена\"]"],
        ],
    );
}

/// A round robin of so many, with its first round.
fn round_robin(players: u16) -> Record {
    let mut event = Record::of("2023");
    let system = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
    let regulations = Box::new(Regulations::new(system, "90+30".parse().unwrap()));
    event.contest(Ask::Start { regulations });
    let entrants = (1..=players).map(|no| Entrant::named(format!("P{no}"))).collect();
    event.contest(Ask::Enter { entrants });
    event.contest(Ask::Number { how: Numbering::Rating, reason: String::new() });
    first_round(&mut event);
    event
}

fn first_round(event: &mut Record) {
    event.contest(Ask::Draft { round: 1, pairings: Vec::new() });
    event.contest(Ask::Publish { round: 1 });
}

#[test]
fn known_clocks_are_filled_in_where_the_check_is_due_and_a_deviation_is_told() {
    let mut event = round_robin(6);
    for board in [1, 2] {
        event.ask(&Command::Game { board: BoardNo(board), what: GameCommand::Start });
    }
    let correction = Correction::Subtract { side: Side::White, time: Millis::from_mins(5) };
    let reason = "the clock had been set wrongly".to_owned();
    let what = GameCommand::CorrectClock { correction, reason };
    event.ask(&Command::Game { board: BoardNo(2), what });
    let sheet = (Sheet::ClockSheet(1), Moment::START + Millis::from_mins(61));
    event.says(
        sheet,
        &["+0:00:00\"]"],
        [
            &[
                "Check all clocks every 30 min (Arbiters’ Manual 2025, 306)",
                "after 1:01:00 of play",
                "\"! −0:05:00: too large\"]",
            ],
            &["nach 1:01:00 Laufzeit", "\"! −0:05:00: zu groß\"]"],
            &["по 1:01:00 игра", "\"! −0:05:00: преголемо\"]"],
        ],
    );
    let text =
        format!("{:?}", event.sheet(&Catalogue::new(Lang::En), sheet.0, sheet.1).unwrap().pages);
    let due = text.split("Heading(2, \"1:00:00").nth(1).unwrap();
    let due = due.split("Heading(2, \"1:30:00").next().unwrap();
    assert!(due.contains("! −0:05:00"), "in the check of the first hour: {text}");
    assert_eq!(text.matches("too large").count(), 1, "and in no other: {text}");
    assert!(due.contains("[\"3\", \"P3 – P4\"]"), "nothing is known of a board not begun: {due}");
}

/// A round robin, beside it a game with an incident that is decided and one that is played blind.
fn of_players() -> Record {
    let mut event = round_robin(4);
    let set_up = |board| Command::SetUpGame {
        board: BoardNo(board),
        setup: Setup { round: 1, ..Setup::new("90+30".parse().unwrap()) },
    };
    event.ask(&set_up(8));
    event.ask(&Command::Game { board: BoardNo(8), what: GameCommand::Start });
    let case = Case::FlagFall(FlagFall::new(Side::White, false));
    let (board, claim) = (Some(BoardNo(8)), String::new());
    let (caller, clocks) = (Caller::Arbiter, Clocks::Stop);
    event.dispute(Dispute::Open { board, case, caller, claim, clocks });
    event.dispute(Dispute::Accept { no: NO, reason: String::new(), lose: None });
    event.ask(&set_up(9));
    let arrangement = Box::new(Arrangement::of_blind(Side::Black));
    let what = BlindCommand::Arrange { arrangement, reason: String::new() };
    event.ask(&Command::Blind { board: BoardNo(9), what });
    event
}

fn of_teams() -> Record {
    let mut event = Record::of("2023");
    let system = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
    let mut regulations = Regulations::new(system, "90+30".parse().unwrap());
    regulations.teams = Some(TeamRules::new(2));
    let team = |name: &str| NewTeam {
        name: name.into(),
        players: (1..=2).map(|no| Entrant::named(format!("{name} {no}"))).collect(),
        ..NewTeam::default()
    };
    event.contest(Ask::Start { regulations: Box::new(regulations) });
    event.contest(Ask::EnterTeams { teams: ["Alfa", "Beta", "Gama"].map(team).into() });
    let how = Numbering::Arbiter { order: (1..=3).map(TeamNo).collect() };
    event.contest(Ask::NumberTeams { how, reason: String::new() });
    first_round(&mut event);
    event
}

/// Every sheet there is. Whoever adds one adds it here too.
fn sheets(hall: &Hall) -> Vec<Sheet> {
    let game = hall.games.iter().find(|(_, one)| one.blind.arranged().is_some()).map(|(no, _)| *no);
    let first = Sheet::Incident(NO);
    let mut all = vec![first];
    let next = |sheet| match sheet {
        Sheet::Incident(no) => Some(Sheet::Appeal(no)),
        Sheet::Appeal(_) => Some(Sheet::Round(1)),
        Sheet::Round(_) => Some(Sheet::BlindMatch(game.unwrap_or(GameNo(1)))),
        Sheet::BlindMatch(_) => Some(Sheet::Pairings(1)),
        Sheet::Pairings(_) => Some(Sheet::Results(1)),
        Sheet::Results(_) => Some(Sheet::CrossTable),
        Sheet::CrossTable => Some(Sheet::Players),
        Sheet::Players => Some(Sheet::BoardCards(1)),
        Sheet::BoardCards(_) => Some(Sheet::Scoresheets(1)),
        Sheet::Scoresheets(_) => Some(Sheet::Standings(None)),
        Sheet::Standings(_) => Some(Sheet::StandingsOf(None, Games::All, 0)),
        Sheet::StandingsOf(..) => Some(Sheet::RoundProtocol(1)),
        Sheet::RoundProtocol(_) => Some(Sheet::LineUpForms(1)),
        Sheet::LineUpForms(_) => Some(Sheet::MatchProtocols(1)),
        Sheet::MatchProtocols(_) => Some(Sheet::ClockSheet(1)),
        Sheet::ClockSheet(_) => Some(Sheet::Equipment),
        Sheet::Equipment => Some(Sheet::Report),
        Sheet::Report => Some(Sheet::Prizes),
        Sheet::Prizes => Some(Sheet::Norms(1)),
        Sheet::Norms(_) => None,
    };
    while let Some(sheet) = all.last().copied().and_then(next) {
        all.push(sheet);
    }
    all
}

#[test]
fn whatever_is_signed_bears_the_head_of_the_record() {
    let (words, record) = (Catalogue::new(Lang::En), record());
    let mut signed = Vec::new();
    for event in [of_players(), of_teams()] {
        for sheet in sheets(&event.hall) {
            let Some(document) = event.sheet(&words, sheet, Moment(0)) else { continue };
            for page in &document.pages {
                let blocks = || page.areas.iter().flat_map(|area| &area.blocks);
                if !blocks().any(|block| matches!(block, Block::Signature(_))) {
                    continue;
                }
                let code = |block: &Block| match block {
                    Block::Code { text, .. } => *text == record.scanned(),
                    _ => false,
                };
                let text = format!("{:?}", page.areas);
                assert!(blocks().any(code), "{sheet:?} for a camera: {text}");
                assert!(text.contains(&record.head.to_string()), "{sheet:?} as text: {text}");
                signed.push(sheet);
            }
        }
    }
    for sheet in [
        Sheet::Incident(NO),
        Sheet::Appeal(NO),
        Sheet::Round(1),
        Sheet::Scoresheets(1),
        Sheet::RoundProtocol(1),
        Sheet::LineUpForms(1),
        Sheet::MatchProtocols(1),
        Sheet::ClockSheet(1),
        Sheet::Equipment,
        Sheet::Report,
    ] {
        assert!(signed.contains(&sheet), "{sheet:?} is signed");
    }
}

#[test]
fn no_paper_writes_moves_with_figurines() {
    let is_figurine = |sign: char| ('\u{2654}'..='\u{265f}').contains(&sign);
    let of_players = of_players();
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        for event in [&of_players, &of_teams()] {
            for sheet in sheets(&event.hall) {
                let Some(document) = event.sheet(&words, sheet, Moment(0)) else { continue };
                let text = format!("{:?} {:?}", document.title, document.pages);
                assert!(!text.contains(is_figurine), "{lang:?} {sheet:?}: {text}");
            }
        }
    }
}
