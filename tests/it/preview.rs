//! The preview of whatever is printed: its text in the accessible tree, in every language, its
//! buttons within the window at every size, and the file that is written of what was seen.

use egui::accesskit::{Role, Toggled};
use egui::{Key, Rect, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::board::position::Uci;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::SealedMove;
use jadoube_core::blind::command::Command as BlindCommand;
use jadoube_core::blind::event::Actor;
use jadoube_core::blind::utterance::Utterance;
use jadoube_core::hall::command::Command;
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::lang::Lang;
use jadoube_laws::ids::{BoardNo, EnvelopeNo};
use jadoube_ui::actions::Action;

use crate::large_dialogs::out_of_reach;
use crate::last_move::by_palette;
use crate::screens::decided_incident;
use crate::stage::{Stage, preferences, settle};

/// A game after 1.e4 e5 whose next move is sealed on paper.
fn sealed(lang: Lang) -> Stage {
    let mut stage = Stage::with(1, preferences(lang));
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    stage.run(Action::Adjourn);
    let seal = Ask::Seal { no: EnvelopeNo(1), what: SealedMove::Paper };
    stage.desk.command(Command::Adjournment { what: seal }).wait().unwrap();
    settle(&mut stage.window);
    for _ in 0..4 {
        stage.alt(Key::Enter);
    }
    stage
}

#[test]
fn what_is_printed_is_seen_before_and_written_as_it_was_seen() {
    type Open = fn(&mut Stage);
    let round: Open = |stage| {
        stage.run(Action::ShowBoard);
        stage.run(Action::Print);
    };
    let incident: Open = |stage| {
        stage.play_illegally();
        stage.run(Action::ShowDisputes);
        stage.click("Print sheet…");
    };
    let envelope: Open = |stage| {
        stage.run(Action::ShowEnvelopes);
        stage.run(Action::Print);
    };
    let plan: Open = |stage| {
        stage.run(Action::ShowEnvelopes);
        stage.click("Resumption plan…");
        stage.click("Print the plan");
    };
    let blind: Open = |stage| {
        let said = Utterance::of_move("Eva vier", Uci("e2e4".into()));
        let what = Command::Blind {
            board: BoardNo(1),
            what: BlindCommand::Announce { by: Actor::Player(Side::White), said },
        };
        stage.desk.command(what).wait().unwrap();
        settle(&mut stage.window);
        by_palette(stage, "Print announcement log");
    };
    let of_screen: Open = |stage| stage.run(Action::Print);
    for (case, stage, open, title, told) in [
        (
            "blind match",
            Stage::with_a_match(Lang::En),
            blind,
            "Print preview: Announcement log: board 1, round 3",
            "Announced by White: “Eva vier” (pawn e2 e4)",
        ),
        (
            "screen of the blind match",
            Stage::with_a_match(Lang::En),
            of_screen,
            "Print preview: Announcement log: board 1",
            "Who is blind: ",
        ),
        ("round", Stage::new(2), round, "Print preview: Round 3", "Board 2: Novak 2 – Petrova 2"),
        ("incident", Stage::new(1), incident, "Print preview: Incident 1", "Players: "),
        ("envelope", sealed(Lang::En), envelope, "Print preview: Envelope 1", "White: Novak 1"),
        ("plan", sealed(Lang::En), plan, "Print preview: ", "Envelope 1"),
    ] {
        let mut stage = stage;
        open(&mut stage);
        stage.must_say(title);
        stage.must_say(told);
        assert!(stage.window.get_all_by_role(Role::Heading).next().is_some(), "{case}");
        let path = stage.folder.path().join("seen.pdf");
        std::fs::write(&path, "something else").unwrap();
        stage.write_in("File", &path.display().to_string());
        stage.click("Save as PDF");
        stage.must_say("already exists");
        stage.click("Save as PDF");
        assert!(!stage.says("Print preview"), "{case}: it is closed");
        assert!(std::fs::read(&path).expect("written").starts_with(b"%PDF"), "{case}");
    }
}

#[test]
fn the_sheet_of_an_appeal_is_opened_by_its_button_and_by_its_name_from_the_decision_on() {
    type Open = fn(&mut Stage);
    let by_button: Open = |stage| stage.click("Print appeal sheet…");
    let by_name: Open = |stage| by_palette(stage, "Print appeal sheet");
    for open in [by_button, by_name] {
        let mut stage = decided_incident();
        open(&mut stage);
        stage.must_say("Print preview: Appeal against the decision of incident 1");
        stage.must_say("Decision under appeal");
        stage.must_say("Received: arbiter, date and time");
    }
    let mut stage = Stage::new(1);
    stage.play_illegally();
    stage.run(Action::ShowDisputes);
    assert!(!stage.has("Print appeal sheet…"), "there is nothing to appeal against yet");
}

#[test]
fn another_paper_is_shown_at_once_and_one_that_cannot_be_printed_says_why() {
    let mut stage = sealed(Lang::En);
    stage.run(Action::ShowEnvelopes);
    stage.click("Print…");
    let broad = |stage: &Stage| {
        let page = stage.window.get_by_role_and_label(Role::Group, "Page 1 of 1").rect();
        page.width() > page.height()
    };
    assert!(broad(&stage), "an envelope lies");
    stage.answer("Paper", "Labels");
    assert!(!broad(&stage), "a sheet of labels stands");
    stage.answer("Paper", "Receipts for the players");
    stage.must_say("The move is on paper, so there is no receipt");
    let save = stage.window.get_by_label("Save as PDF");
    assert!(save.accesskit_node().is_disabled());
}

#[test]
fn with_large_text_the_paper_is_as_large_as_it_is_read_from_the_beginning() {
    for (scale_percent, chosen) in
        [(100, "Whole page"), (150, "Full width"), (200, "Full width"), (400, "Full width")]
    {
        let prefs = Preferences { scale_percent, ..preferences(Lang::En) };
        let mut stage = Stage::with(1, prefs);
        stage.run(Action::Print);
        let answers = stage.window.get_by_role_and_label(Role::RadioGroup, "Size");
        let toggled = answers.get_by_label(chosen).accesskit_node().toggled();
        assert_eq!(toggled, Some(Toggled::True), "{scale_percent} %");
    }
}

#[test]
fn wherever_tab_leads_in_the_preview_it_is_seen_where_the_keyboard_is() {
    for scale_percent in [100, 200, 400] {
        let prefs = Preferences { scale_percent, ..preferences(Lang::En) };
        let mut stage = Stage::with(1, prefs);
        stage.run(Action::Print);
        let mut read = 0;
        for nth in 0..12 {
            stage.window.key_press(Key::Tab);
            stage.window.run_steps(12);
            let root = stage.window.root();
            let here = root.children_recursive().find(|node| node.is_focused());
            let here = here.unwrap_or_else(|| panic!("{scale_percent} %: none after {nth} steps"));
            if here.accesskit_node().role() != Role::Heading {
                continue;
            }
            read += 1;
            // The page with what is read on it has the ring.
            let named = |page: &egui_kittest::Node<'_>| {
                page.accesskit_node().label().is_some_and(|name| name.starts_with("Page 1 of "))
            };
            let mut pages = stage.window.query_all_by_role(Role::Group);
            let page = pages.find(named).expect("the first page").rect();
            let rings = stage.window.output().shapes.iter().filter(|one| match &one.shape {
                egui::Shape::Rect(ring) => {
                    ring.stroke.color == egui::Color32::BLACK
                        && ring.rect.min.distance(page.min) < 1.0
                        && ring.rect.max.distance(page.max) < 1.0
                }
                _ => false,
            });
            assert_eq!(rings.count(), 1, "{scale_percent} %: {page:?}");
        }
        assert!(read > 0, "{scale_percent} %: the paper is a stop");
    }
}

#[test]
fn a_page_is_turned_by_its_buttons_and_by_its_keys() {
    let mut stage = Stage::new(40);
    stage.run(Action::Print);
    stage.must_say("Page 1 of ");
    let second = |stage: &Stage| {
        let named = |page: &egui_kittest::Node<'_>| {
            page.accesskit_node().label().is_some_and(|name| name.starts_with("Page 2 of "))
        };
        let mut pages = stage.window.get_all_by_role(Role::Group);
        pages.find(named).expect("a second page").rect().top()
    };
    let before = second(&stage);
    stage.click("Next page");
    settle(&mut stage.window);
    assert!(second(&stage) < before, "scrolled to the second page");
    stage.click("Previous page");
    settle(&mut stage.window);
    let first = second(&stage);
    stage.key(Key::PageDown);
    assert!(second(&stage) < first, "scrolled by the key");
}

#[test]
fn its_buttons_stand_in_the_window_at_every_size_of_window_and_text_in_every_language() {
    for (lang, text, size) in [
        (Lang::En, 100, [1280.0, 720.0]),
        (Lang::De, 200, [1280.0, 720.0]),
        (Lang::Mk, 200, [1366.0, 768.0]),
        (Lang::De, 100, [1920.0, 1080.0]),
    ] {
        let prefs = Preferences { scale_percent: text, ..preferences(lang) };
        let mut stage = Stage::with(3, prefs);
        stage.window.set_size(vec2(size[0], size[1]));
        settle(&mut stage.window);
        stage.run(Action::Print);
        settle(&mut stage.window);
        stage.lacks_no_words(lang.code());
        let window = Rect::from_min_size(egui::Pos2::ZERO, vec2(size[0], size[1]));
        let dialog = stage.window.get_by_role(Role::Dialog);
        for button in dialog.get_all_by_role(Role::Button) {
            let rect = button.rect();
            assert!(window.contains_rect(rect), "{lang:?} {text}: {rect:?} {button:?}");
        }
    }
}

#[test]
fn with_the_largest_text_each_of_its_buttons_comes_into_sight_with_the_keyboard() {
    let prefs = Preferences { scale_percent: 400, ..preferences(Lang::De) };
    // Of several pages: they are turned by buttons, too.
    let mut stage = Stage::with(40, prefs);
    stage.window.set_size(vec2(1366.0, 768.0));
    settle(&mut stage.window);
    stage.run(Action::Print);
    stage.window.run_steps(60);
    stage.must_say("Nächste Seite");
    assert_eq!(out_of_reach(&mut stage, "preview"), [""; 0]);
}

#[test]
fn only_a_game_with_blind_players_has_an_announcement_log() {
    for (stage, there) in [(Stage::new(1), false), (Stage::with_a_match(Lang::En), true)] {
        let mut stage = stage;
        stage.run(Action::ShowBoard);
        by_palette(&mut stage, "Print announcement log");
        assert_eq!(stage.says("Print preview: Announcement log"), there);
    }
}

#[test]
fn the_edge_of_a_page_is_seen_on_all_sides() {
    let mut stage = Stage::new(1);
    stage.run(Action::ShowBoard);
    stage.run(Action::Print);
    stage.must_say("Page 1 of 1");
    let edges = stage.window.output().shapes.iter().filter_map(|one| match &one.shape {
        egui::Shape::Rect(edge)
            if edge.stroke_kind == egui::StrokeKind::Outside && edge.stroke.width > 0.0 =>
        {
            Some((edge.rect.expand(edge.stroke.width), one.clip_rect))
        }
        _ => None,
    });
    let pages: Vec<_> = edges.filter(|(edge, _)| edge.height() > 1.3 * edge.width()).collect();
    assert_eq!(pages.len(), 1, "{pages:?}");
    for (edge, clip) in pages {
        assert!(clip.contains_rect(edge), "{edge:?} in {clip:?}");
    }
}
