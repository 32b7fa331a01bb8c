//! The window by its accessible tree, as a screen reader or a keyboard meets it: a real desk on a
//! file in a temporary folder, no display. The window and its desk are in `stage`.

use std::sync::Arc;
use std::time::Duration;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::appeals::committee::Seat;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::Source;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::laws::kind::Supervision;
use jadoube_laws::laws::regulations::OtherRole;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::illegal::facts::ClockNotPressed;
use jadoube_ui::actions::{Action, Screen};

use crate::graphs::painted;
use crate::stage::{Stage, file, preferences, settle, window};

/// Labels of settings.
const SOUNDS: &str = "Play alarm sounds";
const STATION: &str = "Name of this station";

#[test]
fn every_screen_is_drawn_in_every_language_at_every_size_with_all_its_words() {
    for lang in Lang::ALL {
        for (scale, theme) in [(100, "light"), (150, "dark"), (200, "contrast")] {
            let prefs =
                Preferences { scale_percent: scale, theme: theme.into(), ..preferences(lang) };
            let mut stage = Stage::with(3, prefs);
            stage.ask(1, GameCommand::Start);
            stage.play(1, &["e2e4", "e7e5"]);
            let words = Catalogue::new(lang);
            for screen in Screen::ALL {
                stage.run(screen.action());
                assert_eq!(stage.window.state().screen, screen);
                let title = words.say(screen.action().label());
                assert!(stage.says(&title), "{lang:?} {screen:?}: {title}");
                stage.lacks_no_words(&format!("{lang:?} {screen:?}"));
            }
        }
    }
}

/// Words alone, in three languages; `dialogs` opens every dialog there is, in English.
#[test]
fn dialogs_that_an_action_opens_have_all_their_words_in_every_language() {
    for lang in Lang::ALL {
        let mut stage = Stage::with(2, Preferences { scale_percent: 200, ..preferences(lang) });
        stage.ask(1, GameCommand::Start);
        stage.play(1, &["e2e4", "e7e5"]);
        for action in [
            Action::Help,
            Action::Palette,
            Action::Messages,
            Action::NewIncident,
            Action::SetUp,
            Action::NewCompetition,
            Action::OpenCompetition,
            Action::AdjustClock,
            Action::TakeBack,
            Action::CorrectMove,
            Action::EndGame,
            Action::MateChances,
        ] {
            stage.run(action);
            assert!(stage.window.state().dialog.is_some(), "{lang:?} {action:?} opens nothing");
            stage.lacks_no_words(&format!("{lang:?} {action:?}"));
            stage.key(Key::Escape);
            assert!(stage.window.state().dialog.is_none(), "{lang:?} {action:?} stays open");
        }
    }
}

#[test]
fn a_tile_of_the_hall_says_everything_and_opens_its_board() {
    let mut stage = Stage::new(3);
    stage.ask(2, GameCommand::Start);
    stage.play(2, &["e2e4"]);
    let tile = stage
        .window
        .get_all_by(|node| node.label().is_some_and(|l| l.starts_with("Board 2,")))
        .next()
        .unwrap();
    let said = tile.accesskit_node().label().unwrap();
    for part in ["Novak 2 against Petrova 2", "Black has the move"] {
        assert!(said.contains(part), "{said}");
    }
    for part in ["running", "1:29", "1:30", "hour"] {
        assert!(!said.contains(part), "a clock runs in the name: {said}");
    }
    tile.click_accesskit();
    settle(&mut stage.window);
    assert_eq!(stage.window.state().board, Some(BoardNo(2)));
    let times = |stage: &Stage| {
        let tiles = stage.window.get_all_by_role(Role::ListBoxOption);
        let here = tiles.into_iter().find(Node::is_focused).expect("a tile has the keyboard");
        here.accesskit_node().description().expect("its clocks")
    };
    let came = times(&stage);
    assert!(came.contains("White: ") && came.contains("running"), "{came}");
    // While the keyboard is there it is not told anew with each second.
    stage.ask(2, GameCommand::StopClock);
    assert_eq!(times(&stage), came);
    stage.key(Key::T);
    stage.must_say("Black: 1 hour");
    stage.key(Key::Enter);
    assert_eq!(stage.window.state().screen, Screen::Board);
}

#[test]
fn a_typed_move_to_a_piece_of_the_own_side_is_explained_by_that_piece() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.key(Key::F7);
    stage.write("Nd2");
    stage.key(Key::Enter);
    stage.must_say("d2 is occupied by a piece of the same side: white pawn");
}

#[test]
fn a_typed_move_is_played_and_a_wrong_one_is_explained() {
    let mut stage = Stage::new(1);
    stage.begin();
    for (typed, uci) in [("e4", "e2e4"), ("e7e5", "e7e5"), ("Nf3", "g1f3")] {
        stage.key(Key::F7);
        stage.write(typed);
        stage.key(Key::Enter);
        assert_eq!(stage.game(1).plies.last().unwrap().uci.0, uci, "{typed}");
    }
    stage.key(Key::F7);
    stage.write("Qh5");
    stage.key(Key::Enter);
    assert_eq!(stage.game(1).plies.len(), 3, "an illegal move is not played");
    assert!(stage.says("not a legal move for Black"), "it is explained");
    let told = stage.window.get_all_by(|node| {
        let text = node.label().or_else(|| node.value()).unwrap_or_default();
        text.contains("not a legal move for Black")
    });
    let lowest = told.map(|node| node.rect().bottom()).fold(0.0, f32::max);
    // The screens end a margin above the edge of the window; what is lower is cut off.
    let edge = stage.window.ctx.content_rect().bottom() - 12.0;
    assert!(lowest > 0.0 && lowest <= edge, "and seen: {lowest}");
    let mut seen = painted(&stage);
    seen.retain(|text| text.contains("not a legal move for Black"));
    assert_eq!(seen.len(), 1, "and not twice: {seen:#?}");
}

#[test]
fn a_draw_offer_is_typed_with_the_move() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.key(Key::F7);
    stage.write("e4(=)");
    stage.key(Key::Enter);
    let game = stage.game(1);
    assert_eq!(game.offer.map(|offer| offer.by), Some(Side::White));
    assert!(stage.has("Draw accepted"));
    stage.click("Draw declined");
    assert!(stage.game(1).offer.is_none());
}

#[test]
fn a_move_is_made_on_the_squares_by_their_names() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.click("e2, white pawn");
    stage.click("e4, empty");
    assert_eq!(stage.game(1).plies[0].uci.0, "e2e4");
    assert!(stage.has("e4, white pawn"));
}

#[test]
fn an_illegal_move_that_was_played_starts_its_incident() {
    let mut stage = Stage::new(1);
    stage.play_illegally();
    let snap = stage.desk.snapshot();
    assert_eq!(snap.hall.incidents.len(), 1);
    assert_eq!(stage.window.state().screen, Screen::Disputes);
    assert!(
        snap.hall.game(BoardNo(1)).unwrap().clock.running().is_none(),
        "both clocks are stopped"
    );
}

#[test]
fn an_article_of_the_laws_is_found_by_number_and_by_words_and_read() {
    let mut stage = Stage::new(1);
    stage.ctrl(Key::L);
    assert_eq!(stage.window.state().screen, Screen::Laws);
    stage.write("7.5.5");
    stage.key(Key::Enter);
    assert!(stage.has("7.5.5 · Laws of 2023"), "the first article found is shown");
    stage.ctrl(Key::F);
    stage.rewrite("6.7.1");
    stage.key(Key::Enter);
    stage.key(Key::Slash);
    stage.rewrite("both flags");
    stage.key(Key::ArrowDown);
    assert!(stage.has("III.3.1 · Laws of 2023"), "{:?}", stage.labels());
    stage.key(Key::ArrowDown);
    assert!(!stage.has("III.3.1 · Laws of 2023"), "the arrows walk through the list");
    stage.ctrl(Key::F);
    stage.rewrite("zebra");
    assert!(stage.has("Nothing found; all words must occur"));
}

#[test]
fn cross_references_lead_on_through_the_editions_and_back() {
    let mut stage = Stage::new(1);
    stage.ctrl(Key::L);
    stage.ctrl(Key::F);
    stage.write("6.9");
    stage.key(Key::Enter);
    stage.click("Through all editions: Result of a fallen flag; opponent who cannot mate");
    for part in ["1972 to 1980", "2001 to 2005", "2023: the edition shown"] {
        assert!(stage.has(part), "{part}");
    }
    stage.click("6.10 (2001)");
    assert!(stage.has("6.10 · Laws of 2001"));
    stage.alt(Key::ArrowLeft);
    assert!(stage.has("1972 to 1980"), "back at the topic");
    stage.click("Back");
    assert!(stage.has("6.9 · Laws of 2023"), "back at the article of the competition's edition");
}

#[test]
fn interpretations_and_terms_have_lists_of_their_own() {
    let mut stage = Stage::with(1, Preferences { theme: "dark".into(), ..preferences(Lang::De) });
    stage.ctrl(Key::L);
    stage.click("Auslegungen");
    stage.ctrl(Key::F);
    stage.write("int. 15");
    stage.key(Key::Enter);
    assert!(stage.has("Int. 15"), "{:?}", stage.labels());
    stage.click("Glossar");
    stage.ctrl(Key::F);
    stage.rewrite("fou");
    stage.key(Key::Enter);
    let found = stage.labels();
    assert!(found.iter().any(|l| l == "Russisch: слон"), "{found:?}");
}

#[test]
fn an_article_of_a_ruling_opens_among_the_laws() {
    let mut stage = Stage::new(1);
    stage.play_illegally();
    let head = stage.window.get_all_by(|node| {
        node.label().is_some_and(|label| label.contains("7.5.1") && label.contains("2023"))
    });
    head.into_iter().next().expect("the ruling cites its articles").click_accesskit();
    settle(&mut stage.window);
    stage.click("7.5.1 (2023)");
    assert_eq!(stage.window.state().screen, Screen::Laws);
    assert!(stage.has("7.5.1 · Laws of 2023"), "{:?}", stage.labels());
}

#[test]
fn a_competition_takes_rules_of_its_own_from_a_file_and_the_laws_show_what_they_change() {
    let mut stage = Stage::new(1);
    let wrong = stage.folder.path().join("wrong.ron");
    let rules = "(name: \"X\", edition: \"2023\", rules: { \"clocks.defalt_time\": 5 })";
    std::fs::write(&wrong, rules).unwrap();
    let liga = stage.folder.path().join("liga.ron");
    std::fs::write(&liga, include_str!("../../assets/laws/overlays/liga.ron")).unwrap();
    stage.key(Key::F6);
    stage.click("Choose rules…");
    stage.write(&wrong.display().to_string());
    stage.key(Key::Enter);
    let found = stage.labels();
    assert!(found.iter().any(|l| l.ends_with("similar: clocks.default_time")), "{found:?}");
    stage.rewrite(&liga.display().to_string());
    stage.key(Key::Enter);
    assert!(stage.window.state().dialog.is_none(), "{:?}", stage.labels());
    assert!(stage.has("Liga X 2026") && stage.has("appeal: 50 EUR"));
    assert_eq!(stage.desk.snapshot().edition.overlay, None, "not before it is recorded");
    stage.focus(Role::TextInput, "Reason");
    stage.write("Rules of the league");
    stage.click("Record the change");
    let snap = stage.desk.snapshot();
    assert_eq!(snap.edition.overlay.as_deref(), Some("Liga X 2026"));
    let kept = snap.hall.competition.as_ref().and_then(|one| one.rules.as_deref());
    assert_eq!(kept, Some(include_str!("../../assets/laws/overlays/liga.ron")));
    stage.ctrl(Key::L);
    stage.ctrl(Key::F);
    stage.write("6.7.1");
    stage.key(Key::Enter);
    assert!(stage.has("Changed by Liga X 2026, 3.2"), "{:?}", stage.labels());
    stage.click("Liga X 2026");
    assert!(stage.says("\"offers.not_before\""), "their text is shown");
}

#[test]
fn a_ruling_that_the_competitions_own_rules_changed_says_so() {
    let mut stage = Stage::new(1);
    let mut competition = stage.desk.snapshot().hall.competition.clone().unwrap();
    let rules = "\"illegal.penalties\": (value: [Nothing, LossOrDraw], article: \"8\")";
    competition.rules = Some(format!("(name: \"Club\", edition: \"2023\", rules: {{ {rules} }})"));
    let reason = "Our rules".to_owned();
    stage.desk.command(Command::ChangeCompetition { competition, reason }).wait().unwrap();
    stage.play_illegally();
    let found = stage.labels();
    assert!(found.iter().any(|l| l.ends_with("· Changed by 8 (Club)")), "{found:?}");
}

#[test]
fn supervision_that_the_competition_has_decided_is_not_doubted() {
    for told in [None, Some(Supervision::Adequate), Some(Supervision::Lacking)] {
        let mut stage = Stage::of("2017", "3+2", preferences(Lang::En));
        let mut competition = stage.desk.snapshot().hall.competition.clone().unwrap();
        competition.supervision = told;
        let reason = "As announced".to_owned();
        stage.desk.command(Command::ChangeCompetition { competition, reason }).wait().unwrap();
        stage.key(Key::F3);
        stage.key(Key::F9);
        stage.click("e2, white pawn");
        stage.click("e5, empty");
        stage.click("Played on the board: record illegal move…");
        let found = stage.labels();
        let doubted = found.iter().any(|l| l.contains("was the game adequately supervised?"));
        assert_eq!(doubted, told.is_none(), "{told:?}: {found:?}");
    }
}

#[test]
fn the_palette_finds_screens_actions_and_boards() {
    let mut stage = Stage::new(12);
    stage.key(Key::F6);
    stage.ctrl(Key::K);
    stage.write("hall");
    stage.key(Key::Enter);
    assert_eq!(stage.window.state().screen, Screen::Hall);
    stage.ctrl(Key::K);
    stage.write("board 12");
    stage.key(Key::Enter);
    assert_eq!(stage.window.state().screen, Screen::Board);
    assert_eq!(stage.window.state().board, Some(BoardNo(12)));
    assert!(stage.window.state().dialog.is_none());
}

#[test]
fn one_key_opens_an_incident_and_its_ruling_is_carried_out() {
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4"]);
    stage.stop_after_a_press(1);
    let before = stage.game(1).times(stage.desk.snapshot().now());
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    let played = Catalogue::new(Lang::En).say("case-illegal-ask-illegal-move-made");
    stage.write_in(&played, "e7 e4");
    stage.key(Key::Enter);
    assert_eq!(stage.window.state().screen, Screen::Disputes);
    assert_eq!(stage.desk.snapshot().hall.incidents.len(), 1);
    assert!(stage.game(1).clock.running().is_none(), "both clocks are stopped");
    stage.click("Accept and carry out");
    let snap = stage.desk.snapshot();
    assert!(!snap.hall.incidents.values().next().unwrap().is_open());
    let game = stage.game(1);
    assert_eq!(game.illegal_moves, BySide::new(0, 1));
    let after = game.times(snap.now());
    assert!(after.white.0 >= before.white.0 + 119_000, "White gets two minutes: {after:?}");
}

#[test]
fn over_a_running_clock_one_key_stops_both_and_what_was_pressed_is_told_by_the_arbiter() {
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4"]);
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    stage.write("e7 e4");
    stage.must_say("Black had not pressed the clock: the illegal move is not completed");
    assert_eq!(stage.game(1).clock.running(), Some(Side::Black), "nothing is recorded yet");
    stage.answer("Was the clock pressed?", "Yes");
    stage.must_say("Black completed illegal move number 1");
    stage.click("Open incident");
    assert!(stage.game(1).clock.running().is_none(), "both clocks are stopped");
    let before = stage.game(1).times(stage.desk.snapshot().now());
    stage.click("Accept and carry out");
    let game = stage.game(1);
    assert_eq!(game.illegal_moves, BySide::new(0, 1));
    let after = game.times(stage.desk.snapshot().now());
    assert!(after.white.0 >= before.white.0 + 119_000, "White gets two minutes: {after:?}");
}

#[test]
fn a_change_needs_its_reason_and_says_so() {
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4", "e7e5"]);
    stage.key(Key::F3);
    stage.ctrl(Key::Z);
    stage.ctrl(Key::Enter);
    assert_eq!(stage.game(1).plies.len(), 2, "nothing happens without a reason");
    stage.must_say("Enter a reason");
    stage.write("misread the score");
    stage.ctrl(Key::Enter);
    assert_eq!(stage.game(1).plies.len(), 1);
    assert!(stage.window.state().dialog.is_none());
}

#[test]
fn looking_back_shows_the_earlier_position_and_changes_nothing() {
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4", "e7e5", "g1f3"]);
    stage.key(Key::F3);
    assert!(stage.has("f3, white knight"));
    for _ in 0..20 {
        if stage.has("f3, empty") {
            break;
        }
        stage.alt(Key::ArrowLeft);
    }
    assert!(stage.has("f3, empty") && stage.has("g1, white knight"));
    stage.must_say("Earlier position");
    stage.click("g1, white knight");
    stage.click("f3, empty");
    assert_eq!(stage.game(1).plies.len(), 3);
    stage.click("Current position");
    assert!(stage.has("f3, white knight"));
}

#[test]
fn another_language_and_theme_take_effect_at_once() {
    let mut stage = Stage::new(1);
    stage.key(Key::F6);
    stage.click("Македонски");
    assert!(stage.has("Поставки") && !stage.has("Settings"));
    stage.click("Deutsch");
    assert!(stage.has("Einstellungen"));
    stage.click("Dunkel");
    assert!(stage.window.ctx.theme() == egui::Theme::Dark);
}

#[test]
fn the_desk_learns_language_alarms_and_station_at_the_start_and_after_every_change() {
    let mut stage = Stage::with(1, preferences(Lang::De));
    let known = |stage: &Stage| {
        let snap = stage.desk.snapshot();
        (snap.lang, snap.voice.clone(), snap.station.clone())
    };
    let wanted = |lang, sounds, station: &str| {
        let prefs = Preferences { sounds, ..preferences(lang) };
        (lang, prefs.voice(), station.to_owned())
    };
    assert_eq!(known(&stage), wanted(Lang::De, false, "test"));
    stage.key(Key::F6);
    stage.click("English");
    assert_eq!(known(&stage), wanted(Lang::En, false, "test"));
    stage.answer(SOUNDS, "Yes");
    assert_eq!(known(&stage), wanted(Lang::En, true, "test"));
    stage.write_in(STATION, "Desk 7");
    stage.key(Key::Tab);
    assert_eq!(known(&stage), wanted(Lang::En, true, "Desk 7"));
    stage.ask(1, GameCommand::Start);
    let stations: Vec<String> =
        stage.desk.snapshot().history.all().iter().map(|entry| entry.who.station.clone()).collect();
    assert_eq!(stations.first().map(String::as_str), Some("test"), "what was recorded keeps its");
    assert_eq!(stations.last().map(String::as_str), Some("Desk 7"), "it takes effect at once");
}

#[test]
fn moves_are_announced_to_screen_readers() {
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4"]);
    let found = stage.labels();
    assert!(found.iter().any(|l| l.contains("e4") && !l.starts_with("e4,")), "{found:?}");
}

#[test]
fn the_clock_is_corrected_with_its_reason() {
    let mut stage = Stage::new(1);
    stage.key(Key::F3);
    stage.ctrl(Key::T);
    stage.write("wrong setting");
    stage.ctrl(Key::Enter);
    let game = stage.game(1);
    assert_eq!(game.corrections.len(), 1);
    assert_eq!(game.times(stage.desk.snapshot().now()).white.to_string(), "1:32:30");
}

/// The window after its program was cut off.
pub(crate) fn opened_again(stage: Stage) -> Stage {
    opened_again_with(stage, preferences(Lang::En))
}

pub(crate) fn opened_again_with(stage: Stage, prefs: Preferences) -> Stage {
    let path = file(&stage.folder);
    let Stage { folder, desk, window: old } = stage;
    drop(old);
    drop(desk);
    let desk = Arc::new(Desk::start("test", Box::new(|| {})).unwrap());
    desk.ask(Request::Open(path)).wait().unwrap();
    let window = window(desk.clone(), prefs);
    Stage { folder, desk, window }
}

#[test]
fn lost_seconds_are_asked_for_and_counted() {
    let mut stage = Stage::new(2);
    stage.ask(1, GameCommand::Start);
    let mut stage = opened_again(stage);
    assert!(stage.game(1).lost_time.is_some());
    let found = stage.labels();
    let question = found.iter().find(|l| l.ends_with(": Nobody loses time")).cloned();
    stage.click(&question.expect("the question is asked"));
    assert!(stage.game(1).lost_time.is_none());
    // Nobody's clock runs then, and that is said until one does.
    let stands = |stage: &Stage| {
        let tile = |label: &String| label.contains("No clock is running: start one");
        stage.labels().iter().any(tile)
    };
    assert!(stands(&stage), "{:?}", stage.labels());
    stage.ask(1, GameCommand::StartClock { side: Side::White });
    assert!(!stands(&stage), "{:?}", stage.labels());
}

#[test]
fn a_part_of_the_lost_time_is_counted_as_it_is_typed() {
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    stage.ask(1, GameCommand::StopClock);
    stage.ask(1, GameCommand::StartClock { side: Side::White });
    let mut stage = opened_again(stage);
    let before = stage.game(1).times(stage.desk.snapshot().now());
    stage.write_in("White loses", "soon");
    let count = |stage: &Stage| stage.labels().into_iter().find(|l| l.ends_with(": Count this"));
    let button = count(&stage).expect("there is one");
    stage.click(&button);
    assert!(stage.game(1).lost_time.is_some(), "what is no time is not counted");
    stage.write_in("White loses", "2:46:40");
    stage.click(&button);
    assert!(stage.game(1).lost_time.is_some(), "no more than was lost is counted");
    let told = |label: &String| label.contains("2:46:40") && label.contains("0:0");
    assert!(stage.labels().iter().any(told), "{:?}", stage.labels());
    stage.write_in("White loses", "0:01");
    stage.click(&button);
    let (game, now) = (stage.game(1), stage.desk.snapshot().now());
    assert!(game.lost_time.is_none());
    let after = game.times(now);
    assert_eq!(
        (before.white - after.white, before.black - after.black),
        (Millis::from_secs(1), Millis::ZERO)
    );
}

#[test]
fn sixty_boards_are_set_up_from_one_form() {
    let mut stage = Stage::new(0);
    stage.ctrl(Key::G);
    stage.write_in("How many boards", "60");
    stage.ctrl(Key::Enter);
    assert_eq!(stage.desk.snapshot().hall.at_board.len(), 60);
    stage.key(Key::F2);
    assert!(stage.has("Boards"));
}

#[test]
fn what_is_typed_after_tab_replaces_what_stood_in_the_field() {
    let mut stage = Stage::new(0);
    stage.ctrl(Key::G);
    stage.key(Key::Tab);
    stage.write("6");
    stage.key(Key::Tab);
    stage.write("7");
    // Backwards too.
    stage.window.key_press_modifiers(egui::Modifiers::SHIFT, Key::Tab);
    settle(&mut stage.window);
    stage.write("5");
    stage.ctrl(Key::Enter);
    let hall = stage.desk.snapshot().hall.clone();
    assert_eq!(hall.at_board.len(), 5);
    assert!(hall.on_boards().all(|(_, game)| game.setup.round == 7));
}

#[test]
fn set_up_remembers_the_time_control_and_tells_before_a_finished_game_gives_way() {
    let mut stage = Stage::new(0);
    stage.ctrl(Key::G);
    stage.write_in("Time control as text", "40/100+30");
    stage.ctrl(Key::Enter);
    let control = stage.game(1).setup.control.to_string();
    stage.ask(1, GameCommand::Start);
    let drawn = Outcome { score: Score::Draw, reason: EndReason::Agreement };
    stage.ask(1, GameCommand::End(drawn.into()));
    stage.ctrl(Key::G);
    stage.ctrl(Key::Enter);
    assert!(stage.game(1).outcome().is_some(), "the finished game is there still");
    stage.must_say("The finished game on board 1 gives way");
    stage.must_say("press “Set up 1 board” again (Ctrl+⏎)");
    stage.ctrl(Key::Enter);
    assert!(stage.game(1).outcome().is_none());
    assert_eq!(stage.game(1).setup.control.to_string(), control);
}

#[test]
fn set_up_tells_which_games_give_way_and_who_still_plays_elsewhere() {
    let mut stage = Stage::with(3, preferences(Lang::De));
    let drawn = Outcome { score: Score::Draw, reason: EndReason::Agreement };
    for board in [1, 2] {
        stage.ask(board, GameCommand::Start);
        stage.ask(board, GameCommand::End(drawn.into()));
    }
    stage.ask(3, GameCommand::Start);
    stage.ctrl(Key::G);
    stage.write_in("Wie viele Bretter", "2");
    stage.focus(Role::MultilineTextInput, "Paarungen, je eine Zeile");
    stage.write("novak 3 – Kolar");
    stage.ctrl(Key::Enter);
    stage.must_say("auf den Brettern 1 und 2 machen Platz");
    stage.must_say("novak 3 (spielt noch auf Brett 3)");
    stage.must_say("„2 Bretter einrichten“ (Strg+⏎)");
    assert!(stage.game(1).outcome().is_some(), "nothing is set up before it is pressed again");
    stage.ctrl(Key::Enter);
    assert!(stage.game(1).outcome().is_none());
}

#[test]
fn without_a_file_one_is_made_or_opened_by_its_path() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    let desk = Arc::new(Desk::start("test", Box::new(|| {})).unwrap());
    let window = window(desk.clone(), preferences(Lang::En));
    let mut stage = Stage { folder, desk, window };
    assert!(stage.has("Demonstration"));
    stage.ctrl(Key::N);
    stage.write("Skopje Open");
    stage.write_in("File", &path.display().to_string());
    stage.ctrl(Key::Enter);
    let snap = stage.desk.snapshot();
    assert_eq!(snap.path.as_deref(), Some(path.as_path()));
    assert_eq!(snap.hall.competition.as_ref().unwrap().name, "Skopje Open");
    assert!(stage.window.state().dialog.is_none());
    stage.must_say("Next: fix the regulations of the event");
    // Where the file lies is told at once, and stands on the page of the event.
    let at = format!("File: {}", path.display());
    stage.must_say(&at);
    stage.run(Action::ShowCompetition);
    assert!(stage.has(&at), "{:#?}", stage.labels());
}

#[test]
fn a_competition_is_made_with_its_rules_and_its_supervision() {
    let folder = tempfile::tempdir().unwrap();
    let (path, liga) = (file(&folder), folder.path().join("liga.ron"));
    std::fs::write(&liga, include_str!("../../assets/laws/overlays/liga.ron")).unwrap();
    let desk = Arc::new(Desk::start("test", Box::new(|| {})).unwrap());
    let window = window(desk.clone(), preferences(Lang::En));
    let mut stage = Stage { folder, desk, window };
    stage.ctrl(Key::N);
    stage.write("Skopje Open");
    stage.write_in("File", &path.display().to_string());
    stage.write_in("Own rules (file)", "/nowhere/liga.ron");
    stage.ctrl(Key::Enter);
    assert!(stage.desk.snapshot().path.is_none(), "rules that cannot be read found nothing");
    let found = stage.labels();
    assert!(found.iter().any(|label| label.contains("no such file")), "{found:?}");
    stage.write_in("Own rules (file)", &liga.display().to_string());
    stage.click("Not adequate: the special rules for rapid and blitz apply");
    stage.ctrl(Key::Enter);
    let snap = stage.desk.snapshot();
    let founded = snap.hall.competition.as_ref().unwrap();
    assert_eq!(founded.supervision, Some(Supervision::Lacking));
    assert_eq!(snap.edition.overlay.as_deref(), Some("Liga X 2026"));
    assert_eq!(snap.edition.supervision, Some(Supervision::Lacking));
}

#[test]
fn files_are_read_and_written_by_typed_paths_with_the_keyboard_alone() {
    let mut stage = Stage::new(1);
    let folder = stage.folder.path().to_owned();
    let games = folder.join("games.pgn");
    let command = |stage: &mut Stage, name: &str| {
        stage.ctrl(Key::K);
        stage.write(name);
        stage.key(Key::Enter);
    };
    let answer = |stage: &mut Stage, path: &std::path::Path| {
        stage.rewrite(&path.display().to_string());
        stage.key(Key::Enter);
    };
    command(&mut stage, "Import games");
    stage.key(Key::Enter);
    assert!(stage.says("This field must not be empty"));
    answer(&mut stage, &games);
    assert!(stage.window.state().dialog.is_some(), "what is wrong can be changed");
    assert!(stage.says("games.pgn cannot be read"), "it says what is wrong with which file");
    std::fs::write(&games, "[White \"Ada\"]\n[Black \"Bela\"]\n\n1. e4 e5 1-0\n").unwrap();
    stage.key(Key::Enter);
    assert!(stage.window.state().dialog.is_none());
    assert_eq!(stage.game(2).plies.len(), 2);

    command(&mut stage, "Export games");
    answer(&mut stage, &folder.join("all"));
    assert!(stage.window.state().dialog.is_none());
    assert!(std::fs::read_to_string(folder.join("all.pgn")).unwrap().contains("Ada"));
    command(&mut stage, "Export games");
    answer(&mut stage, &games);
    assert!(stage.says("already exists"), "no file is replaced unasked");
    assert!(!std::fs::read_to_string(&games).unwrap().contains("Novak"));
    stage.key(Key::Enter);
    assert!(std::fs::read_to_string(&games).unwrap().contains("Novak"));

    stage.key(Key::F6);
    stage.click("Choose folder…");
    answer(&mut stage, &folder.join("nowhere"));
    assert!(stage.says("nowhere is not a folder"));
    stage.rewrite(&folder.display().to_string());
    stage.write_in("Minutes behind", "-1");
    stage.ctrl(Key::Enter);
    let field = |stage: &Stage, label: &str| {
        let field = stage.window.get_by_role_and_label(Role::TextInput, label);
        (field.is_focused(), field.accesskit_node().description())
    };
    assert_eq!(field(&stage, "Folder"), (false, None), "it is told where it is wrong only");
    let wrong = Some("A whole number, such as 15".to_owned());
    assert_eq!(field(&stage, "Minutes behind"), (true, wrong));
    stage.rewrite("15");
    stage.focus(Role::TextInput, "Folder");
    answer(&mut stage, &folder);
    let live = stage.desk.snapshot().live_pgn.clone().expect("on");
    assert_eq!(
        (live.folder.as_path(), live.delay.minutes),
        (folder.as_path(), 15),
        "standard chess"
    );
    assert!(folder.join("round-3.pgn").exists());

    stage.ctrl(Key::O);
    answer(&mut stage, &games);
    assert!(stage.says("is a text, not a competition"));
    stage.key(Key::Escape);
    assert!(stage.window.state().dialog.is_none());
}

#[test]
fn enter_is_enough_for_an_incident_and_a_result_is_chosen_first() {
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4"]);
    stage.key(Key::F8);
    stage.key(Key::Num9);
    stage.key(Key::Enter);
    assert_eq!(stage.desk.snapshot().hall.incidents.len(), 1);
    // What happened in it is a list, too.
    let is_incident =
        |row: &Node<'_>| row.accesskit_node().label().is_some_and(|label| label.starts_with('#'));
    let row = stage.window.get_all_by_role(Role::ListBoxOption).find(is_incident);
    assert!(row.expect("the incident").is_focused(), "the keyboard is at the incident");
    stage.key(Key::F3);
    stage.ctrl(Key::E);
    stage.key(Key::Enter);
    assert!(stage.game(1).outcome().is_none());
    stage.key(Key::ArrowRight);
    stage.ctrl(Key::Enter);
    assert_eq!(stage.game(1).outcome().map(|outcome| outcome.score), Some(Score::Draw));
}

#[test]
fn the_arrow_keys_walk_through_the_hall() {
    let mut stage = Stage::new(12);
    stage.key(Key::F2);
    stage.key(Key::ArrowRight);
    assert_eq!(stage.window.state().board, Some(BoardNo(2)));
    stage.key(Key::End);
    assert_eq!(stage.window.state().board, Some(BoardNo(12)));
    stage.key(Key::Enter);
    assert_eq!(stage.window.state().screen, Screen::Board);
    let square = stage.window.get_by_label("e2, white pawn");
    assert!(square.is_focused(), "the keyboard is on the squares");
    stage.key(Key::F2);
    stage.key(Key::Home);
    stage.key(Key::F7);
    stage.write("e4");
    stage.key(Key::Enter);
    assert_eq!(stage.game(1).plies.len(), 1, "a move is typed from the hall");
}

#[test]
fn sixty_boards_in_every_state_are_drawn_and_nothing_asks_for_another_pass() {
    for (lang, scale, theme) in
        [(Lang::En, 100, "light"), (Lang::De, 150, "dark"), (Lang::Mk, 200, "contrast")]
    {
        let prefs = Preferences { scale_percent: scale, theme: theme.into(), ..preferences(lang) };
        let mut stage = Stage::new(60);
        for board in 1..=60 {
            for what in state_of(board) {
                stage.desk.command(Command::Game { board: BoardNo(board), what }).wait().unwrap();
            }
        }
        stage.key(Key::F8);
        stage.key(Key::Num9);
        stage.key(Key::Enter);
        // A fresh window: what the first one has told goes away by itself after a while.
        stage.window = window(stage.desk.clone(), prefs);
        let idle = |stage: &mut Stage, where_: &str| {
            stage.window.run();
            let wait = stage.window.output().viewport_output.values().map(|v| v.repaint_delay);
            assert_eq!(wait.min(), Some(Duration::MAX), "{lang:?} {where_} keeps it awake");
        };
        for screen in Screen::ALL {
            stage.run(screen.action());
            idle(&mut stage, &format!("{screen:?}"));
        }
        stage.key(Key::F3);
        for board in 1..=4 {
            assert_eq!(stage.window.state().board, Some(BoardNo(board)));
            idle(&mut stage, &format!("board {board}"));
            stage.ctrl(Key::PageDown);
        }
        assert!(
            stage.desk.snapshot().hall.on_boards().all(|(_, game)| game.clock.running().is_none())
        );
    }
}

/// One of four states in which no clock runs: stopped with an offer, ended, stopped, not begun.
fn state_of(board: u16) -> Vec<GameCommand> {
    let e4 = GameCommand::Play {
        uci: Uci("e2e4".into()),
        source: Source::Arbiter,
        times: None,
        spent: None,
        after: AfterMove::Press,
    };
    let drawn = Outcome { score: Score::Draw, reason: EndReason::Agreement };
    let offer = GameCommand::OfferDraw { by: Side::Black };
    match board % 4 {
        1 => vec![GameCommand::Start, e4, offer, GameCommand::StopClock],
        2 => vec![GameCommand::Start, e4, GameCommand::End(drawn.into())],
        3 => vec![GameCommand::Start, GameCommand::StopClock],
        _ => Vec::new(),
    }
}

/// An incident at board 1 that is decided, shown on its screen.
pub(crate) fn decided_incident() -> Stage {
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    let case = Case::ClockNotPressed(ClockNotPressed { by: Side::White });
    let (caller, clocks) = (Caller::Arbiter, Clocks::Stop);
    let open = DisputeCommand::Open {
        board: Some(BoardNo(1)),
        case,
        caller,
        claim: String::new(),
        clocks,
    };
    let accept = DisputeCommand::Accept { no: IncidentNo(1), reason: String::new(), lose: None };
    for what in [open, accept] {
        stage.desk.command(Command::Dispute { what }).wait().unwrap();
    }
    stage.key(Key::F4);
    stage
}

#[test]
fn an_appeal_is_recorded_and_decided_by_the_names_of_its_controls() {
    let mut stage = decided_incident();
    stage.must_say("60 minutes from the end of the round, which is still being played (C11 3)");
    // In the list it is short, so that its end is not cut off.
    let row = |label: &String| label.starts_with("#1 ") && label.contains("after the round");
    assert!(stage.labels().iter().any(row), "{:#?}", stage.labels());
    let long = |label: &String| label.starts_with("#1 ") && label.contains("which is still");
    assert!(!stage.labels().iter().any(long), "{:#?}", stage.labels());
    let lost = Outcome { score: Score::BlackWins, reason: EndReason::Resignation };
    stage.ask(1, GameCommand::End(lost.into()));
    stage.must_say("decided, Appeal: 60 minutes left");
    stage.click("Record an appeal…");
    stage.must_say("Player: may appeal (C05 10, C11 3)");
    stage.must_say("Admissible if the arbiter so decides");
    stage.click("Captain");
    stage.must_say("Captain: may appeal in team events only (C05 10, C11 3)");
    stage.must_say("Not admissible");
    stage.click("Player");
    let handed_in = "When it was handed in";
    stage.focus(Role::TextInput, handed_in);
    stage.write("2999-01-01 10:00");
    stage.must_say("That is not a time between the decision and now");
    stage.click("Record the appeal");
    let appeal =
        |stage: &Stage| stage.desk.snapshot().hall.incidents[&IncidentNo(1)].appeal.clone();
    assert_eq!(appeal(&stage), None, "nothing is handed in to come");
    stage.focus(Role::TextInput, handed_in);
    stage.rewrite("2020-01-01 10:00");
    stage.click("Record the appeal");
    assert_eq!(appeal(&stage), None, "nor before the decision");
    // The minute of the decision, as it is written on paper.
    let now = jadoube_desk::sealing::now().to_string();
    let minute = now.get(..16).unwrap();
    stage.focus(Role::TextInput, handed_in);
    stage.rewrite(&minute.replace('T', " "));
    stage.click("Record the appeal");
    stage.must_say("Appeal by Novak 1");
    let at = appeal(&stage).unwrap().filing.unwrap().at.unwrap().to_string();
    assert!(at.starts_with(minute), "{at}");
    stage.must_say("No committee is named yet");
    stage.click("Record the committee’s decision…");
    stage.click("Record and carry out");
    stage.must_say("A decision needs its reasons");
    stage.click("upheld");
    stage.click("½–½  Draw");
    stage.focus(Role::MultilineTextInput, "Reasons");
    stage.write("the clock was set wrongly");
    stage.click("Record and carry out");
    stage.must_say("appeal upheld");
    stage.must_say("new result: Draw (½–½)");
    let drawn = Outcome { score: Score::Draw, reason: EndReason::AppealsCommittee };
    assert_eq!(stage.game(1).outcome(), Some(drawn));
}

#[test]
fn the_committee_is_named_in_the_settings() {
    let mut stage = Stage::new(1);
    stage.key(Key::F6);
    stage.click("Change…");
    stage.write("Petrova");
    stage.click("FIDE Tournament Rules of 2006");
    stage.click("Organiser");
    stage.click("Add to the committee");
    assert!(stage.has("Change: Petrova") && stage.has("Remove: Petrova"));
    stage.click("Record");
    let provisions = stage.desk.snapshot().hall.appeals.clone().unwrap();
    let member = &provisions.members[0];
    assert_eq!((provisions.regulations.as_str(), member.name.as_str()), ("2006", "Petrova"));
    assert_eq!((member.seat, member.office), (Seat::Chairman, OtherRole::Organiser));
    let found = stage.labels();
    for said in [
        "Petrova · Chairman – Organiser: may not sit (Art. 12)",
        "Nobody with a vote is named; at least 3 must be (Art. 12)",
        "No reserve; at least 2 must be named (Art. 12)",
    ] {
        assert!(found.iter().any(|label| label.ends_with(said)), "{said} is not in {found:?}");
    }
}

#[test]
fn the_window_names_the_program_once() {
    let mut stage = Stage::new(1);
    stage.must_say("Skopje Open – J'adoube");
    for name in ["J’adoube", "J'adoube"] {
        let competition = Competition::new(name, "2023");
        let reason = "its own name".to_owned();
        stage.desk.command(Command::ChangeCompetition { competition, reason }).wait().unwrap();
        settle(&mut stage.window);
        let title = stage.labels().into_iter().next();
        assert_eq!(title.as_deref(), Some("J'adoube"));
    }
}
