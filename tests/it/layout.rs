//! The layout stands still: no control is out of reach, none covers another, no text is cut. Measured
//! on every screen and every dialog that the program's own tables lead to, in three languages, at
//! three sizes of the window and three of the text.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use egui::accesskit::{NodeId, Role, TreeId};
use egui::{Id, Key, LayerId, Rect, Shape, Vec2, WidgetRect, pos2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::command::Command as AdjournmentCommand;
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::blind::arrangement::Arrangement;
use jadoube_core::blind::command::Command as BlindCommand;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Setup;
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::FlagFall;
use jadoube_ui::actions::{Action, Screen};

use crate::luck_window::that_only_reads;
use crate::screens::opened_again;
use crate::stage::{Stage, preferences, settle, setup, window};

pub(crate) const SIZES: [(f32, f32); 3] = [(1280.0, 720.0), (1366.0, 768.0), (1920.0, 1080.0)];
pub(crate) const SCALES: [u16; 3] = [100, 200, 400];
/// Whether every screen and every dialog is to be measured in each language, in each window and with text of
/// each size: `JADOUBE_MEASURE=all cargo test --test it -- layout large_dialogs`. It takes long; what is measured
/// otherwise is a sample of it:
/// - All screens in every language in the narrowest window with text of each size, and in German, whose words are
///   the longest, in all windows.
/// - From each of the screens, whatever dialogs it leads to in the narrowest window: in English at the usual size of
///   the text, in Macedonian at twice that, in German at four times.
/// - Each dialog that `dialogs` opens four times: in German with the largest text in the narrowest window, and with
///   text of each size in a language and a window that are dealt out by their order, so that over the dialogs all
///   27 occur.
pub(crate) fn everything() -> bool {
    std::env::var("JADOUBE_MEASURE").is_ok_and(|what| what == "all")
}

/// Unfolds what stands under this head, where something of it is not in sight.
pub(crate) fn unfold(stage: &mut Stage, head: &str, missing: &str) {
    if !stage.has(missing) {
        let fold = stage.window.get_by_role_and_label(Role::DisclosureTriangle, head);
        fold.click_accesskit();
        settle(&mut stage.window);
    }
}

/// Less than this is the rounding of edges.
const SLACK: f32 = 1.5;

/// A control as it lies in the window.
#[derive(Clone)]
pub(crate) struct Control {
    pub(crate) at: (NodeId, TreeId),
    pub(crate) what: String,
    name: String,
    /// All that is told of it: its name, its value and what describes it.
    told: String,
    pub(crate) role: Role,
    /// All of it.
    pub(crate) rect: Rect,
    /// What is seen of it.
    pub(crate) seen: Rect,
    layer: LayerId,
    /// Those that hold it.
    above: Vec<NodeId>,
}

impl Control {
    pub(crate) fn is_whole(&self) -> bool {
        self.seen.expand(SLACK).contains_rect(self.rect)
    }

    /// Where an edge cuts it at which there is no bar to scroll it into sight.
    fn beyond(&self, bars: &[Rect]) -> Option<String> {
        let across = |edge: f32| {
            let mut lying = bars.iter().filter(|bar| bar.width() > bar.height());
            lying.any(|bar| is_near(bar.left(), edge) || is_near(bar.right(), edge))
        };
        let (seen, rect) = (self.seen, self.rect);
        let at_the_side = [
            (seen.left() > rect.left() + SLACK && !across(seen.left()), "at the left"),
            (seen.right() < rect.right() - SLACK && !across(seen.right()), "at the right"),
        ];
        let at_the_side = at_the_side.into_iter().find_map(|(is, place)| is.then_some(place));
        let place = at_the_side.or_else(|| above_or_below(rect, seen, bars))?;
        Some(format!("{place}, {seen:?} of {rect:?}"))
    }
}

/// Whether a bar ends at an edge.
fn is_near(end: f32, edge: f32) -> bool {
    (end - edge).abs() <= 4.0
}

/// Whether it is above or below that an edge cuts something, at which there is no bar to scroll it into sight; also
/// where nothing of it is seen.
fn above_or_below(rect: Rect, seen: Rect, bars: &[Rect]) -> Option<&'static str> {
    let up = |edge: f32| {
        let mut upright = bars.iter().filter(|bar| bar.height() > bar.width());
        upright.any(|bar| is_near(bar.top(), edge) || is_near(bar.bottom(), edge))
    };
    if seen.top() > rect.top() + SLACK && !up(seen.top()) {
        Some("above")
    } else if seen.bottom() < rect.bottom() - SLACK && !up(seen.bottom()) {
        Some("below")
    } else {
        None
    }
}

/// The controls of the dialog, or of the whole window where there is none.
pub(crate) fn controls(stage: &Stage) -> Vec<Control> {
    all_of(stage, is_control)
}

/// What can be worked with, or heads a column.
fn is_control(role: Role, widget: &WidgetRect) -> bool {
    role != Role::Label && (widget.sense.interactive() || role == Role::ColumnHeader)
}

/// What of the dialog is wanted, or of the whole window where there is none.
fn all_of(stage: &Stage, is_wanted: fn(Role, &WidgetRect) -> bool) -> Vec<Control> {
    let known: HashMap<u64, WidgetRect> = stage.window.ctx.viewport(|viewport| {
        let widgets = viewport.prev_pass.widgets.layers().flat_map(|(_, all)| all);
        widgets.map(|one| (one.id.value(), *one)).collect()
    });
    let mut found = Vec::new();
    let root = stage.window.root();
    collect(&root.accesskit_node(), &known, is_wanted, &mut Vec::new(), &mut found);
    let dialogs = [Role::Dialog, Role::AlertDialog];
    let dialog = found.iter().find(|one| dialogs.contains(&one.role)).map(|one| one.at.0);
    found.retain(|one| dialog.is_none_or(|dialog| one.above.contains(&dialog)));
    found
}

fn collect(
    node: &egui_kittest::kittest::AccessKitNode<'_>,
    known: &HashMap<u64, WidgetRect>,
    is_wanted: fn(Role, &WidgetRect) -> bool,
    above: &mut Vec<NodeId>,
    found: &mut Vec<Control>,
) {
    let at = node.locate();
    let dialog = matches!(node.role(), Role::Dialog | Role::AlertDialog);
    if let Some(widget) = known.get(&at.0.0)
        && (dialog || is_wanted(node.role(), widget))
        && !matches!(node.role(), Role::ScrollBar | Role::Unknown | Role::GenericContainer)
    {
        let name = node.label().or_else(|| node.value()).unwrap_or_default();
        let what = format!("{:?} “{}”", node.role(), name.chars().take(50).collect::<String>());
        let told = [node.label(), node.value(), node.description()].map(Option::unwrap_or_default);
        found.push(Control {
            at,
            what,
            name,
            told: told.join(" "),
            role: node.role(),
            rect: widget.rect,
            seen: widget.interact_rect,
            layer: widget.layer_id,
            above: above.clone(),
        });
    }
    above.push(at.0);
    for child in node.children() {
        collect(&child, known, is_wanted, above, found);
    }
    above.pop();
}

/// What is wrong with the window as it stands.
pub(crate) fn faults(stage: &Stage) -> Vec<String> {
    let mut found = Vec::new();
    let all = all_of(stage, |role, widget| role == Role::Label || is_control(role, widget));
    let is_label = |one: &Control| one.role == Role::Label;
    let (labels, all): (Vec<Control>, Vec<Control>) = all.into_iter().partition(is_label);
    let bars = bars(stage);
    texts(stage, &all, &bars, &mut found);
    // Of what is not painted at all, the lines are not there to be measured.
    for one in labels.iter().filter(|one| !one.seen.is_positive()) {
        if let Some(place) = above_or_below(one.rect, one.seen, &bars) {
            found.push(format!("{} is out of the window {place}: {:?}", one.what, one.rect));
        }
    }
    for (at, one) in all.iter().enumerate() {
        for other in &all[at + 1..] {
            if covers(one, other) {
                found.push(format!("{} and {} overlap", one.what, other.what));
            }
        }
    }
    let toast = toast(stage);
    for one in &all {
        if toast.is_some_and(|toast| toast.shrink(SLACK).intersects(one.seen)) {
            found.push(format!("a message covers {}", one.what));
        }
        if let Some(why) = one.beyond(&bars) {
            found.push(format!("{} is cut {why}", one.what));
        }
    }
    found
}

/// Where a message for the eye lies, if one is in sight.
pub(crate) fn toast(stage: &Stage) -> Option<Rect> {
    let messages = Id::unique("messages");
    stage.window.ctx.memory(|memory| {
        let layer = LayerId::new(egui::Order::Foreground, messages);
        memory.area_rect(messages).filter(|_| memory.areas().is_visible(&layer))
    })
}

/// The bars by which something can be scrolled, where there is more of it than is seen: that of a single line is
/// hardly longer than it is broad.
fn bars(stage: &Stage) -> Vec<Rect> {
    let thin = |one: &&WidgetRect| {
        let (short, long) = (one.rect.width().min(one.rect.height()), one.rect.size().max_elem());
        one.sense.senses_drag() && short <= 16.0 && long > short
    };
    stage.window.ctx.viewport(|viewport| {
        let widgets = viewport.prev_pass.widgets.layers().flat_map(|(_, all)| all);
        widgets.filter(thin).map(|one| one.rect).collect()
    })
}

/// Whether two controls share a piece of the window.
fn covers(one: &Control, other: &Control) -> bool {
    if one.layer != other.layer || !one.seen.is_positive() || !other.seen.is_positive() {
        return false;
    }
    let common = one.seen.intersect(other.seen);
    // Last what takes longest: most of all pairs lie apart.
    common.width() > SLACK
        && common.height() > SLACK
        && !one.above.contains(&other.at.0)
        && !other.above.contains(&one.at.0)
}

/// A line of text in the window.
struct Line {
    text: String,
    /// The text that it is a line of, to its end.
    whole: String,
    rect: Rect,
    clip: Rect,
    is_cut: bool,
}

impl Line {
    /// How it begins, to know it by.
    fn begin(&self) -> String {
        self.text.chars().take(50).collect()
    }
}

/// Texts that end before their end, those that the edge of their place cuts, and those that stand
/// over others.
fn texts(stage: &Stage, controls: &[Control], bars: &[Rect], found: &mut Vec<String>) {
    let window = stage.window.ctx.content_rect();
    let mut all = Vec::new();
    for one in &stage.window.output().shapes {
        if let Shape::Rect(veil) = &one.shape
            && veil.rect.contains_rect(window)
        {
            // What lies below a dialog is looked at without it.
            all.clear();
        }
        lines(&one.shape, one.clip_rect, &mut all);
    }
    // A row of a list shows the beginning of what is told of it, or stands beside it in full; a field shows
    // an example, and as much of what is written in it as it holds.
    let stands_whole = |line: &Line| {
        let is_whole = |one: &Line| !one.is_cut && one.clip.expand(SLACK).contains_rect(one.rect);
        all.iter().any(|one| is_whole(one) && one.whole.contains(&line.whole))
    };
    let may_end = |line: &Line, one: &Control| match one.role {
        Role::ListBoxOption | Role::Row => is_told(&line.whole, &one.told) || stands_whole(line),
        role => [Role::TextInput, Role::MultilineTextInput, Role::ColumnHeader].contains(&role),
    };
    let may_end = |line: &Line| {
        let seen = line.rect.intersect(line.clip);
        let holds = |one: &&Control| {
            let place = one.rect.expand(SLACK);
            place.contains(line.rect.center())
                || seen.is_positive() && place.contains(seen.center())
        };
        controls.iter().filter(holds).any(|one| may_end(line, one))
    };
    // A message of several lines is folded for a dialog, and stands there whole once that has closed.
    let folded = toast(stage).filter(|_| stage.window.state().dialog.is_some());
    let is_folded = |line: &Line| folded.is_some_and(|place| place.contains(line.rect.center()));
    for line in &all {
        if line.is_cut && !may_end(line) && !is_folded(line) {
            found.push(format!("text ends in …: “{}”", line.begin()));
        }
        let left = line.rect.left() + SLACK >= line.clip.left();
        let right = line.rect.right() <= line.clip.right() + SLACK;
        if line.clip.intersects(line.rect) && !(left && right) && !may_end(line) {
            found.push(format!("text is cut at the side: “{}”", line.begin()));
        }
        // A line that is hidden belongs to a text of which others are seen: what is out of sight is not painted.
        if let Some(place) = above_or_below(line.rect, line.rect.intersect(line.clip), bars)
            && !may_end(line)
            && !is_folded(line)
        {
            found.push(format!("text is cut {place}: “{}”", line.begin()));
        }
    }
    let counts = |common: Rect| common.width() > 3.0 && common.height() > 5.0;
    // Of a long list few lines are in sight.
    let seen = all.iter().map(|line| (line, line.rect.intersect(line.clip)));
    let seen: Vec<(&Line, Rect)> = seen.filter(|(_, seen)| counts(*seen)).collect();
    for (at, (one, place)) in seen.iter().enumerate() {
        for (other, its) in &seen[at + 1..] {
            if counts(place.intersect(*its)) {
                found.push(format!("text over text: “{}” and “{}”", one.begin(), other.begin()));
            }
        }
    }
}

/// Whether what is told has every word of a text; signs and the shortest words are told otherwise.
pub(crate) fn is_told(text: &str, told: &str) -> bool {
    let told = told.to_lowercase();
    let mut words = text.split(|sign: char| !sign.is_alphanumeric());
    words.all(|word| word.chars().count() < 3 || told.contains(&word.to_lowercase()))
}

/// Words that go on in the next line without a hyphen. What has figures in it is no word but a code or a
/// number.
pub(crate) fn broken_words(shape: &Shape, found: &mut Vec<String>) {
    let galley = match shape {
        Shape::Vec(several) => return several.iter().for_each(|one| broken_words(one, found)),
        Shape::Text(text) => &text.galley,
        _ => return,
    };
    for pair in galley.rows.windows(2) {
        let [one, other] = pair else { continue };
        let begin = one.glyphs.iter().rev().map(|glyph| glyph.chr);
        let begin: String = begin.take_while(|sign| sign.is_alphanumeric()).collect();
        let rest = other.glyphs.iter().map(|glyph| glyph.chr);
        let rest: String = rest.take_while(|sign| sign.is_alphanumeric()).collect();
        let word: String = begin.chars().rev().chain(rest.chars()).collect();
        let is_word =
            !begin.is_empty() && !rest.is_empty() && word.chars().all(char::is_alphabetic);
        if is_word && !one.ends_with_newline {
            found.push(format!("“{word}” is broken after {} letters", begin.chars().count()));
        }
    }
}

/// How many clocks there are, and how many of them are whole in sight.
pub(crate) fn clocks(stage: &Stage) -> (usize, usize) {
    let clocks = stage.window.query_all_by_role(Role::Timer);
    let clocks = clocks.map(|node| node.accesskit_node().locate().0.0);
    let clocks: BTreeSet<u64> = clocks.collect();
    let whole = stage.window.ctx.viewport(|viewport| {
        let widgets = viewport.prev_pass.widgets.layers().flat_map(|(_, all)| all);
        let clocks = widgets.filter(|one| clocks.contains(&one.id.value()));
        let whole = |one: &&WidgetRect| one.interact_rect.expand(SLACK).contains_rect(one.rect);
        clocks.filter(whole).count()
    });
    (clocks.len(), whole)
}

/// All lines of text that were painted.
fn painted(stage: &Stage) -> Vec<Line> {
    let mut all = Vec::new();
    for one in &stage.window.output().shapes {
        lines(&one.shape, one.clip_rect, &mut all);
    }
    all
}

/// How high the tiles of the hall are that are in sight, together.
fn tiles_in_sight(stage: &Stage) -> f32 {
    let all = controls(stage);
    let tiles = all.iter().filter(|one| one.role == Role::ListBoxOption && one.seen.is_positive());
    tiles.map(|one| one.seen).reduce(Rect::union).map_or(0.0, |all| all.height())
}

/// How much of the height of a page is in sight in a preview.
fn paper_in_sight(stage: &Stage, words: &Catalogue) -> Option<f32> {
    let args = [("page", 1.into()), ("count", 1.into())];
    let name = words.say_with("preview-page", &args);
    let name: String = name.chars().take_while(|sign| !sign.is_ascii_digit()).collect();
    let groups: Vec<Rect> = stage
        .window
        .query_all_by_role(Role::Group)
        .filter(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with(&name)))
        .map(|node| node.rect())
        .collect();
    let is_page = |rect: Rect| groups.iter().any(|page| page.min.distance(rect.min) < SLACK);
    let seen = stage.window.output().shapes.iter().filter_map(|one| match &one.shape {
        Shape::Rect(paper) if is_page(paper.rect) => Some(paper.rect.intersect(one.clip_rect)),
        _ => None,
    });
    let seen = seen.map(|rect| rect.height()).fold(0.0, f32::max);
    (!groups.is_empty()).then_some(seen)
}

fn lines(shape: &Shape, clip: Rect, all: &mut Vec<Line>) {
    match shape {
        Shape::Vec(several) => several.iter().for_each(|one| lines(one, clip, all)),
        Shape::Text(shape) => {
            let last = shape.galley.rows.len().saturating_sub(1);
            for (at, row) in shape.galley.rows.iter().enumerate() {
                // Between the lines there is room that is nobody's.
                let rect = row.visuals.mesh_bounds.translate(row.pos.to_vec2());
                let rect = rect.translate(shape.pos.to_vec2());
                let text: String = row.glyphs.iter().map(|glyph| glyph.chr).collect();
                if rect.is_positive() && !text.trim().is_empty() {
                    let is_cut = shape.galley.elided && at == last;
                    let whole = shape.galley.text().to_owned();
                    all.push(Line { text, whole, rect, clip, is_cut });
                }
            }
        }
        _ => {}
    }
}

/// A competition in the middle of a round, with something for every screen.
pub(crate) fn round() -> Stage {
    // What stands below the figures of a clock is longest where moves lead to a time control.
    let control = |board| Setup { control: "40/90+30, 30+30".parse().unwrap(), ..setup(board) };
    let games = (1..=6).map(control);
    let desk = Desk::start("test", Box::new(|| {})).unwrap();
    let mut stage = Stage::on(desk, "2023", games, preferences(Lang::En));
    for board in 1..=5 {
        stage.ask(board, GameCommand::Start);
    }
    stage.play_unseen(1, &["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6"]);
    stage.play(2, &["d2d4", "d7d5"]);
    stage.ask(2, GameCommand::OfferDraw { by: Side::Black });
    stage.play(3, &["f2f3", "e7e5", "g2g4", "d8h4"]);
    stage.play(4, &["e2e4", "c7c5"]);
    for board in [1, 2] {
        stage.ask(board, GameCommand::StopClock);
    }
    let correction = Correction::Add { side: Side::White, time: Millis::from_secs(120) };
    stage.ask(1, GameCommand::CorrectClock { correction, reason: "a trial".into() });
    let incident = |board: u16, case| Command::Dispute {
        what: DisputeCommand::Open {
            board: Some(BoardNo(board)),
            case,
            caller: Caller::White,
            claim: "the flag fell before the move was made".into(),
            clocks: Clocks::Leave,
        },
    };
    let (why, assistants) = (AdjournmentReason::SessionEnd, BySide::new(false, false));
    for command in [
        incident(2, Case::FlagFall(FlagFall::new(Side::Black, true))),
        Command::Dispute {
            what: DisputeCommand::Accept { no: IncidentNo(1), reason: String::new(), lose: None },
        },
        incident(1, Case::Other),
        incident(1, Case::FlagFall(FlagFall::new(Side::White, true))),
        Command::Adjournment {
            what: AdjournmentCommand::Begin { board: BoardNo(4), why, assistants },
        },
        Command::Blind {
            board: BoardNo(5),
            what: BlindCommand::Arrange {
                arrangement: Box::new(Arrangement::of_blind(Side::Black)),
                reason: String::new(),
            },
        },
    ] {
        stage.desk.command(command).wait().unwrap();
    }
    stage
}

/// What is measured in a language: in which windows the screens, and whether the dialogs are opened as
/// well, see [`everything`].
pub(crate) fn sample(lang: Lang, scale: u16) -> (&'static [(f32, f32)], bool) {
    match (lang, scale) {
        _ if everything() => (&SIZES, true),
        (Lang::De, _) => (&SIZES, scale == 400),
        (Lang::En, 100) | (Lang::Mk, 200) => (SIZES.split_at(1).0, true),
        _ => (SIZES.split_at(1).0, false),
    }
}

/// A walk through all that can be shown, with what was found on the way.
pub(crate) struct Walk {
    pub(crate) stage: Stage,
    pub(crate) words: Catalogue,
    /// The language, the size of the text and of the window.
    now: String,
    /// Each fault and where it was.
    pub(crate) found: BTreeMap<String, BTreeSet<String>>,
    /// The dialogs that were measured, by what opened them.
    pub(crate) dialogs: BTreeSet<String>,
    /// The buttons that were pressed.
    pressed: BTreeSet<String>,
}

impl Walk {
    /// A walk that begins there, in a language.
    pub(crate) fn on(stage: Stage, lang: Lang) -> Self {
        Self {
            stage,
            words: Catalogue::new(lang),
            now: String::new(),
            found: BTreeMap::new(),
            dialogs: BTreeSet::new(),
            pressed: BTreeSet::new(),
        }
    }

    /// Goes on in a window of that size, with text of that size.
    pub(crate) fn turn_to(&mut self, lang: Lang, scale: u16, (width, height): (f32, f32)) {
        self.now = format!("{} {scale} % {width}", lang.code());
        if everything() {
            self.pressed.clear();
        }
        self.stage.window.set_size(vec2(width, height));
        settle(&mut self.stage.window);
    }

    /// A message for the eye comes into sight.
    pub(crate) fn message(&mut self) {
        let file = self.stage.folder.path().join("looked at.pgn");
        self.stage.desk.ask(Request::ExportPgn(file)).wait().unwrap();
        settle(&mut self.stage.window);
        assert!(toast(&self.stage).is_some(), "{}: no message is in sight", self.now);
    }

    pub(crate) fn look(&mut self, place: &str) {
        for what in faults(&self.stage) {
            self.found.entry(what).or_default().insert(format!("{place} {}", self.now));
        }
    }

    fn show(&mut self, screen: Screen, board: u16) {
        self.stage.window.state_mut().board = Some(BoardNo(board));
        self.stage.run(screen.action());
    }

    fn screens(&mut self) {
        for screen in Screen::ALL {
            let boards: &[u16] = match screen {
                Screen::Board => &[1, 2, 3],
                Screen::Blind => &[1, 5],
                _ => &[1],
            };
            for board in boards {
                self.show(screen, *board);
                self.message();
                self.look(&format!("{screen:?} {board}"));
            }
        }
        self.show(Screen::Board, 1);
        self.stage.run(Action::LargeBoard);
        self.look("Board alone");
        self.stage.run(Action::LargeBoard);
    }

    /// A FEN pasted in place of a move: what is wrong with it stands in its place, and nothing moves;
    /// with larger text, nothing beside the board, whose column scrolls to what is wrong; with the largest, what
    /// stands above it moves only as one.
    fn a_fault_at_the_field(&mut self, scale: u16) {
        if scale > 200 {
            // A message takes several lines of the room, and would give them back in the middle of it.
            self.stage.run(Action::Messages);
            self.stage.key(Key::Escape);
        }
        self.show(Screen::Board, 1);
        self.stage.key(Key::F7);
        let field = self.stage.window.ctx.memory(|memory| memory.focused()).expect("the field");
        let place = |all: &[Control]| {
            let field = all.iter().find(|one| one.at.0.0 == field.value());
            field.expect("the field").rect
        };
        let before = controls(&self.stage);
        self.stage.write("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        self.stage.key(Key::Enter);
        self.look("Board with a fault");
        let after = controls(&self.stage);
        let squares = before.iter().filter(|one| one.role == Role::GridCell);
        let board = squares.map(|one| one.rect.right()).fold(0.0, f32::max);
        let scrolled = place(&after).min - place(&before).min;
        let stands = |one: &&Control| match scale {
            100 => one.is_whole(),
            200 => one.is_whole() && one.rect.left() > board + 30.0,
            _ => one.rect.bottom() <= place(&before).bottom() + SLACK,
        };
        let stays =
            |way: Vec2| way.length() <= SLACK || scale > 200 && (way - scrolled).length() <= SLACK;
        for one in before.iter().filter(stands) {
            let now = after.iter().find(|other| other.at == one.at);
            if now.is_none_or(|now| !stays(now.rect.min - one.rect.min)) {
                let what = format!("a fault at the field for moves moves {}", one.what);
                self.found.entry(what).or_default().insert(self.now.clone());
            }
        }
        self.stage.rewrite("Ke5");
        self.stage.key(Key::Enter);
        if !self.is_the_fault_in_sight(scale) {
            let what = "what is wrong with a typed move is not in sight".to_owned();
            self.found.entry(what).or_default().insert(self.now.clone());
        }
        self.show(Screen::Board, 2);
        assert!(!self.stage.says("rnbqkbnr"), "a fault stays on the board of its own");
    }

    /// Whether every line of what is wrong with the typed move can be read, what is left over with Page Down,
    /// and the field as well; with the largest text, field and fault together can be higher than their place.
    fn is_the_fault_in_sight(&mut self, scale: u16) -> bool {
        let label = self.words.say("board-type-move");
        let field = |walk: &Self| {
            let field = walk.stage.window.get_by_role_and_label(Role::TextInput, &label);
            let fault = field.accesskit_node().description().expect("it says what is wrong");
            (fault, field.rect())
        };
        let (fault, place) = field(self);
        // With a bar beside it, it may be broken elsewhere: what counts is that each letter was seen.
        let mut seen = vec![false; fault.len()];
        for _ in 0..6 {
            for line in painted(&self.stage) {
                let is_whole = line.clip.expand(SLACK).contains_rect(line.rect);
                let text = line.text.trim();
                if is_whole
                    && text.len() > 1
                    && let Some(at) = fault.find(text)
                {
                    seen[at..at + text.len()].fill(true);
                }
            }
            if Self::is_read(&fault, &seen) {
                break;
            }
            self.stage.key(Key::PageDown);
        }
        let window = self.stage.window.ctx.content_rect();
        let is_field_seen = || window.contains_rect(place) && field(self).1 == place;
        Self::is_read(&fault, &seen) && (scale > 200 || is_field_seen())
    }

    /// Whether all of a text was seen but what stands between its lines.
    fn is_read(text: &str, seen: &[bool]) -> bool {
        text.bytes().zip(seen).all(|(byte, seen)| *seen || byte == b' ')
    }

    /// The tiles of the hall are in sight, and what chooses among them can be had.
    fn the_hall(&mut self, scale: u16) {
        self.show(Screen::Hall, 1);
        let seen = tiles_in_sight(&self.stage);
        let least = 0.3 * self.stage.window.ctx.content_rect().height();
        if seen < least {
            let what = format!("of the tiles {seen} points are in sight");
            self.found.entry(what).or_default().insert(self.now.clone());
        }
        if scale >= 200 && self.stage.has(&self.words.say("hall-controls")) {
            self.stage.click(&self.words.say("hall-controls"));
            self.look("Hall unfolded");
            self.stage.click(&self.words.say("hall-controls"));
        }
    }

    /// A dialog that may be open now.
    pub(crate) fn dialog(&mut self, opened_by: &str) {
        for _ in 0..3 {
            if self.stage.window.state().dialog.is_none() {
                return;
            }
            self.dialogs.insert(opened_by.to_owned());
            self.look(&format!("dialog of {opened_by}"));
            let height = self.stage.window.ctx.content_rect().height();
            if let Some(seen) = paper_in_sight(&self.stage, &self.words)
                && seen < height * 0.3
            {
                let what = format!("of the paper {seen} points are in sight");
                let place = format!("{opened_by} {}", self.now);
                self.found.entry(what).or_default().insert(place);
            }
            self.stage.key(Key::Escape);
        }
    }

    fn dialogs(&mut self) {
        for action in Action::ALL {
            let looks = [
                Action::LargerText,
                Action::SmallerText,
                Action::NextTheme,
                Action::LargeBoard,
                Action::Graphs,
                Action::ClockFace,
                Action::TurnBoard,
            ];
            let shows = Screen::ALL.iter().any(|screen| screen.action() == *action);
            let label = self.words.say(action.label());
            if shows || looks.contains(action) {
                continue;
            }
            let state = self.stage.window.state();
            if state.screen != Screen::Board || state.board != Some(BoardNo(1)) {
                self.show(Screen::Board, 1);
            }
            if action.shortcut().is_some() {
                self.stage.run(*action);
            } else if label.ends_with('…') {
                self.stage.run(Action::Palette);
                self.stage.write(&label);
                self.stage.key(Key::Enter);
            }
            self.dialog(&format!("{action:?}"));
        }
        for screen in Screen::ALL {
            for board in 1..=5 {
                let every = screen == Screen::Board || screen == Screen::Blind;
                if board == 1 || every {
                    self.show(screen, board);
                    self.buttons(&format!("{screen:?} {board}"));
                }
            }
        }
        self.show(Screen::Disputes, 1);
        for row in ["#1 ", "#2 ", "#3 "] {
            let of_it =
                |one: &Control| one.role == Role::ListBoxOption && one.name.starts_with(row);
            if let Some(one) = controls(&self.stage).into_iter().find(of_it) {
                self.stage.click(&one.name);
                self.look(&format!("Disputes {row}"));
                self.buttons(&format!("Disputes {row}"));
            }
        }
    }

    /// Every button that leads to a dialog, as its word says.
    pub(crate) fn buttons(&mut self, place: &str) {
        let leads = |one: &Control| one.role == Role::Button && one.name.ends_with('…');
        let all: BTreeSet<String> =
            controls(&self.stage).into_iter().filter(leads).map(|one| one.name).collect();
        for name in all {
            if !self.pressed.insert(name.clone()) {
                continue;
            }
            let node = self.stage.window.query_all_by_role(Role::Button);
            let label = Some(name.as_str());
            let mut named = node.filter(|node| node.accesskit_node().label().as_deref() == label);
            if let Some(node) = named.next().filter(|node| !node.accesskit_node().is_disabled()) {
                node.click_accesskit();
                drop(named);
                settle(&mut self.stage.window);
                self.dialog(&format!("{place} {name}"));
            }
        }
    }
}

/// All that is measured in a language.
fn walk(lang: Lang) -> Walk {
    let mut walk = Walk::on(round(), lang);
    for scale in SCALES {
        let prefs = Preferences { scale_percent: scale, ..preferences(lang) };
        walk.stage.window = window(Arc::clone(&walk.stage.desk), prefs);
        let (sizes, dialogs) = sample(lang, scale);
        for (width, height) in sizes {
            walk.turn_to(lang, scale, (*width, *height));
            // A message for the eye.
            let file = walk.stage.folder.path().join(format!("{scale} {width}.pgn"));
            walk.stage.desk.ask(Request::ExportPgn(file)).wait().unwrap();
            settle(&mut walk.stage.window);
            walk.screens();
            walk.a_fault_at_the_field(scale);
            walk.the_hall(scale);
            if dialogs && (everything() || *width == SIZES[0].0) {
                walk.dialogs();
            }
        }
    }
    walk
}

#[test]
fn nothing_is_cut_covered_or_out_of_reach() {
    let walks = Lang::ALL.map(|lang| {
        std::thread::spawn(move || {
            let walk = walk(lang);
            (walk.found, walk.dialogs)
        })
    });
    let mut all = Vec::new();
    let mut dialogs = BTreeSet::new();
    for walk in walks {
        let (found, opened) = walk.join().expect("measured");
        all.extend(found.into_iter().map(|(what, at)| format!("{what}: {at:?}")));
        dialogs.extend(opened);
    }
    assert!(dialogs.len() > 40, "{dialogs:#?}");
    assert!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
}

#[test]
fn a_text_is_cut_where_no_bar_ends_at_the_edge_that_hides_it() {
    let clip = Rect::from_min_max(pos2(0.0, 20.0), pos2(80.0, 100.0));
    let bar = |bottom| Rect::from_min_max(pos2(70.0, 20.0), pos2(80.0, bottom));
    let place = |top: f32, bars: &[Rect]| {
        let text = Rect::from_min_size(pos2(10.0, top), vec2(40.0, 20.0));
        above_or_below(text, text.intersect(clip), bars)
    };
    // Half of it, or all.
    for (above, below) in [(10.0, 90.0), (-30.0, 130.0)] {
        assert_eq!((place(above, &[]), place(below, &[])), (Some("above"), Some("below")));
        assert_eq!((place(above, &[bar(100.0)]), place(below, &[bar(100.0)])), (None, None));
        assert_eq!(place(below, &[bar(60.0)]), Some("below"), "the bar of something else");
    }
    assert_eq!(place(50.0, &[]), None);
}

#[test]
fn at_twice_the_size_no_german_word_is_broken_on_a_screen() {
    let mut walk = Walk::on(round(), Lang::De);
    let prefs = Preferences { scale_percent: 200, ..preferences(Lang::De) };
    walk.stage.window = window(Arc::clone(&walk.stage.desk), prefs);
    walk.turn_to(Lang::De, 200, SIZES[1]);
    for screen in Screen::ALL {
        walk.show(screen, 1);
        let mut found = Vec::new();
        for one in &walk.stage.window.output().shapes {
            broken_words(&one.shape, &mut found);
        }
        assert!(found.is_empty(), "{screen:?}: {found:#?}");
    }
}

#[test]
fn with_large_text_both_clocks_are_in_sight_without_scrolling() {
    let mut walk = Walk::on(round(), Lang::En);
    for lang in Lang::ALL {
        let prefs = Preferences { scale_percent: 200, ..preferences(lang) };
        walk.stage.window = window(Arc::clone(&walk.stage.desk), prefs);
        for (width, height) in SIZES {
            walk.turn_to(lang, 200, (width, height));
            // The hall is scrolled to a board that lies lower: the board is not.
            walk.show(Screen::Hall, 6);
            walk.stage.window.run_steps(8);
            walk.show(Screen::Board, 1);
            walk.stage.window.run_steps(8);
            assert_eq!(clocks(&walk.stage), (2, 2), "{lang:?} {width}");
        }
    }
}

#[test]
fn a_message_for_the_eye_goes_away_by_itself() {
    let mut walk = Walk::on(Stage::new(1), Lang::En);
    walk.message();
    let begun = walk.stage.window.ctx.input(|input| input.time);
    for _ in 0..2_000 {
        if walk.stage.window.ctx.input(|input| input.time) > begun + 10.0 {
            break;
        }
        walk.stage.window.step();
    }
    assert!(toast(&walk.stage).is_none(), "it stays for more than ten seconds");
}

#[test]
fn the_question_after_a_cut_leaves_a_tile_in_sight() {
    let mut stage = opened_again(round());
    for (lang, scale) in [(Lang::De, 200), (Lang::Mk, 200), (Lang::En, 100)] {
        let prefs = Preferences { scale_percent: scale, ..preferences(lang) };
        stage.window = window(Arc::clone(&stage.desk), prefs);
        stage.window.set_size(vec2(1366.0, 768.0));
        settle(&mut stage.window);
        stage.run(Screen::Hall.action());
        let later = Catalogue::new(lang).say("app-recovered-later");
        assert!(stage.has(&later), "the question is asked");
        let seen = tiles_in_sight(&stage);
        assert!(seen > 150.0, "{lang:?} {scale} %: {seen} points of the tiles are in sight");
    }
}

#[test]
fn in_the_largest_text_no_message_lies_over_what_is_told_of_the_file() {
    let first = Stage::new(1);
    let mut stage = that_only_reads(&first);
    for lang in Lang::ALL {
        let prefs = Preferences { scale_percent: 400, ..preferences(lang) };
        stage.window = window(Arc::clone(&stage.desk), prefs);
        for (width, height) in [SIZES[0], SIZES[1]] {
            stage.window.set_size(vec2(width, height));
            stage.run(Screen::Hall.action());
            let again = Catalogue::new(lang).say("app-file-again");
            stage.focus(Role::Button, &again);
            // It says that no board needs anybody.
            stage.key(Key::F12);
            stage.window.run_steps(3);
            let toast = toast(&stage).expect("a message");
            let place = format!("{lang:?} {width}: {toast:?}");
            let mut all = controls(&stage).into_iter();
            let button = all.find(|one| one.name == again).expect("the button of the strip");
            assert!(button.is_whole(), "{place}: {:?} of {:?}", button.seen, button.rect);
            let mut found = faults(&stage);
            found.retain(|what| what.starts_with("a message") || what.starts_with("text over"));
            assert_eq!(found, [""; 0], "{place}");
        }
    }
}
