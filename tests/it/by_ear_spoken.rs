//! What the own voice says where a screen reader's user works with it: of which board
//! something is told, and moves as they are told everywhere.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::board::position::Uci;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::blind::arrangement::Scheme;
use jadoube_core::blind::command::Command as BlindCommand;
use jadoube_core::blind::event::Actor;
use jadoube_core::blind::utterance::Utterance;
use jadoube_core::hall::command::Command;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::voicing::Channel;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::BoardNo;
use jadoube_ui::actions::Action;
use jadoube_ui::spoken_tree::SpokenTree;

use crate::by_ear::{find_a_reader, must_hear, soundless};
use crate::by_ear_rest::{own_voice, until_said};
use crate::competition_round::{TABLE, event_with};
use crate::heard::Ear;
use crate::incident_form::{standing, typed};
use crate::stage::{Stage, settle};

#[test]
fn a_move_that_can_be_several_is_chosen_by_its_squares() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["d2d4", "d7d5", "g1f3", "g8f6"]);
    stage.key(Key::F7);
    stage.write("Nd2");
    stage.key(Key::Enter);
    stage.window.get_by_role_and_label(Role::Button, "knight b1 d2");
    stage.window.get_by_role_and_label(Role::Button, "knight f3 d2");
}

#[test]
fn the_clocks_of_a_tile_are_told_with_their_board() {
    let mut stage = Stage::new(2);
    stage.run(Action::ShowHall);
    stage.key(Key::ArrowRight);
    stage.key(Key::T);
    must_hear(&stage, "Board 2: White: ");
}

#[test]
fn an_announcement_that_is_heard_on_another_screen_is_told_with_its_board() {
    let mut stage = Stage::with_a_match(Lang::En);
    for said in ["Bauer Felix zwei Felix drei", "f3"] {
        stage.write(said);
        stage.key(Key::Enter);
    }
    for key in [Key::Num3, Key::Num5, Key::Num4] {
        stage.alt(key);
    }
    let announce = |stage: &mut Stage, uci: &str| {
        let said = Utterance::of_move(uci, Uci(uci.into()));
        let what = BlindCommand::Announce { by: Actor::Player(Side::Black), said };
        stage.desk.command(Command::Blind { board: BoardNo(1), what }).wait().unwrap();
        settle(&mut stage.window);
    };
    stage.key(Key::F2);
    announce(&mut stage, "e7e5");
    until_said(&mut stage, "Brett 1: Bauer Eva sieben");
}

/// A field into which something is typed that is refused.
#[derive(Debug, Clone, Copy)]
enum Refusing {
    TypedMove,
    CorrectMove,
    Result,
}

/// The window in which what was typed has just been refused at the field.
fn refused(at: Refusing, prefs: Preferences) -> Stage {
    let mut stage = match at {
        Refusing::TypedMove | Refusing::CorrectMove => Stage::with(1, prefs),
        Refusing::Result => event_with(TABLE, 6, prefs),
    };
    find_a_reader(&mut stage);
    match at {
        Refusing::TypedMove => {
            stage.begin();
            stage.key(Key::F7);
            stage.write("Ke5");
            stage.key(Key::Enter);
        }
        Refusing::CorrectMove => {
            stage.begin();
            stage.play(1, &["e2e4"]);
            stage.run(Action::CorrectMove);
            stage.write_in("Correct move", "Ke5");
            stage.write_in("Reason", "as written");
            stage.ctrl(Key::Enter);
        }
        Refusing::Result => {
            stage.ctrl(Key::Enter);
            stage.ctrl(Key::Enter);
            stage.write("7 1");
            stage.key(Key::Enter);
        }
    }
    stage
}

#[test]
fn the_own_voice_says_once_what_is_wrong_with_any_field() {
    for (at, why) in [
        (Refusing::TypedMove, "“Ke5” is not a legal move"),
        (Refusing::CorrectMove, "“Ke5” is not a legal move"),
        (Refusing::Result, "Nobody plays at board 7 in round 1"),
    ] {
        let mut stage = refused(at, speaking());
        until_said(&mut stage, why);
        stage.window.run_steps(12);
        let said = own_voice(&stage);
        let times = said.iter().filter(|text| text.contains(why)).count();
        assert_eq!(times, 1, "{at:?}: {said:#?}");
        // What is repeated on request is the last of them.
        assert!(said.last().is_some_and(|last| last.contains(why)), "{at:?}: {said:#?}");
        // Where the own voice is off, a screen reader has the description of the field.
        let mut stage = refused(at, Preferences { voice_offered: true, ..soundless() });
        stage.window.run_steps(12);
        let said = own_voice(&stage);
        assert!(!said.iter().any(|text| text.contains(why)), "{at:?}: {said:#?}");
    }
}

/// What the own voice says where it speaks for a screen reader.
pub(crate) fn speaking() -> Preferences {
    Preferences { speak_alerts: true, channel: Channel::OwnVoice, ..soundless() }
}

/// What is announced to a screen reader alone from here on.
pub(crate) fn with_a_reader_alone() -> Stage {
    let mut stage = Stage::with(1, Preferences { voice_offered: true, ..soundless() });
    find_a_reader(&mut stage);
    stage
}

pub(crate) fn times(heard: &[String], part: &str) -> usize {
    heard.iter().filter(|text| text.starts_with("! ") && text.contains(part)).count()
}

#[test]
fn that_a_move_presses_the_clock_is_said_once_and_the_board_by_its_number() {
    let mut stage = with_a_reader_alone();
    stage.begin();
    stage.key(Key::F2);
    let ear = Ear::at(&mut stage);
    stage.key(Key::F3);
    let heard = ear.after(&mut stage);
    assert!(times(&heard, "Board 1: ") > 0, "{heard:#?}");
    assert!(!heard.contains(&"! Board".to_owned()), "{heard:#?}");
    stage.key(Key::F7);
    for typed in ["e4", "e5"] {
        stage.write(typed);
        stage.key(Key::Enter);
    }
    let heard = ear.after(&mut stage);
    assert_eq!(times(&heard, "The move presses the clock as well"), 1, "{heard:#?}");
}

#[test]
fn what_happens_in_a_blind_match_is_said_once() {
    let mut stage = with_a_reader_alone();
    stage.arrange_a_match();
    // Black asks for the times: the arbiter has heard them before the player does.
    stage.alt(Key::Num9);
    stage.focus(Role::Button, "Black asks: both times");
    stage.key(Key::Enter);
    stage.focus(Role::Button, "Told by: arbiter: Black asks for both times");
    let ear = Ear::at(&mut stage);
    stage.key(Key::Enter);
    let heard = ear.after(&mut stage);
    assert_eq!(times(&heard, "Told to Black: both times"), 1, "{heard:#?}");
    assert_eq!(times(&heard, "Told to Black by"), 0, "{heard:#?}");
    // The end of the game says how it has ended.
    let end = Outcome { score: Score::BlackWins, reason: EndReason::Resignation };
    stage.ask(1, GameCommand::End(end.into()));
    let heard = ear.after(&mut stage);
    assert_eq!(times(&heard, "resignation"), 1, "{heard:#?}");
}

#[test]
fn the_field_of_a_blind_match_has_an_example_in_the_agreed_words() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.window.ctx.add_plugin(SpokenTree::new(Catalogue::new(Lang::En)));
    for (scheme, example) in [
        (Scheme::German, "Springer Gustav eins - Felix drei"),
        (Scheme::English, "knight G one - F three"),
    ] {
        let mut arrangement = stage.blind().arrangement;
        if arrangement.announcing.scheme != scheme {
            arrangement.announcing.scheme = scheme;
            let (arrangement, reason) = (Box::new(arrangement), "agreed".to_owned());
            let what = BlindCommand::Arrange { arrangement, reason };
            let what = Command::Blind { board: BoardNo(1), what };
            stage.desk.command(what).wait().expect("arranged");
        }
        settle(&mut stage.window);
        let field = stage.window.get_by_role_and_label(Role::TextInput, "Announcement of White");
        let told = field.accesskit_node().description().unwrap_or_default();
        assert!(told.contains(example), "{told}");
    }
}

#[test]
fn a_square_that_begins_with_the_letter_of_a_player_tells_no_player() {
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    stage.key(Key::Num1);
    let ear = Ear::at(&mut stage);
    // As fast as somebody types: each key in a pass of its own.
    for sign in "b8b6".chars() {
        stage.window.input_mut().events.extend(typed(sign));
        stage.window.step();
    }
    let heard = ear.after(&mut stage);
    let is_player = |one: &String| one.starts_with("! Black") || one.starts_with("! White");
    assert!(!heard.iter().any(is_player), "{heard:#?}");
    let field = stage.window.get_by_role_and_label(Role::TextInput, "From where to where?");
    assert_eq!(field.accesskit_node().value().as_deref(), Some("b8b6"));
}

#[test]
fn that_a_draft_was_discarded_is_said_and_its_warning_is_over() {
    let mut stage = Stage::with(1, speaking());
    find_a_reader(&mut stage);
    stage.begin();
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.write("a7a");
    stage.key(Key::Escape);
    assert!(stage.window.state().dialog.is_some(), "the draft is asked about first");
    stage.key(Key::Escape);
    assert!(stage.window.state().dialog.is_none());
    until_said(&mut stage, "Discarded");
}

#[test]
fn without_an_event_the_key_of_its_round_names_that_of_all_clocks() {
    let mut stage = Stage::new(2);
    stage.run(Action::StartRoundClocks);
    must_hear(&stage, "Ctrl+F9 starts all clocks that are stopped");
}
