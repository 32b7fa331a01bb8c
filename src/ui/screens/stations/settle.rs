//! Two records of one board: which of them there are, and the dialog in which the arbiter says which one
//! stands.

use std::collections::BTreeMap;

use egui::Ui;

use crate::actions::Actions;
use crate::form::{Check, DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::screens::stations::differing::differing;
use crate::screens::stations::lines::{difference, kept_elsewhere};
use crate::screens::stations::parts::PartsForm;
use crate::tokens::Text;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button_about};
use crate::widgets::card::{card, item, list, soft};
use crate::widgets::dialog::Column;
use crate::widgets::lines::{LineText, lines_ui};
use jadoube_chess::side::Side;
use jadoube_core::hall::command::Command;
use jadoube_core::stations::command::{Command as Ask, Stands};
use jadoube_core::stations::difference::Difference;
use jadoube_core::stations::post::{Basis, Epoch, Post};
use jadoube_desk::two_records::{Record, TwoRecords, two_records};
use jadoube_i18n::{chess, time};

/// The differences that wait for an arbiter.
pub(super) fn list_ui(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let open: Vec<Difference<'_>> = scene.snap.hall.stations.open_differences().collect();
    if open.is_empty() {
        return;
    }
    let title = scene.say("stations-differences");
    card(ui, &title, |ui| {
        soft(ui, scene.say("stations-differences-what"));
        list(ui, &title, |ui| {
            for one in &open {
                let text = line(scene, one);
                item(ui, &text, |ui| {
                    badge(ui, Tone::Bad, &text);
                    let label = scene.say("stations-compare");
                    let about = scene.words.tell(&one.post);
                    if button_about(ui, Weight::Plain, &label, &about).clicked() {
                        actions.open(SettleForm::new(scene, one.post, one.epoch));
                    }
                    let Some(board) = one.post.board() else { return };
                    let label = scene.say("stations-parts");
                    if button_about(ui, Weight::Plain, &label, &about).clicked() {
                        actions.open(PartsForm::new(scene, board, one.epoch));
                    }
                });
            }
        });
    });
}

/// Whose records differ.
pub(crate) fn line(scene: &Scene<'_>, one: &Difference<'_>) -> String {
    let stations = &scene.snap.hall.stations;
    let entries = i64::try_from(one.aside.count).unwrap_or(i64::MAX);
    let args = [
        ("post", scene.words.tell(&one.post).into()),
        ("station", stations.name(one.epoch.of).into()),
        ("instead", stations.name(one.instead).into()),
        ("entries", entries.into()),
    ];
    scene.say_with("stations-difference", &args)
}

/// Which of two records stands.
#[derive(Debug)]
pub struct SettleForm {
    post: Post,
    epoch: Epoch,
    stands: Stands,
    reason: String,
    records: TwoRecords,
    /// What the arbiter has looked at.
    seen: Option<Basis>,
    of: u64,
    /// The line of each record at which the keyboard stands: of the one in force, and of the other.
    cursors: [usize; 2],
}

impl SettleForm {
    /// Of a post, and of the term whose record was put aside.
    #[must_use]
    pub fn new(scene: &Scene<'_>, post: Post, epoch: Epoch) -> Self {
        let (stands, reason, records) = (Stands::InForce, String::new(), TwoRecords::default());
        let mut form = Self {
            post,
            epoch,
            stands,
            reason,
            records,
            seen: None,
            of: u64::MAX,
            cursors: [0; 2],
        };
        form.learn(scene);
        form.seen = form.records.basis;
        form
    }

    /// Reads the records anew where something was recorded since.
    fn learn(&mut self, scene: &Scene<'_>) {
        let of = scene.snap.hall.seq;
        if self.of != of {
            self.of = of;
            let (hall, history) = (&scene.snap.hall, &scene.snap.history);
            self.records = two_records(scene.words, hall, history.all(), (self.post, self.epoch));
        }
    }

    fn difference<'a>(&self, scene: &Scene<'a>) -> Option<Difference<'a>> {
        difference(scene, self.post, self.epoch)
    }
}

impl DialogForm for SettleForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let one = self.difference(scene)?;
        let post = ("post", scene.words.tell(&one.post).into());
        let title = scene.say_with("stations-settle-title", &[post]);
        let differ = differing(scene, &one, &self.records);
        let parts = [Some(line(scene, &one)), differ, Some(scene.say("stations-settle-what"))];
        let about = parts.into_iter().flatten().collect::<Vec<_>>().join("\n");
        let head = Head::new("settle", title, scene.say("stations-settle-deed")).about(about);
        let head = head.hindered(kept_elsewhere(scene, self.post));
        Some(head.width(900.0).beside().begin_at("stations-settle-which").waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, column: Column) {
        let scene = fields.scene;
        self.learn(scene);
        let Some(one) = self.difference(scene) else { return };
        let stations = &scene.snap.hall.stations;
        let (id, station, record) = match column {
            Column::First => ("stations-settle-in-force", one.instead, &self.records.in_force),
            Column::Last => ("stations-settle-aside", one.epoch.of, &self.records.aside),
        };
        let station = stations.name(station);
        let title = scene.say_with(id, &[("station", station.as_str().into())]);
        let lines = record_lines(scene, &station, self.records.common, record);
        ui.label(Text::Title.rich(&title));
        let [first, last] = &mut self.cursors;
        let cursor = if column == Column::First { first } else { last };
        lines_ui(ui, &title, &lines, cursor, &mut false);
    }

    fn below(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let Some(one) = self.difference(fields.scene) else { return };
        let stations = &fields.scene.snap.hall.stations;
        let word = |id, station| {
            let station = ("station", stations.name(station).into());
            fields.scene.say_with(id, &[station])
        };
        let options = [
            (Stands::InForce, word("stations-stands-in-force", one.instead)),
            (Stands::Aside, word("stations-stands-aside", one.epoch.of)),
        ];
        if self.records.basis != self.seen {
            badge(ui, Tone::Warn, &fields.say("stations-parts-changed"));
        }
        fields.pick(ui, "stations-settle-which", &options, &mut self.stands);
        fields.reason(ui, &mut self.reason);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        self.learn(check.scene);
        if self.records.basis != self.seen {
            // It is on the screen now: who sends it again has seen it.
            self.seen = self.records.basis;
            check.shown(check.scene.say("stations-parts-changed"));
            return None;
        }
        let reason = check.reason(&self.reason)?;
        let (post, aside, stands, basis) = (self.post, self.epoch, self.stands, self.seen);
        let what = Ask::Settle { post, aside, stands, reason, basis, ahead: BTreeMap::new() };
        check.actions.command(Command::Stations { what });
        Some(())
    }
}

/// What a record says, line by line: whose it is, what its clock shows at the end, and what happened in it.
fn record_lines(scene: &Scene<'_>, station: &str, common: u16, record: &Record) -> Vec<LineText> {
    let args =
        [("station", station.into()), ("common", common.into()), ("plies", record.plies.into())];
    let mut all = vec![scene.say_with("stations-settle-moves", &args)];
    if let Some(times) = &record.times {
        let args = [
            ("station", station.into()),
            ("white", time::shown(*times.of(Side::White)).into()),
            ("black", time::shown(*times.of(Side::Black)).into()),
            ("whites", chess::side(scene.words, Side::White).into()),
            ("blacks", chess::side(scene.words, Side::Black).into()),
        ];
        all.push(scene.say_with("stations-settle-clock", &args));
    }
    all.extend(record.lines.iter().map(|line| format!("{}  {}", line.time, line.text)));
    if record.lines.is_empty() {
        all.push(scene.say("stations-settle-nothing"));
    }
    all.into_iter().map(|text| LineText { text, is_head: false }).collect()
}
