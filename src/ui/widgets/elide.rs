//! Painted text, one line most often, that ends with “…” where the room ends. A screen reader gets the whole
//! text elsewhere.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align2, Color32, FontId, Galley, Painter, Pos2};

/// Lays out one line no wider than `width` points.
#[must_use]
pub fn elide(painter: &Painter, text: &str, font: FontId, ink: Color32, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), font, ink);
    job.wrap = TextWrapping::truncate_at_width(width.max(1.0));
    painter.layout_job(job)
}

/// Lays out as many lines as a text needs, none wider than `width` points, and `most` of them at most: the
/// last one ends with “…” where that is not enough.
#[must_use]
pub fn lines(
    painter: &Painter,
    text: &str,
    font: FontId,
    ink: Color32,
    (width, most): (f32, usize),
) -> Arc<Galley> {
    if most < 2 {
        return elide(painter, text, font, ink, width);
    }
    let mut job = LayoutJob::simple(text.to_owned(), font, ink, width.max(1.0));
    job.wrap.max_rows = most;
    painter.layout_job(job)
}

/// Lays out one line no wider than `width` points: its type shrinks by a quarter before it is cut, and
/// type that is very large by a half.
#[must_use]
pub fn fitted(
    painter: &Painter,
    text: &str,
    font: FontId,
    ink: Color32,
    width: f32,
) -> Arc<Galley> {
    let all = painter.layout_no_wrap(text.to_owned(), font.clone(), ink);
    if all.size().x <= width {
        return all;
    }
    let size = (font.size * width / all.size().x * LESS).max(least(font.size));
    elide(painter, text, FontId { size, ..font }, ink, width)
}

/// Whether a line is [`fitted`] without being cut.
#[must_use]
pub fn can_be_fitted(painter: &Painter, text: &str, font: &FontId, width: f32) -> bool {
    let all = painter.layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER);
    all.size().x <= width || all.size().x * least(font.size) <= font.size * width * LESS
}

/// A hair less: letters are rounded to whole pixels.
const LESS: f32 = 0.98;

/// How small type of a size becomes.
const fn least(size: f32) -> f32 {
    (size * 0.75).min((size * 0.5).max(24.0))
}

/// Paints one line no wider than `width` points, anchored at a point.
pub fn paint(
    painter: &Painter,
    (at, anchor): (Pos2, Align2),
    text: &str,
    font: FontId,
    ink: Color32,
    width: f32,
) {
    let galley = elide(painter, text, font, ink, width);
    let rect = anchor.anchor_size(at, galley.size());
    painter.galley(rect.min, galley, ink);
}
