//! The types that are messages: each that derives it stands in one of the two lists.

use std::collections::BTreeSet;

use jadoube_message::{Entry, MessageCatalogue};

use crate::locales::sources;

macro_rules! list {
    ($(#[$doc:meta])+ $entries:ident, $paths:ident; $($message:path,)*) => {
        $(#[$doc])+
        pub(crate) fn $entries() -> Vec<Entry> {
            let mut all = Vec::new();
            $(all.extend(<$message>::messages());)*
            all
        }

        const $paths: &[&str] = &[$(stringify!($message)),*];
    };
}

list! {
    /// Every message of the code with the names of its values.
    all, ALL;
    jadoube_chess::side::Side,
    jadoube_laws::ids::Role,
    jadoube_laws::citation::TextStatus,
    jadoube_competition::points::ScoringFault,
    jadoube_competition::rating_list::odd::Oddity,
    jadoube_competition::rating_list::odd::OddKind,
    jadoube_desk::rating_list::About,
    jadoube_desk::rating_list::DatedBy,
    jadoube_desk::rating_list::ListFault,
    jadoube_desk::rating_list::ListName,
    jadoube_competition::tiebreak::code::BadCode,
    jadoube_competition::tiebreak::code::Criterion,
    jadoube_competition::tiebreak::edition::Edition,
    jadoube_competition::tiebreak::edition::Rest,
    jadoube_competition::tiebreak::working::Basis,
    jadoube_competition::tiebreak::working::Cut,
    jadoube_competition::tiebreak::working::Lack,
    jadoube_competition::tiebreak::working::Method,
    jadoube_competition::tiebreak::working::Why,
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
    jadoube_core::competition::event::Event,
    jadoube_core::competition::event::Act,
    jadoube_core::competition::next::NextStep,
    jadoube_core::competition::refusal::Refusal,
    jadoube_core::competition::remark::Remark,
    jadoube_core::competition::why::Because,
    jadoube_core::competition::category::Category,
    jadoube_core::competition::result::PairingResult,
    jadoube_competition::handling::Ground,
    jadoube_core::competition::round::Stage,
    jadoube_core::competition::phase::GroupName,
    jadoube_core::competition::team::LineUpSource,
    jadoube_core::hall::clocks::Obstacle,
    jadoube_core::stations::event::Event,
    jadoube_desk::stations_line::LineFault,
    jadoube_desk::stations_line::ServerState,
    jadoube_core::stations::member::Role,
    jadoube_core::stations::post::Post,
    jadoube_core::stations::refusal::Refusal,
    jadoube_core::adjournment::event::OpeningFailure,
    jadoube_laws::rulings::fault::Contradiction,
    jadoube_laws::clock::short::ShortFault,
    jadoube_laws::rulings::facts::FactType,
    jadoube_laws::rulings::facts::CaseFault,
    jadoube_core::blind::rehearsal::scripts::RehearsalFault,
    jadoube_chess::board::piece::Kind,
    jadoube_chess::board::draft::DraftFault,
    jadoube_chess::board::placement::NotAPlacement,
    jadoube_chess::board::position::IllegalMove,
    jadoube_chess::notation::letters::LettersFault,
    jadoube_chess::notation::reading::NotationFault,
    jadoube_chess::notation::reading::Remark,
    jadoube_chess::notation::whole::Slip,
    jadoube_chess::pgn::fault::Complaint,
    jadoube_chess::pgn::fault::PgnFault,
    jadoube_chess::pgn::fault::TagShape,
    jadoube_chess::pgn::signal::Signal,
    jadoube_chess::braille::BrailleFault,
    jadoube_chess::scoresheet::end::NotAnEnd,
    jadoube_chess::scoresheet::length::NotACounter,
    jadoube_desk::player_lists::ListFault,
    jadoube_desk::converting::remarks::Remark,
    jadoube_desk::converting::remarks::What,
    jadoube_desk::converting::remarks::LeftOut,
    jadoube_desk::system_fault::SystemFault,
    jadoube_desk::sighting::Sighting,
    jadoube_desk::snapshot::NoticeKind,
    jadoube_desk::table_concerns::TableConcern,
    jadoube_desk::cycle::strands::ExchangeFault,
    jadoube_desk::comparing::Disagreement,
    jadoube_desk::recovery::Recovery,
    jadoube_desk::evidence::HeadStatus,
    jadoube_journal::fault::Flaw,
    jadoube_desk::simulate::SimulateFault,
    jadoube_desk::times::TimeFault,
    jadoube_desk::import::ReportLine,
    jadoube_desk::import::LeftOut,
    jadoube_desk::import::GameThere,
    jadoube_cli::value::ValueFault,
    jadoube_cli::wrong::Wrong,
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
    jadoube_laws::laws::regulations::Right,
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
    jadoube_chess::scoresheet::reconstruct::Verdict,
    jadoube_chess::scoresheet::slips::Slip,
    jadoube_laws::rulings::discretion::DiscretionReason,
    jadoube_laws::rulings::ruling::Doubt,
    jadoube_laws::sensing::Orientation,
    jadoube_laws::recognition::evidence::StartFault,
    jadoube_laws::sensing::LinkState,
    jadoube_core::adjournment::reading::Judgement,
    jadoube_core::adjournment::plan::conflicts::Conflict,
    jadoube_core::blind::notice::Notice,
    jadoube_core::blind::reconcile::Doubt,
    jadoube_core::blind::reconcile::Verdict,
    jadoube_core::blind::reconcile::divergence::Cause,
    jadoube_core::blind::reconcile::filled::FilledIn,
    jadoube_core::blind::reconcile::procedure::Step,
    jadoube_core::blind::reconcile::reading::PieceGroup,
    jadoube_core::blind::reconcile::scores::Agreement,
    jadoube_core::blind::reconcile::scores::EntryError,
    jadoube_core::blind::reconcile::squares::Difference,
    jadoube_laws::rulings::ruling::Finding,
    jadoube_laws::rulings::ruling::Discretion,
    jadoube_laws::game::event::Event,
    jadoube_laws::game::event::Setup,
    jadoube_laws::game::event::MissingAnswer,
    jadoube_laws::game::event::Observation,
    jadoube_laws::game::gap::ClockGap,
    jadoube_laws::sensing::PlayerClocks,
    jadoube_laws::sensing::ResultSignal,
    jadoube_laws::recognition::evidence::Touch,
    jadoube_laws::clock::correction::Correction,
    jadoube_core::hall::timing::TimeNote,
    jadoube_core::hall::timing::HeartbeatFault,
    jadoube_laws::appeals::deadline::DeadlineStatus,
    jadoube_laws::claims::claimable::Claimable,
    jadoube_laws::appeals::filing::AppealForm,
    jadoube_laws::appeals::filing::FeePayment,
    jadoube_laws::appeals::sitting::Conflict,
    jadoube_laws::appeals::sitting::Flaw,
    jadoube_laws::appeals::verdict::Effect,
    jadoube_laws::laws::adjournment::EnvelopeField,
    jadoube_core::adjournment::envelope::MissingField,
    jadoube_core::adjournment::envelope::Disagreement,
    jadoube_core::adjournment::event::Event,
    jadoube_core::adjournment::register::Alarm,
    jadoube_core::adjournment::guide::Actor,
    jadoube_core::evidence::record::Event,
    jadoube_core::blind::event::Actor,
    jadoube_core::blind::event::Event,
    jadoube_message::system::SystemReason,
    jadoube_message::reader::ReaderFault,
    jadoube_message::reader::Kind,
    jadoube_laws::line::LineFault,
    jadoube_devices::trace::LineEvent,
    jadoube_devices::dgt::frame::FrameFault,
    jadoube_devices::dgt::message::MessageFault,
    jadoube_devices::dgt::message::Message,
    jadoube_devices::dgt::command::HostCommand,
    jadoube_devices::dgt::command::ClockCommand,
    jadoube_laws::sensing::ClockAnswer,
    jadoube_laws::sensing::ClockVersion,
    jadoube_laws::rulings::fault::FaultReason,
    jadoube_journal::fault::Fault,
    jadoube_journal::strand::StrandFault,
    jadoube_journal::strand::TakeFault,
    jadoube_journal::chain::BrokenRow,
    jadoube_desk::request_error::CommandError,
    jadoube_desk::request_error::Trouble,
    jadoube_desk::evidence::EvidenceFault,
    jadoube_desk::envelopes::PaperFault,
    jadoube_desk::protocols::ProtocolFault,
    jadoube_desk::round_sessions::SessionsFault,
    jadoube_desk::sheet_files::SheetFault,
    jadoube_desk::demo::fault::DemoFault,
    jadoube_desk::demo::fault::Deviation,
    jadoube_reports::layout::PrintFault,
    jadoube_cli::reply::Unread,
    jadoube_core::disputes::event::Event,
    jadoube_core::disputes::evidence::Evidence,
    jadoube_competition::berger::BergerFault,
    jadoube_competition::berger::Reason,
    jadoube_competition::varma::draw::Step,
    jadoube_competition::typed::TypedFault,
    jadoube_competition::check::Finding,
    jadoube_competition::misprints::Misprint,
    jadoube_competition::varma::rows::RowFault,
    jadoube_competition::varma::draw::WithheldReason,
    jadoube_competition::varma::draw::DrawFault,
    jadoube_competition::withdrawal::WithdrawalFault,
    jadoube_competition::knockout::duel::Why,
    jadoube_competition::knockout::written::Unread,
    jadoube_competition::knockout::bracket::BracketFault,
    jadoube_competition::olympiad1972::regulations::Misprint,
    jadoube_competition::olympiad1972::regulations::Task,
    jadoube_competition::olympiad1972::entry::EntryFault,
    jadoube_competition::olympiad1972::entry::LineUpFault,
    jadoube_competition::olympiad1972::entry::Source,
    jadoube_competition::olympiad1972::division::DivisionFault,
    jadoube_competition::olympiad1972::matches::ResultsFault,
    jadoube_competition::olympiad1972::ranking::Criterion,
    jadoube_competition::trf::fault::Fault,
    jadoube_competition::trf::fault::What,
    jadoube_competition::trf::fault::Field,
    jadoube_competition::csv::CellFault,
    jadoube_competition::csv::CellWhat,
    jadoube_competition::csv::heading::Column,
    jadoube_competition::rating::edition::Rate,
    jadoube_competition::rating::edition::Edition,
    jadoube_competition::rating::factor::Reason,
    jadoube_competition::rating::change::UnratedReason,
    jadoube_competition::rating::first::Outcome,
    jadoube_competition::norm::audit::Requirement,
}

list! {
    /// Those that only another message tells, which adds values of its own: their texts have more than they
    /// fill in.
    within, WITHIN;
    jadoube_core::adjournment::receipt::ReceiptCheck,
    jadoube_core::blind::reconcile::squares::Handling,
    jadoube_desk::request_error::NoPgn,
    jadoube_journal::chain::RowFault,
    jadoube_journal::fault::ForeignFile,
    jadoube_journal::loss::Loss,
    jadoube_laws::game::event::Source,
    jadoube_laws::game::gap::Cause,
    jadoube_laws::game::gap::Gap,
    jadoube_laws::game::sheets::Origin,
    jadoube_laws::game::touch_duty::Obligation,
    jadoube_laws::line::AddressFault,
    jadoube_laws::recognition::evidence::Handling,
    jadoube_laws::rulings::ruling::CanMate,
    jadoube_laws::rulings::ruling::Irregularity,
    jadoube_laws::rulings::ruling::NoTouch,
}

#[test]
fn every_type_that_says_something_is_in_a_list() {
    let lists = ALL.iter().chain(WITHIN).map(|path| path.replace(' ', ""));
    let listed: BTreeSet<String> = lists.collect();
    let mut found = BTreeSet::new();
    for (file, source) in sources() {
        if !file.ends_with("tests.rs") && !file.contains("/tests/") {
            found.extend(derived(&source).into_iter().map(|name| path_of(&file, name)));
        }
    }
    assert!(found.len() > 200, "the scan itself is broken: {found:?}");
    let missing: Vec<&String> = found.difference(&listed).collect();
    assert!(missing.is_empty(), "put them into a list of this file: {missing:#?}");
}

/// The types of a source that derive a message with words: those with `keys` or `fields` have none.
fn derived(source: &str) -> Vec<&str> {
    let shipped = source.split("\n#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let code = shipped.lines().map(str::trim).filter(|line| !line.starts_with("//"));
    let (mut found, mut attributes, mut is_open) = (Vec::new(), String::new(), false);
    for line in code {
        if is_open || line.starts_with("#[") {
            attributes += line;
            is_open = !line.ends_with(']');
            continue;
        }
        let named = |word: &str| {
            attributes.split(|sign: char| !sign.is_alphanumeric()).any(|found| found == word)
        };
        if named("Message") && !named("keys") && !named("fields") {
            found.extend(name(line));
        }
        attributes.clear();
    }
    found
}

/// The name of the type that a line defines.
fn name(line: &str) -> Option<&str> {
    let rest = ["struct ", "enum "].iter().find_map(|word| Some(line.split_once(word)?.1))?;
    rest.split(|sign: char| !sign.is_alphanumeric()).next()
}

/// A type as the lists name it.
fn path_of(file: &str, name: &str) -> String {
    let module = file.trim_start_matches("src/").trim_end_matches(".rs").replace('/', "::");
    format!("jadoube_{}::{name}", module.trim_end_matches("::lib"))
}

#[test]
fn types_that_derive_a_message_are_found() {
    let source = "/// #[derive(Message)]\n#[derive(Debug, Message)]\n#[message(prefix = \"a\")]\n/// keys\n\
                  pub enum First {\n    #[message(id = \"a-b\")]\n    One,\n}\n#[derive(\n    Clone, Message,\n)]\n\
                  pub(crate) struct Second(u8);\n#[derive(Message)]\n#[message(keys)]\nenum Third {}\n\
                  #[derive(Debug)]\nstruct Fourth;\n";
    assert_eq!(derived(source), ["First", "Second"]);
    assert_eq!(path_of("src/chess/board/square.rs", "S"), "jadoube_chess::board::square::S");
    assert_eq!(path_of("src/journal/lib.rs", "S"), "jadoube_journal::S");
}
