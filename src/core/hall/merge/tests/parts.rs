//! Two records of a board of which parts stand.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::net::{Net, Sent, id};
use crate::disputes::command::{Caller, Command as DisputeCommand};
use crate::hall::command::Command;
use crate::hall::event::{Entry, Event};
use crate::hall::parts::{AsideRecord, ClockSource, Parts};
use crate::hall::records::Records;
use crate::hall::refusal::Refusal;
use crate::hall::testing::{incident, set_up, stations};
use crate::stations::command::{Command as Asked, Stands};
use crate::stations::post::{Epoch, Post};
use crate::stations::refusal::Refusal as StationsRefusal;
use crate::stations::station::EntryId;
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Moment;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{Event as GameEvent, Observation, Source};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::refusal::Refusal as GameRefusal;
use jadoube_laws::ids::{BoardNo, IncidentNo, Role as Capacity, Who};

const ONE: BoardNo = BoardNo(1);

impl Net {
    /// The records as a station has them.
    fn records(&self, nth: usize, of: (Post, Epoch)) -> Records {
        let placed = |(entry, place): &(Entry, EntryId)| {
            Arc::new(Entry { place: Some(*place), ..entry.clone() })
        };
        let node = &self.nodes[nth];
        Records::of(&node.hall, node.log.iter().map(placed), of)
    }

    fn put_together(
        &mut self,
        nth: usize,
        (board, aside): (BoardNo, Epoch),
        parts: Parts,
    ) -> Result<(), Refusal> {
        let post = Post::Board(board);
        let record = self.records(nth, (post, aside)).put_aside(post).map(Box::new);
        let (reason, basis) = ("both players say so".to_owned(), None);
        self.ask(nth, &Command::SettleInParts { board, aside, parts, reason, basis, record })
    }

    /// Parts as the choice has it; whether they can be.
    pub(super) fn settle_in_parts(
        &mut self,
        nth: usize,
        (post, aside): (Post, Epoch),
        choice: u16,
    ) -> bool {
        let Post::Board(board) = post else { return false };
        let Some(record) = self.put_aside(nth, (post, aside)) else { return false };
        let whose = |bit: u16| if choice >> bit & 1 == 1 { Stands::Aside } else { Stands::InForce };
        let clock = [ClockSource::InForce, ClockSource::Aside, ClockSource::LastMove];
        let clock = clock[usize::from(choice % 3)];
        let upto = choice.is_multiple_of(4).then_some(Ply(choice % 5));
        let incidents =
            record.incidents.keys().filter(|no| no.count() % 2 == u32::from(choice) % 2);
        let incidents = incidents.copied().collect();
        let (moves, result, counts) = (whose(1), whose(2), whose(3));
        let parts = Parts { moves, upto, clock, result, counts, incidents };
        self.put_together(nth, (board, aside), parts).is_ok()
    }

    fn put_aside(&self, nth: usize, of: (Post, Epoch)) -> Option<AsideRecord> {
        self.records(nth, of).put_aside(of.0)
    }

    fn dispute(&mut self, nth: usize, what: DisputeCommand) {
        self.ask(nth, &Command::Dispute { what }).unwrap();
    }

    fn game(&mut self, nth: usize, what: GameCommand) {
        self.ask(nth, &Command::Game { board: ONE, what }).unwrap();
    }

    fn play_all(&mut self, nth: usize, moves: &[&str]) {
        for uci in moves {
            let (uci, source, after) = (Uci((*uci).into()), Source::Board, AfterMove::Press);
            self.game(nth, GameCommand::Play { uci, source, times: None, spent: None, after });
        }
    }

    fn moves(&self, nth: usize) -> Vec<String> {
        let game = self.nodes[nth].hall.game(ONE).unwrap();
        game.plies.iter().map(|ply| ply.san.clone()).collect()
    }
}

/// Station 1 keeps the board and played `1 Nf3 Nf6` there; then it was not heard: it went on with an
/// incident, decided, and `2 d4 d5 3 c4`, while station 0 took the board over and recorded `2 d4 e6`.
fn parted() -> (Net, Epoch) {
    let mut net = Net::new(2);
    let posts = vec![Post::Board(ONE)];
    net.ask(1, &stations(Asked::Take { posts: posts.clone(), ahead: BTreeMap::new() })).unwrap();
    net.play_all(1, &["g1f3", "g8f6"]);
    net.heal();
    net.ask(1, &incident(Some(1), Caller::Arbiter)).unwrap();
    let no = IncidentNo::of(net.nodes[1].hall.stations.letter(id(1)), 1);
    net.dispute(1, DisputeCommand::State { no, who: "White".into(), text: "it stood".into() });
    let (remedies, reason) = (Vec::new(), "seen".to_owned());
    let text = "play on".to_owned();
    net.dispute(1, DisputeCommand::DecideOtherwise { no, remedies, text, reason, lose: None });
    net.game(1, GameCommand::CountIllegalMove { by: Side::Black });
    net.play_all(1, &["d2d4", "d7d5", "c2c4"]);
    let reason = "no answer".to_owned();
    net.ask(0, &stations(Asked::TakeOver { posts, reason, ahead: BTreeMap::new() })).unwrap();
    net.play_all(0, &["d2d4", "e7e6"]);
    net.heal();
    let open: Vec<_> = net.nodes[0].hall.stations.open_differences().collect();
    let [one] = open.as_slice() else { panic!("{open:?}") };
    let epoch = one.epoch;
    (net, epoch)
}

fn is_settled_everywhere(net: &mut Net) {
    net.heal();
    net.check().unwrap();
    assert_eq!(net.nodes[1].hall.stations.open_differences().count(), 0);
}

#[test]
fn moves_of_one_record_stand_up_to_a_ply_with_its_clock_and_its_incident() {
    let (mut net, epoch) = parted();
    assert_eq!(net.moves(0), ["Nf3", "Nf6", "d4", "e6"]);
    let record = net.put_aside(0, (Post::Board(ONE), epoch)).unwrap();
    assert_eq!(net.nodes[0].hall.game(ONE).unwrap().moves_in_common(&record.game), Ply(3));
    let no = *record.incidents.keys().next().unwrap();
    assert_eq!(no.to_string(), "B-1");
    let parts = Parts {
        moves: Stands::Aside,
        upto: Some(Ply(4)),
        clock: ClockSource::Aside,
        counts: Stands::Aside,
        incidents: vec![no],
        ..Parts::default()
    };
    net.put_together(0, (ONE, epoch), parts).unwrap();
    is_settled_everywhere(&mut net);
    for nth in [0, 1] {
        assert_eq!(net.moves(nth), ["Nf3", "Nf6", "d4", "d5"]);
        let hall = &net.nodes[nth].hall;
        let game = hall.game(ONE).unwrap();
        assert_eq!((game.times(Moment(0)), game.clock.running()), (record.times, None));
        assert_eq!(*game.illegal_moves.of(Side::Black), 1);
        let incident = &hall.incidents[&no];
        assert_eq!(incident.statements.len(), 1);
        assert_eq!(incident.decision.as_ref().map(|one| one.reason.as_str()), Some("seen"));
        assert_eq!(hall.game_of_incident(incident).map(|one| one.board), Some(ONE));
    }
    // With their reason, as any correction.
    let has_reason = |(entry, _): &&Sent| {
        matches!(&entry.event, Event::Game { what: GameEvent::ClockCorrected { reason, .. }, .. }
            if reason == "both players say so")
    };
    assert_eq!(net.strands[0].iter().filter(has_reason).count(), 1);
    net.play_all(0, &["b1c3"]);
    net.ask(0, &incident(Some(1), Caller::Arbiter)).unwrap();
    is_settled_everywhere(&mut net);
}

#[test]
fn moves_in_force_stand_up_to_a_ply_and_the_incident_of_the_other_does_not() {
    let (mut net, epoch) = parted();
    let parts = Parts { upto: Some(Ply(3)), clock: ClockSource::LastMove, ..Parts::default() };
    let then = net.nodes[0].hall.game(ONE).unwrap().plies[2].times.unwrap();
    net.put_together(0, (ONE, epoch), parts).unwrap();
    is_settled_everywhere(&mut net);
    assert_eq!(net.moves(1), ["Nf3", "Nf6", "d4"]);
    let game = net.nodes[1].hall.game(ONE).unwrap();
    assert_eq!((game.times(Moment(0)), game.clock.running()), (then, None));
    assert!(!net.nodes[1].hall.incidents.keys().any(|no| no.to_string() == "B-1"));
}

#[test]
fn whose_result_stands_is_said_apart_from_whose_moves() {
    let outcome = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    for (result, stands) in [(Stands::InForce, Some(outcome)), (Stands::Aside, None)] {
        let (mut net, epoch) = parted();
        net.game(0, GameCommand::End(outcome.into()));
        let parts = Parts { moves: Stands::Aside, result, ..Parts::default() };
        net.put_together(0, (ONE, epoch), parts).unwrap();
        is_settled_everywhere(&mut net);
        let game = net.nodes[1].hall.game(ONE).unwrap();
        assert_eq!((game.plies.len(), game.outcome()), (5, stands));
    }
}

#[test]
fn what_cannot_be_put_together_is_refused_and_records_nothing() {
    let (mut net, epoch) = parted();
    let count = |net: &Net| net.strands.iter().map(Vec::len).sum::<usize>();
    let (before, post) = (count(&net), Post::Board(ONE));
    let far = Parts { upto: Some(Ply(9)), ..Parts::default() };
    let refused = net.put_together(0, (ONE, epoch), far).unwrap_err();
    let why = GameRefusal::NoSuchPly { asked: Ply(9), played: Ply(4) };
    assert_eq!(refused, Refusal::Game { board: ONE, why });
    let no = IncidentNo(77);
    let none = Parts { incidents: vec![no], ..Parts::default() };
    let refused = net.put_together(0, (ONE, epoch), none).unwrap_err();
    assert_eq!(refused, StationsRefusal::NotInRecord { post, no }.into());
    let start = Parts { upto: Some(Ply(0)), clock: ClockSource::LastMove, ..Parts::default() };
    let refused = net.put_together(0, (ONE, epoch), start).unwrap_err();
    assert_eq!(refused, StationsRefusal::TimesNotKnown(post).into());
    assert!(net.put_together(1, (ONE, epoch), Parts::default()).is_err(), "by the home");
    let nobody = Epoch { no: 9, of: id(0) };
    assert!(net.put_together(0, (ONE, nobody), Parts::default()).is_err(), "no difference");
    // Without what the entries tell nothing is known of the other record.
    let (parts, reason) = (Parts::default(), "…".to_owned());
    let (aside, basis, record) = (epoch, None, None);
    let blind = Command::SettleInParts { board: ONE, aside, parts, reason, basis, record };
    assert_eq!(net.ask(0, &blind), Err(StationsRefusal::RecordsChanged(post).into()));
    assert_eq!(count(&net), before);
}

#[test]
fn another_game_in_the_record_put_aside_leaves_it_whole() {
    let mut net = Net::new(2);
    let posts = vec![Post::Board(ONE)];
    net.ask(1, &stations(Asked::Take { posts: posts.clone(), ahead: BTreeMap::new() })).unwrap();
    net.heal();
    net.ask(1, &set_up(1)).unwrap();
    let reason = "no answer".to_owned();
    net.ask(0, &stations(Asked::TakeOver { posts, reason, ahead: BTreeMap::new() })).unwrap();
    net.play_all(0, &["d2d4"]);
    net.heal();
    let epoch = net.nodes[0].hall.stations.open_differences().next().unwrap().epoch;
    let refused = net.put_together(0, (ONE, epoch), Parts::default()).unwrap_err();
    assert_eq!(refused, StationsRefusal::OnlyWhole(Post::Board(ONE)).into());
}

#[test]
fn what_is_only_seen_changes_nothing_of_what_was_looked_at() {
    let (mut net, epoch) = parted();
    let of = (Post::Board(ONE), epoch);
    let seen = net.records(0, of).basis;
    let agreed = Observation::Agreed { ply: Ply(4) };
    let event = Event::Game { board: ONE, what: GameEvent::Observed(agreed) };
    let who = Who { station: "Hall 0".into(), role: Capacity::Program };
    let entry = Entry { seq: 0, at: Moment(0), wall: String::new(), who, event, place: None };
    let knew = net.nodes[0].has.clone();
    net.strands[0].push((entry, knew));
    net.bring(0, 0);
    assert_eq!(net.records(0, of).basis, seen);
    net.play_all(0, &["c2c4"]);
    assert_ne!(net.records(0, of).basis, seen);
}
