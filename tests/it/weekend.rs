//! What an arbiter met who ran a weekend: what is to be seen in large type, where the screen stands after an
//! act, what is told and what is not.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::BySide;
use jadoube_competition::berger::Cycles;
use jadoube_core::adjournment::command::Command as AskOfEnvelope;
use jadoube_core::adjournment::envelope::Appointment;
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::competition::category::Category;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, EntrantNo};
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::prize::Prizes;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::competition::result::PairingResult;
use jadoube_core::competition::start::StartPosition;
use jadoube_core::competition::team::TeamNo;
use jadoube_core::hall::command::Command;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::sealing::now;
use jadoube_desk::times;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::{BoardNo, EnvelopeNo};
use jadoube_laws::wall::Wall;
use jadoube_ui::actions::Action;

use crate::envelope_changes::seal;
use crate::layout::controls;
use crate::stage::{Stage, preferences, settle};

const TABLE: System = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };

fn ask(stage: &mut Stage, what: Ask) {
    stage.desk.command(Command::Contest { what }).wait().unwrap();
    settle(&mut stage.window);
}

/// An event of eight with their numbers, in type of this size.
fn event(regulations: Regulations, scale_percent: u16) -> Stage {
    let prefs = Preferences { scale_percent, ..preferences(Lang::En) };
    let mut stage = Stage::with(0, prefs);
    ask(&mut stage, Ask::Start { regulations: Box::new(regulations) });
    let names = ["Petrov, Ivan", "Müller, Hans", "Smith, John", "Kovač, Ana", "Dubois, Claire"];
    let names = names.into_iter().chain(["Novak, Luka", "Rossi, Paolo", "Yilmaz, Emre"]);
    ask(&mut stage, Ask::Enter { entrants: names.map(Entrant::named).collect() });
    let order = (1..=8).map(EntrantNo).collect();
    ask(&mut stage, Ask::Number { how: Numbering::Arbiter { order }, reason: String::new() });
    stage
}

fn round_robin(scale_percent: u16) -> Stage {
    let regulations = Regulations::new(TABLE, "90+30".parse().unwrap());
    event(Regulations { tie_breaks: "DE,WIN,SB".into(), ..regulations }, scale_percent)
}

/// Rounds that are over, with these results at the boards.
fn play(stage: &mut Stage, rounds: &[[&str; 4]]) {
    for (round, signs) in (1..).zip(rounds) {
        ask(stage, Ask::Draft { round, pairings: Vec::new() });
        ask(stage, Ask::Publish { round });
        for (board, sign) in (1..).map(BoardNo).zip(signs) {
            let result = PairingResult::read(sign).unwrap();
            let (round, reason) = (Some(round), String::new());
            ask(stage, Ask::EnterResult { round, board, result, reason });
        }
        ask(stage, Ask::Close { round });
    }
}

const ROUNDS: [[&str; 4]; 3] = [["1", "=", "0", "1"], ["=", "1", "=", "0"], ["0", "=", "1", "1"]];

fn leave(stage: &mut Stage, no: u16) {
    let (no, reason) = (EntrantNo(no), "ill".to_owned());
    ask(stage, Ask::Leave { no, from: 4, expelled: false, reason });
}

/// The row with the keyboard, and whether all of it is in sight.
fn row_at_the_keyboard(stage: &Stage) -> (String, bool) {
    let focused = stage.window.get_all_by_role(Role::Row).find(|row| row.is_focused());
    let label = focused.and_then(|row| row.accesskit_node().label()).expect("a row");
    let start: String = label.chars().take(40).collect();
    let row = controls(stage).into_iter().find(|one| one.what.contains(&start)).expect("drawn");
    (label, row.is_whole())
}

#[test]
fn in_large_type_the_standings_follow_the_keyboard_and_show_several_rows() {
    for scale in [150, 200] {
        let mut stage = round_robin(scale);
        play(&mut stage, &ROUNDS);
        leave(&mut stage, 4);
        stage.run(Action::ShowStandings);
        for _ in 0..8 {
            let (row, whole) = row_at_the_keyboard(&stage);
            assert!(whole, "{scale} %: {row}");
            stage.key(Key::ArrowDown);
        }
        let rows = controls(&stage).into_iter().filter(|one| one.role == Role::Row);
        assert!(rows.filter(|one| one.is_whole()).count() >= 5, "{scale} %");
    }
}

#[test]
fn a_bracket_in_large_type_shows_who_goes_on_when_one_walks_there() {
    let regulations =
        Regulations::new(System::KnockOut { third_place: false }, "90+30".parse().unwrap());
    let mut stage = event(regulations, 200);
    play(&mut stage, &[["1", "1", "0", "="]]);
    stage.run(Action::ShowStandings);
    stage.click("Cross-table");
    stage.window.get_all_by_role(Role::Row).next().expect("a match").focus();
    settle(&mut stage.window);
    let heads = |stage: &Stage| {
        let heads = stage.window.get_all_by_role(Role::ColumnHeader);
        heads.filter_map(|head| head.accesskit_node().label()).collect::<Vec<_>>()
    };
    let mut seen = heads(&stage);
    for _ in 0..6 {
        stage.key(Key::ArrowRight);
        seen.extend(heads(&stage));
    }
    assert!(["Games", "Result"].iter().all(|head| seen.iter().any(|one| one == head)), "{seen:?}");
}

#[test]
fn after_a_dialog_the_page_of_the_event_is_still_the_one_it_was() {
    let mut stage = crate::competition_knockout::tied();
    stage.click("Decide by lot…: Player 1 – Player 2");
    stage.answer("How the lot is drawn", "Drawn in the hall: 2 Player 2");
    stage.write_in("Reason", "regulations 7");
    stage.ctrl(Key::Enter);
    let page = |stage: &Stage, name: &str| {
        let tab = stage.window.get_all_by_role_and_label(Role::Tab, name).last();
        tab.unwrap().accesskit_node().is_selected() == Some(true)
    };
    assert!(page(&stage, "Cross-table"), "{:#?}", stage.labels());
    stage.run(Action::ShowStandings);
    stage.ctrl(Key::K);
    stage.write("equipment check list");
    stage.key(Key::Enter);
    assert!(stage.window.state().dialog.is_some());
    stage.key(Key::Escape);
    assert!(stage.window.state().dialog.is_none());
    assert!(page(&stage, "Standings"), "{:#?}", stage.labels());
}

#[test]
fn a_round_that_is_paired_from_another_page_or_another_round_is_shown() {
    let mut stage = round_robin(100);
    play(&mut stage, &ROUNDS[..2]);
    stage.run(Action::ShowRound);
    stage.key(Key::PageUp);
    stage.must_say("Round 1 of 7");
    stage.run(Action::ShowStandings);
    stage.click("Pair round 3");
    stage.must_say("Round 3 of 7");
    stage.must_say("Publish round 3");
    // The same button on a round that was looked at.
    stage.ctrl(Key::Z);
    stage.key(Key::PageUp);
    stage.must_say("Round 1 of 7");
    stage.click("Pair round 3");
    stage.must_say("Round 3 of 7");
    assert!(stage.desk.snapshot().hall.contest.rounds.contains_key(&3));
}

#[test]
fn a_time_of_resumption_at_which_a_round_is_played_is_told_before_it_is_recorded() {
    let mut stage = round_robin(100);
    let tomorrow = times::tomorrow(now());
    let begins = tomorrow.plus(Millis::from_mins(60));
    ask(&mut stage, Ask::Schedule { round: 2, starts: begins });
    ask(&mut stage, Ask::Draft { round: 1, pairings: Vec::new() });
    ask(&mut stage, Ask::Publish { round: 1 });
    stage.ask(1, GameCommand::Start);
    let no = EnvelopeNo(1);
    let of = |stage: &Stage, what| {
        stage.desk.command(Command::Adjournment { what }).wait().unwrap();
    };
    let (why, assistants) = (AdjournmentReason::SessionEnd, BySide::default());
    of(&stage, AskOfEnvelope::Begin { board: BoardNo(1), why, assistants });
    seal(&stage, no);
    stage.run(Action::ShowEnvelopes);
    stage.click("Resumption…");
    let field = "When, like 2026-11-23 15:00";
    let write = |stage: &mut Stage, at| stage.write_in(field, &times::written(at));
    write(&mut stage, begins.plus(Millis::from_mins(90)));
    stage.click("Set date and place");
    stage.must_say("A round is played at that time: round 2 (begins ");
    let due = |stage: &Stage| stage.desk.snapshot().hall.adjournments[&no].due().map(|due| due.at);
    assert_eq!(due(&stage), None);
    // Another time is judged anew; the same, said again, is recorded.
    let begun = tomorrow.plus(Millis::from_mins(30));
    write(&mut stage, begun);
    stage.click("Set date and place");
    assert_eq!(due(&stage), None, "it lasts until the round begins");
    stage.click("Set date and place");
    assert_eq!(due(&stage), Some(begun), "{:#?}", stage.labels());
    let after = begins.plus(Millis::from_mins(12 * 60));
    stage.click("Resumption…");
    write(&mut stage, after);
    stage.click("Set date and place");
    assert_eq!(due(&stage), Some(after), "{:#?}", stage.labels());
}

#[test]
fn the_position_of_chess960_is_drawn_where_the_next_step_is_told_and_stands_with_the_round() {
    let regulations = Regulations::new(TABLE, "90+30".parse().unwrap());
    let mut stage = event(Regulations { start: StartPosition::Chess960, ..regulations }, 100);
    stage.run(Action::ShowRound);
    stage.ctrl(Key::Enter);
    stage.must_say("Draw the position");
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_some(), "{:#?}", stage.labels());
    stage.click("with dice");
    stage.write_in("Number of the position, 0 to 959; several with commas", "58");
    stage.click("Record the position");
    stage.must_say("58 NNRQBBKR");
    stage.must_say("Publish round 1");
}

#[test]
fn the_palette_finds_what_an_arbiter_calls_things() {
    let mut stage = round_robin(100);
    play(&mut stage, &ROUNDS[..1]);
    for (typed, found) in [
        ("prizes", "Nearest: Event"),
        ("title norms", "Nearest: Standings"),
        ("as it stood", "Nearest: Standings"),
        ("decide by lot", "Nearest: Cross-table"),
    ] {
        stage.ctrl(Key::K);
        stage.write(typed);
        stage.must_say(found);
        stage.key(Key::Escape);
    }
    // Before an event there is no reason that speaks of boards.
    let mut stage = Stage::new(0);
    stage.ctrl(Key::K);
    stage.write("print pairings");
    stage.must_say("no round is paired yet");
}

#[test]
fn dates_are_written_as_the_language_has_them() {
    for (lang, date) in [
        (Lang::En, "2026-12-05 14:30"),
        (Lang::De, "05.12.2026 14:30"),
        (Lang::Mk, "05.12.2026 14:30"),
    ] {
        let mut stage = Stage::with(0, preferences(lang));
        let regulations = Regulations::new(TABLE, "90+30".parse().unwrap());
        ask(&mut stage, Ask::Start { regulations: Box::new(regulations) });
        ask(
            &mut stage,
            Ask::Enter {
                entrants: vec![Entrant::named("A"), Entrant::named("B"), Entrant::named("C")],
            },
        );
        let starts = times::typed("2026-12-05 14.30", now()).unwrap();
        ask(&mut stage, Ask::Schedule { round: 1, starts });
        stage.run(Action::ShowCompetition);
        stage.must_say(date);
    }
}

#[test]
fn the_standings_say_the_time_that_was_asked_for() {
    let mut stage = round_robin(100);
    play(&mut stage, &ROUNDS[..1]);
    stage.run(Action::ShowStandings);
    stage.click("As it stood at…");
    let later = now().plus(Millis::from_mins(2));
    let minute = Wall::new(later.utc() - later.utc().rem_euclid(60), later.offset());
    let minute = times::written(minute);
    stage.rewrite(&minute);
    stage.key(Key::Enter);
    while !stage.says("As recorded by") {
        stage.window.step();
    }
    stage.must_say(&format!("As recorded by {minute}"));
    stage.ctrl(Key::P);
    stage.must_say(&format!("As recorded by: {minute}"));
}

#[test]
fn the_report_says_how_numbers_were_drawn_what_was_changed_and_that_prizes_are_provisional() {
    let mut stage = round_robin(100);
    let old = stage.desk.snapshot().hall.contest.regulations.clone().unwrap();
    let prizes = Prizes { amounts: [(Category::All, vec![50_000])].into(), ..Prizes::default() };
    let regulations = Box::new(Regulations { prizes, ..old });
    ask(&mut stage, Ask::ChangeRegulations { regulations, reason: "announced".into() });
    play(&mut stage, &ROUNDS);
    leave(&mut stage, 4);
    stage.run(Action::ShowCompetition);
    stage.ctrl(Key::P);
    for part in [
        "Pairing numbers given (As the arbiter entered them): 1 Petrov, Ivan; 2 Müller, Hans",
        "announced. Prizes: All: 500",
        "Provisional: the event is not over",
        "struck from the standings, because a player has left",
        "(1–0)",
    ] {
        stage.must_say(part);
    }
    // The working of who has left does not say that she gained nothing.
    stage.key(Key::Escape);
    stage.run(Action::ShowStandings);
    stage.key(Key::End);
    stage.key(Key::Enter);
    stage.must_say("Struck: the player has left, and the games (3) count for nobody");
}

#[test]
fn pairings_mark_points_that_wait_for_an_adjourned_game() {
    let mut stage = round_robin(100);
    ask(&mut stage, Ask::Draft { round: 1, pairings: Vec::new() });
    ask(&mut stage, Ask::Publish { round: 1 });
    for board in 2..=4 {
        let result = PairingResult::Draw;
        let (round, board, reason) = (Some(1), BoardNo(board), String::new());
        ask(&mut stage, Ask::EnterResult { round, board, result, reason });
    }
    stage.ask(1, GameCommand::Start);
    let (why, assistants) = (AdjournmentReason::SessionEnd, BySide::default());
    let what = AskOfEnvelope::Begin { board: BoardNo(1), why, assistants };
    stage.desk.command(Command::Adjournment { what }).wait().unwrap();
    seal(&stage, EnvelopeNo(1));
    stage.run(Action::ShowRound);
    stage.must_say("close round 1: every game has a result or is adjourned");
    ask(&mut stage, Ask::Close { round: 1 });
    ask(&mut stage, Ask::Draft { round: 2, pairings: Vec::new() });
    stage.run(Action::ShowRound);
    stage.must_say("Round 2 of 7");
    stage.ctrl(Key::P);
    stage.must_say("0.0*");
    stage.must_say("* A game of an earlier round is not over");
}

#[test]
fn the_host_federation_is_entered_with_the_regulations() {
    let mut stage = round_robin(100);
    stage.run(Action::ShowCompetition);
    stage.click("Change…");
    stage.write_in("Host federation (norms)", "MKD");
    stage.write_in("Reason", "forgotten");
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
    let host = stage.desk.snapshot().hall.contest.regulations.as_ref().unwrap().host.clone();
    assert_eq!(host, "MKD");
    stage.must_say("Host federation (norms)");
    stage.must_say("MKD");
}

#[test]
fn a_refusal_that_comes_after_its_dialog_has_closed_is_told_all_the_same() {
    let mut stage = crate::competition_knockout::tied();
    stage.click("Decide by lot…: Player 1 – Player 2");
    stage.answer("How the lot is drawn", "Drawn in the hall: 2 Player 2");
    stage.write_in("Reason", "regulations 7");
    // Meanwhile the match stands otherwise.
    let what = Ask::EnterResult {
        round: Some(2),
        board: BoardNo(1),
        result: PairingResult::WhiteWins,
        reason: "misread".into(),
    };
    stage.desk.command(Command::Contest { what }).wait().unwrap();
    stage.window.key_press_modifiers(egui::Modifiers::COMMAND, Key::Enter);
    stage.window.step();
    stage.window.state_mut().dialog = None;
    settle(&mut stage.window);
    stage.must_say("lots are drawn only then (C.07 3)");
}

#[test]
fn a_team_that_has_left_has_its_remark_in_the_table() {
    let mut stage = crate::competition_teams::page();
    let (no, reason) = (TeamNo(2), "ill".to_owned());
    ask(&mut stage, Ask::LeaveTeam { no, from: 2, expelled: false, reason });
    let heads = stage.window.get_all_by_role(Role::ColumnHeader);
    let heads: Vec<String> = heads.filter_map(|head| head.accesskit_node().label()).collect();
    assert!(heads.contains(&"Remarks".to_owned()), "{heads:?}");
}

#[test]
fn in_large_type_an_envelope_is_found_by_the_names_on_it() {
    let prefs = Preferences { scale_percent: 200, ..preferences(Lang::En) };
    let mut stage = Stage::with(1, prefs);
    stage.ask(1, GameCommand::Start);
    let (why, assistants) = (AdjournmentReason::SessionEnd, BySide::default());
    let what = AskOfEnvelope::Begin { board: BoardNo(1), why, assistants };
    stage.desk.command(Command::Adjournment { what }).wait().unwrap();
    seal(&stage, EnvelopeNo(1));
    let due = Appointment { at: times::tomorrow(now()), place: "Hall".into(), session: None };
    let what = AskOfEnvelope::Schedule { no: EnvelopeNo(1), due };
    stage.desk.command(Command::Adjournment { what }).wait().unwrap();
    stage.run(Action::ShowEnvelopes);
    let cut: Vec<String> = stage
        .window
        .output()
        .shapes
        .iter()
        .filter_map(|shape| match &shape.shape {
            egui::Shape::Text(text) => Some(text.galley.clone()),
            _ => None,
        })
        .filter(|galley| galley.text().starts_with("Novak 1") && galley.elided)
        .map(|galley| galley.text().to_owned())
        .collect();
    assert!(cut.is_empty(), "{cut:?}");
}
