//! Why the two at a board meet: a line below the boards that unfolds.

use egui::{CollapsingHeader, Ui};

use crate::scene::Scene;
use crate::screens::competition::round::table::{RowSubject, Table};
use crate::tokens::Text;
use crate::widgets::card::{fold_aloud, item, list};
use jadoube_i18n::lang::Lang;
use jadoube_i18n::why;
use jadoube_laws::ids::BoardNo;

/// What is told of a board, found out once for every picture of the desk.
#[derive(Debug, Default)]
pub(super) struct WhyLine {
    key: Option<(u64, Lang, u8, BoardNo)>,
    lines: Vec<String>,
}

impl WhyLine {
    /// Draws the line of the board at which the keyboard stands, and says what it unfolds.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        (table, no, place): (&Table, u8, Option<RowSubject>),
    ) {
        let Some(RowSubject::Board(board, _)) = place else { return };
        let Some(line) = table.line(board) else { return };
        let args = [("board", board.0.into()), ("players", line.players().into())];
        let head = scene.say_with("tournament-round-why-board", &args);
        // Where there is no room for the names, they stand in the row above and are heard here.
        let wide = egui::WidgetText::from(head.as_str());
        let wide = wide.into_galley(
            ui,
            Some(egui::TextWrapMode::Extend),
            f32::INFINITY,
            egui::TextStyle::Button,
        );
        let has_room = wide.size().x + ui.spacing().indent * 2.0 <= ui.available_width();
        let short = scene.say_with("tournament-round-why-short", &[("board", board.0.into())]);
        let fold = CollapsingHeader::new(if has_room { head.as_str() } else { short.as_str() });
        let fold = fold.id_salt("why");
        let shown = fold.show_unindented(ui, |ui| {
            self.learn(scene, no, board);
            list(ui, &head, |ui| {
                for told in &self.lines {
                    item(ui, told, |ui| ui.label(Text::Body.rich(told)));
                }
            });
        });
        fold_aloud(ui, &shown.header_response, head, || {
            self.learn(scene, no, board);
            self.lines.join(". ")
        });
    }

    fn learn(&mut self, scene: &Scene<'_>, no: u8, board: BoardNo) {
        let key = (scene.snap.revision, scene.words.lang(), no, board);
        if self.key.replace(key) == Some(key) {
            return;
        }
        let hall = &scene.snap.hall;
        let record = hall.tournament().record;
        let boards = hall.pairing_boards();
        self.lines = why::lines(scene.words, (&hall.contest, &record), (no, board), &boards);
    }
}
