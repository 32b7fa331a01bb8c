//! The line to a board, and its clock, in words.

use crate::catalogue::Catalogue;
use jadoube_laws::sensing::{Abilities, Battery, Sensing};

/// That the board has no clock: none is plugged in, or none ever can be.
#[must_use]
pub fn no_clock(words: &Catalogue, abilities: Option<Abilities>) -> String {
    let never = abilities.is_some_and(|abilities| !abilities.clock);
    words.say(if never { "device-no-clock-ever" } else { "device-no-clock" })
}

/// What boards of this make do not sense, and what that means; nothing where they sense the pieces.
#[must_use]
pub fn sensing(words: &Catalogue, sensing: Sensing) -> Option<String> {
    match sensing {
        Sensing::Pieces => None,
        Sensing::Presence => Some(words.say("device-presence")),
        Sensing::Moves => Some(words.say("device-moves")),
    }
}

/// “Battery 84 %, charging”
#[must_use]
pub fn battery(words: &Catalogue, battery: Battery) -> String {
    let id = if battery.charging { "device-battery-charging" } else { "device-battery" };
    words.say_with(id, &[("percent", battery.percent.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_laws::line::LineFault;
    use jadoube_laws::sensing::ClockAnswer;
    use jadoube_laws::sensing::ClockVersion;
    use jadoube_laws::sensing::LinkState;
    use jadoube_message::system::SystemReason;

    #[test]
    fn a_lost_line_is_told_with_the_remedy_and_the_systems_own_words() {
        let (port, reason) = ("COM3".into(), SystemReason::Other("No such device".into()));
        let lost = LinkState::Lost { reason: LineFault::Lost { port, reason } };
        for lang in Lang::ALL {
            let told = Catalogue::new(lang).tell(&lost);
            assert!(told.contains("No such device") && told.contains("COM3"), "{told}");
        }
    }

    #[test]
    fn clocks_are_told_apart_by_their_version() {
        let words = Catalogue::new(Lang::En);
        let version = |model| ClockAnswer::Version(ClockVersion { model, major: 2, minor: 1 });
        for (answer, text) in [
            (version(Some("DGT 3000")), "Clock DGT 3000, version 2.1"),
            (version(None), "Clock of an unknown kind, version 2.1"),
            (ClockAnswer::Accepted, "The clock accepted the setting"),
        ] {
            assert_eq!(words.tell(&answer), text);
        }
    }
}
