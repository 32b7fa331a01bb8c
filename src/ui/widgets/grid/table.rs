//! What a table holds: its columns, its rows, and which of its cells may be the widest.

use std::collections::BTreeMap;

use egui::Align;

use crate::widgets::badge::Tone;

/// What becomes of a column where the room ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keep {
    /// It stays as it is.
    Whole,
    /// It stays, and becomes narrower: a name.
    Elastic,
    /// It drops out; those with the highest number first.
    Drops(u8),
    /// It scrolls with its like, behind those that stand still.
    Scrolls,
}

/// A column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// What stands over it.
    pub head: String,
    /// What that means in full, for a screen reader and as a hint; may be the same.
    pub meaning: String,
    /// To which side its cells are set.
    pub align: Align,
    /// What becomes of it where the room ends.
    pub keep: Keep,
    /// The column that names whom its cells are about; nothing, where it is the first elastic one.
    pub about: Option<usize>,
}

impl Column {
    /// One whose head needs no explanation.
    #[must_use]
    pub fn new(head: impl Into<String>, align: Align, keep: Keep) -> Self {
        let head = head.into();
        Self { meaning: head.clone(), head, align, keep, about: None }
    }

    /// With what its head means in full.
    #[must_use]
    pub fn meaning(self, meaning: impl Into<String>) -> Self {
        Self { meaning: meaning.into(), ..self }
    }

    /// With the column that names whom its cells are about, where a row is about two.
    #[must_use]
    pub fn about(self, column: usize) -> Self {
        Self { about: Some(column), ..self }
    }
}

/// A row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GridRow {
    /// What stands in its columns.
    pub cells: Vec<String>,
    /// The whole row as one sentence, with what has dropped out too.
    pub spoken: String,
    /// Its sign; none is drawn where no row has one.
    pub tone: Tone,
}

impl GridRow {
    /// One without a sign.
    #[must_use]
    pub const fn new(cells: Vec<String>, spoken: String) -> Self {
        Self { cells, spoken, tone: Tone::Neutral }
    }
}

/// What a table holds. Made once and kept: it knows its widest cells.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GridTable {
    pub(super) columns: Vec<Column>,
    pub(super) rows: Vec<GridRow>,
    /// The texts of each column that may be the widest.
    pub(super) widest: Vec<Vec<String>>,
    pub(super) has_signs: bool,
    /// What is told of cells, by row and column, where that is more than stands in them.
    pub(super) told: BTreeMap<(usize, usize), String>,
}

/// So many texts of a column are measured.
const MEASURED: usize = 4;

/// How wide a text is, roughly: which of thousands is the widest is only guessed.
fn rough_width(text: &str) -> usize {
    let width = |letter: char| match letter {
        'i' | 'j' | 'l' | 'f' | 't' | 'r' | 'I' | '.' | ',' | ' ' | '\'' | '(' | ')' => 2,
        'm' | 'w' | 'M' | 'W' | 'ж' | 'ш' | 'Ж' | 'Ш' | '…' => 6,
        letter if letter.is_uppercase() => 5,
        _ => 4,
    };
    text.chars().map(width).sum()
}

impl GridTable {
    /// One with these columns and rows.
    #[must_use]
    pub fn new(columns: Vec<Column>, rows: Vec<GridRow>) -> Self {
        let widest = (0..columns.len()).map(|column| {
            let cells = rows.iter().filter_map(|row| row.cells.get(column));
            let mut cells: Vec<(usize, &String)> =
                cells.map(|cell| (rough_width(cell), cell)).collect();
            cells.sort_unstable_by(|one, other| other.cmp(one));
            cells.dedup();
            cells.into_iter().take(MEASURED).map(|(_, cell)| cell.clone()).collect()
        });
        let widest = widest.collect();
        let has_signs = rows.iter().any(|row| row.tone != Tone::Neutral);
        Self { columns, rows, widest, has_signs, told: BTreeMap::new() }
    }

    /// The same, with what is told of cells, by row and column, where that is more than stands in them.
    #[must_use]
    pub fn telling(self, told: BTreeMap<(usize, usize), String>) -> Self {
        Self { told, ..self }
    }

    /// The rows.
    #[must_use]
    pub fn rows(&self) -> &[GridRow] {
        &self.rows
    }
}
