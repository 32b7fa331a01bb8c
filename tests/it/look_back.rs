//! While an earlier moment of a game is shown: every action is off, or it acts on what is shown.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::board::position::Uci;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::rulings::case::Case;
use jadoube_ui::actions::{Action, Screen};
use jadoube_ui::scene::{Scene, ViewedMoment};
use jadoube_ui::tokens::Text;

use crate::by_ear::must_hear;
use crate::layout::SIZES;
use crate::stage::{Stage, preferences};

/// The Board with 1. e4 e5 2. Nf3 Nc6 on the record, looked at after 1. e4 e5.
fn looking_back() -> Stage {
    let mut stage = Stage::new(2);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4", "e7e5", "g1f3", "b8c6"]);
    stage.ask(1, GameCommand::OfferDraw { by: Side::White });
    stage.key(Key::F3);
    for _ in 0..20 {
        if stage.has("f3, empty") {
            break;
        }
        stage.alt(Key::ArrowLeft);
    }
    assert!(stage.has("f3, empty") && stage.has("e5, black pawn"), "{:?}", stage.labels());
    stage
}

/// Whether an action can be done while the moment after 1. e4 e5 is shown.
fn is_on(stage: &Stage, action: Action) -> bool {
    let snap = stage.desk.snapshot();
    let (words, prefs) = (Catalogue::new(Lang::En), preferences(Lang::En));
    action.is_available(&Scene {
        snap: &snap,
        words: &words,
        prefs: &prefs,
        now: snap.now(),
        board: Some(BoardNo(1)),
        earlier: None,
        chosen: None,
        viewed: ViewedMoment::Past(Some(Ply(2))),
        shown: None,
        decided_before: None,
        unsaved: false,
        pairing: None,
    })
}

#[test]
#[expect(clippy::too_many_lines, reason = "two lists of actions")]
fn looking_back_every_action_is_off_or_acts_on_what_is_shown() {
    let stage = looking_back();
    // About the position that is shown.
    let of_the_position = [
        Action::TakeBack,
        Action::CorrectMove,
        Action::MateChances,
        Action::NewIncident,
        Action::LookBack,
        Action::LookOn,
        Action::LookAtPresent,
        Action::TurnBoard,
        Action::LargeBoard,
    ];
    // About no position: another screen or board, the competition, its files, the looks, the keys;
    // and what leads back to the present.
    let elsewhere = [
        Action::NextConcern,
        Action::StartAllClocks,
        Action::StopAllClocks,
        Action::ResumeClocks,
        Action::TypeMove,
        Action::FocusBoard,
        Action::PreviousBoard,
        Action::NextBoard,
        Action::Rehearse,
        Action::PlanResumptions,
        Action::ShowPlayers,
        Action::ShowTeams,
        Action::ShowDraw,
        Action::ShowRound,
        Action::ShowProjector,
        Action::StartRoundClocks,
        Action::ShowStandings,
        Action::ShowCrossTable,
        Action::ExportEvent,
        Action::PrintPairings,
        Action::PrintResults,
        Action::PrintStandings,
        Action::PrintCrossTable,
        Action::PrintPlayers,
        Action::PrintBoardCards,
        Action::PrintScoresheets,
        Action::PrintProtocol,
        Action::PrintClockSheet,
        Action::PrintLineUpForms,
        Action::PrintMatchProtocols,
        Action::PrintEquipment,
        Action::PrintReport,
        Action::PrintAppeal,
        Action::SetUp,
        Action::NewCompetition,
        Action::ChangeEdition,
        Action::OpenCompetition,
        Action::Quit,
        Action::ImportPgn,
        Action::ExportPgn,
        Action::ShowRecord,
        Action::ShareEvent,
        Action::InviteStation,
        Action::GoToDoor,
        Action::ShowServerCode,
        Action::CarryServer,
        Action::CarryHallServer,
        Action::UseHallServer,
        Action::CarryNoServer,
        Action::JoinEvent,
        Action::GiveBoards,
        Action::TakeBoards,
        Action::TakeOverBoards,
        Action::HandOverChief,
        Action::TakeOverChief,
        Action::DismissStation,
        Action::PrintRound,
        Action::Print,
        Action::ClockFace,
        Action::Graphs,
        Action::NextTheme,
        Action::LargerText,
        Action::SmallerText,
        Action::OwnVoice,
        Action::SayAgain,
        Action::SaySlower,
        Action::Spell,
        Action::Messages,
        Action::Palette,
        Action::Help,
    ];
    let screens = Screen::ALL.map(Screen::action);
    let kept = [&of_the_position[..], &elsewhere[..], &screens[..]].concat();
    for action in Action::ALL.iter().filter(|action| is_on(&stage, **action)) {
        assert!(kept.contains(action), "{action:?} acts on the present");
    }
    for (action, said) in [
        (Action::TakeBack, "The position after move 1 of Black is restored"),
        (Action::TakeBack, "The times on the clocks stay as they are"),
        (Action::CorrectMove, "Move 1 of Black is recorded as e5"),
    ] {
        let mut stage = looking_back();
        stage.run(action);
        stage.must_say(said);
    }
}

#[test]
fn the_field_for_moves_leads_back_to_the_present_and_says_so() {
    let mut stage = looking_back();
    stage.key(Key::F7);
    stage.must_say("Back at the present position");
    assert!(stage.has("f3, white knight"), "{:?}", stage.labels());
}

/// Whether a move of the score is marked as the one that is shown.
fn is_marked(stage: &Stage, written: &str) -> bool {
    stage.window.output().shapes.iter().any(|one| match &one.shape {
        egui::Shape::Text(text) if text.galley.text() == written => {
            let first = text.galley.job.sections.first();
            first.is_some_and(|part| part.format.font_id.family == Text::Strong.family())
        }
        _ => false,
    })
}

#[test]
fn at_a_move_that_was_taken_back_no_other_move_of_the_score_is_marked() {
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4", "e7e5"]);
    stage.ask(1, GameCommand::TakeBack { to: Ply(1), reason: "misheard".into() });
    stage.play(1, &["c7c5"]);
    stage.key(Key::F3);
    assert!(is_marked(&stage, "c5"));
    for _ in 0..20 {
        if stage.has("e5, black pawn") {
            break;
        }
        stage.alt(Key::ArrowLeft);
    }
    assert!(stage.has("e5, black pawn"), "{:?}", stage.labels());
    assert!(!is_marked(&stage, "c5"));
}

#[test]
fn a_correction_by_key_while_looking_back_is_one_of_the_move_that_is_shown() {
    let mut stage = looking_back();
    assert!(stage.shows("from here only the move shown can be corrected"), "{:#?}", stage.labels());
    stage.run(Action::CorrectMove);
    stage.write("c5");
    stage.key(Key::Tab);
    stage.write("misheard");
    stage.ctrl(Key::Enter);
    assert_eq!(stage.game(1).plies[1].uci.0, "c7c5");
    assert_eq!(stage.game(1).plies.len(), 4);
    // What is shown is the record as it is now, and that is said.
    stage.must_say("the current position is shown, with the score as it is now");
    assert!(stage.has("c5, black pawn") && stage.has("f3, white knight"), "{:#?}", stage.labels());
    assert!(!stage.shows("Earlier position"), "{:#?}", stage.labels());
    // What others correct takes nobody out of the past.
    let mut stage = looking_back();
    let reason = "misheard".to_owned();
    let uci = Uci("c7c5".to_owned());
    stage.ask(1, GameCommand::CorrectMove { ply: Ply(2), uci, reason });
    assert!(stage.shows("Earlier position"), "{:#?}", stage.labels());
}

#[test]
fn looking_back_what_is_off_says_why_and_the_side_to_move_is_that_of_the_position() {
    let mut stage = looking_back();
    stage.must_say("White has the move");
    stage.alt(Key::ArrowLeft);
    while !stage.has("e5, empty") {
        stage.alt(Key::ArrowLeft);
    }
    stage.must_say("Black has the move");
    assert!(!stage.says("White has the move"), "{:?}", stage.labels());
    let off = "Earlier position: what would change the present game is off";
    let count = |stage: &Stage| stage.labels().iter().filter(|label| *label == off).count();
    let before = count(&stage);
    stage.run(Action::StopClocks);
    assert!(count(&stage) > before, "it is said");
    assert!(stage.game(1).clock.running().is_some());
    stage.key(Key::Escape);
    stage.run(Action::StopClocks);
    assert!(stage.game(1).clock.running().is_none());
}

#[test]
fn moves_that_come_in_while_an_incident_is_described_leave_it_about_the_moment_it_was_opened_at() {
    let about = "About the position after move 1 of Black";
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4", "e7e5"]);
    stage.key(Key::F8);
    stage.key(Key::Num9);
    assert!(!stage.says(about), "it is about the present");
    stage.play(1, &["g1f3"]);
    stage.play(1, &["b8c6"]);
    stage.must_say("Moves have come in since this was opened");
    stage.must_say(about);
    stage.key(Key::Enter);
    let snap = stage.desk.snapshot();
    let incident = &snap.hall.incidents[&IncidentNo(1)];
    assert_eq!((incident.case.kind(), incident.claim.as_str()), ("other", about));
}

#[test]
fn an_incident_that_is_opened_while_looking_back_is_about_the_moment_that_is_shown() {
    let about = "About the position after move 1 of Black";
    for (digit, kind) in [(Key::Num1, "illegal-move"), (Key::Num9, "other")] {
        let mut stage = looking_back();
        stage.key(Key::F8);
        assert!(stage.shows(about), "{:#?}", stage.labels());
        must_hear(&stage, about);
        stage.key(digit);
        if kind == "illegal-move" {
            stage.write("f1 f5");
        }
        stage.key(Key::Enter);
        let snap = stage.desk.snapshot();
        let incident = &snap.hall.incidents[&IncidentNo(1)];
        assert_eq!((incident.case.kind(), incident.claim.as_str()), (kind, about));
        if let Case::IllegalMove(facts) = &incident.case {
            assert_eq!((facts.by, facts.ply), (Side::White, Some(Ply(2))));
        }
        // What is looked at is the past: the game goes on.
        assert!(stage.game(1).clock.running().is_some());
        stage.key(Key::F4);
        assert!(stage.shows(about), "{:#?}", stage.labels());
    }
}

#[test]
fn looking_back_on_the_large_board_both_clocks_are_in_sight() {
    for (lang, size) in Lang::ALL.into_iter().flat_map(|lang| SIZES.map(|size| (lang, size))) {
        let prefs = Preferences { large_board: true, ..preferences(lang) };
        let mut stage = Stage::with(1, prefs);
        stage.window.set_size(egui::vec2(size.0, size.1));
        stage.ask(1, GameCommand::Start);
        stage.play(1, &["e2e4", "e7e5", "g1f3", "b8c6"]);
        stage.key(Key::F3);
        stage.alt(Key::ArrowLeft);
        stage.alt(Key::ArrowLeft);
        let clocks = stage.window.query_all_by_role(Role::Timer);
        let clocks: Vec<u64> = clocks.map(|node| node.accesskit_node().locate().0.0).collect();
        let whole = stage.window.ctx.viewport(|viewport| {
            let widgets = viewport.prev_pass.widgets.layers().flat_map(|(_, all)| all);
            let clocks = widgets.filter(|one| clocks.contains(&one.id.value()));
            clocks.filter(|one| one.interact_rect.expand(1.5).contains_rect(one.rect)).count()
        });
        assert_eq!((clocks.len(), whole), (2, 2), "{lang:?} {size:?}");
    }
}
