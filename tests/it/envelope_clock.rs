//! The set-up of a resumption at a table with an electronic board and its clock: the clock is set
//! to the times of the envelope, and what it shows instead is told. A sealing while no clock runs, and a sealed
//! move that is taken back.

use std::time::{Duration, Instant};

use egui::Key;
use jadoube_chess::board::position::Position;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::{EnvelopeFront, EnvelopeKind, SealedMove};
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::adjournment::guide::Step as Next;
use jadoube_core::adjournment::reading::EnvelopeContents;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Assignment;
use jadoube_desk::sealing::now;
use jadoube_devices::simulator::clock::SimClock;
use jadoube_devices::simulator::player::{Options, Simulator};
use jadoube_devices::simulator::script::{Script, Step};
use jadoube_i18n::adjournment::guide;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess::side;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::{Setup, Timing};
use jadoube_laws::ids::{BoardNo, EnvelopeNo, PortName};
use jadoube_laws::laws::adjournment::SealedNotation;
use jadoube_laws::sensing::{ClockEnd, ClockMapping};
use jadoube_ui::actions::Action;

use crate::envelope_changes::{ask, one, resumed as at_the_resumption};
use crate::stage::{Stage, preferences, settle, setup};

const NO: EnvelopeNo = EnvelopeNo(1);
const BOARD: BoardNo = BoardNo(2);
const PATIENCE: Duration = Duration::from_secs(60);

/// A game of ninety minutes each, adjourned at once and resumed at a table whose clock shows others.
fn resumed() -> (Stage, Simulator) {
    let mut stage = Stage::new(1);
    let setup = Setup { timing: Timing::Device, ..setup(2) };
    stage.desk.command(Command::SetUpGame { board: BOARD, setup }).wait().expect("set up");
    stage.ask(2, GameCommand::Start);
    let (why, assistants) = (AdjournmentReason::SessionEnd, BySide::default());
    for what in [
        Ask::Begin { board: BOARD, why, assistants },
        Ask::Seal { no: NO, what: SealedMove::Paper },
        Ask::Enclose { no: NO, whose: Side::White },
        Ask::Enclose { no: NO, whose: Side::Black },
        Ask::Close { no: NO },
        Ask::StopClock { no: NO },
        Ask::WriteFront { no: NO, front: Box::new(read()) },
        Ask::Resume { no: NO, board: BOARD, at: now() },
        Ask::Arrive { no: NO, side: Side::White, at: now() },
        Ask::Arrive { no: NO, side: Side::Black, at: now() },
    ] {
        stage.desk.command(Command::Adjournment { what }).wait().expect("done");
    }
    let hour = Millis::from_mins(60);
    let script = Script {
        start: Position::start().placement(),
        clock: SimClock::new(hour, hour, Millis::ZERO, ClockEnd::A),
        steps: vec![Step::Time(Millis(60_000))],
    };
    let link = stage.folder.path().join("line");
    let options = Options { port_link: Some(link.clone()), ..Options::real_time() };
    let board = Simulator::start(script, options).expect("a pseudo-terminal");
    let port = PortName::new(link.to_string_lossy());
    let device = Some(Assignment { port, mapping: ClockMapping::AIsWhite, orientation: None });
    stage.desk.command(Command::AssignDevice { board: BOARD, device }).wait().expect("assigned");
    wait(&mut stage, |stage| shown(stage) == Some([hour; 2]));
    stage.run(Action::ShowEnvelopes);
    (stage, board)
}

/// The front of an envelope whose clock on the table was read: nobody has used any time.
fn read() -> EnvelopeFront {
    let most = Millis::from_mins(90);
    EnvelopeFront { left: Some(BySide::new(most, most)), ..EnvelopeFront::default() }
}

/// What the clock on the table shows.
fn shown(stage: &Stage) -> Option<[Millis; 2]> {
    let snapshot = stage.desk.snapshot();
    let times = snapshot.line(BOARD)?.clock.as_ref()?.times;
    Some([times.white, times.black])
}

/// The times of the envelope.
fn left(stage: &Stage) -> [Millis; 2] {
    let snapshot = stage.desk.snapshot();
    let left = snapshot.hall.adjournments[&NO].times().expect("they were read");
    [left.white, left.black]
}

fn wait(stage: &mut Stage, until: impl Fn(&Stage) -> bool) {
    let begun = Instant::now();
    while !until(stage) {
        assert!(begun.elapsed() < PATIENCE, "waited in vain: {:?}", shown(stage));
        std::thread::park_timeout(Duration::from_millis(20));
    }
    settle(&mut stage.window);
}

/// A game after 1.e4 e5 that is adjourned by its key after the clocks of all boards were stopped.
fn adjourned_after_a_stop(lang: Lang) -> Stage {
    let mut stage = Stage::with(1, preferences(lang));
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    stage.ask(1, GameCommand::StopClock);
    settle(&mut stage.window);
    stage.run(Action::Adjourn);
    stage
}

#[test]
fn that_no_clock_runs_is_said_before_the_move_is_written_and_a_key_starts_it() {
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        let white = || ("side", side(&words, Side::White).into());
        let mut stage = adjourned_after_a_stop(lang);
        let stands = words.say_with("adjournment-note-clock-stands", &[white()]);
        let next = guide::step(
            &words,
            Next::Write(SealedNotation::Unambiguous),
            &stage.desk.snapshot().hall.adjournments[&NO],
        );
        let next = words.say_with("envelopes-next", &[("step", next.into())]);
        let told = format!("{stands}. {next}");
        // It comes behind what was recorded.
        for _ in 0..40 {
            if stage.says(&told) {
                break;
            }
            stage.window.step();
        }
        stage.must_say(&told);
        stage.lacks_no_words("a sealing without a clock");
        let start = words.say_with("envelopes-start-sealers-clock", &[white()]);
        assert!(stage.has(&start), "{:#?}", stage.labels());
        stage.alt(Key::U);
        assert_eq!(stage.game(1).clock.running(), Some(Side::White));
        assert!(!stage.shows(&stands), "{:#?}", stage.labels());
        assert!(!stage.has(&start));
    }
}

#[test]
fn the_move_is_sealed_knowingly_while_the_clocks_stand() {
    let mut stage = adjourned_after_a_stop(Lang::En);
    stage.alt(Key::Enter);
    stage.click("It is written on paper");
    assert!(stage.shows("No clock is running"), "{:#?}", stage.labels());
    assert!(!stage.shows("until the clock is stopped"), "{:#?}", stage.labels());
    assert_eq!(stage.game(1).clock.running(), None);
}

#[test]
fn the_clock_on_the_table_is_set_to_the_times_of_the_envelope() {
    let (mut stage, board) = resumed();
    stage.alt(Key::Enter);
    stage.must_say("Set the connected clock to the times of the envelope?");
    stage.ctrl(Key::Enter);
    let times = left(&stage);
    wait(&mut stage, |stage| shown(stage) == Some(times));
    assert!(!stage.says("The connected clock shows"));
    assert!(!stage.says("The clocks do not show the times of the envelope"));
    drop(board);
}

#[test]
fn a_clock_that_is_left_as_it_is_shows_other_times_and_that_is_told() {
    let (mut stage, board) = resumed();
    stage.alt(Key::Enter);
    stage.answer("Set the connected clock to the times of the envelope?", "No");
    stage.click("Confirm");
    stage.must_say("The clocks do not show the times of the envelope");
    stage.must_say("The connected clock shows White 1:00:00 and Black 1:00:00");
    drop(board);
}

#[test]
fn who_takes_a_sealed_move_back_is_told_that_its_envelope_is_open_again_and_no_clock_runs() {
    let mut stage = at_the_resumption();
    let (no, which) = (NO, EnvelopeKind::Sealed);
    let contents = EnvelopeContents {
        text: "Nf3".into(),
        system: "san".into(),
        sheets: BySide::new(true, true),
        salt: String::new(),
    };
    for what in [
        Ask::Open { no, which, by: "A. Biter".into(), at: now() },
        Ask::Read { no, which, contents },
        Ask::Play { no, which },
    ] {
        ask(&stage, what);
    }
    settle(&mut stage.window);
    let sealed = one(&stage).times().expect("sealed");
    assert_eq!(stage.game(1).clock.running(), Some(Side::Black));
    stage.key(Key::F3);
    stage.run(Action::TakeBack);
    stage.must_say("The sealed move of envelope 1 goes with it");
    stage.write("another one was sealed");
    stage.ctrl(Key::Enter);
    let game = stage.game(1);
    assert_eq!((game.plies.len(), game.clock.running()), (2, None));
    assert_eq!(stage.times(), sealed);
    assert!(one(&stage).is_adjourned());
    stage.must_say("Envelope 1 is open again");
}
