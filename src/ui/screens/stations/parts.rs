//! Two records of one board settled part by part: whose moves and up to which, what the clocks show, whose
//! result and counts, which incidents stand; and what comes of it, before it is recorded.

use egui::Ui;

use crate::actions::Actions;
use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::stations::differing::differing;
use crate::screens::stations::lines::{difference, kept_elsewhere};
use crate::tokens::Text;
use crate::widgets::announcer::Audience;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::card::{item, list, soft};
use crate::widgets::dialog::Column;
use crate::widgets::running_line::running_line;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::parts::{ClockSource, Parts};
use jadoube_core::hall::refusal::Refusal;
use jadoube_core::stations::command::Stands;
use jadoube_core::stations::post::Basis;
use jadoube_core::stations::post::{Epoch, Post};
use jadoube_desk::two_records::{Outcome, TwoRecords, last_move, outcome, two_records};
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::time;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, IncidentNo};

const UPTO: &str = "stations-parts-upto";

/// What is put together.
#[derive(Debug)]
pub struct PartsForm {
    board: BoardNo,
    epoch: Epoch,
    parts: Parts,
    upto: String,
    /// The incidents of the record that was put aside, each as it is told, and whether it stands.
    incidents: Vec<(IncidentNo, String, bool)>,
    reason: String,
    records: TwoRecords,
    /// What the arbiter has looked at.
    seen: Option<Basis>,
    of: u64,
    /// What would be recorded, and for what that was found out.
    outcome: Option<(OutcomeBasis, Result<Outcome, Refusal>)>,
    /// For which parts and which state the outcome was told last.
    told: Option<(Parts, u64)>,
}

/// For what an outcome was found out: the parts, the state, and the second.
type OutcomeBasis = (Parts, u64, i64);

impl PartsForm {
    /// Of a board, and of the term whose record was put aside.
    #[must_use]
    pub fn new(scene: &Scene<'_>, board: BoardNo, epoch: Epoch) -> Self {
        let mut form = Self {
            board,
            epoch,
            parts: Parts::default(),
            upto: String::new(),
            incidents: Vec::new(),
            reason: String::new(),
            records: TwoRecords::default(),
            seen: None,
            of: u64::MAX,
            outcome: None,
            told: None,
        };
        form.learn(scene);
        form.seen = form.records.basis;
        form
    }

    /// Reads the records anew where something was recorded since.
    fn learn(&mut self, scene: &Scene<'_>) {
        let of = scene.snap.hall.seq;
        if self.of == of {
            return;
        }
        self.of = of;
        let (hall, history) = (&scene.snap.hall, &scene.snap.history);
        let place = (Post::Board(self.board), self.epoch);
        self.records = two_records(scene.words, hall, history.all(), place);
        let Some(record) = &self.records.put_aside else { return };
        let stand: Vec<IncidentNo> = self.stand();
        let told = record.incidents.iter().filter_map(|(no, what)| {
            Some((*no, scene.words.tell(what.first()?), stand.contains(no)))
        });
        self.incidents = told.collect();
    }

    fn stand(&self) -> Vec<IncidentNo> {
        self.incidents.iter().filter(|(.., stands)| *stands).map(|(no, ..)| *no).collect()
    }

    fn has_changed(&self) -> bool {
        self.records.basis != self.seen
    }

    /// The game whose moves are chosen.
    fn game<'a>(&'a self, scene: &'a Scene<'_>) -> Option<&'a Game> {
        match self.parts.moves {
            Stands::InForce => scene.snap.hall.game(self.board).map(AsRef::as_ref),
            Stands::Aside => self.records.put_aside.as_deref().map(|record| &record.game),
        }
    }

    /// What is chosen; none where the last move is not understood.
    fn wanted(&self, scene: &Scene<'_>) -> Option<Parts> {
        let upto = match self.upto.trim() {
            "" => None,
            text => Some(last_move(text, self.game(scene)?)?),
        };
        Some(Parts { upto, incidents: self.stand(), ..self.parts.clone() })
    }

    /// What comes of it; found out anew where something has changed, and each second while clocks run.
    fn found(&mut self, scene: &Scene<'_>) -> Option<&Result<Outcome, Refusal>> {
        let parts = self.wanted(scene)?;
        let asked = (parts, self.of, scene.now.0.div_euclid(1000));
        if self.outcome.as_ref().is_none_or(|(of, _)| *of != asked) {
            let record = self.records.put_aside.as_deref()?;
            let (words, hall) = (scene.words, &scene.snap.hall);
            let place = (self.board, self.epoch);
            let found = outcome(words, hall, place, (&asked.0, "", record), scene.now);
            self.outcome = Some((asked, found));
        }
        self.outcome.as_ref().map(|(_, found)| found)
    }

    fn choices(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        let Some((in_force, aside)) = names(scene, self.board, self.epoch) else { return };
        let whose = |id: &str, station: &str| scene.say_with(id, &[("station", station.into())]);
        let either = [
            (Stands::InForce, whose("stations-stands-in-force", &in_force)),
            (Stands::Aside, whose("stations-stands-aside", &aside)),
        ];
        fields.pick(ui, "stations-parts-moves", &either, &mut self.parts.moves);
        let wrong = self.wanted(scene).is_none().then(|| scene.say("stations-parts-no-such-move"));
        let upto = Field::new(UPTO).example(scene.say("stations-parts-upto-example")).fault(wrong);
        fields.text(ui, upto, &mut self.upto);
        let (now, record) = (scene.snap.hall.game(self.board), self.records.put_aside.as_deref());
        let Some((now, record)) = now.zip(record) else { return };
        // A running clock would be read out each second.
        let as_now = match now.clock.running() {
            Some(_) => scene.say("stations-parts-clock-runs"),
            None => shown(scene, "stations-parts-clock-now", now.times(scene.now)),
        };
        let clocks = [
            (ClockSource::InForce, as_now),
            (ClockSource::Aside, shown(scene, "stations-parts-clock-aside", record.times)),
            (ClockSource::LastMove, scene.say("stations-parts-clock-move")),
        ];
        fields.pick(ui, "stations-parts-clock", &clocks, &mut self.parts.clock);
        if now.outcome() != record.game.outcome() {
            let told = |game: &Game, name: &str| {
                let result = match game.outcome() {
                    Some(outcome) => scene.words.tell(&outcome),
                    None => scene.say("stations-parts-goes-on"),
                };
                format!("{result} ({name})")
            };
            let results = [
                (Stands::InForce, told(now, &in_force)),
                (Stands::Aside, told(&record.game, &aside)),
            ];
            fields.pick(ui, "stations-parts-result", &results, &mut self.parts.result);
        }
        if (now.illegal_moves, now.counts) != (record.game.illegal_moves, record.game.counts) {
            fields.pick(ui, "stations-parts-counts", &either, &mut self.parts.counts);
        }
        for (_, told, stands) in &mut self.incidents {
            let label =
                scene.say_with("stations-parts-incident", &[("what", told.as_str().into())]);
            let options = [
                (false, scene.say("stations-parts-stands-not")),
                (true, scene.say("stations-parts-stands")),
            ];
            let field = Field::new("stations-parts-incident").named(&label);
            fields.pick(ui, field, &options, stands);
        }
    }

    /// Tells what comes of it where something else was chosen, for whom does not see it change.
    fn tell_outcome(&mut self, scene: &Scene<'_>, actions: &mut Actions) {
        let now = self.wanted(scene).map(|parts| (parts, self.of));
        if now.is_none() || self.told == now {
            return;
        }
        let is_first = self.told.is_none();
        self.told = now;
        let Some(Ok(Outcome { game, times, .. })) = self.found(scene) else { return };
        let last = last_told(scene, game);
        let clock = shown(scene, "stations-settle-times", *times);
        // The dialog itself is read when it opens.
        if !is_first {
            let title = scene.say("stations-parts-outcome");
            actions.hear(Audience::All, format!("{title}: {last}. {clock}"));
        }
    }

    fn outcome_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) {
        let title = scene.say("stations-parts-outcome");
        ui.label(Text::Title.rich(&title));
        let of = scene.words;
        let facts = format!("{:?}", self.wanted(scene));
        match self.found(scene) {
            None => soft(ui, scene.say("stations-parts-no-such-move")),
            Some(Err(why)) => _ = badge(ui, Tone::Bad, &of.tell(why)),
            Some(Ok(Outcome { lines, game, times })) => {
                ui.label(Text::Body.rich(last_told(scene, game)));
                let clock = Text::Body.rich(shown(scene, "stations-settle-times", *times));
                running_line(ui, of, clock, &facts);
                list(ui, &title, |ui| {
                    for line in lines {
                        item(ui, line, |ui| ui.label(Text::Body.rich(line)));
                    }
                });
            }
        }
    }
}

/// The names of the stations whose records differ.
fn names(scene: &Scene<'_>, board: BoardNo, epoch: Epoch) -> Option<(String, String)> {
    let one = difference(scene, Post::Board(board), epoch)?;
    let stations = &scene.snap.hall.stations;
    Some((stations.name(one.instead), stations.name(one.epoch.of)))
}

/// The last move of a game, and how many it has.
fn last_told(scene: &Scene<'_>, game: &Game) -> String {
    let last = match game.plies.last() {
        Some(ply) => {
            let sign = Numbering::from_start(&game.start).sign(game.ply());
            format!("{sign}{}", chess::localized_san(scene.words, &ply.san))
        }
        None => scene.say("stations-parts-no-move"),
    };
    let last = [("last", last.into()), ("plies", game.ply().0.into())];
    scene.say_with("stations-parts-last", &last)
}

/// Both times in words.
fn shown(scene: &Scene<'_>, id: &str, times: BySide<Millis>) -> String {
    let args = [
        ("white", time::shown(times.white).into()),
        ("black", time::shown(times.black).into()),
        ("whites", chess::side(scene.words, Side::White).into()),
        ("blacks", chess::side(scene.words, Side::Black).into()),
    ];
    scene.say_with(id, &args)
}

impl DialogForm for PartsForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let one = difference(scene, Post::Board(self.board), self.epoch)?;
        let post = ("post", scene.words.tell(&Post::Board(self.board)).into());
        let title = scene.say_with("stations-settle-title", &[post]);
        let common = [("common", self.records.common.into())];
        let mut about = scene.say_with("stations-parts-what", &common);
        if let Some(differ) = differing(scene, &one, &self.records) {
            about = format!("{differ}\n{about}");
        }
        let head = Head::new("settle in parts", title, scene.say("stations-settle-deed"));
        let head = head.hindered(kept_elsewhere(scene, Post::Board(self.board)));
        Some(head.about(about).width(1000.0).columns().begin_at("stations-parts-moves").waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, column: Column) {
        self.learn(fields.scene);
        if column == Column::Last {
            self.tell_outcome(fields.scene, fields.actions);
        }
        match column {
            Column::First => {
                if self.has_changed() {
                    badge(ui, Tone::Warn, &fields.say("stations-parts-changed"));
                }
                self.choices(ui, fields);
            }
            Column::Last => self.outcome_ui(ui, fields.scene),
        }
    }

    fn below(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        fields.reason(ui, &mut self.reason);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        self.learn(check.scene);
        if self.has_changed() {
            // It is on the screen now: who sends it again has seen it.
            self.seen = self.records.basis;
            check.shown(check.scene.say("stations-parts-changed"));
            return None;
        }
        let chosen = self.wanted(check.scene);
        let parts = check.read(UPTO, chosen, "stations-parts-no-such-move")?;
        let reason = check.reason(&self.reason)?;
        let (board, aside, basis) = (self.board, self.epoch, self.seen);
        let command = Command::SettleInParts { board, aside, parts, reason, basis, record: None };
        check.actions.command(command);
        Some(())
    }
}
