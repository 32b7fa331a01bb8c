//! The way of an arbiter through an event, by keys and names of controls: for each act at most one
//! question is asked, and after it nothing is left to be answered.

use std::collections::{BTreeMap, BTreeSet};

use egui::Key;
use egui::accesskit::{Action as NodeAction, Role};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::side::BySide;
use jadoube_core::adjournment::command::Command as Adjourn;
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::hall::command::Command;
use jadoube_laws::ids::{BoardNo, EnvelopeNo};
use jadoube_ui::actions::Action;

use crate::by_ear::focused;
use crate::competition_round::{BY_HAND, corrected, event};
use crate::competition_teams::drafted;
use crate::envelope_changes::seal;
use crate::stage::{Stage, settle};

/// One thing that hands do.
enum Step {
    Key(Key),
    Ctrl(Key),
    Type(&'static str),
    Click(&'static str),
    Fill(&'static str, &'static str),
    Choose(&'static str, &'static str),
    Run(Action),
    Page(&'static str),
    /// The row with this name has the keyboard.
    Row(&'static str),
    /// What is typed for a board, and Enter.
    Result(&'static str),
}

use Step::{Choose, Click, Ctrl, Fill, Page, Result, Row, Run, Type};

const DONE: Step = Ctrl(Key::Enter);
const ENTER: Step = Step::Key(Key::Enter);

/// What an act is to have for an effect.
#[derive(Clone, Copy)]
enum Effect {
    Recorded,
    /// It is refused: nothing is recorded, and nothing asked.
    Refused,
    /// A paper whose name begins so lies there.
    Printed(&'static str),
}

use Effect::{Printed, Recorded, Refused};

/// Somebody who walks, and how many questions were met for each act.
struct Way {
    stage: Stage,
    asked: BTreeMap<&'static str, Vec<String>>,
}

impl Way {
    fn new(stage: Stage) -> Self {
        Self { stage, asked: BTreeMap::new() }
    }

    /// What wants an answer: a dialog, a question beside the list, a button that does it all the same.
    fn questions(&self) -> BTreeSet<String> {
        let window = &self.stage.window;
        let dialogs = [Role::Dialog, Role::AlertDialog].into_iter();
        let dialogs = dialogs.flat_map(|role| window.query_all_by_role(role));
        let buttons = window.query_all_by_role(Role::Button);
        let name = |node: egui_kittest::Node<'_>| node.accesskit_node().label();
        let again = buttons.filter_map(name).filter(|name| name.contains("all the same"));
        // What was announced of it stays in its region.
        let beside = self.stage.shows("Why is it") || self.stage.shows("ends the game. Why?");
        let beside = beside.then(|| "a question beside the list".to_owned());
        let dialogs = dialogs.map(|node| name(node).unwrap_or_else(|| "a dialog".into()));
        dialogs.chain(again).chain(beside).collect()
    }

    fn seq(&self) -> u64 {
        self.stage.desk.snapshot().hall.seq
    }

    fn step(&mut self, step: &Step) {
        let stage = &mut self.stage;
        match *step {
            Step::Key(key) => stage.key(key),
            Ctrl(key) => stage.ctrl(key),
            Type(text) => stage.write(text),
            Click(name) => stage.click(name),
            Fill(field, text) => {
                stage.must_say(field);
                stage.write_in(field, text);
            }
            Choose(question, answer) => stage.answer(question, answer),
            Run(action) => stage.run(action),
            Page(name) => {
                let tabs = stage.window.query_all_by_role_and_label(Role::Tab, name);
                tabs.last().expect("a page").click_accesskit();
                settle(&mut stage.window);
            }
            Row(name) => {
                let chosen = format!("Leaves…: {name}");
                let rows = stage.window.get_all_by_role(Role::Row);
                let can =
                    |row: &Node<'_>| row.accesskit_node().data().supports_action(NodeAction::Focus);
                rows.into_iter().find(can).expect("a row").focus();
                settle(&mut stage.window);
                stage.key(Key::Home);
                for _ in 0..8 {
                    if !stage.has(&chosen) {
                        stage.key(Key::ArrowDown);
                    }
                }
                assert!(stage.has(&chosen), "{chosen}: the keyboard is at {}", focused(stage));
            }
            Result(text) => {
                stage.focus(Role::TextInput, "Result");
                stage.write(text);
                stage.key(Key::Enter);
            }
        }
    }

    /// Does all of it, and counts what is asked on the way.
    fn act(&mut self, what: &'static str, effect: Effect, steps: &[Step]) {
        let mut before = self.questions();
        assert!(before.is_empty(), "{what}: {before:?} is still asked");
        let seq = self.seq();
        let mut asked = Vec::new();
        for step in steps {
            self.step(step);
            let now = self.questions();
            asked.extend(now.difference(&before).cloned());
            before = now;
        }
        assert!(before.is_empty(), "{what}: {before:?} is still asked");
        assert!(asked.len() <= 1, "{what}: two questions for one act: {asked:?}");
        match effect {
            Recorded => assert!(self.seq() > seq, "{what}: {:#?}", self.stage.labels()),
            Refused => assert_eq!((self.seq(), asked.len()), (seq, 0), "{what}"),
            Printed(file) => {
                let files = std::fs::read_dir(self.stage.folder.path()).unwrap().flatten();
                let names: Vec<_> =
                    files.map(|one| one.file_name().into_string().unwrap()).collect();
                let is_it = |name: &String| name.starts_with(file) && name.ends_with(".pdf");
                assert!(names.iter().any(is_it), "{what}: {names:?}");
                assert_eq!(self.seq(), seq, "{what}");
            }
        }
        self.asked.insert(what, asked);
    }

    /// How often each act was asked about.
    fn count(&self) -> BTreeMap<&'static str, usize> {
        self.asked.iter().map(|(what, asked)| (*what, asked.len())).collect()
    }
}

/// The game at a board is adjourned.
fn adjourn(way: &mut Way, board: u16) {
    let (board, why, assistants) =
        (BoardNo(board), AdjournmentReason::SessionEnd, BySide::default());
    let what = Adjourn::Begin { board, why, assistants };
    way.stage.desk.command(Command::Adjournment { what }).wait().unwrap();
    seal(&way.stage, EnvelopeNo(1));
    settle(&mut way.stage.window);
    way.stage.run(Action::ShowRound);
}

#[test]
fn from_the_regulations_to_the_report_no_act_is_asked_about_twice() {
    let mut way = Way::new(Stage::new(0));
    way.act("regulations", Recorded, &[Click("Fix the regulations…"), DONE]);
    way.step(&Page("Players"));
    for name in ["Ann", "Bob", "Cid", "Dan", "Eva", "Fay", "Guy", "Hal"] {
        way.act("player", Recorded, &[Step::Key(Key::Insert), Type(name), DONE]);
    }
    way.act("numbers", Recorded, &[Page("Draw"), Click("Give numbers…"), DONE]);
    way.step(&Run(Action::ShowRound));
    way.act("pairing", Recorded, &[DONE]);
    way.act("publication", Recorded, &[DONE]);
    way.act("clocks", Recorded, &[Run(Action::StartRoundClocks), ENTER]);
    // Where moves are recorded and the game goes on, the reason is asked for with the result.
    way.stage.play(1, &["e2e4"]);
    let reason = |text| [Result(text), Type("both players say so"), ENTER];
    way.act("result while the game goes on", Recorded, &reason("1 1"));
    way.act("result", Recorded, &[Result("2 =")]);
    adjourn(&mut way, 3);
    way.act("closing with an open result", Refused, &[DONE]);
    way.act("pairing with an open result", Refused, &[Step::Key(Key::PageDown), DONE]);
    way.step(&Run(Action::ShowRound));
    way.act("result of an adjourned game", Refused, &[Result("3 1")]);
    way.step(&Step::Key(Key::Escape));
    way.act("result", Recorded, &[Result("4 0")]);
    way.act("result that is corrected at once", Recorded, &reason("4 1"));
    way.act("closing with an adjourned game", Recorded, &[DONE]);
    way.step(&Page("Players"));
    let leave = [Row("Bob"), Step::Key(Key::Delete), Fill("Reason", "ill"), DONE];
    way.act("withdrawal", Recorded, &leave);
    let expelled = [
        Row("Cid"),
        Step::Key(Key::Delete),
        Choose("What happened", "Expelled"),
        Fill("Reason", "cheated"),
        DONE,
    ];
    way.act("expulsion", Recorded, &expelled);
    way.step(&Run(Action::ShowRound));
    way.act("pairing", Recorded, &[DONE]);
    way.act("publication", Recorded, &[DONE]);
    way.step(&Step::Key(Key::PageUp));
    way.act("correction of a closed round", Recorded, &reason("1 0"));
    way.step(&Run(Action::ShowStandings));
    let print = [Ctrl(Key::P), ENTER];
    way.act("standings on paper", Printed("open.standings"), &print);
    way.step(&Run(Action::ShowCompetition));
    way.act("report", Printed("open.report"), &print);
    let count = way.count();
    let none: Vec<_> =
        count.iter().filter(|(_, asked)| **asked == 0).map(|(what, _)| *what).collect();
    // What is done every round is not asked about at all.
    let usual = [
        "closing with an adjourned game",
        "closing with an open result",
        "pairing",
        "pairing with an open result",
        "publication",
        "result",
        "result of an adjourned game",
    ];
    assert_eq!(none, usual, "{count:?}");
}

#[test]
fn results_of_games_that_are_not_played_on_the_program_are_not_asked_about() {
    let mut way = Way::new(crate::competition_round::published(4));
    way.act("result", Recorded, &[Result("1")]);
    way.act("the same result again", Refused, &[Result("1 1")]);
    way.step(&Step::Key(Key::Escape));
    way.act("absence", Recorded, &[Result("2 +")]);
    way.act("closing", Recorded, &[DONE]);
    assert_eq!(way.count().values().sum::<usize>(), 0, "{:?}", way.asked);
}

#[test]
fn a_published_pairing_is_changed_with_one_question() {
    let mut way = Way::new(event(BY_HAND, 4));
    let typed = [DONE, Type("1 2"), ENTER, Type("3 4"), ENTER, DONE];
    way.act("pairing by hand", Recorded, &typed);
    way.act("publication", Recorded, &[DONE]);
    let change = [
        Click("Change pairings…"),
        Fill("New pairing of a board", "2 1"),
        ENTER,
        Choose("Reason by C.04.2 4.4", "the regulations of the event provide for it"),
        Fill("Reason", "colours were drawn wrongly"),
        DONE,
    ];
    way.act("published pairing", Recorded, &change);
}

#[test]
fn what_belongs_to_another_round_is_undone_with_one_question() {
    let mut way = Way::new(corrected());
    way.act("undo", Recorded, &[Ctrl(Key::Z), Click("Undo")]);
}

#[test]
fn missing_line_ups_and_open_incidents_are_told_once() {
    let mut way = Way::new(drafted());
    way.act("publication without line-ups", Recorded, &[DONE, DONE]);
    let mut way = Way::new(crate::competition_round::published(4));
    way.stage.ask(1, jadoube_laws::game::command::Command::Start);
    let incident =
        [Step::Key(Key::F3), Step::Key(Key::F8), Step::Key(Key::Num6), Click("Open incident")];
    way.act("incident", Recorded, &incident);
    way.step(&Run(Action::ShowRound));
    way.act("result", Recorded, &[Result("2 0")]);
    way.act("result of a stopped game", Recorded, &[Result("1 1")]);
    way.act("closing over an incident", Recorded, &[DONE, DONE]);
    assert_eq!(way.count()["closing over an incident"], 1);
}
