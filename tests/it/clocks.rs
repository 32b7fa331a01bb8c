//! The clocks of all boards at once, and the window that is closed while some run.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Key, ViewportCommand, ViewportEvent, ViewportId};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::timekeeper::Timekeeper;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::{LostTime, Setup, Timing};
use jadoube_laws::game::gap::{Cause, Gap};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::FlagFall;
use jadoube_ui::actions::Action;

use crate::by_ear::focused;
use crate::heard::Ear;
use crate::stage::{Stage, file, preferences, settle, setup, window};
use jadoube_chess::moment::Millis;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;

impl Stage {
    fn running(&self) -> Vec<u16> {
        let hall = self.desk.snapshot().hall.clone();
        let runs = hall.on_boards().filter(|(_, game)| game.clock.running().is_some());
        runs.map(|(board, _)| board.0).collect()
    }

    /// Alt+F4; what the window answers.
    pub(crate) fn close(&mut self) -> Vec<ViewportCommand> {
        let root = self.window.input_mut().viewports.entry(ViewportId::ROOT).or_default();
        root.events.push(ViewportEvent::Close);
        self.window.step();
        let commands = self.window.output().viewport_output[&ViewportId::ROOT].commands.clone();
        let root = self.window.input_mut().viewports.entry(ViewportId::ROOT).or_default();
        root.events.clear();
        settle(&mut self.window);
        commands
    }

    /// The find that the palette chooses for what is typed.
    pub(crate) fn finds(&mut self, typed: &str) -> String {
        self.ctrl(Key::K);
        self.write(typed);
        let palette = self.window.get_by_role(Role::Dialog);
        // As long as somebody writes the first is the one that is chosen.
        let mut finds = palette.query_all_by_role(Role::ListBoxOption);
        finds.next().and_then(|find| find.accesskit_node().label()).unwrap_or_default()
    }
}

fn resigned() -> GameCommand {
    let score = Score::WhiteWins;
    GameCommand::End(Outcome { score, reason: EndReason::Resignation }.into())
}

#[test]
fn all_clocks_are_started_and_stopped_by_one_act_each_that_asks_first() {
    let mut stage = Stage::new(4);
    let on_table = Setup { timing: Timing::Device, ..setup(5) };
    let table = Command::SetUpGame { board: BoardNo(5), setup: on_table };
    stage.desk.command(table).wait().unwrap();
    settle(&mut stage.window);

    stage.run(Action::StartAllClocks);
    stage.must_say("4 clocks are started, each for the player having the move: boards 1–4");
    stage.must_say("Not at board 5: the clock on the table keeps the time");
    assert_eq!(stage.running(), [0_u16; 0], "it asks first");
    stage.key(Key::Enter);
    assert_eq!(stage.running(), [1, 2, 3, 4]);
    stage.must_say("4 clocks started");

    // A game ends while the question is open.
    stage.run(Action::StopAllClocks);
    stage.must_say("4 clocks are stopped: boards 1–4");
    stage.ask(2, resigned());
    stage.must_say("Board 2 has changed meanwhile and is left as it is");
    stage.click("Stop 4 clocks");
    assert_eq!(stage.running(), [0_u16; 0]);
    stage.must_say("3 clocks stopped. Board 2 has changed meanwhile and is left as it is");
    assert!(stage.game(2).outcome().is_some());
}

#[test]
fn after_an_interruption_one_act_sets_the_clocks_going_again_and_names_what_is_in_the_way() {
    let mut stage = Stage::new(3);
    let gap = Gap { cause: Cause::Cut, from: None, to: None, away: Some(Millis(5_000)) };
    for board in 1..=3 {
        stage.ask(board, GameCommand::Start);
    }
    stage.desk.command(Command::Recover { gap }).wait().unwrap();
    for board in 1..=2 {
        stage.ask(board, GameCommand::CountLostTime { how: LostTime::NotCounted, gaps: None });
    }
    stage.run(Action::ResumeClocks);
    stage.must_say("2 clocks are started, each for the player having the move: boards 1, 2");
    stage.must_say("Not at board 3: say first how the lost time is to be counted");
    stage.key(Key::Enter);
    assert_eq!(stage.running(), [1, 2]);
}

#[test]
fn the_window_is_not_closed_over_running_clocks_without_a_question() {
    let mut stage = Stage::new(3);
    assert!(!stage.close().contains(&ViewportCommand::CancelClose), "nothing runs");
    stage.ask(2, GameCommand::Start);
    stage.ask(3, GameCommand::Start);
    for _ in 0..2 {
        assert!(stage.close().contains(&ViewportCommand::CancelClose));
        stage.must_say("2 clocks are running: boards 2, 3");
        stage.key(Key::Escape);
        assert!(stage.window.state().dialog.is_none());
    }
    stage.close();
    stage.click("Close");
    assert!(!stage.close().contains(&ViewportCommand::CancelClose), "it was answered");

    // Closed as it should be: nothing was cut off.
    let desk = Arc::new(Desk::start("test", Box::new(|| {})).unwrap());
    stage.window = window(desk.clone(), preferences(Lang::En));
    stage.desk = desk;
    stage.desk.ask(Request::Open(file(&stage.folder))).wait().unwrap();
    settle(&mut stage.window);
    stage.must_say("The competition was closed while clocks were running");
    assert!(!stage.says("interrupted"), "{:?}", stage.labels());
    stage.must_say("2 clocks were running while the program or the computer was off");
}

#[test]
fn no_other_competition_takes_the_place_of_one_whose_clocks_run_without_a_question() {
    let mut stage = Stage::new(3);
    stage.ask(2, GameCommand::Start);
    stage.ask(3, GameCommand::Start);
    let first = stage.desk.snapshot().path.clone();
    let other = stage.folder.path().join("other.jadoube").display().to_string();
    stage.ctrl(Key::N);
    stage.write_in("Name", "Other");
    stage.write_in("File", &other);
    stage.ctrl(Key::Enter);
    stage.must_say("2 clocks are running: boards 2, 3. If you leave this competition now");
    assert_eq!(focused(&stage), "Cancel");
    stage.key(Key::Escape);
    assert_eq!(stage.desk.snapshot().path, first);
    assert!(stage.has("New competition"), "what was typed is there still");
    stage.ctrl(Key::Enter);
    stage.must_say("2 clocks are running: boards 2, 3");
    stage.click("Leave");
    assert!(stage.window.state().dialog.is_none());
    assert_ne!(stage.desk.snapshot().path, first);

    // Back again, and to what is not there: nothing runs here.
    stage.ctrl(Key::O);
    stage.write_in("File", &first.unwrap().display().to_string());
    stage.ctrl(Key::Enter);
    stage.must_say("The competition was closed while clocks were running");
    assert!(stage.window.state().dialog.is_none());
}

#[test]
fn the_palette_finds_what_is_meant_by_other_words_and_says_when_nothing_is_called_so() {
    for (lang, typed, found, nearest) in [
        (Lang::En, "print", "Print…", None),
        (Lang::En, "standings", "Standings", None),
        (Lang::En, "next round", "Round", Some("No action is called “next round”")),
        (Lang::En, "pairings", "Print pairings…", None),
        (Lang::En, "cross-table", "Cross-table", None),
        (Lang::En, "draw", "Pairing numbers", None),
        (Lang::De, "auslosung", "Startnummern", None),
        (Lang::Mk, "ждрепка", "Стартни броеви", None),
        (Lang::En, "stop all", "Stop all clocks…", None),
        (Lang::En, "lock for sealed", "Envelopes", None),
        (Lang::De, "Schloss", "Umschläge", None),
        (Lang::Mk, "лозинка", "Коверти", None),
        (Lang::En, "pdf", "Print…", None),
        (Lang::En, "bye", "Players", None),
        (Lang::En, "half-point", "Players", None),
        (Lang::En, "absent", "Players", None),
        (Lang::En, "new player", "Players", None),
        (Lang::En, "enter player", "Players", None),
        (Lang::En, "appeal", "Disputes", None),
        (Lang::En, "step by step", "Blind players", None),
        (Lang::En, "annul", "New incident", None),
        (Lang::De, "spielfrei", "Teilnehmer", None),
        (Lang::De, "Berufung", "Streitfälle", None),
        (Lang::De, "annullieren", "Neuer Vorfall", None),
        (Lang::Mk, "жалба", "Спорови", None),
        (Lang::De, "druck", "Drucken…", None),
        (Lang::De, "Tabelle", "Rangliste", Some("Kein Befehl heißt „Tabelle“")),
        (Lang::De, "nächste Runde", "Runde", Some("Kein Befehl heißt „nächste Runde“")),
        (Lang::De, "Kreuztabelle", "Kreuztabelle", None),
        (Lang::De, "alle uhren an", "Alle Uhren anhalten…", None),
        (Lang::Mk, "печати", "Печати…", None),
        (Lang::Mk, "табела", "Табела", None),
    ] {
        let mut stage = Stage::with(2, preferences(lang));
        stage.ask(1, GameCommand::Start);
        assert_eq!(stage.finds(typed), found, "{typed}");
        if let Some(nearest) = nearest {
            stage.must_say(nearest);
        }
    }
    let mut stage = Stage::new(2);
    assert_eq!(stage.finds("xqzw"), "");
    stage.must_say("No action or board found");
}

#[test]
fn the_palette_knows_where_the_schedule_of_the_rounds_is() {
    for (lang, event, whole) in [
        (Lang::En, "schedule", "schedule of the rounds"),
        (Lang::De, "Zeitplan", "Zeitplan der Runden"),
        (Lang::Mk, "распоред", "распоред на колата"),
    ] {
        let mut stage = Stage::with(1, preferences(lang));
        let words = Catalogue::new(lang);
        let page = words.say(Action::ShowCompetition.label());
        for typed in [event, whole] {
            assert_eq!(stage.finds(typed), page, "{typed}");
            let [name, text] = [("name", page.as_str().into()), ("text", typed.into())];
            let nearest = words.say_with("palette-nearest", &[name, text]);
            assert!(!stage.says(&nearest), "{typed}: it is called so");
            stage.key(Key::Escape);
        }
    }
}

#[test]
fn the_palette_knows_the_words_that_arbiters_use_for_what_the_program_has() {
    for (lang, of_event, of_laws, others) in [
        (
            Lang::En,
            ["regulations", "tournament rules", "default time"],
            ["rules", "articles", "laws of chess"],
            [
                ("draw of lots", Action::ShowDraw),
                ("second team", Action::ShowDraw),
                ("walkover", Action::ShowRound),
                ("results sheet", Action::PrintResults),
                ("report", Action::PrintReport),
                ("arbiter's notes", Action::ShowDisputes),
                ("arrival", Action::ShowEnvelopes),
                ("who is there", Action::ShowEnvelopes),
            ],
        ),
        (
            Lang::De,
            ["Reglement", "Turnierordnung", "Karenzzeit"],
            ["Schachregeln", "Artikel", "Regelwerk"],
            [
                ("Losziehung", Action::ShowDraw),
                ("zweite Mannschaft", Action::ShowDraw),
                ("kampflos", Action::ShowRound),
                ("Ergebnisliste", Action::PrintResults),
                ("Bericht", Action::PrintReport),
                ("Notizen", Action::ShowDisputes),
                ("Ankunft", Action::ShowEnvelopes),
                ("anwesend", Action::ShowEnvelopes),
            ],
        ),
        (
            Lang::Mk,
            ["правилник", "пропозиции", "дозволено доцнење"],
            ["шаховски правила", "членови", "член"],
            [
                ("ждребање", Action::ShowDraw),
                ("втора екипа", Action::ShowDraw),
                ("без борба", Action::ShowRound),
                ("листа со резултати", Action::PrintResults),
                ("извештај", Action::PrintReport),
                ("белешки", Action::ShowDisputes),
                ("доаѓање", Action::ShowEnvelopes),
                ("присутен", Action::ShowEnvelopes),
            ],
        ),
    ] {
        let words = Catalogue::new(lang);
        let mut stage = Stage::with(1, preferences(lang));
        let of_event = of_event.map(|typed| (typed, Action::ShowCompetition));
        let of_laws = of_laws.map(|typed| (typed, Action::ShowLaws));
        for (typed, action) in of_event.into_iter().chain(of_laws).chain(others) {
            assert_eq!(stage.finds(typed), words.say(action.label()), "{lang:?}: {typed}");
            stage.key(Key::Escape);
        }
        // What is called so is no guess.
        let (typed, action) = of_laws[0];
        let name = stage.finds(typed);
        assert_eq!(name, words.say(action.label()), "{lang:?}");
        let args = [("name", name.into()), ("text", typed.into())];
        assert!(!stage.says(&words.say_with("palette-nearest", &args)), "{lang:?}");
    }
}

/// Words of arbiters who had never seen the program: letters here and there led them to the pairing numbers.
#[test]
fn the_palette_knows_what_happens_in_a_hall_by_its_plain_words_and_guesses_at_nothing() {
    let incidents = ["New incident", "Neuer Vorfall", "Нов инцидент"];
    let standings = ["Standings", "Rangliste", "Табела"];
    for (lang, at, of_incident, of_standings, unknown) in [
        (Lang::En, 0, ["phone", "noise", "disturbance"], ["who won", "winner"], "umbrella stand"),
        (Lang::De, 1, ["telefon", "Lärm", "Handy"], ["wer hat gewonnen", "Sieger"], "Regenschirm"),
        (Lang::Mk, 2, ["телефон", "врева", "мобилен"], ["кој победи", "победник"], "чадор за дожд"),
    ] {
        let mut stage = Stage::with(1, preferences(lang));
        let words = of_incident.map(|typed| (typed, incidents[at]));
        for (typed, found) in
            words.into_iter().chain(of_standings.map(|typed| (typed, standings[at])))
        {
            assert_eq!(stage.finds(typed), found, "{typed}");
            stage.key(Key::Escape);
        }
        assert_eq!(stage.finds(unknown), "");
    }
}

#[test]
fn the_palette_leads_from_missing_moves_to_the_scoresheets() {
    for (lang, typed) in [
        (Lang::En, ["missing", "gap", "reconstruction"]),
        (Lang::De, ["fehlende Züge", "Lücke", "Rekonstruktion"]),
        (Lang::Mk, ["недостасуваат", "празнина", "реконструкција"]),
    ] {
        let mut stage = Stage::with(1, preferences(lang));
        let sheets = Catalogue::new(lang).say(Action::ShowSheets.label());
        for typed in typed {
            assert_eq!(stage.finds(typed), sheets, "{lang:?}: {typed}");
            stage.key(Key::Escape);
        }
    }
}

#[test]
fn the_palette_names_what_cannot_be_done_now_and_why() {
    let mut stage = Stage::with(2, preferences(Lang::De));
    stage.ask(1, GameCommand::Start);
    let resume = "Uhren nach einer Unterbrechung wieder starten…";
    assert_eq!(stage.finds("Unterbrechung"), resume);
    stage.must_say("ist jetzt nicht möglich: Keine Uhr blieb nach einer Unterbrechung stehen");
    for also in ["Alle Uhren starten…", "Zug abgeben lassen…"] {
        assert!(stage.has(also), "{also}: {:#?}", stage.labels());
    }
    // Enter does nothing but say so.
    stage.key(Key::Enter);
    assert!(stage.window.state().dialog.is_some());

    let mut stage = Stage::new(2);
    stage.ask(1, GameCommand::Start);
    stage.ask(1, resigned());
    stage.key(Key::F3);
    assert_eq!(stage.finds("adjourn"), "Adjourn…");
    stage.must_say("“Adjourn…” cannot be done now: the game has ended");
    assert!(!stage.says("No action is called"));
}

#[test]
fn an_incident_is_decided_by_keys_where_it_is_in_sight() {
    let open = |stage: &mut Stage| {
        stage.ask(1, GameCommand::Start);
        let (board, case) = (Some(BoardNo(1)), Case::FlagFall(FlagFall::new(Side::White, true)));
        let (caller, clocks) = (Caller::Arbiter, Clocks::Leave);
        let what = DisputeCommand::Open { board, case, caller, claim: String::new(), clocks };
        stage.desk.command(Command::Dispute { what }).wait().unwrap();
        settle(&mut stage.window);
    };
    let decided = |stage: &Stage| {
        stage.desk.snapshot().hall.incidents.values().any(|one| one.decision.is_some())
    };
    let mut stage = Stage::with(1, preferences(Lang::De));
    open(&mut stage);
    stage.run(Action::ShowDisputes);
    assert_eq!(stage.finds("anders"), "Anders entscheiden…");
    stage.key(Key::Enter);
    assert!(stage.window.state().dialog.is_some(), "the form is open");
    stage.key(Key::Escape);
    // From another screen the incident is shown first.
    stage.run(Action::ShowHall);
    stage.run(Action::AcceptProposal);
    assert!(!decided(&stage));
    stage.run(Action::AcceptProposal);
    assert!(decided(&stage));
}

#[test]
fn a_player_at_two_boards_is_told_before_the_games_are_set_up() {
    let mut stage = Stage::new(1);
    stage.run(Action::SetUp);
    stage.focus(Role::MultilineTextInput, "Pairings, one per line");
    stage.write("Ana - Boris\nCveta - ana\nNovak 1 - Dora");
    stage.ctrl(Key::Enter);
    stage.must_say("At two boards at once: Ana; Novak 1 (still playing on board 1)");
    assert_eq!(stage.desk.snapshot().hall.games.len(), 1);
    stage.ctrl(Key::Enter);
    assert_eq!(stage.desk.snapshot().hall.games.len(), 4);
}

#[test]
fn a_line_without_a_dash_is_told_before_it_becomes_a_player_without_an_opponent() {
    let mut stage = Stage::new(0);
    stage.run(Action::SetUp);
    stage.focus(Role::MultilineTextInput, "Pairings, one per line");
    stage.write("Ana - Boris\nCveta Dora");
    stage.ctrl(Key::Enter);
    stage.must_say("No opponent for: Cveta Dora. Put a dash with spaces between two players");
    assert!(stage.desk.snapshot().hall.games.is_empty());
    stage.focus(Role::MultilineTextInput, "Pairings, one per line");
    stage.rewrite("Ana - Boris\nCveta - Dora");
    stage.ctrl(Key::Enter);
    assert_eq!(stage.desk.snapshot().hall.games.len(), 2);
}

#[test]
fn games_from_a_file_are_told_with_one_sentence() {
    let mut stage = Stage::new(1);
    let path = stage.folder.path().join("games.pgn");
    let game = |white: u8| {
        format!("[White \"A{white}\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n")
    };
    std::fs::write(&path, (1..=3).map(game).collect::<String>()).unwrap();
    let options = jadoube_desk::inbox::ImportOptions::default();
    stage.desk.ask(Request::ImportPgn(path, options)).wait().unwrap();
    settle(&mut stage.window);
    assert_eq!(stage.desk.snapshot().hall.games.len(), 4);
    stage.must_say("3 games were read");
    assert!(!stage.says("Board 2: "), "{:#?}", stage.labels());
    // One that ends here is told.
    stage.ask(1, GameCommand::Start);
    stage.ask(1, resigned());
    stage.must_say("Board 1: ");
}

#[test]
fn a_game_from_a_file_that_ends_here_is_told() {
    let mut stage = Stage::new(1);
    let path = stage.folder.path().join("games.pgn");
    let games = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 *\n\n\
                 [White \"C\"]\n[Black \"D\"]\n[Result \"1-0\"]\n\n1. d4 d5 1-0\n";
    std::fs::write(&path, games).unwrap();
    let options = jadoube_desk::inbox::ImportOptions::default();
    stage.desk.ask(Request::ImportPgn(path, options)).wait().unwrap();
    settle(&mut stage.window);
    let has_ended = |stage: &Stage| [2, 3].map(|board| stage.game(board).outcome().is_some());
    assert_eq!(has_ended(&stage), [false, true]);
    for board in ["Board 2: ", "Board 3: "] {
        assert!(!stage.says(board), "{:#?}", stage.labels());
    }
    // No move is made here before.
    stage.ask(2, resigned());
    stage.must_say("Board 2: ");
    assert!(!stage.says("Board 3: "), "{:#?}", stage.labels());
}

#[test]
fn a_key_that_does_nothing_now_says_so() {
    let mut stage = Stage::new(1);
    stage.run(Action::ResumeClocks);
    stage.must_say("Not possible now: Restart clocks after an interruption");
}

/// Whether a text stands in the window, beside what a screen reader is told.
fn is_shown(stage: &Stage, text: &str) -> bool {
    stage.window.query_all_by_role(Role::Label).any(|node| {
        let node = node.accesskit_node();
        [node.label(), node.value()].into_iter().flatten().any(|one| one.contains(text))
    })
}

#[test]
fn who_takes_the_last_move_back_is_told_of_both_clocks_and_the_opponent_loses_no_time() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4"]);
    stage.run(Action::TakeBack);
    stage.must_say("If another move was played, correct it instead (Ctrl+Shift+C)");
    stage.must_say("Effect on the clocks");
    stage.must_say("Move counter of White: 1 → 0");
    stage.write("typed wrongly");
    stage.ctrl(Key::Enter);
    assert!(stage.game(1).plies.is_empty());
    assert_eq!(stage.times().black, Millis(5_430_000));
}

#[test]
fn a_key_that_does_nothing_now_shows_why_to_who_sees() {
    let mut stage = Stage::new(1);
    stage.begin();
    for (action, why) in [
        (Action::TakeBack, "no move was made that could be taken back. Ctrl+Shift+Z undoes"),
        (Action::UndoCorrection, "the clock has not been corrected since the last move"),
    ] {
        stage.run(action);
        assert!(is_shown(&stage, why), "{:#?}", stage.labels());
    }
    stage.play(1, &["e2e4", "e7e5"]);
    stage.ask(1, GameCommand::StopClock);
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::W);
    stage.write("f1 f5");
    stage.ctrl(Key::Enter);
    stage.run(Action::DecideOtherwise);
    let why = "incident 1 is decided. Undo the decision first";
    assert!(is_shown(&stage, why), "{:#?}", stage.labels());
    stage.run(Action::UndoDecision);
    assert!(stage.window.state().dialog.is_some(), "that is possible: {:#?}", stage.labels());
}

#[test]
fn the_move_that_mates_counts_as_made_though_nobody_presses_after_it() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["f2f3", "e7e5", "g2g4", "d8h4"]);
    stage.run(Action::FocusBoard);
    stage.key(Key::T);
    stage.must_say("2 moves made");
    assert!(!stage.says("1 move made"), "{:#?}", stage.labels());
}

#[test]
fn a_fallen_flag_leaves_the_caption_of_its_clock_whole() {
    for scale_percent in [100, 125, 150, 190, 200] {
        let prefs = Preferences { scale_percent, ..preferences(Lang::De) };
        let mut stage = Stage::of("2023", "5", prefs);
        let keeper = Arc::new(Timekeeper::scripted(stage.desk.snapshot().now()));
        stage.desk.set_timekeeper(Arc::clone(&keeper));
        stage.desk.ask(Request::ListPorts).wait().unwrap();
        stage.ask(1, GameCommand::Start);
        stage.play(1, &["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6"]);
        keeper.advance(Millis(302_000));
        stage.desk.ask(Request::ListPorts).wait().unwrap();
        stage.key(Key::F3);
        let shapes = &stage.window.output().shapes;
        let texts = shapes.iter().filter_map(|shape| match &shape.shape {
            egui::Shape::Text(text) => Some(&text.galley),
            _ => None,
        });
        let captions: Vec<bool> = texts
            .filter(|galley| galley.text().contains("Züge ausgeführt"))
            .map(|galley| galley.elided)
            .collect();
        assert_eq!(captions, [false, false], "{scale_percent}");
    }
}

#[test]
fn a_move_typed_while_the_clocks_stand_is_counted_and_told_when_the_opponents_clock_is_started() {
    let mut stage = Stage::of("2023", "90+30", preferences(Lang::En));
    stage.begin();
    stage.key(Key::F10);
    stage.key(Key::F7);
    stage.write("d3");
    stage.key(Key::Enter);
    let before = stage.times().white;
    assert_eq!(stage.game(1).clock.moves_made(Side::White), 0);
    stage.key(Key::F9);
    let game = stage.game(1);
    assert_eq!(game.clock.running(), Some(Side::Black));
    assert_eq!(game.clock.moves_made(Side::White), 1);
    assert_eq!(stage.times().white, before + Millis::from_secs(30));
    stage.must_say("A move of White was entered while the clocks were stopped, and is counted now");
}

#[test]
fn moves_typed_while_the_clocks_stand_are_told_with_their_sum_behind_whose_clock_runs() {
    let mut stage = Stage::of("2023", "90+30", preferences(Lang::En));
    stage.begin();
    stage.key(Key::F10);
    stage.key(Key::F7);
    for typed in ["d3", "d6", "e3"] {
        stage.write(typed);
        stage.key(Key::Enter);
    }
    let ear = Ear::at(&mut stage);
    stage.key(Key::F9);
    assert_eq!(stage.game(1).clock.running(), Some(Side::Black));
    let heard = ear.after(&mut stage).join(". ");
    let told = "3 moves were entered while the clocks were stopped, and are counted now: \
                White +1 minute, Black +30 seconds";
    let (clock, counted) = (heard.find("Clock of Black started"), heard.find(told));
    assert!(clock.is_some() && counted.is_some() && clock < counted, "{heard}");
}

#[test]
fn whoever_enters_a_move_while_the_clocks_stand_is_told_once_what_it_counts_by() {
    let mut stage = Stage::of("2023", "90+30", preferences(Lang::En));
    // Of no side: whose clock is started is another one a move later.
    let told = |stage: &mut Stage| {
        stage.run(Action::Messages);
        let all = stage.labels();
        stage.key(Key::Escape);
        let text = "moves entered now count as soon as a clock is started (F9)";
        all.iter().filter(|label| label.contains(text)).count()
    };
    let enter = |stage: &mut Stage, san: &str| {
        stage.key(Key::F7);
        stage.write(san);
        stage.key(Key::Enter);
    };
    stage.begin();
    enter(&mut stage, "d3");
    assert_eq!(told(&mut stage), 0, "{:#?}", stage.labels());
    stage.key(Key::F10);
    enter(&mut stage, "d6");
    let once = told(&mut stage);
    assert!(once > 0, "{:#?}", stage.labels());
    enter(&mut stage, "e3");
    let still = told(&mut stage);
    assert!(0 < still && still <= once, "it was told in this stop: {:#?}", stage.labels());
    stage.key(Key::F9);
    stage.key(Key::F10);
    enter(&mut stage, "e6");
    assert_eq!(stage.game(1).plies.len(), 4);
    let again = told(&mut stage);
    assert!(again > still, "another stop: {again} after {still}");
}

#[test]
fn whoever_types_the_first_move_is_told_that_the_game_has_begun_with_it() {
    let mut stage = Stage::of("2023", "90+30", preferences(Lang::En));
    stage.key(Key::F3);
    stage.key(Key::F7);
    stage.write("e4");
    stage.key(Key::Enter);
    assert_eq!(stage.game(1).clock.running(), Some(Side::Black));
    assert!(stage.shows("Board 1: The game has begun with "), "{:#?}", stage.labels());
    assert!(stage.shows("Clock of Black started"), "{:#?}", stage.labels());
    assert!(!stage.says("Play began"), "it is told with the move: {:#?}", stage.labels());
    stage.key(Key::F7);
    stage.write("e5");
    stage.key(Key::Enter);
    assert_eq!(stage.game(1).plies.len(), 2);
}

#[test]
fn twenty_one_boards_are_many_in_macedonian_too() {
    let words = Catalogue::new(Lang::Mk);
    for (count, told) in [(1_usize, "табла"), (21, "таблите")] {
        let args = [("count", count.into()), ("boards", "B".into()), ("why", "W".into())];
        assert_eq!(words.say_with("clocks-boards-not", &args), format!("Не на {told} B: W"));
    }
}
