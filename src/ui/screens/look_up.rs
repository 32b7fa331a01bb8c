//! Players of FIDE's rating list beside a field for a name: found while it is typed, reached by the
//! arrow down, taken by Enter.

use std::collections::BTreeMap;

use egui::{Key, Response, Ui};

use crate::form::Fields;
use crate::scene::Scene;
use crate::widgets::announcer::Audience;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::card::soft;
use crate::widgets::field::hint_ui;
use crate::widgets::rows::{self, Row, RowAction, rows_ui, sentence};
use jadoube_core::competition::entrant::Entrant;
use jadoube_core::competition::state::Contest;
use jadoube_desk::rating_list::{FoundPlayers, ListFault, RatingList};

/// How many are shown; who is not among them is found by more letters.
const SHOWN: usize = 8;

/// So many letters are typed before it is looked up.
const LETTERS: usize = 2;

/// The list beside a field.
#[derive(Debug, Default)]
pub struct LookUp {
    /// The list of this machine, once it was needed.
    list: Option<Result<RatingList, ListFault>>,
    found: FoundPlayers,
    at: usize,
}

impl LookUp {
    /// Draws who is found by what stands in a field, and gives whom somebody takes. Those of the
    /// federation come first.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        fields: &mut Fields<'_, '_>,
        (field, typed): (&Response, &str),
        federation: &str,
    ) -> Option<Entrant> {
        let scene = fields.scene;
        let list = match self.list.get_or_insert_with(|| RatingList::own(scene.prefs)) {
            Ok(list) => list,
            Err(ListFault::None) => {
                hint_ui(ui, field, &scene.say("rating-list-look-up-none"));
                return None;
            }
            Err(why) => {
                badge(ui, Tone::Warn, &scene.words.tell(why));
                return None;
            }
        };
        if field.changed() {
            let before = std::mem::take(&mut self.found);
            self.at = 0;
            if typed.trim().chars().count() >= LETTERS {
                match list.find(typed, federation, SHOWN) {
                    Ok(found) => self.found = found,
                    Err(why) => {
                        self.list = Some(Err(why));
                        return None;
                    }
                }
            }
            if self.found != before {
                let count = [("count", self.found.players.len().into())];
                let count = scene.say_with("rating-list-look-up-count", &count);
                fields.actions.hear(Audience::All, count);
            }
        }
        if self.found.players.is_empty() {
            return None;
        }
        let name = scene.words.tell(&list.about().name());
        if field.has_focus() && ui.input(|input| input.key_pressed(Key::ArrowDown)) {
            rows::focus(ui, &name, self.at);
        }
        let taken = self.rows_ui(ui, scene, &name)?;
        let player = self.found.players.get(taken)?;
        let entrant = self.list.as_ref()?.as_ref().ok()?.entrant(player);
        self.found = FoundPlayers::default();
        Some(entrant)
    }

    /// Draws the players; the one that is taken.
    fn rows_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, name: &str) -> Option<usize> {
        soft(ui, name);
        let texts: Vec<[String; 4]> = self
            .found
            .players
            .iter()
            .map(|player| {
                let number = |number: Option<u16>| {
                    number.map(|number| number.to_string()).unwrap_or_default()
                };
                let ratings = [
                    ("rating-list-standard", player.ratings.standard),
                    ("rating-list-rapid", player.ratings.rapid),
                    ("rating-list-blitz", player.ratings.blitz),
                ];
                let ratings = ratings.map(|(id, rating)| {
                    rating
                        .map(|rating| scene.say_with(id, &[("rating", rating.to_string().into())]))
                        .unwrap_or_default()
                });
                let ratings = match player.ratings.rates().next() {
                    Some(_) => sentence(&ratings.each_ref().map(String::as_str)),
                    None => scene.say("rating-list-unrated"),
                };
                let inactive = if player.is_inactive {
                    scene.say("rating-list-inactive")
                } else {
                    String::new()
                };
                let title = sentence(&[&player.name, &player.title]);
                let detail =
                    sentence(&[&player.federation, &number(player.birth), &ratings, &inactive]);
                let spoken = sentence(&[&title, &detail]);
                [title, detail, player.number.to_string(), spoken]
            })
            .collect();
        let rows: Vec<Row<'_>> = texts.iter().map(Row::plain).collect();
        let action = rows_ui(ui, name, &rows, self.at);
        if self.found.more {
            soft(ui, scene.say("rating-list-more"));
        }
        match action? {
            RowAction::Open(row) => Some(row),
            // A click takes at once; an arrow only goes there.
            RowAction::Select(row) if ui.input(|input| input.pointer.any_click()) => Some(row),
            RowAction::Select(row) => {
                self.at = row;
                None
            }
        }
    }
}

/// The federation that most of those who entered are from, with the first of equal ones: the event's
/// own is written nowhere.
#[must_use]
pub fn usual_federation(contest: &Contest) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let federations = contest.entrants.values().map(|one| one.entrant.federation.as_str());
    for federation in federations.filter(|federation| !federation.is_empty()) {
        *counts.entry(federation).or_default() += 1;
    }
    let most = counts.values().copied().max();
    let first = counts.into_iter().find(|(_, count)| Some(*count) == most);
    first.map(|(federation, _)| federation.to_owned()).unwrap_or_default()
}
