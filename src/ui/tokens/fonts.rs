//! The typefaces, compiled in, and the families that the styles name. Sizes live in the tokens.

use std::sync::Arc;

use egui::{FontData, FontDefinitions, FontFamily, FontTweak};

/// The family of emphasised text.
#[must_use]
pub fn semibold() -> FontFamily {
    FontFamily::Name("semibold".into())
}

/// The family of the digital clock: figures, colon, full stop and signs only.
#[must_use]
pub fn digits() -> FontFamily {
    FontFamily::Name("digits".into())
}

/// The five faces and their families. Each family ends with the signs, so that figurines and
/// braille can stand in any text.
#[must_use]
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let faces: [(&str, &'static [u8]); 5] = [
        ("text", include_bytes!("../../../assets/fonts/Inter-Regular.otf")),
        ("strong", include_bytes!("../../../assets/fonts/Inter-SemiBold.otf")),
        ("digits", include_bytes!("../../../assets/fonts/InterDisplay-Digits.otf")),
        ("mono", include_bytes!("../../../assets/fonts/DejaVuSansMono-Text.ttf")),
        ("signs", include_bytes!("../../../assets/fonts/DejaVuSans-Symbols.ttf")),
    ];
    for (name, bytes) in faces {
        // The figurines of the signs are drawn smaller than the letters of the text face.
        let scale = if name == "signs" { 1.15 } else { 1.0 };
        let tweak = FontTweak { scale, ..FontTweak::default() };
        let data = FontData::from_static(bytes).tweak(tweak);
        fonts.font_data.insert(name.to_owned(), Arc::new(data));
    }
    for (family, faces) in [
        (FontFamily::Proportional, ["text", "signs"]),
        (semibold(), ["strong", "signs"]),
        (digits(), ["digits", "strong"]),
        (FontFamily::Monospace, ["mono", "signs"]),
    ] {
        fonts.families.insert(family, faces.map(str::to_owned).to_vec());
    }
    fonts
}
