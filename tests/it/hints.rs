//! What explains a control while the pointer rests on it lies beside the control: with large text it
//! covers neither the control nor a field into which somebody writes.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::accesskit::{NodeId, Role, TreeId};
use egui::{Order, Rect};
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::lang::Lang;
use jadoube_ui::actions::Screen;

use crate::layout::{Control, controls, round};
use crate::stage::{Stage, preferences, settle, window};

/// Where a hint lies, if one is shown.
fn hint(stage: &Stage) -> Option<Rect> {
    stage.window.ctx.memory(|memory| {
        let shown = memory.areas().visible_layer_ids();
        let hint = shown.into_iter().find(|layer| layer.order == Order::Tooltip)?;
        memory.area_rect(hint.id)
    })
}

/// Rests the pointer on a control until its hint stands, or nothing comes.
fn rest_on(stage: &mut Stage, control: &Control) -> Option<Rect> {
    stage.window.hover_at(control.seen.center());
    stage.window.run_steps(4);
    hint(stage)
}

#[test]
fn a_hint_covers_neither_its_control_nor_a_field() {
    let Stage { folder, desk, .. } = round();
    let mut found = Vec::new();
    let mut hints = 0;
    for (lang, scale_percent) in [(Lang::En, 100), (Lang::De, 200)] {
        let prefs = Preferences { scale_percent, ..preferences(lang) };
        let window = window(Arc::clone(&desk), prefs);
        let mut stage = Stage { folder: tempfile::tempdir().unwrap(), desk: desk.clone(), window };
        // Nobody waits here for a hint to come.
        stage.window.ctx.all_styles_mut(|style| {
            style.interaction.tooltip_delay = 0.0;
            style.interaction.show_tooltips_only_when_still = false;
        });
        let mut met: BTreeSet<(NodeId, TreeId)> = BTreeSet::new();
        for screen in Screen::ALL {
            stage.run(screen.action());
            let all = controls(&stage);
            let hinted = [Role::Button, Role::Tab, Role::ColumnHeader];
            for one in all.iter().filter(|one| hinted.contains(&one.role) && one.is_whole()) {
                if !met.insert(one.at) {
                    continue;
                }
                let Some(hint) = rest_on(&mut stage, one) else { continue };
                hints += 1;
                let place = format!("{screen:?} {} {scale_percent} %: {}", lang.code(), one.what);
                let field = |other: &&Control| {
                    matches!(other.role, Role::TextInput | Role::MultilineTextInput)
                        && other.seen.intersects(hint.shrink(1.0))
                };
                if hint.shrink(1.0).intersects(one.rect) {
                    found.push(format!("{place} is covered by its hint, {hint:?}"));
                }
                if let Some(field) = all.iter().find(field) {
                    found.push(format!("{place}: its hint covers {}", field.what));
                }
                if !stage.window.ctx.content_rect().contains_rect(hint) {
                    found.push(format!("{place}: its hint is cut, {hint:?}"));
                }
            }
        }
        settle(&mut stage.window);
    }
    assert!(hints > 40, "{hints} hints were seen");
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    drop(folder);
}
