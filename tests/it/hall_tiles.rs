//! The tiles of the hall, as they are seen: boards as large as their tiles allow, results larger than
//! everything beside them, names in full where there is room.

use egui::accesskit::Role;
use egui::{Key, Rect, Shape, vec2};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::sealing::now;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, EnvelopeNo};
use jadoube_ui::actions::{Action, Screen};

use crate::envelope_changes::{ask, seal};
use crate::layout::{SIZES, controls};
use crate::stage::{Stage, preferences, settle};

/// What is painted within a place: rectangles, and texts with how high they are and whether they end
/// before their end.
#[derive(Default)]
struct Painted {
    rects: Vec<Rect>,
    /// What is painted over a place that shines through.
    veils: Vec<Rect>,
    texts: Vec<(String, f32, bool)>,
}

impl Painted {
    fn within(stage: &Stage, place: Rect) -> Self {
        let mut painted = Self::default();
        for one in &stage.window.output().shapes {
            painted.take(&one.shape, place);
        }
        painted
    }

    fn take(&mut self, shape: &Shape, place: Rect) {
        match shape {
            Shape::Vec(several) => several.iter().for_each(|one| self.take(one, place)),
            Shape::Rect(one) if place.contains_rect(one.rect) => {
                self.rects.push(one.rect);
                if (1..255).contains(&one.fill.a()) {
                    self.veils.push(one.rect);
                }
            }
            Shape::Text(one) if place.contains(one.pos) => {
                let galley = &one.galley;
                self.texts.push((galley.text().to_owned(), galley.size().y, galley.elided));
            }
            _ => {}
        }
    }
}

/// In which language, with text of which size and in which window the tiles are looked at.
type Look = (Lang, u16, (f32, f32));

const USUAL: Look = (Lang::En, 100, SIZES[1]);
const LARGE: Look = (Lang::De, 200, SIZES[0]);

/// Games at so many boards, looked at so.
fn looked_at(boards: u16, (lang, scale_percent, (width, height)): Look) -> Stage {
    let mut stage = Stage::with(boards, Preferences { scale_percent, ..preferences(lang) });
    stage.window.set_size(vec2(width, height));
    settle(&mut stage.window);
    stage
}

#[test]
fn boards_and_results_are_large_and_names_stand_in_full() {
    for (boards, look) in [(6, USUAL), (60, USUAL), (60, LARGE)] {
        let mut stage = looked_at(boards, look);
        let drawn = Outcome { score: Score::Draw, reason: EndReason::Agreement };
        stage.ask(1, GameCommand::Start);
        stage.ask(1, GameCommand::End(drawn.into()));
        stage.run(Screen::Hall.action());
        settle(&mut stage.window);
        let tiles = controls(&stage).into_iter().filter(|one| one.role == Role::ListBoxOption);
        let tiles: Vec<Rect> = tiles.map(|one| one.rect).collect();
        let place = format!("of {boards} {look:?}");
        assert_eq!(tiles.len(), usize::from(boards), "{place}");
        let painted = Painted::within(&stage, tiles[0]);
        let square = |rect: &&Rect| (rect.width() - rect.height()).abs() < 1.0;
        let side = painted.rects.iter().filter(square).map(Rect::width).fold(0.0, f32::max);
        let height = tiles[0].height();
        assert!(side >= 0.6 * height, "{place}: a board of {side} points in {height}");
        let result = painted.texts.iter().find(|(text, ..)| text == "½–½").expect("the result").1;
        let beside = painted.texts.iter().filter(|(text, ..)| text != "½–½");
        let beside = beside.map(|(_, height, _)| *height).fold(0.0, f32::max);
        assert!(result >= 1.5 * beside, "{place}: a result of {result} beside {beside}");
        for name in ["Novak 1", "Petrova 1"] {
            let shown = painted.texts.iter().find(|(text, ..)| text == name).expect("the name");
            assert!(!shown.2, "{place}: {name} is cut");
        }
    }
}

#[test]
fn on_one_of_six_tiles_how_a_resumed_game_stands_is_whole_in_every_language() {
    let (no, board) = (EnvelopeNo(1), BoardNo(1));
    for lang in Lang::ALL {
        let mut stage = Stage::with(6, preferences(lang));
        stage.begin();
        stage.play(1, &["e2e4", "e7e5"]);
        stage.run(Action::Adjourn);
        seal(&stage, no);
        let at = now();
        for what in [
            Ask::Resume { no, board, at },
            Ask::NoteAbsent { no, side: Side::Black, at },
            Ask::SetUp { no, placement: None, times: None },
            Ask::StartClock { no },
        ] {
            ask(&stage, what);
        }
        settle(&mut stage.window);
        stage.run(Screen::Hall.action());
        let tiles = controls(&stage).into_iter().filter(|one| one.role == Role::ListBoxOption);
        let tiles: Vec<Rect> = tiles.map(|one| one.rect).collect();
        assert_eq!(tiles.len(), 6, "{lang:?}");
        let resumed = Catalogue::new(lang).say("app-status-resumed");
        let painted = Painted::within(&stage, tiles[0]);
        let stands = painted.texts.iter().find(|(text, ..)| text.starts_with(&resumed));
        assert!(stands.is_some_and(|(text, ..)| text.len() > resumed.len()), "{:?}", painted.texts);
        for tile in tiles {
            let cut = Painted::within(&stage, tile).texts.into_iter().filter(|(.., cut)| *cut);
            let cut: Vec<String> = cut.map(|(text, ..)| text).collect();
            assert!(cut.is_empty(), "{lang:?}: {cut:#?}");
        }
        // The file goes last.
        let Stage { folder, desk, window } = stage;
        drop((window, desk));
        drop(folder);
    }
}

/// The tiles of the hall, as they stand one after the other: their names and places.
fn tiles(stage: &Stage) -> Vec<(String, Rect)> {
    let tiles = stage.window.query_all_by_role(Role::ListBoxOption);
    let named = |tile: Node<'_>| (tile.accesskit_node().label().unwrap_or_default(), tile.rect());
    let is_tile = |name: &str| ["Board ", "Brett "].iter().any(|word| name.starts_with(word));
    tiles.map(named).filter(|(name, _)| is_tile(name)).collect()
}

#[test]
fn the_hall_comes_with_the_selected_board_in_sight_however_large_the_text_is() {
    let prefs = Preferences { scale_percent: 400, ..preferences(Lang::En) };
    let mut stage = Stage::with(6, prefs);
    stage.run(Screen::Board.action());
    for _ in 1..5 {
        stage.ctrl(Key::PageDown);
    }
    assert_eq!(stage.window.state().board, Some(BoardNo(5)));
    stage.run(Screen::Hall.action());
    stage.window.run_steps(60);
    let all = tiles(&stage);
    let (_, place) = all.iter().find(|(name, _)| name.starts_with("Board 5,")).expect("its tile");
    assert!(place.center().y > 0.0 && place.top() < 700.0, "{place:?}");
}

/// Three games of those at so many boards have begun, and the first has ended in a draw.
fn one_ended(boards: u16, look: Look) -> Stage {
    let mut stage = looked_at(boards, look);
    let drawn = Outcome { score: Score::Draw, reason: EndReason::Agreement };
    for board in 1..=3 {
        stage.ask(board, GameCommand::Start);
        stage.play(board, &["e2e4"]);
    }
    stage.ask(1, GameCommand::End(drawn.into()));
    stage.run(Screen::Hall.action());
    stage
}

#[test]
fn ended_boards_recede() {
    for (boards, look) in [(3, USUAL), (60, LARGE)] {
        let stage = one_ended(boards, look);
        let all = tiles(&stage);
        let [(name, ended), (_, goes_on)] = [&all[0], &all[1]];
        let is_it = ["Board 1,", "Brett 1,"].iter().any(|word| name.starts_with(word));
        assert!(is_it && name.contains("½–½"), "{look:?}: {all:?}");
        assert_eq!(ended.size(), goes_on.size(), "{look:?}: each keeps its place");
        let [ended, goes_on] = [ended, goes_on].map(|place| Painted::within(&stage, *place));
        // Its board lies behind a veil, and no clock is there any more.
        let veil = |painted: &Painted| {
            painted
                .veils
                .iter()
                .any(|rect| rect.width() > 60.0 && (rect.width() - rect.height()).abs() < 1.0)
        };
        assert!(veil(&ended) && !veil(&goes_on), "{look:?}");
        let clocks = |painted: &Painted| {
            painted.texts.iter().filter(|(text, ..)| text.contains(':')).count()
        };
        assert_eq!((clocks(&ended), clocks(&goes_on)), (0, 2), "{look:?}: {:?}", ended.texts);
    }
}

#[test]
fn where_what_presses_stands_first_an_ended_board_stands_behind_those_that_go_on() {
    let mut stage = one_ended(3, USUAL);
    stage.click("Alarms first");
    let order: Vec<String> = tiles(&stage).into_iter().map(|(name, _)| name).collect();
    let numbers: Vec<&str> =
        order.iter().filter_map(|name| name.split([' ', ',']).nth(1)).collect();
    assert_eq!(numbers, ["2", "3", "1"]);
}
