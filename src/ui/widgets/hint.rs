//! What explains a control while the pointer rests on it. It stands beside the control and never over
//! it, where it covers as little as there is room for: least of all another control.

use std::sync::Arc;

use egui::{Color32, Context, Frame, Galley, Rect, RectAlign, Response, Sense, Tooltip};

use crate::tokens::{self, Text, scale};

/// Between a control and its hint, in points.
const GAP: f32 = 4.0;
/// How wide a hint may be in points at 100 %, the usual first. A wider one is lower, and may find
/// room where the usual one would cover something.
const WIDTHS: [f32; 3] = [400.0, 640.0, 240.0];

/// Shows what explains a control, once the pointer has rested on it for a while; a screen reader gets
/// it as its description.
pub fn hint(response: Response, text: &str) -> Response {
    response.ctx.accesskit_node_builder(response.id, |node| {
        if node.description().is_none() && node.label() != Some(text) {
            node.set_description(text);
        }
    });
    let mut tooltip = Tooltip::for_enabled(&response);
    // What lies behind a dialog explains nothing over it.
    let is_behind = !response.ctx.memory(|memory| memory.allows_interaction(response.layer_id));
    if !is_behind
        && tooltip.popup.is_open()
        && let Some((place, galley)) = best(&response, text)
    {
        tooltip.popup = tooltip.popup.align(place).align_alternatives(&[]).gap(GAP);
        tooltip.width(galley.size().x).show(|ui| ui.label(galley));
    }
    response
}

/// Where it covers least, and how it is laid out there; nothing where it finds room nowhere beside the
/// control.
fn best(response: &Response, text: &str) -> Option<(RectAlign, Arc<Galley>)> {
    let (ctx, own) = (&response.ctx, response.rect);
    let window = ctx.content_rect();
    let margin = Frame::popup(&ctx.global_style()).total_margin().sum();
    let others = beside(response);
    let mut best: Option<(f32, RectAlign, Arc<Galley>)> = None;
    for width in WIDTHS {
        let width = scale(ctx).of(width).min(window.width() - margin.x);
        let galley = lay_out(ctx, text, width);
        for place in RectAlign::MENU_ALIGNS {
            let rect = place.align_rect(&own, galley.size() + margin, GAP);
            // One that is pushed back into the window comes to lie over the control.
            if !window.contains_rect(rect) || rect.intersects(own) {
                continue;
            }
            let covered = others.iter().map(|(other, worth)| (other.intersect(rect), worth));
            let covered = covered.filter(|(common, _)| common.is_positive());
            let cost = covered.map(|(common, worth)| common.area() * worth).sum();
            if best.as_ref().is_none_or(|(least, ..)| cost < *least) {
                best = Some((cost, place, galley.clone()));
            }
        }
    }
    best.map(|(_, place, galley)| (place, galley))
}

fn lay_out(ctx: &Context, text: &str, width: f32) -> Arc<Galley> {
    let font = egui::FontId::new(scale(ctx).of(Text::Caption.points()), Text::Caption.family());
    let ink: Color32 = tokens::of(ctx).ink;
    ctx.fonts_mut(|fonts| fonts.layout(text.to_owned(), font, ink, width))
}

/// What lay beside the control on its layer in the pass before, and how much it matters that it is
/// seen: most of all what is written in, then other controls, then texts. What holds the control is
/// left out.
fn beside(response: &Response) -> Vec<(Rect, f32)> {
    response.ctx.viewport(|viewport| {
        let all = viewport.prev_pass.widgets.get_layer(response.layer_id);
        let others = all.filter(|one| {
            one.id != response.id
                && one.interact_rect.is_positive()
                && !one.rect.contains_rect(response.rect)
        });
        let worth = |sense: Sense| match sense {
            field if field.senses_drag() => 10_000.0,
            control if control.interactive() => 100.0,
            _ => 1.0,
        };
        others.map(|one| (one.interact_rect, worth(one.sense))).collect()
    })
}
