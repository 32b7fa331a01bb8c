//! What who listens hears of the window, one thing after the other: each control to which the keyboard
//! comes, with its name and what describes it, and each announcement. The tree is the one that a screen
//! reader gets.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use egui::accesskit::{Node, NodeId, Role, TreeId, TreeUpdate};
use egui::{Context, FullOutput};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_ui::held_focus::HeldFocus;
use jadoube_ui::spoken_tree::SpokenTree;

use crate::stage::Stage;

/// Somebody who listens.
#[derive(Clone)]
pub(crate) struct Ear(Arc<Mutex<Heard>>);

thread_local! {
    /// Who listens to the next windows from their first pass on.
    static NEXT: RefCell<Option<Ear>> = const { RefCell::new(None) };
}

/// Has whoever waits for it listen to a new window.
pub(crate) fn attach(ctx: &Context) {
    NEXT.with_borrow(|next| {
        if let Some(ear) = next {
            ear.listen(ctx);
        }
    });
}

#[derive(Default)]
struct Heard {
    texts: Vec<String>,
    /// Whether something had the keyboard, each time that the tree was told.
    somewhere: Vec<bool>,
}

impl Ear {
    /// Listens to a window from now on.
    pub(crate) fn at(stage: &mut Stage) -> Self {
        let ear = Self(Arc::new(Mutex::new(Heard::default())));
        stage.window.ctx.add_plugin(SpokenTree::new(Catalogue::new(Lang::En)));
        stage.window.ctx.add_plugin(HeldFocus::default());
        ear.listen(&stage.window.ctx);
        ear.after(stage);
        ear
    }

    /// Listens to all windows that this opens, from their first pass on. The tree is the one of each pass,
    /// as a test needs it that looks for what it clicks.
    pub(crate) fn while_opening(open: impl FnOnce() -> Stage) -> (Self, Stage) {
        let ear = Self(Arc::new(Mutex::new(Heard::default())));
        NEXT.set(Some(ear.clone()));
        let stage = open();
        NEXT.set(None);
        (ear, stage)
    }

    fn listen(&self, ctx: &Context) {
        let (heard, regions) = (self.0.clone(), BTreeMap::new());
        ctx.add_plugin(Listener { heard, last: None, regions, passes: 0 });
    }

    /// What was heard since the last time: the names of controls with what describes them, and
    /// announcements behind an exclamation mark.
    pub(crate) fn after(&self, stage: &mut Stage) -> Vec<String> {
        crate::stage::settle(&mut stage.window);
        stage.window.run_steps(12);
        std::mem::take(&mut self.0.lock().unwrap().texts)
    }

    /// Whether the keyboard was told to be nowhere since the last time.
    pub(crate) fn was_nowhere(&self, stage: &mut Stage) -> bool {
        crate::stage::settle(&mut stage.window);
        stage.window.run_steps(12);
        let told = std::mem::take(&mut self.0.lock().unwrap().somewhere);
        told.contains(&false)
    }
}

struct Listener {
    heard: Arc<Mutex<Heard>>,
    last: Option<NodeId>,
    regions: BTreeMap<NodeId, String>,
    /// For how many passes nothing has had the keyboard.
    passes: u8,
}

/// So many passes `HeldFocus` keeps back.
const KEPT_BACK: u8 = 10;

/// Whether the keyboard is told to be behind the dialog that stands before all else.
fn is_behind(update: &TreeUpdate) -> bool {
    let mut dialogs = update.nodes.iter().rev().filter(|(_, node)| node.is_modal());
    let Some((dialog, _)) = dialogs.next() else { return false };
    let nodes: BTreeMap<NodeId, &Node> =
        update.nodes.iter().map(|(id, node)| (*id, node)).collect();
    let mut open = vec![*dialog];
    while let Some(id) = open.pop() {
        if id == update.focus {
            return false;
        }
        open.extend(nodes.get(&id).into_iter().flat_map(|node| node.children()));
    }
    true
}

impl egui::Plugin for Listener {
    fn debug_name(&self) -> &'static str {
        "somebody who listens"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let update = &mut output.platform_output.accesskit_update;
        let Some(update) = update else {
            let focus = self.last.expect("something was told before");
            let tree_id = TreeId::ROOT;
            *update = Some(TreeUpdate { nodes: Vec::new(), tree: None, tree_id, focus });
            return;
        };
        let mut heard = self.heard.lock().unwrap();
        let root = update.tree.as_ref().map(|tree| tree.root);
        let is_somewhere = root != Some(update.focus);
        self.passes = if is_somewhere { 0 } else { self.passes.saturating_add(1) };
        heard.somewhere.push(match is_somewhere {
            true => !is_behind(update),
            false => self.passes <= KEPT_BACK,
        });
        for (id, node) in &update.nodes {
            if matches!(node.role(), Role::Status | Role::Alert) {
                let text = node.label().unwrap_or_default().to_owned();
                let before = self.regions.insert(*id, text.clone());
                if before.is_some_and(|before| before != text) && !text.is_empty() {
                    heard.texts.push(format!("! {text}"));
                }
            }
        }
        if self.last != Some(update.focus) {
            self.last = Some(update.focus);
            let here = update.nodes.iter().find(|(id, _)| *id == update.focus);
            let text = here.map(|(_, node)| {
                let name = node.label().or_else(|| node.value()).unwrap_or_default();
                let more = node.description().map(|text| format!(" ({text})"));
                let off = if node.is_disabled() { ", off" } else { "" };
                format!("{:?} {name}{}{off}", node.role(), more.unwrap_or_default())
            });
            heard.texts.push(text.unwrap_or_else(|| "nothing".into()));
        }
    }
}
