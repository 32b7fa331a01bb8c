//! Pairings or standings for all to see: as large as the window, page after page, which turn by
//! themselves until somebody stops them. It follows the event: what is published next stands there.
//!
//! It is the one dialog that is no form: it fills the window, nothing is entered or sent, and there is no
//! lower row.

use egui::{
    Align2, Context, FontId, Frame, Id, Key, Modal, Modifiers, Rect, Sense, Ui, pos2, vec2,
};

use crate::actions::{Actions, Close, Dialog, FileChoice};
use crate::scene::Scene;
use crate::screens::competition::round::matches::MatchLine;
use crate::screens::competition::round::next::Next;
use crate::screens::competition::round::points::points;
use crate::screens::competition::round::table::{BoardRow as Board, Order, RowSubject, Table};
use crate::tokens::{self, Text, scale, space};
use crate::widgets::announcer;
use crate::widgets::button::{Weight, button, button_hindered};
use crate::widgets::card::{item, list};
use crate::widgets::elide;
use crate::widgets::focus;
use crate::widgets::said;
use egui::accesskit::Role;
use jadoube_chess::side::Side;
use jadoube_core::competition::context::Boards;
use jadoube_core::competition::round::Stage;
use jadoube_core::competition::state::Contest;
use jadoube_core::competition::tournament::Games;
use jadoube_desk::request_error::Trouble;
use jadoube_desk::sealing::SealingFault;
use jadoube_i18n::group_table::GroupTable;
use jadoube_i18n::lang::Lang;
use jadoube_i18n::standing::StandingText;
use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;
use std::time::Duration;

/// How long a page stays, in seconds.
const STAYS: f64 = 12.0;
/// Between the edge of the window and what stands in it, in points.
const MARGIN: f32 = space::L;
/// The height of a line as a part of the window's, at usual size of text.
const LINE: f32 = 0.052;

/// What is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Content {
    Pairings,
    Standings,
}

/// A line: what stands at the left, in the middle and at the right; all of it as one sentence.
#[derive(Debug, Clone)]
struct ProjectorLine {
    cells: Vec<(f32, Align2, String)>,
    spoken: String,
    /// Whether it stands above what follows, and so does not stand alone at the foot of a page.
    is_head: bool,
}

/// The screen for the projector.
#[derive(Debug)]
pub struct Projector {
    content: Content,
    page: usize,
    /// Since when the page is shown, in egui's seconds.
    since: Option<f64>,
    is_paused: bool,
    is_new: bool,
    /// How high the foot was in the pass before.
    foot: f32,
    table: Table,
    /// What was worked out, and for which picture.
    lines: Vec<ProjectorLine>,
    of: Option<(u64, Lang, Content)>,
}

impl Projector {
    /// It begins with the pairings of the round that is played.
    #[must_use]
    pub fn new() -> Self {
        Self {
            content: Content::Pairings,
            page: 0,
            since: None,
            is_paused: false,
            is_new: true,
            foot: 0.0,
            table: Table::default(),
            lines: Vec::new(),
            of: None,
        }
    }

    fn learn(&mut self, scene: &Scene<'_>) {
        let key = (scene.snap.revision, scene.words.lang(), self.content);
        if self.of == Some(key) {
            return;
        }
        self.of = Some(key);
        let contest = &scene.snap.hall.contest;
        let round = contest.published();
        self.lines = match self.content {
            Content::Pairings => {
                self.table.learn(scene, Next::of(&scene.snap.hall), (round, Order::Board));
                pairings(scene, &self.table)
            }
            Content::Standings => standings(scene, contest, round),
        };
    }

    fn title(&self, scene: &Scene<'_>) -> String {
        let id = match self.content {
            Content::Pairings => "tournament-projector-pairings",
            Content::Standings => "tournament-projector-standings",
        };
        let round = i64::from(scene.snap.hall.contest.published());
        let name = scene.snap.hall.competition.as_ref().map(|one| one.name.clone());
        let args = [("round", round.into()), ("name", name.unwrap_or_default().into())];
        scene.say_with(id, &args)
    }

    /// Goes so many pages on; after the last comes the first.
    fn turn(&mut self, by: isize, pages: usize, now: f64) {
        let pages = isize::try_from(pages.max(1)).unwrap_or(1);
        let page = isize::try_from(self.page).unwrap_or(0) + by;
        self.page = usize::try_from(page.rem_euclid(pages)).unwrap_or(0);
        self.since = Some(now);
    }

    fn show_page(&mut self, ui: &mut Ui, scene: &Scene<'_>) {
        let t = tokens::of(ui.ctx());
        let window = ui.ctx().content_rect();
        let text = f32::from(scale(ui.ctx()).percent()) / 100.0;
        let line = (window.height() * LINE * text).min(window.height() / 5.0);
        let size = self.fitted(ui, line * 0.62);
        ui.label(egui::RichText::new(self.title(scene)).font(strong(size)).color(t.ink));
        // Below the buttons is the line in which messages stand.
        let messages = announcer::line_height(ui.ctx()) - MARGIN;
        let bottom = ui.max_rect().bottom() - self.foot - messages.max(0.0);
        // Where little is left the lines stand closer before anything below them is covered.
        let room = (bottom - ui.cursor().top()).max(size * 1.4);
        let line = line.min(room);
        let on_page = ((room / line).floor() as usize).max(1);
        let parts = parted(&self.lines, on_page);
        let pages = parts.len();
        self.page = self.page.min(pages - 1);
        self.keep_time(ui.ctx(), pages);
        let part = parts.get(self.page).cloned().unwrap_or_default();
        let shown = self.lines.get(part).unwrap_or_default().iter();
        let name = self.title(scene);
        list(ui, &name, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (nth, one) in shown.enumerate() {
                item(ui, &one.spoken, |ui| {
                    let (rect, _) =
                        ui.allocate_exact_size(vec2(ui.available_width(), line), Sense::hover());
                    if nth % 2 == 1 {
                        ui.painter().rect_filled(rect, 0.0, t.surface);
                    }
                    paint(ui, rect, one, size);
                });
            }
        });
        ui.add_space((bottom - ui.cursor().top()).max(0.0));
        let top = ui.cursor().top();
        self.foot_ui(ui, scene, pages);
        let foot = ui.cursor().top() - top;
        if (foot - self.foot).abs() > 1.0 {
            self.foot = foot;
            ui.ctx().request_discard("the page makes room for its foot");
        }
    }

    /// The size of the type with which nothing is cut, no larger than this.
    fn fitted(&self, ui: &Ui, size: f32) -> f32 {
        let ink = tokens::of(ui.ctx()).ink;
        let width = ui.available_width();
        let part = self.lines.iter().flat_map(|line| {
            line.cells.iter().enumerate().filter_map(move |(nth, (at, align, text))| {
                let end = line.cells.get(nth + 1).map_or(1.0, |(next, ..)| *next);
                // What is set to the right has the room at its left.
                (*align == Align2::LEFT_CENTER).then_some((end - at, text))
            })
        });
        let mut longest: BTreeMap<u16, (f32, &String)> = BTreeMap::new();
        for (part, text) in part {
            let known = longest.entry((part * 1000.0) as u16).or_insert((part, text));
            if text.chars().count() > known.1.chars().count() {
                *known = (part, text);
            }
        }
        let shares = longest.values().map(|(part, text)| {
            let galley = ui.painter().layout_no_wrap((*text).clone(), strong(size), ink);
            (part * width - space::S) / galley.size().x.max(1.0)
        });
        // The longest text need not be the widest.
        size * (shares.fold(1.0_f32, f32::min) * 0.94).min(1.0)
    }

    /// Turns the page when its time is over.
    fn keep_time(&mut self, ctx: &Context, pages: usize) {
        let now = ctx.input(|input| input.time);
        let since = *self.since.get_or_insert(now);
        if self.is_paused || pages < 2 {
            return;
        }
        let left = STAYS - (now - since);
        if left <= 0.0 {
            self.turn(1, pages, now);
        }
        let next = if left <= 0.0 { STAYS } else { left };
        ctx.request_repaint_after(Duration::from_secs_f64(next.clamp(0.0, STAYS)));
    }

    /// What can be done: stop the pages, turn them, show the other thing.
    fn foot_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, pages: usize) {
        let now = ui.input(|input| input.time);
        ui.spacing_mut().interact_size.y = tokens::target(ui.ctx());
        ui.horizontal_wrapped(|ui| {
            let word = if self.is_paused {
                "tournament-projector-go-on"
            } else {
                "tournament-projector-pause"
            };
            let space = scene.say("tournament-projector-space");
            let pause = button(ui, Weight::Quiet, &scene.say(word), Some(&space));
            if std::mem::take(&mut self.is_new) {
                pause.request_focus();
            }
            let elsewhere = !pause.has_focus();
            let key =
                ui.input_mut(|input| elsewhere && input.consume_key(Modifiers::NONE, Key::Space));
            if pause.clicked() || key {
                self.is_paused = !self.is_paused;
                self.since = Some(now);
            }
            for (id, key, by) in [("preview-back", "←", -1), ("preview-on", "→", 1)] {
                let why = (pages <= 1).then(|| scene.say("app-why-one-page"));
                let why = why.as_deref();
                let turn = button_hindered(ui, Weight::Quiet, &scene.say(id), Some(key), why);
                if turn.clicked() {
                    self.turn(by, pages, now);
                }
            }
            let (other, word) = match self.content {
                Content::Pairings => (Content::Standings, "tournament-projector-show-standings"),
                Content::Standings => (Content::Pairings, "tournament-projector-show-pairings"),
            };
            if button(ui, Weight::Quiet, &scene.say(word), None).clicked() {
                (self.content, self.page, self.since) = (other, 0, Some(now));
            }
            let args = [("page", (self.page + 1).into()), ("count", pages.into())];
            ui.label(Text::Caption.rich(scene.say_with("preview-page", &args)));
        });
        let steps = focus::take_arrows(ui);
        let by: isize =
            steps.iter().map(|step| isize::from(step.right) + isize::from(step.down)).sum();
        if by != 0 {
            self.turn(by, pages, now);
        }
    }
}

impl Default for Projector {
    fn default() -> Self {
        Self::new()
    }
}

impl Dialog for Projector {
    fn show(&mut self, ctx: &Context, scene: &Scene<'_>, _: &mut Actions) -> Close {
        self.learn(scene);
        let t = tokens::of(ctx);
        let id = Id::unique("projector");
        let name = self.title(scene);
        if self.is_new {
            said::opened(ctx, said::OpenedDialog::named(name.clone()));
        }
        let area = Modal::default_area(id).accessible_name(&name).role(Role::Dialog);
        let frame = Frame::new().fill(t.canvas).inner_margin(MARGIN);
        let size = ctx.content_rect().size() - vec2(2.0 * MARGIN, 2.0 * MARGIN);
        let modal = Modal::new(id).area(area).frame(frame).backdrop_color(t.canvas);
        let shown = modal.show(ctx, |ui| {
            ui.set_min_size(size);
            ui.set_max_size(size);
            self.show_page(ui, scene);
        });
        ctx.accesskit_node_builder(id, |node| node.set_modal());
        if shown.should_close() { Close::Yes } else { Close::No }
    }

    fn chosen(&mut self, _: FileChoice, _: &Path) {}

    fn is_asked(&self) -> bool {
        false
    }

    fn refuse(&mut self, _: &Trouble, _: String) -> bool {
        false
    }

    fn fail(&mut self, _: &SealingFault, _: String) -> bool {
        false
    }

    fn come_back(&mut self) {}
}

fn strong(size: f32) -> FontId {
    FontId::new(size, Text::Strong.family())
}

/// The cells of a line, each from its place on, as far as the next.
fn paint(ui: &Ui, rect: Rect, line: &ProjectorLine, size: f32) {
    let t = tokens::of(ui.ctx());
    for (nth, (at, align, text)) in line.cells.iter().enumerate() {
        let x = rect.left() + rect.width() * at;
        let end = line.cells.get(nth + 1).map_or(1.0, |(next, ..)| *next);
        let room =
            if *align == Align2::LEFT_CENTER { rect.width() * (end - at) } else { rect.width() };
        let place = (pos2(x, rect.center().y), *align);
        elide::paint(ui.painter(), place, text, strong(size), t.ink, room - space::S);
    }
}

fn pairings(scene: &Scene<'_>, table: &Table) -> Vec<ProjectorLine> {
    let stage = table.stage;
    let of = |line: &Board| {
        let seat = |side| {
            let seat = line.seats.of(side);
            format!("{} {} ({})", seat.number, seat.name, points(seat.points))
        };
        let result = if line.is_open() { "–".to_owned() } else { line.status(scene.words) };
        let left = Align2::LEFT_CENTER;
        let cells = vec![
            (0.0, left, line.board.to_string()),
            (0.07, left, seat(Side::White)),
            (0.46, left, result),
            (0.61, left, seat(Side::Black)),
        ];
        let spoken = line.spoken(scene.words, stage.unwrap_or(Stage::Published));
        ProjectorLine { cells, spoken, is_head: false }
    };
    let stage = stage.unwrap_or(Stage::Published);
    let mut lines: Vec<ProjectorLine> = match table.matches.is_empty() {
        true => table.lines.iter().map(of).collect(),
        false => table
            .order
            .iter()
            .filter_map(|place| match place {
                RowSubject::Match(_) => Some(match_line(scene, table.match_of(*place)?, stage)),
                RowSubject::Board(board, _) => table.line(*board).map(of),
                RowSubject::Empty(board) => {
                    let empty = &table.match_of(*place)?.empty;
                    let told = empty.iter().find(|one| one.board == *board)?.spoken(scene.words);
                    Some(ProjectorLine {
                        cells: vec![(0.07, Align2::LEFT_CENTER, told.clone())],
                        spoken: told,
                        is_head: false,
                    })
                }
            })
            .collect(),
    };
    lines.extend(table.byes.iter().map(|player| {
        let told = scene.say_with("tournament-round-byes", &[("players", player.into())]);
        let cells = vec![(0.07, Align2::LEFT_CENTER, told.clone())];
        ProjectorLine { cells, spoken: told, is_head: false }
    }));
    lines
}

/// Two teams with their result so far, above their boards.
fn match_line(scene: &Scene<'_>, one: &MatchLine, stage: Stage) -> ProjectorLine {
    let left = Align2::LEFT_CENTER;
    let [first, second] = one.sides.each_ref().map(|side| format!("{} {}", side.number, side.name));
    let cells = vec![
        (0.0, left, one.boards()),
        (0.07, left, first),
        (0.46, left, one.result()),
        (0.61, left, second),
    ];
    ProjectorLine { cells, spoken: one.spoken(scene.words, stage), is_head: true }
}

/// The places of all groups of the phase at work, each below the name of its group; nothing, where
/// teams do not play in groups.
fn group_standings(
    scene: &Scene<'_>,
    (contest, boards): (&Contest, &Boards),
    round: u8,
) -> Vec<ProjectorLine> {
    let at_work = contest.standing_phase_after(round);
    let groups = contest.standing_groups(round).into_iter();
    let groups = groups.filter(|(phase, _)| Some(*phase) == at_work);
    let found = groups.filter_map(|of| contest.group_standing_after(of, round, boards));
    let (left, right) = (Align2::LEFT_CENTER, Align2::RIGHT_CENTER);
    let lines = found.flat_map(|standing| {
        let told = GroupTable { contest, standing: &standing, words: scene.words };
        let name = scene.words.tell(&standing.name);
        let head =
            ProjectorLine { cells: vec![(0.0, left, name.clone())], spoken: name, is_head: true };
        let places = standing.ranking.places.iter().map(|place| {
            let [no, _, name, games, matches, ..] = told.row(place);
            // What ranks them first, and what breaks the first tie.
            let points = format!("{games} · {matches}");
            let args = [
                ("place", no.as_str().into()),
                ("name", name.as_str().into()),
                ("points", points.as_str().into()),
            ];
            let spoken = scene.say_with("tournament-projector-place", &args);
            let cells = vec![(0.0, left, no), (0.09, left, name), (0.98, right, points)];
            ProjectorLine { cells, spoken, is_head: false }
        });
        std::iter::once(head).chain(places).collect::<Vec<ProjectorLine>>()
    });
    lines.collect()
}

/// The lines of each page: what stands below a head begins on a page of its own, where it would be
/// parted from it and has room there. One page at least.
fn parted(lines: &[ProjectorLine], on_page: usize) -> Vec<Range<usize>> {
    let (mut pages, mut begins) = (Vec::new(), 0);
    for (at, line) in lines.iter().enumerate() {
        let rest = lines.iter().skip(at + 1);
        let below = if line.is_head { rest.take_while(|one| !one.is_head).count() } else { 0 };
        let used = at - begins;
        let parts = used + 1 + below > on_page && below < on_page;
        // A head without anything below it never ends a page.
        let is_last = below > 0 && used + 1 == on_page;
        if used > 0 && (used == on_page || parts || is_last) {
            pages.push(begins..at);
            begins = at;
        }
    }
    pages.push(begins..lines.len());
    pages
}

fn standings(scene: &Scene<'_>, contest: &Contest, round: u8) -> Vec<ProjectorLine> {
    let Some(regulations) = &contest.regulations else { return Vec::new() };
    let boards = scene.snap.hall.pairing_boards();
    let groups = group_standings(scene, (contest, &boards), round);
    if !groups.is_empty() {
        return groups;
    }
    let readings = contest.tournament(&boards);
    let standing = readings.ranked(&regulations.ranking(), Games::Counted, round);
    let (tournament, words) = (&readings.standing, scene.words);
    let lines = standing.lines.iter();
    lines
        .map(|line| {
            let player = tournament.players.get(&line.number);
            let team = tournament.teams.get(&line.number);
            let text = StandingText { standing: &standing, tournament, readings: &readings, words };
            let name = text.marked(line.number);
            let player = player.filter(|_| team.is_none());
            let of = player.map(|one| one.federation.clone()).unwrap_or_default();
            let all = match team {
                None => points(tournament.points(line.number, round)),
                // What ranks them first, and what breaks the first tie.
                Some(_) => text.cells(line).take(2).collect::<Vec<_>>().join(" · "),
            };
            let args = [
                ("place", line.shown_place().into()),
                ("name", name.clone().into()),
                ("points", all.clone().into()),
            ];
            let spoken = scene.say_with("tournament-projector-place", &args);
            let (left, right) = (Align2::LEFT_CENTER, Align2::RIGHT_CENTER);
            let cells = vec![
                (0.0, left, line.shown_place()),
                (0.09, left, name),
                (0.76, left, of),
                (0.98, right, all),
            ];
            ProjectorLine { cells, spoken, is_head: false }
        })
        .collect()
}
