//! The incident form as an arbiter meets it, by the names of its controls: what happened, who, the
//! ruling, its effect on the clocks, and what can be changed in it.

use egui::Key;
use egui::accesskit::{Role, Toggled};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::moment::Millis;
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::disputes::command::Clocks;
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::cases;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_i18n::time::aloud;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::counter::Counter;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::rulings::case::Case;
use jadoube_ui::actions::Action;

use crate::by_ear::must_hear;
use crate::heard::Ear;
use crate::stage::{Stage, preferences, rest, settle};

/// A game of 1. e4 with its clocks stopped after Black has pressed, so that nothing moves while a form is
/// open.
pub(crate) fn standing(edition: &str, control: &str) -> Stage {
    standing_in(Lang::En, edition, control)
}

/// The same in a language.
fn standing_in(lang: Lang, edition: &str, control: &str) -> Stage {
    let mut stage = Stage::of(edition, control, preferences(lang));
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4"]);
    stage.stop_after_a_press(1);
    stage
}

/// What White's clock shows, and what it will show with more time.
fn white(stage: &Stage, more: Millis) -> [String; 2] {
    let time = stage.times().white;
    [in_words(time), in_words(time + more)]
}

/// A time as the line with the effect of a ruling is told.
fn in_words(time: Millis) -> String {
    aloud(&Catalogue::new(Lang::En), time)
}

/// The question what was played illegally.
fn played() -> String {
    Catalogue::new(Lang::En).say("case-illegal-ask-illegal-move-made")
}

/// The question which pieces were touched.
fn touched() -> String {
    Catalogue::new(Lang::En).say("case-touch-ask-touched-piece-touched")
}

#[test]
fn without_its_facts_a_ruling_is_not_carried_out_and_they_are_named() {
    for (kind, question, answer) in [(Key::Num6, touched(), "g8"), (Key::Num1, played(), "e7 e4")] {
        let mut stage = standing("2023", "90+30");
        stage.key(Key::F8);
        stage.key(kind);
        stage.ctrl(Key::Enter);
        assert_eq!(stage.desk.snapshot().hall.incidents.len(), 0, "{kind:?}");
        stage.key(Key::B);
        let why = format!("First answer: {question}");
        let off = stage.window.get_by_label("Open and carry out");
        assert!(off.accesskit_node().is_disabled(), "{kind:?}");
        assert_eq!(off.accesskit_node().description(), Some(why.clone()));
        assert!(stage.has(&why), "the reason stands beside it");
        // The keyboard is where the answer belongs: what is typed chooses no other case.
        stage.write(answer);
        let on = stage.window.get_by_label("Open and carry out");
        assert!(!on.accesskit_node().is_disabled(), "{kind:?}");
        stage.ctrl(Key::Enter);
        let snap = stage.desk.snapshot();
        assert!(!snap.hall.incidents[&IncidentNo(1)].is_open(), "{kind:?}");
    }
}

#[test]
fn an_incident_without_its_facts_is_opened_but_not_accepted() {
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    stage.key(Key::Num6);
    stage.click("Open incident");
    let off = stage.window.get_by_label("Accept and carry out");
    assert!(off.accesskit_node().is_disabled());
    assert!(stage.has(&format!("First answer: {}", touched())));
    stage.write_in(&touched(), "g8");
    stage.click("Save the changed facts");
    let on = stage.window.get_by_label("Accept and carry out");
    assert!(!on.accesskit_node().is_disabled());
}

#[test]
fn that_the_game_has_ended_since_is_said_where_the_ruling_of_before_is_accepted() {
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    stage.key(Key::Num6);
    stage.click("Open incident");
    stage.write_in(&touched(), "g8");
    stage.click("Save the changed facts");
    let ended = "Changed since the proposal: The game has ended: Draw";
    let told = |stage: &Stage| {
        let accept = stage.window.get_by_label("Accept and carry out");
        accept.accesskit_node().description().unwrap_or_default()
    };
    assert!(!told(&stage).contains(ended), "{}", told(&stage));
    let drawn = Outcome { score: Score::Draw, reason: EndReason::Agreement };
    stage.ask(1, GameCommand::End(drawn.into()));
    assert!(told(&stage).contains(ended), "{}", told(&stage));
    let badge = stage.labels().into_iter().filter(|label| label.starts_with(ended)).count();
    assert!(badge >= 1, "{:#?}", stage.labels());
}

#[test]
fn the_preview_says_about_mates_what_everybody_says() {
    let mut stage = Stage::of("2023", "90+30", preferences(Lang::En));
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4", "e7e5", "g1f3", "b8c6"]);
    stage.ask(1, GameCommand::CountIllegalMove { by: Side::White });
    stage.stop_after_a_press(1);
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::W);
    stage.write_in(&played(), "f1 f5");
    let begun = std::time::Instant::now();
    while stage.says("Calculating whether checkmate is still possible") {
        assert!(begun.elapsed().as_secs() < 60, "no answer");
        rest();
        stage.window.step();
    }
    stage.must_say("Black could still checkmate");
    assert!(!stage.says("cannot tell"), "{:#?}", stage.labels());
}

/// Opens the form and finds a kind of case by some letters.
fn find(stage: &mut Stage, letters: &str) {
    stage.key(Key::F8);
    stage.key(Key::Slash);
    stage.write(letters);
    stage.key(Key::Enter);
}

#[test]
fn every_kind_of_case_is_found_by_its_name_and_asks_its_questions_in_words() {
    for (nth, lang) in Lang::ALL.into_iter().enumerate() {
        let mut stage = Stage::of("2023", "90+30", preferences(lang));
        let words = Catalogue::new(lang);
        for schema in Case::KINDS.iter().skip(nth).step_by(Lang::ALL.len()) {
            let name = cases::kind(&words, schema);
            find(&mut stage, &format!("{name} {}", schema.kind));
            assert!(stage.says(&name), "{lang:?} {}", schema.kind);
            stage.lacks_no_words(&format!("{lang:?} {}", schema.kind));
            stage.key(Key::Escape);
        }
    }
}

/// The first incident is about a piece that White has touched.
#[track_caller]
fn assert_white_touched_one(stage: &Stage) {
    let hall = stage.desk.snapshot().hall.clone();
    let Case::TouchedPiece(facts) = &hall.incidents[&IncidentNo(1)].case else {
        panic!("{hall:?}")
    };
    assert_eq!((facts.by, facts.touched.len()), (Side::White, 1));
}

#[test]
fn a_few_letters_find_a_kind_and_the_keyboard_goes_on_to_what_is_missing_else_to_the_deed() {
    let mut stage = standing("2023", "90+30");
    find(&mut stage, "touched");
    let chosen = stage.window.get_by_label("6  Touched piece");
    assert_eq!(chosen.accesskit_node().toggled(), Some(Toggled::True));
    let label = touched();
    let field = stage.window.get_by_role_and_label(Role::TextInput, &label);
    assert!(field.is_focused(), "{:#?}", stage.labels());
    // As after a digit a letter still says the player.
    type_text(&mut stage, "wg1");
    stage.key(Key::Enter);
    assert_white_touched_one(&stage);
    // Where nothing is missing Enter is enough.
    let mut stage = standing("2023", "90+30");
    find(&mut stage, "draw-offer");
    assert!(stage.window.get_by_label("Open incident").is_focused());
    stage.key(Key::Slash);
    stage.write("no such thing");
    stage.must_say("No matching case found");
}

/// Enter takes what the search has found; what comes with it in one pass is the answer, and no case.
#[test]
fn what_is_typed_behind_the_search_waits_for_the_field_to_which_it_leads() {
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    stage.key(Key::Slash);
    stage.write("touched");
    let enter = |pressed| egui::Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: egui::Modifiers::NONE,
    };
    let mut keys = vec![vec![enter(true), enter(false)]];
    keys.extend(keys_of("g8").split_off(1));
    keys.push(vec![enter(true), enter(false)]);
    stage.window.input_mut().events.extend(keys.concat());
    settle(&mut stage.window);
    settle(&mut stage.window);
    let hall = stage.desk.snapshot().hall.clone();
    let case = hall.incidents.get(&IncidentNo(1)).map(|one| &one.case);
    let Some(Case::TouchedPiece(facts)) = case else { panic!("{case:?} {:#?}", stage.labels()) };
    assert_eq!((facts.by, facts.touched.len()), (Side::Black, 1));
}

/// Whether the scoresheets agree is known to nobody who has not compared them: that is asked, and none of the
/// answers stands there before.
#[test]
fn a_missing_choice_gets_the_keyboard_and_is_answered_there_by_a_key() {
    fn is_on(node: &Node<'_>) -> bool {
        node.accesskit_node().toggled() == Some(Toggled::True)
    }
    fn has_keyboard(node: &Node<'_>) -> bool {
        node.is_focused()
    }
    let words = Catalogue::new(Lang::En);
    let agree = words.say("case-sealed-ask-boards-differ-scores-agree");
    let answers = |stage: &Stage, is_so: fn(&Node<'_>) -> bool| {
        let group = stage.window.get_by_role_and_label(Role::RadioGroup, &agree);
        group.get_all_by_role(Role::RadioButton).filter(is_so).count()
    };
    let mut stage = standing("2023", "90+30");
    find(&mut stage, "boards-differ");
    assert_eq!(answers(&stage, is_on), 0, "nobody has said it");
    assert_eq!(answers(&stage, has_keyboard), 1, "{:#?}", stage.labels());
    assert!(stage.says(&format!("First answer: {agree}")), "{:#?}", stage.labels());
    // One Enter more than was meant answers nothing; a digit chooses no other case while an answer is awaited.
    let told = words.say("disputes-enter-answers-nothing");
    stage.key(Key::Enter);
    must_hear(&stage, &told);
    assert!(stage.shows(&told), "which key answers: {:#?}", stage.labels());
    assert_eq!(answers(&stage, is_on), 0);
    assert_eq!(stage.desk.snapshot().hall.incidents.len(), 0);
    type_text(&mut stage, "6");
    assert_eq!(answers(&stage, has_keyboard), 1, "{:#?}", stage.labels());
    stage.key(Key::Space);
    assert_eq!(answers(&stage, is_on), 1);
    assert!(!stage.shows(&told), "it is answered");
    stage.key(Key::W);
    stage.key(Key::Enter);
    let hall = stage.desk.snapshot().hall.clone();
    let Some(Case::BoardsDiffer(facts)) = hall.incidents.get(&IncidentNo(1)).map(|one| &one.case)
    else {
        panic!("{:#?}", stage.labels())
    };
    assert_eq!((facts.scores_agree, facts.by), (Some(true), Some(Side::White)));
}

#[test]
fn the_ruling_stands_beside_the_questions_with_its_effect_on_both_clocks() {
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    stage.must_say("Black completed illegal move number 1");
    let [was, will] = white(&stage, Millis::from_mins(2));
    stage.must_say(&format!("White {was} → {will}"));
    stage.must_say(&format!("Black {}, unchanged", in_words(stage.times().black)));
    stage.must_say("Black: 1 illegal move");
    assert_eq!(stage.desk.snapshot().hall.incidents.len(), 0, "nothing is written down yet");
}

#[test]
fn whose_clock_runs_has_not_pressed_it_and_no_increment_is_told_of() {
    let mut stage = Stage::of("2023", "90+30", preferences(Lang::En));
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4"]);
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    stage.write_in(&played(), "e7 e4");
    stage.must_say("Black had not pressed the clock: the illegal move is not completed");
    // The arbiter knows better; but the clock of the program has added nothing.
    stage.answer("Was the clock pressed?", "Yes");
    stage.must_say("Black completed illegal move number 1");
    stage.must_say("The times may be set by your best judgement");
    assert!(!stage.says("the press also added"), "{:#?}", stage.labels());
}

#[test]
fn a_stop_of_the_clocks_is_no_press() {
    for by_key in [true, false] {
        let mut stage = Stage::new(1);
        stage.begin();
        stage.play(1, &["e2e4"]);
        if by_key {
            stage.run(Action::StopClocks);
        } else {
            stage.ask(1, GameCommand::StopClock);
        }
        // What is corrected meanwhile starts no clock.
        stage.ask(1, GameCommand::CountIllegalMove { by: Side::White });
        assert!(stage.game(1).clock.running().is_none());
        stage.key(Key::F8);
        stage.key(Key::Num1);
        stage.key(Key::B);
        stage.write_in(&played(), "e7 e4");
        stage.must_say("Black had not pressed the clock: the illegal move is not completed");
    }
    // Where Black's press had started White's clock before, that is what is proposed.
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    stage.write_in(&played(), "e7 e4");
    stage.must_say("Black completed illegal move number 1");
}

#[test]
fn a_clock_that_is_stopped_for_it_and_runs_again_stands_in_the_ruling() {
    let mut stage = Stage::of("2023", "90+30", preferences(Lang::En));
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4", "e7e5"]);
    stage.key(Key::F8);
    stage.key(Key::Num6);
    stage.write_in(&touched(), "g1");
    let again = "When the ruling is carried out, the clock of White runs again";
    stage.must_say(again);
    stage.ctrl(Key::Enter);
    assert_eq!(stage.game(1).clock.running(), Some(Side::White));
    // Where they stand already, none is started.
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    stage.key(Key::Num6);
    stage.write_in(&touched(), "g8");
    assert!(!stage.says(again), "{:#?}", stage.labels());
}

#[test]
fn a_move_that_was_legal_and_pressed_is_entered_and_the_opponents_clock_runs() {
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    stage.write_in(&played(), "g8 f6");
    stage.must_say("The move Nf6 of Black was legal");
    for done in ["1.  Enter the move ", "2.  Start the clock of White"] {
        stage.must_say(done);
    }
    stage.ctrl(Key::Enter);
    let game = stage.game(1);
    assert_eq!((game.plies.len(), game.clock.running()), (2, Some(Side::White)));
    assert_eq!(game.clock.moves_made(Side::Black), 1);
}

#[test]
fn two_editions_rule_differently_on_the_same_illegal_move_in_rapid_play() {
    for (edition, remedy) in [("2014", "End the game"), ("2018", "White receives 2 min extra time")]
    {
        let mut stage = standing(edition, "15+10");
        stage.key(Key::F8);
        stage.key(Key::Num1);
        stage.key(Key::B);
        stage.must_say(remedy);
        stage.must_say(&format!("(Laws of {edition})"));
    }
}

#[test]
fn control_and_enter_open_the_incident_and_carry_its_ruling_out() {
    let mut stage = standing("2023", "90+30");
    let before = stage.times();
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    stage.write_in(&played(), "e7 e4");
    stage.ctrl(Key::Enter);
    let snap = stage.desk.snapshot();
    let incident = &snap.hall.incidents[&IncidentNo(1)];
    assert!(incident.decision.as_ref().is_some_and(|decision| decision.as_proposed));
    let game = stage.game(1);
    assert_eq!(game.illegal_moves, BySide::new(0, 1));
    let after = game.times(snap.now());
    assert_eq!(after.white, before.white + Millis::from_mins(2));
}

#[test]
fn what_the_ruling_does_not_depend_on_is_folded_away() {
    let mut stage = standing("2023", "90+30");
    find(&mut stage, "touched");
    stage.write_in("On which squares, in order?", "g8");
    assert!(stage.has("On purpose?"));
    stage.answer("Was adjusting announced first?", "Yes");
    assert!(!stage.has("On purpose?"), "a piece that is adjusted is touched on purpose");
    let found = stage.labels();
    let more = found.into_iter().find(|label| label.starts_with("More facts"));
    stage.click(&more.expect("the others can be opened"));
    assert!(stage.has("On purpose?"));
}

#[test]
fn what_cannot_be_read_is_told_at_its_field_and_nothing_is_opened() {
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    stage.key(Key::Num6);
    let touched = Catalogue::new(Lang::En).say("case-touch-ask-touched-piece-touched");
    stage.write_in(&touched, "e9");
    stage.must_say("“e9” is not a square; write e4");
    stage.key(Key::Enter);
    assert_eq!(stage.desk.snapshot().hall.incidents.len(), 0);
    // What can be read and cannot be so is told as well.
    stage.write_in(&touched, "e5");
    stage.must_say("There is nothing on e5");
    stage.key(Key::Enter);
    assert_eq!(stage.desk.snapshot().hall.incidents.len(), 0);
    let field = stage.window.get_by_role_and_label(Role::TextInput, &touched);
    assert!(field.is_focused(), "the keyboard stays where it is corrected");
    stage.write_in(&touched, "g8");
    stage.key(Key::Enter);
    assert_eq!(stage.desk.snapshot().hall.incidents.len(), 1);
}

#[test]
fn letters_of_two_languages_that_mean_two_moves_are_not_guessed_at() {
    let mut stage = Stage::of("2023", "90+30", preferences(Lang::De));
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4", "e7e5", "h2h4", "h7h5", "h1h3", "a7a6", "h3e3", "a6a5"]);
    stage.ask(1, GameCommand::StopClock);
    stage.key(Key::F8);
    stage.key(Key::Num3);
    let intended = Catalogue::new(Lang::De).say("case-claims-ask-repetition-intended");
    // An English rook or a French king; only an English knight.
    stage.write_in(&intended, "Re2");
    stage.must_say("„Re2“ kann e1e2, e3e2 sein");
    stage.write_in(&intended, "Nf3");
    assert!(!stage.says("kann e1e2"));
}

#[test]
fn the_facts_of_an_open_incident_stand_as_they_were_told() {
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    stage.key(Key::Enter);
    let again = stage.window.get_by_label("Save these facts");
    assert!(again.accesskit_node().is_disabled(), "nothing was changed yet");
    stage.click("Flag fallen");
    stage.click("Save the changed facts");
    let snap = stage.desk.snapshot();
    assert_eq!(snap.hall.incidents[&IncidentNo(1)].case.kind(), "flag-fall");
}

#[test]
fn a_remedy_is_changed_left_out_and_added_with_a_reason() {
    let mut stage = standing("2023", "90+30");
    let before = stage.times();
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    // The keyboard is where the move is told.
    stage.write("e7 e4");
    stage.key(Key::Enter);
    stage.click("Decide otherwise…");
    stage.click("Count an illegal move against Black");
    let time = "Instead of “White receives 2 min extra time”";
    stage.write_in(time, "1:00");
    let [was, will] = white(&stage, Millis::from_mins(1));
    stage.must_say(&format!("White {was} → {will}"));
    stage.click("Warning");
    stage.click("Add to the decision");
    stage.write_in("Reason", "it was the clock’s fault");
    stage.ctrl(Key::Enter);
    let game = stage.game(1);
    assert_eq!(stage.times().white, before.white + Millis::from_mins(1));
    assert_eq!(game.illegal_moves, BySide::new(0, 0));
    assert_eq!(game.counts.of(Counter::Warnings, Side::Black), 1);
}

#[test]
fn what_is_carried_out_at_once_is_told_beside_the_buttons_where_the_proposal_is_out_of_sight() {
    for (scale_percent, is_beside) in [(100, false), (200, true)] {
        let prefs = Preferences { scale_percent, ..preferences(Lang::En) };
        let mut stage = Stage::of("2023", "90+30", prefs);
        stage.ask(1, GameCommand::Start);
        stage.play(1, &["e2e4"]);
        stage.stop_after_a_press(1);
        stage.key(Key::F8);
        stage.key(Key::Num1);
        stage.key(Key::B);
        stage.write("e7 e4");
        stage.key(Key::Tab);
        assert_eq!(stage.shows("Proposed ruling: "), is_beside, "{scale_percent} %");
    }
}

#[test]
fn what_is_counted_is_seen_at_the_board_and_set_right_with_a_reason() {
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F3);
    assert!(stage.has("White: 0 illegal moves"));
    stage.click("Record…: White");
    stage.key(Key::Enter);
    assert!(stage.has("White: 0 warnings"), "Enter alone records nothing: {:#?}", stage.labels());
    stage.ctrl(Key::Enter);
    assert!(stage.has("White: 0 illegal moves, 1 warning"));
    stage.ctrl(Key::J);
    stage.click("White");
    stage.click("Correct the count");
    stage.write_in("The right count", "2");
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_some(), "why is not said");
    stage.write_in("Reason", "one was forgotten");
    stage.ctrl(Key::Enter);
    assert_eq!(stage.game(1).counts.of(Counter::Warnings, Side::White), 2);
    assert_eq!(stage.window.state().board, Some(BoardNo(1)));
}

#[test]
fn a_warning_is_of_a_player_who_was_chosen_and_is_shown_with_the_way_to_undo_it() {
    for scale_percent in [100, 200, 400] {
        let prefs = Preferences { scale_percent, ..preferences(Lang::En) };
        let mut stage = Stage::of("2023", "90+30", prefs);
        stage.ask(1, GameCommand::Start);
        stage.key(Key::F3);
        stage.ctrl(Key::J);
        stage.window.run_steps(8);
        let whose = stage.window.get_by_role_and_label(Role::RadioGroup, "For whom");
        let is_there = whose.children_recursive().any(|node| node.is_focused());
        assert!(is_there, "{scale_percent} %: {:#?}", stage.labels());
        stage.key(Key::Enter);
        for _ in 0..2 {
            stage.ctrl(Key::Enter);
        }
        let counted = |stage: &Stage| {
            let game = stage.game(1);
            Side::BOTH.map(|side| game.counts.of(Counter::Warnings, side))
        };
        assert_eq!(counted(&stage), [0, 0], "{scale_percent} %: nobody is chosen");
        stage.must_say("Choose the player first");
        for one in ["White: 0 warnings", "Black: 0 warnings"] {
            assert!(stage.has(one), "{scale_percent} %: {one} is not in {:#?}", stage.labels());
        }
        stage.answer("For whom", "Black");
        // With large text what is below is shown first.
        for _ in 0..3 {
            if stage.window.state().dialog.is_some() {
                stage.ctrl(Key::Enter);
            }
        }
        assert_eq!(counted(&stage), [0, 1], "{scale_percent} %: {:#?}", stage.labels());
        assert!(stage.window.state().dialog.is_none(), "{scale_percent} %");
        stage.window.run_steps(2);
        let shown = "Board 1: Black: 1 warning. To undo it: Correct the count (Ctrl+J)";
        assert!(stage.shows(shown), "{scale_percent} %: {:#?}", stage.labels());
    }
}

/// The form of an illegal move by Black, with the keyboard where what was played is asked for.
fn asked_what_black_played() -> Stage {
    let mut stage = Stage::of("2023", "90+30", preferences(Lang::En));
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4", "e7e5", "g1f3"]);
    stage.ask(1, GameCommand::StopClock);
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    stage
}

#[test]
fn what_is_typed_letter_by_letter_stays_in_its_field() {
    let mut stage = asked_what_black_played();
    for (sign, key) in
        [("d", Key::D), ("7", Key::Num7), (" ", Key::Space), ("d", Key::D), ("4", Key::Num4)]
    {
        // A real keyboard gives both, the key and its sign.
        stage.window.key_press(key);
        stage.write(sign);
        let at = stage.window.root().children_recursive().find(|node| node.is_focused());
        let at = at.and_then(|node| node.accesskit_node().label()).unwrap_or_default();
        assert_eq!(at, played(), "after {sign:?}");
    }
    stage.must_say("d7 d4");
}

#[test]
fn letters_that_come_with_enter_in_one_go_count() {
    let mut stage = asked_what_black_played();
    stage.write("d7 d");
    stage.window.event(egui::Event::Text("4".into()));
    stage.window.key_press(Key::Enter);
    settle(&mut stage.window);
    let incidents = stage.desk.snapshot().hall.incidents.clone();
    let Case::IllegalMove(told) = &incidents[&IncidentNo(1)].case else { panic!("{incidents:?}") };
    assert_eq!(told.made, Some(("d7".parse().unwrap(), "d4".parse().unwrap())));
}

#[test]
fn what_does_not_fit_is_said_at_once_and_the_form_stays_with_it() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4"]);
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    stage.write("e7 z9");
    stage.key(Key::Enter);
    let alerts = stage.window.query_all_by_role(Role::Alert);
    let said: String = alerts.filter_map(|node| node.accesskit_node().label()).collect();
    assert!(said.contains("z9"), "{said}");
    assert!(stage.has("Open incident"), "{:#?}", stage.labels());
    stage.must_say("e7 z9");
}

/// Types as a real keyboard does, which gives both in one pass: the key and its sign.
fn type_text(stage: &mut Stage, text: &str) {
    for sign in text.chars() {
        stage.window.input_mut().events.extend(typed(sign));
        settle(&mut stage.window);
    }
}

/// What the window hears of a key that writes a sign.
pub(crate) fn typed(sign: char) -> [egui::Event; 2] {
    let name = if sign == ' ' { "Space".to_owned() } else { sign.to_uppercase().to_string() };
    let key = egui::Event::Key {
        key: Key::from_name(&name).unwrap(),
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: egui::Modifiers::NONE,
    };
    [key, egui::Event::Text(sign.to_string())]
}

#[test]
fn every_frequent_case_is_typed_through_by_keys_without_becoming_another() {
    // What is still to be told, by kind and player; Black is to move.
    let answers = [
        ("illegal-move", "w", "a1 a2"),
        ("illegal-move", "b", "e7 e4"),
        ("illegal-move", "", "a7 a1"),
        ("illegal-move", "", "b7 b4"),
        ("repetition", "b", "g8f6"),
        ("repetition", "", "b8c6"),
        ("touched-piece", "w", "g1"),
        ("touched-piece", "w", "b1"),
        ("touched-piece", "b", "b8"),
        ("touched-piece", "", "g8 b8"),
        ("touched-piece", "", "b8 g8"),
    ];
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        for (digit, kind) in (1..).zip(Case::FREQUENT) {
            let asked = answers.iter().filter(|(of, ..)| *of == kind);
            let mut asked: Vec<_> = asked.map(|(_, side, answer)| (*side, *answer)).collect();
            if asked.is_empty() {
                asked.push(("b", ""));
            }
            for (side, answer) in asked {
                let case = format!("{lang:?} {kind} {side:?} {answer}");
                let letter = match side {
                    "w" => words.say("disputes-key-white").to_lowercase(),
                    "b" => words.say("disputes-key-black").to_lowercase(),
                    _ => String::new(),
                };
                let mut stage = standing_in(lang, "2023", "90+30");
                stage.key(Key::F8);
                type_text(&mut stage, &format!("{digit}{letter}"));
                type_text(&mut stage, answer);
                stage.must_say(answer);
                stage.key(Key::Enter);
                let hall = stage.desk.snapshot().hall.clone();
                let incident = hall.incidents.get(&IncidentNo(1));
                let incident = incident.unwrap_or_else(|| panic!("{case}: {:#?}", stage.labels()));
                assert_eq!(incident.case.kind(), kind, "{case}");
                let by = if side == "w" { Side::White } else { Side::Black };
                if let Case::TouchedPiece(facts) = &incident.case {
                    assert_eq!((facts.by, facts.touched.len()), (by, answer.len() / 2), "{case}");
                }
            }
        }
    }
}

/// A letter that is a player's and a file's: with a rank behind it it is a square, by itself the player.
#[test]
fn a_square_that_begins_with_the_letter_of_a_player_is_written_whole() {
    for lang in [Lang::En, Lang::Mk] {
        let mut stage = standing_in(lang, "2023", "90+30");
        stage.play(1, &["e7e5"]);
        stage.key(Key::F8);
        type_text(&mut stage, "6b1");
        stage.must_say("b1");
        stage.key(Key::Enter);
        let hall = stage.desk.snapshot().hall.clone();
        let incident = hall.incidents.get(&IncidentNo(1));
        let incident = incident.unwrap_or_else(|| panic!("{lang:?}: {:#?}", stage.labels()));
        let Case::TouchedPiece(facts) = &incident.case else {
            panic!("{lang:?}: {:?}", incident.case);
        };
        assert_eq!(facts.by, Side::White, "{lang:?}: whose piece was touched stays");
        assert_eq!(facts.touched.len(), 1, "{lang:?}");
    }
}

/// The German letter for Black is that of a knight: where White has the move and a move is asked for, it begins
/// the move.
#[test]
fn a_move_that_begins_with_the_letter_of_the_opponent_is_written_whole() {
    let mut stage = standing_in(Lang::De, "2023", "90+30");
    stage.play(1, &["e7e5"]);
    stage.key(Key::F8);
    type_text(&mut stage, "3sf3");
    stage.must_say("sf3");
    stage.key(Key::Enter);
    let hall = stage.desk.snapshot().hall.clone();
    let incident = hall.incidents.get(&IncidentNo(1));
    let incident = incident.unwrap_or_else(|| panic!("{:#?}", stage.labels()));
    assert_eq!(incident.case.kind(), "repetition");
    assert_eq!(incident.case.side(), Some(Side::White));
}

#[test]
fn whose_telephone_it_is_is_asked_and_not_taken_from_whose_move_it_is() {
    for (lang, key, side) in [
        (Lang::En, Key::B, Side::Black),
        (Lang::De, Key::S, Side::Black),
        (Lang::De, Key::W, Side::White),
    ] {
        let mut stage = Stage::of("2023", "90+30", preferences(lang));
        stage.ask(1, GameCommand::Start);
        stage.key(Key::F8);
        stage.key(Key::Slash);
        let schema = Case::KINDS.iter().find(|schema| schema.kind == "device").expect("a kind");
        let words = Catalogue::new(lang);
        stage.write(&cases::kind(&words, schema));
        stage.key(Key::Enter);
        stage.ctrl(Key::Enter);
        let decided = |stage: &Stage| !stage.desk.snapshot().hall.incidents.is_empty();
        assert!(!decided(&stage), "{lang:?}: nobody has said whose it is");
        let whose = words.say("case-conduct-ask-device-by");
        let whose = words.say_with("disputes-who-keys", &[("question", whose.into())]);
        let ticked = |stage: &Stage| {
            let group = stage.window.get_by_role_and_label(Role::RadioGroup, &whose);
            let answers = group.get_all_by_role(Role::RadioButton);
            let on = |node: &egui_kittest::Node<'_>| {
                node.accesskit_node().toggled() == Some(Toggled::True)
            };
            answers.filter(on).count()
        };
        assert_eq!(ticked(&stage), 0, "{lang:?}: no answer is shown as given");
        stage.key(key);
        assert_eq!(ticked(&stage), 1, "{lang:?}");
        stage.ctrl(Key::Enter);
        assert!(decided(&stage), "{lang:?}: {:#?}", stage.labels());
        let snap = stage.desk.snapshot();
        let case = &snap.hall.incidents[&IncidentNo(1)].case;
        assert_eq!(case.side(), Some(side), "{lang:?}");
    }
}

#[test]
fn who_does_not_see_the_form_hears_the_case_and_the_player() {
    let mut stage = standing("2023", "90+30");
    let words = Catalogue::new(Lang::En);
    let ear = Ear::at(&mut stage);
    let illegal = words.say("case-illegal-kind-illegal-move");
    let touched = words.say("case-touch-kind-touched-piece");
    for (key, told) in [
        (Key::F8, format!("{illegal}. Black")),
        (Key::Num6, format!("6, {touched}. Black")),
        (Key::W, "White".to_owned()),
    ] {
        stage.key(key);
        let heard = ear.after(&mut stage);
        let is_told = |one: &String| one.starts_with('!') && one.contains(&told);
        assert!(heard.iter().any(is_told), "{key:?}: {heard:#?}");
    }
}

#[test]
fn that_the_game_has_ended_stands_in_the_form_and_is_heard_with_it() {
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    assert!(!stage.says("The game has ended ("), "it goes on");
    stage.key(Key::Escape);
    let outcome = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    stage.ask(1, GameCommand::End(outcome.into()));
    let ear = Ear::at(&mut stage);
    stage.key(Key::F8);
    let is_told = |one: &String| {
        one.contains("The game has ended (") && one.contains("White wins (1–0): resignation")
    };
    let heard = ear.after(&mut stage);
    assert!(heard.iter().any(is_told), "{heard:#?}");
    assert!(stage.labels().iter().any(is_told), "{:#?}", stage.labels());
}

#[test]
fn what_a_touch_obliges_to_is_said_once() {
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    stage.key(Key::Num6);
    stage.key(Key::B);
    let ear = Ear::at(&mut stage);
    stage.write("g8");
    let heard = ear.after(&mut stage).join(" | ");
    assert!(heard.contains("Proposed ruling"), "{heard}");
    assert_eq!(heard.matches("must move the piece on g8").count(), 1, "{heard}");
}

#[test]
fn a_digit_brings_the_keyboard_to_what_is_missing_and_a_letter_still_says_the_player() {
    let is_there = |stage: &Stage| {
        stage.window.get_by_role_and_label(Role::TextInput, &touched()).is_focused()
    };
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    stage.key(Key::Num6);
    assert!(is_there(&stage), "{:#?}", stage.labels());
    stage.key(Key::W);
    assert!(is_there(&stage), "{:#?}", stage.labels());
    type_text(&mut stage, "g1");
    stage.key(Key::Enter);
    assert_white_touched_one(&stage);
    // Where nothing is missing Enter is enough.
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    stage.key(Key::Num9);
    assert!(stage.window.get_by_label("Open incident").is_focused());
}

#[test]
fn every_key_that_the_dialog_names_works_wherever_no_text_is_written() {
    let words = Catalogue::new(Lang::En);
    let clocks = |stage: &Stage, answer: &str| {
        let answers = stage.window.get_by_role_and_label(Role::RadioGroup, "Clocks (S)");
        answers.get_by_label(answer).accesskit_node().toggled() == Some(Toggled::True)
    };
    let [stop, leave] = [Clocks::Stop, Clocks::Leave].map(|clocks| words.tell(&clocks));
    let schema = Case::KINDS.iter().find(|schema| schema.kind == "illegal-move").unwrap();
    let first = format!("1  {}", cases::kind(&words, schema));
    // At a button, at a choice, and in the field to which a digit has brought the keyboard.
    for place in [(Role::Button, "Open incident"), (Role::RadioButton, first.as_str())] {
        let mut stage = standing("2023", "90+30");
        stage.key(Key::F8);
        stage.focus(place.0, place.1);
        assert!(clocks(&stage, &stop), "{:#?}", stage.labels());
        type_text(&mut stage, "s");
        assert!(clocks(&stage, &leave), "{place:?}");
        type_text(&mut stage, "s");
        assert!(clocks(&stage, &stop), "{place:?}");
    }
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    type_text(&mut stage, "6sw");
    assert!(clocks(&stage, &leave));
    type_text(&mut stage, "g1");
    stage.key(Key::Enter);
    let hall = stage.desk.snapshot().hall.clone();
    let Case::TouchedPiece(facts) = &hall.incidents[&IncidentNo(1)].case else {
        panic!("{hall:?}")
    };
    assert_eq!((facts.by, facts.touched.len()), (Side::White, 1));
}

#[test]
fn a_draft_is_not_lost_by_one_escape() {
    let warning = "What you typed is not recorded yet. Enter opens the incident with it";
    let mut stage = standing("2023", "90+30");
    // What is chosen by two keys is no draft.
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    stage.key(Key::Escape);
    assert!(!stage.has("Open incident"), "{:#?}", stage.labels());
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    stage.write("e7 e");
    stage.key(Key::Escape);
    stage.must_say(warning);
    // Who goes on is not taken at the word.
    stage.write("4");
    stage.key(Key::Escape);
    stage.must_say("e7 e4");
    assert!(stage.has("Open incident"), "{:#?}", stage.labels());
    stage.key(Key::Escape);
    assert!(!stage.has("Open incident"), "{:#?}", stage.labels());
    assert_eq!(stage.desk.snapshot().hall.incidents.len(), 0);
    // Sent, it is no draft any more.
    stage.key(Key::F8);
    stage.write_in(&Catalogue::new(Lang::En).say("disputes-claim"), "he touched it");
    stage.click("Open incident");
    assert!(!stage.has("Open incident"), "{:#?}", stage.labels());
    assert_eq!(stage.desk.snapshot().hall.incidents.len(), 1);
    // The key that the warning names keeps it.
    stage.key(Key::F8);
    stage.write_in(&Catalogue::new(Lang::En).say("disputes-claim"), "he touched another");
    stage.key(Key::Escape);
    stage.must_say(warning);
    stage.key(Key::Enter);
    assert!(!stage.has("Open incident"), "{:#?}", stage.labels());
    assert_eq!(stage.desk.snapshot().hall.incidents.len(), 2);
}

#[test]
fn facts_that_are_not_saved_are_saved_first_and_the_key_says_so() {
    let first = "First save the changed facts (Ctrl+Enter): the incident still has the old ones";
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    stage.key(Key::Num6);
    stage.click("Open incident");
    let old = format!("First answer: {}", touched());
    assert!(stage.has(&old) && !stage.has(first));
    stage.click("Flag fallen");
    assert!(stage.has(first) && !stage.has(&old), "{:#?}", stage.labels());
    stage.run(Action::AcceptProposal);
    assert!(stage.desk.snapshot().hall.incidents[&IncidentNo(1)].is_open());
    stage.must_say(&format!("Not possible now: Accept proposed decision: {first}"));
    stage.click("Save the changed facts");
    let kind = stage.desk.snapshot().hall.incidents[&IncidentNo(1)].case.kind();
    assert_eq!(kind, "flag-fall");
    assert!(!stage.has(first));
    let accept = stage.window.get_by_label("Accept and carry out");
    assert!(!accept.accesskit_node().is_disabled());
}

#[test]
fn the_key_that_saves_the_facts_saves_what_was_typed_just_before_it() {
    let ctrl_enter = |pressed| egui::Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: egui::Modifiers::COMMAND,
    };
    // Without the key that opens the form.
    let mut keys = keys_of("g8").split_off(1);
    keys.push(vec![ctrl_enter(true), ctrl_enter(false)]);
    // All in one pass, the key with the pass after, each with its own.
    for way in [&[3][..], &[2, 3], &[1, 2, 3]] {
        let mut stage = standing("2023", "90+30");
        stage.key(Key::F8);
        stage.key(Key::Num6);
        stage.click("Open incident");
        stage.focus(Role::TextInput, &touched());
        come_in(&mut stage, &keys, way);
        settle(&mut stage.window);
        settle(&mut stage.window);
        let hall = stage.desk.snapshot().hall.clone();
        let Case::TouchedPiece(facts) = &hall.incidents[&IncidentNo(1)].case else {
            panic!("{way:?}: {:#?}", stage.labels())
        };
        assert_eq!(facts.touched.len(), 1, "{way:?}: {:#?}", stage.labels());
        assert!(!stage.says("Not possible now"), "{way:?}: {:#?}", stage.labels());
    }
    // Where nothing is changed, that is said: the key is not one for a move here.
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    stage.key(Key::Num6);
    stage.click("Open incident");
    stage.focus(Role::TextInput, &touched());
    stage.ctrl(Key::Enter);
    stage.must_say(&Catalogue::new(Lang::En).say("app-why-unchanged"));
    assert!(!stage.says("Not possible now"), "{:#?}", stage.labels());
}

#[test]
fn a_move_that_is_typed_in_no_field_chooses_no_other_case_and_that_is_said() {
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    stage.key(Key::Num5);
    for events in keys_of("e2e4").split_off(1) {
        stage.window.input_mut().events.extend(events);
        stage.window.step();
    }
    settle(&mut stage.window);
    stage.must_say("What is typed stands in no field");
    stage.ctrl(Key::Enter);
    let hall = stage.desk.snapshot().hall.clone();
    let kinds = hall.incidents.values().map(|one| one.case.kind()).collect::<Vec<_>>();
    assert_eq!(kinds, [Case::FREQUENT[4]], "{:#?}", stage.labels());
}

#[test]
fn that_what_is_typed_stands_in_no_field_is_shown_until_something_else_is_done() {
    let go_on: [fn(&mut Stage, &str); 2] =
        [|stage, _| stage.key(Key::Tab), |stage, field| stage.focus(Role::TextInput, field)];
    for (lang, go_on) in [Lang::En, Lang::De, Lang::Mk].into_iter().zip(go_on.into_iter().cycle()) {
        let words = Catalogue::new(lang);
        let told = words.say("disputes-typed-nowhere");
        let mut stage = standing_in(lang, "2023", "90+30");
        stage.key(Key::F8);
        stage.key(Key::Num5);
        assert!(!stage.shows(&told), "{lang:?}: nothing is typed yet");
        for events in keys_of("e2e4").split_off(1) {
            stage.window.input_mut().events.extend(events);
            stage.window.step();
        }
        settle(&mut stage.window);
        assert!(stage.shows(&told), "{lang:?}: {:#?}", stage.labels());
        let lowest = stage.window.query_all_by_label(&told).map(|one| one.rect().bottom());
        let lowest = lowest.fold(0.0, f32::max);
        let edge = stage.window.ctx.content_rect().bottom();
        assert!(lowest > 0.0 && lowest <= edge, "{lang:?}: in sight: {lowest}");
        // However long nothing is done.
        stage.window.run_steps(12);
        assert!(stage.shows(&told), "{lang:?}: {:#?}", stage.labels());
        go_on(&mut stage, &words.say("disputes-claim"));
        assert!(!stage.shows(&told), "{lang:?}: {:#?}", stage.labels());
    }
}

#[test]
fn a_dialog_begins_at_its_top_however_far_the_one_before_was_scrolled() {
    let mut prefs = preferences(Lang::En);
    prefs.scale_percent = 150;
    let mut stage = Stage::of("2023", "90+30", prefs);
    stage.ask(1, GameCommand::Start);
    stage.key(Key::F8);
    stage.window.run_steps(60);
    let top = |stage: &Stage| stage.window.get_by_label("6  Touched piece").rect().top();
    let before = top(&stage);
    stage.focus(Role::TextInput, &Catalogue::new(Lang::En).say("disputes-claim"));
    stage.window.run_steps(60);
    assert!(top(&stage) < before, "it has scrolled");
    stage.key(Key::Escape);
    stage.key(Key::F8);
    stage.window.run_steps(60);
    assert!((top(&stage) - before).abs() < 1.0, "{before} {}", top(&stage));
}

/// Keys come in, up to each of these numbers of them with one pass.
fn come_in(stage: &mut Stage, keys: &[Vec<egui::Event>], passes: &[usize]) {
    let mut from = 0;
    for to in passes {
        stage.window.input_mut().events.extend(keys[from..*to].concat());
        stage.window.step();
        from = *to;
    }
}

/// The keys of an incident from the one that opens it, each as a window sends it: pressed, with its sign, and
/// released.
fn keys_of(typed: &str) -> Vec<Vec<egui::Event>> {
    let key = |key: Key, pressed: bool| egui::Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: egui::Modifiers::NONE,
    };
    let mut keys = vec![vec![key(Key::F8, true), key(Key::F8, false)]];
    for sign in typed.chars().map(String::from) {
        let name = if sign == " " { "Space".to_owned() } else { sign.to_uppercase() };
        let of_sign = Key::from_name(&name).unwrap();
        keys.push(vec![key(of_sign, true), egui::Event::Text(sign), key(of_sign, false)]);
    }
    keys
}

#[test]
fn however_many_keys_come_with_one_pass_the_player_and_the_move_are_those_that_were_typed() {
    for (digit, answer, question) in [("1", "g8 g6", played()), ("6", "g8 b8", touched())] {
        let keys = keys_of(&format!("{digit}b{answer}"));
        let whole = keys.len();
        let mut ways: Vec<Vec<usize>> = (1..whole).map(|at| vec![at, whole]).collect();
        ways.push(vec![whole]);
        ways.push((1..=whole).collect());
        for way in ways {
            let mut stage = Stage::of("2023", "90+30", preferences(Lang::En));
            stage.ask(1, GameCommand::Start);
            stage.play(1, &["e2e4", "e7e5"]);
            stage.ask(1, GameCommand::StopClock);
            stage.key(Key::F3);
            let mut from = 0;
            for to in &way {
                let together = keys[from..*to].concat();
                stage.window.input_mut().events.extend(together);
                stage.window.step();
                from = *to;
            }
            settle(&mut stage.window);
            let field = stage.window.get_by_role_and_label(Role::TextInput, &question);
            assert_eq!(field.accesskit_node().value().as_deref(), Some(answer), "{way:?}");
            stage.key(Key::Enter);
            let hall = stage.desk.snapshot().hall.clone();
            let side = hall.incidents.get(&IncidentNo(1)).map(|one| one.case.side());
            assert_eq!(side, Some(Some(Side::Black)), "{digit} {way:?}: {:#?}", stage.labels());
        }
    }
}

#[test]
fn what_is_typed_behind_a_digit_waits_for_its_field_with_the_key_that_sends_it() {
    let mut keys = keys_of("6b2");
    let enter = |pressed| egui::Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: egui::Modifiers::NONE,
    };
    keys.push(vec![enter(true), enter(false)]);
    let whole = keys.len();
    let mut ways: Vec<Vec<usize>> = (1..whole).map(|at| vec![at, whole]).collect();
    ways.push(vec![whole]);
    ways.push((1..=whole).collect());
    for (scale_percent, way) in ways.iter().flat_map(|way| [(100, way), (400, way)]) {
        let prefs = Preferences { scale_percent, ..preferences(Lang::En) };
        let mut stage = Stage::of("2023", "90+30", prefs);
        stage.ask(1, GameCommand::Start);
        stage.play(1, &["e2e4", "e7e5"]);
        stage.ask(1, GameCommand::StopClock);
        stage.key(Key::F3);
        come_in(&mut stage, &keys, way);
        settle(&mut stage.window);
        if stage.window.state().dialog.is_some() {
            // What is out of sight with large text comes into sight first.
            stage.key(Key::Enter);
        }
        let hall = stage.desk.snapshot().hall.clone();
        let case = hall.incidents.get(&IncidentNo(1)).map(|one| &one.case);
        let Some(Case::TouchedPiece(facts)) = case else {
            panic!("{scale_percent} % {way:?}: {case:?} {:#?}", stage.labels())
        };
        assert_eq!((facts.by, facts.touched.len()), (Side::White, 1), "{scale_percent} % {way:?}");
    }
}

/// What is typed behind the letter of a player in the same pass shows as well that it began a square.
#[test]
fn a_square_that_comes_with_one_pass_is_written_whole() {
    let mut stage = standing("2023", "90+30");
    stage.play(1, &["e7e5"]);
    let keys = keys_of("6b1").concat();
    stage.window.input_mut().events.extend(keys);
    settle(&mut stage.window);
    let touched = touched();
    let field = stage.window.get_by_role_and_label(Role::TextInput, &touched);
    assert_eq!(field.accesskit_node().value().as_deref(), Some("b1"));
    stage.key(Key::Enter);
    let hall = stage.desk.snapshot().hall.clone();
    let incident = hall.incidents.get(&IncidentNo(1));
    assert_eq!(incident.and_then(|one| one.case.side()), Some(Side::White));
}
