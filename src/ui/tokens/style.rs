//! From tokens to egui's style: what egui's own widgets (buttons, fields, scroll bars, menus)
//! look like. No colour is invented here.

use egui::style::{Selection, WidgetVisuals, Widgets};
use egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, Style, Visuals,
};

use crate::tokens::colour::Tokens;
use crate::tokens::{InForce, Text, TextScale, Theme, fonts, key, radius, space};

/// Puts a theme and a text scale in force for the whole window. Cheap when nothing changes. The
/// first call must come before the first pass (eframe's creation, a test's set-up), because the
/// typefaces arrive with the next pass only.
pub fn apply(ctx: &Context, theme: Theme, scale: TextScale) {
    let before = ctx.data(|data| data.get_temp::<InForce>(key()));
    if before.is_some_and(|InForce(t, s)| t == theme && s == scale) {
        return;
    }
    if before.is_none() {
        ctx.set_fonts(fonts::definitions());
    }
    ctx.data_mut(|data| data.insert_temp(key(), InForce(theme, scale)));
    let style = style(theme.tokens(), scale);
    ctx.set_theme(if theme.tokens().dark { egui::Theme::Dark } else { egui::Theme::Light });
    ctx.all_styles_mut(|s| *s = style.clone());
    ctx.request_repaint();
}

/// How wide a scroll bar is at most, in points: it takes the room of what scrolls.
const WIDEST_BAR: f32 = 16.0;

/// The style of a theme at a text scale.
#[must_use]
pub fn style(tokens: &Tokens, scale: TextScale) -> Style {
    let mut style = Style { visuals: visuals(tokens), ..Style::default() };
    style.text_styles =
        [Text::Caption, Text::Body, Text::Strong, Text::Title, Text::Heading, Text::Mono]
            .into_iter()
            .map(|text| (text.style(), FontId::new(scale.of(text.points()), text.family())))
            .collect();
    let body = FontId::new(scale.of(Text::Body.points()), FontFamily::Proportional);
    style.text_styles.insert(egui::TextStyle::Button, body);
    style.animation_time = 0.0;
    style.interaction.selectable_labels = false;
    style.url_in_tooltip = true;
    let spacing = &mut style.spacing;
    spacing.item_spacing = egui::vec2(space::S, space::S);
    spacing.button_padding = egui::vec2(space::M, 6.0);
    spacing.interact_size = egui::vec2(40.0, scale.of(space::TARGET));
    spacing.window_margin = Margin::same(20);
    spacing.menu_margin = Margin::same(6);
    spacing.icon_width = scale.of(20.0);
    spacing.icon_width_inner = scale.of(12.0);
    spacing.icon_spacing = space::S;
    // The sign of what folds stands in it.
    spacing.indent = scale.of(18.0);
    spacing.text_edit_width = scale.of(260.0);
    spacing.scroll = egui::style::ScrollStyle::solid();
    spacing.scroll.bar_width = scale.of(10.0).min(WIDEST_BAR);
    spacing.scroll.handle_min_length = scale.of(16.0);
    // The ground of a button is no handle: it is hardly to be told from the ground of the bar.
    spacing.scroll.foreground_color = true;
    style
}

fn visuals(t: &Tokens) -> Visuals {
    let mut v = if t.dark { Visuals::dark() } else { Visuals::light() };
    v.widgets = widgets(t);
    v.selection = Selection { bg_fill: t.accent_soft, stroke: Stroke::new(1.0, t.ink) };
    v.override_text_color = None;
    v.weak_text_color = Some(t.ink_soft);
    v.hyperlink_color = t.accent;
    v.faint_bg_color = t.surface;
    v.extreme_bg_color = t.sunken;
    v.text_edit_bg_color = Some(t.sunken);
    v.code_bg_color = t.sunken;
    v.warn_fg_color = t.warn.ink;
    v.error_fg_color = t.bad.ink;
    v.window_fill = t.surface;
    v.panel_fill = t.canvas;
    v.window_stroke = Stroke::new(t.edge_width, if t.edge_width > 1.0 { t.edge } else { t.line });
    v.window_corner_radius = CornerRadius::same(radius::L);
    v.menu_corner_radius = CornerRadius::same(radius::M);
    v.window_shadow = shadow(28, 10);
    v.popup_shadow = shadow(16, 6);
    v.text_cursor.stroke = Stroke::new(2.0, t.accent);
    v.slider_trailing_fill = true;
    v.striped = false;
    v
}

fn shadow(blur: u8, down: i8) -> Shadow {
    Shadow { offset: [0, down], blur, spread: 0, color: Color32::from_black_alpha(60) }
}

fn widgets(t: &Tokens) -> Widgets {
    let of = |fill: Color32, edge: Color32, width: f32, ink: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(width, edge),
        corner_radius: CornerRadius::same(radius::M),
        fg_stroke: Stroke::new(1.5, ink),
        expansion: 0.0,
    };
    Widgets {
        noninteractive: of(t.surface, t.line, 1.0, t.ink),
        inactive: of(t.raised, t.edge, t.edge_width, t.ink),
        hovered: of(t.raised_hover, t.ink_soft, t.edge_width, t.ink),
        active: of(t.accent_soft, t.accent, t.edge_width, t.ink),
        open: of(t.raised_hover, t.accent, t.edge_width, t.ink),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tokens::colour::contrast;

    #[test]
    fn the_handle_of_a_scroll_bar_stands_out_from_its_ground_in_every_theme() {
        for theme in Theme::ALL {
            let [usual, large] = [100, 400].map(|percent| {
                let style = style(theme.tokens(), TextScale::from_percent(percent));
                let (scroll, visuals) = (style.spacing.scroll, style.visuals);
                let widgets = visuals.widgets;
                for state in [widgets.inactive, widgets.hovered, widgets.active] {
                    let plain = state.bg_fill;
                    let handle =
                        if scroll.foreground_color { state.fg_stroke.color } else { plain };
                    let found = contrast(handle, visuals.extreme_bg_color);
                    assert!(found >= 3.0, "{theme:?}, {percent} %: {found:.2}:1");
                }
                assert!(!scroll.floating, "a bar that comes and goes is no handle");
                scroll.bar_width
            });
            assert!(large > usual, "{theme:?}: {usual} and {large}");
        }
    }
}
