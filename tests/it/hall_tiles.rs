//! The tiles of the hall, as they are seen: boards as large as their tiles allow, results larger than
//! everything beside them, names in full where there is room.

use egui::accesskit::Role;
use egui::{Rect, Shape};
use jadoube_chess::result::Score;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_ui::actions::Screen;

use crate::layout::controls;
use crate::stage::{Stage, settle};

/// What is painted within a place: rectangles, and texts with how high they are and whether they end
/// before their end.
#[derive(Default)]
struct Painted {
    rects: Vec<Rect>,
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
            Shape::Rect(one) if place.contains_rect(one.rect) => self.rects.push(one.rect),
            Shape::Text(one) if place.contains(one.pos) => {
                let galley = &one.galley;
                self.texts.push((galley.text().to_owned(), galley.size().y, galley.elided));
            }
            _ => {}
        }
    }
}

#[test]
fn boards_and_results_are_large_and_names_stand_in_full() {
    for boards in [6, 60] {
        let mut stage = Stage::new(boards);
        let drawn = Outcome { score: Score::Draw, reason: EndReason::Agreement };
        stage.ask(1, GameCommand::Start);
        stage.ask(1, GameCommand::End(drawn.into()));
        stage.run(Screen::Hall.action());
        settle(&mut stage.window);
        let tiles = controls(&stage).into_iter().filter(|one| one.role == Role::ListBoxOption);
        let tiles: Vec<Rect> = tiles.map(|one| one.rect).collect();
        assert_eq!(tiles.len(), usize::from(boards));
        let painted = Painted::within(&stage, tiles[0]);
        let square = |rect: &&Rect| (rect.width() - rect.height()).abs() < 1.0;
        let side = painted.rects.iter().filter(square).map(Rect::width).fold(0.0, f32::max);
        let height = tiles[0].height();
        assert!(side >= 0.6 * height, "of {boards}: a board of {side} points in {height}");
        let result = painted.texts.iter().find(|(text, ..)| text == "½–½").expect("the result").1;
        let beside = painted.texts.iter().filter(|(text, ..)| text != "½–½");
        let beside = beside.map(|(_, height, _)| *height).fold(0.0, f32::max);
        assert!(result >= 1.5 * beside, "of {boards}: a result of {result} beside {beside}");
        for name in ["Novak 1", "Petrova 1"] {
            let shown = painted.texts.iter().find(|(text, ..)| text == name).expect("the name");
            assert!(!shown.2, "of {boards}: {name} is cut");
        }
    }
}
