//! Design tokens: every colour, size and typeface of the window is defined here, once, and put into
//! egui's style. There is no widget here, and no widget defines a colour of its own.

pub mod colour;
pub mod light;
pub mod dark;
pub mod contrast;
pub mod fonts;
pub mod style;

use egui::{Context, Id, Ui};

use crate::tokens::colour::Tokens;

/// The three looks of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// Dark ink on paper.
    #[default]
    Light,
    /// For a dim hall.
    Dark,
    /// Black, white and yellow with strong edges.
    Contrast,
}

impl Theme {
    /// All themes in the order of the settings.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Contrast];

    /// The colours of the theme.
    #[must_use]
    pub const fn tokens(self) -> &'static Tokens {
        match self {
            Self::Light => &light::TOKENS,
            Self::Dark => &dark::TOKENS,
            Self::Contrast => &contrast::TOKENS,
        }
    }

    /// Its name in the preferences.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }

    /// The theme with a name in the preferences; the usual one, where none has it.
    #[must_use]
    pub fn of(id: &str) -> Self {
        Self::ALL.into_iter().find(|theme| theme.id() == id).unwrap_or_default()
    }
}

/// How large text is, in per cent of the usual size; from 100 to 400.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TextScale(u16);

impl TextScale {
    /// A scale; what lies outside 100 to 400 per cent is brought to the nearer end.
    #[must_use]
    pub fn from_percent(percent: u16) -> Self {
        Self(percent.clamp(100, 400))
    }

    /// Per cent, 100 to 400.
    #[must_use]
    pub const fn percent(self) -> u16 {
        self.0
    }

    /// Whether the text is so large that what is done stands before what explains it, and less is in sight at
    /// once.
    #[must_use]
    pub const fn is_large(self) -> bool {
        self.0 >= 150
    }

    /// How many times wider than usual a window must be for parts to stand side by side: never
    /// more than `most` up to twice the usual size, for there the parts can do with less room, and
    /// beyond that as the text grows.
    #[must_use]
    pub fn spread(self, most: f32) -> f32 {
        let text = self.of(1.0);
        text.min(most).max(text * most / 2.0)
    }

    /// A size of the usual text, in points, at this scale.
    #[must_use]
    pub fn of(self, points: f32) -> f32 {
        points * f32::from(self.0) / 100.0
    }
}

impl Default for TextScale {
    fn default() -> Self {
        Self(100)
    }
}

/// The room above and below the text of anything that can be clicked, in points.
const AROUND: f32 = 6.0;

/// A window that is lower than this, in points of the usual text, shows first what the work is about.
const TIGHT: f32 = 240.0;

/// Whether the window is so low for its text that what is not always needed is folded.
#[must_use]
pub fn is_tight(ctx: &Context) -> bool {
    ctx.content_rect().height() < scale(ctx).of(TIGHT)
}

/// The smallest side of anything that can be clicked, in points; in a low window the room around its text
/// does not grow with it.
#[must_use]
pub fn target(ctx: &Context) -> f32 {
    let scale = scale(ctx);
    match is_tight(ctx) {
        true => scale.of(space::TARGET - 2.0 * AROUND) + 2.0 * AROUND,
        false => scale.of(space::TARGET),
    }
}

/// Distances, in points.
pub mod space {
    /// Between a sign and its word.
    pub const XS: f32 = 4.0;
    /// Between things that belong together.
    pub const S: f32 = 8.0;
    /// Inside a card.
    pub const M: f32 = 12.0;
    /// Between groups.
    pub const L: f32 = 16.0;
    /// Around a page.
    pub const XL: f32 = 24.0;
    /// The smallest side of anything that can be clicked (WCAG 2.5.8 asks for 24).
    pub const TARGET: f32 = 32.0;
}

/// Rounded corners, in points.
pub mod radius {
    /// Badges, squares of a list.
    pub const S: u8 = 4;
    /// Buttons and fields.
    pub const M: u8 = 7;
    /// Cards, tiles, dialogs.
    pub const L: u8 = 12;
}

/// Kinds of text. Their sizes grow with the text scale.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Text {
    /// Side remarks, coordinates.
    Caption,
    /// Running text.
    Body,
    /// Emphasised running text, names.
    Strong,
    /// The head of a card or dialog.
    Title,
    /// The head of a page.
    Heading,
    /// Fixed width: FEN, traces.
    Mono,
}

impl Text {
    /// Size in points at 100 per cent.
    #[must_use]
    pub const fn points(self) -> f32 {
        match self {
            Self::Caption => 13.0,
            Self::Body | Self::Strong => 15.0,
            Self::Mono => 14.0,
            Self::Title => 17.0,
            Self::Heading => 23.0,
        }
    }

    /// The text style that egui knows it by.
    #[must_use]
    pub fn style(self) -> egui::TextStyle {
        match self {
            Self::Caption => egui::TextStyle::Small,
            Self::Body => egui::TextStyle::Body,
            Self::Strong => egui::TextStyle::Name("strong".into()),
            Self::Title => egui::TextStyle::Name("title".into()),
            Self::Heading => egui::TextStyle::Heading,
            Self::Mono => egui::TextStyle::Monospace,
        }
    }

    /// The font and size in force, for the painter.
    #[must_use]
    pub fn font(self, ui: &Ui) -> egui::FontId {
        egui::FontId::new(scale(ui.ctx()).of(self.points()), self.family())
    }

    /// The family of its face.
    #[must_use]
    pub fn family(self) -> egui::FontFamily {
        match self {
            Self::Caption | Self::Body => egui::FontFamily::Proportional,
            Self::Strong | Self::Title | Self::Heading => fonts::semibold(),
            Self::Mono => egui::FontFamily::Monospace,
        }
    }

    /// A text in this style, for a label.
    #[must_use]
    pub fn rich(self, text: impl Into<String>) -> egui::RichText {
        egui::RichText::new(text).text_style(self.style())
    }
}

#[derive(Clone, Copy)]
pub(in crate::tokens) struct InForce(pub(in crate::tokens) Theme, pub(in crate::tokens) TextScale);

pub(in crate::tokens) fn key() -> Id {
    Id::unique("jadoube-look")
}

/// The colours in force; those of the light theme before any was applied.
#[must_use]
pub fn of(ctx: &Context) -> &'static Tokens {
    theme(ctx).tokens()
}

/// The theme in force.
#[must_use]
pub fn theme(ctx: &Context) -> Theme {
    ctx.data(|data| data.get_temp::<InForce>(key())).map_or_else(Theme::default, |look| look.0)
}

/// The text scale in force.
#[must_use]
pub fn scale(ctx: &Context) -> TextScale {
    ctx.data(|data| data.get_temp::<InForce>(key())).map_or_else(TextScale::default, |look| look.1)
}
