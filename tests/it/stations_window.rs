//! The window where several stations keep an event: who is there, inviting and joining, boards that go from
//! one to the other, two records of one board, what was asked of another station. The line between the
//! desks lies in memory.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use egui::Key;
use egui::accesskit::Role as Part;
use jadoube_chess::moment::Millis;
use jadoube_core::competition::command::Command as Contest;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_core::stations::command::Command as Asked;
use jadoube_core::stations::member::Role;
use jadoube_core::stations::post::Post;
use jadoube_core::stations::station::StationId;
use jadoube_desk::desk::Desk;
use jadoube_desk::exchange::{Exchange, Incoming, Outgoing};
use jadoube_desk::inbox::Request;
use jadoube_desk::inlet::Inlet;
use jadoube_desk::snapshot::Snapshot;
use jadoube_desk::station::Station;
use jadoube_desk::stations_line::{
    Candidate, Door, Invitation, JoinStep, Joining, LineFault, LinePlace, LineRequest, StationsLine,
};
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::BoardNo;
use jadoube_ui::actions::Action;

use crate::by_ear::must_hear;
use crate::last_move::by_palette;
use crate::stage::{Stage, preferences, settle, setup, window};

/// What lies between the desks.
#[derive(Debug, Default)]
pub(crate) struct Between {
    pub(crate) inlets: Vec<(PublicKey, Inlet)>,
    cut: bool,
}

/// One desk's end of it.
#[derive(Debug)]
pub(crate) struct Line {
    pub(crate) between: Arc<Mutex<Between>>,
    pub(crate) own: PublicKey,
}

impl Exchange for Line {
    fn send(&mut self, outgoing: Outgoing) {
        let between = self.between.lock().unwrap();
        if let Outgoing::Claim { number, .. } = outgoing {
            let own = between.inlets.iter().find(|(key, _)| *key == self.own);
            let granted = Incoming::Claimed { number, by: None };
            own.into_iter().for_each(|(_, inlet)| _ = inlet.put(granted.clone()));
            return;
        }
        if between.cut {
            return;
        }
        let (incoming, only) = match outgoing {
            Outgoing::Claim { .. } => return,
            Outgoing::Recorded(parcel) => (Incoming::Delivery(parcel.bytes), None),
            Outgoing::Answer { to, parcel } => (Incoming::Delivery(parcel.bytes), Some(to)),
            Outgoing::Heads(bytes) => (Incoming::Heads { from: self.own, bytes }, None),
        };
        for (key, inlet) in between.inlets.iter().filter(|(key, _)| *key != self.own) {
            if only.is_none_or(|only| only == *key) {
                let _ = inlet.put(incoming.clone());
            }
        }
    }
}

/// What a network would do at the door.
#[derive(Debug)]
struct DoorAtHand {
    inlet: Inlet,
    door: Door,
    said: Arc<Mutex<Vec<LineRequest>>>,
}

pub(crate) const CODE: &str = "7QK2M 4HT9W 0ABCD";

impl StationsLine for DoorAtHand {
    fn can_serve(&self, _: LinePlace<'_>) -> Result<(), LineFault> {
        Ok(())
    }

    fn ask(&mut self, wish: &LineRequest, _: LinePlace<'_>) -> Result<(), LineFault> {
        self.said.lock().unwrap().push(wish.clone());
        match wish {
            LineRequest::Serve { .. } => self.door.served = vec!["192.168.1.20:4222".into()],
            LineRequest::Invite(who) => {
                let until = Instant::now() + Duration::from_secs(9 * 60 + 30);
                self.door.invitation =
                    Some(Invitation { code: CODE.into(), who: who.clone(), until });
                self.door.waiting = vec![Candidate {
                    station: PublicKey([7; 32]),
                    name: "Laptop of Ana".into(),
                    number: "314 159".into(),
                    who: who.clone(),
                }];
            }
            LineRequest::LetIn(..) => {
                self.door.invitation = None;
                self.door.waiting.clear();
            }
            LineRequest::Join { code, name, file } => {
                if code.contains('U') {
                    return Err(LineFault::OddSign('U'));
                }
                let step = JoinStep::Compare { number: "271 828".into() };
                let (file, code, name) = (file.clone(), code.clone(), name.clone());
                self.door.joining = Some(Joining { file, code, name, step });
            }
            _ => {}
        }
        let _ = self.inlet.put(Incoming::Door(Box::new(self.door.clone())));
        Ok(())
    }
}

/// A door that is served, and what was asked of it.
pub(crate) fn with_a_door(desk: &Desk) -> Arc<Mutex<Vec<LineRequest>>> {
    let said = Arc::default();
    let door = Door::default();
    desk.line(Box::new(DoorAtHand { inlet: desk.inlet(), door, said: Arc::clone(&said) }));
    said
}

/// Sends the form that is open, and waits until what the line has put in is shown.
pub(crate) fn send(stage: &mut Stage) {
    stage.ctrl(Key::Enter);
    come(stage);
}

/// Waits until what the line has put in is shown.
pub(crate) fn come(stage: &mut Stage) {
    stage.desk.ask(Request::ListPorts).wait().unwrap();
    settle(&mut stage.window);
}

/// A desk with a key, woken for every new picture.
pub(crate) fn keyed(folder: &tempfile::TempDir, name: &str) -> (Desk, PublicKey, Receiver<()>) {
    let station = Station::in_folder(name, &folder.path().join(name));
    let key = station.signer().unwrap().unwrap().public();
    let (wake, woken) = channel();
    let desk = Desk::start(station, Box::new(move || _ = wake.send(()))).unwrap();
    (desk, key, woken)
}

/// Waits until the picture of a desk shows something.
pub(crate) fn until(
    desk: &Desk,
    woken: &Receiver<()>,
    what: &str,
    is_so: impl Fn(&Snapshot) -> bool,
) {
    let end = Instant::now() + Duration::from_secs(60);
    while !is_so(&desk.snapshot()) {
        let left = end.saturating_duration_since(Instant::now());
        assert!(woken.recv_timeout(left).is_ok(), "never: {what}");
    }
}

/// A window on the chief's desk, and another station, which keeps board 1.
pub(crate) struct Two {
    woken: Receiver<()>,
    pub(crate) other: Arc<Desk>,
    pub(crate) other_key: PublicKey,
    pub(crate) other_woken: Receiver<()>,
    between: Arc<Mutex<Between>>,
    /// Dropped last: in its folder lie the files and keys of all stations.
    pub(crate) stage: Stage,
}

/// A move at board 1.
pub(crate) fn play(uci: &str) -> Command {
    let what = GameCommand::Play {
        uci: jadoube_chess::board::position::Uci(uci.into()),
        source: jadoube_laws::game::event::Source::Arbiter,
        times: None,
        spent: None,
        after: jadoube_laws::game::command::AfterMove::Press,
    };
    Command::Game { board: BoardNo(1), what }
}

pub(crate) fn ask(what: Asked) -> Command {
    Command::Stations { what }
}

impl Two {
    pub(crate) fn new() -> Self {
        Self::of(3, Role::SectorArbiter, &[BoardNo(1)])
    }

    /// With so many games; the other station is admitted in a role and takes boards.
    pub(crate) fn of(games: u16, role: Role, boards: &[BoardNo]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (desk, chief, woken) = keyed(&folder, "chief");
        let (other, other_key, other_woken) = keyed(&folder, "other");
        let games = (1..=games).map(setup);
        let stage = Stage::within(folder, desk, "2023", games, preferences(Lang::En));
        let between = Arc::new(Mutex::new(Between::default()));
        let must = |desk: &Desk, what| drop(desk.command(ask(what)).wait().unwrap());
        must(&stage.desk, Asked::Begin { name: "Chief".into() });
        let competition = stage.desk.snapshot().record.unwrap().competition;
        let file = stage.folder.path().join("other.jadoube");
        other.ask(Request::Join(file, competition, chief)).wait().unwrap();
        let (station, name) = (StationId(other_key), "Hall 2".into());
        must(&stage.desk, Asked::Admit { station, name, role, boards: boards.to_vec() });
        for (desk, own) in [(&*stage.desk, chief), (&other, other_key)] {
            between.lock().unwrap().inlets.push((own, desk.inlet()));
            desk.exchange(Some(Box::new(Line { between: Arc::clone(&between), own })));
        }
        let posts: Vec<Post> = boards.iter().copied().map(Post::Board).collect();
        until(&other, &other_woken, "given", |seen| {
            let all = seen.stations.as_ref();
            let own = all.and_then(|all| all.station(StationId(other_key)));
            own.is_some_and(|own| own.given == posts)
        });
        if !posts.is_empty() {
            must(&other, Asked::Take { posts: posts.clone(), ahead: BTreeMap::new() });
        }
        let other = Arc::new(other);
        let mut two = Self { woken, other, other_key, other_woken, between, stage };
        let key = StationId(other_key);
        two.chief_sees("taken", |seen| {
            posts.iter().all(|post| seen.hall.stations.keeps(key, *post))
        });
        two
    }

    /// A sector arbiter's station that keeps nothing, and knows what the chief knows.
    pub(crate) fn third(&self) -> Arc<Desk> {
        let (desk, key, woken) = keyed(&self.stage.folder, "third");
        let chief = &self.stage.desk;
        let snap = chief.snapshot();
        let (competition, StationId(own)) =
            (snap.record.as_ref().unwrap().competition, snap.hall.own.unwrap());
        let file = self.folder().join("third.jadoube");
        desk.ask(Request::Join(file, competition, own)).wait().unwrap();
        let (station, name, role) = (StationId(key), "Hall 3".into(), Role::SectorArbiter);
        chief.command(ask(Asked::Admit { station, name, role, boards: vec![] })).wait().unwrap();
        self.between.lock().unwrap().inlets.push((key, desk.inlet()));
        let line = Line { between: Arc::clone(&self.between), own: key };
        desk.exchange(Some(Box::new(line)));
        let boards = snap.hall.at_board.len();
        until(&desk, &woken, "the event", |seen| {
            seen.hall.stations.member(station).is_some() && seen.hall.at_board.len() == boards
        });
        Arc::new(desk)
    }

    /// A window on the other station.
    pub(crate) fn there(&self) -> Stage {
        Self::window_on(&self.other)
    }

    /// A window on a desk.
    pub(crate) fn window_on(desk: &Arc<Desk>) -> Stage {
        let desk = Arc::clone(desk);
        let window = window(Arc::clone(&desk), preferences(Lang::En));
        let mut stage = Stage { window, desk, folder: tempfile::tempdir().unwrap() };
        settle(&mut stage.window);
        stage
    }

    pub(crate) fn chief_sees(&mut self, what: &str, is_so: impl Fn(&Snapshot) -> bool) {
        until(&self.stage.desk, &self.woken, what, is_so);
        settle(&mut self.stage.window);
    }

    /// White plays at board 1, which the other station keeps.
    pub(crate) fn other_plays(&self, uci: &str) {
        self.other.command(play(uci)).wait().unwrap();
    }

    /// Where the stations keep their files and keys.
    pub(crate) fn folder(&self) -> &Path {
        self.stage.folder.path()
    }

    /// Both desks are closed; the folder of their files.
    pub(crate) fn closed(self) -> tempfile::TempDir {
        let Self { stage, other, .. } = self;
        let Stage { window, desk, folder } = stage;
        drop((window, other, desk));
        folder
    }

    /// A window on the other station as it stands, without the chief: the folder goes with it.
    pub(crate) fn left_with(self, there: Stage) -> Stage {
        Stage { folder: self.closed(), ..there }
    }

    pub(crate) fn cut(&self, cut: bool) {
        self.between.lock().unwrap().cut = cut;
    }

    /// Board 1 was taken over while the other station went on there, which is back now.
    pub(crate) fn differing() -> Self {
        let mut two = Self::new();
        two.cut(true);
        two.other_plays("d2d4");
        let (posts, reason) = (vec![Post::Board(BoardNo(1))], "its battery is empty".into());
        let over = Asked::TakeOver { posts, reason, ahead: BTreeMap::new() };
        two.stage.desk.command(ask(over)).wait().unwrap();
        two.stage.play(1, &["e2e4"]);
        two.cut(false);
        two.chief_sees("differs", |seen| seen.hall.stations.open_differences().count() == 1);
        two
    }
}

/// Doors of dialogs, for the round through all of them.
pub(crate) fn sharing() -> Stage {
    let folder = tempfile::tempdir().unwrap();
    let (desk, ..) = keyed(&folder, "chief");
    with_a_door(&desk);
    let mut stage = Stage::within(folder, desk, "2023", [setup(1)], preferences(Lang::En));
    by_palette(&mut stage, "Share this event");
    stage
}

pub(crate) fn inviting() -> Stage {
    let mut stage = sharing();
    send(&mut stage);
    by_palette(&mut stage, "Invite a station");
    stage
}

pub(crate) fn joining() -> Stage {
    let mut stage = Stage::new(1);
    by_palette(&mut stage, "Join an event");
    stage
}

/// The dialog of something that goes from one station to another.
pub(crate) fn handing_over(what: &str) -> Stage {
    let mut two = Two::new();
    by_palette(&mut two.stage, what);
    two.stage
}

pub(crate) fn settling() -> Stage {
    let mut two = Two::differing();
    two.stage.run(Action::ShowStations);
    two.stage.click("Compare…: board 1");
    two.stage
}

pub(crate) fn settling_in_parts() -> Stage {
    let mut two = Two::differing();
    two.stage.run(Action::ShowStations);
    two.stage.click("Part by part…: board 1");
    two.stage
}

/// The chief's file with two records of board 1, closed, in a folder with the settings of its laptop.
pub(crate) fn differing_file() -> (tempfile::TempDir, PathBuf, PathBuf) {
    let two = Two::differing();
    let file = two.stage.desk.snapshot().path.clone().unwrap();
    let folder = two.closed();
    let config = folder.path().join("chief");
    (folder, file, config)
}

/// The names of the rows of the list of stations.
pub(crate) fn rows(stage: &Stage) -> Vec<String> {
    stage.labels().into_iter().filter(|label| label.starts_with("Station ")).collect()
}

#[test]
fn one_laptop_alone_is_told_so_with_what_to_do() {
    let mut stage = Stage::new(1);
    stage.run(Action::ShowStations);
    stage.must_say("This event is kept by this laptop alone");
    stage.must_say("Share this event…");
    stage.must_say("Join an event…");
    // There is nothing that could carry anything: nothing is recorded for it.
    stage.click("Share this event…");
    send(&mut stage);
    stage.must_say("This program cannot connect to other stations");
    assert!(!stage.desk.snapshot().hall.stations.is_begun());
    stage.lacks_no_words("alone");
}

#[test]
fn an_event_is_shared_and_a_station_invited_and_let_in_by_keyboard_and_by_ear() {
    let keys = tempfile::tempdir().unwrap();
    let (desk, ..) = keyed(&keys, "chief");
    let said = with_a_door(&desk);
    let mut stage = Stage::on(desk, "2023", [setup(1)], preferences(Lang::En));
    stage.run(Action::ShowStations);
    stage.click("Share this event…");
    stage.write_in("Name of this station", "Desk");
    send(&mut stage);
    stage.must_say("Station A, Desk, chief arbiter");
    stage.must_say("Other laptops reach this one at 192.168.1.20:4222");
    stage.click("Invite a station…");
    stage.must_say("gets the letter B");
    stage.write_in("Boards", "1-x");
    stage.must_say("Boards are numbers and ranges");
    stage.write_in("Boards", "1-2");
    send(&mut stage);
    stage.must_say("Invited as sector arbiter; boards: 1, 2");
    stage.must_say("Valid for 10 more minutes");
    stage.must_say("Code of the invitation");
    stage.must_say("Code for a camera");
    for group in [
        "Group 1 of 3: 7, Q Quebec, K Kilo, 2, M Mike",
        "Group 2 of 3: 4, H Hotel, T Tango, 9, W Whiskey",
    ] {
        stage.alt(Key::C);
        must_hear(&stage, group);
    }
    stage.must_say("Laptop of Ana wants to join: number 314 159");
    stage.click("Same number: let in: Laptop of Ana");
    come(&mut stage);
    stage.must_say("Station B, Laptop of Ana, sector arbiter");
    assert!(matches!(said.lock().unwrap().last(), Some(LineRequest::LetIn(..))));
    stage.lacks_no_words("stations");
}

#[test]
fn a_laptop_joins_with_a_code_and_shows_the_number_to_compare() {
    let mut stage = Stage::new(0);
    let said = with_a_door(&stage.desk);
    stage.run(Action::ShowStations);
    stage.click("Join an event…");
    stage.focus(Part::MultilineTextInput, "Code");
    stage.rewrite("7QKU");
    send(&mut stage);
    stage.must_say("“U” never occurs in a code");
    stage.focus(Part::MultilineTextInput, "Code");
    stage.rewrite(CODE);
    send(&mut stage);
    stage.must_say("must show the number 271 828");
    assert_eq!(said.lock().unwrap().len(), 2);
}

#[test]
fn each_station_is_told_with_its_boards_and_boards_go_over_by_dialogs() {
    let mut two = Two::new();
    two.stage.run(Action::ShowStations);
    let all = rows(&two.stage).join("\n");
    assert!(
        all.contains("Station A, Chief, chief arbiter, keeps boards 2, 3, chief station"),
        "{all}"
    );
    assert!(all.contains("Station B, Hall 2, sector arbiter, keeps board 1"), "{all}");
    two.stage.click("Hand over boards…");
    two.stage.answer("Which boards", "These");
    two.stage.write_in("Boards", "2");
    send(&mut two.stage);
    let given = Post::Board(BoardNo(2));
    let key = StationId(two.other_key);
    let gave = |seen: &Snapshot| seen.hall.stations.given_to(key).any(|post| post == given);
    until(&two.other, &two.other_woken, "given", gave);
    let mut there = window(Arc::clone(&two.other), preferences(Lang::En));
    there.run_steps(3);
    let take = Asked::Take { posts: vec![given], ahead: BTreeMap::new() };
    two.other.command(ask(take)).wait().unwrap();
    two.chief_sees("taken", |seen| seen.hall.stations.keeps(key, given));
    let all = rows(&two.stage).join("\n");
    assert!(all.contains("Station B, Hall 2, sector arbiter, keeps boards 1, 2"), "{all}");
    two.stage.lacks_no_words("stations");
}

#[test]
fn the_hall_names_the_station_of_a_board_and_the_board_says_how_it_is_taken() {
    let mut two = Two::new();
    two.stage.key(Key::F2);
    let tile = |stage: &Stage, board: &str| {
        stage.labels().into_iter().find(|label| label.starts_with(board)).unwrap_or_default()
    };
    assert!(tile(&two.stage, "Board 1,").contains("kept by station B, Hall 2"));
    let own = tile(&two.stage, "Board 2,");
    assert!(!own.is_empty() && !own.contains("kept by"), "{own}");
    two.stage.answer("Station", "B · Hall 2");
    assert!(!tile(&two.stage, "Board 1,").is_empty());
    assert!(tile(&two.stage, "Board 2,").is_empty());
    two.stage.answer("Station", "All");
    two.stage.key(Key::F3);
    two.stage.must_say("Station B, Hall 2 keeps board 1");
    // What is not done here says who keeps it.
    two.stage.key(Key::F9);
    two.stage.must_say("Hall 2 keeps board 1. Do it there");
    two.stage.click("Take over this board…");
    send(&mut two.stage);
    two.stage.must_say("What that station has recorded there and this one does not know");
    two.stage.write_in("Reason", "no answer");
    send(&mut two.stage);
    two.chief_sees("taken over", |seen| seen.hall.is_kept_here(BoardNo(1)));
    assert!(!two.stage.says("Take over this board…"));
}

#[test]
fn the_clock_of_a_board_elsewhere_is_shown_as_it_stands_there_however_the_walls_differ() {
    let mut two = Two::new();
    two.other
        .command(Command::Game { board: BoardNo(1), what: GameCommand::Start })
        .wait()
        .unwrap();
    two.chief_sees("it runs", |seen| {
        seen.game(BoardNo(1)).is_some_and(|game| game.clock.running().is_some())
    });
    two.stage.run(Action::ShowHall);
    // As of the other station's last entry, plus what has run since by its clock: 1:30:30 when it began. That clock
    // was ahead all the while, or behind; the one here is the same.
    for (ahead, told) in [
        (Millis::from_secs(15), "White: 1 hour 30 minutes 1"),
        (Millis::from_secs(615), "White: 1 hour 20 minutes 1"),
        (Millis::from_secs(2_415), "White: 50 minutes 1"),
        // It cannot have run less than not at all.
        (-Millis::from_secs(600), "White: 1 hour 30 minutes 30"),
    ] {
        let (station, ahead) = (two.other_key, Some(ahead));
        assert!(two.stage.desk.inlet().put(Incoming::Heard { station, ahead }));
        come(&mut two.stage);
        two.stage.key(Key::T);
        two.stage.must_say(told);
    }
}

#[test]
fn two_records_of_a_board_stand_side_by_side_and_the_arbiter_decides() {
    let mut two = Two::differing();
    two.stage.run(Action::ShowStations);
    two.stage.must_say("Recorded twice");
    two.stage.must_say("board 1: Hall 2 has 3 entries not in force");
    two.stage.click("Compare…: board 1");
    two.stage.must_say("In force: Chief");
    two.stage.must_say("Put aside: Hall 2");
    two.stage.must_say("1.e4");
    two.stage.must_say("1.d4");
    two.stage.answer("Which record counts", "The one put aside, of Hall 2");
    two.stage.write_in("Reason", "both players say so");
    send(&mut two.stage);
    two.chief_sees("settled", |seen| seen.hall.stations.open_differences().count() == 0);
    assert_eq!(two.stage.game(1).plies.last().map(|ply| ply.uci.0.as_str()), Some("d2d4"));
    assert!(!two.stage.has("Compare…: board 1"));
}

#[test]
fn a_record_is_put_together_part_by_part_and_its_outcome_is_told_before() {
    let mut two = Two::differing();
    two.stage.run(Action::ShowStations);
    two.stage.click("Part by part…: board 1");
    two.stage.must_say("have no move in common");
    two.stage.must_say("Last move: 1.e4 (one half-move)");
    two.stage.answer("Moves", "The one put aside, of Hall 2");
    two.stage.must_say("Last move: 1.d4 (one half-move)");
    two.stage.must_say("Taken back");
    two.stage.write_in("Last move that counts", "9");
    two.stage.must_say("That record has no such move");
    two.stage.write_in("Last move that counts", "1");
    two.stage.answer("Clock times", "As at the last move that counts");
    // Without a reason nothing is recorded.
    send(&mut two.stage);
    two.stage.must_say("reason");
    assert_eq!(two.stage.desk.snapshot().hall.stations.open_differences().count(), 1);
    two.stage.write_in("Reason", "both players say so");
    send(&mut two.stage);
    two.chief_sees("settled", |seen| seen.hall.stations.open_differences().count() == 0);
    assert_eq!(two.stage.game(1).plies.last().map(|ply| ply.uci.0.as_str()), Some("d2d4"));
    assert_eq!(two.stage.game(1).clock.running(), None, "it starts by hand");
    two.stage.lacks_no_words("settled");
}

#[test]
fn a_move_that_came_while_two_records_were_compared_is_told_and_nothing_is_recorded() {
    for (button, answer) in
        [("Part by part…: board 1", "Moves"), ("Compare…: board 1", "Which record counts")]
    {
        let mut two = Two::differing();
        two.stage.run(Action::ShowStations);
        two.stage.click(button);
        two.stage.play(1, &["e7e5"]);
        two.stage.must_say("Something was recorded here since this dialog was opened");
        two.stage.answer(answer, "The one put aside, of Hall 2");
        two.stage.write_in("Reason", "both players say so");
        send(&mut two.stage);
        assert_eq!(
            two.stage.desk.snapshot().hall.stations.open_differences().count(),
            1,
            "{button}"
        );
        // It was told; who sends it again has seen it.
        send(&mut two.stage);
        two.chief_sees("settled", |seen| seen.hall.stations.open_differences().count() == 0);
    }
}

#[test]
fn what_waits_for_the_chief_is_shown_and_what_was_turned_down_is_told_with_its_reason() {
    let two = Two::new();
    two.cut(true);
    let mut there = window(Arc::clone(&two.other), preferences(Lang::En));
    let result = jadoube_core::competition::result::PairingResult::Draw;
    let what =
        Contest::EnterResult { round: None, board: BoardNo(1), result, reason: String::new() };
    two.other.command(Command::Contest { what }).wait().unwrap();
    let shortcut = Action::ShowStations.shortcut().unwrap();
    there.key_press_modifiers(shortcut.modifiers, shortcut.logical_key);
    settle(&mut there);
    let says = |there: &egui_kittest::Harness<'static, jadoube_ui::app::App>, text: &str| {
        use egui_kittest::kittest::{NodeT, Queryable};
        let any = there.query_all(egui_kittest::kittest::By::new().predicate(|_| true));
        any.into_iter().any(|node| {
            let node = node.accesskit_node();
            let (label, value) =
                (node.label().unwrap_or_default(), node.value().unwrap_or_default());
            label.contains(text) || value.contains(text)
        })
    };
    assert!(says(&there, "waits for Chief"));
    two.cut(false);
    // There is no event with a round in the chief's file: it is turned down.
    until(&two.other, &two.other_woken, "answered", |seen| {
        seen.hall.waiting_proposals().count() == 0
    });
    settle(&mut there);
    assert!(says(&there, "turned down by Chief"));
    drop(there);
}

/// Keeps what is sent.
#[derive(Debug)]
pub(crate) struct Sent(pub(crate) Arc<Mutex<Vec<Vec<u8>>>>);

impl Exchange for Sent {
    fn send(&mut self, outgoing: Outgoing) {
        if let Outgoing::Recorded(parcel) = outgoing {
            self.0.lock().unwrap().push(parcel.bytes);
        }
    }
}

/// A station in an older backup of its file, which has just learnt that others have more of what it recorded.
fn in_an_older_backup() -> Stage {
    let keys = tempfile::tempdir().unwrap();
    let (file, backup) = (keys.path().join("event.jadoube"), keys.path().join("backup.jadoube"));
    let (desk, ..) = keyed(&keys, "chief");
    let cup = Competition::new("Cup", "2023");
    desk.ask(Request::New(file.clone(), cup)).wait().unwrap();
    desk.command(ask(Asked::Begin { name: "Chief".into() })).wait().unwrap();
    desk.close().unwrap();
    std::fs::copy(&file, &backup).unwrap();
    let sent = Arc::new(Mutex::new(Vec::new()));
    let (desk, ..) = keyed(&keys, "chief");
    desk.ask(Request::Open(file)).wait().unwrap();
    desk.exchange(Some(Box::new(Sent(Arc::clone(&sent)))));
    for board in 1..=2 {
        let setup = setup(board);
        desk.command(Command::SetUpGame { board: BoardNo(board), setup }).wait().unwrap();
        desk.ask(Request::ListPorts).wait().unwrap();
    }
    desk.close().unwrap();
    let last = sent.lock().unwrap().last().cloned().expect("something was sent");
    let (desk, ..) = keyed(&keys, "chief");
    let desk = Arc::new(desk);
    desk.ask(Request::Open(backup)).wait().unwrap();
    // What comes before it is on its way still.
    assert!(desk.inlet().put(Incoming::Delivery(last)));
    let window = window(Arc::clone(&desk), preferences(Lang::En));
    let mut stage = Stage { window, desk, folder: keys };
    come(&mut stage);
    stage
}

/// The question before it goes on all the same.
pub(crate) fn going_on_without() -> Stage {
    let mut stage = in_an_older_backup();
    stage.focus(Part::Button, "Go on without them…");
    stage.key(Key::Enter);
    stage
}

#[test]
fn an_older_backup_says_that_its_own_entries_are_fetched() {
    let mut stage = in_an_older_backup();
    stage.must_say("This file is older than what the others have of it");
    stage.must_say("They are being fetched; until then nothing is recorded");
    stage.click("Go on without them…");
    stage.must_say("contradicts what the others have of this station");
    stage.click("Go on without them");
    assert!(!stage.says("This file is older"));
}

#[test]
fn what_cannot_be_done_says_why() {
    let mut stage = Stage::new(1);
    stage.ctrl(Key::K);
    stage.write("Hand over boards");
    stage.must_say("only this laptop keeps the event");
}
