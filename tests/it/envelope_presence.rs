//! An adjournment and its resumption from the first key to the last, by keyboard, in three editions:
//! the player who must reply is there in time, too late, or not at all.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::moment::Millis;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::{Appointment, EnvelopeKind};
use jadoube_core::adjournment::guide::advice::next;
use jadoube_core::adjournment::guide::{GuideInput, Step};
use jadoube_core::adjournment::state::Status;
use jadoube_core::hall::command::Command;
use jadoube_desk::sealing::now;
use jadoube_desk::times;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::EnvelopeNo;
use jadoube_laws::wall::Wall;
use jadoube_ui::actions::Action;

use crate::envelope_changes::{ask, one, seal, sealed};
use crate::hasty::keep_busy;
use crate::stage::{Stage, preferences, settle};

const NO: EnvelopeNo = EnvelopeNo(1);
const EDITIONS: [&str; 3] = ["1972", "2001", "2023"];
/// How long ago the game was to be resumed: longer than any of these editions lets one wait.
const AGO: Millis = Millis::from_mins(90);

/// What the guide has as the next step.
pub(crate) fn step(stage: &Stage) -> Step {
    let snapshot = stage.desk.snapshot();
    let view = GuideInput {
        adjournment: &snapshot.hall.adjournments[&NO],
        game: snapshot.hall.game_of(NO),
        incidents: &[],
        edition: snapshot.edition,
        at: snapshot.now(),
        now: now(),
    };
    next(&view).step
}

fn has_dialog(stage: &Stage) -> bool {
    stage.window.query_all_by_role(Role::Dialog).next().is_some()
}

/// Goes with the tab key to what has this role and label.
#[track_caller]
fn go(stage: &mut Stage, role: Role, label: &str) {
    for _ in 0..80 {
        let mut all = stage.window.query_all_by_role(role);
        let here = all.any(|node| {
            node.is_focused() && node.accesskit_node().label().as_deref() == Some(label)
        });
        if here {
            return;
        }
        drop(all);
        stage.key(Key::Tab);
    }
    panic!("{label} is not reached: {:#?}", stage.labels());
}

/// Presses the button with this label.
#[track_caller]
fn press(stage: &mut Stage, label: &str) {
    go(stage, Role::Button, label);
    stage.key(Key::Enter);
}

/// Writes in a field in place of what stands there.
#[track_caller]
fn fill(stage: &mut Stage, label: &str, text: &str) {
    go(stage, Role::TextInput, label);
    stage.rewrite(text);
}

/// Fills in what a dialog of the sealing asks for, whatever the edition asks for.
fn answer_dialog(stage: &mut Stage, due: Wall) {
    if stage.has("It is written on paper") {
        press(stage, "It is written on paper");
        return;
    }
    let dialog = stage.window.query_all_by_role(Role::Dialog).next().expect("a dialog");
    let fields = dialog.query_all_by_role(Role::TextInput);
    let empty = |node: &egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        let told = node.value().is_some_and(|value| !value.is_empty());
        (node.label().unwrap_or_default(), told)
    };
    let fields: Vec<(String, bool)> = fields.map(|node| empty(&node)).collect();
    for (label, told) in fields {
        if label.starts_with("When") {
            fill(stage, &label, &times::written(due));
        } else if !told && label.starts_with("Country") {
            fill(stage, &label, "MKD");
        } else if !told && !label.is_empty() {
            fill(stage, &label, "A. Biter");
        }
    }
    stage.ctrl(Key::Enter);
}

/// A game after 1.e4 e5, sealed by White and kept, whose resumption was to be 90 minutes ago and
/// begins now: every step by the key of the next step.
fn resumed(edition: &str) -> (Stage, Wall) {
    resumed_after(edition, now().plus(-AGO))
}

/// The same, where it was to be resumed at a time.
fn resumed_after(edition: &str, due: Wall) -> (Stage, Wall) {
    let mut stage = Stage::of(edition, "120+0", preferences(Lang::En));
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    stage.run(Action::Adjourn);
    for _ in 0..30 {
        if stage.desk.snapshot().hall.adjournments.contains_key(&NO)
            && one(&stage).resumption.is_some()
        {
            break;
        }
        stage.alt(Key::Enter);
        if has_dialog(&stage) {
            answer_dialog(&mut stage, due);
        }
    }
    let found = one(&stage);
    assert_eq!(found.status(), Status::Resuming, "{edition}: {:#?}", stage.labels());
    assert_eq!(step(&stage), Step::Presence, "{edition}");
    (stage, found.due().expect("it was fixed").at)
}

/// Tells of White and of Black whether they are there, and since when; an empty time is now.
fn tell(stage: &mut Stage, white: (bool, &str), black: (bool, &str)) {
    stage.alt(Key::Enter);
    assert!(has_dialog(stage), "{:#?}", stage.labels());
    for (nth, (here, since)) in [white, black].into_iter().enumerate() {
        if nth > 0 {
            stage.key(Key::Tab);
        }
        // From “not asked yet” to “is there”, and on to “is not there”.
        for _ in 0..if here { 1 } else { 2 } {
            stage.key(Key::ArrowRight);
        }
        stage.key(Key::Tab);
        stage.rewrite(since);
    }
    stage.key(Key::Enter);
    assert!(!has_dialog(stage), "{:#?}", stage.labels());
}

/// From the set-up to the sealed move on the board.
fn play_on(stage: &mut Stage, edition: &str) {
    assert_eq!(step(stage), Step::SetUp, "{edition}: {:#?}", stage.labels());
    stage.alt(Key::Enter);
    stage.alt(Key::Enter);
    fill(stage, "The move as it is written there", "Nf3");
    stage.ctrl(Key::Enter);
    stage.must_say("That is Nf3");
    stage.alt(Key::Enter);
    assert_eq!(stage.game(1).plies.last().unwrap().san, "Nf3", "{edition}");
    assert_eq!(one(stage).status(), Status::Settled, "{edition}");
    assert_eq!(stage.game(1).clock.running(), Some(Side::Black), "{edition}");
}

#[test]
fn both_were_there_in_time_though_it_is_told_late() {
    for edition in EDITIONS {
        let (mut stage, due) = resumed(edition);
        let early = times::written(due.plus(-Millis::from_mins(5)));
        tell(&mut stage, (true, &early), (true, &times::written(due)));
        assert!(!stage.says("Limit:"), "{edition}: {:#?}", stage.labels());
        play_on(&mut stage, edition);
    }
}

#[test]
fn who_came_too_late_is_decided_on_before_the_envelope_is_opened() {
    for edition in EDITIONS {
        let (mut stage, due) = resumed(edition);
        let (in_time, late) = (times::written(due), times::written(due.plus(AGO)));
        tell(&mut stage, (true, &in_time), (true, &late));
        assert_eq!(step(&stage), Step::Decide, "{edition}");
        stage.must_say("Black came");
        assert_eq!(one(&stage).cover.unwrap().opened, None, "{edition}");
        // The arbiter finds a reason.
        press(&mut stage, "Play all the same…");
        stage.write("the train stood still");
        stage.ctrl(Key::Enter);
        stage.must_say("plays all the same");
        play_on(&mut stage, edition);
    }
}

#[test]
fn the_minutes_of_a_late_player_are_told_after_the_decision_and_taken_off_by_a_button() {
    let (mut stage, due) = resumed("2023");
    let late = times::written(due.plus(Millis::from_mins(1)));
    tell(&mut stage, (true, &times::written(due)), (true, &late));
    assert_eq!(step(&stage), Step::Decide);
    press(&mut stage, "Play all the same…");
    stage.write("the train stood still");
    stage.ctrl(Key::Enter);
    stage.alt(Key::Enter);
    assert_eq!(step(&stage), Step::Open(EnvelopeKind::Sealed), "{:#?}", stage.labels());
    stage.must_say("Black was away for 1 min and the clock did not run");
    let before = stage.times().black;
    press(&mut stage, "Take 1 min off the clock of Black");
    assert_eq!(stage.times().black, before - Millis::from_mins(1));
    assert!(!stage.shows("the clock did not run"), "{:#?}", stage.labels());
    assert!(!stage.has("Take 1 min off the clock of Black"));
    assert_eq!(step(&stage), Step::Open(EnvelopeKind::Sealed));
}

#[test]
fn a_step_is_taken_with_its_key_however_late_the_desk_has_answered() {
    let (mut stage, due) = resumed("2023");
    let (in_time, late) = (times::written(due), times::written(due.plus(AGO)));
    tell(&mut stage, (true, &in_time), (true, &late));
    press(&mut stage, "Play all the same…");
    stage.write("the train stood still");
    keep_busy(&stage);
    stage.ctrl(Key::Enter);
    play_on(&mut stage, "2023");
}

#[test]
fn who_is_there_in_the_minute_of_the_resumption_is_not_late() {
    let (mut stage, due) = resumed_after("2023", now().at_minute());
    // The minute has begun: nobody who is there then is late, however long the dialog is open.
    tell(&mut stage, (true, ""), (true, ""));
    let found = one(&stage);
    let came = found.resumption.as_ref().unwrap().arrived;
    for side in Side::BOTH {
        let at = came.of(side).expect("recorded");
        assert_eq!(at, at.at_minute(), "to the minute");
        // Only where the minute ended before the dialog was opened.
        assert_eq!(found.is_too_late(side), at > due, "{at}");
    }
}

#[test]
fn begun_a_day_early_the_resumption_starts_no_clock_and_waits_for_both() {
    let (mut stage, due) = resumed_after("2023", now().plus(Millis::from_mins(24 * 60)));
    tell(&mut stage, (true, ""), (false, ""));
    assert_eq!(step(&stage), Step::SetUp, "{:#?}", stage.labels());
    stage.alt(Key::Enter);
    assert_eq!(step(&stage), Step::Await(Side::Black), "{:#?}", stage.labels());
    let until = jadoube_i18n::adjournment::date_time(&Catalogue::new(Lang::En), due);
    stage.must_say(&format!(
        "Wait for Black: before {until} the game goes on only once both players are there"
    ));
    assert!(!stage.says("start that clock"), "{:#?}", stage.labels());
    let started = Command::Adjournment { what: Ask::StartClock { no: NO } };
    assert!(stage.desk.command(started).wait().is_err(), "nor is it started otherwise");
    assert_eq!(stage.game(1).clock.running(), None);
    // The key asks since when Black is there: pressed out of habit, it records nothing.
    stage.alt(Key::Enter);
    stage.alt(Key::Enter);
    assert!(!one(&stage).is_there(Side::Black));
    stage.ctrl(Key::Enter);
    assert!(one(&stage).is_there(Side::Black), "{:#?}", stage.labels());
    // Recorded wrongly, it is corrected before the envelope is opened.
    press(&mut stage, "Correct the time of arrival…");
    stage.answer("Black", "is not there");
    stage.ctrl(Key::Enter);
    assert!(!one(&stage).is_there(Side::Black), "{:#?}", stage.labels());
    assert_eq!(step(&stage), Step::Await(Side::Black));
    stage.alt(Key::Enter);
    stage.ctrl(Key::Enter);
    assert_eq!(step(&stage), Step::Open(EnvelopeKind::Sealed), "{:#?}", stage.labels());
}

#[test]
fn before_a_resumption_is_begun_early_it_is_said_what_that_means() {
    let due = now().plus(Millis::from_mins(24 * 60));
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        let mut stage = Stage::with(1, preferences(lang));
        stage.begin();
        stage.run(Action::Adjourn);
        seal(&stage, NO);
        let fixed = Appointment { at: due, place: "Hall".into(), session: None };
        ask(&stage, Ask::Schedule { no: NO, due: fixed });
        settle(&mut stage.window);
        stage.click(&words.say("envelopes-resume"));
        let at = jadoube_i18n::adjournment::date_time(&words, due);
        stage.must_say(&words.say_with("envelopes-resume-early", &[("at", at.into())]));
        stage.lacks_no_words("a resumption that is begun early");
    }
}

#[test]
fn enter_that_is_held_down_opens_the_form_of_a_resumption_and_does_not_send_it() {
    let mut stage = sealed();
    let at = now().plus(Millis::from_mins(24 * 60));
    let due = Appointment { at, place: "Hall".into(), session: None };
    ask(&stage, Ask::Schedule { no: NO, due });
    settle(&mut stage.window);
    go(&mut stage, Role::Button, &Catalogue::new(Lang::En).say("envelopes-resume"));
    // Pressed again without being released between.
    for _ in 0..4 {
        stage.window.key_down(Key::Enter);
        settle(&mut stage.window);
        assert!(has_dialog(&stage), "{:#?}", stage.labels());
        assert_ne!(one(&stage).status(), Status::Resuming);
    }
    stage.window.key_up(Key::Enter);
    settle(&mut stage.window);
    stage.key(Key::Enter);
    assert_eq!(one(&stage).status(), Status::Resuming, "{:#?}", stage.labels());
}

#[test]
fn who_comes_too_late_is_told_before_it_is_recorded_and_can_be_corrected() {
    let (mut stage, due) = resumed("2023");
    stage.alt(Key::Enter);
    assert!(!stage.shows("too late by"), "{:#?}", stage.labels());
    stage.answer("Black", "is there");
    // It stands there, and is said.
    assert!(stage.shows("Black: too late by 1 h"), "{:#?}", stage.labels());
    let name = "Black: since when, or when looked for (like 15:20; empty: when this opened)";
    let told = stage.window.get_by_role_and_label(Role::TextInput, name);
    let told = told.accesskit_node().description().unwrap_or_default();
    assert!(told.contains("too late by 1 h"), "{told}");
    stage.write_in(name, &times::written(due));
    assert!(!stage.shows("too late by"), "{:#?}", stage.labels());
    stage.key(Key::Escape);
    assert!(!has_dialog(&stage), "nothing is recorded");
    // What was recorded wrongly is put right where it is decided on.
    tell(&mut stage, (true, &times::written(due)), (true, ""));
    assert_eq!(step(&stage), Step::Decide);
    press(&mut stage, "Correct the time of arrival…");
    assert!(stage.shows("Black: too late by 1 h"), "{:#?}", stage.labels());
    fill(&mut stage, name, &times::written(due));
    stage.key(Key::Enter);
    assert!(!has_dialog(&stage), "{:#?}", stage.labels());
    assert!(!one(&stage).is_too_late(Side::Black));
    play_on(&mut stage, "2023");
}

#[test]
fn who_never_came_loses_without_the_envelope_being_opened_for_nobody() {
    for edition in EDITIONS {
        let (mut stage, due) = resumed(edition);
        // The key alone opens nothing, however often.
        for _ in 0..5 {
            stage.alt(Key::Enter);
            stage.ctrl(Key::Enter);
            assert!(has_dialog(&stage), "{edition}: an answer is needed");
            stage.must_say("Say of both players whether they are there");
            stage.key(Key::Escape);
        }
        tell(&mut stage, (true, &times::written(due)), (false, ""));
        assert_eq!(step(&stage), Step::Decide, "{edition}");
        assert_eq!(one(&stage).cover.unwrap().opened, None, "{edition}");
        stage.alt(Key::Enter);
        press(&mut stage, "Accept and carry out");
        let lost = Outcome { score: Score::WhiteWins, reason: EndReason::Forfeit };
        assert_eq!(stage.game(1).outcome(), Some(lost), "{edition}");
        assert_eq!(one(&stage).cover.unwrap().opened, None, "{edition}");
    }
}

#[test]
fn an_incident_about_nobody_being_there_goes_when_somebody_was() {
    let (mut stage, due) = resumed("2023");
    tell(&mut stage, (false, ""), (false, ""));
    stage.alt(Key::Enter);
    let open = |stage: &Stage| {
        stage.desk.snapshot().hall.incidents.values().filter(|one| one.is_open()).count()
    };
    assert_eq!(open(&stage), 1);
    stage.run(Action::ShowEnvelopes);
    // The same key again shows the one that waits.
    stage.alt(Key::Enter);
    assert_eq!(open(&stage), 1);
    stage.run(Action::ShowEnvelopes);
    press(&mut stage, "Black is there");
    // Since when is asked: now would be too late.
    assert!(has_dialog(&stage));
    stage.answer("White", "is there");
    let in_time = times::written(due);
    for label in ["White", "Black"] {
        let label = format!(
            "{label}: since when, or when looked for (like 15:20; empty: when this opened)"
        );
        fill(&mut stage, &label, &in_time);
    }
    stage.key(Key::Enter);
    assert_eq!(open(&stage), 0, "{:#?}", stage.labels());
    play_on(&mut stage, "2023");
    assert_eq!(stage.game(1).outcome(), None);
    stage.run(Action::ShowDisputes);
    stage.must_say("withdrawn: no longer so");
    assert!(!stage.has("Accept and carry out"));
    stage.lacks_no_words("a withdrawn incident");
}

#[test]
fn what_was_told_wrong_is_put_right_or_left_with_a_reason() {
    let mut stage = crate::envelope_changes::on_table();
    stage.alt(Key::Enter);
    fill(&mut stage, "Clock of Black", "0:05:00");
    stage.key(Key::Enter);
    stage.must_say("The clocks do not show the times of the envelope");
    assert_eq!(step(&stage), Step::SetUp, "it is not played over");
    press(&mut stage, "Leave the clocks…");
    stage.ctrl(Key::Enter);
    stage.must_say("A reason is needed");
    stage.write("both agree");
    stage.ctrl(Key::Enter);
    assert!(matches!(step(&stage), Step::Open(_)), "{:#?}", stage.labels());
}

#[test]
fn the_players_are_asked_about_a_lost_envelope_and_a_new_game_is_an_outcome() {
    for lang in Lang::ALL {
        let mut stage = Stage::of("2001", "120+0", preferences(lang));
        stage.begin();
        stage.play(1, &["e2e4", "e7e5"]);
        stage.run(Action::Adjourn);
        let no = NO;
        let at = now();
        seal(&stage, no);
        for what in [
            Ask::ReportMissing { no, which: EnvelopeKind::Sealed },
            Ask::Resume { no, board: jadoube_laws::ids::BoardNo(1), at },
            Ask::Arrive { no, side: Side::White, at },
            Ask::Arrive { no, side: Side::Black, at },
            Ask::SetUp { no, placement: None, times: None },
        ] {
            stage.desk.command(Command::Adjournment { what }).wait().unwrap();
        }
        settle(&mut stage.window);
        let words = Catalogue::new(lang);
        assert_eq!(step(&stage), Step::Establish);
        stage.alt(Key::Enter);
        stage.lacks_no_words("asking the players");
        // “No” is what stands there until something else is told.
        stage.ctrl(Key::Enter);
        assert_eq!(one(&stage).established, Some(false), "{:#?}", stage.labels());
        assert_eq!(step(&stage), Step::Decide);
        for id in ["envelopes-presence", "envelopes-annul"] {
            press(&mut stage, &words.say(id));
            stage.lacks_no_words(id);
            if id != "envelopes-annul" {
                stage.key(Key::Escape);
            }
        }
        stage.write("A11b");
        stage.ctrl(Key::Enter);
        assert_eq!(one(&stage).status(), Status::Settled, "{:#?}", stage.labels());
        assert!(!stage.desk.snapshot().hall.at_board.contains_key(&one(&stage).board));
    }
}
