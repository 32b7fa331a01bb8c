//! The types that are messages. One that is not in this list is found by the test of the locales:
//! then nothing uses its texts.

use jadoube_message::{Catalogued, Entry};

macro_rules! all {
    ($($message:path,)*) => {
        /// Every message of the code with the names of its values.
        pub(crate) fn all() -> Vec<Entry> {
            let mut all = Vec::new();
            $(all.extend(<$message>::messages());)*
            all
        }
    };
}

all! {
    jadoube::core::side::Side,
    jadoube::core::ids::Role,
    jadoube::core::citation::Held,
    jadoube::core::evidence::code::CodeFault,
    jadoube::core::evidence::record::Refusal,
    jadoube::core::board::position::PositionFault,
    jadoube::core::laws::overlay::Fault,
    jadoube::core::laws::conduct::Penalty,
    jadoube::core::laws::adjournment::AssistantDuty,
    jadoube::core::clock::control::ControlFault,
    jadoube::core::clock::correction::CorrectionFault,
    jadoube::core::game::outcome::Score,
    jadoube::core::game::outcome::EndReason,
    jadoube::core::game::refusal::Refusal,
    jadoube::core::rulings::ruling::Remedy,
    jadoube::core::appeals::verdict::FeeFate,
    jadoube::core::disputes::change::Change,
    jadoube::core::disputes::refusal::Refusal,
    jadoube::core::blind::refusal::Refusal,
    jadoube::core::adjournment::refusal::Refusal,
    jadoube::core::hall::refusal::Refusal,
}
