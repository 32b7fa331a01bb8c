//! What can happen to an envelope beside its next step, by the names of its buttons and fields: left
//! off, offered, settled, set up with other times, read aloud, corrected; and forty of them at
//! once.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::{
    Appointment, EnvelopeFront, EnvelopeKind, Handover, SealedMove, Signer,
};
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::adjournment::reading::Judgement;
use jadoube_core::adjournment::session::{Purpose, Session};
use jadoube_core::adjournment::state::{Adjournment, Status};
use jadoube_core::blind::arrangement::{AnnouncementRules, Arrangement, Scheme};
use jadoube_core::blind::command::Command as BlindCommand;
use jadoube_core::hall::command::Command;
use jadoube_desk::sealing::now;
use jadoube_desk::voicing::Listener;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::{Setup, Timing};
use jadoube_laws::ids::{BoardNo, EnvelopeNo, SessionNo};
use jadoube_laws::rulings::sealed::facts::SaidBefore;
use jadoube_ui::actions::Action;

use crate::stage::{Stage, preferences, settle, setup};

const NO: EnvelopeNo = EnvelopeNo(1);
const BOARD: BoardNo = BoardNo(1);

pub(crate) fn ask(stage: &Stage, what: Ask) {
    stage.desk.command(Command::Adjournment { what }).wait().unwrap();
}

pub(crate) fn one(stage: &Stage) -> Adjournment {
    stage.desk.snapshot().hall.adjournments[&NO].as_ref().clone()
}

/// From the written move to the clock that is stopped.
pub(crate) fn seal(stage: &Stage, no: EnvelopeNo) {
    for what in [
        Ask::Seal { no, what: SealedMove::Paper },
        Ask::Enclose { no, whose: Side::White },
        Ask::Enclose { no, whose: Side::Black },
        Ask::Close { no },
        Ask::StopClock { no },
    ] {
        ask(stage, what);
    }
}

/// A game after 1.e4 e5 in which White is asked to seal, on the screen of the envelopes.
pub(crate) fn asked() -> Stage {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    stage.run(Action::Adjourn);
    stage
}

/// The same game, adjourned.
pub(crate) fn sealed() -> Stage {
    let mut stage = asked();
    seal(&stage, NO);
    settle(&mut stage.window);
    stage
}

/// The same game when its resumption begins, before it is known who is there.
pub(crate) fn resuming() -> Stage {
    let mut stage = sealed();
    ask(&stage, Ask::Resume { no: NO, board: BOARD, at: now() });
    settle(&mut stage.window);
    stage
}

/// The same game at its resumption, both players there, position and clocks set up.
pub(crate) fn resumed() -> Stage {
    let mut stage = sealed();
    let (no, at) = (NO, now());
    ask(&stage, Ask::Resume { no, board: BOARD, at });
    for side in Side::BOTH {
        ask(&stage, Ask::Arrive { no, side, at });
    }
    ask(&stage, Ask::SetUp { no, placement: None, times: None });
    settle(&mut stage.window);
    stage
}

/// What a screen reader was told last.
fn heard(stage: &Stage) -> String {
    let regions = stage.window.query_all_by_role(Role::Status);
    regions.filter_map(|node| node.accesskit_node().label()).collect()
}

/// What was spoken for an ear.
fn spoken(stage: &Stage, ear: Listener) -> Vec<String> {
    stage.said_aloud().into_iter().filter(|one| one.listener == ear).map(|one| one.text).collect()
}

#[test]
fn every_button_is_reached_with_the_tab_key_and_comes_into_sight() {
    let mut stage = sealed();
    let mut reached = Vec::new();
    for _ in 0..40 {
        stage.key(Key::Tab);
        stage.window.run_steps(3);
        let buttons = stage.window.get_all_by_role(Role::Button);
        if let Some(button) = buttons.into_iter().find(|node| node.is_focused()) {
            let name = button.accesskit_node().label().unwrap_or_default();
            let rect = button.rect();
            assert!(
                rect.top() >= 0.0 && rect.bottom() <= 768.0,
                "{name} is out of sight: {rect:?}"
            );
            reached.push(name);
        }
    }
    for name in
        ["Read aloud", "Print…", "Hand over…", "Signature…", "Close without playing the move…"]
    {
        assert!(reached.iter().any(|known| known == name), "{name} is not among {reached:?}");
    }
}

#[test]
fn a_sealing_is_broken_off_only_with_a_reason() {
    let mut stage = asked();
    // A click, or the key that stands on the button.
    stage.click("Cancel sealing…");
    stage.key(Key::Escape);
    stage.alt(Key::X);
    stage.click("Cancel sealing and continue play");
    stage.must_say("A reason is needed");
    assert!(one(&stage).is_live(), "nothing is done before that");
    stage.write_in("Reason", "the players agreed to go on");
    stage.key(Key::Enter);
    assert_eq!(one(&stage).status(), Status::BrokenOff);
}

#[test]
fn an_envelope_is_settled_otherwise_by_keys_alone() {
    let mut stage = sealed();
    stage.alt(Key::X);
    assert!(!stage.says("The players play on"), "nothing is being sealed");
    stage.alt(Key::O);
    stage.must_say("what lies in the envelope is not played");
    stage.write("the team was withdrawn");
    stage.key(Key::Enter);
    assert_eq!(one(&stage).status(), Status::Settled);
}

#[test]
fn the_move_made_on_the_board_is_taken_down_in_any_notation() {
    let mut stage = asked();
    stage.click("Made on the board…");
    stage.write_in("Move", "Sf3");
    stage.must_say("That is Nf3");
    stage.click("Record");
    assert_eq!(one(&stage).on_board.unwrap().0, "g1f3");
}

#[test]
fn a_game_is_adjourned_early_or_by_the_arbiter() {
    for (why, expected) in [
        ("The player wants to", AdjournmentReason::Early { left: Millis::from_mins(30) }),
        ("The arbiter interrupts the game", AdjournmentReason::Arbiter),
    ] {
        let mut stage = Stage::new(1);
        stage.begin();
        stage.run(Action::ShowEnvelopes);
        stage.click("Adjourn early…");
        stage.write_in("Time to the end of the session, like 0:30:00", "half an hour");
        stage.click("Ask to seal");
        stage.must_say("Enter a time such as");
        stage.rewrite("0:30:00");
        stage.click(why);
        stage.click("Ask to seal");
        assert_eq!(one(&stage).why, expected);
    }
}

#[test]
fn an_offer_made_before_the_sealing_is_rejected_between_the_sessions() {
    let mut stage = asked();
    stage.ask(1, GameCommand::OfferDraw { by: Side::White });
    seal(&stage, NO);
    settle(&mut stage.window);
    assert!(!stage.has("Draw offered…"), "one stands");
    stage.click("Offer rejected…");
    stage.must_say("Offered by White");
    stage.key(Key::Enter);
    assert_eq!(one(&stage).standing_offer(), None);
    assert_eq!(stage.game(1).offer, None);
    assert!(stage.has("Draw offered…"));
}

#[test]
fn a_draw_is_offered_and_rejected_and_the_envelope_is_signed_and_settled() {
    let mut stage = sealed();
    stage.click("Draw offered…");
    stage.answer("Who", "Black");
    stage.click("Note the offer");
    assert_eq!(one(&stage).offer, Some(Side::Black));
    stage.click("Offer rejected…");
    stage.must_say("Offered by Black");
    stage.key(Key::Enter);
    assert_eq!(one(&stage).offer, None, "Enter confirms");
    stage.click("Signature…");
    stage.answer("Who signs", "White");
    stage.click("Record signature");
    let signature = one(&stage).signatures.pop().unwrap();
    assert_eq!((signature.by, signature.name.as_str()), (Signer::White, "Novak 1"));
    stage.must_say("Novak 1 (White)");
    stage.click("Close without playing the move…");
    stage.write_in("Reason", "the appeals committee has decided");
    stage.click("Close envelope");
    assert_eq!(one(&stage).status(), Status::Settled);
}

#[test]
fn what_the_game_does_not_know_is_written_on_the_envelope() {
    let mut stage = Stage::new(1);
    let board = BoardNo(2);
    let setup = Setup { players: BySide::default(), ..setup(2) };
    stage.desk.command(Command::SetUpGame { board, setup }).wait().unwrap();
    stage.ask(2, GameCommand::Start);
    let (why, assistants) = (AdjournmentReason::SessionEnd, BySide::default());
    ask(&stage, Ask::Begin { board, why, assistants });
    seal(&stage, NO);
    let at = now().plus(Millis::from_mins(60));
    ask(
        &stage,
        Ask::Schedule { no: NO, due: Appointment { at, place: "Hall".into(), session: None } },
    );
    stage.run(Action::ShowEnvelopes);
    stage.must_say("not indicated on the envelope: the players’ names");
    stage.alt(Key::Enter);
    stage.write_in("Name of White", "Novak");
    stage.write_in("Name of Black", "Petrova");
    stage.click("Complete it");
    assert!(
        !stage.says("not indicated on the envelope") && !stage.says("incorrect on the envelope"),
        "{:?}",
        stage.labels()
    );
    stage.must_say("Check the details on the envelope and take it into safe-keeping");
}

#[test]
fn a_resumption_before_its_time_is_asked_for_again() {
    let mut stage = sealed();
    let due =
        Appointment { at: now().plus(Millis::from_mins(60)), place: "Hall".into(), session: None };
    ask(&stage, Ask::Schedule { no: NO, due });
    settle(&mut stage.window);
    stage.click("Begin the resumption now");
    assert!(one(&stage).resumption.is_none());
    stage.must_say("Once begun, the resumption cannot be taken back");
    stage.key(Key::Enter);
    assert!(one(&stage).resumption.is_some());
    stage.click("Report wrong clock times…");
    stage.answer("Who", "Black");
    stage.click("Note it");
    assert_eq!(one(&stage).questioned, [(Side::Black, false)]);
}

/// Nothing is left but to wait: the key that takes each step asks whether it begins now.
#[test]
fn a_resumption_before_its_time_is_begun_with_the_key_of_the_steps() {
    let mut stage = sealed();
    let at = now().plus(Millis::from_mins(60));
    ask(
        &stage,
        Ask::Schedule { no: NO, due: Appointment { at, place: "Hall".into(), session: None } },
    );
    ask(&stage, Ask::ReportMissing { no: NO, which: EnvelopeKind::Sealed });
    settle(&mut stage.window);
    stage.must_say("Wait for the resumption");
    stage.alt(Key::Enter);
    assert!(one(&stage).resumption.is_none(), "it asks first");
    stage.must_say("Once begun, the resumption cannot be taken back");
    stage.key(Key::Enter);
    assert!(one(&stage).resumption.is_some());
}

/// A game with a clock on the table that was read when the game was adjourned, and is resumed, both
/// players there; its clocks show 1:20:00 and 1:10:00.
pub(crate) fn on_table() -> Stage {
    let mut stage = Stage::new(1);
    let setup = Setup { timing: Timing::Device, ..setup(2) };
    let board = BoardNo(2);
    stage.desk.command(Command::SetUpGame { board, setup }).wait().unwrap();
    stage.ask(2, GameCommand::Start);
    let (why, assistants) = (AdjournmentReason::SessionEnd, BySide::default());
    ask(&stage, Ask::Begin { board, why, assistants });
    seal(&stage, NO);
    let left = Some(BySide::new(Millis::from_mins(80), Millis::from_mins(70)));
    let front = Box::new(EnvelopeFront { left, ..one(&stage).front });
    ask(&stage, Ask::WriteFront { no: NO, front });
    let at = now();
    ask(&stage, Ask::Resume { no: NO, board, at });
    for side in Side::BOTH {
        ask(&stage, Ask::Arrive { no: NO, side, at });
    }
    stage.run(Action::ShowEnvelopes);
    stage
}

#[test]
fn what_the_clock_on_the_table_shows_is_typed_or_accepted_as_it_is() {
    let wrong = "The clocks do not show the times of the envelope";
    let mut stage = on_table();
    stage.alt(Key::Enter);
    stage.must_say("These are the times on the envelope");
    stage.key(Key::Enter);
    let found = one(&stage).resumption.unwrap().set_up.unwrap();
    assert_eq!(Some(found.times), one(&stage).times(), "Enter accepts what stands there");
    assert!(!stage.says(wrong));
    stage.click("Set up again…");
    stage.write_in("Clock of Black", "an hour");
    stage.click("Confirm");
    stage.must_say("Enter a time such as");
    let field = stage.window.get_by_role_and_label(Role::TextInput, "Clock of Black");
    assert!(field.is_focused(), "the fault is told at its field");
    stage.write_in("Clock of Black", "1:25:00");
    stage.key(Key::Enter);
    let found = one(&stage).resumption.unwrap().set_up.unwrap();
    assert_eq!(found.times.black, Millis::from_mins(85));
    stage.must_say(wrong);
}

#[test]
fn while_sealing_the_envelope_is_seen_before_it_is_written() {
    let mut stage = asked();
    stage.must_say("A preview");
    stage.must_say("Novak 1");
    stage.must_say("Sealed: Novak 1 (White), move 2");
    stage.must_say("Having the move: White");
    assert!(!stage.says("Time left: not stated"), "{:?}", stage.labels());
    seal(&stage, NO);
    settle(&mut stage.window);
    assert!(!stage.says("A preview"));
}

#[test]
fn without_a_lock_the_dialog_says_so_before_anything_is_typed() {
    let mut stage = asked();
    stage.alt(Key::Enter);
    let why = "Without a lock for sealed moves it is sealed on paper only. \
               To seal it in the program, make a lock first";
    let label = |stage: &Stage, role, label| {
        let node =
            stage.window.query_all_by_role_and_label(role, label).last().expect("it is there");
        (node.rect(), node.accesskit_node().description())
    };
    // Paper needs none: it is told at the button that seals in the program.
    let (told, _) = label(&stage, Role::Label, why);
    let (lock, _) = label(&stage, Role::Button, "Lock for sealed moves…");
    assert!(told.top() >= lock.bottom(), "{told:?} {lock:?}");
    let (_, described) = label(&stage, Role::Button, "Seal in the program");
    assert_eq!(described.as_deref(), Some(why));
    assert_eq!(stage.window.query_all_by_role(Role::PasswordInput).count(), 0);
    // The key of the step does nothing here, and hides nothing of paper, which has the keyboard.
    stage.alt(Key::Enter);
    stage.must_say(&format!("Seal the move. {why}"));
    stage.window.get_all_by_label("Lock for sealed moves…").last().unwrap().click_accesskit();
    settle(&mut stage.window);
    stage.must_say("Create lock");
    assert!(stage.has("Lock for sealed moves"), "a title does not promise a dialog");
    assert!(stage.window.get_by_role_and_label(Role::TextInput, "Person").is_focused());
}

#[test]
fn the_envelope_is_read_aloud_at_any_time_and_its_move_once_it_was_read() {
    let mut stage = asked();
    let mut arrangement = Arrangement::of_blind(Side::Black);
    arrangement.announcing =
        AnnouncementRules { scheme: Scheme::German, ..AnnouncementRules::default() };
    let what = BlindCommand::Arrange { arrangement: Box::new(arrangement), reason: String::new() };
    stage.desk.command(Command::Blind { board: BOARD, what }).wait().unwrap();
    seal(&stage, NO);
    settle(&mut stage.window);
    stage.alt(Key::R);
    let front = heard(&stage);
    assert!(front.contains("Envelope 1. Competition: Skopje Open"), "{front}");
    assert!(spoken(&stage, Listener::Black).is_empty(), "nobody is there");
    let (no, at) = (NO, now());
    ask(&stage, Ask::Resume { no, board: BOARD, at });
    ask(&stage, Ask::Arrive { no, side: Side::Black, at });
    ask(&stage, Ask::NoteAbsent { no, side: Side::White, at });
    ask(&stage, Ask::SetUp { no, placement: None, times: None });
    settle(&mut stage.window);
    stage.alt(Key::M);
    assert!(!stage.has("Read the move aloud"));
    stage.click("Read aloud");
    assert_eq!(spoken(&stage, Listener::Black).len(), 1, "who is there hears the front");
    stage.alt(Key::Enter);
    stage.write_in("The move as it is written there", "Nf3");
    stage.click("Open");
    stage.alt(Key::M);
    assert!(heard(&stage).contains("Springer Gustav eins - Felix drei"), "{}", heard(&stage));
    assert!(spoken(&stage, Listener::Black).pop().unwrap().contains("Gustav"));
}

#[test]
fn the_move_of_a_game_that_is_no_blind_match_is_read_as_the_window_says_it() {
    let mut stage = resumed();
    stage.alt(Key::Enter);
    stage.write_in("The move as it is written there", "Nf3");
    stage.click("Open");
    stage.must_say("That is Nf3");
    assert!(!stage.says("Envelope 1: That is Nf3"), "told with what is written, not once more");
    stage.must_say("Finished: ");
    assert!(!stage.says("Done: "), "so reads the button of a step that is still to do");
    stage.alt(Key::M);
    let heard = heard(&stage);
    assert!(heard.contains("knight") && !heard.contains("Springer"), "{heard}");
}

#[test]
fn what_was_read_is_put_right_until_the_move_is_made() {
    let mut stage = resumed();
    stage.alt(Key::Enter);
    stage.write_in("The move as it is written there", "Nc3");
    stage.must_say("That is Nc3");
    stage.click("Open");
    stage.must_say("That is Nc3");
    stage.must_say("Written in it: Nc3 · That is Nc3");
    stage.click("Correct what was read…");
    stage.write_in("The move as it is written there", "Nf3");
    stage.click("Save correction");
    stage.alt(Key::Enter);
    assert_eq!(stage.game(1).plies.last().unwrap().san, "Nf3");
    assert!(!stage.has("Correct what was read…"));
}

#[test]
fn without_the_name_of_who_opens_the_dialog_stays_with_what_was_typed() {
    let mut stage = resumed();
    stage.alt(Key::Enter);
    stage.write_in("Opened by", " ");
    stage.write_in("The move as it is written there", "Nf3");
    stage.ctrl(Key::Enter);
    stage.must_say("A name is needed");
    let field = |label: &'static str| stage.window.get_by_role_and_label(Role::TextInput, label);
    assert!(field("Opened by").is_focused(), "the keyboard comes to what is missing");
    let typed = field("The move as it is written there").accesskit_node().value();
    assert_eq!(typed.as_deref(), Some("Nf3"));
    assert_eq!(one(&stage).cover.unwrap().opened, None);
}

#[test]
fn that_no_move_is_written_is_said_on_purpose_and_asked_about() {
    let mut stage = resumed();
    stage.alt(Key::Enter);
    let field = || "The move as it is written there";
    let at_the_field =
        |stage: &Stage| stage.window.get_by_role_and_label(Role::TextInput, field()).is_focused();
    assert!(at_the_field(&stage), "the keyboard begins there");
    let read = |stage: &Stage| one(stage).cover.unwrap().read.map(|read| read.0.text);
    stage.ctrl(Key::Enter);
    assert_eq!(read(&stage), None, "nothing is recorded");
    stage.must_say("or choose “No move is written”");
    assert!(at_the_field(&stage));
    stage.click("No move is written");
    assert!(!stage.has(field()));
    stage.ctrl(Key::Enter);
    stage.must_say("Envelope 1, board 1: Record that no move is written?");
    // The one that was pressed before the question came has not answered it.
    assert_eq!(read(&stage), None);
    stage.key(Key::Escape);
    assert!(stage.has("No move is written"), "the form is back");
    assert_eq!(read(&stage), None);
    stage.ctrl(Key::Enter);
    stage.click("Record: no move");
    assert_eq!(read(&stage).as_deref(), Some(""));
    assert!(stage.window.state().dialog.is_none());
}

/// Opens the list of notations.
fn open_list(stage: &mut Stage) {
    stage.window.get_by_role_and_label(Role::ComboBox, "Notation").click_accesskit();
    settle(&mut stage.window);
}

#[test]
fn the_notation_is_chosen_by_its_name_and_a_doubt_stands_at_the_list() {
    let mut stage = asked();
    stage.click("Made on the board…");
    stage.write_in("Move", "d3");
    stage.must_say("That is d3 (algebraic notation, English)");
    stage.write_in("Move", "Cf3");
    open_list(&mut stage);
    stage.click("algebraic notation, German");
    stage.must_say("That is not legal as algebraic notation, German, but it is a move as algebraic notation, French");
    stage.click("Record");
    stage.must_say("That is not a legal move there");
    open_list(&mut stage);
    stage.click("algebraic notation, French");
    stage.must_say("That is Nf3");
}

#[test]
fn an_envelope_stays_closed_until_the_notation_of_a_move_with_two_meanings_is_told() {
    let mut stage = Stage::new(1);
    // A rook in English and a king in French reach d1.
    let fen = "4k3/8/8/8/8/8/3P4/R3KB2 w - - 0 40".to_owned();
    let (board, at) = (BoardNo(2), now());
    let setup = Setup { fen, ..setup(2) };
    stage.desk.command(Command::SetUpGame { board, setup }).wait().unwrap();
    stage.ask(2, GameCommand::Start);
    let (why, assistants) = (AdjournmentReason::SessionEnd, BySide::default());
    ask(&stage, Ask::Begin { board, why, assistants });
    seal(&stage, NO);
    ask(&stage, Ask::Resume { no: NO, board, at });
    for side in Side::BOTH {
        ask(&stage, Ask::Arrive { no: NO, side, at });
    }
    ask(&stage, Ask::SetUp { no: NO, placement: None, times: None });
    stage.run(Action::ShowEnvelopes);
    stage.alt(Key::Enter);
    stage.write_in("The move as it is written there", "Rd1");
    stage.ctrl(Key::Enter);
    stage.must_say("algebraic notation, English: Rd1; algebraic notation, French");
    assert!(!stage.says("desc_es"), "notations have names for people: {:?}", stage.labels());
    assert_eq!(one(&stage).cover.unwrap().opened, None);
    open_list(&mut stage);
    stage.click("algebraic notation, French");
    stage.ctrl(Key::Enter);
    let (contents, judgement) = one(&stage).cover.unwrap().read.expect("it was read");
    assert_eq!(contents.system, "fr");
    assert!(matches!(judgement, Judgement::Move { san, .. } if san == "Kd1"));
}

/// Boards with adjourned games: a third of them overdue, a third kept, a third sealed only.
pub(crate) fn forty() -> Stage {
    let mut stage = Stage::new(40);
    let begun = now();
    for nth in 1..=40_u32 {
        let (no, board) = (EnvelopeNo(nth), BoardNo(u16::try_from(nth).unwrap()));
        stage.desk.command(Command::Game { board, what: GameCommand::Start }).wait().unwrap();
        let (why, assistants) = (AdjournmentReason::SessionEnd, BySide::default());
        ask(&stage, Ask::Begin { board, why, assistants });
        seal(&stage, no);
        let minutes = if nth % 3 == 0 { -90 } else { 26 * 60 };
        // All on one day, however late in the evening it is.
        let at = begun.plus(Millis::from_mins(minutes));
        ask(
            &stage,
            Ask::Schedule { no, due: Appointment { at, place: "Hall".into(), session: None } },
        );
        if nth % 3 == 1 {
            let (from, to, place) = (String::new(), "A. Biter".into(), "safe".into());
            ask(&stage, Ask::Hand { no, handing: Handover { from, to, place, at: now() } });
        }
    }
    stage.run(Action::ShowEnvelopes);
    stage
}

/// Writes in a field, or empties it.
fn fill(stage: &mut Stage, label: &str, text: &str) {
    stage.write_in(label, text);
    if text.is_empty() {
        stage.key(Key::Delete);
    }
}

#[test]
pub(crate) fn forty_envelopes_are_searched_and_their_alarms_leave_room_for_the_list() {
    let mut stage = forty();
    let urgent =
        |stage: &Stage| stage.labels().iter().filter(|label| label.contains("overdue by")).count();
    assert_eq!(urgent(&stage), 3, "three above the list; that of the board at work is not due");
    let more = stage.labels().into_iter().find(|label| label.starts_with("and ")).unwrap();
    let row = stage.window.get_all_by_role(Role::ListBoxOption).next().unwrap().rect();
    assert!(row.top() < 500.0, "the list begins well within the window: {row:?}");
    assert!(row.width() < 420.0, "{row:?}");
    stage.click(&more);
    stage.must_say("Envelope 38: sealed, but not handed over to anyone");
    stage.click("Go to envelope 38");
    stage.must_say("Envelope 38 · Novak 38");
    assert!(!stage.has("Close"), "the dialog is gone");
    let kept = stage.desk.snapshot().hall.adjournments[&NO].due().expect("it was fixed").at;
    for (search, due, count) in [
        ("novak 38", "", 1),
        ("3", "", 40),
        ("4", "", 0),
        ("", kept.date().to_string().as_str(), 27),
        ("", "1990-01-01", 0),
        ("novak 3", "1990-01-01", 0),
    ] {
        fill(&mut stage, "Player, round, or number such as B-3", search);
        fill(&mut stage, "Due: day or time", due);
        stage.must_say(&format!("Shown: {count} of 40"));
    }
    fill(&mut stage, "Due: day or time", "");
    fill(&mut stage, "Player, round, or number such as B-3", "novak 38");
    assert!(heard(&stage).contains("Shown: 1 of 40"), "it is told too: {}", heard(&stage));
    for (due, fault) in [("tomorrow", true), ("", false)] {
        fill(&mut stage, "Due: day or time", due);
        assert_eq!(stage.says("Write a day like"), fault);
    }
    stage.write_in("Player, round, or number such as B-3", "novak 1");
    stage.run(Action::ShowHall);
    stage.run(Action::ShowEnvelopes);
    stage.must_say("Shown: 11 of 40");
    stage.run(Action::ShowHall);
    stage.window.get_all_by_label("Go to envelope 3").next().unwrap().click_accesskit();
    settle(&mut stage.window);
    stage.must_say("Shown: 40 of 40");
}

#[test]
fn the_last_round_speaks_against_a_plan_and_a_session_is_extended() {
    let mut stage = sealed();
    let session = |purpose, starts, ends| {
        Session::new(
            (now().plus(Millis::from_mins(starts)), now().plus(Millis::from_mins(ends))),
            purpose,
            "Hall".into(),
        )
    };
    let rounds = session(Purpose::Round { round: 9 }, 60, 300);
    ask(&stage, Ask::PlanSession { session: rounds, joined: false });
    let session = session(Purpose::Adjourned, 400, 600);
    ask(&stage, Ask::PlanSession { session, joined: false });
    let at = now().plus(Millis::from_mins(420));
    ask(
        &stage,
        Ask::Schedule { no: NO, due: Appointment { at, place: "Hall".into(), session: None } },
    );
    settle(&mut stage.window);
    stage.click("Resumption plan…");
    let late = "would not be finished before the last round";
    stage.write_in("Number of the last round", "7");
    assert!(!stage.says(late), "{:?}", stage.labels());
    stage.write_in("Number of the last round", "9");
    stage.must_say(late);
    stage.click("Session 2 was announced");
    let change = |label: &String| label.starts_with("Change…: Session 2");
    let change = stage.labels().into_iter().find(change).unwrap();
    stage.click(&change);
    stage.write_in("Ends", &now().plus(Millis::from_mins(630)).to_string());
    stage.click("Change session 2");
    stage.must_say("A reason is needed");
    stage.write_in("Reason", "long endings");
    stage.click("Change session 2");
    let session = stage.desk.snapshot().hall.adjournments.sessions[&SessionNo(2)].clone();
    assert!(session.announced.is_some() && session.extended > Millis::ZERO, "{session:?}");
    stage.answer("What for", "A round");
    stage.write_in("Round", "10");
    stage.click("Plan this session");
    assert_eq!(stage.desk.snapshot().hall.adjournments.sessions.len(), 3);
    let remove = |label: &String| label.starts_with("Remove…: Session 3");
    let remove = stage.labels().into_iter().find(remove).unwrap();
    stage.click(&remove);
    stage.click("Remove session 3");
    stage.must_say("A reason is needed");
    stage.write_in("Reason", "nine rounds only");
    stage.click("Remove session 3");
    stage.must_say("Removed: Session 3");
    assert_eq!(stage.desk.snapshot().hall.adjournments.sessions.len(), 2);
    stage.click("Plan session 3 again");
    assert_eq!(stage.desk.snapshot().hall.adjournments.sessions.len(), 3);
}

#[test]
fn while_a_player_is_waited_for_the_key_asks_since_when_the_player_is_there() {
    let mut stage = sealed();
    for what in [
        Ask::Resume { no: NO, board: BOARD, at: now() },
        Ask::NoteAbsent { no: NO, side: Side::White, at: now() },
        Ask::NoteAbsent { no: NO, side: Side::Black, at: now() },
        Ask::SetUp { no: NO, placement: None, times: None },
        Ask::StartClock { no: NO },
    ] {
        ask(&stage, what);
    }
    settle(&mut stage.window);
    stage.must_say("Wait for Black");
    assert_eq!(stage.window.query_all_by_label("Black is there").count(), 1);
    assert!(stage.has("White is there"));
    stage.alt(Key::Enter);
    stage.alt(Key::Enter);
    assert!(!one(&stage).is_there(Side::Black), "the key of every step records no arrival");
    stage.answer("White", "is not there");
    stage.ctrl(Key::Enter);
    assert!(one(&stage).is_there(Side::Black), "{:#?}", stage.labels());
    assert!(!stage.says("Wait for Black"));
}

#[test]
fn the_hall_says_that_a_game_is_resumed_and_whose_clock_runs_why() {
    let mut stage = sealed();
    for what in [
        Ask::Resume { no: NO, board: BOARD, at: now() },
        Ask::NoteAbsent { no: NO, side: Side::Black, at: now() },
        Ask::SetUp { no: NO, placement: None, times: None },
        Ask::StartClock { no: NO },
    ] {
        ask(&stage, what);
    }
    stage.run(Action::ShowHall);
    stage.must_say(
        "Resumed: waits for the sealed move; the clock of Black runs: the player is not there yet",
    );
}

#[test]
fn what_lies_in_the_envelope_of_a_decided_game_is_looked_at_and_changes_nothing() {
    let mut stage = sealed();
    ask(&stage, Ask::Conclude { no: NO, by: Side::White, said: SaidBefore::Resigned });
    let outcome = stage.game(1).outcome();
    settle(&mut stage.window);
    stage.click("Look into the envelope…");
    stage.write_in("The move as it is written there", "Ke5");
    stage.click("Open");
    let read = one(&stage).cover.unwrap().read.expect("it was taken down");
    assert_eq!(read.0.text, "Ke5");
    assert_eq!(one(&stage).status(), Status::Settled);
    assert_eq!(stage.game(1).outcome(), outcome);
    assert!(!stage.has("Look into the envelope…"));
}

#[test]
fn all_of_it_has_its_words_in_every_language() {
    for lang in Lang::ALL {
        let mut stage = Stage::with(1, preferences(lang));
        stage.begin();
        stage.run(Action::Adjourn);
        seal(&stage, NO);
        ask(&stage, Ask::OfferDraw { no: NO, by: Side::Black });
        settle(&mut stage.window);
        let words = jadoube_i18n::catalogue::Catalogue::new(lang);
        for id in [
            "envelopes-hand",
            "envelopes-sign",
            "envelopes-inscribe",
            "envelopes-schedule",
            "envelopes-reject",
            "envelopes-conclude",
            "envelopes-resume",
            "envelopes-settle",
            "envelopes-print",
        ] {
            stage.click(&words.say(id));
            stage.lacks_no_words(id);
            let ends = |label: &str| label.ends_with('…');
            let titles = stage.window.get_all_by_role(Role::Dialog);
            for title in titles.filter_map(|node| node.accesskit_node().label()) {
                assert!(!ends(&title), "{title}: a title promises no dialog");
            }
            stage.key(Key::Escape);
        }
    }
}

/// What the dialog is called that is open, and what describes it.
fn open_dialog(stage: &Stage) -> (String, String) {
    let dialog = stage.window.get_by_role(Role::Dialog);
    let node = dialog.accesskit_node();
    (node.label().unwrap_or_default(), node.description().unwrap_or_default())
}

#[test]
fn each_dialog_of_an_envelope_says_of_which_it_is_and_who_plays() {
    for (lang, board, envelope) in [
        (Lang::En, "Board 1: ", "Envelope 1, board 1: "),
        (Lang::De, "Brett 1: ", "Umschlag 1, Brett 1: "),
        (Lang::Mk, "Табла 1: ", "Коверт 1, табла 1: "),
    ] {
        let mut stage = Stage::with(1, preferences(lang));
        let words = jadoube_i18n::catalogue::Catalogue::new(lang);
        let looked_at = |stage: &mut Stage, ids: &[&str], place: &str| {
            for id in ids {
                stage.click(&words.say(id));
                let (name, told) = open_dialog(stage);
                assert!(name.starts_with(place), "{lang:?} {id}: {name}");
                assert!(told.starts_with("Novak 1 – Petrova 1"), "{lang:?} {id}: {told}");
                stage.key(Key::Escape);
            }
        };
        stage.begin();
        stage.run(Action::ShowEnvelopes);
        looked_at(&mut stage, &["envelopes-begin"], board);
        // Elsewhere it would be asked whether that game is meant.
        stage.run(Action::ShowBoard);
        stage.run(Action::Adjourn);
        ask(&stage, Ask::Seal { no: NO, what: SealedMove::Paper });
        settle(&mut stage.window);
        let sealing = ["envelopes-change", "envelopes-on-board", "envelopes-break-off"];
        looked_at(&mut stage, &sealing, envelope);
        for what in [
            Ask::Enclose { no: NO, whose: Side::White },
            Ask::Enclose { no: NO, whose: Side::Black },
            Ask::Close { no: NO },
            Ask::StopClock { no: NO },
        ] {
            ask(&stage, what);
        }
        settle(&mut stage.window);
        let closed = ["envelopes-hand", "envelopes-sign", "envelopes-inscribe"];
        looked_at(&mut stage, &closed, envelope);
        let waiting = ["envelopes-schedule", "envelopes-offer", "envelopes-settle"];
        looked_at(&mut stage, &waiting, envelope);
    }
}
