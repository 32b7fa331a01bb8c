//! What an arbiter met who ran a weekend: what is to be seen in large type, where the screen stands after an
//! act, what is told and what is not.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::BySide;
use jadoube_competition::berger::Cycles;
use jadoube_core::adjournment::command::Command as AskOfEnvelope;
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, EntrantNo};
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::competition::result::PairingResult;
use jadoube_core::hall::command::Command;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::sealing::now;
use jadoube_desk::times;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::{BoardNo, EnvelopeNo};
use jadoube_ui::actions::Action;

use crate::envelope_deeds::seal;
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
    for scale in [200, 400] {
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
        let least = if scale == 200 { 5 } else { 2 };
        assert!(rows.filter(|one| one.is_whole()).count() >= least, "{scale} %");
    }
}

#[test]
fn a_bracket_in_large_type_shows_who_goes_on_when_one_walks_there() {
    let regulations =
        Regulations::new(System::KnockOut { third_place: false }, "90+30".parse().unwrap());
    let mut stage = event(regulations, 200);
    play(&mut stage, &[["1", "1", "0", "="]]);
    stage.run(Action::ShowCrossTable);
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
    let due = |stage: &Stage| {
        stage.desk.snapshot().hall.adjournments[&no].due().map(|due| due.at)
    };
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
