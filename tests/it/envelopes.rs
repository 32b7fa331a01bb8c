//! The screen of the envelopes, by its accessible tree: from “please seal” to the move made on the
//! board, step by step on one key; what nobody may see; lists, alarms and the plan.

use egui::accesskit::{Invalid, Role};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::{Appointment, EnvelopeKind, SealedMove};
use jadoube_core::adjournment::event::{AdjournmentReason, OpeningFailure};
use jadoube_core::adjournment::state::Status;
use jadoube_core::hall::command::Command;
use jadoube_desk::sealing::{self, Secret, now};
use jadoube_desk::times;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::{BoardNo, EnvelopeNo};
use jadoube_ui::actions::{Action, Screen};

use crate::envelope_changes::seal;
use crate::stage::{Stage, preferences, settle};

const NO: EnvelopeNo = EnvelopeNo(1);

fn ask(stage: &mut Stage, what: Ask) {
    stage.desk.command(Command::Adjournment { what }).wait().unwrap();
    settle(&mut stage.window);
}

fn status(stage: &Stage) -> Status {
    stage.desk.snapshot().hall.adjournments[&NO].status()
}

/// The keys of the next step.
fn step(stage: &mut Stage) {
    stage.alt(Key::Enter);
}

/// Writes where nobody can see it.
fn write_unseen(stage: &mut Stage, nth: usize, text: &str) {
    let fields = stage.window.get_all_by_role(Role::PasswordInput);
    fields.into_iter().nth(nth).expect("a field for a secret").focus();
    settle(&mut stage.window);
    stage.write(text);
}

/// A game after 1.e4 e5 in which White is asked to seal.
fn asked(lang: Lang) -> Stage {
    let mut stage = Stage::with(1, preferences(lang));
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    stage.run(Action::Adjourn);
    stage
}

#[test]
fn a_move_is_sealed_unseen_and_opened_step_by_step() {
    let mut stage = asked(Lang::En);
    stage.must_say("White writes the move in unambiguous notation");
    stage.click("Lock for sealed moves…");
    write_unseen(&mut stage, 0, "Lange Rochade");
    write_unseen(&mut stage, 1, "Lange Rochade");
    stage.click("Create lock");
    assert_eq!(stage.desk.snapshot().hall.adjournments.locks.len(), 1, "{:?}", stage.labels());
    step(&mut stage);
    write_unseen(&mut stage, 0, "Nf3");
    write_unseen(&mut stage, 1, "Nc3");
    assert!(!stage.says("Nf3"), "nothing that is typed there is said");
    stage.click("Seal in the program");
    stage.must_say("The two entries are not the same");
    // Nobody can see which of them is wrong: both are written again, from the first on.
    stage.write("Nf4");
    stage.rewrite("Nf3");
    stage.key(Key::Tab);
    stage.write("Nf3");
    stage.click("Seal in the program");
    for _ in 0..4 {
        // Both scoresheets, the flap of the envelope, and only then the clock.
        step(&mut stage);
    }
    assert_eq!(status(&stage), Status::Sealed, "{:?}", stage.labels());
    let at = now().plus(-Millis::from_mins(1));
    let due = Appointment { at, place: "Hall".into(), session: None };
    ask(&mut stage, Ask::Schedule { no: NO, due });
    stage.click("Begin the resumption now");
    // The time has come already: since when they are there is asked.
    stage.click("Black is there");
    stage.answer("White", "is there");
    for label in ["White", "Black"] {
        let label = format!(
            "{label}: since when, or when looked for (like 15:20; empty: when this opened)"
        );
        stage.write_in(&label, &times::written(at));
    }
    stage.click("Record presence");
    step(&mut stage);
    step(&mut stage);
    write_unseen(&mut stage, 0, "Kurze Rochade");
    stage.click("Open");
    stage.must_say("The passphrase was wrong");
    assert_eq!(status(&stage), Status::Resuming, "a wrong passphrase opens nothing");
    // The dialog stays, with the keyboard where it is wrong: what is typed next takes its place.
    let field = stage.window.get_by_role(Role::PasswordInput);
    assert!(field.is_focused(), "{:?}", stage.labels());
    let told = field.accesskit_node().description().expect("told");
    assert!(told.starts_with("The passphrase was wrong"), "{told}");
    assert_eq!(field.accesskit_node().data().invalid(), Some(Invalid::True));
    stage.write("Lange Rochade");
    let field = stage.window.get_by_role(Role::PasswordInput);
    assert_eq!(field.accesskit_node().description().as_deref(), Some("Something is written here"));
    stage.click("Open");
    assert_eq!(stage.window.query_all_by_role(Role::PasswordInput).count(), 0);
    stage.must_say("That is Nf3");
    step(&mut stage);
    assert_eq!(stage.game(1).plies.last().unwrap().san, "Nf3");
}

/// What was copied while this was asked for.
fn copied(stage: &mut Stage, asked: &[egui::Event]) -> Vec<String> {
    let mut copied = Vec::new();
    for event in asked {
        stage.window.event(event.clone());
        for _ in 0..4 {
            stage.window.step();
            let commands = &stage.window.output().platform_output.commands;
            copied.extend(commands.iter().filter_map(|command| match command {
                egui::OutputCommand::CopyText(text) => Some(text.clone()),
                _ => None,
            }));
        }
    }
    copied
}

#[test]
fn nothing_is_copied_or_cut_out_of_a_secret() {
    let keys = [Key::A, Key::C, Key::Insert, Key::X, Key::Z, Key::Y].map(|key| egui::Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: egui::Modifiers::COMMAND,
    });
    let all = [&keys[..], &[egui::Event::Copy, egui::Event::Cut]].concat();
    let mut stage = asked(Lang::En);
    stage.click("Lock for sealed moves…");
    stage.write_in("Person", "Marija");
    stage.ctrl(Key::A);
    assert_eq!(copied(&mut stage, &[egui::Event::Copy]), ["Marija"], "what is no secret is copied");
    for nth in 0..2 {
        write_unseen(&mut stage, nth, "Lange Rochade");
        assert_eq!(copied(&mut stage, &all), Vec::<String>::new());
    }
    stage.click("Create lock");
    assert_eq!(
        stage.desk.snapshot().hall.adjournments.locks.len(),
        1,
        "nothing was cut: {:?}",
        stage.labels()
    );
    step(&mut stage);
    for nth in 0..2 {
        write_unseen(&mut stage, nth, "Nf3");
        assert_eq!(copied(&mut stage, &all), Vec::<String>::new());
    }
    assert!(!stage.says("Nf3"));
    stage.click("Seal in the program");
    assert!(stage.desk.snapshot().hall.adjournments[&NO].cover.is_some(), "{:?}", stage.labels());
}

/// A game in which the program keeps a sealed move; everybody is there, and it is to be opened.
fn to_open(lang: Lang, text: &str) -> Stage {
    let mut stage = asked(lang);
    let secret = |text: &str| Secret::new(text.to_owned());
    let lock = sealing::make_lock(vec!["Marija".into()], &[secret("Lange Rochade")]).unwrap();
    stage.desk.command(lock).wait().unwrap();
    let hall = stage.desk.snapshot().hall.clone();
    let what = sealing::seal(&hall, &secret(text), &secret(text)).unwrap();
    ask(&mut stage, Ask::Seal { no: NO, what });
    for whose in Side::BOTH {
        ask(&mut stage, Ask::Enclose { no: NO, whose });
    }
    ask(&mut stage, Ask::Close { no: NO });
    ask(&mut stage, Ask::StopClock { no: NO });
    ask(&mut stage, Ask::Resume { no: NO, board: BoardNo(1), at: now() });
    ask(&mut stage, Ask::SetUp { no: NO, placement: None, times: None });
    ask(&mut stage, Ask::Arrive { no: NO, side: Side::Black, at: now() });
    ask(&mut stage, Ask::Arrive { no: NO, side: Side::White, at: now() });
    stage
}

/// How many attempts to open it are recorded.
fn attempts(stage: &Stage) -> usize {
    stage.desk.snapshot().hall.adjournments[&NO].attempts.len()
}

#[test]
fn an_empty_passphrase_is_a_gap_in_the_form_and_no_attempt() {
    let mut stage = to_open(Lang::En, "Nf3");
    step(&mut stage);
    for blank in ["", "  "] {
        write_unseen(&mut stage, 0, blank);
        stage.click("Open");
        stage.must_say("The passphrase is missing");
        assert!(stage.window.get_by_role(Role::PasswordInput).is_focused());
        assert_eq!((attempts(&stage), status(&stage)), (0, Status::Resuming), "{blank:?}");
    }
    stage.write("Lange Rochade");
    stage.click("Open");
    stage.must_say("That is Nf3");
    assert_eq!(attempts(&stage), 0);
}

#[test]
fn the_notation_is_told_after_the_opening_without_another_passphrase() {
    let mut stage = to_open(Lang::En, "Cf3");
    step(&mut stage);
    write_unseen(&mut stage, 0, "Lange Rochade");
    stage.click("Open");
    stage.must_say("In no notation that the player is known to use");
    let list = |stage: &mut Stage| {
        let list = stage.window.get_by_role_and_label(Role::ComboBox, "Notation");
        let is_focused = list.is_focused();
        list.click_accesskit();
        settle(&mut stage.window);
        is_focused
    };
    assert!(list(&mut stage), "the keyboard is where the answer is given");
    stage.click("algebraic notation, French");
    stage.ctrl(Key::Enter);
    stage.must_say("That is Nf3");
    assert_eq!(attempts(&stage), 0, "nothing was tried after the opening");
    // What was read is read in another notation: it stands in the protocol already.
    stage.click("Correct what was read…");
    assert_eq!(stage.window.query_all_by_role(Role::PasswordInput).count(), 0);
    assert!(!stage.has("The move as it is written there"), "what was sealed stays what it is");
    list(&mut stage);
    stage.click("algebraic notation, Spanish");
    stage.click("Save correction");
    let read = stage.desk.snapshot().hall.adjournments[&NO].cover.as_ref().unwrap().read.clone();
    let (contents, _) = read.expect("it was read");
    assert_eq!((contents.text.as_str(), contents.system.as_str()), ("Cf3", "es"));
    assert_eq!(attempts(&stage), 0);
}

/// What is typed at the sealing is seen by nobody, and so nobody says there which letters are meant.
#[test]
fn a_move_in_the_letters_of_the_window_is_read_in_them_and_told_in_them() {
    let mut stage = to_open(Lang::De, "Lb5");
    step(&mut stage);
    write_unseen(&mut stage, 0, "Lange Rochade");
    stage.click("Öffnen");
    stage.must_say("Das ist Lb5");
    let read = stage.desk.snapshot().hall.adjournments[&NO].cover.as_ref().unwrap().read.clone();
    assert_eq!(read.expect("it was read").0.system, "de");
    let mut stage = to_open(Lang::De, "Cf3");
    step(&mut stage);
    write_unseen(&mut stage, 0, "Lange Rochade");
    stage.click("Öffnen");
    stage.must_say("algebraische Notation, Französisch");
    stage.must_say(": Sf3");
}

#[test]
fn after_wrong_passphrases_even_the_right_one_has_to_wait() {
    let mut stage = to_open(Lang::En, "Nf3");
    let (which, why) = (EnvelopeKind::Sealed, OpeningFailure::WrongPassphrase);
    for _ in 0..12 {
        let by = "Marija".to_owned();
        ask(&mut stage, Ask::FailToOpen { no: NO, which, by, at: now(), why });
    }
    step(&mut stage);
    write_unseen(&mut stage, 0, "Lange Rochade");
    stage.click("Open");
    stage.must_say("Wrong passphrases were tried. Wait");
    assert_eq!(status(&stage), Status::Resuming);
}

#[test]
fn an_envelope_on_paper_is_kept_found_and_printed() {
    let mut stage = asked(Lang::En);
    step(&mut stage);
    stage.click("It is written on paper");
    for _ in 0..4 {
        step(&mut stage);
    }
    assert_eq!(status(&stage), Status::Sealed, "{:?}", stage.labels());
    stage.must_say("Envelope 1: sealed, but not handed over to anyone");
    stage.click("Hand over…");
    stage.write_in("To", "Marija");
    stage.click("Hand over");
    stage.must_say("Enter where the envelope is kept");
    assert_eq!(status(&stage), Status::Sealed, "nothing is recorded of no place");
    stage.write_in("Kept where", "the safe");
    stage.click("Hand over");
    assert_eq!(status(&stage), Status::InCustody);
    stage.must_say("the safe");
    for dialog in ["Resumption…", "Decided before the opening…"] {
        stage.click(dialog);
        stage.lacks_no_words(dialog);
        stage.key(Key::Escape);
    }
    stage.answer("Show", "Opened");
    stage.must_say("No such envelope");
    stage.answer("Show", "In custody");
    stage.write_in("Player, round, or number such as B-3", "novak");
    stage.must_say("Envelope 1 · Novak 1 – Petrova 1");
    let path = stage.folder.path().join("one.pdf");
    stage.click("Print…");
    stage.write_in("File", &path.display().to_string());
    stage.click("Save as PDF");
    settle(&mut stage.window);
    assert!(std::fs::read(&path).unwrap().starts_with(b"%PDF"));
}

#[test]
fn what_is_overdue_is_told_in_the_hall() {
    let mut stage = asked(Lang::En);
    ask(&mut stage, Ask::Seal { no: NO, what: SealedMove::Paper });
    for _ in 0..4 {
        step(&mut stage);
    }
    let due =
        Appointment { at: now().plus(-Millis::from_mins(20)), place: "Hall".into(), session: None };
    ask(&mut stage, Ask::Schedule { no: NO, due });
    stage.run(Action::ShowHall);
    stage.must_say("Envelope 1: overdue by");
    stage.must_say("(board 1, Novak 1 – Petrova 1)");
    stage.click("Go to envelope 1");
    stage.must_say("Next step");
}

/// Games on two of three boards are adjourned: nobody knows when the first is resumed, the second is overdue.
fn two_of_three() -> Stage {
    let mut stage = Stage::new(3);
    for nth in [1, 2] {
        stage.ask(nth, GameCommand::Start);
        let (why, assistants) = (AdjournmentReason::SessionEnd, BySide::default());
        ask(&mut stage, Ask::Begin { board: BoardNo(nth), why, assistants });
        seal(&stage, EnvelopeNo(u32::from(nth)));
    }
    let at = now().plus(-Millis::from_mins(20));
    let due = Appointment { at, place: "Hall".into(), session: None };
    ask(&mut stage, Ask::Schedule { no: EnvelopeNo(2), due });
    stage
}

/// Chooses the envelope of a board in the list; the window is not looked at yet.
fn choose(stage: &Stage, board: u16) {
    let rows = stage.window.query_all_by_role(Role::ListBoxOption);
    let is_its = |label: &String| label.contains(&format!("Novak {board}"));
    let row = rows.filter_map(|row| row.accesskit_node().label()).find(is_its);
    stage.window.get_by_label(&row.expect("its row")).click_accesskit();
}

#[test]
fn what_is_told_of_the_key_of_a_step_goes_with_its_envelope() {
    let mut stage = two_of_three();
    stage.run(Action::ShowEnvelopes);
    choose(&stage, 2);
    stage.window.step();
    stage.window.key_press_modifiers(Modifiers::ALT, Key::Enter);
    for _ in 0..3 {
        stage.window.step();
    }
    let early = "Not yet: this step has only just come";
    assert!(stage.shows(early), "{:#?}", stage.labels());
    choose(&stage, 1);
    settle(&mut stage.window);
    assert!(!stage.shows(early), "its key takes another step: {:#?}", stage.labels());
}

/// Which envelope is shown to who chooses a board in the hall by these keys and goes to the envelopes.
fn shown_after(stage: &mut Stage, keys: &[Action]) -> Option<u32> {
    stage.run(Action::ShowHall);
    for key in keys {
        stage.run(*key);
    }
    stage.run(Action::ShowEnvelopes);
    (1..=2).find(|no| stage.shows(&format!("Envelope {no}, board {no}")))
}

#[test]
fn the_envelope_of_the_board_at_work_is_shown_and_else_what_is_due_unless_one_is_worked_at() {
    let mut stage = two_of_three();
    let board = |stage: &Stage| stage.window.state().board.map(|board| board.0);
    assert_eq!(board(&stage), Some(1));
    assert_eq!(shown_after(&mut stage, &[]), Some(1), "that of the board, though another is due");
    assert_eq!(shown_after(&mut stage, &[Action::NextBoard]), Some(2));
    assert_eq!(shown_after(&mut stage, &[Action::PreviousBoard]), Some(1));
    // Nothing was adjourned at the third board.
    assert_eq!(shown_after(&mut stage, &[Action::PreviousBoard]), Some(2), "it is due");
    assert_eq!(board(&stage), Some(3), "nobody chose another board");
    // Asked for while it is shown, it stays.
    stage.run(Action::ShowEnvelopes);
    assert!(stage.shows("Envelope 2, board 2"), "{:#?}", stage.labels());
    assert_eq!(shown_after(&mut stage, &[Action::NextBoard]), Some(1));
    ask(&mut stage, Ask::Resume { no: NO, board: BoardNo(1), at: now() });
    assert_eq!(shown_after(&mut stage, &[Action::PreviousBoard]), Some(1), "it is being resumed");
    assert_eq!(board(&stage), Some(3));
}

#[test]
fn the_screen_and_its_dialogs_have_their_words_in_every_language() {
    for lang in Lang::ALL {
        let mut stage = asked(lang);
        stage.lacks_no_words("the screen");
        step(&mut stage);
        stage.lacks_no_words("sealing");
        stage.key(Key::Escape);
        let words = jadoube_i18n::catalogue::Catalogue::new(lang);
        stage.click(&words.say("envelopes-lock"));
        stage.lacks_no_words("the lock");
        let field = stage.window.get_all_by_role(Role::PasswordInput).next().unwrap();
        assert!(field.accesskit_node().label().is_some(), "a screen reader can name it");
        stage.key(Key::Escape);
        stage.click(&words.say("actions-plan-resumptions"));
        stage.lacks_no_words("the plan");
    }
}

#[test]
fn a_game_that_is_not_in_sight_is_named_before_it_is_adjourned() {
    let mut stage = Stage::with(1, preferences(Lang::En));
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    for leave in [true, false] {
        stage.run(Action::ShowStandings);
        let shown = stage.window.state().screen;
        stage.run(Action::Adjourn);
        stage.must_say("Adjourn the game on board 1?");
        stage.must_say("Novak 1 – Petrova 1. ");
        assert!(stage.desk.snapshot().hall.adjournments.is_empty(), "nothing is recorded yet");
        assert_eq!(stage.window.state().screen, shown);
        if leave {
            stage.key(Key::Escape);
            assert_eq!(stage.window.state().screen, shown);
        } else {
            stage.key(Key::Enter);
        }
    }
    assert_eq!(stage.desk.snapshot().hall.adjournments.len(), 1);
    assert_eq!(stage.window.state().screen, Screen::Envelopes);
    assert!(stage.window.state().dialog.is_none());
}

#[test]
fn a_move_that_comes_in_before_the_game_is_adjourned_is_asked_about_first() {
    let mut stage = Stage::with(1, preferences(Lang::En));
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    stage.run(Action::ShowStandings);
    stage.run(Action::Adjourn);
    // Now another player is to seal.
    stage.play(1, &["g1f3"]);
    stage.key(Key::Enter);
    assert!(stage.desk.snapshot().hall.adjournments.is_empty(), "nobody has agreed to that");
    stage.must_say("The game has gone on meanwhile: 2.Nf3. Nothing is recorded yet");
    stage.ctrl(Key::Enter);
    assert_eq!(stage.desk.snapshot().hall.adjournments.len(), 1, "{:#?}", stage.labels());
}

#[test]
fn enter_that_was_down_before_a_question_came_does_not_press_its_main_button() {
    let mut stage = Stage::with(1, preferences(Lang::En));
    stage.begin();
    stage.run(Action::ShowStandings);
    stage.run(Action::Adjourn);
    stage.window.ctx.input_mut(|input| input.keys_down.insert(Key::Enter));
    stage.window.key_down(Key::Enter);
    settle(&mut stage.window);
    assert!(stage.desk.snapshot().hall.adjournments.is_empty(), "nobody has agreed to that");
    assert!(stage.window.state().dialog.is_some(), "{:#?}", stage.labels());
    stage.window.key_up(Key::Enter);
    settle(&mut stage.window);
    stage.key(Key::Enter);
    assert_eq!(stage.desk.snapshot().hall.adjournments.len(), 1, "{:#?}", stage.labels());
}
