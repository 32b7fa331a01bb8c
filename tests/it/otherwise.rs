//! A decision other than proposed, as an arbiter makes it in the window: what is chosen counts or is
//! said not to, a result takes the place of another, and nothing is decided that contradicts itself.

use egui::Key;
use egui::accesskit::{Role, Toggled};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::counter::Counter;
use jadoube_laws::game::event::Observation;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::ruling::{Certainty, Remedy};
use jadoube_laws::rulings::touch::facts::TouchedPiece;
use jadoube_ui::actions::Action;
use jadoube_ui::widgets::focus::LINE;

use crate::by_ear::must_hear;
use crate::stage::{Stage, preferences, settle};

const NO: IncidentNo = IncidentNo(1);

fn playing(moves: &[&str]) -> Stage {
    let mut stage = Stage::of("2023", "90+30", preferences(Lang::En));
    stage.ask(1, GameCommand::Start);
    stage.play(1, moves);
    stage
}

/// A game that has ended in a draw.
fn drawn() -> Stage {
    let mut stage = playing(&["e2e4", "e7e5"]);
    let outcome = Outcome { score: Score::Draw, reason: EndReason::Agreement };
    stage.ask(1, GameCommand::End(outcome.into()));
    stage
}

/// An incident of a kind found by some letters, opened and looked at.
fn opened(stage: &mut Stage, letters: &str) {
    stage.key(Key::F8);
    stage.key(Key::Slash);
    stage.write(letters);
    stage.key(Key::Enter);
    stage.key(Key::Enter);
    stage.key(Key::F4);
}

pub(crate) fn illegal() -> Stage {
    let mut stage = playing(&["e2e4"]);
    stage.stop_after_a_press(1);
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    // The keyboard is where the move is told.
    stage.write("e7 e4");
    stage.key(Key::Enter);
    stage.click("Decide otherwise…");
    stage
}

fn score(stage: &Stage) -> Option<Score> {
    stage.game(1).outcome().map(|outcome| outcome.score)
}

fn remedies(stage: &Stage) -> Vec<Remedy> {
    let snap = stage.desk.snapshot();
    let decision = snap.hall.incidents[&NO].decision.clone();
    decision.map(|decision| decision.ruling.remedies).unwrap_or_default()
}

fn is_decided(stage: &Stage) -> bool {
    !stage.desk.snapshot().hall.incidents[&NO].is_open()
}

fn focused(stage: &Stage) -> String {
    let root = stage.window.root();
    let found = root.children_recursive().find(|node| node.is_focused());
    found.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

/// Whether a label has this in it: what was said to a screen reader stays where it was said.
fn in_sight(stage: &Stage, text: &str) -> bool {
    let labels = stage.window.query_all_by_role(Role::Label);
    let texts = labels.filter_map(|node| node.accesskit_node().label());
    texts.into_iter().any(|label| label.contains(text))
}

#[test]
fn a_result_decided_after_the_end_takes_the_place_of_the_earlier_one() {
    for (what, side, expected) in [
        ("Loss of the game", Some("White"), Score::BlackWins),
        ("Loss of the game", Some("Black"), Score::WhiteWins),
        ("Loss of the game, half a point for the opponent", Some("Black"), Score::HalfForWhite),
        ("Loss for both (0–0)", None, Score::BothLose),
    ] {
        let mut stage = drawn();
        opened(&mut stage, "disrepute");
        stage.click("Decide otherwise…");
        stage.write_in("Reason", "made up before the round");
        stage.answer("In addition", what);
        if let Some(side) = side {
            stage.answer("For whom", side);
        }
        stage.click("Add to the decision");
        stage.ctrl(Key::Enter);
        // The result that goes is named, and asked about.
        assert_eq!(score(&stage), Some(Score::Draw), "{what}");
        stage.ctrl(Key::Enter);
        assert_eq!(score(&stage), Some(expected), "{what}: {:#?}", stage.labels());
        stage.click("Undo decision…");
        stage.write_in("Reason", "it was another board");
        stage.ctrl(Key::Enter);
        assert_eq!(score(&stage), Some(Score::Draw), "{what} is undone: {:#?}", stage.labels());
    }
}

#[test]
fn who_does_not_agree_to_a_loss_finds_the_dialog_with_what_was_typed() {
    let mut stage = drawn();
    opened(&mut stage, "disrepute");
    stage.click("Decide otherwise…");
    stage.write_in("Reason", "made up before the round");
    stage.answer("In addition", "Loss of the game");
    stage.click("Add to the decision");
    stage.ctrl(Key::Enter);
    assert!(stage.has("Incident 1, board 1: Something would be lost"), "{:#?}", stage.labels());
    // What is asked is said, and stands at the button where the keyboard is.
    must_hear(&stage, "Incident 1, board 1: Something would be lost. ");
    let cancel = stage.window.get_by_role_and_label(Role::Button, "Cancel");
    assert!(cancel.is_focused(), "{:#?}", stage.labels());
    let told = cancel.accesskit_node().description().unwrap_or_default();
    assert!(told.starts_with("Incident 1, board 1: Something would be lost. "), "{told}");
    stage.key(Key::Escape);
    assert!(!stage.has("Incident 1, board 1: Something would be lost"), "{:#?}", stage.labels());
    stage.must_say("made up before the round");
    // It can be sent again, and what is lost is asked about again.
    stage.ctrl(Key::Enter);
    assert!(stage.has("Incident 1, board 1: Something would be lost"), "{:#?}", stage.labels());
    stage.ctrl(Key::Enter);
    assert_eq!(score(&stage), Some(Score::BlackWins), "{:#?}", stage.labels());
    assert!(!stage.has("Decide"), "both are closed: {:#?}", stage.labels());
}

#[test]
fn control_and_enter_are_no_click_on_what_has_the_keyboard() {
    let mut stage = illegal();
    stage.write_in("Reason", "nobody saw it");
    let count = "Count an illegal move against Black";
    stage.click(count);
    stage.focus(Role::CheckBox, count);
    stage.ctrl(Key::Enter);
    assert!(is_decided(&stage), "{:#?}", stage.labels());
    assert!(!remedies(&stage).iter().any(|one| matches!(one, Remedy::CountIllegalMove { .. })));
}

#[test]
fn what_is_chosen_and_not_added_is_told_and_not_dropped() {
    let mut stage = illegal();
    stage.write_in("Reason", "seen by two arbiters");
    stage.answer("In addition", "Warning");
    stage.ctrl(Key::Enter);
    assert!(!is_decided(&stage));
    stage.must_say("“Warning” is chosen and not yet part of the decision");
    stage.click("Add to the decision");
    stage.key(Key::Enter);
    assert!(!is_decided(&stage), "a second Enter decides nothing");
    stage.ctrl(Key::Enter);
    assert!(is_decided(&stage));
    assert_eq!(stage.game(1).counts.of(Counter::Warnings, Side::Black), 1);
}

#[test]
fn after_something_was_added_the_keyboard_stays_with_what_can_be_added() {
    for reason in ["", "seen by two arbiters"] {
        let mut stage = illegal();
        if !reason.is_empty() {
            stage.write_in("Reason", reason);
        }
        stage.answer("In addition", "Warning");
        stage.focus(Role::Button, "Add to the decision");
        stage.key(Key::Enter);
        assert_eq!(focused(&stage), "Nothing more", "{reason:?}");
        stage.key(Key::Enter);
        assert!(!is_decided(&stage), "{reason:?}");
    }
}

#[test]
fn what_contradicts_itself_is_not_decided() {
    let mut stage = drawn();
    opened(&mut stage, "touched");
    stage.click("Decide otherwise…");
    stage.write_in("Reason", "both asked for it");
    stage.answer("In addition", "Set up an earlier position");
    for (plies, can) in [("99", false), ("2", false), ("1", true)] {
        stage.write_in("Half-moves that remain", plies);
        let add = stage.window.get_by_label("Add to the decision");
        assert_eq!(!add.accesskit_node().is_disabled(), can, "{plies}");
    }
    stage.click("Add to the decision");
    stage.must_say("Left out, because it contradicts what was added: The result");
    let tick = stage.window.get_by_role_and_label(Role::CheckBox, "The result stands");
    assert_eq!(tick.accesskit_node().toggled(), Some(Toggled::False));
    tick.click_accesskit();
    settle(&mut stage.window);
    let left_out = "Left out, because it contradicts what was added: The result";
    assert!(!in_sight(&stage, left_out), "it is part of the decision again");
    stage.ctrl(Key::Enter);
    stage.must_say("cannot both be decided");
    assert!(!is_decided(&stage));
}

#[test]
fn time_for_a_game_whose_result_stands_is_one_or_the_other() {
    let mut stage = drawn();
    opened(&mut stage, "touched");
    stage.click("Decide otherwise…");
    stage.write_in("Reason", "both asked for it");
    stage.answer("In addition", "Add time");
    stage.write_in("Time", "2:00");
    stage.click("Add to the decision");
    stage.must_say("Left out, because it contradicts what was added: The result stands");
    stage.window.get_by_role_and_label(Role::CheckBox, "The result stands").click_accesskit();
    settle(&mut stage.window);
    stage.ctrl(Key::Enter);
    stage.must_say("cannot both be decided");
    assert!(!is_decided(&stage));
}

#[test]
fn what_was_left_out_is_named_only_while_what_it_contradicts_is_decided() {
    let mut stage = drawn();
    opened(&mut stage, "touched");
    stage.click("Decide otherwise…");
    stage.answer("In addition", "Set up an earlier position");
    stage.write_in("Half-moves that remain", "1");
    stage.click("Add to the decision");
    let left_out = "Left out, because it contradicts";
    assert!(in_sight(&stage, left_out));
    let boxes = stage.window.get_all_by_role(Role::CheckBox);
    let added = boxes.last().expect("what was added stands last");
    added.click_accesskit();
    settle(&mut stage.window);
    assert!(!in_sight(&stage, left_out), "{:#?}", stage.labels());
}

#[test]
fn what_is_the_proposal_is_not_decided_otherwise() {
    let mut stage = illegal();
    stage.write_in("Reason", "seen by two arbiters");
    stage.ctrl(Key::Enter);
    assert!(!is_decided(&stage), "who meant something else would not notice");
    assert!(stage.shows("Nothing here differs from the proposal"), "{:#?}", stage.labels());
    // The keyboard is where it is told and mended.
    assert_eq!(focused(&stage), "All of it");
    // In words of one's own it is another decision.
    stage.focus(Role::MultilineTextInput, "Decision in words");
    stage.write("Both were heard.");
    stage.window.run_steps(4);
    assert!(!stage.shows("Nothing here differs from the proposal"), "{:#?}", stage.labels());
    stage.ctrl(Key::Enter);
    let decision = stage.desk.snapshot().hall.incidents[&NO].decision.clone().unwrap();
    assert!(!decision.as_proposed);
    assert_eq!(decision.text, "Both were heard.");
    assert_eq!(decision.reason, "seen by two arbiters");
}

#[test]
fn all_of_the_proposal_or_nothing_of_it_is_one_choice() {
    let mut stage = illegal();
    let count = "Count an illegal move against Black";
    let is_kept = |stage: &Stage| {
        let part = stage.window.get_by_role_and_label(Role::CheckBox, count);
        part.accesskit_node().toggled() == Some(Toggled::True)
    };
    let is_chosen = |stage: &Stage, answer: &str| {
        let answer = stage.window.get_by_role_and_label(Role::RadioButton, answer);
        answer.accesskit_node().toggled() == Some(Toggled::True)
    };
    assert!(is_kept(&stage) && is_chosen(&stage, "All of it"));
    stage.answer("Parts of the proposal to keep", "Nothing of it");
    assert!(!is_kept(&stage) && is_chosen(&stage, "Nothing of it"));
    // One part of it is neither.
    stage.click(count);
    for answer in ["All of it", "Nothing of it"] {
        assert!(is_kept(&stage) && !is_chosen(&stage, answer), "{answer}");
    }
    stage.answer("Parts of the proposal to keep", "Nothing of it");
    stage.write_in("Reason", "nobody saw it");
    stage.ctrl(Key::Enter);
    assert!(is_decided(&stage), "{:#?}", stage.labels());
    assert_eq!(remedies(&stage), []);
}

/// An incident about a touched piece that was opened without its squares.
fn without_facts() -> Stage {
    let mut stage = playing(&["e2e4", "e7e5"]);
    stage.key(Key::F8);
    stage.key(Key::Num6);
    stage.click("Open incident");
    stage
}

#[test]
fn what_was_opened_by_mistake_is_decided_without_its_facts_where_nothing_is_done() {
    let mut stage = without_facts();
    stage.click("Decide otherwise…");
    stage.write_in("Reason", "opened by mistake");
    stage.ctrl(Key::Enter);
    assert!(!is_decided(&stage), "something would be done");
    // The keyboard is where the facts can be come to, and it is told there why.
    let answer = "Answer what is missing";
    assert_eq!(focused(&stage), answer);
    let told = stage.window.get_by_role_and_label(Role::Button, answer);
    let told = told.accesskit_node().description().unwrap_or_default();
    assert!(told.contains("First answer: "), "{told}");
    stage.answer("Parts of the proposal to keep", "Nothing of it");
    stage.ctrl(Key::Enter);
    assert!(is_decided(&stage), "{:#?}", stage.labels());
    assert_eq!(remedies(&stage), []);
    stage.must_say("Incident 1 decided otherwise than proposed: nothing is done");
}

#[test]
fn the_key_that_accepts_and_the_form_of_another_decision_lead_to_the_fact_that_is_missing() {
    let touched = Catalogue::new(Lang::En).say("case-touch-ask-touched-piece-touched");
    for by_key in [true, false] {
        let mut stage = without_facts();
        stage.focus(Role::Button, "Decide otherwise…");
        if by_key {
            stage.run(Action::AcceptProposal);
            stage.must_say("First answer: ");
        } else {
            stage.click("Decide otherwise…");
            stage.click("Answer what is missing");
        }
        stage.window.run_steps(8);
        assert!(stage.window.state().dialog.is_none(), "{by_key}");
        let field = stage.window.get_by_role_and_label(Role::TextInput, &touched);
        assert!(field.is_focused(), "{by_key}: {}", focused(&stage));
        assert!(!is_decided(&stage), "{by_key}");
    }
    // From another screen as well.
    let mut stage = without_facts();
    stage.key(Key::F3);
    stage.run(Action::AcceptProposal);
    stage.window.run_steps(8);
    let field = stage.window.get_by_role_and_label(Role::TextInput, &touched);
    assert!(field.is_focused(), "{}", focused(&stage));
}

#[test]
fn what_was_noticed_while_a_clock_ran_is_decided_otherwise_with_its_reason() {
    let mut stage = playing(&["e2e4"]);
    assert_eq!(stage.game(1).clock.running(), Some(Side::Black));
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    stage.write("e7 e4");
    stage.key(Key::Enter);
    assert!(stage.game(1).clock.running().is_none(), "opening it stops both clocks");
    stage.must_say("Black had not pressed the clock: the illegal move is not completed");
    stage.click("Decide otherwise…");
    stage.write_in("Reason", "the second time in this game");
    stage.answer("In addition", "Warning");
    stage.click("Add to the decision");
    stage.ctrl(Key::Enter);
    assert!(is_decided(&stage), "{:#?}", stage.labels());
    let game = stage.game(1);
    assert_eq!(game.counts.of(Counter::Warnings, Side::Black), 1);
    assert_eq!(*game.illegal_moves.of(Side::Black), 0, "it was not completed");
}

#[test]
fn a_decision_of_the_arbiters_own_says_nothing_in_the_name_of_the_proposal() {
    let mut stage = illegal();
    stage.write_in("Reason", "the board had slipped");
    stage.click("Count an illegal move against Black");
    stage.ctrl(Key::Enter);
    let snap = stage.desk.snapshot();
    let incident = &snap.hall.incidents[&NO];
    let decision = incident.decision.as_ref().unwrap();
    assert_eq!(incident.proposal.certainty, Certainty::Certain);
    assert_ne!(decision.ruling.certainty, Certainty::Certain);
    assert!(!incident.proposal.citations.is_empty());
    assert_eq!(decision.ruling.citations, [], "part of the proposal was left out");
    assert_ne!(decision.ruling.finding, incident.proposal.finding);
    stage.must_say("The arbiter’s own decision, not as proposed");
    stage.must_say("the board had slipped");
    // What was proposed is told as that, with nothing of it as what was found.
    let proposed = "Decided otherwise than proposed. The proposal was: ";
    let of_proposal = "completed illegal move number 1";
    let labels = stage.labels();
    let told: Vec<&String> = labels.iter().filter(|label| label.contains(of_proposal)).collect();
    assert!(!told.is_empty(), "{labels:#?}");
    assert!(told.iter().all(|label| label.starts_with(proposed)), "{told:#?}");
}

#[test]
fn zero_for_both_is_carried_out_where_it_is_accepted() {
    let mut stage = drawn();
    stage.key(Key::F8);
    stage.key(Key::Slash);
    stage.write("disrepute");
    stage.key(Key::Enter);
    stage.answer("What was done?", "The result was made up before the game");
    stage.click("Open incident");
    stage.must_say("0–0");
    stage.click("Accept and carry out");
    assert_eq!(score(&stage), Some(Score::Draw), "the result that goes is asked about first");
    stage.ctrl(Key::Enter);
    assert_eq!(score(&stage), Some(Score::BothLose), "{:#?}", stage.labels());
}

/// The field that has the keyboard lies within the dialog, above its lower row.
#[track_caller]
fn is_in_view(stage: &Stage, field: &str, deed: &str) {
    let at = stage.window.get_by_role_and_label(Role::TextInput, field);
    assert!(at.is_focused(), "{field}");
    let (field, foot) = (at.rect(), stage.window.get_by_label(deed).rect());
    assert!(field.max.y <= foot.min.y + 1.0 && field.min.y >= 0.0, "{field:?} and {foot:?}");
}

#[test]
fn the_field_to_which_the_keyboard_is_brought_is_in_view_and_stays_there() {
    let mut prefs = preferences(Lang::En);
    prefs.scale_percent = 150;
    let mut stage = Stage::of("2023", "90+30", prefs);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4", "e7e5", "g1f3"]);
    stage.ask(1, GameCommand::StopClock);
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    stage.window.run_steps(60);
    let played = Catalogue::new(Lang::En).say("case-illegal-ask-illegal-move-made");
    is_in_view(&stage, &played, "Open incident");
    for part in ["d", "7", " ", "d", "4"] {
        stage.write(part);
        stage.window.run_steps(60);
        is_in_view(&stage, &played, "Open incident");
    }
    stage.key(Key::Enter);
    stage.click("Decide otherwise…");
    stage.window.run_steps(60);
    is_in_view(&stage, "Reason", "Decide");
}

#[test]
fn nobody_is_named_where_nobody_was_told() {
    let mut stage = playing(&["e2e4"]);
    stage.key(Key::F8);
    stage.key(Key::Slash);
    stage.write("disrepute");
    stage.key(Key::Enter);
    stage.answer("What was done?", "Something else");
    stage.must_say("by whom is not stated");
    stage.key(Key::W);
    stage.must_say("White has brought the game of chess into disrepute");
}

#[test]
fn the_newest_incident_that_waits_is_met_first() {
    let mut stage = playing(&["e2e4"]);
    stage.key(Key::F8);
    stage.key(Key::Num9);
    stage.key(Key::Enter);
    let heading = |stage: &Stage, no: u32| {
        let number = format!("#{no} ");
        let row = |label: &&String| label.starts_with(&number) && !label.contains("oard");
        stage.labels().iter().any(|label| row(&label))
    };
    assert!(heading(&stage, 1), "{:#?}", stage.labels());
    stage.key(Key::F3);
    let observed = Observation::PressedWithoutMove { ply: Ply(1), by: Side::Black };
    stage.ask(1, GameCommand::Observe(observed));
    stage.key(Key::F4);
    assert!(heading(&stage, 2) && !heading(&stage, 1), "{:#?}", stage.labels());
}

#[test]
fn the_ring_of_a_box_that_is_ticked_covers_nothing_of_its_word() {
    let mut stage = illegal();
    let word = "Count an illegal move against Black";
    stage.focus(Role::CheckBox, word);
    let (mut end, mut ring) = (None, None);
    for one in &stage.window.output().shapes {
        match &one.shape {
            egui::Shape::Text(text) if text.galley.text() == word => {
                end = Some(text.pos.x + text.galley.size().x);
            }
            egui::Shape::Rect(rect)
                if rect.stroke.color == egui::Color32::BLACK && rect.stroke.width > 1.0 =>
            {
                ring = Some(rect.rect);
            }
            _ => {}
        }
    }
    let (end, ring) = (end.expect("the word"), ring.expect("the ring"));
    // One black line, and a white one within it.
    assert!(end <= ring.right() - 2.0 * LINE + 0.5, "{end} {ring:?}");
}

/// White has touched a knight and moved a pawn, and Black has answered before that was decided.
fn answered_since() -> Stage {
    let mut stage = playing(&["e2e4"]);
    let touched = TouchedPiece::new(Side::White, vec!["g1".parse().unwrap()]);
    let (board, case) = (Some(BoardNo(1)), Case::TouchedPiece(touched));
    let (caller, claim, clocks) = (Caller::Arbiter, String::new(), Clocks::Leave);
    let what = DisputeCommand::Open { board, case, caller, claim, clocks };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
    stage.play(1, &["e7e5"]);
    stage.key(Key::F4);
    stage
}

#[test]
fn what_is_no_longer_proposed_is_named_and_can_be_decided_all_the_same() {
    let mut stage = answered_since();
    stage.click("Accept and carry out");
    stage.must_say("Incident 1, board 1: The game has changed");
    assert!(
        in_sight(&stage, "No longer proposed, since the game has gone on: Set up the position"),
        "{:#?}",
        stage.labels()
    );
    stage.lacks_no_words("consent");
    let question = stage.window.get_by_role(Role::AlertDialog);
    question.get_by_label("Decide otherwise…").click_accesskit();
    settle(&mut stage.window);
    // What was proposed for the position of then is one choice.
    stage.answer("The game has gone on. Decide for", "The position of the incident");
    stage.write_in("Reason", "the touch was seen");
    stage.ctrl(Key::Enter);
    stage.must_say("Incident 1, board 1: Something would be lost");
    stage.ctrl(Key::Enter);
    assert!(is_decided(&stage), "{:#?}", stage.labels());
    assert!(remedies(&stage).contains(&Remedy::Restore { ply: Ply(0) }));
    let game = stage.game(1);
    assert_eq!((game.ply(), game.clock.running()), (Ply(0), Some(Side::White)));
}

#[test]
fn the_half_moves_that_remain_are_those_of_the_proposal() {
    let mut stage = answered_since();
    stage.click("Accept and carry out");
    let question = stage.window.get_by_role(Role::AlertDialog);
    question.get_by_label("Decide otherwise…").click_accesskit();
    settle(&mut stage.window);
    stage.answer("In addition", "Set up an earlier position");
    let field = stage.window.get_by_role_and_label(Role::TextInput, "Half-moves that remain");
    assert_eq!(field.accesskit_node().value().as_deref(), Some("0"));
}
