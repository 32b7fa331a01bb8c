//! The Hall: a tile for every board, as large as the window allows, at most sixty at a glance. One
//! tab stop; the arrow keys walk, Enter opens.

mod tile;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use egui::{CollapsingHeader, Key, Modifiers, Rect, ScrollArea, Sense, Ui, UiBuilder, vec2};

use crate::actions::{Action, Actions, UiMessage};
use crate::icons::{self, Pen};
use crate::phrases::{self, Concern};
use crate::scene::Scene;
use crate::screens::envelopes::alarms;
use crate::screens::hall::tile::{Record, Tile, record};
use crate::screens::hall_session;
use crate::screens::stations::lines;
use crate::screens::view::View;
use crate::shell::action_button;
use crate::tokens::{self, Text, scale, space};
use crate::widgets::announcer::Audience;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, hindered_ui};
use crate::widgets::clock_face;
use crate::widgets::focus::{self, Escape};
use crate::widgets::pick::pick;
use crate::widgets::said;
use crate::widgets::sign::Sign;
use crate::widgets::tile::TabStop;
use jadoube_chess::moment::Moment;
use jadoube_core::stations::station::StationId;
use jadoube_desk::session_course::SessionCourse;
use jadoube_desk::station_view::StationView;
use jadoube_laws::claims::claimable::claimable;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, EnvelopeNo};

/// Which boards are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Filter {
    /// All boards.
    #[default]
    All,
    /// Those that need the arbiter.
    Concern,
    /// Those being played.
    Playing,
}

/// In which order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    /// By number.
    #[default]
    Number,
    /// The most urgent first, as F12 leads from one to the next.
    Concern,
}

/// Of which station boards are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum OfStation {
    #[default]
    All,
    Own,
    Other(StationId),
}

/// What the hall remembers.
#[derive(Debug, Default)]
pub struct HallState {
    filter: Filter,
    /// Of which round; none, where those of all are shown.
    round: Option<u16>,
    order: Order,
    /// Of which station.
    station: OfStation,
    /// What was found out about each game, kept while the game is the same one.
    known: BTreeMap<BoardNo, TileData>,
    revision: u64,
    focus: bool,
    /// What needed the arbiter most when that was asked one time after the other, and how much.
    led_to: Vec<(Urgency, AlarmPlace)>,
    session: SessionCourse,
}

/// Where something is the matter that cannot wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AlarmPlace {
    /// At a board, on whose tile it stands.
    Board(BoardNo),
    /// With the envelope of a game of this board, which may have left it.
    Envelope(EnvelopeNo, BoardNo),
}

impl AlarmPlace {
    const fn board(self) -> BoardNo {
        match self {
            Self::Board(board) | Self::Envelope(_, board) => board,
        }
    }
}

/// Where the key for the next alarm leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NextAlarm {
    /// To which board or envelope.
    pub place: AlarmPlace,
    /// Whether nothing else needs the arbiter.
    pub is_only: bool,
}

/// How urgent what is the matter at a board is, the most urgent first: the one order in which boards are led to
/// and shown. A game that has ended can wait, and where nothing presses everybody can.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Urgency {
    is_calm: bool,
    has_ended: bool,
    stakes: Stakes,
    weight: Reverse<u8>,
}

impl Urgency {
    /// That of an envelope that cannot wait, whose most urgent alarm has this tone.
    const fn of_envelope(tone: Tone) -> Self {
        let weight = Reverse(phrases::weight_of(tone));
        Self { is_calm: false, has_ended: false, stakes: Stakes::Other, weight }
    }
}

/// What is lost where nobody comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stakes {
    /// The game: a flag has fallen, or two blind players play different games.
    Game,
    /// Time of a player who has little left.
    LittleTime,
    /// Neither.
    Other,
}

#[derive(Debug)]
struct TileData {
    game: Arc<Game>,
    concerns: Vec<Concern>,
    lang: jadoube_i18n::lang::Lang,
    /// The record for which the claims were counted, and how many there are.
    claims: (Record, usize),
}

impl TileData {
    fn weight(&self) -> u8 {
        phrases::weight(&self.concerns)
    }

    /// Whether there is an alarm.
    fn presses(&self) -> bool {
        self.weight() >= 2
    }

    /// How urgent it is now.
    fn urgency(&self, now: Moment) -> Urgency {
        let is_calm = !self.presses();
        let is_of_game = |one: &Concern| one.of_blind || one.sign == Sign::Flag;
        let low = phrases::clock_view(&self.game, now).low;
        let stakes = if is_calm {
            // Nobody is to come: where time is little, that changes with every move, and tiles would not stay.
            Stakes::Other
        } else if self.concerns.iter().any(is_of_game) {
            Stakes::Game
        } else if low.white || low.black {
            Stakes::LittleTime
        } else {
            Stakes::Other
        };
        let has_ended = self.game.outcome().is_some();
        Urgency { is_calm, has_ended, stakes, weight: Reverse(self.weight()) }
    }
}

impl HallState {
    /// Finds out what is new since the last picture.
    pub fn learn(&mut self, scene: &Scene<'_>) {
        let hall = &scene.snap.hall;
        let lang = scene.words.lang();
        let same_lang = self.known.values().next().is_none_or(|known| known.lang == lang);
        if self.revision == scene.snap.revision && same_lang {
            return;
        }
        self.revision = scene.snap.revision;
        self.known.retain(|board, _| hall.at_board.contains_key(board));
        let rounds: Vec<u16> = hall.on_boards().map(|(_, game)| game.setup.round).collect();
        self.round = self.round.filter(|round| rounds.contains(round));
        for (board, game) in hall.on_boards() {
            let now = record(game);
            let known = self.known.get(&board).map(|known| known.claims);
            let claims = match known.filter(|(then, _)| *then == now) {
                Some((_, claims)) => claims,
                None => claimable(game, scene.snap.edition).len(),
            };
            let concerns = phrases::concerns(scene, board, game, claims);
            let claims = (now, claims);
            self.known.insert(board, TileData { game: game.clone(), concerns, lang, claims });
        }
    }

    /// What is to be known of a board.
    #[must_use]
    pub fn concerns(&self, board: BoardNo) -> &[Concern] {
        self.known.get(&board).map_or(&[], |known| &known.concerns)
    }

    /// The board or envelope that needs the arbiter most. Who stands at that to which this led before is led on
    /// to those where this has not led yet, or where it is more urgent since.
    pub fn next_concern(&mut self, scene: &Scene<'_>, at: Option<BoardNo>) -> Option<NextAlarm> {
        let all = self.by_urgency(scene);
        let last = self.led_to.last().map(|(_, place)| *place);
        if last.map(AlarmPlace::board) != at {
            self.led_to.clear();
        }
        let is_known = |(now, place): &(Urgency, AlarmPlace)| {
            self.led_to.iter().any(|(then, there)| there == place && then <= now)
        };
        let new = all.iter().copied().find(|one| !is_known(one));
        if new.is_none() {
            self.led_to.clear();
        }
        let elsewhere = || all.iter().find(|(_, place)| Some(*place) != last);
        let again = || elsewhere().or(all.first()).copied();
        let (how, place) = new.or_else(again)?;
        self.led_to.push((how, place));
        Some(NextAlarm { place, is_only: all.len() == 1 })
    }

    /// What cannot wait and is this station's affair, the most urgent first; of what is as urgent boards by their
    /// number come before envelopes.
    fn by_urgency(&self, scene: &Scene<'_>) -> Vec<(Urgency, AlarmPlace)> {
        let presses =
            |(board, known): &(&BoardNo, &TileData)| known.presses() && scene.is_concerned(**board);
        let boards = self.known.iter().filter(presses);
        let mut all: Vec<(Urgency, AlarmPlace)> = boards
            .map(|(board, known)| (known.urgency(scene.now_at(*board)), AlarmPlace::Board(*board)))
            .collect();
        for one in alarms::urgent(scene) {
            let place = AlarmPlace::Envelope(one.no, one.board);
            all.push((Urgency::of_envelope(one.tone), place));
        }
        all.sort_by_key(|(urgency, _)| *urgency);
        all
    }

    /// How many boards have an alarm that is this station's affair, at the board or with the envelope of a game.
    fn pressing(&self, scene: &Scene<'_>) -> usize {
        let all = self.by_urgency(scene);
        all.iter().map(|(_, place)| place.board()).collect::<BTreeSet<_>>().len()
    }

    fn shown(&self, scene: &Scene<'_>) -> Vec<BoardNo> {
        let home = |board: BoardNo| match self.station {
            OfStation::All => true,
            OfStation::Own => scene.snap.hall.is_kept_here(board),
            OfStation::Other(id) => scene.kept_by(board).is_some_and(|home| home.id == id),
        };
        let mut boards: Vec<(BoardNo, &TileData)> = self
            .known
            .iter()
            .filter(|(_, known)| match self.filter {
                Filter::All => true,
                Filter::Concern => known.weight() >= 1,
                Filter::Playing => known.game.is_playing(),
            })
            .filter(|(_, known)| self.round.is_none_or(|round| known.game.setup.round == round))
            .filter(|(board, _)| home(**board))
            .map(|(board, known)| (*board, known))
            .collect();
        if self.order == Order::Concern {
            boards
                .sort_by_cached_key(|(board, known)| (known.urgency(scene.now_at(*board)), *board));
        }
        boards.into_iter().map(|(board, _)| board).collect()
    }
}

impl View for HallState {
    fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        show(ui, scene, self, actions);
    }

    fn take_focus(&mut self) {
        self.focus = true;
    }

    fn icon(&self, pen: &Pen<'_>) {
        icons::tiles(pen);
    }
}

fn show(ui: &mut Ui, scene: &Scene<'_>, state: &mut HallState, actions: &mut Actions) {
    let width = ui.available_width();
    let (text, height) = (scale(ui.ctx()), ui.available_height());
    // With large text what chooses among the tiles would leave no room for them.
    let folded = text.percent() >= 150 && height < text.of(480.0);
    // Of its own name: where a screen was scrolled to, another does not begin.
    let area = ScrollArea::vertical().id_salt("hall").auto_shrink([false, false]);
    if folded || height < text.of(300.0) {
        area.show(ui, |ui| {
            if folded {
                let fold = CollapsingHeader::new(scene.say("hall-controls")).id_salt("controls");
                fold.show_unindented(ui, |ui| {
                    bar(ui, scene, state, actions);
                    hall_session::text_ui(ui, scene, &mut state.session);
                });
            } else {
                bar(ui, scene, state, actions);
                hall_session::show(ui, scene, &mut state.session, height);
            }
            saved_part_ui(ui, scene);
            ui.set_max_width(width - space::L);
            if height >= text.of(300.0) {
                alarms::urgent_ui(ui, scene, actions);
            }
            tiles(ui, scene, state, actions);
        });
        return;
    }
    bar(ui, scene, state, actions);
    saved_part_ui(ui, scene);
    alarms::urgent_ui(ui, scene, actions);
    hall_session::show(ui, scene, &mut state.session, ui.available_height());
    ui.add_space(space::XS);
    // A bar that found no room must not widen the grid.
    ui.set_max_width(width);
    area.show(ui, |ui| tiles(ui, scene, state, actions));
}

/// That the file was saved from a damaged one, as long as nobody has signed that it was gone through.
fn saved_part_ui(ui: &mut Ui, scene: &Scene<'_>) {
    if scene.snap.hall.signers.is_unchecked() {
        badge(ui, Tone::Warn, &scene.say("app-saved-part"));
    }
}

fn tiles(ui: &mut Ui, scene: &Scene<'_>, state: &mut HallState, actions: &mut Actions) {
    let boards = state.shown(scene);
    if boards.is_empty() {
        empty(ui, scene, actions);
    } else {
        grid(ui, scene, state, &boards, actions);
    }
}

fn bar(ui: &mut Ui, scene: &Scene<'_>, state: &mut HallState, actions: &mut Actions) {
    // How wide one row is depends on the language and on what can be chosen.
    let lang = scene.words.lang().code();
    let key = ui.scope_id().with(("bar", lang, scale(ui.ctx()).percent(), round_count(state) > 1));
    let key = key.with(scene.other_stations().count() > 0);
    let needed = ui.data(|data| data.get_temp::<f32>(key)).unwrap_or_default();
    let room = ui.available_width();
    let narrow = room < needed.max(scale(ui.ctx()).of(1100.0));
    // With very large text the questions stand one below the other.
    let stacked = ui.available_width() < scale(ui.ctx()).of(640.0);
    let layout = if stacked {
        egui::Layout::top_down(egui::Align::Min)
    } else {
        egui::Layout::left_to_right(egui::Align::Min)
    };
    let pressing = state.pressing(scene);
    let row = ui.scope_builder(egui::UiBuilder::new().layout(layout), |ui| {
        let filters = [
            (Filter::All, scene.say("hall-filter-all")),
            (Filter::Concern, scene.say("hall-filter-concern")),
            (Filter::Playing, scene.say("hall-filter-playing")),
        ];
        pick(ui, &scene.say("hall-show"), &filters, &mut state.filter);
        ui.add_space(space::M);
        round_ui(ui, scene, state);
        station_ui(ui, scene, state);
        let orders = [
            (Order::Number, scene.say("hall-order-number")),
            (Order::Concern, scene.say("hall-order-concern")),
        ];
        pick(ui, &scene.say("hall-order"), &orders, &mut state.order);
        if !narrow {
            ui.add_space(space::M);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = space::XS;
                summary(ui, scene, pressing);
                ui.horizontal_wrapped(|ui| menu_items(ui, scene, pressing, actions));
            });
        }
    });
    let width = row.response.rect.width();
    if !narrow && width > room + 1.0 {
        ui.data_mut(|data| data.insert_temp(key, width));
        ui.ctx().request_discard("one row is not enough");
    }
    if narrow {
        ui.horizontal_wrapped(|ui| {
            menu_items(ui, scene, pressing, actions);
            summary(ui, scene, pressing);
        });
    }
}

/// Of how many rounds there are games on the boards.
fn round_count(state: &HallState) -> usize {
    let rounds = state.known.values().map(|known| known.game.setup.round);
    rounds.collect::<BTreeSet<_>>().len()
}

/// Of which round games are shown, where those on the boards are of several.
fn round_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut HallState) {
    let rounds: BTreeSet<u16> = state.known.values().map(|known| known.game.setup.round).collect();
    if rounds.len() < 2 {
        return;
    }
    let all = std::iter::once((None, scene.say("hall-filter-all")));
    let each = rounds.into_iter().map(|round| (Some(round), round.to_string()));
    let options: Vec<_> = all.chain(each).collect();
    pick(ui, &scene.say("hall-round"), &options, &mut state.round);
    ui.add_space(space::M);
}

/// Of which station boards are shown, where several keep them.
fn station_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut HallState) {
    let keeps = |one: &&StationView| !one.boards.is_empty();
    let others: Vec<&StationView> = scene.other_stations().filter(keeps).collect();
    if others.is_empty() {
        state.station = OfStation::All;
        return;
    }
    let mut options = vec![
        (OfStation::All, scene.say("hall-filter-all")),
        (OfStation::Own, scene.say("hall-station-own")),
    ];
    let named = |one: &StationView| {
        (OfStation::Other(one.id), scene.say_with("stations-row", &lines::named(one)))
    };
    options.extend(others.into_iter().map(named));
    if !options.iter().any(|(of, _)| *of == state.station) {
        state.station = OfStation::All;
    }
    pick(ui, &scene.say("hall-station"), &options, &mut state.station);
    ui.add_space(space::M);
}

fn menu_items(ui: &mut Ui, scene: &Scene<'_>, pressing: usize, actions: &mut Actions) {
    action_button(ui, scene, Action::SetUp, Weight::Plain, actions);
    let none = (pressing == 0).then(|| scene.say("app-no-concern"));
    hindered_ui(ui, none.as_deref(), |ui| {
        action_button(ui, scene, Action::NextConcern, Weight::Plain, actions);
    });
    // One button for the clocks of all boards: the act that is at hand.
    let acts = [Action::ResumeClocks, Action::StopAllClocks, Action::StartAllClocks];
    if let Some(act) = acts.into_iter().find(|act| act.is_available(scene)) {
        action_button(ui, scene, act, Weight::Plain, actions);
    }
}

fn summary(ui: &mut Ui, scene: &Scene<'_>, pressing: usize) {
    let t = tokens::of(ui.ctx());
    let games = || scene.snap.hall.on_boards().map(|(_, game)| game);
    let boards = scene.snap.hall.at_board.keys();
    let playing = boards.filter(|board| scene.snap.hall.is_under_way(**board)).count();
    let ended = games().filter(|game| game.outcome().is_some()).count();
    let text = scene.say_with(
        "hall-summary",
        &[
            ("boards", games().count().into()),
            ("playing", playing.into()),
            ("ended", ended.into()),
            ("pressing", pressing.into()),
        ],
    );
    ui.label(Text::Caption.rich(text).color(t.ink_soft));
}

fn empty(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    ui.add_space(space::XL * 3.0);
    ui.vertical_centered(|ui| {
        let none = scene.snap.hall.at_board.is_empty();
        let (title, text) = if none {
            ("hall-empty", "hall-empty-what")
        } else {
            ("hall-none-shown", "hall-none-shown-what")
        };
        ui.label(Text::Heading.rich(scene.say(title)));
        ui.label(Text::Body.rich(scene.say(text)));
        if none {
            ui.add_space(space::M);
            begin_ui(ui, scene, actions);
        }
    });
}

/// The way on from a hall without boards: what comes next in the event, or boards without one.
fn begin_ui(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let hall = &scene.snap.hall;
    let mut order = [Action::SetUp, Action::ShowCompetition];
    if hall.contest.regulations.is_some() {
        order.reverse();
        let step = scene.words.tell(&hall.next_step());
        let line = scene.say_with("tournament-next", &[("step", step.into())]);
        said::page(ui.ctx(), "hall", &line);
        ui.label(Text::Strong.rich(line));
    }
    let [first, second] = order;
    focus::begin_at(&action_button(ui, scene, first, Weight::Primary, actions));
    action_button(ui, scene, second, Weight::Plain, actions);
}

/// How the tiles lie.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Layout {
    columns: usize,
    tile: egui::Vec2,
}

/// The largest tiles with which all boards are in sight; otherwise the smallest that can be read.
fn layout(room: egui::Vec2, count: usize, text: f32) -> Layout {
    let gap = space::S;
    let mut found = None;
    for wanted in [900.0, 740.0, 600.0, 480.0, 400.0, 330.0, 280.0, 238.0, 204.0] {
        let wanted = wanted * text;
        let columns = ((room.x + gap) / (wanted + gap)).floor().max(1.0);
        let width = ((room.x + gap) / columns - gap).min(940.0 * text);
        let tile = vec2(width, (width * 0.5 + 16.0 * text).clamp(112.0 * text, 456.0 * text));
        let rows = (count as f32 / columns).ceil();
        found = Some(Layout { columns: columns as usize, tile });
        if rows * (tile.y + gap) - gap <= room.y {
            break;
        }
    }
    found.unwrap_or(Layout { columns: 1, tile: vec2(204.0, 118.0) })
}

fn grid(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut HallState,
    boards: &[BoardNo],
    actions: &mut Actions,
) {
    let text = f32::from(scale(ui.ctx()).percent()) / 100.0;
    let room = vec2(ui.available_width() - 4.0, ui.clip_rect().height());
    let lay = layout(room, boards.len(), text);
    let rows = boards.len().div_ceil(lay.columns);
    let gap = space::S;
    let height = rows as f32 * (lay.tile.y + gap);
    let (area, _) = ui.allocate_exact_size(vec2(room.x, height), Sense::hover());
    let list = ui.scope_id().with("tiles");
    let cursor = scene.board.filter(|board| boards.contains(board)).unwrap_or(boards[0]);
    let comes = state.focus && focus::can_come(ui);
    if comes {
        state.focus = false;
        ui.memory_mut(|memory| memory.request_focus(list.with(cursor.0)));
    }
    let state: &HallState = state;
    let moved = keys(ui, list, boards, cursor, lay.columns, actions);
    let resized = is_resized(ui, list);
    if ui.memory(|memory| memory.has_focus(list.with(moved.0)))
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::T))
        && let Some(game) = scene.snap.game(moved)
    {
        let view = phrases::clock_in(scene, game, scene.now_at(moved));
        let text = phrases::clocks_aloud(scene, game, &view).into();
        let args = [("board", moved.0.into()), ("text", text)];
        actions.hear(Audience::All, scene.say_with("app-at-board", &args));
    }
    let builder = UiBuilder::new()
        .scope_id(list)
        .max_rect(area)
        .accessibility_role(egui::accesskit::Role::ListBox)
        .accessibility_label(scene.say("hall-boards"));
    let mut wake: Option<Duration> = None;
    ui.scope_builder(builder, |ui| {
        for (index, board) in boards.iter().enumerate() {
            let Some(game) = scene.snap.game(*board) else { continue };
            let (column, row) = (index % lay.columns, index / lay.columns);
            let step = lay.tile + vec2(gap, gap);
            let min = area.min + vec2(column as f32 * step.x, row as f32 * step.y);
            let rect = Rect::from_min_size(min, lay.tile);
            let view = phrases::clock_in(scene, game, scene.now_at(*board));
            let row = (lay.columns > 1 && rows > 1).then_some((row + 1, rows));
            let concerns = state.concerns(*board);
            let tile = Tile { scene, board: *board, game, view: &view, concerns, row };
            let stop = TabStop::at(*board, moved);
            let response = tile.show(ui, rect, list.with(board.0), stop);
            if moved == *board && (comes || moved != cursor || resized) {
                ui.scroll_to_rect(rect, None);
            }
            if response.double_clicked() || (response.clicked() && *board == cursor) {
                actions.push(UiMessage::ShowBoard(*board));
            } else if response.clicked() {
                response.request_focus();
                actions.push(UiMessage::SelectBoard(*board));
            }
            if let Some(side) = view.running
                && ui.is_rect_visible(rect)
            {
                let next = clock_face::next_change(*view.remaining.of(side), view.tenths);
                wake = Some(wake.map_or(next, |before| before.min(next)));
            }
        }
    });
    if let Some(wake) = wake {
        // Sixty clocks have sixty different seconds: without a floor the hall would never rest.
        ui.ctx().request_repaint_after(wake.max(Duration::from_millis(200)));
    }
}

/// So many passes it takes until all tiles have found their places in another size.
const PASSES_TO_SETTLE: u64 = 8;

/// Whether the tiles have been drawn in another size until just now: with them the selected one has moved.
fn is_resized(ui: &Ui, list: egui::Id) -> bool {
    let (percent, pass) = (scale(ui.ctx()).percent(), ui.ctx().cumulative_pass_nr());
    let key = list.with("in which size, and until when it is new");
    ui.data_mut(|data| {
        let before = data.get_temp::<(u16, u64)>(key);
        let until = match before {
            Some((known, until)) if known == percent => until,
            Some(_) => pass + PASSES_TO_SETTLE,
            None => 0,
        };
        data.insert_temp(key, (percent, until));
        pass < until
    })
}

/// The arrow keys, Home, End and Enter while a tile has the focus; returns where the cursor is.
fn keys(
    ui: &Ui,
    list: egui::Id,
    boards: &[BoardNo],
    cursor: BoardNo,
    columns: usize,
    actions: &mut Actions,
) -> BoardNo {
    let id = |board: BoardNo| list.with(board.0);
    if !ui.memory(|memory| memory.has_focus(id(cursor))) {
        return cursor;
    }
    let mut index = boards.iter().position(|board| *board == cursor).unwrap_or(0);
    let last = boards.len().saturating_sub(1);
    for step in focus::take_arrows(ui) {
        let columns = isize::try_from(columns).unwrap_or(1);
        let by = isize::from(step.right) + columns * isize::from(step.down);
        index = index.checked_add_signed(by).unwrap_or(index).min(last);
    }
    let key = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if key(Key::Home) {
        index = 0;
    }
    if key(Key::End) {
        index = last;
    }
    let moved = boards.get(index).copied().unwrap_or(cursor);
    if key(Key::Enter) {
        actions.push(UiMessage::ShowBoard(moved));
    }
    if moved != cursor {
        ui.memory_mut(|memory| memory.request_focus(id(moved)));
        actions.push(UiMessage::SelectBoard(moved));
    }
    focus::hold_arrows(ui, id(moved), Escape::Pass);
    moved
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_boards_get_large_tiles_and_sixty_get_small_ones() {
        let room = vec2(1240.0, 560.0);
        let four = layout(room, 4, 1.0);
        let sixty = layout(room, 60, 1.0);
        assert!(four.tile.x > sixty.tile.x);
        assert!(sixty.columns >= 5, "{sixty:?}");
        let narrow = layout(vec2(300.0, 500.0), 60, 2.0);
        assert_eq!(narrow.columns, 1, "at double size one column is left");
    }
}
