//! Decisions about an event through the hall, with the articles they follow.

mod byes;
mod host;
mod championship;
mod correction;
mod difference;
mod drawing;
mod knockout;
mod prizes;
mod returning;
mod team;
mod undoing;
mod why;

use crate::competition::command::Command as Ask;
use crate::competition::entrant::{Entrant, EntrantNo, Rating, RatingKind};
use crate::competition::event::{Event as Note, Numbering};
use crate::competition::refusal::Refusal as Not;
use crate::competition::regulations::{Regulations, System, Tables};
use crate::competition::result::{BoardResult, PairingResult};
use crate::competition::round::{Pairing, Stage};
use crate::competition::state::Contest;
use crate::competition::tournament::Games;
use crate::hall::command::Command;
use crate::hall::competition::Competition;
use crate::hall::event::{Entry, Event};
use crate::hall::refusal::Refusal;
use crate::hall::state::Hall;
use jadoube_chess::moment::Moment;
use jadoube_chess::result::Score;
use jadoube_competition::berger::{BergerFault, Cycles};
use jadoube_competition::handling::{Edition as HandlingEdition, Ground, Rules};
use jadoube_competition::points::Points;
use jadoube_competition::tournament::Number;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, Role, Who};
use jadoube_laws::library::{appeals, laws};

mod next;

/// A hall in which everything goes through the same doors as in the program.
struct TestHall {
    hall: Hall,
}

const BY: &Rules = HandlingEdition::February2026.rules();

const TABLE: System = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };

fn entrant(name: &str, rating: u16) -> Entrant {
    let rating =
        Rating { kind: RatingKind::Standard, value: rating, list: "FIDE".into(), date: None };
    Entrant { ratings: vec![rating], ..Entrant::named(name) }
}

fn board(no: u16, white: u16, black: u16) -> Pairing {
    Pairing { board: BoardNo(no), white: EntrantNo(white), black: EntrantNo(black) }
}

impl TestHall {
    /// A competition of so many, numbered by rating, which is the order of entry.
    fn new(system: System, players: u16) -> Self {
        let mut one = Self { hall: Hall::default() };
        one.command(&Command::Found { competition: Competition::new("Cup", "2023") }).unwrap();
        let regulations = Box::new(Regulations::new(system, "90+30".parse().unwrap()));
        one.ask(Ask::Start { regulations }).unwrap();
        let entrants = (1..=players).map(|no| entrant(&format!("P{no}"), 2500 - no)).collect();
        one.ask(Ask::Enter { entrants }).unwrap();
        one.ask(Ask::Number { how: Numbering::Rating, reason: String::new() }).unwrap();
        one
    }

    fn command(&mut self, command: &Command) -> Result<Vec<Event>, Refusal> {
        let edition = laws::edition("2023").unwrap();
        let book = appeals::rulebook(None, edition);
        let events = self.hall.decide(command, (Moment(0), book).into())?;
        self.happen(&events);
        Ok(events)
    }

    /// What is on record, whoever decided it.
    fn happen(&mut self, events: &[Event]) {
        for event in events {
            let (seq, at) = (self.hall.seq + 1, Moment(0));
            let who = Who { station: "test".into(), role: Role::Arbiter };
            let wall = "2026-11-23T15:00:00+01:00".into();
            let entry = Entry { seq, at, wall, who, event: event.clone(), place: None };
            self.hall.apply(event, entry.origin());
        }
    }

    fn ask(&mut self, what: Ask) -> Result<Vec<Event>, Refusal> {
        self.command(&Command::Contest { what })
    }

    fn refused(&mut self, what: &Ask) -> Not {
        match self.ask(what.clone()) {
            Err(Refusal::Contest(why)) => why,
            other => panic!("{what:?}: {other:?}"),
        }
    }

    fn contest(&self) -> &Contest {
        &self.hall.contest
    }

    fn round(&mut self, round: u8, pairings: &[Pairing]) {
        self.ask(Ask::Draft { round, pairings: pairings.to_vec() }).unwrap();
        self.ask(Ask::Publish { round }).unwrap();
    }

    fn enter(&mut self, no: u16, sign: &str) -> Result<Vec<Event>, Refusal> {
        self.ask(result(None, no, sign, ""))
    }

    fn result(&self, round: u8, no: u16) -> Option<PairingResult> {
        self.contest().bout(round, BoardNo(no))?.result(&self.hall.pairing_boards())
    }

    fn points(&self, number: u16) -> Points {
        let read = self.hall.tournament().standing;
        read.points(Number(number), read.rounds)
    }

    /// The game at a board begins and is adjourned, the first of all.
    fn adjourn(&mut self, board: u16) {
        use crate::adjournment::command::Command as Adjourn;
        use crate::adjournment::envelope::SealedMove;
        use crate::adjournment::event::AdjournmentReason;
        use jadoube_chess::side::{BySide, Side};
        use jadoube_laws::ids::EnvelopeNo;

        let (board, no) = (BoardNo(board), EnvelopeNo(1));
        self.command(&Command::Game { board, what: GameCommand::Start }).unwrap();
        let assistants = BySide::default();
        for what in [
            Adjourn::Begin { board, why: AdjournmentReason::SessionEnd, assistants },
            Adjourn::Seal { no, what: SealedMove::Paper },
            Adjourn::Enclose { no, whose: Side::White },
            Adjourn::Enclose { no, whose: Side::Black },
            Adjourn::Close { no },
            Adjourn::StopClock { no },
        ] {
            self.command(&Command::Adjournment { what }).unwrap();
        }
    }

    fn end(&mut self, no: u16, score: Score, reason: EndReason) {
        let what = GameCommand::End(Outcome { score, reason }.into());
        self.command(&Command::Game { board: BoardNo(no), what }).unwrap();
    }
}

fn result(round: Option<u8>, no: u16, sign: &str, reason: &str) -> Ask {
    let result = PairingResult::read(sign).unwrap();
    Ask::EnterResult { round, board: BoardNo(no), result, reason: reason.into() }
}

#[test]
fn publishing_is_one_batch_in_which_every_pairing_gets_its_board() {
    let mut one = TestHall::new(TABLE, 5);
    one.ask(Ask::Draft { round: 1, pairings: Vec::new() }).unwrap();
    assert!(one.hall.games.is_empty(), "nobody has seen the draft");
    let events = one.ask(Ask::Publish { round: 1 }).unwrap();
    assert!(matches!(events[0], Event::Contest { what: Note::Published { round: 1 } }));
    let set_up = |event: &&Event| matches!(event, Event::Game { what: GameEvent::SetUp(_), .. });
    assert_eq!(events.iter().filter(set_up).count(), 2);
    // Of five the table is that of six: 1-6 is free, then 2-5, 3-4 (C.05 5.1).
    let game = one.hall.game(BoardNo(1)).unwrap();
    let names = &game.setup.players;
    assert_eq!((&*names.white.name, &*names.black.name, game.setup.round), ("P2", "P5", 1));
    let round = &one.contest().rounds[&1];
    assert!(round.bouts.iter().all(|bout| bout.game.is_some()), "{round:?}");
    assert_eq!(round.byes.keys().copied().collect::<Vec<_>>(), [EntrantNo(1)]);
    assert_eq!(one.points(1), Points::ZERO, "a free round is no point");
}

#[test]
fn what_happens_at_a_board_is_the_result_of_its_pairing() {
    let mut one = TestHall::new(TABLE, 4);
    one.round(1, &[]);
    assert_eq!(one.result(1, 1), None);
    one.end(1, Score::Draw, EndReason::Agreement);
    one.end(2, Score::WhiteWins, EndReason::Forfeit);
    assert_eq!(one.result(1, 1), Some(PairingResult::Draw));
    assert_eq!(one.result(1, 2), Some(PairingResult::ForfeitForWhite), "nobody has played");
    // 1-4, 2-3
    assert_eq!(
        (one.points(1), one.points(2), one.points(3)),
        (Points::HALF, Points::ONE, Points::ZERO)
    );
    assert!(one.enter(1, "=").unwrap().is_empty(), "known already");
}

#[test]
fn a_result_goes_to_the_board_that_can_show_it_and_is_kept_here_where_none_can() {
    let mut one = TestHall::new(TABLE, 8);
    one.round(1, &[]);
    for (no, sign, at_board) in
        [(1, "1", true), (2, "½-0", true), (3, "--", true), (4, "1u", false)]
    {
        let events = one.enter(no, sign).unwrap();
        let here =
            |event: &Event| matches!(event, Event::Contest { what: Note::ResultEntered { .. } });
        assert_eq!(!events.iter().any(here), at_board, "{sign}");
        assert!(one.hall.game(BoardNo(no)).unwrap().outcome().is_some(), "{sign}");
        assert_eq!(one.result(1, no), PairingResult::read(sign), "{sign}");
    }
    // What is not rated stands at the board as its score, and that was known.
    let bout = one.contest().bout(1, BoardNo(4)).unwrap();
    assert_eq!(bout.entered[0].against, Some(PairingResult::WhiteWins));
    assert_eq!(bout.difference(&one.hall.pairing_boards()), None);
    // Another result than the board's needs a reason, and both stay.
    assert_eq!(one.refused(&result(None, 1, "0", "")), Not::ReasonMissing(BY.corrections));
    one.ask(result(None, 1, "0", "the sheet was read wrongly")).unwrap();
    assert_eq!(one.result(1, 1), Some(PairingResult::BlackWins));
    let bout = one.contest().bout(1, BoardNo(1)).unwrap();
    assert_eq!(bout.entered[0].against, Some(PairingResult::WhiteWins));
    let view = bout.view(&one.hall.pairing_boards()).unwrap();
    assert_eq!(view.result.ended(), Some(PairingResult::WhiteWins));
}

#[test]
fn a_correction_of_an_earlier_round_leaves_later_pairings_and_changes_points() {
    let mut one = TestHall::new(TABLE, 4);
    one.round(1, &[]);
    for no in [1, 2] {
        one.enter(no, "1").unwrap();
    }
    one.ask(Ask::Close { round: 1 }).unwrap();
    one.round(2, &[]);
    let before = one.contest().rounds[&2].clone();
    let points = one.points(1);
    assert_eq!(one.refused(&result(Some(1), 1, "0", "")), Not::ReasonMissing(BY.corrections));
    one.ask(result(Some(1), 1, "0", "both players say so")).unwrap();
    assert_eq!(one.contest().rounds[&2], before, "C.04.2 4.3");
    assert_eq!(points - one.points(1), Points::ONE);
    let entered = &one.contest().bout(1, BoardNo(1)).unwrap().entered[0];
    assert_eq!(
        (entered.reason.as_str(), entered.who.station.as_str()),
        ("both players say so", "test")
    );
    // Undone: what the board shows holds again, and what was entered stays on record.
    one.ask(Ask::Undo).unwrap();
    assert_eq!(one.points(1), points);
    assert_eq!(one.contest().bout(1, BoardNo(1)).unwrap().entered.len(), 1);
}

#[test]
fn a_round_needs_the_results_before_it_but_not_those_of_adjourned_games() {
    use crate::adjournment::state::Adjournment;

    let mut one = TestHall::new(TABLE, 4);
    one.round(1, &[]);
    one.enter(2, "1").unwrap();
    one.ask(Ask::Draft { round: 2, pairings: Vec::new() }).unwrap();
    let missing = Not::ResultsMissing { round: 1, boards: vec![BoardNo(1)] };
    assert_eq!(one.refused(&Ask::Publish { round: 2 }), missing);
    let board = BoardNo(1);
    one.adjourn(1);
    assert!(one.hall.adjournment_at(board).is_some_and(Adjournment::is_adjourned));
    let bout = one.contest().bout(1, board).unwrap().clone();
    let shown = bout.view(&one.hall.pairing_boards()).unwrap().result;
    assert_eq!(shown, BoardResult::Adjourned);
    assert_eq!(one.points(1), Points::ZERO, "a draw for the pairing only (C.04.2 3.1)");
    assert_eq!(one.refused(&result(Some(1), 1, "1", "x")), Not::Adjourned(board, BY.adjourned));
    one.ask(Ask::Publish { round: 2 }).unwrap();
    assert_ne!(one.hall.at_board[&board], bout.game.unwrap(), "another game is there");
    assert!(one.contest().bout(1, board).unwrap().is_adjourned(&one.hall.pairing_boards()));
}

#[test]
fn published_pairings_change_on_a_ground_of_c_04_2_4_4_and_only_before_play() {
    let system = System::Manual { rounds: 3 };
    let mut one = TestHall::new(system, 6);
    one.round(1, &[board(1, 1, 2), board(2, 3, 4)]);
    let game = one.contest().bout(1, BoardNo(2)).unwrap().game;
    for ground in BY.grounds.value.iter().copied() {
        let pairings = vec![board(2, 4, 3)];
        let reason = String::from("x");
        one.ask(Ask::ChangePairings { round: 1, pairings, ground, reason }).unwrap();
    }
    let bout = one.contest().bout(1, BoardNo(2)).unwrap();
    assert_eq!(bout.pairing.white, EntrantNo(4));
    assert!(bout.game.is_some() && bout.game != game);
    let ground = Ground::WithoutOpponents;
    let mut change = |pairings: Vec<Pairing>| {
        one.refused(&Ask::ChangePairings { round: 1, pairings, ground, reason: "x".into() })
    };
    assert_eq!(change(vec![board(3, 1, 5)]), Not::PairedTwice(EntrantNo(1)));
    let change = vec![board(3, 5, 6)];
    one.ask(Ask::ChangePairings { round: 1, pairings: change, ground, reason: "x".into() })
        .unwrap();
    assert!(one.contest().rounds[&1].byes.is_empty());
    one.enter(3, "=").unwrap();
    let again = Ask::ChangePairings {
        round: 1,
        pairings: vec![board(3, 6, 5)],
        ground,
        reason: "x".into(),
    };
    assert_eq!(one.refused(&again), Not::PlayBegan(BoardNo(3), BY.grounds.article));
}

#[test]
fn numbers_change_until_round_4_is_paired_and_in_a_round_robin_until_the_first_is_published() {
    let number =
        |reason: &str| Ask::Number { how: Numbering::Lot { seed: 7 }, reason: reason.into() };
    let mut one = TestHall::new(System::Manual { rounds: 5 }, 2);
    assert_eq!(one.refused(&number("")), Not::NumbersGiven(BY.corrections));
    for round in 1..=4 {
        one.ask(number("a rating was wrong")).unwrap();
        one.round(round, &[board(1, 1, 2)]);
        one.enter(1, "1").unwrap();
    }
    assert_eq!(
        one.refused(&number("too late")),
        Not::NumbersFixed { round: BY.numbers_until.value, article: BY.numbers_until.article },
        "C.04.2 2.2"
    );
    assert_eq!(one.contest().numbers.len(), 5, "their history");
    let mut table = TestHall::new(TABLE, 4);
    table.ask(number("drawn anew")).unwrap();
    table.round(1, &[]);
    assert_eq!(
        table.refused(&number("too late")),
        Not::NumbersFixed { round: BY.numbers_until.value, article: BY.numbers_until.article }
    );
    assert_eq!(
        table.refused(&Ask::Enter { entrants: vec![entrant("late", 1)] }),
        Not::TableFixed(BY.tables)
    );
}

#[test]
fn who_leaves_before_half_is_struck_from_the_standing_and_stays_on_record() {
    let mut one = TestHall::new(TABLE, 6);
    one.round(1, &[]);
    for no in 1..=3 {
        one.enter(no, "1").unwrap();
    }
    // 1-6, 2-5, 3-4: number 1 beat number 6, who leaves after one game of five.
    let (no, reason) = (EntrantNo(6), String::from("ill"));
    one.ask(Ask::Leave { no, from: 2, expelled: false, reason }).unwrap();
    let read = one.hall.tournament();
    assert_eq!(read.record.points(Number(1), 1), Points::ONE);
    assert_eq!(read.standing.points(Number(1), 1), Points::ZERO, "C.05");
    one.ask(Ask::Draft { round: 2, pairings: Vec::new() }).unwrap();
    let round = &one.contest().rounds[&2];
    assert_eq!((round.bouts.len(), round.stage), (2, Stage::Draft));
    assert!(round.bouts.iter().all(|bout| !bout.pairing.both().contains(&no)));
}

#[test]
fn who_is_known_not_to_come_loses_by_forfeit_and_no_board_is_set_up() {
    let mut one = TestHall::new(TABLE, 4);
    one.ask(Ask::NoteAbsent { no: EntrantNo(4), round: 1 }).unwrap();
    one.round(1, &[]);
    assert_eq!(one.result(1, 1), Some(PairingResult::ForfeitForWhite));
    assert!(one.hall.game(BoardNo(1)).is_none() && one.hall.game(BoardNo(2)).is_some());
}

#[test]
fn a_board_that_is_set_up_anew_before_play_stays_that_of_its_pairing() {
    let mut one = TestHall::new(TABLE, 4);
    one.round(1, &[]);
    let board = BoardNo(1);
    let setup = one.hall.game(board).unwrap().setup.clone();
    let first = one.contest().bout(1, board).unwrap().game;
    one.command(&Command::SetUpGame { board, setup: setup.clone() }).unwrap();
    let second = one.contest().bout(1, board).unwrap().game;
    assert!(second.is_some() && second != first);
    // A game of others there is not that of the pairing.
    let mut other = setup;
    other.players.white.name = "somebody else".into();
    one.command(&Command::SetUpGame { board, setup: other }).unwrap();
    assert_eq!(one.contest().bout(1, board).unwrap().game, second);
    assert_eq!(one.result(1, 1), None);
}

#[test]
fn every_result_is_typed_by_its_sign_and_read_again() {
    for (sign, result) in PairingResult::SIGNS {
        assert_eq!(PairingResult::read(sign), Some(result), "{sign}");
        assert_eq!(result.sign(), sign);
    }
    for (text, sign) in [("1-0", "1"), ("1/2", "="), ("½–½", "="), ("0–1", "0"), ("1/2-0", "½-0")]
    {
        assert_eq!(PairingResult::read(text).map(PairingResult::sign), Some(sign), "{text}");
    }
    assert_eq!(PairingResult::read("2-0"), None);
}

#[test]
fn a_game_that_is_not_over_counts_nothing_in_either_reading() {
    let mut one = TestHall::new(TABLE, 4);
    one.round(1, &[]);
    one.command(&Command::Game { board: BoardNo(1), what: GameCommand::Start }).unwrap();
    let (readings, boards) = (one.hall.tournament(), one.hall.pairing_boards());
    for games in [Games::Counted, Games::All] {
        let points = (1..=4).map(|no| readings.of(games).points(Number(no), 1).0).sum::<i32>();
        assert_eq!(points, 0, "{games:?}");
    }
    let open = |no: u16| readings.unfinished(Number(no), 1);
    assert_eq!([1, 2, 3, 4].map(open), [vec![1], vec![], vec![], vec![1]]);
    assert!(!readings.is_adjourned(Number(1), 1));
    assert_eq!(one.contest().missing(1, &boards), [BoardNo(1), BoardNo(2)]);
}

#[test]
fn a_round_robin_of_ten_is_played_through_although_one_leaves_before_half() {
    let mut one = TestHall::new(TABLE, 10);
    for round in 1..=9_u8 {
        one.round(round, &[]);
        let boards = one.contest().rounds[&round].bouts.len();
        for no in (1..).take(boards) {
            one.enter(no, "1").unwrap();
        }
        one.ask(Ask::Close { round }).unwrap();
        if round == 4 {
            let (no, reason) = (EntrantNo(10), String::from("ill"));
            one.ask(Ask::Leave { no, from: 5, expelled: false, reason }).unwrap();
        }
    }
    assert_eq!(
        one.refused(&Ask::Draft { round: 10, pairings: Vec::new() }),
        Not::AllRoundsPublished { rounds: 9, article: BY.basics }
    );
    // Four games of nine are less than half: they are struck, and stay on record (C.05).
    let read = one.hall.tournament();
    let regulations = one.contest().regulations.clone().unwrap();
    let standing = read.ranked(&regulations.ranking(), Games::Counted, 9);
    let last = standing.lines.last().unwrap();
    assert_eq!((last.number, last.place), (Number(10), 0), "he has no place");
    let all = read.ranked(&regulations.ranking(), Games::All, 9);
    assert!(all.lines.iter().all(|line| line.place > 0));
    assert_eq!(read.left, [Number(10)].into());
    assert_eq!(read.standing.points(Number(10), 9), Points::ZERO);
    let played = |number: u16| {
        let rounds = &read.record.players[&Number(number)].rounds;
        rounds.iter().flatten().filter(|round| round.is_played()).count()
    };
    assert_eq!(played(10), 4);
    // 45 pairings without the five that were not played any more; White won each.
    assert_eq!((1..=10).map(played).sum::<usize>(), 80);
    let points: i32 = (1..=9).map(|no| read.standing.points(Number(no), 9).0).sum();
    assert_eq!(points, 360, "the 36 games of those who stayed");
}

#[test]
fn more_players_than_there_are_numbers_for_are_refused_and_so_is_a_table_of_too_many() {
    let mut one = TestHall::new(TABLE, 4);
    let most = 65_000;
    let all = |count: u16| -> Vec<Entrant> {
        (0..count).map(|no| Entrant::named(format!("Q{no}"))).collect()
    };
    let refused = Not::TooManyEntrants { most };
    assert_eq!(one.refused(&Ask::Enter { entrants: all(most - 3) }), refused);
    assert_eq!(one.refused(&Ask::Enter { entrants: vec![entrant("Q", 1); 70_000] }), refused);
    // So many have numbers, and no table.
    one.ask(Ask::Enter { entrants: all(0x8000 - 4) }).unwrap();
    let draft = Ask::Draft { round: 1, pairings: Vec::new() };
    let many = BergerFault::TooMany { players: 0x8000 };
    assert_eq!(one.refused(&draft), Not::Berger(many));
}
