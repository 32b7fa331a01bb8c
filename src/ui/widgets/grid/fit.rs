//! Which columns of a table have room, and how much each gets.

use egui::Ui;

use crate::tokens::{self, Text, space};
use crate::widgets::grid::table::{Column, GridTable, Keep};

/// How wide the columns want to be, and how much room there is.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Measures {
    pub(super) wanted: Vec<f32>,
    pub(super) room: f32,
    /// How narrow an elastic column may become.
    pub(super) least: f32,
    pub(super) height: f32,
    /// Before the first column: for the sign.
    pub(super) indent: f32,
}

impl Measures {
    pub(super) fn of(ui: &Ui, table: &GridTable) -> Self {
        let (body, head) = (Text::Body.font(ui), Text::Caption.font(ui));
        let size = body.size;
        let ink = tokens::of(ui.ctx()).ink;
        let width = |text: &str, font| {
            ui.painter().layout_no_wrap(text.to_owned(), font, ink).size().x.ceil()
        };
        let wanted = table.columns.iter().zip(&table.widest).map(|(column, cells)| {
            let cells = cells.iter().map(|cell| width(cell, body.clone()));
            cells.fold(width(&column.head, head.clone()), f32::max) + 2.0 * space::S
        });
        let wanted = wanted.collect();
        let bar = ui.spacing().scroll.bar_width + 6.0;
        let indent = if table.has_signs { size + space::XS } else { 0.0 };
        let room = ui.available_width() - bar - indent;
        Self {
            wanted,
            room,
            least: size * 7.0,
            height: (size * if tokens::is_tight(ui.ctx()) { 1.35 } else { 1.9 }).max(28.0),
            indent,
        }
    }

    /// Which columns have room, and how much; of those that scroll from one on.
    pub(super) fn fit(&self, columns: &[Column], first: usize) -> Fit {
        // What scrolls leaves half of the room to what stands still.
        let scrolls = |at| columns.get(at).is_some_and(|one: &Column| one.keep == Keep::Scrolls);
        let wanted = |at: usize| {
            let wanted = self.wanted.get(at).copied().unwrap_or_default();
            if scrolls(at) { wanted.min((self.room * 0.5).max(0.0)) } else { wanted }
        };
        let of = |keep: fn(Keep) -> bool| {
            let all = columns.iter().enumerate().filter(move |(_, column)| keep(column.keep));
            all.map(|(at, _)| at).collect::<Vec<usize>>()
        };
        let mut still = of(|keep| keep != Keep::Scrolls);
        let scrolled = of(|keep| keep == Keep::Scrolls);
        let sum = |all: &[usize]| all.iter().map(|at| wanted(*at)).sum::<f32>();
        let all_scrolled = sum(&scrolled);
        while sum(&still) + all_scrolled > self.room {
            let drops = still.iter().enumerate().filter_map(|(at, column)| {
                match columns.get(*column)?.keep {
                    Keep::Drops(order) => Some((order, at)),
                    _ => None,
                }
            });
            let Some((_, at)) = drops.max() else { break };
            still.remove(at);
        }
        let widest = scrolled.iter().map(|at| wanted(*at)).fold(0.0, f32::max);
        // Some of those that scroll must be in sight together.
        let seen = (widest * 3.0).min(all_scrolled);
        let over = (sum(&still) + seen - self.room).max(0.0);
        let elastic: Vec<usize> =
            of(|keep| keep == Keep::Elastic).into_iter().filter(|at| still.contains(at)).collect();
        let share = over / elastic.len().max(1) as f32;
        let mut shown: Vec<(usize, f32)> = still.iter().map(|at| (*at, wanted(*at))).collect();
        for (at, width) in &mut shown {
            if elastic.contains(at) {
                *width = (*width - share).max(self.least.min(*width));
            }
        }
        let used: f32 = shown.iter().map(|(_, width)| width).sum();
        if used + widest > self.room && used > 0.0 {
            // Nothing helps but less of everything.
            let part = ((self.room - widest) / used).clamp(0.2, 1.0);
            shown.iter_mut().for_each(|(_, width)| *width *= part);
        }
        let used: f32 = shown.iter().map(|(_, width)| width).sum();
        let (rest, mut last) = (self.room - used, scrolled.len());
        let mut tail = 0.0;
        while let Some(at) = last.checked_sub(1).and_then(|at| scrolled.get(at)) {
            tail += wanted(*at);
            if tail > rest && last < scrolled.len() {
                break;
            }
            last -= 1;
        }
        let first = first.min(last);
        let mut left = rest;
        let mut count = 0;
        for at in scrolled.iter().skip(first) {
            if wanted(*at) > left && count > 0 {
                break;
            }
            left -= wanted(*at);
            count += 1;
            shown.push((*at, wanted(*at)));
        }
        // They stand, and are read, in the order in which the cells of a row are walked through.
        shown.sort_by_key(|(at, _)| *at);
        Fit { shown, first, last, count }
    }
}

/// Which columns are shown.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Fit {
    /// Each with its width, in their order.
    pub(super) shown: Vec<(usize, f32)>,
    /// The first one of those that scroll.
    pub(super) first: usize,
    /// The last one that may be the first.
    pub(super) last: usize,
    /// How many of them are in sight.
    pub(super) count: usize,
}

impl Fit {
    /// A share further back, or on.
    pub(super) fn back(&self) -> Option<usize> {
        (self.first > 0).then(|| self.first.saturating_sub(self.count.max(1)))
    }

    pub(super) fn on(&self) -> Option<usize> {
        (self.first < self.last).then(|| (self.first + self.count.max(1)).min(self.last))
    }
}
