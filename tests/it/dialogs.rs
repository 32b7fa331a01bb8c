//! Every dialog of the program, as somebody meets it who does not see it: each control has a name and a
//! role that says what it is, the keyboard is in the dialog, goes round all of it and not out of it,
//! and Escape brings it back to something. Each has a name for a screen reader, and where none runs the own
//! voice says that it has opened. Which dialogs there are is read from the sources: one that
//! nobody opens here is a fault. `audit` asks the same of some of them through the accessibility bus.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use egui::accesskit::{Action as NodeAction, NodeId, Role};
use egui::{Id, Key};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_ui::actions::Action;
use jadoube_ui::spoken_tree::SpokenTree;

use crate::audit::SIGNS;
use crate::blind_screen::with_an_older_difference;
use crate::by_ear::with_a_reader;
use crate::competition_draw_page;
use crate::competition_event_page;
use crate::competition_groups_page;
use crate::competition_knockout;
use crate::competition_players;
use crate::competition_round::{BY_HAND, at_a_blind_players_board, corrected, event, published};
use crate::competition_standings;
use crate::competition_teams;
use crate::decisions::demonstration;
use crate::envelope_changes::{asked, forty, on_table, resumed, resuming, sealed};
use crate::heard::Ear;
use crate::incident_form::standing;
use crate::last_move::{by_palette, with_a_gap};
use crate::layout::is_told;
use crate::otherwise::illegal;
use crate::outside::import;
use crate::screens::decided_incident;
use crate::sheets::{at_the_sheets, take};
use crate::stage::{Stage, passes, rest, settle};
use crate::{stations_by_ear, stations_servers, stations_window};

/// The most stops of a round through a dialog.
pub(crate) const STOPS: usize = 120;

/// How a dialog is come by: its id in the program, and a window in which it is open.
pub(crate) type Door = (&'static str, fn() -> Stage);

pub(crate) const DOORS: [Door; 97] = [
    ("share", stations_window::sharing),
    ("invite", stations_window::inviting),
    ("join", stations_window::joining),
    ("hand over", || stations_window::handing_over("Hand over boards")),
    ("settle", stations_window::settling),
    ("settle in parts", stations_window::settling_in_parts),
    ("turn away", stations_by_ear::turning_away),
    ("use hall", stations_servers::using_a_hall),
    ("go on without", stations_window::going_on_without),
    ("adjourn", || {
        let mut stage = in_play(|stage| stage.run(Action::ShowStandings));
        stage.run(Action::Adjourn);
        stage
    }),
    ("alarms", || {
        let stage = forty();
        let more = stage.labels().into_iter().find(|label| label.starts_with("and "));
        clicked(stage, &more.expect("more alarms than have room"))
    }),
    ("appeal", || clicked(ended(decided_incident()), "Record an appeal…")),
    ("appeal decision", || {
        let mut stage = clicked(ended(decided_incident()), "Record an appeal…");
        stage.click("Record the appeal");
        clicked(stage, "Record the committee’s decision…")
    }),
    ("appeal provisions", || {
        let mut stage = Stage::new(1);
        stage.key(Key::F6);
        clicked(stage, "Change…")
    }),
    ("arrange", || in_play(|stage| by_palette(stage, "Set up a game with blind players"))),
    ("change-pairings", || clicked(published(4), "Change pairings…")),
    ("clock", || by(Action::AdjustClock)),
    ("consent", || {
        let mut stage = demonstration();
        stage.key(Key::F4);
        clicked(stage, "Accept and carry out")
    }),
    ("counts", || by(Action::Count)),
    ("again", || {
        let mut stage = Stage::new(0);
        for _ in 0..2 {
            import(&mut stage, "[White \"Ada\"]\n[Black \"Ben\"]\n\n1. e4 *\n");
        }
        stage
    }),
    ("end", || by(Action::EndGame)),
    ("end position", || {
        let mut stage = at_the_sheets(Lang::En, &[]);
        for whose in Side::BOTH {
            take(&mut stage, whose, "1. e4 e5\n2. Nf3 ?");
        }
        stage.click("Reconstruct");
        clicked(stage, "Set up by hand")
    }),
    ("clocks", || by(Action::StopAllClocks)),
    ("close", || {
        in_play(|stage| {
            stage.close();
        })
    }),
    ("envelope form", || clicked(asked(), "Cancel sealing…")),
    ("edition", || by_name("Change edition of the Laws")),
    ("file", || by(Action::OpenCompetition)),
    ("found", || by(Action::NewCompetition)),
    ("help", || by(Action::Help)),
    ("incident", || by(Action::NewIncident)),
    ("lock", || {
        let mut stage = Stage::with_a_match(Lang::En);
        by_palette(&mut stage, "Lock the screen for a player");
        stage
    }),
    ("mate", || {
        let mut stage = by(Action::MateChances);
        // What is found brings buttons.
        let deadline = Instant::now() + Duration::from_secs(60);
        while stage.says("Searching for a checkmate") {
            assert!(Instant::now() < deadline, "{:?}", stage.labels());
            rest();
            stage.window.step();
        }
        stage
    }),
    ("missing moves", || clicked(with_a_gap(), "Enter missing moves…")),
    ("nothing written", || {
        let mut stage = resumed();
        stage.alt(Key::Enter);
        stage.click("No move is written");
        stage.ctrl(Key::Enter);
        stage
    }),
    ("otherwise", illegal),
    ("own voice", || clicked(with_a_reader(), "No, with the screen reader alone")),
    ("palette", || by(Action::Palette)),
    ("plan", || by_name("Resumption plan")),
    ("press", || in_play(|stage| stage.key(Key::F9))),
    ("preview", || by(Action::Print)),
    ("promotion", || {
        let mut stage = in_play(|_| {});
        stage.play_unseen(1, &["a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "c7c5", "a6a7", "c5c4"]);
        stage.click("a7, white pawn");
        clicked(stage, "b8, black knight")
    }),
    ("rating list", || clicked(by(Action::ShowSettings), "Import a list…")),
    ("reason", || by(Action::TakeBack)),
    ("reason", || by(Action::CorrectMove)),
    ("pairing", || {
        let mut stage = event(BY_HAND, 4);
        stage.ctrl(Key::Enter);
        stage
    }),
    ("projector", || {
        let mut stage = published(4);
        stage.run(Action::ShowProjector);
        stage
    }),
    ("reason", || {
        let mut stage = ended(in_play(|_| {}));
        by_palette(&mut stage, "Reopen game");
        stage
    }),
    ("reason", || clicked(decided_incident(), "Reopen case only…")),
    ("reason", || clicked(decided_incident(), "Add a correction…")),
    ("record", || by(Action::ShowRecord)),
    ("rehearsal", || by_name("Practise a game with blind players")),
    ("said", || by(Action::Messages)),
    ("setup", || by(Action::SetUp)),
    ("sheet", || clicked(at_the_sheets(Lang::En, &["e2e4"]), "Paste…")),
    ("regulations", || clicked(Stage::new(0), "Fix the regulations…")),
    ("fill", || {
        let mut stage = competition_event_page::begun();
        by_hand(&mut stage);
        clicked(stage, "Fill…")
    }),
    ("prizes", || clicked(competition_event_page::begun(), "Prizes…")),
    ("round begins", || {
        let mut stage = competition_event_page::begun();
        by_hand(&mut stage);
        let first = stage.labels().into_iter().find(|label| label.starts_with("Round 1"));
        stage.focus(Role::ListBoxOption, &first.expect("a round"));
        stage.key(Key::Enter);
        stage
    }),
    ("entrant", || clicked(competition_players::of(&[]), "New player…")),
    ("players", || clicked(competition_players::of(&[]), "Import a list…")),
    ("leave", || of_one_player("Leaves…: Ana")),
    ("return", || {
        let mut stage = of_one_player("Leaves…: Ana");
        stage.write_in("Reason", "a mistake");
        stage.ctrl(Key::Enter);
        clicked(stage, "Comes back…: Ana")
    }),
    ("absent", || of_one_player("In one round…: Ana")),
    ("undo-act", || {
        let mut stage = corrected();
        stage.ctrl(Key::Z);
        stage
    }),
    ("team", || clicked(competition_teams::page(), "New team…")),
    ("team", || clicked(competition_groups_page::qualified(), "Fill up a final…")),
    ("team-leave", || clicked(competition_teams::page(), "Leaves…: Alfa")),
    ("line-up", || clicked(competition_teams::drafted(), "Line-ups…")),
    ("matches", || clicked(competition_teams::by_hand(), "Pair round 1")),
    ("numbers", || clicked(competition_draw_page::page(4), "Give numbers…")),
    ("varma", || clicked(competition_draw_page::page(10), "Restricted draw…")),
    ("lot", || {
        let stage = clicked(competition_draw_page::page(10), "Restricted draw…");
        let mut stage = clicked(stage, "Begin the draw");
        settle(&mut stage.window);
        clicked(stage, "By lot…")
    }),
    ("even-lot", || clicked(competition_knockout::tied(), "Decide by lot…: Player 1 – Player 2")),
    ("start", || clicked(competition_draw_page::with_a_start_to_draw(), "Draw the position…")),
    ("exchange-teams", || clicked(competition_groups_page::divided(), "Exchange two teams…")),
    ("group-draw", || clicked(competition_groups_page::divided(), "Draw numbers…")),
    ("qualify", || clicked(competition_groups_page::over(), "Close the preliminaries…")),
    ("standings-past", || {
        let mut stage = competition_standings::event(4);
        stage.run(Action::ShowStandings);
        clicked(stage, "As it stood at…")
    }),
    ("working", || {
        let mut stage = competition_standings::event(4);
        stage.run(Action::ShowStandings);
        stage.key(Key::Enter);
        stage
    }),
    ("undo", || {
        let mut stage = decided_incident();
        stage.run(Action::UndoDecision);
        stage
    }),
    ("unseen", || {
        let mut stage = in_play(|_| {});
        stage.run(Action::Adjourn);
        clicked(stage, "Lock for sealed moves…")
    }),
    ("which move", with_an_older_difference),
    ("blind start", || {
        let mut stage = at_a_blind_players_board();
        stage.key(Key::F9);
        stage
    }),
    // The same dialogs with other fields.
    ("hand over", || stations_window::handing_over("Take over boards")),
    ("hand over", || stations_window::handing_over("Hand over the chief station")),
    ("hand over", || stations_window::handing_over("Dismiss a station")),
    ("undo", || {
        let mut stage = standing("2023", "90+30");
        stage.key(Key::F8);
        stage.key(Key::Num1);
        stage.key(Key::B);
        stage.write_in("From where to where?", "e7 e4");
        stage.ctrl(Key::Enter);
        stage.key(Key::F4);
        stage.run(Action::UndoDecision);
        stage.write_in("Reason", "it was the next board");
        stage.ctrl(Key::Enter);
        clicked(stage, "Restore decision…")
    }),
    ("envelope form", || {
        let stage = in_play(|stage| stage.run(Action::ShowEnvelopes));
        clicked(stage, "Adjourn early…")
    }),
    ("envelope form", || clicked(asked(), "Made on the board…")),
    ("envelope form", || clicked(sealed(), "Inscription…")),
    ("envelope form", || clicked(sealed(), "Signature…")),
    ("envelope form", || clicked(sealed(), "Hand over…")),
    ("envelope form", || clicked(sealed(), "Resumption…")),
    ("envelope form", || clicked(sealed(), "Draw offered…")),
    ("envelope form", || clicked(sealed(), "Decided before the opening…")),
    ("envelope form", || clicked(resuming(), "Who is there…")),
    ("envelope form", || {
        let mut stage = on_table();
        stage.alt(Key::Enter);
        stage
    }),
];

/// A game that goes on at the board on the screen, and what is done there.
fn in_play(doing: impl FnOnce(&mut Stage)) -> Stage {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play_unseen(1, &["e2e4", "e7e5", "d2d4", "d7d6"]);
    doing(&mut stage);
    stage
}

fn by(action: Action) -> Stage {
    in_play(|stage| stage.run(action))
}

fn by_name(name: &str) -> Stage {
    in_play(|stage| by_palette(stage, name))
}

fn clicked(mut stage: Stage, label: &str) -> Stage {
    stage.click(label);
    stage
}

/// The regulations are changed to five rounds that the arbiter pairs.
fn by_hand(stage: &mut Stage) {
    stage.click("Change…");
    stage.answer("Pairing system", "Paired by the arbiter");
    stage.write_in("Number of rounds", "5");
    stage.write_in("Reason", "a club event");
    stage.ctrl(Key::Enter);
}

fn of_one_player(label: &str) -> Stage {
    let mut stage = competition_players::of(&["Ana", "Ben", "Cveta"]);
    let rows = stage.window.query_all_by_role(Role::Row);
    let first = rows.map(|row| row.accesskit_node().label().unwrap_or_default()).next();
    stage.focus(Role::Row, &first.expect("a player"));
    clicked(stage, label)
}

fn ended(mut stage: Stage) -> Stage {
    let lost = Outcome { score: Score::BlackWins, reason: EndReason::Resignation };
    stage.ask(1, GameCommand::End(lost.into()));
    stage
}

/// The ids of all forms with the files in which each is, from the sources, and those of the dialogs that are
/// none.
fn known() -> BTreeMap<String, BTreeSet<PathBuf>> {
    fn gather(folder: &Path, found: &mut BTreeMap<String, BTreeSet<PathBuf>>) {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                gather(&path, found);
            } else if path.extension().is_some_and(|one| one == "rs") {
                let text = std::fs::read_to_string(&path).expect("a source");
                for maker in ["Head::new(", "Head::telling(", "Head::bare(", "Head::alarming("] {
                    let ids = text.split(maker).skip(1).filter_map(|rest| {
                        rest.trim_start().strip_prefix('"')?.split('"').next().map(str::to_owned)
                    });
                    for id in ids {
                        found.entry(id).or_default().insert(path.clone());
                    }
                }
            }
        }
    }
    let no_forms = ["projector", "promotion"].map(|id| (id.to_owned(), BTreeSet::new()));
    let mut found = BTreeMap::from(no_forms);
    gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui"), &mut found);
    found
}

/// Of two with one id, either could be the one that is opened here, and what one remembers would be the other's.
#[test]
fn no_two_dialogs_share_an_id() {
    let shared: Vec<_> = known().into_iter().filter(|(_, files)| files.len() > 1).collect();
    assert!(shared.is_empty(), "{shared:#?}");
}

/// Roles of what can be used; each tells a screen reader how.
const CONTROLS: [Role; 17] = [
    Role::Button,
    Role::CheckBox,
    Role::ComboBox,
    Role::DisclosureTriangle,
    Role::GridCell,
    Role::Link,
    Role::ListBoxOption,
    Role::MultilineTextInput,
    Role::PasswordInput,
    Role::RadioButton,
    Role::ScrollBar,
    Role::Slider,
    Role::SpinButton,
    Role::Tab,
    Role::TextInput,
    Role::TextRun,
    Role::Timer,
];

pub(crate) fn all<'a>(dialog: &Node<'a>) -> Vec<Node<'a>> {
    dialog.children_recursive().collect()
}

pub(crate) fn dialog<'a>(stage: &'a Stage, id: &str) -> Option<Node<'a>> {
    let wanted: NodeId = Id::unique(id).accesskit_id();
    let root = stage.window.root();
    root.children_recursive().find(|node| node.accesskit_node().locate().0 == wanted)
}

/// Its name; that of a text is the text.
fn name(node: &Node<'_>) -> String {
    let node = node.accesskit_node();
    node.label().or_else(|| node.value().filter(|_| node.role() == Role::Label)).unwrap_or_default()
}

fn shown(node: &Node<'_>) -> String {
    format!("{:?} “{}”", node.accesskit_node().role(), name(node))
}

/// Whether the keyboard can stop at a control, and whether it can be used at all.
pub(crate) fn is_usable(node: &Node<'_>) -> (bool, bool) {
    let data = node.accesskit_node().data();
    let on = !data.is_disabled();
    let stops = on && data.supports_action(NodeAction::Focus);
    (stops, stops || on && data.supports_action(NodeAction::Click))
}

/// What is no fault, where, and why.
const EXCEPTIONS: [(&str, &str, &str); 5] = [
    (
        "record",
        "Label",
        "the head of the record is a stop without being a control: it is read out digit by digit",
    ),
    ("preview", "Heading", PAPER),
    ("preview", "Paragraph", PAPER),
    ("preview", "ListItem", PAPER),
    ("preview", "Image", PAPER),
];
const PAPER: &str = "what is written on the paper is read one after the other";

/// An exception as the report of what is heard names it.
fn row((dialog, role, why): &(&str, &str, &str)) -> String {
    format!("| {dialog} | {role} | {why} |")
}

#[test]
fn the_report_of_what_is_heard_names_each_exception_with_its_reason_and_no_other() {
    let report = include_str!("../reports/orca.md");
    let rows: BTreeSet<String> = EXCEPTIONS.iter().map(row).collect();
    let (_, below) =
        report.split_once("| dialog | role | why |\n| --- | --- | --- |\n").expect("the table");
    let told: BTreeSet<String> =
        below.lines().take_while(|line| line.starts_with('|')).map(str::to_owned).collect();
    assert_eq!(told, rows, "tests/reports/orca.md:\n{:#?}", rows);
}

/// What is wrong with what stands in a dialog.
pub(crate) fn faults(id: &str, dialog: &Node<'_>) -> Vec<String> {
    let mut faults = Vec::new();
    let mut names: BTreeMap<String, usize> = BTreeMap::new();
    for node in all(dialog) {
        let (role, name) = (node.accesskit_node().role(), name(&node));
        let (_, used) = is_usable(&node);
        // With a dialog Orca reads its texts, but none of fewer words.
        let short = role == Role::Label && name.split_whitespace().count() < 3;
        let mut above = std::iter::successors(node.parent(), Node::parent);
        let is_told = above.any(|above| above.accesskit_node().role() == Role::ListItem);
        if short && !is_told && !node.accesskit_node().is_hidden() {
            faults.push(format!("“{name}” is passed over by Orca"));
        }
        let data = node.accesskit_node().data();
        let off = role == Role::Button && data.is_disabled() && !node.accesskit_node().is_hidden();
        if off && !(data.supports_action(NodeAction::Focus) && data.description().is_some()) {
            faults.push(format!("{} is out of use and does not tell why", shown(&node)));
        }
        let texts = [name.as_str(), data.description().unwrap_or_default()];
        let is_typed = [Role::TextInput, Role::MultilineTextInput, Role::TextRun].contains(&role);
        let is_signed = texts.iter().any(|text| text.contains(SIGNS));
        if is_signed && !is_typed && !node.accesskit_node().is_hidden() {
            faults.push(format!("{} has a sign in what is told that is no word", shown(&node)));
        }
        if !used || role == Role::TextRun {
            continue;
        }
        let excepted =
            EXCEPTIONS.iter().any(|(at, what, _)| *at == id && *what == format!("{role:?}"));
        if !CONTROLS.contains(&role) && !excepted {
            faults.push(format!("{} can be used, but its role says no", shown(&node)));
        }
        if name.trim().is_empty() {
            faults.push(format!("{} has no name", shown(&node)));
        }
        // A screen reader tells what holds it on the way in.
        let above = std::iter::successors(node.parent(), Node::parent);
        let mut groups = above.filter_map(|above| above.accesskit_node().label());
        let key = format!("{} in “{}”", shown(&node), groups.next().unwrap_or_default());
        *names.entry(key).or_default() += usize::from(role != Role::ScrollBar);
    }
    faults.extend(names.iter().filter(|(_, n)| **n > 1).map(|(what, n)| format!("{n} × {what}")));
    faults
}

/// The dialogs that are opened here where a screen reader runs, which reads their names.
const READ: [&str; 1] = ["own voice"];

/// What is not told of a dialog that has just opened: its name for a screen reader, and for who has none by the
/// own voice.
fn untold(stage: &mut Stage, id: &str, title: &str) -> Vec<String> {
    if title.trim().is_empty() {
        return vec!["it has no name".into()];
    }
    let is_said = |stage: &Stage| {
        let heard = stage.desk.snapshot().spoken.heard.clone();
        READ.contains(&id) || heard.iter().any(|one| is_told(title, &one.text))
    };
    let deadline = Instant::now() + Duration::from_secs(20);
    while !is_said(stage) && Instant::now() < deadline {
        rest();
        stage.window.step();
    }
    match is_said(stage) {
        true => Vec::new(),
        false => vec!["the own voice does not say that it has opened".into()],
    }
}

/// What has the keyboard, if it is in the dialog.
pub(crate) fn focused(stage: &Stage, id: &str) -> Option<(NodeId, String)> {
    let dialog = dialog(stage, id)?;
    let here = all(&dialog).into_iter().find(Node::is_focused)?;
    Some((here.accesskit_node().locate().0, shown(&here)))
}

/// Goes round with Tab; what is wrong on the way.
fn round(stage: &mut Stage, id: &str) -> Vec<String> {
    let Some((first, _)) = focused(stage, id) else {
        return vec!["the keyboard does not come into it".into()];
    };
    let mut stops = vec![first];
    let mut faults = Vec::new();
    loop {
        stage.window.key_press(Key::Tab);
        stage.window.run_steps(3);
        let last = focused(stage, id);
        match last {
            None => {
                faults.push(format!("Tab leads out of it after {} stops", stops.len()));
                break;
            }
            Some((at, _)) if at == first => break,
            Some((at, what)) if stops.contains(&at) => {
                faults.push(format!("Tab is caught at {what}"));
                break;
            }
            Some((at, _)) if stops.len() < STOPS => stops.push(at),
            Some((_, what)) => {
                faults.push(format!("Tab never comes round, at last to {what}"));
                break;
            }
        }
    }
    let Some(dialog) = dialog(stage, id) else { return faults };
    for node in all(&dialog).iter().filter(|node| is_usable(node).0) {
        let text = node.accesskit_node().role() == Role::TextRun;
        if !text && !stops.contains(&node.accesskit_node().locate().0) {
            faults.push(format!("Tab does not come to {}", shown(node)));
        }
    }
    faults
}

/// Goes through the choices, taking each, and back; where the keyboard is lost on the way.
fn choose(stage: &mut Stage, id: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut met = BTreeSet::new();
    for _ in 0..STOPS {
        let Some((at, what)) = focused(stage, id) else { break };
        if !met.insert(at) {
            break;
        }
        let keys: &[Key] = match what.split(' ').next() {
            Some("RadioButton") => &[Key::ArrowDown, Key::ArrowUp],
            Some("CheckBox") => &[Key::Space, Key::Space],
            _ => &[],
        };
        for key in keys {
            stage.window.key_press(*key);
            settle(&mut stage.window);
            passes(&mut stage.window, 12);
            if dialog(stage, id).is_some() && focused(stage, id).is_none() {
                faults.push(format!("{} at {what} loses the keyboard", key.name()));
            }
        }
        stage.window.key_press(Key::Tab);
        stage.window.run_steps(3);
    }
    faults
}

#[test]
fn at_no_moment_is_a_dialog_without_the_keyboard() {
    let mut found = Vec::new();
    for (id, open) in &DOORS {
        let (ear, mut stage) = Ear::while_opening(open);
        let mut faults = Vec::new();
        let mut look = |what: &str, stage: &mut Stage| {
            if ear.was_nowhere(stage) {
                faults.push(format!("{what}: the keyboard is told to be nowhere"));
            }
            if dialog(stage, id).is_some() && focused(stage, id).is_none() {
                faults.push(format!("{what}: the keyboard is not in the dialog"));
            }
        };
        look("opened", &mut stage);
        let lost = choose(&mut stage, id);
        look("chosen", &mut stage);
        stage.window.key_press_modifiers(egui::Modifiers::COMMAND, Key::Enter);
        look("sent", &mut stage);
        stage.window.key_press(Key::Escape);
        look("closed", &mut stage);
        faults.extend(lost);
        found.extend(faults.into_iter().map(|fault| format!("{id}: {fault}")));
        // The file goes last.
        let Stage { folder, desk, window } = stage;
        drop((window, desk));
        drop(folder);
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn every_dialog_of_the_program_can_be_worked_with_and_left_by_ear_and_keyboard() {
    let opened: BTreeSet<String> = DOORS.iter().map(|(id, _)| (*id).to_owned()).collect();
    let known: BTreeSet<String> = known().into_keys().collect();
    assert_eq!(opened, known, "the dialogs that are opened here, and those of the program");
    let mut found = Vec::new();
    for (id, open) in &DOORS {
        let mut stage = open();
        // The tree as a screen reader gets it.
        stage.window.ctx.add_plugin(SpokenTree::new(Catalogue::new(Lang::En)));
        stage.window.run_steps(2);
        let before = stage.window.ctx.memory(|memory| memory.focused());
        let Some(dialog) = dialog(&stage, id) else {
            found.push(format!("{id}: it is not open: {:?}", stage.labels()));
            continue;
        };
        let title = name(&dialog);
        let mut faults = faults(id, &dialog);
        faults.extend(untold(&mut stage, id, &title));
        faults.extend(round(&mut stage, id));
        stage.window.key_press(Key::Escape);
        settle(&mut stage.window);
        stage.window.run_steps(4);
        let somewhere = stage.window.root().children_recursive().any(|node| node.is_focused());
        if self::dialog(&stage, id).is_some() {
            faults.push("Escape does not close it".into());
        } else if !somewhere {
            let at = stage.window.ctx.memory(|memory| memory.focused());
            faults.push(format!(
                "Escape leaves the keyboard nowhere: {at:?}, in the dialog it was at {before:?}"
            ));
        }
        found.extend(faults.into_iter().map(|fault| format!("{id} “{title}”: {fault}")));
        // The file goes last.
        let Stage { folder, desk, window } = stage;
        drop((window, desk));
        drop(folder);
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}
