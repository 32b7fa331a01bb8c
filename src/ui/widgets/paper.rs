//! Pages as they will lie on paper: dark on white in every theme, drawn from the layout that the PDF
//! is made of. For a screen reader each page is a group with headings, paragraphs, lists of facts and
//! pictures in words; all of them are one stop of the keyboard, and the arrow keys go from one to the next.

use egui::accesskit::Role;
use egui::{
    Color32, CornerRadius, FontId, Id, Painter, Pos2, Rect, Response, Sense, Stroke, StrokeKind,
    Ui, UiBuilder, Vec2, pos2, vec2,
};

use crate::tokens::{self, fonts};
use crate::widgets::focus::{self, Group};
use crate::widgets::pieces::Pieces;
use jadoube_reports::layout::face::{PlacedTable, Rule, TextRun, Weight};
use jadoube_reports::layout::{HAIRLINE, INK, Mark, PageLayout, PlacedBlock, RULE};

/// Where the keyboard stands among what is written on all pages.
#[derive(Debug, Clone, Copy)]
pub struct Reading {
    list: Id,
    /// The number of what it stands at, of all pages.
    pub cursor: usize,
    /// The number of what is told next.
    next: usize,
}

impl Reading {
    /// Takes the arrow keys, before the pages are drawn one after the other.
    pub fn begin(ui: &Ui, pages: &[PageLayout], cursor: usize) -> Self {
        let list = ui.scope_id().with("what is written on the pages");
        let count = pages.iter().map(written_on).sum();
        let group = Group { count, columns: 1, id: &|at| list.with(at) };
        Self { list, cursor: group.roam(ui, cursor), next: 0 }
    }

    /// Whether the keyboard is at something from this one on, of what has been told so far.
    fn is_within(&self, ui: &Ui, first: usize) -> bool {
        let is_told = (first..self.next).contains(&self.cursor);
        is_told && ui.memory(|memory| memory.has_focus(self.list.with(self.cursor)))
    }
}

/// How much is told of a page: headings, paragraphs, facts, rows, pictures.
#[must_use]
pub fn written_on(page: &PageLayout) -> usize {
    let count = |block: &PlacedBlock| match block {
        PlacedBlock::Heading(..) | PlacedBlock::Text(..) | PlacedBlock::Figure(..) => 1,
        PlacedBlock::Facts(facts) => facts.len(),
        PlacedBlock::Table(table) => rows_told(table).len(),
    };
    page.blocks.iter().map(count).sum()
}

/// Draws a page so many points of the window to a point of paper; returns where it lies.
pub fn page_ui(
    ui: &mut Ui,
    page: &PageLayout,
    name: &str,
    scale: f32,
    reading: &mut Reading,
) -> Rect {
    let size = vec2(page.size.0, page.size.1) * scale;
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let id = ui.scope_id().with(name);
    let builder = UiBuilder::new()
        .scope_id(id)
        .max_rect(rect)
        .accessibility_role(Role::Group)
        .accessibility_label(name);
    ui.scope_builder(builder, |ui| {
        let t = tokens::of(ui.ctx());
        let seen = ui.is_rect_visible(rect);
        if seen {
            ui.painter().rect_filled(rect, 0.0, Color32::WHITE);
            let edge = Stroke::new(t.edge_width.max(1.0), t.edge);
            ui.painter().rect_stroke(rect, 0.0, edge, StrokeKind::Outside);
        }
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        let sheet = Sheet { corner: rect.min, scale, painter };
        let first = reading.next;
        for (nth, block) in page.blocks.iter().enumerate() {
            if seen {
                sheet.block(ui, block);
            }
            sheet.tell(ui, nth, block, reading);
        }
        if let Some(foot) = page.foot.as_ref().filter(|_| seen) {
            sheet.line(foot);
        }
        if reading.is_within(ui, first) {
            // What is read may be a few small letters.
            focus::ring(&sheet.painter, rect, CornerRadius::ZERO);
        }
    });
    ui.ctx().accesskit_node_builder(id, |node| node.set_bounds(focus::bounds(rect)));
    rect
}

/// A page on the screen.
struct Sheet {
    corner: Pos2,
    scale: f32,
    painter: Painter,
}

impl Sheet {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.corner + vec2(x, y) * self.scale
    }

    fn block(&self, ui: &Ui, block: &PlacedBlock) {
        match block {
            PlacedBlock::Heading(_, lines) => self.lines(lines),
            PlacedBlock::Text(above, lines) => {
                if let Some(above) = above {
                    self.rule(above, RULE);
                }
                self.lines(lines);
            }
            PlacedBlock::Facts(facts) => {
                for (name, value) in facts {
                    self.lines(name);
                    self.lines(value);
                }
            }
            PlacedBlock::Table(table) => {
                table.rules.iter().for_each(|one| self.rule(one, RULE));
                table.hairlines.iter().for_each(|one| self.rule(one, HAIRLINE));
                table
                    .head
                    .iter()
                    .chain(table.rows.iter().flatten())
                    .for_each(|cell| self.lines(cell));
            }
            PlacedBlock::Figure(_, marks) => self.figure(ui, marks),
        }
    }

    fn lines(&self, lines: &[TextRun]) {
        for line in lines {
            self.line(line);
        }
    }

    /// A line on its base line.
    fn line(&self, line: &TextRun) {
        let family = match line.weight {
            Weight::Regular => egui::FontFamily::Proportional,
            Weight::Bold => fonts::semibold(),
        };
        let font = FontId::new(line.size * self.scale, family);
        let text = line.text.trim_end().to_owned();
        let galley = self.painter.layout_no_wrap(text, font, colour(INK));
        let row = galley.rows.first();
        let base = row.and_then(|row| Some(row.pos.y + row.row.glyphs.first()?.pos.y));
        let at = self.at(line.at) - vec2(0.0, base.unwrap_or_default());
        self.painter.galley(at, galley, colour(INK));
    }

    fn rule(&self, Rule(from, to): &Rule, broad: f32) {
        let stroke = Stroke::new((broad * self.scale).max(broad / RULE), colour(INK));
        self.painter.line_segment([self.at(*from), self.at(*to)], stroke);
    }

    /// Squares first, then pieces, then what is written: each kind is one mesh.
    fn figure(&self, ui: &Ui, marks: &[Mark]) {
        let mut pieces: Option<Pieces> = None;
        let mut grounds = egui::Mesh::default();
        for mark in marks {
            match mark {
                Mark::Square(at, side, ground) => {
                    grounds.add_colored_rect(self.square(*at, *side), colour(*ground));
                }
                Mark::Piece(piece, at, side) => {
                    let rect = self.square(*at, *side);
                    let pieces = pieces.get_or_insert_with(|| Pieces::at(ui.ctx(), rect.width()));
                    pieces.put(rect, *piece);
                }
                Mark::Rule(_) | Mark::Line(_) => {}
            }
        }
        self.painter.add(grounds);
        if let Some(pieces) = pieces {
            self.painter.add(pieces.into_mesh());
        }
        for mark in marks {
            match mark {
                Mark::Rule(rule) => self.rule(rule, RULE),
                Mark::Line(line) => self.line(line),
                Mark::Square(..) | Mark::Piece(..) => {}
            }
        }
    }

    fn square(&self, at: (f32, f32), side: f32) -> Rect {
        Rect::from_min_size(self.at(at), Vec2::splat(side * self.scale))
    }

    /// The block as a screen reader has it.
    fn tell(&self, ui: &mut Ui, nth: usize, block: &PlacedBlock, reading: &mut Reading) {
        match block {
            PlacedBlock::Heading(level, lines) => {
                let told = (Role::Heading, joined(lines));
                let node = self.node(ui, reading, told, bounds(lines));
                let level = usize::from(*level);
                ui.ctx().accesskit_node_builder(node.id, |node| node.set_level(level));
            }
            PlacedBlock::Text(_, lines) => {
                self.node(ui, reading, (Role::Paragraph, joined(lines)), bounds(lines));
            }
            PlacedBlock::Facts(facts) => {
                let builder = UiBuilder::new()
                    .scope_id(ui.scope_id().with(nth))
                    .accessibility_role(Role::List);
                ui.scope_builder(builder, |ui| {
                    for (name, value) in facts {
                        let told = format!("{}: {}", joined(name), joined(value));
                        let rect = bounds(name).union(bounds(value));
                        self.node(ui, reading, (Role::ListItem, told), rect);
                    }
                });
            }
            PlacedBlock::Table(table) => {
                let builder = UiBuilder::new()
                    .scope_id(ui.scope_id().with(nth))
                    .accessibility_role(Role::List);
                ui.scope_builder(builder, |ui| {
                    for (told, rect) in rows_told(table) {
                        self.node(ui, reading, (Role::ListItem, told), rect);
                    }
                });
            }
            PlacedBlock::Figure(alt, marks) => {
                let squares = marks.iter().filter_map(|mark| match mark {
                    Mark::Square(at, side, _) => {
                        Some(Rect::from_min_size(pos2(at.0, at.1), Vec2::splat(*side)))
                    }
                    _ => None,
                });
                let rect = squares.fold(Rect::NOTHING, Rect::union);
                self.node(ui, reading, (Role::Image, alt.clone()), rect);
            }
        }
    }

    fn node(
        &self,
        ui: &Ui,
        reading: &mut Reading,
        (role, told): (Role, String),
        paper: Rect,
    ) -> Response {
        let min = self.at((paper.min.x, paper.min.y));
        let rect = Rect::from_min_size(min, paper.size() * self.scale);
        let here = reading.next == reading.cursor;
        let sense = if here { Sense::focusable_noninteractive() } else { Sense::hover() };
        let response = ui.interact(rect, reading.list.with(reading.next), sense);
        reading.next += 1;
        focus::follow(&response);
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_role(role);
            node.set_label(told);
            node.set_bounds(focus::bounds(rect));
        });
        response
    }
}

/// The room of lines, on paper.
fn bounds(lines: &[TextRun]) -> Rect {
    let of = |line: &TextRun| {
        let (x, base) = line.at;
        let width = line.size * 0.5 * line.text.chars().count() as f32;
        Rect::from_min_max(pos2(x, base - line.size), pos2(x + width, base + line.size * 0.3))
    };
    lines.iter().map(of).fold(Rect::NOTHING, Rect::union)
}

/// The rows of a table, each with what its columns are called, and where it stands. Rows in which
/// nothing is written yet are left out, and the head is told for itself only where there are such.
fn rows_told(table: &PlacedTable) -> Vec<(String, Rect)> {
    let place =
        |row: &[Vec<TextRun>]| row.iter().map(|it| bounds(it)).fold(Rect::NOTHING, Rect::union);
    let heads: Vec<String> = table.head.iter().map(|cell| joined(cell)).collect();
    let told = |row: &Vec<Vec<TextRun>>| {
        let cells = row.iter().map(|cell| joined(cell)).zip(&heads);
        let written = cells.filter(|(cell, _)| !cell.is_empty());
        let each = written.map(|(cell, head)| match head.is_empty() {
            true => cell,
            false => format!("{head}: {cell}"),
        });
        (each.collect::<Vec<_>>().join("; "), place(row))
    };
    let rows: Vec<(String, Rect)> = table.rows.iter().map(told).collect();
    let is_empty = |(told, _): &(String, Rect)| told.is_empty();
    let head = rows.iter().any(is_empty).then(|| {
        let named = heads.iter().filter(|head| !head.is_empty()).cloned();
        (named.collect::<Vec<_>>().join(", "), place(&table.head))
    });
    head.into_iter().chain(rows.into_iter().filter(|row| !is_empty(row))).collect()
}

fn joined(lines: &[TextRun]) -> String {
    let text: String = lines.iter().map(|line| line.text.as_str()).collect();
    text.trim_end().to_owned()
}

const fn colour([red, green, blue]: [u8; 3]) -> Color32 {
    Color32::from_rgb(red, green, blue)
}
