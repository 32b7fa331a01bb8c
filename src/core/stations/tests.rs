//! Who may say what of stations, and with which word the rest is refused.

use std::collections::BTreeMap;

use super::*;
use crate::evidence::key::PublicKey;
use crate::stations::attempt::Attempt;
use crate::stations::command::Stands;
use crate::stations::member::Role;
use crate::stations::post::{Epoch, Post};
use crate::stations::state::Classification;
use jadoube_chess::moment::Millis;
use jadoube_laws::ids::BoardNo;

const CHIEF: StationId = StationId(PublicKey([9; 32]));
const SECTOR: StationId = StationId(PublicKey([4; 32]));
const OTHER: StationId = StationId(PublicKey([5; 32]));
const VIEWER: StationId = StationId(PublicKey([6; 32]));
const FIVE: Post = Post::Board(BoardNo(5));

/// The stations, as one of them that hears all others at once knows them.
struct Room {
    stations: Stations,
}

impl Room {
    /// A chief, two sectors and a viewer; none but the chief keeps anything.
    fn new() -> Self {
        let mut room = Self { stations: Stations::default() };
        room.ask(CHIEF, &Command::Begin { name: " Chief ".into() }).unwrap();
        for (station, name, role) in [
            (SECTOR, "Hall B", Role::SectorArbiter),
            (OTHER, "Hall C", Role::SectorArbiter),
            (VIEWER, "Screen", Role::Viewer),
        ] {
            room.ask(CHIEF, &admit(station, name, role, &[])).unwrap();
        }
        room
    }

    fn ask(&mut self, station: StationId, command: &Command) -> Result<Vec<Event>, Refusal> {
        let events = self.stations.decide(command, Some(station))?;
        for event in &events {
            let json = serde_json::to_string(event).unwrap();
            assert_eq!(serde_json::from_str::<Event>(&json).unwrap(), *event, "{json}");
            let place = self.next(station);
            self.stations.apply(event, place);
        }
        let json = serde_json::to_string(&self.stations).unwrap();
        assert_eq!(serde_json::from_str::<Stations>(&json).unwrap(), self.stations);
        Ok(events)
    }

    /// The place of what a station records next.
    fn next(&mut self, station: StationId) -> EntryId {
        let number = self.stations.seen.get(&station).copied().unwrap_or(0) + 1;
        let place = EntryId { station, number };
        self.stations.see(place);
        place
    }
}

fn admit(station: StationId, name: &str, role: Role, boards: &[u16]) -> Command {
    let boards = boards.iter().map(|board| BoardNo(*board)).collect();
    Command::Admit { station, name: name.into(), role, boards }
}

fn give(to: StationId) -> Command {
    Command::Give { posts: vec![FIVE], to }
}

fn take() -> Command {
    Command::Take { posts: vec![FIVE], ahead: BTreeMap::new() }
}

fn take_over(reason: &str) -> Command {
    Command::TakeOver { posts: vec![FIVE], reason: reason.into(), ahead: BTreeMap::new() }
}

#[test]
fn before_it_begins_with_several_nothing_is_said_of_stations() {
    let alone = Stations::default();
    assert_eq!(alone.decide(&take(), Some(CHIEF)), Err(Refusal::NotBegun));
    assert_eq!(alone.decide(&take(), None), Err(Refusal::NoKey));
    assert_eq!(alone.home(FIVE), None);
    assert_eq!(alone.letter(CHIEF), None);
    let begin = Command::Begin { name: " ".into() };
    assert_eq!(alone.decide(&begin, Some(CHIEF)), Err(Refusal::NameMissing));
}

#[test]
fn a_board_goes_from_hand_to_hand_and_each_term_is_higher() {
    let mut room = Room::new();
    assert!(room.stations.keeps(CHIEF, FIVE));
    let not = Refusal::NotGiven { post: FIVE, home: "Chief".into() };
    assert_eq!(room.ask(SECTOR, &take()), Err(not));
    let elsewhere = Refusal::KeptElsewhere { post: FIVE, home: "Chief".into() };
    assert_eq!(room.ask(SECTOR, &give(OTHER)), Err(elsewhere));
    room.ask(CHIEF, &give(SECTOR)).unwrap();
    // Released, and not taken: nobody keeps it.
    let away = Refusal::GivenAway { post: FIVE, to: "Hall B".into() };
    assert_eq!(room.ask(CHIEF, &give(OTHER)), Err(away));
    assert!(!room.stations.keeps(CHIEF, FIVE) && !room.stations.keeps(SECTOR, FIVE));
    room.ask(SECTOR, &take()).unwrap();
    assert_eq!(room.ask(SECTOR, &take()), Ok(Vec::new()), "it has it");
    assert_eq!(room.stations.home(FIVE).unwrap().epoch, Epoch { no: 1, of: SECTOR });
    assert_eq!(room.stations.taken_by(SECTOR).collect::<Vec<_>>(), [FIVE]);
    room.ask(SECTOR, &give(OTHER)).unwrap();
    room.ask(OTHER, &take()).unwrap();
    assert_eq!(room.stations.home(FIVE).unwrap().epoch, Epoch { no: 2, of: OTHER });
    assert_eq!(room.stations.differences().count(), 0);
}

#[test]
fn what_was_recorded_in_an_older_epoch_does_not_apply() {
    let mut room = Room::new();
    room.ask(CHIEF, &admit(SECTOR, "Hall B", Role::SectorArbiter, &[5])).unwrap();
    room.ask(SECTOR, &take()).unwrap();
    let first = room.next(SECTOR);
    assert_eq!(room.stations.classify(FIVE, first), Classification::Applies);
    assert_eq!(room.ask(OTHER, &take_over(" ")), Err(Refusal::ReasonMissing));
    room.ask(OTHER, &take_over("switched off")).unwrap();
    assert_eq!(room.stations.classify(FIVE, first), Classification::Applies, "it was known");
    let late = EntryId { number: first.number + 1, ..first };
    let older = Epoch { no: 1, of: SECTOR };
    assert_eq!(room.stations.classify(FIVE, late), Classification::OlderEpoch(older));
    let next = room.next(OTHER);
    assert_eq!(room.stations.classify(FIVE, next), Classification::Applies);
    // Who never had the board records nothing there.
    let stranger = EntryId { station: VIEWER, number: 1 };
    assert!(matches!(room.stations.classify(FIVE, stranger), Classification::OlderEpoch(_)));
    let settle = |station| Command::Settle {
        post: FIVE,
        aside: Epoch { no: 1, of: station },
        stands: Stands::InForce,
        reason: "sheets".into(),
        basis: None,
        ahead: BTreeMap::new(),
    };
    assert_eq!(room.ask(OTHER, &settle(SECTOR)), Err(Refusal::NoDifference(FIVE)), "none is known");
    room.stations.put_aside((FIVE, older), late.number, (None, None));
    room.ask(OTHER, &settle(SECTOR)).unwrap();
    assert_eq!(room.stations.open_differences().count(), 0);
    room.stations.put_aside((FIVE, older), late.number + 1, (None, None));
    assert_eq!(room.stations.open_differences().count(), 1, "more has come to light");
}

#[test]
fn of_two_that_take_over_at_once_one_is_higher_everywhere() {
    let room = Room::new();
    let (mut here, mut there) = (room.stations.clone(), room.stations);
    let of = |stations: &Stations, own| stations.decide(&take_over("silent"), Some(own)).unwrap();
    let (one, other) = (of(&here, SECTOR), of(&there, OTHER));
    let at = |station| EntryId { station, number: 1 };
    here.apply(&one[0], at(SECTOR));
    assert!(here.turns(&other[0], at(OTHER)), "what SECTOR recorded is put aside");
    here.apply(&other[0], at(OTHER));
    there.apply(&other[0], at(OTHER));
    assert!(!there.turns(&one[0], at(SECTOR)), "the lower one changes nothing");
    there.apply(&one[0], at(SECTOR));
    assert_eq!(here, there);
    assert!(here.keeps(OTHER, FIVE));
}

#[test]
fn the_chief_admits_and_dismisses() {
    let mut room = Room::new();
    let only = Err(Refusal::ChiefOnly { chief: "Chief".into() });
    let guest = StationId(PublicKey([77; 32]));
    assert_eq!(room.ask(SECTOR, &admit(guest, "Guest", Role::Viewer, &[])), only);
    let taken = Err(Refusal::NameTaken("Hall B".into()));
    assert_eq!(room.ask(CHIEF, &admit(guest, "Hall B ", Role::Viewer, &[])), taken);
    assert_eq!(room.ask(CHIEF, &admit(SECTOR, "Hall B", Role::SectorArbiter, &[])), Ok(Vec::new()));
    let letters: Vec<String> =
        room.stations.members.values().map(|one| one.letter.to_string()).collect();
    assert_eq!(letters, ["B", "C", "D", "A"], "by key");
    room.ask(CHIEF, &give(SECTOR)).unwrap();
    room.ask(SECTOR, &take()).unwrap();
    let cannot = Refusal::CannotKeep { post: FIVE, name: "Hall B".into(), role: Role::Viewer };
    assert_eq!(room.ask(CHIEF, &admit(SECTOR, "Hall B", Role::Viewer, &[])), Err(cannot));
    let dismiss = |station| Command::Dismiss { station, reason: "went home".into() };
    let keeps = Refusal::StillKeeps { post: FIVE, name: "Hall B".into() };
    assert_eq!(room.ask(CHIEF, &dismiss(SECTOR)), Err(keeps));
    room.ask(SECTOR, &give(CHIEF)).unwrap();
    room.ask(CHIEF, &take()).unwrap();
    room.ask(CHIEF, &dismiss(SECTOR)).unwrap();
    assert_eq!(room.ask(SECTOR, &take()), Err(Refusal::NotAdmitted));
    assert_eq!(room.ask(CHIEF, &give(SECTOR)), Err(Refusal::OtherNotAdmitted));
    assert_eq!(room.ask(CHIEF, &dismiss(CHIEF)), Err(Refusal::ChiefStays));
    // It comes back, with the letter it had.
    room.ask(CHIEF, &admit(SECTOR, "Hall B", Role::SectorArbiter, &[])).unwrap();
    assert_eq!(room.stations.letter(SECTOR).unwrap().to_string(), "B");
}

#[test]
fn roles_keep_what_they_may() {
    let mut room = Room::new();
    let cannot =
        |name: &str, role| Err(Refusal::CannotKeep { post: FIVE, name: name.into(), role });
    assert_eq!(room.ask(CHIEF, &give(VIEWER)), cannot("Screen", Role::Viewer));
    assert_eq!(room.ask(VIEWER, &take_over("mine")), cannot("Screen", Role::Viewer));
    let helper = StationId(PublicKey([78; 32]));
    let role = Role::Assistant(BoardNo(6));
    assert_eq!(room.ask(CHIEF, &admit(helper, "Helper", role, &[5])), cannot("Helper", role));
    room.ask(CHIEF, &admit(helper, "Helper", role, &[6])).unwrap();
    // A forged term of a viewer is in no line.
    let forged = Event::TakenOver {
        terms: vec![post::Term {
            post: FIVE,
            no: 99,
            after: Epoch { no: 0, of: CHIEF },
            upto: 0,
            ahead: Millis::ZERO,
        }],
        reason: String::new(),
    };
    let place = room.next(VIEWER);
    room.stations.apply(&forged, place);
    assert!(room.stations.keeps(CHIEF, FIVE));
}

#[test]
fn the_chiefs_place_goes_over_like_a_board_and_letters_stay_apart() {
    let mut room = Room::new();
    let posts = vec![Post::Chief];
    let reason = "laptop fell".to_owned();
    room.ask(SECTOR, &Command::TakeOver { posts, reason, ahead: BTreeMap::new() }).unwrap();
    let only = Refusal::ChiefOnly { chief: "Hall B".into() };
    let guests = [80, 81].map(|key| StationId(PublicKey([key; 32])));
    assert_eq!(room.ask(CHIEF, &admit(guests[0], "One", Role::Viewer, &[])), Err(only));
    for (guest, name) in guests.into_iter().zip(["One", "Two"]) {
        room.ask(SECTOR, &admit(guest, name, Role::Viewer, &[])).unwrap();
    }
    let letters = guests.map(|guest| room.stations.letter(guest).unwrap().to_string());
    assert_eq!(letters, ["BA", "BB"], "of its own stock");
    let founder = Command::Dismiss { station: CHIEF, reason: "broken".into() };
    assert_eq!(room.ask(SECTOR, &founder), Err(Refusal::FounderStays));
    assert!(!room.stations.keeps(CHIEF, Post::Chief) && room.stations.keeps(CHIEF, FIVE));
}

#[test]
fn what_was_refused_is_for_the_record_alone_and_a_viewer_records_not_even_that() {
    let mut room = Room::new();
    let before = room.stations.clone();
    let note = |name: &str| Command::NoteRefused {
        what: Attempt::Altered,
        station: Some(OTHER),
        name: name.into(),
    };
    let not = Refusal::NotInRole(Role::Viewer);
    assert_eq!(room.ask(VIEWER, &note("Hall C")), Err(not));
    let stranger = StationId(PublicKey([99; 32]));
    assert_eq!(room.ask(stranger, &note("Hall C")), Err(Refusal::NotAdmitted));
    // A name of a stranger stands on one line, and ends somewhere.
    let events = room.ask(SECTOR, &note(&format!(" {}\n{}", "a", "b".repeat(9_000)))).unwrap();
    let [Event::Refused { name, .. }] = &events[..] else { panic!("{events:?}") };
    assert!(name.chars().count() == 80 && !name.contains('\n'), "{name}");
    assert_eq!(room.stations.home(FIVE), before.home(FIVE));
    assert_eq!(room.stations.members, before.members);
    let place = room.next(SECTOR);
    assert!(!room.stations.turns(&events[0], place));
}

#[test]
fn that_a_station_went_on_alone_is_for_the_record_and_changes_nothing() {
    let mut room = Room::new();
    let before = room.stations.clone();
    let went_on = Command::NoteWentOn { row: 7 };
    assert_eq!(room.ask(VIEWER, &went_on), Err(Refusal::NotInRole(Role::Viewer)));
    assert_eq!(room.ask(SECTOR, &went_on), Ok(vec![Event::WentOn { row: 7 }]));
    assert_eq!(room.stations.home(FIVE), before.home(FIVE));
    assert_eq!(room.stations.members, before.members);
}
