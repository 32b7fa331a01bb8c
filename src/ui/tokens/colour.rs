//! What a theme has to say about colour, role by role. The values lie beside, one file a theme;
//! the tests here hold every theme to the contrasts of WCAG 2.2.

use egui::Color32;

/// The colours of a theme.
#[derive(Debug)]
pub struct Tokens {
    /// Whether the ground is dark.
    pub dark: bool,
    /// The ground of the window.
    pub canvas: Color32,
    /// Cards, panels, dialogs.
    pub surface: Color32,
    /// Buttons and other things to press.
    pub raised: Color32,
    /// The same under the pointer.
    pub raised_hover: Color32,
    /// Text fields, wells.
    pub sunken: Color32,
    /// Lines that divide, for the eye only.
    pub line: Color32,
    /// Edges that show where a control is: 3:1 against the surface.
    pub edge: Color32,
    /// How thick those edges are, in points.
    pub edge_width: f32,
    /// The colour of text.
    pub ink: Color32,
    /// Text of second rank: still 4.5:1.
    pub ink_soft: Color32,
    /// The one accent: what is selected, what is to be done next.
    pub accent: Color32,
    /// Text and signs on the accent.
    pub on_accent: Color32,
    /// The ground of something selected.
    pub accent_soft: Color32,
    /// What is well.
    pub good: State,
    /// What is worth knowing.
    pub info: State,
    /// What needs an eye.
    pub warn: State,
    /// What needs the arbiter now.
    pub bad: State,
    /// The chessboard.
    pub board: Board,
    /// The faces of the clock.
    pub clock: Clock,
    /// What lies over the window while a dialog is open.
    pub veil: Color32,
}

/// The colours of a state, which always comes with a shape and a word too.
#[derive(Debug, Clone, Copy)]
pub struct State {
    /// Text and signs on a surface.
    pub ink: Color32,
    /// A solid ground.
    pub fill: Color32,
    /// Text and signs on that ground.
    pub on_fill: Color32,
    /// A quiet ground, for `ink` and ordinary text.
    pub soft: Color32,
}

/// The colours of the chessboard.
#[derive(Debug, Clone, Copy)]
pub struct Board {
    /// Light squares.
    pub light: Color32,
    /// Dark squares.
    pub dark: Color32,
    /// The last move on light squares.
    pub light_moved: Color32,
    /// The last move on dark squares.
    pub dark_moved: Color32,
    /// Frames, dots and dashes on either kind of square.
    pub mark: Color32,
    /// The same for what is wrong: check, a difference.
    pub alarm: Color32,
    /// Signs on `mark` and `alarm`.
    pub on_mark: Color32,
}

/// The colours of the clock.
#[derive(Debug, Clone, Copy)]
pub struct Clock {
    /// The ground of the digital face at rest.
    pub rest: Color32,
    /// Its digits.
    pub rest_ink: Color32,
    /// The ground of the face that runs.
    pub run: Color32,
    /// Its digits.
    pub run_ink: Color32,
    /// The case of the mechanical clock.
    pub case: Color32,
    /// Its dial.
    pub dial: Color32,
    /// Numerals and hands on the dial.
    pub hand: Color32,
    /// The flag on the dial.
    pub flag: Color32,
}

/// A colour from `0xRRGGBB`.
#[must_use]
pub const fn rgb(hex: u32) -> Color32 {
    let [_, r, g, b] = hex.to_be_bytes();
    Color32::from_rgb(r, g, b)
}

/// How strongly two colours differ (WCAG 2.2, 1.4.3): from 1 to 21.
#[must_use]
pub fn contrast(a: Color32, b: Color32) -> f32 {
    let luminance = |c: Color32| {
        let channel = |v: u8| {
            let v = f32::from(v) / 255.0;
            if v <= 0.040_45 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(c.r()) + 0.7152 * channel(c.g()) + 0.0722 * channel(c.b())
    };
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tokens::Theme;

    #[track_caller]
    fn at_least(least: f32, theme: Theme, what: &str, a: Color32, b: Color32) {
        let found = contrast(a, b);
        assert!(found >= least, "{theme:?}: {what} has {found:.2}:1, needs {least}:1");
    }

    #[test]
    fn text_stands_out_from_its_ground_in_every_theme() {
        for theme in Theme::ALL {
            let t = theme.tokens();
            let least = if theme == Theme::Contrast { 7.0 } else { 4.5 };
            for (ground, colour) in [
                ("canvas", t.canvas),
                ("surface", t.surface),
                ("raised", t.raised),
                ("raised under the pointer", t.raised_hover),
                ("sunken", t.sunken),
                ("accent_soft", t.accent_soft),
            ] {
                at_least(least, theme, &format!("ink on {ground}"), t.ink, colour);
                at_least(4.5, theme, &format!("soft ink on {ground}"), t.ink_soft, colour);
            }
            at_least(least, theme, "text on the accent", t.on_accent, t.accent);
            at_least(4.5, theme, "accent as text", t.accent, t.surface);
            for (name, state) in
                [("good", t.good), ("info", t.info), ("warn", t.warn), ("bad", t.bad)]
            {
                at_least(4.5, theme, &format!("{name} ink"), state.ink, t.surface);
                at_least(4.5, theme, &format!("{name} ink on soft"), state.ink, state.soft);
                at_least(4.5, theme, &format!("ink on soft {name}"), t.ink, state.soft);
                at_least(4.5, theme, &format!("on {name}"), state.on_fill, state.fill);
            }
            at_least(4.5, theme, "digits at rest", t.clock.rest_ink, t.clock.rest);
            at_least(7.0, theme, "digits that run", t.clock.run_ink, t.clock.run);
            at_least(7.0, theme, "hands", t.clock.hand, t.clock.dial);
        }
    }

    #[test]
    fn edges_and_marks_stand_out_from_what_they_lie_on() {
        for theme in Theme::ALL {
            let t = theme.tokens();
            at_least(3.0, theme, "edge on surface", t.edge, t.surface);
            at_least(3.0, theme, "edge on canvas", t.edge, t.canvas);
            at_least(3.0, theme, "flag on the dial", t.clock.flag, t.clock.dial);
            let b = t.board;
            for (name, square) in [
                ("light", b.light),
                ("dark", b.dark),
                ("light moved", b.light_moved),
                ("dark moved", b.dark_moved),
            ] {
                at_least(3.0, theme, &format!("mark on {name}"), b.mark, square);
                at_least(3.0, theme, &format!("alarm on {name}"), b.alarm, square);
                at_least(3.0, theme, &format!("black piece on {name}"), Color32::BLACK, square);
            }
            at_least(4.5, theme, "sign on a mark", b.on_mark, b.mark);
            at_least(4.5, theme, "sign on an alarm", b.on_mark, b.alarm);
        }
    }

    /// How a colour looks to eyes that lack one kind of cone (Viénot, Brettel, Mollon 1999, for red
    /// and green; for blue the same from Brettel 1997), in linear light.
    fn without_a_cone(c: Color32, matrix: [[f32; 3]; 3]) -> Color32 {
        let linear = |v: u8| (f32::from(v) / 255.0).powf(2.2);
        let light = [linear(c.r()), linear(c.g()), linear(c.b())];
        let seen = matrix.map(|row| {
            let sum: f32 = row.iter().zip(light).map(|(part, light)| part * light).sum();
            (sum.clamp(0.0, 1.0).powf(1.0 / 2.2) * 255.0).round() as u8
        });
        Color32::from_rgb(seen[0], seen[1], seen[2])
    }

    #[test]
    fn board_and_clock_are_read_without_red_green_or_blue_too() {
        const CONES: [(&str, [[f32; 3]; 3]); 3] = [
            ("red", [[0.112, 0.888, 0.0], [0.112, 0.888, 0.0], [0.004, -0.004, 1.0]]),
            ("green", [[0.292, 0.708, 0.0], [0.292, 0.708, 0.0], [-0.022, 0.022, 1.0]]),
            ("blue", [[1.0, 0.127, -0.127], [0.0, 0.874, 0.126], [0.0, 0.874, 0.126]]),
        ];
        for theme in Theme::ALL {
            let t = theme.tokens();
            let b = t.board;
            for (cone, matrix) in CONES {
                let seen = |colour| without_a_cone(colour, matrix);
                let check = |least, what: &str, a, b| {
                    at_least(least, theme, &format!("without {cone}: {what}"), seen(a), seen(b));
                };
                check(1.9, "light and dark squares", b.light, b.dark);
                for square in [b.light, b.dark, b.light_moved, b.dark_moved] {
                    check(3.0, "mark", b.mark, square);
                    check(3.0, "alarm", b.alarm, square);
                    check(3.0, "black piece", Color32::BLACK, square);
                }
                check(7.0, "digits that run", t.clock.run_ink, t.clock.run);
                check(4.5, "digits at rest", t.clock.rest_ink, t.clock.rest);
                check(7.0, "the clock that runs and the other", t.clock.run, t.clock.rest);
                check(3.0, "flag on the dial", t.clock.flag, t.clock.dial);
                for state in [t.good, t.info, t.warn, t.bad] {
                    check(4.5, "a state in words", state.ink, t.surface);
                    check(4.0, "a state on its ground", state.on_fill, state.fill);
                }
            }
        }
    }
}
