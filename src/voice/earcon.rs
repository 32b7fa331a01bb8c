//! Short sounds with a meaning: the alarms', and those that tell a listener that something was
//! noticed. Each has a text that says the same (`voice-earcon-…` in `locales`). How they sound is in
//! `tones`.

use crate::alarm::Alarm;

/// A sound with a meaning. The order is that of urgency, the least urgent first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Earcon {
    /// A clock was pressed.
    Press,
    /// What was typed or pressed is no move, or leads nowhere.
    Edge,
    /// An alarm.
    Alarm(Alarm),
}

impl Earcon {
    /// All of them, the least urgent first.
    #[must_use]
    pub fn all() -> Vec<Self> {
        [Self::Press, Self::Edge].into_iter().chain(Alarm::ALL.map(Self::Alarm)).collect()
    }

    /// The id of the text that says the same.
    #[must_use]
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::Press => "voice-earcon-press",
            Self::Edge => "voice-earcon-edge",
            Self::Alarm(alarm) => match alarm {
                Alarm::DrawOffer => "voice-earcon-draw-offer",
                Alarm::GameOver => "voice-earcon-game-over",
                Alarm::LowTime => "voice-earcon-low-time",
                Alarm::Lost => "voice-earcon-lost",
                Alarm::MovesMissing => "voice-earcon-moves-missing",
                Alarm::PressedWithoutMove => "voice-earcon-pressed-without-move",
                Alarm::Illegal => "voice-earcon-illegal",
                Alarm::Discrepancy => "voice-earcon-discrepancy",
                Alarm::Flag => "voice-earcon-flag",
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_i18n::catalogue::Catalogue;
    use jadoube_i18n::lang::Lang;

    #[test]
    fn every_sound_has_its_text_in_every_language() {
        assert!(Earcon::all().is_sorted());
        for lang in Lang::ALL {
            let words = Catalogue::new(lang);
            let mut texts: Vec<String> =
                Earcon::all().iter().map(|earcon| words.say(earcon.meaning())).collect();
            assert!(texts.iter().all(|text| !text.contains('⟦')), "{lang:?}: {texts:?}");
            texts.sort();
            texts.dedup();
            assert_eq!(texts.len(), Earcon::all().len(), "{lang:?}: two sound alike");
        }
    }
}
