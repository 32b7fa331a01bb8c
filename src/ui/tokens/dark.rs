//! The dark theme, for a dim hall: no large bright field anywhere. Values only.

use egui::Color32;

use crate::tokens::colour::{Board, Clock, State, Tokens, rgb};

/// The dark theme.
pub static TOKENS: Tokens = Tokens {
    dark: true,
    canvas: rgb(0x12_1618),
    surface: rgb(0x1a_2023),
    raised: rgb(0x26_2e32),
    raised_hover: rgb(0x31_3b40),
    sunken: rgb(0x0e_1214),
    line: rgb(0x2d_363a),
    edge: rgb(0x74_8388),
    edge_width: 1.0,
    ink: rgb(0xe6_eaea),
    ink_soft: rgb(0xa8_b4b7),
    accent: rgb(0x6c_c3d4),
    on_accent: rgb(0x06_2029),
    accent_soft: rgb(0x17_3841),
    good: State {
        ink: rgb(0x3f_c99f),
        fill: rgb(0x00_9e73),
        on_fill: rgb(0x02_1a12),
        soft: rgb(0x12_3329),
    },
    info: State {
        ink: rgb(0x6b_bdee),
        fill: rgb(0x56_b4e9),
        on_fill: rgb(0x06_1e2c),
        soft: rgb(0x15_3040),
    },
    warn: State {
        ink: rgb(0xf0_b13a),
        fill: rgb(0xe6_9f00),
        on_fill: rgb(0x24_1900),
        soft: rgb(0x3a_2c0c),
    },
    bad: State {
        ink: rgb(0xff_935a),
        fill: rgb(0xe8_6a17),
        on_fill: rgb(0x25_0d00),
        soft: rgb(0x42_2212),
    },
    board: Board {
        light: rgb(0xc8_cac0),
        dark: rgb(0x7d_8c83),
        light_moved: rgb(0xbf_c68f),
        dark_moved: rgb(0x8e_9d63),
        mark: rgb(0x05_2c37),
        alarm: rgb(0x66_1a00),
        on_mark: rgb(0xff_ffff),
    },
    clock: Clock {
        rest: rgb(0x20_272b),
        rest_ink: rgb(0xb4_bfc2),
        run: rgb(0xf0_eee2),
        run_ink: rgb(0x10_1618),
        case: rgb(0x4c_3b2f),
        dial: rgb(0xd9_d6c9),
        hand: rgb(0x11_1517),
        flag: rgb(0xa6_2f0b),
    },
    veil: Color32::from_black_alpha(150),
};
