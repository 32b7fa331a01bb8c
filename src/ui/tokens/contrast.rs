//! The high-contrast theme: black, white and yellow, strong edges, no half-tones that carry
//! meaning. Values only.

use egui::Color32;

use crate::tokens::colour::{Board, Clock, State, Tokens, rgb};

/// The high-contrast theme.
pub static TOKENS: Tokens = Tokens {
    dark: true,
    canvas: rgb(0x00_0000),
    surface: rgb(0x00_0000),
    raised: rgb(0x00_0000),
    raised_hover: rgb(0x33_3300),
    sunken: rgb(0x00_0000),
    line: rgb(0xff_ffff),
    edge: rgb(0xff_ffff),
    edge_width: 2.0,
    ink: rgb(0xff_ffff),
    ink_soft: rgb(0xf0_f0f0),
    accent: rgb(0xff_e100),
    on_accent: rgb(0x00_0000),
    accent_soft: rgb(0x3a_3400),
    good: State {
        ink: rgb(0x5c_f2c0),
        fill: rgb(0x5c_f2c0),
        on_fill: rgb(0x00_0000),
        soft: rgb(0x00_0000),
    },
    info: State {
        ink: rgb(0x8f_d3ff),
        fill: rgb(0x8f_d3ff),
        on_fill: rgb(0x00_0000),
        soft: rgb(0x00_0000),
    },
    warn: State {
        ink: rgb(0xff_c24a),
        fill: rgb(0xff_c24a),
        on_fill: rgb(0x00_0000),
        soft: rgb(0x00_0000),
    },
    bad: State {
        ink: rgb(0xff_9d6b),
        fill: rgb(0xff_9d6b),
        on_fill: rgb(0x00_0000),
        soft: rgb(0x00_0000),
    },
    board: Board {
        light: rgb(0xff_ffff),
        dark: rgb(0x8c_8c8c),
        light_moved: rgb(0xff_f176),
        dark_moved: rgb(0xb8_a200),
        mark: rgb(0x00_0000),
        alarm: rgb(0x5c_0000),
        on_mark: rgb(0xff_ffff),
    },
    clock: Clock {
        rest: rgb(0x00_0000),
        rest_ink: rgb(0xff_ffff),
        run: rgb(0xff_e100),
        run_ink: rgb(0x00_0000),
        case: rgb(0x00_0000),
        dial: rgb(0xff_ffff),
        hand: rgb(0x00_0000),
        flag: rgb(0xb0_1800),
    },
    veil: Color32::from_black_alpha(190),
};
