//! The audit: a program of ours goes through every screen and every dialog of the real window as
//! somebody does who does not see it, and finds what would leave them alone there: a control without
//! a role or a name, a value that is not told, a place that the keyboard does not reach or does not
//! leave, a choice that only a colour shows, a change that nobody announces. It collects all that it
//! finds before it fails. The stand is in `stand`, single stories are in `window`.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::PathBuf;

use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::command::Command as AdjournmentCommand;
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::blind::arrangement::Arrangement;
use jadoube_core::blind::command::Command as BlindCommand;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::Source;
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::FlagFall;
use jadoube_ui::actions::Screen;
use serde_json::{Value, json};

use crate::stand::Stand;

/// Roles of what can be used.
const CONTROLS: [&str; 15] = [
    "button",
    "check-box",
    "combo-box",
    "entry",
    "link",
    "list-item",
    "page-tab",
    "password-text",
    "radio-button",
    "slider",
    "spin-button",
    "table-cell",
    "table-row",
    "timer",
    "toggle-button",
];
/// What holds others together needs no name.
const SILENT: [&str; 4] = ["application", "panel", "scroll-bar", "tool-tip"];
/// Names of roles by which no screen reader knows what it has before it.
const NO_ROLE: [&str; 4] = ["extended", "invalid", "redundant-object", "unknown"];
/// Signs for which the tree has words. Two are not among them: `…`, which ends the label of a button that asks
/// for more, as everywhere, and of which a voice makes a pause (before a move of Black the tree has a word); and
/// `–`, the pause between two names, numbers or halves of a result.
pub(crate) const SIGNS: [char; 23] = [
    '♔', '♕', '♖', '♗', '♘', '♙', '♚', '♛', '♜', '♝', '♞', '♟', '·', '→', '←', '↑', '↓', '☑', '☐',
    '▶', '½', '×', '✓',
];
/// The round through any screen has fewer stops.
const STOPS: usize = 150;

fn text<'a>(node: &'a Value, key: &str) -> &'a str {
    node[key].as_str().unwrap_or_default()
}

fn is(node: &Value, state: &str) -> bool {
    node["states"].as_array().is_some_and(|all| all.iter().any(|one| one == state))
}

/// The window and dialogs hold the keyboard for others; the keyboard scrolls by going on.
fn can_be_used(node: &Value) -> bool {
    let holds = ["dialog", "frame", "scroll-bar"].contains(&text(node, "role"));
    !holds && (is(node, "focusable") || node["actions"] != 0)
}

fn shown(node: &Value) -> String {
    format!("{} “{}”", text(node, "role"), text(node, "name"))
}

/// What was surveyed of a window, and who holds whom.
struct Survey {
    nodes: Vec<Value>,
    /// Where each of them stands, by its id.
    places: HashMap<String, usize>,
}

impl Survey {
    /// The dialog with all in it if there is one, else the whole window.
    fn of(stand: &Stand) -> Self {
        let all = Self::with(stand.survey());
        let dialog = all.nodes.iter().find(|node| text(node, "role") == "dialog");
        let Some(dialog) = dialog else { return all };
        let within = |node: &&Value| all.line_of(node).any(|one| one["id"] == dialog["id"]);
        Self::with(all.nodes.iter().filter(within).cloned().collect())
    }

    fn with(nodes: Vec<Value>) -> Self {
        let places = nodes.iter().enumerate().map(|(at, node)| (text(node, "id").to_owned(), at));
        let places = places.collect();
        Self { nodes, places }
    }

    fn node(&self, id: &Value) -> Option<&Value> {
        self.nodes.get(*self.places.get(id.as_str()?)?)
    }

    /// A node and those that hold it, the nearest first.
    fn line_of<'a>(&'a self, node: &'a Value) -> impl Iterator<Item = &'a Value> {
        let above = move |node: &&'a Value| self.node(&node["above"]);
        std::iter::successors(Some(node), above)
    }

    fn holds(&self, id: &Value) -> bool {
        self.node(id).is_some()
    }

    /// What can be used now.
    fn usable(&self) -> impl Iterator<Item = &Value> {
        self.nodes.iter().filter(|node| can_be_used(node) && is(node, "sensitive"))
    }

    /// The name of what holds a node; a screen reader tells it on the way in.
    fn around(&self, node: &Value) -> String {
        let named = self.line_of(node).skip(1).find(|one| !text(one, "name").is_empty());
        named.map(|one| text(one, "name").to_owned()).unwrap_or_default()
    }

    /// Whether a control that is no stop of its own belongs to a group that is one: beside it, or in
    /// the rows around it.
    fn is_in_a_group(&self, node: &Value) -> bool {
        let same = |other: &Value| other["role"] == node["role"] && is(other, "focusable");
        let near: Vec<&Value> = self.line_of(node).skip(1).take(2).map(|one| &one["id"]).collect();
        let holds = |other: &Value| {
            self.line_of(other).skip(1).take(2).any(|one| near.contains(&&one["id"]))
        };
        self.nodes.iter().any(|other| same(other) && holds(other))
    }
}

/// The audit of a window, with all that it found.
pub(crate) struct Audit<'a> {
    stand: &'a Stand,
    found: Vec<String>,
}

impl<'a> Audit<'a> {
    pub(crate) const fn new(stand: &'a Stand) -> Self {
        Self { stand, found: Vec::new() }
    }

    fn fault(&mut self, place: &str, what: &str) {
        let fault = format!("{place}: {what}");
        // In case that what follows waits in vain.
        eprintln!("{fault}");
        self.found.push(fault);
    }

    pub(crate) fn end(self) {
        assert!(self.found.is_empty(), "{} faults:\n{}", self.found.len(), self.found.join("\n"));
    }

    /// A place with all rules: what is told of it, and the rounds through it.
    pub(crate) fn place(&mut self, place: &str) {
        let survey = Survey::of(self.stand);
        for node in &survey.nodes {
            for what in faults_of(node) {
                self.fault(place, &format!("{}: {what}", shown(node)));
            }
        }
        for what in faults_among(&survey) {
            self.fault(place, &what);
        }
        self.rounds(place, &survey);
    }

    /// Tab comes to everything and back to where it began, and Shift+Tab the other way.
    fn rounds(&mut self, place: &str, survey: &Survey) {
        let Some(there) = self.round(place, survey, "Tab") else { return };
        let Some(mut back) = self.round(place, survey, "shift+Tab") else { return };
        for stop in there.iter().filter(|stop| !survey.holds(&stop["id"])) {
            self.fault(place, &format!("Tab leads out to {}", shown(stop)));
        }
        for node in survey.usable() {
            let reached = there.iter().any(|stop| stop["id"] == node["id"]);
            if is(node, "focusable") && !reached {
                self.fault(place, &format!("Tab does not come to {}", shown(node)));
            }
            if !is(node, "focusable") && !survey.is_in_a_group(node) {
                self.fault(place, &format!("{} is for the mouse alone", shown(node)));
            }
        }
        let ids = |stops: &[Value]| stops.iter().map(|stop| stop["id"].clone()).collect::<Vec<_>>();
        back.reverse();
        let (there, mut back) = (ids(&there), ids(&back));
        let first = back.iter().position(|id| Some(id) == there.first());
        back.rotate_left(first.unwrap_or_default());
        if there != back {
            self.fault(place, "Shift+Tab does not go the way of Tab");
        }
    }

    /// The stops of a key until it comes to the first again; nothing, with a fault, if it never does.
    fn round(&mut self, place: &str, survey: &Survey, key: &str) -> Option<Vec<Value>> {
        let mut stops: Vec<Value> = Vec::new();
        self.stand.forget();
        for _ in 0..STOPS {
            let Some(stop) = self.stand.landing(key) else {
                // Where there is but one stop, the keyboard is at it.
                let mut all = survey.usable().filter(|node| is(node, "focusable"));
                if let (Some(only), None) = (all.next(), all.next()) {
                    return Some(vec![only.clone()]);
                }
                let last = stops.last().map(shown).unwrap_or_default();
                self.fault(place, &format!("{key} does not leave {last}"));
                return None;
            };
            // Between the last and the first.
            if stop["role"] == "frame" {
                continue;
            }
            if stops.first().is_some_and(|first| first["id"] == stop["id"]) {
                return Some(stops);
            }
            if stops.iter().any(|known| known["id"] == stop["id"]) {
                self.fault(place, &format!("{key} is caught at {}", shown(&stop)));
                return None;
            }
            stops.push(stop);
        }
        let last: Vec<String> = stops.iter().rev().take(5).map(shown).collect();
        self.fault(place, &format!("{key} never comes round: … {}", last.join(", ")));
        None
    }

    /// A dialog: opened, audited, left by Escape; the keyboard is then where it was.
    fn dialog(&mut self, door: &Door) {
        let before = door.open(self.stand);
        self.place(door.place);
        self.stand.forget();
        let after = self.stand.landing("Escape");
        self.stand.no_dialog();
        let (Some(before), Some(after)) = (before, after) else {
            self.fault(door.place, "Escape leaves the keyboard nowhere");
            return;
        };
        if before["id"] != after["id"] {
            let what = format!("Escape leads to {}, not to {}", shown(&after), shown(&before));
            self.fault(door.place, &what);
        }
    }
}

/// What is wrong with a node by itself.
fn faults_of(node: &Value) -> Vec<&'static str> {
    let (role, name) = (text(node, "role"), text(node, "name").trim());
    let used = can_be_used(node);
    let of = |roles: &[&str]| roles.contains(&role);
    // The question about lost time takes the keyboard, so that no key gives an answer by chance.
    let is_read = role == "label" && node["actions"] == 0;
    let rules = [
        (of(&NO_ROLE), "has no role"),
        (name.is_empty() && (used || !of(&SILENT)), "has no name"),
        (name.contains(SIGNS), "has a sign in its name that is no word"),
        (used && !of(&CONTROLS) && !is_read, "can be used, but its role says no"),
        (of(&["slider", "spin-button"]) && node["value"].is_null(), "tells no value"),
        (role == "entry" && node["text"].is_null(), "tells no text"),
        // The bridge to AT-SPI does not tell the value of one.
        (role == "combo-box" && text(node, "tells").is_empty(), "does not tell what is chosen"),
        (
            of(&["check-box", "radio-button"]) && !is(node, "checkable"),
            "does not tell whether it is on",
        ),
        (
            used && of(&["page-tab", "list-item", "table-row"]) && !is(node, "selectable"),
            "does not tell whether it is chosen",
        ),
    ];
    rules.into_iter().filter_map(|(broken, what)| broken.then_some(what)).collect()
}

/// What is wrong with several nodes together.
fn faults_among(survey: &Survey) -> Vec<String> {
    let mut found = Vec::new();
    let mut known = BTreeSet::new();
    let mut chosen: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for node in survey.usable() {
        let around = survey.around(node);
        if !known.insert((around.clone(), text(node, "role"), text(node, "name"))) {
            found.push(format!("more than one {} in “{around}”", shown(node)));
        }
    }
    let counted = ["page-tab", "radio-button"];
    for node in survey.nodes.iter().filter(|node| counted.contains(&text(node, "role"))) {
        let count = chosen.entry((text(node, "above"), text(node, "role"))).or_default();
        *count += usize::from(is(node, "selected") || is(node, "checked"));
    }
    // A question that is still to be answered has no answer beforehand.
    let wrong = |role: &str, count: usize| count > 1 || (count == 0 && role != "radio-button");
    for ((_, role), count) in chosen.iter().filter(|((_, role), count)| wrong(role, **count)) {
        found.push(format!("{count} of a group of {role} are chosen"));
    }
    found
}

/// How a dialog is come by.
enum Way {
    /// A key.
    Key(&'static str),
    /// A button that has the keyboard, and Enter.
    Enter(&'static str),
}

/// A dialog of a screen.
struct Door {
    place: &'static str,
    screen: Screen,
    way: Way,
}

impl Door {
    const fn new(place: &'static str, screen: Screen, way: Way) -> Self {
        Self { place, screen, way }
    }

    /// Opens it; where the keyboard was.
    fn open(&self, stand: &Stand) -> Option<Value> {
        show(stand, self.screen);
        if let Way::Enter(button) = self.way {
            stand.grab("button", button);
        }
        let survey = stand.survey();
        let before = survey.into_iter().find(|node| is(node, "focused") && node["role"] != "frame");
        stand.keys(&[if let Way::Key(key) = self.way { key } else { "Return" }]);
        stand.find("dialog", ".+");
        before
    }
}

/// The dialogs and where they are.
fn doors() -> Vec<Door> {
    use Screen::{Blind, Board, Disputes, Envelopes, Hall, Settings, Sheets};
    let key = |place, screen, key| Door::new(place, screen, Way::Key(key));
    let enter = |place, screen, button| Door::new(place, screen, Way::Enter(button));
    vec![
        key("help", Hall, "F1"),
        key("search", Hall, "ctrl+k"),
        key("messages", Board, "F11"),
        key("take back", Board, "ctrl+z"),
        key("correct a move", Board, "ctrl+shift+c"),
        key("correct the clock", Board, "ctrl+t"),
        key("end the game", Board, "ctrl+e"),
        key("counts", Board, "ctrl+j"),
        key("can mate be given", Board, "ctrl+m"),
        key("new incident", Board, "F8"),
        enter("new incident by its button", Hall, "New incident"),
        key("set up boards", Hall, "ctrl+g"),
        key("new competition", Settings, "ctrl+n"),
        key("open", Hall, "ctrl+o"),
        enter("decide otherwise", Disputes, "Decide otherwise….*"),
        enter("live PGN", Settings, "Choose folder….*"),
        enter("a sheet as a text", Sheets, "Paste.*"),
        enter("arrange a blind match", Blind, "Set up a game with blind players….*"),
        enter("lock for sealed moves", Envelopes, "Lock for sealed moves….*"),
        enter("resumption plan", Envelopes, "Resumption plan….*"),
        enter("adjourn early", Envelopes, "Adjourn early….*"),
    ]
}

fn name_of(screen: Screen) -> String {
    Catalogue::new(Lang::En).say(screen.action().label())
}

/// Shows a screen by its button on the rail.
fn show(stand: &Stand, screen: Screen) {
    let name = name_of(screen);
    stand.press("page-tab", &name);
    stand.find("heading", &format!("{name}.*"));
}

fn game(board: u16, what: GameCommand) -> Value {
    json!(Command::Game { board: BoardNo(board), what })
}

fn moves(board: u16, moves: &[&str]) -> Vec<Value> {
    let play = |uci: &&str| {
        let (uci, source) = (Uci((*uci).to_owned()), Source::Arbiter);
        game(
            board,
            GameCommand::Play { uci, source, times: None, spent: None, after: AfterMove::Press },
        )
    };
    moves.iter().map(play).collect()
}

fn incident(board: u16, case: Case) -> Value {
    let (caller, clocks) = (Caller::White, Clocks::Leave);
    let what = DisputeCommand::Open {
        board: Some(BoardNo(board)),
        case,
        caller,
        claim: String::new(),
        clocks,
    };
    json!(Command::Dispute { what })
}

/// A competition in the middle of a round: games that wait, are played, were stopped, have ended; one
/// incident decided, two open; an offer.
pub(crate) fn a_round(stand: &Stand) -> PathBuf {
    let file = stand.path("round.jadoube");
    let path = file.display().to_string();
    stand.run(&["new", path.as_str(), "--boards", "5", "--control", "40/90+30, 30+30"]);
    let mut commands = vec![game(1, GameCommand::Start)];
    commands.extend(moves(1, &["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"]));
    commands.push(game(1, GameCommand::StopClock));
    commands.extend(moves(2, &["d2d4", "d7d5"]));
    commands.push(game(2, GameCommand::StopClock));
    commands.push(game(2, GameCommand::OfferDraw { by: Side::Black }));
    commands.extend(moves(3, &["f2f3", "e7e5", "g2g4", "d8h4"]));
    let correction = Correction::Set { side: Side::White, time: Millis::from_secs(2) };
    commands.push(game(5, GameCommand::CorrectClock { correction, reason: "a trial".into() }));
    commands.push(incident(1, Case::FlagFall(FlagFall::new(Side::White, true))));
    commands.push(incident(1, Case::Other));
    commands.push(incident(2, Case::FlagFall(FlagFall::new(Side::Black, true))));
    let reason = String::new();
    commands.push(json!(Command::Dispute {
        what: DisputeCommand::Accept { no: IncidentNo(3), reason, lose: None }
    }));
    stand.play(&file, &commands);
    file
}

/// The same with a blind match at the board at work, and an envelope at its sealing.
fn a_full_round(stand: &Stand) -> PathBuf {
    let file = a_round(stand);
    let arrangement = Box::new(Arrangement::of_blind(Side::Black));
    let what = BlindCommand::Arrange { arrangement, reason: String::new() };
    let (why, assistants) = (AdjournmentReason::SessionEnd, BySide::new(false, false));
    let adjourned = AdjournmentCommand::Begin { board: BoardNo(4), why, assistants };
    let commands = [
        json!(Command::Blind { board: BoardNo(1), what }),
        game(4, GameCommand::Start),
        json!(Command::Adjournment { what: adjourned }),
    ];
    stand.play(&file, &commands);
    file
}

#[test]
fn every_screen_can_be_worked_with_by_ear_and_keyboard() {
    let Some(stand) = Stand::new() else { return };
    stand.open(&a_full_round(&stand));
    stand.find("heading", "Hall");
    let mut audit = Audit::new(&stand);
    for screen in Screen::ALL {
        show(&stand, screen);
        audit.place(&name_of(screen));
    }
    audit.end();
}

#[test]
fn every_dialog_can_be_worked_with_and_left_by_ear_and_keyboard() {
    let Some(stand) = Stand::new() else { return };
    stand.open(&a_round(&stand));
    stand.find("heading", "Hall");
    let mut audit = Audit::new(&stand);
    for door in doors() {
        audit.dialog(&door);
    }
    audit.end();
}

/// Something that happens, and what a screen reader is to be told of it.
struct Change {
    what: &'static str,
    keys: &'static [&'static str],
    /// The field in which something is written after the keys.
    field: &'static str,
    /// Written there, and Return.
    write: &'static str,
    /// A regular expression for an announcement (`polite: …`), or the name of what has the keyboard
    /// then.
    told: &'static str,
}

impl Change {
    const fn of(what: &'static str, keys: &'static [&'static str], told: &'static str) -> Self {
        Self { what, keys, field: "", write: "", told }
    }

    const fn typed(
        what: &'static str,
        keys: &'static [&'static str],
        field: &'static str,
        write: &'static str,
        told: &'static str,
    ) -> Self {
        Self { what, keys, field, write, told }
    }

    fn make(&self, stand: &Stand) {
        stand.keys(self.keys);
        if !self.write.is_empty() {
            // A key that comes before the field has the keyboard is another's.
            stand.focused(self.field);
            stand.write(self.write);
            stand.keys(&["Return"]);
        }
    }
}

/// What happens in a round, one after the other.
const CHANGES: &[Change] = &[
    Change::of("a screen is shown: the board", &["F3"], "^[a-h][1-8],"),
    Change::typed("a move", &["F7"], "Type a move.*", "a6", "a6"),
    Change::typed("an illegal move", &["F7"], "Type a move.*", "Ke5", "Ke5|legal|king"),
    Change::of("the clock goes on", &["F9"], "Clock of White started"),
    Change::of("a press without a move is asked about", &["F9"], "^Cancel$"),
    Change::of("the clock is pressed", &["ctrl+Return"], "White pressed the clock"),
    Change::of("the clocks stop", &["F10"], "Both clocks stopped"),
    Change::of("a draw is offered", &["ctrl+d"], "offers a draw|Draw offer|offered"),
    Change::typed(
        "the offer is declined",
        &["ctrl+k"],
        "Search actions.*",
        "draw declined",
        "Draw offer declined",
    ),
    Change::of("a look back", &["alt+Left"], "draw"),
    Change::of("the present", &["alt+Right"], "in its current position"),
    Change::of("the board is turned", &["ctrl+f"], "Black at the bottom"),
    Change::of("another board", &["ctrl+Next"], "Board 2"),
    Change::of("the board before", &["ctrl+Prior"], "Board 1"),
    Change::of("another theme", &["ctrl+shift+t"], "Theme: Dark"),
    Change::of("larger text", &["ctrl+plus"], "Size of the text: 110 %"),
    Change::of("board and clock alone", &["ctrl+shift+l"], "as large as possible: Yes"),
    Change::of("all again", &["ctrl+shift+l"], "as large as possible: No"),
    Change::of("a dialog", &["F8"], "Open incident"),
    Change::typed(
        "an incident",
        &["1", "b"],
        "From where to where.*",
        "g8 g6",
        "Incident 4 opened at board 1",
    ),
    Change::of("the next row", &["Down"], "^Incident "),
    Change::of("help", &["F1"], "^F2"),
    Change::of("back from the help", &["Escape"], "^Incident "),
    Change::of("what was said before", &["F11"], r"^\d\d:\d\d:\d\d, "),
    Change::of("back from what was said", &["Escape"], "^Incident "),
    Change::of("a search", &["ctrl+k"], "Search actions"),
    Change::of("finds of a search", &["c", "l", "o", "c", "k"], ", 1 of .* found"),
    // The row is read as the one that is chosen now.
    Change::of("another find", &["Down"], "(?i)clock"),
    Change::of("back from the search", &["Escape"], "^Incident "),
    Change::of("the Laws", &["ctrl+l"], "^Search$"),
    Change::of("finds in the Laws", &["d", "r", "a", "w"], "found"),
    Change::of("nothing found", &["x", "q", "q"], "Nothing found"),
    Change::of("settings", &["F6"], "As the desktop"),
    Change::of("a setting", &["Right"], "English"),
    Change::of("devices", &["F5"], "."),
    Change::of("scoresheets", &["ctrl+s"], "."),
    Change::of("the hall", &["F2"], "Board 1"),
    Change::of("a game whose time is out is taken up", &["ctrl+Prior", "F9"], "Play began|started"),
    Change::of("a flag", &[], "assertive: .*[Ff]lag"),
];

#[test]
fn every_change_is_announced() {
    let Some(stand) = Stand::new() else { return };
    stand.open(&a_round(&stand));
    stand.focused("Board 1, .*");
    let mut audit = Audit::new(&stand);
    for change in CHANGES {
        let told = stand.told(change.told, |stand| change.make(stand));
        let texts = |key: &str, of: &str| {
            let all = told[key].as_array().into_iter().flatten();
            all.map(|one| text(one, of).to_owned()).collect::<Vec<_>>()
        };
        if told["met"] != true {
            let (said, went) = (texts("said", "text"), texts("went", "name"));
            audit.fault(change.what, &format!("announced {said:?}, the keyboard went to {went:?}"));
        }
    }
    audit.end();
}
