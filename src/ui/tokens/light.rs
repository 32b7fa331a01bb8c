//! The light theme: dark ink on paper. Values only.

use egui::Color32;

use crate::tokens::colour::{Board, Clock, State, Tokens, rgb};

/// The light theme.
pub static TOKENS: Tokens = Tokens {
    dark: false,
    canvas: rgb(0xf1_f0ea),
    surface: rgb(0xfc_fbf8),
    raised: rgb(0xff_ffff),
    raised_hover: rgb(0xf0_f3f2),
    sunken: rgb(0xff_ffff),
    line: rgb(0xdd_dbd2),
    edge: rgb(0x80_837f),
    edge_width: 1.0,
    ink: rgb(0x1b_2124),
    ink_soft: rgb(0x50_5a5d),
    accent: rgb(0x0e_5a6b),
    on_accent: rgb(0xff_ffff),
    accent_soft: rgb(0xdc_ebed),
    good: State {
        ink: rgb(0x00_654b),
        fill: rgb(0x00_7556),
        on_fill: rgb(0xff_ffff),
        soft: rgb(0xdd_efe7),
    },
    info: State {
        ink: rgb(0x00_5f96),
        fill: rgb(0x00_6cab),
        on_fill: rgb(0xff_ffff),
        soft: rgb(0xdf_ecf6),
    },
    warn: State {
        ink: rgb(0x7f_5200),
        fill: rgb(0xe6_9f00),
        on_fill: rgb(0x24_1900),
        soft: rgb(0xfb_efd3),
    },
    bad: State {
        ink: rgb(0xa3_3c00),
        fill: rgb(0xb8_4600),
        on_fill: rgb(0xff_ffff),
        soft: rgb(0xfb_e6da),
    },
    board: Board {
        light: rgb(0xe9_e6da),
        dark: rgb(0x93_a398),
        light_moved: rgb(0xd8_dfae),
        dark_moved: rgb(0xa3_b374),
        mark: rgb(0x0b_3f4d),
        alarm: rgb(0x7c_2700),
        on_mark: rgb(0xff_ffff),
    },
    clock: Clock {
        rest: rgb(0xe8_e7df),
        rest_ink: rgb(0x3a_4346),
        run: rgb(0x12_1a1d),
        run_ink: rgb(0xf6_f4ea),
        case: rgb(0x5b_4636),
        dial: rgb(0xfb_f9f0),
        hand: rgb(0x16_1a1c),
        flag: rgb(0xc0_3a12),
    },
    veil: Color32::from_black_alpha(110),
};
