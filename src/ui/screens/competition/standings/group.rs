//! The standing of a group of a championship by article 11, as it stands on paper.

use egui::Align;

use crate::screens::competition::headings::{NUMBER, tell_in_full};
use crate::screens::competition::standings::asked::{Maker, Parts, WorkingSource};
use crate::widgets::badge::Tone;
use crate::widgets::grid::table::{Column, GridRow, GridTable, Keep};
use crate::widgets::lines::LineText;
use crate::widgets::rows::sentence;
use jadoube_competition::olympiad1972::ranking::RankedTeam;
use jadoube_competition::tournament::Number;
use jadoube_core::competition::group_standing::GroupStanding;
use jadoube_desk::event_picture::EventPicture;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::group_table::GroupTable;

const PLACES: [(Align, Keep); 7] = [
    (Align::Max, Keep::Whole),
    (Align::Max, Keep::Drops(1)),
    (Align::Min, Keep::Elastic),
    (Align::Max, Keep::Whole),
    (Align::Max, Keep::Whole),
    (Align::Max, Keep::Drops(3)),
    (Align::Min, Keep::Drops(2)),
];

impl Maker<'_> {
    /// The places of a group, phase and group from 0.
    pub(super) fn group(&self, of: (usize, usize)) -> Option<Parts> {
        let (standing, phase) = self.event.group_standing(of, self.asked.after)?;
        let told =
            GroupTable { contest: &self.event.contest, standing: &standing, words: self.words };
        let columns = told.heads().into_iter().zip(PLACES);
        let mut columns: Vec<Column> =
            columns.map(|(head, (align, keep))| Column::new(head, align, keep)).collect();
        tell_in_full(&mut columns, &["", NUMBER], self.words);
        let places = &standing.ranking.places;
        let rows = places.iter().map(|place| self.group_row(&told, place)).collect();
        let numbers = places.iter().map(|place| told.number(place).unwrap_or(Number(0))).collect();
        let notes = self.results_open(phase.first_round).chain(told.notes()).collect();
        let table = GridTable::new(columns, rows);
        let title = told.title();
        Some((title, table, notes, numbers, WorkingSource::Group(standing)))
    }

    fn group_row(&self, told: &GroupTable<'_>, of: &RankedTeam) -> GridRow {
        let words = self.words;
        let cells = told.row(of);
        let heads = told.heads();
        let place = match of.place {
            Some(place) => words.say_with("tournament-standings-place", &[("place", place.into())]),
            None => words.say("tournament-standings-no-place"),
        };
        let [_, number, name, values @ ..] = &cells;
        let number = words.say_with("tournament-number", &[("number", number.as_str().into())]);
        let named = heads.iter().skip(3).zip(values).filter(|(_, value)| !value.is_empty());
        let named = named.map(|(head, value)| format!("{head} {value}"));
        let spoken: Vec<String> = [place, number, name.clone()].into_iter().chain(named).collect();
        let spoken: Vec<&str> = spoken.iter().map(String::as_str).collect();
        let spoken = sentence(&spoken);
        let has_left = told.standing.left.iter().any(|(left, _)| left.0 == of.team.0);
        let tone = if has_left { Tone::Warn } else { Tone::Neutral };
        GridRow { cells: cells.into(), spoken, tone }
    }
}

/// How the place of a team came about: what the table says of it, and each match of its Sonneborn-Berger.
pub(super) fn working(
    (event, standing): (&EventPicture, &GroupStanding),
    who: Number,
    words: &Catalogue,
) -> Vec<LineText> {
    let told = GroupTable { contest: &event.contest, standing, words };
    let mut places = standing.ranking.places.iter();
    let Some(place) = places.find(|place| told.number(place) == Some(who)) else {
        return Vec::new();
    };
    let values = told.heads().into_iter().zip(told.row(place)).filter(|(_, cell)| !cell.is_empty());
    let values = values.map(|(head, cell)| format!("{head}: {cell}"));
    let of = LineText::headed([told.title()].into_iter().chain(values).collect());
    let head = words.say("protocol-group-sonneborn-berger");
    let terms = LineText::headed([head].into_iter().chain(told.terms(place)).collect());
    of.chain(terms).collect()
}
