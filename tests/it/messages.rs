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
    jadoube_chess::side::Side,
    jadoube_laws::ids::Role,
    jadoube_laws::citation::TextStatus,
    jadoube_core::evidence::code::CodeFault,
    jadoube_core::evidence::record::Refusal,
    jadoube_chess::board::position::PositionFault,
    jadoube_laws::laws::overlay::Fault,
    jadoube_laws::laws::conduct::Penalty,
    jadoube_laws::laws::adjournment::AssistantDuty,
    jadoube_laws::clock::control::ControlFault,
    jadoube_laws::clock::correction::CorrectionFault,
    jadoube_chess::result::Score,
    jadoube_laws::game::outcome::EndReason,
    jadoube_laws::game::refusal::Refusal,
    jadoube_laws::rulings::ruling::Remedy,
    jadoube_laws::appeals::verdict::FeeFate,
    jadoube_core::disputes::change::Change,
    jadoube_core::disputes::refusal::Refusal,
    jadoube_core::blind::refusal::Refusal,
    jadoube_core::adjournment::refusal::Refusal,
    jadoube_core::hall::refusal::Refusal,
    jadoube_core::adjournment::event::OpeningFailure,
    jadoube_laws::rulings::fault::Contradiction,
    jadoube_laws::clock::short::ShortFault,
    jadoube_chess::board::piece::Kind,
    jadoube_chess::board::draft::DraftFault,
    jadoube_chess::board::placement::NotAPlacement,
    jadoube_chess::board::position::IllegalMove,
    jadoube_chess::notation::letters::LettersFault,
    jadoube_chess::notation::reading::NotationFault,
    jadoube_chess::notation::reading::Remark,
    jadoube_formats::letters::LettersFileFault,
    jadoube_journal::sealed::SealFault,
    jadoube_desk::converting::guess::NoGuess,
    jadoube_desk::mating::BadLine,
    jadoube_desk::notating::BadLine,
    jadoube_desk::notating::NoLetters,
    jadoube_desk::saying::NotSaid,
    jadoube_desk::sealing::SealingFault,
    jadoube_desk::two_sheets::BadLine,
    jadoube_core::adjournment::state::Status,
    jadoube_core::adjournment::envelope::Signer,
    jadoube_laws::laws::regulations::Capacity,
    jadoube_laws::laws::regulations::OtherRole,
    jadoube_laws::appeals::committee::Seat,
    jadoube_laws::appeals::provisions::Contest,
    jadoube_laws::appeals::filing::PointStatus,
    jadoube_laws::appeals::verdict::Verdict,
    jadoube_laws::appeals::sitting::CommitteeRole,
    jadoube_core::blind::event::Inquiry,
    jadoube_core::blind::arrangement::Scheme,
    jadoube_core::blind::arrangement::ClockAfter,
    jadoube_core::blind::missing_duty::Lack,
    jadoube_core::disputes::command::Caller,
    jadoube_core::disputes::command::Clocks,
    jadoube_chess::scoresheet::slips::Slip,
    jadoube_laws::rulings::discretion::Room,
    jadoube_laws::rulings::ruling::Doubt,
    jadoube_laws::sensing::Orientation,
    jadoube_laws::recognition::evidence::StartFault,
    jadoube_laws::sensing::LinkState,
    jadoube_core::adjournment::reading::Judgement,
    jadoube_core::adjournment::plan::conflicts::Conflict,
    jadoube_core::blind::notice::Notice,
}
