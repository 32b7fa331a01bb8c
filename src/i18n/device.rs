//! The line to a board, and its clock, in words.

use crate::catalogue::Words;
use jadoube_laws::sensing::{Abilities, Battery, ClockAnswer, ClockVersion, LinkState, Sensing};

/// The state of the line, and what can be done about it.
#[must_use]
pub fn link(words: &Words, state: &LinkState) -> String {
    words.tell(state)
}

/// What a clock answered.
#[must_use]
pub fn clock_answer(words: &Words, answer: &ClockAnswer) -> String {
    match answer {
        ClockAnswer::Accepted => words.say("device-clock-accepted"),
        ClockAnswer::Refused { code } => {
            words.say_with("device-clock-refused", &[("code", (*code).into())])
        }
        ClockAnswer::Version(ClockVersion { model, major, minor }) => {
            let version = ("version", format!("{major}.{minor}").into());
            match model {
                Some(model) => {
                    words.say_with("device-clock-version", &[("model", (*model).into()), version])
                }
                None => words.say_with("device-clock-version-other", &[version]),
            }
        }
        ClockAnswer::Button(button) => {
            words.say_with("device-clock-button", &[("button", (*button).into())])
        }
        ClockAnswer::Silent => words.say("device-clock-silent"),
    }
}

/// That the board has no clock: none is plugged in, or none ever can be.
#[must_use]
pub fn no_clock(words: &Words, abilities: Option<Abilities>) -> String {
    let never = abilities.is_some_and(|abilities| !abilities.clock);
    words.say(if never { "device-no-clock-ever" } else { "device-no-clock" })
}

/// What boards of this make do not sense, and what that means; nothing where they sense the pieces.
#[must_use]
pub fn sensing(words: &Words, sensing: Sensing) -> Option<String> {
    match sensing {
        Sensing::Pieces => None,
        Sensing::Presence => Some(words.say("device-presence")),
        Sensing::Moves => Some(words.say("device-moves")),
    }
}

/// “Battery 84 %, charging”
#[must_use]
pub fn battery(words: &Words, battery: Battery) -> String {
    let id = if battery.charging { "device-battery-charging" } else { "device-battery" };
    words.say_with(id, &[("percent", battery.percent.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;

    #[test]
    fn a_lost_line_is_told_with_the_remedy_and_the_systems_own_words() {
        let lost = LinkState::Lost { reason: "No such device".into() };
        for lang in Lang::ALL {
            assert!(link(&Words::new(lang), &lost).ends_with("No such device"), "{lang:?}");
        }
    }

    #[test]
    fn clocks_are_told_apart_by_their_version() {
        let words = Words::new(Lang::En);
        let version = |model| ClockAnswer::Version(ClockVersion { model, major: 2, minor: 1 });
        for (answer, text) in [
            (version(Some("DGT 3000")), "Clock DGT 3000, version 2.1"),
            (version(None), "Clock of an unknown kind, version 2.1"),
            (ClockAnswer::Accepted, "The clock accepted the setting"),
        ] {
            assert_eq!(clock_answer(&words, &answer), text);
        }
    }
}
